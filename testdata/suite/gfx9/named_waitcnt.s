// Counters of s_waitcnt and its SOPK forms.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX900-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX906-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX908-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX90A-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX942-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx950 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx950 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX9-ERR,GFX950-ERR --implicit-check-not=error: %s

s_waitcnt vmcnt(0)
// GFX9: s_waitcnt vmcnt(0) ; encoding: [0x70,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(0)
// GFX9: s_waitcnt vmcnt(0) ; encoding: [0x70,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(1)
// GFX9: s_waitcnt vmcnt(1) ; encoding: [0x71,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(1)
// GFX9: s_waitcnt vmcnt(1) ; encoding: [0x71,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(14)
// GFX9: s_waitcnt vmcnt(14) ; encoding: [0x7e,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(14)
// GFX9: s_waitcnt vmcnt(14) ; encoding: [0x7e,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(15)
// GFX9: s_waitcnt vmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(15)
// GFX9: s_waitcnt vmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(16)
// GFX9: s_waitcnt vmcnt(16) ; encoding: [0x70,0x4f,0x8c,0xbf]

s_waitcnt vmcnt_sat(16)
// GFX9: s_waitcnt vmcnt(16) ; encoding: [0x70,0x4f,0x8c,0xbf]

s_waitcnt vmcnt(62)
// GFX9: s_waitcnt vmcnt(62) ; encoding: [0x7e,0xcf,0x8c,0xbf]

s_waitcnt vmcnt_sat(62)
// GFX9: s_waitcnt vmcnt(62) ; encoding: [0x7e,0xcf,0x8c,0xbf]

s_waitcnt vmcnt(63)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt vmcnt_sat(63)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt vmcnt(64)
// GFX9-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(64)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt vmcnt(-1)
// GFX9-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(-1)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt expcnt(0)
// GFX9: s_waitcnt expcnt(0) ; encoding: [0x0f,0xcf,0x8c,0xbf]

s_waitcnt expcnt_sat(0)
// GFX9: s_waitcnt expcnt(0) ; encoding: [0x0f,0xcf,0x8c,0xbf]

s_waitcnt expcnt(1)
// GFX9: s_waitcnt expcnt(1) ; encoding: [0x1f,0xcf,0x8c,0xbf]

s_waitcnt expcnt_sat(1)
// GFX9: s_waitcnt expcnt(1) ; encoding: [0x1f,0xcf,0x8c,0xbf]

s_waitcnt expcnt(6)
// GFX9: s_waitcnt expcnt(6) ; encoding: [0x6f,0xcf,0x8c,0xbf]

s_waitcnt expcnt_sat(6)
// GFX9: s_waitcnt expcnt(6) ; encoding: [0x6f,0xcf,0x8c,0xbf]

s_waitcnt expcnt(7)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt expcnt_sat(7)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt expcnt(8)
// GFX9-ERR: :[[@LINE-1]]:18: error: too large value for expcnt

s_waitcnt expcnt_sat(8)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt expcnt(-1)
// GFX9-ERR: :[[@LINE-1]]:18: error: too large value for expcnt

s_waitcnt expcnt_sat(-1)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt lgkmcnt(0)
// GFX9: s_waitcnt lgkmcnt(0) ; encoding: [0x7f,0xc0,0x8c,0xbf]

s_waitcnt lgkmcnt_sat(0)
// GFX9: s_waitcnt lgkmcnt(0) ; encoding: [0x7f,0xc0,0x8c,0xbf]

s_waitcnt lgkmcnt(1)
// GFX9: s_waitcnt lgkmcnt(1) ; encoding: [0x7f,0xc1,0x8c,0xbf]

s_waitcnt lgkmcnt_sat(1)
// GFX9: s_waitcnt lgkmcnt(1) ; encoding: [0x7f,0xc1,0x8c,0xbf]

s_waitcnt lgkmcnt(14)
// GFX9: s_waitcnt lgkmcnt(14) ; encoding: [0x7f,0xce,0x8c,0xbf]

s_waitcnt lgkmcnt_sat(14)
// GFX9: s_waitcnt lgkmcnt(14) ; encoding: [0x7f,0xce,0x8c,0xbf]

s_waitcnt lgkmcnt(15)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt lgkmcnt_sat(15)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt lgkmcnt(16)
// GFX9-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(16)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt lgkmcnt(62)
// GFX9-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(62)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt lgkmcnt(63)
// GFX9-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(63)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt lgkmcnt(64)
// GFX9-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(64)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt lgkmcnt(-1)
// GFX9-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(-1)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
// GFX9: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt vmcnt(0) & expcnt(0) & lgkmcnt(0)
// GFX9: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt vmcnt(0), expcnt(0), lgkmcnt(0)
// GFX9: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt vmcnt(1), expcnt(2) lgkmcnt(3)
// GFX9: s_waitcnt vmcnt(1) expcnt(2) lgkmcnt(3) ; encoding: [0x21,0x03,0x8c,0xbf]

s_waitcnt lgkmcnt(4) vmcnt(5)
// GFX9: s_waitcnt vmcnt(5) lgkmcnt(4) ; encoding: [0x75,0x04,0x8c,0xbf]

s_waitcnt vmcnt(0) vmcnt(1)
// GFX9: s_waitcnt vmcnt(1) ; encoding: [0x71,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(0) &
// GFX9-ERR: :[[@LINE-1]]:21: error: expected a counter name

s_waitcnt vmcnt(0),
// GFX9-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) && expcnt(0)
// GFX9-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) & & expcnt(0)
// GFX9-ERR: :[[@LINE-1]]:22: error: expected a counter name

s_waitcnt vmcnt(0) | expcnt(0)
// GFX9-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) 1
// GFX9-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) expcnt
// GFX9-ERR: :[[@LINE-1]]:26: error: expected a left parenthesis

s_waitcnt vmcnt(0) expcnt(9)
// GFX9-ERR: :[[@LINE-1]]:27: error: too large value for expcnt

s_waitcnt vmcnt(0) & wrong(0)
// GFX9-ERR: :[[@LINE-1]]:22: error: invalid counter name wrong

s_waitcnt vmcnt(
// GFX9-ERR: :[[@LINE-1]]:17: error: unknown token in expression

s_waitcnt vmcnt()
// GFX9-ERR: :[[@LINE-1]]:17: error: unknown token in expression

s_waitcnt vmcnt(0
// GFX9-ERR: :[[@LINE-1]]:18: error: expected a closing parenthesis

s_waitcnt vmcnt(0 1)
// GFX9-ERR: :[[@LINE-1]]:19: error: expected a closing parenthesis

s_waitcnt vmcnt(wrong)
// GFX9-ERR: :[[@LINE-1]]:17: error: expected absolute expression

s_waitcnt vmcnt 0
// GFX9-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt vmcnt
// GFX9-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt vscnt(0)
// GFX9-ERR: :[[@LINE-1]]:11: error: invalid counter name vscnt

s_waitcnt vmcnt_sat_sat(0)
// GFX9-ERR: :[[@LINE-1]]:11: error: invalid counter name vmcnt_sat_sat

s_waitcnt _sat(0)
// GFX9-ERR: :[[@LINE-1]]:11: error: invalid counter name _sat

s_waitcnt VMCNT(0)
// GFX9-ERR: :[[@LINE-1]]:11: error: invalid counter name VMCNT

s_waitcnt vmcnt(0x100000000)
// GFX9-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(0x100000000)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt vmcnt_sat(99) expcnt_sat(99) lgkmcnt_sat(99)
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0xcf,0x8c,0xbf]

s_waitcnt vmcnt(1+2)
// GFX9: s_waitcnt vmcnt(3) ; encoding: [0x73,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(7-8)
// GFX9-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt 0
// GFX9: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt 1
// GFX9: s_waitcnt vmcnt(1) expcnt(0) lgkmcnt(0) ; encoding: [0x01,0x00,0x8c,0xbf]

s_waitcnt 0x007f
// GFX9: s_waitcnt vmcnt(15) lgkmcnt(0) ; encoding: [0x7f,0x00,0x8c,0xbf]

s_waitcnt 0xf7f
// GFX9: s_waitcnt vmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt 0xc07f
// GFX9: s_waitcnt lgkmcnt(0) ; encoding: [0x7f,0xc0,0x8c,0xbf]

s_waitcnt 0x3f7
// GFX9: s_waitcnt vmcnt(7) lgkmcnt(3) ; encoding: [0xf7,0x03,0x8c,0xbf]

s_waitcnt 0xffff
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0xff,0xff,0x8c,0xbf]

s_waitcnt 0xfc07
// GFX9: s_waitcnt vmcnt(55) expcnt(0) lgkmcnt(12) ; encoding: [0x07,0xfc,0x8c,0xbf]

s_waitcnt 0x10000
// GFX9: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt -1
// GFX9: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) ; encoding: [0xff,0xff,0x8c,0xbf]

s_waitcnt 0x80000000
// GFX9: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt 0x12345678
// GFX9: s_waitcnt vmcnt(24) lgkmcnt(6) ; encoding: [0x78,0x56,0x8c,0xbf]

s_waitcnt wrong
// GFX9-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt 1.0
// GFX9: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt 2+3
// GFX9: s_waitcnt vmcnt(5) expcnt(0) lgkmcnt(0) ; encoding: [0x05,0x00,0x8c,0xbf]

s_waitcnt v0
// GFX9-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt_vscnt null, 0
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): s_waitcnt_vscnt
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): s_waitcnt_vscnt
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): s_waitcnt_vscnt
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): s_waitcnt_vscnt
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): s_waitcnt_vscnt
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): s_waitcnt_vscnt

s_waitcnt_vmcnt null, 0
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): s_waitcnt_vmcnt
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): s_waitcnt_vmcnt
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): s_waitcnt_vmcnt
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): s_waitcnt_vmcnt
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): s_waitcnt_vmcnt
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): s_waitcnt_vmcnt

s_waitcnt_expcnt null, 0
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): s_waitcnt_expcnt
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): s_waitcnt_expcnt
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): s_waitcnt_expcnt
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): s_waitcnt_expcnt
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): s_waitcnt_expcnt
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): s_waitcnt_expcnt

s_waitcnt_lgkmcnt null, 0
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): s_waitcnt_lgkmcnt
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): s_waitcnt_lgkmcnt
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): s_waitcnt_lgkmcnt
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): s_waitcnt_lgkmcnt
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): s_waitcnt_lgkmcnt
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): s_waitcnt_lgkmcnt
