//! Tables of sums as aligned text.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;

use super::legible::{clean, line};
use super::summary::{Row, Summary};
use crate::replay::{Outcome, Replay, Tally};

const COLUMNS: [&str; 6] = ["files", "RUN lines", "not run", "failed", "encodings", "diagnostics"];

/// One line per generation, and one for all.
#[must_use]
pub fn by_generation(summary: &Summary) -> String {
    let mut rows: Vec<(String, [String; 6])> =
        summary.generations.iter().map(|(generation, row)| (generation.to_string(), cells(row))).collect();
    rows.push(("all".to_owned(), cells(&summary.total)));
    let mut text = layout("generation", &rows);
    let total = &summary.total;
    let _infallible = writeln!(
        text,
        "\nencodings: RUN lines times their active CHECK lines with bytes, from {} CHECK lines\n\
         diagnostics: RUN lines times their active CHECK lines with error: ({}) or warning: ({})",
        number(summary.encoding_lines),
        number(total.errors.expected),
        number(total.warnings.expected),
    );
    if summary.unread_files > 0 {
        let _infallible =
            writeln!(text, "\nNOT COMPLETE: files that could not be read: {}", number(summary.unread_files));
    }
    text
}

/// So many reasons are told.
const MAX_REASONS: usize = 10;

/// Why RUN lines were not run: a line for each reason, the most frequent first, with the first file that it holds for.
#[must_use]
pub fn not_run(replay: &Replay) -> String {
    let mut reasons: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    for (file, run) in replay.files.iter().flat_map(|file| file.runs.iter().map(move |run| (file, run))) {
        if let Outcome::NotRun(reason) = &run.outcome {
            reasons.entry(reason).or_insert((0, &file.name)).0 += 1;
        }
    }
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(reason, (count, _))| (Reverse(*count), *reason));
    let mut text = String::new();
    for (reason, (count, file)) in reasons.iter().take(MAX_REASONS) {
        let lines = if *count == 1 { "RUN line" } else { "RUN lines" };
        let (count, file, reason) = (number(*count), line(file), clean(reason));
        let _infallible = writeln!(text, "not run: {count} {lines}, first in {file}: {reason}");
    }
    if let Some(more) = reasons.len().checked_sub(MAX_REASONS).filter(|more| *more > 0) {
        let _infallible = writeln!(text, "not run: {} more reasons", number(more));
    }
    text
}

/// One line per file.
#[must_use]
pub fn by_file(replay: &Replay) -> String {
    let rows: Vec<(String, [String; 6])> = replay
        .files
        .iter()
        .map(|file| {
            let mut row = Row::default();
            file.runs.iter().for_each(|run| row.add_run(run));
            let mut cells = cells(&row);
            cells[0] = match file.outcome {
                Outcome::Passed => "passed",
                Outcome::Failed(_) => "failed",
                Outcome::NotRun(_) => "not run",
            }
            .to_owned();
            (line(&file.name), cells)
        })
        .collect();
    layout("file", &rows).replacen(" files", "      ", 1)
}

fn cells(row: &Row) -> [String; 6] {
    [
        tally(row.files),
        tally(row.runs),
        number(row.not_run),
        number(row.failed_runs()),
        tally(row.encodings),
        tally(row.diagnostics()),
    ]
}

fn layout(title: &str, rows: &[(String, [String; 6])]) -> String {
    let first = rows.iter().map(|(name, _)| name.chars().count()).chain([title.len()]).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter()
            .map(|(_, cells)| cells[column].chars().count())
            .chain([COLUMNS[column].len()])
            .max()
            .unwrap_or(0)
    };
    let widths: [usize; 6] = std::array::from_fn(width);
    let mut text = format!("{title:first$}");
    for (column, width) in COLUMNS.iter().zip(widths) {
        let _infallible = write!(text, "  {column:>width$}");
    }
    text.push('\n');
    for (name, cells) in rows {
        let _infallible = write!(text, "{name:first$}");
        for (cell, width) in cells.iter().zip(widths) {
            let _infallible = write!(text, "  {cell:>width$}");
        }
        text.push('\n');
    }
    text
}

pub(super) fn tally(tally: Tally) -> String {
    if tally.expected == 0 {
        return "-".to_owned();
    }
    format!("{}/{}", number(tally.passed), number(tally.expected))
}

/// A number with its digits in groups of three.
pub(super) fn number(value: usize) -> String {
    let digits = value.to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 544_190].map(number), ["0", "999", "1,000", "544,190"]);
    }
}
