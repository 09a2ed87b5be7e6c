// Random valid instructions: every encoding, operand kind and modifier, encoded by llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx700 -show-encoding %s | FileCheck --check-prefix=GFX700 %s

V_CMPSX_EQ_F32 s25, v10
// GFX700: v_cmpsx_eq_f32_e32 vcc, s25, v10 ; encoding: [0x19,0x14,0xa4,0x7c]

V_CMPSX_EQ_F64 vcc, v[0:1], v[2:3]
// GFX700: v_cmpsx_eq_f64_e32 vcc, v[0:1], v[2:3] ; encoding: [0x00,0x05,0xe4,0x7c]

V_CMPSX_F_F32 -0.5, v2
// GFX700: v_cmpsx_f_f32_e32 vcc, -0.5, v2 ; encoding: [0xf1,0x04,0xa0,0x7c]

V_CMPSX_GE_F32 v255, v255
// GFX700: v_cmpsx_ge_f32_e32 vcc, v255, v255 ; encoding: [0xff,0xff,0xad,0x7c]

V_CMPSX_LE_F64 v[0:1], v[254:255]
// GFX700: v_cmpsx_le_f64_e32 vcc, v[0:1], v[254:255] ; encoding: [0x00,0xfd,0xe7,0x7c]

V_CMPSX_NEQ_F64 vcc, -1, v[10:11]
// GFX700: v_cmpsx_neq_f64_e32 vcc, -1, v[10:11] ; encoding: [0xc1,0x14,0xfa,0x7c]

V_CMPSX_O_F32 vcc, s67, v2
// GFX700: v_cmpsx_o_f32_e32 vcc, s67, v2 ; encoding: [0x43,0x04,0xae,0x7c]

V_CMPSX_TRU_F32 s74, v5
// GFX700: v_cmpsx_tru_f32_e32 vcc, s74, v5 ; encoding: [0x4a,0x0a,0xbe,0x7c]

V_CMPSX_U_F64 vcc, s[94:95], v[3:4]
// GFX700: v_cmpsx_u_f64_e32 vcc, s[94:95], v[3:4] ; encoding: [0x5e,0x06,0xf0,0x7c]

V_CMPS_F_F32 0xbf80, v1
// GFX700: v_cmps_f_f32_e32 vcc, 0xbf80, v1 ; encoding: [0xff,0x02,0x80,0x7c,0x80,0xbf,0x00,0x00]

V_CMPS_GE_F64 v[1:2], v[82:83]
// GFX700: v_cmps_ge_f64_e32 vcc, v[1:2], v[82:83] ; encoding: [0x01,0xa5,0xcc,0x7c]

V_CMPS_GT_F32 vcc, flat_scratch_lo, v230
// GFX700: v_cmps_gt_f32_e32 vcc, flat_scratch_lo, v230 ; encoding: [0x68,0xcc,0x89,0x7c]

V_CMPS_LT_F32 33, v1
// GFX700: v_cmps_lt_f32_e32 vcc, 33, v1 ; encoding: [0xa1,0x02,0x82,0x7c]

V_CMPS_NGE_F32 v3, v2
// GFX700: v_cmps_nge_f32_e32 vcc, v3, v2 ; encoding: [0x03,0x05,0x92,0x7c]

V_CMPS_NGE_F64 vcc, v[3:4], v[2:3]
// GFX700: v_cmps_nge_f64_e32 vcc, v[3:4], v[2:3] ; encoding: [0x03,0x05,0xd2,0x7c]

V_CMPS_NLG_F32 vcc, s38, v255
// GFX700: v_cmps_nlg_f32_e32 vcc, s38, v255 ; encoding: [0x26,0xfe,0x95,0x7c]

V_CMPS_NLG_F64 vcc, s[38:39], v[3:4]
// GFX700: v_cmps_nlg_f64_e32 vcc, s[38:39], v[3:4] ; encoding: [0x26,0x06,0xd4,0x7c]

V_CMPS_NLT_F64 vcc, 0xffffffff80000000, v[10:11]
// GFX700: v_cmps_nlt_f64_e32 vcc, 0x80000000, v[10:11] ; encoding: [0xff,0x14,0xdc,0x7c,0x00,0x00,0x00,0x80]

V_CMPS_U_F32 vcc, v2, v0
// GFX700: v_cmps_u_f32_e32 vcc, v2, v0 ; encoding: [0x02,0x01,0x90,0x7c]

V_CMPX_EQ_I32 vcc, s2, v200
// GFX700: v_cmpx_eq_i32_e32 vcc, s2, v200 ; encoding: [0x02,0x90,0x25,0x7d]

V_CMPX_F_I32 vcc, 0, v1
// GFX700: v_cmpx_f_i32_e32 vcc, 0, v1 ; encoding: [0x80,0x02,0x20,0x7d]

V_CMPX_LE_F64 0x3e22f983, v[2:3]
// GFX700: v_cmpx_le_f64_e32 vcc, 0x3e22f983, v[2:3] ; encoding: [0xff,0x04,0x66,0x7c,0x83,0xf9,0x22,0x3e]

V_CMPX_LE_I32 -4.0, v2
// GFX700: v_cmpx_le_i32_e32 vcc, -4.0, v2 ; encoding: [0xf7,0x04,0x26,0x7d]

V_CMPX_LE_U64 0, v[193:194]
// GFX700: v_cmpx_le_u64_e32 vcc, 0, v[193:194] ; encoding: [0x80,0x82,0xe7,0x7d]

V_CMPX_NEQ_F32 vcc, 4.0, v2
// GFX700: v_cmpx_neq_f32_e32 vcc, 4.0, v2 ; encoding: [0xf6,0x04,0x3a,0x7c]

V_CMPX_NE_U64 -16, v[1:2]
// GFX700: v_cmpx_ne_u64_e32 vcc, -16, v[1:2] ; encoding: [0xd0,0x02,0xea,0x7d]

V_CMPX_TRU_F64 v[2:3], v[10:11]
// GFX700: v_cmpx_tru_f64_e32 vcc, v[2:3], v[10:11] ; encoding: [0x02,0x15,0x7e,0x7c]

V_CMP_EQ_U64 s[60:61], v[0:1]
// GFX700: v_cmp_eq_u64_e32 vcc, s[60:61], v[0:1] ; encoding: [0x3c,0x00,0xc4,0x7d]

V_CMP_F_I32 s82, v10
// GFX700: v_cmp_f_i32_e32 vcc, s82, v10 ; encoding: [0x52,0x14,0x00,0x7d]

V_CMP_GE_I32 v3, v3
// GFX700: v_cmp_ge_i32_e32 vcc, v3, v3 ; encoding: [0x03,0x07,0x0c,0x7d]

V_CMP_GE_I64 vcc, v[2:3], v[11:12]
// GFX700: v_cmp_ge_i64_e32 vcc, v[2:3], v[11:12] ; encoding: [0x02,0x17,0x4c,0x7d]

V_CMP_GT_U32 s84, v2
// GFX700: v_cmp_gt_u32_e32 vcc, s84, v2 ; encoding: [0x54,0x04,0x88,0x7d]

V_CMP_LG_F32 vcc, v255, v2
// GFX700: v_cmp_lg_f32_e32 vcc, v255, v2 ; encoding: [0xff,0x05,0x0a,0x7c]

V_CMP_NEQ_F64 vcc, v[5:6], v[0:1]
// GFX700: v_cmp_neq_f64_e32 vcc, v[5:6], v[0:1] ; encoding: [0x05,0x01,0x5a,0x7c]

V_CMP_NLE_F64 v[0:1], v[2:3]
// GFX700: v_cmp_nle_f64_e32 vcc, v[0:1], v[2:3] ; encoding: [0x00,0x05,0x58,0x7c]

V_CMP_NLG_F64 vcc, 2.0, v[0:1]
// GFX700: v_cmp_nlg_f64_e32 vcc, 2.0, v[0:1] ; encoding: [0xf4,0x00,0x54,0x7c]

V_CMP_NLT_F32 vcc, -2.5, v2
// GFX700: v_cmp_nlt_f32_e32 vcc, 0xc0200000, v2 ; encoding: [0xff,0x04,0x1c,0x7c,0x00,0x00,0x20,0xc0]

V_CMP_T_I32 65, v2
// GFX700: v_cmp_t_i32_e32 vcc, 0x41, v2 ; encoding: [0xff,0x04,0x0e,0x7d,0x41,0x00,0x00,0x00]

s_abs_i32 exec_lo, s0
// GFX700: s_abs_i32 exec_lo, s0 ; encoding: [0x00,0x34,0xfe,0xbe]

s_and_b64 s[30:31], 1, tma
// GFX700: s_and_b64 s[30:31], 1, tma ; encoding: [0x81,0x6e,0x9e,0x87]

s_bcnt0_i32_b64 s42, s[2:3]
// GFX700: s_bcnt0_i32_b64 s42, s[2:3] ; encoding: [0x02,0x0e,0xaa,0xbe]

s_bitcmp0_b64 0xc400, -4.0
// GFX700: s_bitcmp0_b64 0xc400, -4.0 ; encoding: [0xff,0xf7,0x0e,0xbf,0x00,0xc4,0x00,0x00]

s_brev_b32 s0, s38
// GFX700: s_brev_b32 s0, s38 ; encoding: [0x26,0x0b,0x80,0xbe]

s_cbranch_cdbguser 16388
// GFX700: s_cbranch_cdbguser 16388 ; encoding: [0x04,0x40,0x98,0xbf]

s_cbranch_i_fork tba, 27338
// GFX700: s_cbranch_i_fork tba, 27338 ; encoding: [0xca,0x6a,0xec,0xb8]

s_cbranch_join ttmp3
// GFX700: s_cbranch_join ttmp3 ; encoding: [0x73,0x32,0x80,0xbe]

s_cbranch_scc0 63351
// GFX700: s_cbranch_scc0 63351 ; encoding: [0x77,0xf7,0x84,0xbf]

s_cmov_b32 s4, s99
// GFX700: s_cmov_b32 s4, s99 ; encoding: [0x63,0x05,0x84,0xbe]

s_cmp_lt_i32 0xbf80, -1.0
// GFX700: s_cmp_lt_i32 0xbf80, -1.0 ; encoding: [0xff,0xf3,0x04,0xbf,0x80,0xbf,0x00,0x00]

s_cmpk_gt_i32 s25, -18505
// GFX700: s_cmpk_gt_i32 s25, 0xb7b7 ; encoding: [0xb7,0xb7,0x99,0xb2]

s_cmpk_gt_i32 vcc_lo, 0xd27d
// GFX700: s_cmpk_gt_i32 vcc_lo, 0xd27d ; encoding: [0x7d,0xd2,0xea,0xb2]

s_incperflevel 4
// GFX700: s_incperflevel 4 ; encoding: [0x04,0x00,0x94,0xbf]

s_max_i32 m0, s48, exec_hi
// GFX700: s_max_i32 m0, s48, exec_hi ; encoding: [0x30,0x7f,0x7c,0x84]

s_nop 8
// GFX700: s_nop 8 ; encoding: [0x08,0x00,0x80,0xbf]

s_nor_b64 exec, -4.0, s[44:45]
// GFX700: s_nor_b64 exec, -4.0, s[44:45] ; encoding: [0xf7,0x2c,0xfe,0x8d]

s_or_b64 flat_scratch, 0xaf123456, s[86:87]
// GFX700: s_or_b64 flat_scratch, 0xaf123456, s[86:87] ; encoding: [0xff,0x56,0xe8,0x88,0x56,0x34,0x12,0xaf]

s_sendmsg sendmsg(MSG_GS_DONE,GS_OP_NOP)
// GFX700: s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP) ; encoding: [0x03,0x00,0x90,0xbf]

s_setkill 6
// GFX700: s_setkill 6 ; encoding: [0x06,0x00,0x8b,0xbf]

s_setprio 7
// GFX700: s_setprio 7 ; encoding: [0x07,0x00,0x8f,0xbf]

s_setreg_b32 hwreg(HW_REG_STATUS,0,31), s17
// GFX700: s_setreg_b32 hwreg(HW_REG_STATUS, 0, 31), s17 ; encoding: [0x02,0xf0,0x91,0xb9]

s_setreg_imm32_b32 hwreg(HW_REG_MODE), 9
// GFX700: s_setreg_imm32_b32 hwreg(HW_REG_MODE), 9 ; encoding: [0x01,0xf8,0x80,0xba,0x09,0x00,0x00,0x00]

s_subb_u32 s26, s19, 0.15915494309189532
// GFX700: s_subb_u32 s26, s19, 0x3e22f983 ; encoding: [0x13,0xff,0x9a,0x82,0x83,0xf9,0x22,0x3e]

s_xnor_saveexec_b64 s[40:41], s[26:27]
// GFX700: s_xnor_saveexec_b64 s[40:41], s[26:27] ; encoding: [0x1a,0x2b,0xa8,0xbe]

s_xor_saveexec_b64 s[52:53], vcc
// GFX700: s_xor_saveexec_b64 s[52:53], vcc ; encoding: [0x6a,0x26,0xb4,0xbe]

v_add_f32 v255, -s84, v0 div:2
// GFX700: v_add_f32_e64 v255, -s84, v0 div:2 ; encoding: [0xff,0x00,0x06,0xd2,0x54,0x00,0x02,0x38]

v_add_i32 v0, vcc, scc, v1
// GFX700: v_add_i32_e32 v0, vcc, src_scc, v1 ; encoding: [0xfd,0x02,0x00,0x4a]

v_addc_u32 v244, vcc, 0, v0, vcc
// GFX700: v_addc_u32_e32 v244, vcc, 0, v0, vcc ; encoding: [0x80,0x00,0xe8,0x51]

v_ashr_i32 v1, v10, v255
// GFX700: v_ashr_i32_e32 v1, v10, v255 ; encoding: [0x0a,0xff,0x03,0x2e]

v_cmp_class_f64_e32 s[30:31], v3
// GFX700: v_cmp_class_f64_e32 vcc, s[30:31], v3 ; encoding: [0x1e,0x06,0x50,0x7d]

v_cmp_class_f64_e32 v[5:6], v3
// GFX700: v_cmp_class_f64_e32 vcc, v[5:6], v3 ; encoding: [0x05,0x07,0x50,0x7d]

v_cmp_eq_i32_e32 -4.0, v10
// GFX700: v_cmp_eq_i32_e32 vcc, -4.0, v10 ; encoding: [0xf7,0x14,0x04,0x7d]

v_cmp_eq_u64_e32 s[80:81], v[1:2]
// GFX700: v_cmp_eq_u64_e32 vcc, s[80:81], v[1:2] ; encoding: [0x50,0x02,0xc4,0x7d]

v_cmp_f_f64_e32 0.15915494, v[254:255]
// GFX700: v_cmp_f_f64_e32 vcc, 0x3fc45f30, v[254:255] ; encoding: [0xff,0xfc,0x41,0x7c,0x30,0x5f,0xc4,0x3f]

v_cmp_f_i32_e64 s[34:35], -4.0, v141
// GFX700: v_cmp_f_i32_e64 s[34:35], -4.0, v141 ; encoding: [0x22,0x00,0x00,0xd1,0xf7,0x1a,0x03,0x00]

v_cmp_f_i64_e32 v[3:4], v[0:1]
// GFX700: v_cmp_f_i64_e32 vcc, v[3:4], v[0:1] ; encoding: [0x03,0x01,0x40,0x7d]

v_cmp_ge_f32_e64 s[50:51], v27, -4.0
// GFX700: v_cmp_ge_f32_e64 s[50:51], v27, -4.0 ; encoding: [0x32,0x00,0x0c,0xd0,0x1b,0xef,0x01,0x00]

v_cmp_ge_i32_e64 s[100:101], 0.5, src_scc
// GFX700: v_cmp_ge_i32_e64 s[100:101], 0.5, src_scc ; encoding: [0x64,0x00,0x0c,0xd1,0xf0,0xfa,0x01,0x00]

v_cmp_ge_u32_e32 0x12345678, v3
// GFX700: v_cmp_ge_u32_e32 vcc, 0x12345678, v3 ; encoding: [0xff,0x06,0x8c,0x7d,0x78,0x56,0x34,0x12]

v_cmp_gt_u32_e32 1e10, v1
// GFX700: v_cmp_gt_u32_e32 vcc, 0x501502f9, v1 ; encoding: [0xff,0x02,0x88,0x7d,0xf9,0x02,0x15,0x50]

v_cmp_le_f64 s[0:1], -16, v[0:1]
// GFX700: v_cmp_le_f64_e64 s[0:1], -16, v[0:1] ; encoding: [0x00,0x00,0x46,0xd0,0xd0,0x00,0x02,0x00]

v_cmp_le_i32_e32 s89, v3
// GFX700: v_cmp_le_i32_e32 vcc, s89, v3 ; encoding: [0x59,0x06,0x06,0x7d]

v_cmp_le_i64_e32 0.5, v[254:255]
// GFX700: v_cmp_le_i64_e32 vcc, 0.5, v[254:255] ; encoding: [0xf0,0xfc,0x47,0x7d]

v_cmp_le_u32_e32 s83, v1
// GFX700: v_cmp_le_u32_e32 vcc, s83, v1 ; encoding: [0x53,0x02,0x86,0x7d]

v_cmp_lt_f64 s[64:65], s[22:23], -4.0
// GFX700: v_cmp_lt_f64_e64 s[64:65], s[22:23], -4.0 ; encoding: [0x40,0x00,0x42,0xd0,0x16,0xee,0x01,0x00]

v_cmp_lt_i64_e32 0x4000000000000000, v[5:6]
// GFX700: v_cmp_lt_i64_e32 vcc, 2.0, v[5:6] ; encoding: [0xf4,0x0a,0x42,0x7d]

v_cmp_nge_f64_e32 1, v[0:1]
// GFX700: v_cmp_nge_f64_e32 vcc, 1, v[0:1] ; encoding: [0x81,0x00,0x52,0x7c]

v_cmp_nle_f64 s[64:65], neg(s[14:15]), 64
// GFX700: v_cmp_nle_f64_e64 s[64:65], -s[14:15], 64 ; encoding: [0x40,0x00,0x58,0xd0,0x0e,0x80,0x01,0x20]

v_cmp_t_i32_e32 -2.0, v3
// GFX700: v_cmp_t_i32_e32 vcc, -2.0, v3 ; encoding: [0xf5,0x06,0x0e,0x7d]

v_cmp_t_i32_e32 flat_scratch_hi, v255
// GFX700: v_cmp_t_i32_e32 vcc, flat_scratch_hi, v255 ; encoding: [0x69,0xfe,0x0f,0x7d]

v_cmp_u_f64_e32 s[98:99], v[0:1]
// GFX700: v_cmp_u_f64_e32 vcc, s[98:99], v[0:1] ; encoding: [0x62,0x00,0x50,0x7c]

v_cmps_f_f64_e32 v[10:11], v[211:212]
// GFX700: v_cmps_f_f64_e32 vcc, v[10:11], v[211:212] ; encoding: [0x0a,0xa7,0xc1,0x7c]

v_cmps_neq_f32_e32 s68, v10
// GFX700: v_cmps_neq_f32_e32 vcc, s68, v10 ; encoding: [0x44,0x14,0x9a,0x7c]

v_cmps_nge_f32 s[82:83], v1, -0.5
// GFX700: v_cmps_nge_f32_e64 s[82:83], v1, -0.5 ; encoding: [0x52,0x00,0x92,0xd0,0x01,0xe3,0x01,0x00]

v_cmps_ngt_f64_e32 v[1:2], v[5:6]
// GFX700: v_cmps_ngt_f64_e32 vcc, v[1:2], v[5:6] ; encoding: [0x01,0x0b,0xd6,0x7c]

v_cmps_o_f32_e32 v165, v1
// GFX700: v_cmps_o_f32_e32 vcc, v165, v1 ; encoding: [0xa5,0x03,0x8e,0x7c]

v_cmps_u_f32_e32 0.15915494, v2
// GFX700: v_cmps_u_f32_e32 vcc, 0x3e22f983, v2 ; encoding: [0xff,0x04,0x90,0x7c,0x83,0xf9,0x22,0x3e]

v_cmpsx_f_f32_e32 s55, v5
// GFX700: v_cmpsx_f_f32_e32 vcc, s55, v5 ; encoding: [0x37,0x0a,0xa0,0x7c]

v_cmpsx_f_f32_e32 v10, v10
// GFX700: v_cmpsx_f_f32_e32 vcc, v10, v10 ; encoding: [0x0a,0x15,0xa0,0x7c]

v_cmpsx_nlg_f64_e64 s[18:19], v[114:115], v[254:255]
// GFX700: v_cmpsx_nlg_f64_e64 s[18:19], v[114:115], v[254:255] ; encoding: [0x12,0x00,0xf4,0xd0,0x72,0xfd,0x03,0x00]

v_cmpsx_nlt_f64_e64 s[6:7], v[5:6], neg(1)
// GFX700: v_cmpsx_nlt_f64_e64 s[6:7], v[5:6], neg(1) ; encoding: [0x06,0x00,0xfc,0xd0,0x05,0x03,0x01,0x40]

v_cmpsx_o_f64_e32 0x3118, v[2:3]
// GFX700: v_cmpsx_o_f64_e32 vcc, 0x3118, v[2:3] ; encoding: [0xff,0x04,0xee,0x7c,0x18,0x31,0x00,0x00]

v_cmpsx_tru_f32_e32 s72, v0
// GFX700: v_cmpsx_tru_f32_e32 vcc, s72, v0 ; encoding: [0x48,0x00,0xbe,0x7c]

v_cmpx_gt_f64_e32 0x4000000000000000, v[2:3]
// GFX700: v_cmpx_gt_f64_e32 vcc, 2.0, v[2:3] ; encoding: [0xf4,0x04,0x68,0x7c]

v_cmpx_le_f64_e32 v[5:6], v[10:11]
// GFX700: v_cmpx_le_f64_e32 vcc, v[5:6], v[10:11] ; encoding: [0x05,0x15,0x66,0x7c]

v_cmpx_le_u32_e32 flat_scratch_hi, v5
// GFX700: v_cmpx_le_u32_e32 vcc, flat_scratch_hi, v5 ; encoding: [0x69,0x0a,0xa6,0x7d]

v_cmpx_lt_f64_e32 33, v[2:3]
// GFX700: v_cmpx_lt_f64_e32 vcc, 33, v[2:3] ; encoding: [0xa1,0x04,0x62,0x7c]

v_cmpx_ngt_f64_e32 s[10:11], v[3:4]
// GFX700: v_cmpx_ngt_f64_e32 vcc, s[10:11], v[3:4] ; encoding: [0x0a,0x06,0x76,0x7c]

v_cmpx_t_i64_e32 s[74:75], v[1:2]
// GFX700: v_cmpx_t_i64_e32 vcc, s[74:75], v[1:2] ; encoding: [0x4a,0x02,0x6e,0x7d]

v_cndmask_b32_e32 v5, 0.5, v41, vcc
// GFX700: v_cndmask_b32_e32 v5, 0.5, v41, vcc ; encoding: [0xf0,0x52,0x0a,0x00]

v_cubetc_f32_e64 v109, -16, s16, v10 clamp
// GFX700: v_cubetc_f32 v109, -16, s16, v10 clamp ; encoding: [0x6d,0x08,0x8c,0xd2,0xd0,0x20,0x28,0x04]

v_cvt_f32_f16_e64 v2, v255 div:2
// GFX700: v_cvt_f32_f16_e64 v2, v255 div:2 ; encoding: [0x02,0x00,0x16,0xd3,0xff,0x01,0x00,0x18]

v_cvt_f32_ubyte3_e32 v1, v255
// GFX700: v_cvt_f32_ubyte3_e32 v1, v255 ; encoding: [0xff,0x29,0x02,0x7e]

v_cvt_pk_i16_i32 v10, 4294967295, v2
// GFX700: v_cvt_pk_i16_i32_e32 v10, -1, v2 ; encoding: [0xc1,0x04,0x14,0x62]

v_cvt_pkaccum_u8_f32 v1, v1, 0
// GFX700: v_cvt_pkaccum_u8_f32_e64 v1, v1, 0 ; encoding: [0x01,0x00,0x58,0xd2,0x01,0x01,0x01,0x00]

v_cvt_pknorm_i16_f32 v2, s99, v2
// GFX700: v_cvt_pknorm_i16_f32_e32 v2, s99, v2 ; encoding: [0x63,0x04,0x04,0x5a]

v_cvt_pknorm_u16_f32_e32 v3, 0.15915494309189532, v5
// GFX700: v_cvt_pknorm_u16_f32_e32 v3, 0x3e22f983, v5 ; encoding: [0xff,0x0a,0x06,0x5c,0x83,0xf9,0x22,0x3e]

v_cvt_u32_f64 v5, |src_execz| div:2
// GFX700: v_cvt_u32_f64_e64 v5, |src_execz| div:2 ; encoding: [0x05,0x01,0x2a,0xd3,0xfc,0x00,0x00,0x18]

v_ffbh_i32 v0, v1
// GFX700: v_ffbh_i32_e32 v0, v1 ; encoding: [0x01,0x77,0x00,0x7e]

v_floor_f32_e32 v0, s81
// GFX700: v_floor_f32_e32 v0, s81 ; encoding: [0x51,0x48,0x00,0x7e]

v_floor_f64 v[3:4], v[0:1]
// GFX700: v_floor_f64_e32 v[3:4], v[0:1] ; encoding: [0x00,0x35,0x06,0x7e]

v_frexp_exp_i32_f64_e64 v2, -|v[197:198]|
// GFX700: v_frexp_exp_i32_f64_e64 v2, -|v[197:198]| ; encoding: [0x02,0x01,0x78,0xd3,0xc5,0x01,0x00,0x20]

v_frexp_mant_f32_e64 v1, -1
// GFX700: v_frexp_mant_f32_e64 v1, -1 ; encoding: [0x01,0x00,0x80,0xd3,0xc1,0x00,0x00,0x00]

v_frexp_mant_f64 v[2:3], s[92:93]
// GFX700: v_frexp_mant_f64_e32 v[2:3], s[92:93] ; encoding: [0x5c,0x7a,0x04,0x7e]

v_log_clamp_f32 v0, src_scc clamp mul:2
// GFX700: v_log_clamp_f32_e64 v0, src_scc clamp mul:2 ; encoding: [0x00,0x08,0x4c,0xd3,0xfd,0x00,0x00,0x08]

v_lshr_b32 v214, v255, v255
// GFX700: v_lshr_b32_e32 v214, v255, v255 ; encoding: [0xff,0xff,0xad,0x2b]

v_max_f64 v[0:1], abs(flat_scratch), neg(v[1:2])
// GFX700: v_max_f64 v[0:1], |flat_scratch|, -v[1:2] ; encoding: [0x00,0x01,0xce,0xd2,0x68,0x02,0x02,0x40]

v_max_i32 v3, 1.0, v3
// GFX700: v_max_i32_e32 v3, 1.0, v3 ; encoding: [0xf2,0x06,0x06,0x24]

v_med3_u32_e64 v255, v173, tba_lo, v10
// GFX700: v_med3_u32 v255, v173, tba_lo, v10 ; encoding: [0xff,0x00,0xb2,0xd2,0xad,0xd9,0x28,0x04]

v_movrels_b32_e32 v5, v0
// GFX700: v_movrels_b32_e32 v5, v0 ; encoding: [0x00,0x87,0x0a,0x7e]

v_movrelsd_b32_e32 v10, v10
// GFX700: v_movrelsd_b32_e32 v10, v10 ; encoding: [0x0a,0x89,0x14,0x7e]

v_mqsad_pk_u16_u8_e64 v[3:4], v[3:4], v2, 0x3ff0000000000000
// GFX700: v_mqsad_pk_u16_u8 v[3:4], v[3:4], v2, 1.0 ; encoding: [0x03,0x00,0xe6,0xd2,0x03,0x05,0xca,0x03]

v_mul_f32_e64 v2, -4.0, v3
// GFX700: v_mul_f32_e64 v2, -4.0, v3 ; encoding: [0x02,0x00,0x10,0xd2,0xf7,0x06,0x02,0x00]

v_mul_hi_i32_e64 v5, v255, v1
// GFX700: v_mul_hi_i32 v5, v255, v1 ; encoding: [0x05,0x00,0xd8,0xd2,0xff,0x03,0x02,0x00]

v_rcp_clamp_f64_e64 v[254:255], v[1:2] clamp div:2
// GFX700: v_rcp_clamp_f64_e64 v[254:255], v[1:2] clamp div:2 ; encoding: [0xfe,0x08,0x60,0xd3,0x01,0x01,0x00,0x18]

v_rcp_f64 v[1:2], -4.0
// GFX700: v_rcp_f64_e32 v[1:2], -4.0 ; encoding: [0xf7,0x5e,0x02,0x7e]

v_rcp_legacy_f32 v0, v2
// GFX700: v_rcp_legacy_f32_e32 v0, v2 ; encoding: [0x02,0x53,0x00,0x7e]

v_readfirstlane_b32 tma_hi, v3
// GFX700: v_readfirstlane_b32 tma_hi, v3 ; encoding: [0x03,0x05,0xde,0x7e]

v_rsq_f32_e64 v0, neg(tma_hi)
// GFX700: v_rsq_f32_e64 v0, -tma_hi ; encoding: [0x00,0x00,0x5c,0xd3,0x6f,0x00,0x00,0x20]

v_rsq_f64_e32 v[254:255], s[10:11]
// GFX700: v_rsq_f64_e32 v[254:255], s[10:11] ; encoding: [0x0a,0x62,0xfc,0x7f]

v_sin_f32_e64 v56, src_scc
// GFX700: v_sin_f32_e64 v56, src_scc ; encoding: [0x38,0x00,0x6a,0xd3,0xfd,0x00,0x00,0x00]

v_sqrt_f64 v[2:3], v[170:171] clamp
// GFX700: v_sqrt_f64_e64 v[2:3], v[170:171] clamp ; encoding: [0x02,0x08,0x68,0xd3,0xaa,0x01,0x00,0x00]

v_sub_i32 v3, vcc, v1, v255
// GFX700: v_sub_i32_e32 v3, vcc, v1, v255 ; encoding: [0x01,0xff,0x07,0x4c]

v_subb_u32 v5, vcc, v255, v0, vcc
// GFX700: v_subb_u32_e32 v5, vcc, v255, v0, vcc ; encoding: [0xff,0x01,0x0a,0x52]

v_subbrev_u32_e32 v3, vcc, v2, v5, vcc
// GFX700: v_subbrev_u32_e32 v3, vcc, v2, v5, vcc ; encoding: [0x02,0x0b,0x06,0x54]

v_subrev_i32_e32 v82, vcc, 0.15915494, v5
// GFX700: v_subrev_i32_e32 v82, vcc, 0x3e22f983, v5 ; encoding: [0xff,0x0a,0xa4,0x4e,0x83,0xf9,0x22,0x3e]

v_xor_b32_e32 v5, v1, v3
// GFX700: v_xor_b32_e32 v5, v1, v3 ; encoding: [0x01,0x07,0x0a,0x3a]
