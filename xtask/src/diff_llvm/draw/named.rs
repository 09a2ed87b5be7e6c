//! How operands with a rule of their own are drawn: by the name of their class, or what they are made of.

use mcreplay::Target;
use mcreplay::asm::named::NamedValue;
use mcreplay::asm::named::depctr::DEPCTRS;
use mcreplay::asm::named::hwreg::HWREGS;
use mcreplay::asm::named::sendmsg::{GS_OPERATIONS, MESSAGES, SYSMSG_OPERATIONS};
use mcreplay::isa::class::SourceRule;
use mcreplay::isa::register::RegClass;
use mcreplay::isa::{OperandClass, ValueType};

use super::Piece;
use super::value::{self, field};
use crate::diff_llvm::dice::Dice;

/// The rule of a class that takes sources after its own fashion.
pub(super) fn source_rule(class: OperandClass, target: &Target) -> Option<SourceRule> {
    let value = class.sdwa_value_type()?;
    let floats = class.info().name.contains("FP");
    let scalars = target.is_gfx9_plus();
    Some(SourceRule {
        registers: if scalars { RegClass::VS_32 } else { RegClass::VGPR_32 },
        value: Some(value),
        inline_as: scalars.then_some(value),
        literal: false,
        expr: false,
        expr64: false,
        fp_mods: floats,
        int_mods: !floats,
        pairs: false,
    })
}

/// The registers of a class whose name says which.
pub(super) fn registers(class: OperandClass) -> Option<RegClass> {
    let name = class.info().name;
    let name = name.strip_suffix("_RegOp").unwrap_or(name);
    match name {
        "BoolReg" => Some(RegClass::SReg_1),
        "VReg32OrOff" => Some(RegClass::VGPR_32),
        _ => RegClass::ALL.iter().copied().find(|class| class.name() == name),
    }
}

/// An operand of a class that is known by its name.
pub(super) fn draw(class: OperandClass, target: &Target, dice: &mut Dice) -> Option<(Piece, String)> {
    let operand = match class.info().name {
        "Imm" | "S16Imm" => field(16, true, dice),
        "U16Imm" => field(16, false, dice),
        "SOPPBrTarget" if dice.chance(40) => dice.pick(&["sym", "sym+4"]).to_owned(),
        "SOPPBrTarget" => field(16, true, dice),
        "KImmFP16" => value::literal(Some(ValueType::F16), target, dice),
        "KImmFP32" => value::literal(Some(ValueType::F32), target, dice),
        "KImmFP64" => value::literal(Some(ValueType::F64), target, dice),
        "SplitBarrier" => value::inline(dice),
        "VReg32OrOff" if dice.chance(30) => "off".to_owned(),
        "DepCtr" => depctr(target, dice),
        "SDelayALU" => delay_alu(dice),
        "SWaitCnt" => wait_count(target, dice),
        "SMRDOffset8" => field(8, false, dice),
        "SMEMOffset" => field(if target.is_gfx12_plus() { 24 } else { 21 }, true, dice),
        "SMRDLiteralOffset" => format!("{:#x}", dice.bits(32)),
        // It follows from the sources.
        "ExpEn" => return Some((Piece::Word, String::new())),
        "FlatOffset" => {
            let bits = if target.is_gfx12_plus() { 24 } else { 13 };
            return Some((Piece::Word, format!("offset:{}", field(bits, true, dice))));
        }
        _ => return None,
    };
    Some((Piece::Operand, operand))
}

/// A name of a table, mostly one that the target has.
fn name(table: &[NamedValue], target: &Target, dice: &mut Dice) -> &'static str {
    let known: Vec<&str> = table.iter().filter(|row| row.on.holds(target)).map(|row| row.name).collect();
    if known.is_empty() || dice.chance(4) { table[dice.below(table.len())].name } else { dice.pick(&known) }
}

/// `hwreg(HW_REG_MODE, 0, 32)`
pub(super) fn hwreg(target: &Target, dice: &mut Dice) -> String {
    if dice.chance(15) {
        return field(16, true, dice);
    }
    let id = if dice.chance(75) { name(HWREGS, target, dice).to_owned() } else { field(6, false, dice) };
    match dice.below(3) {
        0 => format!("hwreg({id})"),
        _ => {
            let size = if dice.chance(95) { 1 + dice.below(32) } else { dice.pick(&[0, 33]) };
            format!("hwreg({id}, {}, {size})", field(5, false, dice))
        }
    }
}

/// `sendmsg(MSG_GS, GS_OP_EMIT, 0)`
pub(super) fn message(target: &Target, dice: &mut Dice) -> String {
    if dice.chance(15) {
        return field(16, true, dice);
    }
    let id = if dice.chance(80) { name(MESSAGES, target, dice).to_owned() } else { field(8, false, dice) };
    let operation = match dice.below(4) {
        0 => field(3, false, dice),
        1 => name(SYSMSG_OPERATIONS, target, dice).to_owned(),
        2 => name(GS_OPERATIONS, target, dice).to_owned(),
        _ => return format!("sendmsg({id})"),
    };
    match dice.below(2) {
        0 => format!("sendmsg({id}, {operation})"),
        _ => format!("sendmsg({id}, {operation}, {})", field(2, false, dice)),
    }
}

/// `{ export_ready: 1 }`
pub(super) fn wait_event(target: &Target, dice: &mut Dice) -> String {
    if dice.chance(50) {
        return field(16, false, dice);
    }
    let name = if target.is_gfx12_plus() { "export_ready" } else { "dont_wait_export_ready" };
    format!("{{ {name}: {} }}", field(1, false, dice))
}

/// `gpr_idx(SRC0,DST)`
pub(super) fn gpr_idx(dice: &mut Dice) -> String {
    if dice.chance(30) {
        return field(4, false, dice);
    }
    let modes = ["SRC0", "SRC1", "SRC2", "DST"].into_iter().filter(|_| dice.chance(40));
    format!("gpr_idx({})", modes.collect::<Vec<_>>().join(","))
}

fn depctr(target: &Target, dice: &mut Dice) -> String {
    let known = DEPCTRS.iter().filter(|row| row.on.holds(target));
    let mut fields: Vec<String> = Vec::new();
    for row in known {
        if dice.chance(40) {
            fields.push(format!("{}({})", row.name, field(row.width, false, dice)));
        }
    }
    dice.shuffle(&mut fields);
    if fields.is_empty() { field(16, true, dice) } else { fields.join(dice.pick(&[" ", " & ", ", "])) }
}

fn delay_alu(dice: &mut Dice) -> String {
    const INSTID: [&str; 12] = [
        "NO_DEP",
        "VALU_DEP_1",
        "VALU_DEP_2",
        "VALU_DEP_3",
        "VALU_DEP_4",
        "TRANS32_DEP_1",
        "TRANS32_DEP_2",
        "TRANS32_DEP_3",
        "FMA_ACCUM_CYCLE_1",
        "SALU_CYCLE_1",
        "SALU_CYCLE_2",
        "SALU_CYCLE_3",
    ];
    const SKIP: [&str; 6] = ["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];
    let first = format!("instid0({})", dice.pick(&INSTID));
    match dice.below(4) {
        0 => field(16, false, dice),
        1 => first,
        _ => format!("{first} | instskip({}) | instid1({})", dice.pick(&SKIP), dice.pick(&INSTID)),
    }
}

fn wait_count(target: &Target, dice: &mut Dice) -> String {
    let widths = if target.is_gfx9_plus() {
        [("vmcnt", 6), ("expcnt", 3), ("lgkmcnt", if target.is_gfx10_plus() { 6 } else { 4 })]
    } else {
        [("vmcnt", 4), ("expcnt", 3), ("lgkmcnt", 4)]
    };
    let mut counters: Vec<String> = Vec::new();
    for (name, width) in widths {
        if dice.chance(60) {
            let saturates = if dice.chance(10) { "_sat" } else { "" };
            counters.push(format!("{name}{saturates}({})", field(width, false, dice)));
        }
    }
    dice.shuffle(&mut counters);
    if counters.is_empty() { field(16, true, dice) } else { counters.join(dice.pick(&[" ", " & ", ", "])) }
}
