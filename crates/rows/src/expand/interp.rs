//! VINTRP, VINTERP and LDSDIR: interpolation.

use super::{Context, before, since};
use crate::form::{Extension, Form, FormOperand, Slot, Suffix, Variant};
use crate::generation::Columns;
use crate::instruction::MODIFIERS;
use crate::value_type::Place;

/// Opcodes of VINTRP's instructions as VOP3 begin here on gfx8 and gfx9.
const GCN3_VOP3: u16 = 0x270;
/// And here on gfx10.
const GFX10_VOP3: u16 = 0x200;

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    match context.row.encoding.as_str() {
        "VINTERP" => forms.extend(vinterp(context)),
        "VINTRP" => vintrp(context, forms),
        _ => {
            let operands = operands(context, &context.row.operands, &context.row.modifiers);
            forms.extend(operands.map(|operands| context.packed("LDSDIR", operands, &[])));
        }
    }
}

/// Sources have modifiers but are VGPRs, as with DPP of VOP3.
fn vinterp(context: &Context<'_>) -> Option<Form> {
    let operands = operands(context, &context.row.operands, &context.row.modifiers)?;
    Some(context.form(Variant::Vop3, "VINTERP", Extension::None, operands, Suffix::None))
}

/// The short form, and from gfx8 on VOP3.
fn vintrp(context: &Context<'_>, forms: &mut Vec<Form>) {
    let row = context.row;
    let part = |columns: Columns| Context { columns: context.columns.and(columns), ..*context };
    // The suffix is printed where VOP3 exists.
    for (columns, suffix) in [(before("8"), Suffix::None), (since("8"), Suffix::E32)] {
        let context = part(columns);
        if let Some(operands) = operands(&context, &row.operands, &[])
            && !context.columns.is_empty()
        {
            forms.push(Form { suffix, ..context.packed("VINTRP", operands, &[]) });
        }
    }
    for (columns, base) in [(since("8").and(before("10")), GCN3_VOP3), (since("10"), GFX10_VOP3)] {
        let context = Context { opcode: base + context.opcode, ..part(columns) };
        let long = row.operands.iter().map(|(name, class)| match (name.as_str(), class.as_str()) {
            // SRC0 holds the attribute.
            ("vsrc", "VGPR_32") => ("src1".to_owned(), "VRegWithFPInputMods".to_owned()),
            ("vsrc", class) => ("src1".to_owned(), class.to_owned()),
            (name, class) => (name.to_owned(), class.to_owned()),
        });
        let long: Vec<_> = long.collect();
        if let Some(operands) = operands(&context, &long, &row.modifiers)
            && !context.columns.is_empty()
        {
            let printed = operands.iter().map(|operand| operand.slot).filter(|slot| *slot != Slot::Modifier);
            let printed = printed.collect();
            let form = context.form(Variant::Vop3, "VOP3", Extension::None, operands, Suffix::E64);
            forms.push(Form { printed, ..form });
        }
    }
}

fn operands(
    context: &Context<'_>,
    named: &[(String, String)],
    modifiers: &[String],
) -> Option<Vec<FormOperand>> {
    let mut operands = Vec::new();
    for (name, value_type) in named {
        let slot = Slot::of_operand(name)?;
        let place = if slot == Slot::Vdst { Place::E64Dst } else { Place::E64DppSrc0 };
        operands.push(FormOperand::new(context.types.class(value_type, context.mode, place)?, slot));
    }
    for modifier in modifiers {
        let class = MODIFIERS.iter().find(|(name, _)| name == modifier)?.1;
        operands.push(FormOperand::new(class, Slot::Modifier));
    }
    Some(operands)
}
