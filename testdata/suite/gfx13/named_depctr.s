// Dependency counters.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -show-encoding %s | FileCheck --check-prefix=GFX13 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX13-ERR --implicit-check-not=error: %s

s_waitcnt_depctr depctr_hold_cnt(0)
// GFX13: s_wait_alu depctr_hold_cnt(0) ; encoding: [0x1f,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_hold_cnt(1)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_hold_cnt(2)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_hold_cnt

s_waitcnt_depctr depctr_hold_cnt(-1)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_hold_cnt

s_waitcnt_depctr depctr_sa_sdst(0)
// GFX13: s_wait_alu depctr_sa_sdst(0) ; encoding: [0x9e,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_sa_sdst(1)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_sa_sdst(2)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_sa_sdst

s_waitcnt_depctr depctr_sa_sdst(-1)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_sa_sdst

s_waitcnt_depctr depctr_va_vdst(0)
// GFX13: s_wait_alu depctr_va_vdst(0) ; encoding: [0x9f,0x0f,0xa3,0xbf]

s_waitcnt_depctr depctr_va_vdst(15)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_va_vdst(16)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_vdst

s_waitcnt_depctr depctr_va_vdst(-1)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_vdst

s_waitcnt_depctr depctr_va_sdst(0)
// GFX13: s_wait_alu depctr_va_sdst(0) ; encoding: [0x9f,0xf1,0xa3,0xbf]

s_waitcnt_depctr depctr_va_sdst(7)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_va_sdst(8)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_sdst

s_waitcnt_depctr depctr_va_sdst(-1)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_sdst

s_waitcnt_depctr depctr_va_ssrc(0)
// GFX13: s_wait_alu depctr_va_ssrc(0) ; encoding: [0x9f,0xfe,0xa3,0xbf]

s_waitcnt_depctr depctr_va_ssrc(1)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_va_ssrc(2)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_ssrc

s_waitcnt_depctr depctr_va_ssrc(-1)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_ssrc

s_waitcnt_depctr depctr_va_vcc(0)
// GFX13: s_wait_alu depctr_va_vcc(0) ; encoding: [0x9d,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_va_vcc(1)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_va_vcc(2)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_vcc

s_waitcnt_depctr depctr_va_vcc(-1)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_vcc

s_waitcnt_depctr depctr_vm_vsrc(0)
// GFX13: s_wait_alu depctr_vm_vsrc(0) ; encoding: [0x83,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_vm_vsrc(7)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_vm_vsrc(8)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_vm_vsrc

s_waitcnt_depctr depctr_vm_vsrc(-1)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_vm_vsrc

s_waitcnt_depctr depctr_va_vdst(1) depctr_va_sdst(2) depctr_vm_vsrc(3)
// GFX13: s_wait_alu depctr_va_vdst(1) depctr_va_sdst(2) depctr_vm_vsrc(3) ; encoding: [0x8f,0x15,0xa3,0xbf]

s_waitcnt_depctr depctr_va_vdst(0) & depctr_va_vcc(0), depctr_sa_sdst(0)
// GFX13: s_wait_alu depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_vcc(0) ; encoding: [0x9c,0x0f,0xa3,0xbf]

s_waitcnt_depctr depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0)
// GFX13: s_wait_alu depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x80,0x00,0xa3,0xbf]

s_waitcnt_depctr depctr_hold_cnt(0) depctr_sa_sdst(0)
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) ; encoding: [0x1e,0xff,0xa3,0xbf]

s_waitcnt_depctr depctr_va_vdst(1) depctr_va_vdst(2)
// GFX13-ERR: :[[@LINE-1]]:36: error: duplicate counter name depctr_va_vdst

s_waitcnt_depctr depctr_va_vdst(99) depctr_va_vdst(2)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_vdst

s_waitcnt_depctr depctr_va_vdst(0) &
// GFX13-ERR: :[[@LINE-1]]:37: error: expected a counter name

s_waitcnt_depctr depctr_va_vdst(0),
// GFX13-ERR: :[[@LINE-1]]:36: error: expected a counter name

s_waitcnt_depctr depctr_va_vdst(0) & & depctr_va_vcc(0)
// GFX13-ERR: :[[@LINE-1]]:38: error: expected a counter name

s_waitcnt_depctr depctr_va_vdst(0) 1
// GFX13-ERR: :[[@LINE-1]]:36: error: expected a counter name

s_waitcnt_depctr depctr_wrong(0)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid counter name depctr_wrong

s_waitcnt_depctr depctr_va_vdst(
// GFX13-ERR: :[[@LINE-1]]:33: error: unknown token in expression

s_waitcnt_depctr depctr_va_vdst()
// GFX13-ERR: :[[@LINE-1]]:33: error: unknown token in expression

s_waitcnt_depctr depctr_va_vdst(0
// GFX13-ERR: :[[@LINE-1]]:34: error: expected a closing parenthesis

s_waitcnt_depctr depctr_va_vdst(wrong)
// GFX13-ERR: :[[@LINE-1]]:33: error: expected absolute expression

s_waitcnt_depctr depctr_va_vdst 0
// GFX13-ERR: :[[@LINE-1]]:18: error: expected absolute expression

s_waitcnt_depctr depctr_va_vdst(0x100000000)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid value for depctr_va_vdst

s_waitcnt_depctr va_vdst(0)
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid counter name va_vdst

s_waitcnt_depctr depctr_va_vdst
// GFX13-ERR: :[[@LINE-1]]:18: error: expected absolute expression

s_waitcnt_depctr 0
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x00,0x00,0xa3,0xbf]

s_waitcnt_depctr 1
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x01,0x00,0xa3,0xbf]

s_waitcnt_depctr 0xffff
// GFX13: s_wait_alu 0xffff ; encoding: [0xff,0xff,0xa3,0xbf]

s_waitcnt_depctr 0xff9f
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_waitcnt_depctr 0xff1f
// GFX13: s_wait_alu depctr_hold_cnt(0) ; encoding: [0x1f,0xff,0xa3,0xbf]

s_waitcnt_depctr 0xfffe
// GFX13: s_wait_alu 0xfffe ; encoding: [0xfe,0xff,0xa3,0xbf]

s_waitcnt_depctr 0x7fff
// GFX13: s_wait_alu 0x7fff ; encoding: [0xff,0x7f,0xa3,0xbf]

s_waitcnt_depctr 0xffe3
// GFX13: s_wait_alu 0xffe3 ; encoding: [0xe3,0xff,0xa3,0xbf]

s_waitcnt_depctr 0xff9e
// GFX13: s_wait_alu depctr_sa_sdst(0) ; encoding: [0x9e,0xff,0xa3,0xbf]

s_waitcnt_depctr 0xffdf
// GFX13: s_wait_alu 0xffdf ; encoding: [0xdf,0xff,0xa3,0xbf]

s_waitcnt_depctr 0x8000
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(8) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x00,0x80,0xa3,0xbf]

s_waitcnt_depctr 65535
// GFX13: s_wait_alu 0xffff ; encoding: [0xff,0xff,0xa3,0xbf]

s_waitcnt_depctr 65536
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_waitcnt_depctr -1
// GFX13: s_wait_alu 0xffff ; encoding: [0xff,0xff,0xa3,0xbf]

s_waitcnt_depctr -32768
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(8) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x00,0x80,0xa3,0xbf]

s_waitcnt_depctr -32769
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_waitcnt_depctr 0xfffffffff
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_waitcnt_depctr wrong
// GFX13-ERR: :[[@LINE-1]]:18: error: expected absolute expression

s_waitcnt_depctr 1.0
// GFX13-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

s_waitcnt_depctr v0
// GFX13-ERR: :[[@LINE-1]]:18: error: expected absolute expression

s_wait_alu depctr_hold_cnt(0)
// GFX13: s_wait_alu depctr_hold_cnt(0) ; encoding: [0x1f,0xff,0xa3,0xbf]

s_wait_alu depctr_hold_cnt(1)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_wait_alu depctr_hold_cnt(2)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_hold_cnt

s_wait_alu depctr_hold_cnt(-1)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_hold_cnt

s_wait_alu depctr_sa_sdst(0)
// GFX13: s_wait_alu depctr_sa_sdst(0) ; encoding: [0x9e,0xff,0xa3,0xbf]

s_wait_alu depctr_sa_sdst(1)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_wait_alu depctr_sa_sdst(2)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_sa_sdst

s_wait_alu depctr_sa_sdst(-1)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_sa_sdst

s_wait_alu depctr_va_vdst(0)
// GFX13: s_wait_alu depctr_va_vdst(0) ; encoding: [0x9f,0x0f,0xa3,0xbf]

s_wait_alu depctr_va_vdst(15)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_wait_alu depctr_va_vdst(16)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_vdst

s_wait_alu depctr_va_vdst(-1)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_vdst

s_wait_alu depctr_va_sdst(0)
// GFX13: s_wait_alu depctr_va_sdst(0) ; encoding: [0x9f,0xf1,0xa3,0xbf]

s_wait_alu depctr_va_sdst(7)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_wait_alu depctr_va_sdst(8)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_sdst

s_wait_alu depctr_va_sdst(-1)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_sdst

s_wait_alu depctr_va_ssrc(0)
// GFX13: s_wait_alu depctr_va_ssrc(0) ; encoding: [0x9f,0xfe,0xa3,0xbf]

s_wait_alu depctr_va_ssrc(1)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_wait_alu depctr_va_ssrc(2)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_ssrc

s_wait_alu depctr_va_ssrc(-1)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_ssrc

s_wait_alu depctr_va_vcc(0)
// GFX13: s_wait_alu depctr_va_vcc(0) ; encoding: [0x9d,0xff,0xa3,0xbf]

s_wait_alu depctr_va_vcc(1)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_wait_alu depctr_va_vcc(2)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_vcc

s_wait_alu depctr_va_vcc(-1)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_vcc

s_wait_alu depctr_vm_vsrc(0)
// GFX13: s_wait_alu depctr_vm_vsrc(0) ; encoding: [0x83,0xff,0xa3,0xbf]

s_wait_alu depctr_vm_vsrc(7)
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_wait_alu depctr_vm_vsrc(8)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_vm_vsrc

s_wait_alu depctr_vm_vsrc(-1)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_vm_vsrc

s_wait_alu depctr_va_vdst(1) depctr_va_sdst(2) depctr_vm_vsrc(3)
// GFX13: s_wait_alu depctr_va_vdst(1) depctr_va_sdst(2) depctr_vm_vsrc(3) ; encoding: [0x8f,0x15,0xa3,0xbf]

s_wait_alu depctr_va_vdst(0) & depctr_va_vcc(0), depctr_sa_sdst(0)
// GFX13: s_wait_alu depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_vcc(0) ; encoding: [0x9c,0x0f,0xa3,0xbf]

s_wait_alu depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0)
// GFX13: s_wait_alu depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x80,0x00,0xa3,0xbf]

s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0)
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) ; encoding: [0x1e,0xff,0xa3,0xbf]

s_wait_alu depctr_va_vdst(1) depctr_va_vdst(2)
// GFX13-ERR: :[[@LINE-1]]:30: error: duplicate counter name depctr_va_vdst

s_wait_alu depctr_va_vdst(99) depctr_va_vdst(2)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_vdst

s_wait_alu depctr_va_vdst(0) &
// GFX13-ERR: :[[@LINE-1]]:31: error: expected a counter name

s_wait_alu depctr_va_vdst(0),
// GFX13-ERR: :[[@LINE-1]]:30: error: expected a counter name

s_wait_alu depctr_va_vdst(0) & & depctr_va_vcc(0)
// GFX13-ERR: :[[@LINE-1]]:32: error: expected a counter name

s_wait_alu depctr_va_vdst(0) 1
// GFX13-ERR: :[[@LINE-1]]:30: error: expected a counter name

s_wait_alu depctr_wrong(0)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid counter name depctr_wrong

s_wait_alu depctr_va_vdst(
// GFX13-ERR: :[[@LINE-1]]:27: error: unknown token in expression

s_wait_alu depctr_va_vdst()
// GFX13-ERR: :[[@LINE-1]]:27: error: unknown token in expression

s_wait_alu depctr_va_vdst(0
// GFX13-ERR: :[[@LINE-1]]:28: error: expected a closing parenthesis

s_wait_alu depctr_va_vdst(wrong)
// GFX13-ERR: :[[@LINE-1]]:27: error: expected absolute expression

s_wait_alu depctr_va_vdst 0
// GFX13-ERR: :[[@LINE-1]]:12: error: expected absolute expression

s_wait_alu depctr_va_vdst(0x100000000)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid value for depctr_va_vdst

s_wait_alu va_vdst(0)
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid counter name va_vdst

s_wait_alu depctr_va_vdst
// GFX13-ERR: :[[@LINE-1]]:12: error: expected absolute expression

s_wait_alu 0
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x00,0x00,0xa3,0xbf]

s_wait_alu 1
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x01,0x00,0xa3,0xbf]

s_wait_alu 0xffff
// GFX13: s_wait_alu 0xffff ; encoding: [0xff,0xff,0xa3,0xbf]

s_wait_alu 0xff9f
// GFX13: s_wait_alu depctr_hold_cnt(1) depctr_sa_sdst(1) depctr_va_vdst(15) depctr_va_sdst(7) depctr_va_ssrc(1) depctr_va_vcc(1) depctr_vm_vsrc(7) ; encoding: [0x9f,0xff,0xa3,0xbf]

s_wait_alu 0xff1f
// GFX13: s_wait_alu depctr_hold_cnt(0) ; encoding: [0x1f,0xff,0xa3,0xbf]

s_wait_alu 0xfffe
// GFX13: s_wait_alu 0xfffe ; encoding: [0xfe,0xff,0xa3,0xbf]

s_wait_alu 0x7fff
// GFX13: s_wait_alu 0x7fff ; encoding: [0xff,0x7f,0xa3,0xbf]

s_wait_alu 0xffe3
// GFX13: s_wait_alu 0xffe3 ; encoding: [0xe3,0xff,0xa3,0xbf]

s_wait_alu 0xff9e
// GFX13: s_wait_alu depctr_sa_sdst(0) ; encoding: [0x9e,0xff,0xa3,0xbf]

s_wait_alu 0xffdf
// GFX13: s_wait_alu 0xffdf ; encoding: [0xdf,0xff,0xa3,0xbf]

s_wait_alu 0x8000
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(8) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x00,0x80,0xa3,0xbf]

s_wait_alu 65535
// GFX13: s_wait_alu 0xffff ; encoding: [0xff,0xff,0xa3,0xbf]

s_wait_alu 65536
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_wait_alu -1
// GFX13: s_wait_alu 0xffff ; encoding: [0xff,0xff,0xa3,0xbf]

s_wait_alu -32768
// GFX13: s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(8) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) ; encoding: [0x00,0x80,0xa3,0xbf]

s_wait_alu -32769
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_wait_alu 0xfffffffff
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_wait_alu wrong
// GFX13-ERR: :[[@LINE-1]]:12: error: expected absolute expression

s_wait_alu 1.0
// GFX13-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_wait_alu v0
// GFX13-ERR: :[[@LINE-1]]:12: error: expected absolute expression
