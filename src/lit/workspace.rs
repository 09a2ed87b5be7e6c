//! The files of one test: its source, and what its RUN lines write.
//!
//! What a RUN line writes stays in memory, unless an external program takes part: then everything lies in a temporary
//! folder, where that program can find it.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::glob;
use crate::tool::{Created, Files, read_regular};

/// What the RUN lines of one test may write altogether.
const MAX_WRITTEN: usize = 256 << 20;

/// The files of one test.
#[derive(Debug)]
pub struct Workspace {
    source: (PathBuf, Arc<[u8]>),
    folder: PathBuf,
    on_disk: bool,
    files: RefCell<BTreeMap<PathBuf, Arc<[u8]>>>,
    folders: RefCell<BTreeSet<PathBuf>>,
    written: Cell<usize>,
}

impl Workspace {
    /// Files in memory, for a test at `source` with `content`; the temporary files seem to lie in `folder`.
    #[must_use]
    pub fn in_memory(source: &Path, content: Arc<[u8]>, folder: &Path) -> Self {
        Self {
            source: (source.to_owned(), content),
            folder: folder.to_owned(),
            on_disk: false,
            files: RefCell::default(),
            folders: RefCell::new(BTreeSet::from([folder.to_owned()])),
            written: Cell::new(0),
        }
    }

    /// Files on disk, with the temporary ones in `folder`, which exists.
    #[must_use]
    pub fn on_disk(source: &Path, content: Arc<[u8]>, folder: &Path) -> Self {
        Self { on_disk: true, ..Self::in_memory(source, content, folder) }
    }

    /// The folder of the temporary files.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The whole content of a file.
    ///
    /// # Errors
    /// If there is none, or it is not a regular file, or too large.
    pub fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        let path = &*self.resolve(path);
        if path == self.source.0 {
            return Ok(self.source.1.clone());
        }
        if let Some(content) = self.files.borrow().get(path) {
            return Ok(content.clone());
        }
        if path == Path::new("/dev/null") {
            return Ok(Arc::from([]));
        }
        if self.folders.borrow().contains(path) {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        read_regular(path)
    }

    /// Creates or replaces a file.
    ///
    /// # Errors
    /// If its folder does not exist, or the test has written too much.
    pub fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        if path == Path::new("/dev/null") {
            return Ok(());
        }
        let written = self.written.get().saturating_add(content.len());
        if written > MAX_WRITTEN {
            return Err(io::Error::other("the test writes too much"));
        }
        self.written.set(written);
        let path = &*self.resolve(path);
        if self.on_disk {
            return std::fs::write(self.guard(path)?, content);
        }
        if self.folders.borrow().contains(path) {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if !path.parent().is_some_and(|parent| self.folders.borrow().contains(parent)) {
            return Err(io::ErrorKind::NotFound.into());
        }
        self.files.borrow_mut().insert(path.to_owned(), content.into());
        Ok(())
    }

    /// Adds to the end of a file, which need not exist.
    ///
    /// # Errors
    /// As [`Workspace::write`].
    pub fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        let mut whole = match self.read(path) {
            Ok(before) => before.to_vec(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(error),
        };
        whole.extend_from_slice(content);
        self.write(path, &whole)
    }

    /// Creates a folder and those above it; one that exists is left as it is.
    ///
    /// # Errors
    /// If it would lie outside the folder of the temporary files, or a file stands in its place.
    pub fn create_folder(&self, path: &Path) -> io::Result<()> {
        let path = &*self.resolve(path);
        let path = self.guard(path)?;
        if self.on_disk {
            return std::fs::create_dir_all(path);
        }
        let between = path.ancestors().take_while(|folder| *folder != self.folder);
        for folder in between {
            if self.files.borrow().contains_key(folder) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            self.folders.borrow_mut().insert(folder.to_owned());
        }
        Ok(())
    }

    /// Removes a file, or a folder with all that it holds. True if there was one.
    ///
    /// # Errors
    /// If it lies outside the folder of the temporary files, or cannot be removed.
    pub fn remove(&self, path: &Path) -> io::Result<bool> {
        let path = &*self.resolve(path);
        let path = self.guard(path)?;
        if self.on_disk {
            let removed = match std::fs::symlink_metadata(path) {
                Ok(metadata) if metadata.is_dir() => std::fs::remove_dir_all(path),
                Ok(_) => std::fs::remove_file(path),
                Err(error) => Err(error),
            };
            return match removed {
                Ok(()) => Ok(true),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
                Err(error) => Err(error),
            };
        }
        let (mut files, mut folders) = (self.files.borrow_mut(), self.folders.borrow_mut());
        let before = files.len() + folders.len();
        files.retain(|file, _| !file.starts_with(path));
        folders.retain(|folder| !folder.starts_with(path));
        Ok(files.len() + folders.len() < before)
    }

    /// Whether `path` is a folder.
    #[must_use]
    pub fn is_folder(&self, path: &Path) -> bool {
        let path = &*self.resolve(path);
        self.folders.borrow().contains(path) || path.is_dir()
    }

    /// The temporary files whose path fits a pattern with wildcards, sorted.
    #[must_use]
    pub fn expand(&self, pattern: &str) -> Vec<String> {
        let (files, folders) = (self.files.borrow(), self.folders.borrow());
        let depth = Path::new(pattern).components().count();
        let all = files.keys().chain(folders.iter()).filter(|path| path.components().count() == depth);
        let mut fitting: Vec<String> = all.map(|path| path.display().to_string()).collect();
        fitting.retain(|path| glob::matches(pattern, path));
        fitting.sort();
        fitting
    }

    /// Relative paths start at the folder of the temporary files.
    fn resolve<'a>(&self, path: &'a Path) -> Cow<'a, Path> {
        if path.is_absolute() { Cow::Borrowed(path) } else { Cow::Owned(self.folder.join(path)) }
    }

    /// Tests write into their own folder alone, and never out of it by `..`.
    fn guard<'a>(&self, path: &'a Path) -> io::Result<&'a Path> {
        let up = path.components().any(|component| component == std::path::Component::ParentDir);
        if up || !path.starts_with(&self.folder) || path == self.folder {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        Ok(path)
    }
}

/// A workspace with the standard input of one command.
pub(super) struct Stage<'a> {
    pub workspace: &'a Workspace,
    pub input: &'a Arc<[u8]>,
}

impl Files for Stage<'_> {
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        if path.as_os_str() == "-" { Ok(self.input.clone()) } else { self.workspace.read(path) }
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn Created + '_>> {
        self.workspace.write(path, b"")?;
        Ok(Box::new(Temporary { workspace: self.workspace, path: path.to_owned() }))
    }
}

/// A file of a workspace that a tool is about to write.
struct Temporary<'a> {
    workspace: &'a Workspace,
    path: PathBuf,
}

impl Created for Temporary<'_> {
    fn keep(&mut self, content: &[u8]) -> io::Result<()> {
        self.workspace.write(&self.path, content)
    }

    fn discard(&mut self) {
        // Outside the workspace stands `/dev/null` alone, which cannot be removed.
        let _stays = self.workspace.remove(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn workspace() -> Workspace {
        Workspace::in_memory(Path::new("/s/a.s"), Arc::from(*b"source"), Path::new("/t"))
    }

    #[test]
    fn files_live_in_memory() {
        let files = workspace();
        assert_eq!(&*files.read(Path::new("/s/a.s")).unwrap(), b"source");
        files.append(Path::new("/t/x"), b"1").unwrap();
        files.append(Path::new("/t/x"), b"2").unwrap();
        assert_eq!(&*files.read(Path::new("/t/x")).unwrap(), b"12");
        assert!(files.write(Path::new("/t/d/x"), b"").is_err());
        files.create_folder(Path::new("/t/d/e")).unwrap();
        files.write(Path::new("/t/d/x"), b"").unwrap();
        assert_eq!(files.expand("/t/*"), ["/t/d", "/t/x"]);
        assert!(files.remove(Path::new("/t/d")).unwrap());
        assert!(files.read(Path::new("/t/d/x")).is_err());
        assert!(!Path::new("/t/x").exists());
    }

    #[test]
    fn refuses_what_could_do_harm() {
        let files = workspace();
        assert!(files.read(Path::new("/")).is_err());
        assert!(files.read(Path::new("/dev/zero")).is_err());
        assert!(files.read(Path::new("/t/gone")).is_err());
        assert!(files.write(Path::new("/etc/x"), b"").is_err());
        assert!(files.remove(Path::new("/t/../etc")).is_err());
        assert!(files.remove(Path::new("/t")).is_err());
        let large = vec![0; MAX_WRITTEN / 2 + 1];
        files.write(Path::new("/t/x"), &large).unwrap();
        assert!(files.write(Path::new("/t/y"), &large).is_err());
    }
}
