//! The constant bus: how many scalar values, SGPRs and literals, a vector instruction reads.

use super::{SourceValue, Subject, Trait, Violation};
use crate::isa::register::{Reg, Special};

pub(super) fn check(subject: &Subject<'_>) -> Result<(), Violation> {
    if is_free_write_lane(subject) {
        return Ok(());
    }
    let limit = limit(subject);
    let mut registers = [subject.implicit, None, None, None];
    let mut used = usize::from(subject.implicit.is_some());
    // Literals of one size are one value, as there is only one literal; of two sizes they are two.
    let mut literals = usize::from(subject.k.is_some());
    let mut literal_size = 4;
    for source in subject.sources.iter().flatten() {
        match source.value {
            SourceValue::Reg(reg) => {
                // Registers that overlap without being the same count each.
                if counts(reg) && !registers[..used].contains(&Some(reg)) {
                    registers[used] = Some(reg);
                    used += 1;
                }
            }
            SourceValue::Imm { inline: true, lit: false, .. } | SourceValue::Field => {}
            SourceValue::Imm { .. } | SourceValue::Expr => {
                let size = source.size.max(4);
                if literals == 0 {
                    literals = 1;
                    literal_size = size;
                } else if literal_size != size {
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

/// Two scalar values from gfx10 on, one before. 64-bit shifts stay at one, but not as DPP nor on gfx13.
fn limit(subject: &Subject<'_>) -> usize {
    let one_scalar = subject.is(Trait::OneScalar) && !subject.is(Trait::Dpp) && !subject.target.is_gfx13();
    if subject.target.is_gfx10_plus() && !one_scalar { 2 } else { 1 }
}

fn counts(reg: Reg) -> bool {
    reg.is_scalar() && !reg.is_null()
}

/// Before gfx10, v_writelane may take its lane from m0 beside an SGPR: that is no use of the bus.
fn is_free_write_lane(subject: &Subject<'_>) -> bool {
    let lane = subject.sources[1].and_then(|source| source.reg());
    subject.is(Trait::WriteLane)
        && !subject.target.is_gfx10_plus()
        && lane.is_some_and(|reg| reg.is(Special::M0))
}
