// Floating-point numbers as data.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 %s | FileCheck --check-prefix=OUT %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

.float 1.0
// OUT: .long 1065353216

.float 1
// OUT: .long 1065353216

.float -2.5e3, 0x1p3
// OUT: .long 3306962944
// OUT: .long 1090519040

.float 0x10
// ERR: :[[@LINE-1]]:8: error: invalid floating point literal

.float -0x10
// ERR: :[[@LINE-1]]:9: error: invalid floating point literal

.double 0x10
// ERR: :[[@LINE-1]]:9: error: invalid floating point literal

.double 0x1.8p1
// OUT: .quad 4613937818241073152

.double 1, inf, -NaN
// OUT: .quad 4607182418800017408
// OUT: .quad 9218868437227405312
// OUT: .quad -1

.float 1.5p3
// ERR: :[[@LINE-1]]:11: error: unexpected token

.float 0x1p
// ERR: :[[@LINE-1]]:8: error: invalid hexadecimal floating-point constant: expected at least one exponent digit

.float x
// ERR: :[[@LINE-1]]:8: error: invalid floating point literal

.dc.s 0x10
// ERR: :[[@LINE-1]]:7: error: invalid floating point literal

.dc.d 2
// OUT: .quad 4611686018427387904
