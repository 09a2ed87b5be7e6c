//! SDWA: the sources of v_movrels and its kin.

use super::{Subject, Violation};
use crate::isa::Quirk;
use crate::isa::register::Reg;

/// They must be VGPRs, although other SDWA forms of their GPUs take SGPRs.
pub(super) fn check_movrels(subject: &Subject<'_>) -> Result<(), Violation> {
    match subject.sources[0] {
        Some(source) if subject.has(Quirk::Movrels) && source.reg().is_none_or(Reg::is_scalar) => {
            Err(Violation::new(source.loc, "source operand must be a VGPR"))
        }
        _ => Ok(()),
    }
}
