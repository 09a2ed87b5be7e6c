//! Source texts and places in them, and diagnostics in the form of LLVM's source manager.

use std::sync::OnceLock;

use super::color;

/// A text that diagnostics can point into.
#[derive(Debug)]
pub struct Source {
    name: String,
    text: Vec<u8>,
    /// Where each line after the first starts.
    lines: OnceLock<Vec<usize>>,
}

impl Source {
    /// A text and the name that diagnostics give it.
    pub fn new(name: impl Into<String>, text: Vec<u8>) -> Self {
        Self { name: name.into(), text, lines: OnceLock::new() }
    }

    /// A file's content as FileCheck sees it: without carriage returns at line ends, and with each run of spaces
    /// and tabs made one space unless `strict_whitespace`.
    pub fn canonical(name: impl Into<String>, content: &[u8], strict_whitespace: bool) -> Self {
        Self::new(name, canonicalize(content, strict_whitespace))
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    fn lines(&self) -> &[usize] {
        self.lines.get_or_init(|| memchr::memchr_iter(b'\n', &self.text).map(|at| at + 1).collect())
    }

    /// Line and column of a byte, both from 1.
    pub fn line_and_column(&self, offset: usize) -> (usize, usize) {
        let lines = self.lines();
        let line = lines.partition_point(|&start| start <= offset);
        let start = line.checked_sub(1).and_then(|line| lines.get(line)).copied().unwrap_or(0);
        (line + 1, offset - start + 1)
    }
}

fn canonicalize(content: &[u8], strict_whitespace: bool) -> Vec<u8> {
    let mut text = Vec::with_capacity(content.len());
    let mut rest = content;
    while let Some(at) = next_change(rest, strict_whitespace) {
        let (head, tail) = rest.split_at(at);
        text.extend_from_slice(head);
        let length = match tail {
            [b'\r', b'\n', ..] => 1,
            [b'\r', ..] => {
                text.push(b'\r');
                1
            }
            _ => {
                text.push(b' ');
                tail.iter().take_while(|byte| is_blank(**byte)).count()
            }
        };
        rest = tail.get(length..).unwrap_or_default();
    }
    text.extend_from_slice(rest);
    text
}

const BLOCK: usize = 32;

/// Where the first byte is that may not stay as it is.
///
/// Check files are long, and mostly as they should be: so this looks at a block of bytes at a time, in a way that
/// compiles to vector instructions.
fn next_change(content: &[u8], strict_whitespace: bool) -> Option<usize> {
    if strict_whitespace {
        return memchr::memchr(b'\r', content);
    }
    let changes = |byte: u8, next: u8| {
        (byte == b'\t') | (byte == b'\r') | ((byte == b' ') & ((next == b' ') | (next == b'\t')))
    };
    let mut from = 0;
    while let (Some(bytes), Some(next)) =
        (content.get(from..from + BLOCK), content.get(from + 1..from + 1 + BLOCK))
    {
        if bytes.iter().zip(next).fold(false, |any, (byte, next)| any | changes(*byte, *next)) {
            break;
        }
        from += BLOCK;
    }
    let rest = content.get(from..)?;
    let next = rest.iter().skip(1).chain(&[0]);
    rest.iter().zip(next).position(|(byte, next)| changes(*byte, *next)).map(|at| from + at)
}

/// A place in one of the sources of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Which source, by its number.
    pub source: u32,
    /// Which byte of it.
    pub offset: usize,
}

/// A stretch of one of the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Which source, by its number.
    pub source: u32,
    /// The first byte.
    pub start: usize,
    /// Behind the last byte.
    pub end: usize,
}

impl Range {
    /// Where it starts.
    pub fn place(self) -> Place {
        Place { source: self.source, offset: self.start }
    }
}

/// A piece of a source that knows where it is.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
    /// Where the first of them is.
    pub place: Place,
}

impl<'a> Text<'a> {
    /// The stretch that it covers.
    pub fn range(self) -> Range {
        let Place { source, offset } = self.place;
        Range { source, start: offset, end: offset + self.bytes.len() }
    }

    /// Without the first `count` bytes.
    pub fn skip(self, count: usize) -> Self {
        let count = count.min(self.bytes.len());
        let place = Place { offset: self.place.offset + count, ..self.place };
        Self { bytes: self.bytes.get(count..).unwrap_or_default(), place }
    }

    /// The first `count` bytes.
    pub fn take(self, count: usize) -> Self {
        Self { bytes: self.bytes.get(..count).unwrap_or(self.bytes), ..self }
    }

    /// Whether nothing is left.
    pub fn is_empty(self) -> bool {
        self.bytes.is_empty()
    }

    /// Without the blanks in front.
    pub fn trim_start(self) -> Self {
        self.skip(self.bytes.iter().take_while(|byte| is_blank(**byte)).count())
    }

    /// Without the blanks behind.
    pub fn trim_end(self) -> Self {
        let blanks = self.bytes.iter().rev().take_while(|byte| is_blank(**byte)).count();
        self.take(self.bytes.len() - blanks)
    }

    /// Takes `prefix` off the front, if it is there.
    pub fn eat(&mut self, prefix: &[u8]) -> bool {
        let eaten = self.bytes.starts_with(prefix);
        if eaten {
            *self = self.skip(prefix.len());
        }
        eaten
    }

    /// Where `byte` is first.
    pub fn find(self, byte: u8) -> Option<usize> {
        memchr::memchr(byte, self.bytes)
    }

    /// The bytes for a message.
    pub fn lossy(self) -> String {
        String::from_utf8_lossy(self.bytes).into_owned()
    }
}

/// Whether FileCheck takes the byte for horizontal whitespace.
pub fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// The kind of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What makes the run fail.
    Error,
    /// More about what came before.
    Note,
    /// What was asked for by `-v`.
    Remark,
}

/// The sources of a run, by number.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// What the checks come from.
    pub checks: &'a [std::sync::Arc<Source>],
    /// The text that is checked, numbered behind them.
    pub input: Option<&'a Source>,
    /// Whether messages are coloured.
    pub color: bool,
}

const TAB_STOP: usize = 8;
/// Messages end here. Each shows a whole line of its text, and nothing else bounds the product of the two.
const MAX_OUTPUT: usize = 1 << 30;

impl<'a> Sources<'a> {
    /// The source of that number.
    pub fn get(&self, number: u32) -> Option<&'a Source> {
        let number = usize::try_from(number).ok()?;
        match self.checks.get(number) {
            Some(source) => Some(source),
            None => self.input,
        }
    }

    /// Writes a diagnostic: its place and message, the line it is about, and a caret with tildes under `range`.
    pub fn write(&self, out: &mut Vec<u8>, place: Place, kind: Kind, message: &[u8], range: Option<Range>) {
        let (kind, hue) = match kind {
            Kind::Error => ("error: ", color::RED),
            Kind::Note => ("note: ", color::BLACK),
            Kind::Remark => ("remark: ", color::BLUE),
        };
        let Some(source) = self.get(place.source) else { return };
        if out.len() > MAX_OUTPUT {
            return;
        }
        let text = source.text();
        let offset = place.offset.min(text.len());
        let (line, column) = source.line_and_column(offset);
        let color = self.color;
        color::paint(out, color, color::BOLD, |out| {
            let name = if source.name() == "-" { "<stdin>" } else { source.name() };
            if !name.is_empty() {
                out.extend_from_slice(format!("{name}:{line}:{column}: ").as_bytes());
            }
        });
        color::paint(out, color, hue, |out| out.extend_from_slice(kind.as_bytes()));
        color::paint(out, color, color::BOLD, |out| {
            out.extend_from_slice(message);
            out.push(b'\n');
        });
        let (before, behind) = text.split_at(offset);
        let start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
        let end = memchr::memchr2(b'\n', b'\r', behind).map_or(text.len(), |at| offset + at);
        let content = text.get(start..end).unwrap_or_default();
        write_line(out, content);
        if content.is_ascii() {
            let range = range
                .filter(|range| range.source == place.source && range.start <= end && range.end >= start);
            let tildes =
                range.map_or((0, 0), |range| (range.start.max(start) - start, range.end.min(end) - start));
            color::paint(out, color, color::GREEN, |out| write_carets(out, content, column - 1, tildes));
        }
    }
}

/// The line itself, with its tabs expanded.
fn write_line(out: &mut Vec<u8>, line: &[u8]) {
    let mut column = 0;
    let mut parts = line.split(|&byte| byte == b'\t').peekable();
    while let Some(part) = parts.next() {
        out.extend_from_slice(part);
        column += part.len();
        if parts.peek().is_some() {
            let width = TAB_STOP - column % TAB_STOP;
            out.extend(std::iter::repeat_n(b' ', width));
            column += width;
        }
    }
    out.push(b'\n');
}

/// The line below it. Each mark is as wide as the character that it is for.
fn write_carets(out: &mut Vec<u8>, line: &[u8], caret: usize, tildes: (usize, usize)) {
    let caret = caret.min(line.len());
    let length = if tildes.0 < tildes.1 { tildes.1.max(caret + 1) } else { caret + 1 };
    let mut column = 0;
    for at in 0..length {
        let mark = if at == caret {
            b'^'
        } else if (tildes.0..tildes.1).contains(&at) {
            b'~'
        } else {
            b' '
        };
        let width = if line.get(at) == Some(&b'\t') { TAB_STOP - column % TAB_STOP } else { 1 };
        out.extend(std::iter::repeat_n(mark, width));
        column += width;
    }
    out.push(b'\n');
}
