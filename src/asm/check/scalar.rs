//! Rules of single scalar instructions.

use super::{Subject, Violation};
use crate::isa::Quirk;

/// From gfx11 on, s_waitcnt_vmcnt and its kin count from nothing but null.
pub(super) fn check_wait_counter(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.has(Quirk::WaitCounter) || !subject.target.is_gfx11_plus() {
        return Ok(());
    }
    match subject.dst() {
        Some((reg, loc)) if !reg.is_null() => Err(Violation::new(loc, "src0 must be null")),
        _ => Ok(()),
    }
}
