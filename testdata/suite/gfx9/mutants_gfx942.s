// Damaged instructions of which cargo xtask diff-llvm --mutate found the message to differ.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -show-encoding %s | FileCheck --check-prefix=GFX942 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx942 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_subbrev_co_u32_e32 v0, vcc_lo, vcc
// ERR: :[[@LINE-1]]:34: error: invalid operand for instruction

v_addc_co_u32 v0, vcc_lo, v1, v2, vcc_lo
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_mfma_f32_16x16x16_b16_e64 v[4:7], v[230:231], a[33:34], -4.0
// ERR: :[[@LINE-1]]:1: error: invalid instruction, did you mean: v_mfma_f32_16x16x16bf16?

v_mfma_f32_16x16x16_b16 v[4:7], v[230:231], a[33:34], -4.0
// ERR: :[[@LINE-1]]:1: error: invalid instruction, did you mean: v_mfma_f32_16x16x16bf16?

v_mfma_f32_32x32x4bf6 v[4:7], v[230:231], a[33:34], -4.0
// ERR: :[[@LINE-1]]:1: error: invalid instruction, did you mean: v_mfma_f32_32x32x4bf16, v_mfma_f32_32x32x4f16?

v_mfma_f32_32x32x4xf3 v[4:7], v[230:231], a[33:34], -4.0
// ERR: :[[@LINE-1]]:1: error: invalid instruction, did you mean: v_mfma_f32_32x32x4xf32?

v_mfma_f32_32x32x4_xf3 v[4:7], v[230:231], a[33:34], -4.0
// ERR: :[[@LINE-1]]:1: error: invalid instruction, did you mean: v_mfma_f32_32x32x4xf32?

v_addc_co_u32 v0, vcc, v1, v2, vcc
// GFX942: v_addc_co_u32_e32 v0, vcc, v1, v2, vcc ; encoding: [0x01,0x05,0x00,0x38]
