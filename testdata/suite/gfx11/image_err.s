// Images of RDNA3 that must be refused.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: --implicit-check-not=encoding: %s

// Sizes, dims, addresses, modifiers, and what other generations have.

image_load v[0:3], v0, s[0:7] dmask:0xf
// GFX11-ERR: :[[@LINE-1]]:1: error: missing dim operand

image_load v[0:2], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: image data size does not match dmask, d16 and tfe

image_load v[0:4], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: image data size does not match dmask, d16 and tfe

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D tfe
// GFX11-ERR: :[[@LINE-1]]:1: error: image data size does not match dmask, d16 and tfe

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D d16
// GFX11-ERR: :[[@LINE-1]]:1: error: image data size does not match dmask, d16 and tfe

image_load_pck v[0:3], v0, s[0:7] dmask:0x7 dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: image data size does not match dmask and tfe

image_load_pck v[0:3], v0, s[0:7] dmask:0xf dim:1D d16
// GFX11-ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

image_load v[0:3], v[0:1], s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_load v[0:3], v0, s[0:7] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_load v[0:3], [v0, v1], s[0:7] dmask:0xf dim:3D
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_load v[0:3], v[0:2], s[0:7] dmask:0xf dim:3D a16
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_load v[0:3], v[0:4], s[0:7] dmask:0xf dim:3D
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

image_load v[0:3], [v0, v1, v2, v3, v4], s[0:7] dmask:0xf dim:3D
// GFX11-ERR: :[[@LINE-1]]:49: error: not a valid operand.

image_load v[0:3], [v[0:1], v2], s[0:7] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

image_load v[0:3], [], s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:21: error: expected a register

image_load v[0:3], [v0, v1, s[0:7] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:36: error: expected a comma or a closing square bracket

image_load v[0:3], [v0 v1], s[0:7] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:24: error: expected a comma or a closing square bracket

image_load v[0:3], [v0, 1], s[0:7] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:25: error: expected a register

image_load v[0:3], [v0, s1], s[0:7] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

image_load v[0:3], v0, [s0,s1], s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:40: error: not a valid operand.

image_load v[0:3], v0, s[0:3] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

image_load v[0:3], v0, s[1:8] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid register alignment

image_load v[0:3], v0, s[104:111] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:24: error: register index is out of range

image_load v[0:3], v0, s[100:107] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:24: error: register index is out of range

image_load v[0:3], v0, null dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

image_load v[0:3], v0, v[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

image_load s[0:3], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

image_load v[0:3], s0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

image_load off, v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

image_load v[0:3], off, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

image_load v[0:3], v0, s[0:7], s[8:11] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:40: error: not a valid operand.

image_load v[0:3], v0
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

image_load
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

image_load v[0:3], v256, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:20: error: register index is out of range

image_load v[253:256], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:12: error: register index is out of range

image_load a[0:3], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

image_load -v0, v0, s[0:7] dmask:0x1 dim:1D
// GFX11-ERR: :[[@LINE-1]]:12: error: not a valid operand.

image_load |v0|, v0, s[0:7] dmask:0x1 dim:1D
// GFX11-ERR: :[[@LINE-1]]:12: error: not a valid operand.

image_load v[0:3], v0, s[0:7] dmask:0xf dim:4D
// GFX11-ERR: :[[@LINE-1]]:45: error: invalid dim value

image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_
// GFX11-ERR: :[[@LINE-1]]:45: error: invalid dim value

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1
// GFX11-ERR: :[[@LINE-1]]:45: error: invalid dim value

image_load v[0:3], v0, s[0:7] dmask:0xf dim: 1 D
// GFX11-ERR: :[[@LINE-1]]:46: error: invalid dim value

image_load v[0:3], v0, s[0:7] dmask:0xf dim:
// GFX11-ERR: :[[@LINE-1]]:45: error: invalid dim value

image_load v[0:3], v0, s[0:7] dmask: dim:1D
// GFX11-ERR: :[[@LINE-1]]:38: error: expected absolute expression

image_load v[0:3], v0, s[0:7] dmask:undefined dim:1D
// GFX11-ERR: :[[@LINE-1]]:37: error: expected absolute expression

image_load v[0:3], v0, s[0:7] dim:1D dmask:0xf
// GFX11-ERR: :[[@LINE-1]]:38: error: not a valid operand.

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D glc glc
// GFX11-ERR: :[[@LINE-1]]:52: error: duplicate cache policy modifier

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D glc unorm
// GFX11-ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D scc
// GFX11-ERR: :[[@LINE-1]]:48: error: scc modifier is not supported on this GPU

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D da
// GFX11-ERR: :[[@LINE-1]]:48: error: invalid operand for instruction

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D offset:4
// GFX11-ERR: :[[@LINE-1]]:48: error: not a valid operand.

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_NT
// GFX11-ERR: :[[@LINE-1]]:48: error: not a valid operand.

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D tfe tfe
// GFX11-ERR: :[[@LINE-1]]:52: error: invalid operand for instruction

image_load v[0:3], v0, s[0:7] dmask:0xf dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:41: error: not a valid operand.

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D foo
// GFX11-ERR: :[[@LINE-1]]:48: error: invalid operand for instruction

image_load_e64 v[0:3], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: e64 variant of this instruction is not supported

image_load_x v[0:3], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid instruction, did you mean: image_load?

image_store v[0:2], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: image data size does not match dmask, d16 and tfe

image_store v[0:3], v0, s[0:7] dmask:0xf
// GFX11-ERR: :[[@LINE-1]]:1: error: missing dim operand

image_store off, v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

image_get_resinfo v[0:3], v[0:1], s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_sample v[0:3], v0, s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:33: error: not a valid operand.

image_sample v[0:3], v0, s[0:7], s[0:7] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

image_sample v[0:3], v0, s[0:7], s[1:4] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid register alignment

image_sample v[0:3], v0, s[0:7], null dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

image_sample v[0:3], v[0:2], s[0:7], s[8:11] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_sample_d v[0:3], v[0:8], s[0:7], s[8:11] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_sample_d v[0:3], [v0, v1, v2, v3, v[4:6]], s[0:7], s[8:11] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_sample_d v[0:3], [v0, v1, v2, v3, v4, v5], s[0:7], s[8:11] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:66: error: not a valid operand.

image_sample_c_d_cl_o v[0:3], v[0:11], s[0:7], s[8:11] dmask:0xf dim:2D
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match dim and a16

image_sample off, v0, s[0:7], s[8:11] dmask:0x7 dim:1D
// GFX11-ERR: :[[@LINE-1]]:39: error: invalid atomic image dmask

image_sample off, v0, s[0:7], s[8:11] dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid atomic image dmask

image_get_lod off, v0, s[0:7], s[8:11] dmask:0x1 dim:1D
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x3 dim:2D
// GFX11-ERR: :[[@LINE-1]]:49: error: invalid image_gather dmask: only one bit must be set

image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dim:2D
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid image_gather dmask: only one bit must be set

image_gather4 v5, v[1:2], s[8:15], s[12:15] dmask:0x1 dim:2D
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

image_gather4 v[5:6], v[1:2], s[8:15], s[12:15] dmask:0x1 dim:2D
// GFX11-ERR: :[[@LINE-1]]:1: error: image data size does not match dmask, d16 and tfe

image_gather4 v[5:7], v[1:2], s[8:15], s[12:15] dmask:0x1 dim:2D tfe d16
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

image_gather4 off, v[1:2], s[8:15], s[12:15] dmask:0x1 dim:2D
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

image_msaa_load v[1:4], v5, s[8:15] dmask:0x1 dim:1D
// GFX11-ERR: :[[@LINE-1]]:47: error: invalid dim; must be MSAA type

image_msaa_load v[1:4], v[5:7], s[8:15] dmask:0x3 dim:2D_MSAA
// GFX11-ERR: :[[@LINE-1]]:41: error: invalid image_gather dmask: only one bit must be set

image_msaa_load v1, v[5:7], s[8:15] dmask:0x1 dim:2D_MSAA
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

image_atomic_add v[5:8], v1, s[8:15] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

image_atomic_add v[5:6], v1, s[8:15] dmask:0x5 dim:1D
// GFX11-ERR: :[[@LINE-1]]:38: error: invalid atomic image dmask

image_atomic_add v5, v1, s[8:15] dmask:0x2 dim:1D
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid atomic image dmask

image_atomic_add v5, v1, s[8:15] dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid atomic image dmask

image_atomic_cmpswap v5, v1, s[8:15] dmask:0x1 dim:1D
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

image_atomic_cmpswap v[5:7], v1, s[8:15] dmask:0x7 dim:1D
// GFX11-ERR: :[[@LINE-1]]:42: error: invalid atomic image dmask

image_atomic_add v5, v1, s[8:15] dmask:0x1 dim:1D d16
// GFX11-ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

image_bvh_intersect_ray v[4:7], v[9:19], s[4:7] a16
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match a16

image_bvh_intersect_ray v[4:7], v[9:16], s[4:7]
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match a16

image_bvh_intersect_ray v[4:7], v[9:20], s[4:7]
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15] a16
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match a16

image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42]], s[12:15]
// GFX11-ERR: :[[@LINE-1]]:1: error: image address size does not match a16

image_bvh_intersect_ray v[39:41], [v50, v46, v[20:22], v[40:42]], s[12:15] a16
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

image_bvh_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42]], s[12:15] a16
// GFX11-ERR: :[[@LINE-1]]:36: error: invalid operand for instruction

image_bvh64_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42]], s[12:15] a16
// GFX11-ERR: :[[@LINE-1]]:48: error: invalid operand for instruction

image_bvh_intersect_ray v[4:7], v[9:19], s[4:11]
// GFX11-ERR: :[[@LINE-1]]:42: error: invalid operand for instruction

image_bvh_intersect_ray v[4:7], v[9:19], s[4:7] dmask:0xf
// GFX11-ERR: :[[@LINE-1]]:49: error: not a valid operand.

image_bvh_intersect_ray v[4:7], v[9:19], s[4:7] dim:1D
// GFX11-ERR: :[[@LINE-1]]:49: error: not a valid operand.

image_bvh_intersect_ray v[4:7], v[9:19], s[4:7] glc
// GFX11-ERR: :[[@LINE-1]]:49: error: invalid operand for instruction

bvh_intersect_ray v[4:7], v[9:19], s[4:7]
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): bvh_intersect_ray

image_sample_cd v[0:3], v[0:2], s[0:7], s[8:11] dmask:0xf dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): image_sample_cd

image_gather4_cl_o v[0:3], v[0:3], s[0:7], s[8:11] dmask:0x1 dim:2D
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): image_gather4_cl_o

image_atomic_fmin v5, v1, s[8:15] dmask:0x1 dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): image_atomic_fmin

image_atomic_add_uint v5, v1, s[8:15] dmask:0x1 dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): image_atomic_add_uint

image_atomic_pk_add_f16 v5, v1, s[8:15] dmask:0x1 dim:1D
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): image_atomic_pk_add_f16

image_bvh8_intersect_ray v[0:9], [v[0:1], v[2:3], v[4:6], v[7:9], v10], s[4:7]
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): image_bvh8_intersect_ray
