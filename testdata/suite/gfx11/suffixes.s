// Names that end in two suffixes: the first may be a part of a name of its own.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefixes=GFX11,REAL %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefixes=ERR,REAL-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=-real-true16 -show-encoding %s | FileCheck --check-prefixes=GFX11,FAKE %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=-real-true16 -filetype=null %s 2>&1 | FileCheck --check-prefixes=ERR,FAKE-ERR --implicit-check-not=error: %s

v_mov_b32_e32_e32 v0, v1
// GFX11: v_mov_b32_e32 v0, v1 ; encoding: [0x01,0x03,0x00,0x7e]

v_mov_b32_e32_e64 v0, v1
// GFX11: v_mov_b32_e64 v0, v1 ; encoding: [0x00,0x00,0x81,0xd5,0x01,0x01,0x01,0x02]

v_mov_b32_e64_e32 v0, v1
// GFX11: v_mov_b32_e32 v0, v1 ; encoding: [0x01,0x03,0x00,0x7e]

v_mov_b32_sdwa_e64 v0, v1
// GFX11: v_mov_b32_e64 v0, v1 ; encoding: [0x00,0x00,0x81,0xd5,0x01,0x01,0x01,0x02]

v_mov_b32_e64_sdwa v0, v1 src0_sel:BYTE_1
// ERR: :[[@LINE-1]]:1: error: sdwa variant of this instruction is not supported

v_mov_b32_e32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
// GFX11: v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0x02,0x00,0x7e,0x01,0xe4,0x00,0xff]

v_mov_b32_dpp_dpp v0, v1 quad_perm:[0,1,2,3]
// ERR: :[[@LINE-1]]:26: error: not a valid operand.

v_mov_b32_dpp_dpp v0, v1
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_mov_b32_dpp_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: e32 variant of this instruction is not supported

v_fract_f32_sdwa_sdwa v0, -v1
// ERR: :[[@LINE-1]]:1: error: sdwa variant of this instruction is not supported

v_fract_f64_sdwa_e32 v[0:1], v[2:3]
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_fract_f64_e64_e64 v[0:1], -v[2:3]
// GFX11: v_fract_f64_e64 v[0:1], -v[2:3] ; encoding: [0x00,0x00,0xbe,0xd5,0x02,0x01,0x01,0x22]

v_fract_f16_e32_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_fract_f16_e32

v_fract_f16_e64_e64 v0.l, v1.l
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_fract_f16_e64

v_mov_b64_e32_e32 v[0:1], v[2:3]
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_mov_b64_e32

v_cvt_pk_f32_fp8_e32_e32 v[0:1], v2
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_cvt_pk_f32_fp8_e32

v_cvt_pk_f32_fp8_e32_e64 v[0:1], v2.l
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_cvt_pk_f32_fp8_e32

v_ffbh_u32_e32_e32 v0, v1
// GFX11: v_clz_i32_u32_e32 v0, v1 ; encoding: [0x01,0x73,0x00,0x7e]

v_ffbh_u32_e64_e64 v0, v1
// GFX11: v_clz_i32_u32_e64 v0, v1 ; encoding: [0x00,0x00,0xb9,0xd5,0x01,0x01,0x01,0x02]

v_ffbh_u32_e32_dpp v0, v1 quad_perm:[0,1,2,3]
// ERR: :[[@LINE-1]]:27: error: not a valid operand.

v_ffbh_u32_dpp_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_ffbh_u32_dpp

v_clz_i32_u32_e32_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_swap_b32_e32_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_nop_e32_e32
// GFX11: v_nop ; encoding: [0x00,0x00,0x00,0x7e]

v_nop_sdwa_e32
// GFX11: v_nop ; encoding: [0x00,0x00,0x00,0x7e]

v_readfirstlane_b32_e32_e32 s0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_cmp_eq_u32_e32_e32 v0, v1
// GFX11: v_cmp_eq_u32_e32 vcc_lo, v0, v1 ; encoding: [0x00,0x03,0x94,0x7c]

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
// GFX11: v_cmp_eq_f32_e32 vcc_lo, 0.5, v1 ; encoding: [0xf0,0x02,0x24,0x7c]

v_cmp_eq_f32_e32_e32 v1
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_cmpx_eq_u32_e32_e32 v0, v1
// GFX11: v_cmpx_eq_u32_e32 v0, v1 ; encoding: [0x00,0x03,0x94,0x7d]

v_cmp_ge_i16_e32_e32 v0, v1
// REAL-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
// FAKE: v_cmp_ge_i16_e32 vcc_lo, v0, v1 ; encoding: [0x00,0x03,0x6c,0x7c]

v_cmp_ge_i16_e32_e32 v0.l, v1.l
// REAL: v_cmp_ge_i16_e32 vcc_lo, v0.l, v1.l ; encoding: [0x00,0x03,0x6c,0x7c]
// FAKE-ERR: :[[@LINE-2]]:1: error: operands are not valid for this GPU or mode

v_cmp_tru_f32_e32_e32 v0, v1
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_cmp_tru_f32_e32

v_cmp_t_f32_e32_e32 v0, v1
// GFX11: v_cmp_t_f32_e32 vcc_lo, v0, v1 ; encoding: [0x00,0x03,0x3e,0x7c]

v_add_f32_e32_e32 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_add_f32_e64_e64 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_mov_b32_e64_dpp_dpp v0, v1
// ERR: :[[@LINE-1]]:1: error: invalid instruction

V_MOV_B32_E32_E64 v0, v1
// GFX11: v_mov_b32_e64 v0, v1 ; encoding: [0x00,0x00,0x81,0xd5,0x01,0x01,0x01,0x02]
