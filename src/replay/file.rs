//! Replays one test file.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use super::Options;
use super::by_encoding::by_encoding;
use super::checks::Checks;
use super::command::Subject;
use super::coverage::Coverage;
use super::discover::TestFile;
use super::generation::Generation;
use super::judge::{Chosen, Verdict, judge, passed};
use super::outcome::{FileReport, MissKind, Outcome, RunReport};
use super::vectors::{RunLine, Vectors};
use crate::lit::{self, Finish, Script, Session, Substitutions, Workspace};

/// The features that conditions may ask for: those that LLVM's tests of this target can rely on.
const FEATURES: [&str; 4] = ["amdgpu-registered-target", "amdgpu", "target=amdgcn", "default_triple"];

/// Where the temporary files of a test seem to lie.
const FOLDER: &str = "/tmp/mcreplay-in-memory";

/// What a file tells: its report, and what it was seen to cover.
pub(super) type Replayed = (FileReport, Coverage, Vectors);

/// The report on a file that cannot be read; none if filters choose among its RUN lines, which nobody knows.
pub(super) fn unread(test: &TestFile, error: &io::Error, options: &Options) -> Option<Replayed> {
    failed(test, format!("cannot be read: {error}"), options)
}

fn failed(test: &TestFile, reason: String, options: &Options) -> Option<Replayed> {
    let outcome = Outcome::Failed(reason);
    let report = FileReport { name: test.name.clone(), outcome, runs: Vec::new(), encoding_lines: 0 };
    (!is_filtered(options)).then_some((report, Coverage::default(), Vectors::default()))
}

fn is_filtered(options: &Options) -> bool {
    !(options.generations.is_empty() && options.gpus.is_empty())
}

/// Replays a file; none if the filters leave none of its RUN lines.
pub(super) fn replay_file(test: &TestFile, content: &Arc<[u8]>, options: &Options) -> Option<Replayed> {
    let fail = |reason| failed(test, reason, options);
    let script = match Script::parse(content) {
        Ok(script) => script,
        Err(error) => return fail(error.to_string()),
    };
    let workspace = Folder::new(test, content, options);
    match workspace {
        Ok(folder) => Replayer::new(test, content, &folder, options).run(&script, is_filtered(options)),
        Err(error) => fail(format!("no temporary folder: {error}")),
    }
}

/// The workspace of a test, and the folder on disk behind it, if there is one.
struct Folder {
    workspace: Workspace,
    _on_disk: Option<tempfile::TempDir>,
}

impl Folder {
    fn new(test: &TestFile, content: &Arc<[u8]>, options: &Options) -> io::Result<Self> {
        if !options.tools.needs_disk() {
            let workspace = Workspace::in_memory(&test.path, content.clone(), Path::new(FOLDER));
            return Ok(Self { workspace, _on_disk: None });
        }
        let folder = tempfile::tempdir()?;
        let workspace = Workspace::on_disk(&test.path, content.clone(), folder.path());
        Ok(Self { workspace, _on_disk: Some(folder) })
    }
}

struct Replayer<'a> {
    test: &'a TestFile,
    options: &'a Options,
    session: Session<'a>,
    substitutions: Substitutions,
    source: String,
    checks: Checks<'a>,
    /// Whether each line of `checks` expects an encoding under some RUN line.
    seen: Vec<bool>,
    /// The first RUN line that was not run: a later one may lack what it would have written.
    not_run: Option<usize>,
    compares: bool,
    coverage: Coverage,
    vectors: Vectors,
}

impl<'a> Replayer<'a> {
    fn new(test: &'a TestFile, content: &'a [u8], folder: &'a Folder, options: &'a Options) -> Self {
        let workspace = &folder.workspace;
        let name = test.path.file_name().unwrap_or_default().to_string_lossy();
        let mut substitutions =
            Substitutions::new(&test.path, &workspace.folder().join(format!("{name}.tmp")));
        // From the lit.local.cfg of MC/AMDGPU.
        substitutions.add("%extract-encodings", "sed -n 's/.*encoding://p'");
        let checks = Checks::scan(content);
        let seen = vec![false; checks.lines.len()];
        Self {
            test,
            options,
            session: Session { tools: &options.tools, workspace, trace: true },
            substitutions,
            source: test.path.display().to_string(),
            checks,
            seen,
            not_run: None,
            compares: false,
            coverage: Coverage::default(),
            vectors: Vectors::default(),
        }
    }

    fn run(mut self, script: &Script, filtered: bool) -> Option<Replayed> {
        let unsupported = unsupported(script);
        let mut runs: Vec<RunReport> = Vec::with_capacity(script.runs.len());
        let lines = script.runs.iter().map(|run| {
            let line = lit::parse_line(&self.substitutions.apply(&run.text));
            let subject = line.as_ref().map(|line| Subject::read(line, &self.source)).unwrap_or_default();
            (run, line, subject)
        });
        let lines: Vec<_> = lines.collect();
        // What comes before the first assembler, `split-file` for example, works for that.
        let mut gpu = lines.iter().find_map(|(.., subject)| subject.gpu.clone()).unwrap_or_default();
        let mut generation = Generation::of_gpu(&gpu);
        for (index, (run, line, subject)) in lines.into_iter().enumerate() {
            if let Some(named) = &subject.gpu {
                generation = Generation::of_gpu(named);
                gpu.clone_from(named);
            }
            let report = RunReport::new(index + 1, run.line, &gpu);
            let mut report = RunReport { generation, command: run.text.clone(), ..report };
            let chosen = self.chosen(&report);
            self.compares |= subject.compares;
            match (line, &unsupported) {
                (_, Some(reason)) => report.outcome = Outcome::NotRun(reason.clone()),
                (Err(error), None) => report.outcome = Outcome::Failed(error.to_string()),
                (Ok(line), None) => {
                    // A RUN line that is not asked for may still write what one that is needs.
                    let writes = run.text.contains("%t");
                    if chosen || writes {
                        self.run_line(&line, &subject, &mut report, chosen);
                    }
                }
            }
            if chosen {
                runs.push(report);
            }
        }
        if filtered && runs.is_empty() {
            return None;
        }
        let outcome = self.outcome(script, &runs);
        let encoding_lines = self.seen.iter().filter(|seen| **seen).count();
        let name = self.test.name.clone();
        Some((FileReport { name, outcome, runs, encoding_lines }, self.coverage, self.vectors))
    }

    /// Whether the filters leave this RUN line.
    fn chosen(&self, report: &RunReport) -> bool {
        let Options { generations, gpus, .. } = self.options;
        (generations.is_empty() || generations.contains(&report.generation))
            && (gpus.is_empty() || gpus.contains(&report.gpu))
    }

    /// Runs one RUN line and judges what it says.
    fn run_line(&mut self, line: &lit::Line, subject: &Subject, report: &mut RunReport, chosen: bool) {
        let start = Instant::now();
        let mut finish = self.session.run(line);
        report.time = start.elapsed();
        let temporary = self.session.workspace.folder().display().to_string();
        let depends = || words(line).any(|word| word.starts_with(&temporary));
        report.outcome = match (finish.not_run.take(), finish.status, self.not_run) {
            (Some(reason), ..) => Outcome::NotRun(reason),
            (None, 0, _) => Outcome::Passed,
            (None, _, Some(number)) if depends() => {
                Outcome::NotRun(format!("needs what RUN {number} writes"))
            }
            (None, status, _) => Outcome::Failed(self.reason(&finish, status)),
        };
        if matches!(report.outcome, Outcome::NotRun(_)) {
            self.not_run.get_or_insert(report.number);
        }
        if chosen && !subject.prefixes.is_empty() {
            let trace =
                finish.calls.iter_mut().find_map(|call| call.trace.take()).filter(|_| subject.assembles);
            if self.options.coverage
                && report.outcome.is_passed()
                && let Some(trace) = &trace
            {
                self.coverage.add(&report.gpu, trace);
            }
            let active = self.checks.active(&subject.prefixes);
            if self.options.vectors
                && let Some(trace) = &trace
            {
                let run = RunLine { file: &self.test.name, gpu: &report.gpu, features: &subject.features };
                self.vectors.add(run, passed(&self.checks, &active, trace), |vector| {
                    self.checks.statement_text(&vector.check, vector.line)
                });
            }
            let verdict = match (&report.outcome, &trace) {
                (Outcome::Passed, _) => Verdict::AllPassed,
                (_, Some(trace)) => Verdict::Trace(trace),
                (_, None) => Verdict::NonePassed,
            };
            let chosen = Chosen { active: &active, encodings: !subject.disassembles };
            judge(&self.checks, chosen, verdict, self.options.misses_per_run, report, &mut self.seen);
            self.explain(report);
            if self.options.by_encoding
                && let Some(trace) = &trace
            {
                let passed = passed(&self.checks, &active, trace);
                report.by_encoding = by_encoding(&report.gpu, &subject.features, passed, &report.misses);
            }
        }
    }

    /// Reads the bits of wrong encodings, field by field.
    fn explain(&self, report: &mut RunReport) {
        for miss in &mut report.misses {
            if let MissKind::Encoding { expected_bytes, ours, fields, .. } = &mut miss.kind {
                *fields = (self.options.explain)(&report.gpu, expected_bytes, ours);
            }
        }
    }

    /// The first thing that went wrong, in one line, without the folders of this machine.
    fn reason(&self, finish: &Finish, status: u8) -> String {
        let Some(blame) = &finish.blame else { return format!("exit status {status}") };
        let text = String::from_utf8_lossy(&blame.stderr);
        // What a command says under `not` is what it was expected to say, or it is silent and succeeds.
        if blame.program.starts_with("not ") {
            return format!("`{}` ends with status 0", blame.program.trim_start_matches("not "));
        }
        let told = text.lines().find(|line| line.contains("error:")).or_else(|| text.lines().next());
        let Some(line) = told else { return format!("{}: exit status {status}", blame.program) };
        let folder = self.session.workspace.folder().display().to_string();
        let parent = self.test.path.parent().map(|parent| parent.display().to_string()).unwrap_or_default();
        let short = line.replace(&format!("{folder}/"), "").replace(&format!("{parent}/"), "");
        short.trim().chars().take(300).collect()
    }

    /// What came of the file, as lit counts, with the house rule that a test must compare something.
    fn outcome(&self, script: &Script, runs: &[RunReport]) -> Outcome {
        let of_run = |run: &RunReport, reason: &str| format!("RUN {}: {reason}", run.number);
        let failed = runs.iter().find_map(|run| match &run.outcome {
            Outcome::Failed(reason) => Some(Outcome::Failed(of_run(run, reason))),
            _ => None,
        });
        let not_run = runs.iter().find_map(|run| match &run.outcome {
            Outcome::NotRun(reason) => Some(Outcome::NotRun(of_run(run, reason))),
            _ => None,
        });
        let expected =
            script.xfail.iter().any(|item| item == "*" || lit::evaluate(item, &FEATURES) == Ok(true));
        match (failed, not_run) {
            (Some(_), _) if expected => Outcome::Passed,
            (Some(failed), _) => failed,
            (None, Some(not_run)) => not_run,
            (None, None) if !self.compares => Outcome::Failed("compares nothing".to_owned()),
            (None, None) if expected => Outcome::Failed("passed, but XFAIL expects it to fail".to_owned()),
            (None, None) => Outcome::Passed,
        }
    }
}

/// Why lit would not run the test at all.
fn unsupported(script: &Script) -> Option<String> {
    let value = |item: &String| item == "*" || lit::evaluate(item, &FEATURES) == Ok(true);
    if let Some(missing) = script.requires.iter().find(|item| !value(item)) {
        return Some(format!("requires {missing}"));
    }
    script.unsupported.iter().find(|item| value(item)).map(|item| format!("unsupported with {item}"))
}

/// All words of a line, those of redirections included.
fn words(line: &lit::Line) -> impl Iterator<Item = &str> {
    let pipelines = std::iter::once(&line.first).chain(line.rest.iter().map(|(_, pipeline)| pipeline));
    pipelines.flatten().flat_map(|command| {
        let files = command.redirects.iter().filter_map(|redirect| match redirect {
            lit::Redirect::Input(file) => Some(file.as_str()),
            _ => None,
        });
        command.words.iter().map(String::as_str).chain(files)
    })
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::lit::{Tool, Toolbox};
    use crate::replay::Tally;
    use crate::tool::{Invocation, Output, Trace};

    /// Assembles nothing but `s_nop 0`, and refuses every other line that is no comment.
    fn mc(invocation: &Invocation) -> Output {
        if invocation.args.iter().any(|arg| arg == "-filetype=obj") {
            return Output { status: 1, not_yet: Some("-filetype=obj".to_owned()), ..Output::default() };
        }
        let path = invocation.args.iter().rfind(|arg| !arg.starts_with('-')).map_or("-", String::as_str);
        let content = match invocation.files.read(Path::new(path)) {
            Ok(content) => content,
            Err(error) => {
                return Output {
                    stderr: format!("error: {error}").into_bytes(),
                    status: 1,
                    ..Output::default()
                };
            }
        };
        let mut trace = Trace::default();
        let mut status = 0;
        for (number, line) in (1..).zip(content.split(|&c| c == b'\n')) {
            match line {
                b"s_nop 0" => trace.push(number, &[0, 0, 0x80, 0xbf], None),
                [] | [b'/', ..] => {}
                _ => status = 1,
            }
        }
        Output { stdout: b"text\n".to_vec(), status, trace: Some(Box::new(trace)), ..Output::default() }
    }

    fn grumble(_: &Invocation) -> Output {
        let stderr = b"/s/a.s:4:2: error: A: expected string not found in input\n".to_vec();
        Output { stderr, status: 1, ..Output::default() }
    }

    fn replay(content: &[u8]) -> FileReport {
        let mut tools = Toolbox::default();
        tools.insert("llvm-mc", Tool::InProcess(mc));
        tools.insert("FileCheck", Tool::InProcess(grumble));
        let test = TestFile {
            path: PathBuf::from("/s/a.s"),
            name: "a.s".to_owned(),
            size: 0,
            content: Some(Arc::from(content)),
        };
        replay_file(&test, &test.read().unwrap(), &Options::new(Vec::new(), tools)).unwrap().0
    }

    #[test]
    fn a_vector_counts_although_its_run_line_fails() {
        let report = replay(
            b"// RUN: llvm-mc -mcpu=gfx1100 %s | FileCheck --check-prefix=A %s\ns_nop 0\n\
              // A: encoding: [0x00,0x00,0x80,0xbf]\ns_nop 1\n// A: encoding: [0x01,0x00,0x80,0xbf]\n",
        );
        let run = &report.runs[0];
        let reason = "a.s:4:2: error: A: expected string not found in input";
        assert_eq!(run.outcome, Outcome::Failed(reason.to_owned()));
        assert_eq!(report.outcome, Outcome::Failed(format!("RUN 1: {reason}")));
        assert_eq!(run.encodings, Tally { passed: 1, expected: 2 });
        assert_eq!((report.encoding_lines, run.generation.name()), (2, "gfx11"));
    }

    #[test]
    fn what_cannot_run_is_not_run() {
        let report = replay(
            b"// RUN: not llvm-mc -filetype=obj %s -o %t\n// RUN: llvm-mc %t\n// RUN: llvm-objdump %t | FileCheck %s\n\
              // RUN: not llvm-mc %s\n",
        );
        let outcomes: Vec<&Outcome> = report.runs.iter().map(|run| &run.outcome).collect();
        let not_run = |reason: &str| Outcome::NotRun(reason.to_owned());
        assert_eq!(
            outcomes,
            [
                &not_run("llvm-mc: -filetype=obj does not exist here yet"),
                &not_run("needs what RUN 1 writes"),
                &not_run("llvm-objdump does not exist here yet"),
                &Outcome::Failed("`llvm-mc` ends with status 0".to_owned()),
            ]
        );
    }

    #[test]
    fn a_file_must_compare_something() {
        let report = replay(b"// RUN: llvm-mc %s\ns_nop 0\n");
        assert_eq!(report.runs[0].outcome, Outcome::Passed);
        assert_eq!(report.outcome, Outcome::Failed("compares nothing".to_owned()));
        // What goes wrong before that says more.
        let outcome = |text: &[u8]| replay(text).outcome;
        assert_eq!(outcome(b"// RUN: false\n// XFAIL: *\n"), Outcome::Passed);
        let failed = "RUN 1: false: exit status 1".to_owned();
        assert_eq!(outcome(b"// RUN: false\n"), Outcome::Failed(failed));
        let not_run = "RUN 1: frobnicate does not exist here yet".to_owned();
        assert_eq!(outcome(b"// RUN: frobnicate %s\n"), Outcome::NotRun(not_run));
    }

    #[test]
    fn conditions() {
        let outcome = |text: &str| replay(text.as_bytes()).outcome;
        assert_eq!(outcome("// RUN: not llvm-mc %s\n// XFAIL: *\n"), Outcome::Passed);
        let failed = "passed, but XFAIL expects it to fail".to_owned();
        assert_eq!(outcome("// RUN: llvm-mc %s | not cat\n// XFAIL: *\n"), Outcome::Passed);
        assert_eq!(outcome("// RUN: not llvm-mc %s\n// XFAIL: *\ns_x\n"), Outcome::Failed(failed));
        let not_run = |reason: &str| Outcome::NotRun(format!("RUN 1: {reason}"));
        assert_eq!(outcome("// RUN: not llvm-mc %s\n// REQUIRES: x86\n"), not_run("requires x86"));
        let text = "// RUN: not llvm-mc %s\n// UNSUPPORTED: {{amdgpu.*}}\n";
        assert_eq!(outcome(text), not_run("unsupported with {{amdgpu.*}}"));
    }

    #[test]
    fn hostile_files() {
        let reason = |content: &[u8]| match replay(content).outcome {
            Outcome::Failed(reason) => reason,
            other => panic!("{other:?}"),
        };
        assert_eq!(reason(b""), "line 1: no RUN line");
        assert_eq!(reason(b"// RUN: llvm-mc \xff\n"), "line 1: 'RUN:' is not valid UTF-8");
        assert!(reason(b"// RUN: not 'x\n").starts_with("RUN 1: "));
        assert_eq!(reason(b"// RUN: not llvm-mc %s\n// RUN: |\n"), "RUN 1: `llvm-mc` ends with status 0");
        assert_eq!(reason(b"// RUN: not cat /dev/zero > %t/x/y\n").split(':').next(), Some("RUN 1"));
        assert_eq!(reason(b"// RUN: llvm-mc /s | FileCheck %s\n").split(' ').next(), Some("RUN"));
        assert_eq!(reason(&b"// RUN: \\\n".repeat(100_000)), "line 100000: unterminated 'RUN:' (with '\\')");
        let unknown = replay(b"// RUN: frobnicate %s | FileCheck %s\n").outcome;
        assert_eq!(unknown, Outcome::NotRun("RUN 1: frobnicate does not exist here yet".to_owned()));
    }

    #[test]
    fn a_file_that_vanishes_or_changes_is_reported() {
        let path = PathBuf::from("/gone/a.s");
        let mut test = TestFile { path, name: "a.s".to_owned(), size: 0, content: None };
        let options = Options::new(Vec::new(), Toolbox::default());
        let reason =
            |test: &TestFile| match unread(test, &test.read().unwrap_err(), &options).unwrap().0.outcome {
                Outcome::Failed(reason) => reason,
                other => panic!("{other:?}"),
            };
        assert!(reason(&test).starts_with("cannot be read: "));
        let folder = tempfile::tempdir().unwrap();
        test.path = folder.path().join("a.s");
        test.size = 5;
        std::fs::write(&test.path, "1234").unwrap();
        assert_eq!(reason(&test), "cannot be read: its size has changed since it was found");
        test.path = folder.path().to_owned();
        assert_eq!(reason(&test), "cannot be read: is a directory");
    }
}
