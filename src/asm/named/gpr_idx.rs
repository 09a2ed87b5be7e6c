//! Operands that VGPR indexing applies to: `gpr_idx(SRC0,DST)` of `s_set_gpr_idx_on` and `s_set_gpr_idx_mode`.

use super::fields::{absolute, finish, is_uint};
use super::text::{push_hex, push_str};
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::TokenKind;
use crate::target::Target;

/// The operands, from bit 0.
const MODES: [&str; 4] = ["SRC0", "SRC1", "SRC2", "DST"];

/// Parses the operands to index (`parseGPRIdxMode`).
pub fn parse(parser: &mut Parser, _: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    let value = if parser.eat_id_then("gpr_idx", TokenKind::LParen) {
        parse_modes(parser)
    } else {
        absolute(parser, "").and_then(|value| {
            if is_uint(value, MODES.len() as u32) {
                return Ok(value);
            }
            Err(parser.error(start, "invalid immediate: only 4-bit values are legal"))
        })
    };
    finish(value, ImmKind::GprIdxMode, start, operands)
}

fn parse_modes(parser: &mut Parser) -> Result<i64, Reported> {
    if parser.eat(TokenKind::RParen) {
        return Ok(0);
    }
    let mut modes = 0;
    loop {
        let token = parser.peek();
        let name = parser.text_of(token);
        let found = MODES.iter().position(|mode| mode.as_bytes() == name);
        let Some(bit) = found.filter(|_| token.kind == TokenKind::Identifier) else {
            return Err(parser.error_here(match modes {
                0 => "expected a VGPR index mode or a closing parenthesis",
                _ => "expected a VGPR index mode",
            }));
        };
        parser.bump();
        if modes & 1 << bit != 0 {
            return Err(parser.error(token.start, "duplicate VGPR index mode"));
        }
        modes |= 1 << bit;
        if parser.eat(TokenKind::RParen) {
            return Ok(modes);
        }
        parser.expect(TokenKind::Comma, "expected a comma or a closing parenthesis")?;
    }
}

/// Prints the operands to index (`printGPRIdxMode`).
pub fn print(value: u32, _: &Target, out: &mut Vec<u8>) {
    if value >> MODES.len() != 0 {
        push_hex(out, value);
        return;
    }
    push_str(out, "gpr_idx(");
    let mut separator = "";
    for (bit, mode) in MODES.iter().enumerate() {
        if value >> bit & 1 != 0 {
            push_str(out, separator);
            push_str(out, mode);
            separator = ",";
        }
    }
    out.push(b')');
}
