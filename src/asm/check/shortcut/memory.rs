//! Memory, LDS and GDS: offsets that the encoding has room for, and cache policies without conditions.

use super::is_odd;
use crate::asm::check::{alignment, memory};
use crate::asm::operand::{ImmKind, Operand, OperandValue};
use crate::asm::operands::cpol_bits as bits;
use crate::isa::form::{Form, Slot};
use crate::isa::{Encoding, OperandClass, Quirk};
use crate::target::{Feature, Target};

/// What makes an instruction of memory certain to pass.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// The least and the greatest offset that fit.
    offsets: (i64, i64),
    /// Bits of the cache policy that may be set.
    policy: i64,
    /// The bit of it that must be set, if any is.
    returns: i64,
    /// Whether `tfe` is allowed.
    tfe: bool,
    /// Whether `gds` is allowed.
    gds: bool,
    /// Whether tuples of VGPRs must be aligned.
    aligned: bool,
    /// Whether a vector register may be an AGPR: it is the only data, so data are not mixed.
    agprs: bool,
}

impl Memory {
    /// The shortcut of a form, if there is one.
    pub(super) fn of(form: &Form, target: &Target) -> Option<Self> {
        let shares = form.encoding == Encoding::Ds;
        // The register of GWS must be even on some GPUs, although it is no tuple.
        let waits = form.takes(OperandClass::AV_LdSt_32_Align2_RegOp);
        if !(form.is_memory() || shares && !waits) {
            return None;
        }
        let atomic = form.has(Quirk::Atomic) && !shares;
        let returns = form.class_of(Slot::Vdst).is_some() || form.takes(OperandClass::CPol_GLC);
        // Hints of gfx12 have many conditions, and what a scalar atomic returns is told otherwise.
        if atomic && (returns && target.is_gfx12_plus() || form.encoding == Encoding::Smem) {
            return None;
        }
        let policy = policy(form, target);
        Some(Self {
            offsets: offsets(form, target),
            policy: if atomic && !returns { policy & !bits::GLC } else { policy },
            returns: if atomic && returns { bits::GLC } else { 0 },
            gds: shares && target.has(Feature::GDS),
            tfe: !(atomic || form.has(Quirk::Store)),
            aligned: alignment::is_demanded(target),
            agprs: target.has(Feature::GFX90AInsts) && memory::data(form).count() < 2,
        })
    }

    /// Whether an instruction with these operands passes for certain.
    pub(super) fn is_certain(&self, operands: &[Operand]) -> bool {
        let mut returns = self.returns == 0;
        for operand in operands {
            let passes = match operand.value {
                OperandValue::Reg { reg, .. } => {
                    (self.agprs || !reg.is_agpr()) && !(self.aligned && is_odd(operand))
                }
                OperandValue::Imm { value, kind, is_fp, .. } => match kind {
                    ImmKind::Plain => !is_fp && self.fits(value),
                    ImmKind::Offset | ImmKind::InstOffset | ImmKind::SmemOffsetMod => self.fits(value),
                    ImmKind::Cpol => {
                        returns |= value & self.returns != 0;
                        value & !self.policy == 0
                    }
                    ImmKind::Tfe => self.tfe,
                    ImmKind::Gds => self.gds,
                    ImmKind::Offen | ImmKind::Idxen | ImmKind::Off | ImmKind::Format => true,
                    ImmKind::Offset0 | ImmKind::Offset1 | ImmKind::Swizzle => true,
                    _ => false,
                },
                OperandValue::Token(_) => true,
                OperandValue::Expr(_) => false,
            };
            if !passes {
                return false;
            }
        }
        returns
    }

    fn fits(&self, offset: i64) -> bool {
        (self.offsets.0..=self.offsets.1).contains(&offset)
    }
}

/// The bits of the cache policy that no check looks at, but for GLC of atomic instructions.
fn policy(form: &Form, target: &Target) -> i64 {
    if target.is_gfx12_plus() {
        return 0;
    }
    match form.encoding {
        Encoding::Smem if target.is_vi() || target.is_gfx9_plus() => bits::GLC | bits::DLC,
        Encoding::Smem => 0,
        _ => bits::GLC | bits::SLC | bits::DLC | bits::SCC,
    }
}

/// The least and the greatest offset that are certain to fit.
fn offsets(form: &Form, target: &Target) -> (i64, i64) {
    match form.encoding {
        Encoding::Smem if target.is_vi() || target.is_gfx9_plus() => {
            memory::scalar_offset_range(form, target)
        }
        // Whatever the class of the operand takes.
        Encoding::Smem => (i64::MIN, i64::MAX),
        Encoding::Mubuf | Encoding::Mtbuf => memory::buffer_offset_range(target),
        Encoding::Ds => (0, u16::MAX.into()),
        _ => memory::flat_offset_range(form, target),
    }
}
