//! The address of an image instruction in registers of its own: `[v0, v4, v2]`.

use super::Operands;
use super::register::parse_reg;
use crate::asm::operand::{Operand, OperandValue};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::{Loc, TokenKind};
use crate::target::Target;

/// LLVM's `OperandMode_NSA`. One register alone is as good without brackets, which then are no operands.
pub(super) fn parse(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    let bracket = |text, start: Loc| Operand { value: OperandValue::Token(text), start, end: start };
    let start = parser.loc();
    if !parser.eat(TokenKind::LBrac) {
        return ParseStatus::NoMatch;
    }
    let first = operands.len();
    operands.push(bracket("[", start));
    let end = loop {
        let at = parser.loc();
        match parse_reg(parser, target, operands) {
            ParseStatus::Success => {}
            ParseStatus::NoMatch => {
                parser.error(at, "expected a register");
                return ParseStatus::Failure;
            }
            ParseStatus::Failure => return ParseStatus::Failure,
        }
        let end = parser.loc();
        if parser.eat(TokenKind::RBrac) {
            break end;
        }
        let message = "expected a comma or a closing square bracket";
        if parser.expect(TokenKind::Comma, message).is_err() {
            return ParseStatus::Failure;
        }
    };
    if operands.len() - first > 2 {
        operands.push(bracket("]", end));
    } else {
        operands.remove(first);
    }
    ParseStatus::Success
}
