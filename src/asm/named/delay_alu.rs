//! Dependencies of `s_delay_alu`: `instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)`.

use super::fields::{absolute, at_call, finish, shown};
use super::text::push_str;
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::plain::calls;
use crate::asm::token::TokenKind;
use crate::target::Target;

/// What an instruction depends on: the values of INSTID0 and INSTID1, from 0.
const INSTID: &[&str] = &[
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
];

/// How many instructions lie between the two: the values of INSTSKIP, from 0.
const INSTSKIP: &[&str] = &["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];

/// A field of the operand.
struct Field {
    name: &'static str,
    shift: u32,
    width: u32,
    values: &'static [&'static str],
    /// What is printed for a value without a name.
    invalid: &'static str,
}

/// The fields, in the order in which they are printed.
#[rustfmt::skip]
const FIELDS: [Field; 3] = [
    Field { name: "instid0",  shift: 0, width: 4, values: INSTID,   invalid: "/* invalid instid value */" },
    Field { name: "instskip", shift: 4, width: 3, values: INSTSKIP, invalid: "/* invalid instskip value */" },
    Field { name: "instid1",  shift: 7, width: 4, values: INSTID,   invalid: "/* invalid instid value */" },
];

/// Parses the dependencies (`parseSDelayALU`).
pub fn parse(parser: &mut Parser, _: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    let value = parse_value(parser);
    finish(value, ImmKind::Plain, start, operands)
}

fn parse_value(parser: &mut Parser) -> Result<i64, Reported> {
    if !at_call(parser) {
        return absolute(parser, "");
    }
    let mut delay = parse_field(parser)?;
    while parser.eat(TokenKind::Pipe) {
        // A field given twice is no error: its values run together.
        delay |= parse_field(parser)?;
    }
    Ok(delay)
}

fn parse_field(parser: &mut Parser) -> Result<i64, Reported> {
    let field_token = parser.peek();
    let field_name = parser.text_of(field_token);
    parser.expect(TokenKind::Identifier, "expected a field name")?;
    parser.expect(TokenKind::LParen, "expected a left parenthesis")?;
    let value_token = parser.peek();
    let value_name = parser.text_of(value_token);
    parser.expect(TokenKind::Identifier, "expected a value name")?;
    parser.expect(TokenKind::RParen, "expected a right parenthesis")?;
    let Some(field) = FIELDS.iter().find(|field| field.name.as_bytes() == field_name) else {
        let message = format!("invalid field name {}", shown(field_name));
        return Err(parser.error(field_token.start, message));
    };
    let Some(value) = field.values.iter().position(|name| name.as_bytes() == value_name) else {
        let message = format!("invalid value name {}", shown(value_name));
        return Err(parser.error(value_token.start, message));
    };
    Ok((value as i64) << field.shift)
}

/// The value of dependencies that are written plainly, and where they end.
pub fn plain(text: &[u8], at: usize, _: &Target) -> Option<(i64, usize)> {
    let mut delay = 0;
    let end = calls(text, at, b"|", |call| {
        let field = FIELDS.iter().find(|field| field.name.as_bytes() == call.name)?;
        let value = field.values.iter().position(|name| name.as_bytes() == call.value)?;
        delay |= (value as i64) << field.shift;
        Some(())
    })?;
    Some((delay, end))
}

/// Prints the dependencies that are set (`printSDelayALU`).
pub fn print(value: u32, _: &Target, out: &mut Vec<u8>) {
    let mut separator = "";
    for field in &FIELDS {
        let number = value >> field.shift & ((1 << field.width) - 1);
        if number == 0 {
            continue;
        }
        push_str(out, separator);
        push_str(out, field.name);
        out.push(b'(');
        push_str(out, field.values.get(number as usize).unwrap_or(&field.invalid));
        out.push(b')');
        separator = " | ";
    }
    if separator.is_empty() {
        out.push(b'0');
    }
}
