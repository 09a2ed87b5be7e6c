//! SDWA: the sources of v_movrels and its kin, and what gfx8's v_mac may write.

use super::{Subject, Violation};
use crate::asm::encode::SDWA_DWORD;
use crate::asm::operand::{Operand, OperandValue};
use crate::isa::form::{Form, Variant};
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

/// Whether a form is gfx8's v_mac, so that [`yields`] must be asked.
pub(super) fn may_yield(form: &Form) -> bool {
    form.has(Quirk::TiedSrc2) && form.variant == Variant::Sdwa
}

/// Whether operands that fit gfx8's v_mac are none of it: it reads its destination whole, so it writes it whole.
pub(super) fn yields(form: &Form, assignment: &[Option<u8>], operands: &[Operand]) -> bool {
    let place = form.operands().iter().position(|operand| operand.class == OperandClass::SDWADstSel);
    let index = place.and_then(|place| assignment.get(place).copied().flatten());
    index.and_then(|index| operands.get(usize::from(index))).is_some_and(|operand| match operand.value {
        OperandValue::Imm { value, .. } => value != i64::from(SDWA_DWORD),
        _ => false,
    })
}
