//! Rules of single vector instructions: movrels, MAI, v_div_scale; and the alignment of register tuples.

use super::{SourceValue, Subject, Trait, Violation};
use crate::isa::register::Reg;
use crate::target::Feature;

/// The SDWA forms of v_movrels take VGPRs only, although other SDWA forms of their GPU take SGPRs.
pub(super) fn check_movrels(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.is(Trait::Movrels) || !subject.is(Trait::Sdwa) {
        return Ok(());
    }
    match subject.sources[0] {
        Some(source) if source.reg().is_none_or(Reg::is_scalar) => {
            Err(Violation::new(source.loc, "source operand must be a VGPR"))
        }
        _ => Ok(()),
    }
}

/// v_accvgpr_write and MFMA.
pub(super) fn check_mai(subject: &Subject<'_>) -> Result<(), Violation> {
    let [src0, _, src2] = subject.sources;
    match src0 {
        Some(source)
            if subject.is(Trait::AccVgprWrite)
                && source.scalar().is_some()
                && !subject.target.is_gfx90a() =>
        {
            let message = "source operand must be either a VGPR or an inline constant";
            return Err(Violation::new(source.loc, message));
        }
        _ => {}
    }
    let Some(source) = src2.filter(|_| subject.is(Trait::Mai)) else { return Ok(()) };
    match source.value {
        SourceValue::Imm { inline: true, .. } if subject.target.has(Feature::MFMAInlineLiteralBug) => {
            Err(Violation::new(source.loc, "inline constants are not allowed for this operand"))
        }
        SourceValue::Reg(reg) => match subject.dst {
            // Small matrices pass through the pipeline before they are overwritten.
            Some((dst, _)) if dst != reg && dst.dwords > 4 && dst.overlaps(reg) => {
                Err(Violation::new(source.loc, "source 2 operand must not partially overlap with dst"))
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

/// gfx90a, gfx94x and gfx1250 want tuples of VGPRs and AGPRs to start at an even register.
pub(super) fn check_alignment(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.target.has(Feature::RequiresAlignedVGPRs) {
        return Ok(());
    }
    let sources = subject.sources.iter().flatten().filter_map(|source| source.reg());
    let mut registers = sources.chain(subject.dst.map(|(reg, _)| reg)).chain(subject.others.iter().copied());
    if registers.any(|reg| (reg.is_vgpr() || reg.is_agpr()) && reg.dwords > 1 && reg.index % 2 != 0) {
        let message = "invalid register class: vgpr tuples must be 64 bit aligned";
        return Err(Violation::new(subject.loc, message));
    }
    Ok(())
}

/// v_div_scale is VOP3B: the bits of ABS hold SDST. The second source is not looked at.
pub(super) fn check_div_scale(subject: &Subject<'_>) -> Result<(), Violation> {
    let abs = |index: usize| subject.sources[index].is_some_and(|source| source.abs);
    if subject.is(Trait::DivScale) && !subject.target.is_gfx11_plus() && (abs(0) || abs(2)) {
        return Err(Violation::new(subject.loc, "ABS not allowed in VOP3B instructions"));
    }
    Ok(())
}
