// 16-bit immediates and split barriers.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx600 -show-encoding %s | FileCheck --check-prefix=GFX6 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx600 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX6-ERR --implicit-check-not=error: %s

s_nop 0
// GFX6: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop 1
// GFX6: s_nop 1 ; encoding: [0x01,0x00,0x80,0xbf]

s_nop 7
// GFX6: s_nop 7 ; encoding: [0x07,0x00,0x80,0xbf]

s_nop 15
// GFX6: s_nop 15 ; encoding: [0x0f,0x00,0x80,0xbf]

s_nop 0xff
// GFX6: s_nop 0xff ; encoding: [0xff,0x00,0x80,0xbf]

s_nop 255
// GFX6: s_nop 0xff ; encoding: [0xff,0x00,0x80,0xbf]

s_nop 0x7fff
// GFX6: s_nop 0x7fff ; encoding: [0xff,0x7f,0x80,0xbf]

s_nop 0x8000
// GFX6: s_nop 0x8000 ; encoding: [0x00,0x80,0x80,0xbf]

s_nop 0xffff
// GFX6: s_nop 0xffff ; encoding: [0xff,0xff,0x80,0xbf]

s_nop 65535
// GFX6: s_nop 0xffff ; encoding: [0xff,0xff,0x80,0xbf]

s_nop 65536
// GFX6: s_nop 0x10000 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop -1
// GFX6: s_nop -1 ; encoding: [0xff,0xff,0x80,0xbf]

s_nop -32768
// GFX6: s_nop 0xffff8000 ; encoding: [0x00,0x80,0x80,0xbf]

s_nop -32769
// GFX6: s_nop 0xffff7fff ; encoding: [0xff,0x7f,0x80,0xbf]

s_nop 0x10000
// GFX6: s_nop 0x10000 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop 0xffff8000
// GFX6: s_nop 0xffff8000 ; encoding: [0x00,0x80,0x80,0xbf]

s_nop 0xffffffff
// GFX6: s_nop -1 ; encoding: [0xff,0xff,0x80,0xbf]

s_nop 1.0
// GFX6: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop 0.0
// GFX6: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop wrong
// GFX6-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop v0
// GFX6-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop s0
// GFX6-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop 2+2
// GFX6: s_nop 4 ; encoding: [0x04,0x00,0x80,0xbf]

s_nop (3)
// GFX6: s_nop 3 ; encoding: [0x03,0x00,0x80,0xbf]

s_nop "text"
// GFX6-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_nop 1 2
// GFX6-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_nop 1, 2
// GFX6-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_sethalt 0
// GFX6: s_sethalt 0 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt 1
// GFX6: s_sethalt 1 ; encoding: [0x01,0x00,0x8d,0xbf]

s_sethalt 7
// GFX6: s_sethalt 7 ; encoding: [0x07,0x00,0x8d,0xbf]

s_sethalt 15
// GFX6: s_sethalt 15 ; encoding: [0x0f,0x00,0x8d,0xbf]

s_sethalt 0xff
// GFX6: s_sethalt 0xff ; encoding: [0xff,0x00,0x8d,0xbf]

s_sethalt 255
// GFX6: s_sethalt 0xff ; encoding: [0xff,0x00,0x8d,0xbf]

s_sethalt 0x7fff
// GFX6: s_sethalt 0x7fff ; encoding: [0xff,0x7f,0x8d,0xbf]

s_sethalt 0x8000
// GFX6: s_sethalt 0x8000 ; encoding: [0x00,0x80,0x8d,0xbf]

s_sethalt 0xffff
// GFX6: s_sethalt 0xffff ; encoding: [0xff,0xff,0x8d,0xbf]

s_sethalt 65535
// GFX6: s_sethalt 0xffff ; encoding: [0xff,0xff,0x8d,0xbf]

s_sethalt 65536
// GFX6: s_sethalt 0x10000 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt -1
// GFX6: s_sethalt -1 ; encoding: [0xff,0xff,0x8d,0xbf]

s_sethalt -32768
// GFX6: s_sethalt 0xffff8000 ; encoding: [0x00,0x80,0x8d,0xbf]

s_sethalt -32769
// GFX6: s_sethalt 0xffff7fff ; encoding: [0xff,0x7f,0x8d,0xbf]

s_sethalt 0x10000
// GFX6: s_sethalt 0x10000 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt 0xffff8000
// GFX6: s_sethalt 0xffff8000 ; encoding: [0x00,0x80,0x8d,0xbf]

s_sethalt 0xffffffff
// GFX6: s_sethalt -1 ; encoding: [0xff,0xff,0x8d,0xbf]

s_sethalt 1.0
// GFX6: s_sethalt 0 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt 0.0
// GFX6: s_sethalt 0 ; encoding: [0x00,0x00,0x8d,0xbf]

s_sethalt wrong
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sethalt v0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sethalt s0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sethalt 2+2
// GFX6: s_sethalt 4 ; encoding: [0x04,0x00,0x8d,0xbf]

s_sethalt (3)
// GFX6: s_sethalt 3 ; encoding: [0x03,0x00,0x8d,0xbf]

s_sethalt "text"
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sethalt
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_sethalt 1 2
// GFX6-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_sethalt 1, 2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_setkill 0
// GFX6: s_setkill 0 ; encoding: [0x00,0x00,0x8b,0xbf]

s_setkill 1
// GFX6: s_setkill 1 ; encoding: [0x01,0x00,0x8b,0xbf]

s_setkill 7
// GFX6: s_setkill 7 ; encoding: [0x07,0x00,0x8b,0xbf]

s_setkill 15
// GFX6: s_setkill 15 ; encoding: [0x0f,0x00,0x8b,0xbf]

s_setkill 0xff
// GFX6: s_setkill 0xff ; encoding: [0xff,0x00,0x8b,0xbf]

s_setkill 255
// GFX6: s_setkill 0xff ; encoding: [0xff,0x00,0x8b,0xbf]

s_setkill 0x7fff
// GFX6: s_setkill 0x7fff ; encoding: [0xff,0x7f,0x8b,0xbf]

s_setkill 0x8000
// GFX6: s_setkill 0x8000 ; encoding: [0x00,0x80,0x8b,0xbf]

s_setkill 0xffff
// GFX6: s_setkill 0xffff ; encoding: [0xff,0xff,0x8b,0xbf]

s_setkill 65535
// GFX6: s_setkill 0xffff ; encoding: [0xff,0xff,0x8b,0xbf]

s_setkill 65536
// GFX6: s_setkill 0x10000 ; encoding: [0x00,0x00,0x8b,0xbf]

s_setkill -1
// GFX6: s_setkill -1 ; encoding: [0xff,0xff,0x8b,0xbf]

s_setkill -32768
// GFX6: s_setkill 0xffff8000 ; encoding: [0x00,0x80,0x8b,0xbf]

s_setkill -32769
// GFX6: s_setkill 0xffff7fff ; encoding: [0xff,0x7f,0x8b,0xbf]

s_setkill 0x10000
// GFX6: s_setkill 0x10000 ; encoding: [0x00,0x00,0x8b,0xbf]

s_setkill 0xffff8000
// GFX6: s_setkill 0xffff8000 ; encoding: [0x00,0x80,0x8b,0xbf]

s_setkill 0xffffffff
// GFX6: s_setkill -1 ; encoding: [0xff,0xff,0x8b,0xbf]

s_setkill 1.0
// GFX6: s_setkill 0 ; encoding: [0x00,0x00,0x8b,0xbf]

s_setkill 0.0
// GFX6: s_setkill 0 ; encoding: [0x00,0x00,0x8b,0xbf]

s_setkill wrong
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setkill v0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setkill s0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setkill 2+2
// GFX6: s_setkill 4 ; encoding: [0x04,0x00,0x8b,0xbf]

s_setkill (3)
// GFX6: s_setkill 3 ; encoding: [0x03,0x00,0x8b,0xbf]

s_setkill "text"
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setkill
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_setkill 1 2
// GFX6-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_setkill 1, 2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_sleep 0
// GFX6: s_sleep 0 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep 1
// GFX6: s_sleep 1 ; encoding: [0x01,0x00,0x8e,0xbf]

s_sleep 7
// GFX6: s_sleep 7 ; encoding: [0x07,0x00,0x8e,0xbf]

s_sleep 15
// GFX6: s_sleep 15 ; encoding: [0x0f,0x00,0x8e,0xbf]

s_sleep 0xff
// GFX6: s_sleep 0xff ; encoding: [0xff,0x00,0x8e,0xbf]

s_sleep 255
// GFX6: s_sleep 0xff ; encoding: [0xff,0x00,0x8e,0xbf]

s_sleep 0x7fff
// GFX6: s_sleep 0x7fff ; encoding: [0xff,0x7f,0x8e,0xbf]

s_sleep 0x8000
// GFX6: s_sleep 0x8000 ; encoding: [0x00,0x80,0x8e,0xbf]

s_sleep 0xffff
// GFX6: s_sleep 0xffff ; encoding: [0xff,0xff,0x8e,0xbf]

s_sleep 65535
// GFX6: s_sleep 0xffff ; encoding: [0xff,0xff,0x8e,0xbf]

s_sleep 65536
// GFX6: s_sleep 0x10000 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep -1
// GFX6: s_sleep -1 ; encoding: [0xff,0xff,0x8e,0xbf]

s_sleep -32768
// GFX6: s_sleep 0xffff8000 ; encoding: [0x00,0x80,0x8e,0xbf]

s_sleep -32769
// GFX6: s_sleep 0xffff7fff ; encoding: [0xff,0x7f,0x8e,0xbf]

s_sleep 0x10000
// GFX6: s_sleep 0x10000 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep 0xffff8000
// GFX6: s_sleep 0xffff8000 ; encoding: [0x00,0x80,0x8e,0xbf]

s_sleep 0xffffffff
// GFX6: s_sleep -1 ; encoding: [0xff,0xff,0x8e,0xbf]

s_sleep 1.0
// GFX6: s_sleep 0 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep 0.0
// GFX6: s_sleep 0 ; encoding: [0x00,0x00,0x8e,0xbf]

s_sleep wrong
// GFX6-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_sleep v0
// GFX6-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_sleep s0
// GFX6-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_sleep 2+2
// GFX6: s_sleep 4 ; encoding: [0x04,0x00,0x8e,0xbf]

s_sleep (3)
// GFX6: s_sleep 3 ; encoding: [0x03,0x00,0x8e,0xbf]

s_sleep "text"
// GFX6-ERR: :[[@LINE-1]]:9: error: invalid operand for instruction

s_sleep
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_sleep 1 2
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_sleep 1, 2
// GFX6-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_setprio 0
// GFX6: s_setprio 0 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio 1
// GFX6: s_setprio 1 ; encoding: [0x01,0x00,0x8f,0xbf]

s_setprio 7
// GFX6: s_setprio 7 ; encoding: [0x07,0x00,0x8f,0xbf]

s_setprio 15
// GFX6: s_setprio 15 ; encoding: [0x0f,0x00,0x8f,0xbf]

s_setprio 0xff
// GFX6: s_setprio 0xff ; encoding: [0xff,0x00,0x8f,0xbf]

s_setprio 255
// GFX6: s_setprio 0xff ; encoding: [0xff,0x00,0x8f,0xbf]

s_setprio 0x7fff
// GFX6: s_setprio 0x7fff ; encoding: [0xff,0x7f,0x8f,0xbf]

s_setprio 0x8000
// GFX6: s_setprio 0x8000 ; encoding: [0x00,0x80,0x8f,0xbf]

s_setprio 0xffff
// GFX6: s_setprio 0xffff ; encoding: [0xff,0xff,0x8f,0xbf]

s_setprio 65535
// GFX6: s_setprio 0xffff ; encoding: [0xff,0xff,0x8f,0xbf]

s_setprio 65536
// GFX6: s_setprio 0x10000 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio -1
// GFX6: s_setprio -1 ; encoding: [0xff,0xff,0x8f,0xbf]

s_setprio -32768
// GFX6: s_setprio 0xffff8000 ; encoding: [0x00,0x80,0x8f,0xbf]

s_setprio -32769
// GFX6: s_setprio 0xffff7fff ; encoding: [0xff,0x7f,0x8f,0xbf]

s_setprio 0x10000
// GFX6: s_setprio 0x10000 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio 0xffff8000
// GFX6: s_setprio 0xffff8000 ; encoding: [0x00,0x80,0x8f,0xbf]

s_setprio 0xffffffff
// GFX6: s_setprio -1 ; encoding: [0xff,0xff,0x8f,0xbf]

s_setprio 1.0
// GFX6: s_setprio 0 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio 0.0
// GFX6: s_setprio 0 ; encoding: [0x00,0x00,0x8f,0xbf]

s_setprio wrong
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setprio v0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setprio s0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setprio 2+2
// GFX6: s_setprio 4 ; encoding: [0x04,0x00,0x8f,0xbf]

s_setprio (3)
// GFX6: s_setprio 3 ; encoding: [0x03,0x00,0x8f,0xbf]

s_setprio "text"
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_setprio
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_setprio 1 2
// GFX6-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_setprio 1, 2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_trap 0
// GFX6: s_trap 0 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap 1
// GFX6: s_trap 1 ; encoding: [0x01,0x00,0x92,0xbf]

s_trap 7
// GFX6: s_trap 7 ; encoding: [0x07,0x00,0x92,0xbf]

s_trap 15
// GFX6: s_trap 15 ; encoding: [0x0f,0x00,0x92,0xbf]

s_trap 0xff
// GFX6: s_trap 0xff ; encoding: [0xff,0x00,0x92,0xbf]

s_trap 255
// GFX6: s_trap 0xff ; encoding: [0xff,0x00,0x92,0xbf]

s_trap 0x7fff
// GFX6: s_trap 0x7fff ; encoding: [0xff,0x7f,0x92,0xbf]

s_trap 0x8000
// GFX6: s_trap 0x8000 ; encoding: [0x00,0x80,0x92,0xbf]

s_trap 0xffff
// GFX6: s_trap 0xffff ; encoding: [0xff,0xff,0x92,0xbf]

s_trap 65535
// GFX6: s_trap 0xffff ; encoding: [0xff,0xff,0x92,0xbf]

s_trap 65536
// GFX6: s_trap 0x10000 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap -1
// GFX6: s_trap -1 ; encoding: [0xff,0xff,0x92,0xbf]

s_trap -32768
// GFX6: s_trap 0xffff8000 ; encoding: [0x00,0x80,0x92,0xbf]

s_trap -32769
// GFX6: s_trap 0xffff7fff ; encoding: [0xff,0x7f,0x92,0xbf]

s_trap 0x10000
// GFX6: s_trap 0x10000 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap 0xffff8000
// GFX6: s_trap 0xffff8000 ; encoding: [0x00,0x80,0x92,0xbf]

s_trap 0xffffffff
// GFX6: s_trap -1 ; encoding: [0xff,0xff,0x92,0xbf]

s_trap 1.0
// GFX6: s_trap 0 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap 0.0
// GFX6: s_trap 0 ; encoding: [0x00,0x00,0x92,0xbf]

s_trap wrong
// GFX6-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

s_trap v0
// GFX6-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

s_trap s0
// GFX6-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

s_trap 2+2
// GFX6: s_trap 4 ; encoding: [0x04,0x00,0x92,0xbf]

s_trap (3)
// GFX6: s_trap 3 ; encoding: [0x03,0x00,0x92,0xbf]

s_trap "text"
// GFX6-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

s_trap
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_trap 1 2
// GFX6-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_trap 1, 2
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_incperflevel 0
// GFX6: s_incperflevel 0 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel 1
// GFX6: s_incperflevel 1 ; encoding: [0x01,0x00,0x94,0xbf]

s_incperflevel 7
// GFX6: s_incperflevel 7 ; encoding: [0x07,0x00,0x94,0xbf]

s_incperflevel 15
// GFX6: s_incperflevel 15 ; encoding: [0x0f,0x00,0x94,0xbf]

s_incperflevel 0xff
// GFX6: s_incperflevel 0xff ; encoding: [0xff,0x00,0x94,0xbf]

s_incperflevel 255
// GFX6: s_incperflevel 0xff ; encoding: [0xff,0x00,0x94,0xbf]

s_incperflevel 0x7fff
// GFX6: s_incperflevel 0x7fff ; encoding: [0xff,0x7f,0x94,0xbf]

s_incperflevel 0x8000
// GFX6: s_incperflevel 0x8000 ; encoding: [0x00,0x80,0x94,0xbf]

s_incperflevel 0xffff
// GFX6: s_incperflevel 0xffff ; encoding: [0xff,0xff,0x94,0xbf]

s_incperflevel 65535
// GFX6: s_incperflevel 0xffff ; encoding: [0xff,0xff,0x94,0xbf]

s_incperflevel 65536
// GFX6: s_incperflevel 0x10000 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel -1
// GFX6: s_incperflevel -1 ; encoding: [0xff,0xff,0x94,0xbf]

s_incperflevel -32768
// GFX6: s_incperflevel 0xffff8000 ; encoding: [0x00,0x80,0x94,0xbf]

s_incperflevel -32769
// GFX6: s_incperflevel 0xffff7fff ; encoding: [0xff,0x7f,0x94,0xbf]

s_incperflevel 0x10000
// GFX6: s_incperflevel 0x10000 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel 0xffff8000
// GFX6: s_incperflevel 0xffff8000 ; encoding: [0x00,0x80,0x94,0xbf]

s_incperflevel 0xffffffff
// GFX6: s_incperflevel -1 ; encoding: [0xff,0xff,0x94,0xbf]

s_incperflevel 1.0
// GFX6: s_incperflevel 0 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel 0.0
// GFX6: s_incperflevel 0 ; encoding: [0x00,0x00,0x94,0xbf]

s_incperflevel wrong
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_incperflevel v0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_incperflevel s0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_incperflevel 2+2
// GFX6: s_incperflevel 4 ; encoding: [0x04,0x00,0x94,0xbf]

s_incperflevel (3)
// GFX6: s_incperflevel 3 ; encoding: [0x03,0x00,0x94,0xbf]

s_incperflevel "text"
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_incperflevel
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_incperflevel 1 2
// GFX6-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_incperflevel 1, 2
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_decperflevel 0
// GFX6: s_decperflevel 0 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel 1
// GFX6: s_decperflevel 1 ; encoding: [0x01,0x00,0x95,0xbf]

s_decperflevel 7
// GFX6: s_decperflevel 7 ; encoding: [0x07,0x00,0x95,0xbf]

s_decperflevel 15
// GFX6: s_decperflevel 15 ; encoding: [0x0f,0x00,0x95,0xbf]

s_decperflevel 0xff
// GFX6: s_decperflevel 0xff ; encoding: [0xff,0x00,0x95,0xbf]

s_decperflevel 255
// GFX6: s_decperflevel 0xff ; encoding: [0xff,0x00,0x95,0xbf]

s_decperflevel 0x7fff
// GFX6: s_decperflevel 0x7fff ; encoding: [0xff,0x7f,0x95,0xbf]

s_decperflevel 0x8000
// GFX6: s_decperflevel 0x8000 ; encoding: [0x00,0x80,0x95,0xbf]

s_decperflevel 0xffff
// GFX6: s_decperflevel 0xffff ; encoding: [0xff,0xff,0x95,0xbf]

s_decperflevel 65535
// GFX6: s_decperflevel 0xffff ; encoding: [0xff,0xff,0x95,0xbf]

s_decperflevel 65536
// GFX6: s_decperflevel 0x10000 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel -1
// GFX6: s_decperflevel -1 ; encoding: [0xff,0xff,0x95,0xbf]

s_decperflevel -32768
// GFX6: s_decperflevel 0xffff8000 ; encoding: [0x00,0x80,0x95,0xbf]

s_decperflevel -32769
// GFX6: s_decperflevel 0xffff7fff ; encoding: [0xff,0x7f,0x95,0xbf]

s_decperflevel 0x10000
// GFX6: s_decperflevel 0x10000 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel 0xffff8000
// GFX6: s_decperflevel 0xffff8000 ; encoding: [0x00,0x80,0x95,0xbf]

s_decperflevel 0xffffffff
// GFX6: s_decperflevel -1 ; encoding: [0xff,0xff,0x95,0xbf]

s_decperflevel 1.0
// GFX6: s_decperflevel 0 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel 0.0
// GFX6: s_decperflevel 0 ; encoding: [0x00,0x00,0x95,0xbf]

s_decperflevel wrong
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_decperflevel v0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_decperflevel s0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_decperflevel 2+2
// GFX6: s_decperflevel 4 ; encoding: [0x04,0x00,0x95,0xbf]

s_decperflevel (3)
// GFX6: s_decperflevel 3 ; encoding: [0x03,0x00,0x95,0xbf]

s_decperflevel "text"
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_decperflevel
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_decperflevel 1 2
// GFX6-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_decperflevel 1, 2
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_clause 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_clause

s_inst_prefetch 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_inst_prefetch

s_set_inst_prefetch_distance 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_set_inst_prefetch_distance

s_round_mode 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_round_mode

s_denorm_mode 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_denorm_mode

s_wait_idle 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_idle

s_version 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_version

s_code_end 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_code_end

s_icache_inv 0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 1
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 7
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 15
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0xff
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 255
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0x7fff
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0x8000
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0xffff
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 65535
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 65536
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv -1
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv -32768
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv -32769
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0x10000
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 1.0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 0.0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv wrong
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv v0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv s0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 2+2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv (3)
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv "text"
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv
// GFX6: s_icache_inv ; encoding: [0x00,0x00,0x93,0xbf]

s_icache_inv 1 2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_icache_inv 1, 2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_endpgm 0
// GFX6: s_endpgm ; encoding: [0x00,0x00,0x81,0xbf]

s_endpgm 1
// GFX6: s_endpgm 1 ; encoding: [0x01,0x00,0x81,0xbf]

s_endpgm 7
// GFX6: s_endpgm 7 ; encoding: [0x07,0x00,0x81,0xbf]

s_endpgm 15
// GFX6: s_endpgm 15 ; encoding: [0x0f,0x00,0x81,0xbf]

s_endpgm 0xff
// GFX6: s_endpgm 255 ; encoding: [0xff,0x00,0x81,0xbf]

s_endpgm 255
// GFX6: s_endpgm 255 ; encoding: [0xff,0x00,0x81,0xbf]

s_endpgm 0x7fff
// GFX6: s_endpgm 32767 ; encoding: [0xff,0x7f,0x81,0xbf]

s_endpgm 0x8000
// GFX6: s_endpgm 32768 ; encoding: [0x00,0x80,0x81,0xbf]

s_endpgm 0xffff
// GFX6: s_endpgm 65535 ; encoding: [0xff,0xff,0x81,0xbf]

s_endpgm 65535
// GFX6: s_endpgm 65535 ; encoding: [0xff,0xff,0x81,0xbf]

s_endpgm 65536
// GFX6-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm -1
// GFX6-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm -32768
// GFX6-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm -32769
// GFX6-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 0x10000
// GFX6-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 1.0
// GFX6-ERR: :[[@LINE-1]]:10: error: expected a 16-bit value

s_endpgm 0.0
// GFX6: s_endpgm ; encoding: [0x00,0x00,0x81,0xbf]

s_endpgm wrong
// GFX6-ERR: :[[@LINE-1]]:10: error: expected absolute expression

s_endpgm v0
// GFX6-ERR: :[[@LINE-1]]:10: error: expected absolute expression

s_endpgm s0
// GFX6-ERR: :[[@LINE-1]]:10: error: expected absolute expression

s_endpgm 2+2
// GFX6: s_endpgm 4 ; encoding: [0x04,0x00,0x81,0xbf]

s_endpgm (3)
// GFX6: s_endpgm 3 ; encoding: [0x03,0x00,0x81,0xbf]

s_endpgm "text"
// GFX6-ERR: :[[@LINE-1]]:10: error: expected absolute expression

s_endpgm
// GFX6: s_endpgm ; encoding: [0x00,0x00,0x81,0xbf]

s_endpgm 1 2
// GFX6-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_endpgm 1, 2
// GFX6-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_endpgm_saved 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_endpgm_saved

s_barrier 0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 1
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 7
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 15
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 0xff
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 255
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 0x7fff
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 0x8000
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 0xffff
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 65535
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 65536
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier -1
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier -32768
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier -32769
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 0x10000
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 1.0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 0.0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier wrong
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier v0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier s0
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 2+2
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier (3)
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier "text"
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier
// GFX6: s_barrier ; encoding: [0x00,0x00,0x8a,0xbf]

s_barrier 1 2
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_barrier 1, 2
// GFX6-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_ttracedata 0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 1
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 7
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 15
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0xff
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 255
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0x7fff
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0x8000
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0xffff
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 65535
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 65536
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata -1
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata -32768
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata -32769
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0x10000
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 1.0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 0.0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata wrong
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata v0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata s0
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 2+2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata (3)
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata "text"
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata
// GFX6: s_ttracedata ; encoding: [0x00,0x00,0x96,0xbf]

s_ttracedata 1 2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata 1, 2
// GFX6-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_ttracedata_imm 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_ttracedata_imm

s_wait_loadcnt 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_loadcnt

s_wait_kmcnt 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_kmcnt

s_wait_storecnt 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_storecnt

s_wait_dscnt 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_dscnt

s_wait_loadcnt_dscnt 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_loadcnt_dscnt

s_wait_asynccnt 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_asynccnt

s_wait_xcnt 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_xcnt

s_wait_tensorcnt 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wait_tensorcnt

s_barrier_wait 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_barrier_wait

s_barrier_leave 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_barrier_leave

s_set_vgpr_msb 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_set_vgpr_msb

s_setprio_inc_wg 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_setprio_inc_wg

s_monitor_sleep 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_monitor_sleep

s_subvector_loop_begin s0, 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_subvector_loop_begin

s_movk_i32 s2, 0
// GFX6: s_movk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb0]

s_movk_i32 s2, 1
// GFX6: s_movk_i32 s2, 0x1 ; encoding: [0x01,0x00,0x02,0xb0]

s_movk_i32 s2, 7
// GFX6: s_movk_i32 s2, 0x7 ; encoding: [0x07,0x00,0x02,0xb0]

s_movk_i32 s2, 15
// GFX6: s_movk_i32 s2, 0xf ; encoding: [0x0f,0x00,0x02,0xb0]

s_movk_i32 s2, 0xff
// GFX6: s_movk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb0]

s_movk_i32 s2, 255
// GFX6: s_movk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb0]

s_movk_i32 s2, 0x7fff
// GFX6: s_movk_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x02,0xb0]

s_movk_i32 s2, 0x8000
// GFX6: s_movk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb0]

s_movk_i32 s2, 0xffff
// GFX6: s_movk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb0]

s_movk_i32 s2, 65535
// GFX6: s_movk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb0]

s_movk_i32 s2, 65536
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, -1
// GFX6: s_movk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb0]

s_movk_i32 s2, -32768
// GFX6: s_movk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb0]

s_movk_i32 s2, -32769
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 0x10000
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 1.0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 0.0
// GFX6: s_movk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb0]

s_movk_i32 s2, wrong
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, v0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, s0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 2+2
// GFX6: s_movk_i32 s2, 0x4 ; encoding: [0x04,0x00,0x02,0xb0]

s_movk_i32 s2, (3)
// GFX6: s_movk_i32 s2, 0x3 ; encoding: [0x03,0x00,0x02,0xb0]

s_movk_i32 s2, "text"
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s2, 
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_movk_i32 s2, 1 2
// GFX6-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_movk_i32 s2, 1, 2
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmovk_i32 s2, 0
// GFX6: s_cmovk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb1]

s_cmovk_i32 s2, 1
// GFX6: s_cmovk_i32 s2, 0x1 ; encoding: [0x01,0x00,0x02,0xb1]

s_cmovk_i32 s2, 7
// GFX6: s_cmovk_i32 s2, 0x7 ; encoding: [0x07,0x00,0x02,0xb1]

s_cmovk_i32 s2, 15
// GFX6: s_cmovk_i32 s2, 0xf ; encoding: [0x0f,0x00,0x02,0xb1]

s_cmovk_i32 s2, 0xff
// GFX6: s_cmovk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb1]

s_cmovk_i32 s2, 255
// GFX6: s_cmovk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb1]

s_cmovk_i32 s2, 0x7fff
// GFX6: s_cmovk_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x02,0xb1]

s_cmovk_i32 s2, 0x8000
// GFX6: s_cmovk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb1]

s_cmovk_i32 s2, 0xffff
// GFX6: s_cmovk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb1]

s_cmovk_i32 s2, 65535
// GFX6: s_cmovk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb1]

s_cmovk_i32 s2, 65536
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, -1
// GFX6: s_cmovk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb1]

s_cmovk_i32 s2, -32768
// GFX6: s_cmovk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb1]

s_cmovk_i32 s2, -32769
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 0x10000
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 1.0
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 0.0
// GFX6: s_cmovk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb1]

s_cmovk_i32 s2, wrong
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, v0
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, s0
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 2+2
// GFX6: s_cmovk_i32 s2, 0x4 ; encoding: [0x04,0x00,0x02,0xb1]

s_cmovk_i32 s2, (3)
// GFX6: s_cmovk_i32 s2, 0x3 ; encoding: [0x03,0x00,0x02,0xb1]

s_cmovk_i32 s2, "text"
// GFX6-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

s_cmovk_i32 s2, 
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cmovk_i32 s2, 1 2
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmovk_i32 s2, 1, 2
// GFX6-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 0
// GFX6: s_cmpk_eq_i32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, 1
// GFX6: s_cmpk_eq_i32 s2, 0x1 ; encoding: [0x01,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, 7
// GFX6: s_cmpk_eq_i32 s2, 0x7 ; encoding: [0x07,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, 15
// GFX6: s_cmpk_eq_i32 s2, 0xf ; encoding: [0x0f,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, 0xff
// GFX6: s_cmpk_eq_i32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, 255
// GFX6: s_cmpk_eq_i32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, 0x7fff
// GFX6: s_cmpk_eq_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x82,0xb1]

s_cmpk_eq_i32 s2, 0x8000
// GFX6: s_cmpk_eq_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb1]

s_cmpk_eq_i32 s2, 0xffff
// GFX6: s_cmpk_eq_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb1]

s_cmpk_eq_i32 s2, 65535
// GFX6: s_cmpk_eq_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb1]

s_cmpk_eq_i32 s2, 65536
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, -1
// GFX6: s_cmpk_eq_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb1]

s_cmpk_eq_i32 s2, -32768
// GFX6: s_cmpk_eq_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb1]

s_cmpk_eq_i32 s2, -32769
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 0x10000
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 1.0
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 0.0
// GFX6: s_cmpk_eq_i32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, wrong
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, v0
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, s0
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 2+2
// GFX6: s_cmpk_eq_i32 s2, 0x4 ; encoding: [0x04,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, (3)
// GFX6: s_cmpk_eq_i32 s2, 0x3 ; encoding: [0x03,0x00,0x82,0xb1]

s_cmpk_eq_i32 s2, "text"
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cmpk_eq_i32 s2, 1 2
// GFX6-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_cmpk_eq_i32 s2, 1, 2
// GFX6-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 0
// GFX6: s_cmpk_eq_u32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, 1
// GFX6: s_cmpk_eq_u32 s2, 0x1 ; encoding: [0x01,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, 7
// GFX6: s_cmpk_eq_u32 s2, 0x7 ; encoding: [0x07,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, 15
// GFX6: s_cmpk_eq_u32 s2, 0xf ; encoding: [0x0f,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, 0xff
// GFX6: s_cmpk_eq_u32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, 255
// GFX6: s_cmpk_eq_u32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, 0x7fff
// GFX6: s_cmpk_eq_u32 s2, 0x7fff ; encoding: [0xff,0x7f,0x82,0xb4]

s_cmpk_eq_u32 s2, 0x8000
// GFX6: s_cmpk_eq_u32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb4]

s_cmpk_eq_u32 s2, 0xffff
// GFX6: s_cmpk_eq_u32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb4]

s_cmpk_eq_u32 s2, 65535
// GFX6: s_cmpk_eq_u32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb4]

s_cmpk_eq_u32 s2, 65536
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, -1
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, -32768
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, -32769
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 0x10000
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 1.0
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 0.0
// GFX6: s_cmpk_eq_u32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, wrong
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, v0
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, s0
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 2+2
// GFX6: s_cmpk_eq_u32 s2, 0x4 ; encoding: [0x04,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, (3)
// GFX6: s_cmpk_eq_u32 s2, 0x3 ; encoding: [0x03,0x00,0x82,0xb4]

s_cmpk_eq_u32 s2, "text"
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cmpk_eq_u32 s2, 1 2
// GFX6-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_cmpk_eq_u32 s2, 1, 2
// GFX6-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_addk_i32 s2, 0
// GFX6: s_addk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb7]

s_addk_i32 s2, 1
// GFX6: s_addk_i32 s2, 0x1 ; encoding: [0x01,0x00,0x82,0xb7]

s_addk_i32 s2, 7
// GFX6: s_addk_i32 s2, 0x7 ; encoding: [0x07,0x00,0x82,0xb7]

s_addk_i32 s2, 15
// GFX6: s_addk_i32 s2, 0xf ; encoding: [0x0f,0x00,0x82,0xb7]

s_addk_i32 s2, 0xff
// GFX6: s_addk_i32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb7]

s_addk_i32 s2, 255
// GFX6: s_addk_i32 s2, 0xff ; encoding: [0xff,0x00,0x82,0xb7]

s_addk_i32 s2, 0x7fff
// GFX6: s_addk_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x82,0xb7]

s_addk_i32 s2, 0x8000
// GFX6: s_addk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb7]

s_addk_i32 s2, 0xffff
// GFX6: s_addk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_i32 s2, 65535
// GFX6: s_addk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_i32 s2, 65536
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, -1
// GFX6: s_addk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x82,0xb7]

s_addk_i32 s2, -32768
// GFX6: s_addk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x82,0xb7]

s_addk_i32 s2, -32769
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 0x10000
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 1.0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 0.0
// GFX6: s_addk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x82,0xb7]

s_addk_i32 s2, wrong
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, v0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, s0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 2+2
// GFX6: s_addk_i32 s2, 0x4 ; encoding: [0x04,0x00,0x82,0xb7]

s_addk_i32 s2, (3)
// GFX6: s_addk_i32 s2, 0x3 ; encoding: [0x03,0x00,0x82,0xb7]

s_addk_i32 s2, "text"
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_addk_i32 s2, 
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_addk_i32 s2, 1 2
// GFX6-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_addk_i32 s2, 1, 2
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_mulk_i32 s2, 0
// GFX6: s_mulk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb8]

s_mulk_i32 s2, 1
// GFX6: s_mulk_i32 s2, 0x1 ; encoding: [0x01,0x00,0x02,0xb8]

s_mulk_i32 s2, 7
// GFX6: s_mulk_i32 s2, 0x7 ; encoding: [0x07,0x00,0x02,0xb8]

s_mulk_i32 s2, 15
// GFX6: s_mulk_i32 s2, 0xf ; encoding: [0x0f,0x00,0x02,0xb8]

s_mulk_i32 s2, 0xff
// GFX6: s_mulk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb8]

s_mulk_i32 s2, 255
// GFX6: s_mulk_i32 s2, 0xff ; encoding: [0xff,0x00,0x02,0xb8]

s_mulk_i32 s2, 0x7fff
// GFX6: s_mulk_i32 s2, 0x7fff ; encoding: [0xff,0x7f,0x02,0xb8]

s_mulk_i32 s2, 0x8000
// GFX6: s_mulk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb8]

s_mulk_i32 s2, 0xffff
// GFX6: s_mulk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb8]

s_mulk_i32 s2, 65535
// GFX6: s_mulk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb8]

s_mulk_i32 s2, 65536
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, -1
// GFX6: s_mulk_i32 s2, 0xffff ; encoding: [0xff,0xff,0x02,0xb8]

s_mulk_i32 s2, -32768
// GFX6: s_mulk_i32 s2, 0x8000 ; encoding: [0x00,0x80,0x02,0xb8]

s_mulk_i32 s2, -32769
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 0x10000
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 0xffff8000
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 0xffffffff
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 1.0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 0.0
// GFX6: s_mulk_i32 s2, 0x0 ; encoding: [0x00,0x00,0x02,0xb8]

s_mulk_i32 s2, wrong
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, v0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, s0
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 2+2
// GFX6: s_mulk_i32 s2, 0x4 ; encoding: [0x04,0x00,0x02,0xb8]

s_mulk_i32 s2, (3)
// GFX6: s_mulk_i32 s2, 0x3 ; encoding: [0x03,0x00,0x02,0xb8]

s_mulk_i32 s2, "text"
// GFX6-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_mulk_i32 s2, 
// GFX6-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_mulk_i32 s2, 1 2
// GFX6-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_mulk_i32 s2, 1, 2
// GFX6-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_addk_co_i32 s2, 0
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_addk_co_i32

s_barrier_signal -1
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_barrier_signal

s_barrier_signal_isfirst -1
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_barrier_signal_isfirst

s_barrier_init -1
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_barrier_init

s_barrier_join -1
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_barrier_join

s_get_barrier_state s2, -1
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_get_barrier_state

s_wakeup_barrier -1
// GFX6-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx600): s_wakeup_barrier
