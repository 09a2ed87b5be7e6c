// Kernel descriptors that are refused.
// RUN: not llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx1010 %s -filetype=null 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

.amdhsa_kernel k
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_bogus 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_next_free_vgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_group_segment_fixed_size -1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_group_segment_fixed_size 0x100000000
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_system_vgpr_workitem_id 4
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_user_sgpr_queue_ptr undefined
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_accum_offset 4
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_named_barrier_count 4
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_inst_pref_size 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_shared_vgpr_count 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_reserve_vcc 2
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_next_free_vgpr 100000
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 200
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_user_sgpr_count 40
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_user_sgpr_count 1
  .amdhsa_user_sgpr_queue_ptr 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_dx10_clamp 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_workgroup_processor_mode 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_round_robin_scheduling 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_enable_private_segment 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_user_sgpr_flat_scratch_init undefined
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_kernarg_size undefined
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_tg_split 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_user_sgpr_kernarg_preload_length 40
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  5
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_group_segment_fixed_size
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel 5

.amdhsa_kernel k
  .amdhsa_reserve_xnack_mask 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_wavefront_size32 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_uses_dynamic_stack 2
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_reserve_flat_scratch 2
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel k
  .amdhsa_memory_ordered undefined<<1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

.amdhsa_kernel open
  .amdhsa_next_free_vgpr 1

// ERR: :6:26: error: .amdhsa_ directives cannot be repeated
// ERR: :7:3: error: unknown directive
// ERR: :8:1: error: unknown directive
// ERR: :11:3: error: unknown .amdhsa_kernel directive
// ERR: :12:3: error: unknown directive
// ERR: :13:3: error: unknown directive
// ERR: :14:1: error: unknown directive
// ERR: :18:19: error: .amdhsa_next_free_vgpr directive is required
// ERR: :22:19: error: .amdhsa_next_free_sgpr directive is required
// ERR: :25:36: error: value out of range
// ERR: :26:3: error: unknown directive
// ERR: :27:3: error: unknown directive
// ERR: :28:1: error: unknown directive
// ERR: :31:36: error: value out of range
// ERR: :32:3: error: unknown directive
// ERR: :33:3: error: unknown directive
// ERR: :34:1: error: unknown directive
// ERR: :37:35: error: value out of range
// ERR: :38:3: error: unknown directive
// ERR: :39:3: error: unknown directive
// ERR: :40:1: error: unknown directive
// ERR: :43:3: error: directive should have resolvable expression
// ERR: :44:3: error: unknown directive
// ERR: :45:3: error: unknown directive
// ERR: :46:1: error: unknown directive
// ERR: :49:3: error: directive requires gfx90a+
// ERR: :50:3: error: unknown directive
// ERR: :51:3: error: unknown directive
// ERR: :52:1: error: unknown directive
// ERR: :55:3: error: directive requires gfx1250+
// ERR: :56:3: error: unknown directive
// ERR: :57:3: error: unknown directive
// ERR: :58:1: error: unknown directive
// ERR: :61:3: error: directive requires gfx11+
// ERR: :62:3: error: unknown directive
// ERR: :63:3: error: unknown directive
// ERR: :64:1: error: unknown directive
// ERR: :73:23: error: value out of range
// ERR: :74:3: error: unknown directive
// ERR: :75:3: error: unknown directive
// ERR: :76:1: error: unknown directive
// ERR: :79:26: error: value out of range
// ERR: :92:19: error: too many user SGPRs enabled, found 40, but only 16 are supported.
// ERR: :99:19: error: amdgpu_user_sgpr_count smaller than implied by enabled user SGPRs
// ERR: :114:3: error: directive requires gfx12+
// ERR: :115:3: error: unknown directive
// ERR: :116:3: error: unknown directive
// ERR: :117:1: error: unknown directive
// ERR: :120:3: error: directive is not supported without architected flat scratch
// ERR: :121:3: error: unknown directive
// ERR: :122:3: error: unknown directive
// ERR: :123:1: error: unknown directive
// ERR: :126:3: error: directive should have resolvable expression
// ERR: :127:3: error: unknown directive
// ERR: :128:3: error: unknown directive
// ERR: :129:1: error: unknown directive
// ERR: :135:19: error: Kernarg size should be resolvable
// ERR: :138:3: error: directive requires gfx90a+
// ERR: :139:3: error: unknown directive
// ERR: :140:3: error: unknown directive
// ERR: :141:1: error: unknown directive
// ERR: :144:3: error: directive requires gfx90a+
// ERR: :145:3: error: unknown directive
// ERR: :146:3: error: unknown directive
// ERR: :147:1: error: unknown directive
// ERR: :150:3: error: expected .amdhsa_ directive or .end_amdhsa_kernel
// ERR: :150:3: error: unexpected token at start of statement
// ERR: :151:3: error: unknown directive
// ERR: :152:3: error: unknown directive
// ERR: :153:1: error: unknown directive
// ERR: :156:35: error: unknown token in expression
// ERR: :157:3: error: unknown directive
// ERR: :158:3: error: unknown directive
// ERR: :159:1: error: unknown directive
// ERR: :161:1: error: unknown directive
// ERR: :176:30: error: value out of range
// ERR: :177:3: error: unknown directive
// ERR: :178:3: error: unknown directive
// ERR: :179:1: error: unknown directive
// ERR: :182:32: error: value out of range
// ERR: :183:3: error: unknown directive
// ERR: :184:3: error: unknown directive
// ERR: :185:1: error: unknown directive
// ERR: :{{[0-9]+}}:1: error: expected .amdhsa_ directive or .end_amdhsa_kernel
