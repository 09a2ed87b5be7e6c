// Rules beyond the syntax on gfx1200.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1200 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1200 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[1,0,0]
// ERR: :[[@LINE-1]]:35: error: invalid neg_lo operand

v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,1,0]
// ERR: :[[@LINE-1]]:35: error: invalid neg_lo operand

v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,0,1] neg_hi:[0,1,0]
// ERR: :[[@LINE-1]]:50: error: invalid neg_hi operand

v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,0,1] neg_hi:[0,0,1]
// GFX: v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,0,1] neg_hi:[0,0,1] ; encoding: [0x00,0x44,0x24,0xcc,0x01,0x05,0x0e,0x9c]

v_dot4_f32_bf8_bf8 v0, v1, v2, v3 neg_hi:[1,0,0]
// ERR: :[[@LINE-1]]:35: error: invalid neg_hi operand

v_dot2_f32_f16 v0, v1, v2, v3 neg_lo:[1,1,1] neg_hi:[1,1,1]
// GFX: v_dot2_f32_f16 v0, v1, v2, v3 neg_lo:[1,1,1] neg_hi:[1,1,1] ; encoding: [0x00,0x47,0x13,0xcc,0x01,0x05,0x0e,0xfc]

v_dot2_f32_f16 v0, s1, s2, s3
// ERR: :[[@LINE-1]]:28: error: invalid operand (violates constant bus restrictions)

v_lshrrev_b64 v[0:1], s1, s[2:3]
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_lshlrev_b64 v[0:1], s1, v[2:3]
// GFX: v_lshlrev_b64_e32 v[0:1], s1, v[2:3] ; encoding: [0x01,0x04,0x00,0x3e]
