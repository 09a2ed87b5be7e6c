// Images of gfx1310: VIMAGE and VSAMPLE.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1310 -show-encoding %s | FileCheck --check-prefixes=GFX1310 --implicit-check-not=encoding: %s

// Every instruction, with opposite bits in its fields.

image_atomic_add_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_add_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x60,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_add_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_add_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xe0,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_add_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_add_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x44,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_add_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_add_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0xc4,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_and v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_and v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x46,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_and v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_and v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0xc6,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_cmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_cmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xc4,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_cmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_cmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0xc4,0xd3,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_dec_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_dec_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x47,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_dec_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_dec_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0xc7,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_inc_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_inc_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x46,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_inc_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_inc_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xc6,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_max_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_max_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x47,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_max_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_max_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xc7,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_max_int v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_max_int v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x45,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_max_int v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_max_int v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xc5,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_max_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_max_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x45,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_max_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_max_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xc5,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_min_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_min_flt v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x47,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_min_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_min_flt v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xc7,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_min_int v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_min_int v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x45,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_min_int v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_min_int v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0xc5,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_min_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_min_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x45,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_min_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_min_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0xc5,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_or v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_or v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x46,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_or v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_or v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0xc6,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_pk_add_bf16 v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_pk_add_bf16 v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x61,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_pk_add_bf16 v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_pk_add_bf16 v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xe1,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_pk_add_f16 v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_pk_add_f16 v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x61,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_pk_add_f16 v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_pk_add_f16 v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xe1,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_sub_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_sub_uint v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x44,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_sub_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_sub_uint v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xc4,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_swap v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_swap v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x43,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_swap v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_swap v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0xc3,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_atomic_xor v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_atomic_xor v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x46,0xd0,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_atomic_xor v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_atomic_xor v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0xc6,0xd0,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x10,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x10,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x10,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x10,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x11,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x11,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x11,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x11,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_b_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_b_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x11,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x11,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_b_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_b_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x11,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x11,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x12,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x12,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x12,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x12,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_b v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_b v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x13,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x13,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_b v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_b v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x13,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x13,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_b_cl v[85:88], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_b_cl v[85:88], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x13,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x13,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_b_cl v[85:88], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_b_cl v[85:88], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x13,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xa0,0x13,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x12,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x12,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_cl v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x12,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x12,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_l v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_l v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x13,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x13,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_l v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_l v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x13,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x13,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x13,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x13,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x13,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x13,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz_o v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_lz_o v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x17,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x17,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_c_lz_o v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_c_lz_o v[85:88], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x17,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x17,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x10,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x10,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x10,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x10,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x11,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x11,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x11,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x11,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x11,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x11,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x11,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x11,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x15,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x15,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x15,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0xe0,0x15,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x14,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x14,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x14,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x14,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x18,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x60,0x18,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x58,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_get_lod v[170:172], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe
// GFX1310: image_get_lod v[170:172], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe ; encoding: [0x5a,0x20,0x98,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_get_resinfo v[85:86], v85, s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_get_resinfo v[85:86], v85, s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x43,0xd1,0x55,0xa8,0x00,0x00,0x55,0x00,0x00,0x00]

image_get_resinfo v[170:172], v170, s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_get_resinfo v[170:172], v170, s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0x83,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x00,0x00,0x00]

image_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x40,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe d16
// GFX1310: image_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe d16 ; encoding: [0x72,0x00,0x80,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x40,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_load_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe d16
// GFX1310: image_load_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe d16 ; encoding: [0x72,0x40,0x80,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x41,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_load_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_load_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x00,0x81,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x41,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_load_mip_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_load_mip_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x40,0x81,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_load_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x40,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_load_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_load_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0x80,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_load_pck_sgn v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_load_pck_sgn v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x40,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_load_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_load_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0x80,0xd2,0xaa,0x50,0xec,0x00,0xaa,0x55,0x00,0x00]

image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA
// GFX1310: image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x06,0x00,0x20,0xe5,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7f,0x20,0x20,0xe6,0xaa,0x51,0x6c,0x00,0xaa,0x55,0x00,0x00]

image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA
// GFX1310: image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x06,0x00,0x20,0xe5,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7f,0x20,0x20,0xe6,0xaa,0x51,0x6c,0x00,0xaa,0x55,0x00,0x00]

image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x48,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_sample v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x88,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_sample off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xc8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x49,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_b v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x89,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_b off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_b off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xc9,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_cl v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_b_cl v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x49,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_b_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x89,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_b_cl off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_b_cl off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xc9,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_cl_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_b_cl_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_b_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_b_cl_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_b_cl_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xcd,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_b_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_b_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_b_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_b_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_b_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xcd,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8a,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_c off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xca,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_b v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_b off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_b off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xcb,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_b_cl v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_b_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_b_cl off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xcb,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4f,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v[85:86]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v[85:86]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8f,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl_o off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_b_cl_o off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xcf,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_b_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4f,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_b_o v[170:171], [v170, v85, v170, v[85:86]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_b_o v[170:171], [v170, v85, v170, v[85:86]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8f,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_b_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_b_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xcf,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_cl v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_cl v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8a,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_c_cl off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_cl off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xca,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_cl_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_cl_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8e,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_cl_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_cl_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xce,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_d v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8a,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xca,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_cl v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x4a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_d_cl v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x8a,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_cl off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xca,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x6a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0xaa,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_cl_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xea,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v[170:176]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v[170:176]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x4e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v[85:91]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v[85:91]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x8e,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o off, [v85, v170, v85, v[170:176]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_cl_o off, [v85, v170, v85, v[170:176]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xce,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x6e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0xae,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o_g16 off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_cl_o_g16 off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xee,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x6a,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_d_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0xaa,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xea,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_o v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o v[170:171], [v170, v85, v170, v[85:91]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_d_o v[170:171], [v170, v85, v170, v[85:91]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8e,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_o off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xce,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x6e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0xae,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_d_o_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xee,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_l v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_l v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_l v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_l v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_c_l off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_l off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xcb,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_l_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_l_o v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4f,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_l_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_l_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8f,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_l_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_l_o off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xcf,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x4b,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x8b,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_c_lz off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_lz off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xcb,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_lz_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_lz_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x4f,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x8f,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_lz_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_lz_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xcf,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4e,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_c_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_c_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8e,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_c_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_c_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xce,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x48,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_cl v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_cl v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x88,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_sample_cl off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_cl off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xc8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_cl_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_cl_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x4c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_cl_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_cl_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x60,0x8c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_cl_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_cl_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0xcc,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x48,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_d v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x88,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xc8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_cl v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x48,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_d_cl v[170:171], [v170, v85, v170, v[85:89]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x88,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_cl off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_cl off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xc8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x68,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v[85:87]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v[85:87]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0xa8,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_cl_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xe8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_cl_o v[85:86], [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x4c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_d_cl_o v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x8c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_cl_o off, [v85, v170, v85, v[170:175]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xcc,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x6c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0xac,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_cl_o_g16 off, [v85, v170, v85, v[170:173]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xec,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_g16 v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_g16 v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x68,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_g16 v[170:171], [v170, v85, v170, v[85:87]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_d_g16 v[170:171], [v170, v85, v170, v[85:87]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0xa8,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_g16 off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_g16 off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xe8,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_o v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_o v[85:86], [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x4c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_o v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_d_o v[170:171], [v170, v85, v170, v[85:90]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0x8c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_o off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_o off, [v85, v170, v85, v[170:174]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xcc,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_o_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_o_g16 v[85:86], [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x6c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_d_o_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_d_o_g16 v[170:171], [v170, v85, v170, v[85:88]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xa0,0xac,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x55]

image_sample_d_o_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_d_o_g16 off, [v85, v170, v85, v[170:172]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0xec,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x49,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_l v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_l v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x89,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_sample_l off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_l off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xc9,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_l_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_l_o v[85:86], [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_l_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_l_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_l_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_l_o off, [v85, v170, v85, v[170:171]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xcd,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x49,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_sample_lz v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_lz v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x89,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0x00,0x00]

image_sample_lz off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_lz off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xc9,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0x00]

image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x4d,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_lz_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_lz_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0xe0,0x8d,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_lz_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_lz_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0xcd,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x4c,0xe5,0x55,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_sample_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16
// GFX1310: image_sample_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 a16 tfe lwe d16 ; encoding: [0x7a,0x20,0x8c,0xe6,0xaa,0x51,0x6c,0x14,0xaa,0x55,0xaa,0x00]

image_sample_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_sample_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0xcc,0xe7,0x00,0xa8,0x00,0x2a,0x55,0xaa,0x55,0xaa]

image_store v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_store v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x00,0x42,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_store v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe d16
// GFX1310: image_store v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe d16 ; encoding: [0x72,0x00,0x82,0xd2,0xaa,0x50,0xfc,0x00,0xaa,0x55,0x00,0x00]

image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x40,0x42,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_store_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe d16
// GFX1310: image_store_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe d16 ; encoding: [0x72,0x40,0x82,0xd2,0xaa,0x50,0xfc,0x00,0xaa,0x55,0x00,0x00]

image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0xc0,0x42,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0xaa]

image_store_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_store_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0xc0,0x82,0xd2,0xaa,0x50,0xfc,0x00,0xaa,0x55,0x00,0x00]

image_store_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1310: image_store_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x05,0x80,0x42,0xd1,0x55,0xa8,0x00,0x00,0x55,0xaa,0x55,0x00]

image_store_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe
// GFX1310: image_store_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 a16 tfe ; encoding: [0x52,0x80,0x82,0xd2,0xaa,0x50,0xfc,0x00,0xaa,0x55,0x00,0x00]

// Parts of the addresses of samplers.

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1310: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x00,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0x00,0x00,0x00]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1310: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0x00,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0x00,0x00,0x00]

image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1310: image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0x00,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0x00]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1310: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0x00,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample off, [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1310: image_sample off, [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0x00,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0x00]

image_sample off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1310: image_sample off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0x00,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1310: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0x00,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1310: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0x00,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0x00,0x00,0x00]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1310: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x80,0xcf,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1310: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0x80,0xcf,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1310: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0x80,0xcf,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1310: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0x80,0xcf,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o off, [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1310: image_sample_c_b_cl_o off, [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0x80,0xcf,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o off, [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1310: image_sample_c_b_cl_o off, [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0x80,0xcf,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1310: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0x80,0xcf,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1310: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0x80,0xcf,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1310: image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0xc0,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1310: image_sample_d_cl v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0xc0,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0x00]

image_sample_d_cl v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1310: image_sample_d_cl v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0xc0,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1310: image_sample_d_cl v[0:3], [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0xc0,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1310: image_sample_d_cl off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0xc0,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl off, [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1310: image_sample_d_cl off, [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0xc0,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1310: image_sample_d_cl v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0xc0,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1310: image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0xc0,0xc8,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1310: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0xc0,0xce,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1310: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0xc0,0xce,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:243]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1310: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:243]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0xc0,0xce,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1310: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0xc0,0xce,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o off, [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1310: image_sample_c_d_cl_o off, [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0xc0,0xce,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1310: image_sample_c_d_cl_o off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0xc0,0xce,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1310: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0xc0,0xce,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1310: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0xc0,0xce,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1310: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0xc0,0xee,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1310: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:236]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0xc0,0xee,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1310: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:241]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0xc0,0xee,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1310: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0xc0,0xee,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1310: image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v[235:239]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0xc0,0xee,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1310: image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0xc0,0xee,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1310: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:238]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0xc0,0xee,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1310: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v[235:237]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0xc0,0xee,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1310: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x00,0xc9,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample_l v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1310: image_sample_l v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x40,0x00,0xc9,0xe7,0x00,0x10,0x00,0x08,0x14,0x00,0x00,0x00]

image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1310: image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x02,0x00,0xc9,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1310: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x42,0x00,0xc9,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample_l off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1310: image_sample_l off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x03,0x00,0xc9,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0xeb]

image_sample_l off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1310: image_sample_l off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x43,0x00,0xc9,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1310: image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x04,0x00,0xc9,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x14,0x00]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1310: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x44,0x00,0xc9,0xe7,0x00,0x10,0x00,0x08,0x14,0xeb,0x00,0x00]

// Temporal hints and scopes.

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_NT
// GFX1310: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x10,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_HT scope:SCOPE_SE
// GFX1310: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SE ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x24,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_LU
// GFX1310: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_LU ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x30,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D scope:SCOPE_DEV
// GFX1310: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x08,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D scope:SCOPE_SYS th:TH_LOAD_BYPASS
// GFX1310: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_BYPASS scope:SCOPE_SYS ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x3c,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_LOAD_RT_NT
// GFX1310: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_RT_NT ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x50,0x00,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_DEFAULT
// GFX1310: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x00,0xc0,0xd3,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00]

image_store v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_STORE_NT
// GFX1310: image_store v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_NT ; encoding: [0x00,0x00,0xc2,0xd3,0x00,0x00,0x10,0x00,0x00,0x00,0x00,0x00]

image_store v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_STORE_WB
// GFX1310: image_store v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_WB ; encoding: [0x00,0x00,0xc2,0xd3,0x00,0x00,0x30,0x00,0x00,0x00,0x00,0x00]

image_store v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_STORE_BYPASS scope:SCOPE_SYS
// GFX1310: image_store v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_BYPASS scope:SCOPE_SYS ; encoding: [0x00,0x00,0xc2,0xd3,0x00,0x00,0x3c,0x00,0x00,0x00,0x00,0x00]

image_store v[0:3], v0, s[0:7] dmask:0xf dim:1D th:TH_STORE_NT_WB
// GFX1310: image_store v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_NT_WB ; encoding: [0x00,0x00,0xc2,0xd3,0x00,0x00,0x70,0x00,0x00,0x00,0x00,0x00]

image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:1D th:TH_ATOMIC_RETURN
// GFX1310: image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_RETURN ; encoding: [0x00,0xc0,0x43,0xd0,0x00,0x00,0x10,0x00,0x00,0x00,0x00,0x00]

image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:1D th:TH_ATOMIC_NT
// GFX1310: image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_NT ; encoding: [0x00,0xc0,0x43,0xd0,0x00,0x00,0x20,0x00,0x00,0x00,0x00,0x00]

image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:1D th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV
// GFX1310: image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV ; encoding: [0x00,0xc0,0x43,0xd0,0x00,0x00,0x48,0x00,0x00,0x00,0x00,0x00]

image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:1D scope:SCOPE_SYS
// GFX1310: image_atomic_swap v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS ; encoding: [0x00,0xc0,0x43,0xd0,0x00,0x00,0x0c,0x00,0x00,0x00,0x00,0x00]
