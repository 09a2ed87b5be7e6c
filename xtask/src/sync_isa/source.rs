//! Where AMD's files can come from: a folder, or a zip archive as AMD offers it.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use zip::ZipArchive;

use super::limits;
use crate::sync::paths;

/// Takes a file: its name without folders, and its content.
pub type Sink<'a> = dyn FnMut(&str, &mut dyn Read) -> Result<()> + 'a;

/// A place with XML files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A folder; those below it are not looked into.
    Folder(PathBuf),
    /// A zip archive; folders in it make no difference.
    Zip(PathBuf),
}

impl fmt::Display for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Folder(path) | Self::Zip(path)) = self;
        path.display().fmt(out)
    }
}

impl Source {
    /// Tells what `from` is.
    ///
    /// # Errors
    /// When there is no such place, or it is neither.
    pub fn find(from: &Path) -> Result<Self> {
        let kind = fs::metadata(from).with_context(|| format!("cannot read {}", from.display()))?;
        if kind.is_dir() {
            return Ok(Self::Folder(from.to_owned()));
        }
        ensure!(kind.is_file(), "{} is neither a folder nor a file", from.display());
        let mut start = [0; 4];
        let is_zip = File::open(from)?.read_exact(&mut start).is_ok() && start.starts_with(b"PK");
        ensure!(is_zip, "{} is neither a folder nor a zip archive", from.display());
        Ok(Self::Zip(from.to_owned()))
    }

    /// Hands every XML file to `sink`, in the order of their names.
    ///
    /// # Errors
    /// When something cannot be read, is no plain file, is too large, or comes twice; or when there is none.
    pub fn read(&self, sink: &mut Sink<'_>) -> Result<()> {
        let count = match self {
            Self::Folder(path) => read_folder(path, sink)?,
            Self::Zip(path) => read_zip(path, sink)?,
        };
        ensure!(count > 0, "there is no XML file");
        Ok(())
    }
}

fn read_folder(folder: &Path, sink: &mut Sink<'_>) -> Result<usize> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let Some(name) = name.to_str() else { bail!("{} is not UTF-8", Path::new(&name).display()) };
        if is_xml(name) {
            names.push(name.to_owned());
            ensure!(names.len() <= limits::FILES, "more than {} XML files", limits::FILES);
        }
    }
    names.sort();
    for name in &names {
        let path = folder.join(name);
        check_name(name)?;
        // A link is followed, but what is there must be a plain file: a pipe would wait for ever.
        let size = fs::metadata(&path).with_context(|| format!("cannot read {name}"))?;
        ensure!(size.is_file(), "{name} is no plain file");
        check_size(name, size.len())?;
        sink(name, &mut Limited::new(File::open(&path).with_context(|| format!("cannot read {name}"))?))?;
    }
    Ok(names.len())
}

fn read_zip(path: &Path, sink: &mut Sink<'_>) -> Result<usize> {
    let mut archive =
        ZipArchive::new(BufReader::new(File::open(path)?)).context("it is no zip archive, or is cut off")?;
    // Of two entries by one name the archive would show the last alone.
    ensure!(!archive.has_duplicate_names(), "an entry comes twice");
    ensure!(archive.len() <= limits::ENTRIES, "more than {} entries", limits::ENTRIES);
    let mut names: Vec<(String, usize)> = Vec::new();
    for index in 0..archive.len() {
        let entry = archive.by_index_raw(index).context("an entry of the archive is damaged")?;
        let full = entry.name().context("an entry of the archive has no readable name")?.into_owned();
        let parts = paths::parts(&full)?;
        let Some(name) = parts.last().filter(|name| is_xml(name)) else { continue };
        // What macOS adds for each file is a resource fork by the file's name.
        if entry.is_dir() || parts.contains(&"__MACOSX") {
            continue;
        }
        ensure!(!entry.is_symlink() && !entry.encrypted(), "{full} is no plain file");
        check_name(name)?;
        check_size(&full, entry.size())?;
        ensure!(!names.iter().any(|(own, _)| own == name), "{name} comes twice");
        names.push(((*name).to_owned(), index));
        ensure!(names.len() <= limits::FILES, "more than {} XML files", limits::FILES);
    }
    names.sort();
    for (name, index) in &names {
        let entry = archive.by_index(*index).with_context(|| format!("cannot read {name}"))?;
        // What an entry says of its size may be too little.
        sink(name, &mut Limited::new(entry)).with_context(|| format!("cannot read {name}"))?;
    }
    Ok(names.len())
}

fn is_xml(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("xml"))
        && !name.starts_with('.')
}

fn check_name(name: &str) -> Result<()> {
    ensure!(paths::parts(name)?.len() == 1 && name.len() <= 200, "{name:?} is no name of a file");
    Ok(())
}

fn check_size(name: &str, size: u64) -> Result<()> {
    ensure!(size <= limits::FILE, "{name} has {size} bytes, over the limit of {}", limits::FILE);
    Ok(())
}

/// A reader that fails where there is more than a file may have.
struct Limited<R> {
    content: R,
    left: u64,
}

impl<R> Limited<R> {
    fn new(content: R) -> Self {
        Self { content, left: limits::FILE }
    }
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.content.read(buffer)?;
        self.left = self
            .left
            .checked_sub(count as u64)
            .ok_or_else(|| io::Error::other(format!("more than {} bytes", limits::FILE)))?;
        Ok(count)
    }
}
