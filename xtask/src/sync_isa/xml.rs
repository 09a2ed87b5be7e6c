//! Reads one of AMD's files as a stream: its instructions are handed on one by one, the rest is small and is kept.

mod bounded;
mod cursor;
mod document;
mod encoding;
mod fault;
mod instruction;
mod reference;
mod sections;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result};

pub use document::{
    Bits, Document, Encoding, Field, Format, Group, Head, InEncoding, Instruction, Operand, OperandType,
    SCHEMAS,
};
pub use fault::{Fault, Parsed, Placed};
pub use sections::SECTIONS;

/// Takes an instruction, with what stands before it in the file: the head and the encodings.
pub type Sink<'a> = dyn FnMut(&Document, Instruction) -> Parsed<()> + 'a;

/// Reads a file; `name` is what messages call it.
///
/// # Errors
/// The file cannot be read, is no XML or not of a known schema; with file, line and column.
pub fn read(path: &Path, name: &str, sink: &mut Sink<'_>) -> Result<Document> {
    let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
    match sections::read(BufReader::with_capacity(1 << 16, file), sink) {
        Ok(document) => Ok(document),
        Err(fault) => Err(fault.place(path, name).with_context(|| format!("cannot read {name}"))?.into()),
    }
}

/// Whether a file is one of AMD's descriptions, by the name of its first element; the name where it is another.
///
/// # Errors
/// The file cannot be read, or is no XML.
pub fn other_root(path: &Path, name: &str) -> Result<Option<String>> {
    let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
    match cursor::Cursor::new(BufReader::with_capacity(1 << 16, file)).root() {
        Ok(tag) => Ok((tag.name != "Spec").then_some(tag.name)),
        Err(fault) => Err(fault.place(path, name).with_context(|| format!("cannot read {name}"))?.into()),
    }
}
