//! Tokens of assembly source, as LLVM's `AsmToken` names them.

/// A place in the source: a byte offset into the space of all buffers (the file, macro expansions, …).
///
/// The source map of the assembler turns it into buffer, line and column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Loc(pub u32);

/// A half-open range of source bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte.
    pub start: Loc,
    /// One past the last byte.
    pub end: Loc,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are the characters that they stand for")]
pub enum TokenKind {
    /// Text that is no token; [`LexError`] in [`Token::value`] says why. It is reported when the parser passes it.
    Error,
    /// A line marker (`# 12 "file"`); its number and its file name follow as tokens of their own.
    HashDirective,
    /// Line end, `;` comment start or statement separator; the last token of every statement.
    EndOfStatement,
    /// End of the last buffer.
    Eof,
    Identifier,
    /// A quoted string; the text includes the quotes.
    String,
    /// An integer that fits 64 bits; its value is in [`Token::value`].
    Integer,
    /// An integer of more than 64 bits.
    BigNum,
    /// A floating-point literal.
    Real,
    Colon,
    Plus,
    Minus,
    Tilde,
    Slash,
    BackSlash,
    LParen,
    RParen,
    LBrac,
    RBrac,
    LCurly,
    RCurly,
    Question,
    Star,
    Dot,
    Comma,
    Dollar,
    Equal,
    EqualEqual,
    Pipe,
    PipePipe,
    Caret,
    Amp,
    AmpAmp,
    Exclaim,
    ExclaimEqual,
    Percent,
    Hash,
    Less,
    LessEqual,
    LessLess,
    LessGreater,
    Greater,
    GreaterEqual,
    GreaterGreater,
    At,
    MinusGreater,
}

/// One token of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it starts.
    pub start: Loc,
    /// Its length in bytes.
    pub len: u32,
    /// The value of an [`TokenKind::Integer`], the [`LexError`] of an [`TokenKind::Error`], else 0.
    pub value: u64,
}

impl Token {
    /// One past the token's last byte.
    #[must_use]
    pub const fn end(&self) -> Loc {
        Loc(self.start.0 + self.len)
    }
}

/// Why the lexer could not read a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the messages")]
pub enum LexError {
    InvalidCharacter,
    InvalidSign,
    NoSignificand,
    NoExponent,
    NoExponentDigits,
    InvalidBinary,
    InvalidOctal,
    InvalidDecimal,
    InvalidHexadecimal,
    UnterminatedComment,
    UnterminatedString,
    UnterminatedQuote,
    LongQuote,
    LongStatement,
}

/// Every reason, in the order of its number.
const LEX_ERRORS: [(LexError, &str); 14] = [
    (LexError::InvalidCharacter, "invalid character in input"),
    (LexError::InvalidSign, "invalid sign in float literal"),
    (
        LexError::NoSignificand,
        "invalid hexadecimal floating-point constant: expected at least one significand digit",
    ),
    (LexError::NoExponent, "invalid hexadecimal floating-point constant: expected exponent part 'p'"),
    (
        LexError::NoExponentDigits,
        "invalid hexadecimal floating-point constant: expected at least one exponent digit",
    ),
    (LexError::InvalidBinary, "invalid binary number"),
    (LexError::InvalidOctal, "invalid octal number"),
    (LexError::InvalidDecimal, "invalid decimal number"),
    (LexError::InvalidHexadecimal, "invalid hexadecimal number"),
    (LexError::UnterminatedComment, "unterminated comment"),
    (LexError::UnterminatedString, "unterminated string constant"),
    (LexError::UnterminatedQuote, "unterminated single quote"),
    (LexError::LongQuote, "single quote way too long"),
    (LexError::LongStatement, "statement has too many tokens"),
];

impl LexError {
    /// The message, in LLVM's words where LLVM has one.
    #[must_use]
    pub fn message(self) -> &'static str {
        LEX_ERRORS.iter().find(|(error, _)| *error == self).map_or("", |(_, message)| message)
    }
}

impl Token {
    /// Why this token is an [`TokenKind::Error`], if it is one.
    #[must_use]
    pub fn lex_error(&self) -> Option<LexError> {
        if self.kind != TokenKind::Error {
            return None;
        }
        usize::try_from(self.value).ok().and_then(|index| LEX_ERRORS.get(index)).map(|(error, _)| *error)
    }
}
