//! The forms of a mnemonic that may be chosen, and a quick way past those that cannot fit: image instructions have some
//! hundred, which differ in nothing but sizes of registers.

use super::accept::Scope;
use super::matcher::{Assignment, Candidate};
use super::only::{self, Only};
use super::operand::{Operand, OperandValue};
use crate::isa::class::Accepts;
use crate::isa::form::{Form, FormOperand};
use crate::isa::register::{Half, Reg};

/// How many candidates are tried as they are.
const FEW: usize = 8;

/// Forms in the order in which they are tried.
#[derive(Debug)]
pub struct Candidates {
    list: Vec<Candidate>,
    /// What to look at before each, where there are many.
    keys: Vec<Key>,
    may_be_certain: bool,
    /// How many operands they share, if those and words behind them are all that there is to them.
    shared: usize,
}

/// What is needed of operands for a candidate to be tried.
#[derive(Clone, Copy, Debug)]
struct Key {
    shape: Shape,
    least: u8,
    most: u8,
}

impl Candidates {
    /// The candidates in `list`.
    #[must_use]
    pub fn new(list: Vec<Candidate>, scope: &Scope) -> Self {
        let key = |candidate: &Candidate| {
            let (least, most) = candidate.operand_counts();
            Key { shape: Shape::of_form(candidate.form, scope), least, most }
        };
        let keys = if list.len() > FEW { list.iter().map(key).collect() } else { Vec::new() };
        let may_be_certain = list.iter().any(|candidate| candidate.shortcut.is_some());
        let shared = only::shared(&list);
        Self { list, keys, may_be_certain, shared }
    }

    /// Whether instructions of some of them can pass every check for certain.
    #[must_use]
    pub fn may_be_certain(&self) -> bool {
        self.may_be_certain
    }

    /// What takes operands one by one, if that tells whether one of them is chosen and passes.
    #[inline]
    #[must_use]
    pub fn stepwise<'a>(&'a self, scope: &'a Scope<'a>) -> Option<Only<'a>> {
        match self.list.as_slice() {
            [only] => Only::new(only, scope),
            forms if self.shared > 0 => Only::among(forms, self.shared, scope),
            _ => None,
        }
    }

    /// The first that fits.
    #[inline(always)]
    pub fn find(&self, operands: &[Operand], scope: &Scope, out: &mut Assignment) -> Option<&Candidate> {
        if self.keys.is_empty() {
            return self.list.iter().find(|candidate| candidate.is_chosen(operands, scope, out));
        }
        let shape = Shape::of_operands(operands);
        // The first operand is the mnemonic.
        let count = u8::try_from(operands.len() - 1).unwrap_or(u8::MAX);
        let possible = |key: &Key| key.least <= count && count <= key.most && key.shape.allows(shape);
        let mut all = self.list.iter().zip(&self.keys).filter(|(_, key)| possible(key)).map(|(own, _)| own);
        all.find(|candidate| candidate.is_chosen(operands, scope, out))
    }
}

/// What the first operands are, a byte for each: the size of a vector register, or a bracket. 0 is anything else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Shape {
    value: u64,
    /// Ones where `value` is not 0.
    mask: u64,
}

/// Added to the size of a vector register.
const VECTOR: u8 = 0x40;
const OPENING: u8 = 0x80;
const CLOSING: u8 = 0x81;
/// The bits that all other words have.
const OTHER_WORD: u8 = 0x82;

impl Shape {
    fn of_bytes(bytes: impl Iterator<Item = u8>) -> Self {
        let mut shape = Self::default();
        for (place, byte) in (0..u64::BITS).step_by(8).zip(bytes) {
            shape.value |= u64::from(byte) << place;
            shape.mask |= if byte == 0 { 0 } else { 0xff << place };
        }
        shape
    }

    fn of_operands(operands: &[Operand]) -> Self {
        Self::of_bytes(operands.iter().skip(1).map(|operand| match operand.value {
            OperandValue::Reg { reg, .. } => byte_of(reg),
            OperandValue::Token(word) => byte_of_word(word),
            _ => 0,
        }))
    }

    /// Of the operands before the first that may be left out.
    fn of_form(form: &Form, scope: &Scope) -> Self {
        let needed = |operand: &&FormOperand| !operand.class.info().optional;
        Self::of_bytes(form.operands().iter().take_while(needed).map(|operand| {
            match operand.class.info().accepts {
                Accepts::Reg(class) => {
                    class.members(scope.mode).vector_dwords().map_or(0, |size| VECTOR | size)
                }
                Accepts::Token(word) => byte_of_word(word),
                _ => 0,
            }
        }))
    }

    /// Whether nothing speaks against operands of that shape.
    fn allows(self, operands: Self) -> bool {
        (self.value ^ operands.value) & self.mask & operands.mask == 0
    }
}

fn byte_of(reg: Reg) -> u8 {
    let vector = (reg.is_vgpr() || reg.is_agpr()) && reg.half == Half::Full;
    if vector { VECTOR | reg.dwords } else { 0 }
}

fn byte_of_word(word: &str) -> u8 {
    match word {
        "[" => OPENING,
        "]" => CLOSING,
        // Whatever tells most words from each other: those behind `::` are many.
        _ => word.bytes().fold(0, |sum: u8, byte| sum.rotate_left(1) ^ byte) | OTHER_WORD,
    }
}
