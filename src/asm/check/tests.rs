//! What is refused after a match, with message and column as llvm-mc 23.1.1 prints them. `testdata/suite` has more.

use crate::asm::encoded::{Encoded, InstructionSet};
use crate::asm::instruction::Instructions;
use crate::asm::lexer::Lexer;
use crate::asm::parser::{Context, Parser};
use crate::asm::token::Loc;
use crate::target::Target;

/// Column, from 1, and message of the first error; none if the statement is taken. Without bytes, what passes for
/// certain is not checked.
fn error(cpu: &str, statement: &str, wants_bytes: bool) -> Option<(u32, String)> {
    let (target, _) = Target::new("amdgcn", cpu, "").unwrap();
    error_on(&target, statement, wants_bytes)
}

fn error_on(target: &Target, statement: &str, wants_bytes: bool) -> Option<(u32, String)> {
    let text = statement.as_bytes();
    let mut tokens = Vec::new();
    Lexer::new(text, Loc(0)).statement(&mut tokens, &mut Vec::new());
    let mut context = Context::default();
    let mut parser = Parser::new(text, &tokens, &mut context);
    let mnemonic = parser.bump();
    let name = parser.text_of(mnemonic);
    let mut out = Encoded::new(false, wants_bytes);
    let result = Instructions::new(target).instruction(name, mnemonic.start, &mut parser, &mut out);
    context.diagnostics.flush_pending();
    let first = context.diagnostics.take_emitted().into_iter().next();
    assert_eq!(result.is_err(), first.is_some(), "{statement}");
    first.map(|diagnostic| (diagnostic.loc.0 + 1, diagnostic.message.into_owned()))
}

/// Holds messages against what llvm-mc says, with and without bytes.
pub(super) fn expect(cpu: &str, cases: &[(&str, Option<(u32, &str)>)]) {
    for (statement, expected) in cases {
        for wants_bytes in [true, false] {
            let found = error(cpu, statement, wants_bytes);
            let found = found.as_ref().map(|(column, message)| (*column, message.as_str()));
            assert_eq!(found, *expected, "{cpu} {statement}, bytes: {wants_bytes}");
        }
    }
}

#[test]
fn literals() {
    expect(
        "gfx1100",
        &[
            ("v_fma_f32 v0, 1000, 0x3e8, v1", None),
            (
                "v_add3_u32 v0, -1000, 0xfffffc18, v1",
                Some((23, "only one unique literal operand is allowed")),
            ),
            ("v_add3_u32 v0, lit(1), 1, v1", None),
            ("v_add3_u32 v0, lit(1), lit(2), s2", Some((28, "only one unique literal operand is allowed"))),
            ("v_add3_u32 v0, foo, foo, s2", Some((21, "only one unique literal operand is allowed"))),
            ("v_add3_u32 v0, foo, 0x1234, s2", Some((21, "only one unique literal operand is allowed"))),
            ("v_fma_f64 v[0:1], 1000.0, 0x408f4000, v[0:1]", None),
            (
                "v_fma_f64 v[0:1], 1000.0, 1001.0, v[0:1]",
                Some((27, "only one unique literal operand is allowed")),
            ),
            ("v_fma_f64 v[0:1], 0x123456789, s[2:3], v[0:1]", Some((19, "invalid operand for instruction"))),
            ("v_fmaak_f32 v0, 0x1235, v2, 0x1234", Some((29, "only one unique literal operand is allowed"))),
            ("v_fmaak_f32 v0, 0x1234, v2, 0x1234", None),
            ("v_fmamk_f32 v0, 0x1235, 0x1234, v3", Some((25, "only one unique literal operand is allowed"))),
            ("v_fmaak_f32 v0, foo, v2, 0x1234", Some((26, "only one unique literal operand is allowed"))),
            ("s_add_u32 s0, -1000, 0xfffffc18", None),
            ("s_add_u32 s0, lit(1), lit(2)", None),
            ("s_add_u32 s0, lit(0x1234), 0x1235", Some((28, "only one unique literal operand is allowed"))),
            ("s_add_u32 s0, foo, foo", Some((20, "only one unique literal operand is allowed"))),
            ("s_cmp_eq_u32 0x1234, 0x1235", Some((22, "only one unique literal operand is allowed"))),
            ("s_and_b64 s[0:1], 0x1234, 0x1234", None),
        ],
    );
    expect(
        "gfx900",
        &[
            ("v_fma_f32 v0, 0x1234, v2, v3", Some((15, "literal operands are not supported"))),
            ("v_add_f32_e64 v0, 0x1234, v2", Some((19, "literal operands are not supported"))),
            ("v_add_f32 v0, 0x1234, v2", None),
        ],
    );
}

#[test]
fn literals_of_fma() {
    let one = "only one unique literal operand is allowed";
    // The literal that the instruction has in any case is none of the inline constants, whatever its value.
    expect("gfx1100", &[("v_fmamk_f16 v5.l, 1000.0, 64, v3.l", Some((27, one)))]);
    expect(
        "gfx1150",
        &[
            ("s_fmaak_f32 s0, 0x1235, s1, 0x1234", Some((29, one))),
            ("s_fmaak_f32 s0, 0x1234, s1, 0x1234", None),
            ("s_fmamk_f32 s0, s1, 0x1234, s2", None),
        ],
    );
}

#[test]
fn constant_bus() {
    expect(
        "gfx1100",
        &[
            ("v_fma_f32 v0, s1, s2, s3", Some((23, "invalid operand (violates constant bus restrictions)"))),
            ("v_fma_f32 v0, s1, s2, s1", None),
            ("v_fma_f32 v0, s1, null, s3", None),
            (
                "v_fma_f32 v0, s1, 1000, s3",
                Some((25, "invalid operand (violates constant bus restrictions)")),
            ),
            ("v_fma_f32 v0, s1, 1.0, s3", None),
            (
                "v_add3_u32 v0, lit(1), s1, s2",
                Some((28, "invalid operand (violates constant bus restrictions)")),
            ),
            (
                "v_lshlrev_b64 v[0:1], s1, s[2:3]",
                Some((27, "invalid operand (violates constant bus restrictions)")),
            ),
            (
                "v_lshlrev_b64 v[0:1], s1, 1000",
                Some((27, "invalid operand (violates constant bus restrictions)")),
            ),
            ("v_mad_u64_u32 v[0:1], s2, 1000, v1, 1000", None),
            (
                "v_mad_u64_u32 v[0:1], s2, 1000, s1, 1000",
                Some((37, "invalid operand (violates constant bus restrictions)")),
            ),
            (
                "v_div_fmas_f32 v0, s1, s2, v3",
                Some((24, "invalid operand (violates constant bus restrictions)")),
            ),
            (
                "v_div_fmas_f32 v0, s1, vcc_lo, v3",
                Some((24, "invalid operand (violates constant bus restrictions)")),
            ),
            ("v_cndmask_b32 v0, 1000, v2, vcc_lo", None),
            ("v_fmamk_f32 v0, s1, 0x1234, v3", None),
            ("v_writelane_b32 v0, s1, m0", None),
        ],
    );
    expect(
        "gfx900",
        &[
            ("v_fma_f32 v0, s1, s2, v3", Some((19, "invalid operand (violates constant bus restrictions)"))),
            ("v_writelane_b32 v0, s1, m0", None),
            (
                "v_writelane_b32 v0, s1, s2",
                Some((25, "invalid operand (violates constant bus restrictions)")),
            ),
        ],
    );
}

#[test]
fn shifts_of_64_bits_take_one_scalar_value() {
    let bus = Some((27, "invalid operand (violates constant bus restrictions)"));
    for (cpu, left, right) in [("gfx1200", bus, bus), ("gfx1250", bus, None), ("gfx1310", None, None)] {
        expect(
            cpu,
            &[
                ("v_lshlrev_b64 v[0:1], s1, s[2:3]", left),
                ("v_lshrrev_b64 v[0:1], s1, s[2:3]", right),
                ("v_ashrrev_i64 v[0:1], s1, s[2:3]", right),
            ],
        );
    }
}

#[test]
fn lds_direct() {
    expect(
        "gfx1100",
        &[("v_add_f32 v0, src_lds_direct, v1", Some((15, "lds_direct is not supported on this GPU")))],
    );
    expect(
        "gfx900",
        &[
            (
                "v_subrev_f32 v0, src_lds_direct, v2",
                Some((18, "lds_direct cannot be used with this instruction")),
            ),
            ("v_sub_f32 v0, src_lds_direct, v2", None),
            (
                "v_lshlrev_b16_e64 v5, src_lds_direct, v2",
                Some((23, "lds_direct cannot be used with this instruction")),
            ),
            ("v_fma_f32 v0, v1, src_lds_direct, v2", Some((19, "lds_direct may be used as src0 only"))),
        ],
    );
    expect(
        "gfx90a",
        &[("v_add_f32 v0, src_lds_direct, v2", Some((15, "lds_direct is not supported on this GPU")))],
    );
}

#[test]
fn modifiers() {
    expect(
        "gfx1100",
        &[
            ("v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[0,0,0]", None),
            ("v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[1,0,0]", None),
            (
                "v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[1,1,0]",
                Some((31, "op_sel operand conflicts with 16-bit operand suffix")),
            ),
            (
                "v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[1,0,1]",
                Some((31, "op_sel operand conflicts with 16-bit operand suffix")),
            ),
            ("v_add_nc_u16 v0.l, v1.h, s2 op_sel:[1,1,0]", None),
            ("v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1]", None),
            ("v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1,1]", Some((33, "invalid op_sel operand"))),
            ("v_dot2_bf16_bf16 v0.l, v1, v2, v3.l op_sel:[1,0,0,0]", Some((37, "invalid op_sel operand"))),
            ("v_dot2_bf16_bf16 v0.h, v1, v2, v3.l op_sel:[0,0,0,1]", None),
        ],
    );
    expect(
        "tahiti",
        &[
            (
                "v_mad_u32_u24 v0, v1, v2, v3 clamp",
                Some((30, "integer clamping is not supported on this GPU")),
            ),
            ("v_mad_f32 v0, v1, v2, v3 clamp", None),
            ("v_cvt_i32_f32_e64 v0, v1 clamp", Some((26, "integer clamping is not supported on this GPU"))),
            ("v_cvt_f32_i32_e64 v0, v1 clamp", None),
            ("v_div_scale_f32 v0, vcc, |v1|, v2, v3", Some((1, "ABS not allowed in VOP3B instructions"))),
            ("v_div_scale_f32 v0, vcc, v1, |v2|, v3", None),
        ],
    );
}

#[test]
fn dpp() {
    expect(
        "gfx1100",
        &[
            ("v_add_f32_e64_dpp v0, v1, s2 row_mirror", Some((27, "invalid operand for instruction"))),
            (
                "v_add_f32_e64_dpp v0, v1, 1.0 row_mirror",
                Some((1, "src1 immediate operand invalid for instruction")),
            ),
            (
                "v_add_f32_e64_dpp v0, v1, 1.0 dpp8:[0,1,2,3,4,5,6,7]",
                Some((1, "src1 immediate operand invalid for instruction")),
            ),
            ("v_fma_f32_e64_dpp v0, v1, v2, 1.0 row_mirror", None),
        ],
    );
    expect("gfx1150", &[("v_add_f32_e64_dpp v0, v1, s2 row_mirror", None)]);
}

#[test]
fn wait_counters() {
    expect(
        "gfx1100",
        &[("s_waitcnt_vmcnt s0, 0", Some((17, "src0 must be null"))), ("s_waitcnt_vmcnt null, 0", None)],
    );
    expect("gfx1010", &[("s_waitcnt_vmcnt s0, 0", None)]);
}

#[test]
fn sdwa() {
    let vgpr = "source operand must be a VGPR";
    expect(
        "gfx1010",
        &[
            ("v_movrels_b32_sdwa v0, s1", Some((24, vgpr))),
            ("v_movrels_b32_sdwa v0, v1", None),
            ("v_movreld_b32_sdwa v0, s1", None),
            (
                "v_log_f32_sdwa v5, src_lds_direct",
                Some((20, "lds_direct cannot be used with this instruction")),
            ),
        ],
    );
    let bus = "invalid operand (violates constant bus restrictions)";
    expect("gfx900", &[("v_add_f32_sdwa v0, s1, s2", Some((24, bus))), ("v_add_f32_sdwa v0, s1, v2", None)]);
}

#[test]
fn packed() {
    let op_sel = "invalid op_sel operand";
    expect(
        "gfx942",
        &[
            ("v_dot2_f32_f16 v0, v1, v2, v3", None),
            ("v_dot2_f32_f16 v0, v1, v2, v3 op_sel:[1,0,0]", Some((31, op_sel))),
            ("v_dot2_f32_f16 v0, v1, v2, v3 op_sel_hi:[1,1,1]", Some((1, op_sel))),
            ("v_dot2_f32_f16 v0, v1, v2, v3 neg_lo:[1,0,0]", None),
        ],
    );
    expect(
        "gfx1250",
        &[
            ("v_pk_add_f32 v[0:1], s[2:3], v[4:5] op_sel:[1,0]", Some((37, op_sel))),
            ("v_pk_add_f32 v[0:1], s[2:3], v[4:5]", Some((1, op_sel))),
            ("v_pk_add_f32 v[0:1], s[2:3], v[4:5] op_sel_hi:[0,1]", None),
            ("v_pk_fma_f32 v[0:1], v[2:3], v[4:5], s[2:3] op_sel_hi:[1,1,0]", None),
        ],
    );
    expect(
        "gfx1200",
        &[
            ("v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[1,0,0]", Some((35, "invalid neg_lo operand"))),
            (
                "v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,0,1] neg_hi:[0,1,0]",
                Some((50, "invalid neg_hi operand")),
            ),
            ("v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,0,1] neg_hi:[0,0,1]", None),
        ],
    );
}

/// What passes for certain without being checked must pass the checks, too.
#[test]
fn certain_instructions_pass() {
    let narrow = [
        "v1", "s1", "s2", "vcc_lo", "m0", "null", "src_scc", "1", "0.5", "-0.5", "0x1234", "1000.0", "lit(1)",
    ];
    let wide = ["v[2:3]", "s[2:3]", "s[4:5]", "vcc", "exec", "1", "0.5", "-|s[2:3]|", "0x1234", "1000.0"];
    let ends = ["", " clamp", " clamp mul:2"];
    for cpu in ["gfx803", "gfx1010", "gfx1100"] {
        let (target, _) = Target::new("amdgcn", cpu, "").unwrap();
        for (start, sources) in [
            ("v_mad_f32 v0, ", &narrow[..]),
            ("v_fma_f32 v0, ", &narrow),
            ("v_add3_u32 v0, ", &narrow),
            ("v_mad_u32_u24 v0, ", &narrow),
            ("v_div_fmas_f32 v0, ", &narrow),
            ("v_div_scale_f32 v0, vcc, ", &narrow),
            ("v_permlane16_b32 v0, ", &narrow),
            ("v_fma_f64 v[0:1], ", &wide),
            ("v_div_scale_f64 v[0:1], vcc, ", &wide),
        ] {
            for (index, (src0, end)) in
                sources.iter().flat_map(|src0| ends.map(|end| (src0, end))).enumerate()
            {
                for src1 in sources {
                    // Every third source with every pair would take too long.
                    for src2 in sources.iter().skip(index % 3).step_by(3) {
                        let text = format!("{start}{src0}, {src1}, {src2}{end}");
                        let [with, without] = [true, false].map(|bytes| error_on(&target, &text, bytes));
                        assert_eq!(with, without, "{cpu} {text}");
                    }
                }
            }
        }
    }
}

/// The same for scalar instructions and memory.
#[test]
fn certain_scalars_and_memory_pass() {
    let sources = ["s1", "vcc_lo", "null", "1", "-17", "0.5", "1.5", "0x1234", "lit(1)", "symbol"];
    let wide = ["s[2:3]", "vcc", "1", "1.5", "0x123456789", "lit(1)", "symbol"];
    let mut texts = Vec::new();
    for (start, sources) in
        [("s_add_u32 s0, ", &sources[..]), ("s_cmp_eq_u32 ", &sources), ("s_and_b64 s[0:1], ", &wide)]
    {
        texts.extend(sources.iter().flat_map(|a| sources.iter().map(move |b| format!("{start}{a}, {b}"))));
    }
    let memory = [
        "global_load_dword v0, v1, s[2:3]",
        "global_load_dwordx2 v[1:2], v[3:4], off",
        "flat_store_dword v[0:1], v2",
        "global_atomic_add v1, v2, s[2:3]",
        "global_atomic_add v0, v1, v2, s[2:3]",
        "buffer_load_dword v0, v1, s[4:7], s8 offen",
        "buffer_store_dword v0, off, s[4:7], 0",
        "buffer_atomic_add v0, off, s[4:7], 0",
        "tbuffer_load_format_x v0, off, s[4:7], 0",
        "s_load_dword s0, s[2:3], 0x10",
        "s_load_dword s0, s[2:3], -1",
        "s_buffer_load_dword s0, s[4:7], -1",
        "s_load_dword s0, s[2:3], s4",
        "ds_read_b32 v0, v1",
        "ds_write2_b32 v0, v1, v2",
        "ds_gws_init v1 gds",
        "ds_swizzle_b32 v0, v1",
    ];
    let ends = [
        "",
        " offset:4",
        " offset:4095",
        " offset:4096",
        " offset:65535",
        " offset:65536",
        " offset:-1",
        " glc",
        " slc",
        " glc slc dlc",
        " offset:16 glc",
        " tfe",
        " gds",
        " offset0:4 offset1:255",
        " th:TH_ATOMIC_RETURN",
        " sc0",
    ];
    texts.extend(memory.iter().flat_map(|start| ends.map(|end| format!("{start}{end}"))));
    for (start, end) in [
        ("v_add_f32_dpp v0, v1, ", " quad_perm:[0,1,2,3]"),
        ("v_add_f32_e64_dpp v0, v1, ", " row_share:1 row_mask:0x3"),
        ("v_fma_f32_e64_dpp v0, v1, v2, ", " dpp8:[0,1,2,3,4,5,6,7]"),
        ("v_interp_p10_f32 v0, v1, v2, ", " wait_exp:3"),
        ("v_interp_p10_f16_f32 v0, v1, v2, ", " op_sel:[1,0,0,0]"),
        ("v_mul_f64_dpp v[0:1], v[2:3], ", " row_share:1"),
    ] {
        let sources = ["v3", "v[4:5]", "-v3", "s3", "1", "0.5", "0x1234", "null"];
        texts.extend(sources.map(|source| format!("{start}{source}{end}")));
    }
    let ends = ["", " op_sel:[1,0,0]", " op_sel:[0,1,1] op_sel_hi:[0,0,1]", " neg_lo:[1,0,0]", " clamp"];
    for start in [
        "v_pk_fma_f16 v0, s1, v2, ",
        "v_pk_mad_i16 v0, v1, 2, ",
        "v_pk_fma_f32 v[0:1], v[2:3], s[4:5], ",
        "v_dot2_f32_f16 v0, v1, v2, ",
        "v_dot2_f16_f16 v0, v1, v2, ",
        "v_dot4_i32_iu8 v0, v1, v2, ",
        "v_fma_mix_f32 v0, v1, v2, ",
        "v_fma_mixlo_f16 v0, v1, v2, ",
    ] {
        let sources =
            ["v3", "v3.l", "v3.h", "v[4:5]", "s3", "s[6:7]", "1", "0.5", "0x12345678", "-4.0", "1.5"];
        texts.extend(sources.iter().flat_map(|source| ends.map(|end| format!("{start}{source}{end}"))));
    }
    for cpu in ["gfx600", "gfx803", "gfx90a", "gfx942", "gfx1010", "gfx1100", "gfx1150", "gfx1200", "gfx1251"]
    {
        let (target, _) = Target::new("amdgcn", cpu, "").unwrap();
        for text in &texts {
            let [with, without] = [true, false].map(|bytes| error_on(&target, text, bytes));
            assert_eq!(with, without, "{cpu} {text}");
        }
    }
}
