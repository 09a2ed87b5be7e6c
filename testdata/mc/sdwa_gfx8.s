; ARGS: -triple=amdgcn -mcpu=tonga -show-encoding
v_cmp_nge_f16_sdwa vcc, v2, v4
v_cmp_eq_f32 vcc, v1, v2 src0_sel:BYTE_2 src1_sel:WORD_0
v_cmp_gt_f16_sdwa v1, v2 src0_sel:DWORD src1_sel:BYTE_2
