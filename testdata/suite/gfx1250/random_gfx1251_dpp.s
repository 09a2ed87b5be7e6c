// Instructions that LLVM reads, encodes or prints in a way of its own, as random campaigns found.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -show-encoding %s | FileCheck --check-prefix=GFX1251 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

// LLVM takes the DPP of gfx942, with its opcode: there are no halves and no `fi`.
v_cvt_pk_f32_bf8_dpp v[0:1], v2 row_share:1
// GFX1251: v_cvt_pk_f32_bf8_dpp v[0:1], v2 row_share:1 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xae,0x00,0x7e,0x02,0x51,0x01,0xff]

v_cvt_pk_f32_fp8 v[0:1], v200 row_share:1 row_mask:0x1 bound_ctrl:1
// GFX1251: v_cvt_pk_f32_fp8_dpp v[0:1], v200 row_share:1 row_mask:0x1 bank_mask:0xf bound_ctrl:1 ; encoding: [0xfa,0xac,0x00,0x7e,0xc8,0x51,0x09,0x1f]

v_cvt_pk_f32_bf8 v[0:1], v2.l row_share:1
// ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

v_cvt_pk_f32_fp8_dpp v[0:1], v2 quad_perm:[0,1,2,3]
// ERR: :[[@LINE-1]]:33: error: DP ALU dpp only supports row_share

v_cvt_pk_f32_bf8 v[0:1], v2 row_share:1 fi:1
// ERR: :[[@LINE-1]]:41: error: not a valid operand.

v_cvt_pk_f32_fp8 v[0:1], v2.l
// GFX1251: v_cvt_pk_f32_fp8_e32 v[0:1], v2.l ; encoding: [0x02,0xdd,0x00,0x7e]

v_cvt_pk_f32_fp8 v[0:1], v2
// GFX1251: v_cvt_pk_f32_fp8_e64 v[0:1], v2 ; encoding: [0x00,0x00,0xee,0xd5,0x02,0x01,0x01,0x02]
