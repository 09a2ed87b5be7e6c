// Exports and parameter loads of RDNA3: EXP and LDSDIR.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s

// Targets, sources, words.

exp mrt0 v0, v1, v2, v3
// GFX11: exp mrt0, v0, v1, v2, v3 ; encoding: [0x0f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrt1 v0, v1, v2, v3
// GFX11: exp mrt1, v0, v1, v2, v3 ; encoding: [0x1f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrt2 v0, v1, v2, v3
// GFX11: exp mrt2, v0, v1, v2, v3 ; encoding: [0x2f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrt3 v0, v1, v2, v3
// GFX11: exp mrt3, v0, v1, v2, v3 ; encoding: [0x3f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrt4 v0, v1, v2, v3
// GFX11: exp mrt4, v0, v1, v2, v3 ; encoding: [0x4f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrt5 v0, v1, v2, v3
// GFX11: exp mrt5, v0, v1, v2, v3 ; encoding: [0x5f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrt6 v0, v1, v2, v3
// GFX11: exp mrt6, v0, v1, v2, v3 ; encoding: [0x6f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrt7 v0, v1, v2, v3
// GFX11: exp mrt7, v0, v1, v2, v3 ; encoding: [0x7f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrtz v0, v1, v2, v3
// GFX11: exp mrtz, v0, v1, v2, v3 ; encoding: [0x8f,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp pos0 v0, v1, v2, v3
// GFX11: exp pos0, v0, v1, v2, v3 ; encoding: [0xcf,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp pos1 v0, v1, v2, v3
// GFX11: exp pos1, v0, v1, v2, v3 ; encoding: [0xdf,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp pos2 v0, v1, v2, v3
// GFX11: exp pos2, v0, v1, v2, v3 ; encoding: [0xef,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp pos3 v0, v1, v2, v3
// GFX11: exp pos3, v0, v1, v2, v3 ; encoding: [0xff,0x00,0x00,0xf8,0x00,0x01,0x02,0x03]

exp pos4 v0, v1, v2, v3
// GFX11: exp pos4, v0, v1, v2, v3 ; encoding: [0x0f,0x01,0x00,0xf8,0x00,0x01,0x02,0x03]

exp prim v0, v1, v2, v3
// GFX11: exp prim, v0, v1, v2, v3 ; encoding: [0x4f,0x01,0x00,0xf8,0x00,0x01,0x02,0x03]

exp dual_src_blend0 v0, v1, v2, v3
// GFX11: exp dual_src_blend0, v0, v1, v2, v3 ; encoding: [0x5f,0x01,0x00,0xf8,0x00,0x01,0x02,0x03]

exp dual_src_blend1 v0, v1, v2, v3
// GFX11: exp dual_src_blend1, v0, v1, v2, v3 ; encoding: [0x6f,0x01,0x00,0xf8,0x00,0x01,0x02,0x03]

exp mrt0 off, off, off, off
// GFX11: exp mrt0, off, off, off, off ; encoding: [0x00,0x00,0x00,0xf8,0x00,0x00,0x00,0x00]

exp mrt0 v0, off, off, off done
// GFX11: exp mrt0, v0, off, off, off done ; encoding: [0x01,0x08,0x00,0xf8,0x00,0x00,0x00,0x00]

exp mrt0 off, v85, off, off row_en
// GFX11: exp mrt0, off, v85, off, off row_en ; encoding: [0x02,0x20,0x00,0xf8,0x00,0x55,0x00,0x00]

exp mrt0 v0, v85, off, off done row_en
// GFX11: exp mrt0, v0, v85, off, off done row_en ; encoding: [0x03,0x28,0x00,0xf8,0x00,0x55,0x00,0x00]

exp mrt0 off, off, v170, off
// GFX11: exp mrt0, off, off, v170, off ; encoding: [0x04,0x00,0x00,0xf8,0x00,0x00,0xaa,0x00]

exp mrt0 v0, off, v170, off done
// GFX11: exp mrt0, v0, off, v170, off done ; encoding: [0x05,0x08,0x00,0xf8,0x00,0x00,0xaa,0x00]

exp mrt0 off, v85, v170, off row_en
// GFX11: exp mrt0, off, v85, v170, off row_en ; encoding: [0x06,0x20,0x00,0xf8,0x00,0x55,0xaa,0x00]

exp mrt0 v0, v85, v170, off done row_en
// GFX11: exp mrt0, v0, v85, v170, off done row_en ; encoding: [0x07,0x28,0x00,0xf8,0x00,0x55,0xaa,0x00]

exp mrt0 off, off, off, v255
// GFX11: exp mrt0, off, off, off, v255 ; encoding: [0x08,0x00,0x00,0xf8,0x00,0x00,0x00,0xff]

exp mrt0 v0, off, off, v255 done
// GFX11: exp mrt0, v0, off, off, v255 done ; encoding: [0x09,0x08,0x00,0xf8,0x00,0x00,0x00,0xff]

exp mrt0 off, v85, off, v255 row_en
// GFX11: exp mrt0, off, v85, off, v255 row_en ; encoding: [0x0a,0x20,0x00,0xf8,0x00,0x55,0x00,0xff]

exp mrt0 v0, v85, off, v255 done row_en
// GFX11: exp mrt0, v0, v85, off, v255 done row_en ; encoding: [0x0b,0x28,0x00,0xf8,0x00,0x55,0x00,0xff]

exp mrt0 off, off, v170, v255
// GFX11: exp mrt0, off, off, v170, v255 ; encoding: [0x0c,0x00,0x00,0xf8,0x00,0x00,0xaa,0xff]

exp mrt0 v0, off, v170, v255 done
// GFX11: exp mrt0, v0, off, v170, v255 done ; encoding: [0x0d,0x08,0x00,0xf8,0x00,0x00,0xaa,0xff]

exp mrt0 off, v85, v170, v255 row_en
// GFX11: exp mrt0, off, v85, v170, v255 row_en ; encoding: [0x0e,0x20,0x00,0xf8,0x00,0x55,0xaa,0xff]

exp mrt0 v0, v85, v170, v255 done row_en
// GFX11: exp mrt0, v0, v85, v170, v255 done row_en ; encoding: [0x0f,0x28,0x00,0xf8,0x00,0x55,0xaa,0xff]

exp mrtz v255, v255, v255, v255 done row_en
// GFX11: exp mrtz, v255, v255, v255, v255 done row_en ; encoding: [0x8f,0x28,0x00,0xf8,0xff,0xff,0xff,0xff]

exp pos0 v170, v85, v204, v51 row_en
// GFX11: exp pos0, v170, v85, v204, v51 row_en ; encoding: [0xcf,0x20,0x00,0xf8,0xaa,0x55,0xcc,0x33]

exp mrt0, v1, v2, v3, v4
// GFX11: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt0 v1 v2 v3 v4 done
// GFX11: exp mrt0, v1, v2, v3, v4 done ; encoding: [0x0f,0x08,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt0 v1, v2, v3, v4 nodone
// GFX11: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt0 v1, v2, v3, v4 norow_en
// GFX11: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

// What is no export.

exp mrt8 v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp param0 v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:5: error: exp target is not supported on this GPU

exp null v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:5: error: exp target is not supported on this GPU

exp pos5 v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp dual_src_blend2 v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp 0 v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:5: error: invalid operand for instruction

exp mrt00 v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrt0 v1, v2, v3
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

exp mrt0 v1, v2, v3, v4, v5
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

exp mrt0 s1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

exp mrt0 v1, v2, v3, 4
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

exp mrt0 v1, v2, v[3:4], v4
// GFX11-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

exp mrt0 v1, v2, v3, v4 row_en done
// GFX11-ERR: :[[@LINE-1]]:32: error: invalid operand for instruction

exp mrt0 v1, v2, v3, v4 done done
// GFX11-ERR: :[[@LINE-1]]:30: error: invalid operand for instruction

exp mrt0 v1, v2, v3, v4 compr
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

exp mrt0 v1, v2, v3, v4 vm
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

exp mrt0 -v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:10: error: not a valid operand.

exp mrt0 v1, v2, v3, off off
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

exp_e32 mrt0 v1, v2, v3, v4
// GFX11: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

export mrt0 v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): export

// Parameters: attributes and waits.

lds_direct_load v0
// GFX11: lds_direct_load v0 wait_vdst:0 ; encoding: [0x00,0x00,0x10,0xce]

lds_direct_load v255 wait_vdst:15
// GFX11: lds_direct_load v255 wait_vdst:15 ; encoding: [0xff,0x00,0x1f,0xce]

lds_direct_load v170 wait_vdst:5
// GFX11: lds_direct_load v170 wait_vdst:5 ; encoding: [0xaa,0x00,0x15,0xce]

lds_param_load v85, attr0.x
// GFX11: lds_param_load v85, attr0.x wait_vdst:0 ; encoding: [0x55,0x00,0x00,0xce]

lds_param_load v1, attr32.w wait_vdst:10
// GFX11: lds_param_load v1, attr32.w wait_vdst:10 ; encoding: [0x01,0x83,0x0a,0xce]

lds_param_load v255, attr31.z wait_vdst:0
// GFX11: lds_param_load v255, attr31.z wait_vdst:0 ; encoding: [0xff,0x7e,0x00,0xce]

lds_param_load v2, attr21.y wait_vdst:15
// GFX11: lds_param_load v2, attr21.y wait_vdst:15 ; encoding: [0x02,0x55,0x0f,0xce]

// What is no load of a parameter.

lds_direct_load v1 wait_vdst:16
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid wait_vdst value.

lds_direct_load v1 wait_vdst:-1
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid wait_vdst value.

lds_direct_load s1
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

lds_direct_load v[1:2]
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

lds_direct_load
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

lds_direct_load v1, v2
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

lds_direct_load v1 wait_va_vdst:1
// GFX11-ERR: :[[@LINE-1]]:20: error: not a valid operand.

lds_param_load v1, attr33.x
// GFX11-ERR: :[[@LINE-1]]:20: error: out of bounds interpolation attribute number

lds_param_load v1, attr0
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid or missing interpolation attribute channel

lds_param_load v1, attr0.q
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid or missing interpolation attribute channel

lds_param_load v1, attr.x
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid or missing interpolation attribute number

lds_param_load v1, v2
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid interpolation attribute

lds_param_load v1
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

lds_param_load v1, attr0.x wait_vdst:1 wait_vdst:1
// GFX11-ERR: :[[@LINE-1]]:40: error: not a valid operand.

ds_direct_load v1
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_direct_load

ds_param_load v1, attr0.x
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_param_load

lds_param_load_e32 v1, attr0.x
// GFX11: lds_param_load v1, attr0.x wait_vdst:0 ; encoding: [0x01,0x00,0x00,0xce]
