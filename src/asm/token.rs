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
    /// Text that is no token; the lexer has reported why.
    Error,
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
    /// The value of an [`TokenKind::Integer`], else 0.
    pub value: u64,
}

impl Token {
    /// One past the token's last byte.
    #[must_use]
    pub const fn end(&self) -> Loc {
        Loc(self.start.0 + self.len)
    }
}
