//! The checks that an instruction passes after a form of it has matched: what the syntax allows but the hardware does
//! not. They stand in LLVM's order, since only the first that fails is reported, with LLVM's message and place.
//!
//! | check                    | concerns                                  | module         |
//! |--------------------------|-------------------------------------------|----------------|
//! | `lds_direct`             | VOP1, VOP2, VOPC, VOP3, SDWA              | `lds_direct`   |
//! | op_sel against `.l`/`.h` | VOP3 with 16-bit registers                | `modifiers`    |
//! | literals of SOP          | SOP2, SOPC                                | `literals`     |
//! | literals in general      | VOP3, those with a literal in any case    | `literals`     |
//! | constant bus             | VOP1, VOP2, VOPC, VOP3, SDWA              | `constant_bus` |
//! | register banks           | VOPD, VOPD3                               | `vopd`         |
//! | integer clamp            | VOP3 before gfx8                          | `modifiers`    |
//! | op_sel                   | v_permlane16, dot products, packed f32    | `modifiers`    |
//! | neg_lo, neg_hi           | dot and matrix products                   | `modifiers`    |
//! | DPP                      | DPP8 and DPP16 forms                      | `dpp`          |
//! | sizes, dmask, dim, d16   | MIMG, VIMAGE, VSAMPLE                     | `image`        |
//! | sources through M0       | SDWA                                      | `sdwa`         |
//! | offsets                  | SMEM, FLAT, GLOBAL, SCRATCH, MUBUF, MTBUF | `memory`       |
//! | offsets                  | DS                                        | `ds`           |
//! | MAI                      | sources, sizes and overlap of MFMA        | `matrix`       |
//! | cache policies           | memory                                    | `cache_policy` |
//! | AGPRs as data            | the same, images and DS                   | `memory`       |
//! | alignment of tuples      | GPUs that demand it                       | `alignment`    |
//! | GWS's register, GDS      | DS                                        | `ds`           |
//! | blgp                     | MFMA                                      | `matrix`       |
//! | abs                      | v_div_scale before gfx11                  | `modifiers`    |
//! | wait counters            | s_waitcnt_vmcnt and its kin on gfx11      | `scalar`       |
//! | `tfe` of stores          | MUBUF, MTBUF                              | `memory`       |
//! | formats of matrices      | WMMA                                      | `matrix`       |

mod alignment;
mod cache_policy;
pub mod constant_bus;
mod dpp;
mod ds;
mod image;
mod lds_direct;
mod literals;
mod matrix;
pub mod memory;
mod modifiers;
mod scalar;
mod sdwa;
mod shortcut;
mod subject;
mod vopd;

pub use memory::flat_offset_bits;
pub use shortcut::{Shortcut, Steps};

use std::borrow::Cow;

use subject::{Source, Subject};

use super::inst::Inst;
use super::operand::Operand;
use super::token::Loc;
use crate::isa::Encoding;
use crate::isa::form::{Extension, Form};
use crate::target::Target;

/// Whether operands that fit the form may be left to another, so that [`yields`] must be asked.
#[must_use]
pub fn may_yield(form: &Form, target: &Target) -> bool {
    vopd::may_yield(form, target) || sdwa::may_yield(form)
}

/// Whether operands that fit the form are left to another, or to none, if [`may_yield`]. `assignment` says which parsed
/// operand each operand of the form has.
#[must_use]
pub fn yields(form: &Form, assignment: &[Option<u8>], operands: &[Operand], target: &Target) -> bool {
    if form.is_vopd() {
        vopd::yields(form, assignment, operands, target)
    } else {
        sdwa::yields(form, assignment, operands)
    }
}

/// The first rule that an instruction breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Where LLVM points at.
    pub loc: Loc,
    /// LLVM's message.
    pub message: Cow<'static, str>,
}

impl Violation {
    fn new(loc: Loc, message: &'static str) -> Self {
        Self { loc, message: Cow::Borrowed(message) }
    }
}

/// Checks a matched instruction. `operands` are those that were parsed from `text`, the mnemonic first; `loc` is its
/// place. `complain` takes violations after which LLVM goes on, to other checks and to the encoding.
///
/// # Errors
/// The first rule that it breaks, in LLVM's order.
pub fn check(
    inst: &Inst,
    operands: &[Operand],
    loc: Loc,
    target: &Target,
    text: &[u8],
    complain: &mut dyn FnMut(Violation),
) -> Result<(), Violation> {
    let subject = Subject::new(inst, operands, loc, target, text);
    if inst.form.is_vopd() {
        return vopd::check(&subject, complain);
    }
    if let Some(shape) = inst.form.image() {
        image::check(shape, &subject)?;
        cache_policy::check(&subject, complain)?;
        memory::check_agprs(&subject)?;
        return alignment::check(&subject);
    }
    if inst.form.is_memory() {
        memory::check_offset(&subject)?;
        cache_policy::check(&subject, complain)?;
        memory::check_agprs(&subject)?;
        alignment::check(&subject)?;
        return memory::check_tfe(&subject);
    }
    if inst.form.is_matrix() {
        return check_matrix(&subject, complain);
    }
    match inst.form.encoding {
        Encoding::Ds => return ds::check(&subject),
        // Nothing of them is restricted.
        Encoding::Exp | Encoding::Ldsdir => return Ok(()),
        _ => {}
    }
    if !inst.form.is_valu() {
        literals::check_sop(&subject)?;
        literals::check_vop(&subject)?;
        return scalar::check_wait_counter(&subject);
    }
    // Most instructions read VGPRs alone, and those neither are literals nor go through the constant bus.
    let plain = subject.k.is_none() && subject.sources.iter().flatten().all(Source::is_vgpr);
    if !plain {
        lds_direct::check(&subject)?;
    }
    modifiers::check_true16_op_sel(&subject)?;
    if !plain {
        literals::check_vop(&subject)?;
        constant_bus::check(&subject)?;
    }
    modifiers::check_int_clamp(&subject)?;
    modifiers::check_op_sel(&subject)?;
    modifiers::check_neg(&subject)?;
    match inst.form.extension {
        Extension::None => {}
        Extension::Dpp8 | Extension::Dpp16 => dpp::check(&subject)?,
        Extension::Sdwa => sdwa::check_movrels(&subject)?,
    }
    alignment::check(&subject)?;
    modifiers::check_div_scale(&subject)?;
    matrix::check_formats(&subject)
}

/// Matrix products that are no packed math by their layout.
fn check_matrix(subject: &Subject<'_>, complain: &mut dyn FnMut(Violation)) -> Result<(), Violation> {
    lds_direct::check(subject)?;
    constant_bus::check(subject)?;
    modifiers::check_neg(subject)?;
    matrix::check_mai(subject, complain)?;
    alignment::check(subject)?;
    matrix::check_blgp(subject)?;
    matrix::check_formats(subject)
}

#[cfg(test)]
mod tests;
