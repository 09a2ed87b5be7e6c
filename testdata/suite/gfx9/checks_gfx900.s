// Rules beyond the syntax on gfx900.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_fma_f32 v0, s1, s2, v3
// ERR: :[[@LINE-1]]:19: error: invalid operand (violates constant bus restrictions)

v_fma_f32 v0, s1, s1, v3
// GFX: v_fma_f32 v0, s1, s1, v3 ; encoding: [0x00,0x00,0xcb,0xd1,0x01,0x02,0x0c,0x04]

v_fma_f32 v0, 0x1234, v2, v3
// ERR: :[[@LINE-1]]:15: error: literal operands are not supported

v_fma_f32 v0, lit(1), v2, v3
// ERR: :[[@LINE-1]]:19: error: literal operands are not supported

v_fma_f32 v0, s1, 1.0, v3
// GFX: v_fma_f32 v0, s1, 1.0, v3 ; encoding: [0x00,0x00,0xcb,0xd1,0x01,0xe4,0x0d,0x04]

v_fma_f32 v0, foo, v2, v3
// ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

v_add_f32 v0, 0x1234, v2
// GFX: v_add_f32_e32 v0, 0x1234, v2 ; encoding: [0xff,0x04,0x00,0x02,0x34,0x12,0x00,0x00]

v_add_f32_e64 v0, 0x1234, v2
// ERR: :[[@LINE-1]]:19: error: literal operands are not supported

v_add_f32_e64 v0, s1, s2
// ERR: :[[@LINE-1]]:23: error: invalid operand (violates constant bus restrictions)

v_madak_f32 v0, s1, v2, 0x1234
// ERR: :[[@LINE-1]]:17: error: invalid operand (violates constant bus restrictions)

v_madak_f32 v0, v1, v2, 0x1234
// GFX: v_madak_f32 v0, v1, v2, 0x1234 ; encoding: [0x01,0x05,0x00,0x30,0x34,0x12,0x00,0x00]

v_madmk_f32 v0, 0x1235, 0x1234, v3
// ERR: :[[@LINE-1]]:25: error: only one unique literal operand is allowed

v_subrev_f32 v0, src_lds_direct, v2
// ERR: :[[@LINE-1]]:18: error: lds_direct cannot be used with this instruction

v_sub_f32 v0, src_lds_direct, v2
// GFX: v_sub_f32_e32 v0, src_lds_direct, v2 ; encoding: [0xfe,0x04,0x00,0x04]

v_fma_f32 v0, v1, src_lds_direct, v2
// ERR: :[[@LINE-1]]:19: error: lds_direct may be used as src0 only

v_fma_f32 v0, src_lds_direct, v1, v2
// GFX: v_fma_f32 v0, src_lds_direct, v1, v2 ; encoding: [0x00,0x00,0xcb,0xd1,0xfe,0x02,0x0a,0x04]

v_mov_b32_sdwa v0, src_lds_direct
// ERR: :[[@LINE-1]]:20: error: lds_direct cannot be used with this instruction

v_addc_co_u32 v0, vcc, s1, v2, vcc
// ERR: :[[@LINE-1]]:24: error: invalid operand (violates constant bus restrictions)

v_addc_co_u32 v0, vcc, v1, v2, vcc
// GFX: v_addc_co_u32_e32 v0, vcc, v1, v2, vcc ; encoding: [0x01,0x05,0x00,0x38]

v_addc_co_u32_e64 v0, vcc, s1, v2, vcc
// ERR: :[[@LINE-1]]:36: error: invalid operand (violates constant bus restrictions)

v_cndmask_b32 v0, s1, v2, vcc
// ERR: :[[@LINE-1]]:19: error: invalid operand (violates constant bus restrictions)

v_div_fmas_f32 v0, s1, v2, v3
// ERR: :[[@LINE-1]]:20: error: invalid operand (violates constant bus restrictions)

v_div_fmas_f32 v0, vcc_lo, v2, v3
// ERR: :[[@LINE-1]]:20: error: invalid operand (violates constant bus restrictions)

v_writelane_b32 v0, s1, m0
// GFX: v_writelane_b32 v0, s1, m0 ; encoding: [0x00,0x00,0x8a,0xd2,0x01,0xf8,0x00,0x00]

v_writelane_b32 v0, s1, s2
// ERR: :[[@LINE-1]]:25: error: invalid operand (violates constant bus restrictions)

v_lshlrev_b64 v[0:1], s1, s[2:3]
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_pk_add_u16 v0, s1, s2
// ERR: :[[@LINE-1]]:22: error: invalid operand (violates constant bus restrictions)

v_pk_add_u16 v0, 1000, v2
// ERR: :[[@LINE-1]]:18: error: literal operands are not supported

v_mad_u32_u24 v0, v1, v2, v3 clamp
// GFX: v_mad_u32_u24 v0, v1, v2, v3 clamp ; encoding: [0x00,0x80,0xc3,0xd1,0x01,0x05,0x0e,0x04]

v_add_f32_sdwa v0, s1, s2
// ERR: :[[@LINE-1]]:24: error: invalid operand (violates constant bus restrictions)

v_add_f32_sdwa v0, s1, v2
// GFX: v_add_f32_sdwa v0, s1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x04,0x00,0x02,0x01,0x16,0x86,0x06]
