// Hardware registers: hwreg(...), fields in braces, plain numbers.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -show-encoding %s | FileCheck --check-prefix=GFX8 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx803 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX8-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx810 -show-encoding %s | FileCheck --check-prefix=GFX8 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx810 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX8-ERR --implicit-check-not=error: %s

s_getreg_b32 s2, hwreg(HW_REG_WAVE_MODE)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_MODE)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE) ; encoding: [0x01,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_WAVE_STATUS)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_STATUS)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_STATUS) ; encoding: [0x02,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_TRAPSTS)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_TRAPSTS) ; encoding: [0x03,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_HW_ID)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_HW_ID) ; encoding: [0x04,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_WAVE_STATE_PRIV)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_STATE_PRIV)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_GPR_ALLOC)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_GPR_ALLOC)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_GPR_ALLOC) ; encoding: [0x05,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_WAVE_LDS_ALLOC)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_LDS_ALLOC)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_LDS_ALLOC) ; encoding: [0x06,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_IB_STS)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_IB_STS) ; encoding: [0x07,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_PERF_SNAPSHOT_DATA)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_PERF_SNAPSHOT_PC_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_PERF_SNAPSHOT_PC_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SH_MEM_BASES)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_PERF_SNAPSHOT_DATA1)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_TBA_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_PERF_SNAPSHOT_DATA2)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_TBA_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_EXCP_FLAG_PRIV)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_EXCP_FLAG_PRIV)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_TMA_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_EXCP_FLAG_USER)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_EXCP_FLAG_USER)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_TMA_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_TRAP_CTRL)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_TRAP_CTRL)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_FLAT_SCR_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_SCRATCH_BASE_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SCRATCH_BASE_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_XCC_ID)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_FLAT_SCR_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_SCRATCH_BASE_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SCRATCH_BASE_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SQ_PERF_SNAPSHOT_DATA)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_XNACK_MASK)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SQ_PERF_SNAPSHOT_DATA1)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_HW_ID1)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_HW_ID1)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SQ_PERF_SNAPSHOT_PC_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_HW_ID2)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_HW_ID2)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SQ_PERF_SNAPSHOT_PC_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_POPS_PACKER)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_SCHED_MODE)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_IB_STS2)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SHADER_CYCLES)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SHADER_CYCLES_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_SHADER_CYCLES_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_DVGPR_ALLOC_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_DVGPR_ALLOC_LO)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_WAVE_DVGPR_ALLOC_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_DVGPR_ALLOC_HI)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(HW_REG_XNACK_STATE_PRIV)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: not supported on this GPU

s_getreg_b32 s2, hwreg(0)
// GFX8: s_getreg_b32 s2, hwreg(0) ; encoding: [0x00,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(1)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE) ; encoding: [0x01,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(2)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_STATUS) ; encoding: [0x02,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(3)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_TRAPSTS) ; encoding: [0x03,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(4)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_HW_ID) ; encoding: [0x04,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(5)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_GPR_ALLOC) ; encoding: [0x05,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(6)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_LDS_ALLOC) ; encoding: [0x06,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(7)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_IB_STS) ; encoding: [0x07,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(8)
// GFX8: s_getreg_b32 s2, hwreg(8) ; encoding: [0x08,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(9)
// GFX8: s_getreg_b32 s2, hwreg(9) ; encoding: [0x09,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(10)
// GFX8: s_getreg_b32 s2, hwreg(10) ; encoding: [0x0a,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(11)
// GFX8: s_getreg_b32 s2, hwreg(11) ; encoding: [0x0b,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(12)
// GFX8: s_getreg_b32 s2, hwreg(12) ; encoding: [0x0c,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(13)
// GFX8: s_getreg_b32 s2, hwreg(13) ; encoding: [0x0d,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(14)
// GFX8: s_getreg_b32 s2, hwreg(14) ; encoding: [0x0e,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(15)
// GFX8: s_getreg_b32 s2, hwreg(15) ; encoding: [0x0f,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(16)
// GFX8: s_getreg_b32 s2, hwreg(16) ; encoding: [0x10,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(17)
// GFX8: s_getreg_b32 s2, hwreg(17) ; encoding: [0x11,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(18)
// GFX8: s_getreg_b32 s2, hwreg(18) ; encoding: [0x12,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(19)
// GFX8: s_getreg_b32 s2, hwreg(19) ; encoding: [0x13,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(20)
// GFX8: s_getreg_b32 s2, hwreg(20) ; encoding: [0x14,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(21)
// GFX8: s_getreg_b32 s2, hwreg(21) ; encoding: [0x15,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(22)
// GFX8: s_getreg_b32 s2, hwreg(22) ; encoding: [0x16,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(23)
// GFX8: s_getreg_b32 s2, hwreg(23) ; encoding: [0x17,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(24)
// GFX8: s_getreg_b32 s2, hwreg(24) ; encoding: [0x18,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(25)
// GFX8: s_getreg_b32 s2, hwreg(25) ; encoding: [0x19,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(26)
// GFX8: s_getreg_b32 s2, hwreg(26) ; encoding: [0x1a,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(27)
// GFX8: s_getreg_b32 s2, hwreg(27) ; encoding: [0x1b,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(28)
// GFX8: s_getreg_b32 s2, hwreg(28) ; encoding: [0x1c,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(29)
// GFX8: s_getreg_b32 s2, hwreg(29) ; encoding: [0x1d,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(30)
// GFX8: s_getreg_b32 s2, hwreg(30) ; encoding: [0x1e,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(31)
// GFX8: s_getreg_b32 s2, hwreg(31) ; encoding: [0x1f,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(32)
// GFX8: s_getreg_b32 s2, hwreg(32) ; encoding: [0x20,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(33)
// GFX8: s_getreg_b32 s2, hwreg(33) ; encoding: [0x21,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(34)
// GFX8: s_getreg_b32 s2, hwreg(34) ; encoding: [0x22,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(35)
// GFX8: s_getreg_b32 s2, hwreg(35) ; encoding: [0x23,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(36)
// GFX8: s_getreg_b32 s2, hwreg(36) ; encoding: [0x24,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(62)
// GFX8: s_getreg_b32 s2, hwreg(62) ; encoding: [0x3e,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(63)
// GFX8: s_getreg_b32 s2, hwreg(63) ; encoding: [0x3f,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(64)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: only 6-bit values are legal

s_getreg_b32 s2, hwreg(-1)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: only 6-bit values are legal

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0, 32)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE) ; encoding: [0x01,0xf8,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_MODE, 1, 31)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE, 1, 31) ; encoding: [0x41,0xf0,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_MODE, 31, 1)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE, 31, 1) ; encoding: [0xc1,0x07,0x82,0xb8]

s_getreg_b32 s2, hwreg(HW_REG_MODE, 32, 1)
// GFX8-ERR: :[[@LINE-1]]:37: error: invalid bit offset: only 5-bit values are legal

s_getreg_b32 s2, hwreg(HW_REG_MODE, -1, 1)
// GFX8-ERR: :[[@LINE-1]]:37: error: invalid bit offset: only 5-bit values are legal

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0, 0)
// GFX8-ERR: :[[@LINE-1]]:40: error: invalid bitfield width: only values from 1 to 32 are legal

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0, 33)
// GFX8-ERR: :[[@LINE-1]]:40: error: invalid bitfield width: only values from 1 to 32 are legal

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0, -1)
// GFX8-ERR: :[[@LINE-1]]:40: error: invalid bitfield width: only values from 1 to 32 are legal

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0x8000000000000000, 1)
// GFX8-ERR: :[[@LINE-1]]:37: error: invalid bit offset: only 5-bit values are legal

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0, 0x8000000000000000)
// GFX8-ERR: :[[@LINE-1]]:40: error: invalid bitfield width: only values from 1 to 32 are legal

s_getreg_b32 s2, hwreg(5, 1, 2)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_GPR_ALLOC, 1, 2) ; encoding: [0x45,0x08,0x82,0xb8]

s_getreg_b32 s2, hwreg(51, 1, 31)
// GFX8: s_getreg_b32 s2, hwreg(51, 1, 31) ; encoding: [0x73,0xf0,0x82,0xb8]

s_getreg_b32 s2, hwreg(2+3, 1+1, 3*4)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_GPR_ALLOC, 2, 12) ; encoding: [0x85,0x58,0x82,0xb8]

s_getreg_b32 s2, hwreg(3, 32, 32)
// GFX8-ERR: :[[@LINE-1]]:27: error: invalid bit offset: only 5-bit values are legal

s_getreg_b32 s2, hwreg(64, 32, 33)
// GFX8-ERR: :[[@LINE-1]]:24: error: invalid hardware register: only 6-bit values are legal

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0)
// GFX8-ERR: :[[@LINE-1]]:38: error: expected a comma

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0, 1
// GFX8-ERR: :[[@LINE-1]]:41: error: expected a closing parenthesis

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0, 1, 2)
// GFX8-ERR: :[[@LINE-1]]:41: error: expected a closing parenthesis

s_getreg_b32 s2, hwreg(HW_REG_MODE,)
// GFX8-ERR: :[[@LINE-1]]:36: error: unknown token in expression

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0,)
// GFX8-ERR: :[[@LINE-1]]:39: error: unknown token in expression

s_getreg_b32 s2, hwreg(HW_REG_MODE 0, 1)
// GFX8-ERR: :[[@LINE-1]]:36: error: expected a comma or a closing parenthesis

s_getreg_b32 s2, hwreg(HW_REG_MODE
// GFX8-ERR: :[[@LINE-1]]:35: error: expected a comma or a closing parenthesis

s_getreg_b32 s2, hwreg(HW_REG_MODE, 0 1)
// GFX8-ERR: :[[@LINE-1]]:39: error: expected a comma

s_getreg_b32 s2, hwreg(HW_REG_WRONG)
// GFX8-ERR: :[[@LINE-1]]:24: error: expected a register name or an absolute expression

s_getreg_b32 s2, hwreg(HW_REG_HW_ID, 99, 99)
// GFX8-ERR: :[[@LINE-1]]:38: error: invalid bit offset: only 5-bit values are legal

s_getreg_b32 s2, hwreg(HW_REG_TRAPSTS, 99, 99)
// GFX8-ERR: :[[@LINE-1]]:40: error: invalid bit offset: only 5-bit values are legal

s_getreg_b32 s2, hwreg(wrong+1)
// GFX8-ERR: :[[@LINE-1]]:24: error: expected a register name or an absolute expression

s_getreg_b32 s2, hwreg()
// GFX8-ERR: :[[@LINE-1]]:24: error: unknown token in expression

s_getreg_b32 s2, hwreg(,)
// GFX8-ERR: :[[@LINE-1]]:24: error: unknown token in expression

s_getreg_b32 s2, hwreg
// GFX8-ERR: :[[@LINE-1]]:18: error: expected a hwreg macro, structured immediate or an absolute expression

s_getreg_b32 s2, hwreg (1, 2, 3)
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE, 2, 3) ; encoding: [0x81,0x10,0x82,0xb8]

s_getreg_b32 s2, HW_REG_MODE
// GFX8-ERR: :[[@LINE-1]]:18: error: expected a hwreg macro, structured immediate or an absolute expression

s_getreg_b32 s2, {id: 1, offset: 2, size: 3}
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE, 2, 3) ; encoding: [0x81,0x10,0x82,0xb8]

s_getreg_b32 s2, {id: 1}
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE) ; encoding: [0x01,0xf8,0x82,0xb8]

s_getreg_b32 s2, {offset: 3, id: 4}
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_HW_ID, 3, 32) ; encoding: [0xc4,0xf8,0x82,0xb8]

s_getreg_b32 s2, {size: 32, offset: 0, id: 1}
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE) ; encoding: [0x01,0xf8,0x82,0xb8]

s_getreg_b32 s2, {size: 8}
// GFX8: s_getreg_b32 s2, hwreg(0, 0, 8) ; encoding: [0x00,0x38,0x82,0xb8]

s_getreg_b32 s2, {}
// GFX8: s_getreg_b32 s2, hwreg(0) ; encoding: [0x00,0xf8,0x82,0xb8]

s_getreg_b32 s2, {id: 64}
// GFX8-ERR: :[[@LINE-1]]:23: error: invalid hardware register: only 6-bit values are legal

s_getreg_b32 s2, {id: -1}
// GFX8-ERR: :[[@LINE-1]]:23: error: invalid hardware register: only 6-bit values are legal

s_getreg_b32 s2, {offset: 32}
// GFX8-ERR: :[[@LINE-1]]:27: error: invalid bit offset: only 5-bit values are legal

s_getreg_b32 s2, {size: 0}
// GFX8-ERR: :[[@LINE-1]]:25: error: invalid bitfield width: only values from 1 to 32 are legal

s_getreg_b32 s2, {size: 33}
// GFX8-ERR: :[[@LINE-1]]:25: error: invalid bitfield width: only values from 1 to 32 are legal

s_getreg_b32 s2, {id: 64, size: 33}
// GFX8-ERR: :[[@LINE-1]]:23: error: invalid hardware register: only 6-bit values are legal

s_getreg_b32 s2, {id: 1, id: 2}
// GFX8-ERR: :[[@LINE-1]]:26: error: duplicate field

s_getreg_b32 s2, {id: 1, wrong: 2}
// GFX8-ERR: :[[@LINE-1]]:26: error: unknown field

s_getreg_b32 s2, {wrong: 2}
// GFX8-ERR: :[[@LINE-1]]:19: error: unknown field

s_getreg_b32 s2, {id: 1 offset: 2}
// GFX8-ERR: :[[@LINE-1]]:25: error: comma or closing brace expected

s_getreg_b32 s2, {id: 1, }
// GFX8-ERR: :[[@LINE-1]]:26: error: field name expected

s_getreg_b32 s2, {id 1}
// GFX8-ERR: :[[@LINE-1]]:22: error: colon expected

s_getreg_b32 s2, {id: }
// GFX8-ERR: :[[@LINE-1]]:23: error: unknown token in expression

s_getreg_b32 s2, {id: wrong}
// GFX8-ERR: :[[@LINE-1]]:23: error: expected absolute expression

s_getreg_b32 s2, {1: 2}
// GFX8-ERR: :[[@LINE-1]]:19: error: field name expected

s_getreg_b32 s2, {id: 1, offset: 2, size: 3
// GFX8-ERR: :[[@LINE-1]]:44: error: comma or closing brace expected

s_getreg_b32 s2, {id: 2*2, offset: 1+2, size: (5)}
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_HW_ID, 3, 5) ; encoding: [0xc4,0x20,0x82,0xb8]

s_getreg_b32 s2, {id: HW_REG_MODE}
// GFX8-ERR: :[[@LINE-1]]:23: error: expected absolute expression

s_getreg_b32 s2, 0x1801
// GFX8: s_getreg_b32 s2, hwreg(HW_REG_MODE, 0, 4) ; encoding: [0x01,0x18,0x82,0xb8]

s_getreg_b32 s2, 0
// GFX8: s_getreg_b32 s2, hwreg(0, 0, 1) ; encoding: [0x00,0x00,0x82,0xb8]

s_getreg_b32 s2, 0xffff
// GFX8: s_getreg_b32 s2, hwreg(63, 31, 32) ; encoding: [0xff,0xff,0x82,0xb8]

s_getreg_b32 s2, 65535
// GFX8: s_getreg_b32 s2, hwreg(63, 31, 32) ; encoding: [0xff,0xff,0x82,0xb8]

s_getreg_b32 s2, 65536
// GFX8-ERR: :[[@LINE-1]]:18: error: invalid immediate: only 16-bit values are legal

s_getreg_b32 s2, -1
// GFX8-ERR: :[[@LINE-1]]:18: error: invalid immediate: only 16-bit values are legal

s_getreg_b32 s2, 0x10000
// GFX8-ERR: :[[@LINE-1]]:18: error: invalid immediate: only 16-bit values are legal

s_getreg_b32 s2, wrong
// GFX8-ERR: :[[@LINE-1]]:18: error: expected a hwreg macro, structured immediate or an absolute expression

s_getreg_b32 s2, v0
// GFX8-ERR: :[[@LINE-1]]:18: error: expected a hwreg macro, structured immediate or an absolute expression

s_getreg_b32 s2, s0
// GFX8-ERR: :[[@LINE-1]]:18: error: expected a hwreg macro, structured immediate or an absolute expression

s_getreg_b32 s2, "text"
// GFX8-ERR: :[[@LINE-1]]:18: error: expected a hwreg macro, structured immediate or an absolute expression

s_getreg_b32 s2, 1.0
// GFX8-ERR: :[[@LINE-1]]:18: error: invalid immediate: only 16-bit values are legal

s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s2
// GFX8: s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s2 ; encoding: [0x01,0x19,0x02,0xb9]

s_setreg_b32 hwreg(2), s2
// GFX8: s_setreg_b32 hwreg(HW_REG_STATUS), s2 ; encoding: [0x02,0xf8,0x02,0xb9]

s_setreg_b32 0x1801, s2
// GFX8: s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s2 ; encoding: [0x01,0x18,0x02,0xb9]

s_setreg_b32 {id: 3, size: 7}, s2
// GFX8: s_setreg_b32 hwreg(HW_REG_TRAPSTS, 0, 7), s2 ; encoding: [0x03,0x30,0x02,0xb9]

s_setreg_b32 hwreg(HW_REG_MODE, 4, 4) s2
// GFX8: s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s2 ; encoding: [0x01,0x19,0x02,0xb9]

s_setreg_b32 hwreg(HW_REG_MODE, 4, 33), s2
// GFX8-ERR: :[[@LINE-1]]:36: error: invalid bitfield width: only values from 1 to 32 are legal

s_setreg_b32 65536, s2
// GFX8-ERR: :[[@LINE-1]]:14: error: invalid immediate: only 16-bit values are legal

s_setreg_b32 {id: 65}, s2
// GFX8-ERR: :[[@LINE-1]]:19: error: invalid hardware register: only 6-bit values are legal

s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0x10
// GFX8: s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 16 ; encoding: [0x01,0x19,0x00,0xba,0x10,0x00,0x00,0x00]

s_setreg_imm32_b32 hwreg(7), 255
// GFX8: s_setreg_imm32_b32 hwreg(HW_REG_IB_STS), 0xff ; encoding: [0x07,0xf8,0x00,0xba,0xff,0x00,0x00,0x00]

s_setreg_imm32_b32 0x1801, 1
// GFX8: s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 1 ; encoding: [0x01,0x18,0x00,0xba,0x01,0x00,0x00,0x00]

s_setreg_imm32_b32 {id: 3, size: 7}, 12
// GFX8: s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 0, 7), 12 ; encoding: [0x03,0x30,0x00,0xba,0x0c,0x00,0x00,0x00]

s_setreg_imm32_b32 hwreg(99), 3
// GFX8-ERR: :[[@LINE-1]]:26: error: invalid hardware register: only 6-bit values are legal
