//! Registers as the barrier that `s_barrier_signal` and its kin name: their syntax has constants alone, but LLVM takes
//! the registers that read as constants, too, and encodes its own number of them.

use crate::asm::operand::LitModifier;
use crate::asm::operands::literal::SourceImm;
use crate::isa::register::{Reg, Special};

/// Source code of the inline constant 0; those of its successors follow.
const INLINE_ZERO: u16 = 128;

/// LLVM's number of a register that may stand for a barrier, as an inline constant.
#[must_use]
pub fn number(reg: Reg) -> Option<SourceImm> {
    let number: u8 = match reg.as_special()? {
        Special::Null => 20,
        Special::FlatScratchBaseHi => 25,
        Special::FlatScratchBaseLo => 26,
        Special::PrivateBase => 28,
        Special::PrivateLimit => 30,
        Special::Scc => 32,
        Special::SharedBase => 33,
        Special::SharedLimit => 35,
        _ => return None,
    };
    let code = INLINE_ZERO + u16::from(number);
    let value = i64::from(number);
    Some(SourceImm { code, literal: 0, value, lit: LitModifier::None, truncated: false })
}
