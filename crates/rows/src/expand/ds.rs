//! DS: operations on LDS and GDS.
//!
//! The rule: data of an instruction that has one data operand lie in VGPRs or AGPRs, where the GPU has AGPRs for
//! memory. Where there are several, all are of one kind, and GPUs that have both kinds have a form for each.

use super::{Context, before, since};
use crate::form::{Form, FormOperand, Slot};
use crate::instruction::MODIFIERS;

/// Where data lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Data {
    /// VGPRs.
    Vgpr,
    /// AGPRs.
    Agpr,
    /// Either.
    Any,
}

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    let count = context.row.operands.iter().filter(|(name, _)| name != "addr").count();
    forms.extend(form(context, if count == 1 { Data::Any } else { Data::Vgpr }));
    let columns = context.columns.and(since("90a")).and(before("10"));
    if count > 1 && !columns.is_empty() {
        forms.extend(form(&Context { columns, ..*context }, Data::Agpr));
    }
}

fn form(context: &Context<'_>, data: Data) -> Option<Form> {
    let row = context.row;
    let mut operands = Vec::new();
    for (name, value_type) in &row.operands {
        let data = if name == "addr" { Data::Vgpr } else { data };
        operands.push(FormOperand::new(&class_of(value_type, data), Slot::of_operand(name)?));
    }
    let gds_only = row.has("gds_only");
    for modifier in &row.modifiers {
        let class = MODIFIERS.iter().find(|(name, _)| name == modifier)?.1;
        // The word is part of the syntax where it cannot be left out.
        let class = if gds_only && class == "GDS" { "gds" } else { class };
        operands.push(FormOperand::new(class, Slot::Modifier));
    }
    Some(context.packed("DS", operands, if gds_only { &[("GDS", 1)] } else { &[] }))
}

/// The operand class of data of a size, `b64`; other types are classes.
fn class_of(value_type: &str, data: Data) -> String {
    let Some(bits) = value_type.strip_prefix('b') else { return value_type.to_owned() };
    match (data, bits) {
        (Data::Vgpr, "32") => "VGPR_32".to_owned(),
        (Data::Agpr, "32") => "AGPR_32".to_owned(),
        (Data::Any, "32") => "AV_LdSt_32_Target".to_owned(),
        (Data::Vgpr, _) => format!("VReg_{bits}_AlignTarget"),
        (Data::Agpr, _) => format!("AReg_{bits}"),
        (Data::Any, _) => format!("AV_LdSt_{bits}_AlignTarget"),
    }
}
