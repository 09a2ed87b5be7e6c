//! A replay as one page of HTML that needs no other file and no other host, to be attached to a CI run.
//!
//! The model is made here, of the same sums as the text table; `templates/report.html` says how it looks, and
//! `templates/report.js` filters what is on the page already.

mod failure;
mod files;
mod sums;

use std::collections::BTreeSet;

use askama::Template;

use super::legible::clean;
use super::summary::Summary;
use super::table::number;
use crate::html;
use crate::replay::{Outcome, Replay, RunReport};
use failure::{Failure, failures};
use files::{File, Group, Reason, State, files, map, not_run};
use sums::{Count, Sums, encodings, generations};

/// What a page tells of a replay that the replay itself does not know.
pub struct About<'a> {
    /// What was replayed: `LLVM's tests, llvmorg-23.1.1`.
    pub corpus: String,
    /// The filters that left out some of it, as the command line has them.
    pub filters: Vec<String>,
    /// Who says what fields mean.
    pub read: &'a Read,
}

/// Reads the fields of two encodings of an instruction line on a GPU; none if it cannot.
pub type Read = dyn Fn(&str, &str, [&[u8]; 2]) -> Option<[Vec<Meaning>; 2]>;

/// What a field means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// The layout that it is of, or `literal`.
    pub part: String,
    /// Its highest bit.
    pub high: u32,
    /// What its value says: `src0 = v1`.
    pub text: String,
}

/// The HTML of a replay, with at most `limit` single misses.
#[must_use]
pub fn page(replay: &Replay, summary: &Summary, about: &About, limit: usize) -> String {
    let (generations, total) = generations(replay, summary);
    let (failures, more_failures) = failures(replay, limit, about.read);
    let page = html::render(&Page {
        about,
        version: env!("CARGO_PKG_VERSION"),
        verdict: Verdict::new(replay, summary),
        unread: &replay.unread,
        generations,
        total,
        notes: Notes::new(replay, summary),
        encodings: encodings(replay),
        chosen: chosen(replay),
        map: map(replay),
        states: State::ALL,
        failures,
        more_failures,
        not_run: not_run(replay),
        files: files(replay),
    });
    clean(&page)
}

/// `templates/report.html`.
#[derive(Template)]
#[template(path = "report.html")]
struct Page<'a> {
    about: &'a About<'a>,
    version: &'static str,
    verdict: Verdict,
    unread: &'a [String],
    generations: Vec<Sums>,
    total: Sums,
    notes: Notes,
    encodings: Vec<(String, Count)>,
    /// The encodings that can be filtered by.
    chosen: BTreeSet<String>,
    map: Vec<Group>,
    states: [State; 5],
    failures: Vec<Failure>,
    more_failures: usize,
    not_run: Vec<Reason>,
    files: Vec<File>,
}

/// The outcome as a whole.
struct Verdict {
    /// What the style sheet calls it.
    id: &'static str,
    sign: &'static str,
    text: String,
}

impl Verdict {
    fn new(replay: &Replay, summary: &Summary) -> Self {
        let files = |count: usize, what: &str| match count {
            1 => format!("1 file {what}"),
            count => format!("{} files {what}", number(count)),
        };
        let not_run = match summary.total.not_run {
            0 => String::new(),
            1 => "; 1 RUN line was not run".to_owned(),
            count => format!("; {} RUN lines were not run", number(count)),
        };
        if !replay.unread.is_empty() {
            let text = files(replay.unread.len(), "could not be read");
            return Self { id: "failed", sign: "!", text: format!("NOT COMPLETE: {text}{not_run}") };
        }
        match summary.failed_files {
            0 if not_run.is_empty() => Self { id: "passed", sign: "✓", text: "Nothing failed".to_owned() },
            0 => Self { id: "partly", sign: "◐", text: format!("Nothing failed{not_run}") },
            count => {
                let text = format!("{}{not_run}", files(count, "failed"));
                Self { id: "failed", sign: "✕", text }
            }
        }
    }
}

/// What the numbers below the table are, as the text table says it.
struct Notes {
    encoding_lines: String,
    errors: String,
    warnings: String,
    /// RUN lines that fail as XFAIL expects.
    expected: usize,
}

impl Notes {
    fn new(replay: &Replay, summary: &Summary) -> Self {
        let passed = replay.files.iter().filter(|file| file.outcome.is_passed());
        let failed = |run: &&RunReport| matches!(run.outcome, Outcome::Failed(_));
        Self {
            expected: passed.flat_map(|file| &file.runs).filter(failed).count(),
            encoding_lines: number(summary.encoding_lines),
            errors: number(summary.total.errors.expected),
            warnings: number(summary.total.warnings.expected),
        }
    }
}

/// All encodings that a vector is in.
fn chosen(replay: &Replay) -> BTreeSet<String> {
    let runs = replay.files.iter().flat_map(|file| &file.runs);
    runs.flat_map(|run| run.by_encoding.keys().cloned()).collect()
}
