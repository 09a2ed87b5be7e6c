// Rules beyond the syntax on gfx1251.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_add_f64_dpp v[2:3], v[2:3], v[4:5] row_shr:1
// ERR: :[[@LINE-1]]:38: error: DP ALU dpp only supports row_share

v_add_f64_dpp v[2:3], v[2:3], v[4:5] row_share:1
// GFX: v_add_f64_dpp v[2:3], v[2:3], v[4:5] row_share:1 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x08,0x04,0x04,0x02,0x51,0x01,0xff]

v_mul_lo_u32_e64_dpp v0, v1, v2 row_shr:1
// ERR: :[[@LINE-1]]:33: error: DP ALU dpp only supports row_share

v_mul_lo_u32_e64_dpp v0, v1, v2 row_share:1
// GFX: v_mul_lo_u32_e64_dpp v0, v1, v2 row_share:1 row_mask:0xf bank_mask:0xf ; encoding: [0x00,0x00,0x2c,0xd7,0xfa,0x04,0x02,0x00,0x01,0x51,0x01,0xff]
