// VGPR indexing modes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx700 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX7-ERR --implicit-check-not=error: %s

s_set_gpr_idx_on s0, gpr_idx()
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): s_set_gpr_idx_on

s_set_gpr_idx_mode gpr_idx()
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): s_set_gpr_idx_mode
