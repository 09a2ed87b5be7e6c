//! `cargo xtask`: the project's own commands.

fn main() -> std::process::ExitCode {
    xtask::main()
}
