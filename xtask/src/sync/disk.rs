//! The few ways in which a sync changes the disk, as a trait so that tests can let each of them fail.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// Changes to the disk.
pub trait Disk {
    /// As [`fs::create_dir_all`].
    ///
    /// # Errors
    /// As [`fs::create_dir_all`].
    fn create_dir_all(&self, folder: &Path) -> io::Result<()>;
    /// As [`fs::write`].
    ///
    /// # Errors
    /// As [`fs::write`].
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()>;
    /// Writes what a reader has, without holding it in memory.
    ///
    /// # Errors
    /// As [`io::copy`].
    fn copy(&self, content: &mut dyn Read, path: &Path) -> io::Result<()>;
    /// As [`fs::rename`].
    ///
    /// # Errors
    /// As [`fs::rename`].
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// As [`fs::remove_file`].
    ///
    /// # Errors
    /// As [`fs::remove_file`].
    fn remove_file(&self, path: &Path) -> io::Result<()>;
    /// As [`fs::remove_dir_all`], but a folder that is not there is removed already.
    ///
    /// # Errors
    /// As [`fs::remove_dir_all`].
    fn remove_dir_all(&self, folder: &Path) -> io::Result<()>;
}

/// The real disk.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn create_dir_all(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        fs::write(path, content)
    }

    fn copy(&self, content: &mut dyn Read, path: &Path) -> io::Result<()> {
        io::copy(content, &mut File::create(path)?).map(|_| ())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_dir_all(&self, folder: &Path) -> io::Result<()> {
        match fs::remove_dir_all(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            result => result,
        }
    }
}
