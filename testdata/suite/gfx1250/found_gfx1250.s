// Forms that cargo xtask check-isa found to be missing or wrong.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1250 -show-encoding %s | FileCheck --check-prefix=GFX1250 %s

v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 index_key:1
// GFX1250: v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 index_key:1 ; encoding: [0x00,0x48,0x50,0xcc,0x08,0x19,0x52,0x1c]

v_swmmac_f32_16x16x32_bf16 v[0:7], v[8:11], v[12:19], v20
// GFX1250: v_swmmac_f32_16x16x32_bf16 v[0:7], v[8:11], v[12:19], v20 ; encoding: [0x00,0x40,0x51,0xcc,0x08,0x19,0x52,0x1c]

v_swmmac_f16_16x16x32_f16 v[0:3], v[4:7], v[8:15], v20 neg_lo:[1,1,0]
// GFX1250: v_swmmac_f16_16x16x32_f16 v[0:3], v[4:7], v[8:15], v20 neg_lo:[1,1,0] ; encoding: [0x00,0x40,0x52,0xcc,0x04,0x11,0x52,0x7c]

v_swmmac_bf16_16x16x32_bf16 v[0:3], v[4:7], v[8:15], v20
// GFX1250: v_swmmac_bf16_16x16x32_bf16 v[0:3], v[4:7], v[8:15], v20 ; encoding: [0x00,0x40,0x53,0xcc,0x04,0x11,0x52,0x1c]

v_swmmac_i32_16x16x32_iu8 v[0:7], v[8:9], v[10:13], v20 clamp
// GFX1250: v_swmmac_i32_16x16x32_iu8 v[0:7], v[8:9], v[10:13], v20 clamp ; encoding: [0x00,0xc0,0x54,0xcc,0x08,0x15,0x52,0x1c]

v_swmmac_i32_16x16x32_iu4 v[0:7], v8, v[10:11], v20
// GFX1250: v_swmmac_i32_16x16x32_iu4 v[0:7], v8, v[10:11], v20 ; encoding: [0x00,0x40,0x55,0xcc,0x08,0x15,0x52,0x1c]

v_swmmac_i32_16x16x64_iu4 v[0:7], v[8:9], v[10:13], v20
// GFX1250: v_swmmac_i32_16x16x64_iu4 v[0:7], v[8:9], v[10:13], v20 ; encoding: [0x00,0x40,0x56,0xcc,0x08,0x15,0x52,0x1c]

v_swmmac_f32_16x16x32_fp8_fp8 v[0:7], v[8:9], v[10:13], v20
// GFX1250: v_swmmac_f32_16x16x32_fp8_fp8 v[0:7], v[8:9], v[10:13], v20 ; encoding: [0x00,0x40,0x57,0xcc,0x08,0x15,0x52,0x1c]

v_swmmac_f32_16x16x32_fp8_bf8 v[0:7], v[8:9], v[10:13], v20
// GFX1250: v_swmmac_f32_16x16x32_fp8_bf8 v[0:7], v[8:9], v[10:13], v20 ; encoding: [0x00,0x40,0x58,0xcc,0x08,0x15,0x52,0x1c]

v_swmmac_f32_16x16x32_bf8_fp8 v[0:7], v[8:9], v[10:13], v20
// GFX1250: v_swmmac_f32_16x16x32_bf8_fp8 v[0:7], v[8:9], v[10:13], v20 ; encoding: [0x00,0x40,0x59,0xcc,0x08,0x15,0x52,0x1c]

v_swmmac_f32_16x16x32_bf8_bf8 v[0:7], v[8:9], v[10:13], v20 index_key:1
// GFX1250: v_swmmac_f32_16x16x32_bf8_bf8 v[0:7], v[8:9], v[10:13], v20 index_key:1 ; encoding: [0x00,0x48,0x5a,0xcc,0x08,0x15,0x52,0x1c]

v_sat_pk_u8_i16_dpp v0.l, sext(v1) quad_perm:[0,1,2,3]
// GFX1250: v_sat_pk_u8_i16_dpp v0.l, sext(v1) quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xc4,0x00,0x7e,0x01,0xe4,0x00,0xff]

v_sat_pk4_i4_i8_dpp v0.l, sext(v1) quad_perm:[0,1,2,3]
// GFX1250: v_sat_pk4_i4_i8_dpp v0.l, sext(v1) quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xe6,0x00,0x7e,0x01,0xe4,0x00,0xff]

v_sat_pk4_u4_u8_dpp v0.h, sext(v1) row_shr:1
// GFX1250: v_sat_pk4_u4_u8_dpp v0.h, sext(v1) row_shr:1 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xe8,0x00,0x7f,0x01,0x11,0x01,0xff]
