//! A replay as JUnit XML, for CI systems: a suite per file, a case per RUN line.
//!
//! What fails as a whole, as a file that compares nothing does, is a case of its own; what could not be read is an
//! error. A RUN line that fails as XFAIL expects passes.

use std::time::Duration;

use quick_junit::{NonSuccessKind, Property, Report, SerializeError, TestCase, TestCaseStatus, TestSuite};

use super::entry::run_entries;
use super::legible::{clean, line};
use crate::replay::{FileReport, MissKind, Outcome, Replay, RunReport, Tally};

/// What the file as a whole is called among its RUN lines.
const WHOLE: &str = "whole file";

/// The XML, with at most `limit` single misses of each RUN line.
///
/// # Errors
/// The XML cannot be written, which no replay should bring about.
pub fn junit(replay: &Replay, limit: usize) -> Result<String, SerializeError> {
    let mut report = Report::new("mcreplay");
    report.set_time(replay.files.iter().map(time).sum());
    report.add_test_suites(replay.files.iter().map(|file| suite(file, replay, limit)));
    // With filters, a file that cannot be read is not among the others.
    let listed = |name: &String| replay.files.iter().any(|file| file.name == *name);
    report.add_test_suites(replay.unread.iter().filter(|name| !listed(name)).map(|name| {
        let mut suite = TestSuite::new(line(name));
        suite.add_test_case(unread(name, "cannot be read"));
        suite
    }));
    report.to_string()
}

fn suite(file: &FileReport, replay: &Replay, limit: usize) -> TestSuite {
    let mut suite = TestSuite::new(line(&file.name));
    suite.set_time(time(file));
    for (name, tally) in [
        ("encodings", sum(file, |run| run.encodings)),
        ("errors", sum(file, |run| run.errors)),
        ("warnings", sum(file, |run| run.warnings)),
    ] {
        if tally.expected > 0 {
            suite.add_property(Property::new(name, format!("{}/{}", tally.passed, tally.expected)));
        }
    }
    suite.add_test_cases(file.runs.iter().map(|run| case(file, run, limit)));
    let runs_fail = file.runs.iter().any(|run| matches!(run.outcome, Outcome::Failed(_)));
    match &file.outcome {
        Outcome::Failed(reason) if replay.unread.contains(&file.name) => {
            suite.add_test_case(unread(&file.name, reason));
        }
        Outcome::Failed(reason) if !runs_fail => {
            suite.add_test_case(whole(&file.name, NonSuccessKind::Failure, reason));
        }
        _ => {}
    }
    suite
}

/// The case of a RUN line.
fn case(file: &FileReport, run: &RunReport, limit: usize) -> TestCase {
    let place = format!("{}:{}\nRUN: {}\n", file.name, run.line, run.command);
    let mut expected = None;
    let status = match &run.outcome {
        Outcome::Passed => TestCaseStatus::success(),
        Outcome::Failed(reason) if file.outcome.is_passed() => {
            expected = Some(format!("fails as XFAIL expects: {reason}\n"));
            TestCaseStatus::success()
        }
        Outcome::Failed(reason) => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_type(kind(run)).set_message(line(reason));
            status.set_description(clean(&(place + &run_entries(file, run, limit))));
            status
        }
        Outcome::NotRun(reason) => {
            let mut status = TestCaseStatus::skipped();
            status.set_message(line(reason)).set_description(clean(&place));
            status
        }
    };
    let name = if run.gpu.is_empty() { String::new() } else { format!(" ({})", run.gpu) };
    let mut case = TestCase::new(line(&format!("RUN {}{name}", run.number)), status);
    case.set_classname(class(&file.name, run.generation.name())).set_time(run.time);
    if let Some(expected) = expected {
        case.set_system_out(clean(&expected));
    }
    case
}

fn unread(name: &str, reason: &str) -> TestCase {
    whole(name, NonSuccessKind::Error, &format!("NOT COMPLETE: {reason}"))
}

fn whole(name: &str, kind: NonSuccessKind, reason: &str) -> TestCase {
    let mut status = TestCaseStatus::non_success(kind);
    status.set_type("file").set_message(line(reason));
    let mut case = TestCase::new(WHOLE, status);
    case.set_classname(class(name, "files")).set_time(Duration::ZERO);
    case
}

/// CI systems take what is before the last dot for a package: that is the generation, and the class is the file.
fn class(file: &str, package: &str) -> String {
    let plain = |text: &str| text.replace('.', "_");
    line(&format!("{}.{}", plain(package), plain(file)))
}

/// What kind of failure it is, by what went wrong below it.
fn kind(run: &RunReport) -> &'static str {
    let rank = |kind: &MissKind| match kind {
        MissKind::Encoding { .. } => (3, "encoding"),
        MissKind::Refused { .. } => (2, "refused"),
        MissKind::Diagnostic { .. } => (1, "diagnostic"),
    };
    run.misses.iter().map(|miss| rank(&miss.kind)).max().map_or("output", |(_, name)| name)
}

fn time(file: &FileReport) -> Duration {
    file.runs.iter().map(|run| run.time).sum()
}

fn sum(file: &FileReport, of: impl Fn(&RunReport) -> Tally) -> Tally {
    file.runs.iter().map(of).fold(Tally::default(), |mut sum, tally| {
        sum += tally;
        sum
    })
}
