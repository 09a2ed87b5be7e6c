//! MFMA and SMFMAC: vector registers, and sources that are the destination or apart from it.

use super::{given, is_odd};
use crate::asm::check::{alignment, matrix};
use crate::asm::inst::modifiers_of;
use crate::asm::operand::{ImmKind, Operand, OperandValue};
use crate::isa::form::{Form, Slot};
use crate::isa::register::Reg;
use crate::isa::{Encoding, Quirk};
use crate::target::{Feature, Target};

/// What makes a matrix product with AGPRs certain to pass.
#[derive(Clone, Copy, Debug)]
pub struct Matrix {
    /// Which operand of the form is the destination.
    dst: u8,
    /// Which is the third source.
    src2: u8,
    /// Whether a constant may be added.
    constants: bool,
    /// Whether blgp is called neg.
    negates: bool,
    /// Whether tuples of VGPRs and AGPRs must be aligned.
    aligned: bool,
}

impl Matrix {
    /// The shortcut of a form, if there is one.
    pub(super) fn of(form: &Form, target: &Target) -> Option<Self> {
        // Factors in several formats have as many sizes.
        let known = form.has_only(&[Quirk::UnalignedDst, Quirk::NegBlgp]);
        if !(known && matches!(form.layout, Encoding::Mai | Encoding::Smfmac)) {
            return None;
        }
        let place = |slot| form.operands().iter().position(|operand| operand.slot == slot);
        Some(Self {
            dst: u8::try_from(place(Slot::Vdst)?).ok()?,
            src2: u8::try_from(place(Slot::Src2)?).ok()?,
            constants: !target.has(Feature::MFMAInlineLiteralBug),
            negates: form.has(Quirk::NegBlgp),
            aligned: alignment::is_demanded(target),
        })
    }

    /// Whether an instruction with these operands passes for certain. `assignment` says which parsed operand each
    /// operand of the form has.
    pub(super) fn is_certain(&self, assignment: &[Option<u8>], operands: &[Operand]) -> bool {
        let register = |place| register(given(place, assignment, operands)?);
        let apart = match (register(self.dst), register(self.src2)) {
            (Some(dst), Some(src2)) => !matrix::overlaps_partly(dst, src2),
            (dst, _) => dst.is_some(),
        };
        // The mnemonic is the first.
        apart && operands.iter().skip(1).all(|operand| self.allows(operand))
    }

    fn allows(&self, operand: &Operand) -> bool {
        match operand.value {
            OperandValue::Reg { reg, .. } => {
                (reg.is_vgpr() || reg.is_agpr()) && !(self.aligned && is_odd(operand))
            }
            OperandValue::Imm { kind: ImmKind::Plain, .. } => self.constants,
            OperandValue::Imm { kind: ImmKind::Blgp, .. } => modifiers_of(operand).neg == self.negates,
            OperandValue::Imm { kind, .. } => matches!(kind, ImmKind::Cbsz | ImmKind::Abid),
            OperandValue::Token(_) | OperandValue::Expr(_) => false,
        }
    }
}

fn register(operand: &Operand) -> Option<Reg> {
    match operand.value {
        OperandValue::Reg { reg, .. } => Some(reg),
        _ => None,
    }
}
