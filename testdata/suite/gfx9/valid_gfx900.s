// Random valid instructions: every encoding, operand kind and modifier, encoded by llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx900 -show-encoding %s | FileCheck --check-prefix=GFX900 %s

V_CMPX_CLASS_F32 vcc, 2, v0
// GFX900: v_cmpx_class_f32_e32 vcc, 2, v0 ; encoding: [0x82,0x00,0x22,0x7c]

V_CMPX_EQ_F32 1.0, v255
// GFX900: v_cmpx_eq_f32_e32 vcc, 1.0, v255 ; encoding: [0xf2,0xfe,0xa5,0x7c]

V_CMPX_EQ_I16 s32, v10
// GFX900: v_cmpx_eq_i16_e32 vcc, s32, v10 ; encoding: [0x20,0x14,0x64,0x7d]

V_CMPX_GE_F16 vcc, 64, v5
// GFX900: v_cmpx_ge_f16_e32 vcc, 64, v5 ; encoding: [0xc0,0x0a,0x6c,0x7c]

V_CMPX_GE_F32 64, v100
// GFX900: v_cmpx_ge_f32_e32 vcc, 64, v100 ; encoding: [0xc0,0xc8,0xac,0x7c]

V_CMPX_GE_F64 v[1:2], v[10:11]
// GFX900: v_cmpx_ge_f64_e32 vcc, v[1:2], v[10:11] ; encoding: [0x01,0x15,0xec,0x7c]

V_CMPX_GE_I32 vcc, 0xbf80, v0
// GFX900: v_cmpx_ge_i32_e32 vcc, 0xbf80, v0 ; encoding: [0xff,0x00,0xac,0x7d,0x80,0xbf,0x00,0x00]

V_CMPX_GT_F32 vcc, 65, v3
// GFX900: v_cmpx_gt_f32_e32 vcc, 0x41, v3 ; encoding: [0xff,0x06,0xa8,0x7c,0x41,0x00,0x00,0x00]

V_CMPX_LT_F32 v10, v5
// GFX900: v_cmpx_lt_f32_e32 vcc, v10, v5 ; encoding: [0x0a,0x0b,0xa2,0x7c]

V_CMPX_NE_I16 vcc, xnack_mask_lo, v255
// GFX900: v_cmpx_ne_i16_e32 vcc, xnack_mask_lo, v255 ; encoding: [0x68,0xfe,0x6b,0x7d]

V_CMPX_NE_I32 v255, v3
// GFX900: v_cmpx_ne_i32_e32 vcc, v255, v3 ; encoding: [0xff,0x07,0xaa,0x7d]

V_CMPX_T_I16 s59, v3
// GFX900: v_cmpx_t_i16_e32 vcc, s59, v3 ; encoding: [0x3b,0x06,0x6e,0x7d]

V_CMPX_U_F64 vcc, v[41:42], v[3:4]
// GFX900: v_cmpx_u_f64_e32 vcc, v[41:42], v[3:4] ; encoding: [0x29,0x07,0xf0,0x7c]

V_CMP_CLASS_F32 vcc, s39, v255
// GFX900: v_cmp_class_f32_e32 vcc, s39, v255 ; encoding: [0x27,0xfe,0x21,0x7c]

V_CMP_GE_F32 v0, v255
// GFX900: v_cmp_ge_f32_e32 vcc, v0, v255 ; encoding: [0x00,0xff,0x8d,0x7c]

V_CMP_GT_I16 vcc, s40, v10
// GFX900: v_cmp_gt_i16_e32 vcc, s40, v10 ; encoding: [0x28,0x14,0x48,0x7d]

V_CMP_GT_U32 lit(0x1234), v10
// GFX900: v_cmp_gt_u32_e32 vcc, lit(0x1234), v10 ; encoding: [0xff,0x14,0x98,0x7d,0x34,0x12,0x00,0x00]

V_CMP_LE_F64 s[58:59], v[0:1]
// GFX900: v_cmp_le_f64_e32 vcc, s[58:59], v[0:1] ; encoding: [0x3a,0x00,0xc6,0x7c]

V_CMP_LG_F16 v10, v2
// GFX900: v_cmp_lg_f16_e32 vcc, v10, v2 ; encoding: [0x0a,0x05,0x4a,0x7c]

V_CMP_NE_I16 vcc, 0xffff, v10
// GFX900: v_cmp_ne_i16_e32 vcc, 0xffff, v10 ; encoding: [0xff,0x14,0x4a,0x7d,0xff,0xff,0x00,0x00]

V_CMP_NGE_F32 0x3118, v255
// GFX900: v_cmp_nge_f32_e32 vcc, 0x3118, v255 ; encoding: [0xff,0xfe,0x93,0x7c,0x18,0x31,0x00,0x00]

V_CMP_NGT_F16 vcc, v255, v1
// GFX900: v_cmp_ngt_f16_e32 vcc, v255, v1 ; encoding: [0xff,0x03,0x56,0x7c]

V_CMP_NLT_F64 v[254:255], v[2:3]
// GFX900: v_cmp_nlt_f64_e32 vcc, v[254:255], v[2:3] ; encoding: [0xfe,0x05,0xdc,0x7c]

V_CMP_T_I16 vcc, s77, v128
// GFX900: v_cmp_t_i16_e32 vcc, s77, v128 ; encoding: [0x4d,0x00,0x4f,0x7d]

s_absdiff_i32 xnack_mask_lo, s7, s38
// GFX900: s_absdiff_i32 xnack_mask_lo, s7, s38 ; encoding: [0x07,0x26,0x68,0x95]

s_bcnt1_i32_b32 s101, m0
// GFX900: s_bcnt1_i32_b32 s101, m0 ; encoding: [0x7c,0x0c,0xe5,0xbe]

s_bitset1_b32 ttmp15, 0xfe0b
// GFX900: s_bitset1_b32 ttmp15, 0xfe0b ; encoding: [0xff,0x1a,0xfb,0xbe,0x0b,0xfe,0x00,0x00]

s_branch 15999
// GFX900: s_branch 15999 ; encoding: [0x7f,0x3e,0x82,0xbf]

s_brev_b64 s[34:35], 0x3e22f983
// GFX900: s_brev_b64 s[34:35], 0x3e22f983 ; encoding: [0xff,0x09,0xa2,0xbe,0x83,0xf9,0x22,0x3e]

s_cbranch_cdbgsys 46129
// GFX900: s_cbranch_cdbgsys 46129 ; encoding: [0x31,0xb4,0x97,0xbf]

s_cmpk_ge_i32 s98, -20469
// GFX900: s_cmpk_ge_i32 s98, 0xb00b ; encoding: [0x0b,0xb0,0xe2,0xb2]

s_cmpk_le_i32 s72, 0xdf98
// GFX900: s_cmpk_le_i32 s72, 0xdf98 ; encoding: [0x98,0xdf,0xc8,0xb3]

s_flbit_i32_b32 s11, s62
// GFX900: s_flbit_i32_b32 s11, s62 ; encoding: [0x3e,0x12,0x8b,0xbe]

s_min_i32 ttmp15, vcc_hi, -16
// GFX900: s_min_i32 ttmp15, vcc_hi, -16 ; encoding: [0x6b,0xd0,0x7b,0x83]

s_mul_hi_i32 s26, s25, s43
// GFX900: s_mul_hi_i32 s26, s25, s43 ; encoding: [0x19,0x2b,0x9a,0x96]

s_mul_i32 s82, ttmp15, -0.5
// GFX900: s_mul_i32 s82, ttmp15, -0.5 ; encoding: [0x7b,0xf1,0x52,0x92]

s_mulk_i32 s32, -25057
// GFX900: s_mulk_i32 s32, 0x9e1f ; encoding: [0x1f,0x9e,0xa0,0xb7]

s_nand_b64 s[88:89], ttmp[14:15], -4.0
// GFX900: s_nand_b64 s[88:89], ttmp[14:15], -4.0 ; encoding: [0x7a,0xf7,0xd8,0x8b]

s_sleep 0
// GFX900: s_sleep 0 ; encoding: [0x00,0x00,0x8e,0xbf]

v_add_f32_e64 v218, v3, -|s37|
// GFX900: v_add_f32_e64 v218, v3, -|s37| ; encoding: [0xda,0x02,0x01,0xd1,0x03,0x4b,0x00,0x40]

v_addc_co_u32 v10, vcc, v5, v255, vcc
// GFX900: v_addc_co_u32_e32 v10, vcc, v5, v255, vcc ; encoding: [0x05,0xff,0x15,0x38]

v_bfi_b32_e64 v2, v1, 0.5, vcc_lo
// GFX900: v_bfi_b32 v2, v1, 0.5, vcc_lo ; encoding: [0x02,0x00,0xca,0xd1,0x01,0xe1,0xa9,0x01]

v_bfrev_b32 v5, v10
// GFX900: v_bfrev_b32_e32 v5, v10 ; encoding: [0x0a,0x59,0x0a,0x7e]

v_ceil_f16 v0, 0
// GFX900: v_ceil_f16_e32 v0, 0 ; encoding: [0x80,0x8a,0x00,0x7e]

v_ceil_f32_dpp v2, v2 row_shl:9 row_mask:0xe bank_mask:0x8 bound_ctrl:0
// GFX900: v_ceil_f32_dpp v2, v2 row_shl:9 row_mask:0xe bank_mask:0x8 bound_ctrl:1 ; encoding: [0xfa,0x3a,0x04,0x7e,0x02,0x09,0x09,0xe8]

v_cmp_class_f16_e32 0.15915494309189532, v0
// GFX900: v_cmp_class_f16_e32 vcc, 0.15915494, v0 ; encoding: [0xf8,0x00,0x28,0x7c]

v_cmp_class_f16_sdwa s[14:15], |v75|, sext(v0) src0_sel:BYTE_3 src1_sel:BYTE_2
// GFX900: v_cmp_class_f16_sdwa s[14:15], |v75|, sext(v0) src0_sel:BYTE_3 src1_sel:BYTE_2 ; encoding: [0xf9,0x00,0x28,0x7c,0x4b,0x8e,0x23,0x0a]

v_cmp_class_f16_sdwa s[32:33], neg(ttmp3), v0 src1_sel:WORD_1
// GFX900: v_cmp_class_f16_sdwa s[32:33], -ttmp3, v0 src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x00,0x28,0x7c,0x6f,0xa0,0x96,0x05]

v_cmp_eq_f32_sdwa s[36:37], v5, -v5 src0_sel:BYTE_3 src1_sel:BYTE_3
// GFX900: v_cmp_eq_f32_sdwa s[36:37], v5, -v5 src0_sel:BYTE_3 src1_sel:BYTE_3 ; encoding: [0xf9,0x0a,0x84,0x7c,0x05,0xa4,0x03,0x13]

v_cmp_eq_f32_sdwa ttmp[14:15], |v3|, -v1 src1_sel:WORD_1
// GFX900: v_cmp_eq_f32_sdwa ttmp[14:15], |v3|, -v1 src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x02,0x84,0x7c,0x03,0xfa,0x26,0x15]

v_cmp_eq_i16_e32 -17, v1
// GFX900: v_cmp_eq_i16_e32 vcc, 0xffef, v1 ; encoding: [0xff,0x02,0x44,0x7d,0xef,0xff,0xff,0xff]

v_cmp_eq_i16_sdwa s[34:35], v3, v10 src0_sel:DWORD src1_sel:BYTE_3
// GFX900: v_cmp_eq_i16_sdwa s[34:35], v3, v10 src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0x14,0x44,0x7d,0x03,0xa2,0x06,0x03]

v_cmp_eq_i16_sdwa vcc, v1, v10 src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX900: v_cmp_eq_i16_sdwa vcc, v1, v10 src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0x14,0x44,0x7d,0x01,0x00,0x02,0x02]

v_cmp_eq_i32_sdwa s[6:7], -1.0, v255 src1_sel:BYTE_3
// GFX900: v_cmp_eq_i32_sdwa s[6:7], -1.0, v255 src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0xfe,0x85,0x7d,0xf3,0x86,0x86,0x03]

v_cmp_eq_u16_sdwa s[38:39], sext(v2), v199 src0_sel:WORD_0 src1_sel:WORD_0
// GFX900: v_cmp_eq_u16_sdwa s[38:39], sext(v2), v199 src0_sel:WORD_0 src1_sel:WORD_0 ; encoding: [0xf9,0x8e,0x55,0x7d,0x02,0xa6,0x0c,0x04]

v_cmp_eq_u32_sdwa s[82:83], v14, v2 src0_sel:BYTE_3 src1_sel:DWORD
// GFX900: v_cmp_eq_u32_sdwa s[82:83], v14, v2 src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x04,0x94,0x7d,0x0e,0xd2,0x03,0x06]

v_cmp_f_f32_sdwa s[100:101], v10, |v255| src0_sel:WORD_1
// GFX900: v_cmp_f_f32_sdwa s[100:101], v10, |v255| src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0xfe,0x81,0x7c,0x0a,0xe4,0x05,0x26]

v_cmp_f_f32_sdwa s[24:25], -|v5|, -v2 src0_sel:BYTE_0
// GFX900: v_cmp_f_f32_sdwa s[24:25], -|v5|, -v2 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x04,0x80,0x7c,0x05,0x98,0x30,0x16]

v_cmp_f_f32_sdwa s[68:69], -16, v0 src0_sel:WORD_0
// GFX900: v_cmp_f_f32_sdwa s[68:69], -16, v0 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x00,0x80,0x7c,0xd0,0xc4,0x84,0x06]

v_cmp_f_f64_e32 -0.5, v[3:4]
// GFX900: v_cmp_f_f64_e32 vcc, -0.5, v[3:4] ; encoding: [0xf1,0x06,0xc0,0x7c]

v_cmp_f_i16_sdwa s[80:81], s69, sext(v0) src0_sel:WORD_0 src1_sel:BYTE_0
// GFX900: v_cmp_f_i16_sdwa s[80:81], s69, sext(v0) src0_sel:WORD_0 src1_sel:BYTE_0 ; encoding: [0xf9,0x00,0x40,0x7d,0x45,0xd0,0x84,0x08]

v_cmp_f_i32_sdwa s[62:63], sext(v255), v5 src0_sel:WORD_1 src1_sel:BYTE_3
// GFX900: v_cmp_f_i32_sdwa s[62:63], sext(v255), v5 src0_sel:WORD_1 src1_sel:BYTE_3 ; encoding: [0xf9,0x0a,0x80,0x7d,0xff,0xbe,0x0d,0x03]

v_cmp_f_u32_e64 s[96:97], -1, vcc_lo
// GFX900: v_cmp_f_u32_e64 s[96:97], -1, vcc_lo ; encoding: [0x60,0x00,0xc8,0xd0,0xc1,0xd4,0x00,0x00]

v_cmp_f_u32_sdwa s[14:15], v65, v2 src0_sel:BYTE_2 src1_sel:WORD_0
// GFX900: v_cmp_f_u32_sdwa s[14:15], v65, v2 src0_sel:BYTE_2 src1_sel:WORD_0 ; encoding: [0xf9,0x04,0x90,0x7d,0x41,0x8e,0x02,0x04]

v_cmp_ge_f16_e64 s[90:91], v3, v2 clamp
// GFX900: v_cmp_ge_f16_e64 s[90:91], v3, v2 clamp ; encoding: [0x5a,0x80,0x26,0xd0,0x03,0x05,0x02,0x00]

v_cmp_ge_f32_e32 v0, v255
// GFX900: v_cmp_ge_f32_e32 vcc, v0, v255 ; encoding: [0x00,0xff,0x8d,0x7c]

v_cmp_ge_f32_sdwa s[0:1], v133, v10 src0_sel:DWORD src1_sel:DWORD
// GFX900: v_cmp_ge_f32_sdwa s[0:1], v133, v10 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x14,0x8c,0x7c,0x85,0x80,0x06,0x06]

v_cmp_ge_f32_sdwa s[54:55], 0.5, -v2
// GFX900: v_cmp_ge_f32_sdwa s[54:55], 0.5, -v2 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x04,0x8c,0x7c,0xf0,0xb6,0x86,0x16]

v_cmp_ge_f64_e64 s[56:57], v[254:255], neg(-1.0) clamp
// GFX900: v_cmp_ge_f64_e64 s[56:57], v[254:255], neg(-1.0) clamp ; encoding: [0x38,0x80,0x66,0xd0,0xfe,0xe7,0x01,0x40]

v_cmp_ge_i32_sdwa s[52:53], s63, v163 src1_sel:WORD_0
// GFX900: v_cmp_ge_i32_sdwa s[52:53], s63, v163 src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0x46,0x8d,0x7d,0x3f,0xb4,0x86,0x04]

v_cmp_gt_f16_sdwa ttmp[14:15], v98, neg(v20) src0_sel:WORD_0 src1_sel:BYTE_3
// GFX900: v_cmp_gt_f16_sdwa ttmp[14:15], v98, -v20 src0_sel:WORD_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x28,0x48,0x7c,0x62,0xfa,0x04,0x13]

v_cmp_gt_f32 s[56:57], 33, s52
// GFX900: v_cmp_gt_f32_e64 s[56:57], 33, s52 ; encoding: [0x38,0x00,0x44,0xd0,0xa1,0x68,0x00,0x00]

v_cmp_gt_f32_sdwa ttmp[4:5], v2, v33 src0_sel:WORD_1 src1_sel:BYTE_0
// GFX900: v_cmp_gt_f32_sdwa ttmp[4:5], v2, v33 src0_sel:WORD_1 src1_sel:BYTE_0 ; encoding: [0xf9,0x42,0x88,0x7c,0x02,0xf0,0x05,0x00]

v_cmp_gt_i32_sdwa s[76:77], v237, sext(v0) src0_sel:DWORD src1_sel:BYTE_1
// GFX900: v_cmp_gt_i32_sdwa s[76:77], v237, sext(v0) src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x00,0x88,0x7d,0xed,0xcc,0x06,0x09]

v_cmp_gt_u16_e32 2, v1
// GFX900: v_cmp_gt_u16_e32 vcc, 2, v1 ; encoding: [0x82,0x02,0x58,0x7d]

v_cmp_le_f32_e32 -0.5, v1
// GFX900: v_cmp_le_f32_e32 vcc, -0.5, v1 ; encoding: [0xf1,0x02,0x86,0x7c]

v_cmp_le_u32_sdwa s[54:55], v2, sext(v10) src0_sel:BYTE_3 src1_sel:DWORD
// GFX900: v_cmp_le_u32_sdwa s[54:55], v2, sext(v10) src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x14,0x96,0x7d,0x02,0xb6,0x03,0x0e]

v_cmp_lg_f16_e32 s86, v1
// GFX900: v_cmp_lg_f16_e32 vcc, s86, v1 ; encoding: [0x56,0x02,0x4a,0x7c]

v_cmp_lg_f32_sdwa s[10:11], v2, v255 src0_sel:BYTE_0 src1_sel:BYTE_2
// GFX900: v_cmp_lg_f32_sdwa s[10:11], v2, v255 src0_sel:BYTE_0 src1_sel:BYTE_2 ; encoding: [0xf9,0xfe,0x8b,0x7c,0x02,0x8a,0x00,0x02]

v_cmp_lt_f16_sdwa s[34:35], v2, -0.5
// GFX900: v_cmp_lt_f16_sdwa s[34:35], v2, -0.5 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xe2,0x43,0x7c,0x02,0xa2,0x06,0x86]

v_cmp_lt_f16_sdwa ttmp[14:15], abs(s90), v255 src0_sel:DWORD src1_sel:WORD_1
// GFX900: v_cmp_lt_f16_sdwa ttmp[14:15], |s90|, v255 src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0xfe,0x43,0x7c,0x5a,0xfa,0xa6,0x05]

v_cmp_lt_f32_sdwa s[90:91], v255, ttmp11 src0_sel:DWORD src1_sel:BYTE_3
// GFX900: v_cmp_lt_f32_sdwa s[90:91], v255, ttmp11 src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0xee,0x82,0x7c,0xff,0xda,0x06,0x83]

v_cmp_lt_f64_e32 1, v[139:140]
// GFX900: v_cmp_lt_f64_e32 vcc, 1, v[139:140] ; encoding: [0x81,0x16,0xc3,0x7c]

v_cmp_lt_i16_e64 s[26:27], s29, 1.0
// GFX900: v_cmp_lt_i16_e64 s[26:27], s29, 1.0 ; encoding: [0x1a,0x00,0xa1,0xd0,0x1d,0xe4,0x01,0x00]

v_cmp_lt_i32_e32 v10, v5
// GFX900: v_cmp_lt_i32_e32 vcc, v10, v5 ; encoding: [0x0a,0x0b,0x82,0x7d]

v_cmp_lt_i64_e32 2.0, v[1:2]
// GFX900: v_cmp_lt_i64_e32 vcc, 2.0, v[1:2] ; encoding: [0xf4,0x02,0xc2,0x7d]

v_cmp_lt_u16_sdwa s[94:95], sext(v0), src_execz src0_sel:BYTE_2 src1_sel:WORD_1
// GFX900: v_cmp_lt_u16_sdwa s[94:95], sext(v0), src_execz src0_sel:BYTE_2 src1_sel:WORD_1 ; encoding: [0xf9,0xf8,0x53,0x7d,0x00,0xde,0x0a,0x85]

v_cmp_ne_i32_sdwa s[42:43], v2, v3 src0_sel:WORD_1
// GFX900: v_cmp_ne_i32_sdwa s[42:43], v2, v3 src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x06,0x8a,0x7d,0x02,0xaa,0x05,0x06]

v_cmp_ne_u16_sdwa s[88:89], v2, s71 src0_sel:BYTE_2
// GFX900: v_cmp_ne_u16_sdwa s[88:89], v2, s71 src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0x8e,0x5a,0x7d,0x02,0xd8,0x02,0x86]

v_cmp_ne_u16_sdwa ttmp[4:5], sext(v255), sext(v10) src1_sel:BYTE_2
// GFX900: v_cmp_ne_u16_sdwa ttmp[4:5], sext(v255), sext(v10) src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0x14,0x5a,0x7d,0xff,0xf0,0x0e,0x0a]

v_cmp_ne_u64_e64 xnack_mask, s[40:41], v[2:3]
// GFX900: v_cmp_ne_u64_e64 xnack_mask, s[40:41], v[2:3] ; encoding: [0x68,0x00,0xed,0xd0,0x28,0x04,0x02,0x00]

v_cmp_neq_f16_sdwa s[92:93], -v1, |v255| src0_sel:BYTE_0 src1_sel:WORD_0
// GFX900: v_cmp_neq_f16_sdwa s[92:93], -v1, |v255| src0_sel:BYTE_0 src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0x5b,0x7c,0x01,0xdc,0x10,0x24]

v_cmp_neq_f32_sdwa s[44:45], v5, s67
// GFX900: v_cmp_neq_f32_sdwa s[44:45], v5, s67 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x86,0x9a,0x7c,0x05,0xac,0x06,0x86]

v_cmp_nge_f64_e32 v[3:4], v[0:1]
// GFX900: v_cmp_nge_f64_e32 vcc, v[3:4], v[0:1] ; encoding: [0x03,0x01,0xd2,0x7c]

v_cmp_nlg_f32_sdwa s[62:63], neg(v255), |v255| src0_sel:WORD_0 src1_sel:WORD_0
// GFX900: v_cmp_nlg_f32_sdwa s[62:63], -v255, |v255| src0_sel:WORD_0 src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0x95,0x7c,0xff,0xbe,0x14,0x24]

v_cmp_o_f16_e32 s67, v5
// GFX900: v_cmp_o_f16_e32 vcc, s67, v5 ; encoding: [0x43,0x0a,0x4e,0x7c]

v_cmp_o_f16_sdwa s[40:41], -src_vccz, v5 src0_sel:BYTE_0
// GFX900: v_cmp_o_f16_sdwa s[40:41], -src_vccz, v5 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x4e,0x7c,0xfb,0xa8,0x90,0x06]

v_cmp_o_f16_sdwa s[54:55], src_pops_exiting_wave_id, -0.5 src0_sel:DWORD src1_sel:BYTE_0
// GFX900: v_cmp_o_f16_sdwa s[54:55], src_pops_exiting_wave_id, -0.5 src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0xe2,0x4f,0x7c,0xef,0xb6,0x86,0x80]

v_cmp_o_f16_sdwa s[64:65], -|v135|, v0 src1_sel:BYTE_2
// GFX900: v_cmp_o_f16_sdwa s[64:65], -|v135|, v0 src0_sel:DWORD src1_sel:BYTE_2 ; encoding: [0xf9,0x00,0x4e,0x7c,0x87,0xc0,0x36,0x02]

v_cmp_o_f16_sdwa s[66:67], v255, v0 src0_sel:BYTE_0 src1_sel:BYTE_3
// GFX900: v_cmp_o_f16_sdwa s[66:67], v255, v0 src0_sel:BYTE_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x00,0x4e,0x7c,0xff,0xc2,0x00,0x03]

v_cmp_o_f16_sdwa s[70:71], v2, |s60| src0_sel:WORD_1 src1_sel:BYTE_2
// GFX900: v_cmp_o_f16_sdwa s[70:71], v2, |s60| src0_sel:WORD_1 src1_sel:BYTE_2 ; encoding: [0xf9,0x78,0x4e,0x7c,0x02,0xc6,0x05,0xa2]

v_cmp_o_f32_sdwa s[36:37], v10, 0 src0_sel:BYTE_0 src1_sel:WORD_0
// GFX900: v_cmp_o_f32_sdwa s[36:37], v10, 0 src0_sel:BYTE_0 src1_sel:WORD_0 ; encoding: [0xf9,0x00,0x8f,0x7c,0x0a,0xa4,0x00,0x84]

v_cmp_o_f64_e64 s[48:49], v[5:6], -|v[254:255]|
// GFX900: v_cmp_o_f64_e64 s[48:49], v[5:6], -|v[254:255]| ; encoding: [0x30,0x02,0x67,0xd0,0x05,0xfd,0x03,0x40]

v_cmp_t_i32_sdwa exec, sext(v10), sext(s29) src0_sel:BYTE_0 src1_sel:BYTE_0
// GFX900: v_cmp_t_i32_sdwa exec, sext(v10), sext(s29) src0_sel:BYTE_0 src1_sel:BYTE_0 ; encoding: [0xf9,0x3a,0x8e,0x7d,0x0a,0xfe,0x08,0x88]

v_cmp_t_i32_sdwa s[6:7], sext(v255), sext(v10) src1_sel:BYTE_3
// GFX900: v_cmp_t_i32_sdwa s[6:7], sext(v255), sext(v10) src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0x14,0x8e,0x7d,0xff,0x86,0x0e,0x0b]

v_cmp_t_i32_sdwa s[74:75], v2, m0 src0_sel:BYTE_3 src1_sel:BYTE_1
// GFX900: v_cmp_t_i32_sdwa s[74:75], v2, m0 src0_sel:BYTE_3 src1_sel:BYTE_1 ; encoding: [0xf9,0xf8,0x8e,0x7d,0x02,0xca,0x03,0x81]

v_cmp_t_i64_e64 s[82:83], s[74:75], v[0:1]
// GFX900: v_cmp_t_i64_e64 s[82:83], s[74:75], v[0:1] ; encoding: [0x52,0x00,0xe7,0xd0,0x4a,0x00,0x02,0x00]

v_cmp_t_u32_e64 xnack_mask, s38, v5
// GFX900: v_cmp_t_u32_e64 xnack_mask, s38, v5 ; encoding: [0x68,0x00,0xcf,0xd0,0x26,0x0a,0x02,0x00]

v_cmp_t_u32_sdwa s[32:33], sext(v0), sext(v10) src0_sel:BYTE_1 src1_sel:BYTE_2
// GFX900: v_cmp_t_u32_sdwa s[32:33], sext(v0), sext(v10) src0_sel:BYTE_1 src1_sel:BYTE_2 ; encoding: [0xf9,0x14,0x9e,0x7d,0x00,0xa0,0x09,0x0a]

v_cmp_t_u64_e32 0.15915494309189532, v[254:255]
// GFX900: v_cmp_t_u64_e32 vcc, 0.15915494309189532, v[254:255] ; encoding: [0xf8,0xfc,0xdf,0x7d]

v_cmp_tru_f16_sdwa exec, v0, v255 src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX900: v_cmp_tru_f16_sdwa exec, v0, v255 src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0xfe,0x5f,0x7c,0x00,0xfe,0x02,0x02]

v_cmp_tru_f16_sdwa s[88:89], neg(v1), v0 src0_sel:DWORD
// GFX900: v_cmp_tru_f16_sdwa s[88:89], -v1, v0 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0x5e,0x7c,0x01,0xd8,0x16,0x06]

v_cmp_tru_f32_e64 s[64:65], -1.0, neg(s16) clamp
// GFX900: v_cmp_tru_f32_e64 s[64:65], -1.0, -s16 clamp ; encoding: [0x40,0x80,0x4f,0xd0,0xf3,0x20,0x00,0x40]

v_cmp_u_f16_sdwa exec, v128, execz
// GFX900: v_cmp_u_f16_sdwa exec, v128, src_execz src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xf8,0x51,0x7c,0x80,0xfe,0x06,0x86]

v_cmp_u_f16_sdwa s[34:35], v3, v10 src0_sel:WORD_1
// GFX900: v_cmp_u_f16_sdwa s[34:35], v3, v10 src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x14,0x50,0x7c,0x03,0xa2,0x05,0x06]

v_cmp_u_f32_sdwa s[34:35], v3, s65 src0_sel:BYTE_3 src1_sel:BYTE_0
// GFX900: v_cmp_u_f32_sdwa s[34:35], v3, s65 src0_sel:BYTE_3 src1_sel:BYTE_0 ; encoding: [0xf9,0x82,0x90,0x7c,0x03,0xa2,0x03,0x80]

v_cmp_u_f32_sdwa s[72:73], v1, v0 src0_sel:WORD_1
// GFX900: v_cmp_u_f32_sdwa s[72:73], v1, v0 src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x00,0x90,0x7c,0x01,0xc8,0x05,0x06]

v_cmp_u_f32_sdwa s[76:77], abs(v10), -v127 src0_sel:BYTE_2
// GFX900: v_cmp_u_f32_sdwa s[76:77], |v10|, -v127 src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0xfe,0x90,0x7c,0x0a,0xcc,0x22,0x16]

v_cmpx_eq_f32 s[74:75], 0.15915494309189532, v5 clamp
// GFX900: v_cmpx_eq_f32_e64 s[74:75], 0.15915494, v5 clamp ; encoding: [0x4a,0x80,0x52,0xd0,0xf8,0x0a,0x02,0x00]

v_cmpx_eq_i32_e32 s46, v119
// GFX900: v_cmpx_eq_i32_e32 vcc, s46, v119 ; encoding: [0x2e,0xee,0xa4,0x7d]

v_cmpx_f_f16_sdwa s[96:97], -1, -4.0 src1_sel:WORD_1
// GFX900: v_cmpx_f_f16_sdwa s[96:97], -1, -4.0 src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0xee,0x61,0x7c,0xc1,0xe0,0x86,0x85]

v_cmpx_f_f32_sdwa s[44:45], 2, v2 src0_sel:BYTE_3 src1_sel:BYTE_3
// GFX900: v_cmpx_f_f32_sdwa s[44:45], 2, v2 src0_sel:BYTE_3 src1_sel:BYTE_3 ; encoding: [0xf9,0x04,0xa0,0x7c,0x82,0xac,0x83,0x03]

v_cmpx_ge_i32_e64 s[92:93], s28, v0
// GFX900: v_cmpx_ge_i32_e64 s[92:93], s28, v0 ; encoding: [0x5c,0x00,0xd6,0xd0,0x1c,0x00,0x02,0x00]

v_cmpx_le_u32_sdwa s[36:37], v3, sext(src_pops_exiting_wave_id) src0_sel:BYTE_0 src1_sel:BYTE_2
// GFX900: v_cmpx_le_u32_sdwa s[36:37], v3, sext(src_pops_exiting_wave_id) src0_sel:BYTE_0 src1_sel:BYTE_2 ; encoding: [0xf9,0xde,0xb7,0x7d,0x03,0xa4,0x00,0x8a]

v_cmpx_lt_u32_sdwa s[30:31], ttmp11, v10 src1_sel:BYTE_1
// GFX900: v_cmpx_lt_u32_sdwa s[30:31], ttmp11, v10 src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x14,0xb2,0x7d,0x77,0x9e,0x86,0x01]

v_cmpx_lt_u64_e32 v[3:4], v[57:58]
// GFX900: v_cmpx_lt_u64_e32 vcc, v[3:4], v[57:58] ; encoding: [0x03,0x73,0xf2,0x7d]

v_cmpx_nlg_f32_sdwa exec, -|1.0|, v255 src0_sel:BYTE_2 src1_sel:WORD_0
// GFX900: v_cmpx_nlg_f32_sdwa exec, -|1.0|, v255 src0_sel:BYTE_2 src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0xb5,0x7c,0xf2,0xfe,0xb2,0x04]

v_cmpx_nlt_f16_sdwa s[64:65], v0, -|s42| src0_sel:BYTE_3 src1_sel:DWORD
// GFX900: v_cmpx_nlt_f16_sdwa s[64:65], v0, -|s42| src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x54,0x7c,0x7c,0x00,0xc0,0x03,0xb6]

v_cmpx_t_i16_e64 flat_scratch, v3, -1
// GFX900: v_cmpx_t_i16_e64 flat_scratch, v3, -1 ; encoding: [0x66,0x00,0xb7,0xd0,0x03,0x83,0x01,0x00]

v_cmpx_u_f16_e32 v2, v97
// GFX900: v_cmpx_u_f16_e32 vcc, v2, v97 ; encoding: [0x02,0xc3,0x70,0x7c]

v_cos_f32_dpp v1, v1 row_mirror bank_mask:0xa bound_ctrl:1
// GFX900: v_cos_f32_dpp v1, v1 row_mirror row_mask:0xf bank_mask:0xa bound_ctrl:1 ; encoding: [0xfa,0x54,0x02,0x7e,0x01,0x40,0x09,0xfa]

v_cvt_f16_f32_dpp v10, v3 row_ror:6 bank_mask:0xf bound_ctrl:0
// GFX900: v_cvt_f16_f32_dpp v10, v3 row_ror:6 row_mask:0xf bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0x14,0x14,0x7e,0x03,0x26,0x09,0xff]

v_cvt_f32_i32_dpp v3, v0 row_bcast:31 row_mask:0xe bank_mask:0xc bound_ctrl:1
// GFX900: v_cvt_f32_i32_dpp v3, v0 row_bcast:31 row_mask:0xe bank_mask:0xc bound_ctrl:1 ; encoding: [0xfa,0x0a,0x06,0x7e,0x00,0x43,0x09,0xec]

v_cvt_f32_u32 v1, v10
// GFX900: v_cvt_f32_u32_e32 v1, v10 ; encoding: [0x0a,0x0d,0x02,0x7e]

v_cvt_flr_i32_f32_e64 v2, abs(v0)
// GFX900: v_cvt_flr_i32_f32_e64 v2, |v0| ; encoding: [0x02,0x01,0x4d,0xd1,0x00,0x01,0x00,0x00]

v_cvt_i32_f32_e64 v5, -|v3|
// GFX900: v_cvt_i32_f32_e64 v5, -|v3| ; encoding: [0x05,0x01,0x48,0xd1,0x03,0x01,0x00,0x20]

v_cvt_off_f32_i4 v0, s97
// GFX900: v_cvt_off_f32_i4_e32 v0, s97 ; encoding: [0x61,0x1c,0x00,0x7e]

v_cvt_pkaccum_u8_f32_e64 v1, abs(2), -0.5
// GFX900: v_cvt_pkaccum_u8_f32 v1, |2|, -0.5 ; encoding: [0x01,0x01,0xf0,0xd1,0x82,0xe2,0x01,0x00]

v_div_fixup_f16_e64 v1, abs(v3), |v0|, -1 op_sel:[0,0,0] mul:2
// GFX900: v_div_fixup_f16 v1, |v3|, |v0|, -1 mul:2 ; encoding: [0x01,0x03,0x07,0xd2,0x03,0x01,0x06,0x0b]

v_exp_f16_sdwa v255, |v1| clamp dst_unused:UNUSED_SEXT src0_sel:WORD_1
// GFX900: v_exp_f16_sdwa v255, |v1| clamp dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:WORD_1 ; encoding: [0xf9,0x82,0xfe,0x7f,0x01,0x2e,0x25,0x00]

v_exp_legacy_f32_e64 v5, 2.0 mul:4
// GFX900: v_exp_legacy_f32_e64 v5, 2.0 mul:4 ; encoding: [0x05,0x00,0x8b,0xd1,0xf4,0x00,0x00,0x10]

v_ffbh_i32_sdwa v2, v5 src0_sel:BYTE_0
// GFX900: v_ffbh_i32_sdwa v2, v5 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 ; encoding: [0xf9,0x5e,0x04,0x7e,0x05,0x16,0x00,0x00]

v_floor_f16_e32 v3, 0.15915494
// GFX900: v_floor_f16_e32 v3, 0.15915494 ; encoding: [0xf8,0x88,0x06,0x7e]

v_floor_f64 v[0:1], v[1:2]
// GFX900: v_floor_f64_e32 v[0:1], v[1:2] ; encoding: [0x01,0x35,0x00,0x7e]

v_fract_f16_e64 v2, -v2
// GFX900: v_fract_f16_e64 v2, -v2 ; encoding: [0x02,0x00,0x88,0xd1,0x02,0x01,0x00,0x20]

v_fract_f32 v5, v5 row_shl:11 row_mask:0x6 bank_mask:0xa
// GFX900: v_fract_f32_dpp v5, v5 row_shl:11 row_mask:0x6 bank_mask:0xa ; encoding: [0xfa,0x36,0x0a,0x7e,0x05,0x0b,0x01,0x6a]

v_fract_f64_e64 v[0:1], s[26:27] clamp
// GFX900: v_fract_f64_e64 v[0:1], s[26:27] clamp ; encoding: [0x00,0x80,0x72,0xd1,0x1a,0x00,0x00,0x00]

v_frexp_exp_i32_f32 v237, 1.0
// GFX900: v_frexp_exp_i32_f32_e32 v237, 1.0 ; encoding: [0xf2,0x66,0xda,0x7f]

v_frexp_exp_i32_f64 v10, 0.15915494309189532
// GFX900: v_frexp_exp_i32_f64_e32 v10, 0.15915494309189532 ; encoding: [0xf8,0x60,0x14,0x7e]

v_frexp_mant_f16_e64 v189, v2 div:2
// GFX900: v_frexp_mant_f16_e64 v189, v2 div:2 ; encoding: [0xbd,0x00,0x82,0xd1,0x02,0x01,0x00,0x18]

v_frexp_mant_f32_sdwa v1, -|src_pops_exiting_wave_id| src0_sel:BYTE_0
// GFX900: v_frexp_mant_f32_sdwa v1, -|src_pops_exiting_wave_id| dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 ; encoding: [0xf9,0x68,0x02,0x7e,0xef,0x16,0xb0,0x00]

v_lerp_u8_e64 v255, s85, v10, v10
// GFX900: v_lerp_u8 v255, s85, v10, v10 ; encoding: [0xff,0x00,0xcd,0xd1,0x55,0x14,0x2a,0x04]

v_log_f16_sdwa v2, v2 mul:4 dst_unused:UNUSED_PAD
// GFX900: v_log_f16_sdwa v2, v2 mul:4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD ; encoding: [0xf9,0x80,0x04,0x7e,0x02,0x86,0x06,0x00]

v_log_f32_e32 v216, -1
// GFX900: v_log_f32_e32 v216, -1 ; encoding: [0xc1,0x42,0xb0,0x7f]

v_log_legacy_f32_e64 v5, |src_execz|
// GFX900: v_log_legacy_f32_e64 v5, |src_execz| ; encoding: [0x05,0x01,0x8c,0xd1,0xfc,0x00,0x00,0x00]

v_lshlrev_b16 v10, -2.0, v2
// GFX900: v_lshlrev_b16_e32 v10, -2.0, v2 ; encoding: [0xf5,0x04,0x14,0x54]

v_lshrrev_b16 v255, v1, v0
// GFX900: v_lshrrev_b16_e32 v255, v1, v0 ; encoding: [0x01,0x01,0xfe,0x57]

v_mac_f16 v1, s96, v2
// GFX900: v_mac_f16_e32 v1, s96, v2 ; encoding: [0x60,0x04,0x02,0x46]

v_mad_i32_i24_e64 v0, v255, -1, v3
// GFX900: v_mad_i32_i24 v0, v255, -1, v3 ; encoding: [0x00,0x00,0xc2,0xd1,0xff,0x83,0x0d,0x04]

v_mad_i64_i32 v[10:11], s[10:11], 1, -1.0, -1
// GFX900: v_mad_i64_i32 v[10:11], s[10:11], 1, -1.0, -1 ; encoding: [0x0a,0x0a,0xe9,0xd1,0x81,0xe6,0x05,0x03]

v_mad_u16_e64 v0, v5, v10, -4.0 op_sel:[1,1,0]
// GFX900: v_mad_u16 v0, v5, v10, -4.0 op_sel:[1,1,0,0] ; encoding: [0x00,0x18,0x04,0xd2,0x05,0x15,0xde,0x03]

v_madmk_f16 v2, -1.0, 0x8000, v10
// GFX900: v_madmk_f16 v2, -1.0, 0x8000, v10 ; encoding: [0xf3,0x14,0x04,0x48,0x00,0x80,0x00,0x00]

v_max3_f32_e64 v10, -v0, |v1|, v1
// GFX900: v_max3_f32 v10, -v0, |v1|, v1 ; encoding: [0x0a,0x02,0xd3,0xd1,0x00,0x03,0x06,0x24]

v_max3_i32_e64 v2, v5, 33, s5
// GFX900: v_max3_i32 v2, v5, 33, s5 ; encoding: [0x02,0x00,0xd4,0xd1,0x05,0x43,0x15,0x00]

v_max_f16_dpp v5, v3, abs(v0) wave_rol:1 row_mask:0x9 bank_mask:0xa
// GFX900: v_max_f16_dpp v5, v3, |v0| wave_rol:1 row_mask:0x9 bank_mask:0xa ; encoding: [0xfa,0x00,0x0a,0x5a,0x03,0x34,0x81,0x9a]

v_max_f32_sdwa v1, |v2|, -|v0| div:2 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src1_sel:BYTE_3
// GFX900: v_max_f32_sdwa v1, |v2|, -|v0| div:2 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0x00,0x02,0x16,0x02,0xc0,0x26,0x33]

v_max_i16 v0, s7, v10
// GFX900: v_max_i16_e32 v0, s7, v10 ; encoding: [0x07,0x14,0x00,0x60]

v_mbcnt_hi_u32_b32_e64 v5, v3, v5
// GFX900: v_mbcnt_hi_u32_b32 v5, v3, v5 ; encoding: [0x05,0x00,0x8d,0xd2,0x03,0x0b,0x02,0x00]

v_mbcnt_lo_u32_b32_e64 v67, scc, -1.0
// GFX900: v_mbcnt_lo_u32_b32 v67, src_scc, -1.0 ; encoding: [0x43,0x00,0x8c,0xd2,0xfd,0xe6,0x01,0x00]

v_min3_i32_e64 v5, 1, s72, v3
// GFX900: v_min3_i32 v5, 1, s72, v3 ; encoding: [0x05,0x00,0xd1,0xd1,0x81,0x90,0x0c,0x04]

v_min_f32_e64 v137, -abs(0), v2 mul:4
// GFX900: v_min_f32_e64 v137, -|0|, v2 mul:4 ; encoding: [0x89,0x01,0x0a,0xd1,0x80,0x04,0x02,0x30]

v_min_u32 v3, v2, v255
// GFX900: v_min_u32_e32 v3, v2, v255 ; encoding: [0x02,0xff,0x07,0x1c]

v_mov_b32 v3, v10 wave_ror:1 row_mask:0x6 bank_mask:0xd
// GFX900: v_mov_b32_dpp v3, v10 wave_ror:1 row_mask:0x6 bank_mask:0xd ; encoding: [0xfa,0x02,0x06,0x7e,0x0a,0x3c,0x01,0x6d]

v_mul_f16_e64 v10, -abs(v5), neg(v3)
// GFX900: v_mul_f16_e64 v10, -|v5|, -v3 ; encoding: [0x0a,0x01,0x22,0xd1,0x05,0x07,0x02,0x60]

v_mul_f64 v[3:4], -0.5, neg(v[3:4]) clamp
// GFX900: v_mul_f64 v[3:4], -0.5, -v[3:4] clamp ; encoding: [0x03,0x80,0x81,0xd2,0xf1,0x06,0x02,0x40]

v_mul_hi_i32_i24_dpp v0, v0, v5 row_bcast:15 bank_mask:0xa bound_ctrl:1
// GFX900: v_mul_hi_i32_i24_dpp v0, v0, v5 row_bcast:15 row_mask:0xf bank_mask:0xa bound_ctrl:1 ; encoding: [0xfa,0x0a,0x00,0x0e,0x00,0x42,0x09,0xfa]

v_mul_hi_u32_u24_dpp v5, v8, v255 row_ror:14 bank_mask:0x8 bound_ctrl:0
// GFX900: v_mul_hi_u32_u24_dpp v5, v8, v255 row_ror:14 row_mask:0xf bank_mask:0x8 bound_ctrl:1 ; encoding: [0xfa,0xfe,0x0b,0x12,0x08,0x2e,0x09,0xf8]

v_mul_legacy_f32_sdwa v3, v5, v232 div:2 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1
// GFX900: v_mul_legacy_f32_sdwa v3, v5, v232 div:2 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1 ; encoding: [0xf9,0xd0,0x07,0x08,0x05,0xc0,0x01,0x01]

v_not_b32 v135, s33
// GFX900: v_not_b32_e32 v135, s33 ; encoding: [0x21,0x56,0x0e,0x7f]

v_or_b32_sdwa v255, s60, v10 clamp dst_unused:UNUSED_PRESERVE src1_sel:BYTE_0
// GFX900: v_or_b32_sdwa v255, s60, v10 clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0x14,0xfe,0x29,0x3c,0x36,0x86,0x00]

v_pk_max_i16_e64 v0, s44, -4.0 op_sel:[0,0,1] neg_hi:[1,0] clamp
// GFX900: v_pk_max_i16 v0, s44, -4.0 neg_hi:[1,0] clamp ; encoding: [0x00,0xc1,0x87,0xd3,0x2c,0xee,0x01,0x18]

v_pk_mul_lo_u16_e64 v246, -1.0, v245 op_sel:[0,1] op_sel_hi:[0,0] neg_lo:[0,1]
// GFX900: v_pk_mul_lo_u16 v246, -1.0, v245 op_sel:[0,1] op_sel_hi:[0,0] neg_lo:[0,1] ; encoding: [0xf6,0x50,0x81,0xd3,0xf3,0xea,0x03,0x40]

v_rcp_f16_sdwa v3, v10 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0
// GFX900: v_rcp_f16_sdwa v3, v10 dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 ; encoding: [0xf9,0x7a,0x06,0x7e,0x0a,0x13,0x04,0x00]

v_rcp_iflag_f32_e64 v10, -abs(v5) mul:4
// GFX900: v_rcp_iflag_f32_e64 v10, -|v5| mul:4 ; encoding: [0x0a,0x01,0x63,0xd1,0x05,0x01,0x00,0x30]

v_rndne_f16_dpp v255, v5 wave_shr:1 row_mask:0xc bank_mask:0xb
// GFX900: v_rndne_f16_dpp v255, v5 wave_shr:1 row_mask:0xc bank_mask:0xb ; encoding: [0xfa,0x8e,0xfe,0x7f,0x05,0x38,0x01,0xcb]

v_rsq_f16 v0, v255 row_mirror row_mask:0x0 bank_mask:0xe
// GFX900: v_rsq_f16_dpp v0, v255 row_mirror row_mask:0x0 bank_mask:0xe ; encoding: [0xfa,0x7e,0x00,0x7e,0xff,0x40,0x01,0x0e]

v_rsq_f32_sdwa v255, v0 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE
// GFX900: v_rsq_f32_sdwa v255, v0 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x48,0xfe,0x7f,0x00,0x10,0x06,0x00]

v_rsq_f64 v[10:11], -100
// GFX900: v_rsq_f64_e32 v[10:11], 0xffffff9c ; encoding: [0xff,0x4c,0x14,0x7e,0x9c,0xff,0xff,0xff]

v_sat_pk_u8_i16_e64 v5, 4.0
// GFX900: v_sat_pk_u8_i16_e64 v5, 4.0 ; encoding: [0x05,0x00,0x8f,0xd1,0xf6,0x00,0x00,0x00]

v_screen_partition_4se_b32_e64 v40, 0.15915494309189532
// GFX900: v_screen_partition_4se_b32_e64 v40, 0.15915494 ; encoding: [0x28,0x00,0x77,0xd1,0xf8,0x00,0x00,0x00]

v_sin_f32_sdwa v255, |s27| dst_sel:BYTE_2 src0_sel:BYTE_3
// GFX900: v_sin_f32_sdwa v255, |s27| dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 ; encoding: [0xf9,0x52,0xfe,0x7f,0x1b,0x12,0xa3,0x00]

v_sqrt_f16_sdwa v255, -v3 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1
// GFX900: v_sqrt_f16_sdwa v255, -v3 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 ; encoding: [0xf9,0x7c,0xfe,0x7f,0x03,0x05,0x15,0x00]

v_sqrt_f64_e64 v[254:255], -abs(s[14:15]) clamp
// GFX900: v_sqrt_f64_e64 v[254:255], -|s[14:15]| clamp ; encoding: [0xfe,0x81,0x68,0xd1,0x0e,0x00,0x00,0x20]

v_sub_f16_sdwa v10, neg(v5), v255 dst_sel:WORD_1 dst_unused:UNUSED_PAD src1_sel:BYTE_1
// GFX900: v_sub_f16_sdwa v10, -v5, v255 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0xfe,0x15,0x40,0x05,0x05,0x16,0x01]

v_sub_u16_sdwa v10, sext(v5), sext(v1) dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
// GFX900: v_sub_u16_sdwa v10, sext(v5), sext(v1) dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0 ; encoding: [0xf9,0x02,0x14,0x4e,0x05,0x05,0x08,0x08]

v_sub_u32 v0, 0.1, v0
// GFX900: v_sub_u32_e32 v0, 0x3dcccccd, v0 ; encoding: [0xff,0x00,0x00,0x6a,0xcd,0xcc,0xcc,0x3d]

v_subb_co_u32 v150, s[38:39], v1, v5, vcc
// GFX900: v_subb_co_u32_e64 v150, s[38:39], v1, v5, vcc ; encoding: [0x96,0x26,0x1d,0xd1,0x01,0x0b,0xaa,0x01]

v_subbrev_co_u32_sdwa v3, vcc, v117, v5, vcc dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_1
// GFX900: v_subbrev_co_u32_sdwa v3, vcc, v117, v5, vcc dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x0a,0x06,0x3c,0x75,0x0d,0x01,0x06]

v_trunc_f16_dpp v255, v255 quad_perm:[0,0,1,3] row_mask:0x3 bank_mask:0x1
// GFX900: v_trunc_f16_dpp v255, v255 quad_perm:[0,0,1,3] row_mask:0x3 bank_mask:0x1 ; encoding: [0xfa,0x8c,0xfe,0x7f,0xff,0xd0,0x00,0x31]
