// Scalar memory of RDNA3: SMEM.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s

// Every instruction with every shape of offset: low, high and mixed bits.

s_atc_probe 0, s[2:3], 0x0
// GFX11: s_atc_probe 0, s[2:3], 0x0 ; encoding: [0x01,0x00,0x88,0xf4,0x00,0x00,0x00,0xf8]

s_atc_probe 127, s[104:105], 0xfffff glc dlc
// GFX11: s_atc_probe 0x7f, s[104:105], 0xfffff glc dlc ; encoding: [0xf4,0x1f,0x88,0xf4,0xff,0xff,0x0f,0xf8]

s_atc_probe 85, s[84:85], -0x55555 glc
// GFX11: s_atc_probe 0x55, s[84:85], -0x55555 glc ; encoding: [0x6a,0x15,0x88,0xf4,0xab,0xaa,0x1a,0xf8]

s_atc_probe 0, s[2:3], s0 offset:0x0
// GFX11: s_atc_probe 0, s[2:3], s0 offset:0x0 ; encoding: [0x01,0x00,0x88,0xf4,0x00,0x00,0x00,0x00]

s_atc_probe 127, s[104:105], s105 offset:-0x1 glc dlc
// GFX11: s_atc_probe 0x7f, s[104:105], s105 offset:-0x1 glc dlc ; encoding: [0xf4,0x1f,0x88,0xf4,0xff,0xff,0x1f,0xd2]

s_atc_probe 85, s[84:85], s85 offset:0xaaaaa glc
// GFX11: s_atc_probe 0x55, s[84:85], s85 offset:0xaaaaa glc ; encoding: [0x6a,0x15,0x88,0xf4,0xaa,0xaa,0x0a,0xaa]

s_atc_probe 0, s[2:3], s0
// GFX11: s_atc_probe 0, s[2:3], s0 ; encoding: [0x01,0x00,0x88,0xf4,0x00,0x00,0x00,0x00]

s_atc_probe 127, s[104:105], s105 glc dlc
// GFX11: s_atc_probe 0x7f, s[104:105], s105 glc dlc ; encoding: [0xf4,0x1f,0x88,0xf4,0x00,0x00,0x00,0xd2]

s_atc_probe 85, s[84:85], s85 glc
// GFX11: s_atc_probe 0x55, s[84:85], s85 glc ; encoding: [0x6a,0x15,0x88,0xf4,0x00,0x00,0x00,0xaa]

s_atc_probe_buffer 0, s[4:7], 0x0
// GFX11: s_atc_probe_buffer 0, s[4:7], 0x0 ; encoding: [0x02,0x00,0x8c,0xf4,0x00,0x00,0x00,0xf8]

s_atc_probe_buffer 127, s[100:103], 0xfffff glc dlc
// GFX11: s_atc_probe_buffer 0x7f, s[100:103], 0xfffff glc dlc ; encoding: [0xf2,0x1f,0x8c,0xf4,0xff,0xff,0x0f,0xf8]

s_atc_probe_buffer 85, s[40:43], 0x55555 glc
// GFX11: s_atc_probe_buffer 0x55, s[40:43], 0x55555 glc ; encoding: [0x54,0x15,0x8c,0xf4,0x55,0x55,0x05,0xf8]

s_atc_probe_buffer 0, s[4:7], s0 offset:0x0
// GFX11: s_atc_probe_buffer 0, s[4:7], s0 offset:0x0 ; encoding: [0x02,0x00,0x8c,0xf4,0x00,0x00,0x00,0x00]

s_atc_probe_buffer 127, s[100:103], s105 offset:0xfffff glc dlc
// GFX11: s_atc_probe_buffer 0x7f, s[100:103], s105 offset:0xfffff glc dlc ; encoding: [0xf2,0x1f,0x8c,0xf4,0xff,0xff,0x0f,0xd2]

s_atc_probe_buffer 85, s[40:43], s85 offset:0xaaaaa glc
// GFX11: s_atc_probe_buffer 0x55, s[40:43], s85 offset:0xaaaaa glc ; encoding: [0x54,0x15,0x8c,0xf4,0xaa,0xaa,0x0a,0xaa]

s_atc_probe_buffer 0, s[4:7], s0
// GFX11: s_atc_probe_buffer 0, s[4:7], s0 ; encoding: [0x02,0x00,0x8c,0xf4,0x00,0x00,0x00,0x00]

s_atc_probe_buffer 127, s[100:103], s105 glc dlc
// GFX11: s_atc_probe_buffer 0x7f, s[100:103], s105 glc dlc ; encoding: [0xf2,0x1f,0x8c,0xf4,0x00,0x00,0x00,0xd2]

s_atc_probe_buffer 85, s[40:43], s85 glc
// GFX11: s_atc_probe_buffer 0x55, s[40:43], s85 glc ; encoding: [0x54,0x15,0x8c,0xf4,0x00,0x00,0x00,0xaa]

s_buffer_load_b128 s[8:11], s[4:7], 0x0
// GFX11: s_buffer_load_b128 s[8:11], s[4:7], 0x0 ; encoding: [0x02,0x02,0x28,0xf4,0x00,0x00,0x00,0xf8]

s_buffer_load_b128 s[100:103], s[100:103], 0xfffff glc dlc
// GFX11: s_buffer_load_b128 s[100:103], s[100:103], 0xfffff glc dlc ; encoding: [0x32,0x79,0x28,0xf4,0xff,0xff,0x0f,0xf8]

s_buffer_load_b128 s[40:43], s[40:43], 0x55555 glc
// GFX11: s_buffer_load_b128 s[40:43], s[40:43], 0x55555 glc ; encoding: [0x14,0x4a,0x28,0xf4,0x55,0x55,0x05,0xf8]

s_buffer_load_b128 s[8:11], s[4:7], s0 offset:0x0
// GFX11: s_buffer_load_b128 s[8:11], s[4:7], s0 offset:0x0 ; encoding: [0x02,0x02,0x28,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b128 s[100:103], s[100:103], s105 offset:0xfffff glc dlc
// GFX11: s_buffer_load_b128 s[100:103], s[100:103], s105 offset:0xfffff glc dlc ; encoding: [0x32,0x79,0x28,0xf4,0xff,0xff,0x0f,0xd2]

s_buffer_load_b128 s[40:43], s[40:43], s85 offset:0xaaaaa glc
// GFX11: s_buffer_load_b128 s[40:43], s[40:43], s85 offset:0xaaaaa glc ; encoding: [0x14,0x4a,0x28,0xf4,0xaa,0xaa,0x0a,0xaa]

s_buffer_load_b128 s[8:11], s[4:7], s0
// GFX11: s_buffer_load_b128 s[8:11], s[4:7], s0 ; encoding: [0x02,0x02,0x28,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b128 s[100:103], s[100:103], s105 glc dlc
// GFX11: s_buffer_load_b128 s[100:103], s[100:103], s105 glc dlc ; encoding: [0x32,0x79,0x28,0xf4,0x00,0x00,0x00,0xd2]

s_buffer_load_b128 s[40:43], s[40:43], s85 glc
// GFX11: s_buffer_load_b128 s[40:43], s[40:43], s85 glc ; encoding: [0x14,0x4a,0x28,0xf4,0x00,0x00,0x00,0xaa]

s_buffer_load_b256 s[8:15], s[4:7], 0x0
// GFX11: s_buffer_load_b256 s[8:15], s[4:7], 0x0 ; encoding: [0x02,0x02,0x2c,0xf4,0x00,0x00,0x00,0xf8]

s_buffer_load_b256 s[92:99], s[100:103], 0xfffff glc dlc
// GFX11: s_buffer_load_b256 s[92:99], s[100:103], 0xfffff glc dlc ; encoding: [0x32,0x77,0x2c,0xf4,0xff,0xff,0x0f,0xf8]

s_buffer_load_b256 s[40:47], s[40:43], 0x55555 glc
// GFX11: s_buffer_load_b256 s[40:47], s[40:43], 0x55555 glc ; encoding: [0x14,0x4a,0x2c,0xf4,0x55,0x55,0x05,0xf8]

s_buffer_load_b256 s[8:15], s[4:7], s0 offset:0x0
// GFX11: s_buffer_load_b256 s[8:15], s[4:7], s0 offset:0x0 ; encoding: [0x02,0x02,0x2c,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b256 s[92:99], s[100:103], s105 offset:0xfffff glc dlc
// GFX11: s_buffer_load_b256 s[92:99], s[100:103], s105 offset:0xfffff glc dlc ; encoding: [0x32,0x77,0x2c,0xf4,0xff,0xff,0x0f,0xd2]

s_buffer_load_b256 s[40:47], s[40:43], s85 offset:0xaaaaa glc
// GFX11: s_buffer_load_b256 s[40:47], s[40:43], s85 offset:0xaaaaa glc ; encoding: [0x14,0x4a,0x2c,0xf4,0xaa,0xaa,0x0a,0xaa]

s_buffer_load_b256 s[8:15], s[4:7], s0
// GFX11: s_buffer_load_b256 s[8:15], s[4:7], s0 ; encoding: [0x02,0x02,0x2c,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b256 s[92:99], s[100:103], s105 glc dlc
// GFX11: s_buffer_load_b256 s[92:99], s[100:103], s105 glc dlc ; encoding: [0x32,0x77,0x2c,0xf4,0x00,0x00,0x00,0xd2]

s_buffer_load_b256 s[40:47], s[40:43], s85 glc
// GFX11: s_buffer_load_b256 s[40:47], s[40:43], s85 glc ; encoding: [0x14,0x4a,0x2c,0xf4,0x00,0x00,0x00,0xaa]

s_buffer_load_b32 s0, s[4:7], 0x0
// GFX11: s_buffer_load_b32 s0, s[4:7], 0x0 ; encoding: [0x02,0x00,0x20,0xf4,0x00,0x00,0x00,0xf8]

s_buffer_load_b32 s105, s[100:103], 0xfffff glc dlc
// GFX11: s_buffer_load_b32 s105, s[100:103], 0xfffff glc dlc ; encoding: [0x72,0x7a,0x20,0xf4,0xff,0xff,0x0f,0xf8]

s_buffer_load_b32 s85, s[40:43], 0x55555 glc
// GFX11: s_buffer_load_b32 s85, s[40:43], 0x55555 glc ; encoding: [0x54,0x55,0x20,0xf4,0x55,0x55,0x05,0xf8]

s_buffer_load_b32 s0, s[4:7], s0 offset:0x0
// GFX11: s_buffer_load_b32 s0, s[4:7], s0 offset:0x0 ; encoding: [0x02,0x00,0x20,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b32 s105, s[100:103], s105 offset:0xfffff glc dlc
// GFX11: s_buffer_load_b32 s105, s[100:103], s105 offset:0xfffff glc dlc ; encoding: [0x72,0x7a,0x20,0xf4,0xff,0xff,0x0f,0xd2]

s_buffer_load_b32 s85, s[40:43], s85 offset:0xaaaaa glc
// GFX11: s_buffer_load_b32 s85, s[40:43], s85 offset:0xaaaaa glc ; encoding: [0x54,0x55,0x20,0xf4,0xaa,0xaa,0x0a,0xaa]

s_buffer_load_b32 s0, s[4:7], s0
// GFX11: s_buffer_load_b32 s0, s[4:7], s0 ; encoding: [0x02,0x00,0x20,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b32 s105, s[100:103], s105 glc dlc
// GFX11: s_buffer_load_b32 s105, s[100:103], s105 glc dlc ; encoding: [0x72,0x7a,0x20,0xf4,0x00,0x00,0x00,0xd2]

s_buffer_load_b32 s85, s[40:43], s85 glc
// GFX11: s_buffer_load_b32 s85, s[40:43], s85 glc ; encoding: [0x54,0x55,0x20,0xf4,0x00,0x00,0x00,0xaa]

s_buffer_load_b512 s[8:23], s[4:7], 0x0
// GFX11: s_buffer_load_b512 s[8:23], s[4:7], 0x0 ; encoding: [0x02,0x02,0x30,0xf4,0x00,0x00,0x00,0xf8]

s_buffer_load_b512 s[84:99], s[100:103], 0xfffff glc dlc
// GFX11: s_buffer_load_b512 s[84:99], s[100:103], 0xfffff glc dlc ; encoding: [0x32,0x75,0x30,0xf4,0xff,0xff,0x0f,0xf8]

s_buffer_load_b512 s[40:55], s[40:43], 0x55555 glc
// GFX11: s_buffer_load_b512 s[40:55], s[40:43], 0x55555 glc ; encoding: [0x14,0x4a,0x30,0xf4,0x55,0x55,0x05,0xf8]

s_buffer_load_b512 s[8:23], s[4:7], s0 offset:0x0
// GFX11: s_buffer_load_b512 s[8:23], s[4:7], s0 offset:0x0 ; encoding: [0x02,0x02,0x30,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b512 s[84:99], s[100:103], s105 offset:0xfffff glc dlc
// GFX11: s_buffer_load_b512 s[84:99], s[100:103], s105 offset:0xfffff glc dlc ; encoding: [0x32,0x75,0x30,0xf4,0xff,0xff,0x0f,0xd2]

s_buffer_load_b512 s[40:55], s[40:43], s85 offset:0xaaaaa glc
// GFX11: s_buffer_load_b512 s[40:55], s[40:43], s85 offset:0xaaaaa glc ; encoding: [0x14,0x4a,0x30,0xf4,0xaa,0xaa,0x0a,0xaa]

s_buffer_load_b512 s[8:23], s[4:7], s0
// GFX11: s_buffer_load_b512 s[8:23], s[4:7], s0 ; encoding: [0x02,0x02,0x30,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b512 s[84:99], s[100:103], s105 glc dlc
// GFX11: s_buffer_load_b512 s[84:99], s[100:103], s105 glc dlc ; encoding: [0x32,0x75,0x30,0xf4,0x00,0x00,0x00,0xd2]

s_buffer_load_b512 s[40:55], s[40:43], s85 glc
// GFX11: s_buffer_load_b512 s[40:55], s[40:43], s85 glc ; encoding: [0x14,0x4a,0x30,0xf4,0x00,0x00,0x00,0xaa]

s_buffer_load_b64 s[2:3], s[4:7], 0x0
// GFX11: s_buffer_load_b64 s[2:3], s[4:7], 0x0 ; encoding: [0x82,0x00,0x24,0xf4,0x00,0x00,0x00,0xf8]

s_buffer_load_b64 s[104:105], s[100:103], 0xfffff glc dlc
// GFX11: s_buffer_load_b64 s[104:105], s[100:103], 0xfffff glc dlc ; encoding: [0x32,0x7a,0x24,0xf4,0xff,0xff,0x0f,0xf8]

s_buffer_load_b64 s[42:43], s[40:43], 0x55555 glc
// GFX11: s_buffer_load_b64 s[42:43], s[40:43], 0x55555 glc ; encoding: [0x94,0x4a,0x24,0xf4,0x55,0x55,0x05,0xf8]

s_buffer_load_b64 s[2:3], s[4:7], s0 offset:0x0
// GFX11: s_buffer_load_b64 s[2:3], s[4:7], s0 offset:0x0 ; encoding: [0x82,0x00,0x24,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b64 s[104:105], s[100:103], s105 offset:0xfffff glc dlc
// GFX11: s_buffer_load_b64 s[104:105], s[100:103], s105 offset:0xfffff glc dlc ; encoding: [0x32,0x7a,0x24,0xf4,0xff,0xff,0x0f,0xd2]

s_buffer_load_b64 s[42:43], s[40:43], s85 offset:0xaaaaa glc
// GFX11: s_buffer_load_b64 s[42:43], s[40:43], s85 offset:0xaaaaa glc ; encoding: [0x94,0x4a,0x24,0xf4,0xaa,0xaa,0x0a,0xaa]

s_buffer_load_b64 s[2:3], s[4:7], s0
// GFX11: s_buffer_load_b64 s[2:3], s[4:7], s0 ; encoding: [0x82,0x00,0x24,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_b64 s[104:105], s[100:103], s105 glc dlc
// GFX11: s_buffer_load_b64 s[104:105], s[100:103], s105 glc dlc ; encoding: [0x32,0x7a,0x24,0xf4,0x00,0x00,0x00,0xd2]

s_buffer_load_b64 s[42:43], s[40:43], s85 glc
// GFX11: s_buffer_load_b64 s[42:43], s[40:43], s85 glc ; encoding: [0x94,0x4a,0x24,0xf4,0x00,0x00,0x00,0xaa]

s_dcache_inv
// GFX11: s_dcache_inv ; encoding: [0x00,0x00,0x84,0xf4,0x00,0x00,0x00,0x00]

s_gl1_inv
// GFX11: s_gl1_inv ; encoding: [0x00,0x00,0x80,0xf4,0x00,0x00,0x00,0x00]

s_load_b128 s[8:11], s[2:3], 0x0
// GFX11: s_load_b128 s[8:11], s[2:3], 0x0 ; encoding: [0x01,0x02,0x08,0xf4,0x00,0x00,0x00,0xf8]

s_load_b128 s[100:103], s[104:105], 0xfffff glc dlc
// GFX11: s_load_b128 s[100:103], s[104:105], 0xfffff glc dlc ; encoding: [0x34,0x79,0x08,0xf4,0xff,0xff,0x0f,0xf8]

s_load_b128 s[40:43], s[84:85], -0x55555 glc
// GFX11: s_load_b128 s[40:43], s[84:85], -0x55555 glc ; encoding: [0x2a,0x4a,0x08,0xf4,0xab,0xaa,0x1a,0xf8]

s_load_b128 s[8:11], s[2:3], s0 offset:0x0
// GFX11: s_load_b128 s[8:11], s[2:3], s0 offset:0x0 ; encoding: [0x01,0x02,0x08,0xf4,0x00,0x00,0x00,0x00]

s_load_b128 s[100:103], s[104:105], s105 offset:-0x1 glc dlc
// GFX11: s_load_b128 s[100:103], s[104:105], s105 offset:-0x1 glc dlc ; encoding: [0x34,0x79,0x08,0xf4,0xff,0xff,0x1f,0xd2]

s_load_b128 s[40:43], s[84:85], s85 offset:0xaaaaa glc
// GFX11: s_load_b128 s[40:43], s[84:85], s85 offset:0xaaaaa glc ; encoding: [0x2a,0x4a,0x08,0xf4,0xaa,0xaa,0x0a,0xaa]

s_load_b128 s[8:11], s[2:3], s0
// GFX11: s_load_b128 s[8:11], s[2:3], s0 ; encoding: [0x01,0x02,0x08,0xf4,0x00,0x00,0x00,0x00]

s_load_b128 s[100:103], s[104:105], s105 glc dlc
// GFX11: s_load_b128 s[100:103], s[104:105], s105 glc dlc ; encoding: [0x34,0x79,0x08,0xf4,0x00,0x00,0x00,0xd2]

s_load_b128 s[40:43], s[84:85], s85 glc
// GFX11: s_load_b128 s[40:43], s[84:85], s85 glc ; encoding: [0x2a,0x4a,0x08,0xf4,0x00,0x00,0x00,0xaa]

s_load_b256 s[8:15], s[2:3], 0x0
// GFX11: s_load_b256 s[8:15], s[2:3], 0x0 ; encoding: [0x01,0x02,0x0c,0xf4,0x00,0x00,0x00,0xf8]

s_load_b256 s[92:99], s[104:105], 0xfffff glc dlc
// GFX11: s_load_b256 s[92:99], s[104:105], 0xfffff glc dlc ; encoding: [0x34,0x77,0x0c,0xf4,0xff,0xff,0x0f,0xf8]

s_load_b256 s[40:47], s[84:85], -0x55555 glc
// GFX11: s_load_b256 s[40:47], s[84:85], -0x55555 glc ; encoding: [0x2a,0x4a,0x0c,0xf4,0xab,0xaa,0x1a,0xf8]

s_load_b256 s[8:15], s[2:3], s0 offset:0x0
// GFX11: s_load_b256 s[8:15], s[2:3], s0 offset:0x0 ; encoding: [0x01,0x02,0x0c,0xf4,0x00,0x00,0x00,0x00]

s_load_b256 s[92:99], s[104:105], s105 offset:-0x1 glc dlc
// GFX11: s_load_b256 s[92:99], s[104:105], s105 offset:-0x1 glc dlc ; encoding: [0x34,0x77,0x0c,0xf4,0xff,0xff,0x1f,0xd2]

s_load_b256 s[40:47], s[84:85], s85 offset:0xaaaaa glc
// GFX11: s_load_b256 s[40:47], s[84:85], s85 offset:0xaaaaa glc ; encoding: [0x2a,0x4a,0x0c,0xf4,0xaa,0xaa,0x0a,0xaa]

s_load_b256 s[8:15], s[2:3], s0
// GFX11: s_load_b256 s[8:15], s[2:3], s0 ; encoding: [0x01,0x02,0x0c,0xf4,0x00,0x00,0x00,0x00]

s_load_b256 s[92:99], s[104:105], s105 glc dlc
// GFX11: s_load_b256 s[92:99], s[104:105], s105 glc dlc ; encoding: [0x34,0x77,0x0c,0xf4,0x00,0x00,0x00,0xd2]

s_load_b256 s[40:47], s[84:85], s85 glc
// GFX11: s_load_b256 s[40:47], s[84:85], s85 glc ; encoding: [0x2a,0x4a,0x0c,0xf4,0x00,0x00,0x00,0xaa]

s_load_b32 s0, s[2:3], 0x0
// GFX11: s_load_b32 s0, s[2:3], 0x0 ; encoding: [0x01,0x00,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s105, s[104:105], 0xfffff glc dlc
// GFX11: s_load_b32 s105, s[104:105], 0xfffff glc dlc ; encoding: [0x74,0x7a,0x00,0xf4,0xff,0xff,0x0f,0xf8]

s_load_b32 s85, s[84:85], -0x55555 glc
// GFX11: s_load_b32 s85, s[84:85], -0x55555 glc ; encoding: [0x6a,0x55,0x00,0xf4,0xab,0xaa,0x1a,0xf8]

s_load_b32 s0, s[2:3], s0 offset:0x0
// GFX11: s_load_b32 s0, s[2:3], s0 offset:0x0 ; encoding: [0x01,0x00,0x00,0xf4,0x00,0x00,0x00,0x00]

s_load_b32 s105, s[104:105], s105 offset:-0x1 glc dlc
// GFX11: s_load_b32 s105, s[104:105], s105 offset:-0x1 glc dlc ; encoding: [0x74,0x7a,0x00,0xf4,0xff,0xff,0x1f,0xd2]

s_load_b32 s85, s[84:85], s85 offset:0xaaaaa glc
// GFX11: s_load_b32 s85, s[84:85], s85 offset:0xaaaaa glc ; encoding: [0x6a,0x55,0x00,0xf4,0xaa,0xaa,0x0a,0xaa]

s_load_b32 s0, s[2:3], s0
// GFX11: s_load_b32 s0, s[2:3], s0 ; encoding: [0x01,0x00,0x00,0xf4,0x00,0x00,0x00,0x00]

s_load_b32 s105, s[104:105], s105 glc dlc
// GFX11: s_load_b32 s105, s[104:105], s105 glc dlc ; encoding: [0x74,0x7a,0x00,0xf4,0x00,0x00,0x00,0xd2]

s_load_b32 s85, s[84:85], s85 glc
// GFX11: s_load_b32 s85, s[84:85], s85 glc ; encoding: [0x6a,0x55,0x00,0xf4,0x00,0x00,0x00,0xaa]

s_load_b512 s[8:23], s[2:3], 0x0
// GFX11: s_load_b512 s[8:23], s[2:3], 0x0 ; encoding: [0x01,0x02,0x10,0xf4,0x00,0x00,0x00,0xf8]

s_load_b512 s[84:99], s[104:105], 0xfffff glc dlc
// GFX11: s_load_b512 s[84:99], s[104:105], 0xfffff glc dlc ; encoding: [0x34,0x75,0x10,0xf4,0xff,0xff,0x0f,0xf8]

s_load_b512 s[40:55], s[84:85], -0x55555 glc
// GFX11: s_load_b512 s[40:55], s[84:85], -0x55555 glc ; encoding: [0x2a,0x4a,0x10,0xf4,0xab,0xaa,0x1a,0xf8]

s_load_b512 s[8:23], s[2:3], s0 offset:0x0
// GFX11: s_load_b512 s[8:23], s[2:3], s0 offset:0x0 ; encoding: [0x01,0x02,0x10,0xf4,0x00,0x00,0x00,0x00]

s_load_b512 s[84:99], s[104:105], s105 offset:-0x1 glc dlc
// GFX11: s_load_b512 s[84:99], s[104:105], s105 offset:-0x1 glc dlc ; encoding: [0x34,0x75,0x10,0xf4,0xff,0xff,0x1f,0xd2]

s_load_b512 s[40:55], s[84:85], s85 offset:0xaaaaa glc
// GFX11: s_load_b512 s[40:55], s[84:85], s85 offset:0xaaaaa glc ; encoding: [0x2a,0x4a,0x10,0xf4,0xaa,0xaa,0x0a,0xaa]

s_load_b512 s[8:23], s[2:3], s0
// GFX11: s_load_b512 s[8:23], s[2:3], s0 ; encoding: [0x01,0x02,0x10,0xf4,0x00,0x00,0x00,0x00]

s_load_b512 s[84:99], s[104:105], s105 glc dlc
// GFX11: s_load_b512 s[84:99], s[104:105], s105 glc dlc ; encoding: [0x34,0x75,0x10,0xf4,0x00,0x00,0x00,0xd2]

s_load_b512 s[40:55], s[84:85], s85 glc
// GFX11: s_load_b512 s[40:55], s[84:85], s85 glc ; encoding: [0x2a,0x4a,0x10,0xf4,0x00,0x00,0x00,0xaa]

s_load_b64 s[2:3], s[2:3], 0x0
// GFX11: s_load_b64 s[2:3], s[2:3], 0x0 ; encoding: [0x81,0x00,0x04,0xf4,0x00,0x00,0x00,0xf8]

s_load_b64 s[104:105], s[104:105], 0xfffff glc dlc
// GFX11: s_load_b64 s[104:105], s[104:105], 0xfffff glc dlc ; encoding: [0x34,0x7a,0x04,0xf4,0xff,0xff,0x0f,0xf8]

s_load_b64 s[42:43], s[84:85], -0x55555 glc
// GFX11: s_load_b64 s[42:43], s[84:85], -0x55555 glc ; encoding: [0xaa,0x4a,0x04,0xf4,0xab,0xaa,0x1a,0xf8]

s_load_b64 s[2:3], s[2:3], s0 offset:0x0
// GFX11: s_load_b64 s[2:3], s[2:3], s0 offset:0x0 ; encoding: [0x81,0x00,0x04,0xf4,0x00,0x00,0x00,0x00]

s_load_b64 s[104:105], s[104:105], s105 offset:-0x1 glc dlc
// GFX11: s_load_b64 s[104:105], s[104:105], s105 offset:-0x1 glc dlc ; encoding: [0x34,0x7a,0x04,0xf4,0xff,0xff,0x1f,0xd2]

s_load_b64 s[42:43], s[84:85], s85 offset:0xaaaaa glc
// GFX11: s_load_b64 s[42:43], s[84:85], s85 offset:0xaaaaa glc ; encoding: [0xaa,0x4a,0x04,0xf4,0xaa,0xaa,0x0a,0xaa]

s_load_b64 s[2:3], s[2:3], s0
// GFX11: s_load_b64 s[2:3], s[2:3], s0 ; encoding: [0x81,0x00,0x04,0xf4,0x00,0x00,0x00,0x00]

s_load_b64 s[104:105], s[104:105], s105 glc dlc
// GFX11: s_load_b64 s[104:105], s[104:105], s105 glc dlc ; encoding: [0x34,0x7a,0x04,0xf4,0x00,0x00,0x00,0xd2]

s_load_b64 s[42:43], s[84:85], s85 glc
// GFX11: s_load_b64 s[42:43], s[84:85], s85 glc ; encoding: [0xaa,0x4a,0x04,0xf4,0x00,0x00,0x00,0xaa]

// Special registers.

s_load_b32 vcc_lo, s[2:3], 0x0
// GFX11: s_load_b32 vcc_lo, s[2:3], 0x0 ; encoding: [0x81,0x1a,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 vcc_hi, s[2:3], s0
// GFX11: s_load_b32 vcc_hi, s[2:3], s0 ; encoding: [0xc1,0x1a,0x00,0xf4,0x00,0x00,0x00,0x00]

s_load_b32 ttmp15, s[2:3], 0x0
// GFX11: s_load_b32 ttmp15, s[2:3], 0x0 ; encoding: [0xc1,0x1e,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 null, s[2:3], 0x0
// GFX11: s_load_b32 null, s[2:3], 0x0 ; encoding: [0x01,0x1f,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, vcc, 0x0
// GFX11: s_load_b32 s5, vcc, 0x0 ; encoding: [0x75,0x01,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, ttmp[14:15], 0x0
// GFX11: s_load_b32 s5, ttmp[14:15], 0x0 ; encoding: [0x7d,0x01,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, exec, 0x0
// GFX11: s_load_b32 s5, exec, 0x0 ; encoding: [0x7f,0x01,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, null, 0x0
// GFX11: s_load_b32 s5, null, 0x0 ; encoding: [0x7e,0x01,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b64 vcc, s[2:3], 0x0
// GFX11: s_load_b64 vcc, s[2:3], 0x0 ; encoding: [0x81,0x1a,0x04,0xf4,0x00,0x00,0x00,0xf8]

s_load_b64 null, s[2:3], 0x0
// GFX11: s_load_b64 null, s[2:3], 0x0 ; encoding: [0x01,0x1f,0x04,0xf4,0x00,0x00,0x00,0xf8]

s_load_b64 ttmp[12:13], s[2:3], 0x0
// GFX11: s_load_b64 ttmp[12:13], s[2:3], 0x0 ; encoding: [0x01,0x1e,0x04,0xf4,0x00,0x00,0x00,0xf8]

s_load_b128 ttmp[4:7], s[2:3], 0x0
// GFX11: s_load_b128 ttmp[4:7], s[2:3], 0x0 ; encoding: [0x01,0x1c,0x08,0xf4,0x00,0x00,0x00,0xf8]

s_load_b256 ttmp[8:15], s[2:3], 0x0
// GFX11: s_load_b256 ttmp[8:15], s[2:3], 0x0 ; encoding: [0x01,0x1d,0x0c,0xf4,0x00,0x00,0x00,0xf8]

s_load_b512 ttmp[0:15], s[2:3], 0x0
// GFX11: s_load_b512 ttmp[0:15], s[2:3], 0x0 ; encoding: [0x01,0x1b,0x10,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], m0
// GFX11: s_load_b32 s5, s[2:3], m0 ; encoding: [0x41,0x01,0x00,0xf4,0x00,0x00,0x00,0xfa]

s_load_b32 s5, s[2:3], null
// GFX11: s_load_b32 s5, s[2:3], null ; encoding: [0x41,0x01,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], vcc_lo
// GFX11: s_load_b32 s5, s[2:3], vcc_lo ; encoding: [0x41,0x01,0x00,0xf4,0x00,0x00,0x00,0xd4]

s_load_b32 s5, s[2:3], exec_hi
// GFX11: s_load_b32 s5, s[2:3], exec_hi ; encoding: [0x41,0x01,0x00,0xf4,0x00,0x00,0x00,0xfe]

s_load_b32 s5, s[2:3], ttmp0 offset:0x12
// GFX11: s_load_b32 s5, s[2:3], ttmp0 offset:0x12 ; encoding: [0x41,0x01,0x00,0xf4,0x12,0x00,0x00,0xd8]

s_buffer_load_b32 s5, ttmp[4:7], 0x0
// GFX11: s_buffer_load_b32 s5, ttmp[4:7], 0x0 ; encoding: [0x78,0x01,0x20,0xf4,0x00,0x00,0x00,0xf8]

s_buffer_load_b128 ttmp[8:11], ttmp[12:15], m0 offset:0x7f
// GFX11: s_buffer_load_b128 ttmp[8:11], ttmp[12:15], m0 offset:0x7f ; encoding: [0x3c,0x1d,0x28,0xf4,0x7f,0x00,0x00,0xfa]

// Offsets that are left out, written in other ways, or expressions.

s_load_b32 s5, s[2:3]
// GFX11: s_load_b32 s5, s[2:3], 0x0 ; encoding: [0x41,0x01,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3] glc
// GFX11: s_load_b32 s5, s[2:3], 0x0 glc ; encoding: [0x41,0x41,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], 4+4*2
// GFX11: s_load_b32 s5, s[2:3], 0xc ; encoding: [0x41,0x01,0x00,0xf4,0x0c,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], -(-8)
// GFX11: s_load_b32 s5, s[2:3], 0x8 ; encoding: [0x41,0x01,0x00,0xf4,0x08,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], 1.0
// GFX11-ERR: :[[@LINE-1]]:24: error: expected a 21-bit signed offset

s_load_b32 s5, s[2:3], s0 offset:2+3
// GFX11: s_load_b32 s5, s[2:3], s0 offset:0x5 ; encoding: [0x41,0x01,0x00,0xf4,0x05,0x00,0x00,0x00]

s_buffer_load_b64 s[4:5], s[8:11]
// GFX11: s_buffer_load_b64 s[4:5], s[8:11], 0x0 ; encoding: [0x04,0x01,0x24,0xf4,0x00,0x00,0x00,0xf8]

// Limits of offsets.

s_load_b32 s5, s[2:3], 0xfffff
// GFX11: s_load_b32 s5, s[2:3], 0xfffff ; encoding: [0x41,0x01,0x00,0xf4,0xff,0xff,0x0f,0xf8]

s_load_b32 s5, s[2:3], 0x100000
// GFX11-ERR: :[[@LINE-1]]:24: error: expected a 21-bit signed offset

s_load_b32 s5, s[2:3], -0x100000
// GFX11: s_load_b32 s5, s[2:3], -0x100000 ; encoding: [0x41,0x01,0x00,0xf4,0x00,0x00,0x10,0xf8]

s_load_b32 s5, s[2:3], -0x100001
// GFX11-ERR: :[[@LINE-1]]:24: error: expected a 21-bit signed offset

s_load_b32 s5, s[2:3], 0xffffffff
// GFX11-ERR: :[[@LINE-1]]:24: error: expected a 21-bit signed offset

s_load_b32 s5, s[2:3], 0x7fffffffffffffff
// GFX11-ERR: :[[@LINE-1]]:24: error: expected a 21-bit signed offset

s_load_b32 s5, s[2:3], s0 offset:0x100000
// GFX11-ERR: :[[@LINE-1]]:27: error: expected a 21-bit signed offset

s_load_b32 s5, s[2:3], s0 offset:-0x100001
// GFX11-ERR: :[[@LINE-1]]:27: error: expected a 21-bit signed offset

s_buffer_load_b32 s5, s[4:7], 0x100000
// GFX11-ERR: :[[@LINE-1]]:31: error: expected a 20-bit unsigned offset

s_buffer_load_b32 s5, s[4:7], -1
// GFX11-ERR: :[[@LINE-1]]:31: error: expected a 20-bit unsigned offset

s_buffer_load_b32 s5, s[4:7], s0 offset:-1
// GFX11-ERR: :[[@LINE-1]]:34: error: expected a 20-bit unsigned offset

s_buffer_load_b32 s5, s[4:7], s0 offset:0x100000
// GFX11-ERR: :[[@LINE-1]]:34: error: expected a 20-bit unsigned offset

s_atc_probe 1, s[4:5], 0x100000
// GFX11-ERR: :[[@LINE-1]]:24: error: expected a 21-bit signed offset

s_atc_probe_buffer 1, s[4:7], -1
// GFX11-ERR: :[[@LINE-1]]:31: error: expected a 20-bit unsigned offset

// Cache policies.

s_load_b32 s5, s[2:3], 0x0 glc
// GFX11: s_load_b32 s5, s[2:3], 0x0 glc ; encoding: [0x41,0x41,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], 0x0 dlc
// GFX11: s_load_b32 s5, s[2:3], 0x0 dlc ; encoding: [0x41,0x21,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], 0x0 dlc glc
// GFX11: s_load_b32 s5, s[2:3], 0x0 glc dlc ; encoding: [0x41,0x61,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], 0x0 noglc
// GFX11: s_load_b32 s5, s[2:3], 0x0 ; encoding: [0x41,0x01,0x00,0xf4,0x00,0x00,0x00,0xf8]

s_load_b32 s5, s[2:3], 0x0 slc
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid cache policy for SMEM instruction

s_load_b32 s5, s[2:3], 0x0 glc slc
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid cache policy for SMEM instruction

s_load_b32 s5, s[2:3], 0x0 scc
// GFX11-ERR: :[[@LINE-1]]:28: error: scc modifier is not supported on this GPU

s_load_b32 s5, s[2:3], 0x0 glc glc
// GFX11-ERR: :[[@LINE-1]]:32: error: duplicate cache policy modifier

s_load_b32 s5, s[2:3], 0x0 nv
// GFX11-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

s_atc_probe 1, s[4:5], 0x0 glc
// GFX11: s_atc_probe 1, s[4:5], 0x0 glc ; encoding: [0x42,0x00,0x88,0xf4,0x00,0x00,0x00,0xf8]

s_atc_probe 1, s[4:5], s0 offset:0x8 dlc
// GFX11: s_atc_probe 1, s[4:5], s0 offset:0x8 dlc ; encoding: [0x42,0x00,0x88,0xf4,0x08,0x00,0x00,0x00]

// What does not fit.

s_load_b32 s5, s2, 0x0
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_load_b32 s[4:5], s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_load_b64 s5, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_load_b64 s[5:6], s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid register alignment

s_load_b128 s[5:8], s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid register alignment

s_load_b32 m0, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_load_b32 exec_lo, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_load_b64 exec, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_load_b32 v1, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:12: error: invalid operand for instruction

s_load_b32 s5, v[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_load_b32 s5, s[2:3], v0
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

s_load_b32 s5, s[2:3], s[4:5]
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

s_load_b32 s5, s[2:3], 0x0 offset:4
// GFX11-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

s_load_b32 s5, s[2:3], offset:4
// GFX11-ERR: :[[@LINE-1]]:24: error: not a valid operand.

s_load_b32 s5, s[2:3], s0 s1
// GFX11-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction

s_load_b32 s5
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_load_b32
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

s_load_b32 s5, s[2:3], sym
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

s_load_b32 s5, s[2:3], s0 offset:sym
// GFX11-ERR: :[[@LINE-1]]:34: error: expected absolute expression

s_buffer_load_b32 s5, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

s_buffer_load_b32 s5, s[2:5], 0x0
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid register alignment

s_buffer_load_b32 s5, null, 0x0
// GFX11-ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

s_load_b32 s5, s[4:7], 0x0
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

s_load_b32 s5, s[2:3], 0x0, 0x0
// GFX11-ERR: :[[@LINE-1]]:29: error: invalid operand for instruction

s_dcache_inv s0
// GFX11-ERR: :[[@LINE-1]]:14: error: invalid operand for instruction

s_gl1_inv glc
// GFX11-ERR: :[[@LINE-1]]:11: error: invalid operand for instruction

s_atc_probe s1, s[4:5], 0x0
// GFX11-ERR: :[[@LINE-1]]:13: error: invalid operand for instruction

s_atc_probe 128, s[4:5], 0x0
// GFX11: s_atc_probe 0x80, s[4:5], 0x0 ; encoding: [0x02,0x00,0x88,0xf4,0x00,0x00,0x00,0xf8]

s_atc_probe -1, s[4:5], 0x0
// GFX11: s_atc_probe -1, s[4:5], 0x0 ; encoding: [0xc2,0x1f,0x88,0xf4,0x00,0x00,0x00,0xf8]

// Other generations.

s_store_dword s5, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_store_dword

s_atomic_add s5, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_atomic_add

s_memtime s[2:3]
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_memtime

s_memrealtime s[2:3]
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_memrealtime

s_dcache_wb
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_dcache_wb

s_dcache_inv_vol
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_dcache_inv_vol

s_scratch_load_dword s5, s[2:3], s0
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_scratch_load_dword

s_prefetch_data s[2:3], 0x0, s0, 1
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_prefetch_data

s_load_b96 s[4:6], s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_load_b96

s_load_u8 s5, s[2:3], 0x0
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_load_u8

s_get_waveid_in_workgroup s5
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): s_get_waveid_in_workgroup

// Other names.

s_load_dword s5, s[2:3], s0
// GFX11: s_load_b32 s5, s[2:3], s0 ; encoding: [0x41,0x01,0x00,0xf4,0x00,0x00,0x00,0x00]

s_load_dwordx2 s[4:5], s[2:3], 0x12345 glc
// GFX11: s_load_b64 s[4:5], s[2:3], 0x12345 glc ; encoding: [0x01,0x41,0x04,0xf4,0x45,0x23,0x01,0xf8]

s_load_dwordx4 s[4:7], s[2:3], s0 offset:0x12345 dlc
// GFX11: s_load_b128 s[4:7], s[2:3], s0 offset:0x12345 dlc ; encoding: [0x01,0x21,0x08,0xf4,0x45,0x23,0x01,0x00]

s_load_dwordx8 s[8:15], s[2:3], -1
// GFX11: s_load_b256 s[8:15], s[2:3], -0x1 ; encoding: [0x01,0x02,0x0c,0xf4,0xff,0xff,0x1f,0xf8]

s_load_dwordx16 s[8:23], s[2:3], 0x0
// GFX11: s_load_b512 s[8:23], s[2:3], 0x0 ; encoding: [0x01,0x02,0x10,0xf4,0x00,0x00,0x00,0xf8]

s_buffer_load_dword s5, s[4:7], s0
// GFX11: s_buffer_load_b32 s5, s[4:7], s0 ; encoding: [0x42,0x01,0x20,0xf4,0x00,0x00,0x00,0x00]

s_buffer_load_dwordx2 s[4:5], s[4:7], 0x12345
// GFX11: s_buffer_load_b64 s[4:5], s[4:7], 0x12345 ; encoding: [0x02,0x01,0x24,0xf4,0x45,0x23,0x01,0xf8]

s_buffer_load_dwordx4 s[4:7], s[4:7], s0 offset:0x12345
// GFX11: s_buffer_load_b128 s[4:7], s[4:7], s0 offset:0x12345 ; encoding: [0x02,0x01,0x28,0xf4,0x45,0x23,0x01,0x00]

s_buffer_load_dwordx8 s[8:15], s[4:7], m0
// GFX11: s_buffer_load_b256 s[8:15], s[4:7], m0 ; encoding: [0x02,0x02,0x2c,0xf4,0x00,0x00,0x00,0xfa]

s_buffer_load_dwordx16 s[8:23], s[4:7], 0x0
// GFX11: s_buffer_load_b512 s[8:23], s[4:7], 0x0 ; encoding: [0x02,0x02,0x30,0xf4,0x00,0x00,0x00,0xf8]
