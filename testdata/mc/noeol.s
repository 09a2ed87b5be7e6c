; ARGS: -triple=amdgcn -mcpu=gfx1100
.long 1
.foo