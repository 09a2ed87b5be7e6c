//! What directives say of a kernel: its descriptor, the older kernel code object, metadata of HSA and PAL.

pub(super) mod code;
pub(super) mod descriptor;
pub(super) mod fields;
pub(super) mod metadata;
pub(super) mod pal;
