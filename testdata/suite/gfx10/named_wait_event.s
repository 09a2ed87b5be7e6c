// Events of s_wait_event.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1010 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX10-ERR,GFX1010-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1013 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX10-ERR,GFX1013-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1036 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX10-ERR,GFX1036-ERR --implicit-check-not=error: %s

s_wait_event { dont_wait_export_ready: 0 }
// GFX1010-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1010): s_wait_event
// GFX1013-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1013): s_wait_event
// GFX1036-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1036): s_wait_event

s_wait_event_export_ready
// GFX10-ERR: :[[@LINE-1]]:1: error: invalid instruction
