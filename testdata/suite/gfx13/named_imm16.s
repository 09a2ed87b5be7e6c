// 16-bit immediates and split barriers.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -show-encoding %s | FileCheck --check-prefix=GFX13 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX13-ERR --implicit-check-not=error: %s

s_nop 0
// GFX13: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop 1
// GFX13: s_nop 1 ; encoding: [0x01,0x00,0x80,0xbf]

s_nop 7
// GFX13: s_nop 7 ; encoding: [0x07,0x00,0x80,0xbf]

s_nop 15
// GFX13: s_nop 15 ; encoding: [0x0f,0x00,0x80,0xbf]

s_nop 0xff
// GFX13: s_nop 0xff ; encoding: [0xff,0x00,0x80,0xbf]

s_nop 255
// GFX13: s_nop 0xff ; encoding: [0xff,0x00,0x80,0xbf]

s_nop 0x7fff
// GFX13: s_nop 0x7fff ; encoding: [0xff,0x7f,0x80,0xbf]

s_nop 0x8000
// GFX13: s_nop 0x8000 ; encoding: [0x00,0x80,0x80,0xbf]

s_nop 0xffff
// GFX13: s_nop 0xffff ; encoding: [0xff,0xff,0x80,0xbf]

s_nop 65535
// GFX13: s_nop 0xffff ; encoding: [0xff,0xff,0x80,0xbf]

s_nop 65536
// GFX13: s_nop 0x10000 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop -1
// GFX13: s_nop -1 ; encoding: [0xff,0xff,0x80,0xbf]

s_nop -32768
// GFX13: s_nop 0xffff8000 ; encoding: [0x00,0x80,0x80,0xbf]

s_nop -32769
// GFX13: s_nop 0xffff7fff ; encoding: [0xff,0x7f,0x80,0xbf]

s_nop 0x10000
// GFX13: s_nop 0x10000 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop 0xffff8000
// GFX13: s_nop 0xffff8000 ; encoding: [0x00,0x80,0x80,0xbf]

s_nop 0xffffffff
// GFX13: s_nop -1 ; encoding: [0xff,0xff,0x80,0xbf]

s_nop 1.0
// GFX13: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop 0.0
// GFX13: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop wrong
// GFX13-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop v0
// GFX13-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop s0
// GFX13-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop 2+2
// GFX13: s_nop 4 ; encoding: [0x04,0x00,0x80,0xbf]

s_nop (3)
// GFX13: s_nop 3 ; encoding: [0x03,0x00,0x80,0xbf]

s_nop "text"
// GFX13-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_nop 1 2
// GFX13-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_nop 1, 2
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_sethalt 0
// GFX13: s_sethalt 0 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt 1
// GFX13: s_sethalt 1 ; encoding: [0x01,0x00,0x8d,0xbf]

s_sethalt 7
// GFX13: s_sethalt 7 ; encoding: [0x07,0x00,0x8d,0xbf]

s_sethalt 15
// GFX13: s_sethalt 15 ; encoding: [0x0f,0x00,0x8d,0xbf]

s_sethalt 0xff
// GFX13: s_sethalt 0xff ; encoding: [0xff,0x00,0x8d,0xbf]

s_sethalt 255
// GFX13: s_sethalt 0xff ; encoding: [0xff,0x00,0x8d,0xbf]

s_sethalt 0x7fff
// GFX13: s_sethalt 0x7fff ; encoding: [0xff,0x7f,0x8d,0xbf]

s_sethalt 0x8000
// GFX13: s_sethalt 0x8000 ; encoding: [0x00,0x80,0x8d,0xbf]

s_sethalt 0xffff
// GFX13: s_sethalt 0xffff ; encoding: [0xff,0xff,0x8d,0xbf]

s_sethalt 65535
// GFX13: s_sethalt 0xffff ; encoding: [0xff,0xff,0x8d,0xbf]

s_sethalt 65536
// GFX13: s_sethalt 0x10000 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt -1
// GFX13: s_sethalt -1 ; encoding: [0xff,0xff,0x8d,0xbf]

s_sethalt -32768
// GFX13: s_sethalt 0xffff8000 ; encoding: [0x00,0x80,0x8d,0xbf]

s_sethalt -32769
// GFX13: s_sethalt 0xffff7fff ; encoding: [0xff,0x7f,0x8d,0xbf]

s_sethalt 0x10000
// GFX13: s_sethalt 0x10000 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt 0xffff8000
// GFX13: s_sethalt 0xffff8000 ; encoding: [0x00,0x80,0x8d,0xbf]

s_sethalt 0xffffffff
// GFX13: s_sethalt -1 ; encoding: [0xff,0xff,0x8d,0xbf]

s_sethalt 1.0
// GFX13: s_sethalt 0 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt 0.0
// GFX13: s_sethalt 0 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt wrong
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sethalt v0
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sethalt s0
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sethalt 2+2
// GFX13: s_sethalt 4 ; encoding: [0x04,0x00,0x8d,0xbf]

s_sethalt (3)
// GFX13: s_sethalt 3 ; encoding: [0x03,0x00,0x8d,0xbf]

s_sethalt "text"
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sethalt
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_sethalt 1 2
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_sethalt 1, 2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_setkill 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_setkill

s_sleep 0
// GFX13: s_sleep 0 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep 1
// GFX13: s_sleep 1 ; encoding: [0x01,0x00,0x8e,0xbf]

s_sleep 7
// GFX13: s_sleep 7 ; encoding: [0x07,0x00,0x8e,0xbf]

s_sleep 15
// GFX13: s_sleep 15 ; encoding: [0x0f,0x00,0x8e,0xbf]

s_sleep 0xff
// GFX13: s_sleep 0xff ; encoding: [0xff,0x00,0x8e,0xbf]

s_sleep 255
// GFX13: s_sleep 0xff ; encoding: [0xff,0x00,0x8e,0xbf]

s_sleep 0x7fff
// GFX13: s_sleep 0x7fff ; encoding: [0xff,0x7f,0x8e,0xbf]

s_sleep 0x8000
// GFX13: s_sleep 0x8000 ; encoding: [0x00,0x80,0x8e,0xbf]

s_sleep 0xffff
// GFX13: s_sleep 0xffff ; encoding: [0xff,0xff,0x8e,0xbf]

s_sleep 65535
// GFX13: s_sleep 0xffff ; encoding: [0xff,0xff,0x8e,0xbf]

s_sleep 65536
// GFX13: s_sleep 0x10000 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep -1
// GFX13: s_sleep -1 ; encoding: [0xff,0xff,0x8e,0xbf]

s_sleep -32768
// GFX13: s_sleep 0xffff8000 ; encoding: [0x00,0x80,0x8e,0xbf]

s_sleep -32769
// GFX13: s_sleep 0xffff7fff ; encoding: [0xff,0x7f,0x8e,0xbf]

s_sleep 0x10000
// GFX13: s_sleep 0x10000 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep 0xffff8000
// GFX13: s_sleep 0xffff8000 ; encoding: [0x00,0x80,0x8e,0xbf]

s_sleep 0xffffffff
// GFX13: s_sleep -1 ; encoding: [0xff,0xff,0x8e,0xbf]

s_sleep 1.0
// GFX13: s_sleep 0 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep 0.0
// GFX13: s_sleep 0 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep wrong
// GFX13-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_sleep v0
// GFX13-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_sleep s0
// GFX13-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_sleep 2+2
// GFX13: s_sleep 4 ; encoding: [0x04,0x00,0x8e,0xbf]

s_sleep (3)
// GFX13: s_sleep 3 ; encoding: [0x03,0x00,0x8e,0xbf]

s_sleep "text"
// GFX13-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_sleep
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_sleep 1 2
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sleep 1, 2
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_setprio 0
// GFX13: s_setprio 0 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio 1
// GFX13: s_setprio 1 ; encoding: [0x01,0x00,0x8f,0xbf]

s_setprio 7
// GFX13: s_setprio 7 ; encoding: [0x07,0x00,0x8f,0xbf]

s_setprio 15
// GFX13: s_setprio 15 ; encoding: [0x0f,0x00,0x8f,0xbf]

s_setprio 0xff
// GFX13: s_setprio 0xff ; encoding: [0xff,0x00,0x8f,0xbf]

s_setprio 255
// GFX13: s_setprio 0xff ; encoding: [0xff,0x00,0x8f,0xbf]

s_setprio 0x7fff
// GFX13: s_setprio 0x7fff ; encoding: [0xff,0x7f,0x8f,0xbf]

s_setprio 0x8000
// GFX13: s_setprio 0x8000 ; encoding: [0x00,0x80,0x8f,0xbf]

s_setprio 0xffff
// GFX13: s_setprio 0xffff ; encoding: [0xff,0xff,0x8f,0xbf]

s_setprio 65535
// GFX13: s_setprio 0xffff ; encoding: [0xff,0xff,0x8f,0xbf]

s_setprio 65536
// GFX13: s_setprio 0x10000 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio -1
// GFX13: s_setprio -1 ; encoding: [0xff,0xff,0x8f,0xbf]

s_setprio -32768
// GFX13: s_setprio 0xffff8000 ; encoding: [0x00,0x80,0x8f,0xbf]

s_setprio -32769
// GFX13: s_setprio 0xffff7fff ; encoding: [0xff,0x7f,0x8f,0xbf]

s_setprio 0x10000
// GFX13: s_setprio 0x10000 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio 0xffff8000
// GFX13: s_setprio 0xffff8000 ; encoding: [0x00,0x80,0x8f,0xbf]

s_setprio 0xffffffff
// GFX13: s_setprio -1 ; encoding: [0xff,0xff,0x8f,0xbf]

s_setprio 1.0
// GFX13: s_setprio 0 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio 0.0
// GFX13: s_setprio 0 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio wrong
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setprio v0
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setprio s0
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setprio 2+2
// GFX13: s_setprio 4 ; encoding: [0x04,0x00,0x8f,0xbf]

s_setprio (3)
// GFX13: s_setprio 3 ; encoding: [0x03,0x00,0x8f,0xbf]

s_setprio "text"
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setprio
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_setprio 1 2
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_setprio 1, 2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_trap 0
// GFX13: s_trap 0 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap 1
// GFX13: s_trap 1 ; encoding: [0x01,0x00,0x92,0xbf]

s_trap 7
// GFX13: s_trap 7 ; encoding: [0x07,0x00,0x92,0xbf]

s_trap 15
// GFX13: s_trap 15 ; encoding: [0x0f,0x00,0x92,0xbf]

s_trap 0xff
// GFX13: s_trap 0xff ; encoding: [0xff,0x00,0x92,0xbf]

s_trap 255
// GFX13: s_trap 0xff ; encoding: [0xff,0x00,0x92,0xbf]

s_trap 0x7fff
// GFX13: s_trap 0x7fff ; encoding: [0xff,0x7f,0x92,0xbf]

s_trap 0x8000
// GFX13: s_trap 0x8000 ; encoding: [0x00,0x80,0x92,0xbf]

s_trap 0xffff
// GFX13: s_trap 0xffff ; encoding: [0xff,0xff,0x92,0xbf]

s_trap 65535
// GFX13: s_trap 0xffff ; encoding: [0xff,0xff,0x92,0xbf]

s_trap 65536
// GFX13: s_trap 0x10000 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap -1
// GFX13: s_trap -1 ; encoding: [0xff,0xff,0x92,0xbf]

s_trap -32768
// GFX13: s_trap 0xffff8000 ; encoding: [0x00,0x80,0x92,0xbf]

s_trap -32769
// GFX13: s_trap 0xffff7fff ; encoding: [0xff,0x7f,0x92,0xbf]

s_trap 0x10000
// GFX13: s_trap 0x10000 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap 0xffff8000
// GFX13: s_trap 0xffff8000 ; encoding: [0x00,0x80,0x92,0xbf]

s_trap 0xffffffff
// GFX13: s_trap -1 ; encoding: [0xff,0xff,0x92,0xbf]

s_trap 1.0
// GFX13: s_trap 0 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap 0.0
// GFX13: s_trap 0 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap wrong
// GFX13-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

s_trap v0
// GFX13-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

s_trap s0
// GFX13-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

s_trap 2+2
// GFX13: s_trap 4 ; encoding: [0x04,0x00,0x92,0xbf]

s_trap (3)
// GFX13: s_trap 3 ; encoding: [0x03,0x00,0x92,0xbf]

s_trap "text"
// GFX13-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

s_trap
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_trap 1 2
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_trap 1, 2
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_incperflevel 0
// GFX13: s_incperflevel 0 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel 1
// GFX13: s_incperflevel 1 ; encoding: [0x01,0x00,0x94,0xbf]

s_incperflevel 7
// GFX13: s_incperflevel 7 ; encoding: [0x07,0x00,0x94,0xbf]

s_incperflevel 15
// GFX13: s_incperflevel 15 ; encoding: [0x0f,0x00,0x94,0xbf]

s_incperflevel 0xff
// GFX13: s_incperflevel 0xff ; encoding: [0xff,0x00,0x94,0xbf]

s_incperflevel 255
// GFX13: s_incperflevel 0xff ; encoding: [0xff,0x00,0x94,0xbf]

s_incperflevel 0x7fff
// GFX13: s_incperflevel 0x7fff ; encoding: [0xff,0x7f,0x94,0xbf]

s_incperflevel 0x8000
// GFX13: s_incperflevel 0x8000 ; encoding: [0x00,0x80,0x94,0xbf]

s_incperflevel 0xffff
// GFX13: s_incperflevel 0xffff ; encoding: [0xff,0xff,0x94,0xbf]

s_incperflevel 65535
// GFX13: s_incperflevel 0xffff ; encoding: [0xff,0xff,0x94,0xbf]

s_incperflevel 65536
// GFX13: s_incperflevel 0x10000 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel -1
// GFX13: s_incperflevel -1 ; encoding: [0xff,0xff,0x94,0xbf]

s_incperflevel -32768
// GFX13: s_incperflevel 0xffff8000 ; encoding: [0x00,0x80,0x94,0xbf]

s_incperflevel -32769
// GFX13: s_incperflevel 0xffff7fff ; encoding: [0xff,0x7f,0x94,0xbf]

s_incperflevel 0x10000
// GFX13: s_incperflevel 0x10000 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel 0xffff8000
// GFX13: s_incperflevel 0xffff8000 ; encoding: [0x00,0x80,0x94,0xbf]

s_incperflevel 0xffffffff
// GFX13: s_incperflevel -1 ; encoding: [0xff,0xff,0x94,0xbf]

s_incperflevel 1.0
// GFX13: s_incperflevel 0 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel 0.0
// GFX13: s_incperflevel 0 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_incperflevel v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_incperflevel s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_incperflevel 2+2
// GFX13: s_incperflevel 4 ; encoding: [0x04,0x00,0x94,0xbf]

s_incperflevel (3)
// GFX13: s_incperflevel 3 ; encoding: [0x03,0x00,0x94,0xbf]

s_incperflevel "text"
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_incperflevel
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_incperflevel 1 2
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_incperflevel 1, 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_decperflevel 0
// GFX13: s_decperflevel 0 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel 1
// GFX13: s_decperflevel 1 ; encoding: [0x01,0x00,0x95,0xbf]

s_decperflevel 7
// GFX13: s_decperflevel 7 ; encoding: [0x07,0x00,0x95,0xbf]

s_decperflevel 15
// GFX13: s_decperflevel 15 ; encoding: [0x0f,0x00,0x95,0xbf]

s_decperflevel 0xff
// GFX13: s_decperflevel 0xff ; encoding: [0xff,0x00,0x95,0xbf]

s_decperflevel 255
// GFX13: s_decperflevel 0xff ; encoding: [0xff,0x00,0x95,0xbf]

s_decperflevel 0x7fff
// GFX13: s_decperflevel 0x7fff ; encoding: [0xff,0x7f,0x95,0xbf]

s_decperflevel 0x8000
// GFX13: s_decperflevel 0x8000 ; encoding: [0x00,0x80,0x95,0xbf]

s_decperflevel 0xffff
// GFX13: s_decperflevel 0xffff ; encoding: [0xff,0xff,0x95,0xbf]

s_decperflevel 65535
// GFX13: s_decperflevel 0xffff ; encoding: [0xff,0xff,0x95,0xbf]

s_decperflevel 65536
// GFX13: s_decperflevel 0x10000 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel -1
// GFX13: s_decperflevel -1 ; encoding: [0xff,0xff,0x95,0xbf]

s_decperflevel -32768
// GFX13: s_decperflevel 0xffff8000 ; encoding: [0x00,0x80,0x95,0xbf]

s_decperflevel -32769
// GFX13: s_decperflevel 0xffff7fff ; encoding: [0xff,0x7f,0x95,0xbf]

s_decperflevel 0x10000
// GFX13: s_decperflevel 0x10000 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel 0xffff8000
// GFX13: s_decperflevel 0xffff8000 ; encoding: [0x00,0x80,0x95,0xbf]

s_decperflevel 0xffffffff
// GFX13: s_decperflevel -1 ; encoding: [0xff,0xff,0x95,0xbf]

s_decperflevel 1.0
// GFX13: s_decperflevel 0 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel 0.0
// GFX13: s_decperflevel 0 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_decperflevel v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_decperflevel s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_decperflevel 2+2
// GFX13: s_decperflevel 4 ; encoding: [0x04,0x00,0x95,0xbf]

s_decperflevel (3)
// GFX13: s_decperflevel 3 ; encoding: [0x03,0x00,0x95,0xbf]

s_decperflevel "text"
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_decperflevel
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_decperflevel 1 2
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_decperflevel 1, 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_clause 0
// GFX13: s_clause 0x0 ; encoding: [0x00,0x00,0xa1,0xbf]

s_clause 1
// GFX13: s_clause 0x1 ; encoding: [0x01,0x00,0xa1,0xbf]

s_clause 7
// GFX13: s_clause 0x7 ; encoding: [0x07,0x00,0xa1,0xbf]

s_clause 15
// GFX13: s_clause 0xf ; encoding: [0x0f,0x00,0xa1,0xbf]

s_clause 0xff
// GFX13: s_clause 0xff ; encoding: [0xff,0x00,0xa1,0xbf]

s_clause 255
// GFX13: s_clause 0xff ; encoding: [0xff,0x00,0xa1,0xbf]

s_clause 0x7fff
// GFX13: s_clause 0x7fff ; encoding: [0xff,0x7f,0xa1,0xbf]

s_clause 0x8000
// GFX13: s_clause 0x8000 ; encoding: [0x00,0x80,0xa1,0xbf]

s_clause 0xffff
// GFX13: s_clause 0xffff ; encoding: [0xff,0xff,0xa1,0xbf]

s_clause 65535
// GFX13: s_clause 0xffff ; encoding: [0xff,0xff,0xa1,0xbf]

s_clause 65536
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause -1
// GFX13: s_clause 0xffff ; encoding: [0xff,0xff,0xa1,0xbf]

s_clause -32768
// GFX13: s_clause 0x8000 ; encoding: [0x00,0x80,0xa1,0xbf]

s_clause -32769
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause 0x10000
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause 1.0
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause 0.0
// GFX13: s_clause 0x0 ; encoding: [0x00,0x00,0xa1,0xbf]

s_clause wrong
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause v0
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause s0
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause 2+2
// GFX13: s_clause 0x4 ; encoding: [0x04,0x00,0xa1,0xbf]

s_clause (3)
// GFX13: s_clause 0x3 ; encoding: [0x03,0x00,0xa1,0xbf]

s_clause "text"
// GFX13-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_clause
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_clause 1 2
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_clause 1, 2
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_inst_prefetch 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_inst_prefetch

s_set_inst_prefetch_distance 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_set_inst_prefetch_distance

s_round_mode 0
// GFX13: s_round_mode 0x0 ; encoding: [0x00,0x00,0xa4,0xbf]

s_round_mode 1
// GFX13: s_round_mode 0x1 ; encoding: [0x01,0x00,0xa4,0xbf]

s_round_mode 7
// GFX13: s_round_mode 0x7 ; encoding: [0x07,0x00,0xa4,0xbf]

s_round_mode 15
// GFX13: s_round_mode 0xf ; encoding: [0x0f,0x00,0xa4,0xbf]

s_round_mode 0xff
// GFX13: s_round_mode 0xff ; encoding: [0xff,0x00,0xa4,0xbf]

s_round_mode 255
// GFX13: s_round_mode 0xff ; encoding: [0xff,0x00,0xa4,0xbf]

s_round_mode 0x7fff
// GFX13: s_round_mode 0x7fff ; encoding: [0xff,0x7f,0xa4,0xbf]

s_round_mode 0x8000
// GFX13: s_round_mode 0x8000 ; encoding: [0x00,0x80,0xa4,0xbf]

s_round_mode 0xffff
// GFX13: s_round_mode 0xffff ; encoding: [0xff,0xff,0xa4,0xbf]

s_round_mode 65535
// GFX13: s_round_mode 0xffff ; encoding: [0xff,0xff,0xa4,0xbf]

s_round_mode 65536
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode -1
// GFX13: s_round_mode 0xffff ; encoding: [0xff,0xff,0xa4,0xbf]

s_round_mode -32768
// GFX13: s_round_mode 0x8000 ; encoding: [0x00,0x80,0xa4,0xbf]

s_round_mode -32769
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode 0x10000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode 1.0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode 0.0
// GFX13: s_round_mode 0x0 ; encoding: [0x00,0x00,0xa4,0xbf]

s_round_mode wrong
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode v0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode s0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode 2+2
// GFX13: s_round_mode 0x4 ; encoding: [0x04,0x00,0xa4,0xbf]

s_round_mode (3)
// GFX13: s_round_mode 0x3 ; encoding: [0x03,0x00,0xa4,0xbf]

s_round_mode "text"
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_round_mode
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_round_mode 1 2
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_round_mode 1, 2
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_denorm_mode 0
// GFX13: s_denorm_mode 0 ; encoding: [0x00,0x00,0xa5,0xbf]

s_denorm_mode 1
// GFX13: s_denorm_mode 1 ; encoding: [0x01,0x00,0xa5,0xbf]

s_denorm_mode 7
// GFX13: s_denorm_mode 7 ; encoding: [0x07,0x00,0xa5,0xbf]

s_denorm_mode 15
// GFX13: s_denorm_mode 15 ; encoding: [0x0f,0x00,0xa5,0xbf]

s_denorm_mode 0xff
// GFX13: s_denorm_mode 0xff ; encoding: [0xff,0x00,0xa5,0xbf]

s_denorm_mode 255
// GFX13: s_denorm_mode 0xff ; encoding: [0xff,0x00,0xa5,0xbf]

s_denorm_mode 0x7fff
// GFX13: s_denorm_mode 0x7fff ; encoding: [0xff,0x7f,0xa5,0xbf]

s_denorm_mode 0x8000
// GFX13: s_denorm_mode 0x8000 ; encoding: [0x00,0x80,0xa5,0xbf]

s_denorm_mode 0xffff
// GFX13: s_denorm_mode 0xffff ; encoding: [0xff,0xff,0xa5,0xbf]

s_denorm_mode 65535
// GFX13: s_denorm_mode 0xffff ; encoding: [0xff,0xff,0xa5,0xbf]

s_denorm_mode 65536
// GFX13: s_denorm_mode 0x10000 ; encoding: [0x00,0x00,0xa5,0xbf]

s_denorm_mode -1
// GFX13: s_denorm_mode -1 ; encoding: [0xff,0xff,0xa5,0xbf]

s_denorm_mode -32768
// GFX13: s_denorm_mode 0xffff8000 ; encoding: [0x00,0x80,0xa5,0xbf]

s_denorm_mode -32769
// GFX13: s_denorm_mode 0xffff7fff ; encoding: [0xff,0x7f,0xa5,0xbf]

s_denorm_mode 0x10000
// GFX13: s_denorm_mode 0x10000 ; encoding: [0x00,0x00,0xa5,0xbf]

s_denorm_mode 0xffff8000
// GFX13: s_denorm_mode 0xffff8000 ; encoding: [0x00,0x80,0xa5,0xbf]

s_denorm_mode 0xffffffff
// GFX13: s_denorm_mode -1 ; encoding: [0xff,0xff,0xa5,0xbf]

s_denorm_mode 1.0
// GFX13: s_denorm_mode 0 ; encoding: [0x00,0x00,0xa5,0xbf]

s_denorm_mode 0.0
// GFX13: s_denorm_mode 0 ; encoding: [0x00,0x00,0xa5,0xbf]

s_denorm_mode wrong
// GFX13-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

s_denorm_mode v0
// GFX13-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

s_denorm_mode s0
// GFX13-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

s_denorm_mode 2+2
// GFX13: s_denorm_mode 4 ; encoding: [0x04,0x00,0xa5,0xbf]

s_denorm_mode (3)
// GFX13: s_denorm_mode 3 ; encoding: [0x03,0x00,0xa5,0xbf]

s_denorm_mode "text"
// GFX13-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

s_denorm_mode
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_denorm_mode 1 2
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_denorm_mode 1, 2
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_idle 0
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 1
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 7
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 15
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 0xff
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 255
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 0x7fff
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 0x8000
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 0xffff
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 65535
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 65536
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle -1
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle -32768
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle -32769
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 0x10000
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 1.0
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 0.0
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle wrong
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle v0
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle s0
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 2+2
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle (3)
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle "text"
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle
// GFX13: s_wait_idle ; encoding: [0x00,0x00,0xa2,0xbf]

s_wait_idle 1 2
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_wait_idle 1, 2
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_version 0
// GFX13: s_version 0x0 ; encoding: [0x00,0x00,0x80,0xb0]

s_version 1
// GFX13: s_version 0x1 ; encoding: [0x01,0x00,0x80,0xb0]

s_version 7
// GFX13: s_version 0x7 ; encoding: [0x07,0x00,0x80,0xb0]

s_version 15
// GFX13: s_version 0xf ; encoding: [0x0f,0x00,0x80,0xb0]

s_version 0xff
// GFX13: s_version 0xff ; encoding: [0xff,0x00,0x80,0xb0]

s_version 255
// GFX13: s_version 0xff ; encoding: [0xff,0x00,0x80,0xb0]

s_version 0x7fff
// GFX13: s_version 0x7fff ; encoding: [0xff,0x7f,0x80,0xb0]

s_version 0x8000
// GFX13: s_version 0x8000 ; encoding: [0x00,0x80,0x80,0xb0]

s_version 0xffff
// GFX13: s_version 0xffff ; encoding: [0xff,0xff,0x80,0xb0]

s_version 65535
// GFX13: s_version 0xffff ; encoding: [0xff,0xff,0x80,0xb0]

s_version 65536
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version -1
// GFX13: s_version 0xffff ; encoding: [0xff,0xff,0x80,0xb0]

s_version -32768
// GFX13: s_version 0x8000 ; encoding: [0x00,0x80,0x80,0xb0]

s_version -32769
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version 0x10000
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version 1.0
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version 0.0
// GFX13: s_version 0x0 ; encoding: [0x00,0x00,0x80,0xb0]

s_version wrong
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version v0
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version s0
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version 2+2
// GFX13: s_version 0x4 ; encoding: [0x04,0x00,0x80,0xb0]

s_version (3)
// GFX13: s_version 0x3 ; encoding: [0x03,0x00,0x80,0xb0]

s_version "text"
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_version
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_version 1 2
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_version 1, 2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_code_end 0
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 1
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 7
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 15
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 0xff
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 255
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 0x7fff
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 0x8000
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 0xffff
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 65535
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 65536
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end -1
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end -32768
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end -32769
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 0x10000
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 1.0
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 0.0
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end wrong
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end v0
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end s0
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 2+2
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end (3)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end "text"
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end
// GFX13: s_code_end ; encoding: [0x00,0x00,0x9f,0xbf]

s_code_end 1 2
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_code_end 1, 2
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_icache_inv 0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 1
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 7
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 15
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0xff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 255
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0x7fff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0x8000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0xffff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 65535
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 65536
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv -1
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv -32768
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv -32769
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0x10000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 1.0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0.0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv wrong
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv v0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv s0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 2+2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv (3)
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv "text"
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv
// GFX13: s_icache_inv ; encoding: [0x00,0x00,0x93,0xbf]

s_icache_inv 1 2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 1, 2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_endpgm 0
// GFX13: s_endpgm ; encoding: [0x00,0x00,0x81,0xbf]

s_endpgm 1
// GFX13: s_endpgm 1 ; encoding: [0x01,0x00,0x81,0xbf]

s_endpgm 7
// GFX13: s_endpgm 7 ; encoding: [0x07,0x00,0x81,0xbf]

s_endpgm 15
// GFX13: s_endpgm 15 ; encoding: [0x0f,0x00,0x81,0xbf]

s_endpgm 0xff
// GFX13: s_endpgm 255 ; encoding: [0xff,0x00,0x81,0xbf]

s_endpgm 255
// GFX13: s_endpgm 255 ; encoding: [0xff,0x00,0x81,0xbf]

s_endpgm 0x7fff
// GFX13: s_endpgm 32767 ; encoding: [0xff,0x7f,0x81,0xbf]

s_endpgm 0x8000
// GFX13: s_endpgm 32768 ; encoding: [0x00,0x80,0x81,0xbf]

s_endpgm 0xffff
// GFX13: s_endpgm 65535 ; encoding: [0xff,0xff,0x81,0xbf]

s_endpgm 65535
// GFX13: s_endpgm 65535 ; encoding: [0xff,0xff,0x81,0xbf]

s_endpgm 65536
// GFX13-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm -1
// GFX13-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm -32768
// GFX13-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm -32769
// GFX13-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 0x10000
// GFX13-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 1.0
// GFX13-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 0.0
// GFX13: s_endpgm ; encoding: [0x00,0x00,0x81,0xbf]

s_endpgm wrong
// GFX13-ERR: :[[@LINE-1]]:10: error: expected absolute expression

s_endpgm v0
// GFX13-ERR: :[[@LINE-1]]:10: error: expected absolute expression

s_endpgm s0
// GFX13-ERR: :[[@LINE-1]]:10: error: expected absolute expression

s_endpgm 2+2
// GFX13: s_endpgm 4 ; encoding: [0x04,0x00,0x81,0xbf]

s_endpgm (3)
// GFX13: s_endpgm 3 ; encoding: [0x03,0x00,0x81,0xbf]

s_endpgm "text"
// GFX13-ERR: :[[@LINE-1]]:10: error: expected absolute expression

s_endpgm
// GFX13: s_endpgm ; encoding: [0x00,0x00,0x81,0xbf]

s_endpgm 1 2
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_endpgm 1, 2
// GFX13-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_endpgm_saved 0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 1
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 7
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 15
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 0xff
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 255
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 0x7fff
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 0x8000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 0xffff
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 65535
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 65536
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved -1
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved -32768
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved -32769
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 0x10000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 1.0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 0.0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 2+2
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved (3)
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved "text"
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved
// GFX13: s_endpgm_saved ; encoding: [0x00,0x00,0x9b,0xbf]

s_endpgm_saved 1 2
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_endpgm_saved 1, 2
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_barrier

s_ttracedata 0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 1
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 7
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 15
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0xff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 255
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0x7fff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0x8000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0xffff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 65535
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 65536
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata -1
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata -32768
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata -32769
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0x10000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 1.0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0.0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata wrong
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata v0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata s0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 2+2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata (3)
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata "text"
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata
// GFX13: s_ttracedata ; encoding: [0x00,0x00,0x96,0xbf]

s_ttracedata 1 2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 1, 2
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata_imm 0
// GFX13: s_ttracedata_imm 0x0 ; encoding: [0x00,0x00,0xa8,0xbf]

s_ttracedata_imm 1
// GFX13: s_ttracedata_imm 0x1 ; encoding: [0x01,0x00,0xa8,0xbf]

s_ttracedata_imm 7
// GFX13: s_ttracedata_imm 0x7 ; encoding: [0x07,0x00,0xa8,0xbf]

s_ttracedata_imm 15
// GFX13: s_ttracedata_imm 0xf ; encoding: [0x0f,0x00,0xa8,0xbf]

s_ttracedata_imm 0xff
// GFX13: s_ttracedata_imm 0xff ; encoding: [0xff,0x00,0xa8,0xbf]

s_ttracedata_imm 255
// GFX13: s_ttracedata_imm 0xff ; encoding: [0xff,0x00,0xa8,0xbf]

s_ttracedata_imm 0x7fff
// GFX13: s_ttracedata_imm 0x7fff ; encoding: [0xff,0x7f,0xa8,0xbf]

s_ttracedata_imm 0x8000
// GFX13: s_ttracedata_imm 0x8000 ; encoding: [0x00,0x80,0xa8,0xbf]

s_ttracedata_imm 0xffff
// GFX13: s_ttracedata_imm 0xffff ; encoding: [0xff,0xff,0xa8,0xbf]

s_ttracedata_imm 65535
// GFX13: s_ttracedata_imm 0xffff ; encoding: [0xff,0xff,0xa8,0xbf]

s_ttracedata_imm 65536
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm -1
// GFX13: s_ttracedata_imm 0xffff ; encoding: [0xff,0xff,0xa8,0xbf]

s_ttracedata_imm -32768
// GFX13: s_ttracedata_imm 0x8000 ; encoding: [0x00,0x80,0xa8,0xbf]

s_ttracedata_imm -32769
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm 0x10000
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm 1.0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm 0.0
// GFX13: s_ttracedata_imm 0x0 ; encoding: [0x00,0x00,0xa8,0xbf]

s_ttracedata_imm wrong
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm v0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm s0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm 2+2
// GFX13: s_ttracedata_imm 0x4 ; encoding: [0x04,0x00,0xa8,0xbf]

s_ttracedata_imm (3)
// GFX13: s_ttracedata_imm 0x3 ; encoding: [0x03,0x00,0xa8,0xbf]

s_ttracedata_imm "text"
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_ttracedata_imm
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_ttracedata_imm 1 2
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_ttracedata_imm 1, 2
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_wait_loadcnt 0
// GFX13: s_wait_loadcnt 0x0 ; encoding: [0x00,0x00,0xc0,0xbf]

s_wait_loadcnt 1
// GFX13: s_wait_loadcnt 0x1 ; encoding: [0x01,0x00,0xc0,0xbf]

s_wait_loadcnt 7
// GFX13: s_wait_loadcnt 0x7 ; encoding: [0x07,0x00,0xc0,0xbf]

s_wait_loadcnt 15
// GFX13: s_wait_loadcnt 0xf ; encoding: [0x0f,0x00,0xc0,0xbf]

s_wait_loadcnt 0xff
// GFX13: s_wait_loadcnt 0xff ; encoding: [0xff,0x00,0xc0,0xbf]

s_wait_loadcnt 255
// GFX13: s_wait_loadcnt 0xff ; encoding: [0xff,0x00,0xc0,0xbf]

s_wait_loadcnt 0x7fff
// GFX13: s_wait_loadcnt 0x7fff ; encoding: [0xff,0x7f,0xc0,0xbf]

s_wait_loadcnt 0x8000
// GFX13: s_wait_loadcnt 0x8000 ; encoding: [0x00,0x80,0xc0,0xbf]

s_wait_loadcnt 0xffff
// GFX13: s_wait_loadcnt 0xffff ; encoding: [0xff,0xff,0xc0,0xbf]

s_wait_loadcnt 65535
// GFX13: s_wait_loadcnt 0xffff ; encoding: [0xff,0xff,0xc0,0xbf]

s_wait_loadcnt 65536
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt -1
// GFX13: s_wait_loadcnt 0xffff ; encoding: [0xff,0xff,0xc0,0xbf]

s_wait_loadcnt -32768
// GFX13: s_wait_loadcnt 0x8000 ; encoding: [0x00,0x80,0xc0,0xbf]

s_wait_loadcnt -32769
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt 0x10000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt 1.0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt 0.0
// GFX13: s_wait_loadcnt 0x0 ; encoding: [0x00,0x00,0xc0,0xbf]

s_wait_loadcnt wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt 2+2
// GFX13: s_wait_loadcnt 0x4 ; encoding: [0x04,0x00,0xc0,0xbf]

s_wait_loadcnt (3)
// GFX13: s_wait_loadcnt 0x3 ; encoding: [0x03,0x00,0xc0,0xbf]

s_wait_loadcnt "text"
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_loadcnt
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_wait_loadcnt 1 2
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_loadcnt 1, 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_wait_kmcnt 0
// GFX13: s_wait_kmcnt 0x0 ; encoding: [0x00,0x00,0xc7,0xbf]

s_wait_kmcnt 1
// GFX13: s_wait_kmcnt 0x1 ; encoding: [0x01,0x00,0xc7,0xbf]

s_wait_kmcnt 7
// GFX13: s_wait_kmcnt 0x7 ; encoding: [0x07,0x00,0xc7,0xbf]

s_wait_kmcnt 15
// GFX13: s_wait_kmcnt 0xf ; encoding: [0x0f,0x00,0xc7,0xbf]

s_wait_kmcnt 0xff
// GFX13: s_wait_kmcnt 0xff ; encoding: [0xff,0x00,0xc7,0xbf]

s_wait_kmcnt 255
// GFX13: s_wait_kmcnt 0xff ; encoding: [0xff,0x00,0xc7,0xbf]

s_wait_kmcnt 0x7fff
// GFX13: s_wait_kmcnt 0x7fff ; encoding: [0xff,0x7f,0xc7,0xbf]

s_wait_kmcnt 0x8000
// GFX13: s_wait_kmcnt 0x8000 ; encoding: [0x00,0x80,0xc7,0xbf]

s_wait_kmcnt 0xffff
// GFX13: s_wait_kmcnt 0xffff ; encoding: [0xff,0xff,0xc7,0xbf]

s_wait_kmcnt 65535
// GFX13: s_wait_kmcnt 0xffff ; encoding: [0xff,0xff,0xc7,0xbf]

s_wait_kmcnt 65536
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt -1
// GFX13: s_wait_kmcnt 0xffff ; encoding: [0xff,0xff,0xc7,0xbf]

s_wait_kmcnt -32768
// GFX13: s_wait_kmcnt 0x8000 ; encoding: [0x00,0x80,0xc7,0xbf]

s_wait_kmcnt -32769
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt 0x10000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt 1.0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt 0.0
// GFX13: s_wait_kmcnt 0x0 ; encoding: [0x00,0x00,0xc7,0xbf]

s_wait_kmcnt wrong
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt v0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt s0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt 2+2
// GFX13: s_wait_kmcnt 0x4 ; encoding: [0x04,0x00,0xc7,0xbf]

s_wait_kmcnt (3)
// GFX13: s_wait_kmcnt 0x3 ; encoding: [0x03,0x00,0xc7,0xbf]

s_wait_kmcnt "text"
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_kmcnt
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_wait_kmcnt 1 2
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_kmcnt 1, 2
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt 0
// GFX13: s_wait_storecnt 0x0 ; encoding: [0x00,0x00,0xc1,0xbf]

s_wait_storecnt 1
// GFX13: s_wait_storecnt 0x1 ; encoding: [0x01,0x00,0xc1,0xbf]

s_wait_storecnt 7
// GFX13: s_wait_storecnt 0x7 ; encoding: [0x07,0x00,0xc1,0xbf]

s_wait_storecnt 15
// GFX13: s_wait_storecnt 0xf ; encoding: [0x0f,0x00,0xc1,0xbf]

s_wait_storecnt 0xff
// GFX13: s_wait_storecnt 0xff ; encoding: [0xff,0x00,0xc1,0xbf]

s_wait_storecnt 255
// GFX13: s_wait_storecnt 0xff ; encoding: [0xff,0x00,0xc1,0xbf]

s_wait_storecnt 0x7fff
// GFX13: s_wait_storecnt 0x7fff ; encoding: [0xff,0x7f,0xc1,0xbf]

s_wait_storecnt 0x8000
// GFX13: s_wait_storecnt 0x8000 ; encoding: [0x00,0x80,0xc1,0xbf]

s_wait_storecnt 0xffff
// GFX13: s_wait_storecnt 0xffff ; encoding: [0xff,0xff,0xc1,0xbf]

s_wait_storecnt 65535
// GFX13: s_wait_storecnt 0xffff ; encoding: [0xff,0xff,0xc1,0xbf]

s_wait_storecnt 65536
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt -1
// GFX13: s_wait_storecnt 0xffff ; encoding: [0xff,0xff,0xc1,0xbf]

s_wait_storecnt -32768
// GFX13: s_wait_storecnt 0x8000 ; encoding: [0x00,0x80,0xc1,0xbf]

s_wait_storecnt -32769
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt 0x10000
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt 1.0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt 0.0
// GFX13: s_wait_storecnt 0x0 ; encoding: [0x00,0x00,0xc1,0xbf]

s_wait_storecnt wrong
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt v0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt s0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt 2+2
// GFX13: s_wait_storecnt 0x4 ; encoding: [0x04,0x00,0xc1,0xbf]

s_wait_storecnt (3)
// GFX13: s_wait_storecnt 0x3 ; encoding: [0x03,0x00,0xc1,0xbf]

s_wait_storecnt "text"
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_storecnt
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_wait_storecnt 1 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_wait_storecnt 1, 2
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_wait_dscnt 0
// GFX13: s_wait_dscnt 0x0 ; encoding: [0x00,0x00,0xc6,0xbf]

s_wait_dscnt 1
// GFX13: s_wait_dscnt 0x1 ; encoding: [0x01,0x00,0xc6,0xbf]

s_wait_dscnt 7
// GFX13: s_wait_dscnt 0x7 ; encoding: [0x07,0x00,0xc6,0xbf]

s_wait_dscnt 15
// GFX13: s_wait_dscnt 0xf ; encoding: [0x0f,0x00,0xc6,0xbf]

s_wait_dscnt 0xff
// GFX13: s_wait_dscnt 0xff ; encoding: [0xff,0x00,0xc6,0xbf]

s_wait_dscnt 255
// GFX13: s_wait_dscnt 0xff ; encoding: [0xff,0x00,0xc6,0xbf]

s_wait_dscnt 0x7fff
// GFX13: s_wait_dscnt 0x7fff ; encoding: [0xff,0x7f,0xc6,0xbf]

s_wait_dscnt 0x8000
// GFX13: s_wait_dscnt 0x8000 ; encoding: [0x00,0x80,0xc6,0xbf]

s_wait_dscnt 0xffff
// GFX13: s_wait_dscnt 0xffff ; encoding: [0xff,0xff,0xc6,0xbf]

s_wait_dscnt 65535
// GFX13: s_wait_dscnt 0xffff ; encoding: [0xff,0xff,0xc6,0xbf]

s_wait_dscnt 65536
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt -1
// GFX13: s_wait_dscnt 0xffff ; encoding: [0xff,0xff,0xc6,0xbf]

s_wait_dscnt -32768
// GFX13: s_wait_dscnt 0x8000 ; encoding: [0x00,0x80,0xc6,0xbf]

s_wait_dscnt -32769
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt 0x10000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt 1.0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt 0.0
// GFX13: s_wait_dscnt 0x0 ; encoding: [0x00,0x00,0xc6,0xbf]

s_wait_dscnt wrong
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt v0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt s0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt 2+2
// GFX13: s_wait_dscnt 0x4 ; encoding: [0x04,0x00,0xc6,0xbf]

s_wait_dscnt (3)
// GFX13: s_wait_dscnt 0x3 ; encoding: [0x03,0x00,0xc6,0xbf]

s_wait_dscnt "text"
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_wait_dscnt
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_wait_dscnt 1 2
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_wait_dscnt 1, 2
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_loadcnt_dscnt 0
// GFX13: s_wait_loadcnt_dscnt 0x0 ; encoding: [0x00,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt 1
// GFX13: s_wait_loadcnt_dscnt 0x1 ; encoding: [0x01,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt 7
// GFX13: s_wait_loadcnt_dscnt 0x7 ; encoding: [0x07,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt 15
// GFX13: s_wait_loadcnt_dscnt 0xf ; encoding: [0x0f,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt 0xff
// GFX13: s_wait_loadcnt_dscnt 0xff ; encoding: [0xff,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt 255
// GFX13: s_wait_loadcnt_dscnt 0xff ; encoding: [0xff,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt 0x7fff
// GFX13: s_wait_loadcnt_dscnt 0x7fff ; encoding: [0xff,0x7f,0xc8,0xbf]

s_wait_loadcnt_dscnt 0x8000
// GFX13: s_wait_loadcnt_dscnt 0x8000 ; encoding: [0x00,0x80,0xc8,0xbf]

s_wait_loadcnt_dscnt 0xffff
// GFX13: s_wait_loadcnt_dscnt 0xffff ; encoding: [0xff,0xff,0xc8,0xbf]

s_wait_loadcnt_dscnt 65535
// GFX13: s_wait_loadcnt_dscnt 0xffff ; encoding: [0xff,0xff,0xc8,0xbf]

s_wait_loadcnt_dscnt 65536
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt -1
// GFX13: s_wait_loadcnt_dscnt 0xffff ; encoding: [0xff,0xff,0xc8,0xbf]

s_wait_loadcnt_dscnt -32768
// GFX13: s_wait_loadcnt_dscnt 0x8000 ; encoding: [0x00,0x80,0xc8,0xbf]

s_wait_loadcnt_dscnt -32769
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt 0x10000
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt 1.0
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt 0.0
// GFX13: s_wait_loadcnt_dscnt 0x0 ; encoding: [0x00,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt wrong
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt v0
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt s0
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt 2+2
// GFX13: s_wait_loadcnt_dscnt 0x4 ; encoding: [0x04,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt (3)
// GFX13: s_wait_loadcnt_dscnt 0x3 ; encoding: [0x03,0x00,0xc8,0xbf]

s_wait_loadcnt_dscnt "text"
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_wait_loadcnt_dscnt
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_wait_loadcnt_dscnt 1 2
// GFX13-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

s_wait_loadcnt_dscnt 1, 2
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_wait_asynccnt 0
// GFX13: s_wait_asynccnt 0x0 ; encoding: [0x00,0x00,0xca,0xbf]

s_wait_asynccnt 1
// GFX13: s_wait_asynccnt 0x1 ; encoding: [0x01,0x00,0xca,0xbf]

s_wait_asynccnt 7
// GFX13: s_wait_asynccnt 0x7 ; encoding: [0x07,0x00,0xca,0xbf]

s_wait_asynccnt 15
// GFX13: s_wait_asynccnt 0xf ; encoding: [0x0f,0x00,0xca,0xbf]

s_wait_asynccnt 0xff
// GFX13: s_wait_asynccnt 0xff ; encoding: [0xff,0x00,0xca,0xbf]

s_wait_asynccnt 255
// GFX13: s_wait_asynccnt 0xff ; encoding: [0xff,0x00,0xca,0xbf]

s_wait_asynccnt 0x7fff
// GFX13: s_wait_asynccnt 0x7fff ; encoding: [0xff,0x7f,0xca,0xbf]

s_wait_asynccnt 0x8000
// GFX13: s_wait_asynccnt 0x8000 ; encoding: [0x00,0x80,0xca,0xbf]

s_wait_asynccnt 0xffff
// GFX13: s_wait_asynccnt 0xffff ; encoding: [0xff,0xff,0xca,0xbf]

s_wait_asynccnt 65535
// GFX13: s_wait_asynccnt 0xffff ; encoding: [0xff,0xff,0xca,0xbf]

s_wait_asynccnt 65536
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt -1
// GFX13: s_wait_asynccnt 0xffff ; encoding: [0xff,0xff,0xca,0xbf]

s_wait_asynccnt -32768
// GFX13: s_wait_asynccnt 0x8000 ; encoding: [0x00,0x80,0xca,0xbf]

s_wait_asynccnt -32769
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt 0x10000
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt 1.0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt 0.0
// GFX13: s_wait_asynccnt 0x0 ; encoding: [0x00,0x00,0xca,0xbf]

s_wait_asynccnt wrong
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt v0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt s0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt 2+2
// GFX13: s_wait_asynccnt 0x4 ; encoding: [0x04,0x00,0xca,0xbf]

s_wait_asynccnt (3)
// GFX13: s_wait_asynccnt 0x3 ; encoding: [0x03,0x00,0xca,0xbf]

s_wait_asynccnt "text"
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_wait_asynccnt
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_wait_asynccnt 1 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_wait_asynccnt 1, 2
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_wait_xcnt 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_wait_xcnt

s_wait_tensorcnt 0
// GFX13: s_wait_tensorcnt 0x0 ; encoding: [0x00,0x00,0xcb,0xbf]

s_wait_tensorcnt 1
// GFX13: s_wait_tensorcnt 0x1 ; encoding: [0x01,0x00,0xcb,0xbf]

s_wait_tensorcnt 7
// GFX13: s_wait_tensorcnt 0x7 ; encoding: [0x07,0x00,0xcb,0xbf]

s_wait_tensorcnt 15
// GFX13: s_wait_tensorcnt 0xf ; encoding: [0x0f,0x00,0xcb,0xbf]

s_wait_tensorcnt 0xff
// GFX13: s_wait_tensorcnt 0xff ; encoding: [0xff,0x00,0xcb,0xbf]

s_wait_tensorcnt 255
// GFX13: s_wait_tensorcnt 0xff ; encoding: [0xff,0x00,0xcb,0xbf]

s_wait_tensorcnt 0x7fff
// GFX13: s_wait_tensorcnt 0x7fff ; encoding: [0xff,0x7f,0xcb,0xbf]

s_wait_tensorcnt 0x8000
// GFX13: s_wait_tensorcnt 0x8000 ; encoding: [0x00,0x80,0xcb,0xbf]

s_wait_tensorcnt 0xffff
// GFX13: s_wait_tensorcnt 0xffff ; encoding: [0xff,0xff,0xcb,0xbf]

s_wait_tensorcnt 65535
// GFX13: s_wait_tensorcnt 0xffff ; encoding: [0xff,0xff,0xcb,0xbf]

s_wait_tensorcnt 65536
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt -1
// GFX13: s_wait_tensorcnt 0xffff ; encoding: [0xff,0xff,0xcb,0xbf]

s_wait_tensorcnt -32768
// GFX13: s_wait_tensorcnt 0x8000 ; encoding: [0x00,0x80,0xcb,0xbf]

s_wait_tensorcnt -32769
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt 0x10000
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt 1.0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt 0.0
// GFX13: s_wait_tensorcnt 0x0 ; encoding: [0x00,0x00,0xcb,0xbf]

s_wait_tensorcnt wrong
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt v0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt s0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt 2+2
// GFX13: s_wait_tensorcnt 0x4 ; encoding: [0x04,0x00,0xcb,0xbf]

s_wait_tensorcnt (3)
// GFX13: s_wait_tensorcnt 0x3 ; encoding: [0x03,0x00,0xcb,0xbf]

s_wait_tensorcnt "text"
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wait_tensorcnt
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_wait_tensorcnt 1 2
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_wait_tensorcnt 1, 2
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_barrier_wait 0
// GFX13: s_barrier_wait 0 ; encoding: [0x00,0x00,0xab,0xbf]

s_barrier_wait 1
// GFX13: s_barrier_wait 1 ; encoding: [0x01,0x00,0xab,0xbf]

s_barrier_wait 7
// GFX13: s_barrier_wait 7 ; encoding: [0x07,0x00,0xab,0xbf]

s_barrier_wait 15
// GFX13: s_barrier_wait 15 ; encoding: [0x0f,0x00,0xab,0xbf]

s_barrier_wait 0xff
// GFX13: s_barrier_wait 0xff ; encoding: [0xff,0x00,0xab,0xbf]

s_barrier_wait 255
// GFX13: s_barrier_wait 0xff ; encoding: [0xff,0x00,0xab,0xbf]

s_barrier_wait 0x7fff
// GFX13: s_barrier_wait 0x7fff ; encoding: [0xff,0x7f,0xab,0xbf]

s_barrier_wait 0x8000
// GFX13: s_barrier_wait 0x8000 ; encoding: [0x00,0x80,0xab,0xbf]

s_barrier_wait 0xffff
// GFX13: s_barrier_wait 0xffff ; encoding: [0xff,0xff,0xab,0xbf]

s_barrier_wait 65535
// GFX13: s_barrier_wait 0xffff ; encoding: [0xff,0xff,0xab,0xbf]

s_barrier_wait 65536
// GFX13: s_barrier_wait 0x10000 ; encoding: [0x00,0x00,0xab,0xbf]

s_barrier_wait -1
// GFX13: s_barrier_wait -1 ; encoding: [0xff,0xff,0xab,0xbf]

s_barrier_wait -32768
// GFX13: s_barrier_wait 0xffff8000 ; encoding: [0x00,0x80,0xab,0xbf]

s_barrier_wait -32769
// GFX13: s_barrier_wait 0xffff7fff ; encoding: [0xff,0x7f,0xab,0xbf]

s_barrier_wait 0x10000
// GFX13: s_barrier_wait 0x10000 ; encoding: [0x00,0x00,0xab,0xbf]

s_barrier_wait 0xffff8000
// GFX13: s_barrier_wait 0xffff8000 ; encoding: [0x00,0x80,0xab,0xbf]

s_barrier_wait 0xffffffff
// GFX13: s_barrier_wait -1 ; encoding: [0xff,0xff,0xab,0xbf]

s_barrier_wait 1.0
// GFX13: s_barrier_wait 0 ; encoding: [0x00,0x00,0xab,0xbf]

s_barrier_wait 0.0
// GFX13: s_barrier_wait 0 ; encoding: [0x00,0x00,0xab,0xbf]

s_barrier_wait wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_wait v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_wait s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_wait 2+2
// GFX13: s_barrier_wait 4 ; encoding: [0x04,0x00,0xab,0xbf]

s_barrier_wait (3)
// GFX13: s_barrier_wait 3 ; encoding: [0x03,0x00,0xab,0xbf]

s_barrier_wait "text"
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_wait
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_barrier_wait 1 2
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_barrier_wait 1, 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_barrier_leave 0
// GFX13: s_barrier_leave 0 ; encoding: [0x00,0x00,0xb1,0xbf]

s_barrier_leave 1
// GFX13: s_barrier_leave 1 ; encoding: [0x01,0x00,0xb1,0xbf]

s_barrier_leave 7
// GFX13: s_barrier_leave 7 ; encoding: [0x07,0x00,0xb1,0xbf]

s_barrier_leave 15
// GFX13: s_barrier_leave 15 ; encoding: [0x0f,0x00,0xb1,0xbf]

s_barrier_leave 0xff
// GFX13: s_barrier_leave 0xff ; encoding: [0xff,0x00,0xb1,0xbf]

s_barrier_leave 255
// GFX13: s_barrier_leave 0xff ; encoding: [0xff,0x00,0xb1,0xbf]

s_barrier_leave 0x7fff
// GFX13: s_barrier_leave 0x7fff ; encoding: [0xff,0x7f,0xb1,0xbf]

s_barrier_leave 0x8000
// GFX13: s_barrier_leave 0x8000 ; encoding: [0x00,0x80,0xb1,0xbf]

s_barrier_leave 0xffff
// GFX13: s_barrier_leave 0xffff ; encoding: [0xff,0xff,0xb1,0xbf]

s_barrier_leave 65535
// GFX13: s_barrier_leave 0xffff ; encoding: [0xff,0xff,0xb1,0xbf]

s_barrier_leave 65536
// GFX13: s_barrier_leave 0x10000 ; encoding: [0x00,0x00,0xb1,0xbf]

s_barrier_leave -1
// GFX13: s_barrier_leave -1 ; encoding: [0xff,0xff,0xb1,0xbf]

s_barrier_leave -32768
// GFX13: s_barrier_leave 0xffff8000 ; encoding: [0x00,0x80,0xb1,0xbf]

s_barrier_leave -32769
// GFX13: s_barrier_leave 0xffff7fff ; encoding: [0xff,0x7f,0xb1,0xbf]

s_barrier_leave 0x10000
// GFX13: s_barrier_leave 0x10000 ; encoding: [0x00,0x00,0xb1,0xbf]

s_barrier_leave 0xffff8000
// GFX13: s_barrier_leave 0xffff8000 ; encoding: [0x00,0x80,0xb1,0xbf]

s_barrier_leave 0xffffffff
// GFX13: s_barrier_leave -1 ; encoding: [0xff,0xff,0xb1,0xbf]

s_barrier_leave 1.0
// GFX13: s_barrier_leave 0 ; encoding: [0x00,0x00,0xb1,0xbf]

s_barrier_leave 0.0
// GFX13: s_barrier_leave 0 ; encoding: [0x00,0x00,0xb1,0xbf]

s_barrier_leave wrong
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_barrier_leave v0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_barrier_leave s0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_barrier_leave 2+2
// GFX13: s_barrier_leave 4 ; encoding: [0x04,0x00,0xb1,0xbf]

s_barrier_leave (3)
// GFX13: s_barrier_leave 3 ; encoding: [0x03,0x00,0xb1,0xbf]

s_barrier_leave "text"
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_barrier_leave
// GFX13-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

s_barrier_leave 1 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_barrier_leave 1, 2
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_set_vgpr_msb 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_set_vgpr_msb

s_setprio_inc_wg 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_setprio_inc_wg

s_monitor_sleep 0
// GFX13: s_monitor_sleep 0 ; encoding: [0x00,0x00,0xac,0xbf]

s_monitor_sleep 1
// GFX13: s_monitor_sleep 1 ; encoding: [0x01,0x00,0xac,0xbf]

s_monitor_sleep 7
// GFX13: s_monitor_sleep 7 ; encoding: [0x07,0x00,0xac,0xbf]

s_monitor_sleep 15
// GFX13: s_monitor_sleep 15 ; encoding: [0x0f,0x00,0xac,0xbf]

s_monitor_sleep 0xff
// GFX13: s_monitor_sleep 0xff ; encoding: [0xff,0x00,0xac,0xbf]

s_monitor_sleep 255
// GFX13: s_monitor_sleep 0xff ; encoding: [0xff,0x00,0xac,0xbf]

s_monitor_sleep 0x7fff
// GFX13: s_monitor_sleep 0x7fff ; encoding: [0xff,0x7f,0xac,0xbf]

s_monitor_sleep 0x8000
// GFX13: s_monitor_sleep 0x8000 ; encoding: [0x00,0x80,0xac,0xbf]

s_monitor_sleep 0xffff
// GFX13: s_monitor_sleep 0xffff ; encoding: [0xff,0xff,0xac,0xbf]

s_monitor_sleep 65535
// GFX13: s_monitor_sleep 0xffff ; encoding: [0xff,0xff,0xac,0xbf]

s_monitor_sleep 65536
// GFX13: s_monitor_sleep 0x10000 ; encoding: [0x00,0x00,0xac,0xbf]

s_monitor_sleep -1
// GFX13: s_monitor_sleep -1 ; encoding: [0xff,0xff,0xac,0xbf]

s_monitor_sleep -32768
// GFX13: s_monitor_sleep 0xffff8000 ; encoding: [0x00,0x80,0xac,0xbf]

s_monitor_sleep -32769
// GFX13: s_monitor_sleep 0xffff7fff ; encoding: [0xff,0x7f,0xac,0xbf]

s_monitor_sleep 0x10000
// GFX13: s_monitor_sleep 0x10000 ; encoding: [0x00,0x00,0xac,0xbf]

s_monitor_sleep 0xffff8000
// GFX13: s_monitor_sleep 0xffff8000 ; encoding: [0x00,0x80,0xac,0xbf]

s_monitor_sleep 0xffffffff
// GFX13: s_monitor_sleep -1 ; encoding: [0xff,0xff,0xac,0xbf]

s_monitor_sleep 1.0
// GFX13: s_monitor_sleep 0 ; encoding: [0x00,0x00,0xac,0xbf]

s_monitor_sleep 0.0
// GFX13: s_monitor_sleep 0 ; encoding: [0x00,0x00,0xac,0xbf]

s_monitor_sleep wrong
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_monitor_sleep v0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_monitor_sleep s0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_monitor_sleep 2+2
// GFX13: s_monitor_sleep 4 ; encoding: [0x04,0x00,0xac,0xbf]

s_monitor_sleep (3)
// GFX13: s_monitor_sleep 3 ; encoding: [0x03,0x00,0xac,0xbf]

s_monitor_sleep "text"
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_monitor_sleep
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_monitor_sleep 1 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_monitor_sleep 1, 2
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_subvector_loop_begin s0, 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_subvector_loop_begin

s_movk_i32 s2, 0
// GFX13: s_movk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb0]

s_movk_i32 s2, 1
// GFX13: s_movk_i32 s2, 0x1 ; encoding: [0x01,0x00,0x02,0xb0]

s_movk_i32 s2, 7
// GFX13: s_movk_i32 s2, 0x7 ; encoding: [0x07,0x00,0x02,0xb0]

s_movk_i32 s2, 15
// GFX13: s_movk_i32 s2, 0xf ; encoding: [0x0f,0x00,0x02,0xb0]

s_movk_i32 s2, 0xff
// GFX13: s_movk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb0]

s_movk_i32 s2, 255
// GFX13: s_movk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb0]

s_movk_i32 s2, 0x7fff
// GFX13: s_movk_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x02,0xb0]

s_movk_i32 s2, 0x8000
// GFX13: s_movk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb0]

s_movk_i32 s2, 0xffff
// GFX13: s_movk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb0]

s_movk_i32 s2, 65535
// GFX13: s_movk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb0]

s_movk_i32 s2, 65536
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, -1
// GFX13: s_movk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb0]

s_movk_i32 s2, -32768
// GFX13: s_movk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb0]

s_movk_i32 s2, -32769
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 0x10000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 1.0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 0.0
// GFX13: s_movk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb0]

s_movk_i32 s2, wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 2+2
// GFX13: s_movk_i32 s2, 0x4 ; encoding: [0x04,0x00,0x02,0xb0]

s_movk_i32 s2, (3)
// GFX13: s_movk_i32 s2, 0x3 ; encoding: [0x03,0x00,0x02,0xb0]

s_movk_i32 s2, "text"
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_movk_i32 s2, 1 2
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_movk_i32 s2, 1, 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmovk_i32 s2, 0
// GFX13: s_cmovk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb1]

s_cmovk_i32 s2, 1
// GFX13: s_cmovk_i32 s2, 0x1 ; encoding: [0x01,0x00,0x02,0xb1]

s_cmovk_i32 s2, 7
// GFX13: s_cmovk_i32 s2, 0x7 ; encoding: [0x07,0x00,0x02,0xb1]

s_cmovk_i32 s2, 15
// GFX13: s_cmovk_i32 s2, 0xf ; encoding: [0x0f,0x00,0x02,0xb1]

s_cmovk_i32 s2, 0xff
// GFX13: s_cmovk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb1]

s_cmovk_i32 s2, 255
// GFX13: s_cmovk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb1]

s_cmovk_i32 s2, 0x7fff
// GFX13: s_cmovk_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x02,0xb1]

s_cmovk_i32 s2, 0x8000
// GFX13: s_cmovk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb1]

s_cmovk_i32 s2, 0xffff
// GFX13: s_cmovk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb1]

s_cmovk_i32 s2, 65535
// GFX13: s_cmovk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb1]

s_cmovk_i32 s2, 65536
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, -1
// GFX13: s_cmovk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb1]

s_cmovk_i32 s2, -32768
// GFX13: s_cmovk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb1]

s_cmovk_i32 s2, -32769
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 0x10000
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 1.0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 0.0
// GFX13: s_cmovk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb1]

s_cmovk_i32 s2, wrong
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, v0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, s0
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 2+2
// GFX13: s_cmovk_i32 s2, 0x4 ; encoding: [0x04,0x00,0x02,0xb1]

s_cmovk_i32 s2, (3)
// GFX13: s_cmovk_i32 s2, 0x3 ; encoding: [0x03,0x00,0x02,0xb1]

s_cmovk_i32 s2, "text"
// GFX13-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cmovk_i32 s2, 1 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmovk_i32 s2, 1, 2
// GFX13-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_cmpk_eq_i32

s_cmpk_eq_u32 s2, 0
// GFX13-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1310): s_cmpk_eq_u32

s_addk_i32 s2, 0
// GFX13: s_addk_co_i32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb7]

s_addk_i32 s2, 1
// GFX13: s_addk_co_i32 s2, 0x1 ; encoding: [0x01,0x00,0x82,0xb7]

s_addk_i32 s2, 7
// GFX13: s_addk_co_i32 s2, 0x7 ; encoding: [0x07,0x00,0x82,0xb7]

s_addk_i32 s2, 15
// GFX13: s_addk_co_i32 s2, 0xf ; encoding: [0x0f,0x00,0x82,0xb7]

s_addk_i32 s2, 0xff
// GFX13: s_addk_co_i32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb7]

s_addk_i32 s2, 255
// GFX13: s_addk_co_i32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb7]

s_addk_i32 s2, 0x7fff
// GFX13: s_addk_co_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x82,0xb7]

s_addk_i32 s2, 0x8000
// GFX13: s_addk_co_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb7]

s_addk_i32 s2, 0xffff
// GFX13: s_addk_co_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_i32 s2, 65535
// GFX13: s_addk_co_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_i32 s2, 65536
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, -1
// GFX13: s_addk_co_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_i32 s2, -32768
// GFX13: s_addk_co_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb7]

s_addk_i32 s2, -32769
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 0x10000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 1.0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 0.0
// GFX13: s_addk_co_i32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb7]

s_addk_i32 s2, wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 2+2
// GFX13: s_addk_co_i32 s2, 0x4 ; encoding: [0x04,0x00,0x82,0xb7]

s_addk_i32 s2, (3)
// GFX13: s_addk_co_i32 s2, 0x3 ; encoding: [0x03,0x00,0x82,0xb7]

s_addk_i32 s2, "text"
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_addk_i32 s2, 1 2
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_addk_i32 s2, 1, 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_mulk_i32 s2, 0
// GFX13: s_mulk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb8]

s_mulk_i32 s2, 1
// GFX13: s_mulk_i32 s2, 0x1 ; encoding: [0x01,0x00,0x02,0xb8]

s_mulk_i32 s2, 7
// GFX13: s_mulk_i32 s2, 0x7 ; encoding: [0x07,0x00,0x02,0xb8]

s_mulk_i32 s2, 15
// GFX13: s_mulk_i32 s2, 0xf ; encoding: [0x0f,0x00,0x02,0xb8]

s_mulk_i32 s2, 0xff
// GFX13: s_mulk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb8]

s_mulk_i32 s2, 255
// GFX13: s_mulk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb8]

s_mulk_i32 s2, 0x7fff
// GFX13: s_mulk_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x02,0xb8]

s_mulk_i32 s2, 0x8000
// GFX13: s_mulk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb8]

s_mulk_i32 s2, 0xffff
// GFX13: s_mulk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb8]

s_mulk_i32 s2, 65535
// GFX13: s_mulk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb8]

s_mulk_i32 s2, 65536
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, -1
// GFX13: s_mulk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb8]

s_mulk_i32 s2, -32768
// GFX13: s_mulk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb8]

s_mulk_i32 s2, -32769
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 0x10000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 1.0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 0.0
// GFX13: s_mulk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb8]

s_mulk_i32 s2, wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 2+2
// GFX13: s_mulk_i32 s2, 0x4 ; encoding: [0x04,0x00,0x02,0xb8]

s_mulk_i32 s2, (3)
// GFX13: s_mulk_i32 s2, 0x3 ; encoding: [0x03,0x00,0x02,0xb8]

s_mulk_i32 s2, "text"
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_mulk_i32 s2, 1 2
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_mulk_i32 s2, 1, 2
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 0
// GFX13: s_addk_co_i32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb7]

s_addk_co_i32 s2, 1
// GFX13: s_addk_co_i32 s2, 0x1 ; encoding: [0x01,0x00,0x82,0xb7]

s_addk_co_i32 s2, 7
// GFX13: s_addk_co_i32 s2, 0x7 ; encoding: [0x07,0x00,0x82,0xb7]

s_addk_co_i32 s2, 15
// GFX13: s_addk_co_i32 s2, 0xf ; encoding: [0x0f,0x00,0x82,0xb7]

s_addk_co_i32 s2, 0xff
// GFX13: s_addk_co_i32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb7]

s_addk_co_i32 s2, 255
// GFX13: s_addk_co_i32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb7]

s_addk_co_i32 s2, 0x7fff
// GFX13: s_addk_co_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x82,0xb7]

s_addk_co_i32 s2, 0x8000
// GFX13: s_addk_co_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb7]

s_addk_co_i32 s2, 0xffff
// GFX13: s_addk_co_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_co_i32 s2, 65535
// GFX13: s_addk_co_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_co_i32 s2, 65536
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, -1
// GFX13: s_addk_co_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_co_i32 s2, -32768
// GFX13: s_addk_co_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb7]

s_addk_co_i32 s2, -32769
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 0x10000
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 0xffff8000
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 0xffffffff
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 1.0
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 0.0
// GFX13: s_addk_co_i32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb7]

s_addk_co_i32 s2, wrong
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, v0
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, s0
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 2+2
// GFX13: s_addk_co_i32 s2, 0x4 ; encoding: [0x04,0x00,0x82,0xb7]

s_addk_co_i32 s2, (3)
// GFX13: s_addk_co_i32 s2, 0x3 ; encoding: [0x03,0x00,0x82,0xb7]

s_addk_co_i32 s2, "text"
// GFX13-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_addk_co_i32 s2, 1 2
// GFX13-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_addk_co_i32 s2, 1, 2
// GFX13-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_version UC_VERSION_GFX7
// GFX13: s_version 0x0 ; encoding: [0x00,0x00,0x80,0xb0]

s_version UC_VERSION_GFX10
// GFX13: s_version 0x4 ; encoding: [0x04,0x00,0x80,0xb0]

s_version UC_VERSION_GFX11
// GFX13: s_version 0x6 ; encoding: [0x06,0x00,0x80,0xb0]

s_version UC_VERSION_GFX12
// GFX13: s_version 0x9 ; encoding: [0x09,0x00,0x80,0xb0]

s_version UC_VERSION_GFX10 | UC_VERSION_W32_BIT
// GFX13: s_version 0x4004 ; encoding: [0x04,0x40,0x80,0xb0]

s_version UC_VERSION_GFX11 | UC_VERSION_W64_BIT | UC_VERSION_MDP_BIT
// GFX13: s_version 0xa006 ; encoding: [0x06,0xa0,0x80,0xb0]

s_version UC_VERSION_GFX9
// GFX13-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier_signal -1
// GFX13: s_barrier_signal -1 ; encoding: [0xc1,0x4e,0x80,0xbe]

s_barrier_signal -2
// GFX13: s_barrier_signal -2 ; encoding: [0xc2,0x4e,0x80,0xbe]

s_barrier_signal -3
// GFX13: s_barrier_signal -3 ; encoding: [0xc3,0x4e,0x80,0xbe]

s_barrier_signal -4
// GFX13: s_barrier_signal -4 ; encoding: [0xc4,0x4e,0x80,0xbe]

s_barrier_signal -5
// GFX13: s_barrier_signal -5 ; encoding: [0xc5,0x4e,0x80,0xbe]

s_barrier_signal 0
// GFX13: s_barrier_signal 0 ; encoding: [0x80,0x4e,0x80,0xbe]

s_barrier_signal 1
// GFX13: s_barrier_signal 1 ; encoding: [0x81,0x4e,0x80,0xbe]

s_barrier_signal 31
// GFX13: s_barrier_signal 31 ; encoding: [0x9f,0x4e,0x80,0xbe]

s_barrier_signal 64
// GFX13: s_barrier_signal 64 ; encoding: [0xc0,0x4e,0x80,0xbe]

s_barrier_signal 65
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_barrier_signal -16
// GFX13: s_barrier_signal -16 ; encoding: [0xd0,0x4e,0x80,0xbe]

s_barrier_signal -17
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_barrier_signal m0
// GFX13: s_barrier_signal m0 ; encoding: [0x7d,0x4e,0x80,0xbe]

s_barrier_signal s0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_barrier_signal v0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_barrier_signal 1.0
// GFX13: s_barrier_signal 1.0 ; encoding: [0xf2,0x4e,0x80,0xbe]

s_barrier_signal 0.5
// GFX13: s_barrier_signal 0.5 ; encoding: [0xf0,0x4e,0x80,0xbe]

s_barrier_signal wrong
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_barrier_signal 0x41
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_barrier_signal 3+4
// GFX13: s_barrier_signal 7 ; encoding: [0x87,0x4e,0x80,0xbe]

s_barrier_signal_isfirst -1
// GFX13: s_barrier_signal_isfirst -1 ; encoding: [0xc1,0x4f,0x80,0xbe]

s_barrier_signal_isfirst -2
// GFX13: s_barrier_signal_isfirst -2 ; encoding: [0xc2,0x4f,0x80,0xbe]

s_barrier_signal_isfirst -3
// GFX13: s_barrier_signal_isfirst -3 ; encoding: [0xc3,0x4f,0x80,0xbe]

s_barrier_signal_isfirst -4
// GFX13: s_barrier_signal_isfirst -4 ; encoding: [0xc4,0x4f,0x80,0xbe]

s_barrier_signal_isfirst -5
// GFX13: s_barrier_signal_isfirst -5 ; encoding: [0xc5,0x4f,0x80,0xbe]

s_barrier_signal_isfirst 0
// GFX13: s_barrier_signal_isfirst 0 ; encoding: [0x80,0x4f,0x80,0xbe]

s_barrier_signal_isfirst 1
// GFX13: s_barrier_signal_isfirst 1 ; encoding: [0x81,0x4f,0x80,0xbe]

s_barrier_signal_isfirst 31
// GFX13: s_barrier_signal_isfirst 31 ; encoding: [0x9f,0x4f,0x80,0xbe]

s_barrier_signal_isfirst 64
// GFX13: s_barrier_signal_isfirst 64 ; encoding: [0xc0,0x4f,0x80,0xbe]

s_barrier_signal_isfirst 65
// GFX13-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

s_barrier_signal_isfirst -16
// GFX13: s_barrier_signal_isfirst -16 ; encoding: [0xd0,0x4f,0x80,0xbe]

s_barrier_signal_isfirst -17
// GFX13-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

s_barrier_signal_isfirst m0
// GFX13: s_barrier_signal_isfirst m0 ; encoding: [0x7d,0x4f,0x80,0xbe]

s_barrier_signal_isfirst s0
// GFX13-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

s_barrier_signal_isfirst v0
// GFX13-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

s_barrier_signal_isfirst 1.0
// GFX13: s_barrier_signal_isfirst 1.0 ; encoding: [0xf2,0x4f,0x80,0xbe]

s_barrier_signal_isfirst 0.5
// GFX13: s_barrier_signal_isfirst 0.5 ; encoding: [0xf0,0x4f,0x80,0xbe]

s_barrier_signal_isfirst wrong
// GFX13-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

s_barrier_signal_isfirst 0x41
// GFX13-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

s_barrier_signal_isfirst 3+4
// GFX13: s_barrier_signal_isfirst 7 ; encoding: [0x87,0x4f,0x80,0xbe]

s_barrier_init -1
// GFX13: s_barrier_init -1 ; encoding: [0xc1,0x51,0x80,0xbe]

s_barrier_init -2
// GFX13: s_barrier_init -2 ; encoding: [0xc2,0x51,0x80,0xbe]

s_barrier_init -3
// GFX13: s_barrier_init -3 ; encoding: [0xc3,0x51,0x80,0xbe]

s_barrier_init -4
// GFX13: s_barrier_init -4 ; encoding: [0xc4,0x51,0x80,0xbe]

s_barrier_init -5
// GFX13: s_barrier_init -5 ; encoding: [0xc5,0x51,0x80,0xbe]

s_barrier_init 0
// GFX13: s_barrier_init 0 ; encoding: [0x80,0x51,0x80,0xbe]

s_barrier_init 1
// GFX13: s_barrier_init 1 ; encoding: [0x81,0x51,0x80,0xbe]

s_barrier_init 31
// GFX13: s_barrier_init 31 ; encoding: [0x9f,0x51,0x80,0xbe]

s_barrier_init 64
// GFX13: s_barrier_init 64 ; encoding: [0xc0,0x51,0x80,0xbe]

s_barrier_init 65
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_init -16
// GFX13: s_barrier_init -16 ; encoding: [0xd0,0x51,0x80,0xbe]

s_barrier_init -17
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_init m0
// GFX13: s_barrier_init m0 ; encoding: [0x7d,0x51,0x80,0xbe]

s_barrier_init s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_init v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_init 1.0
// GFX13: s_barrier_init 1.0 ; encoding: [0xf2,0x51,0x80,0xbe]

s_barrier_init 0.5
// GFX13: s_barrier_init 0.5 ; encoding: [0xf0,0x51,0x80,0xbe]

s_barrier_init wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_init 0x41
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_init 3+4
// GFX13: s_barrier_init 7 ; encoding: [0x87,0x51,0x80,0xbe]

s_barrier_join -1
// GFX13: s_barrier_join -1 ; encoding: [0xc1,0x52,0x80,0xbe]

s_barrier_join -2
// GFX13: s_barrier_join -2 ; encoding: [0xc2,0x52,0x80,0xbe]

s_barrier_join -3
// GFX13: s_barrier_join -3 ; encoding: [0xc3,0x52,0x80,0xbe]

s_barrier_join -4
// GFX13: s_barrier_join -4 ; encoding: [0xc4,0x52,0x80,0xbe]

s_barrier_join -5
// GFX13: s_barrier_join -5 ; encoding: [0xc5,0x52,0x80,0xbe]

s_barrier_join 0
// GFX13: s_barrier_join 0 ; encoding: [0x80,0x52,0x80,0xbe]

s_barrier_join 1
// GFX13: s_barrier_join 1 ; encoding: [0x81,0x52,0x80,0xbe]

s_barrier_join 31
// GFX13: s_barrier_join 31 ; encoding: [0x9f,0x52,0x80,0xbe]

s_barrier_join 64
// GFX13: s_barrier_join 64 ; encoding: [0xc0,0x52,0x80,0xbe]

s_barrier_join 65
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_join -16
// GFX13: s_barrier_join -16 ; encoding: [0xd0,0x52,0x80,0xbe]

s_barrier_join -17
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_join m0
// GFX13: s_barrier_join m0 ; encoding: [0x7d,0x52,0x80,0xbe]

s_barrier_join s0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_join v0
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_join 1.0
// GFX13: s_barrier_join 1.0 ; encoding: [0xf2,0x52,0x80,0xbe]

s_barrier_join 0.5
// GFX13: s_barrier_join 0.5 ; encoding: [0xf0,0x52,0x80,0xbe]

s_barrier_join wrong
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_join 0x41
// GFX13-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_barrier_join 3+4
// GFX13: s_barrier_join 7 ; encoding: [0x87,0x52,0x80,0xbe]

s_get_barrier_state s2, -1
// GFX13: s_get_barrier_state s2, -1 ; encoding: [0xc1,0x50,0x82,0xbe]

s_get_barrier_state s2, -2
// GFX13: s_get_barrier_state s2, -2 ; encoding: [0xc2,0x50,0x82,0xbe]

s_get_barrier_state s2, -3
// GFX13: s_get_barrier_state s2, -3 ; encoding: [0xc3,0x50,0x82,0xbe]

s_get_barrier_state s2, -4
// GFX13: s_get_barrier_state s2, -4 ; encoding: [0xc4,0x50,0x82,0xbe]

s_get_barrier_state s2, -5
// GFX13: s_get_barrier_state s2, -5 ; encoding: [0xc5,0x50,0x82,0xbe]

s_get_barrier_state s2, 0
// GFX13: s_get_barrier_state s2, 0 ; encoding: [0x80,0x50,0x82,0xbe]

s_get_barrier_state s2, 1
// GFX13: s_get_barrier_state s2, 1 ; encoding: [0x81,0x50,0x82,0xbe]

s_get_barrier_state s2, 31
// GFX13: s_get_barrier_state s2, 31 ; encoding: [0x9f,0x50,0x82,0xbe]

s_get_barrier_state s2, 64
// GFX13: s_get_barrier_state s2, 64 ; encoding: [0xc0,0x50,0x82,0xbe]

s_get_barrier_state s2, 65
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_get_barrier_state s2, -16
// GFX13: s_get_barrier_state s2, -16 ; encoding: [0xd0,0x50,0x82,0xbe]

s_get_barrier_state s2, -17
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_get_barrier_state s2, m0
// GFX13: s_get_barrier_state s2, m0 ; encoding: [0x7d,0x50,0x82,0xbe]

s_get_barrier_state s2, s0
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_get_barrier_state s2, v0
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_get_barrier_state s2, 1.0
// GFX13: s_get_barrier_state s2, 1.0 ; encoding: [0xf2,0x50,0x82,0xbe]

s_get_barrier_state s2, 0.5
// GFX13: s_get_barrier_state s2, 0.5 ; encoding: [0xf0,0x50,0x82,0xbe]

s_get_barrier_state s2, wrong
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_get_barrier_state s2, 0x41
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_get_barrier_state s2, 3+4
// GFX13: s_get_barrier_state s2, 7 ; encoding: [0x87,0x50,0x82,0xbe]

s_wakeup_barrier -1
// GFX13: s_wakeup_barrier -1 ; encoding: [0xc1,0x57,0x80,0xbe]

s_wakeup_barrier -2
// GFX13: s_wakeup_barrier -2 ; encoding: [0xc2,0x57,0x80,0xbe]

s_wakeup_barrier -3
// GFX13: s_wakeup_barrier -3 ; encoding: [0xc3,0x57,0x80,0xbe]

s_wakeup_barrier -4
// GFX13: s_wakeup_barrier -4 ; encoding: [0xc4,0x57,0x80,0xbe]

s_wakeup_barrier -5
// GFX13: s_wakeup_barrier -5 ; encoding: [0xc5,0x57,0x80,0xbe]

s_wakeup_barrier 0
// GFX13: s_wakeup_barrier 0 ; encoding: [0x80,0x57,0x80,0xbe]

s_wakeup_barrier 1
// GFX13: s_wakeup_barrier 1 ; encoding: [0x81,0x57,0x80,0xbe]

s_wakeup_barrier 31
// GFX13: s_wakeup_barrier 31 ; encoding: [0x9f,0x57,0x80,0xbe]

s_wakeup_barrier 64
// GFX13: s_wakeup_barrier 64 ; encoding: [0xc0,0x57,0x80,0xbe]

s_wakeup_barrier 65
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wakeup_barrier -16
// GFX13: s_wakeup_barrier -16 ; encoding: [0xd0,0x57,0x80,0xbe]

s_wakeup_barrier -17
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wakeup_barrier m0
// GFX13: s_wakeup_barrier m0 ; encoding: [0x7d,0x57,0x80,0xbe]

s_wakeup_barrier s0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wakeup_barrier v0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wakeup_barrier 1.0
// GFX13: s_wakeup_barrier 1.0 ; encoding: [0xf2,0x57,0x80,0xbe]

s_wakeup_barrier 0.5
// GFX13: s_wakeup_barrier 0.5 ; encoding: [0xf0,0x57,0x80,0xbe]

s_wakeup_barrier wrong
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wakeup_barrier 0x41
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_wakeup_barrier 3+4
// GFX13: s_wakeup_barrier 7 ; encoding: [0x87,0x57,0x80,0xbe]
