// Swizzles of ds_swizzle_b32.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx700 -show-encoding %s | FileCheck --check-prefix=GFX7 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx700 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX7-ERR --implicit-check-not=error: %s

ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,0,1,2,3)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,0,1,2,3) ; encoding: [0xe4,0x80,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM, 3, 2, 1, 0)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,3,2,1,0) ; encoding: [0x1b,0x80,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM, 0, 1, 2, 4)
// GFX7-ERR: :[[@LINE-1]]:58: error: expected a 2-bit lane id

ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM, -1, 1, 2, 3)
// GFX7-ERR: :[[@LINE-1]]:49: error: expected a 2-bit lane id

ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM, 0, 1, 2)
// GFX7-ERR: :[[@LINE-1]]:56: error: expected a comma

ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM, 0, 1, 2, 3, 0)
// GFX7-ERR: :[[@LINE-1]]:59: error: expected a closing parentheses

ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM)
// GFX7-ERR: :[[@LINE-1]]:47: error: expected a comma

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,1)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,1) ; encoding: [0x1f,0x04,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,2)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,2) ; encoding: [0x1f,0x08,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,16)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,16) ; encoding: [0x1f,0x40,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,3)
// GFX7-ERR: :[[@LINE-1]]:43: error: group size must be a power of two

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,0)
// GFX7-ERR: :[[@LINE-1]]:43: error: group size must be in the interval [1,16]

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,17)
// GFX7-ERR: :[[@LINE-1]]:43: error: group size must be in the interval [1,16]

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,32)
// GFX7-ERR: :[[@LINE-1]]:43: error: group size must be in the interval [1,16]

ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,2)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,1) ; encoding: [0x1f,0x04,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,32)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,32) ; encoding: [0x1f,0x7c,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,31)
// GFX7-ERR: :[[@LINE-1]]:46: error: group size must be a power of two

ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,33)
// GFX7-ERR: :[[@LINE-1]]:46: error: group size must be in the interval [2,32]

ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,1)
// GFX7-ERR: :[[@LINE-1]]:46: error: group size must be in the interval [2,32]

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,2,0)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,2,0) ; encoding: [0x1e,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,2,1)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,2,1) ; encoding: [0x3e,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,2,2)
// GFX7-ERR: :[[@LINE-1]]:50: error: lane id must be in the interval [0,group size - 1]

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,32,31)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,32,31) ; encoding: [0xe0,0x03,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,32,-1)
// GFX7-ERR: :[[@LINE-1]]:51: error: lane id must be in the interval [0,group size - 1]

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,8,7)
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,8,7) ; encoding: [0xf8,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,3,0)
// GFX7-ERR: :[[@LINE-1]]:48: error: group size must be a power of two

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,1,0)
// GFX7-ERR: :[[@LINE-1]]:48: error: group size must be in the interval [2,32]

ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,8)
// GFX7-ERR: :[[@LINE-1]]:49: error: expected a comma

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"00000")
// GFX7: ds_swizzle_b32 v8, v2 ; encoding: [0x00,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"11111")
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,32,31) ; encoding: [0xe0,0x03,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"ppppp")
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"ppppp") ; encoding: [0x1f,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"iiiii")
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,32) ; encoding: [0x1f,0x7c,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"01pip")
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"01pip") ; encoding: [0x07,0x09,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM, "pppp0")
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,2,0) ; encoding: [0x1e,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"pi01")
// GFX7-ERR: :[[@LINE-1]]:51: error: expected a 5-character mask

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"01pipp")
// GFX7-ERR: :[[@LINE-1]]:51: error: expected a 5-character mask

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"01pix")
// GFX7-ERR: :[[@LINE-1]]:51: error: invalid mask

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"")
// GFX7-ERR: :[[@LINE-1]]:51: error: expected a 5-character mask

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,01pip)
// GFX7-ERR: :[[@LINE-1]]:51: error: expected a string

ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM)
// GFX7-ERR: :[[@LINE-1]]:50: error: expected a comma

ds_swizzle_b32 v8, v2 offset:swizzle(FFT,0)
// GFX7-ERR: :[[@LINE-1]]:41: error: FFT mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(FFT,31)
// GFX7-ERR: :[[@LINE-1]]:41: error: FFT mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(FFT,32)
// GFX7-ERR: :[[@LINE-1]]:41: error: FFT mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(FFT,-1)
// GFX7-ERR: :[[@LINE-1]]:41: error: FFT mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(FFT)
// GFX7-ERR: :[[@LINE-1]]:41: error: FFT mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(ROTATE,0,0)
// GFX7-ERR: :[[@LINE-1]]:44: error: Rotate mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(ROTATE,1,31)
// GFX7-ERR: :[[@LINE-1]]:44: error: Rotate mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(ROTATE,0,1)
// GFX7-ERR: :[[@LINE-1]]:44: error: Rotate mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(ROTATE,2,1)
// GFX7-ERR: :[[@LINE-1]]:44: error: Rotate mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(ROTATE,0,32)
// GFX7-ERR: :[[@LINE-1]]:44: error: Rotate mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(ROTATE,0,-1)
// GFX7-ERR: :[[@LINE-1]]:44: error: Rotate mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(ROTATE,0)
// GFX7-ERR: :[[@LINE-1]]:44: error: Rotate mode swizzle not supported on this GPU

ds_swizzle_b32 v8, v2 offset:swizzle(WRONG,1)
// GFX7-ERR: :[[@LINE-1]]:38: error: expected a swizzle mode

ds_swizzle_b32 v8, v2 offset:swizzle(quad_perm,0,1,2,3)
// GFX7-ERR: :[[@LINE-1]]:38: error: expected a swizzle mode

ds_swizzle_b32 v8, v2 offset:swizzle(1)
// GFX7-ERR: :[[@LINE-1]]:38: error: expected a swizzle mode

ds_swizzle_b32 v8, v2 offset:swizzle()
// GFX7-ERR: :[[@LINE-1]]:38: error: expected a swizzle mode

ds_swizzle_b32 v8, v2 offset:swizzle(
// GFX7-ERR: :[[@LINE-1]]:38: error: expected a swizzle mode

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,1
// GFX7-ERR: :[[@LINE-1]]:44: error: expected a closing parentheses

ds_swizzle_b32 v8, v2 offset:swizzle SWAP
// GFX7-ERR: :[[@LINE-1]]:38: error: expected a left parentheses

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP 1)
// GFX7-ERR: :[[@LINE-1]]:43: error: expected a comma

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,wrong)
// GFX7-ERR: :[[@LINE-1]]:43: error: expected absolute expression

ds_swizzle_b32 v8, v2 offset:0
// GFX7: ds_swizzle_b32 v8, v2 ; encoding: [0x00,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:1
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"0000p") ; encoding: [0x01,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x1f
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"ppppp") ; encoding: [0x1f,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x041f
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,1) ; encoding: [0x1f,0x04,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x7c1f
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,32) ; encoding: [0x1f,0x7c,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x3c1f
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,16) ; encoding: [0x1f,0x3c,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x001e
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,2,0) ; encoding: [0x1e,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x003e
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,2,1) ; encoding: [0x3e,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x00f8
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,8,7) ; encoding: [0xf8,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x8000
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,0,0,0,0) ; encoding: [0x00,0x80,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x80e4
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,0,1,2,3) ; encoding: [0xe4,0x80,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x80ff
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,3,3,3,3) ; encoding: [0xff,0x80,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0x8100
// GFX7: ds_swizzle_b32 v8, v2 offset:33024 ; encoding: [0x00,0x81,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xbfff
// GFX7: ds_swizzle_b32 v8, v2 offset:49151 ; encoding: [0xff,0xbf,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xc000
// GFX7: ds_swizzle_b32 v8, v2 offset:49152 ; encoding: [0x00,0xc0,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xc3e0
// GFX7: ds_swizzle_b32 v8, v2 offset:50144 ; encoding: [0xe0,0xc3,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xc400
// GFX7: ds_swizzle_b32 v8, v2 offset:50176 ; encoding: [0x00,0xc4,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xc7ff
// GFX7: ds_swizzle_b32 v8, v2 offset:51199 ; encoding: [0xff,0xc7,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xdfff
// GFX7: ds_swizzle_b32 v8, v2 offset:57343 ; encoding: [0xff,0xdf,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xe000
// GFX7: ds_swizzle_b32 v8, v2 offset:57344 ; encoding: [0x00,0xe0,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xe01f
// GFX7: ds_swizzle_b32 v8, v2 offset:57375 ; encoding: [0x1f,0xe0,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xe3ff
// GFX7: ds_swizzle_b32 v8, v2 offset:58367 ; encoding: [0xff,0xe3,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:0xffff
// GFX7: ds_swizzle_b32 v8, v2 offset:65535 ; encoding: [0xff,0xff,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:65535
// GFX7: ds_swizzle_b32 v8, v2 offset:65535 ; encoding: [0xff,0xff,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset:65536
// GFX7-ERR: :[[@LINE-1]]:30: error: expected a 16-bit offset

ds_swizzle_b32 v8, v2 offset:-1
// GFX7-ERR: :[[@LINE-1]]:30: error: expected a 16-bit offset

ds_swizzle_b32 v8, v2 offset:wrong
// GFX7-ERR: :[[@LINE-1]]:30: error: expected a swizzle macro or an absolute expression

ds_swizzle_b32 v8, v2
// GFX7: ds_swizzle_b32 v8, v2 ; encoding: [0x00,0x00,0xd4,0xd8,0x02,0x00,0x00,0x08]

ds_swizzle_b32 v8, v2 offset
// GFX7-ERR: :[[@LINE-1]]:29: error: expected a colon

ds_swizzle_b32 v8, v2 offset swizzle(SWAP,1)
// GFX7-ERR: :[[@LINE-1]]:30: error: expected a colon

ds_swizzle_b32 v8, v2 swizzle(SWAP,1)
// GFX7-ERR: :[[@LINE-1]]:35: error: expected ')'

ds_swizzle_b32 v8, v2 offset:
// GFX7-ERR: :[[@LINE-1]]:30: error: unknown token in expression

ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,1) gds
// GFX7: ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,1) gds ; encoding: [0x1f,0x04,0xd6,0xd8,0x02,0x00,0x00,0x08]
