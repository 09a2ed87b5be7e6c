//! Diagnostics as data: a place, a severity and LLVM's words. Rendering them is the caller's job.

use super::token::{Loc, Span};
use std::borrow::Cow;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The statement was refused.
    Error,
    /// The statement was accepted.
    Warning,
    /// Belongs to the diagnostic before it.
    Note,
}

impl Severity {
    /// The word before a message.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}

/// One message about the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Where the caret points.
    pub loc: Loc,
    /// What to underline beside the caret; empty where LLVM underlines nothing.
    pub range: Span,
    /// The message, without a final stop.
    pub message: Cow<'static, str>,
    /// Whether notes tell of the macros that led here.
    pub in_macro: bool,
}

/// How many bytes of words the messages of one source may have. A name that is long is repeated by each message on it.
const MAX_WORDS: usize = 64 << 20;

/// What becomes of warnings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Warnings {
    /// They stand at once.
    #[default]
    Print,
    /// They are dropped (`-no-warn`).
    Ignore,
    /// They are errors (`-fatal-warnings`).
    Fatal,
}

/// Proof that an error has been recorded, so that callers need not report again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reported(());

impl Reported {
    /// The current token is one that the lexer could not read; its error is recorded when it is passed.
    pub(super) const BY_LEXER: Self = Self(());
}

/// The messages of one statement in the making.
///
/// Errors stay pending until the statement ends, since the choice of the final message may discard them
/// (an instruction that this GPU lacks is reported as such, whatever its operands look like).
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    /// Errors of the current statement that may still be discarded.
    pending: Vec<Diagnostic>,
    /// Messages that stand, in order.
    emitted: Vec<Diagnostic>,
    /// How many bytes the words of all messages have.
    words: usize,
    /// What becomes of warnings.
    pub warnings: Warnings,
}

impl Diagnostics {
    /// Records a pending error.
    pub fn error(&mut self, loc: Loc, message: impl Into<Cow<'static, str>>) -> Reported {
        self.error_range(loc, Span::default(), message)
    }

    /// Records a pending error that underlines a range.
    pub fn error_range(&mut self, loc: Loc, range: Span, message: impl Into<Cow<'static, str>>) -> Reported {
        let message = self.count(message.into());
        self.pending.push(Diagnostic { severity: Severity::Error, loc, range, message, in_macro: true });
        Reported(())
    }

    /// Records a warning, which stands at once.
    ///
    /// # Errors
    /// When warnings are errors: then it is pending like any other.
    pub fn warning(&mut self, loc: Loc, message: impl Into<Cow<'static, str>>) -> Result<(), Reported> {
        match self.warnings {
            Warnings::Ignore => Ok(()),
            Warnings::Fatal => Err(self.error(loc, message)),
            Warnings::Print => {
                self.emit(Severity::Warning, loc, message, true);
                Ok(())
            }
        }
    }

    /// Records a message that stands at once.
    pub fn emit(
        &mut self,
        severity: Severity,
        loc: Loc,
        message: impl Into<Cow<'static, str>>,
        in_macro: bool,
    ) {
        let (range, message) = (Span::default(), self.count(message.into()));
        self.emitted.push(Diagnostic { severity, loc, range, message, in_macro });
    }

    /// Counts the words of a message; past the limit, its own give way to others.
    fn count(&mut self, message: Cow<'static, str>) -> Cow<'static, str> {
        match message {
            Cow::Owned(text) => {
                self.words = self.words.saturating_add(text.len());
                if self.is_full() { Cow::Borrowed("this message is too long") } else { Cow::Owned(text) }
            }
            borrowed => borrowed,
        }
    }

    /// Whether there are more words than the messages of one source may have.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.words > MAX_WORDS
    }

    /// Proof that an error of the current statement is pending.
    #[must_use]
    pub fn reported(&self) -> Option<Reported> {
        self.has_pending().then_some(Reported(()))
    }

    /// Whether an error of the current statement is pending.
    #[must_use]
    pub fn has_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Discards the pending errors of the current statement.
    pub fn clear_pending(&mut self) {
        self.pending.clear();
    }

    /// Makes the pending errors stand; says whether there were any.
    pub fn flush_pending(&mut self) -> bool {
        let any = self.has_pending();
        self.emitted.append(&mut self.pending);
        any
    }

    /// The messages that stand.
    #[must_use]
    pub fn emitted(&self) -> &[Diagnostic] {
        &self.emitted
    }

    /// Takes the messages that stand, so that the caller can render them.
    pub fn take_emitted(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.emitted)
    }
}
