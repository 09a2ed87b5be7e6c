//! The instruction set as data: registers, operand classes, bit layouts, instruction rows.
//!
//! The rows stand in `rows/*.rows`; the build expands them by rule into forms and compiles those into constant tables.

pub mod class;
pub mod fill;
pub mod form;
pub mod image;
pub mod imm;
pub mod layout;
pub mod pending;
pub mod possible;
pub mod register;
mod tables;
pub mod value_type;

pub use form::{Form, MnemonicId};
pub use imm::ImmKind;
pub use tables::{Encoding, Field, OperandClass, Quirk};
pub use value_type::ValueType;

use crate::target::Target;

/// The generation columns of the rows.
const COLUMNS: usize = 12;

/// The generation column of a target. If its features name no generation (`generic-hsa`), LLVM's instructions of gfx6
/// are there as long as no later encoding is.
#[must_use]
pub fn column(target: &Target) -> Option<usize> {
    use crate::target::{Generation, Predicate};
    let version = target.isa_version();
    let Some(generation) = target.generation() else {
        return target.predicates().contains(Predicate::isGFX6GFX7).then_some(0);
    };
    Some(match generation {
        Generation::Gfx6 => 0,
        Generation::Gfx7 => 1,
        Generation::Gfx8 => 2,
        Generation::Gfx9 if target.is_gfx940() => 5,
        Generation::Gfx9 if target.is_gfx90a() => 4,
        Generation::Gfx9 => 3,
        Generation::Gfx10 => 6,
        Generation::Gfx11 if version.minor == 7 => 8,
        Generation::Gfx11 => 7,
        Generation::Gfx12 => 9,
        Generation::Gfx1250 => 10,
        Generation::Gfx13 => 11,
    })
    .filter(|column| *column < COLUMNS)
}
