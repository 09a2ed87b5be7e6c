// Branch targets.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -show-encoding %s | FileCheck --check-prefix=GFX1250X %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX1250X-ERR,GFX1250-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -show-encoding %s | FileCheck --check-prefix=GFX1250X %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX1250X-ERR,GFX1251-ERR --implicit-check-not=error: %s

s_branch 0
// GFX1250X: s_branch 0 ; encoding: [0x00,0x00,0xa0,0xbf]

s_branch 1
// GFX1250X: s_branch 1 ; encoding: [0x01,0x00,0xa0,0xbf]

s_branch -1
// GFX1250X: s_branch -1 ; encoding: [0xff,0xff,0xa0,0xbf]

s_branch 32767
// GFX1250X: s_branch 32767 ; encoding: [0xff,0x7f,0xa0,0xbf]

s_branch 32768
// GFX1250X: s_branch 32768 ; encoding: [0x00,0x80,0xa0,0xbf]

s_branch -32768
// GFX1250X: s_branch -32768 ; encoding: [0x00,0x80,0xa0,0xbf]

s_branch 65535
// GFX1250X: s_branch 65535 ; encoding: [0xff,0xff,0xa0,0xbf]

s_branch -32769
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected a 16-bit signed jump offset

s_branch 65536
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected a 16-bit signed jump offset

s_branch 0x10000
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected a 16-bit signed jump offset

s_branch here
// GFX1250X: s_branch here ; encoding: [A,A,0xa0,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_branch here+4
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch 4+here
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch -here
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch (here)
// GFX1250X: s_branch here ; encoding: [A,A,0xa0,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_branch here-here
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch .
// GFX1250X: s_branch .Ltmp0 ; encoding: [A,A,0xa0,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: .Ltmp0, kind: fixup_si_sopp_br

s_branch .+4
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected an absolute expression or a label

s_branch 1.0
// GFX1250X-ERR: :[[@LINE-1]]:10: error: expected a 16-bit signed jump offset

s_branch v0
// GFX1250X-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch s[0:1]
// GFX1250X-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch vcc
// GFX1250X-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch -v0
// GFX1250X-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch |here|
// GFX1250X-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch abs(here)
// GFX1250X-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch here:1
// GFX1250X-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch offset:1
// GFX1250X-ERR: :[[@LINE-1]]:10: error: not a valid operand.

s_branch null
// GFX1250X-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch [s0]
// GFX1250X-ERR: :[[@LINE-1]]:10: error: invalid operand for instruction

s_branch "here"
// GFX1250X: s_branch here ; encoding: [A,A,0xa0,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_branch -(1)
// GFX1250X: s_branch -1 ; encoding: [0xff,0xff,0xa0,0xbf]

s_branch 2*3
// GFX1250X: s_branch 6 ; encoding: [0x06,0x00,0xa0,0xbf]

s_branch
// GFX1250X-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_branch here, 1
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_branch here 1
// GFX1250X-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

s_cbranch_scc0 0
// GFX1250X: s_cbranch_scc0 0 ; encoding: [0x00,0x00,0xa1,0xbf]

s_cbranch_scc0 1
// GFX1250X: s_cbranch_scc0 1 ; encoding: [0x01,0x00,0xa1,0xbf]

s_cbranch_scc0 -1
// GFX1250X: s_cbranch_scc0 -1 ; encoding: [0xff,0xff,0xa1,0xbf]

s_cbranch_scc0 32767
// GFX1250X: s_cbranch_scc0 32767 ; encoding: [0xff,0x7f,0xa1,0xbf]

s_cbranch_scc0 32768
// GFX1250X: s_cbranch_scc0 32768 ; encoding: [0x00,0x80,0xa1,0xbf]

s_cbranch_scc0 -32768
// GFX1250X: s_cbranch_scc0 -32768 ; encoding: [0x00,0x80,0xa1,0xbf]

s_cbranch_scc0 65535
// GFX1250X: s_cbranch_scc0 65535 ; encoding: [0xff,0xff,0xa1,0xbf]

s_cbranch_scc0 -32769
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_scc0 65536
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_scc0 0x10000
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_scc0 here
// GFX1250X: s_cbranch_scc0 here ; encoding: [A,A,0xa1,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_scc0 here+4
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 4+here
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 -here
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 (here)
// GFX1250X: s_cbranch_scc0 here ; encoding: [A,A,0xa1,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_scc0 here-here
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 .
// GFX1250X: s_cbranch_scc0 .Ltmp2 ; encoding: [A,A,0xa1,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: .Ltmp2, kind: fixup_si_sopp_br

s_cbranch_scc0 .+4
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_scc0 1.0
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_scc0 v0
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 s[0:1]
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 vcc
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 -v0
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 |here|
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 abs(here)
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 here:1
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 offset:1
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_scc0 null
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 [s0]
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_scc0 "here"
// GFX1250X: s_cbranch_scc0 here ; encoding: [A,A,0xa1,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_scc0 -(1)
// GFX1250X: s_cbranch_scc0 -1 ; encoding: [0xff,0xff,0xa1,0xbf]

s_cbranch_scc0 2*3
// GFX1250X: s_cbranch_scc0 6 ; encoding: [0x06,0x00,0xa1,0xbf]

s_cbranch_scc0
// GFX1250X-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cbranch_scc0 here, 1
// GFX1250X-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_cbranch_scc0 here 1
// GFX1250X-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_cbranch_vccz 0
// GFX1250X: s_cbranch_vccz 0 ; encoding: [0x00,0x00,0xa3,0xbf]

s_cbranch_vccz 1
// GFX1250X: s_cbranch_vccz 1 ; encoding: [0x01,0x00,0xa3,0xbf]

s_cbranch_vccz -1
// GFX1250X: s_cbranch_vccz -1 ; encoding: [0xff,0xff,0xa3,0xbf]

s_cbranch_vccz 32767
// GFX1250X: s_cbranch_vccz 32767 ; encoding: [0xff,0x7f,0xa3,0xbf]

s_cbranch_vccz 32768
// GFX1250X: s_cbranch_vccz 32768 ; encoding: [0x00,0x80,0xa3,0xbf]

s_cbranch_vccz -32768
// GFX1250X: s_cbranch_vccz -32768 ; encoding: [0x00,0x80,0xa3,0xbf]

s_cbranch_vccz 65535
// GFX1250X: s_cbranch_vccz 65535 ; encoding: [0xff,0xff,0xa3,0xbf]

s_cbranch_vccz -32769
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_vccz 65536
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_vccz 0x10000
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_vccz here
// GFX1250X: s_cbranch_vccz here ; encoding: [A,A,0xa3,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_vccz here+4
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz 4+here
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz -here
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz (here)
// GFX1250X: s_cbranch_vccz here ; encoding: [A,A,0xa3,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_vccz here-here
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz .
// GFX1250X: s_cbranch_vccz .Ltmp4 ; encoding: [A,A,0xa3,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: .Ltmp4, kind: fixup_si_sopp_br

s_cbranch_vccz .+4
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected an absolute expression or a label

s_cbranch_vccz 1.0
// GFX1250X-ERR: :[[@LINE-1]]:16: error: expected a 16-bit signed jump offset

s_cbranch_vccz v0
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz s[0:1]
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz vcc
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz -v0
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz |here|
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz abs(here)
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz here:1
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz offset:1
// GFX1250X-ERR: :[[@LINE-1]]:16: error: not a valid operand.

s_cbranch_vccz null
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz [s0]
// GFX1250X-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cbranch_vccz "here"
// GFX1250X: s_cbranch_vccz here ; encoding: [A,A,0xa3,0xbf]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_cbranch_vccz -(1)
// GFX1250X: s_cbranch_vccz -1 ; encoding: [0xff,0xff,0xa3,0xbf]

s_cbranch_vccz 2*3
// GFX1250X: s_cbranch_vccz 6 ; encoding: [0x06,0x00,0xa3,0xbf]

s_cbranch_vccz
// GFX1250X-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_cbranch_vccz here, 1
// GFX1250X-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_cbranch_vccz here 1
// GFX1250X-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

s_cbranch_cdbgsys 0
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_cbranch_cdbgsys
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_cbranch_cdbgsys

s_call_b64 s[2:3], here
// GFX1250X: s_call_i64 s[2:3], here ; encoding: [A,A,0x02,0xba]
// GFX1250X-NEXT: ; fixup A - offset: 0, value: here, kind: fixup_si_sopp_br

s_subvector_loop_begin s0, here
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_subvector_loop_begin
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_subvector_loop_begin

s_cbranch_i_fork s[2:3], here
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): s_cbranch_i_fork
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): s_cbranch_i_fork

s_call_b64 s[2:3], 0
// GFX1250X: s_call_i64 s[2:3], 0 ; encoding: [0x00,0x00,0x02,0xba]

s_call_b64 s[2:3], 4
// GFX1250X: s_call_i64 s[2:3], 4 ; encoding: [0x04,0x00,0x02,0xba]

s_call_b64 s[2:3], here+4
// GFX1250X-ERR: :[[@LINE-1]]:20: error: expected an absolute expression or a label

s_call_b64 s[2:3], v0
// GFX1250X-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_call_b64 s[2:3], 65536
// GFX1250X-ERR: :[[@LINE-1]]:20: error: expected a 16-bit signed jump offset
