// VGPR indexing modes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx600 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX6-ERR --implicit-check-not=error: %s

s_set_gpr_idx_on s0, gpr_idx()
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_set_gpr_idx_on

s_set_gpr_idx_mode gpr_idx()
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_set_gpr_idx_mode
