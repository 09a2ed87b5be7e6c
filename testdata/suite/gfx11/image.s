// Images of RDNA3: MIMG.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s

// Every instruction, with opposite bits in its fields.

image_atomic_add v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_add v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x30,0xf0,0x55,0x55,0x15,0x00]

image_atomic_add v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_add v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x31,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_add v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_add v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x30,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_add v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_add v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x31,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_add v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_add v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x30,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_add v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_add v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x30,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_and v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_and v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x48,0xf0,0x55,0x55,0x15,0x00]

image_atomic_and v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_and v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x49,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_and v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_and v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x48,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_and v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_and v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x49,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_and v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_and v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x48,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_and v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_and v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x48,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_cmpswap v[85:86], v[85:87], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_cmpswap v[85:86], v[85:87], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x03,0x2c,0xf0,0x55,0x55,0x15,0x00]

image_atomic_cmpswap v[170:174], v[170:171], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_cmpswap v[170:174], v[170:171], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xff,0x2d,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_cmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_cmpswap v[85:86], [v85, v170, v85], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x03,0x2c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_cmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_cmpswap v[170:174], [v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xff,0x2d,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_cmpswap v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_cmpswap v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x2c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_cmpswap v[170:173], [v170, v85, v170, v85], s[40:47] dmask:0xf dim:2D_MSAA_ARRAY
// GFX11: image_atomic_cmpswap v[170:173], [v170, v85, v170, v85], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x0f,0x2c,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_dec v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_dec v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x58,0xf0,0x55,0x55,0x15,0x00]

image_atomic_dec v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_dec v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x59,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_dec v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_dec v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x58,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_dec v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_dec v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x59,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_dec v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_dec v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x58,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_dec v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_dec v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x58,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_inc v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_inc v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x54,0xf0,0x55,0x55,0x15,0x00]

image_atomic_inc v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_inc v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x55,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_inc v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_inc v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x54,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_inc v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_inc v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x55,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_inc v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_inc v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x54,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_inc v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_inc v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x54,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_or v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_or v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x4c,0xf0,0x55,0x55,0x15,0x00]

image_atomic_or v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_or v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x4d,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_or v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_or v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x4c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_or v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_or v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x4d,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_or v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_or v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x4c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_or v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_or v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x4c,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_smax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_smax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x40,0xf0,0x55,0x55,0x15,0x00]

image_atomic_smax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_smax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x41,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_smax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_smax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x40,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_smax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_smax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x41,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_smax v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_smax v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x40,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_smax v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_smax v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x40,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_smin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_smin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x38,0xf0,0x55,0x55,0x15,0x00]

image_atomic_smin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_smin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x39,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_smin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_smin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x38,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_smin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_smin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x39,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_smin v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_smin v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x38,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_smin v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_smin v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x38,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_sub v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_sub v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x34,0xf0,0x55,0x55,0x15,0x00]

image_atomic_sub v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_sub v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x35,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_sub v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_sub v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x34,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_sub v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_sub v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x35,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_sub v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_sub v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x34,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_sub v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_sub v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x34,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_swap v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_swap v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x28,0xf0,0x55,0x55,0x15,0x00]

image_atomic_swap v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_swap v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x29,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_swap v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_swap v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x28,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_swap v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_swap v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x29,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_swap v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_swap v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x28,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_swap v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_swap v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x28,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_umax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_umax v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x44,0xf0,0x55,0x55,0x15,0x00]

image_atomic_umax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_umax v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x45,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_umax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_umax v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x44,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_umax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_umax v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x45,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_umax v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_umax v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x44,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_umax v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_umax v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x44,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_umin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_umin v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x3c,0xf0,0x55,0x55,0x15,0x00]

image_atomic_umin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_umin v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x3d,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_umin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_umin v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x3c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_umin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_umin v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x3d,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_umin v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_umin v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x3c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_umin v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_umin v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x3c,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_atomic_xor v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_xor v85, v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x50,0xf0,0x55,0x55,0x15,0x00]

image_atomic_xor v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_xor v[170:172], v[170:171], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xf3,0x51,0xf0,0xaa,0xaa,0x6a,0x00]

image_atomic_xor v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_atomic_xor v85, [v85, v170, v85], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x01,0x50,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_atomic_xor v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_atomic_xor v[170:172], [v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf3,0x51,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_atomic_xor v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_xor v85, [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x01,0x50,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_atomic_xor v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:2D_MSAA_ARRAY
// GFX11: image_atomic_xor v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x03,0x50,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_gather4 v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4 v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xbc,0xf0,0x55,0x55,0x15,0x54]

image_gather4 v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4 v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xbf,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4 v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xbc,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4 v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xbd,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_gather4 v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4 v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xbe,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_gather4 v[85:89], v[85:87], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4 v[85:89], v[85:87], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xbc,0xf0,0x55,0x55,0x35,0x54]

image_gather4 v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4 v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xbe,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x00,0x00]

image_gather4 v[170:174], v[170:172], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4 v[170:174], v[170:172], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xbc,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4_b v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_b v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xc4,0xf0,0x55,0x55,0x15,0x54]

image_gather4_b v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_b v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xc7,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_b v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xc4,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_b v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xc5,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xc6,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_b v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_b v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xc4,0xf0,0x55,0x55,0x35,0x54]

image_gather4_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xc6,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_b v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_b v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xc4,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4_b_cl v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_b_cl v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x84,0xf1,0x55,0x55,0x15,0x54]

image_gather4_b_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_b_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0x87,0xf1,0xaa,0xaa,0x4a,0x28]

image_gather4_b_cl v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_b_cl v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0x84,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_b_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0x85,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_b_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_b_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0x86,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_b_cl v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_b_cl v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0x84,0xf1,0x55,0x55,0x35,0x54]

image_gather4_b_cl v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_b_cl v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0x86,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_gather4_b_cl v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_b_cl v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0x84,0xf1,0xaa,0xaa,0x2a,0x28]

image_gather4_c v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xcc,0xf0,0x55,0x55,0x15,0x54]

image_gather4_c v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_c v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xcf,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xcc,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_c v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xcd,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xce,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_c v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_c v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xcc,0xf0,0x55,0x55,0x35,0x54]

image_gather4_c v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_c v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xce,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_c v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_c v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xcc,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4_c_b v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_b v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x90,0xf1,0x55,0x55,0x15,0x54]

image_gather4_c_b v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_c_b v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0x93,0xf1,0xaa,0xaa,0x4a,0x28]

image_gather4_c_b v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_b v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0x90,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_c_b v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0x91,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_c_b v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_c_b v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0x92,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_b v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_b v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0x90,0xf1,0x55,0x55,0x35,0x54]

image_gather4_c_b v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_c_b v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0x92,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_gather4_c_b v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_b v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0x90,0xf1,0xaa,0xaa,0x2a,0x28]

image_gather4_c_b_cl v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_b_cl v[85:88], v[85:90], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x94,0xf1,0x55,0x55,0x15,0x54]

image_gather4_c_b_cl v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_c_b_cl v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0x97,0xf1,0xaa,0xaa,0x4a,0x28]

image_gather4_c_b_cl v[85:88], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_b_cl v[85:88], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0x94,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_c_b_cl v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0x95,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_c_b_cl v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_c_b_cl v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0x96,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_b_cl v[85:89], v[85:90], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_b_cl v[85:89], v[85:90], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0x94,0xf1,0x55,0x55,0x35,0x54]

image_gather4_c_b_cl v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_c_b_cl v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0x96,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_gather4_c_b_cl v[170:174], v[170:175], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_b_cl v[170:174], v[170:175], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0x94,0xf1,0xaa,0xaa,0x2a,0x28]

image_gather4_c_cl v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_cl v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x88,0xf1,0x55,0x55,0x15,0x54]

image_gather4_c_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_c_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0x8b,0xf1,0xaa,0xaa,0x4a,0x28]

image_gather4_c_cl v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_cl v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0x88,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_c_cl v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0x89,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_c_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_c_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0x8a,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_cl v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_cl v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0x88,0xf1,0x55,0x55,0x35,0x54]

image_gather4_c_cl v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_c_cl v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0x8a,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_gather4_c_cl v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_cl v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0x88,0xf1,0xaa,0xaa,0x2a,0x28]

image_gather4_c_l v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_l v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x8c,0xf1,0x55,0x55,0x15,0x54]

image_gather4_c_l v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_c_l v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0x8f,0xf1,0xaa,0xaa,0x4a,0x28]

image_gather4_c_l v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_l v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0x8c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_c_l v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0x8d,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_c_l v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_c_l v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0x8e,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_l v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_l v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0x8c,0xf1,0x55,0x55,0x35,0x54]

image_gather4_c_l v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_c_l v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0x8e,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_gather4_c_l v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_l v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0x8c,0xf1,0xaa,0xaa,0x2a,0x28]

image_gather4_c_lz v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_lz v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xd0,0xf0,0x55,0x55,0x15,0x54]

image_gather4_c_lz v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_c_lz v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xd3,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_lz v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xd0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_c_lz v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xd1,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xd2,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_c_lz v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_lz v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xd0,0xf0,0x55,0x55,0x35,0x54]

image_gather4_c_lz v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_c_lz v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xd2,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_c_lz v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_lz v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xd0,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4_c_lz_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_lz_o v[85:88], v[85:89], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xdc,0xf0,0x55,0x55,0x15,0x54]

image_gather4_c_lz_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_c_lz_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xdf,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4_c_lz_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_c_lz_o v[85:88], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xdc,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_c_lz_o v[170:174], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xdd,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_c_lz_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_c_lz_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xde,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_gather4_c_lz_o v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_lz_o v[85:89], v[85:89], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xdc,0xf0,0x55,0x55,0x35,0x54]

image_gather4_c_lz_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_c_lz_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xde,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_gather4_c_lz_o v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_c_lz_o v[170:174], v[170:174], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xdc,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4_cl v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_cl v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x80,0xf1,0x55,0x55,0x15,0x54]

image_gather4_cl v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_cl v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0x83,0xf1,0xaa,0xaa,0x4a,0x28]

image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_cl v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0x80,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_cl v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0x81,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_gather4_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0x82,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_cl v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_cl v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0x80,0xf1,0x55,0x55,0x35,0x54]

image_gather4_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0x82,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_cl v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_cl v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0x80,0xf1,0xaa,0xaa,0x2a,0x28]

image_gather4_l v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_l v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xc0,0xf0,0x55,0x55,0x15,0x54]

image_gather4_l v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_l v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xc3,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_l v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xc0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_l v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xc1,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_gather4_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xc2,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_l v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_l v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xc0,0xf0,0x55,0x55,0x35,0x54]

image_gather4_l v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_l v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xc2,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_l v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_l v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xc0,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4_lz v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_lz v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xc8,0xf0,0x55,0x55,0x15,0x54]

image_gather4_lz v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_lz v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xcb,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_lz v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xc8,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_lz v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xc9,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_gather4_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xca,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_gather4_lz v[85:89], v[85:87], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_lz v[85:89], v[85:87], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xc8,0xf0,0x55,0x55,0x35,0x54]

image_gather4_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xca,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_lz v[170:174], v[170:172], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_lz v[170:174], v[170:172], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xc8,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4_lz_o v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_lz_o v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xd8,0xf0,0x55,0x55,0x15,0x54]

image_gather4_lz_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_lz_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xdb,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_lz_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xd8,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_lz_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xd9,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xda,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_lz_o v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_lz_o v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xd8,0xf0,0x55,0x55,0x35,0x54]

image_gather4_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xda,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_lz_o v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_lz_o v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xd8,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4_o v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_o v[85:88], v[85:88], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0xd4,0xf0,0x55,0x55,0x15,0x54]

image_gather4_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0xd7,0xf0,0xaa,0xaa,0x4a,0x28]

image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4_o v[85:88], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0xd4,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4_o v[170:174], [v170, v85, v170], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0xd5,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_gather4_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0xd6,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_gather4_o v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4_o v[85:89], v[85:88], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0xd4,0xf0,0x55,0x55,0x35,0x54]

image_gather4_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0xd6,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_gather4_o v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4_o v[170:174], v[170:173], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0xd4,0xf0,0xaa,0xaa,0x2a,0x28]

image_gather4h v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4h v[85:88], v[85:87], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x01,0x40,0xf2,0x55,0x55,0x15,0x54]

image_gather4h v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16
// GFX11: image_gather4h v[170:171], v[170:171], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 lwe d16 ; encoding: [0x88,0xf2,0x43,0xf2,0xaa,0xaa,0x4a,0x28]

image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_gather4h v[85:88], [v85, v170, v85], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x04,0x40,0xf2,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_gather4h v[170:174], [v170, v85], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xf8,0x41,0xf2,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_gather4h v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:2D_ARRAY d16
// GFX11: image_gather4h v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x01,0x42,0xf2,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_gather4h v[85:89], v[85:87], s[84:91], s[84:87] dmask:0x4 dim:2D_ARRAY tfe
// GFX11: image_gather4h v[85:89], v[85:87], s[84:91], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x04,0x40,0xf2,0x55,0x55,0x35,0x54]

image_gather4h v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:2D_ARRAY d16
// GFX11: image_gather4h v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY d16 ; encoding: [0x15,0x02,0x42,0xf2,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x00,0x00]

image_gather4h v[170:174], v[170:172], s[40:47], s[40:43] dmask:0x8 dim:2D_ARRAY tfe
// GFX11: image_gather4h v[170:174], v[170:172], s[40:47], s[40:43] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY tfe ; encoding: [0x14,0x08,0x40,0xf2,0xaa,0xaa,0x2a,0x28]

image_get_lod v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_get_lod v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xe0,0xf0,0x55,0x55,0x15,0x54]

image_get_lod v[170:172], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_get_lod v[170:172], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xfa,0xe1,0xf0,0xaa,0xaa,0x6a,0x28]

image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xe0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_get_lod v[170:172], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_get_lod v[170:172], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xfa,0xe1,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_get_lod v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xe0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_get_lod v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_get_lod v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xe0,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x00,0x00]

image_get_resinfo v[85:86], v85, s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_get_resinfo v[85:86], v85, s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x5c,0xf0,0x55,0x55,0x15,0x00]

image_get_resinfo v[170:172], v170, s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_get_resinfo v[170:172], v170, s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xfa,0x5d,0xf0,0xaa,0xaa,0x6a,0x00]

image_load v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x00,0xf0,0x55,0x55,0x15,0x00]

image_load v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_load v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x03,0xf0,0xaa,0xaa,0x6a,0x00]

image_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x00,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_load v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x03,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_load v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_MSAA_ARRAY
// GFX11: image_load v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x05,0x00,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_MSAA_ARRAY
// GFX11: image_load v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x0a,0x00,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_load_mip v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_mip v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x04,0xf0,0x55,0x55,0x15,0x00]

image_load_mip v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_load_mip v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x07,0xf0,0xaa,0xaa,0x6a,0x00]

image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x04,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_load_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x07,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_ARRAY
// GFX11: image_load_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x04,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_ARRAY
// GFX11: image_load_mip v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x04,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_load_mip_pck v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_mip_pck v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x10,0xf0,0x55,0x55,0x15,0x00]

image_load_mip_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_load_mip_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xfa,0x11,0xf0,0xaa,0xaa,0x6a,0x00]

image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x10,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_load_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xfa,0x11,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_ARRAY
// GFX11: image_load_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x10,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip_pck v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_ARRAY
// GFX11: image_load_mip_pck v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x10,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_load_mip_pck_sgn v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_mip_pck_sgn v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x14,0xf0,0x55,0x55,0x15,0x00]

image_load_mip_pck_sgn v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_load_mip_pck_sgn v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xfa,0x15,0xf0,0xaa,0xaa,0x6a,0x00]

image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x14,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_load_mip_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xfa,0x15,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_ARRAY
// GFX11: image_load_mip_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x14,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_mip_pck_sgn v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_ARRAY
// GFX11: image_load_mip_pck_sgn v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x14,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_load_pck v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_pck v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x08,0xf0,0x55,0x55,0x15,0x00]

image_load_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_load_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xfa,0x09,0xf0,0xaa,0xaa,0x6a,0x00]

image_load_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x08,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_load_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_load_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xfa,0x09,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_load_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_MSAA_ARRAY
// GFX11: image_load_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x05,0x08,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_pck v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_MSAA_ARRAY
// GFX11: image_load_pck v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x0a,0x08,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_load_pck_sgn v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_pck_sgn v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x0c,0xf0,0x55,0x55,0x15,0x00]

image_load_pck_sgn v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_load_pck_sgn v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xfa,0x0d,0xf0,0xaa,0xaa,0x6a,0x00]

image_load_pck_sgn v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load_pck_sgn v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x0c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_load_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_load_pck_sgn v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xfa,0x0d,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_load_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_MSAA_ARRAY
// GFX11: image_load_pck_sgn v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x05,0x0c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_load_pck_sgn v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_MSAA_ARRAY
// GFX11: image_load_pck_sgn v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x0a,0x0c,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_msaa_load v[85:88], v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA
// GFX11: image_msaa_load v[85:88], v[85:87], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x18,0x01,0x60,0xf0,0x55,0x55,0x15,0x00]

image_msaa_load v[170:172], v[170:171], s[40:47] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_msaa_load v[170:172], v[170:171], s[40:47] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x9c,0xf2,0x63,0xf0,0xaa,0xaa,0x6a,0x00]

image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA
// GFX11: image_msaa_load v[85:88], [v85, v170, v85], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x19,0x04,0x60,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_msaa_load v[170:172], [v170, v85], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x9d,0xf8,0x63,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_msaa_load v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:2D_MSAA_ARRAY d16
// GFX11: image_msaa_load v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY d16 ; encoding: [0x1d,0x01,0x62,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_msaa_load v[85:89], v[85:88], s[84:91] dmask:0x4 dim:2D_MSAA_ARRAY tfe
// GFX11: image_msaa_load v[85:89], v[85:88], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY tfe ; encoding: [0x1c,0x04,0x60,0xf0,0x55,0x55,0x35,0x00]

image_msaa_load v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x2 dim:2D_MSAA_ARRAY d16
// GFX11: image_msaa_load v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY d16 ; encoding: [0x1d,0x02,0x62,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_msaa_load v[170:174], v[170:173], s[40:47] dmask:0x8 dim:2D_MSAA_ARRAY tfe
// GFX11: image_msaa_load v[170:174], v[170:173], s[40:47] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY tfe ; encoding: [0x1c,0x08,0x60,0xf0,0xaa,0xaa,0x2a,0x00]

image_sample v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x6c,0xf0,0x55,0x55,0x15,0x54]

image_sample v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x6f,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x6c,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_sample v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x6f,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x6c,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_sample v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x6c,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x00,0x00]

image_sample off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x6c,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0x00,0x00]

image_sample_b v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x78,0xf0,0x55,0x55,0x15,0x54]

image_sample_b v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_b v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x7b,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x78,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_b v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_b v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x7b,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_b v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x78,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x78,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_sample_b off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x78,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_b_cl v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_cl v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x08,0xf1,0x55,0x55,0x15,0x54]

image_sample_b_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_b_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x0b,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_b_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x08,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_b_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_b_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x0b,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_b_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_b_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x08,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_b_cl v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_b_cl v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x08,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_b_cl off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_cl off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x08,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_b_cl_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_cl_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x20,0xf1,0x55,0x55,0x15,0x54]

image_sample_b_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_b_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x23,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_b_cl_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_cl_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x20,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_b_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_b_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x23,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_sample_b_cl_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_b_cl_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x20,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_b_cl_o v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_b_cl_o v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x20,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_b_cl_o off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_cl_o off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x20,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_b_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xa0,0xf0,0x55,0x55,0x15,0x54]

image_sample_b_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_b_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xa3,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_b_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xa0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_b_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_b_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xa3,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_sample_b_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_b_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xa0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_b_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_b_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xa0,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_b_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_b_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xa0,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x80,0xf0,0x55,0x55,0x15,0x54]

image_sample_c v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x83,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x80,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_c v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x83,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x80,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_c v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x80,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_sample_c off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x80,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_c_b v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x8c,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_b v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_b v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x8f,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_b v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x8c,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_b v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x8f,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_sample_c_b v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_b v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x8c,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_b v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x8c,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_b off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x8c,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_cl v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x14,0xf1,0x55,0x55,0x15,0x54]

image_sample_c_b_cl v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_b_cl v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x17,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_c_b_cl v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_cl v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x14,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_b_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x17,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_sample_c_b_cl v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_b_cl v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x14,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_b_cl v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x14,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_cl off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x14,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl_o v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_cl_o v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x2c,0xf1,0x55,0x55,0x15,0x54]

image_sample_c_b_cl_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_b_cl_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x2f,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x2c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x2f,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_b_cl_o v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x2c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_b_cl_o v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x2c,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_b_cl_o off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_cl_o off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x2c,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xb4,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_b_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_b_o v[170:171], v[170:174], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xb7,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_b_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xb4,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_b_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xb7,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_b_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_b_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xb4,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_b_o v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_b_o v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xb4,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_b_o off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_o off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xb4,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_cl v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_cl v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x0c,0xf1,0x55,0x55,0x15,0x54]

image_sample_c_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_cl v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x0f,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_c_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x0c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_cl v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x0f,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_c_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_cl v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x0c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_cl v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_cl v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x0c,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_cl off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_cl off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x0c,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_cl_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_cl_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x24,0xf1,0x55,0x55,0x15,0x54]

image_sample_c_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_cl_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x27,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_c_cl_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_cl_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x24,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_cl_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x27,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_sample_c_cl_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_cl_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x24,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_cl_o v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_cl_o v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x24,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_cl_o off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_cl_o off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x24,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x84,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_d v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x87,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_d v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x84,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x87,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_d v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x84,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_d v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x84,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d off, [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d off, [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x84,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x10,0xf1,0x55,0x55,0x15,0x54]

image_sample_c_d_cl v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_cl v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x13,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_c_d_cl v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x10,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_cl v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x13,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_d_cl v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x10,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_d_cl v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x10,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl off, [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl off, [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x10,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x50,0xf1,0x55,0x55,0x15,0x54]

image_sample_c_d_cl_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_cl_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x53,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x50,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x53,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_d_cl_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x50,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_d_cl_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x50,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_g16 off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_g16 off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x50,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o v[85:86], v[85:94], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o v[85:86], v[85:94], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x28,0xf1,0x55,0x55,0x15,0x54]

image_sample_c_d_cl_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_cl_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x2b,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v170, v[85:90]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v170, v[85:90]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x28,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v85, v[170:175]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v85, v[170:175]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x2b,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v170, v[85:90]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_d_cl_o v[85:86], [v85, v170, v85, v170, v[85:90]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x28,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v85, v[170:175]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_d_cl_o v[170:171], [v170, v85, v170, v85, v[170:175]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x28,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o off, [v85, v170, v85, v170, v[85:90]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o off, [v85, v170, v85, v170, v[85:90]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x28,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o_g16 v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x58,0xf1,0x55,0x55,0x15,0x54]

image_sample_c_d_cl_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_cl_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x5b,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x58,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x5b,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x58,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x58,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_cl_o_g16 off, [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 off, [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x58,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xe8,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_d_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xeb,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_d_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xe8,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xeb,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_d_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xe8,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_d_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xe8,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_g16 off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_g16 off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xe8,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xac,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_d_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_o v[170:171], v[170:179], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xaf,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_d_o v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_o v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xac,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o v[170:171], [v170, v85, v170, v85, v[170:175]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_o v[170:171], [v170, v85, v170, v85, v[170:175]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xaf,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_d_o v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xac,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_d_o v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xac,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o off, [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_o off, [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xac,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xf0,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_d_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_o_g16 v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xf3,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xf0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xf3,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_d_o_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xf0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_d_o_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xf0,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_d_o_g16 off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_o_g16 off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xf0,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_l v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_l v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x88,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_l v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_l v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x8b,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_l v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_l v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x88,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_l v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_l v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x8b,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_c_l v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_l v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x88,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_l v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_l v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x88,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_l off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_l off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x88,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_l_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_l_o v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xb0,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_l_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_l_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xb3,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_l_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_l_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xb0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_l_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_l_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xb3,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_sample_c_l_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_l_o v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xb0,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_l_o v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_l_o v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xb0,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_l_o off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_l_o off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xb0,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_lz v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_lz v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x90,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_lz v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_lz v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x93,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x90,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_c_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x93,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_lz v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x90,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_c_lz v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_lz v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x90,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_sample_c_lz off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_lz off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x90,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_c_lz_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_lz_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xb8,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_lz_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_lz_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xbb,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_lz_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_lz_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xb8,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xbb,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_sample_c_lz_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_lz_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xb8,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_lz_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_lz_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xb8,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_lz_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_lz_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xb8,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xa8,0xf0,0x55,0x55,0x15,0x54]

image_sample_c_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_o v[170:171], v[170:173], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xab,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_c_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xa8,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_c_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xab,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0x00]

image_sample_c_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_c_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xa8,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_c_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_c_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xa8,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_c_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xa8,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_cl v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_cl v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x00,0xf1,0x55,0x55,0x15,0x54]

image_sample_cl v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_cl v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x03,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x00,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_cl v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_cl v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x03,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_cl v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x00,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_cl v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x00,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_sample_cl off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_cl off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x00,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_cl_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_cl_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x18,0xf1,0x55,0x55,0x15,0x54]

image_sample_cl_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_cl_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x1b,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_cl_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_cl_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x18,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_cl_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_cl_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x1b,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_cl_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_cl_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x18,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_cl_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_cl_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x18,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_cl_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_cl_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x18,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x70,0xf0,0x55,0x55,0x15,0x54]

image_sample_d v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x73,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_d v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x70,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x73,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_d v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x70,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_d v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x70,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x70,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x04,0xf1,0x55,0x55,0x15,0x54]

image_sample_d_cl v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_cl v[170:171], v[170:177], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x07,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_d_cl v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x04,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_cl v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x07,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_cl v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_d_cl v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x04,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_d_cl v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x04,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_cl off, [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl off, [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x04,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x7c,0xf1,0x55,0x55,0x15,0x54]

image_sample_d_cl_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_cl_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x7f,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x7c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x7f,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_d_cl_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x7c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_d_cl_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x7c,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_g16 off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_g16 off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x7c,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_o v[85:86], v[85:93], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x1c,0xf1,0x55,0x55,0x15,0x54]

image_sample_d_cl_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_cl_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x1f,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_d_cl_o v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_o v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x1c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_cl_o v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x1f,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_d_cl_o v[85:86], [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x1c,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_d_cl_o v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x1c,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o off, [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_o off, [v85, v170, v85, v170, v[85:89]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x1c,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_o_g16 v[85:86], v[85:91], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x54,0xf1,0x55,0x55,0x15,0x54]

image_sample_d_cl_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_cl_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x57,0xf1,0xaa,0xaa,0x6a,0x28]

image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x54,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x57,0xf1,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_d_cl_o_g16 v[85:86], [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x54,0xf1,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_d_cl_o_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x54,0xf1,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_cl_o_g16 off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl_o_g16 off, [v85, v170, v85, v170, v[85:87]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x54,0xf1,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_g16 v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_g16 v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xe4,0xf0,0x55,0x55,0x15,0x54]

image_sample_d_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_g16 v[170:171], v[170:175], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xe7,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_d_g16 v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_g16 v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xe4,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xe7,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_g16 v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_d_g16 v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xe4,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_g16 v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_d_g16 v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xe4,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_g16 off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_g16 off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xe4,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_o v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_o v[85:86], v[85:92], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x98,0xf0,0x55,0x55,0x15,0x54]

image_sample_d_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_o v[170:171], v[170:178], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x9b,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_d_o v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_o v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x98,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_o v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_o v[170:171], [v170, v85, v170, v85, v[170:174]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x9b,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_o v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_d_o v[85:86], [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x98,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_o v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_d_o v[170:171], [v170, v85, v170, v85, v[170:173]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x98,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_o off, [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_o off, [v85, v170, v85, v170, v[85:88]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x98,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_o_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_o_g16 v[85:86], v[85:90], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xec,0xf0,0x55,0x55,0x15,0x54]

image_sample_d_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_o_g16 v[170:171], v[170:176], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xef,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_d_o_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_o_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xec,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_o_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_d_o_g16 v[170:171], [v170, v85, v170, v85, v[170:172]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xef,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_o_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_d_o_g16 v[85:86], [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xec,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_d_o_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_d_o_g16 v[170:171], [v170, v85, v170, v85, v[170:171]], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xec,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_d_o_g16 off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_o_g16 off, [v85, v170, v85, v170, v[85:86]], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xec,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_l v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_l v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x74,0xf0,0x55,0x55,0x15,0x54]

image_sample_l v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_l v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x77,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x74,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_l v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_l v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x77,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_l v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x74,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_l v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_l v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x74,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_sample_l off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_l off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x74,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_l_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_l_o v[85:86], v[85:89], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x9c,0xf0,0x55,0x55,0x15,0x54]

image_sample_l_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_l_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x9f,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_l_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_l_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x9c,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_l_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_l_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x9f,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_l_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_l_o v[85:86], [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x9c,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_l_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_l_o v[170:171], [v170, v85, v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x9c,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0xaa]

image_sample_l_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_l_o off, [v85, v170, v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x9c,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x55]

image_sample_lz v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_lz v[85:86], v[85:87], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x7c,0xf0,0x55,0x55,0x15,0x54]

image_sample_lz v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_lz v[170:171], v[170:171], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x7f,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x7c,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_sample_lz v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_lz v[170:171], [v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x7f,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0x00,0x00,0x00]

image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_lz v[85:86], [v85, v170, v85], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x7c,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0x00,0x00]

image_sample_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_lz v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x7c,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x00,0x00]

image_sample_lz off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_lz off, [v85, v170, v85], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x7c,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0x00,0x00]

image_sample_lz_o v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_lz_o v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0xa4,0xf0,0x55,0x55,0x15,0x54]

image_sample_lz_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_lz_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0xa7,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xa4,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_lz_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_lz_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0xa7,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_lz_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0xa4,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_lz_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0xa4,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_sample_lz_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_lz_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xa4,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_o v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_o v[85:86], v[85:88], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x94,0xf0,0x55,0x55,0x15,0x54]

image_sample_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_o v[170:171], v[170:172], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x97,0xf0,0xaa,0xaa,0x6a,0x28]

image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x94,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_sample_o v[170:171], [v170, v85, v170], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x97,0xf0,0xaa,0xaa,0x6a,0x28,0x55,0xaa,0x00,0x00]

image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:2D_ARRAY
// GFX11: image_sample_o v[85:86], [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x94,0xf0,0x55,0x55,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_sample_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:2D_ARRAY
// GFX11: image_sample_o v[170:171], [v170, v85, v170, v85], s[40:47], s[40:43] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x94,0xf0,0xaa,0xaa,0x0a,0x28,0x55,0xaa,0x55,0x00]

image_sample_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_o off, [v85, v170, v85, v170], s[84:91], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x94,0xf0,0x55,0x00,0x15,0x54,0xaa,0x55,0xaa,0x00]

image_store v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_store v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x18,0xf0,0x55,0x55,0x15,0x00]

image_store v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_store v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x1b,0xf0,0xaa,0xaa,0x6a,0x00]

image_store v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_store v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x18,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_store v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_store v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x1b,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_store v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_MSAA_ARRAY
// GFX11: image_store v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x05,0x18,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_store v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_MSAA_ARRAY
// GFX11: image_store v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x0a,0x18,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_store_mip v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_store_mip v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x1c,0xf0,0x55,0x55,0x15,0x00]

image_store_mip v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_store_mip v[170:171], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x88,0xfa,0x1f,0xf0,0xaa,0xaa,0x6a,0x00]

image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x1c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_store_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16
// GFX11: image_store_mip v[170:171], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe d16 ; encoding: [0x89,0xfa,0x1f,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_ARRAY
// GFX11: image_store_mip v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x1c,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_store_mip v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_ARRAY
// GFX11: image_store_mip v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x1c,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_store_mip_pck v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_store_mip_pck v[85:86], v[85:88], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x24,0xf0,0x55,0x55,0x15,0x00]

image_store_mip_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_store_mip_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xfa,0x25,0xf0,0xaa,0xaa,0x6a,0x00]

image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x24,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_store_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_store_mip_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xfa,0x25,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_ARRAY
// GFX11: image_store_mip_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x24,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_store_mip_pck v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_ARRAY
// GFX11: image_store_mip_pck v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0a,0x24,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

image_store_pck v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_store_pck v[85:86], v[85:87], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x05,0x20,0xf0,0x55,0x55,0x15,0x00]

image_store_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_store_pck v[170:172], v[170:171], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x88,0xfa,0x21,0xf0,0xaa,0xaa,0x6a,0x00]

image_store_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_store_pck v[85:86], [v85, v170, v85], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x05,0x20,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0x00,0x00]

image_store_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe
// GFX11: image_store_pck v[170:172], [v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_3D unorm glc slc dlc r128 a16 tfe lwe ; encoding: [0x89,0xfa,0x21,0xf0,0xaa,0xaa,0x6a,0x00,0x55,0x00,0x00,0x00]

image_store_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:2D_MSAA_ARRAY
// GFX11: image_store_pck v[85:86], [v85, v170, v85, v170], s[84:91] dmask:0x5 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x05,0x20,0xf0,0x55,0x55,0x15,0x00,0xaa,0x55,0xaa,0x00]

image_store_pck v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:2D_MSAA_ARRAY
// GFX11: image_store_pck v[170:171], [v170, v85, v170, v85], s[40:47] dmask:0xa dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x0a,0x20,0xf0,0xaa,0xaa,0x0a,0x00,0x55,0xaa,0x55,0x00]

// dmask and the size of the data.

image_load v0, v[1:2], s[0:7] dmask:0x0 dim:2D
// GFX11: image_load v0, v[1:2], s[0:7] dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x00,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v0, v[1:2], s[0:7] dmask:0x1 dim:2D
// GFX11: image_load v0, v[1:2], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x01,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v0, v[1:2], s[0:7] dmask:0x2 dim:2D
// GFX11: image_load v0, v[1:2], s[0:7] dmask:0x2 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x02,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:1], v[1:2], s[0:7] dmask:0x3 dim:2D
// GFX11: image_load v[0:1], v[1:2], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x03,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v0, v[1:2], s[0:7] dmask:0x4 dim:2D
// GFX11: image_load v0, v[1:2], s[0:7] dmask:0x4 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x04,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:1], v[1:2], s[0:7] dmask:0x5 dim:2D
// GFX11: image_load v[0:1], v[1:2], s[0:7] dmask:0x5 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x05,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:1], v[1:2], s[0:7] dmask:0x6 dim:2D
// GFX11: image_load v[0:1], v[1:2], s[0:7] dmask:0x6 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x06,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:2], v[1:2], s[0:7] dmask:0x7 dim:2D
// GFX11: image_load v[0:2], v[1:2], s[0:7] dmask:0x7 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x07,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v0, v[1:2], s[0:7] dmask:0x8 dim:2D
// GFX11: image_load v0, v[1:2], s[0:7] dmask:0x8 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x08,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:1], v[1:2], s[0:7] dmask:0x9 dim:2D
// GFX11: image_load v[0:1], v[1:2], s[0:7] dmask:0x9 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x09,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:1], v[1:2], s[0:7] dmask:0xa dim:2D
// GFX11: image_load v[0:1], v[1:2], s[0:7] dmask:0xa dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0a,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:2], v[1:2], s[0:7] dmask:0xb dim:2D
// GFX11: image_load v[0:2], v[1:2], s[0:7] dmask:0xb dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0b,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:1], v[1:2], s[0:7] dmask:0xc dim:2D
// GFX11: image_load v[0:1], v[1:2], s[0:7] dmask:0xc dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0c,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:2], v[1:2], s[0:7] dmask:0xd dim:2D
// GFX11: image_load v[0:2], v[1:2], s[0:7] dmask:0xd dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0d,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:2], v[1:2], s[0:7] dmask:0xe dim:2D
// GFX11: image_load v[0:2], v[1:2], s[0:7] dmask:0xe dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0e,0x00,0xf0,0x01,0x00,0x00,0x00]

image_load v[0:3], v[1:2], s[0:7] dmask:0xf dim:2D
// GFX11: image_load v[0:3], v[1:2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x00,0xf0,0x01,0x00,0x00,0x00]

// dim, a16 and the size of the address.

image_load v[0:3], v8, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_load v[0:3], v8, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x00,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:10], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_load v[0:3], v[8:10], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0x00,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:10], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_load v[0:3], v[8:10], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0x00,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0x00,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:10], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_load v[0:3], v[8:10], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0x00,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:10], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA
// GFX11: image_load v[0:3], v[8:10], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x18,0x0f,0x00,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:11], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY
// GFX11: image_load v[0:3], v[8:11], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1c,0x0f,0x00,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v8, s[0:7] dmask:0xf dim:1D a16
// GFX11: image_load v[0:3], v8, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x01,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v8, s[0:7] dmask:0xf dim:2D a16
// GFX11: image_load v[0:3], v8, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0x01,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:3D a16
// GFX11: image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0x01,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:CUBE a16
// GFX11: image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0x01,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v8, s[0:7] dmask:0xf dim:1D_ARRAY a16
// GFX11: image_load v[0:3], v8, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0x01,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:2D_ARRAY a16
// GFX11: image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0x01,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:2D_MSAA a16
// GFX11: image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA a16 ; encoding: [0x18,0x0f,0x01,0xf0,0x08,0x00,0x00,0x00]

image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:2D_MSAA_ARRAY a16
// GFX11: image_load v[0:3], v[8:9], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY a16 ; encoding: [0x1c,0x0f,0x01,0xf0,0x08,0x00,0x00,0x00]

// Addresses in registers of their own.

image_load v[0:3], [v9], s[0:7] dmask:0xf dim:1D
// GFX11: image_load v[0:3], v9, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x09,0x00,0x00,0x00]

image_load v[0:3], [v9, v36], s[0:7] dmask:0xf dim:2D
// GFX11: image_load v[0:3], [v9, v36], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0x00,0xf0,0x09,0x00,0x00,0x00,0x24,0x00,0x00,0x00]

image_load v[0:3], [v9, v36, v81], s[0:7] dmask:0xf dim:3D
// GFX11: image_load v[0:3], [v9, v36, v81], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x00,0xf0,0x09,0x00,0x00,0x00,0x24,0x51,0x00,0x00]

image_load v[0:3], [v9, v36, v81], s[0:7] dmask:0xf dim:CUBE
// GFX11: image_load v[0:3], [v9, v36, v81], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0x00,0xf0,0x09,0x00,0x00,0x00,0x24,0x51,0x00,0x00]

image_load v[0:3], [v9, v36], s[0:7] dmask:0xf dim:1D_ARRAY
// GFX11: image_load v[0:3], [v9, v36], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0x00,0xf0,0x09,0x00,0x00,0x00,0x24,0x00,0x00,0x00]

image_load v[0:3], [v9, v36, v81], s[0:7] dmask:0xf dim:2D_ARRAY
// GFX11: image_load v[0:3], [v9, v36, v81], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x00,0xf0,0x09,0x00,0x00,0x00,0x24,0x51,0x00,0x00]

image_load v[0:3], [v9, v36, v81], s[0:7] dmask:0xf dim:2D_MSAA
// GFX11: image_load v[0:3], [v9, v36, v81], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x19,0x0f,0x00,0xf0,0x09,0x00,0x00,0x00,0x24,0x51,0x00,0x00]

image_load v[0:3], [v9, v36, v81, v144], s[0:7] dmask:0xf dim:2D_MSAA_ARRAY
// GFX11: image_load v[0:3], [v9, v36, v81, v144], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY ; encoding: [0x1d,0x0f,0x00,0xf0,0x09,0x00,0x00,0x00,0x24,0x51,0x90,0x00]

image_load_mip v[0:3], [v255, v0, v255, v0], s[0:7] dmask:0xf dim:3D
// GFX11: image_load_mip v[0:3], [v255, v0, v255, v0], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x04,0xf0,0xff,0x00,0x00,0x00,0x00,0xff,0x00,0x00]

image_load_mip v[0:3], [v0, v255, v0, v255], s[0:7] dmask:0xf dim:3D
// GFX11: image_load_mip v[0:3], [v0, v255, v0, v255], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x04,0xf0,0x00,0x00,0x00,0x00,0xff,0x00,0xff,0x00]

image_load_mip v[0:3], [v[1], v[2:2], v3, v[4]], s[0:7] dmask:0xf dim:3D
// GFX11: image_load_mip v[0:3], [v1, v2, v3, v4], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x04,0xf0,0x01,0x00,0x00,0x00,0x02,0x03,0x04,0x00]

image_load v[0:3], [v7], s[0:7] dmask:0xf dim:1D
// GFX11: image_load v[0:3], v7, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x07,0x00,0x00,0x00]

image_load [v0,v1,v2,v3], v7, s[0:7] dmask:0xf dim:1D
// GFX11: image_load v[0:3], v7, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x07,0x00,0x00,0x00]

image_load v[0:3] [v7 , v8] s[0:7] dmask:0xf dim:2D
// GFX11: image_load v[0:3], [v7, v8], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0x00,0xf0,0x07,0x00,0x00,0x00,0x08,0x00,0x00,0x00]

// Registers at their limits.

image_load v0, v0, s[0:7] dmask:0x1 dim:1D
// GFX11: image_load v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v255, v255, s[96:103] dmask:0x1 dim:1D
// GFX11: image_load v255, v255, s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x00,0xf0,0xff,0xff,0x18,0x00]

image_load v[252:255], v[253:255], ttmp[8:15] dmask:0xf dim:3D
// GFX11: image_load v[252:255], v[253:255], ttmp[8:15] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0x00,0xf0,0xfd,0xfc,0x1d,0x00]

image_load v5, v1, ttmp[0:7] dmask:1 dim:1D
// GFX11: image_load v5, v1, ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x00,0xf0,0x01,0x05,0x1b,0x00]

image_load v5, v1, ttmp[4:11] dmask:1 dim:1D
// GFX11: image_load v5, v1, ttmp[4:11] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x00,0xf0,0x01,0x05,0x1c,0x00]

image_sample v5, v1, s[96:103], s[100:103] dmask:1 dim:1D
// GFX11: image_sample v5, v1, s[96:103], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x6c,0xf0,0x01,0x05,0x18,0x64]

image_sample v5, v1, s[0:7], ttmp[12:15] dmask:1 dim:1D
// GFX11: image_sample v5, v1, s[0:7], ttmp[12:15] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x6c,0xf0,0x01,0x05,0x00,0x78]

image_sample v5, v1, s[0:7], ttmp[0:3] dmask:1 dim:1D
// GFX11: image_sample v5, v1, s[0:7], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x6c,0xf0,0x01,0x05,0x00,0x6c]

image_load v[251:255], v0, s[8:15] dmask:0xf dim:1D tfe
// GFX11: image_load v[251:255], v0, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D tfe ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0xfb,0x22,0x00]

// Modifiers.

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D unorm
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D unorm ; encoding: [0x80,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D glc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D glc ; encoding: [0x00,0x4f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D slc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D slc ; encoding: [0x00,0x1f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D dlc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D dlc ; encoding: [0x00,0x2f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D glc slc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D glc slc ; encoding: [0x00,0x5f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D glc dlc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D glc dlc ; encoding: [0x00,0x6f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D slc dlc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D slc dlc ; encoding: [0x00,0x3f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D glc slc dlc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D glc slc dlc ; encoding: [0x00,0x7f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D dlc glc slc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D glc slc dlc ; encoding: [0x00,0x7f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D r128
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D r128 ; encoding: [0x00,0x8f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D lwe
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D lwe ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x40,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D nounorm
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D noglc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D glc noslc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D glc ; encoding: [0x00,0x4f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D nor128
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D noa16
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D notfe
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D nolwe
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D nod16
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D unorm noglc nolwe
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D unorm ; encoding: [0x80,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D a16
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x01,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:4], v0, s[0:7] dmask:0xf dim:1D tfe
// GFX11: image_load v[0:4], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D tfe ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x20,0x00]

image_load v[0:1], v0, s[0:7] dmask:0xf dim:1D d16
// GFX11: image_load v[0:1], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D d16 ; encoding: [0x00,0x0f,0x02,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:2], v0, s[0:7] dmask:0xf dim:1D tfe d16
// GFX11: image_load v[0:2], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D tfe d16 ; encoding: [0x00,0x0f,0x02,0xf0,0x00,0x00,0x20,0x00]

image_load v[0:1], v0, s[0:7] dmask:0x7 dim:1D d16
// GFX11: image_load v[0:1], v0, s[0:7] dmask:0x7 dim:SQ_RSRC_IMG_1D d16 ; encoding: [0x00,0x07,0x02,0xf0,0x00,0x00,0x00,0x00]

image_load v0, v0, s[0:7] dim:1D
// GFX11: image_load v0, v0, s[0:7] dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x00,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v0, v0, s[0:7] dmask:0 dim:1D
// GFX11: image_load v0, v0, s[0:7] dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x00,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v0, v0, s[0:7] dmask:0x10 dim:1D
// GFX11: image_load v0, v0, s[0:7] dmask:0x10 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x00,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7] dmask:-1 dim:1D
// GFX11: image_load v[0:3], v0, s[0:7] dmask:-0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:2], v0, s[0:7] dmask:-2 dim:1D
// GFX11: image_load v[0:2], v0, s[0:7] dmask:-0x2 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0e,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:1], v0, s[0:7] dmask:1+2 dim:1D
// GFX11: image_load v[0:1], v0, s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x03,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:3], v0, s[0:7], dmask:0xf, dim:1D, glc
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D glc ; encoding: [0x00,0x4f,0x00,0xf0,0x00,0x00,0x00,0x00]

IMAGE_LOAD v[0:3], v0, s[0:7] dmask:0xf dim:1D
// GFX11: image_load v[0:3], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x00,0xf0,0x00,0x00,0x00,0x00]

image_load v[0:4], v[4:7], s[0:7] dmask:0xf dim:2D_MSAA_ARRAY unorm glc slc dlc r128 tfe lwe
// GFX11: image_load v[0:4], v[4:7], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm glc slc dlc r128 tfe lwe ; encoding: [0x9c,0xff,0x00,0xf0,0x04,0x00,0x60,0x00]

// Parts of the addresses of samplers.

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x09,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10]

image_sample off, [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample off, [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10]

image_sample off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0d,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x6c,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10]

image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x15,0x0f,0x6d,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x01,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x01,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_c_b_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x05,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x09,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o off, [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_c_b_cl_o off, [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o off, [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_c_b_cl_o off, [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0d,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x11,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x2c,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_c_b_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_c_b_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x15,0x0f,0x2d,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_d_cl v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x01,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_d_cl v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_d_cl v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x01,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_d_cl v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_d_cl v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_d_cl v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x05,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_d_cl v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x09,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl off, [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_d_cl off, [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_d_cl v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl off, [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_d_cl off, [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0d,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_d_cl v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_d_cl v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x11,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x04,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_cl v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_d_cl v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10]

image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_d_cl v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x15,0x0f,0x05,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x01,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x01,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:28], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:28], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:24]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:24]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x05,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:31], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:31], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:27]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:27]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x09,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o off, [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_c_d_cl_o off, [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o off, [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_c_d_cl_o off, [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0d,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x11,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x28,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_c_d_cl_o v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_c_d_cl_o v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x15,0x0f,0x29,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x01,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x01,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x05,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:29], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:25]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x09,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_c_d_cl_o_g16 off, [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0d,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x11,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:23]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x58,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10]

image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_c_d_cl_o_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x15,0x0f,0x59,0xf1,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_g16 v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_d_g16 v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x01,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_d_g16 v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_d_g16 v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x01,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_d_g16 v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_d_g16 v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_d_g16 v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_d_g16 v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x05,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_d_g16 v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_d_g16 v[0:3], v[20:26], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20, v235, v[20:22]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_d_g16 v[0:3], v[20:25], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20, v235, v[20:21]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x09,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_g16 v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_d_g16 v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 off, [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_d_g16 off, [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_g16 v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_d_g16 v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_d_g16 off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0d,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_d_g16 v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_d_g16 v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_d_g16 v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_d_g16 v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x11,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_d_g16 v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_g16 v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xe4,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_d_g16 v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_d_g16 v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10]

image_sample_d_g16 v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_d_g16 v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x15,0x0f,0xe5,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x01,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_l v[0:3], v20, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_l v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x05,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x09,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10]

image_sample_l off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_l off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10]

image_sample_l off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_l off, [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0d,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_l v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_l v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x11,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_l v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_l v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0x74,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_l v[0:3], v[20:21], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10]

image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_l v[0:3], [v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x15,0x0f,0x75,0xf0,0x14,0x00,0x02,0x10,0xeb,0x00,0x00,0x00]

image_sample_c_lz_o v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_c_lz_o v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D ; encoding: [0x01,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_c_lz_o v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_c_lz_o v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x00,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D a16 ; encoding: [0x01,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x05,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_c_lz_o v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_c_lz_o v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x05,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_c_lz_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_c_lz_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x08,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D ; encoding: [0x09,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x08,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D a16 ; encoding: [0x09,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_c_lz_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_c_lz_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0c,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o off, [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE
// GFX11: image_sample_c_lz_o off, [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE ; encoding: [0x0d,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0c,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16
// GFX11: image_sample_c_lz_o off, [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE a16 ; encoding: [0x0d,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x10,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY ; encoding: [0x11,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_c_lz_o v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_c_lz_o v[0:3], v[20:22], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x10,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 ; encoding: [0x11,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0x00,0x00]

image_sample_c_lz_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_lz_o v[0:3], v[20:24], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20, v235, v20], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x15,0x0f,0xb8,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x14]

image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_c_lz_o v[0:3], v[20:23], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x14,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10]

image_sample_c_lz_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16
// GFX11: image_sample_c_lz_o v[0:3], [v20, v235, v20, v235], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY a16 ; encoding: [0x15,0x0f,0xb9,0xf0,0x14,0x00,0x02,0x10,0xeb,0x14,0xeb,0x00]

image_sample_d v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:2D_ARRAY
// GFX11: image_sample_d v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY ; encoding: [0x14,0x0f,0x70,0xf0,0x14,0x00,0x02,0x10]

image_sample_d v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:2D
// GFX11: image_sample_d v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x0f,0x70,0xf0,0x14,0x00,0x02,0x10]

image_sample_d v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:2D a16
// GFX11: image_sample_d v[0:3], v[20:27], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x0f,0x71,0xf0,0x14,0x00,0x02,0x10]

image_sample off, v20, s[8:15], s[16:19] dmask:0x1 dim:1D
// GFX11: image_sample off, v20, s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x6c,0xf0,0x14,0x00,0x02,0x10]

image_sample off, v20, s[8:15], s[16:19] dmask:0x3 dim:1D tfe lwe d16
// GFX11: image_sample off, v20, s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_1D tfe lwe d16 ; encoding: [0x00,0x03,0x6e,0xf0,0x14,0x00,0x62,0x10]

// One component of four texels.

image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x1 dim:2D
// GFX11: image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x01,0xbc,0xf0,0x01,0x05,0x02,0x0c]

image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x2 dim:2D
// GFX11: image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x2 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x02,0xbc,0xf0,0x01,0x05,0x02,0x0c]

image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x4 dim:2D
// GFX11: image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x4 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x04,0xbc,0xf0,0x01,0x05,0x02,0x0c]

image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x8 dim:2D
// GFX11: image_gather4 v[5:8], v[1:2], s[8:15], s[12:15] dmask:0x8 dim:SQ_RSRC_IMG_2D ; encoding: [0x04,0x08,0xbc,0xf0,0x01,0x05,0x02,0x0c]

image_gather4 v[5:6], v[1:2], s[8:15], s[12:15] dmask:0x1 dim:2D d16
// GFX11: image_gather4 v[5:6], v[1:2], s[8:15], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D d16 ; encoding: [0x04,0x01,0xbe,0xf0,0x01,0x05,0x02,0x0c]

image_gather4 v[5:9], v[1:2], s[8:15], s[12:15] dmask:0x1 dim:2D tfe
// GFX11: image_gather4 v[5:9], v[1:2], s[8:15], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe ; encoding: [0x04,0x01,0xbc,0xf0,0x01,0x05,0x22,0x0c]

image_gather4 v[5:8], v1, s[8:15], s[12:15] dmask:0x1 dim:2D a16
// GFX11: image_gather4 v[5:8], v1, s[8:15], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D a16 ; encoding: [0x04,0x01,0xbd,0xf0,0x01,0x05,0x02,0x0c]

image_msaa_load v[1:4], v[5:7], s[8:15] dmask:0x1 dim:2D_MSAA
// GFX11: image_msaa_load v[1:4], v[5:7], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA ; encoding: [0x18,0x01,0x60,0xf0,0x05,0x01,0x02,0x00]

image_msaa_load v[1:2], v[5:7], s[8:15] dmask:0x4 dim:2D_MSAA d16
// GFX11: image_msaa_load v[1:2], v[5:7], s[8:15] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA d16 ; encoding: [0x18,0x04,0x62,0xf0,0x05,0x01,0x02,0x00]

image_msaa_load v[1:3], v[5:7], s[8:15] dmask:0x8 dim:2D_MSAA tfe d16
// GFX11: image_msaa_load v[1:3], v[5:7], s[8:15] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA tfe d16 ; encoding: [0x18,0x08,0x62,0xf0,0x05,0x01,0x22,0x00]

image_msaa_load v[1:5], [v5, v6, v7, v8], s[8:15] dmask:0x2 dim:2D_MSAA_ARRAY tfe
// GFX11: image_msaa_load v[1:5], [v5, v6, v7, v8], s[8:15] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY tfe ; encoding: [0x1d,0x02,0x60,0xf0,0x05,0x01,0x22,0x00,0x06,0x07,0x08,0x00]

image_msaa_load v[1:4], v[5:6], s[8:15] dmask:0x1 dim:2D_MSAA a16
// GFX11: image_msaa_load v[1:4], v[5:6], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA a16 ; encoding: [0x18,0x01,0x61,0xf0,0x05,0x01,0x02,0x00]

// Atomics.

image_atomic_add v5, v1, s[8:15] dmask:0x1 dim:1D
// GFX11: image_atomic_add v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x01,0x30,0xf0,0x01,0x05,0x02,0x00]

image_atomic_add v[5:6], v1, s[8:15] dmask:0x3 dim:1D
// GFX11: image_atomic_add v[5:6], v1, s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x03,0x30,0xf0,0x01,0x05,0x02,0x00]

image_atomic_add v[5:6], v1, s[8:15] dmask:0x1 dim:1D tfe
// GFX11: image_atomic_add v[5:6], v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D tfe ; encoding: [0x00,0x01,0x30,0xf0,0x01,0x05,0x22,0x00]

image_atomic_add v[5:7], v1, s[8:15] dmask:0x3 dim:1D glc tfe
// GFX11: image_atomic_add v[5:7], v1, s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_1D glc tfe ; encoding: [0x00,0x43,0x30,0xf0,0x01,0x05,0x22,0x00]

image_atomic_cmpswap v[5:6], v1, s[8:15] dmask:0x3 dim:1D
// GFX11: image_atomic_cmpswap v[5:6], v1, s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_1D ; encoding: [0x00,0x03,0x2c,0xf0,0x01,0x05,0x02,0x00]

image_atomic_cmpswap v[5:8], v1, s[8:15] dmask:0xf dim:1D glc
// GFX11: image_atomic_cmpswap v[5:8], v1, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D glc ; encoding: [0x00,0x4f,0x2c,0xf0,0x01,0x05,0x02,0x00]

image_atomic_cmpswap v[5:7], v1, s[8:15] dmask:0x3 dim:1D tfe
// GFX11: image_atomic_cmpswap v[5:7], v1, s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_1D tfe ; encoding: [0x00,0x03,0x2c,0xf0,0x01,0x05,0x22,0x00]

image_atomic_cmpswap v[5:9], v1, s[8:15] dmask:0xf dim:1D tfe
// GFX11: image_atomic_cmpswap v[5:9], v1, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D tfe ; encoding: [0x00,0x0f,0x2c,0xf0,0x01,0x05,0x22,0x00]

// Rays.

image_bvh_intersect_ray v[4:7], v[9:19], s[4:7]
// GFX11: image_bvh_intersect_ray v[4:7], v[9:19], s[4:7] ; encoding: [0x80,0x8f,0x64,0xf0,0x09,0x04,0x01,0x00]

image_bvh_intersect_ray v[4:7], v[9:16], s[4:7] a16
// GFX11: image_bvh_intersect_ray v[4:7], v[9:16], s[4:7] a16 ; encoding: [0x80,0x8f,0x65,0xf0,0x09,0x04,0x01,0x00]

image_bvh64_intersect_ray v[4:7], v[9:20], s[4:7]
// GFX11: image_bvh64_intersect_ray v[4:7], v[9:20], s[4:7] ; encoding: [0x80,0x8f,0x68,0xf0,0x09,0x04,0x01,0x00]

image_bvh64_intersect_ray v[4:7], v[9:17], s[4:7] a16
// GFX11: image_bvh64_intersect_ray v[4:7], v[9:17], s[4:7] a16 ; encoding: [0x80,0x8f,0x69,0xf0,0x09,0x04,0x01,0x00]

image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15]
// GFX11: image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15] ; encoding: [0x81,0x8f,0x64,0xf0,0x32,0x27,0x03,0x00,0x2e,0x14,0x28,0x2f]

image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42]], s[12:15] a16
// GFX11: image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42]], s[12:15] a16 ; encoding: [0x81,0x8f,0x65,0xf0,0x32,0x27,0x03,0x00,0x2e,0x14,0x28,0x00]

image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42], v[47:49]], s[12:15]
// GFX11: image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42], v[47:49]], s[12:15] ; encoding: [0x81,0x8f,0x68,0xf0,0x32,0x27,0x03,0x00,0x2e,0x14,0x28,0x2f]

image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42]], s[12:15] a16
// GFX11: image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42]], s[12:15] a16 ; encoding: [0x81,0x8f,0x69,0xf0,0x32,0x27,0x03,0x00,0x2e,0x14,0x28,0x00]

image_bvh_intersect_ray v[252:255], [v255, v255, v[253:255], v[253:255], v[253:255]], ttmp[12:15] noa16
// GFX11: image_bvh_intersect_ray v[252:255], [v255, v255, v[253:255], v[253:255], v[253:255]], ttmp[12:15] ; encoding: [0x81,0x8f,0x64,0xf0,0xff,0xfc,0x1e,0x00,0xff,0xfd,0xfd,0xfd]

image_bvh_intersect_ray v[170:173], [v85, v170, v[85:87], v[170:172], v[85:87]], s[84:87]
// GFX11: image_bvh_intersect_ray v[170:173], [v85, v170, v[85:87], v[170:172], v[85:87]], s[84:87] ; encoding: [0x81,0x8f,0x64,0xf0,0x55,0xaa,0x15,0x00,0xaa,0x55,0xaa,0x55]

image_bvh_intersect_ray v[85:88], [v170, v85, v[170:172], v[85:87], v[170:172]], s[40:43]
// GFX11: image_bvh_intersect_ray v[85:88], [v170, v85, v[170:172], v[85:87], v[170:172]], s[40:43] ; encoding: [0x81,0x8f,0x64,0xf0,0xaa,0x55,0x0a,0x00,0x55,0xaa,0x55,0xaa]

image_bvh_intersect_ray v[170:173], v[85:95], s[84:87]
// GFX11: image_bvh_intersect_ray v[170:173], v[85:95], s[84:87] ; encoding: [0x80,0x8f,0x64,0xf0,0x55,0xaa,0x15,0x00]

image_bvh_intersect_ray v[85:88], v[170:180], s[40:43]
// GFX11: image_bvh_intersect_ray v[85:88], v[170:180], s[40:43] ; encoding: [0x80,0x8f,0x64,0xf0,0xaa,0x55,0x0a,0x00]

image_bvh64_intersect_ray v[170:173], [v[85:86], v170, v[85:87], v[170:172], v[85:87]], s[84:87]
// GFX11: image_bvh64_intersect_ray v[170:173], [v[85:86], v170, v[85:87], v[170:172], v[85:87]], s[84:87] ; encoding: [0x81,0x8f,0x68,0xf0,0x55,0xaa,0x15,0x00,0xaa,0x55,0xaa,0x55]

image_bvh64_intersect_ray v[85:88], [v[170:171], v85, v[170:172], v[85:87], v[170:172]], s[40:43]
// GFX11: image_bvh64_intersect_ray v[85:88], [v[170:171], v85, v[170:172], v[85:87], v[170:172]], s[40:43] ; encoding: [0x81,0x8f,0x68,0xf0,0xaa,0x55,0x0a,0x00,0x55,0xaa,0x55,0xaa]

image_bvh64_intersect_ray v[170:173], v[85:96], s[84:87]
// GFX11: image_bvh64_intersect_ray v[170:173], v[85:96], s[84:87] ; encoding: [0x80,0x8f,0x68,0xf0,0x55,0xaa,0x15,0x00]

image_bvh64_intersect_ray v[85:88], v[170:181], s[40:43]
// GFX11: image_bvh64_intersect_ray v[85:88], v[170:181], s[40:43] ; encoding: [0x80,0x8f,0x68,0xf0,0xaa,0x55,0x0a,0x00]
