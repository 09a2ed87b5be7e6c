// Every bit that fields of these encodings have, as 0 and as 1, as far as no other test shows it: SOP1, SOP2, SOPC, SOPK, SOPP.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+real-true16,+wavefrontsize32 -show-encoding --defsym=T16W32=1 %s | FileCheck --check-prefix=T16W32 %s

.ifdef T16W32
s_nor_saveexec_b64 s[28:29], vcc
// T16W32: s_nor_saveexec_b64 s[28:29], vcc ; encoding: [0x6a,0x29,0x9c,0xbe]
s_sendmsg_rtn_b32 s52, 60
// T16W32: s_sendmsg_rtn_b32 s52, sendmsg(60, 0, 0) ; encoding: [0x3c,0x4c,0xb4,0xbe]
s_sendmsg_rtn_b64 s[52:53], sendmsg(MSG_RTN_GET_DOORBELL)
// T16W32: s_sendmsg_rtn_b64 s[52:53], sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x4d,0xb4,0xbe]
s_movrels_b64 s[102:103], s[12:13]
// T16W32: s_movrels_b64 s[102:103], s[12:13] ; encoding: [0x0c,0x41,0xe6,0xbe]
s_nor_saveexec_b32 m0, -1
// T16W32: s_nor_saveexec_b32 m0, -1 ; encoding: [0xc1,0x28,0xfd,0xbe]
s_and_saveexec_b64 s[52:53], exec
// T16W32: s_and_saveexec_b64 s[52:53], exec ; encoding: [0x7e,0x21,0xb4,0xbe]
s_movrelsd_2_b32 vcc_hi, null
// T16W32: s_movrelsd_2_b32 vcc_hi, null ; encoding: [0x7c,0x44,0xeb,0xbe]
s_xor_saveexec_b32 s87, 0.5
// T16W32: s_xor_saveexec_b32 s87, 0.5 ; encoding: [0xf0,0x24,0xd7,0xbe]
s_or_saveexec_b32 s101, vcc_lo
// T16W32: s_or_saveexec_b32 s101, vcc_lo ; encoding: [0x6a,0x22,0xe5,0xbe]
s_and_saveexec_b32 ttmp13, exec_lo
// T16W32: s_and_saveexec_b32 ttmp13, exec_lo ; encoding: [0x7e,0x20,0xf9,0xbe]
s_nand_saveexec_b64 s[14:15], exec
// T16W32: s_nand_saveexec_b64 s[14:15], exec ; encoding: [0x7e,0x27,0x8e,0xbe]
s_xnor_saveexec_b64 s[78:79], 0x3f717273
// T16W32: s_xnor_saveexec_b64 s[78:79], 0x3f717273 ; encoding: [0xff,0x2b,0xce,0xbe,0x73,0x72,0x71,0x3f]
s_movrels_b32 m0, s83
// T16W32: s_movrels_b32 m0, s83 ; encoding: [0x53,0x40,0xfd,0xbe]
s_or_saveexec_b64 s[60:61], exec
// T16W32: s_or_saveexec_b64 s[60:61], exec ; encoding: [0x7e,0x23,0xbc,0xbe]
s_nand_saveexec_b32 null, ttmp13
// T16W32: s_nand_saveexec_b32 null, ttmp13 ; encoding: [0x79,0x26,0xfc,0xbe]
s_movreld_b32 s29, exec_hi
// T16W32: s_movreld_b32 s29, exec_hi ; encoding: [0x7f,0x42,0x9d,0xbe]
s_xnor_saveexec_b32 s50, s55
// T16W32: s_xnor_saveexec_b32 s50, s55 ; encoding: [0x37,0x2a,0xb2,0xbe]
s_or_saveexec_b32 s31, vcc_hi
// T16W32: s_or_saveexec_b32 s31, vcc_hi ; encoding: [0x6b,0x22,0x9f,0xbe]
s_nand_saveexec_b64 s[28:29], -4.0
// T16W32: s_nand_saveexec_b64 s[28:29], -4.0 ; encoding: [0xf7,0x27,0x9c,0xbe]
s_rfe_b64 s[6:7]
// T16W32: s_rfe_b64 s[6:7] ; encoding: [0x06,0x4a,0x80,0xbe]
s_sendmsg_rtn_b64 s[94:95], sendmsg(MSG_RTN_GET_DOORBELL)
// T16W32: s_sendmsg_rtn_b64 s[94:95], sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x4d,0xde,0xbe]
s_setpc_b64 s[62:63]
// T16W32: s_setpc_b64 s[62:63] ; encoding: [0x3e,0x48,0x80,0xbe]
s_sendmsg_rtn_b32 s69, sendmsg(18)
// T16W32: s_sendmsg_rtn_b32 s69, sendmsg(18, 0, 0) ; encoding: [0x12,0x4c,0xc5,0xbe]
s_movrels_b32 exec_lo, s95
// T16W32: s_movrels_b32 exec_lo, s95 ; encoding: [0x5f,0x40,0xfe,0xbe]
s_movreld_b64 s[46:47], vcc
// T16W32: s_movreld_b64 s[46:47], vcc ; encoding: [0x6a,0x43,0xae,0xbe]
s_movreld_b64 s[60:61], exec
// T16W32: s_movreld_b64 s[60:61], exec ; encoding: [0x7e,0x43,0xbc,0xbe]
s_xor_saveexec_b64 s[30:31], 0.5
// T16W32: s_xor_saveexec_b64 s[30:31], 0.5 ; encoding: [0xf0,0x25,0x9e,0xbe]
s_sendmsg_rtn_b32 m0, sendmsg(MSG_RTN_GET_TMA)
// T16W32: s_sendmsg_rtn_b32 m0, sendmsg(MSG_RTN_GET_TMA) ; encoding: [0x82,0x4c,0xfd,0xbe]
s_xnor_saveexec_b32 null, exec_lo
// T16W32: s_xnor_saveexec_b32 null, exec_lo ; encoding: [0x7e,0x2a,0xfc,0xbe]
s_xnor_saveexec_b64 s[48:49], 21
// T16W32: s_xnor_saveexec_b64 s[48:49], 21 ; encoding: [0x95,0x2b,0xb0,0xbe]
s_rfe_b64 s[56:57]
// T16W32: s_rfe_b64 s[56:57] ; encoding: [0x38,0x4a,0x80,0xbe]
s_movrelsd_2_b32 s5, vcc_lo
// T16W32: s_movrelsd_2_b32 s5, vcc_lo ; encoding: [0x6a,0x44,0x85,0xbe]
s_movrelsd_2_b32 s17, vcc_lo
// T16W32: s_movrelsd_2_b32 s17, vcc_lo ; encoding: [0x6a,0x44,0x91,0xbe]
s_swappc_b64 vcc, s[24:25]
// T16W32: s_swappc_b64 vcc, s[24:25] ; encoding: [0x18,0x49,0xea,0xbe]
s_movrels_b64 vcc, s[60:61]
// T16W32: s_movrels_b64 vcc, s[60:61] ; encoding: [0x3c,0x41,0xea,0xbe]
s_swappc_b64 s[50:51], s[58:59]
// T16W32: s_swappc_b64 s[50:51], s[58:59] ; encoding: [0x3a,0x49,0xb2,0xbe]
s_movrelsd_2_b32 s57, src_scc
// T16W32: s_movrelsd_2_b32 s57, src_scc ; encoding: [0xfd,0x44,0xb9,0xbe]
s_movrels_b32 exec_lo, src_scc
// T16W32: s_movrels_b32 exec_lo, src_scc ; encoding: [0xfd,0x40,0xfe,0xbe]
s_bitcmp1_b64 0xe405, 29
// T16W32: s_bitcmp1_b64 0xe405, 29 ; encoding: [0xff,0x9d,0x0f,0xbf,0x05,0xe4,0x00,0x00]
s_cmp_eq_u64 0x4bf6, 3
// T16W32: s_cmp_eq_u64 0x4bf6, 3 ; encoding: [0xff,0x83,0x10,0xbf,0xf6,0x4b,0x00,0x00]
s_cmpk_lt_u32 s84, 0xbd75
// T16W32: s_cmpk_lt_u32 s84, 0xbd75 ; encoding: [0x75,0xbd,0xd4,0xb6]
s_cmpk_gt_u32 m0, 0x995f
// T16W32: s_cmpk_gt_u32 m0, 0x995f ; encoding: [0x5f,0x99,0xfd,0xb5]
s_cmpk_le_i32 exec_hi, 0x27d5
// T16W32: s_cmpk_le_i32 exec_hi, 0x27d5 ; encoding: [0xd5,0x27,0x7f,0xb4]
s_cmpk_lg_u32 vcc_lo, 0x5975
// T16W32: s_cmpk_lg_u32 vcc_lo, 0x5975 ; encoding: [0x75,0x59,0x6a,0xb5]
s_cmpk_lt_u32 exec_hi, 26
// T16W32: s_cmpk_lt_u32 exec_hi, 0x1a ; encoding: [0x1a,0x00,0xff,0xb6]
s_setreg_b32 0xa4b1, vcc_lo
// T16W32: s_setreg_b32 hwreg(49, 18, 21), vcc_lo ; encoding: [0xb1,0xa4,0x6a,0xb9]
s_subvector_loop_end m0, 15
// T16W32: s_subvector_loop_end m0, 15 ; encoding: [0x0f,0x00,0xfd,0xbb]
s_cmpk_le_i32 vcc_hi, 0xfc00
// T16W32: s_cmpk_le_i32 vcc_hi, 0xfc00 ; encoding: [0x00,0xfc,0x6b,0xb4]
s_cmpk_ge_u32 exec_lo, 56
// T16W32: s_cmpk_ge_u32 exec_lo, 0x38 ; encoding: [0x38,0x00,0x7e,0xb6]
s_cmpk_ge_u32 vcc_hi, 0x5c3
// T16W32: s_cmpk_ge_u32 vcc_hi, 0x5c3 ; encoding: [0xc3,0x05,0x6b,0xb6]
s_cmpk_ge_i32 exec_lo, 0x8601
// T16W32: s_cmpk_ge_i32 exec_lo, 0x8601 ; encoding: [0x01,0x86,0x7e,0xb3]
s_call_b64 s[52:53], 0xc9e7
// T16W32: s_call_b64 s[52:53], 51687 ; encoding: [0xe7,0xc9,0x34,0xba]
s_cmpk_ge_i32 exec_hi, 0x1a03
// T16W32: s_cmpk_ge_i32 exec_hi, 0x1a03 ; encoding: [0x03,0x1a,0x7f,0xb3]
s_cmpk_gt_u32 vcc_lo, 0x2971
// T16W32: s_cmpk_gt_u32 vcc_lo, 0x2971 ; encoding: [0x71,0x29,0xea,0xb5]
s_cmpk_le_i32 m0, 14
// T16W32: s_cmpk_le_i32 m0, 0xe ; encoding: [0x0e,0x00,0x7d,0xb4]
s_cmpk_ge_i32 m0, 31
// T16W32: s_cmpk_ge_i32 m0, 0x1f ; encoding: [0x1f,0x00,0x7d,0xb3]
s_subvector_loop_end m0, 0xc451
// T16W32: s_subvector_loop_end m0, 50257 ; encoding: [0x51,0xc4,0xfd,0xbb]
s_cmpk_lg_i32 exec_hi, 0x77ed
// T16W32: s_cmpk_lg_i32 exec_hi, 0x77ed ; encoding: [0xed,0x77,0x7f,0xb2]
s_subvector_loop_end vcc_hi, 0x49ae
// T16W32: s_subvector_loop_end vcc_hi, 18862 ; encoding: [0xae,0x49,0xeb,0xbb]
s_cmpk_ge_i32 s58, 0x203f
// T16W32: s_cmpk_ge_i32 s58, 0x203f ; encoding: [0x3f,0x20,0x3a,0xb3]
s_cmpk_gt_u32 m0, 0xc776
// T16W32: s_cmpk_gt_u32 m0, 0xc776 ; encoding: [0x76,0xc7,0xfd,0xb5]
s_cmpk_ge_u32 exec_lo, 0xdc64
// T16W32: s_cmpk_ge_u32 exec_lo, 0xdc64 ; encoding: [0x64,0xdc,0x7e,0xb6]
s_call_b64 null, 0x1c61
// T16W32: s_call_b64 null, 7265 ; encoding: [0x61,0x1c,0x7c,0xba]
s_cmpk_lg_i32 exec_hi, 0xcce7
// T16W32: s_cmpk_lg_i32 exec_hi, 0xcce7 ; encoding: [0xe7,0xcc,0x7f,0xb2]
s_cmpk_lg_u32 exec_hi, 10
// T16W32: s_cmpk_lg_u32 exec_hi, 0xa ; encoding: [0x0a,0x00,0x7f,0xb5]
s_cmpk_lg_u32 vcc_lo, 0xd7e1
// T16W32: s_cmpk_lg_u32 vcc_lo, 0xd7e1 ; encoding: [0xe1,0xd7,0x6a,0xb5]
s_subvector_loop_end vcc_lo, 0xffe0
// T16W32: s_subvector_loop_end vcc_lo, 65504 ; encoding: [0xe0,0xff,0xea,0xbb]
s_cmpk_ge_u32 vcc_hi, 0xa4cf
// T16W32: s_cmpk_ge_u32 vcc_hi, 0xa4cf ; encoding: [0xcf,0xa4,0x6b,0xb6]
s_cmpk_lg_u32 m0, 0xb733
// T16W32: s_cmpk_lg_u32 m0, 0xb733 ; encoding: [0x33,0xb7,0x7d,0xb5]
s_setreg_imm32_b32 hwreg(28), 0x541c
// T16W32: s_setreg_imm32_b32 hwreg(28), 0x541c ; encoding: [0x1c,0xf8,0x80,0xb9,0x1c,0x54,0x00,0x00]
s_setreg_imm32_b32 0x8d3a, 5
// T16W32: s_setreg_imm32_b32 hwreg(58, 20, 18), 5 ; encoding: [0x3a,0x8d,0x80,0xb9,0x05,0x00,0x00,0x00]
s_cbranch_vccnz 56
// T16W32: s_cbranch_vccnz 56 ; encoding: [0x38,0x00,0xa4,0xbf]
s_cbranch_cdbgsys_or_user 0xe7be
// T16W32: s_cbranch_cdbgsys_or_user 59326 ; encoding: [0xbe,0xe7,0xa9,0xbf]
s_cbranch_vccnz 0xaf7f
// T16W32: s_cbranch_vccnz 44927 ; encoding: [0x7f,0xaf,0xa4,0xbf]
s_cbranch_scc1 0x117f
// T16W32: s_cbranch_scc1 4479 ; encoding: [0x7f,0x11,0xa2,0xbf]
s_cbranch_execz 2
// T16W32: s_cbranch_execz 2 ; encoding: [0x02,0x00,0xa5,0xbf]
s_cbranch_cdbgsys_or_user 3
// T16W32: s_cbranch_cdbgsys_or_user 3 ; encoding: [0x03,0x00,0xa9,0xbf]
s_cbranch_cdbguser 0xd939
// T16W32: s_cbranch_cdbguser 55609 ; encoding: [0x39,0xd9,0xa8,0xbf]
s_cbranch_cdbgsys_and_user 0x7ae7
// T16W32: s_cbranch_cdbgsys_and_user 31463 ; encoding: [0xe7,0x7a,0xaa,0xbf]
s_cbranch_scc1 0x4c51
// T16W32: s_cbranch_scc1 19537 ; encoding: [0x51,0x4c,0xa2,0xbf]
s_cbranch_cdbguser 0x2b1a
// T16W32: s_cbranch_cdbguser 11034 ; encoding: [0x1a,0x2b,0xa8,0xbf]
s_cbranch_execz 0x51a5
// T16W32: s_cbranch_execz 20901 ; encoding: [0xa5,0x51,0xa5,0xbf]
s_cbranch_execnz 0x455b
// T16W32: s_cbranch_execnz 17755 ; encoding: [0x5b,0x45,0xa6,0xbf]
s_cbranch_execnz 0x6ce1
// T16W32: s_cbranch_execnz 27873 ; encoding: [0xe1,0x6c,0xa6,0xbf]
s_cbranch_scc1 0xeb3f
// T16W32: s_cbranch_scc1 60223 ; encoding: [0x3f,0xeb,0xa2,0xbf]
s_cbranch_execz 0x4ec8
// T16W32: s_cbranch_execz 20168 ; encoding: [0xc8,0x4e,0xa5,0xbf]
s_cbranch_vccnz 0x6cd7
// T16W32: s_cbranch_vccnz 27863 ; encoding: [0xd7,0x6c,0xa4,0xbf]
s_cbranch_cdbguser 0x3d63
// T16W32: s_cbranch_cdbguser 15715 ; encoding: [0x63,0x3d,0xa8,0xbf]
s_cbranch_cdbguser 0xe1ff
// T16W32: s_cbranch_cdbguser 57855 ; encoding: [0xff,0xe1,0xa8,0xbf]
s_cbranch_execz 0xfcaf
// T16W32: s_cbranch_execz 64687 ; encoding: [0xaf,0xfc,0xa5,0xbf]
s_cbranch_cdbgsys_and_user 0x89fe
// T16W32: s_cbranch_cdbgsys_and_user 35326 ; encoding: [0xfe,0x89,0xaa,0xbf]
s_sendmsghalt 0x62d7
// T16W32: s_sendmsghalt 25303 ; encoding: [0xd7,0x62,0xb7,0xbf]
s_cbranch_cdbgsys_or_user 0xf262
// T16W32: s_cbranch_cdbgsys_or_user 62050 ; encoding: [0x62,0xf2,0xa9,0xbf]
s_cbranch_scc1 0x40bd
// T16W32: s_cbranch_scc1 16573 ; encoding: [0xbd,0x40,0xa2,0xbf]
s_sendmsghalt 0x3c1e
// T16W32: s_sendmsghalt 15390 ; encoding: [0x1e,0x3c,0xb7,0xbf]
s_cbranch_cdbgsys_or_user 0x5d95
// T16W32: s_cbranch_cdbgsys_or_user 23957 ; encoding: [0x95,0x5d,0xa9,0xbf]
s_cbranch_cdbgsys_and_user 0x9489
// T16W32: s_cbranch_cdbgsys_and_user 38025 ; encoding: [0x89,0x94,0xaa,0xbf]
s_cbranch_execnz 0x998a
// T16W32: s_cbranch_execnz 39306 ; encoding: [0x8a,0x99,0xa6,0xbf]
.endif
