; ARGS: -triple=amdgcn -mcpu=gfx1250
tensor_stop
tensor_stop scope:SCOPE_SYS
