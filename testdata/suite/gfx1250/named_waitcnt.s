// Counters of s_waitcnt and its SOPK forms.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1250-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1251-ERR --implicit-check-not=error: %s

s_waitcnt vmcnt(0)
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_waitcnt
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_waitcnt

s_waitcnt_vscnt null, 0
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_waitcnt_vscnt
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_waitcnt_vscnt

s_waitcnt_vmcnt null, 0
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_waitcnt_vmcnt
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_waitcnt_vmcnt

s_waitcnt_expcnt null, 0
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_waitcnt_expcnt
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_waitcnt_expcnt

s_waitcnt_lgkmcnt null, 0
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_waitcnt_lgkmcnt
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_waitcnt_lgkmcnt
