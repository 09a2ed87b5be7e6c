// Random valid instructions: every encoding, operand kind and modifier, encoded by llvm-mc.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx942 -show-encoding %s | FileCheck --check-prefix=GFX942 %s

V_CMPX_EQ_U64 lit64(1), v[4:5]
// GFX942: v_cmpx_eq_u64_e32 vcc, lit64(0x1), v[4:5] ; encoding: [0xff,0x08,0xf4,0x7d,0x01,0x00,0x00,0x00]

V_CMPX_F_I64 vcc, v[0:1], v[10:11]
// GFX942: v_cmpx_f_i64_e32 vcc, v[0:1], v[10:11] ; encoding: [0x00,0x15,0xe0,0x7d]

V_CMPX_GT_F64 0.15915494309189532, v[10:11]
// GFX942: v_cmpx_gt_f64_e32 vcc, 0.15915494309189532, v[10:11] ; encoding: [0xf8,0x14,0xe8,0x7c]

V_CMPX_LG_F64 vcc, v[254:255], v[0:1]
// GFX942: v_cmpx_lg_f64_e32 vcc, v[254:255], v[0:1] ; encoding: [0xfe,0x01,0xea,0x7c]

V_CMPX_NLG_F16 vcc, s78, v255
// GFX942: v_cmpx_nlg_f16_e32 vcc, s78, v255 ; encoding: [0x4e,0xfe,0x75,0x7c]

V_CMPX_NLG_F32 4.0, v2
// GFX942: v_cmpx_nlg_f32_e32 vcc, 4.0, v2 ; encoding: [0xf6,0x04,0xb4,0x7c]

V_CMPX_O_F64 vcc, v[254:255], v[4:5]
// GFX942: v_cmpx_o_f64_e32 vcc, v[254:255], v[4:5] ; encoding: [0xfe,0x09,0xee,0x7c]

V_CMP_EQ_U64 vcc, lit64(1), v[10:11]
// GFX942: v_cmp_eq_u64_e32 vcc, lit64(0x1), v[10:11] ; encoding: [0xff,0x14,0xd4,0x7d,0x01,0x00,0x00,0x00]

V_CMP_F_U64 v[0:1], v[254:255]
// GFX942: v_cmp_f_u64_e32 vcc, v[0:1], v[254:255] ; encoding: [0x00,0xfd,0xd1,0x7d]

V_CMP_GE_F16 0.15915494, v1
// GFX942: v_cmp_ge_f16_e32 vcc, 0.15915494, v1 ; encoding: [0xf8,0x02,0x4c,0x7c]

V_CMP_GE_I16 vcc, v3, v129
// GFX942: v_cmp_ge_i16_e32 vcc, v3, v129 ; encoding: [0x03,0x03,0x4d,0x7d]

V_CMP_LE_F32 vcc, 4.0, v5
// GFX942: v_cmp_le_f32_e32 vcc, 4.0, v5 ; encoding: [0xf6,0x0a,0x86,0x7c]

V_CMP_LT_U16 v1, v0
// GFX942: v_cmp_lt_u16_e32 vcc, v1, v0 ; encoding: [0x01,0x01,0x52,0x7d]

V_CMP_NLT_F64 vcc, v[0:1], v[0:1]
// GFX942: v_cmp_nlt_f64_e32 vcc, v[0:1], v[0:1] ; encoding: [0x00,0x01,0xdc,0x7c]

V_CMP_T_I16 v10, v2
// GFX942: v_cmp_t_i16_e32 vcc, v10, v2 ; encoding: [0x0a,0x05,0x4e,0x7d]

V_CMP_U_F64 vcc, 33, v[0:1]
// GFX942: v_cmp_u_f64_e32 vcc, 33, v[0:1] ; encoding: [0xa1,0x00,0xd0,0x7c]

s_add_i32 exec_lo, -4.0, 0xaf123456
// GFX942: s_add_i32 exec_lo, -4.0, 0xaf123456 ; encoding: [0xf7,0xff,0x7e,0x81,0x56,0x34,0x12,0xaf]

s_and_saveexec_b64 s[6:7], s[98:99]
// GFX942: s_and_saveexec_b64 s[6:7], s[98:99] ; encoding: [0x62,0x20,0x86,0xbe]

s_andn1_wrexec_b64 s[34:35], s[14:15]
// GFX942: s_andn1_wrexec_b64 s[34:35], s[14:15] ; encoding: [0x0e,0x35,0xa2,0xbe]

s_ashr_i32 s61, s54, -1.0
// GFX942: s_ashr_i32 s61, s54, -1.0 ; encoding: [0x36,0xf3,0x3d,0x90]

s_bcnt0_i32_b32 s73, 0xbf80
// GFX942: s_bcnt0_i32_b32 s73, 0xbf80 ; encoding: [0xff,0x0a,0xc9,0xbe,0x80,0xbf,0x00,0x00]

s_bitcmp1_b64 s[82:83], 0x12345678
// GFX942: s_bitcmp1_b64 s[82:83], 0x12345678 ; encoding: [0x52,0xff,0x0f,0xbf,0x78,0x56,0x34,0x12]

s_bitreplicate_b64_b32 s[16:17], 0x8000
// GFX942: s_bitreplicate_b64_b32 s[16:17], 0x8000 ; encoding: [0xff,0x37,0x90,0xbe,0x00,0x80,0x00,0x00]

s_bitset0_b32 s94, s22
// GFX942: s_bitset0_b32 s94, s22 ; encoding: [0x16,0x18,0xde,0xbe]

s_cmov_b32 s78, 0
// GFX942: s_cmov_b32 s78, 0 ; encoding: [0x80,0x02,0xce,0xbe]

s_cmov_b64 s[58:59], s[92:93]
// GFX942: s_cmov_b64 s[58:59], s[92:93] ; encoding: [0x5c,0x03,0xba,0xbe]

s_cmp_gt_i32 s2, s92
// GFX942: s_cmp_gt_i32 s2, s92 ; encoding: [0x02,0x5c,0x02,0xbf]

s_cmpk_ge_u32 s85, 0xcac2
// GFX942: s_cmpk_ge_u32 s85, 0xcac2 ; encoding: [0xc2,0xca,0xd5,0xb5]

s_cmpk_lt_i32 s69, 46475
// GFX942: s_cmpk_lt_i32 s69, 0xb58b ; encoding: [0x8b,0xb5,0x45,0xb3]

s_cselect_b64 s[88:89], ttmp[14:15], exec
// GFX942: s_cselect_b64 s[88:89], ttmp[14:15], exec ; encoding: [0x7a,0x7e,0xd8,0x85]

s_ff0_i32_b64 ttmp15, 0xffffffff80000000
// GFX942: s_ff0_i32_b64 ttmp15, 0x80000000 ; encoding: [0xff,0x0f,0xfb,0xbe,0x00,0x00,0x00,0x80]

s_ff1_i32_b64 s71, s[72:73]
// GFX942: s_ff1_i32_b64 s71, s[72:73] ; encoding: [0x48,0x11,0xc7,0xbe]

s_flbit_i32 s11, -1
// GFX942: s_flbit_i32 s11, -1 ; encoding: [0xc1,0x14,0x8b,0xbe]

s_incperflevel 3
// GFX942: s_incperflevel 3 ; encoding: [0x03,0x00,0x94,0xbf]

s_lshl_b32 xnack_mask_lo, s37, s92
// GFX942: s_lshl_b32 xnack_mask_lo, s37, s92 ; encoding: [0x25,0x5c,0x68,0x8e]

s_lshr_b32 s91, 2, 100
// GFX942: s_lshr_b32 s91, 2, 0x64 ; encoding: [0x82,0xff,0x5b,0x8f,0x64,0x00,0x00,0x00]

s_nand_b64 s[94:95], s[70:71], s[36:37]
// GFX942: s_nand_b64 s[94:95], s[70:71], s[36:37] ; encoding: [0x46,0x24,0xde,0x8b]

s_rfe_restore_b64 -2.0, s59
// GFX942: s_rfe_restore_b64 -2.0, s59 ; encoding: [0xf5,0x3b,0x80,0x95]

s_swappc_b64 s[50:51], s[32:33]
// GFX942: s_swappc_b64 s[50:51], s[32:33] ; encoding: [0x20,0x1e,0xb2,0xbe]

s_trap 1
// GFX942: s_trap 1 ; encoding: [0x01,0x00,0x92,0xbf]

v_add_f16_e64 v46, s37, v3
// GFX942: v_add_f16_e64 v46, s37, v3 ; encoding: [0x2e,0x00,0x1f,0xd1,0x25,0x06,0x02,0x00]

v_add_i32 v10, v5, v5 clamp
// GFX942: v_add_i32 v10, v5, v5 clamp ; encoding: [0x0a,0x80,0x9c,0xd2,0x05,0x0b,0x02,0x00]

v_addc_co_u32_sdwa v3, vcc, sext(v5), v255, vcc clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:DWORD
// GFX942: v_addc_co_u32_sdwa v3, vcc, sext(v5), v255, vcc clamp dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0xfe,0x07,0x38,0x05,0x33,0x0d,0x06]

v_and_b32 v255, v3, v5
// GFX942: v_and_b32_e32 v255, v3, v5 ; encoding: [0x03,0x0b,0xfe,0x27]

v_bfrev_b32_sdwa v255, src_shared_limit dst_sel:DWORD dst_unused:UNUSED_PAD
// GFX942: v_bfrev_b32_sdwa v255, src_shared_limit dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD ; encoding: [0xf9,0x58,0xfe,0x7f,0xec,0x06,0x86,0x00]

v_ceil_f32_dpp v1, neg(v1) row_half_mirror row_mask:0xa bank_mask:0x1 bound_ctrl:1
// GFX942: v_ceil_f32_dpp v1, -v1 row_half_mirror row_mask:0xa bank_mask:0x1 bound_ctrl:1 ; encoding: [0xfa,0x3a,0x02,0x7e,0x01,0x41,0x19,0xa1]

v_cmp_class_f16_sdwa exec, |v3|, v255 src0_sel:BYTE_1 src1_sel:WORD_0
// GFX942: v_cmp_class_f16_sdwa exec, |v3|, v255 src0_sel:BYTE_1 src1_sel:WORD_0 ; encoding: [0xf9,0xfe,0x29,0x7c,0x03,0xfe,0x21,0x04]

v_cmp_class_f32_sdwa s[100:101], v0, sext(v0) src0_sel:BYTE_0
// GFX942: v_cmp_class_f32_sdwa s[100:101], v0, sext(v0) src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x00,0x20,0x7c,0x00,0xe4,0x00,0x0e]

v_cmp_eq_f16_sdwa s[54:55], s74, v5 src0_sel:DWORD src1_sel:DWORD
// GFX942: v_cmp_eq_f16_sdwa s[54:55], s74, v5 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x0a,0x44,0x7c,0x4a,0xb6,0x86,0x06]

v_cmp_eq_f32_sdwa s[0:1], neg(v228), src_pops_exiting_wave_id src0_sel:BYTE_2 src1_sel:WORD_1
// GFX942: v_cmp_eq_f32_sdwa s[0:1], -v228, src_pops_exiting_wave_id src0_sel:BYTE_2 src1_sel:WORD_1 ; encoding: [0xf9,0xde,0x85,0x7c,0xe4,0x80,0x12,0x85]

v_cmp_eq_f32_sdwa s[84:85], v5, v1 src0_sel:BYTE_3
// GFX942: v_cmp_eq_f32_sdwa s[84:85], v5, v1 src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x02,0x84,0x7c,0x05,0xd4,0x03,0x06]

v_cmp_eq_i16_sdwa s[66:67], sext(v5), sext(src_shared_base) src0_sel:WORD_0 src1_sel:BYTE_2
// GFX942: v_cmp_eq_i16_sdwa s[66:67], sext(v5), sext(src_shared_base) src0_sel:WORD_0 src1_sel:BYTE_2 ; encoding: [0xf9,0xd6,0x45,0x7d,0x05,0xc2,0x0c,0x8a]

v_cmp_eq_i32_sdwa s[96:97], sext(v54), sext(v10) src0_sel:BYTE_2 src1_sel:WORD_1
// GFX942: v_cmp_eq_i32_sdwa s[96:97], sext(v54), sext(v10) src0_sel:BYTE_2 src1_sel:WORD_1 ; encoding: [0xf9,0x14,0x84,0x7d,0x36,0xe0,0x0a,0x0d]

v_cmp_eq_i64_e64 s[60:61], 1.0, v[2:3]
// GFX942: v_cmp_eq_i64_e64 s[60:61], 1.0, v[2:3] ; encoding: [0x3c,0x00,0xe2,0xd0,0xf2,0x04,0x02,0x00]

v_cmp_eq_u16_sdwa s[16:17], v253, sext(v0) src0_sel:WORD_1 src1_sel:BYTE_3
// GFX942: v_cmp_eq_u16_sdwa s[16:17], v253, sext(v0) src0_sel:WORD_1 src1_sel:BYTE_3 ; encoding: [0xf9,0x00,0x54,0x7d,0xfd,0x90,0x05,0x0b]

v_cmp_eq_u64_e32 exec, v[2:3]
// GFX942: v_cmp_eq_u64_e32 vcc, exec, v[2:3] ; encoding: [0x7e,0x04,0xd4,0x7d]

v_cmp_f_f16_e32 v255, v5
// GFX942: v_cmp_f_f16_e32 vcc, v255, v5 ; encoding: [0xff,0x0b,0x40,0x7c]

v_cmp_f_f16_e64 s[88:89], neg(v10), abs(v10) clamp
// GFX942: v_cmp_f_f16_e64 s[88:89], -v10, |v10| clamp ; encoding: [0x58,0x82,0x20,0xd0,0x0a,0x15,0x02,0x20]

v_cmp_f_f16_sdwa s[72:73], |v1|, -v170 src0_sel:BYTE_3 src1_sel:WORD_1
// GFX942: v_cmp_f_f16_sdwa s[72:73], |v1|, -v170 src0_sel:BYTE_3 src1_sel:WORD_1 ; encoding: [0xf9,0x54,0x41,0x7c,0x01,0xc8,0x23,0x15]

v_cmp_f_f32_sdwa s[68:69], -1.0, neg(s58) src0_sel:WORD_1
// GFX942: v_cmp_f_f32_sdwa s[68:69], -1.0, -s58 src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x74,0x80,0x7c,0xf3,0xc4,0x85,0x96]

v_cmp_f_i16_e32 v2, v93
// GFX942: v_cmp_f_i16_e32 vcc, v2, v93 ; encoding: [0x02,0xbb,0x40,0x7d]

v_cmp_f_i16_e32 v5, v5
// GFX942: v_cmp_f_i16_e32 vcc, v5, v5 ; encoding: [0x05,0x0b,0x40,0x7d]

v_cmp_f_i16_sdwa s[18:19], sext(v10), sext(v3)
// GFX942: v_cmp_f_i16_sdwa s[18:19], sext(v10), sext(v3) src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x06,0x40,0x7d,0x0a,0x92,0x0e,0x0e]

v_cmp_f_i32_sdwa ttmp[14:15], v3, v0
// GFX942: v_cmp_f_i32_sdwa ttmp[14:15], v3, v0 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0x80,0x7d,0x03,0xfa,0x06,0x06]

v_cmp_f_i32_sdwa xnack_mask, sext(v0), v1 src0_sel:DWORD src1_sel:BYTE_0
// GFX942: v_cmp_f_i32_sdwa xnack_mask, sext(v0), v1 src0_sel:DWORD src1_sel:BYTE_0 ; encoding: [0xf9,0x02,0x80,0x7d,0x00,0xe8,0x0e,0x00]

v_cmp_f_u16_sdwa s[72:73], sext(v5), v2 src0_sel:WORD_0
// GFX942: v_cmp_f_u16_sdwa s[72:73], sext(v5), v2 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x04,0x50,0x7d,0x05,0xc8,0x0c,0x06]

v_cmp_ge_f32_sdwa s[32:33], v2, -1.0 src0_sel:BYTE_3 src1_sel:BYTE_2
// GFX942: v_cmp_ge_f32_sdwa s[32:33], v2, -1.0 src0_sel:BYTE_3 src1_sel:BYTE_2 ; encoding: [0xf9,0xe6,0x8d,0x7c,0x02,0xa0,0x03,0x82]

v_cmp_ge_f32_sdwa s[80:81], v1, v1 src0_sel:BYTE_2 src1_sel:BYTE_1
// GFX942: v_cmp_ge_f32_sdwa s[80:81], v1, v1 src0_sel:BYTE_2 src1_sel:BYTE_1 ; encoding: [0xf9,0x02,0x8c,0x7c,0x01,0xd0,0x02,0x01]

v_cmp_ge_i16_sdwa s[16:17], v1, sext(v2) src0_sel:BYTE_2 src1_sel:BYTE_0
// GFX942: v_cmp_ge_i16_sdwa s[16:17], v1, sext(v2) src0_sel:BYTE_2 src1_sel:BYTE_0 ; encoding: [0xf9,0x04,0x4c,0x7d,0x01,0x90,0x02,0x08]

v_cmp_gt_i16_e32 0, v5
// GFX942: v_cmp_gt_i16_e32 vcc, 0, v5 ; encoding: [0x80,0x0a,0x48,0x7d]

v_cmp_gt_i16_sdwa s[20:21], v2, v1 src0_sel:BYTE_3
// GFX942: v_cmp_gt_i16_sdwa s[20:21], v2, v1 src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x02,0x48,0x7d,0x02,0x94,0x03,0x06]

v_cmp_gt_i16_sdwa ttmp[4:5], sext(vcc_hi), v5 src0_sel:WORD_1 src1_sel:WORD_0
// GFX942: v_cmp_gt_i16_sdwa ttmp[4:5], sext(vcc_hi), v5 src0_sel:WORD_1 src1_sel:WORD_0 ; encoding: [0xf9,0x0a,0x48,0x7d,0x6b,0xf0,0x8d,0x04]

v_cmp_gt_i32 s[68:69], v5, 2.0
// GFX942: v_cmp_gt_i32_e64 s[68:69], v5, 2.0 ; encoding: [0x44,0x00,0xc4,0xd0,0x05,0xe9,0x01,0x00]

v_cmp_gt_i32_sdwa s[20:21], sext(v10), sext(s32) src0_sel:BYTE_3 src1_sel:BYTE_0
// GFX942: v_cmp_gt_i32_sdwa s[20:21], sext(v10), sext(s32) src0_sel:BYTE_3 src1_sel:BYTE_0 ; encoding: [0xf9,0x40,0x88,0x7d,0x0a,0x94,0x0b,0x88]

v_cmp_le_i16_sdwa s[76:77], sext(0.5), ttmp3
// GFX942: v_cmp_le_i16_sdwa s[76:77], sext(0.5), ttmp3 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xde,0x46,0x7d,0xf0,0xcc,0x8e,0x86]

v_cmp_le_i32_e32 v192, v255
// GFX942: v_cmp_le_i32_e32 vcc, v192, v255 ; encoding: [0xc0,0xff,0x87,0x7d]

v_cmp_le_i64 s[0:1], v[2:3], s[58:59]
// GFX942: v_cmp_le_i64_e64 s[0:1], v[2:3], s[58:59] ; encoding: [0x00,0x00,0xe3,0xd0,0x02,0x75,0x00,0x00]

v_cmp_le_u32_e32 xnack_mask_lo, v1
// GFX942: v_cmp_le_u32_e32 vcc, xnack_mask_lo, v1 ; encoding: [0x68,0x02,0x96,0x7d]

v_cmp_le_u32_sdwa s[64:65], src_execz, v10 src0_sel:WORD_0 src1_sel:WORD_0
// GFX942: v_cmp_le_u32_sdwa s[64:65], src_execz, v10 src0_sel:WORD_0 src1_sel:WORD_0 ; encoding: [0xf9,0x14,0x96,0x7d,0xfc,0xc0,0x84,0x04]

v_cmp_lg_f16_e32 0x7fff, v10
// GFX942: v_cmp_lg_f16_e32 vcc, 0x7fff, v10 ; encoding: [0xff,0x14,0x4a,0x7c,0xff,0x7f,0x00,0x00]

v_cmp_lt_f32_sdwa s[22:23], abs(v1), s94 src0_sel:BYTE_2 src1_sel:WORD_1
// GFX942: v_cmp_lt_f32_sdwa s[22:23], |v1|, s94 src0_sel:BYTE_2 src1_sel:WORD_1 ; encoding: [0xf9,0xbc,0x82,0x7c,0x01,0x96,0x22,0x85]

v_cmp_lt_u16_sdwa flat_scratch, v1, v255 src0_sel:WORD_1 src1_sel:BYTE_0
// GFX942: v_cmp_lt_u16_sdwa flat_scratch, v1, v255 src0_sel:WORD_1 src1_sel:BYTE_0 ; encoding: [0xf9,0xfe,0x53,0x7d,0x01,0xe6,0x05,0x00]

v_cmp_lt_u16_sdwa s[52:53], v255, sext(s49) src0_sel:WORD_0 src1_sel:BYTE_3
// GFX942: v_cmp_lt_u16_sdwa s[52:53], v255, sext(s49) src0_sel:WORD_0 src1_sel:BYTE_3 ; encoding: [0xf9,0x62,0x52,0x7d,0xff,0xb4,0x04,0x8b]

v_cmp_lt_u32_e32 s84, v5
// GFX942: v_cmp_lt_u32_e32 vcc, s84, v5 ; encoding: [0x54,0x0a,0x92,0x7d]

v_cmp_lt_u32_sdwa xnack_mask, sext(v255), v122 src1_sel:WORD_1
// GFX942: v_cmp_lt_u32_sdwa xnack_mask, sext(v255), v122 src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0xf4,0x92,0x7d,0xff,0xe8,0x0e,0x05]

v_cmp_lt_u64 s[86:87], s[40:41], 2.0
// GFX942: v_cmp_lt_u64_e64 s[86:87], s[40:41], 2.0 ; encoding: [0x56,0x00,0xe9,0xd0,0x28,0xe8,0x01,0x00]

v_cmp_ne_i16_e32 s84, v0
// GFX942: v_cmp_ne_i16_e32 vcc, s84, v0 ; encoding: [0x54,0x00,0x4a,0x7d]

v_cmp_ne_i32 s[58:59], 33, s62
// GFX942: v_cmp_ne_i32_e64 s[58:59], 33, s62 ; encoding: [0x3a,0x00,0xc5,0xd0,0xa1,0x7c,0x00,0x00]

v_cmp_ne_i32_e32 v0, v3
// GFX942: v_cmp_ne_i32_e32 vcc, v0, v3 ; encoding: [0x00,0x07,0x8a,0x7d]

v_cmp_ne_i32_sdwa s[54:55], sext(v5), v255 src1_sel:BYTE_3
// GFX942: v_cmp_ne_i32_sdwa s[54:55], sext(v5), v255 src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0xfe,0x8b,0x7d,0x05,0xb6,0x0e,0x03]

v_cmp_ne_u16_sdwa s[22:23], v0, v10 src0_sel:WORD_0
// GFX942: v_cmp_ne_u16_sdwa s[22:23], v0, v10 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x14,0x5a,0x7d,0x00,0x96,0x04,0x06]

v_cmp_nge_f16_sdwa s[76:77], neg(v2), v255 src0_sel:WORD_0 src1_sel:BYTE_3
// GFX942: v_cmp_nge_f16_sdwa s[76:77], -v2, v255 src0_sel:WORD_0 src1_sel:BYTE_3 ; encoding: [0xf9,0xfe,0x53,0x7c,0x02,0xcc,0x14,0x03]

v_cmp_nle_f16_e32 src_shared_limit, v3
// GFX942: v_cmp_nle_f16_e32 vcc, src_shared_limit, v3 ; encoding: [0xec,0x06,0x58,0x7c]

v_cmp_nle_f16_sdwa s[82:83], |v0|, -v2 src0_sel:BYTE_2 src1_sel:BYTE_3
// GFX942: v_cmp_nle_f16_sdwa s[82:83], |v0|, -v2 src0_sel:BYTE_2 src1_sel:BYTE_3 ; encoding: [0xf9,0x04,0x58,0x7c,0x00,0xd2,0x22,0x13]

v_cmp_nlg_f16_e32 1, v0
// GFX942: v_cmp_nlg_f16_e32 vcc, 1, v0 ; encoding: [0x81,0x00,0x54,0x7c]

v_cmp_nlg_f16_sdwa s[4:5], -v10, -|v10|
// GFX942: v_cmp_nlg_f16_sdwa s[4:5], -v10, -|v10| src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x14,0x54,0x7c,0x0a,0x84,0x16,0x36]

v_cmp_nlg_f32_e32 v1, v1
// GFX942: v_cmp_nlg_f32_e32 vcc, v1, v1 ; encoding: [0x01,0x03,0x94,0x7c]

v_cmp_nlt_f16_sdwa s[16:17], -0.5, v0 src1_sel:WORD_0
// GFX942: v_cmp_nlt_f16_sdwa s[16:17], -0.5, v0 src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0x00,0x5c,0x7c,0xf1,0x90,0x86,0x04]

v_cmp_o_f16_sdwa s[36:37], v2, v3 src0_sel:BYTE_0 src1_sel:DWORD
// GFX942: v_cmp_o_f16_sdwa s[36:37], v2, v3 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0x06,0x4e,0x7c,0x02,0xa4,0x00,0x06]

v_cmp_o_f16_sdwa s[46:47], |v0|, v255 src0_sel:WORD_0 src1_sel:BYTE_0
// GFX942: v_cmp_o_f16_sdwa s[46:47], |v0|, v255 src0_sel:WORD_0 src1_sel:BYTE_0 ; encoding: [0xf9,0xfe,0x4f,0x7c,0x00,0xae,0x24,0x00]

v_cmp_o_f16_sdwa s[50:51], 33, |s82| src0_sel:BYTE_1 src1_sel:DWORD
// GFX942: v_cmp_o_f16_sdwa s[50:51], 33, |s82| src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0xa4,0x4e,0x7c,0xa1,0xb2,0x81,0xa6]

v_cmp_o_f16_sdwa s[58:59], v2, -v3 src0_sel:WORD_0
// GFX942: v_cmp_o_f16_sdwa s[58:59], v2, -v3 src0_sel:WORD_0 src1_sel:DWORD ; encoding: [0xf9,0x06,0x4e,0x7c,0x02,0xba,0x04,0x16]

v_cmp_o_f16_sdwa ttmp[14:15], v5, neg(v0) src0_sel:BYTE_2 src1_sel:WORD_1
// GFX942: v_cmp_o_f16_sdwa ttmp[14:15], v5, -v0 src0_sel:BYTE_2 src1_sel:WORD_1 ; encoding: [0xf9,0x00,0x4e,0x7c,0x05,0xfa,0x02,0x15]

v_cmp_o_f32_sdwa s[12:13], |v0|, v10 src0_sel:WORD_0 src1_sel:BYTE_2
// GFX942: v_cmp_o_f32_sdwa s[12:13], |v0|, v10 src0_sel:WORD_0 src1_sel:BYTE_2 ; encoding: [0xf9,0x14,0x8e,0x7c,0x00,0x8c,0x24,0x02]

v_cmp_t_i16_e32 1, v2
// GFX942: v_cmp_t_i16_e32 vcc, 1, v2 ; encoding: [0x81,0x04,0x4e,0x7d]

v_cmp_t_i32_sdwa exec, v0, sext(v3)
// GFX942: v_cmp_t_i32_sdwa exec, v0, sext(v3) src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x06,0x8e,0x7d,0x00,0xfe,0x06,0x0e]

v_cmp_t_u32_e32 0x12345678, v5
// GFX942: v_cmp_t_u32_e32 vcc, 0x12345678, v5 ; encoding: [0xff,0x0a,0x9e,0x7d,0x78,0x56,0x34,0x12]

v_cmp_t_u32_e32 v3, v1
// GFX942: v_cmp_t_u32_e32 vcc, v3, v1 ; encoding: [0x03,0x03,0x9e,0x7d]

v_cmp_t_u32_sdwa s[90:91], sext(v2), sext(scc) src0_sel:BYTE_0
// GFX942: v_cmp_t_u32_sdwa s[90:91], sext(v2), sext(src_scc) src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0xfa,0x9f,0x7d,0x02,0xda,0x08,0x8e]

v_cmp_t_u64_e32 2.0, v[10:11]
// GFX942: v_cmp_t_u64_e32 vcc, 2.0, v[10:11] ; encoding: [0xf4,0x14,0xde,0x7d]

v_cmp_t_u64_e32 s[72:73], v[152:153]
// GFX942: v_cmp_t_u64_e32 vcc, s[72:73], v[152:153] ; encoding: [0x48,0x30,0xdf,0x7d]

v_cmp_tru_f16_sdwa s[32:33], v10, 2.0 src1_sel:WORD_0
// GFX942: v_cmp_tru_f16_sdwa s[32:33], v10, 2.0 src0_sel:DWORD src1_sel:WORD_0 ; encoding: [0xf9,0xe8,0x5f,0x7c,0x0a,0xa0,0x06,0x84]

v_cmp_tru_f16_sdwa s[84:85], src_shared_base, v0 src0_sel:BYTE_1
// GFX942: v_cmp_tru_f16_sdwa s[84:85], src_shared_base, v0 src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x00,0x5e,0x7c,0xeb,0xd4,0x81,0x06]

v_cmp_u_f16_sdwa s[6:7], |2|, abs(v179) src0_sel:WORD_1 src1_sel:DWORD
// GFX942: v_cmp_u_f16_sdwa s[6:7], |2|, |v179| src0_sel:WORD_1 src1_sel:DWORD ; encoding: [0xf9,0x66,0x51,0x7c,0x82,0x86,0xa5,0x26]

v_cmp_u_f32_sdwa s[18:19], vcc_lo, abs(v3) src0_sel:DWORD src1_sel:WORD_1
// GFX942: v_cmp_u_f32_sdwa s[18:19], vcc_lo, |v3| src0_sel:DWORD src1_sel:WORD_1 ; encoding: [0xf9,0x06,0x90,0x7c,0x6a,0x92,0x86,0x25]

v_cmp_u_f32_sdwa ttmp[4:5], -|v255|, neg(v10) src0_sel:BYTE_3
// GFX942: v_cmp_u_f32_sdwa ttmp[4:5], -|v255|, -v10 src0_sel:BYTE_3 src1_sel:DWORD ; encoding: [0xf9,0x14,0x90,0x7c,0xff,0xf0,0x33,0x16]

v_cmpx_eq_u16_e32 v0, v255
// GFX942: v_cmpx_eq_u16_e32 vcc, v0, v255 ; encoding: [0x00,0xff,0x75,0x7d]

v_cmpx_f_f32_e32 1e10, v2
// GFX942: v_cmpx_f_f32_e32 vcc, 0x501502f9, v2 ; encoding: [0xff,0x04,0xa0,0x7c,0xf9,0x02,0x15,0x50]

v_cmpx_f_i32_sdwa s[32:33], v10, v255 src0_sel:BYTE_2
// GFX942: v_cmpx_f_i32_sdwa s[32:33], v10, v255 src0_sel:BYTE_2 src1_sel:DWORD ; encoding: [0xf9,0xfe,0xa1,0x7d,0x0a,0xa0,0x02,0x06]

v_cmpx_gt_f16_e64 s[56:57], -abs(0.15915494), 0xffff
// GFX942: v_cmpx_gt_f16_e64 s[56:57], -|0.15915494|, -1 ; encoding: [0x38,0x01,0x34,0xd0,0xf8,0x82,0x01,0x20]

v_cmpx_le_f16_e32 -1.0, v2
// GFX942: v_cmpx_le_f16_e32 vcc, -1.0, v2 ; encoding: [0xf3,0x04,0x66,0x7c]

v_cmpx_le_f32_sdwa s[48:49], -v1, flat_scratch_lo src0_sel:BYTE_2 src1_sel:BYTE_3
// GFX942: v_cmpx_le_f32_sdwa s[48:49], -v1, flat_scratch_lo src0_sel:BYTE_2 src1_sel:BYTE_3 ; encoding: [0xf9,0xcc,0xa6,0x7c,0x01,0xb0,0x12,0x83]

v_cmpx_lt_i16_sdwa ttmp[4:5], sext(vccz), 64 src1_sel:BYTE_3
// GFX942: v_cmpx_lt_i16_sdwa ttmp[4:5], sext(src_vccz), 64 src0_sel:DWORD src1_sel:BYTE_3 ; encoding: [0xf9,0x80,0x63,0x7d,0xfb,0xf0,0x8e,0x83]

v_cmpx_ne_i32_sdwa s[70:71], sext(v1), m0 src0_sel:BYTE_0 src1_sel:DWORD
// GFX942: v_cmpx_ne_i32_sdwa s[70:71], sext(v1), m0 src0_sel:BYTE_0 src1_sel:DWORD ; encoding: [0xf9,0xf8,0xaa,0x7d,0x01,0xc6,0x08,0x86]

v_cmpx_ne_u32 vcc, v0, s9
// GFX942: v_cmpx_ne_u32_e64 vcc, v0, s9 ; encoding: [0x6a,0x00,0xdd,0xd0,0x00,0x13,0x00,0x00]

v_cmpx_nge_f16_e64 ttmp[4:5], v2, neg(flat_scratch_lo)
// GFX942: v_cmpx_nge_f16_e64 ttmp[4:5], v2, -flat_scratch_lo ; encoding: [0x70,0x00,0x39,0xd0,0x02,0xcd,0x00,0x40]

v_cmpx_o_f16_sdwa s[58:59], -|v6|, 64 src0_sel:BYTE_2 src1_sel:WORD_0
// GFX942: v_cmpx_o_f16_sdwa s[58:59], -|v6|, 64 src0_sel:BYTE_2 src1_sel:WORD_0 ; encoding: [0xf9,0x80,0x6f,0x7c,0x06,0xba,0x32,0x84]

v_cmpx_u_f16_sdwa s[76:77], neg(v10), v3 src0_sel:DWORD
// GFX942: v_cmpx_u_f16_sdwa s[76:77], -v10, v3 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x06,0x70,0x7c,0x0a,0xcc,0x16,0x06]

v_cvt_f16_u16_e32 v113, v10
// GFX942: v_cvt_f16_u16_e32 v113, v10 ; encoding: [0x0a,0x73,0xe2,0x7e]

v_cvt_f32_bf8 v2, 64
// GFX942: v_cvt_f32_bf8_e32 v2, 64 ; encoding: [0xc0,0xaa,0x04,0x7e]

v_cvt_f32_f16_sdwa v1, -|v10| dst_unused:UNUSED_SEXT
// GFX942: v_cvt_f32_f16_sdwa v1, -|v10| dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:DWORD ; encoding: [0xf9,0x16,0x02,0x7e,0x0a,0x0e,0x36,0x00]

v_cvt_f32_ubyte0_e32 v0, s101
// GFX942: v_cvt_f32_ubyte0_e32 v0, s101 ; encoding: [0x65,0x22,0x00,0x7e]

v_cvt_f32_ubyte2 v1, 0.15915494309189532
// GFX942: v_cvt_f32_ubyte2_e32 v1, 0.15915494 ; encoding: [0xf8,0x26,0x02,0x7e]

v_cvt_f32_ubyte3_e64 v5, v0
// GFX942: v_cvt_f32_ubyte3_e64 v5, v0 ; encoding: [0x05,0x00,0x54,0xd1,0x00,0x01,0x00,0x00]

v_cvt_f64_u32 v[254:255], v0
// GFX942: v_cvt_f64_u32_e32 v[254:255], v0 ; encoding: [0x00,0x2d,0xfc,0x7f]

v_cvt_flr_i32_f32_dpp v0, neg(v2) row_bcast:15 row_mask:0x1 bank_mask:0xf
// GFX942: v_cvt_flr_i32_f32_dpp v0, -v2 row_bcast:15 row_mask:0x1 bank_mask:0xf ; encoding: [0xfa,0x1a,0x00,0x7e,0x02,0x42,0x11,0x1f]

v_cvt_i32_f32_sdwa v0, |v1| src0_sel:WORD_1
// GFX942: v_cvt_i32_f32_sdwa v0, |v1| dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 ; encoding: [0xf9,0x10,0x00,0x7e,0x01,0x16,0x25,0x00]

v_cvt_norm_i16_f16_dpp v2, v1 quad_perm:[2,2,0,3] bank_mask:0x3 bound_ctrl:0
// GFX942: v_cvt_norm_i16_f16_dpp v2, v1 quad_perm:[2,2,0,3] row_mask:0xf bank_mask:0x3 bound_ctrl:1 ; encoding: [0xfa,0x9a,0x04,0x7e,0x01,0xca,0x08,0xf3]

v_cvt_norm_u16_f16 v3, s93
// GFX942: v_cvt_norm_u16_f16_e32 v3, s93 ; encoding: [0x5d,0x9c,0x06,0x7e]

v_cvt_pk_f32_bf8 v[0:1], 0.5
// GFX942: v_cvt_pk_f32_bf8_e32 v[0:1], 0.5 ; encoding: [0xf0,0xae,0x00,0x7e]

v_cvt_pk_fp8_f32_e64 v154, neg(v228), s64
// GFX942: v_cvt_pk_fp8_f32 v154, -v228, s64 ; encoding: [0x9a,0x00,0xa2,0xd2,0xe4,0x81,0x00,0x20]

v_cvt_pkaccum_u8_f32_e64 v1, 0.15915494, s75
// GFX942: v_cvt_pkaccum_u8_f32 v1, 0.15915494, s75 ; encoding: [0x01,0x00,0xf0,0xd1,0xf8,0x96,0x00,0x00]

v_cvt_pknorm_u16_f16_e64 v2, -v3, v61 op_sel:[1,1,1]
// GFX942: v_cvt_pknorm_u16_f16 v2, -v3, v61 op_sel:[1,1,1] ; encoding: [0x02,0x58,0x9a,0xd2,0x03,0x7b,0x02,0x20]

v_cvt_rpi_i32_f32_dpp v3, v1 wave_ror:1 row_mask:0xf bank_mask:0xd
// GFX942: v_cvt_rpi_i32_f32_dpp v3, v1 wave_ror:1 row_mask:0xf bank_mask:0xd ; encoding: [0xfa,0x18,0x06,0x7e,0x01,0x3c,0x01,0xfd]

v_cvt_u16_f16_sdwa v1, v1 src0_sel:WORD_0
// GFX942: v_cvt_u16_f16_sdwa v1, v1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 ; encoding: [0xf9,0x76,0x02,0x7e,0x01,0x16,0x04,0x00]

v_dot2c_i32_i16_e64 v173, v21, s92
// GFX942: v_dot2c_i32_i16_e64 v173, v21, s92 ; encoding: [0xad,0x00,0x38,0xd1,0x15,0xb9,0x00,0x00]

v_dot4c_i32_i8_dpp v0, v66, v3 row_shr:3 bank_mask:0x5 bound_ctrl:0
// GFX942: v_dot4c_i32_i8_dpp v0, v66, v3 row_shr:3 row_mask:0xf bank_mask:0x5 bound_ctrl:1 ; encoding: [0xfa,0x06,0x00,0x72,0x42,0x13,0x09,0xf5]

v_dot8c_i32_i4_dpp v2, v10, v10 wave_shl:1 bank_mask:0x7
// GFX942: v_dot8c_i32_i4_dpp v2, v10, v10 wave_shl:1 row_mask:0xf bank_mask:0x7 ; encoding: [0xfa,0x14,0x04,0x74,0x0a,0x30,0x01,0xf7]

v_exp_f32_e32 v3, v5
// GFX942: v_exp_f32_e32 v3, v5 ; encoding: [0x05,0x41,0x06,0x7e]

v_exp_legacy_f32_dpp v6, -abs(v5) row_ror:11 row_mask:0x9 bank_mask:0xe
// GFX942: v_exp_legacy_f32_dpp v6, -|v5| row_ror:11 row_mask:0x9 bank_mask:0xe ; encoding: [0xfa,0x96,0x0c,0x7e,0x05,0x2b,0x31,0x9e]

v_fma_mix_f32_e64 v1, v255, neg(0.5), |v1| op_sel_hi:[0,1,1] clamp
// GFX942: v_fma_mix_f32 v1, v255, neg(0.5), |v1| op_sel_hi:[0,1,1] clamp ; encoding: [0x01,0xc4,0xa0,0xd3,0xff,0xe1,0x05,0x54]

v_fmamk_f32 v2, v2, 0xaf123456, v3
// GFX942: v_fmamk_f32 v2, v2, 0xaf123456, v3 ; encoding: [0x02,0x07,0x04,0x2e,0x56,0x34,0x12,0xaf]

v_fract_f16_e64 v0, -abs(s89) div:2
// GFX942: v_fract_f16_e64 v0, -|s89| div:2 ; encoding: [0x00,0x01,0x88,0xd1,0x59,0x00,0x00,0x38]

v_fract_f32 v0, -0.5
// GFX942: v_fract_f32_e32 v0, -0.5 ; encoding: [0xf1,0x36,0x00,0x7e]

v_frexp_exp_i32_f64_e64 v2, -|s[10:11]| clamp
// GFX942: v_frexp_exp_i32_f64_e64 v2, -|s[10:11]| clamp ; encoding: [0x02,0x81,0x70,0xd1,0x0a,0x00,0x00,0x20]

v_frexp_mant_f16_e64 v2, |2| clamp
// GFX942: v_frexp_mant_f16_e64 v2, |2| clamp ; encoding: [0x02,0x81,0x82,0xd1,0x82,0x00,0x00,0x00]

v_frexp_mant_f64 v[0:1], |0.5|
// GFX942: v_frexp_mant_f64_e32 v[0:1], 0.5 ; encoding: [0xf0,0x62,0x00,0x7e]

v_ldexp_f32_e64 v10, s61, v199
// GFX942: v_ldexp_f32 v10, s61, v199 ; encoding: [0x0a,0x00,0x88,0xd2,0x3d,0x8e,0x03,0x00]

v_log_f32_e32 v3, 0x8000
// GFX942: v_log_f32_e32 v3, 0x8000 ; encoding: [0xff,0x42,0x06,0x7e,0x00,0x80,0x00,0x00]

v_log_legacy_f32_sdwa v0, abs(0.15915494) dst_sel:BYTE_3 src0_sel:BYTE_3
// GFX942: v_log_legacy_f32_sdwa v0, |0.15915494| dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 ; encoding: [0xf9,0x98,0x00,0x7e,0xf8,0x13,0xa3,0x00]

v_lshl_or_b32_e64 v114, v5, v1, v3
// GFX942: v_lshl_or_b32 v114, v5, v1, v3 ; encoding: [0x72,0x00,0x00,0xd2,0x05,0x03,0x0e,0x04]

v_lshlrev_b16 v231, v2, v0 row_ror:5 row_mask:0x6 bank_mask:0xd bound_ctrl:0
// GFX942: v_lshlrev_b16_dpp v231, v2, v0 row_ror:5 row_mask:0x6 bank_mask:0xd bound_ctrl:1 ; encoding: [0xfa,0x00,0xce,0x55,0x02,0x25,0x09,0x6d]

v_mad_legacy_u16_e64 v2, s5, -1, v99 clamp
// GFX942: v_mad_legacy_u16 v2, s5, -1, v99 clamp ; encoding: [0x02,0x80,0xeb,0xd1,0x05,0x82,0x8d,0x05]

v_mad_u32_u16_e64 v0, 2.0, v0, s23 op_sel:[0,1,1]
// GFX942: v_mad_u32_u16 v0, 2.0, v0, s23 op_sel:[0,1,1,0] ; encoding: [0x00,0x30,0xf1,0xd1,0xf4,0x00,0x5e,0x00]

v_max3_u32 v2, 0.5, -1.0, s59
// GFX942: v_max3_u32 v2, 0.5, -1.0, s59 ; encoding: [0x02,0x00,0xd5,0xd1,0xf0,0xe6,0xed,0x00]

v_max_f32_sdwa v2, v1, abs(v5) clamp src0_sel:DWORD src1_sel:BYTE_1
// GFX942: v_max_f32_sdwa v2, v1, |v5| clamp dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x0a,0x04,0x16,0x01,0x36,0x06,0x21]

v_max_i16_e64 v211, -2.0, -16
// GFX942: v_max_i16_e64 v211, -2.0, -16 ; encoding: [0xd3,0x00,0x30,0xd1,0xf5,0xa0,0x01,0x00]

v_max_u32_dpp v1, v2, v3 wave_ror:1 row_mask:0xb bank_mask:0x5
// GFX942: v_max_u32_dpp v1, v2, v3 wave_ror:1 row_mask:0xb bank_mask:0x5 ; encoding: [0xfa,0x06,0x02,0x1e,0x02,0x3c,0x01,0xb5]

v_min3_u16_e64 v3, v3, v5, -2.0 op_sel:[1,1,0] clamp
// GFX942: v_min3_u16 v3, v3, v5, -2.0 op_sel:[1,1,0,0] clamp ; encoding: [0x03,0x98,0xf6,0xd1,0x03,0x0b,0xd6,0x03]

v_min_f32 v5, 0xaf123456, v90
// GFX942: v_min_f32_e32 v5, 0xaf123456, v90 ; encoding: [0xff,0xb4,0x0a,0x14,0x56,0x34,0x12,0xaf]

v_min_i16 v10, 64, v39
// GFX942: v_min_i16_e32 v10, 64, v39 ; encoding: [0xc0,0x4e,0x14,0x64]

v_min_i32_e64 v3, 0.15915494309189532, -2.0
// GFX942: v_min_i32_e64 v3, 0.15915494, -2.0 ; encoding: [0x03,0x00,0x0c,0xd1,0xf8,0xea,0x01,0x00]

v_min_u16_dpp v255, v1, v1 row_ror:8 bank_mask:0xf
// GFX942: v_min_u16_dpp v255, v1, v1 row_ror:8 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x02,0xfe,0x63,0x01,0x28,0x01,0xff]

v_min_u32 v5, 0.5, v5
// GFX942: v_min_u32_e32 v5, 0.5, v5 ; encoding: [0xf0,0x0a,0x0a,0x1c]

v_mov_b32_sdwa v2, sext(v5) dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE
// GFX942: v_mov_b32_sdwa v2, sext(v5) dst_sel:BYTE_3 dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x02,0x04,0x7e,0x05,0x13,0x0e,0x00]

v_mqsad_pk_u16_u8 v[0:1], s[80:81], 0, v[90:91]
// GFX942: v_mqsad_pk_u16_u8 v[0:1], s[80:81], 0, v[90:91] ; encoding: [0x00,0x00,0xe6,0xd1,0x50,0x00,0x69,0x05]

v_mul_f16_sdwa v0, abs(v2), -v1 clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src1_sel:BYTE_1
// GFX942: v_mul_f16_sdwa v0, |v2|, -v1 clamp dst_sel:BYTE_3 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:BYTE_1 ; encoding: [0xf9,0x02,0x00,0x44,0x02,0x2b,0x26,0x11]

v_mul_hi_u32_u24_sdwa v35, sext(v255), v3 clamp dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1
// GFX942: v_mul_hi_u32_u24_sdwa v35, sext(v255), v3 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1 ; encoding: [0xf9,0x06,0x46,0x12,0xff,0x26,0x09,0x01]

v_mul_u32_u24_sdwa v2, sext(v10), s41 dst_sel:WORD_0 src0_sel:DWORD
// GFX942: v_mul_u32_u24_sdwa v2, sext(v10), s41 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x52,0x04,0x10,0x0a,0x14,0x0e,0x86]

v_pk_mad_i16 v56, v2, v0, s80 op_sel:[0,0,0,1] op_sel_hi:[0,0,0] neg_lo:[1,0,1] neg_hi:[0,0,0]
// GFX942: v_pk_mad_i16 v56, v2, v0, s80 op_sel_hi:[0,0,0] neg_lo:[1,0,1] ; encoding: [0x38,0x00,0x80,0xd3,0x02,0x01,0x42,0xa1]

v_pk_mul_f16_e64 v0, v5, s16 op_sel:[1,0,0,1] neg_hi:[0,1] clamp
// GFX942: v_pk_mul_f16 v0, v5, s16 op_sel:[1,0] neg_hi:[0,1] clamp ; encoding: [0x00,0xca,0x90,0xd3,0x05,0x21,0x00,0x18]

v_pk_mul_f32_e64 v[4:5], v[0:1], s[74:75] op_sel:[0,0,1] op_sel_hi:[1,0] neg_lo:[0,0]
// GFX942: v_pk_mul_f32 v[4:5], v[0:1], s[74:75] op_sel_hi:[1,0] ; encoding: [0x04,0x40,0xb1,0xd3,0x00,0x95,0x00,0x08]

v_pk_sub_i16_e64 v5, v3, s59 op_sel:[0,0,1] neg_hi:[0,1] clamp
// GFX942: v_pk_sub_i16 v5, v3, s59 neg_hi:[0,1] clamp ; encoding: [0x05,0xc2,0x83,0xd3,0x03,0x77,0x00,0x18]

v_rcp_f16_sdwa v255, -|v10| dst_unused:UNUSED_PAD src0_sel:BYTE_2
// GFX942: v_rcp_f16_sdwa v255, -|v10| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2 ; encoding: [0xf9,0x7a,0xfe,0x7f,0x0a,0x06,0x32,0x00]

v_rcp_f32_e64 v2, v0 div:2
// GFX942: v_rcp_f32_e64 v2, v0 div:2 ; encoding: [0x02,0x00,0x62,0xd1,0x00,0x01,0x00,0x18]

v_rcp_f64_e64 v[0:1], v[0:1] clamp
// GFX942: v_rcp_f64_e64 v[0:1], v[0:1] clamp ; encoding: [0x00,0x80,0x65,0xd1,0x00,0x01,0x00,0x00]

v_rndne_f32_dpp v0, v3 row_half_mirror row_mask:0x1
// GFX942: v_rndne_f32_dpp v0, v3 row_half_mirror row_mask:0x1 bank_mask:0xf ; encoding: [0xfa,0x3c,0x00,0x7e,0x03,0x41,0x01,0x1f]

v_sat_pk_u8_i16 v2, v10 row_bcast:31 bank_mask:0x1 bound_ctrl:0
// GFX942: v_sat_pk_u8_i16_dpp v2, v10 row_bcast:31 row_mask:0xf bank_mask:0x1 bound_ctrl:1 ; encoding: [0xfa,0x9e,0x04,0x7e,0x0a,0x43,0x09,0xf1]

v_sqrt_f32_sdwa v5, v5 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_2
// GFX942: v_sqrt_f32_sdwa v5, v5 clamp dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_2 ; encoding: [0xf9,0x4e,0x0a,0x7e,0x05,0x22,0x02,0x00]

v_sqrt_f64 v[4:5], s[0:1]
// GFX942: v_sqrt_f64_e32 v[4:5], s[0:1] ; encoding: [0x00,0x50,0x08,0x7e]

v_sub_co_u32 v1, vcc, v255, v2 row_bcast:15 row_mask:0x3 bank_mask:0xe
// GFX942: v_sub_co_u32_dpp v1, vcc, v255, v2 row_bcast:15 row_mask:0x3 bank_mask:0xe ; encoding: [0xfa,0x04,0x02,0x34,0xff,0x42,0x01,0x3e]

v_sub_f32_e64 v2, s43, neg(v255)
// GFX942: v_sub_f32_e64 v2, s43, -v255 ; encoding: [0x02,0x00,0x02,0xd1,0x2b,0xfe,0x03,0x40]

v_sub_u32 v1, src_vccz, v0 clamp
// GFX942: v_sub_u32_e64 v1, src_vccz, v0 clamp ; encoding: [0x01,0x80,0x35,0xd1,0xfb,0x00,0x02,0x00]

v_subb_co_u32_sdwa v1, vcc, v14, sext(v179), vcc dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_1
// GFX942: v_subb_co_u32_sdwa v1, vcc, v14, sext(v179), vcc dst_sel:DWORD dst_unused:UNUSED_SEXT src0_sel:BYTE_1 src1_sel:BYTE_1 ; encoding: [0xf9,0x66,0x03,0x3a,0x0e,0x0e,0x01,0x09]

v_subbrev_co_u32_sdwa v72, vcc, 33, sext(v10), vcc clamp dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:BYTE_2
// GFX942: v_subbrev_co_u32_sdwa v72, vcc, 33, sext(v10), vcc clamp dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:BYTE_2 ; encoding: [0xf9,0x14,0x90,0x3c,0xa1,0x29,0x82,0x0a]

v_subrev_co_u32_e64 v76, s[56:57], s34, v151
// GFX942: v_subrev_co_u32_e64 v76, s[56:57], s34, v151 ; encoding: [0x4c,0x38,0x1b,0xd1,0x22,0x2e,0x03,0x00]

v_subrev_f16_e32 v31, 2, v3
// GFX942: v_subrev_f16_e32 v31, 2, v3 ; encoding: [0x82,0x06,0x3e,0x42]

v_subrev_u32_sdwa v10, sext(v1), sext(v3) clamp dst_sel:WORD_1 src0_sel:BYTE_3 src1_sel:WORD_1
// GFX942: v_subrev_u32_sdwa v10, sext(v1), sext(v3) clamp dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_1 ; encoding: [0xf9,0x06,0x14,0x6c,0x01,0x35,0x0b,0x0d]

v_trig_preop_f64_e64 v[92:93], s[88:89], v10
// GFX942: v_trig_preop_f64 v[92:93], s[88:89], v10 ; encoding: [0x5c,0x00,0x92,0xd2,0x58,0x14,0x02,0x00]

v_trunc_f32_sdwa v255, v255 dst_sel:DWORD
// GFX942: v_trunc_f32_sdwa v255, v255 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x38,0xfe,0x7f,0xff,0x16,0x06,0x00]
