//! Inline constants: the numbers that a source code stands for.

use crate::isa::value_type::ValueType;
use crate::target::{Feature, Target};

/// The inline constants that are no small integers, by their codes from 240 on: 0.5, -0.5, 1, -1, 2, -2, 4, -4 and
/// 1/(2π), in each format.
const HALF: [u16; 9] = [0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118];
const BFLOAT: [u16; 9] = [0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000, 0xc000, 0x4080, 0xc080, 0x3e22];
const SINGLE: [u32; 9] = [
    0x3f00_0000,
    0xbf00_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x4000_0000,
    0xc000_0000,
    0x4080_0000,
    0xc080_0000,
    0x3e22_f983,
];
const DOUBLE: [u64; 9] = [
    0x3fe0_0000_0000_0000,
    0xbfe0_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x4000_0000_0000_0000,
    0xc000_0000_0000_0000,
    0x4010_0000_0000_0000,
    0xc010_0000_0000_0000,
    0x3fc4_5f30_6dc9_c882,
];

/// The code of the first of these.
const FIRST_FP: u16 = 240;
/// The code of 1/(2π), which gfx6 and gfx7 lack.
pub(super) const INV2PI: u16 = 248;

/// The code of an inline constant, if the number is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inline {
    /// The code, 128 to 208 or 240 to 248.
    Code(u16),
    /// The number needs a literal.
    None,
}

/// The code of a small integer.
pub(super) fn integer_code(value: i64) -> Option<u16> {
    match value {
        0..=64 => Some(128 + value as u16),
        -16..=-1 => Some(192 + value.unsigned_abs() as u16),
        _ => None,
    }
}

fn find<T: PartialEq + Copy>(table: &[T; 9], value: T) -> Option<u16> {
    let place = table.iter().position(|constant| *constant == value)?;
    Some(FIRST_FP + place as u16)
}

pub(super) fn half_code(value: u16) -> Option<u16> {
    find(&HALF, value)
}

pub(super) fn bfloat_code(value: u16) -> Option<u16> {
    find(&BFLOAT, value)
}

pub(super) fn single_code(value: u32) -> Option<u16> {
    find(&SINGLE, value)
}

pub(super) fn double_code(value: u64) -> Option<u16> {
    find(&DOUBLE, value)
}

/// Without 1/(2π), where the GPU lacks it.
fn known(code: Option<u16>, inv2pi: bool) -> Option<u16> {
    code.filter(|code| inv2pi || *code != INV2PI)
}

/// Whether 64 bits are an inline constant.
#[must_use]
pub fn is_inline_64(value: u64, inv2pi: bool) -> bool {
    integer_code(value.cast_signed()).is_some() || known(double_code(value), inv2pi).is_some()
}

/// Whether 32 bits are an inline constant: it does not matter how they were written.
pub(super) fn is_inline_32(value: u32, inv2pi: bool) -> bool {
    integer_code(i64::from(value.cast_signed())).is_some() || known(single_code(value), inv2pi).is_some()
}

/// Whether 16 bits are an inline constant of a 16-bit type. GPUs without 1/(2π) have no such floating-point types.
pub(super) fn is_inline_16(value: i16, value_type: ValueType, inv2pi: bool) -> bool {
    match value_type {
        ValueType::I16 | ValueType::V2i16 => is_inline_32(i32::from(value).cast_unsigned(), inv2pi),
        _ if !inv2pi => false,
        _ if integer_code(i64::from(value)).is_some() => true,
        ValueType::Bf16 | ValueType::V2bf16 => bfloat_code(value.cast_unsigned()).is_some(),
        _ => half_code(value.cast_unsigned()).is_some(),
    }
}

/// The code of a number as a source of a type.
#[must_use]
pub fn inline_code(value: i64, value_type: ValueType, target: &Target) -> Inline {
    let short = i64::from(value as i16);
    let word = i64::from(value as i32);
    let (integer, fp) = match value_type {
        ValueType::I64 | ValueType::F64 | ValueType::V2f64 => (value, double_code(value.cast_unsigned())),
        ValueType::I16
        | ValueType::I32
        | ValueType::F32
        | ValueType::V2i32
        | ValueType::V2f32
        | ValueType::V2i16 => (word, single_code(value as u32)),
        ValueType::F16 => (short, half_code(value as u16)),
        ValueType::Bf16 => (short, bfloat_code(value as u16)),
        ValueType::V2f16 => (word, low_half(value).and_then(half_code)),
        ValueType::V2bf16 => (word, low_half(value).and_then(bfloat_code)),
        ValueType::V2f16Splat if target.is_gfx11_plus() => (word, equal_halves(value).and_then(half_code)),
        ValueType::V2f16Splat => (word, low_half(value).and_then(half_code)),
        ValueType::V2f16NoInline => return Inline::None,
    };
    // Packed types and bfloat16 exist only where 1/(2π) does, too, and LLVM does not ask.
    let always = matches!(
        value_type,
        ValueType::Bf16 | ValueType::V2i16 | ValueType::V2f16 | ValueType::V2f16Splat | ValueType::V2bf16
    );
    let inv2pi = always || target.has(Feature::Inv2PiInlineImm);
    match integer_code(integer).or_else(|| known(fp, inv2pi)) {
        Some(code) => Inline::Code(code),
        None => Inline::None,
    }
}

/// The low half of 32 bits, if the upper one is 0.
pub(super) fn low_half(value: i64) -> Option<u16> {
    u16::try_from(value as u32).ok()
}

/// Either half of 32 bits, if they are equal.
pub(super) fn equal_halves(value: i64) -> Option<u16> {
    let (low, high) = (value as u16, (value >> 16) as u16);
    (low == high).then_some(low)
}
