//! How modifiers are written: their names, and what follows each.
//!
//! Both readers of operands, the one of tokens and the one of plain bytes, go by this table.

use super::modifier;
use super::{
    MATRIX_FMTS, MATRIX_SCALE_FMTS, MATRIX_SCALES, OperandParser, Operands, SDWA_DST_UNUSED, SDWA_SELS,
};
use crate::asm::operand::ImmKind;
use crate::asm::parser::{ParseStatus, Parser};
use crate::target::Target;

/// What `no` before the name of a bit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::asm) enum Negation {
    /// It gives the value 0.
    Clears,
    /// It is accepted and forgotten.
    Ignored,
}

/// What makes a modifier's value.
#[derive(Clone, Copy, Debug)]
pub(in crate::asm) enum Value {
    /// The name alone is 1.
    Bit(Negation),
    /// The name is a word of the syntax itself.
    Token,
    /// The name alone stands where a register may stand.
    InsteadOfRegister,
    /// A number after a colon: the value to keep, or none for one that is refused.
    Number(fn(i64) -> Option<i64>),
    /// Up to four bits in brackets after a colon.
    Array,
    /// One of these words after a colon, or its place among them.
    Word(&'static [&'static str]),
}

/// A modifier.
#[derive(Clone, Copy, Debug)]
pub(in crate::asm) struct Modifier {
    /// Its name, without a colon.
    pub name: &'static str,
    /// What the operand is of it.
    pub kind: ImmKind,
    /// What makes its value.
    pub value: Value,
}

impl Modifier {
    /// Reads it from tokens, if it is next.
    pub(super) fn parse(&self, parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
        let Self { name, kind, value } = *self;
        match value {
            Value::Bit(negation) => modifier::parse_named_bit(parser, target, operands, name, kind, negation),
            Value::Token => modifier::parse_token(parser, operands, name),
            Value::InsteadOfRegister => modifier::parse_word(parser, operands, name, kind),
            Value::Number(convert) => modifier::parse_int_with_prefix(parser, operands, name, kind, convert),
            Value::Array => modifier::parse_array(parser, operands, name, kind),
            Value::Word(words) => modifier::parse_word_or_int(parser, operands, name, words, kind),
        }
    }
}

const fn bit(name: &'static str, kind: ImmKind) -> Modifier {
    Modifier { name, kind, value: Value::Bit(Negation::Clears) }
}

/// A bit whose negation means nothing.
const fn flag(name: &'static str, kind: ImmKind) -> Modifier {
    Modifier { name, kind, value: Value::Bit(Negation::Ignored) }
}

const fn token(name: &'static str, kind: ImmKind) -> Modifier {
    Modifier { name, kind, value: Value::Token }
}

const fn number(name: &'static str, kind: ImmKind, convert: fn(i64) -> Option<i64>) -> Modifier {
    Modifier { name, kind, value: Value::Number(convert) }
}

const fn array(name: &'static str, kind: ImmKind) -> Modifier {
    Modifier { name, kind, value: Value::Array }
}

const fn word(name: &'static str, kind: ImmKind, words: &'static [&'static str]) -> Modifier {
    Modifier { name, kind, value: Value::Word(words) }
}

/// Takes any value.
fn any(value: i64) -> Option<i64> {
    Some(value)
}

/// Takes what fits that many bits without a sign.
fn bits<const COUNT: u32>(value: i64) -> Option<i64> {
    (value >> COUNT == 0).then_some(value)
}

fn multiplied(factor: i64) -> Option<i64> {
    matches!(factor, 1 | 2 | 4).then_some(factor >> 1)
}

fn divided(divisor: i64) -> Option<i64> {
    match divisor {
        1 => Some(0),
        2 => Some(3),
        _ => None,
    }
}

/// LLVM's `convertDppBoundCtrl` before gfx11: `bound_ctrl:0` means 1, as AMD's own assembler has it.
fn always_bound(value: i64) -> Option<i64> {
    matches!(value, 0 | 1).then_some(1)
}

impl OperandParser {
    /// The modifiers that it reads, the first of which goes first.
    pub(in crate::asm) fn modifiers(self, target: &Target) -> [Option<Modifier>; 2] {
        use ImmKind as K;
        let only = |modifier| [Some(modifier), None];
        match self {
            Self::R128A16 => [Some(bit("r128", K::R128A16)), Some(bit("a16", K::A16))],
            Self::Omod => [Some(number("mul", K::Omod, multiplied)), Some(number("div", K::Omod, divided))],
            Self::FlatOffset => {
                [Some(number("offset", K::Offset, any)), Some(number("inst_offset", K::InstOffset, any))]
            }
            Self::DppBoundCtrl if target.is_gfx11_plus() => {
                only(number("bound_ctrl", K::DppBoundCtrl, bits::<1>))
            }
            Self::DppBoundCtrl => only(number("bound_ctrl", K::DppBoundCtrl, always_bound)),
            _ => [self.modifier(), None],
        }
    }

    /// The one modifier that it reads on every GPU.
    fn modifier(self) -> Option<Modifier> {
        use ImmKind as K;
        Some(match self {
            Self::Addr64 => token("addr64", K::Addr64),
            Self::Idxen => token("idxen", K::Idxen),
            Self::Offen => token("offen", K::Offen),
            Self::Off => token("off", K::Off),
            Self::VReg32OrOff => Modifier { name: "off", kind: K::Off, value: Value::InsteadOfRegister },
            Self::A16 => bit("a16", K::A16),
            Self::Clamp => bit("clamp", K::Clamp),
            Self::D16 => bit("d16", K::D16),
            Self::Da => bit("da", K::Da),
            Self::Done => flag("done", K::Done),
            Self::ExpCompr => flag("compr", K::ExpCompr),
            Self::ExpVm => flag("vm", K::ExpVm),
            Self::Gds => bit("gds", K::Gds),
            Self::High => bit("high", K::High),
            Self::Lds => flag("lds", K::Lds),
            Self::Lwe => bit("lwe", K::Lwe),
            Self::MatrixAReuse => bit("matrix_a_reuse", K::MatrixAReuse),
            Self::MatrixBReuse => bit("matrix_b_reuse", K::MatrixBReuse),
            Self::RowEn => flag("row_en", K::RowEn),
            Self::Tfe => bit("tfe", K::Tfe),
            Self::Unorm => bit("unorm", K::Unorm),
            Self::NegHi => array("neg_hi", K::NegHi),
            Self::NegLo => array("neg_lo", K::NegLo),
            Self::OpSel => array("op_sel", K::OpSel),
            Self::OpSelHi => array("op_sel_hi", K::OpSelHi),
            _ => return self.number().or_else(|| self.word()),
        })
    }

    fn number(self) -> Option<Modifier> {
        use ImmKind as K;
        Some(match self {
            Self::Abid => number("abid", K::Abid, bits::<4>),
            Self::BitOp3 => number("bitop3", K::BitOp3, any),
            Self::Blgp => number("blgp", K::Blgp, any),
            Self::ByteSel => number("byte_sel", K::ByteSel, bits::<2>),
            Self::Cbsz => number("cbsz", K::Cbsz, bits::<3>),
            Self::Dmask => number("dmask", K::Dmask, any),
            Self::DppBankMask => number("bank_mask", K::DppBankMask, any),
            Self::DppFi => number("fi", K::DppFi, any),
            Self::DppRowMask => number("row_mask", K::DppRowMask, any),
            Self::Offset => number("offset", K::Offset, any),
            Self::Offset0 => number("offset0", K::Offset0, bits::<8>),
            Self::Offset1 => number("offset1", K::Offset1, bits::<8>),
            Self::ScaleSel => number("scale_sel", K::ScaleSel, bits::<4>),
            Self::SmemOffset => number("offset", K::SmemOffsetMod, any),
            Self::WaitExp => number("wait_exp", K::WaitExp, bits::<3>),
            Self::WaitVaVdst => number("wait_va_vdst", K::WaitVaVdst, bits::<4>),
            Self::WaitVdst => number("wait_vdst", K::WaitVdst, bits::<4>),
            Self::WaitVmVsrc => number("wait_vm_vsrc", K::WaitVmVsrc, bits::<1>),
            _ => return None,
        })
    }

    fn word(self) -> Option<Modifier> {
        use ImmKind as K;
        Some(match self {
            Self::MatrixAFmt => word("matrix_a_fmt", K::MatrixAFmt, &MATRIX_FMTS),
            Self::MatrixBFmt => word("matrix_b_fmt", K::MatrixBFmt, &MATRIX_FMTS),
            Self::MatrixAScale => word("matrix_a_scale", K::MatrixAScale, &MATRIX_SCALES),
            Self::MatrixBScale => word("matrix_b_scale", K::MatrixBScale, &MATRIX_SCALES),
            Self::MatrixAScaleFmt => word("matrix_a_scale_fmt", K::MatrixAScaleFmt, &MATRIX_SCALE_FMTS),
            Self::MatrixBScaleFmt => word("matrix_b_scale_fmt", K::MatrixBScaleFmt, &MATRIX_SCALE_FMTS),
            Self::SdwaDstSel => word("dst_sel", K::SdwaDstSel, &SDWA_SELS),
            Self::SdwaSrc0Sel => word("src0_sel", K::SdwaSrc0Sel, &SDWA_SELS),
            Self::SdwaSrc1Sel => word("src1_sel", K::SdwaSrc1Sel, &SDWA_SELS),
            Self::SdwaDstUnused => word("dst_unused", K::SdwaDstUnused, &SDWA_DST_UNUSED),
            _ => return None,
        })
    }
}
