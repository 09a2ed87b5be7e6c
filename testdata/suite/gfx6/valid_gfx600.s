// Random valid instructions: every encoding, operand kind and modifier, encoded by llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx600 -show-encoding %s | FileCheck --check-prefix=GFX600 %s

V_CMPSX_EQ_F32 0xfe0b, v53
// GFX600: v_cmpsx_eq_f32_e32 vcc, 0xfe0b, v53 ; encoding: [0xff,0x6a,0xa4,0x7c,0x0b,0xfe,0x00,0x00]

V_CMPSX_F_F32 lit(1), v10
// GFX600: v_cmpsx_f_f32_e32 vcc, lit(0x1), v10 ; encoding: [0xff,0x14,0xa0,0x7c,0x01,0x00,0x00,0x00]

V_CMPSX_LG_F32 vcc, 0.5, v5
// GFX600: v_cmpsx_lg_f32_e32 vcc, 0.5, v5 ; encoding: [0xf0,0x0a,0xaa,0x7c]

V_CMPSX_NEQ_F32 scc, v0
// GFX600: v_cmpsx_neq_f32_e32 vcc, src_scc, v0 ; encoding: [0xfd,0x00,0xba,0x7c]

V_CMPSX_NEQ_F64 vcc, v[32:33], v[10:11]
// GFX600: v_cmpsx_neq_f64_e32 vcc, v[32:33], v[10:11] ; encoding: [0x20,0x15,0xfa,0x7c]

V_CMPSX_TRU_F64 vcc, 0x1234, v[5:6]
// GFX600: v_cmpsx_tru_f64_e32 vcc, 0x1234, v[5:6] ; encoding: [0xff,0x0a,0xfe,0x7c,0x34,0x12,0x00,0x00]

V_CMPS_GT_F32 v2, v134
// GFX600: v_cmps_gt_f32_e32 vcc, v2, v134 ; encoding: [0x02,0x0d,0x89,0x7c]

V_CMPS_LE_F32 s49, v0
// GFX600: v_cmps_le_f32_e32 vcc, s49, v0 ; encoding: [0x31,0x00,0x86,0x7c]

V_CMPS_NLT_F32 vcc, 64, v3
// GFX600: v_cmps_nlt_f32_e32 vcc, 64, v3 ; encoding: [0xc0,0x06,0x9c,0x7c]

V_CMPS_NLT_F64 4294967295, v[2:3]
// GFX600: v_cmps_nlt_f64_e32 vcc, 0xffffffff, v[2:3] ; encoding: [0xff,0x04,0xdc,0x7c,0xff,0xff,0xff,0xff]

V_CMPS_U_F64 vcc, v[254:255], v[1:2]
// GFX600: v_cmps_u_f64_e32 vcc, v[254:255], v[1:2] ; encoding: [0xfe,0x03,0xd0,0x7c]

V_CMPX_CLASS_F32 vcc, 1.0, v3
// GFX600: v_cmpx_class_f32_e32 vcc, 1.0, v3 ; encoding: [0xf2,0x06,0x30,0x7d]

V_CMPX_F_U32 0xc400, v5
// GFX600: v_cmpx_f_u32_e32 vcc, 0xc400, v5 ; encoding: [0xff,0x0a,0xa0,0x7d,0x00,0xc4,0x00,0x00]

V_CMPX_GE_I64 v[0:1], v[10:11]
// GFX600: v_cmpx_ge_i64_e32 vcc, v[0:1], v[10:11] ; encoding: [0x00,0x15,0x6c,0x7d]

V_CMPX_LE_F32 vcc, s32, v10
// GFX600: v_cmpx_le_f32_e32 vcc, s32, v10 ; encoding: [0x20,0x14,0x26,0x7c]

V_CMPX_LT_F32 0.5, v255
// GFX600: v_cmpx_lt_f32_e32 vcc, 0.5, v255 ; encoding: [0xf0,0xfe,0x23,0x7c]

V_CMPX_LT_U32 v255, v0
// GFX600: v_cmpx_lt_u32_e32 vcc, v255, v0 ; encoding: [0xff,0x01,0xa2,0x7d]

V_CMPX_NGE_F64 vcc, v[10:11], v[2:3]
// GFX600: v_cmpx_nge_f64_e32 vcc, v[10:11], v[2:3] ; encoding: [0x0a,0x05,0x72,0x7c]

V_CMPX_NLG_F32 2, v10
// GFX600: v_cmpx_nlg_f32_e32 vcc, 2, v10 ; encoding: [0x82,0x14,0x34,0x7c]

V_CMPX_O_F64 vcc, 0.15915494309189532, v[254:255]
// GFX600: v_cmpx_o_f64_e32 vcc, 0x3fc45f30, v[254:255] ; encoding: [0xff,0xfc,0x6f,0x7c,0x30,0x5f,0xc4,0x3f]

V_CMPX_T_I64 vcc, s[62:63], v[3:4]
// GFX600: v_cmpx_t_i64_e32 vcc, s[62:63], v[3:4] ; encoding: [0x3e,0x06,0x6e,0x7d]

V_CMP_CLASS_F64 vcc, s[10:11], v255
// GFX600: v_cmp_class_f64_e32 vcc, s[10:11], v255 ; encoding: [0x0a,0xfe,0x51,0x7d]

V_CMP_EQ_F64 vcc, v[10:11], v[3:4]
// GFX600: v_cmp_eq_f64_e32 vcc, v[10:11], v[3:4] ; encoding: [0x0a,0x07,0x44,0x7c]

V_CMP_F_F64 vcc, 2.0, v[5:6]
// GFX600: v_cmp_f_f64_e32 vcc, 2.0, v[5:6] ; encoding: [0xf4,0x0a,0x40,0x7c]

V_CMP_GT_F32 vcc, 0xffffffff80000000, v0
// GFX600: v_cmp_gt_f32_e32 vcc, 0x80000000, v0 ; encoding: [0xff,0x00,0x08,0x7c,0x00,0x00,0x00,0x80]

V_CMP_GT_I64 vcc, v[0:1], v[1:2]
// GFX600: v_cmp_gt_i64_e32 vcc, v[0:1], v[1:2] ; encoding: [0x00,0x03,0x48,0x7d]

V_CMP_GT_U32 33, v255
// GFX600: v_cmp_gt_u32_e32 vcc, 33, v255 ; encoding: [0xa1,0xfe,0x89,0x7d]

V_CMP_GT_U64 vcc, s[98:99], v[1:2]
// GFX600: v_cmp_gt_u64_e32 vcc, s[98:99], v[1:2] ; encoding: [0x62,0x02,0xc8,0x7d]

V_CMP_LE_F64 vcc, v[254:255], v[100:101]
// GFX600: v_cmp_le_f64_e32 vcc, v[254:255], v[100:101] ; encoding: [0xfe,0xc9,0x46,0x7c]

V_CMP_LE_I32 vcc, 0.1, v10
// GFX600: v_cmp_le_i32_e32 vcc, 0x3dcccccd, v10 ; encoding: [0xff,0x14,0x06,0x7d,0xcd,0xcc,0xcc,0x3d]

V_CMP_LT_I64 vcc, 0x80000000, v[5:6]
// GFX600: v_cmp_lt_i64_e32 vcc, 0x80000000, v[5:6] ; encoding: [0xff,0x0a,0x42,0x7d,0x00,0x00,0x00,0x80]

V_CMP_NGT_F32 v10, v0
// GFX600: v_cmp_ngt_f32_e32 vcc, v10, v0 ; encoding: [0x0a,0x01,0x16,0x7c]

V_CMP_NLE_F32 v5, v208
// GFX600: v_cmp_nle_f32_e32 vcc, v5, v208 ; encoding: [0x05,0xa1,0x19,0x7c]

V_CMP_T_I32 0, v255
// GFX600: v_cmp_t_i32_e32 vcc, 0, v255 ; encoding: [0x80,0xfe,0x0f,0x7d]

V_CMP_U_F64 0x3c00, v[3:4]
// GFX600: v_cmp_u_f64_e32 vcc, 0x3c00, v[3:4] ; encoding: [0xff,0x06,0x50,0x7c,0x00,0x3c,0x00,0x00]

s_absdiff_i32 s30, s62, ttmp11
// GFX600: s_absdiff_i32 s30, s62, ttmp11 ; encoding: [0x3e,0x7b,0x1e,0x96]

s_andn2_saveexec_b64 s[64:65], s[6:7]
// GFX600: s_andn2_saveexec_b64 s[64:65], s[6:7] ; encoding: [0x06,0x27,0xc0,0xbe]

s_bcnt0_i32_b32 s69, s1
// GFX600: s_bcnt0_i32_b32 s69, s1 ; encoding: [0x01,0x0d,0xc5,0xbe]

s_bitcmp0_b64 s[62:63], s96
// GFX600: s_bitcmp0_b64 s[62:63], s96 ; encoding: [0x3e,0x60,0x0e,0xbf]

s_bitset1_b64 s[10:11], -2.0
// GFX600: s_bitset1_b64 s[10:11], -2.0 ; encoding: [0xf5,0x1e,0x8a,0xbe]

s_branch 10156
// GFX600: s_branch 10156 ; encoding: [0xac,0x27,0x82,0xbf]

s_brev_b32 s33, -17
// GFX600: s_brev_b32 s33, 0xffffffef ; encoding: [0xff,0x0b,0xa1,0xbe,0xef,0xff,0xff,0xff]

s_cbranch_join s26
// GFX600: s_cbranch_join s26 ; encoding: [0x1a,0x32,0x80,0xbe]

s_cmp_eq_i32 s26, 0.5
// GFX600: s_cmp_eq_i32 s26, 0.5 ; encoding: [0x1a,0xf0,0x00,0xbf]

s_cmp_eq_u32 s22, s19
// GFX600: s_cmp_eq_u32 s22, s19 ; encoding: [0x16,0x13,0x06,0xbf]

s_cmpk_le_i32 s70, -12304
// GFX600: s_cmpk_le_i32 s70, 0xcff0 ; encoding: [0xf0,0xcf,0x46,0xb4]

s_cmpk_le_u32 s102, 14596
// GFX600: s_cmpk_le_u32 s102, 0x3904 ; encoding: [0x04,0x39,0x66,0xb7]

s_ff0_i32_b32 s35, -4.0
// GFX600: s_ff0_i32_b32 s35, -4.0 ; encoding: [0xf7,0x11,0xa3,0xbe]

s_flbit_i32_b32 s75, s22
// GFX600: s_flbit_i32_b32 s75, s22 ; encoding: [0x16,0x15,0xcb,0xbe]

s_getpc_b64 s[0:1]
// GFX600: s_getpc_b64 s[0:1] ; encoding: [0x00,0x1f,0x80,0xbe]

s_getreg_b32 s71, hwreg(HW_REG_STATUS,0,31)
// GFX600: s_getreg_b32 s71, hwreg(HW_REG_STATUS, 0, 31) ; encoding: [0x02,0xf0,0x47,0xb9]

s_lshl_b32 s50, -2.0, s11
// GFX600: s_lshl_b32 s50, -2.0, s11 ; encoding: [0xf5,0x0b,0x32,0x8f]

s_max_i32 vcc_hi, s61, s97
// GFX600: s_max_i32 vcc_hi, s61, s97 ; encoding: [0x3d,0x61,0x6b,0x84]

s_mov_b32 s11, s98
// GFX600: s_mov_b32 s11, s98 ; encoding: [0x62,0x03,0x8b,0xbe]

s_movrels_b64 s[18:19], s[34:35]
// GFX600: s_movrels_b64 s[18:19], s[34:35] ; encoding: [0x22,0x2f,0x92,0xbe]

s_not_b64 s[40:41], 0.5
// GFX600: s_not_b64 s[40:41], 0.5 ; encoding: [0xf0,0x08,0xa8,0xbe]

s_or_b32 s51, s54, tba_lo
// GFX600: s_or_b32 s51, s54, tba_lo ; encoding: [0x36,0x6c,0x33,0x88]

s_rfe_b64 vcc
// GFX600: s_rfe_b64 vcc ; encoding: [0x6a,0x22,0x80,0xbe]

s_setreg_b32 hwreg(HW_REG_MODE), s49
// GFX600: s_setreg_b32 hwreg(HW_REG_MODE), s49 ; encoding: [0x01,0xf8,0xb1,0xb9]

s_sleep 6
// GFX600: s_sleep 6 ; encoding: [0x06,0x00,0x8e,0xbf]

s_wqm_b32 s29, s50
// GFX600: s_wqm_b32 s29, s50 ; encoding: [0x32,0x09,0x9d,0xbe]

s_xor_b32 s2, 2.0, 64
// GFX600: s_xor_b32 s2, 2.0, 64 ; encoding: [0xf4,0xc0,0x02,0x89]

s_xor_saveexec_b64 s[10:11], s[52:53]
// GFX600: s_xor_saveexec_b64 s[10:11], s[52:53] ; encoding: [0x34,0x26,0x8a,0xbe]

v_add_i32 v10, exec, 1, 2.0
// GFX600: v_add_i32_e64 v10, exec, 1, 2.0 ; encoding: [0x0a,0x7e,0x4a,0xd2,0x81,0xe8,0x01,0x00]

v_addc_u32 v3, vcc, v2, v0, vcc
// GFX600: v_addc_u32_e32 v3, vcc, v2, v0, vcc ; encoding: [0x02,0x01,0x06,0x50]

v_ashr_i32 v3, scc, v255
// GFX600: v_ashr_i32_e32 v3, src_scc, v255 ; encoding: [0xfd,0xfe,0x07,0x2e]

v_ashr_i64 v[3:4], s[68:69], v0
// GFX600: v_ashr_i64 v[3:4], s[68:69], v0 ; encoding: [0x03,0x00,0xc6,0xd2,0x44,0x00,0x02,0x00]

v_clrexcp
// GFX600: v_clrexcp ; encoding: [0x00,0x82,0x00,0x7e]

v_cmp_class_f32 s[20:21], v10, scc
// GFX600: v_cmp_class_f32_e64 s[20:21], v10, src_scc ; encoding: [0x14,0x00,0x10,0xd1,0x0a,0xfb,0x01,0x00]

v_cmp_eq_u32_e32 s74, v255
// GFX600: v_cmp_eq_u32_e32 vcc, s74, v255 ; encoding: [0x4a,0xfe,0x85,0x7d]

v_cmp_f_f32_e32 0.15915494, v183
// GFX600: v_cmp_f_f32_e32 vcc, 0x3e22f983, v183 ; encoding: [0xff,0x6e,0x01,0x7c,0x83,0xf9,0x22,0x3e]

v_cmp_f_i64_e32 1.0, v[254:255]
// GFX600: v_cmp_f_i64_e32 vcc, 1.0, v[254:255] ; encoding: [0xf2,0xfc,0x41,0x7d]

v_cmp_ge_f32_e32 -1, v255
// GFX600: v_cmp_ge_f32_e32 vcc, -1, v255 ; encoding: [0xc1,0xfe,0x0d,0x7c]

v_cmp_ge_i64_e64 s[32:33], v[0:1], -1.0
// GFX600: v_cmp_ge_i64_e64 s[32:33], v[0:1], -1.0 ; encoding: [0x20,0x00,0x4c,0xd1,0x00,0xe7,0x01,0x00]

v_cmp_gt_f64_e32 v[3:4], v[56:57]
// GFX600: v_cmp_gt_f64_e32 vcc, v[3:4], v[56:57] ; encoding: [0x03,0x71,0x48,0x7c]

v_cmp_gt_i32_e64 s[86:87], v3, s4
// GFX600: v_cmp_gt_i32_e64 s[86:87], v3, s4 ; encoding: [0x56,0x00,0x08,0xd1,0x03,0x09,0x00,0x00]

v_cmp_le_f32_e64 ttmp[4:5], -0.5, neg(2.0)
// GFX600: v_cmp_le_f32_e64 ttmp[4:5], -0.5, neg(2.0) ; encoding: [0x74,0x00,0x06,0xd0,0xf1,0xe8,0x01,0x40]

v_cmp_lg_f64_e32 65, v[101:102]
// GFX600: v_cmp_lg_f64_e32 vcc, 0x41, v[101:102] ; encoding: [0xff,0xca,0x4a,0x7c,0x41,0x00,0x00,0x00]

v_cmp_ne_i64_e32 v[1:2], v[3:4]
// GFX600: v_cmp_ne_i64_e32 vcc, v[1:2], v[3:4] ; encoding: [0x01,0x07,0x4a,0x7d]

v_cmp_ne_i64_e32 v[5:6], v[0:1]
// GFX600: v_cmp_ne_i64_e32 vcc, v[5:6], v[0:1] ; encoding: [0x05,0x01,0x4a,0x7d]

v_cmp_neq_f32_e64 s[60:61], -abs(v14), s91
// GFX600: v_cmp_neq_f32_e64 s[60:61], -|v14|, s91 ; encoding: [0x3c,0x01,0x1a,0xd0,0x0e,0xb7,0x00,0x20]

v_cmp_nge_f64 s[8:9], s[78:79], -1
// GFX600: v_cmp_nge_f64_e64 s[8:9], s[78:79], -1 ; encoding: [0x08,0x00,0x52,0xd0,0x4e,0x82,0x01,0x00]

v_cmp_nlg_f32_e32 s83, v3
// GFX600: v_cmp_nlg_f32_e32 vcc, s83, v3 ; encoding: [0x53,0x06,0x14,0x7c]

v_cmp_t_u64_e32 v[2:3], v[254:255]
// GFX600: v_cmp_t_u64_e32 vcc, v[2:3], v[254:255] ; encoding: [0x02,0xfd,0xcf,0x7d]

v_cmp_tru_f32_e32 v1, v255
// GFX600: v_cmp_tru_f32_e32 vcc, v1, v255 ; encoding: [0x01,0xff,0x1f,0x7c]

v_cmp_u_f32_e32 v3, v1
// GFX600: v_cmp_u_f32_e32 vcc, v3, v1 ; encoding: [0x03,0x03,0x10,0x7c]

v_cmp_u_f64_e32 0x80000000, v[0:1]
// GFX600: v_cmp_u_f64_e32 vcc, 0x80000000, v[0:1] ; encoding: [0xff,0x00,0x50,0x7c,0x00,0x00,0x00,0x80]

v_cmps_ge_f64_e64 s[20:21], neg(s[64:65]), neg(s[64:65])
// GFX600: v_cmps_ge_f64_e64 s[20:21], -s[64:65], -s[64:65] ; encoding: [0x14,0x00,0xcc,0xd0,0x40,0x80,0x00,0x60]

v_cmps_gt_f32_e32 v10, v10
// GFX600: v_cmps_gt_f32_e32 vcc, v10, v10 ; encoding: [0x0a,0x15,0x88,0x7c]

v_cmps_le_f64_e32 0.15915494309189532, v[254:255]
// GFX600: v_cmps_le_f64_e32 vcc, 0x3fc45f30, v[254:255] ; encoding: [0xff,0xfc,0xc7,0x7c,0x30,0x5f,0xc4,0x3f]

v_cmps_lt_f32_e32 0, v255
// GFX600: v_cmps_lt_f32_e32 vcc, 0, v255 ; encoding: [0x80,0xfe,0x83,0x7c]

v_cmps_nlt_f32_e64 s[12:13], abs(v203), neg(v1)
// GFX600: v_cmps_nlt_f32_e64 s[12:13], |v203|, -v1 ; encoding: [0x0c,0x01,0x9c,0xd0,0xcb,0x03,0x02,0x40]

v_cmps_tru_f64_e64 s[84:85], -4.0, -1.0
// GFX600: v_cmps_tru_f64_e64 s[84:85], -4.0, -1.0 ; encoding: [0x54,0x00,0xde,0xd0,0xf7,0xe6,0x01,0x00]

v_cmpsx_f_f32_e32 v118, v255
// GFX600: v_cmpsx_f_f32_e32 vcc, v118, v255 ; encoding: [0x76,0xff,0xa1,0x7c]

v_cmpsx_gt_f64 s[84:85], v[1:2], v[170:171]
// GFX600: v_cmpsx_gt_f64_e64 s[84:85], v[1:2], v[170:171] ; encoding: [0x54,0x00,0xe8,0xd0,0x01,0x55,0x03,0x00]

v_cmpsx_le_f64_e32 2, v[0:1]
// GFX600: v_cmpsx_le_f64_e32 vcc, 2, v[0:1] ; encoding: [0x82,0x00,0xe6,0x7c]

v_cmpsx_o_f32_e64 s[42:43], v10, v0
// GFX600: v_cmpsx_o_f32_e64 s[42:43], v10, v0 ; encoding: [0x2a,0x00,0xae,0xd0,0x0a,0x01,0x02,0x00]

v_cmpsx_o_f64_e32 v[3:4], v[62:63]
// GFX600: v_cmpsx_o_f64_e32 vcc, v[3:4], v[62:63] ; encoding: [0x03,0x7d,0xee,0x7c]

v_cmpsx_tru_f64_e32 v[3:4], v[10:11]
// GFX600: v_cmpsx_tru_f64_e32 vcc, v[3:4], v[10:11] ; encoding: [0x03,0x15,0xfe,0x7c]

v_cmpx_gt_u32_e32 0xbf80, v3
// GFX600: v_cmpx_gt_u32_e32 vcc, 0xbf80, v3 ; encoding: [0xff,0x06,0xa8,0x7d,0x80,0xbf,0x00,0x00]

v_cmpx_le_f64_e32 v[254:255], v[1:2]
// GFX600: v_cmpx_le_f64_e32 vcc, v[254:255], v[1:2] ; encoding: [0xfe,0x03,0x66,0x7c]

v_cmpx_le_i64_e32 33, v[5:6]
// GFX600: v_cmpx_le_i64_e32 vcc, 33, v[5:6] ; encoding: [0xa1,0x0a,0x66,0x7d]

v_cmpx_lt_f32_e32 s60, v10
// GFX600: v_cmpx_lt_f32_e32 vcc, s60, v10 ; encoding: [0x3c,0x14,0x22,0x7c]

v_cmpx_lt_u32_e64 s[60:61], v0, 1
// GFX600: v_cmpx_lt_u32_e64 s[60:61], v0, 1 ; encoding: [0x3c,0x00,0xa2,0xd1,0x00,0x03,0x01,0x00]

v_cmpx_neq_f32_e32 v2, v255
// GFX600: v_cmpx_neq_f32_e32 vcc, v2, v255 ; encoding: [0x02,0xff,0x3b,0x7c]

v_cubesc_f32_e64 v255, neg(33), s26, v3
// GFX600: v_cubesc_f32 v255, neg(33), s26, v3 ; encoding: [0xff,0x00,0x8a,0xd2,0xa1,0x34,0x0c,0x24]

v_cvt_f32_ubyte1_e64 v5, 4.0
// GFX600: v_cvt_f32_ubyte1_e64 v5, 4.0 ; encoding: [0x05,0x00,0x24,0xd3,0xf6,0x00,0x00,0x00]

v_cvt_f32_ubyte2 v2, 0xffff
// GFX600: v_cvt_f32_ubyte2_e32 v2, 0xffff ; encoding: [0xff,0x26,0x04,0x7e,0xff,0xff,0x00,0x00]

v_cvt_f32_ubyte3_e64 v5, tma_hi clamp
// GFX600: v_cvt_f32_ubyte3_e64 v5, tma_hi clamp ; encoding: [0x05,0x08,0x28,0xd3,0x6f,0x00,0x00,0x00]

v_cvt_off_f32_i4 v3, v3
// GFX600: v_cvt_off_f32_i4_e32 v3, v3 ; encoding: [0x03,0x1d,0x06,0x7e]

v_cvt_u32_f32_e64 v211, s51
// GFX600: v_cvt_u32_f32_e64 v211, s51 ; encoding: [0xd3,0x00,0x0e,0xd3,0x33,0x00,0x00,0x00]

v_cvt_u32_f64_e32 v2, lit(1.0)
// GFX600: v_cvt_u32_f64_e32 v2, lit(0x3ff00000) ; encoding: [0xff,0x2a,0x04,0x7e,0x00,0x00,0xf0,0x3f]

v_exp_f32 v124, s20
// GFX600: v_exp_f32_e32 v124, s20 ; encoding: [0x14,0x4a,0xf8,0x7e]

v_fract_f32_e32 v5, 3.0
// GFX600: v_fract_f32_e32 v5, 0x40400000 ; encoding: [0xff,0x40,0x0a,0x7e,0x00,0x00,0x40,0x40]

v_frexp_exp_i32_f64 v1, -0.5
// GFX600: v_frexp_exp_i32_f64_e32 v1, -0.5 ; encoding: [0xf1,0x78,0x02,0x7e]

v_frexp_mant_f64 v[10:11], 0
// GFX600: v_frexp_mant_f64_e32 v[10:11], 0 ; encoding: [0x80,0x7a,0x14,0x7e]

v_log_clamp_f32 v1, 0x3118
// GFX600: v_log_clamp_f32_e32 v1, 0x3118 ; encoding: [0xff,0x4c,0x02,0x7e,0x18,0x31,0x00,0x00]

v_log_f32 v0, -32768
// GFX600: v_log_f32_e32 v0, 0xffff8000 ; encoding: [0xff,0x4e,0x00,0x7e,0x00,0x80,0xff,0xff]

v_lshr_b32 v230, v1, v127
// GFX600: v_lshr_b32_e32 v230, v1, v127 ; encoding: [0x01,0xff,0xcc,0x2b]

v_mad_u32_u24_e64 v201, v2, v255, v1
// GFX600: v_mad_u32_u24 v201, v2, v255, v1 ; encoding: [0xc9,0x00,0x86,0xd2,0x02,0xff,0x07,0x04]

v_max3_i32 v10, m0, 64, v3
// GFX600: v_max3_i32 v10, m0, 64, v3 ; encoding: [0x0a,0x00,0xaa,0xd2,0x7c,0x80,0x0d,0x04]

v_max_u32_e64 v5, v255, s94
// GFX600: v_max_u32_e64 v5, v255, s94 ; encoding: [0x05,0x00,0x28,0xd2,0xff,0xbd,0x00,0x00]

v_mbcnt_hi_u32_b32 v1, s92, v1
// GFX600: v_mbcnt_hi_u32_b32_e32 v1, s92, v1 ; encoding: [0x5c,0x02,0x02,0x48]

v_mbcnt_lo_u32_b32_e64 v255, v5, 1
// GFX600: v_mbcnt_lo_u32_b32_e64 v255, v5, 1 ; encoding: [0xff,0x00,0x46,0xd2,0x05,0x03,0x01,0x00]

v_min_legacy_f32_e64 v255, -16, -16 mul:2
// GFX600: v_min_legacy_f32_e64 v255, -16, -16 mul:2 ; encoding: [0xff,0x00,0x1a,0xd2,0xd0,0xa0,0x01,0x08]

v_min_u32_e32 v10, s49, v10
// GFX600: v_min_u32_e32 v10, s49, v10 ; encoding: [0x31,0x14,0x14,0x26]

v_mov_b32_e64 v152, v255
// GFX600: v_mov_b32_e64 v152, v255 ; encoding: [0x98,0x00,0x02,0xd3,0xff,0x01,0x00,0x00]

v_movreld_b32_e64 v0, 0
// GFX600: v_movreld_b32_e64 v0, 0 ; encoding: [0x00,0x00,0x84,0xd3,0x80,0x00,0x00,0x00]

v_movrels_b32 v1, v255
// GFX600: v_movrels_b32_e32 v1, v255 ; encoding: [0xff,0x87,0x02,0x7e]

v_movrelsd_b32 v1, v53
// GFX600: v_movrelsd_b32_e32 v1, v53 ; encoding: [0x35,0x89,0x02,0x7e]

v_mul_hi_i32_i24_e64 v2, v5, v255
// GFX600: v_mul_hi_i32_i24_e64 v2, v5, v255 ; encoding: [0x02,0x00,0x14,0xd2,0x05,0xff,0x03,0x00]

v_mul_hi_u32_e64 v5, 1.0, v255
// GFX600: v_mul_hi_u32 v5, 1.0, v255 ; encoding: [0x05,0x00,0xd4,0xd2,0xf2,0xfe,0x03,0x00]

v_mul_i32_i24 v10, v0, v3
// GFX600: v_mul_i32_i24_e32 v10, v0, v3 ; encoding: [0x00,0x07,0x14,0x12]

v_mul_legacy_f32 v1, -16, v10
// GFX600: v_mul_legacy_f32_e32 v1, -16, v10 ; encoding: [0xd0,0x14,0x02,0x0e]

v_mul_u32_u24 v0, 0xc400, v255
// GFX600: v_mul_u32_u24_e32 v0, 0xc400, v255 ; encoding: [0xff,0xfe,0x01,0x16,0x00,0xc4,0x00,0x00]

v_not_b32 v123, s81
// GFX600: v_not_b32_e32 v123, s81 ; encoding: [0x51,0x6e,0xf6,0x7e]

v_rcp_f64 v[3:4], v[0:1]
// GFX600: v_rcp_f64_e32 v[3:4], v[0:1] ; encoding: [0x00,0x5f,0x06,0x7e]

v_rndne_f32_e32 v2, s0
// GFX600: v_rndne_f32_e32 v2, s0 ; encoding: [0x00,0x46,0x04,0x7e]

v_rsq_legacy_f32_e32 v3, s54
// GFX600: v_rsq_legacy_f32_e32 v3, s54 ; encoding: [0x36,0x5a,0x06,0x7e]

v_sqrt_f32_e64 v1, neg(v2)
// GFX600: v_sqrt_f32_e64 v1, -v2 ; encoding: [0x01,0x00,0x66,0xd3,0x02,0x01,0x00,0x20]

v_sub_i32 v127, vcc, 0x3118, v149
// GFX600: v_sub_i32_e32 v127, vcc, 0x3118, v149 ; encoding: [0xff,0x2a,0xff,0x4c,0x18,0x31,0x00,0x00]

v_subb_u32_e32 v1, vcc, 0, v187, vcc
// GFX600: v_subb_u32_e32 v1, vcc, 0, v187, vcc ; encoding: [0x80,0x76,0x03,0x52]

v_subbrev_u32_e64 v5, s[82:83], v3, 0.5, s[34:35]
// GFX600: v_subbrev_u32_e64 v5, s[82:83], v3, 0.5, s[34:35] ; encoding: [0x05,0x52,0x54,0xd2,0x03,0xe1,0x89,0x00]

v_subrev_i32_e64 v10, s[46:47], v255, v5
// GFX600: v_subrev_i32_e64 v10, s[46:47], v255, v5 ; encoding: [0x0a,0x2e,0x4e,0xd2,0xff,0x0b,0x02,0x00]

v_trunc_f32_e64 v5, -v10
// GFX600: v_trunc_f32_e64 v5, -v10 ; encoding: [0x05,0x00,0x42,0xd3,0x0a,0x01,0x00,0x20]

v_xor_b32 v1, s26, v233
// GFX600: v_xor_b32_e32 v1, s26, v233 ; encoding: [0x1a,0xd2,0x03,0x3a]
