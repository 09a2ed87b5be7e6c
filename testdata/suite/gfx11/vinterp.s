// Interpolation of RDNA3: VINTERP, with halves of registers and without.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32,+real-true16 -show-encoding %s | FileCheck --check-prefixes=GFX11,TRUE16 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32,+real-true16 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,TRUE16-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64,+real-true16 -show-encoding %s | FileCheck --check-prefixes=GFX11,TRUE16 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64,+real-true16 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,TRUE16-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32,-real-true16 -show-encoding %s | FileCheck --check-prefixes=GFX11,FAKE16 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32,-real-true16 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,FAKE16-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64,-real-true16 -show-encoding %s | FileCheck --check-prefixes=GFX11,FAKE16 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64,-real-true16 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,FAKE16-ERR --implicit-check-not=error: %s

// Registers, modifiers, halves, waits.

v_interp_p10_f16_f32 v0, v0, v0, v0
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v0, v0, v0, v0 wait_exp:0 ; encoding: [0x00,0x00,0x02,0xcd,0x00,0x01,0x02,0x04]

v_interp_p10_f16_f32 v255, v255, v255, v255 clamp wait_exp:7
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v255, v255, v255, v255 clamp wait_exp:7 ; encoding: [0xff,0x87,0x02,0xcd,0xff,0xff,0xff,0x07]

v_interp_p10_f16_f32 v85, v170, v51, v204 wait_exp:5
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v85, v170, v51, v204 wait_exp:5 ; encoding: [0x55,0x05,0x02,0xcd,0xaa,0x67,0x32,0x07]

v_interp_p10_f16_f32 v1, -v2, v3, v4
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, -v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x02,0xcd,0x02,0x07,0x12,0x24]

v_interp_p10_f16_f32 v1, v2, -v3, v4 wait_exp:2
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, v2, -v3, v4 wait_exp:2 ; encoding: [0x01,0x02,0x02,0xcd,0x02,0x07,0x12,0x44]

v_interp_p10_f16_f32 v1, v2, v3, -v4 clamp
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, v2, v3, -v4 clamp wait_exp:0 ; encoding: [0x01,0x80,0x02,0xcd,0x02,0x07,0x12,0x84]

v_interp_p10_f16_f32 v1, |v2|, -|v3|, neg(v4)
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, |v2|, -|v3|, -v4 wait_exp:0 ; encoding: [0x01,0x00,0x02,0xcd,0x02,0x07,0x12,0xc4]

v_interp_p10_f16_f32 v1, v2.l, v3, v4.l
// TRUE16: v_interp_p10_f16_f32 v1, v2.l, v3, v4.l wait_exp:0 ; encoding: [0x01,0x00,0x02,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_f16_f32 v1, v2.h, v3, v4.h
// TRUE16: v_interp_p10_f16_f32 v1, v2.h, v3, v4.h wait_exp:0 ; encoding: [0x01,0x28,0x02,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_f16_f32 v255, v128.l, v127, v254.l clamp wait_exp:1
// TRUE16: v_interp_p10_f16_f32 v255, v128.l, v127, v254.l clamp wait_exp:1 ; encoding: [0xff,0x81,0x02,0xcd,0x80,0xff,0xfa,0x07]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[1,0,0,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[1,0,0,0] wait_exp:0 ; encoding: [0x01,0x08,0x02,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[0,1,0,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[0,1,0,0] wait_exp:0 ; encoding: [0x01,0x10,0x02,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[0,0,1,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[0,0,1,0] wait_exp:0 ; encoding: [0x01,0x20,0x02,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,1]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,1] wait_exp:0 ; encoding: [0x01,0x40,0x02,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[1,1,1,1]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, v2, v3, v4 op_sel:[1,1,1,1] wait_exp:0 ; encoding: [0x01,0x78,0x02,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_f16_f32 v1, v2.h, v3, v4.h op_sel:[1,0,1,0]
// TRUE16: v_interp_p10_f16_f32 v1, v2.h, v3, v4.h op_sel:[1,0,1,0] wait_exp:0 ; encoding: [0x01,0x28,0x02,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_f16_f32 v1, v2.h, v3, v4.h op_sel:[0,1,0,0]
// TRUE16-ERR: :[[@LINE-1]]:41: error: op_sel operand conflicts with 16-bit operand suffix
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_f16_f32_e64 v1, v2, v3, v4
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_f16_f32 v1, v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x02,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_f32 v0, v0, v0, v0
// GFX11: v_interp_p10_f32 v0, v0, v0, v0 wait_exp:0 ; encoding: [0x00,0x00,0x00,0xcd,0x00,0x01,0x02,0x04]

v_interp_p10_f32 v255, v255, v255, v255 clamp wait_exp:7
// GFX11: v_interp_p10_f32 v255, v255, v255, v255 clamp wait_exp:7 ; encoding: [0xff,0x87,0x00,0xcd,0xff,0xff,0xff,0x07]

v_interp_p10_f32 v85, v170, v51, v204 wait_exp:5
// GFX11: v_interp_p10_f32 v85, v170, v51, v204 wait_exp:5 ; encoding: [0x55,0x05,0x00,0xcd,0xaa,0x67,0x32,0x07]

v_interp_p10_f32 v1, -v2, v3, v4
// GFX11: v_interp_p10_f32 v1, -v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x00,0xcd,0x02,0x07,0x12,0x24]

v_interp_p10_f32 v1, v2, -v3, v4 wait_exp:2
// GFX11: v_interp_p10_f32 v1, v2, -v3, v4 wait_exp:2 ; encoding: [0x01,0x02,0x00,0xcd,0x02,0x07,0x12,0x44]

v_interp_p10_f32 v1, v2, v3, -v4 clamp
// GFX11: v_interp_p10_f32 v1, v2, v3, -v4 clamp wait_exp:0 ; encoding: [0x01,0x80,0x00,0xcd,0x02,0x07,0x12,0x84]

v_interp_p10_f32 v1, |v2|, -|v3|, neg(v4)
// GFX11: v_interp_p10_f32 v1, |v2|, -|v3|, -v4 wait_exp:0 ; encoding: [0x01,0x00,0x00,0xcd,0x02,0x07,0x12,0xc4]

v_interp_p10_f32_e64 v1, v2, v3, v4
// GFX11: v_interp_p10_f32 v1, v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x00,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_rtz_f16_f32 v0, v0, v0, v0
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v0, v0, v0, v0 wait_exp:0 ; encoding: [0x00,0x00,0x04,0xcd,0x00,0x01,0x02,0x04]

v_interp_p10_rtz_f16_f32 v255, v255, v255, v255 clamp wait_exp:7
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v255, v255, v255, v255 clamp wait_exp:7 ; encoding: [0xff,0x87,0x04,0xcd,0xff,0xff,0xff,0x07]

v_interp_p10_rtz_f16_f32 v85, v170, v51, v204 wait_exp:5
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v85, v170, v51, v204 wait_exp:5 ; encoding: [0x55,0x05,0x04,0xcd,0xaa,0x67,0x32,0x07]

v_interp_p10_rtz_f16_f32 v1, -v2, v3, v4
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, -v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x04,0xcd,0x02,0x07,0x12,0x24]

v_interp_p10_rtz_f16_f32 v1, v2, -v3, v4 wait_exp:2
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, v2, -v3, v4 wait_exp:2 ; encoding: [0x01,0x02,0x04,0xcd,0x02,0x07,0x12,0x44]

v_interp_p10_rtz_f16_f32 v1, v2, v3, -v4 clamp
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, v2, v3, -v4 clamp wait_exp:0 ; encoding: [0x01,0x80,0x04,0xcd,0x02,0x07,0x12,0x84]

v_interp_p10_rtz_f16_f32 v1, |v2|, -|v3|, neg(v4)
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, |v2|, -|v3|, -v4 wait_exp:0 ; encoding: [0x01,0x00,0x04,0xcd,0x02,0x07,0x12,0xc4]

v_interp_p10_rtz_f16_f32 v1, v2.l, v3, v4.l
// TRUE16: v_interp_p10_rtz_f16_f32 v1, v2.l, v3, v4.l wait_exp:0 ; encoding: [0x01,0x00,0x04,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_rtz_f16_f32 v1, v2.h, v3, v4.h
// TRUE16: v_interp_p10_rtz_f16_f32 v1, v2.h, v3, v4.h wait_exp:0 ; encoding: [0x01,0x28,0x04,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_rtz_f16_f32 v255, v128.l, v127, v254.l clamp wait_exp:1
// TRUE16: v_interp_p10_rtz_f16_f32 v255, v128.l, v127, v254.l clamp wait_exp:1 ; encoding: [0xff,0x81,0x04,0xcd,0x80,0xff,0xfa,0x07]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[1,0,0,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[1,0,0,0] wait_exp:0 ; encoding: [0x01,0x08,0x04,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,1,0,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,1,0,0] wait_exp:0 ; encoding: [0x01,0x10,0x04,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,0,1,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,0,1,0] wait_exp:0 ; encoding: [0x01,0x20,0x04,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,1]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,1] wait_exp:0 ; encoding: [0x01,0x40,0x04,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[1,1,1,1]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 op_sel:[1,1,1,1] wait_exp:0 ; encoding: [0x01,0x78,0x04,0xcd,0x02,0x07,0x12,0x04]

v_interp_p10_rtz_f16_f32 v1, v2.h, v3, v4.h op_sel:[1,0,1,0]
// TRUE16: v_interp_p10_rtz_f16_f32 v1, v2.h, v3, v4.h op_sel:[1,0,1,0] wait_exp:0 ; encoding: [0x01,0x28,0x04,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_rtz_f16_f32 v1, v2.h, v3, v4.h op_sel:[0,1,0,0]
// TRUE16-ERR: :[[@LINE-1]]:45: error: op_sel operand conflicts with 16-bit operand suffix
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p10_rtz_f16_f32_e64 v1, v2, v3, v4
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p10_rtz_f16_f32 v1, v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x04,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_f16_f32 v0, v0, v0, v0
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v0, v0, v0, v0 wait_exp:0 ; encoding: [0x00,0x00,0x03,0xcd,0x00,0x01,0x02,0x04]

v_interp_p2_f16_f32 v255, v255, v255, v255 clamp wait_exp:7
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v255, v255, v255, v255 clamp wait_exp:7 ; encoding: [0xff,0x87,0x03,0xcd,0xff,0xff,0xff,0x07]

v_interp_p2_f16_f32 v85, v170, v51, v204 wait_exp:5
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v85, v170, v51, v204 wait_exp:5 ; encoding: [0x55,0x05,0x03,0xcd,0xaa,0x67,0x32,0x07]

v_interp_p2_f16_f32 v1, -v2, v3, v4
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, -v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x03,0xcd,0x02,0x07,0x12,0x24]

v_interp_p2_f16_f32 v1, v2, -v3, v4 wait_exp:2
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, v2, -v3, v4 wait_exp:2 ; encoding: [0x01,0x02,0x03,0xcd,0x02,0x07,0x12,0x44]

v_interp_p2_f16_f32 v1, v2, v3, -v4 clamp
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, v2, v3, -v4 clamp wait_exp:0 ; encoding: [0x01,0x80,0x03,0xcd,0x02,0x07,0x12,0x84]

v_interp_p2_f16_f32 v1, |v2|, -|v3|, neg(v4)
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, |v2|, -|v3|, -v4 wait_exp:0 ; encoding: [0x01,0x00,0x03,0xcd,0x02,0x07,0x12,0xc4]

v_interp_p2_f16_f32 v1.l, v2.l, v3, v4
// TRUE16: v_interp_p2_f16_f32 v1.l, v2.l, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x03,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_f16_f32 v1.h, v2.h, v3, v4
// TRUE16: v_interp_p2_f16_f32 v1.h, v2.h, v3, v4 wait_exp:0 ; encoding: [0x01,0x48,0x03,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_f16_f32 v255.h, v128.l, v127, v254 clamp wait_exp:1
// TRUE16: v_interp_p2_f16_f32 v255.h, v128.l, v127, v254 clamp wait_exp:1 ; encoding: [0xff,0xc1,0x03,0xcd,0x80,0xff,0xfa,0x07]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[1,0,0,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[1,0,0,0] wait_exp:0 ; encoding: [0x01,0x08,0x03,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[0,1,0,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[0,1,0,0] wait_exp:0 ; encoding: [0x01,0x10,0x03,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[0,0,1,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[0,0,1,0] wait_exp:0 ; encoding: [0x01,0x20,0x03,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,1]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,1] wait_exp:0 ; encoding: [0x01,0x40,0x03,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[1,1,1,1]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[1,1,1,1] wait_exp:0 ; encoding: [0x01,0x78,0x03,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_f16_f32 v1.h, v2.h, v3, v4 op_sel:[1,0,0,1]
// TRUE16: v_interp_p2_f16_f32 v1.h, v2.h, v3, v4 op_sel:[1,0,0,1] wait_exp:0 ; encoding: [0x01,0x48,0x03,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_f16_f32 v1.h, v2.h, v3, v4 op_sel:[0,1,0,0]
// TRUE16-ERR: :[[@LINE-1]]:40: error: op_sel operand conflicts with 16-bit operand suffix
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_f16_f32_e64 v1, v2, v3, v4
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_f16_f32 v1, v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x03,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_f32 v0, v0, v0, v0
// GFX11: v_interp_p2_f32 v0, v0, v0, v0 wait_exp:0 ; encoding: [0x00,0x00,0x01,0xcd,0x00,0x01,0x02,0x04]

v_interp_p2_f32 v255, v255, v255, v255 clamp wait_exp:7
// GFX11: v_interp_p2_f32 v255, v255, v255, v255 clamp wait_exp:7 ; encoding: [0xff,0x87,0x01,0xcd,0xff,0xff,0xff,0x07]

v_interp_p2_f32 v85, v170, v51, v204 wait_exp:5
// GFX11: v_interp_p2_f32 v85, v170, v51, v204 wait_exp:5 ; encoding: [0x55,0x05,0x01,0xcd,0xaa,0x67,0x32,0x07]

v_interp_p2_f32 v1, -v2, v3, v4
// GFX11: v_interp_p2_f32 v1, -v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x01,0xcd,0x02,0x07,0x12,0x24]

v_interp_p2_f32 v1, v2, -v3, v4 wait_exp:2
// GFX11: v_interp_p2_f32 v1, v2, -v3, v4 wait_exp:2 ; encoding: [0x01,0x02,0x01,0xcd,0x02,0x07,0x12,0x44]

v_interp_p2_f32 v1, v2, v3, -v4 clamp
// GFX11: v_interp_p2_f32 v1, v2, v3, -v4 clamp wait_exp:0 ; encoding: [0x01,0x80,0x01,0xcd,0x02,0x07,0x12,0x84]

v_interp_p2_f32 v1, |v2|, -|v3|, neg(v4)
// GFX11: v_interp_p2_f32 v1, |v2|, -|v3|, -v4 wait_exp:0 ; encoding: [0x01,0x00,0x01,0xcd,0x02,0x07,0x12,0xc4]

v_interp_p2_f32_e64 v1, v2, v3, v4
// GFX11: v_interp_p2_f32 v1, v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x01,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_rtz_f16_f32 v0, v0, v0, v0
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v0, v0, v0, v0 wait_exp:0 ; encoding: [0x00,0x00,0x05,0xcd,0x00,0x01,0x02,0x04]

v_interp_p2_rtz_f16_f32 v255, v255, v255, v255 clamp wait_exp:7
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v255, v255, v255, v255 clamp wait_exp:7 ; encoding: [0xff,0x87,0x05,0xcd,0xff,0xff,0xff,0x07]

v_interp_p2_rtz_f16_f32 v85, v170, v51, v204 wait_exp:5
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v85, v170, v51, v204 wait_exp:5 ; encoding: [0x55,0x05,0x05,0xcd,0xaa,0x67,0x32,0x07]

v_interp_p2_rtz_f16_f32 v1, -v2, v3, v4
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, -v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x05,0xcd,0x02,0x07,0x12,0x24]

v_interp_p2_rtz_f16_f32 v1, v2, -v3, v4 wait_exp:2
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, v2, -v3, v4 wait_exp:2 ; encoding: [0x01,0x02,0x05,0xcd,0x02,0x07,0x12,0x44]

v_interp_p2_rtz_f16_f32 v1, v2, v3, -v4 clamp
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, v2, v3, -v4 clamp wait_exp:0 ; encoding: [0x01,0x80,0x05,0xcd,0x02,0x07,0x12,0x84]

v_interp_p2_rtz_f16_f32 v1, |v2|, -|v3|, neg(v4)
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, |v2|, -|v3|, -v4 wait_exp:0 ; encoding: [0x01,0x00,0x05,0xcd,0x02,0x07,0x12,0xc4]

v_interp_p2_rtz_f16_f32 v1.l, v2.l, v3, v4
// TRUE16: v_interp_p2_rtz_f16_f32 v1.l, v2.l, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x05,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_rtz_f16_f32 v1.h, v2.h, v3, v4
// TRUE16: v_interp_p2_rtz_f16_f32 v1.h, v2.h, v3, v4 wait_exp:0 ; encoding: [0x01,0x48,0x05,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_rtz_f16_f32 v255.h, v128.l, v127, v254 clamp wait_exp:1
// TRUE16: v_interp_p2_rtz_f16_f32 v255.h, v128.l, v127, v254 clamp wait_exp:1 ; encoding: [0xff,0xc1,0x05,0xcd,0x80,0xff,0xfa,0x07]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[1,0,0,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[1,0,0,0] wait_exp:0 ; encoding: [0x01,0x08,0x05,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,1,0,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,1,0,0] wait_exp:0 ; encoding: [0x01,0x10,0x05,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,0,1,0]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,0,1,0] wait_exp:0 ; encoding: [0x01,0x20,0x05,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,1]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,1] wait_exp:0 ; encoding: [0x01,0x40,0x05,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[1,1,1,1]
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 op_sel:[1,1,1,1] wait_exp:0 ; encoding: [0x01,0x78,0x05,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_rtz_f16_f32 v1.h, v2.h, v3, v4 op_sel:[1,0,0,1]
// TRUE16: v_interp_p2_rtz_f16_f32 v1.h, v2.h, v3, v4 op_sel:[1,0,0,1] wait_exp:0 ; encoding: [0x01,0x48,0x05,0xcd,0x02,0x07,0x12,0x04]
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_rtz_f16_f32 v1.h, v2.h, v3, v4 op_sel:[0,1,0,0]
// TRUE16-ERR: :[[@LINE-1]]:44: error: op_sel operand conflicts with 16-bit operand suffix
// FAKE16-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_interp_p2_rtz_f16_f32_e64 v1, v2, v3, v4
// TRUE16-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE16: v_interp_p2_rtz_f16_f32 v1, v2, v3, v4 wait_exp:0 ; encoding: [0x01,0x00,0x05,0xcd,0x02,0x07,0x12,0x04]

v_interp_p2_new_f32 v1, v2, v3, v4 wait_exp:3
// GFX11: v_interp_p2_f32 v1, v2, v3, v4 wait_exp:3 ; encoding: [0x01,0x03,0x01,0xcd,0x02,0x07,0x12,0x04]

// What is no interpolation.

v_interp_p10_f32 v1, v2, v3
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_interp_p10_f32 v1, v2, v3, v4, v5
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

v_interp_p10_f32 v1, s2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

v_interp_p10_f32 v1, v2, v3, 1.0
// GFX11-ERR: :[[@LINE-1]]:30: error: invalid operand for instruction

v_interp_p10_f32 v1, v2, v3, v4 wait_exp:8
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid wait_exp value.

v_interp_p10_f32 v1, v2, v3, v4 wait_exp:-1
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid wait_exp value.

v_interp_p10_f32 v1, v2, v3, v4 op_sel:[1,0,0,0]
// GFX11-ERR: :[[@LINE-1]]:33: error: not a valid operand.

v_interp_p10_f32 v1, v2, v3, v4 wait_exp:1 clamp
// GFX11-ERR: :[[@LINE-1]]:44: error: invalid operand for instruction

v_interp_p10_f32 v1, v2, v3, v4 mul:2
// GFX11-ERR: :[[@LINE-1]]:33: error: not a valid operand.

v_interp_p10_f32 v1, sext(v2), v3, v4
// GFX11-ERR: :[[@LINE-1]]:22: error: not a valid operand.

v_interp_p10_f32 v1, v[2:3], v3, v4
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

v_interp_p10_f32_e32 v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_interp_p10_f32_dpp v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:1: error: dpp variant of this instruction is not supported

v_interp_p2_f16_f32 v1, v2, v3, v4 op_sel:[0,0,0,2]
// GFX11-ERR: :[[@LINE-1]]:50: error: invalid op_sel value.

v_interp_p2_f16_f32 v1, v2, v3, v4 wait_exp:1 op_sel:[1,0,0,0]
// GFX11-ERR: :[[@LINE-1]]:47: error: invalid operand for instruction

v_interp_p1_f32 v1, v2, attr0.x
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_interp_p1_f32

v_interp_p2_f32 v1, v2, attr0.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_mov_f32 v1, p10, attr0.x
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_interp_mov_f32

v_interp_p1ll_f16 v1, v2, attr0.x
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_interp_p1ll_f16
