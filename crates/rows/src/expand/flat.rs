//! FLAT, GLOBAL and SCRATCH: address shapes of the segments, atomics with and without return, AGPRs as data.
//!
//! A row names what is read and written (`vdst`, `data`) by size, and how it is addressed only where that is no rule:
//! `saddr:CLASS` for an unusual scalar base, `no_vaddr`, `no_off`. A type that starts with a capital is an operand class
//! itself: VGPRs where AGPRs never go.

use super::{Context, before, since};
use crate::form::{Form, FormOperand, Slot};
use crate::generation::Columns;
use crate::instruction::MODIFIERS;

/// One part of an address.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// It has no place in the syntax.
    None,
    /// `off`
    Off,
    /// A register of that class.
    Reg(&'static str),
}

/// How an address is written: what stands for VADDR, what for SADDR.
#[derive(Clone, Copy)]
struct Address {
    vaddr: Part,
    saddr: Part,
    /// What the GPU must have for it.
    needs: Option<&'static str>,
}

/// What an atomic instruction does with the value before it, and where its data are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Data {
    /// No atomic instruction.
    Plain,
    /// The value is dropped.
    NoReturn,
    /// The value goes to VGPRs.
    Return,
    /// All data are in AGPRs.
    ReturnAgprs,
}

const VADDR64: Part = Part::Reg("VReg_64_AlignTarget");
const VADDR32: Part = Part::Reg("VGPR_32");

pub(super) fn forms(context: &Context<'_>, forms: &mut Vec<Form>) {
    // What differs from one to the next: the encoding of "no register", fields, address shapes.
    for era in ["7-8", "9", "90a", "94", "10", "11-117", "12", "125-13"] {
        let columns = Columns::parse(era).unwrap_or_default().and(context.columns);
        if columns.is_empty() {
            continue;
        }
        let context = Context { columns, ..*context };
        for address in addresses(&context) {
            for data in data_shapes(&context) {
                forms.extend(form(&context, address, data));
            }
        }
    }
}

fn data_shapes(context: &Context<'_>) -> Vec<Data> {
    let row = context.row;
    if !row.has("atomic") {
        return vec![Data::Plain];
    }
    let mut shapes = Vec::new();
    if !row.has("ret_only") {
        shapes.push(Data::NoReturn);
    }
    if row.operand("vdst").is_none() {
        return shapes;
    }
    shapes.push(Data::Return);
    // FLAT takes AGPRs on all these GPUs until a check refuses them; GLOBAL asks for a GPU that has them.
    let first = if row.encoding == "FLAT" { "8" } else { "90a" };
    let agprs = since(first).and(before("10")).and(context.columns);
    if !agprs.is_empty() && !row.has("no_agpr") {
        shapes.push(Data::ReturnAgprs);
    }
    shapes
}

fn addresses(context: &Context<'_>) -> Vec<Address> {
    let row = context.row;
    let plain = |vaddr, saddr| Address { vaddr, saddr, needs: None };
    if !row.modifiers.iter().any(|modifier| modifier == "flat_offset") {
        return vec![plain(Part::None, Part::None)];
    }
    let saddr = Part::Reg(match row.operand("saddr") {
        Some("SReg_64") => "SReg_64",
        _ if row.encoding == "FLAT" && row.has("atomic") => "SReg_64",
        _ => "SReg_64_XEXEC_XNULL",
    });
    let mut shapes = match row.encoding.as_str() {
        "FLAT" if context.has_any(since("125")) => {
            vec![plain(VADDR64, Part::None), plain(VADDR32, saddr)]
        }
        "FLAT" => vec![plain(VADDR64, Part::None)],
        "GLOBAL" => vec![plain(VADDR64, Part::Off), plain(VADDR32, saddr)],
        _ => scratch_addresses(context),
    };
    if row.has("no_off") {
        shapes.retain(|shape| shape.saddr != Part::Off);
    }
    if row.has("no_vaddr") {
        shapes.iter_mut().for_each(|shape| shape.vaddr = Part::None);
    }
    shapes
}

/// A VGPR and no SGPR (SV), an SGPR and no VGPR (SS), neither (ST), both (SVS).
fn scratch_addresses(context: &Context<'_>) -> Vec<Address> {
    let saddr = Part::Reg("SReg_32_XEXEC_HI");
    let plain = |vaddr, saddr| Address { vaddr, saddr, needs: None };
    let mut shapes = vec![plain(VADDR32, Part::Off), plain(Part::Off, saddr)];
    let lds = context.row.modifiers.iter().any(|modifier| modifier == "lds");
    let new = context.has_any(since("11")) || context.has_any(since("94").and(before("10")));
    if new {
        shapes.extend([plain(VADDR32, saddr), plain(Part::Off, Part::Off)]);
    } else if context.has_any(since("10")) {
        let needs = (!lds).then_some("HasFlatScratchSTMode");
        shapes.push(Address { vaddr: Part::Off, saddr: Part::Off, needs });
    }
    shapes
}

impl Context<'_> {
    fn has_any(&self, columns: Columns) -> bool {
        !self.columns.and(columns).is_empty()
    }
}

fn form(context: &Context<'_>, address: Address, data: Data) -> Option<Form> {
    let row = context.row;
    let wide = context.has_any(since("12"));
    // The fields of VFLAT have other names.
    let (vaddr, source) = if wide { ("vaddr", "vsrc") } else { ("addr", "data") };
    let mut operands = Vec::new();
    if let Some(value_type) = row.operand("vdst").filter(|_| data != Data::NoReturn) {
        operands.push(FormOperand::new(&data_class(value_type, data), Slot::Vdst));
    }
    operands.extend(part(address.vaddr, vaddr)?);
    if let Some(value_type) = row.operand("data") {
        operands.push(FormOperand::new(&data_class(value_type, data), Slot::of_operand(source)?));
    }
    operands.extend(part(address.saddr, "saddr")?);
    for modifier in &row.modifiers {
        let (_, class) = MODIFIERS.iter().find(|(name, _)| name == modifier)?;
        operands.push(FormOperand::new(class, Slot::Modifier));
    }
    let layout = if wide { "VFLAT" } else { "FLAT" };
    let mut form = context.packed(layout, operands, &fixed_fields(context, address, data));
    form.needs.extend(address.needs.map(str::to_owned));
    Some(form)
}

fn part(part: Part, name: &str) -> Option<Option<FormOperand>> {
    Some(match part {
        Part::None => None,
        Part::Off => Some(FormOperand::new("off", Slot::Word)),
        Part::Reg(class) => Some(FormOperand::new(class, Slot::of_operand(name)?)),
    })
}

/// The operand class of a size.
fn data_class(value_type: &str, data: Data) -> String {
    let (prefix, single) = match data {
        _ if value_type.starts_with(char::is_uppercase) => return value_type.to_owned(),
        Data::Plain | Data::NoReturn => ("AV_LdSt", "AV_LdSt_32_Target"),
        Data::Return => ("VReg", "VGPR_32"),
        Data::ReturnAgprs => ("AReg", "AGPR_32"),
    };
    let suffix = if data == Data::ReturnAgprs { "" } else { "_AlignTarget" };
    match value_type.trim_start_matches('b') {
        "32" => single.to_owned(),
        bits => format!("{prefix}_{bits}{suffix}"),
    }
}

fn fixed_fields(context: &Context<'_>, address: Address, data: Data) -> Vec<(&'static str, u32)> {
    let row = context.row;
    let segment = match row.encoding.as_str() {
        "SCRATCH" => 1,
        "GLOBAL" => 2,
        _ => 0,
    };
    let mut fixed = vec![("SEG", segment)];
    if !matches!(address.saddr, Part::Reg(_)) {
        fixed.push(("SADDR", null(context, address)));
    }
    if row.encoding == "SCRATCH" && matches!(address.vaddr, Part::Reg(_)) {
        fixed.push(("SVE", 1));
    }
    if row.modifiers.iter().any(|modifier| modifier == "lds") {
        fixed.push(("LDS", 1));
    }
    if row.has("no_scc") {
        fixed.push(("SCC", 0));
        if data == Data::ReturnAgprs {
            fixed.push(("SC1", 0));
        }
    }
    fixed
}

/// What SADDR holds where there is no scalar base.
fn null(context: &Context<'_>, address: Address) -> u32 {
    let segment = context.row.encoding != "FLAT";
    if context.has_any(since("11")) {
        124
    } else if context.has_any(since("10")) {
        // Of scratch without any register, all bits are set.
        if address.vaddr == Part::Off { 127 } else { 125 }
    } else if segment {
        127
    } else {
        0
    }
}
