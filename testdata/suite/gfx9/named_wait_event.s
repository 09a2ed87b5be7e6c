// Events of s_wait_event.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX900-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX906-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX908-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX90A-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX942-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx950 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX950-ERR --implicit-check-not=error: %s

s_wait_event { dont_wait_export_ready: 0 }
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): s_wait_event
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): s_wait_event
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): s_wait_event
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): s_wait_event
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): s_wait_event
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): s_wait_event

s_wait_event_export_ready
// GFX9-ERR: :[[@LINE-1]]:1: error: invalid instruction
