//! The view of one statement that every operand parser works on: its tokens, and what they may refer to.

use super::diagnostic::{Diagnostics, Reported};
use super::expr::Exprs;
use super::gpr_use::GprUse;
use super::lexer::Lexer;
use super::symbol::Symbols;
use super::token::{Loc, Token, TokenKind};
use std::borrow::Cow;

/// What became of an attempt to parse something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseStatus {
    /// Parsed; tokens were taken.
    Success,
    /// It began as the thing looked for and then went wrong; an error has been recorded.
    Failure,
    /// It is something else; no token was taken.
    NoMatch,
}

/// The parser of one statement.
pub struct Parser<'a> {
    /// All source bytes; token places index it.
    pub text: &'a [u8],
    /// The statement's tokens; the last is `EndOfStatement` or `Eof`.
    tokens: &'a [Token],
    position: usize,
    /// Expressions made so far.
    pub exprs: &'a mut Exprs,
    /// Symbols met so far.
    pub symbols: &'a mut Symbols,
    /// Messages of this statement.
    pub diagnostics: &'a mut Diagnostics,
    /// Whether the end of the statement has been taken.
    ended: bool,
    /// Registers named so far.
    pub gprs: &'a mut GprUse,
    /// Where the next statement begins.
    pub(super) next_statement: Loc,
    /// How deep the expression is that is being parsed.
    pub(super) nesting: u32,
}

/// What parsers of one source share.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Expressions made so far.
    pub exprs: Exprs,
    /// Symbols met so far.
    pub symbols: Symbols,
    /// Messages.
    pub diagnostics: Diagnostics,
    /// Registers named so far.
    pub gprs: GprUse,
}

impl<'a> Parser<'a> {
    /// A parser at the first of `tokens`, which are places in `text` and end with `EndOfStatement` or `Eof`.
    #[must_use]
    pub fn new(text: &'a [u8], tokens: &'a [Token], context: &'a mut Context) -> Self {
        let Context { exprs, symbols, diagnostics, gprs } = context;
        Self {
            text,
            tokens,
            position: 0,
            exprs,
            symbols,
            diagnostics,
            gprs,
            ended: false,
            next_statement: Loc(0),
            nesting: 0,
        }
    }

    /// The current token.
    #[must_use]
    #[inline]
    pub fn peek(&self) -> Token {
        match self.tokens.get(self.position) {
            Some(token) => *token,
            None => self.last(),
        }
    }

    /// The token `ahead` places after the current one; at the statement's end, its last token.
    #[must_use]
    #[inline]
    pub fn peek_at(&self, ahead: usize) -> Token {
        match self.tokens.get(self.position + ahead) {
            Some(token) => *token,
            None => self.last(),
        }
    }

    #[cold]
    fn last(&self) -> Token {
        let none = Token { kind: TokenKind::Eof, start: Loc(0), len: 0, value: 0 };
        self.tokens.last().copied().unwrap_or(none)
    }

    /// Takes the current token. The end of the statement can be taken, but not passed. To pass a token that the lexer could not
    /// read records its error.
    #[inline]
    pub fn bump(&mut self) -> Token {
        let token = self.peek();
        if token.kind == TokenKind::Error {
            self.bump_error(token);
        }
        self.skip();
        token
    }

    #[cold]
    fn bump_error(&mut self, token: Token) {
        if let Some(error) = token.lex_error() {
            // As in LLVM, the token after it goes the same way.
            self.diagnostics.error(token.start, error.message());
            self.skip();
        }
    }

    /// Takes tokens that are known to be neither the end of the statement nor what the lexer could not read.
    #[inline]
    pub(super) fn skip_plain(&mut self, count: usize) {
        self.position += count;
    }

    /// Takes the current token as [`Parser::bump`] does, but says nothing of what the lexer could not read.
    #[inline]
    pub(super) fn skip(&mut self) {
        if self.position + 1 < self.tokens.len() {
            self.position += 1;
        } else {
            self.ended = true;
        }
    }

    /// Whether the current token is of this kind.
    #[must_use]
    #[inline]
    pub fn at(&self, kind: TokenKind) -> bool {
        self.kind() == kind
    }

    /// The kind of the current token.
    #[must_use]
    #[inline]
    pub fn kind(&self) -> TokenKind {
        match self.tokens.get(self.position) {
            Some(token) => token.kind,
            None => self.last().kind,
        }
    }

    /// Takes the current token if it is of this kind.
    #[inline]
    pub fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.bump();
        }
        found
    }

    /// Takes a token of this kind, or records `message` at the current place.
    ///
    /// # Errors
    /// When the current token is of another kind.
    pub fn expect(&mut self, kind: TokenKind, message: &'static str) -> Result<(), Reported> {
        if self.eat(kind) { Ok(()) } else { Err(self.error_here(message)) }
    }

    /// The bytes of a token.
    #[must_use]
    #[inline]
    pub fn text_of(&self, token: Token) -> &'a [u8] {
        self.text.get(token.start.0 as usize..token.end().0 as usize).unwrap_or_default()
    }

    /// Whether the current token is the identifier `name`.
    #[must_use]
    #[inline]
    pub fn at_id(&self, name: &str) -> bool {
        self.at(TokenKind::Identifier) && self.text_of(self.peek()) == name.as_bytes()
    }

    /// Takes the identifier `name` if it is next.
    pub fn eat_id(&mut self, name: &str) -> bool {
        let found = self.at_id(name);
        if found {
            self.bump();
        }
        found
    }

    /// Takes the identifier `name` and the token after it, if both are next.
    pub fn eat_id_then(&mut self, name: &str, kind: TokenKind) -> bool {
        let found = self.at_id(name) && self.peek_at(1).kind == kind;
        if found {
            self.bump();
            self.bump();
        }
        found
    }

    /// The place of the current token.
    #[must_use]
    pub fn loc(&self) -> Loc {
        self.peek().start
    }

    /// Whether the end of the statement has been taken.
    #[must_use]
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// Marks the current token, to come back to with [`Parser::rewind`].
    #[must_use]
    pub fn mark(&self) -> usize {
        self.position
    }

    /// Goes back to a mark.
    pub fn rewind(&mut self, mark: usize) {
        self.position = mark.min(self.tokens.len().saturating_sub(1));
        self.ended = false;
    }

    /// Records a pending error. It supersedes that of the current token, if the lexer could not read it.
    pub fn error(&mut self, loc: Loc, message: impl Into<Cow<'static, str>>) -> Reported {
        let reported = self.diagnostics.error(loc, message);
        if self.at(TokenKind::Error) {
            self.position += 1;
        }
        reported
    }

    /// Records a pending error at the current token.
    pub fn error_here(&mut self, message: impl Into<Cow<'static, str>>) -> Reported {
        if !self.ended {
            return self.error(self.loc(), message);
        }
        // The statement has been taken; LLVM then stands at the first token of the next one.
        let mut tokens = Vec::new();
        Lexer::new(self.text, self.next_statement).statement(&mut tokens, &mut Vec::new());
        self.error(tokens.first().map_or(self.next_statement, |token| token.start), message)
    }
}
