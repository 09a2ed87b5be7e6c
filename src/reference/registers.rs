//! Which registers and constants an operand takes, in words.

use crate::asm::check::memory;
use crate::isa::class::{Accepts, SourceRule};
use crate::isa::form::{Form, FormOperand};
use crate::isa::register::{Half, HwMode, Reg, RegClass, RegFile, Special};
use crate::isa::{OperandClass, ValueType};
use crate::target::Target;

/// What an operand of a form accepts on a target, part by part.
pub(super) fn accepts(operand: &FormOperand, form: &Form, target: &Target) -> Vec<String> {
    let class = operand.class;
    match class.info().accepts {
        Accepts::Reg(registers) if memory::bars_agprs(form, operand, target) => {
            parts(registers, target, &[RegFile::Agpr])
        }
        Accepts::Named if class == OperandClass::AV_LdSt_32_Align2_RegOp => {
            let barred = memory::bars_agprs(form, operand, target);
            vec![if barred { "VGPR v0 to v255" } else { "VGPR v0 to v255, or AGPR a0 to a255" }.to_owned()]
        }
        Accepts::Reg(registers) => members(registers, target),
        Accepts::OneReg(special) => vec![special.name().to_owned()],
        Accepts::Src(rule) => source(&rule, target),
        Accepts::Token(word) => vec![format!("`{word}`")],
        Accepts::Imm(_) | Accepts::Named => named(class, target),
    }
}

fn source(rule: &SourceRule, target: &Target) -> Vec<String> {
    let mut parts = members(rule.registers, target);
    if rule.inline_as.is_some() {
        parts.push("inline constants".to_owned());
    }
    if rule.literal {
        parts.push("a literal".to_owned());
    }
    if rule.fp_mods {
        parts.push("with neg and abs".to_owned());
    }
    if rule.int_mods {
        parts.push("with sext".to_owned());
    }
    parts
}

/// A value type as the rows write it.
pub(super) fn name(value: ValueType) -> &'static str {
    match value {
        ValueType::I16 => "i16",
        ValueType::I32 => "i32",
        ValueType::I64 => "i64",
        ValueType::F16 => "f16",
        ValueType::Bf16 => "bf16",
        ValueType::F32 => "f32",
        ValueType::F64 => "f64",
        ValueType::V2i16 => "v2i16",
        ValueType::V2f16 | ValueType::V2f16Splat | ValueType::V2f16NoInline => "v2f16",
        ValueType::V2bf16 => "v2bf16",
        ValueType::V2i32 => "v2i32",
        ValueType::V2f32 => "v2f32",
        ValueType::V2f64 => "v2f64",
    }
}

/// The register class of an operand class, if it takes registers.
pub(super) fn registers(class: OperandClass, target: &Target) -> Option<RegClass> {
    match class.info().accepts {
        Accepts::Reg(class) => Some(class),
        Accepts::Src(rule) => Some(rule.registers),
        Accepts::Named if class == OperandClass::BoolReg => Some(lane_mask(target)),
        Accepts::Named if class == OperandClass::VReg32OrOff => Some(RegClass::VGPR_32),
        Accepts::Named if class.sdwa_value_type().is_some() => {
            Some(if target.is_vi() { RegClass::VGPR_32 } else { RegClass::VS_32 })
        }
        _ => None,
    }
}

fn lane_mask(target: &Target) -> RegClass {
    if target.wavefront_size() == 32 { RegClass::SReg_32 } else { RegClass::SReg_64 }
}

/// The size of an operand's registers in bits.
pub(super) fn bits(class: OperandClass, target: &Target) -> Option<u32> {
    match class.info().accepts {
        Accepts::OneReg(special) => Some(32 * u32::from(special.dwords())),
        _ if class.has_halves() => Some(16),
        _ => Some(32 * u32::from(registers(class, target)?.dwords(HwMode::of(target)))),
    }
}

/// The registers of a class that a target has.
pub(super) fn members(class: RegClass, target: &Target) -> Vec<String> {
    parts(class, target, &[])
}

/// The same, without some kinds of registers.
fn parts(class: RegClass, target: &Target, barred: &[RegFile]) -> Vec<String> {
    let mode = HwMode::of(target);
    let dwords = class.dwords(mode);
    let has = |file, index, half| {
        !barred.contains(&file) && class.contains(Reg { file, index, dwords, half }, mode)
    };
    let mut parts = Vec::new();
    if has(RegFile::Vgpr, 0, Half::Lo) {
        let last = if has(RegFile::Vgpr, 128, Half::Lo) { 255 } else { 127 };
        parts.push(format!("halves of VGPRs, v0.l to v{last}.h"));
    }
    for (file, letter, name) in [(RegFile::Vgpr, "v", "VGPR"), (RegFile::Agpr, "a", "AGPR")] {
        if has(file, 0, Half::Full) {
            let last = if has(file, 256 - u16::from(dwords), Half::Full) || has(file, 254, Half::Full) {
                255
            } else {
                127
            };
            parts.push(tuple(name, letter, last, dwords, !has(file, 1, Half::Full)));
        }
    }
    if let Some(last) = last_sgpr(dwords, target).filter(|_| has(RegFile::Sgpr, 0, Half::Full)) {
        parts.push(tuple("SGPR", "s", last, dwords, dwords > 1));
    }
    if has(RegFile::Ttmp, 0, Half::Full) {
        let last = if target.is_gfx9_plus() { 15 } else { 11 };
        parts.push(tuple("TTMP", "ttmp", last, dwords, dwords > 1));
    }
    let specials = (0..=u16::from(u8::MAX)).filter_map(Special::from_index);
    let named: Vec<&str> = specials
        .filter(|special| special.is_available(target) && class.contains(Reg::special(*special), mode))
        .map(Special::name)
        .collect();
    if !named.is_empty() {
        parts.push(named.join(", "));
    }
    parts
}

/// The last SGPR of the target that a tuple may cover.
fn last_sgpr(dwords: u8, target: &Target) -> Option<u16> {
    let reg = |index| Reg { file: RegFile::Sgpr, index, dwords: 1, half: Half::Full };
    let last = (0..=105).rev().find(|index| reg(*index).is_available(target))?;
    (u16::from(dwords) <= last + 1).then_some(last)
}

fn tuple(name: &str, letter: &str, last: u16, dwords: u8, aligned: bool) -> String {
    if dwords == 1 {
        return format!("{name} {letter}0 to {letter}{last}");
    }
    let scalar = !matches!(letter, "v" | "a");
    let start = match (aligned, scalar && dwords > 2) {
        (false, _) => "",
        (true, false) => ", the first one even",
        (true, true) => ", the first one a multiple of 4",
    };
    format!("{dwords} {name}s, {letter}[0:{}] and up{start}", dwords - 1)
}

/// Classes with rules of their own.
fn named(class: OperandClass, target: &Target) -> Vec<String> {
    use OperandClass as C;
    let text = match class {
        C::BoolReg => return members(lane_mask(target), target),
        C::VReg32OrOff => "VGPR v0 to v255, or `off`",
        C::SOPPBrTarget => "a label, or a distance of 16 bits in dwords, signed",
        C::S16Imm => "a number of 16 bits, -32768 to 65535",
        C::U16Imm => "a number of 16 bits, 0 to 65535",
        C::Imm => "a number",
        C::KImmFP16 => "a literal (f16)",
        C::KImmFP32 => "a literal (f32)",
        C::KImmFP64 => "a literal (f64)",
        C::SplitBarrier => "m0, or an inline constant: the number of a barrier",
        C::SWaitCnt => "counters, `vmcnt(0) expcnt(0) lgkmcnt(0)`, or their number",
        C::DepCtr => "counters, `depctr_va_vdst(0)` and the like, or their number",
        C::SDelayALU => "delays, `instid0(VALU_DEP_1)` and the like, or their number",
        C::Hwreg => "a hardware register, `hwreg(NAME, OFFSET, SIZE)`, or its number",
        C::SendMsg => "a message, `sendmsg(NAME, OPERATION, STREAM)`, or its number",
        C::WaitEvent => "events, `{ export_ready: 1 }`, or their number",
        C::GPRIdxMode => "`gpr_idx(SRC0, SRC1, SRC2, DST)`, some of them, or their number",
        C::Endpgm => "a number of 16 bits; 0 where it is left out",
        C::ExpTgt => "`mrt0` to `mrt7`, `mrtz`, `pos0` and up, and what else the GPU exports to",
        C::InterpSlot => "`p10`, `p20` or `p0`",
        C::InterpAttr => "`attr0` to `attr32`, with its channel",
        C::InterpAttrChan => "`.x`, `.y`, `.z` or `.w` behind the attribute",
        C::SMEMOffset => "an offset in bytes",
        C::SMRDOffset8 => "an offset of 8 bits in dwords",
        C::SMRDLiteralOffset => "an offset of 32 bits in dwords",
        _ => match class.sdwa_value_type() {
            Some(_) => {
                let mut parts =
                    members(if target.is_vi() { RegClass::VGPR_32 } else { RegClass::VS_32 }, target);
                if target.is_gfx9_plus() {
                    parts.push("inline constants".to_owned());
                }
                return parts;
            }
            None => class.info().name,
        },
    };
    vec![text.to_owned()]
}
