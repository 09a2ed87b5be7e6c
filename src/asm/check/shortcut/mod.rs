//! Instructions that pass every check for certain, which their parsed operands tell before they are converted.
//!
//! Nearly all instructions do. Where nobody wants bytes or text, such an instruction is done once a form is found. The
//! answer "not certain" is always right, so only what is listed here is looked at: whoever adds a check on one of these
//! encodings sees to it that forms or operands which it may refuse are not certain.

mod matrix;
mod memory;
mod scalar;
mod vector;

use super::alignment;
use crate::asm::operand::{Operand, OperandValue};
use crate::isa::Encoding;
use crate::isa::form::Form;
use crate::target::Target;
use matrix::Matrix;
use memory::Memory;
use scalar::{Scalar, Tally};
use vector::Vector;

/// What makes an instruction of a form certain to pass.
#[derive(Clone, Copy, Debug)]
pub enum Shortcut {
    /// VOP1, VOP2, VOPC, VOP3.
    Vector(Vector),
    /// SOP1, SOP2, SOPC, SOPK, SOPP.
    Scalar(Scalar),
    /// Memory, LDS and GDS.
    Memory(Memory),
    /// MFMA and SMFMAC.
    Matrix(Matrix),
    /// Nothing of it is restricted: EXP, LDSDIR, VINTRP.
    Free,
}

impl Shortcut {
    /// The shortcut of a form, if there is one.
    #[must_use]
    pub fn of(form: &Form, target: &Target) -> Option<Self> {
        if matches!(form.encoding, Encoding::Exp | Encoding::Ldsdir) || form.layout == Encoding::Vintrp {
            return Some(Self::Free);
        }
        let vector = || Vector::of(form, target).map(Self::Vector);
        let memory = || Memory::of(form, target).map(Self::Memory);
        let matrix = || Matrix::of(form, target).map(Self::Matrix);
        Scalar::of(form).map(Self::Scalar).or_else(memory).or_else(vector).or_else(matrix)
    }

    /// What tells it of operands that come one by one, if that is possible.
    #[must_use]
    pub const fn stepwise(&self) -> Option<Steps> {
        match self {
            Self::Scalar(scalar) => Some(Steps::Scalar(Tally::new(*scalar))),
            Self::Free => Some(Steps::Free),
            Self::Vector(_) | Self::Memory(_) | Self::Matrix(_) => None,
        }
    }

    /// Whether an instruction with these operands passes for certain. `assignment` says which parsed operand each
    /// operand of the form has.
    #[must_use]
    pub fn is_certain(&self, assignment: &[Option<u8>], operands: &[Operand]) -> bool {
        match self {
            Self::Vector(vector) => vector.is_certain(assignment, operands),
            Self::Scalar(scalar) => scalar.is_certain(operands),
            Self::Memory(memory) => memory.is_certain(operands),
            Self::Matrix(matrix) => matrix.is_certain(assignment, operands),
            Self::Free => true,
        }
    }
}

/// What tells that an instruction passes for certain as its operands come one by one.
#[derive(Clone, Copy, Debug)]
pub enum Steps {
    /// The literals so far.
    Scalar(Tally),
    /// Whatever the operands are, it passes.
    Free,
}

impl Steps {
    /// Adds an operand, if it leaves the instruction certain to pass.
    #[inline(always)]
    pub fn add(&mut self, operand: &Operand) -> Option<()> {
        match self {
            Self::Scalar(tally) => tally.add(operand),
            Self::Free => Some(()),
        }
    }
}

/// The parsed operand that an operand of the form has.
#[inline]
fn given<'o>(place: u8, assignment: &[Option<u8>], operands: &'o [Operand]) -> Option<&'o Operand> {
    let index = assignment.get(usize::from(place)).copied().flatten()?;
    operands.get(usize::from(index))
}

/// Whether an operand is a tuple that starts at an odd VGPR.
fn is_odd(operand: &Operand) -> bool {
    matches!(operand.value, OperandValue::Reg { reg, .. } if alignment::is_odd(reg))
}

#[cfg(test)]
mod tests;
