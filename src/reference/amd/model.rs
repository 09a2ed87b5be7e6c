//! One mnemonic and one encoding in all architectures, as they are stored.
//!
//! What architectures have in common is stored once: texts and operands stand in pools and are named by their places.
//! [`Entry`] reads through that.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A mnemonic: what AMD's files say of it, by architecture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instruction {
    /// AMD's spelling: `V_LERP_U8`.
    pub name: String,
    /// What each file says.
    pub architectures: Vec<OnArchitecture>,
    /// Operands, each once.
    pub operands: Vec<Operand>,
    /// Texts, each once.
    pub texts: Vec<String>,
}

/// What one file says of a mnemonic. Numbers are places among [`Instruction::texts`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnArchitecture {
    /// The architecture, by AMD's name: `AMD RDNA 3`.
    pub architecture: String,
    /// What it does.
    pub description: usize,
    /// Other names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Those of its flags that are true: `IsBranch`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// The functional group: `VALU`.
    pub group: String,
    /// What the group does, where the file says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group_description: Option<usize>,
    /// The functional subgroups.
    pub subgroups: Vec<String>,
    /// The encodings, in the file's order.
    pub encodings: Vec<InEncoding>,
    /// The operand types that it names, where the file describes them.
    pub types: BTreeMap<String, OperandType>,
    /// The data formats that it names, where the file describes them.
    pub formats: BTreeMap<String, Format>,
}

/// A mnemonic in one encoding.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InEncoding {
    /// AMD's name of the encoding: `ENC_VOP3`.
    pub name: String,
    /// When it is this encoding: `default`, `has_lit_0`.
    pub condition: String,
    /// The opcode.
    pub opcode: u32,
    /// Places among [`Instruction::operands`], in AMD's order.
    pub operands: Vec<usize>,
}

/// An operand in one encoding.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Operand {
    /// The field that holds it; none if no field does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// What it may be: `OPR_SRC`.
    #[serde(rename = "type")]
    pub operand_type: String,
    /// How its bits are read: `FMT_NUM_B32`.
    pub format: String,
    /// Its size in bits.
    pub bits: u32,
    /// Whether it is read or written.
    #[serde(rename = "use")]
    pub used: Use,
    /// It is not written in the assembler's syntax: memory, EXEC.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub implicit: bool,
    /// It has bits in the instruction.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_microcode: bool,
}

/// What an instruction does with an operand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Use {
    /// Neither, as far as the file says.
    #[default]
    Neither,
    /// It is read.
    Read,
    /// It is written.
    Written,
    /// It is read, then written.
    Both,
}

/// An operand type.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OperandType {
    /// What it takes, in words: a place among [`Instruction::texts`].
    pub description: usize,
    /// The types that it is made of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subtypes: Vec<String>,
}

/// A data format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Format {
    /// In words: a place among [`Instruction::texts`].
    pub description: usize,
    /// What the bits are: `bits`, `integer`, `float`, `descriptor`.
    pub kind: String,
    /// Its size in bits.
    pub bits: u32,
    /// How many components it has.
    pub components: u32,
}

/// What one file says of a mnemonic, with the texts in place.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    instruction: &'a Instruction,
    own: &'a OnArchitecture,
}

impl Instruction {
    /// What each file says, in the order of the architectures' names.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        self.architectures.iter().map(|own| Entry { instruction: self, own })
    }

    /// What the file of one architecture says; `AMD` may be left out of its name.
    #[must_use]
    pub fn on(&self, architecture: &str) -> Option<Entry<'_>> {
        self.entries().find(|entry| {
            let name = entry.architecture();
            name == architecture || name.strip_prefix("AMD ") == Some(architecture)
        })
    }

    fn text(&self, place: usize) -> &str {
        self.texts.get(place).map_or("", String::as_str)
    }
}

impl<'a> Entry<'a> {
    /// The architecture, by AMD's name: `AMD RDNA 3`.
    #[must_use]
    pub fn architecture(&self) -> &'a str {
        &self.own.architecture
    }

    /// What the instruction does.
    #[must_use]
    pub fn description(&self) -> &'a str {
        self.instruction.text(self.own.description)
    }

    /// Other names.
    #[must_use]
    pub fn aliases(&self) -> &'a [String] {
        &self.own.aliases
    }

    /// Those of its flags that are true: `IsBranch`.
    #[must_use]
    pub fn flags(&self) -> &'a [String] {
        &self.own.flags
    }

    /// The functional group: `VALU`.
    #[must_use]
    pub fn group(&self) -> &'a str {
        &self.own.group
    }

    /// What the group does; empty where the file does not say.
    #[must_use]
    pub fn group_description(&self) -> &'a str {
        self.own.group_description.map_or("", |place| self.instruction.text(place))
    }

    /// The functional subgroups; without those that only say that there is none.
    pub fn subgroups(&self) -> impl Iterator<Item = &'a str> {
        self.own.subgroups.iter().map(String::as_str).filter(|name| *name != "NOT_ASSIGNED")
    }

    /// The encodings, in the file's order.
    #[must_use]
    pub fn encodings(&self) -> &'a [InEncoding] {
        &self.own.encodings
    }

    /// The operands of one of the encodings, in AMD's order: the destination first.
    pub fn operands(&self, encoding: &'a InEncoding) -> impl Iterator<Item = &'a Operand> {
        let pool = &self.instruction.operands;
        encoding.operands.iter().filter_map(|place| pool.get(*place))
    }

    /// What an operand type takes, in words.
    #[must_use]
    pub fn operand_type(&self, name: &str) -> Option<&'a str> {
        self.own.types.get(name).map(|own| self.instruction.text(own.description))
    }

    /// A data format, with its description.
    #[must_use]
    pub fn format(&self, name: &str) -> Option<(&'a Format, &'a str)> {
        self.own.formats.get(name).map(|own| (own, self.instruction.text(own.description)))
    }
}

/// An encoding: what AMD's files say of its fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Encoding {
    /// AMD's name: `ENC_VOP3`.
    pub name: String,
    /// What each file says; architectures that say the same stand together.
    pub layouts: Vec<EncodingOn>,
}

/// What some files say of an encoding.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EncodingOn {
    /// The architectures, by AMD's names.
    pub architectures: Vec<String>,
    /// Size in bits.
    pub bits: u32,
    /// What it is for.
    pub description: String,
    /// The fields, in the file's order.
    pub fields: Vec<Field>,
}

/// A field of an encoding.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// AMD's name: `OPSEL`.
    pub name: String,
    /// What it means.
    pub description: String,
    /// Where it lies: its lowest bits first.
    pub ranges: Vec<Range>,
}

/// Neighbouring bits of an instruction, which is one number with its first dword lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Range {
    /// The lowest bit.
    pub low: u32,
    /// How many bits.
    pub bits: u32,
}

impl Encoding {
    /// What the file of one architecture says; `AMD` may be left out of its name.
    #[must_use]
    pub fn on(&self, architecture: &str) -> Option<&EncodingOn> {
        let is_it = |name: &String| name == architecture || name.strip_prefix("AMD ") == Some(architecture);
        self.layouts.iter().find(|layout| layout.architectures.iter().any(is_it))
    }
}
