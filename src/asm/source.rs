//! The source map: all text that was ever read, and what buffer, line and column a place in it is.
//!
//! The file, included files and expansions of macros stand one after another in one text, so that a place is a number.

use super::token::Loc;
use std::cell::OnceCell;
use std::sync::Arc;

/// How much text macros and repetitions may read and write. A few words of source can ask for any amount.
const MAX_EXPANSION: usize = 32 << 20;

/// How much text may be included: files that include one another twice are as much as one likes.
const MAX_INCLUDED: usize = 64 << 20;
/// What an included file counts for beside its text.
const INCLUDE_COST: usize = 256;

/// Where a buffer came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BufferKind {
    /// The source file.
    Main,
    /// The expansion of a macro or a repetition.
    Instantiation,
    /// A file that another one includes.
    Include {
        /// Its name as it was found.
        name: String,
        /// The place of the directive.
        from: Loc,
    },
}

/// One piece of text.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// Where it came from.
    pub kind: BufferKind,
    /// Its first byte.
    pub start: Loc,
    /// One past its last byte; a place of its own.
    pub end: Loc,
    /// Where its lines start.
    lines: OnceCell<Vec<u32>>,
}

/// A place, for people.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The buffer it lies in.
    pub buffer: &'a Buffer,
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
    /// Where the line starts.
    pub line_start: Loc,
    /// The line, without its break.
    pub text: &'a [u8],
}

/// All text of one assembly.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    /// The first file, which need not be copied as long as it is alone.
    file: Arc<[u8]>,
    /// All text, as soon as there is more than one file.
    all: Vec<u8>,
    buffers: Vec<Buffer>,
    /// The length of all files.
    files: usize,
    /// What included files count for.
    included: usize,
    /// What expansions have read and written.
    expanded: usize,
}

/// More text than the assembler takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl SourceMap {
    /// The text of a file; gives its first place and its end, too.
    ///
    /// # Errors
    /// When it is too large.
    pub fn of_file(content: Arc<[u8]>) -> Result<(Self, (Loc, Loc)), TooLarge> {
        let end = u32::try_from(content.len()).ok().filter(|end| *end < u32::MAX).ok_or(TooLarge)?;
        let mut map = Self { files: content.len(), file: content, ..Self::default() };
        map.push_buffer(BufferKind::Main, Loc(0), Loc(end));
        Ok((map, (Loc(0), Loc(end))))
    }

    /// All text. There is a byte between two buffers, which is 0.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        if self.all.is_empty() { &self.file } else { &self.all }
    }

    fn push_buffer(&mut self, kind: BufferKind, start: Loc, end: Loc) {
        self.buffers.push(Buffer { kind, start, end, lines: OnceCell::new() });
    }

    /// Adds a buffer; gives its first place and its end.
    ///
    /// # Errors
    /// When it is too large, or too much is included.
    pub fn add(&mut self, kind: BufferKind, content: &[u8]) -> Result<(Loc, Loc), TooLarge> {
        if matches!(kind, BufferKind::Include { .. }) {
            self.files = self.files.saturating_add(content.len());
            self.included = self.included.saturating_add(content.len()).saturating_add(INCLUDE_COST);
            if self.included > MAX_INCLUDED {
                return Err(TooLarge);
            }
        }
        if self.all.is_empty() && !self.buffers.is_empty() {
            self.all.extend_from_slice(&self.file);
            self.all.push(0);
        }
        let start = u32::try_from(self.all.len()).map_err(|_| TooLarge)?;
        let end = u32::try_from(self.all.len() + content.len() + 1).map_err(|_| TooLarge)? - 1;
        self.all.extend_from_slice(content);
        self.all.push(0);
        self.push_buffer(kind, Loc(start), Loc(end));
        Ok((Loc(start), Loc(end)))
    }

    /// Counts what an expansion reads or writes.
    ///
    /// # Errors
    /// When that is more than all expansions may have together.
    pub fn spend(&mut self, length: usize) -> Result<(), TooLarge> {
        self.expanded = self.expanded.saturating_add(length);
        if self.expanded > MAX_EXPANSION { Err(TooLarge) } else { Ok(()) }
    }

    /// How long the files are, without expansions.
    #[must_use]
    pub const fn files(&self) -> usize {
        self.files
    }

    /// How long a file may be that is included next.
    #[must_use]
    pub fn room_to_include(&self) -> usize {
        MAX_INCLUDED.saturating_sub(self.included.saturating_add(INCLUDE_COST))
    }

    /// How much more text macros and repetitions may read and write.
    #[must_use]
    pub fn room(&self) -> usize {
        MAX_EXPANSION.saturating_sub(self.expanded)
    }

    /// The buffer that a place lies in.
    #[must_use]
    pub fn buffer(&self, loc: Loc) -> Option<&Buffer> {
        let after = self.buffers.partition_point(|buffer| buffer.start <= loc);
        self.buffers.get(after.checked_sub(1)?)
    }

    /// Buffer, line and column of a place.
    #[must_use]
    pub fn place(&self, loc: Loc) -> Option<Place<'_>> {
        let buffer = self.buffer(loc)?;
        let (line, column) = self.line_and_column(loc)?;
        // LLVM counts lines and columns by `\n` alone, but shows the text between any breaks.
        let before = self.text().get(buffer.start.0 as usize..loc.0 as usize)?;
        let is_break = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let line_start = before.iter().rposition(is_break).map_or(0, |at| at + 1);
        let rest = self.text().get(loc.0 as usize..buffer.end.0 as usize)?;
        let line_end = loc.0 as usize + rest.iter().position(is_break).unwrap_or(rest.len());
        let line_start = buffer.start.0 + u32::try_from(line_start).ok()?;
        let text = self.text().get(line_start as usize..line_end)?;
        Some(Place { buffer, line, column, line_start: Loc(line_start), text })
    }

    /// Line and column of a place, both from 1: quicker than [`SourceMap::place`], which reads the whole line.
    #[must_use]
    pub fn line_and_column(&self, loc: Loc) -> Option<(u32, u32)> {
        let buffer = self.buffer(loc)?;
        let lines = buffer.lines.get_or_init(|| self.line_starts(buffer));
        let line = lines.partition_point(|&start| start <= loc.0);
        let start = lines.get(line.checked_sub(1)?).copied()?;
        Some((u32::try_from(line).ok()?, loc.0 - start + 1))
    }

    fn line_starts(&self, buffer: &Buffer) -> Vec<u32> {
        let text = self.text().get(buffer.start.0 as usize..buffer.end.0 as usize).unwrap_or_default();
        let breaks = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let starts = breaks.filter_map(|(at, _)| u32::try_from(at + 1).ok().map(|at| buffer.start.0 + at));
        std::iter::once(buffer.start.0).chain(starts).collect()
    }
}
