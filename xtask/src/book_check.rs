//! `cargo xtask book-check`: the book, in a real browser.
//!
//! It writes a book to a temporary folder and reads it as a person does, in a headless Chromium. What can be checked
//! without a browser is checked in `tests/book.rs`.

mod browser;
mod checks;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use mcreplay::reference::book::{Book, FOLDERS, File};
use mcreplay::replay::{self, VectorIndex};

use crate::workspace;
use browser::Browser;

/// Check the book in a headless Chromium: search, switch between GPUs, diagrams, light and dark, print, no errors
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Exit with success, having done nothing, where no Chromium is installed
    #[arg(long)]
    pub if_installed: bool,
    /// Leave pictures of some pages in this folder
    #[arg(long, value_name = "FOLDER")]
    pub pictures: Option<PathBuf>,
    /// A book that is there already, rather than one that is written for this
    #[arg(long, value_name = "FOLDER")]
    pub book: Option<PathBuf>,
}

/// Writes a book and checks it.
///
/// # Errors
/// There is no browser, or a check fails.
pub fn run(options: &Options) -> Result<()> {
    let Some(program) = browser::program() else {
        ensure!(options.if_installed, "Chromium is missing: `apt-get install chromium` brings it");
        println!("The book is not checked in a browser: Chromium is not installed.");
        return Ok(());
    };
    let folder = tempfile::tempdir()?;
    let book = match &options.book {
        Some(book) => std::path::absolute(book)?,
        None => {
            let book = folder.path().join("book");
            write(&book)?;
            book
        }
    };
    let mut browser = Browser::start(program, &folder.path().join("profile"))?;
    let address = checks::address(&book);
    browser.resize(1280, 900)?;
    browser.media("screen", "light")?;
    let mut failed = 0;
    for (name, check) in checks::CHECKS {
        let mut result = check(&mut browser, &address);
        let complaints = std::mem::take(&mut browser.complaints);
        if result.is_ok() && !complaints.is_empty() {
            result = Err(anyhow::anyhow!("the browser complains: {}", complaints.join("; ")));
        }
        match result {
            Ok(()) => println!("ok      {name}"),
            Err(error) => {
                println!("FAILED  {name}: {error:#}");
                failed += 1;
            }
        }
    }
    if let Some(pictures) = &options.pictures {
        save(pictures, &checks::pictures(&mut browser, &address)?)?;
    }
    ensure!(failed == 0, "{failed} of {} checks failed", checks::CHECKS.len());
    Ok(())
}

/// Writes a book, with the vectors of a replay if one has left its index.
fn write(folder: &Path) -> Result<()> {
    let index = VectorIndex::read(&workspace::root().join("testdata/vectors.tsv")).ok();
    let suite = replay::whole_suite_vectors();
    for inner in FOLDERS {
        std::fs::create_dir_all(folder.join(inner))?;
    }
    let put = |file: &File| std::fs::write(folder.join(&file.path), &file.text);
    let book = Book::new(index.as_ref().or(suite.as_ref()), suite.as_ref(), None);
    book.write(&put, &|| ()).context("the book")
}

/// Saves pictures, which `base64` of the system decodes.
fn save(folder: &Path, pictures: &[(String, String)]) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let shell = xshell::Shell::new()?;
    for (name, data) in pictures {
        let path = folder.join(format!("{name}.png"));
        let png = xshell::cmd!(shell, "base64 --decode").stdin(data).quiet().output()?.stdout;
        std::fs::write(&path, png).with_context(|| path.display().to_string())?;
    }
    println!("{} pictures in {}", pictures.len(), folder.display());
    Ok(())
}
