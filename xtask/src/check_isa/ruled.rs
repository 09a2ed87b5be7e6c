//! SOP, VOP and VINTERP, whose fields the encoder has rules for: the rules again, bit by bit.
//!
//! This is what `src/asm/encode/fields.rs` does with values, said of the places that they come from.

use mcreplay_rows::form::{Extension, Form, Slot};
use mcreplay_rows::generation::Columns;
use mcreplay_rows::isa_rows::IsaRows;
use mcreplay_rows::layout::Layout;

use super::bits::{Bit, Modifier, constant};
use super::form::{has_quirk, is_dpp, literal, may_negate};
use super::shape::Classes;

/// SRC0 of an instruction that DPP16 or SDWA extends.
const DPP16: u64 = 0xfa;
const SDWA: u64 = 0xf9;
/// SDWA's selection of a whole register.
const SDWA_DWORD: u64 = 6;
/// EXEC as a destination.
const EXEC: u64 = 0x7e;

/// A form in one generation.
pub(super) struct Ruled<'a> {
    pub(super) isa: &'a IsaRows,
    pub(super) form: &'a Form,
    pub(super) column: Columns,
    pub(super) classes: &'a Classes<'a>,
}

impl Ruled<'_> {
    /// The bits, lowest first.
    pub(super) fn bits(&self) -> Vec<Bit> {
        let form = self.form;
        let mut bits = self.dword(&form.layout, false);
        match form.extension {
            Extension::None => {}
            Extension::Dpp16 => bits.extend(self.dword("DPP16", true)),
            Extension::Dpp8 => bits.extend(self.dword("DPP8", true)),
            Extension::Sdwa => {
                let masks = form.encoding == "VOPC" && self.layout("SDWAB").is_some();
                bits.extend(self.dword(if masks { "SDWAB" } else { "SDWA" }, true));
            }
        }
        bits.extend(literal(form));
        bits
    }

    fn layout(&self, name: &str) -> Option<&Layout> {
        self.isa.layouts.iter().find(|own| own.name == name && !own.columns.and(self.column).is_empty())
    }

    fn dword(&self, layout: &str, extends: bool) -> Vec<Bit> {
        let Some(layout) = self.layout(layout) else { return Vec::new() };
        let mut bits = Vec::new();
        for field in layout.fields.iter().rev() {
            let width = usize::from(field.high - field.low) + 1;
            match field.fixed {
                Some(value) => bits.extend(constant(value.into(), width)),
                None if field.name == "OP" => bits.extend(constant(self.form.opcode.into(), width)),
                None => bits.extend(self.field(&field.name, width, extends)),
            }
        }
        bits
    }

    fn field(&self, name: &str, width: usize, extends: bool) -> Vec<Bit> {
        let form = self.form;
        let longer = form.layout.starts_with('V') && form.layout.len() > 4 || form.layout == "VOP3";
        // VOP3 has the source modifiers itself, and DPP none.
        let no_mods = extends && longer && is_dpp(form);
        match name {
            "VDST" if form.exec_dst => constant(EXEC, width).collect(),
            "VDST" if self.place(Slot::Vdst).is_none() => self.slot(Slot::Sdst, width),
            "VDST" => self.slot(Slot::Vdst, width),
            "SDST" => self.slot(Slot::Sdst, width),
            "SRC0" | "SSRC0" if !extends => self.first_source(width),
            "SRC0" => self.slot(Slot::Src0, width),
            "SRC1" | "SSRC1" | "VSRC1" => self.slot(Slot::Src1, width),
            "SRC2" => self.slot(Slot::Src2, width),
            "SIMM16" => self.slot(Slot::Simm16, width),
            "NEG" => self.three(width, |source| self.neg(source)),
            "ABS" | "NEG_HI" => self.three(width, |source| self.abs(source)),
            "OPSEL" => self.op_sel(width),
            "OPSEL_HI" | "OPSEL_HI_2" => self.op_sel_hi(name, width),
            "CLAMP" => self.class("Clamp", 0, width),
            "OMOD" if self.has_class("BitOp3") => self.class("BitOp3", 6, width),
            "OMOD" => self.class("OModSI", 0, width),
            "SRC0_NEG" | "SRC1_NEG" | "SRC0_ABS" | "SRC1_ABS" if no_mods => vec![Bit::ZERO],
            "SRC0_NEG" | "SRC1_NEG" => vec![self.neg(usize::from(name == "SRC1_NEG"))],
            "SRC0_ABS" | "SRC1_ABS" => vec![self.abs(usize::from(name == "SRC1_ABS"))],
            "SRC0_SEXT" | "SRC1_SEXT" => vec![self.sext(usize::from(name == "SRC1_SEXT"))],
            "DST_SEL" if !self.has_class("SDWADstSel") && self.place(Slot::Vdst).is_some() => {
                constant(SDWA_DWORD, width).collect()
            }
            "S0" => self.value(Slot::Src0, 8, width),
            "S1" => self.value(Slot::Src1, 8, width),
            // SDWA's destination is VCC without a number, or a number beside SD.
            "SD" => self.value(Slot::Sdst, 7, width),
            _ => NAMED
                .iter()
                .find(|(own, _)| *own == name)
                .map_or_else(|| vec![Bit::ZERO; width], |(_, class)| self.class(class, 0, width)),
        }
    }

    /// SRC0: a source, or what says which dword follows, or an attribute.
    fn first_source(&self, width: usize) -> Vec<Bit> {
        match self.form.extension {
            Extension::Dpp16 => return constant(DPP16, width).collect(),
            Extension::Sdwa => return constant(SDWA, width).collect(),
            // 0xe9, or one more where inactive lanes are fetched: LLVM takes this for the value of `fi`.
            Extension::Dpp8 => return self.class("DppFI", 0, width),
            Extension::None => {}
        }
        if self.place(Slot::Field("attr")).is_none() {
            return self.slot(Slot::Src0, width);
        }
        let mut bits = self.slot(Slot::Field("attr"), 6);
        bits.extend(self.slot(Slot::Field("attr_chan"), 2));
        bits.extend(self.class("High", 0, width - bits.len()));
        bits
    }

    fn place(&self, slot: Slot) -> Option<u8> {
        let place = self.form.operands.iter().position(|operand| operand.slot == slot)?;
        u8::try_from(place).ok()
    }

    fn slot(&self, slot: Slot, width: usize) -> Vec<Bit> {
        self.value(slot, 0, width)
    }

    fn value(&self, slot: Slot, low: u8, width: usize) -> Vec<Bit> {
        operand_bits(self.place(slot), low, width)
    }

    fn class_place(&self, class: &str) -> Option<u8> {
        let place = self.form.operands.iter().position(|operand| operand.class == class)?;
        u8::try_from(place).ok()
    }

    fn has_class(&self, class: &str) -> bool {
        self.class_place(class).is_some()
    }

    fn class(&self, class: &str, low: u8, width: usize) -> Vec<Bit> {
        operand_bits(self.class_place(class), low, width)
    }

    fn three(&self, width: usize, of: impl Fn(usize) -> Bit) -> Vec<Bit> {
        (0..width).map(of).collect()
    }

    /// The place of a source, with its class.
    fn source(&self, source: usize) -> Option<(u8, &str)> {
        let place = self.place(*[Slot::Src0, Slot::Src1, Slot::Src2].get(source)?)?;
        Some((place, &self.form.operands.get(usize::from(place))?.class))
    }

    fn beside(&self, source: usize, modifier: Modifier, takes: impl Fn(&str) -> bool) -> Bit {
        match self.source(source) {
            Some((place, class)) if takes(class) => Bit::Source { place, modifier },
            _ => Bit::ZERO,
        }
    }

    fn neg(&self, source: usize) -> Bit {
        if has_quirk(self.form, "signed_dot") {
            return Bit::Fixed(source < 2);
        }
        if self.has_class("BitOp3") {
            return operand_bits(self.class_place("BitOp3"), source as u8, 1)[0];
        }
        let packed = self.has_class("NegLo") && may_negate(self.form, source);
        self.beside(source, Modifier::Neg, |class| packed || self.classes.takes_neg(class))
    }

    fn abs(&self, source: usize) -> Bit {
        if self.has_class("BitOp3") {
            return operand_bits(self.class_place("BitOp3"), 3 + source as u8, 1)[0];
        }
        let barred = source < 2 && has_quirk(self.form, "neg_hi_src2");
        let packed = self.has_class("NegHi") && may_negate(self.form, source) && !barred;
        self.beside(source, Modifier::Abs, |class| packed || self.classes.takes_neg(class))
    }

    fn sext(&self, source: usize) -> Bit {
        self.beside(source, Modifier::Sext, |class| {
            self.classes.takes_sext(class) && !has_quirk(self.form, "no_sext")
        })
    }

    /// OPSEL: halves of sources, then that of the destination; or what shares its place.
    fn op_sel(&self, width: usize) -> Vec<Bit> {
        let mut bits = vec![Bit::ZERO; width];
        if self.has_class("OpSel") && !has_quirk(self.form, "blind_op_sel") {
            // Sources that are packed already have no half to select, and a check refuses it.
            let first = if has_quirk(self.form, "dot") && self.form.layout == "VOP3" { 2 } else { 0 };
            // Where SRC0 holds an attribute, SRC1 has its bit.
            let sources = if has_quirk(self.form, "attr_op_sel") { [1, usize::MAX, 2] } else { [0, 1, 2] };
            for (bit, source) in bits.iter_mut().zip(sources).skip(first) {
                *bit = self.beside(source, Modifier::OpSel, |_| true);
            }
            if let Some(last) = bits.get_mut(3).filter(|_| self.place(Slot::Vdst).is_some()) {
                *last = Bit::DstHalf;
            }
        }
        if self.form.extension == Extension::None {
            // v_permlane16_swap has no DPP, but two of its modifiers.
            for (class, at) in [("DppFI", 0), ("DppBoundCtrl", 1)] {
                if let Some(place) = self.class_place(class) {
                    bits[at] = Bit::Operand { place, bit: 0 };
                }
            }
        }
        if let Some(place) = self.class_place("ByteSel") {
            // Conversions from a byte have its number in reverse, where sources have theirs.
            let at = if self.form.encoding == "VOP1" { [1, 0] } else { [2, 3] };
            for (bit, at) in (0..).zip(at) {
                bits[at] = Bit::Operand { place, bit };
            }
        }
        for (class, at, low, width) in IN_OP_SEL {
            if self.has_class(class) {
                for (index, bit) in self.class(class, low, width).into_iter().enumerate() {
                    bits[at + index] = bit;
                }
            }
        }
        bits
    }

    /// OPSEL_HI: halves of sources for the high result, 1 where there is none to select; or what shares its place.
    fn op_sel_hi(&self, name: &str, width: usize) -> Vec<Bit> {
        let first = if name == "OPSEL_HI" { 0 } else { 2 };
        let of = |source: usize| {
            if let Some(place) = self.class_place("MatrixBFMT") {
                return Bit::Operand { place, bit: source as u8 };
            }
            if let Some(place) = self.class_place("MatrixBReuse").filter(|_| source == 2) {
                return Bit::Operand { place, bit: 0 };
            }
            match self.source(source).filter(|_| self.has_class("OpSelHi")) {
                Some((place, _)) => Bit::Source { place, modifier: Modifier::OpSelHi },
                None => Bit::Fixed(true),
            }
        };
        (first..first + width).map(of).collect()
    }
}

/// Fields that one modifier fills alone, with its class.
const NAMED: [(&str, &str); 12] = [
    ("DPP_CTRL", "DPPCtrl"),
    ("ROW_MASK", "DppRowMask"),
    ("BANK_MASK", "DppBankMask"),
    ("BC", "DppBoundCtrl"),
    ("FI", "DppFI"),
    ("SEL", "DPP8"),
    ("DST_SEL", "SDWADstSel"),
    ("DST_U", "SDWADstUnused"),
    ("SRC0_SEL", "SDWASrc0Sel"),
    ("SRC1_SEL", "SDWASrc1Sel"),
    ("WAITEXP", "WaitEXP"),
    ("HIGH", "High"),
];

/// What stands in OPSEL besides op_sel: the class, where it begins there, its lowest bit, how many bits.
const IN_OP_SEL: [(&str, usize, u8, usize); 6] = [
    ("ScaleSel", 0, 0, 4),
    ("IndexKey8bit", 0, 0, 2),
    ("IndexKey16bit", 0, 0, 1),
    ("IndexKey32bit", 0, 0, 1),
    ("MatrixAFMT", 0, 0, 3),
    ("MatrixAReuse", 2, 0, 1),
];

fn operand_bits(place: Option<u8>, low: u8, width: usize) -> Vec<Bit> {
    let bit = |index: usize| place.map_or(Bit::ZERO, |place| Bit::Operand { place, bit: low + index as u8 });
    (0..width).map(bit).collect()
}
