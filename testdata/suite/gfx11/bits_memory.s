// Every bit that fields of these encodings have, as 0 and as 1, as far as no other test shows it: SMEM, DS, FLAT, BUFFER, IMAGE, EXP.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1100 -mattr=+real-true16,+wavefrontsize32 -show-encoding --defsym=T16W32=1 %s | FileCheck --check-prefix=T16W32 %s

.ifdef T16W32
s_buffer_load_b512 s[60:75], s[56:59], s69 glc
// T16W32: s_buffer_load_b512 s[60:75], s[56:59], s69 glc ; encoding: [0x1c,0x4f,0x30,0xf4,0x00,0x00,0x00,0x8a]
s_buffer_load_dwordx2 s[18:19], s[8:11], 0x12345
// T16W32: s_buffer_load_b64 s[18:19], s[8:11], 0x12345 ; encoding: [0x84,0x04,0x24,0xf4,0x45,0x23,0x01,0xf8]
s_buffer_load_b64 s[2:3], s[88:91], s91
// T16W32: s_buffer_load_b64 s[2:3], s[88:91], s91 ; encoding: [0xac,0x00,0x24,0xf4,0x00,0x00,0x00,0xb6]
s_buffer_load_b256 s[64:71], s[20:23], m0 glc
// T16W32: s_buffer_load_b256 s[64:71], s[20:23], m0 glc ; encoding: [0x0a,0x50,0x2c,0xf4,0x00,0x00,0x00,0xfa]
s_atc_probe_buffer 8, s[92:95], 0x92ce
// T16W32: s_atc_probe_buffer 8, s[92:95], 0x92ce ; encoding: [0x2e,0x02,0x8c,0xf4,0xce,0x92,0x00,0xf8]
ds_min_i64 v42, v[207:208]
// T16W32: ds_min_i64 v42, v[207:208] ; encoding: [0x00,0x00,0x14,0xd9,0x2a,0xcf,0x00,0x00]
ds_cmpstore_f64 v0, v[5:6], v[254:255]
// T16W32: ds_cmpstore_f64 v0, v[5:6], v[254:255] ; encoding: [0x00,0x00,0x44,0xd9,0x00,0x05,0xfe,0x00]
ds_write2st64_b64 v255, v[233:234], v[120:121] offset0:143 offset1:97 gds
// T16W32: ds_store_2addr_stride64_b64 v255, v[233:234], v[120:121] offset0:143 offset1:97 gds ; encoding: [0x8f,0x61,0x3e,0xd9,0xff,0xe9,0x78,0x00]
ds_mskor_b64 v85, v[141:142], v[0:1]
// T16W32: ds_mskor_b64 v85, v[141:142], v[0:1] ; encoding: [0x00,0x00,0x30,0xd9,0x55,0x8d,0x00,0x00]
ds_store_b64 v213, v[147:148]
// T16W32: ds_store_b64 v213, v[147:148] ; encoding: [0x00,0x00,0x34,0xd9,0xd5,0x93,0x00,0x00]
ds_xor_b64 v85, v[23:24]
// T16W32: ds_xor_b64 v85, v[23:24] ; encoding: [0x00,0x00,0x2c,0xd9,0x55,0x17,0x00,0x00]
ds_inc_u64 v0, v[1:2] offset:56284 gds
// T16W32: ds_inc_u64 v0, v[1:2] offset:56284 gds ; encoding: [0xdc,0xdb,0x0e,0xd9,0x00,0x01,0x00,0x00]
ds_bvh_stack_rtn_b32 v0, v170, v85, v[35:38]
// T16W32: ds_bvh_stack_rtn_b32 v0, v170, v85, v[35:38] ; encoding: [0x00,0x00,0xb4,0xda,0xaa,0x55,0x23,0x00]
ds_min_u64 v85, v[235:236]
// T16W32: ds_min_u64 v85, v[235:236] ; encoding: [0x00,0x00,0x1c,0xd9,0x55,0xeb,0x00,0x00]
ds_dec_u64 v0, v[115:116] offset:65535
// T16W32: ds_dec_u64 v0, v[115:116] offset:65535 ; encoding: [0xff,0xff,0x10,0xd9,0x00,0x73,0x00,0x00]
ds_max_i64 v109, v[253:254]
// T16W32: ds_max_i64 v109, v[253:254] ; encoding: [0x00,0x00,0x18,0xd9,0x6d,0xfd,0x00,0x00]
ds_sub_u64 v255, v[51:52]
// T16W32: ds_sub_u64 v255, v[51:52] ; encoding: [0x00,0x00,0x04,0xd9,0xff,0x33,0x00,0x00]
ds_or_b64 v0, v[71:72] offset:65535
// T16W32: ds_or_b64 v0, v[71:72] offset:65535 ; encoding: [0xff,0xff,0x28,0xd9,0x00,0x47,0x00,0x00]
ds_store_b128 v85, v[107:110] offset:0
// T16W32: ds_store_b128 v85, v[107:110] ; encoding: [0x00,0x00,0x7c,0xdb,0x55,0x6b,0x00,0x00]
ds_add_u64 v127, v[141:142]
// T16W32: ds_add_u64 v127, v[141:142] ; encoding: [0x00,0x00,0x00,0xd9,0x7f,0x8d,0x00,0x00]
ds_cmpstore_b64 v61, v[249:250], v[254:255] offset:17784 gds
// T16W32: ds_cmpstore_b64 v61, v[249:250], v[254:255] offset:17784 gds ; encoding: [0x78,0x45,0x42,0xd9,0x3d,0xf9,0xfe,0x00]
ds_max_u64 v0, v[251:252] offset:4095
// T16W32: ds_max_u64 v0, v[251:252] offset:4095 ; encoding: [0xff,0x0f,0x20,0xd9,0x00,0xfb,0x00,0x00]
ds_min_f64 v255, v[115:116] offset:65535
// T16W32: ds_min_f64 v255, v[115:116] offset:65535 ; encoding: [0xff,0xff,0x48,0xd9,0xff,0x73,0x00,0x00]
ds_max_f64 v42, v[71:72]
// T16W32: ds_max_f64 v42, v[71:72] ; encoding: [0x00,0x00,0x4c,0xd9,0x2a,0x47,0x00,0x00]
ds_store_2addr_b64 v255, v[57:58], v[245:246] offset0:73 offset1:173
// T16W32: ds_store_2addr_b64 v255, v[57:58], v[245:246] offset0:73 offset1:173 ; encoding: [0x49,0xad,0x38,0xd9,0xff,0x39,0xf5,0x00]
ds_and_b64 v170, v[79:80]
// T16W32: ds_and_b64 v170, v[79:80] ; encoding: [0x00,0x00,0x24,0xd9,0xaa,0x4f,0x00,0x00]
ds_rsub_u64 v85, v[15:16]
// T16W32: ds_rsub_u64 v85, v[15:16] ; encoding: [0x00,0x00,0x08,0xd9,0x55,0x0f,0x00,0x00]
buffer_store_format_xyzw v[163:166], off, s[4:7], -4.0 offset:30876
// T16W32: buffer_store_format_xyzw v[163:166], off, s[4:7], -4.0 offset:30876 ; encoding: [0x9c,0x08,0x1c,0xe0,0x00,0xa3,0x01,0xf7]
buffer_atomic_xor_b64 v[236:237], off, s[60:63], 0.5 offset:1713 dlc
// T16W32: buffer_atomic_xor_b64 v[236:237], off, s[60:63], 0.5 offset:1713 dlc ; encoding: [0xb1,0x26,0x2c,0xe1,0x00,0xec,0x0f,0xf0]
buffer_atomic_inc_u64 v[85:86], off, s[52:55], -1 offset:4095
// T16W32: buffer_atomic_inc_u64 v[85:86], off, s[52:55], -1 offset:4095 ; encoding: [0xff,0x0f,0x30,0xe1,0x00,0x55,0x0d,0xc1]
buffer_atomic_xor_b64 v[0:1], v[253:254], s[84:87], vcc_lo idxen offen offset:917 slc glc
// T16W32: buffer_atomic_xor_b64 v[0:1], v[253:254], s[84:87], vcc_lo idxen offen offset:917 glc slc ; encoding: [0x95,0x53,0x2c,0xe1,0xfd,0x00,0xd5,0x6a]
buffer_load_d16_format_xyzw v[167:168], off, s[60:63], vcc_lo offset:4095 dlc
// T16W32: buffer_load_d16_format_xyzw v[167:168], off, s[60:63], vcc_lo offset:4095 dlc ; encoding: [0xff,0x2f,0x2c,0xe0,0x00,0xa7,0x0f,0x6a]
buffer_atomic_add_f32 v255, v[162:163], s[44:47], 0 idxen offen offset:25101 slc glc
// T16W32: buffer_atomic_add_f32 v255, v[162:163], s[44:47], 0 idxen offen offset:25101 glc slc ; encoding: [0x0d,0x52,0x58,0xe1,0xa2,0xff,0xcb,0x80]
buffer_load_d16_format_xyz v[171:173], v170, s[64:67], -1 idxen tfe
// T16W32: buffer_load_d16_format_xyz v[171:173], v170, s[64:67], -1 idxen tfe ; encoding: [0x00,0x00,0x28,0xe0,0xaa,0xab,0xb0,0xc1]
buffer_store_d16_hi_b8 v170, off, s[60:63], m0 offset:37438
// T16W32: buffer_store_d16_hi_b8 v170, off, s[60:63], m0 offset:37438 ; encoding: [0x3e,0x02,0x90,0xe0,0x00,0xaa,0x0f,0x7d]
buffer_load_d16_format_xy v[0:1], v238, ttmp[4:7], exec_hi idxen offset:2379 slc tfe
// T16W32: buffer_load_d16_format_xy v[0:1], v238, ttmp[4:7], exec_hi idxen offset:2379 slc tfe ; encoding: [0x4b,0x19,0x24,0xe0,0xee,0x00,0xbc,0x7f]
buffer_load_d16_hi_i8 v42, v[161:162], s[48:51], 64 idxen offen offset:1423 dlc
// T16W32: buffer_load_d16_hi_i8 v42, v[161:162], s[48:51], 64 idxen offen offset:1423 dlc ; encoding: [0x8f,0x25,0x88,0xe0,0xa1,0x2a,0xcc,0xc0]
buffer_store_b8 v42, v222, s[80:83], s35 offen offset:2732 glc slc dlc
// T16W32: buffer_store_b8 v42, v222, s[80:83], s35 offen offset:2732 glc slc dlc ; encoding: [0xac,0x7a,0x60,0xe0,0xde,0x2a,0x54,0x23]
buffer_load_d16_format_x v[149:150], v255, s[44:47], s8 idxen offset:4095 glc slc dlc tfe
// T16W32: buffer_load_d16_format_x v[149:150], v255, s[44:47], s8 idxen offset:4095 glc slc dlc tfe ; encoding: [0xff,0x7f,0x20,0xe0,0xff,0x95,0xab,0x08]
buffer_atomic_add_f32 v241, off, s[56:59], m0 offset:4095
// T16W32: buffer_atomic_add_f32 v241, off, s[56:59], m0 offset:4095 ; encoding: [0xff,0x0f,0x58,0xe1,0x00,0xf1,0x0e,0x7d]
buffer_store_b8 v85, v[137:138], s[36:39], ttmp9 idxen offen glc
// T16W32: buffer_store_b8 v85, v[137:138], s[36:39], ttmp9 idxen offen glc ; encoding: [0x00,0x40,0x60,0xe0,0x89,0x55,0xc9,0x75]
tbuffer_load_d16_format_xyzw v[254:255], off, s[32:35], null, format:102 offset:2028
// T16W32: tbuffer_load_d16_format_xyzw v[254:255], off, s[32:35], null format:102 offset:2028 ; encoding: [0xec,0x87,0x35,0xeb,0x00,0xfe,0x08,0x7c]
buffer_atomic_min_i64 v[254:255], v170, s[20:23], null idxen offset:0
// T16W32: buffer_atomic_min_i64 v[254:255], v170, s[20:23], null idxen ; encoding: [0x00,0x00,0x14,0xe1,0xaa,0xfe,0x85,0x7c]
tbuffer_store_d16_format_xyz v[126:127], off, s[4:7], vcc_lo, format:127 offset:739
// T16W32: tbuffer_store_d16_format_xyz v[126:127], off, s[4:7], vcc_lo format:127 offset:739 ; encoding: [0xe3,0x02,0xff,0xeb,0x00,0x7e,0x01,0x6a]
buffer_store_b32 v170, off, s[92:95], 0 offset:3850
// T16W32: buffer_store_b32 v170, off, s[92:95], 0 offset:3850 ; encoding: [0x0a,0x0f,0x68,0xe0,0x00,0xaa,0x17,0x80]
tbuffer_load_format_xyzw v[107:110], off, s[96:99], s38, format:[BUF_DATA_FORMAT_2_10_10_10, BUF_NUM_FORMAT_UNORM] offset:31393
// T16W32: tbuffer_load_format_xyzw v[107:110], off, s[96:99], s38 format:[BUF_FMT_2_10_10_10_UNORM] offset:31393 ; encoding: [0xa1,0x8a,0x21,0xe9,0x00,0x6b,0x18,0x26]
buffer_load_d16_i8 v22, off, s[28:31], s68 offset:0 dlc
// T16W32: buffer_load_d16_i8 v22, off, s[28:31], s68 dlc ; encoding: [0x00,0x20,0x7c,0xe0,0x00,0x16,0x07,0x44]
buffer_load_format_xy v[227:229], v85, s[16:19], -1 idxen tfe
// T16W32: buffer_load_format_xy v[227:229], v85, s[16:19], -1 idxen tfe ; encoding: [0x00,0x00,0x04,0xe0,0x55,0xe3,0xa4,0xc1]
buffer_atomic_add_u64 v[119:120], v255, s[92:95], s20 offen offset:2857
// T16W32: buffer_atomic_add_u64 v[119:120], v255, s[92:95], s20 offen offset:2857 ; encoding: [0x29,0x0b,0x0c,0xe1,0xff,0x77,0x57,0x14]
buffer_atomic_and_b32 v42, off, s[92:95], null offset:0
// T16W32: buffer_atomic_and_b32 v42, off, s[92:95], null ; encoding: [0x00,0x00,0xf0,0xe0,0x00,0x2a,0x17,0x7c]
buffer_atomic_min_f32 v85, off, s[52:55], s37
// T16W32: buffer_atomic_min_f32 v85, off, s[52:55], s37 ; encoding: [0x00,0x00,0x44,0xe1,0x00,0x55,0x0d,0x25]
buffer_atomic_swap_b64 v[254:255], v[214:215], s[100:103], 0.5 idxen offen slc glc
// T16W32: buffer_atomic_swap_b64 v[254:255], v[214:215], s[100:103], 0.5 idxen offen glc slc ; encoding: [0x00,0x50,0x04,0xe1,0xd6,0xfe,0xd9,0xf0]
tbuffer_store_format_xyz v[60:62], v[79:80], s[12:15], s49 format:122 idxen offen glc
// T16W32: tbuffer_store_format_xyz v[60:62], v[79:80], s[12:15], s49 format:122 idxen offen glc ; encoding: [0x00,0x40,0xd3,0xeb,0x4f,0x3c,0xc3,0x31]
buffer_atomic_and_b32 v42, v114, s[32:35], null offen offset:0
// T16W32: buffer_atomic_and_b32 v42, v114, s[32:35], null offen ; encoding: [0x00,0x00,0xf0,0xe0,0x72,0x2a,0x48,0x7c]
buffer_atomic_xor_b32 v0, v255, s[20:23], s94 idxen offset:1752
// T16W32: buffer_atomic_xor_b32 v0, v255, s[20:23], s94 idxen offset:1752 ; encoding: [0xd8,0x06,0xf8,0xe0,0xff,0x00,0x85,0x5e]
buffer_load_b128 v[82:85], off, s[72:75], -1 offset:0
// T16W32: buffer_load_b128 v[82:85], off, s[72:75], -1 ; encoding: [0x00,0x00,0x5c,0xe0,0x00,0x52,0x12,0xc1]
buffer_load_d16_u8 v42, v83, s[0:3], s8 idxen offset:20597
// T16W32: buffer_load_d16_u8 v42, v83, s[0:3], s8 idxen offset:20597 ; encoding: [0x75,0x00,0x78,0xe0,0x53,0x2a,0x80,0x08]
buffer_load_b64 v[0:1], off, s[24:27], -1 offset:0
// T16W32: buffer_load_b64 v[0:1], off, s[24:27], -1 ; encoding: [0x00,0x00,0x54,0xe0,0x00,0x00,0x06,0xc1]
buffer_load_d16_u8 v0, v8, s[84:87], null offen offset:65535
// T16W32: buffer_load_d16_u8 v0, v8, s[84:87], null offen offset:65535 ; encoding: [0xff,0x0f,0x78,0xe0,0x08,0x00,0x55,0x7c]
buffer_store_b128 v[180:183], v[224:225], s[8:11], 0 idxen offen offset:1444 dlc
// T16W32: buffer_store_b128 v[180:183], v[224:225], s[8:11], 0 idxen offen offset:1444 dlc ; encoding: [0xa4,0x25,0x74,0xe0,0xe0,0xb4,0xc2,0x80]
buffer_load_sbyte_d16 v145, off, s[60:63], s77 offset:4095
// T16W32: buffer_load_d16_i8 v145, off, s[60:63], s77 offset:4095 ; encoding: [0xff,0x0f,0x7c,0xe0,0x00,0x91,0x0f,0x4d]
buffer_load_u8 v36, v127, s[76:79], s97 idxen offset:65535
// T16W32: buffer_load_u8 v36, v127, s[76:79], s97 idxen offset:65535 ; encoding: [0xff,0x0f,0x40,0xe0,0x7f,0x24,0x93,0x61]
buffer_atomic_swap_b32 v0, off, s[20:23], 0.5 offset:65535
// T16W32: buffer_atomic_swap_b32 v0, off, s[20:23], 0.5 offset:65535 ; encoding: [0xff,0x0f,0xcc,0xe0,0x00,0x00,0x05,0xf0]
buffer_atomic_min_i64 v[254:255], v127, s[76:79], s65 offen offset:10476
// T16W32: buffer_atomic_min_i64 v[254:255], v127, s[76:79], s65 offen offset:10476 ; encoding: [0xec,0x08,0x14,0xe1,0x7f,0xfe,0x53,0x41]
tbuffer_load_d16_format_x v69, off, s[52:55], m0, format:94 offset:16741
// T16W32: tbuffer_load_d16_format_x v69, off, s[52:55], m0 format:94 offset:16741 ; encoding: [0x65,0x01,0xf4,0xea,0x00,0x45,0x0d,0x7d]
buffer_store_b96 v[42:44], off, s[8:11], s7 offset:60332 glc slc dlc
// T16W32: buffer_store_b96 v[42:44], off, s[8:11], s7 offset:60332 glc slc dlc ; encoding: [0xac,0x7b,0x70,0xe0,0x00,0x2a,0x02,0x07]
tbuffer_store_format_xyzw v[59:62], off, ttmp[8:11], exec_hi, format:[BUF_FMT_32_32_SINT] offset:47690 slc
// T16W32: tbuffer_store_format_xyzw v[59:62], off, ttmp[8:11], exec_hi format:[BUF_FMT_32_32_SINT] offset:47690 slc ; encoding: [0x4a,0x9a,0x8b,0xe9,0x00,0x3b,0x1d,0x7f]
buffer_atomic_sub_u64 v[60:61], v255, s[52:55], s45 offen offset:4042
// T16W32: buffer_atomic_sub_u64 v[60:61], v255, s[52:55], s45 offen offset:4042 ; encoding: [0xca,0x0f,0x10,0xe1,0xff,0x3c,0x4d,0x2d]
buffer_store_b32 v255, v127, s[48:51], s47 offen offset:2898
// T16W32: buffer_store_b32 v255, v127, s[48:51], s47 offen offset:2898 ; encoding: [0x52,0x0b,0x68,0xe0,0x7f,0xff,0x4c,0x2f]
buffer_atomic_max_i64 v[200:201], off, s[52:55], m0 offset:4095
// T16W32: buffer_atomic_max_i64 v[200:201], off, s[52:55], m0 offset:4095 ; encoding: [0xff,0x0f,0x1c,0xe1,0x00,0xc8,0x0d,0x7d]
buffer_store_b128 v[77:80], v85, s[60:63], s102 idxen offset:36346
// T16W32: buffer_store_b128 v[77:80], v85, s[60:63], s102 idxen offset:36346 ; encoding: [0xfa,0x0d,0x74,0xe0,0x55,0x4d,0x8f,0x66]
buffer_atomic_max_i64 v[0:1], v42, s[24:27], null idxen offset:2445
// T16W32: buffer_atomic_max_i64 v[0:1], v42, s[24:27], null idxen offset:2445 ; encoding: [0x8d,0x09,0x1c,0xe1,0x2a,0x00,0x86,0x7c]
buffer_atomic_max_i32 v0, off, s[12:15], s52 offset:4095 slc
// T16W32: buffer_atomic_max_i32 v0, off, s[12:15], s52 offset:4095 slc ; encoding: [0xff,0x1f,0xe8,0xe0,0x00,0x00,0x03,0x34]
buffer_store_d16_hi_b8 v255, v42, s[92:95], s22 idxen offset:0
// T16W32: buffer_store_d16_hi_b8 v255, v42, s[92:95], s22 idxen ; encoding: [0x00,0x00,0x90,0xe0,0x2a,0xff,0x97,0x16]
buffer_atomic_cmpswap_b64 v[74:77], off, s[80:83], null offset:0
// T16W32: buffer_atomic_cmpswap_b64 v[74:77], off, s[80:83], null ; encoding: [0x00,0x00,0x08,0xe1,0x00,0x4a,0x14,0x7c]
buffer_load_i8 v42, off, s[60:63], vcc_lo offset:65535 dlc
// T16W32: buffer_load_i8 v42, off, s[60:63], vcc_lo offset:65535 dlc ; encoding: [0xff,0x2f,0x44,0xe0,0x00,0x2a,0x0f,0x6a]
buffer_atomic_swap_b64 v[254:255], v255, s[88:91], s93 offen offset:49078
// T16W32: buffer_atomic_swap_b64 v[254:255], v255, s[88:91], s93 offen offset:49078 ; encoding: [0xb6,0x0f,0x04,0xe1,0xff,0xfe,0x56,0x5d]
tbuffer_load_d16_format_xyzw v[0:1], off, s[48:51], s78, format:[BUF_DATA_FORMAT_8_8, BUF_NUM_FORMAT_USCALED] offset:693 dlc
// T16W32: tbuffer_load_d16_format_xyzw v[0:1], off, s[48:51], s78 format:[BUF_FMT_8_8_USCALED] offset:693 dlc ; encoding: [0xb5,0xa2,0x85,0xe8,0x00,0x00,0x0c,0x4e]
buffer_atomic_min_u32 v85, v85, s[48:51], null offen offset:3361
// T16W32: buffer_atomic_min_u32 v85, v85, s[48:51], null offen offset:3361 ; encoding: [0x21,0x0d,0xe4,0xe0,0x55,0x55,0x4c,0x7c]
buffer_atomic_dec_u32 v0, v50, s[20:23], s96 idxen offset:4095
// T16W32: buffer_atomic_dec_u32 v0, v50, s[20:23], s96 idxen offset:4095 ; encoding: [0xff,0x0f,0x00,0xe1,0x32,0x00,0x85,0x60]
buffer_load_d16_hi_b16 v0, v170, s[40:43], m0 idxen offset:4095
// T16W32: buffer_load_d16_hi_b16 v0, v170, s[40:43], m0 idxen offset:4095 ; encoding: [0xff,0x0f,0x8c,0xe0,0xaa,0x00,0x8a,0x7d]
buffer_store_b64 v[254:255], v95, s[8:11], s101 idxen offset:0
// T16W32: buffer_store_b64 v[254:255], v95, s[8:11], s101 idxen ; encoding: [0x00,0x00,0x6c,0xe0,0x5f,0xfe,0x82,0x65]
buffer_store_d16_hi_format_x v42, off, s[60:63], s28
// T16W32: buffer_store_d16_hi_format_x v42, off, s[60:63], s28 ; encoding: [0x00,0x00,0x9c,0xe0,0x00,0x2a,0x0f,0x1c]
tbuffer_store_d16_format_xyz v[20:21], v246, s[0:3], ttmp8, format:[BUF_FMT_16_16_16_16_SSCALED] idxen offset:26553
// T16W32: tbuffer_store_d16_format_xyz v[20:21], v246, s[0:3], ttmp8 format:[BUF_FMT_16_16_16_16_SSCALED] idxen offset:26553 ; encoding: [0xb9,0x07,0xb7,0xe9,0xf6,0x14,0x80,0x74]
buffer_atomic_csub_u32 v39, v42, s[36:39], s37 idxen
// T16W32: buffer_atomic_csub_u32 v39, v42, s[36:39], s37 idxen ; encoding: [0x00,0x00,0xdc,0xe0,0x2a,0x27,0x89,0x25]
buffer_atomic_swap_b32 v85, v255, s[0:3], s11 idxen offset:4095
// T16W32: buffer_atomic_swap_b32 v85, v255, s[0:3], s11 idxen offset:4095 ; encoding: [0xff,0x0f,0xcc,0xe0,0xff,0x55,0x80,0x0b]
buffer_atomic_dec_u64 v[130:131], v42, ttmp[0:3], exec_hi idxen offset:0
// T16W32: buffer_atomic_dec_u64 v[130:131], v42, ttmp[0:3], exec_hi idxen ; encoding: [0x00,0x00,0x34,0xe1,0x2a,0x82,0x9b,0x7f]
buffer_atomic_sub_u32 v85, v[4:5], s[8:11], -1 idxen offen slc glc
// T16W32: buffer_atomic_sub_u32 v85, v[4:5], s[8:11], -1 idxen offen glc slc ; encoding: [0x00,0x50,0xd8,0xe0,0x04,0x55,0xc2,0xc1]
buffer_store_d16_format_xyz v[254:255], v85, s[80:83], ttmp2 idxen offset:287
// T16W32: buffer_store_d16_format_xyz v[254:255], v85, s[80:83], ttmp2 idxen offset:287 ; encoding: [0x1f,0x01,0x38,0xe0,0x55,0xfe,0x94,0x6e]
buffer_load_i16 v127, v42, s[72:75], null idxen offset:65535
// T16W32: buffer_load_i16 v127, v42, s[72:75], null idxen offset:65535 ; encoding: [0xff,0x0f,0x4c,0xe0,0x2a,0x7f,0x92,0x7c]
tbuffer_store_d16_format_xyzw v[243:244], v127, s[16:19], s63, format:[BUF_FMT_32_32_32_SINT] idxen offset:4095
// T16W32: tbuffer_store_d16_format_xyzw v[243:244], v127, s[16:19], s63 format:[BUF_FMT_32_32_32_SINT] idxen offset:4095 ; encoding: [0xff,0x8f,0xdf,0xe9,0x7f,0xf3,0x84,0x3f]
buffer_atomic_add_f32 v0, off, s[80:83], s84 offset:65535 glc slc
// T16W32: buffer_atomic_add_f32 v0, off, s[80:83], s84 offset:65535 glc slc ; encoding: [0xff,0x5f,0x58,0xe1,0x00,0x00,0x14,0x54]
buffer_atomic_add_f32 v0, v85, s[96:99], vcc_lo idxen offset:3850
// T16W32: buffer_atomic_add_f32 v0, v85, s[96:99], vcc_lo idxen offset:3850 ; encoding: [0x0a,0x0f,0x58,0xe1,0x55,0x00,0x98,0x6a]
tbuffer_store_format_xyzw v[41:44], v[120:121], s[68:71], ttmp10, format:[BUF_FMT_8_8_8_8_SINT] idxen offen offset:4095
// T16W32: tbuffer_store_format_xyzw v[41:44], v[120:121], s[68:71], ttmp10 format:[BUF_FMT_8_8_8_8_SINT] idxen offen offset:4095 ; encoding: [0xff,0x8f,0x7b,0xe9,0x78,0x29,0xd1,0x76]
tbuffer_load_d16_format_xyz v[101:102], off, ttmp[4:7], s66, format:81 offset:65535 dlc
// T16W32: tbuffer_load_d16_format_xyz v[101:102], off, ttmp[4:7], s66 format:81 offset:65535 dlc ; encoding: [0xff,0x2f,0x8d,0xea,0x00,0x65,0x1c,0x42]
buffer_atomic_or_b64 v[215:216], off, s[84:87], 0 offset:4095
// T16W32: buffer_atomic_or_b64 v[215:216], off, s[84:87], 0 offset:4095 ; encoding: [0xff,0x0f,0x28,0xe1,0x00,0xd7,0x15,0x80]
buffer_load_i8 v127, v[4:5], s[100:103], 64 idxen offen offset:11330 dlc
// T16W32: buffer_load_i8 v127, v[4:5], s[100:103], 64 idxen offen offset:11330 dlc ; encoding: [0x42,0x2c,0x44,0xe0,0x04,0x7f,0xd9,0xc0]
buffer_load_u16 v79, v[216:217], s[0:3], -1 idxen offen glc
// T16W32: buffer_load_u16 v79, v[216:217], s[0:3], -1 idxen offen glc ; encoding: [0x00,0x40,0x48,0xe0,0xd8,0x4f,0xc0,0xc1]
buffer_load_format_xyz v[0:2], off, s[56:59], s84
// T16W32: buffer_load_format_xyz v[0:2], off, s[56:59], s84 ; encoding: [0x00,0x00,0x08,0xe0,0x00,0x00,0x0e,0x54]
buffer_load_d16_hi_i8 v[0:1], v170, s[28:31], s43 idxen offset:55252 glc slc dlc tfe
// T16W32: buffer_load_d16_hi_i8 v[0:1], v170, s[28:31], s43 idxen offset:55252 glc slc dlc tfe ; encoding: [0xd4,0x77,0x88,0xe0,0xaa,0x00,0xa7,0x2b]
buffer_atomic_add_f32 v85, v170, s[44:47], m0 offen offset:36085
// T16W32: buffer_atomic_add_f32 v85, v170, s[44:47], m0 offen offset:36085 ; encoding: [0xf5,0x0c,0x58,0xe1,0xaa,0x55,0x4b,0x7d]
buffer_atomic_or_b32 v0, v170, s[8:11], s98 idxen offset:4095
// T16W32: buffer_atomic_or_b32 v0, v170, s[8:11], s98 idxen offset:4095 ; encoding: [0xff,0x0f,0xf4,0xe0,0xaa,0x00,0x82,0x62]
tbuffer_load_d16_format_x v232, v85, s[40:43], ttmp15, format:[BUF_DATA_FORMAT_8, BUF_NUM_FORMAT_USCALED] offen offset:4998
// T16W32: tbuffer_load_d16_format_x v232, v85, s[40:43], ttmp15 format:[BUF_FMT_8_USCALED] offen offset:4998 ; encoding: [0x86,0x03,0x1c,0xe8,0x55,0xe8,0x4a,0x7b]
tbuffer_store_format_x v210, v127, s[20:23], -1, format:[BUF_FMT_8_UNORM] idxen offset:65353
// T16W32: tbuffer_store_format_x v210, v127, s[20:23], -1 idxen offset:65353 ; encoding: [0x49,0x0f,0x0a,0xe8,0x7f,0xd2,0x85,0xc1]
buffer_store_d16_format_xyz v[96:97], v127, s[44:47], s42 offen offset:0
// T16W32: buffer_store_d16_format_xyz v[96:97], v127, s[44:47], s42 offen ; encoding: [0x00,0x00,0x38,0xe0,0x7f,0x60,0x4b,0x2a]
buffer_store_d16_format_xy v238, off, s[68:71], s42 offset:65535
// T16W32: buffer_store_d16_format_xy v238, off, s[68:71], s42 offset:65535 ; encoding: [0xff,0x0f,0x34,0xe0,0x00,0xee,0x11,0x2a]
buffer_atomic_max_i64 v[17:18], v[254:255], s[24:27], 64 idxen offen offset:4095 slc glc
// T16W32: buffer_atomic_max_i64 v[17:18], v[254:255], s[24:27], 64 idxen offen offset:4095 glc slc ; encoding: [0xff,0x5f,0x1c,0xe1,0xfe,0x11,0xc6,0xc0]
buffer_atomic_and_b32 v0, v[254:255], s[12:15], vcc_lo idxen offen offset:4095 slc glc
// T16W32: buffer_atomic_and_b32 v0, v[254:255], s[12:15], vcc_lo idxen offen offset:4095 glc slc ; encoding: [0xff,0x5f,0xf0,0xe0,0xfe,0x00,0xc3,0x6a]
buffer_load_d16_hi_u8 v0, v107, s[60:63], s67 offen offset:11834
// T16W32: buffer_load_d16_hi_u8 v0, v107, s[60:63], s67 offen offset:11834 ; encoding: [0x3a,0x0e,0x84,0xe0,0x6b,0x00,0x4f,0x43]
buffer_load_d16_format_x v85, off, s[16:19], ttmp14 offset:1189
// T16W32: buffer_load_d16_format_x v85, off, s[16:19], ttmp14 offset:1189 ; encoding: [0xa5,0x04,0x20,0xe0,0x00,0x55,0x04,0x7a]
buffer_atomic_dec_u64 v[68:69], v85, s[80:83], s10 idxen offset:65535
// T16W32: buffer_atomic_dec_u64 v[68:69], v85, s[80:83], s10 idxen offset:65535 ; encoding: [0xff,0x0f,0x34,0xe1,0x55,0x44,0x94,0x0a]
buffer_atomic_max_u32 v42, v70, ttmp[8:11], ttmp15 idxen offset:4095
// T16W32: buffer_atomic_max_u32 v42, v70, ttmp[8:11], ttmp15 idxen offset:4095 ; encoding: [0xff,0x0f,0xec,0xe0,0x46,0x2a,0x9d,0x7b]
buffer_store_d16_hi_b8 v13, v85, s[12:15], m0 offen offset:1977
// T16W32: buffer_store_d16_hi_b8 v13, v85, s[12:15], m0 offen offset:1977 ; encoding: [0xb9,0x07,0x90,0xe0,0x55,0x0d,0x43,0x7d]
buffer_load_format_xyz v[250:252], off, s[24:27], s50 offset:537 glc slc dlc
// T16W32: buffer_load_format_xyz v[250:252], off, s[24:27], s50 offset:537 glc slc dlc ; encoding: [0x19,0x72,0x08,0xe0,0x00,0xfa,0x06,0x32]
buffer_load_i8 v170, v17, s[84:87], s35 offen offset:65535
// T16W32: buffer_load_i8 v170, v17, s[84:87], s35 offen offset:65535 ; encoding: [0xff,0x0f,0x44,0xe0,0x11,0xaa,0x55,0x23]
buffer_load_d16_hi_format_x v0, v85, s[44:47], s101 offen offset:65535
// T16W32: buffer_load_d16_hi_format_x v0, v85, s[44:47], s101 offen offset:65535 ; encoding: [0xff,0x0f,0x98,0xe0,0x55,0x00,0x4b,0x65]
buffer_store_d16_format_xyzw v[130:131], v[253:254], s[96:99], 0 idxen offen offset:0 dlc glc
// T16W32: buffer_store_d16_format_xyzw v[130:131], v[253:254], s[96:99], 0 idxen offen glc dlc ; encoding: [0x00,0x60,0x3c,0xe0,0xfd,0x82,0xd8,0x80]
buffer_load_b64 v[57:58], v170, s[8:11], s22 idxen offset:25415
// T16W32: buffer_load_b64 v[57:58], v170, s[8:11], s22 idxen offset:25415 ; encoding: [0x47,0x03,0x54,0xe0,0xaa,0x39,0x82,0x16]
buffer_store_d16_hi_b16 v85, v[125:126], s[20:23], 0.5 idxen offen glc
// T16W32: buffer_store_d16_hi_b16 v85, v[125:126], s[20:23], 0.5 idxen offen glc ; encoding: [0x00,0x40,0x94,0xe0,0x7d,0x55,0xc5,0xf0]
buffer_load_format_xyz v[0:2], v255, s[80:83], s14 offen offset:0
// T16W32: buffer_load_format_xyz v[0:2], v255, s[80:83], s14 offen ; encoding: [0x00,0x00,0x08,0xe0,0xff,0x00,0x54,0x0e]
buffer_atomic_cmpswap_f32 v[0:1], v42, ttmp[8:11], ttmp15 idxen offset:1225
// T16W32: buffer_atomic_cmpswap_f32 v[0:1], v42, ttmp[8:11], ttmp15 idxen offset:1225 ; encoding: [0xc9,0x04,0x40,0xe1,0x2a,0x00,0x9d,0x7b]
tbuffer_load_format_xyz v[212:214], off, ttmp[0:3], 61, format:88 offset:4095
// T16W32: tbuffer_load_format_xyz v[212:214], off, ttmp[0:3], 61 format:88 offset:4095 ; encoding: [0xff,0x0f,0xc1,0xea,0x00,0xd4,0x1b,0xbd]
buffer_store_b16 v255, v170, s[68:71], vcc_lo offen offset:65535 glc
// T16W32: buffer_store_b16 v255, v170, s[68:71], vcc_lo offen offset:65535 glc ; encoding: [0xff,0x4f,0x64,0xe0,0xaa,0xff,0x51,0x6a]
buffer_atomic_add_u32 v0, v[113:114], s[64:67], 0.5 idxen offen slc glc
// T16W32: buffer_atomic_add_u32 v0, v[113:114], s[64:67], 0.5 idxen offen glc slc ; encoding: [0x00,0x50,0xd4,0xe0,0x71,0x00,0xd0,0xf0]
buffer_store_format_xyz v[0:2], v[54:55], s[60:63], 64 idxen offen offset:4095 dlc
// T16W32: buffer_store_format_xyz v[0:2], v[54:55], s[60:63], 64 idxen offen offset:4095 dlc ; encoding: [0xff,0x2f,0x18,0xe0,0x36,0x00,0xcf,0xc0]
buffer_load_i8 v0, v198, s[80:83], s33 offen offset:2003
// T16W32: buffer_load_i8 v0, v198, s[80:83], s33 offen offset:2003 ; encoding: [0xd3,0x07,0x44,0xe0,0xc6,0x00,0x54,0x21]
buffer_atomic_min_u64 v[224:225], v38, s[48:51], m0 idxen offset:0
// T16W32: buffer_atomic_min_u64 v[224:225], v38, s[48:51], m0 idxen ; encoding: [0x00,0x00,0x18,0xe1,0x26,0xe0,0x8c,0x7d]
buffer_load_u8 v0, v170, s[60:63], s14 idxen offset:4095
// T16W32: buffer_load_u8 v0, v170, s[60:63], s14 idxen offset:4095 ; encoding: [0xff,0x0f,0x40,0xe0,0xaa,0x00,0x8f,0x0e]
tbuffer_store_format_xyzw v[163:166], v[44:45], s[84:87], vcc_lo, format:[BUF_FMT_8_8_8_8_SINT] idxen offen offset:65535
// T16W32: tbuffer_store_format_xyzw v[163:166], v[44:45], s[84:87], vcc_lo format:[BUF_FMT_8_8_8_8_SINT] idxen offen offset:65535 ; encoding: [0xff,0x8f,0x7b,0xe9,0x2c,0xa3,0xd5,0x6a]
buffer_load_d16_u8 v[254:255], v85, s[40:43], s53 idxen offset:65535 glc slc dlc tfe
// T16W32: buffer_load_d16_u8 v[254:255], v85, s[40:43], s53 idxen offset:65535 glc slc dlc tfe ; encoding: [0xff,0x7f,0x78,0xe0,0x55,0xfe,0xaa,0x35]
buffer_load_b128 v[9:12], v127, s[20:23], vcc_lo idxen offset:4095
// T16W32: buffer_load_b128 v[9:12], v127, s[20:23], vcc_lo idxen offset:4095 ; encoding: [0xff,0x0f,0x5c,0xe0,0x7f,0x09,0x85,0x6a]
buffer_atomic_and_b32 v85, v85, s[44:47], m0 offen offset:0
// T16W32: buffer_atomic_and_b32 v85, v85, s[44:47], m0 offen ; encoding: [0x00,0x00,0xf0,0xe0,0x55,0x55,0x4b,0x7d]
buffer_atomic_cmpswap_b32 v[254:255], v42, s[44:47], s42 idxen offset:0
// T16W32: buffer_atomic_cmpswap_b32 v[254:255], v42, s[44:47], s42 idxen ; encoding: [0x00,0x00,0xd0,0xe0,0x2a,0xfe,0x8b,0x2a]
buffer_load_d16_b16 v170, v127, s[12:15], s3 offen offset:65535
// T16W32: buffer_load_d16_b16 v170, v127, s[12:15], s3 offen offset:65535 ; encoding: [0xff,0x0f,0x80,0xe0,0x7f,0xaa,0x43,0x03]
tbuffer_load_format_xyz v[78:80], v[4:5], s[28:31], s19, format:42 idxen offen offset:4095
// T16W32: tbuffer_load_format_xyz v[78:80], v[4:5], s[28:31], s19 format:[BUF_FMT_8_8_8_8_UNORM] idxen offen offset:4095 ; encoding: [0xff,0x0f,0x51,0xe9,0x04,0x4e,0xc7,0x13]
buffer_atomic_inc_u32 v42, v255, s[4:7], -1 idxen
// T16W32: buffer_atomic_inc_u32 v42, v255, s[4:7], -1 idxen ; encoding: [0x00,0x00,0xfc,0xe0,0xff,0x2a,0x81,0xc1]
tbuffer_load_format_xy v[102:103], v[6:7], s[84:87], vcc_lo format:26 idxen offen glc
// T16W32: tbuffer_load_format_xy v[102:103], v[6:7], s[84:87], vcc_lo format:[BUF_FMT_16_16_SSCALED] idxen offen glc ; encoding: [0x00,0xc0,0xd0,0xe8,0x06,0x66,0xd5,0x6a]
buffer_atomic_inc_u64 v[130:131], v255, s[16:19], null idxen offset:0
// T16W32: buffer_atomic_inc_u64 v[130:131], v255, s[16:19], null idxen ; encoding: [0x00,0x00,0x30,0xe1,0xff,0x82,0x84,0x7c]
buffer_store_format_xy v[0:1], v42, s[68:71], s84 idxen offset:65535
// T16W32: buffer_store_format_xy v[0:1], v42, s[68:71], s84 idxen offset:65535 ; encoding: [0xff,0x0f,0x14,0xe0,0x2a,0x00,0x91,0x54]
tbuffer_load_d16_format_xyzw v[205:206], v[89:90], s[28:31], vcc_lo, format:104 idxen offen offset:1699
// T16W32: tbuffer_load_d16_format_xyzw v[205:206], v[89:90], s[28:31], vcc_lo format:104 idxen offen offset:1699 ; encoding: [0xa3,0x86,0x45,0xeb,0x59,0xcd,0xc7,0x6a]
buffer_store_d16_format_xyz v[9:10], v170, s[80:83], s7 idxen offset:65535
// T16W32: buffer_store_d16_format_xyz v[9:10], v170, s[80:83], s7 idxen offset:65535 ; encoding: [0xff,0x0f,0x38,0xe0,0xaa,0x09,0x94,0x07]
tbuffer_load_d16_format_xy v85, off, ttmp[12:15], s2, format:108 offset:65535 dlc
// T16W32: tbuffer_load_d16_format_xy v85, off, ttmp[12:15], s2 format:108 offset:65535 dlc ; encoding: [0xff,0xaf,0x64,0xeb,0x00,0x55,0x1e,0x02]
tbuffer_load_d16_format_x v85, off, ttmp[0:3], 61, format:113 offset:0
// T16W32: tbuffer_load_d16_format_x v85, off, ttmp[0:3], 61 format:113 ; encoding: [0x00,0x00,0x8c,0xeb,0x00,0x55,0x1b,0xbd]
tbuffer_store_d16_format_xy v85, off, s[12:15], null, format:107 offset:4095
// T16W32: tbuffer_store_d16_format_xy v85, off, s[12:15], null format:107 offset:4095 ; encoding: [0xff,0x8f,0x5e,0xeb,0x00,0x55,0x03,0x7c]
tbuffer_load_d16_format_xyzw v[174:175], v82, s[32:35], -1 format:[BUF_FMT_16_16_FLOAT] idxen
// T16W32: tbuffer_load_d16_format_xyzw v[174:175], v82, s[32:35], -1 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x80,0xed,0xe8,0x52,0xae,0x88,0xc1]
buffer_store_format_xy v[17:18], v85, s[76:79], s34 offen offset:65535
// T16W32: buffer_store_format_xy v[17:18], v85, s[76:79], s34 offen offset:65535 ; encoding: [0xff,0x0f,0x14,0xe0,0x55,0x11,0x53,0x22]
buffer_atomic_max_i32 v85, v103, s[64:67], s35 idxen offset:65535
// T16W32: buffer_atomic_max_i32 v85, v103, s[64:67], s35 idxen offset:65535 ; encoding: [0xff,0x0f,0xe8,0xe0,0x67,0x55,0x90,0x23]
buffer_atomic_csub_u32 v85, v79, s[96:99], s55 idxen
// T16W32: buffer_atomic_csub_u32 v85, v79, s[96:99], s55 idxen ; encoding: [0x00,0x00,0xdc,0xe0,0x4f,0x55,0x98,0x37]
buffer_atomic_add_u32 v85, v[149:150], s[96:99], 0.5 idxen offen slc glc
// T16W32: buffer_atomic_add_u32 v85, v[149:150], s[96:99], 0.5 idxen offen glc slc ; encoding: [0x00,0x50,0xd4,0xe0,0x95,0x55,0xd8,0xf0]
buffer_store_b16 v230, v127, s[12:15], s77 idxen offset:604
// T16W32: buffer_store_b16 v230, v127, s[12:15], s77 idxen offset:604 ; encoding: [0x5c,0x02,0x64,0xe0,0x7f,0xe6,0x83,0x4d]
tbuffer_load_format_xyz v[81:83], v255, s[16:19], s43, format:[BUF_FMT_10_10_10_2_UINT] idxen offset:1762
// T16W32: tbuffer_load_format_xyz v[81:83], v255, s[16:19], s43 format:[BUF_FMT_10_10_10_2_UINT] idxen offset:1762 ; encoding: [0xe2,0x06,0x11,0xe9,0xff,0x51,0x84,0x2b]
buffer_atomic_max_i32 v170, v127, s[44:47], 0.5 idxen
// T16W32: buffer_atomic_max_i32 v170, v127, s[44:47], 0.5 idxen ; encoding: [0x00,0x00,0xe8,0xe0,0x7f,0xaa,0x8b,0xf0]
buffer_store_b8 v42, v170, s[100:103], s104 offen offset:26700
// T16W32: buffer_store_b8 v42, v170, s[100:103], s104 offen offset:26700 ; encoding: [0x4c,0x08,0x60,0xe0,0xaa,0x2a,0x59,0x68]
tbuffer_load_d16_format_xy v85, v42, s[44:47], m0, format:[BUF_DATA_FORMAT_16, BUF_NUM_FORMAT_SNORM] offen offset:4095
// T16W32: tbuffer_load_d16_format_xy v85, v42, s[44:47], m0 format:[BUF_FMT_16_SNORM] offen offset:4095 ; encoding: [0xff,0x8f,0x44,0xe8,0x2a,0x55,0x4b,0x7d]
tbuffer_load_format_xyzw v[49:52], v85, s[56:59], s103, format:[BUF_FMT_2_10_10_10_SSCALED] idxen offset:89
// T16W32: tbuffer_load_format_xyzw v[49:52], v85, s[56:59], s103 format:[BUF_FMT_2_10_10_10_SSCALED] idxen offset:89 ; encoding: [0x59,0x80,0x39,0xe9,0x55,0x31,0x8e,0x67]
buffer_store_format_xyzw v[183:186], v255, s[4:7], s65 offen offset:0
// T16W32: buffer_store_format_xyzw v[183:186], v255, s[4:7], s65 offen ; encoding: [0x00,0x00,0x1c,0xe0,0xff,0xb7,0x41,0x41]
tbuffer_load_d16_format_xyzw v[66:67], v[185:186], s[16:19], 1, format:90 idxen offen offset:39990
// T16W32: tbuffer_load_d16_format_xyzw v[66:67], v[185:186], s[16:19], 1 format:90 idxen offen offset:39990 ; encoding: [0x36,0x8c,0xd5,0xea,0xb9,0x42,0xc4,0x81]
tbuffer_load_d16_format_xyz v[55:56], v[117:118], s[4:7], 0.5 format:40 idxen offen glc
// T16W32: tbuffer_load_d16_format_xyz v[55:56], v[117:118], s[4:7], 0.5 format:[BUF_FMT_2_10_10_10_UINT] idxen offen glc ; encoding: [0x00,0x40,0x45,0xe9,0x75,0x37,0xc1,0xf0]
buffer_store_d16_format_x v170, v60, s[40:43], s32 idxen offset:2033
// T16W32: buffer_store_d16_format_x v170, v60, s[40:43], s32 idxen offset:2033 ; encoding: [0xf1,0x07,0x30,0xe0,0x3c,0xaa,0x8a,0x20]
buffer_atomic_max_f32 v112, v85, ttmp[4:7], m0 idxen offset:65535
// T16W32: buffer_atomic_max_f32 v112, v85, ttmp[4:7], m0 idxen offset:65535 ; encoding: [0xff,0x0f,0x48,0xe1,0x55,0x70,0x9c,0x7d]
buffer_atomic_cmpswap_b32 v[254:255], v127, s[72:75], s79 offen offset:65535 glc
// T16W32: buffer_atomic_cmpswap_b32 v[254:255], v127, s[72:75], s79 offen offset:65535 glc ; encoding: [0xff,0x4f,0xd0,0xe0,0x7f,0xfe,0x52,0x4f]
tbuffer_load_format_xyzw v[46:49], off, ttmp[8:11], 61, format:67 offset:4095
// T16W32: tbuffer_load_format_xyzw v[46:49], off, ttmp[8:11], 61 format:67 offset:4095 ; encoding: [0xff,0x8f,0x19,0xea,0x00,0x2e,0x1d,0xbd]
buffer_atomic_add_f32 v170, off, s[28:31], null offset:25136 glc slc
// T16W32: buffer_atomic_add_f32 v170, off, s[28:31], null offset:25136 glc slc ; encoding: [0x30,0x52,0x58,0xe1,0x00,0xaa,0x07,0x7c]
buffer_atomic_min_u64 v[225:226], v255, s[0:3], s2 idxen offset:4095 glc slc dlc
// T16W32: buffer_atomic_min_u64 v[225:226], v255, s[0:3], s2 idxen offset:4095 glc slc dlc ; encoding: [0xff,0x7f,0x18,0xe1,0xff,0xe1,0x80,0x02]
buffer_store_b96 v[31:33], v170, s[92:95], s57 offen offset:4095
// T16W32: buffer_store_b96 v[31:33], v170, s[92:95], s57 offen offset:4095 ; encoding: [0xff,0x0f,0x70,0xe0,0xaa,0x1f,0x57,0x39]
tbuffer_load_format_x v138, v85, s[80:83], null format:[BUF_NUM_FORMAT_SNORM] idxen offset:4095 glc slc dlc
// T16W32: tbuffer_load_format_x v138, v85, s[80:83], null format:[BUF_FMT_8_SNORM] idxen offset:4095 glc slc dlc ; encoding: [0xff,0x7f,0x10,0xe8,0x55,0x8a,0x94,0x7c]
buffer_load_format_xy v[0:2], v170, s[28:31], -1 idxen tfe
// T16W32: buffer_load_format_xy v[0:2], v170, s[28:31], -1 idxen tfe ; encoding: [0x00,0x00,0x04,0xe0,0xaa,0x00,0xa7,0xc1]
buffer_atomic_or_b32 v28, v255, s[72:75], s44 offen offset:397
// T16W32: buffer_atomic_or_b32 v28, v255, s[72:75], s44 offen offset:397 ; encoding: [0x8d,0x01,0xf4,0xe0,0xff,0x1c,0x52,0x2c]
tbuffer_load_format_xy v[226:227], v[199:200], s[60:63], s41 format:7 idxen offen glc
// T16W32: tbuffer_load_format_xy v[226:227], v[199:200], s[60:63], s41 format:[BUF_FMT_16_UNORM] idxen offen glc ; encoding: [0x00,0xc0,0x38,0xe8,0xc7,0xe2,0xcf,0x29]
buffer_store_d16_hi_b8 v170, v255, s[16:19], null offen offset:0
// T16W32: buffer_store_d16_hi_b8 v170, v255, s[16:19], null offen ; encoding: [0x00,0x00,0x90,0xe0,0xff,0xaa,0x44,0x7c]
buffer_atomic_sub_u32 v85, v255, s[84:87], s66 idxen offset:0
// T16W32: buffer_atomic_sub_u32 v85, v255, s[84:87], s66 idxen ; encoding: [0x00,0x00,0xd8,0xe0,0xff,0x55,0x95,0x42]
tbuffer_load_format_xyzw v[22:25], v42, s[60:63], null, format:[BUF_DATA_FORMAT_2_10_10_10, BUF_NUM_FORMAT_USCALED] offen offset:4095
// T16W32: tbuffer_load_format_xyzw v[22:25], v42, s[60:63], null format:[BUF_FMT_2_10_10_10_USCALED] offen offset:4095 ; encoding: [0xff,0x8f,0x31,0xe9,0x2a,0x16,0x4f,0x7c]
tbuffer_store_d16_format_xy v88, v42, s[44:47], s24, format:[BUF_FMT_32_32_SINT] idxen offset:2849
// T16W32: tbuffer_store_d16_format_xy v88, v42, s[44:47], s24 format:[BUF_FMT_32_32_SINT] idxen offset:2849 ; encoding: [0x21,0x8b,0x8e,0xe9,0x2a,0x58,0x8b,0x18]
buffer_atomic_max_f32 v170, v127, s[80:83], s76 idxen offset:42381
// T16W32: buffer_atomic_max_f32 v170, v127, s[80:83], s76 idxen offset:42381 ; encoding: [0x8d,0x05,0x48,0xe1,0x7f,0xaa,0x94,0x4c]
buffer_load_b64 v[35:36], v[224:225], s[44:47], 64 idxen offen offset:65535 dlc
// T16W32: buffer_load_b64 v[35:36], v[224:225], s[44:47], 64 idxen offen offset:65535 dlc ; encoding: [0xff,0x2f,0x54,0xe0,0xe0,0x23,0xcb,0xc0]
buffer_atomic_cmpswap_b64 v[0:3], v85, s[68:71], s91 offen offset:2707
// T16W32: buffer_atomic_cmpswap_b64 v[0:3], v85, s[68:71], s91 offen offset:2707 ; encoding: [0x93,0x0a,0x08,0xe1,0x55,0x00,0x51,0x5b]
buffer_load_d16_i8 v127, v170, s[20:23], s44 idxen offset:2432
// T16W32: buffer_load_d16_i8 v127, v170, s[20:23], s44 idxen offset:2432 ; encoding: [0x80,0x09,0x7c,0xe0,0xaa,0x7f,0x85,0x2c]
tbuffer_load_format_xy v[0:1], v48, s[40:43], s58, format:[BUF_DATA_FORMAT_16_16, BUF_NUM_FORMAT_SINT] offen offset:4095 dlc
// T16W32: tbuffer_load_format_xy v[0:1], v48, s[40:43], s58 format:[BUF_FMT_16_16_SINT] offen offset:4095 dlc ; encoding: [0xff,0xaf,0xe0,0xe8,0x30,0x00,0x4a,0x3a]
buffer_store_format_xyz v[116:118], v85, s[0:3], s16 idxen offset:7238
// T16W32: buffer_store_format_xyz v[116:118], v85, s[0:3], s16 idxen offset:7238 ; encoding: [0x46,0x0c,0x18,0xe0,0x55,0x74,0x80,0x10]
tbuffer_load_format_x v85, v170, s[92:95], null, format:[BUF_DATA_FORMAT_16_16, BUF_NUM_FORMAT_UNORM] offen offset:3269 slc
// T16W32: tbuffer_load_format_x v85, v170, s[92:95], null format:[BUF_FMT_16_16_UNORM] offen offset:3269 slc ; encoding: [0xc5,0x1c,0xb8,0xe8,0xaa,0x55,0x57,0x7c]
tbuffer_store_format_x v0, v255, s[68:71], s83, format:[BUF_DATA_FORMAT_32_32_32_32, BUF_NUM_FORMAT_FLOAT] offen offset:65535
// T16W32: tbuffer_store_format_x v0, v255, s[68:71], s83 format:[BUF_FMT_32_32_32_32_FLOAT] offen offset:65535 ; encoding: [0xff,0x0f,0xfa,0xe9,0xff,0x00,0x51,0x53]
buffer_atomic_min_f32 v0, v85, s[84:87], s46 idxen offset:4657
// T16W32: buffer_atomic_min_f32 v0, v85, s[84:87], s46 idxen offset:4657 ; encoding: [0x31,0x02,0x44,0xe1,0x55,0x00,0x95,0x2e]
tbuffer_load_d16_format_xyz v[206:207], v156, s[16:19], s61, format:[BUF_DATA_FORMAT_16, BUF_NUM_FORMAT_FLOAT] offen offset:0
// T16W32: tbuffer_load_d16_format_xyz v[206:207], v156, s[16:19], s61 format:[BUF_FMT_16_FLOAT] offen ; encoding: [0x00,0x00,0x6d,0xe8,0x9c,0xce,0x44,0x3d]
buffer_store_format_x v42, v[158:159], s[12:15], s82 idxen offen glc
// T16W32: buffer_store_format_x v42, v[158:159], s[12:15], s82 idxen offen glc ; encoding: [0x00,0x40,0x10,0xe0,0x9e,0x2a,0xc3,0x52]
tbuffer_load_format_xyzw v[72:75], v[243:244], s[40:43], null, format:26 idxen offen offset:65535
// T16W32: tbuffer_load_format_xyzw v[72:75], v[243:244], s[40:43], null format:[BUF_FMT_16_16_SSCALED] idxen offen offset:65535 ; encoding: [0xff,0x8f,0xd1,0xe8,0xf3,0x48,0xca,0x7c]
buffer_atomic_add_f32 v66, v85, s[24:27], m0 idxen offset:4095 dlc
// T16W32: buffer_atomic_add_f32 v66, v85, s[24:27], m0 idxen offset:4095 dlc ; encoding: [0xff,0x2f,0x58,0xe1,0x55,0x42,0x86,0x7d]
buffer_atomic_min_f32 v255, v127, s[28:31], s25 idxen offset:1559
// T16W32: buffer_atomic_min_f32 v255, v127, s[28:31], s25 idxen offset:1559 ; encoding: [0x17,0x06,0x44,0xe1,0x7f,0xff,0x87,0x19]
buffer_store_format_xy v[152:153], v136, s[36:39], ttmp6 idxen offset:0
// T16W32: buffer_store_format_xy v[152:153], v136, s[36:39], ttmp6 idxen ; encoding: [0x00,0x00,0x14,0xe0,0x88,0x98,0x89,0x72]
buffer_atomic_add_f32 v199, v[69:70], s[80:83], 0 idxen offen offset:13028 slc glc
// T16W32: buffer_atomic_add_f32 v199, v[69:70], s[80:83], 0 idxen offen offset:13028 glc slc ; encoding: [0xe4,0x52,0x58,0xe1,0x45,0xc7,0xd4,0x80]
buffer_atomic_max_u64 v[254:255], v170, s[64:67], s103 idxen offset:18806
// T16W32: buffer_atomic_max_u64 v[254:255], v170, s[64:67], s103 idxen offset:18806 ; encoding: [0x76,0x09,0x20,0xe1,0xaa,0xfe,0x90,0x67]
buffer_load_d16_hi_u8 v0, v170, s[24:27], s79 idxen offset:0 glc
// T16W32: buffer_load_d16_hi_u8 v0, v170, s[24:27], s79 idxen glc ; encoding: [0x00,0x40,0x84,0xe0,0xaa,0x00,0x86,0x4f]
buffer_store_format_x v93, v170, s[84:87], s66 idxen offset:0
// T16W32: buffer_store_format_x v93, v170, s[84:87], s66 idxen ; encoding: [0x00,0x00,0x10,0xe0,0xaa,0x5d,0x95,0x42]
buffer_store_b96 v[170:172], v85, s[80:83], m0 idxen offset:53596 glc
// T16W32: buffer_store_b96 v[170:172], v85, s[80:83], m0 idxen offset:53596 glc ; encoding: [0x5c,0x41,0x70,0xe0,0x55,0xaa,0x94,0x7d]
buffer_atomic_min_f32 v237, v[254:255], s[72:75], 0 idxen offen offset:4095 slc glc
// T16W32: buffer_atomic_min_f32 v237, v[254:255], s[72:75], 0 idxen offen offset:4095 glc slc ; encoding: [0xff,0x5f,0x44,0xe1,0xfe,0xed,0xd2,0x80]
tbuffer_store_d16_format_xy v159, v85, s[0:3], s74 format:[BUF_FMT_16_16_FLOAT] idxen
// T16W32: tbuffer_store_d16_format_xy v159, v85, s[0:3], s74 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x80,0xee,0xe8,0x55,0x9f,0x80,0x4a]
buffer_atomic_max_i64 v[0:1], v85, s[36:39], s0 offen offset:347
// T16W32: buffer_atomic_max_i64 v[0:1], v85, s[36:39], s0 offen offset:347 ; encoding: [0x5b,0x01,0x1c,0xe1,0x55,0x00,0x49,0x00]
buffer_load_d16_format_xyz v[0:2], v255, s[36:39], -1 idxen tfe
// T16W32: buffer_load_d16_format_xyz v[0:2], v255, s[36:39], -1 idxen tfe ; encoding: [0x00,0x00,0x28,0xe0,0xff,0x00,0xa9,0xc1]
buffer_load_b64 v[92:94], v105, s[4:7], s105 idxen offset:32643 glc slc dlc tfe
// T16W32: buffer_load_b64 v[92:94], v105, s[4:7], s105 idxen offset:32643 glc slc dlc tfe ; encoding: [0x83,0x7f,0x54,0xe0,0x69,0x5c,0xa1,0x69]
buffer_atomic_add_f32 v81, off, s[96:99], s11 offset:65535 glc slc dlc
// T16W32: buffer_atomic_add_f32 v81, off, s[96:99], s11 offset:65535 glc slc dlc ; encoding: [0xff,0x7f,0x58,0xe1,0x00,0x51,0x18,0x0b]
tbuffer_store_format_x v255, off, s[24:27], m0, format:65 offset:3756
// T16W32: tbuffer_store_format_x v255, off, s[24:27], m0 format:65 offset:3756 ; encoding: [0xac,0x0e,0x0a,0xea,0x00,0xff,0x06,0x7d]
buffer_load_b64 v[107:108], v85, s[72:75], s102 offen offset:4095 glc
// T16W32: buffer_load_b64 v[107:108], v85, s[72:75], s102 offen offset:4095 glc ; encoding: [0xff,0x4f,0x54,0xe0,0x55,0x6b,0x52,0x66]
buffer_atomic_max_u64 v[162:163], v85, s[40:43], s8 offen offset:0
// T16W32: buffer_atomic_max_u64 v[162:163], v85, s[40:43], s8 offen ; encoding: [0x00,0x00,0x20,0xe1,0x55,0xa2,0x4a,0x08]
buffer_load_d16_hi_u8 v255, v[177:178], s[36:39], -1 idxen offen glc
// T16W32: buffer_load_d16_hi_u8 v255, v[177:178], s[36:39], -1 idxen offen glc ; encoding: [0x00,0x40,0x84,0xe0,0xb1,0xff,0xc9,0xc1]
buffer_store_d16_hi_format_x v170, v42, s[72:75], s64 offen offset:65535
// T16W32: buffer_store_d16_hi_format_x v170, v42, s[72:75], s64 offen offset:65535 ; encoding: [0xff,0x0f,0x9c,0xe0,0x2a,0xaa,0x52,0x40]
buffer_atomic_max_i32 v170, v170, s[32:35], s82 offen offset:4095
// T16W32: buffer_atomic_max_i32 v170, v170, s[32:35], s82 offen offset:4095 ; encoding: [0xff,0x0f,0xe8,0xe0,0xaa,0xaa,0x48,0x52]
buffer_atomic_max_u32 v170, v85, s[32:35], null offen offset:0
// T16W32: buffer_atomic_max_u32 v170, v85, s[32:35], null offen ; encoding: [0x00,0x00,0xec,0xe0,0x55,0xaa,0x48,0x7c]
buffer_load_d16_hi_b16 v90, v85, s[96:99], s56 offen offset:4095
// T16W32: buffer_load_d16_hi_b16 v90, v85, s[96:99], s56 offen offset:4095 ; encoding: [0xff,0x0f,0x8c,0xe0,0x55,0x5a,0x58,0x38]
buffer_load_format_x v85, v[134:135], s[40:43], 0.5 idxen offen glc
// T16W32: buffer_load_format_x v85, v[134:135], s[40:43], 0.5 idxen offen glc ; encoding: [0x00,0x40,0x00,0xe0,0x86,0x55,0xca,0xf0]
buffer_store_d16_format_x v85, v85, s[72:75], s103 offen offset:0
// T16W32: buffer_store_d16_format_x v85, v85, s[72:75], s103 offen ; encoding: [0x00,0x00,0x30,0xe0,0x55,0x55,0x52,0x67]
buffer_load_u16 v0, v42, s[4:7], s36 idxen offset:4095
// T16W32: buffer_load_u16 v0, v42, s[4:7], s36 idxen offset:4095 ; encoding: [0xff,0x0f,0x48,0xe0,0x2a,0x00,0x81,0x24]
buffer_store_b32 v0, v170, s[84:87], s100 idxen offset:4095
// T16W32: buffer_store_b32 v0, v170, s[84:87], s100 idxen offset:4095 ; encoding: [0xff,0x0f,0x68,0xe0,0xaa,0x00,0x95,0x64]
buffer_store_d16_format_xy v0, v85, s[100:103], null idxen offset:65535
// T16W32: buffer_store_d16_format_xy v0, v85, s[100:103], null idxen offset:65535 ; encoding: [0xff,0x0f,0x34,0xe0,0x55,0x00,0x99,0x7c]
buffer_store_b64 v[9:10], v255, s[72:75], s29 offen offset:31883
// T16W32: buffer_store_b64 v[9:10], v255, s[72:75], s29 offen offset:31883 ; encoding: [0x8b,0x0c,0x6c,0xe0,0xff,0x09,0x52,0x1d]
buffer_atomic_csub_u32 v0, v170, s[0:3], vcc_lo idxen offset:4095 glc
// T16W32: buffer_atomic_csub_u32 v0, v170, s[0:3], vcc_lo idxen offset:4095 glc ; encoding: [0xff,0x4f,0xdc,0xe0,0xaa,0x00,0x80,0x6a]
buffer_load_d16_hi_u8 v0, v62, s[96:99], s14 offen offset:1399
// T16W32: buffer_load_d16_hi_u8 v0, v62, s[96:99], s14 offen offset:1399 ; encoding: [0x77,0x05,0x84,0xe0,0x3e,0x00,0x58,0x0e]
buffer_store_d16_format_xy v170, v132, s[76:79], s12 idxen offset:2884
// T16W32: buffer_store_d16_format_xy v170, v132, s[76:79], s12 idxen offset:2884 ; encoding: [0x44,0x0b,0x34,0xe0,0x84,0xaa,0x93,0x0c]
buffer_store_d16_hi_format_x v0, v[50:51], s[44:47], vcc_lo idxen offen offset:4095 dlc
// T16W32: buffer_store_d16_hi_format_x v0, v[50:51], s[44:47], vcc_lo idxen offen offset:4095 dlc ; encoding: [0xff,0x2f,0x9c,0xe0,0x32,0x00,0xcb,0x6a]
tbuffer_store_d16_format_xy v42, v170, s[52:55], s96 format:[BUF_FMT_16_16_FLOAT] idxen
// T16W32: tbuffer_store_d16_format_xy v42, v170, s[52:55], s96 format:[BUF_FMT_16_16_FLOAT] idxen ; encoding: [0x00,0x80,0xee,0xe8,0xaa,0x2a,0x8d,0x60]
buffer_store_d16_hi_format_x v170, v[174:175], s[28:31], vcc_lo idxen offen offset:25210 dlc
// T16W32: buffer_store_d16_hi_format_x v170, v[174:175], s[28:31], vcc_lo idxen offen offset:25210 dlc ; encoding: [0x7a,0x22,0x9c,0xe0,0xae,0xaa,0xc7,0x6a]
buffer_atomic_max_f32 v16, v255, ttmp[4:7], m0 idxen offset:30045
// T16W32: buffer_atomic_max_f32 v16, v255, ttmp[4:7], m0 idxen offset:30045 ; encoding: [0x5d,0x05,0x48,0xe1,0xff,0x10,0x9c,0x7d]
buffer_store_d16_format_x v217, v127, s[32:35], s60 idxen offset:4095
// T16W32: buffer_store_d16_format_x v217, v127, s[32:35], s60 idxen offset:4095 ; encoding: [0xff,0x0f,0x30,0xe0,0x7f,0xd9,0x88,0x3c]
buffer_store_d16_hi_format_x v170, v85, s[72:75], s94 idxen offset:46956 glc
// T16W32: buffer_store_d16_hi_format_x v170, v85, s[72:75], s94 idxen offset:46956 glc ; encoding: [0x6c,0x47,0x9c,0xe0,0x55,0xaa,0x92,0x5e]
buffer_load_format_x v255, v[247:248], s[68:71], 0.5 idxen offen glc
// T16W32: buffer_load_format_x v255, v[247:248], s[68:71], 0.5 idxen offen glc ; encoding: [0x00,0x40,0x00,0xe0,0xf7,0xff,0xd1,0xf0]
buffer_load_i16 v[83:84], v127, s[44:47], 0.5 idxen tfe
// T16W32: buffer_load_i16 v[83:84], v127, s[44:47], 0.5 idxen tfe ; encoding: [0x00,0x00,0x4c,0xe0,0x7f,0x53,0xab,0xf0]
buffer_store_d16_format_xy v170, v255, s[24:27], s83 idxen offset:1540
// T16W32: buffer_store_d16_format_xy v170, v255, s[24:27], s83 idxen offset:1540 ; encoding: [0x04,0x06,0x34,0xe0,0xff,0xaa,0x86,0x53]
buffer_atomic_cmpswap_b32 v[140:141], v170, s[44:47], 0.5 idxen
// T16W32: buffer_atomic_cmpswap_b32 v[140:141], v170, s[44:47], 0.5 idxen ; encoding: [0x00,0x00,0xd0,0xe0,0xaa,0x8c,0x8b,0xf0]
buffer_atomic_add_f32 v154, v[254:255], s[88:91], 0 idxen offen offset:0 slc glc
// T16W32: buffer_atomic_add_f32 v154, v[254:255], s[88:91], 0 idxen offen glc slc ; encoding: [0x00,0x50,0x58,0xe1,0xfe,0x9a,0xd6,0x80]
buffer_load_i16 v0, v170, s[76:79], s92 offen offset:4095
// T16W32: buffer_load_i16 v0, v170, s[76:79], s92 offen offset:4095 ; encoding: [0xff,0x0f,0x4c,0xe0,0xaa,0x00,0x53,0x5c]
buffer_load_d16_b16 v85, v255, s[44:47], null idxen offset:4095
// T16W32: buffer_load_d16_b16 v85, v255, s[44:47], null idxen offset:4095 ; encoding: [0xff,0x0f,0x80,0xe0,0xff,0x55,0x8b,0x7c]
buffer_atomic_csub_u32 v42, v85, s[28:31], s56 idxen offset:4095 glc
// T16W32: buffer_atomic_csub_u32 v42, v85, s[28:31], s56 idxen offset:4095 glc ; encoding: [0xff,0x4f,0xdc,0xe0,0x55,0x2a,0x87,0x38]
image_atomic_cmpswap v[60:61], v[67:68], s[88:95] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA unorm a16 tfe
// T16W32: image_atomic_cmpswap v[60:61], v[67:68], s[88:95] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA unorm a16 tfe ; encoding: [0x98,0x01,0x2d,0xf0,0x43,0x3c,0x36,0x00]
.endif
