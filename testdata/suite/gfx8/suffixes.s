// Names that end in two suffixes: the first may be a part of a name of its own.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -show-encoding %s | FileCheck --check-prefix=GFX8 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_mov_b32_e32_e32 v0, v1
// GFX8: v_mov_b32_e32 v0, v1 ; encoding: [0x01,0x03,0x00,0x7e]

v_mov_b32_e32_e64 v0, v1
// GFX8: v_mov_b32_e64 v0, v1 ; encoding: [0x00,0x00,0x41,0xd1,0x01,0x01,0x00,0x00]

v_mov_b32_e64_e32 v0, v1
// GFX8: v_mov_b32_e32 v0, v1 ; encoding: [0x01,0x03,0x00,0x7e]

v_mov_b32_sdwa_e64 v0, v1
// GFX8: v_mov_b32_e64 v0, v1 ; encoding: [0x00,0x00,0x41,0xd1,0x01,0x01,0x00,0x00]

v_mov_b32_e64_sdwa v0, v1 src0_sel:BYTE_1
// GFX8: v_mov_b32_sdwa v0, v1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 ; encoding: [0xf9,0x02,0x00,0x7e,0x01,0x16,0x01,0x00]

v_mov_b32_e32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
// GFX8: v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x02,0x00,0x7e,0x01,0xe4,0x00,0xff]

v_mov_b32_dpp_dpp v0, v1 quad_perm:[0,1,2,3]
// ERR: :[[@LINE-1]]:26: error: not a valid operand.

v_mov_b32_dpp_dpp v0, v1
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_mov_b32_dpp_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_fract_f32_sdwa_sdwa v0, -v1
// GFX8: v_fract_f32_sdwa v0, -v1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x36,0x00,0x7e,0x01,0x16,0x16,0x00]

v_fract_f64_sdwa_e32 v[0:1], v[2:3]
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_fract_f64_e64_e64 v[0:1], -v[2:3]
// GFX8: v_fract_f64_e64 v[0:1], -v[2:3] ; encoding: [0x00,0x00,0x72,0xd1,0x02,0x01,0x00,0x20]

v_fract_f16_e32_e32 v0, v1
// GFX8: v_fract_f16_e32 v0, v1 ; encoding: [0x01,0x91,0x00,0x7e]

v_fract_f16_e64_e64 v0.l, v1.l
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_mov_b64_e32_e32 v[0:1], v[2:3]
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): v_mov_b64_e32

v_cvt_pk_f32_fp8_e32_e32 v[0:1], v2
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): v_cvt_pk_f32_fp8_e32

v_cvt_pk_f32_fp8_e32_e64 v[0:1], v2.l
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): v_cvt_pk_f32_fp8_e32

v_ffbh_u32_e32_e32 v0, v1
// GFX8: v_ffbh_u32_e32 v0, v1 ; encoding: [0x01,0x5b,0x00,0x7e]

v_ffbh_u32_e64_e64 v0, v1
// GFX8: v_ffbh_u32_e64 v0, v1 ; encoding: [0x00,0x00,0x6d,0xd1,0x01,0x01,0x00,0x00]

v_ffbh_u32_e32_dpp v0, v1 quad_perm:[0,1,2,3]
// GFX8: v_ffbh_u32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x5a,0x00,0x7e,0x01,0xe4,0x00,0xff]

v_ffbh_u32_dpp_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_clz_i32_u32_e32_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_swap_b32_e32_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_nop_e32_e32
// GFX8: v_nop ; encoding: [0x00,0x00,0x00,0x7e]

v_nop_sdwa_e32
// GFX8: v_nop ; encoding: [0x00,0x00,0x00,0x7e]

v_readfirstlane_b32_e32_e32 s0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_cmp_eq_u32_e32_e32 v0, v1
// GFX8: v_cmp_eq_u32_e32 vcc, v0, v1 ; encoding: [0x00,0x03,0x94,0x7d]

v_cmp_eq_u32_e32_e32 vcc, v0, v1
// ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

v_cmp_eq_u32_e32_e32 vcc_lo, v0, v1
// ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

v_cmp_eq_u32_e32_e64 s0, v0, v1
// ERR: :[[@LINE-1]]:1: error: e64 variant of this instruction is not supported

v_cmp_eq_u32_e64_e64 s0, v0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_cmp_eq_f32_e32_e32 -v0, v1
// ERR: :[[@LINE-1]]:22: error: not a valid operand.

v_cmp_eq_f32_e32_e32 0.5, v1
// GFX8: v_cmp_eq_f32_e32 vcc, 0.5, v1 ; encoding: [0xf0,0x02,0x84,0x7c]

v_cmp_eq_f32_e32_e32 v1
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_cmpx_eq_u32_e32_e32 v0, v1
// GFX8: v_cmpx_eq_u32_e32 vcc, v0, v1 ; encoding: [0x00,0x03,0xb4,0x7d]

v_cmp_ge_i16_e32_e32 v0, v1
// GFX8: v_cmp_ge_i16_e32 vcc, v0, v1 ; encoding: [0x00,0x03,0x4c,0x7d]

v_cmp_ge_i16_e32_e32 v0.l, v1.l
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_cmp_tru_f32_e32_e32 v0, v1
// GFX8: v_cmp_tru_f32_e32 vcc, v0, v1 ; encoding: [0x00,0x03,0x9e,0x7c]

v_cmp_t_f32_e32_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): v_cmp_t_f32_e32

v_add_f32_e32_e32 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_add_f32_e64_e64 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_mov_b32_e64_dpp_dpp v0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

V_MOV_B32_E32_E64 v0, v1
// GFX8: v_mov_b32_e64 v0, v1 ; encoding: [0x00,0x00,0x41,0xd1,0x01,0x01,0x00,0x00]
