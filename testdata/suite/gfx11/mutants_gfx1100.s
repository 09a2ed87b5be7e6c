// Damaged instructions of which cargo xtask diff-llvm --mutate found the message to differ.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

tbuffer_load_format_x v0, v0, s[0:3], s0 format:1 offen
// GFX11: tbuffer_load_format_x v0, v0, s[0:3], s0 offen ; encoding: [0x00,0x00,0x08,0xe8,0x00,0x00,0x40,0x00]

tbuffer_load_format_x v0, v0, s[0:3], s0 format:0xffffffffffffffff offen
// ERR: :[[@LINE-1]]:49: error: out of range format

tbuffer_load_format_x v0, v0, s[0:3], s0 format:0xffffffffffffffff
// ERR: :[[@LINE-1]]:49: error: out of range format

tbuffer_load_format_x v0, v0, s[0:3], s0 format:128 offen
// ERR: :[[@LINE-1]]:49: error: out of range format

tbuffer_load_format_x v0, v0, s[0:3], s0 format:127 offen
// GFX11: tbuffer_load_format_x v0, v0, s[0:3], s0 format:127 offen ; encoding: [0x00,0x00,0xf8,0xeb,0x00,0x00,0x40,0x00]

v_ashrrev_i32_e32_dpp v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_clrexcp_e32
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_clrexcp
