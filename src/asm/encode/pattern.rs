//! Encodings whose fields take their values straight from the operands: memory, images, exports, pairs of VOPs.

use crate::asm::encoded::Encoded;
use crate::asm::inst::{Arg, ArgValue, Inst};
use crate::asm::operands::literal::{LITERAL, LITERAL64};
use crate::isa::ValueType;
use crate::isa::form::Pattern;
use crate::target::Target;

/// The bit of a register's value that tells accumulation registers from others.
const ACC: u64 = 1 << 9;

/// Where the source modifiers of an operand stand in its value, for the fields that take them.
const NEG: u32 = 16;
const ABS: u32 = 17;

/// Puts the operands in their places, and appends the result to `out`.
pub(super) fn encode(inst: &Inst, pattern: &Pattern, target: &Target, out: &mut Encoded) {
    let mut words = pattern.words;
    let args = inst.args().as_slice();
    for piece in pattern.pieces() {
        let Some(arg) = args.get(usize::from(piece.arg)) else { continue };
        let bits =
            (value_of(arg, target) | modifier_bits(arg)) >> piece.shift & (u64::MAX >> (64 - piece.width));
        words[usize::from(piece.low / 64)] |= bits << (piece.low % 64);
    }
    let mut left = usize::from(pattern.bytes);
    for word in words {
        let bytes = word.to_le_bytes();
        out.push_bytes(&bytes[..left.min(bytes.len())]);
        left = left.saturating_sub(bytes.len());
    }
}

/// The value of an operand, of which fields hold some bits.
fn value_of(arg: &Arg, target: &Target) -> u64 {
    match arg.value {
        ArgValue::Reg(reg) => u64::from(reg.src_code(target)) | if reg.is_agpr() { ACC } else { 0 },
        ArgValue::Imm(imm) => u64::from(imm.code),
        ArgValue::LiteralExpr(_) if arg.value_type.is_some_and(ValueType::is_64) => u64::from(LITERAL64),
        ArgValue::LiteralExpr(_) => u64::from(LITERAL),
        ArgValue::Number(value) => value.cast_unsigned(),
        ArgValue::Expr(_) | ArgValue::KImm { .. } => 0,
    }
}

fn modifier_bits(arg: &Arg) -> u64 {
    match arg.value {
        ArgValue::Reg(_) | ArgValue::Imm(_) => {
            u64::from(arg.modifiers.neg) << NEG | u64::from(arg.modifiers.abs) << ABS
        }
        _ => 0,
    }
}
