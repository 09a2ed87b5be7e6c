// VGPR indexing modes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1250-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1251-ERR --implicit-check-not=error: %s

s_set_gpr_idx_on s0, gpr_idx()
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_set_gpr_idx_on
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_set_gpr_idx_on

s_set_gpr_idx_mode gpr_idx()
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_set_gpr_idx_mode
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_set_gpr_idx_mode
