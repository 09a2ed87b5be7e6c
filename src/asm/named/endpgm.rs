//! The optional operand of `s_endpgm`.

use super::fields::{absolute, finish, is_uint};
use super::text::push_decimal;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::target::Target;

/// Parses the operand (`parseEndpgm`).
pub fn parse(parser: &mut Parser, _: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    // A bad expression has been reported, which suffices to refuse the statement; LLVM goes on with 0.
    let value = absolute(parser, "").unwrap_or(0);
    let checked = match is_uint(value, 16) {
        true => Ok(value),
        false => Err(parser.error(start, "expected a 16-bit value")),
    };
    finish(checked, ImmKind::Endpgm, start, operands)
}

/// Prints the operand, with a space before it; nothing if it is 0 (`printEndpgm`).
pub fn print(value: u32, _: &Target, out: &mut Vec<u8>) {
    let value = value & 0xffff;
    if value != 0 {
        out.push(b' ');
        push_decimal(out, value);
    }
}
