// Events of s_wait_event.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx600 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX6-ERR --implicit-check-not=error: %s

s_wait_event { dont_wait_export_ready: 0 }
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_event

s_wait_event_export_ready
// GFX6-ERR: :[[@LINE-1]]:1: error: invalid instruction
