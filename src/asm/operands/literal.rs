//! Immediates as sources: which are inline constants, which can be literals, and how both are encoded.
//!
//! What a number means depends on how it was written: `1` is an integer for every type, `1.0` is converted to the
//! operand's type. LLVM's `isInlinableImm`, `isLiteralImm`, `addLiteralImmOperand` and `getLitEncoding` are the model.

mod constant;
mod convert;
mod print;

pub use constant::{Inline, inline_code, is_inline_64};
pub use convert::{FpFormat, Narrowed, narrow, widen_half};
pub use print::{print_kimm, print_source};

use crate::asm::operand::{ImmKind, LitModifier, Modifiers, Operand, OperandValue};
use crate::isa::value_type::ValueType;
use crate::target::{Feature, Target};
use constant::{is_inline_16, is_inline_32};

/// The source code that says that a literal of 32 bits follows.
pub const LITERAL: u16 = 255;
/// The source code that says that a literal of 64 bits follows.
pub const LITERAL64: u16 = 254;

/// A plain immediate of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plain {
    value: i64,
    is_fp: bool,
    modifiers: Modifiers,
}

impl Plain {
    fn of(operand: &Operand) -> Option<Self> {
        match operand.value {
            OperandValue::Imm { value, kind: ImmKind::Plain, is_fp, modifiers } => {
                Some(Self { value, is_fp, modifiers })
            }
            _ => None,
        }
    }

    fn as_double(self) -> f64 {
        f64::from_bits(self.value.cast_unsigned())
    }
}

/// Whether a value of `bits` bits holds the number, with or without a sign.
fn is_safe_truncation(value: i64, bits: u32) -> bool {
    let above = value >> (bits - 1);
    // All sign, or the highest bit and nothing above it.
    above == 0 || above == -1 || above == 1
}

/// The number as 32 bits, if it is one with or without a sign.
fn fits_32(value: i64) -> bool {
    is_safe_truncation(value, 32)
}

/// Whether the operand is an immediate that needs no literal as a source of this type.
///
/// Registers that stand for constants ([`Reg::is_inline_value`](crate::isa::register::Reg::is_inline_value)) count, too.
#[must_use]
pub fn is_inlinable(operand: &Operand, value_type: ValueType, target: &Target) -> bool {
    if let OperandValue::Reg { reg, .. } = operand.value {
        return reg.is_inline_value();
    }
    let Some(imm) = Plain::of(operand) else {
        return false;
    };
    if imm.modifiers.lit != LitModifier::None {
        return false;
    }
    let inv2pi = target.has(Feature::Inv2PiInlineImm);
    // Pairs of 32 bits go by the rule for 64.
    if value_type.is_64() || matches!(value_type, ValueType::V2i32 | ValueType::V2f32) {
        return is_inline_64(imm.value.cast_unsigned(), inv2pi);
    }
    if imm.is_fp {
        return is_fp_inlinable(imm.as_double(), value_type, inv2pi);
    }
    let bits = value_type.element_bits();
    if !is_safe_truncation(imm.value, bits) {
        return false;
    }
    if bits == 16 {
        is_inline_16(imm.value as i16, value_type, inv2pi)
    } else {
        is_inline_32(imm.value as u32, inv2pi)
    }
}

/// A floating-point number as a 16-bit or 32-bit source. LLVM takes every number of 16 bits through half precision
/// first, and looks at integers of 16 bits as single precision.
fn is_fp_inlinable(value: f64, value_type: ValueType, inv2pi: bool) -> bool {
    if value_type.element_bits() == 32 {
        let single = narrow(value, FpFormat::SINGLE);
        return !single.is_lossy() && is_inline_32(single.bits as u32, inv2pi);
    }
    let half = narrow(value, FpFormat::HALF);
    if half.is_lossy() {
        return false;
    }
    match value_type {
        ValueType::I16 | ValueType::V2i16 => {
            is_inline_32(narrow(widen_half(half.bits as u16), FpFormat::SINGLE).bits as u32, inv2pi)
        }
        ValueType::Bf16 | ValueType::V2bf16 => {
            let bits = narrow(widen_half(half.bits as u16), FpFormat::BFLOAT).bits;
            is_inline_16(bits as i16, value_type, inv2pi)
        }
        _ => is_inline_16(half.bits as i16, value_type, inv2pi),
    }
}

/// Whether the operand is an immediate that a literal can hold as a source of this type.
#[must_use]
pub fn is_literal(operand: &Operand, value_type: ValueType, target: &Target) -> bool {
    // LLVM's classes for pairs of 32 bits take what their elements or 64 bits would take.
    match value_type {
        ValueType::V2f32 if is_literal(operand, ValueType::F64, target) => return true,
        ValueType::V2i32 if is_literal(operand, ValueType::I64, target) => return true,
        _ => {}
    }
    let Some(imm) = Plain::of(operand) else {
        return false;
    };
    if !imm.is_fp {
        if value_type == ValueType::F64 && (imm.modifiers.abs || imm.modifiers.neg) {
            // An integer of 32 bits is the high half of a double here, so a sign would be ambiguous.
            return false;
        }
        let wide =
            matches!(value_type, ValueType::I64 | ValueType::F64) && target.has(Feature::Has64BitLiterals);
        // A packed type of 16-bit elements takes 32 bits.
        let bits = match value_type {
            ValueType::I16 | ValueType::F16 | ValueType::Bf16 => 16,
            _ => 32,
        };
        return is_safe_truncation(imm.value, bits) || wide;
    }
    let format = match value_type {
        ValueType::F64 | ValueType::V2f64 => return true,
        // How a double would become an integer of 64 bits is unclear.
        ValueType::I64 => return false,
        ValueType::I32 | ValueType::F32 | ValueType::V2i16 | ValueType::V2i32 | ValueType::V2f32 => {
            FpFormat::SINGLE
        }
        _ => FpFormat::HALF,
    };
    !narrow(imm.as_double(), format).is_lossy()
}

/// What the encoding of an immediate depends on besides its type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The instruction is VOP3 or VOP3P: literals have 32 bits there.
    pub vop3: bool,
    /// The instruction's own encoding takes 32 bits.
    pub short: bool,
    /// The instruction has a literal in any case (`v_fmaak_f32`): a source that uses it must be equal to it.
    pub mandatory_literal: bool,
    /// `neg` and `abs` change the number here, since the encoding has no bits for them.
    pub apply_modifiers: bool,
}

/// An immediate as a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceImm {
    /// The 9-bit source code: an inline constant, [`LITERAL`] or [`LITERAL64`].
    pub code: u16,
    /// What follows the instruction for [`LITERAL`] (32 bits) or [`LITERAL64`].
    pub literal: u64,
    /// The number as it is printed, in the operand's type.
    pub value: i64,
    /// Whether `lit(…)` or `lit64(…)` stands around it in print.
    pub lit: LitModifier,
    /// LLVM warns that the low half of a double is lost. The warning stands at the mnemonic.
    pub truncated: bool,
}

/// The warning for [`SourceImm::truncated`].
pub const TRUNCATED: &str =
    "Can't encode literal as exact 64-bit floating-point operand. Low 32-bits will be set to zero";

/// Encodes an immediate that [`is_inlinable`] or [`is_literal`] accepts; none for other operands.
#[must_use]
pub fn encode(operand: &Operand, value_type: ValueType, place: Place, target: &Target) -> Option<SourceImm> {
    let mut imm = Plain::of(operand)?;
    if place.apply_modifiers {
        imm.value = apply_modifiers(imm, value_type);
    }
    let prepared = if imm.is_fp {
        prepare_fp(imm, value_type, place, target)
    } else {
        prepare_int(imm, value_type, target)
    };
    Some(finish(prepared, value_type, place, target))
}

/// A number in its operand's type, before its code is known.
#[derive(Clone, Copy)]
struct Prepared {
    value: i64,
    lit: LitModifier,
    truncated: bool,
}

/// `neg` and `abs` on the bits of the number: of the double if it was written as one, else of the operand's size.
fn apply_modifiers(imm: Plain, value_type: ValueType) -> i64 {
    let bits = match value_type {
        _ if imm.is_fp => 64,
        ValueType::I64 | ValueType::F64 | ValueType::V2f64 => 64,
        ValueType::I32 | ValueType::F32 | ValueType::V2i32 | ValueType::V2f32 => 32,
        _ => 16,
    };
    let sign = 1i64 << (bits - 1);
    let value = if imm.modifiers.abs { imm.value & !sign } else { imm.value };
    if imm.modifiers.neg { value ^ sign } else { value }
}

fn can_use_64_bits(place: Place, target: &Target) -> bool {
    target.has(Feature::Has64BitLiterals) && !place.vop3
}

/// 1/(2π) as a double, as it is written in the source: bfloat16 rounds it to another number than the hardware has.
const INV2PI_AS_WRITTEN: i64 = 0x3fc4_5f30_6725_feed;

fn prepare_fp(imm: Plain, value_type: ValueType, place: Place, target: &Target) -> Prepared {
    let mut prepared = Prepared { value: imm.value, lit: imm.modifiers.lit, truncated: false };
    let inv2pi = target.has(Feature::Inv2PiInlineImm);
    match value_type {
        ValueType::F64 | ValueType::V2f64 | ValueType::I64 => {
            if prepared.lit == LitModifier::None && is_inline_64(imm.value.cast_unsigned(), inv2pi) {
                return prepared;
            }
            let has_64 = target.has(Feature::Has64BitLiterals);
            if imm.value as u32 != 0 && (!place.short || !has_64) && !place.mandatory_literal {
                prepared.truncated = true;
                prepared.value = imm.value & !0xffff_ffff;
            }
            if value_type == ValueType::F64 {
                if can_use_64_bits(place, target)
                    && prepared.lit == LitModifier::None
                    && fits_32(prepared.value)
                {
                    // Printed as an integer, it would read as the high half of a double.
                    prepared.lit = LitModifier::Lit64;
                } else if prepared.lit == LitModifier::Lit {
                    prepared.value = high_half(prepared.value);
                }
            }
        }
        ValueType::Bf16 | ValueType::V2bf16
            if prepared.lit == LitModifier::None && inv2pi && imm.value == INV2PI_AS_WRITTEN =>
        {
            prepared.value = 0x3e22;
        }
        _ => prepared.value = narrow(imm.as_double(), FpFormat::of(value_type)).bits.cast_signed(),
    }
    prepared
}

fn high_half(value: i64) -> i64 {
    (value.cast_unsigned() >> 32).cast_signed()
}

fn prepare_int(imm: Plain, value_type: ValueType, target: &Target) -> Prepared {
    let lit = imm.modifiers.lit;
    let mut prepared = Prepared { value: imm.value, lit, truncated: false };
    if !value_type.is_64() {
        return prepared;
    }
    let inv2pi = target.has(Feature::Inv2PiInlineImm);
    if lit == LitModifier::None && is_inline_64(imm.value.cast_unsigned(), inv2pi) {
        return prepared;
    }
    let has_64 = target.has(Feature::Has64BitLiterals);
    if value_type == ValueType::I64 {
        if !has_64 || lit == LitModifier::Lit {
            prepared.value = imm.value & 0xffff_ffff;
        }
        return prepared;
    }
    // An integer of 32 bits is the high half of a double.
    if !has_64 || lit == LitModifier::Lit || (lit != LitModifier::Lit64 && fits_32(imm.value)) {
        prepared.value = imm.value << 32;
    }
    if lit == LitModifier::Lit {
        prepared.value = high_half(prepared.value);
    }
    prepared
}

/// LLVM's `getLitEncoding`, and what follows the instruction.
fn finish(prepared: Prepared, value_type: ValueType, place: Place, target: &Target) -> SourceImm {
    let Prepared { value, lit, truncated } = prepared;
    let code = if lit == LitModifier::None {
        match inline_code(value, value_type, target) {
            Inline::Code(code) => code,
            Inline::None => literal_code(value, value_type, place, target),
        }
    } else if lit == LitModifier::Lit64 && value_type.is_64() && target.has(Feature::Has64BitLiterals) {
        LITERAL64
    } else {
        LITERAL
    };
    let literal = match (code, value_type) {
        (LITERAL64, _) => value.cast_unsigned(),
        (LITERAL, ValueType::F16 | ValueType::Bf16) => value.cast_unsigned() & 0xffff,
        (LITERAL, ValueType::F64 | ValueType::V2f64) if lit == LitModifier::None => {
            value.cast_unsigned() >> 32
        }
        (LITERAL, _) => value.cast_unsigned() & 0xffff_ffff,
        _ => 0,
    };
    SourceImm { code, literal, value, lit, truncated }
}

/// The code for a number that is no inline constant.
fn literal_code(value: i64, value_type: ValueType, place: Place, target: &Target) -> u16 {
    let wide = can_use_64_bits(place, target);
    match value_type {
        ValueType::F64 | ValueType::V2f64 if (wide && value as u32 != 0) || place.mandatory_literal => {
            LITERAL64
        }
        // Numbers that are equal as 32 bits with and without a sign would do with a short literal.
        ValueType::I64 if wide && (i32::try_from(value).is_err() || u32::try_from(value).is_err()) => {
            LITERAL64
        }
        _ => LITERAL,
    }
}

/// The literal of an instruction that has one in any case, for a type of 16, 32 or 64 bits: the bits to encode, and
/// whether `lit` stays around it in print.
#[must_use]
pub fn encode_kimm(operand: &Operand, value_type: ValueType, target: &Target) -> Option<(i64, LitModifier)> {
    let imm = Plain::of(operand)?;
    let lit = imm.modifiers.lit;
    let wide = value_type == ValueType::F64;
    if !imm.is_fp {
        let high = wide && fits_32(imm.value) && lit != LitModifier::Lit64;
        return Some((if high { imm.value << 32 } else { imm.value }, lit));
    }
    if !wide {
        return Some((narrow(imm.as_double(), FpFormat::of(value_type)).bits.cast_signed(), lit));
    }
    let ambiguous = lit == LitModifier::None && target.has(Feature::Has64BitLiterals) && fits_32(imm.value);
    Some((imm.value, if ambiguous { LitModifier::Lit64 } else { lit }))
}
