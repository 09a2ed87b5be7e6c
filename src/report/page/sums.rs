//! The sums on the page: per generation and per encoding, with what a bar needs.

use std::collections::BTreeMap;

use super::super::summary::{Row, Summary};
use super::super::table::{number, tally};
use crate::replay::{Outcome, Replay, Tally};

/// How many came, were not run, and did not come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bar {
    pub passed: usize,
    pub not_run: usize,
    pub failed: usize,
}

impl Bar {
    fn new(tally: Tally, not_run: usize) -> Self {
        let missing = tally.expected.saturating_sub(tally.passed);
        let not_run = not_run.min(missing);
        Self { passed: tally.passed, not_run, failed: missing - not_run }
    }
}

/// A count as the text table has it, and its bar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    pub text: String,
    pub bar: Bar,
}

impl Count {
    fn new(of: Tally, not_run: usize) -> Self {
        Self { text: tally(of), bar: Bar::new(of, not_run) }
    }
}

/// The sums of a generation, or of all.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    pub name: String,
    /// Files, RUN lines, encodings, diagnostics.
    pub counts: [Count; 4],
    pub not_run: String,
    pub failed: String,
}

/// What is missing since RUN lines were not run.
#[derive(Clone, Copy, Debug, Default)]
struct NotRun {
    files: usize,
    encodings: usize,
    diagnostics: usize,
}

impl Sums {
    fn new(name: &str, row: &Row, not_run: NotRun) -> Self {
        let counts = [
            Count::new(row.files, not_run.files),
            Count::new(row.runs, row.not_run),
            Count::new(row.encodings, not_run.encodings),
            Count::new(row.diagnostics(), not_run.diagnostics),
        ];
        Self {
            name: name.to_owned(),
            counts,
            not_run: number(row.not_run),
            failed: number(row.failed_runs()),
        }
    }
}

/// The sums of each generation, and of all.
pub(super) fn generations(replay: &Replay, summary: &Summary) -> (Vec<Sums>, Sums) {
    let mut all = NotRun::default();
    let mut each: BTreeMap<&str, NotRun> = BTreeMap::new();
    for file in &replay.files {
        let mut states: BTreeMap<&str, (bool, bool)> = BTreeMap::new();
        for run in &file.runs {
            let (failed, not_run) = states.entry(run.generation.name()).or_default();
            *failed |= matches!(run.outcome, Outcome::Failed(_));
            if matches!(run.outcome, Outcome::NotRun(_)) {
                *not_run = true;
                for sums in [&mut all, each.entry(run.generation.name()).or_default()] {
                    sums.encodings += missing(run.encodings);
                    sums.diagnostics += missing(run.diagnostics());
                }
            }
        }
        for (name, _) in states.into_iter().filter(|(_, (failed, not_run))| *not_run && !*failed) {
            each.entry(name).or_default().files += 1;
        }
        all.files += usize::from(matches!(file.outcome, Outcome::NotRun(_)));
    }
    let of = |name: &str| each.get(name).copied().unwrap_or_default();
    let generations = summary
        .generations
        .iter()
        .map(|(generation, row)| Sums::new(generation.name(), row, of(generation.name())));
    (generations.collect(), Sums::new("all", &summary.total, all))
}

fn missing(tally: Tally) -> usize {
    tally.expected.saturating_sub(tally.passed)
}

/// The vectors of each encoding whose name the bytes tell.
pub(super) fn encodings(replay: &Replay) -> Vec<(String, Count)> {
    let mut all: BTreeMap<&str, Tally> = BTreeMap::new();
    for (name, tally) in replay.files.iter().flat_map(|file| &file.runs).flat_map(|run| &run.by_encoding) {
        *all.entry(name).or_default() += *tally;
    }
    all.into_iter().map(|(name, tally)| (name.to_owned(), Count::new(tally, 0))).collect()
}
