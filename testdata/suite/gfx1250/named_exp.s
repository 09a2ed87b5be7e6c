// Export targets.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1250-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1251-ERR --implicit-check-not=error: %s

exp mrt0 v1, v2, v3, v4
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): exp
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): exp

export mrt0 v1, v2, v3, v4
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): export
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): export
