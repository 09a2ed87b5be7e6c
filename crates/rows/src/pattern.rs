//! Patterns: how a form is encoded whose fields take their values straight from its operands.
//!
//! That goes for all encodings but SOP, VOP and VINTERP, whose sources, modifiers and extensions the encoder has rules for.

use crate::class::ClassRow;
use crate::form::{Form, FormOperand};
use crate::layout::{Field, Layout};

/// The encodings that the encoder has rules for.
const RULED: [&str; 12] =
    ["SOP1", "SOP2", "SOPC", "SOPK", "SOPP", "VOP1", "VOP2", "VOPC", "VOP3", "VOP3SD", "VOP3P", "VINTERP"];

/// The longest layout, in 64-bit words.
const WORDS: usize = 3;

/// How a form is encoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// What does not depend on operands, lowest word first.
    pub words: [u64; WORDS],
    /// Size in bytes.
    pub bytes: u8,
    /// What the operands fill.
    pub pieces: Vec<Piece>,
}

/// Bits of an operand's value and their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which operand of the form.
    pub arg: usize,
    /// The lowest bit of its value.
    pub shift: u8,
    /// The bit of the encoding where that goes.
    pub low: u8,
    /// How many bits.
    pub width: u8,
}

/// Source modifiers that have a bit in the layout: `SRC0_NEG` is that bit of the value of the operand that fills SRC0.
const MODIFIER_BITS: [(&str, u8); 2] = [("_NEG", 16), ("_ABS", 17)];

/// Whether a layout is filled by patterns.
#[must_use]
pub fn has_patterns(layout: &str) -> bool {
    !RULED.contains(&layout)
}

impl Form {
    /// Its pattern; none where the encoder has rules for the layout.
    #[must_use]
    pub fn pattern(&self, layouts: &[Layout], classes: &[ClassRow]) -> Option<Pattern> {
        if !has_patterns(&self.layout) {
            return None;
        }
        let layout = layouts
            .iter()
            .find(|layout| layout.name == self.layout && !layout.columns.and(self.columns).is_empty())?;
        let mut pattern = Pattern { words: [0; WORDS], bytes: layout.bits / 8, pieces: Vec::new() };
        for field in &layout.fields {
            let constant = match field.name.as_str() {
                "OP" => Some(u32::from(self.opcode)),
                name => field.fixed.or_else(|| self.fixed_field(name)),
            };
            let (low, width) = (field.low, field.high - field.low + 1);
            if let Some(value) = constant {
                let value = u64::from(value) >> field.shift & (u64::MAX >> (64 - width));
                pattern.words[usize::from(low / 64)] |= value << (low % 64);
            } else if let Some((arg, shift)) = self.source_of(field, classes) {
                pattern.pieces.push(Piece { arg, shift, low, width });
            }
        }
        Some(pattern)
    }

    fn fixed_field(&self, name: &str) -> Option<u32> {
        self.fixed.iter().find(|(own, _)| own == name).map(|(_, value)| *value)
    }

    /// The operand that fills a field, and the lowest bit of its value that goes there: the one whose slot is the
    /// field, else one whose class names it.
    fn source_of(&self, field: &Field, classes: &[ClassRow]) -> Option<(usize, u8)> {
        let in_slot = |name: &str| {
            let fills = |operand: &FormOperand| operand.slot.field().is_some_and(|own| own == name);
            self.operands.iter().position(fills)
        };
        if let Some(arg) = in_slot(&field.name) {
            return Some((arg, field.shift));
        }
        for (suffix, bit) in MODIFIER_BITS {
            if let Some(arg) = field.name.strip_suffix(suffix).and_then(in_slot) {
                return Some((arg, bit));
            }
        }
        self.operands.iter().enumerate().find_map(|(arg, operand)| {
            let class = classes.iter().find(|class| class.name == operand.class)?;
            let (_, shift) = class.fields.iter().find(|(name, _)| *name == field.name)?;
            Some((arg, shift + field.shift))
        })
    }
}
