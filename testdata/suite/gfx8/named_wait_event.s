// Events of s_wait_event.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX8-ERR,GFX803-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx810 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX8-ERR,GFX810-ERR --implicit-check-not=error: %s

s_wait_event { dont_wait_export_ready: 0 }
// GFX803-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx803): s_wait_event
// GFX810-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx810): s_wait_event

s_wait_event_export_ready
// GFX8-ERR: :[[@LINE-1]]:1: error: invalid instruction
