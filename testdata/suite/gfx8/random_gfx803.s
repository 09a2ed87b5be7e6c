// Instructions that LLVM reads, encodes or prints in a way of its own, as random campaigns found.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx803 -show-encoding %s | FileCheck --check-prefix=GFX8 %s

// DPP takes one register where LLVM's record has two, and says so.
v_ceil_f64 v[0:1], v0 row_shl:1
// GFX8: v_ceil_f64_dpp v[0:1], v0/*Invalid register, operand has 'VReg_64' register class*/ row_shl:1 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x30,0x00,0x7e,0x00,0x01,0x01,0xff]

v_cvt_f32_f64_dpp v0, -|v255| row_bcast:15
// GFX8: v_cvt_f32_f64_dpp v0, -|v255/*Invalid register, operand has 'VReg_64' register class*/| row_bcast:15 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x1e,0x00,0x7e,0xff,0x42,0x31,0xff]

v_frexp_exp_i32_f64 v38, v7 row_mirror
// GFX8: v_frexp_exp_i32_f64_dpp v38, v7/*Invalid register, operand has 'VReg_64' register class*/ row_mirror row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x60,0x4c,0x7e,0x07,0x40,0x01,0xff]
