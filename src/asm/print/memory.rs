//! Modifiers of memory instructions: offsets, cache policies, single bits, words of the syntax.

use super::{cpol, image, matrix, push, push_signed_hex};
use crate::asm::check::flat_offset_bits;
use crate::asm::inst::Inst;
use crate::asm::named::buffer_format;
use crate::asm::operand::ImmKind;
use crate::isa::class::Accepts;
use crate::isa::{Encoding, OperandClass};
use crate::target::{Feature, Target};

/// Prints a modifier; those that have their default are left out.
pub(super) fn modifier(class: OperandClass, value: i64, inst: &Inst, target: &Target, out: &mut Vec<u8>) {
    match class.info().accepts {
        Accepts::Token(word) => {
            out.push(b' ');
            out.extend_from_slice(word.as_bytes());
        }
        Accepts::Imm(kind) => named(kind, value, inst, target, out),
        Accepts::Named if class == OperandClass::FlatOffset => flat_offset(value, inst, target, out),
        _ => {}
    }
}

/// An offset with a sign, unless it is that of FLAT before gfx12.
fn flat_offset(value: i64, inst: &Inst, target: &Target, out: &mut Vec<u8>) {
    if value == 0 {
        return;
    }
    let signed = inst.form.encoding != Encoding::Flat || target.has(Feature::FlatSignedOffset);
    let value = if signed { sign_extend(value, flat_offset_bits(target)) } else { value & 0xffff };
    push(out, format_args!(" offset:{value}"));
}

fn named(kind: ImmKind, value: i64, inst: &Inst, target: &Target, out: &mut Vec<u8>) {
    if kind == ImmKind::SmemOffsetMod {
        return push_signed_hex(b" offset:", value, out);
    }
    if kind == ImmKind::Format {
        buffer_format::print(value as u32, target, out);
        return;
    }
    let done =
        image::modifier(kind, value, target, out) || value == 0 || matrix::modifier(kind, value, inst, out);
    if done {
        return;
    }
    match kind {
        // VBUFFER has a signed offset of 24 bits, others have 16 bits without a sign.
        ImmKind::Offset if inst.form.is_buffer() && target.is_gfx12_plus() => {
            push(out, format_args!(" offset:{}", sign_extend(value, 24)));
        }
        ImmKind::Offset => push(out, format_args!(" offset:{}", value & 0xffff)),
        ImmKind::Offset0 => push(out, format_args!(" offset0:{}", value & 0xff)),
        ImmKind::Offset1 => push(out, format_args!(" offset1:{}", value & 0xff)),
        ImmKind::Cpol => cpol::print(value, inst, target, out),
        _ => {
            if let Some(word) = bit_name(kind) {
                out.push(b' ');
                out.extend_from_slice(word.as_bytes());
            }
        }
    }
}

/// The name of a modifier that is there or not.
const fn bit_name(kind: ImmKind) -> Option<&'static str> {
    Some(match kind {
        ImmKind::Gds => "gds",
        ImmKind::Lds => "lds",
        ImmKind::Tfe => "tfe",
        ImmKind::Lwe => "lwe",
        ImmKind::D16 => "d16",
        ImmKind::Da => "da",
        ImmKind::Unorm => "unorm",
        ImmKind::A16 => "a16",
        ImmKind::High => "high",
        ImmKind::ExpCompr => "compr",
        ImmKind::ExpVm => "vm",
        _ => return None,
    })
}

/// The low bits of a number as a signed one.
pub(super) const fn sign_extend(value: i64, bits: u32) -> i64 {
    value << (64 - bits) >> (64 - bits)
}
