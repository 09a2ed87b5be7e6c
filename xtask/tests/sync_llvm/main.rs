//! Tests of `cargo xtask sync-llvm`: where tests come from, what is refused, and that a corpus survives.
//!
//! One test binary, since each would link all of xtask anew.
#![allow(clippy::unwrap_used, reason = "the helpers of a test may panic as the test may")]

mod archives;
mod sources;
mod swaps;
mod world;
