//! Reads LLVM's bytes and ours of one instruction field by field, with the engine's bit layouts.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use crate::isa;
use crate::isa::form::{MnemonicId, all_forms};
use crate::isa::layout::{FieldPlace, Layout};
use crate::target::Target;

/// Two encodings of one instruction, LLVM's and ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The encoding of LLVM's bytes, with the dword that extends it: `VOP2 + DPP16`.
    pub encoding: String,
    /// The encoding of our bytes, where that is another; `unknown` where they fit none.
    pub other: Option<String>,
    /// The fields of LLVM's encoding, highest bit first; then those of the dword that extends it, and the literal.
    pub fields: Vec<FieldDifference>,
}

/// What a field holds in LLVM's bytes and in ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldDifference {
    /// The layout that it is of, or `literal`.
    pub part: &'static str,
    /// AMD's name; `-` for reserved bits.
    pub name: &'static str,
    /// Highest bit.
    pub high: u8,
    /// Lowest bit.
    pub low: u8,
    /// LLVM's value; none if its bytes end before the field.
    pub expected: Option<u64>,
    /// Our value; none if our bytes end before the field.
    pub ours: Option<u64>,
    /// The instructions that the two values mean, where the field is the opcode; none for a value that means none.
    pub mnemonics: Option<[Option<&'static str>; 2]>,
}

/// What a literal is called in place of a layout and of a field.
const LITERAL: &str = "literal";

impl FieldDifference {
    /// Whether the two values differ.
    #[must_use]
    pub fn differs(&self) -> bool {
        self.expected != self.ours
    }

    /// A value as a person reads it.
    #[must_use]
    pub fn show(&self, value: Option<u64>) -> String {
        match value {
            None => "none".to_owned(),
            Some(value) if self.part == LITERAL => format!("{value:#x}"),
            Some(value) => value.to_string(),
        }
    }
}

/// `OP 533 → 534, VDST 5 → 6`, or `VOP3 → SOPP` where the encodings differ.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(other) = &self.other {
            return write!(f, "{} → {other}", self.encoding);
        }
        for (index, field) in self.fields.iter().filter(|field| field.differs()).enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            let (expected, ours) = (field.show(field.expected), field.show(field.ours));
            write!(f, "{comma}{} {expected} → {ours}", field.name)?;
        }
        Ok(())
    }
}

/// Reads two encodings for a GPU. None if the GPU or the layout of LLVM's bytes is not known, or no field differs.
#[must_use]
pub fn difference(gpu: &str, expected: &[u8], ours: &[u8]) -> Option<Difference> {
    let differs =
        |both: &Difference| both.other.is_some() || both.fields.iter().any(FieldDifference::differs);
    both(gpu, expected, ours).filter(differs)
}

/// Reads one encoding for a GPU, as two that do not differ. None if the GPU or the layout is not known.
#[must_use]
pub fn reading(gpu: &str, bytes: &[u8]) -> Option<Difference> {
    both(gpu, bytes, bytes)
}

fn both(gpu: &str, expected: &[u8], ours: &[u8]) -> Option<Difference> {
    let column = column(gpu)?;
    let (layout, extension) = identify(column, expected)?;
    let encoding = name(layout, extension);
    let other =
        other(column, layout, ours).map(|other| if other.is_empty() { "unknown".to_owned() } else { other });
    let both = Both { column, expected, ours };
    let mut fields = both.part(layout, 0);
    let mut end = usize::from(layout.bits / 8);
    if let Some(extension) = extension {
        fields.extend(both.part(extension, end));
        end += usize::from(extension.bits / 8);
    }
    fields.extend(both.literal(end));
    Some(Difference { encoding, other, fields })
}

/// What differs, in words; none if nothing can be told.
pub(super) fn fields(gpu: &str, expected: &[u8], ours: &[u8]) -> Option<String> {
    difference(gpu, expected, ours).map(|difference| difference.to_string())
}

/// The name of the encoding that some bytes are in.
pub(super) fn encoding_name(gpu: &str, bytes: &[u8]) -> Option<String> {
    identify(column(gpu)?, bytes).map(|(layout, extension)| name(layout, extension))
}

fn column(gpu: &str) -> Option<usize> {
    isa::column(&Target::new("amdgcn", gpu, "").ok()?.0)
}

fn name(layout: &Layout, extension: Option<&Layout>) -> String {
    match extension {
        None => layout.name.to_owned(),
        Some(extension) => format!("{} + {}", layout.name, extension.name),
    }
}

/// The encoding of our bytes, if it is not LLVM's; empty if they fit none.
fn other(column: usize, layout: &Layout, ours: &[u8]) -> Option<String> {
    let Some((own, extension)) = identify(column, ours) else { return Some(String::new()) };
    // Layouts that the same bits identify are told apart by their opcodes, and that may be what is wrong.
    let same =
        own == layout || identifies(layout, ours) && own.identifying_bits() == layout.identifying_bits();
    (!same).then(|| name(own, extension))
}

/// The layout of some bytes, and of the dword that extends it. Of those whose bits fit it is one that has the opcode,
/// and then the one that most bits identify.
fn identify(column: usize, bytes: &[u8]) -> Option<(&'static Layout, Option<&'static Layout>)> {
    if bytes.len() < 4 {
        return None;
    }
    let fitting = Layout::all(column).enumerate().filter(|(_, layout)| identifies(layout, bytes));
    // Of two layouts with the same bits the first is the plain one: VOP3 before VOP3SD.
    let best = |(index, layout): &(usize, &'static Layout)| {
        let known = opcode(layout, bytes).is_none_or(|opcode| mnemonic(column, layout, opcode).is_some());
        (known, layout.identifying_bits(), Reverse(*index))
    };
    let (_, layout) = fitting.max_by_key(best)?;
    Some((layout, extension(column, layout, bytes)))
}

fn identifies(layout: &Layout, bytes: &[u8]) -> bool {
    let mut fixed = layout.fields.iter().filter_map(|place| Some((place, place.fixed?))).peekable();
    fixed.peek().is_some() && fixed.all(|(place, value)| get(bytes, place, 0) == Some(u64::from(value)))
}

/// The layout of the dword that SRC0 asks for.
fn extension(column: usize, layout: &Layout, bytes: &[u8]) -> Option<&'static Layout> {
    let src0 = layout.fields.iter().find(|place| place.field.name() == "SRC0")?;
    let name = match get(bytes, src0, 0)? {
        0xfa => "DPP16",
        0xe9 | 0xea => "DPP8",
        0xf9 if layout.name == "VOPC" => "SDWAB",
        0xf9 => "SDWA",
        _ => return None,
    };
    let find = |name| Layout::all(column).find(|layout| layout.name == name);
    find(name).or_else(|| if name == "SDWAB" { find("SDWA") } else { None })
}

/// The opcode; in some layouts it lies in two places, `OP` and `OP.7`. None if the layout has no such field.
fn opcode(layout: &Layout, bytes: &[u8]) -> Option<u64> {
    let parts = layout.fields.iter().filter_map(|place| {
        let shift = opcode_shift(place)?;
        Some(get(bytes, place, 0)? << shift)
    });
    parts.reduce(|opcode, part| opcode | part)
}

/// From which bit of the opcode on a field has it; none if it is another field.
fn opcode_shift(place: &FieldPlace) -> Option<u32> {
    match place.field.name().strip_prefix("OP")? {
        "" => Some(0),
        rest => rest.strip_prefix('.')?.parse().ok(),
    }
}

/// The instruction that has an opcode.
fn mnemonic(column: usize, layout: &Layout, opcode: u64) -> Option<&'static str> {
    type Opcodes = HashMap<(usize, &'static str, u64), MnemonicId>;
    static OPCODES: OnceLock<Opcodes> = OnceLock::new();
    let opcodes = OPCODES.get_or_init(|| {
        let mut all = Opcodes::new();
        for form in all_forms() {
            for (column, layout) in form.layouts() {
                all.entry((column, layout.name, u64::from(form.opcode))).or_insert(form.mnemonic);
            }
        }
        all
    });
    opcodes.get(&(column, layout.name, opcode)).map(|mnemonic| mnemonic.name())
}

/// The value of a field of a layout that starts at a byte; none if the bytes end before it.
fn get(bytes: &[u8], place: &FieldPlace, start: usize) -> Option<u64> {
    let bit = |index: u8| {
        let byte = bytes.get(start + usize::from(index / 8))?;
        Some(u64::from(byte >> (index % 8) & 1))
    };
    (place.low..=place.high.min(place.low.saturating_add(63)))
        .rev()
        .try_fold(0, |value, index| Some(value << 1 | bit(index)?))
}

struct Both<'a> {
    column: usize,
    expected: &'a [u8],
    ours: &'a [u8],
}

impl Both<'_> {
    /// The fields of a layout that starts at a byte.
    fn part(&self, layout: &'static Layout, start: usize) -> Vec<FieldDifference> {
        let field = |place: &FieldPlace| FieldDifference {
            part: layout.name,
            name: place.field.name(),
            high: place.high,
            low: place.low,
            expected: get(self.expected, place, start),
            ours: get(self.ours, place, start),
            mnemonics: opcode_shift(place).map(|_| self.mnemonics(layout)),
        };
        layout.fields.iter().map(field).collect()
    }

    fn mnemonics(&self, layout: &Layout) -> [Option<&'static str>; 2] {
        let of = |bytes| opcode(layout, bytes).and_then(|opcode| mnemonic(self.column, layout, opcode));
        [of(self.expected), of(self.ours)]
    }

    /// What follows, as one number, if anything does.
    fn literal(&self, start: usize) -> Option<FieldDifference> {
        let value = |bytes: &[u8]| {
            let rest = bytes.get(start..).filter(|rest| !rest.is_empty())?;
            Some(rest.iter().take(8).rev().fold(0, |value, byte| value << 8 | u64::from(*byte)))
        };
        let (expected, ours) = (value(self.expected), value(self.ours));
        let bytes = self.expected.len().max(self.ours.len()).saturating_sub(start).min(8);
        let high = u8::try_from(8 * bytes).unwrap_or(64).saturating_sub(1);
        let literal =
            FieldDifference { part: LITERAL, name: LITERAL, high, low: 0, expected, ours, mnemonics: None };
        (expected.is_some() || ours.is_some()).then_some(literal)
    }
}

#[cfg(test)]
mod tests {
    use super::{difference, encoding_name, fields};

    /// `v_lerp_u8 v5, v1, v2, s3` of LLVM's `gfx11_asm_vop3.s`.
    const LERP: [u8; 8] = [0x05, 0x00, 0x15, 0xd6, 0x01, 0x05, 0x0e, 0x00];

    #[test]
    fn fields_that_differ() {
        let mut ours = LERP;
        ours[2] = 0x16;
        assert_eq!(fields("gfx1100", &LERP, &ours).unwrap(), "OP 533 → 534");
        ours[0] = 6;
        assert_eq!(fields("gfx1100", &LERP, &ours).unwrap(), "OP 533 → 534, VDST 5 → 6");
        assert_eq!(fields("gfx1100", &LERP, &[0x00, 0x00, 0x80, 0xbf]).unwrap(), "VOP3 → SOPP");
        assert_eq!(fields("gfx1100", &LERP, &[]).unwrap(), "VOP3 → unknown");
        assert_eq!(fields("none", &LERP, &ours), None);
        assert_eq!(fields("gfx1100", &LERP, &LERP), None);
    }

    #[test]
    fn opcodes_have_names() {
        let mut ours = LERP;
        ours[2] = 0x16;
        let difference = difference("gfx1100", &LERP, &ours).unwrap();
        let opcode = difference.fields.iter().find(|field| field.name == "OP").unwrap();
        assert_eq!((opcode.part, opcode.high, opcode.low), ("VOP3", 25, 16));
        assert_eq!(opcode.mnemonics, Some([Some("v_lerp_u8"), Some("v_alignbit_b32")]));
        assert_eq!(difference.fields.iter().filter(|field| field.differs()).count(), 1);
    }

    #[test]
    fn literals_and_dpp() {
        let literal = [0xff, 0x02, 0x02, 0x7e, 1, 0, 0, 0];
        let short = &literal[..4];
        assert_eq!(fields("gfx1100", &literal, short).unwrap(), "literal 0x1 → none");
        let dpp = [0xfa, 0x02, 0x0a, 0x7e, 0x01, 0x1b, 0x00, 0xff];
        let mut ours = dpp;
        ours[7] = 0xef;
        assert_eq!(fields("gfx1100", &dpp, &ours).unwrap(), "ROW_MASK 15 → 14");
        assert_eq!(encoding_name("gfx1100", &dpp).unwrap(), "VOP1 + DPP16");
        let sdwa = [0xf9, 0x02, 0x0a, 0x7e, 0x01, 0x06, 0x06, 0x00];
        let mut ours = sdwa;
        ours[5] = 0x05;
        assert_eq!(fields("gfx900", &sdwa, &ours).unwrap(), "DST_SEL 6 → 5");
    }

    /// What the same bits identify is told apart by its opcodes; fields lie beyond the first 64 bits, too.
    #[test]
    fn layouts_that_look_alike() {
        // v_add_co_u32 v5, s6, v1, v2, of gfx11_asm_vop3.s.
        let carry = [0x05, 0x06, 0x00, 0xd7, 0x01, 0x05, 0x02, 0x00];
        let mut ours = carry;
        ours[1] = 0x07;
        assert_eq!(fields("gfx1100", &carry, &ours).unwrap(), "SDST 6 → 7");
        ours = carry;
        ours[2] = 0x15;
        assert_eq!(fields("gfx1100", &carry, &ours).unwrap(), "OP 768 → 789");
        // v_pk_fma_f16 v5, v1, v2, v3 on gfx90a, whose bits fit v_accvgpr_read_b32, too.
        let packed = [0x05, 0x40, 0x8e, 0xd3, 0x01, 0x05, 0x0e, 0x1c];
        assert_eq!(encoding_name("gfx90a", &packed).unwrap(), "VOP3P");
        // image_load of gfx12, 96 bits.
        let image = [0x01, 0x00, 0xc0, 0xd3, 0x00, 0x00, 0x00, 0x00, 0x01, 0x02, 0x00, 0x00];
        let mut ours = image;
        ours[9] = 3;
        assert_eq!(fields("gfx1200", &image, &ours).unwrap(), "VADDR1 2 → 3");
    }
}
