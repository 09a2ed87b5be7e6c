//! Modifiers that a form takes but whose values the instruction or the GPU restricts: op_sel, neg_lo, neg_hi, clamp.

use super::{Subject, Trait, Traits, Violation};
use crate::asm::operand::ImmKind;
use crate::isa::register::{Half, Reg, RegFile, Special};
use crate::target::Feature;

/// With 16-bit registers, op_sel and the suffixes `.l` and `.h` say the same thing and must agree.
pub(super) fn check_true16_op_sel(subject: &Subject<'_>) -> Result<(), Violation> {
    let Some(op_sel) = subject.modifier(ImmKind::OpSel).filter(|op_sel| *op_sel != 0) else { return Ok(()) };
    if !subject.target.has(Feature::True16BitInsts) {
        return Ok(());
    }
    let sources = subject.sources.iter().flatten().map(|source| source.reg());
    let registers = sources.chain(subject.dst.iter().map(|(reg, _)| Some(*reg)));
    for (bit, reg) in registers.enumerate() {
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
    let clamps =
        subject.is(Trait::IntClamp) && subject.modifier(ImmKind::Clamp).is_some_and(|clamp| clamp != 0);
    if !clamps || subject.target.has(Feature::IntClamp) {
        return Ok(());
    }
    let loc = subject.modifier_loc(ImmKind::Clamp);
    Err(Violation::new(loc, "integer clamping is not supported on this GPU"))
}

pub(super) fn check_op_sel(subject: &Subject<'_>) -> Result<(), Violation> {
    if op_sel_is_valid(subject) {
        return Ok(());
    }
    Err(Violation::new(subject.modifier_loc(ImmKind::OpSel), "invalid op_sel operand"))
}

fn op_sel_is_valid(subject: &Subject<'_>) -> bool {
    let op_sel = subject.modifier(ImmKind::OpSel).unwrap_or_default();
    let op_sel_hi = subject.modifier(ImmKind::OpSelHi);
    let target = subject.target;
    if subject.is(Trait::Permlane16) && op_sel & !3 != 0 {
        return false;
    }
    if subject.is(Trait::Dot) {
        let default = op_sel == 0 && op_sel_hi.unwrap_or(-1) == -1;
        if target.is_gfx940() && !default {
            return false;
        }
        // v_dot2_f16_f16 and v_dot2_bf16_bf16: op_sel selects halves of the third source and of VDST only.
        if target.is_gfx11_plus() && subject.is(Trait::Vop3) && !subject.is(Trait::Vop3p) && op_sel & 3 != 0 {
            return false;
        }
    }
    if subject.is(Trait::PackedF32) && target.is_gfx12_plus() {
        // An SGPR source gives its first dword to both halves. LLVM forgets those whose numbers changed over time.
        let selected = op_sel | op_sel_hi.unwrap_or_default();
        let sgpr =
            |reg: Reg| reg.is_scalar() && reg.file != RegFile::Ttmp && !reg.is(Special::M0) && !reg.is_null();
        let mut sources = subject.sources.iter().flatten().enumerate();
        return !sources.any(|(bit, source)| source.reg().is_some_and(sgpr) && selected >> bit & 1 != 0);
    }
    true
}

/// Dot products and matrix instructions negate only those sources that have modifiers of their own.
pub(super) fn check_neg(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.traits.contains_any(&Traits::NEG) {
        return Ok(());
    }
    for (kind, message) in
        [(ImmKind::NegLo, "invalid neg_lo operand"), (ImmKind::NegHi, "invalid neg_hi operand")]
    {
        let neg = subject.modifier(kind).unwrap_or_default();
        for (bit, source) in subject.sources.iter().enumerate() {
            let takes_neg = source.is_some_and(|source| source.has_modifiers);
            if neg >> bit & 1 != 0 && !takes_neg {
                return Err(Violation::new(subject.modifier_loc(kind), message));
            }
        }
    }
    Ok(())
}
