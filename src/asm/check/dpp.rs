//! DPP: which lane patterns the double-precision ALU knows, and what the second source may be.

use super::subject::SourceValue;
use super::{Subject, Violation};
use crate::asm::operand::ImmKind;
use crate::isa::Quirk;
use crate::isa::class::Accepts;
use crate::isa::form::Slot;
use crate::isa::register::RegClass;
use crate::target::Feature;

/// `row_share:0` to `row_share:15`, which gfx90a calls `row_newbcast`.
const ROW_SHARE: std::ops::RangeInclusive<i64> = 0x150..=0x15f;

pub(super) fn check(subject: &Subject<'_>) -> Result<(), Violation> {
    let target = subject.target;
    if target.has(Feature::DPALU_DPP) {
        let dpp_ctrl = subject.modifier(ImmKind::DppCtrl);
        if dpp_ctrl.is_some_and(|dpp_ctrl| !ROW_SHARE.contains(&dpp_ctrl)) && uses_dp_alu(subject) {
            let message = if target.is_gfx12() {
                "DP ALU dpp only supports row_share"
            } else {
                "DP ALU dpp only supports row_newbcast"
            };
            return Err(Violation::new(subject.modifier_loc(ImmKind::DppCtrl), message));
        }
    }
    if target.has(Feature::DPPSrc1SGPR) {
        return Ok(());
    }
    match subject.sources[1] {
        Some(source) if source.scalar().is_some() => {
            Err(Violation::new(source.loc, "invalid operand for instruction"))
        }
        // LLVM points at the instruction here, unlike for a register.
        Some(source) if matches!(source.value(), SourceValue::Imm { lit: false, .. }) => {
            Err(Violation::new(subject.loc, "src1 immediate operand invalid for instruction"))
        }
        _ => Ok(()),
    }
}

/// Whether the double-precision ALU runs it: one of its registers is of 64 bits, or its row says so.
fn uses_dp_alu(subject: &Subject<'_>) -> bool {
    if subject.has(Quirk::DpAlu) {
        return subject.target.has(Feature::GFX1250Insts);
    }
    if subject.has(Quirk::WideSrc) {
        return true;
    }
    let is_wide =
        |class| matches!(class, RegClass::VReg_64 | RegClass::VReg_64_Align2 | RegClass::VReg_64_AlignTarget);
    subject.inst.args().filter(|arg| arg.slot == Slot::Vdst || arg.slot.source().is_some()).any(|arg| {
        match arg.class.info().accepts {
            Accepts::Reg(class) => is_wide(class),
            Accepts::Src(rule) => is_wide(rule.registers),
            _ => false,
        }
    })
}
