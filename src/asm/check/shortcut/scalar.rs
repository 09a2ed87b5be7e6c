//! SOP: at most one literal, as operands are there or as they come.

use crate::asm::operand::{ImmKind, LitModifier, Operand, OperandValue};
use crate::isa::form::{Form, Slot};
use crate::isa::{Encoding, Quirk, ValueType};

/// What makes an instruction of a scalar form certain to pass.
#[derive(Clone, Copy, Debug)]
pub struct Scalar {
    /// It has operands of 64 bits, whose literals may lose bits.
    wide: bool,
}

impl Scalar {
    /// The shortcut of a form, if there is one.
    pub(super) fn of(form: &Form) -> Option<Self> {
        let scalar = matches!(
            form.layout,
            Encoding::Sop1 | Encoding::Sop2 | Encoding::Sopc | Encoding::Sopk | Encoding::Sopp
        );
        if !scalar || form.has(Quirk::WaitCounter) || form.class_of(Slot::Imm32).is_some() {
            return None;
        }
        let mut types = form.operands().iter().filter_map(|operand| operand.value_type());
        Some(Self { wide: types.any(ValueType::is_64) })
    }

    /// Whether an instruction with these operands passes for certain.
    pub(super) fn is_certain(&self, operands: &[Operand]) -> bool {
        let count = |sum: u32, operand: &Operand| Some(sum + self.literals(operand)?);
        operands.iter().skip(1).try_fold(0, count).is_some_and(|literals| literals <= MAX_LITERALS)
    }

    /// How many literals an operand is, if it does not take more than that to tell whether an instruction passes.
    #[inline(always)]
    fn literals(&self, operand: &Operand) -> Option<u32> {
        match operand.value {
            OperandValue::Imm { value, kind: ImmKind::Plain, is_fp, modifiers } => {
                let certain = modifiers.lit == LitModifier::None && !(is_fp && self.wide);
                certain.then(|| u32::from(is_fp || !(-16..=64).contains(&value)))
            }
            OperandValue::Expr(_) => Some(1),
            _ => Some(0),
        }
    }
}

/// So many literals an instruction may have.
const MAX_LITERALS: u32 = 1;

/// What is known of an instruction of a scalar form whose operands come one by one.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    scalar: Scalar,
    literals: u32,
}

impl Tally {
    /// Of no operand so far.
    pub(super) const fn new(scalar: Scalar) -> Self {
        Self { scalar, literals: 0 }
    }

    /// Adds an operand, if it leaves the instruction certain to pass.
    #[inline(always)]
    pub(super) fn add(&mut self, operand: &Operand) -> Option<()> {
        self.literals += self.scalar.literals(operand)?;
        (self.literals <= MAX_LITERALS).then_some(())
    }
}
