// Rules beyond the syntax on gfx1010.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1010 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1010 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_movrels_b32_sdwa v0, s1
// ERR: :[[@LINE-1]]:24: error: source operand must be a VGPR

v_movrels_b32_sdwa v0, v1
// GFX: v_movrels_b32_sdwa v0, v1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x86,0x00,0x7e,0x01,0x16,0x06,0x00]

v_movreld_b32_sdwa v0, s1
// GFX: v_movreld_b32_sdwa v0, s1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD ; encoding: [0xf9,0x84,0x00,0x7e,0x01,0x16,0x86,0x00]

v_fma_f32 v0, s1, s2, s3
// ERR: :[[@LINE-1]]:23: error: invalid operand (violates constant bus restrictions)

v_fma_f32 v0, 0x1234, s2, v3
// GFX: v_fma_f32 v0, 0x1234, s2, v3 ; encoding: [0x00,0x00,0x4b,0xd5,0xff,0x04,0x0c,0x04,0x34,0x12,0x00,0x00]

v_fma_f32 v0, src_lds_direct, s2, v3
// GFX: v_fma_f32 v0, src_lds_direct, s2, v3 ; encoding: [0x00,0x00,0x4b,0xd5,0xfe,0x04,0x0c,0x04]

v_subrev_nc_u32 v0, src_lds_direct, v3
// ERR: :[[@LINE-1]]:21: error: lds_direct cannot be used with this instruction

v_lshlrev_b64 v[0:1], s1, s[2:3]
// ERR: :[[@LINE-1]]:27: error: invalid operand (violates constant bus restrictions)

v_div_scale_f32 v0, vcc_lo, |v1|, v2, v3
// ERR: :[[@LINE-1]]:1: error: ABS not allowed in VOP3B instructions

v_writelane_b32 v0, s1, m0
// GFX: v_writelane_b32 v0, s1, m0 ; encoding: [0x00,0x00,0x61,0xd7,0x01,0xf8,0x00,0x02]

v_writelane_b32 v0, s1, s2
// GFX: v_writelane_b32 v0, s1, s2 ; encoding: [0x00,0x00,0x61,0xd7,0x01,0x04,0x00,0x02]

v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1,1]
// ERR: :[[@LINE-1]]:33: error: invalid op_sel operand

v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1]
// GFX: v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1] ; encoding: [0x00,0x18,0x77,0xd7,0x01,0x05,0x0c,0x00]

v_cndmask_b32 v0, s1, v2, vcc_lo
// GFX: v_cndmask_b32_e32 v0, s1, v2, vcc_lo ; encoding: [0x01,0x04,0x00,0x02]

s_waitcnt_vmcnt s0, 0
// GFX: s_waitcnt_vmcnt s0, 0x0 ; encoding: [0x00,0x00,0x00,0xbc]

v_add_f32_dpp v0, v1, s2 row_mirror
// ERR: :[[@LINE-1]]:23: error: invalid operand for instruction
