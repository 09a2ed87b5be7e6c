// LDS and GDS of RDNA3: DS.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s

// Every instruction: registers and offsets of low, high and mixed bits.

ds_add_f32 v0, v0
// GFX11: ds_add_f32 v0, v0 ; encoding: [0x00,0x00,0x54,0xd8,0x00,0x00,0x00,0x00]

ds_add_f32 v255, v255 offset:65535 gds
// GFX11: ds_add_f32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x56,0xd8,0xff,0xff,0x00,0x00]

ds_add_f32 v85, v170 offset:23205
// GFX11: ds_add_f32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x54,0xd8,0x55,0xaa,0x00,0x00]

ds_add_gs_reg_rtn v[0:1], v0 gds
// GFX11: ds_add_gs_reg_rtn v[0:1], v0 gds ; encoding: [0x00,0x00,0xea,0xd9,0x00,0x00,0x00,0x00]

ds_add_gs_reg_rtn v[254:255], v255 offset:65535 gds
// GFX11: ds_add_gs_reg_rtn v[254:255], v255 offset:65535 gds ; encoding: [0xff,0xff,0xea,0xd9,0x00,0xff,0x00,0xfe]

ds_add_gs_reg_rtn v[85:86], v170 offset:23205 gds
// GFX11: ds_add_gs_reg_rtn v[85:86], v170 offset:23205 gds ; encoding: [0xa5,0x5a,0xea,0xd9,0x00,0xaa,0x00,0x55]

ds_add_rtn_f32 v0, v0, v0
// GFX11: ds_add_rtn_f32 v0, v0, v0 ; encoding: [0x00,0x00,0xe4,0xd9,0x00,0x00,0x00,0x00]

ds_add_rtn_f32 v255, v255, v255 offset:65535 gds
// GFX11: ds_add_rtn_f32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xe6,0xd9,0xff,0xff,0x00,0xff]

ds_add_rtn_f32 v85, v170, v51 offset:23205
// GFX11: ds_add_rtn_f32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xe4,0xd9,0xaa,0x33,0x00,0x55]

ds_add_rtn_u32 v0, v0, v0
// GFX11: ds_add_rtn_u32 v0, v0, v0 ; encoding: [0x00,0x00,0x80,0xd8,0x00,0x00,0x00,0x00]

ds_add_rtn_u32 v255, v255, v255 offset:65535 gds
// GFX11: ds_add_rtn_u32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x82,0xd8,0xff,0xff,0x00,0xff]

ds_add_rtn_u32 v85, v170, v51 offset:23205
// GFX11: ds_add_rtn_u32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x80,0xd8,0xaa,0x33,0x00,0x55]

ds_add_rtn_u64 v[0:1], v0, v[0:1]
// GFX11: ds_add_rtn_u64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0x80,0xd9,0x00,0x00,0x00,0x00]

ds_add_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_add_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x82,0xd9,0xff,0xfe,0x00,0xfe]

ds_add_rtn_u64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_add_rtn_u64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x80,0xd9,0xaa,0x33,0x00,0x55]

ds_add_u32 v0, v0
// GFX11: ds_add_u32 v0, v0 ; encoding: [0x00,0x00,0x00,0xd8,0x00,0x00,0x00,0x00]

ds_add_u32 v255, v255 offset:65535 gds
// GFX11: ds_add_u32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x02,0xd8,0xff,0xff,0x00,0x00]

ds_add_u32 v85, v170 offset:23205
// GFX11: ds_add_u32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x00,0xd8,0x55,0xaa,0x00,0x00]

ds_add_u64 v0, v[0:1]
// GFX11: ds_add_u64 v0, v[0:1] ; encoding: [0x00,0x00,0x00,0xd9,0x00,0x00,0x00,0x00]

ds_add_u64 v255, v[254:255] offset:65535 gds
// GFX11: ds_add_u64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x02,0xd9,0xff,0xfe,0x00,0x00]

ds_add_u64 v85, v[170:171] offset:23205
// GFX11: ds_add_u64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x00,0xd9,0x55,0xaa,0x00,0x00]

ds_and_b32 v0, v0
// GFX11: ds_and_b32 v0, v0 ; encoding: [0x00,0x00,0x24,0xd8,0x00,0x00,0x00,0x00]

ds_and_b32 v255, v255 offset:65535 gds
// GFX11: ds_and_b32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x26,0xd8,0xff,0xff,0x00,0x00]

ds_and_b32 v85, v170 offset:23205
// GFX11: ds_and_b32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x24,0xd8,0x55,0xaa,0x00,0x00]

ds_and_b64 v0, v[0:1]
// GFX11: ds_and_b64 v0, v[0:1] ; encoding: [0x00,0x00,0x24,0xd9,0x00,0x00,0x00,0x00]

ds_and_b64 v255, v[254:255] offset:65535 gds
// GFX11: ds_and_b64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x26,0xd9,0xff,0xfe,0x00,0x00]

ds_and_b64 v85, v[170:171] offset:23205
// GFX11: ds_and_b64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x24,0xd9,0x55,0xaa,0x00,0x00]

ds_and_rtn_b32 v0, v0, v0
// GFX11: ds_and_rtn_b32 v0, v0, v0 ; encoding: [0x00,0x00,0xa4,0xd8,0x00,0x00,0x00,0x00]

ds_and_rtn_b32 v255, v255, v255 offset:65535 gds
// GFX11: ds_and_rtn_b32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xa6,0xd8,0xff,0xff,0x00,0xff]

ds_and_rtn_b32 v85, v170, v51 offset:23205
// GFX11: ds_and_rtn_b32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xa4,0xd8,0xaa,0x33,0x00,0x55]

ds_and_rtn_b64 v[0:1], v0, v[0:1]
// GFX11: ds_and_rtn_b64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0xa4,0xd9,0x00,0x00,0x00,0x00]

ds_and_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_and_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xa6,0xd9,0xff,0xfe,0x00,0xfe]

ds_and_rtn_b64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_and_rtn_b64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0xa4,0xd9,0xaa,0x33,0x00,0x55]

ds_append v0
// GFX11: ds_append v0 ; encoding: [0x00,0x00,0xf8,0xd8,0x00,0x00,0x00,0x00]

ds_append v255 offset:65535 gds
// GFX11: ds_append v255 offset:65535 gds ; encoding: [0xff,0xff,0xfa,0xd8,0x00,0x00,0x00,0xff]

ds_append v85 offset:23205
// GFX11: ds_append v85 offset:23205 ; encoding: [0xa5,0x5a,0xf8,0xd8,0x00,0x00,0x00,0x55]

ds_bpermute_b32 v0, v0, v0
// GFX11: ds_bpermute_b32 v0, v0, v0 ; encoding: [0x00,0x00,0xcc,0xda,0x00,0x00,0x00,0x00]

ds_bpermute_b32 v255, v255, v255 offset:65535
// GFX11: ds_bpermute_b32 v255, v255, v255 offset:65535 ; encoding: [0xff,0xff,0xcc,0xda,0xff,0xff,0x00,0xff]

ds_bpermute_b32 v85, v170, v51 offset:23205
// GFX11: ds_bpermute_b32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xcc,0xda,0xaa,0x33,0x00,0x55]

ds_bvh_stack_rtn_b32 v0, v0, v0, v[0:3]
// GFX11: ds_bvh_stack_rtn_b32 v0, v0, v0, v[0:3] ; encoding: [0x00,0x00,0xb4,0xda,0x00,0x00,0x00,0x00]

ds_bvh_stack_rtn_b32 v255, v255, v255, v[252:255] offset:65535
// GFX11: ds_bvh_stack_rtn_b32 v255, v255, v255, v[252:255] offset:65535 ; encoding: [0xff,0xff,0xb4,0xda,0xff,0xff,0xfc,0xff]

ds_bvh_stack_rtn_b32 v85, v170, v51, v[204:207] offset:23205
// GFX11: ds_bvh_stack_rtn_b32 v85, v170, v51, v[204:207] offset:23205 ; encoding: [0xa5,0x5a,0xb4,0xda,0xaa,0x33,0xcc,0x55]

ds_cmpstore_b32 v0, v0, v0
// GFX11: ds_cmpstore_b32 v0, v0, v0 ; encoding: [0x00,0x00,0x40,0xd8,0x00,0x00,0x00,0x00]

ds_cmpstore_b32 v255, v255, v255 offset:65535 gds
// GFX11: ds_cmpstore_b32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x42,0xd8,0xff,0xff,0xff,0x00]

ds_cmpstore_b32 v85, v170, v51 offset:23205
// GFX11: ds_cmpstore_b32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x40,0xd8,0x55,0xaa,0x33,0x00]

ds_cmpstore_b64 v0, v[0:1], v[0:1]
// GFX11: ds_cmpstore_b64 v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0x40,0xd9,0x00,0x00,0x00,0x00]

ds_cmpstore_b64 v255, v[254:255], v[254:255] offset:65535 gds
// GFX11: ds_cmpstore_b64 v255, v[254:255], v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x42,0xd9,0xff,0xfe,0xfe,0x00]

ds_cmpstore_b64 v85, v[170:171], v[51:52] offset:23205
// GFX11: ds_cmpstore_b64 v85, v[170:171], v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x40,0xd9,0x55,0xaa,0x33,0x00]

ds_cmpstore_f32 v0, v0, v0
// GFX11: ds_cmpstore_f32 v0, v0, v0 ; encoding: [0x00,0x00,0x44,0xd8,0x00,0x00,0x00,0x00]

ds_cmpstore_f32 v255, v255, v255 offset:65535 gds
// GFX11: ds_cmpstore_f32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x46,0xd8,0xff,0xff,0xff,0x00]

ds_cmpstore_f32 v85, v170, v51 offset:23205
// GFX11: ds_cmpstore_f32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x44,0xd8,0x55,0xaa,0x33,0x00]

ds_cmpstore_f64 v0, v[0:1], v[0:1]
// GFX11: ds_cmpstore_f64 v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0x44,0xd9,0x00,0x00,0x00,0x00]

ds_cmpstore_f64 v255, v[254:255], v[254:255] offset:65535 gds
// GFX11: ds_cmpstore_f64 v255, v[254:255], v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x46,0xd9,0xff,0xfe,0xfe,0x00]

ds_cmpstore_f64 v85, v[170:171], v[51:52] offset:23205
// GFX11: ds_cmpstore_f64 v85, v[170:171], v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x44,0xd9,0x55,0xaa,0x33,0x00]

ds_cmpstore_rtn_b32 v0, v0, v0, v0
// GFX11: ds_cmpstore_rtn_b32 v0, v0, v0, v0 ; encoding: [0x00,0x00,0xc0,0xd8,0x00,0x00,0x00,0x00]

ds_cmpstore_rtn_b32 v255, v255, v255, v255 offset:65535 gds
// GFX11: ds_cmpstore_rtn_b32 v255, v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xc2,0xd8,0xff,0xff,0xff,0xff]

ds_cmpstore_rtn_b32 v85, v170, v51, v204 offset:23205
// GFX11: ds_cmpstore_rtn_b32 v85, v170, v51, v204 offset:23205 ; encoding: [0xa5,0x5a,0xc0,0xd8,0xaa,0x33,0xcc,0x55]

ds_cmpstore_rtn_b64 v[0:1], v0, v[0:1], v[0:1]
// GFX11: ds_cmpstore_rtn_b64 v[0:1], v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0xc0,0xd9,0x00,0x00,0x00,0x00]

ds_cmpstore_rtn_b64 v[254:255], v255, v[254:255], v[254:255] offset:65535 gds
// GFX11: ds_cmpstore_rtn_b64 v[254:255], v255, v[254:255], v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xc2,0xd9,0xff,0xfe,0xfe,0xfe]

ds_cmpstore_rtn_b64 v[85:86], v170, v[51:52], v[204:205] offset:23205
// GFX11: ds_cmpstore_rtn_b64 v[85:86], v170, v[51:52], v[204:205] offset:23205 ; encoding: [0xa5,0x5a,0xc0,0xd9,0xaa,0x33,0xcc,0x55]

ds_cmpstore_rtn_f32 v0, v0, v0, v0
// GFX11: ds_cmpstore_rtn_f32 v0, v0, v0, v0 ; encoding: [0x00,0x00,0xc4,0xd8,0x00,0x00,0x00,0x00]

ds_cmpstore_rtn_f32 v255, v255, v255, v255 offset:65535 gds
// GFX11: ds_cmpstore_rtn_f32 v255, v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xc6,0xd8,0xff,0xff,0xff,0xff]

ds_cmpstore_rtn_f32 v85, v170, v51, v204 offset:23205
// GFX11: ds_cmpstore_rtn_f32 v85, v170, v51, v204 offset:23205 ; encoding: [0xa5,0x5a,0xc4,0xd8,0xaa,0x33,0xcc,0x55]

ds_cmpstore_rtn_f64 v[0:1], v0, v[0:1], v[0:1]
// GFX11: ds_cmpstore_rtn_f64 v[0:1], v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0xc4,0xd9,0x00,0x00,0x00,0x00]

ds_cmpstore_rtn_f64 v[254:255], v255, v[254:255], v[254:255] offset:65535 gds
// GFX11: ds_cmpstore_rtn_f64 v[254:255], v255, v[254:255], v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xc6,0xd9,0xff,0xfe,0xfe,0xfe]

ds_cmpstore_rtn_f64 v[85:86], v170, v[51:52], v[204:205] offset:23205
// GFX11: ds_cmpstore_rtn_f64 v[85:86], v170, v[51:52], v[204:205] offset:23205 ; encoding: [0xa5,0x5a,0xc4,0xd9,0xaa,0x33,0xcc,0x55]

ds_condxchg32_rtn_b64 v[0:1], v0, v[0:1]
// GFX11: ds_condxchg32_rtn_b64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0xf8,0xd9,0x00,0x00,0x00,0x00]

ds_condxchg32_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_condxchg32_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xfa,0xd9,0xff,0xfe,0x00,0xfe]

ds_condxchg32_rtn_b64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_condxchg32_rtn_b64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0xf8,0xd9,0xaa,0x33,0x00,0x55]

ds_consume v0
// GFX11: ds_consume v0 ; encoding: [0x00,0x00,0xf4,0xd8,0x00,0x00,0x00,0x00]

ds_consume v255 offset:65535 gds
// GFX11: ds_consume v255 offset:65535 gds ; encoding: [0xff,0xff,0xf6,0xd8,0x00,0x00,0x00,0xff]

ds_consume v85 offset:23205
// GFX11: ds_consume v85 offset:23205 ; encoding: [0xa5,0x5a,0xf4,0xd8,0x00,0x00,0x00,0x55]

ds_dec_rtn_u32 v0, v0, v0
// GFX11: ds_dec_rtn_u32 v0, v0, v0 ; encoding: [0x00,0x00,0x90,0xd8,0x00,0x00,0x00,0x00]

ds_dec_rtn_u32 v255, v255, v255 offset:65535 gds
// GFX11: ds_dec_rtn_u32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x92,0xd8,0xff,0xff,0x00,0xff]

ds_dec_rtn_u32 v85, v170, v51 offset:23205
// GFX11: ds_dec_rtn_u32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x90,0xd8,0xaa,0x33,0x00,0x55]

ds_dec_rtn_u64 v[0:1], v0, v[0:1]
// GFX11: ds_dec_rtn_u64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0x90,0xd9,0x00,0x00,0x00,0x00]

ds_dec_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_dec_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x92,0xd9,0xff,0xfe,0x00,0xfe]

ds_dec_rtn_u64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_dec_rtn_u64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x90,0xd9,0xaa,0x33,0x00,0x55]

ds_dec_u32 v0, v0
// GFX11: ds_dec_u32 v0, v0 ; encoding: [0x00,0x00,0x10,0xd8,0x00,0x00,0x00,0x00]

ds_dec_u32 v255, v255 offset:65535 gds
// GFX11: ds_dec_u32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x12,0xd8,0xff,0xff,0x00,0x00]

ds_dec_u32 v85, v170 offset:23205
// GFX11: ds_dec_u32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x10,0xd8,0x55,0xaa,0x00,0x00]

ds_dec_u64 v0, v[0:1]
// GFX11: ds_dec_u64 v0, v[0:1] ; encoding: [0x00,0x00,0x10,0xd9,0x00,0x00,0x00,0x00]

ds_dec_u64 v255, v[254:255] offset:65535 gds
// GFX11: ds_dec_u64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x12,0xd9,0xff,0xfe,0x00,0x00]

ds_dec_u64 v85, v[170:171] offset:23205
// GFX11: ds_dec_u64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x10,0xd9,0x55,0xaa,0x00,0x00]

ds_gws_barrier v0 gds
// GFX11: ds_gws_barrier v0 gds ; encoding: [0x00,0x00,0x76,0xd8,0x00,0x00,0x00,0x00]

ds_gws_barrier v255 offset:65535 gds
// GFX11: ds_gws_barrier v255 offset:65535 gds ; encoding: [0xff,0xff,0x76,0xd8,0xff,0x00,0x00,0x00]

ds_gws_barrier v85 offset:23205 gds
// GFX11: ds_gws_barrier v85 offset:23205 gds ; encoding: [0xa5,0x5a,0x76,0xd8,0x55,0x00,0x00,0x00]

ds_gws_init v0 gds
// GFX11: ds_gws_init v0 gds ; encoding: [0x00,0x00,0x66,0xd8,0x00,0x00,0x00,0x00]

ds_gws_init v255 offset:65535 gds
// GFX11: ds_gws_init v255 offset:65535 gds ; encoding: [0xff,0xff,0x66,0xd8,0xff,0x00,0x00,0x00]

ds_gws_init v85 offset:23205 gds
// GFX11: ds_gws_init v85 offset:23205 gds ; encoding: [0xa5,0x5a,0x66,0xd8,0x55,0x00,0x00,0x00]

ds_gws_sema_br v0 gds
// GFX11: ds_gws_sema_br v0 gds ; encoding: [0x00,0x00,0x6e,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_br v255 offset:65535 gds
// GFX11: ds_gws_sema_br v255 offset:65535 gds ; encoding: [0xff,0xff,0x6e,0xd8,0xff,0x00,0x00,0x00]

ds_gws_sema_br v85 offset:23205 gds
// GFX11: ds_gws_sema_br v85 offset:23205 gds ; encoding: [0xa5,0x5a,0x6e,0xd8,0x55,0x00,0x00,0x00]

ds_gws_sema_p gds
// GFX11: ds_gws_sema_p gds ; encoding: [0x00,0x00,0x72,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_p offset:65535 gds
// GFX11: ds_gws_sema_p offset:65535 gds ; encoding: [0xff,0xff,0x72,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_p offset:23205 gds
// GFX11: ds_gws_sema_p offset:23205 gds ; encoding: [0xa5,0x5a,0x72,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_release_all gds
// GFX11: ds_gws_sema_release_all gds ; encoding: [0x00,0x00,0x62,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_release_all offset:65535 gds
// GFX11: ds_gws_sema_release_all offset:65535 gds ; encoding: [0xff,0xff,0x62,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_release_all offset:23205 gds
// GFX11: ds_gws_sema_release_all offset:23205 gds ; encoding: [0xa5,0x5a,0x62,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_v gds
// GFX11: ds_gws_sema_v gds ; encoding: [0x00,0x00,0x6a,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_v offset:65535 gds
// GFX11: ds_gws_sema_v offset:65535 gds ; encoding: [0xff,0xff,0x6a,0xd8,0x00,0x00,0x00,0x00]

ds_gws_sema_v offset:23205 gds
// GFX11: ds_gws_sema_v offset:23205 gds ; encoding: [0xa5,0x5a,0x6a,0xd8,0x00,0x00,0x00,0x00]

ds_inc_rtn_u32 v0, v0, v0
// GFX11: ds_inc_rtn_u32 v0, v0, v0 ; encoding: [0x00,0x00,0x8c,0xd8,0x00,0x00,0x00,0x00]

ds_inc_rtn_u32 v255, v255, v255 offset:65535 gds
// GFX11: ds_inc_rtn_u32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x8e,0xd8,0xff,0xff,0x00,0xff]

ds_inc_rtn_u32 v85, v170, v51 offset:23205
// GFX11: ds_inc_rtn_u32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x8c,0xd8,0xaa,0x33,0x00,0x55]

ds_inc_rtn_u64 v[0:1], v0, v[0:1]
// GFX11: ds_inc_rtn_u64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0x8c,0xd9,0x00,0x00,0x00,0x00]

ds_inc_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_inc_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x8e,0xd9,0xff,0xfe,0x00,0xfe]

ds_inc_rtn_u64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_inc_rtn_u64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x8c,0xd9,0xaa,0x33,0x00,0x55]

ds_inc_u32 v0, v0
// GFX11: ds_inc_u32 v0, v0 ; encoding: [0x00,0x00,0x0c,0xd8,0x00,0x00,0x00,0x00]

ds_inc_u32 v255, v255 offset:65535 gds
// GFX11: ds_inc_u32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x0e,0xd8,0xff,0xff,0x00,0x00]

ds_inc_u32 v85, v170 offset:23205
// GFX11: ds_inc_u32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x0c,0xd8,0x55,0xaa,0x00,0x00]

ds_inc_u64 v0, v[0:1]
// GFX11: ds_inc_u64 v0, v[0:1] ; encoding: [0x00,0x00,0x0c,0xd9,0x00,0x00,0x00,0x00]

ds_inc_u64 v255, v[254:255] offset:65535 gds
// GFX11: ds_inc_u64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x0e,0xd9,0xff,0xfe,0x00,0x00]

ds_inc_u64 v85, v[170:171] offset:23205
// GFX11: ds_inc_u64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x0c,0xd9,0x55,0xaa,0x00,0x00]

ds_load_2addr_b32 v[0:1], v0
// GFX11: ds_load_2addr_b32 v[0:1], v0 ; encoding: [0x00,0x00,0xdc,0xd8,0x00,0x00,0x00,0x00]

ds_load_2addr_b32 v[254:255], v255 offset0:255 offset1:255 gds
// GFX11: ds_load_2addr_b32 v[254:255], v255 offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0xde,0xd8,0xff,0x00,0x00,0xfe]

ds_load_2addr_b32 v[85:86], v170 offset0:165 offset1:90
// GFX11: ds_load_2addr_b32 v[85:86], v170 offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0xdc,0xd8,0xaa,0x00,0x00,0x55]

ds_load_2addr_b64 v[0:3], v0
// GFX11: ds_load_2addr_b64 v[0:3], v0 ; encoding: [0x00,0x00,0xdc,0xd9,0x00,0x00,0x00,0x00]

ds_load_2addr_b64 v[252:255], v255 offset0:255 offset1:255 gds
// GFX11: ds_load_2addr_b64 v[252:255], v255 offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0xde,0xd9,0xff,0x00,0x00,0xfc]

ds_load_2addr_b64 v[85:88], v170 offset0:165 offset1:90
// GFX11: ds_load_2addr_b64 v[85:88], v170 offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0xdc,0xd9,0xaa,0x00,0x00,0x55]

ds_load_2addr_stride64_b32 v[0:1], v0
// GFX11: ds_load_2addr_stride64_b32 v[0:1], v0 ; encoding: [0x00,0x00,0xe0,0xd8,0x00,0x00,0x00,0x00]

ds_load_2addr_stride64_b32 v[254:255], v255 offset0:255 offset1:255 gds
// GFX11: ds_load_2addr_stride64_b32 v[254:255], v255 offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0xe2,0xd8,0xff,0x00,0x00,0xfe]

ds_load_2addr_stride64_b32 v[85:86], v170 offset0:165 offset1:90
// GFX11: ds_load_2addr_stride64_b32 v[85:86], v170 offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0xe0,0xd8,0xaa,0x00,0x00,0x55]

ds_load_2addr_stride64_b64 v[0:3], v0
// GFX11: ds_load_2addr_stride64_b64 v[0:3], v0 ; encoding: [0x00,0x00,0xe0,0xd9,0x00,0x00,0x00,0x00]

ds_load_2addr_stride64_b64 v[252:255], v255 offset0:255 offset1:255 gds
// GFX11: ds_load_2addr_stride64_b64 v[252:255], v255 offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0xe2,0xd9,0xff,0x00,0x00,0xfc]

ds_load_2addr_stride64_b64 v[85:88], v170 offset0:165 offset1:90
// GFX11: ds_load_2addr_stride64_b64 v[85:88], v170 offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0xe0,0xd9,0xaa,0x00,0x00,0x55]

ds_load_addtid_b32 v0
// GFX11: ds_load_addtid_b32 v0 ; encoding: [0x00,0x00,0xc4,0xda,0x00,0x00,0x00,0x00]

ds_load_addtid_b32 v255 offset:65535 gds
// GFX11: ds_load_addtid_b32 v255 offset:65535 gds ; encoding: [0xff,0xff,0xc6,0xda,0x00,0x00,0x00,0xff]

ds_load_addtid_b32 v85 offset:23205
// GFX11: ds_load_addtid_b32 v85 offset:23205 ; encoding: [0xa5,0x5a,0xc4,0xda,0x00,0x00,0x00,0x55]

ds_load_b128 v[0:3], v0
// GFX11: ds_load_b128 v[0:3], v0 ; encoding: [0x00,0x00,0xfc,0xdb,0x00,0x00,0x00,0x00]

ds_load_b128 v[252:255], v255 offset:65535 gds
// GFX11: ds_load_b128 v[252:255], v255 offset:65535 gds ; encoding: [0xff,0xff,0xfe,0xdb,0xff,0x00,0x00,0xfc]

ds_load_b128 v[85:88], v170 offset:23205
// GFX11: ds_load_b128 v[85:88], v170 offset:23205 ; encoding: [0xa5,0x5a,0xfc,0xdb,0xaa,0x00,0x00,0x55]

ds_load_b32 v0, v0
// GFX11: ds_load_b32 v0, v0 ; encoding: [0x00,0x00,0xd8,0xd8,0x00,0x00,0x00,0x00]

ds_load_b32 v255, v255 offset:65535 gds
// GFX11: ds_load_b32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xda,0xd8,0xff,0x00,0x00,0xff]

ds_load_b32 v85, v170 offset:23205
// GFX11: ds_load_b32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0xd8,0xd8,0xaa,0x00,0x00,0x55]

ds_load_b64 v[0:1], v0
// GFX11: ds_load_b64 v[0:1], v0 ; encoding: [0x00,0x00,0xd8,0xd9,0x00,0x00,0x00,0x00]

ds_load_b64 v[254:255], v255 offset:65535 gds
// GFX11: ds_load_b64 v[254:255], v255 offset:65535 gds ; encoding: [0xff,0xff,0xda,0xd9,0xff,0x00,0x00,0xfe]

ds_load_b64 v[85:86], v170 offset:23205
// GFX11: ds_load_b64 v[85:86], v170 offset:23205 ; encoding: [0xa5,0x5a,0xd8,0xd9,0xaa,0x00,0x00,0x55]

ds_load_b96 v[0:2], v0
// GFX11: ds_load_b96 v[0:2], v0 ; encoding: [0x00,0x00,0xf8,0xdb,0x00,0x00,0x00,0x00]

ds_load_b96 v[253:255], v255 offset:65535 gds
// GFX11: ds_load_b96 v[253:255], v255 offset:65535 gds ; encoding: [0xff,0xff,0xfa,0xdb,0xff,0x00,0x00,0xfd]

ds_load_b96 v[85:87], v170 offset:23205
// GFX11: ds_load_b96 v[85:87], v170 offset:23205 ; encoding: [0xa5,0x5a,0xf8,0xdb,0xaa,0x00,0x00,0x55]

ds_load_i16 v0, v0
// GFX11: ds_load_i16 v0, v0 ; encoding: [0x00,0x00,0xec,0xd8,0x00,0x00,0x00,0x00]

ds_load_i16 v255, v255 offset:65535 gds
// GFX11: ds_load_i16 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xee,0xd8,0xff,0x00,0x00,0xff]

ds_load_i16 v85, v170 offset:23205
// GFX11: ds_load_i16 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0xec,0xd8,0xaa,0x00,0x00,0x55]

ds_load_i8 v0, v0
// GFX11: ds_load_i8 v0, v0 ; encoding: [0x00,0x00,0xe4,0xd8,0x00,0x00,0x00,0x00]

ds_load_i8 v255, v255 offset:65535 gds
// GFX11: ds_load_i8 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xe6,0xd8,0xff,0x00,0x00,0xff]

ds_load_i8 v85, v170 offset:23205
// GFX11: ds_load_i8 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0xe4,0xd8,0xaa,0x00,0x00,0x55]

ds_load_i8_d16 v0, v0
// GFX11: ds_load_i8_d16 v0, v0 ; encoding: [0x00,0x00,0x90,0xda,0x00,0x00,0x00,0x00]

ds_load_i8_d16 v255, v255 offset:65535 gds
// GFX11: ds_load_i8_d16 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x92,0xda,0xff,0x00,0x00,0xff]

ds_load_i8_d16 v85, v170 offset:23205
// GFX11: ds_load_i8_d16 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x90,0xda,0xaa,0x00,0x00,0x55]

ds_load_i8_d16_hi v0, v0
// GFX11: ds_load_i8_d16_hi v0, v0 ; encoding: [0x00,0x00,0x94,0xda,0x00,0x00,0x00,0x00]

ds_load_i8_d16_hi v255, v255 offset:65535 gds
// GFX11: ds_load_i8_d16_hi v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x96,0xda,0xff,0x00,0x00,0xff]

ds_load_i8_d16_hi v85, v170 offset:23205
// GFX11: ds_load_i8_d16_hi v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x94,0xda,0xaa,0x00,0x00,0x55]

ds_load_u16 v0, v0
// GFX11: ds_load_u16 v0, v0 ; encoding: [0x00,0x00,0xf0,0xd8,0x00,0x00,0x00,0x00]

ds_load_u16 v255, v255 offset:65535 gds
// GFX11: ds_load_u16 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xf2,0xd8,0xff,0x00,0x00,0xff]

ds_load_u16 v85, v170 offset:23205
// GFX11: ds_load_u16 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0xf0,0xd8,0xaa,0x00,0x00,0x55]

ds_load_u16_d16 v0, v0
// GFX11: ds_load_u16_d16 v0, v0 ; encoding: [0x00,0x00,0x98,0xda,0x00,0x00,0x00,0x00]

ds_load_u16_d16 v255, v255 offset:65535 gds
// GFX11: ds_load_u16_d16 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x9a,0xda,0xff,0x00,0x00,0xff]

ds_load_u16_d16 v85, v170 offset:23205
// GFX11: ds_load_u16_d16 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x98,0xda,0xaa,0x00,0x00,0x55]

ds_load_u16_d16_hi v0, v0
// GFX11: ds_load_u16_d16_hi v0, v0 ; encoding: [0x00,0x00,0x9c,0xda,0x00,0x00,0x00,0x00]

ds_load_u16_d16_hi v255, v255 offset:65535 gds
// GFX11: ds_load_u16_d16_hi v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x9e,0xda,0xff,0x00,0x00,0xff]

ds_load_u16_d16_hi v85, v170 offset:23205
// GFX11: ds_load_u16_d16_hi v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x9c,0xda,0xaa,0x00,0x00,0x55]

ds_load_u8 v0, v0
// GFX11: ds_load_u8 v0, v0 ; encoding: [0x00,0x00,0xe8,0xd8,0x00,0x00,0x00,0x00]

ds_load_u8 v255, v255 offset:65535 gds
// GFX11: ds_load_u8 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xea,0xd8,0xff,0x00,0x00,0xff]

ds_load_u8 v85, v170 offset:23205
// GFX11: ds_load_u8 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0xe8,0xd8,0xaa,0x00,0x00,0x55]

ds_load_u8_d16 v0, v0
// GFX11: ds_load_u8_d16 v0, v0 ; encoding: [0x00,0x00,0x88,0xda,0x00,0x00,0x00,0x00]

ds_load_u8_d16 v255, v255 offset:65535 gds
// GFX11: ds_load_u8_d16 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x8a,0xda,0xff,0x00,0x00,0xff]

ds_load_u8_d16 v85, v170 offset:23205
// GFX11: ds_load_u8_d16 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x88,0xda,0xaa,0x00,0x00,0x55]

ds_load_u8_d16_hi v0, v0
// GFX11: ds_load_u8_d16_hi v0, v0 ; encoding: [0x00,0x00,0x8c,0xda,0x00,0x00,0x00,0x00]

ds_load_u8_d16_hi v255, v255 offset:65535 gds
// GFX11: ds_load_u8_d16_hi v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x8e,0xda,0xff,0x00,0x00,0xff]

ds_load_u8_d16_hi v85, v170 offset:23205
// GFX11: ds_load_u8_d16_hi v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x8c,0xda,0xaa,0x00,0x00,0x55]

ds_max_f32 v0, v0
// GFX11: ds_max_f32 v0, v0 ; encoding: [0x00,0x00,0x4c,0xd8,0x00,0x00,0x00,0x00]

ds_max_f32 v255, v255 offset:65535 gds
// GFX11: ds_max_f32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x4e,0xd8,0xff,0xff,0x00,0x00]

ds_max_f32 v85, v170 offset:23205
// GFX11: ds_max_f32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x4c,0xd8,0x55,0xaa,0x00,0x00]

ds_max_f64 v0, v[0:1]
// GFX11: ds_max_f64 v0, v[0:1] ; encoding: [0x00,0x00,0x4c,0xd9,0x00,0x00,0x00,0x00]

ds_max_f64 v255, v[254:255] offset:65535 gds
// GFX11: ds_max_f64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x4e,0xd9,0xff,0xfe,0x00,0x00]

ds_max_f64 v85, v[170:171] offset:23205
// GFX11: ds_max_f64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x4c,0xd9,0x55,0xaa,0x00,0x00]

ds_max_i32 v0, v0
// GFX11: ds_max_i32 v0, v0 ; encoding: [0x00,0x00,0x18,0xd8,0x00,0x00,0x00,0x00]

ds_max_i32 v255, v255 offset:65535 gds
// GFX11: ds_max_i32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x1a,0xd8,0xff,0xff,0x00,0x00]

ds_max_i32 v85, v170 offset:23205
// GFX11: ds_max_i32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x18,0xd8,0x55,0xaa,0x00,0x00]

ds_max_i64 v0, v[0:1]
// GFX11: ds_max_i64 v0, v[0:1] ; encoding: [0x00,0x00,0x18,0xd9,0x00,0x00,0x00,0x00]

ds_max_i64 v255, v[254:255] offset:65535 gds
// GFX11: ds_max_i64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x1a,0xd9,0xff,0xfe,0x00,0x00]

ds_max_i64 v85, v[170:171] offset:23205
// GFX11: ds_max_i64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x18,0xd9,0x55,0xaa,0x00,0x00]

ds_max_rtn_f32 v0, v0, v0
// GFX11: ds_max_rtn_f32 v0, v0, v0 ; encoding: [0x00,0x00,0xcc,0xd8,0x00,0x00,0x00,0x00]

ds_max_rtn_f32 v255, v255, v255 offset:65535 gds
// GFX11: ds_max_rtn_f32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xce,0xd8,0xff,0xff,0x00,0xff]

ds_max_rtn_f32 v85, v170, v51 offset:23205
// GFX11: ds_max_rtn_f32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xcc,0xd8,0xaa,0x33,0x00,0x55]

ds_max_rtn_f64 v[0:1], v0, v[0:1]
// GFX11: ds_max_rtn_f64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0xcc,0xd9,0x00,0x00,0x00,0x00]

ds_max_rtn_f64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_max_rtn_f64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xce,0xd9,0xff,0xfe,0x00,0xfe]

ds_max_rtn_f64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_max_rtn_f64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0xcc,0xd9,0xaa,0x33,0x00,0x55]

ds_max_rtn_i32 v0, v0, v0
// GFX11: ds_max_rtn_i32 v0, v0, v0 ; encoding: [0x00,0x00,0x98,0xd8,0x00,0x00,0x00,0x00]

ds_max_rtn_i32 v255, v255, v255 offset:65535 gds
// GFX11: ds_max_rtn_i32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x9a,0xd8,0xff,0xff,0x00,0xff]

ds_max_rtn_i32 v85, v170, v51 offset:23205
// GFX11: ds_max_rtn_i32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x98,0xd8,0xaa,0x33,0x00,0x55]

ds_max_rtn_i64 v[0:1], v0, v[0:1]
// GFX11: ds_max_rtn_i64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0x98,0xd9,0x00,0x00,0x00,0x00]

ds_max_rtn_i64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_max_rtn_i64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x9a,0xd9,0xff,0xfe,0x00,0xfe]

ds_max_rtn_i64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_max_rtn_i64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x98,0xd9,0xaa,0x33,0x00,0x55]

ds_max_rtn_u32 v0, v0, v0
// GFX11: ds_max_rtn_u32 v0, v0, v0 ; encoding: [0x00,0x00,0xa0,0xd8,0x00,0x00,0x00,0x00]

ds_max_rtn_u32 v255, v255, v255 offset:65535 gds
// GFX11: ds_max_rtn_u32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xa2,0xd8,0xff,0xff,0x00,0xff]

ds_max_rtn_u32 v85, v170, v51 offset:23205
// GFX11: ds_max_rtn_u32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xa0,0xd8,0xaa,0x33,0x00,0x55]

ds_max_rtn_u64 v[0:1], v0, v[0:1]
// GFX11: ds_max_rtn_u64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0xa0,0xd9,0x00,0x00,0x00,0x00]

ds_max_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_max_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xa2,0xd9,0xff,0xfe,0x00,0xfe]

ds_max_rtn_u64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_max_rtn_u64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0xa0,0xd9,0xaa,0x33,0x00,0x55]

ds_max_u32 v0, v0
// GFX11: ds_max_u32 v0, v0 ; encoding: [0x00,0x00,0x20,0xd8,0x00,0x00,0x00,0x00]

ds_max_u32 v255, v255 offset:65535 gds
// GFX11: ds_max_u32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x22,0xd8,0xff,0xff,0x00,0x00]

ds_max_u32 v85, v170 offset:23205
// GFX11: ds_max_u32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x20,0xd8,0x55,0xaa,0x00,0x00]

ds_max_u64 v0, v[0:1]
// GFX11: ds_max_u64 v0, v[0:1] ; encoding: [0x00,0x00,0x20,0xd9,0x00,0x00,0x00,0x00]

ds_max_u64 v255, v[254:255] offset:65535 gds
// GFX11: ds_max_u64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x22,0xd9,0xff,0xfe,0x00,0x00]

ds_max_u64 v85, v[170:171] offset:23205
// GFX11: ds_max_u64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x20,0xd9,0x55,0xaa,0x00,0x00]

ds_min_f32 v0, v0
// GFX11: ds_min_f32 v0, v0 ; encoding: [0x00,0x00,0x48,0xd8,0x00,0x00,0x00,0x00]

ds_min_f32 v255, v255 offset:65535 gds
// GFX11: ds_min_f32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x4a,0xd8,0xff,0xff,0x00,0x00]

ds_min_f32 v85, v170 offset:23205
// GFX11: ds_min_f32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x48,0xd8,0x55,0xaa,0x00,0x00]

ds_min_f64 v0, v[0:1]
// GFX11: ds_min_f64 v0, v[0:1] ; encoding: [0x00,0x00,0x48,0xd9,0x00,0x00,0x00,0x00]

ds_min_f64 v255, v[254:255] offset:65535 gds
// GFX11: ds_min_f64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x4a,0xd9,0xff,0xfe,0x00,0x00]

ds_min_f64 v85, v[170:171] offset:23205
// GFX11: ds_min_f64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x48,0xd9,0x55,0xaa,0x00,0x00]

ds_min_i32 v0, v0
// GFX11: ds_min_i32 v0, v0 ; encoding: [0x00,0x00,0x14,0xd8,0x00,0x00,0x00,0x00]

ds_min_i32 v255, v255 offset:65535 gds
// GFX11: ds_min_i32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x16,0xd8,0xff,0xff,0x00,0x00]

ds_min_i32 v85, v170 offset:23205
// GFX11: ds_min_i32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x14,0xd8,0x55,0xaa,0x00,0x00]

ds_min_i64 v0, v[0:1]
// GFX11: ds_min_i64 v0, v[0:1] ; encoding: [0x00,0x00,0x14,0xd9,0x00,0x00,0x00,0x00]

ds_min_i64 v255, v[254:255] offset:65535 gds
// GFX11: ds_min_i64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x16,0xd9,0xff,0xfe,0x00,0x00]

ds_min_i64 v85, v[170:171] offset:23205
// GFX11: ds_min_i64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x14,0xd9,0x55,0xaa,0x00,0x00]

ds_min_rtn_f32 v0, v0, v0
// GFX11: ds_min_rtn_f32 v0, v0, v0 ; encoding: [0x00,0x00,0xc8,0xd8,0x00,0x00,0x00,0x00]

ds_min_rtn_f32 v255, v255, v255 offset:65535 gds
// GFX11: ds_min_rtn_f32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xca,0xd8,0xff,0xff,0x00,0xff]

ds_min_rtn_f32 v85, v170, v51 offset:23205
// GFX11: ds_min_rtn_f32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xc8,0xd8,0xaa,0x33,0x00,0x55]

ds_min_rtn_f64 v[0:1], v0, v[0:1]
// GFX11: ds_min_rtn_f64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0xc8,0xd9,0x00,0x00,0x00,0x00]

ds_min_rtn_f64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_min_rtn_f64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xca,0xd9,0xff,0xfe,0x00,0xfe]

ds_min_rtn_f64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_min_rtn_f64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0xc8,0xd9,0xaa,0x33,0x00,0x55]

ds_min_rtn_i32 v0, v0, v0
// GFX11: ds_min_rtn_i32 v0, v0, v0 ; encoding: [0x00,0x00,0x94,0xd8,0x00,0x00,0x00,0x00]

ds_min_rtn_i32 v255, v255, v255 offset:65535 gds
// GFX11: ds_min_rtn_i32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x96,0xd8,0xff,0xff,0x00,0xff]

ds_min_rtn_i32 v85, v170, v51 offset:23205
// GFX11: ds_min_rtn_i32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x94,0xd8,0xaa,0x33,0x00,0x55]

ds_min_rtn_i64 v[0:1], v0, v[0:1]
// GFX11: ds_min_rtn_i64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0x94,0xd9,0x00,0x00,0x00,0x00]

ds_min_rtn_i64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_min_rtn_i64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x96,0xd9,0xff,0xfe,0x00,0xfe]

ds_min_rtn_i64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_min_rtn_i64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x94,0xd9,0xaa,0x33,0x00,0x55]

ds_min_rtn_u32 v0, v0, v0
// GFX11: ds_min_rtn_u32 v0, v0, v0 ; encoding: [0x00,0x00,0x9c,0xd8,0x00,0x00,0x00,0x00]

ds_min_rtn_u32 v255, v255, v255 offset:65535 gds
// GFX11: ds_min_rtn_u32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x9e,0xd8,0xff,0xff,0x00,0xff]

ds_min_rtn_u32 v85, v170, v51 offset:23205
// GFX11: ds_min_rtn_u32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x9c,0xd8,0xaa,0x33,0x00,0x55]

ds_min_rtn_u64 v[0:1], v0, v[0:1]
// GFX11: ds_min_rtn_u64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0x9c,0xd9,0x00,0x00,0x00,0x00]

ds_min_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_min_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x9e,0xd9,0xff,0xfe,0x00,0xfe]

ds_min_rtn_u64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_min_rtn_u64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x9c,0xd9,0xaa,0x33,0x00,0x55]

ds_min_u32 v0, v0
// GFX11: ds_min_u32 v0, v0 ; encoding: [0x00,0x00,0x1c,0xd8,0x00,0x00,0x00,0x00]

ds_min_u32 v255, v255 offset:65535 gds
// GFX11: ds_min_u32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x1e,0xd8,0xff,0xff,0x00,0x00]

ds_min_u32 v85, v170 offset:23205
// GFX11: ds_min_u32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x1c,0xd8,0x55,0xaa,0x00,0x00]

ds_min_u64 v0, v[0:1]
// GFX11: ds_min_u64 v0, v[0:1] ; encoding: [0x00,0x00,0x1c,0xd9,0x00,0x00,0x00,0x00]

ds_min_u64 v255, v[254:255] offset:65535 gds
// GFX11: ds_min_u64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x1e,0xd9,0xff,0xfe,0x00,0x00]

ds_min_u64 v85, v[170:171] offset:23205
// GFX11: ds_min_u64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x1c,0xd9,0x55,0xaa,0x00,0x00]

ds_mskor_b32 v0, v0, v0
// GFX11: ds_mskor_b32 v0, v0, v0 ; encoding: [0x00,0x00,0x30,0xd8,0x00,0x00,0x00,0x00]

ds_mskor_b32 v255, v255, v255 offset:65535 gds
// GFX11: ds_mskor_b32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x32,0xd8,0xff,0xff,0xff,0x00]

ds_mskor_b32 v85, v170, v51 offset:23205
// GFX11: ds_mskor_b32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x30,0xd8,0x55,0xaa,0x33,0x00]

ds_mskor_b64 v0, v[0:1], v[0:1]
// GFX11: ds_mskor_b64 v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0x30,0xd9,0x00,0x00,0x00,0x00]

ds_mskor_b64 v255, v[254:255], v[254:255] offset:65535 gds
// GFX11: ds_mskor_b64 v255, v[254:255], v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x32,0xd9,0xff,0xfe,0xfe,0x00]

ds_mskor_b64 v85, v[170:171], v[51:52] offset:23205
// GFX11: ds_mskor_b64 v85, v[170:171], v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x30,0xd9,0x55,0xaa,0x33,0x00]

ds_mskor_rtn_b32 v0, v0, v0, v0
// GFX11: ds_mskor_rtn_b32 v0, v0, v0, v0 ; encoding: [0x00,0x00,0xb0,0xd8,0x00,0x00,0x00,0x00]

ds_mskor_rtn_b32 v255, v255, v255, v255 offset:65535 gds
// GFX11: ds_mskor_rtn_b32 v255, v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xb2,0xd8,0xff,0xff,0xff,0xff]

ds_mskor_rtn_b32 v85, v170, v51, v204 offset:23205
// GFX11: ds_mskor_rtn_b32 v85, v170, v51, v204 offset:23205 ; encoding: [0xa5,0x5a,0xb0,0xd8,0xaa,0x33,0xcc,0x55]

ds_mskor_rtn_b64 v[0:1], v0, v[0:1], v[0:1]
// GFX11: ds_mskor_rtn_b64 v[0:1], v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0xb0,0xd9,0x00,0x00,0x00,0x00]

ds_mskor_rtn_b64 v[254:255], v255, v[254:255], v[254:255] offset:65535 gds
// GFX11: ds_mskor_rtn_b64 v[254:255], v255, v[254:255], v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xb2,0xd9,0xff,0xfe,0xfe,0xfe]

ds_mskor_rtn_b64 v[85:86], v170, v[51:52], v[204:205] offset:23205
// GFX11: ds_mskor_rtn_b64 v[85:86], v170, v[51:52], v[204:205] offset:23205 ; encoding: [0xa5,0x5a,0xb0,0xd9,0xaa,0x33,0xcc,0x55]

ds_nop
// GFX11: ds_nop ; encoding: [0x00,0x00,0x50,0xd8,0x00,0x00,0x00,0x00]

ds_or_b32 v0, v0
// GFX11: ds_or_b32 v0, v0 ; encoding: [0x00,0x00,0x28,0xd8,0x00,0x00,0x00,0x00]

ds_or_b32 v255, v255 offset:65535 gds
// GFX11: ds_or_b32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x2a,0xd8,0xff,0xff,0x00,0x00]

ds_or_b32 v85, v170 offset:23205
// GFX11: ds_or_b32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x28,0xd8,0x55,0xaa,0x00,0x00]

ds_or_b64 v0, v[0:1]
// GFX11: ds_or_b64 v0, v[0:1] ; encoding: [0x00,0x00,0x28,0xd9,0x00,0x00,0x00,0x00]

ds_or_b64 v255, v[254:255] offset:65535 gds
// GFX11: ds_or_b64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x2a,0xd9,0xff,0xfe,0x00,0x00]

ds_or_b64 v85, v[170:171] offset:23205
// GFX11: ds_or_b64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x28,0xd9,0x55,0xaa,0x00,0x00]

ds_or_rtn_b32 v0, v0, v0
// GFX11: ds_or_rtn_b32 v0, v0, v0 ; encoding: [0x00,0x00,0xa8,0xd8,0x00,0x00,0x00,0x00]

ds_or_rtn_b32 v255, v255, v255 offset:65535 gds
// GFX11: ds_or_rtn_b32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xaa,0xd8,0xff,0xff,0x00,0xff]

ds_or_rtn_b32 v85, v170, v51 offset:23205
// GFX11: ds_or_rtn_b32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xa8,0xd8,0xaa,0x33,0x00,0x55]

ds_or_rtn_b64 v[0:1], v0, v[0:1]
// GFX11: ds_or_rtn_b64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0xa8,0xd9,0x00,0x00,0x00,0x00]

ds_or_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_or_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xaa,0xd9,0xff,0xfe,0x00,0xfe]

ds_or_rtn_b64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_or_rtn_b64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0xa8,0xd9,0xaa,0x33,0x00,0x55]

ds_ordered_count v0, v0 gds
// GFX11: ds_ordered_count v0, v0 gds ; encoding: [0x00,0x00,0xfe,0xd8,0x00,0x00,0x00,0x00]

ds_ordered_count v255, v255 offset:65535 gds
// GFX11: ds_ordered_count v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xfe,0xd8,0xff,0x00,0x00,0xff]

ds_ordered_count v85, v170 offset:23205 gds
// GFX11: ds_ordered_count v85, v170 offset:23205 gds ; encoding: [0xa5,0x5a,0xfe,0xd8,0xaa,0x00,0x00,0x55]

ds_permute_b32 v0, v0, v0
// GFX11: ds_permute_b32 v0, v0, v0 ; encoding: [0x00,0x00,0xc8,0xda,0x00,0x00,0x00,0x00]

ds_permute_b32 v255, v255, v255 offset:65535
// GFX11: ds_permute_b32 v255, v255, v255 offset:65535 ; encoding: [0xff,0xff,0xc8,0xda,0xff,0xff,0x00,0xff]

ds_permute_b32 v85, v170, v51 offset:23205
// GFX11: ds_permute_b32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xc8,0xda,0xaa,0x33,0x00,0x55]

ds_rsub_rtn_u32 v0, v0, v0
// GFX11: ds_rsub_rtn_u32 v0, v0, v0 ; encoding: [0x00,0x00,0x88,0xd8,0x00,0x00,0x00,0x00]

ds_rsub_rtn_u32 v255, v255, v255 offset:65535 gds
// GFX11: ds_rsub_rtn_u32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x8a,0xd8,0xff,0xff,0x00,0xff]

ds_rsub_rtn_u32 v85, v170, v51 offset:23205
// GFX11: ds_rsub_rtn_u32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x88,0xd8,0xaa,0x33,0x00,0x55]

ds_rsub_rtn_u64 v[0:1], v0, v[0:1]
// GFX11: ds_rsub_rtn_u64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0x88,0xd9,0x00,0x00,0x00,0x00]

ds_rsub_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_rsub_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x8a,0xd9,0xff,0xfe,0x00,0xfe]

ds_rsub_rtn_u64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_rsub_rtn_u64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x88,0xd9,0xaa,0x33,0x00,0x55]

ds_rsub_u32 v0, v0
// GFX11: ds_rsub_u32 v0, v0 ; encoding: [0x00,0x00,0x08,0xd8,0x00,0x00,0x00,0x00]

ds_rsub_u32 v255, v255 offset:65535 gds
// GFX11: ds_rsub_u32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x0a,0xd8,0xff,0xff,0x00,0x00]

ds_rsub_u32 v85, v170 offset:23205
// GFX11: ds_rsub_u32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x08,0xd8,0x55,0xaa,0x00,0x00]

ds_rsub_u64 v0, v[0:1]
// GFX11: ds_rsub_u64 v0, v[0:1] ; encoding: [0x00,0x00,0x08,0xd9,0x00,0x00,0x00,0x00]

ds_rsub_u64 v255, v[254:255] offset:65535 gds
// GFX11: ds_rsub_u64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x0a,0xd9,0xff,0xfe,0x00,0x00]

ds_rsub_u64 v85, v[170:171] offset:23205
// GFX11: ds_rsub_u64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x08,0xd9,0x55,0xaa,0x00,0x00]

ds_store_2addr_b32 v0, v0, v0
// GFX11: ds_store_2addr_b32 v0, v0, v0 ; encoding: [0x00,0x00,0x38,0xd8,0x00,0x00,0x00,0x00]

ds_store_2addr_b32 v255, v255, v255 offset0:255 offset1:255 gds
// GFX11: ds_store_2addr_b32 v255, v255, v255 offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0x3a,0xd8,0xff,0xff,0xff,0x00]

ds_store_2addr_b32 v85, v170, v51 offset0:165 offset1:90
// GFX11: ds_store_2addr_b32 v85, v170, v51 offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0x38,0xd8,0x55,0xaa,0x33,0x00]

ds_store_2addr_b64 v0, v[0:1], v[0:1]
// GFX11: ds_store_2addr_b64 v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0x38,0xd9,0x00,0x00,0x00,0x00]

ds_store_2addr_b64 v255, v[254:255], v[254:255] offset0:255 offset1:255 gds
// GFX11: ds_store_2addr_b64 v255, v[254:255], v[254:255] offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0x3a,0xd9,0xff,0xfe,0xfe,0x00]

ds_store_2addr_b64 v85, v[170:171], v[51:52] offset0:165 offset1:90
// GFX11: ds_store_2addr_b64 v85, v[170:171], v[51:52] offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0x38,0xd9,0x55,0xaa,0x33,0x00]

ds_store_2addr_stride64_b32 v0, v0, v0
// GFX11: ds_store_2addr_stride64_b32 v0, v0, v0 ; encoding: [0x00,0x00,0x3c,0xd8,0x00,0x00,0x00,0x00]

ds_store_2addr_stride64_b32 v255, v255, v255 offset0:255 offset1:255 gds
// GFX11: ds_store_2addr_stride64_b32 v255, v255, v255 offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0x3e,0xd8,0xff,0xff,0xff,0x00]

ds_store_2addr_stride64_b32 v85, v170, v51 offset0:165 offset1:90
// GFX11: ds_store_2addr_stride64_b32 v85, v170, v51 offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0x3c,0xd8,0x55,0xaa,0x33,0x00]

ds_store_2addr_stride64_b64 v0, v[0:1], v[0:1]
// GFX11: ds_store_2addr_stride64_b64 v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0x3c,0xd9,0x00,0x00,0x00,0x00]

ds_store_2addr_stride64_b64 v255, v[254:255], v[254:255] offset0:255 offset1:255 gds
// GFX11: ds_store_2addr_stride64_b64 v255, v[254:255], v[254:255] offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0x3e,0xd9,0xff,0xfe,0xfe,0x00]

ds_store_2addr_stride64_b64 v85, v[170:171], v[51:52] offset0:165 offset1:90
// GFX11: ds_store_2addr_stride64_b64 v85, v[170:171], v[51:52] offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0x3c,0xd9,0x55,0xaa,0x33,0x00]

ds_store_addtid_b32 v0
// GFX11: ds_store_addtid_b32 v0 ; encoding: [0x00,0x00,0xc0,0xda,0x00,0x00,0x00,0x00]

ds_store_addtid_b32 v255 offset:65535 gds
// GFX11: ds_store_addtid_b32 v255 offset:65535 gds ; encoding: [0xff,0xff,0xc2,0xda,0x00,0xff,0x00,0x00]

ds_store_addtid_b32 v85 offset:23205
// GFX11: ds_store_addtid_b32 v85 offset:23205 ; encoding: [0xa5,0x5a,0xc0,0xda,0x00,0x55,0x00,0x00]

ds_store_b128 v0, v[0:3]
// GFX11: ds_store_b128 v0, v[0:3] ; encoding: [0x00,0x00,0x7c,0xdb,0x00,0x00,0x00,0x00]

ds_store_b128 v255, v[252:255] offset:65535 gds
// GFX11: ds_store_b128 v255, v[252:255] offset:65535 gds ; encoding: [0xff,0xff,0x7e,0xdb,0xff,0xfc,0x00,0x00]

ds_store_b128 v85, v[170:173] offset:23205
// GFX11: ds_store_b128 v85, v[170:173] offset:23205 ; encoding: [0xa5,0x5a,0x7c,0xdb,0x55,0xaa,0x00,0x00]

ds_store_b16 v0, v0
// GFX11: ds_store_b16 v0, v0 ; encoding: [0x00,0x00,0x7c,0xd8,0x00,0x00,0x00,0x00]

ds_store_b16 v255, v255 offset:65535 gds
// GFX11: ds_store_b16 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x7e,0xd8,0xff,0xff,0x00,0x00]

ds_store_b16 v85, v170 offset:23205
// GFX11: ds_store_b16 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x7c,0xd8,0x55,0xaa,0x00,0x00]

ds_store_b16_d16_hi v0, v0
// GFX11: ds_store_b16_d16_hi v0, v0 ; encoding: [0x00,0x00,0x84,0xda,0x00,0x00,0x00,0x00]

ds_store_b16_d16_hi v255, v255 offset:65535 gds
// GFX11: ds_store_b16_d16_hi v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x86,0xda,0xff,0xff,0x00,0x00]

ds_store_b16_d16_hi v85, v170 offset:23205
// GFX11: ds_store_b16_d16_hi v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x84,0xda,0x55,0xaa,0x00,0x00]

ds_store_b32 v0, v0
// GFX11: ds_store_b32 v0, v0 ; encoding: [0x00,0x00,0x34,0xd8,0x00,0x00,0x00,0x00]

ds_store_b32 v255, v255 offset:65535 gds
// GFX11: ds_store_b32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x36,0xd8,0xff,0xff,0x00,0x00]

ds_store_b32 v85, v170 offset:23205
// GFX11: ds_store_b32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x34,0xd8,0x55,0xaa,0x00,0x00]

ds_store_b64 v0, v[0:1]
// GFX11: ds_store_b64 v0, v[0:1] ; encoding: [0x00,0x00,0x34,0xd9,0x00,0x00,0x00,0x00]

ds_store_b64 v255, v[254:255] offset:65535 gds
// GFX11: ds_store_b64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x36,0xd9,0xff,0xfe,0x00,0x00]

ds_store_b64 v85, v[170:171] offset:23205
// GFX11: ds_store_b64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x34,0xd9,0x55,0xaa,0x00,0x00]

ds_store_b8 v0, v0
// GFX11: ds_store_b8 v0, v0 ; encoding: [0x00,0x00,0x78,0xd8,0x00,0x00,0x00,0x00]

ds_store_b8 v255, v255 offset:65535 gds
// GFX11: ds_store_b8 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x7a,0xd8,0xff,0xff,0x00,0x00]

ds_store_b8 v85, v170 offset:23205
// GFX11: ds_store_b8 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x78,0xd8,0x55,0xaa,0x00,0x00]

ds_store_b8_d16_hi v0, v0
// GFX11: ds_store_b8_d16_hi v0, v0 ; encoding: [0x00,0x00,0x80,0xda,0x00,0x00,0x00,0x00]

ds_store_b8_d16_hi v255, v255 offset:65535 gds
// GFX11: ds_store_b8_d16_hi v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x82,0xda,0xff,0xff,0x00,0x00]

ds_store_b8_d16_hi v85, v170 offset:23205
// GFX11: ds_store_b8_d16_hi v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x80,0xda,0x55,0xaa,0x00,0x00]

ds_store_b96 v0, v[0:2]
// GFX11: ds_store_b96 v0, v[0:2] ; encoding: [0x00,0x00,0x78,0xdb,0x00,0x00,0x00,0x00]

ds_store_b96 v255, v[253:255] offset:65535 gds
// GFX11: ds_store_b96 v255, v[253:255] offset:65535 gds ; encoding: [0xff,0xff,0x7a,0xdb,0xff,0xfd,0x00,0x00]

ds_store_b96 v85, v[170:172] offset:23205
// GFX11: ds_store_b96 v85, v[170:172] offset:23205 ; encoding: [0xa5,0x5a,0x78,0xdb,0x55,0xaa,0x00,0x00]

ds_storexchg_2addr_rtn_b32 v[0:1], v0, v0, v0
// GFX11: ds_storexchg_2addr_rtn_b32 v[0:1], v0, v0, v0 ; encoding: [0x00,0x00,0xb8,0xd8,0x00,0x00,0x00,0x00]

ds_storexchg_2addr_rtn_b32 v[254:255], v255, v255, v255 offset0:255 offset1:255 gds
// GFX11: ds_storexchg_2addr_rtn_b32 v[254:255], v255, v255, v255 offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0xba,0xd8,0xff,0xff,0xff,0xfe]

ds_storexchg_2addr_rtn_b32 v[85:86], v170, v51, v204 offset0:165 offset1:90
// GFX11: ds_storexchg_2addr_rtn_b32 v[85:86], v170, v51, v204 offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0xb8,0xd8,0xaa,0x33,0xcc,0x55]

ds_storexchg_2addr_rtn_b64 v[0:3], v0, v[0:1], v[0:1]
// GFX11: ds_storexchg_2addr_rtn_b64 v[0:3], v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0xb8,0xd9,0x00,0x00,0x00,0x00]

ds_storexchg_2addr_rtn_b64 v[252:255], v255, v[254:255], v[254:255] offset0:255 offset1:255 gds
// GFX11: ds_storexchg_2addr_rtn_b64 v[252:255], v255, v[254:255], v[254:255] offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0xba,0xd9,0xff,0xfe,0xfe,0xfc]

ds_storexchg_2addr_rtn_b64 v[85:88], v170, v[51:52], v[204:205] offset0:165 offset1:90
// GFX11: ds_storexchg_2addr_rtn_b64 v[85:88], v170, v[51:52], v[204:205] offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0xb8,0xd9,0xaa,0x33,0xcc,0x55]

ds_storexchg_2addr_stride64_rtn_b32 v[0:1], v0, v0, v0
// GFX11: ds_storexchg_2addr_stride64_rtn_b32 v[0:1], v0, v0, v0 ; encoding: [0x00,0x00,0xbc,0xd8,0x00,0x00,0x00,0x00]

ds_storexchg_2addr_stride64_rtn_b32 v[254:255], v255, v255, v255 offset0:255 offset1:255 gds
// GFX11: ds_storexchg_2addr_stride64_rtn_b32 v[254:255], v255, v255, v255 offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0xbe,0xd8,0xff,0xff,0xff,0xfe]

ds_storexchg_2addr_stride64_rtn_b32 v[85:86], v170, v51, v204 offset0:165 offset1:90
// GFX11: ds_storexchg_2addr_stride64_rtn_b32 v[85:86], v170, v51, v204 offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0xbc,0xd8,0xaa,0x33,0xcc,0x55]

ds_storexchg_2addr_stride64_rtn_b64 v[0:3], v0, v[0:1], v[0:1]
// GFX11: ds_storexchg_2addr_stride64_rtn_b64 v[0:3], v0, v[0:1], v[0:1] ; encoding: [0x00,0x00,0xbc,0xd9,0x00,0x00,0x00,0x00]

ds_storexchg_2addr_stride64_rtn_b64 v[252:255], v255, v[254:255], v[254:255] offset0:255 offset1:255 gds
// GFX11: ds_storexchg_2addr_stride64_rtn_b64 v[252:255], v255, v[254:255], v[254:255] offset0:255 offset1:255 gds ; encoding: [0xff,0xff,0xbe,0xd9,0xff,0xfe,0xfe,0xfc]

ds_storexchg_2addr_stride64_rtn_b64 v[85:88], v170, v[51:52], v[204:205] offset0:165 offset1:90
// GFX11: ds_storexchg_2addr_stride64_rtn_b64 v[85:88], v170, v[51:52], v[204:205] offset0:165 offset1:90 ; encoding: [0xa5,0x5a,0xbc,0xd9,0xaa,0x33,0xcc,0x55]

ds_storexchg_rtn_b32 v0, v0, v0
// GFX11: ds_storexchg_rtn_b32 v0, v0, v0 ; encoding: [0x00,0x00,0xb4,0xd8,0x00,0x00,0x00,0x00]

ds_storexchg_rtn_b32 v255, v255, v255 offset:65535 gds
// GFX11: ds_storexchg_rtn_b32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xb6,0xd8,0xff,0xff,0x00,0xff]

ds_storexchg_rtn_b32 v85, v170, v51 offset:23205
// GFX11: ds_storexchg_rtn_b32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xb4,0xd8,0xaa,0x33,0x00,0x55]

ds_storexchg_rtn_b64 v[0:1], v0, v[0:1]
// GFX11: ds_storexchg_rtn_b64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0xb4,0xd9,0x00,0x00,0x00,0x00]

ds_storexchg_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_storexchg_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xb6,0xd9,0xff,0xfe,0x00,0xfe]

ds_storexchg_rtn_b64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_storexchg_rtn_b64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0xb4,0xd9,0xaa,0x33,0x00,0x55]

ds_sub_gs_reg_rtn v[0:1], v0 gds
// GFX11: ds_sub_gs_reg_rtn v[0:1], v0 gds ; encoding: [0x00,0x00,0xee,0xd9,0x00,0x00,0x00,0x00]

ds_sub_gs_reg_rtn v[254:255], v255 offset:65535 gds
// GFX11: ds_sub_gs_reg_rtn v[254:255], v255 offset:65535 gds ; encoding: [0xff,0xff,0xee,0xd9,0x00,0xff,0x00,0xfe]

ds_sub_gs_reg_rtn v[85:86], v170 offset:23205 gds
// GFX11: ds_sub_gs_reg_rtn v[85:86], v170 offset:23205 gds ; encoding: [0xa5,0x5a,0xee,0xd9,0x00,0xaa,0x00,0x55]

ds_sub_rtn_u32 v0, v0, v0
// GFX11: ds_sub_rtn_u32 v0, v0, v0 ; encoding: [0x00,0x00,0x84,0xd8,0x00,0x00,0x00,0x00]

ds_sub_rtn_u32 v255, v255, v255 offset:65535 gds
// GFX11: ds_sub_rtn_u32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x86,0xd8,0xff,0xff,0x00,0xff]

ds_sub_rtn_u32 v85, v170, v51 offset:23205
// GFX11: ds_sub_rtn_u32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0x84,0xd8,0xaa,0x33,0x00,0x55]

ds_sub_rtn_u64 v[0:1], v0, v[0:1]
// GFX11: ds_sub_rtn_u64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0x84,0xd9,0x00,0x00,0x00,0x00]

ds_sub_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_sub_rtn_u64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x86,0xd9,0xff,0xfe,0x00,0xfe]

ds_sub_rtn_u64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_sub_rtn_u64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0x84,0xd9,0xaa,0x33,0x00,0x55]

ds_sub_u32 v0, v0
// GFX11: ds_sub_u32 v0, v0 ; encoding: [0x00,0x00,0x04,0xd8,0x00,0x00,0x00,0x00]

ds_sub_u32 v255, v255 offset:65535 gds
// GFX11: ds_sub_u32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x06,0xd8,0xff,0xff,0x00,0x00]

ds_sub_u32 v85, v170 offset:23205
// GFX11: ds_sub_u32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x04,0xd8,0x55,0xaa,0x00,0x00]

ds_sub_u64 v0, v[0:1]
// GFX11: ds_sub_u64 v0, v[0:1] ; encoding: [0x00,0x00,0x04,0xd9,0x00,0x00,0x00,0x00]

ds_sub_u64 v255, v[254:255] offset:65535 gds
// GFX11: ds_sub_u64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x06,0xd9,0xff,0xfe,0x00,0x00]

ds_sub_u64 v85, v[170:171] offset:23205
// GFX11: ds_sub_u64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x04,0xd9,0x55,0xaa,0x00,0x00]

ds_swizzle_b32 v0, v0
// GFX11: ds_swizzle_b32 v0, v0 ; encoding: [0x00,0x00,0xd4,0xd8,0x00,0x00,0x00,0x00]

ds_swizzle_b32 v255, v255 offset:65535 gds
// GFX11: ds_swizzle_b32 v255, v255 offset:swizzle(FFT,31) gds ; encoding: [0xff,0xff,0xd6,0xd8,0xff,0x00,0x00,0xff]

ds_swizzle_b32 v85, v170 offset:23205
// GFX11: ds_swizzle_b32 v85, v170 offset:swizzle(BITMASK_PERM,"00011") ; encoding: [0xa5,0x5a,0xd4,0xd8,0xaa,0x00,0x00,0x55]

ds_wrap_rtn_b32 v0, v0, v0, v0
// GFX11: ds_wrap_rtn_b32 v0, v0, v0, v0 ; encoding: [0x00,0x00,0xd0,0xd8,0x00,0x00,0x00,0x00]

ds_wrap_rtn_b32 v255, v255, v255, v255 offset:65535 gds
// GFX11: ds_wrap_rtn_b32 v255, v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xd2,0xd8,0xff,0xff,0xff,0xff]

ds_wrap_rtn_b32 v85, v170, v51, v204 offset:23205
// GFX11: ds_wrap_rtn_b32 v85, v170, v51, v204 offset:23205 ; encoding: [0xa5,0x5a,0xd0,0xd8,0xaa,0x33,0xcc,0x55]

ds_xor_b32 v0, v0
// GFX11: ds_xor_b32 v0, v0 ; encoding: [0x00,0x00,0x2c,0xd8,0x00,0x00,0x00,0x00]

ds_xor_b32 v255, v255 offset:65535 gds
// GFX11: ds_xor_b32 v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0x2e,0xd8,0xff,0xff,0x00,0x00]

ds_xor_b32 v85, v170 offset:23205
// GFX11: ds_xor_b32 v85, v170 offset:23205 ; encoding: [0xa5,0x5a,0x2c,0xd8,0x55,0xaa,0x00,0x00]

ds_xor_b64 v0, v[0:1]
// GFX11: ds_xor_b64 v0, v[0:1] ; encoding: [0x00,0x00,0x2c,0xd9,0x00,0x00,0x00,0x00]

ds_xor_b64 v255, v[254:255] offset:65535 gds
// GFX11: ds_xor_b64 v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0x2e,0xd9,0xff,0xfe,0x00,0x00]

ds_xor_b64 v85, v[170:171] offset:23205
// GFX11: ds_xor_b64 v85, v[170:171] offset:23205 ; encoding: [0xa5,0x5a,0x2c,0xd9,0x55,0xaa,0x00,0x00]

ds_xor_rtn_b32 v0, v0, v0
// GFX11: ds_xor_rtn_b32 v0, v0, v0 ; encoding: [0x00,0x00,0xac,0xd8,0x00,0x00,0x00,0x00]

ds_xor_rtn_b32 v255, v255, v255 offset:65535 gds
// GFX11: ds_xor_rtn_b32 v255, v255, v255 offset:65535 gds ; encoding: [0xff,0xff,0xae,0xd8,0xff,0xff,0x00,0xff]

ds_xor_rtn_b32 v85, v170, v51 offset:23205
// GFX11: ds_xor_rtn_b32 v85, v170, v51 offset:23205 ; encoding: [0xa5,0x5a,0xac,0xd8,0xaa,0x33,0x00,0x55]

ds_xor_rtn_b64 v[0:1], v0, v[0:1]
// GFX11: ds_xor_rtn_b64 v[0:1], v0, v[0:1] ; encoding: [0x00,0x00,0xac,0xd9,0x00,0x00,0x00,0x00]

ds_xor_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds
// GFX11: ds_xor_rtn_b64 v[254:255], v255, v[254:255] offset:65535 gds ; encoding: [0xff,0xff,0xae,0xd9,0xff,0xfe,0x00,0xfe]

ds_xor_rtn_b64 v[85:86], v170, v[51:52] offset:23205
// GFX11: ds_xor_rtn_b64 v[85:86], v170, v[51:52] offset:23205 ; encoding: [0xa5,0x5a,0xac,0xd9,0xaa,0x33,0x00,0x55]

// Other names.

ds_read2_b32 v[2:3], v4 offset0:4 offset1:0
// GFX11: ds_load_2addr_b32 v[2:3], v4 offset0:4 ; encoding: [0x04,0x00,0xdc,0xd8,0x04,0x00,0x00,0x02]

ds_read2_b64 v[2:5], v4 offset0:4 offset1:0
// GFX11: ds_load_2addr_b64 v[2:5], v4 offset0:4 ; encoding: [0x04,0x00,0xdc,0xd9,0x04,0x00,0x00,0x02]

ds_read2st64_b32 v[2:3], v4 offset0:4 offset1:0
// GFX11: ds_load_2addr_stride64_b32 v[2:3], v4 offset0:4 ; encoding: [0x04,0x00,0xe0,0xd8,0x04,0x00,0x00,0x02]

ds_read2st64_b64 v[2:5], v4 offset0:4 offset1:0
// GFX11: ds_load_2addr_stride64_b64 v[2:5], v4 offset0:4 ; encoding: [0x04,0x00,0xe0,0xd9,0x04,0x00,0x00,0x02]

ds_read_addtid_b32 v2 offset:4
// GFX11: ds_load_addtid_b32 v2 offset:4 ; encoding: [0x04,0x00,0xc4,0xda,0x00,0x00,0x00,0x02]

ds_read_b128 v[2:5], v4 offset:4
// GFX11: ds_load_b128 v[2:5], v4 offset:4 ; encoding: [0x04,0x00,0xfc,0xdb,0x04,0x00,0x00,0x02]

ds_read_b32 v2, v4 offset:4
// GFX11: ds_load_b32 v2, v4 offset:4 ; encoding: [0x04,0x00,0xd8,0xd8,0x04,0x00,0x00,0x02]

ds_read_b64 v[2:3], v4 offset:4
// GFX11: ds_load_b64 v[2:3], v4 offset:4 ; encoding: [0x04,0x00,0xd8,0xd9,0x04,0x00,0x00,0x02]

ds_read_b96 v[2:4], v4 offset:4
// GFX11: ds_load_b96 v[2:4], v4 offset:4 ; encoding: [0x04,0x00,0xf8,0xdb,0x04,0x00,0x00,0x02]

ds_read_i16 v2, v4 offset:4
// GFX11: ds_load_i16 v2, v4 offset:4 ; encoding: [0x04,0x00,0xec,0xd8,0x04,0x00,0x00,0x02]

ds_read_i8 v2, v4 offset:4
// GFX11: ds_load_i8 v2, v4 offset:4 ; encoding: [0x04,0x00,0xe4,0xd8,0x04,0x00,0x00,0x02]

ds_read_i8_d16 v2, v4 offset:4
// GFX11: ds_load_i8_d16 v2, v4 offset:4 ; encoding: [0x04,0x00,0x90,0xda,0x04,0x00,0x00,0x02]

ds_read_i8_d16_hi v2, v4 offset:4
// GFX11: ds_load_i8_d16_hi v2, v4 offset:4 ; encoding: [0x04,0x00,0x94,0xda,0x04,0x00,0x00,0x02]

ds_read_u16 v2, v4 offset:4
// GFX11: ds_load_u16 v2, v4 offset:4 ; encoding: [0x04,0x00,0xf0,0xd8,0x04,0x00,0x00,0x02]

ds_read_u16_d16 v2, v4 offset:4
// GFX11: ds_load_u16_d16 v2, v4 offset:4 ; encoding: [0x04,0x00,0x98,0xda,0x04,0x00,0x00,0x02]

ds_read_u16_d16_hi v2, v4 offset:4
// GFX11: ds_load_u16_d16_hi v2, v4 offset:4 ; encoding: [0x04,0x00,0x9c,0xda,0x04,0x00,0x00,0x02]

ds_read_u8 v2, v4 offset:4
// GFX11: ds_load_u8 v2, v4 offset:4 ; encoding: [0x04,0x00,0xe8,0xd8,0x04,0x00,0x00,0x02]

ds_read_u8_d16 v2, v4 offset:4
// GFX11: ds_load_u8_d16 v2, v4 offset:4 ; encoding: [0x04,0x00,0x88,0xda,0x04,0x00,0x00,0x02]

ds_read_u8_d16_hi v2, v4 offset:4
// GFX11: ds_load_u8_d16_hi v2, v4 offset:4 ; encoding: [0x04,0x00,0x8c,0xda,0x04,0x00,0x00,0x02]

ds_write2_b32 v2, v4, v6 offset0:4 offset1:0
// GFX11: ds_store_2addr_b32 v2, v4, v6 offset0:4 ; encoding: [0x04,0x00,0x38,0xd8,0x02,0x04,0x06,0x00]

ds_write2_b64 v2, v[4:5], v[6:7] offset0:4 offset1:0
// GFX11: ds_store_2addr_b64 v2, v[4:5], v[6:7] offset0:4 ; encoding: [0x04,0x00,0x38,0xd9,0x02,0x04,0x06,0x00]

ds_write2st64_b32 v2, v4, v6 offset0:4 offset1:0
// GFX11: ds_store_2addr_stride64_b32 v2, v4, v6 offset0:4 ; encoding: [0x04,0x00,0x3c,0xd8,0x02,0x04,0x06,0x00]

ds_write2st64_b64 v2, v[4:5], v[6:7] offset0:4 offset1:0
// GFX11: ds_store_2addr_stride64_b64 v2, v[4:5], v[6:7] offset0:4 ; encoding: [0x04,0x00,0x3c,0xd9,0x02,0x04,0x06,0x00]

ds_write_addtid_b32 v2 offset:4
// GFX11: ds_store_addtid_b32 v2 offset:4 ; encoding: [0x04,0x00,0xc0,0xda,0x00,0x02,0x00,0x00]

ds_write_b128 v2, v[4:7] offset:4
// GFX11: ds_store_b128 v2, v[4:7] offset:4 ; encoding: [0x04,0x00,0x7c,0xdb,0x02,0x04,0x00,0x00]

ds_write_b16 v2, v4 offset:4
// GFX11: ds_store_b16 v2, v4 offset:4 ; encoding: [0x04,0x00,0x7c,0xd8,0x02,0x04,0x00,0x00]

ds_write_b16_d16_hi v2, v4 offset:4
// GFX11: ds_store_b16_d16_hi v2, v4 offset:4 ; encoding: [0x04,0x00,0x84,0xda,0x02,0x04,0x00,0x00]

ds_write_b32 v2, v4 offset:4
// GFX11: ds_store_b32 v2, v4 offset:4 ; encoding: [0x04,0x00,0x34,0xd8,0x02,0x04,0x00,0x00]

ds_write_b64 v2, v[4:5] offset:4
// GFX11: ds_store_b64 v2, v[4:5] offset:4 ; encoding: [0x04,0x00,0x34,0xd9,0x02,0x04,0x00,0x00]

ds_write_b8 v2, v4 offset:4
// GFX11: ds_store_b8 v2, v4 offset:4 ; encoding: [0x04,0x00,0x78,0xd8,0x02,0x04,0x00,0x00]

ds_write_b8_d16_hi v2, v4 offset:4
// GFX11: ds_store_b8_d16_hi v2, v4 offset:4 ; encoding: [0x04,0x00,0x80,0xda,0x02,0x04,0x00,0x00]

ds_write_b96 v2, v[4:6] offset:4
// GFX11: ds_store_b96 v2, v[4:6] offset:4 ; encoding: [0x04,0x00,0x78,0xdb,0x02,0x04,0x00,0x00]

ds_wrxchg2_rtn_b32 v[2:3], v4, v6, v8 offset0:4 offset1:0
// GFX11: ds_storexchg_2addr_rtn_b32 v[2:3], v4, v6, v8 offset0:4 ; encoding: [0x04,0x00,0xb8,0xd8,0x04,0x06,0x08,0x02]

ds_wrxchg2_rtn_b64 v[2:5], v4, v[6:7], v[8:9] offset0:4 offset1:0
// GFX11: ds_storexchg_2addr_rtn_b64 v[2:5], v4, v[6:7], v[8:9] offset0:4 ; encoding: [0x04,0x00,0xb8,0xd9,0x04,0x06,0x08,0x02]

ds_wrxchg2st64_rtn_b32 v[2:3], v4, v6, v8 offset0:4 offset1:0
// GFX11: ds_storexchg_2addr_stride64_rtn_b32 v[2:3], v4, v6, v8 offset0:4 ; encoding: [0x04,0x00,0xbc,0xd8,0x04,0x06,0x08,0x02]

ds_wrxchg2st64_rtn_b64 v[2:5], v4, v[6:7], v[8:9] offset0:4 offset1:0
// GFX11: ds_storexchg_2addr_stride64_rtn_b64 v[2:5], v4, v[6:7], v[8:9] offset0:4 ; encoding: [0x04,0x00,0xbc,0xd9,0x04,0x06,0x08,0x02]

ds_wrxchg_rtn_b32 v2, v4, v6 offset:4
// GFX11: ds_storexchg_rtn_b32 v2, v4, v6 offset:4 ; encoding: [0x04,0x00,0xb4,0xd8,0x04,0x06,0x00,0x02]

ds_wrxchg_rtn_b64 v[2:3], v4, v[6:7] offset:4
// GFX11: ds_storexchg_rtn_b64 v[2:3], v4, v[6:7] offset:4 ; encoding: [0x04,0x00,0xb4,0xd9,0x04,0x06,0x00,0x02]

// Swizzles.

ds_swizzle_b32 v1, v2 offset:swizzle(QUAD_PERM,0,1,2,3)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(QUAD_PERM,0,1,2,3) ; encoding: [0xe4,0x80,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(QUAD_PERM,3,2,1,0) gds
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(QUAD_PERM,3,2,1,0) gds ; encoding: [0x1b,0x80,0xd6,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(BITMASK_PERM,"01pip")
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(BITMASK_PERM,"01pip") ; encoding: [0x07,0x09,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(BITMASK_PERM,"ppppp")
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(BITMASK_PERM,"ppppp") ; encoding: [0x1f,0x00,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(BITMASK_PERM,"11111")
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(BROADCAST,32,31) ; encoding: [0xe0,0x03,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(BROADCAST,32,31)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(BROADCAST,32,31) ; encoding: [0xe0,0x03,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(BROADCAST,2,0)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(BROADCAST,2,0) ; encoding: [0x1e,0x00,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(SWAP,16)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(SWAP,16) ; encoding: [0x1f,0x40,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(REVERSE,32)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(REVERSE,32) ; encoding: [0x1f,0x7c,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(FFT,31)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(FFT,31) ; encoding: [0x1f,0xe0,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(FFT,0)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(FFT,0) ; encoding: [0x00,0xe0,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(ROTATE,1,31)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(ROTATE,1,31) ; encoding: [0xe0,0xc7,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:swizzle(ROTATE,0,0)
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(ROTATE,0,0) ; encoding: [0x00,0xc0,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:0
// GFX11: ds_swizzle_b32 v1, v2 ; encoding: [0x00,0x00,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:0x8000 nogds
// GFX11: ds_swizzle_b32 v1, v2 offset:swizzle(QUAD_PERM,0,0,0,0) ; encoding: [0x00,0x80,0xd4,0xd8,0x02,0x00,0x00,0x01]

ds_swizzle_b32 v1, v2 offset:65536
// GFX11-ERR: :[[@LINE-1]]:30: error: expected a 16-bit offset

ds_swizzle_b32 v1, v2 offset:-1
// GFX11-ERR: :[[@LINE-1]]:30: error: expected a 16-bit offset

ds_swizzle_b32 v1, v2 offset:swizzle(QUAD_PERM,0,1,2,4)
// GFX11-ERR: :[[@LINE-1]]:54: error: expected a 2-bit lane id

ds_swizzle_b32 v1, v2 offset:swizzle(FFT,32)
// GFX11-ERR: :[[@LINE-1]]:42: error: FFT swizzle must be in the interval [0,31]

ds_swizzle_b32 v1, v2 offset:swizzle(BROADCAST,3,1)
// GFX11-ERR: :[[@LINE-1]]:48: error: group size must be a power of two

ds_swizzle_b32 v1, v2 offset0:1
// GFX11-ERR: :[[@LINE-1]]:23: error: not a valid operand.

// Offsets: expressions, limits, order.

.set at, 20

ds_load_b32 v1, v2 offset:at
// GFX11: ds_load_b32 v1, v2 offset:20 ; encoding: [0x14,0x00,0xd8,0xd8,0x02,0x00,0x00,0x01]

ds_load_b32 v1, v2 offset:at*2+1
// GFX11: ds_load_b32 v1, v2 offset:41 ; encoding: [0x29,0x00,0xd8,0xd8,0x02,0x00,0x00,0x01]

ds_load_b32 v1, v2 offset:-at+20
// GFX11: ds_load_b32 v1, v2 ; encoding: [0x00,0x00,0xd8,0xd8,0x02,0x00,0x00,0x01]

ds_load_b32 v1, v2 offset:0
// GFX11: ds_load_b32 v1, v2 ; encoding: [0x00,0x00,0xd8,0xd8,0x02,0x00,0x00,0x01]

ds_load_b32 v1, v2 offset:65536
// GFX11-ERR: :[[@LINE-1]]:20: error: expected a 16-bit unsigned offset

ds_load_b32 v1, v2 offset:-1
// GFX11-ERR: :[[@LINE-1]]:20: error: expected a 16-bit unsigned offset

ds_load_b32 v1, v2 offset:unknown
// GFX11-ERR: :[[@LINE-1]]:27: error: expected absolute expression

ds_load_b32 v1, v2 offset
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

ds_load_b32 v1, v2 offset:4 offset:4
// GFX11-ERR: :[[@LINE-1]]:29: error: not a valid operand.

ds_load_b32 v1, v2 gds offset:4
// GFX11-ERR: :[[@LINE-1]]:24: error: not a valid operand.

ds_load_b32 v1, v2 nogds
// GFX11: ds_load_b32 v1, v2 ; encoding: [0x00,0x00,0xd8,0xd8,0x02,0x00,0x00,0x01]

ds_load_b32 v1, v2 offset0:4
// GFX11-ERR: :[[@LINE-1]]:20: error: not a valid operand.

ds_load_2addr_b32 v[1:2], v2 offset0:at offset1:at+1
// GFX11: ds_load_2addr_b32 v[1:2], v2 offset0:20 offset1:21 ; encoding: [0x14,0x15,0xdc,0xd8,0x02,0x00,0x00,0x01]

ds_load_2addr_b32 v[1:2], v2 offset1:255
// GFX11: ds_load_2addr_b32 v[1:2], v2 offset1:255 ; encoding: [0x00,0xff,0xdc,0xd8,0x02,0x00,0x00,0x01]

ds_load_2addr_b32 v[1:2], v2 offset1:1 offset0:1
// GFX11-ERR: :[[@LINE-1]]:40: error: not a valid operand.

ds_load_2addr_b32 v[1:2], v2 offset0:256
// GFX11-ERR: :[[@LINE-1]]:30: error: invalid offset0 value.

ds_load_2addr_b32 v[1:2], v2 offset1:-1
// GFX11-ERR: :[[@LINE-1]]:30: error: invalid offset1 value.

ds_load_2addr_b32 v[1:2], v2 offset:1
// GFX11-ERR: :[[@LINE-1]]:30: error: not a valid operand.

// GDS and GWS.

ds_gws_init v2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

ds_gws_init v2 gds offset:4
// GFX11-ERR: :[[@LINE-1]]:20: error: not a valid operand.

ds_gws_init v2 nogds
// GFX11-ERR: :[[@LINE-1]]:16: error: nogds is not allowed

ds_gws_init s2 gds
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

ds_gws_init v[2:3] gds
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

ds_gws_barrier v3 offset:65536 gds
// GFX11-ERR: :[[@LINE-1]]:19: error: expected a 16-bit unsigned offset

ds_gws_sema_p offset:4
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

ds_gws_sema_v v1 gds
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

ds_gws_sema_release_all offset:65535 gds
// GFX11: ds_gws_sema_release_all offset:65535 gds ; encoding: [0xff,0xff,0x62,0xd8,0x00,0x00,0x00,0x00]

ds_ordered_count v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

ds_ordered_count v1, v2 gds
// GFX11: ds_ordered_count v1, v2 gds ; encoding: [0x00,0x00,0xfe,0xd8,0x02,0x00,0x00,0x01]

ds_add_gs_reg_rtn v[2:3], v4
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

ds_sub_gs_reg_rtn v[2:3], v[4:5] gds
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

// What is no operand.

ds_add_u32 s1, v2
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

ds_add_u32 v1, s2
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

ds_add_u32 v1, 5
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

ds_add_u32 v1
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

ds_add_u32 v1, v2, v3
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

ds_add_u32 v1, v[2:3]
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

ds_add_u64 v1, v2
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

ds_add_u64 v1, v[2:4]
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

ds_add_u64 v[1:2], v[2:3]
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

ds_add_rtn_u32 v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

ds_add_rtn_u64 v1, v2, v[4:5]
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

ds_load_b96 v[1:2], v2
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

ds_load_b128 v[1:3], v2
// GFX11-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

ds_load_b128 v[253:256], v2
// GFX11-ERR: :[[@LINE-1]]:14: error: register index is out of range

ds_load_b32 v1, -v2
// GFX11-ERR: :[[@LINE-1]]:17: error: not a valid operand.

ds_load_b32 v1, |v2|
// GFX11-ERR: :[[@LINE-1]]:17: error: not a valid operand.

ds_load_b32 v1, m0
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

ds_load_b32 v1, off
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

ds_load_b32 v1, v2 glc
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

ds_load_b32 v1, v2 clamp
// GFX11-ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

ds_load_b32 a1, v2
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

ds_load_b32 v1.l, v2
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

ds_load_b32_e32 v1, v2
// GFX11: ds_load_b32 v1, v2 ; encoding: [0x00,0x00,0xd8,0xd8,0x02,0x00,0x00,0x01]

ds_load_b32_e64 v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: e64 variant of this instruction is not supported

ds_load_b32_dpp v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: dpp variant of this instruction is not supported

ds_bpermute_b32 v1, v2, v3 gds
// GFX11-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

ds_bvh_stack_rtn_b32 v1, v2, v3, v[4:6]
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

ds_bvh_stack_rtn_b32 v1, v2, v3, v[4:7] gds
// GFX11-ERR: :[[@LINE-1]]:41: error: invalid operand for instruction

ds_append v1, v2
// GFX11-ERR: :[[@LINE-1]]:15: error: invalid operand for instruction

ds_nop v1
// GFX11-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

ds_nop gds
// GFX11-ERR: :[[@LINE-1]]:8: error: invalid operand for instruction

// What other GPUs have.

ds_add_src2_u32 v1
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_add_src2_u32

ds_cmpst_b32 v1, v2, v3
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_cmpst_b32

ds_read_b64_tr_b8 v[2:3], v4
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_read_b64_tr_b8

ds_pk_add_f16 v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_pk_add_f16

ds_add_f64 v1, v[2:3]
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_add_f64

ds_load_tr8_b64 v[2:3], v4
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): ds_load_tr8_b64

ds_foo v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid instruction

ds_load_b33 v1, v2
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid instruction, did you mean: ds_load_b32?
