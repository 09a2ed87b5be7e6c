// VGPR indexing modes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX9-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX9-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX9-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX9-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX9-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx950 -show-encoding %s | FileCheck --check-prefix=GFX9 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx950 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX9-ERR --implicit-check-not=error: %s

s_set_gpr_idx_on s0, gpr_idx()
// GFX9: s_set_gpr_idx_on s0, gpr_idx() ; encoding: [0x00,0x00,0x11,0xbf]

s_set_gpr_idx_mode gpr_idx()
// GFX9: s_set_gpr_idx_mode gpr_idx() ; encoding: [0x00,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, gpr_idx(SRC0)
// GFX9: s_set_gpr_idx_on s0, gpr_idx(SRC0) ; encoding: [0x00,0x01,0x11,0xbf]

s_set_gpr_idx_mode gpr_idx(SRC0)
// GFX9: s_set_gpr_idx_mode gpr_idx(SRC0) ; encoding: [0x01,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, gpr_idx(SRC1)
// GFX9: s_set_gpr_idx_on s0, gpr_idx(SRC1) ; encoding: [0x00,0x02,0x11,0xbf]

s_set_gpr_idx_mode gpr_idx(SRC1)
// GFX9: s_set_gpr_idx_mode gpr_idx(SRC1) ; encoding: [0x02,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, gpr_idx(SRC2)
// GFX9: s_set_gpr_idx_on s0, gpr_idx(SRC2) ; encoding: [0x00,0x04,0x11,0xbf]

s_set_gpr_idx_mode gpr_idx(SRC2)
// GFX9: s_set_gpr_idx_mode gpr_idx(SRC2) ; encoding: [0x04,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, gpr_idx(DST)
// GFX9: s_set_gpr_idx_on s0, gpr_idx(DST) ; encoding: [0x00,0x08,0x11,0xbf]

s_set_gpr_idx_mode gpr_idx(DST)
// GFX9: s_set_gpr_idx_mode gpr_idx(DST) ; encoding: [0x08,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC1,SRC2,DST)
// GFX9: s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC1,SRC2,DST) ; encoding: [0x00,0x0f,0x11,0xbf]

s_set_gpr_idx_mode gpr_idx(SRC0,SRC1,SRC2,DST)
// GFX9: s_set_gpr_idx_mode gpr_idx(SRC0,SRC1,SRC2,DST) ; encoding: [0x0f,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, gpr_idx(DST, SRC0)
// GFX9: s_set_gpr_idx_on s0, gpr_idx(SRC0,DST) ; encoding: [0x00,0x09,0x11,0xbf]

s_set_gpr_idx_mode gpr_idx(DST, SRC0)
// GFX9: s_set_gpr_idx_mode gpr_idx(SRC0,DST) ; encoding: [0x09,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, gpr_idx(SRC0, SRC0)
// GFX9-ERR: :[[@LINE-1]]:36: error: duplicate VGPR index mode

s_set_gpr_idx_mode gpr_idx(SRC0, SRC0)
// GFX9-ERR: :[[@LINE-1]]:34: error: duplicate VGPR index mode

s_set_gpr_idx_on s0, gpr_idx(SRC3)
// GFX9-ERR: :[[@LINE-1]]:30: error: expected a VGPR index mode or a closing parenthesis

s_set_gpr_idx_mode gpr_idx(SRC3)
// GFX9-ERR: :[[@LINE-1]]:28: error: expected a VGPR index mode or a closing parenthesis

s_set_gpr_idx_on s0, gpr_idx(SRC0,)
// GFX9-ERR: :[[@LINE-1]]:35: error: expected a VGPR index mode

s_set_gpr_idx_mode gpr_idx(SRC0,)
// GFX9-ERR: :[[@LINE-1]]:33: error: expected a VGPR index mode

s_set_gpr_idx_on s0, gpr_idx(SRC0 DST)
// GFX9-ERR: :[[@LINE-1]]:35: error: expected a comma or a closing parenthesis

s_set_gpr_idx_mode gpr_idx(SRC0 DST)
// GFX9-ERR: :[[@LINE-1]]:33: error: expected a comma or a closing parenthesis

s_set_gpr_idx_on s0, gpr_idx(
// GFX9-ERR: :[[@LINE-1]]:30: error: expected a VGPR index mode or a closing parenthesis

s_set_gpr_idx_mode gpr_idx(
// GFX9-ERR: :[[@LINE-1]]:28: error: expected a VGPR index mode or a closing parenthesis

s_set_gpr_idx_on s0, gpr_idx(SRC0
// GFX9-ERR: :[[@LINE-1]]:34: error: expected a comma or a closing parenthesis

s_set_gpr_idx_mode gpr_idx(SRC0
// GFX9-ERR: :[[@LINE-1]]:32: error: expected a comma or a closing parenthesis

s_set_gpr_idx_on s0, gpr_idx(1)
// GFX9-ERR: :[[@LINE-1]]:30: error: expected a VGPR index mode or a closing parenthesis

s_set_gpr_idx_mode gpr_idx(1)
// GFX9-ERR: :[[@LINE-1]]:28: error: expected a VGPR index mode or a closing parenthesis

s_set_gpr_idx_on s0, gpr_idx(src0)
// GFX9-ERR: :[[@LINE-1]]:30: error: expected a VGPR index mode or a closing parenthesis

s_set_gpr_idx_mode gpr_idx(src0)
// GFX9-ERR: :[[@LINE-1]]:28: error: expected a VGPR index mode or a closing parenthesis

s_set_gpr_idx_on s0, gpr_idx
// GFX9-ERR: :[[@LINE-1]]:22: error: expected absolute expression

s_set_gpr_idx_mode gpr_idx
// GFX9-ERR: :[[@LINE-1]]:20: error: expected absolute expression

s_set_gpr_idx_on s0, 0
// GFX9: s_set_gpr_idx_on s0, gpr_idx() ; encoding: [0x00,0x00,0x11,0xbf]

s_set_gpr_idx_mode 0
// GFX9: s_set_gpr_idx_mode gpr_idx() ; encoding: [0x00,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, 5
// GFX9: s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC2) ; encoding: [0x00,0x05,0x11,0xbf]

s_set_gpr_idx_mode 5
// GFX9: s_set_gpr_idx_mode gpr_idx(SRC0,SRC2) ; encoding: [0x05,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, 15
// GFX9: s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC1,SRC2,DST) ; encoding: [0x00,0x0f,0x11,0xbf]

s_set_gpr_idx_mode 15
// GFX9: s_set_gpr_idx_mode gpr_idx(SRC0,SRC1,SRC2,DST) ; encoding: [0x0f,0x00,0x9d,0xbf]

s_set_gpr_idx_on s0, 16
// GFX9-ERR: :[[@LINE-1]]:22: error: invalid immediate: only 4-bit values are legal

s_set_gpr_idx_mode 16
// GFX9-ERR: :[[@LINE-1]]:20: error: invalid immediate: only 4-bit values are legal

s_set_gpr_idx_on s0, -1
// GFX9-ERR: :[[@LINE-1]]:22: error: invalid immediate: only 4-bit values are legal

s_set_gpr_idx_mode -1
// GFX9-ERR: :[[@LINE-1]]:20: error: invalid immediate: only 4-bit values are legal

s_set_gpr_idx_on s0, wrong
// GFX9-ERR: :[[@LINE-1]]:22: error: expected absolute expression

s_set_gpr_idx_mode wrong
// GFX9-ERR: :[[@LINE-1]]:20: error: expected absolute expression

s_set_gpr_idx_on s0, v0
// GFX9-ERR: :[[@LINE-1]]:22: error: expected absolute expression

s_set_gpr_idx_mode v0
// GFX9-ERR: :[[@LINE-1]]:20: error: expected absolute expression

s_set_gpr_idx_on s0, 1.0
// GFX9-ERR: :[[@LINE-1]]:22: error: invalid immediate: only 4-bit values are legal

s_set_gpr_idx_mode 1.0
// GFX9-ERR: :[[@LINE-1]]:20: error: invalid immediate: only 4-bit values are legal
