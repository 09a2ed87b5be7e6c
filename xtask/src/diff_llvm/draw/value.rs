//! Draws immediates as sources take them: inline constants and literals, at and around their limits.

use mcreplay::Target;
use mcreplay::isa::ValueType;
use mcreplay::target::Feature;

use crate::diff_llvm::dice::Dice;

/// Floating-point numbers that need no literal, and the bits of some.
const INLINE: [&str; 20] = [
    "0.5",
    "-0.5",
    "1.0",
    "-1.0",
    "2.0",
    "-2.0",
    "4.0",
    "-4.0",
    "0.15915494",
    "0.15915494309189532",
    "0.0",
    "0x3800",
    "0x3c00",
    "0xbc00",
    "0x3118",
    "0x3f80",
    "0x3f800000",
    "0x3e22f983",
    "0x3ff0000000000000",
    "0x3fc45f306dc9c882",
];

/// Numbers at the limits of 16, 32 and 64 bits, and such that lose digits in a smaller type.
const LIMITS: [&str; 32] = [
    "65",
    "-17",
    "0x7f",
    "255",
    "0x100",
    "0x7fff",
    "0x8000",
    "-0x8000",
    "-0x8001",
    "0xffff",
    "0x10000",
    "0xffff8000",
    "0xffff7fff",
    "0x7fffffff",
    "0x80000000",
    "-0x80000000",
    "0xffffffff",
    "0x100000000",
    "-0x80000001",
    "0xffffffff80000000",
    "-0.0",
    "1.5",
    "-1.5",
    "3.14159",
    "65504.0",
    "65520.0",
    "1.0e10",
    "1.0e-10",
    "1.0e300",
    "0.1",
    "0.3333333333333333",
    "3.4028235e38",
];

/// An inline constant.
pub(super) fn inline(dice: &mut Dice) -> String {
    match dice.below(4) {
        0 => dice.pick(&[0, 1, 64, -1, -16, 63, -15]).to_string(),
        1 | 2 => dice.pick(&INLINE).to_owned(),
        _ => i64::try_from(dice.below(81)).map_or(0, |value| value - 16).to_string(),
    }
}

/// A literal of a type; now and then one that is too large for it.
pub(super) fn literal(value: Option<ValueType>, target: &Target, dice: &mut Dice) -> String {
    let bits = value.map_or(32, ValueType::element_bits);
    let plain = match dice.below(10) {
        0..3 => dice.pick(&LIMITS).to_owned(),
        3..8 => format!("{:#x}", dice.bits(bits.min(32))),
        8 => format!("{:#x}", dice.number(bits)),
        _ => format!("-{}", dice.number(bits.min(32))),
    };
    match dice.below(30) {
        0 => format!("lit({plain})"),
        1 if target.has(Feature::Has64BitLiterals) => format!("lit64({plain})"),
        _ => plain,
    }
}

/// A number of an immediate field of so many bits: its limits, those next to them, any between.
pub(super) fn field(bits: u32, signed: bool, dice: &mut Dice) -> String {
    let end = 1_i64 << bits;
    let value = match dice.below(8) {
        0 => 0,
        1 => end - 1,
        2 => end / 2 - i64::from(dice.chance(50)),
        3 if signed => -end / 2,
        // One too many.
        4 if dice.chance(20) => dice.pick(&[end, -1, -end / 2 - 1, -end]),
        _ => {
            let value = dice.number(bits).cast_signed();
            if signed && dice.chance(50) { -(value / 2) } else { value }
        }
    };
    if value >= 0 && dice.chance(30) { format!("{value:#x}") } else { value.to_string() }
}
