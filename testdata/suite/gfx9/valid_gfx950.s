// Random valid instructions: every encoding, operand kind and modifier, encoded by llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx950 -show-encoding %s | FileCheck --check-prefix=GFX950 %s

V_CMPX_EQ_F64 v[0:1], v[0:1]
// GFX950: v_cmpx_eq_f64_e32 vcc, v[0:1], v[0:1] ; encoding: [0x00,0x01,0xe4,0x7c]

V_CMPX_EQ_U32 vcc, v5, v0
// GFX950: v_cmpx_eq_u32_e32 vcc, v5, v0 ; encoding: [0x05,0x01,0xb4,0x7d]

V_CMPX_F_F16 v255, v255
// GFX950: v_cmpx_f_f16_e32 vcc, v255, v255 ; encoding: [0xff,0xff,0x61,0x7c]

V_CMPX_F_U16 vcc, 1, v255
// GFX950: v_cmpx_f_u16_e32 vcc, 1, v255 ; encoding: [0x81,0xfe,0x71,0x7d]

V_CMPX_GE_F32 vcc, s79, v3
// GFX950: v_cmpx_ge_f32_e32 vcc, s79, v3 ; encoding: [0x4f,0x06,0xac,0x7c]

V_CMPX_GE_I32 v1, v205
// GFX950: v_cmpx_ge_i32_e32 vcc, v1, v205 ; encoding: [0x01,0x9b,0xad,0x7d]

V_CMPX_GE_U16 v3, v133
// GFX950: v_cmpx_ge_u16_e32 vcc, v3, v133 ; encoding: [0x03,0x0b,0x7d,0x7d]

V_CMPX_GT_F64 v[2:3], v[2:3]
// GFX950: v_cmpx_gt_f64_e32 vcc, v[2:3], v[2:3] ; encoding: [0x02,0x05,0xe8,0x7c]

V_CMPX_GT_I64 0.5, v[0:1]
// GFX950: v_cmpx_gt_i64_e32 vcc, 0.5, v[0:1] ; encoding: [0xf0,0x00,0xe8,0x7d]

V_CMPX_LE_I64 vcc, 64, v[0:1]
// GFX950: v_cmpx_le_i64_e32 vcc, 64, v[0:1] ; encoding: [0xc0,0x00,0xe6,0x7d]

V_CMPX_LE_U32 vcc, -4.0, v10
// GFX950: v_cmpx_le_u32_e32 vcc, -4.0, v10 ; encoding: [0xf7,0x14,0xb6,0x7d]

V_CMPX_LT_F16 vcc, -0.5, v0
// GFX950: v_cmpx_lt_f16_e32 vcc, -0.5, v0 ; encoding: [0xf1,0x00,0x62,0x7c]

V_CMPX_LT_I64 vcc, -16, v[0:1]
// GFX950: v_cmpx_lt_i64_e32 vcc, -16, v[0:1] ; encoding: [0xd0,0x00,0xe2,0x7d]

V_CMPX_LT_U32 v3, v255
// GFX950: v_cmpx_lt_u32_e32 vcc, v3, v255 ; encoding: [0x03,0xff,0xb3,0x7d]

V_CMPX_NEQ_F16 v2, v10
// GFX950: v_cmpx_neq_f16_e32 vcc, v2, v10 ; encoding: [0x02,0x15,0x7a,0x7c]

V_CMPX_NE_I32 s64, v10
// GFX950: v_cmpx_ne_i32_e32 vcc, s64, v10 ; encoding: [0x40,0x14,0xaa,0x7d]

V_CMPX_NGT_F64 vcc, execz, v[0:1]
// GFX950: v_cmpx_ngt_f64_e32 vcc, src_execz, v[0:1] ; encoding: [0xfc,0x00,0xf6,0x7c]

V_CMPX_T_I16 2, v0
// GFX950: v_cmpx_t_i16_e32 vcc, 2, v0 ; encoding: [0x82,0x00,0x6e,0x7d]

V_CMPX_T_I64 s[62:63], v[10:11]
// GFX950: v_cmpx_t_i64_e32 vcc, s[62:63], v[10:11] ; encoding: [0x3e,0x14,0xee,0x7d]

V_CMPX_U_F32 vcc, v1, v1
// GFX950: v_cmpx_u_f32_e32 vcc, v1, v1 ; encoding: [0x01,0x03,0xb0,0x7c]

V_CMP_EQ_F64 0xfe0b, v[0:1]
// GFX950: v_cmp_eq_f64_e32 vcc, 0xfe0b, v[0:1] ; encoding: [0xff,0x00,0xc4,0x7c,0x0b,0xfe,0x00,0x00]

V_CMP_EQ_I32 0x12345678, v3
// GFX950: v_cmp_eq_i32_e32 vcc, 0x12345678, v3 ; encoding: [0xff,0x06,0x84,0x7d,0x78,0x56,0x34,0x12]

V_CMP_F_F32 vcc, s49, v2
// GFX950: v_cmp_f_f32_e32 vcc, s49, v2 ; encoding: [0x31,0x04,0x80,0x7c]

V_CMP_F_F64 vcc, v[2:3], v[4:5]
// GFX950: v_cmp_f_f64_e32 vcc, v[2:3], v[4:5] ; encoding: [0x02,0x09,0xc0,0x7c]

V_CMP_F_U64 33, v[2:3]
// GFX950: v_cmp_f_u64_e32 vcc, 33, v[2:3] ; encoding: [0xa1,0x04,0xd0,0x7d]

V_CMP_GT_F32 vcc, 0x3c00, v2
// GFX950: v_cmp_gt_f32_e32 vcc, 0x3c00, v2 ; encoding: [0xff,0x04,0x88,0x7c,0x00,0x3c,0x00,0x00]

V_CMP_GT_I32 vcc, v10, v255
// GFX950: v_cmp_gt_i32_e32 vcc, v10, v255 ; encoding: [0x0a,0xff,0x89,0x7d]

V_CMP_GT_I64 s[58:59], v[4:5]
// GFX950: v_cmp_gt_i64_e32 vcc, s[58:59], v[4:5] ; encoding: [0x3a,0x08,0xc8,0x7d]

V_CMP_LE_F64 vcc, 0.1, v[196:197]
// GFX950: v_cmp_le_f64_e32 vcc, 0x3fb99999, v[196:197] ; encoding: [0xff,0x88,0xc7,0x7c,0x99,0x99,0xb9,0x3f]

V_CMP_LE_I32 -0.5, v255
// GFX950: v_cmp_le_i32_e32 vcc, -0.5, v255 ; encoding: [0xf1,0xfe,0x87,0x7d]

V_CMP_LE_U32 vcc, s92, v0
// GFX950: v_cmp_le_u32_e32 vcc, s92, v0 ; encoding: [0x5c,0x00,0x96,0x7d]

V_CMP_NLE_F64 v[228:229], v[100:101]
// GFX950: v_cmp_nle_f64_e32 vcc, v[228:229], v[100:101] ; encoding: [0xe4,0xc9,0xd8,0x7c]

V_CMP_O_F16 vcc, v0, v1
// GFX950: v_cmp_o_f16_e32 vcc, v0, v1 ; encoding: [0x00,0x03,0x4e,0x7c]

V_CMP_TRU_F16 vcc, 1.0, v0
// GFX950: v_cmp_tru_f16_e32 vcc, 1.0, v0 ; encoding: [0xf2,0x00,0x5e,0x7c]

V_CMP_T_I64 vcc, v[0:1], v[0:1]
// GFX950: v_cmp_t_i64_e32 vcc, v[0:1], v[0:1] ; encoding: [0x00,0x01,0xce,0x7d]

s_absdiff_i32 s10, s43, 0xc400
// GFX950: s_absdiff_i32 s10, s43, 0xc400 ; encoding: [0x2b,0xff,0x0a,0x95,0x00,0xc4,0x00,0x00]

s_cbranch_cdbgsys_and_user 29093
// GFX950: s_cbranch_cdbgsys_and_user 29093 ; encoding: [0xa5,0x71,0x9a,0xbf]

s_cbranch_execz 27443
// GFX950: s_cbranch_execz 27443 ; encoding: [0x33,0x6b,0x88,0xbf]

s_cmovk_i32 s68, 14297
// GFX950: s_cmovk_i32 s68, 0x37d9 ; encoding: [0xd9,0x37,0xc4,0xb0]

s_cmp_gt_u32 s39, -0.5
// GFX950: s_cmp_gt_u32 s39, -0.5 ; encoding: [0x27,0xf1,0x08,0xbf]

s_flbit_i32_b32 s4, 64
// GFX950: s_flbit_i32_b32 s4, 64 ; encoding: [0xc0,0x12,0x84,0xbe]

s_mov_b32 s19, flat_scratch_hi
// GFX950: s_mov_b32 s19, flat_scratch_hi ; encoding: [0x67,0x00,0x93,0xbe]

s_movk_i32 s15, -12149
// GFX950: s_movk_i32 s15, 0xd08b ; encoding: [0x8b,0xd0,0x0f,0xb0]

s_mul_i32 s73, 1.0, vcc_hi
// GFX950: s_mul_i32 s73, 1.0, vcc_hi ; encoding: [0xf2,0x6b,0x49,0x92]

s_or_saveexec_b64 s[2:3], lit64(1)
// GFX950: s_or_saveexec_b64 s[2:3], lit64(0x1) ; encoding: [0xff,0x21,0x82,0xbe,0x01,0x00,0x00,0x00]

s_xor_saveexec_b64 s[40:41], xnack_mask
// GFX950: s_xor_saveexec_b64 s[40:41], xnack_mask ; encoding: [0x68,0x22,0xa8,0xbe]

v_add_co_u32_sdwa v5, vcc, sext(v2), v0 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_2
// GFX950: v_add_co_u32_sdwa v5, vcc, sext(v2), v0 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_2 ; encoding: [0xf9,0x00,0x0a,0x32,0x02,0x0e,0x09,0x02]

v_add_f16_e64 v177, -1, |v255| clamp
// GFX950: v_add_f16_e64 v177, -1, |v255| clamp ; encoding: [0xb1,0x82,0x1f,0xd1,0xc1,0xfe,0x03,0x00]

v_add_u32_dpp v38, v151, v10 row_shr:1 row_mask:0xe bank_mask:0x4 bound_ctrl:1
// GFX950: v_add_u32_dpp v38, v151, v10 row_shr:1 row_mask:0xe bank_mask:0x4 bound_ctrl:1 ; encoding: [0xfa,0x14,0x4c,0x68,0x97,0x11,0x09,0xe4]

v_addc_co_u32_e32 v10, vcc, v255, v255, vcc
// GFX950: v_addc_co_u32_e32 v10, vcc, v255, v255, vcc ; encoding: [0xff,0xff,0x15,0x38]

v_and_b32_sdwa v0, v1, v1 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src1_sel:WORD_1
// GFX950: v_and_b32_sdwa v0, v1, v1 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x02,0x00,0x26,0x01,0x36,0x06,0x05]

v_ashrrev_i32_dpp v1, v10, v255 wave_shl:1 row_mask:0xe
// GFX950: v_ashrrev_i32_dpp v1, v10, v255 wave_shl:1 row_mask:0xe bank_mask:0xf ; encoding: [0xfa,0xfe,0x03,0x22,0x0a,0x30,0x01,0xef]

v_bfrev_b32_dpp v0, v10 row_newbcast:3 bank_mask:0x8 bound_ctrl:0
// GFX950: v_bfrev_b32_dpp v0, v10 row_newbcast:3 row_mask:0xf bank_mask:0x8 bound_ctrl:1 ; encoding: [0xfa,0x58,0x00,0x7e,0x0a,0x53,0x09,0xf8]

v_ceil_f16_sdwa v3, v10 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE
// GFX950: v_ceil_f16_sdwa v3, v10 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x8a,0x06,0x7e,0x0a,0x31,0x06,0x00]

v_cmp_class_f16_sdwa s[40:41], 0, sext(v5) src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX950: v_cmp_class_f16_sdwa s[40:41], 0, sext(v5) src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0x0a,0x28,0x7c,0x80,0xa8,0x82,0x0a]

v_cmp_class_f16_sdwa s[40:41], src_private_base, v2 src0_sel:WORD_0
// GFX950: v_cmp_class_f16_sdwa s[40:41], src_private_base, v2 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x04,0x28,0x7c,0xed,0xa8,0x84,0x06]

v_cmp_class_f16_sdwa s[56:57], -2.0, sext(v255) src1_sel:BYTE_0
// GFX950: v_cmp_class_f16_sdwa s[56:57], -2.0, sext(v255) src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0xfe,0x29,0x7c,0xf5,0xb8,0x86,0x08]

v_cmp_class_f32_sdwa flat_scratch, |v3|, v3 src0_sel:BYTE_3 src1_sel:WORD_0
// GFX950: v_cmp_class_f32_sdwa flat_scratch, |v3|, v3 src0_sel:BYTE_3 src1_sel:WORD_0 ; encoding: [0xf9,0x06,0x20,0x7c,0x03,0xe6,0x23,0x04]

v_cmp_eq_f32_sdwa s[72:73], -v3, -v3 src0_sel:BYTE_1 src1_sel:WORD_1
// GFX950: v_cmp_eq_f32_sdwa s[72:73], -v3, -v3 src0_sel:BYTE_1 src1_sel:WORD_1 ; encoding: [0xf9,0x06,0x84,0x7c,0x03,0xc8,0x11,0x15]

v_cmp_eq_f32_sdwa xnack_mask, v10, v10 src0_sel:BYTE_0 src1_sel:BYTE_3
// GFX950: v_cmp_eq_f32_sdwa xnack_mask, v10, v10 src0_sel:BYTE_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x14,0x84,0x7c,0x0a,0xe8,0x00,0x03]

v_cmp_eq_i32_sdwa ttmp[14:15], v2, sext(v255)
// GFX950: v_cmp_eq_i32_sdwa ttmp[14:15], v2, sext(v255) src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xfe,0x85,0x7d,0x02,0xfa,0x06,0x0e]

v_cmp_eq_u16_sdwa s[10:11], sext(v255), v3 src0_sel:WORD_1 src1_sel:WORD_1
// GFX950: v_cmp_eq_u16_sdwa s[10:11], sext(v255), v3 src0_sel:WORD_1 src1_sel:WORD_1 ; encoding: [0xf9,0x06,0x54,0x7d,0xff,0x8a,0x0d,0x05]

v_cmp_eq_u16_sdwa s[96:97], -1, v2 src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX950: v_cmp_eq_u16_sdwa s[96:97], -1, v2 src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0x04,0x54,0x7d,0xc1,0xe0,0x82,0x02]

v_cmp_eq_u32_e32 -16, v2
// GFX950: v_cmp_eq_u32_e32 vcc, -16, v2 ; encoding: [0xd0,0x04,0x94,0x7d]

v_cmp_eq_u32_sdwa s[32:33], v2, sext(src_execz) src0_sel:WORD_0
// GFX950: v_cmp_eq_u32_sdwa s[32:33], v2, sext(src_execz) src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0xf8,0x95,0x7d,0x02,0xa0,0x04,0x8e]

v_cmp_f_f32_sdwa s[54:55], v3, -v2
// GFX950: v_cmp_f_f32_sdwa s[54:55], v3, -v2 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x04,0x80,0x7c,0x03,0xb6,0x06,0x16]

v_cmp_f_f64_e32 s[14:15], v[4:5]
// GFX950: v_cmp_f_f64_e32 vcc, s[14:15], v[4:5] ; encoding: [0x0e,0x08,0xc0,0x7c]

v_cmp_f_i32_sdwa ttmp[14:15], v183, v255 src0_sel:BYTE_1
// GFX950: v_cmp_f_i32_sdwa ttmp[14:15], v183, v255 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0xfe,0x81,0x7d,0xb7,0xfa,0x01,0x06]

v_cmp_f_u16_sdwa s[76:77], v121, src_vccz src1_sel:WORD_0
// GFX950: v_cmp_f_u16_sdwa s[76:77], v121, src_vccz src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0xf6,0x51,0x7d,0x79,0xcc,0x06,0x84]

v_cmp_f_u32_sdwa s[2:3], sext(v3), 33 src0_sel:WORD_0 src1_sel:BYTE_3
// GFX950: v_cmp_f_u32_sdwa s[2:3], sext(v3), 33 src0_sel:WORD_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x42,0x91,0x7d,0x03,0x82,0x0c,0x83]

v_cmp_f_u32_sdwa s[56:57], v0, v10 src0_sel:WORD_0 src1_sel:DWORD
// GFX950: v_cmp_f_u32_sdwa s[56:57], v0, v10 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x14,0x90,0x7d,0x00,0xb8,0x04,0x06]

v_cmp_f_u32_sdwa s[72:73], sext(v2), sext(v5) src0_sel:BYTE_3 src1_sel:DWORD
// GFX950: v_cmp_f_u32_sdwa s[72:73], sext(v2), sext(v5) src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x90,0x7d,0x02,0xc8,0x0b,0x0e]

v_cmp_ge_f32_sdwa s[80:81], src_shared_limit, v2 src0_sel:BYTE_2
// GFX950: v_cmp_ge_f32_sdwa s[80:81], src_shared_limit, v2 src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x04,0x8c,0x7c,0xec,0xd0,0x82,0x06]

v_cmp_ge_i16_e32 v10, v2
// GFX950: v_cmp_ge_i16_e32 vcc, v10, v2 ; encoding: [0x0a,0x05,0x4c,0x7d]

v_cmp_ge_u32_sdwa s[40:41], sext(v0), sext(src_private_limit) src0_sel:BYTE_3
// GFX950: v_cmp_ge_u32_sdwa s[40:41], sext(v0), sext(src_private_limit) src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0xdc,0x9d,0x7d,0x00,0xa8,0x0b,0x8e]

v_cmp_ge_u64_e32 2, v[2:3]
// GFX950: v_cmp_ge_u64_e32 vcc, 2, v[2:3] ; encoding: [0x82,0x04,0xdc,0x7d]

v_cmp_gt_f16_e32 v0, v43
// GFX950: v_cmp_gt_f16_e32 vcc, v0, v43 ; encoding: [0x00,0x57,0x48,0x7c]

v_cmp_gt_f16_sdwa s[66:67], src_shared_base, neg(v0) src1_sel:BYTE_1
// GFX950: v_cmp_gt_f16_sdwa s[66:67], src_shared_base, -v0 src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x00,0x48,0x7c,0xeb,0xc2,0x86,0x11]

v_cmp_gt_f32_sdwa s[8:9], neg(src_shared_base), v10
// GFX950: v_cmp_gt_f32_sdwa s[8:9], -src_shared_base, v10 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x14,0x88,0x7c,0xeb,0x88,0x96,0x06]

v_cmp_gt_f64_e32 2.0, v[186:187]
// GFX950: v_cmp_gt_f64_e32 vcc, 2.0, v[186:187] ; encoding: [0xf4,0x74,0xc9,0x7c]

v_cmp_gt_i16_e32 v2, v5
// GFX950: v_cmp_gt_i16_e32 vcc, v2, v5 ; encoding: [0x02,0x0b,0x48,0x7d]

v_cmp_gt_u32_sdwa s[16:17], s94, v5 src0_sel:BYTE_3 src1_sel:DWORD
// GFX950: v_cmp_gt_u32_sdwa s[16:17], s94, v5 src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x98,0x7d,0x5e,0x90,0x83,0x06]

v_cmp_gt_u32_sdwa s[38:39], sext(v3), v5
// GFX950: v_cmp_gt_u32_sdwa s[38:39], sext(v3), v5 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x0a,0x98,0x7d,0x03,0xa6,0x0e,0x06]

v_cmp_le_f16_e32 0.15915494, v1
// GFX950: v_cmp_le_f16_e32 vcc, 0.15915494, v1 ; encoding: [0xf8,0x02,0x46,0x7c]

v_cmp_le_f16_e32 256, v230
// GFX950: v_cmp_le_f16_e32 vcc, 0x100, v230 ; encoding: [0xff,0xcc,0x47,0x7c,0x00,0x01,0x00,0x00]

v_cmp_le_f16_sdwa s[24:25], v5, v1
// GFX950: v_cmp_le_f16_sdwa s[24:25], v5, v1 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x02,0x46,0x7c,0x05,0x98,0x06,0x06]

v_cmp_le_f16_sdwa s[42:43], v0, |v2| src0_sel:WORD_0
// GFX950: v_cmp_le_f16_sdwa s[42:43], v0, |v2| src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x04,0x46,0x7c,0x00,0xaa,0x04,0x26]

v_cmp_le_f16_sdwa s[68:69], v0, |s67| src1_sel:WORD_0
// GFX950: v_cmp_le_f16_sdwa s[68:69], v0, |s67| src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0x86,0x46,0x7c,0x00,0xc4,0x06,0xa4]

v_cmp_le_i16_e32 src_execz, v5
// GFX950: v_cmp_le_i16_e32 vcc, src_execz, v5 ; encoding: [0xfc,0x0a,0x46,0x7d]

v_cmp_lg_f16_sdwa s[64:65], -s31, -|v2| src1_sel:WORD_0
// GFX950: v_cmp_lg_f16_sdwa s[64:65], -s31, -|v2| src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0x04,0x4a,0x7c,0x1f,0xc0,0x96,0x34]

v_cmp_lt_i32_e64 s[38:39], -2.0, src_pops_exiting_wave_id
// GFX950: v_cmp_lt_i32_e64 s[38:39], -2.0, src_pops_exiting_wave_id ; encoding: [0x26,0x00,0xc1,0xd0,0xf5,0xde,0x01,0x00]

v_cmp_lt_i32_sdwa s[86:87], sext(v10), sext(v2) src0_sel:BYTE_1 src1_sel:BYTE_0
// GFX950: v_cmp_lt_i32_sdwa s[86:87], sext(v10), sext(v2) src0_sel:BYTE_1 src1_sel:BYTE_0 ; encoding: [0xf9,0x04,0x82,0x7d,0x0a,0xd6,0x09,0x08]

v_cmp_lt_u16_e32 s64, v112
// GFX950: v_cmp_lt_u16_e32 vcc, s64, v112 ; encoding: [0x40,0xe0,0x52,0x7d]

v_cmp_lt_u16_sdwa s[0:1], v3, sext(v1) src0_sel:WORD_0 src1_sel:BYTE_2
// GFX950: v_cmp_lt_u16_sdwa s[0:1], v3, sext(v1) src0_sel:WORD_0 src1_sel:BYTE_2 ; encoding: [0xf9,0x02,0x52,0x7d,0x03,0x80,0x04,0x0a]

v_cmp_ne_i16_e32 v113, v1
// GFX950: v_cmp_ne_i16_e32 vcc, v113, v1 ; encoding: [0x71,0x03,0x4a,0x7d]

v_cmp_ne_i32_sdwa s[86:87], sext(v5), v5 src0_sel:BYTE_0
// GFX950: v_cmp_ne_i32_sdwa s[86:87], sext(v5), v5 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x8a,0x7d,0x05,0xd6,0x08,0x06]

v_cmp_ne_u16_sdwa s[46:47], sext(-1), sext(v2) src0_sel:BYTE_2
// GFX950: v_cmp_ne_u16_sdwa s[46:47], sext(-1), sext(v2) src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x04,0x5a,0x7d,0xc1,0xae,0x8a,0x0e]

v_cmp_neq_f32_e64 s[24:25], v10, scc clamp
// GFX950: v_cmp_neq_f32_e64 s[24:25], v10, src_scc clamp ; encoding: [0x18,0x80,0x4d,0xd0,0x0a,0xfb,0x01,0x00]

v_cmp_neq_f64_e32 0.15915494309189532, v[2:3]
// GFX950: v_cmp_neq_f64_e32 vcc, 0.15915494309189532, v[2:3] ; encoding: [0xf8,0x04,0xda,0x7c]

v_cmp_ngt_f16_sdwa s[94:95], -v0, s94 src0_sel:WORD_1
// GFX950: v_cmp_ngt_f16_sdwa s[94:95], -v0, s94 src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0xbc,0x56,0x7c,0x00,0xde,0x15,0x86]

v_cmp_ngt_f64_e32 s[98:99], v[2:3]
// GFX950: v_cmp_ngt_f64_e32 vcc, s[98:99], v[2:3] ; encoding: [0x62,0x04,0xd6,0x7c]

v_cmp_nle_f16_sdwa s[12:13], v10, v5
// GFX950: v_cmp_nle_f16_sdwa s[12:13], v10, v5 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x0a,0x58,0x7c,0x0a,0x8c,0x06,0x06]

v_cmp_nle_f16_sdwa s[84:85], src_private_base, v255 src0_sel:WORD_1 src1_sel:BYTE_2
// GFX950: v_cmp_nle_f16_sdwa s[84:85], src_private_base, v255 src0_sel:WORD_1 src1_sel:BYTE_2 ; encoding: [0xf9,0xfe,0x59,0x7c,0xed,0xd4,0x85,0x02]

v_cmp_nle_f32_sdwa s[92:93], v5, |0| src0_sel:BYTE_1 src1_sel:WORD_1
// GFX950: v_cmp_nle_f32_sdwa s[92:93], v5, |0| src0_sel:BYTE_1 src1_sel:WORD_1 ; encoding: [0xf9,0x00,0x99,0x7c,0x05,0xdc,0x01,0xa5]

v_cmp_nle_f64_e32 v[2:3], v[10:11]
// GFX950: v_cmp_nle_f64_e32 vcc, v[2:3], v[10:11] ; encoding: [0x02,0x15,0xd8,0x7c]

v_cmp_o_f16_sdwa s[24:25], |0|, abs(s78) src1_sel:DWORD
// GFX950: v_cmp_o_f16_sdwa s[24:25], |0|, |s78| src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x9c,0x4e,0x7c,0x80,0x98,0xa6,0xa6]

v_cmp_o_f16_sdwa s[52:53], v3, v1 src0_sel:BYTE_0
// GFX950: v_cmp_o_f16_sdwa s[52:53], v3, v1 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x02,0x4e,0x7c,0x03,0xb4,0x00,0x06]

v_cmp_o_f16_sdwa s[66:67], -src_scc, v255 src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX950: v_cmp_o_f16_sdwa s[66:67], -src_scc, v255 src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0xfe,0x4f,0x7c,0xfd,0xc2,0x92,0x02]

v_cmp_o_f32_sdwa s[100:101], v229, 64 src1_sel:DWORD
// GFX950: v_cmp_o_f32_sdwa s[100:101], v229, 64 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x80,0x8f,0x7c,0xe5,0xe4,0x06,0x86]

v_cmp_o_f32_sdwa xnack_mask, -v2, ttmp15 src0_sel:WORD_0
// GFX950: v_cmp_o_f32_sdwa xnack_mask, -v2, ttmp15 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0xf6,0x8e,0x7c,0x02,0xe8,0x14,0x86]

v_cmp_t_i16_sdwa flat_scratch, sext(v106), sext(v1) src0_sel:WORD_1 src1_sel:BYTE_3
// GFX950: v_cmp_t_i16_sdwa flat_scratch, sext(v106), sext(v1) src0_sel:WORD_1 src1_sel:BYTE_3 ; encoding: [0xf9,0x02,0x4e,0x7d,0x6a,0xe6,0x0d,0x0b]

v_cmp_t_i16_sdwa s[26:27], v1, src_private_limit src1_sel:BYTE_0
// GFX950: v_cmp_t_i16_sdwa s[26:27], v1, src_private_limit src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0xdc,0x4f,0x7d,0x01,0x9a,0x06,0x80]

v_cmp_t_i16_sdwa s[2:3], sext(v2), sext(v5) src0_sel:WORD_0
// GFX950: v_cmp_t_i16_sdwa s[2:3], sext(v2), sext(v5) src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x4e,0x7d,0x02,0x82,0x0c,0x0e]

v_cmp_t_i32_sdwa s[56:57], v3, v5 src0_sel:DWORD src1_sel:BYTE_2
// GFX950: v_cmp_t_i32_sdwa s[56:57], v3, v5 src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0x0a,0x8e,0x7d,0x03,0xb8,0x06,0x02]

v_cmp_t_u16_sdwa s[6:7], v82, v230 src0_sel:BYTE_2 src1_sel:WORD_1
// GFX950: v_cmp_t_u16_sdwa s[6:7], v82, v230 src0_sel:BYTE_2 src1_sel:WORD_1 ; encoding: [0xf9,0xcc,0x5f,0x7d,0x52,0x86,0x02,0x05]

v_cmp_t_u32_sdwa s[18:19], sext(v1), v0 src0_sel:DWORD
// GFX950: v_cmp_t_u32_sdwa s[18:19], sext(v1), v0 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0x9e,0x7d,0x01,0x92,0x0e,0x06]

v_cmp_u_f16_sdwa s[98:99], -1.0, -v16 src1_sel:DWORD
// GFX950: v_cmp_u_f16_sdwa s[98:99], -1.0, -v16 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x20,0x50,0x7c,0xf3,0xe2,0x86,0x16]

v_cmp_u_f32_e32 v30, v5
// GFX950: v_cmp_u_f32_e32 vcc, v30, v5 ; encoding: [0x1e,0x0b,0x90,0x7c]

v_cmp_u_f32_sdwa s[58:59], v5, -v5 src1_sel:WORD_0
// GFX950: v_cmp_u_f32_sdwa s[58:59], v5, -v5 src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0x0a,0x90,0x7c,0x05,0xba,0x06,0x14]

v_cmpx_eq_i16_sdwa ttmp[4:5], v10, v255 src0_sel:BYTE_0 src1_sel:BYTE_1
// GFX950: v_cmpx_eq_i16_sdwa ttmp[4:5], v10, v255 src0_sel:BYTE_0 src1_sel:BYTE_1 ; encoding: [0xf9,0xfe,0x65,0x7d,0x0a,0xf0,0x00,0x01]

v_cmpx_eq_i32_sdwa ttmp[4:5], v3, v0 src0_sel:WORD_0
// GFX950: v_cmpx_eq_i32_sdwa ttmp[4:5], v3, v0 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x00,0xa4,0x7d,0x03,0xf0,0x04,0x06]

v_cmpx_eq_u16_e32 src_private_limit, v5
// GFX950: v_cmpx_eq_u16_e32 vcc, src_private_limit, v5 ; encoding: [0xee,0x0a,0x74,0x7d]

v_cmpx_f_f64 ttmp[14:15], -|v[254:255]|, -|s[32:33]|
// GFX950: v_cmpx_f_f64_e64 ttmp[14:15], -|v[254:255]|, -|s[32:33]| ; encoding: [0x7a,0x03,0x70,0xd0,0xfe,0x41,0x00,0x60]

v_cmpx_ge_f16_sdwa s[10:11], s74, -|v255| src0_sel:DWORD src1_sel:WORD_1
// GFX950: v_cmpx_ge_f16_sdwa s[10:11], s74, -|v255| src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0xfe,0x6d,0x7c,0x4a,0x8a,0x86,0x35]

v_cmpx_ge_f16_sdwa ttmp[14:15], neg(v3), v3 src0_sel:BYTE_3 src1_sel:BYTE_2
// GFX950: v_cmpx_ge_f16_sdwa ttmp[14:15], -v3, v3 src0_sel:BYTE_3 src1_sel:BYTE_2 ; encoding: [0xf9,0x06,0x6c,0x7c,0x03,0xfa,0x13,0x02]

v_cmpx_ge_u64_e32 lit(0x1234), v[254:255]
// GFX950: v_cmpx_ge_u64_e32 vcc, lit(0x1234), v[254:255] ; encoding: [0xff,0xfc,0xfd,0x7d,0x34,0x12,0x00,0x00]

v_cmpx_neq_f16_e32 1, v1
// GFX950: v_cmpx_neq_f16_e32 vcc, 1, v1 ; encoding: [0x81,0x02,0x7a,0x7c]

v_cmpx_ngt_f32_e32 v3, v2
// GFX950: v_cmpx_ngt_f32_e32 vcc, v3, v2 ; encoding: [0x03,0x05,0xb6,0x7c]

v_cmpx_t_i32_sdwa s[56:57], v5, v2 src0_sel:WORD_0 src1_sel:DWORD
// GFX950: v_cmpx_t_i32_sdwa s[56:57], v5, v2 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x04,0xae,0x7d,0x05,0xb8,0x04,0x06]

v_cmpx_t_i32_sdwa s[98:99], -2.0, s74 src0_sel:BYTE_1
// GFX950: v_cmpx_t_i32_sdwa s[98:99], -2.0, s74 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x94,0xae,0x7d,0xf5,0xe2,0x81,0x86]

v_cmpx_tru_f16_e64 s[68:69], s38, 1.0
// GFX950: v_cmpx_tru_f16_e64 s[68:69], s38, 1.0 ; encoding: [0x44,0x00,0x3f,0xd0,0x26,0xe4,0x01,0x00]

v_cos_f16 v49, -2.0
// GFX950: v_cos_f16_e32 v49, -2.0 ; encoding: [0xf5,0x94,0x62,0x7e]

v_cvt_f16_i16_sdwa v5, v1 dst_sel:BYTE_1 src0_sel:WORD_0
// GFX950: v_cvt_f16_i16_sdwa v5, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 ; encoding: [0xf9,0x74,0x0a,0x7e,0x01,0x11,0x04,0x00]

v_cvt_f16_u16_e64 v10, v2
// GFX950: v_cvt_f16_u16_e64 v10, v2 ; encoding: [0x0a,0x00,0x79,0xd1,0x02,0x01,0x00,0x00]

v_cvt_f32_bf16_e32 v2, -16
// GFX950: v_cvt_f32_bf16_e32 v2, -16 ; encoding: [0xd0,0xb6,0x04,0x7e]

v_cvt_f32_u32_e32 v255, 0
// GFX950: v_cvt_f32_u32_e32 v255, 0 ; encoding: [0x80,0x0c,0xfe,0x7f]

v_cvt_f32_ubyte2_e64 v255, v10
// GFX950: v_cvt_f32_ubyte2_e64 v255, v10 ; encoding: [0xff,0x00,0x53,0xd1,0x0a,0x01,0x00,0x00]

v_cvt_f64_i32_e64 v[2:3], v10 clamp div:2
// GFX950: v_cvt_f64_i32_e64 v[2:3], v10 clamp div:2 ; encoding: [0x02,0x80,0x44,0xd1,0x0a,0x01,0x00,0x18]

v_cvt_i16_f16_e64 v255, v3 clamp
// GFX950: v_cvt_i16_f16_e64 v255, v3 clamp ; encoding: [0xff,0x80,0x7c,0xd1,0x03,0x01,0x00,0x00]

v_cvt_i32_f32_e64 v10, v10
// GFX950: v_cvt_i32_f32_e64 v10, v10 ; encoding: [0x0a,0x00,0x48,0xd1,0x0a,0x01,0x00,0x00]

v_cvt_off_f32_i4_sdwa v3, sext(v1)
// GFX950: v_cvt_off_f32_i4_sdwa v3, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x1c,0x06,0x7e,0x01,0x16,0x0e,0x00]

v_cvt_pk_f32_fp8 v[0:1], 0x4000
// GFX950: v_cvt_pk_f32_fp8_e32 v[0:1], 0x4000 ; encoding: [0xff,0xac,0x00,0x7e,0x00,0x40,0x00,0x00]

v_cvt_pknorm_i16_f16_e64 v19, -|v1|, v5 op_sel:[0,1,1]
// GFX950: v_cvt_pknorm_i16_f16 v19, -|v1|, v5 op_sel:[0,1,1] ; encoding: [0x13,0x51,0x99,0xd2,0x01,0x0b,0x02,0x20]

v_cvt_pknorm_i16_f32_e64 v132, abs(v255), v1
// GFX950: v_cvt_pknorm_i16_f32 v132, |v255|, v1 ; encoding: [0x84,0x01,0x94,0xd2,0xff,0x03,0x02,0x00]

v_cvt_rpi_i32_f32_e64 v255, 2.0
// GFX950: v_cvt_rpi_i32_f32_e64 v255, 2.0 ; encoding: [0xff,0x00,0x4c,0xd1,0xf4,0x00,0x00,0x00]

v_cvt_scalef32_f16_bf8_e64 v52, v255, v3 op_sel:[0,0]
// GFX950: v_cvt_scalef32_f16_bf8 v52, v255, v3 ; encoding: [0x34,0x00,0x4b,0xd2,0xff,0x07,0x02,0x00]

v_cvt_scalef32_pk_bf16_fp4_e64 v0, v0, abs(s82)
// GFX950: v_cvt_scalef32_pk_bf16_fp4 v0, v0, |s82| ; encoding: [0x00,0x02,0x51,0xd2,0x00,0xa5,0x00,0x00]

v_cvt_scalef32_sr_fp8_f16 v2, 0x80000000, v1, neg(-2.0)
// GFX950: v_cvt_scalef32_sr_fp8_f16 v2, 0, v1, neg(-2.0) ; encoding: [0x02,0x00,0x42,0xd2,0x80,0x02,0xd6,0x83]

v_cvt_scalef32_sr_pk32_fp6_bf16 v[132:137], v[2:17], v0, v0
// GFX950: v_cvt_scalef32_sr_pk32_fp6_bf16 v[132:137], v[2:17], v0, v0 ; encoding: [0x84,0x00,0x5d,0xd2,0x02,0x01,0x02,0x04]

v_cvt_u16_f16 v10, v2 clamp
// GFX950: v_cvt_u16_f16_e64 v10, v2 clamp ; encoding: [0x0a,0x80,0x7b,0xd1,0x02,0x01,0x00,0x00]

v_cvt_u32_f64 v255, -|v[2:3]|
// GFX950: v_cvt_u32_f64_e64 v255, -|v[2:3]| ; encoding: [0xff,0x01,0x55,0xd1,0x02,0x01,0x00,0x20]

v_div_fixup_f64 v[2:3], -abs(v[10:11]), v[2:3], -v[2:3]
// GFX950: v_div_fixup_f64 v[2:3], -|v[10:11]|, v[2:3], -v[2:3] ; encoding: [0x02,0x01,0xdf,0xd1,0x0a,0x05,0x0a,0xa4]

v_dot2c_i32_i16 v168, v1, v10
// GFX950: v_dot2c_i32_i16_e32 v168, v1, v10 ; encoding: [0x01,0x15,0x50,0x71]

v_dot4c_i32_i8 v2, 1.0, v0
// GFX950: v_dot4c_i32_i8_e32 v2, 1.0, v0 ; encoding: [0xf2,0x00,0x04,0x72]

v_dot8c_i32_i4_dpp v2, v0, v10 wave_rol:1 bank_mask:0x9 bound_ctrl:0
// GFX950: v_dot8c_i32_i4_dpp v2, v0, v10 wave_rol:1 row_mask:0xf bank_mask:0x9 bound_ctrl:1 ; encoding: [0xfa,0x14,0x04,0x74,0x00,0x34,0x09,0xf9]

v_exp_f32_e32 v0, v2
// GFX950: v_exp_f32_e32 v0, v2 ; encoding: [0x02,0x41,0x00,0x7e]

v_exp_legacy_f32_sdwa v1, v10 clamp src0_sel:BYTE_1
// GFX950: v_exp_legacy_f32_sdwa v1, v10 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 ; encoding: [0xf9,0x96,0x02,0x7e,0x0a,0x36,0x01,0x00]

v_ffbh_i32_dpp v0, v255 row_mirror row_mask:0x4 bank_mask:0x4
// GFX950: v_ffbh_i32_dpp v0, v255 row_mirror row_mask:0x4 bank_mask:0x4 ; encoding: [0xfa,0x5e,0x00,0x7e,0xff,0x40,0x01,0x44]

v_ffbh_u32_e64 v2, v1
// GFX950: v_ffbh_u32_e64 v2, v1 ; encoding: [0x02,0x00,0x6d,0xd1,0x01,0x01,0x00,0x00]

v_floor_f32_dpp v255, v2 row_half_mirror row_mask:0xf bound_ctrl:1
// GFX950: v_floor_f32_dpp v255, v2 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x3e,0xfe,0x7f,0x02,0x41,0x09,0xff]

v_fma_f32_e64 v1, abs(s5), neg(v5), -0.5
// GFX950: v_fma_f32 v1, |s5|, -v5, -0.5 ; encoding: [0x01,0x01,0xcb,0xd1,0x05,0x0a,0xc6,0x43]

v_fract_f16 v0, v161 row_mirror bank_mask:0x5 bound_ctrl:1
// GFX950: v_fract_f16_dpp v0, v161 row_mirror row_mask:0xf bank_mask:0x5 bound_ctrl:1 ; encoding: [0xfa,0x90,0x00,0x7e,0xa1,0x40,0x09,0xf5]

v_fract_f32_sdwa v0, v2 dst_unused:UNUSED_SEXT src0_sel:BYTE_0
// GFX950: v_fract_f32_sdwa v0, v2 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_0 ; encoding: [0xf9,0x36,0x00,0x7e,0x02,0x0e,0x00,0x00]

v_frexp_mant_f32_sdwa v1, v255 dst_sel:WORD_1 src0_sel:BYTE_3
// GFX950: v_frexp_mant_f32_sdwa v1, v255 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 ; encoding: [0xf9,0x68,0x02,0x7e,0xff,0x15,0x03,0x00]

v_ldexp_f16_dpp v5, v10, v140 row_ror:10 row_mask:0x2 bank_mask:0x3 bound_ctrl:1
// GFX950: v_ldexp_f16_dpp v5, v10, v140 row_ror:10 row_mask:0x2 bank_mask:0x3 bound_ctrl:1 ; encoding: [0xfa,0x18,0x0b,0x66,0x0a,0x2a,0x09,0x23]

v_log_f16_dpp v1, -v0 wave_shl:1 row_mask:0x5 bank_mask:0x7
// GFX950: v_log_f16_dpp v1, -v0 wave_shl:1 row_mask:0x5 bank_mask:0x7 ; encoding: [0xfa,0x80,0x02,0x7e,0x00,0x30,0x11,0x57]

v_log_legacy_f32_sdwa v255, v212 mul:2 dst_sel:DWORD src0_sel:BYTE_3
// GFX950: v_log_legacy_f32_sdwa v255, v212 mul:2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 ; encoding: [0xf9,0x98,0xfe,0x7f,0xd4,0x56,0x03,0x00]

v_lshlrev_b16_sdwa v140, src_private_limit, v3 dst_sel:BYTE_1 src0_sel:DWORD src1_sel:WORD_1
// GFX950: v_lshlrev_b16_sdwa v140, src_private_limit, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x06,0x18,0x55,0xee,0x11,0x86,0x05]

v_lshlrev_b32 v2, -1.0, -1.0
// GFX950: v_lshlrev_b32_e64 v2, -1.0, -1.0 ; encoding: [0x02,0x00,0x12,0xd1,0xf3,0xe6,0x01,0x00]

v_lshrrev_b16_sdwa v14, sext(v2), sext(v0) dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1
// GFX950: v_lshrrev_b16_sdwa v14, sext(v2), sext(v0) dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x00,0x1c,0x56,0x02,0x0c,0x0d,0x0e]

v_mad_legacy_i16_e64 v10, -0.5, 1.0, v24 clamp
// GFX950: v_mad_legacy_i16 v10, -0.5, 1.0, v24 clamp ; encoding: [0x0a,0x80,0xec,0xd1,0xf1,0xe4,0x61,0x04]

v_madak_f16 v3, v5, v3, 0x3118
// GFX950: v_madak_f16 v3, v5, v3, 0x3118 ; encoding: [0x05,0x07,0x06,0x4a,0x18,0x31,0x00,0x00]

v_max3_i16_e64 v2, s32, v2, v1 op_sel:[0,1]
// GFX950: v_max3_i16 v2, s32, v2, v1 op_sel:[0,1,0,0] ; encoding: [0x02,0x10,0xf8,0xd1,0x20,0x04,0x06,0x04]

v_max_i16_sdwa v10, v5, src_private_limit dst_unused:UNUSED_SEXT src0_sel:DWORD
// GFX950: v_max_i16_sdwa v10, v5, src_private_limit dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xdc,0x15,0x60,0x05,0x0e,0x06,0x86]

v_max_i32_dpp v0, v10, v0 row_half_mirror row_mask:0x5 bank_mask:0x1
// GFX950: v_max_i32_dpp v0, v10, v0 row_half_mirror row_mask:0x5 bank_mask:0x1 ; encoding: [0xfa,0x00,0x00,0x1a,0x0a,0x41,0x01,0x51]

v_max_u32_sdwa v255, sext(v10), v0 clamp dst_unused:UNUSED_PAD
// GFX950: v_max_u32_sdwa v255, sext(v10), v0 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0xfe,0x1f,0x0a,0x26,0x0e,0x06]

v_med3_f16_e64 v0, v3, v1, v0 clamp mul:2
// GFX950: v_med3_f16 v0, v3, v1, v0 clamp mul:2 ; encoding: [0x00,0x80,0xfa,0xd1,0x03,0x03,0x02,0x0c]

v_min_f16_sdwa v3, -v1, |v10| clamp dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:WORD_0
// GFX950: v_min_f16_sdwa v3, -v1, |v10| clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:WORD_0 ; encoding: [0xf9,0x14,0x06,0x5c,0x01,0x26,0x10,0x24]

v_min_f64_e64 v[254:255], neg(src_shared_base), -|v[0:1]|
// GFX950: v_min_f64 v[254:255], -src_shared_base, -|v[0:1]| ; encoding: [0xfe,0x02,0x82,0xd2,0xeb,0x00,0x02,0x60]

v_mov_b32_dpp v10, v5 row_ror:9 row_mask:0xe bound_ctrl:0
// GFX950: v_mov_b32_dpp v10, v5 row_ror:9 row_mask:0xe bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x02,0x14,0x7e,0x05,0x29,0x09,0xef]

v_mul_i32_i24 v1, v255, v0
// GFX950: v_mul_i32_i24_e32 v1, v255, v0 ; encoding: [0xff,0x01,0x02,0x0c]

v_mul_u32_u24 v10, v0, v5 row_mirror row_mask:0x6 bank_mask:0xc
// GFX950: v_mul_u32_u24_dpp v10, v0, v5 row_mirror row_mask:0x6 bank_mask:0xc ; encoding: [0xfa,0x0a,0x14,0x10,0x00,0x40,0x01,0x6c]

v_not_b32_e64 v119, -1.0
// GFX950: v_not_b32_e64 v119, -1.0 ; encoding: [0x77,0x00,0x6b,0xd1,0xf3,0x00,0x00,0x00]

v_pk_ashrrev_i16 v1, 1.0, s50 op_sel:[1,1] op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[0,1]
// GFX950: v_pk_ashrrev_i16 v1, 1.0, s50 op_sel:[1,1] op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[0,1] ; encoding: [0x01,0x5a,0x86,0xd3,0xf2,0x64,0x00,0x28]

v_pk_minimum3_f16_e64 v2, s72, 64, 1.0 op_sel:[1,0,0] op_sel_hi:[1,0,0] neg_lo:[1,0,0]
// GFX950: v_pk_minimum3_f16 v2, s72, 64, 1.0 op_sel:[1,0,0] op_sel_hi:[1,0,0] neg_lo:[1,0,0] ; encoding: [0x02,0x08,0x9b,0xd3,0x48,0x80,0xc9,0x2b]

v_rcp_f16_sdwa v0, v5 dst_unused:UNUSED_SEXT
// GFX950: v_rcp_f16_sdwa v0, v5 dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD ; encoding: [0xf9,0x7a,0x00,0x7e,0x05,0x0e,0x06,0x00]

v_rndne_f32_sdwa v1, v2 div:2 dst_sel:BYTE_3 src0_sel:BYTE_0
// GFX950: v_rndne_f32_sdwa v1, v2 div:2 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 ; encoding: [0xf9,0x3c,0x02,0x7e,0x02,0xd3,0x00,0x00]

v_rsq_f16 v0, v3 row_mirror bank_mask:0x4
// GFX950: v_rsq_f16_dpp v0, v3 row_mirror row_mask:0xf bank_mask:0x4 ; encoding: [0xfa,0x7e,0x00,0x7e,0x03,0x40,0x01,0xf4]

v_rsq_f64 v[254:255], v[22:23]
// GFX950: v_rsq_f64_e32 v[254:255], v[22:23] ; encoding: [0x16,0x4d,0xfc,0x7f]

v_sqrt_f16_dpp v156, v99 wave_shr:1 row_mask:0x7 bank_mask:0x4 bound_ctrl:0
// GFX950: v_sqrt_f16_dpp v156, v99 wave_shr:1 row_mask:0x7 bank_mask:0x4 bound_ctrl:1 ; encoding: [0xfa,0x7c,0x38,0x7f,0x63,0x38,0x09,0x74]

v_sqrt_f32 v1, v1 row_half_mirror bound_ctrl:1
// GFX950: v_sqrt_f32_dpp v1, v1 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x4e,0x02,0x7e,0x01,0x41,0x09,0xff]

v_sub_f16_dpp v0, neg(v255), |v5| wave_ror:1 row_mask:0x7 bank_mask:0x6
// GFX950: v_sub_f16_dpp v0, -v255, |v5| wave_ror:1 row_mask:0x7 bank_mask:0x6 ; encoding: [0xfa,0x0a,0x00,0x40,0xff,0x3c,0x91,0x76]

v_sub_f32_dpp v2, v1, v255 row_newbcast:5 row_mask:0x9 bank_mask:0x4
// GFX950: v_sub_f32_dpp v2, v1, v255 row_newbcast:5 row_mask:0x9 bank_mask:0x4 ; encoding: [0xfa,0xfe,0x05,0x04,0x01,0x55,0x01,0x94]

v_subb_co_u32 v0, vcc, v10, v5, vcc wave_rol:1 bank_mask:0x0
// GFX950: v_subb_co_u32_dpp v0, vcc, v10, v5, vcc wave_rol:1 row_mask:0xf bank_mask:0x0 ; encoding: [0xfa,0x0a,0x00,0x3a,0x0a,0x34,0x01,0xf0]

v_subbrev_co_u32_dpp v119, vcc, v2, v0, vcc wave_rol:1 row_mask:0x6 bank_mask:0x4
// GFX950: v_subbrev_co_u32_dpp v119, vcc, v2, v0, vcc wave_rol:1 row_mask:0x6 bank_mask:0x4 ; encoding: [0xfa,0x00,0xee,0x3c,0x02,0x34,0x01,0x64]

v_subrev_u32 v111, v3, v189 row_newbcast:2 bound_ctrl:1
// GFX950: v_subrev_u32_dpp v111, v3, v189 row_newbcast:2 row_mask:0xf bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x7a,0xdf,0x6c,0x03,0x52,0x09,0xff]

v_trunc_f16_sdwa v1, neg(v255) mul:4 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0
// GFX950: v_trunc_f16_sdwa v1, -v255 mul:4 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 ; encoding: [0xf9,0x8c,0x02,0x7e,0xff,0x94,0x14,0x00]

v_trunc_f32_sdwa v5, execz clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0
// GFX950: v_trunc_f32_sdwa v5, src_execz clamp dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 ; encoding: [0xf9,0x38,0x0a,0x7e,0xfc,0x32,0x84,0x00]

v_trunc_f64 v[82:83], -2.0
// GFX950: v_trunc_f64_e32 v[82:83], -2.0 ; encoding: [0xf5,0x2e,0xa4,0x7e]

v_xnor_b32_sdwa v0, v2, v186 dst_sel:BYTE_3 src0_sel:WORD_0 src1_sel:BYTE_2
// GFX950: v_xnor_b32_sdwa v0, v2, v186 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:BYTE_2 ; encoding: [0xf9,0x74,0x01,0x7a,0x02,0x13,0x04,0x02]
