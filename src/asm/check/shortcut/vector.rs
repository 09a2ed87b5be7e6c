//! VOP1, VOP2, VOPC, VOP3 and VINTERP, with and without DPP: sources, and what the constant bus reads.

use super::{given, is_odd};
use crate::asm::check::{alignment, constant_bus, modifiers};
use crate::asm::operand::{ImmKind, LitModifier, Operand, OperandValue};
use crate::asm::operands::literal::is_inline_64;
use crate::isa::form::{Extension, Form, Slot};
use crate::isa::register::{Half, Reg, Special};
use crate::isa::{Encoding, OperandClass, Quirk, ValueType};
use crate::target::{Feature, Target};

/// What makes an instruction of a vector form certain to pass.
#[derive(Clone, Copy, Debug)]
pub struct Vector {
    /// Which operands of the form are sources.
    sources: [Option<u8>; 3],
    /// The scalar register that it reads without naming it.
    implicit: Option<Reg>,
    /// How many scalar values it may read.
    scalars: usize,
    /// Whether a floating-point inline constant of any type is one of its types, too.
    fp_constants: bool,
    /// Whether an integer that is an inline constant of any type is one of its types, too.
    constants: bool,
    /// Whether a literal is of 32 bits, however it is written.
    literals: bool,
    /// Whether DPP follows, with which VGPRs alone are certain.
    dpp: bool,
    /// Whether clamp is allowed.
    clamp: bool,
    /// Whether op_sel and op_sel_hi select halves of whole registers, as they like.
    packed: bool,
    /// The sources that neg_lo and neg_hi must not name, as bits.
    barred: i64,
    /// Whether tuples of VGPRs must be aligned.
    aligned: bool,
}

/// Flags of rows that only matter to checks which look at operands that are not certain, or are looked at here.
const HARMLESS: &[Quirk] = &[
    Quirk::Reversed,
    Quirk::IntDst,
    Quirk::OneScalar,
    Quirk::ReadsVcc,
    Quirk::ReadsM0,
    Quirk::WriteLane,
    Quirk::Permlane16,
    Quirk::Dot,
    Quirk::DpAlu,
    Quirk::WideSrc,
    Quirk::ReadsDst,
    Quirk::KeepsDst,
    Quirk::WritesSrc,
    Quirk::TiedSrc2,
    Quirk::NegSrc01,
    Quirk::NegSrc2,
    Quirk::Mix,
];

impl Vector {
    /// The shortcut of a form, if there is one.
    pub(super) fn of(form: &Form, target: &Target) -> Option<Self> {
        let short = matches!(form.layout, Encoding::Vop1 | Encoding::Vop2 | Encoding::Vopc);
        let vop3 =
            matches!(form.layout, Encoding::Vop3 | Encoding::Vop3sd | Encoding::Vop3p | Encoding::Vinterp);
        let dpp = matches!(form.extension, Extension::Dpp8 | Extension::Dpp16);
        // The double-precision ALU does not know all lane patterns.
        let follows = dpp && !target.has(Feature::DPALU_DPP);
        let plain = (form.extension == Extension::None || follows)
            && (form.has_only(HARMLESS) || form.has_only(&[Quirk::DivScale]) && target.is_gfx11_plus())
            && form.class_of(Slot::Imm32).is_none()
            && !form.takes(OperandClass::MatrixAFMT);
        if !(plain && (short || vop3)) {
            return None;
        }
        let mut sources = [None; 3];
        let mut constants = true;
        let mut fp_constants = true;
        let mut literals = short || target.has(Feature::VOP3Literal);
        for (index, operand) in form.operands().iter().enumerate() {
            let Some(number) = operand.slot.source() else { continue };
            sources[number] = u8::try_from(index).ok();
            match operand.value_type() {
                // GPUs without 1/(2π) have no inline constants of this type.
                Some(ValueType::F16) if !target.has(Feature::Inv2PiInlineImm) => {
                    (constants, fp_constants, literals) = (false, false, false);
                }
                None
                | Some(ValueType::I16 | ValueType::I32 | ValueType::F16 | ValueType::F32 | ValueType::Bf16)
                | Some(ValueType::V2f16 | ValueType::V2bf16) => {}
                Some(ValueType::I64 | ValueType::F64) => literals = false,
                // What its op_sel_hi is by default depends on its sources.
                Some(ValueType::V2f32) => return None,
                Some(ValueType::V2i16) => fp_constants = false,
                Some(_) => (constants, fp_constants, literals) = (false, false, false),
            }
        }
        Some(Self {
            sources,
            implicit: constant_bus::implicit(form),
            scalars: constant_bus::limit(form, target),
            fp_constants,
            constants,
            literals,
            dpp,
            clamp: target.has(Feature::IntClamp),
            packed: form.layout == Encoding::Vop3p && !target.is_gfx940(),
            barred: modifiers::barred_negations(form),
            aligned: alignment::is_demanded(target),
        })
    }

    /// Whether an instruction with these operands passes for certain. `assignment` says which parsed operand each
    /// operand of the form has.
    pub(super) fn is_certain(&self, assignment: &[Option<u8>], operands: &[Operand]) -> bool {
        if self.packed && operands.iter().any(is_half) || self.aligned && operands.iter().any(is_odd) {
            return false;
        }
        let mut scalars = usize::from(self.implicit.is_some());
        let mut literals = 0;
        for source in self.sources.iter().flatten() {
            let Some(operand) = given(*source, assignment, operands) else { return false };
            match operand.value {
                OperandValue::Reg { reg, .. } if reg.is_vgpr() || reg.is_null() && !self.dpp => {}
                OperandValue::Reg { reg, .. } if !reg.is(Special::LdsDirect) => {
                    scalars += 1;
                }
                OperandValue::Imm { value, kind: ImmKind::Plain, is_fp, modifiers }
                    if modifiers.lit == LitModifier::None && !self.dpp =>
                {
                    // `neg` and `abs` may make another number of it.
                    let known = if is_fp { self.fp_constants } else { self.constants };
                    let inline = known && !modifiers.any() && is_inline(value, is_fp);
                    if !inline && !self.literals {
                        return false;
                    }
                    literals += usize::from(!inline);
                }
                _ => return false,
            }
        }
        if self.dpp && scalars + literals > usize::from(self.implicit.is_some()) {
            return false;
        }
        literals <= 1
            && (scalars + literals <= self.scalars
                || self.distinct_scalars(assignment, operands) + literals <= self.scalars)
            && operands.iter().skip(self.operand_count()).all(|operand| self.allows(operand))
    }

    /// How many scalar registers are read, each counted once.
    fn distinct_scalars(&self, assignment: &[Option<u8>], operands: &[Operand]) -> usize {
        let mut seen = [self.implicit, None, None, None];
        let mut count = usize::from(self.implicit.is_some());
        for source in self.sources.iter().flatten() {
            if let Some(operand) = given(*source, assignment, operands)
                && let OperandValue::Reg { reg, .. } = operand.value
                && !(reg.is_vgpr() || reg.is_null() || seen.contains(&Some(reg)))
                && let Some(place) = seen.get_mut(count)
            {
                *place = Some(reg);
                count += 1;
            }
        }
        count
    }

    /// How many parsed operands there are at least before the first modifier: the mnemonic and the sources.
    fn operand_count(&self) -> usize {
        1 + self.sources.iter().flatten().count()
    }

    fn allows(&self, operand: &Operand) -> bool {
        match operand.value {
            OperandValue::Reg { .. } => true,
            OperandValue::Imm { value, kind, .. } => match kind {
                ImmKind::Plain | ImmKind::Omod => true,
                ImmKind::Clamp => self.clamp,
                ImmKind::OpSel => value == 0 || self.packed,
                ImmKind::OpSelHi => self.packed,
                ImmKind::NegLo | ImmKind::NegHi => value & self.barred == 0,
                ImmKind::IndexKey8Bit | ImmKind::IndexKey16Bit | ImmKind::IndexKey32Bit => true,
                ImmKind::WaitExp => true,
                ImmKind::Dpp8 | ImmKind::DppCtrl | ImmKind::DppRowMask | ImmKind::DppBankMask => true,
                ImmKind::DppBoundCtrl | ImmKind::DppFi => true,
                _ => false,
            },
            OperandValue::Token(_) | OperandValue::Expr(_) => false,
        }
    }
}

/// Whether an operand is one half of a register.
fn is_half(operand: &Operand) -> bool {
    matches!(operand.value, OperandValue::Reg { reg, .. } if reg.half != Half::Full)
}

/// Whether a number is an inline constant of every type that [`Vector`] stands for.
fn is_inline(value: i64, is_fp: bool) -> bool {
    let small = (-16..=64).contains(&value);
    if is_fp { !small && is_inline_64(value.cast_unsigned(), false) } else { small }
}
