//! What a tool that runs in this process sees of its surroundings: arguments, files, standard streams.
//!
//! The same code serves the command line (real files) and a replay (files that a RUN line writes live in
//! memory), so that no tool knows which of the two called it.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The longest file that a tool reads. A device or a pipe may never end.
pub const MAX_FILE: u64 = 1 << 30;
/// The longest file that is read straight to its place; memory for a longer one is asked for bit by bit.
const IN_PLACE: u64 = 1 << 28;

use crate::isa::Form;

/// Files as a tool sees them. Paths are taken as the tool was given them.
pub trait Files {
    /// The whole content of a file. `-` is standard input.
    ///
    /// # Errors
    /// As [`std::fs::read`]; a directory is an error too.
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>>;

    /// As [`Files::read`], but no more than so many bytes.
    ///
    /// # Errors
    /// As [`Files::read`]; [`io::ErrorKind::FileTooLarge`] if there are more bytes.
    fn read_at_most(&self, path: &Path, limit: u64) -> io::Result<Arc<[u8]>> {
        let content = self.read(path)?;
        if content.len() as u64 > limit { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(content) }
    }

    /// Creates a file, or empties one that is there, for an output that is known later. `-` is never passed: standard
    /// output is part of [`Output`].
    ///
    /// # Errors
    /// As [`File::create`].
    fn create(&self, path: &Path) -> io::Result<Box<dyn Created + '_>>;
}

/// A file that was created, and is still empty.
pub trait Created {
    /// Writes its content.
    ///
    /// # Errors
    /// As [`std::fs::write`].
    fn keep(&mut self, content: &[u8]) -> io::Result<()>;

    /// Removes it again. A device or a pipe stays, and what cannot be removed does.
    fn discard(&mut self);
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
    /// Whether the caller wants [`Output::trace`] filled. A tool that has no trace to give ignores it.
    pub trace: bool,
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
    /// What the assembler made of each statement, if [`Invocation::trace`] asked for it.
    pub trace: Option<Box<Trace>>,
    /// What the caller asked for that does not exist here yet: an option, a file type, a whole GPU generation
    /// (`-filetype=obj`, `gfx900 instructions`). A replay then reports the RUN line as not run, with these words, and
    /// never compares the output. The text also stands in `stderr`, and `status` is not 0.
    pub not_yet: Option<String>,
}

/// What an assembler made of its input, statement by statement: a replay judges single encodings and single
/// diagnostics by it, from the same run that produced the text.
///
/// The bytes of all statements stand in one vector, so that a statement costs no allocation. An assembler calls
/// [`Trace::push`] for each statement that it encoded, in the order of its output, and adds its diagnostics as it
/// reports them. A refused statement is one that has no entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    statements: Vec<TracedStatement>,
    bytes: Vec<u8>,
    /// Errors and warnings, in the order in which they were reported.
    pub diagnostics: Vec<TracedDiagnostic>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TracedStatement {
    line: u32,
    end: u32,
    form: Option<&'static Form>,
}

/// A diagnostic of an assembler, before it is rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TracedDiagnostic {
    /// Line in the source file, from 1; 0 where the diagnostic names none.
    pub line: u32,
    /// Column, from 1, as the rendered diagnostic shows it; 0 where it names none.
    pub column: u32,
    /// Whether it is an error or a warning.
    pub kind: DiagnosticKind,
    /// The text after `error: ` or `warning: `.
    pub message: String,
}

/// How serious a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagnosticKind {
    /// The statement was refused.
    Error,
    /// The statement was taken.
    Warning,
}

impl Trace {
    /// Records an encoded instruction: the line its statement starts at, from 1 (for a statement that a macro or a
    /// repetition produced: the line of the outermost directive or call in the file), and its bytes as
    /// `-show-encoding` prints them, with 0 for bits that a fixup will fill, and the form that was chosen for it. A trace past 4 GiB of bytes stops to grow.
    pub fn push(&mut self, line: u32, bytes: &[u8], form: Option<&'static Form>) {
        if let Ok(end) = u32::try_from(self.bytes.len() + bytes.len()) {
            self.bytes.extend_from_slice(bytes);
            self.statements.push(TracedStatement { line, end, form });
        }
    }

    /// How many statements were encoded.
    #[must_use]
    pub fn len(&self) -> usize {
        self.statements.len()
    }

    /// Whether no statement was encoded.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.statements.is_empty()
    }

    /// Line and bytes of the statement at `index`, in the order of the output.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<(u32, &[u8])> {
        let statement = self.statements.get(index)?;
        let start = index.checked_sub(1).map_or(0, |before| self.statements[before].end);
        let bytes = self.bytes.get(start as usize..statement.end as usize)?;
        Some((statement.line, bytes))
    }

    /// The form of the statement at `index`, if it has one.
    #[must_use]
    pub fn form(&self, index: usize) -> Option<&'static Form> {
        self.statements.get(index)?.form
    }

    /// Form and bytes of each statement that has a form, in the order of the output.
    pub fn forms(&self) -> impl Iterator<Item = (&'static Form, &[u8])> {
        (0..self.len()).filter_map(|index| Some((self.statements.get(index)?.form?, self.get(index)?.1)))
    }
}

/// The real file system and the real standard input.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealFiles;

impl Files for RealFiles {
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        self.read_at_most(path, MAX_FILE)
    }

    fn read_at_most(&self, path: &Path, limit: u64) -> io::Result<Arc<[u8]>> {
        if path.as_os_str() == "-" {
            return read_to_end(io::stdin().lock(), 0, limit);
        }
        let file = File::open(path)?;
        let expected = file.metadata().map_or(0, |metadata| metadata.len());
        if expected > limit {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        read_to_end(file, expected, limit)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn Created + '_>> {
        Ok(Box::new(RealFile { file: File::create(path)?, path: path.to_owned() }))
    }
}

/// A file on disk. It stays open, since a pipe ends for its reader as soon as nobody writes.
struct RealFile {
    file: File,
    path: PathBuf,
}

impl Created for RealFile {
    fn keep(&mut self, content: &[u8]) -> io::Result<()> {
        self.file.write_all(content)
    }

    fn discard(&mut self) {
        // The name itself counts, as for LLVM: of a link the link goes, and what it points to stays.
        let kind = std::fs::symlink_metadata(&self.path).map(|metadata| metadata.file_type());
        if kind.is_ok_and(|kind| kind.is_file() || kind.is_symlink()) {
            let _stays = std::fs::remove_file(&self.path);
        }
    }
}

/// All that a stream has, as long as that is not too much.
fn read_to_end(mut stream: impl Read, expected: u64, limit: u64) -> io::Result<Arc<[u8]>> {
    let mut content = Vec::new();
    if (1..=IN_PLACE).contains(&expected) {
        match read_in_place(&mut stream, usize::try_from(expected).unwrap_or(0))? {
            Ok(whole) => return Ok(whole),
            Err(part) => content = part,
        }
    }
    stream.take(limit.saturating_add(1)).read_to_end(&mut content)?;
    if content.len() as u64 > limit {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(content.into())
}

/// Reads a stream that should have so many bytes into the place where they stay: fresh memory costs more than reading.
/// What was read so far is the error if it has another number.
fn read_in_place(stream: &mut impl Read, expected: usize) -> io::Result<Result<Arc<[u8]>, Vec<u8>>> {
    let mut content: Arc<[u8]> = std::iter::repeat_n(0, expected).collect();
    let Some(place) = Arc::get_mut(&mut content) else { return Ok(Err(Vec::new())) };
    let mut filled = 0;
    while filled < expected {
        match stream.read(&mut place[filled..]) {
            Ok(0) => return Ok(Err(place[..filled].to_vec())),
            Ok(count) => filled += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let mut more = [0];
    loop {
        match stream.read(&mut more) {
            Ok(0) => return Ok(Ok(content)),
            Ok(_) => return Ok(Err([&content[..], &more].concat())),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// A regular file as a whole: neither a device nor a pipe, which might keep its reader waiting, and no piece of a file
/// that somebody is writing.
///
/// # Errors
/// If it cannot be read, is no regular file, is too long, or changes its size in the meantime.
pub fn read_regular(path: &Path) -> io::Result<Arc<[u8]>> {
    let metadata = std::fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        return Err(io::Error::other("not a regular file"));
    }
    if metadata.len() > MAX_FILE {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    // What claims to be empty is not read: files of the system do, and some of them wait for something to happen.
    if metadata.len() == 0 {
        return Ok(Arc::from([]));
    }
    let file = File::open(path)?;
    let content = read_to_end((&file).take(metadata.len()), metadata.len(), MAX_FILE)?;
    if content.len() as u64 != metadata.len() || file.metadata()?.len() != metadata.len() {
        return Err(io::Error::other("its size changes while it is read"));
    }
    Ok(content)
}
