//! The `mcreplay` command. It also answers to the names of the tools that it replaces.

mod cli;

fn main() -> std::process::ExitCode {
    cli::main()
}
