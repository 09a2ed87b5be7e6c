// Forms that cargo xtask check-isa found to be missing or wrong.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+real-true16 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+real-true16 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_sat_pk_u8_i16_dpp v0.l, sext(v1) quad_perm:[0,1,2,3]
// GFX11: v_sat_pk_u8_i16_dpp v0.l, sext(v1) quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xc4,0x00,0x7e,0x01,0xe4,0x00,0xff]

v_sat_pk_u8_i16_dpp v0.h, v1 row_shr:1
// GFX11: v_sat_pk_u8_i16_dpp v0.h, v1 row_shr:1 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xc4,0x00,0x7f,0x01,0x11,0x01,0xff]

v_nop quad_perm:[0,1,2,3]
// ERR: :[[@LINE-1]]:7: error: not a valid operand.

v_nop_sdwa
// ERR: :[[@LINE-1]]:1: error: sdwa variant of this instruction is not supported
