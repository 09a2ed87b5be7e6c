// Random valid instructions: every encoding, operand kind and modifier, encoded by llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx803 -show-encoding %s | FileCheck --check-prefix=GFX803 %s

V_CMPX_EQ_U16 v210, v2
// GFX803: v_cmpx_eq_u16_e32 vcc, v210, v2 ; encoding: [0xd2,0x05,0x74,0x7d]

V_CMPX_F_U32 v3, v255
// GFX803: v_cmpx_f_u32_e32 vcc, v3, v255 ; encoding: [0x03,0xff,0xb1,0x7d]

V_CMPX_GE_F32 vcc, v100, v115
// GFX803: v_cmpx_ge_f32_e32 vcc, v100, v115 ; encoding: [0x64,0xe7,0xac,0x7c]

V_CMPX_GT_F64 vcc, 0.15915494309189532, v[10:11]
// GFX803: v_cmpx_gt_f64_e32 vcc, 0.15915494309189532, v[10:11] ; encoding: [0xf8,0x14,0xe8,0x7c]

V_CMPX_GT_I16 0.5, v255
// GFX803: v_cmpx_gt_i16_e32 vcc, 0.5, v255 ; encoding: [0xf0,0xfe,0x69,0x7d]

V_CMPX_GT_U32 vcc, src_vccz, v10
// GFX803: v_cmpx_gt_u32_e32 vcc, src_vccz, v10 ; encoding: [0xfb,0x14,0xb8,0x7d]

V_CMPX_LE_U16 vcc, v33, v3
// GFX803: v_cmpx_le_u16_e32 vcc, v33, v3 ; encoding: [0x21,0x07,0x76,0x7d]

V_CMPX_LT_U32 1.0, v5
// GFX803: v_cmpx_lt_u32_e32 vcc, 1.0, v5 ; encoding: [0xf2,0x0a,0xb2,0x7d]

V_CMPX_NE_I16 m0, v3
// GFX803: v_cmpx_ne_i16_e32 vcc, m0, v3 ; encoding: [0x7c,0x06,0x6a,0x7d]

V_CMPX_NGT_F16 vcc, 2.0, v3
// GFX803: v_cmpx_ngt_f16_e32 vcc, 2.0, v3 ; encoding: [0xf4,0x06,0x76,0x7c]

V_CMPX_NLE_F32 vcc, v0, v244
// GFX803: v_cmpx_nle_f32_e32 vcc, v0, v244 ; encoding: [0x00,0xe9,0xb9,0x7c]

V_CMPX_NLT_F16 v5, v0
// GFX803: v_cmpx_nlt_f16_e32 vcc, v5, v0 ; encoding: [0x05,0x01,0x7c,0x7c]

V_CMPX_O_F16 0.15915494, v2
// GFX803: v_cmpx_o_f16_e32 vcc, 0.15915494, v2 ; encoding: [0xf8,0x04,0x6e,0x7c]

V_CMPX_U_F32 vcc, v255, v185
// GFX803: v_cmpx_u_f32_e32 vcc, v255, v185 ; encoding: [0xff,0x73,0xb1,0x7c]

V_CMP_EQ_F16 vcc, v0, v255
// GFX803: v_cmp_eq_f16_e32 vcc, v0, v255 ; encoding: [0x00,0xff,0x45,0x7c]

V_CMP_F_I16 v10, v3
// GFX803: v_cmp_f_i16_e32 vcc, v10, v3 ; encoding: [0x0a,0x07,0x40,0x7d]

V_CMP_GT_I16 -4.0, v0
// GFX803: v_cmp_gt_i16_e32 vcc, -4.0, v0 ; encoding: [0xf7,0x00,0x48,0x7d]

V_CMP_LE_U32 33, v2
// GFX803: v_cmp_le_u32_e32 vcc, 33, v2 ; encoding: [0xa1,0x04,0x96,0x7d]

V_CMP_LT_U32 1.0, v3
// GFX803: v_cmp_lt_u32_e32 vcc, 1.0, v3 ; encoding: [0xf2,0x06,0x92,0x7d]

V_CMP_NEQ_F16 vcc, s62, v2
// GFX803: v_cmp_neq_f16_e32 vcc, s62, v2 ; encoding: [0x3e,0x04,0x5a,0x7c]

V_CMP_NEQ_F32 -1.0, v3
// GFX803: v_cmp_neq_f32_e32 vcc, -1.0, v3 ; encoding: [0xf3,0x06,0x9a,0x7c]

V_CMP_NGT_F32 vcc, v44, v2
// GFX803: v_cmp_ngt_f32_e32 vcc, v44, v2 ; encoding: [0x2c,0x05,0x96,0x7c]

V_CMP_NLE_F16 vcc, v2, v5
// GFX803: v_cmp_nle_f16_e32 vcc, v2, v5 ; encoding: [0x02,0x0b,0x58,0x7c]

V_CMP_NLE_F32 vcc, 0xfe0b, v0
// GFX803: v_cmp_nle_f32_e32 vcc, 0xfe0b, v0 ; encoding: [0xff,0x00,0x98,0x7c,0x0b,0xfe,0x00,0x00]

V_CMP_NLT_F32 vcc, v210, v10
// GFX803: v_cmp_nlt_f32_e32 vcc, v210, v10 ; encoding: [0xd2,0x15,0x9c,0x7c]

V_CMP_O_F64 vcc, 0x1234, v[253:254]
// GFX803: v_cmp_o_f64_e32 vcc, 0x1234, v[253:254] ; encoding: [0xff,0xfa,0xcf,0x7c,0x34,0x12,0x00,0x00]

s_andn2_b32 ttmp3, 64, vcc_lo
// GFX803: s_andn2_b32 ttmp3, 64, vcc_lo ; encoding: [0xc0,0x6a,0x73,0x89]

s_andn2_b64 tba, vcc, tma
// GFX803: s_andn2_b64 tba, vcc, tma ; encoding: [0x6a,0x6e,0xec,0x89]

s_bcnt1_i32_b32 s57, s70
// GFX803: s_bcnt1_i32_b32 s57, s70 ; encoding: [0x46,0x0c,0xb9,0xbe]

s_bfe_i32 s93, s73, -1.0
// GFX803: s_bfe_i32 s93, s73, -1.0 ; encoding: [0x49,0xf3,0x5d,0x93]

s_bitset0_b64 s[52:53], 33
// GFX803: s_bitset0_b64 s[52:53], 33 ; encoding: [0xa1,0x19,0xb4,0xbe]

s_brev_b32 vcc_lo, -100
// GFX803: s_brev_b32 vcc_lo, 0xffffff9c ; encoding: [0xff,0x08,0xea,0xbe,0x9c,0xff,0xff,0xff]

s_cbranch_g_fork flat_scratch, 1.0
// GFX803: s_cbranch_g_fork flat_scratch, 1.0 ; encoding: [0x66,0xf2,0x80,0x94]

s_cbranch_scc0 42944
// GFX803: s_cbranch_scc0 42944 ; encoding: [0xc0,0xa7,0x84,0xbf]

s_cbranch_scc1 59574
// GFX803: s_cbranch_scc1 59574 ; encoding: [0xb6,0xe8,0x85,0xbf]

s_cmp_ge_u32 s48, s2
// GFX803: s_cmp_ge_u32 s48, s2 ; encoding: [0x30,0x02,0x09,0xbf]

s_cmp_gt_i32 s16, s88
// GFX803: s_cmp_gt_i32 s16, s88 ; encoding: [0x10,0x58,0x02,0xbf]

s_cmp_le_u32 s41, s95
// GFX803: s_cmp_le_u32 s41, s95 ; encoding: [0x29,0x5f,0x0b,0xbf]

s_cmp_lg_u32 s24, s87
// GFX803: s_cmp_lg_u32 s24, s87 ; encoding: [0x18,0x57,0x07,0xbf]

s_cmp_lg_u64 -2.0, s[44:45]
// GFX803: s_cmp_lg_u64 -2.0, s[44:45] ; encoding: [0xf5,0x2c,0x13,0xbf]

s_cmp_lt_u32 s75, s40
// GFX803: s_cmp_lt_u32 s75, s40 ; encoding: [0x4b,0x28,0x0a,0xbf]

s_cmpk_eq_u32 s84, 10980
// GFX803: s_cmpk_eq_u32 s84, 0x2ae4 ; encoding: [0xe4,0x2a,0x54,0xb4]

s_cmpk_lg_u32 s98, 0xa730
// GFX803: s_cmpk_lg_u32 s98, 0xa730 ; encoding: [0x30,0xa7,0xe2,0xb4]

s_endpgm_saved
// GFX803: s_endpgm_saved ; encoding: [0x00,0x00,0x9b,0xbf]

s_flbit_i32_b32 tba_lo, s86
// GFX803: s_flbit_i32_b32 tba_lo, s86 ; encoding: [0x56,0x12,0xec,0xbe]

s_getpc_b64 s[42:43]
// GFX803: s_getpc_b64 s[42:43] ; encoding: [0x00,0x1c,0xaa,0xbe]

s_min_u32 s88, 0xfffffff0, s6
// GFX803: s_min_u32 s88, -16, s6 ; encoding: [0xd0,0x06,0xd8,0x83]

s_movk_i32 s82, -31900
// GFX803: s_movk_i32 s82, 0x8364 ; encoding: [0x64,0x83,0x52,0xb0]

s_not_b64 s[62:63], 2.0
// GFX803: s_not_b64 s[62:63], 2.0 ; encoding: [0xf4,0x05,0xbe,0xbe]

s_sethalt 14
// GFX803: s_sethalt 14 ; encoding: [0x0e,0x00,0x8d,0xbf]

s_sext_i32_i8 flat_scratch_hi, 65
// GFX803: s_sext_i32_i8 flat_scratch_hi, 0x41 ; encoding: [0xff,0x16,0xe7,0xbe,0x41,0x00,0x00,0x00]

s_sleep 5
// GFX803: s_sleep 5 ; encoding: [0x05,0x00,0x8e,0xbf]

s_xnor_b64 s[62:63], flat_scratch, -0.5
// GFX803: s_xnor_b64 s[62:63], flat_scratch, -0.5 ; encoding: [0x66,0xf1,0xbe,0x8d]

s_xor_b32 s56, 0x3118, 0x3118
// GFX803: s_xor_b32 s56, 0x3118, 0x3118 ; encoding: [0xff,0xff,0x38,0x88,0x18,0x31,0x00,0x00]

v_add_f32_sdwa v2, v255, -v1 clamp dst_sel:WORD_0 src0_sel:BYTE_0 src1_sel:BYTE_3
// GFX803: v_add_f32_sdwa v2, v255, -v1 clamp dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x02,0x04,0x02,0xff,0x34,0x00,0x13]

v_add_u16 v0, 4.0, v176
// GFX803: v_add_u16_e32 v0, 4.0, v176 ; encoding: [0xf6,0x60,0x01,0x4c]

v_add_u32 v10, vcc, lit(0x1234), v5
// GFX803: v_add_u32_e32 v10, vcc, lit(0x1234), v5 ; encoding: [0xff,0x0a,0x14,0x32,0x34,0x12,0x00,0x00]

v_addc_u32_sdwa v255, vcc, sext(v3), v255, vcc dst_sel:BYTE_0 dst_unused:UNUSED_PAD src1_sel:WORD_0
// GFX803: v_addc_u32_sdwa v255, vcc, sext(v3), v255, vcc dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0xff,0x39,0x03,0x00,0x0e,0x04]

v_bfe_u32_e64 v2, s81, 0.15915494, v10
// GFX803: v_bfe_u32 v2, s81, 0.15915494, v10 ; encoding: [0x02,0x00,0xc8,0xd1,0x51,0xf0,0x29,0x04]

v_ceil_f16 v2, v10 row_shr:5 bound_ctrl:0
// GFX803: v_ceil_f16_dpp v2, v10 row_shr:5 row_mask:0xf bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x8a,0x04,0x7e,0x0a,0x15,0x09,0xff]

v_ceil_f32_sdwa v227, neg(v0) clamp dst_sel:BYTE_0 src0_sel:BYTE_3
// GFX803: v_ceil_f32_sdwa v227, -v0 clamp dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 ; encoding: [0xf9,0x3a,0xc6,0x7f,0x00,0x30,0x13,0x00]

v_cmp_class_f16_e32 -0.5, v255
// GFX803: v_cmp_class_f16_e32 vcc, -0.5, v255 ; encoding: [0xf1,0xfe,0x29,0x7c]

v_cmp_class_f16_sdwa vcc, v0, sext(v5) src0_sel:WORD_1 src1_sel:DWORD
// GFX803: v_cmp_class_f16 vcc, v0, sext(v5) src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x28,0x7c,0x00,0x00,0x05,0x0e]

v_cmp_class_f16_sdwa vcc, v255, v5 src1_sel:BYTE_2
// GFX803: v_cmp_class_f16 vcc, v255, v5 src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0x0a,0x28,0x7c,0xff,0x00,0x06,0x02]

v_cmp_class_f16_sdwa vcc, v5, v29 src0_sel:WORD_0
// GFX803: v_cmp_class_f16 vcc, v5, v29 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x3a,0x28,0x7c,0x05,0x00,0x04,0x06]

v_cmp_class_f16_sdwa vcc, |v2|, sext(v10) clamp src0_sel:BYTE_3 src1_sel:BYTE_0
// GFX803: v_cmp_class_f16 vcc, |v2|, sext(v10) clamp src0_sel:BYTE_3 src1_sel:BYTE_0 ; encoding: [0xf9,0x14,0x28,0x7c,0x02,0x20,0x23,0x08]

v_cmp_class_f32_e32 s61, v255
// GFX803: v_cmp_class_f32_e32 vcc, s61, v255 ; encoding: [0x3d,0xfe,0x21,0x7c]

v_cmp_class_f32_sdwa vcc, v1, sext(v2) src0_sel:WORD_0 src1_sel:BYTE_2
// GFX803: v_cmp_class_f32 vcc, v1, sext(v2) src0_sel:WORD_0 src1_sel:BYTE_2 ; encoding: [0xf9,0x04,0x20,0x7c,0x01,0x00,0x04,0x0a]

v_cmp_class_f32_sdwa vcc, v3, v255 clamp src0_sel:BYTE_0 src1_sel:DWORD
// GFX803: v_cmp_class_f32 vcc, v3, v255 clamp src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0xfe,0x21,0x7c,0x03,0x20,0x00,0x06]

v_cmp_eq_f32_sdwa vcc, v1, v3
// GFX803: v_cmp_eq_f32 vcc, v1, v3 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x06,0x84,0x7c,0x01,0x00,0x06,0x06]

v_cmp_eq_i16_e32 lit(0x1234), v0
// GFX803: v_cmp_eq_i16_e32 vcc, lit(0x1234), v0 ; encoding: [0xff,0x00,0x44,0x7d,0x34,0x12,0x00,0x00]

v_cmp_eq_i16_sdwa vcc, v251, v0 src0_sel:WORD_1 src1_sel:BYTE_1
// GFX803: v_cmp_eq_i16 vcc, v251, v0 src0_sel:WORD_1 src1_sel:BYTE_1 ; encoding: [0xf9,0x00,0x44,0x7d,0xfb,0x00,0x05,0x01]

v_cmp_eq_i16_sdwa vcc, v3, sext(v196) clamp src0_sel:DWORD src1_sel:BYTE_1
// GFX803: v_cmp_eq_i16 vcc, v3, sext(v196) clamp src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x88,0x45,0x7d,0x03,0x20,0x06,0x09]

v_cmp_eq_i32_sdwa vcc, v0, sext(v250) src0_sel:WORD_0 src1_sel:WORD_1
// GFX803: v_cmp_eq_i32 vcc, v0, sext(v250) src0_sel:WORD_0 src1_sel:WORD_1 ; encoding: [0xf9,0xf4,0x85,0x7d,0x00,0x00,0x04,0x0d]

v_cmp_eq_i32_sdwa vcc, v154, v1 clamp src0_sel:WORD_1
// GFX803: v_cmp_eq_i32 vcc, v154, v1 clamp src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x02,0x84,0x7d,0x9a,0x20,0x05,0x06]

v_cmp_eq_u16_sdwa vcc, sext(v2), v5 clamp src0_sel:DWORD src1_sel:BYTE_3
// GFX803: v_cmp_eq_u16 vcc, sext(v2), v5 clamp src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0x0a,0x54,0x7d,0x02,0x20,0x0e,0x03]

v_cmp_eq_u32_e32 ttmp11, v3
// GFX803: v_cmp_eq_u32_e32 vcc, ttmp11, v3 ; encoding: [0x7b,0x06,0x94,0x7d]

v_cmp_f_f32_e64 s[68:69], v2, -v201
// GFX803: v_cmp_f_f32_e64 s[68:69], v2, -v201 ; encoding: [0x44,0x00,0x40,0xd0,0x02,0x93,0x03,0x40]

v_cmp_f_i16_sdwa vcc, v5, v34 clamp src0_sel:BYTE_1 src1_sel:BYTE_3
// GFX803: v_cmp_f_i16 vcc, v5, v34 clamp src0_sel:BYTE_1 src1_sel:BYTE_3 ; encoding: [0xf9,0x44,0x40,0x7d,0x05,0x20,0x01,0x03]

v_cmp_f_i32_sdwa vcc, sext(v255), v3 src0_sel:BYTE_1 src1_sel:BYTE_2
// GFX803: v_cmp_f_i32 vcc, sext(v255), v3 src0_sel:BYTE_1 src1_sel:BYTE_2 ; encoding: [0xf9,0x06,0x80,0x7d,0xff,0x00,0x09,0x02]

v_cmp_f_i64_e64 s[42:43], 0x4000000000000000, v[10:11]
// GFX803: v_cmp_f_i64_e64 s[42:43], 2.0, v[10:11] ; encoding: [0x2a,0x00,0xe0,0xd0,0xf4,0x14,0x02,0x00]

v_cmp_f_u16_sdwa vcc, sext(v255), v3 src0_sel:WORD_0 src1_sel:DWORD
// GFX803: v_cmp_f_u16 vcc, sext(v255), v3 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x06,0x50,0x7d,0xff,0x00,0x0c,0x06]

v_cmp_f_u16_sdwa vcc, v3, sext(v96)
// GFX803: v_cmp_f_u16 vcc, v3, sext(v96) src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xc0,0x50,0x7d,0x03,0x00,0x06,0x0e]

v_cmp_f_u16_sdwa vcc, v62, sext(v2) src1_sel:DWORD
// GFX803: v_cmp_f_u16 vcc, v62, sext(v2) src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x04,0x50,0x7d,0x3e,0x00,0x06,0x0e]

v_cmp_ge_f16_e32 flat_scratch_lo, v3
// GFX803: v_cmp_ge_f16_e32 vcc, flat_scratch_lo, v3 ; encoding: [0x66,0x06,0x4c,0x7c]

v_cmp_ge_f64 s[10:11], -abs(v[254:255]), abs(v[0:1])
// GFX803: v_cmp_ge_f64_e64 s[10:11], -|v[254:255]|, |v[0:1]| ; encoding: [0x0a,0x03,0x66,0xd0,0xfe,0x01,0x02,0x20]

v_cmp_gt_f32_sdwa vcc, abs(v2), v10 clamp src0_sel:BYTE_1 src1_sel:BYTE_2
// GFX803: v_cmp_gt_f32 vcc, |v2|, v10 clamp src0_sel:BYTE_1 src1_sel:BYTE_2 ; encoding: [0xf9,0x14,0x88,0x7c,0x02,0x20,0x21,0x02]

v_cmp_gt_i16_e32 lit64(1.0), v0
// GFX803: v_cmp_gt_i16_e32 vcc, lit64(0x3f800000), v0 ; encoding: [0xff,0x00,0x48,0x7d,0x00,0x00,0x80,0x3f]

v_cmp_gt_i16_sdwa vcc, v0, v0 src1_sel:WORD_0
// GFX803: v_cmp_gt_i16 vcc, v0, v0 src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0x00,0x48,0x7d,0x00,0x00,0x06,0x04]

v_cmp_gt_i16_sdwa vcc, v10, sext(v255) src0_sel:WORD_1 src1_sel:BYTE_0
// GFX803: v_cmp_gt_i16 vcc, v10, sext(v255) src0_sel:WORD_1 src1_sel:BYTE_0 ; encoding: [0xf9,0xfe,0x49,0x7d,0x0a,0x00,0x05,0x08]

v_cmp_gt_i32_sdwa vcc, sext(v3), sext(v2) src0_sel:BYTE_2 src1_sel:BYTE_0
// GFX803: v_cmp_gt_i32 vcc, sext(v3), sext(v2) src0_sel:BYTE_2 src1_sel:BYTE_0 ; encoding: [0xf9,0x04,0x88,0x7d,0x03,0x00,0x0a,0x08]

v_cmp_gt_i32_sdwa vcc, v13, sext(v0)
// GFX803: v_cmp_gt_i32 vcc, v13, sext(v0) src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0x88,0x7d,0x0d,0x00,0x06,0x0e]

v_cmp_gt_u16_sdwa vcc, sext(v2), sext(v2) src0_sel:BYTE_0
// GFX803: v_cmp_gt_u16 vcc, sext(v2), sext(v2) src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x04,0x58,0x7d,0x02,0x00,0x08,0x0e]

v_cmp_gt_u32_e32 s74, v5
// GFX803: v_cmp_gt_u32_e32 vcc, s74, v5 ; encoding: [0x4a,0x0a,0x98,0x7d]

v_cmp_le_f16_e32 s54, v5
// GFX803: v_cmp_le_f16_e32 vcc, s54, v5 ; encoding: [0x36,0x0a,0x46,0x7c]

v_cmp_le_i32_sdwa vcc, v10, sext(v3) clamp src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX803: v_cmp_le_i32 vcc, v10, sext(v3) clamp src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0x06,0x86,0x7d,0x0a,0x20,0x02,0x0a]

v_cmp_le_i64_e32 -2.0, v[5:6]
// GFX803: v_cmp_le_i64_e32 vcc, -2.0, v[5:6] ; encoding: [0xf5,0x0a,0xc6,0x7d]

v_cmp_lg_f16_e64 s[14:15], 0.15915494, v5
// GFX803: v_cmp_lg_f16_e64 s[14:15], 0.15915494, v5 ; encoding: [0x0e,0x00,0x25,0xd0,0xf8,0x0a,0x02,0x00]

v_cmp_lg_f16_sdwa vcc, v1, -|v10| clamp src0_sel:WORD_0 src1_sel:BYTE_2
// GFX803: v_cmp_lg_f16 vcc, v1, -|v10| clamp src0_sel:WORD_0 src1_sel:BYTE_2 ; encoding: [0xf9,0x14,0x4a,0x7c,0x01,0x20,0x04,0x32]

v_cmp_lg_f32_e32 s101, v255
// GFX803: v_cmp_lg_f32_e32 vcc, s101, v255 ; encoding: [0x65,0xfe,0x8b,0x7c]

v_cmp_lg_f32_sdwa vcc, v255, abs(v171) src0_sel:BYTE_1 src1_sel:BYTE_2
// GFX803: v_cmp_lg_f32 vcc, v255, |v171| src0_sel:BYTE_1 src1_sel:BYTE_2 ; encoding: [0xf9,0x56,0x8b,0x7c,0xff,0x00,0x01,0x22]

v_cmp_lt_f64 s[66:67], v[3:4], s[86:87]
// GFX803: v_cmp_lt_f64_e64 s[66:67], v[3:4], s[86:87] ; encoding: [0x42,0x00,0x61,0xd0,0x03,0xad,0x00,0x00]

v_cmp_lt_i32_sdwa vcc, sext(v255), v5 clamp src1_sel:BYTE_2
// GFX803: v_cmp_lt_i32 vcc, sext(v255), v5 clamp src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0x0a,0x82,0x7d,0xff,0x20,0x0e,0x02]

v_cmp_lt_i32_sdwa vcc, v86, v1 src0_sel:BYTE_0
// GFX803: v_cmp_lt_i32 vcc, v86, v1 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x02,0x82,0x7d,0x56,0x00,0x00,0x06]

v_cmp_lt_u16_sdwa vcc, v10, sext(v1) src0_sel:BYTE_2
// GFX803: v_cmp_lt_u16 vcc, v10, sext(v1) src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x02,0x52,0x7d,0x0a,0x00,0x02,0x0e]

v_cmp_lt_u64 s[66:67], v[5:6], v[168:169]
// GFX803: v_cmp_lt_u64_e64 s[66:67], v[5:6], v[168:169] ; encoding: [0x42,0x00,0xe9,0xd0,0x05,0x51,0x03,0x00]

v_cmp_ne_i16_e32 3.0, v0
// GFX803: v_cmp_ne_i16_e32 vcc, 0x0, v0 ; encoding: [0xff,0x00,0x4a,0x7d,0x00,0x00,0x40,0x40]

v_cmp_neq_f16_sdwa vcc, v3, -v204 clamp src1_sel:BYTE_2
// GFX803: v_cmp_neq_f16 vcc, v3, -v204 clamp src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0x98,0x5b,0x7c,0x03,0x20,0x06,0x12]

v_cmp_nge_f16_e32 v1, v2
// GFX803: v_cmp_nge_f16_e32 vcc, v1, v2 ; encoding: [0x01,0x05,0x52,0x7c]

v_cmp_ngt_f16_e64 s[26:27], 0.15915494309189532, s4
// GFX803: v_cmp_ngt_f16_e64 s[26:27], 0.15915494, s4 ; encoding: [0x1a,0x00,0x2b,0xd0,0xf8,0x08,0x00,0x00]

v_cmp_ngt_f32_sdwa vcc, v10, abs(v108) src0_sel:BYTE_1 src1_sel:BYTE_1
// GFX803: v_cmp_ngt_f32 vcc, v10, |v108| src0_sel:BYTE_1 src1_sel:BYTE_1 ; encoding: [0xf9,0xd8,0x96,0x7c,0x0a,0x00,0x01,0x21]

v_cmp_nle_f32_sdwa vcc, v255, v255 src0_sel:WORD_0 src1_sel:WORD_0
// GFX803: v_cmp_nle_f32 vcc, v255, v255 src0_sel:WORD_0 src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0x99,0x7c,0xff,0x00,0x04,0x04]

v_cmp_nle_f32_sdwa vcc, v3, v3 src0_sel:WORD_1 src1_sel:BYTE_3
// GFX803: v_cmp_nle_f32 vcc, v3, v3 src0_sel:WORD_1 src1_sel:BYTE_3 ; encoding: [0xf9,0x06,0x98,0x7c,0x03,0x00,0x05,0x03]

v_cmp_nlg_f16_sdwa vcc, v5, abs(v1) src0_sel:BYTE_3 src1_sel:BYTE_2
// GFX803: v_cmp_nlg_f16 vcc, v5, |v1| src0_sel:BYTE_3 src1_sel:BYTE_2 ; encoding: [0xf9,0x02,0x54,0x7c,0x05,0x00,0x03,0x22]

v_cmp_nlg_f64_e32 v[132:133], v[254:255]
// GFX803: v_cmp_nlg_f64_e32 vcc, v[132:133], v[254:255] ; encoding: [0x84,0xfd,0xd5,0x7c]

v_cmp_nlt_f16_e32 1, v10
// GFX803: v_cmp_nlt_f16_e32 vcc, 1, v10 ; encoding: [0x81,0x14,0x5c,0x7c]

v_cmp_nlt_f16_e32 v3, v255
// GFX803: v_cmp_nlt_f16_e32 vcc, v3, v255 ; encoding: [0x03,0xff,0x5d,0x7c]

v_cmp_nlt_f32_sdwa vcc, v2, v127 src0_sel:WORD_1 src1_sel:WORD_0
// GFX803: v_cmp_nlt_f32 vcc, v2, v127 src0_sel:WORD_1 src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0x9c,0x7c,0x02,0x00,0x05,0x04]

v_cmp_o_f16_e32 v1, v2
// GFX803: v_cmp_o_f16_e32 vcc, v1, v2 ; encoding: [0x01,0x05,0x4e,0x7c]

v_cmp_o_f16_sdwa vcc, -|v10|, v124 src0_sel:DWORD src1_sel:BYTE_1
// GFX803: v_cmp_o_f16 vcc, -|v10|, v124 src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0xf8,0x4e,0x7c,0x0a,0x00,0x36,0x01]

v_cmp_o_f16_sdwa vcc, v168, v10 src0_sel:WORD_0
// GFX803: v_cmp_o_f16 vcc, v168, v10 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x14,0x4e,0x7c,0xa8,0x00,0x04,0x06]

v_cmp_o_f16_sdwa vcc, v3, v2 src0_sel:BYTE_3 src1_sel:BYTE_1
// GFX803: v_cmp_o_f16 vcc, v3, v2 src0_sel:BYTE_3 src1_sel:BYTE_1 ; encoding: [0xf9,0x04,0x4e,0x7c,0x03,0x00,0x03,0x01]

v_cmp_t_i16_sdwa vcc, v3, v10 src1_sel:BYTE_3
// GFX803: v_cmp_t_i16 vcc, v3, v10 src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0x14,0x4e,0x7d,0x03,0x00,0x06,0x03]

v_cmp_t_i32_sdwa vcc, v3, v3 src0_sel:BYTE_1 src1_sel:BYTE_2
// GFX803: v_cmp_t_i32 vcc, v3, v3 src0_sel:BYTE_1 src1_sel:BYTE_2 ; encoding: [0xf9,0x06,0x8e,0x7d,0x03,0x00,0x01,0x02]

v_cmp_t_u32_e32 v255, v10
// GFX803: v_cmp_t_u32_e32 vcc, v255, v10 ; encoding: [0xff,0x15,0x9e,0x7d]

v_cmp_t_u32_sdwa vcc, v255, v1 clamp src0_sel:WORD_0 src1_sel:BYTE_2
// GFX803: v_cmp_t_u32 vcc, v255, v1 clamp src0_sel:WORD_0 src1_sel:BYTE_2 ; encoding: [0xf9,0x02,0x9e,0x7d,0xff,0x20,0x04,0x02]

v_cmp_t_u64_e32 v[254:255], v[1:2]
// GFX803: v_cmp_t_u64_e32 vcc, v[254:255], v[1:2] ; encoding: [0xfe,0x03,0xde,0x7d]

v_cmp_tru_f16 s[98:99], v1, v10
// GFX803: v_cmp_tru_f16_e64 s[98:99], v1, v10 ; encoding: [0x62,0x00,0x2f,0xd0,0x01,0x15,0x02,0x00]

v_cmp_tru_f16_sdwa vcc, v3, v5 src0_sel:WORD_0
// GFX803: v_cmp_tru_f16 vcc, v3, v5 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x5e,0x7c,0x03,0x00,0x04,0x06]

v_cmp_tru_f32_sdwa vcc, abs(v26), v3 src0_sel:BYTE_0 src1_sel:BYTE_0
// GFX803: v_cmp_tru_f32 vcc, |v26|, v3 src0_sel:BYTE_0 src1_sel:BYTE_0 ; encoding: [0xf9,0x06,0x9e,0x7c,0x1a,0x00,0x20,0x00]

v_cmp_tru_f32_sdwa vcc, v178, -|v2| src0_sel:BYTE_1 src1_sel:BYTE_1
// GFX803: v_cmp_tru_f32 vcc, v178, -|v2| src0_sel:BYTE_1 src1_sel:BYTE_1 ; encoding: [0xf9,0x04,0x9e,0x7c,0xb2,0x00,0x01,0x31]

v_cmp_u_f16_sdwa vcc, v2, v255 clamp src1_sel:WORD_1
// GFX803: v_cmp_u_f16 vcc, v2, v255 clamp src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0xfe,0x51,0x7c,0x02,0x20,0x06,0x05]

v_cmp_u_f16_sdwa vcc, |v255|, v5 clamp
// GFX803: v_cmp_u_f16 vcc, |v255|, v5 clamp src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x0a,0x50,0x7c,0xff,0x20,0x26,0x06]

v_cmp_u_f16_sdwa vcc, |v64|, -v5 clamp src0_sel:WORD_1 src1_sel:WORD_0
// GFX803: v_cmp_u_f16 vcc, |v64|, -v5 clamp src0_sel:WORD_1 src1_sel:WORD_0 ; encoding: [0xf9,0x0a,0x50,0x7c,0x40,0x20,0x25,0x14]

v_cmp_u_f32_sdwa vcc, v1, -v243 clamp src0_sel:BYTE_2 src1_sel:BYTE_1
// GFX803: v_cmp_u_f32 vcc, v1, -v243 clamp src0_sel:BYTE_2 src1_sel:BYTE_1 ; encoding: [0xf9,0xe6,0x91,0x7c,0x01,0x20,0x02,0x11]

v_cmpx_class_f32_sdwa vcc, neg(v2), sext(v3) src0_sel:BYTE_0 src1_sel:BYTE_3
// GFX803: v_cmpx_class_f32 vcc, -v2, sext(v3) src0_sel:BYTE_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x06,0x22,0x7c,0x02,0x00,0x10,0x0b]

v_cmpx_eq_i32_e32 0x8000, v10
// GFX803: v_cmpx_eq_i32_e32 vcc, 0x8000, v10 ; encoding: [0xff,0x14,0xa4,0x7d,0x00,0x80,0x00,0x00]

v_cmpx_f_i32_e32 v1, v2
// GFX803: v_cmpx_f_i32_e32 vcc, v1, v2 ; encoding: [0x01,0x05,0xa0,0x7d]

v_cmpx_f_i32_sdwa vcc, v3, sext(v5) clamp src0_sel:BYTE_2 src1_sel:BYTE_0
// GFX803: v_cmpx_f_i32 vcc, v3, sext(v5) clamp src0_sel:BYTE_2 src1_sel:BYTE_0 ; encoding: [0xf9,0x0a,0xa0,0x7d,0x03,0x20,0x02,0x08]

v_cmpx_ge_f16_e32 scc, v2
// GFX803: v_cmpx_ge_f16_e32 vcc, src_scc, v2 ; encoding: [0xfd,0x04,0x6c,0x7c]

v_cmpx_ne_u32_sdwa vcc, v255, v0 clamp src1_sel:DWORD
// GFX803: v_cmpx_ne_u32 vcc, v255, v0 clamp src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0xba,0x7d,0xff,0x20,0x06,0x06]

v_cmpx_nge_f32_e64 s[82:83], abs(execz), -16
// GFX803: v_cmpx_nge_f32_e64 s[82:83], |src_execz|, -16 ; encoding: [0x52,0x01,0x59,0xd0,0xfc,0xa0,0x01,0x00]

v_cmpx_ngt_f16_e32 v0, v61
// GFX803: v_cmpx_ngt_f16_e32 vcc, v0, v61 ; encoding: [0x00,0x7b,0x76,0x7c]

v_cmpx_nle_f16_sdwa vcc, v1, v3 src0_sel:WORD_1 src1_sel:BYTE_1
// GFX803: v_cmpx_nle_f16 vcc, v1, v3 src0_sel:WORD_1 src1_sel:BYTE_1 ; encoding: [0xf9,0x06,0x78,0x7c,0x01,0x00,0x05,0x01]

v_cmpx_nle_f16_sdwa vcc, v5, v2 src0_sel:BYTE_1
// GFX803: v_cmpx_nle_f16 vcc, v5, v2 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x04,0x78,0x7c,0x05,0x00,0x01,0x06]

v_cmpx_nlt_f16_sdwa vcc, v47, v3 src0_sel:WORD_1 src1_sel:BYTE_0
// GFX803: v_cmpx_nlt_f16 vcc, v47, v3 src0_sel:WORD_1 src1_sel:BYTE_0 ; encoding: [0xf9,0x06,0x7c,0x7c,0x2f,0x00,0x05,0x00]

v_cmpx_u_f32_e32 1.0, v5
// GFX803: v_cmpx_u_f32_e32 vcc, 1.0, v5 ; encoding: [0xf2,0x0a,0xb0,0x7c]

v_cndmask_b32_sdwa v1, -v255, v3, vcc src0_sel:WORD_1 src1_sel:WORD_0
// GFX803: v_cndmask_b32_sdwa v1, -v255, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0 ; encoding: [0xf9,0x06,0x02,0x00,0xff,0x16,0x15,0x04]

v_cos_f16_e32 v5, v0
// GFX803: v_cos_f16_e32 v5, v0 ; encoding: [0x00,0x95,0x0a,0x7e]

v_cos_f32_sdwa v10, -|v10| dst_sel:DWORD src0_sel:DWORD
// GFX803: v_cos_f32_sdwa v10, -|v10| dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x54,0x14,0x7e,0x0a,0x16,0x36,0x00]

v_cvt_f16_f32_sdwa v48, |v1| clamp dst_sel:BYTE_2 dst_unused:UNUSED_SEXT
// GFX803: v_cvt_f16_f32_sdwa v48, |v1| clamp dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:DWORD ; encoding: [0xf9,0x14,0x60,0x7e,0x01,0x2a,0x26,0x00]

v_cvt_f16_i16_e32 v3, s1
// GFX803: v_cvt_f16_i16_e32 v3, s1 ; encoding: [0x01,0x74,0x06,0x7e]

v_cvt_f16_u16 v2, 0.15915494
// GFX803: v_cvt_f16_u16_e32 v2, 0.15915494 ; encoding: [0xf8,0x72,0x04,0x7e]

v_cvt_f32_u32_e64 v255, 64
// GFX803: v_cvt_f32_u32_e64 v255, 64 ; encoding: [0xff,0x00,0x46,0xd1,0xc0,0x00,0x00,0x00]

v_cvt_f32_ubyte0_e64 v2, 1.0
// GFX803: v_cvt_f32_ubyte0_e64 v2, 1.0 ; encoding: [0x02,0x00,0x51,0xd1,0xf2,0x00,0x00,0x00]

v_cvt_f32_ubyte1_dpp v1, v116 row_shl:8 row_mask:0xe bank_mask:0x5
// GFX803: v_cvt_f32_ubyte1_dpp v1, v116 row_shl:8 row_mask:0xe bank_mask:0x5 ; encoding: [0xfa,0x24,0x02,0x7e,0x74,0x08,0x01,0xe5]

v_cvt_f32_ubyte2 v5, v120
// GFX803: v_cvt_f32_ubyte2_e32 v5, v120 ; encoding: [0x78,0x27,0x0a,0x7e]

v_cvt_f64_u32_e64 v[254:255], -4.0
// GFX803: v_cvt_f64_u32_e64 v[254:255], -4.0 ; encoding: [0xfe,0x00,0x56,0xd1,0xf7,0x00,0x00,0x00]

v_cvt_pknorm_u16_f32 v0, v3, m0
// GFX803: v_cvt_pknorm_u16_f32 v0, v3, m0 ; encoding: [0x00,0x00,0x95,0xd2,0x03,0xf9,0x00,0x00]

v_cvt_rpi_i32_f32_dpp v1, v255 row_shr:4 bank_mask:0x9
// GFX803: v_cvt_rpi_i32_f32_dpp v1, v255 row_shr:4 row_mask:0xf bank_mask:0x9 ; encoding: [0xfa,0x18,0x02,0x7e,0xff,0x14,0x01,0xf9]

v_cvt_u16_f16_sdwa v255, abs(v119) dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE
// GFX803: v_cvt_u16_f16_sdwa v255, |v119| dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x76,0xfe,0x7f,0x77,0x12,0x26,0x00]

v_div_fixup_f64_e64 v[5:6], neg(33), v[5:6], -4.0
// GFX803: v_div_fixup_f64 v[5:6], neg(33), v[5:6], -4.0 ; encoding: [0x05,0x00,0xdf,0xd1,0xa1,0x0a,0xde,0x23]

v_exp_f32_e64 v1, s17 clamp
// GFX803: v_exp_f32_e64 v1, s17 clamp ; encoding: [0x01,0x80,0x60,0xd1,0x11,0x00,0x00,0x00]

v_ffbl_b32 v3, v255 row_shl:15 row_mask:0x6 bank_mask:0xc bound_ctrl:0
// GFX803: v_ffbl_b32_dpp v3, v255 row_shl:15 row_mask:0x6 bank_mask:0xc bound_ctrl:1 ; encoding: [0xfa,0x5c,0x06,0x7e,0xff,0x0f,0x09,0x6c]

v_fma_f16 v0, 0.15915494309189532, -4.0, abs(flat_scratch_hi)
// GFX803: v_fma_f16 v0, 0.15915494, -4.0, |flat_scratch_hi| ; encoding: [0x00,0x04,0xee,0xd1,0xf8,0xee,0x9d,0x01]

v_fract_f16_sdwa v3, -v3 src0_sel:WORD_1
// GFX803: v_fract_f16_sdwa v3, -v3 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 ; encoding: [0xf9,0x90,0x06,0x7e,0x03,0x16,0x15,0x00]

v_fract_f32_e32 v2, 0.5
// GFX803: v_fract_f32_e32 v2, 0.5 ; encoding: [0xf0,0x36,0x04,0x7e]

v_frexp_mant_f16_e32 v243, -16
// GFX803: v_frexp_mant_f16_e32 v243, -16 ; encoding: [0xd0,0x84,0xe6,0x7f]

v_log_f32_dpp v2, v10 row_ror:9 row_mask:0x0 bound_ctrl:1
// GFX803: v_log_f32_dpp v2, v10 row_ror:9 row_mask:0x0 bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x42,0x04,0x7e,0x0a,0x29,0x09,0x0f]

v_log_legacy_f32 v5, s24
// GFX803: v_log_legacy_f32_e32 v5, s24 ; encoding: [0x18,0x98,0x0a,0x7e]

v_lshlrev_b16 v3, -1.0, v1
// GFX803: v_lshlrev_b16_e32 v3, -1.0, v1 ; encoding: [0xf3,0x02,0x06,0x54]

v_lshlrev_b32 v3, -4.0, 0.15915494
// GFX803: v_lshlrev_b32_e64 v3, -4.0, 0.15915494 ; encoding: [0x03,0x00,0x12,0xd1,0xf7,0xf0,0x01,0x00]

v_lshrrev_b16_e32 v10, 2, v0
// GFX803: v_lshrrev_b16_e32 v10, 2, v0 ; encoding: [0x82,0x00,0x14,0x56]

v_lshrrev_b32_e64 v255, 2, v199
// GFX803: v_lshrrev_b32_e64 v255, 2, v199 ; encoding: [0xff,0x00,0x10,0xd1,0x82,0x8e,0x03,0x00]

v_mad_f32_e64 v213, v2, 0.15915494, v1 clamp
// GFX803: v_mad_f32 v213, v2, 0.15915494, v1 clamp ; encoding: [0xd5,0x80,0xc1,0xd1,0x02,0xf1,0x05,0x04]

v_mad_u32_u24 v0, v255, v3, 2.0
// GFX803: v_mad_u32_u24 v0, v255, v3, 2.0 ; encoding: [0x00,0x00,0xc3,0xd1,0xff,0x07,0xd2,0x03]

v_max_f16 v99, s61, -abs(v255)
// GFX803: v_max_f16_e64 v99, s61, -|v255| ; encoding: [0x63,0x02,0x2d,0xd1,0x3d,0xfe,0x03,0x40]

v_max_u32 v5, v3, v0 quad_perm:[3,3,0,2]
// GFX803: v_max_u32_dpp v5, v3, v0 quad_perm:[3,3,0,2] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x00,0x0a,0x1e,0x03,0x8f,0x00,0xff]

v_min_f16_e64 v255, src_vccz, abs(v10) mul:2
// GFX803: v_min_f16_e64 v255, src_vccz, |v10| mul:2 ; encoding: [0xff,0x02,0x2e,0xd1,0xfb,0x14,0x02,0x08]

v_min_u16_e32 v1, v10, v3
// GFX803: v_min_u16_e32 v1, v10, v3 ; encoding: [0x0a,0x07,0x02,0x62]

v_movrels_b32 v5, v194
// GFX803: v_movrels_b32_e32 v5, v194 ; encoding: [0xc2,0x6f,0x0a,0x7e]

v_mul_f32 v3, neg(v5), -abs(v255) wave_shl:1 row_mask:0x7 bank_mask:0xf
// GFX803: v_mul_f32_dpp v3, -v5, -|v255| wave_shl:1 row_mask:0x7 bank_mask:0xf ; encoding: [0xfa,0xfe,0x07,0x0a,0x05,0x30,0xd1,0x7f]

v_mul_hi_u32_u24_sdwa v2, v3, sext(v0) dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:BYTE_2
// GFX803: v_mul_hi_u32_u24_sdwa v2, v3, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:BYTE_2 ; encoding: [0xf9,0x00,0x04,0x12,0x03,0x16,0x03,0x0a]

v_mul_i32_i24_dpp v10, v255, v2 row_bcast:31 bank_mask:0xb bound_ctrl:1
// GFX803: v_mul_i32_i24_dpp v10, v255, v2 row_bcast:31 row_mask:0xf bank_mask:0xb bound_ctrl:1 ; encoding: [0xfa,0x04,0x14,0x0c,0xff,0x43,0x09,0xfb]

v_mul_u32_u24_sdwa v3, v10, sext(v1) dst_sel:BYTE_1 src0_sel:BYTE_2
// GFX803: v_mul_u32_u24_sdwa v3, v10, sext(v1) dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x02,0x06,0x10,0x0a,0x11,0x02,0x0e]

v_rcp_f16_e64 v60, -|ttmp11| clamp mul:2
// GFX803: v_rcp_f16_e64 v60, -|ttmp11| clamp mul:2 ; encoding: [0x3c,0x81,0x7d,0xd1,0x7b,0x00,0x00,0x28]

v_rcp_f32_e32 v5, -100
// GFX803: v_rcp_f32_e32 v5, 0xffffff9c ; encoding: [0xff,0x44,0x0a,0x7e,0x9c,0xff,0xff,0xff]

v_rcp_iflag_f32_e32 v87, -17
// GFX803: v_rcp_iflag_f32_e32 v87, 0xffffffef ; encoding: [0xff,0x46,0xae,0x7e,0xef,0xff,0xff,0xff]

v_rndne_f16_sdwa v255, -|v63| dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0
// GFX803: v_rndne_f16_sdwa v255, -|v63| dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 ; encoding: [0xf9,0x8e,0xfe,0x7f,0x3f,0x0c,0x30,0x00]

v_rsq_f32 v1, s101
// GFX803: v_rsq_f32_e32 v1, s101 ; encoding: [0x65,0x48,0x02,0x7e]

v_sad_u32 v5, s91, v2, -1 clamp
// GFX803: v_sad_u32 v5, s91, v2, -1 clamp ; encoding: [0x05,0x80,0xdc,0xd1,0x5b,0x04,0x06,0x03]

v_sad_u8 v0, v1, s59, v3
// GFX803: v_sad_u8 v0, v1, s59, v3 ; encoding: [0x00,0x00,0xd9,0xd1,0x01,0x77,0x0c,0x04]

v_sqrt_f32 v0, v1 clamp mul:2
// GFX803: v_sqrt_f32_e64 v0, v1 clamp mul:2 ; encoding: [0x00,0x80,0x67,0xd1,0x01,0x01,0x00,0x08]

v_sub_u32 v68, vcc, 0x7fff, v3
// GFX803: v_sub_u32_e32 v68, vcc, 0x7fff, v3 ; encoding: [0xff,0x06,0x88,0x34,0xff,0x7f,0x00,0x00]

v_subb_u32_sdwa v5, vcc, v5, sext(v5), vcc dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2
// GFX803: v_subb_u32_sdwa v5, vcc, v5, sext(v5), vcc dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x0a,0x3a,0x05,0x09,0x02,0x0e]

v_subbrev_u32 v0, vcc, v1, v0, vcc
// GFX803: v_subbrev_u32_e32 v0, vcc, v1, v0, vcc ; encoding: [0x01,0x01,0x00,0x3c]

v_subrev_f16_e32 v5, 0.15915494309189532, v1
// GFX803: v_subrev_f16_e32 v5, 0.15915494, v1 ; encoding: [0xf8,0x02,0x0a,0x42]

v_subrev_u32_sdwa v3, vcc, v75, v0 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:WORD_1
// GFX803: v_subrev_u32_sdwa v3, vcc, v75, v0 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x00,0x06,0x36,0x4b,0x0e,0x06,0x05]

v_trig_preop_f64 v[254:255], v[1:2], -4.0 clamp
// GFX803: v_trig_preop_f64 v[254:255], v[1:2], -4.0 clamp ; encoding: [0xfe,0x80,0x92,0xd2,0x01,0xef,0x01,0x00]

v_trunc_f64_e64 v[254:255], neg(-1) mul:4
// GFX803: v_trunc_f64_e64 v[254:255], neg(-1) mul:4 ; encoding: [0xfe,0x00,0x57,0xd1,0xc1,0x00,0x00,0x30]
