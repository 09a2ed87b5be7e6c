//! A document as text for a terminal.

use std::fmt::Write;

use anstyle::{AnsiColor, Style as Ansi};

use super::diagram::{Cell, Look, rows};
use super::{Block, Document, Style};

/// How wide text may be.
const WIDTH: usize = 100;
/// The narrowest last column of a table.
const LAST_COLUMN: usize = 30;

/// The text of a document.
#[must_use]
pub fn text(document: &Document, style: Style) -> String {
    let mut writer = Writer { out: String::new(), style };
    writer.styled(Ansi::new().bold(), &document.title);
    writer.out.push('\n');
    document.blocks.iter().for_each(|block| writer.block(block));
    writer.out
}

struct Writer {
    out: String,
    style: Style,
}

impl Writer {
    fn styled(&mut self, style: Ansi, text: &str) {
        if self.style == Style::Coloured {
            let _infallible = write!(self.out, "{style}{text}{style:#}");
        } else {
            self.out.push_str(text);
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(text) => {
                self.out.push('\n');
                self.styled(Ansi::new().bold().fg_color(Some(AnsiColor::Cyan.into())), text);
                self.out.push('\n');
            }
            Block::Subheading(text) => {
                self.out.push_str("\n  ");
                self.styled(Ansi::new().bold(), text);
                self.out.push('\n');
            }
            Block::Text(text) => self.paragraph("  ", text),
            Block::Code(text) => {
                for line in text.lines() {
                    self.out.push_str("  ");
                    self.styled(Ansi::new().fg_color(Some(AnsiColor::Green.into())), line);
                    self.out.push('\n');
                }
            }
            Block::List(items) => items.iter().for_each(|item| self.paragraph("  * ", item)),
            Block::Facts(facts) => self.facts(facts),
            Block::Table { head, rows } => self.table(head, rows),
            Block::Bits(fields) => rows(fields, WIDTH).iter().for_each(|row| self.boxes(row)),
        }
    }

    /// Text that goes on below its start.
    fn paragraph(&mut self, start: &str, text: &str) {
        let indent = start.chars().count();
        for (index, line) in wrap(text, WIDTH - indent).iter().enumerate() {
            let before = if index == 0 { start.to_owned() } else { " ".repeat(indent) };
            let _infallible = writeln!(self.out, "{before}{line}");
        }
    }

    fn facts(&mut self, facts: &[(&'static str, String)]) {
        let width = facts.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        for (name, value) in facts {
            for (index, line) in wrap(value, WIDTH - width - 4).iter().enumerate() {
                self.out.push_str("  ");
                let name = if index == 0 { name } else { "" };
                self.styled(Ansi::new().dimmed(), &format!("{name:width$}"));
                let _infallible = writeln!(self.out, "  {line}");
            }
        }
    }

    /// A table; its last column is wrapped.
    fn table(&mut self, head: &[&str], rows: &[Vec<String>]) {
        let last = head.len().saturating_sub(1);
        let width = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count());
            cells.chain([head[column].len()]).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..last).map(width).collect();
        let left: usize = widths.iter().map(|width| width + 2).sum::<usize>() + 2;
        let room = WIDTH.saturating_sub(left).max(LAST_COLUMN);
        let line = |cells: &[&str]| -> String {
            let padded = cells.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}  "));
            padded.collect()
        };
        self.out.push_str("  ");
        let title = format!("{}{}", line(&head[..last]), head[last]);
        self.styled(Ansi::new().dimmed(), title.trim_end());
        self.out.push('\n');
        for row in rows {
            let cells: Vec<&str> = row.iter().map(String::as_str).collect();
            let parts = wrap(cells.get(last).copied().unwrap_or_default(), room);
            for (index, part) in parts.iter().enumerate() {
                let before = if index == 0 { line(&cells[..last]) } else { " ".repeat(left - 2) };
                let _infallible = writeln!(self.out, "{}", format!("  {before}{part}").trim_end());
            }
        }
    }

    /// A row of boxes, with their bits above.
    fn boxes(&mut self, cells: &[Cell]) {
        let edge = |left: char, middle: char, right: char| {
            let parts: Vec<String> = cells.iter().map(|cell| "─".repeat(cell.width)).collect();
            format!("  {left}{}{right}\n", parts.join(&middle.to_string()))
        };
        let bits: String =
            cells.iter().map(|cell| format!(" {:^width$}", cell.bits, width = cell.width)).collect();
        self.out.push_str("  ");
        self.styled(Ansi::new().dimmed(), bits.trim_end());
        self.out.push('\n');
        self.out.push_str(&edge('┌', '┬', '┐'));
        self.out.push_str("  │");
        for cell in cells {
            let style = match cell.look {
                Look::Fixed => Ansi::new().fg_color(Some(AnsiColor::Yellow.into())),
                Look::Unused => Ansi::new().dimmed(),
                Look::Field => Ansi::new().bold(),
            };
            self.styled(style, &format!("{:^width$}", cell.text, width = cell.width));
            self.out.push('│');
        }
        self.out.push('\n');
        self.out.push_str(&edge('└', '┴', '┘'));
    }
}

/// Lines of at most that many letters, as far as blanks allow.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    if lines.is_empty() { vec![String::new()] } else { lines }
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_break_at_blanks() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("indivisible", 3), ["indivisible"]);
        assert_eq!(wrap("", 3), [""]);
    }
}
