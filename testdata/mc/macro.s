; ARGS: -triple=amdgcn -mcpu=gfx1100
.macro m a, b=5
.long \a, \b
.endm
m 1
m 1, 2
m 1 2
m b=3, a=4
m a=1, 2
m c=1
m 1,2,3
m (1 + 2), 3
m 1 + 2, 3
m "x", 2
.macro n x:req, y:vararg
.ascii "\x \y"
.endm
n
n 1
n 1, 2, 3 , 4
.macro o
.long \@, \+
.endm
o
o
o 5
.macro bad a, a
.endm
.macro bad2 a:foo
.endm
.macro bad3 a:vararg, b
.endm
.macro bad4 a:req=5
.endm
.macro m
.endm
.macro
.endm
.macro err
 .foo
 .endm
err
.macro err2
err
.endm
err2
.rept 3
.long 1
.endr
.rept 2
.rept 2
.long 2
.endr
.endr
.rept -1
.endr
.rept x
.endr
.irp r,1,2,3
.long \r
.endr
.irp r 1
.endr
.irpc c,abc
.ascii "\c\()d"
.endr
.macro rec
rec
.endm
rec
.purgem m
m 1
.purgem zz
.endm
.endr
.exitm
.macro ex
.long 1
.exitm
.long 2
.endm
ex
.macro cnd x
.if \x
.exitm
.endif
.long 77
.endm
cnd 1
cnd 0
.macros_off
o
.macros_on
.irp x
.long 5\x
.endr
.macro pos a
.long $0
.endm
.macro q 1
.endm
.rept 2 ; c
.warning "in rept"
.endr ; d
.macro tt x
.if \x
.warning "tt \x"
tt \x-1
.endif
.endm
tt 2
.macro nest
.macro inner
.long 99
.endm
inner
.endm
nest
.macro noend
