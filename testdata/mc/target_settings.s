; ARGS: -triple=amdgcn-amd-amdhsa -mcpu=gfx90a -mattr=+xnack
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx90a:xnack-"
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx90a:sramecc+:xnack+"
