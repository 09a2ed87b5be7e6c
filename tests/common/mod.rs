//! What tests take from the project's own suite: its files and the instructions in them.

#![allow(clippy::unwrap_used, dead_code, reason = "a test may panic; not every test uses all of it")]

use std::fs;
use std::path::{Path, PathBuf};

/// A processor of each generation, beside the folder of the suite that was written for it.
pub const PROCESSORS: [(&str, &str); 9] = [
    ("gfx6", "gfx600"),
    ("gfx7", "gfx700"),
    ("gfx8", "gfx803"),
    ("gfx9", "gfx90a"),
    ("gfx10", "gfx1030"),
    ("gfx11", "gfx1100"),
    ("gfx12", "gfx1200"),
    ("gfx1250", "gfx1250"),
    ("gfx13", "gfx1310"),
];

/// The sources in a folder of the suite, in the order of their names.
pub fn suite_files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/suite").join(folder);
    let entries = fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "s"));
    files.sort();
    files
}

/// The statements of a source that are instructions, valid or not; no line of a text that goes over several.
pub fn statements(text: &str) -> Vec<&str> {
    let is_instruction = |line: &&str| {
        let word_end = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(line.len());
        line.starts_with(|c: char| c.is_ascii_alphabetic())
            && !line[word_end..].trim_start().starts_with([':', '.', '='])
            && line.matches('"').count().is_multiple_of(2)
    };
    text.lines().map(str::trim).filter(is_instruction).collect()
}
