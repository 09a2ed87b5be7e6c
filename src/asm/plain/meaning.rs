//! Names that are read plainly, and what follows each: modifiers, values, registers.

use super::{Plain, Position, Sink, place};
use crate::asm::lexer::is_identifier_byte;
use crate::asm::named::{exp_target, interp};
use crate::asm::names::Name;
use crate::asm::operand::{ImmKind, Operand, OperandValue};
use crate::asm::operands::{
    DPP8, Lanes, Modifier, ModifierValue, Negation, OperandParser, encoding_of_dim, plain_register,
    policy_words,
};
use crate::asm::word::blanks_end;
use crate::isa::register::{Reg, Special};
use crate::target::Target;

/// The most bits of an array.
const ARRAY_BITS: u32 = 4;

/// What a name makes of itself and what follows it.
#[derive(Clone, Debug)]
pub(super) struct Meaning {
    kind: ImmKind,
    read: Read,
}

/// What follows a name, and what it makes.
#[derive(Clone, Debug)]
enum Read {
    /// This value.
    Value(i64),
    /// A word of the syntax itself.
    Token(&'static str),
    /// Nothing: the name is accepted and forgotten.
    Nothing,
    /// A number after a colon.
    Number(fn(i64) -> Option<i64>),
    /// Up to four bits in brackets after a colon.
    Array,
    /// One of these words after a colon.
    Word(&'static [&'static str]),
    /// The dimension of an image after a colon.
    Dim,
    /// What lanes are read, after a colon.
    Lanes(Lanes),
    /// This register.
    Register(Reg),
    /// A bit of the cache policy, and whether it is set. More of them may follow.
    Policy(i64, bool),
    /// Whatever it makes is not plain.
    Never,
}

impl Meaning {
    fn new(name: &str, kind: ImmKind, read: Read) -> (String, Self) {
        (name.to_owned(), Self { kind, read })
    }

    /// Names that are values.
    pub fn values(names: impl Iterator<Item = (String, i64)>, kind: ImmKind) -> Vec<(String, Self)> {
        names.map(|(name, value)| (name, Self { kind, read: Read::Value(value) })).collect()
    }

    /// The names that a parser reads.
    pub fn all(parser: OperandParser, target: &Target, scalar: bool) -> Vec<(String, Self)> {
        let lanes = |(name, lanes): (&str, Lanes), kind| Self::new(name, kind, Read::Lanes(lanes));
        match parser {
            OperandParser::ExpTarget => Self::values(exp_target::names(target), ImmKind::ExpTgt),
            OperandParser::InterpSlot => Self::values(interp::slots(), ImmKind::InterpSlot),
            OperandParser::Cpol => policy_words(target, scalar)
                .flat_map(|(name, bit)| {
                    let read = |set| bit.map_or(Read::Never, |bit| Read::Policy(bit, set));
                    let word = |name: &str, set| Self::new(name, ImmKind::Cpol, read(set));
                    [word(name, true), word(&format!("no{name}"), false)]
                })
                .collect(),
            OperandParser::Dim if target.is_gfx10_plus() => vec![Self::new("dim", ImmKind::Dim, Read::Dim)],
            OperandParser::DppCtrl => Lanes::all(target).map(|row| lanes(row, ImmKind::DppCtrl)).collect(),
            OperandParser::Dpp8 if target.is_gfx10_plus() => vec![lanes(DPP8, ImmKind::Dpp8)],
            _ => parser.modifiers(target).into_iter().flatten().flat_map(Self::of_modifier).collect(),
        }
    }

    fn of_modifier(modifier: Modifier) -> Vec<(String, Self)> {
        let Modifier { name, kind, value } = modifier;
        let read = match value {
            // Not every GPU or instruction has these, or has them by that name.
            ModifierValue::Bit(_) if matches!(kind, ImmKind::R128A16 | ImmKind::A16) => return Vec::new(),
            ModifierValue::Bit(negation) => {
                let negated = match negation {
                    Negation::Ignored => Read::Nothing,
                    // Some instructions refuse its negation.
                    Negation::Clears if kind == ImmKind::Gds => {
                        return vec![Self::new(name, kind, Read::Value(1))];
                    }
                    Negation::Clears => Read::Value(0),
                };
                return vec![
                    Self::new(name, kind, Read::Value(1)),
                    Self::new(&format!("no{name}"), kind, negated),
                ];
            }
            ModifierValue::Token => Read::Token(name),
            ModifierValue::InsteadOfRegister => Read::Value(0),
            ModifierValue::Number(convert) => Read::Number(convert),
            ModifierValue::Array => Read::Array,
            ModifierValue::Word(words) => Read::Word(words),
        };
        vec![Self::new(name, kind, read)]
    }

    /// The word where a name without a colon means something else.
    pub fn unless_bare(self) -> Self {
        let colon = match &self.read {
            Read::Value(_)
            | Read::Token(_)
            | Read::Nothing
            | Read::Register(_)
            | Read::Policy(..)
            | Read::Never => false,
            Read::Lanes(lanes) => !matches!(lanes, Lanes::Nothing(_)),
            Read::Number(_) | Read::Array | Read::Word(_) | Read::Dim => true,
        };
        if colon { self } else { Self { read: Read::Never, ..self } }
    }

    /// The registers with a name that the GPU has.
    pub fn registers(target: &Target) -> impl Iterator<Item = (String, Self)> {
        Special::names()
            .map(|(name, special)| (name, Reg::special(special)))
            .filter(|(_, reg)| reg.is_available(target))
            .map(|(name, reg)| Self::new(name, ImmKind::Plain, Read::Register(reg)))
    }

    /// The value that the name is.
    pub fn value(&self) -> Option<i64> {
        match self.read {
            Read::Value(value) => Some(value),
            _ => None,
        }
    }

    /// Reads what follows the name; gives the operand's end.
    pub fn read(
        &self,
        plain: &mut Plain,
        Name { start, end, .. }: Name,
        position: &Position,
        operands: &mut impl Sink,
    ) -> Option<usize> {
        let (value, end) = match &self.read {
            Read::Value(value) => (*value, end),
            Read::Nothing => return Some(end),
            Read::Never => return None,
            Read::Register(reg) => {
                let found = plain_register::Plain { reg: *reg, number: 0, name_len: end - start, end };
                operands.take(found.operand(plain.gprs, place(start)))?;
                return (!is_identifier_byte(*plain.text.get(end)?)).then_some(end);
            }
            Read::Token(name) => {
                let value = OperandValue::Token(name);
                operands.take(Operand { value, start: place(start), end: place(start) })?;
                return Some(end);
            }
            Read::Policy(bit, set) => policy(plain, position, (*bit, *set), end)?,
            Read::Lanes(Lanes::Nothing(value)) => (*value, end),
            // The others have a colon.
            _ if plain.text.get(end) != Some(&b':') => return None,
            Read::Number(convert) => {
                let (value, end) = plain.signed(end + 1)?;
                (convert(value)?, end)
            }
            Read::Array => selectors(plain, end + 1, 1..=ARRAY_BITS, 1)?,
            Read::Word(words) => {
                let word_end = Name::at(plain.text, end + 1).end;
                let word = plain.text.get(end + 1..word_end)?;
                let number = words.iter().position(|known| known.as_bytes() == word)?;
                (i64::try_from(number).ok()?, word_end)
            }
            Read::Dim => {
                let name = Name::at(plain.text, end + 1);
                (encoding_of_dim(plain.text.get(name.start..name.end)?)?, name.end)
            }
            Read::Lanes(Lanes::Selectors(count, bits)) => selectors(plain, end + 1, *count..=*count, *bits)?,
            Read::Lanes(Lanes::Number(base, range)) => {
                let (value, end) = plain.integer(end + 1)?;
                (range.contains(&value).then_some(base + value)?, end)
            }
        };
        operands.take(Operand::imm(value, self.kind, place(start)))?;
        Some(end)
    }
}

/// Digits in brackets with commas between them, the first one lowest, and where they end.
fn selectors(
    plain: &Plain,
    start: usize,
    counts: std::ops::RangeInclusive<u32>,
    bits: u32,
) -> Option<(i64, usize)> {
    let text = plain.text.get(start..)?;
    let (mut value, mut count) = (0, 0);
    for (pair, at) in text.chunks_exact(2).zip((start..).step_by(2)) {
        // The first pair is a bracket and a digit, others a comma and a digit, or the closing bracket and whatever.
        match pair {
            [b']', _] if counts.contains(&count) => return Some((value, at + 1)),
            [b'[', _] if count == 0 => {}
            [b',', _] if count > 0 => {}
            _ => return None,
        }
        let digit = i64::from(pair[1].wrapping_sub(b'0'));
        if digit >> bits != 0 || count == *counts.end() {
            return None;
        }
        value |= digit << (count * bits);
        count += 1;
    }
    None
}

/// The words of a cache policy from one that ends at `end` on, and where they end.
fn policy(plain: &Plain, position: &Position, first: (i64, bool), end: usize) -> Option<(i64, usize)> {
    let (mut value, mut seen) = (if first.1 { first.0 } else { 0 }, first.0);
    let mut end = end;
    loop {
        let start = blanks_end(plain.text, end);
        let name = Name::at(plain.text, start);
        match position.names.find(plain.text, name).map(|meaning| &meaning.read) {
            Some(Read::Policy(bit, set)) if seen & bit == 0 => {
                seen |= bit;
                value |= if *set { *bit } else { 0 };
                end = name.end;
            }
            Some(Read::Policy(..) | Read::Never) => return None,
            _ => return Some((value, end)),
        }
    }
}
