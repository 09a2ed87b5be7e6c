//! Which parsed operands an operand class accepts.

use super::named::{buffer_format, imm16};
use super::operand::{ImmKind, Modifiers, Operand, OperandValue};
use super::operands::{cpol_bits, literal};
use crate::isa::class::{Accepts, SourceRule};
use crate::isa::form::Form;
use crate::isa::register::{HwMode, Reg, RegClass};
use crate::isa::{OperandClass, ValueType};
use crate::target::{Feature, Target};

/// What acceptance depends on besides the operand.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    /// The target.
    pub target: &'a Target,
    /// Its generation column; none where the generation is not known.
    pub column: Option<usize>,
    /// What some register classes depend on.
    pub mode: HwMode,
}

impl<'a> Scope<'a> {
    /// The scope of a target.
    #[must_use]
    pub fn new(target: &'a Target) -> Self {
        Self { target, column: crate::isa::column(target), mode: HwMode::of(target) }
    }

    /// Whether the target has a form.
    #[must_use]
    pub fn has(&self, form: &Form) -> bool {
        self.column.is_some_and(|column| form.is_available(column, self.target.predicates()))
    }

    /// Wave32, or both wave sizes.
    fn wave32(&self) -> bool {
        self.target.has(Feature::WavefrontSize32) || self.target.has(Feature::AssemblerPermissiveWavesize)
    }

    fn wave64(&self) -> bool {
        self.target.has(Feature::WavefrontSize64) || self.target.has(Feature::AssemblerPermissiveWavesize)
    }
}

/// Whether a class accepts an operand.
#[must_use]
pub fn accepts(class: OperandClass, operand: &Operand, scope: &Scope) -> bool {
    match class.info().accepts {
        Accepts::Reg(registers) => plain_reg(operand).is_some_and(|reg| registers.contains(reg, scope.mode)),
        Accepts::OneReg(special) => plain_reg(operand).is_some_and(|reg| reg.is(special)),
        Accepts::Src(ref rule) => accepts_source(rule, operand, scope),
        Accepts::Imm(kind) => operand.is_imm(kind) && accepts_value(class, operand),
        Accepts::Token(word) => accepts_word(word, operand),
        Accepts::Named => accepts_named(class, operand, scope),
    }
}

/// The register, if the operand is one without source modifiers.
fn plain_reg(operand: &Operand) -> Option<Reg> {
    match operand.value {
        OperandValue::Reg { reg, modifiers } if !modifiers.any() => Some(reg),
        _ => None,
    }
}

/// The number, if the operand is one that belongs to no modifier.
fn plain_number(operand: &Operand) -> Option<i64> {
    match operand.value {
        OperandValue::Imm { value, kind: ImmKind::Plain, .. } => Some(value),
        _ => None,
    }
}

fn accepts_source(rule: &SourceRule, operand: &Operand, scope: &Scope) -> bool {
    let takes = |modifiers: Modifiers| rule.fp_mods || rule.int_mods || !modifiers.any();
    match operand.value {
        OperandValue::Reg { reg, modifiers } => {
            takes(modifiers)
                && (rule.registers.contains(reg, scope.mode)
                    || rule.pairs
                        && scope.target.has(Feature::DPALU_DPP)
                        && RegClass::VReg_64.contains(reg, scope.mode)
                    || rule.inline_as.is_some() && reg.is_inline_value())
        }
        OperandValue::Imm { kind: ImmKind::Plain, modifiers, .. } => {
            let inline =
                rule.inline_as.is_some_and(|value| literal::is_inlinable(operand, value, scope.target));
            inline && takes(modifiers)
                || rule.literal
                    && rule.value.is_some_and(|value| literal::is_literal(operand, value, scope.target))
        }
        OperandValue::Expr(_) => rule.expr || rule.expr64 && scope.target.has(Feature::Has64BitLiterals),
        _ => false,
    }
}

/// Whether a class takes a modifier whatever its value.
pub(super) fn takes_any_value(class: OperandClass) -> bool {
    use OperandClass as C;
    !matches!(class, C::CPol_GLC | C::CPol_NonGLC | C::BLGP | C::FORMAT)
}

/// Whether a class that takes some values of a modifier takes this one: whether an atomic returns what was there before
/// tells its forms apart.
fn accepts_value(class: OperandClass, operand: &Operand) -> bool {
    let OperandValue::Imm { value, .. } = operand.value else { return false };
    let returns = value & cpol_bits::GLC != 0;
    match class {
        OperandClass::CPol_GLC => returns,
        OperandClass::CPol_NonGLC => !returns,
        OperandClass::BLGP => (0..=7).contains(&value),
        OperandClass::FORMAT => (0..=i64::from(buffer_format::MAX)).contains(&value),
        _ => true,
    }
}

/// The modifier that a word of the syntax is, too.
pub(super) fn kind_of_word(word: &str) -> Option<ImmKind> {
    Some(match word {
        "addr64" => ImmKind::Addr64,
        "gds" => ImmKind::Gds,
        "lds" => ImmKind::Lds,
        "idxen" => ImmKind::Idxen,
        "offen" => ImmKind::Offen,
        "tfe" => ImmKind::Tfe,
        "done" => ImmKind::Done,
        "row_en" => ImmKind::RowEn,
        _ => return None,
    })
}

fn accepts_word(word: &str, operand: &Operand) -> bool {
    match operand.value {
        OperandValue::Token(text) => text == word,
        OperandValue::Imm { kind, .. } => kind_of_word(word) == Some(kind),
        _ => false,
    }
}

fn accepts_named(class: OperandClass, operand: &Operand, scope: &Scope) -> bool {
    use OperandClass as C;
    match class {
        C::BoolReg => plain_reg(operand).is_some_and(|reg| {
            scope.wave64() && takes_mask(RegClass::SReg_64, reg, scope)
                || scope.wave32() && takes_mask(RegClass::SReg_32, reg, scope)
        }),
        C::Imm => imm16::is_any(operand),
        C::S16Imm => imm16::is_s16(operand),
        C::U16Imm => imm16::is_u16(operand),
        C::SOPPBrTarget => matches!(operand.value, OperandValue::Expr(_) | OperandValue::Imm { .. }),
        C::KImmFP16 => literal::is_literal(operand, ValueType::F16, scope.target),
        C::KImmFP32 => literal::is_literal(operand, ValueType::F32, scope.target),
        C::KImmFP64 => literal::is_literal(operand, ValueType::F64, scope.target),
        C::SplitBarrier => literal::is_inlinable(operand, ValueType::I32, scope.target),
        C::VReg32OrOff => {
            operand.is_imm(ImmKind::Off)
                || plain_reg(operand).is_some_and(|reg| RegClass::VGPR_32.contains(reg, scope.mode))
        }
        C::AV_LdSt_32_Align2_RegOp => plain_reg(operand).is_some_and(|reg| {
            RegClass::VGPR_32.contains(reg, scope.mode) || RegClass::AGPR_32.contains(reg, scope.mode)
        }),
        // It follows from other operands.
        C::ExpEn => false,
        C::DepCtr => imm16::is_s16(operand),
        C::SWaitCnt | C::SDelayALU => imm16::is_any(operand),
        C::FlatOffset => operand.is_imm(ImmKind::Offset) || operand.is_imm(ImmKind::InstOffset),
        C::SMEMOffset => operand.is_imm(ImmKind::Plain),
        C::SMRDOffset8 => plain_number(operand).is_some_and(|value| u8::try_from(value).is_ok()),
        // What fits 8 bits has no need of a literal.
        C::SMRDLiteralOffset => plain_number(operand)
            .is_some_and(|value| u8::try_from(value).is_err() && u32::try_from(value).is_ok()),
        // The other classes are those of encodings that have no rows yet.
        _ => class.sdwa_value_type().is_some_and(|value_type| accepts_sdwa(value_type, operand, scope)),
    }
}

/// gfx8 takes VGPRs alone; later generations, and their form on any GPU, whatever needs no literal.
fn accepts_sdwa(value_type: ValueType, operand: &Operand, scope: &Scope) -> bool {
    let target = scope.target;
    match operand.value {
        OperandValue::Reg { reg, .. } if target.is_gfx9_plus() => {
            RegClass::VS_32.contains(reg, scope.mode) || reg.is_inline_value()
        }
        OperandValue::Reg { reg, .. } => target.is_vi() && RegClass::VGPR_32.contains(reg, scope.mode),
        _ => target.is_gfx9_plus() && literal::is_inlinable(operand, value_type, target),
    }
}

/// A lane mask of either wave size, or one of the read-only values that stand for every size.
fn takes_mask(class: RegClass, reg: Reg, scope: &Scope) -> bool {
    class.contains(reg, scope.mode) || reg.is_inline_value()
}
