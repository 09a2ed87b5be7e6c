//! What the checks see of a matched instruction.

use crate::asm::inst::{Arg, ArgValue, Inst};
use crate::asm::operand::{ImmKind, LitModifier, Operand};
use crate::asm::operands::literal::{Inline, inline_code};
use crate::asm::token::Loc;
use crate::isa::class::Accepts;
use crate::isa::form::Slot;
use crate::isa::register::Reg;
use crate::isa::{OperandClass, Quirk, ValueType};
use crate::target::{Feature, Target};

/// A matched instruction with its sources at hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subject<'a> {
    pub(super) target: &'a Target,
    pub(super) inst: &'a Inst,
    /// Where the mnemonic stands.
    pub(super) loc: Loc,
    /// SRC0 to SRC2, as far as the form has them; a SOP's SSRC0 and SSRC1 count.
    pub(super) sources: [Option<Source<'a>>; 3],
    /// The same of the second half of a pair; [`Subject::sources`] are those of the first.
    pub(super) sources_y: [Option<Source<'a>>; 3],
    /// The literal of an instruction that has one in any case; of a pair, the one that is written last.
    pub(super) k: Option<Source<'a>>,
    /// The other literal of a pair in which both halves have one.
    pub(super) k_x: Option<Source<'a>>,
    pub(super) operands: &'a [Operand],
    /// The source.
    pub(super) text: &'a [u8],
}

/// A source operand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    arg: &'a Arg,
    /// Where it stands.
    pub(super) loc: Loc,
}

/// What a source operand holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum SourceValue {
    /// A register.
    Reg(Reg),
    /// A number, as LLVM's `MCInst` holds it: a 64-bit float as its bits, a 32-bit literal for one in the upper half.
    Imm {
        /// The number.
        value: i64,
        /// Whether `lit()` or `lit64()` stays around it.
        lit: bool,
    },
    /// A number that is no source value but a field of its own.
    Field,
    /// An expression whose value is not known yet.
    Expr,
}

impl<'a> Subject<'a> {
    pub(super) fn new(
        inst: &'a Inst,
        operands: &'a [Operand],
        loc: Loc,
        target: &'a Target,
        text: &'a [u8],
    ) -> Self {
        let mut sources = [None; 3];
        let mut sources_y = [None; 3];
        let (mut k, mut k_x) = (None, None);
        for arg in inst.args() {
            let source = Source { arg, loc: loc_of(arg, operands, loc) };
            match arg.slot {
                Slot::Imm32 if k_type(arg.class).is_some() => k_x = k.replace(source),
                Slot::Srcx0 => sources[0] = Some(source),
                Slot::Vsrcx1 => sources[1] = Some(source),
                Slot::Vsrcx2 => sources[2] = Some(source),
                Slot::Srcy0 => sources_y[0] = Some(source),
                Slot::Vsrcy1 => sources_y[1] = Some(source),
                Slot::Vsrcy2 => sources_y[2] = Some(source),
                slot => {
                    if let Some(place) = slot.source().and_then(|number| sources.get_mut(number)) {
                        *place = Some(source);
                    }
                }
            }
        }
        Self { target, inst, loc, sources, sources_y, k, k_x, operands, text }
    }

    /// All sources in order, without the literal that an instruction has in any case.
    pub(super) fn all_sources(&self) -> impl Iterator<Item = &Source<'a>> {
        self.sources.iter().chain(&self.sources_y).flatten()
    }

    pub(super) fn has(&self, quirk: Quirk) -> bool {
        self.inst.form.has(quirk)
    }

    /// The value of a modifier that the form has.
    pub(super) fn modifier(&self, wanted: ImmKind) -> Option<i64> {
        self.inst.args().filter(|arg| arg.slot == Slot::Modifier).find_map(|arg| match arg.value {
            ArgValue::Number(value) if arg.class.info().accepts == Accepts::Imm(wanted) => Some(value),
            _ => None,
        })
    }

    /// Whether a modifier stands in the source.
    pub(super) fn is_written(&self, wanted: ImmKind) -> bool {
        self.operands.iter().any(|operand| operand.is_imm(wanted))
    }

    /// Where a modifier stands; the instruction itself if it is not written.
    pub(super) fn modifier_loc(&self, wanted: ImmKind) -> Loc {
        self.operands
            .iter()
            .rev()
            .find(|operand| operand.is_imm(wanted))
            .map_or(self.loc, |operand| operand.start)
    }

    /// Where an operand stands; the instruction itself if it is not written.
    pub(super) fn arg_loc(&self, arg: &Arg) -> Loc {
        loc_of(arg, self.operands, self.loc)
    }

    /// VDST, or SDST where there is no VDST, and its place.
    pub(super) fn dst(&self) -> Option<(Reg, Loc)> {
        let arg = self.inst.arg(Slot::Vdst).or_else(|| self.inst.arg(Slot::Sdst))?;
        Some((arg.as_reg()?, loc_of(arg, self.operands, self.loc)))
    }
}

impl Source<'_> {
    pub(super) fn value(&self) -> SourceValue {
        match self.arg.value {
            ArgValue::Reg(reg) => SourceValue::Reg(reg),
            ArgValue::Imm(imm) => SourceValue::Imm { value: imm.value, lit: imm.lit != LitModifier::None },
            ArgValue::KImm { value, lit } => SourceValue::Imm { value, lit: lit != LitModifier::None },
            ArgValue::LiteralExpr(_) | ArgValue::Expr(_) => SourceValue::Expr,
            ArgValue::Number(_) => SourceValue::Field,
        }
    }

    /// Whether an inline constant can express the number, as which `lit()` may yet prevent it to be encoded. The
    /// literal that an instruction has in any case never is one.
    pub(super) fn is_inline(&self, value: i64, target: &Target) -> bool {
        let is_k = matches!(self.arg.value, ArgValue::KImm { .. });
        // LLVM counts no number of half precision as inline where 1/(2π) is none, not even 0.
        let half = matches!(self.value_type(), Some(ValueType::F16 | ValueType::Bf16));
        let none = half && !target.has(Feature::Inv2PiInlineImm);
        !is_k
            && !none
            && self
                .value_type()
                .is_some_and(|value_type| inline_code(value, value_type, target) != Inline::None)
    }

    /// The register, if it is one.
    pub(super) fn reg(&self) -> Option<Reg> {
        self.arg.as_reg()
    }

    /// Whether it is a VGPR, a tuple or a half of one.
    pub(super) fn is_vgpr(&self) -> bool {
        self.reg().is_some_and(Reg::is_vgpr)
    }

    /// The register that the constant bus reads.
    pub(super) fn scalar(&self) -> Option<Reg> {
        self.reg().filter(|reg| reg.is_scalar())
    }

    /// Whether the encoding has bits for its source modifiers.
    pub(super) fn has_modifiers(&self) -> bool {
        matches!(self.arg.class.info().accepts, Accepts::Src(rule) if rule.fp_mods || rule.int_mods)
    }

    pub(super) fn abs(&self) -> bool {
        self.arg.modifiers.abs
    }

    /// What the text asks for by `lit()` or `lit64()`.
    pub(super) fn lit(&self) -> LitModifier {
        self.arg.modifiers.lit
    }

    /// The type by which immediates are encoded.
    pub(super) fn value_type(&self) -> Option<ValueType> {
        self.arg.value_type
    }

    /// Bytes that a literal stands for: 8 for 64-bit types, else at least 4.
    pub(super) fn literal_bytes(&self) -> u8 {
        let value_type = self.value_type();
        if value_type.is_some_and(ValueType::is_64) { 8 } else { 4 }
    }

    /// Whether it is read as a floating-point number of 64 bits.
    pub(super) fn is_f64(&self) -> bool {
        let value_type = self.value_type();
        matches!(value_type, Some(ValueType::F64 | ValueType::V2f64))
    }
}

pub(super) fn loc_of(arg: &Arg, operands: &[Operand], loc: Loc) -> Loc {
    arg.parsed(operands).map_or(loc, |operand| operand.start)
}

/// The type of the literal that an instruction has in any case.
fn k_type(class: OperandClass) -> Option<ValueType> {
    match class {
        OperandClass::KImmFP16 => Some(ValueType::F16),
        OperandClass::KImmFP32 => Some(ValueType::F32),
        OperandClass::KImmFP64 => Some(ValueType::F64),
        _ => None,
    }
}
