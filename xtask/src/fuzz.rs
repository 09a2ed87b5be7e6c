//! `cargo xtask fuzz`: runs the fuzz targets of `fuzz/`, on seeds made of the project's own tests.
//!
//! cargo-fuzz does the work; where it is not installed, that is said and nothing runs.

mod seeds;

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use xshell::{Shell, cmd};

use crate::workspace;

/// The targets, as `fuzz/Cargo.toml` names them.
pub const TARGETS: [&str; 4] = ["lexer", "assembler", "run_lines", "filecheck"];

/// Fuzz the lexer, the assembler, lit's RUN lines and FileCheck, with seeds made of the project's own tests
///
/// Takes cargo-fuzz (`cargo install cargo-fuzz`) and a C++ compiler; a stable Rust will do, since no sanitizer is
/// used: there is no unsafe code to watch. What makes a target panic, take ten seconds or a gigabyte is kept in
/// fuzz/artifacts/TARGET, and fuzz/corpus/TARGET keeps what a run has learnt.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// The targets to run: lexer, assembler, run_lines, filecheck; all by default
    #[arg(value_parser = TARGETS)]
    pub targets: Vec<String>,
    /// How long each target runs
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub seconds: u32,
    /// Exit with success, having done nothing, where cargo-fuzz is not installed
    #[arg(long)]
    pub if_installed: bool,
}

/// Builds the targets and runs one after the other, up to the first that finds something.
///
/// # Errors
/// When cargo-fuzz is missing, a target cannot be built, or one has found something.
pub fn run(options: &Options) -> Result<()> {
    let shell = Shell::new()?;
    let root = workspace::root();
    shell.change_dir(&root);
    if cmd!(shell, "cargo fuzz --version").quiet().ignore_stderr().read().is_err() {
        ensure!(options.if_installed, "cargo-fuzz is missing: `cargo install cargo-fuzz` brings it");
        println!("The fuzz targets are not run: cargo-fuzz is not installed.");
        return Ok(());
    }
    // The fuzzer's flags would make a folder of builds that is shared with others build anew each time.
    let folder = root.join("fuzz").join("target");
    let chosen: Vec<&str> = match options.targets.as_slice() {
        [] => TARGETS.to_vec(),
        named => named.iter().map(String::as_str).collect(),
    };
    cmd!(shell, "cargo fuzz build --sanitizer none --target-dir {folder}").run()?;
    for target in chosen {
        let count = seeds::write(&root, target).with_context(|| format!("the seeds of {target}"))?;
        println!("{target}: {count} seeds, {} seconds", options.seconds);
        fuzz(&shell, &folder, target, options.seconds)?;
    }
    Ok(())
}

/// Runs a target that has been built.
fn fuzz(shell: &Shell, folder: &Path, target: &str, seconds: u32) -> Result<()> {
    let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
    shell.create_dir(&corpus)?;
    let limits = [
        format!("-max_total_time={seconds}"),
        "-rss_limit_mb=1000".to_owned(),
        "-timeout=10".to_owned(),
        "-max_len=4096".to_owned(),
        "-verbosity=0".to_owned(),
        "-print_final_stats=1".to_owned(),
    ];
    let dictionary = format!("fuzz/dictionaries/{target}.dict");
    let dictionary = shell.path_exists(&dictionary).then(|| format!("-dict={dictionary}"));
    let run = cmd!(
        shell,
        "cargo fuzz run --sanitizer none --target-dir {folder} {target} {corpus} {seeds} -- {limits...} {dictionary...}"
    );
    match run.run() {
        Ok(()) => Ok(()),
        Err(error) => bail!("{target} has found something, see fuzz/artifacts/{target}: {error}"),
    }
}
