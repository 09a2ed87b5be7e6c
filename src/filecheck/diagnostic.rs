//! Diagnostics as data, for the input dump.

use super::directive::CheckType;
use super::find::Span;
use super::source::{Place, Range};

/// One finding of a run.
#[derive(Clone, Debug)]
pub enum Diagnostic {
    /// The result of looking for a pattern.
    Result(ResultDiagnostic),
    /// More about the result before it.
    Note(NoteDiagnostic),
}

/// The result of looking for a pattern.
#[derive(Clone, Debug)]
pub struct ResultDiagnostic {
    /// What kind of check it is.
    pub check: CheckType,
    /// Where the pattern is written.
    pub place: Place,
    /// The region of the input that was searched.
    pub search: Span,
    /// What came of it.
    pub result: MatchResult,
}

/// What came of looking for a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchResult {
    /// It matched there.
    Found(FoundStatus, Span),
    /// It did not match.
    Missing(MissingStatus),
}

/// Whether a match is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundStatus {
    /// It is.
    Success,
    /// A `-NOT` pattern matched.
    Excluded,
    /// A `-NEXT`, `-SAME` or `-EMPTY` pattern matched on another line.
    WrongLine,
    /// A `-DAG` match overlaps an earlier one, so that the next is tried.
    Discarded,
}

/// Whether it is good that there is no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingStatus {
    /// It is.
    Success,
    /// The pattern cannot be matched, for want of a variable's value or the like.
    InvalidPattern,
    /// A match was expected.
    Expected,
}

/// More about a result.
#[derive(Clone, Debug)]
pub enum NoteDiagnostic {
    /// What may have been meant starts there.
    Fuzzy(usize),
    /// Anything else.
    Custom {
        /// The message.
        text: Vec<u8>,
        /// What it is about, if that is known better than for the result.
        range: Option<Range>,
        /// Whether it is an error of its own.
        adds_error: bool,
    },
}

impl ResultDiagnostic {
    /// Whether it makes the run fail.
    pub fn is_error(&self) -> bool {
        match self.result {
            MatchResult::Found(status, _) => matches!(status, FoundStatus::Excluded | FoundStatus::WrongLine),
            MatchResult::Missing(status) => status != MissingStatus::Success,
        }
    }

    /// Where it matched.
    pub fn match_span(&self) -> Option<Span> {
        match self.result {
            MatchResult::Found(_, span) => Some(span),
            MatchResult::Missing(_) => None,
        }
    }
}

/// The findings of a run, if they are collected.
#[derive(Debug, Default)]
pub struct Diagnostics {
    list: Option<Vec<Diagnostic>>,
}

impl Diagnostics {
    /// A list, if `collect` says so.
    pub fn new(collect: bool) -> Self {
        Self { list: collect.then(Vec::new) }
    }

    /// Whether findings are collected.
    pub fn is_collecting(&self) -> bool {
        self.list.is_some()
    }

    /// Adds one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if let Some(list) = &mut self.list {
            list.push(diagnostic);
        }
    }

    /// Adds a note without a range.
    pub fn push_note(&mut self, text: Vec<u8>) {
        self.push(Diagnostic::Note(NoteDiagnostic::Custom { text, range: None, adds_error: false }));
    }

    /// Changes what the last match is worth.
    pub fn adjust_last_match(&mut self, new: FoundStatus) {
        let results = self.list.iter_mut().flatten().rev().filter_map(|diagnostic| match diagnostic {
            Diagnostic::Result(result) => Some(result),
            Diagnostic::Note(_) => None,
        });
        if let Some(ResultDiagnostic { result: MatchResult::Found(status, _), .. }) = { results }.next() {
            *status = new;
        }
    }

    /// All of them.
    pub fn into_list(self) -> Vec<Diagnostic> {
        self.list.unwrap_or_default()
    }
}
