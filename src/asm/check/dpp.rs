//! DPP: which lane patterns the double-precision ALU knows, and what the second source may be.

use super::{SourceValue, Subject, Trait, Violation};
use crate::asm::operand::ImmKind;
use crate::target::Feature;

/// `row_share:0` to `row_share:15`, which gfx90a calls `row_newbcast`.
const ROW_SHARE: std::ops::RangeInclusive<i64> = 0x150..=0x15f;

pub(super) fn check(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.is(Trait::Dpp) {
        return Ok(());
    }
    let target = subject.target;
    if let Some(dpp_ctrl) = subject.modifier(ImmKind::DppCtrl) {
        let legal = ROW_SHARE.contains(&dpp_ctrl) && (target.is_gfx12() || target.is_gfx90a());
        if !legal && uses_dp_alu(subject) {
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
        Some(source) if matches!(source.value, SourceValue::Imm { lit: false, .. }) => {
            Err(Violation::new(subject.loc, "src1 immediate operand invalid for instruction"))
        }
        _ => Ok(()),
    }
}

fn uses_dp_alu(subject: &Subject<'_>) -> bool {
    if !subject.target.has(Feature::DPALU_DPP) {
        return false;
    }
    if subject.is(Trait::DpAlu32) {
        return subject.target.has(Feature::GFX1250Insts);
    }
    subject.is(Trait::Dp64)
}
