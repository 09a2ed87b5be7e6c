// Rules beyond the syntax on gfx90a.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_accvgpr_write_b32 a0, s0
// GFX: v_accvgpr_write_b32 a0, s0 ; encoding: [0x00,0x40,0xd9,0xd3,0x00,0x00,0x00,0x18]

v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0
// GFX: v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0 ; encoding: [0x00,0x80,0xc0,0xd3,0x00,0x03,0xca,0x03]

v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[2:33]
// ERR: :[[@LINE-1]]:40: error: source 2 operand must not partially overlap with dst

v_add_f32 v0, src_lds_direct, v2
// ERR: :[[@LINE-1]]:15: error: lds_direct is not supported on this GPU

v_ceil_f64_dpp v[0:1], v[2:3] row_shr:1
// ERR: :[[@LINE-1]]:31: error: DP ALU dpp only supports row_newbcast

v_ceil_f64_dpp v[0:1], v[2:3] row_newbcast:1
// GFX: v_ceil_f64_dpp v[0:1], v[2:3] row_newbcast:1 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x30,0x00,0x7e,0x02,0x51,0x01,0xff]

v_cvt_f32_f64_dpp v0, v[2:3] row_shr:1
// ERR: :[[@LINE-1]]:30: error: DP ALU dpp only supports row_newbcast

v_cvt_f64_f32_dpp v[0:1], v2 row_shr:1
// ERR: :[[@LINE-1]]:30: error: DP ALU dpp only supports row_newbcast

v_mov_b32_dpp v0, v1 row_shr:1
// GFX: v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x02,0x00,0x7e,0x01,0x11,0x01,0xff]
