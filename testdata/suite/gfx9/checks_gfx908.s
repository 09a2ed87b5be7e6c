// Rules beyond the syntax on gfx908.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_accvgpr_write_b32 a0, s0
// ERR: :[[@LINE-1]]:25: error: source operand must be either a VGPR or an inline constant

v_accvgpr_write_b32 a0, v0
// GFX: v_accvgpr_write_b32 a0, v0 ; encoding: [0x00,0x40,0xd9,0xd3,0x00,0x01,0x00,0x18]

v_accvgpr_write_b32 a0, 1.0
// GFX: v_accvgpr_write_b32 a0, 1.0 ; encoding: [0x00,0x40,0xd9,0xd3,0xf2,0x00,0x00,0x18]

v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0
// ERR: :[[@LINE-1]]:40: error: inline constants are not allowed for this operand

v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[1:32]
// ERR: :[[@LINE-1]]:40: error: source 2 operand must not partially overlap with dst

v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]
// GFX: v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31] ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x03,0x02,0x04]

v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[1:4]
// GFX: v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[1:4] ; encoding: [0x00,0x00,0xc2,0xd3,0x00,0x03,0x06,0x04]

v_add_f64 v[1:2], v[3:4], v[5:6]
// GFX: v_add_f64 v[1:2], v[3:4], v[5:6] ; encoding: [0x01,0x00,0x80,0xd2,0x03,0x0b,0x02,0x00]
