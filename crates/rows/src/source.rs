//! What all row files have in common: `#` comments, blank lines, continuation by indentation, and faults that name
//! their file and line.

use std::fmt;

/// A fault in a row file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowError {
    /// The file, as the reader was given it.
    pub file: String,
    /// The line, from 1, at which the faulty row starts.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for RowError {}

/// A row file: its name, for messages, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Name for messages.
    pub file: &'a str,
    /// The whole text.
    pub text: &'a str,
}

/// One row: where it starts, and its text with continuation lines joined by a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Line of the row's start, from 1.
    pub line: usize,
    /// The row, without comment.
    pub text: String,
}

impl Source<'_> {
    /// A fault at `line` of this file.
    pub fn error(&self, line: usize, message: impl Into<String>) -> RowError {
        RowError { file: self.file.to_owned(), line, message: message.into() }
    }

    /// The rows, without comments and blank lines.
    ///
    /// # Errors
    /// A continuation line before any row.
    pub fn rows(&self) -> Result<Vec<Row>, RowError> {
        let mut rows: Vec<Row> = Vec::new();
        for (index, text) in self.text.lines().enumerate() {
            let text = text.split('#').next().unwrap_or_default();
            let content = text.trim();
            if content.is_empty() {
                continue;
            }
            if !text.starts_with(char::is_whitespace) {
                rows.push(Row { line: index + 1, text: content.to_owned() });
            } else if let Some(row) = rows.last_mut() {
                row.text.push(' ');
                row.text.push_str(content);
            } else {
                return Err(
                    self.error(index + 1, "an indented line continues the row above, but there is none")
                );
            }
        }
        Ok(rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_continuations() {
        let source = Source { file: "f", text: "# legend\n\na b # note\n    c\nd\n" };
        let rows = source.rows().unwrap();
        assert_eq!(rows, [Row { line: 3, text: "a b c".into() }, Row { line: 5, text: "d".into() }]);
        let error = Source { file: "f", text: "#\n  x" }.rows().unwrap_err();
        assert_eq!(error.to_string(), "f:2: an indented line continues the row above, but there is none");
    }
}
