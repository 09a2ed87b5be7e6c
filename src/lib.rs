//! mcreplay replays LLVM's AMDGPU MC tests against an assembler of its own.
//!
//! As a crate it is that assembler: [`assemble`] turns a source into instructions and bytes for a [`Target`],
//! or says with line and column what it refuses. What is below it stands in [`target`], [`isa`] and [`asm`]; without
//! default features nothing else is built.

pub use asm::acceptance::{Acceptance, acceptance};
pub use asm::assembly::{Assembly, Diagnostic, Fixup, Instruction, assemble};
pub use asm::diagnostic::Severity;
pub use asm::encoded::FixupKind;
pub use target::{Target, TargetError};

pub mod target;

pub mod isa;

pub mod asm;

#[cfg(feature = "tools")]
pub mod filecheck;
#[cfg(feature = "tools")]
pub mod html;
#[cfg(feature = "tools")]
pub mod lit;
#[cfg(feature = "tools")]
pub mod mc;
#[cfg(feature = "tools")]
pub mod reference;
#[cfg(feature = "tools")]
pub mod replay;
#[cfg(feature = "tools")]
pub mod report;
#[cfg(feature = "tools")]
pub mod tool;
