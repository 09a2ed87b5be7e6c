//! VOPD and VOPD3: pairs of instructions. A row is one half; every X goes with every Y of its encoding.

use super::{Context, groups};
use crate::form::{Form, FormOperand, Slot};
use crate::generation::{COLUMNS, Columns};
use crate::instruction::{MODIFIERS, QUIRKS, Row};
use crate::value_type::{Mode, ValueTypes};

/// Whether the rows of an encoding are halves of pairs.
pub(super) fn is_half(row: &Row) -> bool {
    matches!(row.encoding.as_str(), "VOPD" | "VOPD3")
}

/// The pairs of which row `index` is the X half. `rows` are all rows.
pub(super) fn pairs(index: usize, rows: &[&Row], types: &ValueTypes) -> Vec<Form> {
    let x = rows[index];
    if !is_half(x) || x.has("y_only") {
        return Vec::new();
    }
    let partners = rows.iter().filter(|y| y.encoding == x.encoding && !y.has("x_only"));
    partners.flat_map(|y| pair(index, x, y, rows, types)).collect()
}

/// The forms of a pair: one, unless an opcode changes between generations.
fn pair(index: usize, x: &Row, y: &Row, rows: &[&Row], types: &ValueTypes) -> Vec<Form> {
    let mut forms = Vec::new();
    for (opx, x_columns) in groups(x) {
        for (opy, y_columns) in groups(y) {
            let columns = x_columns.and(y_columns);
            if columns.is_empty() {
                continue;
            }
            let context =
                Context { row: x, index, types, mode: Mode::Whole, halves: false, opcode: opx, columns };
            let Some(operands) = operands(x, y) else { continue };
            let fixed = [("OPX", u32::from(opx)), ("OPY", u32::from(opy))];
            let form = context.packed(&x.encoding, operands, &fixed);
            let mut needs = x.needs.clone();
            needs.extend(y.needs.iter().cloned());
            needs.push("isWave32".to_owned());
            forms.push(Form { needs, quirks: quirks(x, y, columns, rows), ..form });
        }
    }
    forms
}

/// Operands of X, `::`, mnemonic and operands of Y, modifiers.
fn operands(x: &Row, y: &Row) -> Option<Vec<FormOperand>> {
    let mut operands = half(x, 'x')?;
    operands.push(FormOperand::new("::", Slot::Word));
    operands.push(FormOperand::new(&y.mnemonic, Slot::Word));
    operands.extend(half(y, 'y')?);
    for modifier in x.modifiers.iter().chain(&y.modifiers) {
        let class = MODIFIERS.iter().find(|(name, _)| name == modifier)?.1;
        operands.push(FormOperand::new(class, Slot::Modifier));
    }
    Some(operands)
}

/// The operands of a half: its VDST fills VDSTX or VDSTY, its SRC0 fills SRCX0 or SRCY0, and so on.
fn half(row: &Row, letter: char) -> Option<Vec<FormOperand>> {
    let operand = |(name, class): &(String, String)| {
        let field = match name.strip_suffix(|last: char| last.is_ascii_digit()) {
            _ if name == "imm32" => name.clone(),
            Some(stem) => format!("{stem}{letter}{}", &name[stem.len()..]),
            None => format!("{name}{letter}"),
        };
        Some(FormOperand::new(class, Slot::of_operand(&field)?))
    };
    row.operands.iter().map(operand).collect()
}

/// What checks need to know of a pair.
fn quirks(x: &Row, y: &Row, columns: Columns, rows: &[&Row]) -> u64 {
    let has_vopd = |half, barred| has_vopd(half, barred, columns, rows);
    let flags = [
        ("tied_src2_x", x.has("tied_src2")),
        ("tied_src2_y", y.has("tied_src2")),
        ("uncounted_mods_x", x.has("uncounted_mods")),
        ("uncounted_mods_y", y.has("uncounted_mods")),
        ("reads_vcc", x.has("reads_vcc") || y.has("reads_vcc")),
        ("src2_cache", x.has("src2_cache") && y.has("src2_cache")),
        ("has_vopd", x.encoding == "VOPD3" && has_vopd(x, "y_only") && has_vopd(y, "x_only")),
    ];
    let set = flags.into_iter().filter(|(_, set)| *set);
    let bits = set.filter_map(|(name, _)| QUIRKS.iter().position(|(known, _)| *known == name));
    bits.fold(0, |quirks, bit| quirks | 1 << bit)
}

/// Whether a half of VOPD3 with the same operands exists for VOPD, which is shorter. `barred` is the flag of those that
/// cannot be this half.
fn has_vopd(half: &Row, barred: &str, columns: Columns, rows: &[&Row]) -> bool {
    let same = |row: &&&Row| {
        row.encoding == "VOPD"
            && !row.has(barred)
            && row.mnemonic == half.mnemonic
            && row.operands.len() == half.operands.len()
            && half.modifiers.is_empty()
    };
    rows.iter().find(same).is_some_and(|row| {
        (0..COLUMNS.len()).all(|column| !columns.has(column) || row.opcodes[column].is_some())
    })
}
