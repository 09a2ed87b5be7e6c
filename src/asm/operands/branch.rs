//! Branch targets: a label, or a distance in dwords.

use super::Operands;
use super::immediate::is_modifier;
use super::register::is_register;
use crate::asm::expr::{Expr, Value};
use crate::asm::named::imm16::is_s16;
use crate::asm::operand::{ImmKind, Operand, OperandValue};
use crate::asm::parser::{ParseStatus, Parser};

/// LLVM's `parseSOPPBrTarget`.
pub(super) fn parse_target(parser: &mut Parser, operands: &mut Operands) -> ParseStatus {
    if is_register(parser, parser.peek(), parser.peek_at(1)) || is_modifier(parser) {
        return ParseStatus::NoMatch;
    }
    let start = parser.loc();
    let Ok(value) = parser.parse_expression() else { return ParseStatus::Failure };
    let operand = match (parser.absolute(value), value) {
        (Some(number), _) | (None, Value::Absolute(number)) => Operand::imm(number, ImmKind::Plain, start),
        (None, Value::Expr(expr)) => Operand { value: OperandValue::Expr(expr), start, end: start },
    };
    operands.push(operand);
    // What is wrong is said, but parsing goes on, as in LLVM.
    match operand.value {
        OperandValue::Expr(expr) if !matches!(parser.exprs.get(expr), Some(Expr::Symbol(..))) => {
            parser.error(start, "expected an absolute expression or a label");
        }
        OperandValue::Imm { .. } if !is_s16(&operand) => {
            parser.error(start, "expected a 16-bit signed jump offset");
        }
        _ => {}
    }
    ParseStatus::Success
}
