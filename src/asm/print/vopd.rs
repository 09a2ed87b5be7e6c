//! Pairs of instructions: commas between the operands of a half, none around `::` and the second mnemonic.

use super::{Names, modifier, operand};
use crate::asm::encode::Fields;
use crate::asm::inst::Inst;
use crate::isa::form::Slot;

/// Prints what follows the mnemonic of the first half.
pub(super) fn operands(inst: &Inst, fields: &Fields, names: &Names, out: &mut Vec<u8>) {
    let mut first = true;
    for arg in inst.args() {
        match arg.slot {
            Slot::Modifier => modifier(arg, inst, fields, names.target, out),
            Slot::Word => {
                out.push(b' ');
                operand(arg, inst, names, out);
                first = true;
            }
            _ => {
                out.extend_from_slice(if first { b" " } else { b", " });
                operand(arg, inst, names, out);
                first = false;
            }
        }
    }
}
