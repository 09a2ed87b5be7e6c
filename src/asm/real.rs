//! Floating-point literals as doubles, rounded to nearest even as LLVM's `APFloat` reads them.

/// The value of a [`Real`](super::token::TokenKind::Real) or [`Integer`](super::token::TokenKind::Integer) token's
/// text, decimal or hexadecimal, without a sign. A decimal exponent without digits is 0.
#[must_use]
pub fn parse_double(text: &[u8]) -> Option<f64> {
    if let Some(digits) = text.strip_prefix(b"0x").or_else(|| text.strip_prefix(b"0X")) {
        return parse_hexadecimal(digits);
    }
    let text = std::str::from_utf8(text).ok()?;
    // Rust reads words like `inf` as numbers, too.
    if !text.starts_with(|first: char| first.is_ascii_digit() || first == '.') {
        return None;
    }
    let digits = text.strip_suffix(['+', '-']).unwrap_or(text);
    digits.strip_suffix(['e', 'E']).unwrap_or(text).parse().ok()
}

fn parse_hexadecimal(text: &[u8]) -> Option<f64> {
    // Without an exponent, digits are an integer's.
    let exponent_at = text.iter().position(|byte| matches!(byte, b'p' | b'P'))?;
    let (digits, exponent) = text.split_at(exponent_at);
    let mut exponent = parse_exponent(&exponent[1..])?;
    // 60 bits of the significand, and whether anything was cut off below them.
    let (mut significand, mut sticky, mut after_point, mut any) = (0u64, false, false, false);
    for &byte in digits {
        if byte == b'.' && !after_point {
            after_point = true;
            continue;
        }
        let digit = u64::from(char::from(byte).to_digit(16)?);
        any = true;
        if significand >> 60 == 0 {
            significand = significand << 4 | digit;
            exponent -= i64::from(after_point) * 4;
        } else {
            sticky |= digit != 0;
            exponent += i64::from(!after_point) * 4;
        }
    }
    any.then(|| compose(significand, sticky, exponent))
}

/// The digits of an exponent; absurdly large ones are cut, as their value is 0 or infinite anyway.
fn parse_exponent(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text.split_first()? {
        (b'-', rest) => (true, rest),
        (b'+', rest) => (false, rest),
        _ => (false, text),
    };
    if digits.is_empty() {
        return None;
    }
    let value = digits.iter().try_fold(0i64, |value, &byte| {
        let digit = char::from(byte).to_digit(10)?;
        Some((value * 10 + i64::from(digit)).min(1 << 40))
    })?;
    Some(if negative { -value } else { value })
}

/// `significand * 2^exponent`, rounded to nearest even; `sticky` tells of bits below the significand.
fn compose(significand: u64, sticky: bool, exponent: i64) -> f64 {
    if significand == 0 {
        return 0.0;
    }
    let shift = significand.leading_zeros();
    let significand = significand << shift;
    // The value is now 1.xxx * 2^top.
    let top = exponent - i64::from(shift) + 63;
    if top > 1023 {
        return f64::INFINITY;
    }
    // A normal number keeps 53 bits, a subnormal one fewer.
    let kept = if top >= -1022 { 53 } else { 53 - (-1022 - top) };
    if kept < 0 {
        return 0.0;
    }
    let drop = 64 - kept;
    let wide = u128::from(significand);
    let mut fraction = (wide >> drop) as u64;
    let rest = wide & ((1u128 << drop) - 1);
    let half = 1u128 << (drop - 1);
    if rest > half || (rest == half && (sticky || fraction & 1 == 1)) {
        fraction += 1;
    }
    // The carry of a rounded fraction moves into the exponent by itself.
    let biased = if top >= -1022 { (top + 1022).cast_unsigned() } else { 0 };
    f64::from_bits((biased << 52) + fraction)
}

#[cfg(test)]
mod tests {
    use super::parse_double;

    #[test]
    fn reads_what_the_lexer_calls_real() {
        assert_eq!(parse_double(b"1."), Some(1.0));
        assert_eq!(parse_double(b".5"), Some(0.5));
        assert_eq!(parse_double(b"1.e5"), Some(100_000.0));
        assert_eq!(parse_double(b"1e400"), Some(f64::INFINITY));
        assert_eq!(parse_double(b"1e"), Some(1.0));
        assert_eq!(parse_double(b"1.5e-"), Some(1.5));
        assert_eq!(parse_double(b"2.e+"), Some(2.0));
        assert_eq!(parse_double(b"1+"), None);
        assert_eq!(parse_double(b"inf"), None);
    }

    #[test]
    fn rounds_hexadecimal_to_nearest_even() {
        assert_eq!(parse_double(b"0x1.8p3"), Some(12.0));
        assert_eq!(parse_double(b"0x.8p1"), Some(1.0));
        assert_eq!(parse_double(b"0x0.p1"), Some(0.0));
        assert_eq!(parse_double(b"0x1p-1074"), Some(f64::from_bits(1)));
        assert_eq!(parse_double(b"0x1p-1075"), Some(0.0));
        assert_eq!(parse_double(b"0x1.8p-1075"), Some(f64::from_bits(1)));
        assert_eq!(parse_double(b"0x1p1024"), Some(f64::INFINITY));
        assert_eq!(parse_double(b"0x1.fffffffffffff8p0"), Some(2.0));
        assert_eq!(parse_double(b"0x1.00000000000008p0"), Some(1.0));
        assert_eq!(
            parse_double(b"0x1.000000000000080000000000001p0"),
            Some(f64::from_bits(0x3ff0_0000_0000_0001))
        );
        assert_eq!(parse_double(b"0x1p99999999999999999999"), Some(f64::INFINITY));
    }
}
