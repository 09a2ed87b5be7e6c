// Messages: sendmsg(message, operation, stream).
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1201 -show-encoding %s | FileCheck --check-prefix=GFX12 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1201 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX12-ERR --implicit-check-not=error: %s

s_sendmsg sendmsg(MSG_INTERRUPT)
// GFX12: s_sendmsg sendmsg(MSG_INTERRUPT) ; encoding: [0x01,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_HS_TESSFACTOR)
// GFX12: s_sendmsg sendmsg(MSG_HS_TESSFACTOR) ; encoding: [0x02,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
// GFX12: s_sendmsg sendmsg(MSG_DEALLOC_VGPRS) ; encoding: [0x03,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_SAVEWAVE)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_STALL_WAVE_GEN)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_HALT_WAVES)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_ORDERED_PS_DONE)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_EARLY_PRIM_DEALLOC)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)
// GFX12: s_sendmsg sendmsg(MSG_GS_ALLOC_REQ) ; encoding: [0x09,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_GET_DOORBELL)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GET_DDID)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_RTN_GET_DOORBELL)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_RTN_GET_DDID)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_DDID) ; encoding: [0x81,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_RTN_GET_TMA)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_TMA) ; encoding: [0x82,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_RTN_GET_REALTIME)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_REALTIME) ; encoding: [0x83,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_RTN_SAVE_WAVE)
// GFX12: s_sendmsg sendmsg(MSG_RTN_SAVE_WAVE) ; encoding: [0x84,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_RTN_GET_TBA)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_TBA) ; encoding: [0x85,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_RTN_GET_TBA_TO_PC)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_TBA_TO_PC) ; encoding: [0x86,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_RTN_GET_SE_AID_ID)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_SE_AID_ID) ; encoding: [0x87,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_RTN_GET_CLUSTER_BARRIER_STATE)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_RTN_SAVE_WAVE_HAS_TDM)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_NOP)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_NOP, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_NOP, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_NOP, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_NOP, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_CUT)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_CUT, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_CUT, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_CUT, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_CUT, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT)
// GFX12: s_sendmsg sendmsg(31, 0, 0) ; encoding: [0x1f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT, 0)
// GFX12-ERR: :[[@LINE-1]]:60: error: message operation does not support streams

s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_REG_RD)
// GFX12: s_sendmsg sendmsg(47, 0, 0) ; encoding: [0x2f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_REG_RD, 0)
// GFX12-ERR: :[[@LINE-1]]:49: error: message operation does not support streams

s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK)
// GFX12-ERR: :[[@LINE-1]]:31: error: specified operation id is not supported on this GPU

s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK, 0)
// GFX12-ERR: :[[@LINE-1]]:31: error: specified operation id is not supported on this GPU

s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)
// GFX12: s_sendmsg sendmsg(79, 0, 0) ; encoding: [0x4f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC, 0)
// GFX12-ERR: :[[@LINE-1]]:52: error: message operation does not support streams

s_sendmsg sendmsg(0)
// GFX12: s_sendmsg sendmsg(0, 0, 0) ; encoding: [0x00,0x00,0xb6,0xbf]

s_sendmsg sendmsg(1)
// GFX12: s_sendmsg sendmsg(MSG_INTERRUPT) ; encoding: [0x01,0x00,0xb6,0xbf]

s_sendmsg sendmsg(2)
// GFX12: s_sendmsg sendmsg(MSG_HS_TESSFACTOR) ; encoding: [0x02,0x00,0xb6,0xbf]

s_sendmsg sendmsg(3)
// GFX12: s_sendmsg sendmsg(MSG_DEALLOC_VGPRS) ; encoding: [0x03,0x00,0xb6,0xbf]

s_sendmsg sendmsg(4)
// GFX12: s_sendmsg sendmsg(4, 0, 0) ; encoding: [0x04,0x00,0xb6,0xbf]

s_sendmsg sendmsg(5)
// GFX12: s_sendmsg sendmsg(5, 0, 0) ; encoding: [0x05,0x00,0xb6,0xbf]

s_sendmsg sendmsg(6)
// GFX12: s_sendmsg sendmsg(6, 0, 0) ; encoding: [0x06,0x00,0xb6,0xbf]

s_sendmsg sendmsg(7)
// GFX12: s_sendmsg sendmsg(7, 0, 0) ; encoding: [0x07,0x00,0xb6,0xbf]

s_sendmsg sendmsg(8)
// GFX12: s_sendmsg sendmsg(8, 0, 0) ; encoding: [0x08,0x00,0xb6,0xbf]

s_sendmsg sendmsg(9)
// GFX12: s_sendmsg sendmsg(MSG_GS_ALLOC_REQ) ; encoding: [0x09,0x00,0xb6,0xbf]

s_sendmsg sendmsg(10)
// GFX12: s_sendmsg sendmsg(10, 0, 0) ; encoding: [0x0a,0x00,0xb6,0xbf]

s_sendmsg sendmsg(11)
// GFX12: s_sendmsg sendmsg(11, 0, 0) ; encoding: [0x0b,0x00,0xb6,0xbf]

s_sendmsg sendmsg(12)
// GFX12: s_sendmsg sendmsg(12, 0, 0) ; encoding: [0x0c,0x00,0xb6,0xbf]

s_sendmsg sendmsg(13)
// GFX12: s_sendmsg sendmsg(13, 0, 0) ; encoding: [0x0d,0x00,0xb6,0xbf]

s_sendmsg sendmsg(14)
// GFX12: s_sendmsg sendmsg(14, 0, 0) ; encoding: [0x0e,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15)
// GFX12: s_sendmsg sendmsg(15, 0, 0) ; encoding: [0x0f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(16)
// GFX12: s_sendmsg sendmsg(16, 0, 0) ; encoding: [0x10,0x00,0xb6,0xbf]

s_sendmsg sendmsg(34)
// GFX12: s_sendmsg sendmsg(34, 0, 0) ; encoding: [0x22,0x00,0xb6,0xbf]

s_sendmsg sendmsg(50)
// GFX12: s_sendmsg sendmsg(50, 0, 0) ; encoding: [0x32,0x00,0xb6,0xbf]

s_sendmsg sendmsg(127)
// GFX12: s_sendmsg sendmsg(127, 0, 0) ; encoding: [0x7f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(128)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x00,0xb6,0xbf]

s_sendmsg sendmsg(135)
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_SE_AID_ID) ; encoding: [0x87,0x00,0xb6,0xbf]

s_sendmsg sendmsg(136)
// GFX12: s_sendmsg sendmsg(136, 0, 0) ; encoding: [0x88,0x00,0xb6,0xbf]

s_sendmsg sendmsg(152)
// GFX12: s_sendmsg sendmsg(152, 0, 0) ; encoding: [0x98,0x00,0xb6,0xbf]

s_sendmsg sendmsg(153)
// GFX12: s_sendmsg sendmsg(153, 0, 0) ; encoding: [0x99,0x00,0xb6,0xbf]

s_sendmsg sendmsg(255)
// GFX12: s_sendmsg sendmsg(255, 0, 0) ; encoding: [0xff,0x00,0xb6,0xbf]

s_sendmsg sendmsg(256)
// GFX12-ERR: :[[@LINE-1]]:19: error: invalid message id

s_sendmsg sendmsg(-1)
// GFX12-ERR: :[[@LINE-1]]:19: error: invalid message id

s_sendmsg sendmsg(15, 0)
// GFX12: s_sendmsg sendmsg(15, 0, 0) ; encoding: [0x0f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, 1)
// GFX12: s_sendmsg sendmsg(31, 0, 0) ; encoding: [0x1f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, 2)
// GFX12: s_sendmsg sendmsg(47, 0, 0) ; encoding: [0x2f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, 3)
// GFX12: s_sendmsg sendmsg(63, 0, 0) ; encoding: [0x3f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, 4)
// GFX12: s_sendmsg sendmsg(79, 0, 0) ; encoding: [0x4f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, 5)
// GFX12: s_sendmsg sendmsg(95, 0, 0) ; encoding: [0x5f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, 6)
// GFX12: s_sendmsg sendmsg(111, 0, 0) ; encoding: [0x6f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, 7)
// GFX12: s_sendmsg sendmsg(127, 0, 0) ; encoding: [0x7f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, 8)
// GFX12-ERR: :[[@LINE-1]]:23: error: invalid operation id

s_sendmsg sendmsg(MSG_SYSMSG, 0)
// GFX12-ERR: :[[@LINE-1]]:31: error: invalid operation id

s_sendmsg sendmsg(MSG_SYSMSG, 1)
// GFX12: s_sendmsg sendmsg(31, 0, 0) ; encoding: [0x1f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_SYSMSG, 2)
// GFX12: s_sendmsg sendmsg(47, 0, 0) ; encoding: [0x2f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_SYSMSG, 3)
// GFX12-ERR: :[[@LINE-1]]:31: error: invalid operation id

s_sendmsg sendmsg(MSG_SYSMSG, 4)
// GFX12: s_sendmsg sendmsg(79, 0, 0) ; encoding: [0x4f,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_SYSMSG, 5)
// GFX12-ERR: :[[@LINE-1]]:31: error: invalid operation id

s_sendmsg sendmsg(MSG_SYSMSG, 6)
// GFX12-ERR: :[[@LINE-1]]:31: error: invalid operation id

s_sendmsg sendmsg(MSG_SYSMSG, 7)
// GFX12-ERR: :[[@LINE-1]]:31: error: invalid operation id

s_sendmsg sendmsg(MSG_SYSMSG, 8)
// GFX12-ERR: :[[@LINE-1]]:31: error: invalid operation id

s_sendmsg sendmsg(2, 0, 0)
// GFX12: s_sendmsg sendmsg(MSG_HS_TESSFACTOR) ; encoding: [0x02,0x00,0xb6,0xbf]

s_sendmsg sendmsg(MSG_GS_DONE, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, 0, 1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(2, 1, 1)
// GFX12: s_sendmsg 274 ; encoding: [0x12,0x01,0xb6,0xbf]

s_sendmsg sendmsg(MSG_GS_DONE, 1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, 1, 1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(2, 3, 3)
// GFX12: s_sendmsg 818 ; encoding: [0x32,0x03,0xb6,0xbf]

s_sendmsg sendmsg(MSG_GS_DONE, 3)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, 3, 1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(2, 4, 4)
// GFX12-ERR: :[[@LINE-1]]:25: error: invalid message stream id

s_sendmsg sendmsg(MSG_GS_DONE, 4)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, 4, 1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(2, -1, -1)
// GFX12-ERR: :[[@LINE-1]]:22: error: invalid operation id

s_sendmsg sendmsg(MSG_GS_DONE, -1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, -1, 1)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg 0
// GFX12: s_sendmsg sendmsg(0, 0, 0) ; encoding: [0x00,0x00,0xb6,0xbf]

s_sendmsg 1
// GFX12: s_sendmsg sendmsg(MSG_INTERRUPT) ; encoding: [0x01,0x00,0xb6,0xbf]

s_sendmsg 2
// GFX12: s_sendmsg sendmsg(MSG_HS_TESSFACTOR) ; encoding: [0x02,0x00,0xb6,0xbf]

s_sendmsg 3
// GFX12: s_sendmsg sendmsg(MSG_DEALLOC_VGPRS) ; encoding: [0x03,0x00,0xb6,0xbf]

s_sendmsg 0x12
// GFX12: s_sendmsg sendmsg(18, 0, 0) ; encoding: [0x12,0x00,0xb6,0xbf]

s_sendmsg 0x22
// GFX12: s_sendmsg sendmsg(34, 0, 0) ; encoding: [0x22,0x00,0xb6,0xbf]

s_sendmsg 0x32
// GFX12: s_sendmsg sendmsg(50, 0, 0) ; encoding: [0x32,0x00,0xb6,0xbf]

s_sendmsg 0x42
// GFX12: s_sendmsg sendmsg(66, 0, 0) ; encoding: [0x42,0x00,0xb6,0xbf]

s_sendmsg 0x122
// GFX12: s_sendmsg 290 ; encoding: [0x22,0x01,0xb6,0xbf]

s_sendmsg 0x322
// GFX12: s_sendmsg 802 ; encoding: [0x22,0x03,0xb6,0xbf]

s_sendmsg 0x422
// GFX12: s_sendmsg 1058 ; encoding: [0x22,0x04,0xb6,0xbf]

s_sendmsg 0x13
// GFX12: s_sendmsg sendmsg(19, 0, 0) ; encoding: [0x13,0x00,0xb6,0xbf]

s_sendmsg 0x23
// GFX12: s_sendmsg sendmsg(35, 0, 0) ; encoding: [0x23,0x00,0xb6,0xbf]

s_sendmsg 0x113
// GFX12: s_sendmsg 275 ; encoding: [0x13,0x01,0xb6,0xbf]

s_sendmsg 0xf
// GFX12: s_sendmsg sendmsg(15, 0, 0) ; encoding: [0x0f,0x00,0xb6,0xbf]

s_sendmsg 0x1f
// GFX12: s_sendmsg sendmsg(31, 0, 0) ; encoding: [0x1f,0x00,0xb6,0xbf]

s_sendmsg 0x2f
// GFX12: s_sendmsg sendmsg(47, 0, 0) ; encoding: [0x2f,0x00,0xb6,0xbf]

s_sendmsg 0x3f
// GFX12: s_sendmsg sendmsg(63, 0, 0) ; encoding: [0x3f,0x00,0xb6,0xbf]

s_sendmsg 0x4f
// GFX12: s_sendmsg sendmsg(79, 0, 0) ; encoding: [0x4f,0x00,0xb6,0xbf]

s_sendmsg 0x5f
// GFX12: s_sendmsg sendmsg(95, 0, 0) ; encoding: [0x5f,0x00,0xb6,0xbf]

s_sendmsg 0x81
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_DDID) ; encoding: [0x81,0x00,0xb6,0xbf]

s_sendmsg 0x80
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x00,0xb6,0xbf]

s_sendmsg 0x87
// GFX12: s_sendmsg sendmsg(MSG_RTN_GET_SE_AID_ID) ; encoding: [0x87,0x00,0xb6,0xbf]

s_sendmsg 0x88
// GFX12: s_sendmsg sendmsg(136, 0, 0) ; encoding: [0x88,0x00,0xb6,0xbf]

s_sendmsg 0x98
// GFX12: s_sendmsg sendmsg(152, 0, 0) ; encoding: [0x98,0x00,0xb6,0xbf]

s_sendmsg 0x99
// GFX12: s_sendmsg sendmsg(153, 0, 0) ; encoding: [0x99,0x00,0xb6,0xbf]

s_sendmsg 0x100
// GFX12: s_sendmsg 256 ; encoding: [0x00,0x01,0xb6,0xbf]

s_sendmsg 0x103
// GFX12: s_sendmsg sendmsg(MSG_DEALLOC_VGPRS) ; encoding: [0x03,0x01,0xb6,0xbf]

s_sendmsg 0x3ff
// GFX12: s_sendmsg 1023 ; encoding: [0xff,0x03,0xb6,0xbf]

s_sendmsg 0x400
// GFX12: s_sendmsg 1024 ; encoding: [0x00,0x04,0xb6,0xbf]

s_sendmsg 0x8000
// GFX12: s_sendmsg 32768 ; encoding: [0x00,0x80,0xb6,0xbf]

s_sendmsg 0xffff
// GFX12: s_sendmsg 65535 ; encoding: [0xff,0xff,0xb6,0xbf]

s_sendmsg 0x10000
// GFX12-ERR: :[[@LINE-1]]:11: error: invalid immediate: only 16-bit values are legal

s_sendmsg -1
// GFX12-ERR: :[[@LINE-1]]:11: error: invalid immediate: only 16-bit values are legal

s_sendmsg sendmsg(MSG_INTERRUPT, 0)
// GFX12-ERR: :[[@LINE-1]]:34: error: message does not support operations

s_sendmsg sendmsg(MSG_INTERRUPT, GS_OP_NOP)
// GFX12-ERR: :[[@LINE-1]]:34: error: message does not support operations

s_sendmsg sendmsg(MSG_INTERRUPT, 0, 0)
// GFX12-ERR: :[[@LINE-1]]:34: error: message does not support operations

s_sendmsg sendmsg(MSG_GS)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, SYSMSG_OP_REG_RD)
// GFX12-ERR: :[[@LINE-1]]:27: error: expected an operation name or an absolute expression

s_sendmsg sendmsg(MSG_GS, 0)
// GFX12-ERR: :[[@LINE-1]]:19: error: specified message id is not supported on this GPU

s_sendmsg sendmsg(MSG_GS, 1, 0, 2)
// GFX12-ERR: :[[@LINE-1]]:31: error: expected a closing parenthesis

s_sendmsg sendmsg(MSG_SYSMSG)
// GFX12-ERR: :[[@LINE-1]]:19: error: missing message operation

s_sendmsg sendmsg(MSG_SYSMSG, GS_OP_EMIT)
// GFX12-ERR: :[[@LINE-1]]:31: error: expected an operation name or an absolute expression

s_sendmsg sendmsg(MSG_SYSMSG, WRONG)
// GFX12-ERR: :[[@LINE-1]]:31: error: expected an operation name or an absolute expression

s_sendmsg sendmsg(MSG_GS, WRONG)
// GFX12-ERR: :[[@LINE-1]]:27: error: expected an operation name or an absolute expression

s_sendmsg sendmsg(MSG_WRONG)
// GFX12-ERR: :[[@LINE-1]]:19: error: expected a message name or an absolute expression

s_sendmsg sendmsg(MSG_WRONG, 1)
// GFX12-ERR: :[[@LINE-1]]:19: error: expected a message name or an absolute expression

s_sendmsg sendmsg(2, GS_OP_EMIT, 1)
// GFX12: s_sendmsg 290 ; encoding: [0x22,0x01,0xb6,0xbf]

s_sendmsg sendmsg(2, GS_OP_NOP)
// GFX12: s_sendmsg sendmsg(MSG_HS_TESSFACTOR) ; encoding: [0x02,0x00,0xb6,0xbf]

s_sendmsg sendmsg(15, SYSMSG_OP_HOST_TRAP_ACK)
// GFX12-ERR: :[[@LINE-1]]:23: error: specified operation id is not supported on this GPU

s_sendmsg sendmsg(15, SYSMSG_OP_REG_RD, 2)
// GFX12: s_sendmsg 559 ; encoding: [0x2f,0x02,0xb6,0xbf]

s_sendmsg sendmsg(1+1, 1*2, 3-2)
// GFX12: s_sendmsg 290 ; encoding: [0x22,0x01,0xb6,0xbf]

s_sendmsg sendmsg(3, 7, 3)
// GFX12: s_sendmsg 883 ; encoding: [0x73,0x03,0xb6,0xbf]

s_sendmsg sendmsg(3, 8, 3)
// GFX12-ERR: :[[@LINE-1]]:22: error: invalid operation id

s_sendmsg sendmsg(3, 7, 4)
// GFX12-ERR: :[[@LINE-1]]:25: error: invalid message stream id

s_sendmsg sendmsg(3, -1)
// GFX12-ERR: :[[@LINE-1]]:22: error: invalid operation id

s_sendmsg sendmsg(3, 0, -1)
// GFX12-ERR: :[[@LINE-1]]:25: error: invalid message stream id

s_sendmsg sendmsg(16, 8, 4)
// GFX12-ERR: :[[@LINE-1]]:23: error: invalid operation id

s_sendmsg sendmsg()
// GFX12-ERR: :[[@LINE-1]]:19: error: unknown token in expression

s_sendmsg sendmsg(,)
// GFX12-ERR: :[[@LINE-1]]:19: error: unknown token in expression

s_sendmsg sendmsg(MSG_GS,
// GFX12-ERR: :[[@LINE-1]]:26: error: unknown token in expression

s_sendmsg sendmsg(MSG_GS, )
// GFX12-ERR: :[[@LINE-1]]:27: error: unknown token in expression

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT
// GFX12-ERR: :[[@LINE-1]]:36: error: expected a closing parenthesis

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT,
// GFX12-ERR: :[[@LINE-1]]:37: error: unknown token in expression

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, )
// GFX12-ERR: :[[@LINE-1]]:38: error: unknown token in expression

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, wrong)
// GFX12-ERR: :[[@LINE-1]]:38: error: expected absolute expression

s_sendmsg sendmsg(MSG_GS GS_OP_CUT)
// GFX12-ERR: :[[@LINE-1]]:26: error: expected a closing parenthesis

s_sendmsg sendmsg(MSG_GS, GS_OP_CUT 0)
// GFX12-ERR: :[[@LINE-1]]:37: error: expected a closing parenthesis

s_sendmsg sendmsg(MSG_INTERRUPT
// GFX12-ERR: :[[@LINE-1]]:32: error: expected a closing parenthesis

s_sendmsg sendmsg
// GFX12-ERR: :[[@LINE-1]]:11: error: expected a sendmsg macro or an absolute expression

s_sendmsg sendmsg (1)
// GFX12: s_sendmsg sendmsg(MSG_INTERRUPT) ; encoding: [0x01,0x00,0xb6,0xbf]

s_sendmsg MSG_INTERRUPT
// GFX12-ERR: :[[@LINE-1]]:11: error: expected a sendmsg macro or an absolute expression

s_sendmsg wrong
// GFX12-ERR: :[[@LINE-1]]:11: error: expected a sendmsg macro or an absolute expression

s_sendmsg 1.0
// GFX12-ERR: :[[@LINE-1]]:11: error: invalid immediate: only 16-bit values are legal

s_sendmsg v1
// GFX12-ERR: :[[@LINE-1]]:11: error: expected a sendmsg macro or an absolute expression

s_sendmsg "text"
// GFX12-ERR: :[[@LINE-1]]:11: error: expected a sendmsg macro or an absolute expression

s_sendmsg {id: 1}
// GFX12-ERR: :[[@LINE-1]]:11: error: unknown token in expression

s_sendmsghalt sendmsg(MSG_INTERRUPT)
// GFX12: s_sendmsghalt sendmsg(MSG_INTERRUPT) ; encoding: [0x01,0x00,0xb7,0xbf]

s_sendmsghalt sendmsg(MSG_GS_ALLOC_REQ)
// GFX12: s_sendmsghalt sendmsg(MSG_GS_ALLOC_REQ) ; encoding: [0x09,0x00,0xb7,0xbf]

s_sendmsghalt 3
// GFX12: s_sendmsghalt sendmsg(MSG_DEALLOC_VGPRS) ; encoding: [0x03,0x00,0xb7,0xbf]

s_sendmsghalt sendmsg(16)
// GFX12: s_sendmsghalt sendmsg(16, 0, 0) ; encoding: [0x10,0x00,0xb7,0xbf]

s_sendmsghalt -1
// GFX12-ERR: :[[@LINE-1]]:15: error: invalid immediate: only 16-bit values are legal

s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_DOORBELL)
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x4c,0x82,0xbe]

s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_DOORBELL)
// GFX12: s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x4d,0x82,0xbe]

s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_TMA)
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_TMA) ; encoding: [0x82,0x4c,0x82,0xbe]

s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_TMA)
// GFX12: s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_TMA) ; encoding: [0x82,0x4d,0x82,0xbe]

s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_SE_AID_ID)
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_SE_AID_ID) ; encoding: [0x87,0x4c,0x82,0xbe]

s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_SE_AID_ID)
// GFX12: s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_SE_AID_ID) ; encoding: [0x87,0x4d,0x82,0xbe]

s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_SAVE_WAVE_HAS_TDM)
// GFX12-ERR: :[[@LINE-1]]:31: error: specified message id is not supported on this GPU

s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_SAVE_WAVE_HAS_TDM)
// GFX12-ERR: :[[@LINE-1]]:35: error: specified message id is not supported on this GPU

s_sendmsg_rtn_b32 s2, sendmsg(MSG_INTERRUPT)
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(MSG_INTERRUPT) ; encoding: [0x01,0x4c,0x82,0xbe]

s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_INTERRUPT)
// GFX12: s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_INTERRUPT) ; encoding: [0x01,0x4d,0x82,0xbe]

s_sendmsg_rtn_b32 s2, sendmsg(MSG_WRONG)
// GFX12-ERR: :[[@LINE-1]]:31: error: expected a message name or an absolute expression

s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_WRONG)
// GFX12-ERR: :[[@LINE-1]]:35: error: expected a message name or an absolute expression

s_sendmsg_rtn_b32 s2, sendmsg(128)
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x4c,0x82,0xbe]

s_sendmsg_rtn_b64 s[2:3], sendmsg(128)
// GFX12: s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_DOORBELL) ; encoding: [0x80,0x4d,0x82,0xbe]

s_sendmsg_rtn_b32 s2, sendmsg(0)
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(0, 0, 0) ; encoding: [0x00,0x4c,0x82,0xbe]

s_sendmsg_rtn_b64 s[2:3], sendmsg(0)
// GFX12: s_sendmsg_rtn_b64 s[2:3], sendmsg(0, 0, 0) ; encoding: [0x00,0x4d,0x82,0xbe]

s_sendmsg_rtn_b32 s2, sendmsg(255)
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(255, 0, 0) ; encoding: [0xff,0x4c,0x82,0xbe]

s_sendmsg_rtn_b64 s[2:3], sendmsg(255)
// GFX12: s_sendmsg_rtn_b64 s[2:3], sendmsg(255, 0, 0) ; encoding: [0xff,0x4d,0x82,0xbe]

s_sendmsg_rtn_b32 s2, sendmsg(256)
// GFX12-ERR: :[[@LINE-1]]:31: error: invalid message id

s_sendmsg_rtn_b64 s[2:3], sendmsg(256)
// GFX12-ERR: :[[@LINE-1]]:35: error: invalid message id

s_sendmsg_rtn_b32 s2, 0x83
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(MSG_RTN_GET_REALTIME) ; encoding: [0x83,0x4c,0x82,0xbe]

s_sendmsg_rtn_b32 s2, 0x99
// GFX12: s_sendmsg_rtn_b32 s2, sendmsg(153, 0, 0) ; encoding: [0x99,0x4c,0x82,0xbe]

s_sendmsg_rtn_b32 s2, 65536
// GFX12-ERR: :[[@LINE-1]]:23: error: invalid immediate: only 16-bit values are legal

s_sendmsg_rtn_b64 s[2:3], 0x183
// GFX12: s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_REALTIME) ; encoding: [0x83,0x4d,0x82,0xbe]
