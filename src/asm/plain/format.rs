//! SOFFSET of a typed buffer instruction, and the format behind it: `s3 format:[BUF_FMT_8_UNORM]`.

use super::meaning::Meaning;
use super::{Plain, Position, Sink, place};
use crate::asm::named::buffer_format::DEFAULT;
use crate::asm::names::{Name, NameTable};
use crate::asm::operand::{ImmKind, Operand};

/// The names of formats are shorter.
const MAX_NAME: usize = 48;

impl Plain<'_> {
    /// Reads both; the format is the first operand, whether it is written or not.
    pub(super) fn format(
        &mut self,
        at: usize,
        position: &Position,
        names: &NameTable<Meaning>,
        operands: &mut impl Sink,
    ) -> Option<usize> {
        let mut offset = None;
        let end = match *self.text.get(at)? {
            b'0'..=b'9' => self.number(at, at, position, &mut offset)?,
            b'a'..=b'z' => self.named_register(Name::at(self.text, at), position, &mut offset)?,
            _ => return None,
        };
        let (format, end) = self.written_format(end, names)?;
        operands.take(Operand::imm(format, ImmKind::Format, place(at)))?;
        operands.take(offset?)?;
        Some(end)
    }

    /// The format behind an offset that ends at `end`, and where what belongs to it ends.
    fn written_format(&self, end: usize, names: &NameTable<Meaning>) -> Option<(i64, usize)> {
        let next = self.next(end)?;
        let rest = self.text.get(next..)?;
        let Some(name) = rest.strip_prefix(b"format:[") else {
            // What is written otherwise is not plain; nor is a second comma, of which one would belong to the format.
            let more = rest.starts_with(b"format:") || rest.starts_with(b",");
            return (!more).then_some((DEFAULT.into(), end));
        };
        let length = closing_bracket(name)?;
        let meaning = names.find(name, Name::between(name, 0, length))?;
        Some((meaning.value()?, self.text.len() - name.len() + length + 1))
    }
}

/// Where the bracket is that ends a name.
fn closing_bracket(name: &[u8]) -> Option<usize> {
    name.iter().take(MAX_NAME).position(|byte| *byte == b']')
}
