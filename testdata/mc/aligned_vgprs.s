; ARGS: -triple=amdgcn -mcpu=gfx90a -show-encoding
v_add_f64 v[0:1], v[1:2], v[0:1]
v_add_f64 v[0:1], v[2:3], v[254:255]
v_cvt_f32_f64 v0, v[1:2]
v_pk_fma_f32 v[0:1], v[2:3], v[2:3], v[5:6]
v_cmp_lt_f64 vcc, v[1:2], v[2:3]
v_mad_u64_u32 v[0:1], vcc, v1, v2, v[3:4]
v_mad_u64_u32 v[0:1], s[2:3], v1, v3, v[4:5]
