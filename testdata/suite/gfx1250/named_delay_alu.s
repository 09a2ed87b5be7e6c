// Dependencies of s_delay_alu.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -show-encoding %s | FileCheck --check-prefix=GFX1250X %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1250X-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -show-encoding %s | FileCheck --check-prefix=GFX1250X %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1250X-ERR --implicit-check-not=error: %s

s_delay_alu instid0(NO_DEP)
// GFX1250X: s_delay_alu 0 ; encoding: [0x00,0x00,0x87,0xbf]

s_delay_alu instid1(NO_DEP)
// GFX1250X: s_delay_alu 0 ; encoding: [0x00,0x00,0x87,0xbf]

s_delay_alu instid0(VALU_DEP_1)
// GFX1250X: s_delay_alu instid0(VALU_DEP_1) ; encoding: [0x01,0x00,0x87,0xbf]

s_delay_alu instid1(VALU_DEP_1)
// GFX1250X: s_delay_alu instid1(VALU_DEP_1) ; encoding: [0x80,0x00,0x87,0xbf]

s_delay_alu instid0(VALU_DEP_2)
// GFX1250X: s_delay_alu instid0(VALU_DEP_2) ; encoding: [0x02,0x00,0x87,0xbf]

s_delay_alu instid1(VALU_DEP_2)
// GFX1250X: s_delay_alu instid1(VALU_DEP_2) ; encoding: [0x00,0x01,0x87,0xbf]

s_delay_alu instid0(VALU_DEP_3)
// GFX1250X: s_delay_alu instid0(VALU_DEP_3) ; encoding: [0x03,0x00,0x87,0xbf]

s_delay_alu instid1(VALU_DEP_3)
// GFX1250X: s_delay_alu instid1(VALU_DEP_3) ; encoding: [0x80,0x01,0x87,0xbf]

s_delay_alu instid0(VALU_DEP_4)
// GFX1250X: s_delay_alu instid0(VALU_DEP_4) ; encoding: [0x04,0x00,0x87,0xbf]

s_delay_alu instid1(VALU_DEP_4)
// GFX1250X: s_delay_alu instid1(VALU_DEP_4) ; encoding: [0x00,0x02,0x87,0xbf]

s_delay_alu instid0(TRANS32_DEP_1)
// GFX1250X: s_delay_alu instid0(TRANS32_DEP_1) ; encoding: [0x05,0x00,0x87,0xbf]

s_delay_alu instid1(TRANS32_DEP_1)
// GFX1250X: s_delay_alu instid1(TRANS32_DEP_1) ; encoding: [0x80,0x02,0x87,0xbf]

s_delay_alu instid0(TRANS32_DEP_2)
// GFX1250X: s_delay_alu instid0(TRANS32_DEP_2) ; encoding: [0x06,0x00,0x87,0xbf]

s_delay_alu instid1(TRANS32_DEP_2)
// GFX1250X: s_delay_alu instid1(TRANS32_DEP_2) ; encoding: [0x00,0x03,0x87,0xbf]

s_delay_alu instid0(TRANS32_DEP_3)
// GFX1250X: s_delay_alu instid0(TRANS32_DEP_3) ; encoding: [0x07,0x00,0x87,0xbf]

s_delay_alu instid1(TRANS32_DEP_3)
// GFX1250X: s_delay_alu instid1(TRANS32_DEP_3) ; encoding: [0x80,0x03,0x87,0xbf]

s_delay_alu instid0(FMA_ACCUM_CYCLE_1)
// GFX1250X: s_delay_alu instid0(FMA_ACCUM_CYCLE_1) ; encoding: [0x08,0x00,0x87,0xbf]

s_delay_alu instid1(FMA_ACCUM_CYCLE_1)
// GFX1250X: s_delay_alu instid1(FMA_ACCUM_CYCLE_1) ; encoding: [0x00,0x04,0x87,0xbf]

s_delay_alu instid0(SALU_CYCLE_1)
// GFX1250X: s_delay_alu instid0(SALU_CYCLE_1) ; encoding: [0x09,0x00,0x87,0xbf]

s_delay_alu instid1(SALU_CYCLE_1)
// GFX1250X: s_delay_alu instid1(SALU_CYCLE_1) ; encoding: [0x80,0x04,0x87,0xbf]

s_delay_alu instid0(SALU_CYCLE_2)
// GFX1250X: s_delay_alu instid0(SALU_CYCLE_2) ; encoding: [0x0a,0x00,0x87,0xbf]

s_delay_alu instid1(SALU_CYCLE_2)
// GFX1250X: s_delay_alu instid1(SALU_CYCLE_2) ; encoding: [0x00,0x05,0x87,0xbf]

s_delay_alu instid0(SALU_CYCLE_3)
// GFX1250X: s_delay_alu instid0(SALU_CYCLE_3) ; encoding: [0x0b,0x00,0x87,0xbf]

s_delay_alu instid1(SALU_CYCLE_3)
// GFX1250X: s_delay_alu instid1(SALU_CYCLE_3) ; encoding: [0x80,0x05,0x87,0xbf]

s_delay_alu instskip(SAME)
// GFX1250X: s_delay_alu 0 ; encoding: [0x00,0x00,0x87,0xbf]

s_delay_alu instskip(NEXT)
// GFX1250X: s_delay_alu instskip(NEXT) ; encoding: [0x10,0x00,0x87,0xbf]

s_delay_alu instskip(SKIP_1)
// GFX1250X: s_delay_alu instskip(SKIP_1) ; encoding: [0x20,0x00,0x87,0xbf]

s_delay_alu instskip(SKIP_2)
// GFX1250X: s_delay_alu instskip(SKIP_2) ; encoding: [0x30,0x00,0x87,0xbf]

s_delay_alu instskip(SKIP_3)
// GFX1250X: s_delay_alu instskip(SKIP_3) ; encoding: [0x40,0x00,0x87,0xbf]

s_delay_alu instskip(SKIP_4)
// GFX1250X: s_delay_alu instskip(SKIP_4) ; encoding: [0x50,0x00,0x87,0xbf]

s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
// GFX1250X: s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2) ; encoding: [0x11,0x01,0x87,0xbf]

s_delay_alu instid1(VALU_DEP_1)|instid0(SALU_CYCLE_1)
// GFX1250X: s_delay_alu instid0(SALU_CYCLE_1) | instid1(VALU_DEP_1) ; encoding: [0x89,0x00,0x87,0xbf]

s_delay_alu instid0(VALU_DEP_1) | instid0(VALU_DEP_2)
// GFX1250X: s_delay_alu instid0(VALU_DEP_3) ; encoding: [0x03,0x00,0x87,0xbf]

s_delay_alu instid0(VALU_DEP_1) |
// GFX1250X-ERR: :[[@LINE-1]]:34: error: expected a field name

s_delay_alu instid0(VALU_DEP_1) || instid1(VALU_DEP_1)
// GFX1250X-ERR: :[[@LINE-1]]:33: error: unknown token in expression

s_delay_alu instid0(VALU_DEP_1) instid1(VALU_DEP_1)
// GFX1250X-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

s_delay_alu instid0(VALU_DEP_1), instid1(VALU_DEP_1)
// GFX1250X-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

s_delay_alu instid0(VALU_DEP_1) | 7
// GFX1250X-ERR: :[[@LINE-1]]:35: error: expected a field name

s_delay_alu instid0(VALU_DEP_5)
// GFX1250X-ERR: :[[@LINE-1]]:21: error: invalid value name VALU_DEP_5

s_delay_alu instid0(NEXT)
// GFX1250X-ERR: :[[@LINE-1]]:21: error: invalid value name NEXT

s_delay_alu instskip(VALU_DEP_1)
// GFX1250X-ERR: :[[@LINE-1]]:22: error: invalid value name VALU_DEP_1

s_delay_alu instskip(SKIP_5)
// GFX1250X-ERR: :[[@LINE-1]]:22: error: invalid value name SKIP_5

s_delay_alu instid2(VALU_DEP_1)
// GFX1250X-ERR: :[[@LINE-1]]:13: error: invalid field name instid2

s_delay_alu wrong(wrong)
// GFX1250X-ERR: :[[@LINE-1]]:13: error: invalid field name wrong

s_delay_alu instid0()
// GFX1250X-ERR: :[[@LINE-1]]:21: error: expected a value name

s_delay_alu instid0(1)
// GFX1250X-ERR: :[[@LINE-1]]:21: error: expected a value name

s_delay_alu instid0(VALU_DEP_1
// GFX1250X-ERR: :[[@LINE-1]]:31: error: expected a right parenthesis

s_delay_alu instid0(VALU_DEP_1 | instid1
// GFX1250X-ERR: :[[@LINE-1]]:32: error: expected a right parenthesis

s_delay_alu instid0
// GFX1250X-ERR: :[[@LINE-1]]:13: error: expected absolute expression

s_delay_alu instid0 (VALU_DEP_1)
// GFX1250X: s_delay_alu instid0(VALU_DEP_1) ; encoding: [0x01,0x00,0x87,0xbf]

s_delay_alu VALU_DEP_1
// GFX1250X-ERR: :[[@LINE-1]]:13: error: expected absolute expression

s_delay_alu 0
// GFX1250X: s_delay_alu 0 ; encoding: [0x00,0x00,0x87,0xbf]

s_delay_alu 1
// GFX1250X: s_delay_alu instid0(VALU_DEP_1) ; encoding: [0x01,0x00,0x87,0xbf]

s_delay_alu 0xb
// GFX1250X: s_delay_alu instid0(SALU_CYCLE_3) ; encoding: [0x0b,0x00,0x87,0xbf]

s_delay_alu 0xc
// GFX1250X: s_delay_alu instid0(/* invalid instid value */) ; encoding: [0x0c,0x00,0x87,0xbf]

s_delay_alu 0x60
// GFX1250X: s_delay_alu instskip(/* invalid instskip value */) ; encoding: [0x60,0x00,0x87,0xbf]

s_delay_alu 0x70
// GFX1250X: s_delay_alu instskip(/* invalid instskip value */) ; encoding: [0x70,0x00,0x87,0xbf]

s_delay_alu 0x600
// GFX1250X: s_delay_alu instid1(/* invalid instid value */) ; encoding: [0x00,0x06,0x87,0xbf]

s_delay_alu 0x680
// GFX1250X: s_delay_alu instid1(/* invalid instid value */) ; encoding: [0x80,0x06,0x87,0xbf]

s_delay_alu 0x7ff
// GFX1250X: s_delay_alu instid0(/* invalid instid value */) | instskip(/* invalid instskip value */) | instid1(/* invalid instid value */) ; encoding: [0xff,0x07,0x87,0xbf]

s_delay_alu 0x800
// GFX1250X: s_delay_alu 0 ; encoding: [0x00,0x08,0x87,0xbf]

s_delay_alu 0xffff
// GFX1250X: s_delay_alu instid0(/* invalid instid value */) | instskip(/* invalid instskip value */) | instid1(/* invalid instid value */) ; encoding: [0xff,0xff,0x87,0xbf]

s_delay_alu 0x10000
// GFX1250X: s_delay_alu 0 ; encoding: [0x00,0x00,0x87,0xbf]

s_delay_alu -1
// GFX1250X: s_delay_alu instid0(/* invalid instid value */) | instskip(/* invalid instskip value */) | instid1(/* invalid instid value */) ; encoding: [0xff,0xff,0x87,0xbf]

s_delay_alu wrong
// GFX1250X-ERR: :[[@LINE-1]]:13: error: expected absolute expression

s_delay_alu 1.0
// GFX1250X: s_delay_alu 0 ; encoding: [0x00,0x00,0x87,0xbf]

s_delay_alu v0
// GFX1250X-ERR: :[[@LINE-1]]:13: error: expected absolute expression
