// Counters of s_waitcnt and its SOPK forms.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX11-ERR --implicit-check-not=error: %s

s_waitcnt vmcnt(0)
// GFX11: s_waitcnt vmcnt(0) ; encoding: [0xf7,0x03,0x89,0xbf]

s_waitcnt vmcnt_sat(0)
// GFX11: s_waitcnt vmcnt(0) ; encoding: [0xf7,0x03,0x89,0xbf]

s_waitcnt vmcnt(1)
// GFX11: s_waitcnt vmcnt(1) ; encoding: [0xf7,0x07,0x89,0xbf]

s_waitcnt vmcnt_sat(1)
// GFX11: s_waitcnt vmcnt(1) ; encoding: [0xf7,0x07,0x89,0xbf]

s_waitcnt vmcnt(14)
// GFX11: s_waitcnt vmcnt(14) ; encoding: [0xf7,0x3b,0x89,0xbf]

s_waitcnt vmcnt_sat(14)
// GFX11: s_waitcnt vmcnt(14) ; encoding: [0xf7,0x3b,0x89,0xbf]

s_waitcnt vmcnt(15)
// GFX11: s_waitcnt vmcnt(15) ; encoding: [0xf7,0x3f,0x89,0xbf]

s_waitcnt vmcnt_sat(15)
// GFX11: s_waitcnt vmcnt(15) ; encoding: [0xf7,0x3f,0x89,0xbf]

s_waitcnt vmcnt(16)
// GFX11: s_waitcnt vmcnt(16) ; encoding: [0xf7,0x43,0x89,0xbf]

s_waitcnt vmcnt_sat(16)
// GFX11: s_waitcnt vmcnt(16) ; encoding: [0xf7,0x43,0x89,0xbf]

s_waitcnt vmcnt(62)
// GFX11: s_waitcnt vmcnt(62) ; encoding: [0xf7,0xfb,0x89,0xbf]

s_waitcnt vmcnt_sat(62)
// GFX11: s_waitcnt vmcnt(62) ; encoding: [0xf7,0xfb,0x89,0xbf]

s_waitcnt vmcnt(63)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt vmcnt_sat(63)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt vmcnt(64)
// GFX11-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(64)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt vmcnt(-1)
// GFX11-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(-1)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt expcnt(0)
// GFX11: s_waitcnt expcnt(0) ; encoding: [0xf0,0xff,0x89,0xbf]

s_waitcnt expcnt_sat(0)
// GFX11: s_waitcnt expcnt(0) ; encoding: [0xf0,0xff,0x89,0xbf]

s_waitcnt expcnt(1)
// GFX11: s_waitcnt expcnt(1) ; encoding: [0xf1,0xff,0x89,0xbf]

s_waitcnt expcnt_sat(1)
// GFX11: s_waitcnt expcnt(1) ; encoding: [0xf1,0xff,0x89,0xbf]

s_waitcnt expcnt(6)
// GFX11: s_waitcnt expcnt(6) ; encoding: [0xf6,0xff,0x89,0xbf]

s_waitcnt expcnt_sat(6)
// GFX11: s_waitcnt expcnt(6) ; encoding: [0xf6,0xff,0x89,0xbf]

s_waitcnt expcnt(7)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt expcnt_sat(7)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt expcnt(8)
// GFX11-ERR: :[[@LINE-1]]:18: error: too large value for expcnt

s_waitcnt expcnt_sat(8)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt expcnt(-1)
// GFX11-ERR: :[[@LINE-1]]:18: error: too large value for expcnt

s_waitcnt expcnt_sat(-1)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt lgkmcnt(0)
// GFX11: s_waitcnt lgkmcnt(0) ; encoding: [0x07,0xfc,0x89,0xbf]

s_waitcnt lgkmcnt_sat(0)
// GFX11: s_waitcnt lgkmcnt(0) ; encoding: [0x07,0xfc,0x89,0xbf]

s_waitcnt lgkmcnt(1)
// GFX11: s_waitcnt lgkmcnt(1) ; encoding: [0x17,0xfc,0x89,0xbf]

s_waitcnt lgkmcnt_sat(1)
// GFX11: s_waitcnt lgkmcnt(1) ; encoding: [0x17,0xfc,0x89,0xbf]

s_waitcnt lgkmcnt(14)
// GFX11: s_waitcnt lgkmcnt(14) ; encoding: [0xe7,0xfc,0x89,0xbf]

s_waitcnt lgkmcnt_sat(14)
// GFX11: s_waitcnt lgkmcnt(14) ; encoding: [0xe7,0xfc,0x89,0xbf]

s_waitcnt lgkmcnt(15)
// GFX11: s_waitcnt lgkmcnt(15) ; encoding: [0xf7,0xfc,0x89,0xbf]

s_waitcnt lgkmcnt_sat(15)
// GFX11: s_waitcnt lgkmcnt(15) ; encoding: [0xf7,0xfc,0x89,0xbf]

s_waitcnt lgkmcnt(16)
// GFX11: s_waitcnt lgkmcnt(16) ; encoding: [0x07,0xfd,0x89,0xbf]

s_waitcnt lgkmcnt_sat(16)
// GFX11: s_waitcnt lgkmcnt(16) ; encoding: [0x07,0xfd,0x89,0xbf]

s_waitcnt lgkmcnt(62)
// GFX11: s_waitcnt lgkmcnt(62) ; encoding: [0xe7,0xff,0x89,0xbf]

s_waitcnt lgkmcnt_sat(62)
// GFX11: s_waitcnt lgkmcnt(62) ; encoding: [0xe7,0xff,0x89,0xbf]

s_waitcnt lgkmcnt(63)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt lgkmcnt_sat(63)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt lgkmcnt(64)
// GFX11-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(64)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt lgkmcnt(-1)
// GFX11-ERR: :[[@LINE-1]]:19: error: too large value for lgkmcnt

s_waitcnt lgkmcnt_sat(-1)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
// GFX11: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x89,0xbf]

s_waitcnt vmcnt(0) & expcnt(0) & lgkmcnt(0)
// GFX11: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x89,0xbf]

s_waitcnt vmcnt(0), expcnt(0), lgkmcnt(0)
// GFX11: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x89,0xbf]

s_waitcnt vmcnt(1), expcnt(2) lgkmcnt(3)
// GFX11: s_waitcnt vmcnt(1) expcnt(2) lgkmcnt(3) ; encoding: [0x32,0x04,0x89,0xbf]

s_waitcnt lgkmcnt(4) vmcnt(5)
// GFX11: s_waitcnt vmcnt(5) lgkmcnt(4) ; encoding: [0x47,0x14,0x89,0xbf]

s_waitcnt vmcnt(0) vmcnt(1)
// GFX11: s_waitcnt vmcnt(1) ; encoding: [0xf7,0x07,0x89,0xbf]

s_waitcnt vmcnt(0) &
// GFX11-ERR: :[[@LINE-1]]:21: error: expected a counter name

s_waitcnt vmcnt(0),
// GFX11-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) && expcnt(0)
// GFX11-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) & & expcnt(0)
// GFX11-ERR: :[[@LINE-1]]:22: error: expected a counter name

s_waitcnt vmcnt(0) | expcnt(0)
// GFX11-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) 1
// GFX11-ERR: :[[@LINE-1]]:20: error: expected a counter name

s_waitcnt vmcnt(0) expcnt
// GFX11-ERR: :[[@LINE-1]]:26: error: expected a left parenthesis

s_waitcnt vmcnt(0) expcnt(9)
// GFX11-ERR: :[[@LINE-1]]:27: error: too large value for expcnt

s_waitcnt vmcnt(0) & wrong(0)
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid counter name wrong

s_waitcnt vmcnt(
// GFX11-ERR: :[[@LINE-1]]:17: error: unknown token in expression

s_waitcnt vmcnt()
// GFX11-ERR: :[[@LINE-1]]:17: error: unknown token in expression

s_waitcnt vmcnt(0
// GFX11-ERR: :[[@LINE-1]]:18: error: expected a closing parenthesis

s_waitcnt vmcnt(0 1)
// GFX11-ERR: :[[@LINE-1]]:19: error: expected a closing parenthesis

s_waitcnt vmcnt(wrong)
// GFX11-ERR: :[[@LINE-1]]:17: error: expected absolute expression

s_waitcnt vmcnt 0
// GFX11-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt vmcnt
// GFX11-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt vscnt(0)
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid counter name vscnt

s_waitcnt vmcnt_sat_sat(0)
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid counter name vmcnt_sat_sat

s_waitcnt _sat(0)
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid counter name _sat

s_waitcnt VMCNT(0)
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid counter name VMCNT

s_waitcnt vmcnt(0x100000000)
// GFX11-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt vmcnt_sat(0x100000000)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt vmcnt_sat(99) expcnt_sat(99) lgkmcnt_sat(99)
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xf7,0xff,0x89,0xbf]

s_waitcnt vmcnt(1+2)
// GFX11: s_waitcnt vmcnt(3) ; encoding: [0xf7,0x0f,0x89,0xbf]

s_waitcnt vmcnt(7-8)
// GFX11-ERR: :[[@LINE-1]]:17: error: too large value for vmcnt

s_waitcnt 0
// GFX11: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x89,0xbf]

s_waitcnt 1
// GFX11: s_waitcnt vmcnt(0) expcnt(1) lgkmcnt(0) ; encoding: [0x01,0x00,0x89,0xbf]

s_waitcnt 0x007f
// GFX11: s_waitcnt vmcnt(0) lgkmcnt(7) ; encoding: [0x7f,0x00,0x89,0xbf]

s_waitcnt 0xf7f
// GFX11: s_waitcnt vmcnt(3) lgkmcnt(55) ; encoding: [0x7f,0x0f,0x89,0xbf]

s_waitcnt 0xc07f
// GFX11: s_waitcnt vmcnt(48) lgkmcnt(7) ; encoding: [0x7f,0xc0,0x89,0xbf]

s_waitcnt 0x3f7
// GFX11: s_waitcnt vmcnt(0) ; encoding: [0xf7,0x03,0x89,0xbf]

s_waitcnt 0xffff
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xff,0xff,0x89,0xbf]

s_waitcnt 0xfc07
// GFX11: s_waitcnt lgkmcnt(0) ; encoding: [0x07,0xfc,0x89,0xbf]

s_waitcnt 0x10000
// GFX11: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x89,0xbf]

s_waitcnt -1
// GFX11: s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63) ; encoding: [0xff,0xff,0x89,0xbf]

s_waitcnt 0x80000000
// GFX11: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x89,0xbf]

s_waitcnt 0x12345678
// GFX11: s_waitcnt vmcnt(21) expcnt(0) lgkmcnt(39) ; encoding: [0x78,0x56,0x89,0xbf]

s_waitcnt wrong
// GFX11-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt 1.0
// GFX11: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x89,0xbf]

s_waitcnt 2+3
// GFX11: s_waitcnt vmcnt(0) expcnt(5) lgkmcnt(0) ; encoding: [0x05,0x00,0x89,0xbf]

s_waitcnt v0
// GFX11-ERR: :[[@LINE-1]]:11: error: expected absolute expression

s_waitcnt_vscnt null, 0
// GFX11: s_waitcnt_vscnt null, 0x0 ; encoding: [0x00,0x00,0x7c,0xbc]

s_waitcnt_vscnt null, 0xffff
// GFX11: s_waitcnt_vscnt null, 0xffff ; encoding: [0xff,0xff,0x7c,0xbc]

s_waitcnt_vscnt s2, 0x1234
// GFX11-ERR: :[[@LINE-1]]:17: error: src0 must be null

s_waitcnt_vscnt null, 65536
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

s_waitcnt_vscnt null, -32768
// GFX11: s_waitcnt_vscnt null, 0x8000 ; encoding: [0x00,0x80,0x7c,0xbc]

s_waitcnt_vscnt null, -32769
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

s_waitcnt_vscnt null, vmcnt(0)
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

s_waitcnt_vmcnt null, 0
// GFX11: s_waitcnt_vmcnt null, 0x0 ; encoding: [0x00,0x00,0xfc,0xbc]

s_waitcnt_vmcnt null, 0xffff
// GFX11: s_waitcnt_vmcnt null, 0xffff ; encoding: [0xff,0xff,0xfc,0xbc]

s_waitcnt_vmcnt s2, 0x1234
// GFX11-ERR: :[[@LINE-1]]:17: error: src0 must be null

s_waitcnt_vmcnt null, 65536
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

s_waitcnt_vmcnt null, -32768
// GFX11: s_waitcnt_vmcnt null, 0x8000 ; encoding: [0x00,0x80,0xfc,0xbc]

s_waitcnt_vmcnt null, -32769
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

s_waitcnt_vmcnt null, vmcnt(0)
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

s_waitcnt_expcnt null, 0
// GFX11: s_waitcnt_expcnt null, 0x0 ; encoding: [0x00,0x00,0x7c,0xbd]

s_waitcnt_expcnt null, 0xffff
// GFX11: s_waitcnt_expcnt null, 0xffff ; encoding: [0xff,0xff,0x7c,0xbd]

s_waitcnt_expcnt s2, 0x1234
// GFX11-ERR: :[[@LINE-1]]:18: error: src0 must be null

s_waitcnt_expcnt null, 65536
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

s_waitcnt_expcnt null, -32768
// GFX11: s_waitcnt_expcnt null, 0x8000 ; encoding: [0x00,0x80,0x7c,0xbd]

s_waitcnt_expcnt null, -32769
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

s_waitcnt_expcnt null, vmcnt(0)
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

s_waitcnt_lgkmcnt null, 0
// GFX11: s_waitcnt_lgkmcnt null, 0x0 ; encoding: [0x00,0x00,0xfc,0xbd]

s_waitcnt_lgkmcnt null, 0xffff
// GFX11: s_waitcnt_lgkmcnt null, 0xffff ; encoding: [0xff,0xff,0xfc,0xbd]

s_waitcnt_lgkmcnt s2, 0x1234
// GFX11-ERR: :[[@LINE-1]]:19: error: src0 must be null

s_waitcnt_lgkmcnt null, 65536
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_waitcnt_lgkmcnt null, -32768
// GFX11: s_waitcnt_lgkmcnt null, 0x8000 ; encoding: [0x00,0x80,0xfc,0xbd]

s_waitcnt_lgkmcnt null, -32769
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_waitcnt_lgkmcnt null, vmcnt(0)
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction
