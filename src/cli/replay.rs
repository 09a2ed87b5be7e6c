//! `mcreplay replay`: replays test files and says what passes.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use mcreplay::lit::{Program, Tool};
use mcreplay::reference::{self, Reading};
use mcreplay::replay::{self, Generation, Options, Progress, Replay};
use mcreplay::report::{self, About, Baseline, Meaning, Summary};

/// Replay LLVM's AMDGPU MC tests
///
/// Obeys the RUN lines of each test in this process, with the built-in llvm-mc, FileCheck, not, sed, diff and
/// split-file. What needs a tool or an option that does not exist here yet is reported as not run, with the reason, and is no failure.
/// Exits with 0 if nothing failed (or, with --baseline, if nothing is worse than recorded), with 1 if something did,
/// with 2 if the replay is not complete: there was nothing to replay, a file could not be read or written, or the command line is wrong.
#[derive(Args)]
pub(super) struct ReplayArgs {
    /// Test files, and folders to search for them [default: testdata/llvm/MC/AMDGPU when synced, else the project's own suite, which is part of the program]
    paths: Vec<PathBuf>,
    /// Only RUN lines for this generation (gfx9, gfx90a, gfx11, gfx11.5, …); may be given again
    #[arg(long, short, value_name = "NAME", value_parser = generation)]
    generation: Vec<Generation>,
    /// Only RUN lines with this -mcpu; may be given again
    #[arg(long, value_name = "GPU")]
    gpu: Vec<String>,
    /// Only files whose name fits this pattern, with * and ?; may be given again
    #[arg(long, short, value_name = "GLOB")]
    file: Vec<String>,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// How many failures to show; as JUnit, of each RUN line [default: 20; as a page 500]
    #[arg(long, short = 'n', value_name = "N")]
    failures: Option<usize>,
    /// Hold the result against an earlier one, as --format json printed it: exit with 0 if nothing is worse
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// Where to leave the index of vectors, by which `mcreplay explain` shows what confirms an instruction [default: testdata/vectors.tsv where all of LLVM's tests are replayed]
    #[arg(long, value_name = "FILE")]
    index: Option<PathBuf>,
    /// List every file
    #[arg(long)]
    list: bool,
    /// Run a program in place of a built-in tool or of one that does not exist here: llvm-objdump=/usr/bin/llvm-objdump; may be given again
    #[arg(long, value_name = "NAME=PATH", value_parser = program)]
    tool: Vec<(String, PathBuf)>,
}

/// How many failures are shown if nobody says, and how many on a page, where they can be searched.
const FAILURES: usize = 20;
const PAGE_FAILURES: usize = 500;

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A table per generation, and failures below it
    Text,
    /// Everything, for other programs
    Json,
    /// JUnit XML, for CI systems: a suite per file, a case per RUN line
    Junit,
    /// A page for a browser, in one file
    Html,
}

fn generation(name: &str) -> Result<Generation, String> {
    Generation::from_name(name).ok_or_else(|| format!("known are {}", replay::GENERATIONS.join(", ")))
}

fn program(text: &str) -> Result<(String, PathBuf), String> {
    let (name, path) = text.split_once('=').ok_or("expected NAME=PATH")?;
    if !replay::tool_names().any(|known| known == name) {
        let known: Vec<&str> = replay::tool_names().collect();
        return Err(format!("'{name}' is no tool; known are {}", known.join(", ")));
    }
    if !Path::new(path).is_file() {
        return Err(format!("there is no file '{path}'"));
    }
    Ok((name.to_owned(), PathBuf::from(path)))
}

/// Replays; the exit status.
pub(super) fn run(args: ReplayArgs) -> ExitCode {
    match replay_and_print(args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // There is nowhere to report that standard error cannot be written.
            let _closed = super::write(io::stderr(), format!("mcreplay: {error:#}\n").as_bytes());
            ExitCode::from(2)
        }
    }
}

/// True if nothing failed.
fn replay_and_print(mut args: ReplayArgs) -> Result<bool> {
    // What is wrong with the command line is told before the work is done.
    let baseline = args.baseline.as_deref().map(baseline).transpose()?;
    let index = args.index.clone().or_else(|| default_index(&args));
    if args.paths.is_empty() {
        args.paths = default_corpus();
    }
    let replayed = replay_all(&args, index.is_some())?;
    if replayed.files.is_empty() && replayed.unread.is_empty() {
        bail!("no RUN line fits the filters");
    }
    if let Some(index) = index {
        let written = replayed.vectors.index(&corpus(&args.paths)).write(&index);
        written.with_context(|| format!("{}: the index of vectors", index.display()))?;
    }
    let summary = Summary::new(&replayed);
    super::write(io::stdout(), report(&args, &replayed, &summary)?.as_bytes()).context("standard output")?;
    match replayed.unread.as_slice() {
        [] => {}
        [only] => bail!("not complete: {only} could not be read"),
        [first, more @ ..] => bail!("not complete: {first} and {} more could not be read", more.len()),
    }
    if let Some(baseline) = baseline {
        let worse = baseline.worse(&replayed);
        for line in &worse {
            super::write(io::stderr(), format!("worse: {line}\n").as_bytes())?;
        }
        return Ok(worse.is_empty());
    }
    // A RUN line that fails where XFAIL says so is no failure, so the files decide.
    Ok(summary.failed_files == 0)
}

/// Replays what the arguments choose.
fn replay_all(args: &ReplayArgs, vectors: bool) -> Result<Replay> {
    let mut tools = replay::builtin_tools();
    for (name, path) in &args.tool {
        let path = std::path::absolute(path).with_context(|| path.display().to_string())?;
        tools.insert(name, Tool::Program(Program { path }));
    }
    let mut options = Options::new(args.paths.clone(), tools);
    options.vectors = vectors;
    options.by_encoding = matches!(args.format, Format::Html);
    options.generations.clone_from(&args.generation);
    options.gpus.clone_from(&args.gpu);
    options.files.clone_from(&args.file);
    let bar = super::progress_bar("files");
    let replayed = replay::replay(&options, &|progress| match progress {
        Progress::Found(count) => bar.set_length(count as u64),
        Progress::Finished => bar.inc(1),
    })?;
    bar.finish_and_clear();
    Ok(replayed)
}

/// What is printed, in the format that was asked for.
fn report(args: &ReplayArgs, replayed: &Replay, summary: &Summary) -> Result<String> {
    Ok(match args.format {
        Format::Text => text(replayed, summary, args.failures.unwrap_or(FAILURES), args.list),
        Format::Json => json(replayed, summary)?,
        Format::Junit => report::junit(replayed, args.failures.unwrap_or(FAILURES))?,
        Format::Html => {
            let about = About { corpus: corpus(&args.paths), filters: filters(args), read: &read };
            report::page(replayed, summary, &about, args.failures.unwrap_or(PAGE_FAILURES))
        }
    })
}

/// An earlier replay.
fn baseline(path: &Path) -> Result<Baseline> {
    let content = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    Baseline::parse(&content).with_context(|| format!("{}: not a report", path.display()))
}

fn text(replayed: &Replay, summary: &Summary, failures: usize, list: bool) -> String {
    let mut text = String::new();
    if list {
        text.push_str(&report::by_file(replayed));
        text.push('\n');
    }
    text.push_str(&report::by_generation(summary));
    let more = [report::not_run(replayed), report::failures(replayed, failures)];
    for part in more.into_iter().filter(|part| !part.is_empty()) {
        text.push('\n');
        text.push_str(&part);
    }
    text
}

fn json(replayed: &Replay, summary: &Summary) -> Result<String> {
    let value = serde_json::json!({ "summary": summary, "files": replayed.files });
    Ok(serde_json::to_string_pretty(&value)? + "\n")
}

/// LLVM's tests where they are synced, else nothing, which stands for the suite.
fn default_corpus() -> Vec<PathBuf> {
    let llvm = Path::new("testdata/llvm/MC/AMDGPU");
    if llvm.is_dir() { vec![llvm.to_owned()] } else { Vec::new() }
}

/// Where the index goes if nobody says: a replay of all of LLVM's tests with the tools that are built in leaves one.
fn default_index(args: &ReplayArgs) -> Option<PathBuf> {
    let filtered = !(args.generation.is_empty() && args.gpu.is_empty() && args.file.is_empty());
    let whole = args.paths.is_empty() && !filtered && args.tool.is_empty();
    (whole && !default_corpus().is_empty()).then(|| PathBuf::from(super::explain::INDEX))
}

/// What the fields of two encodings of a line mean.
fn read(line: &str, gpu: &str, encodings: [&[u8]; 2]) -> Option<[Vec<Meaning>; 2]> {
    let meaning =
        |reading: Reading| Meaning { part: reading.part, high: reading.high, text: reading.meaning };
    let readings = reference::read_line(line, gpu, encodings)?;
    Some(readings.map(|readings| readings.into_iter().map(meaning).collect()))
}

/// The filters, as they were given.
fn filters(args: &ReplayArgs) -> Vec<String> {
    let generations = args.generation.iter().map(|generation| format!("--generation {generation}"));
    let gpus = args.gpu.iter().map(|gpu| format!("--gpu {gpu}"));
    let files = args.file.iter().map(|file| format!("--file {file}"));
    generations.chain(gpus).chain(files).collect()
}

/// What is replayed, for those who read the index.
fn corpus(paths: &[PathBuf]) -> String {
    let lock = std::fs::read_to_string("testdata/llvm.lock").unwrap_or_default();
    let revision =
        lock.lines().find_map(|line| line.strip_prefix("revision ")).unwrap_or("an unknown revision");
    match paths {
        [] => "the suite".to_owned(),
        paths if paths == default_corpus() => format!("LLVM's tests, {revision}"),
        paths => paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", "),
    }
}
