//! Memory instructions: offsets, and AGPRs as data.

use super::{Subject, Violation};
use crate::asm::inst::{Arg, ArgValue};
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::token::Loc;
use crate::isa::form::{Form, FormOperand, Slot};
use crate::isa::{Encoding, OperandClass, Quirk};
use crate::target::{Feature, Target};
use std::borrow::Cow;

/// The bits of the offset of flat memory, sign included.
#[must_use]
pub fn flat_offset_bits(target: &Target) -> u32 {
    if target.has(Feature::FlatOffsetBits12) {
        12
    } else if target.has(Feature::FlatOffsetBits24) {
        24
    } else {
        13
    }
}

/// The least and the greatest offset of flat memory.
#[must_use]
pub fn flat_offset_range(form: &Form, target: &Target) -> (i64, i64) {
    if !target.has(Feature::FlatInstOffsets) {
        return (0, 0);
    }
    let limit = 1 << (flat_offset_bits(target) - 1);
    let signed = form.encoding != Encoding::Flat || target.is_gfx12_plus();
    (if signed { -limit } else { 0 }, limit - 1)
}

/// The least and the greatest offset of scalar memory as a number, from gfx8 on.
#[must_use]
pub fn scalar_offset_range(form: &Form, target: &Target) -> (i64, i64) {
    let buffer = form.class_of(Slot::Sbase) == Some(OperandClass::SReg_128_XNULL);
    match (target.is_gfx12_plus(), buffer) {
        (true, true) => (0, (1 << 23) - 1),
        (true, false) => (-(1 << 23), (1 << 23) - 1),
        (false, _) if buffer || target.is_vi() => (0, (1 << 20) - 1),
        (false, _) => (-(1 << 20), (1 << 20) - 1),
    }
}

/// The least and the greatest offset of buffers: they have 12 bits, but LLVM lets 16 pass. Those of gfx12 are signed,
/// but must not be negative.
#[must_use]
pub fn buffer_offset_range(target: &Target) -> (i64, i64) {
    (0, if target.is_gfx12_plus() { (1 << 23) - 1 } else { 0xffff })
}

/// The offset, which each encoding limits in its way.
pub(super) fn check_offset(subject: &Subject<'_>) -> Result<(), Violation> {
    match subject.inst.form.encoding {
        Encoding::Flat | Encoding::Global | Encoding::Scratch => check_flat_offset(subject),
        Encoding::Smem => check_scalar_offset(subject),
        Encoding::Mubuf | Encoding::Mtbuf => check_buffer_offset(subject),
        _ => Ok(()),
    }
}

fn check_flat_offset(subject: &Subject<'_>) -> Result<(), Violation> {
    let (offset, target) = (subject.inst.number(OperandClass::FlatOffset), subject.target);
    if offset == 0 {
        return Ok(());
    }
    let written = |operand: &Operand| operand.is_imm(ImmKind::Offset) || operand.is_imm(ImmKind::InstOffset);
    let loc = subject.first_loc(1, written);
    if !target.has(Feature::FlatInstOffsets) {
        return Err(Violation::new(loc, "flat offset modifier is not supported on this GPU"));
    }
    let bits = flat_offset_bits(target);
    let (least, most) = flat_offset_range(subject.inst.form, target);
    if (least..=most).contains(&offset) {
        return Ok(());
    }
    let signed = least < 0;
    let message = if signed {
        format!("expected a {bits}-bit signed offset")
    } else {
        format!("expected a {}-bit unsigned offset", bits - 1)
    };
    Err(Violation { loc, message: Cow::Owned(message) })
}

fn check_buffer_offset(subject: &Subject<'_>) -> Result<(), Violation> {
    let offset = subject.inst.number(OperandClass::Offset);
    let (least, most) = buffer_offset_range(subject.target);
    if (least..=most).contains(&offset) {
        return Ok(());
    }
    let message = if subject.target.is_gfx12_plus() {
        "expected a 23-bit unsigned offset for buffer ops"
    } else {
        "expected a 16-bit unsigned offset"
    };
    Err(Violation::new(subject.first_loc(1, |operand| operand.is_imm(ImmKind::Offset)), message))
}

/// `tfe`, which asks for a status of what was loaded.
pub(super) fn check_tfe(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.inst.form.is_buffer() || !(subject.has(Quirk::Store) || subject.has(Quirk::Atomic)) {
        return Ok(());
    }
    if !subject.is_written(ImmKind::Tfe) {
        return Ok(());
    }
    let message = "TFE modifier has no meaning for store instructions";
    Err(Violation::new(subject.modifier_loc(ImmKind::Tfe), message))
}

fn check_scalar_offset(subject: &Subject<'_>) -> Result<(), Violation> {
    let target = subject.target;
    let Some(offset) = scalar_offset(subject) else { return Ok(()) };
    if offset == 0 || !target.is_vi() && !target.is_gfx9_plus() {
        return Ok(());
    }
    let (least, most) = scalar_offset_range(subject.inst.form, target);
    if (least..=most).contains(&offset) {
        return Ok(());
    }
    let message = match (target.is_gfx12_plus(), least < 0) {
        (true, true) => "expected a 24-bit signed offset",
        (true, false) => "expected a 23-bit unsigned offset for buffer ops",
        (false, true) => "expected a 21-bit signed offset",
        (false, false) => "expected a 20-bit unsigned offset",
    };
    // LLVM takes the first number for the offset, but not one in the place of the first operand.
    let number = |operand: &Operand| operand.is_imm(ImmKind::Plain) || operand.is_imm(ImmKind::SmemOffsetMod);
    Err(Violation::new(subject.first_loc(2, number), message))
}

/// The offset of a scalar instruction, if it is a number.
fn scalar_offset(subject: &Subject<'_>) -> Option<i64> {
    use OperandClass as C;
    subject.inst.args().find_map(|arg| match (arg.class, arg.value) {
        (C::SMEMOffset | C::SMEMOffsetMod | C::OptSMEMOffsetMod, ArgValue::Number(value)) => Some(value),
        _ => None,
    })
}

/// The operands of a form that are data in vector registers.
pub(super) fn data(form: &Form) -> impl Iterator<Item = &FormOperand> {
    form.operands().iter().filter(|operand| is_data(operand.slot, operand.class))
}

fn is_data(slot: Slot, class: OperandClass) -> bool {
    match slot {
        Slot::Vdst | Slot::Data | Slot::Vsrc | Slot::Vdata | Slot::Data0 | Slot::Data1 => true,
        // What GWS reads is encoded as an address.
        _ => class == OperandClass::AV_LdSt_32_Align2_RegOp,
    }
}

/// Whether memory instructions take AGPRs as data on a target at all.
fn takes_agprs(target: &Target) -> bool {
    target.has(Feature::GFX90AInsts)
}

/// Whether AGPRs of an operand's class are refused for being data of a memory instruction.
#[cfg(feature = "tools")]
#[must_use]
pub fn bars_agprs(form: &Form, operand: &FormOperand, target: &Target) -> bool {
    let checked = form.image().is_some() || form.is_memory() || form.encoding == Encoding::Ds;
    checked && is_data(operand.slot, operand.class) && !takes_agprs(target)
}

/// AGPRs hold data only where memory instructions take them, and then all data of an instruction.
pub(super) fn check_agprs(subject: &Subject<'_>) -> Result<(), Violation> {
    let is_data = |arg: &&Arg| is_data(arg.slot, arg.class);
    let mut registers = subject.inst.args().filter(is_data).filter_map(|arg| arg.as_reg());
    let Some(first) = registers.next() else { return Ok(()) };
    let mixed = registers.any(|other| other.is_agpr() != first.is_agpr());
    let message = if takes_agprs(subject.target) {
        if !mixed {
            return Ok(());
        }
        "invalid register class: data and dst should be all VGPR or AGPR"
    } else {
        if !mixed && !first.is_agpr() {
            return Ok(());
        }
        "invalid register class: agpr loads and stores not supported on this GPU"
    };
    Err(Violation::new(subject.loc, message))
}

impl Subject<'_> {
    /// Where the first parsed operand stands that is as wanted, from the given one on. The mnemonic is number 0.
    fn first_loc(&self, from: usize, wanted: impl Fn(&Operand) -> bool) -> Loc {
        let found = self.operands.iter().skip(from).find(|operand| wanted(operand));
        found.map_or(self.loc, |operand| operand.start)
    }
}
