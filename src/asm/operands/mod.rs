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
pub mod spelling;
mod syntax;
#[cfg(test)]
mod tests;

pub use cpol::bits as cpol_bits;
pub(in crate::asm) use cpol::policy_words;
pub(in crate::asm) use dpp::{DPP8, Lanes};
pub use dpp::{is_dpp_ctrl, is_legal_dp_alu_control, print_dpp_ctrl, print_dpp8};
pub use modifier::DIMS;
pub(super) use modifier::encoding_of_dim;
pub(in crate::asm) use register::plain as plain_register;
pub use register::{is_register, parse_register};
pub(in crate::asm) use syntax::{Modifier, Negation, Value as ModifierValue};

use super::named;
use super::operand::{ImmKind, Operand, OperandValue};
use super::parser::{ParseStatus, Parser};
use crate::target::Target;
use input_mods::Allow;

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
            Self::VReg32OrOff => match self.parse_modifier(parser, target, operands) {
                ParseStatus::NoMatch => register::parse_reg(parser, target, operands),
                found => found,
            },
            Self::BoolReg => register::parse_reg(parser, target, operands),
            _ => self.parse_modifier(parser, target, operands),
        }
    }

    /// Whether a name that is nothing else is a symbol to it.
    pub(in crate::asm) fn reads_expressions(self) -> bool {
        matches!(
            self,
            Self::RegOrImm
                | Self::RegOrImmWithFpInputMods
                | Self::RegOrImmWithIntInputMods
                | Self::BranchTarget
                | Self::Format
        )
    }

    fn parse_modifier(self, parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
        for modifier in self.modifiers(target).into_iter().flatten() {
            let status = modifier.parse(parser, target, operands);
            if status != ParseStatus::NoMatch {
                return status;
            }
        }
        match self {
            Self::Blgp => modifier::parse_blgp_neg(parser, operands),
            Self::Dim => modifier::parse_dim(parser, target, operands),
            Self::Cpol => cpol::parse_cpol(parser, target, operands),
            Self::Dpp8 => dpp::parse_dpp8(parser, target, operands),
            Self::DppCtrl => dpp::parse_dpp_ctrl(parser, target, operands),
            Self::IndexKey8Bit => modifier::parse_index_key(parser, operands, ImmKind::IndexKey8Bit),
            Self::IndexKey16Bit => modifier::parse_index_key(parser, operands, ImmKind::IndexKey16Bit),
            Self::IndexKey32Bit => modifier::parse_index_key(parser, operands, ImmKind::IndexKey32Bit),
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
