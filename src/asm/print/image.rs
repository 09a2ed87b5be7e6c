//! Image instructions: addresses in brackets, and the modifiers that only they have.

use super::{Names, operand, push_signed_hex};
use crate::asm::inst::Inst;
use crate::asm::operand::ImmKind;
use crate::asm::operands::DIMS;
use crate::isa::OperandClass;
use crate::isa::form::Slot;
use crate::isa::image::ImageShape;
use crate::target::{Feature, Target};

/// Prints the operands before the modifiers.
pub(super) fn operands(shape: &ImageShape, inst: &Inst, names: &Names, out: &mut Vec<u8>) {
    out.push(b' ');
    if shape.two_spaces {
        out.push(b' ');
    }
    let mut first = true;
    for arg in inst.args().take_while(|arg| arg.slot != Slot::Modifier) {
        if arg.class == OperandClass::RBracket {
            out.push(b']');
            continue;
        }
        if !first {
            out.extend_from_slice(b", ");
        }
        first = arg.class == OperandClass::LBracket;
        operand(arg, inst, names, out);
    }
}

/// Prints a modifier of images; false if it is none.
pub(super) fn modifier(kind: ImmKind, value: i64, target: &Target, out: &mut Vec<u8>) -> bool {
    match kind {
        ImmKind::Dim => {
            out.extend_from_slice(b" dim:SQ_RSRC_IMG_");
            let name = usize::try_from(value).ok().and_then(|place| DIMS.get(place));
            out.extend_from_slice(name.unwrap_or(&"").as_bytes());
        }
        ImmKind::Dmask if value != 0 => push_signed_hex(b" dmask:", value, out),
        ImmKind::R128A16 if value != 0 => {
            // gfx9 has one bit for both.
            let a16 = target.has(Feature::R128A16);
            out.extend_from_slice(if a16 { b" a16" } else { b" r128" });
        }
        ImmKind::Dmask | ImmKind::R128A16 => {}
        _ => return false,
    }
    true
}
