//! Offsets of `ds_swizzle_b32`: `offset:swizzle(BITMASK_PERM, "01pip")`.

mod encoding;

pub use encoding::print;

use super::fields::{absolute, is_uint};
use crate::asm::diagnostic::Reported;
use crate::asm::named::Availability;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::{Loc, TokenKind};
use crate::target::Target;
use encoding::{bitmask_perm, fft, quad_perm, rotate};

/// Parses `offset:` with a swizzle or a number (`parseSwizzle`).
pub fn parse(parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    if !parser.eat_id("offset") {
        return ParseStatus::NoMatch;
    }
    let value = parse_value(parser, target);
    operands.push(Operand::imm(value.unwrap_or(0), ImmKind::Swizzle, start));
    if value.is_ok() { ParseStatus::Success } else { ParseStatus::Failure }
}

fn parse_value(parser: &mut Parser, target: &Target) -> Result<i64, Reported> {
    parser.expect(TokenKind::Colon, "expected a colon")?;
    if parser.eat_id("swizzle") {
        parser.expect(TokenKind::LParen, "expected a left parentheses")?;
        let value = parse_mode(parser, target)?;
        parser.expect(TokenKind::RParen, "expected a closing parentheses")?;
        return Ok(value);
    }
    let at = parser.loc();
    let value = absolute(parser, "a swizzle macro")?;
    if !is_uint(value, 16) {
        return Err(parser.error(at, "expected a 16-bit offset"));
    }
    Ok(value)
}

fn parse_mode(parser: &mut Parser, target: &Target) -> Result<i64, Reported> {
    let mode = parser.peek();
    let name = match mode.kind {
        TokenKind::Identifier => parser.text_of(mode),
        _ => b"",
    };
    let parse: fn(&mut Parser, &Target) -> Result<i64, Reported> = match name {
        b"QUAD_PERM" => parse_quad_perm,
        b"BITMASK_PERM" => parse_bitmask_perm,
        b"BROADCAST" => parse_broadcast,
        b"SWAP" => parse_swap,
        b"REVERSE" => parse_reverse,
        b"FFT" => parse_fft,
        b"ROTATE" => parse_rotate,
        _ => return Err(parser.error_here("expected a swizzle mode")),
    };
    parser.bump();
    parse(parser, target)
}

/// Parses a comma and a number within bounds; `message` says what they are.
fn parse_number(
    parser: &mut Parser,
    bounds: std::ops::RangeInclusive<i64>,
    message: &'static str,
) -> Result<(i64, Loc), Reported> {
    parser.expect(TokenKind::Comma, "expected a comma")?;
    let at = parser.loc();
    let value = absolute(parser, "")?;
    if !bounds.contains(&value) {
        return Err(parser.error(at, message));
    }
    Ok((value, at))
}

fn parse_quad_perm(parser: &mut Parser, _: &Target) -> Result<i64, Reported> {
    let mut lanes = [0; 4];
    for lane in &mut lanes {
        *lane = parse_number(parser, 0..=3, "expected a 2-bit lane id")?.0;
    }
    Ok(quad_perm(lanes))
}

/// Parses the size of a group of lanes, a power of two.
fn parse_group_size(
    parser: &mut Parser,
    bounds: std::ops::RangeInclusive<i64>,
    message: &'static str,
) -> Result<i64, Reported> {
    let (size, at) = parse_number(parser, bounds, message)?;
    if size.count_ones() != 1 {
        return Err(parser.error(at, "group size must be a power of two"));
    }
    Ok(size)
}

const GROUP_OF_2_TO_32: &str = "group size must be in the interval [2,32]";

fn parse_broadcast(parser: &mut Parser, _: &Target) -> Result<i64, Reported> {
    let size = parse_group_size(parser, 2..=32, GROUP_OF_2_TO_32)?;
    let message = "lane id must be in the interval [0,group size - 1]";
    let (lane, _) = parse_number(parser, 0..=size - 1, message)?;
    Ok(bitmask_perm(32 - size, lane, 0))
}

fn parse_swap(parser: &mut Parser, _: &Target) -> Result<i64, Reported> {
    let size = parse_group_size(parser, 1..=16, "group size must be in the interval [1,16]")?;
    Ok(bitmask_perm(31, 0, size))
}

fn parse_reverse(parser: &mut Parser, _: &Target) -> Result<i64, Reported> {
    let size = parse_group_size(parser, 2..=32, GROUP_OF_2_TO_32)?;
    Ok(bitmask_perm(31, 0, size - 1))
}

/// Parses five characters, one per bit of the lane's number: `0`, `1`, `p` (preserve) or `i` (invert).
fn parse_bitmask_perm(parser: &mut Parser, _: &Target) -> Result<i64, Reported> {
    parser.expect(TokenKind::Comma, "expected a comma")?;
    let token = parser.peek();
    parser.expect(TokenKind::String, "expected a string")?;
    let quoted = parser.text_of(token);
    let mask = quoted.get(1..quoted.len().saturating_sub(1)).unwrap_or_default();
    if mask.len() != 5 {
        return Err(parser.error(token.start, "expected a 5-character mask"));
    }
    let (mut and, mut or, mut xor) = (0, 0, 0);
    for character in mask {
        let (and_bit, or_bit, xor_bit) = match character {
            b'0' => (0, 0, 0),
            b'1' => (0, 1, 0),
            b'p' => (1, 0, 0),
            b'i' => (1, 0, 1),
            _ => return Err(parser.error(token.start, "invalid mask")),
        };
        and = and << 1 | and_bit;
        or = or << 1 | or_bit;
        xor = xor << 1 | xor_bit;
    }
    Ok(bitmask_perm(and, or, xor))
}

fn parse_fft(parser: &mut Parser, target: &Target) -> Result<i64, Reported> {
    if !Availability::Gfx9Plus.holds(target) {
        return Err(parser.error_here("FFT mode swizzle not supported on this GPU"));
    }
    let message = "FFT swizzle must be in the interval [0,31]";
    let (swizzle, _) = parse_number(parser, 0..=31, message)?;
    Ok(fft(swizzle))
}

fn parse_rotate(parser: &mut Parser, target: &Target) -> Result<i64, Reported> {
    if !Availability::Gfx9Plus.holds(target) {
        return Err(parser.error_here("Rotate mode swizzle not supported on this GPU"));
    }
    let (direction, _) = parse_number(parser, 0..=1, "direction must be 0 (left) or 1 (right)")?;
    let message = "number of threads to rotate must be in the interval [0,31]";
    let (size, _) = parse_number(parser, 0..=31, message)?;
    Ok(rotate(direction, size))
}
