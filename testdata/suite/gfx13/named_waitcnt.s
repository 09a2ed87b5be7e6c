// Counters of s_waitcnt and its SOPK forms.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX13-ERR --implicit-check-not=error: %s

s_waitcnt vmcnt(0)
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_waitcnt

s_waitcnt_vscnt null, 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_waitcnt_vscnt

s_waitcnt_vmcnt null, 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_waitcnt_vmcnt

s_waitcnt_expcnt null, 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_waitcnt_expcnt

s_waitcnt_lgkmcnt null, 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_waitcnt_lgkmcnt
