//! `cargo xtask tidy`: what the house style can have measured. It is also a test, `xtask/tests/tidy.rs`.
//!
//! Rust files are parsed, not scanned, where that tells more: how long a function is, which layer uses which.

mod layers;
mod lengths;
mod text;

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use walkdir::WalkDir;

use crate::workspace;

/// Measure the sources: lengths of files and functions, module comments, layers, blanks, leftovers
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Options {
    /// Also list what is over the aims of 300 lines a file and 40 a function
    #[arg(long)]
    pub aims: bool,
}

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Must be put right.
    Fault,
    /// Asks for a reason.
    Warning,
    /// Over an aim.
    Aim,
}

/// Something that the style has a word on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How much it matters.
    pub weight: Weight,
    /// The file, from the workspace's root.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.weight {
            Weight::Fault => "error",
            Weight::Warning => "warning",
            Weight::Aim => "aim",
        };
        write!(out, "{}:{}: {word}: {}", self.file, self.line, self.message)
    }
}

/// Runs the command.
///
/// # Errors
/// When there is a fault.
pub fn run(options: &Options) -> Result<()> {
    let findings = check(&workspace::root())?;
    let count = |weight| findings.iter().filter(|finding| finding.weight == weight).count();
    for finding in findings.iter().filter(|finding| options.aims || finding.weight != Weight::Aim) {
        println!("{finding}");
    }
    let (faults, warnings, aims) = (count(Weight::Fault), count(Weight::Warning), count(Weight::Aim));
    println!("{faults} errors, {warnings} warnings, {aims} over an aim");
    ensure!(faults == 0, "the sources are not tidy");
    Ok(())
}

/// Measures every text file below `root` that is the project's own, in the order of their names.
///
/// # Errors
/// When a file cannot be read.
pub fn check(root: &Path) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let mut rust_files = 0;
    for entry in
        WalkDir::new(root).sort_by_file_name().into_iter().filter_entry(|entry| is_ours(root, entry.path()))
    {
        let entry = entry?;
        let path = entry.path().strip_prefix(root)?.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/");
        if !entry.file_type().is_file() || !is_text(&path) {
            continue;
        }
        let bytes = fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?;
        let content = String::from_utf8_lossy(&bytes);
        rust_files += usize::from(path.ends_with(".rs"));
        check_file(&path, &content, &mut findings);
    }
    ensure!(rust_files > 0, "no Rust file below {}", root.display());
    findings.sort_by(|a, b| (a.weight, &a.file, a.line).cmp(&(b.weight, &b.file, b.line)));
    Ok(findings)
}

/// Measures one file.
pub fn check_file(path: &str, content: &str, findings: &mut Vec<Finding>) {
    text::check(path, content, findings);
    if path.ends_with(".rs") {
        lengths::check_file(path, content, findings);
        match syn::parse_file(content) {
            Ok(file) => {
                lengths::check_functions(path, &file, findings);
                layers::check(path, &file, findings);
            }
            Err(error) => findings.push(Finding {
                weight: Weight::Fault,
                file: path.to_owned(),
                line: error.span().start().line,
                message: format!("cannot be parsed: {error}"),
            }),
        }
    }
}

/// Leaves out what is synced, built, or git's.
fn is_ours(root: &Path, path: &Path) -> bool {
    let inner =
        path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/");
    let hidden = inner.starts_with('.')
        && !matches!(inner.as_str(), ".ci" | ".cargo" | ".ci/run" | ".cargo/config.toml");
    !(hidden
        || inner.starts_with("testdata/llvm")
        || inner.starts_with("testdata/.llvm")
        || path.join("CACHEDIR.TAG").exists())
}

fn is_text(path: &str) -> bool {
    let endings =
        [".rs", ".toml", ".md", ".s", ".txt", ".test", ".snap", ".rows", ".layout", ".trycmd", ".sh", "/run"];
    endings.iter().any(|ending| path.ends_with(ending))
}
