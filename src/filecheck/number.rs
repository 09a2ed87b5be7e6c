//! Values of numeric expressions, and how formats spell them. Values have no width: they grow as needed.

use num_bigint::{BigInt, BigUint, Sign};

/// A value of a numeric expression.
pub type Value = BigInt;

/// Longer numbers in an input are refused: reading them takes time that grows with the square of their length.
const MAX_DIGITS: usize = 1 << 16;
/// Larger results are refused: a chain of multiplications doubles their length each time.
const MAX_BITS: u64 = 1 << 20;

/// How a value is spelt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// `%u`
    Unsigned,
    /// `%d`
    Signed,
    /// `%X`
    HexUpper,
    /// `%x`
    HexLower,
}

/// A format: what follows the `%`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The conversion.
    pub conversion: Conversion,
    /// The least number of digits; 0 if none is given.
    pub precision: u32,
    /// Whether hexadecimal numbers have `0x` in front.
    pub alternate: bool,
}

/// A result that cannot be computed, or not be spelt in its format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow;

impl Format {
    /// `%u`, the default.
    pub const UNSIGNED: Self = Self { conversion: Conversion::Unsigned, precision: 0, alternate: false };

    /// The conversion as it is written.
    pub fn name(self) -> &'static str {
        match self.conversion {
            Conversion::Unsigned => "%u",
            Conversion::Signed => "%d",
            Conversion::HexUpper => "%X",
            Conversion::HexLower => "%x",
        }
    }

    fn radix(self) -> u32 {
        match self.conversion {
            Conversion::Unsigned | Conversion::Signed => 10,
            Conversion::HexUpper | Conversion::HexLower => 16,
        }
    }

    /// A regular expression for any value in this format.
    pub fn wildcard(self) -> String {
        let (sign, digits) = match self.conversion {
            Conversion::Unsigned => ("", "0-9"),
            Conversion::Signed => ("-?", "0-9"),
            Conversion::HexUpper => ("", "0-9A-F"),
            Conversion::HexLower => ("", "0-9a-f"),
        };
        let prefix = if self.alternate { "0x" } else { "" };
        match self.precision {
            0 => format!("{sign}{prefix}[{digits}]+"),
            precision => {
                let leading = digits.replacen('0', "1", 1);
                format!("{prefix}{sign}([{leading}][{digits}]*)?[{digits}]{{{precision}}}")
            }
        }
    }

    /// The value in this format.
    ///
    /// # Errors
    /// [`Overflow`] if it is negative and the format has no sign.
    pub fn spell(self, value: &Value) -> Result<String, Overflow> {
        let negative = value.sign() == Sign::Minus;
        if negative && self.conversion != Conversion::Signed {
            return Err(Overflow);
        }
        let mut digits = value.magnitude().to_str_radix(self.radix());
        if self.conversion == Conversion::HexUpper {
            digits.make_ascii_uppercase();
        }
        let sign = if negative { "-" } else { "" };
        let prefix = if self.alternate { "0x" } else { "" };
        let precision = usize::try_from(self.precision).unwrap_or(usize::MAX);
        if precision > MAX_DIGITS {
            return Err(Overflow);
        }
        Ok(format!("{sign}{prefix}{digits:0>precision$}"))
    }

    /// The value of a text that this format's wildcard has matched.
    ///
    /// # Errors
    /// [`Overflow`] if it has more digits than are supported.
    pub fn read(self, text: &[u8]) -> Result<Value, Overflow> {
        let (negative, text) = match text {
            [b'-', rest @ ..] => (true, rest),
            _ => (false, text),
        };
        let text = if self.alternate { text.strip_prefix(b"0x").unwrap_or(text) } else { text };
        if text.len() > MAX_DIGITS {
            return Err(Overflow);
        }
        let magnitude = BigUint::parse_bytes(text, self.radix()).unwrap_or_default();
        Ok(BigInt::from_biguint(if negative { Sign::Minus } else { Sign::Plus }, magnitude))
    }
}

/// Takes an unsigned number off the front of a text: its value, and how many bytes it has. A radix of 0 lets the
/// number say its own, by `0x`, `0b`, `0o` or a leading zero.
pub fn take_number(text: &[u8], radix: u32) -> Option<(Value, usize)> {
    let (radix, prefix) = match (radix, text) {
        (0, [b'0', b'x' | b'X', ..]) => (16, 2),
        (0, [b'0', b'b' | b'B', ..]) => (2, 2),
        (0, [b'0', b'o' | b'O', ..]) => (8, 2),
        (0, [b'0', b'0'..=b'9', ..]) => (8, 1),
        (0, _) => (10, 0),
        _ => (radix, 0),
    };
    let rest = text.get(prefix..)?;
    if rest.is_empty() {
        return None;
    }
    let count = rest.iter().take_while(|&&byte| char::from(byte).is_digit(radix)).count();
    // A prefix without digits behind it still counts as a zero.
    if prefix + count == 0 || count > MAX_DIGITS {
        return None;
    }
    let magnitude = BigUint::parse_bytes(rest.get(..count)?, radix).unwrap_or_default();
    Some((BigInt::from(magnitude), prefix + count))
}

/// An operation on two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// `+`, `add`
    Add,
    /// `-`, `sub`
    Sub,
    /// `mul`
    Mul,
    /// `div`
    Div,
    /// `max`
    Max,
    /// `min`
    Min,
}

impl Operation {
    /// The function of that name.
    pub fn function(name: &[u8]) -> Option<Self> {
        Some(match name {
            b"add" => Self::Add,
            b"div" => Self::Div,
            b"max" => Self::Max,
            b"min" => Self::Min,
            b"mul" => Self::Mul,
            b"sub" => Self::Sub,
            _ => return None,
        })
    }

    /// The result.
    ///
    /// # Errors
    /// [`Overflow`] for a division by zero, and for results of absurd size.
    pub fn apply(self, left: Value, right: Value) -> Result<Value, Overflow> {
        let result = match self {
            Self::Add => left + right,
            Self::Sub => left - right,
            Self::Mul => left * right,
            Self::Div if right.sign() == Sign::NoSign => return Err(Overflow),
            Self::Div => left / right,
            Self::Max => left.max(right),
            Self::Min => left.min(right),
        };
        if result.bits() > MAX_BITS { Err(Overflow) } else { Ok(result) }
    }
}
