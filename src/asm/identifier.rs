//! Identifiers as directives and expressions take them: words, quoted strings, and words behind `$` or `@`.

use super::parser::Parser;
use super::token::{Span, Token, TokenKind};

impl<'a> Parser<'a> {
    /// Takes an identifier: a word, the content of a string, or `$` or `@` with a word or number right after it.
    /// Nothing is taken, and no error recorded, where there is none.
    #[inline]
    pub fn parse_identifier(&mut self) -> Option<Span> {
        let token = self.peek();
        if token.kind != TokenKind::Identifier {
            return self.parse_rare_identifier(token);
        }
        self.bump();
        Some(Span { start: token.start, end: token.end() })
    }

    fn parse_rare_identifier(&mut self, token: Token) -> Option<Span> {
        match token.kind {
            TokenKind::String => {
                self.bump();
                let mut inside = Span { start: token.start, end: token.end() };
                inside.start.0 += 1;
                inside.end.0 -= 1;
                Some(inside)
            }
            TokenKind::Dollar | TokenKind::At => {
                let next = self.peek_at(1);
                let word = matches!(next.kind, TokenKind::Identifier | TokenKind::Integer);
                if !word || next.start != token.end() {
                    return None;
                }
                self.bump();
                self.bump();
                Some(Span { start: token.start, end: next.end() })
            }
            _ => None,
        }
    }

    /// The bytes of a range.
    #[must_use]
    pub fn text_in(&self, span: Span) -> &'a [u8] {
        self.text.get(span.start.0 as usize..span.end.0 as usize).unwrap_or_default()
    }
}
