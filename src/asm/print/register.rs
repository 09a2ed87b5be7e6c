//! Registers that the parser takes though LLVM's record has another class for them: LLVM prints a note after them.

use crate::asm::inst::{Arg, Inst};
use crate::isa::Quirk;
use crate::isa::class::{Accepts, SourceRule};
use crate::isa::form::Slot;
use crate::isa::register::{HwMode, Reg, RegClass};
use crate::isa::value_type::ValueType;
use crate::target::Target;

/// Writes the note, if the register is not of the record's class.
pub(super) fn note(reg: Reg, arg: &Arg, inst: &Inst, target: &Target, out: &mut Vec<u8>) {
    let Accepts::Src(rule) = &arg.class.info().accepts else { return };
    let Some(class) = class_of_record(rule, arg, inst, target) else { return };
    if class.contains(reg, HwMode::of(target)) || reg.is_inline_value() {
        return;
    }
    out.extend_from_slice(b"/*Invalid register, operand has '");
    out.extend_from_slice(class.name().as_bytes());
    out.extend_from_slice(b"' register class*/");
}

/// The class that the record has, where the parser takes more.
fn class_of_record(rule: &SourceRule, arg: &Arg, inst: &Inst, target: &Target) -> Option<RegClass> {
    if rule.pairs {
        // DPP takes both one VGPR and two, whichever it needs.
        let aligned = HwMode::of(target).is_aligned();
        return Some(match arg.value_type {
            Some(ValueType::F64) if aligned => RegClass::VReg_64_Align2,
            Some(ValueType::F64) => RegClass::VReg_64,
            _ => RegClass::VGPR_32,
        });
    }
    (arg.slot == Slot::Src0 && inst.form.has(Quirk::ScalarSrc)).then_some(RegClass::SReg_32)
}
