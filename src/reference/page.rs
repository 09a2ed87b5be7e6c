//! What an instruction page says: plain data, from which every format is made.
//!
//! Numbers stand as numbers and as the text that a person reads, so that a program needs no rules of its own.

use serde::Serialize;

/// The page of one instruction on one GPU.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Page {
    /// The mnemonic, without a suffix that selects an encoding.
    pub name: String,
    /// What was asked for, where that is another name of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// What assemblers make of its name on the GPU, where that is another instruction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assembled: Option<&'static str>,
    /// The GPU that the page is about.
    pub gpu: Gpu,
    /// What kind of instruction it is: `vector ALU`.
    pub class: &'static str,
    /// What it does, in AMD's words, where AMD's XML has been synced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<Description>,
    /// How the GPU encodes it, the shortest first.
    pub encodings: Vec<Encoding>,
    /// What restricts the operands.
    pub limits: Vec<String>,
    /// The instruction on every architecture, by the version of the instruction set.
    pub architectures: Vec<Elsewhere>,
    /// Every processor there is, by the version of the instruction set.
    pub processors: Vec<Processor>,
    /// Where vectors and examples come from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<VectorSource>,
    /// The instruction line that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Line>,
    /// Lines of replayed tests, one for each encoding where there are any.
    pub examples: Vec<Example>,
    /// Other pages of interest.
    pub related: Related,
}

/// A GPU.
#[derive(Clone, Debug, Serialize)]
pub struct Gpu {
    /// Its name, as `-mcpu` has it.
    pub name: String,
    /// AMD's name of its architecture.
    pub architecture: &'static str,
    /// The architecture's `gfx` number.
    pub gfx: &'static str,
    /// Features that the instruction needs and the GPU lacks by default, as `-mattr` has them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub features: String,
    /// Whether nobody named it: it is then the newest that has the instruction.
    pub newest: bool,
}

/// What AMD's XML says of an instruction.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Description {
    /// What it does.
    pub text: String,
    /// The functional group, with the subgroup behind a slash if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
}

/// One encoding of the instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Encoding {
    /// Its name: `VOP3`, `VOP2 + DPP16`.
    pub name: String,
    /// The suffix of the mnemonic that asks for it, empty if none does.
    pub suffix: &'static str,
    /// Size in bits, the dword that extends it included, without a literal.
    pub bits: u32,
    /// Whether a literal may follow, and of how many bits.
    pub literal: Option<u32>,
    /// The opcode.
    pub opcode: u32,
    /// The opcode in hexadecimal: `0x215`.
    pub opcode_hex: String,
    /// Opcode and the bits that identify the encoding in their places, the rest 0, as hexadecimal with all digits.
    pub identifier: String,
    /// The fields, highest bit first.
    pub fields: Vec<Field>,
    /// How it is written.
    pub syntax: Vec<String>,
    /// Its operands, in the order of the syntax.
    pub operands: Vec<Operand>,
    /// Its modifiers.
    pub modifiers: Vec<Modifier>,
    /// The files and lines of its rows: `vop3.rows:200`.
    pub rows: Vec<String>,
}

/// A field of an encoding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// AMD's name; `-` for reserved bits.
    pub name: &'static str,
    /// Highest bit.
    pub high: u32,
    /// Lowest bit.
    pub low: u32,
    /// Width in bits.
    pub width: u32,
    /// The bits, where the instruction decides them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// What fills it.
    pub holds: String,
}

impl Field {
    /// Its bits: `31:26`, or `15` for one.
    #[must_use]
    pub fn range(&self) -> String {
        range(self.high, self.low)
    }
}

/// Bits as the manuals write them.
pub(super) fn range(high: u32, low: u32) -> String {
    if high == low { high.to_string() } else { format!("{high}:{low}") }
}

/// How an instruction uses an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// It is read.
    Read,
    /// It is written.
    Written,
    /// It is read and written.
    ReadWritten,
}

impl Access {
    /// As a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Written => "written",
            Self::ReadWritten => "read and written",
        }
    }
}

/// An operand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Operand {
    /// Its name, as the manuals have it, in lower case.
    pub name: &'static str,
    /// The field that it fills, with its bits; none for one without a field.
    pub field: Option<String>,
    /// The width of that field in bits.
    pub field_bits: Option<u32>,
    /// Read or written.
    pub access: Access,
    /// What it may be.
    pub accepts: Vec<String>,
    /// The size of its value in bits; none where it has no fixed one.
    pub bits: Option<u32>,
    /// The type of its value, as the rows have it: `f16`.
    pub data: Option<&'static str>,
    /// AMD's name of the operand type, where AMD's XML has been synced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amd_type: Option<String>,
    /// AMD's name of the data format, where AMD's XML has been synced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amd_format: Option<String>,
}

/// A modifier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Modifier {
    /// How it is written.
    pub syntax: String,
    /// The fields that it fills, with their bits.
    pub field: Option<String>,
    /// Which values it takes.
    pub range: String,
    /// What is encoded where it is left out.
    pub default: String,
}

/// How an encoding on another architecture compares with that of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is the page's own.
    Own,
    /// Opcode and layout are the same.
    Same,
    /// The opcode differs.
    OtherOpcode,
    /// The layout differs.
    OtherLayout,
    /// Nothing but names of fields differs.
    OtherNames,
    /// The page's GPU has no such encoding.
    New,
}

/// The instruction on an architecture.
#[derive(Clone, Debug, Serialize)]
pub struct Elsewhere {
    /// AMD's name.
    pub architecture: &'static str,
    /// LLVM's number.
    pub gfx: &'static str,
    /// The processor that was looked at: one that has the instruction, if there is one.
    pub gpu: &'static str,
    /// What the instruction is called there, if not as on the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// How it is encoded there; nothing where it does not exist.
    pub encodings: Vec<OtherEncoding>,
}

/// An encoding on another architecture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherEncoding {
    /// Its name.
    pub name: String,
    /// The opcode.
    pub opcode: u32,
    /// The opcode in hexadecimal.
    pub opcode_hex: String,
    /// Opcode and identifying bits in their places.
    pub identifier: String,
    /// How it compares.
    pub verdict: Verdict,
    /// Whether the opcode is that of the page, whatever the layout.
    pub same_opcode: bool,
    /// How the layout differs from the page's: a sentence for each field.
    pub differences: Vec<String>,
}

/// A processor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Processor {
    /// Its name.
    pub name: &'static str,
    /// AMD's name of its architecture.
    pub architecture: &'static str,
    /// Whether it has the instruction.
    pub supported: bool,
    /// What the instruction is called there, if not as on the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<&'static str>,
    /// The features that it needs beside the defaults.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub features: String,
    /// How many vectors of the replayed tests confirm it; none where no replay has left its index.
    pub vectors: Option<u64>,
}

/// Where vectors and examples come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VectorSource {
    /// The tests: `LLVM's tests, llvmorg-23.1.1` or `the suite`.
    pub corpus: String,
    /// The version that replayed them.
    pub version: String,
}

/// A line of a replayed test.
#[derive(Clone, Debug, Serialize)]
pub struct Example {
    /// The name of the encoding.
    pub encoding: String,
    /// The statement.
    pub text: String,
    /// The GPU for which it was assembled.
    pub gpu: String,
    /// The features beside the GPU's own, as `-mattr` has them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub features: String,
    /// The test file.
    pub file: String,
    /// The line in it.
    pub line: u32,
    /// The bytes, in the order of memory.
    pub bytes: Vec<u8>,
    /// The bytes as text.
    pub bytes_hex: String,
    /// The fields, highest bit first.
    pub reading: Vec<Reading>,
}

/// The value of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The dwords that it lies in: the encoding, what extends it, or a literal.
    pub part: String,
    /// The field.
    pub field: String,
    /// Highest bit, within the part.
    pub high: u32,
    /// Lowest bit.
    pub low: u32,
    /// Its bits.
    pub binary: String,
    /// Its value.
    pub value: u64,
    /// What that means.
    pub meaning: String,
}

/// Other pages of interest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Related {
    /// Other names of the instruction, old and new, with where they are its name.
    pub names: Vec<OtherName>,
    /// The same operation on other types.
    pub types: Vec<String>,
    /// The instructions with the opcodes around.
    pub neighbours: Vec<Neighbour>,
}

/// Another name of an instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherName {
    /// The name.
    pub name: &'static str,
    /// The `gfx` numbers where it goes by it.
    pub on: Vec<&'static str>,
}

/// An instruction with a near opcode of the same encoding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Neighbour {
    /// The mnemonic.
    pub name: &'static str,
    /// The opcode.
    pub opcode: u32,
}

/// An instruction line that was assembled for a GPU.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The line as it was given.
    pub text: String,
    /// The instruction as LLVM prints it.
    pub printed: String,
    /// The bytes, in the order of memory.
    pub bytes: Vec<u8>,
    /// The bytes as text.
    pub bytes_hex: String,
    /// The encoding.
    pub encoding: String,
    /// The fields, highest bit first.
    pub reading: Vec<Reading>,
    /// Fields that wait for the value of a symbol, with its name.
    pub open: Vec<String>,
    /// What the assembler had to say.
    pub warnings: Vec<String>,
}

/// An instruction line that a GPU refuses.
#[derive(Clone, Debug, Serialize)]
pub struct Refusal {
    /// The line as it was given.
    pub text: String,
    /// The GPU.
    pub gpu: &'static str,
    /// AMD's name of its architecture.
    pub architecture: &'static str,
    /// What the assembler says.
    pub messages: Vec<Message>,
    /// The processors that take the line.
    pub accepted: Vec<Wider>,
    /// The features that would make this GPU take it, each alone, as `-mattr` has them.
    pub features: Vec<String>,
}

/// What the assembler says of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// `error` or `warning`.
    pub severity: &'static str,
    /// Column in bytes, from 1.
    pub column: u32,
    /// The message, in LLVM's words.
    pub message: String,
}

/// Processors of an architecture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wider {
    /// AMD's name.
    pub architecture: &'static str,
    /// LLVM's number.
    pub gfx: &'static str,
    /// The processors.
    pub gpus: Vec<&'static str>,
}
