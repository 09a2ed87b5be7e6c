//! Matrix products: MFMA, SMFMAC, WMMA, SWMMAC, with scales and without, and the moves of accumulation registers.

use super::{Context, before, since};
use crate::form::{Extension, Form, FormOperand, Slot, Suffix, Variant};
use crate::generation::Columns;
use crate::instruction::MODIFIERS;

/// Operand types that stand for the sizes of matrices of 8, 6 and 4 bits.
const SIZES: [(&str, [&str; 3]); 2] = [
    ("AV_F8F6F4", ["AV_256_AlignTarget", "AV_192_AlignTarget", "AV_128_AlignTarget"]),
    ("VReg_F8F6F4", ["VReg_512_AlignTarget", "VReg_384_AlignTarget", "VReg_256_AlignTarget"]),
];

/// The field that WMMA's format of its second matrix shares with op_sel_hi, all bits of which are set where there is
/// no such format.
const NO_FORMAT: (&str, u32) = ("MATRIX_B_FMT", 0b111);

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    let accumulates = matches!(context.row.encoding.as_str(), "MAI" | "MAISCALE");
    for operands in all_sizes(context) {
        if !accumulates {
            forms.extend(form(context, context.columns, &operands, &[NO_FORMAT]));
            continue;
        }
        // gfx908 has no bit that says which registers accumulate, since they are AGPRs always.
        let old = context.columns.and(before("90a"));
        let new = context.columns.and(since("90a"));
        let agprs = in_agprs(&operands);
        forms.extend(form(context, old, &agprs, &[]));
        forms.extend(form(context, new, &agprs, &[("ACC_CD", 1)]));
        forms.extend(form(context, new, &operands, &[]));
    }
}

/// The operand classes for every combination of sizes.
fn all_sizes(context: &Context<'_>) -> Vec<Vec<String>> {
    let mut lists = vec![Vec::new()];
    for (_, value_type) in &context.row.operands {
        let sizes = SIZES.iter().find(|(name, _)| name == value_type);
        let classes = sizes.map_or_else(|| vec![value_type.as_str()], |(_, classes)| classes.to_vec());
        lists = lists
            .iter()
            .flat_map(|list| classes.iter().map(|class| [list.as_slice(), &[(*class).to_owned()]].concat()))
            .collect();
    }
    lists
}

/// The same operands with AGPRs as destination and third source.
fn in_agprs(classes: &[String]) -> Vec<String> {
    let renamed = |class: &String| {
        let plain = class.strip_prefix("VReg_").map(|rest| format!("AReg_{rest}"));
        let source = class.strip_prefix("VISrc_").map(|rest| format!("AISrc_{rest}"));
        plain.or(source).unwrap_or_else(|| class.clone())
    };
    classes.iter().map(renamed).collect()
}

fn form(context: &Context<'_>, columns: Columns, classes: &[String], fixed: &[(&str, u32)]) -> Option<Form> {
    let row = context.row;
    if columns.is_empty() {
        return None;
    }
    let mut operands = Vec::new();
    for ((name, _), class) in row.operands.iter().zip(classes) {
        operands.push(FormOperand::new(class, Slot::of_operand(name)?));
    }
    let printed = operands.iter().map(|operand| operand.slot).collect();
    for modifier in &row.modifiers {
        let class = MODIFIERS.iter().find(|(name, _)| name == modifier)?.1;
        operands.push(FormOperand::new(class, Slot::Modifier));
    }
    // Without scales, WMMA has the layout of packed math.
    let layout = match row.encoding.as_str() {
        "WMMA" | "SWMMAC" => "VOP3P",
        own => own,
    };
    let has_format = row.modifiers.iter().any(|name| name == "matrix_b_fmt");
    let fixed = fixed.iter().filter(|field| **field != NO_FORMAT || !has_format);
    let fixed = fixed.map(|(name, value)| ((*name).to_owned(), *value)).collect();
    let context = Context { columns, ..*context };
    let form = context.form(Variant::Vop3, layout, Extension::None, operands, Suffix::None);
    Some(Form { printed, fixed, ..form })
}
