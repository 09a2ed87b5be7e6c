//! Replays one test file.

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::Options;
use super::checks::Checks;
use super::command::Subject;
use super::discover::TestFile;
use super::generation::Generation;
use super::judge::{Chosen, Verdict, judge};
use super::outcome::{FileReport, MissKind, Outcome, RunReport, Tally};
use crate::lit::{self, Finish, Script, Session, Substitutions, Workspace};

/// The features that conditions may ask for: those that LLVM's tests of this target can rely on.
const FEATURES: [&str; 4] = ["amdgpu-registered-target", "amdgpu", "target=amdgcn", "default_triple"];

/// Where the temporary files of a test seem to lie.
const FOLDER: &str = "/tmp/mcreplay-in-memory";

/// Replays a file; none if the filters leave none of its RUN lines.
pub(super) fn replay_file(test: &TestFile, options: &Options) -> Option<FileReport> {
    let filtered = !(options.generations.is_empty() && options.gpus.is_empty());
    let fail = |reason: String| {
        let outcome = Outcome::Failed(reason);
        let report = FileReport { name: test.name.clone(), outcome, runs: Vec::new(), encoding_lines: 0 };
        (!filtered).then_some(report)
    };
    let content = match &test.content {
        Some(content) => Ok(content.clone()),
        None => std::fs::read(&test.path).map(Arc::from),
    };
    let content: Arc<[u8]> = match content {
        Ok(content) => content,
        Err(error) => return fail(format!("cannot be read: {error}")),
    };
    let script = match Script::parse(&content) {
        Ok(script) => script,
        Err(error) => return fail(error.to_string()),
    };
    let workspace = Folder::new(test, &content, options);
    match workspace {
        Ok(folder) => Replayer::new(test, &content, &folder, options).run(&script, filtered),
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
        }
    }

    fn run(mut self, script: &Script, filtered: bool) -> Option<FileReport> {
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
            let mut report = RunReport {
                number: index + 1,
                line: run.line,
                gpu: gpu.clone(),
                generation,
                outcome: Outcome::Passed,
                encodings: Tally::default(),
                errors: Tally::default(),
                warnings: Tally::default(),
                misses: Vec::new(),
            };
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
        Some(FileReport { name: self.test.name.clone(), outcome, runs, encoding_lines })
    }

    /// Whether the filters leave this RUN line.
    fn chosen(&self, report: &RunReport) -> bool {
        let Options { generations, gpus, .. } = self.options;
        (generations.is_empty() || generations.contains(&report.generation))
            && (gpus.is_empty() || gpus.contains(&report.gpu))
    }

    /// Runs one RUN line and judges what it says.
    fn run_line(&mut self, line: &lit::Line, subject: &Subject, report: &mut RunReport, chosen: bool) {
        let mut finish = self.session.run(line);
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
            let verdict = match (&report.outcome, &trace) {
                (Outcome::Passed, _) => Verdict::AllPassed,
                (_, Some(trace)) => Verdict::Trace(trace),
                (_, None) => Verdict::NonePassed,
            };
            let active = self.checks.active(&subject.prefixes);
            let chosen = Chosen { active: &active, encodings: !subject.disassembles };
            judge(&self.checks, chosen, verdict, self.options.misses_per_run, report, &mut self.seen);
            self.explain(report);
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
        let text = String::from_utf8_lossy(&finish.stderr);
        let told = text.lines().find(|line| line.contains("error:")).or_else(|| text.lines().next());
        let Some(line) = told else { return format!("exit status {status}") };
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
        if !self.compares {
            return Outcome::Failed("compares nothing".to_owned());
        }
        let expected =
            script.xfail.iter().any(|item| item == "*" || lit::evaluate(item, &FEATURES) == Ok(true));
        match (failed, not_run) {
            (Some(_), _) if expected => Outcome::Passed,
            (Some(failed), _) => failed,
            (None, Some(not_run)) => not_run,
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
