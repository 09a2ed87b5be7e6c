//! The folder that `cargo xtask sync-isa` writes, read.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use thiserror::Error;

use super::index::{FORMAT, Index};
use super::model::{Encoding, Instruction};

/// Bytes in one file. The largest that a sync writes has some hundred thousand.
const LIMIT: u64 = 16 << 20;

/// What AMD's files say, as it was synced.
#[derive(Clone, Debug)]
pub struct Isa {
    folder: PathBuf,
    index: Index,
}

/// Why what was synced cannot be read.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum IsaError {
    /// A file cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file is not what a sync writes.
    #[error("{} is not what `cargo xtask sync-isa` writes: {error}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where, and what was expected there.
        error: serde_json::Error,
    },
    /// Another version of the program wrote it.
    #[error("{} has format {format}, not {FORMAT}: `cargo xtask sync-isa` writes it anew", .path.display())]
    Format {
        /// The index.
        path: PathBuf,
        /// Its format.
        format: u32,
    },
}

impl Isa {
    /// Opens the folder; none if nothing has been synced to it.
    ///
    /// # Errors
    /// The index cannot be read, or is of another format.
    pub fn open(folder: &Path) -> Result<Option<Self>, IsaError> {
        let path = folder.join("index.json");
        let Some(index) = read::<Index>(&path)? else { return Ok(None) };
        if index.format != FORMAT {
            return Err(IsaError::Format { path, format: index.format });
        }
        Ok(Some(Self { folder: folder.to_owned(), index }))
    }

    /// What was synced.
    #[must_use]
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// What the files say of a mnemonic, in any case; other names that AMD gives find their way.
    ///
    /// # Errors
    /// Its file cannot be read.
    pub fn instruction(&self, name: &str) -> Result<Option<Instruction>, IsaError> {
        let Some(file) = file_name(name) else { return Ok(None) };
        let file = self.index.names.get(&file).cloned().unwrap_or(file);
        let Some(file) = file_name(&file) else { return Ok(None) };
        read(&self.folder.join("instructions").join(format!("{file}.json")))
    }

    /// What the files say of an encoding, by AMD's name.
    ///
    /// # Errors
    /// Its file cannot be read.
    pub fn encoding(&self, name: &str) -> Result<Option<Encoding>, IsaError> {
        let Some(file) = file_name(name) else { return Ok(None) };
        read(&self.folder.join("encodings").join(format!("{file}.json")))
    }
}

/// The name of the file of an instruction or an encoding, without extension: its own in lower case.
///
/// None for what no name of AMD's looks like, so that a name leads to no other place on the disk.
#[must_use]
pub fn file_name(name: &str) -> Option<String> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    (matches!(name.len(), 1..=100) && name.bytes().all(is_plain)).then(|| name.to_ascii_lowercase())
}

/// Reads a file, if it is there.
fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, IsaError> {
    let failed = |error| IsaError::Read { path: path.to_owned(), error };
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
    };
    let size = file.metadata().map_or(0, |about| about.len());
    let mut text = Vec::with_capacity(size.min(LIMIT) as usize + 1);
    file.take(LIMIT + 1).read_to_end(&mut text).map_err(failed)?;
    if text.len() as u64 > LIMIT {
        return Err(failed(io::Error::other(format!("more than {LIMIT} bytes"))));
    }
    serde_json::from_slice(&text)
        .map(Some)
        .map_err(|error| IsaError::Damaged { path: path.to_owned(), error })
}
