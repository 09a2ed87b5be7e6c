//! Bit layouts: which field of an encoding lies where, per generation.

use crate::fault::{Faults, lines};
use crate::generation::Columns;

/// One field of a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// AMD's name, or `-` for reserved bits.
    pub name: String,
    /// Highest bit.
    pub high: u8,
    /// Lowest bit.
    pub low: u8,
    /// The lowest bit of the value that lies there: 2 for the number of a register that is counted in fours.
    pub shift: u8,
    /// The value that identifies the encoding, where the field has one.
    pub fixed: Option<u32>,
}

/// The layout of an encoding in some generations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Encoding name.
    pub name: String,
    /// Generations.
    pub columns: Columns,
    /// Size in bits.
    pub bits: u8,
    /// Fields, highest bit first.
    pub fields: Vec<Field>,
}

/// Reads `layouts.rows`; each layout must cover all its bits exactly once.
#[must_use]
pub fn read(text: &str, faults: &mut Faults) -> Vec<Layout> {
    let mut layouts: Vec<Layout> = Vec::new();
    for (line, words) in lines(text) {
        let [name, columns, bits, fields @ ..] = words.as_slice() else {
            faults.add(line, "expected: encoding, generations, size in bits, fields");
            continue;
        };
        let (Some(columns), Ok(bits)) = (Columns::parse(columns), bits.parse::<u8>()) else {
            faults.add(line, "generations or size are not as they should be");
            continue;
        };
        if layouts.iter().any(|other| other.name == *name && !other.columns.and(columns).is_empty()) {
            faults.add(line, format!("`{name}` has another layout in one of these generations"));
        }
        let fields: Vec<Field> = fields.iter().filter_map(|field| parse_field(field, line, faults)).collect();
        let mut next = i16::from(bits) - 1;
        for field in &fields {
            if i16::from(field.high) != next {
                faults.add(line, format!("`{}` should begin at bit {next}", field.name));
            }
            next = i16::from(field.low) - 1;
        }
        if next != -1 {
            faults.add(line, format!("bits {next}:0 are not covered"));
        }
        layouts.push(Layout { name: (*name).to_owned(), columns, bits, fields });
    }
    layouts
}

/// Parses `NAME:high:low`, `NAME:bit` or `NAME:high:low=binary`; `NAME.2` lies there without its two lowest bits.
fn parse_field(word: &str, line: usize, faults: &mut Faults) -> Option<Field> {
    let (place, fixed) = word.split_once('=').map_or((word, None), |(place, value)| (place, Some(value)));
    let mut parts = place.split(':');
    let name = parts.next().unwrap_or_default();
    let (name, shift) = name.split_once('.').unwrap_or((name, "0"));
    let shift = shift.parse::<u8>().ok();
    let high = parts.next().and_then(|part| part.parse::<u8>().ok());
    let low = parts.next().map_or(high, |part| part.parse::<u8>().ok());
    let (Some(high), Some(low), Some(shift)) = (high, low, shift) else {
        faults.add(line, format!("`{word}` is not NAME:high:low"));
        return None;
    };
    let fixed = match fixed.map(|value| u32::from_str_radix(value, 2)) {
        None => None,
        Some(Ok(value)) if high >= low && u64::from(value) >> (high - low + 1) == 0 => Some(value),
        Some(_) => {
            faults.add(line, format!("`{word}` has a value that does not fit"));
            return None;
        }
    };
    if high < low {
        faults.add(line, format!("`{word}` runs backwards"));
        return None;
    }
    Some(Field { name: name.to_owned(), high, low, shift, fixed })
}
