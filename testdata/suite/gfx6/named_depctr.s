// Dependency counters.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx600 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX6-ERR --implicit-check-not=error: %s

s_waitcnt_depctr depctr_hold_cnt(0)
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_waitcnt_depctr

s_wait_alu depctr_hold_cnt(0)
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_alu
