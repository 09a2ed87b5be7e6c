// Kernel descriptors: every field, the least that must be there, and values that are not known yet.
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx90a %s | FileCheck --check-prefix=ASM %s

.amdhsa_kernel full
  .amdhsa_group_segment_fixed_size 1
  .amdhsa_private_segment_fixed_size 2
  .amdhsa_kernarg_size 8
  .amdhsa_user_sgpr_dispatch_ptr 1
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_user_sgpr_private_segment_size 1
  .amdhsa_uses_dynamic_stack 1
  .amdhsa_system_sgpr_workgroup_id_x 0
  .amdhsa_system_sgpr_workgroup_id_y 1
  .amdhsa_system_sgpr_workgroup_id_z 1
  .amdhsa_system_sgpr_workgroup_info 1
  .amdhsa_system_vgpr_workitem_id 2
  .amdhsa_float_round_mode_32 1
  .amdhsa_float_round_mode_16_64 2
  .amdhsa_float_denorm_mode_32 3
  .amdhsa_float_denorm_mode_16_64 0
  .amdhsa_exception_fp_ieee_invalid_op 1
  .amdhsa_exception_fp_denorm_src 1
  .amdhsa_exception_fp_ieee_div_zero 1
  .amdhsa_exception_fp_ieee_overflow 1
  .amdhsa_exception_fp_ieee_underflow 1
  .amdhsa_exception_fp_ieee_inexact 1
  .amdhsa_exception_int_div_zero 1
  .amdhsa_reserve_vcc 0
  .amdhsa_next_free_vgpr 40
  .amdhsa_next_free_sgpr 20
  .amdhsa_user_sgpr_private_segment_buffer 1
  .amdhsa_user_sgpr_flat_scratch_init 1
  .amdhsa_system_sgpr_private_segment_wavefront_offset 1
  .amdhsa_reserve_flat_scratch 0
  .amdhsa_dx10_clamp 0
  .amdhsa_ieee_mode 0
  .amdhsa_fp16_overflow 1
  .amdhsa_accum_offset 36
  .amdhsa_tg_split 1
  .amdhsa_user_sgpr_kernarg_preload_length 1
  .amdhsa_user_sgpr_kernarg_preload_offset 1
.end_amdhsa_kernel

.amdhsa_kernel least
  .amdhsa_next_free_vgpr 0
  .amdhsa_next_free_sgpr 0
  .amdhsa_accum_offset 4
.end_amdhsa_kernel

.amdhsa_kernel symbols
  .amdhsa_next_free_vgpr max(vgprs, 24, 3+4)
  .amdhsa_next_free_sgpr sgprs
  .amdhsa_accum_offset accum
  .amdhsa_private_segment_fixed_size alignto(stack, 16)+0
  .amdhsa_group_segment_fixed_size (lds*1)|0
  .amdhsa_system_vgpr_workitem_id ids&1
  .amdhsa_float_round_mode_32 min(round, 3)
  .amdhsa_reserve_vcc vcc_used
.end_amdhsa_kernel

.amdhsa_code_object_version 4
.amdhsa_kernel version4
  .amdhsa_next_free_vgpr 0
  .amdhsa_next_free_sgpr 0
  .amdhsa_accum_offset 4
.end_amdhsa_kernel

// ASM: .amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx90a"
// ASM: .amdhsa_kernel full
// ASM: .amdhsa_group_segment_fixed_size 1
// ASM: .amdhsa_private_segment_fixed_size 2
// ASM: .amdhsa_kernarg_size 8
// ASM: .amdhsa_user_sgpr_count 12
// ASM: .amdhsa_user_sgpr_private_segment_buffer 1
// ASM: .amdhsa_user_sgpr_dispatch_ptr 1
// ASM: .amdhsa_user_sgpr_queue_ptr 0
// ASM: .amdhsa_user_sgpr_kernarg_segment_ptr 1
// ASM: .amdhsa_user_sgpr_dispatch_id 0
// ASM: .amdhsa_user_sgpr_flat_scratch_init 1
// ASM: .amdhsa_user_sgpr_kernarg_preload_length 1
// ASM: .amdhsa_user_sgpr_kernarg_preload_offset 1
// ASM: .amdhsa_user_sgpr_private_segment_size 1
// ASM: .amdhsa_uses_dynamic_stack 1
// ASM: .amdhsa_system_sgpr_private_segment_wavefront_offset 1
// ASM: .amdhsa_system_sgpr_workgroup_id_x 0
// ASM: .amdhsa_system_sgpr_workgroup_id_y 1
// ASM: .amdhsa_system_sgpr_workgroup_id_z 1
// ASM: .amdhsa_system_sgpr_workgroup_info 1
// ASM: .amdhsa_system_vgpr_workitem_id 2
// ASM: .amdhsa_next_free_vgpr 40
// ASM: .amdhsa_next_free_sgpr 20
// ASM: .amdhsa_accum_offset 36
// ASM: .amdhsa_reserve_vcc 0
// ASM: .amdhsa_reserve_flat_scratch 0
// ASM: .amdhsa_float_round_mode_32 1
// ASM: .amdhsa_float_round_mode_16_64 2
// ASM: .amdhsa_float_denorm_mode_32 3
// ASM: .amdhsa_float_denorm_mode_16_64 0
// ASM: .amdhsa_dx10_clamp 0
// ASM: .amdhsa_ieee_mode 0
// ASM: .amdhsa_fp16_overflow 1
// ASM: .amdhsa_tg_split 1
// ASM: .amdhsa_exception_fp_ieee_invalid_op 1
// ASM: .amdhsa_exception_fp_denorm_src 1
// ASM: .amdhsa_exception_fp_ieee_div_zero 1
// ASM: .amdhsa_exception_fp_ieee_overflow 1
// ASM: .amdhsa_exception_fp_ieee_underflow 1
// ASM: .amdhsa_exception_fp_ieee_inexact 1
// ASM: .amdhsa_exception_int_div_zero 1
// ASM: .end_amdhsa_kernel
// ASM: .amdhsa_kernel least
// ASM: .amdhsa_group_segment_fixed_size 0
// ASM: .amdhsa_private_segment_fixed_size 0
// ASM: .amdhsa_kernarg_size 0
// ASM: .amdhsa_user_sgpr_count 0
// ASM: .amdhsa_user_sgpr_private_segment_buffer 0
// ASM: .amdhsa_user_sgpr_dispatch_ptr 0
// ASM: .amdhsa_user_sgpr_queue_ptr 0
// ASM: .amdhsa_user_sgpr_kernarg_segment_ptr 0
// ASM: .amdhsa_user_sgpr_dispatch_id 0
// ASM: .amdhsa_user_sgpr_flat_scratch_init 0
// ASM: .amdhsa_user_sgpr_kernarg_preload_length 0
// ASM: .amdhsa_user_sgpr_kernarg_preload_offset 0
// ASM: .amdhsa_user_sgpr_private_segment_size 0
// ASM: .amdhsa_uses_dynamic_stack 0
// ASM: .amdhsa_system_sgpr_private_segment_wavefront_offset 0
// ASM: .amdhsa_system_sgpr_workgroup_id_x 1
// ASM: .amdhsa_system_sgpr_workgroup_id_y 0
// ASM: .amdhsa_system_sgpr_workgroup_id_z 0
// ASM: .amdhsa_system_sgpr_workgroup_info 0
// ASM: .amdhsa_system_vgpr_workitem_id 0
// ASM: .amdhsa_next_free_vgpr 0
// ASM: .amdhsa_next_free_sgpr 0
// ASM: .amdhsa_accum_offset 4
// ASM: .amdhsa_reserve_vcc 1
// ASM: .amdhsa_reserve_flat_scratch 1
// ASM: .amdhsa_float_round_mode_32 0
// ASM: .amdhsa_float_round_mode_16_64 0
// ASM: .amdhsa_float_denorm_mode_32 0
// ASM: .amdhsa_float_denorm_mode_16_64 3
// ASM: .amdhsa_dx10_clamp 1
// ASM: .amdhsa_ieee_mode 1
// ASM: .amdhsa_fp16_overflow 0
// ASM: .amdhsa_tg_split 0
// ASM: .amdhsa_exception_fp_ieee_invalid_op 0
// ASM: .amdhsa_exception_fp_denorm_src 0
// ASM: .amdhsa_exception_fp_ieee_div_zero 0
// ASM: .amdhsa_exception_fp_ieee_overflow 0
// ASM: .amdhsa_exception_fp_ieee_underflow 0
// ASM: .amdhsa_exception_fp_ieee_inexact 0
// ASM: .amdhsa_exception_int_div_zero 0
// ASM: .end_amdhsa_kernel
// ASM: .amdhsa_kernel symbols
// ASM: .amdhsa_group_segment_fixed_size lds
// ASM: .amdhsa_private_segment_fixed_size alignto(stack, 16)
// ASM: .amdhsa_kernarg_size 0
// ASM: .amdhsa_user_sgpr_count 0
// ASM: .amdhsa_user_sgpr_private_segment_buffer 0
// ASM: .amdhsa_user_sgpr_dispatch_ptr 0
// ASM: .amdhsa_user_sgpr_queue_ptr 0
// ASM: .amdhsa_user_sgpr_kernarg_segment_ptr 0
// ASM: .amdhsa_user_sgpr_dispatch_id 0
// ASM: .amdhsa_user_sgpr_flat_scratch_init 0
// ASM: .amdhsa_user_sgpr_kernarg_preload_length 0
// ASM: .amdhsa_user_sgpr_kernarg_preload_offset 0
// ASM: .amdhsa_user_sgpr_private_segment_size 0
// ASM: .amdhsa_uses_dynamic_stack 0
// ASM: .amdhsa_system_sgpr_private_segment_wavefront_offset 0
// ASM: .amdhsa_system_sgpr_workgroup_id_x 1
// ASM: .amdhsa_system_sgpr_workgroup_id_y 0
// ASM: .amdhsa_system_sgpr_workgroup_id_z 0
// ASM: .amdhsa_system_sgpr_workgroup_info 0
// ASM: .amdhsa_system_vgpr_workitem_id (((128|((ids&1)<<11))&~62)&6144)>>11
// ASM: .amdhsa_next_free_vgpr max(vgprs, 24, 7)
// ASM: .amdhsa_next_free_sgpr sgprs
// ASM: .amdhsa_accum_offset ((((accum/4)-1)&63)+1)*4
// ASM: .amdhsa_reserve_vcc vcc_used
// ASM: .amdhsa_reserve_flat_scratch 1
// ASM: .amdhsa_float_round_mode_32 ((((((11272192|(min(round, 3)<<12))&~63)|((alignto(max(max(vgprs, 24, 7), 1), 8)/8)-1))&~960)|(((alignto(max(sgprs+extrasgprs(vcc_used, 1, 1), 1), 8)/8)-1)<<6))&12288)>>12
// ASM: .amdhsa_float_round_mode_16_64 ((((((11272192|(min(round, 3)<<12))&~63)|((alignto(max(max(vgprs, 24, 7), 1), 8)/8)-1))&~960)|(((alignto(max(sgprs+extrasgprs(vcc_used, 1, 1), 1), 8)/8)-1)<<6))&49152)>>14
// ASM: .amdhsa_float_denorm_mode_32 ((((((11272192|(min(round, 3)<<12))&~63)|((alignto(max(max(vgprs, 24, 7), 1), 8)/8)-1))&~960)|(((alignto(max(sgprs+extrasgprs(vcc_used, 1, 1), 1), 8)/8)-1)<<6))&196608)>>16
// ASM: .amdhsa_float_denorm_mode_16_64 3
// ASM: .amdhsa_dx10_clamp 1
// ASM: .amdhsa_ieee_mode 1
// ASM: .amdhsa_fp16_overflow ((((((11272192|(min(round, 3)<<12))&~63)|((alignto(max(max(vgprs, 24, 7), 1), 8)/8)-1))&~960)|(((alignto(max(sgprs+extrasgprs(vcc_used, 1, 1), 1), 8)/8)-1)<<6))&67108864)>>26
// ASM: .amdhsa_tg_split (((accum/4)-1)&65536)>>16
// ASM: .amdhsa_exception_fp_ieee_invalid_op 0
// ASM: .amdhsa_exception_fp_denorm_src 0
// ASM: .amdhsa_exception_fp_ieee_div_zero 0
// ASM: .amdhsa_exception_fp_ieee_overflow 0
// ASM: .amdhsa_exception_fp_ieee_underflow 0
// ASM: .amdhsa_exception_fp_ieee_inexact 0
// ASM: .amdhsa_exception_int_div_zero 0
// ASM: .end_amdhsa_kernel
// ASM: .amdhsa_code_object_version 4
// ASM: .amdhsa_kernel version4
// ASM: .amdhsa_group_segment_fixed_size 0
// ASM: .amdhsa_private_segment_fixed_size 0
// ASM: .amdhsa_kernarg_size 0
// ASM: .amdhsa_user_sgpr_count 0
// ASM: .amdhsa_user_sgpr_private_segment_buffer 0
// ASM: .amdhsa_user_sgpr_dispatch_ptr 0
// ASM: .amdhsa_user_sgpr_queue_ptr 0
// ASM: .amdhsa_user_sgpr_kernarg_segment_ptr 0
// ASM: .amdhsa_user_sgpr_dispatch_id 0
// ASM: .amdhsa_user_sgpr_flat_scratch_init 0
// ASM: .amdhsa_user_sgpr_kernarg_preload_length 0
// ASM: .amdhsa_user_sgpr_kernarg_preload_offset 0
// ASM: .amdhsa_user_sgpr_private_segment_size 0
// ASM: .amdhsa_system_sgpr_private_segment_wavefront_offset 0
// ASM: .amdhsa_system_sgpr_workgroup_id_x 1
// ASM: .amdhsa_system_sgpr_workgroup_id_y 0
// ASM: .amdhsa_system_sgpr_workgroup_id_z 0
// ASM: .amdhsa_system_sgpr_workgroup_info 0
// ASM: .amdhsa_system_vgpr_workitem_id 0
// ASM: .amdhsa_next_free_vgpr 0
// ASM: .amdhsa_next_free_sgpr 0
// ASM: .amdhsa_accum_offset 4
// ASM: .amdhsa_reserve_vcc 1
// ASM: .amdhsa_reserve_flat_scratch 1
// ASM: .amdhsa_reserve_xnack_mask 1
// ASM: .amdhsa_float_round_mode_32 0
// ASM: .amdhsa_float_round_mode_16_64 0
// ASM: .amdhsa_float_denorm_mode_32 0
// ASM: .amdhsa_float_denorm_mode_16_64 3
// ASM: .amdhsa_dx10_clamp 1
// ASM: .amdhsa_ieee_mode 1
// ASM: .amdhsa_fp16_overflow 0
// ASM: .amdhsa_tg_split 0
// ASM: .amdhsa_exception_fp_ieee_invalid_op 0
// ASM: .amdhsa_exception_fp_denorm_src 0
// ASM: .amdhsa_exception_fp_ieee_div_zero 0
// ASM: .amdhsa_exception_fp_ieee_overflow 0
// ASM: .amdhsa_exception_fp_ieee_underflow 0
// ASM: .amdhsa_exception_fp_ieee_inexact 0
// ASM: .amdhsa_exception_int_div_zero 0
// ASM: .end_amdhsa_kernel
