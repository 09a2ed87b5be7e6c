//! EXP: exports. Forms differ in the words `done` and `row_en`, each of which is a bit of the encoding.

use super::{Context, since};
use crate::form::{Form, FormOperand, Slot, Variant};
use crate::instruction::MODIFIERS;

/// The assembler variants besides the default one.
const OTHERS: [Variant; 5] = [Variant::Vop3, Variant::Sdwa, Variant::Sdwa9, Variant::Dpp, Variant::Vop3Dpp];

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    let has_rows = !context.columns.and(since("11")).is_empty();
    for row in [false, true].into_iter().take(if has_rows { 2 } else { 1 }) {
        for done in [false, true] {
            let Some(form) = form(context, done, row) else { continue };
            if context.row.has("all_variants") {
                forms.extend(OTHERS.map(|variant| Form { variant, ..form.clone() }));
            }
            forms.push(form);
        }
    }
}

fn form(context: &Context<'_>, done: bool, row: bool) -> Option<Form> {
    let mut operands = Vec::new();
    for (name, class) in &context.row.operands {
        operands.push(FormOperand::new(class, Slot::of_operand(name)?));
    }
    for word in [("done", done), ("row_en", row)].into_iter().filter_map(|(word, has)| has.then_some(word)) {
        operands.push(FormOperand::new(word, Slot::Modifier));
    }
    for modifier in &context.row.modifiers {
        let class = MODIFIERS.iter().find(|(name, _)| name == modifier)?.1;
        operands.push(FormOperand::new(class, Slot::Modifier));
    }
    // Which sources there are is not written but follows from them.
    operands.push(FormOperand::new("ExpEn", Slot::Modifier));
    Some(context.packed("EXP", operands, &[("DONE", done.into()), ("ROW", row.into())]))
}
