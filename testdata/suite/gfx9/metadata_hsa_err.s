// HSA metadata that is refused.
// RUN: not llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx900 %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

.amdgpu_metadata
amdhsa.version: [1]
amdhsa.kernels: []
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.kernels: [{.name: x}]
.end_amdgpu_metadata
.amdgpu_metadata
amdhsa.version: [1, x]
amdhsa.kernels: []
.end_amdgpu_metadata
.amdgpu_metadata
- a
.end_amdgpu_metadata
.amdgpu_metadata
x: 1

// ERR: :7:21: error: invalid HSA metadata
// ERR: :11:21: error: invalid HSA metadata
// ERR: :15:21: error: invalid HSA metadata
// ERR: :18:21: error: invalid HSA metadata
// ERR: :{{[0-9]+}}:1: error: expected directive .end_amdgpu_metadata not found
