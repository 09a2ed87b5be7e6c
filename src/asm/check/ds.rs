//! LDS and GDS: offsets, GDS where there is none, and GWS's register.

use super::{Subject, Violation, alignment, memory};
use crate::asm::inst::Arg;
use crate::asm::operand::ImmKind;
use crate::isa::OperandClass;
use crate::isa::form::Slot;
use crate::isa::register::Reg;
use crate::target::{Feature, Target};

pub(super) fn check(subject: &Subject<'_>) -> Result<(), Violation> {
    let offset = subject.modifier(ImmKind::Offset).unwrap_or_default();
    if u16::try_from(offset).is_err() {
        return Err(Violation::new(
            subject.modifier_loc(ImmKind::Offset),
            "expected a 16-bit unsigned offset",
        ));
    }
    memory::check_agprs(subject)?;
    alignment::check(subject)?;
    check_gws(subject)?;
    if subject.modifier(ImmKind::Gds).is_some_and(|gds| gds != 0) && !subject.target.has(Feature::GDS) {
        let loc = subject.modifier_loc(ImmKind::Gds);
        return Err(Violation::new(loc, "gds modifier is not supported on this GPU"));
    }
    Ok(())
}

/// GWS reads its register as the first of a pair where pairs must be aligned.
fn check_gws(subject: &Subject<'_>) -> Result<(), Violation> {
    match gws_data(subject) {
        Some((arg, reg)) if has_pairs(subject.target) && reg.index & 1 != 0 => {
            Err(Violation::new(subject.arg_loc(arg), "vgpr must be even aligned"))
        }
        _ => Ok(()),
    }
}

/// What GWS reads, which is encoded as ADDR.
fn gws_data<'a>(subject: &Subject<'a>) -> Option<(&'a Arg, Reg)> {
    let arg = subject.inst.arg(Slot::Addr)?;
    (arg.class == OperandClass::AV_LdSt_32_Align2_RegOp).then_some((arg, arg.as_reg()?))
}

fn has_pairs(target: &Target) -> bool {
    target.is_gfx90a()
}
