; ARGS: -triple=amdgcn -mcpu=gfx1100
.if 1
.long 1
.else
.long 2
.endif
.if 0
 bad , , ,
.if 1
.else
.endif
.elseif 1
.long 3
.else
.long 4
.endif
.ifdef foo
.long 5
.endif
foo:
.ifdef foo
.long 6
.endif
.ifndef foo
.else
.long 7
.endif
.ifb
.long 8
.endif
.ifb x
.endif
.ifnb x
.long 9
.endif
.ifc a, a
.long 10
.endif
.ifnc a b, ab
.long 11
.endif
.ifeqs "a", "a"
.long 12
.endif
.ifnes "a", "b"
.long 13
.endif
.ifeq 0
.long 14
.endif
.ifge 0
.ifle 0
.ifgt 1
.iflt -1
.ifne 3
.long 15
.endif
.endif
.endif
.endif
.endif
.IF 1
.long 16
.ENDIF
.if a
.endif
.if
.endif
.if 1 2
.endif
.endif
.else
.elseif 1
.err
.error "my msg"
.error
.error 5
.warning "w"
.warning
.warning 5
.ifdef
.endif
.ifc a
.endif
.ifeqs "a"
.endif
.ifeqs a
.endif
.abort
.abort foo bar
.if 1
