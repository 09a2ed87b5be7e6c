//! `mcreplay book`: all instruction pages as a static site.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};
use clap::Args;
use mcreplay::reference::book::{self, Book, File};

/// So many damaged files are named.
const MAX_WARNINGS: usize = 5;

/// Write all instruction pages as a site that needs no server
///
/// With indexes per GPU and per encoding, opcode maps and a search. Open index.html in the folder with a browser. Exits with 0 if everything was written, with 2 if not.
#[derive(Args)]
pub(super) struct BookArgs {
    /// The folder: a new one, an empty one, or one with a book, whose files are written anew; others in it stay as they are
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// The index of vectors that a replay has left [default: testdata/vectors.tsv]
    #[arg(long, value_name = "FILE")]
    index: Option<PathBuf>,
}

/// Writes; the exit status.
pub(super) fn run(args: &BookArgs) -> ExitCode {
    match write(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // There is nowhere to report that standard error cannot be written.
            let _closed = super::write(io::stderr(), format!("mcreplay: {error:#}\n").as_bytes());
            ExitCode::from(2)
        }
    }
}

fn write(args: &BookArgs) -> Result<()> {
    let out = &args.out;
    let anew = prepare(out)?;
    let index = super::explain::index(args.index.as_deref())?;
    let suite = mcreplay::replay::whole_suite_vectors();
    let vectors = index.as_ref().or(suite.as_ref());
    let isa = super::explain::isa();
    let book = Book::new(vectors, suite.as_ref(), isa.as_ref());
    warn_of_damage(&book);
    let bar = super::progress_bar("pages");
    bar.set_length(book.instructions() as u64);
    let (files, bytes) = (AtomicU64::new(0), AtomicU64::new(0));
    let put = |file: &File| {
        files.fetch_add(1, Ordering::Relaxed);
        bytes.fetch_add(file.text.len() as u64, Ordering::Relaxed);
        let path = out.join(&file.path);
        write_file(&path, &file.text)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
    };
    let written = book.write(&put, &|| bar.inc(1));
    bar.finish_and_clear();
    let (files, bytes) = (files.into_inner(), bytes.into_inner());
    written.with_context(|| format!("the book is not complete, after {files} files"))?;
    let how = if anew { "wrote anew" } else { "wrote" };
    let source = match vectors {
        Some(vectors) => vectors.corpus(),
        None => "no tests",
    };
    let start = out.join(book::START);
    let text = format!(
        "{how} {}: {} instructions, {files} files, {} MB; vectors of {source}\n",
        start.display(),
        book.instructions(),
        bytes / 1_000_000,
    );
    super::write(io::stdout(), text.as_bytes()).context("standard output")?;
    Ok(())
}

/// Makes the folders. True if there is a book already, which is written anew. What is not a book's is never touched.
fn prepare(out: &Path) -> Result<bool> {
    let named = || out.display().to_string();
    if out.exists() && !out.is_dir() {
        bail!("{}: not a folder", named());
    }
    std::fs::create_dir_all(out).with_context(named)?;
    let is_book =
        std::fs::read(out.join(book::MARKED)).is_ok_and(|text| text.starts_with(book::MARK.as_bytes()));
    let empty = std::fs::read_dir(out).with_context(named)?.next().is_none();
    if !empty && !is_book {
        bail!("{}: holds files that are no book: name a new folder, or an empty one", named());
    }
    for folder in book::FOLDERS {
        let folder = out.join(folder);
        if is_link(&folder) {
            bail!("{}: a link, through which no book is written", folder.display());
        }
    }
    // Until all is there, nothing leads to pages that are not.
    let start = out.join(book::START);
    match std::fs::remove_file(&start) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(error).with_context(|| start.display().to_string());
        }
        _ => {}
    }
    // The mark comes first, so that a book that was interrupted can be written again.
    let mark = out.join(book::MARKED);
    write_file(&mark, book::MARK).with_context(|| mark.display().to_string())?;
    for folder in book::FOLDERS {
        let folder = out.join(folder);
        std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    Ok(is_book)
}

/// Writes a file of the book. A link in its place is replaced: what it leads to is not the book's.
fn write_file(path: &Path, text: &str) -> io::Result<()> {
    if is_link(path) {
        std::fs::remove_file(path)?;
    }
    std::fs::write(path, text)
}

fn is_link(path: &Path) -> bool {
    std::fs::symlink_metadata(path).is_ok_and(|about| about.is_symlink())
}

/// Says which of AMD's files cannot be read.
fn warn_of_damage(book: &Book) {
    let damaged = book.damaged();
    for error in damaged.iter().take(MAX_WARNINGS) {
        super::explain::warn(error);
    }
    if let Some(more) = damaged.len().checked_sub(MAX_WARNINGS).filter(|more| *more > 0) {
        super::explain::warn(&format!("and so for {more} more files"));
    }
}
