; ARGS: -triple=amdgcn -mcpu=gfx1100
.byte 1, 255, -128
.byte 256
.byte -129
.byte
.short 65535, 65536
.long 0x100000000
.long -1, 4294967295
.quad 0xffffffffffffffff
.quad 0x10000000000000000
.octa 0x123456789abcdef0123456789abcdef, 5
.octa a
.octa 0x1ffffffffffffffffffffffffffffffff
.float 1.5, -2, inf, nan, -nan
.double 1.5e300, 0x1p4
.float x
.float "x"
.single 1e50
.ascii "a", "bc" "d"
.asciz "a", "bc"
.string "x\n\t\"\\\101\x41q"
.ascii "\q"
.ascii "\x"
.ascii "\400"
.ascii "abc
def"
.ascii ""
.ascii
.ascii 5
.uleb128 5, 300, a
.sleb128 -5, -300, a-b
.long 1,,2
.long 1 2
.long ,
.LONG 5
.4byte 7
.value 8
.zero 4
.zero 4, 1
.space 3, 0xff
.skip 0
.skip a
.fill 3
.fill 3, 2, 0x12345678
.fill 3, 9, 1
.fill 3, -1
.fill 3, 8, 0x123456789a
.org 5
.org foo+4, 3
.p2align 2
.p2align
.p2align 40
.p2align 2, 3
.p2align 2, , 3
.p2align 2,,5
.p2align 2,,0
.p2alignl 3, 0x12345678
.p2alignw 3
.align 4
.align 3
.align 0
.balign 16, 5
.balign 0x100000000
.balignl 8
.section .data
.p2align 3
.bss
.p2align 3, 1
.text
.dc 5
.dc.l 9
.long 1 ; trailing
.long 1 // t
.long /* mid */ 2
.ascii "x" "y
