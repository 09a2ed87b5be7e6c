//! The address of an image instruction in registers of its own: `[v0, v4, v2]`.

use super::{Plain, Sink, place};
use crate::asm::operand::{Modifiers, Operand, OperandValue};
use crate::asm::word::blanks_end;

impl Plain<'_> {
    /// Reads one whose opening bracket is at a place. Around a single register brackets are no operands, so that it is
    /// not plain.
    pub(super) fn address(&mut self, open: usize, operands: &mut impl Sink) -> Option<usize> {
        operands.take(bracket("[", open))?;
        let mut at = open + 1;
        let mut registers = 0;
        loop {
            let end = self.register(at, Modifiers::default(), operands)?;
            registers += 1;
            match *self.text.get(end)? {
                b',' => at = blanks_end(self.text, end + 1),
                b']' if registers > 1 => {
                    operands.take(bracket("]", end))?;
                    return Some(end + 1);
                }
                _ => return None,
            }
        }
    }
}

fn bracket(text: &'static str, at: usize) -> Operand {
    Operand { value: OperandValue::Token(text), start: place(at), end: place(at) }
}
