//! The marks of the input dump, made from the diagnostics of a run.

use std::collections::HashMap;

use super::color;
use super::diagnostic::{
    Diagnostic, FoundStatus, MatchResult, MissingStatus, NoteDiagnostic, ResultDiagnostic,
};
use super::find::Span;
use super::source::{Place, Source};

/// A mark below one line of the input.
#[derive(Clone, Debug)]
pub struct Annotation {
    /// Its number among all labels.
    pub index: usize,
    /// Which check it belongs to.
    pub label: String,
    /// Whether it is the first line of a mark that may go over several.
    pub is_first_line: bool,
    /// The line of the input, from 1.
    pub line: usize,
    /// The first column that is marked, from 1; 0 is the margin.
    pub first_column: usize,
    /// The last column that is marked; `None` goes to the end of the line.
    pub last_column: Option<usize>,
    /// The mark.
    pub marker: Marker,
}

/// What a mark looks like.
#[derive(Clone, Debug)]
pub struct Marker {
    /// Its first character.
    pub head: u8,
    /// Those between.
    pub mid: u8,
    /// Its last character.
    pub tail: u8,
    /// What is written behind it.
    pub note: Vec<u8>,
    /// Whether its line is shown when errors are.
    pub is_error: bool,
    /// Its colour.
    pub color: &'static str,
    /// Whether it marks a good match of a check that wants one.
    pub is_good: bool,
}

fn color_of(is_error: bool) -> &'static str {
    if is_error { color::RED } else { color::GREEN }
}

impl Marker {
    fn of_result(result: &ResultDiagnostic) -> Self {
        let (head, note): (u8, &str) = match result.result {
            MatchResult::Found(FoundStatus::Success, _) => (b'^', ""),
            MatchResult::Found(FoundStatus::Excluded, _) => (b'!', "no match expected"),
            MatchResult::Found(FoundStatus::WrongLine, _) => (b'!', "match on wrong line"),
            MatchResult::Found(FoundStatus::Discarded, _) => (b'!', "discard: overlaps earlier match"),
            MatchResult::Missing(MissingStatus::Success) => (b' ', ""),
            MatchResult::Missing(MissingStatus::InvalidPattern) => (b' ', "match failed for invalid pattern"),
            MatchResult::Missing(MissingStatus::Expected) => (b' ', "no match found in search range"),
        };
        let fill = if result.match_span().is_some() { b'~' } else { b' ' };
        let is_error = result.is_error();
        let note = if is_error { format!("error: {note}") } else { note.to_owned() };
        let is_good = matches!(result.result, MatchResult::Found(FoundStatus::Success, _));
        let color = match result.result {
            MatchResult::Found(FoundStatus::Discarded, _) => color::CYAN,
            _ => color_of(is_error),
        };
        Self { head, mid: fill, tail: fill, note: note.into_bytes(), is_error, color, is_good }
    }

    fn of_note(note: &NoteDiagnostic, result: &ResultDiagnostic) -> Self {
        match note {
            NoteDiagnostic::Fuzzy(_) => Self {
                head: b'?',
                mid: b'~',
                tail: b'~',
                note: b"possible intended match".to_vec(),
                is_error: result.is_error(),
                color: color::MAGENTA,
                is_good: false,
            },
            NoteDiagnostic::Custom { text, range, adds_error } => {
                let is_error = *adds_error || result.is_error();
                let (head, fill) = match (range, is_error) {
                    (Some(_), true) => (b'!', b'~'),
                    (Some(_), false) => (b'^', b'~'),
                    (None, _) => (b' ', b' '),
                };
                let mut note = if *adds_error { b"error: ".to_vec() } else { Vec::new() };
                note.extend_from_slice(text);
                let color = color_of(is_error);
                Self { head, mid: fill, tail: fill, note, is_error, color, is_good: false }
            }
        }
    }
}

/// A place in the input as line and column, both from 1.
type LineColumn = (usize, usize);

/// The first and the last marked character of a span. An empty one still gets a character.
fn inclusive(input: &Source, span: Span) -> (LineColumn, LineColumn) {
    let first = input.line_and_column(span.start);
    let last = if span.start == span.end { first } else { input.line_and_column(span.end - 1) };
    (first, last)
}

/// The places right in front of and behind a span, in the margin rather than on another line.
fn exclusive(input: &Source, span: Span) -> (LineColumn, LineColumn) {
    let (line, column) = input.line_and_column(span.start);
    let last = if span.start == span.end {
        (line, column)
    } else {
        let (line, column) = input.line_and_column(span.end - 1);
        (line, column + 1)
    };
    ((line, column - 1), last)
}

/// Whether the searched region is marked: it is, unless a good match says more.
fn marks_search(result: &ResultDiagnostic) -> bool {
    result.match_span().is_none() || result.is_error()
}

/// Whether the marks of the searched region say all there is to say.
fn search_suffices(result: &ResultDiagnostic) -> bool {
    marks_search(result) && Marker::of_result(result).note.is_empty()
}

/// Builds the marks.
pub struct Annotator<'a> {
    input: &'a Source,
    check_file: &'a Source,
    first_implicit: u32,
    annotations: Vec<Annotation>,
    /// How many labels each pattern gets.
    counts: HashMap<Place, usize>,
    /// How many it has got.
    given: HashMap<Place, usize>,
    labels: usize,
    label_width: usize,
    /// The result whose searched region still has to be closed.
    open: Option<&'a ResultDiagnostic>,
}

impl<'a> Annotator<'a> {
    /// The marks in the order of lines, and the width of the widest label.
    pub fn annotate(
        diagnostics: &'a [Diagnostic],
        input: &'a Source,
        check_file: &'a Source,
        first_implicit: u32,
    ) -> (Vec<Annotation>, usize) {
        let mut annotator = Self {
            input,
            check_file,
            first_implicit,
            annotations: Vec::new(),
            counts: HashMap::new(),
            given: HashMap::new(),
            labels: 0,
            label_width: 0,
            open: None,
        };
        annotator.count(diagnostics);
        let mut current: Option<&ResultDiagnostic> = None;
        for diagnostic in diagnostics {
            match diagnostic {
                Diagnostic::Result(result) => {
                    current = Some(result);
                    annotator.search(result);
                    if !search_suffices(result) {
                        annotator.mark(result, Marker::of_result(result), result.match_span());
                    }
                }
                Diagnostic::Note(note) => {
                    let Some(result) = current else { continue };
                    let span = match note {
                        NoteDiagnostic::Fuzzy(at) => Some(Span { start: *at, end: *at }),
                        NoteDiagnostic::Custom { range, .. } => {
                            range.map(|range| Span { start: range.start, end: range.end })
                        }
                    };
                    annotator.mark(result, Marker::of_note(note, result), span);
                }
            }
        }
        annotator.close_search();
        annotator.annotations.sort_by_key(|annotation| (annotation.line, annotation.index));
        (annotator.annotations, annotator.label_width)
    }

    fn count(&mut self, diagnostics: &[Diagnostic]) {
        let mut place = None;
        for diagnostic in diagnostics {
            let count = match diagnostic {
                Diagnostic::Result(result) => {
                    place = Some(result.place);
                    let marks = match (marks_search(result), exclusive(self.input, result.search)) {
                        (false, _) => 0,
                        (true, (first, last)) => 1 + usize::from(first.0 != last.0),
                    };
                    marks + usize::from(!search_suffices(result))
                }
                Diagnostic::Note(_) => 1,
            };
            if let Some(place) = place {
                *self.counts.entry(place).or_default() += count;
            }
        }
    }

    fn label(&mut self, result: &ResultDiagnostic) -> String {
        let place = result.place;
        let check = result.check.abbreviation();
        let mut label = if place.source == 0 {
            format!("{check}:{}", self.check_file.line_and_column(place.offset).0)
        } else {
            format!("{check}:imp{}", place.source.saturating_sub(self.first_implicit) + 1)
        };
        if self.counts.get(&place).is_some_and(|count| *count > 1) {
            let given = self.given.entry(place).or_default();
            label.push_str(&format!("'{given}"));
            *given += 1;
        }
        self.label_width = self.label_width.max(label.len());
        label
    }

    fn search(&mut self, result: &'a ResultDiagnostic) {
        self.close_search();
        if marks_search(result) {
            self.open = Some(result);
            self.search_mark(result, true);
        }
    }

    fn close_search(&mut self) {
        if let Some(result) = self.open.take() {
            self.search_mark(result, false);
        }
    }

    /// Marks the start or the end of a searched region, or all of it if it is on one line.
    fn search_mark(&mut self, result: &'a ResultDiagnostic, start: bool) {
        let (first, last) = exclusive(self.input, result.search);
        let one_line = first.0 == last.0;
        let (text, (line, first_column), last_column, head): (&[u8], _, _, _) = match (one_line, start) {
            (true, _) => (b"search range (exclusive bounds)", first, last.1, b'{'),
            (false, true) => (b"search range start (exclusive)", first, first.1, b'{'),
            (false, false) => (b"search range end (exclusive)", last, last.1, b'}'),
        };
        let note = text.to_vec();
        let tail = if one_line { b'}' } else { b' ' };
        let is_error = result.is_error();
        let color = color_of(is_error);
        let marker = Marker { head, mid: b' ', tail, note, is_error, color, is_good: false };
        let label = self.label(result);
        self.annotations.push(Annotation {
            index: self.labels,
            label,
            is_first_line: true,
            line,
            first_column,
            last_column: Some(last_column),
            marker,
        });
        self.labels += 1;
        if one_line {
            self.open = None;
        }
    }

    /// Marks a span, or just the start of what the result is about.
    fn mark(&mut self, result: &ResultDiagnostic, marker: Marker, span: Option<Span>) {
        let (first, last) = match span {
            Some(span) => inclusive(self.input, span),
            None => {
                let (first, _) = inclusive(self.input, result.match_span().unwrap_or(result.search));
                (first, first)
            }
        };
        let label = self.label(result);
        let index = self.labels;
        self.labels += 1;
        for line in first.0..=last.0 {
            let is_first_line = line == first.0;
            let is_last_line = line == last.0;
            let mut marker = marker.clone();
            if !is_first_line {
                marker.head = marker.mid;
                marker.note.clear();
            }
            if !is_last_line {
                marker.tail = marker.mid;
            }
            self.annotations.push(Annotation {
                index,
                label: label.clone(),
                is_first_line,
                line,
                first_column: if is_first_line { first.1 } else { 1 },
                last_column: is_last_line.then_some(last.1),
                marker,
            });
        }
    }
}
