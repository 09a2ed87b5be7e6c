//! Matrix products: accumulation registers, sizes of tuples, formats.

use super::subject::loc_of;
use super::{Subject, Violation};
use crate::asm::inst::{Arg, modifiers_of};
use crate::asm::operand::ImmKind;
use crate::asm::operands::MATRIX_FMTS;
use crate::isa::Quirk;
use crate::isa::form::Slot;
use crate::isa::register::Reg;
use crate::isa::{Encoding, OperandClass};
use crate::target::Feature;
use std::borrow::Cow;

/// The format of matrices of 4 bits, which has scales of several formats.
const FP4: i64 = 4;

/// MAI, before the alignment of tuples.
pub(super) fn check_mai(subject: &Subject<'_>, complain: &mut dyn FnMut(Violation)) -> Result<(), Violation> {
    match subject.inst.form.encoding {
        Encoding::Accvgpr => check_acc_write(subject),
        Encoding::Mai | Encoding::Maiscale => {
            check_inline_bug(subject)?;
            if subject.has(Quirk::F8f6f4) { check_sizes(subject, complain) } else { check_overlap(subject) }
        }
        _ => Ok(()),
    }
}

/// What is written to an AGPR comes from a VGPR or is a constant.
fn check_acc_write(subject: &Subject<'_>) -> Result<(), Violation> {
    match subject.sources[0] {
        Some(source) if source.scalar().is_some() && !subject.target.is_gfx90a() => {
            Err(Violation::new(source.loc, "source operand must be either a VGPR or an inline constant"))
        }
        _ => Ok(()),
    }
}

/// gfx908 reads no inline constant as its third source.
fn check_inline_bug(subject: &Subject<'_>) -> Result<(), Violation> {
    match subject.sources[2] {
        Some(source) if subject.target.has(Feature::MFMAInlineLiteralBug) && source.reg().is_none() => {
            Err(Violation::new(source.loc, "inline constants are not allowed for this operand"))
        }
        _ => Ok(()),
    }
}

/// The factors have the size that their formats ask for. LLVM reports both.
fn check_sizes(subject: &Subject<'_>, complain: &mut dyn FnMut(Violation)) -> Result<(), Violation> {
    let wrong = |slot, kind, name| {
        let format = subject.modifier(kind)?;
        let dwords = match format {
            2 | 3 => 6,
            FP4 => 4,
            _ => 8,
        };
        let message = format!("wrong register tuple size for {name} value {}", format as u32);
        wrong_size(subject, slot, dwords, message.into())
    };
    let second = wrong(Slot::Src1, ImmKind::Blgp, "blgp");
    match (wrong(Slot::Src0, ImmKind::Cbsz, "cbsz"), second) {
        (Some(first), Some(second)) => {
            complain(first);
            Err(second)
        }
        (first, second) => first.or(second).map_or(Ok(()), Err),
    }
}

fn wrong_size(
    subject: &Subject<'_>,
    slot: Slot,
    dwords: u8,
    message: Cow<'static, str>,
) -> Option<Violation> {
    let arg = subject.inst.arg(slot)?;
    let right = arg.as_reg().is_none_or(|reg| reg.dwords == dwords);
    (!right).then(|| Violation { message, ..Violation::new(place(subject, arg), "") })
}

fn place(subject: &Subject<'_>, arg: &Arg) -> crate::asm::token::Loc {
    loc_of(arg, subject.operands, subject.loc)
}

/// Destinations of more than four registers are the third source or apart from it.
fn check_overlap(subject: &Subject<'_>) -> Result<(), Violation> {
    let (Some((dst, _)), Some(source)) = (subject.dst(), subject.sources[2]) else { return Ok(()) };
    let Some(src2) = source.reg() else { return Ok(()) };
    if !overlaps_partly(dst, src2) {
        return Ok(());
    }
    Err(Violation::new(source.loc, "source 2 operand must not partially overlap with dst"))
}

/// Whether a destination of more than four registers has some of them in common with a third source that is another.
pub(super) fn overlaps_partly(dst: Reg, src2: Reg) -> bool {
    let end = |reg: Reg| reg.index + u16::from(reg.dwords);
    let overlap = dst.file == src2.file && dst.index < end(src2) && src2.index < end(dst);
    dst != src2 && dst.dwords > 4 && overlap
}

/// `blgp`, which gfx940 calls `neg` in double precision; after the alignment of tuples.
pub(super) fn check_blgp(subject: &Subject<'_>) -> Result<(), Violation> {
    let mut written = subject.operands.iter().rev();
    let Some(operand) = written.find(|operand| operand.is_imm(ImmKind::Blgp)) else { return Ok(()) };
    let message = match (modifiers_of(operand).neg, subject.has(Quirk::NegBlgp)) {
        (false, true) => "invalid modifier: blgp is not supported",
        (true, false) => "invalid modifier: neg is not supported",
        _ => return Ok(()),
    };
    Err(Violation::new(operand.start, message))
}

/// The formats of WMMA's factors and of their scales; last of all checks.
pub(super) fn check_formats(subject: &Subject<'_>) -> Result<(), Violation> {
    let number = |class| subject.inst.number(class);
    if !subject.inst.form.takes(OperandClass::MatrixAFMT) {
        return Ok(());
    }
    let formats = [number(OperandClass::MatrixAFMT), number(OperandClass::MatrixBFMT)];
    for (slot, format) in [Slot::Src0, Slot::Src1].into_iter().zip(formats) {
        let dwords = match format {
            0 | 1 => 16,
            2 | 3 => 12,
            _ => 8,
        };
        let name = usize::try_from(format).ok().and_then(|index| MATRIX_FMTS.get(index)).copied();
        let message = format!("wrong register tuple size for {}", name.unwrap_or_default());
        if let Some(violation) = wrong_size(subject, slot, dwords, message.into()) {
            return Err(violation);
        }
    }
    if !subject.inst.form.takes(OperandClass::MatrixAScaleFmt) {
        return Ok(());
    }
    let scales = [number(OperandClass::MatrixAScaleFmt), number(OperandClass::MatrixBScaleFmt)];
    let fits = |(format, scale): (i64, i64)| format == FP4 || scale == 0;
    let all_fit = formats.into_iter().zip(scales).all(fits);
    if all_fit && (formats != [FP4; 2] || scales[0] == scales[1]) {
        return Ok(());
    }
    let loc = subject.modifier_loc(ImmKind::MatrixAFmt);
    Err(Violation::new(loc, "invalid matrix and scale format combination"))
}
