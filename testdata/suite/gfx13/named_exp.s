// Export targets.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -show-encoding %s | FileCheck --check-prefix=GFX13 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX13-ERR --implicit-check-not=error: %s

exp mrt0 v1, v2, v3, v4
// GFX13: export mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt1 v1, v2, v3, v4
// GFX13: export mrt1, v1, v2, v3, v4 ; encoding: [0x1f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt2 v1, v2, v3, v4
// GFX13: export mrt2, v1, v2, v3, v4 ; encoding: [0x2f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt3 v1, v2, v3, v4
// GFX13: export mrt3, v1, v2, v3, v4 ; encoding: [0x3f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt4 v1, v2, v3, v4
// GFX13: export mrt4, v1, v2, v3, v4 ; encoding: [0x4f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt5 v1, v2, v3, v4
// GFX13: export mrt5, v1, v2, v3, v4 ; encoding: [0x5f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt6 v1, v2, v3, v4
// GFX13: export mrt6, v1, v2, v3, v4 ; encoding: [0x6f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt7 v1, v2, v3, v4
// GFX13: export mrt7, v1, v2, v3, v4 ; encoding: [0x7f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt8 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrtz v1, v2, v3, v4
// GFX13: export mrtz, v1, v2, v3, v4 ; encoding: [0x8f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp null v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: exp target is not supported on this GPU

exp prim v1, v2, v3, v4
// GFX13: export prim, v1, v2, v3, v4 ; encoding: [0x4f,0x01,0x00,0xf8,0x01,0x02,0x03,0x04]

exp null0 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrtz0 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp prim0 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrt v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrt00 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrt01 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrt10 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrt18446744073709551616 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp pos0 v1, v2, v3, v4
// GFX13: export pos0, v1, v2, v3, v4 ; encoding: [0xcf,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp pos1 v1, v2, v3, v4
// GFX13: export pos1, v1, v2, v3, v4 ; encoding: [0xdf,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp pos2 v1, v2, v3, v4
// GFX13: export pos2, v1, v2, v3, v4 ; encoding: [0xef,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp pos3 v1, v2, v3, v4
// GFX13: export pos3, v1, v2, v3, v4 ; encoding: [0xff,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp pos4 v1, v2, v3, v4
// GFX13: export pos4, v1, v2, v3, v4 ; encoding: [0x0f,0x01,0x00,0xf8,0x01,0x02,0x03,0x04]

exp pos5 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp pos v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp pos00 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp dual_src_blend0 v1, v2, v3, v4
// GFX13: export dual_src_blend0, v1, v2, v3, v4 ; encoding: [0x5f,0x01,0x00,0xf8,0x01,0x02,0x03,0x04]

exp dual_src_blend1 v1, v2, v3, v4
// GFX13: export dual_src_blend1, v1, v2, v3, v4 ; encoding: [0x6f,0x01,0x00,0xf8,0x01,0x02,0x03,0x04]

exp dual_src_blend2 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp dual_src_blend v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp param0 v1, v2, v3, v4
// GFX13: export param0, v1, v2, v3, v4 ; encoding: [0x0f,0x02,0x00,0xf8,0x01,0x02,0x03,0x04]

exp param1 v1, v2, v3, v4
// GFX13: export param1, v1, v2, v3, v4 ; encoding: [0x1f,0x02,0x00,0xf8,0x01,0x02,0x03,0x04]

exp param9 v1, v2, v3, v4
// GFX13: export param9, v1, v2, v3, v4 ; encoding: [0x9f,0x02,0x00,0xf8,0x01,0x02,0x03,0x04]

exp param10 v1, v2, v3, v4
// GFX13: export param10, v1, v2, v3, v4 ; encoding: [0xaf,0x02,0x00,0xf8,0x01,0x02,0x03,0x04]

exp param31 v1, v2, v3, v4
// GFX13: export param31, v1, v2, v3, v4 ; encoding: [0xff,0x03,0x00,0xf8,0x01,0x02,0x03,0x04]

exp param32 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp param99 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp param100 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp param v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp param00 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp param031 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp invalid_target_10 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp wrong v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp MRT0 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp mrt0 off, v2, off, v4
// GFX13: export mrt0, off, v2, off, v4 ; encoding: [0x0a,0x00,0x00,0xf8,0x00,0x02,0x00,0x04]

exp mrt0, v1, v2, v3, v4
// GFX13: export mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt0 v1, v2, v3, v4 done
// GFX13: export mrt0, v1, v2, v3, v4 done ; encoding: [0x0f,0x08,0x00,0xf8,0x01,0x02,0x03,0x04]

exp pos0 v1, v2, v3, v4 done row_en
// GFX13: export pos0, v1, v2, v3, v4 done row_en ; encoding: [0xcf,0x28,0x00,0xf8,0x01,0x02,0x03,0x04]

exp mrt0 v1, v1, v3, v3 compr
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

exp mrt0 v1, v2, v3, v4 vm
// GFX13-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

exp mrt0 v1, v2, v3, v4 done vm
// GFX13-ERR: :[[@LINE-1]]:30: error: invalid operand for instruction

exp mrt0 off, off, off, off
// GFX13: export mrt0, off, off, off, off ; encoding: [0x00,0x00,0x00,0xf8,0x00,0x00,0x00,0x00]

exp 0 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid operand for instruction

exp v0 v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid exp target

exp , v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: unknown token in expression

exp
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

exp mrt0 v1, v2, v3
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

exp mrtz off, off, v3, off done
// GFX13: export mrtz, off, off, v3, off done ; encoding: [0x84,0x08,0x00,0xf8,0x00,0x00,0x03,0x00]

exp prim v1, off, off, off
// GFX13: export prim, v1, off, off, off ; encoding: [0x41,0x01,0x00,0xf8,0x01,0x00,0x00,0x00]

exp "mrt0" v1, v2, v3, v4
// GFX13-ERR: :[[@LINE-1]]:5: error: invalid operand for instruction

export mrt0 v1, v2, v3, v4
// GFX13: export mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xf8,0x01,0x02,0x03,0x04]

export mrt0 v1, v2, v3, v4 done
// GFX13: export mrt0, v1, v2, v3, v4 done ; encoding: [0x0f,0x08,0x00,0xf8,0x01,0x02,0x03,0x04]

export pos0 v1, v2, v3, v4 done row_en
// GFX13: export pos0, v1, v2, v3, v4 done row_en ; encoding: [0xcf,0x28,0x00,0xf8,0x01,0x02,0x03,0x04]

export mrt0 v1, v1, v3, v3 compr
// GFX13-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

export mrt0 v1, v2, v3, v4 vm
// GFX13-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

export mrt0 v1, v2, v3, v4 done vm
// GFX13-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

export mrt0 v1, v2, v3
// GFX13-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

export mrtz off, off, v3, off done
// GFX13: export mrtz, off, off, v3, off done ; encoding: [0x84,0x08,0x00,0xf8,0x00,0x00,0x03,0x00]
