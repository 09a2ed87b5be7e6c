// Interpolation slots and attributes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -show-encoding %s | FileCheck --check-prefix=GFX13 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX13-ERR --implicit-check-not=error: %s

v_interp_mov_f32 v0, p10, attr0.x
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0.x
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0.y
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr1.z
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr31.w
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr32.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr33.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr63.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr64.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr255.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr256.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr999.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr00.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr07.y
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attrx.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0.
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0.q
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0.xy
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr1
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, att0.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, ATTR0.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr-1.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0x1.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr 0.x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0 .x
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, 0
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, wrong
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, v1
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

lds_param_load v1, attr0.x
// GFX13: ds_param_load v1, attr0.x wait_va_vdst:0 wait_vm_vsrc:0 ; encoding: [0x01,0x00,0x00,0xce]

lds_direct_load v1, attr0.x
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

v_interp_p1ll_f16 v5, v2, attr0.x
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): v_interp_p1ll_f16

ds_param_load v1, attr0.x
// GFX13: ds_param_load v1, attr0.x wait_va_vdst:0 wait_vm_vsrc:0 ; encoding: [0x01,0x00,0x00,0xce]

lds_param_load v1, attr31.w
// GFX13: ds_param_load v1, attr31.w wait_va_vdst:0 wait_vm_vsrc:0 ; encoding: [0x01,0x7f,0x00,0xce]

lds_direct_load v1, attr31.w
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

ds_param_load v1, attr31.w
// GFX13: ds_param_load v1, attr31.w wait_va_vdst:0 wait_vm_vsrc:0 ; encoding: [0x01,0x7f,0x00,0xce]

lds_param_load v1, attr32.x
// GFX13: ds_param_load v1, attr32.x wait_va_vdst:0 wait_vm_vsrc:0 ; encoding: [0x01,0x80,0x00,0xce]

lds_direct_load v1, attr32.x
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

ds_param_load v1, attr32.x
// GFX13: ds_param_load v1, attr32.x wait_va_vdst:0 wait_vm_vsrc:0 ; encoding: [0x01,0x80,0x00,0xce]

lds_param_load v1, attr33.x
// GFX13-ERR: :[[@LINE-1]]:20: error: out of bounds interpolation attribute number

lds_direct_load v1, attr33.x
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

ds_param_load v1, attr33.x
// GFX13-ERR: :[[@LINE-1]]:19: error: out of bounds interpolation attribute number

lds_param_load v1, attr0.q
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid or missing interpolation attribute channel

lds_direct_load v1, attr0.q
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

ds_param_load v1, attr0.q
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid or missing interpolation attribute channel

lds_param_load v1, wrong
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid interpolation attribute

lds_direct_load v1, wrong
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

ds_param_load v1, wrong
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid interpolation attribute
