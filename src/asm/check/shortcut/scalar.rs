//! SOP: at most one literal.

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
        let mut literals = 0;
        for operand in operands.iter().skip(1) {
            match operand.value {
                OperandValue::Imm { value, kind: ImmKind::Plain, is_fp, modifiers } => {
                    if modifiers.lit != LitModifier::None || is_fp && self.wide {
                        return false;
                    }
                    literals += usize::from(is_fp || !(-16..=64).contains(&value));
                }
                OperandValue::Expr(_) => literals += 1,
                _ => {}
            }
        }
        literals <= 1
    }
}
