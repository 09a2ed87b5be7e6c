//! The input dump: the input with marks below its lines that show what matched, what did not, and where the search
//! went. It is what `--dump-input` asks for, and what FileCheck shows when a check fails.

use super::annotation::Annotation;
use super::color;
use super::options::DumpFilter;

/// What of the input is shown.
#[derive(Clone, Copy, Debug)]
pub struct DumpOptions {
    /// Which lines.
    pub filter: DumpFilter,
    /// How many lines around them.
    pub context: u32,
    /// The least width of the column of labels.
    pub label_width: usize,
    /// Whether to use colours.
    pub color: bool,
    /// Whether matches are among the marks, so that colours can show what none of them covers.
    pub verbose: bool,
}

/// An elided stretch of this many lines or fewer is shown after all: the dots would take as much room.
const ELLIPSIS_LINES: usize = 3;

fn is_filtered_in(filter: DumpFilter, annotation: &Annotation) -> bool {
    match filter {
        DumpFilter::All | DumpFilter::AnnotationFull => true,
        DumpFilter::Annotation => annotation.is_first_line,
        DumpFilter::Error => annotation.is_first_line && annotation.marker.is_error,
    }
}

/// Writes the dump. `annotations` have to be in the order of lines, and of their making within a line.
pub fn write(
    out: &mut Vec<u8>,
    text: &[u8],
    annotations: &[Annotation],
    label_width: usize,
    options: DumpOptions,
) {
    out.extend_from_slice(b"Input was:\n<<<<<<\n");
    // LLVM tries whether there are colours, which leaves its mark.
    color::paint(out, options.color, color::BOLD, |_| {});
    let mut line_count = memchr::memchr_iter(b'\n', text).count();
    line_count += usize::from(text.last() != Some(&b'\n'));
    let digits = line_count.max(1).to_string().len();
    // The extra room tells the numbers of input lines from those of check lines.
    let width = (label_width.max(digits) + 3).max(options.label_width);
    let context = usize::try_from(options.context).unwrap_or(usize::MAX);
    let mut elided = Vec::new();
    let mut before: Option<usize> = None;
    let mut rest = text;
    let mut pending = annotations;
    let mut line = 0;
    // The next line that the filter lets through; it is looked for from the annotations that are left.
    let mut next: Option<usize> = Some(0);
    while !rest.is_empty() || !pending.is_empty() {
        line += 1;
        if next.is_some_and(|next| next < line) {
            next = match options.filter {
                DumpFilter::All => Some(line),
                filter => pending
                    .iter()
                    .find(|annotation| is_filtered_in(filter, annotation))
                    .map(|found| found.line),
            };
        }
        if next == Some(line) {
            before = next;
        }
        let is_near = before.is_some_and(|before| line <= before.saturating_add(context))
            || next.is_some_and(|next| next <= line.saturating_add(context));
        if is_near {
            flush_elided(out, &mut elided, width, options.color);
        }
        let target = if is_near { &mut *out } else { &mut elided };
        let length = memchr::memchr(b'\n', rest).map_or(rest.len(), |end| end + 1);
        let (content, behind) = rest.split_at(length);
        rest = behind;
        let label = format!("{line:>width$}: ");
        color::paint(target, options.color, color::GRAY, |out| out.extend_from_slice(label.as_bytes()));
        let here = pending.iter().take_while(|annotation| annotation.line == line).count();
        let (marks, left) = pending.split_at(here);
        pending = left;
        write_line(target, content, marks, options);
        for mark in marks {
            color::paint(target, options.color, mark.marker.color, |out| {
                write_mark(out, mark, width, length)
            });
        }
        // Annotations for lines that have passed would hold the loop up; there are none.
        let passed = pending.iter().take_while(|annotation| annotation.line < line).count();
        pending = pending.get(passed..).unwrap_or_default();
    }
    flush_elided(out, &mut elided, width, options.color);
    out.extend_from_slice(b">>>>>>\n");
}

/// Writes a line of the input, with a space for its line end.
fn write_line(out: &mut Vec<u8>, content: &[u8], marks: &[Annotation], options: DumpOptions) {
    let text = content.strip_suffix(b"\n").unwrap_or(content);
    let end: &[u8] = if text.len() < content.len() { b" " } else { b"" };
    if !options.color {
        out.extend_from_slice(text);
        out.extend_from_slice(end);
        out.push(b'\n');
        return;
    }
    let outside = if options.verbose { color::UNMATCHED } else { color::RESET };
    color::paint(out, true, color::BOLD, |out| {
        out.extend_from_slice(outside.as_bytes());
        let mut was_matched = false;
        for (column, byte) in (1..).zip(text.iter().chain(end)) {
            let is_matched = options.verbose
                && marks.iter().any(|mark| {
                    let columns = mark.first_column..=mark.last_column.unwrap_or(usize::MAX);
                    mark.marker.is_good && columns.contains(&column)
                });
            if is_matched != was_matched {
                let color = if is_matched { color::RESET } else { outside };
                out.extend_from_slice(color.as_bytes());
                was_matched = is_matched;
            }
            out.push(*byte);
        }
    });
    out.push(b'\n');
}

fn flush_elided(out: &mut Vec<u8>, elided: &mut Vec<u8>, width: usize, color: bool) {
    if elided.is_empty() {
        return;
    }
    if memchr::memchr_iter(b'\n', elided).count() > ELLIPSIS_LINES {
        for _ in 0..ELLIPSIS_LINES {
            color::paint(out, color, color::GRAY, |out| {
                out.extend_from_slice(format!("{:>width$}", ".").as_bytes())
            });
            out.push(b'\n');
        }
        elided.clear();
    } else {
        out.append(elided);
    }
}

fn write_mark(out: &mut Vec<u8>, annotation: &Annotation, width: usize, line_width: usize) {
    let marker = &annotation.marker;
    out.extend_from_slice(format!("{:<width$} ", annotation.label).as_bytes());
    out.extend(std::iter::repeat_n(b' ', annotation.first_column));
    out.push(marker.head);
    let mut column = annotation.first_column + 1;
    let last = annotation.last_column.unwrap_or(usize::MAX);
    while column < last && column <= line_width {
        out.push(marker.mid);
        column += 1;
    }
    if annotation.last_column.is_some_and(|last| column <= last) {
        out.push(marker.tail);
        column += 1;
    }
    if !marker.note.is_empty() {
        while column <= line_width + 1 {
            out.push(b' ');
            column += 1;
        }
        out.push(b' ');
        out.extend_from_slice(&marker.note);
    }
    out.push(b'\n');
}
