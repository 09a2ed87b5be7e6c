//! `mcreplay explain`: the page of an instruction.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use mcreplay::reference::amd::Isa;
use mcreplay::reference::{self, Explained, Found, Page, Sources, render};
use mcreplay::replay::{self, VectorIndex};

/// Where a replay of LLVM's tests leaves its index.
pub(super) const INDEX: &str = "testdata/vectors.tsv";

/// Where AMD's machine-readable manuals lie once they have been synced.
const ISA: &str = "testdata/isa";

/// Explain an instruction: encodings, operands, generations, and an example from a test
///
/// WHAT is a mnemonic, in any of its names, or a whole instruction, which is assembled and read field by field. Exits with 0 if there is something to explain, with 1 if an instruction is refused, with 2 if nothing is known of WHAT.
#[derive(Args)]
pub(super) struct ExplainArgs {
    /// A mnemonic (v_lerp_u8, buffer_load_dword), or an instruction ("v_lerp_u8 v5, v1, v2, s3")
    #[arg(required_unless_present = "unconfirmed", allow_hyphen_values = false)]
    what: Vec<OsString>,
    /// The GPU, such as gfx1250 [default: the newest that has it]
    #[arg(long, value_name = "GPU")]
    gpu: Option<OsString>,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The index of vectors that a replay has left [default: testdata/vectors.tsv]
    #[arg(long, value_name = "FILE")]
    index: Option<PathBuf>,
    /// List the mnemonics that no vector of the index confirms
    #[arg(long, conflicts_with_all = ["what", "gpu", "format"])]
    unconfirmed: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// For a terminal
    Text,
    /// Markdown
    Markdown,
    /// A page that needs no other file
    Html,
    /// Everything, for other programs
    Json,
}

/// Explains; the exit status.
pub(super) fn run(args: ExplainArgs) -> ExitCode {
    match explain(&args) {
        Ok(status) => status,
        Err(error) => {
            // There is nowhere to report that standard error cannot be written.
            let _closed = super::write(io::stderr(), format!("mcreplay: {error:#}\n").as_bytes());
            ExitCode::from(2)
        }
    }
}

fn explain(args: &ExplainArgs) -> Result<ExitCode> {
    let index = index(args.index.as_deref())?;
    if args.unconfirmed {
        let index = index.context("no replay has left an index: run `mcreplay replay`")?;
        let names = reference::all_names().into_iter().filter(|name| !index.knows(name));
        let text: String = names.flat_map(|name| [name, "\n"]).collect();
        super::write(io::stdout(), text.as_bytes()).context("standard output")?;
        return Ok(ExitCode::SUCCESS);
    }
    let words = args.what.iter().map(|word| text(word)).collect::<Result<Vec<&str>>>()?;
    let what = words.join(" ");
    let gpu = args.gpu.as_ref().map(|gpu| text(gpu)).transpose()?;
    let page = |found: &Found| page(found, index.as_ref());
    let explained = if reference::is_line(&what) {
        reference::explain_line(&what, gpu, page)?
    } else {
        match reference::find(&what, gpu) {
            Ok(found) => Explained::Line(Box::new(page(&found))),
            // What takes no operands is an instruction by its name, too.
            Err(error) => return Err(error.into()),
        }
    };
    let (text, status) = match &explained {
        Explained::Line(page) => (show(page, args.format)?, ExitCode::SUCCESS),
        Explained::Refused(refusal) => {
            let text = match args.format {
                Format::Json => json(refusal)?,
                Format::Text => render::text(&render::refusal(refusal), style()),
                Format::Markdown => render::markdown(&render::refusal(refusal)),
                Format::Html => render::html(&render::refusal(refusal)),
            };
            (text, ExitCode::FAILURE)
        }
    };
    super::write(anstream::stdout(), text.as_bytes()).context("standard output")?;
    Ok(status)
}

/// An argument as text.
fn text(word: &OsString) -> Result<&str> {
    word.to_str().with_context(|| format!("{}: not UTF-8", word.to_string_lossy()))
}

/// The index, if there is one. One that is named must be there.
pub(super) fn index(path: Option<&Path>) -> Result<Option<VectorIndex>> {
    match path {
        Some(path) => VectorIndex::read(path).map(Some).with_context(|| path.display().to_string()),
        None => Ok(match VectorIndex::read(Path::new(INDEX)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            read => heed(read.map(Some).map_err(|error| format!("{INDEX}: {error}"))),
        }),
    }
}

/// What AMD's files say.
pub(super) fn isa() -> Option<Isa> {
    heed(Isa::open(Path::new(ISA)))
}

/// What was read. A page comes without what is damaged, but not in silence.
fn heed<T>(read: Result<Option<T>, impl Display>) -> Option<T> {
    read.unwrap_or_else(|error| {
        warn(&error);
        None
    })
}

/// Warns of what makes a page poorer.
pub(super) fn warn(what: &impl Display) {
    // There is nowhere to report that standard error cannot be written.
    let _closed = super::write(io::stderr(), format!("mcreplay: warning: {what}\n").as_bytes());
}

/// The page, with examples of the suite where no other test has any.
fn page(found: &Found, vectors: Option<&VectorIndex>) -> Page {
    let names = found.names();
    let known = vectors.is_some_and(|index| names.iter().any(|name| index.knows(name)));
    let suite = if known { None } else { replay::suite_vectors(&names) };
    let vectors = if vectors.is_some() { vectors } else { suite.as_ref() };
    let manual = isa().and_then(|isa| heed(isa.instruction(found.name())));
    found.page(&Sources { vectors, suite: suite.as_ref(), manual: manual.as_ref() })
}

fn show(page: &Page, format: Format) -> Result<String> {
    Ok(match format {
        Format::Text => render::text(&render::page(page), style()),
        Format::Markdown => render::markdown(&render::page(page)),
        Format::Html => render::html(&render::page(page)),
        Format::Json => json(page)?,
    })
}

fn json(value: &impl serde::Serialize) -> Result<String> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}

/// Colours in a terminal alone.
fn style() -> render::Style {
    let colours = anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never;
    if io::stdout().is_terminal() && colours { render::Style::Coloured } else { render::Style::Plain }
}
