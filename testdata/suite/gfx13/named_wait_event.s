// Events of s_wait_event.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -show-encoding %s | FileCheck --check-prefix=GFX13 %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1310 -filetype=null %s 2>&1 | FileCheck --check-prefix=GFX13-ERR --implicit-check-not=error: %s

s_wait_event { dont_wait_export_ready: 0 }
// GFX13-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { dont_wait_export_ready: 1 }
// GFX13-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { dont_wait_export_ready: 2 }
// GFX13-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { dont_wait_export_ready: -1 }
// GFX13-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { export_ready: 0 }
// GFX13: s_wait_event { export_ready: 0 } ; encoding: [0x00,0x00,0xaf,0xbf]

s_wait_event { export_ready: 1 }
// GFX13: s_wait_event 0x1 ; encoding: [0x01,0x00,0xaf,0xbf]

s_wait_event { export_ready: 2 }
// GFX13-ERR: :[[@LINE-1]]:30: error: invalid bit value: only 1-bit values are legal

s_wait_event {}
// GFX13: s_wait_event { export_ready: 0 } ; encoding: [0x00,0x00,0xaf,0xbf]

s_wait_event { wrong: 1 }
// GFX13-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { export_ready: 1, export_ready: 1 }
// GFX13-ERR: :[[@LINE-1]]:33: error: duplicate field

s_wait_event { dont_wait_export_ready: 1, dont_wait_export_ready: 1 }
// GFX13-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event { export_ready: 1
// GFX13-ERR: :[[@LINE-1]]:31: error: comma or closing brace expected

s_wait_event { export_ready 1 }
// GFX13-ERR: :[[@LINE-1]]:29: error: colon expected

s_wait_event { export_ready: wrong }
// GFX13-ERR: :[[@LINE-1]]:30: error: expected absolute expression

s_wait_event { dont_wait_export_ready: }
// GFX13-ERR: :[[@LINE-1]]:16: error: unknown field

s_wait_event 0
// GFX13: s_wait_event { export_ready: 0 } ; encoding: [0x00,0x00,0xaf,0xbf]

s_wait_event 1
// GFX13: s_wait_event 0x1 ; encoding: [0x01,0x00,0xaf,0xbf]

s_wait_event 2
// GFX13: s_wait_event { export_ready: 1 } ; encoding: [0x02,0x00,0xaf,0xbf]

s_wait_event 3
// GFX13: s_wait_event 0x3 ; encoding: [0x03,0x00,0xaf,0xbf]

s_wait_event 0x1234
// GFX13: s_wait_event 0x1234 ; encoding: [0x34,0x12,0xaf,0xbf]

s_wait_event 0xffff
// GFX13: s_wait_event 0xffff ; encoding: [0xff,0xff,0xaf,0xbf]

s_wait_event 65536
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid immediate: only 16-bit values are legal

s_wait_event -1
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid immediate: only 16-bit values are legal

s_wait_event wrong
// GFX13-ERR: :[[@LINE-1]]:14: error: expected structured immediate or an absolute expression

s_wait_event v0
// GFX13-ERR: :[[@LINE-1]]:14: error: expected structured immediate or an absolute expression

s_wait_event 1.0
// GFX13-ERR: :[[@LINE-1]]:14: error: invalid immediate: only 16-bit values are legal

s_wait_event_export_ready
// GFX13-ERR: :[[@LINE-1]]:1: error: invalid instruction
