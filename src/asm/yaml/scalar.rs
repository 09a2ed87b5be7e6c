//! Scalars: what type a piece of text has, and how it is written.

use crate::asm::real::parse_double;

/// A scalar. The order of the kinds is the order in which keys of a map are written.
#[derive(Clone, Debug)]
pub(in crate::asm) enum Scalar {
    Int(i64),
    UInt(u64),
    Nil,
    Boolean(bool),
    Float(f64),
    String(Box<[u8]>),
}

impl PartialEq for Scalar {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Scalar {}

impl PartialOrd for Scalar {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Scalar {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        match (self, other) {
            (Self::Int(left), Self::Int(right)) => left.cmp(right),
            (Self::UInt(left), Self::UInt(right)) => left.cmp(right),
            (Self::Boolean(left), Self::Boolean(right)) => left.cmp(right),
            (Self::Float(left), Self::Float(right)) => left.total_cmp(right),
            (Self::String(left), Self::String(right)) => left.cmp(right),
            _ => self.kind().cmp(&other.kind()),
        }
    }
}

/// An unsigned number in full, in the base that its prefix names.
pub(in crate::asm) fn unsigned(text: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(text).ok()?;
    let (digits, radix) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (text.get(2..)?, 16),
        [b'0', b'b' | b'B', ..] => (text.get(2..)?, 2),
        [b'0', b'o', ..] => (text.get(2..)?, 8),
        [b'0', b'0'..=b'9', ..] => (text.get(1..)?, 8),
        _ => (text, 10),
    };
    if digits.starts_with('+') {
        return None;
    }
    u64::from_str_radix(digits, radix).ok()
}

fn signed(text: &[u8]) -> Option<i64> {
    match text {
        [b'-', rest @ ..] => {
            let number = unsigned(rest)?;
            (number <= 1 << 63).then(|| number.wrapping_neg().cast_signed())
        }
        _ => i64::try_from(unsigned(text)?).ok(),
    }
}

/// A floating-point number as C reads it; as there, no text at all is 0.
fn float(text: &[u8]) -> Option<f64> {
    let trimmed = text.trim_ascii_start();
    if trimmed.is_empty() {
        return text.is_empty().then_some(0.0);
    }
    let (negative, digits) = match trimmed {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, trimmed),
    };
    let word = |word: &[u8]| digits.eq_ignore_ascii_case(word);
    let value = if word(b"inf") || word(b"infinity") {
        f64::INFINITY
    } else if word(b"nan") {
        f64::NAN
    } else if digits.first().is_some_and(|first| first.is_ascii_digit() || *first == b'.') {
        parse_double(digits)?
    } else {
        return None;
    };
    Some(if negative { -value } else { value })
}

impl Scalar {
    const fn kind(&self) -> u8 {
        match self {
            Self::Int(_) => 0,
            Self::UInt(_) => 1,
            Self::Nil => 2,
            Self::Boolean(_) => 3,
            Self::Float(_) => 4,
            Self::String(_) => 5,
        }
    }

    /// The scalar that a text stands for, by its tag or, without one, by what it looks like.
    pub fn parse(text: &[u8], tag: &[u8]) -> Option<Self> {
        let number = || unsigned(text).map(Self::UInt).or_else(|| signed(text).map(Self::Int));
        match tag {
            b"!int" => number(),
            b"!nil" => Some(Self::Nil),
            b"!bool" => match text {
                b"true" | b"True" | b"TRUE" | b"y" | b"Y" | b"yes" | b"Yes" | b"YES" | b"on" | b"On"
                | b"ON" => Some(Self::Boolean(true)),
                b"false" | b"False" | b"FALSE" | b"n" | b"N" | b"no" | b"No" | b"NO" | b"off" | b"Off"
                | b"OFF" => Some(Self::Boolean(false)),
                _ => None,
            },
            b"!float" => float(text).map(Self::Float),
            b"" => number()
                .or_else(|| match text {
                    b"true" => Some(Self::Boolean(true)),
                    b"false" => Some(Self::Boolean(false)),
                    _ => float(text).map(Self::Float),
                })
                .or_else(|| Some(Self::String(text.into()))),
            _ => Some(Self::String(text.into())),
        }
    }

    /// The text of the scalar; unsigned numbers in hexadecimal if asked for.
    pub fn text(&self, hex: bool) -> Vec<u8> {
        match self {
            Self::Int(number) => number.to_string().into(),
            Self::UInt(number) if hex && *number > 0 => format!("{number:#x}").into(),
            Self::UInt(number) => number.to_string().into(),
            Self::Nil => Vec::new(),
            Self::Boolean(value) => value.to_string().into(),
            Self::Float(value) => scientific(*value).into(),
            Self::String(text) => text.to_vec(),
        }
    }

    /// The tag that keeps the text from being taken for a scalar of another kind.
    pub fn tag(&self, text: &[u8]) -> &'static str {
        let is_integer = |scalar: &Self| matches!(scalar, Self::Int(_) | Self::UInt(_));
        let parsed = Self::parse(text, b"");
        match (self, parsed) {
            (Self::Nil, _) => "!nil",
            (_, Some(parsed)) if parsed.kind() == self.kind() => "",
            (_, Some(parsed)) if is_integer(self) && is_integer(&parsed) => "",
            (Self::Int(_) | Self::UInt(_), _) => "!int",
            (Self::Boolean(_), _) => "!bool",
            (Self::Float(_), _) => "!float",
            (Self::String(_), _) => "!str",
        }
    }
}

/// A number as C's `%e` writes it.
fn scientific(value: f64) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "INF" } else { "-INF" }.to_owned();
    }
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((digits, exponent)) => {
            let (sign, exponent) = match exponent.strip_prefix('-') {
                Some(exponent) => ('-', exponent),
                None => ('+', exponent),
            };
            format!("{digits}e{sign}{exponent:0>2}")
        }
        None => text,
    }
}
