// Vector ALU of RDNA3 with whole registers for 16-bit operands: VOP1, VOP2, VOP3 and VOPC.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32,-real-true16 -show-encoding %s | FileCheck --check-prefixes=GFX11,W32 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32,-real-true16 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,W32-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64,-real-true16 -show-encoding %s | FileCheck --check-prefixes=GFX11,W64 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64,-real-true16 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,W64-ERR --implicit-check-not=error: %s

// VOP1: the widths of operands, and what VOP3 adds to them.

v_mov_b32 v1, v2
// GFX11: v_mov_b32_e32 v1, v2 ; encoding: [0x02,0x03,0x02,0x7e]

v_mov_b32_e32 v255, s105
// GFX11: v_mov_b32_e32 v255, s105 ; encoding: [0x69,0x02,0xfe,0x7f]

v_mov_b32_e64 v0, 0x12345678
// GFX11: v_mov_b32_e64 v0, 0x12345678 ; encoding: [0x00,0x00,0x81,0xd5,0xff,0x00,0x01,0x02,0x78,0x56,0x34,0x12]

v_mov_b32 v1, null
// GFX11: v_mov_b32_e32 v1, null ; encoding: [0x7c,0x02,0x02,0x7e]

v_mov_b32 v256, v0
// GFX11-ERR: :[[@LINE-1]]:11: error: register index is out of range

v_mov_b32 s0, v0
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

v_mov_b32 v0
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_cvt_f32_f64 v5, v[6:7]
// GFX11: v_cvt_f32_f64_e32 v5, v[6:7] ; encoding: [0x06,0x1f,0x0a,0x7e]

v_cvt_f32_f64 v5, v6
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_cvt_f64_f32_e64 v[6:7], |v1| mul:2 clamp
// GFX11-ERR: :[[@LINE-1]]:38: error: invalid operand for instruction

v_rcp_f32 v1, -|v2|
// GFX11: v_rcp_f32_e64 v1, -|v2| ; encoding: [0x01,0x01,0xaa,0xd5,0x02,0x01,0x01,0x22]

v_rcp_f32_e32 v1, -v2
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

v_sqrt_f64 v[2:3], -4.0
// GFX11: v_sqrt_f64_e32 v[2:3], -4.0 ; encoding: [0xf7,0x68,0x04,0x7e]

v_sqrt_f64 v[2:3], lit(0x40)
// GFX11: v_sqrt_f64_e32 v[2:3], lit(0x40) ; encoding: [0xff,0x68,0x04,0x7e,0x40,0x00,0x00,0x00]

v_readfirstlane_b32 s5, v6
// GFX11: v_readfirstlane_b32 s5, v6 ; encoding: [0x06,0x05,0x0a,0x7e]

v_readfirstlane_b32 v5, v6
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

v_nop
// GFX11: v_nop ; encoding: [0x00,0x00,0x00,0x7e]

v_swap_b32 v1, v2
// GFX11: v_swap_b32 v1, v2 ; encoding: [0x02,0xcb,0x02,0x7e]

v_movrels_b32 v0, v5
// GFX11: v_movrels_b32_e32 v0, v5 ; encoding: [0x05,0x87,0x00,0x7e]

v_mov_b32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xa bank_mask:0x5 bound_ctrl:1 fi:1
// GFX11: v_mov_b32_dpp v5, v1 quad_perm:[3,2,1,0] row_mask:0xa bank_mask:0x5 bound_ctrl:1 fi:1 ; encoding: [0xfa,0x02,0x0a,0x7e,0x01,0x1b,0x0c,0xa5]

v_mov_b32_dpp v5, v1 row_share:16
// GFX11-ERR: :[[@LINE-1]]:32: error: invalid row_share value

v_mov_b32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1
// GFX11: v_mov_b32_dpp v5, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1 ; encoding: [0xea,0x02,0x0a,0x7e,0x01,0x77,0x39,0x05]

v_mov_b32_dpp v5, v1 dpp8:[8,6,5,4,3,2,1,0]
// GFX11-ERR: :[[@LINE-1]]:28: error: expected a 3-bit value

v_mov_b32_dpp v5, s1 row_mirror
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

v_rcp_f32_dpp v1, -|v2| row_half_mirror
// GFX11: v_rcp_f32_dpp v1, -|v2| row_half_mirror row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x54,0x02,0x7e,0x02,0x41,0x31,0xff]

v_mov_b64 v[0:1], v[2:3]
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_mov_b64

// VOP1 with 16-bit operands: halves of registers with true16.

v_rcp_f16 v1, v2
// GFX11: v_rcp_f16_e32 v1, v2 ; encoding: [0x02,0xa9,0x02,0x7e]

v_rcp_f16 v1.h, v2.l
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_rcp_f16_e32 v1.l, v127.h
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_rcp_f16_e32 v1.l, v128.h
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

v_rcp_f16_e64 v1.l, v128.h
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_rcp_f16_e64 v200.h, -|v255.l| clamp
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_cvt_f16_f32 v1, v2
// GFX11: v_cvt_f16_f32_e32 v1, v2 ; encoding: [0x02,0x15,0x02,0x7e]

v_cvt_f16_f32 v1.h, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_cvt_f32_f16 v1, s2
// GFX11: v_cvt_f32_f16_e32 v1, s2 ; encoding: [0x02,0x16,0x02,0x7e]

v_rcp_f16 v1.h, 0x1234
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_rcp_f16 v1.l, 0x12345
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

// VOP2: a literal or a scalar, and the instructions with an implicit VCC.

v_add_f32 v0, v1, v2
// GFX11: v_add_f32_e32 v0, v1, v2 ; encoding: [0x01,0x05,0x00,0x06]

v_add_f32 v0, s1, v2
// GFX11: v_add_f32_e32 v0, s1, v2 ; encoding: [0x01,0x04,0x00,0x06]

v_add_f32 v0, v1, s2
// GFX11: v_add_f32_e64 v0, v1, s2 ; encoding: [0x00,0x00,0x03,0xd5,0x01,0x05,0x00,0x02]

v_add_f32_e32 v0, v1, s2
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

v_add_f32 v0, 0x3f717273, v2
// GFX11: v_add_f32_e32 v0, 0x3f717273, v2 ; encoding: [0xff,0x04,0x00,0x06,0x73,0x72,0x71,0x3f]

v_add_f32 v0, v1, 0x3f717273
// GFX11: v_add_f32_e64 v0, v1, 0x3f717273 ; encoding: [0x00,0x00,0x03,0xd5,0x01,0xff,0x01,0x02,0x73,0x72,0x71,0x3f]

v_add_f32 v0, s1, s2
// GFX11: v_add_f32_e64 v0, s1, s2 ; encoding: [0x00,0x00,0x03,0xd5,0x01,0x04,0x00,0x02]

v_add_f32 v0, s1, s2 clamp div:2
// GFX11: v_add_f32_e64 v0, s1, s2 clamp div:2 ; encoding: [0x00,0x80,0x03,0xd5,0x01,0x04,0x00,0x1a]

v_add_f32 v0, v1, v2 mul:3
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid mul value.

v_mul_f32 v0, -v1, |v2|
// GFX11: v_mul_f32_e64 v0, -v1, |v2| ; encoding: [0x00,0x02,0x08,0xd5,0x01,0x05,0x02,0x22]

v_fmac_f32 v0, v1, v2
// GFX11: v_fmac_f32_e32 v0, v1, v2 ; encoding: [0x01,0x05,0x00,0x56]

v_fmac_f32 v0, |v1|, v2
// GFX11: v_fmac_f32_e64 v0, |v1|, v2 ; encoding: [0x00,0x01,0x2b,0xd5,0x01,0x05,0x02,0x02]

v_fmaak_f32 v0, s1, v2, 0x11213141
// GFX11: v_fmaak_f32 v0, s1, v2, 0x11213141 ; encoding: [0x01,0x04,0x00,0x5a,0x41,0x31,0x21,0x11]

v_fmaak_f32 v0, 0x11213142, v2, 0x11213141
// GFX11-ERR: :[[@LINE-1]]:33: error: only one unique literal operand is allowed

v_fmamk_f32 v0, v1, 0x11213141, v2
// GFX11: v_fmamk_f32 v0, v1, 0x11213141, v2 ; encoding: [0x01,0x05,0x00,0x58,0x41,0x31,0x21,0x11]

v_add_co_ci_u32 v0, vcc_lo, v1, v2, vcc_lo
// W32: v_add_co_ci_u32_e32 v0, vcc_lo, v1, v2, vcc_lo ; encoding: [0x01,0x05,0x00,0x40]
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_add_co_ci_u32 v0, vcc, v1, v2, vcc
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64: v_add_co_ci_u32_e32 v0, vcc, v1, v2, vcc ; encoding: [0x01,0x05,0x00,0x40]

v_add_co_ci_u32_e64 v0, s1, v1, v2, s3
// W32: v_add_co_ci_u32_e64 v0, s1, v1, v2, s3 ; encoding: [0x00,0x01,0x20,0xd5,0x01,0x05,0x0e,0x00]
// W64-ERR: :[[@LINE-2]]:25: error: invalid operand for instruction

v_add_co_ci_u32_e64 v0, s[2:3], v1, v2, s[4:5]
// W32-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction
// W64: v_add_co_ci_u32_e64 v0, s[2:3], v1, v2, s[4:5] ; encoding: [0x00,0x02,0x20,0xd5,0x01,0x05,0x12,0x00]

v_cndmask_b32 v5, v1, v2, vcc_lo
// W32: v_cndmask_b32_e32 v5, v1, v2, vcc_lo ; encoding: [0x01,0x05,0x0a,0x02]
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_cndmask_b32 v5, v1, v2, vcc
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64: v_cndmask_b32_e32 v5, v1, v2, vcc ; encoding: [0x01,0x05,0x0a,0x02]

v_cndmask_b32_e64 v5, -v1, |v2|, s6
// W32: v_cndmask_b32_e64 v5, -v1, |v2|, s6 ; encoding: [0x05,0x02,0x01,0xd5,0x01,0x05,0x1a,0x20]
// W64-ERR: :[[@LINE-2]]:34: error: invalid operand for instruction

v_cndmask_b32_e64 v5, -v1, |v2|, s[6:7]
// W32-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction
// W64: v_cndmask_b32_e64 v5, -v1, |v2|, s[6:7] ; encoding: [0x05,0x02,0x01,0xd5,0x01,0x05,0x1a,0x20]

v_lshlrev_b32_dpp v5, v1, v2 row_xmask:5
// GFX11: v_lshlrev_b32_dpp v5, v1, v2 row_xmask:5 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x04,0x0a,0x30,0x01,0x65,0x01,0xff]

v_add_f32_e64_dpp v5, v1, -v2 row_shl:1 bound_ctrl:0
// GFX11: v_add_f32_e64_dpp v5, v1, -v2 row_shl:1 row_mask:0xf bank_mask:0xf ; encoding: [0x05,0x00,0x03,0xd5,0xfa,0x04,0x02,0x40,0x01,0x01,0x01,0xff]

v_add_f32_dpp v5, v1, v2 dpp8:[0,0,0,0,0,0,0,0] row_mask:0x1
// GFX11-ERR: :[[@LINE-1]]:49: error: invalid operand for instruction

v_pk_fmac_f16 v5, v1, v2
// GFX11: v_pk_fmac_f16 v5, v1, v2 ; encoding: [0x01,0x05,0x0a,0x78]

// VOP2 with 16-bit operands.

v_add_f16 v5, v1, v2
// GFX11: v_add_f16_e32 v5, v1, v2 ; encoding: [0x01,0x05,0x0a,0x64]

v_add_f16 v5.h, v1.l, v2.h
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_add_f16_e32 v5.l, v127.h, v128.l
// GFX11-ERR: :[[@LINE-1]]:29: error: invalid operand for instruction

v_add_f16_e64 v5.l, v127.h, v128.l
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_add_f16 v5.l, 1.0, v2.l
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_add_f16 v5.l, 0xfe0b, v2.l
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_add_f16 v5.s, v1.l, v2.l
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

v_fmac_f16_dpp v5.l, v1.l, v2.l row_ror:15
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

// VOP3: three sources, the constant bus, modifiers.

v_fma_f32 v0, v1, v2, v3
// GFX11: v_fma_f32 v0, v1, v2, v3 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0x05,0x0e,0x04]

v_fma_f32 v0, s1, s2, v3
// GFX11: v_fma_f32 v0, s1, s2, v3 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0x04,0x0c,0x04]

v_fma_f32 v0, s1, s2, s3
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand (violates constant bus restrictions)

v_fma_f32 v0, s1, s1, s2
// GFX11: v_fma_f32 v0, s1, s1, s2 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0x02,0x08,0x00]

v_fma_f32 v0, s1, 0x1234, 0x1234
// GFX11: v_fma_f32 v0, s1, 0x1234, 0x1234 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0xfe,0xfd,0x03,0x34,0x12,0x00,0x00]

v_fma_f32 v0, s1, 0x1234, s2
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_fma_f32 v0, 0x1234, 0x1235, v2
// GFX11-ERR: :[[@LINE-1]]:23: error: only one unique literal operand is allowed

v_fma_f32 v0, -|v1|, abs(v2), neg(v3) clamp mul:4
// GFX11: v_fma_f32 v0, -|v1|, |v2|, -v3 clamp mul:4 ; encoding: [0x00,0x83,0x13,0xd6,0x01,0x05,0x0e,0xb4]

v_fma_f32 v0, v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_fma_f32 v0, v1, v2, v3, v4
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7] div:2
// GFX11: v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7] div:2 ; encoding: [0x00,0x00,0x14,0xd6,0x02,0x09,0x1a,0x1c]

v_fma_f64 v[0:1], v[2:3], v4, v[6:7]
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

v_fma_f64 v[0:1], s[2:3], 0.5, exec
// GFX11: v_fma_f64 v[0:1], s[2:3], 0.5, exec ; encoding: [0x00,0x00,0x14,0xd6,0x02,0xe0,0xf9,0x01]

v_lerp_u8 v5, v1, v2, s3
// GFX11: v_lerp_u8 v5, v1, v2, s3 ; encoding: [0x05,0x00,0x15,0xd6,0x01,0x05,0x0e,0x00]

v_lerp_u8 v5, v1, v2, s3 clamp
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

v_bfe_u32 v5, vcc_lo, m0, exec_hi
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_perm_b32 v5, v1, -1, null
// GFX11: v_perm_b32 v5, v1, -1, null ; encoding: [0x05,0x00,0x44,0xd6,0x01,0x83,0xf1,0x01]

v_mad_u64_u32 v[5:6], s6, v1, v2, v[3:4]
// W32: v_mad_u64_u32 v[5:6], s6, v1, v2, v[3:4] ; encoding: [0x05,0x06,0xfe,0xd6,0x01,0x05,0x0e,0x04]
// W64-ERR: :[[@LINE-2]]:23: error: invalid operand for instruction

v_mad_u64_u32 v[5:6], s[6:7], v1, v2, v[3:4]
// W32-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction
// W64: v_mad_u64_u32 v[5:6], s[6:7], v1, v2, v[3:4] ; encoding: [0x05,0x06,0xfe,0xd6,0x01,0x05,0x0e,0x04]

v_div_scale_f32 v0, vcc_lo, v1, v2, v3
// W32: v_div_scale_f32 v0, vcc_lo, v1, v2, v3 ; encoding: [0x00,0x6a,0xfc,0xd6,0x01,0x05,0x0e,0x04]
// W64-ERR: :[[@LINE-2]]:21: error: invalid operand for instruction

v_div_scale_f32 v0, vcc, v1, v2, v3
// W32-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction
// W64: v_div_scale_f32 v0, vcc, v1, v2, v3 ; encoding: [0x00,0x6a,0xfc,0xd6,0x01,0x05,0x0e,0x04]

v_readlane_b32 s5, v1, s2
// GFX11: v_readlane_b32 s5, v1, s2 ; encoding: [0x05,0x00,0x60,0xd7,0x01,0x05,0x00,0x02]

v_readlane_b32 s5, v1, v2
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

v_writelane_b32 v5, s1, m0
// GFX11: v_writelane_b32 v5, s1, m0 ; encoding: [0x05,0x00,0x61,0xd7,0x01,0xfa,0x00,0x02]

v_writelane_b32 v5, s1, s2
// GFX11: v_writelane_b32 v5, s1, s2 ; encoding: [0x05,0x00,0x61,0xd7,0x01,0x04,0x00,0x02]

v_permlane16_b32 v5, v1, s2, s3 op_sel:[1,0]
// GFX11: v_permlane16_b32 v5, v1, s2, s3 op_sel:[1,0] ; encoding: [0x05,0x08,0x5b,0xd6,0x01,0x05,0x0c,0x00]

v_permlane16_b32 v5, v1, s2, s3 op_sel:[1,0,1]
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid op_sel operand

v_fma_f32_e64_dpp v5, v1, v2, s3 quad_perm:[0,1,2,3]
// GFX11: v_fma_f32_e64_dpp v5, v1, v2, s3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0x05,0x00,0x13,0xd6,0xfa,0x04,0x0e,0x00,0x01,0xe4,0x00,0xff]

v_fma_f32_e64_dpp v5, v1, s2, v3 quad_perm:[0,1,2,3]
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

v_fma_f32_e64_dpp v5, v1, v2, v3 dpp8:[1,2,3,4,5,6,7,0]
// GFX11: v_fma_f32_e64_dpp v5, v1, v2, v3 dpp8:[1,2,3,4,5,6,7,0] ; encoding: [0x05,0x00,0x13,0xd6,0xe9,0x04,0x0e,0x04,0x01,0xd1,0x58,0x1f]

v_mul_lo_u32_e32 v5, v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

// VOP3 with 16-bit operands.

v_mad_u16 v5, v1, v2, v3
// GFX11: v_mad_u16 v5, v1, v2, v3 ; encoding: [0x05,0x00,0x41,0xd6,0x01,0x05,0x0e,0x04]

v_mad_u16 v5.h, v1.l, v2.h, v3.l
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_mad_u16 v5, v1, v2, v3 op_sel:[1,0,0,1]
// GFX11: v_mad_u16 v5, v1, v2, v3 op_sel:[1,0,0,1] ; encoding: [0x05,0x48,0x41,0xd6,0x01,0x05,0x0e,0x04]

v_mad_u16 v5.l, v1.l, s2, 0x1234
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_med3_f16 v5.l, -|v1.h|, v2.l, 1.0 clamp
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_minmax_f16 v5, v1, v2, v3
// GFX11: v_minmax_f16 v5, v1, v2, v3 ; encoding: [0x05,0x00,0x61,0xd6,0x01,0x05,0x0e,0x04]

// VOPC: VCC, an SGPR or EXEC as the destination.

v_cmp_lt_f32 vcc_lo, v1, v2
// W32: v_cmp_lt_f32_e32 vcc_lo, v1, v2 ; encoding: [0x01,0x05,0x22,0x7c]
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_cmp_lt_f32 vcc, v1, v2
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64: v_cmp_lt_f32_e32 vcc, v1, v2 ; encoding: [0x01,0x05,0x22,0x7c]

v_cmp_lt_f32_e32 vcc_lo, s1, v2
// W32: v_cmp_lt_f32_e32 vcc_lo, s1, v2 ; encoding: [0x01,0x04,0x22,0x7c]
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_cmp_lt_f32_e32 vcc, s1, v2
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64: v_cmp_lt_f32_e32 vcc, s1, v2 ; encoding: [0x01,0x04,0x22,0x7c]

v_cmp_lt_f32 s5, v1, |v2|
// W32: v_cmp_lt_f32_e64 s5, v1, |v2| ; encoding: [0x05,0x02,0x11,0xd4,0x01,0x05,0x02,0x02]
// W64-ERR: :[[@LINE-2]]:14: error: invalid operand for instruction

v_cmp_lt_f32 s[6:7], v1, |v2|
// W32-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction
// W64: v_cmp_lt_f32_e64 s[6:7], v1, |v2| ; encoding: [0x06,0x02,0x11,0xd4,0x01,0x05,0x02,0x02]

v_cmp_lt_f32_e64 null, -v1, 0.5 clamp
// GFX11: v_cmp_lt_f32_e64 null, -v1, 0.5 clamp ; encoding: [0x7c,0x80,0x11,0xd4,0x01,0xe1,0x01,0x22]

v_cmp_class_f32 vcc_lo, v1, 0x3ff
// W32: v_cmp_class_f32_e64 vcc_lo, v1, 0x3ff ; encoding: [0x6a,0x00,0x7e,0xd4,0x01,0xff,0x01,0x02,0xff,0x03,0x00,0x00]
// W64-ERR: :[[@LINE-2]]:17: error: invalid operand for instruction

v_cmp_class_f32 vcc, v1, s2
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64: v_cmp_class_f32_e64 vcc, v1, s2 ; encoding: [0x6a,0x00,0x7e,0xd4,0x01,0x05,0x00,0x02]

v_cmpx_eq_u64 v[2:3], v[4:5]
// GFX11: v_cmpx_eq_u64_e32 v[2:3], v[4:5] ; encoding: [0x02,0x09,0xb4,0x7d]

v_cmpx_eq_u64_e64 exec, s[2:3], v[4:5]
// W32-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_cmpx_gt_i32 v1, v2
// GFX11: v_cmpx_gt_i32_e32 v1, v2 ; encoding: [0x01,0x05,0x88,0x7d]

v_cmpx_gt_i32 s0, v1, v2
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64-ERR: :[[@LINE-2]]:15: error: invalid operand for instruction

v_cmp_ge_u32_dpp vcc_lo, v1, v2 row_shr:3
// W32: v_cmp_ge_u32 vcc_lo, v1, v2 row_shr:3 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x04,0x9c,0x7c,0x01,0x13,0x01,0xff]
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_cmp_ge_u32_dpp vcc, v1, v2 row_shr:3
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64: v_cmp_ge_u32 vcc, v1, v2 row_shr:3 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x04,0x9c,0x7c,0x01,0x13,0x01,0xff]

v_cmp_ge_u32_e64_dpp s5, v1, v2 row_shr:3
// W32: v_cmp_ge_u32_e64_dpp s5, v1, v2 row_shr:3 row_mask:0xf bank_mask:0xf ; encoding: [0x05,0x00,0x4e,0xd4,0xfa,0x04,0x02,0x00,0x01,0x13,0x01,0xff]
// W64-ERR: :[[@LINE-2]]:22: error: invalid operand for instruction

v_cmp_ge_u32_e64_dpp s[6:7], v1, s2 dpp8:[0,1,2,3,4,5,6,7]
// W32-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction
// W64-ERR: :[[@LINE-2]]:34: error: invalid operand for instruction

v_cmp_t_f32 vcc_lo, v1, v2
// W32: v_cmp_t_f32_e32 vcc_lo, v1, v2 ; encoding: [0x01,0x05,0x3e,0x7c]
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

// VOPC with 16-bit operands.

v_cmp_lt_f16 vcc_lo, v1, v2
// W32: v_cmp_lt_f16_e32 vcc_lo, v1, v2 ; encoding: [0x01,0x05,0x02,0x7c]
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_cmp_lt_f16 vcc_lo, v1.l, v2.h
// W32: v_cmp_lt_f16_e32 vcc_lo, v1.l, v2.h ; encoding: [0x01,0x05,0x03,0x7c]
// W64-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_cmp_lt_f16 vcc, v1.l, v2.h
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64: v_cmp_lt_f16_e32 vcc, v1.l, v2.h ; encoding: [0x01,0x05,0x03,0x7c]

v_cmp_lt_f16_e32 vcc_lo, v128.l, v2.h
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

v_cmp_lt_f16_e64 s5, -v128.l, v2.h
// W32-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// W64-ERR: :[[@LINE-2]]:18: error: invalid operand for instruction

v_cmpx_neq_f16 v1.h, v2.l
// GFX11: v_cmpx_neq_f16_e32 v1.h, v2.l ; encoding: [0x81,0x05,0x1a,0x7d]

v_cmpx_neq_f16 v1, v2
// GFX11: v_cmpx_neq_f16_e32 v1, v2 ; encoding: [0x01,0x05,0x1a,0x7d]
