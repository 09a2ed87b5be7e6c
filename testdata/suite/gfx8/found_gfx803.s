// Forms that cargo xtask check-isa found to be missing or wrong.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx803 -show-encoding %s | FileCheck --check-prefix=GFX8 %s

v_nop_sdwa
// GFX8: v_nop ; encoding: [0xf9,0x00,0x00,0x7e,0x00,0x00,0x00,0x00]

v_nop_dpp quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
// GFX8: v_nop quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x00,0x00,0x7e,0x00,0xe4,0x00,0xff]
