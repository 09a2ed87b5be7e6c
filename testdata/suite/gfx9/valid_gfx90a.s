// Random valid instructions: every encoding, operand kind and modifier, encoded by llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx90a -show-encoding %s | FileCheck --check-prefix=GFX90A %s

V_CMPX_GE_U32 v255, v186
// GFX90A: v_cmpx_ge_u32_e32 vcc, v255, v186 ; encoding: [0xff,0x75,0xbd,0x7d]

V_CMPX_GT_F16 4.0, v3
// GFX90A: v_cmpx_gt_f16_e32 vcc, 4.0, v3 ; encoding: [0xf6,0x06,0x68,0x7c]

V_CMPX_GT_U32 0xbf80, v255
// GFX90A: v_cmpx_gt_u32_e32 vcc, 0xbf80, v255 ; encoding: [0xff,0xfe,0xb9,0x7d,0x80,0xbf,0x00,0x00]

V_CMPX_NEQ_F16 vcc, 0x1234, v10
// GFX90A: v_cmpx_neq_f16_e32 vcc, 0x1234, v10 ; encoding: [0xff,0x14,0x7a,0x7c,0x34,0x12,0x00,0x00]

V_CMPX_NE_U16 vcc, -100, v3
// GFX90A: v_cmpx_ne_u16_e32 vcc, 0xff9c, v3 ; encoding: [0xff,0x06,0x7a,0x7d,0x9c,0xff,0xff,0xff]

V_CMPX_NGE_F16 vcc, 2, v3
// GFX90A: v_cmpx_nge_f16_e32 vcc, 2, v3 ; encoding: [0x82,0x06,0x72,0x7c]

V_CMPX_NGE_F32 4294967295, v5
// GFX90A: v_cmpx_nge_f32_e32 vcc, -1, v5 ; encoding: [0xc1,0x0a,0xb2,0x7c]

V_CMPX_NLE_F32 vcc, v0, v2
// GFX90A: v_cmpx_nle_f32_e32 vcc, v0, v2 ; encoding: [0x00,0x05,0xb8,0x7c]

V_CMP_EQ_F64 v[0:1], v[254:255]
// GFX90A: v_cmp_eq_f64_e32 vcc, v[0:1], v[254:255] ; encoding: [0x00,0xfd,0xc5,0x7c]

V_CMP_F_F64 vcc, v[0:1]
// GFX90A: v_cmp_f_f64_e32 vcc, vcc, v[0:1] ; encoding: [0x6a,0x00,0xc0,0x7c]

V_CMP_F_I64 vcc, src_shared_limit, v[254:255]
// GFX90A: v_cmp_f_i64_e32 vcc, src_shared_limit, v[254:255] ; encoding: [0xec,0xfc,0xc1,0x7d]

V_CMP_GE_U64 vcc, s[2:3], v[0:1]
// GFX90A: v_cmp_ge_u64_e32 vcc, s[2:3], v[0:1] ; encoding: [0x02,0x00,0xdc,0x7d]

V_CMP_GT_F64 vcc, s[42:43], v[254:255]
// GFX90A: v_cmp_gt_f64_e32 vcc, s[42:43], v[254:255] ; encoding: [0x2a,0xfc,0xc9,0x7c]

V_CMP_LE_I32 s83, v10
// GFX90A: v_cmp_le_i32_e32 vcc, s83, v10 ; encoding: [0x53,0x14,0x86,0x7d]

V_CMP_LT_I32 v10, v0
// GFX90A: v_cmp_lt_i32_e32 vcc, v10, v0 ; encoding: [0x0a,0x01,0x82,0x7d]

V_CMP_LT_U64 vcc, v[254:255], v[0:1]
// GFX90A: v_cmp_lt_u64_e32 vcc, v[254:255], v[0:1] ; encoding: [0xfe,0x01,0xd2,0x7d]

V_CMP_NE_I16 s54, v1
// GFX90A: v_cmp_ne_i16_e32 vcc, s54, v1 ; encoding: [0x36,0x02,0x4a,0x7d]

V_CMP_NLE_F32 vcc, v10, v5
// GFX90A: v_cmp_nle_f32_e32 vcc, v10, v5 ; encoding: [0x0a,0x0b,0x98,0x7c]

V_CMP_NLG_F64 v[2:3], v[0:1]
// GFX90A: v_cmp_nlg_f64_e32 vcc, v[2:3], v[0:1] ; encoding: [0x02,0x01,0xd4,0x7c]

V_CMP_U_F64 v[0:1], v[10:11]
// GFX90A: v_cmp_u_f64_e32 vcc, v[0:1], v[10:11] ; encoding: [0x00,0x15,0xd0,0x7c]

s_add_i32 s55, 0.5, s12
// GFX90A: s_add_i32 s55, 0.5, s12 ; encoding: [0xf0,0x0c,0x37,0x81]

s_and_saveexec_b64 ttmp[14:15], -16
// GFX90A: s_and_saveexec_b64 ttmp[14:15], -16 ; encoding: [0xd0,0x20,0xfa,0xbe]

s_andn2_b32 s10, -16, exec_hi
// GFX90A: s_andn2_b32 s10, -16, exec_hi ; encoding: [0xd0,0x7f,0x0a,0x89]

s_andn2_b64 ttmp[4:5], s[92:93], s[90:91]
// GFX90A: s_andn2_b64 ttmp[4:5], s[92:93], s[90:91] ; encoding: [0x5c,0x5a,0xf0,0x89]

s_andn2_wrexec_b64 s[66:67], s[60:61]
// GFX90A: s_andn2_wrexec_b64 s[66:67], s[60:61] ; encoding: [0x3c,0x36,0xc2,0xbe]

s_ashr_i32 m0, -0.5, vcc_hi
// GFX90A: s_ashr_i32 m0, -0.5, vcc_hi ; encoding: [0xf1,0x6b,0x7c,0x90]

s_bcnt0_i32_b32 s50, 0
// GFX90A: s_bcnt0_i32_b32 s50, 0 ; encoding: [0x80,0x0a,0xb2,0xbe]

s_bfe_u32 s61, s77, 33
// GFX90A: s_bfe_u32 s61, s77, 33 ; encoding: [0x4d,0xa1,0xbd,0x92]

s_bfe_u64 vcc, 0, 0.15915494
// GFX90A: s_bfe_u64 vcc, 0, 0.15915494 ; encoding: [0x80,0xf8,0xea,0x93]

s_cbranch_join s29
// GFX90A: s_cbranch_join s29 ; encoding: [0x1d,0x2e,0x80,0xbe]

s_cbranch_scc1 12313
// GFX90A: s_cbranch_scc1 12313 ; encoding: [0x19,0x30,0x85,0xbf]

s_cmovk_i32 exec_lo, -11109
// GFX90A: s_cmovk_i32 exec_lo, 0xd49b ; encoding: [0x9b,0xd4,0xfe,0xb0]

s_cmp_lt_u32 s22, 4.0
// GFX90A: s_cmp_lt_u32 s22, 4.0 ; encoding: [0x16,0xf6,0x0a,0xbf]

s_cmpk_eq_i32 s69, -28461
// GFX90A: s_cmpk_eq_i32 s69, 0x90d3 ; encoding: [0xd3,0x90,0x45,0xb1]

s_cmpk_ge_i32 s16, -16813
// GFX90A: s_cmpk_ge_i32 s16, 0xbe53 ; encoding: [0x53,0xbe,0x90,0xb2]

s_endpgm_saved
// GFX90A: s_endpgm_saved ; encoding: [0x00,0x00,0x9b,0xbf]

s_flbit_i32_i64 s20, 0.15915494309189532
// GFX90A: s_flbit_i32_i64 s20, 0.15915494309189532 ; encoding: [0xf8,0x15,0x94,0xbe]

s_lshl4_add_u32 s2, s96, s15
// GFX90A: s_lshl4_add_u32 s2, s96, s15 ; encoding: [0x60,0x0f,0x82,0x98]

s_mov_b32 s71, -2.0
// GFX90A: s_mov_b32 s71, -2.0 ; encoding: [0xf5,0x00,0xc7,0xbe]

s_movrels_b32 s20, s7
// GFX90A: s_movrels_b32 s20, s7 ; encoding: [0x07,0x2a,0x94,0xbe]

s_nand_saveexec_b64 s[60:61], 4.0
// GFX90A: s_nand_saveexec_b64 s[60:61], 4.0 ; encoding: [0xf6,0x25,0xbc,0xbe]

s_nop 7
// GFX90A: s_nop 7 ; encoding: [0x07,0x00,0x80,0xbf]

s_orn1_saveexec_b64 s[28:29], 1
// GFX90A: s_orn1_saveexec_b64 s[28:29], 1 ; encoding: [0x81,0x34,0x9c,0xbe]

s_sethalt 10
// GFX90A: s_sethalt 10 ; encoding: [0x0a,0x00,0x8d,0xbf]

s_setkill 5
// GFX90A: s_setkill 5 ; encoding: [0x05,0x00,0x8b,0xbf]

s_sext_i32_i16 m0, xnack_mask_lo
// GFX90A: s_sext_i32_i16 m0, xnack_mask_lo ; encoding: [0x68,0x17,0xfc,0xbe]

s_swappc_b64 s[42:43], s[58:59]
// GFX90A: s_swappc_b64 s[42:43], s[58:59] ; encoding: [0x3a,0x1e,0xaa,0xbe]

s_wqm_b64 s[90:91], 0xffffffff80000000
// GFX90A: s_wqm_b64 s[90:91], 0x80000000 ; encoding: [0xff,0x07,0xda,0xbe,0x00,0x00,0x00,0x80]

s_xor_b64 s[82:83], s[76:77], s[70:71]
// GFX90A: s_xor_b64 s[82:83], s[76:77], s[70:71] ; encoding: [0x4c,0x46,0xd2,0x88]

v_add_co_u32 v2, vcc, v10, v255
// GFX90A: v_add_co_u32_e32 v2, vcc, v10, v255 ; encoding: [0x0a,0xff,0x05,0x32]

v_add_f64 v[0:1], neg(v[2:3]), -s[96:97]
// GFX90A: v_add_f64 v[0:1], -v[2:3], -s[96:97] ; encoding: [0x00,0x00,0x80,0xd2,0x02,0xc1,0x00,0x60]

v_addc_co_u32_sdwa v10, vcc, sext(v255), v0, vcc dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
// GFX90A: v_addc_co_u32_sdwa v10, vcc, sext(v255), v0, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0x00,0x14,0x38,0xff,0x06,0x0e,0x00]

v_alignbyte_b32_e64 v0, v2, s37, -1 op_sel:[0,0,0,1]
// GFX90A: v_alignbyte_b32 v0, v2, s37, -1 op_sel:[0,0,0,1] ; encoding: [0x00,0x40,0xcf,0xd1,0x02,0x4b,0x04,0x03]

v_ashrrev_i16 v3, -100, v0
// GFX90A: v_ashrrev_i16_e32 v3, 0xff9c, v0 ; encoding: [0xff,0x00,0x06,0x58,0x9c,0xff,0xff,0xff]

v_ceil_f32 v255, abs(v0) row_bcast:15 bank_mask:0x5 bound_ctrl:1
// GFX90A: v_ceil_f32_dpp v255, |v0| row_bcast:15 row_mask:0xf bank_mask:0x5 bound_ctrl:1 ; encoding: [0xfa,0x3a,0xfe,0x7f,0x00,0x42,0x29,0xf5]

v_ceil_f64_e64 v[0:1], -|s[30:31]|
// GFX90A: v_ceil_f64_e64 v[0:1], -|s[30:31]| ; encoding: [0x00,0x01,0x58,0xd1,0x1e,0x00,0x00,0x20]

v_cmp_class_f32_sdwa exec, neg(v10), v255 src0_sel:DWORD src1_sel:BYTE_1
// GFX90A: v_cmp_class_f32_sdwa exec, -v10, v255 src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0xfe,0x21,0x7c,0x0a,0xfe,0x16,0x01]

v_cmp_class_f32_sdwa s[60:61], src_shared_limit, sext(v10) src0_sel:BYTE_0 src1_sel:BYTE_1
// GFX90A: v_cmp_class_f32_sdwa s[60:61], src_shared_limit, sext(v10) src0_sel:BYTE_0 src1_sel:BYTE_1 ; encoding: [0xf9,0x14,0x20,0x7c,0xec,0xbc,0x80,0x09]

v_cmp_class_f32_sdwa s[72:73], |v5|, sext(v0) src0_sel:WORD_1 src1_sel:WORD_1
// GFX90A: v_cmp_class_f32_sdwa s[72:73], |v5|, sext(v0) src0_sel:WORD_1 src1_sel:WORD_1 ; encoding: [0xf9,0x00,0x20,0x7c,0x05,0xc8,0x25,0x0d]

v_cmp_class_f64 s[18:19], 1, 0x3e22f983
// GFX90A: v_cmp_class_f64_e64 s[18:19], 1, 0.15915494 ; encoding: [0x12,0x00,0x12,0xd0,0x81,0xf0,0x01,0x00]

v_cmp_eq_f16_sdwa s[34:35], -|s54|, v0 src1_sel:WORD_0
// GFX90A: v_cmp_eq_f16_sdwa s[34:35], -|s54|, v0 src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0x00,0x44,0x7c,0x36,0xa2,0xb6,0x04]

v_cmp_eq_f32_e32 s26, v2
// GFX90A: v_cmp_eq_f32_e32 vcc, s26, v2 ; encoding: [0x1a,0x04,0x84,0x7c]

v_cmp_eq_f32_sdwa s[38:39], v255, neg(vccz) src0_sel:BYTE_3 src1_sel:BYTE_0
// GFX90A: v_cmp_eq_f32_sdwa s[38:39], v255, -src_vccz src0_sel:BYTE_3 src1_sel:BYTE_0 ; encoding: [0xf9,0xf6,0x85,0x7c,0xff,0xa6,0x03,0x90]

v_cmp_eq_f64_e32 v[0:1], v[10:11]
// GFX90A: v_cmp_eq_f64_e32 vcc, v[0:1], v[10:11] ; encoding: [0x00,0x15,0xc4,0x7c]

v_cmp_eq_i32 s[44:45], v119, 0x3e22f983
// GFX90A: v_cmp_eq_i32_e64 s[44:45], v119, 0.15915494 ; encoding: [0x2c,0x00,0xc2,0xd0,0x77,0xf1,0x01,0x00]

v_cmp_eq_i32_sdwa s[36:37], v0, v2 src0_sel:WORD_1 src1_sel:WORD_0
// GFX90A: v_cmp_eq_i32_sdwa s[36:37], v0, v2 src0_sel:WORD_1 src1_sel:WORD_0 ; encoding: [0xf9,0x04,0x84,0x7d,0x00,0xa4,0x05,0x04]

v_cmp_eq_i32_sdwa s[92:93], sext(v255), sext(v5) src0_sel:WORD_1 src1_sel:BYTE_3
// GFX90A: v_cmp_eq_i32_sdwa s[92:93], sext(v255), sext(v5) src0_sel:WORD_1 src1_sel:BYTE_3 ; encoding: [0xf9,0x0a,0x84,0x7d,0xff,0xdc,0x0d,0x0b]

v_cmp_eq_i64 s[66:67], v[104:105], v[62:63]
// GFX90A: v_cmp_eq_i64_e64 s[66:67], v[104:105], v[62:63] ; encoding: [0x42,0x00,0xe2,0xd0,0x68,0x7d,0x02,0x00]

v_cmp_eq_i64_e64 s[62:63], v[0:1], -16
// GFX90A: v_cmp_eq_i64_e64 s[62:63], v[0:1], -16 ; encoding: [0x3e,0x00,0xe2,0xd0,0x00,0xa1,0x01,0x00]

v_cmp_eq_u16_sdwa s[0:1], sext(v10), v10 src1_sel:WORD_1
// GFX90A: v_cmp_eq_u16_sdwa s[0:1], sext(v10), v10 src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x14,0x54,0x7d,0x0a,0x80,0x0e,0x05]

v_cmp_eq_u32_sdwa s[6:7], sext(v2), -4.0 src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX90A: v_cmp_eq_u32_sdwa s[6:7], sext(v2), -4.0 src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0xee,0x95,0x7d,0x02,0x86,0x0a,0x82]

v_cmp_f_f16_sdwa s[96:97], abs(v1), |v5| src0_sel:BYTE_0
// GFX90A: v_cmp_f_f16_sdwa s[96:97], |v1|, |v5| src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x40,0x7c,0x01,0xe0,0x20,0x26]

v_cmp_f_i16_e32 1.0, v2
// GFX90A: v_cmp_f_i16_e32 vcc, 1.0, v2 ; encoding: [0xf2,0x04,0x40,0x7d]

v_cmp_f_i16_sdwa s[100:101], v1, src_scc src0_sel:BYTE_1 src1_sel:BYTE_0
// GFX90A: v_cmp_f_i16_sdwa s[100:101], v1, src_scc src0_sel:BYTE_1 src1_sel:BYTE_0 ; encoding: [0xf9,0xfa,0x41,0x7d,0x01,0xe4,0x01,0x80]

v_cmp_f_i32_sdwa ttmp[4:5], sext(v2), sext(v181) src1_sel:BYTE_0
// GFX90A: v_cmp_f_i32_sdwa ttmp[4:5], sext(v2), sext(v181) src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0x6a,0x81,0x7d,0x02,0xf0,0x0e,0x08]

v_cmp_f_u16_sdwa xnack_mask, v10, sext(v1) src0_sel:WORD_0
// GFX90A: v_cmp_f_u16_sdwa xnack_mask, v10, sext(v1) src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x02,0x50,0x7d,0x0a,0xe8,0x04,0x0e]

v_cmp_f_u32_sdwa s[24:25], sext(v3), s18 src0_sel:BYTE_3 src1_sel:BYTE_3
// GFX90A: v_cmp_f_u32_sdwa s[24:25], sext(v3), s18 src0_sel:BYTE_3 src1_sel:BYTE_3 ; encoding: [0xf9,0x24,0x90,0x7d,0x03,0x98,0x0b,0x83]

v_cmp_f_u32_sdwa s[46:47], sext(v5), 1 src0_sel:BYTE_0 src1_sel:WORD_1
// GFX90A: v_cmp_f_u32_sdwa s[46:47], sext(v5), 1 src0_sel:BYTE_0 src1_sel:WORD_1 ; encoding: [0xf9,0x02,0x91,0x7d,0x05,0xae,0x08,0x85]

v_cmp_ge_f16_sdwa s[78:79], |v10|, v5 src0_sel:BYTE_1 src1_sel:DWORD
// GFX90A: v_cmp_ge_f16_sdwa s[78:79], |v10|, v5 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x4c,0x7c,0x0a,0xce,0x21,0x06]

v_cmp_ge_f32_sdwa exec, -|v160|, v10 src0_sel:BYTE_0
// GFX90A: v_cmp_ge_f32_sdwa exec, -|v160|, v10 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x14,0x8c,0x7c,0xa0,0xfe,0x30,0x06]

v_cmp_ge_u32_e32 33, v3
// GFX90A: v_cmp_ge_u32_e32 vcc, 33, v3 ; encoding: [0xa1,0x06,0x9c,0x7d]

v_cmp_ge_u32_sdwa s[86:87], v10, v0 src0_sel:BYTE_0
// GFX90A: v_cmp_ge_u32_sdwa s[86:87], v10, v0 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x00,0x9c,0x7d,0x0a,0xd6,0x00,0x06]

v_cmp_gt_f16_e32 -16, v3
// GFX90A: v_cmp_gt_f16_e32 vcc, -16, v3 ; encoding: [0xd0,0x06,0x48,0x7c]

v_cmp_gt_f32_e32 v5, v10
// GFX90A: v_cmp_gt_f32_e32 vcc, v5, v10 ; encoding: [0x05,0x15,0x88,0x7c]

v_cmp_gt_i16_sdwa s[40:41], v5, v255 src0_sel:WORD_1 src1_sel:WORD_0
// GFX90A: v_cmp_gt_i16_sdwa s[40:41], v5, v255 src0_sel:WORD_1 src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0x49,0x7d,0x05,0xa8,0x05,0x04]

v_cmp_gt_u16_sdwa s[68:69], v255, v255 src1_sel:WORD_0
// GFX90A: v_cmp_gt_u16_sdwa s[68:69], v255, v255 src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0x59,0x7d,0xff,0xc4,0x06,0x04]

v_cmp_gt_u32_sdwa s[96:97], sext(v2), v0 src0_sel:BYTE_3 src1_sel:BYTE_0
// GFX90A: v_cmp_gt_u32_sdwa s[96:97], sext(v2), v0 src0_sel:BYTE_3 src1_sel:BYTE_0 ; encoding: [0xf9,0x00,0x98,0x7d,0x02,0xe0,0x0b,0x00]

v_cmp_le_f16_sdwa exec, abs(v1), v3 src1_sel:DWORD
// GFX90A: v_cmp_le_f16_sdwa exec, |v1|, v3 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x06,0x46,0x7c,0x01,0xfe,0x26,0x06]

v_cmp_le_i32_sdwa s[86:87], sext(v2), v0 src0_sel:BYTE_0 src1_sel:BYTE_3
// GFX90A: v_cmp_le_i32_sdwa s[86:87], sext(v2), v0 src0_sel:BYTE_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x00,0x86,0x7d,0x02,0xd6,0x08,0x03]

v_cmp_lt_i16_sdwa s[86:87], sext(v255), v5 src0_sel:BYTE_1 src1_sel:WORD_0
// GFX90A: v_cmp_lt_i16_sdwa s[86:87], sext(v255), v5 src0_sel:BYTE_1 src1_sel:WORD_0 ; encoding: [0xf9,0x0a,0x42,0x7d,0xff,0xd6,0x09,0x04]

v_cmp_lt_u16_sdwa flat_scratch, sext(v0), sext(v3) src0_sel:WORD_0
// GFX90A: v_cmp_lt_u16_sdwa flat_scratch, sext(v0), sext(v3) src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x06,0x52,0x7d,0x00,0xe6,0x0c,0x0e]

v_cmp_lt_u16_sdwa s[72:73], v5, sext(v157) src0_sel:WORD_1 src1_sel:BYTE_3
// GFX90A: v_cmp_lt_u16_sdwa s[72:73], v5, sext(v157) src0_sel:WORD_1 src1_sel:BYTE_3 ; encoding: [0xf9,0x3a,0x53,0x7d,0x05,0xc8,0x05,0x0b]

v_cmp_lt_u16_sdwa s[86:87], sext(v0), sext(v255)
// GFX90A: v_cmp_lt_u16_sdwa s[86:87], sext(v0), sext(v255) src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xfe,0x53,0x7d,0x00,0xd6,0x0e,0x0e]

v_cmp_lt_u32_e32 64, v3
// GFX90A: v_cmp_lt_u32_e32 vcc, 64, v3 ; encoding: [0xc0,0x06,0x92,0x7d]

v_cmp_ne_i32_e32 exec_hi, v0
// GFX90A: v_cmp_ne_i32_e32 vcc, exec_hi, v0 ; encoding: [0x7f,0x00,0x8a,0x7d]

v_cmp_ne_u32_sdwa s[34:35], xnack_mask_lo, sext(v3) src1_sel:WORD_0
// GFX90A: v_cmp_ne_u32_sdwa s[34:35], xnack_mask_lo, sext(v3) src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0x06,0x9a,0x7d,0x68,0xa2,0x86,0x0c]

v_cmp_neq_f32_sdwa s[100:101], v37, v133 src0_sel:WORD_1 src1_sel:WORD_1
// GFX90A: v_cmp_neq_f32_sdwa s[100:101], v37, v133 src0_sel:WORD_1 src1_sel:WORD_1 ; encoding: [0xf9,0x0a,0x9b,0x7c,0x25,0xe4,0x05,0x05]

v_cmp_neq_f64 s[8:9], s[24:25], 1
// GFX90A: v_cmp_neq_f64_e64 s[8:9], s[24:25], 1 ; encoding: [0x08,0x00,0x6d,0xd0,0x18,0x02,0x01,0x00]

v_cmp_nge_f16_e32 v130, v5
// GFX90A: v_cmp_nge_f16_e32 vcc, v130, v5 ; encoding: [0x82,0x0b,0x52,0x7c]

v_cmp_ngt_f16_sdwa s[76:77], 2, -2.0 src0_sel:BYTE_3 src1_sel:DWORD
// GFX90A: v_cmp_ngt_f16_sdwa s[76:77], 2, -2.0 src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0xea,0x57,0x7c,0x82,0xcc,0x83,0x86]

v_cmp_ngt_f32_e32 m0, v255
// GFX90A: v_cmp_ngt_f32_e32 vcc, m0, v255 ; encoding: [0x7c,0xfe,0x97,0x7c]

v_cmp_ngt_f32_sdwa s[60:61], neg(v2), |v10| src0_sel:WORD_0 src1_sel:BYTE_3
// GFX90A: v_cmp_ngt_f32_sdwa s[60:61], -v2, |v10| src0_sel:WORD_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x14,0x96,0x7c,0x02,0xbc,0x14,0x23]

v_cmp_nle_f32_sdwa s[78:79], v255, v10 src0_sel:BYTE_0
// GFX90A: v_cmp_nle_f32_sdwa s[78:79], v255, v10 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x14,0x98,0x7c,0xff,0xce,0x00,0x06]

v_cmp_nle_f64 ttmp[14:15], -2.0, v[2:3]
// GFX90A: v_cmp_nle_f64_e64 ttmp[14:15], -2.0, v[2:3] ; encoding: [0x7a,0x00,0x6c,0xd0,0xf5,0x04,0x02,0x00]

v_cmp_nlt_f16_e32 v17, v3
// GFX90A: v_cmp_nlt_f16_e32 vcc, v17, v3 ; encoding: [0x11,0x07,0x5c,0x7c]

v_cmp_nlt_f16_sdwa s[84:85], neg(v70), -v1 src0_sel:WORD_1
// GFX90A: v_cmp_nlt_f16_sdwa s[84:85], -v70, -v1 src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x02,0x5c,0x7c,0x46,0xd4,0x15,0x16]

v_cmp_o_f16_e64 s[78:79], -|v1|, -1.0
// GFX90A: v_cmp_o_f16_e64 s[78:79], -|v1|, -1.0 ; encoding: [0x4e,0x01,0x27,0xd0,0x01,0xe7,0x01,0x20]

v_cmp_o_f16_sdwa s[20:21], neg(v1), neg(execz) src0_sel:DWORD
// GFX90A: v_cmp_o_f16_sdwa s[20:21], -v1, -src_execz src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xf8,0x4f,0x7c,0x01,0x94,0x16,0x96]

v_cmp_o_f32_sdwa s[100:101], s26, v1 src0_sel:BYTE_1
// GFX90A: v_cmp_o_f32_sdwa s[100:101], s26, v1 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x02,0x8e,0x7c,0x1a,0xe4,0x81,0x06]

v_cmp_o_f32_sdwa s[64:65], -v3, -v1 src0_sel:BYTE_3 src1_sel:WORD_1
// GFX90A: v_cmp_o_f32_sdwa s[64:65], -v3, -v1 src0_sel:BYTE_3 src1_sel:WORD_1 ; encoding: [0xf9,0x02,0x8e,0x7c,0x03,0xc0,0x13,0x15]

v_cmp_o_f64_e32 s[50:51], v[0:1]
// GFX90A: v_cmp_o_f64_e32 vcc, s[50:51], v[0:1] ; encoding: [0x32,0x00,0xce,0x7c]

v_cmp_o_f64_e64 s[92:93], -abs(0x3ff0000000000000), neg(s[10:11])
// GFX90A: v_cmp_o_f64_e64 s[92:93], -|1.0|, -s[10:11] ; encoding: [0x5c,0x01,0x67,0xd0,0xf2,0x14,0x00,0x60]

v_cmp_t_i16_sdwa xnack_mask, v217, v0 src0_sel:WORD_1
// GFX90A: v_cmp_t_i16_sdwa xnack_mask, v217, v0 src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x00,0x4e,0x7d,0xd9,0xe8,0x05,0x06]

v_cmp_t_i32_e32 0, v2
// GFX90A: v_cmp_t_i32_e32 vcc, 0, v2 ; encoding: [0x80,0x04,0x8e,0x7d]

v_cmp_t_i32_sdwa exec, v2, v255 src0_sel:BYTE_1 src1_sel:BYTE_2
// GFX90A: v_cmp_t_i32_sdwa exec, v2, v255 src0_sel:BYTE_1 src1_sel:BYTE_2 ; encoding: [0xf9,0xfe,0x8f,0x7d,0x02,0xfe,0x01,0x02]

v_cmp_t_u16_sdwa s[14:15], v187, v10 src0_sel:WORD_0 src1_sel:BYTE_0
// GFX90A: v_cmp_t_u16_sdwa s[14:15], v187, v10 src0_sel:WORD_0 src1_sel:BYTE_0 ; encoding: [0xf9,0x14,0x5e,0x7d,0xbb,0x8e,0x04,0x00]

v_cmp_t_u32_sdwa xnack_mask, v0, v5 src0_sel:BYTE_1
// GFX90A: v_cmp_t_u32_sdwa xnack_mask, v0, v5 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x9e,0x7d,0x00,0xe8,0x01,0x06]

v_cmp_tru_f16_sdwa s[30:31], |v10|, -v10 src0_sel:BYTE_2
// GFX90A: v_cmp_tru_f16_sdwa s[30:31], |v10|, -v10 src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x14,0x5e,0x7c,0x0a,0x9e,0x22,0x16]

v_cmp_tru_f32_e64 s[80:81], |v5|, v3
// GFX90A: v_cmp_tru_f32_e64 s[80:81], |v5|, v3 ; encoding: [0x50,0x01,0x4f,0xd0,0x05,0x07,0x02,0x00]

v_cmp_tru_f32_sdwa s[46:47], |v2|, vccz src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX90A: v_cmp_tru_f32_sdwa s[46:47], |v2|, src_vccz src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0xf6,0x9f,0x7c,0x02,0xae,0x22,0x82]

v_cmp_u_f16 s[70:71], scc, 4.0
// GFX90A: v_cmp_u_f16_e64 s[70:71], src_scc, 4.0 ; encoding: [0x46,0x00,0x28,0xd0,0xfd,0xec,0x01,0x00]

v_cmp_u_f16_sdwa s[66:67], v77, v1 src1_sel:WORD_1
// GFX90A: v_cmp_u_f16_sdwa s[66:67], v77, v1 src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x02,0x50,0x7c,0x4d,0xc2,0x06,0x05]

v_cmp_u_f32_sdwa s[34:35], v56, |v132| src1_sel:BYTE_3
// GFX90A: v_cmp_u_f32_sdwa s[34:35], v56, |v132| src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0x08,0x91,0x7c,0x38,0xa2,0x06,0x23]

v_cmp_u_f32_sdwa s[64:65], -|v5|, neg(v104) src0_sel:DWORD src1_sel:DWORD
// GFX90A: v_cmp_u_f32_sdwa s[64:65], -|v5|, -v104 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xd0,0x90,0x7c,0x05,0xc0,0x36,0x16]

v_cmp_u_f32_sdwa xnack_mask, 0.5, v0 src0_sel:WORD_0 src1_sel:BYTE_1
// GFX90A: v_cmp_u_f32_sdwa xnack_mask, 0.5, v0 src0_sel:WORD_0 src1_sel:BYTE_1 ; encoding: [0xf9,0x00,0x90,0x7c,0xf0,0xe8,0x84,0x01]

v_cmpx_class_f16_sdwa ttmp[4:5], v5, sext(v5) src0_sel:BYTE_0
// GFX90A: v_cmpx_class_f16_sdwa ttmp[4:5], v5, sext(v5) src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x2a,0x7c,0x05,0xf0,0x00,0x0e]

v_cmpx_eq_f32_sdwa s[62:63], v1, -|v0| src0_sel:BYTE_3
// GFX90A: v_cmpx_eq_f32_sdwa s[62:63], v1, -|v0| src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x00,0xa4,0x7c,0x01,0xbe,0x03,0x36]

v_cmpx_f_i16_e32 v3, v2
// GFX90A: v_cmpx_f_i16_e32 vcc, v3, v2 ; encoding: [0x03,0x05,0x60,0x7d]

v_cmpx_f_u16_sdwa ttmp[14:15], sext(v198), -4.0 src1_sel:BYTE_2
// GFX90A: v_cmpx_f_u16_sdwa ttmp[14:15], sext(v198), -4.0 src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0xee,0x71,0x7d,0xc6,0xfa,0x0e,0x82]

v_cmpx_gt_u32_e32 s5, v0
// GFX90A: v_cmpx_gt_u32_e32 vcc, s5, v0 ; encoding: [0x05,0x00,0xb8,0x7d]

v_cmpx_lt_f16_sdwa vcc, vcc_hi, -v239 src1_sel:BYTE_2
// GFX90A: v_cmpx_lt_f16_sdwa vcc, vcc_hi, -v239 src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0xde,0x63,0x7c,0x6b,0x00,0x86,0x12]

v_cmpx_lt_u16_sdwa s[44:45], v0, sext(v5) src0_sel:BYTE_0 src1_sel:BYTE_1
// GFX90A: v_cmpx_lt_u16_sdwa s[44:45], v0, sext(v5) src0_sel:BYTE_0 src1_sel:BYTE_1 ; encoding: [0xf9,0x0a,0x72,0x7d,0x00,0xac,0x00,0x09]

v_cmpx_ne_i32 s[54:55], v105, v192
// GFX90A: v_cmpx_ne_i32_e64 s[54:55], v105, v192 ; encoding: [0x36,0x00,0xd5,0xd0,0x69,0x81,0x03,0x00]

v_cmpx_ne_i64 ttmp[4:5], ttmp[14:15], 64
// GFX90A: v_cmpx_ne_i64_e64 ttmp[4:5], ttmp[14:15], 64 ; encoding: [0x70,0x00,0xf5,0xd0,0x7a,0x80,0x01,0x00]

v_cmpx_t_i64_e32 0, v[2:3]
// GFX90A: v_cmpx_t_i64_e32 vcc, 0, v[2:3] ; encoding: [0x80,0x04,0xee,0x7d]

v_cmpx_t_u32_sdwa flat_scratch, v255, 0.15915494 src0_sel:DWORD src1_sel:DWORD
// GFX90A: v_cmpx_t_u32_sdwa flat_scratch, v255, 0.15915494 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xf0,0xbf,0x7d,0xff,0xe6,0x06,0x86]

v_cmpx_tru_f16_sdwa s[0:1], scc, v3 src0_sel:BYTE_3 src1_sel:WORD_0
// GFX90A: v_cmpx_tru_f16_sdwa s[0:1], src_scc, v3 src0_sel:BYTE_3 src1_sel:WORD_0 ; encoding: [0xf9,0x06,0x7e,0x7c,0xfd,0x80,0x83,0x04]

v_cndmask_b32_dpp v5, -|v5|, v2, vcc row_ror:8
// GFX90A: v_cndmask_b32_dpp v5, -|v5|, v2, vcc row_ror:8 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x04,0x0a,0x00,0x05,0x28,0x31,0xff]

v_cos_f16_sdwa v3, neg(v10) dst_sel:BYTE_0 src0_sel:WORD_0
// GFX90A: v_cos_f16_sdwa v3, -v10 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 ; encoding: [0xf9,0x94,0x06,0x7e,0x0a,0x10,0x14,0x00]

v_cvt_f16_f32 v3, v1
// GFX90A: v_cvt_f16_f32_e32 v3, v1 ; encoding: [0x01,0x15,0x06,0x7e]

v_cvt_f32_f16 v10, -2.5
// GFX90A: v_cvt_f32_f16_e32 v10, 0xc100 ; encoding: [0xff,0x16,0x14,0x7e,0x00,0xc1,0x00,0x00]

v_cvt_f64_i32_e64 v[8:9], v1 div:2
// GFX90A: v_cvt_f64_i32_e64 v[8:9], v1 div:2 ; encoding: [0x08,0x00,0x44,0xd1,0x01,0x01,0x00,0x18]

v_cvt_norm_i16_f16_dpp v2, v233 row_shr:7 row_mask:0x1 bank_mask:0x0 bound_ctrl:0
// GFX90A: v_cvt_norm_i16_f16_dpp v2, v233 row_shr:7 row_mask:0x1 bank_mask:0x0 bound_ctrl:1 ; encoding: [0xfa,0x9a,0x04,0x7e,0xe9,0x17,0x09,0x10]

v_cvt_off_f32_i4_sdwa v150, sext(v2) clamp div:2 dst_sel:BYTE_1 src0_sel:WORD_1
// GFX90A: v_cvt_off_f32_i4_sdwa v150, sext(v2) clamp div:2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 ; encoding: [0xf9,0x1c,0x2c,0x7f,0x02,0xf1,0x0d,0x00]

v_cvt_rpi_i32_f32_dpp v169, -v3 row_newbcast:15 row_mask:0xf bound_ctrl:0
// GFX90A: v_cvt_rpi_i32_f32_dpp v169, -v3 row_newbcast:15 row_mask:0xf bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x18,0x52,0x7f,0x03,0x5f,0x19,0xff]

v_cvt_u16_f16_e64 v2, v10
// GFX90A: v_cvt_u16_f16_e64 v2, v10 ; encoding: [0x02,0x00,0x7b,0xd1,0x0a,0x01,0x00,0x00]

v_cvt_u32_f32_dpp v10, v10 row_bcast:31 row_mask:0xe bank_mask:0x3 bound_ctrl:1
// GFX90A: v_cvt_u32_f32_dpp v10, v10 row_bcast:31 row_mask:0xe bank_mask:0x3 bound_ctrl:1 ; encoding: [0xfa,0x0e,0x14,0x7e,0x0a,0x43,0x09,0xe3]

v_div_fixup_legacy_f16 v5, -1, 0.15915494, |s6| div:2
// GFX90A: v_div_fixup_legacy_f16 v5, -1, 0.15915494, |s6| div:2 ; encoding: [0x05,0x04,0xef,0xd1,0xc1,0xf0,0x19,0x18]

v_dot2_i32_i16 v5, v10, -4.0, v1 op_sel:[0,0,0,1] op_sel_hi:[0,0,0] neg_lo:[1,0,1] neg_hi:[0,0,1]
// GFX90A: v_dot2_i32_i16 v5, v10, -4.0, v1 op_sel_hi:[0,0,0] neg_lo:[1,0,1] neg_hi:[0,0,1] ; encoding: [0x05,0x04,0xa6,0xd3,0x0a,0xef,0x05,0xa4]

v_dot2c_i32_i16 v5, -0.5, v5
// GFX90A: v_dot2c_i32_i16_e32 v5, -0.5, v5 ; encoding: [0xf1,0x0a,0x0a,0x70]

v_dot4_u32_u8_e64 v3, 33, v14, v0
// GFX90A: v_dot4_u32_u8 v3, 33, v14, v0 ; encoding: [0x03,0x40,0xa9,0xd3,0xa1,0x1c,0x02,0x1c]

v_dot4c_i32_i8_dpp v10, v2, v2 wave_shl:1 bound_ctrl:1
// GFX90A: v_dot4c_i32_i8_dpp v10, v2, v2 wave_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x04,0x14,0x72,0x02,0x30,0x09,0xff]

v_dot8_u32_u4_e64 v2, v37, src_private_base, v0 neg_lo:[1,0,1]
// GFX90A: v_dot8_u32_u4 v2, v37, src_private_base, v0 neg_lo:[1,0,1] ; encoding: [0x02,0x40,0xab,0xd3,0x25,0xdb,0x01,0xbc]

v_dot8c_i32_i4_e64 v5, -1, s3
// GFX90A: v_dot8c_i32_i4_e64 v5, -1, s3 ; encoding: [0x05,0x00,0x3a,0xd1,0xc1,0x06,0x00,0x00]

v_exp_f32_sdwa v0, v0 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3
// GFX90A: v_exp_f32_sdwa v0, v0 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 ; encoding: [0xf9,0x40,0x00,0x7e,0x00,0x15,0x03,0x00]

v_ffbh_i32 v1, s23
// GFX90A: v_ffbh_i32_e32 v1, s23 ; encoding: [0x17,0x5e,0x02,0x7e]

v_ffbh_u32 v0, src_private_limit
// GFX90A: v_ffbh_u32_e32 v0, src_private_limit ; encoding: [0xee,0x5a,0x00,0x7e]

v_ffbl_b32 v1, v0
// GFX90A: v_ffbl_b32_e32 v1, v0 ; encoding: [0x00,0x5d,0x02,0x7e]

v_floor_f16 v1, |s1|
// GFX90A: v_floor_f16_e64 v1, |s1| ; encoding: [0x01,0x01,0x84,0xd1,0x01,0x00,0x00,0x00]

v_floor_f32 v255, v1
// GFX90A: v_floor_f32_e32 v255, v1 ; encoding: [0x01,0x3f,0xfe,0x7f]

v_frexp_exp_i16_f16_e64 v5, 0x3118 clamp mul:2
// GFX90A: v_frexp_exp_i16_f16_e64 v5, 0.15915494 clamp mul:2 ; encoding: [0x05,0x80,0x83,0xd1,0xf8,0x00,0x00,0x08]

v_frexp_mant_f16 v5, v5 wave_shl:1 row_mask:0x5 bank_mask:0xf bound_ctrl:1
// GFX90A: v_frexp_mant_f16_dpp v5, v5 wave_shl:1 row_mask:0x5 bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x84,0x0a,0x7e,0x05,0x30,0x09,0x5f]

v_frexp_mant_f64 v[254:255], 1
// GFX90A: v_frexp_mant_f64_e32 v[254:255], 1 ; encoding: [0x81,0x62,0xfc,0x7f]

v_lerp_u8 v1, 0x3e22f983, v255, src_scc
// GFX90A: v_lerp_u8 v1, 0.15915494, v255, src_scc ; encoding: [0x01,0x00,0xcd,0xd1,0xf8,0xfe,0xf7,0x03]

v_lshlrev_b16_e32 v10, src_private_limit, v0
// GFX90A: v_lshlrev_b16_e32 v10, src_private_limit, v0 ; encoding: [0xee,0x00,0x14,0x54]

v_lshrrev_b32_sdwa v5, sext(v5), v130 dst_sel:BYTE_1 src1_sel:WORD_1
// GFX90A: v_lshrrev_b32_sdwa v5, sext(v5), v130 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x04,0x0b,0x20,0x05,0x11,0x0e,0x05]

v_mac_f16 v255, 2.0, s91
// GFX90A: v_mac_f16_e64 v255, 2.0, s91 ; encoding: [0xff,0x00,0x23,0xd1,0xf4,0xb6,0x00,0x00]

v_max_f16_dpp v255, abs(v10), v2 row_newbcast:11 bank_mask:0x5
// GFX90A: v_max_f16_dpp v255, |v10|, v2 row_newbcast:11 row_mask:0xf bank_mask:0x5 ; encoding: [0xfa,0x04,0xfe,0x5b,0x0a,0x5b,0x21,0xf5]

v_max_f32 v0, 1e10, v1
// GFX90A: v_max_f32_e32 v0, 0x501502f9, v1 ; encoding: [0xff,0x02,0x00,0x16,0xf9,0x02,0x15,0x50]

v_max_u16_sdwa v3, -1.0, v5 clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_0
// GFX90A: v_max_u16_sdwa v3, -1.0, v5 clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x06,0x5e,0xf3,0x2b,0x84,0x06]

v_min_f32_e32 v10, lit(1.0), v255
// GFX90A: v_min_f32_e32 v10, lit(0x3f800000), v255 ; encoding: [0xff,0xfe,0x15,0x14,0x00,0x00,0x80,0x3f]

v_min_i16_e64 v5, 64, v49
// GFX90A: v_min_i16_e64 v5, 64, v49 ; encoding: [0x05,0x00,0x32,0xd1,0xc0,0x62,0x02,0x00]

v_min_u16_e64 v5, s10, v255
// GFX90A: v_min_u16_e64 v5, s10, v255 ; encoding: [0x05,0x00,0x31,0xd1,0x0a,0xfe,0x03,0x00]

v_min_u32 v255, s37, v10
// GFX90A: v_min_u32_e32 v255, s37, v10 ; encoding: [0x25,0x14,0xfe,0x1d]

v_mul_f32 v3, -|0.15915494|, |v0| clamp
// GFX90A: v_mul_f32_e64 v3, -|0.15915494|, |v0| clamp ; encoding: [0x03,0x83,0x05,0xd1,0xf8,0x00,0x02,0x20]

v_mul_hi_i32_i24_sdwa v255, v10, sext(1) dst_sel:BYTE_3 src0_sel:BYTE_0 src1_sel:BYTE_0
// GFX90A: v_mul_hi_i32_i24_sdwa v255, v10, sext(1) dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:BYTE_0 ; encoding: [0xf9,0x02,0xff,0x0f,0x0a,0x13,0x00,0x88]

v_mul_i32_i24_e64 v50, v5, 4294967295
// GFX90A: v_mul_i32_i24_e64 v50, v5, -1 ; encoding: [0x32,0x00,0x06,0xd1,0x05,0x83,0x01,0x00]

v_mul_legacy_f32_e64 v202, v0, abs(2) clamp
// GFX90A: v_mul_legacy_f32 v202, v0, |2| clamp ; encoding: [0xca,0x82,0xa1,0xd2,0x00,0x05,0x01,0x00]

v_mul_lo_u16_e32 v2, v77, v5
// GFX90A: v_mul_lo_u16_e32 v2, v77, v5 ; encoding: [0x4d,0x0b,0x04,0x52]

v_mul_u32_u24_dpp v0, v10, v0 row_shr:7 row_mask:0x5 bank_mask:0xa
// GFX90A: v_mul_u32_u24_dpp v0, v10, v0 row_shr:7 row_mask:0x5 bank_mask:0xa ; encoding: [0xfa,0x00,0x00,0x10,0x0a,0x17,0x01,0x5a]

v_not_b32_sdwa v0, v255 dst_unused:UNUSED_PAD src0_sel:BYTE_0
// GFX90A: v_not_b32_sdwa v0, v255 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 ; encoding: [0xf9,0x56,0x00,0x7e,0xff,0x06,0x00,0x00]

v_or_b32_sdwa v5, sext(v5), v1 dst_sel:WORD_0 src0_sel:WORD_1 src1_sel:WORD_0
// GFX90A: v_or_b32_sdwa v5, sext(v5), v1 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0 ; encoding: [0xf9,0x02,0x0a,0x28,0x05,0x14,0x0d,0x04]

v_pack_b32_f16_e64 v255, neg(v119), 33 op_sel:[0,1]
// GFX90A: v_pack_b32_f16 v255, -v119, 33 op_sel:[0,1,0] ; encoding: [0xff,0x10,0xa0,0xd2,0x77,0x43,0x01,0x20]

v_pk_mov_b32_e64 v[254:255], v[10:11], v[4:5] op_sel:[0,0,1]
// GFX90A: v_pk_mov_b32 v[254:255], v[10:11], v[4:5] ; encoding: [0xfe,0x40,0xb3,0xd3,0x0a,0x09,0x02,0x18]

v_pk_mul_f16_e64 v1, v3, s53 op_sel:[1,1,1] neg_lo:[0,0] neg_hi:[1,1]
// GFX90A: v_pk_mul_f16 v1, v3, s53 op_sel:[1,1] neg_hi:[1,1] ; encoding: [0x01,0x5b,0x90,0xd3,0x03,0x6b,0x00,0x18]

v_rcp_f16_dpp v255, v5 row_bcast:31 bank_mask:0x6
// GFX90A: v_rcp_f16_dpp v255, v5 row_bcast:31 row_mask:0xf bank_mask:0x6 ; encoding: [0xfa,0x7a,0xfe,0x7f,0x05,0x43,0x01,0xf6]

v_rcp_iflag_f32_e64 v2, neg(v255)
// GFX90A: v_rcp_iflag_f32_e64 v2, -v255 ; encoding: [0x02,0x00,0x63,0xd1,0xff,0x01,0x00,0x20]

v_rndne_f32_dpp v1, v0 quad_perm:[0,3,0,0] row_mask:0x2 bound_ctrl:1
// GFX90A: v_rndne_f32_dpp v1, v0 quad_perm:[0,3,0,0] row_mask:0x2 bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x3c,0x02,0x7e,0x00,0x0c,0x08,0x2f]

v_rndne_f64_e32 v[0:1], -1.0
// GFX90A: v_rndne_f64_e32 v[0:1], -1.0 ; encoding: [0xf3,0x32,0x00,0x7e]

v_sin_f32_dpp v53, v171 row_ror:12 row_mask:0xa bank_mask:0x4 bound_ctrl:0
// GFX90A: v_sin_f32_dpp v53, v171 row_ror:12 row_mask:0xa bank_mask:0x4 bound_ctrl:1 ; encoding: [0xfa,0x52,0x6a,0x7e,0xab,0x2c,0x09,0xa4]

v_sub_f16 v3, -0.5, -2.0
// GFX90A: v_sub_f16_e64 v3, -0.5, -2.0 ; encoding: [0x03,0x00,0x20,0xd1,0xf1,0xea,0x01,0x00]

v_subb_co_u32_dpp v2, vcc, v10, v10, vcc row_bcast:31 row_mask:0x4 bank_mask:0xa
// GFX90A: v_subb_co_u32_dpp v2, vcc, v10, v10, vcc row_bcast:31 row_mask:0x4 bank_mask:0xa ; encoding: [0xfa,0x14,0x04,0x3a,0x0a,0x43,0x01,0x4a]

v_subbrev_co_u32_sdwa v255, vcc, v0, v2, vcc dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_1
// GFX90A: v_subbrev_co_u32_sdwa v255, vcc, v0, v2, vcc dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:BYTE_1 ; encoding: [0xf9,0x04,0xfe,0x3d,0x00,0x10,0x02,0x01]

v_subrev_f16_dpp v56, v2, abs(v255) row_mirror bank_mask:0xf bound_ctrl:0
// GFX90A: v_subrev_f16_dpp v56, v2, |v255| row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0xfe,0x71,0x42,0x02,0x40,0x89,0xff]

v_subrev_f32_e32 v217, v5, v5
// GFX90A: v_subrev_f32_e32 v217, v5, v5 ; encoding: [0x05,0x0b,0xb2,0x07]

v_subrev_u16_dpp v3, v3, v10 row_bcast:15 row_mask:0x4 bank_mask:0xa
// GFX90A: v_subrev_u16_dpp v3, v3, v10 row_bcast:15 row_mask:0x4 bank_mask:0xa ; encoding: [0xfa,0x14,0x06,0x50,0x03,0x42,0x01,0x4a]

v_swap_b32 v1, v255
// GFX90A: v_swap_b32 v1, v255 ; encoding: [0xff,0xa3,0x02,0x7e]

v_trunc_f16 v2, 4.0
// GFX90A: v_trunc_f16_e32 v2, 4.0 ; encoding: [0xf6,0x8c,0x04,0x7e]

v_trunc_f64_e32 v[10:11], v[10:11]
// GFX90A: v_trunc_f64_e32 v[10:11], v[10:11] ; encoding: [0x0a,0x2f,0x14,0x7e]

v_xnor_b32_sdwa v5, v170, v2 clamp dst_sel:BYTE_3 src1_sel:BYTE_1
// GFX90A: v_xnor_b32_sdwa v5, v170, v2 clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x04,0x0a,0x7a,0xaa,0x33,0x06,0x01]
