//! Where operands go that have been read plainly.

use crate::asm::operand::Operand;
use crate::asm::operands::Operands;

/// What takes operands, in their order.
pub(in crate::asm) trait Sink {
    /// How many operands it has taken, the mnemonic aside.
    fn count(&self) -> usize;

    /// Takes an operand; none where it cannot be one.
    fn take(&mut self, operand: Operand) -> Option<()>;

    /// Forgets operands but the first `count`.
    fn truncate(&mut self, count: usize);
}

/// A single operand.
impl Sink for Option<Operand> {
    fn count(&self) -> usize {
        usize::from(self.is_some())
    }

    fn take(&mut self, operand: Operand) -> Option<()> {
        self.replace(operand).is_none().then_some(())
    }

    fn truncate(&mut self, count: usize) {
        if count == 0 {
            *self = None;
        }
    }
}

impl Sink for Operands {
    #[inline]
    fn count(&self) -> usize {
        // The first one is the mnemonic.
        self.len() - 1
    }

    #[inline]
    fn take(&mut self, operand: Operand) -> Option<()> {
        self.push(operand);
        Some(())
    }

    #[inline]
    fn truncate(&mut self, count: usize) {
        Self::truncate(self, count + 1);
    }
}
