//! Counters of `s_waitcnt`: `vmcnt(0) expcnt(1) & lgkmcnt(2)`.

use super::fields::{absolute, at_call, finish, shown};
use super::text::{push_decimal, push_str};
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::plain::calls;
use crate::asm::token::TokenKind;
use crate::target::Target;

/// Some bits of the operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bits {
    shift: u32,
    width: u32,
}

impl Bits {
    const NONE: Self = Self { shift: 0, width: 0 };

    const fn max(self) -> u32 {
        (1 << self.width) - 1
    }

    const fn mask(self) -> u32 {
        self.max() << self.shift
    }

    const fn get(self, operand: u32) -> u32 {
        operand >> self.shift & self.max()
    }

    const fn set(self, operand: u32, value: u32) -> u32 {
        operand & !self.mask() | (value & self.max()) << self.shift
    }
}

/// Where a counter lies: its low bits, and those high bits that gfx9 added elsewhere.
#[derive(Clone, Copy, Debug)]
struct Counter {
    name: &'static str,
    lo: Bits,
    hi: Bits,
}

impl Counter {
    const fn max(self) -> u32 {
        self.lo.max() | self.hi.max() << self.lo.width
    }

    const fn get(self, operand: u32) -> u32 {
        self.lo.get(operand) | self.hi.get(operand) << self.lo.width
    }

    const fn set(self, operand: u32, value: u32) -> u32 {
        self.hi.set(self.lo.set(operand, value), value >> self.lo.width)
    }
}

const fn counter(name: &'static str, shift: u32, width: u32) -> Counter {
    Counter { name, lo: Bits { shift, width }, hi: Bits::NONE }
}

const fn split(mut counter: Counter, shift: u32, width: u32) -> Counter {
    counter.hi = Bits { shift, width };
    counter
}

type Counters = [Counter; 3];

// The counters per generation, in the order in which they are printed: lowest bit and width, low part first.
#[rustfmt::skip]
const GFX6: Counters = [
    counter("vmcnt", 0, 4),
    counter("expcnt", 4, 3),
    counter("lgkmcnt", 8, 4),
];
#[rustfmt::skip]
const GFX9: Counters = [
    split(counter("vmcnt", 0, 4), 14, 2),
    counter("expcnt", 4, 3),
    counter("lgkmcnt", 8, 4),
];
#[rustfmt::skip]
const GFX10: Counters = [
    split(counter("vmcnt", 0, 4), 14, 2),
    counter("expcnt", 4, 3),
    counter("lgkmcnt", 8, 6),
];
#[rustfmt::skip]
const GFX11: Counters = [
    counter("vmcnt", 10, 6),
    counter("expcnt", 0, 3),
    counter("lgkmcnt", 4, 6),
];

/// The layout goes by the processor's version, whatever its features.
fn counters(target: &Target) -> &'static Counters {
    match target.isa_version().major {
        0..=8 => &GFX6,
        9 => &GFX9,
        10 => &GFX10,
        _ => &GFX11,
    }
}

/// Parses the counters to wait for (`parseSWaitCnt`). Counters not named are not waited for.
pub fn parse(parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    let value = parse_value(parser, counters(target));
    finish(value, ImmKind::Plain, start, operands)
}

fn parse_value(parser: &mut Parser, counters: &Counters) -> Result<i64, Reported> {
    if !at_call(parser) {
        return absolute(parser, "");
    }
    let mut operand = counters.iter().fold(0, |operand, counter| counter.set(operand, counter.max()));
    while !parser.at(TokenKind::EndOfStatement) {
        operand = parse_counter(parser, counters, operand)?;
    }
    Ok(operand.into())
}

fn parse_counter(parser: &mut Parser, counters: &Counters, operand: u32) -> Result<u32, Reported> {
    let name_token = parser.peek();
    let name = parser.text_of(name_token);
    parser.expect(TokenKind::Identifier, "expected a counter name")?;
    parser.expect(TokenKind::LParen, "expected a left parenthesis")?;
    let value_at = parser.loc();
    let value = absolute(parser, "")?;
    let (base, saturate) = match name.strip_suffix(b"_sat") {
        Some(base) => (base, true),
        None => (name, false),
    };
    let Some(counter) = counters.iter().find(|counter| counter.name.as_bytes() == base) else {
        let message = format!("invalid counter name {}", shown(name));
        return Err(parser.error(name_token.start, message));
    };
    let value = match u32::try_from(value) {
        Ok(value) if value <= counter.max() => value,
        _ if saturate => counter.max(),
        _ => {
            let message = format!("too large value for {}", shown(name));
            return Err(parser.error(value_at, message));
        }
    };
    parser.expect(TokenKind::RParen, "expected a closing parenthesis")?;
    expect_another(parser)?;
    Ok(counter.set(operand, value))
}

/// Takes an optional separator, which another counter must follow.
pub(super) fn expect_another(parser: &mut Parser) -> Result<(), Reported> {
    let separated = parser.eat(TokenKind::Amp) || parser.eat(TokenKind::Comma);
    if separated && parser.at(TokenKind::EndOfStatement) {
        return Err(parser.error_here("expected a counter name"));
    }
    Ok(())
}

/// The value of counters that are written plainly, and where they end.
pub fn plain(text: &[u8], at: usize, target: &Target) -> Option<(i64, usize)> {
    let counters = counters(target);
    let mut operand = counters.iter().fold(0, |operand, counter| counter.set(operand, counter.max()));
    let end = calls(text, at, b" &,", |call| {
        let counter = counters.iter().find(|counter| counter.name.as_bytes() == call.name)?;
        operand = counter.set(operand, call.number().filter(|value| *value <= counter.max())?);
        Some(())
    })?;
    Some((operand.into(), end))
}

/// Prints the counters to wait for, or all of them if there are none (`printSWaitCnt`).
pub fn print(value: u32, target: &Target, out: &mut Vec<u8>) {
    let counters = counters(target);
    let none = counters.iter().all(|counter| counter.get(value) == counter.max());
    let mut separator = "";
    for counter in counters {
        let count = counter.get(value);
        if none || count != counter.max() {
            push_str(out, separator);
            push_str(out, counter.name);
            out.push(b'(');
            push_decimal(out, count);
            out.push(b')');
            separator = " ";
        }
    }
}
