//! What a tool that runs in this process sees of its surroundings: arguments, files, standard streams.
//!
//! The same code serves the command line (real files) and a replay (files that a RUN line writes live in
//! memory), so that no tool knows which of the two called it.

use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::isa::Form;

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
