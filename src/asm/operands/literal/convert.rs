//! Conversion of a double to a smaller floating-point format, rounding to nearest even, as LLVM's `APFloat` does it.

use crate::isa::value_type::ValueType;

/// A binary floating-point format with a sign, by the sizes of its fields in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FpFormat {
    exponent: u32,
    fraction: u32,
}

impl FpFormat {
    /// Half precision.
    pub const HALF: Self = Self { exponent: 5, fraction: 10 };
    /// bfloat16.
    pub const BFLOAT: Self = Self { exponent: 8, fraction: 7 };
    /// Single precision.
    pub const SINGLE: Self = Self { exponent: 8, fraction: 23 };

    /// The format that a floating-point number takes as an operand of a type of up to 32 bits. Integers of 16 bits
    /// get single precision, of which the hardware uses the low half.
    #[must_use]
    pub const fn of(value_type: ValueType) -> Self {
        match value_type {
            ValueType::F16 | ValueType::V2f16 | ValueType::V2f16Splat | ValueType::V2f16NoInline => {
                Self::HALF
            }
            ValueType::Bf16 | ValueType::V2bf16 => Self::BFLOAT,
            _ => Self::SINGLE,
        }
    }
}

/// A converted number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Narrowed {
    /// The number in the smaller format.
    pub bits: u64,
    overflow: bool,
    underflow: bool,
}

impl Narrowed {
    /// Whether the number was too large, or lost digits for being too small. Other rounding is no loss.
    #[must_use]
    pub const fn is_lossy(self) -> bool {
        self.overflow || self.underflow
    }
}

/// Converts a double.
#[must_use]
pub fn narrow(value: f64, format: FpFormat) -> Narrowed {
    let bits = value.to_bits();
    let FpFormat { exponent: exponent_bits, fraction: fraction_bits } = format;
    let sign = bits >> 63 << (exponent_bits + fraction_bits);
    let max_exponent = (1u64 << exponent_bits) - 1;
    let infinity = max_exponent << fraction_bits;
    let exact = |bits: u64| Narrowed { bits: sign | bits, overflow: false, underflow: false };

    let fraction = bits & ((1 << 52) - 1);
    let exponent = i64::try_from(bits >> 52 & 0x7ff).unwrap_or(0);
    if exponent == 0x7ff {
        let quiet = if fraction == 0 { 0 } else { 1 << (fraction_bits - 1) };
        return exact(infinity | quiet | fraction >> (52 - fraction_bits));
    }
    if value == 0.0 {
        return exact(0);
    }
    // The double is significand * 2^(exponent - 1075); a subnormal one is far below what the format can hold.
    let significand = if exponent == 0 { fraction } else { fraction | 1 << 52 };
    let bias = i64::try_from(max_exponent >> 1).unwrap_or(0);
    let biased = exponent - 1023 + bias;
    let below_normal = (1 - biased).max(0);
    let shift = u32::try_from(i64::from(52 - fraction_bits) + below_normal).unwrap_or(63).min(63);
    let rounded = round_shift(significand, shift);
    let inexact = rounded << shift != significand;
    // The hidden bit adds 1 to the exponent's field, as does a carry from rounding.
    let exponent_field = u64::try_from(biased - 1).unwrap_or(0) << fraction_bits;
    let result = exponent_field + rounded;
    if result >= infinity {
        return Narrowed { bits: sign | infinity, overflow: true, underflow: false };
    }
    Narrowed { bits: sign | result, overflow: false, underflow: inexact && result < 1 << fraction_bits }
}

/// Shifts right by 1 to 63, rounding to nearest even.
fn round_shift(value: u64, shift: u32) -> u64 {
    let kept = value >> shift;
    let rest = value & ((1 << shift) - 1);
    let half = 1 << (shift - 1);
    kept + u64::from(rest > half || (rest == half && kept & 1 == 1))
}

/// A half precision number as a double.
#[must_use]
pub fn widen_half(bits: u16) -> f64 {
    let sign = if bits >> 15 == 0 { 1.0 } else { -1.0 };
    let exponent = i32::from(bits >> 10 & 0x1f);
    let fraction = f64::from(bits & 0x3ff) / 1024.0;
    let magnitude = match exponent {
        0 => fraction * 2f64.powi(-14),
        0x1f if fraction == 0.0 => f64::INFINITY,
        0x1f => f64::NAN,
        _ => (1.0 + fraction) * 2f64.powi(exponent - 15),
    };
    sign * magnitude
}

#[cfg(test)]
mod tests {
    use super::{FpFormat, narrow, widen_half};

    #[test]
    fn single_precision_agrees_with_the_compiler() {
        let mut state = 0x1234_5678_9abc_def0u64;
        for step in 0..200_000u64 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Exponents around the range of single precision, so that both ends are met.
            let exponent = 1023 - 160 + step % 320;
            let value = f64::from_bits(state & 0x800f_ffff_ffff_ffff | exponent << 52);
            assert_eq!(
                narrow(value, FpFormat::SINGLE).bits,
                u64::from((value as f32).to_bits()),
                "{value:e}"
            );
        }
    }

    #[test]
    fn every_half_survives_the_round_trip() {
        for bits in 0..=u16::MAX {
            let value = widen_half(bits);
            if !value.is_nan() {
                assert_eq!(narrow(value, FpFormat::HALF).bits, u64::from(bits));
            }
        }
    }

    #[test]
    fn only_range_errors_are_lossy() {
        assert!(!narrow(0.1, FpFormat::HALF).is_lossy());
        assert!(!narrow(65504.0, FpFormat::HALF).is_lossy());
        assert!(narrow(65520.0, FpFormat::HALF).is_lossy());
        assert!(!narrow(65519.9, FpFormat::HALF).is_lossy());
        assert!(narrow(1e-8, FpFormat::HALF).is_lossy());
        assert!(!narrow(5.960_464_477_539_063e-8, FpFormat::HALF).is_lossy());
        assert!(narrow(6.0e-8, FpFormat::HALF).is_lossy());
        assert!(!narrow(f64::INFINITY, FpFormat::HALF).is_lossy());
        assert!(narrow(1e39, FpFormat::SINGLE).is_lossy());
    }
}
