//! mcreplay replays LLVM's AMDGPU MC tests against an assembler of its own.

#[cfg(feature = "tools")]
pub mod filecheck;
#[cfg(feature = "tools")]
pub mod tool;
