//! Sources of exports.

use crate::asm::export;
use crate::asm::inst::{Arg, Inst};

/// Prints a source: a register, or `off` where the mask has no bit for it. With `compr`, a register holds two.
pub(super) fn source(arg: &Arg, inst: &Inst, out: &mut Vec<u8>) {
    let Some(number) = export::SOURCES.iter().position(|slot| *slot == arg.slot) else { return };
    let held = export::SOURCES[if export::is_compressed(inst) { number / 2 } else { number }];
    match inst.reg(held).filter(|_| export::mask(inst) >> number & 1 != 0) {
        Some(reg) => reg.write_name(out),
        None => out.extend_from_slice(b"off"),
    }
}
