; ARGS: -triple=amdgcn
.bad
/* c */ .long 1
.long 2 /* d */ .foo

.macro m
# 7 "x.c"
.foo
.endm
m
.if 0
foo
/* e */ .endif
.endif
"quoted mnemonic" 1
