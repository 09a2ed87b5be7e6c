// Pairs of instructions: every pair, what their sources may be, and what must be refused.
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -show-encoding %s | FileCheck --check-prefix=GFX %s
// RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --check-prefix=ERR --implicit-check-not=error: %s

v_dual_fmac_f32 v1, v0, v2 :: v_dual_fmac_f32 v0, v1, v3
// GFX: v_dual_fmac_f32 v1, v0, v2 :: v_dual_fmac_f32 v0, v1, v3 ; encoding: [0x00,0x05,0x00,0xc8,0x01,0x07,0x00,0x01]

v_dual_fmac_f32 v74, v148, v214 :: v_dual_fmaak_f32 v235, v214, v151, 0xaf123456
// GFX: v_dual_fmac_f32 v74, v148, v214 :: v_dual_fmaak_f32 v235, v214, v151, 0xaf123456 ; encoding: [0x94,0xad,0x03,0xc8,0xd6,0x2f,0xeb,0x4a,0x56,0x34,0x12,0xaf]

v_dual_fmac_f32 v20, v40, v170 :: v_dual_fmamk_f32 v85, v171, 0xaf123456, v43
// GFX: v_dual_fmac_f32 v20, v40, v170 :: v_dual_fmamk_f32 v85, v171, 0xaf123456, v43 ; encoding: [0x28,0x55,0x05,0xc8,0xab,0x57,0x54,0x14,0x56,0x34,0x12,0xaf]

v_dual_fmac_f32 v223, v188, v126 :: v_dual_mul_f32 v62, v125, v191
// GFX: v_dual_fmac_f32 v223, v188, v126 :: v_dual_mul_f32 v62, v125, v191 ; encoding: [0xbc,0xfd,0x06,0xc8,0x7d,0x7f,0x3f,0xdf]

v_dual_fmac_f32 v40, v80, v82 :: v_dual_add_f32 v41, v82, v83
// GFX: v_dual_fmac_f32 v40, v80, v82 :: v_dual_add_f32 v41, v82, v83 ; encoding: [0x50,0xa5,0x08,0xc8,0x52,0xa7,0x28,0x28]

v_dual_fmac_f32 v114, v228, v38 :: v_dual_sub_f32 v147, v39, v231
// GFX: v_dual_fmac_f32 v114, v228, v38 :: v_dual_sub_f32 v147, v39, v231 ; encoding: [0xe4,0x4d,0x0a,0xc8,0x27,0xcf,0x93,0x72]

v_dual_fmac_f32 v61, v120, v250 :: v_dual_subrev_f32 v124, v249, v123
// GFX: v_dual_fmac_f32 v61, v120, v250 :: v_dual_subrev_f32 v124, v249, v123 ; encoding: [0x78,0xf5,0x0d,0xc8,0xf9,0xf7,0x7c,0x3d]

v_dual_fmac_f32 v6, v12, v206 :: v_dual_mul_dx9_zero_f32 v231, v206, v15
// GFX: v_dual_fmac_f32 v6, v12, v206 :: v_dual_mul_dx9_zero_f32 v231, v206, v15 ; encoding: [0x0c,0x9d,0x0f,0xc8,0xce,0x1f,0xe6,0x06]

v_dual_fmac_f32 v80, v160, v162 :: v_dual_mov_b32 v81, v163
// GFX: v_dual_fmac_f32 v80, v160, v162 :: v_dual_mov_b32 v81, v163 ; encoding: [0xa0,0x45,0x11,0xc8,0xa3,0x01,0x50,0x50]

v_dual_fmac_f32 v155, v52, v118 :: v_dual_cndmask_b32 v58, v117, v55
// GFX: v_dual_fmac_f32 v155, v52, v118 :: v_dual_cndmask_b32 v58, v117, v55 ; encoding: [0x34,0xed,0x12,0xc8,0x75,0x6f,0x3a,0x9b]

v_dual_fmac_f32 v100, v200, v74 :: v_dual_max_f32 v37, v74, v203
// GFX: v_dual_fmac_f32 v100, v200, v74 :: v_dual_max_f32 v37, v74, v203 ; encoding: [0xc8,0x95,0x14,0xc8,0x4a,0x97,0x25,0x64]

v_dual_fmac_f32 v46, v92, v30 :: v_dual_min_f32 v143, v31, v95
// GFX: v_dual_fmac_f32 v46, v92, v30 :: v_dual_min_f32 v143, v31, v95 ; encoding: [0x5c,0x3d,0x16,0xc8,0x1f,0xbf,0x8e,0x2e]

v_dual_fmac_f32 v121, v240, v242 :: v_dual_dot2acc_f32_f16 v120, v241, v243
// GFX: v_dual_fmac_f32 v121, v240, v242 :: v_dual_dot2acc_f32_f16 v120, v241, v243 ; encoding: [0xf0,0xe5,0x19,0xc8,0xf1,0xe7,0x79,0x79]

v_dual_fmac_f32 v66, v132, v198 :: v_dual_dot2acc_f32_bf16 v227, v198, v135
// GFX: v_dual_fmac_f32 v66, v132, v198 :: v_dual_dot2acc_f32_bf16 v227, v198, v135 ; encoding: [0x84,0x8d,0x1b,0xc8,0xc6,0x0f,0xe3,0x42]

v_dual_fmac_f32 v12, v24, v154 :: v_dual_add_nc_u32 v77, v155, v27
// GFX: v_dual_fmac_f32 v12, v24, v154 :: v_dual_add_nc_u32 v77, v155, v27 ; encoding: [0x18,0x35,0x21,0xc8,0x9b,0x37,0x4c,0x0c]

v_dual_fmac_f32 v215, v172, v110 :: v_dual_lshlrev_b32 v54, v109, v175
// GFX: v_dual_fmac_f32 v215, v172, v110 :: v_dual_lshlrev_b32 v54, v109, v175 ; encoding: [0xac,0xdd,0x22,0xc8,0x6d,0x5f,0x37,0xd7]

v_dual_fmac_f32 v32, v64, v66 :: v_dual_and_b32 v33, v66, v67
// GFX: v_dual_fmac_f32 v32, v64, v66 :: v_dual_and_b32 v33, v66, v67 ; encoding: [0x40,0x85,0x24,0xc8,0x42,0x87,0x20,0x20]

v_dual_fmaak_f32 v106, v212, v22, 0xaf123456 :: v_dual_fmac_f32 v139, v23, v215
// GFX: v_dual_fmaak_f32 v106, v212, v22, 0xaf123456 :: v_dual_fmac_f32 v139, v23, v215 ; encoding: [0xd4,0x2d,0x40,0xc8,0x17,0xaf,0x8b,0x6a,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v53, v104, v234, 0xaf123456 :: v_dual_fmaak_f32 v116, v233, v107, 0xaf123456
// GFX: v_dual_fmaak_f32 v53, v104, v234, 0xaf123456 :: v_dual_fmaak_f32 v116, v233, v107, 0xaf123456 ; encoding: [0x68,0xd5,0x43,0xc8,0xe9,0xd7,0x74,0x35,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v126, v252, v190, 0xaf123456 :: v_dual_fmamk_f32 v223, v190, 0xaf123456, v255
// GFX: v_dual_fmaak_f32 v126, v252, v190, 0xaf123456 :: v_dual_fmamk_f32 v223, v190, 0xaf123456, v255 ; encoding: [0xfc,0x7d,0x45,0xc8,0xbe,0xff,0xdf,0x7e,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v72, v144, v146, 0xaf123456 :: v_dual_mul_f32 v73, v147, v147
// GFX: v_dual_fmaak_f32 v72, v144, v146, 0xaf123456 :: v_dual_mul_f32 v73, v147, v147 ; encoding: [0x90,0x25,0x47,0xc8,0x93,0x27,0x49,0x48,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v147, v36, v102, 0xaf123456 :: v_dual_add_f32 v50, v101, v39
// GFX: v_dual_fmaak_f32 v147, v36, v102, 0xaf123456 :: v_dual_add_f32 v50, v101, v39 ; encoding: [0x24,0xcd,0x48,0xc8,0x65,0x4f,0x32,0x93,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v92, v184, v58, 0xaf123456 :: v_dual_sub_f32 v29, v58, v187
// GFX: v_dual_fmaak_f32 v92, v184, v58, 0xaf123456 :: v_dual_sub_f32 v29, v58, v187 ; encoding: [0xb8,0x75,0x4a,0xc8,0x3a,0x77,0x1d,0x5c,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v38, v76, v14, 0xaf123456 :: v_dual_subrev_f32 v135, v15, v79
// GFX: v_dual_fmaak_f32 v38, v76, v14, 0xaf123456 :: v_dual_subrev_f32 v135, v15, v79 ; encoding: [0x4c,0x1d,0x4c,0xc8,0x0f,0x9f,0x86,0x26,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v113, v224, v226, 0xaf123456 :: v_dual_mul_dx9_zero_f32 v112, v225, v227
// GFX: v_dual_fmaak_f32 v113, v224, v226, 0xaf123456 :: v_dual_mul_dx9_zero_f32 v112, v225, v227 ; encoding: [0xe0,0xc5,0x4f,0xc8,0xe1,0xc7,0x71,0x71,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v58, v116, v182, 0xaf123456 :: v_dual_mov_b32 v219, v182
// GFX: v_dual_fmaak_f32 v58, v116, v182, 0xaf123456 :: v_dual_mov_b32 v219, v182 ; encoding: [0x74,0x6d,0x51,0xc8,0xb6,0x01,0xda,0x3a,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v4, v8, v138, 0xaf123456 :: v_dual_cndmask_b32 v69, v139, v11
// GFX: v_dual_fmaak_f32 v4, v8, v138, 0xaf123456 :: v_dual_cndmask_b32 v69, v139, v11 ; encoding: [0x08,0x15,0x53,0xc8,0x8b,0x17,0x44,0x04,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v207, v156, v94, 0xaf123456 :: v_dual_max_f32 v46, v93, v159
// GFX: v_dual_fmaak_f32 v207, v156, v94, 0xaf123456 :: v_dual_max_f32 v46, v93, v159 ; encoding: [0x9c,0xbd,0x54,0xc8,0x5d,0x3f,0x2f,0xcf,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v24, v48, v50, 0xaf123456 :: v_dual_min_f32 v25, v50, v51
// GFX: v_dual_fmaak_f32 v24, v48, v50, 0xaf123456 :: v_dual_min_f32 v25, v50, v51 ; encoding: [0x30,0x65,0x56,0xc8,0x32,0x67,0x18,0x18,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v98, v196, v6, 0xaf123456 :: v_dual_dot2acc_f32_f16 v131, v7, v199
// GFX: v_dual_fmaak_f32 v98, v196, v6, 0xaf123456 :: v_dual_dot2acc_f32_f16 v131, v7, v199 ; encoding: [0xc4,0x0d,0x58,0xc8,0x07,0x8f,0x83,0x62,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v45, v88, v218, 0xaf123456 :: v_dual_dot2acc_f32_bf16 v108, v217, v91
// GFX: v_dual_fmaak_f32 v45, v88, v218, 0xaf123456 :: v_dual_dot2acc_f32_bf16 v108, v217, v91 ; encoding: [0x58,0xb5,0x5b,0xc8,0xd9,0xb7,0x6c,0x2d,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v118, v236, v174, 0xaf123456 :: v_dual_add_nc_u32 v215, v174, v239
// GFX: v_dual_fmaak_f32 v118, v236, v174, 0xaf123456 :: v_dual_add_nc_u32 v215, v174, v239 ; encoding: [0xec,0x5d,0x61,0xc8,0xae,0xdf,0xd7,0x76,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v64, v128, v130, 0xaf123456 :: v_dual_lshlrev_b32 v65, v131, v131
// GFX: v_dual_fmaak_f32 v64, v128, v130, 0xaf123456 :: v_dual_lshlrev_b32 v65, v131, v131 ; encoding: [0x80,0x05,0x63,0xc8,0x83,0x07,0x41,0x40,0x56,0x34,0x12,0xaf]

v_dual_fmaak_f32 v139, v20, v86, 0xaf123456 :: v_dual_and_b32 v42, v85, v23
// GFX: v_dual_fmaak_f32 v139, v20, v86, 0xaf123456 :: v_dual_and_b32 v42, v85, v23 ; encoding: [0x14,0xad,0x64,0xc8,0x55,0x2f,0x2a,0x8b,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v84, v168, 0xaf123456, v42 :: v_dual_fmac_f32 v21, v42, v171
// GFX: v_dual_fmamk_f32 v84, v168, 0xaf123456, v42 :: v_dual_fmac_f32 v21, v42, v171 ; encoding: [0xa8,0x55,0x80,0xc8,0x2a,0x57,0x15,0x54,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v30, v60, 0xaf123456, v254 :: v_dual_fmaak_f32 v255, v255, v63, 0xaf123456
// GFX: v_dual_fmamk_f32 v30, v60, 0xaf123456, v254 :: v_dual_fmaak_f32 v255, v255, v63, 0xaf123456 ; encoding: [0x3c,0xfd,0x83,0xc8,0xff,0x7f,0xfe,0x1e,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v105, v208, 0xaf123456, v210 :: v_dual_fmamk_f32 v104, v209, 0xaf123456, v211
// GFX: v_dual_fmamk_f32 v105, v208, 0xaf123456, v210 :: v_dual_fmamk_f32 v104, v209, 0xaf123456, v211 ; encoding: [0xd0,0xa5,0x85,0xc8,0xd1,0xa7,0x69,0x69,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v50, v100, 0xaf123456, v166 :: v_dual_mul_f32 v211, v166, v103
// GFX: v_dual_fmamk_f32 v50, v100, 0xaf123456, v166 :: v_dual_mul_f32 v211, v166, v103 ; encoding: [0x64,0x4d,0x87,0xc8,0xa6,0xcf,0xd2,0x32,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v124, v248, 0xaf123456, v122 :: v_dual_add_f32 v61, v123, v251
// GFX: v_dual_fmamk_f32 v124, v248, 0xaf123456, v122 :: v_dual_add_f32 v61, v123, v251 ; encoding: [0xf8,0xf5,0x88,0xc8,0x7b,0xf7,0x3d,0x7c,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v199, v140, 0xaf123456, v78 :: v_dual_sub_f32 v38, v77, v143
// GFX: v_dual_fmamk_f32 v199, v140, 0xaf123456, v78 :: v_dual_sub_f32 v38, v77, v143 ; encoding: [0x8c,0x9d,0x8a,0xc8,0x4d,0x1f,0x27,0xc7,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v16, v32, 0xaf123456, v34 :: v_dual_subrev_f32 v17, v34, v35
// GFX: v_dual_fmamk_f32 v16, v32, 0xaf123456, v34 :: v_dual_subrev_f32 v17, v34, v35 ; encoding: [0x20,0x45,0x8c,0xc8,0x22,0x47,0x10,0x10,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v90, v180, 0xaf123456, v246 :: v_dual_mul_dx9_zero_f32 v251, v247, v183
// GFX: v_dual_fmamk_f32 v90, v180, 0xaf123456, v246 :: v_dual_mul_dx9_zero_f32 v251, v247, v183 ; encoding: [0xb4,0xed,0x8f,0xc8,0xf7,0x6f,0xfb,0x5a,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v37, v72, 0xaf123456, v202 :: v_dual_mov_b32 v100, v201
// GFX: v_dual_fmamk_f32 v37, v72, 0xaf123456, v202 :: v_dual_mov_b32 v100, v201 ; encoding: [0x48,0x95,0x91,0xc8,0xc9,0x01,0x64,0x25,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v110, v220, 0xaf123456, v158 :: v_dual_cndmask_b32 v207, v158, v223
// GFX: v_dual_fmamk_f32 v110, v220, 0xaf123456, v158 :: v_dual_cndmask_b32 v207, v158, v223 ; encoding: [0xdc,0x3d,0x93,0xc8,0x9e,0xbf,0xcf,0x6e,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v56, v112, 0xaf123456, v114 :: v_dual_max_f32 v57, v115, v115
// GFX: v_dual_fmamk_f32 v56, v112, 0xaf123456, v114 :: v_dual_max_f32 v57, v115, v115 ; encoding: [0x70,0xe5,0x94,0xc8,0x73,0xe7,0x38,0x38,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v131, v4, 0xaf123456, v70 :: v_dual_min_f32 v34, v69, v7
// GFX: v_dual_fmamk_f32 v131, v4, 0xaf123456, v70 :: v_dual_min_f32 v34, v69, v7 ; encoding: [0x04,0x8d,0x96,0xc8,0x45,0x0f,0x22,0x83,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v76, v152, 0xaf123456, v26 :: v_dual_dot2acc_f32_f16 v13, v26, v155
// GFX: v_dual_fmamk_f32 v76, v152, 0xaf123456, v26 :: v_dual_dot2acc_f32_f16 v13, v26, v155 ; encoding: [0x98,0x35,0x98,0xc8,0x1a,0x37,0x0d,0x4c,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v22, v44, 0xaf123456, v238 :: v_dual_dot2acc_f32_bf16 v247, v239, v47
// GFX: v_dual_fmamk_f32 v22, v44, 0xaf123456, v238 :: v_dual_dot2acc_f32_bf16 v247, v239, v47 ; encoding: [0x2c,0xdd,0x9b,0xc8,0xef,0x5f,0xf6,0x16,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v97, v192, 0xaf123456, v194 :: v_dual_add_nc_u32 v96, v193, v195
// GFX: v_dual_fmamk_f32 v97, v192, 0xaf123456, v194 :: v_dual_add_nc_u32 v96, v193, v195 ; encoding: [0xc0,0x85,0xa1,0xc8,0xc1,0x87,0x61,0x61,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v42, v84, 0xaf123456, v150 :: v_dual_lshlrev_b32 v203, v150, v87
// GFX: v_dual_fmamk_f32 v42, v84, 0xaf123456, v150 :: v_dual_lshlrev_b32 v203, v150, v87 ; encoding: [0x54,0x2d,0xa3,0xc8,0x96,0xaf,0xca,0x2a,0x56,0x34,0x12,0xaf]

v_dual_fmamk_f32 v116, v232, 0xaf123456, v106 :: v_dual_and_b32 v53, v107, v235
// GFX: v_dual_fmamk_f32 v116, v232, 0xaf123456, v106 :: v_dual_and_b32 v53, v107, v235 ; encoding: [0xe8,0xd5,0xa4,0xc8,0x6b,0xd7,0x35,0x74,0x56,0x34,0x12,0xaf]

v_dual_mul_f32 v191, v124, v62 :: v_dual_fmac_f32 v30, v61, v127
// GFX: v_dual_mul_f32 v191, v124, v62 :: v_dual_fmac_f32 v30, v61, v127 ; encoding: [0x7c,0x7d,0xc0,0xc8,0x3d,0xff,0x1e,0xbf]

v_dual_mul_f32 v8, v16, v18 :: v_dual_fmaak_f32 v9, v18, v19, 0xaf123456
// GFX: v_dual_mul_f32 v8, v16, v18 :: v_dual_fmaak_f32 v9, v18, v19, 0xaf123456 ; encoding: [0x10,0x25,0xc2,0xc8,0x12,0x27,0x08,0x08,0x56,0x34,0x12,0xaf]

v_dual_mul_f32 v82, v164, v230 :: v_dual_fmamk_f32 v243, v231, 0xaf123456, v167
// GFX: v_dual_mul_f32 v82, v164, v230 :: v_dual_fmamk_f32 v243, v231, 0xaf123456, v167 ; encoding: [0xa4,0xcd,0xc5,0xc8,0xe7,0x4f,0xf3,0x52,0x56,0x34,0x12,0xaf]

v_dual_mul_f32 v29, v56, v186 :: v_dual_mul_f32 v92, v185, v59
// GFX: v_dual_mul_f32 v29, v56, v186 :: v_dual_mul_f32 v92, v185, v59 ; encoding: [0x38,0x75,0xc7,0xc8,0xb9,0x77,0x5c,0x1d]

v_dual_mul_f32 v102, v204, v142 :: v_dual_add_f32 v199, v142, v207
// GFX: v_dual_mul_f32 v102, v204, v142 :: v_dual_add_f32 v199, v142, v207 ; encoding: [0xcc,0x1d,0xc9,0xc8,0x8e,0x9f,0xc7,0x66]

v_dual_mul_f32 v48, v96, v98 :: v_dual_sub_f32 v49, v99, v99
// GFX: v_dual_mul_f32 v48, v96, v98 :: v_dual_sub_f32 v49, v99, v99 ; encoding: [0x60,0xc5,0xca,0xc8,0x63,0xc7,0x30,0x30]

v_dual_mul_f32 v251, v244, v54 :: v_dual_subrev_f32 v26, v53, v247
// GFX: v_dual_mul_f32 v251, v244, v54 :: v_dual_subrev_f32 v26, v53, v247 ; encoding: [0xf4,0x6d,0xcc,0xc8,0x35,0xef,0x1b,0xfb]

v_dual_mul_f32 v68, v136, v10 :: v_dual_mul_dx9_zero_f32 v5, v10, v139
// GFX: v_dual_mul_f32 v68, v136, v10 :: v_dual_mul_dx9_zero_f32 v5, v10, v139 ; encoding: [0x88,0x15,0xce,0xc8,0x0a,0x17,0x05,0x44]

v_dual_mul_f32 v14, v28, v222 :: v_dual_mov_b32 v239, v223
// GFX: v_dual_mul_f32 v14, v28, v222 :: v_dual_mov_b32 v239, v223 ; encoding: [0x1c,0xbd,0xd1,0xc8,0xdf,0x01,0xee,0x0e]

v_dual_mul_f32 v89, v176, v178 :: v_dual_cndmask_b32 v88, v177, v179
// GFX: v_dual_mul_f32 v89, v176, v178 :: v_dual_cndmask_b32 v88, v177, v179 ; encoding: [0xb0,0x65,0xd3,0xc8,0xb1,0x67,0x59,0x59]

v_dual_mul_f32 v34, v68, v134 :: v_dual_max_f32 v195, v134, v71
// GFX: v_dual_mul_f32 v34, v68, v134 :: v_dual_max_f32 v195, v134, v71 ; encoding: [0x44,0x0d,0xd5,0xc8,0x86,0x8f,0xc2,0x22]

v_dual_mul_f32 v108, v216, v90 :: v_dual_min_f32 v45, v91, v219
// GFX: v_dual_mul_f32 v108, v216, v90 :: v_dual_min_f32 v45, v91, v219 ; encoding: [0xd8,0xb5,0xd6,0xc8,0x5b,0xb7,0x2d,0x6c]

v_dual_mul_f32 v183, v108, v46 :: v_dual_dot2acc_f32_f16 v22, v45, v111
// GFX: v_dual_mul_f32 v183, v108, v46 :: v_dual_dot2acc_f32_f16 v22, v45, v111 ; encoding: [0x6c,0x5d,0xd8,0xc8,0x2d,0xdf,0x16,0xb7]

v_dual_mul_f32 v0, v0, v2 :: v_dual_dot2acc_f32_bf16 v1, v2, v3
// GFX: v_dual_mul_f32 v0, v0, v2 :: v_dual_dot2acc_f32_bf16 v1, v2, v3 ; encoding: [0x00,0x05,0xda,0xc8,0x02,0x07,0x00,0x00]

v_dual_mul_f32 v74, v148, v214 :: v_dual_add_nc_u32 v235, v215, v151
// GFX: v_dual_mul_f32 v74, v148, v214 :: v_dual_add_nc_u32 v235, v215, v151 ; encoding: [0x94,0xad,0xe1,0xc8,0xd7,0x2f,0xeb,0x4a]

v_dual_mul_f32 v21, v40, v170 :: v_dual_lshlrev_b32 v84, v169, v43
// GFX: v_dual_mul_f32 v21, v40, v170 :: v_dual_lshlrev_b32 v84, v169, v43 ; encoding: [0x28,0x55,0xe3,0xc8,0xa9,0x57,0x54,0x15]

v_dual_mul_f32 v94, v188, v126 :: v_dual_and_b32 v191, v126, v191
// GFX: v_dual_mul_f32 v94, v188, v126 :: v_dual_and_b32 v191, v126, v191 ; encoding: [0xbc,0xfd,0xe4,0xc8,0x7e,0x7f,0xbf,0x5e]

v_dual_add_f32 v40, v80, v82 :: v_dual_fmac_f32 v41, v83, v83
// GFX: v_dual_add_f32 v40, v80, v82 :: v_dual_fmac_f32 v41, v83, v83 ; encoding: [0x50,0xa5,0x00,0xc9,0x53,0xa7,0x28,0x28]

v_dual_add_f32 v243, v228, v38 :: v_dual_fmaak_f32 v18, v37, v231, 0xaf123456
// GFX: v_dual_add_f32 v243, v228, v38 :: v_dual_fmaak_f32 v18, v37, v231, 0xaf123456 ; encoding: [0xe4,0x4d,0x02,0xc9,0x25,0xcf,0x13,0xf3,0x56,0x34,0x12,0xaf]

v_dual_add_f32 v60, v120, v250 :: v_dual_fmamk_f32 v125, v250, 0xaf123456, v123
// GFX: v_dual_add_f32 v60, v120, v250 :: v_dual_fmamk_f32 v125, v250, 0xaf123456, v123 ; encoding: [0x78,0xf5,0x05,0xc9,0xfa,0xf7,0x7c,0x3c,0x56,0x34,0x12,0xaf]

v_dual_add_f32 v6, v12, v206 :: v_dual_mul_f32 v231, v207, v15
// GFX: v_dual_add_f32 v6, v12, v206 :: v_dual_mul_f32 v231, v207, v15 ; encoding: [0x0c,0x9d,0x07,0xc9,0xcf,0x1f,0xe6,0x06]

v_dual_add_f32 v81, v160, v162 :: v_dual_add_f32 v80, v161, v163
// GFX: v_dual_add_f32 v81, v160, v162 :: v_dual_add_f32 v80, v161, v163 ; encoding: [0xa0,0x45,0x09,0xc9,0xa1,0x47,0x51,0x51]

v_dual_add_f32 v26, v52, v118 :: v_dual_sub_f32 v187, v118, v55
// GFX: v_dual_add_f32 v26, v52, v118 :: v_dual_sub_f32 v187, v118, v55 ; encoding: [0x34,0xed,0x0a,0xc9,0x76,0x6f,0xba,0x1a]

v_dual_add_f32 v100, v200, v74 :: v_dual_subrev_f32 v37, v75, v203
// GFX: v_dual_add_f32 v100, v200, v74 :: v_dual_subrev_f32 v37, v75, v203 ; encoding: [0xc8,0x95,0x0c,0xc9,0x4b,0x97,0x25,0x64]

v_dual_add_f32 v175, v92, v30 :: v_dual_mul_dx9_zero_f32 v14, v29, v95
// GFX: v_dual_add_f32 v175, v92, v30 :: v_dual_mul_dx9_zero_f32 v14, v29, v95 ; encoding: [0x5c,0x3d,0x0e,0xc9,0x1d,0xbf,0x0e,0xaf]

v_dual_add_f32 v120, v240, v242 :: v_dual_mov_b32 v121, v242
// GFX: v_dual_add_f32 v120, v240, v242 :: v_dual_mov_b32 v121, v242 ; encoding: [0xf0,0xe5,0x11,0xc9,0xf2,0x01,0x78,0x78]

v_dual_add_f32 v66, v132, v198 :: v_dual_cndmask_b32 v227, v199, v135
// GFX: v_dual_add_f32 v66, v132, v198 :: v_dual_cndmask_b32 v227, v199, v135 ; encoding: [0x84,0x8d,0x13,0xc9,0xc7,0x0f,0xe3,0x42]

v_dual_add_f32 v13, v24, v154 :: v_dual_max_f32 v76, v153, v27
// GFX: v_dual_add_f32 v13, v24, v154 :: v_dual_max_f32 v76, v153, v27 ; encoding: [0x18,0x35,0x15,0xc9,0x99,0x37,0x4c,0x0d]

v_dual_add_f32 v86, v172, v110 :: v_dual_min_f32 v183, v110, v175
// GFX: v_dual_add_f32 v86, v172, v110 :: v_dual_min_f32 v183, v110, v175 ; encoding: [0xac,0xdd,0x16,0xc9,0x6e,0x5f,0xb7,0x56]

v_dual_add_f32 v32, v64, v66 :: v_dual_dot2acc_f32_f16 v33, v67, v67
// GFX: v_dual_add_f32 v32, v64, v66 :: v_dual_dot2acc_f32_f16 v33, v67, v67 ; encoding: [0x40,0x85,0x18,0xc9,0x43,0x87,0x20,0x20]

v_dual_add_f32 v235, v212, v22 :: v_dual_dot2acc_f32_bf16 v10, v21, v215
// GFX: v_dual_add_f32 v235, v212, v22 :: v_dual_dot2acc_f32_bf16 v10, v21, v215 ; encoding: [0xd4,0x2d,0x1a,0xc9,0x15,0xaf,0x0b,0xeb]

v_dual_add_f32 v52, v104, v234 :: v_dual_add_nc_u32 v117, v234, v107
// GFX: v_dual_add_f32 v52, v104, v234 :: v_dual_add_nc_u32 v117, v234, v107 ; encoding: [0x68,0xd5,0x21,0xc9,0xea,0xd7,0x74,0x34]

v_dual_add_f32 v126, v252, v190 :: v_dual_lshlrev_b32 v223, v191, v255
// GFX: v_dual_add_f32 v126, v252, v190 :: v_dual_lshlrev_b32 v223, v191, v255 ; encoding: [0xfc,0x7d,0x23,0xc9,0xbf,0xff,0xdf,0x7e]

v_dual_add_f32 v73, v144, v146 :: v_dual_and_b32 v72, v145, v147
// GFX: v_dual_add_f32 v73, v144, v146 :: v_dual_and_b32 v72, v145, v147 ; encoding: [0x90,0x25,0x25,0xc9,0x91,0x27,0x49,0x49]

v_dual_sub_f32 v18, v36, v102 :: v_dual_fmac_f32 v179, v102, v39
// GFX: v_dual_sub_f32 v18, v36, v102 :: v_dual_fmac_f32 v179, v102, v39 ; encoding: [0x24,0xcd,0x40,0xc9,0x66,0x4f,0xb2,0x12]

v_dual_sub_f32 v92, v184, v58 :: v_dual_fmaak_f32 v29, v59, v187, 0xaf123456
// GFX: v_dual_sub_f32 v92, v184, v58 :: v_dual_fmaak_f32 v29, v59, v187, 0xaf123456 ; encoding: [0xb8,0x75,0x42,0xc9,0x3b,0x77,0x1d,0x5c,0x56,0x34,0x12,0xaf]

v_dual_sub_f32 v167, v76, v14 :: v_dual_fmamk_f32 v6, v13, 0xaf123456, v79
// GFX: v_dual_sub_f32 v167, v76, v14 :: v_dual_fmamk_f32 v6, v13, 0xaf123456, v79 ; encoding: [0x4c,0x1d,0x44,0xc9,0x0d,0x9f,0x06,0xa7,0x56,0x34,0x12,0xaf]

v_dual_sub_f32 v112, v224, v226 :: v_dual_mul_f32 v113, v226, v227
// GFX: v_dual_sub_f32 v112, v224, v226 :: v_dual_mul_f32 v113, v226, v227 ; encoding: [0xe0,0xc5,0x47,0xc9,0xe2,0xc7,0x71,0x70]

v_dual_sub_f32 v58, v116, v182 :: v_dual_add_f32 v219, v183, v119
// GFX: v_dual_sub_f32 v58, v116, v182 :: v_dual_add_f32 v219, v183, v119 ; encoding: [0x74,0x6d,0x49,0xc9,0xb7,0xef,0xda,0x3a]

v_dual_sub_f32 v5, v8, v138 :: v_dual_sub_f32 v68, v137, v11
// GFX: v_dual_sub_f32 v5, v8, v138 :: v_dual_sub_f32 v68, v137, v11 ; encoding: [0x08,0x15,0x4b,0xc9,0x89,0x17,0x44,0x05]

v_dual_sub_f32 v78, v156, v94 :: v_dual_subrev_f32 v175, v94, v159
// GFX: v_dual_sub_f32 v78, v156, v94 :: v_dual_subrev_f32 v175, v94, v159 ; encoding: [0x9c,0xbd,0x4c,0xc9,0x5e,0x3f,0xaf,0x4e]

v_dual_sub_f32 v24, v48, v50 :: v_dual_mul_dx9_zero_f32 v25, v51, v51
// GFX: v_dual_sub_f32 v24, v48, v50 :: v_dual_mul_dx9_zero_f32 v25, v51, v51 ; encoding: [0x30,0x65,0x4e,0xc9,0x33,0x67,0x18,0x18]

v_dual_sub_f32 v227, v196, v6 :: v_dual_mov_b32 v2, v5
// GFX: v_dual_sub_f32 v227, v196, v6 :: v_dual_mov_b32 v2, v5 ; encoding: [0xc4,0x0d,0x50,0xc9,0x05,0x01,0x02,0xe3]

v_dual_sub_f32 v44, v88, v218 :: v_dual_cndmask_b32 v109, v218, v91
// GFX: v_dual_sub_f32 v44, v88, v218 :: v_dual_cndmask_b32 v109, v218, v91 ; encoding: [0x58,0xb5,0x53,0xc9,0xda,0xb7,0x6c,0x2c]

v_dual_sub_f32 v118, v236, v174 :: v_dual_max_f32 v215, v175, v239
// GFX: v_dual_sub_f32 v118, v236, v174 :: v_dual_max_f32 v215, v175, v239 ; encoding: [0xec,0x5d,0x55,0xc9,0xaf,0xdf,0xd7,0x76]

v_dual_sub_f32 v65, v128, v130 :: v_dual_min_f32 v64, v129, v131
// GFX: v_dual_sub_f32 v65, v128, v130 :: v_dual_min_f32 v64, v129, v131 ; encoding: [0x80,0x05,0x57,0xc9,0x81,0x07,0x41,0x41]

v_dual_sub_f32 v10, v20, v86 :: v_dual_dot2acc_f32_f16 v171, v86, v23
// GFX: v_dual_sub_f32 v10, v20, v86 :: v_dual_dot2acc_f32_f16 v171, v86, v23 ; encoding: [0x14,0xad,0x58,0xc9,0x56,0x2f,0xaa,0x0a]

v_dual_sub_f32 v84, v168, v42 :: v_dual_dot2acc_f32_bf16 v21, v43, v171
// GFX: v_dual_sub_f32 v84, v168, v42 :: v_dual_dot2acc_f32_bf16 v21, v43, v171 ; encoding: [0xa8,0x55,0x5a,0xc9,0x2b,0x57,0x15,0x54]

v_dual_sub_f32 v159, v60, v254 :: v_dual_add_nc_u32 v126, v253, v63
// GFX: v_dual_sub_f32 v159, v60, v254 :: v_dual_add_nc_u32 v126, v253, v63 ; encoding: [0x3c,0xfd,0x61,0xc9,0xfd,0x7f,0x7e,0x9f]

v_dual_sub_f32 v104, v208, v210 :: v_dual_lshlrev_b32 v105, v210, v211
// GFX: v_dual_sub_f32 v104, v208, v210 :: v_dual_lshlrev_b32 v105, v210, v211 ; encoding: [0xd0,0xa5,0x63,0xc9,0xd2,0xa7,0x69,0x68]

v_dual_sub_f32 v50, v100, v166 :: v_dual_and_b32 v211, v167, v103
// GFX: v_dual_sub_f32 v50, v100, v166 :: v_dual_and_b32 v211, v167, v103 ; encoding: [0x64,0x4d,0x65,0xc9,0xa7,0xcf,0xd2,0x32]

v_dual_subrev_f32 v125, v248, v122 :: v_dual_fmac_f32 v60, v121, v251
// GFX: v_dual_subrev_f32 v125, v248, v122 :: v_dual_fmac_f32 v60, v121, v251 ; encoding: [0xf8,0xf5,0x80,0xc9,0x79,0xf7,0x3d,0x7d]

v_dual_subrev_f32 v70, v140, v78 :: v_dual_fmaak_f32 v167, v78, v143, 0xaf123456
// GFX: v_dual_subrev_f32 v70, v140, v78 :: v_dual_fmaak_f32 v167, v78, v143, 0xaf123456 ; encoding: [0x8c,0x9d,0x82,0xc9,0x4e,0x1f,0xa7,0x46,0x56,0x34,0x12,0xaf]

v_dual_subrev_f32 v16, v32, v34 :: v_dual_fmamk_f32 v17, v35, 0xaf123456, v35
// GFX: v_dual_subrev_f32 v16, v32, v34 :: v_dual_fmamk_f32 v17, v35, 0xaf123456, v35 ; encoding: [0x20,0x45,0x84,0xc9,0x23,0x47,0x10,0x10,0x56,0x34,0x12,0xaf]

v_dual_subrev_f32 v219, v180, v246 :: v_dual_mul_f32 v122, v245, v183
// GFX: v_dual_subrev_f32 v219, v180, v246 :: v_dual_mul_f32 v122, v245, v183 ; encoding: [0xb4,0xed,0x87,0xc9,0xf5,0x6f,0x7b,0xdb]

v_dual_subrev_f32 v36, v72, v202 :: v_dual_add_f32 v101, v202, v75
// GFX: v_dual_subrev_f32 v36, v72, v202 :: v_dual_add_f32 v101, v202, v75 ; encoding: [0x48,0x95,0x89,0xc9,0xca,0x97,0x64,0x24]

v_dual_subrev_f32 v110, v220, v158 :: v_dual_sub_f32 v207, v159, v223
// GFX: v_dual_subrev_f32 v110, v220, v158 :: v_dual_sub_f32 v207, v159, v223 ; encoding: [0xdc,0x3d,0x8b,0xc9,0x9f,0xbf,0xcf,0x6e]

v_dual_subrev_f32 v57, v112, v114 :: v_dual_subrev_f32 v56, v113, v115
// GFX: v_dual_subrev_f32 v57, v112, v114 :: v_dual_subrev_f32 v56, v113, v115 ; encoding: [0x70,0xe5,0x8c,0xc9,0x71,0xe7,0x38,0x39]

v_dual_subrev_f32 v2, v4, v70 :: v_dual_mul_dx9_zero_f32 v163, v70, v7
// GFX: v_dual_subrev_f32 v2, v4, v70 :: v_dual_mul_dx9_zero_f32 v163, v70, v7 ; encoding: [0x04,0x8d,0x8e,0xc9,0x46,0x0f,0xa2,0x02]

v_dual_subrev_f32 v76, v152, v26 :: v_dual_mov_b32 v13, v27
// GFX: v_dual_subrev_f32 v76, v152, v26 :: v_dual_mov_b32 v13, v27 ; encoding: [0x98,0x35,0x90,0xc9,0x1b,0x01,0x0c,0x4c]

v_dual_subrev_f32 v151, v44, v238 :: v_dual_cndmask_b32 v118, v237, v47
// GFX: v_dual_subrev_f32 v151, v44, v238 :: v_dual_cndmask_b32 v118, v237, v47 ; encoding: [0x2c,0xdd,0x93,0xc9,0xed,0x5f,0x76,0x97]

v_dual_subrev_f32 v96, v192, v194 :: v_dual_max_f32 v97, v194, v195
// GFX: v_dual_subrev_f32 v96, v192, v194 :: v_dual_max_f32 v97, v194, v195 ; encoding: [0xc0,0x85,0x95,0xc9,0xc2,0x87,0x61,0x60]

v_dual_subrev_f32 v42, v84, v150 :: v_dual_min_f32 v203, v151, v87
// GFX: v_dual_subrev_f32 v42, v84, v150 :: v_dual_min_f32 v203, v151, v87 ; encoding: [0x54,0x2d,0x97,0xc9,0x97,0xaf,0xca,0x2a]

v_dual_subrev_f32 v117, v232, v106 :: v_dual_dot2acc_f32_f16 v52, v105, v235
// GFX: v_dual_subrev_f32 v117, v232, v106 :: v_dual_dot2acc_f32_f16 v52, v105, v235 ; encoding: [0xe8,0xd5,0x98,0xc9,0x69,0xd7,0x35,0x75]

v_dual_subrev_f32 v62, v124, v62 :: v_dual_dot2acc_f32_bf16 v159, v62, v127
// GFX: v_dual_subrev_f32 v62, v124, v62 :: v_dual_dot2acc_f32_bf16 v159, v62, v127 ; encoding: [0x7c,0x7d,0x9a,0xc9,0x3e,0xff,0x9e,0x3e]

v_dual_subrev_f32 v8, v16, v18 :: v_dual_add_nc_u32 v9, v19, v19
// GFX: v_dual_subrev_f32 v8, v16, v18 :: v_dual_add_nc_u32 v9, v19, v19 ; encoding: [0x10,0x25,0xa0,0xc9,0x13,0x27,0x08,0x08]

v_dual_subrev_f32 v211, v164, v230 :: v_dual_lshlrev_b32 v114, v229, v167
// GFX: v_dual_subrev_f32 v211, v164, v230 :: v_dual_lshlrev_b32 v114, v229, v167 ; encoding: [0xa4,0xcd,0xa3,0xc9,0xe5,0x4f,0x73,0xd3]

v_dual_subrev_f32 v28, v56, v186 :: v_dual_and_b32 v93, v186, v59
// GFX: v_dual_subrev_f32 v28, v56, v186 :: v_dual_and_b32 v93, v186, v59 ; encoding: [0x38,0x75,0xa5,0xc9,0xba,0x77,0x5c,0x1c]

v_dual_mul_dx9_zero_f32 v102, v204, v142 :: v_dual_fmac_f32 v199, v143, v207
// GFX: v_dual_mul_dx9_zero_f32 v102, v204, v142 :: v_dual_fmac_f32 v199, v143, v207 ; encoding: [0xcc,0x1d,0xc1,0xc9,0x8f,0x9f,0xc7,0x66]

v_dual_mul_dx9_zero_f32 v49, v96, v98 :: v_dual_fmaak_f32 v48, v97, v99, 0xaf123456
// GFX: v_dual_mul_dx9_zero_f32 v49, v96, v98 :: v_dual_fmaak_f32 v48, v97, v99, 0xaf123456 ; encoding: [0x60,0xc5,0xc2,0xc9,0x61,0xc7,0x30,0x31,0x56,0x34,0x12,0xaf]

v_dual_mul_dx9_zero_f32 v122, v244, v54 :: v_dual_fmamk_f32 v155, v54, 0xaf123456, v247
// GFX: v_dual_mul_dx9_zero_f32 v122, v244, v54 :: v_dual_fmamk_f32 v155, v54, 0xaf123456, v247 ; encoding: [0xf4,0x6d,0xc4,0xc9,0x36,0xef,0x9b,0x7a,0x56,0x34,0x12,0xaf]

v_dual_mul_dx9_zero_f32 v68, v136, v10 :: v_dual_mul_f32 v5, v11, v139
// GFX: v_dual_mul_dx9_zero_f32 v68, v136, v10 :: v_dual_mul_f32 v5, v11, v139 ; encoding: [0x88,0x15,0xc6,0xc9,0x0b,0x17,0x05,0x44]

v_dual_mul_dx9_zero_f32 v143, v28, v222 :: v_dual_add_f32 v110, v221, v31
// GFX: v_dual_mul_dx9_zero_f32 v143, v28, v222 :: v_dual_add_f32 v110, v221, v31 ; encoding: [0x1c,0xbd,0xc9,0xc9,0xdd,0x3f,0x6e,0x8f]

v_dual_mul_dx9_zero_f32 v88, v176, v178 :: v_dual_sub_f32 v89, v178, v179
// GFX: v_dual_mul_dx9_zero_f32 v88, v176, v178 :: v_dual_sub_f32 v89, v178, v179 ; encoding: [0xb0,0x65,0xcb,0xc9,0xb2,0x67,0x59,0x58]

v_dual_mul_dx9_zero_f32 v34, v68, v134 :: v_dual_subrev_f32 v195, v135, v71
// GFX: v_dual_mul_dx9_zero_f32 v34, v68, v134 :: v_dual_subrev_f32 v195, v135, v71 ; encoding: [0x44,0x0d,0xcd,0xc9,0x87,0x8f,0xc2,0x22]

v_dual_mul_dx9_zero_f32 v109, v216, v90 :: v_dual_mul_dx9_zero_f32 v44, v89, v219
// GFX: v_dual_mul_dx9_zero_f32 v109, v216, v90 :: v_dual_mul_dx9_zero_f32 v44, v89, v219 ; encoding: [0xd8,0xb5,0xce,0xc9,0x59,0xb7,0x2d,0x6d]

v_dual_mul_dx9_zero_f32 v54, v108, v46 :: v_dual_mov_b32 v151, v46
// GFX: v_dual_mul_dx9_zero_f32 v54, v108, v46 :: v_dual_mov_b32 v151, v46 ; encoding: [0x6c,0x5d,0xd0,0xc9,0x2e,0x01,0x96,0x36]

v_dual_mul_dx9_zero_f32 v0, v0, v2 :: v_dual_cndmask_b32 v1, v3, v3
// GFX: v_dual_mul_dx9_zero_f32 v0, v0, v2 :: v_dual_cndmask_b32 v1, v3, v3 ; encoding: [0x00,0x05,0xd2,0xc9,0x03,0x07,0x00,0x00]

v_dual_mul_dx9_zero_f32 v203, v148, v214 :: v_dual_max_f32 v106, v213, v151
// GFX: v_dual_mul_dx9_zero_f32 v203, v148, v214 :: v_dual_max_f32 v106, v213, v151 ; encoding: [0x94,0xad,0xd5,0xc9,0xd5,0x2f,0x6b,0xcb]

v_dual_mul_dx9_zero_f32 v20, v40, v170 :: v_dual_min_f32 v85, v170, v43
// GFX: v_dual_mul_dx9_zero_f32 v20, v40, v170 :: v_dual_min_f32 v85, v170, v43 ; encoding: [0x28,0x55,0xd7,0xc9,0xaa,0x57,0x54,0x14]

v_dual_mul_dx9_zero_f32 v94, v188, v126 :: v_dual_dot2acc_f32_f16 v191, v127, v191
// GFX: v_dual_mul_dx9_zero_f32 v94, v188, v126 :: v_dual_dot2acc_f32_f16 v191, v127, v191 ; encoding: [0xbc,0xfd,0xd8,0xc9,0x7f,0x7f,0xbf,0x5e]

v_dual_mul_dx9_zero_f32 v41, v80, v82 :: v_dual_dot2acc_f32_bf16 v40, v81, v83
// GFX: v_dual_mul_dx9_zero_f32 v41, v80, v82 :: v_dual_dot2acc_f32_bf16 v40, v81, v83 ; encoding: [0x50,0xa5,0xda,0xc9,0x51,0xa7,0x28,0x29]

v_dual_mul_dx9_zero_f32 v114, v228, v38 :: v_dual_add_nc_u32 v147, v38, v231
// GFX: v_dual_mul_dx9_zero_f32 v114, v228, v38 :: v_dual_add_nc_u32 v147, v38, v231 ; encoding: [0xe4,0x4d,0xe0,0xc9,0x26,0xcf,0x93,0x72]

v_dual_mul_dx9_zero_f32 v60, v120, v250 :: v_dual_lshlrev_b32 v125, v251, v123
// GFX: v_dual_mul_dx9_zero_f32 v60, v120, v250 :: v_dual_lshlrev_b32 v125, v251, v123 ; encoding: [0x78,0xf5,0xe3,0xc9,0xfb,0xf7,0x7c,0x3c]

v_dual_mul_dx9_zero_f32 v135, v12, v206 :: v_dual_and_b32 v102, v205, v15
// GFX: v_dual_mul_dx9_zero_f32 v135, v12, v206 :: v_dual_and_b32 v102, v205, v15 ; encoding: [0x0c,0x9d,0xe5,0xc9,0xcd,0x1f,0x66,0x87]

v_dual_mov_b32 v80, v160 :: v_dual_fmac_f32 v81, v162, v163
// GFX: v_dual_mov_b32 v80, v160 :: v_dual_fmac_f32 v81, v162, v163 ; encoding: [0xa0,0x01,0x00,0xca,0xa2,0x47,0x51,0x50]

v_dual_mov_b32 v26, v52 :: v_dual_fmaak_f32 v187, v119, v55, 0xaf123456
// GFX: v_dual_mov_b32 v26, v52 :: v_dual_fmaak_f32 v187, v119, v55, 0xaf123456 ; encoding: [0x34,0x01,0x02,0xca,0x77,0x6f,0xba,0x1a,0x56,0x34,0x12,0xaf]

v_dual_mov_b32 v101, v200 :: v_dual_fmamk_f32 v36, v73, 0xaf123456, v203
// GFX: v_dual_mov_b32 v101, v200 :: v_dual_fmamk_f32 v36, v73, 0xaf123456, v203 ; encoding: [0xc8,0x01,0x04,0xca,0x49,0x97,0x25,0x65,0x56,0x34,0x12,0xaf]

v_dual_mov_b32 v46, v92 :: v_dual_mul_f32 v143, v30, v95
// GFX: v_dual_mov_b32 v46, v92 :: v_dual_mul_f32 v143, v30, v95 ; encoding: [0x5c,0x01,0x06,0xca,0x1e,0xbf,0x8e,0x2e]

v_dual_mov_b32 v120, v240 :: v_dual_add_f32 v121, v243, v243
// GFX: v_dual_mov_b32 v120, v240 :: v_dual_add_f32 v121, v243, v243 ; encoding: [0xf0,0x01,0x08,0xca,0xf3,0xe7,0x79,0x78]

v_dual_mov_b32 v195, v132 :: v_dual_sub_f32 v98, v197, v135
// GFX: v_dual_mov_b32 v195, v132 :: v_dual_sub_f32 v98, v197, v135 ; encoding: [0x84,0x01,0x0a,0xca,0xc5,0x0f,0x63,0xc3]

v_dual_mov_b32 v12, v24 :: v_dual_subrev_f32 v77, v154, v27
// GFX: v_dual_mov_b32 v12, v24 :: v_dual_subrev_f32 v77, v154, v27 ; encoding: [0x18,0x01,0x0c,0xca,0x9a,0x37,0x4c,0x0c]

v_dual_mov_b32 v86, v172 :: v_dual_mul_dx9_zero_f32 v183, v111, v175
// GFX: v_dual_mov_b32 v86, v172 :: v_dual_mul_dx9_zero_f32 v183, v111, v175 ; encoding: [0xac,0x01,0x0e,0xca,0x6f,0x5f,0xb7,0x56]

v_dual_mov_b32 v33, v64 :: v_dual_mov_b32 v32, v65
// GFX: v_dual_mov_b32 v33, v64 :: v_dual_mov_b32 v32, v65 ; encoding: [0x40,0x01,0x10,0xca,0x41,0x01,0x20,0x21]

v_dual_mov_b32 v106, v212 :: v_dual_cndmask_b32 v139, v22, v215
// GFX: v_dual_mov_b32 v106, v212 :: v_dual_cndmask_b32 v139, v22, v215 ; encoding: [0xd4,0x01,0x12,0xca,0x16,0xaf,0x8b,0x6a]

v_dual_mov_b32 v52, v104 :: v_dual_max_f32 v117, v235, v107
// GFX: v_dual_mov_b32 v52, v104 :: v_dual_max_f32 v117, v235, v107 ; encoding: [0x68,0x01,0x14,0xca,0xeb,0xd7,0x74,0x34]

v_dual_mov_b32 v255, v252 :: v_dual_min_f32 v94, v189, v255
// GFX: v_dual_mov_b32 v255, v252 :: v_dual_min_f32 v94, v189, v255 ; encoding: [0xfc,0x01,0x16,0xca,0xbd,0xff,0x5f,0xff]

v_dual_mov_b32 v72, v144 :: v_dual_dot2acc_f32_f16 v73, v146, v147
// GFX: v_dual_mov_b32 v72, v144 :: v_dual_dot2acc_f32_f16 v73, v146, v147 ; encoding: [0x90,0x01,0x18,0xca,0x92,0x27,0x49,0x48]

v_dual_mov_b32 v18, v36 :: v_dual_dot2acc_f32_bf16 v179, v103, v39
// GFX: v_dual_mov_b32 v18, v36 :: v_dual_dot2acc_f32_bf16 v179, v103, v39 ; encoding: [0x24,0x01,0x1a,0xca,0x67,0x4f,0xb2,0x12]

v_dual_mov_b32 v93, v184 :: v_dual_add_nc_u32 v28, v57, v187
// GFX: v_dual_mov_b32 v93, v184 :: v_dual_add_nc_u32 v28, v57, v187 ; encoding: [0xb8,0x01,0x20,0xca,0x39,0x77,0x1d,0x5d]

v_dual_mov_b32 v38, v76 :: v_dual_lshlrev_b32 v135, v14, v79
// GFX: v_dual_mov_b32 v38, v76 :: v_dual_lshlrev_b32 v135, v14, v79 ; encoding: [0x4c,0x01,0x22,0xca,0x0e,0x9f,0x86,0x26]

v_dual_mov_b32 v112, v224 :: v_dual_and_b32 v113, v227, v227
// GFX: v_dual_mov_b32 v112, v224 :: v_dual_and_b32 v113, v227, v227 ; encoding: [0xe0,0x01,0x24,0xca,0xe3,0xc7,0x71,0x70]

v_dual_cndmask_b32 v187, v116, v182 :: v_dual_fmac_f32 v90, v181, v119
// GFX: v_dual_cndmask_b32 v187, v116, v182 :: v_dual_fmac_f32 v90, v181, v119 ; encoding: [0x74,0x6d,0x41,0xca,0xb5,0xef,0x5a,0xbb]

v_dual_cndmask_b32 v4, v8, v138 :: v_dual_fmaak_f32 v69, v138, v11, 0xaf123456
// GFX: v_dual_cndmask_b32 v4, v8, v138 :: v_dual_fmaak_f32 v69, v138, v11, 0xaf123456 ; encoding: [0x08,0x15,0x43,0xca,0x8a,0x17,0x44,0x04,0x56,0x34,0x12,0xaf]

v_dual_cndmask_b32 v78, v156, v94 :: v_dual_fmamk_f32 v175, v95, 0xaf123456, v159
// GFX: v_dual_cndmask_b32 v78, v156, v94 :: v_dual_fmamk_f32 v175, v95, 0xaf123456, v159 ; encoding: [0x9c,0xbd,0x44,0xca,0x5f,0x3f,0xaf,0x4e,0x56,0x34,0x12,0xaf]

v_dual_cndmask_b32 v25, v48, v50 :: v_dual_mul_f32 v24, v49, v51
// GFX: v_dual_cndmask_b32 v25, v48, v50 :: v_dual_mul_f32 v24, v49, v51 ; encoding: [0x30,0x65,0x46,0xca,0x31,0x67,0x18,0x19]

v_dual_cndmask_b32 v98, v196, v6 :: v_dual_add_f32 v131, v6, v199
// GFX: v_dual_cndmask_b32 v98, v196, v6 :: v_dual_add_f32 v131, v6, v199 ; encoding: [0xc4,0x0d,0x48,0xca,0x06,0x8f,0x83,0x62]

v_dual_cndmask_b32 v44, v88, v218 :: v_dual_sub_f32 v109, v219, v91
// GFX: v_dual_cndmask_b32 v44, v88, v218 :: v_dual_sub_f32 v109, v219, v91 ; encoding: [0x58,0xb5,0x4b,0xca,0xdb,0xb7,0x6c,0x2c]

v_dual_cndmask_b32 v247, v236, v174 :: v_dual_subrev_f32 v86, v173, v239
// GFX: v_dual_cndmask_b32 v247, v236, v174 :: v_dual_subrev_f32 v86, v173, v239 ; encoding: [0xec,0x5d,0x4d,0xca,0xad,0xdf,0x57,0xf7]

v_dual_cndmask_b32 v64, v128, v130 :: v_dual_mul_dx9_zero_f32 v65, v130, v131
// GFX: v_dual_cndmask_b32 v64, v128, v130 :: v_dual_mul_dx9_zero_f32 v65, v130, v131 ; encoding: [0x80,0x05,0x4f,0xca,0x82,0x07,0x41,0x40]

v_dual_cndmask_b32 v10, v20, v86 :: v_dual_mov_b32 v171, v87
// GFX: v_dual_cndmask_b32 v10, v20, v86 :: v_dual_mov_b32 v171, v87 ; encoding: [0x14,0xad,0x50,0xca,0x57,0x01,0xaa,0x0a]

v_dual_cndmask_b32 v85, v168, v42 :: v_dual_cndmask_b32 v20, v41, v171
// GFX: v_dual_cndmask_b32 v85, v168, v42 :: v_dual_cndmask_b32 v20, v41, v171 ; encoding: [0xa8,0x55,0x52,0xca,0x29,0x57,0x15,0x55]

v_dual_cndmask_b32 v30, v60, v254 :: v_dual_max_f32 v255, v254, v63
// GFX: v_dual_cndmask_b32 v30, v60, v254 :: v_dual_max_f32 v255, v254, v63 ; encoding: [0x3c,0xfd,0x55,0xca,0xfe,0x7f,0xfe,0x1e]

v_dual_cndmask_b32 v104, v208, v210 :: v_dual_min_f32 v105, v211, v211
// GFX: v_dual_cndmask_b32 v104, v208, v210 :: v_dual_min_f32 v105, v211, v211 ; encoding: [0xd0,0xa5,0x57,0xca,0xd3,0xa7,0x69,0x68]

v_dual_cndmask_b32 v179, v100, v166 :: v_dual_dot2acc_f32_f16 v82, v165, v103
// GFX: v_dual_cndmask_b32 v179, v100, v166 :: v_dual_dot2acc_f32_f16 v82, v165, v103 ; encoding: [0x64,0x4d,0x59,0xca,0xa5,0xcf,0x52,0xb3]

v_dual_cndmask_b32 v124, v248, v122 :: v_dual_dot2acc_f32_bf16 v61, v122, v251
// GFX: v_dual_cndmask_b32 v124, v248, v122 :: v_dual_dot2acc_f32_bf16 v61, v122, v251 ; encoding: [0xf8,0xf5,0x5a,0xca,0x7a,0xf7,0x3d,0x7c]

v_dual_cndmask_b32 v70, v140, v78 :: v_dual_add_nc_u32 v167, v79, v143
// GFX: v_dual_cndmask_b32 v70, v140, v78 :: v_dual_add_nc_u32 v167, v79, v143 ; encoding: [0x8c,0x9d,0x60,0xca,0x4f,0x1f,0xa7,0x46]

v_dual_cndmask_b32 v17, v32, v34 :: v_dual_lshlrev_b32 v16, v33, v35
// GFX: v_dual_cndmask_b32 v17, v32, v34 :: v_dual_lshlrev_b32 v16, v33, v35 ; encoding: [0x20,0x45,0x62,0xca,0x21,0x47,0x10,0x11]

v_dual_cndmask_b32 v90, v180, v246 :: v_dual_and_b32 v251, v246, v183
// GFX: v_dual_cndmask_b32 v90, v180, v246 :: v_dual_and_b32 v251, v246, v183 ; encoding: [0xb4,0xed,0x65,0xca,0xf6,0x6f,0xfb,0x5a]

v_dual_max_f32 v36, v72, v202 :: v_dual_fmac_f32 v101, v203, v75
// GFX: v_dual_max_f32 v36, v72, v202 :: v_dual_fmac_f32 v101, v203, v75 ; encoding: [0x48,0x95,0x81,0xca,0xcb,0x97,0x64,0x24]

v_dual_max_f32 v239, v220, v158 :: v_dual_fmaak_f32 v78, v157, v223, 0xaf123456
// GFX: v_dual_max_f32 v239, v220, v158 :: v_dual_fmaak_f32 v78, v157, v223, 0xaf123456 ; encoding: [0xdc,0x3d,0x83,0xca,0x9d,0xbf,0x4f,0xef,0x56,0x34,0x12,0xaf]

v_dual_max_f32 v56, v112, v114 :: v_dual_fmamk_f32 v57, v114, 0xaf123456, v115
// GFX: v_dual_max_f32 v56, v112, v114 :: v_dual_fmamk_f32 v57, v114, 0xaf123456, v115 ; encoding: [0x70,0xe5,0x84,0xca,0x72,0xe7,0x38,0x38,0x56,0x34,0x12,0xaf]

v_dual_max_f32 v2, v4, v70 :: v_dual_mul_f32 v163, v71, v7
// GFX: v_dual_max_f32 v2, v4, v70 :: v_dual_mul_f32 v163, v71, v7 ; encoding: [0x04,0x8d,0x86,0xca,0x47,0x0f,0xa2,0x02]

v_dual_max_f32 v77, v152, v26 :: v_dual_add_f32 v12, v25, v155
// GFX: v_dual_max_f32 v77, v152, v26 :: v_dual_add_f32 v12, v25, v155 ; encoding: [0x98,0x35,0x88,0xca,0x19,0x37,0x0d,0x4d]

v_dual_max_f32 v22, v44, v238 :: v_dual_sub_f32 v247, v238, v47
// GFX: v_dual_max_f32 v22, v44, v238 :: v_dual_sub_f32 v247, v238, v47 ; encoding: [0x2c,0xdd,0x8b,0xca,0xee,0x5f,0xf6,0x16]

v_dual_max_f32 v96, v192, v194 :: v_dual_subrev_f32 v97, v195, v195
// GFX: v_dual_max_f32 v96, v192, v194 :: v_dual_subrev_f32 v97, v195, v195 ; encoding: [0xc0,0x85,0x8d,0xca,0xc3,0x87,0x61,0x60]

v_dual_max_f32 v171, v84, v150 :: v_dual_mul_dx9_zero_f32 v74, v149, v87
// GFX: v_dual_max_f32 v171, v84, v150 :: v_dual_mul_dx9_zero_f32 v74, v149, v87 ; encoding: [0x54,0x2d,0x8f,0xca,0x95,0xaf,0x4a,0xab]

v_dual_max_f32 v116, v232, v106 :: v_dual_mov_b32 v53, v106
// GFX: v_dual_max_f32 v116, v232, v106 :: v_dual_mov_b32 v53, v106 ; encoding: [0xe8,0xd5,0x90,0xca,0x6a,0x01,0x34,0x74]

v_dual_max_f32 v62, v124, v62 :: v_dual_cndmask_b32 v159, v63, v127
// GFX: v_dual_max_f32 v62, v124, v62 :: v_dual_cndmask_b32 v159, v63, v127 ; encoding: [0x7c,0x7d,0x92,0xca,0x3f,0xff,0x9e,0x3e]

v_dual_max_f32 v9, v16, v18 :: v_dual_max_f32 v8, v17, v19
// GFX: v_dual_max_f32 v9, v16, v18 :: v_dual_max_f32 v8, v17, v19 ; encoding: [0x10,0x25,0x94,0xca,0x11,0x27,0x08,0x09]

v_dual_max_f32 v82, v164, v230 :: v_dual_min_f32 v243, v230, v167
// GFX: v_dual_max_f32 v82, v164, v230 :: v_dual_min_f32 v243, v230, v167 ; encoding: [0xa4,0xcd,0x97,0xca,0xe6,0x4f,0xf3,0x52]

v_dual_max_f32 v28, v56, v186 :: v_dual_dot2acc_f32_f16 v93, v187, v59
// GFX: v_dual_max_f32 v28, v56, v186 :: v_dual_dot2acc_f32_f16 v93, v187, v59 ; encoding: [0x38,0x75,0x99,0xca,0xbb,0x77,0x5c,0x1c]

v_dual_max_f32 v231, v204, v142 :: v_dual_dot2acc_f32_bf16 v70, v141, v207
// GFX: v_dual_max_f32 v231, v204, v142 :: v_dual_dot2acc_f32_bf16 v70, v141, v207 ; encoding: [0xcc,0x1d,0x9b,0xca,0x8d,0x9f,0x47,0xe7]

v_dual_max_f32 v48, v96, v98 :: v_dual_add_nc_u32 v49, v98, v99
// GFX: v_dual_max_f32 v48, v96, v98 :: v_dual_add_nc_u32 v49, v98, v99 ; encoding: [0x60,0xc5,0xa0,0xca,0x62,0xc7,0x30,0x30]

v_dual_max_f32 v122, v244, v54 :: v_dual_lshlrev_b32 v155, v55, v247
// GFX: v_dual_max_f32 v122, v244, v54 :: v_dual_lshlrev_b32 v155, v55, v247 ; encoding: [0xf4,0x6d,0xa2,0xca,0x37,0xef,0x9b,0x7a]

v_dual_max_f32 v69, v136, v10 :: v_dual_and_b32 v4, v9, v139
// GFX: v_dual_max_f32 v69, v136, v10 :: v_dual_and_b32 v4, v9, v139 ; encoding: [0x88,0x15,0xa4,0xca,0x09,0x17,0x05,0x45]

v_dual_min_f32 v14, v28, v222 :: v_dual_fmac_f32 v239, v222, v31
// GFX: v_dual_min_f32 v14, v28, v222 :: v_dual_fmac_f32 v239, v222, v31 ; encoding: [0x1c,0xbd,0xc1,0xca,0xde,0x3f,0xee,0x0e]

v_dual_min_f32 v88, v176, v178 :: v_dual_fmaak_f32 v89, v179, v179, 0xaf123456
// GFX: v_dual_min_f32 v88, v176, v178 :: v_dual_fmaak_f32 v89, v179, v179, 0xaf123456 ; encoding: [0xb0,0x65,0xc3,0xca,0xb3,0x67,0x59,0x58,0x56,0x34,0x12,0xaf]

v_dual_min_f32 v163, v68, v134 :: v_dual_fmamk_f32 v66, v133, 0xaf123456, v71
// GFX: v_dual_min_f32 v163, v68, v134 :: v_dual_fmamk_f32 v66, v133, 0xaf123456, v71 ; encoding: [0x44,0x0d,0xc5,0xca,0x85,0x8f,0x42,0xa3,0x56,0x34,0x12,0xaf]

v_dual_min_f32 v108, v216, v90 :: v_dual_mul_f32 v45, v90, v219
// GFX: v_dual_min_f32 v108, v216, v90 :: v_dual_mul_f32 v45, v90, v219 ; encoding: [0xd8,0xb5,0xc6,0xca,0x5a,0xb7,0x2d,0x6c]

v_dual_min_f32 v54, v108, v46 :: v_dual_add_f32 v151, v47, v111
// GFX: v_dual_min_f32 v54, v108, v46 :: v_dual_add_f32 v151, v47, v111 ; encoding: [0x6c,0x5d,0xc8,0xca,0x2f,0xdf,0x96,0x36]

v_dual_min_f32 v1, v0, v2 :: v_dual_sub_f32 v0, v1, v3
// GFX: v_dual_min_f32 v1, v0, v2 :: v_dual_sub_f32 v0, v1, v3 ; encoding: [0x00,0x05,0xca,0xca,0x01,0x07,0x00,0x01]

v_dual_min_f32 v74, v148, v214 :: v_dual_subrev_f32 v235, v214, v151
// GFX: v_dual_min_f32 v74, v148, v214 :: v_dual_subrev_f32 v235, v214, v151 ; encoding: [0x94,0xad,0xcd,0xca,0xd6,0x2f,0xeb,0x4a]

v_dual_min_f32 v20, v40, v170 :: v_dual_mul_dx9_zero_f32 v85, v171, v43
// GFX: v_dual_min_f32 v20, v40, v170 :: v_dual_mul_dx9_zero_f32 v85, v171, v43 ; encoding: [0x28,0x55,0xcf,0xca,0xab,0x57,0x54,0x14]

v_dual_min_f32 v223, v188, v126 :: v_dual_mov_b32 v62, v125
// GFX: v_dual_min_f32 v223, v188, v126 :: v_dual_mov_b32 v62, v125 ; encoding: [0xbc,0xfd,0xd0,0xca,0x7d,0x01,0x3e,0xdf]

v_dual_min_f32 v40, v80, v82 :: v_dual_cndmask_b32 v41, v82, v83
// GFX: v_dual_min_f32 v40, v80, v82 :: v_dual_cndmask_b32 v41, v82, v83 ; encoding: [0x50,0xa5,0xd2,0xca,0x52,0xa7,0x28,0x28]

v_dual_min_f32 v114, v228, v38 :: v_dual_max_f32 v147, v39, v231
// GFX: v_dual_min_f32 v114, v228, v38 :: v_dual_max_f32 v147, v39, v231 ; encoding: [0xe4,0x4d,0xd4,0xca,0x27,0xcf,0x93,0x72]

v_dual_min_f32 v61, v120, v250 :: v_dual_min_f32 v124, v249, v123
// GFX: v_dual_min_f32 v61, v120, v250 :: v_dual_min_f32 v124, v249, v123 ; encoding: [0x78,0xf5,0xd7,0xca,0xf9,0xf7,0x7c,0x3d]

v_dual_min_f32 v6, v12, v206 :: v_dual_dot2acc_f32_f16 v231, v206, v15
// GFX: v_dual_min_f32 v6, v12, v206 :: v_dual_dot2acc_f32_f16 v231, v206, v15 ; encoding: [0x0c,0x9d,0xd9,0xca,0xce,0x1f,0xe6,0x06]

v_dual_min_f32 v80, v160, v162 :: v_dual_dot2acc_f32_bf16 v81, v163, v163
// GFX: v_dual_min_f32 v80, v160, v162 :: v_dual_dot2acc_f32_bf16 v81, v163, v163 ; encoding: [0xa0,0x45,0xdb,0xca,0xa3,0x47,0x51,0x50]

v_dual_min_f32 v155, v52, v118 :: v_dual_add_nc_u32 v58, v117, v55
// GFX: v_dual_min_f32 v155, v52, v118 :: v_dual_add_nc_u32 v58, v117, v55 ; encoding: [0x34,0xed,0xe0,0xca,0x75,0x6f,0x3a,0x9b]

v_dual_min_f32 v100, v200, v74 :: v_dual_lshlrev_b32 v37, v74, v203
// GFX: v_dual_min_f32 v100, v200, v74 :: v_dual_lshlrev_b32 v37, v74, v203 ; encoding: [0xc8,0x95,0xe2,0xca,0x4a,0x97,0x25,0x64]

v_dual_min_f32 v46, v92, v30 :: v_dual_and_b32 v143, v31, v95
// GFX: v_dual_min_f32 v46, v92, v30 :: v_dual_and_b32 v143, v31, v95 ; encoding: [0x5c,0x3d,0xe4,0xca,0x1f,0xbf,0x8e,0x2e]

v_dual_dot2acc_f32_f16 v121, v240, v242 :: v_dual_fmac_f32 v120, v241, v243
// GFX: v_dual_dot2acc_f32_f16 v121, v240, v242 :: v_dual_fmac_f32 v120, v241, v243 ; encoding: [0xf0,0xe5,0x01,0xcb,0xf1,0xe7,0x79,0x79]

v_dual_dot2acc_f32_f16 v66, v132, v198 :: v_dual_fmaak_f32 v227, v198, v135, 0xaf123456
// GFX: v_dual_dot2acc_f32_f16 v66, v132, v198 :: v_dual_fmaak_f32 v227, v198, v135, 0xaf123456 ; encoding: [0x84,0x8d,0x03,0xcb,0xc6,0x0f,0xe3,0x42,0x56,0x34,0x12,0xaf]

v_dual_dot2acc_f32_f16 v12, v24, v154 :: v_dual_fmamk_f32 v77, v155, 0xaf123456, v27
// GFX: v_dual_dot2acc_f32_f16 v12, v24, v154 :: v_dual_fmamk_f32 v77, v155, 0xaf123456, v27 ; encoding: [0x18,0x35,0x05,0xcb,0x9b,0x37,0x4c,0x0c,0x56,0x34,0x12,0xaf]

v_dual_dot2acc_f32_f16 v215, v172, v110 :: v_dual_mul_f32 v54, v109, v175
// GFX: v_dual_dot2acc_f32_f16 v215, v172, v110 :: v_dual_mul_f32 v54, v109, v175 ; encoding: [0xac,0xdd,0x06,0xcb,0x6d,0x5f,0x37,0xd7]

v_dual_dot2acc_f32_f16 v32, v64, v66 :: v_dual_add_f32 v33, v66, v67
// GFX: v_dual_dot2acc_f32_f16 v32, v64, v66 :: v_dual_add_f32 v33, v66, v67 ; encoding: [0x40,0x85,0x08,0xcb,0x42,0x87,0x20,0x20]

v_dual_dot2acc_f32_f16 v106, v212, v22 :: v_dual_sub_f32 v139, v23, v215
// GFX: v_dual_dot2acc_f32_f16 v106, v212, v22 :: v_dual_sub_f32 v139, v23, v215 ; encoding: [0xd4,0x2d,0x0a,0xcb,0x17,0xaf,0x8b,0x6a]

v_dual_dot2acc_f32_f16 v53, v104, v234 :: v_dual_subrev_f32 v116, v233, v107
// GFX: v_dual_dot2acc_f32_f16 v53, v104, v234 :: v_dual_subrev_f32 v116, v233, v107 ; encoding: [0x68,0xd5,0x0d,0xcb,0xe9,0xd7,0x74,0x35]

v_dual_dot2acc_f32_f16 v126, v252, v190 :: v_dual_mul_dx9_zero_f32 v223, v190, v255
// GFX: v_dual_dot2acc_f32_f16 v126, v252, v190 :: v_dual_mul_dx9_zero_f32 v223, v190, v255 ; encoding: [0xfc,0x7d,0x0f,0xcb,0xbe,0xff,0xdf,0x7e]

v_dual_dot2acc_f32_f16 v72, v144, v146 :: v_dual_mov_b32 v73, v147
// GFX: v_dual_dot2acc_f32_f16 v72, v144, v146 :: v_dual_mov_b32 v73, v147 ; encoding: [0x90,0x25,0x11,0xcb,0x93,0x01,0x48,0x48]

v_dual_dot2acc_f32_f16 v147, v36, v102 :: v_dual_cndmask_b32 v50, v101, v39
// GFX: v_dual_dot2acc_f32_f16 v147, v36, v102 :: v_dual_cndmask_b32 v50, v101, v39 ; encoding: [0x24,0xcd,0x12,0xcb,0x65,0x4f,0x32,0x93]

v_dual_dot2acc_f32_f16 v92, v184, v58 :: v_dual_max_f32 v29, v58, v187
// GFX: v_dual_dot2acc_f32_f16 v92, v184, v58 :: v_dual_max_f32 v29, v58, v187 ; encoding: [0xb8,0x75,0x14,0xcb,0x3a,0x77,0x1d,0x5c]

v_dual_dot2acc_f32_f16 v38, v76, v14 :: v_dual_min_f32 v135, v15, v79
// GFX: v_dual_dot2acc_f32_f16 v38, v76, v14 :: v_dual_min_f32 v135, v15, v79 ; encoding: [0x4c,0x1d,0x16,0xcb,0x0f,0x9f,0x86,0x26]

v_dual_dot2acc_f32_f16 v113, v224, v226 :: v_dual_dot2acc_f32_f16 v112, v225, v227
// GFX: v_dual_dot2acc_f32_f16 v113, v224, v226 :: v_dual_dot2acc_f32_f16 v112, v225, v227 ; encoding: [0xe0,0xc5,0x19,0xcb,0xe1,0xc7,0x71,0x71]

v_dual_dot2acc_f32_f16 v58, v116, v182 :: v_dual_dot2acc_f32_bf16 v219, v182, v119
// GFX: v_dual_dot2acc_f32_f16 v58, v116, v182 :: v_dual_dot2acc_f32_bf16 v219, v182, v119 ; encoding: [0x74,0x6d,0x1b,0xcb,0xb6,0xef,0xda,0x3a]

v_dual_dot2acc_f32_f16 v4, v8, v138 :: v_dual_add_nc_u32 v69, v139, v11
// GFX: v_dual_dot2acc_f32_f16 v4, v8, v138 :: v_dual_add_nc_u32 v69, v139, v11 ; encoding: [0x08,0x15,0x21,0xcb,0x8b,0x17,0x44,0x04]

v_dual_dot2acc_f32_f16 v207, v156, v94 :: v_dual_lshlrev_b32 v46, v93, v159
// GFX: v_dual_dot2acc_f32_f16 v207, v156, v94 :: v_dual_lshlrev_b32 v46, v93, v159 ; encoding: [0x9c,0xbd,0x22,0xcb,0x5d,0x3f,0x2f,0xcf]

v_dual_dot2acc_f32_f16 v24, v48, v50 :: v_dual_and_b32 v25, v50, v51
// GFX: v_dual_dot2acc_f32_f16 v24, v48, v50 :: v_dual_and_b32 v25, v50, v51 ; encoding: [0x30,0x65,0x24,0xcb,0x32,0x67,0x18,0x18]

v_dual_dot2acc_f32_bf16 v98, v196, v6 :: v_dual_fmac_f32 v131, v7, v199
// GFX: v_dual_dot2acc_f32_bf16 v98, v196, v6 :: v_dual_fmac_f32 v131, v7, v199 ; encoding: [0xc4,0x0d,0x40,0xcb,0x07,0x8f,0x83,0x62]

v_dual_dot2acc_f32_bf16 v45, v88, v218 :: v_dual_fmaak_f32 v108, v217, v91, 0xaf123456
// GFX: v_dual_dot2acc_f32_bf16 v45, v88, v218 :: v_dual_fmaak_f32 v108, v217, v91, 0xaf123456 ; encoding: [0x58,0xb5,0x43,0xcb,0xd9,0xb7,0x6c,0x2d,0x56,0x34,0x12,0xaf]

v_dual_dot2acc_f32_bf16 v118, v236, v174 :: v_dual_fmamk_f32 v215, v174, 0xaf123456, v239
// GFX: v_dual_dot2acc_f32_bf16 v118, v236, v174 :: v_dual_fmamk_f32 v215, v174, 0xaf123456, v239 ; encoding: [0xec,0x5d,0x45,0xcb,0xae,0xdf,0xd7,0x76,0x56,0x34,0x12,0xaf]

v_dual_dot2acc_f32_bf16 v64, v128, v130 :: v_dual_mul_f32 v65, v131, v131
// GFX: v_dual_dot2acc_f32_bf16 v64, v128, v130 :: v_dual_mul_f32 v65, v131, v131 ; encoding: [0x80,0x05,0x47,0xcb,0x83,0x07,0x41,0x40]

v_dual_dot2acc_f32_bf16 v139, v20, v86 :: v_dual_add_f32 v42, v85, v23
// GFX: v_dual_dot2acc_f32_bf16 v139, v20, v86 :: v_dual_add_f32 v42, v85, v23 ; encoding: [0x14,0xad,0x48,0xcb,0x55,0x2f,0x2a,0x8b]

v_dual_dot2acc_f32_bf16 v84, v168, v42 :: v_dual_sub_f32 v21, v42, v171
// GFX: v_dual_dot2acc_f32_bf16 v84, v168, v42 :: v_dual_sub_f32 v21, v42, v171 ; encoding: [0xa8,0x55,0x4a,0xcb,0x2a,0x57,0x15,0x54]

v_dual_dot2acc_f32_bf16 v30, v60, v254 :: v_dual_subrev_f32 v255, v255, v63
// GFX: v_dual_dot2acc_f32_bf16 v30, v60, v254 :: v_dual_subrev_f32 v255, v255, v63 ; encoding: [0x3c,0xfd,0x4d,0xcb,0xff,0x7f,0xfe,0x1e]

v_dual_dot2acc_f32_bf16 v105, v208, v210 :: v_dual_mul_dx9_zero_f32 v104, v209, v211
// GFX: v_dual_dot2acc_f32_bf16 v105, v208, v210 :: v_dual_mul_dx9_zero_f32 v104, v209, v211 ; encoding: [0xd0,0xa5,0x4f,0xcb,0xd1,0xa7,0x69,0x69]

v_dual_dot2acc_f32_bf16 v50, v100, v166 :: v_dual_mov_b32 v211, v166
// GFX: v_dual_dot2acc_f32_bf16 v50, v100, v166 :: v_dual_mov_b32 v211, v166 ; encoding: [0x64,0x4d,0x51,0xcb,0xa6,0x01,0xd2,0x32]

v_dual_dot2acc_f32_bf16 v124, v248, v122 :: v_dual_cndmask_b32 v61, v123, v251
// GFX: v_dual_dot2acc_f32_bf16 v124, v248, v122 :: v_dual_cndmask_b32 v61, v123, v251 ; encoding: [0xf8,0xf5,0x52,0xcb,0x7b,0xf7,0x3d,0x7c]

v_dual_dot2acc_f32_bf16 v199, v140, v78 :: v_dual_max_f32 v38, v77, v143
// GFX: v_dual_dot2acc_f32_bf16 v199, v140, v78 :: v_dual_max_f32 v38, v77, v143 ; encoding: [0x8c,0x9d,0x54,0xcb,0x4d,0x1f,0x27,0xc7]

v_dual_dot2acc_f32_bf16 v16, v32, v34 :: v_dual_min_f32 v17, v34, v35
// GFX: v_dual_dot2acc_f32_bf16 v16, v32, v34 :: v_dual_min_f32 v17, v34, v35 ; encoding: [0x20,0x45,0x56,0xcb,0x22,0x47,0x10,0x10]

v_dual_dot2acc_f32_bf16 v90, v180, v246 :: v_dual_dot2acc_f32_f16 v251, v247, v183
// GFX: v_dual_dot2acc_f32_bf16 v90, v180, v246 :: v_dual_dot2acc_f32_f16 v251, v247, v183 ; encoding: [0xb4,0xed,0x59,0xcb,0xf7,0x6f,0xfb,0x5a]

v_dual_dot2acc_f32_bf16 v37, v72, v202 :: v_dual_dot2acc_f32_bf16 v100, v201, v75
// GFX: v_dual_dot2acc_f32_bf16 v37, v72, v202 :: v_dual_dot2acc_f32_bf16 v100, v201, v75 ; encoding: [0x48,0x95,0x5b,0xcb,0xc9,0x97,0x64,0x25]

v_dual_dot2acc_f32_bf16 v110, v220, v158 :: v_dual_add_nc_u32 v207, v158, v223
// GFX: v_dual_dot2acc_f32_bf16 v110, v220, v158 :: v_dual_add_nc_u32 v207, v158, v223 ; encoding: [0xdc,0x3d,0x61,0xcb,0x9e,0xbf,0xcf,0x6e]

v_dual_dot2acc_f32_bf16 v56, v112, v114 :: v_dual_lshlrev_b32 v57, v115, v115
// GFX: v_dual_dot2acc_f32_bf16 v56, v112, v114 :: v_dual_lshlrev_b32 v57, v115, v115 ; encoding: [0x70,0xe5,0x62,0xcb,0x73,0xe7,0x38,0x38]

v_dual_dot2acc_f32_bf16 v131, v4, v70 :: v_dual_and_b32 v34, v69, v7
// GFX: v_dual_dot2acc_f32_bf16 v131, v4, v70 :: v_dual_and_b32 v34, v69, v7 ; encoding: [0x04,0x8d,0x64,0xcb,0x45,0x0f,0x22,0x83]

v_dual_mul_f32 v0, s0, v2 :: v_dual_mov_b32 v3, s0
// GFX: v_dual_mul_f32 v0, s0, v2 :: v_dual_mov_b32 v3, s0 ; encoding: [0x00,0x04,0xd0,0xc8,0x00,0x00,0x02,0x00]

v_dual_mov_b32 v6, s0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, s0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x00,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, s105, v2 :: v_dual_mov_b32 v3, s105
// GFX: v_dual_mul_f32 v0, s105, v2 :: v_dual_mov_b32 v3, s105 ; encoding: [0x69,0x04,0xd0,0xc8,0x69,0x00,0x02,0x00]

v_dual_mov_b32 v6, s105 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, s105 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x69,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, vcc_lo, v2 :: v_dual_mov_b32 v3, vcc_lo
// GFX: v_dual_mul_f32 v0, vcc_lo, v2 :: v_dual_mov_b32 v3, vcc_lo ; encoding: [0x6a,0x04,0xd0,0xc8,0x6a,0x00,0x02,0x00]

v_dual_mov_b32 v6, vcc_lo :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, vcc_lo :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x6a,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, vcc_hi, v2 :: v_dual_mov_b32 v3, vcc_hi
// GFX: v_dual_mul_f32 v0, vcc_hi, v2 :: v_dual_mov_b32 v3, vcc_hi ; encoding: [0x6b,0x04,0xd0,0xc8,0x6b,0x00,0x02,0x00]

v_dual_mov_b32 v6, vcc_hi :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, vcc_hi :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x6b,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, ttmp0, v2 :: v_dual_mov_b32 v3, ttmp0
// GFX: v_dual_mul_f32 v0, ttmp0, v2 :: v_dual_mov_b32 v3, ttmp0 ; encoding: [0x6c,0x04,0xd0,0xc8,0x6c,0x00,0x02,0x00]

v_dual_mov_b32 v6, ttmp0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, ttmp0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x6c,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, ttmp15, v2 :: v_dual_mov_b32 v3, ttmp15
// GFX: v_dual_mul_f32 v0, ttmp15, v2 :: v_dual_mov_b32 v3, ttmp15 ; encoding: [0x7b,0x04,0xd0,0xc8,0x7b,0x00,0x02,0x00]

v_dual_mov_b32 v6, ttmp15 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, ttmp15 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x7b,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, m0, v2 :: v_dual_mov_b32 v3, m0
// GFX: v_dual_mul_f32 v0, m0, v2 :: v_dual_mov_b32 v3, m0 ; encoding: [0x7d,0x04,0xd0,0xc8,0x7d,0x00,0x02,0x00]

v_dual_mov_b32 v6, m0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, m0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x7d,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, exec_lo, v2 :: v_dual_mov_b32 v3, exec_lo
// GFX: v_dual_mul_f32 v0, exec_lo, v2 :: v_dual_mov_b32 v3, exec_lo ; encoding: [0x7e,0x04,0xd0,0xc8,0x7e,0x00,0x02,0x00]

v_dual_mov_b32 v6, exec_lo :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, exec_lo :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x7e,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, exec_hi, v2 :: v_dual_mov_b32 v3, exec_hi
// GFX: v_dual_mul_f32 v0, exec_hi, v2 :: v_dual_mov_b32 v3, exec_hi ; encoding: [0x7f,0x04,0xd0,0xc8,0x7f,0x00,0x02,0x00]

v_dual_mov_b32 v6, exec_hi :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, exec_hi :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x7f,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, null, v2 :: v_dual_mov_b32 v3, null
// GFX: v_dual_mul_f32 v0, null, v2 :: v_dual_mov_b32 v3, null ; encoding: [0x7c,0x04,0xd0,0xc8,0x7c,0x00,0x02,0x00]

v_dual_mov_b32 v6, null :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, null :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x7c,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, src_scc, v2 :: v_dual_mov_b32 v3, src_scc
// GFX: v_dual_mul_f32 v0, src_scc, v2 :: v_dual_mov_b32 v3, src_scc ; encoding: [0xfd,0x04,0xd0,0xc8,0xfd,0x00,0x02,0x00]

v_dual_mov_b32 v6, src_scc :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, src_scc :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xfd,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, src_shared_base, v2 :: v_dual_mov_b32 v3, src_shared_base
// GFX: v_dual_mul_f32 v0, src_shared_base, v2 :: v_dual_mov_b32 v3, src_shared_base ; encoding: [0xeb,0x04,0xd0,0xc8,0xeb,0x00,0x02,0x00]

v_dual_mov_b32 v6, src_shared_base :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, src_shared_base :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xeb,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, src_shared_limit, v2 :: v_dual_mov_b32 v3, src_shared_limit
// GFX: v_dual_mul_f32 v0, src_shared_limit, v2 :: v_dual_mov_b32 v3, src_shared_limit ; encoding: [0xec,0x04,0xd0,0xc8,0xec,0x00,0x02,0x00]

v_dual_mov_b32 v6, src_shared_limit :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, src_shared_limit :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xec,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, src_private_base, v2 :: v_dual_mov_b32 v3, src_private_base
// GFX: v_dual_mul_f32 v0, src_private_base, v2 :: v_dual_mov_b32 v3, src_private_base ; encoding: [0xed,0x04,0xd0,0xc8,0xed,0x00,0x02,0x00]

v_dual_mov_b32 v6, src_private_base :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, src_private_base :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xed,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, src_private_limit, v2 :: v_dual_mov_b32 v3, src_private_limit
// GFX: v_dual_mul_f32 v0, src_private_limit, v2 :: v_dual_mov_b32 v3, src_private_limit ; encoding: [0xee,0x04,0xd0,0xc8,0xee,0x00,0x02,0x00]

v_dual_mov_b32 v6, src_private_limit :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, src_private_limit :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xee,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 0, v2 :: v_dual_mov_b32 v3, 0
// GFX: v_dual_mul_f32 v0, 0, v2 :: v_dual_mov_b32 v3, 0 ; encoding: [0x80,0x04,0xd0,0xc8,0x80,0x00,0x02,0x00]

v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x80,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 1, v2 :: v_dual_mov_b32 v3, 1
// GFX: v_dual_mul_f32 v0, 1, v2 :: v_dual_mov_b32 v3, 1 ; encoding: [0x81,0x04,0xd0,0xc8,0x81,0x00,0x02,0x00]

v_dual_mov_b32 v6, 1 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 1 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0x81,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 64, v2 :: v_dual_mov_b32 v3, 64
// GFX: v_dual_mul_f32 v0, 64, v2 :: v_dual_mov_b32 v3, 64 ; encoding: [0xc0,0x04,0xd0,0xc8,0xc0,0x00,0x02,0x00]

v_dual_mov_b32 v6, 64 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 64 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xc0,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, -1, v2 :: v_dual_mov_b32 v3, -1
// GFX: v_dual_mul_f32 v0, -1, v2 :: v_dual_mov_b32 v3, -1 ; encoding: [0xc1,0x04,0xd0,0xc8,0xc1,0x00,0x02,0x00]

v_dual_mov_b32 v6, -1 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, -1 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xc1,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, -16, v2 :: v_dual_mov_b32 v3, -16
// GFX: v_dual_mul_f32 v0, -16, v2 :: v_dual_mov_b32 v3, -16 ; encoding: [0xd0,0x04,0xd0,0xc8,0xd0,0x00,0x02,0x00]

v_dual_mov_b32 v6, -16 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, -16 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xd0,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 0.5, v2 :: v_dual_mov_b32 v3, 0.5
// GFX: v_dual_mul_f32 v0, 0.5, v2 :: v_dual_mov_b32 v3, 0.5 ; encoding: [0xf0,0x04,0xd0,0xc8,0xf0,0x00,0x02,0x00]

v_dual_mov_b32 v6, 0.5 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 0.5 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf0,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, -0.5, v2 :: v_dual_mov_b32 v3, -0.5
// GFX: v_dual_mul_f32 v0, -0.5, v2 :: v_dual_mov_b32 v3, -0.5 ; encoding: [0xf1,0x04,0xd0,0xc8,0xf1,0x00,0x02,0x00]

v_dual_mov_b32 v6, -0.5 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, -0.5 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf1,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 1.0, v2 :: v_dual_mov_b32 v3, 1.0
// GFX: v_dual_mul_f32 v0, 1.0, v2 :: v_dual_mov_b32 v3, 1.0 ; encoding: [0xf2,0x04,0xd0,0xc8,0xf2,0x00,0x02,0x00]

v_dual_mov_b32 v6, 1.0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 1.0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf2,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, -1.0, v2 :: v_dual_mov_b32 v3, -1.0
// GFX: v_dual_mul_f32 v0, -1.0, v2 :: v_dual_mov_b32 v3, -1.0 ; encoding: [0xf3,0x04,0xd0,0xc8,0xf3,0x00,0x02,0x00]

v_dual_mov_b32 v6, -1.0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, -1.0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf3,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 2.0, v2 :: v_dual_mov_b32 v3, 2.0
// GFX: v_dual_mul_f32 v0, 2.0, v2 :: v_dual_mov_b32 v3, 2.0 ; encoding: [0xf4,0x04,0xd0,0xc8,0xf4,0x00,0x02,0x00]

v_dual_mov_b32 v6, 2.0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 2.0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf4,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, -2.0, v2 :: v_dual_mov_b32 v3, -2.0
// GFX: v_dual_mul_f32 v0, -2.0, v2 :: v_dual_mov_b32 v3, -2.0 ; encoding: [0xf5,0x04,0xd0,0xc8,0xf5,0x00,0x02,0x00]

v_dual_mov_b32 v6, -2.0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, -2.0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf5,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 4.0, v2 :: v_dual_mov_b32 v3, 4.0
// GFX: v_dual_mul_f32 v0, 4.0, v2 :: v_dual_mov_b32 v3, 4.0 ; encoding: [0xf6,0x04,0xd0,0xc8,0xf6,0x00,0x02,0x00]

v_dual_mov_b32 v6, 4.0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 4.0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf6,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, -4.0, v2 :: v_dual_mov_b32 v3, -4.0
// GFX: v_dual_mul_f32 v0, -4.0, v2 :: v_dual_mov_b32 v3, -4.0 ; encoding: [0xf7,0x04,0xd0,0xc8,0xf7,0x00,0x02,0x00]

v_dual_mov_b32 v6, -4.0 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, -4.0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf7,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 0.15915494, v2 :: v_dual_mov_b32 v3, 0.15915494
// GFX: v_dual_mul_f32 v0, 0.15915494, v2 :: v_dual_mov_b32 v3, 0.15915494 ; encoding: [0xf8,0x04,0xd0,0xc8,0xf8,0x00,0x02,0x00]

v_dual_mov_b32 v6, 0.15915494 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 0.15915494 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf8,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, 65, v2 :: v_dual_mov_b32 v3, 65
// GFX: v_dual_mul_f32 v0, 0x41, v2 :: v_dual_mov_b32 v3, 0x41 ; encoding: [0xff,0x04,0xd0,0xc8,0xff,0x00,0x02,0x00,0x41,0x00,0x00,0x00]

v_dual_mov_b32 v6, 65 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 0x41 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xff,0x00,0x24,0xca,0x01,0x07,0xfe,0x06,0x41,0x00,0x00,0x00]

v_dual_mul_f32 v0, 0xaf123456, v2 :: v_dual_mov_b32 v3, 0xaf123456
// GFX: v_dual_mul_f32 v0, 0xaf123456, v2 :: v_dual_mov_b32 v3, 0xaf123456 ; encoding: [0xff,0x04,0xd0,0xc8,0xff,0x00,0x02,0x00,0x56,0x34,0x12,0xaf]

v_dual_mov_b32 v6, 0xaf123456 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 0xaf123456 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xff,0x00,0x24,0xca,0x01,0x07,0xfe,0x06,0x56,0x34,0x12,0xaf]

v_dual_mul_f32 v0, 0x3f800000, v2 :: v_dual_mov_b32 v3, 0x3f800000
// GFX: v_dual_mul_f32 v0, 1.0, v2 :: v_dual_mov_b32 v3, 1.0 ; encoding: [0xf2,0x04,0xd0,0xc8,0xf2,0x00,0x02,0x00]

v_dual_mov_b32 v6, 0x3f800000 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 1.0 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xf2,0x00,0x24,0xca,0x01,0x07,0xfe,0x06]

v_dual_mul_f32 v0, -17, v2 :: v_dual_mov_b32 v3, -17
// GFX: v_dual_mul_f32 v0, 0xffffffef, v2 :: v_dual_mov_b32 v3, 0xffffffef ; encoding: [0xff,0x04,0xd0,0xc8,0xff,0x00,0x02,0x00,0xef,0xff,0xff,0xff]

v_dual_mov_b32 v6, -17 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 0xffffffef :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xff,0x00,0x24,0xca,0x01,0x07,0xfe,0x06,0xef,0xff,0xff,0xff]

v_dual_mul_f32 v0, 1.5, v2 :: v_dual_mov_b32 v3, 1.5
// GFX: v_dual_mul_f32 v0, 0x3fc00000, v2 :: v_dual_mov_b32 v3, 0x3fc00000 ; encoding: [0xff,0x04,0xd0,0xc8,0xff,0x00,0x02,0x00,0x00,0x00,0xc0,0x3f]

v_dual_mov_b32 v6, 1.5 :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, 0x3fc00000 :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xff,0x00,0x24,0xca,0x01,0x07,0xfe,0x06,0x00,0x00,0xc0,0x3f]

v_dual_mul_f32 v0, lit(1), v2 :: v_dual_mov_b32 v3, lit(1)
// GFX: v_dual_mul_f32 v0, lit(0x1), v2 :: v_dual_mov_b32 v3, lit(0x1) ; encoding: [0xff,0x04,0xd0,0xc8,0xff,0x00,0x02,0x00,0x01,0x00,0x00,0x00]

v_dual_mov_b32 v6, lit(1) :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, lit(0x1) :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xff,0x00,0x24,0xca,0x01,0x07,0xfe,0x06,0x01,0x00,0x00,0x00]

v_dual_mul_f32 v0, lit(1.0), v2 :: v_dual_mov_b32 v3, lit(1.0)
// GFX: v_dual_mul_f32 v0, lit(0x3f800000), v2 :: v_dual_mov_b32 v3, lit(0x3f800000) ; encoding: [0xff,0x04,0xd0,0xc8,0xff,0x00,0x02,0x00,0x00,0x00,0x80,0x3f]

v_dual_mov_b32 v6, lit(1.0) :: v_dual_and_b32 v255, v1, v3
// GFX: v_dual_mov_b32 v6, lit(0x3f800000) :: v_dual_and_b32 v255, v1, v3 ; encoding: [0xff,0x00,0x24,0xca,0x01,0x07,0xfe,0x06,0x00,0x00,0x80,0x3f]

v_dual_dot2acc_f32_f16 v0, 0x3c00, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_f16 v0, 1.0, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5 ; encoding: [0xf2,0x04,0x1a,0xcb,0x04,0x0b,0x02,0x00]

v_dual_dot2acc_f32_bf16 v0, 0x3c00, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_bf16 v0, 0x3c00, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5 ; encoding: [0xff,0x04,0x58,0xcb,0x04,0x0b,0x02,0x00,0x00,0x3c,0x00,0x00]

v_dual_dot2acc_f32_f16 v0, 0x3c003c00, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_f16 v0, 0x3c003c00, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5 ; encoding: [0xff,0x04,0x1a,0xcb,0x04,0x0b,0x02,0x00,0x00,0x3c,0x00,0x3c]

v_dual_dot2acc_f32_bf16 v0, 0x3c003c00, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_bf16 v0, 0x3c003c00, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5 ; encoding: [0xff,0x04,0x58,0xcb,0x04,0x0b,0x02,0x00,0x00,0x3c,0x00,0x3c]

v_dual_dot2acc_f32_f16 v0, 0x3f80, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_f16 v0, 0x3f80, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5 ; encoding: [0xff,0x04,0x1a,0xcb,0x04,0x0b,0x02,0x00,0x80,0x3f,0x00,0x00]

v_dual_dot2acc_f32_bf16 v0, 0x3f80, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_bf16 v0, 1.0, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5 ; encoding: [0xf2,0x04,0x58,0xcb,0x04,0x0b,0x02,0x00]

v_dual_dot2acc_f32_f16 v0, 0x3f803f80, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_f16 v0, 0x3f803f80, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5 ; encoding: [0xff,0x04,0x1a,0xcb,0x04,0x0b,0x02,0x00,0x80,0x3f,0x80,0x3f]

v_dual_dot2acc_f32_bf16 v0, 0x3f803f80, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_bf16 v0, 0x3f803f80, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5 ; encoding: [0xff,0x04,0x58,0xcb,0x04,0x0b,0x02,0x00,0x80,0x3f,0x80,0x3f]

v_dual_dot2acc_f32_f16 v0, 1.0, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_f16 v0, 1.0, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5 ; encoding: [0xf2,0x04,0x1a,0xcb,0x04,0x0b,0x02,0x00]

v_dual_dot2acc_f32_bf16 v0, 1.0, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_bf16 v0, 1.0, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5 ; encoding: [0xf2,0x04,0x58,0xcb,0x04,0x0b,0x02,0x00]

v_dual_dot2acc_f32_f16 v0, 1, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_f16 v0, 1, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5 ; encoding: [0x81,0x04,0x1a,0xcb,0x04,0x0b,0x02,0x00]

v_dual_dot2acc_f32_bf16 v0, 1, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_bf16 v0, 1, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5 ; encoding: [0x81,0x04,0x58,0xcb,0x04,0x0b,0x02,0x00]

v_dual_dot2acc_f32_f16 v0, 0x12345678, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_f16 v0, 0x12345678, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5 ; encoding: [0xff,0x04,0x1a,0xcb,0x04,0x0b,0x02,0x00,0x78,0x56,0x34,0x12]

v_dual_dot2acc_f32_bf16 v0, 0x12345678, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_bf16 v0, 0x12345678, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5 ; encoding: [0xff,0x04,0x58,0xcb,0x04,0x0b,0x02,0x00,0x78,0x56,0x34,0x12]

v_dual_dot2acc_f32_f16 v0, -1.0, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_f16 v0, -1.0, v2 :: v_dual_dot2acc_f32_bf16 v3, v4, v5 ; encoding: [0xf3,0x04,0x1a,0xcb,0x04,0x0b,0x02,0x00]

v_dual_dot2acc_f32_bf16 v0, -1.0, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5
// GFX: v_dual_dot2acc_f32_bf16 v0, -1.0, v2 :: v_dual_dot2acc_f32_f16 v3, v4, v5 ; encoding: [0xf3,0x04,0x58,0xcb,0x04,0x0b,0x02,0x00]

v_dual_add_f32 v1, v0, v0 :: v_dual_sub_f32 v2, v1, v1
// GFX: v_dual_add_f32 v1, v0, v0 :: v_dual_sub_f32 v2, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x02,0x01]

v_dual_add_f32 v254, v0, v0 :: v_dual_sub_f32 v255, v1, v1
// GFX: v_dual_add_f32 v254, v0, v0 :: v_dual_sub_f32 v255, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0xfe,0xfe]

v_dual_add_f32 v2, v0, v0 :: v_dual_sub_f32 v3, v1, v1
// GFX: v_dual_add_f32 v2, v0, v0 :: v_dual_sub_f32 v3, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x02,0x02]

v_dual_add_f32 v253, v0, v0 :: v_dual_sub_f32 v252, v1, v1
// GFX: v_dual_add_f32 v253, v0, v0 :: v_dual_sub_f32 v252, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0xfc,0xfd]

v_dual_add_f32 v4, v0, v0 :: v_dual_sub_f32 v5, v1, v1
// GFX: v_dual_add_f32 v4, v0, v0 :: v_dual_sub_f32 v5, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x04,0x04]

v_dual_add_f32 v251, v0, v0 :: v_dual_sub_f32 v250, v1, v1
// GFX: v_dual_add_f32 v251, v0, v0 :: v_dual_sub_f32 v250, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0xfa,0xfb]

v_dual_add_f32 v8, v0, v0 :: v_dual_sub_f32 v9, v1, v1
// GFX: v_dual_add_f32 v8, v0, v0 :: v_dual_sub_f32 v9, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x08,0x08]

v_dual_add_f32 v247, v0, v0 :: v_dual_sub_f32 v246, v1, v1
// GFX: v_dual_add_f32 v247, v0, v0 :: v_dual_sub_f32 v246, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0xf6,0xf7]

v_dual_add_f32 v16, v0, v0 :: v_dual_sub_f32 v17, v1, v1
// GFX: v_dual_add_f32 v16, v0, v0 :: v_dual_sub_f32 v17, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x10,0x10]

v_dual_add_f32 v239, v0, v0 :: v_dual_sub_f32 v238, v1, v1
// GFX: v_dual_add_f32 v239, v0, v0 :: v_dual_sub_f32 v238, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0xee,0xef]

v_dual_add_f32 v32, v0, v0 :: v_dual_sub_f32 v33, v1, v1
// GFX: v_dual_add_f32 v32, v0, v0 :: v_dual_sub_f32 v33, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x20,0x20]

v_dual_add_f32 v223, v0, v0 :: v_dual_sub_f32 v222, v1, v1
// GFX: v_dual_add_f32 v223, v0, v0 :: v_dual_sub_f32 v222, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0xde,0xdf]

v_dual_add_f32 v64, v0, v0 :: v_dual_sub_f32 v65, v1, v1
// GFX: v_dual_add_f32 v64, v0, v0 :: v_dual_sub_f32 v65, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x40,0x40]

v_dual_add_f32 v191, v0, v0 :: v_dual_sub_f32 v190, v1, v1
// GFX: v_dual_add_f32 v191, v0, v0 :: v_dual_sub_f32 v190, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0xbe,0xbf]

v_dual_add_f32 v128, v0, v0 :: v_dual_sub_f32 v129, v1, v1
// GFX: v_dual_add_f32 v128, v0, v0 :: v_dual_sub_f32 v129, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x80,0x80]

v_dual_add_f32 v127, v0, v0 :: v_dual_sub_f32 v126, v1, v1
// GFX: v_dual_add_f32 v127, v0, v0 :: v_dual_sub_f32 v126, v1, v1 ; encoding: [0x00,0x01,0x0a,0xc9,0x01,0x03,0x7e,0x7f]

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v2, v3, v4
// ERR: :[[@LINE-1]]:45: error: one dst register must be even and the other odd

v_dual_add_f32 v1, v1, v2 :: v_dual_add_f32 v255, v2, v3
// ERR: :[[@LINE-1]]:45: error: one dst register must be even and the other odd

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v0, v3, v4
// ERR: :[[@LINE-1]]:45: error: one dst register must be even and the other odd

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v5, v3
// ERR: :[[@LINE-1]]:49: error: src0 operands must use different VGPR banks

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v1, v3
// ERR: :[[@LINE-1]]:49: error: src0 operands must use different VGPR banks

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v6
// ERR: :[[@LINE-1]]:53: error: src1 operands must use different VGPR banks

v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v5
// ERR: :[[@LINE-1]]:45: error: src0 operands must use different VGPR banks

v_dual_fmac_f32 v0, v1, v2 :: v_dual_fmac_f32 v2, v2, v3
// ERR: :[[@LINE-1]]:47: error: one dst register must be even and the other odd

v_dual_fmamk_f32 v0, v1, 0x1234567, v2 :: v_dual_fmac_f32 v1, v2, v3
// GFX: v_dual_fmamk_f32 v0, v1, 0x1234567, v2 :: v_dual_fmac_f32 v1, v2, v3 ; encoding: [0x01,0x05,0x80,0xc8,0x02,0x07,0x00,0x00,0x67,0x45,0x23,0x01]

v_dual_fmamk_f32 v0, v1, 0x1234567, v3 :: v_dual_fmac_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:37: error: src2 operands must use different VGPR banks

v_dual_fmamk_f32 v0, v1, 0x1234567, v2 :: v_dual_fmamk_f32 v1, v2, 0x1234567, v4
// ERR: :[[@LINE-1]]:79: error: src2 operands must use different VGPR banks

v_dual_fmamk_f32 v0, v1, 0x1234567, v2 :: v_dual_fmamk_f32 v1, v2, 0x1234567, v5
// GFX: v_dual_fmamk_f32 v0, v1, 0x1234567, v2 :: v_dual_fmamk_f32 v1, v2, 0x1234567, v5 ; encoding: [0x01,0x05,0x84,0xc8,0x02,0x0b,0x00,0x00,0x67,0x45,0x23,0x01]

v_dual_fmaak_f32 v0, v1, v2, 0x1234567 :: v_dual_fmaak_f32 v1, v2, v3, 0x1234568
// ERR: :[[@LINE-1]]:72: error: only one unique literal operand is allowed

v_dual_fmaak_f32 v0, 0x1234567, v2, 0x1234567 :: v_dual_fmaak_f32 v1, 0x1234567, v3, 0x1234567
// GFX: v_dual_fmaak_f32 v0, 0x1234567, v2, 0x1234567 :: v_dual_fmaak_f32 v1, 0x1234567, v3, 0x1234567 ; encoding: [0xff,0x04,0x42,0xc8,0xff,0x06,0x00,0x00,0x67,0x45,0x23,0x01]

v_dual_fmaak_f32 v0, 0x1234567, v2, 0x1234567 :: v_dual_fmaak_f32 v1, 0x123, v3, 0x1234567
// ERR: :[[@LINE-1]]:71: error: only one unique literal operand is allowed

v_dual_fmaak_f32 v0, 1.0, v2, 1.0 :: v_dual_mov_b32 v1, 0x3f800000
// GFX: v_dual_fmaak_f32 v0, 1.0, v2, 0x3f800000 :: v_dual_mov_b32 v1, 1.0 ; encoding: [0xf2,0x04,0x50,0xc8,0xf2,0x00,0x00,0x00,0x00,0x00,0x80,0x3f]

v_dual_fmaak_f32 v0, v1, v2, 1 :: v_dual_mov_b32 v1, 0x3f800000
// GFX: v_dual_fmaak_f32 v0, v1, v2, 0x1 :: v_dual_mov_b32 v1, 1.0 ; encoding: [0x01,0x05,0x50,0xc8,0xf2,0x00,0x00,0x00,0x01,0x00,0x00,0x00]

v_dual_add_f32 v0, 0x123, v2 :: v_dual_add_f32 v1, 0x124, v3
// ERR: :[[@LINE-1]]:52: error: only one unique literal operand is allowed

v_dual_add_f32 v0, 0x123, v2 :: v_dual_add_f32 v1, 0x123, v3
// GFX: v_dual_add_f32 v0, 0x123, v2 :: v_dual_add_f32 v1, 0x123, v3 ; encoding: [0xff,0x04,0x08,0xc9,0xff,0x06,0x00,0x00,0x23,0x01,0x00,0x00]

v_dual_add_f32 v0, 0x123, v2 :: v_dual_add_f32 v1, s1, v3
// GFX: v_dual_add_f32 v0, 0x123, v2 :: v_dual_add_f32 v1, s1, v3 ; encoding: [0xff,0x04,0x08,0xc9,0x01,0x06,0x00,0x00,0x23,0x01,0x00,0x00]

v_dual_add_f32 v0, s0, v2 :: v_dual_add_f32 v1, s1, v3
// GFX: v_dual_add_f32 v0, s0, v2 :: v_dual_add_f32 v1, s1, v3 ; encoding: [0x00,0x04,0x08,0xc9,0x01,0x06,0x00,0x00]

v_dual_cndmask_b32 v0, s0, v2 :: v_dual_add_f32 v1, s1, v3
// ERR: :[[@LINE-1]]:53: error: invalid operand (violates constant bus restrictions)

v_dual_cndmask_b32 v0, vcc_lo, v2 :: v_dual_cndmask_b32 v1, vcc_lo, v3
// GFX: v_dual_cndmask_b32 v0, vcc_lo, v2 :: v_dual_cndmask_b32 v1, vcc_lo, v3 ; encoding: [0x6a,0x04,0x52,0xca,0x6a,0x06,0x00,0x00]

v_dual_cndmask_b32 v0, vcc_lo, v2 :: v_dual_cndmask_b32 v1, vcc_hi, v3
// ERR: :[[@LINE-1]]:61: error: invalid operand (violates constant bus restrictions)

v_dual_cndmask_b32 v0, s0, v2 :: v_dual_cndmask_b32 v1, s0, v3
// GFX: v_dual_cndmask_b32 v0, s0, v2 :: v_dual_cndmask_b32 v1, s0, v3 ; encoding: [0x00,0x04,0x52,0xca,0x00,0x06,0x00,0x00]

v_dual_fmaak_f32 v0, s0, v2, 0x123 :: v_dual_add_f32 v1, s0, v3
// GFX: v_dual_fmaak_f32 v0, s0, v2, 0x123 :: v_dual_add_f32 v1, s0, v3 ; encoding: [0x00,0x04,0x48,0xc8,0x00,0x06,0x00,0x00,0x23,0x01,0x00,0x00]

v_dual_fmaak_f32 v0, s0, v2, 0x123 :: v_dual_add_f32 v1, s1, v3
// ERR: :[[@LINE-1]]:58: error: invalid operand (violates constant bus restrictions)

v_dual_add_f32 v0, null, v2 :: v_dual_fmaak_f32 v1, s1, v3, 0x123
// GFX: v_dual_add_f32 v0, null, v2 :: v_dual_fmaak_f32 v1, s1, v3, 0x123 ; encoding: [0x7c,0x04,0x02,0xc9,0x01,0x06,0x00,0x00,0x23,0x01,0x00,0x00]

v_dual_add_f32 v0, s0, s1 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

v_dual_add_f32 v0, v1, 1.0 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:24: error: invalid operand for instruction

v_dual_add_f32 s0, v1, v2 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:16: error: invalid operand for instruction

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 s1, v2, v3
// ERR: :[[@LINE-1]]:45: error: invalid operand for instruction

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v2
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_dual_add_f32 v0, v1 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:23: error: invalid operand for instruction

v_dual_add_f32 v0, v1, v2, v3 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:28: error: invalid operand for instruction

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3, v4
// ERR: :[[@LINE-1]]:57: error: invalid operand for instruction

v_dual_add_f32 v0, v1, v2
// ERR: :[[@LINE-1]]:1: error: too few operands for instruction

v_dual_add_f32 v0, v1, v2 ::
// ERR: :[[@LINE-1]]:29: error: expected a VOPDY instruction after ::

v_dual_add_f32 v0, v1, v2 :: 1
// ERR: :[[@LINE-1]]:30: error: expected a VOPDY instruction after ::

v_dual_add_f32 v0, v1, v2 : : v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:27: error: unknown token in expression

v_dual_add_f32 v0, v1, v2 :: v_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:30: error: invalid VOPDY instruction

v_dual_add_f32 v0, v1, v2 :: v_dual_foo v1, v2, v3
// ERR: :[[@LINE-1]]:30: error: invalid VOPDY instruction

v_dual_add_f32 v0, v1, v2 :: V_DUAL_ADD_F32 v1, v2, v3
// ERR: :[[@LINE-1]]:30: error: invalid VOPDY instruction

V_DUAL_ADD_F32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3
// GFX: v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3 ; encoding: [0x01,0x05,0x08,0xc9,0x02,0x07,0x00,0x00]

v_dual_add_f32 v0, v1, v2::v_dual_add_f32 v1, v2, v3
// GFX: v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3 ; encoding: [0x01,0x05,0x08,0xc9,0x02,0x07,0x00,0x00]

v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32, v1, v2, v3
// GFX: v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3 ; encoding: [0x01,0x05,0x08,0xc9,0x02,0x07,0x00,0x00]

v_dual_and_b32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:1: error: invalid instruction

v_dual_add_f32 v0, -v1, v2 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:20: error: not a valid operand.

v_dual_add_f32 v0, |v1|, v2 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:20: error: not a valid operand.

v_dual_add_f32 v0, v1, v2 :: v_dual_max_num_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_dual_max_num_f32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:1: error: instruction not supported on this GPU (gfx1100): v_dual_max_num_f32

v_dual_add_f32 v0, v1, v2 :: v_dual_bitop2_b32 v1, v2, v3
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode

v_dual_add_f32 v0, v1, v2 clamp :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:27: error: not a valid operand.

v_dual_add_f32_e32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3
// GFX: v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3 ; encoding: [0x01,0x05,0x08,0xc9,0x02,0x07,0x00,0x00]

v_dual_add_f32_e64 v0, v1, v2 :: v_dual_add_f32 v1, v2, v3
// ERR: :[[@LINE-1]]:1: error: e64 variant of this instruction is not supported

v_dual_mov_b32 v0, v[0:1] :: v_dual_mov_b32 v1, v2
// ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

v_dual_mov_b32 v0, vcc :: v_dual_mov_b32 v1, v2
// ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

v_dual_mov_b32 v0, src_lds_direct :: v_dual_mov_b32 v1, v5
// ERR: :[[@LINE-1]]:57: error: src0 operands must use different VGPR banks

v_dual_mov_b32 v0, src_lds_direct :: v_dual_mov_b32 v1, v6
// GFX: v_dual_mov_b32 v0, src_lds_direct :: v_dual_mov_b32 v1, v6 ; encoding: [0xfe,0x00,0x10,0xca,0x06,0x01,0x00,0x00]

v_dual_mov_b32 v0, lit64(1) :: v_dual_mov_b32 v1, v6
// ERR: :[[@LINE-1]]:26: error: invalid operand for instruction

v_dual_mov_b32 v0, 0x123456789 :: v_dual_mov_b32 v1, v6
// ERR: :[[@LINE-1]]:20: error: invalid operand for instruction

v_dual_fmaak_f32 v0, v1, v2, v3 :: v_dual_mov_b32 v1, v6
// ERR: :[[@LINE-1]]:30: error: invalid operand for instruction

v_dual_cndmask_b32 v0, v1, v2, vcc_lo :: v_dual_mov_b32 v1, v6
// ERR: :[[@LINE-1]]:1: error: operands are not valid for this GPU or mode
