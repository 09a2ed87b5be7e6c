//! Data: numbers, strings.

use super::super::diagnostic::Reported;
use super::super::expr::Value;
use super::super::real::parse_double;
use super::super::statement::Statement;
use super::super::token::{Loc, Token, TokenKind};

impl Statement<'_, '_, '_> {
    pub(super) fn data_directive(&mut self, name: &[u8]) -> Option<Result<(), Reported>> {
        Some(match name {
            b".byte" | b".dc.b" => self.values(1),
            b".short" | b".value" | b".2byte" | b".dc" | b".dc.w" => self.values(2),
            b".long" | b".int" | b".4byte" | b".dc.l" => self.values(4),
            b".quad" | b".8byte" | b".dc.a" => self.values(8),
            b".octa" => self.many(Self::octa),
            b".single" | b".float" | b".dc.s" => self.many(|statement| statement.real(4)),
            b".double" | b".dc.d" => self.many(|statement| statement.real(8)),
            b".ascii" => self.many(|statement| statement.ascii(false)),
            b".asciz" | b".string" => self.many(|statement| statement.ascii(true)),
            b".uleb128" => self.leb128(false),
            b".sleb128" => self.leb128(true),
            b".reloc" => self.reloc(),
            _ => return None,
        })
    }

    fn values(&mut self, size: u32) -> Result<(), Reported> {
        self.many(|statement| {
            let start = statement.parser.loc();
            statement.check_section()?;
            let value = statement.parser.parse_expression()?;
            if let Value::Absolute(number) = value
                && size < 8
                && (number >= 1 << (8 * size) || number < -1 << (8 * size - 1))
            {
                return Err(statement.parser.error(start, "out of range literal value"));
            }
            statement.print_data(size, value);
            Ok(())
        })
    }

    fn print_data(&mut self, size: u32, value: Value) {
        self.out().text(match size {
            1 => "\t.byte\t",
            2 => "\t.short\t",
            4 => "\t.long\t",
            _ => "\t.quad\t",
        });
        self.print_value(value);
        self.state.streamer.eol();
    }

    fn octa(&mut self) -> Result<(), Reported> {
        self.check_section()?;
        let token = self.parser.peek();
        if !matches!(token.kind, TokenKind::Integer | TokenKind::BigNum) {
            return Err(self.parser.error_here("unknown token in expression"));
        }
        let value = self.wide_value(token);
        self.parser.bump();
        let Some(value) = value else {
            return Err(self.parser.error(token.start, "out of range literal value"));
        };
        for half in [value as u64, (value >> 64) as u64] {
            self.print_data(8, Value::Absolute(half.cast_signed()));
        }
        Ok(())
    }

    /// The value of a number of up to 128 bits.
    fn wide_value(&self, token: Token) -> Option<u128> {
        if token.kind == TokenKind::Integer {
            return Some(u128::from(token.value));
        }
        let text = std::str::from_utf8(self.parser.text_of(token)).ok()?.to_ascii_lowercase();
        let text = text.trim_end_matches(['u', 'l']);
        if let Some(digits) = text.strip_prefix("0x") {
            u128::from_str_radix(digits, 16).ok()
        } else if let Some(digits) = text.strip_prefix("0b") {
            u128::from_str_radix(digits, 2).ok()
        } else if let Some(digits) = text.strip_prefix('0') {
            u128::from_str_radix(digits, 8).ok()
        } else {
            text.parse().ok()
        }
    }

    fn real(&mut self, size: u32) -> Result<(), Reported> {
        self.check_section()?;
        let negative = self.parser.at(TokenKind::Minus);
        if negative || self.parser.at(TokenKind::Plus) {
            self.parser.bump();
        }
        let token = self.parser.peek();
        if let Some(error) = token.lex_error() {
            return Err(self.parser.error_here(error.message()));
        }
        let text = self.parser.text_of(token);
        let value = match token.kind {
            TokenKind::Integer | TokenKind::Real => number_bits(text, size),
            TokenKind::Identifier => word_bits(text, size),
            _ => return Err(self.parser.error_here("unexpected token in directive")),
        };
        let Some(bits) = value else {
            return Err(self.parser.error_here("invalid floating point literal"));
        };
        self.parser.bump();
        let sign = if negative { 1 << (8 * size - 1) } else { 0 };
        self.print_data(size, Value::Absolute((bits ^ sign).cast_signed()));
        Ok(())
    }

    fn ascii(&mut self, zero_terminated: bool) -> Result<(), Reported> {
        self.check_section()?;
        loop {
            let data = self.escaped_string()?;
            self.out().bytes(&data);
            if zero_terminated || !self.parser.at(TokenKind::String) {
                break;
            }
        }
        if zero_terminated {
            self.out().bytes(&[0]);
        }
        Ok(())
    }

    /// A string with its escapes replaced.
    pub(super) fn escaped_string(&mut self) -> Result<Vec<u8>, Reported> {
        let token = self.parser.peek();
        if token.kind != TokenKind::String {
            return Err(self.parser.error_here("expected string"));
        }
        let text = self.parser.text_of(token);
        let text = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
        let mut data = Vec::with_capacity(text.len());
        let mut at = 0;
        while let Some(&byte) = text.get(at) {
            at += 1;
            match byte {
                b'\\' => at += self.escape(text.get(at..).unwrap_or_default(), &mut data)?,
                b'\n' if at > 1 && text.get(at - 2) == Some(&b'\r') => {}
                b'\n' | b'\r' => {
                    let place = Loc(token.start.0 + u32::try_from(at).unwrap_or(0));
                    self.parser.diagnostics.warning(place, "unterminated string; newline inserted")?;
                    data.push(byte);
                }
                _ => data.push(byte),
            }
        }
        self.parser.bump();
        Ok(data)
    }

    /// Appends what an escape stands for; gives how many bytes after the backslash it takes.
    fn escape(&mut self, text: &[u8], data: &mut Vec<u8>) -> Result<usize, Reported> {
        let digits = |from: usize, is_digit: fn(&u8) -> bool| {
            text.get(from..).unwrap_or_default().iter().take_while(|byte| is_digit(byte)).count()
        };
        let plain = match text.first() {
            None => return Err(self.parser.error_here("unexpected backslash at end of string")),
            Some(b'x' | b'X') => {
                let count = digits(1, u8::is_ascii_hexdigit);
                if count == 0 {
                    return Err(self.parser.error_here("invalid hexadecimal escape sequence"));
                }
                // Of a longer number the last two digits count.
                let used = text.get(1.max(count - 1)..=count).unwrap_or_default();
                data.push(used.iter().fold(0, |value, &byte| value << 4 | hex_value(byte)));
                return Ok(1 + count);
            }
            Some(b'0'..=b'7') => {
                let count = digits(0, |byte| matches!(byte, b'0'..=b'7')).min(3);
                let used = text.get(..count).unwrap_or_default();
                let value = used.iter().fold(0u16, |value, &byte| value * 8 + u16::from(byte - b'0'));
                let Ok(value) = u8::try_from(value) else {
                    return Err(self.parser.error_here("invalid octal escape sequence (out of range)"));
                };
                data.push(value);
                return Ok(count);
            }
            Some(b'b') => 8,
            Some(b'f') => 12,
            Some(b'n') => b'\n',
            Some(b'r') => b'\r',
            Some(b't') => b'\t',
            Some(&byte @ (b'"' | b'\\')) => byte,
            Some(_) => {
                return Err(self.parser.error_here("invalid escape sequence (unrecognized character)"));
            }
        };
        data.push(plain);
        Ok(1)
    }

    /// A relocation at a place that is named.
    fn reloc(&mut self) -> Result<(), Reported> {
        let offset = self.parser.parse_expression()?;
        self.comma()?;
        let name = self.parser.peek();
        self.parser.expect(TokenKind::Identifier, "expected relocation name")?;
        let name = self.parser.text_of(name);
        let mut value = None;
        if self.parser.eat(TokenKind::Comma) {
            let start = self.parser.loc();
            let parsed = self.parser.parse_expression()?;
            if self.parser.exprs.relocatable(self.parser.symbols, parsed).is_none() {
                return Err(self.parser.error(start, "expression must be relocatable"));
            }
            value = Some(parsed);
        }
        self.end_of_statement()?;
        self.out().text(b"\t.reloc ");
        self.print_value(offset);
        let out = &mut self.state.streamer;
        out.text(b", ");
        out.text(name);
        if let Some(value) = value {
            self.state.streamer.text(b", ");
            self.print_value(value);
        }
        self.state.streamer.eol();
        Ok(())
    }

    fn leb128(&mut self, signed: bool) -> Result<(), Reported> {
        self.check_section()?;
        self.many(|statement| {
            let value = statement.parser.parse_expression()?;
            match value {
                Value::Absolute(number) => statement.out().bytes(&leb128_bytes(number, signed)),
                Value::Expr(_) => {
                    statement.out().text(if signed { "\t.sleb128 " } else { "\t.uleb128 " });
                    statement.print_value(value);
                    statement.state.streamer.eol();
                }
            }
            Ok(())
        })
    }
}

fn hex_value(byte: u8) -> u8 {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok()).unwrap_or(0)
}

#[allow(clippy::cast_possible_truncation, reason = "seven bits at a time")]
fn leb128_bytes(mut value: i64, signed: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = (value & 0x7f) as u8;
        value = if signed { value >> 7 } else { (value.cast_unsigned() >> 7).cast_signed() };
        let sign = low & 0x40 != 0;
        let done = if signed { (value == 0 && !sign) || (value == -1 && sign) } else { value == 0 };
        if done {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}

/// The bits of a number in single or double precision.
fn number_bits(text: &[u8], size: u32) -> Option<u64> {
    if size == 8 {
        return parse_double(text).map(f64::to_bits);
    }
    // Decimal numbers are rounded once; those in hexadecimal hardly ever have more bits than a double.
    if text.starts_with(b"0x") || text.starts_with(b"0X") {
        return parse_double(text).map(|value| u64::from((value as f32).to_bits()));
    }
    let value: f32 = std::str::from_utf8(text).ok()?.parse().ok()?;
    Some(u64::from(value.to_bits()))
}

/// The bits of infinity and NaN by name.
fn word_bits(text: &[u8], size: u32) -> Option<u64> {
    let infinity = text.eq_ignore_ascii_case(b"infinity") || text.eq_ignore_ascii_case(b"inf");
    let nan = text.eq_ignore_ascii_case(b"nan");
    match (infinity, nan, size) {
        (true, _, 4) => Some(0x7f80_0000),
        (true, _, _) => Some(0x7ff0_0000_0000_0000),
        (_, true, 4) => Some(0x7fff_ffff),
        (_, true, _) => Some(0x7fff_ffff_ffff_ffff),
        _ => None,
    }
}
