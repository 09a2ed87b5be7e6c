//! What one of AMD's files says, as far as it is used here.

use std::collections::BTreeMap;

/// The versions of the schema that are known.
pub const SCHEMAS: [&str; 2] = ["1.1.1", "1.2.0"];

/// Everything of a file but its instructions.
#[derive(Clone, Debug, Default)]
pub struct Document {
    /// Whose it is, and what it describes.
    pub head: Head,
    /// The encodings, in the file's order.
    pub encodings: Vec<Encoding>,
    /// The data formats, by name.
    pub formats: BTreeMap<String, Format>,
    /// The operand types, by name.
    pub types: BTreeMap<String, OperandType>,
    /// The functional groups, with their descriptions.
    pub groups: Vec<Group>,
    /// The sections that are there and have something in them.
    pub sections: Vec<&'static str>,
    /// How many instructions there were.
    pub instructions: usize,
    /// Elements that this reader does not know, each as `parent/child`, and how many there were.
    pub unknown: BTreeMap<String, usize>,
}

/// The head of a file.
#[derive(Clone, Debug, Default)]
pub struct Head {
    /// Whose it is.
    pub copyright: String,
    /// The licence's name.
    pub license: String,
    /// The day of the release.
    pub released: String,
    /// The schema's version.
    pub schema: String,
    /// The architecture, by AMD's name.
    pub architecture: String,
    /// AMD's number of the architecture.
    pub id: u32,
}

/// An encoding.
#[derive(Clone, Debug, Default)]
pub struct Encoding {
    /// AMD's name.
    pub name: String,
    /// Size in bits.
    pub bits: u32,
    /// The bits that tell opcode and encoding.
    pub mask: Bits,
    /// The values of these bits, one for each opcode.
    pub identifiers: Vec<Bits>,
    /// What it is for.
    pub description: String,
    /// The fields.
    pub fields: Vec<Field>,
}

/// A field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// AMD's name.
    pub name: String,
    /// What it means.
    pub description: String,
    /// Where its value lies, lowest bits first: lowest bit, and how many.
    pub ranges: Vec<(u32, u32)>,
}

impl Field {
    /// The places of its bits, from the lowest bit of its value.
    pub fn places(&self) -> impl Iterator<Item = u32> {
        self.ranges.iter().flat_map(|(low, bits)| *low..low + bits)
    }
}

/// The bits of an instruction of up to 256 bits, its first dword lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits([u128; 2]);

impl Bits {
    /// The most bits that an encoding may have.
    pub const MAX: u32 = 256;

    /// From binary digits, highest bit first; none if they are too many, or others.
    #[must_use]
    pub fn parse(digits: &str) -> Option<Self> {
        let mut bits = Self::default();
        if digits.is_empty() || digits.len() > Self::MAX as usize {
            return None;
        }
        for (place, digit) in (0..).zip(digits.bytes().rev()) {
            match digit {
                b'0' => {}
                b'1' => bits.set(place),
                _ => return None,
            }
        }
        Some(bits)
    }

    /// Whether a bit is 1.
    #[must_use]
    pub fn get(self, place: u32) -> bool {
        self.0.get(place as usize / 128).is_some_and(|word| word >> (place % 128) & 1 != 0)
    }

    /// Makes a bit 1.
    pub fn set(&mut self, place: u32) {
        if let Some(word) = self.0.get_mut(place as usize / 128) {
            *word |= 1 << (place % 128);
        }
    }

    /// As a hexadecimal number of so many bits.
    #[must_use]
    pub fn hex(self, bits: u32) -> String {
        let digits = bits.div_ceil(4).clamp(1, 64) as usize;
        let text = format!("{:032x}{:032x}", self.0[1], self.0[0]);
        format!("0x{}", text.get(64 - digits..).unwrap_or_default())
    }
}

/// An instruction.
#[derive(Clone, Debug, Default)]
pub struct Instruction {
    /// Where it begins in the file.
    pub offset: u64,
    /// AMD's name.
    pub name: String,
    /// Other names.
    pub aliases: Vec<String>,
    /// What it does.
    pub description: String,
    /// Those of its flags that are true.
    pub flags: Vec<String>,
    /// Its encodings.
    pub encodings: Vec<InEncoding>,
    /// The functional group.
    pub group: String,
    /// The functional subgroups.
    pub subgroups: Vec<String>,
}

/// An instruction in one encoding.
#[derive(Clone, Debug, Default)]
pub struct InEncoding {
    /// The encoding's name.
    pub name: String,
    /// When it is this encoding.
    pub condition: String,
    /// The opcode.
    pub opcode: u32,
    /// The operands, by order.
    pub operands: Vec<Operand>,
}

/// An operand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Operand {
    /// Its place among the operands, from 1.
    pub order: u32,
    /// The field that holds it.
    pub field: Option<String>,
    /// The data format.
    pub format: String,
    /// The operand type.
    pub operand_type: String,
    /// Size in bits.
    pub bits: u32,
    /// It is read.
    pub input: bool,
    /// It is written.
    pub output: bool,
    /// It is not written in the syntax.
    pub implicit: bool,
    /// It has bits in the instruction.
    pub in_microcode: bool,
}

/// A data format.
#[derive(Clone, Debug, Default)]
pub struct Format {
    /// What it is.
    pub description: String,
    /// What its bits are.
    pub kind: String,
    /// Size in bits.
    pub bits: u32,
    /// How many components.
    pub components: u32,
}

/// An operand type.
#[derive(Clone, Debug, Default)]
pub struct OperandType {
    /// What it takes.
    pub description: String,
    /// The types that it is made of.
    pub subtypes: Vec<String>,
}

/// A functional group.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// What its instructions do.
    pub description: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_read_highest_first() {
        let bits = Bits::parse(&format!("1{}10", "0".repeat(158))).unwrap();
        let set: Vec<u32> = (0..Bits::MAX).filter(|place| bits.get(*place)).collect();
        assert_eq!(set, [1, 160]);
        assert_eq!(bits.hex(164), format!("0x1{}2", "0".repeat(39)));
        assert_eq!(Bits::parse("1101").unwrap().hex(32), "0x0000000d");
        assert!(["", "2", "0 1", &"1".repeat(257)].iter().all(|digits| Bits::parse(digits).is_none()));
    }

    #[test]
    fn a_field_of_two_ranges_goes_on() {
        let field = Field { ranges: vec![(59, 2), (14, 1)], ..Field::default() };
        assert_eq!(field.places().collect::<Vec<_>>(), [59, 60, 14]);
    }
}
