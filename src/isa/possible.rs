//! Which bits of an encoding can be 0 and which can be 1: what a coverage of tests is measured against.
//!
//! A bit that is the same for every operand that a form takes, such as the lowest one of an even SGPR tuple, is no
//! variable bit. Numbers of modifiers are taken to use all bits of their field.

use super::class::Accepts;
use super::form::{Extension, Form, Slot};
use super::layout::FieldPlace;
use super::register::{Half, HwMode, Reg, RegClass, RegFile, Special};
use super::{Encoding, Field, OperandClass};
use crate::target::Target;

/// The bits of a value that can be 0, and those that can be 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Possible {
    /// Those that can be 0.
    pub zero: u64,
    /// Those that can be 1.
    pub one: u64,
}

impl Possible {
    const ANY: Self = Self { zero: u64::MAX, one: u64::MAX };

    /// One value.
    fn value(value: u64) -> Self {
        Self { zero: !value, one: value }
    }

    /// What either can be.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { zero: self.zero | other.zero, one: self.one | other.one }
    }

    const fn shifted(self, shift: u8) -> Self {
        Self { zero: self.zero >> shift, one: self.one >> shift }
    }

    /// What of it a field has room for.
    #[must_use]
    pub const fn within(self, place: &FieldPlace) -> Self {
        let mask = u64::MAX >> (63 - (place.high - place.low));
        Self { zero: self.zero & mask, one: self.one & mask }
    }

    /// The bits that can be both.
    #[must_use]
    pub const fn variable(self) -> u64 {
        self.zero & self.one
    }
}

/// Source codes of inline constants: integers from 0 to 64 and -1 to -16, and nine floating-point numbers.
const INLINE_CODES: [(u64, u64); 2] = [(128, 208), (240, 248)];
/// Source code of a literal.
const LITERAL: u64 = 255;

/// The values that an operand class puts in a source or register field.
fn of_class(class: OperandClass, target: &Target) -> Possible {
    let registers = |class: RegClass| of_registers(class, target);
    match class.info().accepts {
        Accepts::Reg(class) => registers(class),
        Accepts::OneReg(special) => Possible::value(u64::from(Reg::special(special).src_code(target))),
        Accepts::Src(rule) => {
            let mut all = registers(rule.registers);
            if rule.inline_as.is_some() {
                for code in INLINE_CODES.iter().flat_map(|(first, last)| *first..=*last) {
                    all = all.or(Possible::value(code));
                }
            }
            if rule.literal { all.or(Possible::value(LITERAL)) } else { all }
        }
        Accepts::Named if class == OperandClass::BoolReg => {
            let wave32 = target.wavefront_size() == 32;
            registers(if wave32 { RegClass::SReg_32 } else { RegClass::SReg_64 })
        }
        Accepts::Named if class.sdwa_value_type().is_some() => registers(RegClass::VS_32),
        Accepts::Token(_) => Possible::default(),
        Accepts::Imm(_) | Accepts::Named => Possible::ANY,
    }
}

/// All registers of a class that the target has.
fn of_registers(class: RegClass, target: &Target) -> Possible {
    let mode = HwMode::of(target);
    let mut all = Possible::default();
    let mut add = |reg: Reg| {
        if class.contains(reg, mode) && reg.is_available(target) && is_written(reg) {
            all = all.or(Possible::value(u64::from(reg.src_code(target))));
        }
    };
    for file in [RegFile::Vgpr, RegFile::Agpr, RegFile::Sgpr, RegFile::Ttmp] {
        let count = if matches!(file, RegFile::Sgpr | RegFile::Ttmp) { 106 } else { 256 };
        for dwords in (1..=16).chain([32]) {
            for half in [Half::Full, Half::Lo, Half::Hi] {
                (0..count).for_each(|index| add(Reg { file, index, dwords, half }));
            }
        }
    }
    (0..=u16::from(u8::MAX)).filter_map(Special::from_index).for_each(|special| add(Reg::special(special)));
    all
}

/// Whether the syntax has such a tuple: those of scalar registers start at a multiple of their size, or of four.
fn is_written(reg: Reg) -> bool {
    let step = u16::from(reg.dwords).next_power_of_two().min(4);
    !matches!(reg.file, RegFile::Sgpr | RegFile::Ttmp) || reg.index.is_multiple_of(step)
}

impl Form {
    /// What can stand in a field of the form's layout; nothing where the form does not fill it.
    ///
    /// `extension` asks for the dword that follows (DPP, SDWA) instead.
    #[must_use]
    pub fn possible(&self, place: &FieldPlace, extension: bool, target: &Target) -> Possible {
        if place.fixed.is_some() || matches!(place.field, Field::Op | Field::Reserved) {
            return Possible::default();
        }
        let Some(pattern) = self.pattern() else { return self.ruled(place.field, extension, target) };
        let word = pattern.words.get(usize::from(place.low / 64)).copied().unwrap_or_default();
        let fixed = Possible::value(word >> (place.low % 64));
        let filling = pattern.pieces().iter().filter(|piece| piece.low == place.low);
        filling
            .filter_map(|piece| Some((self.operands().get(usize::from(piece.arg))?, piece.shift)))
            .map(|(operand, shift)| of_class(operand.class, target).shifted(shift))
            .reduce(Possible::or)
            .unwrap_or(fixed)
    }

    /// The same for SOP and VOP, whose fields the encoder has rules for.
    fn ruled(&self, field: Field, extension: bool, target: &Target) -> Possible {
        use OperandClass as C;
        let slot = |slot| self.class_of(slot).map_or_else(Possible::default, |class| of_class(class, target));
        let when = |condition: bool| if condition { Possible::ANY } else { Possible::default() };
        let takes = |class| when(self.takes(class));
        let per_source = |condition: &dyn Fn(OperandClass) -> bool| {
            let sources = [Slot::Src0, Slot::Src1, Slot::Src2].into_iter().enumerate();
            let bits = sources
                .filter(|(_, slot)| self.class_of(*slot).is_some_and(condition))
                .fold(0, |bits, (number, _)| bits | 1 << number);
            Possible { zero: bits, one: bits }
        };
        let modified =
            |class: OperandClass| matches!(class.info().accepts, Accepts::Src(rule) if rule.fp_mods);
        match field {
            Field::Vdst if self.layout == Encoding::Vop3 && self.class_of(Slot::Vdst).is_none() => {
                slot(Slot::Sdst)
            }
            Field::Vdst => slot(Slot::Vdst),
            Field::Sdst => slot(Slot::Sdst),
            Field::Src0 if self.extension != Extension::None && !extension => Possible::default(),
            Field::Src0 | Field::Ssrc0 => slot(Slot::Src0),
            Field::Src1 | Field::Ssrc1 | Field::Vsrc1 => slot(Slot::Src1),
            Field::Src2 => slot(Slot::Src2),
            Field::Simm16 => when(self.class_of(Slot::Simm16).is_some()),
            Field::Neg if self.takes(C::NegLo) => per_source(&|_| true),
            Field::NegHi if self.takes(C::NegHi) => per_source(&|_| true),
            Field::Neg | Field::Abs if self.takes(C::BitOp3) => Possible::ANY,
            // Instructions that mix types have abs where packed ones have neg_hi.
            Field::Neg | Field::Abs | Field::NegHi => per_source(&modified),
            Field::Opsel if self.takes(C::OpSel) => per_source(&|_| true),
            Field::OpselHi if self.takes(C::OpSelHi) => per_source(&|_| true),
            Field::OpselHi2 => when(self.takes(C::OpSelHi) && self.class_of(Slot::Src2).is_some()),
            Field::Clamp => takes(C::Clamp),
            Field::Omod => takes(C::OModSI),
            Field::Sel | Field::RowMask | Field::BankMask => when(extension),
            _ => Possible::default(),
        }
    }
}
