// Dependency counters.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX803-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx810 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX810-ERR --implicit-check-not=error: %s

s_waitcnt_depctr depctr_hold_cnt(0)
// GFX803-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): s_waitcnt_depctr
// GFX810-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx810): s_waitcnt_depctr

s_wait_alu depctr_hold_cnt(0)
// GFX803-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): s_wait_alu
// GFX810-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx810): s_wait_alu
