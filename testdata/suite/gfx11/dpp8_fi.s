// DPP8's fi: any value but one whose low 32 bits are 0.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:0
// GFX11: v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] ; encoding: [0xe9,0x02,0x00,0x7e,0x01,0x88,0xc6,0xfa]

v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1
// GFX11: v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1 ; encoding: [0xea,0x02,0x00,0x7e,0x01,0x88,0xc6,0xfa]

v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:2
// GFX11: v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1 ; encoding: [0xea,0x02,0x00,0x7e,0x01,0x88,0xc6,0xfa]

v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:0x100000000
// GFX11: v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] ; encoding: [0xe9,0x02,0x00,0x7e,0x01,0x88,0xc6,0xfa]

v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:0x100000001
// GFX11: v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1 ; encoding: [0xea,0x02,0x00,0x7e,0x01,0x88,0xc6,0xfa]

v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:0.5
// GFX11: v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] ; encoding: [0xe9,0x02,0x00,0x7e,0x01,0x88,0xc6,0xfa]

v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:-1
// GFX11: v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:1 ; encoding: [0xea,0x02,0x00,0x7e,0x01,0x88,0xc6,0xfa]

v_mov_b32_dpp v0, v1 dpp8:[0,1,2,3,4,5,6,7] fi:x
// ERR: :[[@LINE-1]]:48: error: expected absolute expression

v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] fi:2
// GFX11: v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x02,0x00,0x7e,0x01,0xe4,0x00,0xff]

v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] fi:3
// GFX11: v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x02,0x00,0x7e,0x01,0xe4,0x04,0xff]
