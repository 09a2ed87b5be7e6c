// Instructions that LLVM reads, encodes or prints in a way of its own, as random campaigns found.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1251 -show-encoding %s | FileCheck --check-prefix=GFX1251 %s

// LLVM encodes its own numbers of registers as barriers.
s_barrier_signal src_flat_scratch_base_lo
// GFX1251: s_barrier_signal 26 ; encoding: [0x9a,0x4e,0x80,0xbe]

s_wakeup_barrier src_flat_scratch_base_hi
// GFX1251: s_wakeup_barrier 25 ; encoding: [0x99,0x57,0x80,0xbe]

s_wakeup_barrier src_shared_base
// GFX1251: s_wakeup_barrier 33 ; encoding: [0xa1,0x57,0x80,0xbe]


// The low half of a double is the literal that `lit` stands around.
v_pk_add_f64 v[0:3], lit(0.5), v[4:7]
// GFX1251: v_pk_add_f64 v[0:3], lit(0x3fe0000000000000), v[4:7] ; encoding: [0x00,0x40,0x4b,0xcc,0xff,0x08,0x02,0x1a,0x00,0x00,0x00,0x00]

v_pk_mul_f64 v[0:3], lit(1), v[4:7]
// GFX1251: v_pk_mul_f64 v[0:3], lit(0x1), v[4:7] ; encoding: [0x00,0x40,0x3c,0xcc,0xff,0x08,0x02,0x1a,0x01,0x00,0x00,0x00]

v_pk_mul_f64 v[0:3], 0.5, v[4:7]
// GFX1251: v_pk_mul_f64 v[0:3], 0.5, v[4:7] ; encoding: [0x00,0x40,0x3c,0xcc,0xf0,0x08,0x02,0x1a]

v_pk_mul_f64 v[0:3], 0x12345678, v[4:7]
// GFX1251: v_pk_mul_f64 v[0:3], 0x12345678, v[4:7] ; encoding: [0x00,0x40,0x3c,0xcc,0xff,0x08,0x02,0x1a,0x78,0x56,0x34,0x12]


// DPP takes one register for two and two for one, and says so.
v_add_f64_e64_dpp v[96:97], -|v0|, exec clamp row_share:7 row_mask:0
// GFX1251: v_add_f64_e64_dpp v[96:97], -|v0/*Invalid register, operand has 'VReg_64_Align2' register class*/|, exec clamp row_share:7 row_mask:0x0 bank_mask:0xf ; encoding: [0x60,0x81,0x02,0xd5,0xfa,0xfc,0x00,0x20,0x00,0x57,0x01,0x0f]

v_cmp_o_f32_e64_dpp ttmp14, v[32:33], v0 dpp8:[1,5,1,3,7,5,3,2] fi:1
// GFX1251: v_cmp_o_f32_e64_dpp ttmp14, v[32:33]/*Invalid register, operand has 'VGPR_32' register class*/, v0 dpp8:[1,5,1,3,7,5,3,2] fi:1 ; encoding: [0x7a,0x00,0x17,0xd4,0xea,0x00,0x02,0x00,0x20,0x69,0xf6,0x4e]
