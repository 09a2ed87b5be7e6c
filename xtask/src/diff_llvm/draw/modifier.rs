//! How named operands and modifiers are drawn, by what the immediate is for.

use mcreplay::Target;
use mcreplay::asm::named;
use mcreplay::asm::operands::{
    DIMS, MATRIX_FMTS, MATRIX_SCALE_FMTS, MATRIX_SCALES, SDWA_DST_UNUSED, SDWA_SELS,
};
use mcreplay::isa::ImmKind;
use mcreplay::isa::form::Form;

use super::value::field;
use super::{Piece, lanes};
use crate::diff_llvm::dice::Dice;

/// An operand of a kind, and how it joins the line; none for a kind that is not known here.
pub(super) fn draw(kind: ImmKind, form: &Form, target: &Target, dice: &mut Dice) -> Option<(Piece, String)> {
    if let Some(word) = bit(kind) {
        let no = if dice.chance(4) { "no" } else { "" };
        return Some((Piece::Word, format!("{no}{word}")));
    }
    if let Some((name, bits, signed)) = number(kind) {
        return Some((Piece::Word, format!("{name}:{}", field(bits, signed, dice))));
    }
    if let Some((name, words)) = word(kind) {
        let value = if dice.chance(90) { dice.pick(words).to_owned() } else { dice.below(8).to_string() };
        return Some((Piece::Word, format!("{name}:{value}")));
    }
    if let Some(text) = modifier(kind, form, target, dice) {
        return Some((Piece::Word, text));
    }
    Some((Piece::Operand, operand(kind, target, dice)?))
}

/// Modifiers with a syntax of their own.
fn modifier(kind: ImmKind, form: &Form, target: &Target, dice: &mut Dice) -> Option<String> {
    Some(match kind {
        ImmKind::OpSel => array("op_sel", form, dice),
        ImmKind::OpSelHi => array("op_sel_hi", form, dice),
        ImmKind::NegLo => array("neg_lo", form, dice),
        ImmKind::NegHi => array("neg_hi", form, dice),
        ImmKind::Omod => dice.pick(&["mul:2", "mul:4", "div:2", "mul:1", "div:1"]).to_owned(),
        ImmKind::Cpol => cache_policy(target, dice),
        ImmKind::Dim => dim(dice),
        ImmKind::Dpp8 => lanes::dpp8(dice),
        ImmKind::DppCtrl => lanes::dpp_ctrl(target, dice),
        ImmKind::Format => format(target, dice),
        ImmKind::Swizzle => lanes::swizzle(dice),
        ImmKind::Blgp => format!("{}:{}", dice.pick(&["blgp", "blgp", "neg"]), blgp(dice)),
        _ => return None,
    })
}

/// Named operands.
fn operand(kind: ImmKind, target: &Target, dice: &mut Dice) -> Option<String> {
    Some(match kind {
        ImmKind::Plain | ImmKind::Endpgm => field(16, true, dice),
        ImmKind::Off => "off".to_owned(),
        ImmKind::ExpTgt => export_target(target, dice),
        ImmKind::Hwreg => super::named::hwreg(target, dice),
        ImmKind::SendMsg => super::named::message(target, dice),
        ImmKind::WaitEvent => super::named::wait_event(target, dice),
        ImmKind::GprIdxMode => super::named::gpr_idx(dice),
        ImmKind::InterpSlot => dice.pick(&["p10", "p20", "p0"]).to_owned(),
        ImmKind::InterpAttr => {
            let any = dice.below(33);
            format!("attr{}.{}", dice.pick(&[0, 1, 31, 32, any, any]), dice.pick(&["x", "y", "z", "w"]))
        }
        // It is written with the attribute.
        ImmKind::InterpAttrChan => String::new(),
        _ => return None,
    })
}

/// The words of one bit.
fn bit(kind: ImmKind) -> Option<&'static str> {
    Some(match kind {
        ImmKind::A16 => "a16",
        ImmKind::Addr64 => "addr64",
        ImmKind::Clamp => "clamp",
        ImmKind::D16 => "d16",
        ImmKind::Da => "da",
        ImmKind::Done => "done",
        ImmKind::ExpCompr => "compr",
        ImmKind::ExpVm => "vm",
        ImmKind::Gds => "gds",
        ImmKind::High => "high",
        ImmKind::Idxen => "idxen",
        ImmKind::Lds => "lds",
        ImmKind::Lwe => "lwe",
        ImmKind::MatrixAReuse => "matrix_a_reuse",
        ImmKind::MatrixBReuse => "matrix_b_reuse",
        ImmKind::Offen => "offen",
        ImmKind::R128A16 => "r128",
        ImmKind::RowEn => "row_en",
        ImmKind::Tfe => "tfe",
        ImmKind::Unorm => "unorm",
        _ => return None,
    })
}

/// Names with a number: how many bits it has, and whether it is signed.
fn number(kind: ImmKind) -> Option<(&'static str, u32, bool)> {
    Some(match kind {
        ImmKind::Abid => ("abid", 4, false),
        ImmKind::BitOp3 => ("bitop3", 8, false),
        ImmKind::ByteSel => ("byte_sel", 2, false),
        ImmKind::Cbsz => ("cbsz", 3, false),
        ImmKind::Dmask => ("dmask", 4, false),
        ImmKind::DppBankMask => ("bank_mask", 4, false),
        ImmKind::DppBoundCtrl => ("bound_ctrl", 1, false),
        ImmKind::DppFi => ("fi", 1, false),
        ImmKind::DppRowMask => ("row_mask", 4, false),
        ImmKind::IndexKey8Bit => ("index_key", 2, false),
        ImmKind::IndexKey16Bit | ImmKind::IndexKey32Bit => ("index_key", 1, false),
        ImmKind::InstOffset => ("offset", 13, true),
        ImmKind::Offset => ("offset", 16, false),
        ImmKind::Offset0 => ("offset0", 8, false),
        ImmKind::Offset1 => ("offset1", 8, false),
        ImmKind::ScaleSel => ("scale_sel", 4, false),
        ImmKind::SmemOffsetMod => ("offset", 21, true),
        ImmKind::WaitExp => ("wait_exp", 3, false),
        ImmKind::WaitVaVdst => ("wait_va_vdst", 4, false),
        ImmKind::WaitVdst => ("wait_vdst", 4, false),
        ImmKind::WaitVmVsrc => ("wait_vm_vsrc", 1, false),
        _ => return None,
    })
}

/// Names with a word.
fn word(kind: ImmKind) -> Option<(&'static str, &'static [&'static str])> {
    Some(match kind {
        ImmKind::MatrixAFmt => ("matrix_a_fmt", &MATRIX_FMTS),
        ImmKind::MatrixBFmt => ("matrix_b_fmt", &MATRIX_FMTS),
        ImmKind::MatrixAScale => ("matrix_a_scale", &MATRIX_SCALES),
        ImmKind::MatrixBScale => ("matrix_b_scale", &MATRIX_SCALES),
        ImmKind::MatrixAScaleFmt => ("matrix_a_scale_fmt", &MATRIX_SCALE_FMTS),
        ImmKind::MatrixBScaleFmt => ("matrix_b_scale_fmt", &MATRIX_SCALE_FMTS),
        ImmKind::SdwaDstSel => ("dst_sel", &SDWA_SELS),
        ImmKind::SdwaSrc0Sel => ("src0_sel", &SDWA_SELS),
        ImmKind::SdwaSrc1Sel => ("src1_sel", &SDWA_SELS),
        ImmKind::SdwaDstUnused => ("dst_unused", &SDWA_DST_UNUSED),
        _ => return None,
    })
}

/// A bit for each source, and perhaps for the destination.
fn array(name: &str, form: &Form, dice: &mut Dice) -> String {
    let sources = form.operands().iter().filter(|operand| operand.slot.source().is_some()).count();
    let most = if name == "op_sel" { sources + 1 } else { sources };
    let length = if dice.chance(85) { most } else { 1 + dice.below(4) };
    let bits: Vec<&str> = (0..length.clamp(1, 4)).map(|_| dice.pick(&["0", "1"])).collect();
    format!("{name}:[{}]", bits.join(","))
}

/// Temporal hints of gfx12.
const HINTS: [&str; 24] = [
    "TH_DEFAULT",
    "TH_LOAD_RT",
    "TH_LOAD_NT",
    "TH_LOAD_HT",
    "TH_LOAD_LU",
    "TH_LOAD_BYPASS",
    "TH_LOAD_NT_RT",
    "TH_LOAD_RT_NT",
    "TH_LOAD_NT_HT",
    "TH_STORE_RT",
    "TH_STORE_NT",
    "TH_STORE_HT",
    "TH_STORE_WB",
    "TH_STORE_BYPASS",
    "TH_STORE_NT_RT",
    "TH_STORE_RT_NT",
    "TH_STORE_NT_HT",
    "TH_STORE_NT_WB",
    "TH_ATOMIC_RT",
    "TH_ATOMIC_RETURN",
    "TH_ATOMIC_NT",
    "TH_ATOMIC_NT_RETURN",
    "TH_ATOMIC_CASCADE_RT",
    "TH_ATOMIC_CASCADE_NT",
];

fn cache_policy(target: &Target, dice: &mut Dice) -> String {
    let mut words: Vec<String> = Vec::new();
    if target.is_gfx12_plus() {
        if dice.chance(70) {
            words.push(format!("th:{}", dice.pick(&HINTS)));
        }
        if dice.chance(60) || words.is_empty() {
            words.push(format!("scope:{}", dice.pick(&["SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"])));
        }
        if target.is_gfx1250_plus() {
            words.extend(
                ["nv", "scale_offset"].iter().filter(|_| dice.chance(15)).map(|word| word.to_string()),
            );
        }
    } else {
        let bits: &[&str] = if target.is_gfx940() {
            &["sc0", "sc1", "nt", "glc"]
        } else if target.is_gfx90a() {
            &["glc", "slc", "scc"]
        } else if target.is_gfx10_plus() {
            &["glc", "slc", "dlc"]
        } else {
            &["glc", "slc"]
        };
        words.extend(bits.iter().filter(|_| dice.chance(50)).map(|word| (*word).to_owned()));
        if words.is_empty() {
            words.push(dice.pick(bits).to_owned());
        }
    }
    dice.shuffle(&mut words);
    words.join(" ")
}

fn dim(dice: &mut Dice) -> String {
    let name = dice.pick(&DIMS);
    let prefix = if dice.chance(80) { "SQ_RSRC_IMG_" } else { "" };
    format!("dim:{prefix}{name}")
}

/// A buffer's format: one number from gfx10 on, two before.
fn format(target: &Target, dice: &mut Dice) -> String {
    const MERGED: [&str; 6] = [
        "BUF_FMT_8_UNORM",
        "BUF_FMT_32_FLOAT",
        "BUF_FMT_16_16_SINT",
        "BUF_FMT_32_32_32_32_FLOAT",
        "BUF_FMT_10_11_11_FLOAT",
        "BUF_FMT_INVALID",
    ];
    const DATA: [&str; 5] = ["8", "16", "32_32", "10_11_11", "32_32_32_32"];
    const NUMBER: [&str; 7] = ["UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "FLOAT"];
    match dice.below(4) {
        0 | 1 if target.is_gfx10_plus() => format!("format:[{}]", dice.pick(&MERGED)),
        0 => format!("dfmt:{}, nfmt:{}", field(4, false, dice), field(3, false, dice)),
        1 | 2 => {
            format!("format:[BUF_DATA_FORMAT_{},BUF_NUM_FORMAT_{}]", dice.pick(&DATA), dice.pick(&NUMBER))
        }
        _ => format!("format:{}", field(7, false, dice)),
    }
}

fn blgp(dice: &mut Dice) -> String {
    if dice.chance(50) {
        field(3, false, dice)
    } else {
        let bits: Vec<&str> = (0..3).map(|_| dice.pick(&["0", "1"])).collect();
        format!("[{}]", bits.join(","))
    }
}

fn export_target(target: &Target, dice: &mut Dice) -> String {
    let known: Vec<_> =
        named::exp_target::EXP_TARGETS.iter().filter(|row| row.on.holds(target) || dice.chance(5)).collect();
    let row = known[dice.below(known.len())];
    match row.count {
        None => row.name.to_owned(),
        // One too many now and then.
        Some(count) => {
            let index = if dice.chance(3) { count as usize } else { dice.below(count as usize) };
            format!("{}{index}", row.name)
        }
    }
}
