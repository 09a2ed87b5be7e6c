//! Programs of the system that commands ask for.

use std::env;
use std::path::PathBuf;

/// LLVM's assembler, by the names that Debian, LLVM and the user give it.
#[must_use]
pub fn llvm_mc() -> Option<PathBuf> {
    match env::var_os("LLVM_MC") {
        Some(path) => Some(path.into()),
        None => ["llvm-mc-23", "llvm-mc"].iter().find_map(|name| find_program(name)),
    }
}

/// Finds a program as a shell would.
#[must_use]
pub fn find_program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.is_file())
}
