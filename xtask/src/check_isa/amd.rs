//! `cargo xtask check-isa --amd`: the rows, expanded, held against AMD's machine-readable ISA files.

mod architecture;
mod encodings;
mod explained;
mod fields;
mod instructions;
mod report;
mod sizes;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use mcreplay_rows::isa_rows::IsaRows;

use crate::sync_isa::source::Source;
use crate::sync_isa::{excerpt, xml};
use architecture::Gpu;
use encodings::Encodings;
use instructions::Rows;
use sizes::Sizes;

/// How AMD's file and the rows differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum What {
    /// AMD has an architecture or an encoding that is not known here.
    Unknown,
    /// AMD has an instruction in an encoding, and the rows have not.
    Missing,
    /// The rows have an instruction that a whole file of AMD's has not.
    Extra,
    /// The opcode.
    Opcode,
    /// The bits that tell opcode and encoding, for an instruction.
    Identifier,
    /// Which bits these are, for an encoding.
    Mask,
    /// The size of an encoding.
    Length,
    /// Where a field lies.
    Field,
    /// A field lies at the same bits by another name.
    Name,
    /// The size of an operand.
    Size,
    /// Whether a literal may stand for a source.
    Literal,
}

impl What {
    /// All of them, with the word for each.
    const ALL: [(Self, &'static str); 11] = [
        (Self::Unknown, "unknown"),
        (Self::Missing, "missing"),
        (Self::Extra, "extra"),
        (Self::Opcode, "opcode"),
        (Self::Identifier, "identifier"),
        (Self::Mask, "mask"),
        (Self::Length, "length"),
        (Self::Field, "field"),
        (Self::Name, "name"),
        (Self::Size, "size"),
        (Self::Literal, "literal"),
    ];

    /// The word.
    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(what, _)| *what == self).map_or("", |(_, word)| word)
    }
}

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Difference {
    what: What,
    /// AMD's name of the architecture.
    architecture: String,
    /// An encoding and its field, or an instruction and its encoding.
    subject: String,
    /// Both values.
    detail: String,
}

/// How much of one file was compared.
#[derive(Clone, Debug, Default)]
struct Summary {
    file: String,
    architecture: String,
    excerpt: Option<String>,
    /// Encodings whose fields were compared.
    encodings: usize,
    instructions: usize,
    /// Instructions in one encoding that were compared.
    compared: usize,
    /// Those of them whose encoding the file does not describe: neither identifier nor field positions.
    undescribed: usize,
    /// Those that were not compared, by reason.
    left_out: BTreeMap<String, usize>,
    /// Operand sizes that were compared, and those that the rows do not tell.
    sizes: (usize, usize),
}

/// Everything that a comparison found.
#[derive(Debug, Default)]
struct Findings {
    summaries: Vec<Summary>,
    differences: Vec<Difference>,
}

/// Compares, and prints; returns whether nothing is left to explain.
///
/// # Errors
/// A file or the rows cannot be read.
pub(super) fn run(from: &Path, rows: &Path, list: bool) -> Result<bool> {
    let isa = super::form::read_rows(rows)?;
    let types = std::fs::read_to_string(rows.join("types.rows"))?;
    let findings = compare_all(from, &isa, &types)?;
    let mut kinds = explained::read()?;
    let explanations = explained::explain(&findings.differences, &mut kinds);
    Ok(report::print(&findings, &explanations, &kinds, list))
}

/// Compares every file of a folder or a zip archive.
fn compare_all(from: &Path, isa: &IsaRows, types: &str) -> Result<Findings> {
    let source = Source::find(from)?;
    // What is compared lies on the disk, so that faults can be told by line without holding a file in memory.
    let folder = tempfile::tempdir()?;
    let mut names = Vec::new();
    source
        .read(&mut |name, content| {
            std::io::copy(content, &mut std::fs::File::create(folder.path().join(name))?)?;
            names.push(name.to_owned());
            Ok(())
        })
        .with_context(|| format!("cannot read {source}"))?;
    let known = (Encodings::read()?, Sizes::new(isa, types));
    let mut findings = Findings::default();
    for name in names {
        let path = folder.path().join(&name);
        if xml::other_root(&path, &name)?.is_some() {
            println!("{name}: left out, since it is no description of an ISA");
            continue;
        }
        compare_file(&path, &name, isa, &known, &mut findings)?;
    }
    ensure!(!findings.summaries.is_empty(), "{source} has no description of an ISA");
    Ok(findings)
}

fn compare_file(
    path: &Path,
    name: &str,
    isa: &IsaRows,
    (encodings, sizes): &(Encodings, Sizes<'_>),
    findings: &mut Findings,
) -> Result<()> {
    let mut summary = Summary { file: name.to_owned(), ..Summary::default() };
    let mut watch = excerpt::Watch::default();
    let mut rows: Option<Rows<'_>> = None;
    let mut found = Found::default();
    let document = xml::read(path, name, &mut |document, instruction| {
        watch.see(document, &instruction);
        let rows = rows
            .get_or_insert_with(|| Rows::new(isa, Gpu::of(&document.head.architecture), encodings, sizes));
        rows.compare(document, &instruction, &mut summary, &mut found);
        Ok(())
    })?;
    let architecture = &document.head.architecture;
    if let Some(other) = findings.summaries.iter().find(|other| other.architecture == *architecture) {
        bail!("{name} describes {architecture}, and so does {}", other.file);
    }
    let gpu = Gpu::of(architecture);
    summary.architecture.clone_from(&document.head.architecture);
    summary.instructions = document.instructions;
    summary.excerpt = watch.verdict(&document);
    if gpu.machines.is_empty() {
        found.add(What::Unknown, "architecture", "no processor here is one of it");
    } else {
        fields::compare(isa, &gpu, encodings, &document, &mut summary, &mut found);
        if let Some(rows) = rows.filter(|_| summary.excerpt.is_none()) {
            rows.extra(&mut found);
        }
    }
    findings.differences.extend(found.told(&summary.architecture));
    findings.summaries.push(summary);
    Ok(())
}

/// Differences of one file as they are found. What several encodings of an instruction show alike is told once.
#[derive(Debug, Default)]
struct Found {
    list: Vec<(What, String, String)>,
    seen: HashSet<(What, String, String)>,
    /// There were more than are kept.
    has_more: bool,
}

impl Found {
    /// So many are kept, so that a file that differs in everything takes no more memory.
    const KEPT: usize = 100_000;

    /// Adds a difference: how, an encoding with a field or an instruction with an encoding, both values.
    fn add(&mut self, what: What, subject: impl Into<String>, detail: impl Into<String>) {
        let entry = (what, subject.into(), detail.into());
        if self.list.len() >= Self::KEPT {
            self.has_more = true;
        } else if self.seen.insert(entry.clone()) {
            self.list.push(entry);
        }
    }

    fn told(self, architecture: &str) -> Vec<Difference> {
        let more = self.has_more.then(|| {
            let detail = format!("more than {} differences; the others were left out", Self::KEPT);
            (What::Unknown, "file".to_owned(), detail)
        });
        let all = self.list.into_iter().chain(more);
        all.map(|(what, subject, detail)| {
            let architecture = architecture.to_owned();
            Difference { what, architecture, subject, detail }
        })
        .collect()
    }
}
