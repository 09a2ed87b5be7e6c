//! An earlier replay to hold a new one against: what passed then must pass now.

use std::collections::HashMap;

use serde::Deserialize;

use super::legible::line;
use crate::replay::{FileReport, Replay, RunReport, Tally};

/// The outcomes of an earlier replay, as its JSON has them.
#[derive(Debug, Deserialize)]
pub struct Baseline {
    files: Vec<File>,
}

#[derive(Debug, Deserialize)]
struct File {
    name: String,
    outcome: String,
    runs: Vec<Run>,
}

#[derive(Debug, Deserialize)]
struct Run {
    number: usize,
    outcome: String,
    encodings: Tally,
    errors: Tally,
    warnings: Tally,
}

impl Baseline {
    /// Reads what `--format json` has printed.
    ///
    /// # Errors
    /// If the text is something else.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// One line for each file and RUN line that is worse than it was, or is gone.
    #[must_use]
    pub fn worse(&self, replay: &Replay) -> Vec<String> {
        let now: HashMap<&str, &FileReport> =
            replay.files.iter().map(|file| (file.name.as_str(), file)).collect();
        let mut worse = Vec::new();
        for file in &self.files {
            match now.get(file.name.as_str()) {
                None => worse.push(format!("{}: gone", line(&file.name))),
                Some(new) => file.worse(new, &mut worse),
            }
        }
        worse
    }
}

impl File {
    fn worse(&self, new: &FileReport, worse: &mut Vec<String>) {
        let name = line(&self.name);
        if self.outcome == "passed" && !new.outcome.is_passed() {
            worse.push(format!("{name}: passed before"));
        }
        for run in &self.runs {
            let Some(new) = new.runs.iter().find(|new| new.number == run.number) else {
                worse.push(format!("{name} RUN {}: gone", run.number));
                continue;
            };
            run.worse(&name, new, worse);
        }
    }
}

impl Run {
    fn worse(&self, file: &str, new: &RunReport, worse: &mut Vec<String>) {
        if self.outcome == "passed" && !new.outcome.is_passed() {
            worse.push(format!("{file} RUN {}: passed before", self.number));
        }
        let counts = [
            ("encodings", self.encodings, new.encodings),
            ("errors", self.errors, new.errors),
            ("warnings", self.warnings, new.warnings),
        ];
        for (what, old, new) in counts.into_iter().filter(|(_, old, new)| new.passed < old.passed) {
            worse
                .push(format!("{file} RUN {}: {} {what} instead of {}", self.number, new.passed, old.passed));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::Outcome;

    fn replay(outcome: Outcome, passed: usize) -> Replay {
        let encodings = Tally { passed, expected: 4 };
        let run = RunReport { outcome: outcome.clone(), encodings, ..RunReport::new(1, 1, "gfx900") };
        Replay {
            files: vec![FileReport { name: "a.s".to_owned(), outcome, runs: vec![run], encoding_lines: 4 }],
            ..Replay::default()
        }
    }

    #[test]
    fn what_is_worse() {
        let before = replay(Outcome::Passed, 4);
        let text = serde_json::json!({ "files": before.files, "summary": {} }).to_string();
        let baseline = Baseline::parse(&text).unwrap();
        assert_eq!(baseline.worse(&before), Vec::<String>::new());
        let now = replay(Outcome::Failed("x".to_owned()), 3);
        assert_eq!(
            baseline.worse(&now),
            ["a.s: passed before", "a.s RUN 1: passed before", "a.s RUN 1: 3 encodings instead of 4"]
        );
        assert_eq!(baseline.worse(&Replay::default()), ["a.s: gone"]);
        assert!(Baseline::parse("{}").is_err());
    }
}
