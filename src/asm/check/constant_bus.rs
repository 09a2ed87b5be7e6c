//! The constant bus: how many scalar values, SGPRs and literals, a vector instruction reads.

use super::subject::SourceValue;
use super::{Subject, Violation};
use crate::isa::form::{Extension, Form, Slot};
use crate::isa::register::{Reg, Special};
use crate::isa::{Encoding, Quirk};
use crate::target::Target;

pub(super) fn check(subject: &Subject<'_>) -> Result<(), Violation> {
    if is_free_write_lane(subject) {
        return Ok(());
    }
    let limit = limit(subject.inst.form, subject.target);
    let implicit = implicit(subject.inst.form);
    let mut registers = [implicit, None, None, None, None, None, None];
    let mut used = usize::from(implicit.is_some());
    // Literals of one size are one value, as there is only one literal; of two sizes they are two.
    let mut literals = usize::from(subject.k.is_some());
    let mut literal_bytes = 4;
    for source in subject.all_sources() {
        match source.value() {
            SourceValue::Reg(reg) => {
                // Registers that overlap without being the same count each.
                let counts = reg.is_scalar() && !reg.is_null() && !registers.contains(&Some(reg));
                if let Some(place) = registers.get_mut(used).filter(|_| counts) {
                    *place = Some(reg);
                    used += 1;
                }
            }
            SourceValue::Imm { value, lit: false } if source.is_inline(value, subject.target) => {}
            SourceValue::Field => {}
            SourceValue::Imm { .. } | SourceValue::Expr => {
                let bytes = source.literal_bytes();
                if literals == 0 {
                    literals = 1;
                    literal_bytes = bytes;
                } else if literal_bytes != bytes {
                    literals = 2;
                }
            }
        }
        if used + literals > limit {
            return Err(Violation::new(source.loc, "invalid operand (violates constant bus restrictions)"));
        }
    }
    Ok(())
}

/// Two scalar values from gfx10 on, one before. 64-bit shifts stay at one, as far as LLVM lists them: not as DPP, not on
/// gfx13, and on gfx1250 only the one that is VOP2.
pub fn limit(form: &Form, target: &Target) -> usize {
    let one_scalar = form.has(Quirk::OneScalar)
        && form.extension == Extension::None
        && !target.is_gfx13()
        && !(target.is_gfx1250() && form.encoding == Encoding::Vop3);
    if target.is_gfx10_plus() && !one_scalar { 2 } else { 1 }
}

/// The scalar register that an instruction reads without naming it. LLVM's tables name vcc here in wave32, too, so that
/// `vcc_lo` as a source counts beside it.
pub fn implicit(form: &Form) -> Option<Reg> {
    // Short encodings of VOP2 read VCC where VOP3 has SRC2.
    let carry = form.layout == Encoding::Vop2 && form.printed().last() == Some(&Slot::ImpliedVcc);
    if carry || form.has(Quirk::ReadsVcc) {
        Some(Reg::special(Special::Vcc))
    } else if form.has(Quirk::ReadsM0) {
        Some(Reg::special(Special::M0))
    } else {
        None
    }
}

/// Before gfx10, v_writelane may take its lane from m0 beside an SGPR: that is no use of the bus.
fn is_free_write_lane(subject: &Subject<'_>) -> bool {
    let lane = subject.sources[1].and_then(|source| source.reg());
    subject.has(Quirk::WriteLane)
        && !subject.target.is_gfx10_plus()
        && lane.is_some_and(|reg| reg.is(Special::M0))
}
