//! What the sync commands share: a folder of test data that is replaced as a whole, and the lock that says what is in it.

pub mod corpus;
pub mod disk;
pub mod lock;
pub mod paths;

/// A set of files that a command syncs.
#[derive(Debug, PartialEq, Eq)]
pub struct Set {
    /// Its folder in the test data, and the name of its lock without extension.
    pub name: &'static str,
    /// The folder below that whose files the lock lists; empty for all of it.
    pub locked: &'static str,
    /// The comment at the head of its lock.
    pub head: &'static str,
}

/// LLVM's tests.
pub static LLVM: Set = Set {
    name: "llvm",
    locked: "",
    head: "\
# LLVM's AMDGPU MC tests in testdata/llvm/, written by `cargo xtask sync-llvm`.
# After the revision, one line per file: SHA-256 and path.
",
};

/// AMD's machine-readable ISA files, and the index that is made from them.
pub static ISA: Set = Set {
    name: "isa",
    locked: "xml",
    head: "\
# AMD's machine-readable ISA files in testdata/isa/xml/, written by `cargo xtask sync-isa`. Excerpts are not listed.
# After the day of the newest release, one line per file: SHA-256 and path.
",
};
