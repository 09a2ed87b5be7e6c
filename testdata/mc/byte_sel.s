; ARGS: -triple=amdgcn -mcpu=gfx1310 -mattr=-real-true16 -show-encoding
v_cvt_sr_fp8_f16 v1, v2, v4 byte_sel:3
v_cvt_pk_f32_fp8_e64 v[4:5], 12.0
v_cvt_pk_f32_fp8_e64 v[4:5], 0x1234
