//! Words of the syntax that stand among the operands: `off`, `idxen`, `lds`, `tfe`.
//!
//! To LLVM's parser they are symbols, and its matcher takes a symbol for the word of its name. So a word that the
//! source has given a value is that value.

use super::expr::{Expr, Specifier};
use super::operand::{Operand, OperandValue};
use super::operands::Operands;
use super::parser::{ParseStatus, Parser};
use super::token::TokenKind;

/// Reads one of `words` that is no symbol of the source, and no part of an expression.
#[inline]
pub(super) fn parse_word(
    words: &[&'static str],
    parser: &mut Parser,
    operands: &mut Operands,
) -> ParseStatus {
    if words.is_empty() || !parser.at(TokenKind::Identifier) {
        return ParseStatus::NoMatch;
    }
    let token = parser.peek();
    let text = parser.text_of(token);
    let Some(word) = words.iter().find(|word| word.as_bytes() == text) else { return ParseStatus::NoMatch };
    let alone = matches!(
        parser.peek_at(1).kind,
        TokenKind::Comma | TokenKind::Identifier | TokenKind::EndOfStatement | TokenKind::Eof
    );
    if !alone || parser.symbols.lookup(text).is_some() {
        return ParseStatus::NoMatch;
    }
    parser.skip_plain(1);
    operands.push(Operand { value: OperandValue::Token(word), start: token.start, end: token.start });
    ParseStatus::Success
}

/// Makes a word of the last operand, if it is a symbol that is named like one.
pub(super) fn name_word(words: &[&'static str], parser: &Parser, operands: &mut Operands) {
    if words.is_empty() {
        return;
    }
    let Some(operand) = operands.last_mut() else { return };
    if let OperandValue::Expr(expr) = operand.value
        && let Some(Expr::Symbol(symbol, Specifier::None)) = parser.exprs.get(expr)
        && let Some(symbol) = parser.symbols.get(symbol)
        && let Some(word) = words.iter().find(|word| *word.as_bytes() == *symbol.name)
    {
        operand.value = OperandValue::Token(word);
    }
}
