// Counters of s_waitcnt and its SOPK forms.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx600 -show-encoding %s | FileCheck --check-prefix=GFX6 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx600 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX6-ERR --implicit-check-not=error: %s

s_waitcnt vmcnt(0)
// GFX6: s_waitcnt vmcnt(0) ; encoding: [0x70,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(0)
// GFX6: s_waitcnt vmcnt(0) ; encoding: [0x70,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(1)
// GFX6: s_waitcnt vmcnt(1) ; encoding: [0x71,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(1)
// GFX6: s_waitcnt vmcnt(1) ; encoding: [0x71,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(14)
// GFX6: s_waitcnt vmcnt(14) ; encoding: [0x7e,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(14)
// GFX6: s_waitcnt vmcnt(14) ; encoding: [0x7e,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(15)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(15)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(16)
// GFX6-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(16)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(62)
// GFX6-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(62)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(63)
// GFX6-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(63)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(64)
// GFX6-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(64)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(-1)
// GFX6-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(-1)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt expcnt(0)
// GFX6: s_waitcnt expcnt(0) ; encoding: [0x0f,0x0f,0x8c,0xbf]

s_waitcnt expcnt_sat(0)
// GFX6: s_waitcnt expcnt(0) ; encoding: [0x0f,0x0f,0x8c,0xbf]

s_waitcnt expcnt(1)
// GFX6: s_waitcnt expcnt(1) ; encoding: [0x1f,0x0f,0x8c,0xbf]

s_waitcnt expcnt_sat(1)
// GFX6: s_waitcnt expcnt(1) ; encoding: [0x1f,0x0f,0x8c,0xbf]

s_waitcnt expcnt(6)
// GFX6: s_waitcnt expcnt(6) ; encoding: [0x6f,0x0f,0x8c,0xbf]

s_waitcnt expcnt_sat(6)
// GFX6: s_waitcnt expcnt(6) ; encoding: [0x6f,0x0f,0x8c,0xbf]

s_waitcnt expcnt(7)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt expcnt_sat(7)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt expcnt(8)
// GFX6-ERR: :[[@LINE-1]]:18: error: too large value for expcnt

s_waitcnt expcnt_sat(8)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt expcnt(-1)
// GFX6-ERR: :[[@LINE-1]]:18: error: too large value for expcnt

s_waitcnt expcnt_sat(-1)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt lgkmcnt(0)
// GFX6: s_waitcnt lgkmcnt(0) ; encoding: [0x7f,0x00,0x8c,0xbf]

s_waitcnt lgkmcnt_sat(0)
// GFX6: s_waitcnt lgkmcnt(0) ; encoding: [0x7f,0x00,0x8c,0xbf]

s_waitcnt lgkmcnt(1)
// GFX6: s_waitcnt lgkmcnt(1) ; encoding: [0x7f,0x01,0x8c,0xbf]

s_waitcnt lgkmcnt_sat(1)
// GFX6: s_waitcnt lgkmcnt(1) ; encoding: [0x7f,0x01,0x8c,0xbf]

s_waitcnt lgkmcnt(14)
// GFX6: s_waitcnt lgkmcnt(14) ; encoding: [0x7f,0x0e,0x8c,0xbf]

s_waitcnt lgkmcnt_sat(14)
// GFX6: s_waitcnt lgkmcnt(14) ; encoding: [0x7f,0x0e,0x8c,0xbf]

s_waitcnt lgkmcnt(15)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt lgkmcnt_sat(15)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt lgkmcnt(16)
// GFX6-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(16)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt lgkmcnt(62)
// GFX6-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(62)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt lgkmcnt(63)
// GFX6-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(63)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt lgkmcnt(64)
// GFX6-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(64)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt lgkmcnt(-1)
// GFX6-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(-1)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
// GFX6: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt vmcnt(0) & expcnt(0) & lgkmcnt(0)
// GFX6: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt vmcnt(0), expcnt(0), lgkmcnt(0)
// GFX6: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt vmcnt(1), expcnt(2) lgkmcnt(3)
// GFX6: s_waitcnt vmcnt(1) expcnt(2) lgkmcnt(3) ; encoding: [0x21,0x03,0x8c,0xbf]

s_waitcnt lgkmcnt(4) vmcnt(5)
// GFX6: s_waitcnt vmcnt(5) lgkmcnt(4) ; encoding: [0x75,0x04,0x8c,0xbf]

s_waitcnt vmcnt(0) vmcnt(1)
// GFX6: s_waitcnt vmcnt(1) ; encoding: [0x71,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(0) &
// GFX6-ERR: :[[@LINE-1]]:21: error: expected a counter name

s_waitcnt vmcnt(0),
// GFX6-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) && expcnt(0)
// GFX6-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) & & expcnt(0)
// GFX6-ERR: :[[@LINE-1]]:22: error: expected a counter name

s_waitcnt vmcnt(0) | expcnt(0)
// GFX6-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) 1
// GFX6-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) expcnt
// GFX6-ERR: :[[@LINE-1]]:26: error: expected a left parenthesis

s_waitcnt vmcnt(0) expcnt(9)
// GFX6-ERR: :[[@LINE-1]]:27: error: too large value for expcnt

s_waitcnt vmcnt(0) & wrong(0)
// GFX6-ERR: :[[@LINE-1]]:22: error: invalid counter name wrong

s_waitcnt vmcnt(
// GFX6-ERR: :[[@LINE-1]]:17: error: unknown token in expression

s_waitcnt vmcnt()
// GFX6-ERR: :[[@LINE-1]]:17: error: unknown token in expression

s_waitcnt vmcnt(0
// GFX6-ERR: :[[@LINE-1]]:18: error: expected a closing parenthesis

s_waitcnt vmcnt(0 1)
// GFX6-ERR: :[[@LINE-1]]:19: error: expected a closing parenthesis

s_waitcnt vmcnt(wrong)
// GFX6-ERR: :[[@LINE-1]]:17: error: expected absolute expression

s_waitcnt vmcnt 0
// GFX6-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt vmcnt
// GFX6-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt vscnt(0)
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid counter name vscnt

s_waitcnt vmcnt_sat_sat(0)
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid counter name vmcnt_sat_sat

s_waitcnt _sat(0)
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid counter name _sat

s_waitcnt VMCNT(0)
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid counter name VMCNT

s_waitcnt vmcnt(0x100000000)
// GFX6-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(0x100000000)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt_sat(99) expcnt_sat(99) lgkmcnt_sat(99)
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(1+2)
// GFX6: s_waitcnt vmcnt(3) ; encoding: [0x73,0x0f,0x8c,0xbf]

s_waitcnt vmcnt(7-8)
// GFX6-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt 0
// GFX6: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt 1
// GFX6: s_waitcnt vmcnt(1) expcnt(0) lgkmcnt(0) ; encoding: [0x01,0x00,0x8c,0xbf]

s_waitcnt 0x007f
// GFX6: s_waitcnt lgkmcnt(0) ; encoding: [0x7f,0x00,0x8c,0xbf]

s_waitcnt 0xf7f
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0x7f,0x0f,0x8c,0xbf]

s_waitcnt 0xc07f
// GFX6: s_waitcnt lgkmcnt(0) ; encoding: [0x7f,0xc0,0x8c,0xbf]

s_waitcnt 0x3f7
// GFX6: s_waitcnt vmcnt(7) lgkmcnt(3) ; encoding: [0xf7,0x03,0x8c,0xbf]

s_waitcnt 0xffff
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0xff,0xff,0x8c,0xbf]

s_waitcnt 0xfc07
// GFX6: s_waitcnt vmcnt(7) expcnt(0) lgkmcnt(12) ; encoding: [0x07,0xfc,0x8c,0xbf]

s_waitcnt 0x10000
// GFX6: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt -1
// GFX6: s_waitcnt vmcnt(15) expcnt(7) lgkmcnt(15) ; encoding: [0xff,0xff,0x8c,0xbf]

s_waitcnt 0x80000000
// GFX6: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt 0x12345678
// GFX6: s_waitcnt vmcnt(8) lgkmcnt(6) ; encoding: [0x78,0x56,0x8c,0xbf]

s_waitcnt wrong
// GFX6-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt 1.0
// GFX6: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x8c,0xbf]

s_waitcnt 2+3
// GFX6: s_waitcnt vmcnt(5) expcnt(0) lgkmcnt(0) ; encoding: [0x05,0x00,0x8c,0xbf]

s_waitcnt v0
// GFX6-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt_vscnt null, 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_waitcnt_vscnt

s_waitcnt_vmcnt null, 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_waitcnt_vmcnt

s_waitcnt_expcnt null, 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_waitcnt_expcnt

s_waitcnt_lgkmcnt null, 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_waitcnt_lgkmcnt
