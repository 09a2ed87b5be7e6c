// Dependencies of s_delay_alu.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX803-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx810 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX810-ERR --implicit-check-not=error: %s

s_delay_alu instid0(NO_DEP)
// GFX803-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): s_delay_alu
// GFX810-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx810): s_delay_alu
