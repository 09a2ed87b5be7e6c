//! Literals: how many an instruction may have, and of which width.

use super::subject::SourceValue;
use super::{Source, Subject, Violation};
use crate::asm::operand::LitModifier;
use crate::asm::token::Loc;
use crate::isa::form::Extension;
use crate::isa::{Encoding, ValueType};
use crate::target::Feature;

const ONE_LITERAL: &str = "only one unique literal operand is allowed";
const INVALID: &str = "invalid operand for instruction";

/// SOP2 and SOPC: one literal, which both sources may share.
pub(super) fn check_sop(subject: &Subject<'_>) -> Result<(), Violation> {
    if !matches!(subject.inst.form.layout, Encoding::Sop2 | Encoding::Sopc) {
        return Ok(());
    }
    let [first, Some(second), _] = &subject.sources else { return Ok(()) };
    let mut expressions = 0;
    let mut literals = 0;
    let mut last = None;
    for source in first.iter().chain([second]) {
        match source.value() {
            SourceValue::Expr => expressions += 1,
            // A number that needs no literal does not count, not even as `lit(1)`.
            SourceValue::Imm { value, lit } if !source.is_inline(value, subject.target) => {
                let bits = sop_literal(source, value, lit);
                if last != Some(bits) {
                    last = Some(bits);
                    literals += 1;
                }
            }
            _ => {}
        }
    }
    if expressions + literals > 1 { Err(Violation::new(second.loc, ONE_LITERAL)) } else { Ok(()) }
}

/// The literal as it is encoded: -1 and 0xffffffff are the same to a SOP2, unlike to a VOP3.
fn sop_literal(source: &Source<'_>, value: i64, lit: bool) -> i64 {
    match source.value_type() {
        Some(ValueType::F64) if !lit => value.cast_unsigned().wrapping_shr(32).cast_signed(),
        Some(ValueType::F16 | ValueType::Bf16) => value & 0xffff,
        Some(ValueType::I16 | ValueType::I64 | ValueType::F64) => value,
        _ => value & 0xffff_ffff,
    }
}

/// VOP3 and instructions that have a literal in any case: one literal, which sources may share; none at all in VOP3
/// before gfx10; 64 bits only where the encoding has room for them.
pub(super) fn check_vop(subject: &Subject<'_>) -> Result<(), Violation> {
    let form = subject.inst.form;
    if subject.k.is_none() && !form.is_vop3() && !form.is_vopd() {
        return Ok(());
    }
    let mut seen: Option<(Option<u64>, Loc)> = None;
    // The literal of the instruction comes last, wherever it stands in the text.
    let sources = subject.sources.iter().chain(&subject.sources_y).chain([&subject.k_x, &subject.k]);
    for (index, source) in sources.enumerate() {
        let Some(source) = source else { continue };
        let bits = match source.value() {
            SourceValue::Expr => None,
            SourceValue::Imm { value, .. }
                if source.lit() != LitModifier::None || !source.is_inline(value, subject.target) =>
            {
                Some(literal_bits(subject, source, value.cast_unsigned(), index)?)
            }
            _ => continue,
        };
        // An expression may turn out to be anything, so that it counts as another literal.
        if bits.is_some() && seen.is_some_and(|(known, _)| known == bits) {
            continue;
        }
        if subject.k.is_none() && !subject.target.has(Feature::VOP3Literal) {
            return Err(Violation::new(source.loc, "literal operands are not supported"));
        }
        if let Some((_, loc)) = seen {
            return Err(Violation::new(source.loc.max(loc), ONE_LITERAL));
        }
        seen = Some((bits, source.loc));
    }
    Ok(())
}

/// The bits by which a literal is told from another, if its width is possible here.
fn literal_bits(
    subject: &Subject<'_>,
    source: &Source<'_>,
    value: u64,
    index: usize,
) -> Result<u64, Violation> {
    let f64 = source.is_f64();
    // The literal of v_fmaak_f64 always has 64 bits, and so have the sources beside it.
    let always_64 = f64 && subject.k.is_some();
    let wide = source.lit() == LitModifier::Lit64;
    let fits_32 =
        source.lit() == LitModifier::Lit || if f64 { value & 0xffff_ffff == 0 } else { fits_32_bits(value) };
    let form = subject.inst.form;
    let short =
        !form.is_vop3() && !form.is_vopd() && form.extension == Extension::None && subject.k.is_none();
    let has_room = short && subject.target.has(Feature::Has64BitLiterals);
    let needs_64 = !fits_32 && !fits_32_bits(value) && !always_64;
    if (needs_64 || wide && subject.k.is_none()) && !has_room {
        return Err(Violation::new(source.loc, INVALID));
    }
    if !always_64 && (wide || !fits_32) && (index != 0 || form.is_vopd()) {
        return Err(Violation::new(source.loc, INVALID));
    }
    Ok(if f64 && fits_32 && !always_64 { value >> 32 } else { value })
}

/// Whether 32 bits hold it, sign-extended or not.
fn fits_32_bits(value: u64) -> bool {
    u32::try_from(value).is_ok() || i32::try_from(value.cast_signed()).is_ok()
}
