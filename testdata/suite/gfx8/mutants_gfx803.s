// Damaged instructions of which cargo xtask diff-llvm --mutate found the message to differ.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -show-encoding %s | FileCheck --check-prefix=GFX8 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_mac_f16 v0, v0, v0 dst_sel:BYTE_1
// ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

v_mac_f32 v0, v0, v0 dst_sel:BYTE_1
// ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

v_mac_f16_sdwa v0, v0, v0 dst_sel:BYTE_1
// ERR: :[[@LINE-1]]:1: error: invalid operand for instruction

v_mac_f16_sdwa v0, v0, v0 dst_sel:DWORD
// GFX8: v_mac_f16_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0x00,0x46,0x00,0x16,0x06,0x06]

v_mac_f16 v0, v0, v0 src0_sel:BYTE_1
// GFX8: v_mac_f16_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:DWORD ; encoding: [0xf9,0x00,0x00,0x46,0x00,0x16,0x01,0x06]

v_subbrev_co_u32_e32 v0, vcc_lo, vcc
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): v_subbrev_co_u32

v_addc_co_u32 v0, vcc_lo, v1, v2, vcc_lo
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): v_addc_co_u32
