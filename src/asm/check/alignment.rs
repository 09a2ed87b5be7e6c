//! Tuples of VGPRs and AGPRs, which start at an even register on GPUs that ask for it.

use super::{Subject, Violation};
use crate::asm::inst::Arg;
use crate::isa::Quirk;
use crate::isa::form::Slot;
use crate::isa::register::Reg;
use crate::target::{Feature, Target};

pub(super) fn check(subject: &Subject<'_>) -> Result<(), Violation> {
    if !is_demanded(subject.target) {
        return Ok(());
    }
    let demanded = |arg: &&Arg| !(arg.slot == Slot::Vdst && subject.has(Quirk::UnalignedDst));
    let odd = subject.inst.args().filter(demanded).filter_map(|arg| arg.as_reg()).any(is_odd);
    let message = "invalid register class: vgpr tuples must be 64 bit aligned";
    if odd { Err(Violation::new(subject.loc, message)) } else { Ok(()) }
}

/// Whether the GPU has this rule.
pub(super) fn is_demanded(target: &Target) -> bool {
    target.has(Feature::RequiresAlignedVGPRs)
}

/// Whether this is a tuple that starts at an odd register.
pub(super) fn is_odd(reg: Reg) -> bool {
    let vector = reg.is_vgpr() || reg.is_agpr();
    vector && reg.dwords > 1 && reg.index & 1 != 0
}
