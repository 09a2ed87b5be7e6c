//! The files on the page: what came of each and of its RUN lines, and the map of them.

use std::collections::{BTreeMap, BTreeSet};

use super::super::summary::Row;
use super::super::table::{number, tally};
use crate::replay::{FileReport, Generation, Outcome, Replay, RunReport};

/// What came of a file, of its RUN lines of one generation, or of one RUN line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum State {
    Failed,
    NotRun,
    Partly,
    Expected,
    Passed,
}

impl State {
    /// The order of the legend.
    pub const ALL: [Self; 5] = [Self::Passed, Self::Expected, Self::Partly, Self::NotRun, Self::Failed];

    /// What the style sheet and the filter call it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Failed => "failed",
            Self::NotRun => "not-run",
            Self::Partly => "partly",
            Self::Expected => "expected",
            Self::Passed => "passed",
        }
    }

    pub const fn words(self) -> &'static str {
        match self {
            Self::Failed => "failed",
            Self::NotRun => "not run",
            Self::Partly => "partly run",
            Self::Expected => "fails as XFAIL expects",
            Self::Passed => "passed",
        }
    }

    /// The sign of it, for those who do not see its colour.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Failed => "✕",
            Self::NotRun => "–",
            Self::Partly => "◐",
            Self::Expected => "x",
            Self::Passed => "✓",
        }
    }

    fn of_run(file: &FileReport, run: &RunReport) -> Self {
        match &run.outcome {
            Outcome::Passed => Self::Passed,
            Outcome::Failed(_) if file.outcome.is_passed() => Self::Expected,
            Outcome::Failed(_) => Self::Failed,
            Outcome::NotRun(_) => Self::NotRun,
        }
    }

    /// What came of some RUN lines together.
    fn of_runs(runs: impl Iterator<Item = Self>) -> Self {
        let states: BTreeSet<Self> = runs.collect();
        match states.first() {
            Some(Self::NotRun) if states.len() > 1 => Self::Partly,
            Some(state) => *state,
            None => Self::Failed,
        }
    }

    fn of_file(file: &FileReport) -> Self {
        match &file.outcome {
            Outcome::Failed(_) => Self::Failed,
            _ => Self::of_runs(file.runs.iter().map(|run| Self::of_run(file, run))),
        }
    }
}

/// A file.
#[derive(Clone, Debug)]
pub(super) struct File {
    /// Its number on the page.
    pub id: usize,
    pub name: String,
    pub state: State,
    /// Why it did not pass.
    pub reason: String,
    /// Its generations, with a blank between two.
    pub generations: String,
    /// The encodings of its vectors, with a bar between two.
    pub encodings: String,
    pub runs: Vec<Run>,
    pub passed_runs: String,
    pub tallies: [String; 2],
}

/// A RUN line.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub number: usize,
    pub line: u32,
    pub gpu: String,
    pub state: State,
    pub reason: String,
    pub command: String,
    pub tallies: [String; 2],
}

/// The files with RUN lines of one generation.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub name: &'static str,
    pub cells: Vec<Cell>,
}

/// A file on the map.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// The number of the file.
    pub file: usize,
    pub state: State,
    /// What a person is told who points at it.
    pub title: String,
}

/// Why RUN lines were not run.
#[derive(Clone, Debug)]
pub(super) struct Reason {
    pub reason: String,
    pub runs: String,
    pub files: String,
    pub encodings: String,
    pub diagnostics: String,
}

/// All files.
pub(super) fn files(replay: &Replay) -> Vec<File> {
    replay.files.iter().enumerate().map(|(id, file)| self::file(id, file)).collect()
}

fn file(id: usize, file: &FileReport) -> File {
    let mut row = Row::default();
    file.runs.iter().for_each(|run| row.add_run(run));
    let words = |words: BTreeSet<&str>, between: &str| words.into_iter().collect::<Vec<_>>().join(between);
    let encodings = file.runs.iter().flat_map(|run| run.by_encoding.keys().map(String::as_str)).collect();
    File {
        id,
        name: file.name.clone(),
        state: State::of_file(file),
        reason: reason(&file.outcome),
        generations: words(file.runs.iter().map(|run| run.generation.name()).collect(), " "),
        encodings: words(encodings, "|"),
        runs: file.runs.iter().map(|run| self::run(file, run)).collect(),
        passed_runs: tally(row.runs),
        tallies: [tally(row.encodings), tally(row.diagnostics())],
    }
}

fn run(file: &FileReport, run: &RunReport) -> Run {
    Run {
        number: run.number,
        line: run.line,
        gpu: run.gpu.clone(),
        state: State::of_run(file, run),
        reason: reason(&run.outcome),
        command: run.command.clone(),
        tallies: [tally(run.encodings), tally(run.diagnostics())],
    }
}

fn reason(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Passed => String::new(),
        Outcome::Failed(reason) | Outcome::NotRun(reason) => reason.clone(),
    }
}

/// The map: a group for each generation, in their order, and one for files without RUN lines.
pub(super) fn map(replay: &Replay) -> Vec<Group> {
    let mut groups: BTreeMap<(bool, Option<Generation>), Group> = BTreeMap::new();
    for (id, file) in replay.files.iter().enumerate() {
        let mut runs: BTreeMap<_, Vec<&RunReport>> = BTreeMap::new();
        file.runs.iter().for_each(|run| runs.entry(run.generation).or_default().push(run));
        if runs.is_empty() {
            let title = format!("{}: {}", file.name, reason(&file.outcome));
            let cell = Cell { file: id, state: State::of_file(file), title };
            let group =
                groups.entry((true, None)).or_insert(Group { name: "no RUN line", cells: Vec::new() });
            group.cells.push(cell);
        }
        for (generation, runs) in runs {
            let name = generation.name();
            let key = (false, Some(generation));
            let group = groups.entry(key).or_insert(Group { name, cells: Vec::new() });
            group.cells.push(cell(id, file, &runs));
        }
    }
    groups.into_values().collect()
}

fn cell(id: usize, file: &FileReport, runs: &[&RunReport]) -> Cell {
    let mut row = Row::default();
    runs.iter().for_each(|run| row.add_run(run));
    // What fails as a whole fails everywhere, though its RUN lines pass.
    let whole =
        matches!(file.outcome, Outcome::Failed(_)) && file.runs.iter().all(|run| run.outcome.is_passed());
    let states = runs.iter().map(|run| State::of_run(file, run));
    let state = if whole { State::Failed } else { State::of_runs(states) };
    let mut title = format!("{}: {}, RUN lines {}", file.name, state.words(), tally(row.runs));
    for (name, of) in [("encodings", row.encodings), ("diagnostics", row.diagnostics())] {
        if of.expected > 0 {
            title.push_str(&format!(", {name} {}", tally(of)));
        }
    }
    Cell { file: id, state, title }
}

/// Why RUN lines were not run, the commonest reason first.
pub(super) fn not_run(replay: &Replay) -> Vec<Reason> {
    let mut reasons: BTreeMap<&str, (Row, BTreeSet<&str>)> = BTreeMap::new();
    for file in &replay.files {
        for run in &file.runs {
            if let Outcome::NotRun(reason) = &run.outcome {
                let (row, files) = reasons.entry(reason).or_default();
                row.add_run(run);
                files.insert(&file.name);
            }
        }
    }
    let mut sorted: Vec<_> = reasons.into_iter().collect();
    sorted.sort_by_key(|(reason, (row, _))| (std::cmp::Reverse(row.not_run), *reason));
    let reason = |(reason, (row, files)): (&str, (Row, BTreeSet<&str>))| Reason {
        reason: reason.to_owned(),
        runs: number(row.not_run),
        files: number(files.len()),
        encodings: number(row.encodings.expected),
        diagnostics: number(row.diagnostics().expected),
    };
    sorted.into_iter().map(reason).collect()
}
