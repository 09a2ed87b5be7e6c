// Export targets.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -show-encoding %s | FileCheck --check-prefix=GFX900 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX900-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -show-encoding %s | FileCheck --check-prefix=GFX906 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx906 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX906-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -show-encoding %s | FileCheck --check-prefix=GFX908 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx908 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX908-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx90a -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX90A-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX942-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx950 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX950-ERR --implicit-check-not=error: %s

exp mrt0 v1, v2, v3, v4
// GFX900: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt1 v1, v2, v3, v4
// GFX900: exp mrt1, v1, v2, v3, v4 ; encoding: [0x1f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt1, v1, v2, v3, v4 ; encoding: [0x1f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt1, v1, v2, v3, v4 ; encoding: [0x1f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt2 v1, v2, v3, v4
// GFX900: exp mrt2, v1, v2, v3, v4 ; encoding: [0x2f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt2, v1, v2, v3, v4 ; encoding: [0x2f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt2, v1, v2, v3, v4 ; encoding: [0x2f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt3 v1, v2, v3, v4
// GFX900: exp mrt3, v1, v2, v3, v4 ; encoding: [0x3f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt3, v1, v2, v3, v4 ; encoding: [0x3f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt3, v1, v2, v3, v4 ; encoding: [0x3f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt4 v1, v2, v3, v4
// GFX900: exp mrt4, v1, v2, v3, v4 ; encoding: [0x4f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt4, v1, v2, v3, v4 ; encoding: [0x4f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt4, v1, v2, v3, v4 ; encoding: [0x4f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt5 v1, v2, v3, v4
// GFX900: exp mrt5, v1, v2, v3, v4 ; encoding: [0x5f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt5, v1, v2, v3, v4 ; encoding: [0x5f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt5, v1, v2, v3, v4 ; encoding: [0x5f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt6 v1, v2, v3, v4
// GFX900: exp mrt6, v1, v2, v3, v4 ; encoding: [0x6f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt6, v1, v2, v3, v4 ; encoding: [0x6f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt6, v1, v2, v3, v4 ; encoding: [0x6f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt7 v1, v2, v3, v4
// GFX900: exp mrt7, v1, v2, v3, v4 ; encoding: [0x7f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt7, v1, v2, v3, v4 ; encoding: [0x7f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt7, v1, v2, v3, v4 ; encoding: [0x7f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt8 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrtz v1, v2, v3, v4
// GFX900: exp mrtz, v1, v2, v3, v4 ; encoding: [0x8f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrtz, v1, v2, v3, v4 ; encoding: [0x8f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrtz, v1, v2, v3, v4 ; encoding: [0x8f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp null v1, v2, v3, v4
// GFX900: exp null, v1, v2, v3, v4 ; encoding: [0x9f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp null, v1, v2, v3, v4 ; encoding: [0x9f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp null, v1, v2, v3, v4 ; encoding: [0x9f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp prim v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: exp target is not supported on this GPU
// GFX906-ERR: :[[@LINE-2]]:5: error: exp target is not supported on this GPU
// GFX908-ERR: :[[@LINE-3]]:5: error: exp target is not supported on this GPU
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp null0 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrtz0 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp prim0 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt00 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt01 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt10 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt18446744073709551616 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos0 v1, v2, v3, v4
// GFX900: exp pos0, v1, v2, v3, v4 ; encoding: [0xcf,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp pos0, v1, v2, v3, v4 ; encoding: [0xcf,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp pos0, v1, v2, v3, v4 ; encoding: [0xcf,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos1 v1, v2, v3, v4
// GFX900: exp pos1, v1, v2, v3, v4 ; encoding: [0xdf,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp pos1, v1, v2, v3, v4 ; encoding: [0xdf,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp pos1, v1, v2, v3, v4 ; encoding: [0xdf,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos2 v1, v2, v3, v4
// GFX900: exp pos2, v1, v2, v3, v4 ; encoding: [0xef,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp pos2, v1, v2, v3, v4 ; encoding: [0xef,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp pos2, v1, v2, v3, v4 ; encoding: [0xef,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos3 v1, v2, v3, v4
// GFX900: exp pos3, v1, v2, v3, v4 ; encoding: [0xff,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp pos3, v1, v2, v3, v4 ; encoding: [0xff,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp pos3, v1, v2, v3, v4 ; encoding: [0xff,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos4 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: exp target is not supported on this GPU
// GFX906-ERR: :[[@LINE-2]]:5: error: exp target is not supported on this GPU
// GFX908-ERR: :[[@LINE-3]]:5: error: exp target is not supported on this GPU
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos5 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos00 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp dual_src_blend0 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: exp target is not supported on this GPU
// GFX906-ERR: :[[@LINE-2]]:5: error: exp target is not supported on this GPU
// GFX908-ERR: :[[@LINE-3]]:5: error: exp target is not supported on this GPU
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp dual_src_blend1 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: exp target is not supported on this GPU
// GFX906-ERR: :[[@LINE-2]]:5: error: exp target is not supported on this GPU
// GFX908-ERR: :[[@LINE-3]]:5: error: exp target is not supported on this GPU
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp dual_src_blend2 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp dual_src_blend v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param0 v1, v2, v3, v4
// GFX900: exp param0, v1, v2, v3, v4 ; encoding: [0x0f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp param0, v1, v2, v3, v4 ; encoding: [0x0f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp param0, v1, v2, v3, v4 ; encoding: [0x0f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param1 v1, v2, v3, v4
// GFX900: exp param1, v1, v2, v3, v4 ; encoding: [0x1f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp param1, v1, v2, v3, v4 ; encoding: [0x1f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp param1, v1, v2, v3, v4 ; encoding: [0x1f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param9 v1, v2, v3, v4
// GFX900: exp param9, v1, v2, v3, v4 ; encoding: [0x9f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp param9, v1, v2, v3, v4 ; encoding: [0x9f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp param9, v1, v2, v3, v4 ; encoding: [0x9f,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param10 v1, v2, v3, v4
// GFX900: exp param10, v1, v2, v3, v4 ; encoding: [0xaf,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp param10, v1, v2, v3, v4 ; encoding: [0xaf,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp param10, v1, v2, v3, v4 ; encoding: [0xaf,0x02,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param31 v1, v2, v3, v4
// GFX900: exp param31, v1, v2, v3, v4 ; encoding: [0xff,0x03,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp param31, v1, v2, v3, v4 ; encoding: [0xff,0x03,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp param31, v1, v2, v3, v4 ; encoding: [0xff,0x03,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param32 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param99 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param100 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param00 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp param031 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp invalid_target_10 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp wrong v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp MRT0 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt0 off, v2, off, v4
// GFX900: exp mrt0, off, v2, off, v4 ; encoding: [0x0a,0x00,0x00,0xc4,0x00,0x02,0x00,0x04]
// GFX906: exp mrt0, off, v2, off, v4 ; encoding: [0x0a,0x00,0x00,0xc4,0x00,0x02,0x00,0x04]
// GFX908: exp mrt0, off, v2, off, v4 ; encoding: [0x0a,0x00,0x00,0xc4,0x00,0x02,0x00,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt0, v1, v2, v3, v4
// GFX900: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt0, v1, v2, v3, v4 ; encoding: [0x0f,0x00,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt0 v1, v2, v3, v4 done
// GFX900: exp mrt0, v1, v2, v3, v4 done ; encoding: [0x0f,0x08,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt0, v1, v2, v3, v4 done ; encoding: [0x0f,0x08,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt0, v1, v2, v3, v4 done ; encoding: [0x0f,0x08,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp pos0 v1, v2, v3, v4 done row_en
// GFX900-ERR: :[[@LINE-1]]:30: error: invalid operand for instruction
// GFX906-ERR: :[[@LINE-2]]:30: error: invalid operand for instruction
// GFX908-ERR: :[[@LINE-3]]:30: error: invalid operand for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt0 v1, v1, v3, v3 compr
// GFX900: exp mrt0, v1, v1, v3, v3 compr ; encoding: [0x0f,0x04,0x00,0xc4,0x01,0x03,0x00,0x00]
// GFX906: exp mrt0, v1, v1, v3, v3 compr ; encoding: [0x0f,0x04,0x00,0xc4,0x01,0x03,0x00,0x00]
// GFX908: exp mrt0, v1, v1, v3, v3 compr ; encoding: [0x0f,0x04,0x00,0xc4,0x01,0x03,0x00,0x00]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt0 v1, v2, v3, v4 vm
// GFX900: exp mrt0, v1, v2, v3, v4 vm ; encoding: [0x0f,0x10,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt0, v1, v2, v3, v4 vm ; encoding: [0x0f,0x10,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt0, v1, v2, v3, v4 vm ; encoding: [0x0f,0x10,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt0 v1, v2, v3, v4 done vm
// GFX900: exp mrt0, v1, v2, v3, v4 done vm ; encoding: [0x0f,0x18,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX906: exp mrt0, v1, v2, v3, v4 done vm ; encoding: [0x0f,0x18,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX908: exp mrt0, v1, v2, v3, v4 done vm ; encoding: [0x0f,0x18,0x00,0xc4,0x01,0x02,0x03,0x04]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt0 off, off, off, off
// GFX900: exp mrt0, off, off, off, off ; encoding: [0x00,0x00,0x00,0xc4,0x00,0x00,0x00,0x00]
// GFX906: exp mrt0, off, off, off, off ; encoding: [0x00,0x00,0x00,0xc4,0x00,0x00,0x00,0x00]
// GFX908: exp mrt0, off, off, off, off ; encoding: [0x00,0x00,0x00,0xc4,0x00,0x00,0x00,0x00]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp 0 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid operand for instruction
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid operand for instruction
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid operand for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp v0 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid exp target
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid exp target
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid exp target
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp , v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: unknown token in expression
// GFX906-ERR: :[[@LINE-2]]:5: error: unknown token in expression
// GFX908-ERR: :[[@LINE-3]]:5: error: unknown token in expression
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp
// GFX900-ERR: :[[@LINE-1]]:1: error: too few operands for instruction
// GFX906-ERR: :[[@LINE-2]]:1: error: too few operands for instruction
// GFX908-ERR: :[[@LINE-3]]:1: error: too few operands for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrt0 v1, v2, v3
// GFX900-ERR: :[[@LINE-1]]:1: error: too few operands for instruction
// GFX906-ERR: :[[@LINE-2]]:1: error: too few operands for instruction
// GFX908-ERR: :[[@LINE-3]]:1: error: too few operands for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp mrtz off, off, v3, off done
// GFX900: exp mrtz, off, off, v3, off done ; encoding: [0x84,0x08,0x00,0xc4,0x00,0x00,0x03,0x00]
// GFX906: exp mrtz, off, off, v3, off done ; encoding: [0x84,0x08,0x00,0xc4,0x00,0x00,0x03,0x00]
// GFX908: exp mrtz, off, off, v3, off done ; encoding: [0x84,0x08,0x00,0xc4,0x00,0x00,0x03,0x00]
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp prim v1, off, off, off
// GFX900-ERR: :[[@LINE-1]]:5: error: exp target is not supported on this GPU
// GFX906-ERR: :[[@LINE-2]]:5: error: exp target is not supported on this GPU
// GFX908-ERR: :[[@LINE-3]]:5: error: exp target is not supported on this GPU
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

exp "mrt0" v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:5: error: invalid operand for instruction
// GFX906-ERR: :[[@LINE-2]]:5: error: invalid operand for instruction
// GFX908-ERR: :[[@LINE-3]]:5: error: invalid operand for instruction
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): exp
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): exp
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): exp

export mrt0 v1, v2, v3, v4
// GFX900-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx900): export
// GFX906-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx906): export
// GFX908-ERR: :[[@LINE-3]]:1: error: instruction not supported on this GPU (gfx908): export
// GFX90A-ERR: :[[@LINE-4]]:1: error: instruction not supported on this GPU (gfx90a): export
// GFX942-ERR: :[[@LINE-5]]:1: error: instruction not supported on this GPU (gfx942): export
// GFX950-ERR: :[[@LINE-6]]:1: error: instruction not supported on this GPU (gfx950): export
