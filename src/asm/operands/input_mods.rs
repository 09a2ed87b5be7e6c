//! Sources with modifiers around them: `-v1`, `|v1|`, `neg(…)`, `abs(…)`, `sext(…)`, `lit(…)`.

use super::Operands;
use super::immediate::{eat_lit, parse_reg_or_imm, parse_reg_or_imm_in};
use super::register::{is_register, parse_reg};
use crate::asm::operand::{LitModifier, Modifiers, OperandValue};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::TokenKind;
use crate::target::{Feature, Target};

/// Which operands may follow the modifiers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Allow {
    /// Registers and immediates.
    RegOrImm,
    /// Registers only.
    Reg,
}

/// A `-` that negates: before a register, before `|` or before `abs`. Elsewhere it belongs to an expression, so that
/// `-1` is the integer in every encoding.
fn eat_sp3_neg(parser: &mut Parser) -> bool {
    if !parser.at(TokenKind::Minus) {
        return false;
    }
    let (next, after) = (parser.peek_at(1), parser.peek_at(2));
    let negates = next.kind == TokenKind::Pipe
        || is_register(parser, next, after)
        || (next.kind == TokenKind::Identifier && parser.text_of(next) == b"abs");
    if negates {
        parser.bump();
    }
    negates
}

/// Whether the operand cannot begin with a modifier: a name that starts like no modifier does, or a number.
fn begins_plainly(parser: &Parser) -> bool {
    let token = parser.peek();
    match token.kind {
        // Those of modifiers are `neg`, `abs`, `lit` and `lit64`.
        TokenKind::Identifier if token.len == 3 || token.len == 5 => {
            !matches!(parser.text_of(token), b"neg" | b"abs" | b"lit" | b"lit64")
        }
        TokenKind::Identifier => true,
        TokenKind::Integer | TokenKind::Real => true,
        // This sign belongs to the number.
        TokenKind::Minus => matches!(parser.peek_at(1).kind, TokenKind::Integer | TokenKind::Real),
        _ => false,
    }
}

/// LLVM's `parseRegOrImmWithFPInputMods` and `parseRegWithFPInputMods`.
pub(super) fn parse_with_fp_input_mods(
    parser: &mut Parser,
    target: &Target,
    operands: &mut Operands,
    allow: Allow,
) -> ParseStatus {
    if begins_plainly(parser) {
        return match allow {
            Allow::RegOrImm => parse_reg_or_imm(parser, target, operands),
            Allow::Reg => parse_reg(parser, target, operands),
        };
    }
    parse_modified(parser, target, operands, allow).unwrap_or(ParseStatus::Failure)
}

/// The general case; `None` where LLVM says failure.
fn parse_modified(
    parser: &mut Parser,
    target: &Target,
    operands: &mut Operands,
    allow: Allow,
) -> Option<ParseStatus> {
    if parser.at(TokenKind::Minus) && parser.peek_at(1).kind == TokenKind::Minus {
        // `--1` could mean two things.
        parser.error_here("invalid syntax, expected 'neg' modifier");
        return None;
    }
    let sp3_neg = eat_sp3_neg(parser);
    let start = parser.loc();
    let neg = parser.eat_id("neg");
    if neg && sp3_neg {
        parser.error(start, "expected register or immediate");
        return None;
    }
    if neg {
        parser.expect(TokenKind::LParen, "expected left paren after neg").ok()?;
    }
    let abs = parser.eat_id("abs");
    if abs {
        parser.expect(TokenKind::LParen, "expected left paren after abs").ok()?;
    }
    let lit = eat_lit(parser).unwrap_or_default();
    match lit {
        LitModifier::None => {}
        LitModifier::Lit => parser.expect(TokenKind::LParen, "expected left paren after lit").ok()?,
        LitModifier::Lit64 => {
            parser.expect(TokenKind::LParen, "expected left paren after lit64").ok()?;
            if !target.has(Feature::Has64BitLiterals) {
                parser.error(start, "lit64 is not supported on this GPU");
                return None;
            }
        }
    }
    let start = parser.loc();
    let sp3_abs = parser.eat(TokenKind::Pipe);
    if abs && sp3_abs {
        parser.error(start, "expected register or immediate");
        return None;
    }
    let modifiers = Modifiers { abs: abs || sp3_abs, neg: neg || sp3_neg, sext: false, lit };
    let modified = modifiers.any() || lit != LitModifier::None;
    let status = match allow {
        Allow::RegOrImm => parse_reg_or_imm_in(parser, target, operands, sp3_abs, lit),
        Allow::Reg => parse_reg(parser, target, operands),
    };
    if status != ParseStatus::Success {
        return if modified { None } else { Some(status) };
    }
    let is_imm = matches!(operands.last().map(|operand| &operand.value), Some(OperandValue::Imm { .. }));
    if lit != LitModifier::None && !is_imm {
        parser.error(start, "expected immediate with lit modifier");
    }
    if sp3_abs {
        parser.expect(TokenKind::Pipe, "expected vertical bar").ok()?;
    }
    for _ in 0..u8::from(abs) + u8::from(neg) + u8::from(lit != LitModifier::None) {
        parser.expect(TokenKind::RParen, "expected closing parentheses").ok()?;
    }
    if modified { modify_last(parser, operands, modifiers) } else { Some(ParseStatus::Success) }
}

/// LLVM's `parseRegOrImmWithIntInputMods` and `parseRegWithIntInputMods`.
pub(super) fn parse_with_int_input_mods(
    parser: &mut Parser,
    target: &Target,
    operands: &mut Operands,
    allow: Allow,
) -> ParseStatus {
    let sext = parser.eat_id("sext");
    if sext && parser.expect(TokenKind::LParen, "expected left paren after sext").is_err() {
        return ParseStatus::Failure;
    }
    let status = match allow {
        Allow::RegOrImm => parse_reg_or_imm(parser, target, operands),
        Allow::Reg => parse_reg(parser, target, operands),
    };
    if !sext {
        return status;
    }
    if status != ParseStatus::Success
        || parser.expect(TokenKind::RParen, "expected closing parentheses").is_err()
    {
        return ParseStatus::Failure;
    }
    let modifiers = Modifiers { sext, ..Modifiers::default() };
    modify_last(parser, operands, modifiers).unwrap_or(ParseStatus::Failure)
}

/// Puts modifiers on the operand that has just been read.
fn modify_last(parser: &mut Parser, operands: &mut Operands, new: Modifiers) -> Option<ParseStatus> {
    let last = operands.last_mut()?;
    match &mut last.value {
        OperandValue::Reg { modifiers, .. } | OperandValue::Imm { modifiers, .. } => *modifiers = new,
        OperandValue::Expr(_) | OperandValue::Token(_) => {
            parser.error(last.start, "expected an absolute expression");
            return None;
        }
    }
    Some(ParseStatus::Success)
}
