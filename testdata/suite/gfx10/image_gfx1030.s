// Images of gfx1030: MIMG, with up to thirteen registers for an address.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1030 -show-encoding %s | FileCheck --check-prefixes=GFX1030 --implicit-check-not=encoding: %s

// Every instruction that gfx1030 has, with opposite bits in its fields.

image_atomic_add v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_add v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x44,0xf0,0x55,0x55,0x15,0x00]

image_atomic_add v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_add v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x47,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_add v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_add v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x44,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_add v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_add v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x47,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_and v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_and v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x60,0xf0,0x55,0x55,0x15,0x00]

image_atomic_and v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_and v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x63,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_and v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_and v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x60,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_and v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_and v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x63,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_cmpswap v[85:86], v[85:87], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_cmpswap v[85:86], v[85:87], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x03,0x40,0xf0,0x55,0x55,0x15,0x00]

image_atomic_cmpswap v[170:174], v[170:171], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_cmpswap v[170:174], v[170:171], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xbf,0x43,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_cmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_cmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x03,0x40,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_cmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_cmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xbf,0x43,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_dec v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_dec v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x70,0xf0,0x55,0x55,0x15,0x00]

image_atomic_dec v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_dec v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x73,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_dec v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_dec v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x70,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_dec v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_dec v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x73,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_fcmpswap v[85:86], v[85:87], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_fcmpswap v[85:86], v[85:87], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x03,0x74,0xf0,0x55,0x55,0x15,0x00]

image_atomic_fcmpswap v[170:174], v[170:171], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_fcmpswap v[170:174], v[170:171], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xbf,0x77,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_fcmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_fcmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x03,0x74,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_fcmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_fcmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xbf,0x77,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_fmax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_fmax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x7c,0xf0,0x55,0x55,0x15,0x00]

image_atomic_fmax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_fmax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x7f,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_fmax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_fmax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x7c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_fmax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_fmax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x7f,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_fmin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_fmin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x78,0xf0,0x55,0x55,0x15,0x00]

image_atomic_fmin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_fmin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x7b,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_fmin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_fmin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x78,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_fmin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_fmin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x7b,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_inc v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_inc v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x6c,0xf0,0x55,0x55,0x15,0x00]

image_atomic_inc v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_inc v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x6f,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_inc v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_inc v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x6c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_inc v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_inc v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x6f,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_or v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_or v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x64,0xf0,0x55,0x55,0x15,0x00]

image_atomic_or v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_or v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x67,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_or v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_or v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x64,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_or v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_or v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x67,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_smax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_smax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x58,0xf0,0x55,0x55,0x15,0x00]

image_atomic_smax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_smax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x5b,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_smax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_smax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x58,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_smax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_smax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x5b,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_smin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_smin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x50,0xf0,0x55,0x55,0x15,0x00]

image_atomic_smin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_smin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x53,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_smin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_smin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x50,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_smin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_smin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x53,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_sub v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_sub v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x48,0xf0,0x55,0x55,0x15,0x00]

image_atomic_sub v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_sub v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x4b,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_sub v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_sub v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x48,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_sub v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_sub v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x4b,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_swap v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_swap v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x3c,0xf0,0x55,0x55,0x15,0x00]

image_atomic_swap v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_swap v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x3f,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_swap v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_swap v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x3c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_swap v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_swap v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x3f,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_umax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_umax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x5c,0xf0,0x55,0x55,0x15,0x00]

image_atomic_umax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_umax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x5f,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_umax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_umax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x5c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_umax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_umax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x5f,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_umin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_umin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x54,0xf0,0x55,0x55,0x15,0x00]

image_atomic_umin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_umin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x57,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_umin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_umin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x54,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_umin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_umin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x57,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_atomic_xor v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_xor v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x68,0xf0,0x55,0x55,0x15,0x00]

image_atomic_xor v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_xor v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xb3,0x6b,0xf2,0xaa,0xaa,0x0a,0x40]

image_atomic_xor v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_atomic_xor v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x01,0x68,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_xor v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_atomic_xor v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb3,0x6b,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_gather4 v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4 v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x00,0xf1,0x55,0x55,0xb5,0x02]

image_gather4 v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4 v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x02,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x00,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0x00,0x00]

image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x03,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0x00,0x00,0x00]

image_gather4_b v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_b v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x14,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_b v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_b v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x16,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x14,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x17,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_b_cl v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_b_cl v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x18,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_b_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_b_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x1a,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_b_cl v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_b_cl v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x18,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x1b,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_b_cl_o v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_b_cl_o v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x58,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_b_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_b_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x5a,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_b_cl_o v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_b_cl_o v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x04,0x58,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_gather4_b_cl_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_b_cl_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x5b,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0x00]

image_gather4_b_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_b_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x54,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_b_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_b_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x56,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_b_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_b_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x54,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_b_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_b_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x57,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0x00]

image_gather4_c v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x20,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x22,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x20,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x23,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_c_b v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_b v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x34,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_b v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_b v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x36,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_b v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_b v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x34,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x37,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0x00]

image_gather4_c_b_cl v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_b_cl v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x38,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_b_cl v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_b_cl v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x3a,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_b_cl v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_b_cl v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x04,0x38,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x3b,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0x00]

image_gather4_c_b_cl_o v[85:88], v[85:91], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_b_cl_o v[85:88], v[85:91], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x78,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_b_cl_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_b_cl_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x7a,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_b_cl_o v[85:88], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_b_cl_o v[85:88], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x04,0x78,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_gather4_c_b_cl_o v[170:174], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_b_cl_o v[170:174], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x7b,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0xaa]

image_gather4_c_b_o v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_b_o v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x74,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_b_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_b_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x76,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_b_o v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_b_o v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x04,0x74,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_gather4_c_b_o v[170:174], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_b_o v[170:174], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x77,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0xaa]

image_gather4_c_cl v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_cl v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x24,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x26,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_cl v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_cl v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x24,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x27,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_c_cl_o v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_cl_o v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x64,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x66,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_cl_o v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_cl_o v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x04,0x64,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_gather4_c_cl_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_cl_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x67,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0x00]

image_gather4_c_l v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_l v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x30,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_l v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_l v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x32,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_l v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_l v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x30,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x33,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_c_l_o v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_l_o v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x70,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_l_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_l_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x72,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_l_o v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_l_o v[85:88], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x04,0x70,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_gather4_c_l_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_l_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x73,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0x00]

image_gather4_c_lz v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_lz v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x3c,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_lz v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_lz v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x3e,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x3c,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x3f,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_c_lz_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_lz_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x7c,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_lz_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_lz_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x7e,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_lz_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_lz_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x7c,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x7f,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0x00]

image_gather4_c_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x60,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_c_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_c_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x62,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_c_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_c_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x60,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_c_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_c_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x63,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x55,0x00]

image_gather4_cl v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_cl v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x04,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_cl v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_cl v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x06,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x04,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x07,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0x00,0x00,0x00]

image_gather4_cl_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_cl_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x44,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_cl_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_cl_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x46,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_cl_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_cl_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x44,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_cl_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_cl_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x47,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_l v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_l v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x10,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_l v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_l v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x12,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x10,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x13,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0x00,0x00,0x00]

image_gather4_l_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_l_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x50,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_l_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_l_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x52,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_l_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_l_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x50,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_gather4_l_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_l_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x53,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_lz v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_lz v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x1c,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_lz v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_lz v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x1e,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x1c,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0x00,0x00]

image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x1f,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0x00,0x00,0x00]

image_gather4_lz_o v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_lz_o v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x5c,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_lz_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_lz_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x5e,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x5c,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x5f,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4_o v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_o v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x40,0xf1,0x55,0x55,0xb5,0x02]

image_gather4_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x42,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x40,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x43,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0xaa,0x00,0x00]

image_gather4h v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4h v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x01,0x84,0xf1,0x55,0x55,0xb5,0x02]

image_gather4h v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX1030: image_gather4h v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x90,0xb2,0x86,0xf3,0xaa,0xaa,0x4a,0xc1]

image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x04,0x84,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0x00,0x00]

image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xb8,0x87,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0x00,0x00,0x00]

image_get_lod v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_get_lod v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x80,0xf1,0x55,0x55,0xb5,0x02]

image_get_lod v[170:172], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_get_lod v[170:172], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xba,0x83,0xf3,0xaa,0xaa,0x4a,0x41]

image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x80,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0x00,0x00]

image_get_lod v[170:172], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_get_lod v[170:172], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xba,0x83,0xf3,0xaa,0xaa,0x4a,0x41,0x55,0x00,0x00,0x00]

image_get_resinfo v[85:86], v85, s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_get_resinfo v[85:86], v85, s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x38,0xf0,0x55,0x55,0x15,0x00]

image_get_resinfo v[170:172], v170, s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_get_resinfo v[170:172], v170, s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xba,0x3b,0xf2,0xaa,0xaa,0x0a,0x40]

image_load v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x00,0xf0,0x55,0x55,0x15,0x00]

image_load v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_load v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x03,0xf2,0xaa,0xaa,0x0a,0xc0]

image_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x00,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x03,0xf2,0xaa,0xaa,0x0a,0xc0,0x55,0x00,0x00,0x00]

image_load_mip v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_mip v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x04,0xf0,0x55,0x55,0x15,0x00]

image_load_mip v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_load_mip v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x07,0xf2,0xaa,0xaa,0x0a,0xc0]

image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x04,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_load_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x07,0xf2,0xaa,0xaa,0x0a,0xc0,0x55,0x00,0x00,0x00]

image_load_mip_pck v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_mip_pck v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x10,0xf0,0x55,0x55,0x15,0x00]

image_load_mip_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_load_mip_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xba,0x13,0xf2,0xaa,0xaa,0x0a,0x40]

image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x10,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_load_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xba,0x13,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_load_mip_pck_sgn v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_mip_pck_sgn v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x14,0xf0,0x55,0x55,0x15,0x00]

image_load_mip_pck_sgn v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_load_mip_pck_sgn v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xba,0x17,0xf2,0xaa,0xaa,0x0a,0x40]

image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x14,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_load_mip_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xba,0x17,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_load_pck v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_pck v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x08,0xf0,0x55,0x55,0x15,0x00]

image_load_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_load_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xba,0x0b,0xf2,0xaa,0xaa,0x0a,0x40]

image_load_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x08,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_load_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_load_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xba,0x0b,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_load_pck_sgn v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_pck_sgn v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x0c,0xf0,0x55,0x55,0x15,0x00]

image_load_pck_sgn v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_load_pck_sgn v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xba,0x0f,0xf2,0xaa,0xaa,0x0a,0x40]

image_load_pck_sgn v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_load_pck_sgn v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x0c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_load_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_load_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xba,0x0f,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_msaa_load v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA
// GFX1030: image_msaa_load v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x31,0x05,0x00,0xf0,0x55,0x55,0x15,0x00]

image_msaa_load v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_msaa_load v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0xb9,0xba,0x03,0xf2,0xaa,0xaa,0x0a,0xc0]

image_msaa_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA
// GFX1030: image_msaa_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x33,0x05,0x00,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_msaa_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_msaa_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0xbb,0xba,0x03,0xf2,0xaa,0xaa,0x0a,0xc0,0x55,0x00,0x00,0x00]

image_sample v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x80,0xf0,0x55,0x55,0xb5,0x02]

image_sample v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x83,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x80,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0x00,0x00]

image_sample v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x83,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0x00,0x00,0x00]

image_sample off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0x80,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0x00,0x00]

image_sample_b v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x94,0xf0,0x55,0x55,0xb5,0x02]

image_sample_b v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_b v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x97,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x94,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_b v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_b v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x97,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_b off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0x94,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_b_cl v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_cl v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x98,0xf0,0x55,0x55,0xb5,0x02]

image_sample_b_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_b_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x9b,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_b_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x98,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_b_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_b_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x9b,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_b_cl off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_cl off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0x98,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_b_cl_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_cl_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xd8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_b_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_b_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xdb,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_b_cl_o v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_cl_o v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xd8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_b_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_b_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xdb,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0x00]

image_sample_b_cl_o off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_cl_o off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xd8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_b_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xd4,0xf0,0x55,0x55,0xb5,0x02]

image_sample_b_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_b_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xd7,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_b_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xd4,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_b_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_b_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xd7,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0x00]

image_sample_b_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_b_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xd4,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xa0,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xa3,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xa0,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_c v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xa3,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_c off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xa0,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_c_b v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xb4,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_b v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_b v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xb7,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_b v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xb4,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xb7,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0x00]

image_sample_c_b off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xb4,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_cl v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xb8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_b_cl v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_b_cl v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xbb,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_b_cl v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_cl v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xb8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_b_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_b_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xbb,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0x00]

image_sample_c_b_cl off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_cl off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xb8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_b_cl_o v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_cl_o v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xf8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_b_cl_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_b_cl_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xfb,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xf8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xfb,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl_o off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_cl_o off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xf8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_b_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xf4,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_b_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_b_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xf7,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_b_o v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_o v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xf4,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_b_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_b_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xf7,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa]

image_sample_c_b_o off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_b_o off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xf4,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_cd v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xa8,0xf1,0x55,0x55,0xb5,0x02]

image_sample_c_cd v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xab,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cd v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xa8,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_c_cd v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xab,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa]

image_sample_c_cd off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xa8,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_c_cd_cl v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xac,0xf1,0x55,0x55,0xb5,0x02]

image_sample_c_cd_cl v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_cl v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xaf,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cd_cl v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xac,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_c_cd_cl v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_cl v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xaf,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa]

image_sample_c_cd_cl off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xac,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_c_cd_cl_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xac,0xf1,0x55,0x55,0xb5,0x02]

image_sample_c_cd_cl_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_cl_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xaf,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cd_cl_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xac,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_cd_cl_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_cl_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xaf,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00]

image_sample_c_cd_cl_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xac,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_cd_cl_o v[85:86], v[85:94], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_o v[85:86], v[85:94], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xbc,0xf1,0x55,0x55,0xb5,0x02]

image_sample_c_cd_cl_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_cl_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xbf,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cd_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2e,0x05,0xbc,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_cd_cl_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_cl_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x96,0xba,0xbf,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00,0x00]

image_sample_c_cd_cl_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2e,0x0f,0xbc,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_cd_cl_o_g16 v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_o_g16 v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xbc,0xf1,0x55,0x55,0xb5,0x02]

image_sample_c_cd_cl_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_cl_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xbf,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cd_cl_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xbc,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_c_cd_cl_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_cl_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xbf,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00]

image_sample_c_cd_cl_o_g16 off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_cl_o_g16 off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xbc,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_c_cd_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xa8,0xf1,0x55,0x55,0xb5,0x02]

image_sample_c_cd_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xab,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cd_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xa8,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_cd_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xab,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00]

image_sample_c_cd_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xa8,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_cd_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xb8,0xf1,0x55,0x55,0xb5,0x02]

image_sample_c_cd_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xbb,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cd_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xb8,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_c_cd_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x96,0xba,0xbb,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00,0x00]

image_sample_c_cd_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xb8,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_c_cd_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xb8,0xf1,0x55,0x55,0xb5,0x02]

image_sample_c_cd_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xbb,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cd_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xb8,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_cd_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cd_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xbb,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00]

image_sample_c_cd_o_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cd_o_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xb8,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_cl v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cl v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xa4,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xa7,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xa4,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xa7,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_c_cl off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cl off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xa4,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_cl_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cl_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xe4,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xe7,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_cl_o v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cl_o v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xe4,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xe7,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0x00]

image_sample_c_cl_o off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_cl_o off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xe4,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_d v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xa8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_d v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xab,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_d v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xa8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_c_d v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xab,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa]

image_sample_c_d off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xa8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_c_d_cl v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xac,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_d_cl v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_cl v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xaf,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_d_cl v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xac,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_cl v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xaf,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xac,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xac,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_d_cl_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_cl_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xaf,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xac,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xaf,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00]

image_sample_c_d_cl_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xac,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_d_cl_o v[85:86], v[85:94], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_o v[85:86], v[85:94], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xec,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_d_cl_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_cl_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xef,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2e,0x05,0xec,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x96,0xba,0xef,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00,0x00]

image_sample_c_d_cl_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2e,0x0f,0xec,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_d_cl_o_g16 v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_o_g16 v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xec,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_d_cl_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_cl_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xef,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xec,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xef,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00]

image_sample_c_d_cl_o_g16 off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_cl_o_g16 off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xec,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_c_d_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xa8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_d_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xab,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_d_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xa8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_d_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xab,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00]

image_sample_c_d_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xa8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_d_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xe8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_d_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xeb,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_d_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xe8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x96,0xba,0xeb,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00,0x00]

image_sample_c_d_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xe8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xe8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_d_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xeb,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xe8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xeb,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00]

image_sample_c_d_o_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_d_o_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xe8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_c_l v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_l v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xb0,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_l v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_l v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xb3,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_l v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_l v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xb0,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_l v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_l v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xb3,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_c_l off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_l off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xb0,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_l_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_l_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xf0,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_l_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_l_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xf3,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_l_o v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_l_o v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xf0,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_l_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_l_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xf3,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0x00]

image_sample_c_l_o off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_l_o off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xf0,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_c_lz v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_lz v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xbc,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_lz v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_lz v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xbf,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xbc,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_c_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xbf,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_c_lz off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_lz off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xbc,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_c_lz_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_lz_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xfc,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_lz_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_lz_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xff,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_lz_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_lz_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xfc,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xff,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0x00]

image_sample_c_lz_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_lz_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xfc,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xe0,0xf0,0x55,0x55,0xb5,0x02]

image_sample_c_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xe3,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_c_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xe0,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_c_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_c_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xe3,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0x00]

image_sample_c_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_c_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xe0,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_cd v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xa0,0xf1,0x55,0x55,0xb5,0x02]

image_sample_cd v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xa3,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_cd v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xa0,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_cd v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xa3,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00]

image_sample_cd off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xa0,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_cd_cl v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xa4,0xf1,0x55,0x55,0xb5,0x02]

image_sample_cd_cl v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_cl v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xa7,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_cd_cl v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xa4,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_cd_cl v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_cl v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xa7,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00]

image_sample_cd_cl off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xa4,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_cd_cl_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xa4,0xf1,0x55,0x55,0xb5,0x02]

image_sample_cd_cl_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_cl_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xa7,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_cd_cl_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xa4,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_cd_cl_g16 v[170:171], [v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_cl_g16 v[170:171], [v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xa7,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00,0x00]

image_sample_cd_cl_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xa4,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_cd_cl_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xb4,0xf1,0x55,0x55,0xb5,0x02]

image_sample_cd_cl_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_cl_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xb7,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_cd_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xb4,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_cd_cl_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_cl_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xb7,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa]

image_sample_cd_cl_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xb4,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_cd_cl_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xb4,0xf1,0x55,0x55,0xb5,0x02]

image_sample_cd_cl_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_cl_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xb7,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_cd_cl_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xb4,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_cd_cl_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_cl_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xb7,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00]

image_sample_cd_cl_o_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_cl_o_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xb4,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_cd_g16 v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_g16 v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xa0,0xf1,0x55,0x55,0xb5,0x02]

image_sample_cd_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xa3,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_cd_g16 v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_g16 v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2b,0x05,0xa0,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_cd_g16 v[170:171], [v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_g16 v[170:171], [v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xa3,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00,0x00]

image_sample_cd_g16 off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_g16 off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2b,0x0f,0xa0,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_cd_o v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_o v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xb0,0xf1,0x55,0x55,0xb5,0x02]

image_sample_cd_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xb3,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_cd_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xb0,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_cd_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xb3,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa]

image_sample_cd_o off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_o off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xb0,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_cd_o_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_o_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xb0,0xf1,0x55,0x55,0xb5,0x02]

image_sample_cd_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xb3,0xf3,0xaa,0xaa,0x4a,0xc1]

image_sample_cd_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xb0,0xf1,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_cd_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cd_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xb3,0xf3,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00]

image_sample_cd_o_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cd_o_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xb0,0xf1,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_cl v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cl v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x84,0xf0,0x55,0x55,0xb5,0x02]

image_sample_cl v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cl v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x87,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x84,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_cl v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cl v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x87,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0x00,0x00,0x00]

image_sample_cl off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cl off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0x84,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_cl_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cl_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xc4,0xf0,0x55,0x55,0xb5,0x02]

image_sample_cl_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cl_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xc7,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_cl_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cl_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xc4,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_cl_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_cl_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xc7,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_cl_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_cl_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xc4,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_d v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x88,0xf0,0x55,0x55,0xb5,0x02]

image_sample_d v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x8b,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_d v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0x88,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_d v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0x8b,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00]

image_sample_d off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0x88,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_d_cl v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x8c,0xf0,0x55,0x55,0xb5,0x02]

image_sample_d_cl v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_cl v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x8f,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_d_cl v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0x8c,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_d_cl v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_cl v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0x8f,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00]

image_sample_d_cl off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0x8c,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_d_cl_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0x8c,0xf0,0x55,0x55,0xb5,0x02]

image_sample_d_cl_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_cl_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0x8f,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0x8c,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0x8f,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00,0x00]

image_sample_d_cl_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0x8c,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_d_cl_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xcc,0xf0,0x55,0x55,0xb5,0x02]

image_sample_d_cl_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_cl_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xcf,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_d_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xcc,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_cl_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xcf,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_o off, [v85, v170, v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xcc,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xcc,0xf0,0x55,0x55,0xb5,0x02]

image_sample_d_cl_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_cl_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xcf,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xcc,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xcf,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00]

image_sample_d_cl_o_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_cl_o_g16 off, [v85, v170, v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xcc,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00]

image_sample_d_g16 v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_g16 v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0x88,0xf0,0x55,0x55,0xb5,0x02]

image_sample_d_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0x8b,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_d_g16 v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_g16 v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2b,0x05,0x88,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_d_g16 v[170:171], [v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_g16 v[170:171], [v170, v85, v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0x8b,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0x00,0x00,0x00]

image_sample_d_g16 off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_g16 off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2b,0x0f,0x88,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_d_o v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_o v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xc8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_d_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xcb,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_d_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_o v[85:86], [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x05,0xc8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_d_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_o v[170:171], [v170, v85, v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x94,0xba,0xcb,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa]

image_sample_d_o off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_o off, [v85, v170, v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2c,0x0f,0xc8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00]

image_sample_d_o_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_o_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x29,0x05,0xc8,0xf0,0x55,0x55,0xb5,0x02]

image_sample_d_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x91,0xba,0xcb,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_d_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_o_g16 v[85:86], [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x05,0xc8,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_d_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_d_o_g16 v[170:171], [v170, v85, v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x95,0xba,0xcb,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00]

image_sample_d_o_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_d_o_g16 off, [v85, v170, v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2d,0x0f,0xc8,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55,0xaa,0x00,0x00,0x00]

image_sample_l v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_l v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x90,0xf0,0x55,0x55,0xb5,0x02]

image_sample_l v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_l v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x93,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x90,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_l v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_l v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x93,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0x00,0x00,0x00]

image_sample_l off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_l off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0x90,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_l_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_l_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xd0,0xf0,0x55,0x55,0xb5,0x02]

image_sample_l_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_l_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xd3,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_l_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_l_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xd0,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_l_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_l_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xd3,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_l_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_l_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xd0,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x55]

image_sample_lz v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_lz v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x9c,0xf0,0x55,0x55,0xb5,0x02]

image_sample_lz v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_lz v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x9f,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x9c,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0x00,0x00]

image_sample_lz v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_lz v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x9f,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0x00,0x00,0x00]

image_sample_lz off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_lz off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0x9c,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0x00,0x00]

image_sample_lz_o v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_lz_o v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xdc,0xf0,0x55,0x55,0xb5,0x02]

image_sample_lz_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_lz_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xdf,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xdc,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_lz_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_lz_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xdf,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_lz_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_lz_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xdc,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_o v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_o v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0xc0,0xf0,0x55,0x55,0xb5,0x02]

image_sample_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0xc3,0xf2,0xaa,0xaa,0x4a,0xc1]

image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0xc0,0xf0,0x55,0x55,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_sample_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_sample_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0xc3,0xf2,0xaa,0xaa,0x4a,0xc1,0x55,0xaa,0x00,0x00]

image_sample_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_sample_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x0f,0xc0,0xf0,0x55,0x00,0xb5,0x02,0xaa,0x55,0xaa,0x00]

image_store v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_store v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x20,0xf0,0x55,0x55,0x15,0x00]

image_store v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_store v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x23,0xf2,0xaa,0xaa,0x0a,0xc0]

image_store v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_store v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x20,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_store v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_store v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x23,0xf2,0xaa,0xaa,0x0a,0xc0,0x55,0x00,0x00,0x00]

image_store_mip v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_store_mip v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x24,0xf0,0x55,0x55,0x15,0x00]

image_store_mip v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_store_mip v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x90,0xba,0x27,0xf2,0xaa,0xaa,0x0a,0xc0]

image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x24,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_store_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX1030: image_store_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x92,0xba,0x27,0xf2,0xaa,0xaa,0x0a,0xc0,0x55,0x00,0x00,0x00]

image_store_mip_pck v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_store_mip_pck v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x2c,0xf0,0x55,0x55,0x15,0x00]

image_store_mip_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_store_mip_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xba,0x2f,0xf2,0xaa,0xaa,0x0a,0x40]

image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x2c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_store_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_store_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xba,0x2f,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

image_store_pck v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_store_pck v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x28,0x05,0x28,0xf0,0x55,0x55,0x15,0x00]

image_store_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_store_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x90,0xba,0x2b,0xf2,0xaa,0xaa,0x0a,0x40]

image_store_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX1030: image_store_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x2a,0x05,0x28,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_store_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX1030: image_store_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x92,0xba,0x2b,0xf2,0xaa,0xaa,0x0a,0x40,0x55,0x00,0x00,0x00]

// Parts of the addresses of samplers.

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x80,0xf0,0x14,0x00,0x82,0x00]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x80,0xf0,0x14,0x00,0x82,0x40]

image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x10,0x0f,0x80,0xf0,0x14,0x00,0x82,0x00]

image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x12,0x0f,0x80,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0x00,0x00]

image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x10,0x0f,0x80,0xf0,0x14,0x00,0x82,0x40]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x12,0x0f,0x80,0xf0,0x14,0x00,0x82,0x40,0xeb,0x00,0x00,0x00]

image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x18,0x0f,0x80,0xf0,0x14,0x00,0x82,0x00]

image_sample off, [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample off, [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x1a,0x0f,0x80,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0x00,0x00]

image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x18,0x0f,0x80,0xf0,0x14,0x00,0x82,0x40]

image_sample off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x1a,0x0f,0x80,0xf0,0x14,0x00,0x82,0x40,0xeb,0x00,0x00,0x00]

image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x20,0x0f,0x80,0xf0,0x14,0x00,0x82,0x00]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x22,0x0f,0x80,0xf0,0x14,0x00,0x82,0x00,0xeb,0x00,0x00,0x00]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x20,0x0f,0x80,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x02,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_c_b_cl_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x02,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x00]

image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x10,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x14,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0x00,0x00]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x10,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x12,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x18,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_b_cl_o off, [v20, v235, v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_c_b_cl_o off, [v20, v235, v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x1c,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0x00,0x00]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x18,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_b_cl_o off, [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_c_b_cl_o off, [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x1a,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_c_b_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x20,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x24,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x20,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x22,0x0f,0xf8,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_d_cl v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x00]

image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x02,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x00]

image_sample_d_cl v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_d_cl v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x40]

image_sample_d_cl v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_d_cl v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x02,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0x00,0x00]

image_sample_d_cl v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_d_cl v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x10,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x00]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x16,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x10,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x40]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x14,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00]

image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x18,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x00]

image_sample_d_cl off, [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_d_cl off, [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x1c,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00]

image_sample_d_cl v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_d_cl v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x18,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x40]

image_sample_d_cl off, [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_d_cl off, [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x1c,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_d_cl v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_d_cl v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x20,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x00]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x22,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_d_cl v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x20,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x40]

image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x22,0x0f,0x8c,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x00]

image_sample_c_d_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_c_d_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x04,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_c_d_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_c_d_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x02,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:31], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_c_d_cl_o v[0:3], v[20:31], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x10,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x16,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00]

image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x10,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x16,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x18,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_d_cl_o off, [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_c_d_cl_o off, [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x1e,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_c_d_cl_o v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_c_d_cl_o v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x18,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_d_cl_o off, [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_c_d_cl_o off, [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x1c,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00]

image_sample_c_d_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_c_d_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x20,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x24,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0x00,0x00]

image_sample_c_d_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_c_d_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x20,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x24,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x01,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x05,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_c_d_cl_o_g16 v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x01,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x03,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x11,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x17,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x11,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x15,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00]

image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x19,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x1d,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0xeb,0x00]

image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x19,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x1d,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_c_d_cl_o_g16 v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x21,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x25,0x0f,0xec,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x14,0xeb,0x14,0x00,0x00]

image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x21,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x25,0x0f,0xec,0xf0,0x14,0x00,0x82,0x40,0xeb,0x14,0xeb,0x14,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x90,0xf0,0x14,0x00,0x82,0x00]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX1030: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x02,0x0f,0x90,0xf0,0x14,0x00,0x82,0x00,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX1030: image_sample_l v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x90,0xf0,0x14,0x00,0x82,0x40]

image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x10,0x0f,0x90,0xf0,0x14,0x00,0x82,0x00]

image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX1030: image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x12,0x0f,0x90,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x10,0x0f,0x90,0xf0,0x14,0x00,0x82,0x40]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX1030: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x12,0x0f,0x90,0xf0,0x14,0x00,0x82,0x40,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x18,0x0f,0x90,0xf0,0x14,0x00,0x82,0x00]

image_sample_l off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX1030: image_sample_l off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x1a,0x0f,0x90,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0xeb,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x18,0x0f,0x90,0xf0,0x14,0x00,0x82,0x40]

image_sample_l off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX1030: image_sample_l off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x1a,0x0f,0x90,0xf0,0x14,0x00,0x82,0x40,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_l v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x20,0x0f,0x90,0xf0,0x14,0x00,0x82,0x00]

image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX1030: image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x22,0x0f,0x90,0xf0,0x14,0x00,0x82,0x00,0xeb,0x14,0x00,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x20,0x0f,0x90,0xf0,0x14,0x00,0x82,0x40]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX1030: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x22,0x0f,0x90,0xf0,0x14,0x00,0x82,0x40,0xeb,0x00,0x00,0x00]

// Rays.

image_bvh_intersect_ray v[4:7], v[9:19], s[4:7]
// GFX1030: image_bvh_intersect_ray v[4:7], v[9:19], s[4:7] ; encoding: [0x01,0x9f,0x98,0xf1,0x09,0x04,0x01,0x00]

image_bvh_intersect_ray v[4:7], v[9:16], s[4:7] a16
// GFX1030: image_bvh_intersect_ray v[4:7], v[9:16], s[4:7] a16 ; encoding: [0x01,0x9f,0x98,0xf1,0x09,0x04,0x01,0x40]

image_bvh64_intersect_ray v[4:7], v[9:20], s[4:7]
// GFX1030: image_bvh64_intersect_ray v[4:7], v[9:20], s[4:7] ; encoding: [0x01,0x9f,0x9c,0xf1,0x09,0x04,0x01,0x00]

image_bvh64_intersect_ray v[4:7], v[9:17], s[4:7] a16
// GFX1030: image_bvh64_intersect_ray v[4:7], v[9:17], s[4:7] a16 ; encoding: [0x01,0x9f,0x9c,0xf1,0x09,0x04,0x01,0x40]

image_bvh_intersect_ray v[39:42], [v50, v46, v23, v17, v16, v15, v21, v20, v19, v37, v40], s[12:15]
// GFX1030: image_bvh_intersect_ray v[39:42], [v50, v46, v23, v17, v16, v15, v21, v20, v19, v37, v40], s[12:15] ; encoding: [0x07,0x9f,0x98,0xf1,0x32,0x27,0x03,0x00,0x2e,0x17,0x11,0x10,0x0f,0x15,0x14,0x13,0x25,0x28,0x00,0x00]

image_bvh_intersect_ray v[39:42], [v50, v46, v23, v17, v16, v15, v21, v20], s[12:15] a16
// GFX1030: image_bvh_intersect_ray v[39:42], [v50, v46, v23, v17, v16, v15, v21, v20], s[12:15] a16 ; encoding: [0x05,0x9f,0x98,0xf1,0x32,0x27,0x03,0x40,0x2e,0x17,0x11,0x10,0x0f,0x15,0x14,0x00]

image_bvh64_intersect_ray v[39:42], [v50, v46, v23, v17, v16, v15, v21, v20, v19, v37, v40, v255], s[12:15]
// GFX1030: image_bvh64_intersect_ray v[39:42], [v50, v46, v23, v17, v16, v15, v21, v20, v19, v37, v40, v255], s[12:15] ; encoding: [0x07,0x9f,0x9c,0xf1,0x32,0x27,0x03,0x00,0x2e,0x17,0x11,0x10,0x0f,0x15,0x14,0x13,0x25,0x28,0xff,0x00]

image_bvh64_intersect_ray v[252:255], [v50, v46, v23, v17, v16, v15, v21, v20, v19], s[84:87] a16
// GFX1030: image_bvh64_intersect_ray v[252:255], [v50, v46, v23, v17, v16, v15, v21, v20, v19], s[84:87] a16 ; encoding: [0x05,0x9f,0x9c,0xf1,0x32,0xfc,0x15,0x40,0x2e,0x17,0x11,0x10,0x0f,0x15,0x14,0x13]
