//! From rows to forms: what follows by rule from one row. Each family of encodings has its rules in a module.

mod buffer;
mod ds;
mod exp;
mod flat;
pub(crate) mod image;
mod interp;
mod matrix;
mod smem;
pub(crate) mod valu;
mod vopd;

use crate::form::{Extension, Form, FormOperand, Slot, Suffix, Variant};
use crate::generation::{COLUMNS, Columns};
use crate::instruction::{QUIRKS, Row};
use crate::value_type::{Mode, Place, ValueTypes};

/// Columns from `from` on.
fn since(from: &str) -> Columns {
    let first = COLUMNS.iter().position(|column| *column == from).unwrap_or(COLUMNS.len());
    Columns((0..COLUMNS.len()).filter(|index| *index >= first).fold(0, |set, index| set | 1 << index))
}

/// Columns before `from`.
fn before(from: &str) -> Columns {
    Columns(!since(from).0 & ((1 << COLUMNS.len()) - 1))
}

/// What all forms of one expansion share.
#[derive(Clone, Copy)]
struct Context<'a> {
    row: &'a Row,
    index: usize,
    types: &'a ValueTypes,
    mode: Mode,
    /// The row reads differently with `+real-true16`, so that forms name the mode that they are for.
    halves: bool,
    opcode: u16,
    columns: Columns,
}

/// Expands a row; forms that differ only in generation are one form.
#[must_use]
pub fn expand(index: usize, row: &Row, types: &ValueTypes) -> Vec<Form> {
    let mut forms = Vec::new();
    let typed = row.operands.iter().map(|(_, value_type)| value_type.as_str());
    let vector = row.encoding.starts_with('V');
    let halves =
        vector && (typed.clone().any(|value_type| types.has_halves(value_type)) || row.has("true16_only"));
    for (opcode, columns) in groups(row) {
        let base = |mode, columns| Context { row, index, types, mode, halves, opcode, columns };
        let old = columns.and(before("11"));
        if !old.is_empty() {
            all_forms(&Context { halves: false, ..base(Mode::Whole, old) }, &mut forms);
        }
        let new = columns.and(since("11"));
        if new.is_empty() {
            continue;
        }
        if !row.has("true16_only") {
            all_forms(&base(Mode::Fake16, new), &mut forms);
        }
        if halves {
            all_forms(&base(Mode::True16, new), &mut forms);
        }
    }
    forms
}

/// The forms of the pairs of which row `index` is the first half. `rows` are all rows.
#[must_use]
pub fn pairs(index: usize, rows: &[&Row], types: &ValueTypes) -> Vec<Form> {
    vopd::pairs(index, rows, types)
}

/// Whether a row has no forms of its own, only in pairs with others.
#[must_use]
pub fn is_half(row: &Row) -> bool {
    vopd::is_half(row)
}

/// Columns by opcode.
fn groups(row: &Row) -> Vec<(u16, Columns)> {
    let mut groups: Vec<(u16, Columns)> = Vec::new();
    for (index, opcode) in row.opcodes.iter().enumerate() {
        let Some(opcode) = *opcode else { continue };
        match groups.iter_mut().find(|(other, _)| *other == opcode) {
            Some((_, columns)) => *columns = columns.with(Columns::one(index)),
            None => groups.push((opcode, Columns::one(index))),
        }
    }
    groups
}

fn all_forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    match context.row.encoding.as_str() {
        "VOP1" | "VOP2" | "VOPC" | "VOP3" | "VOP3P" => valu::forms(context, forms),
        // Halves make forms in pairs only.
        "VOPD" | "VOPD3" => {}
        "VINTRP" | "VINTERP" | "LDSDIR" => interp::forms(context, forms),
        "MAI" | "MAISCALE" | "SMFMAC" | "ACCVGPR" | "WMMA" | "SWMMAC" | "WMMASCALE" | "WMMASCALE16"
        | "WMMALDSCALE" => matrix::forms(context, forms),
        "SMEM" => smem::forms(context, forms),
        "DS" => ds::forms(context, forms),
        "FLAT" | "GLOBAL" | "SCRATCH" => flat::forms(context, forms),
        "MUBUF" | "MTBUF" => buffer::forms(context, forms),
        "MIMG" | "VIMAGE" | "VSAMPLE" => image::forms(context, forms),
        "EXP" => exp::forms(context, forms),
        _ => forms.extend(scalar_form(context)),
    }
}

fn scalar_form(context: &Context<'_>) -> Option<Form> {
    let row = context.row;
    let mut operands = Vec::new();
    for (name, value_type) in &row.operands {
        let place = if name == "sdst" { Place::ScalarDst } else { Place::ScalarSrc };
        let class = context.types.class(value_type, context.mode, place)?;
        operands.push(FormOperand::new(class, Slot::of_operand(name)?));
    }
    Some(context.form(Variant::Default, &row.encoding, Extension::None, operands, Suffix::None))
}

impl Context<'_> {
    fn form(
        &self,
        variant: Variant,
        layout: &str,
        extension: Extension,
        operands: Vec<FormOperand>,
        suffix: Suffix,
    ) -> Form {
        let row = self.row;
        let mut needs = row.needs.clone();
        // LLVM's aliases of VOPC, and its whole-register VOP3 forms of VOPC, ask for neither mode.
        let vopc = row.encoding == "VOPC" && extension == Extension::None;
        let any_mode = vopc && (layout == "VOPC" || self.mode == Mode::Fake16);
        let barred = extension == Extension::Dpp8 && row.has("fake_dpp8");
        let both = (row.has("both16") || layout == "VOP3" && row.has("both16_e64")) && !barred;
        if self.halves && !any_mode && !(self.mode == Mode::Fake16 && both) {
            let mode = if self.mode == Mode::True16 { "UseRealTrue16Insts" } else { "UseFakeTrue16Insts" };
            needs.push(mode.to_owned());
        }
        let long = layout.starts_with("VOP3");
        // Where the lane mask is an operand, it is printed as such.
        let masks = operands.iter().any(|operand| operand.slot == Slot::Sdst);
        let hidden = row.prints.as_ref().map_or("", |_| "src2");
        let printed = row
            .operands
            .iter()
            .filter(|(name, _)| name != hidden)
            .filter_map(|(name, value_type)| {
                if value_type == "bool" && !long && !masks {
                    Some(Slot::ImpliedVcc)
                } else {
                    Slot::of_operand(name)
                }
            })
            .collect();
        Form {
            mnemonic: row.mnemonic.clone(),
            variant,
            layout: layout.to_owned(),
            encoding: row.encoding.clone(),
            extension,
            opcode: self.opcode,
            columns: self.columns,
            needs,
            operands,
            printed,
            suffix,
            fixed: Vec::new(),
            image: None,
            exec_dst: long && row.encoding == "VOPC" && row.operand("sdst").is_none(),
            quirks: QUIRKS
                .iter()
                .enumerate()
                .filter(|(_, (name, _))| row.has(name))
                .fold(0, |set, (bit, _)| set | 1 << bit),
            row: self.index,
        }
    }

    /// A form whose fields take their values straight from the operands: all that are no modifiers are printed with
    /// commas between them. `fixed` are fields whose value the form decides.
    fn packed(&self, layout: &str, operands: Vec<FormOperand>, fixed: &[(&str, u32)]) -> Form {
        let printed =
            operands.iter().map(|operand| operand.slot).filter(|slot| *slot != Slot::Modifier).collect();
        let fixed = fixed.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect();
        let form = self.form(Variant::Default, layout, Extension::None, operands, Suffix::None);
        Form { printed, fixed, ..form }
    }
}
