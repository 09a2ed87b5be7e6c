; ARGS: -triple=amdgcn-amd-amdpal -mcpu=gfx1100
.amdgpu_lds foo, 4
.amdgpu_lds bar, 65536, 16
.amdgpu_lds bar2, 65537
.amdgpu_lds b3, 4, 0
.amdgpu_lds b3, 4, 3
.amdgpu_lds b3, 4, 0x80000000
.amdgpu_lds b3
.amdgpu_lds
.amdgpu_lds foo, 1 1
.globl foo
.long .kernel.sgpr_count, .kernel.vgpr_count, .kernel.agpr_count
.long .amdgcn.next_free_vgpr, .amdgcn.gfx_generation_number, UC_VERSION_GFX11, .option.machine_version_major
.set UC_VERSION_GFX11, 4
.set .amdgcn.next_free_vgpr, 7
.long .amdgcn.next_free_vgpr
.amdgpu_hsa_kernel k
.amdgpu_hsa_kernel
.amd_amdgpu_isa "amdgcn-amd-amdpal--gfx1100"
.amd_amdgpu_isa "amdgcn-amd-amdpal--gfx1100" 5
.amd_amdgpu_isa "amdgcn-amd-amdpal--gfx900"
.amd_amdgpu_isa "amdgcn-amd-amdhsa--gfx1100"
.amd_amdgpu_isa "x"
.amd_amdgpu_isa 5
.amd_amdgpu_isa
