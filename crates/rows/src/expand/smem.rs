//! SMEM and SMRD: the shapes of scalar offsets.
//!
//! A row names the base address, and no offset: which offsets there are follows from the generation. A row that does
//! name its offsets (`s_prefetch_data`) has no other shape.

use super::{Context, since};
use crate::form::{Form, FormOperand, Slot};
use crate::generation::Columns;

/// An offset as it is written, with how it is encoded.
#[derive(Clone, Copy)]
enum Offset {
    /// A number of dwords in 8 bits.
    Dwords,
    /// A number of dwords in a dword of its own.
    Literal,
    /// A number of bytes.
    Number,
    /// An SGPR in the place of the number.
    SgprForNumber,
    /// An SGPR in a field of its own.
    Sgpr,
    /// An SGPR and a number.
    SgprAndNumber,
    /// An SGPR, and a number that may be left out.
    SgprAndOptional,
}

/// The offsets of some generations, and what SOFFSET is without an SGPR.
struct Era {
    columns: &'static str,
    null: u32,
    offsets: &'static [Offset],
}

const ERAS: [Era; 7] = [
    Era { columns: "6", null: 0, offsets: &[Offset::Dwords, Offset::SgprForNumber] },
    Era { columns: "7", null: 0, offsets: &[Offset::Dwords, Offset::Literal, Offset::SgprForNumber] },
    Era { columns: "8", null: 0, offsets: &[Offset::Number, Offset::SgprForNumber] },
    Era {
        columns: "9-94",
        null: 0,
        offsets: &[Offset::Number, Offset::SgprForNumber, Offset::SgprAndNumber],
    },
    Era { columns: "10", null: 125, offsets: &[Offset::Number, Offset::Sgpr, Offset::SgprAndNumber] },
    Era { columns: "11-117", null: 124, offsets: &[Offset::Number, Offset::Sgpr, Offset::SgprAndNumber] },
    Era { columns: "12-13", null: 124, offsets: &[Offset::Number, Offset::SgprAndOptional] },
];

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    let row = context.row;
    let as_written = row.operand("sbase").is_none() || row.operand("offset").is_some();
    for era in &ERAS {
        let columns = Columns::parse(era.columns).unwrap_or_default().and(context.columns);
        if columns.is_empty() {
            continue;
        }
        let context = Context { columns, ..*context };
        if as_written {
            forms.extend(form(&context, None, era.null, false));
            continue;
        }
        for offset in era.offsets {
            forms.extend(form(&context, Some(*offset), era.null, false));
            if row.has("atomic") {
                forms.extend(form(&context, Some(*offset), era.null, true));
            }
        }
    }
}

/// `returns`: the form of an atomic instruction that returns the value before it.
fn form(context: &Context<'_>, offset: Option<Offset>, null: u32, returns: bool) -> Option<Form> {
    let row = context.row;
    let smrd = context.columns.and(since("8")).is_empty();
    let mut operands = Vec::new();
    for (name, value_type) in &row.operands {
        let slot = match name.as_str() {
            "sdst" | "sdata" if smrd => "sdst",
            "sdst" => "sdata",
            other => other,
        };
        operands.push(FormOperand::new(&class_of(name, value_type), Slot::of_operand(slot)?));
    }
    operands.extend(offset.into_iter().flat_map(offset_operands));
    for modifier in &row.modifiers {
        let class = match modifier.as_str() {
            "cpol" if returns => "CPol_GLC",
            "cpol" if row.has("atomic") => "CPol_NonGLC",
            "cpol" => "CPol",
            _ => return None,
        };
        operands.push(FormOperand::new(class, Slot::Modifier));
    }
    let few_bits = row.operand("sdata") == Some("Imm") && !context.columns.and(since("12")).is_empty();
    let layout = match offset {
        Some(Offset::Literal) => "SMRDLITERAL",
        Some(Offset::SgprForNumber) if smrd => "SMRDSGPR",
        Some(Offset::SgprForNumber) => "SMEMSGPR",
        _ if smrd => "SMRD",
        _ if few_bits => "SMEMPREFETCH",
        _ => "SMEM",
    };
    let mut fixed = fixed_fields(offset, null).to_vec();
    // Instructions that move no data had no bits for a cache policy before gfx12, though they take one.
    if row.operand("sdata") == Some("Imm") && context.columns.and(since("12")).is_empty() {
        fixed.extend([("GLC", 0), ("DLC", 0)]);
    }
    Some(context.packed(layout, operands, &fixed))
}

fn offset_operands(offset: Offset) -> Vec<FormOperand> {
    let number = |class| FormOperand::new(class, Slot::Field("offset"));
    let modifier = |class| FormOperand::new(class, Slot::Modifier);
    let sgpr = |name| FormOperand::new("SReg_32", Slot::Field(name));
    match offset {
        Offset::Dwords => vec![number("SMRDOffset8")],
        Offset::Literal => vec![number("SMRDLiteralOffset")],
        Offset::Number => vec![number("SMEMOffset")],
        Offset::SgprForNumber | Offset::Sgpr => vec![sgpr("soffset")],
        Offset::SgprAndNumber => vec![sgpr("soffset"), modifier("SMEMOffsetMod")],
        Offset::SgprAndOptional => vec![sgpr("soffset"), modifier("OptSMEMOffsetMod")],
    }
}

fn fixed_fields(offset: Option<Offset>, null: u32) -> &'static [(&'static str, u32)] {
    match offset {
        Some(Offset::Dwords) => &[("IMM", 1)],
        Some(Offset::Number) if null == 125 => &[("SOFFSET", 125)],
        Some(Offset::Number) if null == 124 => &[("SOFFSET", 124)],
        Some(Offset::Number) => &[("IMM", 1)],
        Some(Offset::SgprAndNumber) if null == 0 => &[("IMM", 1), ("SOFFSET_EN", 1)],
        _ => &[],
    }
}

/// The operand class of a size; a type that starts with a capital is itself a class.
fn class_of(name: &str, value_type: &str) -> String {
    match (name, value_type) {
        ("sbase", "b128") => "SReg_128_XNULL",
        ("sbase", "b64") => "SReg_64",
        (_, "b32") => "SReg_32_XM0_XEXEC",
        (_, "b64") => "SReg_64_XEXEC",
        (_, size) => return size.strip_prefix('b').map_or(size.to_owned(), |bits| format!("SReg_{bits}")),
    }
    .to_owned()
}
