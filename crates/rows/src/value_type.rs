//! Value types: which operand class a typed operand has in each form of an instruction.

use crate::fault::{Faults, lines};

/// How 16-bit operands are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// gfx11 and later with `+real-true16`: halves of registers.
    True16,
    /// gfx11 and later without: whole registers, the lower 128 in short encodings.
    Fake16,
    /// Before gfx11: whole registers.
    Whole,
}

/// The place of an operand, in columns of `types.rows`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Destination of VOP1, VOP2.
    E32Dst = 0,
    /// Destination of VOP3.
    E64Dst,
    /// First source of VOP1, VOP2, VOPC.
    E32Src0,
    /// Second source of VOP2, VOPC.
    E32Src1,
    /// Source of VOP3.
    E64Src,
    /// Source of a 32-bit encoding with DPP16.
    Dpp16Src,
    /// Source of a 32-bit encoding with DPP8.
    Dpp8Src,
    /// First source of VOP3 with DPP.
    E64DppSrc0,
    /// Other sources of VOP3 with DPP.
    E64DppSrc,
    /// Source of SDWA.
    SdwaSrc,
    /// Destination of SOP encodings.
    ScalarDst,
    /// Source of SOP encodings.
    ScalarSrc,
}

const PLACES: usize = Place::ScalarSrc as usize + 1;

/// One line of `types.rows`.
#[derive(Clone, Debug)]
struct TypeRow {
    name: String,
    mode: Option<Mode>,
    classes: Vec<String>,
}

/// All value types.
#[derive(Clone, Debug, Default)]
pub struct ValueTypes {
    rows: Vec<TypeRow>,
}

impl ValueTypes {
    /// Reads `types.rows`.
    #[must_use]
    pub fn read(text: &str, faults: &mut Faults) -> Self {
        let mut rows = Vec::new();
        for (line, words) in lines(text) {
            let [name, mode, classes @ ..] = words.as_slice() else {
                faults.add(line, "expected: type, mode, classes");
                continue;
            };
            let mode = match *mode {
                "*" => None,
                "true16" => Some(Mode::True16),
                "fake16" => Some(Mode::Fake16),
                "whole" => Some(Mode::Whole),
                other => {
                    faults.add(line, format!("unknown mode `{other}`"));
                    continue;
                }
            };
            if classes.len() != PLACES {
                faults.add(line, format!("{} classes where {PLACES} are needed", classes.len()));
                continue;
            }
            let classes = classes.iter().map(|class| (*class).to_owned()).collect();
            rows.push(TypeRow { name: (*name).to_owned(), mode, classes });
        }
        Self { rows }
    }

    /// The class of a type in a place; a type that starts with a capital is itself a class.
    #[must_use]
    pub fn class<'a>(&'a self, value_type: &'a str, mode: Mode, place: Place) -> Option<&'a str> {
        if value_type.starts_with(char::is_uppercase) {
            return Some(value_type);
        }
        self.rows
            .iter()
            .find(|row| row.name == value_type && row.mode.is_none_or(|own| own == mode))
            .map(|row| row.classes[place as usize].as_str())
            .filter(|class| *class != "-")
    }

    /// Whether a type is known.
    #[must_use]
    pub fn knows(&self, value_type: &str) -> bool {
        value_type.starts_with(char::is_uppercase) || self.rows.iter().any(|row| row.name == value_type)
    }

    /// Whether a type reads differently with `+real-true16`.
    #[must_use]
    pub fn has_halves(&self, value_type: &str) -> bool {
        self.rows.iter().any(|row| row.name == value_type && row.mode == Some(Mode::True16))
    }
}
