// Dependency counters.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx700 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX7-ERR --implicit-check-not=error: %s

s_waitcnt_depctr depctr_hold_cnt(0)
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): s_waitcnt_depctr

s_wait_alu depctr_hold_cnt(0)
// GFX7-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx700): s_wait_alu
