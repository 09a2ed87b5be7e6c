// Instructions that LLVM reads, encodes or prints in a way of its own, as random campaigns found.
// RUN: llvm-mc -triple=amdgcn -mcpu=gfx1200 -show-encoding %s | FileCheck --check-prefix=GFX12 %s

// LLVM encodes its own numbers of registers as barriers.
s_barrier_signal null
// GFX12: s_barrier_signal 20 ; encoding: [0x94,0x4e,0x80,0xbe]

s_barrier_signal_isfirst src_private_base
// GFX12: s_barrier_signal_isfirst 28 ; encoding: [0x9c,0x4f,0x80,0xbe]

s_barrier_init src_private_limit
// GFX12: s_barrier_init 30 ; encoding: [0x9e,0x51,0x80,0xbe]

s_barrier_join src_scc
// GFX12: s_barrier_join 32 ; encoding: [0xa0,0x52,0x80,0xbe]

s_get_barrier_state s0, src_shared_base
// GFX12: s_get_barrier_state s0, 33 ; encoding: [0xa1,0x50,0x80,0xbe]

s_get_barrier_state s0, src_shared_limit
// GFX12: s_get_barrier_state s0, 35 ; encoding: [0xa3,0x50,0x80,0xbe]


// The sources are scalar; LLVM takes VGPRs, and says so.
v_s_exp_f32 s30, -|v110| mul:2
// GFX12: v_s_exp_f32 s30, -|v110/*Invalid register, operand has 'SReg_32' register class*/| mul:2 ; encoding: [0x1e,0x01,0x80,0xd6,0x6e,0x01,0x01,0x2a]

v_s_rsq_f16_e64 ttmp8, v0
// GFX12: v_s_rsq_f16 ttmp8, v0/*Invalid register, operand has 'SReg_32' register class*/ ; encoding: [0x74,0x00,0x87,0xd6,0x00,0x01,0x01,0x02]


v_s_sqrt_f32 s3, src_scc
// GFX12: v_s_sqrt_f32 s3, src_scc ; encoding: [0x03,0x00,0x88,0xd6,0xfd,0x00,0x01,0x02]


// The lane mask stands within the bars of the source before it.
v_cndmask_b32_dpp v1, -v100, |v255| row_shl:3 bank_mask:15
// GFX12: v_cndmask_b32_dpp v1, -v100, |v255, vcc_lo| row_shl:3 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xfe,0x03,0x02,0x64,0x03,0x91,0xff]

v_cndmask_b32_dpp v1, |v100|, -v255 row_shl:3
// GFX12: v_cndmask_b32_dpp v1, |v100|, -v255, vcc_lo row_shl:3 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xfe,0x03,0x02,0x64,0x03,0x61,0xff]

v_cndmask_b32_dpp v1, |v100|, |v255| row_shl:3
// GFX12: v_cndmask_b32_dpp v1, |v100|, |v255, vcc_lo| row_shl:3 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xfe,0x03,0x02,0x64,0x03,0xa1,0xff]

v_cndmask_b32_dpp v1, |v100|, |v255|, vcc_lo row_shl:3
// GFX12: v_cndmask_b32_dpp v1, |v100|, |v255|, vcc_lo row_shl:3 row_mask:0xf bank_mask:0xf ; encoding: [0xfa,0xfe,0x03,0x02,0x64,0x03,0xa1,0xff]
