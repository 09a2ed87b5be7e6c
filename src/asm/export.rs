//! Exports: which sources they have. That is not written, but follows from those that are `off`.

use super::inst::{ArgValue, Inst};
use crate::isa::OperandClass;
use crate::isa::form::Slot;

/// The sources, in order.
pub(super) const SOURCES: [Slot; 4] = [Slot::Vsrc0, Slot::Vsrc1, Slot::Vsrc2, Slot::Vsrc3];

/// Whether sources are halves, two to a register.
pub(super) fn is_compressed(inst: &Inst) -> bool {
    inst.number(OperandClass::ExpCompr) != 0
}

/// Which sources there are, as bits.
pub(super) fn mask(inst: &Inst) -> i64 {
    inst.number(OperandClass::ExpEn)
}

/// Works out the mask. Compressed sources are written twice each, and move to the first two registers.
pub(super) fn finish(inst: &mut Inst) {
    let compressed = is_compressed(inst);
    let mut sources = SOURCES.map(|slot| inst.reg(slot));
    if compressed {
        sources = [sources[0], sources[2], None, None];
    }
    let bits = |number: usize| if compressed { 0b11 << (2 * number) } else { 1 << number };
    let mask = (0..).zip(sources).filter(|(_, reg)| reg.is_some()).map(|(number, _)| bits(number)).sum();
    for arg in inst.args_mut() {
        if let Some(number) = SOURCES.iter().position(|slot| *slot == arg.slot) {
            arg.value = sources[number].map_or(ArgValue::Number(0), ArgValue::Reg);
        } else if arg.class == OperandClass::ExpEn {
            arg.value = ArgValue::Number(mask);
        }
    }
}
