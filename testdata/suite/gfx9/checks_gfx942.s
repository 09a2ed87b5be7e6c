// Rules beyond the syntax on gfx942.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_dot2_f32_f16 v0, v1, v2, v3
// GFX: v_dot2_f32_f16 v0, v1, v2, v3 ; encoding: [0x00,0x40,0xa3,0xd3,0x01,0x05,0x0e,0x1c]

v_dot2_f32_f16 v0, v1, v2, v3 op_sel:[1,0,0]
// ERR: :[[@LINE-1]]:31: error: invalid op_sel operand

v_dot2_f32_f16 v0, v1, v2, v3 op_sel_hi:[1,1,1]
// ERR: :[[@LINE-1]]:1: error: invalid op_sel operand

v_dot2_f32_f16 v0, v1, v2, v3 op_sel_hi:[0,1,1]
// ERR: :[[@LINE-1]]:1: error: invalid op_sel operand

v_dot2_f32_f16 v0, v1, v2, v3 neg_lo:[1,0,0]
// GFX: v_dot2_f32_f16 v0, v1, v2, v3 neg_lo:[1,0,0] ; encoding: [0x00,0x40,0xa3,0xd3,0x01,0x05,0x0e,0x3c]

v_dot4_i32_i8 v0, v1, v2, v3
// GFX: v_dot4_i32_i8 v0, v1, v2, v3 ; encoding: [0x00,0x40,0xa8,0xd3,0x01,0x05,0x0e,0x1c]
