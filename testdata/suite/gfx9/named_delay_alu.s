// Dependencies of s_delay_alu.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX900-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX906-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX908-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX90A-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX942-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx950 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX950-ERR --implicit-check-not=error: %s

s_delay_alu instid0(NO_DEP)
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): s_delay_alu
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): s_delay_alu
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): s_delay_alu
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): s_delay_alu
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): s_delay_alu
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): s_delay_alu
