//! Modifiers that a form takes but whose values the instruction or the GPU restricts: op_sel, clamp, abs.

use super::{Subject, Violation};
use crate::asm::operand::ImmKind;
use crate::isa::Quirk;
use crate::isa::register::Half;
use crate::target::Feature;

/// With 16-bit registers, op_sel and the suffixes `.l` and `.h` say the same thing and must agree.
pub(super) fn check_true16_op_sel(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.inst.form.is_vop3() || !subject.target.has(Feature::True16BitInsts) {
        return Ok(());
    }
    let Some(op_sel) = subject.modifier(ImmKind::OpSel).filter(|op_sel| *op_sel != 0) else { return Ok(()) };
    let sources = subject.sources.iter().flatten().map(|source| source.reg());
    for (bit, reg) in sources.chain([subject.dst().map(|(reg, _)| reg)]).enumerate() {
        let is_high = op_sel >> bit & 1 != 0;
        if reg.is_some_and(|reg| reg.is_vgpr() && reg.half != Half::Full && reg.is_hi16() != is_high) {
            let loc = subject.modifier_loc(ImmKind::OpSel);
            return Err(Violation::new(loc, "op_sel operand conflicts with 16-bit operand suffix"));
        }
    }
    Ok(())
}

/// gfx6 and gfx7 do not saturate integers.
pub(super) fn check_int_clamp(subject: &Subject<'_>) -> Result<(), Violation> {
    if subject.target.has(Feature::IntClamp)
        || subject.modifier(ImmKind::Clamp).is_none_or(|clamp| clamp == 0)
    {
        return Ok(());
    }
    // What cannot be multiplied by omod is an integer, a comparison included.
    if subject.modifier(ImmKind::Omod).is_some() && !subject.has(Quirk::IntDst) {
        return Ok(());
    }
    let loc = subject.modifier_loc(ImmKind::Clamp);
    Err(Violation::new(loc, "integer clamping is not supported on this GPU"))
}

/// v_permlane16 has but two bits of op_sel; dot products of VOP3 select halves of the third source and of VDST only.
pub(super) fn check_op_sel(subject: &Subject<'_>) -> Result<(), Violation> {
    let forbidden = if subject.has(Quirk::Permlane16) {
        !3
    } else if subject.has(Quirk::Dot) && subject.inst.form.is_vop3() && subject.target.is_gfx11_plus() {
        3
    } else {
        return Ok(());
    };
    if subject.modifier(ImmKind::OpSel).is_some_and(|op_sel| op_sel & forbidden != 0) {
        return Err(Violation::new(subject.modifier_loc(ImmKind::OpSel), "invalid op_sel operand"));
    }
    Ok(())
}

/// v_div_scale is VOP3B: the bits of ABS hold SDST. LLVM does not look at the second source.
pub(super) fn check_div_scale(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.has(Quirk::DivScale) || subject.target.is_gfx11_plus() {
        return Ok(());
    }
    let [src0, _, src2] = &subject.sources;
    if src0.iter().chain(src2).any(|source| source.abs()) {
        return Err(Violation::new(subject.loc, "ABS not allowed in VOP3B instructions"));
    }
    Ok(())
}
