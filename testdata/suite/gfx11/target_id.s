// What a target id says of features that the processor lacks.
// RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx1100 -filetype=null %s 2>&1 | FileCheck --implicit-check-not=warning: %s

.amdgcn_target "amdgcn-amd-amdhsa--gfx1100:xnack+"
// CHECK: :[[@LINE-1]]:16: warning: .amdgcn_target directive has conflicting xnack settings

.amdgcn_target "amdgcn-amd-amdhsa--gfx1100:sramecc-"
// CHECK: :[[@LINE-1]]:16: warning: .amdgcn_target directive has conflicting xnack settings
// CHECK: :[[@LINE-2]]:16: warning: .amdgcn_target directive has conflicting sramecc settings
