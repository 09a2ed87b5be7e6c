; ARGS: -triple=amdgcn -mcpu=gfx1100
foo:
bar: baz:
foo:
1:
 .long 1b
 .long 1f
1:
.long 1b, 2f
foo = 5
x = 1
x = 2
.long x
x = a+1
.long x
.set y, 5
.equ z, y+1
.equiv w, 3
.equiv w, 4
.set w, 4
y: 
.long y
. = 5
.:
"q x":
.long "q x", "q\"y"
lab: # comment
lab2: ; comment
lab3: // c

	lab4:	.long 1 ; x
5
5 6
-1:
,
= 3
a = 
.set
.set a
.set a 1
.set a, 1 2
.set a, foo@abs64
.globl foo, bar
.globl
.globl 1
.globl .Lx
.globl foo bar
.weak foo
.hidden foo,
.type foo,@function
.type foo,STT_OBJECT
.type foo,@bad
.type foo
.type
.size foo, .-foo
.size foo
.size foo, 1 2
.local a
.protected b
.internal c
.comm d,4
.comm d2,4,3
.comm d,4
.lcomm e,4
.lcomm e2,4,4
.comm f,-1
.comm
.ident "x"
.weakref a, b
.no_dead_strip foo
.extern whatever 1 2 3
.foo
.Foo bar
.long v@rel32@lo
