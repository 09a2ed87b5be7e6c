//! Reporting what came of a check: in messages, and in the diagnostics that the input dump is made of.

use super::check_file::PatternId;
use super::diagnostic::{
    Diagnostic, FoundStatus, MatchResult, MissingStatus, NoteDiagnostic, ResultDiagnostic,
};
use super::directive::CheckKind;
use super::expression::{Located, text_of};
use super::find::{Outcome, Span};
use super::fuzzy;
use super::pattern::{Content, Pattern, RegexContent, SubstitutionKind};
use super::request::Verbosity;
use super::run::Run;
use super::source::{Kind, Place, Range};

/// A check whose outcome is reported.
#[derive(Clone, Copy)]
pub struct Subject<'p> {
    /// Its number.
    pub id: PatternId,
    /// Its pattern.
    pub pattern: &'p Pattern,
    /// Whether a match is wanted.
    pub expected: bool,
    /// Which match of a `-COUNT` check it is.
    pub matched: u32,
    /// The region that was searched.
    pub region: Span,
}

impl Run<'_> {
    /// Reports an outcome. Whether it is an error.
    pub fn report(&mut self, subject: Subject<'_>, outcome: &Outcome) -> bool {
        match outcome {
            Outcome::Found(span, errors) => self.report_match(subject, *span, errors),
            Outcome::Missing => self.report_missing(subject, &[]),
            Outcome::Invalid(errors) => self.report_missing(subject, errors),
        }
    }

    /// Reports a match. Whether it is an error.
    pub fn report_match(&mut self, subject: Subject<'_>, span: Span, errors: &[Located]) -> bool {
        let verbosity = self.file.request.verbosity;
        let is_error = !subject.expected || !errors.is_empty();
        let mut print = true;
        if !is_error {
            let is_eof = subject.pattern.check.kind == CheckKind::Eof;
            if verbosity == Verbosity::Quiet || is_eof && verbosity < Verbosity::VeryVerbose {
                return false;
            }
            // What holds is shown either here or in the dump.
            print = !self.diagnostics.is_collecting();
        }
        let status = if subject.expected { FoundStatus::Success } else { FoundStatus::Excluded };
        self.push_result(subject, MatchResult::Found(status, span));
        if self.diagnostics.is_collecting() {
            self.substitutions(subject.pattern, span.start, true);
            self.captures(subject.pattern, true);
        }
        if !print {
            return is_error;
        }
        let what = if subject.expected {
            "expected string found in input"
        } else {
            "excluded string found in input"
        };
        let kind = if subject.expected { Kind::Remark } else { Kind::Error };
        let message = self.headline(subject, what);
        self.write(subject.pattern.place, kind, message.as_bytes(), None);
        let range = self.input_range(span);
        self.write(range.place(), Kind::Note, b"found here", Some(range));
        self.substitutions(subject.pattern, span.start, false);
        self.captures(subject.pattern, false);
        for error in errors {
            self.write(error.place, Kind::Error, &error.message, None);
            let text = error.message.clone();
            let range = error.range;
            self.diagnostics.push(Diagnostic::Note(NoteDiagnostic::Custom { text, range, adds_error: true }));
        }
        is_error
    }

    /// Reports that there is no match. Whether it is an error.
    fn report_missing(&mut self, subject: Subject<'_>, errors: &[Located]) -> bool {
        for error in errors {
            self.write(error.place, Kind::Error, &error.message, None);
        }
        let is_error = subject.expected || !errors.is_empty();
        let mut print = true;
        if !is_error {
            if self.file.request.verbosity < Verbosity::VeryVerbose {
                return false;
            }
            print = !self.diagnostics.is_collecting();
        }
        let status = match (errors.is_empty(), subject.expected) {
            (false, _) => MissingStatus::InvalidPattern,
            (true, true) => MissingStatus::Expected,
            (true, false) => MissingStatus::Success,
        };
        self.push_result(subject, MatchResult::Missing(status));
        if self.diagnostics.is_collecting() {
            for error in errors {
                self.diagnostics.push_note(error.message.clone());
            }
            self.substitutions(subject.pattern, subject.region.start, true);
            self.capture_attempts(subject, true);
        }
        if !print {
            return is_error;
        }
        // An error of the pattern itself says enough.
        if errors.is_empty() {
            let what = if subject.expected {
                "expected string not found in input"
            } else {
                "excluded string not found in input"
            };
            let kind = if subject.expected { Kind::Error } else { Kind::Remark };
            let message = self.headline(subject, what);
            self.write(subject.pattern.place, kind, message.as_bytes(), None);
            self.write(self.input_place(subject.region.start), Kind::Note, b"scanning from here", None);
        }
        self.substitutions(subject.pattern, subject.region.start, false);
        self.capture_attempts(subject, false);
        if subject.expected {
            self.fuzzy_match(subject);
        }
        is_error
    }

    fn headline(&self, subject: Subject<'_>, what: &str) -> String {
        let check = subject.pattern.check;
        let description = check.description(self.file.prefix(subject.id));
        if check.count > 1 {
            format!("{description}: {what} ({} out of {})", subject.matched, check.count)
        } else {
            format!("{description}: {what}")
        }
    }

    fn push_result(&mut self, subject: Subject<'_>, result: MatchResult) {
        let Subject { pattern, region, .. } = subject;
        self.diagnostics.push(Diagnostic::Result(ResultDiagnostic {
            check: pattern.check,
            place: pattern.place,
            search: region,
            result,
        }));
    }

    /// Writes a message.
    pub fn write(&mut self, place: Place, kind: Kind, message: &[u8], range: Option<Range>) {
        self.matcher.sources.write(&mut self.out, place, kind, message, range);
    }

    /// A place in the input.
    pub fn input_place(&self, offset: usize) -> Place {
        Place { source: self.matcher.input, offset }
    }

    /// A stretch of the input.
    pub fn input_range(&self, span: Span) -> Range {
        Range { source: self.matcher.input, start: span.start, end: span.end }
    }

    /// A note at a place of the input, for the dump or as a message.
    fn note(&mut self, at: usize, text: Vec<u8>, collect: bool) {
        if collect {
            self.diagnostics.push_note(text);
        } else {
            self.write(self.input_place(at), Kind::Note, &text, None);
        }
    }

    /// What was put into the pattern.
    fn substitutions(&mut self, pattern: &Pattern, at: usize, collect: bool) {
        let Content::Regex(content) = &pattern.content else { return };
        for substitution in &content.substitutions {
            let Ok(value) = self.matcher.value(substitution) else { continue };
            let mut message = b"with \"".to_vec();
            write_escaped(&mut message, text_of(substitution.text, &self.matcher.sources));
            message.extend_from_slice(b"\" equal to \"");
            let is_string = matches!(substitution.kind, SubstitutionKind::String(_));
            let is_plain = |byte: &u8| matches!(byte, b' '..=b'~') && *byte != b'"';
            if is_string && !value.iter().all(is_plain) {
                write_escaped(&mut message, &value);
                message.extend_from_slice(b"\" (escaped value)");
            } else {
                message.extend_from_slice(&value);
                message.push(b'"');
            }
            self.note(at, message, collect);
        }
    }

    /// The names of the variables that the pattern defines, in LLVM's order.
    fn numeric_names(&self, content: &RegexContent) -> Vec<&[u8]> {
        let declarations = self.matcher.declarations;
        let names = content.numeric_definitions.iter().filter_map(|(id, _)| declarations.numeric.get(*id));
        super::string_map::iteration_order(names.map(|variable| variable.name.as_slice()).collect())
    }

    /// What the pattern would have captured.
    fn capture_attempts(&mut self, subject: Subject<'_>, collect: bool) {
        let Content::Regex(content) = &subject.pattern.content else { return };
        let strings = content.string_definitions.keys().map(Vec::as_slice);
        let names: Vec<&[u8]> = strings.chain(self.numeric_names(content)).collect();
        if names.is_empty() {
            return;
        }
        let mut message = b"pattern attempts to capture variables: ".to_vec();
        for (index, name) in names.iter().enumerate() {
            message.extend_from_slice(if index == 0 { b"\"" } else { b", \"" });
            message.extend_from_slice(name);
            message.push(b'"');
        }
        self.note(subject.region.start, message, collect);
    }

    /// What the pattern captured.
    fn captures(&mut self, pattern: &Pattern, collect: bool) {
        let Content::Regex(content) = &pattern.content else { return };
        let mut captures: Vec<(Range, Vec<u8>)> = Vec::new();
        for name in content.string_definitions.keys() {
            if let Some(range) = self.matcher.values.strings.get(name) {
                captures.push((*range, name.clone()));
            }
        }
        for (id, _) in &content.numeric_definitions {
            let value = self.matcher.values.numeric(*id).and_then(|value| value.text);
            if let (Some(range), Some(variable)) = (value, self.matcher.declarations.numeric.get(*id)) {
                captures.push((range, variable.name.clone()));
            }
        }
        captures.sort_by_key(|(range, _)| range.start);
        for (range, name) in captures {
            let mut text = b"captured var \"".to_vec();
            text.extend_from_slice(&name);
            text.push(b'"');
            if collect {
                let note = NoteDiagnostic::Custom { text, range: Some(range), adds_error: false };
                self.diagnostics.push(Diagnostic::Note(note));
            } else {
                self.write(range.place(), Kind::Note, &text, Some(range));
            }
        }
    }

    fn fuzzy_match(&mut self, subject: Subject<'_>) {
        let example = subject.pattern.example(&self.matcher.sources);
        let Some(at) = fuzzy::find(self.matcher.bytes(subject.region), example) else { return };
        let at = subject.region.start + at;
        self.diagnostics.push(Diagnostic::Note(NoteDiagnostic::Fuzzy(at)));
        self.write(self.input_place(at), Kind::Note, b"possible intended match here", None);
    }
}

/// Writes bytes the way a C string literal has them.
fn write_escaped(out: &mut Vec<u8>, bytes: &[u8]) {
    for &byte in bytes {
        match byte {
            b'\\' => out.extend_from_slice(b"\\\\"),
            b'\t' => out.extend_from_slice(b"\\t"),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'"' => out.extend_from_slice(b"\\\""),
            b' '..=b'~' => out.push(byte),
            _ => out.extend_from_slice(format!("\\{byte:03o}").as_bytes()),
        }
    }
}
