// What a linker is told of functions, and relocations.
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx90a %s | FileCheck --check-prefix=ASM %s

.amdgpu_info f
  .amdgpu_use lds
  .amdgpu_call g
  .amdgpu_flags 0xff .amdgpu_num_sgpr 5
  .amdgpu_num_agpr 3
.end_amdgpu_info
.amdgpu_info g
  .amdgpu_indirect_call "v\151"
  .amdgpu_typeid "ii"
.end_amdgpu_info
.amdgpu_info h
  .amdgpu_private_segment_size 16
.end_amdgpu_info
.amdgpu_info f
  .amdgpu_call h
.end_amdgpu_info
.reloc .+2, R_AMDGPU_NONE, foo+4
.reloc 0, R_AMDGPU_ABS64

// ASM: .Ltmp0:
// ASM: .reloc .Ltmp0+2, R_AMDGPU_NONE, foo+4
// ASM: .reloc 0, R_AMDGPU_ABS64
// ASM: .amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx90a"
// ASM: .amdgpu_info f
// ASM: .amdgpu_flags 7
// ASM: .amdgpu_num_sgpr 5
// ASM: .amdgpu_num_vgpr 0
// ASM: .amdgpu_num_agpr 3
// ASM: .amdgpu_private_segment_size 0
// ASM: .amdgpu_use lds
// ASM: .amdgpu_call g
// ASM: .amdgpu_call h
// ASM: .end_amdgpu_info
// ASM: .amdgpu_info h
// ASM: .amdgpu_flags 0
// ASM: .amdgpu_num_sgpr 0
// ASM: .amdgpu_num_vgpr 0
// ASM: .amdgpu_private_segment_size 16
// ASM: .end_amdgpu_info
// ASM: .amdgpu_info g
// ASM: .amdgpu_indirect_call "vi"
// ASM: .amdgpu_typeid "ii"
// ASM: .end_amdgpu_info
