//! Dependency counters of `s_waitcnt_depctr` and `s_wait_alu`: `depctr_va_vdst(0) depctr_sa_sdst(0)`.

use super::availability::Availability::{self, *};
use super::fields::{absolute, at_call, finish, shown};
use super::text::{push_decimal, push_hex, push_str};
use super::waitcnt::expect_another;
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::plain::calls;
use crate::asm::token::TokenKind;
use crate::target::Target;

/// A counter's field of the operand. Its default is its largest value: nothing is waited for.
#[derive(Clone, Copy, Debug)]
pub struct DepCtr {
    /// As written in the source.
    pub name: &'static str,
    /// Lowest bit.
    pub shift: u32,
    /// Size in bits.
    pub width: u32,
    /// Where it exists.
    pub on: Availability,
}

const fn ctr(name: &'static str, shift: u32, width: u32, on: Availability) -> DepCtr {
    DepCtr { name, shift, width, on }
}

/// The counters, in the order in which they are printed.
#[rustfmt::skip]
pub const DEPCTRS: &[DepCtr] = &[
    // name              bit  width  exists on
    ctr("depctr_hold_cnt",  7,  1,   Gfx1030Plus),
    ctr("depctr_sa_sdst",   0,  1,   Everywhere),
    ctr("depctr_va_vdst",  12,  4,   Everywhere),
    ctr("depctr_va_sdst",   9,  3,   Everywhere),
    ctr("depctr_va_ssrc",   8,  1,   Everywhere),
    ctr("depctr_va_vcc",    1,  1,   Everywhere),
    ctr("depctr_vm_vsrc",   2,  3,   Everywhere),
];

impl DepCtr {
    const fn max(self) -> u32 {
        (1 << self.width) - 1
    }

    const fn mask(self) -> u32 {
        self.max() << self.shift
    }

    const fn get(self, operand: u32) -> u32 {
        operand >> self.shift & self.max()
    }
}

fn supported(target: &Target) -> impl Iterator<Item = &'static DepCtr> {
    DEPCTRS.iter().filter(|ctr| ctr.on.holds(target))
}

/// The bits that some counter of this target takes.
fn used_bits(target: &Target) -> u32 {
    supported(target).fold(0, |bits, ctr| bits | ctr.mask())
}

/// Parses dependency counters (`parseDepCtr`).
pub fn parse(parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    let value = parse_value(parser, target);
    finish(value, ImmKind::Plain, start, operands)
}

fn parse_value(parser: &mut Parser, target: &Target) -> Result<i64, Reported> {
    if !at_call(parser) {
        return absolute(parser, "");
    }
    let mut operand = used_bits(target);
    let mut given = 0;
    while !parser.at(TokenKind::EndOfStatement) {
        let (ctr, value) = parse_counter(parser, target, given)?;
        given |= ctr.mask();
        operand = operand & !ctr.mask() | value << ctr.shift;
    }
    Ok(operand.into())
}

fn parse_counter(
    parser: &mut Parser,
    target: &Target,
    given: u32,
) -> Result<(&'static DepCtr, u32), Reported> {
    let name_token = parser.peek();
    let name = parser.text_of(name_token);
    parser.expect(TokenKind::Identifier, "expected a counter name")?;
    parser.expect(TokenKind::LParen, "expected a left parenthesis")?;
    let value = absolute(parser, "")?;
    let found = DEPCTRS.iter().find(|ctr| ctr.name.as_bytes() == name);
    let message = match found {
        None => format!("invalid counter name {}", shown(name)),
        Some(ctr) if !ctr.on.holds(target) => format!("{} is not supported on this GPU", ctr.name),
        Some(ctr) if ctr.mask() & given != 0 => format!("duplicate counter name {}", ctr.name),
        Some(ctr) => match u32::try_from(value) {
            Ok(value) if value <= ctr.max() => {
                parser.expect(TokenKind::RParen, "expected a closing parenthesis")?;
                expect_another(parser)?;
                return Ok((ctr, value));
            }
            _ => format!("invalid value for {}", ctr.name),
        },
    };
    Err(parser.error(name_token.start, message))
}

/// The value of counters that are written plainly, and where they end.
pub fn plain(text: &[u8], at: usize, target: &Target) -> Option<(i64, usize)> {
    let mut operand = used_bits(target);
    let mut given = 0;
    let end = calls(text, at, b" &,", |call| {
        let ctr = supported(target).find(|ctr| ctr.name.as_bytes() == call.name)?;
        let value = call.number().filter(|value| *value <= ctr.max() && given & ctr.mask() == 0)?;
        given |= ctr.mask();
        operand = operand & !ctr.mask() | value << ctr.shift;
        Some(())
    })?;
    Some((operand.into(), end))
}

/// Prints those counters that are not at their default, or all of them if all are (`printDepCtr`).
pub fn print(value: u32, target: &Target, out: &mut Vec<u8>) {
    let value = value & 0xffff;
    if value & !used_bits(target) != 0 {
        push_hex(out, value);
        return;
    }
    let none = supported(target).all(|ctr| ctr.get(value) == ctr.max());
    let mut separator = "";
    for ctr in supported(target) {
        let count = ctr.get(value);
        if none || count != ctr.max() {
            push_str(out, separator);
            push_str(out, ctr.name);
            out.push(b'(');
            push_decimal(out, count);
            out.push(b')');
            separator = " ";
        }
    }
}
