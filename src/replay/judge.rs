//! Judges single CHECK lines by what the assembler did with the statement they are about.

use super::checks::{Active, CheckLine, Checks, Expects};
use super::expected::{self, Expected};
use super::outcome::{Miss, MissKind, RunReport, Tally};
use crate::isa::Form;
use crate::tool::{DiagnosticKind, Trace, TracedDiagnostic};

/// How the expectations of a RUN line are judged.
#[derive(Clone, Copy, Debug)]
pub(super) enum Verdict<'a> {
    /// The RUN line passed, so FileCheck has found every one of them.
    AllPassed,
    /// There is nothing to judge by: the RUN line was not run.
    NonePassed,
    /// By what the assembler did.
    Trace(&'a Trace),
}

/// Which CHECK lines a RUN line is about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen<'a> {
    /// Those with an active prefix.
    pub active: &'a Active,
    /// Whether those with an encoding are among them.
    pub encodings: bool,
}

/// Counts the active CHECK lines of a RUN line in `report`, and lists those that miss, up to `limit`. `seen` notes
/// each line that expects an encoding.
pub(super) fn judge(
    checks: &Checks,
    chosen: Chosen,
    verdict: Verdict,
    limit: usize,
    report: &mut RunReport,
    seen: &mut [bool],
) {
    let mut judge = match verdict {
        Verdict::Trace(trace) => Some(Judge::new(checks, trace)),
        Verdict::AllPassed | Verdict::NonePassed => None,
    };
    for (index, check) in checks.lines.iter().enumerate() {
        if check.expects == Expects::Encoding && !chosen.encodings {
            continue;
        }
        let Some(pattern) = checks.pattern(check, chosen.active) else { continue };
        let miss = match &mut judge {
            Some(judge) => judge.line(check, pattern),
            None => None,
        };
        let passed = match verdict {
            Verdict::AllPassed => true,
            Verdict::NonePassed => false,
            Verdict::Trace(_) => miss.is_none(),
        };
        let tally = match check.expects {
            Expects::Encoding => &mut report.encodings,
            Expects::Error => &mut report.errors,
            Expects::Warning => &mut report.warnings,
        };
        *tally += Tally { passed: usize::from(passed), expected: 1 };
        if check.expects == Expects::Encoding
            && let Some(seen) = seen.get_mut(index)
        {
            *seen = true;
        }
        if report.misses.len() < limit {
            report.misses.extend(miss);
        }
    }
}

/// The vectors of a RUN line that pass, in the order of the file.
pub(super) fn passed<'a>(
    checks: &'a Checks,
    active: &'a Active,
    trace: &'a Trace,
) -> impl Iterator<Item = Passed> {
    let mut judge = Judge::new(checks, trace);
    checks.lines.iter().filter_map(move |check| {
        if check.expects != Expects::Encoding || checks.pattern(check, active).is_none() {
            return None;
        }
        let line = checks.statement_of(check);
        let index = judge.encoded(line)?;
        let (_, ours) = trace.get(index)?;
        let expected = expected::encoding(checks.text(check.value, check.end))?;
        let whole = expected.bytes.iter().all(|byte| byte.mask == u8::MAX) && !expected.open;
        let bytes = whole.then(|| expected.bytes.iter().map(|byte| byte.value).collect());
        let form = trace.form(index).filter(|_| expected::fits(&expected, ours))?;
        Some(Passed { form, check: *check, line, bytes })
    })
}

/// A vector that passes.
#[derive(Clone, Debug)]
pub(super) struct Passed {
    /// The form of its instruction.
    pub form: &'static Form,
    /// The CHECK line.
    pub check: CheckLine,
    /// The line of the statement.
    pub line: u32,
    /// The expected bytes, if all are known.
    pub bytes: Option<Vec<u8>>,
}

struct Judge<'a> {
    checks: &'a Checks<'a>,
    trace: &'a Trace,
    /// Line and number of each encoded statement, by line.
    statements: Vec<(u32, usize)>,
    /// The diagnostics, by line.
    diagnostics: Vec<&'a TracedDiagnostic>,
    /// The statement of the last encoding that was judged, and how many there were for it: a macro call has several.
    last: (u32, usize),
}

impl<'a> Judge<'a> {
    fn new(checks: &'a Checks<'a>, trace: &'a Trace) -> Self {
        let lines = (0..trace.len()).filter_map(|index| trace.get(index).map(|(line, _)| (line, index)));
        let mut statements: Vec<(u32, usize)> = lines.collect();
        statements.sort_unstable();
        let mut diagnostics: Vec<&TracedDiagnostic> = trace.diagnostics.iter().collect();
        diagnostics.sort_by_key(|diagnostic| diagnostic.line);
        Self { checks, trace, statements, diagnostics, last: (0, 0) }
    }

    /// The miss of a line, if it is one.
    fn line(&mut self, check: &CheckLine, pattern: usize) -> Option<Miss> {
        let statement = self.checks.statement_of(check);
        match check.expects {
            Expects::Encoding => self.encoding(check, statement),
            Expects::Error => self.diagnostic(check, pattern, statement, DiagnosticKind::Error),
            Expects::Warning => self.diagnostic(check, pattern, statement, DiagnosticKind::Warning),
        }
    }

    /// The number of the encoded statement that an encoding is about: the next one of its line.
    fn encoded(&mut self, statement: u32) -> Option<usize> {
        let count = if self.last.0 == statement { self.last.1 + 1 } else { 0 };
        self.last = (statement, count);
        let first = self.statements.partition_point(|(line, _)| *line < statement);
        let end = self.statements.partition_point(|(line, _)| *line <= statement);
        let here = self.statements.get(first..end).unwrap_or_default();
        // One statement may be checked by several lines; of several, each has its own.
        let chosen = if here.len() > 1 { here.get(count) } else { here.first() };
        chosen.map(|(_, index)| *index)
    }

    fn encoding(&mut self, check: &CheckLine, statement: u32) -> Option<Miss> {
        let ours = self.encoded(statement).and_then(|index| self.trace.get(index)).map(|(_, bytes)| bytes);
        let list = self.checks.text(check.value, check.end);
        let expected = expected::encoding(list);
        let kind = match (expected, ours) {
            (Some(expected), Some(ours)) if expected::fits(&expected, ours) => return None,
            (Some(expected), Some(ours)) => MissKind::Encoding {
                expected: expected::show(&expected),
                expected_bytes: expected.bytes.iter().map(|byte| byte.value).collect(),
                ours: ours.to_vec(),
                fields: None,
            },
            (expected, _) => MissKind::Refused {
                expected: expected.map_or_else(|| lossy(list), |expected| expected::show(&expected)),
                reason: self.at(statement).first().map(|diagnostic| diagnostic.message.clone()),
            },
        };
        Some(self.miss(check, statement, kind))
    }

    fn diagnostic(
        &self,
        check: &CheckLine,
        pattern: usize,
        statement: u32,
        kind: DiagnosticKind,
    ) -> Option<Miss> {
        let keyword = if kind == DiagnosticKind::Error { "error:" } else { "warning:" };
        let before = self.checks.text(pattern, check.value.saturating_sub(keyword.len()));
        let expected = Expected::read(before, self.checks.text(check.value, check.end));
        let line = match expected.offset {
            Some(offset) => u32::try_from(i64::from(check.line) + offset).unwrap_or(0),
            None => statement,
        };
        let column = expected.column.or_else(|| self.caret(check));
        let here = self.at(line);
        let fits = |ours: &&&TracedDiagnostic| {
            ours.kind == kind
                && column.is_none_or(|column| column == ours.column)
                && expected.fits(&ours.message)
        };
        if here.iter().find(fits).is_some() {
            return None;
        }
        let ours = here.iter().find(|ours| ours.kind == kind).or_else(|| here.first());
        let kind = MissKind::Diagnostic {
            expected: lossy(self.checks.text(pattern, check.end)),
            ours: ours.map(|ours| {
                let kind = if ours.kind == DiagnosticKind::Error { "error" } else { "warning" };
                format!("{}:{}: {kind}: {}", ours.line, ours.column, ours.message)
            }),
        };
        Some(self.miss(check, line, kind))
    }

    /// The diagnostics of a line.
    fn at(&self, line: u32) -> &[&'a TracedDiagnostic] {
        let first = self.diagnostics.partition_point(|diagnostic| diagnostic.line < line);
        let end = self.diagnostics.partition_point(|diagnostic| diagnostic.line <= line);
        self.diagnostics.get(first..end).unwrap_or_default()
    }

    /// The column of a caret that the CHECK lines right after this one expect: `A-NEXT:{{^}}    ^`.
    fn caret(&self, check: &CheckLine) -> Option<u32> {
        let after = self.checks.text(check.end + 1, self.checks.len().min(check.end + 4096));
        for line in after.split(|&c| c == b'\n').take(4) {
            let start = memchr::memmem::find(line, b"-NEXT:{{^}}")? + b"-NEXT:{{^}}".len();
            let rest = line[start..].trim_ascii_end();
            if let Some((b'^', blanks)) = rest.split_last()
                && blanks.iter().all(|&c| c == b' ')
            {
                return u32::try_from(blanks.len() + 1).ok();
            }
        }
        None
    }

    fn miss(&self, check: &CheckLine, line: u32, kind: MissKind) -> Miss {
        Miss { check_line: check.line, line, statement: self.checks.statement_text(check, line), kind }
    }
}

/// Text for a person: CHECK lines are short, and one that is not need not be shown whole.
fn lossy(text: &[u8]) -> String {
    String::from_utf8_lossy(&text[..text.len().min(400)]).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(content: &str, trace: &Trace) -> RunReport {
        let checks = Checks::scan(content.as_bytes());
        let active = checks.active(&["A".to_owned()]);
        let mut report = RunReport::new(1, 1, "");
        let chosen = Chosen { active: &active, encodings: true };
        judge(&checks, chosen, Verdict::Trace(trace), 100, &mut report, &mut []);
        report
    }

    fn error(line: u32, column: u32, message: &str) -> TracedDiagnostic {
        TracedDiagnostic { line, column, kind: DiagnosticKind::Error, message: message.to_owned() }
    }

    #[test]
    fn encodings_count_one_by_one() {
        let content = "x 1\n// A: x 1 ; encoding: [0x01]\nx 2\n// A: encoding: [0x02,0x00]\n// B: encoding: [0x09]\n\
                       x 3\n// A: encoding: [0x03]\n";
        let mut trace = Trace::default();
        trace.push(1, &[1], None);
        trace.push(3, &[2, 1], None);
        trace.diagnostics.push(error(6, 1, "no x 3"));
        let report = run(content, &trace);
        assert_eq!(report.encodings, Tally { passed: 1, expected: 3 });
        assert_eq!(report.misses[0].statement, "x 2");
        assert_eq!(report.misses[0].line, 3);
        let refused = MissKind::Refused { expected: "03".to_owned(), reason: Some("no x 3".to_owned()) };
        assert_eq!(report.misses[1].kind, refused);
    }

    #[test]
    fn statements_of_one_line_keep_their_order() {
        let content = "m\n// A: encoding: [0x01]\n// A: encoding: [0x02]\n";
        let mut trace = Trace::default();
        trace.push(1, &[1], None);
        trace.push(1, &[2], None);
        assert_eq!(run(content, &trace).encodings, Tally { passed: 2, expected: 2 });
    }

    #[test]
    fn checks_that_come_first() {
        let content = "// A: encoding: [0x01]\n// note\nx 1\n// A: encoding: [0x02]\nx 2\n";
        let mut trace = Trace::default();
        trace.push(3, &[1], None);
        trace.push(5, &[2], None);
        assert_eq!(run(content, &trace).encodings, Tally { passed: 2, expected: 2 });
    }

    #[test]
    fn diagnostics_need_line_column_and_message() {
        let content = "x y\n// A: :[[@LINE-1]]:3: error: bad\nx z\n// A: error: worse\n// A-NEXT:{{^}}x z\n\
                       // A-NEXT:{{^}}  ^\n";
        let mut trace = Trace::default();
        trace.diagnostics = vec![error(1, 3, "bad operand"), error(3, 3, "worse")];
        assert_eq!(run(content, &trace).errors, Tally { passed: 2, expected: 2 });
        trace.diagnostics = vec![error(1, 2, "bad operand"), error(3, 1, "worse")];
        let report = run(content, &trace);
        assert_eq!(report.errors, Tally { passed: 0, expected: 2 });
        let expected = ":[[@LINE-1]]:3: error: bad".to_owned();
        let ours = Some("1:2: error: bad operand".to_owned());
        assert_eq!(report.misses[0].kind, MissKind::Diagnostic { expected, ours });
    }
}
