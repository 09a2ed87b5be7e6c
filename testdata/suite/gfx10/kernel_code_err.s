// Kernel code objects that are refused.
// RUN: not llvm-mc -triple=amdgcn-mesa-mesa3d -mcpu=gfx1010 %s -filetype=null 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

.amd_kernel_code_t
  enable_sgpr_queue_ptr = 1
.end_amd_kernel_code_t
.amd_kernel_code_t
  bogus = 1
.amd_kernel_code_t
  priority 1
.amd_kernel_code_t
  call_convention = x
.amd_kernel_code_t
  priority = *
.amd_kernel_code_t
  wavefront_size = 6
.amd_kernel_code_t
  enable_wavefront_size32 = 0
.amd_kernel_code_t
  5
.amd_kernel_code_t

// ERR: :8:9: error: unexpected amd_kernel_code_t field name bogus
// ERR: :10:12: error: expected '='
// ERR: :12:21: error: expected absolute expression
// ERR: :12:22: error: integer absolute expression expected
// ERR: :14:14: error: invalid token in expression
// ERR: :14:14: error: Could not parse expression
// ERR: :17:1: error: wavefront_size=6 requires +WavefrontSize64
// ERR: :19:1: error: enable_wavefront_size32=0 requires +WavefrontSize64
// ERR: :20:3: error: expected value identifier or .end_amd_kernel_code_t
// ERR: :20:3: error: unexpected token at start of statement
// ERR: :{{[0-9]+}}:1: error: expected value identifier or .end_amd_kernel_code_t
