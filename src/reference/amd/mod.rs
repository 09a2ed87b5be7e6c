//! What AMD's machine-readable ISA files say of instructions, as `cargo xtask sync-isa` leaves it on the disk.
//!
//! The folder has a small index, a file per mnemonic and a file per encoding, each with all architectures, so that
//! one instruction is looked up by reading one small file. `docs/amd-isa.md` describes them. Nothing here reads XML.
//!
//! ```no_run
//! # use std::path::Path;
//! use mcreplay::reference::amd::Isa;
//! let Some(isa) = Isa::open(Path::new("testdata/isa"))? else { return Ok(()) };
//! if let Some(instruction) = isa.instruction("v_lerp_u8")? {
//!     for entry in instruction.entries() {
//!         println!("{}: {}", entry.architecture(), entry.description());
//!     }
//! }
//! # Ok::<(), mcreplay::reference::amd::IsaError>(())
//! ```

mod index;
mod model;
mod store;
#[cfg(test)]
mod tests;

pub use index::{Document, FORMAT, Index};
pub use model::{
    Encoding, EncodingOn, Entry, Field, Format, InEncoding, Instruction, OnArchitecture, Operand,
    OperandType, Range, Use,
};
pub use store::{Isa, IsaError, file_name};

/// AMD's names of encodings, each with the layouts that are the same here and what follows it: lines with tabs between
/// their parts.
pub const ENCODINGS: &str = include_str!("encodings.tsv");
