// Rules beyond the syntax on tahiti.
// RUN: not llvm-mc -triple=amdgcn -mcpu=tahiti -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=tahiti -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_div_scale_f32 v0, vcc, |v1|, v2, v3
// ERR: :[[@LINE-1]]:1: error: ABS not allowed in VOP3B instructions

v_div_scale_f32 v0, vcc, v1, |v2|, v3
// GFX: v_div_scale_f32 v0, vcc, v1, |v2|, v3 ; encoding: [0x00,0x6a,0xda,0xd2,0x01,0x05,0x0e,0x04]

v_div_scale_f32 v0, vcc, v1, v2, |v3|
// ERR: :[[@LINE-1]]:1: error: ABS not allowed in VOP3B instructions

v_div_scale_f64 v[0:1], vcc, v[2:3], v[4:5], |v[6:7]|
// ERR: :[[@LINE-1]]:1: error: ABS not allowed in VOP3B instructions

v_mad_u32_u24 v0, v1, v2, v3 clamp
// ERR: :[[@LINE-1]]:30: error: integer clamping is not supported on this GPU

v_mad_f32 v0, v1, v2, v3 clamp
// GFX: v_mad_f32 v0, v1, v2, v3 clamp ; encoding: [0x00,0x08,0x82,0xd2,0x01,0x05,0x0e,0x04]

v_mad_f32 v0, s1, s2, v3
// ERR: :[[@LINE-1]]:19: error: invalid operand (violates constant bus restrictions)

v_mad_f32 v0, s1, s1, v3
// GFX: v_mad_f32 v0, s1, s1, v3 ; encoding: [0x00,0x00,0x82,0xd2,0x01,0x02,0x0c,0x04]

v_mad_f32 v0, s1, 1000, v3
// ERR: :[[@LINE-1]]:19: error: literal operands are not supported

v_mad_f32 v0, v1, 1000, v3
// ERR: :[[@LINE-1]]:19: error: literal operands are not supported

v_mad_f32 v0, v1, src_lds_direct, v3
// ERR: :[[@LINE-1]]:19: error: lds_direct may be used as src0 only

v_subrev_f32 v0, src_lds_direct, v3
// ERR: :[[@LINE-1]]:18: error: lds_direct cannot be used with this instruction

v_sub_f32 v0, src_lds_direct, v3
// GFX: v_sub_f32_e32 v0, src_lds_direct, v3 ; encoding: [0xfe,0x06,0x00,0x08]

v_addc_u32 v0, vcc, s1, v2, vcc
// ERR: :[[@LINE-1]]:21: error: invalid operand (violates constant bus restrictions)

v_addc_u32 v0, vcc, v1, v2, vcc
// GFX: v_addc_u32_e32 v0, vcc, v1, v2, vcc ; encoding: [0x01,0x05,0x00,0x50]

v_movreld_b32 v0, s1
// ERR: :[[@LINE-1]]:19: error: invalid operand (violates constant bus restrictions)

v_writelane_b32 v0, s1, m0
// GFX: v_writelane_b32 v0, s1, m0 ; encoding: [0x01,0xf8,0x00,0x04]

v_writelane_b32 v0, s1, s2
// ERR: :[[@LINE-1]]:25: error: invalid operand (violates constant bus restrictions)

v_lshl_b64 v[0:1], s[2:3], s4
// ERR: :[[@LINE-1]]:28: error: invalid operand (violates constant bus restrictions)

v_cvt_f32_f16_e64 v5, 0
// ERR: :[[@LINE-1]]:23: error: literal operands are not supported

v_cvt_f32_f16_e64 v5, 0.5
// ERR: :[[@LINE-1]]:23: error: literal operands are not supported

v_cvt_f32_f16_e32 v5, 0
// GFX: v_cvt_f32_f16_e32 v5, 0 ; encoding: [0x80,0x16,0x0a,0x7e]
