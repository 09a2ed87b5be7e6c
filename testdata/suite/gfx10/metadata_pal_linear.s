// PAL metadata in the linear form.
// RUN: llvm-mc -triple=amdgcn-amd-amdpal -mcpu=gfx1010 %s | FileCheck --check-prefix=ASM %s

x = 0x10
.amd_amdgpu_pal_metadata 0x20, 1, x, 0x1ffffffff
.amd_amdgpu_pal_metadata 0x20, 2

// ASM: .set x, 16
// ASM: .amd_amdgpu_pal_metadata 0x10,0xffffffff,0x20,0x3
