//! Limits on what AMD's files may bring: some ten times what they have, or more. They stop what grows without end.

/// Bytes in one file; the largest has 17 million.
pub const FILE: u64 = 512 << 20;
/// XML files in one place.
pub const FILES: usize = 64;
/// Entries of an archive.
pub const ENTRIES: usize = 10_000;
/// Bytes in one tag, text or comment, which is held in memory.
pub const EVENT: u64 = 1 << 20;
/// Bytes in the text of one element.
pub const TEXT: usize = 1 << 20;
/// Elements within each other; AMD's files have ten.
pub const DEPTH: usize = 40;
/// Bytes of texts that are kept of one file.
pub const KEPT: usize = 128 << 20;
/// Instructions in one file.
pub const INSTRUCTIONS: usize = 20_000;
/// Encodings in one file; AMD's have some seventy.
pub const ENCODINGS: usize = 1_000;
/// Other names of one instruction.
pub const ALIASES: usize = 100;
/// Types, formats or groups in one file, each.
pub const ENTRIES_OF_A_KIND: usize = 10_000;
/// Operands in one file, those of all encodings of all instructions together.
pub const OPERANDS: usize = 2_000_000;
/// Identifiers of encodings in one file.
pub const IDENTIFIERS: usize = 1_000_000;
