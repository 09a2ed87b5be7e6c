//! What a sync to another revision brings: files that came, went and changed, and the vectors in them.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, Result};

use crate::sync::lock::Lock;

/// How one file changes, in vectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileChange {
    /// The file's path below the corpus' folder.
    pub path: String,
    /// Whether the old and the new corpus have it.
    pub kind: Kind,
    /// Vectors that only the new file has.
    pub came: usize,
    /// Vectors that only the old file has.
    pub went: usize,
}

/// What happens to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Only the new corpus has it.
    Came,
    /// Only the old corpus had it.
    Went,
    /// Both have it, with different contents.
    Changed,
}

/// What a sync changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changes {
    /// The revision before.
    pub from: String,
    /// The revision after.
    pub to: String,
    /// Every file that is not the same in both, by path.
    pub files: Vec<FileChange>,
    /// Whether the old files were there to be compared, or only their checksums.
    pub vectors_known: bool,
}

impl Changes {
    /// Compares two corpora: what the locks list, and what the folders hold of it.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn between(old: &Lock, old_folder: &Path, new: &Lock, new_folder: &Path) -> Result<Self> {
        let differences = old.differences(new);
        let kinds = [
            (Kind::Came, &differences.came),
            (Kind::Went, &differences.went),
            (Kind::Changed, &differences.changed),
        ];
        let mut files = Vec::new();
        for (kind, paths) in kinds {
            for path in paths {
                let before = vectors_of(&old_folder.join(path))?;
                let after = vectors_of(&new_folder.join(path))?;
                let change = FileChange {
                    path: path.clone(),
                    kind,
                    came: surplus(&after, &before),
                    went: surplus(&before, &after),
                };
                files.push(change);
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Self {
            from: old.revision.clone(),
            to: new.revision.clone(),
            files,
            vectors_known: old_folder.is_dir(),
        })
    }

    fn count(&self, kind: Kind) -> usize {
        self.files.iter().filter(|file| file.kind == kind).count()
    }
}

impl fmt::Display for Changes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for file in &self.files {
            let mark = match file.kind {
                Kind::Came => '+',
                Kind::Went => '-',
                Kind::Changed => '~',
            };
            write!(out, "{mark} {}", file.path)?;
            if self.vectors_known {
                write!(out, "  vectors +{} -{}", file.came, file.went)?;
            }
            writeln!(out)?;
        }
        let (came, went, changed) =
            (self.count(Kind::Came), self.count(Kind::Went), self.count(Kind::Changed));
        write!(out, "{} to {}: files +{came} -{went} ~{changed}", self.from, self.to)?;
        if self.vectors_known {
            let came: usize = self.files.iter().map(|file| file.came).sum();
            let went: usize = self.files.iter().map(|file| file.went).sum();
            writeln!(out, ", vectors +{came} -{went}")
        } else {
            writeln!(out, ", vectors unknown, since the old files are not there")
        }
    }
}

/// A file's vectors, as lines, with how often each stands there under an active prefix.
type Vectors = BTreeMap<String, usize>;

fn surplus(of: &Vectors, over: &Vectors) -> usize {
    of.iter().map(|(line, count)| count.saturating_sub(over.get(line).copied().unwrap_or(0))).sum()
}

fn vectors_of(path: &Path) -> Result<Vectors> {
    match fs::read(path) {
        Ok(content) => Ok(vectors(&String::from_utf8_lossy(&content))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vectors::new()),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Counts vectors: lines with a check prefix and an encoding, once per FileCheck call that has the prefix.
///
/// This reads test files only as far as a count needs; judging them is the tool's own business.
#[must_use]
pub fn vectors(text: &str) -> Vectors {
    let prefixes = active_prefixes(text);
    let mut found = Vectors::new();
    for line in text.lines().filter(|line| has_bytes(line)) {
        let times = check_prefix(line).and_then(|prefix| prefixes.get(prefix)).copied().unwrap_or(0);
        if times > 0 {
            *found.entry(line.trim().to_owned()).or_default() += times;
        }
    }
    found
}

/// Whether a line has an encoding; a few of LLVM's have more than one blank before it.
fn has_bytes(line: &str) -> bool {
    line.split_once("encoding:").is_some_and(|(_, rest)| rest.trim_start().starts_with('['))
}

/// The prefixes of all FileCheck calls, with how many calls have each.
fn active_prefixes(text: &str) -> BTreeMap<String, usize> {
    let mut calls: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let Some((_, words)) = line.split_once("RUN:") else { continue };
        let words = words.trim();
        let (words, more) = words.strip_suffix('\\').map_or((words, false), |words| (words, true));
        match calls.last_mut().filter(|_| open) {
            Some(call) => *call = format!("{call} {words}"),
            None => calls.push(words.to_owned()),
        }
        open = more;
    }
    let mut prefixes = BTreeMap::new();
    // What is disassembled again is no second vector of the assembler.
    let assembled = calls.iter().filter(|call| !call.contains("-disassemble"));
    for call in assembled.flat_map(|call| call.split("FileCheck").skip(1)) {
        let mut named: Vec<&str> = Vec::new();
        let mut words = call.split_whitespace();
        while let Some(word) = words.next() {
            let Some(option) = word.strip_prefix('-').map(|word| word.trim_start_matches('-')) else {
                continue;
            };
            let (name, value) =
                option.split_once('=').map_or((option, None), |(name, value)| (name, Some(value)));
            if name == "check-prefix" || name == "check-prefixes" {
                named.extend(value.or_else(|| words.next()).unwrap_or_default().split(','));
            }
        }
        if named.is_empty() {
            named.push("CHECK");
        }
        for prefix in named {
            *prefixes.entry(prefix.to_owned()).or_default() += 1;
        }
    }
    prefixes
}

/// The prefix of a check line: `GFX11` for `// GFX11-NEXT: …`.
fn check_prefix(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(['/', '#', ';', ' ', '\t', '*']);
    let (directive, _) = line.split_once(':')?;
    let directive = directive.trim_end();
    let suffixes = ["-NEXT", "-SAME", "-DAG", "-LABEL"];
    Some(suffixes.iter().find_map(|suffix| directive.strip_suffix(suffix)).unwrap_or(directive))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vector_counts_once_per_call_that_has_its_prefix() {
        let text = "\
// RUN: llvm-mc -mcpu=gfx900 %s | FileCheck --check-prefixes=GCN,GFX9 %s
// RUN: llvm-mc -mcpu=gfx801 %s \\
// RUN:   | FileCheck -check-prefix GCN %s
s_nop 0
// GCN: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]
s_nop 1
// GFX9-NEXT: s_nop 1 ; encoding: [0x01,0x00,0x80,0xbf]
// OTHER: s_nop 2 ; encoding: [0x02,0x00,0x80,0xbf]
// GCN: s_nop 3
";
        assert_eq!(vectors(text).into_values().collect::<Vec<_>>(), [2, 1]);
    }

    #[test]
    fn without_a_prefix_it_is_check() {
        let text = "// RUN: llvm-mc %s | FileCheck %s\n// CHECK: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]\n";
        assert_eq!(vectors(text).len(), 1);
    }
}
