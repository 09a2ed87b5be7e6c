// Instructions that LLVM reads, encodes or prints in a way of its own, as random campaigns found.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1010 -show-encoding %s | FileCheck --check-prefix=GFX10 %s

// The second source of a class test has the type of the first in SDWA: LLVM takes 32 bits, and encodes 16 of them.
v_cmp_class_f16_sdwa vcc_lo, v1, 0x3f800000 src0_sel:DWORD src1_sel:DWORD
// GFX10: v_cmp_class_f16_sdwa vcc_lo, v1, 0 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0x00,0x1f,0x7d,0x01,0x00,0x06,0x86]

v_cmpx_class_f16_sdwa v1, 0x3e22f983 src0_sel:DWORD src1_sel:DWORD
// GFX10: v_cmpx_class_f16_sdwa v1, 0xf983 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xfe,0x3f,0x7d,0x01,0x00,0x06,0x86,0x83,0xf9,0x00,0x00]

v_cmpx_class_f16_sdwa v1, 4.0 src0_sel:DWORD src1_sel:DWORD
// GFX10: v_cmpx_class_f16_sdwa v1, 4.0 src0_sel:DWORD src1_sel:DWORD ; encoding: [0xf9,0xec,0x3f,0x7d,0x01,0x00,0x06,0x86]
