// AMDGPU's functions in expressions.
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx700 %s | FileCheck --check-prefix=GFX7 %s
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx90a %s | FileCheck --check-prefix=GFX90A %s
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx942 %s | FileCheck --check-prefix=GFX942 %s
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx1030 %s | FileCheck --check-prefix=GFX1030 %s
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx1250 %s | FileCheck --check-prefix=GFX1250 %s

.set extra0, extrasgprs(0, 0, 0)
.set extra1, extrasgprs(1, 0, 0)
.set extra2, extrasgprs(0, 1, 0)
.set extra3, extrasgprs(1, 0, 1)
.set extra4, extrasgprs(1, x, 1)
.set total0, totalnumvgprs(0, 10)
.set total1, totalnumvgprs(5, 10)
.set total2, totalnumvgprs(x, 10)
.set aligned0, alignto(13, 8)
.set aligned1, alignto(-1, 8)
.set prefetch0, instprefsize(0)
.set prefetch1, instprefsize(1000)
.set prefetch2, instprefsize(1000000)
.set prefetch3, instprefsize(x)
.set occupancy0, occupancy(8, 8, 512, 8, 800, 16, 0, 100, 128)
.set occupancy1, occupancy(10, 4, 256, 10, 800, 16, 16, 0, 0)
.set occupancy2, occupancy(10, 4, 256, 10, 800, 16, 16, x, 3)
.set bits0, or(1, 2, 12)
.set least0, min(3, -2)

// GFX7: .set extra0, 0
// GFX7: .no_dead_strip	extra0
// GFX7: .set extra1, 2
// GFX7: .no_dead_strip	extra1
// GFX7: .set extra2, 4
// GFX7: .no_dead_strip	extra2
// GFX7: .set extra3, 2
// GFX7: .no_dead_strip	extra3
// GFX7: .set extra4, extrasgprs(1, x, 1)
// GFX7: .no_dead_strip	extra4
// GFX7: .set total0, 10
// GFX7: .no_dead_strip	total0
// GFX7: .set total1, 10
// GFX7: .no_dead_strip	total1
// GFX7: .set total2, totalnumvgprs(x, 10)
// GFX7: .no_dead_strip	total2
// GFX7: .set aligned0, 16
// GFX7: .no_dead_strip	aligned0
// GFX7: .set aligned1, 0
// GFX7: .no_dead_strip	aligned1
// GFX7: .set prefetch0, 0
// GFX7: .no_dead_strip	prefetch0
// GFX7: .set prefetch1, 16
// GFX7: .no_dead_strip	prefetch1
// GFX7: .set prefetch2, 63
// GFX7: .no_dead_strip	prefetch2
// GFX7: .set prefetch3, instprefsize(x)
// GFX7: .no_dead_strip	prefetch3
// GFX7: .set occupancy0, 4
// GFX7: .no_dead_strip	occupancy0
// GFX7: .set occupancy1, 10
// GFX7: .no_dead_strip	occupancy1
// GFX7: .set occupancy2, occupancy(10, 4, 256, 10, 800, 16, 16, x, 3)
// GFX7: .no_dead_strip	occupancy2
// GFX7: .set bits0, 15
// GFX7: .no_dead_strip	bits0
// GFX7: .set least0, -2
// GFX7: .no_dead_strip	least0
// GFX7: .amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx700"

// GFX90A: .set extra0, 0
// GFX90A: .no_dead_strip	extra0
// GFX90A: .set extra1, 2
// GFX90A: .no_dead_strip	extra1
// GFX90A: .set extra2, 6
// GFX90A: .no_dead_strip	extra2
// GFX90A: .set extra3, 4
// GFX90A: .no_dead_strip	extra3
// GFX90A: .set extra4, extrasgprs(1, x, 1)
// GFX90A: .no_dead_strip	extra4
// GFX90A: .set total0, 10
// GFX90A: .no_dead_strip	total0
// GFX90A: .set total1, 17
// GFX90A: .no_dead_strip	total1
// GFX90A: .set total2, totalnumvgprs(x, 10)
// GFX90A: .no_dead_strip	total2
// GFX90A: .set aligned0, 16
// GFX90A: .no_dead_strip	aligned0
// GFX90A: .set aligned1, 0
// GFX90A: .no_dead_strip	aligned1
// GFX90A: .set prefetch0, 0
// GFX90A: .no_dead_strip	prefetch0
// GFX90A: .set prefetch1, 16
// GFX90A: .no_dead_strip	prefetch1
// GFX90A: .set prefetch2, 63
// GFX90A: .no_dead_strip	prefetch2
// GFX90A: .set prefetch3, instprefsize(x)
// GFX90A: .no_dead_strip	prefetch3
// GFX90A: .set occupancy0, 4
// GFX90A: .no_dead_strip	occupancy0
// GFX90A: .set occupancy1, 10
// GFX90A: .no_dead_strip	occupancy1
// GFX90A: .set occupancy2, occupancy(10, 4, 256, 10, 800, 16, 16, x, 3)
// GFX90A: .no_dead_strip	occupancy2
// GFX90A: .set bits0, 15
// GFX90A: .no_dead_strip	bits0
// GFX90A: .set least0, -2
// GFX90A: .no_dead_strip	least0
// GFX90A: .amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx90a"

// GFX942: .set extra0, 6
// GFX942: .no_dead_strip	extra0
// GFX942: .set extra1, 6
// GFX942: .no_dead_strip	extra1
// GFX942: .set extra2, 6
// GFX942: .no_dead_strip	extra2
// GFX942: .set extra3, 6
// GFX942: .no_dead_strip	extra3
// GFX942: .set extra4, extrasgprs(1, x, 1)
// GFX942: .no_dead_strip	extra4
// GFX942: .set total0, 10
// GFX942: .no_dead_strip	total0
// GFX942: .set total1, 17
// GFX942: .no_dead_strip	total1
// GFX942: .set total2, totalnumvgprs(x, 10)
// GFX942: .no_dead_strip	total2
// GFX942: .set aligned0, 16
// GFX942: .no_dead_strip	aligned0
// GFX942: .set aligned1, 0
// GFX942: .no_dead_strip	aligned1
// GFX942: .set prefetch0, 0
// GFX942: .no_dead_strip	prefetch0
// GFX942: .set prefetch1, 16
// GFX942: .no_dead_strip	prefetch1
// GFX942: .set prefetch2, 63
// GFX942: .no_dead_strip	prefetch2
// GFX942: .set prefetch3, instprefsize(x)
// GFX942: .no_dead_strip	prefetch3
// GFX942: .set occupancy0, 4
// GFX942: .no_dead_strip	occupancy0
// GFX942: .set occupancy1, 10
// GFX942: .no_dead_strip	occupancy1
// GFX942: .set occupancy2, occupancy(10, 4, 256, 10, 800, 16, 16, x, 3)
// GFX942: .no_dead_strip	occupancy2
// GFX942: .set bits0, 15
// GFX942: .no_dead_strip	bits0
// GFX942: .set least0, -2
// GFX942: .no_dead_strip	least0
// GFX942: .amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx942"

// GFX1030: .set extra0, 0
// GFX1030: .no_dead_strip	extra0
// GFX1030: .set extra1, 2
// GFX1030: .no_dead_strip	extra1
// GFX1030: .set extra2, 0
// GFX1030: .no_dead_strip	extra2
// GFX1030: .set extra3, 2
// GFX1030: .no_dead_strip	extra3
// GFX1030: .set extra4, extrasgprs(1, x, 1)
// GFX1030: .no_dead_strip	extra4
// GFX1030: .set total0, 10
// GFX1030: .no_dead_strip	total0
// GFX1030: .set total1, 10
// GFX1030: .no_dead_strip	total1
// GFX1030: .set total2, totalnumvgprs(x, 10)
// GFX1030: .no_dead_strip	total2
// GFX1030: .set aligned0, 16
// GFX1030: .no_dead_strip	aligned0
// GFX1030: .set aligned1, 0
// GFX1030: .no_dead_strip	aligned1
// GFX1030: .set prefetch0, 0
// GFX1030: .no_dead_strip	prefetch0
// GFX1030: .set prefetch1, 16
// GFX1030: .no_dead_strip	prefetch1
// GFX1030: .set prefetch2, 63
// GFX1030: .no_dead_strip	prefetch2
// GFX1030: .set prefetch3, instprefsize(x)
// GFX1030: .no_dead_strip	prefetch3
// GFX1030: .set occupancy0, 4
// GFX1030: .no_dead_strip	occupancy0
// GFX1030: .set occupancy1, 10
// GFX1030: .no_dead_strip	occupancy1
// GFX1030: .set occupancy2, occupancy(10, 4, 256, 10, 800, 16, 16, x, 3)
// GFX1030: .no_dead_strip	occupancy2
// GFX1030: .set bits0, 15
// GFX1030: .no_dead_strip	bits0
// GFX1030: .set least0, -2
// GFX1030: .no_dead_strip	least0
// GFX1030: .amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx1030"

// GFX1250: .set extra0, 0
// GFX1250: .no_dead_strip	extra0
// GFX1250: .set extra1, 2
// GFX1250: .no_dead_strip	extra1
// GFX1250: .set extra2, 0
// GFX1250: .no_dead_strip	extra2
// GFX1250: .set extra3, 2
// GFX1250: .no_dead_strip	extra3
// GFX1250: .set extra4, extrasgprs(1, x, 1)
// GFX1250: .no_dead_strip	extra4
// GFX1250: .set total0, 10
// GFX1250: .no_dead_strip	total0
// GFX1250: .set total1, 10
// GFX1250: .no_dead_strip	total1
// GFX1250: .set total2, totalnumvgprs(x, 10)
// GFX1250: .no_dead_strip	total2
// GFX1250: .set aligned0, 16
// GFX1250: .no_dead_strip	aligned0
// GFX1250: .set aligned1, 0
// GFX1250: .no_dead_strip	aligned1
// GFX1250: .set prefetch0, 0
// GFX1250: .no_dead_strip	prefetch0
// GFX1250: .set prefetch1, 8
// GFX1250: .no_dead_strip	prefetch1
// GFX1250: .set prefetch2, 255
// GFX1250: .no_dead_strip	prefetch2
// GFX1250: .set prefetch3, instprefsize(x)
// GFX1250: .no_dead_strip	prefetch3
// GFX1250: .set occupancy0, 4
// GFX1250: .no_dead_strip	occupancy0
// GFX1250: .set occupancy1, 10
// GFX1250: .no_dead_strip	occupancy1
// GFX1250: .set occupancy2, occupancy(10, 4, 256, 10, 800, 16, 16, x, 3)
// GFX1250: .no_dead_strip	occupancy2
// GFX1250: .set bits0, 15
// GFX1250: .no_dead_strip	bits0
// GFX1250: .set least0, -2
// GFX1250: .no_dead_strip	least0
// GFX1250: .amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx1250"
