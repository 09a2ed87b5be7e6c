// Dependencies of s_delay_alu.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx600 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX6-ERR --implicit-check-not=error: %s

s_delay_alu instid0(NO_DEP)
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_delay_alu
