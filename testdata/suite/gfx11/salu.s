// Scalar ALU of RDNA3: SOP1, SOP2, SOPC, SOPK and SOPP.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s

// SOP1: sizes of operands, the special registers, inline constants and literals.

s_mov_b32 s0, s1
// GFX11: s_mov_b32 s0, s1 ; encoding: [0x01,0x00,0x80,0xbe]

s_mov_b32 s105, vcc_lo
// GFX11: s_mov_b32 s105, vcc_lo ; encoding: [0x6a,0x00,0xe9,0xbe]

s_mov_b32 vcc_hi, exec_hi
// GFX11: s_mov_b32 vcc_hi, exec_hi ; encoding: [0x7f,0x00,0xeb,0xbe]

s_mov_b32 m0, null
// GFX11: s_mov_b32 m0, null ; encoding: [0x7c,0x00,0xfd,0xbe]

s_mov_b32 null, m0
// GFX11: s_mov_b32 null, m0 ; encoding: [0x7d,0x00,0xfc,0xbe]

s_mov_b32 ttmp15, 64
// GFX11: s_mov_b32 ttmp15, 64 ; encoding: [0xc0,0x00,0xfb,0xbe]

s_mov_b32 s0, 65
// GFX11: s_mov_b32 s0, 0x41 ; encoding: [0xff,0x00,0x80,0xbe,0x41,0x00,0x00,0x00]

s_mov_b32 s0, -16
// GFX11: s_mov_b32 s0, -16 ; encoding: [0xd0,0x00,0x80,0xbe]

s_mov_b32 s0, -17
// GFX11: s_mov_b32 s0, 0xffffffef ; encoding: [0xff,0x00,0x80,0xbe,0xef,0xff,0xff,0xff]

s_mov_b32 s0, 0.5
// GFX11: s_mov_b32 s0, 0.5 ; encoding: [0xf0,0x00,0x80,0xbe]

s_mov_b32 s0, 0.15915494
// GFX11: s_mov_b32 s0, 0.15915494 ; encoding: [0xf8,0x00,0x80,0xbe]

s_mov_b32 s0, 0x12345678
// GFX11: s_mov_b32 s0, 0x12345678 ; encoding: [0xff,0x00,0x80,0xbe,0x78,0x56,0x34,0x12]

s_mov_b32 s106, s0
// GFX11-ERR: :[[@LINE-1]]:11: error: register index is out of range

s_mov_b32 s0, v0
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

s_mov_b32 s0
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_mov_b32 s0, s1, s2
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_mov_b32 1, s0
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_mov_b64 s[0:1], s[2:3]
// GFX11: s_mov_b64 s[0:1], s[2:3] ; encoding: [0x02,0x01,0x80,0xbe]

s_mov_b64 s[104:105], vcc
// GFX11: s_mov_b64 s[104:105], vcc ; encoding: [0x6a,0x01,0xe8,0xbe]

s_mov_b64 exec, -1
// GFX11: s_mov_b64 exec, -1 ; encoding: [0xc1,0x01,0xfe,0xbe]

s_mov_b64 s[2:3], 0x7fffffff
// GFX11: s_mov_b64 s[2:3], 0x7fffffff ; encoding: [0xff,0x01,0x82,0xbe,0xff,0xff,0xff,0x7f]

s_mov_b64 s[2:3], 0xfffffffff
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

s_mov_b64 s[1:2], s[2:3]
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid register alignment

s_mov_b64 s0, s[2:3]
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_not_b32 s5, scc
// GFX11: s_not_b32 s5, src_scc ; encoding: [0xfd,0x1e,0x85,0xbe]

s_bitset1_b32 s5, 31
// GFX11: s_bitset1_b32 s5, 31 ; encoding: [0x9f,0x12,0x85,0xbe]

s_bitset1_b64 s[4:5], s31
// GFX11: s_bitset1_b64 s[4:5], s31 ; encoding: [0x1f,0x13,0x84,0xbe]

s_ctz_i32_b32 s5, src_shared_base
// GFX11: s_ctz_i32_b32 s5, src_shared_base ; encoding: [0xeb,0x08,0x85,0xbe]

s_getpc_b64 s[6:7]
// GFX11: s_getpc_b64 s[6:7] ; encoding: [0x00,0x47,0x86,0xbe]

s_getpc_b64 s6
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_setpc_b64 s[6:7]
// GFX11: s_setpc_b64 s[6:7] ; encoding: [0x06,0x48,0x80,0xbe]

s_swappc_b64 s[6:7], s[8:9]
// GFX11: s_swappc_b64 s[6:7], s[8:9] ; encoding: [0x08,0x49,0x86,0xbe]

s_movrels_b32 s0, s1
// GFX11: s_movrels_b32 s0, s1 ; encoding: [0x01,0x40,0x80,0xbe]

s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
// GFX11: s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x4c,0x80,0xbe]

s_sendmsg_rtn_b64 s[0:1], sendmsg(MSG_RTN_GET_REALTIME)
// GFX11: s_sendmsg_rtn_b64 s[0:1], sendmsg(MSG_RTN_GET_REALTIME) ; encoding: [0x83,0x4d,0x80,0xbe]

s_and_saveexec_b32 s5, exec_lo
// GFX11: s_and_saveexec_b32 s5, exec_lo ; encoding: [0x7e,0x20,0x85,0xbe]

s_and_saveexec_b64 s[4:5], exec
// GFX11: s_and_saveexec_b64 s[4:5], exec ; encoding: [0x7e,0x21,0x84,0xbe]

s_cmov_b32 s0, hwreg(1)
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

// SOP2: two sources, one literal between them.

s_add_u32 s0, s1, s2
// GFX11: s_add_u32 s0, s1, s2 ; encoding: [0x01,0x02,0x00,0x80]

s_add_u32 s0, 0x1234, s2
// GFX11: s_add_u32 s0, 0x1234, s2 ; encoding: [0xff,0x02,0x00,0x80,0x34,0x12,0x00,0x00]

s_add_u32 s0, s1, 0x1234
// GFX11: s_add_u32 s0, s1, 0x1234 ; encoding: [0x01,0xff,0x00,0x80,0x34,0x12,0x00,0x00]

s_add_u32 s0, 0x1234, 0x1234
// GFX11: s_add_u32 s0, 0x1234, 0x1234 ; encoding: [0xff,0xff,0x00,0x80,0x34,0x12,0x00,0x00]

s_add_u32 s0, 0x1234, 0x1235
// GFX11-ERR: :[[@LINE-1]]:23: error: only one unique literal operand is allowed

s_add_u32 s0, s1
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_add_u32 exec_lo, vcc_hi, m0
// GFX11: s_add_u32 exec_lo, vcc_hi, m0 ; encoding: [0x6b,0x7d,0x7e,0x80]

s_lshl_b64 s[0:1], s[2:3], s4
// GFX11: s_lshl_b64 s[0:1], s[2:3], s4 ; encoding: [0x02,0x04,0x80,0x84]

s_lshl_b64 s[0:1], s[2:3], s[4:5]
// GFX11-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

s_bfe_u64 s[0:1], s[2:3], 0xffffffff
// GFX11: s_bfe_u64 s[0:1], s[2:3], -1 ; encoding: [0x02,0xc1,0x00,0x94]

s_mul_hi_i32 s101, ttmp0, -4.0
// GFX11: s_mul_hi_i32 s101, ttmp0, -4.0 ; encoding: [0x6c,0xf7,0x65,0x97]

s_cselect_b64 vcc, 1.0, -1.0
// GFX11: s_cselect_b64 vcc, 1.0, -1.0 ; encoding: [0xf2,0xf3,0xea,0x98]

s_pack_hl_b32_b16 s0, s1, s2
// GFX11: s_pack_hl_b32_b16 s0, s1, s2 ; encoding: [0x01,0x02,0x80,0x9a]

s_pack_xx_b32_b16 s0, s1, s2
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid instruction

// SOPC: two sources, no destination.

s_cmp_eq_i32 s0, s1
// GFX11: s_cmp_eq_i32 s0, s1 ; encoding: [0x00,0x01,0x00,0xbf]

s_cmp_lg_u64 s[0:1], vcc
// GFX11: s_cmp_lg_u64 s[0:1], vcc ; encoding: [0x00,0x6a,0x11,0xbf]

s_cmp_lg_u64 s[0:1], s2
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

s_bitcmp0_b32 s0, 31
// GFX11: s_bitcmp0_b32 s0, 31 ; encoding: [0x00,0x9f,0x0c,0xbf]

s_bitcmp1_b64 s[2:3], s4
// GFX11: s_bitcmp1_b64 s[2:3], s4 ; encoding: [0x02,0x04,0x0f,0xbf]

s_cmp_eq_u32 0xabc, 0xabc
// GFX11: s_cmp_eq_u32 0xabc, 0xabc ; encoding: [0xff,0xff,0x06,0xbf,0xbc,0x0a,0x00,0x00]

s_cmp_eq_u32 0xabc, 0xabd
// GFX11-ERR: :[[@LINE-1]]:21: error: only one unique literal operand is allowed

s_cmp_eq_u32 s0
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

// SOPK: a 16-bit constant, signed or not.

s_movk_i32 s0, 0x7fff
// GFX11: s_movk_i32 s0, 0x7fff ; encoding: [0xff,0x7f,0x00,0xb0]

s_movk_i32 s0, -32768
// GFX11: s_movk_i32 s0, 0x8000 ; encoding: [0x00,0x80,0x00,0xb0]

s_movk_i32 s0, 65535
// GFX11: s_movk_i32 s0, 0xffff ; encoding: [0xff,0xff,0x00,0xb0]

s_movk_i32 s0, 65536
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s0, -32769
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_movk_i32 s0, s1
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_cmpk_eq_u32 s0, 0xffff
// GFX11: s_cmpk_eq_u32 s0, 0xffff ; encoding: [0xff,0xff,0x80,0xb4]

s_cmpk_lt_i32 s7, -1
// GFX11: s_cmpk_lt_i32 s7, 0xffff ; encoding: [0xff,0xff,0x87,0xb3]

s_addk_i32 m0, 0x10
// GFX11: s_addk_i32 m0, 0x10 ; encoding: [0x10,0x00,0xfd,0xb7]

s_mulk_i32 vcc_lo, 1.0
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

s_version 0x3
// GFX11: s_version 0x3 ; encoding: [0x03,0x00,0x80,0xb0]

s_getreg_b32 s0, hwreg(HW_REG_STATUS, 2, 5)
// GFX11: s_getreg_b32 s0, hwreg(HW_REG_STATUS, 2, 5) ; encoding: [0x82,0x20,0x80,0xb8]

s_setreg_b32 hwreg(1), s3
// GFX11: s_setreg_b32 hwreg(HW_REG_MODE), s3 ; encoding: [0x01,0xf8,0x03,0xb9]

s_setreg_imm32_b32 hwreg(1, 0, 32), 0xdeadbeef
// GFX11: s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0xdeadbeef ; encoding: [0x01,0xf8,0x80,0xb9,0xef,0xbe,0xad,0xde]

s_getreg_b32 s0, hwreg(64)
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid hardware register: only 6-bit values are legal

s_waitcnt_vscnt null, 0x12
// GFX11: s_waitcnt_vscnt null, 0x12 ; encoding: [0x12,0x00,0x7c,0xbc]

s_call_b64 s[2:3], 100
// GFX11: s_call_b64 s[2:3], 100 ; encoding: [0x64,0x00,0x02,0xba]

// SOPP: a 16-bit constant with a meaning of its own.

s_nop 0
// GFX11: s_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop 0xffff
// GFX11: s_nop 0xffff ; encoding: [0xff,0xff,0x80,0xbf]

s_nop 65536
// GFX11: s_nop 0x10000 ; encoding: [0x00,0x00,0x80,0xbf]

s_nop s0
// GFX11-ERR: :[[@LINE-1]]:7: error: invalid operand for instruction

s_nop
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_endpgm
// GFX11: s_endpgm ; encoding: [0x00,0x00,0xb0,0xbf]

s_endpgm 1
// GFX11: s_endpgm 1 ; encoding: [0x01,0x00,0xb0,0xbf]

s_sleep 10
// GFX11: s_sleep 10 ; encoding: [0x0a,0x00,0x83,0xbf]

s_sethalt 1
// GFX11: s_sethalt 1 ; encoding: [0x01,0x00,0x82,0xbf]

s_setprio 3
// GFX11: s_setprio 3 ; encoding: [0x03,0x00,0xb5,0xbf]

s_barrier
// GFX11: s_barrier ; encoding: [0x00,0x00,0xbd,0xbf]

s_waitcnt vmcnt(3) & lgkmcnt(2)
// GFX11: s_waitcnt vmcnt(3) lgkmcnt(2) ; encoding: [0x27,0x0c,0x89,0xbf]

s_waitcnt 0
// GFX11: s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; encoding: [0x00,0x00,0x89,0xbf]

s_waitcnt_depctr depctr_va_vdst(1)
// GFX11: s_waitcnt_depctr depctr_va_vdst(1) ; encoding: [0x9f,0x1f,0x88,0xbf]

s_sendmsg sendmsg(MSG_INTERRUPT)
// GFX11: s_sendmsg sendmsg(MSG_INTERRUPT) ; encoding: [0x01,0x00,0xb6,0xbf]

s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
// GFX11: s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1) ; encoding: [0xa1,0x04,0x87,0xbf]

s_clause 0x3f
// GFX11: s_clause 0x3f ; encoding: [0x3f,0x00,0x85,0xbf]

s_branch 4
// GFX11: s_branch 4 ; encoding: [0x04,0x00,0xa0,0xbf]

s_cbranch_vccz 0xfffc
// GFX11: s_cbranch_vccz 65532 ; encoding: [0xfc,0xff,0xa3,0xbf]

s_round_mode 3
// GFX11: s_round_mode 0x3 ; encoding: [0x03,0x00,0x91,0xbf]

s_wait_idle
// GFX11: s_wait_idle ; encoding: [0x00,0x00,0x8a,0xbf]

s_set_inst_prefetch_distance 2
// GFX11: s_set_inst_prefetch_distance 0x2 ; encoding: [0x02,0x00,0x84,0xbf]
