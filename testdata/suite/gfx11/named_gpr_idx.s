// VGPR indexing modes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1100-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1153-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1170-ERR --implicit-check-not=error: %s

s_set_gpr_idx_on s0, gpr_idx()
// GFX1100-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_set_gpr_idx_on
// GFX1153-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1153): s_set_gpr_idx_on
// GFX1170-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1170): s_set_gpr_idx_on

s_set_gpr_idx_mode gpr_idx()
// GFX1100-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_set_gpr_idx_mode
// GFX1153-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1153): s_set_gpr_idx_mode
// GFX1170-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1170): s_set_gpr_idx_mode
