//! What the fuzz targets share: files in memory, and how an input says what options it is for.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use mcreplay::tool::{Created, Files};

/// Processors and features, a line each; the first byte of an assembler's input chooses among them.
const TARGETS: &str = include_str!("../targets.txt");

/// Files that exist in memory alone, so that no input reads or writes a real one.
#[derive(Debug, Default)]
pub struct MemoryFiles {
    files: Mutex<BTreeMap<PathBuf, Arc<[u8]>>>,
}

impl MemoryFiles {
    /// Files with these names.
    #[must_use]
    pub fn new(files: &[(&str, &[u8])]) -> Self {
        let files = files.iter().map(|(name, content)| (PathBuf::from(name), Arc::from(*content)));
        Self { files: Mutex::new(files.collect()) }
    }
}

impl Files for MemoryFiles {
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        let files = self.files.lock().map_err(|_| io::ErrorKind::Deadlock)?;
        files.get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn create(&self, _: &Path) -> io::Result<Box<dyn Created + '_>> {
        Ok(Box::new(Nowhere))
    }
}

/// A file that takes whatever is written.
struct Nowhere;

impl Created for Nowhere {
    fn keep(&mut self, _: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn discard(&mut self) {}
}

/// The words of the target line that a byte chooses: `-mcpu=…`, and `-mattr=…` if it has one.
pub fn target_words(choice: u8) -> impl Iterator<Item = &'static str> {
    let lines: Vec<&str> = TARGETS.lines().filter(|line| !line.starts_with('#')).collect();
    let line = lines[usize::from(choice) % lines.len()];
    line.split_whitespace()
}

/// Those of `words` whose bit is set in `choice`.
pub fn chosen_words(choice: u8, words: &'static [&'static str]) -> impl Iterator<Item = &'static str> {
    words.iter().enumerate().filter(move |(bit, _)| choice >> bit & 1 == 1).map(|(_, word)| *word)
}

/// The first two bytes of an input, which are options, and the rest. An input that is too short has none set.
#[must_use]
pub fn options_and_rest(input: &[u8]) -> ([u8; 2], &[u8]) {
    match input {
        [first, second, rest @ ..] => ([*first, *second], rest),
        short => ([0; 2], short),
    }
}
