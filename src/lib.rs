//! mcreplay replays LLVM's AMDGPU MC tests against an assembler of its own.

pub mod target;

pub mod isa;

pub mod asm;

#[cfg(feature = "tools")]
pub mod filecheck;
#[cfg(feature = "tools")]
pub mod lit;
#[cfg(feature = "tools")]
pub mod mc;
#[cfg(feature = "tools")]
pub mod replay;
#[cfg(feature = "tools")]
pub mod report;
#[cfg(feature = "tools")]
pub mod tool;
