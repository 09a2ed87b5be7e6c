//! Numbers in assembly source: where they end, what they are worth, and what can be wrong with them.

use super::lexer::is_identifier_byte;
use super::token::{LexError, TokenKind};

/// A number that the lexer met.
pub(super) struct Lexed {
    /// Where the lexer goes on; past the token where an ignored suffix follows.
    pub end: usize,
    /// Kind, end and value of the token, or the place and kind of the error.
    pub token: Result<(TokenKind, usize, u64), (usize, LexError)>,
}

/// Kind, end and value of a short number that nothing follows which could belong to it, if it is plain.
#[inline]
pub(super) fn plain(text: &[u8], start: usize) -> Option<(TokenKind, usize, u64)> {
    match text.get(start..)? {
        [digit @ b'0'..=b'9', next, ..] if !is_identifier_byte(*next) => {
            Some((TokenKind::Integer, start + 1, u64::from(digit - b'0')))
        }
        [b'0', b'x', digits @ ..] => plain_hex(digits, start + 2),
        _ => plain_decimal(text, start),
    }
}

/// So many digits fit 64 bits, whatever they are.
const MAX_DIGITS: usize = 16;

/// The hexadecimal digits that a text begins with; it stands at `start`.
#[inline]
fn plain_hex(digits: &[u8], start: usize) -> Option<(TokenKind, usize, u64)> {
    let mut value = 0;
    for (count, &byte) in digits.iter().take(MAX_DIGITS + 1).enumerate() {
        match HEX_DIGITS[usize::from(byte)] {
            NO_DIGIT if count == 0 || is_identifier_byte(byte) => return None,
            NO_DIGIT => return Some((TokenKind::Integer, start + count, value)),
            digit => value = value << 4 | u64::from(digit),
        }
    }
    None
}

fn plain_decimal(text: &[u8], start: usize) -> Option<(TokenKind, usize, u64)> {
    let (mut at, mut value) = (start, 0);
    while let Some(digit) = text.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
        value = value * 10 + u64::from(digit);
        at += 1;
        if at > start + MAX_DIGITS {
            return None;
        }
    }
    let next = *text.get(at)?;
    let is_octal = at > start + 1 && text.get(start) == Some(&b'0');
    if next == b'.' && !is_octal {
        let end = digits_end(text, at + 1);
        let goes_on =
            text.get(end).is_none_or(|&next| is_identifier_byte(next) || matches!(next, b'+' | b'-'));
        return (!goes_on).then_some((TokenKind::Real, end, 0));
    }
    (!is_octal && !is_identifier_byte(next)).then_some((TokenKind::Integer, at, value))
}

const NO_DIGIT: u8 = u8::MAX;

/// The values of hexadecimal digits.
const HEX_DIGITS: [u8; 256] = {
    let mut table = [NO_DIGIT; 256];
    let mut digit = 0;
    while digit < 16 {
        table[b"0123456789abcdef"[digit] as usize] = digit as u8;
        table[b"0123456789ABCDEF"[digit] as usize] = digit as u8;
        digit += 1;
    }
    table
};

struct Scan<'a> {
    text: &'a [u8],
    at: usize,
}

impl Scan<'_> {
    fn byte(&self) -> u8 {
        self.ahead(0)
    }

    fn ahead(&self, by: usize) -> u8 {
        self.text.get(self.at + by).copied().unwrap_or(0)
    }

    fn skip_while(&mut self, wanted: impl Fn(u8) -> bool) {
        while wanted(self.byte()) {
            self.at += 1;
        }
    }

    fn skip_sign(&mut self) {
        if matches!(self.byte(), b'+' | b'-') {
            self.at += 1;
        }
    }

    /// C's suffixes are accepted and mean nothing.
    fn skip_suffix(&mut self) {
        if matches!(self.byte(), b'u' | b'U') {
            self.at += 1;
        }
        for _ in 0..2 {
            if matches!(self.byte(), b'l' | b'L') {
                self.at += 1;
            }
        }
    }

    fn fail(self, at: usize, error: LexError) -> Lexed {
        Lexed { end: self.at, token: Err((at, error)) }
    }

    fn real(self) -> Lexed {
        Lexed { end: self.at, token: Ok((TokenKind::Real, self.at, 0)) }
    }

    fn integer(self, token_end: usize, value: Option<u64>) -> Lexed {
        let kind = if value.is_some() { TokenKind::Integer } else { TokenKind::BigNum };
        Lexed { end: self.at, token: Ok((kind, token_end, value.unwrap_or(0))) }
    }
}

pub(super) fn digits_end(text: &[u8], from: usize) -> usize {
    let mut scan = Scan { text, at: from };
    scan.skip_while(|byte| byte.is_ascii_digit());
    scan.at
}

/// Reads the number at `start`, which is a digit, or a point before a digit.
pub(super) fn lex(text: &[u8], start: usize) -> Lexed {
    let mut scan = Scan { text, at: start };
    let first = scan.byte();
    scan.at += 1;
    if first == b'.' {
        return float(scan);
    }
    if first != b'0' || scan.byte() == b'.' {
        return decimal(scan, start);
    }
    match scan.byte() {
        b'b' | b'B' => binary(scan, start),
        b'x' | b'X' => hexadecimal(scan, start),
        _ => octal(scan, start),
    }
}

fn decimal(mut scan: Scan<'_>, start: usize) -> Lexed {
    scan.skip_while(|byte| byte.is_ascii_digit());
    match scan.byte() {
        b'.' => {
            scan.at += 1;
            return float(scan);
        }
        b'e' | b'E' => return float(scan),
        _ => {}
    }
    let end = scan.at;
    let value = value_of(scan.text, start, end, 10);
    scan.skip_suffix();
    scan.integer(end, value)
}

/// The rest of a floating-point number after its point or its integer part.
fn float(mut scan: Scan<'_>) -> Lexed {
    scan.skip_while(|byte| byte.is_ascii_digit());
    if matches!(scan.byte(), b'+' | b'-') {
        let at = scan.at;
        return scan.fail(at, LexError::InvalidSign);
    }
    if matches!(scan.byte(), b'e' | b'E') {
        scan.at += 1;
        scan.skip_sign();
        scan.skip_while(|byte| byte.is_ascii_digit());
    }
    scan.real()
}

fn binary(mut scan: Scan<'_>, start: usize) -> Lexed {
    // In `0b` without a digit the `b` belongs to a reference to the local label 0.
    if !scan.ahead(1).is_ascii_digit() {
        let end = scan.at;
        return scan.integer(end, Some(0));
    }
    scan.at += 1;
    let digits = scan.at;
    scan.skip_while(|byte| matches!(byte, b'0' | b'1'));
    let end = scan.at;
    if digits == end {
        return scan.fail(start, LexError::InvalidBinary);
    }
    let value = value_of(scan.text, digits, end, 2);
    scan.skip_suffix();
    scan.integer(end, value)
}

fn hexadecimal(mut scan: Scan<'_>, start: usize) -> Lexed {
    scan.at += 1;
    let digits = scan.at;
    scan.skip_while(|byte| byte.is_ascii_hexdigit());
    let end = scan.at;
    if matches!(scan.byte(), b'.' | b'p' | b'P') {
        return hexadecimal_float(scan, start, digits == end);
    }
    if digits == end {
        return scan.fail(start, LexError::InvalidHexadecimal);
    }
    let value = value_of(scan.text, digits, end, 16);
    scan.skip_suffix();
    let token_end = scan.at;
    scan.integer(token_end, value)
}

fn hexadecimal_float(mut scan: Scan<'_>, start: usize, no_integer_digits: bool) -> Lexed {
    let mut no_fraction_digits = true;
    if scan.byte() == b'.' {
        scan.at += 1;
        let fraction = scan.at;
        scan.skip_while(|byte| byte.is_ascii_hexdigit());
        no_fraction_digits = scan.at == fraction;
    }
    if no_integer_digits && no_fraction_digits {
        return scan.fail(start, LexError::NoSignificand);
    }
    if !matches!(scan.byte(), b'p' | b'P') {
        return scan.fail(start, LexError::NoExponent);
    }
    scan.at += 1;
    scan.skip_sign();
    let exponent = scan.at;
    scan.skip_while(|byte| byte.is_ascii_digit());
    if scan.at == exponent {
        return scan.fail(start, LexError::NoExponentDigits);
    }
    scan.real()
}

fn octal(mut scan: Scan<'_>, start: usize) -> Lexed {
    scan.skip_while(|byte| byte.is_ascii_digit());
    let end = scan.at;
    if scan.text.get(start..end).unwrap_or_default().iter().any(|&byte| byte > b'7') {
        return scan.fail(start, LexError::InvalidOctal);
    }
    let value = value_of(scan.text, start, end, 8);
    scan.skip_suffix();
    scan.integer(end, value)
}

/// The value of the digits, or nothing if 64 bits are too few. The digits fit the radix.
fn value_of(text: &[u8], start: usize, end: usize, radix: u64) -> Option<u64> {
    text.get(start..end)?.iter().try_fold(0u64, |value, &byte| {
        let digit = char::from(byte).to_digit(16)?;
        value.checked_mul(radix)?.checked_add(u64::from(digit))
    })
}
