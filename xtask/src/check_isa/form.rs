//! Our side: from the forms that rows expand to, to shapes. The row files are read as they stand in the workspace.

use std::collections::HashMap;
use std::path::Path;

use anyhow::{Context, Result, bail};
use mcreplay_rows::form::{Extension, Form, Slot, Variant};
use mcreplay_rows::generation::{COLUMNS, Columns};
use mcreplay_rows::instruction::QUIRKS;
use mcreplay_rows::isa_rows::{self, Alias, INSTRUCTION_FILES, IsaRows};
use mcreplay_rows::pattern::Piece;

use super::bits::{Bit, Modifier};
use super::machines::{Machine, Machines};
use super::ruled::Ruled;
use super::shape::{Classes, Shape, VARIANTS};

/// Reads the row files of the folder.
pub(super) fn read_rows(folder: &Path) -> Result<IsaRows> {
    let names = INSTRUCTION_FILES.iter().chain(&["types", "classes", "layouts", "aliases", "pending"]);
    let mut texts = HashMap::new();
    for name in names {
        let path = folder.join(format!("{name}.rows"));
        texts.insert(*name, std::fs::read_to_string(&path).with_context(|| path.display().to_string())?);
    }
    isa_rows::read(|name| texts.get(name).map_or("", String::as_str)).or_else(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        bail!("the rows have faults:\n{}", lines.join("\n"))
    })
}

/// The shapes of all forms, and of those that have other names beside their own.
pub(super) fn shapes(isa: &IsaRows, machines: &[Machine]) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for form in &isa.forms {
        let aliases = isa.aliases.iter().filter(|alias| alias.beside && alias.mnemonic == form.mnemonic);
        let aliases: Vec<&Alias> = aliases.collect();
        for (bits, columns) in encodings(isa, form) {
            let own = having(machines, columns, &form.needs);
            for alias in &aliases {
                let machines = own.and(having(machines, alias.columns, &alias.needs));
                let shape = shape(isa, form, &alias.name, bits.clone(), machines);
                // LLVM tries aliases of instructions in all variants, unless they say in which.
                match alias.variant {
                    None => shapes.extend(VARIANTS.map(|variant| Shape { variant, ..shape.clone() })),
                    Some(variant) if variant == form.variant => shapes.push(shape),
                    Some(_) => {}
                }
            }
            shapes.push(shape(isa, form, &form.mnemonic, bits, own));
        }
    }
    shapes
}

fn having(machines: &[Machine], columns: Columns, needs: &[String]) -> Machines {
    let mut set = Machines::default();
    for (index, machine) in machines.iter().enumerate() {
        if machine.has_form(columns.0, needs) {
            set.insert(index);
        }
    }
    set
}

fn shape(isa: &IsaRows, form: &Form, mnemonic: &str, bits: Vec<Bit>, machines: Machines) -> Shape {
    let (file, row) = &isa.rows[form.row];
    let written = form.operands.iter().filter(|operand| operand.class != "ExpEn");
    Shape {
        variant: VARIANTS[match form.variant {
            Variant::Default => 0,
            Variant::Vop3 => 1,
            Variant::Sdwa => 2,
            Variant::Sdwa9 => 3,
            Variant::Dpp => 4,
            Variant::Vop3Dpp => 5,
        }],
        mnemonic: mnemonic.to_owned(),
        // The parser knows it by this name.
        classes: written.map(|operand| operand.class.clone()).collect(),
        bits,
        machines,
        origin: format!("{}.rows:{}", INSTRUCTION_FILES[*file], row.line),
        names: Vec::new(),
        encoding: form.encoding.clone(),
    }
}

/// The encodings of a form: one, unless the layout changes between its generations.
pub(super) fn encodings(isa: &IsaRows, form: &Form) -> Vec<(Vec<Bit>, Columns)> {
    let mut encodings: Vec<(Vec<Bit>, Columns)> = Vec::new();
    for column in (0..COLUMNS.len()).filter(|column| form.columns.has(*column)) {
        let bits = packed(isa, form).unwrap_or_else(|| {
            Ruled { isa, form, column: Columns::one(column), classes: &Classes(&isa.classes) }.bits()
        });
        match encodings.iter_mut().find(|(known, _)| *known == bits) {
            Some((_, columns)) => *columns = columns.with(Columns::one(column)),
            None => encodings.push((bits, Columns::one(column))),
        }
    }
    encodings
}

/// The bits of a form whose operands fill its fields as they are.
fn packed(isa: &IsaRows, form: &Form) -> Option<Vec<Bit>> {
    let pattern = form.pattern(&isa.layouts, &isa.classes)?;
    let size = usize::from(pattern.bytes) * 8;
    let word = |bit: usize| pattern.words.get(bit / 64).copied().unwrap_or_default() >> (bit % 64) & 1 != 0;
    let mut bits: Vec<Bit> = (0..size).map(|bit| Bit::Fixed(word(bit))).collect();
    for piece in &pattern.pieces {
        for index in 0..piece.width {
            if let Some(slot) = bits.get_mut(usize::from(piece.low + index)) {
                *slot = piece_bit(isa, form, piece, index);
            }
        }
    }
    bits.extend(literal(form));
    Some(bits)
}

/// What a bit of a field is that a piece of an operand's value fills.
fn piece_bit(isa: &IsaRows, form: &Form, piece: &Piece, index: u8) -> Bit {
    // Source modifiers stand in an operand's value from here on.
    const NEG: u8 = 16;
    const ABS: u8 = 17;
    let place = piece.arg as u8;
    let class = form.operands.get(piece.arg).map_or("", |operand| operand.class.as_str());
    let source = |modifier| match Classes(&isa.classes).takes_neg(class) {
        true => Bit::Source { place, modifier },
        false => Bit::ZERO,
    };
    match (class, piece.shift + index) {
        ("NegLo", bit) => modifier_of(form, bit, Modifier::Neg),
        ("NegHi", bit) => modifier_of(form, bit, Modifier::Abs),
        ("OpSel", bit) => modifier_of(form, bit, Modifier::OpSel),
        ("OpSelHi", bit) => modifier_of(form, bit, Modifier::OpSelHi),
        // A check asks for what the form does with the value before it.
        ("CPol", 0) if has_quirk(form, "atomic") && form.layout.ends_with("FLAT") => {
            Bit::Fixed(form.operands.iter().any(|operand| operand.slot == Slot::Vdst))
        }
        ("ExpEn", bit) => Bit::Implied(bit),
        (_, NEG) if piece.width == 1 => source(Modifier::Neg),
        (_, ABS) if piece.width == 1 => source(Modifier::Abs),
        (_, bit) => Bit::Operand { place, bit },
    }
}

/// The modifier of a source by its number, where a check lets it be other than 0.
fn modifier_of(form: &Form, number: u8, modifier: Modifier) -> Bit {
    let negates = matches!(modifier, Modifier::Neg | Modifier::Abs);
    let slot = [Slot::Src0, Slot::Src1, Slot::Src2].get(usize::from(number)).copied();
    let place = form.operands.iter().position(|operand| Some(operand.slot) == slot);
    match place.and_then(|place| u8::try_from(place).ok()) {
        Some(place) if !negates || may_negate(form, usize::from(number)) => Bit::Source { place, modifier },
        _ => Bit::ZERO,
    }
}

/// Whether neg_lo and neg_hi may name a source.
pub(super) fn may_negate(form: &Form, source: usize) -> bool {
    let barred = if source < 2 { "neg_src2" } else { "neg_src01" };
    !has_quirk(form, barred)
}

/// Whether the row of a form has a flag.
pub(super) fn has_quirk(form: &Form, quirk: &str) -> bool {
    QUIRKS.iter().position(|(name, _)| *name == quirk).is_some_and(|bit| form.quirks >> bit & 1 != 0)
}

/// The literal that a form always has.
pub(super) fn literal(form: &Form) -> Vec<Bit> {
    // Where both halves of a pair have one, it is the same, and LLVM takes the second.
    let place = form.operands.iter().rposition(|operand| operand.slot == Slot::Imm32);
    let Some(place) = place.and_then(|place| u8::try_from(place).ok()) else { return Vec::new() };
    let wide = form.operands.iter().any(|operand| operand.class == "KImmFP64");
    (0..if wide { 64 } else { 32 }).map(|bit| Bit::Operand { place, bit }).collect()
}

/// Whether a dword of DPP follows.
pub(super) fn is_dpp(form: &Form) -> bool {
    matches!(form.extension, Extension::Dpp16 | Extension::Dpp8)
}
