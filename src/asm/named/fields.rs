//! What the named operands' parsers share: absolute expressions, and fields in braces
//! (`{id: 1, offset: 2, size: 3}`).

use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::{Loc, TokenKind};
use std::borrow::Cow;

/// Whether `value` fits `width` unsigned bits.
pub(super) const fn is_uint(value: i64, width: u32) -> bool {
    value >= 0 && value < 1 << width
}

/// What an identifier as bytes reads in a message.
pub(super) fn shown(name: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(name)
}

/// Parses an expression that must be known now. `expected` names what else could stand there, or is empty.
pub(super) fn absolute(parser: &mut Parser, expected: &str) -> Result<i64, Reported> {
    let start = parser.loc();
    let value = parser.parse_expression()?;
    if let Some(number) = parser.absolute(value) {
        return Ok(number);
    }
    let message = match expected {
        "" => Cow::Borrowed("expected absolute expression"),
        _ => Cow::Owned(format!("expected {expected} or an absolute expression")),
    };
    Err(parser.error(start, message))
}

/// Whether a macro starts here: an identifier and a parenthesis.
pub(super) fn at_call(parser: &Parser) -> bool {
    parser.at(TokenKind::Identifier) && parser.peek_at(1).kind == TokenKind::LParen
}

/// Records the value parsed as an operand, or passes the failure on.
pub(super) fn finish(
    parsed: Result<i64, Reported>,
    kind: ImmKind,
    start: Loc,
    operands: &mut Vec<Operand>,
) -> ParseStatus {
    match parsed {
        Ok(value) => {
            operands.push(Operand::imm(value, kind, start));
            ParseStatus::Success
        }
        Err(_) => ParseStatus::Failure,
    }
}

/// A part of an operand that may also be given as a field in braces.
pub(super) struct Field {
    /// The name in braces.
    pub name: &'static str,
    /// What messages call it.
    pub described: &'static str,
    /// Size in bits.
    pub width: u32,
    /// Its value; until given, the default.
    pub value: i64,
    /// Where its value is.
    pub at: Loc,
    given: bool,
}

impl Field {
    /// A field that has not been given yet.
    pub const fn new(name: &'static str, described: &'static str, width: u32, default: i64) -> Self {
        Self { name, described, width, value: default, at: Loc(0), given: false }
    }

    /// Records that the field's value is not legal.
    pub fn error(&self, parser: &mut Parser, reason: &str) -> Reported {
        parser.error(self.at, format!("invalid {}: {reason}", self.described))
    }

    /// Checks that the value fits the field.
    ///
    /// # Errors
    /// When it does not.
    pub fn check_width(&self, parser: &mut Parser) -> Result<(), Reported> {
        if is_uint(self.value, self.width) {
            return Ok(());
        }
        Err(self.error(parser, &format!("only {}-bit values are legal", self.width)))
    }
}

/// Parses fields in braces, in any order. Says whether there were any braces.
///
/// # Errors
/// When a field is unknown, given twice, or without a value.
pub(super) fn parse_fields(parser: &mut Parser, fields: &mut [&mut Field]) -> Result<bool, Reported> {
    if !parser.eat(TokenKind::LCurly) {
        return Ok(false);
    }
    let mut first = true;
    while !parser.eat(TokenKind::RCurly) {
        if !first {
            parser.expect(TokenKind::Comma, "comma or closing brace expected")?;
        }
        first = false;
        let name = parser.peek();
        parser.expect(TokenKind::Identifier, "field name expected")?;
        parser.expect(TokenKind::Colon, "colon expected")?;
        let text = parser.text_of(name);
        let Some(field) = fields.iter_mut().find(|field| field.name.as_bytes() == text) else {
            return Err(parser.error(name.start, "unknown field"));
        };
        if field.given {
            return Err(parser.error(name.start, "duplicate field"));
        }
        field.at = parser.loc();
        field.value = absolute(parser, "")?;
        field.given = true;
    }
    Ok(true)
}
