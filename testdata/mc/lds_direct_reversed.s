; ARGS: -triple=amdgcn -mcpu=gfx1010 -show-encoding
v_pk_lshlrev_b16 v0, src_lds_direct, v0
v_pk_ashrrev_i16 v0, src_lds_direct, v0
v_pk_add_u16 v0, src_lds_direct, v0
v_lshlrev_b16 v0, src_lds_direct, v0
