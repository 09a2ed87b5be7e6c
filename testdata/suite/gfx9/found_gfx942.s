// Forms that cargo xtask check-isa found to be missing or wrong.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -show-encoding %s | FileCheck --check-prefix=GFX942 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_cvt_pk_f32_bf8 v[2:3], s3 src0_sel:WORD_1
// GFX942: v_cvt_pk_f32_bf8_sdwa v[2:3], s3 src0_sel:WORD_1 ; encoding: [0xf9,0xae,0x04,0x7e,0x03,0x06,0x85,0x00]

v_cvt_pk_f32_bf8_sdwa v[2:3], v3 clamp mul:2 src0_sel:BYTE_2
// GFX942: v_cvt_pk_f32_bf8_sdwa v[2:3], v3 clamp mul:2 src0_sel:BYTE_2 ; encoding: [0xf9,0xae,0x04,0x7e,0x03,0x66,0x02,0x00]

v_cvt_pk_f32_fp8_sdwa v[2:3], 3 src0_sel:WORD_0
// GFX942: v_cvt_pk_f32_fp8_sdwa v[2:3], 3 src0_sel:WORD_0 ; encoding: [0xf9,0xac,0x04,0x7e,0x83,0x06,0x84,0x00]

v_cvt_pk_f32_fp8_sdwa v[2:3], v3 dst_sel:WORD_1
// ERR: :[[@LINE-1]]:34: error: not a valid operand.

v_pk_fmac_f16_e64 v0, v1, v2 op_sel:[1,0,0]
// GFX942: v_pk_fmac_f16_e64 v0, v1, v2 op_sel:[1,0,0] ; encoding: [0x00,0x00,0x3c,0xd1,0x01,0x05,0x02,0x00]

v_pk_fmac_f16_e64 v0, v1, v2 op_sel:[1,1,1]
// GFX942: v_pk_fmac_f16_e64 v0, v1, v2 op_sel:[1,1,1] ; encoding: [0x00,0x00,0x3c,0xd1,0x01,0x05,0x02,0x00]

v_pk_fmac_f16_e64 v0, |v1|, -v2 clamp mul:2
// GFX942: v_pk_fmac_f16_e64 v0, |v1|, -v2 clamp mul:2 ; encoding: [0x00,0x81,0x3c,0xd1,0x01,0x05,0x02,0x48]
