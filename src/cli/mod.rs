//! The command line: which tool is meant, and handing it its arguments.
//!
//! A tool that LLVM's tests call is found by the name that the program is called with (`FileCheck`), or by the
//! first argument (`mcreplay filecheck`). Its arguments never pass through clap, since LLVM's options have a
//! syntax of their own.

mod book;
mod explain;
mod replay;

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use mcreplay::tool::{Invocation, Output, RealFiles};

/// A tool that stands in for one of LLVM's.
struct Tool {
    /// LLVM's name for it, which the program may be called with, alone or followed by `-` and a version.
    program: &'static str,
    /// The subcommand of `mcreplay` that means the same.
    subcommand: &'static str,
    /// The tool itself.
    run: fn(&Invocation) -> Output,
}

const TOOLS: &[Tool] = &[
    Tool { program: "FileCheck", subcommand: "filecheck", run: filecheck },
    Tool { program: "llvm-mc", subcommand: "mc", run: mcreplay::mc::run },
];

fn filecheck(invocation: &Invocation) -> Output {
    let more = std::env::var("FILECHECK_OPTS").unwrap_or_default();
    mcreplay::filecheck::run_with_environment(invocation, &more)
}

/// Runs the tool that the command line asks for.
pub fn main() -> ExitCode {
    let mut words = std::env::args_os().map(lossy);
    let program = words.next().unwrap_or_default();
    let args: Vec<String> = words.collect();
    if let Some(tool) = by_program(&program) {
        return run_tool(tool, &program, &args);
    }
    let by_subcommand = args.first().and_then(|first| TOOLS.iter().find(|tool| tool.subcommand == first));
    if let Some(tool) = by_subcommand {
        return run_tool(tool, tool.program, args.get(1..).unwrap_or_default());
    }
    let subcommands: Vec<&str> = TOOLS.iter().map(|tool| tool.subcommand).collect();
    let tools = format!("Tools, with LLVM's own options: mcreplay {} …", subcommands.join(" …, mcreplay "));
    let command = Cli::command().after_help(tools);
    let parsed = command.try_get_matches_from(std::env::args_os());
    match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(Cli { command: Command::Replay(args) }) => replay::run(args),
        Ok(Cli { command: Command::Explain(args) }) => explain::run(args),
        Ok(Cli { command: Command::Book(args) }) => book::run(&args),
        Err(error) => {
            let _closed = error.print();
            ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
        }
    }
}

/// mcreplay replays LLVM's AMDGPU MC tests against an assembler of its own
#[derive(Parser)]
#[command(name = "mcreplay", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Replay(replay::ReplayArgs),
    Explain(explain::ExplainArgs),
    Book(book::BookArgs),
}

/// Tools take their arguments as text; bytes that are none become replacement characters.
fn lossy(word: OsString) -> String {
    word.into_string().unwrap_or_else(|word| word.to_string_lossy().into_owned())
}

/// The tool whose name the program was called with: `FileCheck`, `/usr/bin/FileCheck-23`, `FileCheck.exe`.
fn by_program(program: &str) -> Option<&'static Tool> {
    let name = Path::new(program).file_name()?.to_str()?;
    let name = name.strip_suffix(".exe").unwrap_or(name);
    TOOLS.iter().find(|tool| match name.strip_prefix(tool.program) {
        Some("") => true,
        Some(rest) => {
            rest.strip_prefix('-').is_some_and(|version| version.starts_with(|c: char| c.is_ascii_digit()))
        }
        None => false,
    })
}

fn run_tool(tool: &Tool, program: &str, args: &[String]) -> ExitCode {
    let output = (tool.run)(&Invocation { program, args, files: &RealFiles, trace: false });
    // There is nowhere to report that standard error cannot be written.
    let _closed = write(io::stderr(), &output.stderr);
    match write(io::stdout(), &output.stdout) {
        Ok(()) => ExitCode::from(output.status),
        Err(error) => {
            let message = format!("LLVM ERROR: IO failure on output stream: {}\n", describe(&error));
            let _closed = write(io::stderr(), message.as_bytes());
            ExitCode::FAILURE
        }
    }
}

/// Writes all of it. A reader that has gone away is no reason to fail: the exit status still counts.
fn write(mut stream: impl Write, content: &[u8]) -> io::Result<()> {
    match stream.write_all(content).and_then(|()| stream.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// What the system says of an error, without its number.
fn describe(error: &io::Error) -> String {
    let text = error.to_string();
    text.split_once(" (os error").map_or(text.clone(), |(message, _)| message.to_owned())
}

/// How far a command is, in a terminal alone.
fn progress_bar(what: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}"))
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(0).with_style(style)
}
