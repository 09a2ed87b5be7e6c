// Events of s_wait_event.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1153 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX11-ERR --implicit-check-not=error: %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -show-encoding %s | FileCheck --check-prefix=GFX11 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1170 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX11-ERR --implicit-check-not=error: %s

s_wait_event { dont_wait_export_ready: 0 }
// GFX11: s_wait_event { dont_wait_export_ready: 0 } ; encoding: [0x00,0x00,0x8b,0xbf]

s_wait_event { dont_wait_export_ready: 1 }
// GFX11: s_wait_event { dont_wait_export_ready: 1 } ; encoding: [0x01,0x00,0x8b,0xbf]

s_wait_event { dont_wait_export_ready: 2 }
// GFX11-ERR: :[[@LINE-1]]:40: error: invalid bit value: only 1-bit values are legal

s_wait_event { dont_wait_export_ready: -1 }
// GFX11-ERR: :[[@LINE-1]]:40: error: invalid bit value: only 1-bit values are legal

s_wait_event { export_ready: 0 }
// GFX11-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { export_ready: 1 }
// GFX11-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { export_ready: 2 }
// GFX11-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event {}
// GFX11: s_wait_event { dont_wait_export_ready: 0 } ; encoding: [0x00,0x00,0x8b,0xbf]

s_wait_event { wrong: 1 }
// GFX11-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { export_ready: 1, export_ready: 1 }
// GFX11-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { dont_wait_export_ready: 1, dont_wait_export_ready: 1 }
// GFX11-ERR: :[[@LINE-1]]:43: error: duplicate field

s_wait_event { export_ready: 1
// GFX11-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { export_ready 1 }
// GFX11-ERR: :[[@LINE-1]]:29: error: colon expected

s_wait_event { export_ready: wrong }
// GFX11-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { dont_wait_export_ready: }
// GFX11-ERR: :[[@LINE-1]]:40: error: unknown token in expression

s_wait_event 0
// GFX11: s_wait_event { dont_wait_export_ready: 0 } ; encoding: [0x00,0x00,0x8b,0xbf]

s_wait_event 1
// GFX11: s_wait_event { dont_wait_export_ready: 1 } ; encoding: [0x01,0x00,0x8b,0xbf]

s_wait_event 2
// GFX11: s_wait_event 0x2 ; encoding: [0x02,0x00,0x8b,0xbf]

s_wait_event 3
// GFX11: s_wait_event 0x3 ; encoding: [0x03,0x00,0x8b,0xbf]

s_wait_event 0x1234
// GFX11: s_wait_event 0x1234 ; encoding: [0x34,0x12,0x8b,0xbf]

s_wait_event 0xffff
// GFX11: s_wait_event 0xffff ; encoding: [0xff,0xff,0x8b,0xbf]

s_wait_event 65536
// GFX11-ERR: :[[@LINE-1]]:14: error: invalid immediate: only 16-bit values are legal

s_wait_event -1
// GFX11-ERR: :[[@LINE-1]]:14: error: invalid immediate: only 16-bit values are legal

s_wait_event wrong
// GFX11-ERR: :[[@LINE-1]]:14: error: expected structured immediate or an absolute expression

s_wait_event v0
// GFX11-ERR: :[[@LINE-1]]:14: error: expected structured immediate or an absolute expression

s_wait_event 1.0
// GFX11-ERR: :[[@LINE-1]]:14: error: invalid immediate: only 16-bit values are legal

s_wait_event_export_ready
// GFX11-ERR: :[[@LINE-1]]:1: error: invalid instruction
