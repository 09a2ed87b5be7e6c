//! The project's own commands, one file per command. `cargo xtask COMMAND --help` explains each.
//!
//! Nothing here is part of the `mcreplay` crate: this package may use the network, system tools and heavy
//! dependencies, which the tool and the engine do without.

pub mod bench;
pub mod book_check;
pub mod check_isa;
pub mod diff_llvm;
pub mod fuzz;
pub mod replay;
pub mod sync_isa;
pub mod sync_llvm;
pub mod test;
pub mod tidy;

pub mod programs;
pub mod sync;
pub mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own commands.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    SyncLlvm(sync_llvm::Options),
    SyncIsa(sync_isa::Options),
    Replay(replay::Options),
    Test(test::Options),
    Bench(bench::Options),
    BookCheck(book_check::Options),
    CheckIsa(check_isa::Options),
    DiffLlvm(diff_llvm::Options),
    Fuzz(fuzz::Options),
    Tidy(tidy::Options),
}

/// Runs the command that the process arguments name.
#[must_use]
pub fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::SyncLlvm(options) => sync_llvm::run(&options).map(|()| ExitCode::SUCCESS),
        Command::SyncIsa(options) => sync_isa::run(&options).map(|()| ExitCode::SUCCESS),
        Command::Replay(options) => replay::run(&options),
        Command::Test(options) => test::run(&options).map(|()| ExitCode::SUCCESS),

        Command::Bench(options) => bench::run(&options).map(|()| ExitCode::SUCCESS),
        Command::BookCheck(options) => book_check::run(&options).map(|()| ExitCode::SUCCESS),
        Command::CheckIsa(options) => check_isa::run(&options),
        Command::DiffLlvm(options) => diff_llvm::run(&options),
        Command::Fuzz(options) => fuzz::run(&options).map(|()| ExitCode::SUCCESS),
        Command::Tidy(options) => tidy::run(&options).map(|()| ExitCode::SUCCESS),
    };
    match result {
        Ok(status) => status,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
