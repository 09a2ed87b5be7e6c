// Instructions that LLVM reads, encodes or prints in a way of its own, as random campaigns found.
// RUN: not llvm-mc -triple=amdgcn -mcpu=tahiti -show-encoding %s | FileCheck --check-prefix=GFX6 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=tahiti -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

// Later names of the sums: LLVM has them with a second VCC in the short encoding, and with a VGPR as second source in VOP3.
v_add_co_u32 v0, vcc, v1, v2, vcc
// GFX6: v_add_i32_e32 v0, vcc, v1, v2 ; encoding: [0x01,0x05,0x00,0x4a]

v_sub_co_u32_e32 v0, vcc, s1, v2, vcc
// GFX6: v_sub_i32_e32 v0, vcc, s1, v2 ; encoding: [0x01,0x04,0x00,0x4c]

v_subrev_co_u32 v0, vcc, 0x1234, v2, vcc
// GFX6: v_subrev_i32_e32 v0, vcc, 0x1234, v2 ; encoding: [0xff,0x04,0x00,0x4e,0x34,0x12,0x00,0x00]

v_add_co_u32 v0, vcc, v1, v2
// GFX6: v_add_i32_e64 v0, vcc, v1, v2 ; encoding: [0x00,0x6a,0x4a,0xd2,0x01,0x05,0x02,0x00]

v_sub_co_u32_e64 v0, s[0:1], s1, v2 clamp
// ERR: :[[@LINE-1]]:37: error: integer clamping is not supported on this GPU

v_subrev_co_u32 v0, s[0:1], v1, v2
// GFX6: v_subrev_i32_e64 v0, s[0:1], v1, v2 ; encoding: [0x00,0x00,0x4e,0xd2,0x01,0x05,0x02,0x00]

v_add_co_u32 v0, s[0:1], v1, s2
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_add_co_u32_e64 v0, s[0:1], v1, 5
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_sub_co_u32_e32 v0, vcc, v1, v2
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_subrev_co_u32 v0, vcc, v1, v2, s[0:1]
// ERR: :[[@LINE-1]]:34: error: invalid operand for instruction
