//! Replays test files: finds them, runs their RUN lines in this process, judges the outcome of each and, below it,
//! every single encoding and diagnostic that the CHECK lines expect.
//!
//! A RUN line is judged as lit and FileCheck would. An encoding is judged on its bytes alone, a diagnostic on its
//! place, kind and message, whatever FileCheck says of the lines around: so a file with one wrong instruction still
//! counts all that is right.

mod by_encoding;
mod checks;
mod command;
mod coverage;
mod difference;
mod discover;
mod expected;
mod file;
mod generation;
mod judge;
mod outcome;
mod vectors;

use std::path::PathBuf;

use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use thiserror::Error;

pub use coverage::{Coverage, Seen, Subject};
pub use difference::{Difference, FieldDifference, difference, reading};
pub use discover::{TestFile, discover};
pub use generation::{GENERATIONS, Generation};
pub use outcome::{FileReport, Miss, MissKind, Outcome, Replay, RunReport, Tally};
pub use vectors::{Example, VectorIndex, Vectors};

use crate::lit::{Tool, Toolbox};

/// What to replay, and how.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// Files and folders; the folders are searched for tests. Without any, the project's own suite is replayed, which
    /// is part of the program.
    pub paths: Vec<PathBuf>,
    /// Only RUN lines of these generations, if any is named.
    pub generations: Vec<Generation>,
    /// Only RUN lines for these GPUs (`-mcpu`), if any is named.
    pub gpus: Vec<String>,
    /// Only files whose name, or path below its folder, fits one of these wildcard patterns, if there is any.
    pub files: Vec<String>,
    /// How many misses of one RUN line are kept; the others are counted alone.
    pub misses_per_run: usize,
    /// The tools that RUN lines may name.
    pub tools: Toolbox,
    /// Whether [`Replay::coverage`] is wanted.
    pub coverage: bool,
    /// Whether [`Replay::vectors`] is wanted.
    pub vectors: bool,
    /// Whether [`RunReport::by_encoding`] is wanted.
    pub by_encoding: bool,
    /// Reads the bits of a wrong encoding for a person.
    pub explain: Explain,
}

/// What differs between LLVM's bytes and ours for a GPU, field by field (`OP 533 → 534`); none if it cannot tell.
pub type Explain = fn(gpu: &str, expected: &[u8], ours: &[u8]) -> Option<String>;

impl Options {
    /// The options to replay all RUN lines of `paths` with `tools`.
    #[must_use]
    pub fn new(paths: Vec<PathBuf>, tools: Toolbox) -> Self {
        Self {
            paths,
            generations: Vec::new(),
            gpus: Vec::new(),
            files: Vec::new(),
            misses_per_run: 5000,
            coverage: false,
            vectors: false,
            by_encoding: false,
            tools,
            explain: difference::fields,
        }
    }
}

/// LLVM's tools as far as they exist here.
#[must_use]
pub fn builtin_tools() -> Toolbox {
    let mut tools = Toolbox::default();
    tools.insert("FileCheck", Tool::InProcess(crate::filecheck::run));
    tools.insert("llvm-mc", Tool::InProcess(crate::mc::run));
    tools
}

/// Programs of LLVM's that RUN lines may name, whether they exist here or not.
const PROGRAMS: [&str; 11] = [
    "FileCheck",
    "ld.lld",
    "llvm-mc",
    "llvm-nm",
    "llvm-objcopy",
    "llvm-objdump",
    "llvm-readelf",
    "llvm-readobj",
    "llvm-strip",
    "obj2yaml",
    "yaml2obj",
];

/// The names of all tools that a program may take the place of: LLVM's, and the commands of the shell.
pub fn tool_names() -> impl Iterator<Item = &'static str> {
    PROGRAMS.into_iter().chain(crate::lit::command_names())
}

/// Why there is nothing to replay.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// A path that was named does not exist or cannot be read.
    #[error("{path}")]
    Path {
        /// The path as it was given.
        path: String,
        /// What the system says.
        source: std::io::Error,
    },
    /// No test file was found under the paths, or none fits the filters.
    #[error("no test files in {0}")]
    Nothing(String),
}

/// Replays all tests that the options choose, in parallel. `progress` is called with the files found, then once a file.
///
/// # Errors
/// If a path cannot be read, or holds no test. A test that cannot be read or run is part of the result instead.
pub fn replay(options: &Options, progress: &(dyn Fn(Progress) + Sync)) -> Result<Replay, ReplayError> {
    let mut tests = discover(options)?;
    progress(Progress::Found(tests.len()));
    // The largest first, so that no core is left alone with one of them at the end.
    tests.sort_by(|a, b| b.size.cmp(&a.size).then_with(|| a.name.cmp(&b.name)));
    let replay_one = |test: &TestFile| {
        let replayed = match test.read() {
            Ok(content) => (file::replay_file(test, &content, options), None),
            Err(error) => (file::unread(test, &error, options), Some(test.name.clone())),
        };
        progress(Progress::Finished);
        replayed
    };
    let replayed: Vec<(Option<file::Replayed>, Option<String>)> =
        match ThreadPoolBuilder::new().num_threads(threads(tests.len())).build() {
            Ok(pool) => pool.install(|| tests.par_iter().with_max_len(1).map(replay_one).collect()),
            // Where the system gives no threads, this one does all.
            Err(_) => tests.iter().map(replay_one).collect(),
        };
    let mut replay = Replay::default();
    for (replayed, unread) in replayed {
        if let Some((report, coverage, vectors)) = replayed {
            replay.files.push(report);
            replay.coverage.merge(&coverage);
            replay.vectors.merge(vectors);
        }
        replay.unread.extend(unread);
    }
    replay.files.sort_by(|a, b| a.name.cmp(&b.name));
    replay.unread.sort();
    Ok(replay)
}

/// How many threads replay: as many as the machine has cores or `RAYON_NUM_THREADS` says, within reason.
fn threads(tests: usize) -> usize {
    const MOST: usize = 256;
    let asked = std::env::var("RAYON_NUM_THREADS").ok().and_then(|number| number.parse().ok());
    let asked: usize = asked
        .filter(|number| *number > 0)
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get));
    asked.min(tests).clamp(1, MOST)
}

/// How far a replay has come.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    /// So many files will be replayed.
    Found(usize),
    /// One more file is done.
    Finished,
}

/// The vectors of all of the suite's tests; none if the suite cannot be replayed.
#[must_use]
pub fn whole_suite_vectors() -> Option<VectorIndex> {
    let mut options = Options::new(Vec::new(), builtin_tools());
    options.vectors = true;
    let replayed = replay(&options, &|_| {}).ok()?;
    Some(replayed.vectors.index("the project's own tests"))
}

/// The vectors of the suite's tests that name one of these mnemonics; none if no test does.
#[must_use]
pub fn suite_vectors(mnemonics: &[&str]) -> Option<VectorIndex> {
    let mut options = Options::new(Vec::new(), builtin_tools());
    options.vectors = true;
    let finders: Vec<_> = mnemonics.iter().map(memchr::memmem::Finder::new).collect();
    let mut vectors = Vectors::default();
    let mut found = false;
    for test in discover(&options).ok()? {
        let Ok(content) = test.read() else { continue };
        let names_one = |line: &[u8]| finders.iter().any(|finder| finder.find(line).is_some());
        if !names_one(&content) {
            continue;
        }
        let content = vectors::only(&content, names_one);
        if let Some((_, _, own)) = file::replay_file(&test, &content, &options) {
            vectors.merge(own);
            found = true;
        }
    }
    found.then(|| vectors.index("the project's own tests"))
}
