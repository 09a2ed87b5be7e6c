//! The text that `cargo test` keeps of a replay and compares: counts, and below them all that does not pass.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::entry::run_entries;
use super::summary::Row;
use super::table::{number, tally};
use crate::replay::{FileReport, Generation, Outcome, Replay, RunReport};

/// So many single misses of a RUN line are kept; the rest is a number.
const MISSES_PER_RUN: usize = 10;

/// The text for one generation; none if the replay has no RUN line of it.
///
/// RUN lines that were not run are summed up per file and reason, so that the text stays short enough to review.
#[must_use]
pub fn snapshot(replay: &Replay, generation: Generation) -> Option<String> {
    let mut row = Row::default();
    let mut passed_files = 0;
    let mut entries = String::new();
    for file in &replay.files {
        if !file.is_of(generation) {
            continue;
        }
        let runs: Vec<&RunReport> = file.runs.iter().filter(|run| run.generation == generation).collect();
        runs.iter().for_each(|run| row.add_run(run));
        row.files.expected += 1;
        passed_files += usize::from(file.passes_for(generation));
        file_entries(file, &runs, &mut entries);
    }
    row.files.passed = passed_files;
    if row.files.expected == 0 {
        return None;
    }
    let mut text = counts(&row);
    if !entries.is_empty() {
        text.push('\n');
        text.push_str(&entries);
    }
    Some(text)
}

fn counts(row: &Row) -> String {
    format!(
        "files        {}\nRUN lines    {}, {} not run, {} failed\nencodings    {}\nerrors       {}\nwarnings     {}\n",
        tally(row.files),
        tally(row.runs),
        number(row.not_run),
        number(row.failed_runs()),
        tally(row.encodings),
        tally(row.errors),
        tally(row.warnings),
    )
}

fn file_entries(file: &FileReport, runs: &[&RunReport], text: &mut String) {
    if let (Outcome::Failed(reason), true) = (&file.outcome, file.fails_as_a_whole()) {
        let _infallible = writeln!(text, "{}: {reason}", file.name);
    }
    let mut not_run: BTreeMap<&str, (Vec<String>, Row)> = BTreeMap::new();
    for run in runs {
        match &run.outcome {
            Outcome::Passed => {}
            Outcome::Failed(_) if file.outcome.is_passed() => {
                let _infallible = writeln!(text, "{} RUN {} fails as XFAIL expects", file.name, run.number);
            }
            Outcome::Failed(_) => text.push_str(&run_entries(file, run, MISSES_PER_RUN)),
            Outcome::NotRun(reason) => {
                let (numbers, row) = not_run.entry(reason).or_default();
                numbers.push(run.number.to_string());
                row.add_run(run);
            }
        }
    }
    for (reason, (numbers, row)) in not_run {
        let _infallible = write!(text, "{} RUN {} not run: {reason}", file.name, numbers.join(", "));
        if row.encodings.expected + row.diagnostics().expected > 0 {
            let (encodings, diagnostics) = (tally(row.encodings), tally(row.diagnostics()));
            let _infallible = write!(text, "  (encodings {encodings}, diagnostics {diagnostics})");
        }
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::Tally;

    #[test]
    fn a_file_without_run_lines_is_not_dropped() {
        let outcome = Outcome::Failed("line 1: no RUN line".to_owned());
        let file = FileReport { name: "a.s".to_owned(), outcome, runs: Vec::new(), encoding_lines: 0 };
        let replay = Replay { files: vec![file], ..Replay::default() };
        let text = snapshot(&replay, Generation::OTHER).unwrap();
        assert!(
            text.starts_with("files        0/1\n") && text.ends_with("\na.s: line 1: no RUN line\n"),
            "{text}"
        );
        assert_eq!(snapshot(&replay, Generation::of_gpu("gfx900")), None);
    }

    #[test]
    fn what_is_not_run_is_summed_up() {
        let gfx9 = Generation::of_gpu("gfx900");
        let encodings = Tally { passed: 0, expected: 4 };
        let run = |number, outcome| RunReport { outcome, encodings, ..RunReport::new(number, 1, "gfx900") };
        let not_run = || Outcome::NotRun("llvm-x does not exist here yet".to_owned());
        let file = FileReport {
            name: "a.s".to_owned(),
            outcome: not_run(),
            runs: vec![
                run(1, not_run()),
                run(2, Outcome::Failed("exit status 1".to_owned())),
                run(3, not_run()),
            ],
            encoding_lines: 4,
        };
        let replay = Replay { files: vec![file], ..Replay::default() };
        let expected = "\
files        0/1
RUN lines    0/3, 2 not run, 1 failed
encodings    0/12
errors       -
warnings     -

a.s RUN 2 (gfx900) failed: exit status 1
  4 more
  encodings 0/4  diagnostics -
a.s RUN 1, 3 not run: llvm-x does not exist here yet  (encodings 0/8, diagnostics -)
";
        assert_eq!(snapshot(&replay, gfx9).unwrap(), expected);
        assert_eq!(snapshot(&replay, Generation::OTHER), None);
    }
}
