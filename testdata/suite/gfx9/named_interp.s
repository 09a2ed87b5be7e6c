// Interpolation slots and attributes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -show-encoding %s | FileCheck --check-prefix=GFX900 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX900-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -show-encoding %s | FileCheck --check-prefix=GFX906 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX906-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -show-encoding %s | FileCheck --check-prefix=GFX908 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX908-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX90A-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX942-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx950 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX950-ERR --implicit-check-not=error: %s

v_interp_mov_f32 v0, p10, attr0.x
// GFX900: v_interp_mov_f32_e32 v0, p10, attr0.x ; encoding: [0x00,0x00,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p10, attr0.x ; encoding: [0x00,0x00,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p10, attr0.x ; encoding: [0x00,0x00,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_mov_f32 v0, p20, attr0.x
// GFX900: v_interp_mov_f32_e32 v0, p20, attr0.x ; encoding: [0x01,0x00,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p20, attr0.x ; encoding: [0x01,0x00,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p20, attr0.x ; encoding: [0x01,0x00,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_mov_f32 v0, p0, attr0.x
// GFX900: v_interp_mov_f32_e32 v0, p0, attr0.x ; encoding: [0x02,0x00,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p0, attr0.x ; encoding: [0x02,0x00,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p0, attr0.x ; encoding: [0x02,0x00,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_mov_f32 v0, p1, attr0.x
// GFX900-ERR: :[[@LINE-1]]:22: error: invalid interpolation slot
// GFX906-ERR: :[[@LINE-2]]:22: error: invalid interpolation slot
// GFX908-ERR: :[[@LINE-3]]:22: error: invalid interpolation slot
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_mov_f32 v0, p30, attr0.x
// GFX900-ERR: :[[@LINE-1]]:22: error: invalid interpolation slot
// GFX906-ERR: :[[@LINE-2]]:22: error: invalid interpolation slot
// GFX908-ERR: :[[@LINE-3]]:22: error: invalid interpolation slot
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_mov_f32 v0, P10, attr0.x
// GFX900-ERR: :[[@LINE-1]]:22: error: invalid interpolation slot
// GFX906-ERR: :[[@LINE-2]]:22: error: invalid interpolation slot
// GFX908-ERR: :[[@LINE-3]]:22: error: invalid interpolation slot
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_mov_f32 v0, 0, attr0.x
// GFX900-ERR: :[[@LINE-1]]:22: error: invalid operand for instruction
// GFX906-ERR: :[[@LINE-2]]:22: error: invalid operand for instruction
// GFX908-ERR: :[[@LINE-3]]:22: error: invalid operand for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_mov_f32 v0, v1, attr0.x
// GFX900-ERR: :[[@LINE-1]]:22: error: invalid interpolation slot
// GFX906-ERR: :[[@LINE-2]]:22: error: invalid interpolation slot
// GFX908-ERR: :[[@LINE-3]]:22: error: invalid interpolation slot
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_mov_f32 v0, , attr0.x
// GFX900-ERR: :[[@LINE-1]]:22: error: unknown token in expression
// GFX906-ERR: :[[@LINE-2]]:22: error: unknown token in expression
// GFX908-ERR: :[[@LINE-3]]:22: error: unknown token in expression
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0.x
// GFX900: v_interp_p1_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x00,0xd4]
// GFX906: v_interp_p1_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x00,0xd4]
// GFX908: v_interp_p1_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x00,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0.x
// GFX900: v_interp_p2_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x01,0xd4]
// GFX906: v_interp_p2_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x01,0xd4]
// GFX908: v_interp_p2_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x01,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_p1_f32 v0, v1, attr0.y
// GFX900: v_interp_p1_f32_e32 v0, v1, attr0.y ; encoding: [0x01,0x01,0x00,0xd4]
// GFX906: v_interp_p1_f32_e32 v0, v1, attr0.y ; encoding: [0x01,0x01,0x00,0xd4]
// GFX908: v_interp_p1_f32_e32 v0, v1, attr0.y ; encoding: [0x01,0x01,0x00,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0.y
// GFX900: v_interp_p2_f32_e32 v0, v1, attr0.y ; encoding: [0x01,0x01,0x01,0xd4]
// GFX906: v_interp_p2_f32_e32 v0, v1, attr0.y ; encoding: [0x01,0x01,0x01,0xd4]
// GFX908: v_interp_p2_f32_e32 v0, v1, attr0.y ; encoding: [0x01,0x01,0x01,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr0.y
// GFX900: v_interp_mov_f32_e32 v0, p10, attr0.y ; encoding: [0x00,0x01,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p10, attr0.y ; encoding: [0x00,0x01,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p10, attr0.y ; encoding: [0x00,0x01,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr1.z
// GFX900: v_interp_p1_f32_e32 v0, v1, attr1.z ; encoding: [0x01,0x06,0x00,0xd4]
// GFX906: v_interp_p1_f32_e32 v0, v1, attr1.z ; encoding: [0x01,0x06,0x00,0xd4]
// GFX908: v_interp_p1_f32_e32 v0, v1, attr1.z ; encoding: [0x01,0x06,0x00,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr1.z
// GFX900: v_interp_p2_f32_e32 v0, v1, attr1.z ; encoding: [0x01,0x06,0x01,0xd4]
// GFX906: v_interp_p2_f32_e32 v0, v1, attr1.z ; encoding: [0x01,0x06,0x01,0xd4]
// GFX908: v_interp_p2_f32_e32 v0, v1, attr1.z ; encoding: [0x01,0x06,0x01,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr1.z
// GFX900: v_interp_mov_f32_e32 v0, p10, attr1.z ; encoding: [0x00,0x06,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p10, attr1.z ; encoding: [0x00,0x06,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p10, attr1.z ; encoding: [0x00,0x06,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr31.w
// GFX900: v_interp_p1_f32_e32 v0, v1, attr31.w ; encoding: [0x01,0x7f,0x00,0xd4]
// GFX906: v_interp_p1_f32_e32 v0, v1, attr31.w ; encoding: [0x01,0x7f,0x00,0xd4]
// GFX908: v_interp_p1_f32_e32 v0, v1, attr31.w ; encoding: [0x01,0x7f,0x00,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr31.w
// GFX900: v_interp_p2_f32_e32 v0, v1, attr31.w ; encoding: [0x01,0x7f,0x01,0xd4]
// GFX906: v_interp_p2_f32_e32 v0, v1, attr31.w ; encoding: [0x01,0x7f,0x01,0xd4]
// GFX908: v_interp_p2_f32_e32 v0, v1, attr31.w ; encoding: [0x01,0x7f,0x01,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr31.w
// GFX900: v_interp_mov_f32_e32 v0, p10, attr31.w ; encoding: [0x00,0x7f,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p10, attr31.w ; encoding: [0x00,0x7f,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p10, attr31.w ; encoding: [0x00,0x7f,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr32.x
// GFX900: v_interp_p1_f32_e32 v0, v1, attr32.x ; encoding: [0x01,0x80,0x00,0xd4]
// GFX906: v_interp_p1_f32_e32 v0, v1, attr32.x ; encoding: [0x01,0x80,0x00,0xd4]
// GFX908: v_interp_p1_f32_e32 v0, v1, attr32.x ; encoding: [0x01,0x80,0x00,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr32.x
// GFX900: v_interp_p2_f32_e32 v0, v1, attr32.x ; encoding: [0x01,0x80,0x01,0xd4]
// GFX906: v_interp_p2_f32_e32 v0, v1, attr32.x ; encoding: [0x01,0x80,0x01,0xd4]
// GFX908: v_interp_p2_f32_e32 v0, v1, attr32.x ; encoding: [0x01,0x80,0x01,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr32.x
// GFX900: v_interp_mov_f32_e32 v0, p10, attr32.x ; encoding: [0x00,0x80,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p10, attr32.x ; encoding: [0x00,0x80,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p10, attr32.x ; encoding: [0x00,0x80,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr33.x
// GFX900-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr33.x
// GFX900-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr33.x
// GFX900-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr63.x
// GFX900-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr63.x
// GFX900-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr63.x
// GFX900-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr64.x
// GFX900-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr64.x
// GFX900-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr64.x
// GFX900-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr255.x
// GFX900-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr255.x
// GFX900-ERR: :[[@LINE-1]]:25: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr255.x
// GFX900-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr256.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr256.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr256.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr999.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr999.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr999.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr00.x
// GFX900: v_interp_p1_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x00,0xd4]
// GFX906: v_interp_p1_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x00,0xd4]
// GFX908: v_interp_p1_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x00,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr00.x
// GFX900: v_interp_p2_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x01,0xd4]
// GFX906: v_interp_p2_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x01,0xd4]
// GFX908: v_interp_p2_f32_e32 v0, v1, attr0.x ; encoding: [0x01,0x00,0x01,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr00.x
// GFX900: v_interp_mov_f32_e32 v0, p10, attr0.x ; encoding: [0x00,0x00,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p10, attr0.x ; encoding: [0x00,0x00,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p10, attr0.x ; encoding: [0x00,0x00,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr07.y
// GFX900: v_interp_p1_f32_e32 v0, v1, attr7.y ; encoding: [0x01,0x1d,0x00,0xd4]
// GFX906: v_interp_p1_f32_e32 v0, v1, attr7.y ; encoding: [0x01,0x1d,0x00,0xd4]
// GFX908: v_interp_p1_f32_e32 v0, v1, attr7.y ; encoding: [0x01,0x1d,0x00,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr07.y
// GFX900: v_interp_p2_f32_e32 v0, v1, attr7.y ; encoding: [0x01,0x1d,0x01,0xd4]
// GFX906: v_interp_p2_f32_e32 v0, v1, attr7.y ; encoding: [0x01,0x1d,0x01,0xd4]
// GFX908: v_interp_p2_f32_e32 v0, v1, attr7.y ; encoding: [0x01,0x1d,0x01,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr07.y
// GFX900: v_interp_mov_f32_e32 v0, p10, attr7.y ; encoding: [0x00,0x1d,0x02,0xd4]
// GFX906: v_interp_mov_f32_e32 v0, p10, attr7.y ; encoding: [0x00,0x1d,0x02,0xd4]
// GFX908: v_interp_mov_f32_e32 v0, p10, attr7.y ; encoding: [0x00,0x1d,0x02,0xd4]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attrx.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attrx.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attrx.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr0
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0.
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0.
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr0.
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0.q
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0.q
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr0.q
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0.xy
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0.xy
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr0.xy
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr1
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr1
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr1
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, att0.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, att0.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, att0.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, ATTR0.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, ATTR0.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, ATTR0.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr-1.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr-1.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr-1.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0x1.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0x1.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr0x1.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr 0.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr 0.x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr 0.x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0 .x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0 .x
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, attr0 .x
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, 0
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid operand for instruction
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid operand for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, 0
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid operand for instruction
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid operand for instruction
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid operand for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, 0
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid operand for instruction
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid operand for instruction
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid operand for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, wrong
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, wrong
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, wrong
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

v_interp_p1_f32 v0, v1, v1
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1_f32

v_interp_p2_f32 v0, v1, v1
// GFX900-ERR: :[[@LINE-1]]:25: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:25: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:25: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p2_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p2_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p2_f32

v_interp_mov_f32 v0, p10, v1
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_mov_f32
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_mov_f32
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_mov_f32

lds_param_load v1, attr0.x
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): lds_param_load
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): lds_param_load
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): lds_param_load
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): lds_param_load
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): lds_param_load
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): lds_param_load

lds_direct_load v1, attr0.x
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): lds_direct_load
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): lds_direct_load
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): lds_direct_load
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): lds_direct_load
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): lds_direct_load
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): lds_direct_load

v_interp_p1ll_f16 v5, v2, attr0.x
// GFX900: v_interp_p1ll_f16 v5, v2, attr0.x ; encoding: [0x05,0x00,0x74,0xd2,0x00,0x04,0x02,0x00]
// GFX906: v_interp_p1ll_f16 v5, v2, attr0.x ; encoding: [0x05,0x00,0x74,0xd2,0x00,0x04,0x02,0x00]
// GFX908: v_interp_p1ll_f16 v5, v2, attr0.x ; encoding: [0x05,0x00,0x74,0xd2,0x00,0x04,0x02,0x00]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1ll_f16
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1ll_f16
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1ll_f16

ds_param_load v1, attr0.x
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): ds_param_load
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): ds_param_load
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): ds_param_load
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): ds_param_load
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): ds_param_load
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): ds_param_load

v_interp_p1ll_f16 v5, v2, attr31.w
// GFX900: v_interp_p1ll_f16 v5, v2, attr31.w ; encoding: [0x05,0x00,0x74,0xd2,0xdf,0x04,0x02,0x00]
// GFX906: v_interp_p1ll_f16 v5, v2, attr31.w ; encoding: [0x05,0x00,0x74,0xd2,0xdf,0x04,0x02,0x00]
// GFX908: v_interp_p1ll_f16 v5, v2, attr31.w ; encoding: [0x05,0x00,0x74,0xd2,0xdf,0x04,0x02,0x00]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1ll_f16
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1ll_f16
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1ll_f16

v_interp_p1ll_f16 v5, v2, attr32.x
// GFX900: v_interp_p1ll_f16 v5, v2, attr32.x ; encoding: [0x05,0x00,0x74,0xd2,0x20,0x04,0x02,0x00]
// GFX906: v_interp_p1ll_f16 v5, v2, attr32.x ; encoding: [0x05,0x00,0x74,0xd2,0x20,0x04,0x02,0x00]
// GFX908: v_interp_p1ll_f16 v5, v2, attr32.x ; encoding: [0x05,0x00,0x74,0xd2,0x20,0x04,0x02,0x00]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1ll_f16
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1ll_f16
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1ll_f16

v_interp_p1ll_f16 v5, v2, attr33.x
// GFX900-ERR: :[[@LINE-1]]:27: error: out of bounds interpolation attribute number
// GFX906-ERR: :[[@LINE-2]]:27: error: out of bounds interpolation attribute number
// GFX908-ERR: :[[@LINE-3]]:27: error: out of bounds interpolation attribute number
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1ll_f16
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1ll_f16
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1ll_f16

v_interp_p1ll_f16 v5, v2, attr0.q
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid or missing interpolation attribute channel
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid or missing interpolation attribute channel
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid or missing interpolation attribute channel
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1ll_f16
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1ll_f16
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1ll_f16

v_interp_p1ll_f16 v5, v2, wrong
// GFX900-ERR: :[[@LINE-1]]:27: error: invalid interpolation attribute
// GFX906-ERR: :[[@LINE-2]]:27: error: invalid interpolation attribute
// GFX908-ERR: :[[@LINE-3]]:27: error: invalid interpolation attribute
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): v_interp_p1ll_f16
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): v_interp_p1ll_f16
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): v_interp_p1ll_f16
