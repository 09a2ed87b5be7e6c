// Dot products with signed factors, packed minimum and maximum, and the illegal instruction.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_illegal
// GFX: v_illegal ; encoding: [0x00,0x00,0x00,0x00]

v_illegal v0
// ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

v_dot4_i32_i8 v0, v1, v2, v3
// GFX: v_dot4_i32_i8 v0, v1, v2, v3 ; encoding: [0x00,0x40,0x16,0xcc,0x01,0x05,0x0e,0x7c]

v_dot4_i32_i8 v0, s1, v2, s3
// GFX: v_dot4_i32_i8 v0, s1, v2, s3 ; encoding: [0x00,0x40,0x16,0xcc,0x01,0x04,0x0e,0x78]

v_dot4_i32_i8 v0, v1, 1, 0x1234
// GFX: v_dot4_i32_i8 v0, v1, 1, 0x1234 ; encoding: [0x00,0x40,0x16,0xcc,0x01,0x03,0xfd,0x7b,0x34,0x12,0x00,0x00]

v_dot4_i32_i8 v0, v255, v254, v253
// GFX: v_dot4_i32_i8 v0, v255, v254, v253 ; encoding: [0x00,0x40,0x16,0xcc,0xff,0xfd,0xf7,0x7f]

v_dot4_i32_i8 v0, v1, v2, v3 neg_lo:[1,0,0]
// GFX: v_dot4_i32_i8 v0, v1, v2, v3 neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x16,0xcc,0x01,0x05,0x0e,0x7c]

v_dot4_i32_i8 v0, v1, v2, v3 neg_lo:[0,0,1]
// GFX: v_dot4_i32_i8 v0, v1, v2, v3 neg_lo:[0,0,1] ; encoding: [0x00,0x40,0x16,0xcc,0x01,0x05,0x0e,0x7c]

v_dot4_i32_i8 v0, v1, v2, v3 neg_lo:[0,0,0] neg_hi:[1,0,1]
// GFX: v_dot4_i32_i8 v0, v1, v2, v3 neg_hi:[1,0,1] ; encoding: [0x00,0x45,0x16,0xcc,0x01,0x05,0x0e,0x7c]

v_dot4_i32_i8 v0, v1, v2, v3 neg_hi:[0,1,0] clamp
// GFX: v_dot4_i32_i8 v0, v1, v2, v3 neg_hi:[0,1,0] clamp ; encoding: [0x00,0xc2,0x16,0xcc,0x01,0x05,0x0e,0x7c]

v_dot4_i32_i8 v0, v1, v2, v3 op_sel:[1,0,0]
// ERR: :[[@LINE-1]]:30: error: not a valid operand.

v_dot4_i32_i8 v0, s1, s2, s3
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_dot4_i32_i8 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_dot4_i32_i8 v0, v1, v2, v3 quad_perm:[0,1,2,3]
// ERR: :[[@LINE-1]]:30: error: not a valid operand.

v_dot8_i32_i4 v0, v1, v2, v3
// GFX: v_dot8_i32_i4 v0, v1, v2, v3 ; encoding: [0x00,0x40,0x18,0xcc,0x01,0x05,0x0e,0x7c]

v_dot8_i32_i4 v0, s1, v2, s3
// GFX: v_dot8_i32_i4 v0, s1, v2, s3 ; encoding: [0x00,0x40,0x18,0xcc,0x01,0x04,0x0e,0x78]

v_dot8_i32_i4 v0, v1, 1, 0x1234
// GFX: v_dot8_i32_i4 v0, v1, 1, 0x1234 ; encoding: [0x00,0x40,0x18,0xcc,0x01,0x03,0xfd,0x7b,0x34,0x12,0x00,0x00]

v_dot8_i32_i4 v0, v255, v254, v253
// GFX: v_dot8_i32_i4 v0, v255, v254, v253 ; encoding: [0x00,0x40,0x18,0xcc,0xff,0xfd,0xf7,0x7f]

v_dot8_i32_i4 v0, v1, v2, v3 neg_lo:[1,0,0]
// GFX: v_dot8_i32_i4 v0, v1, v2, v3 neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x18,0xcc,0x01,0x05,0x0e,0x7c]

v_dot8_i32_i4 v0, v1, v2, v3 neg_lo:[0,0,1]
// GFX: v_dot8_i32_i4 v0, v1, v2, v3 neg_lo:[0,0,1] ; encoding: [0x00,0x40,0x18,0xcc,0x01,0x05,0x0e,0x7c]

v_dot8_i32_i4 v0, v1, v2, v3 neg_lo:[0,0,0] neg_hi:[1,0,1]
// GFX: v_dot8_i32_i4 v0, v1, v2, v3 neg_hi:[1,0,1] ; encoding: [0x00,0x45,0x18,0xcc,0x01,0x05,0x0e,0x7c]

v_dot8_i32_i4 v0, v1, v2, v3 neg_hi:[0,1,0] clamp
// GFX: v_dot8_i32_i4 v0, v1, v2, v3 neg_hi:[0,1,0] clamp ; encoding: [0x00,0xc2,0x18,0xcc,0x01,0x05,0x0e,0x7c]

v_dot8_i32_i4 v0, v1, v2, v3 op_sel:[1,0,0]
// ERR: :[[@LINE-1]]:30: error: not a valid operand.

v_dot8_i32_i4 v0, s1, s2, s3
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_dot8_i32_i4 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_dot8_i32_i4 v0, v1, v2, v3 quad_perm:[0,1,2,3]
// ERR: :[[@LINE-1]]:30: error: not a valid operand.
