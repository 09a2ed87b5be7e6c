// Buffer instructions of RDNA3: MUBUF and MTBUF.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize32 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -show-encoding %s | FileCheck --check-prefixes=GFX11 --implicit-check-not=encoding: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+wavefrontsize64 -filetype=null %s 2>&1 | FileCheck --check-prefixes=GFX11-ERR --implicit-check-not=error: %s

// Loads, with and without a status.

buffer_load_b128 v[85:88], v[0:1], s[40:43], s85 idxen offen glc
// GFX11: buffer_load_b128 v[85:88], v[0:1], s[40:43], s85 idxen offen glc ; encoding: [0x00,0x40,0x5c,0xe0,0x00,0x55,0xca,0x55]

buffer_load_b128 v[0:4], v170, ttmp[12:15], m0 idxen offset:1 slc tfe
// GFX11: buffer_load_b128 v[0:4], v170, ttmp[12:15], m0 idxen offset:1 slc tfe ; encoding: [0x01,0x10,0x5c,0xe0,0xaa,0x00,0xbe,0x7d]

buffer_load_b32 v170, v[85:86], null, s105 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:33: error: invalid operand for instruction

buffer_load_b32 v[2:3], v240, s[84:87], 0.5 idxen tfe
// GFX11: buffer_load_b32 v[2:3], v240, s[84:87], 0.5 idxen tfe ; encoding: [0x00,0x00,0x50,0xe0,0xf0,0x02,0xb5,0xf0]

buffer_load_b64 v[0:1], v[2:3], s[0:3], 64 idxen offen offset:1 dlc
// GFX11: buffer_load_b64 v[0:1], v[2:3], s[0:3], 64 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x54,0xe0,0x02,0x00,0xc0,0xc0]

buffer_load_b64 v[240:242], v0, s[100:103], s42 idxen offset:2730 glc slc dlc tfe
// GFX11: buffer_load_b64 v[240:242], v0, s[100:103], s42 idxen offset:2730 glc slc dlc tfe ; encoding: [0xaa,0x7a,0x54,0xe0,0x00,0xf0,0xb9,0x2a]

buffer_load_b96 v[2:4], v[170:171], s[40:43], -1 idxen offen glc
// GFX11: buffer_load_b96 v[2:4], v[170:171], s[40:43], -1 idxen offen glc ; encoding: [0x00,0x40,0x58,0xe0,0xaa,0x02,0xca,0xc1]

buffer_load_b96 v[85:88], v85, ttmp[12:15], ttmp15 idxen offset:1 slc tfe
// GFX11: buffer_load_b96 v[85:88], v85, ttmp[12:15], ttmp15 idxen offset:1 slc tfe ; encoding: [0x01,0x10,0x58,0xe0,0x55,0x55,0xbe,0x7b]

buffer_load_d16_b16 v240, v[240:241], null, null idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:39: error: invalid operand for instruction

buffer_load_d16_b16 v[170:171], v2, s[84:87], s85 idxen tfe
// GFX11: buffer_load_d16_b16 v[170:171], v2, s[84:87], s85 idxen tfe ; encoding: [0x00,0x00,0x80,0xe0,0x02,0xaa,0xb5,0x55]

buffer_load_d16_format_x v85, v[0:1], s[0:3], 0 idxen offen offset:1 dlc
// GFX11: buffer_load_d16_format_x v85, v[0:1], s[0:3], 0 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x20,0xe0,0x00,0x55,0xc0,0x80]

buffer_load_d16_format_x v[0:1], v170, s[100:103], s105 idxen offset:2730 glc slc dlc tfe
// GFX11: buffer_load_d16_format_x v[0:1], v170, s[100:103], s105 idxen offset:2730 glc slc dlc tfe ; encoding: [0xaa,0x7a,0x20,0xe0,0xaa,0x00,0xb9,0x69]

buffer_load_d16_format_xy v170, v[85:86], s[40:43], 0.5 idxen offen glc
// GFX11: buffer_load_d16_format_xy v170, v[85:86], s[40:43], 0.5 idxen offen glc ; encoding: [0x00,0x40,0x24,0xe0,0x55,0xaa,0xca,0xf0]

buffer_load_d16_format_xy v[2:3], v240, ttmp[12:15], exec_hi idxen offset:1 slc tfe
// GFX11: buffer_load_d16_format_xy v[2:3], v240, ttmp[12:15], exec_hi idxen offset:1 slc tfe ; encoding: [0x01,0x10,0x24,0xe0,0xf0,0x02,0xbe,0x7f]

buffer_load_d16_format_xyz v[0:1], v[2:3], null, s42 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:44: error: invalid operand for instruction

buffer_load_d16_format_xyz v[240:242], v0, s[84:87], -1 idxen tfe
// GFX11: buffer_load_d16_format_xyz v[240:242], v0, s[84:87], -1 idxen tfe ; encoding: [0x00,0x00,0x28,0xe0,0x00,0xf0,0xb5,0xc1]

buffer_load_d16_format_xyzw v[2:3], v[170:171], s[0:3], vcc_lo idxen offen offset:1 dlc
// GFX11: buffer_load_d16_format_xyzw v[2:3], v[170:171], s[0:3], vcc_lo idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x2c,0xe0,0xaa,0x02,0xc0,0x6a]

buffer_load_d16_format_xyzw v[85:87], v85, s[100:103], null idxen offset:2730 glc slc dlc tfe
// GFX11: buffer_load_d16_format_xyzw v[85:87], v85, s[100:103], null idxen offset:2730 glc slc dlc tfe ; encoding: [0xaa,0x7a,0x2c,0xe0,0x55,0x55,0xb9,0x7c]

buffer_load_d16_hi_b16 v240, v[240:241], s[40:43], s85 idxen offen glc
// GFX11: buffer_load_d16_hi_b16 v240, v[240:241], s[40:43], s85 idxen offen glc ; encoding: [0x00,0x40,0x8c,0xe0,0xf0,0xf0,0xca,0x55]

buffer_load_d16_hi_b16 v[170:171], v2, ttmp[12:15], m0 idxen offset:1 slc tfe
// GFX11: buffer_load_d16_hi_b16 v[170:171], v2, ttmp[12:15], m0 idxen offset:1 slc tfe ; encoding: [0x01,0x10,0x8c,0xe0,0x02,0xaa,0xbe,0x7d]

buffer_load_d16_hi_format_x v85, v[0:1], null, s105 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:42: error: invalid operand for instruction

buffer_load_d16_hi_format_x v[0:1], v170, s[84:87], 0.5 idxen tfe
// GFX11: buffer_load_d16_hi_format_x v[0:1], v170, s[84:87], 0.5 idxen tfe ; encoding: [0x00,0x00,0x98,0xe0,0xaa,0x00,0xb5,0xf0]

buffer_load_d16_hi_i8 v170, v[85:86], s[0:3], 64 idxen offen offset:1 dlc
// GFX11: buffer_load_d16_hi_i8 v170, v[85:86], s[0:3], 64 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x88,0xe0,0x55,0xaa,0xc0,0xc0]

buffer_load_d16_hi_i8 v[2:3], v240, s[100:103], s42 idxen offset:2730 glc slc dlc tfe
// GFX11: buffer_load_d16_hi_i8 v[2:3], v240, s[100:103], s42 idxen offset:2730 glc slc dlc tfe ; encoding: [0xaa,0x7a,0x88,0xe0,0xf0,0x02,0xb9,0x2a]

buffer_load_d16_hi_u8 v0, v[2:3], s[40:43], -1 idxen offen glc
// GFX11: buffer_load_d16_hi_u8 v0, v[2:3], s[40:43], -1 idxen offen glc ; encoding: [0x00,0x40,0x84,0xe0,0x02,0x00,0xca,0xc1]

buffer_load_d16_hi_u8 v[240:241], v0, ttmp[12:15], ttmp15 idxen offset:1 slc tfe
// GFX11: buffer_load_d16_hi_u8 v[240:241], v0, ttmp[12:15], ttmp15 idxen offset:1 slc tfe ; encoding: [0x01,0x10,0x84,0xe0,0x00,0xf0,0xbe,0x7b]

buffer_load_d16_i8 v2, v[170:171], null, null idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:36: error: invalid operand for instruction

buffer_load_d16_i8 v[85:86], v85, s[84:87], s85 idxen tfe
// GFX11: buffer_load_d16_i8 v[85:86], v85, s[84:87], s85 idxen tfe ; encoding: [0x00,0x00,0x7c,0xe0,0x55,0x55,0xb5,0x55]

buffer_load_d16_u8 v240, v[240:241], s[0:3], 0 idxen offen offset:1 dlc
// GFX11: buffer_load_d16_u8 v240, v[240:241], s[0:3], 0 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x78,0xe0,0xf0,0xf0,0xc0,0x80]

buffer_load_d16_u8 v[170:171], v2, s[100:103], s105 idxen offset:2730 glc slc dlc tfe
// GFX11: buffer_load_d16_u8 v[170:171], v2, s[100:103], s105 idxen offset:2730 glc slc dlc tfe ; encoding: [0xaa,0x7a,0x78,0xe0,0x02,0xaa,0xb9,0x69]

buffer_load_format_x v85, v[0:1], s[40:43], 0.5 idxen offen glc
// GFX11: buffer_load_format_x v85, v[0:1], s[40:43], 0.5 idxen offen glc ; encoding: [0x00,0x40,0x00,0xe0,0x00,0x55,0xca,0xf0]

buffer_load_format_x v[0:1], v170, ttmp[12:15], exec_hi idxen offset:1 slc tfe
// GFX11: buffer_load_format_x v[0:1], v170, ttmp[12:15], exec_hi idxen offset:1 slc tfe ; encoding: [0x01,0x10,0x00,0xe0,0xaa,0x00,0xbe,0x7f]

buffer_load_format_xy v[170:171], v[85:86], null, s42 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:45: error: invalid operand for instruction

buffer_load_format_xy v[2:4], v240, s[84:87], -1 idxen tfe
// GFX11: buffer_load_format_xy v[2:4], v240, s[84:87], -1 idxen tfe ; encoding: [0x00,0x00,0x04,0xe0,0xf0,0x02,0xb5,0xc1]

buffer_load_format_xyz v[0:2], v[2:3], s[0:3], vcc_lo idxen offen offset:1 dlc
// GFX11: buffer_load_format_xyz v[0:2], v[2:3], s[0:3], vcc_lo idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x08,0xe0,0x02,0x00,0xc0,0x6a]

buffer_load_format_xyz v[240:243], v0, s[100:103], null idxen offset:2730 glc slc dlc tfe
// GFX11: buffer_load_format_xyz v[240:243], v0, s[100:103], null idxen offset:2730 glc slc dlc tfe ; encoding: [0xaa,0x7a,0x08,0xe0,0x00,0xf0,0xb9,0x7c]

buffer_load_format_xyzw v[2:5], v[170:171], s[40:43], s85 idxen offen glc
// GFX11: buffer_load_format_xyzw v[2:5], v[170:171], s[40:43], s85 idxen offen glc ; encoding: [0x00,0x40,0x0c,0xe0,0xaa,0x02,0xca,0x55]

buffer_load_format_xyzw v[85:89], v85, ttmp[12:15], m0 idxen offset:1 slc tfe
// GFX11: buffer_load_format_xyzw v[85:89], v85, ttmp[12:15], m0 idxen offset:1 slc tfe ; encoding: [0x01,0x10,0x0c,0xe0,0x55,0x55,0xbe,0x7d]

buffer_load_i16 v240, v[240:241], null, s105 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:35: error: invalid operand for instruction

buffer_load_i16 v[170:171], v2, s[84:87], 0.5 idxen tfe
// GFX11: buffer_load_i16 v[170:171], v2, s[84:87], 0.5 idxen tfe ; encoding: [0x00,0x00,0x4c,0xe0,0x02,0xaa,0xb5,0xf0]

buffer_load_i8 v85, v[0:1], s[0:3], 64 idxen offen offset:1 dlc
// GFX11: buffer_load_i8 v85, v[0:1], s[0:3], 64 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x44,0xe0,0x00,0x55,0xc0,0xc0]

buffer_load_i8 v[0:1], v170, s[100:103], s42 idxen offset:2730 glc slc dlc tfe
// GFX11: buffer_load_i8 v[0:1], v170, s[100:103], s42 idxen offset:2730 glc slc dlc tfe ; encoding: [0xaa,0x7a,0x44,0xe0,0xaa,0x00,0xb9,0x2a]

buffer_load_u16 v170, v[85:86], s[40:43], -1 idxen offen glc
// GFX11: buffer_load_u16 v170, v[85:86], s[40:43], -1 idxen offen glc ; encoding: [0x00,0x40,0x48,0xe0,0x55,0xaa,0xca,0xc1]

buffer_load_u16 v[2:3], v240, ttmp[12:15], ttmp15 idxen offset:1 slc tfe
// GFX11: buffer_load_u16 v[2:3], v240, ttmp[12:15], ttmp15 idxen offset:1 slc tfe ; encoding: [0x01,0x10,0x48,0xe0,0xf0,0x02,0xbe,0x7b]

buffer_load_u8 v0, v[2:3], null, null idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

buffer_load_u8 v[240:241], v0, s[84:87], s85 idxen tfe
// GFX11: buffer_load_u8 v[240:241], v0, s[84:87], s85 idxen tfe ; encoding: [0x00,0x00,0x40,0xe0,0x00,0xf0,0xb5,0x55]

// Stores.

buffer_store_b128 v[2:5], v[170:171], s[0:3], 0 idxen offen offset:1 dlc
// GFX11: buffer_store_b128 v[2:5], v[170:171], s[0:3], 0 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x74,0xe0,0xaa,0x02,0xc0,0x80]

buffer_store_b128 v[85:89], v85, s[100:103], s105 idxen offset:2730 glc slc dlc tfe
// GFX11-ERR: :[[@LINE-1]]:81: error: TFE modifier has no meaning for store instructions

buffer_store_b16 v240, v[240:241], s[40:43], 0.5 idxen offen glc
// GFX11: buffer_store_b16 v240, v[240:241], s[40:43], 0.5 idxen offen glc ; encoding: [0x00,0x40,0x64,0xe0,0xf0,0xf0,0xca,0xf0]

buffer_store_b16 v[170:171], v2, ttmp[12:15], exec_hi idxen offset:1 slc tfe
// GFX11-ERR: :[[@LINE-1]]:74: error: TFE modifier has no meaning for store instructions

buffer_store_b32 v85, v[0:1], null, s42 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:31: error: invalid operand for instruction

buffer_store_b32 v[0:1], v170, s[84:87], -1 idxen tfe
// GFX11-ERR: :[[@LINE-1]]:51: error: TFE modifier has no meaning for store instructions

buffer_store_b64 v[170:171], v[85:86], s[0:3], vcc_lo idxen offen offset:1 dlc
// GFX11: buffer_store_b64 v[170:171], v[85:86], s[0:3], vcc_lo idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x6c,0xe0,0x55,0xaa,0xc0,0x6a]

buffer_store_b64 v[2:4], v240, s[100:103], null idxen offset:2730 glc slc dlc tfe
// GFX11-ERR: :[[@LINE-1]]:79: error: TFE modifier has no meaning for store instructions

buffer_store_b8 v0, v[2:3], s[40:43], s85 idxen offen glc
// GFX11: buffer_store_b8 v0, v[2:3], s[40:43], s85 idxen offen glc ; encoding: [0x00,0x40,0x60,0xe0,0x02,0x00,0xca,0x55]

buffer_store_b8 v[240:241], v0, ttmp[12:15], m0 idxen offset:1 slc tfe
// GFX11-ERR: :[[@LINE-1]]:68: error: TFE modifier has no meaning for store instructions

buffer_store_b96 v[2:4], v[170:171], null, s105 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:38: error: invalid operand for instruction

buffer_store_b96 v[85:88], v85, s[84:87], 0.5 idxen tfe
// GFX11-ERR: :[[@LINE-1]]:53: error: TFE modifier has no meaning for store instructions

buffer_store_d16_format_x v240, v[240:241], s[0:3], 64 idxen offen offset:1 dlc
// GFX11: buffer_store_d16_format_x v240, v[240:241], s[0:3], 64 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x30,0xe0,0xf0,0xf0,0xc0,0xc0]

buffer_store_d16_format_x v[170:171], v2, s[100:103], s42 idxen offset:2730 glc slc dlc tfe
// GFX11-ERR: :[[@LINE-1]]:89: error: TFE modifier has no meaning for store instructions

buffer_store_d16_format_xy v85, v[0:1], s[40:43], -1 idxen offen glc
// GFX11: buffer_store_d16_format_xy v85, v[0:1], s[40:43], -1 idxen offen glc ; encoding: [0x00,0x40,0x34,0xe0,0x00,0x55,0xca,0xc1]

buffer_store_d16_format_xy v[0:1], v170, ttmp[12:15], ttmp15 idxen offset:1 slc tfe
// GFX11-ERR: :[[@LINE-1]]:81: error: TFE modifier has no meaning for store instructions

buffer_store_d16_format_xyz v[170:171], v[85:86], null, null idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

buffer_store_d16_format_xyz v[2:4], v240, s[84:87], s85 idxen tfe
// GFX11-ERR: :[[@LINE-1]]:63: error: TFE modifier has no meaning for store instructions

buffer_store_d16_format_xyzw v[0:1], v[2:3], s[0:3], 0 idxen offen offset:1 dlc
// GFX11: buffer_store_d16_format_xyzw v[0:1], v[2:3], s[0:3], 0 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x3c,0xe0,0x02,0x00,0xc0,0x80]

buffer_store_d16_format_xyzw v[240:242], v0, s[100:103], s105 idxen offset:2730 glc slc dlc tfe
// GFX11-ERR: :[[@LINE-1]]:93: error: TFE modifier has no meaning for store instructions

buffer_store_d16_hi_b16 v2, v[170:171], s[40:43], 0.5 idxen offen glc
// GFX11: buffer_store_d16_hi_b16 v2, v[170:171], s[40:43], 0.5 idxen offen glc ; encoding: [0x00,0x40,0x94,0xe0,0xaa,0x02,0xca,0xf0]

buffer_store_d16_hi_b16 v[85:86], v85, ttmp[12:15], exec_hi idxen offset:1 slc tfe
// GFX11-ERR: :[[@LINE-1]]:80: error: TFE modifier has no meaning for store instructions

buffer_store_d16_hi_b8 v240, v[240:241], null, s42 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:42: error: invalid operand for instruction

buffer_store_d16_hi_b8 v[170:171], v2, s[84:87], -1 idxen tfe
// GFX11-ERR: :[[@LINE-1]]:59: error: TFE modifier has no meaning for store instructions

buffer_store_d16_hi_format_x v85, v[0:1], s[0:3], vcc_lo idxen offen offset:1 dlc
// GFX11: buffer_store_d16_hi_format_x v85, v[0:1], s[0:3], vcc_lo idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x9c,0xe0,0x00,0x55,0xc0,0x6a]

buffer_store_d16_hi_format_x v[0:1], v170, s[100:103], null idxen offset:2730 glc slc dlc tfe
// GFX11-ERR: :[[@LINE-1]]:91: error: TFE modifier has no meaning for store instructions

buffer_store_format_x v170, v[85:86], s[40:43], s85 idxen offen glc
// GFX11: buffer_store_format_x v170, v[85:86], s[40:43], s85 idxen offen glc ; encoding: [0x00,0x40,0x10,0xe0,0x55,0xaa,0xca,0x55]

buffer_store_format_x v[2:3], v240, ttmp[12:15], m0 idxen offset:1 slc tfe
// GFX11-ERR: :[[@LINE-1]]:72: error: TFE modifier has no meaning for store instructions

buffer_store_format_xy v[0:1], v[2:3], null, s105 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:40: error: invalid operand for instruction

buffer_store_format_xy v[240:242], v0, s[84:87], 0.5 idxen tfe
// GFX11-ERR: :[[@LINE-1]]:60: error: TFE modifier has no meaning for store instructions

buffer_store_format_xyz v[2:4], v[170:171], s[0:3], 64 idxen offen offset:1 dlc
// GFX11: buffer_store_format_xyz v[2:4], v[170:171], s[0:3], 64 idxen offen offset:1 dlc ; encoding: [0x01,0x20,0x18,0xe0,0xaa,0x02,0xc0,0xc0]

buffer_store_format_xyz v[85:88], v85, s[100:103], s42 idxen offset:2730 glc slc dlc tfe
// GFX11-ERR: :[[@LINE-1]]:86: error: TFE modifier has no meaning for store instructions

buffer_store_format_xyzw v[240:243], v[240:241], s[40:43], -1 idxen offen glc
// GFX11: buffer_store_format_xyzw v[240:243], v[240:241], s[40:43], -1 idxen offen glc ; encoding: [0x00,0x40,0x1c,0xe0,0xf0,0xf0,0xca,0xc1]

buffer_store_format_xyzw v[170:174], v2, ttmp[12:15], ttmp15 idxen offset:1 slc tfe
// GFX11-ERR: :[[@LINE-1]]:81: error: TFE modifier has no meaning for store instructions

// Atomics that return what was there, and those that do not.

buffer_atomic_add_f32 v240, v[240:241], s[0:3], 0 idxen offen offset:1 slc glc
// GFX11: buffer_atomic_add_f32 v240, v[240:241], s[0:3], 0 idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0x58,0xe1,0xf0,0xf0,0xc0,0x80]

buffer_atomic_add_f32 v170, v2, s[100:103], s105 idxen offset:2730
// GFX11: buffer_atomic_add_f32 v170, v2, s[100:103], s105 idxen offset:2730 ; encoding: [0xaa,0x0a,0x58,0xe1,0x02,0xaa,0x99,0x69]

buffer_atomic_add_u32 v85, v[0:1], s[40:43], 0.5 idxen offen slc glc
// GFX11: buffer_atomic_add_u32 v85, v[0:1], s[40:43], 0.5 idxen offen glc slc ; encoding: [0x00,0x50,0xd4,0xe0,0x00,0x55,0xca,0xf0]

buffer_atomic_add_u32 v0, v170, ttmp[12:15], exec_hi idxen offset:1
// GFX11: buffer_atomic_add_u32 v0, v170, ttmp[12:15], exec_hi idxen offset:1 ; encoding: [0x01,0x00,0xd4,0xe0,0xaa,0x00,0x9e,0x7f]

buffer_atomic_add_u64 v[170:171], v[85:86], null, s42 idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:45: error: invalid operand for instruction

buffer_atomic_add_u64 v[2:3], v240, s[84:87], -1 idxen
// GFX11: buffer_atomic_add_u64 v[2:3], v240, s[84:87], -1 idxen ; encoding: [0x00,0x00,0x0c,0xe1,0xf0,0x02,0x95,0xc1]

buffer_atomic_and_b32 v0, v[2:3], s[0:3], vcc_lo idxen offen offset:1 slc glc
// GFX11: buffer_atomic_and_b32 v0, v[2:3], s[0:3], vcc_lo idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0xf0,0xe0,0x02,0x00,0xc0,0x6a]

buffer_atomic_and_b32 v240, v0, s[100:103], null idxen offset:2730
// GFX11: buffer_atomic_and_b32 v240, v0, s[100:103], null idxen offset:2730 ; encoding: [0xaa,0x0a,0xf0,0xe0,0x00,0xf0,0x99,0x7c]

buffer_atomic_and_b64 v[2:3], v[170:171], s[40:43], s85 idxen offen slc glc
// GFX11: buffer_atomic_and_b64 v[2:3], v[170:171], s[40:43], s85 idxen offen glc slc ; encoding: [0x00,0x50,0x24,0xe1,0xaa,0x02,0xca,0x55]

buffer_atomic_and_b64 v[85:86], v85, ttmp[12:15], m0 idxen offset:1
// GFX11: buffer_atomic_and_b64 v[85:86], v85, ttmp[12:15], m0 idxen offset:1 ; encoding: [0x01,0x00,0x24,0xe1,0x55,0x55,0x9e,0x7d]

buffer_atomic_cmpswap_b32 v[240:241], v[240:241], null, s105 idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:51: error: invalid operand for instruction

buffer_atomic_cmpswap_b32 v[170:171], v2, s[84:87], 0.5 idxen
// GFX11: buffer_atomic_cmpswap_b32 v[170:171], v2, s[84:87], 0.5 idxen ; encoding: [0x00,0x00,0xd0,0xe0,0x02,0xaa,0x95,0xf0]

buffer_atomic_cmpswap_b64 v[85:88], v[0:1], s[0:3], 64 idxen offen offset:1 slc glc
// GFX11: buffer_atomic_cmpswap_b64 v[85:88], v[0:1], s[0:3], 64 idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0x08,0xe1,0x00,0x55,0xc0,0xc0]

buffer_atomic_cmpswap_b64 v[0:3], v170, s[100:103], s42 idxen offset:2730
// GFX11: buffer_atomic_cmpswap_b64 v[0:3], v170, s[100:103], s42 idxen offset:2730 ; encoding: [0xaa,0x0a,0x08,0xe1,0xaa,0x00,0x99,0x2a]

buffer_atomic_cmpswap_f32 v[170:171], v[85:86], s[40:43], -1 idxen offen slc glc
// GFX11: buffer_atomic_cmpswap_f32 v[170:171], v[85:86], s[40:43], -1 idxen offen glc slc ; encoding: [0x00,0x50,0x40,0xe1,0x55,0xaa,0xca,0xc1]

buffer_atomic_cmpswap_f32 v[2:3], v240, ttmp[12:15], ttmp15 idxen offset:1
// GFX11: buffer_atomic_cmpswap_f32 v[2:3], v240, ttmp[12:15], ttmp15 idxen offset:1 ; encoding: [0x01,0x00,0x40,0xe1,0xf0,0x02,0x9e,0x7b]

buffer_atomic_csub_u32 v0, v[2:3], null, null idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:36: error: invalid operand for instruction

buffer_atomic_csub_u32 v240, v0, s[84:87], s85 idxen
// GFX11: buffer_atomic_csub_u32 v240, v0, s[84:87], s85 idxen ; encoding: [0x00,0x00,0xdc,0xe0,0x00,0xf0,0x95,0x55]

buffer_atomic_dec_u32 v2, v[170:171], s[0:3], 0 idxen offen offset:1 slc glc
// GFX11: buffer_atomic_dec_u32 v2, v[170:171], s[0:3], 0 idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0x00,0xe1,0xaa,0x02,0xc0,0x80]

buffer_atomic_dec_u32 v85, v85, s[100:103], s105 idxen offset:2730
// GFX11: buffer_atomic_dec_u32 v85, v85, s[100:103], s105 idxen offset:2730 ; encoding: [0xaa,0x0a,0x00,0xe1,0x55,0x55,0x99,0x69]

buffer_atomic_dec_u64 v[240:241], v[240:241], s[40:43], 0.5 idxen offen slc glc
// GFX11: buffer_atomic_dec_u64 v[240:241], v[240:241], s[40:43], 0.5 idxen offen glc slc ; encoding: [0x00,0x50,0x34,0xe1,0xf0,0xf0,0xca,0xf0]

buffer_atomic_dec_u64 v[170:171], v2, ttmp[12:15], exec_hi idxen offset:1
// GFX11: buffer_atomic_dec_u64 v[170:171], v2, ttmp[12:15], exec_hi idxen offset:1 ; encoding: [0x01,0x00,0x34,0xe1,0x02,0xaa,0x9e,0x7f]

buffer_atomic_inc_u32 v85, v[0:1], null, s42 idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:36: error: invalid operand for instruction

buffer_atomic_inc_u32 v0, v170, s[84:87], -1 idxen
// GFX11: buffer_atomic_inc_u32 v0, v170, s[84:87], -1 idxen ; encoding: [0x00,0x00,0xfc,0xe0,0xaa,0x00,0x95,0xc1]

buffer_atomic_inc_u64 v[170:171], v[85:86], s[0:3], vcc_lo idxen offen offset:1 slc glc
// GFX11: buffer_atomic_inc_u64 v[170:171], v[85:86], s[0:3], vcc_lo idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0x30,0xe1,0x55,0xaa,0xc0,0x6a]

buffer_atomic_inc_u64 v[2:3], v240, s[100:103], null idxen offset:2730
// GFX11: buffer_atomic_inc_u64 v[2:3], v240, s[100:103], null idxen offset:2730 ; encoding: [0xaa,0x0a,0x30,0xe1,0xf0,0x02,0x99,0x7c]

buffer_atomic_max_f32 v0, v[2:3], s[40:43], s85 idxen offen slc glc
// GFX11: buffer_atomic_max_f32 v0, v[2:3], s[40:43], s85 idxen offen glc slc ; encoding: [0x00,0x50,0x48,0xe1,0x02,0x00,0xca,0x55]

buffer_atomic_max_f32 v240, v0, ttmp[12:15], m0 idxen offset:1
// GFX11: buffer_atomic_max_f32 v240, v0, ttmp[12:15], m0 idxen offset:1 ; encoding: [0x01,0x00,0x48,0xe1,0x00,0xf0,0x9e,0x7d]

buffer_atomic_max_i32 v2, v[170:171], null, s105 idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:39: error: invalid operand for instruction

buffer_atomic_max_i32 v85, v85, s[84:87], 0.5 idxen
// GFX11: buffer_atomic_max_i32 v85, v85, s[84:87], 0.5 idxen ; encoding: [0x00,0x00,0xe8,0xe0,0x55,0x55,0x95,0xf0]

buffer_atomic_max_i64 v[240:241], v[240:241], s[0:3], 64 idxen offen offset:1 slc glc
// GFX11: buffer_atomic_max_i64 v[240:241], v[240:241], s[0:3], 64 idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0x1c,0xe1,0xf0,0xf0,0xc0,0xc0]

buffer_atomic_max_i64 v[170:171], v2, s[100:103], s42 idxen offset:2730
// GFX11: buffer_atomic_max_i64 v[170:171], v2, s[100:103], s42 idxen offset:2730 ; encoding: [0xaa,0x0a,0x1c,0xe1,0x02,0xaa,0x99,0x2a]

buffer_atomic_max_u32 v85, v[0:1], s[40:43], -1 idxen offen slc glc
// GFX11: buffer_atomic_max_u32 v85, v[0:1], s[40:43], -1 idxen offen glc slc ; encoding: [0x00,0x50,0xec,0xe0,0x00,0x55,0xca,0xc1]

buffer_atomic_max_u32 v0, v170, ttmp[12:15], ttmp15 idxen offset:1
// GFX11: buffer_atomic_max_u32 v0, v170, ttmp[12:15], ttmp15 idxen offset:1 ; encoding: [0x01,0x00,0xec,0xe0,0xaa,0x00,0x9e,0x7b]

buffer_atomic_max_u64 v[170:171], v[85:86], null, null idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:45: error: invalid operand for instruction

buffer_atomic_max_u64 v[2:3], v240, s[84:87], s85 idxen
// GFX11: buffer_atomic_max_u64 v[2:3], v240, s[84:87], s85 idxen ; encoding: [0x00,0x00,0x20,0xe1,0xf0,0x02,0x95,0x55]

buffer_atomic_min_f32 v0, v[2:3], s[0:3], 0 idxen offen offset:1 slc glc
// GFX11: buffer_atomic_min_f32 v0, v[2:3], s[0:3], 0 idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0x44,0xe1,0x02,0x00,0xc0,0x80]

buffer_atomic_min_f32 v240, v0, s[100:103], s105 idxen offset:2730
// GFX11: buffer_atomic_min_f32 v240, v0, s[100:103], s105 idxen offset:2730 ; encoding: [0xaa,0x0a,0x44,0xe1,0x00,0xf0,0x99,0x69]

buffer_atomic_min_i32 v2, v[170:171], s[40:43], 0.5 idxen offen slc glc
// GFX11: buffer_atomic_min_i32 v2, v[170:171], s[40:43], 0.5 idxen offen glc slc ; encoding: [0x00,0x50,0xe0,0xe0,0xaa,0x02,0xca,0xf0]

buffer_atomic_min_i32 v85, v85, ttmp[12:15], exec_hi idxen offset:1
// GFX11: buffer_atomic_min_i32 v85, v85, ttmp[12:15], exec_hi idxen offset:1 ; encoding: [0x01,0x00,0xe0,0xe0,0x55,0x55,0x9e,0x7f]

buffer_atomic_min_i64 v[240:241], v[240:241], null, s42 idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:47: error: invalid operand for instruction

buffer_atomic_min_i64 v[170:171], v2, s[84:87], -1 idxen
// GFX11: buffer_atomic_min_i64 v[170:171], v2, s[84:87], -1 idxen ; encoding: [0x00,0x00,0x14,0xe1,0x02,0xaa,0x95,0xc1]

buffer_atomic_min_u32 v85, v[0:1], s[0:3], vcc_lo idxen offen offset:1 slc glc
// GFX11: buffer_atomic_min_u32 v85, v[0:1], s[0:3], vcc_lo idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0xe4,0xe0,0x00,0x55,0xc0,0x6a]

buffer_atomic_min_u32 v0, v170, s[100:103], null idxen offset:2730
// GFX11: buffer_atomic_min_u32 v0, v170, s[100:103], null idxen offset:2730 ; encoding: [0xaa,0x0a,0xe4,0xe0,0xaa,0x00,0x99,0x7c]

buffer_atomic_min_u64 v[170:171], v[85:86], s[40:43], s85 idxen offen slc glc
// GFX11: buffer_atomic_min_u64 v[170:171], v[85:86], s[40:43], s85 idxen offen glc slc ; encoding: [0x00,0x50,0x18,0xe1,0x55,0xaa,0xca,0x55]

buffer_atomic_min_u64 v[2:3], v240, ttmp[12:15], m0 idxen offset:1
// GFX11: buffer_atomic_min_u64 v[2:3], v240, ttmp[12:15], m0 idxen offset:1 ; encoding: [0x01,0x00,0x18,0xe1,0xf0,0x02,0x9e,0x7d]

buffer_atomic_or_b32 v0, v[2:3], null, s105 idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

buffer_atomic_or_b32 v240, v0, s[84:87], 0.5 idxen
// GFX11: buffer_atomic_or_b32 v240, v0, s[84:87], 0.5 idxen ; encoding: [0x00,0x00,0xf4,0xe0,0x00,0xf0,0x95,0xf0]

buffer_atomic_or_b64 v[2:3], v[170:171], s[0:3], 64 idxen offen offset:1 slc glc
// GFX11: buffer_atomic_or_b64 v[2:3], v[170:171], s[0:3], 64 idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0x28,0xe1,0xaa,0x02,0xc0,0xc0]

buffer_atomic_or_b64 v[85:86], v85, s[100:103], s42 idxen offset:2730
// GFX11: buffer_atomic_or_b64 v[85:86], v85, s[100:103], s42 idxen offset:2730 ; encoding: [0xaa,0x0a,0x28,0xe1,0x55,0x55,0x99,0x2a]

buffer_atomic_sub_u32 v240, v[240:241], s[40:43], -1 idxen offen slc glc
// GFX11: buffer_atomic_sub_u32 v240, v[240:241], s[40:43], -1 idxen offen glc slc ; encoding: [0x00,0x50,0xd8,0xe0,0xf0,0xf0,0xca,0xc1]

buffer_atomic_sub_u32 v170, v2, ttmp[12:15], ttmp15 idxen offset:1
// GFX11: buffer_atomic_sub_u32 v170, v2, ttmp[12:15], ttmp15 idxen offset:1 ; encoding: [0x01,0x00,0xd8,0xe0,0x02,0xaa,0x9e,0x7b]

buffer_atomic_sub_u64 v[85:86], v[0:1], null, null idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:41: error: invalid operand for instruction

buffer_atomic_sub_u64 v[0:1], v170, s[84:87], s85 idxen
// GFX11: buffer_atomic_sub_u64 v[0:1], v170, s[84:87], s85 idxen ; encoding: [0x00,0x00,0x10,0xe1,0xaa,0x00,0x95,0x55]

buffer_atomic_swap_b32 v170, v[85:86], s[0:3], 0 idxen offen offset:1 slc glc
// GFX11: buffer_atomic_swap_b32 v170, v[85:86], s[0:3], 0 idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0xcc,0xe0,0x55,0xaa,0xc0,0x80]

buffer_atomic_swap_b32 v2, v240, s[100:103], s105 idxen offset:2730
// GFX11: buffer_atomic_swap_b32 v2, v240, s[100:103], s105 idxen offset:2730 ; encoding: [0xaa,0x0a,0xcc,0xe0,0xf0,0x02,0x99,0x69]

buffer_atomic_swap_b64 v[0:1], v[2:3], s[40:43], 0.5 idxen offen slc glc
// GFX11: buffer_atomic_swap_b64 v[0:1], v[2:3], s[40:43], 0.5 idxen offen glc slc ; encoding: [0x00,0x50,0x04,0xe1,0x02,0x00,0xca,0xf0]

buffer_atomic_swap_b64 v[240:241], v0, ttmp[12:15], exec_hi idxen offset:1
// GFX11: buffer_atomic_swap_b64 v[240:241], v0, ttmp[12:15], exec_hi idxen offset:1 ; encoding: [0x01,0x00,0x04,0xe1,0x00,0xf0,0x9e,0x7f]

buffer_atomic_xor_b32 v2, v[170:171], null, s42 idxen offen offset:2730 slc glc
// GFX11-ERR: :[[@LINE-1]]:39: error: invalid operand for instruction

buffer_atomic_xor_b32 v85, v85, s[84:87], -1 idxen
// GFX11: buffer_atomic_xor_b32 v85, v85, s[84:87], -1 idxen ; encoding: [0x00,0x00,0xf8,0xe0,0x55,0x55,0x95,0xc1]

buffer_atomic_xor_b64 v[240:241], v[240:241], s[0:3], vcc_lo idxen offen offset:1 slc glc
// GFX11: buffer_atomic_xor_b64 v[240:241], v[240:241], s[0:3], vcc_lo idxen offen offset:1 glc slc ; encoding: [0x01,0x50,0x2c,0xe1,0xf0,0xf0,0xc0,0x6a]

buffer_atomic_xor_b64 v[170:171], v2, s[100:103], null idxen offset:2730
// GFX11: buffer_atomic_xor_b64 v[170:171], v2, s[100:103], null idxen offset:2730 ; encoding: [0xaa,0x0a,0x2c,0xe1,0x02,0xaa,0x99,0x7c]

// Typed buffers.

tbuffer_load_d16_format_x v85, v[0:1], null, null format:127 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:40: error: invalid operand for instruction

tbuffer_load_d16_format_x v0, v170, s[84:87], s85 format:[BUF_FMT_16_16_FLOAT] idxen
// GFX11: tbuffer_load_d16_format_x v0, v170, s[84:87], s85 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x00,0xec,0xe8,0xaa,0x00,0x95,0x55]

tbuffer_load_d16_format_xy v170, v[85:86], s[0:3], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offen offset:1 dlc
// GFX11: tbuffer_load_d16_format_xy v170, v[85:86], s[0:3], 0 format:[BUF_FMT_32_FLOAT] idxen offen offset:1 dlc ; encoding: [0x01,0xa0,0xb4,0xe8,0x55,0xaa,0xc0,0x80]

tbuffer_load_d16_format_xy v2, v240, s[100:103], s105 format:[BUF_NUM_FORMAT_SNORM] idxen offset:2730 glc slc dlc
// GFX11: tbuffer_load_d16_format_xy v2, v240, s[100:103], s105 format:[BUF_FMT_8_SNORM] idxen offset:2730 glc slc dlc ; encoding: [0xaa,0xfa,0x14,0xe8,0xf0,0x02,0x99,0x69]

tbuffer_load_d16_format_xyz v[0:1], v[2:3], s[40:43], 0.5 format:85 idxen offen glc
// GFX11: tbuffer_load_d16_format_xyz v[0:1], v[2:3], s[40:43], 0.5 format:85 idxen offen glc ; encoding: [0x00,0x40,0xad,0xea,0x02,0x00,0xca,0xf0]

tbuffer_load_d16_format_xyz v[240:241], v0, ttmp[12:15], exec_hi format:42 idxen offset:1 slc
// GFX11: tbuffer_load_d16_format_xyz v[240:241], v0, ttmp[12:15], exec_hi format:[BUF_FMT_8_8_8_8_UNORM] idxen offset:1 slc ; encoding: [0x01,0x10,0x55,0xe9,0x00,0xf0,0x9e,0x7f]

tbuffer_load_d16_format_xyzw v[2:3], v[170:171], null, s42 format:127 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:50: error: invalid operand for instruction

tbuffer_load_d16_format_xyzw v[85:86], v85, s[84:87], -1 format:[BUF_FMT_16_16_FLOAT] idxen
// GFX11: tbuffer_load_d16_format_xyzw v[85:86], v85, s[84:87], -1 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x80,0xed,0xe8,0x55,0x55,0x95,0xc1]

tbuffer_load_format_x v240, v[240:241], s[0:3], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offen offset:1 dlc
// GFX11: tbuffer_load_format_x v240, v[240:241], s[0:3], vcc_lo format:[BUF_FMT_32_FLOAT] idxen offen offset:1 dlc ; encoding: [0x01,0x20,0xb0,0xe8,0xf0,0xf0,0xc0,0x6a]

tbuffer_load_format_x v170, v2, s[100:103], null format:[BUF_NUM_FORMAT_SNORM] idxen offset:2730 glc slc dlc
// GFX11: tbuffer_load_format_x v170, v2, s[100:103], null format:[BUF_FMT_8_SNORM] idxen offset:2730 glc slc dlc ; encoding: [0xaa,0x7a,0x10,0xe8,0x02,0xaa,0x99,0x7c]

tbuffer_load_format_xy v[85:86], v[0:1], s[40:43], s85 format:85 idxen offen glc
// GFX11: tbuffer_load_format_xy v[85:86], v[0:1], s[40:43], s85 format:85 idxen offen glc ; encoding: [0x00,0xc0,0xa8,0xea,0x00,0x55,0xca,0x55]

tbuffer_load_format_xy v[0:1], v170, ttmp[12:15], m0 format:42 idxen offset:1 slc
// GFX11: tbuffer_load_format_xy v[0:1], v170, ttmp[12:15], m0 format:[BUF_FMT_8_8_8_8_UNORM] idxen offset:1 slc ; encoding: [0x01,0x90,0x50,0xe9,0xaa,0x00,0x9e,0x7d]

tbuffer_load_format_xyz v[170:172], v[85:86], null, s105 format:127 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:47: error: invalid operand for instruction

tbuffer_load_format_xyz v[2:4], v240, s[84:87], 0.5 format:[BUF_FMT_16_16_FLOAT] idxen
// GFX11: tbuffer_load_format_xyz v[2:4], v240, s[84:87], 0.5 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x00,0xe9,0xe8,0xf0,0x02,0x95,0xf0]

tbuffer_load_format_xyzw v[0:3], v[2:3], s[0:3], 64 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offen offset:1 dlc
// GFX11: tbuffer_load_format_xyzw v[0:3], v[2:3], s[0:3], 64 format:[BUF_FMT_32_FLOAT] idxen offen offset:1 dlc ; encoding: [0x01,0xa0,0xb1,0xe8,0x02,0x00,0xc0,0xc0]

tbuffer_load_format_xyzw v[240:243], v0, s[100:103], s42 format:[BUF_NUM_FORMAT_SNORM] idxen offset:2730 glc slc dlc
// GFX11: tbuffer_load_format_xyzw v[240:243], v0, s[100:103], s42 format:[BUF_FMT_8_SNORM] idxen offset:2730 glc slc dlc ; encoding: [0xaa,0xfa,0x11,0xe8,0x00,0xf0,0x99,0x2a]

tbuffer_store_d16_format_x v2, v[170:171], s[40:43], -1 format:85 idxen offen glc
// GFX11: tbuffer_store_d16_format_x v2, v[170:171], s[40:43], -1 format:85 idxen offen glc ; encoding: [0x00,0x40,0xae,0xea,0xaa,0x02,0xca,0xc1]

tbuffer_store_d16_format_x v85, v85, ttmp[12:15], ttmp15 format:42 idxen offset:1 slc
// GFX11: tbuffer_store_d16_format_x v85, v85, ttmp[12:15], ttmp15 format:[BUF_FMT_8_8_8_8_UNORM] idxen offset:1 slc ; encoding: [0x01,0x10,0x56,0xe9,0x55,0x55,0x9e,0x7b]

tbuffer_store_d16_format_xy v240, v[240:241], null, null format:127 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:47: error: invalid operand for instruction

tbuffer_store_d16_format_xy v170, v2, s[84:87], s85 format:[BUF_FMT_16_16_FLOAT] idxen
// GFX11: tbuffer_store_d16_format_xy v170, v2, s[84:87], s85 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x80,0xee,0xe8,0x02,0xaa,0x95,0x55]

tbuffer_store_d16_format_xyz v[85:86], v[0:1], s[0:3], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offen offset:1 dlc
// GFX11: tbuffer_store_d16_format_xyz v[85:86], v[0:1], s[0:3], 0 format:[BUF_FMT_32_FLOAT] idxen offen offset:1 dlc ; encoding: [0x01,0x20,0xb7,0xe8,0x00,0x55,0xc0,0x80]

tbuffer_store_d16_format_xyz v[0:1], v170, s[100:103], s105 format:[BUF_NUM_FORMAT_SNORM] idxen offset:2730 glc slc dlc
// GFX11: tbuffer_store_d16_format_xyz v[0:1], v170, s[100:103], s105 format:[BUF_FMT_8_SNORM] idxen offset:2730 glc slc dlc ; encoding: [0xaa,0x7a,0x17,0xe8,0xaa,0x00,0x99,0x69]

tbuffer_store_d16_format_xyzw v[170:171], v[85:86], s[40:43], 0.5 format:85 idxen offen glc
// GFX11: tbuffer_store_d16_format_xyzw v[170:171], v[85:86], s[40:43], 0.5 format:85 idxen offen glc ; encoding: [0x00,0xc0,0xaf,0xea,0x55,0xaa,0xca,0xf0]

tbuffer_store_d16_format_xyzw v[2:3], v240, ttmp[12:15], exec_hi format:42 idxen offset:1 slc
// GFX11: tbuffer_store_d16_format_xyzw v[2:3], v240, ttmp[12:15], exec_hi format:[BUF_FMT_8_8_8_8_UNORM] idxen offset:1 slc ; encoding: [0x01,0x90,0x57,0xe9,0xf0,0x02,0x9e,0x7f]

tbuffer_store_format_x v0, v[2:3], null, s42 format:127 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:36: error: invalid operand for instruction

tbuffer_store_format_x v240, v0, s[84:87], -1 format:[BUF_FMT_16_16_FLOAT] idxen
// GFX11: tbuffer_store_format_x v240, v0, s[84:87], -1 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x00,0xea,0xe8,0x00,0xf0,0x95,0xc1]

tbuffer_store_format_xy v[2:3], v[170:171], s[0:3], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] idxen offen offset:1 dlc
// GFX11: tbuffer_store_format_xy v[2:3], v[170:171], s[0:3], vcc_lo format:[BUF_FMT_32_FLOAT] idxen offen offset:1 dlc ; encoding: [0x01,0xa0,0xb2,0xe8,0xaa,0x02,0xc0,0x6a]

tbuffer_store_format_xy v[85:86], v85, s[100:103], null format:[BUF_NUM_FORMAT_SNORM] idxen offset:2730 glc slc dlc
// GFX11: tbuffer_store_format_xy v[85:86], v85, s[100:103], null format:[BUF_FMT_8_SNORM] idxen offset:2730 glc slc dlc ; encoding: [0xaa,0xfa,0x12,0xe8,0x55,0x55,0x99,0x7c]

tbuffer_store_format_xyz v[240:242], v[240:241], s[40:43], s85 format:85 idxen offen glc
// GFX11: tbuffer_store_format_xyz v[240:242], v[240:241], s[40:43], s85 format:85 idxen offen glc ; encoding: [0x00,0x40,0xab,0xea,0xf0,0xf0,0xca,0x55]

tbuffer_store_format_xyz v[170:172], v2, ttmp[12:15], m0 format:42 idxen offset:1 slc
// GFX11: tbuffer_store_format_xyz v[170:172], v2, ttmp[12:15], m0 format:[BUF_FMT_8_8_8_8_UNORM] idxen offset:1 slc ; encoding: [0x01,0x10,0x53,0xe9,0x02,0xaa,0x9e,0x7d]

tbuffer_store_format_xyzw v[85:88], v[0:1], null, s105 format:127 idxen offen offset:2730 slc dlc
// GFX11-ERR: :[[@LINE-1]]:45: error: invalid operand for instruction

tbuffer_store_format_xyzw v[0:3], v170, s[84:87], 0.5 format:[BUF_FMT_16_16_FLOAT] idxen
// GFX11: tbuffer_store_format_xyzw v[0:3], v170, s[84:87], 0.5 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x80,0xeb,0xe8,0xaa,0x00,0x95,0xf0]

// Caches.

buffer_gl0_inv
// GFX11: buffer_gl0_inv ; encoding: [0x00,0x00,0xac,0xe0,0x00,0x00,0x00,0x00]

buffer_gl1_inv
// GFX11: buffer_gl1_inv ; encoding: [0x00,0x00,0xb0,0xe0,0x00,0x00,0x00,0x00]

// Formats: names, pairs of names, numbers, and where they stand.

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x08,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_SNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_SNORM] ; encoding: [0x00,0x00,0x10,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_USCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_USCALED] ; encoding: [0x00,0x00,0x18,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_SSCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_SSCALED] ; encoding: [0x00,0x00,0x20,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT] ; encoding: [0x00,0x00,0x28,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_SINT] ; encoding: [0x00,0x00,0x30,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_FLOAT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_UNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_UNORM] ; encoding: [0x00,0x00,0x38,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_SNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_SNORM] ; encoding: [0x00,0x00,0x40,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_USCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_USCALED] ; encoding: [0x00,0x00,0x48,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_SSCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_SSCALED] ; encoding: [0x00,0x00,0x50,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_UINT] ; encoding: [0x00,0x00,0x58,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_SINT] ; encoding: [0x00,0x00,0x60,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_FLOAT] ; encoding: [0x00,0x00,0x68,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_UNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_UNORM] ; encoding: [0x00,0x00,0x70,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_SNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_SNORM] ; encoding: [0x00,0x00,0x78,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_USCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_USCALED] ; encoding: [0x00,0x00,0x80,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_SSCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_SSCALED] ; encoding: [0x00,0x00,0x88,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_UINT] ; encoding: [0x00,0x00,0x90,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_SINT] ; encoding: [0x00,0x00,0x98,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_FLOAT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_UNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_SNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_USCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_SSCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_UINT] ; encoding: [0x00,0x00,0xa0,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_SINT] ; encoding: [0x00,0x00,0xa8,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_FLOAT] ; encoding: [0x00,0x00,0xb0,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_UNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_UNORM] ; encoding: [0x00,0x00,0xb8,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_SNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_SNORM] ; encoding: [0x00,0x00,0xc0,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_USCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_USCALED] ; encoding: [0x00,0x00,0xc8,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_SSCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_SSCALED] ; encoding: [0x00,0x00,0xd0,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_UINT] ; encoding: [0x00,0x00,0xd8,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_SINT] ; encoding: [0x00,0x00,0xe0,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_FLOAT] ; encoding: [0x00,0x00,0xe8,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_11_11_UNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_11_11_SNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_11_11_USCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_11_11_SSCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_11_11_UINT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_11_11_SINT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_11_11_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_11_11_FLOAT] ; encoding: [0x00,0x00,0xf0,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_11_11_10_UNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_11_11_10_SNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_11_11_10_USCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_11_11_10_SSCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_11_11_10_UINT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_11_11_10_SINT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_11_11_10_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_11_11_10_FLOAT] ; encoding: [0x00,0x00,0xf8,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_UNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_UNORM] ; encoding: [0x00,0x00,0x00,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_SNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_SNORM] ; encoding: [0x00,0x00,0x08,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_USCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_SSCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_UINT] ; encoding: [0x00,0x00,0x10,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_SINT] ; encoding: [0x00,0x00,0x18,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_10_10_10_2_FLOAT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_UNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_UNORM] ; encoding: [0x00,0x00,0x20,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_SNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_SNORM] ; encoding: [0x00,0x00,0x28,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_USCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_USCALED] ; encoding: [0x00,0x00,0x30,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_SSCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_SSCALED] ; encoding: [0x00,0x00,0x38,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_UINT] ; encoding: [0x00,0x00,0x40,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_SINT] ; encoding: [0x00,0x00,0x48,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_2_10_10_10_FLOAT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_UNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_UNORM] ; encoding: [0x00,0x00,0x50,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_SNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_SNORM] ; encoding: [0x00,0x00,0x58,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_USCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_USCALED] ; encoding: [0x00,0x00,0x60,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_SSCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_SSCALED] ; encoding: [0x00,0x00,0x68,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_UINT] ; encoding: [0x00,0x00,0x70,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_SINT] ; encoding: [0x00,0x00,0x78,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_8_8_8_FLOAT]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_UNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_SNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_USCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_SSCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_UINT] ; encoding: [0x00,0x00,0x80,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_SINT] ; encoding: [0x00,0x00,0x88,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_FLOAT] ; encoding: [0x00,0x00,0x90,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_UNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_UNORM] ; encoding: [0x00,0x00,0x98,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_SNORM]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_SNORM] ; encoding: [0x00,0x00,0xa0,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_USCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_USCALED] ; encoding: [0x00,0x00,0xa8,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_SSCALED]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_SSCALED] ; encoding: [0x00,0x00,0xb0,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_UINT] ; encoding: [0x00,0x00,0xb8,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_SINT] ; encoding: [0x00,0x00,0xc0,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_16_16_16_FLOAT] ; encoding: [0x00,0x00,0xc8,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_UNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_SNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_USCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_SSCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_UINT] ; encoding: [0x00,0x00,0xd0,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_SINT] ; encoding: [0x00,0x00,0xd8,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_FLOAT] ; encoding: [0x00,0x00,0xe0,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_UNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_SNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_USCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_SSCALED]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_UINT] ; encoding: [0x00,0x00,0xe8,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_SINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_SINT] ; encoding: [0x00,0x00,0xf0,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_FLOAT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_32_32_32_32_FLOAT] ; encoding: [0x00,0x00,0xf8,0xe9,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_INVALID]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_INVALID] ; encoding: [0x00,0x00,0x00,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_DATA_FORMAT_INVALID]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_INVALID] ; encoding: [0x00,0x00,0x00,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_DATA_FORMAT_RESERVED_15]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_NUM_FORMAT_RESERVED_6]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_DATA_FORMAT_8]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x08,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_NUM_FORMAT_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT] ; encoding: [0x00,0x00,0x28,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_NUM_FORMAT_FLOAT,BUF_DATA_FORMAT_16]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_16_FLOAT] ; encoding: [0x00,0x00,0x68,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_UNORM]
// GFX11-ERR: :[[@LINE-1]]:51: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_DATA_FORMAT_8,BUF_DATA_FORMAT_8]
// GFX11-ERR: :[[@LINE-1]]:69: error: duplicate data format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_NUM_FORMAT_UINT,BUF_NUM_FORMAT_UINT]
// GFX11-ERR: :[[@LINE-1]]:71: error: duplicate numeric format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_DATA_FORMAT_8,BUF_FMT_8_UINT]
// GFX11-ERR: :[[@LINE-1]]:69: error: unsupported format

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_DATA_FORMAT_8,1]
// GFX11-ERR: :[[@LINE-1]]:69: error: expected a format string

tbuffer_load_format_x v1, off, s[4:7], s2 format:[1]
// GFX11-ERR: :[[@LINE-1]]:51: error: expected a format string

tbuffer_load_format_x v1, off, s[4:7], s2 format:[]
// GFX11-ERR: :[[@LINE-1]]:51: error: expected a format string

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT,]
// GFX11-ERR: :[[@LINE-1]]:65: error: expected a closing square bracket

tbuffer_load_format_x v1, off, s[4:7], s2 format:0
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_INVALID] ; encoding: [0x00,0x00,0x00,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:1
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x08,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:64
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:64 ; encoding: [0x00,0x00,0x00,0xea,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:127
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:127 ; encoding: [0x00,0x00,0xf8,0xeb,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:128
// GFX11-ERR: :[[@LINE-1]]:50: error: out of range format

tbuffer_load_format_x v1, off, s[4:7], s2 format:-1
// GFX11-ERR: :[[@LINE-1]]:50: error: out of range format

tbuffer_load_format_x v1, off, s[4:7], s2 format:1+1
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_SNORM] ; encoding: [0x00,0x00,0x10,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:unknown
// GFX11-ERR: :[[@LINE-1]]:50: error: expected absolute expression

tbuffer_load_format_x v1, off, s[4:7], s2, format:[BUF_FMT_8_UINT]
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT] ; encoding: [0x00,0x00,0x28,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], format:5, s2
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT] ; encoding: [0x00,0x00,0x28,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], format:5 s2
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT] ; encoding: [0x00,0x00,0x28,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], format:5, s2 format:5
// GFX11-ERR: :[[@LINE-1]]:53: error: duplicate format

tbuffer_load_format_x v1, off, s[4:7], format:128, s2
// GFX11-ERR: :[[@LINE-1]]:40: error: out of range format

tbuffer_load_format_x v1, off, s[4:7], format:5
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

tbuffer_load_format_x v1, off, s[4:7], s2
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x08,0xe8,0x00,0x01,0x01,0x02]

tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT
// GFX11-ERR: :[[@LINE-1]]:65: error: expected a closing square bracket

tbuffer_load_format_x v1, off, s[4:7], s2 dfmt:1
// GFX11-ERR: :[[@LINE-1]]:43: error: not a valid operand.

tbuffer_load_format_x v1, off, s[4:7], s2 format:5 offset:8 glc
// GFX11: tbuffer_load_format_x v1, off, s[4:7], s2 format:[BUF_FMT_8_UINT] offset:8 glc ; encoding: [0x08,0x40,0x28,0xe8,0x00,0x01,0x01,0x02]

// Addresses, resources and offsets in registers.

buffer_load_b32 v1, off, s[4:7], s2
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, v2, s[4:7], s2 idxen
// GFX11: buffer_load_b32 v1, v2, s[4:7], s2 idxen ; encoding: [0x00,0x00,0x50,0xe0,0x02,0x01,0x81,0x02]

buffer_load_b32 v1, v2, s[4:7], s2 offen
// GFX11: buffer_load_b32 v1, v2, s[4:7], s2 offen ; encoding: [0x00,0x00,0x50,0xe0,0x02,0x01,0x41,0x02]

buffer_load_b32 v1, v[2:3], s[4:7], s2 idxen offen
// GFX11: buffer_load_b32 v1, v[2:3], s[4:7], s2 idxen offen ; encoding: [0x00,0x00,0x50,0xe0,0x02,0x01,0xc1,0x02]

buffer_load_b32 v1, v[3:4], s[4:7], s2 idxen offen offset:8 glc slc dlc
// GFX11: buffer_load_b32 v1, v[3:4], s[4:7], s2 idxen offen offset:8 glc slc dlc ; encoding: [0x08,0x70,0x50,0xe0,0x03,0x01,0xc1,0x02]

buffer_load_b32 v255, v[254:255], ttmp[0:3], ttmp0 idxen offen
// GFX11: buffer_load_b32 v255, v[254:255], ttmp[0:3], ttmp0 idxen offen ; encoding: [0x00,0x00,0x50,0xe0,0xfe,0xff,0xdb,0x6c]

buffer_load_b32 v1, v2, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

buffer_load_b32 v1, v2, s[4:7], s2 idxen offen
// GFX11-ERR: :[[@LINE-1]]:42: error: invalid operand for instruction

buffer_load_b32 v1, v[2:3], s[4:7], s2 offen
// GFX11-ERR: :[[@LINE-1]]:40: error: invalid operand for instruction

buffer_load_b32 v1, v[2:3], s[4:7], s2 addr64
// GFX11-ERR: :[[@LINE-1]]:40: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 offen
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 lds
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, v2, s[4:7], s2 offen idxen
// GFX11-ERR: :[[@LINE-1]]:42: error: invalid operand for instruction

buffer_load_b32 v[1:2], off, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

buffer_load_b32 v[1:2], off, s[4:7], s2 tfe
// GFX11: buffer_load_b32 v[1:2], off, s[4:7], s2 tfe ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x21,0x02]

buffer_load_b32 v1, off, s[4:7], s2 tfe
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 notfe
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v[1:2], off, s[4:7], s2 notfe
// GFX11: buffer_load_b32 v[1:2], off, s[4:7], s2 tfe ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x21,0x02]

buffer_load_b32 s1, off, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

buffer_load_b32 a1, off, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:17: error: invalid operand for instruction

buffer_load_b32 v1, s1, s[4:7], s2 offen
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

buffer_load_b32 v1, off, s[5:8], s2
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid register alignment

buffer_load_b32 v1, off, s[4:5], s2
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:11], s2
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

buffer_load_b32 v1, off, s4, s2
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

buffer_load_b32 v1, off, v[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

buffer_load_b32 v1, off, null, s2
// GFX11-ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], v2
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s[2:3]
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7]
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

buffer_load_b32 v1, off
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

buffer_load_b32
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

buffer_load_b32 v1, off, s[4:7], s2 s3
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], 64
// GFX11: buffer_load_b32 v1, off, s[4:7], 64 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0xc0]

buffer_load_b32 v1, off, s[4:7], 65
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], -16
// GFX11: buffer_load_b32 v1, off, s[4:7], -16 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0xd0]

buffer_load_b32 v1, off, s[4:7], -17
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], 1.0
// GFX11: buffer_load_b32 v1, off, s[4:7], 1.0 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0xf2]

buffer_load_b32 v1, off, s[4:7], 0.15915494
// GFX11: buffer_load_b32 v1, off, s[4:7], 0.15915494 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0xf8]

buffer_load_b32 v1, off, s[4:7], 3.0
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], lit(1)
// GFX11-ERR: :[[@LINE-1]]:38: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], symbol
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], scc
// GFX11: buffer_load_b32 v1, off, s[4:7], src_scc ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0xfd]

buffer_load_b32 v1, off, s[4:7], vccz
// GFX11-ERR: :[[@LINE-1]]:34: error: src_vccz register not available on this GPU

buffer_load_b32 v1, off, s[4:7], src_shared_base
// GFX11: buffer_load_b32 v1, off, s[4:7], src_shared_base ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0xeb]

buffer_load_b32 v1, off, s[4:7], flat_scratch_lo
// GFX11-ERR: :[[@LINE-1]]:34: error: flat_scratch_lo register not available on this GPU

buffer_load_b32 v1, off, s[4:7], lds_direct
// GFX11-ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], -s2
// GFX11-ERR: :[[@LINE-1]]:34: error: not a valid operand.

buffer_load_b32 v1, off, s[4:7], |s2|
// GFX11-ERR: :[[@LINE-1]]:34: error: not a valid operand.

buffer_load_b32 v1, off, s[4:7], s106
// GFX11-ERR: :[[@LINE-1]]:34: error: register index is out of range

buffer_load_b32 [v1], [off], s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid register name

buffer_load_b32 v1, OFF, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:21: error: invalid operand for instruction

buffer_load_b32 v1, off+1, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

// Modifiers, other names, and what belongs to other GPUs.

buffer_load_b32 v1, off, s[4:7], s2 offset:0
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 offset:4095
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 offset:4095 ; encoding: [0xff,0x0f,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 offset:4096
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 offset:4096 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 offset:65535
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 offset:65535 ; encoding: [0xff,0x0f,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 offset:65536
// GFX11-ERR: :[[@LINE-1]]:37: error: expected a 16-bit unsigned offset

buffer_load_b32 v1, off, s[4:7], s2 offset:-1
// GFX11-ERR: :[[@LINE-1]]:37: error: expected a 16-bit unsigned offset

buffer_load_b32 v1, off, s[4:7], s2 offset:0xfff
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 offset:4095 ; encoding: [0xff,0x0f,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 offset:2*4+1
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 offset:9 ; encoding: [0x09,0x00,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 offset:symbol
// GFX11-ERR: :[[@LINE-1]]:44: error: expected absolute expression

buffer_load_b32 v1, off, s[4:7], s2 offset:s1
// GFX11-ERR: :[[@LINE-1]]:44: error: expected absolute expression

buffer_load_b32 v1, off, s[4:7], s2 offset:
// GFX11-ERR: :[[@LINE-1]]:44: error: unknown token in expression

buffer_load_b32 v1, off, s[4:7], s2 offset
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 offset:1 offset:1
// GFX11-ERR: :[[@LINE-1]]:46: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 glc
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 glc ; encoding: [0x00,0x40,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 slc
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 slc ; encoding: [0x00,0x10,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 dlc
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 dlc ; encoding: [0x00,0x20,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 scc
// GFX11-ERR: :[[@LINE-1]]:37: error: scc modifier is not supported on this GPU

buffer_load_b32 v1, off, s[4:7], s2 glc glc
// GFX11-ERR: :[[@LINE-1]]:41: error: duplicate cache policy modifier

buffer_load_b32 v1, off, s[4:7], s2 noglc
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 noglc slc
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 slc ; encoding: [0x00,0x10,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_b32 v1, off, s[4:7], s2 glc offset:4
// GFX11-ERR: :[[@LINE-1]]:41: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 sc0
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 nt
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 th:TH_LOAD_NT
// GFX11-ERR: :[[@LINE-1]]:37: error: not a valid operand.

buffer_load_b32 v1, off, s[4:7], s2 nv
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 tfe glc
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 idxen
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 gds
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 r128
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 swz
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_load_b32 v1, off, s[4:7], s2 lwe
// GFX11-ERR: :[[@LINE-1]]:37: error: invalid operand for instruction

buffer_atomic_add_u32 v1, off, s[4:7], s2
// GFX11: buffer_atomic_add_u32 v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0xd4,0xe0,0x00,0x01,0x01,0x02]

buffer_atomic_add_u32 v1, off, s[4:7], s2 glc
// GFX11: buffer_atomic_add_u32 v1, off, s[4:7], s2 glc ; encoding: [0x00,0x40,0xd4,0xe0,0x00,0x01,0x01,0x02]

buffer_atomic_add_u32 v1, off, s[4:7], s2 noglc
// GFX11: buffer_atomic_add_u32 v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0xd4,0xe0,0x00,0x01,0x01,0x02]

buffer_atomic_add_u32 v1, off, s[4:7], s2 slc
// GFX11: buffer_atomic_add_u32 v1, off, s[4:7], s2 slc ; encoding: [0x00,0x10,0xd4,0xe0,0x00,0x01,0x01,0x02]

buffer_atomic_add_u32 v1, off, s[4:7], s2 offset:4 glc
// GFX11: buffer_atomic_add_u32 v1, off, s[4:7], s2 offset:4 glc ; encoding: [0x04,0x40,0xd4,0xe0,0x00,0x01,0x01,0x02]

buffer_atomic_add_u32 v1, off, s[4:7], s2 glc offset:4
// GFX11-ERR: :[[@LINE-1]]:47: error: invalid operand for instruction

buffer_atomic_add_u32 v1, off, s[4:7], s2 tfe
// GFX11-ERR: :[[@LINE-1]]:43: error: invalid operand for instruction

buffer_atomic_add_u32 v1, off, s[4:7], s2 lds
// GFX11-ERR: :[[@LINE-1]]:43: error: invalid operand for instruction

buffer_atomic_add_u32 v1, off, s[4:7], s2 scc
// GFX11-ERR: :[[@LINE-1]]:43: error: scc modifier is not supported on this GPU

buffer_store_b32 v1, off, s[4:7], s2 tfe
// GFX11-ERR: :[[@LINE-1]]:38: error: invalid operand for instruction

buffer_store_b32 v[1:2], off, s[4:7], s2 tfe
// GFX11-ERR: :[[@LINE-1]]:42: error: TFE modifier has no meaning for store instructions

buffer_store_b32 v[1:2], off, s[4:7], s2 notfe
// GFX11-ERR: :[[@LINE-1]]:42: error: TFE modifier has no meaning for store instructions

buffer_gl0_inv glc
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

buffer_gl1_inv v1
// GFX11-ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

buffer_wbinvl1
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): buffer_wbinvl1

buffer_wbl2
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): buffer_wbl2

buffer_store_lds_dword s[4:7], s2 lds
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): buffer_store_lds_dword

buffer_load_dword v1, off, s[4:7], s2
// GFX11: buffer_load_b32 v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x50,0xe0,0x00,0x01,0x01,0x02]

buffer_load_format_d16_xy v1, off, s[4:7], s2
// GFX11: buffer_load_d16_format_xy v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0x24,0xe0,0x00,0x01,0x01,0x02]

buffer_atomic_fcmpswap_x2 v[1:4], off, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): buffer_atomic_fcmpswap_x2

buffer_atomic_csub v1, off, s[4:7], s2
// GFX11: buffer_atomic_csub_u32 v1, off, s[4:7], s2 ; encoding: [0x00,0x00,0xdc,0xe0,0x00,0x01,0x01,0x02]

buffer_atomic_smax v1, off, s[4:7], s2 glc
// GFX11: buffer_atomic_max_i32 v1, off, s[4:7], s2 glc ; encoding: [0x00,0x40,0xe8,0xe0,0x00,0x01,0x01,0x02]

tbuffer_store_format_d16_xyzw v[1:2], off, s[4:7], s2
// GFX11: tbuffer_store_d16_format_xyzw v[1:2], off, s[4:7], s2 ; encoding: [0x00,0x80,0x0f,0xe8,0x00,0x01,0x01,0x02]

buffer_load_b48 v1, off, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid instruction, did you mean: buffer_load_b64?

buffer_atomic_pk_add_f16 v1, off, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): buffer_atomic_pk_add_f16

buffer_load_b32_e64 v1, off, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:1: error: e64 variant of this instruction is not supported

tbuffer_load_format_x v1, v2, s[4:7], s2
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction

tbuffer_load_format_x v1, off, s[4:7], s2 tfe
// GFX11-ERR: :[[@LINE-1]]:43: error: invalid operand for instruction

tbuffer_load_format_x v1, off, s[4:7], v2
// GFX11-ERR: :[[@LINE-1]]:40: error: invalid operand for instruction

tbuffer_load_format_x v1, off, s[4:7], 5
// GFX11: tbuffer_load_format_x v1, off, s[4:7], 5 ; encoding: [0x00,0x00,0x08,0xe8,0x00,0x01,0x01,0x85]

tbuffer_load_format_x v1, off, s[4:7],
// GFX11-ERR: :[[@LINE-1]]:1: error: too few operands for instruction
