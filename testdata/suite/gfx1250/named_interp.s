// Interpolation slots and attributes.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1250 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1250-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1251 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX1251-ERR --implicit-check-not=error: %s

v_interp_mov_f32 v0, p10, attr0.x
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): v_interp_mov_f32
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): v_interp_mov_f32

v_interp_p1_f32 v0, v1, attr0.x
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): v_interp_p1_f32
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): v_interp_p1_f32

v_interp_p2_f32 v0, v1, attr0.x
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): v_interp_p2_f32
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): v_interp_p2_f32

lds_param_load v1, attr0.x
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): ds_param_load
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): ds_param_load

lds_direct_load v1, attr0.x
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): ds_direct_load
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): ds_direct_load

v_interp_p1ll_f16 v5, v2, attr0.x
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): v_interp_p1ll_f16
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): v_interp_p1ll_f16

ds_param_load v1, attr0.x
// GFX1250-ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1250): ds_param_load
// GFX1251-ERR: :[[@LINE-2]]:1: error: instruction not supported on this GPU (gfx1251): ds_param_load
