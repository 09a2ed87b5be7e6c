// VGPR indexing modes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1010 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1010-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1013 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1013-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1036 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1036-ERR --implicit-check-not=error: %s

s_set_gpr_idx_on s0, gpr_idx()
// GFX1010-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1010): s_set_gpr_idx_on
// GFX1013-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1013): s_set_gpr_idx_on
// GFX1036-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1036): s_set_gpr_idx_on

s_set_gpr_idx_mode gpr_idx()
// GFX1010-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1010): s_set_gpr_idx_mode
// GFX1013-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1013): s_set_gpr_idx_mode
// GFX1036-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1036): s_set_gpr_idx_mode
