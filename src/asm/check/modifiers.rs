//! Modifiers that a form takes but whose values the instruction or the GPU restricts: op_sel, neg_lo, neg_hi, clamp, abs.

use super::{Subject, Violation};
use crate::asm::operand::ImmKind;
use crate::isa::form::{Extension, Form};
use crate::isa::register::{Half, Reg, RegFile, Special};
use crate::isa::{Encoding, Quirk, ValueType};
use crate::target::Feature;

/// With 16-bit registers, op_sel and the suffixes `.l` and `.h` say the same thing and must agree.
pub(super) fn check_true16_op_sel(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.inst.form.is_vop3() || !subject.target.has(Feature::True16BitInsts) {
        return Ok(());
    }
    let Some(op_sel) = subject.modifier(ImmKind::OpSel).filter(|op_sel| *op_sel != 0) else { return Ok(()) };
    let sources = subject.sources.iter().flatten().map(|source| source.reg());
    let dst = subject.dst().map(|(reg, _)| reg);
    let tied = subject.has(Quirk::TiedSrc2).then_some(dst);
    for (bit, reg) in sources.chain(tied).chain([dst]).enumerate() {
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

/// What op_sel and op_sel_hi may not select.
pub(super) fn check_op_sel(subject: &Subject<'_>) -> Result<(), Violation> {
    if subject.inst.form.is_vop3() && !op_sel_is_valid(subject) {
        return Err(Violation::new(subject.modifier_loc(ImmKind::OpSel), "invalid op_sel operand"));
    }
    Ok(())
}

fn op_sel_is_valid(subject: &Subject<'_>) -> bool {
    let selects = |bits| subject.modifier(ImmKind::OpSel).is_some_and(|op_sel| op_sel & bits != 0);
    let packed = subject.inst.form.layout == Encoding::Vop3p;
    // It has but two bits: fi and bound_ctrl.
    if subject.has(Quirk::Permlane16) {
        return !selects(!3);
    }
    if subject.has(Quirk::Dot) {
        // Nothing may be selected on gfx94x, not even what is selected by default.
        if subject.target.is_gfx940() && (selects(!0) || subject.is_written(ImmKind::OpSelHi)) {
            return false;
        }
        // Those of VOP3 select halves of the third source and of VDST only.
        return packed || !subject.target.is_gfx11_plus() || !selects(3);
    }
    let packed_f32 =
        packed && subject.sources[0].is_some_and(|src0| src0.value_type() == Some(ValueType::V2f32));
    if !packed_f32 || !subject.target.is_gfx12_plus() {
        return true;
    }
    // An SGPR gives its first dword to both halves. LLVM forgets those whose numbers changed over time.
    let selected = subject.modifier(ImmKind::OpSel).unwrap_or_default()
        | subject.modifier(ImmKind::OpSelHi).unwrap_or_default();
    let is_sgpr =
        |reg: Reg| reg.is_scalar() && reg.file != RegFile::Ttmp && !reg.is(Special::M0) && !reg.is_null();
    let mut sources = subject.sources.iter().flatten().enumerate();
    !sources.any(|(bit, source)| selected >> bit & 1 != 0 && source.reg().is_some_and(is_sgpr))
}

/// The sources that a form does not negate, as bits of neg_lo and neg_hi.
pub(super) fn barred_negations(form: &Form) -> i64 {
    // LLVM does not know them for dot products once they have DPP.
    if form.has(Quirk::NegSrc2) && form.extension == Extension::None {
        0b011
    } else if form.has(Quirk::NegSrc01) {
        0b100
    } else {
        0
    }
}

/// Some dot and matrix products negate their accumulator alone, or their factors alone.
pub(super) fn check_neg(subject: &Subject<'_>) -> Result<(), Violation> {
    let barred = barred_negations(subject.inst.form);
    if barred == 0 {
        return Ok(());
    }
    for (kind, message) in
        [(ImmKind::NegLo, "invalid neg_lo operand"), (ImmKind::NegHi, "invalid neg_hi operand")]
    {
        if subject.modifier(kind).is_some_and(|neg| neg & barred != 0) {
            return Err(Violation::new(subject.modifier_loc(kind), message));
        }
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
