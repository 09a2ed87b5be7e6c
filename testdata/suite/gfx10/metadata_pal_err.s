// PAL metadata that is refused.
// RUN: not llvm-mc -triple=amdgcn-amd-amdpal -mcpu=gfx1010 %s -filetype=null 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

.amd_amdgpu_pal_metadata 1
.amd_amdgpu_pal_metadata 1, y
.amd_amdgpu_pal_metadata 1, 2,
.amdgpu_pal_metadata
a: [
.end_amdgpu_pal_metadata
.amdgpu_pal_metadata

// ERR: :4:27: error: expected an even number of values in .amd_amdgpu_pal_metadata
// ERR: :5:29: error: expected absolute expression
// ERR: :5:30: error: invalid value in .amd_amdgpu_pal_metadata
// ERR: :6:31: error: invalid value in .amd_amdgpu_pal_metadata
// ERR: :9:25: error: invalid PAL metadata
// ERR: :{{[0-9]+}}:1: error: expected directive .end_amdgpu_pal_metadata not found
