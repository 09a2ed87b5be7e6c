; ARGS: -triple=amdgcn-amd-amdhsa -mcpu=gfx1100
.amdhsa_code_object_version 5
foo:
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx1100"
.amdgcn_target "x"
.amdgcn_target "amdgcn-amd-amdpal-unknown-gfx1100"
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx900"
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx90a:xnack-"
.end_amdhsa_kernel
