//! The bits of an encoding as boxes: a row for each dword, the highest first.

use crate::reference::page::{Field, range};

/// What a box is, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// Bits that identify the encoding, or the opcode.
    Fixed,
    /// Bits that nothing uses.
    Unused,
    /// Everything else.
    Field,
}

impl Look {
    /// As a class of the style sheet.
    pub fn word(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::Unused => "unused",
            Self::Field => "field",
        }
    }
}

/// A box.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// Its bits: `31:26`.
    pub bits: String,
    /// What stands in it: the field's name, or its value where that is fixed.
    pub text: String,
    /// What it is.
    pub look: Look,
    /// How many columns it takes inside.
    pub width: usize,
}

/// The boxes of each row. A dword that takes more columns than `widest` becomes several rows.
pub(super) fn rows(fields: &[Field], widest: usize) -> Vec<Vec<Cell>> {
    let highest = fields.iter().map(|field| field.high).max().unwrap_or(0);
    let mut all = Vec::new();
    let lowest = fields.iter().map(|field| field.low).min().unwrap_or(0);
    for dword in (lowest / 32..=highest / 32).rev() {
        let cells: Vec<Cell> = fields.iter().filter_map(|field| cell(field, dword)).collect();
        all.extend(folded(cells, widest));
    }
    all
}

/// The part of a field that lies in a dword.
fn cell(field: &Field, dword: u32) -> Option<Cell> {
    let (first, last) = (32 * dword, 32 * dword + 31);
    if field.high < first || field.low > last {
        return None;
    }
    let (high, low) = (field.high.min(last), field.low.max(first));
    let bits = range(high, low);
    let is_opcode = field.name.starts_with("OP") && !field.name.starts_with("OPSEL");
    let (text, look) = match &field.value {
        Some(value) if field.name == "ENCODING" => (part(value, field, high, low), Look::Fixed),
        Some(value) if is_opcode => {
            (format!("{} {}", field.name, part(value, field, high, low)), Look::Fixed)
        }
        _ if field.name == "-" => ("-".to_owned(), Look::Unused),
        _ if field.holds == "not used" => (field.name.to_owned(), Look::Unused),
        _ => (field.name.to_owned(), Look::Field),
    };
    // Wider fields get wider boxes, as far as there is room.
    let wide = usize::try_from(high - low + 1).unwrap_or(1);
    let width = (text.chars().count() + 2).max(bits.len() + 2).max(wide + 2);
    Some(Cell { bits, text, look, width })
}

/// The digits of a value that lie in some of the field's bits.
fn part(value: &str, field: &Field, high: u32, low: u32) -> String {
    let (skip, count) = (field.high - high, high - low + 1);
    let digits = value.chars().skip(usize::try_from(skip).unwrap_or(0));
    digits.take(usize::try_from(count).unwrap_or(64)).collect()
}

fn folded(cells: Vec<Cell>, widest: usize) -> Vec<Vec<Cell>> {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut width = widest;
    for cell in cells {
        if width + cell.width + 1 > widest {
            rows.push(Vec::new());
            width = 1;
        }
        width += cell.width + 1;
        if let Some(row) = rows.last_mut() {
            row.push(cell);
        }
    }
    rows
}
