//! `cargo xtask replay`: LLVM's tests if they can be had, the tool in release, and its report.

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};

use crate::sync::LLVM;
use crate::sync::corpus::Corpus;
use crate::sync::disk::RealDisk;
use crate::sync_llvm::source::Unreachable;
use crate::sync_llvm::{self, Report};
use crate::workspace;

/// Sync LLVM's tests where that is possible, build the tool in release, and replay
///
/// Without LLVM's tests and without a network to get them from, the project's own suite is replayed instead.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Words for `mcreplay replay`; `cargo xtask replay -- --help` lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub args: Vec<String>,
}

/// Runs the command; its exit status is that of `mcreplay replay`.
///
/// # Errors
/// When the sync finds something wrong, other than that nobody answers, or the build fails.
pub fn run(options: &Options) -> Result<ExitCode> {
    let synced = sync()?;
    let tool = build_tool()?;
    let mut replay = Command::new(&tool);
    replay.arg("replay").args(&options.args);
    // Tests that the user names are named from where the user is; without a name, `mcreplay replay` looks for
    // LLVM's tests from the root on.
    if !options.args.iter().any(|arg| Path::new(arg).exists()) {
        replay.current_dir(workspace::root());
        if !synced {
            replay.arg("testdata/suite");
        }
    }
    let status = replay.status().with_context(|| format!("cannot run {}", tool.display()))?;
    // A status that is no number is a signal's: a failure like any other here.
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Whether LLVM's tests are there and are what the lock says, after a try to make it so.
fn sync() -> Result<bool> {
    let corpus = Corpus::new(workspace::testdata(), &LLVM);
    match sync_llvm::sync(&sync_llvm::Options::default(), &corpus, &RealDisk) {
        Ok(Report::Current(lock) | Report::Synced { lock, .. }) => {
            eprintln!("LLVM's tests are {}", lock.summary());
            Ok(true)
        }
        Err(error) if error.chain().any(|cause| cause.is::<Unreachable>()) => {
            eprintln!("LLVM's tests cannot be synced: {error:#}");
            eprintln!("The project's own testdata/suite is replayed instead.");
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

/// Builds `mcreplay` in release and says where it is.
///
/// # Errors
/// When the build fails.
pub fn build_tool() -> Result<std::path::PathBuf> {
    let root = workspace::root();
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["build", "--release", "--package", "mcreplay", "--bin", "mcreplay"])
        .current_dir(&root)
        .status()
        .context("cannot run cargo")?;
    ensure!(status.success(), "the build failed");
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root.join("target"), |folder| root.join(Path::new(&folder)));
    Ok(target.join("release").join(format!("mcreplay{}", std::env::consts::EXE_SUFFIX)))
}
