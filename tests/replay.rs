//! Replays LLVM's tests and the project's own, and compares what came of them with the snapshots in
//! `tests/snapshots/`: any change, for better or worse, is reviewed with `cargo insta review`.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

use std::path::{Path, PathBuf};

use insta::Settings;
use mcreplay::replay::{self, GENERATIONS, Generation, Options, Replay};
use mcreplay::report;

/// Where LLVM's tests lie once `cargo xtask sync-llvm` has brought them.
const LLVM: &str = "testdata/llvm/MC/AMDGPU";

fn replay_folder(folder: &Path) -> Replay {
    let options = Options::new(vec![folder.to_owned()], replay::builtin_tools());
    replay::replay(&options, &|_| {}).unwrap()
}

/// Compares one snapshot per generation, named `<corpus>-<generation>`.
fn compare(corpus: &str, replayed: &Replay) {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path("snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        for name in GENERATIONS {
            let generation = Generation::from_name(name).unwrap();
            if let Some(text) = report::snapshot(replayed, generation) {
                insta::assert_snapshot!(format!("{corpus}-{name}"), text);
            }
        }
    });
}

fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn llvm() {
    let folder = project().join(LLVM);
    if !folder.is_dir() {
        let required = std::env::var_os("MCREPLAY_REQUIRE_LLVM").is_some_and(|value| value == "1");
        assert!(
            !required,
            "MCREPLAY_REQUIRE_LLVM is set, but {LLVM} is missing: run `cargo xtask sync-llvm`"
        );
        eprintln!("LLVM's tests are not replayed: {LLVM} is missing, `cargo xtask sync-llvm` brings them");
        return;
    }
    let replayed = replay_folder(&folder);
    let all: usize =
        replayed.files.iter().flat_map(|file| &file.runs).map(|run| run.encodings.expected).sum();
    assert_eq!(all, 544_190, "expected encodings that were found");
    compare("llvm", &replayed);
}

#[test]
fn suite() {
    compare("suite", &replay_folder(&project().join("testdata/suite")));
}

/// Runs `mcreplay replay` on one test file with this content; its exit status and what it prints.
fn command(content: &str, options: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.s"), content).unwrap();
    let program = env!("CARGO_BIN_EXE_mcreplay");
    let output =
        std::process::Command::new(program).arg("replay").arg(folder.path()).args(options).output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn exit_status() {
    let passes = "// RUN: echo a | FileCheck %s\n// CHECK: a\n";
    let fails = "// RUN: echo b | FileCheck %s\n// CHECK: a\n";
    let not_run = "// RUN: frobnicate | FileCheck %s\n// CHECK: a\n";
    assert_eq!(command(passes, &[]).0, Some(0));
    assert_eq!(command(fails, &[]).0, Some(1));
    assert_eq!(command(not_run, &[]).0, Some(0));
    assert_eq!(command(passes, &["--file", "b*"]).0, Some(2));
    assert_eq!(command(passes, &["--generation", "gfx99"]).0, Some(2));
    assert!(
        command(fails, &[])
            .1
            .contains("a.s RUN 1 () failed: a.s:2:11: error: CHECK: expected string not found")
    );
    let listed = command(not_run, &["--list"]).1;
    assert!(listed.contains("\na.s   not run        0/1        1"));
    assert!(listed.contains("\nnot run: 1 RUN line, first in a.s: frobnicate does not exist here yet\n"));
    // Whether it would compare something is not known of what cannot run.
    let (status, listed) = command("// RUN: frobnicate %s\n", &["--list"]);
    assert_eq!(status, Some(0));
    assert!(listed.contains("\na.s   not run ") && listed.contains(": frobnicate does not exist here yet\n"));
    assert_eq!(command("// RUN: false\n// XFAIL: *\n", &[]).0, Some(0));
    assert!(command("// RUN: false\n", &[]).1.contains("a.s RUN 1 () failed: false: exit status 1\n"));
}

/// A fault of the command line is told before anything is replayed, and alone.
#[test]
fn refuses_command_lines() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("f.s");
    let refused = |options: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_mcreplay"));
        let output = command.arg("replay").arg(&pipe).args(options).output().unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{options:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    std::fs::write(&pipe, "// RUN: true\n").unwrap();
    for tool in ["=x", "foo=/bin/true", "not=/bin/true"] {
        let message = refused(&["--tool", tool]);
        assert!(
            message.contains("is no tool; known are FileCheck, ") && message.contains("sed"),
            "{message}"
        );
    }
    for tool in ["llvm-mc=", "llvm-mc=/nope", "llvm-mc=/"] {
        assert!(refused(&["--tool", tool]).contains("there is no file '"), "{tool}");
    }
    std::fs::remove_file(&pipe).unwrap();
    if std::process::Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
        let missing = refused(&["--baseline", "/nope"]);
        assert!(missing.starts_with("mcreplay: /nope: "), "{missing}");
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_mcreplay"))
            .arg("replay")
            .arg(&pipe)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(message, "mcreplay: not complete: f.s could not be read\n");
    } else {
        eprintln!("skipped: there is no mkfifo");
    }
}

#[test]
fn json_is_a_baseline() {
    let folder = tempfile::tempdir().unwrap();
    let recorded = folder.path().join("recorded.json");
    let (status, json) = command("// RUN: echo a | FileCheck %s\n// CHECK: a\n", &["--format", "json"]);
    assert_eq!(status, Some(0));
    std::fs::write(&recorded, json).unwrap();
    let baseline = ["--baseline", recorded.to_str().unwrap()];
    assert_eq!(command("// RUN: echo a | FileCheck %s\n// CHECK: a\n", &baseline).0, Some(0));
    assert_eq!(command("// RUN: echo b | FileCheck %s\n// CHECK: a\n", &baseline).0, Some(1));
}
