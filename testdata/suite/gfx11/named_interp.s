// Interpolation slots and attributes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,GFX1100-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,GFX1153-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,GFX1170-ERR --implicit-check-not=error: %s

v_interp_mov_f32 v0, p10, attr0.x
// GFX1100-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_interp_mov_f32
// GFX1153-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1153): v_interp_mov_f32
// GFX1170-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1170): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0.x
// GFX1100-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_interp_p1_f32
// GFX1153-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1153): v_interp_p1_f32
// GFX1170-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1170): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0.y
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr1.z
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr31.w
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr32.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr33.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr63.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr64.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr255.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr256.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr999.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr00.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr07.y
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attrx.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0.
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0.q
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0.xy
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr1
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, att0.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, ATTR0.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr-1.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0x1.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr 0.x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, attr0 .x
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, 0
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, wrong
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

v_interp_p2_f32 v0, v1, v1
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

lds_param_load v1, attr0.x
// GFX11: lds_param_load v1, attr0.x wait_vdst:0 ; encoding: [0x01,0x00,0x00,0xce]

lds_direct_load v1, attr0.x
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

v_interp_p1ll_f16 v5, v2, attr0.x
// GFX1100-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_interp_p1ll_f16
// GFX1153-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1153): v_interp_p1ll_f16
// GFX1170-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1170): v_interp_p1ll_f16

ds_param_load v1, attr0.x
// GFX1100-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_param_load
// GFX1153-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1153): ds_param_load
// GFX1170-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1170): ds_param_load

lds_param_load v1, attr31.w
// GFX11: lds_param_load v1, attr31.w wait_vdst:0 ; encoding: [0x01,0x7f,0x00,0xce]

lds_direct_load v1, attr31.w
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

lds_param_load v1, attr32.x
// GFX11: lds_param_load v1, attr32.x wait_vdst:0 ; encoding: [0x01,0x80,0x00,0xce]

lds_direct_load v1, attr32.x
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

lds_param_load v1, attr33.x
// GFX11-ERR: :[[@LINE-1]]:20: error: out of bounds interpolation attribute number

lds_direct_load v1, attr33.x
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

lds_param_load v1, attr0.q
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid or missing interpolation attribute channel

lds_direct_load v1, attr0.q
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

lds_param_load v1, wrong
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid interpolation attribute

lds_direct_load v1, wrong
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction
