//! `cargo xtask sync-isa`: brings AMD's machine-readable ISA files to `testdata/isa/`, and makes an index of them.
//!
//! A [`source`] hands over files one by one; they are written beside the old ones and hashed on the way. Each is then
//! read as a stream ([`xml`]) into a [`collect`]or, whose files are written beside them, and only when all is complete
//! does the new folder take the old one's place ([corpus](crate::sync::corpus)).

pub mod collect;
pub mod excerpt;
pub mod limits;
pub mod source;
pub mod xml;

use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use mcreplay::reference::amd;
use sha2::{Digest as _, Sha256};

use crate::sync::ISA;
use crate::sync::corpus::Corpus;
use crate::sync::disk::{Disk, RealDisk};
use crate::sync::lock::{Checksum, Lock};
use crate::workspace;
use collect::Collector;
use source::Source;

/// Bring AMD's machine-readable ISA files to testdata/isa/
///
/// AMD's XML files, of schema 1.1.1 or 1.2.0, are copied there, and an index is made of them by which instruction
/// pages find descriptions, operand types and data formats. If testdata/isa.lock is there, the files must be those that
/// it lists; the first sync of whole files writes it. Excerpts are taken as such: they are neither held against the
/// lock nor listed in it. A sync that fails or is interrupted leaves the old files as they were.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Folder or zip archive with AMD's XML files
    #[arg(long, value_name = "FOLDER|ZIP")]
    pub from: PathBuf,
    /// Write testdata/isa.lock anew from the files that are found
    #[arg(long)]
    pub relock: bool,
}

/// What a sync did.
#[derive(Debug)]
pub struct Report {
    /// AMD's files, by name.
    pub documents: Vec<amd::Document>,
    /// XML files that describe something else, with the name of their first element.
    pub others: Vec<(String, String)>,
    /// Elements that the reader does not know, by file.
    pub unknown: Vec<(String, String, usize)>,
    /// How many mnemonics the index has.
    pub mnemonics: usize,
    /// What happened to the lock.
    pub lock: LockState,
}

/// What a sync did to the lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LockState {
    /// The files are those that it lists.
    Agrees,
    /// It was written.
    Written,
    /// There are excerpts among the files, so that it was left alone.
    LeftAlone,
}

/// Runs the command on the workspace.
///
/// # Errors
/// See [`sync`].
pub fn run(options: &Options) -> Result<()> {
    let corpus = Corpus::new(workspace::testdata(), &ISA);
    let report = sync(options, &corpus, &RealDisk)?;
    for document in &report.documents {
        println!("{}: {}", document.file, document.summary());
    }
    for (file, root) in &report.others {
        println!("{file}: left out, since it is no description of an ISA but a <{root}>");
    }
    for (file, element, count) in &report.unknown {
        println!("{file}: {count} of <{element}> left out, which this reader does not know");
    }
    println!("testdata/isa now has {} mnemonics", report.mnemonics);
    println!(
        "{}",
        match report.lock {
            LockState::Agrees => "the files are those of testdata/isa.lock",
            LockState::Written => "testdata/isa.lock is written",
            LockState::LeftAlone => "testdata/isa.lock lists whole files only, and is left as it is",
        }
    );
    Ok(())
}

/// Syncs `corpus` as `options` say.
///
/// # Errors
/// When the source cannot be read, has no description of an ISA, one that is broken or of an unknown schema, two of
/// one architecture, or files that differ from the lock without leave. The old files and the lock are then as they
/// were.
pub fn sync(options: &Options, corpus: &Corpus, disk: &dyn Disk) -> Result<Report> {
    let source = Source::find(&options.from)?;
    let _busy = corpus.claim()?;
    corpus.recover(disk)?;
    let result = replace(&source, options.relock, corpus, disk);
    // What cannot be removed now is removed by the next sync.
    let _ = corpus.clear(disk);
    result
}

fn replace(source: &Source, relock: bool, corpus: &Corpus, disk: &dyn Disk) -> Result<Report> {
    let staged = corpus.staged();
    let files = stage(source, &staged, disk)?;
    let mut collector = Collector::default();
    let mut report = Report {
        documents: Vec::new(),
        others: Vec::new(),
        unknown: Vec::new(),
        mnemonics: 0,
        lock: LockState::LeftAlone,
    };
    let mut found = Lock::new("");
    for (name, sum) in files {
        let path = staged.join("xml").join(&name);
        if let Some(root) = xml::other_root(&path, &name)? {
            disk.remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            report.others.push((name, root));
            continue;
        }
        let document = read(&path, &name, &sum, &mut collector, &mut report.unknown)?;
        found.revision = found.revision.max(document.released.clone());
        found.add_sum(&name, sum)?;
        report.documents.push(document);
    }
    ensure!(!report.documents.is_empty(), "{source} has no description of an ISA");
    let whole = report.documents.iter().all(|document| document.excerpt.is_none());
    let write_lock = whole && settle(corpus, &found, relock)?;
    report.lock = match (whole, write_lock) {
        (true, true) => LockState::Written,
        (true, false) => LockState::Agrees,
        (false, _) if relock => bail!("the lock lists whole files, and some of these are excerpts"),
        (false, _) => LockState::LeftAlone,
    };
    report.mnemonics = collector.mnemonics();
    collector.write(&report.documents, &staged, disk)?;
    corpus.swap(disk, write_lock.then_some(&found))?;
    Ok(report)
}

/// Writes the source's files to the staging folder, and says what they are.
fn stage(source: &Source, staged: &Path, disk: &dyn Disk) -> Result<Vec<(String, Checksum)>> {
    let folder = staged.join("xml");
    for part in [&folder, &staged.join("instructions"), &staged.join("encodings")] {
        disk.create_dir_all(part).with_context(|| format!("cannot create {}", part.display()))?;
    }
    let mut files = Vec::new();
    source
        .read(&mut |name, content| {
            let mut content = Hashed { content, hasher: Sha256::new() };
            let path = folder.join(name);
            disk.copy(&mut content, &path).with_context(|| format!("cannot copy to {}", path.display()))?;
            files.push((name.to_owned(), Checksum::finish(content.hasher)));
            Ok(())
        })
        .with_context(|| format!("cannot sync from {source}"))?;
    Ok(files)
}

/// Reads one file into the collector.
fn read(
    path: &Path,
    name: &str,
    sum: &Checksum,
    collector: &mut Collector,
    unknown: &mut Vec<(String, String, usize)>,
) -> Result<amd::Document> {
    let mut watch = excerpt::Watch::default();
    let document = xml::read(path, name, &mut |document, instruction| {
        watch.see(document, &instruction);
        collector.add(&document.head.architecture, instruction);
        Ok(())
    })?;
    if let Some(other) = collector.finish(&document, name) {
        bail!("{name} describes {}, and so does {other}", document.head.architecture);
    }
    unknown
        .extend(document.unknown.iter().map(|(element, count)| (name.to_owned(), element.clone(), *count)));
    let head = document.head.clone();
    Ok(amd::Document {
        file: name.to_owned(),
        sha256: sum.to_string(),
        schema: head.schema,
        released: head.released,
        copyright: head.copyright,
        license: head.license,
        architecture: head.architecture,
        id: head.id,
        instructions: document.instructions,
        encodings: document.encodings.len(),
        excerpt: watch.verdict(&document),
    })
}

/// Whether a new lock is to be written for whole files.
fn settle(corpus: &Corpus, found: &Lock, relock: bool) -> Result<bool> {
    let Some(lock) = corpus.lock()?.filter(|_| !relock) else { return Ok(true) };
    let differences = lock.differences(found);
    if differences.is_empty() {
        return Ok(false);
    }
    bail!(
        "the files are not those that testdata/isa.lock lists, of {}:\n{differences}--relock accepts these files",
        lock.revision
    );
}

/// A reader whose bytes are hashed on the way.
struct Hashed<'a> {
    content: &'a mut dyn Read,
    hasher: Sha256,
}

impl Read for Hashed<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.content.read(buffer)?;
        self.hasher.update(buffer.get(..count).unwrap_or_default());
        Ok(count)
    }
}
