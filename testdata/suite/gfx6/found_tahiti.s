// Forms that cargo xtask check-isa found to be missing or wrong.
// RUN: not llvm-mc -triple=amdgcn -mcpu=tahiti -show-encoding %s | FileCheck --check-prefix=GFX6 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=tahiti -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_add_co_u32 v84, vcc, v13, v31
// GFX6: v_add_i32_e64 v84, vcc, v13, v31 ; encoding: [0x54,0x6a,0x4a,0xd2,0x0d,0x3f,0x02,0x00]

v_add_co_u32_e64 v0, s[0:1], s1, v2
// GFX6: v_add_i32_e64 v0, s[0:1], s1, v2 ; encoding: [0x00,0x00,0x4a,0xd2,0x01,0x04,0x02,0x00]

v_sub_co_u32 v84, s[4:5], v13, v31
// GFX6: v_sub_i32_e64 v84, s[4:5], v13, v31 ; encoding: [0x54,0x04,0x4c,0xd2,0x0d,0x3f,0x02,0x00]

v_subrev_co_u32 v84, vcc, 0.5, v31
// GFX6: v_subrev_i32_e64 v84, vcc, 0.5, v31 ; encoding: [0x54,0x6a,0x4e,0xd2,0xf0,0x3e,0x02,0x00]

v_add_co_u32 v84, s[4:5], v13, v31 clamp
// ERR: :[[@LINE-1]]:36: error: integer clamping is not supported on this GPU

buffer_wbinvl1_sc
// GFX6: buffer_wbinvl1_sc ; encoding: [0x00,0x00,0xc0,0xe1,0x00,0x00,0x00,0x00]

s_memtime s[0:1]
// GFX6: s_memtime s[0:1] ; encoding: [0x00,0x00,0x80,0xc7]
