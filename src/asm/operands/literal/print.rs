//! Immediates as LLVM prints them: small integers in decimal, the other inline constants by name, literals in hex.

use super::SourceImm;
use super::constant::{
    INV2PI, bfloat_code, double_code, equal_halves, half_code, integer_code, low_half, single_code,
};
use crate::asm::operand::LitModifier;
use crate::isa::value_type::ValueType;
use crate::target::{Feature, Target};

/// The names of the constants with the codes from 240 to 247.
const NAMES: [&str; 8] = ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0"];

/// Appends a source immediate.
pub fn print_source(imm: &SourceImm, value_type: ValueType, target: &Target, out: &mut Vec<u8>) {
    if print_lit(imm.value, imm.lit, out) {
        return;
    }
    print_value(imm.value, value_type, target, out);
}

/// Appends the literal of an instruction that has one in any case.
pub fn print_kimm(value: i64, lit: LitModifier, value_type: ValueType, out: &mut Vec<u8>) {
    if print_lit(value, lit, out) {
        return;
    }
    match value_type {
        ValueType::F64 => print_double(value.cast_unsigned(), true, out),
        ValueType::F16 if i16::try_from(value).is_ok() || u16::try_from(value).is_ok() => {
            print_hex(value.cast_unsigned() & 0xffff, out);
        }
        _ => print_hex(value.cast_unsigned() & 0xffff_ffff, out),
    }
}

/// Appends `lit(0x…)` or `lit64(0x…)`, if asked for.
fn print_lit(value: i64, lit: LitModifier, out: &mut Vec<u8>) -> bool {
    let word: &[u8] = match lit {
        LitModifier::None => return false,
        LitModifier::Lit => b"lit(",
        LitModifier::Lit64 => b"lit64(",
    };
    out.extend_from_slice(word);
    print_hex(value.cast_unsigned(), out);
    out.push(b')');
    true
}

fn print_value(value: i64, value_type: ValueType, target: &Target, out: &mut Vec<u8>) {
    let word = i64::from(value as i32);
    let half = value as u16;
    let (integer, fp, literal) = match value_type {
        ValueType::I64 | ValueType::F64 | ValueType::V2f64 => {
            return print_64(value, value_type, target, out);
        }
        ValueType::I32 | ValueType::F32 | ValueType::V2i32 | ValueType::V2f32 | ValueType::V2i16 => {
            (word, single_code(value as u32), u64::from(value as u32))
        }
        ValueType::I16 => (word, single_code(value as u32), u64::from(half)),
        ValueType::F16 => (i64::from(value as i16), half_code(half), u64::from(half)),
        ValueType::Bf16 => (i64::from(value as i16), bfloat_code(half), u64::from(value as u32)),
        ValueType::V2f16 => (word, low_half(value).and_then(half_code), u64::from(value as u32)),
        ValueType::V2bf16 => (word, low_half(value).and_then(bfloat_code), u64::from(value as u32)),
        ValueType::V2f16Splat if target.is_gfx11_plus() => {
            (word, equal_halves(value).and_then(half_code), u64::from(value as u32))
        }
        ValueType::V2f16Splat => (word, low_half(value).and_then(half_code), u64::from(value as u32)),
        ValueType::V2f16NoInline => (word, None, u64::from(value as u32)),
    };
    if integer_code(integer).is_some() {
        print_small_integer(integer, out);
    } else if !print_constant(fp, "0.15915494", target, out) {
        print_hex(literal, out);
    }
}

fn print_64(value: i64, value_type: ValueType, target: &Target, out: &mut Vec<u8>) {
    let bits = value.cast_unsigned();
    if integer_code(value).is_some() {
        print_small_integer(value, out);
    } else if !print_constant(double_code(bits), "0.15915494309189532", target, out) {
        print_double(bits, value_type != ValueType::I64, out);
    }
}

/// Appends the name of an inline constant, if the GPU has it.
fn print_constant(code: Option<u16>, inv2pi: &str, target: &Target, out: &mut Vec<u8>) -> bool {
    let name = match code {
        Some(INV2PI) if target.has(Feature::Inv2PiInlineImm) => inv2pi,
        Some(code) if code < INV2PI => NAMES[usize::from(code - 240)],
        _ => return false,
    };
    out.extend_from_slice(name.as_bytes());
    true
}

/// A double whose low half is 0 prints as its high half.
fn print_double(bits: u64, is_fp: bool, out: &mut Vec<u8>) {
    print_hex(if is_fp && bits as u32 == 0 { bits >> 32 } else { bits }, out);
}

/// Appends -16 to 64.
fn print_small_integer(value: i64, out: &mut Vec<u8>) {
    if value < 0 {
        out.push(b'-');
    }
    let magnitude = value.unsigned_abs();
    if magnitude >= 10 {
        out.push(b'0' + (magnitude / 10) as u8);
    }
    out.push(b'0' + (magnitude % 10) as u8);
}

/// Appends `0x` and the digits without leading zeros.
pub(super) fn print_hex(value: u64, out: &mut Vec<u8>) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    out.extend_from_slice(b"0x");
    let digits = (64 - value.leading_zeros()).div_ceil(4).max(1);
    for place in (0..digits).rev() {
        out.push(DIGITS[(value >> (place * 4) & 15) as usize]);
    }
}
