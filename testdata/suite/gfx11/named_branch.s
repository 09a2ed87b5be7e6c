// Branch targets.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,GFX1100-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,GFX1153-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR,GFX1170-ERR --implicit-check-not=error: %s

s_branch 0
// GFX11: s_branch 0 ; encoding: [0x00,0x00,0xa0,0xbf]

s_branch 1
// GFX11: s_branch 1 ; encoding: [0x01,0x00,0xa0,0xbf]

s_branch -1
// GFX11: s_branch -1 ; encoding: [0xff,0xff,0xa0,0xbf]

s_branch 32767
// GFX11: s_branch 32767 ; encoding: [0xff,0x7f,0xa0,0xbf]

s_branch 32768
// GFX11: s_branch 32768 ; encoding: [0x00,0x80,0xa0,0xbf]

s_branch -32768
// GFX11: s_branch -32768 ; encoding: [0x00,0x80,0xa0,0xbf]

s_branch 65535
// GFX11: s_branch 65535 ; encoding: [0xff,0xff,0xa0,0xbf]

s_branch -32769
// GFX11-ERR: :[[@LINE-1]]:10: error: expected a 16-bit signed jump offset

s_branch 65536
// GFX11-ERR: :[[@LINE-1]]:10: error: expected a 16-bit signed jump offset

s_branch 0x10000
// GFX11-ERR: :[[@LINE-1]]:10: error: expected a 16-bit signed jump offset

s_branch here
// GFX11: s_branch here ; encoding: [A,A,0xa0,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_branch here+4
// GFX11-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch 4+here
// GFX11-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch -here
// GFX11-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch (here)
// GFX11: s_branch here ; encoding: [A,A,0xa0,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_branch here-here
// GFX11-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch .
// GFX11: s_branch .Ltmp0 ; encoding: [A,A,0xa0,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: .Ltmp0, kind: fixup_si_sopp_br

s_branch .+4
// GFX11-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch 1.0
// GFX11-ERR: :[[@LINE-1]]:10: error: expected a 16-bit signed jump offset

s_branch v0
// GFX11-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch s[0:1]
// GFX11-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch vcc
// GFX11-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch -v0
// GFX11-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch |here|
// GFX11-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch abs(here)
// GFX11-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch here:1
// GFX11-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch offset:1
// GFX11-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch null
// GFX11-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch [s0]
// GFX11-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch "here"
// GFX11: s_branch here ; encoding: [A,A,0xa0,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_branch -(1)
// GFX11: s_branch -1 ; encoding: [0xff,0xff,0xa0,0xbf]

s_branch 2*3
// GFX11: s_branch 6 ; encoding: [0x06,0x00,0xa0,0xbf]

s_branch
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_branch here, 1
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_branch here 1
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

s_cbranch_scc0 0
// GFX11: s_cbranch_scc0 0 ; encoding: [0x00,0x00,0xa1,0xbf]

s_cbranch_scc0 1
// GFX11: s_cbranch_scc0 1 ; encoding: [0x01,0x00,0xa1,0xbf]

s_cbranch_scc0 -1
// GFX11: s_cbranch_scc0 -1 ; encoding: [0xff,0xff,0xa1,0xbf]

s_cbranch_scc0 32767
// GFX11: s_cbranch_scc0 32767 ; encoding: [0xff,0x7f,0xa1,0xbf]

s_cbranch_scc0 32768
// GFX11: s_cbranch_scc0 32768 ; encoding: [0x00,0x80,0xa1,0xbf]

s_cbranch_scc0 -32768
// GFX11: s_cbranch_scc0 -32768 ; encoding: [0x00,0x80,0xa1,0xbf]

s_cbranch_scc0 65535
// GFX11: s_cbranch_scc0 65535 ; encoding: [0xff,0xff,0xa1,0xbf]

s_cbranch_scc0 -32769
// GFX11-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_scc0 65536
// GFX11-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_scc0 0x10000
// GFX11-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_scc0 here
// GFX11: s_cbranch_scc0 here ; encoding: [A,A,0xa1,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_scc0 here+4
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 4+here
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 -here
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 (here)
// GFX11: s_cbranch_scc0 here ; encoding: [A,A,0xa1,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_scc0 here-here
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 .
// GFX11: s_cbranch_scc0 .Ltmp2 ; encoding: [A,A,0xa1,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: .Ltmp2, kind: fixup_si_sopp_br

s_cbranch_scc0 .+4
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 1.0
// GFX11-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_scc0 v0
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 s[0:1]
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 vcc
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 -v0
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 |here|
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 abs(here)
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 here:1
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 offset:1
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 null
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 [s0]
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 "here"
// GFX11: s_cbranch_scc0 here ; encoding: [A,A,0xa1,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_scc0 -(1)
// GFX11: s_cbranch_scc0 -1 ; encoding: [0xff,0xff,0xa1,0xbf]

s_cbranch_scc0 2*3
// GFX11: s_cbranch_scc0 6 ; encoding: [0x06,0x00,0xa1,0xbf]

s_cbranch_scc0
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cbranch_scc0 here, 1
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_cbranch_scc0 here 1
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_cbranch_vccz 0
// GFX11: s_cbranch_vccz 0 ; encoding: [0x00,0x00,0xa3,0xbf]

s_cbranch_vccz 1
// GFX11: s_cbranch_vccz 1 ; encoding: [0x01,0x00,0xa3,0xbf]

s_cbranch_vccz -1
// GFX11: s_cbranch_vccz -1 ; encoding: [0xff,0xff,0xa3,0xbf]

s_cbranch_vccz 32767
// GFX11: s_cbranch_vccz 32767 ; encoding: [0xff,0x7f,0xa3,0xbf]

s_cbranch_vccz 32768
// GFX11: s_cbranch_vccz 32768 ; encoding: [0x00,0x80,0xa3,0xbf]

s_cbranch_vccz -32768
// GFX11: s_cbranch_vccz -32768 ; encoding: [0x00,0x80,0xa3,0xbf]

s_cbranch_vccz 65535
// GFX11: s_cbranch_vccz 65535 ; encoding: [0xff,0xff,0xa3,0xbf]

s_cbranch_vccz -32769
// GFX11-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_vccz 65536
// GFX11-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_vccz 0x10000
// GFX11-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_vccz here
// GFX11: s_cbranch_vccz here ; encoding: [A,A,0xa3,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_vccz here+4
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz 4+here
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz -here
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz (here)
// GFX11: s_cbranch_vccz here ; encoding: [A,A,0xa3,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_vccz here-here
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz .
// GFX11: s_cbranch_vccz .Ltmp4 ; encoding: [A,A,0xa3,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: .Ltmp4, kind: fixup_si_sopp_br

s_cbranch_vccz .+4
// GFX11-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz 1.0
// GFX11-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_vccz v0
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz s[0:1]
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz vcc
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz -v0
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz |here|
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz abs(here)
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz here:1
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz offset:1
// GFX11-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz null
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz [s0]
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz "here"
// GFX11: s_cbranch_vccz here ; encoding: [A,A,0xa3,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_vccz -(1)
// GFX11: s_cbranch_vccz -1 ; encoding: [0xff,0xff,0xa3,0xbf]

s_cbranch_vccz 2*3
// GFX11: s_cbranch_vccz 6 ; encoding: [0x06,0x00,0xa3,0xbf]

s_cbranch_vccz
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cbranch_vccz here, 1
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_cbranch_vccz here 1
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_cbranch_cdbgsys 0
// GFX11: s_cbranch_cdbgsys 0 ; encoding: [0x00,0x00,0xa7,0xbf]

s_cbranch_cdbgsys 1
// GFX11: s_cbranch_cdbgsys 1 ; encoding: [0x01,0x00,0xa7,0xbf]

s_cbranch_cdbgsys -1
// GFX11: s_cbranch_cdbgsys -1 ; encoding: [0xff,0xff,0xa7,0xbf]

s_cbranch_cdbgsys 32767
// GFX11: s_cbranch_cdbgsys 32767 ; encoding: [0xff,0x7f,0xa7,0xbf]

s_cbranch_cdbgsys 32768
// GFX11: s_cbranch_cdbgsys 32768 ; encoding: [0x00,0x80,0xa7,0xbf]

s_cbranch_cdbgsys -32768
// GFX11: s_cbranch_cdbgsys -32768 ; encoding: [0x00,0x80,0xa7,0xbf]

s_cbranch_cdbgsys 65535
// GFX11: s_cbranch_cdbgsys 65535 ; encoding: [0xff,0xff,0xa7,0xbf]

s_cbranch_cdbgsys -32769
// GFX11-ERR: :[[@LINE-1]]:19: error: expected a 16-bit signed jump offset

s_cbranch_cdbgsys 65536
// GFX11-ERR: :[[@LINE-1]]:19: error: expected a 16-bit signed jump offset

s_cbranch_cdbgsys 0x10000
// GFX11-ERR: :[[@LINE-1]]:19: error: expected a 16-bit signed jump offset

s_cbranch_cdbgsys here
// GFX11: s_cbranch_cdbgsys here ; encoding: [A,A,0xa7,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_cdbgsys here+4
// GFX11-ERR: :[[@LINE-1]]:19: error: expected an absolute expression or a label

s_cbranch_cdbgsys 4+here
// GFX11-ERR: :[[@LINE-1]]:19: error: expected an absolute expression or a label

s_cbranch_cdbgsys -here
// GFX11-ERR: :[[@LINE-1]]:19: error: expected an absolute expression or a label

s_cbranch_cdbgsys (here)
// GFX11: s_cbranch_cdbgsys here ; encoding: [A,A,0xa7,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_cdbgsys here-here
// GFX11-ERR: :[[@LINE-1]]:19: error: expected an absolute expression or a label

s_cbranch_cdbgsys .
// GFX11: s_cbranch_cdbgsys .Ltmp6 ; encoding: [A,A,0xa7,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: .Ltmp6, kind: fixup_si_sopp_br

s_cbranch_cdbgsys .+4
// GFX11-ERR: :[[@LINE-1]]:19: error: expected an absolute expression or a label

s_cbranch_cdbgsys 1.0
// GFX11-ERR: :[[@LINE-1]]:19: error: expected a 16-bit signed jump offset

s_cbranch_cdbgsys v0
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cbranch_cdbgsys s[0:1]
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cbranch_cdbgsys vcc
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cbranch_cdbgsys -v0
// GFX11-ERR: :[[@LINE-1]]:19: error: not a valid operand.

s_cbranch_cdbgsys |here|
// GFX11-ERR: :[[@LINE-1]]:19: error: not a valid operand.

s_cbranch_cdbgsys abs(here)
// GFX11-ERR: :[[@LINE-1]]:19: error: not a valid operand.

s_cbranch_cdbgsys here:1
// GFX11-ERR: :[[@LINE-1]]:19: error: not a valid operand.

s_cbranch_cdbgsys offset:1
// GFX11-ERR: :[[@LINE-1]]:19: error: not a valid operand.

s_cbranch_cdbgsys null
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cbranch_cdbgsys [s0]
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_cbranch_cdbgsys "here"
// GFX11: s_cbranch_cdbgsys here ; encoding: [A,A,0xa7,0xbf]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_cdbgsys -(1)
// GFX11: s_cbranch_cdbgsys -1 ; encoding: [0xff,0xff,0xa7,0xbf]

s_cbranch_cdbgsys 2*3
// GFX11: s_cbranch_cdbgsys 6 ; encoding: [0x06,0x00,0xa7,0xbf]

s_cbranch_cdbgsys
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cbranch_cdbgsys here, 1
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

s_cbranch_cdbgsys here 1
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

s_call_b64 s[2:3], here
// GFX11: s_call_b64 s[2:3], here ; encoding: [A,A,0x02,0xba]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_subvector_loop_begin s0, here
// GFX11: s_subvector_loop_begin s0, here ; encoding: [A,A,0x00,0xbb]
// GFX11-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_i_fork s[2:3], here
// GFX1100-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_cbranch_i_fork
// GFX1153-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1153): s_cbranch_i_fork
// GFX1170-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx1170): s_cbranch_i_fork

s_call_b64 s[2:3], 0
// GFX11: s_call_b64 s[2:3], 0 ; encoding: [0x00,0x00,0x02,0xba]

s_subvector_loop_begin s0, 0
// GFX11: s_subvector_loop_begin s0, 0 ; encoding: [0x00,0x00,0x00,0xbb]

s_call_b64 s[2:3], 4
// GFX11: s_call_b64 s[2:3], 4 ; encoding: [0x04,0x00,0x02,0xba]

s_subvector_loop_begin s0, 4
// GFX11: s_subvector_loop_begin s0, 4 ; encoding: [0x04,0x00,0x00,0xbb]

s_call_b64 s[2:3], here+4
// GFX11-ERR: :[[@LINE-1]]:20: error: expected an absolute expression or a label

s_subvector_loop_begin s0, here+4
// GFX11-ERR: :[[@LINE-1]]:28: error: expected an absolute expression or a label

s_call_b64 s[2:3], v0
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_subvector_loop_begin s0, v0
// GFX11-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

s_call_b64 s[2:3], 65536
// GFX11-ERR: :[[@LINE-1]]:20: error: expected a 16-bit signed jump offset

s_subvector_loop_begin s0, 65536
// GFX11-ERR: :[[@LINE-1]]:28: error: expected a 16-bit signed jump offset
