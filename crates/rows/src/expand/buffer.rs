//! MUBUF, MTBUF and VBUFFER: a row becomes a form per address shape, for each of what it does with its data.
//!
//! An address is an offset alone (`off`), or an index, an offset or both in VGPRs (`idxen`, `offen`), or 64 bits
//! (`addr64`, gfx6 and gfx7). The type of `vdata` says how much is loaded or stored; with `tfe`, a dword more is
//! written. An atomic has a form that returns what was in memory, and one that does not. With `lds`, data goes to LDS
//! instead, and has no operand. From gfx12 on all of them are VBUFFER.

use super::{Context, before, since};
use crate::form::{Form, FormOperand, Slot};
use crate::generation::Columns;
use crate::instruction::MODIFIERS;

/// An address shape: its words, the class of VADDR if there is one, and the generations.
struct Address {
    words: &'static [&'static str],
    vaddr: Option<&'static str>,
    columns: fn() -> Columns,
}

const ADDRESSES: [Address; 5] = [
    Address { words: &[], vaddr: None, columns: all },
    Address { words: &["idxen"], vaddr: Some("VGPR_32"), columns: all },
    Address { words: &["offen"], vaddr: Some("VGPR_32"), columns: all },
    Address { words: &["idxen", "offen"], vaddr: Some("VReg_64_AlignTarget"), columns: all },
    Address { words: &["addr64"], vaddr: Some("VReg_64_AlignTarget"), columns: || before("8") },
];

/// What a form does with its data.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// Loads or stores it.
    Plain,
    /// Loads it, and a status.
    Tfe,
    /// Loads it into LDS.
    Lds,
    /// An atomic that returns what was there before.
    Return,
    /// An atomic that does not.
    NoReturn,
}

/// All generations.
fn all() -> Columns {
    since("6")
}

/// Generations that have no `tfe`, whose bit tells AGPRs from VGPRs.
fn accumulate() -> Columns {
    since("90a").and(before("10"))
}

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    let own = context.row.encoding.as_str();
    let gfx10 = since("10").and(before("11"));
    // gfx10 is for itself since its atomics have no bit for DLC.
    for (columns, layout) in
        [(before("10"), own), (gfx10, own), (since("11").and(before("12")), own), (since("12"), "VBUFFER")]
    {
        let context = Context { columns: context.columns.and(columns), ..*context };
        if context.row.operand("soffset").is_none() {
            // Caches are written back or invalidated without an address, and gfx942 has no NT there.
            push(&context, layout, cache_operands(&context), &[("NT", 0)], forms);
            continue;
        }
        for (usage, columns) in uses(&context) {
            let context = Context { columns: context.columns.and(columns), ..context };
            let atomic = matches!(usage, Use::Return | Use::NoReturn);
            let dropped: &[(&str, u32)] = match atomic {
                true if context.columns == gfx10 => &[("DLC", 0)],
                true if context.row.has("no_scc") => &[("SCC", 0)],
                _ => &[],
            };
            addresses(&context, layout, usage, dropped, forms);
        }
    }
}

/// What the forms of a row do with their data, and in which generations.
fn uses(context: &Context<'_>) -> Vec<(Use, Columns)> {
    let row = context.row;
    let takes = |name: &str| row.modifiers.iter().any(|own| own == name);
    let mut uses = Vec::new();
    if row.has("atomic") {
        if !row.has("no_ret") {
            uses.push((Use::Return, all()));
        }
        if !row.has("ret_only") {
            uses.push((Use::NoReturn, all()));
        }
        return uses;
    }
    if row.operand("vdata").is_some() {
        uses.push((Use::Plain, all()));
    }
    if takes("tfe") {
        uses.push((Use::Tfe, Columns(all().0 & !accumulate().0)));
    }
    if takes("lds") {
        uses.push((Use::Lds, before("11")));
    }
    uses
}

/// The forms of all address shapes. `dropped` is what the cache policy may say and the encoding does not.
fn addresses(
    context: &Context<'_>,
    layout: &str,
    usage: Use,
    dropped: &[(&str, u32)],
    forms: &mut Vec<Form>,
) {
    // `buffer_store_lds_dword` has no address but the offset, and no word for that.
    if context.row.operand("vaddr").is_none() {
        let operands = operands(context, layout, usage, None);
        push(context, layout, operands, &[("LDS", 1)], forms);
        return;
    }
    for address in &ADDRESSES {
        let context = Context { columns: context.columns.and((address.columns)()), ..*context };
        let mut fixed = dropped.to_vec();
        for word in address.words {
            fixed.push(match *word {
                "idxen" => ("IDXEN", 1),
                "offen" => ("OFFEN", 1),
                _ => ("ADDR64", 1),
            });
        }
        match usage {
            Use::Tfe => fixed.push(("TFE", 1)),
            Use::Lds => fixed.push(("LDS", 1)),
            Use::Plain | Use::Return | Use::NoReturn => {}
        }
        // VBUFFER's field of that name is 1 where memory has no format of its own.
        if context.row.encoding == "MUBUF" {
            fixed.push(("FORMAT", 1));
        }
        push(&context, layout, operands(&context, layout, usage, Some(address)), &fixed, forms);
    }
}

fn push(
    context: &Context<'_>,
    layout: &str,
    operands: Vec<FormOperand>,
    fixed: &[(&str, u32)],
    forms: &mut Vec<Form>,
) {
    if !context.columns.is_empty() {
        forms.push(context.packed(layout, operands, fixed));
    }
}

fn cache_operands(context: &Context<'_>) -> Vec<FormOperand> {
    let modifiers = context.row.modifiers.iter();
    modifiers.filter_map(|name| Some(FormOperand::new(modifier_class(name)?, Slot::Modifier))).collect()
}

/// The operands of a form, in the order of the syntax.
fn operands(context: &Context<'_>, layout: &str, usage: Use, address: Option<&Address>) -> Vec<FormOperand> {
    let row = context.row;
    let mut operands = Vec::new();
    let mut add = |class: &str, slot: Slot| operands.push(FormOperand::new(class, slot));
    if let Some(data) = row.operand("vdata")
        && usage != Use::Lds
    {
        add(&data_class(data, usage == Use::Tfe), Slot::Field("vdata"));
    }
    match address {
        Some(Address { vaddr: Some(class), .. }) => add(class, Slot::Field("vaddr")),
        Some(Address { vaddr: None, .. }) => add("off", Slot::Word),
        None => {}
    }
    add("SReg_128_XNULL", Slot::Field("srsrc"));
    if row.encoding == "MTBUF" {
        add("FORMAT", Slot::Modifier);
    }
    add(if layout == "VBUFFER" { "SReg_32" } else { "SCSrc_b32" }, Slot::Field("soffset"));
    for word in address.map(|address| address.words).unwrap_or_default() {
        add(word, Slot::Modifier);
    }
    for name in &row.modifiers {
        let class = match (name.as_str(), usage) {
            // Stands before SOFFSET.
            ("format", _) => None,
            ("cpol", Use::Return) => Some("CPol_GLC"),
            ("cpol", Use::NoReturn) => Some("CPol_NonGLC"),
            ("tfe", _) => (usage == Use::Tfe).then_some("tfe"),
            ("lds", _) => (usage == Use::Lds).then_some("lds"),
            (name, _) => modifier_class(name),
        };
        if let Some(class) = class {
            add(class, Slot::Modifier);
        }
    }
    operands
}

fn modifier_class(name: &str) -> Option<&'static str> {
    MODIFIERS.iter().find(|(own, _)| *own == name).map(|(_, class)| *class)
}

/// The class of data of a size; a status is a dword more.
fn data_class(size: &str, status: bool) -> String {
    let bits = match (size, status) {
        ("b32", false) => return "AV_LdSt_32_Target".to_owned(),
        ("b32", true) | ("b64", false) => 64,
        ("b64", true) | ("b96", false) => 96,
        ("b96", true) | ("b128", false) => 128,
        ("b128", true) => 160,
        // A class of its own.
        _ => return size.to_owned(),
    };
    format!("AV_LdSt_{bits}_AlignTarget")
}
