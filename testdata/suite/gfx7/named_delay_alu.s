// Dependencies of s_delay_alu.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx700 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX7-ERR --implicit-check-not=error: %s

s_delay_alu instid0(NO_DEP)
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): s_delay_alu
