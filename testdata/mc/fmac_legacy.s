; ARGS: -triple=amdgcn -mcpu=gfx1030 -show-encoding
v_fmac_legacy_f32 v0, v1, v2
v_fmac_legacy_f32_e64 v0, -v1, |v2|
v_fmac_legacy_f32_dpp v255, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0
v_fmac_legacy_f32_sdwa v255, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
