// PAL metadata.
// RUN: llvm-mc -triple=amdgcn-amd-amdpal -mcpu=gfx1010 %s | FileCheck --check-prefix=ASM %s

.amdgpu_pal_metadata
amdpal.pipelines:
  - .registers:
      0x2c0b: 5
      0x2c0d (anything): 0x10
      '0xa1b3 (SPI_PS_INPUT_ENA)': 1
      7: 3
    .name: x
    .count: 12
    .less: -12
amdpal.version: [2, 6]
.end_amdgpu_pal_metadata
s_nop 0

// ASM: s_nop 0
// ASM: .amdgpu_pal_metadata
// ASM: ---
// ASM: amdpal.pipelines:
// ASM: - .count:          0xc
// ASM: .less:           -12
// ASM: .name:           x
// ASM: .registers:
// ASM: 0x7:             0x3
// ASM: '0x2c0b (SPI_SHADER_PGM_RSRC2_PS)': 0x5
// ASM: '0x2c0d (SPI_SHADER_USER_DATA_PS_1)': 0x10
// ASM: '0xa1b3 (SPI_PS_INPUT_ENA)': 0x1
// ASM: amdpal.version:
// ASM: - 0x2
// ASM: - 0x6
// ASM: ...
// ASM: .end_amdgpu_pal_metadata
