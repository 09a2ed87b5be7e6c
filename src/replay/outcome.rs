//! What a replay found.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::coverage::Coverage;
use super::generation::Generation;
use super::vectors::Vectors;

/// The result of a replay: its files, sorted by name.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Replay {
    /// The files.
    pub files: Vec<FileReport>,
    /// The bits that its passing RUN lines have seen, if that was asked for.
    #[serde(skip)]
    pub coverage: Coverage,
    /// The vectors that pass, if that was asked for.
    #[serde(skip)]
    pub vectors: Vectors,
    /// The files that could not be read: without them, a replay is not complete.
    pub unread: Vec<String>,
}

/// What came of a file or of a RUN line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "outcome", content = "reason", rename_all = "kebab-case")]
pub enum Outcome {
    /// As expected.
    Passed,
    /// Not as expected, with what went wrong first.
    Failed(String),
    /// Not run, or not to its end, with the reason: a tool or an option that does not exist here yet.
    NotRun(String),
}

impl Outcome {
    /// Whether it is [`Outcome::Passed`].
    #[must_use]
    pub fn is_passed(&self) -> bool {
        *self == Self::Passed
    }
}

/// How many of the expected results came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Those that came.
    pub passed: usize,
    /// All.
    pub expected: usize,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.expected += other.expected;
    }
}

/// A replayed file.
#[derive(Clone, Debug, Serialize)]
pub struct FileReport {
    /// Its path below the folder that was searched.
    pub name: String,
    /// What came of it, as lit counts: a file that is expected to fail passes by failing.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Its RUN lines, in file order.
    pub runs: Vec<RunReport>,
    /// How many different CHECK lines of it expect an encoding under some RUN line.
    pub encoding_lines: usize,
}

impl FileReport {
    /// Whether it fails although none of its RUN lines does: it cannot be read, has no RUN line, compares nothing, or
    /// passes where XFAIL expects otherwise.
    #[must_use]
    pub fn fails_as_a_whole(&self) -> bool {
        let failed = |outcome: &Outcome| matches!(outcome, Outcome::Failed(_));
        failed(&self.outcome) && !self.runs.iter().any(|run| failed(&run.outcome))
    }

    /// Whether it belongs to a generation: it has RUN lines of it, or none at all, which is nobody else's.
    #[must_use]
    pub fn is_of(&self, generation: Generation) -> bool {
        self.runs.iter().any(|run| run.generation == generation)
            || self.runs.is_empty() && generation == Generation::OTHER
    }

    /// Whether it passes as far as a generation goes: as a whole, or in all RUN lines of that generation.
    #[must_use]
    pub fn passes_for(&self, generation: Generation) -> bool {
        let mut own = self.runs.iter().filter(|run| run.generation == generation);
        // A file that is expected to fail passes by failing.
        self.outcome.is_passed() || !self.fails_as_a_whole() && own.all(|run| run.outcome.is_passed())
    }
}

/// A replayed RUN line.
#[derive(Clone, Debug, Serialize)]
pub struct RunReport {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The line of the file where it starts.
    pub line: u32,
    /// What it runs, as the file has it, before substitutions.
    pub command: String,
    /// The processor that it assembles for, empty if it names none.
    pub gpu: String,
    /// The generation of that processor.
    pub generation: Generation,
    /// What came of it.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Its vectors: active CHECK lines with `encoding: [...]`.
    pub encodings: Tally,
    /// Its active CHECK lines with `error:`.
    pub errors: Tally,
    /// Its active CHECK lines with `warning:`.
    pub warnings: Tally,
    /// Those among them that did not come, as many as were asked for.
    pub misses: Vec<Miss>,
    /// Its vectors by the encoding that LLVM's bytes are in, if that was asked for.
    #[serde(skip)]
    pub by_encoding: BTreeMap<String, Tally>,
    /// How long it took. No report that is held against another has it.
    #[serde(skip)]
    pub time: Duration,
}

impl RunReport {
    /// A RUN line that expects nothing, and passed.
    #[must_use]
    pub fn new(number: usize, line: u32, gpu: &str) -> Self {
        Self {
            number,
            line,
            command: String::new(),
            gpu: gpu.to_owned(),
            generation: Generation::of_gpu(gpu),
            outcome: Outcome::Passed,
            encodings: Tally::default(),
            errors: Tally::default(),
            warnings: Tally::default(),
            misses: Vec::new(),
            by_encoding: BTreeMap::new(),
            time: Duration::ZERO,
        }
    }

    /// All its expected diagnostics: errors and warnings.
    #[must_use]
    pub fn diagnostics(&self) -> Tally {
        let mut sum = self.errors;
        sum += self.warnings;
        sum
    }
}

/// One expected result that did not come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Miss {
    /// The line of the CHECK line.
    pub check_line: u32,
    /// The line of the statement that it is about.
    pub line: u32,
    /// That statement.
    pub statement: String,
    /// What was expected and what came.
    #[serde(flatten)]
    pub kind: MissKind,
}

/// What was expected and what came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MissKind {
    /// Other bytes than expected.
    Encoding {
        /// LLVM's bytes, as the CHECK line has them: `05 00 15 d6`; bits that a fixup fills are letters.
        expected: String,
        /// LLVM's bytes, with 0 for each bit that a fixup fills.
        #[serde(skip)]
        expected_bytes: Vec<u8>,
        /// Our bytes.
        #[serde(skip)]
        ours: Vec<u8>,
        /// What differs, field by field, if the layout is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        fields: Option<String>,
    },
    /// No bytes at all: the statement was refused, or never seen.
    Refused {
        /// LLVM's bytes.
        expected: String,
        /// Our diagnostic, if there is one.
        reason: Option<String>,
    },
    /// A diagnostic that did not come, or not so.
    Diagnostic {
        /// What LLVM says: `12:20: error: …`, as the CHECK line has it.
        expected: String,
        /// What we say of that line instead.
        ours: Option<String>,
    },
}

impl MissKind {
    /// LLVM's bytes, with 0 for each bit that is not known; none for a diagnostic.
    #[must_use]
    pub fn expected_bytes(&self) -> Option<Vec<u8>> {
        match self {
            Self::Encoding { expected_bytes, .. } => Some(expected_bytes.clone()),
            Self::Refused { expected, .. } => {
                Some(expected.split(' ').map(|byte| u8::from_str_radix(byte, 16).unwrap_or(0)).collect())
            }
            Self::Diagnostic { .. } => None,
        }
    }
}
