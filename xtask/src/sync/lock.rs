//! `testdata/llvm.lock` and its like: which revision a corpus is, with a checksum per file.
//!
//! The file lines are those of `sha256sum`, sorted by path, so that a person can check them by hand.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use sha2::{Digest as _, Sha256};
use walkdir::WalkDir;

use super::{Set, paths};

/// How many differing files a message names.
const NAMED: usize = 10;

/// A SHA-256 checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checksum([u8; 32]);

impl Checksum {
    /// The checksum of some bytes.
    #[must_use]
    pub fn of(content: &[u8]) -> Self {
        Self(Sha256::digest(content).into())
    }

    /// The checksum of bytes that went through a hasher.
    #[must_use]
    pub fn finish(hasher: Sha256) -> Self {
        Self(hasher.finalize().into())
    }

    fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return None;
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

/// What a corpus holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lock {
    /// LLVM's tag, or the commit where there is none; the day of AMD's newest release.
    pub revision: String,
    /// A checksum per file, by its path below the folder that is locked, with `/`.
    pub files: BTreeMap<String, Checksum>,
}

impl Lock {
    /// A lock without files.
    #[must_use]
    pub fn new(revision: &str) -> Self {
        Self { revision: revision.to_owned(), files: BTreeMap::new() }
    }

    /// Adds a file.
    ///
    /// # Errors
    /// When the path is there already.
    pub fn add(&mut self, path: &str, content: &[u8]) -> Result<()> {
        self.add_sum(path, Checksum::of(content))
    }

    /// Adds a file whose checksum is known.
    ///
    /// # Errors
    /// When the path is there already.
    pub fn add_sum(&mut self, path: &str, sum: Checksum) -> Result<()> {
        if self.files.insert(path.to_owned(), sum).is_some() {
            bail!("{path} comes twice");
        }
        Ok(())
    }

    /// Reads a lock file's text.
    ///
    /// # Errors
    /// With the line that cannot be read.
    pub fn parse(text: &str) -> Result<Self> {
        let mut revision = None;
        let mut files = BTreeMap::new();
        for (number, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let (None, Some(value)) = (&revision, line.strip_prefix("revision ")) {
                revision = Some(value.to_owned());
                continue;
            }
            let entry = line.split_once("  ").and_then(|(sum, path)| Some((Checksum::parse(sum)?, path)));
            let Some((sum, path)) = entry else {
                bail!("line {}: expected a SHA-256, two blanks and a path", number + 1);
            };
            paths::parts(path).with_context(|| format!("line {}", number + 1))?;
            if files.insert(path.to_owned(), sum).is_some() {
                bail!("line {}: {path} comes twice", number + 1);
            }
        }
        Ok(Self { revision: revision.context("no revision")?, files })
    }

    /// What a folder holds, said to be of `revision`.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn of_folder(folder: &Path, revision: &str) -> Result<Self> {
        let mut lock = Self::new(revision);
        for entry in WalkDir::new(folder) {
            let entry = entry?;
            if entry.file_type().is_dir() {
                continue;
            }
            let path = entry.path().strip_prefix(folder)?;
            let path = path.to_str().with_context(|| format!("{} is not UTF-8", path.display()))?;
            let content = fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?;
            lock.add(&path.replace(std::path::MAIN_SEPARATOR, "/"), &content)?;
        }
        Ok(lock)
    }

    /// How `found` differs from this lock, in files.
    #[must_use]
    pub fn differences(&self, found: &Self) -> Differences {
        let missing = |from: &Self, to: &Self| {
            from.files.keys().filter(|path| !to.files.contains_key(*path)).cloned().collect()
        };
        let changed = self
            .files
            .iter()
            .filter(|(path, sum)| found.files.get(*path).is_some_and(|other| other != *sum))
            .map(|(path, _)| path.clone())
            .collect();
        Differences { came: missing(found, self), went: missing(self, found), changed }
    }

    /// The text of the lock file of a set.
    #[must_use]
    pub fn text(&self, set: &Set) -> String {
        let files: String = self.files.iter().map(|(path, sum)| format!("{sum}  {path}\n")).collect();
        format!("{}revision {}\n{files}", set.head, self.revision)
    }

    /// One phrase for people.
    #[must_use]
    pub fn summary(&self) -> String {
        format!("{} ({} files)", self.revision, self.files.len())
    }
}

/// How two sets of files differ, by path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Differences {
    /// Files that only the new set has.
    pub came: Vec<String>,
    /// Files that only the old set has.
    pub went: Vec<String>,
    /// Files whose contents differ.
    pub changed: Vec<String>,
}

impl Differences {
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.came.is_empty() && self.went.is_empty() && self.changed.is_empty()
    }
}

impl fmt::Display for Differences {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, paths) in [("differs", &self.changed), ("is missing", &self.went), ("is new", &self.came)]
        {
            for path in paths.iter().take(NAMED) {
                writeln!(out, "  {path} {what}")?;
            }
            if paths.len() > NAMED {
                writeln!(out, "  and {} more: {what}", paths.len() - NAMED)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        let mut lock = Lock::new("llvmorg-1.2.3");
        lock.add("MC/AMDGPU/b.s", b"b").unwrap();
        lock.add("MC/AMDGPU/a b.s", b"abc").unwrap();
        let text = lock.text(&crate::sync::LLVM);
        // FIPS 180-4's own example for "abc".
        let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert!(text.contains(&format!("\n{sum}  MC/AMDGPU/a b.s\n")), "{text}");
        assert_eq!(Lock::parse(&text).unwrap(), lock);
    }

    #[test]
    fn faults_are_named_by_line() {
        let sum = Checksum::of(b"");
        for (text, part) in [
            ("revision x\nabc  MC/AMDGPU/a.s\n".to_owned(), "line 2"),
            (format!("revision x\n{sum}  ../a.s\n"), "line 2"),
            (format!("revision x\n{sum}  a.s\n{sum}  a.s\n"), "twice"),
            (format!("{sum}  a.s\n"), "no revision"),
        ] {
            let error = format!("{:#}", Lock::parse(&text).unwrap_err());
            assert!(error.contains(part), "{error}");
        }
    }
}
