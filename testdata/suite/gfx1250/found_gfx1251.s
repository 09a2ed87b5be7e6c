// Forms that cargo xtask check-isa found to be missing or wrong.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1251 -show-encoding %s | FileCheck --check-prefix=GFX1251 %s

v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 index_key:1
// GFX1251: v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 index_key:1 ; encoding: [0x00,0x48,0x50,0xcc,0x08,0x19,0x52,0x1c]

v_wmma_f64_16x16x4_f64 v[0:15], v[16:19], v[20:23], v[0:15] neg_hi:[1,0,0]
// GFX1251: v_wmma_f64_16x16x4_f64 v[0:15], v[16:19], v[20:23], v[0:15] neg_hi:[1,0,0] ; encoding: [0x00,0x00,0x5b,0xcc,0x10,0x29,0x02,0x1c]

v_wmma_f64_16x16x4_f64 v[0:15], v[16:19], v[20:23], v[0:15] neg_hi:[0,1,1]
// GFX1251: v_wmma_f64_16x16x4_f64 v[0:15], v[16:19], v[20:23], v[0:15] neg_hi:[0,1,1] ; encoding: [0x00,0x04,0x5b,0xcc,0x10,0x29,0x02,0x1c]

v_wmma_f64_16x16x4_f64 v[0:15], v[16:19], v[20:23], v[0:15] neg_lo:[1,0,1] neg_hi:[1,1,0]
// GFX1251: v_wmma_f64_16x16x4_f64 v[0:15], v[16:19], v[20:23], v[0:15] neg_lo:[1,0,1] neg_hi:[1,1,0] ; encoding: [0x00,0x00,0x5b,0xcc,0x10,0x29,0x02,0xbc]
