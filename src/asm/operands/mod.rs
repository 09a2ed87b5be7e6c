//! Operands of an instruction: registers, immediates and modifiers, read as LLVM's AMDGPU parser reads them.
//!
//! Which parsers apply at which place depends on the mnemonic; [`OperandParser`] names them. Where none of those
//! that apply matches, an operand is a register or an immediate ([`OperandParser::RegOrImm`]).

mod address;
mod branch;
mod cpol;
mod dpp;
mod format;
mod immediate;
mod input_mods;
pub mod literal;
mod modifier;
mod register;
#[cfg(test)]
mod tests;

pub use cpol::bits as cpol_bits;
pub use dpp::{is_dpp_ctrl, is_legal_dp_alu_control, print_dpp_ctrl, print_dpp8};
pub use modifier::DIMS;
pub use register::{is_register, parse_register};

use super::named;
use super::operand::{ImmKind, Operand, OperandValue};
use super::parser::{ParseStatus, Parser};
use crate::target::Target;
use input_mods::Allow;
use modifier::Negation;

/// The operands of a statement in the making. The first is the mnemonic, a token.
pub type Operands = Vec<Operand>;

/// The mnemonic, without a suffix that selects an encoding.
fn mnemonic(operands: &Operands) -> &'static str {
    match operands.first().map(|operand| operand.value) {
        Some(OperandValue::Token(name)) => name,
        _ => "",
    }
}

/// A parser of LLVM's for one kind of operand or modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are those of LLVM's parsers, or of the modifiers in AMD's syntax")]
#[repr(u8)]
pub enum OperandParser {
    RegOrImm,
    RegOrImmWithFpInputMods,
    RegOrImmWithIntInputMods,
    RegWithFpInputMods,
    RegWithIntInputMods,
    SeparateAddress,
    VReg32OrOff,
    BoolReg,
    // Words of the syntax.
    Addr64,
    Idxen,
    Offen,
    Off,
    // Bits.
    A16,
    Clamp,
    D16,
    Da,
    Done,
    ExpCompr,
    ExpVm,
    Gds,
    High,
    Lds,
    Lwe,
    MatrixAReuse,
    MatrixBReuse,
    R128A16,
    RowEn,
    Tfe,
    Unorm,
    // Numbers.
    Abid,
    BitOp3,
    Blgp,
    ByteSel,
    Cbsz,
    Dmask,
    DppBankMask,
    DppBoundCtrl,
    DppFi,
    DppRowMask,
    FlatOffset,
    IndexKey8Bit,
    IndexKey16Bit,
    IndexKey32Bit,
    Offset,
    Offset0,
    Offset1,
    Omod,
    ScaleSel,
    SmemOffset,
    WaitExp,
    WaitVaVdst,
    WaitVdst,
    WaitVmVsrc,
    // Arrays.
    NegHi,
    NegLo,
    OpSel,
    OpSelHi,
    // Words with a prefix.
    Dim,
    MatrixAFmt,
    MatrixAScale,
    MatrixAScaleFmt,
    MatrixBFmt,
    MatrixBScale,
    MatrixBScaleFmt,
    SdwaDstSel,
    SdwaDstUnused,
    SdwaSrc0Sel,
    SdwaSrc1Sel,
    // Lanes and caches.
    Cpol,
    Dpp8,
    DppCtrl,
    // Named operands.
    BranchTarget,
    DelayAlu,
    DepCtr,
    Endpgm,
    ExpTarget,
    Format,
    GprIdx,
    Hwreg,
    InterpAttr,
    InterpSlot,
    SendMsg,
    Swizzle,
    WaitCnt,
    WaitEvent,
}

/// What an SDWA selector selects, in the order of the encodings.
pub const SDWA_SELS: [&str; 7] = ["BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"];
/// What SDWA does with the rest of its destination, in the order of the encodings.
pub const SDWA_DST_UNUSED: [&str; 3] = ["UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"];
/// Formats of a matrix, in the order of the encodings.
pub const MATRIX_FMTS: [&str; 5] =
    ["MATRIX_FMT_FP8", "MATRIX_FMT_BF8", "MATRIX_FMT_FP6", "MATRIX_FMT_BF6", "MATRIX_FMT_FP4"];
/// Where a matrix has its scales, in the order of the encodings.
pub const MATRIX_SCALES: [&str; 2] = ["MATRIX_SCALE_ROW0", "MATRIX_SCALE_ROW1"];
/// Formats of a matrix's scales, in the order of the encodings.
pub const MATRIX_SCALE_FMTS: [&str; 3] =
    ["MATRIX_SCALE_FMT_E8", "MATRIX_SCALE_FMT_E5M3", "MATRIX_SCALE_FMT_E4M3"];

impl OperandParser {
    /// Tries to read an operand, and adds it to `operands`.
    #[inline]
    pub fn parse(self, parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
        match self {
            Self::RegOrImm => immediate::parse_reg_or_imm(parser, target, operands),
            Self::RegOrImmWithFpInputMods => {
                input_mods::parse_with_fp_input_mods(parser, target, operands, Allow::RegOrImm)
            }
            Self::RegOrImmWithIntInputMods => {
                input_mods::parse_with_int_input_mods(parser, target, operands, Allow::RegOrImm)
            }
            Self::RegWithFpInputMods => {
                input_mods::parse_with_fp_input_mods(parser, target, operands, Allow::Reg)
            }
            Self::RegWithIntInputMods => {
                input_mods::parse_with_int_input_mods(parser, target, operands, Allow::Reg)
            }
            Self::SeparateAddress => address::parse(parser, target, operands),
            Self::VReg32OrOff => register::parse_vreg32_or_off(parser, target, operands),
            Self::BoolReg => register::parse_reg(parser, target, operands),
            _ => self.parse_modifier(parser, target, operands),
        }
    }

    fn parse_modifier(self, parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
        use Negation::{Clears, Ignored};
        if let Some((name, kind, negation)) = match self {
            Self::A16 => Some(("a16", ImmKind::A16, Clears)),
            Self::Clamp => Some(("clamp", ImmKind::Clamp, Clears)),
            Self::D16 => Some(("d16", ImmKind::D16, Clears)),
            Self::Da => Some(("da", ImmKind::Da, Clears)),
            Self::Done => Some(("done", ImmKind::Done, Ignored)),
            Self::ExpCompr => Some(("compr", ImmKind::ExpCompr, Ignored)),
            Self::ExpVm => Some(("vm", ImmKind::ExpVm, Ignored)),
            Self::Gds => Some(("gds", ImmKind::Gds, Clears)),
            Self::High => Some(("high", ImmKind::High, Clears)),
            Self::Lds => Some(("lds", ImmKind::Lds, Ignored)),
            Self::Lwe => Some(("lwe", ImmKind::Lwe, Clears)),
            Self::MatrixAReuse => Some(("matrix_a_reuse", ImmKind::MatrixAReuse, Clears)),
            Self::MatrixBReuse => Some(("matrix_b_reuse", ImmKind::MatrixBReuse, Clears)),
            Self::RowEn => Some(("row_en", ImmKind::RowEn, Ignored)),
            Self::Tfe => Some(("tfe", ImmKind::Tfe, Clears)),
            Self::Unorm => Some(("unorm", ImmKind::Unorm, Clears)),
            _ => None,
        } {
            return modifier::parse_named_bit(parser, target, operands, name, kind, negation);
        }
        match self {
            Self::Addr64 => modifier::parse_token(parser, operands, "addr64"),
            Self::Idxen => modifier::parse_token(parser, operands, "idxen"),
            Self::Offen => modifier::parse_token(parser, operands, "offen"),
            Self::Off => modifier::parse_token(parser, operands, "off"),
            Self::R128A16 => modifier::parse_r128_a16(parser, target, operands),
            Self::Omod => modifier::parse_omod(parser, operands),
            Self::FlatOffset => modifier::parse_flat_offset(parser, operands),
            Self::Blgp => modifier::parse_blgp(parser, operands),
            Self::IndexKey8Bit => modifier::parse_index_key(parser, operands, ImmKind::IndexKey8Bit),
            Self::IndexKey16Bit => modifier::parse_index_key(parser, operands, ImmKind::IndexKey16Bit),
            Self::IndexKey32Bit => modifier::parse_index_key(parser, operands, ImmKind::IndexKey32Bit),
            Self::NegHi => modifier::parse_array(parser, operands, "neg_hi", ImmKind::NegHi),
            Self::NegLo => modifier::parse_array(parser, operands, "neg_lo", ImmKind::NegLo),
            Self::OpSel => modifier::parse_array(parser, operands, "op_sel", ImmKind::OpSel),
            Self::OpSelHi => modifier::parse_array(parser, operands, "op_sel_hi", ImmKind::OpSelHi),
            Self::Dim => modifier::parse_dim(parser, target, operands),
            Self::Cpol => cpol::parse_cpol(parser, target, operands),
            Self::Dpp8 => dpp::parse_dpp8(parser, target, operands),
            Self::DppCtrl => dpp::parse_dpp_ctrl(parser, target, operands),
            _ => self.parse_number_or_word(parser, target, operands),
        }
    }

    fn parse_number_or_word(
        self,
        parser: &mut Parser,
        target: &Target,
        operands: &mut Operands,
    ) -> ParseStatus {
        use modifier::{any, bits, parse_int_with_prefix as int, parse_word_or_int as word};
        match self {
            Self::Abid => int(parser, operands, "abid", ImmKind::Abid, bits(4)),
            Self::BitOp3 => int(parser, operands, "bitop3", ImmKind::BitOp3, any),
            Self::ByteSel => int(parser, operands, "byte_sel", ImmKind::ByteSel, bits(2)),
            Self::Cbsz => int(parser, operands, "cbsz", ImmKind::Cbsz, bits(3)),
            Self::Dmask => int(parser, operands, "dmask", ImmKind::Dmask, any),
            Self::DppBankMask => int(parser, operands, "bank_mask", ImmKind::DppBankMask, any),
            Self::DppBoundCtrl => {
                int(parser, operands, "bound_ctrl", ImmKind::DppBoundCtrl, dpp::bound_ctrl(target))
            }
            Self::DppFi => int(parser, operands, "fi", ImmKind::DppFi, any),
            Self::DppRowMask => int(parser, operands, "row_mask", ImmKind::DppRowMask, any),
            Self::Offset => int(parser, operands, "offset", ImmKind::Offset, any),
            Self::Offset0 => int(parser, operands, "offset0", ImmKind::Offset0, bits(8)),
            Self::Offset1 => int(parser, operands, "offset1", ImmKind::Offset1, bits(8)),
            Self::ScaleSel => int(parser, operands, "scale_sel", ImmKind::ScaleSel, bits(4)),
            Self::SmemOffset => int(parser, operands, "offset", ImmKind::SmemOffsetMod, any),
            Self::WaitExp => int(parser, operands, "wait_exp", ImmKind::WaitExp, bits(3)),
            Self::WaitVaVdst => int(parser, operands, "wait_va_vdst", ImmKind::WaitVaVdst, bits(4)),
            Self::WaitVdst => int(parser, operands, "wait_vdst", ImmKind::WaitVdst, bits(4)),
            Self::WaitVmVsrc => int(parser, operands, "wait_vm_vsrc", ImmKind::WaitVmVsrc, bits(1)),
            Self::MatrixAFmt => word(parser, operands, "matrix_a_fmt", &MATRIX_FMTS, ImmKind::MatrixAFmt),
            Self::MatrixBFmt => word(parser, operands, "matrix_b_fmt", &MATRIX_FMTS, ImmKind::MatrixBFmt),
            Self::MatrixAScale => {
                word(parser, operands, "matrix_a_scale", &MATRIX_SCALES, ImmKind::MatrixAScale)
            }
            Self::MatrixBScale => {
                word(parser, operands, "matrix_b_scale", &MATRIX_SCALES, ImmKind::MatrixBScale)
            }
            Self::MatrixAScaleFmt => {
                word(parser, operands, "matrix_a_scale_fmt", &MATRIX_SCALE_FMTS, ImmKind::MatrixAScaleFmt)
            }
            Self::MatrixBScaleFmt => {
                word(parser, operands, "matrix_b_scale_fmt", &MATRIX_SCALE_FMTS, ImmKind::MatrixBScaleFmt)
            }
            Self::SdwaDstSel => word(parser, operands, "dst_sel", &SDWA_SELS, ImmKind::SdwaDstSel),
            Self::SdwaSrc0Sel => word(parser, operands, "src0_sel", &SDWA_SELS, ImmKind::SdwaSrc0Sel),
            Self::SdwaSrc1Sel => word(parser, operands, "src1_sel", &SDWA_SELS, ImmKind::SdwaSrc1Sel),
            Self::SdwaDstUnused => {
                word(parser, operands, "dst_unused", &SDWA_DST_UNUSED, ImmKind::SdwaDstUnused)
            }
            _ => self.parse_named(parser, target, operands),
        }
    }

    fn parse_named(self, parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
        match self {
            Self::BranchTarget => branch::parse_target(parser, operands),
            Self::DelayAlu => named::delay_alu::parse(parser, target, operands),
            Self::DepCtr => named::depctr::parse(parser, target, operands),
            Self::Endpgm => named::endpgm::parse(parser, target, operands),
            Self::ExpTarget => named::exp_target::parse(parser, target, operands),
            Self::Format => format::parse_format(parser, target, operands),
            Self::GprIdx => named::gpr_idx::parse(parser, target, operands),
            Self::Hwreg => named::hwreg::parse(parser, target, operands),
            Self::InterpAttr => named::interp::parse_attr(parser, target, operands),
            Self::InterpSlot => named::interp::parse_slot(parser, target, operands),
            Self::SendMsg => named::sendmsg::parse(parser, target, operands),
            Self::Swizzle => named::swizzle::parse(parser, target, operands),
            Self::WaitCnt => named::waitcnt::parse(parser, target, operands),
            Self::WaitEvent => named::wait_event::parse(parser, target, operands),
            // All others have been dealt with before.
            _ => ParseStatus::NoMatch,
        }
    }
}
