//! SDWA: the sources of v_movrels and its kin, and what gfx8's v_mac may write.

use super::{Subject, Violation};
use crate::asm::encode::SDWA_DWORD;
use crate::isa::form::Variant;
use crate::isa::register::Reg;
use crate::isa::{OperandClass, Quirk};

/// They must be VGPRs, although other SDWA forms of their GPUs take SGPRs.
pub(super) fn check_movrels(subject: &Subject<'_>) -> Result<(), Violation> {
    match subject.sources[0] {
        Some(source) if subject.has(Quirk::Movrels) && source.reg().is_none_or(Reg::is_scalar) => {
            Err(Violation::new(source.loc, "source operand must be a VGPR"))
        }
        _ => Ok(()),
    }
}

/// gfx8's v_mac reads its destination whole, so it writes it whole.
pub(super) fn check_mac(subject: &Subject<'_>) -> Result<(), Violation> {
    let mac = subject.has(Quirk::TiedSrc2) && subject.inst.form.variant == Variant::Sdwa;
    if mac && subject.inst.number(OperandClass::SDWADstSel) != i64::from(SDWA_DWORD) {
        return Err(Violation::new(subject.loc, "invalid operand for instruction"));
    }
    Ok(())
}
