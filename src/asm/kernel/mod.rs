//! What directives say of a kernel: its descriptor, and the older kernel code object.

pub(super) mod code;
pub(super) mod descriptor;
pub(super) mod fields;
pub(super) mod metadata;
pub(super) mod pal;
