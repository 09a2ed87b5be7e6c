; ARGS: -triple=amdgcn -mcpu=gfx1100
# 5 "foo.c"
.foo

   
	; comment
/* block */
/* block
 two */ .long 1
  # hash
.long 1 # x
	.bar	baz
.long	1,	x y
é .foo
.foo é
`
