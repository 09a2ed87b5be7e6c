//! Events of `s_wait_event`: `{ dont_wait_export_ready: 0 }` on gfx11, `{ export_ready: 1 }` from gfx12 on.

use super::availability::Availability::*;
use super::availability::{NamedValue, name_of, row};
use super::fields::{Field, absolute, finish, is_uint, parse_fields};
use super::text::{push_hex, push_str};
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::target::Target;

/// How values are printed.
#[rustfmt::skip]
pub const WAIT_EVENTS: &[NamedValue] = &[
    row("{ export_ready: 0 }",           0, Gfx12Plus),
    row("{ dont_wait_export_ready: 0 }", 0, Gfx11),
    row("{ dont_wait_export_ready: 1 }", 1, Gfx11),
    row("{ export_ready: 1 }",           2, Gfx12Plus),
];

/// Parses the events to wait for (`parseWaitEvent`).
pub fn parse(parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    let value = parse_value(parser, target).and_then(|value| {
        if is_uint(value, 16) {
            return Ok(value);
        }
        Err(parser.error(start, "invalid immediate: only 16-bit values are legal"))
    });
    finish(value, ImmKind::WaitEvent, start, operands)
}

fn parse_value(parser: &mut Parser, target: &Target) -> Result<i64, Reported> {
    let name = if Gfx11.holds(target) { "dont_wait_export_ready" } else { "export_ready" };
    let mut field = Field::new(name, "bit value", 1, 0);
    if !parse_fields(parser, &mut [&mut field])? {
        return absolute(parser, "structured immediate");
    }
    field.check_width(parser)?;
    // `export_ready` stands for bit 1, but is assembled as bit 0: LLVM does so, and prints it as 0x1.
    Ok(field.value)
}

/// Prints the events to wait for (`printWaitEvent`).
pub fn print(value: u32, target: &Target, out: &mut Vec<u8>) {
    let value = value & 0xffff;
    match name_of(WAIT_EVENTS, value, target) {
        Some(name) => push_str(out, name),
        None => push_hex(out, value),
    }
}
