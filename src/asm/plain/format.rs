//! SOFFSET of a typed buffer instruction, and the format behind it: `s3 format:[BUF_FMT_8_UNORM]`.

use super::names::Names;
use super::{Plain, Position, place};
use crate::asm::named::buffer_format::DEFAULT;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::operands::Operands;
use crate::asm::word::{head, name_end};

/// The names of formats are shorter.
const MAX_NAME: usize = 48;

impl Plain<'_> {
    /// Reads both; the format is the first operand, whether it is written or not.
    pub(super) fn format(
        &mut self,
        at: usize,
        position: &Position,
        names: &Names,
        operands: &mut Operands,
    ) -> Option<usize> {
        let format = operands.len();
        operands.push(Operand::imm(DEFAULT.into(), ImmKind::Format, place(at)));
        let end = match *self.text.get(at)? {
            b'0'..=b'9' => self.number(at, at, position, operands)?,
            b'a'..=b'z' => {
                let end = name_end(self.text, at);
                self.named_register(at, end, position, operands)?
            }
            _ => return None,
        };
        let next = self.next(end)?;
        let rest = self.text.get(next..)?;
        let Some(name) = rest.strip_prefix(b"format:[") else {
            // What is written otherwise is not plain; nor is a second comma, of which one would belong to the format.
            return if rest.starts_with(b"format:") || rest.starts_with(b",") { None } else { Some(end) };
        };
        let length = closing_bracket(name)?;
        let word = names.find(name.get(..length)?, head(name, 0, length))?;
        *operands.get_mut(format)? = Operand::imm(word.value()?, ImmKind::Format, place(at));
        Some(self.text.len() - name.len() + length + 1)
    }
}

/// Where the bracket is that ends a name.
fn closing_bracket(name: &[u8]) -> Option<usize> {
    name.iter().take(MAX_NAME).position(|byte| *byte == b']')
}
