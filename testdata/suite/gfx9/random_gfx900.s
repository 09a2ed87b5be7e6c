// Instructions that LLVM reads, encodes or prints in a way of its own, as random campaigns found.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx900 -show-encoding %s | FileCheck --check-prefix=GFX9 %s

// DPP takes one register where LLVM's record has two, and says so.
v_cvt_u32_f64_dpp v147, v129 wave_shl:1 row_mask:7 bank_mask:0x1 bound_ctrl:0
// GFX9: v_cvt_u32_f64_dpp v147, v129/*Invalid register, operand has 'VReg_64' register class*/ wave_shl:1 row_mask:0x7 bank_mask:0x1 bound_ctrl:1 ; encoding: [0xfa,0x2a,0x26,0x7f,0x81,0x30,0x09,0x71]


// The second source of a class test has the type of the first in SDWA: LLVM takes 32 bits, and encodes 16 of them.
v_cmp_class_f16_sdwa vcc, v1, 0x3f800000 src0_sel:DWORD src1_sel:DWORD
// GFX9: v_cmp_class_f16_sdwa vcc, v1, 0 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0x29,0x7c,0x01,0x00,0x06,0x86]

v_cmp_class_f16_sdwa vcc, v1, -2.0 src0_sel:DWORD src1_sel:DWORD
// GFX9: v_cmp_class_f16_sdwa vcc, v1, -2.0 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xea,0x29,0x7c,0x01,0x00,0x06,0x86]

v_cmpx_class_f16_sdwa vcc, v1, 0x3e22f983 src0_sel:DWORD src1_sel:DWORD
// GFX9: v_cmpx_class_f16_sdwa vcc, v1, 0xf983 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xfe,0x2b,0x7c,0x01,0x00,0x06,0x86]

v_ldexp_f16_sdwa v0, v1, 0xffff dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
// GFX9: v_ldexp_f16_sdwa v0, v1, -1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x82,0x01,0x66,0x01,0x16,0x06,0x86]


// What passes for a constant without being one says that a literal follows, and none does.
v_lshlrev_b16_sdwa v0, v1, 0xffff dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
// GFX9: v_lshlrev_b16_sdwa v0, v1, 0xffff dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xfe,0x01,0x54,0x01,0x16,0x06,0x86]

v_add_u16_sdwa v0, 0xfff0, v1 dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
// GFX9: v_add_u16_sdwa v0, 0xfff0, v1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x02,0x00,0x4c,0xff,0x16,0x86,0x06]
