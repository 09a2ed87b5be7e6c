// Rules beyond the syntax on gfx1250.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_fma_f64 v[0:1], 0x123456789, v[2:3], v[4:5]
// ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

v_add_f64 v[0:1], 0x123456789, v[2:3]
// GFX: v_add_f64_e32 v[0:1], 0x123456789, v[2:3] ; encoding: [0xfe,0x04,0x00,0x04,0x89,0x67,0x45,0x23,0x01,0x00,0x00,0x00]

v_add_f64 v[0:1], lit64(1.0), v[2:3]
// GFX: v_add_f64_e32 v[0:1], lit64(0x3ff0000000000000), v[2:3] ; encoding: [0xfe,0x04,0x00,0x04,0x00,0x00,0x00,0x00,0x00,0x00,0xf0,0x3f]

v_fmaak_f64 v[4:5], 0x405ec000, v[8:9], lit64(0x405ec000)
// ERR: :[[@LINE-1]]:47: error: only one unique literal operand is allowed

v_fmaak_f64 v[4:5], 0x405ec000, v[8:9], 0x405ec000
// GFX: v_fmaak_f64 v[4:5], 0x405ec000, v[8:9], 0x405ec000 ; encoding: [0xfe,0x10,0x08,0x48,0x00,0x00,0x00,0x00,0x00,0xc0,0x5e,0x40]

v_lshlrev_b64 v[0:1], s1, v[2:3]
// GFX: v_lshlrev_b64_e32 v[0:1], s1, v[2:3] ; encoding: [0x01,0x04,0x00,0x3e]

v_lshrrev_b64 v[0:1], s1, s[2:3]
// GFX: v_lshrrev_b64 v[0:1], s1, s[2:3] ; encoding: [0x00,0x00,0x3d,0xd7,0x01,0x04,0x00,0x02]

v_pk_add_f32 v[0:1], s[2:3], v[4:5] op_sel:[1,0]
// ERR: :[[@LINE-1]]:37: error: invalid op_sel operand

v_pk_add_f32 v[0:1], s[2:3], v[4:5] op_sel:[0,1]
// ERR: :[[@LINE-1]]:37: error: invalid op_sel operand

v_pk_add_f32 v[0:1], s[2:3], v[4:5] op_sel_hi:[0,1]
// GFX: v_pk_add_f32 v[0:1], s[2:3], v[4:5] op_sel_hi:[0,1] ; encoding: [0x00,0x40,0x29,0xcc,0x02,0x08,0x02,0x12]

v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[1,0,0]
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): v_dot4_f32_fp8_bf8

v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,0,1]
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): v_dot4_f32_fp8_bf8

s_mov_b64 s[0:1], 0x123456789
// GFX: s_mov_b64 s[0:1], 0x123456789 ; encoding: [0xfe,0x01,0x80,0xbe,0x89,0x67,0x45,0x23,0x01,0x00,0x00,0x00]

s_and_b64 s[0:1], 0x1234, 0x1235
// ERR: :[[@LINE-1]]:27: error: only one unique literal operand is allowed

v_pk_add_f32 v[0:1], s[2:3], v[4:5]
// ERR: :[[@LINE-1]]:1: error: invalid op_sel operand

v_pk_add_f32 v[0:1], ttmp[2:3], v[4:5] op_sel:[1,0]
// GFX: v_pk_add_f32 v[0:1], ttmp[2:3], v[4:5] op_sel:[1,0] ; encoding: [0x00,0x48,0x29,0xcc,0x6e,0x08,0x02,0x1a]

v_pk_fma_f32 v[0:1], v[2:3], v[4:5], s[2:3] op_sel_hi:[1,1,0]
// GFX: v_pk_fma_f32 v[0:1], v[2:3], v[4:5], s[2:3] op_sel_hi:[1,1,0] ; encoding: [0x00,0x00,0x1f,0xcc,0x02,0x09,0x0a,0x18]

v_pk_fma_f32 v[0:1], v[2:3], v[4:5], s[2:3]
// ERR: :[[@LINE-1]]:1: error: invalid op_sel operand

v_pk_add_f32 v[0:1], vcc, v[4:5]
// ERR: :[[@LINE-1]]:1: error: invalid op_sel operand

v_ashrrev_i64 v[0:1], s1, s[2:3]
// GFX: v_ashrrev_i64 v[0:1], s1, s[2:3] ; encoding: [0x00,0x00,0x3e,0xd7,0x01,0x04,0x00,0x02]

v_lshlrev_b64_e64 v[0:1], s1, s[2:3]
// ERR: :[[@LINE-1]]:31: error: invalid operand (violates constant bus restrictions)

// What `lit` stands around is no literal when LLVM chooses between VOPD and VOPD3.
v_dual_max_num_f32 v149, v12, v0 :: v_dual_add_f32 v7, lit(0x7a8e7ae8), v0
// ERR: :[[@LINE-1]]:60: error: invalid operand for instruction

v_dual_max_num_f32 v149, v12, v0 :: v_dual_add_f32 v7, 0x7a8e7ae8, v0
// ERR: :[[@LINE-1]]:52: error: one dst register must be even and the other odd
