; ARGS: -triple=amdgcn -mcpu=gfx1100 -show-encoding
v_alignbit_b32_e64_dpp v5, v1, v2, 0xffff dpp8:[7,6,5,4,3,2,1,0]
v_alignbit_b32_e64_dpp v5, v1, v2, 0xffff row_shl:1
v_pk_add_f16 v0, v1, v2 neg_lo:[1,1,1]
v_pk_add_f16 v0, v1, v2 neg_hi:[0,0,1]
