//! The directives of a test file: RUN, XFAIL, REQUIRES, UNSUPPORTED and END.

use std::sync::LazyLock;

use regex::bytes::Regex;
use thiserror::Error;

use super::condition::{self, ConditionError};

/// The directives of one test file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// RUN lines, in file order, continuations joined.
    pub runs: Vec<RunLine>,
    /// Expressions of XFAIL; `*` stands for every configuration.
    pub xfail: Vec<String>,
    /// Expressions of REQUIRES: all must hold.
    pub requires: Vec<String>,
    /// Expressions of UNSUPPORTED: none may hold.
    pub unsupported: Vec<String>,
}

/// One RUN line, before substitution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunLine {
    /// Line where it starts, from 1.
    pub line: u32,
    /// The command, without `RUN:` and without the backslashes of its continuations.
    pub text: String,
}

/// Why the directives of a file cannot be obeyed.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("line {line}: {fault}")]
pub struct ScriptError {
    line: u32,
    fault: Fault,
}

#[derive(Clone, Debug, Error, PartialEq, Eq)]
enum Fault {
    #[error("no RUN line")]
    NoRun,
    #[error("'{0}' is not valid UTF-8")]
    Encoding(&'static str),
    #[error("unterminated '{0}' (with '\\')")]
    Unterminated(&'static str),
    #[error("'{0}' does not exist here yet")]
    Unknown(&'static str),
    #[error("{0}")]
    Condition(#[from] ConditionError),
}

/// lit looks for its keywords anywhere in a line, without regard to what stands before them.
static KEYWORDS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"RUN:|XFAIL:|REQUIRES:|UNSUPPORTED:|ALLOW_RETRIES:|REDEFINE:|DEFINE:|END\.").ok()
});

impl Script {
    /// Reads the directives of a test file.
    ///
    /// # Errors
    /// Where lit calls a test unresolved: no RUN line, an unterminated continuation, a malformed condition.
    pub fn parse(content: &[u8]) -> Result<Self, ScriptError> {
        let mut reader = Reader { script: Self::default(), open: None, conditions: [false; 3] };
        let mut counted = 0;
        let mut line = 1_u32;
        let mut position = 0;
        while let Some(found) = KEYWORDS.as_ref().and_then(|keywords| keywords.find_at(content, position)) {
            let newlines = memchr::memchr_iter(b'\n', &content[counted..found.start()]).count();
            line = line.saturating_add(u32::try_from(newlines).unwrap_or(u32::MAX));
            counted = found.start();
            let end = memchr::memchr(b'\n', &content[found.end()..])
                .map_or(content.len(), |length| found.end() + length);
            position = end;
            let value = trim_cr(&content[found.end()..end]);
            match reader.directive(line, found.as_bytes(), value) {
                Ok(true) => {}
                Ok(false) => break,
                Err(fault) => return Err(ScriptError { line, fault }),
            }
        }
        reader.finish(line)
    }
}

fn trim_cr(mut value: &[u8]) -> &[u8] {
    while let [rest @ .., b'\r'] = value {
        value = rest;
    }
    value
}

/// Collects directives; `open` and `conditions` say which of them still wait for a continuation.
struct Reader {
    script: Script,
    open: Option<u32>,
    conditions: [bool; 3],
}

impl Reader {
    /// Takes one directive; false after `END.`.
    fn directive(&mut self, line: u32, keyword: &[u8], value: &[u8]) -> Result<bool, Fault> {
        match keyword {
            b"RUN:" => self.run(line, text("RUN:", value)?),
            b"XFAIL:" => {
                let value = text("XFAIL:", value)?;
                condition_list(value, &mut self.script.xfail, &mut self.conditions[0])?;
            }
            b"REQUIRES:" => {
                let value = text("REQUIRES:", value)?;
                condition_list(value, &mut self.script.requires, &mut self.conditions[1])?;
            }
            b"UNSUPPORTED:" => {
                let value = text("UNSUPPORTED:", value)?;
                condition_list(value, &mut self.script.unsupported, &mut self.conditions[2])?;
            }
            b"DEFINE:" | b"REDEFINE:" => return Err(Fault::Unknown("DEFINE:")),
            // A test that passes passes on the first try here.
            b"ALLOW_RETRIES:" => {}
            _ => return Ok(!value.trim_ascii().is_empty()),
        }
        Ok(true)
    }

    fn run(&mut self, line: u32, value: &str) {
        let value = substitute_lines(value.trim(), line);
        match self.script.runs.last_mut().filter(|_| self.open.is_some()) {
            Some(last) => {
                last.text.pop();
                last.text.push_str(&value);
            }
            None => self.script.runs.push(RunLine { line, text: value }),
        }
        let continues = self.script.runs.last().is_some_and(|run| run.text.ends_with('\\'));
        self.open = continues.then_some(line);
    }

    fn finish(self, line: u32) -> Result<Script, ScriptError> {
        if self.script.runs.is_empty() {
            return Err(ScriptError { line, fault: Fault::NoRun });
        }
        if let Some(line) = self.open {
            return Err(ScriptError { line, fault: Fault::Unterminated("RUN:") });
        }
        let names = ["XFAIL:", "REQUIRES:", "UNSUPPORTED:"];
        if let Some((_, name)) = self.conditions.iter().zip(names).find(|(open, _)| **open) {
            return Err(ScriptError { line, fault: Fault::Unterminated(name) });
        }
        Ok(self.script)
    }
}

fn text<'a>(keyword: &'static str, value: &'a [u8]) -> Result<&'a str, Fault> {
    std::str::from_utf8(value).map_err(|_| Fault::Encoding(keyword))
}

/// Splits a comma-separated list of conditions and checks the syntax of each that is complete.
fn condition_list(value: &str, list: &mut Vec<String>, open: &mut bool) -> Result<(), Fault> {
    let mut parts = value.split(',').map(str::trim).filter(|part| !part.is_empty());
    if *open && let (Some(last), Some(first)) = (list.last_mut(), parts.next()) {
        last.pop();
        last.push_str(first);
    }
    list.extend(parts.map(str::to_owned));
    *open = list.last().is_some_and(|last| last.ends_with('\\'));
    for expression in list.iter().filter(|expression| *expression != "*" && !expression.ends_with('\\')) {
        condition::evaluate(expression, &[])?;
    }
    Ok(())
}

/// Replaces `%(line)`, `%(line+N)` and `%(line-N)`: they mean the line of the directive, not of the whole RUN line.
fn substitute_lines(value: &str, line: u32) -> String {
    let mut result = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(start) = rest.find("%(line") {
        let (before, expression) = rest.split_at(start);
        result.push_str(before);
        let (length, number) = line_expression(expression, line);
        match number {
            Some(number) => result.push_str(&number.to_string()),
            None => result.push_str(&expression[..length]),
        }
        rest = &expression[length..];
    }
    result.push_str(rest);
    result
}

/// The length of the expression at the start of `text`, and its value if it is one.
fn line_expression(text: &str, line: u32) -> (usize, Option<i64>) {
    let prefix = "%(line".len();
    let Some(end) = text.find(')') else { return (prefix, None) };
    let inner = text[prefix..end].trim();
    let value = match inner.as_bytes().first() {
        None => Some(0),
        Some(b'+') => inner[1..].trim().parse::<u32>().ok().map(i64::from),
        Some(b'-') => inner[1..].trim().parse::<u32>().ok().map(|offset| -i64::from(offset)),
        Some(_) => None,
    };
    value.map_or((prefix, None), |offset| (end + 1, Some(i64::from(line) + offset)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(content: &str) -> Vec<(u32, String)> {
        let script = Script::parse(content.as_bytes()).unwrap();
        script.runs.into_iter().map(|run| (run.line, run.text)).collect()
    }

    #[test]
    fn joins_continuations_and_keeps_the_first_line() {
        let runs = texts("x\n// RUN: a | \\\n// RUN:   b \\\n# RUN: c\n;RUN:d %(line+1) %(line)\n");
        assert_eq!(runs, [(2, "a | b c".to_owned()), (5, "d 6 5".to_owned())]);
    }

    #[test]
    fn ends_at_end_and_at_crlf() {
        let runs = texts("// RUN: a\r\n// END.\n// RUN: b\n");
        assert_eq!(runs, [(1, "a".to_owned())]);
    }

    #[test]
    fn refuses_what_lit_calls_unresolved() {
        let error = |text: &[u8]| Script::parse(text).unwrap_err().to_string();
        assert_eq!(error(b"\n\n"), "line 1: no RUN line");
        assert_eq!(error(b"// RUN: a \\\n"), "line 1: unterminated 'RUN:' (with '\\')");
        assert_eq!(error(b"// RUN: \xff\n"), "line 1: 'RUN:' is not valid UTF-8");
        assert_eq!(error(b"// RUN: a\n// REQUIRES: a &&\n").split(':').next(), Some("line 2"));
        assert_eq!(error(b"// DEFINE: %{x} = 1\n// RUN: a\n"), "line 1: 'DEFINE:' does not exist here yet");
    }

    #[test]
    fn an_endless_continuation_is_linear() {
        let text = "// RUN: a \\\n".repeat(200_000) + "// RUN: end\n";
        assert_eq!(texts(&text).len(), 1);
    }

    #[test]
    fn reads_conditions() {
        let script =
            Script::parse(b"// XFAIL: *\n// REQUIRES: a, b && \\\n// REQUIRES: c\n// RUN: x\n").unwrap();
        assert_eq!(script.xfail, ["*"]);
        assert_eq!(script.requires, ["a", "b && c"]);
    }
}
