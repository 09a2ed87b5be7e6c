//! A workspace's test data in a temporary folder, and AMD-like files to sync to it: those of `testdata/isa-xml/`.

use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};

use mcreplay::reference::amd::Isa;
use xtask::sync::ISA;
use xtask::sync::corpus::Corpus;
use xtask::sync::disk::RealDisk;
use xtask::sync_isa::{Options, Report, sync};

/// The files, by name.
pub const NAMES: [&str; 3] = ["cdna3.xml", "cdna5.xml", "rdna3.xml"];

/// The text of one of the files.
pub fn sample(name: &str) -> String {
    fs::read_to_string(xtask::workspace::testdata().join("isa-xml").join(name)).unwrap()
}

pub struct World {
    pub folder: tempfile::TempDir,
    pub corpus: Corpus,
}

impl World {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let corpus = Corpus::new(folder.path().join("testdata"), &ISA);
        fs::create_dir_all(folder.path().join("from")).unwrap();
        Self { folder, corpus }
    }

    /// With all three files in the folder that is synced from.
    pub fn with_samples() -> Self {
        let world = Self::new();
        NAMES.iter().for_each(|name| world.put(name, sample(name).as_bytes()));
        world
    }

    pub fn from(&self) -> PathBuf {
        self.folder.path().join("from")
    }

    pub fn put(&self, name: &str, content: &[u8]) {
        fs::write(self.from().join(name), content).unwrap();
    }

    pub fn sync(&self) -> anyhow::Result<Report> {
        self.sync_from(&self.from(), false)
    }

    pub fn sync_from(&self, from: &Path, relock: bool) -> anyhow::Result<Report> {
        sync(&Options { from: from.to_owned(), relock }, &self.corpus, &RealDisk)
    }

    /// Syncs a single file, and expects a refusal; returns what it says.
    pub fn refusal(content: &[u8]) -> String {
        let world = Self::new();
        world.put("broken.xml", content);
        let error = format!("{:#}", world.sync().unwrap_err());
        assert!(!world.corpus.content().exists() && !world.corpus.lock_path().exists());
        error
    }

    pub fn isa(&self) -> Isa {
        Isa::open(&self.corpus.content()).unwrap().unwrap()
    }
}

/// A zip archive of some files.
pub fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        let options = zip::write::SimpleFileOptions::default();
        writer.start_file(*name, options.compression_method(zip::CompressionMethod::Deflated)).unwrap();
        writer.write_all(content).unwrap();
    }
    writer.finish().unwrap().into_inner()
}
