// Every bit that fields of these encodings have, as 0 and as 1, as far as no other test shows it: VOPD, VINTERP, LDSDIR, WMMA, MAI.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+real-true16,+wavefrontsize32 -show-encoding --defsym=T16W32=1 %s | FileCheck --check-prefix=T16W32 %s

.ifdef T16W32
v_wmma_bf16_16x16x16_bf16 v[135:142], v[43:50], v[73:80], -1
// T16W32: v_wmma_bf16_16x16x16_bf16 v[135:142], v[43:50], v[73:80], -1 ; encoding: [0x87,0x40,0x43,0xcc,0x2b,0x93,0x06,0x1b]
v_wmma_f32_16x16x16_bf16 v[126:133], v[248:255], v[126:133], -4.0
// T16W32: v_wmma_f32_16x16x16_bf16 v[126:133], v[248:255], v[126:133], -4.0 ; encoding: [0x7e,0x40,0x41,0xcc,0xf8,0xfd,0xde,0x1b]
v_wmma_i32_16x16x16_iu8 v[126:133], v[247:250], v[9:12], v[4:11] clamp
// T16W32: v_wmma_i32_16x16x16_iu8 v[126:133], v[247:250], v[9:12], v[4:11] clamp ; encoding: [0x7e,0xc0,0x44,0xcc,0xf7,0x13,0x12,0x1c]
v_wmma_f32_16x16x16_f16 v[229:236], v[99:106], v[82:89], v[248:255] neg_lo:[0,1,1] neg_hi:[1,1,1]
// T16W32: v_wmma_f32_16x16x16_f16 v[229:236], v[99:106], v[82:89], v[248:255] neg_lo:[0,1,1] neg_hi:[1,1,1] ; encoding: [0xe5,0x47,0x40,0xcc,0x63,0xa5,0xe2,0xdf]
v_wmma_f16_16x16x16_f16 v[44:51], v[245:252], v[131:138], v[100:107] neg_lo:[0,1,1] neg_hi:[0,1,1]
// T16W32: v_wmma_f16_16x16x16_f16 v[44:51], v[245:252], v[131:138], v[100:107] neg_lo:[0,1,1] neg_hi:[0,1,1] ; encoding: [0x2c,0x46,0x42,0xcc,0xf5,0x07,0x93,0xdd]
.endif
