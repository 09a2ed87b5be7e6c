//! Messages as LLVM prints them: place, severity, words, the line of the source, and a caret below it.

use crate::asm::assembler::Message;
use crate::asm::source::{Buffer, BufferKind, Place, SourceMap};
use crate::asm::token::Span;
use std::io::Write;

/// Columns of a tab stop.
const TAB_STOP: usize = 8;

/// Appends a message. `file` is the name of the source; `-` stands for standard input.
pub(super) fn render(message: &Message, source: &SourceMap, file: &str, out: &mut Vec<u8>) {
    let diagnostic = &message.diagnostic;
    let severity = diagnostic.severity.name();
    let Some(place) = source.place(diagnostic.loc) else {
        // Writing to a vector cannot fail.
        let _ = writeln!(out, "<unknown>:0: {severity}: {}", diagnostic.message);
        return;
    };
    include_stack(&place, source, file, out);
    let (name, line) = match &message.marked {
        Some((name, line)) => (&**name, *line),
        None => (buffer_name(place.buffer, file), i64::from(place.line)),
    };
    let _ = write!(out, "{name}:{line}:{}: {severity}: ", place.column);
    out.extend_from_slice(diagnostic.message.as_bytes());
    out.push(b'\n');
    source_line(place.text, out);
    if place.text.is_ascii() {
        caret_line(&place, diagnostic.range, out);
    }
}

fn buffer_name<'a>(buffer: &'a Buffer, file: &'a str) -> &'a str {
    match &buffer.kind {
        BufferKind::Main if file == "-" => "<stdin>",
        BufferKind::Main => file,
        BufferKind::Instantiation => "<instantiation>",
        BufferKind::Include { name, .. } => name,
    }
}

/// The files that include the one of a place, from the outermost.
fn include_stack(place: &Place<'_>, source: &SourceMap, file: &str, out: &mut Vec<u8>) {
    let mut lines = Vec::new();
    let mut buffer = place.buffer;
    while let BufferKind::Include { from, .. } = buffer.kind {
        let (Some(outer), Some((line, _))) = (source.buffer(from), source.line_and_column(from)) else {
            break;
        };
        lines.push(format!("Included from {}:{line}:\n", buffer_name(outer, file)));
        buffer = outer;
    }
    for line in lines.iter().rev() {
        out.extend_from_slice(line.as_bytes());
    }
}

/// The line, with its tabs as blanks.
fn source_line(text: &[u8], out: &mut Vec<u8>) {
    let mut column = 0;
    for &byte in text {
        if byte == b'\t' {
            let blanks = TAB_STOP - column % TAB_STOP;
            out.resize(out.len() + blanks, b' ');
            column += blanks;
        } else {
            out.push(byte);
            column += 1;
        }
    }
    out.push(b'\n');
}

fn caret_line(place: &Place<'_>, range: Span, out: &mut Vec<u8>) {
    let length = place.text.len();
    let mut marks = vec![b' '; length + 1];
    let line_start = place.line_start.0 as usize;
    let (start, end) = (range.start.0 as usize, range.end.0 as usize);
    if range != Span::default() && start <= line_start + length && end >= line_start {
        let from = start.saturating_sub(line_start);
        let to = end.saturating_sub(line_start).min(length);
        if let Some(marks) = marks.get_mut(from..to) {
            marks.fill(b'~');
        }
    }
    let caret = (place.column as usize - 1).min(length);
    marks[caret] = b'^';
    let end = marks.iter().rposition(|&mark| mark != b' ').map_or(0, |last| last + 1);
    let mut column = 0;
    for (index, &mark) in marks[..end].iter().enumerate() {
        let width = if place.text.get(index) == Some(&b'\t') { TAB_STOP - column % TAB_STOP } else { 1 };
        out.resize(out.len() + width, mark);
        column += width;
    }
    out.push(b'\n');
}
