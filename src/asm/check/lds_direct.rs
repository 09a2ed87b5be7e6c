//! `lds_direct`: where the GPU has it, as the first source only.

use super::{Subject, Violation};
use crate::isa::Quirk;
use crate::isa::form::Extension;
use crate::isa::register::Special;

pub(super) fn check(subject: &Subject<'_>) -> Result<(), Violation> {
    for (index, source) in subject.sources.iter().flatten().enumerate() {
        if !source.reg().is_some_and(|reg| reg.is(Special::LdsDirect)) {
            continue;
        }
        let message = if subject.target.is_gfx90a() || subject.target.is_gfx11_plus() {
            "lds_direct is not supported on this GPU"
        } else if subject.has(Quirk::Reversed) || subject.inst.form.extension == Extension::Sdwa {
            "lds_direct cannot be used with this instruction"
        } else if index != 0 {
            "lds_direct may be used as src0 only"
        } else {
            continue;
        };
        return Err(Violation::new(source.loc, message));
    }
    Ok(())
}
