//! Says which bits of which instruction rows no passing test has seen as 0 and as 1, in `tests/snapshots/`.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

use std::path::{Path, PathBuf};

use mcreplay::replay::{self, Options};
use mcreplay::{Target, report};

/// The targets whose rows are held against the tests: gfx11 in all modes that change what a row takes.
const MODES: [&str; 4] = [
    "+real-true16,+wavefrontsize32",
    "-real-true16,+wavefrontsize32",
    "+real-true16,+wavefrontsize64",
    "-real-true16,+wavefrontsize64",
];

fn targets(gpu: &str) -> Vec<Target> {
    MODES.iter().map(|mode| Target::for_processor(gpu, mode).unwrap()).collect()
}

fn coverage(folders: &[PathBuf], gpu: &str) -> String {
    let mut options = Options::new(folders.to_vec(), replay::builtin_tools());
    options.coverage = true;
    let replayed = replay::replay(&options, &|_| {}).unwrap();
    report::coverage(&replayed.coverage, &targets(gpu))
}

fn compare(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn suite() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    compare("coverage-suite-gfx11", &coverage(&[project.join("testdata/suite")], "gfx1100"));
}

#[test]
fn all() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let llvm = project.join("testdata/llvm/MC/AMDGPU");
    if !llvm.is_dir() {
        eprintln!("LLVM's tests are not part of the coverage: `cargo xtask sync-llvm` brings them");
        return;
    }
    compare("coverage-all-gfx11", &coverage(&[llvm, project.join("testdata/suite")], "gfx1100"));
}
