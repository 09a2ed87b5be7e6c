// Random valid instructions: every encoding, operand kind and modifier, encoded by llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1010 -show-encoding %s | FileCheck --check-prefix=GFX1010 %s

V_CMPX_CLASS_F16 s97, v255
// GFX1010: v_cmpx_class_f16_e32 s97, v255 ; encoding: [0x61,0xfe,0x3f,0x7d]

V_CMPX_EQ_F16 v5, v10
// GFX1010: v_cmpx_eq_f16_e32 v5, v10 ; encoding: [0x05,0x15,0xb4,0x7d]

V_CMPX_EQ_I64 ttmp[14:15], v[218:219]
// GFX1010: v_cmpx_eq_i64_e32 ttmp[14:15], v[218:219] ; encoding: [0x7a,0xb4,0x65,0x7d]

V_CMPX_F_F32 -1, v0
// GFX1010: v_cmpx_f_f32_e32 -1, v0 ; encoding: [0xc1,0x00,0x20,0x7c]

V_CMPX_F_F64 v[0:1], v[3:4]
// GFX1010: v_cmpx_f_f64_e32 v[0:1], v[3:4] ; encoding: [0x00,0x07,0x60,0x7c]

V_CMPX_F_I64 v[3:4], v[2:3]
// GFX1010: v_cmpx_f_i64_e32 v[3:4], v[2:3] ; encoding: [0x03,0x05,0x60,0x7d]

V_CMPX_GE_I16 s22, v0
// GFX1010: v_cmpx_ge_i16_e32 s22, v0 ; encoding: [0x16,0x00,0x3c,0x7d]

V_CMPX_GE_I32 0x4000, v255
// GFX1010: v_cmpx_ge_i32_e32 0x4000, v255 ; encoding: [0xff,0xfe,0x2d,0x7d,0x00,0x40,0x00,0x00]

V_CMPX_GT_F16 v161, v0
// GFX1010: v_cmpx_gt_f16_e32 v161, v0 ; encoding: [0xa1,0x01,0xb8,0x7d]

V_CMPX_GT_F32 v2, v38
// GFX1010: v_cmpx_gt_f32_e32 v2, v38 ; encoding: [0x02,0x4d,0x28,0x7c]

V_CMPX_GT_F64 s[10:11], v[2:3]
// GFX1010: v_cmpx_gt_f64_e32 s[10:11], v[2:3] ; encoding: [0x0a,0x04,0x68,0x7c]

V_CMPX_GT_I32 vccz, v2
// GFX1010: v_cmpx_gt_i32_e32 src_vccz, v2 ; encoding: [0xfb,0x04,0x28,0x7d]

V_CMPX_LE_F16 -32768, v3
// GFX1010: v_cmpx_le_f16_e32 0x8000, v3 ; encoding: [0xff,0x06,0xb6,0x7d,0x00,0x80,0x00,0x00]

V_CMPX_LE_U16 0xfe0b, v5
// GFX1010: v_cmpx_le_u16_e32 0xfe0b, v5 ; encoding: [0xff,0x0a,0x76,0x7d,0x0b,0xfe,0x00,0x00]

V_CMPX_LE_U32 -1.0, v1
// GFX1010: v_cmpx_le_u32_e32 -1.0, v1 ; encoding: [0xf3,0x02,0xa6,0x7d]

V_CMPX_NEQ_F32 0.15915494, v3
// GFX1010: v_cmpx_neq_f32_e32 0.15915494, v3 ; encoding: [0xf8,0x06,0x3a,0x7c]

V_CMPX_NE_I16 64, v255
// GFX1010: v_cmpx_ne_i16_e32 64, v255 ; encoding: [0xc0,0xfe,0x3b,0x7d]

V_CMPX_NE_I64 v[3:4], v[5:6]
// GFX1010: v_cmpx_ne_i64_e32 v[3:4], v[5:6] ; encoding: [0x03,0x0b,0x6a,0x7d]

V_CMP_CLASS_F32 v10, v0
// GFX1010: v_cmp_class_f32_e32 vcc_lo, v10, v0 ; encoding: [0x0a,0x01,0x10,0x7d]

V_CMP_EQ_U16 64, v2
// GFX1010: v_cmp_eq_u16_e32 vcc_lo, 64, v2 ; encoding: [0xc0,0x04,0x54,0x7d]

V_CMP_F_U32 s64, v3
// GFX1010: v_cmp_f_u32_e32 vcc_lo, s64, v3 ; encoding: [0x40,0x06,0x80,0x7d]

V_CMP_F_U64 -1.0, v[5:6]
// GFX1010: v_cmp_f_u64_e32 vcc_lo, -1.0, v[5:6] ; encoding: [0xf3,0x0a,0xc0,0x7d]

V_CMP_GE_F64 v[102:103], v[254:255]
// GFX1010: v_cmp_ge_f64_e32 vcc_lo, v[102:103], v[254:255] ; encoding: [0x66,0xfd,0x4d,0x7c]

V_CMP_GT_I64 vcc_lo, v[0:1], v[5:6]
// GFX1010: v_cmp_gt_i64_e32 vcc_lo, v[0:1], v[5:6] ; encoding: [0x00,0x0b,0x48,0x7d]

V_CMP_LE_F16 v255, v108
// GFX1010: v_cmp_le_f16_e32 vcc_lo, v255, v108 ; encoding: [0xff,0xd9,0x96,0x7d]

V_CMP_LE_U32 vcc_lo, src_pops_exiting_wave_id, v1
// GFX1010: v_cmp_le_u32_e32 vcc_lo, src_pops_exiting_wave_id, v1 ; encoding: [0xef,0x02,0x86,0x7d]

V_CMP_LE_U64 v[5:6], v[0:1]
// GFX1010: v_cmp_le_u64_e32 vcc_lo, v[5:6], v[0:1] ; encoding: [0x05,0x01,0xc6,0x7d]

V_CMP_LG_F16 vcc_lo, v196, v255
// GFX1010: v_cmp_lg_f16_e32 vcc_lo, v196, v255 ; encoding: [0xc4,0xff,0x9b,0x7d]

V_CMP_NLE_F32 m0, v5
// GFX1010: v_cmp_nle_f32_e32 vcc_lo, m0, v5 ; encoding: [0x7c,0x0a,0x18,0x7c]

V_CMP_NLE_F64 vcc_lo, v[2:3], v[2:3]
// GFX1010: v_cmp_nle_f64_e32 vcc_lo, v[2:3], v[2:3] ; encoding: [0x02,0x05,0x58,0x7c]

V_CMP_NLG_F64 0xc400, v[180:181]
// GFX1010: v_cmp_nlg_f64_e32 vcc_lo, 0xc400, v[180:181] ; encoding: [0xff,0x68,0x55,0x7c,0x00,0xc4,0x00,0x00]

V_CMP_O_F32 v10, v10
// GFX1010: v_cmp_o_f32_e32 vcc_lo, v10, v10 ; encoding: [0x0a,0x15,0x0e,0x7c]

V_CMP_TRU_F32 vcc_lo, s0, v255
// GFX1010: v_cmp_tru_f32_e32 vcc_lo, s0, v255 ; encoding: [0x00,0xfe,0x1f,0x7c]

V_CMP_T_I32 vcc_lo, 0x3e22f983, v1
// GFX1010: v_cmp_t_i32_e32 vcc_lo, 0.15915494, v1 ; encoding: [0xf8,0x02,0x0e,0x7d]

V_CMP_T_U32 vcc_lo, s90, v5
// GFX1010: v_cmp_t_u32_e32 vcc_lo, s90, v5 ; encoding: [0x5a,0x0a,0x8e,0x7d]

s_andn1_saveexec_b32 ttmp11, 0x3118
// GFX1010: s_andn1_saveexec_b32 ttmp11, 0x3118 ; encoding: [0xff,0x44,0xf7,0xbe,0x18,0x31,0x00,0x00]

s_bfe_u32 s69, -1, ttmp11
// GFX1010: s_bfe_u32 s69, -1, ttmp11 ; encoding: [0xc1,0x77,0xc5,0x93]

s_bfe_u64 s[12:13], 33, s6
// GFX1010: s_bfe_u64 s[12:13], 33, s6 ; encoding: [0xa1,0x06,0x8c,0x94]

s_bfm_b32 exec_hi, s12, 0xaf123456
// GFX1010: s_bfm_b32 exec_hi, s12, 0xaf123456 ; encoding: [0x0c,0xff,0x7f,0x92,0x56,0x34,0x12,0xaf]

s_branch 33195
// GFX1010: s_branch 33195 ; encoding: [0xab,0x81,0x82,0xbf]

s_clause 0xfc1e
// GFX1010: s_clause 0xfc1e ; encoding: [0x1e,0xfc,0xa1,0xbf]

s_cmov_b32 s11, vcc_lo
// GFX1010: s_cmov_b32 s11, vcc_lo ; encoding: [0x6a,0x05,0x8b,0xbe]

s_cmp_ge_u32 1.0, -32768
// GFX1010: s_cmp_ge_u32 1.0, 0xffff8000 ; encoding: [0xf2,0xff,0x09,0xbf,0x00,0x80,0xff,0xff]

s_cmp_lg_u64 ttmp[4:5], s[58:59]
// GFX1010: s_cmp_lg_u64 ttmp[4:5], s[58:59] ; encoding: [0x70,0x3a,0x13,0xbf]

s_decperflevel 9
// GFX1010: s_decperflevel 9 ; encoding: [0x09,0x00,0x95,0xbf]

s_incperflevel 13
// GFX1010: s_incperflevel 13 ; encoding: [0x0d,0x00,0x94,0xbf]

s_lshl4_add_u32 ttmp3, s38, -4.0
// GFX1010: s_lshl4_add_u32 ttmp3, s38, -4.0 ; encoding: [0x26,0xf7,0xef,0x98]

s_pack_ll_b32_b16 s98, s85, s31
// GFX1010: s_pack_ll_b32_b16 s98, s85, s31 ; encoding: [0x55,0x1f,0x62,0x99]

s_quadmask_b32 s40, s70
// GFX1010: s_quadmask_b32 s40, s70 ; encoding: [0x46,0x2c,0xa8,0xbe]

s_round_mode 60925
// GFX1010: s_round_mode 0xedfd ; encoding: [0xfd,0xed,0xa4,0xbf]

s_setkill 1
// GFX1010: s_setkill 1 ; encoding: [0x01,0x00,0x8b,0xbf]

s_setreg_imm32_b32 hwreg(HW_REG_STATUS,0,31), 3
// GFX1010: s_setreg_imm32_b32 hwreg(HW_REG_STATUS, 0, 31), 3 ; encoding: [0x02,0xf0,0x80,0xba,0x03,0x00,0x00,0x00]

s_sub_u32 s32, s57, s98
// GFX1010: s_sub_u32 s32, s57, s98 ; encoding: [0x39,0x62,0xa0,0x80]

v_add_co_ci_u32_sdwa v2, vcc_lo, sext(v255), v3, vcc_lo dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:BYTE_0
// GFX1010: v_add_co_ci_u32_sdwa v2, vcc_lo, sext(v255), v3, vcc_lo dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:BYTE_0 ; encoding: [0xf9,0x06,0x04,0x50,0xff,0x13,0x08,0x00]

v_add_f16_dpp v2, -|v1|, v10 row_half_mirror bank_mask:0x0
// GFX1010: v_add_f16_dpp v2, -|v1|, v10 row_half_mirror row_mask:0xf bank_mask:0x0 ; encoding: [0xfa,0x14,0x04,0x64,0x01,0x41,0x31,0xf0]

v_add_nc_u16_e64 v0, v1, s12 op_sel:[0,1]
// GFX1010: v_add_nc_u16 v0, v1, s12 op_sel:[0,1,0] ; encoding: [0x00,0x10,0x03,0xd7,0x01,0x19,0x00,0x02]

v_add_nc_u32 v3, shared_base, -100
// GFX1010: v_add_nc_u32_e64 v3, src_shared_base, 0xffffff9c ; encoding: [0x03,0x00,0x25,0xd5,0xeb,0xfe,0x01,0x02,0x9c,0xff,0xff,0xff]

v_and_or_b32 v5, -1.0, v2, v0
// GFX1010: v_and_or_b32 v5, -1.0, v2, v0 ; encoding: [0x05,0x00,0x71,0xd7,0xf3,0x04,0x02,0x04]

v_bfe_i32_e64 v255, s9, v10, -1
// GFX1010: v_bfe_i32 v255, s9, v10, -1 ; encoding: [0xff,0x00,0x49,0xd5,0x09,0x14,0x06,0x03]

v_cmp_class_f16_sdwa s49, v0, v10 src0_sel:BYTE_2 src1_sel:BYTE_1
// GFX1010: v_cmp_class_f16_sdwa s49, v0, v10 src0_sel:BYTE_2 src1_sel:BYTE_1 ; encoding: [0xf9,0x14,0x1e,0x7d,0x00,0xb1,0x02,0x01]

v_cmp_class_f32_sdwa s53, s92, sext(v5) src0_sel:WORD_1 src1_sel:DWORD
// GFX1010: v_cmp_class_f32_sdwa s53, s92, sext(v5) src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x10,0x7d,0x5c,0xb5,0x85,0x0e]

v_cmp_class_f32_sdwa s85, v0, v255 src0_sel:WORD_1 src1_sel:BYTE_3
// GFX1010: v_cmp_class_f32_sdwa s85, v0, v255 src0_sel:WORD_1 src1_sel:BYTE_3 ; encoding: [0xf9,0xfe,0x11,0x7d,0x00,0xd5,0x05,0x03]

v_cmp_eq_i16_e32 v10, v10
// GFX1010: v_cmp_eq_i16_e32 vcc_lo, v10, v10 ; encoding: [0x0a,0x15,0x14,0x7d]

v_cmp_eq_i16_sdwa s59, sext(v1), v5 src0_sel:BYTE_1
// GFX1010: v_cmp_eq_i16_sdwa s59, sext(v1), v5 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x14,0x7d,0x01,0xbb,0x09,0x06]

v_cmp_eq_i32_sdwa s22, sext(s40), sext(v0) src0_sel:WORD_1 src1_sel:BYTE_0
// GFX1010: v_cmp_eq_i32_sdwa s22, sext(s40), sext(v0) src0_sel:WORD_1 src1_sel:BYTE_0 ; encoding: [0xf9,0x00,0x04,0x7d,0x28,0x96,0x8d,0x08]

v_cmp_eq_i32_sdwa s35, v1, v10 src0_sel:BYTE_2
// GFX1010: v_cmp_eq_i32_sdwa s35, v1, v10 src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x14,0x04,0x7d,0x01,0xa3,0x02,0x06]

v_cmp_eq_u16_sdwa s93, v3, src_scc src0_sel:BYTE_0 src1_sel:BYTE_1
// GFX1010: v_cmp_eq_u16_sdwa s93, v3, src_scc src0_sel:BYTE_0 src1_sel:BYTE_1 ; encoding: [0xf9,0xfa,0x55,0x7d,0x03,0xdd,0x00,0x81]

v_cmp_eq_u32_sdwa s50, sext(v255), -1.0 src0_sel:WORD_1 src1_sel:BYTE_2
// GFX1010: v_cmp_eq_u32_sdwa s50, sext(v255), -1.0 src0_sel:WORD_1 src1_sel:BYTE_2 ; encoding: [0xf9,0xe6,0x85,0x7d,0xff,0xb2,0x0d,0x82]

v_cmp_eq_u32_sdwa s52, sext(v255), sext(shared_base) src1_sel:BYTE_3
// GFX1010: v_cmp_eq_u32_sdwa s52, sext(v255), sext(src_shared_base) src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0xd6,0x85,0x7d,0xff,0xb4,0x0e,0x8b]

v_cmp_f_f32_sdwa s4, neg(v5), v2 src1_sel:DWORD
// GFX1010: v_cmp_f_f32_sdwa s4, -v5, v2 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x04,0x00,0x7c,0x05,0x84,0x16,0x06]

v_cmp_f_f32_sdwa s64, v10, -|v255| src0_sel:BYTE_3
// GFX1010: v_cmp_f_f32_sdwa s64, v10, -|v255| src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0xfe,0x01,0x7c,0x0a,0xc0,0x03,0x36]

v_cmp_f_i32_sdwa s61, s25, v5 src1_sel:BYTE_0
// GFX1010: v_cmp_f_i32_sdwa s61, s25, v5 src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0x0a,0x00,0x7d,0x19,0xbd,0x86,0x00]

v_cmp_f_u32_sdwa s24, s57, v255 src0_sel:WORD_1 src1_sel:BYTE_3
// GFX1010: v_cmp_f_u32_sdwa s24, s57, v255 src0_sel:WORD_1 src1_sel:BYTE_3 ; encoding: [0xf9,0xfe,0x81,0x7d,0x39,0x98,0x85,0x03]

v_cmp_f_u32_sdwa s56, sext(v255), v5 src0_sel:WORD_0 src1_sel:BYTE_1
// GFX1010: v_cmp_f_u32_sdwa s56, sext(v255), v5 src0_sel:WORD_0 src1_sel:BYTE_1 ; encoding: [0xf9,0x0a,0x80,0x7d,0xff,0xb8,0x0c,0x01]

v_cmp_f_u32_sdwa s6, sext(v6), v10 src0_sel:WORD_0 src1_sel:WORD_0
// GFX1010: v_cmp_f_u32_sdwa s6, sext(v6), v10 src0_sel:WORD_0 src1_sel:WORD_0 ; encoding: [0xf9,0x14,0x80,0x7d,0x06,0x86,0x0c,0x04]

v_cmp_ge_f16_sdwa s95, v10, neg(v106)
// GFX1010: v_cmp_ge_f16_sdwa s95, v10, -v106 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xd4,0x9c,0x7d,0x0a,0xdf,0x06,0x16]

v_cmp_ge_f32 s31, -16, v1 clamp
// GFX1010: v_cmp_ge_f32_e64 s31, -16, v1 clamp ; encoding: [0x1f,0x80,0x06,0xd4,0xd0,0x02,0x02,0x02]

v_cmp_ge_f32_e32 64, v1
// GFX1010: v_cmp_ge_f32_e32 vcc_lo, 64, v1 ; encoding: [0xc0,0x02,0x0c,0x7c]

v_cmp_ge_i32_sdwa s47, v3, sext(2.0) src0_sel:BYTE_1
// GFX1010: v_cmp_ge_i32_sdwa s47, v3, sext(2.0) src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0xe8,0x0d,0x7d,0x03,0xaf,0x01,0x8e]

v_cmp_ge_i32_sdwa s72, v3, 1.0 src0_sel:BYTE_2
// GFX1010: v_cmp_ge_i32_sdwa s72, v3, 1.0 src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0xe4,0x0d,0x7d,0x03,0xc8,0x02,0x86]

v_cmp_ge_u16 s95, v10, s53
// GFX1010: v_cmp_ge_u16_e64 s95, v10, s53 ; encoding: [0x5f,0x00,0xae,0xd4,0x0a,0x6b,0x00,0x02]

v_cmp_gt_f16_sdwa s40, v255, -v2 src0_sel:WORD_0 src1_sel:BYTE_2
// GFX1010: v_cmp_gt_f16_sdwa s40, v255, -v2 src0_sel:WORD_0 src1_sel:BYTE_2 ; encoding: [0xf9,0x04,0x98,0x7d,0xff,0xa8,0x04,0x12]

v_cmp_gt_f32_sdwa s19, v69, neg(src_scc) src1_sel:WORD_1
// GFX1010: v_cmp_gt_f32_sdwa s19, v69, -src_scc src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0xfa,0x09,0x7c,0x45,0x93,0x06,0x95]

v_cmp_gt_i32_sdwa s66, s3, v255 src1_sel:BYTE_2
// GFX1010: v_cmp_gt_i32_sdwa s66, s3, v255 src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0xfe,0x09,0x7d,0x03,0xc2,0x86,0x02]

v_cmp_gt_u16_e64 s43, s25, shared_base
// GFX1010: v_cmp_gt_u16_e64 s43, s25, src_shared_base ; encoding: [0x2b,0x00,0xac,0xd4,0x19,0xd6,0x01,0x02]

v_cmp_gt_u32_e32 0xfe0b, v3
// GFX1010: v_cmp_gt_u32_e32 vcc_lo, 0xfe0b, v3 ; encoding: [0xff,0x06,0x88,0x7d,0x0b,0xfe,0x00,0x00]

v_cmp_le_f64 s57, -1, -4.0
// GFX1010: v_cmp_le_f64_e64 s57, -1, -4.0 ; encoding: [0x39,0x00,0x23,0xd4,0xc1,0xee,0x01,0x02]

v_cmp_lg_f16_e64 s17, 33, -v185
// GFX1010: v_cmp_lg_f16_e64 s17, 33, -v185 ; encoding: [0x11,0x00,0xcd,0xd4,0xa1,0x72,0x03,0x42]

v_cmp_lg_f16_sdwa s3, -src_execz, -|v1| src0_sel:BYTE_0 src1_sel:WORD_1
// GFX1010: v_cmp_lg_f16_sdwa s3, -src_execz, -|v1| src0_sel:BYTE_0 src1_sel:WORD_1 ; encoding: [0xf9,0x02,0x9a,0x7d,0xfc,0x83,0x90,0x35]

v_cmp_lg_f32_sdwa s26, |v136|, v10 src0_sel:BYTE_3 src1_sel:BYTE_2
// GFX1010: v_cmp_lg_f32_sdwa s26, |v136|, v10 src0_sel:BYTE_3 src1_sel:BYTE_2 ; encoding: [0xf9,0x14,0x0a,0x7c,0x88,0x9a,0x23,0x02]

v_cmp_lt_i16_sdwa s77, s89, sext(s97) src1_sel:BYTE_0
// GFX1010: v_cmp_lt_i16_sdwa s77, s89, sext(s97) src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0xc2,0x12,0x7d,0x59,0xcd,0x86,0x88]

v_cmp_lt_i32_e64 s30, v1, 3.0
// GFX1010: v_cmp_lt_i32_e64 s30, v1, 0x40400000 ; encoding: [0x1e,0x00,0x81,0xd4,0x01,0xff,0x01,0x02,0x00,0x00,0x40,0x40]

v_cmp_lt_i32_sdwa s8, v0, sext(v5) src0_sel:BYTE_2
// GFX1010: v_cmp_lt_i32_sdwa s8, v0, sext(v5) src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x02,0x7d,0x00,0x88,0x02,0x0e]

v_cmp_lt_i64_e64 s30, s[62:63], v[5:6]
// GFX1010: v_cmp_lt_i64_e64 s30, s[62:63], v[5:6] ; encoding: [0x1e,0x00,0xa1,0xd4,0x3e,0x0a,0x02,0x02]

v_cmp_lt_u16_sdwa s44, scc, 1 src0_sel:BYTE_1 src1_sel:DWORD
// GFX1010: v_cmp_lt_u16_sdwa s44, src_scc, 1 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x02,0x53,0x7d,0xfd,0xac,0x81,0x86]

v_cmp_lt_u32_sdwa s90, v158, sext(v5) src0_sel:WORD_0 src1_sel:BYTE_0
// GFX1010: v_cmp_lt_u32_sdwa s90, v158, sext(v5) src0_sel:WORD_0 src1_sel:BYTE_0 ; encoding: [0xf9,0x0a,0x82,0x7d,0x9e,0xda,0x04,0x08]

v_cmp_lt_u64_e64 s40, v[0:1], v[254:255]
// GFX1010: v_cmp_lt_u64_e64 s40, v[0:1], v[254:255] ; encoding: [0x28,0x00,0xe1,0xd4,0x00,0xfd,0x03,0x02]

v_cmp_ne_u32_sdwa s90, v255, v255
// GFX1010: v_cmp_ne_u32_sdwa s90, v255, v255 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xfe,0x8b,0x7d,0xff,0xda,0x06,0x06]

v_cmp_neq_f16_sdwa s56, v2, v0
// GFX1010: v_cmp_neq_f16_sdwa s56, v2, v0 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0xda,0x7d,0x02,0xb8,0x06,0x06]

v_cmp_nge_f32 s20, abs(s44), s55 clamp
// GFX1010: v_cmp_nge_f32_e64 s20, |s44|, s55 clamp ; encoding: [0x14,0x81,0x09,0xd4,0x2c,0x6e,0x00,0x02]

v_cmp_nge_f32_e32 0, v1
// GFX1010: v_cmp_nge_f32_e32 vcc_lo, 0, v1 ; encoding: [0x80,0x02,0x12,0x7c]

v_cmp_nge_f32_sdwa s77, v10, v3 src0_sel:DWORD src1_sel:BYTE_1
// GFX1010: v_cmp_nge_f32_sdwa s77, v10, v3 src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x06,0x12,0x7c,0x0a,0xcd,0x06,0x01]

v_cmp_nge_f64_e64 s32, src_scc, v[3:4] clamp
// GFX1010: v_cmp_nge_f64_e64 s32, src_scc, v[3:4] clamp ; encoding: [0x20,0x80,0x29,0xd4,0xfd,0x06,0x02,0x02]

v_cmp_ngt_f16_e32 v0, v3
// GFX1010: v_cmp_ngt_f16_e32 vcc_lo, v0, v3 ; encoding: [0x00,0x07,0xd6,0x7d]

v_cmp_nle_f16_sdwa s56, v0, v10 src0_sel:BYTE_1 src1_sel:WORD_0
// GFX1010: v_cmp_nle_f16_sdwa s56, v0, v10 src0_sel:BYTE_1 src1_sel:WORD_0 ; encoding: [0xf9,0x14,0xd8,0x7d,0x00,0xb8,0x01,0x04]

v_cmp_nle_f32_e32 v1, v10
// GFX1010: v_cmp_nle_f32_e32 vcc_lo, v1, v10 ; encoding: [0x01,0x15,0x18,0x7c]

v_cmp_nlg_f16_e32 2.0, v255
// GFX1010: v_cmp_nlg_f16_e32 vcc_lo, 2.0, v255 ; encoding: [0xf4,0xfe,0xd5,0x7d]

v_cmp_nlt_f16_sdwa s40, v57, -|v74| src0_sel:BYTE_2 src1_sel:WORD_0
// GFX1010: v_cmp_nlt_f16_sdwa s40, v57, -|v74| src0_sel:BYTE_2 src1_sel:WORD_0 ; encoding: [0xf9,0x94,0xdc,0x7d,0x39,0xa8,0x02,0x34]

v_cmp_nlt_f16_sdwa s53, v3, v10 src0_sel:BYTE_0 src1_sel:BYTE_1
// GFX1010: v_cmp_nlt_f16_sdwa s53, v3, v10 src0_sel:BYTE_0 src1_sel:BYTE_1 ; encoding: [0xf9,0x14,0xdc,0x7d,0x03,0xb5,0x00,0x01]

v_cmp_o_f32_sdwa null, neg(v1), -16 src0_sel:DWORD src1_sel:BYTE_2
// GFX1010: v_cmp_o_f32_sdwa null, -v1, -16 src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0xa0,0x0f,0x7c,0x01,0xfd,0x16,0x82]

v_cmp_o_f32_sdwa s8, |v255|, v1 src0_sel:BYTE_2
// GFX1010: v_cmp_o_f32_sdwa s8, |v255|, v1 src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x02,0x0e,0x7c,0xff,0x88,0x22,0x06]

v_cmp_o_f32_sdwa s98, v2, -|v2| src0_sel:BYTE_2 src1_sel:BYTE_1
// GFX1010: v_cmp_o_f32_sdwa s98, v2, -|v2| src0_sel:BYTE_2 src1_sel:BYTE_1 ; encoding: [0xf9,0x04,0x0e,0x7c,0x02,0xe2,0x02,0x31]

v_cmp_t_i32_sdwa s51, v2, sext(v2) src0_sel:BYTE_0
// GFX1010: v_cmp_t_i32_sdwa s51, v2, sext(v2) src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x04,0x0e,0x7d,0x02,0xb3,0x00,0x0e]

v_cmp_t_i32_sdwa s75, s67, v1 src1_sel:BYTE_1
// GFX1010: v_cmp_t_i32_sdwa s75, s67, v1 src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x02,0x0e,0x7d,0x43,0xcb,0x86,0x01]

v_cmp_t_u64_e64 s101, s[56:57], s[58:59]
// GFX1010: v_cmp_t_u64_e64 s101, s[56:57], s[58:59] ; encoding: [0x65,0x00,0xe7,0xd4,0x38,0x74,0x00,0x02]

v_cmp_tru_f16_e32 v2, v1
// GFX1010: v_cmp_tru_f16_e32 vcc_lo, v2, v1 ; encoding: [0x02,0x03,0xde,0x7d]

v_cmp_tru_f16_sdwa s26, |execz|, -v255
// GFX1010: v_cmp_tru_f16_sdwa s26, |src_execz|, -v255 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xfe,0xdf,0x7d,0xfc,0x9a,0xa6,0x16]

v_cmp_tru_f32_sdwa exec_hi, v0, s1 src0_sel:BYTE_1 src1_sel:BYTE_0
// GFX1010: v_cmp_tru_f32_sdwa exec_hi, v0, s1 src0_sel:BYTE_1 src1_sel:BYTE_0 ; encoding: [0xf9,0x02,0x1e,0x7c,0x00,0xff,0x01,0x80]

v_cmp_tru_f32_sdwa s79, -v255, -|v1| src1_sel:BYTE_3
// GFX1010: v_cmp_tru_f32_sdwa s79, -v255, -|v1| src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0x02,0x1e,0x7c,0xff,0xcf,0x16,0x33]

v_cmp_tru_f32_sdwa s97, v81, neg(v2) src0_sel:WORD_0
// GFX1010: v_cmp_tru_f32_sdwa s97, v81, -v2 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x04,0x1e,0x7c,0x51,0xe1,0x04,0x16]

v_cmp_u_f16_sdwa s12, |v136|, 2.0 src0_sel:BYTE_0 src1_sel:WORD_1
// GFX1010: v_cmp_u_f16_sdwa s12, |v136|, 2.0 src0_sel:BYTE_0 src1_sel:WORD_1 ; encoding: [0xf9,0xe8,0xd1,0x7d,0x88,0x8c,0x20,0x85]

v_cmp_u_f16_sdwa s18, |v76|, v255 src0_sel:BYTE_3 src1_sel:BYTE_2
// GFX1010: v_cmp_u_f16_sdwa s18, |v76|, v255 src0_sel:BYTE_3 src1_sel:BYTE_2 ; encoding: [0xf9,0xfe,0xd1,0x7d,0x4c,0x92,0x23,0x02]

v_cmp_u_f16_sdwa s40, v255, v198 src0_sel:BYTE_3 src1_sel:BYTE_1
// GFX1010: v_cmp_u_f16_sdwa s40, v255, v198 src0_sel:BYTE_3 src1_sel:BYTE_1 ; encoding: [0xf9,0x8c,0xd1,0x7d,0xff,0xa8,0x03,0x01]

v_cmp_u_f16_sdwa s77, v2, |v10| src1_sel:BYTE_0
// GFX1010: v_cmp_u_f16_sdwa s77, v2, |v10| src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0x14,0xd0,0x7d,0x02,0xcd,0x06,0x20]

v_cmp_u_f16_sdwa s99, v255, -16 src0_sel:BYTE_1 src1_sel:BYTE_3
// GFX1010: v_cmp_u_f16_sdwa s99, v255, -16 src0_sel:BYTE_1 src1_sel:BYTE_3 ; encoding: [0xf9,0xa0,0xd1,0x7d,0xff,0xe3,0x01,0x83]

v_cmp_u_f32_sdwa s9, abs(v255), |v10| src0_sel:DWORD src1_sel:DWORD
// GFX1010: v_cmp_u_f32_sdwa s9, |v255|, |v10| src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x14,0x10,0x7c,0xff,0x89,0x26,0x26]

v_cmpx_eq_u64_e32 v[10:11], v[254:255]
// GFX1010: v_cmpx_eq_u64_e32 v[10:11], v[254:255] ; encoding: [0x0a,0xfd,0xe5,0x7d]

v_cmpx_f_i64_e32 v[3:4], v[3:4]
// GFX1010: v_cmpx_f_i64_e32 v[3:4], v[3:4] ; encoding: [0x03,0x07,0x60,0x7d]

v_cmpx_lt_u32_sdwa sext(v5), v3 src0_sel:WORD_1 src1_sel:WORD_1
// GFX1010: v_cmpx_lt_u32_sdwa sext(v5), v3 src0_sel:WORD_1 src1_sel:WORD_1 ; encoding: [0xf9,0x06,0xa2,0x7d,0x05,0x00,0x0d,0x05]

v_cmpx_neq_f16_sdwa v1, -|v238| src0_sel:DWORD src1_sel:WORD_1
// GFX1010: v_cmpx_neq_f16_sdwa v1, -|v238| src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0xdc,0xfb,0x7d,0x01,0x00,0x06,0x35]

v_cmpx_nlt_f16_e64 -abs(0xbf80), v5
// GFX1010: v_cmpx_nlt_f16_e64 -|0xbf80|, v5 ; encoding: [0x7e,0x01,0xfe,0xd4,0xff,0x0a,0x02,0x22,0x80,0xbf,0x00,0x00]

v_cmpx_u_f32_sdwa s33, v5 src0_sel:WORD_0 src1_sel:WORD_1
// GFX1010: v_cmpx_u_f32_sdwa s33, v5 src0_sel:WORD_0 src1_sel:WORD_1 ; encoding: [0xf9,0x0a,0x30,0x7c,0x21,0x00,0x84,0x05]

v_cndmask_b32 v1, s59, v0
// GFX1010: v_cndmask_b32_e32 v1, s59, v0, vcc_lo ; encoding: [0x3b,0x00,0x02,0x02]

v_cos_f16 v1, v5
// GFX1010: v_cos_f16_e32 v1, v5 ; encoding: [0x05,0xc3,0x02,0x7e]

v_cubema_f32_e64 v1, v3, abs(v3), neg(vccz)
// GFX1010: v_cubema_f32 v1, v3, |v3|, -src_vccz ; encoding: [0x01,0x02,0x47,0xd5,0x03,0x07,0xee,0x83]

v_cvt_f32_f64_e64 v0, 0.15915494309189532
// GFX1010: v_cvt_f32_f64_e64 v0, 0.15915494309189532 ; encoding: [0x00,0x00,0x8f,0xd5,0xf8,0x00,0x01,0x02]

v_cvt_f32_i32_sdwa v209, sext(v255) mul:4 src0_sel:WORD_1
// GFX1010: v_cvt_f32_i32_sdwa v209, sext(v255) mul:4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 ; encoding: [0xf9,0x0a,0xa2,0x7f,0xff,0x96,0x0d,0x00]

v_cvt_f32_u32_sdwa v3, src_execz dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0
// GFX1010: v_cvt_f32_u32_sdwa v3, src_execz dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_0 ; encoding: [0xf9,0x0c,0x06,0x7e,0xfc,0x0e,0x84,0x00]

v_cvt_i32_f32 v2, v2
// GFX1010: v_cvt_i32_f32_e32 v2, v2 ; encoding: [0x02,0x11,0x04,0x7e]

v_cvt_i32_f64_e64 v10, s[78:79] mul:4
// GFX1010: v_cvt_i32_f64_e64 v10, s[78:79] mul:4 ; encoding: [0x0a,0x00,0x83,0xd5,0x4e,0x00,0x01,0x12]

v_cvt_off_f32_i4_dpp v5, v255 row_mirror row_mask:0x8
// GFX1010: v_cvt_off_f32_i4_dpp v5, v255 row_mirror row_mask:0x8 bank_mask:0xf ; encoding: [0xfa,0x1c,0x0a,0x7e,0xff,0x40,0x01,0x8f]

v_cvt_pk_u8_f32 v2, v2, v10, v2
// GFX1010: v_cvt_pk_u8_f32 v2, v2, v10, v2 ; encoding: [0x02,0x00,0x5e,0xd5,0x02,0x15,0x0a,0x04]

v_cvt_u16_f16_dpp v2, |v1| row_shr:3 bank_mask:0x9
// GFX1010: v_cvt_u16_f16_dpp v2, |v1| row_shr:3 row_mask:0xf bank_mask:0x9 ; encoding: [0xfa,0xa4,0x04,0x7e,0x01,0x13,0x21,0xf9]

v_div_fmas_f64_e64 v[2:3], -v[3:4], abs(v[10:11]), v[5:6] div:2
// GFX1010: v_div_fmas_f64 v[2:3], -v[3:4], |v[10:11]|, v[5:6] div:2 ; encoding: [0x02,0x02,0x70,0xd5,0x03,0x15,0x16,0x3c]

v_exp_f32_e64 v0, 0.15915494309189532 mul:2
// GFX1010: v_exp_f32_e64 v0, 0.15915494 mul:2 ; encoding: [0x00,0x00,0xa5,0xd5,0xf8,0x00,0x01,0x0a]

v_ffbh_u32 v143, v1
// GFX1010: v_ffbh_u32_e32 v143, v1 ; encoding: [0x01,0x73,0x1e,0x7f]

v_fma_f64_e64 v[3:4], shared_base, v[1:2], v[1:2]
// GFX1010: v_fma_f64 v[3:4], src_shared_base, v[1:2], v[1:2] ; encoding: [0x03,0x00,0x4c,0xd5,0xeb,0x02,0x06,0x04]

v_fmac_f32_e32 v10, v28, v8
// GFX1010: v_fmac_f32_e32 v10, v28, v8 ; encoding: [0x1c,0x11,0x14,0x56]

v_fract_f16 v0, v3
// GFX1010: v_fract_f16_e32 v0, v3 ; encoding: [0x03,0xbf,0x00,0x7e]

v_fract_f32 v2, neg(v10) row_xmask:0 row_mask:0xb bank_mask:0xc fi:0
// GFX1010: v_fract_f32_dpp v2, -v10 row_xmask:0 row_mask:0xb bank_mask:0xc ; encoding: [0xfa,0x40,0x04,0x7e,0x0a,0x60,0x11,0xbc]

v_frexp_exp_i32_f32_sdwa v10, -|v5| src0_sel:DWORD
// GFX1010: v_frexp_exp_i32_f32_sdwa v10, -|v5| dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x7e,0x14,0x7e,0x05,0x16,0x36,0x00]

v_frexp_mant_f16_dpp v1, v10 dpp8:[4,6,0,6,0,6,1,6] fi:0
// GFX1010: v_frexp_mant_f16_dpp v1, v10 dpp8:[4,6,0,6,0,6,1,6] ; encoding: [0xe9,0xb2,0x02,0x7e,0x0a,0x34,0x0c,0xc7]

v_frexp_mant_f64_e64 v[5:6], abs(s[46:47])
// GFX1010: v_frexp_mant_f64_e64 v[5:6], |s[46:47]| ; encoding: [0x05,0x01,0xbd,0xd5,0x2e,0x00,0x01,0x02]

v_lshrrev_b16 v1, src_private_base, v3
// GFX1010: v_lshrrev_b16 v1, src_private_base, v3 ; encoding: [0x01,0x00,0x07,0xd7,0xed,0x06,0x02,0x02]

v_lshrrev_b64_e64 v[10:11], 0xaf123456, 0x4000000000000000
// GFX1010: v_lshrrev_b64 v[10:11], 0xaf123456, 2.0 ; encoding: [0x0a,0x00,0x00,0xd7,0xff,0xe8,0x01,0x02,0x56,0x34,0x12,0xaf]

v_mac_legacy_f32_e32 v2, v1, v1
// GFX1010: v_mac_legacy_f32_e32 v2, v1, v1 ; encoding: [0x01,0x03,0x04,0x0c]

v_mad_i16_e64 v10, v186, 33, s5 op_sel:[1,0,0,1]
// GFX1010: v_mad_i16 v10, v186, 33, s5 op_sel:[1,0,0,1] ; encoding: [0x0a,0x48,0x5e,0xd7,0xba,0x43,0x15,0x00]

v_mad_u32_u16 v0, v3, v237, 64 op_sel:[0,0,0,1]
// GFX1010: v_mad_u32_u16 v0, v3, v237, 64 op_sel:[0,0,0,1] ; encoding: [0x00,0x40,0x73,0xd7,0x03,0xdb,0x03,0x03]

v_madak_f32_e32 v10, -0.5, v43, 0x3118
// GFX1010: v_madak_f32 v10, -0.5, v43, 0x3118 ; encoding: [0xf1,0x56,0x14,0x42,0x18,0x31,0x00,0x00]

v_max3_f16_e64 v2, 2, |v2|, 33 op_sel:[1,1,0,1] clamp mul:2
// GFX1010: v_max3_f16 v2, 2, |v2|, 33 op_sel:[1,1,0,1] clamp mul:2 ; encoding: [0x02,0xda,0x54,0xd7,0x82,0x04,0x86,0x0a]

v_max3_f32_e64 v10, v2, v1, 1.5
// GFX1010: v_max3_f32 v10, v2, v1, 0x3fc00000 ; encoding: [0x0a,0x00,0x54,0xd5,0x02,0x03,0xfe,0x03,0x00,0x00,0xc0,0x3f]

v_max_i32_e64 v255, v10, v1
// GFX1010: v_max_i32_e64 v255, v10, v1 ; encoding: [0xff,0x00,0x12,0xd5,0x0a,0x03,0x02,0x02]

v_max_u32 v2, s6, v2
// GFX1010: v_max_u32_e32 v2, s6, v2 ; encoding: [0x06,0x04,0x04,0x28]

v_med3_f32_e64 v2, neg(-1), |0x12345678|, -|ttmp11|
// GFX1010: v_med3_f32 v2, neg(-1), |0x12345678|, -|ttmp11| ; encoding: [0x02,0x06,0x57,0xd5,0xc1,0xfe,0xdd,0xa1,0x78,0x56,0x34,0x12]

v_med3_u16_e64 v1, v3, s17, s89 op_sel:[0,1,1,0]
// GFX1010: v_med3_u16 v1, v3, s17, s89 op_sel:[0,1,1,0] ; encoding: [0x01,0x30,0x59,0xd7,0x03,0x23,0x64,0x01]

v_min3_i16 v3, s67, v0, v2
// GFX1010: v_min3_i16 v3, s67, v0, v2 ; encoding: [0x03,0x00,0x52,0xd7,0x43,0x00,0x0a,0x04]

v_min_f32 v1, 33, src_private_limit div:2
// GFX1010: v_min_f32_e64 v1, 33, src_private_limit div:2 ; encoding: [0x01,0x00,0x0f,0xd5,0xa1,0xdc,0x01,0x1a]

v_mov_b32_sdwa v2, sext(v5) dst_sel:BYTE_2 src0_sel:BYTE_0
// GFX1010: v_mov_b32_sdwa v2, sext(v5) dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 ; encoding: [0xf9,0x02,0x04,0x7e,0x05,0x12,0x08,0x00]

v_movreld_b32_dpp v10, v255 dpp8:[0,0,5,1,6,4,4,1] fi:1
// GFX1010: v_movreld_b32_dpp v10, v255 dpp8:[0,0,5,1,6,4,4,1] fi:1 ; encoding: [0xea,0x84,0x14,0x7e,0xff,0x40,0x63,0x32]

v_movrels_b32 v10, v10
// GFX1010: v_movrels_b32_e32 v10, v10 ; encoding: [0x0a,0x87,0x14,0x7e]

v_movrelsd_b32_e64 v0, v3
// GFX1010: v_movrelsd_b32_e64 v0, v3 ; encoding: [0x00,0x00,0xc4,0xd5,0x03,0x01,0x01,0x02]

v_mul_hi_u32_e64 v2, v1, v5
// GFX1010: v_mul_hi_u32 v2, v1, v5 ; encoding: [0x02,0x00,0x6a,0xd5,0x01,0x0b,0x02,0x02]

v_mul_hi_u32_u24_e32 v255, v5, v5
// GFX1010: v_mul_hi_u32_u24_e32 v255, v5, v5 ; encoding: [0x05,0x0b,0xfe,0x19]

v_mul_lo_u32_e64 v1, v255, 0x4000
// GFX1010: v_mul_lo_u32 v1, v255, 0x4000 ; encoding: [0x01,0x00,0x69,0xd5,0xff,0xff,0x01,0x02,0x00,0x40,0x00,0x00]

v_mul_u32_u24 v2, v0, v2 dpp8:[4,2,1,5,1,5,5,7]
// GFX1010: v_mul_u32_u24_dpp v2, v0, v2 dpp8:[4,2,1,5,1,5,5,7] ; encoding: [0xe9,0x04,0x04,0x16,0x00,0x54,0x9a,0xf6]

v_or_b32 v3, v3, v2
// GFX1010: v_or_b32_e32 v3, v3, v2 ; encoding: [0x03,0x05,0x06,0x38]

v_pk_max_f16_e64 v255, 0.15915494, v255 op_sel_hi:[1,0]
// GFX1010: v_pk_max_f16 v255, 0.15915494, v255 op_sel_hi:[1,0] ; encoding: [0xff,0x40,0x12,0xcc,0xf8,0xfe,0x03,0x0a]

v_pk_sub_i16_e64 v0, 0.1, s40 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,0]
// GFX1010: v_pk_sub_i16 v0, 0x3dcccccd, s40 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,0] ; encoding: [0x00,0x58,0x03,0xcc,0xff,0x50,0x00,0x22,0xcd,0xcc,0xcc,0x3d]

v_rndne_f16 v255, v0 row_shl:9
// GFX1010: v_rndne_f16_dpp v255, v0 row_shl:9 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xbc,0xfe,0x7f,0x00,0x09,0x01,0xff]

v_rndne_f32_e32 v2, -4.0
// GFX1010: v_rndne_f32_e32 v2, -4.0 ; encoding: [0xf7,0x46,0x04,0x7e]

v_sqrt_f64 v[0:1], 1.0
// GFX1010: v_sqrt_f64_e32 v[0:1], 1.0 ; encoding: [0xf2,0x68,0x00,0x7e]

v_sub_co_ci_u32 v5, vcc_lo, s2, v5, vcc_lo
// GFX1010: v_sub_co_ci_u32_e32 v5, vcc_lo, s2, v5, vcc_lo ; encoding: [0x02,0x0a,0x0a,0x52]

v_sub_co_u32_e64 v2, s13, v10, src_scc
// GFX1010: v_sub_co_u32 v2, s13, v10, src_scc ; encoding: [0x02,0x0d,0x10,0xd7,0x0a,0xfb,0x01,0x02]

v_sub_f16 v6, -16, v3
// GFX1010: v_sub_f16_e32 v6, -16, v3 ; encoding: [0xd0,0x06,0x0c,0x66]

v_sub_nc_i32 v50, vccz, v10
// GFX1010: v_sub_nc_i32 v50, src_vccz, v10 ; encoding: [0x32,0x00,0x76,0xd7,0xfb,0x14,0x02,0x02]

v_subrev_nc_u32_sdwa v3, sext(v0), v33 dst_sel:BYTE_2
// GFX1010: v_subrev_nc_u32_sdwa v3, sext(v0), v33 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x42,0x06,0x4e,0x00,0x12,0x0e,0x06]

v_trig_preop_f64_e64 v[254:255], -abs(v[254:255]), 4.0 clamp mul:2
// GFX1010: v_trig_preop_f64 v[254:255], -|v[254:255]|, 4.0 clamp mul:2 ; encoding: [0xfe,0x81,0x74,0xd5,0xfe,0xed,0x01,0x2a]

v_xor_b32_dpp v2, v0, v32 dpp8:[0,4,3,3,3,0,4,6]
// GFX1010: v_xor_b32_dpp v2, v0, v32 dpp8:[0,4,3,3,3,0,4,6] ; encoding: [0xe9,0x40,0x04,0x3a,0x00,0xe0,0x36,0xd0]
