// Forms that cargo xtask check-isa found to be missing or wrong.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1250 -mattr=-real-true16 -show-encoding %s | FileCheck --check-prefix=GFX1250 %s

v_cvt_pk_f16_bf8_dpp v1, sext(v2) quad_perm:[0,1,2,3]
// GFX1250: v_cvt_pk_f16_bf8_dpp v1, sext(v2) quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xec,0x02,0x7e,0x02,0xe4,0x00,0xff]

v_cvt_pk_f16_fp8_dpp v1, sext(v2) row_shr:1
// GFX1250: v_cvt_pk_f16_fp8_dpp v1, sext(v2) row_shr:1 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xea,0x02,0x7e,0x02,0x11,0x01,0xff]
