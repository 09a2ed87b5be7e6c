// Rules beyond the syntax: literals, the constant bus, op_sel, DPP, waits.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_fma_f32 v0, s1, s2, s3
// ERR: :[[@LINE-1]]:23: error: invalid operand (violates constant bus restrictions)

v_fma_f32 v0, s1, s2, s1
// GFX: v_fma_f32 v0, s1, s2, s1 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0x04,0x04,0x00]

v_fma_f32 v0, s1, s2, v3
// GFX: v_fma_f32 v0, s1, s2, v3 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0x04,0x0c,0x04]

v_fma_f32 v0, s1, null, s3
// GFX: v_fma_f32 v0, s1, null, s3 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0xf8,0x0c,0x00]

v_fma_f32 v0, vcc_lo, vcc_hi, v3
// GFX: v_fma_f32 v0, vcc_lo, vcc_hi, v3 ; encoding: [0x00,0x00,0x13,0xd6,0x6a,0xd6,0x0c,0x04]

v_fma_f32 v0, vcc_lo, vcc_hi, s1
// ERR: :[[@LINE-1]]:31: error: invalid operand (violates constant bus restrictions)

v_fma_f32 v0, m0, s1, exec_lo
// ERR: :[[@LINE-1]]:23: error: invalid operand (violates constant bus restrictions)

v_fma_f32 v0, ttmp1, s1, ttmp1
// GFX: v_fma_f32 v0, ttmp1, s1, ttmp1 ; encoding: [0x00,0x00,0x13,0xd6,0x6d,0x02,0xb4,0x01]

v_fma_f32 v0, s1, 1000, s3
// ERR: :[[@LINE-1]]:25: error: invalid operand (violates constant bus restrictions)

v_fma_f32 v0, s1, 1000, v3
// GFX: v_fma_f32 v0, s1, 0x3e8, v3 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0xfe,0x0d,0x04,0xe8,0x03,0x00,0x00]

v_fma_f32 v0, s1, 1.0, s3
// GFX: v_fma_f32 v0, s1, 1.0, s3 ; encoding: [0x00,0x00,0x13,0xd6,0x01,0xe4,0x0d,0x00]

v_fma_f32 v0, 1000, s1, s1
// GFX: v_fma_f32 v0, 0x3e8, s1, s1 ; encoding: [0x00,0x00,0x13,0xd6,0xff,0x02,0x04,0x00,0xe8,0x03,0x00,0x00]

v_fma_f32 v0, 1000, 1000, s1
// GFX: v_fma_f32 v0, 0x3e8, 0x3e8, s1 ; encoding: [0x00,0x00,0x13,0xd6,0xff,0xfe,0x05,0x00,0xe8,0x03,0x00,0x00]

v_fma_f32 v0, 1000, 1000, v1
// GFX: v_fma_f32 v0, 0x3e8, 0x3e8, v1 ; encoding: [0x00,0x00,0x13,0xd6,0xff,0xfe,0x05,0x04,0xe8,0x03,0x00,0x00]

v_fma_f32 v0, 1000, 1001, v1
// ERR: :[[@LINE-1]]:21: error: only one unique literal operand is allowed

v_fma_f32 v0, v1, 1001, 1000
// ERR: :[[@LINE-1]]:25: error: only one unique literal operand is allowed

v_fma_f32 v0, -|s1|, -s2, |s3|
// ERR: :[[@LINE-1]]:28: error: invalid operand (violates constant bus restrictions)

v_fma_f64 v[0:1], s[0:1], s[2:3], s[4:5]
// ERR: :[[@LINE-1]]:35: error: invalid operand (violates constant bus restrictions)

v_fma_f64 v[0:1], s[0:1], s[2:3], s[0:1]
// GFX: v_fma_f64 v[0:1], s[0:1], s[2:3], s[0:1] ; encoding: [0x00,0x00,0x14,0xd6,0x00,0x04,0x00,0x00]

v_fma_f64 v[0:1], 1000.0, s[2:3], s[0:1]
// ERR: :[[@LINE-1]]:35: error: invalid operand (violates constant bus restrictions)

v_fma_f64 v[0:1], 1000.0, 1000.0, v[0:1]
// GFX: v_fma_f64 v[0:1], 0x408f4000, 0x408f4000, v[0:1] ; encoding: [0x00,0x00,0x14,0xd6,0xff,0xfe,0x01,0x04,0x00,0x40,0x8f,0x40]

v_fma_f64 v[0:1], 1000, 0x3e8, v[0:1]
// GFX: v_fma_f64 v[0:1], 0x3e8, 0x3e8, v[0:1] ; encoding: [0x00,0x00,0x14,0xd6,0xff,0xfe,0x01,0x04,0xe8,0x03,0x00,0x00]

v_fma_f64 v[0:1], 1000.0, 0x408f4000, v[0:1]
// GFX: v_fma_f64 v[0:1], 0x408f4000, 0x408f4000, v[0:1] ; encoding: [0x00,0x00,0x14,0xd6,0xff,0xfe,0x01,0x04,0x00,0x40,0x8f,0x40]

v_fma_f64 v[0:1], 1000.0, 1001.0, v[0:1]
// ERR: :[[@LINE-1]]:27: error: only one unique literal operand is allowed

v_fma_f64 v[0:1], 0x123456789, s[2:3], v[0:1]
// ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

v_fma_f16 v0.l, s1, s2, s3
// ERR: :[[@LINE-1]]:25: error: invalid operand (violates constant bus restrictions)

v_fma_f16 v0.l, 0x1234, s1, v1.l
// GFX: v_fma_f16 v0.l, 0x1234, s1, v1.l ; encoding: [0x00,0x00,0x48,0xd6,0xff,0x02,0x04,0x04,0x34,0x12,0x00,0x00]

v_fma_f16 v0.l, 0x1234, 0x1235, v1.l
// ERR: :[[@LINE-1]]:25: error: only one unique literal operand is allowed

v_add3_u32 v0, -1000, 0xfffffc18, v1
// ERR: :[[@LINE-1]]:23: error: only one unique literal operand is allowed

v_add3_u32 v0, lit(1), 1, v1
// GFX: v_add3_u32 v0, lit(0x1), 1, v1 ; encoding: [0x00,0x00,0x55,0xd6,0xff,0x02,0x05,0x04,0x01,0x00,0x00,0x00]

v_add3_u32 v0, lit(1), s1, s2
// ERR: :[[@LINE-1]]:28: error: invalid operand (violates constant bus restrictions)

v_add3_u32 v0, lit(1), lit(2), s2
// ERR: :[[@LINE-1]]:28: error: only one unique literal operand is allowed

v_add3_u32 v0, lit(1), lit(1), s2
// GFX: v_add3_u32 v0, lit(0x1), lit(0x1), s2 ; encoding: [0x00,0x00,0x55,0xd6,0xff,0xfe,0x09,0x00,0x01,0x00,0x00,0x00]

v_add3_u32 v0, foo, foo, s2
// ERR: :[[@LINE-1]]:21: error: only one unique literal operand is allowed

v_add3_u32 v0, foo, 0x1234, s2
// ERR: :[[@LINE-1]]:21: error: only one unique literal operand is allowed

v_add3_u32 v0, foo, s1, s2
// ERR: :[[@LINE-1]]:25: error: invalid operand (violates constant bus restrictions)

v_add3_u32 v0, v1, foo, s2
// GFX: v_add3_u32 v0, v1, foo, s2 ; encoding: [0x00,0x00,0x55,0xd6,0x01,0xff,0x09,0x00,A,A,A,A]

v_lshlrev_b64 v[0:1], s1, s[2:3]
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_lshlrev_b64 v[0:1], s1, v[2:3]
// GFX: v_lshlrev_b64 v[0:1], s1, v[2:3] ; encoding: [0x00,0x00,0x3c,0xd7,0x01,0x04,0x02,0x02]

v_lshlrev_b64 v[0:1], s1, 1000
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_lshlrev_b64 v[0:1], 1000, v[2:3]
// GFX: v_lshlrev_b64 v[0:1], 0x3e8, v[2:3] ; encoding: [0x00,0x00,0x3c,0xd7,0xff,0x04,0x02,0x02,0xe8,0x03,0x00,0x00]

v_lshlrev_b64 v[0:1], 1000, 1000
// ERR: :[[@LINE-1]]:29: error: invalid operand (violates constant bus restrictions)

v_lshrrev_b64 v[0:1], s1, s[2:3]
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_ashrrev_i64 v[0:1], s1, s[2:3]
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_ldexp_f64 v[0:1], 1000.0, 0x408f4000
// GFX: v_ldexp_f64 v[0:1], 0x408f4000, 0x408f4000 ; encoding: [0x00,0x00,0x2b,0xd7,0xff,0xfe,0x01,0x02,0x00,0x40,0x8f,0x40]

v_ldexp_f64 v[0:1], s[0:1], s2
// GFX: v_ldexp_f64 v[0:1], s[0:1], s2 ; encoding: [0x00,0x00,0x2b,0xd7,0x00,0x04,0x00,0x02]

v_ldexp_f64 v[0:1], 0x3e8, 0x3e8
// GFX: v_ldexp_f64 v[0:1], 0x3e8, 0x3e8 ; encoding: [0x00,0x00,0x2b,0xd7,0xff,0xfe,0x01,0x02,0xe8,0x03,0x00,0x00]

v_mad_u64_u32 v[0:1], s2, s3, s4, s[6:7]
// ERR: :[[@LINE-1]]:35: error: invalid operand (violates constant bus restrictions)

v_mad_u64_u32 v[0:1], s2, s3, s4, v[6:7]
// GFX: v_mad_u64_u32 v[0:1], s2, s3, s4, v[6:7] ; encoding: [0x00,0x02,0xfe,0xd6,0x03,0x08,0x18,0x04]

v_mad_u64_u32 v[0:1], s2, 1000, v1, 1000
// GFX: v_mad_u64_u32 v[0:1], s2, 0x3e8, v1, 0x3e8 ; encoding: [0x00,0x02,0xfe,0xd6,0xff,0x02,0xfe,0x03,0xe8,0x03,0x00,0x00]

v_mad_u64_u32 v[0:1], s2, 1000, s1, 1000
// ERR: :[[@LINE-1]]:37: error: invalid operand (violates constant bus restrictions)

v_mad_u64_u32 v[0:1], s2, s1, s1, s[2:3]
// GFX: v_mad_u64_u32 v[0:1], s2, s1, s1, s[2:3] ; encoding: [0x00,0x02,0xfe,0xd6,0x01,0x02,0x08,0x00]

v_div_fmas_f32 v0, s1, s2, v3
// ERR: :[[@LINE-1]]:24: error: invalid operand (violates constant bus restrictions)

v_div_fmas_f32 v0, s1, s1, v3
// GFX: v_div_fmas_f32 v0, s1, s1, v3 ; encoding: [0x00,0x00,0x37,0xd6,0x01,0x02,0x0c,0x04]

v_div_fmas_f32 v0, s1, vcc_lo, v3
// ERR: :[[@LINE-1]]:24: error: invalid operand (violates constant bus restrictions)

v_div_fmas_f32 v0, 1000, vcc_lo, s3
// ERR: :[[@LINE-1]]:26: error: invalid operand (violates constant bus restrictions)

v_div_fmas_f64 v[0:1], s[2:3], s[4:5], v[6:7]
// ERR: :[[@LINE-1]]:32: error: invalid operand (violates constant bus restrictions)

v_div_scale_f32 v0, vcc_lo, s1, s2, s3
// ERR: :[[@LINE-1]]:37: error: invalid operand (violates constant bus restrictions)

v_add_co_ci_u32_e64 v0, s0, s1, s2, s3
// ERR: :[[@LINE-1]]:37: error: invalid operand (violates constant bus restrictions)

v_add_co_ci_u32_e64 v0, s0, s1, s2, s1
// GFX: v_add_co_ci_u32_e64 v0, s0, s1, s2, s1 ; encoding: [0x00,0x00,0x20,0xd5,0x01,0x04,0x04,0x00]

v_add_co_ci_u32_e64 v0, s0, 1000, s2, s1
// ERR: :[[@LINE-1]]:39: error: invalid operand (violates constant bus restrictions)

v_cndmask_b32_e64 v0, s1, s2, s3
// ERR: :[[@LINE-1]]:31: error: invalid operand (violates constant bus restrictions)

v_cndmask_b32_e64 v0, s1, v2, s3
// GFX: v_cndmask_b32_e64 v0, s1, v2, s3 ; encoding: [0x00,0x00,0x01,0xd5,0x01,0x04,0x0e,0x00]

v_cndmask_b32_e64 v0, s1, s2, vcc_lo
// ERR: :[[@LINE-1]]:31: error: invalid operand (violates constant bus restrictions)

v_cndmask_b32 v0, s1, v2, vcc_lo
// GFX: v_cndmask_b32_e32 v0, s1, v2, vcc_lo ; encoding: [0x01,0x04,0x00,0x02]

v_cndmask_b32 v0, 1000, v2, vcc_lo
// GFX: v_cndmask_b32_e32 v0, 0x3e8, v2, vcc_lo ; encoding: [0xff,0x04,0x00,0x02,0xe8,0x03,0x00,0x00]

v_fmaak_f32 v0, s1, v2, 0x1234
// GFX: v_fmaak_f32 v0, s1, v2, 0x1234 ; encoding: [0x01,0x04,0x00,0x5a,0x34,0x12,0x00,0x00]

v_fmaak_f32 v0, 0x1235, v2, 0x1234
// ERR: :[[@LINE-1]]:29: error: only one unique literal operand is allowed

v_fmaak_f32 v0, 0x1234, v2, 0x1234
// GFX: v_fmaak_f32 v0, 0x1234, v2, 0x1234 ; encoding: [0xff,0x04,0x00,0x5a,0x34,0x12,0x00,0x00]

v_fmaak_f32 v0, foo, v2, 0x1234
// ERR: :[[@LINE-1]]:26: error: only one unique literal operand is allowed

v_fmaak_f32 v0, 0x1234, v2, foo
// ERR: :[[@LINE-1]]:29: error: invalid operand for instruction

v_fmamk_f32 v0, 0x1235, 0x1234, v3
// ERR: :[[@LINE-1]]:25: error: only one unique literal operand is allowed

v_fmamk_f32 v0, 0x1234, 0x1234, v3
// GFX: v_fmamk_f32 v0, 0x1234, 0x1234, v3 ; encoding: [0xff,0x06,0x00,0x58,0x34,0x12,0x00,0x00]

v_fmamk_f32 v0, s1, 0x1234, v3
// GFX: v_fmamk_f32 v0, s1, 0x1234, v3 ; encoding: [0x01,0x06,0x00,0x58,0x34,0x12,0x00,0x00]

v_fmamk_f32 v0, 1.0, 0x1234, v3
// GFX: v_fmamk_f32 v0, 1.0, 0x1234, v3 ; encoding: [0xf2,0x06,0x00,0x58,0x34,0x12,0x00,0x00]

v_fmamk_f16 v0.l, 0x1235, 0x1234, v3.l
// ERR: :[[@LINE-1]]:27: error: only one unique literal operand is allowed

v_fmaak_f16 v0.l, 0x1234, v3.l, 0x1234
// GFX: v_fmaak_f16 v0.l, 0x1234, v3.l, 0x1234 ; encoding: [0xff,0x06,0x00,0x70,0x34,0x12,0x00,0x00]

v_add_f32 v0, src_lds_direct, v1
// ERR: :[[@LINE-1]]:15: error: lds_direct is not supported on this GPU

v_add_f32 v0, v1, v2
// GFX: v_add_f32_e32 v0, v1, v2 ; encoding: [0x01,0x05,0x00,0x06]

v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1]
// GFX: v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1] ; encoding: [0x00,0x18,0x5b,0xd6,0x01,0x05,0x0c,0x00]

v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1,1]
// ERR: :[[@LINE-1]]:33: error: invalid op_sel operand

v_permlanex16_b32 v0, v1, s2, s3 op_sel:[0,0,0,1]
// ERR: :[[@LINE-1]]:34: error: invalid op_sel operand

v_permlane16_b32 v0, v1, s2, 1000
// GFX: v_permlane16_b32 v0, v1, s2, 0x3e8 ; encoding: [0x00,0x00,0x5b,0xd6,0x01,0x05,0xfc,0x03,0xe8,0x03,0x00,0x00]

v_permlane16_b32 v0, v1, 1000, 1000
// GFX: v_permlane16_b32 v0, v1, 0x3e8, 0x3e8 ; encoding: [0x00,0x00,0x5b,0xd6,0x01,0xff,0xfd,0x03,0xe8,0x03,0x00,0x00]

v_permlane16_b32 v0, v1, 1001, 1000
// ERR: :[[@LINE-1]]:32: error: only one unique literal operand is allowed

v_dot2_f16_f16 v0.l, v1, v2, v3.l op_sel:[1,0,0,0]
// ERR: :[[@LINE-1]]:35: error: invalid op_sel operand

v_dot2_f16_f16 v0.l, v1, v2, v3.l op_sel:[0,1,0,0]
// ERR: :[[@LINE-1]]:35: error: invalid op_sel operand

v_dot2_f16_f16 v0.h, v1, v2, v3.h op_sel:[0,0,1,1]
// GFX: v_dot2_f16_f16 v0.h, v1, v2, v3.h op_sel:[0,0,1,1] ; encoding: [0x00,0x60,0x66,0xd6,0x01,0x05,0x0e,0x04]

v_dot2_bf16_bf16 v0.h, v1, v2, v3.l op_sel:[0,0,0,1]
// GFX: v_dot2_bf16_bf16 v0.h, v1, v2, v3.l op_sel:[0,0,0,1] ; encoding: [0x00,0x40,0x67,0xd6,0x01,0x05,0x0e,0x04]

v_dot2_bf16_bf16 v0.l, v1, v2, v3.l op_sel:[1,0,0,0]
// ERR: :[[@LINE-1]]:37: error: invalid op_sel operand

v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[0,0,0]
// GFX: v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[1,0,0] ; encoding: [0x00,0x08,0x03,0xd7,0x01,0x05,0x02,0x02]

v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[1,0,0]
// GFX: v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[1,0,0] ; encoding: [0x00,0x08,0x03,0xd7,0x01,0x05,0x02,0x02]

v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[1,1,0]
// ERR: :[[@LINE-1]]:31: error: op_sel operand conflicts with 16-bit operand suffix

v_add_nc_u16 v0.l, v1.h, v2.l op_sel:[1,0,1]
// ERR: :[[@LINE-1]]:31: error: op_sel operand conflicts with 16-bit operand suffix

v_add_nc_u16 v0.h, v1.h, v2.l op_sel:[1,0,1]
// GFX: v_add_nc_u16 v0.h, v1.h, v2.l op_sel:[1,0,1] ; encoding: [0x00,0x48,0x03,0xd7,0x01,0x05,0x02,0x02]

v_add_nc_u16 v0.l, v1.h, s2 op_sel:[1,1,0]
// GFX: v_add_nc_u16 v0.l, v1.h, s2 op_sel:[1,1,0] ; encoding: [0x00,0x18,0x03,0xd7,0x01,0x05,0x00,0x02]

v_mad_u16 v0.l, v1.h, v2.l, v3.h op_sel:[1,0,1,0]
// GFX: v_mad_u16 v0.l, v1.h, v2.l, v3.h op_sel:[1,0,1,0] ; encoding: [0x00,0x28,0x41,0xd6,0x01,0x05,0x0e,0x04]

v_mad_u16 v0.l, v1.h, v2.l, v3.h op_sel:[1,0,0,0]
// ERR: :[[@LINE-1]]:34: error: op_sel operand conflicts with 16-bit operand suffix

v_cvt_f32_f16_e64 v0, v1.h op_sel:[1,0]
// GFX: v_cvt_f32_f16_e64 v0, v1.h op_sel:[1,0] ; encoding: [0x00,0x08,0x8b,0xd5,0x01,0x01,0x01,0x02]

v_cvt_f32_f16_e64 v0, v1.h op_sel:[0,1]
// ERR: :[[@LINE-1]]:28: error: op_sel operand conflicts with 16-bit operand suffix

v_add_f32_e64_dpp v0, v1, s2 row_mirror
// ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

v_add_f32_e64_dpp v0, v1, v2 row_mirror
// GFX: v_add_f32_e64_dpp v0, v1, v2 row_mirror row_mask:0xf bank_mask:0xf ; encoding: [0x00,0x00,0x03,0xd5,0xfa,0x04,0x02,0x00,0x01,0x40,0x01,0xff]

v_add_f32_e64_dpp v0, v1, 1.0 row_mirror
// ERR: :[[@LINE-1]]:1: error: src1 immediate operand invalid for instruction

v_add_f32_e64_dpp v0, v1, 1.0 dpp8:[0,1,2,3,4,5,6,7]
// ERR: :[[@LINE-1]]:1: error: src1 immediate operand invalid for instruction

v_add_f32_e64_dpp v0, v1, s2 dpp8:[0,1,2,3,4,5,6,7]
// ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

v_fma_f32_e64_dpp v0, v1, v2, s3 row_mirror
// GFX: v_fma_f32_e64_dpp v0, v1, v2, s3 row_mirror row_mask:0xf bank_mask:0xf ; encoding: [0x00,0x00,0x13,0xd6,0xfa,0x04,0x0e,0x00,0x01,0x40,0x01,0xff]

v_fma_f32_e64_dpp v0, v1, v2, 1.0 row_mirror
// GFX: v_fma_f32_e64_dpp v0, v1, v2, 1.0 row_mirror row_mask:0xf bank_mask:0xf ; encoding: [0x00,0x00,0x13,0xd6,0xfa,0x04,0xca,0x03,0x01,0x40,0x01,0xff]

v_fma_f32_e64_dpp v0, v1, s2, s3 row_mirror
// ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

v_fma_f32_e64_dpp v0, v1, v2, 1000 row_mirror
// ERR: :[[@LINE-1]]:31: error: invalid operand for instruction

v_add_co_ci_u32_e64_dpp v0, s0, v1, v2, s3 row_mirror
// GFX: v_add_co_ci_u32_e64_dpp v0, s0, v1, v2, s3 row_mirror row_mask:0xf bank_mask:0xf ; encoding: [0x00,0x00,0x20,0xd5,0xfa,0x04,0x0e,0x00,0x01,0x40,0x01,0xff]

v_cmp_lt_f32 vcc_lo, s1, v2
// GFX: v_cmp_lt_f32_e32 vcc_lo, s1, v2 ; encoding: [0x01,0x04,0x22,0x7c]

v_cmp_lt_f32_e64 s0, s1, s2
// GFX: v_cmp_lt_f32_e64 s0, s1, s2 ; encoding: [0x00,0x00,0x11,0xd4,0x01,0x04,0x00,0x02]

v_cmp_lt_f32_e64 s0, s1, 0x1234
// GFX: v_cmp_lt_f32_e64 s0, s1, 0x1234 ; encoding: [0x00,0x00,0x11,0xd4,0x01,0xfe,0x01,0x02,0x34,0x12,0x00,0x00]

v_cmp_lt_f32_e64 s0, 0x1235, 0x1234
// ERR: :[[@LINE-1]]:30: error: only one unique literal operand is allowed

v_cmp_lt_f32_e64 s0, 0x1234, 0x1234
// GFX: v_cmp_lt_f32_e64 s0, 0x1234, 0x1234 ; encoding: [0x00,0x00,0x11,0xd4,0xff,0xfe,0x01,0x02,0x34,0x12,0x00,0x00]

v_cmp_lt_f32_e64_dpp s0, v1, s2 row_mirror
// ERR: :[[@LINE-1]]:30: error: invalid operand for instruction

v_cmpx_lt_f32_e64 s1, s2
// GFX: v_cmpx_lt_f32_e64 s1, s2 ; encoding: [0x7e,0x00,0x91,0xd4,0x01,0x04,0x00,0x02]

v_cmpx_lt_f32_e64 0x1235, 0x1234
// ERR: :[[@LINE-1]]:27: error: only one unique literal operand is allowed

v_readlane_b32 s0, v1, 1000
// ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

v_writelane_b32 v0, s1, s2
// GFX: v_writelane_b32 v0, s1, s2 ; encoding: [0x00,0x00,0x61,0xd7,0x01,0x04,0x00,0x02]

v_writelane_b32 v0, 1000, s2
// GFX: v_writelane_b32 v0, 0x3e8, s2 ; encoding: [0x00,0x00,0x61,0xd7,0xff,0x04,0x00,0x02,0xe8,0x03,0x00,0x00]

v_writelane_b32 v0, s1, m0
// GFX: v_writelane_b32 v0, s1, m0 ; encoding: [0x00,0x00,0x61,0xd7,0x01,0xfa,0x00,0x02]

v_writelane_b32 v0, 1000, 1001
// ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

v_movreld_b32 v0, s1
// GFX: v_movreld_b32_e32 v0, s1 ; encoding: [0x01,0x84,0x00,0x7e]

v_movreld_b32_e64 v0, 1000
// GFX: v_movreld_b32_e64 v0, 0x3e8 ; encoding: [0x00,0x00,0xc2,0xd5,0xff,0x00,0x01,0x02,0xe8,0x03,0x00,0x00]

s_add_u32 s0, -1000, 0xfffffc18
// GFX: s_add_u32 s0, 0xfffffc18, 0xfffffc18 ; encoding: [0xff,0xff,0x00,0x80,0x18,0xfc,0xff,0xff]

s_add_u32 s0, 0x1234, 0x1234
// GFX: s_add_u32 s0, 0x1234, 0x1234 ; encoding: [0xff,0xff,0x00,0x80,0x34,0x12,0x00,0x00]

s_add_u32 s0, 0x1234, 0x1235
// ERR: :[[@LINE-1]]:23: error: only one unique literal operand is allowed

s_add_u32 s0, 1, 0x1235
// GFX: s_add_u32 s0, 1, 0x1235 ; encoding: [0x81,0xff,0x00,0x80,0x35,0x12,0x00,0x00]

s_add_u32 s0, lit(1), lit(1)
// GFX: s_add_u32 s0, lit(0x1), lit(0x1) ; encoding: [0xff,0xff,0x00,0x80,0x01,0x00,0x00,0x00]

s_add_u32 s0, lit(1), lit(2)
// GFX: s_add_u32 s0, lit(0x1), lit(0x2) ; encoding: [0xff,0xff,0x00,0x80,0x01,0x00,0x00,0x00]

s_add_u32 s0, lit(1), 0x1235
// GFX: s_add_u32 s0, lit(0x1), 0x1235 ; encoding: [0xff,0xff,0x00,0x80,0x01,0x00,0x00,0x00]

s_add_u32 s0, lit(0x1234), 0x1235
// ERR: :[[@LINE-1]]:28: error: only one unique literal operand is allowed

s_add_u32 s0, foo, foo
// ERR: :[[@LINE-1]]:20: error: only one unique literal operand is allowed

s_add_u32 s0, foo, 0x1234
// ERR: :[[@LINE-1]]:20: error: only one unique literal operand is allowed

s_add_u32 s0, foo, 1
// GFX: s_add_u32 s0, foo, 1 ; encoding: [0xff,0x81,0x00,0x80,A,A,A,A]

s_and_b64 s[0:1], 0x1234, 0x1235
// ERR: :[[@LINE-1]]:27: error: only one unique literal operand is allowed

s_and_b64 s[0:1], 0x1234, 0x1234
// GFX: s_and_b64 s[0:1], 0x1234, 0x1234 ; encoding: [0xff,0xff,0x80,0x8b,0x34,0x12,0x00,0x00]

s_lshl_b64 s[0:1], 0x1234, 0x1234
// GFX: s_lshl_b64 s[0:1], 0x1234, 0x1234 ; encoding: [0xff,0xff,0x80,0x84,0x34,0x12,0x00,0x00]

s_lshl_b64 s[0:1], 0x1234, 0x1235
// ERR: :[[@LINE-1]]:28: error: only one unique literal operand is allowed

s_cmp_eq_u32 0x1234, 0x1235
// ERR: :[[@LINE-1]]:22: error: only one unique literal operand is allowed

s_cmp_eq_u32 0x1234, 0x1234
// GFX: s_cmp_eq_u32 0x1234, 0x1234 ; encoding: [0xff,0xff,0x06,0xbf,0x34,0x12,0x00,0x00]

s_cmp_eq_u64 0x1234, 0x1235
// ERR: :[[@LINE-1]]:22: error: only one unique literal operand is allowed

s_bitcmp1_b64 0x1234, 0x1235
// ERR: :[[@LINE-1]]:23: error: only one unique literal operand is allowed

s_waitcnt_vmcnt s0, 0
// ERR: :[[@LINE-1]]:17: error: src0 must be null

s_waitcnt_vmcnt null, 0
// GFX: s_waitcnt_vmcnt null, 0x0 ; encoding: [0x00,0x00,0xfc,0xbc]

s_waitcnt_vscnt vcc_lo, 0
// ERR: :[[@LINE-1]]:17: error: src0 must be null

s_waitcnt_expcnt m0, 0
// ERR: :[[@LINE-1]]:18: error: src0 must be null

s_waitcnt_lgkmcnt exec_hi, 0
// ERR: :[[@LINE-1]]:19: error: src0 must be null
