//! Where LLVM's tests can come from, and how to tell from what a user writes after `--from`.

use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use walkdir::WalkDir;

use super::select::{self, Budget};
use super::{archive, download, git};

/// Takes one test: its path below the corpus' folder, and its content.
pub type Sink<'a> = dyn FnMut(&str, &[u8]) -> Result<()> + 'a;

/// A place with LLVM's tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A revision in a git repository.
    Git {
        /// Address or folder, as git takes it.
        repository: String,
        /// Tag, branch or commit.
        revision: String,
    },
    /// A folder with the tests, in the corpus' own layout.
    Folder(PathBuf),
    /// An archive on the disk.
    Archive(PathBuf),
    /// An archive's http or https address.
    Address(String),
}

/// Something that cannot be had now, for want of a network or a program, and may be had another time.
#[derive(Clone, Debug)]
pub struct Unreachable(pub String);

impl fmt::Display for Unreachable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Unreachable {}

impl Source {
    /// Tells what `from` is. `rev` is the revision that the user named, `wanted` the one to have.
    ///
    /// # Errors
    /// When there is no such place, or no LLVM test in it.
    pub fn find(from: Option<&str>, rev: Option<&str>, wanted: &str) -> Result<Self> {
        let in_git =
            |repository: &str| Self::Git { repository: repository.to_owned(), revision: wanted.to_owned() };
        let Some(from) = from else { return Ok(in_git(git::LLVM)) };
        let path = Path::new(from);
        if path.is_dir() {
            return match (tests_folder(path), git::is_repository(path)) {
                // A checkout's working files are what is meant, unless a revision is named.
                (Some(tests), false) => Ok(Self::Folder(tests)),
                (Some(tests), true) if rev.is_none() => Ok(Self::Folder(tests)),
                (_, true) => Ok(in_git(&path.canonicalize()?.to_string_lossy())),
                (None, false) => bail!("{from} has no {}", select::FOLDERS.join(" or ")),
            };
        }
        if path.exists() {
            return Ok(Self::Archive(path.to_owned()));
        }
        if from.ends_with(".git")
            || ["ssh://", "git://", "file://", "git@"].iter().any(|head| from.starts_with(head))
        {
            return Ok(in_git(from));
        }
        ensure!(from.starts_with("http://") || from.starts_with("https://"), "there is no {from}");
        Ok(Self::Address(from.to_owned()))
    }

    /// Hands every test to `sink`; returns the revision where the source knows it better than the user.
    ///
    /// `checkout` is a folder that does not exist yet and may be used meanwhile.
    ///
    /// # Errors
    /// [`Unreachable`] when the network or a program is missing; otherwise when something cannot be read, or is
    /// no plain test file.
    pub fn read(&self, checkout: &Path, sink: &mut Sink<'_>) -> Result<Option<String>> {
        match self {
            Self::Git { repository, revision } => {
                let exact = git::check_out(repository, revision, checkout)?;
                if let Some(tests) = tests_folder(checkout) {
                    read_folder(&tests, sink)?;
                }
                return Ok(Some(exact));
            }
            Self::Folder(tests) => read_folder(tests, sink)?,
            Self::Archive(path) => archive::read(File::open(path)?, sink)?,
            Self::Address(address) => archive::read(download::open(address)?, sink)?,
        }
        Ok(None)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Git { repository, revision } => write!(out, "{repository} at {revision}"),
            Self::Folder(path) | Self::Archive(path) => path.display().fmt(out),
            Self::Address(address) => out.write_str(address),
        }
    }
}

/// The folder that has [`select::FOLDERS`] in a tree: LLVM's monorepo, its `llvm/`, or another corpus.
fn tests_folder(tree: &Path) -> Option<PathBuf> {
    ["llvm/test", "test", ""]
        .iter()
        .map(|inner| tree.join(inner))
        .find(|tests| select::FOLDERS.iter().any(|folder| tests.join(folder).is_dir()))
}

fn read_folder(tests: &Path, sink: &mut Sink<'_>) -> Result<()> {
    let mut budget = Budget::default();
    for folder in select::FOLDERS.iter().map(|folder| tests.join(folder)).filter(|folder| folder.is_dir()) {
        for entry in WalkDir::new(folder).follow_root_links(false).sort_by_file_name() {
            let entry = entry?;
            let path = entry.path().strip_prefix(tests)?;
            let name = path.to_str().with_context(|| format!("{} is not UTF-8", path.display()))?;
            let name = name.replace(std::path::MAIN_SEPARATOR, "/");
            select::parts(&name)?;
            if entry.file_type().is_dir() {
                continue;
            }
            ensure!(!entry.file_type().is_symlink(), "{name} is a link; tests are plain files");
            ensure!(entry.file_type().is_file(), "{name} is no plain file");
            budget.take(&name, entry.metadata()?.len())?;
            sink(&name, &fs::read(entry.path()).with_context(|| format!("cannot read {name}"))?)?;
        }
    }
    Ok(())
}
