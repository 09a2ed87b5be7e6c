// Instructions that LLVM reads, encodes or prints in a way of its own, as random campaigns found.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx950 -show-encoding %s | FileCheck --check-prefix=GFX950 %s

// DPP takes two registers where LLVM's record has one, and one where it has two, and says so.
v_add_f32_dpp v255, v1, -v[226:227] row_bcast:15 bank_mask:0x5
// GFX950: v_add_f32_dpp v255, v1, -v[226:227]/*Invalid register, operand has 'VGPR_32' register class*/ row_bcast:15 row_mask:0xf bank_mask:0x5 ; encoding: [0xfa,0xc4,0xff,0x03,0x01,0x42,0x41,0xf5]

v_sin_f16_dpp v165, v[254:255] quad_perm:[0,3,0,1]
// GFX950: v_sin_f16_dpp v165, v[254:255]/*Invalid register, operand has 'VGPR_32' register class*/ quad_perm:[0,3,0,1] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x92,0x4a,0x7f,0xfe,0x4c,0x00,0xff]

v_fmac_f64_dpp v[0:1], v4, -|v49| row_newbcast:4
// GFX950: v_fmac_f64_dpp v[0:1], v4/*Invalid register, operand has 'VReg_64_Align2' register class*/, -|v49/*Invalid register, operand has 'VReg_64_Align2' register class*/| row_newbcast:4 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x62,0x00,0x08,0x04,0x54,0xc1,0xff]

v_fmac_f64_dpp v[0:1], v[4:5], v[48:49] row_newbcast:4
// GFX950: v_fmac_f64_dpp v[0:1], v[4:5], v[48:49] row_newbcast:4 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x60,0x00,0x08,0x04,0x54,0x01,0xff]


// The source is a pair of registers, but LLVM takes constants, and puts their lowest bits in its place.
v_cvt_scalef32_sr_pk_fp4_f32 v0, 5, v1, v2
// GFX950: v_cvt_scalef32_sr_pk_fp4_f32 v0, 5/*Invalid immediate*/, v1, v2 ; encoding: [0x00,0x00,0x3e,0xd2,0x05,0x02,0x0a,0x04]

v_cvt_scalef32_sr_pk_fp4_f32 v0, -16, s1, s1
// GFX950: v_cvt_scalef32_sr_pk_fp4_f32 v0, -16/*Invalid immediate*/, s1, s1 ; encoding: [0x00,0x00,0x3e,0xd2,0xf0,0x03,0x04,0x00]

v_cvt_scalef32_sr_pk_fp4_f32 v0, -|65|, 7, 8
// GFX950: v_cvt_scalef32_sr_pk_fp4_f32 v0, -|0x41/*Invalid immediate*/|, 7, 8 ; encoding: [0x00,0x01,0x3e,0xd2,0x41,0x0e,0x21,0x22]

v_cvt_scalef32_sr_pk_fp4_f32 v0, 0.15915494309189532, v1, v2
// GFX950: v_cvt_scalef32_sr_pk_fp4_f32 v0, 0x6dc9c882/*Invalid immediate*/, v1, v2 ; encoding: [0x00,0x00,0x3e,0xd2,0x82,0x02,0x0a,0x04]

v_cvt_scalef32_sr_pk_fp4_f32 v0, 0x3f800000, v1, v2
// GFX950: v_cvt_scalef32_sr_pk_fp4_f32 v0, 1.0/*Invalid immediate*/, v1, v2 ; encoding: [0x00,0x00,0x3e,0xd2,0x00,0x02,0x0a,0x04]

v_cvt_scalef32_sr_pk_fp4_f32 v0, lit(0x12345), v1, v2
// GFX950: v_cvt_scalef32_sr_pk_fp4_f32 v0, 0x12345/*Invalid immediate*/, v1, v2 ; encoding: [0x00,0x00,0x3e,0xd2,0x45,0x03,0x0a,0x04]

v_cvt_scalef32_sr_pk_fp4_f32 v0, src_vccz, v1, v2
// GFX950: v_cvt_scalef32_sr_pk_fp4_f32 v0, src_vccz, v1, v2 ; encoding: [0x00,0x00,0x3e,0xd2,0xfb,0x02,0x0a,0x04]

// The source is two bfloat16 numbers.
v_cvt_scalef32_sr_pk_fp4_bf16 v0, 0x3f80, v1, v2
// GFX950: v_cvt_scalef32_sr_pk_fp4_bf16 v0, 1.0, v1, v2 ; encoding: [0x00,0x00,0x4f,0xd2,0xf2,0x02,0x0a,0x04]

v_cvt_scalef32_sr_pk_fp4_bf16 v0, 0x4000, v1, v2
// GFX950: v_cvt_scalef32_sr_pk_fp4_bf16 v0, 2.0, v1, v2 ; encoding: [0x00,0x00,0x4f,0xd2,0xf4,0x02,0x0a,0x04]
