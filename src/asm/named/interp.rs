//! Operands of interpolation: parameter slots (`p10`, `p20`, `p0`) and attributes (`attr3.x`).

use super::text::{push_decimal, push_str};
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::{Loc, Token, TokenKind};
use crate::target::Target;

/// The slots, from 0.
const SLOTS: [&str; 3] = ["p10", "p20", "p0"];
const CHANNELS: &[u8; 4] = b"xyzw";
/// The highest attribute that LLVM takes.
const LAST_ATTRIBUTE: u8 = 32;

/// The slots and their numbers.
pub fn slots() -> impl Iterator<Item = (String, i64)> {
    SLOTS.iter().map(|slot| (*slot).to_owned()).zip(0..)
}

/// Parses a slot (`parseInterpSlot`).
pub fn parse_slot(parser: &mut Parser, _: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    if !parser.at(TokenKind::Identifier) {
        return ParseStatus::NoMatch;
    }
    let token = parser.bump();
    let name = parser.text_of(token);
    match SLOTS.iter().position(|slot| slot.as_bytes() == name) {
        Some(slot) => {
            operands.push(Operand::imm(slot as i64, ImmKind::InterpSlot, token.start));
            ParseStatus::Success
        }
        None => {
            parser.error(token.start, "invalid interpolation slot");
            ParseStatus::Failure
        }
    }
}

/// Parses an attribute and its channel into two operands (`parseInterpAttr`).
pub fn parse_attr(parser: &mut Parser, _: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    if !parser.at(TokenKind::Identifier) {
        return ParseStatus::NoMatch;
    }
    let token = parser.bump();
    match split_attr(parser.text_of(token)) {
        Ok((attr, channel)) => {
            operands.push(Operand::imm(attr.into(), ImmKind::InterpAttr, token.start));
            operands.push(Operand::imm(channel, ImmKind::InterpAttrChan, channel_loc(token)));
            ParseStatus::Success
        }
        Err(message) => {
            parser.error(token.start, message);
            ParseStatus::Failure
        }
    }
}

/// The channel is the last two characters.
const fn channel_loc(token: Token) -> Loc {
    Loc(token.end().0.saturating_sub(2))
}

/// The number and the channel of an attribute.
pub(in crate::asm) fn split_attr(name: &[u8]) -> Result<(u8, i64), &'static str> {
    let rest = name.strip_prefix(b"attr").ok_or("invalid interpolation attribute")?;
    let (digits, channel) = match rest {
        [digits @ .., b'.', channel] => (digits, CHANNELS.iter().position(|known| known == channel)),
        _ => (rest, None),
    };
    let channel = channel.ok_or("invalid or missing interpolation attribute channel")?;
    let number = digits
        .iter()
        .try_fold(0_u8, |number, digit| {
            let digit = digit.is_ascii_digit().then(|| digit - b'0')?;
            number.checked_mul(10)?.checked_add(digit)
        })
        .filter(|_| !digits.is_empty())
        .ok_or("invalid or missing interpolation attribute number")?;
    if number > LAST_ATTRIBUTE {
        return Err("out of bounds interpolation attribute number");
    }
    Ok((number, channel as i64))
}

/// Prints a slot (`printInterpSlot`).
pub fn print_slot(value: u32, _: &Target, out: &mut Vec<u8>) {
    match SLOTS.get(value as usize) {
        Some(slot) => push_str(out, slot),
        None => {
            push_str(out, "invalid_param_");
            push_decimal(out, value);
        }
    }
}

/// Prints an attribute's number (`printInterpAttr`).
pub fn print_attr(value: u32, _: &Target, out: &mut Vec<u8>) {
    push_str(out, "attr");
    push_decimal(out, value);
}

/// Prints an attribute's channel (`printInterpAttrChan`).
pub fn print_attr_channel(value: u32, _: &Target, out: &mut Vec<u8>) {
    out.push(b'.');
    out.push(CHANNELS[(value & 3) as usize]);
}
