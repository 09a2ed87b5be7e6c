//! Limits of what passes for certain, held against llvm-mc 23.1.1: with and without bytes the same is refused.

use crate::asm::check::tests::expect;

#[test]
fn matrix_products_and_cache_policies() {
    expect(
        "gfx942",
        &[
            ("v_mfma_f32_16x16x4_4b_f16 a[0:15], v[0:1], v[2:3], a[0:15]", None),
            (
                "v_mfma_f32_16x16x4_4b_f16 a[0:15], v[0:1], v[2:3], a[2:17]",
                Some((52, "source 2 operand must not partially overlap with dst")),
            ),
            (
                "v_mfma_f32_16x16x4_4b_f16 a[0:15], v[0:1], v[2:3], v[2:17]",
                Some((52, "invalid operand for instruction")),
            ),
            (
                "v_mfma_f32_16x16x4_4b_f16 a[0:15], v[0:1], v[3:4], a[16:31]",
                Some((44, "invalid operand for instruction")),
            ),
            ("v_mfma_f32_4x4x4_16b_f16 a[0:3], v[0:1], v[2:3], a[2:5] cbsz:1 abid:2 blgp:7", None),
            ("v_mfma_f64_4x4x4_4b_f64 a[0:1], v[0:1], a[2:3], a[2:3] neg:[1,0,0]", None),
            (
                "v_mfma_f64_4x4x4_4b_f64 a[0:1], v[0:1], a[2:3], a[2:3] blgp:1",
                Some((56, "invalid modifier: blgp is not supported")),
            ),
            (
                "v_mfma_f32_4x4x4_16b_f16 a[0:3], v[0:1], v[2:3], a[2:5] neg:[1,0,0]",
                Some((57, "invalid modifier: neg is not supported")),
            ),
            ("v_mfma_f32_32x32x1_2b_f32 a[0:31], v0, v1, 2.0", None),
            ("global_load_dwordx2 a[2:3], v[2:3], off sc0 nt sc1", None),
            ("global_load_dwordx2 a[3:4], v[2:3], off", Some((21, "invalid operand for instruction"))),
            ("global_atomic_swap a1, v[2:3], a2, off sc0", None),
            ("global_atomic_swap a1, v[2:3], v2, off sc0", Some((32, "invalid operand for instruction"))),
            ("global_atomic_swap a1, v[2:3], a2, off", Some((1, "instruction must use sc0"))),
            ("global_atomic_add v[2:3], a2, off sc0", Some((35, "instruction must not use sc0"))),
            ("global_atomic_add v[2:3], a2, off sc1 nt", None),
            ("global_load_dword a1, v[2:3], off offset:-4096", None),
            ("global_load_dword a1, v[2:3], off offset:-4097", Some((35, "expected a 13-bit signed offset"))),
            ("flat_load_dword a1, v[2:3] offset:-1", Some((28, "expected a 12-bit unsigned offset"))),
            ("s_load_dword s2, s[2:3], 0x0 glc", None),
            ("s_load_dword s2, s[2:3], -0x100000", None),
            ("s_load_dword s2, s[2:3], -0x100001", Some((26, "expected a 21-bit signed offset"))),
            ("s_buffer_load_dword s2, s[4:7], -1", Some((33, "expected a 20-bit unsigned offset"))),
            ("buffer_load_dword v5, off, s[8:11], s3 offset:4095 sc0 nt sc1", None),
        ],
    );
}

#[test]
fn matrix_products_without_constants() {
    expect(
        "gfx908",
        &[
            (
                "v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 2.0",
                Some((40, "inline constants are not allowed for this operand")),
            ),
            (
                "v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[1:32]",
                Some((40, "source 2 operand must not partially overlap with dst")),
            ),
            ("global_load_dword a1, v[2:3], off", Some((19, "invalid operand for instruction"))),
            ("global_load_dword v1, v[2:3], off slc glc", None),
            ("s_load_dword s2, s[2:3], 0x0 slc", Some((1, "invalid cache policy for SMEM instruction"))),
        ],
    );
}

#[test]
fn negations_of_factors_and_sums() {
    expect(
        "gfx1170",
        &[
            ("v_wmma_i32_16x16x16_iu8 v[4:11], v[0:1], v[2:3], v[4:11] neg_lo:[1,1,0]", None),
            (
                "v_wmma_i32_16x16x16_iu8 v[4:11], v[0:1], v[2:3], v[4:11] neg_lo:[0,0,1]",
                Some((58, "invalid neg_lo operand")),
            ),
            ("v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,0,1] neg_hi:[0,0,1]", None),
            ("v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_hi:[0,1,0]", Some((35, "invalid neg_hi operand"))),
            ("v_swmmac_f32_16x16x32_fp8_fp8 v[6:13], v[0:1], v[2:5], v14 index_key:1", None),
            (
                "v_wmma_f32_16x16x16_fp8_fp8 v[4:11], v[0:1], v[2:3], v[4:11] neg_lo:[0,1,0]",
                Some((62, "invalid neg_lo operand")),
            ),
        ],
    );
}

#[test]
fn mixed_sources_and_offsets() {
    expect(
        "gfx1100",
        &[
            ("v_fma_mix_f32 v5, -|exec_hi|, -|exec_lo|, -|exec_lo| op_sel:[1,1,1] op_sel_hi:[1,1,1]", None),
            (
                "v_fma_mix_f32 v5, s1, s2, s3",
                Some((27, "invalid operand (violates constant bus restrictions)")),
            ),
            ("v_pk_fma_f16 v5, 0.5, 2.0, m0", None),
            (
                "v_pk_fma_f16 v5, 0.5, 0x1234, 0x1235",
                Some((31, "only one unique literal operand is allowed")),
            ),
            ("v_pk_mad_u16 v5, 0.5, 2.0, v1", None),
            ("scratch_load_b32 v255, v255, ttmp15 offset:-4096 glc slc dlc", None),
            (
                "scratch_load_b32 v255, v255, ttmp15 offset:-4097 glc slc dlc",
                Some((37, "expected a 13-bit signed offset")),
            ),
            (
                "buffer_load_b32 v5, off, s[8:11], s3 offset:-1",
                Some((38, "expected a 16-bit unsigned offset")),
            ),
        ],
    );
}

#[test]
fn constants_of_16_bits_without_inline_ones() {
    let none = Some((23, "literal operands are not supported"));
    expect(
        "gfx600",
        &[
            ("v_cvt_f32_f16_e64 v5, 0", none),
            ("v_cvt_f32_f16_e64 v5, 0.5", none),
            ("v_cvt_f32_f16_e64 v5, v1", None),
            ("v_cvt_f32_f16 v5, 0", None),
        ],
    );
    expect("gfx803", &[("v_cvt_f32_f16_e64 v5, 0.5", None)]);
}
