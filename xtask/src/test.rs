//! `cargo xtask test`: the checks of CI, on the working tree.
//!
//! `.ci/run` does the same in a fresh clone, and in bash, since xtask itself is among what it checks.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::workspace;

/// Run the checks that CI runs: format, lints, docs, the engine alone, and every test
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Words for the last step, `cargo test`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub args: Vec<String>,
}

/// Runs the checks, up to the first that fails.
///
/// # Errors
/// With the command that failed.
pub fn run(options: &Options) -> Result<()> {
    let shell = Shell::new()?;
    shell.change_dir(workspace::root());
    let args = &options.args;
    cmd!(shell, "cargo fmt --all --check").run()?;
    cmd!(shell, "cargo clippy --workspace --all-targets --all-features -- -D warnings").run()?;
    cmd!(shell, "cargo doc --workspace --all-features --no-deps").env("RUSTDOCFLAGS", "-D warnings").run()?;
    cmd!(shell, "cargo clippy --package mcreplay --lib --no-default-features -- -D warnings").run()?;
    cmd!(shell, "cargo test --package mcreplay --lib --no-default-features").run()?;
    cmd!(shell, "cargo test --workspace {args...}").run()?;
    Ok(())
}
