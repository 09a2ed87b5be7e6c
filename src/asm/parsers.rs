//! Which parser belongs to an operand class. Classes without one are parsed as a register or an immediate.

use super::operand::ImmKind;
use super::operands::OperandParser;
use crate::isa::OperandClass;
use crate::isa::class::Accepts;

/// The parser of a class.
#[must_use]
pub fn parser_of(class: OperandClass) -> Option<OperandParser> {
    // These take registers alone, but LLVM lets immediates pass up to the match.
    if matches!(class, OperandClass::VRegWithFP32InputMods | OperandClass::VRegWithFP64InputMods) {
        return Some(OperandParser::RegOrImmWithFpInputMods);
    }
    match class.info().accepts {
        Accepts::Reg(_) | Accepts::OneReg(_) => None,
        Accepts::Token(word) => parser_of_word(word),
        Accepts::Src(rule) => match (rule.value.is_some(), rule.fp_mods, rule.int_mods) {
            (true, true, _) => Some(OperandParser::RegOrImmWithFpInputMods),
            (true, _, true) => Some(OperandParser::RegOrImmWithIntInputMods),
            (false, true, _) => Some(OperandParser::RegWithFpInputMods),
            (false, _, true) => Some(OperandParser::RegWithIntInputMods),
            (_, false, false) => None,
        },
        Accepts::Imm(kind) => parser_of_kind(kind),
        Accepts::Named => parser_of_named(class),
    }
}

fn parser_of_named(class: OperandClass) -> Option<OperandParser> {
    use OperandClass as C;
    Some(match class {
        C::BoolReg => OperandParser::BoolReg,
        C::VReg32OrOff => OperandParser::VReg32OrOff,
        C::DepCtr => OperandParser::DepCtr,
        C::SDelayALU => OperandParser::DelayAlu,
        C::SWaitCnt => OperandParser::WaitCnt,
        C::SOPPBrTarget => OperandParser::BranchTarget,
        C::FlatOffset => OperandParser::FlatOffset,
        C::SDWAWithFP16InputMods | C::SDWAWithFP32InputMods => OperandParser::RegOrImmWithFpInputMods,
        C::SDWAWithInt16InputMods | C::SDWAWithInt32InputMods => OperandParser::RegOrImmWithIntInputMods,
        C::SDWAWithBin32InputMods => OperandParser::RegOrImm,
        _ => return None,
    })
}

/// The words that have parsers. Where they do not apply, a word is a symbol.
fn parser_of_word(word: &str) -> Option<OperandParser> {
    Some(match word {
        "addr64" => OperandParser::Addr64,
        "done" => OperandParser::Done,
        "gds" => OperandParser::Gds,
        "idxen" => OperandParser::Idxen,
        "lds" => OperandParser::Lds,
        "off" => OperandParser::Off,
        "offen" => OperandParser::Offen,
        "row_en" => OperandParser::RowEn,
        "tfe" => OperandParser::Tfe,
        _ => return None,
    })
}

fn parser_of_kind(kind: ImmKind) -> Option<OperandParser> {
    use OperandParser as P;
    Some(match kind {
        ImmKind::A16 => P::A16,
        ImmKind::Abid => P::Abid,
        ImmKind::BitOp3 => P::BitOp3,
        ImmKind::Blgp => P::Blgp,
        ImmKind::ByteSel => P::ByteSel,
        ImmKind::Cbsz => P::Cbsz,
        ImmKind::Clamp => P::Clamp,
        ImmKind::Cpol => P::Cpol,
        ImmKind::D16 => P::D16,
        ImmKind::Da => P::Da,
        ImmKind::Dim => P::Dim,
        ImmKind::Dmask => P::Dmask,
        ImmKind::Dpp8 => P::Dpp8,
        ImmKind::DppBankMask => P::DppBankMask,
        ImmKind::DppBoundCtrl => P::DppBoundCtrl,
        ImmKind::DppCtrl => P::DppCtrl,
        ImmKind::DppFi => P::DppFi,
        ImmKind::DppRowMask => P::DppRowMask,
        ImmKind::Endpgm => P::Endpgm,
        ImmKind::ExpCompr => P::ExpCompr,
        ImmKind::ExpTgt => P::ExpTarget,
        ImmKind::ExpVm => P::ExpVm,
        ImmKind::Format => P::Format,
        ImmKind::Gds => P::Gds,
        ImmKind::GprIdxMode => P::GprIdx,
        ImmKind::High => P::High,
        ImmKind::Hwreg => P::Hwreg,
        ImmKind::IndexKey16Bit => P::IndexKey16Bit,
        ImmKind::IndexKey32Bit => P::IndexKey32Bit,
        ImmKind::IndexKey8Bit => P::IndexKey8Bit,
        ImmKind::InterpAttr => P::InterpAttr,
        ImmKind::InterpSlot => P::InterpSlot,
        ImmKind::Lwe => P::Lwe,
        ImmKind::MatrixAFmt => P::MatrixAFmt,
        ImmKind::MatrixAReuse => P::MatrixAReuse,
        ImmKind::MatrixAScale => P::MatrixAScale,
        ImmKind::MatrixAScaleFmt => P::MatrixAScaleFmt,
        ImmKind::MatrixBFmt => P::MatrixBFmt,
        ImmKind::MatrixBReuse => P::MatrixBReuse,
        ImmKind::MatrixBScale => P::MatrixBScale,
        ImmKind::MatrixBScaleFmt => P::MatrixBScaleFmt,
        ImmKind::NegHi => P::NegHi,
        ImmKind::NegLo => P::NegLo,
        ImmKind::Offset => P::Offset,
        ImmKind::Offset0 => P::Offset0,
        ImmKind::Offset1 => P::Offset1,
        ImmKind::Omod => P::Omod,
        ImmKind::OpSel => P::OpSel,
        ImmKind::OpSelHi => P::OpSelHi,
        ImmKind::R128A16 => P::R128A16,
        ImmKind::ScaleSel => P::ScaleSel,
        ImmKind::SdwaDstSel => P::SdwaDstSel,
        ImmKind::SdwaDstUnused => P::SdwaDstUnused,
        ImmKind::SdwaSrc0Sel => P::SdwaSrc0Sel,
        ImmKind::SdwaSrc1Sel => P::SdwaSrc1Sel,
        ImmKind::SendMsg => P::SendMsg,
        ImmKind::SmemOffsetMod => P::SmemOffset,
        ImmKind::Swizzle => P::Swizzle,
        ImmKind::Tfe => P::Tfe,
        ImmKind::Unorm => P::Unorm,
        ImmKind::WaitEvent => P::WaitEvent,
        ImmKind::WaitExp => P::WaitExp,
        ImmKind::WaitVaVdst => P::WaitVaVdst,
        ImmKind::WaitVdst => P::WaitVdst,
        ImmKind::WaitVmVsrc => P::WaitVmVsrc,
        _ => return None,
    })
}
