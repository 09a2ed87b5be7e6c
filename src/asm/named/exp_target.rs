//! Targets of exports: `mrt0`, `mrtz`, `pos0`, `prim`, `dual_src_blend0`, `param0`, `null`.

use super::availability::Availability::{self, *};
use super::text::{push_decimal, push_str};
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::TokenKind;
use crate::target::Target;

/// A target, or several that are told apart by an index after the name.
#[derive(Clone, Copy, Debug)]
pub struct ExpTarget {
    /// As written in the source, without the index.
    pub name: &'static str,
    /// Number of the first one.
    pub first: u32,
    /// How many there are; `None` if there is one, without an index.
    pub count: Option<u32>,
    /// Where they exist.
    pub on: Availability,
    /// Where the last one exists, if not everywhere that the others do.
    pub last_on: Availability,
}

const fn tgt(name: &'static str, first: u32, on: Availability) -> ExpTarget {
    ExpTarget { name, first, count: None, on, last_on: on }
}

const fn tgts(name: &'static str, first: u32, count: u32, on: Availability) -> ExpTarget {
    ExpTarget { name, first, count: Some(count), on, last_on: on }
}

const fn last_on(mut targets: ExpTarget, on: Availability) -> ExpTarget {
    targets.last_on = on;
    targets
}

/// The targets. A name that begins with another one's stands before it.
#[rustfmt::skip]
pub const EXP_TARGETS: &[ExpTarget] = &[
    // name                first  count  exist on
    tgt ("null",               9,        Gfx6To10),
    tgt ("mrtz",               8,        Everywhere),
    tgt ("prim",              20,        Gfx10Plus),
    tgts("mrt",                0,  8,    Everywhere),
    last_on(
    tgts("pos",               12,  5,    Everywhere),
                                         Gfx10Plus),
    tgts("dual_src_blend",    21,  2,    Gfx11Plus),
    tgts("param",             32, 32,    Gfx6To10OrGfx13),
];

impl ExpTarget {
    const fn count(&self) -> u32 {
        match self.count {
            Some(count) => count,
            None => 1,
        }
    }

    fn holds(&self, index: u32, target: &Target) -> bool {
        let last = index + 1 == self.count();
        if last { self.last_on.holds(target) } else { self.on.holds(target) }
    }

    /// The index that `name` gives, if it names one of these: digits without leading zeros.
    fn index_of(&self, name: &[u8]) -> Option<u32> {
        let digits = name.strip_prefix(self.name.as_bytes())?;
        let Some(count) = self.count else {
            return digits.is_empty().then_some(0);
        };
        let leading_zero = digits.len() > 1 && digits.starts_with(b"0");
        // More than two digits are out of range for all of them.
        if leading_zero || digits.is_empty() || digits.len() > 2 || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let index = digits.iter().fold(0, |index, digit| index * 10 + u32::from(digit - b'0'));
        (index < count).then_some(index)
    }
}

/// The targets that the GPU has, and their numbers.
pub fn names(target: &Target) -> impl Iterator<Item = (String, i64)> {
    EXP_TARGETS.iter().flat_map(move |row| {
        let indices = (0..row.count()).filter(|index| row.holds(*index, target));
        indices.map(|index| {
            let suffix = row.count.map_or(String::new(), |_| index.to_string());
            (format!("{}{suffix}", row.name), (row.first + index).into())
        })
    })
}

fn row_of(name: &[u8]) -> Option<(&'static ExpTarget, u32)> {
    EXP_TARGETS.iter().find_map(|row| row.index_of(name).map(|index| (row, index)))
}

/// Parses an export target (`parseExpTgt`).
pub fn parse(parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    if !parser.at(TokenKind::Identifier) {
        return ParseStatus::NoMatch;
    }
    let token = parser.bump();
    let name = parser.text_of(token);
    let message = match row_of(name) {
        None => "invalid exp target",
        Some((row, index)) if !row.holds(index, target) => "exp target is not supported on this GPU",
        Some((row, index)) => {
            operands.push(Operand::imm((row.first + index).into(), ImmKind::ExpTgt, token.start));
            return ParseStatus::Success;
        }
    };
    parser.error(token.start, message);
    ParseStatus::Failure
}

/// Prints an export target, with a space before it (`printExpTgt`).
pub fn print(value: u32, target: &Target, out: &mut Vec<u8>) {
    let number = value & 0x3f;
    let found = EXP_TARGETS.iter().find_map(|row| {
        let index = number.checked_sub(row.first)?;
        (index < row.count() && row.holds(index, target)).then_some((row, index))
    });
    match found {
        Some((row, index)) => {
            out.push(b' ');
            push_str(out, row.name);
            if row.count.is_some() {
                push_decimal(out, index);
            }
        }
        None => {
            push_str(out, " invalid_target_");
            push_decimal(out, number);
        }
    }
}
