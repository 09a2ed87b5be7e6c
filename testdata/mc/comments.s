; ARGS: -triple=amdgcn -preserve-comments -no-warn
foo: ; a
bar: # b
.long 1, 2 // c
.long 3 /* d */
; e
.warning "w"
.long /* f
g */ 4
# h
