//! Operands as nearly all of them are written, read from the bytes in one step: registers, numbers, common modifiers.
//!
//! What is read here is what the readers of tokens would have made of it, and where the first operand stands that is not
//! certain, they go on. So nothing here is reported, and the answer "not certain" is always right.

mod address;
mod call;
mod format;
mod meaning;
mod position;
mod sink;

pub(super) use call::calls;
pub(super) use position::{Position, Positions};
pub(super) use sink::Sink;

use super::gpr_use::GprUse;
use super::lexer::is_identifier_byte;
use super::named::interp;
use super::names::Name;
use super::number;
use super::operand::{ImmKind, Modifiers, Operand, OperandValue};
use super::operands::plain_register;
use super::real::parse_double;
use super::token::{Loc, TokenKind};
use super::word::blanks_end;
use crate::target::Target;

/// The source, and what is known of its operands.
pub(super) struct Plain<'a> {
    /// All source bytes up to the end of the buffer.
    pub text: &'a [u8],
    /// The target.
    pub target: &'a Target,
    /// What may stand at the positions of operands.
    pub positions: &'a Positions,
    /// Registers named so far.
    pub gprs: &'a mut GprUse,
}

impl Plain<'_> {
    /// Reads the operands from `at` on, the first of which is the first after the mnemonic. Gives the place of the
    /// first that is not certain, or where the statement ends.
    #[inline(always)]
    pub fn read(&mut self, mut at: usize, places: &[usize], operands: &mut impl Sink) -> usize {
        at = blanks_end(self.text, at);
        while !matches!(self.text.get(at), Some(b'\n') | None) {
            let count = operands.count();
            let position = self.positions.get(places, count);
            match self.operand(at, position, operands).and_then(|end| self.next(end)) {
                Some(next) => at = next,
                None => {
                    operands.truncate(count);
                    break;
                }
            }
        }
        at
    }

    /// Where the operand after one that ends at `end` begins, or the statement ends; none if the one goes on.
    #[inline(always)]
    fn next(&self, end: usize) -> Option<usize> {
        match self.text.get(end..)? {
            [b'\n', ..] => Some(end),
            [b',', b' ', next, ..] if is_letter(*next) => Some(end + 2),
            [b',', ..] => Some(blanks_end(self.text, end + 1)),
            [b' ' | b'\t', ..] => self.next_after_blank(end + 1),
            _ => None,
        }
    }

    fn next_after_blank(&self, at: usize) -> Option<usize> {
        let at = blanks_end(self.text, at);
        let [byte, second] = *self.text.get(at..)?.first_chunk()?;
        match byte {
            b',' => Some(blanks_end(self.text, at + 1)),
            b'\n' | b';' => Some(at),
            b'/' if second == b'/' => Some(at),
            // A number and `f` or `b` are a label.
            b'f' | b'b' if !is_letter(second) => None,
            byte => is_letter(byte).then_some(at),
        }
    }

    /// Reads one operand, and gives its end.
    #[inline(always)]
    fn operand(&mut self, at: usize, position: &Position, operands: &mut impl Sink) -> Option<usize> {
        let [byte, second] = *self.text.get(at..)?.first_chunk()?;
        if let Some(names) = &position.formats {
            return self.format(at, position, names, operands);
        }
        match byte {
            b'v' | b's' if position.registers && (second.is_ascii_digit() || second == b'[') => {
                self.register(at, Modifiers::default(), operands)
            }
            b'0'..=b'9' => self.number(at, at, position, operands),
            b'-' if second.is_ascii_digit() => self.number(at, at + 1, position, operands),
            b'-' | b'|' if position.fp_modifiers => self.modified(at, byte, second, operands),
            b'[' if position.addresses => self.address(at, operands),
            _ if is_letter(byte) => self.word(at, position, operands),
            _ => None,
        }
    }

    #[inline(always)]
    fn register(&mut self, at: usize, modifiers: Modifiers, operands: &mut impl Sink) -> Option<usize> {
        let found = plain_register::register(self.text, at, self.target)?;
        let mut operand = found.operand(self.gprs, place(at));
        if modifiers.any() {
            operand.value = OperandValue::Reg { reg: found.reg, modifiers };
        }
        operands.take(operand)?;
        Some(found.end)
    }

    /// `-v1`, `|v1|`, `-|v1|`.
    fn modified(&mut self, at: usize, first: u8, second: u8, operands: &mut impl Sink) -> Option<usize> {
        let neg = first == b'-';
        let abs = first == b'|' || second == b'|';
        let start = at + usize::from(neg) + usize::from(abs);
        let modifiers = Modifiers { neg, abs, ..Modifiers::default() };
        let end = self.register(start, modifiers, operands)?;
        if !abs {
            return Some(end);
        }
        (self.text.get(end) == Some(&b'|')).then_some(end + 1)
    }

    /// A number whose digits begin at `digits`.
    #[inline(always)]
    fn number(
        &self,
        start: usize,
        digits: usize,
        position: &Position,
        operands: &mut impl Sink,
    ) -> Option<usize> {
        let (kind, end, value) = number::plain(self.text, digits)?;
        let negative = digits > start;
        let numbers = position.numbers.as_ref()?;
        let (value, is_fp) = if kind == TokenKind::Integer {
            let value = value.cast_signed();
            (if negative { value.wrapping_neg() } else { value }, false)
        } else {
            let value = parse_double(self.text.get(digits..end)?)?;
            ((if negative { -value } else { value }).to_bits().cast_signed(), true)
        };
        if numbers.limit.is_some_and(|limit| is_fp || !(0..=limit).contains(&value)) {
            return None;
        }
        let value = OperandValue::Imm { value, kind: numbers.kind, is_fp, modifiers: Modifiers::default() };
        operands.take(Operand { value, start: place(start), end: place(start) })?;
        Some(end)
    }

    /// A modifier, or a register with a name.
    fn word(&mut self, at: usize, position: &Position, operands: &mut impl Sink) -> Option<usize> {
        let name = Name::at(self.text, at);
        match position.names.find(self.text, name) {
            Some(meaning) => meaning.read(self, name, position, operands),
            None if position.calls.is_some() => self.calls(at, position, operands),
            None if position.attributes => self.attribute(at, name.end, operands),
            None if position.registers => self.named_register(name, position, operands),
            None => None,
        }
    }

    /// A register with this name, without the bounds of a tuple.
    fn named_register(&mut self, name: Name, position: &Position, operands: &mut impl Sink) -> Option<usize> {
        match self.positions.registers.find(self.text, name) {
            Some(meaning) => meaning.read(self, name, position, operands),
            None => self.register(name.start, Modifiers::default(), operands),
        }
    }

    /// `vmcnt(0) lgkmcnt(1)`, which is one operand.
    fn calls(&self, at: usize, position: &Position, operands: &mut impl Sink) -> Option<usize> {
        let (value, end) = position.calls?(self.text, at, self.target)?;
        operands.take(Operand::imm(value, ImmKind::Plain, place(at)))?;
        Some(end)
    }

    /// `attr1.x`, which is two operands.
    fn attribute(&self, at: usize, point: usize, operands: &mut impl Sink) -> Option<usize> {
        let end = point + 2;
        let (attribute, channel) = interp::split_attr(self.text.get(at..end)?).ok()?;
        if is_identifier_byte(*self.text.get(end)?) {
            return None;
        }
        operands.take(Operand::imm(attribute.into(), ImmKind::InterpAttr, place(at)))?;
        operands.take(Operand::imm(channel, ImmKind::InterpAttrChan, place(point)))?;
        Some(end)
    }

    /// An integer, before which there may be a minus sign, and its end.
    #[inline]
    fn signed(&self, at: usize) -> Option<(i64, usize)> {
        if self.text.get(at) != Some(&b'-') {
            return self.integer(at);
        }
        let (value, end) = self.integer(at + 1)?;
        Some((value.wrapping_neg(), end))
    }

    /// An integer without a sign, and its end.
    #[inline]
    fn integer(&self, at: usize) -> Option<(i64, usize)> {
        if !self.text.get(at)?.is_ascii_digit() {
            return None;
        }
        let (kind, end, value) = number::plain(self.text, at)?;
        (kind == TokenKind::Integer).then_some((value.cast_signed(), end))
    }
}

/// Whether an identifier may go on with this byte and be a name of this syntax.
#[inline]
const fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Sources are shorter than 4 GiB; the assembler's source map refuses longer ones.
#[allow(clippy::cast_possible_truncation, reason = "offsets fit 32 bits")]
const fn place(offset: usize) -> Loc {
    Loc(offset as u32)
}
