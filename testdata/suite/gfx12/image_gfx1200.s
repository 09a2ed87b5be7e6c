// Images of gfx1200: VIMAGE and VSAMPLE.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1200 -show-encoding %s | FileCheck --check-prefixes=GFX1200 --implicit-check-not=encoding: %s

// Every instruction, with opposite bits in its fields.

image_atomic_add_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_add_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x60,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_add_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_add_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xe0,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_add_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_add_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x43,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_add_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_add_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0xc3,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_and v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_and v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x44,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_and v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_and v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xc4,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_cmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_cmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xc2,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_cmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_cmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xc2,0xd3,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_dec_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_dec_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x45,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_dec_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_dec_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xc5,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_inc_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_inc_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x45,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_inc_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_inc_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0xc5,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_max_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_max_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x61,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_max_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_max_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0xe1,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_max_int v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_max_int v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x44,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_max_int v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_max_int v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0xc4,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_max_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_max_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x44,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_max_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_max_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0xc4,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_min_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_min_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x61,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_min_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_min_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0xe1,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_min_int v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_min_int v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x43,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_min_int v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_min_int v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xc3,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_min_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_min_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x43,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_min_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_min_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xc3,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_or v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_or v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x44,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_or v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_or v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xc4,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_pk_add_bf16 v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_pk_add_bf16 v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x61,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_pk_add_bf16 v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_pk_add_bf16 v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xe1,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_pk_add_f16 v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_pk_add_f16 v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x61,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_pk_add_f16 v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_pk_add_f16 v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xe1,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_sub_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_sub_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x43,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_sub_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_sub_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0xc3,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_swap v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_swap v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x42,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_swap v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_swap v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xc2,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_xor v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_atomic_xor v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x45,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_xor v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_atomic_xor v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0xc5,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x0b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x0b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x0b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x0b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x0c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x0c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x0c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x0c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_b_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_b_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_b_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_b_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x0c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x0c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x0c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x0c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_b v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_b v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x19,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x19,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_b v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_b v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x19,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x19,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_b_cl v[85:88], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_b_cl v[85:88], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x19,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x19,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_b_cl v[85:88], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_b_cl v[85:88], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x19,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x19,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_l v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_l v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_l v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_l v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x0d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x0d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x0d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x0d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz_o v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_lz_o v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x0d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x0d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_lz_o v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_c_lz_o v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x0d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x0d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x0c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x0c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x0c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x0c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x0c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x0c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x0c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x0c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x0d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x0d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x0d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x0d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x0d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x0d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x0d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x0d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x24,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x24,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x24,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x24,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_get_lod v[170:172], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1200: image_get_lod v[170:172], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x8e,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_get_resinfo v[85:86], v85, s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_get_resinfo v[85:86], v85, s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x45,0xd1,0x55,0xa8,0x00,0x00,0x55,0x00,0x00,0x00]

image_get_resinfo v[170:172], v170, s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_get_resinfo v[170:172], v170, s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0x85,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x00,0x00,0x00]

image_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x40,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe d16
// GFX1200: image_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe d16 ; encoding: [0x72,0x00,0x80,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x40,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_load_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe d16
// GFX1200: image_load_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe d16 ; encoding: [0x72,0x40,0x80,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x41,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_load_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_load_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0x81,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x41,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_load_mip_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_load_mip_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0x81,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_load_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x40,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_load_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_load_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0x80,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_pck_sgn v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_load_pck_sgn v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x40,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_load_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_load_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0x80,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA
// GFX1200: image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x06,0x00,0x06,0xe5,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7f,0x20,0x06,0xe6,0xaa,0x51,0x6c,0x00,0xaa,0x55,0x00,0x00]

image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA
// GFX1200: image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x06,0x00,0x06,0xe5,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7f,0x20,0x06,0xe6,0xaa,0x51,0x6c,0x00,0xaa,0x55,0x00,0x00]

image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x46,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_sample v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x86,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_sample off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xc6,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x47,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_b v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x87,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_b off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_b off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xc7,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_cl v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_b_cl v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x50,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_b_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x90,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_b_cl off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_b_cl off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xd0,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_cl_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_b_cl_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x52,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_b_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x92,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_b_cl_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_b_cl_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xd2,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_b_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_b_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8a,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_b_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_b_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xca,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x48,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x88,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_c off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xc8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_b v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x48,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x88,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_b off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_b off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xc8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_b_cl v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x51,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_b_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x91,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_b_cl off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xd1,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x52,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v[85:86]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v[85:86]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x92,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl_o off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_b_cl_o off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xd2,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_b_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_o v[170:171], [v170, v85, v170, v[85:86]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_b_o v[170:171], [v170, v85, v170, v[85:86]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_b_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_b_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xcb,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_cl v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_cl v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x50,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x90,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_c_cl off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_cl off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xd0,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_cl_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_cl_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x52,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x92,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_cl_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_cl_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xd2,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x48,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_d v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x88,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xc8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_cl v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x51,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_d_cl v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x91,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_cl off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xd1,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x55,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x95,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_cl_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xd5,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v[170:176]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v[170:176]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x52,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v[85:91]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v[85:91]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x92,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o off, [v85, v170, v85, v[170:176]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_cl_o off, [v85, v170, v85, v[170:176]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xd2,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x55,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x95,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o_g16 off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_cl_o_g16 off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xd5,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_d_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8e,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xce,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_o v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x4a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o v[170:171], [v170, v85, v170, v[85:91]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_d_o v[170:171], [v170, v85, v170, v[85:91]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x8a,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_o off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xca,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4f,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8f,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_d_o_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xcf,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_l v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_l v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x48,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_l v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_l v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x88,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_c_l off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_l off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xc8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_l_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_l_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_l_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_l_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_l_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_l_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xcb,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x49,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x89,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_c_lz off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_lz off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xc9,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_lz_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_lz_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_lz_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_lz_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xcb,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_c_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8a,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_c_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xca,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x50,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_cl v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_cl v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x90,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_sample_cl off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_cl off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xd0,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_cl_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_cl_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x51,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_cl_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_cl_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x91,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_cl_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_cl_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xd1,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x47,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_d v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x87,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xc7,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_cl v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x50,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_d_cl v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x90,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_cl off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_cl off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xd0,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x57,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v[85:87]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v[85:87]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x97,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_cl_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xd7,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_cl_o v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x51,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_d_cl_o v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x91,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_cl_o off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xd1,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x55,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x95,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_cl_o_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xd5,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_g16 v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_g16 v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_g16 v[170:171], [v170, v85, v170, v[85:87]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_d_g16 v[170:171], [v170, v85, v170, v[85:87]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8e,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_g16 off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_g16 off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xce,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_o v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_o v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x49,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_o v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_d_o v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x89,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_o off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_o off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xc9,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_o_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_o_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x4e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_o_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_d_o_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x8e,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_o_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_d_o_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xce,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x47,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_l v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_l v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x87,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_sample_l off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_l off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xc7,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_l_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_l_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x49,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_l_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_l_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x89,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_l_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_l_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xc9,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x47,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_sample_lz v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_lz v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x87,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_sample_lz off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_lz off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xc7,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_lz_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_lz_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8a,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_lz_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_lz_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xca,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x49,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1200: image_sample_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x89,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_sample_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xc9,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_store v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_store v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x41,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_store v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe d16
// GFX1200: image_store v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe d16 ; encoding: [0x72,0x80,0x81,0xd2,0xaa,0x50,0xfc,0x00,0xaa,0x55,0x00,0x00]

image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x41,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_store_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe d16
// GFX1200: image_store_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe d16 ; encoding: [0x72,0xc0,0x81,0xd2,0xaa,0x50,0xfc,0x00,0xaa,0x55,0x00,0x00]

image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x42,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_store_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_store_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0x82,0xd2,0xaa,0x50,0xfc,0x00,0xaa,0x55,0x00,0x00]

image_store_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1200: image_store_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x42,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_store_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe
// GFX1200: image_store_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0x82,0xd2,0xaa,0x50,0xfc,0x00,0xaa,0x55,0x00,0x00]

// Parts of the addresses of samplers.

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1200: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0xc0,0xc6,0xe7,0x00,0x10,0x00,0x08,0x14,0x00,0x00,0x00]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1200: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0xc0,0xc6,0xe7,0x00,0x10,0x00,0x08,0x14,0x00,0x00,0x00]

image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1200: image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0xc0,0xc6,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0x00]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1200: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0xc0,0xc6,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample off, [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1200: image_sample off, [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0xc0,0xc6,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0x00]

image_sample off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1200: image_sample off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0xc0,0xc6,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1200: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0xc0,0xc6,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1200: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0xc0,0xc6,0xe7,0x00,0x10,0x00,0x08,0x14,0x00,0x00,0x00]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1200: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0xc0,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1200: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0xc0,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1200: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0xc0,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1200: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0xc0,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o off, [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1200: image_sample_c_b_cl_o off, [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0xc0,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o off, [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1200: image_sample_c_b_cl_o off, [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0xc0,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1200: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0xc0,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1200: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0xc0,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1200: image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x40,0xd0,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1200: image_sample_d_cl v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0x40,0xd0,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0x00]

image_sample_d_cl v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1200: image_sample_d_cl v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0x40,0xd0,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1200: image_sample_d_cl v[0:3], [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0x40,0xd0,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1200: image_sample_d_cl off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0x40,0xd0,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl off, [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1200: image_sample_d_cl off, [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0x40,0xd0,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1200: image_sample_d_cl v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0x40,0xd0,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1200: image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0x40,0xd0,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1200: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x80,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1200: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0x80,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:243]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1200: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:243]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0x80,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1200: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0x80,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o off, [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1200: image_sample_c_d_cl_o off, [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0x80,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1200: image_sample_c_d_cl_o off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0x80,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1200: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0x80,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1200: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0x80,0xd2,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1200: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x80,0xd5,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1200: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0x80,0xd5,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1200: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0x80,0xd5,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1200: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0x80,0xd5,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1200: image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0x80,0xd5,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1200: image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0x80,0xd5,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1200: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0x80,0xd5,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1200: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0x80,0xd5,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1200: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x40,0xc7,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample_l v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1200: image_sample_l v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0x40,0xc7,0xe7,0x00,0x10,0x00,0x08,0x14,0x00,0x00,0x00]

image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1200: image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0x40,0xc7,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1200: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0x40,0xc7,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample_l off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1200: image_sample_l off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0x40,0xc7,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_l off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1200: image_sample_l off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0x40,0xc7,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1200: image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0x40,0xc7,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0x00]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1200: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0x40,0xc7,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

// Temporal hints and scopes.

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_NT
// GFX1200: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x10,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_HT scope:SCOPE_SE
// GFX1200: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SE ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x24,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_LU
// GFX1200: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_LU ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x30,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D scope:SCOPE_DEV
// GFX1200: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x08,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D scope:SCOPE_SYS th:TH_LOAD_BYPASS
// GFX1200: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_BYPASS scope:SCOPE_SYS ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x3c,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_RT_NT
// GFX1200: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_RT_NT ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x50,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_DEFAULT
// GFX1200: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00]

image_store v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_STORE_NT
// GFX1200: image_store v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_NT ; encoding: [0x00,0x80,0xc1,0xd3,0x00,0x00,0x10,0x00,0x00,0x00,0x00,0x00]

image_store v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_STORE_WB
// GFX1200: image_store v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_WB ; encoding: [0x00,0x80,0xc1,0xd3,0x00,0x00,0x30,0x00,0x00,0x00,0x00,0x00]

image_store v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_STORE_BYPASS scope:SCOPE_SYS
// GFX1200: image_store v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_BYPASS scope:SCOPE_SYS ; encoding: [0x00,0x80,0xc1,0xd3,0x00,0x00,0x3c,0x00,0x00,0x00,0x00,0x00]

image_store v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_STORE_NT_WB
// GFX1200: image_store v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_NT_WB ; encoding: [0x00,0x80,0xc1,0xd3,0x00,0x00,0x70,0x00,0x00,0x00,0x00,0x00]

image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:1D th:TH_ATOMIC_RETURN
// GFX1200: image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_RETURN ; encoding: [0x00,0x80,0x42,0xd0,0x00,0x00,0x10,0x00,0x00,0x00,0x00,0x00]

image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:1D th:TH_ATOMIC_NT
// GFX1200: image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_NT ; encoding: [0x00,0x80,0x42,0xd0,0x00,0x00,0x20,0x00,0x00,0x00,0x00,0x00]

image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:1D th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV
// GFX1200: image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV ; encoding: [0x00,0x80,0x42,0xd0,0x00,0x00,0x48,0x00,0x00,0x00,0x00,0x00]

image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:1D scope:SCOPE_SYS
// GFX1200: image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS ; encoding: [0x00,0x80,0x42,0xd0,0x00,0x00,0x0c,0x00,0x00,0x00,0x00,0x00]

// Rays.

image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15]
// GFX1200: image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15] ; encoding: [0x10,0x40,0xc6,0xd3,0x27,0x18,0x00,0x2f,0x32,0x2e,0x14,0x28]

image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42]], s[12:15] a16
// GFX1200: image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42]], s[12:15] a16 ; encoding: [0x50,0x40,0xc6,0xd3,0x27,0x18,0x00,0x00,0x32,0x2e,0x14,0x28]

image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42], v[47:49]], s[12:15]
// GFX1200: image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42], v[47:49]], s[12:15] ; encoding: [0x10,0x80,0xc6,0xd3,0x27,0x18,0x00,0x2f,0x32,0x2e,0x14,0x28]

bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42]], s[12:15] a16
// GFX1200: image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42]], s[12:15] a16 ; encoding: [0x50,0x80,0xc6,0xd3,0x27,0x18,0x00,0x00,0x32,0x2e,0x14,0x28]

image_bvh_dual_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v[9:10]], s[0:3]
// GFX1200: image_bvh_dual_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v[9:10]], s[0:3] ; encoding: [0x10,0x00,0xe0,0xd3,0x00,0x00,0x00,0x09,0x00,0x0b,0x03,0x06]

bvh8_intersect_ray v[246:255], [v[254:255], v[11:12], v[3:5], v[6:8], v9], ttmp[12:15]
// GFX1200: image_bvh8_intersect_ray v[246:255], [v[254:255], v[11:12], v[3:5], v[6:8], v9], ttmp[12:15] ; encoding: [0x10,0x40,0xe0,0xd3,0xf6,0xf0,0x00,0x09,0xfe,0x0b,0x03,0x06]
