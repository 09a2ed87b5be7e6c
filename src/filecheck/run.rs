//! Matching an input against the checks of a check file.

use std::cell::OnceCell;

use super::check_file::{Check, CheckFile, PatternId};
use super::diagnostic::{Diagnostic, Diagnostics, FoundStatus, MatchResult, ResultDiagnostic};
use super::directive::CheckKind;
use super::find::{Matcher, Outcome, Span};
use super::pattern::Pattern;
use super::regex::Budget;
use super::report::Subject;
use super::request::Verbosity;
use super::source::{Kind, Source, Sources};

/// A run of the checks over an input.
pub struct Run<'a> {
    /// The checks.
    pub file: &'a CheckFile,
    /// The texts and variables.
    pub matcher: Matcher<'a>,
    /// Messages.
    pub out: Vec<u8>,
    /// The same, for the input dump.
    pub diagnostics: Diagnostics,
    /// Which check matched where.
    pub matches: Vec<(PatternId, Span)>,
}

/// As many empty matches at one place count as any number of them.
const MAX_EMPTY_MATCHES: u32 = 1000;

impl<'a> Run<'a> {
    /// Prepares a run.
    pub fn new(file: &'a CheckFile, input: &'a Source, collect: bool) -> Self {
        let matcher = Matcher {
            sources: Sources { checks: &file.sources, input: Some(input), color: file.request.color },
            input: u32::try_from(file.sources.len()).unwrap_or(u32::MAX),
            text: input.text(),
            declarations: &file.declarations,
            values: file.values.clone(),
            ignore_case: file.request.ignore_case,
            budget: Budget::DEFAULT,
            lowercase: OnceCell::new(),
        };
        let diagnostics = Diagnostics::new(collect);
        Self { file, matcher, out: Vec::new(), diagnostics, matches: Vec::new() }
    }

    /// Runs all checks, between one label and the next. Whether they hold.
    pub fn checks_hold(&mut self) -> bool {
        let file = self.file;
        let mut rest = Span { start: 0, end: self.matcher.text.len() };
        let mut holds = true;
        let mut next = 0;
        loop {
            let label = (next..file.checks.len()).find(|index| {
                file.checks
                    .get(*index)
                    .and_then(|check| file.patterns.get(check.pattern))
                    .is_some_and(|pattern| pattern.check.kind == CheckKind::Label)
            });
            let mut region = rest;
            let block_end = match label {
                None => file.checks.len(),
                Some(index) => {
                    let Some(check) = file.checks.get(index) else { return false };
                    // Without its label, there is nothing to be said about a block.
                    let Some(found) = self.check(check, rest, true) else { return false };
                    region = Span { start: rest.start, end: found.end };
                    rest = Span { start: found.end, end: rest.end };
                    index + 1
                }
            };
            // Variables of the command line are for the first block.
            if next != 0 && file.request.enable_var_scope {
                self.matcher.values.clear_locals(&file.declarations);
            }
            for check in file.checks.get(next..block_end).unwrap_or_default() {
                match self.check(check, region, false) {
                    Some(found) => region = Span { start: found.end.min(region.end), end: region.end },
                    None => {
                        holds = false;
                        break;
                    }
                }
            }
            next = block_end;
            if label.is_none() {
                return holds;
            }
        }
    }

    fn pattern(&self, id: PatternId) -> Option<&'a Pattern> {
        self.file.patterns.get(id)
    }

    /// Runs one check and those in front of it. Where it matched, if all of them hold.
    ///
    /// While labels are looked for, nothing but the label itself counts.
    fn check(&mut self, check: &'a Check, region: Span, label_scan: bool) -> Option<Span> {
        let pattern = self.pattern(check.pattern)?;
        let mut nots = Vec::new();
        let from = if label_scan { region.start } else { self.check_dags(check, region, &mut nots)? };
        let mut end = from;
        let mut first = None;
        for matched in 1..=pattern.check.count {
            let search = Span { start: end.min(region.end), end: region.end };
            let outcome = self.matcher.find(pattern, search);
            let subject = Subject { id: check.pattern, pattern, expected: true, matched, region: search };
            let failed = self.report(subject, &outcome);
            let (false, Outcome::Found(span, _)) = (failed, outcome) else { return None };
            first.get_or_insert(span.start);
            end = span.end;
            // The same empty match would be found as often as is asked for, and that may be two billion times.
            if matched >= MAX_EMPTY_MATCHES && span.start == span.end && span.end == search.start {
                break;
            }
        }
        let found = Span { start: first?, end };
        if label_scan {
            return Some(found);
        }
        let skipped = Span { start: from, end: found.start };
        if self.check_line(check.pattern, pattern, skipped) {
            let search = Span { start: from, end: region.end };
            self.wrong_line(pattern, found, search);
            return None;
        }
        if self.check_nots(&nots, skipped) {
            return None;
        }
        if pattern.check.kind != CheckKind::Eof {
            self.matches.push((check.pattern, found));
        }
        Some(found)
    }

    fn wrong_line(&mut self, pattern: &Pattern, found: Span, search: Span) {
        if self.file.request.verbosity > Verbosity::Quiet {
            self.diagnostics.adjust_last_match(FoundStatus::WrongLine);
            return;
        }
        self.diagnostics.push(Diagnostic::Result(ResultDiagnostic {
            check: pattern.check,
            place: pattern.place,
            search,
            result: MatchResult::Found(FoundStatus::WrongLine, found),
        }));
    }

    /// Whether the match is on the wrong line, given what lies between it and the match before.
    fn check_line(&mut self, id: PatternId, pattern: &Pattern, skipped: Span) -> bool {
        let same = match pattern.check.kind {
            CheckKind::Next | CheckKind::Empty => false,
            CheckKind::Same => true,
            _ => return false,
        };
        let (lines, second_line) = count_lines(self.matcher.bytes(skipped));
        let what = match (same, lines) {
            (true, 0) | (false, 1) => return false,
            (true, _) => "-SAME: is not on the same line as the previous match",
            (false, 0) if pattern.check.kind == CheckKind::Empty => {
                "-EMPTY: is on the same line as previous match"
            }
            (false, 0) => "-NEXT: is on the same line as previous match",
            (false, _) if pattern.check.kind == CheckKind::Empty => {
                "-EMPTY: is not on the line after the previous match"
            }
            (false, _) => "-NEXT: is not on the line after the previous match",
        };
        let message = format!("{}{what}", self.file.prefix(id));
        self.write(pattern.place, Kind::Error, message.as_bytes(), None);
        self.write(self.input_place(skipped.end), Kind::Note, b"'next' match was here", None);
        self.write(self.input_place(skipped.start), Kind::Note, b"previous match ended here", None);
        if !same && lines > 1 {
            let place = self.input_place(skipped.start + second_line);
            self.write(place, Kind::Note, b"non-matching line after previous match is here", None);
        }
        true
    }

    /// Whether one of the excluded patterns is in the region.
    fn check_nots(&mut self, nots: &[PatternId], region: Span) -> bool {
        let mut failed = false;
        for &id in nots {
            let Some(pattern) = self.pattern(id) else { continue };
            let outcome = self.matcher.find(pattern, region);
            failed |= self.report(Subject { id, pattern, expected: false, matched: 1, region }, &outcome);
        }
        failed
    }

    /// Runs the `-DAG` checks in front of a check, with the `-NOT` checks among them; those behind the last group
    /// are left in `nots`. Where the search goes on, if they hold.
    fn check_dags(&mut self, check: &'a Check, region: Span, nots: &mut Vec<PatternId>) -> Option<usize> {
        let file = self.file;
        let mut from = region.start;
        let mut taken: Vec<Span> = Vec::new();
        let mut before = file.implicit.iter().chain(&check.before).copied().peekable();
        while let Some(id) = before.next() {
            let pattern = self.pattern(id)?;
            if pattern.check.kind == CheckKind::Not {
                nots.push(id);
                continue;
            }
            let found = self.check_dag(id, pattern, Span { start: from, end: region.end }, &mut taken)?;
            self.matches.push((id, found));
            if self.file.request.verbosity < Verbosity::VeryVerbose {
                let subject = Subject { id, pattern, expected: true, matched: 1, region };
                self.report_match(subject, found, &[]);
            }
            let group_ends = before
                .peek()
                .and_then(|next| self.pattern(*next))
                .is_none_or(|next| next.check.kind == CheckKind::Not);
            if group_ends {
                let first = taken.first().map_or(from, |span| span.start);
                if self.check_nots(nots, Span { start: from, end: first.max(from) }) {
                    return None;
                }
                nots.clear();
                from = taken.last().map_or(from, |span| span.end);
                taken.clear();
            }
        }
        Some(from)
    }

    /// Finds a match of a `-DAG` check that does not overlap those in `taken`, which is in order, and adds it.
    fn check_dag(
        &mut self,
        id: PatternId,
        pattern: &'a Pattern,
        region: Span,
        taken: &mut Vec<Span>,
    ) -> Option<Span> {
        let very_verbose = self.file.request.verbosity == Verbosity::VeryVerbose;
        let mut search = region;
        let mut next = 0;
        loop {
            let outcome = self.matcher.find(pattern, search);
            let is_fine = matches!(&outcome, Outcome::Found(_, errors) if errors.is_empty());
            if !is_fine || very_verbose {
                let subject = Subject { id, pattern, expected: true, matched: 1, region: search };
                if self.report(subject, &outcome) {
                    return None;
                }
            }
            let Outcome::Found(found, _) = outcome else { return None };
            if self.file.request.allow_deprecated_dag_overlap {
                // One range around all matches of the group is enough to know where it starts and ends.
                match taken.first_mut() {
                    Some(all) => {
                        *all = Span { start: all.start.min(found.start), end: all.end.max(found.end) };
                    }
                    None => taken.push(found),
                }
                return Some(found);
            }
            let behind = taken.iter().skip(next).position(|span| found.start < span.end);
            next = behind.map_or(taken.len(), |behind| next + behind);
            let old = match taken.get(next) {
                Some(old) if old.start < found.end => *old,
                _ => {
                    taken.insert(next, found);
                    return Some(found);
                }
            };
            if very_verbose {
                if self.diagnostics.is_collecting() {
                    self.diagnostics.adjust_last_match(FoundStatus::Discarded);
                } else {
                    let range = self.input_range(old);
                    let message = b"match discarded, overlaps earlier DAG match here";
                    self.write(range.place(), Kind::Note, message, Some(range));
                }
            }
            search = Span { start: old.end, end: region.end };
            next += 1;
        }
    }
}

/// How many line ends there are, and where the second line starts. `\r\n` and `\n\r` are one line end.
fn count_lines(text: &[u8]) -> (usize, usize) {
    let mut lines = 0;
    let mut second = 0;
    let mut at = 0;
    while let Some(end) = text.get(at..).and_then(|rest| memchr::memchr2(b'\n', b'\r', rest)) {
        at += end;
        let pair = matches!(text.get(at..at + 2), Some(b"\n\r" | b"\r\n"));
        at += if pair { 2 } else { 1 };
        lines += 1;
        if lines == 1 {
            second = at;
        }
    }
    (lines, second)
}
