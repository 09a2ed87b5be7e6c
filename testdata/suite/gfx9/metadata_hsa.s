// HSA metadata.
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx900 %s | FileCheck --check-prefix=ASM %s

.amdgpu_metadata
---
amdhsa.version: [1, 0]
amdhsa.printf:
    - '1:1:4:%d\n'
    - "2:1:8:%g\n"
    - a b
    - it's
    - "#x"
    - !str 5
    - 'null'
    - /x
    - "tab\there"
    - "é"
amdhsa.kernels:
  - .name: foo
    .symbol: foo@kd
    .kernarg_segment_size: !str 8
    .group_segment_fixed_size: 0x10
    .private_segment_fixed_size: -3
    .kernarg_segment_align: 010
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 40
    .max_flat_workgroup_size: 256
    .uses_dynamic_stack: true
    .args: []
    x: {}
    y: [[1, 2], [3, [4]], {a: b, c: d}]
    z: {p: [1], q: {r: s}}
    f: 1.5
    t: ~
    u: yes
    v: 1e3
    w: "multi
     line"
    wx: plain
     multi
    nn: !nil x
    1: one
    -2: m
    true: b
    "k:x": 5
    "true ": 5
    ee: ''
    empty: [[], [1, []], {a: []}, [[], 2]]
    on: !bool 'yes'
  - .name: bar
    .symbol: foo@kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 0x10
    .private_segment_fixed_size: 3
    .kernarg_segment_align: 010
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 40
    .max_flat_workgroup_size: 256
...
.end_amdgpu_metadata

.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.kernels: []
.end_amdgpu_metadata

// ASM: .amdgpu_metadata
// ASM: ---
// ASM: amdhsa.kernels:
// ASM: - '-2':              m
// ASM: 1:               one
// ASM: true:            b
// ASM: .args:           []
// ASM: .group_segment_fixed_size: 16
// ASM: .kernarg_segment_align: 8
// ASM: .kernarg_segment_size: 8
// ASM: .max_flat_workgroup_size: 256
// ASM: .name:           foo
// ASM: .private_segment_fixed_size: -3
// ASM: .sgpr_count:     14
// ASM: .symbol:         'foo@kd'
// ASM: .uses_dynamic_stack: true
// ASM: .vgpr_count:     40
// ASM: .wavefront_size: 64
// ASM: ee:              0.000000e+00
// ASM: empty:
// ASM: []
// ASM: - - 1
// ASM: []
// ASM: - a:               []
// ASM: []
// ASM: - 2
// ASM: f:               1.500000e+00
// ASM: 'k:x':             5
// ASM: nn:              !nil ''
// ASM: on:              true
// ASM: t:               '~'
// ASM: 'true ':           5
// ASM: u:               yes
// ASM: v:               1.000000e+03
// ASM: w:               multi line
// ASM: wx:              plain multi
// ASM: x:               {}
// ASM: y:
// ASM: - - 1
// ASM: - 2
// ASM: - - 3
// ASM: - - 4
// ASM: - a:               b
// ASM: c:               d
// ASM: z:
// ASM: p:
// ASM: - 1
// ASM: q:
// ASM: r:               s
// ASM: - .group_segment_fixed_size: 16
// ASM: .kernarg_segment_align: 8
// ASM: .kernarg_segment_size: 8
// ASM: .max_flat_workgroup_size: 256
// ASM: .name:           bar
// ASM: .private_segment_fixed_size: 3
// ASM: .sgpr_count:     14
// ASM: .symbol:         'foo@kd'
// ASM: .vgpr_count:     40
// ASM: .wavefront_size: 64
// ASM: amdhsa.printf:
// ASM: - '1:1:4:%d\n'
// ASM: - "2:1:8:%g\n"
// ASM: - a b
// ASM: - 'it''s'
// ASM: - '#x'
// ASM: - !str '5'
// ASM: - 'null'
// ASM: - '/x'
// ASM: - tab	here
// ASM: - "é"
// ASM: amdhsa.version:
// ASM: - 1
// ASM: - 0
// ASM: ...
// ASM: .end_amdgpu_metadata
// ASM: .amdgpu_metadata
// ASM: ---
// ASM: amdhsa.kernels:  []
// ASM: amdhsa.version:
// ASM: - 1
// ASM: - 0
// ASM: ...
// ASM: .end_amdgpu_metadata
// ASM: .amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx900"
