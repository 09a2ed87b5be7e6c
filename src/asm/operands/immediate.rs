//! Immediates and the choice between register and immediate.

use super::Operands;
use super::register::{is_register, parse_reg};
use crate::asm::expr::Value;
use crate::asm::operand::{ImmKind, LitModifier, Modifiers, Operand, OperandValue};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::real::parse_double;
use crate::asm::token::{Loc, Token, TokenKind};
use crate::target::Target;

/// `abs(`, `neg(`, `sext(` or `|`.
fn is_operand_modifier(parser: &Parser, token: Token, next: Token) -> bool {
    match token.kind {
        TokenKind::Pipe => true,
        TokenKind::Identifier if next.kind == TokenKind::LParen => {
            matches!(parser.text_of(token), b"abs" | b"neg" | b"sext")
        }
        _ => false,
    }
}

/// Whether what follows looks like an expression, but is a modifier of an operand or of the instruction:
/// `|…|`, `abs(…)`, `-v0`, `-|…|`, `name:…`.
pub(super) fn is_modifier(parser: &Parser) -> bool {
    let (token, next) = (parser.peek(), parser.peek_at(1));
    match token.kind {
        TokenKind::Pipe => true,
        TokenKind::Identifier => next.kind == TokenKind::Colon || is_operand_modifier(parser, token, next),
        TokenKind::Minus => {
            let after = parser.peek_at(2);
            is_register(parser, next, after) || is_operand_modifier(parser, next, after)
        }
        _ => false,
    }
}

/// LLVM's `parseRegOrImm`.
pub(super) fn parse_reg_or_imm(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    parse_reg_or_imm_in(parser, target, operands, false, LitModifier::None)
}

/// `in_bars`: the operand stands between `|` and `|`. `lit`: it stands in `lit(` or `lit64(`.
pub(super) fn parse_reg_or_imm_in(
    parser: &mut Parser,
    target: &Target,
    operands: &mut Operands,
    in_bars: bool,
    lit: LitModifier,
) -> ParseStatus {
    // Nothing but a name or a bracket begins a register.
    if !matches!(parser.kind(), TokenKind::Integer | TokenKind::Real | TokenKind::Minus) {
        let status = parse_reg(parser, target, operands);
        if status != ParseStatus::NoMatch {
            return status;
        }
    }
    parse_imm(parser, operands, in_bars, lit)
}

/// LLVM's `parseImm`: an integer, a floating-point number, an expression, or one of these in `lit(` or `lit64(`.
fn parse_imm(parser: &mut Parser, operands: &mut Operands, in_bars: bool, lit: LitModifier) -> ParseStatus {
    let is_number = |kind| matches!(kind, TokenKind::Integer | TokenKind::Real);
    let number = match parser.kind() {
        TokenKind::Minus => is_number(parser.peek_at(1).kind),
        kind => is_number(kind),
    };
    if !number && (is_register(parser, parser.peek(), parser.peek_at(1)) || is_modifier(parser)) {
        return ParseStatus::NoMatch;
    }
    if !number
        && lit == LitModifier::None
        && let Some(lit) = eat_lit(parser)
    {
        if parser.expect(TokenKind::LParen, "expected left paren after lit").is_err() {
            return ParseStatus::Failure;
        }
        let status = parse_imm(parser, operands, in_bars, lit);
        if status == ParseStatus::Success
            && parser.expect(TokenKind::RParen, "expected closing parentheses").is_err()
        {
            return ParseStatus::Failure;
        }
        return status;
    }
    let token = parser.peek();
    match token.kind {
        TokenKind::Real => parse_real(parser, operands, token.start, false, lit),
        TokenKind::Minus if parser.peek_at(1).kind == TokenKind::Real => {
            parser.bump();
            parse_real(parser, operands, token.start, true, lit)
        }
        _ => parse_integer(parser, operands, in_bars, lit),
    }
}

/// Takes `lit` or `lit64`.
pub(super) fn eat_lit(parser: &mut Parser) -> Option<LitModifier> {
    if !parser.at(TokenKind::Identifier) {
        return None;
    }
    let lit = match parser.text_of(parser.peek()) {
        b"lit" => LitModifier::Lit,
        b"lit64" => LitModifier::Lit64,
        _ => return None,
    };
    parser.bump();
    Some(lit)
}

fn push_imm(operands: &mut Operands, value: i64, is_fp: bool, lit: LitModifier, start: Loc) {
    let modifiers = Modifiers { lit, ..Modifiers::default() };
    let value = OperandValue::Imm { value, kind: ImmKind::Plain, is_fp, modifiers };
    operands.push(Operand { value, start, end: start });
}

/// A floating-point number. Expressions of them do not exist; only a sign may stand before one.
fn parse_real(
    parser: &mut Parser,
    operands: &mut Operands,
    start: Loc,
    negative: bool,
    lit: LitModifier,
) -> ParseStatus {
    let token = parser.bump();
    let Some(value) = parse_double(parser.text_of(token)) else {
        return ParseStatus::Failure;
    };
    let value = if negative { -value } else { value };
    push_imm(operands, value.to_bits().cast_signed(), true, lit, start);
    ParseStatus::Success
}

fn parse_integer(
    parser: &mut Parser,
    operands: &mut Operands,
    in_bars: bool,
    lit: LitModifier,
) -> ParseStatus {
    let start = parser.loc();
    // Between bars, a binary expression would take the closing bar for an operator.
    let value = if in_bars { parser.parse_primary_expression() } else { parser.parse_expression() };
    match value.map(|value| parser.absolute(value).map_or(value, Value::Absolute)) {
        Err(_) => ParseStatus::Failure,
        Ok(Value::Absolute(value)) => {
            if lit == LitModifier::Lit && i32::try_from(value).is_err() && u32::try_from(value).is_err() {
                parser.error(start, "literal value out of range");
                return ParseStatus::Failure;
            }
            push_imm(operands, value, false, lit, start);
            ParseStatus::Success
        }
        Ok(Value::Expr(_)) if lit != LitModifier::None => ParseStatus::NoMatch,
        Ok(Value::Expr(expr)) => {
            operands.push(Operand { value: OperandValue::Expr(expr), start, end: start });
            ParseStatus::Success
        }
    }
}
