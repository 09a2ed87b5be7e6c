; ARGS: -triple=amdgcn -mcpu=gfx1100
.text
.text
.data
.text 2
.text
.section .foo
.section .foo,"ax",@progbits
.section .foo2,"aw"
.section .rodata
.rodata
.section .bar,"aMS",@progbits,1
.section .bar,"aMS",@progbits,2
.section .grp,"axG",@progbits,mygrp,comdat
.section "my sec-x","a"
.section my-sec,"a",@note
.section .u,"a",@progbits,unique,5
.pushsection .foo3,"a"
.popsection
.popsection
.popsection x
.previous
.subsection 3
.section
.section .x,
.section .x,5
.section .x,"z"
.section .x,"a",
.section .x,"a",@
.section .x,"a",@bad
.section .x,"a",@0x7000
.section .y,"M"
.section .y,"G"
.section .y,"o",@progbits,foo
foo:
.section .y,"ao",@progbits,foo
.section .z,"a" 5
.note
.section .note.x
.section .init_array
.section .tbss
.tdata
.bss
.text 1 2
.text a
.section .hsatext,"ax"
.section .text.foo,"ax",@progbits
.section .data.foo,"x"
