// Rules beyond the syntax on gfx1150.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1150 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1150 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_add_f32_e64_dpp v0, v1, s2 row_mirror
// GFX: v_add_f32_e64_dpp v0, v1, s2 row_mirror row_mask:0xf bank_mask:0xf ; encoding: [0x00,0x00,0x03,0xd5,0xfa,0x04,0x00,0x00,0x01,0x40,0x01,0xff]

v_add_f32_e64_dpp v0, v1, 1.0 row_mirror
// GFX: v_add_f32_e64_dpp v0, v1, 1.0 row_mirror row_mask:0xf bank_mask:0xf ; encoding: [0x00,0x00,0x03,0xd5,0xfa,0xe4,0x01,0x00,0x01,0x40,0x01,0xff]

v_fma_f32_e64_dpp v0, v1, s2, s3 row_mirror
// GFX: v_fma_f32_e64_dpp v0, v1, s2, s3 row_mirror row_mask:0xf bank_mask:0xf ; encoding: [0x00,0x00,0x13,0xd6,0xfa,0x04,0x0c,0x00,0x01,0x40,0x01,0xff]

v_fma_f32_e64_dpp v0, v1, s2, 1.0 dpp8:[0,1,2,3,4,5,6,7]
// GFX: v_fma_f32_e64_dpp v0, v1, s2, 1.0 dpp8:[0,1,2,3,4,5,6,7] ; encoding: [0x00,0x00,0x13,0xd6,0xe9,0x04,0xc8,0x03,0x01,0x88,0xc6,0xfa]

s_add_f32 s0, 1000.0, 1001.0
// ERR: :[[@LINE-1]]:23: error: only one unique literal operand is allowed

s_add_f32 s0, 1000.0, 0x447a0000
// GFX: s_add_f32 s0, 0x447a0000, 0x447a0000 ; encoding: [0xff,0xff,0x00,0xa0,0x00,0x00,0x7a,0x44]

s_add_f16 s0, 0x1234, 0x1235
// ERR: :[[@LINE-1]]:23: error: only one unique literal operand is allowed

s_fmamk_f32 s0, s1, 0x1234, s2
// GFX: s_fmamk_f32 s0, s1, 0x1234, s2 ; encoding: [0x01,0x02,0x00,0xa3,0x34,0x12,0x00,0x00]

s_fmaak_f32 s0, 0x1235, s1, 0x1234
// ERR: :[[@LINE-1]]:29: error: only one unique literal operand is allowed
