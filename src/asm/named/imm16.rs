//! Plain immediates (`s16imm`, `u16imm`, and `i32imm` where LLVM takes any): `s_movk_i32 s0, -1`, `s_clause 7`,
//! `s_nop 7`. They have no parser of their own: what stands there is parsed as any source.

use super::text::push_hex;
use crate::asm::operand::LitModifier;
use crate::asm::operand::{ImmKind, Operand, OperandValue};
use crate::asm::operands::literal::{SourceImm, print_source};
use crate::isa::value_type::ValueType;
use crate::target::Target;

/// The least and the largest number that fit 16 bits in either way.
pub const S16: (i64, i64) = (-0x8000, 0xffff);
/// And without a sign.
pub const U16: (i64, i64) = (0, 0xffff);

/// The value of a plain immediate. A floating-point one counts as the bits of its double, as in LLVM.
const fn plain(operand: &Operand) -> Option<i64> {
    match operand.value {
        OperandValue::Imm { value, kind: ImmKind::Plain, .. } => Some(value),
        _ => None,
    }
}

/// Whether the operand fits 16 bits, as a signed or as an unsigned number (`isS16Imm`; `isDepCtr` is the same).
#[must_use]
pub const fn is_s16(operand: &Operand) -> bool {
    matches!(plain(operand), Some(value) if S16.0 <= value && value <= S16.1)
}

/// Whether the operand fits 16 bits as an unsigned number (`isU16Imm`).
#[must_use]
pub const fn is_u16(operand: &Operand) -> bool {
    matches!(plain(operand), Some(value) if U16.0 <= value && value <= U16.1)
}

/// Whether the operand is an immediate of whatever kind (`isSWaitCnt`, `isSDelayALU`).
#[must_use]
pub const fn is_any(operand: &Operand) -> bool {
    matches!(operand.value, OperandValue::Imm { .. })
}

/// Prints a 16-bit immediate in hexadecimal; one that needs more bits, with 32 (`printU16ImmOperand`).
pub fn print(value: i64, _: &Target, out: &mut Vec<u8>) {
    push_hex(out, if matches!(value, -0x8000..=0xffff) { value as u32 & 0xffff } else { value as u32 });
}

/// Prints an immediate that is taken whatever its value, by its low 32 bits, as a source of that size would be
/// (`printImmediate32`).
pub fn print_imm32(value: i64, target: &Target, out: &mut Vec<u8>) {
    let imm = SourceImm { code: 0, literal: 0, value, lit: LitModifier::None, truncated: false };
    print_source(&imm, ValueType::I32, target, out);
}
