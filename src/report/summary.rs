//! The sums of a replay, per generation and overall.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::replay::{FileReport, Generation, Outcome, Replay, RunReport, Tally};

/// The sums of one generation, or of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Files with RUN lines of the generation; passed are those with all of these passed.
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
    /// Per generation, oldest first; only those with a RUN line.
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
        let mut passed: BTreeMap<Generation, bool> = BTreeMap::new();
        for run in &file.runs {
            self.generations.entry(run.generation).or_default().add_run(run);
            self.total.add_run(run);
            *passed.entry(run.generation).or_insert(true) &= run.outcome.is_passed();
        }
        for (generation, all) in passed {
            // A file that is expected to fail passes by failing.
            let files = Tally { passed: usize::from(all || file.outcome.is_passed()), expected: 1 };
            self.generations.entry(generation).or_default().files += files;
        }
        self.total.files += Tally { passed: usize::from(file.outcome.is_passed()), expected: 1 };
        self.encoding_lines += file.encoding_lines;
        self.failed_files += usize::from(matches!(file.outcome, Outcome::Failed(_)));
    }
}
