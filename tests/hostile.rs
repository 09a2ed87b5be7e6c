//! Input that means harm, or came to it: each gives an error or a finding, in little time and memory.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

use mcreplay::tool::{Created, Files, Invocation, Output};
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// A source as standard input, which also includes itself by the name `self.s`.
struct Source(Arc<[u8]>);

impl Files for Source {
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        match path.to_str() {
            Some("-" | "self.s") => Ok(self.0.clone()),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }

    fn create(&self, _: &Path) -> io::Result<Box<dyn Created + '_>> {
        Err(io::ErrorKind::PermissionDenied.into())
    }
}

fn mc_with(options: &[&str], source: impl AsRef<[u8]>) -> Output {
    let words = ["-triple=amdgcn", "-mcpu=gfx1100", "-show-encoding"].iter().chain(options);
    let args: Vec<String> = words.map(|word| (*word).to_owned()).collect();
    let files = Source(source.as_ref().into());
    mcreplay::mc::run(&Invocation { program: "llvm-mc", args: &args, files: &files, trace: true })
}

/// The message of the last error of a source that is refused with little output.
fn last_error(source: impl AsRef<[u8]>) -> String {
    let output = mc_with(&[], &source);
    assert_eq!(output.status, 1);
    let bound = (65 << 20) + source.as_ref().len() * 33;
    assert!(output.stdout.len() < bound, "{}", output.stdout.len());
    let stderr = String::from_utf8_lossy(&output.stderr);
    let last = stderr.lines().rfind(|line| line.contains(" error: ")).unwrap();
    last.split_once(" error: ").unwrap().1.to_owned()
}

#[test]
fn bytes_that_are_no_text() {
    let output = mc_with(&[], b"s_nop 0\0\0 ; \xff\xfe\n\0\ns_nop 1\n");
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    assert_eq!(last_error(b"s_nop 0\n\xff\xfe\n"), "unexpected token at start of statement");
    assert_eq!(mc_with(&[], (0..=255).cycle().take(100_000).collect::<Vec<u8>>()).status, 1);
}

#[test]
fn long_lines() {
    let long = "x".repeat(20_000_000);
    assert_eq!(mc_with(&[], format!("s_nop 0 ; {long}\n")).status, 0);
    assert_eq!(last_error(format!("v_foo {long}\n")), "invalid instruction");
    let many = mc_with(&[], format!(".long {}", "1,".repeat(5_000_000)));
    assert_eq!(many.status, 1);
}

#[test]
fn deep_nesting() {
    let (open, close) = ("(".repeat(100_000), ")".repeat(100_000));
    let deep = "expression is nested too deeply";
    assert_eq!(last_error(format!(".long {open}1{close}\n")), deep);
    assert_eq!(last_error(format!("s_mov_b32 s0, {open}1{close}\n")), deep);
    assert_eq!(last_error(format!(".if {open}\n.endif\n")), deep);
    assert_eq!(last_error(".if 1\n".repeat(100_001)), "unmatched .ifs or .elses");
    assert_eq!(last_error(".pushsection .text\n".repeat(10_001)), "sections are nested too deeply");
    assert_eq!(mc_with(&[], format!("v_add_f32 v0, {}v0, v1\n", "-abs(|".repeat(100_000))).status, 1);
}

#[test]
fn macros_and_repetitions_without_end() {
    assert!(
        last_error(".macro m\nm\n.endm\nm\n").starts_with("macros cannot be nested more than 20 levels deep")
    );
    let mut tree = ".macro m0\ns_nop 0\n.endm\n".to_owned();
    for level in 1..20 {
        let call = format!("m{}\n", level - 1);
        tree.push_str(&format!(".macro m{level}\n{}.endm\n", call.repeat(8)));
    }
    assert_eq!(last_error(tree + "m19\n"), "the text of the source is too large");
    let too_large = "repetition is too large";
    assert_eq!(last_error(".rept 2147483648\ns_nop 0\n.endr\n"), too_large);
    assert_eq!(last_error(".rept 0x7fffffffffffffff\n\n.endr\n"), too_large);
    assert_eq!(last_error(format!(".irpc x, {}\ns_nop 0\n.endr\n", "a".repeat(5_000_000))), too_large);
    let (begin, end) = (".rept 1000\n".repeat(6), ".endr\n".repeat(6));
    assert_eq!(last_error(format!("{begin}s_nop 0\n{end}")), "the text of the source is too large");
    assert_eq!(mc_with(&[], ".rept 0x7fffffffffffffff\n.endr\n").status, 0);
}

/// A body that expands to nothing is read all the same.
#[test]
fn macros_that_expand_to_nothing() {
    let body = "\\()".repeat(300_000);
    let source = format!(".macro m\n; {body}\n.endm\n{}", "m\n".repeat(1_000));
    assert_eq!(last_error(source), "macro expansion is too large");
}

#[test]
fn files_that_include_themselves() {
    assert_eq!(last_error(".include \"self.s\"\n"), "files are included too deeply");
    assert_eq!(mc_with(&[], ".include \"self.s\"\n.include \"self.s\"\n").status, 1);
    // Each error is told with the files that lead to it.
    let errors = "s_wait_idle 1 2\n".repeat(10) + ".include \"self.s\"\n";
    let output = mc_with(&[], errors.repeat(2));
    assert_eq!(output.status, 1);
    assert!(output.stderr.len() < 64 << 20, "{}", output.stderr.len());
}

/// Short statements that repeat what is long.
#[test]
fn long_names_and_expressions_that_are_repeated() {
    let long = "x".repeat(1_000_000);
    let text = "the text of the source is too large";
    assert_eq!(last_error(format!(".section {long}\n.text\n{}", ".previous\n".repeat(100_000))), text);
    let column = mc_with(&["-comment-column=4294967295"], "s_nop 0\ns_nop 0\n");
    assert!(column.status == 1 && column.stdout.len() < 80 << 20);
    let call = format!(".macro m {long}:req\n.endm\n{}", "m\n".repeat(100_000));
    assert_eq!(last_error(call), "too many messages");
    let marked = mc_with(&[], format!("# 1 \"{long}\"\n{}", ".foo\n".repeat(10_000)));
    assert!(marked.status == 1 && marked.stderr.len() < 300 << 20);
    let sum = format!(".set a, b{}\n{}", "+b".repeat(500_000), "s_mov_b32 s0, a\n".repeat(10_000));
    assert_eq!(last_error(sum), "the expressions of the source are too complex");
}

fn mcreplay() -> Command {
    Command::new(env!("CARGO_BIN_EXE_mcreplay"))
}

#[test]
fn streams_that_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("a.s");
    std::fs::write(&source, "s_nop 0\n".repeat(100_000)).unwrap();
    let mc = ["mc", "-triple=amdgcn", source.to_str().unwrap()];
    let mut child = mcreplay().args(mc).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0), "a reader that leaves is no error");
    if let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") {
        let output = mcreplay().args(mc).stdout(full.try_clone().unwrap()).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let expected = "LLVM ERROR: IO failure on output stream: No space left on device\n";
        assert_eq!(String::from_utf8(output.stderr).unwrap(), expected);
        std::fs::write(&source, "// RUN: echo a | FileCheck %s\n// CHECK: a\n").unwrap();
        let status = mcreplay().arg("replay").arg(folder.path()).stdout(full).status().unwrap();
        assert_eq!(status.code(), Some(2));
    }
}

#[test]
fn inputs_that_are_no_files() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    let checks = [vec!["mc", "-triple=amdgcn", folder], vec!["filecheck", folder], vec!["replay", "gone"]];
    for words in checks {
        let output = mcreplay().args(&words).stdin(Stdio::null()).output().unwrap();
        assert!(matches!(output.status.code(), Some(1 | 2)), "{words:?}: {:?}", output.status);
        assert!(!output.stderr.is_empty(), "{words:?}");
    }
}

/// Replays a folder; exit status and what it prints.
fn replay(folder: &Path, options: &[&str]) -> (Option<i32>, String) {
    let output = mcreplay().arg("replay").arg(folder).args(options).output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn a_replay_of_hostile_files() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, content: &[u8]| std::fs::write(folder.path().join(name), content).unwrap();
    let long = "a".repeat(100_000);
    let checked = |check: &str, line: &str| {
        format!("// RUN: cat %s | FileCheck --dump-input=never %s\n// CHECK: {{{{^}}}}{check}\n{line}\n")
    };
    std::fs::create_dir(folder.path().join("folder.s")).unwrap();
    write("good.s", b"// RUN: echo a | FileCheck %s\n// CHECK: a\n");
    write("latin.s", b"// RUN: echo \xff | FileCheck %s\n");
    write("nul.s", b"\0\0// RUN: echo a\0 | FileCheck %s\n// CHECK: b\0\n");
    write("unknown.s", b"// RUN: frobnicate %s | FileCheck %s\n// CHECK: a\n");
    write("empty.s", b"");
    write("stars.s", checked("{{(a*)*b$}}", &long).as_bytes());
    write("choice.s", checked("{{(a|aa)+c$}}", &long).as_bytes());
    write("reference.s", checked("{{((a*)*)*\\1b$}}", &long).as_bytes());
    write(
        "device.s",
        b"// RUN: cat /dev/zero | FileCheck %s\n// RUN: cat /proc/kmsg | FileCheck %s\n// CHECK: x\n",
    );
    let four = "cat %t.a %t.a %t.a %t.a > %t.b && cp %t.b %t.a && ".repeat(15);
    let grows = format!("// RUN: cp %s %t.a && {four} echo x | FileCheck %s\n// CHECK: x\n");
    write("grows.s", grows.as_bytes());
    let (status, text) = replay(folder.path(), &["--list"]);
    assert_eq!(status, Some(1), "{text}");
    let outcome_is = |name: &str, outcome: &str| {
        let line = text.lines().find(|line| line.starts_with(&format!("{name}.s "))).unwrap();
        assert!(line.contains(outcome), "{line}");
    };
    for name in ["latin", "nul", "empty", "stars", "choice", "reference", "device", "grows"] {
        outcome_is(name, " failed ");
    }
    outcome_is("good", " passed ");
    outcome_is("unknown", " not run ");
    assert!(!text.contains("NOT COMPLETE"));
}

/// Whoever cannot read a file has not replayed the folder, whatever else passes.
#[cfg(unix)]
#[test]
fn a_replay_without_some_file_is_not_complete() {
    let folder = tempfile::tempdir().unwrap();
    let good = "// RUN: llvm-mc -mcpu=gfx900 /dev/null && echo a | FileCheck %s\n// CHECK: a\n";
    std::fs::write(folder.path().join("good.s"), good).unwrap();
    for (name, to) in [("gone.s", "nowhere"), ("device.s", "/dev/zero")] {
        std::os::unix::fs::symlink(to, folder.path().join(name)).unwrap();
    }
    for options in [&[][..], &["--gpu", "gfx900"]] {
        let (status, text) = replay(folder.path(), options);
        assert_eq!(status, Some(2), "{text}");
        assert!(text.contains("NOT COMPLETE: files that could not be read: 2\n"), "{text}");
    }
    assert!(replay(folder.path(), &["--format", "json"]).1.contains("\"unread_files\": 2"));
}

#[test]
fn a_replay_takes_no_more_threads_than_it_can_use() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.s"), "// RUN: echo a | FileCheck %s\n// CHECK: a\n").unwrap();
    let status =
        mcreplay().arg("replay").arg(folder.path()).env("RAYON_NUM_THREADS", "99999999").status().unwrap();
    assert_eq!(status.code(), Some(0));
}
