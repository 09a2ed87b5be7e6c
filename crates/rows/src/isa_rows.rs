//! All rows of the instruction set, read together and checked against each other.

use std::collections::BTreeMap;

use crate::class::{self, ClassRow};
use crate::expand::{expand, is_half, pairs};
use crate::fault::{Faults, lines};
use crate::form::{Form, FormOperand, Variant};
use crate::generation::Columns;
use crate::instruction::{self, Row};
use crate::layout::{self, Layout};
use crate::own_names::{OwnNames, own_names};
use crate::pattern::has_patterns;
use crate::pending::{self, Pending};
use crate::source::RowError;
use crate::value_type::ValueTypes;

/// The files of instruction rows.
pub const INSTRUCTION_FILES: [&str; 21] = [
    "sop1", "sop2", "sopc", "sopk", "sopp", "smem", "vop1", "vop2", "vopc", "vop3", "vop3p", "vopd",
    "vinterp", "ldsdir", "mai", "wmma", "ds", "flat", "buffer", "image", "exp",
];

/// Another name of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// The other name.
    pub name: String,
    /// The mnemonic that it stands for.
    pub mnemonic: String,
    /// The assembler variant that it is for; all, if none.
    pub variant: Option<Variant>,
    /// Generations.
    pub columns: Columns,
    /// Predicates that the GPU must meet.
    pub needs: Vec<String>,
    /// It is another name of forms rather than of a mnemonic: they stand beside those that it has itself.
    pub beside: bool,
}

/// The instruction set as rows.
#[derive(Clone, Debug, Default)]
pub struct IsaRows {
    /// Operand classes, in rank order.
    pub classes: Vec<ClassRow>,
    /// Bit layouts.
    pub layouts: Vec<Layout>,
    /// Instruction rows, with the index of their file in [`INSTRUCTION_FILES`].
    pub rows: Vec<(usize, Row)>,
    /// Forms: by mnemonic, then variant, then in the order in which LLVM's matcher tries them.
    pub forms: Vec<Form>,
    /// Other names, by name.
    pub aliases: Vec<Alias>,
    /// Names with suffixes that may be followed by another, by mnemonic.
    pub own_names: BTreeMap<String, OwnNames>,
    /// Instructions without rows, by name.
    pub pending: Vec<Pending>,
}

/// Reads all row files; `text` returns the text of a file by its name without extension.
///
/// # Errors
/// Every fault that was found.
pub fn read<'a>(text: impl Fn(&str) -> &'a str) -> Result<IsaRows, Vec<RowError>> {
    let mut faults = Faults::default();
    faults.in_file("types.rows");
    let types = ValueTypes::read(text("types"), &mut faults);
    faults.in_file("classes.rows");
    let classes = class::read(text("classes"), &mut faults);
    faults.in_file("layouts.rows");
    let layouts = layout::read(text("layouts"), &mut faults);
    let mut isa = IsaRows { classes, layouts, ..IsaRows::default() };
    for (file, name) in INSTRUCTION_FILES.iter().enumerate() {
        faults.in_file(&format!("{name}.rows"));
        for row in instruction::read(text(name), &types, &mut faults) {
            let forms = split(expand(isa.rows.len(), &row, &types), &isa.layouts);
            check_forms(&isa, &row, &forms, &mut faults);
            isa.forms.extend(forms);
            isa.rows.push((file, row));
        }
    }
    add_pairs(&mut isa, &types, &mut faults);
    sort_forms(&mut isa);
    faults.in_file("aliases.rows");
    isa.aliases = read_aliases(text("aliases"), &isa, &mut faults);
    isa.own_names = own_names(&isa, &types);
    faults.in_file("pending.rows");
    isa.pending = pending::read(text("pending"), &isa.rows, &mut faults);
    if faults.list().is_empty() { Ok(isa) } else { Err(faults.into_list()) }
}

/// Adds the forms that take two rows.
fn add_pairs(isa: &mut IsaRows, types: &ValueTypes, faults: &mut Faults) {
    let rows: Vec<&Row> = isa.rows.iter().map(|(_, row)| row).collect();
    let mut forms = Vec::new();
    for (index, (file, row)) in isa.rows.iter().enumerate().filter(|(_, (_, row))| is_half(row)) {
        faults.in_file(&format!("{}.rows", INSTRUCTION_FILES[*file]));
        let own = split(pairs(index, &rows, types), &isa.layouts);
        check_forms(isa, row, &own, faults);
        forms.extend(own);
    }
    isa.forms.extend(forms);
}

/// A form that is encoded by a pattern has one layout; one that has more becomes several.
fn split(forms: Vec<Form>, layouts: &[Layout]) -> Vec<Form> {
    let (packed, mut forms): (Vec<_>, Vec<_>) =
        forms.into_iter().partition(|form| has_patterns(&form.layout));
    for form in packed {
        let own = layouts.iter().filter(|layout| layout.name == form.layout);
        let parts = own.map(|layout| Form { columns: form.columns.and(layout.columns), ..form.clone() });
        forms.extend(parts.filter(|part| !part.columns.is_empty()));
        let covered = layouts.iter().filter(|layout| layout.name == form.layout);
        let covered = covered.fold(Columns::default(), |set, layout| set.with(layout.columns));
        // What no layout covers is reported by the check.
        let rest = Columns(form.columns.0 & !covered.0);
        if !rest.is_empty() {
            forms.push(Form { columns: rest, ..form });
        }
    }
    forms
}

fn check_forms(isa: &IsaRows, row: &Row, forms: &[Form], faults: &mut Faults) {
    if forms.is_empty() && !is_half(row) {
        faults.add(row.line, format!("`{}` has no form in any generation", row.mnemonic));
    }
    for form in forms {
        for FormOperand { class, .. } in &form.operands {
            if !isa.classes.iter().any(|known| known.name == *class) {
                faults.add(row.line, format!("operand class `{class}` has no row"));
            }
        }
        let layouts = isa.layouts.iter().filter(|layout| layout.name == form.layout);
        let covered = layouts.fold(0, |set, layout| set | layout.columns.0);
        if form.columns.0 & !covered != 0 {
            faults.add(row.line, format!("`{}` has no layout in some generation of this row", form.layout));
        }
    }
}

/// LLVM's order: fewer operands first, then by the rank of the first class that differs, then more predicates first.
fn sort_forms(isa: &mut IsaRows) {
    let rank = |class: &str| isa.classes.iter().position(|known| known.name == class);
    let mut keyed: Vec<_> = std::mem::take(&mut isa.forms)
        .into_iter()
        .map(|form| {
            let ranks: Vec<_> = form.operands.iter().map(|operand| rank(&operand.class)).collect();
            let name = form.mnemonic.clone();
            ((name, form.variant, ranks.len(), ranks, std::cmp::Reverse(form.needs.len())), form)
        })
        .collect();
    keyed.sort_by(|(left, _), (right, _)| left.cmp(right));
    isa.forms = keyed.into_iter().map(|(_, form)| form).collect();
}

fn read_aliases(text: &str, isa: &IsaRows, faults: &mut Faults) -> Vec<Alias> {
    let mut aliases = Vec::new();
    for (line, words) in lines(text) {
        let [name, mnemonic, variant, columns, needs @ ..] = words.as_slice() else {
            faults.add(line, "expected: alias, mnemonic, variant, generations");
            continue;
        };
        let variant = match *variant {
            "-" => None,
            "Default" => Some(Variant::Default),
            "VOP3" => Some(Variant::Vop3),
            "DPP" => Some(Variant::Dpp),
            other => {
                faults.add(line, format!("unknown variant `{other}`"));
                continue;
            }
        };
        let Some(columns) = Columns::parse(columns) else {
            faults.add(line, format!("`{columns}` is no list of generations"));
            continue;
        };
        if !isa.rows.iter().any(|(_, row)| row.mnemonic == *mnemonic) {
            faults.add(line, format!("`{mnemonic}` is no instruction"));
        }
        let needs = needs.iter().filter_map(|word| word.strip_prefix("needs:")).map(str::to_owned).collect();
        let (name, mnemonic) = ((*name).to_owned(), (*mnemonic).to_owned());
        let beside = words.contains(&"beside");
        aliases.push(Alias { name, mnemonic, variant, columns, needs, beside });
    }
    aliases.sort_by(|left, right| left.name.cmp(&right.name));
    aliases
}
