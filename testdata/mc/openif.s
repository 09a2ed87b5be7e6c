; ARGS: -triple=amdgcn -mcpu=gfx1100
.if 1
