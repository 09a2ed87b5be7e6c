//! What a tool that runs in this process sees of its surroundings: arguments, files, standard streams.
//!
//! The same code serves the command line (real files) and a replay (files that a RUN line writes live in
//! memory), so that no tool knows which of the two called it.

use std::io;
use std::path::Path;
use std::sync::Arc;

/// Files as a tool sees them. Paths are taken as the tool was given them.
pub trait Files {
    /// The whole content of a file. `-` is standard input.
    ///
    /// # Errors
    /// As [`std::fs::read`]; a directory is an error too.
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>>;

    /// Creates or replaces a file. `-` is never passed: standard output is part of [`Output`].
    ///
    /// # Errors
    /// As [`std::fs::write`].
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()>;
}

/// One call of a tool: the words after its name, and where it finds files.
#[derive(Clone, Copy)]
pub struct Invocation<'a> {
    /// The name that the tool was called with, for its messages and for options that depend on it.
    pub program: &'a str,
    /// The arguments after the program name.
    pub args: &'a [String],
    /// Files and standard input.
    pub files: &'a dyn Files,
}

/// What a tool leaves behind. Standard error is written before standard output where both go to one place,
/// as LLVM's tools do in effect: their standard output is buffered until they end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Output {
    /// Bytes for standard output.
    pub stdout: Vec<u8>,
    /// Bytes for standard error.
    pub stderr: Vec<u8>,
    /// Exit status; 0 is success.
    pub status: u8,
}

/// The real file system and the real standard input.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealFiles;

impl Files for RealFiles {
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        if path.as_os_str() == "-" {
            let mut content = Vec::new();
            io::Read::read_to_end(&mut io::stdin().lock(), &mut content)?;
            return Ok(content.into());
        }
        std::fs::read(path).map(Into::into)
    }

    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        std::fs::write(path, content)
    }
}
