//! `cargo xtask bench`: `mcreplay` beside LLVM's own tools, both in one run, in user and in wall time.
//!
//! Machines are shared and noisy, so what counts is the ratio of two times that were taken in turn.

mod cases;
mod suite;
mod timing;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};

use crate::{programs, replay, workspace};
use cases::{CASES, Case};
use timing::{Command, Time};

/// Measure mcreplay beside llvm-mc, and a whole replay beside lit
///
/// Both sides run in turn, pinned to one core where `taskset` is installed; the median
/// of their times is shown, and the least, which other programs on the machine have disturbed the least.
/// LLVM_MC names llvm-mc where it is not called llvm-mc-23 or llvm-mc.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// What to measure: names of cases, or "replay"; everything by default
    pub names: Vec<String>,
    /// Lines of a large file
    #[arg(long, default_value_t = 200_000)]
    pub lines: usize,
    /// Runs of llvm-mc; mcreplay, being quick, runs five times for each
    #[arg(long, default_value_t = 7)]
    pub runs: usize,
    /// A build of mcreplay to measure, instead of one of this source
    #[arg(long, value_name = "PATH")]
    pub tool: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// When a side fails, or LLVM's tests are not synced.
pub fn run(options: &Options) -> Result<()> {
    let known = |name: &str| name == suite::NAME || CASES.iter().any(|case| case.name == name);
    if let Some(name) = options.names.iter().find(|name| !known(name)) {
        let names: Vec<&str> = CASES.iter().map(|case| case.name).chain([suite::NAME]).collect();
        bail!("there is no {name}; the names are {}", names.join(", "));
    }
    ensure!(options.runs > 0 && options.lines > 0, "nothing to measure");
    let wanted = |name: &str| options.names.is_empty() || options.names.iter().any(|wanted| wanted == name);
    let llvm = workspace::testdata().join("llvm");
    ensure!(llvm.is_dir(), "LLVM's tests are not there: cargo xtask sync-llvm");
    let ours = match &options.tool {
        Some(tool) => tool.clone(),
        None => replay::build_tool()?,
    };
    let theirs = programs::llvm_mc();
    if theirs.is_none() {
        println!(
            "llvm-mc is not installed (Debian: the package llvm-23, or LLVM_MC=PATH): mcreplay alone is measured"
        );
    }
    let folder = tempfile::tempdir()?;
    let sides = Sides { ours: &ours, theirs: theirs.as_deref(), folder: folder.path(), runs: options.runs };
    let cases: Vec<&Case> = CASES.iter().filter(|case| wanted(case.name)).collect();
    if !cases.is_empty() {
        sides.start()?;
    }
    for case in cases {
        sides.case(case, &llvm, options.lines)?;
    }
    if wanted(suite::NAME) {
        suite::run(&ours, &llvm, options.runs)?;
    }
    Ok(())
}

/// Our runs for each of llvm-mc's: they are so short that a few ticks of the clock would decide.
const OURS_PER_THEIRS: usize = 5;

struct Sides<'a> {
    ours: &'a Path,
    theirs: Option<&'a Path>,
    folder: &'a Path,
    runs: usize,
}

impl Sides<'_> {
    /// What it costs to start either side: part of every time below, and more than a trifle for a wrapper script.
    fn start(&self) -> Result<()> {
        let empty = self.folder.join("empty.s");
        fs::write(&empty, "")?;
        if let Some(theirs) = self.theirs {
            println!("{} is {}", theirs.display(), timing::kind_of(theirs)?);
        }
        self.compare("an empty file", "start", &empty, &["-triple=amdgcn", "-mcpu=gfx1100"], 0)
    }

    fn case(&self, case: &Case, llvm: &Path, lines: usize) -> Result<()> {
        let valid = case.lines(&llvm.join("MC/AMDGPU"))?;
        ensure!(!valid.is_empty(), "{} has no valid line", case.name);
        let large = self.folder.join(format!("{}.s", case.name));
        fs::write(&large, cases::repeat(&valid, lines))?;
        let files = if case.files.is_empty() { "all tests" } else { case.files };
        let what = format!("{lines} lines, the {} valid ones of {files} over and over", valid.len());
        let args = case.args();
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        self.compare(&what, case.name, &large, &args, lines)
    }

    fn compare(&self, what: &str, name: &str, file: &Path, args: &[&str], lines: usize) -> Result<()> {
        println!("\n{name}: {what}; {} -filetype=null", args.join(" "));
        let command = |program: &Path, words: &[&str]| {
            Command::pinned(program).args(words).args(args).args(&["-filetype=null"]).path(file)
        };
        let ours = command(self.ours, &["mc"]);
        let theirs = self.theirs.map(|program| command(program, &[]));
        let (mut our_times, mut their_times) = (Vec::new(), Vec::new());
        // One run of each for the file cache, then in turn.
        ours.time()?;
        for _ in 0..self.runs {
            for _ in 0..OURS_PER_THEIRS {
                our_times.push(ours.time()?);
            }
            if let Some(theirs) = &theirs {
                their_times.push(theirs.time()?);
            }
        }
        let (ours, our_least) = (Time::median(&our_times), Time::least(&our_times));
        println!("  mcreplay  {ours}{}", ours.rate(lines));
        // The user time of a start is less than a tick of the clock, so that the least is often 0.
        let show_least = lines > 0;
        if show_least {
            println!("    least   {our_least}");
        }
        if theirs.is_some() {
            let (theirs, their_least) = (Time::median(&their_times), Time::least(&their_times));
            println!("  llvm-mc   {theirs}{}", theirs.rate(lines));
            if show_least {
                println!("    least   {their_least}");
            }
            println!("  ratio     {}", theirs.ratio(&ours));
            if show_least {
                println!("    least   {}", their_least.ratio(&our_least));
            }
        }
        Ok(())
    }
}
