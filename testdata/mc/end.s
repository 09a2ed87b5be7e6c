; ARGS: -triple=amdgcn -mcpu=gfx1100
.long 5
.end
.foo
