//! The lexer: one statement at a time, into a vector that the caller reuses.
//!
//! It follows LLVM's `AsmLexer` as AMDGPU sets it up: `;`, `//` and `/* */` are comments, `#` is one at the start of
//! a statement, a newline is the only separator, `@` and `?` may stand inside identifiers. What is wrong with a
//! token is not reported here but kept in it, since the parser may never come to it.

use super::number;
use super::token::{LexError, Loc, Span, Token, TokenKind};
use super::word::{blanks_end, identifier_end};

/// A statement of more tokens is refused, so that a hostile line cannot exhaust memory.
const MAX_TOKENS: usize = 4 << 20;

/// How a byte may be used; see [`CLASSES`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Invalid,
    Blank,
    /// A letter or `_`: starts an identifier.
    Letter,
    /// `.`: starts an identifier or a floating-point number.
    Point,
    Digit,
    Newline,
    Return,
    Semicolon,
    Slash,
    Hash,
    SingleQuote,
    DoubleQuote,
    /// A token of one byte, whatever follows.
    Single(TokenKind),
    /// A token of one byte that some second bytes make another token.
    Double(TokenKind),
}

const CLASSES: [Class; 256] = classes();

const fn classes() -> [Class; 256] {
    let mut table = [Class::Invalid; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = class_of(byte as u8);
        byte += 1;
    }
    table
}

const fn class_of(byte: u8) -> Class {
    match byte {
        0 | b' ' | b'\t' => Class::Blank,
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => Class::Letter,
        b'.' => Class::Point,
        b'0'..=b'9' => Class::Digit,
        b'\n' => Class::Newline,
        b'\r' => Class::Return,
        b';' => Class::Semicolon,
        b'/' => Class::Slash,
        b'#' => Class::Hash,
        b'\'' => Class::SingleQuote,
        b'"' => Class::DoubleQuote,
        b':' => Class::Single(TokenKind::Colon),
        b'+' => Class::Single(TokenKind::Plus),
        b'~' => Class::Single(TokenKind::Tilde),
        b'(' => Class::Single(TokenKind::LParen),
        b')' => Class::Single(TokenKind::RParen),
        b'[' => Class::Single(TokenKind::LBrac),
        b']' => Class::Single(TokenKind::RBrac),
        b'{' => Class::Single(TokenKind::LCurly),
        b'}' => Class::Single(TokenKind::RCurly),
        b'*' => Class::Single(TokenKind::Star),
        b',' => Class::Single(TokenKind::Comma),
        b'$' => Class::Single(TokenKind::Dollar),
        b'@' => Class::Single(TokenKind::At),
        b'?' => Class::Single(TokenKind::Question),
        b'\\' => Class::Single(TokenKind::BackSlash),
        b'^' => Class::Single(TokenKind::Caret),
        b'%' => Class::Single(TokenKind::Percent),
        b'=' => Class::Double(TokenKind::Equal),
        b'-' => Class::Double(TokenKind::Minus),
        b'|' => Class::Double(TokenKind::Pipe),
        b'&' => Class::Double(TokenKind::Amp),
        b'!' => Class::Double(TokenKind::Exclaim),
        b'<' => Class::Double(TokenKind::Less),
        b'>' => Class::Double(TokenKind::Greater),
        _ => Class::Invalid,
    }
}

/// The token of two bytes that `first` begins, if `second` follows it.
const fn pair(first: TokenKind, second: u8) -> Option<TokenKind> {
    Some(match (first, second) {
        (TokenKind::Equal, b'=') => TokenKind::EqualEqual,
        (TokenKind::Minus, b'>') => TokenKind::MinusGreater,
        (TokenKind::Pipe, b'|') => TokenKind::PipePipe,
        (TokenKind::Amp, b'&') => TokenKind::AmpAmp,
        (TokenKind::Exclaim, b'=') => TokenKind::ExclaimEqual,
        (TokenKind::Less, b'<') => TokenKind::LessLess,
        (TokenKind::Less, b'=') => TokenKind::LessEqual,
        (TokenKind::Less, b'>') => TokenKind::LessGreater,
        (TokenKind::Greater, b'>') => TokenKind::GreaterGreater,
        (TokenKind::Greater, b'=') => TokenKind::GreaterEqual,
        _ => return None,
    })
}

const IDENTIFIER: [bool; 256] = identifier_bytes();

const fn identifier_bytes() -> [bool; 256] {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] =
            (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'_' | b'$' | b'.' | b'?' | b'@');
        byte += 1;
    }
    table
}

/// Whether a byte may stand inside an identifier.
#[must_use]
pub const fn is_identifier_byte(byte: u8) -> bool {
    IDENTIFIER[byte as usize]
}

/// Reads statements from one buffer.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    /// All source bytes up to the end of the buffer.
    text: &'a [u8],
    /// Where the next token may start.
    position: usize,
    at_start_of_statement: bool,
    at_start_of_line: bool,
}

impl<'a> Lexer<'a> {
    /// Reads from `start` to the end of `text`. Places are offsets into `text`.
    #[must_use]
    pub const fn new(text: &'a [u8], start: Loc) -> Self {
        Self { text, position: start.0 as usize, at_start_of_statement: true, at_start_of_line: true }
    }

    /// Reads from a place inside of a statement of `text` on.
    #[must_use]
    pub const fn inside(text: &'a [u8], at: Loc) -> Self {
        Self { text, position: at.0 as usize, at_start_of_statement: false, at_start_of_line: false }
    }

    /// Where the next statement starts.
    #[must_use]
    pub fn loc(&self) -> Loc {
        place(self.position)
    }

    /// Reads the next statement into `tokens`, which is emptied first. Its last token is an `EndOfStatement`; at the
    /// end of the buffer an `Eof` is its only token. Block comments go to `comments`.
    pub fn statement(&mut self, tokens: &mut Vec<Token>, comments: &mut Vec<Span>) {
        self.at_start_of_statement = true;
        self.at_start_of_line = true;
        self.rest_of_statement(tokens, comments);
    }

    /// Reads what is left of the statement, as [`Lexer::statement`] does.
    #[inline]
    pub fn rest_of_statement(&mut self, tokens: &mut Vec<Token>, comments: &mut Vec<Span>) {
        tokens.clear();
        if self.text.get(self.position) == Some(&b'\n') {
            let start = place(self.position);
            tokens.push(Token { kind: TokenKind::EndOfStatement, start, len: 1, value: 0 });
            self.position += 1;
        } else {
            self.all_tokens(tokens, comments);
        }
    }

    fn all_tokens(&mut self, tokens: &mut Vec<Token>, comments: &mut Vec<Span>) {
        loop {
            if self.plain_tokens(tokens) {
                return;
            }
            let token = self.token(comments);
            match token {
                Some(token) if token.kind == TokenKind::HashDirective => self.hash_directive(token, tokens),
                Some(token) => {
                    tokens.push(token);
                    if matches!(token.kind, TokenKind::EndOfStatement | TokenKind::Eof) {
                        return;
                    }
                }
                None => {}
            }
            if tokens.len() >= MAX_TOKENS {
                return self.cut_off(tokens);
            }
        }
    }

    /// Reads the tokens that need no thought, which are nearly all; says whether they end the statement.
    fn plain_tokens(&mut self, tokens: &mut Vec<Token>) -> bool {
        let text = self.text;
        let mut at = self.position;
        let mut blank = false;
        while let Some(&byte) = text.get(at).filter(|_| tokens.len() + 1 < MAX_TOKENS) {
            let start = at;
            // The jumps of a table are hard to foresee; these three cases are most of all.
            if matches!(byte, b' ' | b'\t') {
                blank = true;
                at += 1;
                continue;
            }
            if byte.is_ascii_alphabetic() || byte == b'_' {
                at = identifier_end(text, at + 1);
                let len = length(start, at);
                tokens.push(Token { kind: TokenKind::Identifier, start: place(start), len, value: 0 });
                continue;
            }
            if byte == b',' {
                tokens.push(Token { kind: TokenKind::Comma, start: place(start), len: 1, value: 0 });
                at += 1;
                at += usize::from(text.get(at) == Some(&b' '));
                continue;
            }
            let (kind, value) = match CLASSES[usize::from(byte)] {
                Class::Single(kind) => {
                    at += 1;
                    (kind, 0)
                }
                Class::Double(kind) if text.get(at + 1).is_some_and(|next| pair(kind, *next).is_none()) => {
                    at += 1;
                    (kind, 0)
                }
                Class::Digit => match number::plain(text, at) {
                    Some((kind, end, value)) => {
                        at = end;
                        (kind, value)
                    }
                    None => break,
                },
                Class::Newline => {
                    at += 1;
                    (TokenKind::EndOfStatement, 0)
                }
                _ => break,
            };
            tokens.push(Token { kind, start: place(start), len: length(start, at), value });
            if kind == TokenKind::EndOfStatement {
                self.position = at;
                return true;
            }
        }
        self.position = at;
        if !tokens.is_empty() {
            self.at_start_of_statement = false;
        }
        if blank || !tokens.is_empty() {
            self.at_start_of_line = false;
        }
        false
    }

    /// Gives up on a statement that is too long: its rest becomes one error token.
    fn cut_off(&mut self, tokens: &mut Vec<Token>) {
        let start = self.position;
        self.position = line_end(self.text, start);
        tokens.push(self.error(start, LexError::LongStatement));
        let end = self.position;
        tokens.push(self.finish(TokenKind::EndOfStatement, end, (end + 1).min(self.text.len())));
    }

    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    fn finish(&mut self, kind: TokenKind, start: usize, end: usize) -> Token {
        self.position = end;
        Token { kind, start: place(start), len: length(start, end), value: 0 }
    }

    fn error(&self, start: usize, error: LexError) -> Token {
        let len = length(start, self.position);
        Token { kind: TokenKind::Error, start: place(start), len, value: error as u64 }
    }

    /// The next token, or nothing where a comment or blanks were passed.
    fn token(&mut self, comments: &mut Vec<Span>) -> Option<Token> {
        let start = self.position;
        let Some(&byte) = self.text.get(start) else {
            return Some(self.end_of_buffer());
        };
        let class = CLASSES[usize::from(byte)];
        let started = std::mem::replace(&mut self.at_start_of_statement, false);
        let line_started = std::mem::replace(&mut self.at_start_of_line, false);
        Some(match class {
            Class::Letter => self.identifier(start),
            Class::Blank => {
                self.at_start_of_statement = started;
                self.position = blanks_end(self.text, start + 1);
                return None;
            }
            Class::Single(kind) => self.finish(kind, start, start + 1),
            Class::Digit => self.number(start),
            Class::Newline => self.finish(TokenKind::EndOfStatement, start, start + 1),
            Class::Semicolon => self.line_comment(start, start + 1, started),
            Class::Double(kind) => match pair(kind, self.byte(start + 1)) {
                Some(kind) => self.finish(kind, start, start + 2),
                None => self.finish(kind, start, start + 1),
            },
            Class::Point => self.point(start),
            Class::Return => {
                let end = start + 1 + usize::from(self.byte(start + 1) == b'\n');
                self.finish(TokenKind::EndOfStatement, start, end)
            }
            Class::Slash => return self.slash(start, started, comments),
            Class::Hash if started && line_started && self.is_line_marker(start) => {
                let end = line_end(self.text, start);
                Token {
                    kind: TokenKind::HashDirective,
                    start: place(start),
                    len: length(start, end),
                    value: 0,
                }
            }
            Class::Hash if started => self.line_comment(start, start + 1, true),
            Class::Hash => self.finish(TokenKind::Hash, start, start + 1),
            Class::SingleQuote => self.single_quote(start),
            Class::DoubleQuote => self.string(start),
            Class::Invalid => {
                self.position = start + 1;
                self.error(start, LexError::InvalidCharacter)
            }
        })
    }

    fn end_of_buffer(&mut self) -> Token {
        let kind = if self.at_start_of_statement { TokenKind::Eof } else { TokenKind::EndOfStatement };
        self.finish(kind, self.text.len(), self.text.len())
    }

    fn identifier(&mut self, start: usize) -> Token {
        let end = identifier_end(self.text, start + 1);
        self.finish(TokenKind::Identifier, start, end)
    }

    /// `.` alone, an identifier that starts with it, or a number without an integer part.
    fn point(&mut self, start: usize) -> Token {
        let digits_end = number::digits_end(self.text, start + 1);
        if digits_end > start + 1 {
            let next = self.byte(digits_end);
            if !IDENTIFIER[usize::from(next)] || next == b'e' || next == b'E' {
                return self.number(start);
            }
        }
        let token = self.identifier(start);
        if token.len == 1 { Token { kind: TokenKind::Dot, ..token } } else { token }
    }

    fn number(&mut self, start: usize) -> Token {
        let lexed = number::lex(self.text, start);
        self.position = lexed.end;
        match lexed.token {
            Ok((kind, token_end, value)) => {
                Token { kind, start: place(start), len: length(start, token_end), value }
            }
            Err((at, error)) => self.error(at, error),
        }
    }

    /// A comment up to the line's end, which becomes the end of the statement.
    fn line_comment(&mut self, start: usize, from: usize, whole_line: bool) -> Token {
        let mut end = line_end(self.text, from);
        let text_end = end;
        match self.byte(end) {
            b'\r' if self.byte(end + 1) == b'\n' => end += 2,
            b'\r' | b'\n' => end += 1,
            _ => {}
        }
        self.at_start_of_statement = true;
        let token_end = if whole_line { end } else { text_end };
        let token = self.finish(TokenKind::EndOfStatement, start, token_end);
        self.position = end;
        token
    }

    fn slash(&mut self, start: usize, started: bool, comments: &mut Vec<Span>) -> Option<Token> {
        match self.byte(start + 1) {
            b'/' => return Some(self.line_comment(start, start + 2, started)),
            b'*' => {}
            _ => return Some(self.finish(TokenKind::Slash, start, start + 1)),
        }
        let body = self.text.get(start + 2..).unwrap_or_default();
        match body.windows(2).position(|pair| pair == b"*/") {
            Some(at) => {
                self.position = start + 2 + at + 2;
                comments.push(Span { start: place(start), end: place(self.position) });
                None
            }
            None => {
                self.position = self.text.len();
                Some(self.error(start, LexError::UnterminatedComment))
            }
        }
    }

    /// Whether a `#` at the start of a line is followed by an integer and a string.
    fn is_line_marker(&self, start: usize) -> bool {
        let mut ahead = Self { text: self.text, position: start + 1, ..*self };
        ahead.at_start_of_statement = false;
        ahead.solid_token().is_some_and(|token| token.kind == TokenKind::Integer)
            && ahead.solid_token().is_some_and(|token| token.kind == TokenKind::String)
    }

    /// The next token of this line after blanks.
    fn solid_token(&mut self) -> Option<Token> {
        self.position = blanks_end(self.text, self.position);
        let byte = self.byte(self.position);
        let wanted = byte.is_ascii_digit() || byte == b'"';
        if wanted { self.token(&mut Vec::new()) } else { None }
    }

    fn hash_directive(&mut self, directive: Token, tokens: &mut Vec<Token>) {
        tokens.push(directive);
        self.position = directive.start.0 as usize + 1;
        tokens.extend(self.solid_token());
        tokens.extend(self.solid_token());
        self.position = directive.end().0 as usize;
    }

    fn single_quote(&mut self, start: usize) -> Token {
        let escaped = self.byte(start + 1) == b'\\';
        let at = start + 1 + usize::from(escaped);
        let Some(&byte) = self.text.get(at) else {
            self.position = self.text.len();
            return self.error(start, LexError::UnterminatedQuote);
        };
        self.position = (at + 2).min(self.text.len());
        if self.byte(at + 1) != b'\'' {
            return self.error(start, LexError::LongQuote);
        }
        let byte = match byte {
            b't' if escaped => b'\t',
            b'n' if escaped => b'\n',
            b'b' if escaped => 8,
            b'f' if escaped => 12,
            b'r' if escaped => b'\r',
            byte => byte,
        };
        let value = i64::from(byte.cast_signed()).cast_unsigned();
        Token { kind: TokenKind::Integer, start: place(start), len: length(start, at + 2), value }
    }

    fn string(&mut self, start: usize) -> Token {
        let mut at = start + 1;
        loop {
            match self.text.get(at) {
                Some(b'"') => return self.finish(TokenKind::String, start, at + 1),
                Some(b'\\') if at + 1 < self.text.len() => at += 2,
                Some(b'\\') | None => {
                    self.position = self.text.len();
                    return self.error(start, LexError::UnterminatedString);
                }
                Some(_) => at += 1,
            }
        }
    }
}

/// The offset of the line break at or after `from`, or the end of the text.
fn line_end(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    from + rest.iter().position(|&byte| byte == b'\n' || byte == b'\r').unwrap_or(rest.len())
}

/// Sources are shorter than 4 GiB; the assembler's source map refuses longer ones.
#[allow(clippy::cast_possible_truncation, reason = "offsets fit 32 bits")]
fn place(offset: usize) -> Loc {
    Loc(offset as u32)
}

fn length(start: usize, end: usize) -> u32 {
    place(end.saturating_sub(start)).0
}

#[cfg(test)]
mod tests {
    use super::Lexer;
    use crate::asm::token::{Loc, TokenKind};

    /// The kinds and texts of all statements' tokens.
    fn lex(text: &[u8]) -> Vec<Vec<(TokenKind, &[u8])>> {
        let (mut lexer, mut tokens, mut statements) = (Lexer::new(text, Loc(0)), Vec::new(), Vec::new());
        loop {
            lexer.statement(&mut tokens, &mut Vec::new());
            if tokens[0].kind == TokenKind::Eof {
                return statements;
            }
            let parts = tokens
                .iter()
                .map(|token| (token.kind, &text[token.start.0 as usize..token.end().0 as usize]));
            statements.push(parts.collect());
        }
    }

    #[test]
    fn reads_statements() {
        use TokenKind::{Comma, EndOfStatement, Identifier, Integer, LBrac, RBrac};
        assert_eq!(
            lex(b"v_mov_b32 v[1], 0x10 // c\n\n ; d"),
            [
                vec![
                    (Identifier, &b"v_mov_b32"[..]),
                    (Identifier, b"v"),
                    (LBrac, b"["),
                    (Integer, b"1"),
                    (RBrac, b"]"),
                    (Comma, b","),
                    (Integer, b"0x10"),
                    (EndOfStatement, b"// c"),
                ],
                vec![(EndOfStatement, b"\n")],
                vec![(EndOfStatement, b"; d")],
            ]
        );
    }

    #[test]
    fn knows_comments_from_hashes() {
        use TokenKind::{EndOfStatement, Hash, HashDirective, Identifier, Integer, String};
        assert_eq!(
            lex(b"# 7 \"f\" 2\n # 7 \"f\"\n#x\na # b\n/* #\n*/ c"),
            [
                vec![
                    (HashDirective, &b"# 7 \"f\" 2"[..]),
                    (Integer, b"7"),
                    (String, b"\"f\""),
                    (EndOfStatement, b"\n"),
                ],
                vec![(EndOfStatement, b"# 7 \"f\"\n")],
                vec![(EndOfStatement, b"#x\n")],
                vec![(Identifier, b"a"), (Hash, b"#"), (Identifier, b"b"), (EndOfStatement, b"\n")],
                vec![(Identifier, b"c"), (EndOfStatement, b"")],
            ]
        );
    }

    #[test]
    fn takes_apart_words_and_numbers() {
        use TokenKind::{BigNum, Dot, EndOfStatement, Error, Identifier, Integer, Minus, Real};
        assert_eq!(
            lex(b".5 .5x . 1.e3 0b 0b1L 18446744073709551616 0x1p-2 a@b?$ \x80"),
            [[
                (Real, &b".5"[..]),
                (Identifier, b".5x"),
                (Dot, b"."),
                (Real, b"1.e3"),
                (Integer, b"0"),
                (Identifier, b"b"),
                (Integer, b"0b1"),
                (BigNum, b"18446744073709551616"),
                (Real, b"0x1p-2"),
                (Identifier, b"a@b?$"),
                (Error, b"\x80"),
                (EndOfStatement, b""),
            ]]
        );
        assert_eq!(lex(b"-1")[0][0].0, Minus);
    }

    #[test]
    fn cuts_off_hostile_statements() {
        let mut text = b"+".repeat(super::MAX_TOKENS + 10);
        text.extend_from_slice(b"\nx");
        let statements = lex(&text);
        assert_eq!(statements.len(), 2);
        assert_eq!(statements[0].len(), super::MAX_TOKENS + 2);
    }
}
