//! Each check against what llvm-mc 23.1.1 says of the same instruction. The instruction stands beside its row.

use super::*;
use crate::asm::operand::{ImmKind, LitModifier, Operand};
use crate::isa::register::{Half, Reg, RegFile, Special};
use crate::target::Target;

const BUS: &str = "invalid operand (violates constant bus restrictions)";
const ONE: &str = "only one unique literal operand is allowed";
const INVALID: &str = "invalid operand for instruction";

/// Places: 0 is the mnemonic, 1 to 3 are the sources, 4 the K literal, 5 the destination, 6 the modifier.
const K: usize = 3;

/// A source: `v1`, `s2:2` (two dwords), `v1.l`, a special register, `=1` (inline), `#1000` (literal), `foo`; a type
/// follows after `/` (`f32` by default).
fn source(text: &str, place: u32) -> Source {
    let (text, kind) = text.split_once('/').unwrap_or((text, "f32"));
    let size = kind[1..].parse::<u8>().unwrap() / 8;
    let (text, lit) = match text.split_once('!') {
        Some((text, "lit")) => (text, LitModifier::Lit),
        Some((text, _)) => (text, LitModifier::Lit64),
        None => (text, LitModifier::None),
    };
    let number = |text: &str| {
        let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
        i64::from_str_radix(digits, radix).unwrap()
    };
    let value = match text.as_bytes()[0] {
        b'=' => SourceValue::Imm { value: number(&text[1..]), inline: true, lit: lit != LitModifier::None },
        b'#' => SourceValue::Imm { value: number(&text[1..]), inline: false, lit: lit != LitModifier::None },
        _ if text == "foo" => SourceValue::Expr,
        _ => SourceValue::Reg(reg(text)),
    };
    let is_fp = kind.starts_with('f');
    Source { value, size, is_fp, has_modifiers: true, abs: false, lit, loc: Loc(place) }
}

fn reg(text: &str) -> Reg {
    match text {
        "lds" => return Reg::special(Special::LdsDirect),
        "m0" => return Reg::special(Special::M0),
        "vcc" => return Reg::special(Special::Vcc),
        "null" => return Reg::special(Special::Null),
        _ => {}
    }
    let file = match text.as_bytes()[0] {
        b'v' => RegFile::Vgpr,
        b'a' => RegFile::Agpr,
        _ => RegFile::Sgpr,
    };
    let (text, half) = match text.split_once('.') {
        Some((text, "l")) => (text, Half::Lo),
        Some((text, _)) => (text, Half::Hi),
        None => (text, Half::Full),
    };
    let (index, dwords) = text[1..].split_once(':').unwrap_or((&text[1..], "1"));
    Reg { file, index: index.parse().unwrap(), dwords: dwords.parse().unwrap(), half }
}

struct Case<'a> {
    cpu: &'a str,
    traits: &'a [Trait],
    sources: &'a str,
    dst: &'a str,
    implicit: Option<&'a str>,
    modifiers: &'a [(ImmKind, i64)],
    abs: bool,
    no_modifiers: Option<usize>,
}

const VOP3: Case<'_> = Case {
    cpu: "gfx1100",
    traits: &[Trait::Vop3],
    sources: "v1 v2 v3",
    dst: "v0",
    implicit: None,
    modifiers: &[],
    abs: false,
    no_modifiers: None,
};

/// Runs a case; gives the place and the message of the violation.
fn run(case: &Case<'_>) -> Option<(u32, String)> {
    let (target, _) = Target::new("amdgcn", case.cpu, "").unwrap();
    let words: Vec<&str> = case.sources.split(' ').collect();
    let mut all = [None; 4];
    for (index, word) in words.iter().enumerate() {
        match word.strip_prefix("k=") {
            Some(k) => all[K] = Some(source(k, 4)),
            None => all[index] = Some(source(word, u32::try_from(index).unwrap() + 1)),
        }
    }
    let [src0, src1, src2, k] = all;
    let mut sources = [src0, src1, src2];
    if let Some(first) = &mut sources[0] {
        first.abs = case.abs;
    }
    if let Some(index) = case.no_modifiers {
        sources[index].as_mut().unwrap().has_modifiers = false;
    }
    let operands: Vec<Operand> =
        case.modifiers.iter().map(|(kind, value)| Operand::imm(*value, *kind, Loc(6))).collect();
    let subject = Subject {
        target: &target,
        traits: Traits::of(case.traits),
        loc: Loc(0),
        sources,
        k,
        dst: Some((reg(case.dst), Loc(5))),
        others: &[],
        implicit: case.implicit.map(reg),
        modifiers: case.modifiers,
        operands: &operands,
    };
    check(&subject).err().map(|violation| (violation.loc.0, violation.message.into_owned()))
}

fn expect(case: &Case<'_>, expected: Option<(u32, &str)>) {
    let found = run(case);
    let found = found.as_ref().map(|(place, message)| (*place, message.as_str()));
    assert_eq!(found, expected, "{} {} {:?}", case.cpu, case.sources, case.traits);
}

#[test]
fn constant_bus() {
    let shift = &[Trait::Vop3, Trait::OneScalar];
    let lane = &[Trait::Vop3, Trait::WriteLane];
    for (cpu, traits, sources, implicit, expected) in [
        ("gfx1100", VOP3.traits, "s1 s2 s3", None, Some((3, BUS))), // v_fma_f32 v0, s1, s2, s3
        ("gfx1100", VOP3.traits, "s1 s2 s1", None, None),
        ("gfx1100", VOP3.traits, "s1 null s3", None, None),
        ("gfx1100", VOP3.traits, "s1 #1000 s3", None, Some((3, BUS))), // v_fma_f32 v0, s1, 1000, s3
        ("gfx1100", VOP3.traits, "=1!lit/i32 s1/i32 s2/i32", None, Some((3, BUS))), // v_add3_u32 v0, lit(1), s1, s2
        ("gfx1100", VOP3.traits, "s2 s3 s6:2", None, Some((3, BUS))),               // v_mad_u64_u32
        ("gfx1100", VOP3.traits, "#1000/i32 v1/i32 #1000/i64", None, None),         // v_mad_u64_u32
        ("gfx1100", VOP3.traits, "s2/i32 #1000/i32 #1000/i64", None, Some((3, BUS))), // v_mad_u64_u32
        ("gfx1100", shift, "s1/i32 s2:2/i64", None, Some((2, BUS))), // v_lshlrev_b64 v[0:1], s1, s[2:3]
        ("gfx1310", shift, "s1/i32 s2:2/i64", None, None),
        ("gfx1100", &[Trait::Vop2], "s1 v2 k=#0x1234", None, None), // v_fmaak_f32 v0, s1, v2, 0x1234
        ("gfx900", VOP3.traits, "s1 s2 v3", None, Some((2, BUS))),  // v_fma_f32 v0, s1, s2, v3
        ("gfx900", &[Trait::Vop2], "s1 v2", Some("vcc"), Some((1, BUS))), // v_addc_co_u32 v0, vcc, s1, v2, vcc
        ("gfx900", lane, "s1 m0", None, None),                            // v_writelane_b32 v0, s1, m0
        ("gfx900", lane, "s1 s2", None, Some((2, BUS))),                  // v_writelane_b32 v0, s1, s2
    ] {
        expect(&Case { cpu, traits, sources, implicit, ..VOP3 }, expected);
    }
}

#[test]
fn literals() {
    let vop2 = &[Trait::Vop2];
    let short = &[Trait::Vop2, Trait::Short];
    let unsupported = "literal operands are not supported";
    for (cpu, traits, sources, expected) in [
        ("gfx1100", VOP3.traits, "#-1000/i32 #0xfffffc18/i32 v1", Some((2, ONE))), // v_add3_u32
        ("gfx1100", VOP3.traits, "#1000 #0x3e8 v1", None), // v_fma_f32 v0, 1000, 0x3e8, v1
        ("gfx1100", VOP3.traits, "=1!lit/i32 =1/i32 v1", None), // v_add3_u32 v0, lit(1), 1, v1
        ("gfx1100", VOP3.traits, "=1!lit/i32 =2!lit/i32 s2", Some((2, ONE))), // v_add3_u32 v0, lit(1), lit(2), s2
        ("gfx1100", VOP3.traits, "foo foo s2", Some((2, ONE))),               // v_add3_u32 v0, foo, foo, s2
        ("gfx1100", VOP3.traits, "foo #0x1234 s2", Some((2, ONE))),
        ("gfx1100", vop2, "#0x1235 v2 k=#0x1234", Some((4, ONE))), // v_fmaak_f32 v0, 0x1235, v2, 0x1234
        ("gfx1100", vop2, "#0x1234 v2 k=#0x1234", None),
        ("gfx1100", VOP3.traits, "#0x408f400000000000/f64 #0x408f400000000000/f64 v1:2", None), // v_fma_f64
        ("gfx1100", VOP3.traits, "#0x123456789/f64 s2:2/f64 v0:2", Some((1, INVALID))),         // v_fma_f64
        ("gfx1250", VOP3.traits, "#0x123456789/f64 v2:2/f64 v4:2", Some((1, INVALID))),         // v_fma_f64
        ("gfx1250", short, "#0x405ec00000000000/f64 v8:2/f64 k=#0x405ec000/f64", Some((4, ONE))), // v_fmaak_f64
        ("gfx900", VOP3.traits, "#0x1234 v2 v3", Some((1, unsupported))), // v_fma_f32 v0, 0x1234, v2, v3
        ("gfx1100", &[Trait::Sop2], "#-1000/i32 #0xfffffc18/i32", None),  // s_add_u32 s0, -1000, 0xfffffc18
        ("gfx1100", &[Trait::Sop2], "=1!lit/i32 =2!lit/i32", None),       // s_add_u32 s0, lit(1), lit(2)
        ("gfx1100", &[Trait::Sop2], "foo foo", Some((2, ONE))),           // s_add_u32 s0, foo, foo
        ("gfx1100", &[Trait::Sopc], "foo #0x1234/i32", Some((2, ONE))),   // s_cmp_eq_u32 foo, 0x1234
        ("gfx1100", &[Trait::Sop2], "#0x1235/i32 #0x1234/i32", Some((2, ONE))),
    ] {
        expect(&Case { cpu, traits, sources, ..VOP3 }, expected);
    }
}

#[test]
fn lds_direct() {
    let unsupported = "lds_direct is not supported on this GPU";
    let reversed = "lds_direct cannot be used with this instruction";
    for (cpu, traits, sources, expected) in [
        ("gfx1100", &[Trait::Vop2][..], "lds v1", Some((1, unsupported))), // v_add_f32 v0, src_lds_direct, v1
        ("gfx90a", &[Trait::Vop2], "lds v1", Some((1, unsupported))),
        ("gfx900", &[Trait::Vop2, Trait::Reversed], "lds v2", Some((1, reversed))), // v_subrev_f32
        ("gfx900", &[Trait::Vop3], "v1 lds v2", Some((2, "lds_direct may be used as src0 only"))), // v_fma_f32
        ("gfx900", &[Trait::Vop2], "lds v2", None),
    ] {
        expect(&Case { cpu, traits, sources, ..VOP3 }, expected);
    }
}

#[test]
fn op_sel() {
    let conflict = "op_sel operand conflicts with 16-bit operand suffix";
    let invalid = Some((6, "invalid op_sel operand"));
    let dot = &[Trait::Vop3, Trait::Dot];
    let packed = &[Trait::Vop3p, Trait::PackedF32];
    for (cpu, traits, sources, dst, op_sel, expected) in [
        ("gfx1100", VOP3.traits, "v1.h v2.l", "v0.l", 0, None), // v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[0,0,0]
        ("gfx1100", VOP3.traits, "v1.h v2.l", "v0.l", 1, None),
        ("gfx1100", VOP3.traits, "v1.h v2.l", "v0.l", 3, Some((6, conflict))), // op_sel:[1,1,0]
        ("gfx1100", VOP3.traits, "v1.h v2.l", "v0.l", 5, Some((6, conflict))),
        ("gfx1100", VOP3.traits, "v1.h s2", "v0.l", 3, None), // v_add_nc_u16 v0.l, v1.h, s2 op_sel:[1,1,0]
        ("gfx1100", &[Trait::Vop3, Trait::Permlane16], "v1 s2 s3", "v0", 3, None),
        ("gfx1100", &[Trait::Vop3, Trait::Permlane16], "v1 s2 s3", "v0", 4, invalid), // v_permlane16_b32
        ("gfx1100", dot, "v1 v2 v3", "v0", 1, invalid), // v_dot2_f16_f16 v0, v1, v2, v3 op_sel:[1,0,0,0]
        ("gfx1100", dot, "v1 v2 v3", "v0", 12, None),
        ("gfx1250", packed, "s2:2 v4:2", "v0:2", 1, invalid), // v_pk_add_f32 v[0:1], s[2:3], v[4:5] op_sel:[1,0]
        ("gfx1250", packed, "s2:2 v4:2", "v0:2", 2, None),
    ] {
        let modifiers = &[(ImmKind::OpSel, op_sel)];
        expect(&Case { cpu, traits, sources, dst, modifiers, ..VOP3 }, expected);
    }
}

#[test]
fn clamp_and_neg() {
    let traits = &[Trait::Vop3, Trait::IntClamp];
    let modifiers = &[(ImmKind::Clamp, 1)];
    let case = Case { cpu: "tahiti", traits, modifiers, ..VOP3 };
    expect(&case, Some((6, "integer clamping is not supported on this GPU"))); // v_mad_u32_u24 v0, v1, v2, v3 clamp
    expect(&Case { cpu: "gfx803", ..case }, None);

    let traits = &[Trait::Vop3p, Trait::Dot];
    for (kind, message) in
        [(ImmKind::NegLo, "invalid neg_lo operand"), (ImmKind::NegHi, "invalid neg_hi operand")]
    {
        let case = Case { traits, modifiers: &[(kind, 1)], no_modifiers: Some(0), ..VOP3 };
        expect(&case, Some((6, message))); // v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[1,0,0]
        expect(&Case { no_modifiers: Some(1), ..case }, None);
    }
}

#[test]
fn dpp() {
    let dpp = &[Trait::Vop3, Trait::Dpp][..];
    let dp64 = &[Trait::Vop3, Trait::Dpp, Trait::Dp64][..];
    let src1 = "src1 immediate operand invalid for instruction";
    let share = "DP ALU dpp only supports row_share";
    let newbcast = "DP ALU dpp only supports row_newbcast";
    for (cpu, traits, sources, dpp_ctrl, expected) in [
        ("gfx1100", dpp, "v1 s2", 0x140, Some((2, INVALID))), // v_add_f32_e64_dpp v0, v1, s2 row_mirror
        ("gfx1150", dpp, "v1 s2", 0x140, None),
        ("gfx1100", dpp, "v1 =1", 0x140, Some((0, src1))), // v_add_f32_e64_dpp v0, v1, 1.0 row_mirror
        ("gfx90a", dp64, "v2:2", 0x111, Some((6, newbcast))), // v_ceil_f64_dpp v[0:1], v[2:3] row_shr:1
        ("gfx90a", dp64, "v2:2", 0x151, None),
        ("gfx1251", dp64, "v2:2 v4:2", 0x111, Some((6, share))), // v_add_f64_dpp v[2:3], v[2:3], v[4:5] row_shr:1
        ("gfx1100", dp64, "v2:2", 0x111, None),
    ] {
        expect(&Case { cpu, traits, sources, modifiers: &[(ImmKind::DppCtrl, dpp_ctrl)], ..VOP3 }, expected);
    }
}

#[test]
fn single_instructions() {
    let movrels = &[Trait::Vop1, Trait::Sdwa, Trait::Movrels];
    let scalar = Some((1, "source operand must be a VGPR"));
    expect(&Case { cpu: "gfx1010", traits: movrels, sources: "s1", ..VOP3 }, scalar); // v_movrels_b32_sdwa v0, s1

    let write = Case {
        cpu: "gfx908",
        traits: &[Trait::Vop3p, Trait::AccVgprWrite],
        sources: "s0",
        dst: "a0",
        ..VOP3
    };
    expect(&write, Some((1, "source operand must be either a VGPR or an inline constant")));
    expect(&Case { cpu: "gfx90a", ..write }, None);

    // v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0 and a[1:32]
    let mfma = Case { cpu: "gfx908", traits: &[Trait::Vop3p, Trait::Mai], dst: "a0:32", ..VOP3 };
    let inline = Some((3, "inline constants are not allowed for this operand"));
    expect(&Case { sources: "v0 v1 =1", ..mfma }, inline);
    expect(&Case { sources: "v0 v1 =1", cpu: "gfx90a", ..mfma }, None);
    let overlap = Some((3, "source 2 operand must not partially overlap with dst"));
    expect(&Case { sources: "v0 v1 a1:32", ..mfma }, overlap);
    expect(&Case { sources: "v0 v1 a0:32", ..mfma }, None);

    let div = Case { cpu: "tahiti", traits: &[Trait::Vop3, Trait::DivScale], abs: true, ..VOP3 };
    expect(&div, Some((0, "ABS not allowed in VOP3B instructions"))); // v_div_scale_f32 v0, vcc, |v1|, v2, v3

    let wait = Case { traits: &[Trait::WaitCounter], sources: "=0", dst: "s0", ..VOP3 };
    expect(&wait, Some((5, "src0 must be null"))); // s_waitcnt_vmcnt s0, 0
    expect(&Case { dst: "null", ..wait }, None);
    expect(&Case { cpu: "gfx1010", ..wait }, None);

    let unaligned = Case { cpu: "gfx90a", sources: "v1:2 v2:2", dst: "v0:2", ..VOP3 };
    expect(&unaligned, Some((0, "invalid register class: vgpr tuples must be 64 bit aligned")));
    expect(&Case { cpu: "gfx908", ..unaligned }, None);
}
