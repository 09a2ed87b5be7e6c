//! VOP1, VOP2, VOPC, VOP3 and VOP3P: e32 and e64, DPP8 and DPP16, SDWA, true16 and fake16, wave32 and wave64.

use super::{Context, before, since};
use crate::form::{Extension, Form, FormOperand, Slot, Suffix, Variant};
use crate::generation::Columns;
use crate::instruction::{MODIFIERS, Row};
use crate::value_type::{Mode, Place};

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    match context.row.encoding.as_str() {
        "VOP3" | "VOP3P" => vop3_forms(context, context.opcode, forms),
        _ => vector_forms(context, forms),
    }
}

fn vector_forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    let row = context.row;
    if row.has("old_dpp_only") {
        return dpp_forms(context, forms);
    }
    let has_e64 = !row.has("no_e64");
    let suffixed = (has_e64 || row.prints.is_some()) && !row.operands.is_empty() && !row.has("no_suffix");
    let suffix = if suffixed { Suffix::E32 } else { Suffix::None };
    let places = [Place::E32Dst, Place::E32Src0, Place::E32Src1];
    let plain = Shape { variant: Variant::Default, extension: Extension::None, places, tail: &[], suffix };
    short_forms(context, &plain, forms);
    if has_e64 {
        vop3_forms(context, context.opcode + e64_offset(row, context.columns), forms);
    }
    sdwa_forms(context, forms);
    dpp_forms(context, forms);
}

/// DPP of the 32-bit encodings.
fn dpp_forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    let row = context.row;
    let bare = row.has("bare_dpp");
    let barred = row.has("no_dpp")
        || row.has("no_e32_dpp")
        || row.operands.is_empty() && !bare
        || has_wide_operand(row)
        || row.operand("imm32").is_some();
    if row.dpp.is_none() && barred {
        return;
    }
    // VOPC got DPP with gfx11, the others with gfx8; DPP8 came with gfx10.
    let columns = row.dpp.unwrap_or_else(|| since(if row.encoding == "VOPC" { "11" } else { "8" }));
    let columns = if bare { columns.and(before("11")) } else { columns };
    let suffix = if row.encoding == "VOPC" || bare { Suffix::None } else { Suffix::Dpp };
    let dpp16 = |tail| Shape {
        variant: Variant::Dpp,
        extension: Extension::Dpp16,
        places: [Place::E32Dst, Place::Dpp16Src, Place::Dpp16Src],
        tail,
        suffix,
    };
    let part = |columns: Columns| Context { columns: context.columns.and(columns), ..*context };
    let old = part(columns.and(before("10")));
    short_forms(&old, &dpp16(&DPP16_OPERANDS[..4]), forms);
    let new = part(columns.and(since("10")));
    let before = forms.len();
    let tail = if row.has("old_dpp_only") { &DPP16_OPERANDS[..4] } else { &DPP16_OPERANDS };
    short_forms(&new, &dpp16(tail), forms);
    if row.dpp.is_some() {
        need_wide_dpp(&mut forms[before..]);
        return;
    }
    let dpp8 = Shape {
        variant: Variant::Dpp,
        extension: Extension::Dpp8,
        places: [Place::E32Dst, Place::Dpp8Src, Place::Dpp8Src],
        tail: &DPP8_OPERANDS,
        suffix,
    };
    short_forms(&new, &dpp8, forms);
}

/// Not every GPU of a generation has DPP in its double-precision ALU.
fn need_wide_dpp(forms: &mut [Form]) {
    for form in forms {
        form.needs.push("HasDPALU_DPP".to_owned());
    }
}

/// Whether there is no SDWA form, in whichever generation.
pub(crate) fn lacks_sdwa(row: &Row) -> bool {
    let wide = has_wide_operand(row) && !row.has("wide_sdwa");
    let empty = row.operands.is_empty() && !row.has("bare_dpp");
    wide || empty || row.has("no_sdwa") || row.has("no_e64") || row.operand("imm32").is_some()
}

/// SDWA: gfx8's own form, and that of gfx9 and gfx10.
fn sdwa_forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    let row = context.row;
    let columns = context.columns.and(since("8")).and(before("11"));
    let bare = row.has("bare_dpp");
    if columns.is_empty() || lacks_sdwa(row) {
        return;
    }
    let sources = row.operands.iter().filter(|(name, _)| matches!(name.as_str(), "src0" | "src1")).count();
    let selectors = ["SDWASrc0Sel", "SDWASrc1Sel"].into_iter().take(sources);
    let parts = [
        (Variant::Sdwa, before("9")),
        (Variant::Sdwa9, since("9").and(before("10"))),
        (Variant::Sdwa9, since("10")),
    ];
    for (variant, part) in parts {
        let context = &Context { columns: columns.and(part), ..*context };
        if context.columns.is_empty() {
            continue;
        }
        let compares = row.encoding == "VOPC";
        let clamps = !compares || variant == Variant::Sdwa;
        let scales = variant == Variant::Sdwa9
            && row.modifiers.iter().any(|name| name == "omod")
            && !row.has("int_dst")
            && !row.has("no_sdwa_omod");
        let selects_dst = !compares && !row.has("no_dst_sel") && !bare;
        let head = [
            ("Clamp", clamps && !bare),
            ("OModSI", scales),
            ("SDWADstSel", selects_dst),
            ("SDWADstUnused", selects_dst),
        ];
        let present = head.into_iter().filter(|(_, present)| *present).map(|(class, _)| class);
        let tail: Vec<&str> = present.chain(selectors.clone()).collect();
        let shape = Shape {
            variant,
            extension: Extension::Sdwa,
            places: [Place::E32Dst, Place::SdwaSrc, Place::SdwaSrc],
            tail: &tail,
            // gfx8 prints comparisons without it.
            suffix: if compares && variant == Variant::Sdwa || bare { Suffix::None } else { Suffix::Sdwa },
        };
        short_forms(context, &shape, forms);
    }
}

const DPP16_OPERANDS: [&str; 5] = ["DPPCtrl", "DppRowMask", "DppBankMask", "DppBoundCtrl", "DppFI"];
const DPP8_OPERANDS: [&str; 2] = ["DPP8", "DppFI"];

/// What distinguishes the forms of a 32-bit encoding.
struct Shape<'a> {
    variant: Variant,
    extension: Extension,
    /// Where destination, first and second source stand in the type table.
    places: [Place; 3],
    /// Classes after the operands.
    tail: &'a [&'a str],
    suffix: Suffix,
}

/// Forms of a 32-bit encoding: where VCC is implied, it may be written by its name of either wave size or left out.
fn short_forms(context: &Context<'_>, shape: &Shape<'_>, forms: &mut Vec<Form>) {
    if context.columns.is_empty() {
        return;
    }
    let implied = context.row.operands.iter().any(|(_, value_type)| value_type == "bool");
    // Before wave32, VCC is part of the syntax; VOPC of SDWA writes any lane mask from gfx9 on.
    let old = !context.columns.and(before("10")).is_empty();
    let masks = context.row.encoding == "VOPC" && shape.variant == Variant::Sdwa9;
    let spellings: &[(Option<&str>, Option<&str>)] = match (implied, masks) {
        (true, true) => &[(Some("BoolReg"), None)],
        (true, false) if shape.variant == Variant::Sdwa => &[(Some("VCC"), None)],
        (true, false) if old && context.row.encoding == "VOP2" && context.row.operand("sdst").is_some() => {
            let gfx9 = shape.extension == Extension::None && context.columns.and(before("9")).is_empty();
            match (gfx9, context.row.operand("src2").is_some()) {
                (false, _) => &[(Some("VCC"), None)],
                // gfx9's sums without carry-in may leave VCC out.
                (true, false) => &[(Some("VCC"), None), (None, Some("isWave64")), (None, Some("isWave32"))],
                // Those with it are there for waves of 32, too, if no such GPU is.
                (true, true) => &[(Some("VCC"), None), (Some("VCC_LO"), Some("isWave32"))],
            }
        }
        (true, false) if old && shape.extension != Extension::None => &[(Some("VCC"), None)],
        (true, false) => &[(None, None), (Some("VCC"), Some("isWave64")), (Some("VCC_LO"), Some("isWave32"))],
        (false, _) => &[(None, None)],
    };
    for (vcc, wave) in spellings {
        let mut operands = Vec::new();
        for (name, value_type) in &context.row.operands {
            if value_type == "bool" {
                let slot = if masks { Slot::Sdst } else { Slot::ImpliedVcc };
                operands.extend(vcc.map(|class| FormOperand::new(class, slot)));
                continue;
            }
            let place = match name.as_str() {
                "vdst" => shape.places[0],
                "src0" => shape.places[1],
                _ => shape.places[2],
            };
            let (Some(class), Some(slot)) =
                (context.types.class(value_type, context.mode, place), Slot::of_operand(name))
            else {
                return;
            };
            operands.push(FormOperand::new(class, slot));
        }
        operands.extend(shape.tail.iter().map(|class| FormOperand::new(class, Slot::Modifier)));
        let layout = &context.row.encoding;
        let mut form = context.form(shape.variant, layout, shape.extension, operands, shape.suffix);
        form.needs.extend(wave.map(str::to_owned));
        forms.push(form);
    }
}

/// What VOP3 adds to the opcode of a 32-bit encoding.
fn e64_offset(row: &Row, columns: Columns) -> u16 {
    match row.encoding.as_str() {
        "VOP2" => 0x100,
        "VOP1" if !columns.and(since("8")).and(before("10")).is_empty() => 0x140,
        "VOP1" => 0x180,
        _ => 0,
    }
}

fn has_wide_operand(row: &Row) -> bool {
    row.operands.iter().any(|(_, value_type)| matches!(value_type.as_str(), "b64" | "f64" | "b128" | "fp8x2"))
}

fn vop3_forms(context: &Context<'_>, opcode: u16, forms: &mut Vec<Form>) {
    // The offset of VOP1 differs between generations that share the short opcode.
    if context.row.encoding == "VOP1" {
        let gcn3 = since("8").and(before("10"));
        let (inside, outside) = (context.columns.and(gcn3), context.columns.and(Columns(!gcn3.0)));
        if !inside.is_empty() && !outside.is_empty() {
            for columns in [inside, outside] {
                let opcode = context.opcode + e64_offset(context.row, columns);
                one_vop3(&Context { columns, ..*context }, opcode, forms);
            }
            return;
        }
    }
    one_vop3(context, opcode, forms);
}

fn one_vop3(context: &Context<'_>, opcode: u16, forms: &mut Vec<Form>) {
    let row = context.row;
    let single =
        matches!(row.encoding.as_str(), "VOP3" | "VOP3P") || row.operands.is_empty() || row.has("no_suffix");
    let variant = if row.has("default") { Variant::Default } else { Variant::Vop3 };
    let suffix = if single { Suffix::None } else { Suffix::E64 };
    let layout = match (row.encoding.as_str(), row.operand("sdst"), row.operand("vdst")) {
        ("VOP3P", ..) => "VOP3P",
        (_, Some(_), Some(_)) => "VOP3SD",
        _ => "VOP3",
    };
    let context = &Context { opcode, ..*context };
    if let Some(operands) = long_operands(context, Place::E64Src, Place::E64Src, &[]) {
        forms.push(context.form(variant, layout, Extension::None, operands, suffix));
    }
    let dpp = context.columns.and(row.e64_dpp.unwrap_or_else(|| since("11")));
    let barred = row.has("no_dpp") || row.has("no_e64_dpp") || row.has("default") || has_wide_operand(row);
    if dpp.is_empty() || row.operands.is_empty() || row.e64_dpp.is_none() && barred {
        return;
    }
    let context = &Context { columns: dpp, ..*context };
    let kinds = [(Extension::Dpp16, &DPP16_OPERANDS[..]), (Extension::Dpp8, &DPP8_OPERANDS[..])];
    for (extension, tail) in kinds.into_iter().take(if row.e64_dpp.is_some() { 1 } else { 2 }) {
        if let Some(operands) = long_operands(context, Place::E64DppSrc0, Place::E64DppSrc, tail) {
            let mut form = context.form(Variant::Vop3Dpp, layout, extension, operands, Suffix::E64Dpp);
            if row.e64_dpp.is_some() {
                need_wide_dpp(std::slice::from_mut(&mut form));
            }
            forms.push(form);
        }
    }
}

/// Operand classes of a VOP3 form; `None` where a type has no class there.
fn long_operands(
    context: &Context<'_>,
    src0: Place,
    other: Place,
    tail: &[&str],
) -> Option<Vec<FormOperand>> {
    let row = context.row;
    let mut operands = Vec::new();
    for (name, value_type) in &row.operands {
        let slot = Slot::of_operand(name)?;
        if value_type == "bool" {
            operands.push(FormOperand::new("BoolReg", slot));
            continue;
        }
        let place = match slot {
            Slot::Vdst => Place::E64Dst,
            Slot::Src0 => src0,
            _ => other,
        };
        // VOPC's second source has the class of earlier generations where registers are whole.
        let whole = row.encoding == "VOPC" && slot == Slot::Src1 && other == Place::E64Src;
        let mode = if whole && context.mode == Mode::Fake16 { Mode::Whole } else { context.mode };
        let class = context.types.class(value_type, mode, place);
        let class = class.or_else(|| context.types.class(value_type, context.mode, place))?;
        operands.push(FormOperand::new(class, slot));
    }
    let implied = context.mode == Mode::True16 && !row.has("no_op_sel");
    let adds = implied && !row.modifiers.iter().any(|name| name == "op_sel");
    let modifiers = adds.then_some("op_sel").into_iter().chain(row.modifiers.iter().map(String::as_str));
    for modifier in modifiers {
        let class = MODIFIERS.iter().find(|(name, _)| *name == modifier)?.1;
        operands.push(FormOperand::new(class, Slot::Modifier));
    }
    operands.extend(tail.iter().map(|class| FormOperand::new(class, Slot::Modifier)));
    Some(operands)
}
