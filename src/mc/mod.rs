//! `llvm-mc` over the engine: its command line, its text, its messages and its exit codes.

mod options;
mod render;

use crate::asm::assembler::{self, Assembled, Emitted, Included, Includes};
use crate::asm::diagnostic::{Severity, Warnings};
use crate::asm::instruction::Instructions;
use crate::asm::source::{SourceMap, TooLarge};
use crate::asm::streamer::TextOptions;
use crate::asm::target_id;
use crate::asm::token::Loc;
use crate::target::{Feature, Processor, Target};
use crate::tool::{Created, DiagnosticKind, Invocation, Output, Trace, TracedDiagnostic};
use options::{FileType, Options};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// More bytes of messages are left out: each of them repeats its line of the source, and lines may be long.
const MAX_STDERR: usize = 256 << 20;

/// Runs `llvm-mc`.
#[must_use]
pub fn run(invocation: &Invocation<'_>) -> Output {
    let options = match options::parse(invocation.args) {
        Ok(options) => options,
        Err(messages) => return usage_error(invocation, &messages),
    };
    if options.help {
        return Output { stdout: help(invocation).into_bytes(), ..Output::default() };
    }
    if options.version {
        let version = env!("CARGO_PKG_VERSION");
        let text = format!("mcreplay {version}\n\n  Registered Targets:\n    amdgcn - AMDGPU gfx6+\n");
        return Output { stdout: text.into_bytes(), ..Output::default() };
    }
    assemble(invocation, &options).unwrap_or_else(|failure| failure)
}

/// The first word of a command line that this `llvm-mc` does not know how to obey yet, if there is one.
///
/// A command line that LLVM refuses has no such word.
#[must_use]
pub fn not_yet(args: &[String]) -> Option<String> {
    let options = options::parse(args).ok()?;
    match options.file_type {
        FileType::Obj if options.not_yet.is_none() => Some("-filetype=obj".to_owned()),
        _ => options.not_yet,
    }
}

/// The name of the program without its folder.
fn program_name<'a>(invocation: &Invocation<'a>) -> &'a str {
    Path::new(invocation.program).file_name().and_then(|name| name.to_str()).unwrap_or(invocation.program)
}

fn usage_error(invocation: &Invocation<'_>, messages: &[String]) -> Output {
    let program = program_name(invocation);
    let lines =
        messages.iter().map(|message| format!("{program}: {}\n", message.replace("PROGRAM", program)));
    failure(lines.collect())
}

fn failure(stderr: String) -> Output {
    Output { stderr: stderr.into_bytes(), status: 1, ..Output::default() }
}

fn help(invocation: &Invocation<'_>) -> String {
    let mut text = format!("USAGE: {} [options] <input file>\n\nOPTIONS:\n", program_name(invocation));
    for name in options::names() {
        text.push_str(&format!("  {}{name}\n", if name.len() == 1 { "-" } else { "--" }));
    }
    text
}

/// Assembles as the options say; a failure before that is an output, too.
fn assemble(invocation: &Invocation<'_>, options: &Options) -> Result<Output, Output> {
    let program = invocation.program;
    if let Some(option) = not_yet(invocation.args) {
        let text = format!("{program}: error: {option} is not supported yet\n");
        return Err(Output { not_yet: Some(option), ..failure(text) });
    }
    let features = feature_string(&options.mattr);
    let (target, stderr) = target(program, options, &features)?;
    let input = options.input.as_deref().unwrap_or("-");
    let source = invocation
        .files
        .read(Path::new(input))
        .map_err(|error| failure(format!("{program}: error: {input}: {}\n", error_text(&error))))?;
    // LLVM opens the output before it looks at the source: one that cannot be opened is the only error.
    let file = created(invocation, options)
        .map_err(|error| failure(format!("{stderr}error: {}\n", error_text(&error))))?;
    let output = match symbols(&options.symbols) {
        Ok(symbols) => {
            let warnings = target_id::unsupported(&target, &features);
            let stderr = warnings.into_iter().fold(stderr, |text, warning| text + &warning + "\n");
            let job = Job { target: &target, features: &features, symbols: &symbols };
            assemble_source(invocation, options, &job, source, stderr.into_bytes())
        }
        Err(message) => failure(stderr + &message),
    };
    Ok(match file {
        Some(file) => finish(output, file),
        None => output,
    })
}

/// The file that the output goes to, empty; none for standard output.
fn created<'a>(invocation: &Invocation<'a>, options: &Options) -> io::Result<Option<Box<dyn Created + 'a>>> {
    match options.output.as_deref() {
        None | Some("-") => Ok(None),
        Some(path) => invocation.files.create(Path::new(path)).map(Some),
    }
}

/// Moves standard output to a file, which is kept only if nothing went wrong.
fn finish(mut output: Output, mut file: Box<dyn Created + '_>) -> Output {
    let text = std::mem::take(&mut output.stdout);
    let kept = if output.status == 0 { file.keep(&text) } else { Ok(()) };
    if let Err(error) = kept {
        let message = format!("LLVM ERROR: IO failure on output stream: {}\n", error_text(&error));
        output.stderr.extend_from_slice(message.as_bytes());
        output.status = 1;
    }
    if output.status != 0 {
        file.discard();
    }
    output
}

/// What is assembled, beside the source, as the options say.
struct Job<'a> {
    target: &'a Target,
    features: &'a str,
    symbols: &'a [(String, i64)],
}

/// Assembles the source; all that it prints stands behind what `stderr` has already.
fn assemble_source(
    invocation: &Invocation<'_>,
    options: &Options,
    job: &Job<'_>,
    source: Arc<[u8]>,
    mut stderr: Vec<u8>,
) -> Output {
    let asm_options = assembler::Options {
        text: TextOptions {
            enabled: options.file_type == FileType::Asm,
            show_encoding: options.show_encoding,
            preserve_comments: options.preserve_comments,
            comment_column: options.comment_column.unwrap_or(40),
        },
        warnings: warnings(options),
        no_initial_text_section: options.no_initial_text_section,
        features: job.features,
        symbols: job.symbols,
        code_object_version: options.code_object_version,
    };
    let mut world = World::new(invocation, options);
    let mut instructions = Instructions::new(job.target);
    let assembled = assembler::assemble(source, job.target, &asm_options, &mut instructions, &mut world);
    for message in &assembled.messages {
        render::render(message, &assembled.source, options.input.as_deref().unwrap_or("-"), &mut stderr);
        if stderr.len() > MAX_STDERR {
            stderr.extend_from_slice(b"error: further messages are left out\n");
            break;
        }
    }
    let trace = world.trace.map(|mut trace| {
        trace_messages(&assembled, &mut trace);
        Box::new(trace)
    });
    let status = u8::from(assembled.had_error);
    Output { stdout: assembled.text, stderr, status, trace, ..Output::default() }
}

/// The words of `-mattr` as one, each with a sign.
fn feature_string(mattr: &[String]) -> String {
    let words = mattr.iter().filter(|word| !word.is_empty()).map(|word| {
        let word = word.to_lowercase();
        if word.starts_with(['+', '-']) { word } else { format!("+{word}") }
    });
    words.collect::<Vec<_>>().join(",")
}

/// The target, and what LLVM says of processor and features.
fn target(program: &str, options: &Options, features: &str) -> Result<(Target, String), Output> {
    let triple = match options.arch.as_str() {
        "" => options.triple.clone(),
        arch @ ("amdgcn" | "amdgpu" | "r600") => match options.triple.split_once('-') {
            Some((_, rest)) => format!("{arch}-{rest}"),
            None => arch.to_owned(),
        },
        arch => return Err(failure(format!("{program}: error: invalid target '{arch}'."))),
    };
    let wants_help = options.mcpu == "help"
        || options.mattr.iter().any(|word| word.trim_start_matches(['+', '-']) == "help");
    let mcpu = if options.mcpu == "help" { "" } else { options.mcpu.as_str() };
    let features: Vec<&str> = features.split(',').filter(|word| word.get(1..) != Some("help")).collect();
    let (target, warnings) = Target::new(&triple, mcpu, &features.join(","))
        .map_err(|error| failure(format!("{program}: error: {error}")))?;
    let mut stderr = String::new();
    if wants_help {
        stderr.push_str(&processors_and_features());
    }
    for warning in warnings {
        stderr.push_str(&format!("{warning}\n"));
    }
    Ok((target, stderr))
}

/// What `-mcpu=help` prints.
fn processors_and_features() -> String {
    let mut text = "Available CPUs for this target:\n\n".to_owned();
    let processors = Processor::all();
    let width = processors.iter().map(|processor| processor.name().len()).max().unwrap_or(0);
    for processor in processors {
        let name = processor.name();
        text.push_str(&format!("  {name:width$} - Select the {name} processor.\n"));
    }
    text.push_str("\nAvailable features for this target:\n\n");
    for feature in (0..).map_while(feature_at) {
        text.push_str(&format!("  {}\n", feature.name()));
    }
    text.push_str("\nUse +feature to enable a feature, or -feature to disable it.\n");
    text.push_str("For example, llc -mcpu=mycpu -mattr=+feature1,-feature2\n");
    text
}

fn feature_at(index: usize) -> Option<Feature> {
    use crate::target::Member;
    Feature::from_index(index)
}

fn warnings(options: &Options) -> Warnings {
    match (options.no_warn, options.fatal_warnings) {
        (true, _) => Warnings::Ignore,
        (_, true) => Warnings::Fatal,
        _ => Warnings::Print,
    }
}

/// The symbols of `-defsym`, or what is wrong with them.
fn symbols(definitions: &[String]) -> Result<Vec<(String, i64)>, String> {
    let parse = |definition: &String| {
        let (name, value) = definition.split_once('=').unwrap_or((definition, ""));
        if name.is_empty() || value.is_empty() {
            return Err(format!("error: defsym must be of the form: sym=value: {definition}\n"));
        }
        match options::parse_number(value) {
            Some(value) => Ok((name.to_owned(), value)),
            None => Err(format!("error: value is not an integer: {value}\n")),
        }
    };
    definitions.iter().map(parse).collect()
}

/// An error of the operating system in its own words, without a number.
fn error_text(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}

/// Files to include, and the trace of what was assembled.
struct World<'a> {
    invocation: &'a Invocation<'a>,
    include_dirs: &'a [String],
    trace: Option<Trace>,
    /// The place that was asked for last, and its line: the next one is counted from there.
    last: (Loc, u32),
}

impl<'a> World<'a> {
    fn new(invocation: &'a Invocation<'a>, options: &'a Options) -> Self {
        let trace = invocation.trace.then(Trace::default);
        Self { invocation, include_dirs: &options.include_dirs, trace, last: (Loc(0), 1) }
    }
}

impl Includes for World<'_> {
    fn find(&self, name: &str, limit: usize) -> Result<Option<Included>, TooLarge> {
        let in_folders = self.include_dirs.iter().map(|folder| format!("{folder}/{name}"));
        for path in std::iter::once(name.to_owned()).chain(in_folders) {
            match self.invocation.files.read_at_most(Path::new(&path), limit as u64) {
                Ok(content) => return Ok(Some(Included { name: path, content })),
                Err(error) if error.kind() == io::ErrorKind::FileTooLarge => return Err(TooLarge),
                // LLVM goes on to the next folder, too, whatever is wrong with a file.
                Err(_) => {}
            }
        }
        Ok(None)
    }

    fn wants_bytes(&self) -> bool {
        self.trace.is_some()
    }

    fn instruction(&mut self, source: &SourceMap, emitted: &Emitted<'_>) {
        let Some(trace) = &mut self.trace else { return };
        let loc = emitted.loc;
        let (last, line) = self.last;
        let line = match source.text().get(last.0 as usize..loc.0 as usize) {
            Some(between) => {
                let breaks = memchr::memchr_iter(b'\n', between).count();
                line.saturating_add(u32::try_from(breaks).unwrap_or(u32::MAX))
            }
            None => source.line_and_column(loc).map_or(0, |(line, _)| line),
        };
        self.last = (loc, line);
        trace.push(line, emitted.encoded.bytes(), emitted.encoded.form);
    }
}

fn trace_messages(assembled: &Assembled, trace: &mut Trace) {
    for message in &assembled.messages {
        let kind = match message.diagnostic.severity {
            Severity::Error => DiagnosticKind::Error,
            Severity::Warning => DiagnosticKind::Warning,
            Severity::Note => continue,
        };
        let (line, column) = assembled.source.line_and_column(message.diagnostic.loc).unwrap_or((0, 0));
        let marked = message.marked.as_ref().and_then(|(_, line)| u32::try_from(*line).ok());
        trace.diagnostics.push(TracedDiagnostic {
            line: marked.unwrap_or(line),
            column,
            kind,
            message: message.diagnostic.message.to_string(),
        });
    }
}
