//! The sums of a replay, per generation and overall.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::replay::{FileReport, Generation, Outcome, Replay, RunReport, Tally};

/// The sums of one generation, or of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Files with RUN lines of the generation; passed are those with all of these passed, unless they fail as a whole.
    pub files: Tally,
    /// RUN lines.
    pub runs: Tally,
    /// RUN lines among them that were not run.
    pub not_run: usize,
    /// Vectors: RUN lines times their active CHECK lines with `encoding: [...]`.
    pub encodings: Tally,
    /// Active CHECK lines with `error:`.
    pub errors: Tally,
    /// Active CHECK lines with `warning:`.
    pub warnings: Tally,
}

impl Row {
    /// Expected diagnostics: errors and warnings.
    #[must_use]
    pub fn diagnostics(&self) -> Tally {
        let mut sum = self.errors;
        sum += self.warnings;
        sum
    }

    /// RUN lines that failed.
    #[must_use]
    pub fn failed_runs(&self) -> usize {
        self.runs.expected.saturating_sub(self.runs.passed + self.not_run)
    }

    pub(super) fn add_run(&mut self, run: &RunReport) {
        self.runs += Tally { passed: usize::from(run.outcome.is_passed()), expected: 1 };
        self.not_run += usize::from(matches!(run.outcome, Outcome::NotRun(_)));
        self.encodings += run.encodings;
        self.errors += run.errors;
        self.warnings += run.warnings;
    }
}

/// The sums of a replay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Per generation, oldest first; only those with a RUN line. Files without one count for [`Generation::OTHER`].
    pub generations: BTreeMap<Generation, Row>,
    /// Over all. A file with RUN lines of several generations counts once.
    pub total: Row,
    /// How many different CHECK lines expect an encoding.
    pub encoding_lines: usize,
    /// Files that failed, as lit counts.
    pub failed_files: usize,
    /// Files that could not be read, so that the sums are not complete.
    pub unread_files: usize,
}

impl Summary {
    /// The sums of a replay.
    #[must_use]
    pub fn new(replay: &Replay) -> Self {
        let mut summary = Self { unread_files: replay.unread.len(), ..Self::default() };
        for file in &replay.files {
            summary.add(file);
        }
        summary
    }

    fn add(&mut self, file: &FileReport) {
        for run in &file.runs {
            self.generations.entry(run.generation).or_default().add_run(run);
            self.total.add_run(run);
        }
        // Without a RUN line a file is of no generation, and counts all the same.
        let other = file.runs.is_empty().then_some(Generation::OTHER);
        let generations: BTreeSet<Generation> =
            file.runs.iter().map(|run| run.generation).chain(other).collect();
        for generation in generations {
            let files = Tally { passed: usize::from(file.passes_for(generation)), expected: 1 };
            self.generations.entry(generation).or_default().files += files;
        }
        self.total.files += Tally { passed: usize::from(file.outcome.is_passed()), expected: 1 };
        self.encoding_lines += file.encoding_lines;
        self.failed_files += usize::from(matches!(file.outcome, Outcome::Failed(_)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(outcome: Outcome, gpus: &[&str]) -> FileReport {
        let runs = gpus.iter().map(|gpu| RunReport::new(1, 1, gpu)).collect();
        FileReport { name: String::new(), outcome, runs, encoding_lines: 0 }
    }

    #[test]
    fn what_fails_as_a_whole_passes_in_no_row() {
        let failed = || Outcome::Failed("compares nothing".to_owned());
        let mut one_fails = file(failed(), &["gfx900", "gfx1100"]);
        one_fails.runs[0].outcome = failed();
        let files = vec![
            file(Outcome::Passed, &["gfx1100"]),
            file(failed(), &["gfx1100"]),
            file(failed(), &[]),
            one_fails,
        ];
        let summary = Summary::new(&Replay { files, ..Replay::default() });
        let counts = |row: &Row| (row.files.passed, row.files.expected);
        let rows: Vec<_> = summary.generations.iter().map(|(name, row)| (name.name(), counts(row))).collect();
        assert_eq!(rows, [("gfx9", (0, 1)), ("gfx11", (2, 3)), ("other", (0, 1))]);
        assert_eq!((counts(&summary.total), summary.failed_files), ((1, 4), 3));
    }
}
