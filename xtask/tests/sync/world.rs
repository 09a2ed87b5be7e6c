//! A corpus of two old files in a temporary folder, and archives to sync it from.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use tar::{EntryType, Header};
use xtask::sync::corpus::Corpus;
use xtask::sync::disk::RealDisk;
use xtask::sync::lock::Lock;
use xtask::sync_llvm::{Options, Report, sync};

/// The tests of the old corpus, and of every good archive.
pub const OLD: [(&str, &str); 2] = [
    ("MC/AMDGPU/sop1.s", "s_mov_b32 s0, s1\n"),
    ("MC/Disassembler/AMDGPU/sop1.txt", "0x01,0x00,0x80,0xbe\n"),
];

/// The tests of another revision.
pub const NEW: [(&str, &str); 2] =
    [("MC/AMDGPU/regression/bug.s", "s_nop 1\n"), ("MC/AMDGPU/sop1.s", "s_mov_b64 s[0:1], s[2:3]\n")];

pub struct World {
    pub folder: tempfile::TempDir,
    pub corpus: Corpus,
}

/// Everything below a folder, by path, with contents; hidden files are the sync's own and left out.
pub fn files(folder: &Path) -> BTreeMap<String, String> {
    let visible = |entry: &walkdir::DirEntry| !entry.file_name().to_string_lossy().starts_with(".llvm");
    walkdir::WalkDir::new(folder)
        .into_iter()
        .filter_entry(visible)
        .map(Result::unwrap)
        .filter(|entry| !entry.file_type().is_dir())
        .map(|entry| {
            let path = entry.path().strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
            (path, fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

pub fn write_tree(folder: &Path, files: &[(&str, &str)]) {
    for (path, content) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
}

impl World {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let corpus = Corpus::new(folder.path().join("testdata"), &xtask::sync::LLVM);
        write_tree(&corpus.content(), &OLD);
        let lock = Lock::of_folder(&corpus.content(), "llvmorg-1.0.0").unwrap();
        fs::write(corpus.lock_path(), lock.text(&xtask::sync::LLVM)).unwrap();
        Self { folder, corpus }
    }

    pub fn testdata(&self) -> PathBuf {
        self.folder.path().join("testdata")
    }

    pub fn put(&self, name: &str, content: &[u8]) -> String {
        let path = self.folder.path().join(name);
        fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }

    pub fn sync(&self, options: &Options) -> anyhow::Result<Report> {
        sync(options, &self.corpus, &RealDisk)
    }

    pub fn sync_from(&self, from: &str) -> anyhow::Result<Report> {
        self.sync(&from_place(from))
    }

    /// Syncs, expects a refusal that says `part`, and that the old corpus is as it was.
    pub fn refuses(&self, options: &Options, part: &str) {
        let before = files(&self.testdata());
        let error = format!("{:#}", self.sync(options).unwrap_err());
        assert!(error.contains(part), "{error:?} does not say {part:?}");
        assert_eq!(files(&self.testdata()), before);
        let left: Vec<_> =
            fs::read_dir(self.testdata()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert!(!left.iter().any(|name| name == ".llvm-new"), "{left:?}");
    }
}

pub fn from_place(from: &str) -> Options {
    Options { from: Some(from.to_owned()), ..Options::default() }
}

/// A tar archive under construction. Unlike `tar::Builder` it writes any name.
pub struct Tar {
    builder: tar::Builder<Vec<u8>>,
}

impl Tar {
    pub fn new() -> Self {
        Self { builder: tar::Builder::new(Vec::new()) }
    }

    pub fn of(top: &str, files: &[(&str, &str)]) -> Self {
        files.iter().fold(Self::new(), |tar, (path, content)| {
            tar.entry(&format!("{top}llvm/test/{path}"), EntryType::Regular, content.as_bytes(), "")
        })
    }

    pub fn entry(mut self, path: &str, kind: EntryType, content: &[u8], link: &str) -> Self {
        let mut header = header(path, kind, content.len() as u64);
        header.as_gnu_mut().unwrap().linkname[..link.len()].copy_from_slice(link.as_bytes());
        header.set_cksum();
        self.builder.append(&header, content).unwrap();
        self
    }

    /// A file that says it has `size` bytes, and has fewer.
    pub fn claim(mut self, path: &str, kind: EntryType, size: u64) -> Self {
        let mut header = header(path, kind, size);
        header.set_cksum();
        self.builder.append(&header, std::io::empty()).unwrap();
        self
    }

    pub fn bytes(self) -> Vec<u8> {
        self.builder.into_inner().unwrap()
    }
}

fn header(path: &str, kind: EntryType, size: u64) -> Header {
    let mut header = Header::new_gnu();
    header.as_old_mut().name[..path.len()].copy_from_slice(path.as_bytes());
    header.set_entry_type(kind);
    header.set_mode(0o644);
    header.set_size(size);
    header.set_cksum();
    header
}

pub fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = liblzma::write::XzEncoder::new(Vec::new(), 1);
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

pub fn gz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

pub fn zst(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).unwrap()
}
