//! SOP and VOP: field values first, then their places in the layout.

use crate::asm::inst::{Arg, ArgValue, Inst};
use crate::asm::operand::LitModifier;
use crate::asm::operands::literal::{LITERAL, LITERAL64};
use crate::isa::form::{Extension, Slot};
use crate::isa::register::{Half, Reg};
use crate::isa::{Encoding, Field, OperandClass, Quirk, ValueType};
use crate::target::{Feature, Target};

/// Source code of the inline constant 0, which fills unused sources of VOP3 from gfx10 on.
const INLINE_ZERO: u16 = 128;
/// SRC0 of an instruction that DPP16 extends.
pub(super) const DPP16: u16 = 0xfa;
/// SRC0 of an instruction that DPP8 extends; one more where inactive lanes are fetched.
pub(super) const DPP8: u16 = 0xe9;
/// SRC0 of an instruction that SDWA extends.
pub(super) const SDWA: u16 = 0xf9;
/// EXEC as a destination.
const EXEC: u16 = 0x7e;
/// VCC as a destination.
const VCC: u16 = 0x6a;
/// The bit beside a destination of SDWA that is not VCC.
const SDWA_SD: u16 = 0x80;
/// SDWA's selection of a whole register.
pub(in crate::asm) const SDWA_DWORD: u8 = 6;
/// An attribute's number, in SRC0.
const ATTR_MASK: u16 = 0x3f;
/// Where its channel lies.
const ATTR_CHAN_SHIFT: u32 = 6;
/// Where lies which half of it is meant.
const HIGH_SHIFT: u32 = 8;
/// Source code of v0.
const FIRST_VGPR: u16 = 0x100;

/// NEG of an integer dot product whose factors are both signed.
const SIGNED_FACTORS: u8 = 0b011;

/// The bits that byte_sel takes from op_sel, which is printed as if it had them still.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ByteSel {
    bits: u8,
    mask: u8,
}

/// Values of fields, before they are put in their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    vdst: u16,
    sdst: u16,
    pub(super) src: [u16; 3],
    pub(super) neg: u8,
    sext: u8,
    /// Sources that are no VGPRs.
    scalar: u8,
    pub(super) abs: u8,
    pub(in crate::asm) op_sel: u8,
    pub(in crate::asm) op_sel_hi: u8,
    byte_sel: ByteSel,
    clamp: bool,
    omod: u8,
    simm16: u16,
    dpp_ctrl: u16,
    row_mask: u8,
    bank_mask: u8,
    bound_ctrl: bool,
    pub(super) fetch_inactive: bool,
    sel: u32,
    dst_sel: u8,
    dst_unused: u8,
    src_sel: [u8; 2],
    wait_exp: u8,
}

impl Fields {
    /// Reads the fields off an instruction.
    #[must_use]
    pub fn of(inst: &Inst, target: &Target) -> Self {
        let mut fields = Self::default();
        if inst.form.pattern().is_some() {
            return fields;
        }
        let sources = inst.sources().count();
        let vop3 = inst.form.is_vop3();
        let unused = if vop3 && target.is_gfx10_plus() && inst.form.extension == Extension::None {
            INLINE_ZERO
        } else {
            0
        };
        fields.src = [unused; 3];
        if inst.form.class_of(Slot::Vdst).is_some() {
            fields.dst_sel = SDWA_DWORD;
        }
        let op_sel = inst.number(OperandClass::OpSel);
        if inst.form.has(Quirk::BlindOpSel) {
            // It is printed all the same.
            fields.byte_sel.mask = u8::MAX;
        }
        // The destination's bit of op_sel comes after those of what is read.
        let tied = inst.form.has(Quirk::TiedOpSel);
        let op_sel_sources = sources + usize::from(tied || inst.form.has(Quirk::AttrOpSel));
        if tied {
            fields.op_sel = op_sel as u8 & 4;
        }
        for arg in inst.args() {
            fields.take(arg, inst, target, op_sel, op_sel_sources);
        }
        if inst.form.layout == Encoding::Vop3p {
            fields.op_sel_hi = op_sel_hi(inst, sources);
        }
        if inst.form.has(Quirk::SignedDot) {
            fields.neg = SIGNED_FACTORS;
        }
        if inst.form.exec_dst {
            fields.vdst = EXEC;
            fields.src[2] = INLINE_ZERO;
        }
        fields
    }

    fn take(&mut self, arg: &Arg, inst: &Inst, target: &Target, op_sel: i64, sources: usize) {
        let vop3 = inst.form.is_vop3();
        match arg.slot {
            Slot::Vdst => {
                if let Some(reg) = arg.as_reg() {
                    self.vdst = dst_code(reg, vop3, target);
                    let high =
                        if reg.half == Half::Full { op_sel >> sources & 1 != 0 } else { reg.is_hi16() };
                    self.op_sel |= u8::from(vop3 && high) << 3;
                }
            }
            // VOP3's VDST holds the lane mask that VOPC writes.
            Slot::Sdst => {
                // The destination of `s_get_barrier_state` is of a source's class: constants are encoded as there.
                let other = || source_code(arg, vop3, target);
                let code = arg.as_reg().map_or_else(other, |reg| reg.src_code(target));
                let sdwa_mask = inst.form.extension == Extension::Sdwa;
                if inst.form.layout == Encoding::Vop3 {
                    self.vdst = code;
                } else {
                    self.sdst = if sdwa_mask { sdwa_mask_code(code) } else { code };
                }
            }
            Slot::Src0 | Slot::Src1 | Slot::Src2 => {
                let number = arg.slot.source().unwrap_or(0);
                self.src[number] = source_code(arg, vop3, target);
                self.neg |= u8::from(arg.modifiers.neg) << number;
                self.sext |= u8::from(arg.modifiers.sext && !inst.form.has(Quirk::NoSext)) << number;
                self.scalar |= u8::from(self.src[number] < FIRST_VGPR) << number;
                self.abs |= u8::from(arg.modifiers.abs) << number;
                let half = arg.as_reg().map_or(Half::Full, |reg| reg.half);
                let number = if number == 1 && inst.form.has(Quirk::AttrOpSel) { 0 } else { number };
                let high = if half == Half::Full { op_sel >> number & 1 != 0 } else { half == Half::Hi };
                self.op_sel |= u8::from(vop3 && high) << number;
            }
            Slot::Simm16 => {
                if let ArgValue::Number(value) = arg.value {
                    self.simm16 = value as u16;
                }
            }
            Slot::Modifier => self.take_modifier(arg, inst),
            // SRC0 of an instruction that interpolates: the attribute, its channel, and which half of it.
            Slot::Attr => self.src[0] = source_code(arg, vop3, target) & ATTR_MASK,
            Slot::AttrChan => self.src[0] |= source_code(arg, vop3, target) << ATTR_CHAN_SHIFT,
            // The others are of encodings that have patterns, or have no field.
            _ => {}
        }
    }

    fn take_modifier(&mut self, arg: &Arg, inst: &Inst) {
        use OperandClass as C;
        let ArgValue::Number(value) = arg.value else { return };
        let low = value as u8;
        // Bits for sources that do not exist are dropped.
        let existing = (1 << inst.sources().count()) - 1;
        let negated = existing & inst.form.negated_sources();
        match arg.class {
            C::Clamp => self.clamp = value != 0,
            C::OModSI => self.omod = low,
            C::DPPCtrl => self.dpp_ctrl = value as u16,
            C::DppRowMask => self.row_mask = low,
            C::DppBankMask => self.bank_mask = low,
            // v_permlane16_swap has them in op_sel.
            C::DppBoundCtrl if inst.form.extension == Extension::None => {
                self.op_sel |= u8::from(value != 0) << 1;
            }
            C::DppFI if inst.form.extension == Extension::None => self.op_sel |= low & 1,
            C::DppBoundCtrl => self.bound_ctrl = value != 0,
            C::DppFI => self.fetch_inactive = fetches_inactive(value, inst),
            C::DPP8 => self.sel = value as u32,
            C::SDWADstSel => self.dst_sel = low,
            C::SDWADstUnused => self.dst_unused = low,
            C::SDWASrc0Sel => self.src_sel[0] = low,
            C::SDWASrc1Sel => self.src_sel[1] = low,
            // Conversions from one byte read it through the op_sel bits of sources 0 and 1, those to one byte write
            // it through those of source 2 and destination.
            C::ByteSel if inst.form.encoding == Encoding::Vop1 => {
                self.byte_sel = ByteSel { bits: (low & 1) << 1 | low >> 1 & 1, mask: 0b11 };
            }
            C::ByteSel => self.byte_sel = ByteSel { bits: (low & 3) << 2, mask: 0b1100 },
            C::High => self.src[0] |= (value as u16 & 1) << HIGH_SHIFT,
            C::WaitEXP => self.wait_exp = low,
            C::NegLo => self.neg |= low & negated,
            C::NegHi if inst.form.has(Quirk::NegHiSrc2) => self.abs |= low & 0b100,
            C::NegHi => self.abs |= low & negated,
            C::ScaleSel => self.op_sel |= low & 15,
            C::IndexKey8bit | C::IndexKey16bit | C::IndexKey32bit => self.op_sel |= low & 3,
            C::MatrixAFMT => self.op_sel |= low & 7,
            C::MatrixAReuse => self.op_sel |= (low & 1) << 2,
            C::BitOp3 => {
                self.neg |= low & 7;
                self.abs |= low >> 3 & 7;
                self.omod |= low >> 6;
            }
            _ => {}
        }
    }

    fn get(&self, field: Field, opcode: u16) -> u32 {
        match field {
            Field::Op => u32::from(opcode),
            Field::Vdst => u32::from(self.vdst),
            Field::Sdst => u32::from(self.sdst),
            Field::Src0 | Field::Ssrc0 => u32::from(self.src[0]),
            Field::Src1 | Field::Ssrc1 | Field::Vsrc1 => u32::from(self.src[1]),
            Field::Src2 => u32::from(self.src[2]),
            Field::Simm16 => u32::from(self.simm16),
            Field::Neg => u32::from(self.neg),
            Field::Abs => u32::from(self.abs),
            Field::Opsel => u32::from(self.op_sel & !self.byte_sel.mask | self.byte_sel.bits),
            Field::OpselHi => u32::from(self.op_sel_hi & 3),
            Field::OpselHi2 => u32::from(self.op_sel_hi >> 2),
            // VOP3P has its neg_hi where VOP3 has abs.
            Field::NegHi => u32::from(self.abs),
            Field::Clamp => u32::from(self.clamp),
            Field::Omod => u32::from(self.omod),
            Field::DppCtrl => u32::from(self.dpp_ctrl),
            Field::RowMask => u32::from(self.row_mask),
            Field::BankMask => u32::from(self.bank_mask),
            Field::Bc => u32::from(self.bound_ctrl),
            Field::Fi => u32::from(self.fetch_inactive),
            Field::Sel => self.sel,
            Field::DstSel => u32::from(self.dst_sel),
            Field::DstU => u32::from(self.dst_unused),
            Field::Src0Sel => u32::from(self.src_sel[0]),
            Field::Src1Sel => u32::from(self.src_sel[1]),
            Field::Src0Sext => u32::from(self.sext & 1),
            Field::Src1Sext => u32::from(self.sext >> 1 & 1),
            Field::S0 => u32::from(self.scalar & 1),
            Field::S1 => u32::from(self.scalar >> 1 & 1),
            Field::Sd => u32::from(self.sdst & SDWA_SD != 0),
            Field::Src0Neg => u32::from(self.neg & 1),
            Field::Src1Neg => u32::from(self.neg >> 1 & 1),
            Field::Src0Abs => u32::from(self.abs & 1),
            Field::Src1Abs => u32::from(self.abs >> 1 & 1),
            Field::Waitexp => u32::from(self.wait_exp),
            // Those that identify the encoding, the reserved ones, and those of encodings that have patterns.
            _ => 0,
        }
    }

    /// Puts the fields in the places of a layout.
    pub(super) fn pack(&self, encoding: Encoding, column: usize, opcode: u16) -> (u64, usize) {
        let Some(layout) = encoding.layout(column) else { return (0, 0) };
        let mut word = 0;
        for place in layout.fields {
            let value = place.fixed.unwrap_or_else(|| self.get(place.field, opcode));
            let width = place.high - place.low + 1;
            word |= (u64::from(value) & (u64::MAX >> (64 - width))) << place.low;
        }
        (word, usize::from(layout.bits / 8))
    }
}

/// op_sel_hi as it is encoded: sources that do not exist, and forms without the modifier, have it set.
fn op_sel_hi(inst: &Inst, sources: usize) -> u8 {
    const ALL: u8 = 7;
    // Where a second matrix has a format or is kept for reuse, that stands in these bits.
    for (class, bits) in [(OperandClass::MatrixBFMT, 0..3), (OperandClass::MatrixBReuse, 2..3)] {
        if let Some(ArgValue::Number(value)) = inst.modifier(class).map(|arg| arg.value) {
            let mask = (1 << bits.end) - (1 << bits.start);
            return ALL & !mask | (value as u8) << bits.start & mask;
        }
    }
    match inst.modifier(OperandClass::OpSelHi).map(|arg| arg.value) {
        Some(ArgValue::Number(value)) => value as u8 & ALL | ALL << sources & ALL,
        _ => ALL,
    }
}

/// The code of the lane mask that SDWA writes: VCC has none, others set SD.
const fn sdwa_mask_code(code: u16) -> u16 {
    if code == VCC { 0 } else { code | SDWA_SD }
}

/// The code of a destination. Short encodings have the upper half of a register in the top bit of its number.
fn dst_code(reg: Reg, vop3: bool, target: &Target) -> u16 {
    if vop3 { reg.src_code(target) } else { reg.src_code_t16_lo128(target) }
}

fn source_code(arg: &Arg, vop3: bool, target: &Target) -> u16 {
    match arg.value {
        ArgValue::Reg(reg) => dst_code(reg, vop3, target),
        ArgValue::Imm(imm) => imm.code,
        ArgValue::LiteralExpr(_) if is_wide_literal(arg, target) => LITERAL64,
        ArgValue::LiteralExpr(_) => LITERAL,
        ArgValue::Number(value) => value as u16,
        ArgValue::Expr(_) | ArgValue::KImm { .. } => 0,
    }
}

/// Whether an expression gets the 64 bits of its operand, which `lit` forbids.
fn is_wide_literal(arg: &Arg, target: &Target) -> bool {
    target.has(Feature::Has64BitLiterals)
        && arg.modifiers.lit != LitModifier::Lit
        && arg.value_type.is_some_and(ValueType::is_64)
}

/// Whether `fi` has DPP read inactive lanes: DPP16 has one bit of its value, DPP8 takes any but 0 in its low 32 bits for 1.
fn fetches_inactive(value: i64, inst: &Inst) -> bool {
    if inst.modifier(OperandClass::DPP8).is_some() { value as u32 != 0 } else { value & 1 != 0 }
}
