//! Formats of typed buffer instructions: a data format and a numeric format up to gfx9, from gfx10 on one number for
//! both. The parser is `operands::format`.

use super::text::{push_decimal, push_str};
use crate::target::Target;

/// Data formats by their names, in the order of their numbers.
pub const DATA_FORMATS: [&str; 16] = [
    "INVALID",
    "8",
    "16",
    "8_8",
    "32",
    "16_16",
    "10_11_11",
    "11_11_10",
    "10_10_10_2",
    "2_10_10_10",
    "8_8_8_8",
    "32_32",
    "16_16_16_16",
    "32_32_32",
    "32_32_32_32",
    "RESERVED_15",
];

/// Numeric formats by their names, in the order of their numbers; number 6 has several, or none.
pub const NUMERIC_FORMATS: [&str; 8] = ["UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "", "FLOAT"];

/// The numeric format without a name of its own on all GPUs.
const VARYING: u8 = 6;

/// What is meant where one of the two is not said: a data format of 8 bits, and UNORM.
pub const DEFAULT_DATA: u8 = 1;
/// See [`DEFAULT_DATA`].
pub const DEFAULT_NUMERIC: u8 = 0;
/// The number of both defaults, joined or unified.
pub const DEFAULT: u32 = 1;
/// The highest number of a format.
pub const MAX: u32 = 127;

/// Sets of numeric formats, as bits by their numbers.
const NORM: u8 = 0b11;
const SCALED: u8 = 0b1100;
const INT: u8 = 0b11_0000;
const FLOAT: u8 = 0b1000_0000;

/// The numeric formats that a data format has as unified formats.
struct Unified {
    gfx10: u8,
    gfx11: u8,
}

const fn same(formats: u8) -> Unified {
    Unified { gfx10: formats, gfx11: formats }
}

/// By data format. Unified formats are numbered in this order, and within a data format in that of the numeric ones.
#[rustfmt::skip]
const UNIFIED: [Unified; 15] = [
    // INVALID, of which there is one.
    same(1),
    // 8, 16, 8_8
    same(NORM | SCALED | INT),
    same(NORM | SCALED | INT | FLOAT),
    same(NORM | SCALED | INT),
    // 32, 16_16
    same(INT | FLOAT),
    same(NORM | SCALED | INT | FLOAT),
    // 10_11_11, 11_11_10, 10_10_10_2
    Unified { gfx10: NORM | SCALED | INT | FLOAT, gfx11: FLOAT },
    Unified { gfx10: NORM | SCALED | INT | FLOAT, gfx11: FLOAT },
    Unified { gfx10: NORM | SCALED | INT,         gfx11: NORM | INT },
    // 2_10_10_10, 8_8_8_8
    same(NORM | SCALED | INT),
    same(NORM | SCALED | INT),
    // 32_32, 16_16_16_16
    same(INT | FLOAT),
    same(NORM | SCALED | INT | FLOAT),
    // 32_32_32, 32_32_32_32
    same(INT | FLOAT),
    same(INT | FLOAT),
];

/// The unified formats as number, data format, numeric format. Those of gfx10 stand for older GPUs too, which know
/// their names but refuse them.
fn unified_formats(target: &Target) -> impl Iterator<Item = (u32, u8, u8)> {
    let gfx11 = target.is_gfx11_plus();
    let pairs = (0u8..).zip(&UNIFIED).flat_map(move |(data, row)| {
        let has = if gfx11 { row.gfx11 } else { row.gfx10 };
        (0..8).filter(move |numeric| has & 1 << numeric != 0).map(move |numeric| (data, numeric))
    });
    (0..).zip(pairs).map(|(number, (data, numeric))| (number, data, numeric))
}

/// The number of the unified format with a name, such as `BUF_FMT_8_8_UINT`.
#[must_use]
pub fn unified_by_name(name: &[u8], target: &Target) -> Option<u32> {
    let name = name.strip_prefix(b"BUF_FMT_")?;
    if name == b"INVALID" {
        return Some(0);
    }
    unified_formats(target).find_map(|(number, data, numeric)| {
        let rest = name.strip_prefix(DATA_FORMATS.get(usize::from(data))?.as_bytes())?.strip_prefix(b"_")?;
        (data != 0 && rest == NUMERIC_FORMATS.get(usize::from(numeric))?.as_bytes()).then_some(number)
    })
}

/// The names of all unified formats, and their numbers.
pub fn unified_names(target: &Target) -> impl Iterator<Item = (String, i64)> {
    let named =
        unified_formats(target).filter(|(_, data, _)| *data != 0).filter_map(|(number, data, numeric)| {
            let data = DATA_FORMATS.get(usize::from(data))?;
            let numeric = NUMERIC_FORMATS.get(usize::from(numeric))?;
            Some((format!("BUF_FMT_{data}_{numeric}"), number.into()))
        });
    named.chain([("BUF_FMT_INVALID".to_owned(), 0)])
}

/// The number of the unified format that a data format and a numeric format make, if there is one.
#[must_use]
pub fn unify(data: u8, numeric: u8, target: &Target) -> Option<u32> {
    unified_formats(target)
        .find(|(_, own_data, own_numeric)| (*own_data, *own_numeric) == (data, numeric))
        .map(|(number, ..)| number)
}

/// The number of both formats together, before gfx10.
#[must_use]
pub fn join(data: u8, numeric: u8) -> u32 {
    u32::from(data & 0xf) | u32::from(numeric & 7) << 4
}

/// The data format with a name, such as `BUF_DATA_FORMAT_8_8`.
#[must_use]
pub fn data_by_name(name: &[u8]) -> Option<u8> {
    let name = name.strip_prefix(b"BUF_DATA_FORMAT_")?;
    (0..).zip(DATA_FORMATS).find(|(_, own)| own.as_bytes() == name).map(|(number, _)| number)
}

/// The numeric format with a name, such as `BUF_NUM_FORMAT_UINT`.
#[must_use]
pub fn numeric_by_name(name: &[u8], target: &Target) -> Option<u8> {
    let name = name.strip_prefix(b"BUF_NUM_FORMAT_")?;
    (0..8).find(|number| numeric_name(*number, target).is_some_and(|own| own.as_bytes() == name))
}

fn numeric_name(number: u8, target: &Target) -> Option<&'static str> {
    match number {
        VARYING if target.is_si() || target.is_ci() => Some("SNORM_OGL"),
        VARYING if target.is_vi() || target.is_gfx9() => Some("RESERVED_6"),
        VARYING => None,
        _ => NUMERIC_FORMATS.get(usize::from(number)).copied(),
    }
}

/// Prints a format that is not the default one.
pub fn print(value: u32, target: &Target, out: &mut Vec<u8>) {
    if value == DEFAULT {
        return;
    }
    push_str(out, " format:");
    let start = out.len();
    let named = if target.is_gfx10_plus() {
        print_unified(value, target, out)
    } else {
        print_joined(value, target, out)
    };
    if named.is_none() {
        out.truncate(start);
        push_decimal(out, value);
    }
}

fn print_unified(value: u32, target: &Target, out: &mut Vec<u8>) -> Option<()> {
    let (_, data, numeric) = unified_formats(target).find(|(number, ..)| *number == value)?;
    push_str(out, "[BUF_FMT_");
    push_str(out, DATA_FORMATS.get(usize::from(data))?);
    if data != 0 {
        push_str(out, "_");
        push_str(out, NUMERIC_FORMATS.get(usize::from(numeric))?);
    }
    push_str(out, "]");
    Some(())
}

fn print_joined(value: u32, target: &Target, out: &mut Vec<u8>) -> Option<()> {
    let (data, numeric) = ((value & 0xf) as u8, (value >> 4 & 7) as u8);
    push_str(out, "[");
    if data != DEFAULT_DATA {
        push_str(out, "BUF_DATA_FORMAT_");
        push_str(out, DATA_FORMATS.get(usize::from(data))?);
        if numeric != DEFAULT_NUMERIC {
            push_str(out, ",");
        }
    }
    let name = numeric_name(numeric, target)?;
    if numeric != DEFAULT_NUMERIC {
        push_str(out, "BUF_NUM_FORMAT_");
        push_str(out, name);
    }
    push_str(out, "]");
    Some(())
}
