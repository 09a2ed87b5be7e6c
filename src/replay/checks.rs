//! The CHECK lines of a test file that expect an encoding or a diagnostic, whatever their prefix: found in one pass,
//! so that a RUN line only has to say which prefixes are active.

use std::collections::HashMap;

use memchr::{memchr, memchr_iter, memmem};

/// What a CHECK line expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expects {
    Encoding,
    Error,
    Warning,
}

/// A CHECK line that expects an encoding or a diagnostic.
#[derive(Clone, Copy, Debug)]
pub(super) struct CheckLine {
    /// Its line, from 1.
    pub line: u32,
    /// Where the line starts.
    pub start: usize,
    /// Where it ends, without the line break.
    pub end: usize,
    /// Where the text after `encoding:`, `error:` or `warning:` starts.
    pub value: usize,
    pub expects: Expects,
    /// The line of the statement above (or on the same line), 0 if there is none.
    statement: u32,
    /// Whether nothing but comments stands between that statement and this line, no blank line either.
    adjacent: bool,
    /// The words before a colon, any of which may be a prefix: a range of `Checks::words`.
    words: (u32, u32),
}

/// All such lines of a file.
#[derive(Debug, Default)]
pub(super) struct Checks<'a> {
    content: &'a [u8],
    pub lines: Vec<CheckLine>,
    /// For each line, its possible prefixes: the number of the word, and where the pattern after it starts.
    words: Vec<(u32, usize)>,
    /// The different words.
    spellings: Vec<&'a [u8]>,
    /// Whether the first CHECK line stands before any statement.
    checks_first: bool,
}

/// No statement is looked for further away than so many lines: that would take too long in a file made for it.
const FAR: usize = 200;

/// Which words of a file are active prefixes for a RUN line.
#[derive(Debug)]
pub(super) struct Active(Vec<bool>);

impl<'a> Checks<'a> {
    /// Finds them.
    pub fn scan(content: &'a [u8]) -> Self {
        let mut scan = Scan::new(content);
        for (keyword, expects) in
            [("encoding:", Expects::Encoding), ("error:", Expects::Error), ("warning:", Expects::Warning)]
        {
            let finder = memmem::Finder::new(keyword);
            scan.found.extend(finder.find_iter(content).map(|start| (start, start + keyword.len(), expects)));
        }
        scan.found.sort_unstable_by_key(|(start, ..)| *start);
        scan.run()
    }

    /// Which words are active under these prefixes.
    pub fn active(&self, prefixes: &[String]) -> Active {
        Active(
            self.spellings
                .iter()
                .map(|word| prefixes.iter().any(|prefix| is_positive(word, prefix)))
                .collect(),
        )
    }

    /// Where the pattern of a line starts, if one of its words is an active prefix.
    pub fn pattern(&self, line: &CheckLine, active: &Active) -> Option<usize> {
        let words = self.words.get(line.words.0 as usize..line.words.1 as usize)?;
        let (_, start) = words.iter().find(|(word, _)| active.0.get(*word as usize) == Some(&true))?;
        Some(*start)
    }

    /// The line of the statement that a CHECK line is about, 0 if there is none.
    ///
    /// That is the one above, or in some files and parts of files the one below. Where a blank line separates it from
    /// one of the two, it belongs to the other; where that does not tell, the order at the start of the file does.
    pub fn statement_of(&self, check: &CheckLine) -> u32 {
        if check.statement == check.line {
            return check.line;
        }
        let below = self.content.get(check.end + 1..).unwrap_or_default();
        let mut adjacent = true;
        let mut next = 0;
        for (number, line) in (check.line + 1..).zip(below.split(|&c| c == b'\n').take(FAR)) {
            if is_statement(line) {
                next = number;
                break;
            }
            adjacent &= !line.trim_ascii().is_empty();
        }
        let checks_first = match (check.adjacent, adjacent && next != 0) {
            (true, false) => false,
            (false, true) => true,
            _ => self.checks_first,
        };
        if checks_first { next } else { check.statement }
    }

    /// The size of the file.
    pub fn len(&self) -> usize {
        self.content.len()
    }

    /// The statement on a line near `check`, for a person to read, without its comment.
    pub fn statement_text(&self, check: &CheckLine, line: u32) -> String {
        if line.abs_diff(check.line) as usize > FAR {
            return String::new();
        }
        let text = if line <= check.line {
            let above = self.content.get(..check.end).unwrap_or_default();
            above.rsplit(|&c| c == b'\n').nth((check.line - line) as usize)
        } else {
            let below = self.content.get(check.start..).unwrap_or_default();
            below.split(|&c| c == b'\n').nth((line - check.line) as usize)
        };
        let text = text.unwrap_or_default();
        let text = &text[..memmem::find(text, b"//").unwrap_or(text.len()).min(200)];
        String::from_utf8_lossy(text).split_whitespace().collect::<Vec<&str>>().join(" ")
    }

    /// The text of a range.
    pub fn text(&self, start: usize, end: usize) -> &'a [u8] {
        self.content.get(start..end).unwrap_or_default()
    }
}

/// Whether a word before a colon is the prefix, alone or with a suffix that expects the text to come.
fn is_positive(word: &[u8], prefix: &str) -> bool {
    let Some(suffix) = word.strip_prefix(prefix.as_bytes()) else { return false };
    match suffix {
        b"" | b"-NEXT" | b"-SAME" | b"-DAG" => true,
        // A label is where FileCheck divides the input. No test's label is a diagnostic: those that read `warning:`
        // are names of kernels.
        b"-LABEL" => false,
        _ => suffix.strip_prefix(b"-COUNT-").is_some_and(|count| count.iter().all(u8::is_ascii_digit)),
    }
}

struct Scan<'a> {
    content: &'a [u8],
    checks: Checks<'a>,
    numbers: HashMap<&'a [u8], u32>,
    /// Where a keyword starts and ends.
    found: Vec<(usize, usize, Expects)>,
}

impl<'a> Scan<'a> {
    fn new(content: &'a [u8]) -> Self {
        Self {
            content,
            checks: Checks { content, ..Checks::default() },
            numbers: HashMap::new(),
            found: Vec::new(),
        }
    }

    /// Goes through the lines of the file, and takes those with a keyword.
    fn run(mut self) -> Checks<'a> {
        let found = std::mem::take(&mut self.found);
        let mut found = found.into_iter().peekable();
        let mut statement = 0;
        let mut adjacent = false;
        let mut start = 0;
        let ends = memchr_iter(b'\n', self.content).chain(std::iter::once(self.content.len()));
        for (number, end) in (1_u32..).zip(ends) {
            if found.peek().is_none() {
                break;
            }
            let line = self.content.get(start..end).unwrap_or_default();
            if is_statement(line) {
                (statement, adjacent) = (number, true);
            } else if line.trim_ascii().is_empty() {
                adjacent = false;
            }
            // A line counts once, for the first keyword that fits it.
            let mut taken = false;
            while let Some((at, after, expects)) = found.next_if(|(at, ..)| *at < end) {
                if taken || expects == Expects::Encoding && !bytes_follow(self.content, after) {
                    continue;
                }
                taken = self.take(
                    CheckLine {
                        line: number,
                        start,
                        end,
                        value: after,
                        expects,
                        statement,
                        adjacent,
                        words: (0, 0),
                    },
                    at,
                );
            }
            start = end + 1;
        }
        self.checks
    }

    /// Takes a line, if a word before the keyword may be a prefix.
    fn take(&mut self, mut line: CheckLine, keyword: usize) -> bool {
        let first = self.checks.words.len();
        let mut position = line.start;
        while let Some(colon) = memchr(b':', &self.content[position..keyword]).map(|colon| position + colon) {
            let before = &self.content[position..colon];
            let before = before.strip_suffix(b"{LITERAL}").unwrap_or(before);
            let length =
                before.iter().rev().take_while(|c| c.is_ascii_alphanumeric() || b"-_".contains(c)).count();
            let word = &before[before.len() - length..];
            if !word.is_empty() {
                let count = u32::try_from(self.numbers.len()).unwrap_or(u32::MAX);
                let number = *self.numbers.entry(word).or_insert_with(|| {
                    self.checks.spellings.push(word);
                    count
                });
                self.checks.words.push((number, colon + 1));
            }
            position = colon + 1;
        }
        let range = (u32::try_from(first), u32::try_from(self.checks.words.len()));
        let (Ok(first), Ok(end)) = range else { return false };
        if first == end {
            return false;
        }
        line.words = (first, end);
        self.checks.checks_first |= self.checks.lines.is_empty() && line.statement == 0;
        self.checks.lines.push(line);
        true
    }
}

/// Whether the list of bytes that `encoding:` announces follows: in some files it is only announced.
fn bytes_follow(content: &[u8], position: usize) -> bool {
    let rest = content.get(position..).unwrap_or_default();
    let blanks = rest.iter().take_while(|c| matches!(c, b' ' | b'\t')).count();
    rest.get(blanks) == Some(&b'[')
}

/// Whether a line holds a statement that could be encoded or refused: not blank, not a comment.
fn is_statement(line: &[u8]) -> bool {
    let Some(first) = line.iter().position(|c| !c.is_ascii_whitespace()) else { return false };
    match line[first] {
        b';' | b'#' => false,
        b'/' => !matches!(line.get(first + 1), Some(b'/' | b'*')),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(content: &str, prefixes: &[&str]) -> Vec<(u32, u32, Expects)> {
        let checks = Checks::scan(content.as_bytes());
        let prefixes: Vec<String> = prefixes.iter().map(|prefix| (*prefix).to_owned()).collect();
        let active = checks.active(&prefixes);
        let lines = checks.lines.iter().filter(|line| checks.pattern(line, &active).is_some());
        lines.map(|line| (line.line, checks.statement_of(line), line.expects)).collect()
    }

    #[test]
    fn active_lines() {
        let content = "s_nop 0\n// A: s_nop 0 ; encoding: [0x00]\n// AB: x ; encoding:  [0x00]\n\n\
                       s_nop 1 // A-NEXT: encoding: [0x01]\n; B{LITERAL}: :[[@LINE-1]]:3: error: x\n\
                       // A-NOT: error: y\n# A: warning: z\n// A: encoding:\n// error: encoding: [1]\n";
        use Expects::{Encoding, Error, Warning};
        assert_eq!(found(content, &["A"]), [(2, 1, Encoding), (5, 5, Encoding), (8, 5, Warning)]);
        assert_eq!(found(content, &["AB", "B"]), [(3, 1, Encoding), (6, 5, Error)]);
        assert_eq!(found(content, &["C"]), []);
    }

    #[test]
    fn statements_above_and_below() {
        let statements =
            |content: &str| -> Vec<u32> { found(content, &["A"]).iter().map(|found| found.1).collect() };
        assert_eq!(statements("// A: encoding: [1]\nx\n// A: encoding: [1]\nx\n"), [2, 4]);
        assert_eq!(statements("x\n// A: encoding: [1]\nx\n// A: encoding: [1]\n"), [1, 3]);
        // Either order may change within a file, where blank lines tell.
        assert_eq!(statements("x\n// A: encoding: [1]\n\n// A: encoding: [1]\n// note\nx\n"), [1, 6]);
        assert_eq!(statements("// A: encoding: [1]\nx\n\nx\n// note\n// A: encoding: [1]\n\nx\n"), [2, 4]);
        assert_eq!(statements("// A: encoding: [1]\n"), [0]);
    }

    #[test]
    fn hostile_text() {
        Checks::scan(&b"error:".repeat(10_000));
        Checks::scan(b"encoding:");
        Checks::scan(b"\xff\xfe: encoding: [\0");
    }
}
