//! The format of a typed buffer instruction, and SOFFSET, which it may stand before or after: `s1 format:[…]`,
//! `format:4, s1`, `dfmt:1, nfmt:2, s1`. In LLVM they are one operand to parse.

use super::Operands;
use super::immediate::parse_reg_or_imm;
use super::modifier::parse_prefixed;
use crate::asm::diagnostic::Reported;
use crate::asm::named::buffer_format as format;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::{Loc, TokenKind};
use crate::target::Target;

/// The highest number of a data format, and of a numeric one.
const MAX_DATA: i64 = 15;
const MAX_NUMERIC: i64 = 7;

const UNSUPPORTED: &str = "unsupported format";

/// LLVM's `parseFORMAT`.
pub(super) fn parse_format(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    let start = parser.loc();
    let first = if target.is_gfx10_plus() {
        number_with_prefix(parser, "format", format::MAX.into())
    } else {
        split_numbers(parser)
    };
    let Ok(first) = first else { return ParseStatus::Failure };
    let place = operands.len();
    let value = first.unwrap_or(format::DEFAULT.into());
    operands.push(Operand::imm(value, ImmKind::Format, start));
    if first.is_some() {
        parser.eat(TokenKind::Comma);
    }
    if parser.at(TokenKind::EndOfStatement) {
        // The matcher will miss SOFFSET.
        return ParseStatus::Success;
    }
    let status = parse_reg_or_imm(parser, target, operands);
    if status != ParseStatus::Success {
        return status;
    }
    parser.eat(TokenKind::Comma);
    if first.is_some() {
        if parser.at_id("format") && parser.peek_at(1).kind == TokenKind::Colon {
            parser.error_here("duplicate format");
            return ParseStatus::Failure;
        }
        return ParseStatus::Success;
    }
    match names_or_number(parser, target) {
        Ok(None) => ParseStatus::Success,
        Ok(Some(value)) => {
            if let Some(operand) = operands.get_mut(place) {
                *operand = Operand::imm(value, ImmKind::Format, start);
            }
            ParseStatus::Success
        }
        Err(_) => ParseStatus::Failure,
    }
}

/// `prefix:` and a number up to `max`, if `prefix:` is next.
fn number_with_prefix(parser: &mut Parser, prefix: &'static str, max: i64) -> Result<Option<i64>, Reported> {
    let start = parser.loc();
    let Some(value) = parse_prefixed(parser, prefix).transpose()? else { return Ok(None) };
    if !(0..=max).contains(&value) {
        return Err(parser.error(start, format!("out of range {prefix}")));
    }
    Ok(Some(value))
}

/// `dfmt:1, nfmt:2` in either order; each may be absent, and the comma between them.
fn split_numbers(parser: &mut Parser) -> Result<Option<i64>, Reported> {
    let (mut data, mut numeric) = (None, None);
    for _ in 0..2 {
        if data.is_none() {
            data = number_with_prefix(parser, "dfmt", MAX_DATA)?;
        }
        if numeric.is_none() {
            numeric = number_with_prefix(parser, "nfmt", MAX_NUMERIC)?;
        }
        if data.is_some() != numeric.is_some() && parser.peek_at(1).kind != TokenKind::Comma {
            parser.eat(TokenKind::Comma);
        }
    }
    if data.is_none() && numeric.is_none() {
        return Ok(None);
    }
    let data = data.map_or(format::DEFAULT_DATA, |data| data as u8);
    let numeric = numeric.map_or(format::DEFAULT_NUMERIC, |numeric| numeric as u8);
    Ok(Some(format::join(data, numeric).into()))
}

/// `format:` with names in brackets, or a number.
fn names_or_number(parser: &mut Parser, target: &Target) -> Result<Option<i64>, Reported> {
    if !parser.eat_id_then("format", TokenKind::Colon) {
        return Ok(None);
    }
    let start = parser.loc();
    if !parser.eat(TokenKind::LBrac) {
        let value = parser.parse_absolute()?;
        // LLVM looks at the low 32 bits alone.
        if value as u32 > format::MAX {
            return Err(parser.error(start, "out of range format"));
        }
        return Ok(Some(value));
    }
    let (name, loc) = format_name(parser)?;
    let value = match format::unified_by_name(name, target) {
        Some(_) if !target.is_gfx10_plus() => {
            return Err(parser.error(loc, "unified format is not supported on this GPU"));
        }
        Some(number) => number,
        None => split_names(parser, name, loc, target)?,
    };
    parser.expect(TokenKind::RBrac, "expected a closing square bracket")?;
    Ok(Some(value.into()))
}

fn format_name<'a>(parser: &mut Parser<'a>) -> Result<(&'a [u8], Loc), Reported> {
    let token = parser.peek();
    if token.kind != TokenKind::Identifier {
        return Err(parser.error_here("expected a format string"));
    }
    parser.bump();
    Ok((parser.text_of(token), token.start))
}

/// A name of a data format or of a numeric one.
enum Split {
    Data(u8),
    Numeric(u8),
}

fn split_name(parser: &mut Parser, name: &[u8], loc: Loc, target: &Target) -> Result<Split, Reported> {
    let data = format::data_by_name(name).map(Split::Data);
    let found = data.or_else(|| format::numeric_by_name(name, target).map(Split::Numeric));
    found.ok_or_else(|| parser.error(loc, UNSUPPORTED))
}

/// A data format and a numeric one, in either order, or one of them.
fn split_names(parser: &mut Parser, first: &[u8], loc: Loc, target: &Target) -> Result<u32, Reported> {
    let first = split_name(parser, first, loc, target)?;
    let mut second = None;
    if parser.eat(TokenKind::Comma) {
        let (name, loc) = format_name(parser)?;
        second = Some((split_name(parser, name, loc, target)?, loc));
    }
    let (data, numeric) = match (first, second) {
        (Split::Data(data), None) => (data, format::DEFAULT_NUMERIC),
        (Split::Numeric(numeric), None) => (format::DEFAULT_DATA, numeric),
        (Split::Data(data), Some((Split::Numeric(numeric), _)))
        | (Split::Numeric(numeric), Some((Split::Data(data), _))) => (data, numeric),
        (Split::Data(_), Some((_, loc))) => return Err(parser.error(loc, "duplicate data format")),
        (Split::Numeric(_), Some((_, loc))) => return Err(parser.error(loc, "duplicate numeric format")),
    };
    if !target.is_gfx10_plus() {
        return Ok(format::join(data, numeric));
    }
    format::unify(data, numeric, target).ok_or_else(|| parser.error(loc, UNSUPPORTED))
}
