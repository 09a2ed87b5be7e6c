//! What decides the value of each field of an instruction: the encoder's rules, said of fields.

use super::class::Accepts;
use super::form::{Extension, Form, Slot};
use super::layout::FieldPlace;
use super::{Encoding, Field, OperandClass, Quirk};

/// What decides the value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fill {
    /// It identifies the encoding: always that value.
    Encoding(u64),
    /// The opcode.
    Opcode,
    /// The form: always that value.
    Fixed(u64),
    /// Nothing: reserved bits, and fields that the form has no use for.
    Unused,
    /// Says which dword follows.
    Extension,
    /// The value of the operand at that place of the form, from that bit on.
    Operand {
        /// Which operand of the form.
        place: usize,
        /// The lowest bit of its value that lies in the field.
        shift: u8,
    },
    /// A bit for each source, lowest first.
    Sources(SourceBit),
    /// A bit beside the source at that place of the form.
    Source {
        /// Which operand of the form.
        place: usize,
        /// What the bit says.
        bit: SourceBit,
    },
}

/// What a bit says of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SourceBit {
    /// It is negated.
    Neg,
    /// Its sign is dropped.
    Abs,
    /// Its sign is extended.
    Sext,
    /// Its upper half is taken. After the sources' bits comes that of the destination.
    OpSel,
    /// Its upper half is taken for the upper half of the result.
    OpSelHi,
    /// The high half of a packed source is negated.
    NegHi,
    /// It is no VGPR.
    Scalar,
}

/// The bits of an operand's value in patterns that are source modifiers.
const NEG_SHIFT: u8 = 16;
const ABS_SHIFT: u8 = 17;

/// EXEC as a destination.
const EXEC: u64 = 0x7e;

/// Factors of a dot product that are both signed.
const SIGNED_FACTORS: u64 = 0b011;

/// Fields that a modifier fills alone.
const NAMED: [(Field, OperandClass); 11] = [
    (Field::Clamp, OperandClass::Clamp),
    (Field::Omod, OperandClass::OModSI),
    (Field::DppCtrl, OperandClass::DPPCtrl),
    (Field::RowMask, OperandClass::DppRowMask),
    (Field::BankMask, OperandClass::DppBankMask),
    (Field::Bc, OperandClass::DppBoundCtrl),
    (Field::Fi, OperandClass::DppFI),
    (Field::Sel, OperandClass::DPP8),
    (Field::DstSel, OperandClass::SDWADstSel),
    (Field::DstU, OperandClass::SDWADstUnused),
    (Field::Waitexp, OperandClass::WaitEXP),
];

/// The modifiers that have the bits of op_sel in some instructions.
const IN_OP_SEL: [OperandClass; 7] = [
    OperandClass::ByteSel,
    OperandClass::ScaleSel,
    OperandClass::IndexKey8bit,
    OperandClass::IndexKey16bit,
    OperandClass::IndexKey32bit,
    OperandClass::MatrixAFMT,
    OperandClass::MatrixAReuse,
];

/// The same of op_sel_hi.
const IN_OP_SEL_HI: [OperandClass; 2] = [OperandClass::MatrixBFMT, OperandClass::MatrixBReuse];

impl Form {
    /// What fills a field of the form's layout, or of the dword that extends it if `extension` says so.
    #[must_use]
    pub fn fill(&self, place: &FieldPlace, extension: bool) -> Fill {
        match (place.fixed, place.field) {
            (_, Field::Reserved) => return Fill::Unused,
            (Some(value), Field::Encoding) => return Fill::Encoding(u64::from(value)),
            (Some(value), _) => return Fill::Fixed(u64::from(value)),
            // The opcode of a pair is that of its first half.
            (_, Field::Op | Field::Opx) => return Fill::Opcode,
            _ => {}
        }
        let Some(pattern) = self.pattern() else { return self.ruled_fill(place.field, extension) };
        let Some(piece) = pattern.pieces().iter().find(|piece| piece.low == place.low) else {
            let word = pattern.words.get(usize::from(place.low / 64)).copied().unwrap_or_default();
            let width = place.high - place.low + 1;
            return match word >> (place.low % 64) & (u64::MAX >> (64 - width)) {
                0 => Fill::Unused,
                value => Fill::Fixed(value),
            };
        };
        let arg = usize::from(piece.arg);
        let is_source = |class: OperandClass| matches!(class.info().accepts, Accepts::Src(_));
        let source = self.operands().get(arg).is_some_and(|operand| is_source(operand.class));
        match piece.shift {
            NEG_SHIFT if source => Fill::Source { place: arg, bit: SourceBit::Neg },
            ABS_SHIFT if source => Fill::Source { place: arg, bit: SourceBit::Abs },
            shift => Fill::Operand { place: arg, shift },
        }
    }

    /// The same for SOP, VOP and VINTERP.
    fn ruled_fill(&self, field: Field, extension: bool) -> Fill {
        let slot = |slot| self.slot_fill(slot);
        match field {
            Field::Vdst if self.exec_dst => Fill::Fixed(EXEC),
            Field::Vdst if self.class_of(Slot::Vdst).is_none() => slot(Slot::Sdst),
            Field::Vdst => slot(Slot::Vdst),
            Field::Sdst | Field::Sd => slot(Slot::Sdst),
            Field::Src0 | Field::Ssrc0 if self.extension != Extension::None && !extension => Fill::Extension,
            Field::Src0 | Field::Ssrc0 if self.class_of(Slot::Attr).is_some() => slot(Slot::Attr),
            Field::Src0 | Field::Ssrc0 => slot(Slot::Src0),
            Field::Src1 | Field::Ssrc1 | Field::Vsrc1 => slot(Slot::Src1),
            Field::Src2 => slot(Slot::Src2),
            Field::Simm16 => slot(Slot::Simm16),
            _ => self.modifier_fill(field, extension),
        }
    }

    fn modifier_fill(&self, field: Field, extension: bool) -> Fill {
        use OperandClass as C;
        let has_sources =
            [Slot::Src0, Slot::Src1, Slot::Src2].iter().any(|slot| self.class_of(*slot).is_some());
        let sources =
            |condition: bool, bit| if condition && has_sources { Fill::Sources(bit) } else { Fill::Unused };
        match field {
            Field::Neg if self.has(Quirk::SignedDot) => Fill::Fixed(SIGNED_FACTORS),
            Field::Neg if self.takes(C::BitOp3) => self.class_fill(C::BitOp3, 0),
            Field::Abs if self.takes(C::BitOp3) => self.class_fill(C::BitOp3, 3),
            Field::Omod if self.takes(C::BitOp3) => self.class_fill(C::BitOp3, 6),
            Field::Neg => sources(self.takes(C::NegLo) || self.any_source(negates), SourceBit::Neg),
            Field::Abs => sources(self.any_source(negates), SourceBit::Abs),
            Field::NegHi if self.takes(C::NegHi) => sources(true, SourceBit::NegHi),
            Field::NegHi => sources(self.any_source(negates), SourceBit::Abs),
            Field::Opsel => self.shared_fill(&IN_OP_SEL, C::OpSel, SourceBit::OpSel),
            Field::OpselHi | Field::OpselHi2 => {
                self.shared_fill(&IN_OP_SEL_HI, C::OpSelHi, SourceBit::OpSelHi)
            }
            // VOP3 has the source modifiers itself.
            Field::Src0Neg | Field::Src0Abs | Field::Src1Neg | Field::Src1Abs
                if extension && self.is_vop3() =>
            {
                Fill::Unused
            }
            Field::Src0Neg => self.source_fill(Slot::Src0, SourceBit::Neg, negates),
            Field::Src1Neg => self.source_fill(Slot::Src1, SourceBit::Neg, negates),
            Field::Src0Abs => self.source_fill(Slot::Src0, SourceBit::Abs, negates),
            Field::Src1Abs => self.source_fill(Slot::Src1, SourceBit::Abs, negates),
            Field::Src0Sext if !self.has(Quirk::NoSext) => {
                self.source_fill(Slot::Src0, SourceBit::Sext, extends)
            }
            Field::Src1Sext if !self.has(Quirk::NoSext) => {
                self.source_fill(Slot::Src1, SourceBit::Sext, extends)
            }
            Field::S0 => self.source_fill(Slot::Src0, SourceBit::Scalar, |_| true),
            Field::S1 => self.source_fill(Slot::Src1, SourceBit::Scalar, |_| true),
            Field::Src0Sel => self.class_fill(C::SDWASrc0Sel, 0),
            Field::Src1Sel => self.class_fill(C::SDWASrc1Sel, 0),
            _ => NAMED
                .iter()
                .find(|(own, _)| *own == field)
                .map_or(Fill::Unused, |(_, class)| self.class_fill(*class, 0)),
        }
    }

    fn slot_fill(&self, slot: Slot) -> Fill {
        let place = self.operands().iter().position(|operand| operand.slot == slot);
        place.map_or(Fill::Unused, |place| Fill::Operand { place, shift: 0 })
    }

    fn class_fill(&self, class: OperandClass, shift: u8) -> Fill {
        let place = self.operands().iter().position(|operand| operand.class == class);
        place.map_or(Fill::Unused, |place| Fill::Operand { place, shift })
    }

    /// A modifier that has the field's bits to itself, or else a bit for each source.
    fn shared_fill(&self, instead: &[OperandClass], own: OperandClass, bit: SourceBit) -> Fill {
        if let Some(class) = instead.iter().find(|class| self.takes(**class)) {
            return self.class_fill(*class, 0);
        }
        let halves = self.operands().iter().any(|operand| operand.class.has_halves());
        if self.takes(own) && !self.has(Quirk::BlindOpSel) || bit == SourceBit::OpSel && halves {
            return Fill::Sources(bit);
        }
        // Bits of VOP3P that select nothing are set.
        if bit == SourceBit::OpSelHi { Fill::Sources(bit) } else { Fill::Unused }
    }

    fn source_fill(&self, slot: Slot, bit: SourceBit, takes: impl Fn(OperandClass) -> bool) -> Fill {
        match self.slot_fill(slot) {
            Fill::Operand { place, .. } if self.class_of(slot).is_some_and(takes) => {
                Fill::Source { place, bit }
            }
            _ => Fill::Unused,
        }
    }

    fn any_source(&self, condition: impl Fn(OperandClass) -> bool) -> bool {
        [Slot::Src0, Slot::Src1, Slot::Src2]
            .into_iter()
            .any(|slot| self.class_of(slot).is_some_and(&condition))
    }
}

/// Whether a source may be negated.
fn negates(class: OperandClass) -> bool {
    match class.info().accepts {
        Accepts::Src(rule) => rule.fp_mods,
        _ => class.sdwa_value_type().is_some_and(super::ValueType::is_fp),
    }
}

/// Whether a source's sign may be extended.
fn extends(class: OperandClass) -> bool {
    match class.info().accepts {
        Accepts::Src(rule) => rule.int_mods,
        _ => class.sdwa_value_type().is_some_and(|value| !value.is_fp()),
    }
}

impl OperandClass {
    /// Whether it takes halves of VGPRs.
    #[must_use]
    pub fn has_halves(self) -> bool {
        use super::register::RegClass as R;
        let registers = match self.info().accepts {
            Accepts::Reg(class) => class,
            Accepts::Src(rule) => rule.registers,
            _ => return false,
        };
        matches!(registers, R::VGPR_16 | R::VGPR_16_Lo128 | R::VS_16 | R::VS_16_Lo128)
    }
}

impl Encoding {
    /// Whether it is a dword that follows another encoding.
    #[must_use]
    pub const fn is_extension(self) -> bool {
        matches!(self, Self::Dpp16 | Self::Dpp8 | Self::Sdwa | Self::Sdwab)
    }
}
