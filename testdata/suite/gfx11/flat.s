// Flat, global and scratch memory of RDNA3.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s

// FLAT: low, high and mixed bits.

flat_atomic_add_f32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_add_f32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0x58,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_add_f32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_add_f32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x58,0xdd,0xfe,0xff,0x7c,0xff]

flat_atomic_add_f32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_add_f32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0x58,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_add_f32 v[0:1], v2
// GFX11: flat_atomic_add_f32 v[0:1], v2 ; encoding: [0x00,0x00,0x58,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_add_f32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_add_f32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0x58,0xdd,0xfe,0xff,0x7c,0x00]

flat_atomic_add_f32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_add_f32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0x58,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_add_u32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_add_u32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xd4,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_add_u32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_add_u32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xd4,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_add_u32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_add_u32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xd4,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_add_u32 v[0:1], v2
// GFX11: flat_atomic_add_u32 v[0:1], v2 ; encoding: [0x00,0x00,0xd4,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_add_u32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_add_u32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xd4,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_add_u32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_add_u32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xd4,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_add_u64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_add_u64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x0c,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_add_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_add_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x0c,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_add_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_add_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x0c,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_add_u64 v[0:1], v[2:3]
// GFX11: flat_atomic_add_u64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x0c,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_add_u64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_add_u64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x0c,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_add_u64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_add_u64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x0c,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_and_b32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_and_b32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xf0,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_and_b32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_and_b32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xf0,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_and_b32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_and_b32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xf0,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_and_b32 v[0:1], v2
// GFX11: flat_atomic_and_b32 v[0:1], v2 ; encoding: [0x00,0x00,0xf0,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_and_b32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_and_b32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xf0,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_and_b32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_and_b32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xf0,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_and_b64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_and_b64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x24,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_and_b64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_and_b64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x24,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_and_b64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_and_b64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x24,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_and_b64 v[0:1], v[2:3]
// GFX11: flat_atomic_and_b64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x24,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_and_b64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_and_b64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x24,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_and_b64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_and_b64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x24,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_cmpswap_b32 v5, v[0:1], v[2:3] glc
// GFX11: flat_atomic_cmpswap_b32 v5, v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0xd0,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_cmpswap_b32 v255, v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_cmpswap_b32 v255, v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xd0,0xdc,0xfe,0xfe,0x7c,0xff]

flat_atomic_cmpswap_b32 v170, v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_cmpswap_b32 v170, v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0xd0,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_cmpswap_b32 v[0:1], v[2:3]
// GFX11: flat_atomic_cmpswap_b32 v[0:1], v[2:3] ; encoding: [0x00,0x00,0xd0,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_cmpswap_b32 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_cmpswap_b32 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xd0,0xdc,0xfe,0xfe,0x7c,0x00]

flat_atomic_cmpswap_b32 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_cmpswap_b32 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0xd0,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_cmpswap_b64 v[5:6], v[0:1], v[2:5] glc
// GFX11: flat_atomic_cmpswap_b64 v[5:6], v[0:1], v[2:5] glc ; encoding: [0x00,0x40,0x08,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_cmpswap_b64 v[254:255], v[254:255], v[252:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_cmpswap_b64 v[254:255], v[254:255], v[252:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x08,0xdd,0xfe,0xfc,0x7c,0xfe]

flat_atomic_cmpswap_b64 v[170:171], v[102:103], v[85:88] offset:2730 glc slc
// GFX11: flat_atomic_cmpswap_b64 v[170:171], v[102:103], v[85:88] offset:2730 glc slc ; encoding: [0xaa,0xca,0x08,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_cmpswap_b64 v[0:1], v[2:5]
// GFX11: flat_atomic_cmpswap_b64 v[0:1], v[2:5] ; encoding: [0x00,0x00,0x08,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_cmpswap_b64 v[254:255], v[252:255] offset:4095 slc dlc
// GFX11: flat_atomic_cmpswap_b64 v[254:255], v[252:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x08,0xdd,0xfe,0xfc,0x7c,0x00]

flat_atomic_cmpswap_b64 v[102:103], v[85:88] offset:2730 dlc
// GFX11: flat_atomic_cmpswap_b64 v[102:103], v[85:88] offset:2730 dlc ; encoding: [0xaa,0x2a,0x08,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_cmpswap_f32 v5, v[0:1], v[2:3] glc
// GFX11: flat_atomic_cmpswap_f32 v5, v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x40,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_cmpswap_f32 v255, v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_cmpswap_f32 v255, v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x40,0xdd,0xfe,0xfe,0x7c,0xff]

flat_atomic_cmpswap_f32 v170, v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_cmpswap_f32 v170, v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x40,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_cmpswap_f32 v[0:1], v[2:3]
// GFX11: flat_atomic_cmpswap_f32 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x40,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_cmpswap_f32 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_cmpswap_f32 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x40,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_cmpswap_f32 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_cmpswap_f32 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x40,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_dec_u32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_dec_u32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0x00,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_dec_u32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_dec_u32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x00,0xdd,0xfe,0xff,0x7c,0xff]

flat_atomic_dec_u32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_dec_u32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0x00,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_dec_u32 v[0:1], v2
// GFX11: flat_atomic_dec_u32 v[0:1], v2 ; encoding: [0x00,0x00,0x00,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_dec_u32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_dec_u32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0x00,0xdd,0xfe,0xff,0x7c,0x00]

flat_atomic_dec_u32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_dec_u32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0x00,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_dec_u64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_dec_u64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x34,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_dec_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_dec_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x34,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_dec_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_dec_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x34,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_dec_u64 v[0:1], v[2:3]
// GFX11: flat_atomic_dec_u64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x34,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_dec_u64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_dec_u64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x34,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_dec_u64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_dec_u64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x34,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_inc_u32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_inc_u32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xfc,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_inc_u32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_inc_u32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xfc,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_inc_u32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_inc_u32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xfc,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_inc_u32 v[0:1], v2
// GFX11: flat_atomic_inc_u32 v[0:1], v2 ; encoding: [0x00,0x00,0xfc,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_inc_u32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_inc_u32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xfc,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_inc_u32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_inc_u32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xfc,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_inc_u64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_inc_u64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x30,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_inc_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_inc_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x30,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_inc_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_inc_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x30,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_inc_u64 v[0:1], v[2:3]
// GFX11: flat_atomic_inc_u64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x30,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_inc_u64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_inc_u64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x30,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_inc_u64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_inc_u64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x30,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_max_f32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_max_f32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0x48,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_max_f32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_max_f32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x48,0xdd,0xfe,0xff,0x7c,0xff]

flat_atomic_max_f32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_max_f32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0x48,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_max_f32 v[0:1], v2
// GFX11: flat_atomic_max_f32 v[0:1], v2 ; encoding: [0x00,0x00,0x48,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_max_f32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_max_f32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0x48,0xdd,0xfe,0xff,0x7c,0x00]

flat_atomic_max_f32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_max_f32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0x48,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_max_i32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_max_i32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xe8,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_max_i32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_max_i32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xe8,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_max_i32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_max_i32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xe8,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_max_i32 v[0:1], v2
// GFX11: flat_atomic_max_i32 v[0:1], v2 ; encoding: [0x00,0x00,0xe8,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_max_i32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_max_i32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xe8,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_max_i32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_max_i32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xe8,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_max_i64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_max_i64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x1c,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_max_i64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_max_i64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x1c,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_max_i64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_max_i64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x1c,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_max_i64 v[0:1], v[2:3]
// GFX11: flat_atomic_max_i64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x1c,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_max_i64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_max_i64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x1c,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_max_i64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_max_i64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x1c,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_max_u32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_max_u32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xec,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_max_u32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_max_u32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xec,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_max_u32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_max_u32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xec,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_max_u32 v[0:1], v2
// GFX11: flat_atomic_max_u32 v[0:1], v2 ; encoding: [0x00,0x00,0xec,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_max_u32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_max_u32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xec,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_max_u32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_max_u32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xec,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_max_u64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_max_u64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x20,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_max_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_max_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x20,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_max_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_max_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x20,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_max_u64 v[0:1], v[2:3]
// GFX11: flat_atomic_max_u64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x20,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_max_u64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_max_u64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x20,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_max_u64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_max_u64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x20,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_min_f32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_min_f32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0x44,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_min_f32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_min_f32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x44,0xdd,0xfe,0xff,0x7c,0xff]

flat_atomic_min_f32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_min_f32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0x44,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_min_f32 v[0:1], v2
// GFX11: flat_atomic_min_f32 v[0:1], v2 ; encoding: [0x00,0x00,0x44,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_min_f32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_min_f32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0x44,0xdd,0xfe,0xff,0x7c,0x00]

flat_atomic_min_f32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_min_f32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0x44,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_min_i32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_min_i32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xe0,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_min_i32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_min_i32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xe0,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_min_i32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_min_i32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xe0,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_min_i32 v[0:1], v2
// GFX11: flat_atomic_min_i32 v[0:1], v2 ; encoding: [0x00,0x00,0xe0,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_min_i32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_min_i32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xe0,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_min_i32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_min_i32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xe0,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_min_i64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_min_i64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x14,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_min_i64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_min_i64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x14,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_min_i64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_min_i64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x14,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_min_i64 v[0:1], v[2:3]
// GFX11: flat_atomic_min_i64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x14,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_min_i64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_min_i64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x14,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_min_i64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_min_i64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x14,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_min_u32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_min_u32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xe4,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_min_u32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_min_u32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xe4,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_min_u32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_min_u32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xe4,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_min_u32 v[0:1], v2
// GFX11: flat_atomic_min_u32 v[0:1], v2 ; encoding: [0x00,0x00,0xe4,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_min_u32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_min_u32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xe4,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_min_u32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_min_u32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xe4,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_min_u64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_min_u64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x18,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_min_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_min_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x18,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_min_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_min_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x18,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_min_u64 v[0:1], v[2:3]
// GFX11: flat_atomic_min_u64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x18,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_min_u64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_min_u64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x18,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_min_u64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_min_u64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x18,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_or_b32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_or_b32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xf4,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_or_b32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_or_b32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xf4,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_or_b32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_or_b32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xf4,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_or_b32 v[0:1], v2
// GFX11: flat_atomic_or_b32 v[0:1], v2 ; encoding: [0x00,0x00,0xf4,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_or_b32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_or_b32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xf4,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_or_b32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_or_b32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xf4,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_or_b64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_or_b64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x28,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_or_b64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_or_b64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x28,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_or_b64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_or_b64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x28,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_or_b64 v[0:1], v[2:3]
// GFX11: flat_atomic_or_b64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x28,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_or_b64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_or_b64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x28,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_or_b64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_or_b64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x28,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_sub_u32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_sub_u32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xd8,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_sub_u32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_sub_u32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xd8,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_sub_u32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_sub_u32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xd8,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_sub_u32 v[0:1], v2
// GFX11: flat_atomic_sub_u32 v[0:1], v2 ; encoding: [0x00,0x00,0xd8,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_sub_u32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_sub_u32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xd8,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_sub_u32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_sub_u32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xd8,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_sub_u64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_sub_u64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x10,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_sub_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_sub_u64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x10,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_sub_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_sub_u64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x10,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_sub_u64 v[0:1], v[2:3]
// GFX11: flat_atomic_sub_u64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x10,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_sub_u64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_sub_u64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x10,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_sub_u64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_sub_u64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x10,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_swap_b32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_swap_b32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xcc,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_swap_b32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_swap_b32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xcc,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_swap_b32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_swap_b32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xcc,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_swap_b32 v[0:1], v2
// GFX11: flat_atomic_swap_b32 v[0:1], v2 ; encoding: [0x00,0x00,0xcc,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_swap_b32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_swap_b32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xcc,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_swap_b32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_swap_b32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xcc,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_swap_b64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_swap_b64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x04,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_swap_b64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_swap_b64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x04,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_swap_b64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_swap_b64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x04,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_swap_b64 v[0:1], v[2:3]
// GFX11: flat_atomic_swap_b64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x04,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_swap_b64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_swap_b64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x04,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_swap_b64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_swap_b64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x04,0xdd,0x66,0x55,0x7c,0x00]

flat_atomic_xor_b32 v5, v[0:1], v2 glc
// GFX11: flat_atomic_xor_b32 v5, v[0:1], v2 glc ; encoding: [0x00,0x40,0xf8,0xdc,0x00,0x02,0x7c,0x05]

flat_atomic_xor_b32 v255, v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_atomic_xor_b32 v255, v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xf8,0xdc,0xfe,0xff,0x7c,0xff]

flat_atomic_xor_b32 v170, v[102:103], v85 offset:2730 glc slc
// GFX11: flat_atomic_xor_b32 v170, v[102:103], v85 offset:2730 glc slc ; encoding: [0xaa,0xca,0xf8,0xdc,0x66,0x55,0x7c,0xaa]

flat_atomic_xor_b32 v[0:1], v2
// GFX11: flat_atomic_xor_b32 v[0:1], v2 ; encoding: [0x00,0x00,0xf8,0xdc,0x00,0x02,0x7c,0x00]

flat_atomic_xor_b32 v[254:255], v255 offset:4095 slc dlc
// GFX11: flat_atomic_xor_b32 v[254:255], v255 offset:4095 slc dlc ; encoding: [0xff,0xaf,0xf8,0xdc,0xfe,0xff,0x7c,0x00]

flat_atomic_xor_b32 v[102:103], v85 offset:2730 dlc
// GFX11: flat_atomic_xor_b32 v[102:103], v85 offset:2730 dlc ; encoding: [0xaa,0x2a,0xf8,0xdc,0x66,0x55,0x7c,0x00]

flat_atomic_xor_b64 v[5:6], v[0:1], v[2:3] glc
// GFX11: flat_atomic_xor_b64 v[5:6], v[0:1], v[2:3] glc ; encoding: [0x00,0x40,0x2c,0xdd,0x00,0x02,0x7c,0x05]

flat_atomic_xor_b64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_atomic_xor_b64 v[254:255], v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x2c,0xdd,0xfe,0xfe,0x7c,0xfe]

flat_atomic_xor_b64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc
// GFX11: flat_atomic_xor_b64 v[170:171], v[102:103], v[85:86] offset:2730 glc slc ; encoding: [0xaa,0xca,0x2c,0xdd,0x66,0x55,0x7c,0xaa]

flat_atomic_xor_b64 v[0:1], v[2:3]
// GFX11: flat_atomic_xor_b64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x2c,0xdd,0x00,0x02,0x7c,0x00]

flat_atomic_xor_b64 v[254:255], v[254:255] offset:4095 slc dlc
// GFX11: flat_atomic_xor_b64 v[254:255], v[254:255] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x2c,0xdd,0xfe,0xfe,0x7c,0x00]

flat_atomic_xor_b64 v[102:103], v[85:86] offset:2730 dlc
// GFX11: flat_atomic_xor_b64 v[102:103], v[85:86] offset:2730 dlc ; encoding: [0xaa,0x2a,0x2c,0xdd,0x66,0x55,0x7c,0x00]

flat_load_b128 v[5:8], v[0:1]
// GFX11: flat_load_b128 v[5:8], v[0:1] ; encoding: [0x00,0x00,0x5c,0xdc,0x00,0x00,0x7c,0x05]

flat_load_b128 v[252:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_b128 v[252:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5c,0xdc,0xfe,0x00,0x7c,0xfc]

flat_load_b128 v[170:173], v[102:103] offset:2730 slc
// GFX11: flat_load_b128 v[170:173], v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x5c,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_b32 v5, v[0:1]
// GFX11: flat_load_b32 v5, v[0:1] ; encoding: [0x00,0x00,0x50,0xdc,0x00,0x00,0x7c,0x05]

flat_load_b32 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_b32 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x50,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_b32 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_b32 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x50,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_b64 v[5:6], v[0:1]
// GFX11: flat_load_b64 v[5:6], v[0:1] ; encoding: [0x00,0x00,0x54,0xdc,0x00,0x00,0x7c,0x05]

flat_load_b64 v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_b64 v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x54,0xdc,0xfe,0x00,0x7c,0xfe]

flat_load_b64 v[170:171], v[102:103] offset:2730 slc
// GFX11: flat_load_b64 v[170:171], v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x54,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_b96 v[5:7], v[0:1]
// GFX11: flat_load_b96 v[5:7], v[0:1] ; encoding: [0x00,0x00,0x58,0xdc,0x00,0x00,0x7c,0x05]

flat_load_b96 v[253:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_b96 v[253:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x58,0xdc,0xfe,0x00,0x7c,0xfd]

flat_load_b96 v[170:172], v[102:103] offset:2730 slc
// GFX11: flat_load_b96 v[170:172], v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x58,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_d16_b16 v5, v[0:1]
// GFX11: flat_load_d16_b16 v5, v[0:1] ; encoding: [0x00,0x00,0x80,0xdc,0x00,0x00,0x7c,0x05]

flat_load_d16_b16 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_d16_b16 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x80,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_d16_b16 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_d16_b16 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x80,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_d16_hi_b16 v5, v[0:1]
// GFX11: flat_load_d16_hi_b16 v5, v[0:1] ; encoding: [0x00,0x00,0x8c,0xdc,0x00,0x00,0x7c,0x05]

flat_load_d16_hi_b16 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_d16_hi_b16 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8c,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_d16_hi_b16 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_d16_hi_b16 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x8c,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_d16_hi_i8 v5, v[0:1]
// GFX11: flat_load_d16_hi_i8 v5, v[0:1] ; encoding: [0x00,0x00,0x88,0xdc,0x00,0x00,0x7c,0x05]

flat_load_d16_hi_i8 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_d16_hi_i8 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x88,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_d16_hi_i8 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_d16_hi_i8 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x88,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_d16_hi_u8 v5, v[0:1]
// GFX11: flat_load_d16_hi_u8 v5, v[0:1] ; encoding: [0x00,0x00,0x84,0xdc,0x00,0x00,0x7c,0x05]

flat_load_d16_hi_u8 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_d16_hi_u8 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x84,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_d16_hi_u8 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_d16_hi_u8 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x84,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_d16_i8 v5, v[0:1]
// GFX11: flat_load_d16_i8 v5, v[0:1] ; encoding: [0x00,0x00,0x7c,0xdc,0x00,0x00,0x7c,0x05]

flat_load_d16_i8 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_d16_i8 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7c,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_d16_i8 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_d16_i8 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x7c,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_d16_u8 v5, v[0:1]
// GFX11: flat_load_d16_u8 v5, v[0:1] ; encoding: [0x00,0x00,0x78,0xdc,0x00,0x00,0x7c,0x05]

flat_load_d16_u8 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_d16_u8 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x78,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_d16_u8 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_d16_u8 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x78,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_i16 v5, v[0:1]
// GFX11: flat_load_i16 v5, v[0:1] ; encoding: [0x00,0x00,0x4c,0xdc,0x00,0x00,0x7c,0x05]

flat_load_i16 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_i16 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4c,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_i16 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_i16 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x4c,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_i8 v5, v[0:1]
// GFX11: flat_load_i8 v5, v[0:1] ; encoding: [0x00,0x00,0x44,0xdc,0x00,0x00,0x7c,0x05]

flat_load_i8 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_i8 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x44,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_i8 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_i8 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x44,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_u16 v5, v[0:1]
// GFX11: flat_load_u16 v5, v[0:1] ; encoding: [0x00,0x00,0x48,0xdc,0x00,0x00,0x7c,0x05]

flat_load_u16 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_u16 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x48,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_u16 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_u16 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x48,0xdc,0x66,0x00,0x7c,0xaa]

flat_load_u8 v5, v[0:1]
// GFX11: flat_load_u8 v5, v[0:1] ; encoding: [0x00,0x00,0x40,0xdc,0x00,0x00,0x7c,0x05]

flat_load_u8 v255, v[254:255] offset:4095 glc slc dlc
// GFX11: flat_load_u8 v255, v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x40,0xdc,0xfe,0x00,0x7c,0xff]

flat_load_u8 v170, v[102:103] offset:2730 slc
// GFX11: flat_load_u8 v170, v[102:103] offset:2730 slc ; encoding: [0xaa,0x8a,0x40,0xdc,0x66,0x00,0x7c,0xaa]

flat_store_b128 v[0:1], v[2:5]
// GFX11: flat_store_b128 v[0:1], v[2:5] ; encoding: [0x00,0x00,0x74,0xdc,0x00,0x02,0x7c,0x00]

flat_store_b128 v[254:255], v[252:255] offset:4095 glc slc dlc
// GFX11: flat_store_b128 v[254:255], v[252:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x74,0xdc,0xfe,0xfc,0x7c,0x00]

flat_store_b128 v[102:103], v[85:88] offset:2730 slc
// GFX11: flat_store_b128 v[102:103], v[85:88] offset:2730 slc ; encoding: [0xaa,0x8a,0x74,0xdc,0x66,0x55,0x7c,0x00]

flat_store_b16 v[0:1], v2
// GFX11: flat_store_b16 v[0:1], v2 ; encoding: [0x00,0x00,0x64,0xdc,0x00,0x02,0x7c,0x00]

flat_store_b16 v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_store_b16 v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x64,0xdc,0xfe,0xff,0x7c,0x00]

flat_store_b16 v[102:103], v85 offset:2730 slc
// GFX11: flat_store_b16 v[102:103], v85 offset:2730 slc ; encoding: [0xaa,0x8a,0x64,0xdc,0x66,0x55,0x7c,0x00]

flat_store_b32 v[0:1], v2
// GFX11: flat_store_b32 v[0:1], v2 ; encoding: [0x00,0x00,0x68,0xdc,0x00,0x02,0x7c,0x00]

flat_store_b32 v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_store_b32 v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x68,0xdc,0xfe,0xff,0x7c,0x00]

flat_store_b32 v[102:103], v85 offset:2730 slc
// GFX11: flat_store_b32 v[102:103], v85 offset:2730 slc ; encoding: [0xaa,0x8a,0x68,0xdc,0x66,0x55,0x7c,0x00]

flat_store_b64 v[0:1], v[2:3]
// GFX11: flat_store_b64 v[0:1], v[2:3] ; encoding: [0x00,0x00,0x6c,0xdc,0x00,0x02,0x7c,0x00]

flat_store_b64 v[254:255], v[254:255] offset:4095 glc slc dlc
// GFX11: flat_store_b64 v[254:255], v[254:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6c,0xdc,0xfe,0xfe,0x7c,0x00]

flat_store_b64 v[102:103], v[85:86] offset:2730 slc
// GFX11: flat_store_b64 v[102:103], v[85:86] offset:2730 slc ; encoding: [0xaa,0x8a,0x6c,0xdc,0x66,0x55,0x7c,0x00]

flat_store_b8 v[0:1], v2
// GFX11: flat_store_b8 v[0:1], v2 ; encoding: [0x00,0x00,0x60,0xdc,0x00,0x02,0x7c,0x00]

flat_store_b8 v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_store_b8 v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x60,0xdc,0xfe,0xff,0x7c,0x00]

flat_store_b8 v[102:103], v85 offset:2730 slc
// GFX11: flat_store_b8 v[102:103], v85 offset:2730 slc ; encoding: [0xaa,0x8a,0x60,0xdc,0x66,0x55,0x7c,0x00]

flat_store_b96 v[0:1], v[2:4]
// GFX11: flat_store_b96 v[0:1], v[2:4] ; encoding: [0x00,0x00,0x70,0xdc,0x00,0x02,0x7c,0x00]

flat_store_b96 v[254:255], v[253:255] offset:4095 glc slc dlc
// GFX11: flat_store_b96 v[254:255], v[253:255] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x70,0xdc,0xfe,0xfd,0x7c,0x00]

flat_store_b96 v[102:103], v[85:87] offset:2730 slc
// GFX11: flat_store_b96 v[102:103], v[85:87] offset:2730 slc ; encoding: [0xaa,0x8a,0x70,0xdc,0x66,0x55,0x7c,0x00]

flat_store_d16_hi_b16 v[0:1], v2
// GFX11: flat_store_d16_hi_b16 v[0:1], v2 ; encoding: [0x00,0x00,0x94,0xdc,0x00,0x02,0x7c,0x00]

flat_store_d16_hi_b16 v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_store_d16_hi_b16 v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x94,0xdc,0xfe,0xff,0x7c,0x00]

flat_store_d16_hi_b16 v[102:103], v85 offset:2730 slc
// GFX11: flat_store_d16_hi_b16 v[102:103], v85 offset:2730 slc ; encoding: [0xaa,0x8a,0x94,0xdc,0x66,0x55,0x7c,0x00]

flat_store_d16_hi_b8 v[0:1], v2
// GFX11: flat_store_d16_hi_b8 v[0:1], v2 ; encoding: [0x00,0x00,0x90,0xdc,0x00,0x02,0x7c,0x00]

flat_store_d16_hi_b8 v[254:255], v255 offset:4095 glc slc dlc
// GFX11: flat_store_d16_hi_b8 v[254:255], v255 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x90,0xdc,0xfe,0xff,0x7c,0x00]

flat_store_d16_hi_b8 v[102:103], v85 offset:2730 slc
// GFX11: flat_store_d16_hi_b8 v[102:103], v85 offset:2730 slc ; encoding: [0xaa,0x8a,0x90,0xdc,0x66,0x55,0x7c,0x00]

// GLOBAL: with and without a scalar base.

global_atomic_add_f32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_add_f32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0x5a,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_add_f32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_add_f32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5a,0xdd,0xfe,0xff,0x7c,0xff]

global_atomic_add_f32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_add_f32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x5a,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_add_f32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_add_f32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0x5a,0xdd,0x00,0x02,0x02,0x05]

global_atomic_add_f32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_add_f32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5a,0xdd,0xff,0xff,0x68,0xff]

global_atomic_add_f32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_add_f32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x5a,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_add_f32 v0, v2, s[2:3]
// GFX11: global_atomic_add_f32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x5a,0xdd,0x00,0x02,0x02,0x00]

global_atomic_add_f32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_add_f32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x5a,0xdd,0xff,0xff,0x68,0x00]

global_atomic_add_f32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_add_f32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x5a,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_add_f32 v[0:1], v2, off
// GFX11: global_atomic_add_f32 v[0:1], v2, off ; encoding: [0x00,0x00,0x5a,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_add_f32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_add_f32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x5a,0xdd,0xfe,0xff,0x7c,0x00]

global_atomic_add_f32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_add_f32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0x5a,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_add_u32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_add_u32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xd6,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_add_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_add_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xd6,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_add_u32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_add_u32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xd6,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_add_u32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_add_u32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xd6,0xdc,0x00,0x02,0x02,0x05]

global_atomic_add_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_add_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xd6,0xdc,0xff,0xff,0x68,0xff]

global_atomic_add_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_add_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xd6,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_add_u32 v0, v2, s[2:3]
// GFX11: global_atomic_add_u32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xd6,0xdc,0x00,0x02,0x02,0x00]

global_atomic_add_u32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_add_u32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xd6,0xdc,0xff,0xff,0x68,0x00]

global_atomic_add_u32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_add_u32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xd6,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_add_u32 v[0:1], v2, off
// GFX11: global_atomic_add_u32 v[0:1], v2, off ; encoding: [0x00,0x00,0xd6,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_add_u32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_add_u32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xd6,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_add_u32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_add_u32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xd6,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_add_u64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_add_u64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x0e,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_add_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_add_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x0e,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_add_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_add_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x0e,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_add_u64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_add_u64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x0e,0xdd,0x00,0x02,0x02,0x05]

global_atomic_add_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_add_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x0e,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_add_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_add_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x0e,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_add_u64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_add_u64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x0e,0xdd,0x00,0x02,0x02,0x00]

global_atomic_add_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_add_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x0e,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_add_u64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_add_u64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x0e,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_add_u64 v[0:1], v[2:3], off
// GFX11: global_atomic_add_u64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x0e,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_add_u64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_add_u64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x0e,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_add_u64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_add_u64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x0e,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_and_b32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_and_b32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xf2,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_and_b32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_and_b32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xf2,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_and_b32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_and_b32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xf2,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_and_b32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_and_b32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xf2,0xdc,0x00,0x02,0x02,0x05]

global_atomic_and_b32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_and_b32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xf2,0xdc,0xff,0xff,0x68,0xff]

global_atomic_and_b32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_and_b32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xf2,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_and_b32 v0, v2, s[2:3]
// GFX11: global_atomic_and_b32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xf2,0xdc,0x00,0x02,0x02,0x00]

global_atomic_and_b32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_and_b32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xf2,0xdc,0xff,0xff,0x68,0x00]

global_atomic_and_b32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_and_b32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xf2,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_and_b32 v[0:1], v2, off
// GFX11: global_atomic_and_b32 v[0:1], v2, off ; encoding: [0x00,0x00,0xf2,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_and_b32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_and_b32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xf2,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_and_b32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_and_b32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xf2,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_and_b64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_and_b64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x26,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_and_b64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_and_b64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x26,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_and_b64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_and_b64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x26,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_and_b64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_and_b64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x26,0xdd,0x00,0x02,0x02,0x05]

global_atomic_and_b64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_and_b64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x26,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_and_b64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_and_b64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x26,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_and_b64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_and_b64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x26,0xdd,0x00,0x02,0x02,0x00]

global_atomic_and_b64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_and_b64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x26,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_and_b64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_and_b64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x26,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_and_b64 v[0:1], v[2:3], off
// GFX11: global_atomic_and_b64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x26,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_and_b64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_and_b64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x26,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_and_b64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_and_b64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x26,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_cmpswap_b32 v5, v[0:1], v[2:3], off glc
// GFX11: global_atomic_cmpswap_b32 v5, v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0xd2,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_cmpswap_b32 v255, v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_cmpswap_b32 v255, v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xd2,0xdc,0xfe,0xfe,0x7c,0xff]

global_atomic_cmpswap_b32 v170, v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_cmpswap_b32 v170, v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xd2,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_cmpswap_b32 v5, v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_cmpswap_b32 v5, v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0xd2,0xdc,0x00,0x02,0x02,0x05]

global_atomic_cmpswap_b32 v255, v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_cmpswap_b32 v255, v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xd2,0xdc,0xff,0xfe,0x68,0xff]

global_atomic_cmpswap_b32 v170, v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_cmpswap_b32 v170, v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xd2,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_cmpswap_b32 v0, v[2:3], s[2:3]
// GFX11: global_atomic_cmpswap_b32 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0xd2,0xdc,0x00,0x02,0x02,0x00]

global_atomic_cmpswap_b32 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_cmpswap_b32 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xd2,0xdc,0xff,0xfe,0x68,0x00]

global_atomic_cmpswap_b32 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_cmpswap_b32 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xd2,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_cmpswap_b32 v[0:1], v[2:3], off
// GFX11: global_atomic_cmpswap_b32 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0xd2,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_cmpswap_b32 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_cmpswap_b32 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xd2,0xdc,0xfe,0xfe,0x7c,0x00]

global_atomic_cmpswap_b32 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_cmpswap_b32 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0xd2,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_cmpswap_b64 v[5:6], v[0:1], v[2:5], off glc
// GFX11: global_atomic_cmpswap_b64 v[5:6], v[0:1], v[2:5], off glc ; encoding: [0x00,0x40,0x0a,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_cmpswap_b64 v[254:255], v[254:255], v[252:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_cmpswap_b64 v[254:255], v[254:255], v[252:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x0a,0xdd,0xfe,0xfc,0x7c,0xfe]

global_atomic_cmpswap_b64 v[170:171], v[102:103], v[85:88], off offset:-2731 glc slc
// GFX11: global_atomic_cmpswap_b64 v[170:171], v[102:103], v[85:88], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x0a,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_cmpswap_b64 v[5:6], v0, v[2:5], s[2:3] glc
// GFX11: global_atomic_cmpswap_b64 v[5:6], v0, v[2:5], s[2:3] glc ; encoding: [0x00,0x40,0x0a,0xdd,0x00,0x02,0x02,0x05]

global_atomic_cmpswap_b64 v[254:255], v255, v[252:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_cmpswap_b64 v[254:255], v255, v[252:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x0a,0xdd,0xff,0xfc,0x68,0xfe]

global_atomic_cmpswap_b64 v[170:171], v102, v[85:88], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_cmpswap_b64 v[170:171], v102, v[85:88], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x0a,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_cmpswap_b64 v0, v[2:5], s[2:3]
// GFX11: global_atomic_cmpswap_b64 v0, v[2:5], s[2:3] ; encoding: [0x00,0x00,0x0a,0xdd,0x00,0x02,0x02,0x00]

global_atomic_cmpswap_b64 v255, v[252:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_cmpswap_b64 v255, v[252:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x0a,0xdd,0xff,0xfc,0x68,0x00]

global_atomic_cmpswap_b64 v102, v[85:88], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_cmpswap_b64 v102, v[85:88], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x0a,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_cmpswap_b64 v[0:1], v[2:5], off
// GFX11: global_atomic_cmpswap_b64 v[0:1], v[2:5], off ; encoding: [0x00,0x00,0x0a,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_cmpswap_b64 v[254:255], v[252:255], off offset:4095 slc dlc
// GFX11: global_atomic_cmpswap_b64 v[254:255], v[252:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x0a,0xdd,0xfe,0xfc,0x7c,0x00]

global_atomic_cmpswap_b64 v[102:103], v[85:88], off offset:-2731 dlc
// GFX11: global_atomic_cmpswap_b64 v[102:103], v[85:88], off offset:-2731 dlc ; encoding: [0x55,0x35,0x0a,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_cmpswap_f32 v5, v[0:1], v[2:3], off glc
// GFX11: global_atomic_cmpswap_f32 v5, v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x42,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_cmpswap_f32 v255, v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_cmpswap_f32 v255, v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x42,0xdd,0xfe,0xfe,0x7c,0xff]

global_atomic_cmpswap_f32 v170, v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_cmpswap_f32 v170, v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x42,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_cmpswap_f32 v5, v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_cmpswap_f32 v5, v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x42,0xdd,0x00,0x02,0x02,0x05]

global_atomic_cmpswap_f32 v255, v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_cmpswap_f32 v255, v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x42,0xdd,0xff,0xfe,0x68,0xff]

global_atomic_cmpswap_f32 v170, v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_cmpswap_f32 v170, v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x42,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_cmpswap_f32 v0, v[2:3], s[2:3]
// GFX11: global_atomic_cmpswap_f32 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x42,0xdd,0x00,0x02,0x02,0x00]

global_atomic_cmpswap_f32 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_cmpswap_f32 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x42,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_cmpswap_f32 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_cmpswap_f32 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x42,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_cmpswap_f32 v[0:1], v[2:3], off
// GFX11: global_atomic_cmpswap_f32 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x42,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_cmpswap_f32 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_cmpswap_f32 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x42,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_cmpswap_f32 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_cmpswap_f32 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x42,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_csub_u32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_csub_u32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xde,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_csub_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_csub_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xde,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_csub_u32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_csub_u32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xde,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_csub_u32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_csub_u32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xde,0xdc,0x00,0x02,0x02,0x05]

global_atomic_csub_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_csub_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xde,0xdc,0xff,0xff,0x68,0xff]

global_atomic_csub_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_csub_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xde,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_csub_u32 v0, v2, s[2:3]
// GFX11: global_atomic_csub_u32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xde,0xdc,0x00,0x02,0x02,0x00]

global_atomic_csub_u32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_csub_u32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xde,0xdc,0xff,0xff,0x68,0x00]

global_atomic_csub_u32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_csub_u32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xde,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_csub_u32 v[0:1], v2, off
// GFX11: global_atomic_csub_u32 v[0:1], v2, off ; encoding: [0x00,0x00,0xde,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_csub_u32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_csub_u32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xde,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_csub_u32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_csub_u32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xde,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_dec_u32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_dec_u32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0x02,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_dec_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_dec_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x02,0xdd,0xfe,0xff,0x7c,0xff]

global_atomic_dec_u32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_dec_u32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x02,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_dec_u32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_dec_u32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0x02,0xdd,0x00,0x02,0x02,0x05]

global_atomic_dec_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_dec_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x02,0xdd,0xff,0xff,0x68,0xff]

global_atomic_dec_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_dec_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x02,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_dec_u32 v0, v2, s[2:3]
// GFX11: global_atomic_dec_u32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x02,0xdd,0x00,0x02,0x02,0x00]

global_atomic_dec_u32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_dec_u32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x02,0xdd,0xff,0xff,0x68,0x00]

global_atomic_dec_u32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_dec_u32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x02,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_dec_u32 v[0:1], v2, off
// GFX11: global_atomic_dec_u32 v[0:1], v2, off ; encoding: [0x00,0x00,0x02,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_dec_u32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_dec_u32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x02,0xdd,0xfe,0xff,0x7c,0x00]

global_atomic_dec_u32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_dec_u32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0x02,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_dec_u64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_dec_u64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x36,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_dec_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_dec_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x36,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_dec_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_dec_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x36,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_dec_u64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_dec_u64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x36,0xdd,0x00,0x02,0x02,0x05]

global_atomic_dec_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_dec_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x36,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_dec_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_dec_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x36,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_dec_u64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_dec_u64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x36,0xdd,0x00,0x02,0x02,0x00]

global_atomic_dec_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_dec_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x36,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_dec_u64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_dec_u64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x36,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_dec_u64 v[0:1], v[2:3], off
// GFX11: global_atomic_dec_u64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x36,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_dec_u64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_dec_u64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x36,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_dec_u64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_dec_u64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x36,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_inc_u32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_inc_u32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xfe,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_inc_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_inc_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xfe,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_inc_u32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_inc_u32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xfe,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_inc_u32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_inc_u32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xfe,0xdc,0x00,0x02,0x02,0x05]

global_atomic_inc_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_inc_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xfe,0xdc,0xff,0xff,0x68,0xff]

global_atomic_inc_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_inc_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xfe,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_inc_u32 v0, v2, s[2:3]
// GFX11: global_atomic_inc_u32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xfe,0xdc,0x00,0x02,0x02,0x00]

global_atomic_inc_u32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_inc_u32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xfe,0xdc,0xff,0xff,0x68,0x00]

global_atomic_inc_u32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_inc_u32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xfe,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_inc_u32 v[0:1], v2, off
// GFX11: global_atomic_inc_u32 v[0:1], v2, off ; encoding: [0x00,0x00,0xfe,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_inc_u32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_inc_u32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xfe,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_inc_u32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_inc_u32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xfe,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_inc_u64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_inc_u64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x32,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_inc_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_inc_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x32,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_inc_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_inc_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x32,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_inc_u64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_inc_u64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x32,0xdd,0x00,0x02,0x02,0x05]

global_atomic_inc_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_inc_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x32,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_inc_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_inc_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x32,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_inc_u64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_inc_u64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x32,0xdd,0x00,0x02,0x02,0x00]

global_atomic_inc_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_inc_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x32,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_inc_u64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_inc_u64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x32,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_inc_u64 v[0:1], v[2:3], off
// GFX11: global_atomic_inc_u64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x32,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_inc_u64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_inc_u64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x32,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_inc_u64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_inc_u64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x32,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_max_f32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_max_f32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0x4a,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_max_f32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_max_f32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4a,0xdd,0xfe,0xff,0x7c,0xff]

global_atomic_max_f32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_max_f32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x4a,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_max_f32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_max_f32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0x4a,0xdd,0x00,0x02,0x02,0x05]

global_atomic_max_f32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_max_f32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4a,0xdd,0xff,0xff,0x68,0xff]

global_atomic_max_f32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_max_f32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x4a,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_max_f32 v0, v2, s[2:3]
// GFX11: global_atomic_max_f32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x4a,0xdd,0x00,0x02,0x02,0x00]

global_atomic_max_f32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_max_f32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x4a,0xdd,0xff,0xff,0x68,0x00]

global_atomic_max_f32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_max_f32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x4a,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_max_f32 v[0:1], v2, off
// GFX11: global_atomic_max_f32 v[0:1], v2, off ; encoding: [0x00,0x00,0x4a,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_max_f32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_max_f32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x4a,0xdd,0xfe,0xff,0x7c,0x00]

global_atomic_max_f32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_max_f32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0x4a,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_max_i32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_max_i32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xea,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_max_i32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_max_i32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xea,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_max_i32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_max_i32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xea,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_max_i32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_max_i32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xea,0xdc,0x00,0x02,0x02,0x05]

global_atomic_max_i32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_max_i32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xea,0xdc,0xff,0xff,0x68,0xff]

global_atomic_max_i32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_max_i32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xea,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_max_i32 v0, v2, s[2:3]
// GFX11: global_atomic_max_i32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xea,0xdc,0x00,0x02,0x02,0x00]

global_atomic_max_i32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_max_i32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xea,0xdc,0xff,0xff,0x68,0x00]

global_atomic_max_i32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_max_i32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xea,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_max_i32 v[0:1], v2, off
// GFX11: global_atomic_max_i32 v[0:1], v2, off ; encoding: [0x00,0x00,0xea,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_max_i32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_max_i32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xea,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_max_i32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_max_i32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xea,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_max_i64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_max_i64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x1e,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_max_i64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_max_i64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x1e,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_max_i64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_max_i64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x1e,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_max_i64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_max_i64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x1e,0xdd,0x00,0x02,0x02,0x05]

global_atomic_max_i64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_max_i64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x1e,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_max_i64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_max_i64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x1e,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_max_i64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_max_i64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x1e,0xdd,0x00,0x02,0x02,0x00]

global_atomic_max_i64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_max_i64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x1e,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_max_i64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_max_i64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x1e,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_max_i64 v[0:1], v[2:3], off
// GFX11: global_atomic_max_i64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x1e,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_max_i64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_max_i64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x1e,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_max_i64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_max_i64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x1e,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_max_u32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_max_u32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xee,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_max_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_max_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xee,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_max_u32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_max_u32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xee,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_max_u32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_max_u32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xee,0xdc,0x00,0x02,0x02,0x05]

global_atomic_max_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_max_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xee,0xdc,0xff,0xff,0x68,0xff]

global_atomic_max_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_max_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xee,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_max_u32 v0, v2, s[2:3]
// GFX11: global_atomic_max_u32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xee,0xdc,0x00,0x02,0x02,0x00]

global_atomic_max_u32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_max_u32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xee,0xdc,0xff,0xff,0x68,0x00]

global_atomic_max_u32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_max_u32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xee,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_max_u32 v[0:1], v2, off
// GFX11: global_atomic_max_u32 v[0:1], v2, off ; encoding: [0x00,0x00,0xee,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_max_u32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_max_u32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xee,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_max_u32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_max_u32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xee,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_max_u64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_max_u64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x22,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_max_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_max_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x22,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_max_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_max_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x22,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_max_u64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_max_u64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x22,0xdd,0x00,0x02,0x02,0x05]

global_atomic_max_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_max_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x22,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_max_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_max_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x22,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_max_u64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_max_u64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x22,0xdd,0x00,0x02,0x02,0x00]

global_atomic_max_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_max_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x22,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_max_u64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_max_u64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x22,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_max_u64 v[0:1], v[2:3], off
// GFX11: global_atomic_max_u64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x22,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_max_u64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_max_u64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x22,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_max_u64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_max_u64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x22,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_min_f32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_min_f32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0x46,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_min_f32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_min_f32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x46,0xdd,0xfe,0xff,0x7c,0xff]

global_atomic_min_f32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_min_f32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x46,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_min_f32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_min_f32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0x46,0xdd,0x00,0x02,0x02,0x05]

global_atomic_min_f32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_min_f32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x46,0xdd,0xff,0xff,0x68,0xff]

global_atomic_min_f32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_min_f32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x46,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_min_f32 v0, v2, s[2:3]
// GFX11: global_atomic_min_f32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x46,0xdd,0x00,0x02,0x02,0x00]

global_atomic_min_f32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_min_f32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x46,0xdd,0xff,0xff,0x68,0x00]

global_atomic_min_f32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_min_f32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x46,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_min_f32 v[0:1], v2, off
// GFX11: global_atomic_min_f32 v[0:1], v2, off ; encoding: [0x00,0x00,0x46,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_min_f32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_min_f32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x46,0xdd,0xfe,0xff,0x7c,0x00]

global_atomic_min_f32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_min_f32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0x46,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_min_i32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_min_i32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xe2,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_min_i32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_min_i32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xe2,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_min_i32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_min_i32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xe2,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_min_i32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_min_i32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xe2,0xdc,0x00,0x02,0x02,0x05]

global_atomic_min_i32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_min_i32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xe2,0xdc,0xff,0xff,0x68,0xff]

global_atomic_min_i32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_min_i32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xe2,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_min_i32 v0, v2, s[2:3]
// GFX11: global_atomic_min_i32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xe2,0xdc,0x00,0x02,0x02,0x00]

global_atomic_min_i32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_min_i32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xe2,0xdc,0xff,0xff,0x68,0x00]

global_atomic_min_i32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_min_i32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xe2,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_min_i32 v[0:1], v2, off
// GFX11: global_atomic_min_i32 v[0:1], v2, off ; encoding: [0x00,0x00,0xe2,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_min_i32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_min_i32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xe2,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_min_i32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_min_i32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xe2,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_min_i64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_min_i64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x16,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_min_i64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_min_i64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x16,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_min_i64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_min_i64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x16,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_min_i64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_min_i64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x16,0xdd,0x00,0x02,0x02,0x05]

global_atomic_min_i64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_min_i64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x16,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_min_i64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_min_i64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x16,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_min_i64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_min_i64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x16,0xdd,0x00,0x02,0x02,0x00]

global_atomic_min_i64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_min_i64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x16,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_min_i64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_min_i64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x16,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_min_i64 v[0:1], v[2:3], off
// GFX11: global_atomic_min_i64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x16,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_min_i64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_min_i64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x16,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_min_i64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_min_i64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x16,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_min_u32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_min_u32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xe6,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_min_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_min_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xe6,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_min_u32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_min_u32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xe6,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_min_u32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_min_u32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xe6,0xdc,0x00,0x02,0x02,0x05]

global_atomic_min_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_min_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xe6,0xdc,0xff,0xff,0x68,0xff]

global_atomic_min_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_min_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xe6,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_min_u32 v0, v2, s[2:3]
// GFX11: global_atomic_min_u32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xe6,0xdc,0x00,0x02,0x02,0x00]

global_atomic_min_u32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_min_u32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xe6,0xdc,0xff,0xff,0x68,0x00]

global_atomic_min_u32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_min_u32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xe6,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_min_u32 v[0:1], v2, off
// GFX11: global_atomic_min_u32 v[0:1], v2, off ; encoding: [0x00,0x00,0xe6,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_min_u32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_min_u32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xe6,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_min_u32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_min_u32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xe6,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_min_u64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_min_u64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x1a,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_min_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_min_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x1a,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_min_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_min_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x1a,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_min_u64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_min_u64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x1a,0xdd,0x00,0x02,0x02,0x05]

global_atomic_min_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_min_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x1a,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_min_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_min_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x1a,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_min_u64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_min_u64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x1a,0xdd,0x00,0x02,0x02,0x00]

global_atomic_min_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_min_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x1a,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_min_u64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_min_u64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x1a,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_min_u64 v[0:1], v[2:3], off
// GFX11: global_atomic_min_u64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x1a,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_min_u64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_min_u64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x1a,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_min_u64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_min_u64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x1a,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_or_b32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_or_b32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xf6,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_or_b32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_or_b32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xf6,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_or_b32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_or_b32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xf6,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_or_b32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_or_b32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xf6,0xdc,0x00,0x02,0x02,0x05]

global_atomic_or_b32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_or_b32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xf6,0xdc,0xff,0xff,0x68,0xff]

global_atomic_or_b32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_or_b32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xf6,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_or_b32 v0, v2, s[2:3]
// GFX11: global_atomic_or_b32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xf6,0xdc,0x00,0x02,0x02,0x00]

global_atomic_or_b32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_or_b32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xf6,0xdc,0xff,0xff,0x68,0x00]

global_atomic_or_b32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_or_b32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xf6,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_or_b32 v[0:1], v2, off
// GFX11: global_atomic_or_b32 v[0:1], v2, off ; encoding: [0x00,0x00,0xf6,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_or_b32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_or_b32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xf6,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_or_b32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_or_b32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xf6,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_or_b64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_or_b64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x2a,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_or_b64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_or_b64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x2a,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_or_b64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_or_b64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x2a,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_or_b64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_or_b64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x2a,0xdd,0x00,0x02,0x02,0x05]

global_atomic_or_b64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_or_b64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x2a,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_or_b64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_or_b64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x2a,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_or_b64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_or_b64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x2a,0xdd,0x00,0x02,0x02,0x00]

global_atomic_or_b64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_or_b64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x2a,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_or_b64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_or_b64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x2a,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_or_b64 v[0:1], v[2:3], off
// GFX11: global_atomic_or_b64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x2a,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_or_b64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_or_b64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x2a,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_or_b64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_or_b64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x2a,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_sub_u32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_sub_u32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xda,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_sub_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_sub_u32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xda,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_sub_u32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_sub_u32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xda,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_sub_u32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_sub_u32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xda,0xdc,0x00,0x02,0x02,0x05]

global_atomic_sub_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_sub_u32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xda,0xdc,0xff,0xff,0x68,0xff]

global_atomic_sub_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_sub_u32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xda,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_sub_u32 v0, v2, s[2:3]
// GFX11: global_atomic_sub_u32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xda,0xdc,0x00,0x02,0x02,0x00]

global_atomic_sub_u32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_sub_u32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xda,0xdc,0xff,0xff,0x68,0x00]

global_atomic_sub_u32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_sub_u32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xda,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_sub_u32 v[0:1], v2, off
// GFX11: global_atomic_sub_u32 v[0:1], v2, off ; encoding: [0x00,0x00,0xda,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_sub_u32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_sub_u32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xda,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_sub_u32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_sub_u32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xda,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_sub_u64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_sub_u64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x12,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_sub_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_sub_u64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x12,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_sub_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_sub_u64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x12,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_sub_u64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_sub_u64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x12,0xdd,0x00,0x02,0x02,0x05]

global_atomic_sub_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_sub_u64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x12,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_sub_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_sub_u64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x12,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_sub_u64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_sub_u64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x12,0xdd,0x00,0x02,0x02,0x00]

global_atomic_sub_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_sub_u64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x12,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_sub_u64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_sub_u64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x12,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_sub_u64 v[0:1], v[2:3], off
// GFX11: global_atomic_sub_u64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x12,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_sub_u64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_sub_u64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x12,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_sub_u64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_sub_u64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x12,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_swap_b32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_swap_b32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xce,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_swap_b32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_swap_b32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xce,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_swap_b32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_swap_b32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xce,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_swap_b32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_swap_b32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xce,0xdc,0x00,0x02,0x02,0x05]

global_atomic_swap_b32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_swap_b32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xce,0xdc,0xff,0xff,0x68,0xff]

global_atomic_swap_b32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_swap_b32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xce,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_swap_b32 v0, v2, s[2:3]
// GFX11: global_atomic_swap_b32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xce,0xdc,0x00,0x02,0x02,0x00]

global_atomic_swap_b32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_swap_b32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xce,0xdc,0xff,0xff,0x68,0x00]

global_atomic_swap_b32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_swap_b32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xce,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_swap_b32 v[0:1], v2, off
// GFX11: global_atomic_swap_b32 v[0:1], v2, off ; encoding: [0x00,0x00,0xce,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_swap_b32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_swap_b32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xce,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_swap_b32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_swap_b32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xce,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_swap_b64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_swap_b64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x06,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_swap_b64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_swap_b64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x06,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_swap_b64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_swap_b64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x06,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_swap_b64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_swap_b64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x06,0xdd,0x00,0x02,0x02,0x05]

global_atomic_swap_b64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_swap_b64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x06,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_swap_b64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_swap_b64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x06,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_swap_b64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_swap_b64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x06,0xdd,0x00,0x02,0x02,0x00]

global_atomic_swap_b64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_swap_b64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x06,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_swap_b64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_swap_b64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x06,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_swap_b64 v[0:1], v[2:3], off
// GFX11: global_atomic_swap_b64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x06,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_swap_b64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_swap_b64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x06,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_swap_b64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_swap_b64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x06,0xdd,0x66,0x55,0x7c,0x00]

global_atomic_xor_b32 v5, v[0:1], v2, off glc
// GFX11: global_atomic_xor_b32 v5, v[0:1], v2, off glc ; encoding: [0x00,0x40,0xfa,0xdc,0x00,0x02,0x7c,0x05]

global_atomic_xor_b32 v255, v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_atomic_xor_b32 v255, v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xfa,0xdc,0xfe,0xff,0x7c,0xff]

global_atomic_xor_b32 v170, v[102:103], v85, off offset:-2731 glc slc
// GFX11: global_atomic_xor_b32 v170, v[102:103], v85, off offset:-2731 glc slc ; encoding: [0x55,0xd5,0xfa,0xdc,0x66,0x55,0x7c,0xaa]

global_atomic_xor_b32 v5, v0, v2, s[2:3] glc
// GFX11: global_atomic_xor_b32 v5, v0, v2, s[2:3] glc ; encoding: [0x00,0x40,0xfa,0xdc,0x00,0x02,0x02,0x05]

global_atomic_xor_b32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_xor_b32 v255, v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xfa,0xdc,0xff,0xff,0x68,0xff]

global_atomic_xor_b32 v170, v102, v85, s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_xor_b32 v170, v102, v85, s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0xfa,0xdc,0x66,0x55,0x2a,0xaa]

global_atomic_xor_b32 v0, v2, s[2:3]
// GFX11: global_atomic_xor_b32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0xfa,0xdc,0x00,0x02,0x02,0x00]

global_atomic_xor_b32 v255, v255, s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_xor_b32 v255, v255, s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0xfa,0xdc,0xff,0xff,0x68,0x00]

global_atomic_xor_b32 v102, v85, s[42:43] offset:-2731 dlc
// GFX11: global_atomic_xor_b32 v102, v85, s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0xfa,0xdc,0x66,0x55,0x2a,0x00]

global_atomic_xor_b32 v[0:1], v2, off
// GFX11: global_atomic_xor_b32 v[0:1], v2, off ; encoding: [0x00,0x00,0xfa,0xdc,0x00,0x02,0x7c,0x00]

global_atomic_xor_b32 v[254:255], v255, off offset:4095 slc dlc
// GFX11: global_atomic_xor_b32 v[254:255], v255, off offset:4095 slc dlc ; encoding: [0xff,0xaf,0xfa,0xdc,0xfe,0xff,0x7c,0x00]

global_atomic_xor_b32 v[102:103], v85, off offset:-2731 dlc
// GFX11: global_atomic_xor_b32 v[102:103], v85, off offset:-2731 dlc ; encoding: [0x55,0x35,0xfa,0xdc,0x66,0x55,0x7c,0x00]

global_atomic_xor_b64 v[5:6], v[0:1], v[2:3], off glc
// GFX11: global_atomic_xor_b64 v[5:6], v[0:1], v[2:3], off glc ; encoding: [0x00,0x40,0x2e,0xdd,0x00,0x02,0x7c,0x05]

global_atomic_xor_b64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_atomic_xor_b64 v[254:255], v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x2e,0xdd,0xfe,0xfe,0x7c,0xfe]

global_atomic_xor_b64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc
// GFX11: global_atomic_xor_b64 v[170:171], v[102:103], v[85:86], off offset:-2731 glc slc ; encoding: [0x55,0xd5,0x2e,0xdd,0x66,0x55,0x7c,0xaa]

global_atomic_xor_b64 v[5:6], v0, v[2:3], s[2:3] glc
// GFX11: global_atomic_xor_b64 v[5:6], v0, v[2:3], s[2:3] glc ; encoding: [0x00,0x40,0x2e,0xdd,0x00,0x02,0x02,0x05]

global_atomic_xor_b64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_atomic_xor_b64 v[254:255], v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x2e,0xdd,0xff,0xfe,0x68,0xfe]

global_atomic_xor_b64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc
// GFX11: global_atomic_xor_b64 v[170:171], v102, v[85:86], s[42:43] offset:-2731 glc slc ; encoding: [0x55,0xd5,0x2e,0xdd,0x66,0x55,0x2a,0xaa]

global_atomic_xor_b64 v0, v[2:3], s[2:3]
// GFX11: global_atomic_xor_b64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x2e,0xdd,0x00,0x02,0x02,0x00]

global_atomic_xor_b64 v255, v[254:255], s[104:105] offset:4095 slc dlc
// GFX11: global_atomic_xor_b64 v255, v[254:255], s[104:105] offset:4095 slc dlc ; encoding: [0xff,0xaf,0x2e,0xdd,0xff,0xfe,0x68,0x00]

global_atomic_xor_b64 v102, v[85:86], s[42:43] offset:-2731 dlc
// GFX11: global_atomic_xor_b64 v102, v[85:86], s[42:43] offset:-2731 dlc ; encoding: [0x55,0x35,0x2e,0xdd,0x66,0x55,0x2a,0x00]

global_atomic_xor_b64 v[0:1], v[2:3], off
// GFX11: global_atomic_xor_b64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x2e,0xdd,0x00,0x02,0x7c,0x00]

global_atomic_xor_b64 v[254:255], v[254:255], off offset:4095 slc dlc
// GFX11: global_atomic_xor_b64 v[254:255], v[254:255], off offset:4095 slc dlc ; encoding: [0xff,0xaf,0x2e,0xdd,0xfe,0xfe,0x7c,0x00]

global_atomic_xor_b64 v[102:103], v[85:86], off offset:-2731 dlc
// GFX11: global_atomic_xor_b64 v[102:103], v[85:86], off offset:-2731 dlc ; encoding: [0x55,0x35,0x2e,0xdd,0x66,0x55,0x7c,0x00]

global_load_addtid_b32 v5, s[2:3]
// GFX11: global_load_addtid_b32 v5, s[2:3] ; encoding: [0x00,0x00,0xa2,0xdc,0x00,0x00,0x02,0x05]

global_load_addtid_b32 v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_addtid_b32 v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xa2,0xdc,0x00,0x00,0x68,0xff]

global_load_addtid_b32 v170, s[42:43] offset:-2731 slc
// GFX11: global_load_addtid_b32 v170, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0xa2,0xdc,0x00,0x00,0x2a,0xaa]

global_load_addtid_b32 v5, off
// GFX11: global_load_addtid_b32 v5, off ; encoding: [0x00,0x00,0xa2,0xdc,0x00,0x00,0x7c,0x05]

global_load_addtid_b32 v255, off offset:4095 glc slc dlc
// GFX11: global_load_addtid_b32 v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xa2,0xdc,0x00,0x00,0x7c,0xff]

global_load_addtid_b32 v170, off offset:-2731 slc
// GFX11: global_load_addtid_b32 v170, off offset:-2731 slc ; encoding: [0x55,0x95,0xa2,0xdc,0x00,0x00,0x7c,0xaa]

global_load_b128 v[5:8], v0, s[2:3]
// GFX11: global_load_b128 v[5:8], v0, s[2:3] ; encoding: [0x00,0x00,0x5e,0xdc,0x00,0x00,0x02,0x05]

global_load_b128 v[252:255], v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_b128 v[252:255], v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5e,0xdc,0xff,0x00,0x68,0xfc]

global_load_b128 v[170:173], v102, s[42:43] offset:-2731 slc
// GFX11: global_load_b128 v[170:173], v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x5e,0xdc,0x66,0x00,0x2a,0xaa]

global_load_b128 v[5:8], v[0:1], off
// GFX11: global_load_b128 v[5:8], v[0:1], off ; encoding: [0x00,0x00,0x5e,0xdc,0x00,0x00,0x7c,0x05]

global_load_b128 v[252:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_b128 v[252:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5e,0xdc,0xfe,0x00,0x7c,0xfc]

global_load_b128 v[170:173], v[102:103], off offset:-2731 slc
// GFX11: global_load_b128 v[170:173], v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x5e,0xdc,0x66,0x00,0x7c,0xaa]

global_load_b32 v5, v0, s[2:3]
// GFX11: global_load_b32 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x52,0xdc,0x00,0x00,0x02,0x05]

global_load_b32 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_b32 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x52,0xdc,0xff,0x00,0x68,0xff]

global_load_b32 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_b32 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x52,0xdc,0x66,0x00,0x2a,0xaa]

global_load_b32 v5, v[0:1], off
// GFX11: global_load_b32 v5, v[0:1], off ; encoding: [0x00,0x00,0x52,0xdc,0x00,0x00,0x7c,0x05]

global_load_b32 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_b32 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x52,0xdc,0xfe,0x00,0x7c,0xff]

global_load_b32 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_b32 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x52,0xdc,0x66,0x00,0x7c,0xaa]

global_load_b64 v[5:6], v0, s[2:3]
// GFX11: global_load_b64 v[5:6], v0, s[2:3] ; encoding: [0x00,0x00,0x56,0xdc,0x00,0x00,0x02,0x05]

global_load_b64 v[254:255], v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_b64 v[254:255], v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x56,0xdc,0xff,0x00,0x68,0xfe]

global_load_b64 v[170:171], v102, s[42:43] offset:-2731 slc
// GFX11: global_load_b64 v[170:171], v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x56,0xdc,0x66,0x00,0x2a,0xaa]

global_load_b64 v[5:6], v[0:1], off
// GFX11: global_load_b64 v[5:6], v[0:1], off ; encoding: [0x00,0x00,0x56,0xdc,0x00,0x00,0x7c,0x05]

global_load_b64 v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_b64 v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x56,0xdc,0xfe,0x00,0x7c,0xfe]

global_load_b64 v[170:171], v[102:103], off offset:-2731 slc
// GFX11: global_load_b64 v[170:171], v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x56,0xdc,0x66,0x00,0x7c,0xaa]

global_load_b96 v[5:7], v0, s[2:3]
// GFX11: global_load_b96 v[5:7], v0, s[2:3] ; encoding: [0x00,0x00,0x5a,0xdc,0x00,0x00,0x02,0x05]

global_load_b96 v[253:255], v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_b96 v[253:255], v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5a,0xdc,0xff,0x00,0x68,0xfd]

global_load_b96 v[170:172], v102, s[42:43] offset:-2731 slc
// GFX11: global_load_b96 v[170:172], v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x5a,0xdc,0x66,0x00,0x2a,0xaa]

global_load_b96 v[5:7], v[0:1], off
// GFX11: global_load_b96 v[5:7], v[0:1], off ; encoding: [0x00,0x00,0x5a,0xdc,0x00,0x00,0x7c,0x05]

global_load_b96 v[253:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_b96 v[253:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5a,0xdc,0xfe,0x00,0x7c,0xfd]

global_load_b96 v[170:172], v[102:103], off offset:-2731 slc
// GFX11: global_load_b96 v[170:172], v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x5a,0xdc,0x66,0x00,0x7c,0xaa]

global_load_d16_b16 v5, v0, s[2:3]
// GFX11: global_load_d16_b16 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x82,0xdc,0x00,0x00,0x02,0x05]

global_load_d16_b16 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_d16_b16 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x82,0xdc,0xff,0x00,0x68,0xff]

global_load_d16_b16 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_d16_b16 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x82,0xdc,0x66,0x00,0x2a,0xaa]

global_load_d16_b16 v5, v[0:1], off
// GFX11: global_load_d16_b16 v5, v[0:1], off ; encoding: [0x00,0x00,0x82,0xdc,0x00,0x00,0x7c,0x05]

global_load_d16_b16 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_d16_b16 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x82,0xdc,0xfe,0x00,0x7c,0xff]

global_load_d16_b16 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_d16_b16 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x82,0xdc,0x66,0x00,0x7c,0xaa]

global_load_d16_hi_b16 v5, v0, s[2:3]
// GFX11: global_load_d16_hi_b16 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x8e,0xdc,0x00,0x00,0x02,0x05]

global_load_d16_hi_b16 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_d16_hi_b16 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8e,0xdc,0xff,0x00,0x68,0xff]

global_load_d16_hi_b16 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_d16_hi_b16 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x8e,0xdc,0x66,0x00,0x2a,0xaa]

global_load_d16_hi_b16 v5, v[0:1], off
// GFX11: global_load_d16_hi_b16 v5, v[0:1], off ; encoding: [0x00,0x00,0x8e,0xdc,0x00,0x00,0x7c,0x05]

global_load_d16_hi_b16 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_d16_hi_b16 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8e,0xdc,0xfe,0x00,0x7c,0xff]

global_load_d16_hi_b16 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_d16_hi_b16 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x8e,0xdc,0x66,0x00,0x7c,0xaa]

global_load_d16_hi_i8 v5, v0, s[2:3]
// GFX11: global_load_d16_hi_i8 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x8a,0xdc,0x00,0x00,0x02,0x05]

global_load_d16_hi_i8 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_d16_hi_i8 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8a,0xdc,0xff,0x00,0x68,0xff]

global_load_d16_hi_i8 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_d16_hi_i8 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x8a,0xdc,0x66,0x00,0x2a,0xaa]

global_load_d16_hi_i8 v5, v[0:1], off
// GFX11: global_load_d16_hi_i8 v5, v[0:1], off ; encoding: [0x00,0x00,0x8a,0xdc,0x00,0x00,0x7c,0x05]

global_load_d16_hi_i8 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_d16_hi_i8 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8a,0xdc,0xfe,0x00,0x7c,0xff]

global_load_d16_hi_i8 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_d16_hi_i8 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x8a,0xdc,0x66,0x00,0x7c,0xaa]

global_load_d16_hi_u8 v5, v0, s[2:3]
// GFX11: global_load_d16_hi_u8 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x86,0xdc,0x00,0x00,0x02,0x05]

global_load_d16_hi_u8 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_d16_hi_u8 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x86,0xdc,0xff,0x00,0x68,0xff]

global_load_d16_hi_u8 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_d16_hi_u8 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x86,0xdc,0x66,0x00,0x2a,0xaa]

global_load_d16_hi_u8 v5, v[0:1], off
// GFX11: global_load_d16_hi_u8 v5, v[0:1], off ; encoding: [0x00,0x00,0x86,0xdc,0x00,0x00,0x7c,0x05]

global_load_d16_hi_u8 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_d16_hi_u8 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x86,0xdc,0xfe,0x00,0x7c,0xff]

global_load_d16_hi_u8 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_d16_hi_u8 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x86,0xdc,0x66,0x00,0x7c,0xaa]

global_load_d16_i8 v5, v0, s[2:3]
// GFX11: global_load_d16_i8 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x7e,0xdc,0x00,0x00,0x02,0x05]

global_load_d16_i8 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_d16_i8 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7e,0xdc,0xff,0x00,0x68,0xff]

global_load_d16_i8 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_d16_i8 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x7e,0xdc,0x66,0x00,0x2a,0xaa]

global_load_d16_i8 v5, v[0:1], off
// GFX11: global_load_d16_i8 v5, v[0:1], off ; encoding: [0x00,0x00,0x7e,0xdc,0x00,0x00,0x7c,0x05]

global_load_d16_i8 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_d16_i8 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7e,0xdc,0xfe,0x00,0x7c,0xff]

global_load_d16_i8 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_d16_i8 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x7e,0xdc,0x66,0x00,0x7c,0xaa]

global_load_d16_u8 v5, v0, s[2:3]
// GFX11: global_load_d16_u8 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x7a,0xdc,0x00,0x00,0x02,0x05]

global_load_d16_u8 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_d16_u8 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7a,0xdc,0xff,0x00,0x68,0xff]

global_load_d16_u8 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_d16_u8 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x7a,0xdc,0x66,0x00,0x2a,0xaa]

global_load_d16_u8 v5, v[0:1], off
// GFX11: global_load_d16_u8 v5, v[0:1], off ; encoding: [0x00,0x00,0x7a,0xdc,0x00,0x00,0x7c,0x05]

global_load_d16_u8 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_d16_u8 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7a,0xdc,0xfe,0x00,0x7c,0xff]

global_load_d16_u8 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_d16_u8 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x7a,0xdc,0x66,0x00,0x7c,0xaa]

global_load_i16 v5, v0, s[2:3]
// GFX11: global_load_i16 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x4e,0xdc,0x00,0x00,0x02,0x05]

global_load_i16 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_i16 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4e,0xdc,0xff,0x00,0x68,0xff]

global_load_i16 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_i16 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x4e,0xdc,0x66,0x00,0x2a,0xaa]

global_load_i16 v5, v[0:1], off
// GFX11: global_load_i16 v5, v[0:1], off ; encoding: [0x00,0x00,0x4e,0xdc,0x00,0x00,0x7c,0x05]

global_load_i16 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_i16 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4e,0xdc,0xfe,0x00,0x7c,0xff]

global_load_i16 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_i16 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x4e,0xdc,0x66,0x00,0x7c,0xaa]

global_load_i8 v5, v0, s[2:3]
// GFX11: global_load_i8 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x46,0xdc,0x00,0x00,0x02,0x05]

global_load_i8 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_i8 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x46,0xdc,0xff,0x00,0x68,0xff]

global_load_i8 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_i8 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x46,0xdc,0x66,0x00,0x2a,0xaa]

global_load_i8 v5, v[0:1], off
// GFX11: global_load_i8 v5, v[0:1], off ; encoding: [0x00,0x00,0x46,0xdc,0x00,0x00,0x7c,0x05]

global_load_i8 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_i8 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x46,0xdc,0xfe,0x00,0x7c,0xff]

global_load_i8 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_i8 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x46,0xdc,0x66,0x00,0x7c,0xaa]

global_load_u16 v5, v0, s[2:3]
// GFX11: global_load_u16 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x4a,0xdc,0x00,0x00,0x02,0x05]

global_load_u16 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_u16 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4a,0xdc,0xff,0x00,0x68,0xff]

global_load_u16 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_u16 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x4a,0xdc,0x66,0x00,0x2a,0xaa]

global_load_u16 v5, v[0:1], off
// GFX11: global_load_u16 v5, v[0:1], off ; encoding: [0x00,0x00,0x4a,0xdc,0x00,0x00,0x7c,0x05]

global_load_u16 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_u16 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4a,0xdc,0xfe,0x00,0x7c,0xff]

global_load_u16 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_u16 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x4a,0xdc,0x66,0x00,0x7c,0xaa]

global_load_u8 v5, v0, s[2:3]
// GFX11: global_load_u8 v5, v0, s[2:3] ; encoding: [0x00,0x00,0x42,0xdc,0x00,0x00,0x02,0x05]

global_load_u8 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_load_u8 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x42,0xdc,0xff,0x00,0x68,0xff]

global_load_u8 v170, v102, s[42:43] offset:-2731 slc
// GFX11: global_load_u8 v170, v102, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x42,0xdc,0x66,0x00,0x2a,0xaa]

global_load_u8 v5, v[0:1], off
// GFX11: global_load_u8 v5, v[0:1], off ; encoding: [0x00,0x00,0x42,0xdc,0x00,0x00,0x7c,0x05]

global_load_u8 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: global_load_u8 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x42,0xdc,0xfe,0x00,0x7c,0xff]

global_load_u8 v170, v[102:103], off offset:-2731 slc
// GFX11: global_load_u8 v170, v[102:103], off offset:-2731 slc ; encoding: [0x55,0x95,0x42,0xdc,0x66,0x00,0x7c,0xaa]

global_store_addtid_b32 v2, s[2:3]
// GFX11: global_store_addtid_b32 v2, s[2:3] ; encoding: [0x00,0x00,0xa6,0xdc,0x00,0x02,0x02,0x00]

global_store_addtid_b32 v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_addtid_b32 v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xa6,0xdc,0x00,0xff,0x68,0x00]

global_store_addtid_b32 v85, s[42:43] offset:-2731 slc
// GFX11: global_store_addtid_b32 v85, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0xa6,0xdc,0x00,0x55,0x2a,0x00]

global_store_addtid_b32 v2, off
// GFX11: global_store_addtid_b32 v2, off ; encoding: [0x00,0x00,0xa6,0xdc,0x00,0x02,0x7c,0x00]

global_store_addtid_b32 v255, off offset:4095 glc slc dlc
// GFX11: global_store_addtid_b32 v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0xa6,0xdc,0x00,0xff,0x7c,0x00]

global_store_addtid_b32 v85, off offset:-2731 slc
// GFX11: global_store_addtid_b32 v85, off offset:-2731 slc ; encoding: [0x55,0x95,0xa6,0xdc,0x00,0x55,0x7c,0x00]

global_store_b128 v0, v[2:5], s[2:3]
// GFX11: global_store_b128 v0, v[2:5], s[2:3] ; encoding: [0x00,0x00,0x76,0xdc,0x00,0x02,0x02,0x00]

global_store_b128 v255, v[252:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_b128 v255, v[252:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x76,0xdc,0xff,0xfc,0x68,0x00]

global_store_b128 v102, v[85:88], s[42:43] offset:-2731 slc
// GFX11: global_store_b128 v102, v[85:88], s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x76,0xdc,0x66,0x55,0x2a,0x00]

global_store_b128 v[0:1], v[2:5], off
// GFX11: global_store_b128 v[0:1], v[2:5], off ; encoding: [0x00,0x00,0x76,0xdc,0x00,0x02,0x7c,0x00]

global_store_b128 v[254:255], v[252:255], off offset:4095 glc slc dlc
// GFX11: global_store_b128 v[254:255], v[252:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x76,0xdc,0xfe,0xfc,0x7c,0x00]

global_store_b128 v[102:103], v[85:88], off offset:-2731 slc
// GFX11: global_store_b128 v[102:103], v[85:88], off offset:-2731 slc ; encoding: [0x55,0x95,0x76,0xdc,0x66,0x55,0x7c,0x00]

global_store_b16 v0, v2, s[2:3]
// GFX11: global_store_b16 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x66,0xdc,0x00,0x02,0x02,0x00]

global_store_b16 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_b16 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x66,0xdc,0xff,0xff,0x68,0x00]

global_store_b16 v102, v85, s[42:43] offset:-2731 slc
// GFX11: global_store_b16 v102, v85, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x66,0xdc,0x66,0x55,0x2a,0x00]

global_store_b16 v[0:1], v2, off
// GFX11: global_store_b16 v[0:1], v2, off ; encoding: [0x00,0x00,0x66,0xdc,0x00,0x02,0x7c,0x00]

global_store_b16 v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_store_b16 v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x66,0xdc,0xfe,0xff,0x7c,0x00]

global_store_b16 v[102:103], v85, off offset:-2731 slc
// GFX11: global_store_b16 v[102:103], v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x66,0xdc,0x66,0x55,0x7c,0x00]

global_store_b32 v0, v2, s[2:3]
// GFX11: global_store_b32 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x6a,0xdc,0x00,0x02,0x02,0x00]

global_store_b32 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_b32 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6a,0xdc,0xff,0xff,0x68,0x00]

global_store_b32 v102, v85, s[42:43] offset:-2731 slc
// GFX11: global_store_b32 v102, v85, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x6a,0xdc,0x66,0x55,0x2a,0x00]

global_store_b32 v[0:1], v2, off
// GFX11: global_store_b32 v[0:1], v2, off ; encoding: [0x00,0x00,0x6a,0xdc,0x00,0x02,0x7c,0x00]

global_store_b32 v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_store_b32 v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6a,0xdc,0xfe,0xff,0x7c,0x00]

global_store_b32 v[102:103], v85, off offset:-2731 slc
// GFX11: global_store_b32 v[102:103], v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x6a,0xdc,0x66,0x55,0x7c,0x00]

global_store_b64 v0, v[2:3], s[2:3]
// GFX11: global_store_b64 v0, v[2:3], s[2:3] ; encoding: [0x00,0x00,0x6e,0xdc,0x00,0x02,0x02,0x00]

global_store_b64 v255, v[254:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_b64 v255, v[254:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6e,0xdc,0xff,0xfe,0x68,0x00]

global_store_b64 v102, v[85:86], s[42:43] offset:-2731 slc
// GFX11: global_store_b64 v102, v[85:86], s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x6e,0xdc,0x66,0x55,0x2a,0x00]

global_store_b64 v[0:1], v[2:3], off
// GFX11: global_store_b64 v[0:1], v[2:3], off ; encoding: [0x00,0x00,0x6e,0xdc,0x00,0x02,0x7c,0x00]

global_store_b64 v[254:255], v[254:255], off offset:4095 glc slc dlc
// GFX11: global_store_b64 v[254:255], v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6e,0xdc,0xfe,0xfe,0x7c,0x00]

global_store_b64 v[102:103], v[85:86], off offset:-2731 slc
// GFX11: global_store_b64 v[102:103], v[85:86], off offset:-2731 slc ; encoding: [0x55,0x95,0x6e,0xdc,0x66,0x55,0x7c,0x00]

global_store_b8 v0, v2, s[2:3]
// GFX11: global_store_b8 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x62,0xdc,0x00,0x02,0x02,0x00]

global_store_b8 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_b8 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x62,0xdc,0xff,0xff,0x68,0x00]

global_store_b8 v102, v85, s[42:43] offset:-2731 slc
// GFX11: global_store_b8 v102, v85, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x62,0xdc,0x66,0x55,0x2a,0x00]

global_store_b8 v[0:1], v2, off
// GFX11: global_store_b8 v[0:1], v2, off ; encoding: [0x00,0x00,0x62,0xdc,0x00,0x02,0x7c,0x00]

global_store_b8 v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_store_b8 v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x62,0xdc,0xfe,0xff,0x7c,0x00]

global_store_b8 v[102:103], v85, off offset:-2731 slc
// GFX11: global_store_b8 v[102:103], v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x62,0xdc,0x66,0x55,0x7c,0x00]

global_store_b96 v0, v[2:4], s[2:3]
// GFX11: global_store_b96 v0, v[2:4], s[2:3] ; encoding: [0x00,0x00,0x72,0xdc,0x00,0x02,0x02,0x00]

global_store_b96 v255, v[253:255], s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_b96 v255, v[253:255], s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x72,0xdc,0xff,0xfd,0x68,0x00]

global_store_b96 v102, v[85:87], s[42:43] offset:-2731 slc
// GFX11: global_store_b96 v102, v[85:87], s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x72,0xdc,0x66,0x55,0x2a,0x00]

global_store_b96 v[0:1], v[2:4], off
// GFX11: global_store_b96 v[0:1], v[2:4], off ; encoding: [0x00,0x00,0x72,0xdc,0x00,0x02,0x7c,0x00]

global_store_b96 v[254:255], v[253:255], off offset:4095 glc slc dlc
// GFX11: global_store_b96 v[254:255], v[253:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x72,0xdc,0xfe,0xfd,0x7c,0x00]

global_store_b96 v[102:103], v[85:87], off offset:-2731 slc
// GFX11: global_store_b96 v[102:103], v[85:87], off offset:-2731 slc ; encoding: [0x55,0x95,0x72,0xdc,0x66,0x55,0x7c,0x00]

global_store_d16_hi_b16 v0, v2, s[2:3]
// GFX11: global_store_d16_hi_b16 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x96,0xdc,0x00,0x02,0x02,0x00]

global_store_d16_hi_b16 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_d16_hi_b16 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x96,0xdc,0xff,0xff,0x68,0x00]

global_store_d16_hi_b16 v102, v85, s[42:43] offset:-2731 slc
// GFX11: global_store_d16_hi_b16 v102, v85, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x96,0xdc,0x66,0x55,0x2a,0x00]

global_store_d16_hi_b16 v[0:1], v2, off
// GFX11: global_store_d16_hi_b16 v[0:1], v2, off ; encoding: [0x00,0x00,0x96,0xdc,0x00,0x02,0x7c,0x00]

global_store_d16_hi_b16 v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_store_d16_hi_b16 v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x96,0xdc,0xfe,0xff,0x7c,0x00]

global_store_d16_hi_b16 v[102:103], v85, off offset:-2731 slc
// GFX11: global_store_d16_hi_b16 v[102:103], v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x96,0xdc,0x66,0x55,0x7c,0x00]

global_store_d16_hi_b8 v0, v2, s[2:3]
// GFX11: global_store_d16_hi_b8 v0, v2, s[2:3] ; encoding: [0x00,0x00,0x92,0xdc,0x00,0x02,0x02,0x00]

global_store_d16_hi_b8 v255, v255, s[104:105] offset:4095 glc slc dlc
// GFX11: global_store_d16_hi_b8 v255, v255, s[104:105] offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x92,0xdc,0xff,0xff,0x68,0x00]

global_store_d16_hi_b8 v102, v85, s[42:43] offset:-2731 slc
// GFX11: global_store_d16_hi_b8 v102, v85, s[42:43] offset:-2731 slc ; encoding: [0x55,0x95,0x92,0xdc,0x66,0x55,0x2a,0x00]

global_store_d16_hi_b8 v[0:1], v2, off
// GFX11: global_store_d16_hi_b8 v[0:1], v2, off ; encoding: [0x00,0x00,0x92,0xdc,0x00,0x02,0x7c,0x00]

global_store_d16_hi_b8 v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: global_store_d16_hi_b8 v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x92,0xdc,0xfe,0xff,0x7c,0x00]

global_store_d16_hi_b8 v[102:103], v85, off offset:-2731 slc
// GFX11: global_store_d16_hi_b8 v[102:103], v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x92,0xdc,0x66,0x55,0x7c,0x00]

// SCRATCH: VGPR, SGPR, both, none.

scratch_load_b128 v[5:8], off, s0
// GFX11: scratch_load_b128 v[5:8], off, s0 ; encoding: [0x00,0x00,0x5d,0xdc,0x00,0x00,0x00,0x05]

scratch_load_b128 v[252:255], off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_b128 v[252:255], off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5d,0xdc,0x00,0x00,0x69,0xfc]

scratch_load_b128 v[170:173], off, s85 offset:-2731 slc
// GFX11: scratch_load_b128 v[170:173], off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x5d,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_b128 v[5:8], off, off
// GFX11: scratch_load_b128 v[5:8], off, off ; encoding: [0x00,0x00,0x5d,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_b128 v[252:255], off, off offset:4095 glc slc dlc
// GFX11: scratch_load_b128 v[252:255], off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5d,0xdc,0x00,0x00,0x7c,0xfc]

scratch_load_b128 v[170:173], off, off offset:-2731 slc
// GFX11: scratch_load_b128 v[170:173], off, off offset:-2731 slc ; encoding: [0x55,0x95,0x5d,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_b128 v[5:8], v0, s0
// GFX11: scratch_load_b128 v[5:8], v0, s0 ; encoding: [0x00,0x00,0x5d,0xdc,0x00,0x00,0x80,0x05]

scratch_load_b128 v[252:255], v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_b128 v[252:255], v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5d,0xdc,0xff,0x00,0xe9,0xfc]

scratch_load_b128 v[170:173], v102, s85 offset:-2731 slc
// GFX11: scratch_load_b128 v[170:173], v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x5d,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_b128 v[5:8], v0, off
// GFX11: scratch_load_b128 v[5:8], v0, off ; encoding: [0x00,0x00,0x5d,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_b128 v[252:255], v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_b128 v[252:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x5d,0xdc,0xff,0x00,0xfc,0xfc]

scratch_load_b128 v[170:173], v102, off offset:-2731 slc
// GFX11: scratch_load_b128 v[170:173], v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x5d,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_b32 v5, off, s0
// GFX11: scratch_load_b32 v5, off, s0 ; encoding: [0x00,0x00,0x51,0xdc,0x00,0x00,0x00,0x05]

scratch_load_b32 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_b32 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x51,0xdc,0x00,0x00,0x69,0xff]

scratch_load_b32 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_b32 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x51,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_b32 v5, off, off
// GFX11: scratch_load_b32 v5, off, off ; encoding: [0x00,0x00,0x51,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_b32 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_b32 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x51,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_b32 v170, off, off offset:-2731 slc
// GFX11: scratch_load_b32 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x51,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_b32 v5, v0, s0
// GFX11: scratch_load_b32 v5, v0, s0 ; encoding: [0x00,0x00,0x51,0xdc,0x00,0x00,0x80,0x05]

scratch_load_b32 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_b32 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x51,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_b32 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_b32 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x51,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_b32 v5, v0, off
// GFX11: scratch_load_b32 v5, v0, off ; encoding: [0x00,0x00,0x51,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_b32 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_b32 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x51,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_b32 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_b32 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x51,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_b64 v[5:6], off, s0
// GFX11: scratch_load_b64 v[5:6], off, s0 ; encoding: [0x00,0x00,0x55,0xdc,0x00,0x00,0x00,0x05]

scratch_load_b64 v[254:255], off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_b64 v[254:255], off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x55,0xdc,0x00,0x00,0x69,0xfe]

scratch_load_b64 v[170:171], off, s85 offset:-2731 slc
// GFX11: scratch_load_b64 v[170:171], off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x55,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_b64 v[5:6], off, off
// GFX11: scratch_load_b64 v[5:6], off, off ; encoding: [0x00,0x00,0x55,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_b64 v[254:255], off, off offset:4095 glc slc dlc
// GFX11: scratch_load_b64 v[254:255], off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x55,0xdc,0x00,0x00,0x7c,0xfe]

scratch_load_b64 v[170:171], off, off offset:-2731 slc
// GFX11: scratch_load_b64 v[170:171], off, off offset:-2731 slc ; encoding: [0x55,0x95,0x55,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_b64 v[5:6], v0, s0
// GFX11: scratch_load_b64 v[5:6], v0, s0 ; encoding: [0x00,0x00,0x55,0xdc,0x00,0x00,0x80,0x05]

scratch_load_b64 v[254:255], v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_b64 v[254:255], v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x55,0xdc,0xff,0x00,0xe9,0xfe]

scratch_load_b64 v[170:171], v102, s85 offset:-2731 slc
// GFX11: scratch_load_b64 v[170:171], v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x55,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_b64 v[5:6], v0, off
// GFX11: scratch_load_b64 v[5:6], v0, off ; encoding: [0x00,0x00,0x55,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_b64 v[254:255], v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_b64 v[254:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x55,0xdc,0xff,0x00,0xfc,0xfe]

scratch_load_b64 v[170:171], v102, off offset:-2731 slc
// GFX11: scratch_load_b64 v[170:171], v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x55,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_b96 v[5:7], off, s0
// GFX11: scratch_load_b96 v[5:7], off, s0 ; encoding: [0x00,0x00,0x59,0xdc,0x00,0x00,0x00,0x05]

scratch_load_b96 v[253:255], off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_b96 v[253:255], off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x59,0xdc,0x00,0x00,0x69,0xfd]

scratch_load_b96 v[170:172], off, s85 offset:-2731 slc
// GFX11: scratch_load_b96 v[170:172], off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x59,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_b96 v[5:7], off, off
// GFX11: scratch_load_b96 v[5:7], off, off ; encoding: [0x00,0x00,0x59,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_b96 v[253:255], off, off offset:4095 glc slc dlc
// GFX11: scratch_load_b96 v[253:255], off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x59,0xdc,0x00,0x00,0x7c,0xfd]

scratch_load_b96 v[170:172], off, off offset:-2731 slc
// GFX11: scratch_load_b96 v[170:172], off, off offset:-2731 slc ; encoding: [0x55,0x95,0x59,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_b96 v[5:7], v0, s0
// GFX11: scratch_load_b96 v[5:7], v0, s0 ; encoding: [0x00,0x00,0x59,0xdc,0x00,0x00,0x80,0x05]

scratch_load_b96 v[253:255], v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_b96 v[253:255], v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x59,0xdc,0xff,0x00,0xe9,0xfd]

scratch_load_b96 v[170:172], v102, s85 offset:-2731 slc
// GFX11: scratch_load_b96 v[170:172], v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x59,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_b96 v[5:7], v0, off
// GFX11: scratch_load_b96 v[5:7], v0, off ; encoding: [0x00,0x00,0x59,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_b96 v[253:255], v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_b96 v[253:255], v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x59,0xdc,0xff,0x00,0xfc,0xfd]

scratch_load_b96 v[170:172], v102, off offset:-2731 slc
// GFX11: scratch_load_b96 v[170:172], v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x59,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_d16_b16 v5, off, s0
// GFX11: scratch_load_d16_b16 v5, off, s0 ; encoding: [0x00,0x00,0x81,0xdc,0x00,0x00,0x00,0x05]

scratch_load_d16_b16 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_b16 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x81,0xdc,0x00,0x00,0x69,0xff]

scratch_load_d16_b16 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_d16_b16 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x81,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_d16_b16 v5, off, off
// GFX11: scratch_load_d16_b16 v5, off, off ; encoding: [0x00,0x00,0x81,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_d16_b16 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_b16 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x81,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_d16_b16 v170, off, off offset:-2731 slc
// GFX11: scratch_load_d16_b16 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x81,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_d16_b16 v5, v0, s0
// GFX11: scratch_load_d16_b16 v5, v0, s0 ; encoding: [0x00,0x00,0x81,0xdc,0x00,0x00,0x80,0x05]

scratch_load_d16_b16 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_b16 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x81,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_d16_b16 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_d16_b16 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x81,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_d16_b16 v5, v0, off
// GFX11: scratch_load_d16_b16 v5, v0, off ; encoding: [0x00,0x00,0x81,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_d16_b16 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_b16 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x81,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_d16_b16 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_d16_b16 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x81,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_d16_hi_b16 v5, off, s0
// GFX11: scratch_load_d16_hi_b16 v5, off, s0 ; encoding: [0x00,0x00,0x8d,0xdc,0x00,0x00,0x00,0x05]

scratch_load_d16_hi_b16 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_b16 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8d,0xdc,0x00,0x00,0x69,0xff]

scratch_load_d16_hi_b16 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_d16_hi_b16 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x8d,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_d16_hi_b16 v5, off, off
// GFX11: scratch_load_d16_hi_b16 v5, off, off ; encoding: [0x00,0x00,0x8d,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_d16_hi_b16 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_b16 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8d,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_d16_hi_b16 v170, off, off offset:-2731 slc
// GFX11: scratch_load_d16_hi_b16 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x8d,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_d16_hi_b16 v5, v0, s0
// GFX11: scratch_load_d16_hi_b16 v5, v0, s0 ; encoding: [0x00,0x00,0x8d,0xdc,0x00,0x00,0x80,0x05]

scratch_load_d16_hi_b16 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_b16 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8d,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_d16_hi_b16 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_d16_hi_b16 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x8d,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_d16_hi_b16 v5, v0, off
// GFX11: scratch_load_d16_hi_b16 v5, v0, off ; encoding: [0x00,0x00,0x8d,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_d16_hi_b16 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_b16 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x8d,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_d16_hi_b16 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_d16_hi_b16 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x8d,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_d16_hi_i8 v5, off, s0
// GFX11: scratch_load_d16_hi_i8 v5, off, s0 ; encoding: [0x00,0x00,0x89,0xdc,0x00,0x00,0x00,0x05]

scratch_load_d16_hi_i8 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_i8 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x89,0xdc,0x00,0x00,0x69,0xff]

scratch_load_d16_hi_i8 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_d16_hi_i8 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x89,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_d16_hi_i8 v5, off, off
// GFX11: scratch_load_d16_hi_i8 v5, off, off ; encoding: [0x00,0x00,0x89,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_d16_hi_i8 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_i8 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x89,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_d16_hi_i8 v170, off, off offset:-2731 slc
// GFX11: scratch_load_d16_hi_i8 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x89,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_d16_hi_i8 v5, v0, s0
// GFX11: scratch_load_d16_hi_i8 v5, v0, s0 ; encoding: [0x00,0x00,0x89,0xdc,0x00,0x00,0x80,0x05]

scratch_load_d16_hi_i8 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_i8 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x89,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_d16_hi_i8 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_d16_hi_i8 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x89,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_d16_hi_i8 v5, v0, off
// GFX11: scratch_load_d16_hi_i8 v5, v0, off ; encoding: [0x00,0x00,0x89,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_d16_hi_i8 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_i8 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x89,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_d16_hi_i8 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_d16_hi_i8 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x89,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_d16_hi_u8 v5, off, s0
// GFX11: scratch_load_d16_hi_u8 v5, off, s0 ; encoding: [0x00,0x00,0x85,0xdc,0x00,0x00,0x00,0x05]

scratch_load_d16_hi_u8 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_u8 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x85,0xdc,0x00,0x00,0x69,0xff]

scratch_load_d16_hi_u8 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_d16_hi_u8 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x85,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_d16_hi_u8 v5, off, off
// GFX11: scratch_load_d16_hi_u8 v5, off, off ; encoding: [0x00,0x00,0x85,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_d16_hi_u8 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_u8 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x85,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_d16_hi_u8 v170, off, off offset:-2731 slc
// GFX11: scratch_load_d16_hi_u8 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x85,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_d16_hi_u8 v5, v0, s0
// GFX11: scratch_load_d16_hi_u8 v5, v0, s0 ; encoding: [0x00,0x00,0x85,0xdc,0x00,0x00,0x80,0x05]

scratch_load_d16_hi_u8 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_u8 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x85,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_d16_hi_u8 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_d16_hi_u8 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x85,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_d16_hi_u8 v5, v0, off
// GFX11: scratch_load_d16_hi_u8 v5, v0, off ; encoding: [0x00,0x00,0x85,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_d16_hi_u8 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_hi_u8 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x85,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_d16_hi_u8 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_d16_hi_u8 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x85,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_d16_i8 v5, off, s0
// GFX11: scratch_load_d16_i8 v5, off, s0 ; encoding: [0x00,0x00,0x7d,0xdc,0x00,0x00,0x00,0x05]

scratch_load_d16_i8 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_i8 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7d,0xdc,0x00,0x00,0x69,0xff]

scratch_load_d16_i8 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_d16_i8 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x7d,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_d16_i8 v5, off, off
// GFX11: scratch_load_d16_i8 v5, off, off ; encoding: [0x00,0x00,0x7d,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_d16_i8 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_i8 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7d,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_d16_i8 v170, off, off offset:-2731 slc
// GFX11: scratch_load_d16_i8 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x7d,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_d16_i8 v5, v0, s0
// GFX11: scratch_load_d16_i8 v5, v0, s0 ; encoding: [0x00,0x00,0x7d,0xdc,0x00,0x00,0x80,0x05]

scratch_load_d16_i8 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_i8 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7d,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_d16_i8 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_d16_i8 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x7d,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_d16_i8 v5, v0, off
// GFX11: scratch_load_d16_i8 v5, v0, off ; encoding: [0x00,0x00,0x7d,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_d16_i8 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_i8 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x7d,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_d16_i8 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_d16_i8 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x7d,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_d16_u8 v5, off, s0
// GFX11: scratch_load_d16_u8 v5, off, s0 ; encoding: [0x00,0x00,0x79,0xdc,0x00,0x00,0x00,0x05]

scratch_load_d16_u8 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_u8 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x79,0xdc,0x00,0x00,0x69,0xff]

scratch_load_d16_u8 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_d16_u8 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x79,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_d16_u8 v5, off, off
// GFX11: scratch_load_d16_u8 v5, off, off ; encoding: [0x00,0x00,0x79,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_d16_u8 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_u8 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x79,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_d16_u8 v170, off, off offset:-2731 slc
// GFX11: scratch_load_d16_u8 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x79,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_d16_u8 v5, v0, s0
// GFX11: scratch_load_d16_u8 v5, v0, s0 ; encoding: [0x00,0x00,0x79,0xdc,0x00,0x00,0x80,0x05]

scratch_load_d16_u8 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_d16_u8 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x79,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_d16_u8 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_d16_u8 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x79,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_d16_u8 v5, v0, off
// GFX11: scratch_load_d16_u8 v5, v0, off ; encoding: [0x00,0x00,0x79,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_d16_u8 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_d16_u8 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x79,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_d16_u8 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_d16_u8 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x79,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_i16 v5, off, s0
// GFX11: scratch_load_i16 v5, off, s0 ; encoding: [0x00,0x00,0x4d,0xdc,0x00,0x00,0x00,0x05]

scratch_load_i16 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_i16 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4d,0xdc,0x00,0x00,0x69,0xff]

scratch_load_i16 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_i16 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x4d,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_i16 v5, off, off
// GFX11: scratch_load_i16 v5, off, off ; encoding: [0x00,0x00,0x4d,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_i16 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_i16 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4d,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_i16 v170, off, off offset:-2731 slc
// GFX11: scratch_load_i16 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x4d,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_i16 v5, v0, s0
// GFX11: scratch_load_i16 v5, v0, s0 ; encoding: [0x00,0x00,0x4d,0xdc,0x00,0x00,0x80,0x05]

scratch_load_i16 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_i16 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4d,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_i16 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_i16 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x4d,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_i16 v5, v0, off
// GFX11: scratch_load_i16 v5, v0, off ; encoding: [0x00,0x00,0x4d,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_i16 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_i16 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x4d,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_i16 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_i16 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x4d,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_i8 v5, off, s0
// GFX11: scratch_load_i8 v5, off, s0 ; encoding: [0x00,0x00,0x45,0xdc,0x00,0x00,0x00,0x05]

scratch_load_i8 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_i8 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x45,0xdc,0x00,0x00,0x69,0xff]

scratch_load_i8 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_i8 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x45,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_i8 v5, off, off
// GFX11: scratch_load_i8 v5, off, off ; encoding: [0x00,0x00,0x45,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_i8 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_i8 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x45,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_i8 v170, off, off offset:-2731 slc
// GFX11: scratch_load_i8 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x45,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_i8 v5, v0, s0
// GFX11: scratch_load_i8 v5, v0, s0 ; encoding: [0x00,0x00,0x45,0xdc,0x00,0x00,0x80,0x05]

scratch_load_i8 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_i8 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x45,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_i8 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_i8 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x45,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_i8 v5, v0, off
// GFX11: scratch_load_i8 v5, v0, off ; encoding: [0x00,0x00,0x45,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_i8 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_i8 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x45,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_i8 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_i8 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x45,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_u16 v5, off, s0
// GFX11: scratch_load_u16 v5, off, s0 ; encoding: [0x00,0x00,0x49,0xdc,0x00,0x00,0x00,0x05]

scratch_load_u16 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_u16 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x49,0xdc,0x00,0x00,0x69,0xff]

scratch_load_u16 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_u16 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x49,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_u16 v5, off, off
// GFX11: scratch_load_u16 v5, off, off ; encoding: [0x00,0x00,0x49,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_u16 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_u16 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x49,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_u16 v170, off, off offset:-2731 slc
// GFX11: scratch_load_u16 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x49,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_u16 v5, v0, s0
// GFX11: scratch_load_u16 v5, v0, s0 ; encoding: [0x00,0x00,0x49,0xdc,0x00,0x00,0x80,0x05]

scratch_load_u16 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_u16 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x49,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_u16 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_u16 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x49,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_u16 v5, v0, off
// GFX11: scratch_load_u16 v5, v0, off ; encoding: [0x00,0x00,0x49,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_u16 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_u16 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x49,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_u16 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_u16 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x49,0xdc,0x66,0x00,0xfc,0xaa]

scratch_load_u8 v5, off, s0
// GFX11: scratch_load_u8 v5, off, s0 ; encoding: [0x00,0x00,0x41,0xdc,0x00,0x00,0x00,0x05]

scratch_load_u8 v255, off, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_u8 v255, off, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x41,0xdc,0x00,0x00,0x69,0xff]

scratch_load_u8 v170, off, s85 offset:-2731 slc
// GFX11: scratch_load_u8 v170, off, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x41,0xdc,0x00,0x00,0x55,0xaa]

scratch_load_u8 v5, off, off
// GFX11: scratch_load_u8 v5, off, off ; encoding: [0x00,0x00,0x41,0xdc,0x00,0x00,0x7c,0x05]

scratch_load_u8 v255, off, off offset:4095 glc slc dlc
// GFX11: scratch_load_u8 v255, off, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x41,0xdc,0x00,0x00,0x7c,0xff]

scratch_load_u8 v170, off, off offset:-2731 slc
// GFX11: scratch_load_u8 v170, off, off offset:-2731 slc ; encoding: [0x55,0x95,0x41,0xdc,0x00,0x00,0x7c,0xaa]

scratch_load_u8 v5, v0, s0
// GFX11: scratch_load_u8 v5, v0, s0 ; encoding: [0x00,0x00,0x41,0xdc,0x00,0x00,0x80,0x05]

scratch_load_u8 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_load_u8 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x41,0xdc,0xff,0x00,0xe9,0xff]

scratch_load_u8 v170, v102, s85 offset:-2731 slc
// GFX11: scratch_load_u8 v170, v102, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x41,0xdc,0x66,0x00,0xd5,0xaa]

scratch_load_u8 v5, v0, off
// GFX11: scratch_load_u8 v5, v0, off ; encoding: [0x00,0x00,0x41,0xdc,0x00,0x00,0xfc,0x05]

scratch_load_u8 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_load_u8 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x41,0xdc,0xff,0x00,0xfc,0xff]

scratch_load_u8 v170, v102, off offset:-2731 slc
// GFX11: scratch_load_u8 v170, v102, off offset:-2731 slc ; encoding: [0x55,0x95,0x41,0xdc,0x66,0x00,0xfc,0xaa]

scratch_store_b128 off, v[2:5], s0
// GFX11: scratch_store_b128 off, v[2:5], s0 ; encoding: [0x00,0x00,0x75,0xdc,0x00,0x02,0x00,0x00]

scratch_store_b128 off, v[252:255], s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b128 off, v[252:255], s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x75,0xdc,0x00,0xfc,0x69,0x00]

scratch_store_b128 off, v[85:88], s85 offset:-2731 slc
// GFX11: scratch_store_b128 off, v[85:88], s85 offset:-2731 slc ; encoding: [0x55,0x95,0x75,0xdc,0x00,0x55,0x55,0x00]

scratch_store_b128 off, v[2:5], off
// GFX11: scratch_store_b128 off, v[2:5], off ; encoding: [0x00,0x00,0x75,0xdc,0x00,0x02,0x7c,0x00]

scratch_store_b128 off, v[252:255], off offset:4095 glc slc dlc
// GFX11: scratch_store_b128 off, v[252:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x75,0xdc,0x00,0xfc,0x7c,0x00]

scratch_store_b128 off, v[85:88], off offset:-2731 slc
// GFX11: scratch_store_b128 off, v[85:88], off offset:-2731 slc ; encoding: [0x55,0x95,0x75,0xdc,0x00,0x55,0x7c,0x00]

scratch_store_b128 v0, v[2:5], s0
// GFX11: scratch_store_b128 v0, v[2:5], s0 ; encoding: [0x00,0x00,0x75,0xdc,0x00,0x02,0x80,0x00]

scratch_store_b128 v255, v[252:255], s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b128 v255, v[252:255], s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x75,0xdc,0xff,0xfc,0xe9,0x00]

scratch_store_b128 v102, v[85:88], s85 offset:-2731 slc
// GFX11: scratch_store_b128 v102, v[85:88], s85 offset:-2731 slc ; encoding: [0x55,0x95,0x75,0xdc,0x66,0x55,0xd5,0x00]

scratch_store_b128 v0, v[2:5], off
// GFX11: scratch_store_b128 v0, v[2:5], off ; encoding: [0x00,0x00,0x75,0xdc,0x00,0x02,0xfc,0x00]

scratch_store_b128 v255, v[252:255], off offset:4095 glc slc dlc
// GFX11: scratch_store_b128 v255, v[252:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x75,0xdc,0xff,0xfc,0xfc,0x00]

scratch_store_b128 v102, v[85:88], off offset:-2731 slc
// GFX11: scratch_store_b128 v102, v[85:88], off offset:-2731 slc ; encoding: [0x55,0x95,0x75,0xdc,0x66,0x55,0xfc,0x00]

scratch_store_b16 off, v2, s0
// GFX11: scratch_store_b16 off, v2, s0 ; encoding: [0x00,0x00,0x65,0xdc,0x00,0x02,0x00,0x00]

scratch_store_b16 off, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b16 off, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x65,0xdc,0x00,0xff,0x69,0x00]

scratch_store_b16 off, v85, s85 offset:-2731 slc
// GFX11: scratch_store_b16 off, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x65,0xdc,0x00,0x55,0x55,0x00]

scratch_store_b16 off, v2, off
// GFX11: scratch_store_b16 off, v2, off ; encoding: [0x00,0x00,0x65,0xdc,0x00,0x02,0x7c,0x00]

scratch_store_b16 off, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_b16 off, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x65,0xdc,0x00,0xff,0x7c,0x00]

scratch_store_b16 off, v85, off offset:-2731 slc
// GFX11: scratch_store_b16 off, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x65,0xdc,0x00,0x55,0x7c,0x00]

scratch_store_b16 v0, v2, s0
// GFX11: scratch_store_b16 v0, v2, s0 ; encoding: [0x00,0x00,0x65,0xdc,0x00,0x02,0x80,0x00]

scratch_store_b16 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b16 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x65,0xdc,0xff,0xff,0xe9,0x00]

scratch_store_b16 v102, v85, s85 offset:-2731 slc
// GFX11: scratch_store_b16 v102, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x65,0xdc,0x66,0x55,0xd5,0x00]

scratch_store_b16 v0, v2, off
// GFX11: scratch_store_b16 v0, v2, off ; encoding: [0x00,0x00,0x65,0xdc,0x00,0x02,0xfc,0x00]

scratch_store_b16 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_b16 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x65,0xdc,0xff,0xff,0xfc,0x00]

scratch_store_b16 v102, v85, off offset:-2731 slc
// GFX11: scratch_store_b16 v102, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x65,0xdc,0x66,0x55,0xfc,0x00]

scratch_store_b32 off, v2, s0
// GFX11: scratch_store_b32 off, v2, s0 ; encoding: [0x00,0x00,0x69,0xdc,0x00,0x02,0x00,0x00]

scratch_store_b32 off, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b32 off, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x69,0xdc,0x00,0xff,0x69,0x00]

scratch_store_b32 off, v85, s85 offset:-2731 slc
// GFX11: scratch_store_b32 off, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x69,0xdc,0x00,0x55,0x55,0x00]

scratch_store_b32 off, v2, off
// GFX11: scratch_store_b32 off, v2, off ; encoding: [0x00,0x00,0x69,0xdc,0x00,0x02,0x7c,0x00]

scratch_store_b32 off, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_b32 off, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x69,0xdc,0x00,0xff,0x7c,0x00]

scratch_store_b32 off, v85, off offset:-2731 slc
// GFX11: scratch_store_b32 off, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x69,0xdc,0x00,0x55,0x7c,0x00]

scratch_store_b32 v0, v2, s0
// GFX11: scratch_store_b32 v0, v2, s0 ; encoding: [0x00,0x00,0x69,0xdc,0x00,0x02,0x80,0x00]

scratch_store_b32 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b32 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x69,0xdc,0xff,0xff,0xe9,0x00]

scratch_store_b32 v102, v85, s85 offset:-2731 slc
// GFX11: scratch_store_b32 v102, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x69,0xdc,0x66,0x55,0xd5,0x00]

scratch_store_b32 v0, v2, off
// GFX11: scratch_store_b32 v0, v2, off ; encoding: [0x00,0x00,0x69,0xdc,0x00,0x02,0xfc,0x00]

scratch_store_b32 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_b32 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x69,0xdc,0xff,0xff,0xfc,0x00]

scratch_store_b32 v102, v85, off offset:-2731 slc
// GFX11: scratch_store_b32 v102, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x69,0xdc,0x66,0x55,0xfc,0x00]

scratch_store_b64 off, v[2:3], s0
// GFX11: scratch_store_b64 off, v[2:3], s0 ; encoding: [0x00,0x00,0x6d,0xdc,0x00,0x02,0x00,0x00]

scratch_store_b64 off, v[254:255], s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b64 off, v[254:255], s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6d,0xdc,0x00,0xfe,0x69,0x00]

scratch_store_b64 off, v[85:86], s85 offset:-2731 slc
// GFX11: scratch_store_b64 off, v[85:86], s85 offset:-2731 slc ; encoding: [0x55,0x95,0x6d,0xdc,0x00,0x55,0x55,0x00]

scratch_store_b64 off, v[2:3], off
// GFX11: scratch_store_b64 off, v[2:3], off ; encoding: [0x00,0x00,0x6d,0xdc,0x00,0x02,0x7c,0x00]

scratch_store_b64 off, v[254:255], off offset:4095 glc slc dlc
// GFX11: scratch_store_b64 off, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6d,0xdc,0x00,0xfe,0x7c,0x00]

scratch_store_b64 off, v[85:86], off offset:-2731 slc
// GFX11: scratch_store_b64 off, v[85:86], off offset:-2731 slc ; encoding: [0x55,0x95,0x6d,0xdc,0x00,0x55,0x7c,0x00]

scratch_store_b64 v0, v[2:3], s0
// GFX11: scratch_store_b64 v0, v[2:3], s0 ; encoding: [0x00,0x00,0x6d,0xdc,0x00,0x02,0x80,0x00]

scratch_store_b64 v255, v[254:255], s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b64 v255, v[254:255], s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6d,0xdc,0xff,0xfe,0xe9,0x00]

scratch_store_b64 v102, v[85:86], s85 offset:-2731 slc
// GFX11: scratch_store_b64 v102, v[85:86], s85 offset:-2731 slc ; encoding: [0x55,0x95,0x6d,0xdc,0x66,0x55,0xd5,0x00]

scratch_store_b64 v0, v[2:3], off
// GFX11: scratch_store_b64 v0, v[2:3], off ; encoding: [0x00,0x00,0x6d,0xdc,0x00,0x02,0xfc,0x00]

scratch_store_b64 v255, v[254:255], off offset:4095 glc slc dlc
// GFX11: scratch_store_b64 v255, v[254:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x6d,0xdc,0xff,0xfe,0xfc,0x00]

scratch_store_b64 v102, v[85:86], off offset:-2731 slc
// GFX11: scratch_store_b64 v102, v[85:86], off offset:-2731 slc ; encoding: [0x55,0x95,0x6d,0xdc,0x66,0x55,0xfc,0x00]

scratch_store_b8 off, v2, s0
// GFX11: scratch_store_b8 off, v2, s0 ; encoding: [0x00,0x00,0x61,0xdc,0x00,0x02,0x00,0x00]

scratch_store_b8 off, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b8 off, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x61,0xdc,0x00,0xff,0x69,0x00]

scratch_store_b8 off, v85, s85 offset:-2731 slc
// GFX11: scratch_store_b8 off, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x61,0xdc,0x00,0x55,0x55,0x00]

scratch_store_b8 off, v2, off
// GFX11: scratch_store_b8 off, v2, off ; encoding: [0x00,0x00,0x61,0xdc,0x00,0x02,0x7c,0x00]

scratch_store_b8 off, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_b8 off, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x61,0xdc,0x00,0xff,0x7c,0x00]

scratch_store_b8 off, v85, off offset:-2731 slc
// GFX11: scratch_store_b8 off, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x61,0xdc,0x00,0x55,0x7c,0x00]

scratch_store_b8 v0, v2, s0
// GFX11: scratch_store_b8 v0, v2, s0 ; encoding: [0x00,0x00,0x61,0xdc,0x00,0x02,0x80,0x00]

scratch_store_b8 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b8 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x61,0xdc,0xff,0xff,0xe9,0x00]

scratch_store_b8 v102, v85, s85 offset:-2731 slc
// GFX11: scratch_store_b8 v102, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x61,0xdc,0x66,0x55,0xd5,0x00]

scratch_store_b8 v0, v2, off
// GFX11: scratch_store_b8 v0, v2, off ; encoding: [0x00,0x00,0x61,0xdc,0x00,0x02,0xfc,0x00]

scratch_store_b8 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_b8 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x61,0xdc,0xff,0xff,0xfc,0x00]

scratch_store_b8 v102, v85, off offset:-2731 slc
// GFX11: scratch_store_b8 v102, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x61,0xdc,0x66,0x55,0xfc,0x00]

scratch_store_b96 off, v[2:4], s0
// GFX11: scratch_store_b96 off, v[2:4], s0 ; encoding: [0x00,0x00,0x71,0xdc,0x00,0x02,0x00,0x00]

scratch_store_b96 off, v[253:255], s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b96 off, v[253:255], s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x71,0xdc,0x00,0xfd,0x69,0x00]

scratch_store_b96 off, v[85:87], s85 offset:-2731 slc
// GFX11: scratch_store_b96 off, v[85:87], s85 offset:-2731 slc ; encoding: [0x55,0x95,0x71,0xdc,0x00,0x55,0x55,0x00]

scratch_store_b96 off, v[2:4], off
// GFX11: scratch_store_b96 off, v[2:4], off ; encoding: [0x00,0x00,0x71,0xdc,0x00,0x02,0x7c,0x00]

scratch_store_b96 off, v[253:255], off offset:4095 glc slc dlc
// GFX11: scratch_store_b96 off, v[253:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x71,0xdc,0x00,0xfd,0x7c,0x00]

scratch_store_b96 off, v[85:87], off offset:-2731 slc
// GFX11: scratch_store_b96 off, v[85:87], off offset:-2731 slc ; encoding: [0x55,0x95,0x71,0xdc,0x00,0x55,0x7c,0x00]

scratch_store_b96 v0, v[2:4], s0
// GFX11: scratch_store_b96 v0, v[2:4], s0 ; encoding: [0x00,0x00,0x71,0xdc,0x00,0x02,0x80,0x00]

scratch_store_b96 v255, v[253:255], s105 offset:4095 glc slc dlc
// GFX11: scratch_store_b96 v255, v[253:255], s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x71,0xdc,0xff,0xfd,0xe9,0x00]

scratch_store_b96 v102, v[85:87], s85 offset:-2731 slc
// GFX11: scratch_store_b96 v102, v[85:87], s85 offset:-2731 slc ; encoding: [0x55,0x95,0x71,0xdc,0x66,0x55,0xd5,0x00]

scratch_store_b96 v0, v[2:4], off
// GFX11: scratch_store_b96 v0, v[2:4], off ; encoding: [0x00,0x00,0x71,0xdc,0x00,0x02,0xfc,0x00]

scratch_store_b96 v255, v[253:255], off offset:4095 glc slc dlc
// GFX11: scratch_store_b96 v255, v[253:255], off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x71,0xdc,0xff,0xfd,0xfc,0x00]

scratch_store_b96 v102, v[85:87], off offset:-2731 slc
// GFX11: scratch_store_b96 v102, v[85:87], off offset:-2731 slc ; encoding: [0x55,0x95,0x71,0xdc,0x66,0x55,0xfc,0x00]

scratch_store_d16_hi_b16 off, v2, s0
// GFX11: scratch_store_d16_hi_b16 off, v2, s0 ; encoding: [0x00,0x00,0x95,0xdc,0x00,0x02,0x00,0x00]

scratch_store_d16_hi_b16 off, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_d16_hi_b16 off, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x95,0xdc,0x00,0xff,0x69,0x00]

scratch_store_d16_hi_b16 off, v85, s85 offset:-2731 slc
// GFX11: scratch_store_d16_hi_b16 off, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x95,0xdc,0x00,0x55,0x55,0x00]

scratch_store_d16_hi_b16 off, v2, off
// GFX11: scratch_store_d16_hi_b16 off, v2, off ; encoding: [0x00,0x00,0x95,0xdc,0x00,0x02,0x7c,0x00]

scratch_store_d16_hi_b16 off, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_d16_hi_b16 off, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x95,0xdc,0x00,0xff,0x7c,0x00]

scratch_store_d16_hi_b16 off, v85, off offset:-2731 slc
// GFX11: scratch_store_d16_hi_b16 off, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x95,0xdc,0x00,0x55,0x7c,0x00]

scratch_store_d16_hi_b16 v0, v2, s0
// GFX11: scratch_store_d16_hi_b16 v0, v2, s0 ; encoding: [0x00,0x00,0x95,0xdc,0x00,0x02,0x80,0x00]

scratch_store_d16_hi_b16 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_d16_hi_b16 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x95,0xdc,0xff,0xff,0xe9,0x00]

scratch_store_d16_hi_b16 v102, v85, s85 offset:-2731 slc
// GFX11: scratch_store_d16_hi_b16 v102, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x95,0xdc,0x66,0x55,0xd5,0x00]

scratch_store_d16_hi_b16 v0, v2, off
// GFX11: scratch_store_d16_hi_b16 v0, v2, off ; encoding: [0x00,0x00,0x95,0xdc,0x00,0x02,0xfc,0x00]

scratch_store_d16_hi_b16 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_d16_hi_b16 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x95,0xdc,0xff,0xff,0xfc,0x00]

scratch_store_d16_hi_b16 v102, v85, off offset:-2731 slc
// GFX11: scratch_store_d16_hi_b16 v102, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x95,0xdc,0x66,0x55,0xfc,0x00]

scratch_store_d16_hi_b8 off, v2, s0
// GFX11: scratch_store_d16_hi_b8 off, v2, s0 ; encoding: [0x00,0x00,0x91,0xdc,0x00,0x02,0x00,0x00]

scratch_store_d16_hi_b8 off, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_d16_hi_b8 off, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x91,0xdc,0x00,0xff,0x69,0x00]

scratch_store_d16_hi_b8 off, v85, s85 offset:-2731 slc
// GFX11: scratch_store_d16_hi_b8 off, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x91,0xdc,0x00,0x55,0x55,0x00]

scratch_store_d16_hi_b8 off, v2, off
// GFX11: scratch_store_d16_hi_b8 off, v2, off ; encoding: [0x00,0x00,0x91,0xdc,0x00,0x02,0x7c,0x00]

scratch_store_d16_hi_b8 off, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_d16_hi_b8 off, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x91,0xdc,0x00,0xff,0x7c,0x00]

scratch_store_d16_hi_b8 off, v85, off offset:-2731 slc
// GFX11: scratch_store_d16_hi_b8 off, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x91,0xdc,0x00,0x55,0x7c,0x00]

scratch_store_d16_hi_b8 v0, v2, s0
// GFX11: scratch_store_d16_hi_b8 v0, v2, s0 ; encoding: [0x00,0x00,0x91,0xdc,0x00,0x02,0x80,0x00]

scratch_store_d16_hi_b8 v255, v255, s105 offset:4095 glc slc dlc
// GFX11: scratch_store_d16_hi_b8 v255, v255, s105 offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x91,0xdc,0xff,0xff,0xe9,0x00]

scratch_store_d16_hi_b8 v102, v85, s85 offset:-2731 slc
// GFX11: scratch_store_d16_hi_b8 v102, v85, s85 offset:-2731 slc ; encoding: [0x55,0x95,0x91,0xdc,0x66,0x55,0xd5,0x00]

scratch_store_d16_hi_b8 v0, v2, off
// GFX11: scratch_store_d16_hi_b8 v0, v2, off ; encoding: [0x00,0x00,0x91,0xdc,0x00,0x02,0xfc,0x00]

scratch_store_d16_hi_b8 v255, v255, off offset:4095 glc slc dlc
// GFX11: scratch_store_d16_hi_b8 v255, v255, off offset:4095 glc slc dlc ; encoding: [0xff,0xef,0x91,0xdc,0xff,0xff,0xfc,0x00]

scratch_store_d16_hi_b8 v102, v85, off offset:-2731 slc
// GFX11: scratch_store_d16_hi_b8 v102, v85, off offset:-2731 slc ; encoding: [0x55,0x95,0x91,0xdc,0x66,0x55,0xfc,0x00]

// Scalar bases.

global_load_b32 v1, v2, vcc
// GFX11: global_load_b32 v1, v2, vcc ; encoding: [0x00,0x00,0x52,0xdc,0x02,0x00,0x6a,0x01]

global_load_b32 v1, v2, ttmp[14:15]
// GFX11: global_load_b32 v1, v2, ttmp[14:15] ; encoding: [0x00,0x00,0x52,0xdc,0x02,0x00,0x7a,0x01]

global_load_b32 v1, v2, s[104:105]
// GFX11: global_load_b32 v1, v2, s[104:105] ; encoding: [0x00,0x00,0x52,0xdc,0x02,0x00,0x68,0x01]

global_load_b32 v1, v2, exec
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

global_load_b32 v1, v2, null
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

global_load_b32 v1, v2, s[3:4]
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid register alignment

global_load_b32 v1, v2, s2
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

global_load_addtid_b32 v1, vcc
// GFX11: global_load_addtid_b32 v1, vcc ; encoding: [0x00,0x00,0xa2,0xdc,0x00,0x00,0x6a,0x01]

global_load_addtid_b32 v1, exec
// GFX11: global_load_addtid_b32 v1, exec ; encoding: [0x00,0x00,0xa2,0xdc,0x00,0x00,0x7e,0x01]

global_load_addtid_b32 v1, null
// GFX11: global_load_addtid_b32 v1, null ; encoding: [0x00,0x00,0xa2,0xdc,0x00,0x00,0x7c,0x01]

global_store_addtid_b32 v1, ttmp[0:1] offset:4
// GFX11: global_store_addtid_b32 v1, ttmp[0:1] offset:4 ; encoding: [0x04,0x00,0xa6,0xdc,0x00,0x01,0x6c,0x00]

scratch_load_b32 v1, off, vcc_lo
// GFX11: scratch_load_b32 v1, off, vcc_lo ; encoding: [0x00,0x00,0x51,0xdc,0x00,0x00,0x6a,0x01]

scratch_load_b32 v1, off, m0
// GFX11: scratch_load_b32 v1, off, m0 ; encoding: [0x00,0x00,0x51,0xdc,0x00,0x00,0x7d,0x01]

scratch_load_b32 v1, off, exec_lo
// GFX11: scratch_load_b32 v1, off, exec_lo ; encoding: [0x00,0x00,0x51,0xdc,0x00,0x00,0x7e,0x01]

scratch_load_b32 v1, off, exec_hi
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

scratch_load_b32 v1, off, null
// GFX11: scratch_load_b32 v1, off, null ; encoding: [0x00,0x00,0x51,0xdc,0x00,0x00,0x7c,0x01]

scratch_load_b32 v1, v2, ttmp15
// GFX11: scratch_load_b32 v1, v2, ttmp15 ; encoding: [0x00,0x00,0x51,0xdc,0x02,0x00,0xfb,0x01]

scratch_load_b32 v1, v2, vcc_hi
// GFX11: scratch_load_b32 v1, v2, vcc_hi ; encoding: [0x00,0x00,0x51,0xdc,0x02,0x00,0xeb,0x01]

scratch_load_b32 v1, off, s[2:3]
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

scratch_load_b32 v1, off, 0
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

// Offsets: limits, other ways to write them.

flat_load_b32 v1, v[2:3] offset:4095
// GFX11: flat_load_b32 v1, v[2:3] offset:4095 ; encoding: [0xff,0x0f,0x50,0xdc,0x02,0x00,0x7c,0x01]

flat_load_b32 v1, v[2:3] offset:4096
// GFX11-ERR: :[[@LINE-1]]:26: error: expected a 12-bit unsigned offset

flat_load_b32 v1, v[2:3] offset:-1
// GFX11-ERR: :[[@LINE-1]]:26: error: expected a 12-bit unsigned offset

flat_store_b8 v[2:3], v1 offset:0x1000
// GFX11-ERR: :[[@LINE-1]]:26: error: expected a 12-bit unsigned offset

flat_atomic_add_u32 v[2:3], v1 offset:-4
// GFX11-ERR: :[[@LINE-1]]:32: error: expected a 12-bit unsigned offset

global_load_b32 v1, v[2:3], off offset:4095
// GFX11: global_load_b32 v1, v[2:3], off offset:4095 ; encoding: [0xff,0x0f,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off offset:4096
// GFX11-ERR: :[[@LINE-1]]:33: error: expected a 13-bit signed offset

global_load_b32 v1, v[2:3], off offset:-4096
// GFX11: global_load_b32 v1, v[2:3], off offset:-4096 ; encoding: [0x00,0x10,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off offset:-4097
// GFX11-ERR: :[[@LINE-1]]:33: error: expected a 13-bit signed offset

global_load_b32 v1, v[2:3], off offset:0
// GFX11: global_load_b32 v1, v[2:3], off ; encoding: [0x00,0x00,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off inst_offset:16
// GFX11: global_load_b32 v1, v[2:3], off offset:16 ; encoding: [0x10,0x00,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off offset:8+8
// GFX11: global_load_b32 v1, v[2:3], off offset:16 ; encoding: [0x10,0x00,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off offset:-(16)
// GFX11: global_load_b32 v1, v[2:3], off offset:-16 ; encoding: [0xf0,0x1f,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off offset:0x7fffffffffffffff
// GFX11-ERR: :[[@LINE-1]]:33: error: expected a 13-bit signed offset

global_load_b32 v1, v[2:3], off offset:sym
// GFX11-ERR: :[[@LINE-1]]:40: error: expected absolute expression

global_load_b32 v1, v[2:3], off offset
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

global_load_b32 v1, v[2:3], off offset:
// GFX11-ERR: :[[@LINE-1]]:40: error: unknown token in expression

scratch_load_b32 v1, off, off offset:-4096
// GFX11: scratch_load_b32 v1, off, off offset:-4096 ; encoding: [0x00,0x10,0x51,0xdc,0x00,0x00,0x7c,0x01]

scratch_load_b32 v1, off, off offset:-4097
// GFX11-ERR: :[[@LINE-1]]:31: error: expected a 13-bit signed offset

scratch_store_b32 off, v1, off offset:4096
// GFX11-ERR: :[[@LINE-1]]:32: error: expected a 13-bit signed offset

global_load_b32 v1, v[2:3], off offset:4 offset:8
// GFX11-ERR: :[[@LINE-1]]:42: error: not a valid operand.

// Cache policies, and whether an atomic instruction returns.

global_load_b32 v1, v[2:3], off glc slc dlc
// GFX11: global_load_b32 v1, v[2:3], off glc slc dlc ; encoding: [0x00,0xe0,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off dlc glc
// GFX11: global_load_b32 v1, v[2:3], off glc dlc ; encoding: [0x00,0x60,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off noglc
// GFX11: global_load_b32 v1, v[2:3], off ; encoding: [0x00,0x00,0x52,0xdc,0x02,0x00,0x7c,0x01]

global_load_b32 v1, v[2:3], off glc glc
// GFX11-ERR: :[[@LINE-1]]:37: error: duplicate cache policy modifier

global_load_b32 v1, v[2:3], off scc
// GFX11-ERR: :[[@LINE-1]]:33: error: scc modifier is not supported on this GPU

global_load_b32 v1, v[2:3], off nt
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

global_load_b32 v1, v[2:3], off th:TH_LOAD_NT
// GFX11-ERR: :[[@LINE-1]]:33: error: not a valid operand.

global_atomic_add_u32 v1, v[2:3], v4, off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction must use glc

global_atomic_add_u32 v1, v[2:3], v4, off slc
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction must use glc

global_atomic_add_u32 v1, v2, v4, s[2:3] offset:4 slc
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction must use glc

global_atomic_add_u32 v[2:3], v4, off glc
// GFX11-ERR: :[[@LINE-1]]:39: error: instruction must not use glc

global_atomic_add_u32 v[2:3], v4, off slc glc
// GFX11-ERR: :[[@LINE-1]]:43: error: instruction must not use glc

global_atomic_add_u32 v2, v4, s[2:3] offset:4 glc
// GFX11-ERR: :[[@LINE-1]]:47: error: instruction must not use glc

flat_atomic_swap_b64 v[0:1], v[2:3], v[4:5]
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction must use glc

flat_atomic_swap_b64 v[2:3], v[4:5] glc
// GFX11-ERR: :[[@LINE-1]]:37: error: instruction must not use glc

flat_atomic_cmpswap_b64 v[0:1], v[2:3], v[4:7] glc
// GFX11: flat_atomic_cmpswap_b64 v[0:1], v[2:3], v[4:7] glc ; encoding: [0x00,0x40,0x08,0xdd,0x02,0x04,0x7c,0x00]

flat_atomic_cmpswap_b64 v[0:1], v[2:3], v[4:5] glc
// GFX11-ERR: :[[@LINE-1]]:41: error: invalid operand for instruction

global_atomic_csub_u32 v[2:3], v4, off
// GFX11: global_atomic_csub_u32 v[2:3], v4, off ; encoding: [0x00,0x00,0xde,0xdc,0x02,0x04,0x7c,0x00]

global_atomic_csub_u32 v1, v[2:3], v4, off glc
// GFX11: global_atomic_csub_u32 v1, v[2:3], v4, off glc ; encoding: [0x00,0x40,0xde,0xdc,0x02,0x04,0x7c,0x01]

global_atomic_csub_u32 v1, v[2:3], v4, off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction must use glc

// What does not fit.

global_load_b32 v1, v[2:3]
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

global_load_b32 v1, v2, off
// GFX11-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction

global_load_b32 v1, v[2:3], s[2:3]
// GFX11-ERR: :[[@LINE-1]]:29: error: invalid operand for instruction

global_load_b32 v[1:2], v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

global_load_b64 v1, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

global_load_b96 v[0:3], v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

global_load_b32 s1, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

global_load_b32 v1, s[2:3], off
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

global_load_b32 v1, off, off
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

global_load_b32 v1, off, s[2:3]
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

global_load_b32 a1, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

global_store_b32 v[2:3], a1, off
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

flat_load_b64 a[0:1], v[2:3]
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

scratch_load_b32 a1, off, off
// GFX11-ERR: :[[@LINE-1]]:18: error: invalid operand for instruction

flat_load_b32 v1, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

flat_load_b32 v1, v2, s[2:3]
// GFX11-ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

flat_load_b32 v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

flat_load_b32 v1
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

flat_load_b32
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

flat_store_b32 v[2:3]
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

flat_store_b32 v1, v[2:3]
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

scratch_load_b32 v1, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction

scratch_load_b32 v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

scratch_load_b32 v1, off
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

scratch_store_b32 v1, off, off
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

scratch_store_b32 v1, v2, v3
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

global_load_addtid_b32 v1, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

global_load_addtid_b32 v1
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

global_load_b32 v1, v[2:3], off lds
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

global_load_b32 v1, v[2:3], off tfe
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

global_load_b32 v256, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:17: error: register index is out of range

global_load_b32 v1, v[255:256], off
// GFX11-ERR: :[[@LINE-1]]:21: error: register index is out of range

global_load_b64 v[1:2], v[3:4], off
// GFX11: global_load_b64 v[1:2], v[3:4], off ; encoding: [0x00,0x00,0x56,0xdc,0x03,0x00,0x7c,0x01]

global_load_b128 v[253:256], v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:18: error: register index is out of range

global_load_b32 v1.l, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

global_load_d16_b16 v1.h, v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

// Other generations.

global_load_dword v[2:3], off lds
// GFX11-ERR: :[[@LINE-1]]:19: error: invalid operand for instruction

global_load_lds_dword v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_load_lds_dword

global_load_tr_b64 v[0:1], v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_load_tr_b64

global_inv
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_inv

global_wb
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_wb

global_atomic_pk_add_f16 v[2:3], v4, off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_atomic_pk_add_f16

global_atomic_pk_add_bf16 v[2:3], v4, off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_atomic_pk_add_bf16

global_atomic_add_f64 v[2:3], v[4:5], off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_atomic_add_f64

global_atomic_max_f64 v[2:3], v[4:5], off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_atomic_max_f64

flat_atomic_fcmpswap_x2 v[2:3], v[4:7]
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): flat_atomic_fcmpswap_x2

global_prefetch_b8 v[2:3], off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_prefetch_b8

scratch_load_lds_dword off, off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): scratch_load_lds_dword

global_atomic_cond_sub_u32 v[2:3], v4, off
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): global_atomic_cond_sub_u32

// Other names.

flat_load_ubyte v8, v[2:3] offset:64
// GFX11: flat_load_u8 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x40,0xdc,0x02,0x00,0x7c,0x08]

flat_load_sbyte v8, v[2:3] offset:64
// GFX11: flat_load_i8 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x44,0xdc,0x02,0x00,0x7c,0x08]

flat_load_ushort v8, v[2:3] offset:64
// GFX11: flat_load_u16 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x48,0xdc,0x02,0x00,0x7c,0x08]

flat_load_sshort v8, v[2:3] offset:64
// GFX11: flat_load_i16 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x4c,0xdc,0x02,0x00,0x7c,0x08]

flat_load_dword v8, v[2:3] offset:64
// GFX11: flat_load_b32 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x50,0xdc,0x02,0x00,0x7c,0x08]

flat_load_dwordx2 v[8:9], v[2:3] offset:64
// GFX11: flat_load_b64 v[8:9], v[2:3] offset:64 ; encoding: [0x40,0x00,0x54,0xdc,0x02,0x00,0x7c,0x08]

flat_load_dwordx3 v[8:10], v[2:3] offset:64
// GFX11: flat_load_b96 v[8:10], v[2:3] offset:64 ; encoding: [0x40,0x00,0x58,0xdc,0x02,0x00,0x7c,0x08]

flat_load_dwordx4 v[8:11], v[2:3] offset:64
// GFX11: flat_load_b128 v[8:11], v[2:3] offset:64 ; encoding: [0x40,0x00,0x5c,0xdc,0x02,0x00,0x7c,0x08]

flat_store_byte v[2:3], v8 offset:64
// GFX11: flat_store_b8 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0x60,0xdc,0x02,0x08,0x7c,0x00]

flat_store_short v[2:3], v8 offset:64
// GFX11: flat_store_b16 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0x64,0xdc,0x02,0x08,0x7c,0x00]

flat_store_dword v[2:3], v8 offset:64
// GFX11: flat_store_b32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0x68,0xdc,0x02,0x08,0x7c,0x00]

flat_store_dwordx2 v[2:3], v[8:9] offset:64
// GFX11: flat_store_b64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x6c,0xdc,0x02,0x08,0x7c,0x00]

flat_store_dwordx3 v[2:3], v[8:10] offset:64
// GFX11: flat_store_b96 v[2:3], v[8:10] offset:64 ; encoding: [0x40,0x00,0x70,0xdc,0x02,0x08,0x7c,0x00]

flat_store_dwordx4 v[2:3], v[8:11] offset:64
// GFX11: flat_store_b128 v[2:3], v[8:11] offset:64 ; encoding: [0x40,0x00,0x74,0xdc,0x02,0x08,0x7c,0x00]

flat_load_ubyte_d16 v8, v[2:3] offset:64
// GFX11: flat_load_d16_u8 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x78,0xdc,0x02,0x00,0x7c,0x08]

flat_load_sbyte_d16 v8, v[2:3] offset:64
// GFX11: flat_load_d16_i8 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x7c,0xdc,0x02,0x00,0x7c,0x08]

flat_load_short_d16 v8, v[2:3] offset:64
// GFX11: flat_load_d16_b16 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x80,0xdc,0x02,0x00,0x7c,0x08]

flat_load_ubyte_d16_hi v8, v[2:3] offset:64
// GFX11: flat_load_d16_hi_u8 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x84,0xdc,0x02,0x00,0x7c,0x08]

flat_load_sbyte_d16_hi v8, v[2:3] offset:64
// GFX11: flat_load_d16_hi_i8 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x88,0xdc,0x02,0x00,0x7c,0x08]

flat_load_short_d16_hi v8, v[2:3] offset:64
// GFX11: flat_load_d16_hi_b16 v8, v[2:3] offset:64 ; encoding: [0x40,0x00,0x8c,0xdc,0x02,0x00,0x7c,0x08]

flat_store_byte_d16_hi v[2:3], v8 offset:64
// GFX11: flat_store_d16_hi_b8 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0x90,0xdc,0x02,0x08,0x7c,0x00]

flat_store_short_d16_hi v[2:3], v8 offset:64
// GFX11: flat_store_d16_hi_b16 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0x94,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_swap v[2:3], v8 offset:64
// GFX11: flat_atomic_swap_b32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xcc,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_cmpswap v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_cmpswap_b32 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0xd0,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_add v[2:3], v8 offset:64
// GFX11: flat_atomic_add_u32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xd4,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_sub v[2:3], v8 offset:64
// GFX11: flat_atomic_sub_u32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xd8,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_smin v[2:3], v8 offset:64
// GFX11: flat_atomic_min_i32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xe0,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_umin v[2:3], v8 offset:64
// GFX11: flat_atomic_min_u32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xe4,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_smax v[2:3], v8 offset:64
// GFX11: flat_atomic_max_i32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xe8,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_umax v[2:3], v8 offset:64
// GFX11: flat_atomic_max_u32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xec,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_and v[2:3], v8 offset:64
// GFX11: flat_atomic_and_b32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xf0,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_or v[2:3], v8 offset:64
// GFX11: flat_atomic_or_b32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xf4,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_xor v[2:3], v8 offset:64
// GFX11: flat_atomic_xor_b32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xf8,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_inc v[2:3], v8 offset:64
// GFX11: flat_atomic_inc_u32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0xfc,0xdc,0x02,0x08,0x7c,0x00]

flat_atomic_dec v[2:3], v8 offset:64
// GFX11: flat_atomic_dec_u32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0x00,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_swap_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_swap_b64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x04,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_cmpswap_x2 v[2:3], v[8:11] offset:64
// GFX11: flat_atomic_cmpswap_b64 v[2:3], v[8:11] offset:64 ; encoding: [0x40,0x00,0x08,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_add_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_add_u64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x0c,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_sub_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_sub_u64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x10,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_smin_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_min_i64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x14,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_umin_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_min_u64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x18,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_smax_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_max_i64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x1c,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_umax_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_max_u64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x20,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_and_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_and_b64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x24,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_or_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_or_b64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x28,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_xor_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_xor_b64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x2c,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_inc_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_inc_u64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x30,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_dec_x2 v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_dec_u64 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x34,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_fcmpswap v[2:3], v[8:9] offset:64
// GFX11: flat_atomic_cmpswap_f32 v[2:3], v[8:9] offset:64 ; encoding: [0x40,0x00,0x40,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_fmin v[2:3], v8 offset:64
// GFX11: flat_atomic_min_f32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0x44,0xdd,0x02,0x08,0x7c,0x00]

flat_atomic_fmax v[2:3], v8 offset:64
// GFX11: flat_atomic_max_f32 v[2:3], v8 offset:64 ; encoding: [0x40,0x00,0x48,0xdd,0x02,0x08,0x7c,0x00]

global_load_ubyte v8, v[2:3], off offset:-64
// GFX11: global_load_u8 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x42,0xdc,0x02,0x00,0x7c,0x08]

global_load_sbyte v8, v[2:3], off offset:-64
// GFX11: global_load_i8 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x46,0xdc,0x02,0x00,0x7c,0x08]

global_load_ushort v8, v[2:3], off offset:-64
// GFX11: global_load_u16 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x4a,0xdc,0x02,0x00,0x7c,0x08]

global_load_sshort v8, v[2:3], off offset:-64
// GFX11: global_load_i16 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x4e,0xdc,0x02,0x00,0x7c,0x08]

global_load_dword v8, v[2:3], off offset:-64
// GFX11: global_load_b32 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x52,0xdc,0x02,0x00,0x7c,0x08]

global_load_dwordx2 v[8:9], v[2:3], off offset:-64
// GFX11: global_load_b64 v[8:9], v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x56,0xdc,0x02,0x00,0x7c,0x08]

global_load_dwordx3 v[8:10], v[2:3], off offset:-64
// GFX11: global_load_b96 v[8:10], v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x5a,0xdc,0x02,0x00,0x7c,0x08]

global_load_dwordx4 v[8:11], v[2:3], off offset:-64
// GFX11: global_load_b128 v[8:11], v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x5e,0xdc,0x02,0x00,0x7c,0x08]

global_store_byte v[2:3], v8, off offset:-64
// GFX11: global_store_b8 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0x62,0xdc,0x02,0x08,0x7c,0x00]

global_store_short v[2:3], v8, off offset:-64
// GFX11: global_store_b16 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0x66,0xdc,0x02,0x08,0x7c,0x00]

global_store_dword v[2:3], v8, off offset:-64
// GFX11: global_store_b32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0x6a,0xdc,0x02,0x08,0x7c,0x00]

global_store_dwordx2 v[2:3], v[8:9], off offset:-64
// GFX11: global_store_b64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x6e,0xdc,0x02,0x08,0x7c,0x00]

global_store_dwordx3 v[2:3], v[8:10], off offset:-64
// GFX11: global_store_b96 v[2:3], v[8:10], off offset:-64 ; encoding: [0xc0,0x1f,0x72,0xdc,0x02,0x08,0x7c,0x00]

global_store_dwordx4 v[2:3], v[8:11], off offset:-64
// GFX11: global_store_b128 v[2:3], v[8:11], off offset:-64 ; encoding: [0xc0,0x1f,0x76,0xdc,0x02,0x08,0x7c,0x00]

global_load_ubyte_d16 v8, v[2:3], off offset:-64
// GFX11: global_load_d16_u8 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x7a,0xdc,0x02,0x00,0x7c,0x08]

global_load_sbyte_d16 v8, v[2:3], off offset:-64
// GFX11: global_load_d16_i8 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x7e,0xdc,0x02,0x00,0x7c,0x08]

global_load_short_d16 v8, v[2:3], off offset:-64
// GFX11: global_load_d16_b16 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x82,0xdc,0x02,0x00,0x7c,0x08]

global_load_ubyte_d16_hi v8, v[2:3], off offset:-64
// GFX11: global_load_d16_hi_u8 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x86,0xdc,0x02,0x00,0x7c,0x08]

global_load_sbyte_d16_hi v8, v[2:3], off offset:-64
// GFX11: global_load_d16_hi_i8 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x8a,0xdc,0x02,0x00,0x7c,0x08]

global_load_short_d16_hi v8, v[2:3], off offset:-64
// GFX11: global_load_d16_hi_b16 v8, v[2:3], off offset:-64 ; encoding: [0xc0,0x1f,0x8e,0xdc,0x02,0x00,0x7c,0x08]

global_store_byte_d16_hi v[2:3], v8, off offset:-64
// GFX11: global_store_d16_hi_b8 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0x92,0xdc,0x02,0x08,0x7c,0x00]

global_store_short_d16_hi v[2:3], v8, off offset:-64
// GFX11: global_store_d16_hi_b16 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0x96,0xdc,0x02,0x08,0x7c,0x00]

global_load_dword_addtid v1, off offset:64
// GFX11: global_load_addtid_b32 v1, off offset:64 ; encoding: [0x40,0x00,0xa2,0xdc,0x00,0x00,0x7c,0x01]

global_store_dword_addtid v1, off offset:64
// GFX11: global_store_addtid_b32 v1, off offset:64 ; encoding: [0x40,0x00,0xa6,0xdc,0x00,0x01,0x7c,0x00]

global_atomic_swap v[2:3], v8, off offset:-64
// GFX11: global_atomic_swap_b32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xce,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_cmpswap v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_cmpswap_b32 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0xd2,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_add v[2:3], v8, off offset:-64
// GFX11: global_atomic_add_u32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xd6,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_sub v[2:3], v8, off offset:-64
// GFX11: global_atomic_sub_u32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xda,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_csub v1, v[2:3], v8, off offset:-64 glc
// GFX11: global_atomic_csub_u32 v1, v[2:3], v8, off offset:-64 glc ; encoding: [0xc0,0x5f,0xde,0xdc,0x02,0x08,0x7c,0x01]

global_atomic_smin v[2:3], v8, off offset:-64
// GFX11: global_atomic_min_i32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xe2,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_umin v[2:3], v8, off offset:-64
// GFX11: global_atomic_min_u32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xe6,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_smax v[2:3], v8, off offset:-64
// GFX11: global_atomic_max_i32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xea,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_umax v[2:3], v8, off offset:-64
// GFX11: global_atomic_max_u32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xee,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_and v[2:3], v8, off offset:-64
// GFX11: global_atomic_and_b32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xf2,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_or v[2:3], v8, off offset:-64
// GFX11: global_atomic_or_b32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xf6,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_xor v[2:3], v8, off offset:-64
// GFX11: global_atomic_xor_b32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xfa,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_inc v[2:3], v8, off offset:-64
// GFX11: global_atomic_inc_u32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0xfe,0xdc,0x02,0x08,0x7c,0x00]

global_atomic_dec v[2:3], v8, off offset:-64
// GFX11: global_atomic_dec_u32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0x02,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_swap_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_swap_b64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x06,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_cmpswap_x2 v[2:3], v[8:11], off offset:-64
// GFX11: global_atomic_cmpswap_b64 v[2:3], v[8:11], off offset:-64 ; encoding: [0xc0,0x1f,0x0a,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_add_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_add_u64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x0e,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_sub_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_sub_u64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x12,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_smin_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_min_i64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x16,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_umin_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_min_u64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x1a,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_smax_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_max_i64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x1e,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_umax_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_max_u64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x22,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_and_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_and_b64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x26,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_or_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_or_b64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x2a,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_xor_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_xor_b64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x2e,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_inc_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_inc_u64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x32,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_dec_x2 v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_dec_u64 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x36,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_fcmpswap v[2:3], v[8:9], off offset:-64
// GFX11: global_atomic_cmpswap_f32 v[2:3], v[8:9], off offset:-64 ; encoding: [0xc0,0x1f,0x42,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_fmin v[2:3], v8, off offset:-64
// GFX11: global_atomic_min_f32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0x46,0xdd,0x02,0x08,0x7c,0x00]

global_atomic_fmax v[2:3], v8, off offset:-64
// GFX11: global_atomic_max_f32 v[2:3], v8, off offset:-64 ; encoding: [0xc0,0x1f,0x4a,0xdd,0x02,0x08,0x7c,0x00]

scratch_load_ubyte v8, off, s2 offset:-64
// GFX11: scratch_load_u8 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x41,0xdc,0x00,0x00,0x02,0x08]

scratch_load_sbyte v8, off, s2 offset:-64
// GFX11: scratch_load_i8 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x45,0xdc,0x00,0x00,0x02,0x08]

scratch_load_ushort v8, off, s2 offset:-64
// GFX11: scratch_load_u16 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x49,0xdc,0x00,0x00,0x02,0x08]

scratch_load_sshort v8, off, s2 offset:-64
// GFX11: scratch_load_i16 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x4d,0xdc,0x00,0x00,0x02,0x08]

scratch_load_dword v8, off, s2 offset:-64
// GFX11: scratch_load_b32 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x51,0xdc,0x00,0x00,0x02,0x08]

scratch_load_dwordx2 v[8:9], off, s2 offset:-64
// GFX11: scratch_load_b64 v[8:9], off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x55,0xdc,0x00,0x00,0x02,0x08]

scratch_load_dwordx3 v[8:10], off, s2 offset:-64
// GFX11: scratch_load_b96 v[8:10], off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x59,0xdc,0x00,0x00,0x02,0x08]

scratch_load_dwordx4 v[8:11], off, s2 offset:-64
// GFX11: scratch_load_b128 v[8:11], off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x5d,0xdc,0x00,0x00,0x02,0x08]

scratch_store_byte off, v8, s2 offset:-64
// GFX11: scratch_store_b8 off, v8, s2 offset:-64 ; encoding: [0xc0,0x1f,0x61,0xdc,0x00,0x08,0x02,0x00]

scratch_store_short off, v8, s2 offset:-64
// GFX11: scratch_store_b16 off, v8, s2 offset:-64 ; encoding: [0xc0,0x1f,0x65,0xdc,0x00,0x08,0x02,0x00]

scratch_store_dword off, v8, s2 offset:-64
// GFX11: scratch_store_b32 off, v8, s2 offset:-64 ; encoding: [0xc0,0x1f,0x69,0xdc,0x00,0x08,0x02,0x00]

scratch_store_dwordx2 off, v[8:9], s2 offset:-64
// GFX11: scratch_store_b64 off, v[8:9], s2 offset:-64 ; encoding: [0xc0,0x1f,0x6d,0xdc,0x00,0x08,0x02,0x00]

scratch_store_dwordx3 off, v[8:10], s2 offset:-64
// GFX11: scratch_store_b96 off, v[8:10], s2 offset:-64 ; encoding: [0xc0,0x1f,0x71,0xdc,0x00,0x08,0x02,0x00]

scratch_store_dwordx4 off, v[8:11], s2 offset:-64
// GFX11: scratch_store_b128 off, v[8:11], s2 offset:-64 ; encoding: [0xc0,0x1f,0x75,0xdc,0x00,0x08,0x02,0x00]

scratch_load_ubyte_d16 v8, off, s2 offset:-64
// GFX11: scratch_load_d16_u8 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x79,0xdc,0x00,0x00,0x02,0x08]

scratch_load_sbyte_d16 v8, off, s2 offset:-64
// GFX11: scratch_load_d16_i8 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x7d,0xdc,0x00,0x00,0x02,0x08]

scratch_load_short_d16 v8, off, s2 offset:-64
// GFX11: scratch_load_d16_b16 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x81,0xdc,0x00,0x00,0x02,0x08]

scratch_load_ubyte_d16_hi v8, off, s2 offset:-64
// GFX11: scratch_load_d16_hi_u8 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x85,0xdc,0x00,0x00,0x02,0x08]

scratch_load_sbyte_d16_hi v8, off, s2 offset:-64
// GFX11: scratch_load_d16_hi_i8 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x89,0xdc,0x00,0x00,0x02,0x08]

scratch_load_short_d16_hi v8, off, s2 offset:-64
// GFX11: scratch_load_d16_hi_b16 v8, off, s2 offset:-64 ; encoding: [0xc0,0x1f,0x8d,0xdc,0x00,0x00,0x02,0x08]

scratch_store_byte_d16_hi off, v8, s2 offset:-64
// GFX11: scratch_store_d16_hi_b8 off, v8, s2 offset:-64 ; encoding: [0xc0,0x1f,0x91,0xdc,0x00,0x08,0x02,0x00]

scratch_store_short_d16_hi off, v8, s2 offset:-64
// GFX11: scratch_store_d16_hi_b16 off, v8, s2 offset:-64 ; encoding: [0xc0,0x1f,0x95,0xdc,0x00,0x08,0x02,0x00]
