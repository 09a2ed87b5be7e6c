// Interpolation slots and attributes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx700 -show-encoding %s | FileCheck --check-prefix=GFX7 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx700 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX7-ERR --implicit-check-not=error: %s

v_interp_mov_f32 v0, p10, attr0.x
// GFX7: v_interp_mov_f32 v0, p10, attr0.x ; encoding: [0x00,0x00,0x02,0xc8]

v_interp_mov_f32 v0, p20, attr0.x
// GFX7: v_interp_mov_f32 v0, p20, attr0.x ; encoding: [0x01,0x00,0x02,0xc8]

v_interp_mov_f32 v0, p0, attr0.x
// GFX7: v_interp_mov_f32 v0, p0, attr0.x ; encoding: [0x02,0x00,0x02,0xc8]

v_interp_mov_f32 v0, p1, attr0.x
// GFX7-ERR: :[[@LINE-1]]:22: error: invalid interpolation slot

v_interp_mov_f32 v0, p30, attr0.x
// GFX7-ERR: :[[@LINE-1]]:22: error: invalid interpolation slot

v_interp_mov_f32 v0, P10, attr0.x
// GFX7-ERR: :[[@LINE-1]]:22: error: invalid interpolation slot

v_interp_mov_f32 v0, 0, attr0.x
// GFX7-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

v_interp_mov_f32 v0, v1, attr0.x
// GFX7-ERR: :[[@LINE-1]]:22: error: invalid interpolation slot

v_interp_mov_f32 v0, , attr0.x
// GFX7-ERR: :[[@LINE-1]]:22: error: unknown token in expression

v_interp_p1_f32 v0, v1, attr0.x
// GFX7: v_interp_p1_f32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x00,0xc8]

v_interp_p2_f32 v0, v1, attr0.x
// GFX7: v_interp_p2_f32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x01,0xc8]

v_interp_p1_f32 v0, v1, attr0.y
// GFX7: v_interp_p1_f32 v0, v1, attr0.y ; encoding: [0x01,0x01,0x00,0xc8]

v_interp_p2_f32 v0, v1, attr0.y
// GFX7: v_interp_p2_f32 v0, v1, attr0.y ; encoding: [0x01,0x01,0x01,0xc8]

v_interp_mov_f32 v0, p10, attr0.y
// GFX7: v_interp_mov_f32 v0, p10, attr0.y ; encoding: [0x00,0x01,0x02,0xc8]

v_interp_p1_f32 v0, v1, attr1.z
// GFX7: v_interp_p1_f32 v0, v1, attr1.z ; encoding: [0x01,0x06,0x00,0xc8]

v_interp_p2_f32 v0, v1, attr1.z
// GFX7: v_interp_p2_f32 v0, v1, attr1.z ; encoding: [0x01,0x06,0x01,0xc8]

v_interp_mov_f32 v0, p10, attr1.z
// GFX7: v_interp_mov_f32 v0, p10, attr1.z ; encoding: [0x00,0x06,0x02,0xc8]

v_interp_p1_f32 v0, v1, attr31.w
// GFX7: v_interp_p1_f32 v0, v1, attr31.w ; encoding: [0x01,0x7f,0x00,0xc8]

v_interp_p2_f32 v0, v1, attr31.w
// GFX7: v_interp_p2_f32 v0, v1, attr31.w ; encoding: [0x01,0x7f,0x01,0xc8]

v_interp_mov_f32 v0, p10, attr31.w
// GFX7: v_interp_mov_f32 v0, p10, attr31.w ; encoding: [0x00,0x7f,0x02,0xc8]

v_interp_p1_f32 v0, v1, attr32.x
// GFX7: v_interp_p1_f32 v0, v1, attr32.x ; encoding: [0x01,0x80,0x00,0xc8]

v_interp_p2_f32 v0, v1, attr32.x
// GFX7: v_interp_p2_f32 v0, v1, attr32.x ; encoding: [0x01,0x80,0x01,0xc8]

v_interp_mov_f32 v0, p10, attr32.x
// GFX7: v_interp_mov_f32 v0, p10, attr32.x ; encoding: [0x00,0x80,0x02,0xc8]

v_interp_p1_f32 v0, v1, attr33.x
// GFX7-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number

v_interp_p2_f32 v0, v1, attr33.x
// GFX7-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number

v_interp_mov_f32 v0, p10, attr33.x
// GFX7-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number

v_interp_p1_f32 v0, v1, attr63.x
// GFX7-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number

v_interp_p2_f32 v0, v1, attr63.x
// GFX7-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number

v_interp_mov_f32 v0, p10, attr63.x
// GFX7-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number

v_interp_p1_f32 v0, v1, attr64.x
// GFX7-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number

v_interp_p2_f32 v0, v1, attr64.x
// GFX7-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number

v_interp_mov_f32 v0, p10, attr64.x
// GFX7-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number

v_interp_p1_f32 v0, v1, attr255.x
// GFX7-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number

v_interp_p2_f32 v0, v1, attr255.x
// GFX7-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number

v_interp_mov_f32 v0, p10, attr255.x
// GFX7-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number

v_interp_p1_f32 v0, v1, attr256.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_p2_f32 v0, v1, attr256.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_mov_f32 v0, p10, attr256.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number

v_interp_p1_f32 v0, v1, attr999.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_p2_f32 v0, v1, attr999.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_mov_f32 v0, p10, attr999.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number

v_interp_p1_f32 v0, v1, attr00.x
// GFX7: v_interp_p1_f32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x00,0xc8]

v_interp_p2_f32 v0, v1, attr00.x
// GFX7: v_interp_p2_f32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x01,0xc8]

v_interp_mov_f32 v0, p10, attr00.x
// GFX7: v_interp_mov_f32 v0, p10, attr0.x ; encoding: [0x00,0x00,0x02,0xc8]

v_interp_p1_f32 v0, v1, attr07.y
// GFX7: v_interp_p1_f32 v0, v1, attr7.y ; encoding: [0x01,0x1d,0x00,0xc8]

v_interp_p2_f32 v0, v1, attr07.y
// GFX7: v_interp_p2_f32 v0, v1, attr7.y ; encoding: [0x01,0x1d,0x01,0xc8]

v_interp_mov_f32 v0, p10, attr07.y
// GFX7: v_interp_mov_f32 v0, p10, attr7.y ; encoding: [0x00,0x1d,0x02,0xc8]

v_interp_p1_f32 v0, v1, attr.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_p2_f32 v0, v1, attr.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_mov_f32 v0, p10, attr.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number

v_interp_p1_f32 v0, v1, attrx.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_p2_f32 v0, v1, attrx.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_mov_f32 v0, p10, attrx.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number

v_interp_p1_f32 v0, v1, attr0
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr0
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr0
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, attr0.
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr0.
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr0.
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, attr0.q
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr0.q
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr0.q
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, attr0.xy
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr0.xy
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr0.xy
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, attr
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, attr1
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr1
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr1
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, att0.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute

v_interp_p2_f32 v0, v1, att0.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute

v_interp_mov_f32 v0, p10, att0.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute

v_interp_p1_f32 v0, v1, ATTR0.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute

v_interp_p2_f32 v0, v1, ATTR0.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute

v_interp_mov_f32 v0, p10, ATTR0.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute

v_interp_p1_f32 v0, v1, attr-1.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr-1.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr-1.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, attr0x1.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_p2_f32 v0, v1, attr0x1.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number

v_interp_mov_f32 v0, p10, attr0x1.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number

v_interp_p1_f32 v0, v1, attr 0.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr 0.x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr 0.x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, attr0 .x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_p2_f32 v0, v1, attr0 .x
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel

v_interp_mov_f32 v0, p10, attr0 .x
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel

v_interp_p1_f32 v0, v1, 0
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, 0
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_mov_f32 v0, p10, 0
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

v_interp_p1_f32 v0, v1, wrong
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute

v_interp_p2_f32 v0, v1, wrong
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute

v_interp_mov_f32 v0, p10, wrong
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute

v_interp_p1_f32 v0, v1, v1
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute

v_interp_p2_f32 v0, v1, v1
// GFX7-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute

v_interp_mov_f32 v0, p10, v1
// GFX7-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute

lds_param_load v1, attr0.x
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): lds_param_load

lds_direct_load v1, attr0.x
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): lds_direct_load

v_interp_p1ll_f16 v5, v2, attr0.x
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): v_interp_p1ll_f16

ds_param_load v1, attr0.x
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): ds_param_load
