// Matrix products in wave32.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16 v[64:71], v[8:15], v[16:23], v[32:39]
// GFX: v_wmma_f32_16x16x16_f16 v[64:71], v[8:15], v[16:23], v[32:39] ; encoding: [0x40,0x40,0x40,0xcc,0x08,0x21,0x82,0x1c]

v_wmma_f32_16x16x16_f16 v[248:255], v[248:255], v[248:255], v[248:255]
// GFX: v_wmma_f32_16x16x16_f16 v[248:255], v[248:255], v[248:255], v[248:255] ; encoding: [0xf8,0x40,0x40,0xcc,0xf8,0xf1,0xe3,0x1f]

v_wmma_f32_16x16x16_f16 v[1:8], v[3:10], v[5:12], v[7:14]
// GFX: v_wmma_f32_16x16x16_f16 v[1:8], v[3:10], v[5:12], v[7:14] ; encoding: [0x01,0x40,0x40,0xcc,0x03,0x0b,0x1e,0x1c]

v_wmma_f32_16x16x16_f16 v[170:177], v[85:92], v[170:177], v[85:92]
// GFX: v_wmma_f32_16x16x16_f16 v[170:177], v[85:92], v[170:177], v[85:92] ; encoding: [0xaa,0x40,0x40,0xcc,0x55,0x55,0x57,0x1d]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x1a]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x06,0x1a]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 64
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 64 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x1b]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], -1
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], -1 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x06,0x1b]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], -16
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], -16 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x42,0x1b]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0.5
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0.5 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0xc2,0x1b]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.0
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.0 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0xca,0x1b]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], -4.0
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], -4.0 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0xde,0x1b]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0.15915494
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0x3f800000
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0x3ff0000000000000
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.0 ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0xca,0x1b]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 65
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], s0
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], s[0:7]
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], null
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], null ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0xf2,0x19]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], lit(1)
// ERR: :[[@LINE-1]]:56: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 2.5
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x3c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,1,0]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,1,0] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x5c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,1]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,1] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x9c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,1]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,1] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0xfc]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,0]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x3c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,1,0]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,1,0] ; encoding: [0x00,0x42,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,1]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,1] ; encoding: [0x00,0x44,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,1,1]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,1,1] ; encoding: [0x00,0x47,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,0]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,0,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,1,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,0,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,1,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] clamp
// ERR: :[[@LINE-1]]:59: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,0] neg_hi:[0,1,0] clamp
// ERR: :[[@LINE-1]]:89: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1] op_sel_hi:[1,0,1] neg_lo:[1,0,1] neg_hi:[0,1,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:8], v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:16], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[8:14], v[0:7]
// ERR: :[[@LINE-1]]:42: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:3]
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:3], v[8:15], v[16:23], v[0:3]
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_wmma_f32_16x16x16_f16 v[0:7], s[0:7], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], 1.0, v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_f32_16x16x16_f16 v[0:7], -v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:33: error: not a valid operand.

v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23]
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_wmma_f32_16x16x16_f16_e64 v[0:7], v[8:15], v[16:23], v[0:7]
// GFX: v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x40,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_f16_e32 v[0:7], v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16 v[64:71], v[8:15], v[16:23], v[32:39]
// GFX: v_wmma_f32_16x16x16_bf16 v[64:71], v[8:15], v[16:23], v[32:39] ; encoding: [0x40,0x40,0x41,0xcc,0x08,0x21,0x82,0x1c]

v_wmma_f32_16x16x16_bf16 v[248:255], v[248:255], v[248:255], v[248:255]
// GFX: v_wmma_f32_16x16x16_bf16 v[248:255], v[248:255], v[248:255], v[248:255] ; encoding: [0xf8,0x40,0x41,0xcc,0xf8,0xf1,0xe3,0x1f]

v_wmma_f32_16x16x16_bf16 v[1:8], v[3:10], v[5:12], v[7:14]
// GFX: v_wmma_f32_16x16x16_bf16 v[1:8], v[3:10], v[5:12], v[7:14] ; encoding: [0x01,0x40,0x41,0xcc,0x03,0x0b,0x1e,0x1c]

v_wmma_f32_16x16x16_bf16 v[170:177], v[85:92], v[170:177], v[85:92]
// GFX: v_wmma_f32_16x16x16_bf16 v[170:177], v[85:92], v[170:177], v[85:92] ; encoding: [0xaa,0x40,0x41,0xcc,0x55,0x55,0x57,0x1d]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x1a]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x06,0x1a]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 64
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 64 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x1b]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -1
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -1 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x06,0x1b]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -16
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -16 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x42,0x1b]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0.5
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0.5 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0xc2,0x1b]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1.0
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1.0 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0xca,0x1b]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -4.0
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -4.0 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0xde,0x1b]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0.15915494
// ERR: :[[@LINE-1]]:53: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0x3f800000
// ERR: :[[@LINE-1]]:53: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0x3ff0000000000000
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1.0 ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0xca,0x1b]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 65
// ERR: :[[@LINE-1]]:53: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], s0
// ERR: :[[@LINE-1]]:53: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], s[0:7]
// ERR: :[[@LINE-1]]:53: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], null
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], null ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0xf2,0x19]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], lit(1)
// ERR: :[[@LINE-1]]:57: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 2.5
// ERR: :[[@LINE-1]]:53: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x3c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,1,0]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,1,0] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x5c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,1]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,1] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x9c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,1]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,1] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0xfc]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,0]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x3c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,1,0]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,1,0] ; encoding: [0x00,0x42,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,1]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,1] ; encoding: [0x00,0x44,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,1,1]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,1,1] ; encoding: [0x00,0x47,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,0]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,0,0]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1,0]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,1,1]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,0]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,0,0]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1,0]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,1]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,1,1]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,0]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] clamp
// ERR: :[[@LINE-1]]:60: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,0] neg_hi:[0,1,0] clamp
// ERR: :[[@LINE-1]]:90: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1] op_sel_hi:[1,0,1] neg_lo:[1,0,1] neg_hi:[0,1,1]
// ERR: :[[@LINE-1]]:60: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:8], v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:16], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[8:14], v[0:7]
// ERR: :[[@LINE-1]]:43: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:3]
// ERR: :[[@LINE-1]]:53: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:3], v[8:15], v[16:23], v[0:3]
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_wmma_f32_16x16x16_bf16 v[0:7], s[0:7], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], 1.0, v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

v_wmma_f32_16x16x16_bf16 v[0:7], -v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:34: error: not a valid operand.

v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23]
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_wmma_f32_16x16x16_bf16_e64 v[0:7], v[8:15], v[16:23], v[0:7]
// GFX: v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x41,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f32_16x16x16_bf16_e32 v[0:7], v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[64:71], v[8:15], v[16:23], v[32:39]
// GFX: v_wmma_f16_16x16x16_f16 v[64:71], v[8:15], v[16:23], v[32:39] ; encoding: [0x40,0x40,0x42,0xcc,0x08,0x21,0x82,0x1c]

v_wmma_f16_16x16x16_f16 v[248:255], v[248:255], v[248:255], v[248:255]
// GFX: v_wmma_f16_16x16x16_f16 v[248:255], v[248:255], v[248:255], v[248:255] ; encoding: [0xf8,0x40,0x42,0xcc,0xf8,0xf1,0xe3,0x1f]

v_wmma_f16_16x16x16_f16 v[1:8], v[3:10], v[5:12], v[7:14]
// GFX: v_wmma_f16_16x16x16_f16 v[1:8], v[3:10], v[5:12], v[7:14] ; encoding: [0x01,0x40,0x42,0xcc,0x03,0x0b,0x1e,0x1c]

v_wmma_f16_16x16x16_f16 v[170:177], v[85:92], v[170:177], v[85:92]
// GFX: v_wmma_f16_16x16x16_f16 v[170:177], v[85:92], v[170:177], v[85:92] ; encoding: [0xaa,0x40,0x42,0xcc,0x55,0x55,0x57,0x1d]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x1a]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x06,0x1a]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 64
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 64 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x1b]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], -1
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], -1 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x06,0x1b]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], -16
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], -16 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x42,0x1b]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0.5
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0.5 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0xc2,0x1b]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.0
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.0 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0xca,0x1b]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], -4.0
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], -4.0 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0xde,0x1b]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0.15915494
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0x3f800000
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0x3ff0000000000000
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 1.0 ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0xca,0x1b]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 65
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], s0
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], s[0:7]
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], null
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], null ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0xf2,0x19]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], lit(1)
// ERR: :[[@LINE-1]]:56: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], 2.5
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x3c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,1,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,1,0] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x5c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,1] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x9c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,1] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0xfc]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x3c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,1,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,1,0] ; encoding: [0x00,0x42,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,1] ; encoding: [0x00,0x44,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,1,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,1,1] ; encoding: [0x00,0x47,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,0,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,0,0] ; encoding: [0x00,0x48,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1,0] ; encoding: [0x00,0x50,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1] ; encoding: [0x00,0x60,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,1,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,1,1] ; encoding: [0x00,0x78,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1,0] ; encoding: [0x00,0x50,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,0,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,0,0] ; encoding: [0x00,0x00,0x42,0xcc,0x08,0x21,0x02,0x0c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1,0] ; encoding: [0x00,0x00,0x42,0xcc,0x08,0x21,0x02,0x14]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,1] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x04]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,1,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,0]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,0] ; encoding: [0x00,0x00,0x42,0xcc,0x08,0x21,0x02,0x04]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1,0] ; encoding: [0x00,0x00,0x42,0xcc,0x08,0x21,0x02,0x14]

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] clamp
// ERR: :[[@LINE-1]]:59: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,0] neg_hi:[0,1,0] clamp
// ERR: :[[@LINE-1]]:89: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1] op_sel_hi:[1,0,1] neg_lo:[1,0,1] neg_hi:[0,1,1]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1] op_sel_hi:[1,0,1] neg_lo:[1,0,1] neg_hi:[0,1,1] ; encoding: [0x00,0x66,0x42,0xcc,0x08,0x21,0x02,0xac]

v_wmma_f16_16x16x16_f16 v[0:8], v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:16], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[8:14], v[0:7]
// ERR: :[[@LINE-1]]:42: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:3]
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:3], v[8:15], v[16:23], v[0:3]
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_wmma_f16_16x16x16_f16 v[0:7], s[0:7], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], 1.0, v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_f16_16x16x16_f16 v[0:7], -v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:33: error: not a valid operand.

v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23]
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_wmma_f16_16x16x16_f16_e64 v[0:7], v[8:15], v[16:23], v[0:7]
// GFX: v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x42,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_f16_16x16x16_f16_e32 v[0:7], v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[64:71], v[8:15], v[16:23], v[32:39]
// GFX: v_wmma_bf16_16x16x16_bf16 v[64:71], v[8:15], v[16:23], v[32:39] ; encoding: [0x40,0x40,0x43,0xcc,0x08,0x21,0x82,0x1c]

v_wmma_bf16_16x16x16_bf16 v[248:255], v[248:255], v[248:255], v[248:255]
// GFX: v_wmma_bf16_16x16x16_bf16 v[248:255], v[248:255], v[248:255], v[248:255] ; encoding: [0xf8,0x40,0x43,0xcc,0xf8,0xf1,0xe3,0x1f]

v_wmma_bf16_16x16x16_bf16 v[1:8], v[3:10], v[5:12], v[7:14]
// GFX: v_wmma_bf16_16x16x16_bf16 v[1:8], v[3:10], v[5:12], v[7:14] ; encoding: [0x01,0x40,0x43,0xcc,0x03,0x0b,0x1e,0x1c]

v_wmma_bf16_16x16x16_bf16 v[170:177], v[85:92], v[170:177], v[85:92]
// GFX: v_wmma_bf16_16x16x16_bf16 v[170:177], v[85:92], v[170:177], v[85:92] ; encoding: [0xaa,0x40,0x43,0xcc,0x55,0x55,0x57,0x1d]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x1a]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x06,0x1a]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 64
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 64 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x1b]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -1
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -1 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x06,0x1b]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -16
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -16 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x42,0x1b]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0.5
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0.5 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0xc2,0x1b]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1.0
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1.0 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0xca,0x1b]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -4.0
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], -4.0 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0xde,0x1b]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0.15915494
// ERR: :[[@LINE-1]]:54: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0x3f800000
// ERR: :[[@LINE-1]]:54: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 0x3ff0000000000000
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 1.0 ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0xca,0x1b]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 65
// ERR: :[[@LINE-1]]:54: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], s0
// ERR: :[[@LINE-1]]:54: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], s[0:7]
// ERR: :[[@LINE-1]]:54: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], null
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], null ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0xf2,0x19]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], lit(1)
// ERR: :[[@LINE-1]]:58: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], 2.5
// ERR: :[[@LINE-1]]:54: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x3c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,1,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,1,0] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x5c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,1] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x9c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,1] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0xfc]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[0,0,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x3c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,1,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,1,0] ; encoding: [0x00,0x42,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,1] ; encoding: [0x00,0x44,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,1,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,1,1] ; encoding: [0x00,0x47,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[0,0,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,0,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,0,0] ; encoding: [0x00,0x48,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1,0] ; encoding: [0x00,0x50,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1] ; encoding: [0x00,0x60,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,1,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[1,1,1] ; encoding: [0x00,0x78,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,1,0] ; encoding: [0x00,0x50,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,0,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,0,0] ; encoding: [0x00,0x00,0x43,0xcc,0x08,0x21,0x02,0x0c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1,0] ; encoding: [0x00,0x00,0x43,0xcc,0x08,0x21,0x02,0x14]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,1] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x04]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[1,1,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,0]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,0,0] ; encoding: [0x00,0x00,0x43,0xcc,0x08,0x21,0x02,0x04]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel_hi:[0,1,0] ; encoding: [0x00,0x00,0x43,0xcc,0x08,0x21,0x02,0x14]

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] clamp
// ERR: :[[@LINE-1]]:61: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] neg_lo:[1,1,0] neg_hi:[0,1,0] clamp
// ERR: :[[@LINE-1]]:91: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1] op_sel_hi:[1,0,1] neg_lo:[1,0,1] neg_hi:[0,1,1]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] op_sel:[0,0,1] op_sel_hi:[1,0,1] neg_lo:[1,0,1] neg_hi:[0,1,1] ; encoding: [0x00,0x66,0x43,0xcc,0x08,0x21,0x02,0xac]

v_wmma_bf16_16x16x16_bf16 v[0:8], v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:16], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:35: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[8:14], v[0:7]
// ERR: :[[@LINE-1]]:44: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:3]
// ERR: :[[@LINE-1]]:54: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:3], v[8:15], v[16:23], v[0:3]
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_wmma_bf16_16x16x16_bf16 v[0:7], s[0:7], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:35: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], 1.0, v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:35: error: invalid operand for instruction

v_wmma_bf16_16x16x16_bf16 v[0:7], -v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:35: error: not a valid operand.

v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23]
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_wmma_bf16_16x16x16_bf16_e64 v[0:7], v[8:15], v[16:23], v[0:7]
// GFX: v_wmma_bf16_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7] ; encoding: [0x00,0x40,0x43,0xcc,0x08,0x21,0x02,0x1c]

v_wmma_bf16_16x16x16_bf16_e32 v[0:7], v[8:15], v[16:23], v[0:7]
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[64:71], v[8:11], v[12:15], v[32:39]
// GFX: v_wmma_i32_16x16x16_iu8 v[64:71], v[8:11], v[12:15], v[32:39] ; encoding: [0x40,0x40,0x44,0xcc,0x08,0x19,0x82,0x1c]

v_wmma_i32_16x16x16_iu8 v[248:255], v[252:255], v[252:255], v[248:255]
// GFX: v_wmma_i32_16x16x16_iu8 v[248:255], v[252:255], v[252:255], v[248:255] ; encoding: [0xf8,0x40,0x44,0xcc,0xfc,0xf9,0xe3,0x1f]

v_wmma_i32_16x16x16_iu8 v[1:8], v[3:6], v[5:8], v[7:14]
// GFX: v_wmma_i32_16x16x16_iu8 v[1:8], v[3:6], v[5:8], v[7:14] ; encoding: [0x01,0x40,0x44,0xcc,0x03,0x0b,0x1e,0x1c]

v_wmma_i32_16x16x16_iu8 v[170:177], v[85:88], v[170:173], v[85:92]
// GFX: v_wmma_i32_16x16x16_iu8 v[170:177], v[85:88], v[170:173], v[85:92] ; encoding: [0xaa,0x40,0x44,0xcc,0x55,0x55,0x57,0x1d]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 0
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 0 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x1a]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 1
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 1 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x06,0x1a]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 64
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 64 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x1b]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], -1
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], -1 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x06,0x1b]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], -16
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], -16 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x42,0x1b]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 0.5
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 0.5 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0xc2,0x1b]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 1.0
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 1.0 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0xca,0x1b]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], -4.0
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], -4.0 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0xde,0x1b]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 0.15915494
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 0x3f800000
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 0x3ff0000000000000
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 1.0 ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0xca,0x1b]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 65
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], s0
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], s[0:7]
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], null
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], null ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0xf2,0x19]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], lit(1)
// ERR: :[[@LINE-1]]:56: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], 2.5
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[1,0,0]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x3c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[0,1,0]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[0,1,0] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x5c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[0,0,1]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[0,0,1] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x9c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[1,1,1]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[1,1,1] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0xfc]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[0,0,0]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[1,0]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x3c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[1,0,0]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[0,1,0]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[0,1,0] ; encoding: [0x00,0x42,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[0,0,1]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[0,0,1] ; encoding: [0x00,0x44,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[1,1,1]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[1,1,1] ; encoding: [0x00,0x47,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[0,0,0]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[1,0]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel:[1,0,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel:[0,1,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel:[0,0,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel:[1,1,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel:[0,0,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel:[0,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel_hi:[1,0,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel_hi:[0,1,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel_hi:[0,0,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel_hi:[1,1,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel_hi:[0,0,0]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel_hi:[0,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] clamp
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] clamp ; encoding: [0x00,0xc0,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[1,1,0] neg_hi:[0,1,0] clamp
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] neg_lo:[1,1,0] neg_hi:[0,1,0] clamp ; encoding: [0x00,0xc2,0x44,0xcc,0x08,0x19,0x02,0x7c]

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] op_sel:[0,0,1] op_sel_hi:[1,0,1] neg_lo:[1,0,1] neg_hi:[0,1,1]
// ERR: :[[@LINE-1]]:59: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:8], v[8:11], v[12:15], v[0:7]
// ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:12], v[12:15], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[8:10], v[0:7]
// ERR: :[[@LINE-1]]:42: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:3]
// ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:3], v[8:11], v[12:15], v[0:3]
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_wmma_i32_16x16x16_iu8 v[0:7], s[0:3], v[12:15], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], 1.0, v[12:15], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu8 v[0:7], -v[8:11], v[12:15], v[0:7]
// ERR: :[[@LINE-1]]:33: error: not a valid operand.

v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15]
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_wmma_i32_16x16x16_iu8_e64 v[0:7], v[8:11], v[12:15], v[0:7]
// GFX: v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[12:15], v[0:7] ; encoding: [0x00,0x40,0x44,0xcc,0x08,0x19,0x02,0x1c]

v_wmma_i32_16x16x16_iu8_e32 v[0:7], v[8:11], v[12:15], v[0:7]
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[64:71], v[8:9], v[10:11], v[32:39]
// GFX: v_wmma_i32_16x16x16_iu4 v[64:71], v[8:9], v[10:11], v[32:39] ; encoding: [0x40,0x40,0x45,0xcc,0x08,0x15,0x82,0x1c]

v_wmma_i32_16x16x16_iu4 v[248:255], v[254:255], v[254:255], v[248:255]
// GFX: v_wmma_i32_16x16x16_iu4 v[248:255], v[254:255], v[254:255], v[248:255] ; encoding: [0xf8,0x40,0x45,0xcc,0xfe,0xfd,0xe3,0x1f]

v_wmma_i32_16x16x16_iu4 v[1:8], v[3:4], v[5:6], v[7:14]
// GFX: v_wmma_i32_16x16x16_iu4 v[1:8], v[3:4], v[5:6], v[7:14] ; encoding: [0x01,0x40,0x45,0xcc,0x03,0x0b,0x1e,0x1c]

v_wmma_i32_16x16x16_iu4 v[170:177], v[85:86], v[170:171], v[85:92]
// GFX: v_wmma_i32_16x16x16_iu4 v[170:177], v[85:86], v[170:171], v[85:92] ; encoding: [0xaa,0x40,0x45,0xcc,0x55,0x55,0x57,0x1d]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 0
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 0 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x1a]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 1
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 1 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x06,0x1a]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 64
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 64 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x1b]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], -1
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], -1 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x06,0x1b]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], -16
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], -16 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x42,0x1b]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 0.5
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 0.5 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0xc2,0x1b]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 1.0
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 1.0 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0xca,0x1b]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], -4.0
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], -4.0 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0xde,0x1b]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 0.15915494
// ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 0x3f800000
// ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 0x3ff0000000000000
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 1.0 ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0xca,0x1b]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 65
// ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], s0
// ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], s[0:7]
// ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], null
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], null ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0xf2,0x19]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], lit(1)
// ERR: :[[@LINE-1]]:55: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], 2.5
// ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,0,0]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x3c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[0,1,0]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[0,1,0] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x5c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[0,0,1]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[0,0,1] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x9c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,1,1]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,1,1] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0xfc]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[0,0,0]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,0]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,0,0] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x3c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[1,0,0]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[0,1,0]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[0,1,0] ; encoding: [0x00,0x42,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[0,0,1]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[0,0,1] ; encoding: [0x00,0x44,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[1,1,1]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[1,1,1] ; encoding: [0x00,0x47,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[0,0,0]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[1,0]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_hi:[1,0,0] ; encoding: [0x00,0x41,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel:[1,0,0]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel:[0,1,0]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel:[0,0,1]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel:[1,1,1]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel:[0,0,0]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel:[0,1]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel_hi:[1,0,0]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel_hi:[0,1,0]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel_hi:[0,0,1]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel_hi:[1,1,1]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel_hi:[0,0,0]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel_hi:[0,1]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] clamp
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] clamp ; encoding: [0x00,0xc0,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,1,0] neg_hi:[0,1,0] clamp
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,1,0] neg_hi:[0,1,0] clamp ; encoding: [0x00,0xc2,0x45,0xcc,0x08,0x15,0x02,0x7c]

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] op_sel:[0,0,1] op_sel_hi:[1,0,1] neg_lo:[1,0,1] neg_hi:[0,1,1]
// ERR: :[[@LINE-1]]:58: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:8], v[8:9], v[10:11], v[0:7]
// ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:10], v[10:11], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[8:8], v[0:7]
// ERR: :[[@LINE-1]]:41: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:3]
// ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:3], v[8:9], v[10:11], v[0:3]
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_wmma_i32_16x16x16_iu4 v[0:7], s[0:1], v[10:11], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], 1.0, v[10:11], v[0:7]
// ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

v_wmma_i32_16x16x16_iu4 v[0:7], -v[8:9], v[10:11], v[0:7]
// ERR: :[[@LINE-1]]:33: error: not a valid operand.

v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11]
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_wmma_i32_16x16x16_iu4_e64 v[0:7], v[8:9], v[10:11], v[0:7]
// GFX: v_wmma_i32_16x16x16_iu4 v[0:7], v[8:9], v[10:11], v[0:7] ; encoding: [0x00,0x40,0x45,0xcc,0x08,0x15,0x02,0x1c]

v_wmma_i32_16x16x16_iu4_e32 v[0:7], v[8:9], v[10:11], v[0:7]
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_swmmac_f32_16x16x32_f16

v_wmma_i32_16x16x32_iu4 v[0:7], v[8:9], v[10:11], v[0:7]
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_wmma_i32_16x16x32_iu4

v_wmma_f32_16x16x16_fp8_fp8 v[0:7], v[8:9], v[10:11], v[0:7]
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_wmma_f32_16x16x16_fp8_fp8
