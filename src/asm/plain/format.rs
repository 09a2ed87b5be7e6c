//! SOFFSET of a typed buffer instruction, and the format behind it: `s3 format:[BUF_FMT_8_UNORM]`.

use super::meaning::Meaning;
use super::{Plain, Position, Sink, place};
use crate::asm::named::buffer_format::{DEFAULT, MAX, unified_names};
use crate::asm::names::{Name, NameTable};
use crate::asm::operand::{ImmKind, Operand};
use crate::target::Target;

/// What stands before a number.
const NUMBERED: &[u8] = b"format:";
/// What stands before a name: what all of them begin with belongs to it, so that the first bytes of the rest tell them
/// apart. The bracket behind it is looked up as part of the name.
const NAMED: &[u8] = b"format:[BUF_FMT_";

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
        if rest.starts_with(NAMED) {
            let name = Name::at(self.text, next + NAMED.len());
            return Some((names.find(self.text, name)?.value()?, name.end));
        }
        if rest.starts_with(NUMBERED) {
            let (number, end) = self.integer(next + NUMBERED.len())?;
            return (0..=i64::from(MAX)).contains(&number).then_some((number, end));
        }
        // A second comma would belong to the format.
        (!rest.starts_with(b",")).then_some((DEFAULT.into(), end))
    }
}

/// The names of formats as they are written behind [`NAMED`], and what they are.
pub(super) fn names(target: &Target) -> NameTable<Meaning> {
    let written = unified_names(target).filter_map(|(name, number)| {
        let rest = name.strip_prefix("BUF_FMT_")?;
        Some((format!("{rest}]"), number))
    });
    NameTable::new(Meaning::values(written, ImmKind::Format))
}
