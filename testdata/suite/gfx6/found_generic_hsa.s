// A processor without a generation has the instructions of gfx6 that need no feature.
// RUN: not llvm-mc -triple=amdgcn -mcpu=generic-hsa -show-encoding %s | FileCheck --check-prefix=GFX6 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=generic-hsa -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

s_add_u32 s0, s1, s2
// GFX6: s_add_u32 s0, s1, s2 ; encoding: [0x01,0x02,0x00,0x80]

v_add_f32 v0, v1, v2
// GFX6: v_add_f32_e32 v0, v1, v2 ; encoding: [0x01,0x05,0x00,0x06]

v_max_f64 v[0:1], v[2:3], v[4:5]
// GFX6: v_max_f64 v[0:1], v[2:3], v[4:5] ; encoding: [0x00,0x00,0xce,0xd2,0x02,0x09,0x02,0x00]

buffer_load_dword v0, off, s[0:3], s4
// GFX6: buffer_load_dword v0, off, s[0:3], s4 ; encoding: [0x00,0x00,0x30,0xe0,0x00,0x00,0x00,0x04]

s_load_dword s0, s[2:3], 0x4
// GFX6: s_load_dword s0, s[2:3], 0x4 ; encoding: [0x04,0x03,0x00,0xc0]

v_add_co_u32 v0, vcc, v1, v2
// GFX6: v_add_i32_e64 v0, vcc, v1, v2 ; encoding: [0x00,0x6a,0x4a,0xd2,0x01,0x05,0x02,0x00]

s_memtime s[0:1]
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): s_memtime

v_movreld_b32 v0, v1
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): v_movreld_b32

v_movrels_b32 v0, v1
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): v_movrels_b32

v_movrelsd_b32 v0, v1
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): v_movrelsd_b32

v_cvt_pknorm_i16_f32 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): v_cvt_pknorm_i16_f32

v_cvt_pknorm_u16_f32_e64 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): v_cvt_pknorm_u16_f32

buffer_load_format_x v0, off, s[0:3], s4
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): buffer_load_format_x

buffer_store_format_xyzw v[0:3], off, s[0:3], s4
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): buffer_store_format_xyzw

tbuffer_load_format_x v0, off, s[0:3], format:1, s4
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): tbuffer_load_format_x

buffer_atomic_fmax v0, off, s[0:3], s4
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): buffer_atomic_fmax

buffer_atomic_fmin_x2 v[0:1], off, s[0:3], s4
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): buffer_atomic_fmin_x2

buffer_wbinvl1_sc
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): buffer_wbinvl1_sc

flat_load_dword v0, v[1:2]
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (generic-hsa): flat_load_dword
