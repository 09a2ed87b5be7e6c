//! Tests of `cargo xtask sync-llvm` and `sync-isa`: where files come from, what is refused, and that a corpus survives.
//!
//! One test binary, since each would link all of xtask anew.
#![allow(clippy::unwrap_used, reason = "the helpers of a test may panic as the test may")]

mod archives;
mod isa;
mod isa_hostile;
mod isa_world;
mod sources;
mod swaps;
mod world;
