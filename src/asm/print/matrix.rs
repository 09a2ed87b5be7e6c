//! Modifiers of matrix products.

use super::{per_source, push, push_word};
use crate::asm::inst::Inst;
use crate::asm::operand::ImmKind;
use crate::asm::operands::{MATRIX_FMTS, MATRIX_SCALE_FMTS, MATRIX_SCALES};
use crate::isa::Quirk;

/// Prints a modifier that is not 0; false if it is none of matrix products.
pub(super) fn modifier(kind: ImmKind, value: i64, inst: &Inst, out: &mut Vec<u8>) -> bool {
    match kind {
        ImmKind::Cbsz => push(out, format_args!(" cbsz:{value}")),
        ImmKind::Abid => push(out, format_args!(" abid:{value}")),
        ImmKind::Blgp if inst.form.has(Quirk::NegBlgp) => per_source(b" neg:[", value as u8, 0, inst, out),
        ImmKind::Blgp => push(out, format_args!(" blgp:{}", value as u32)),
        ImmKind::IndexKey8Bit | ImmKind::IndexKey16Bit | ImmKind::IndexKey32Bit => {
            push(out, format_args!(" index_key:{value}"));
        }
        ImmKind::ScaleSel => push(out, format_args!(" scale_sel:{value}")),
        ImmKind::MatrixAFmt => word(b" matrix_a_fmt:", &MATRIX_FMTS, value, out),
        ImmKind::MatrixBFmt => word(b" matrix_b_fmt:", &MATRIX_FMTS, value, out),
        ImmKind::MatrixAScale => word(b" matrix_a_scale:", &MATRIX_SCALES, value, out),
        ImmKind::MatrixBScale => word(b" matrix_b_scale:", &MATRIX_SCALES, value, out),
        ImmKind::MatrixAScaleFmt => word(b" matrix_a_scale_fmt:", &MATRIX_SCALE_FMTS, value, out),
        ImmKind::MatrixBScaleFmt => word(b" matrix_b_scale_fmt:", &MATRIX_SCALE_FMTS, value, out),
        ImmKind::MatrixAReuse => out.extend_from_slice(b" matrix_a_reuse"),
        ImmKind::MatrixBReuse => out.extend_from_slice(b" matrix_b_reuse"),
        _ => return false,
    }
    true
}

/// Prints one of a modifier's words, or its number where no word stands for it.
fn word(name: &[u8], words: &[&str], value: i64, out: &mut Vec<u8>) {
    if usize::try_from(value).is_ok_and(|index| index < words.len()) {
        push_word(name, words, value, out);
    } else {
        out.extend_from_slice(name);
        push(out, format_args!("{value}"));
    }
}
