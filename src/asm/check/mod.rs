//! The checks that an instruction passes after a form of it has matched: what the syntax allows but the hardware does
//! not. They stand in LLVM's order, since only the first that fails is reported, with LLVM's message and place.
//!
//! | check                   | concerns                                   | module           |
//! |-------------------------|--------------------------------------------|------------------|
//! | `lds_direct`            | VOP1, VOP2, VOPC, VOP3, VOP3P, SDWA        | `lds_direct`   |
//! | op_sel against `.l`/`.h`| all with op_sel, real true16               | `modifiers`    |
//! | literals of SOP2, SOPC  | SOP2, SOPC                                 | `literals`     |
//! | literals of VOP         | VOP3, VOP3P, VOPD, those with a K literal  | `literals`     |
//! | constant bus            | VOP1, VOP2, VOPC, VOP3, VOP3P, SDWA, VOPD  | `constant_bus` |
//! | integer clamp           | integer VOP3 and SDWA before gfx8          | `modifiers`    |
//! | op_sel                  | permlane16, dot products, packed f32       | `modifiers`    |
//! | neg_lo, neg_hi          | dot products, WMMA, SWMMAC                 | `modifiers`    |
//! | DPP                     | DPP8 and DPP16 forms                       | `dpp`          |
//! | movrels                 | SDWA of gfx10                              | `vector`       |
//! | MAI                     | v_accvgpr_write, MFMA                      | `vector`       |
//! | register alignment      | everything on gfx90a, gfx94x and gfx1250   | `vector`       |
//! | v_div_scale             | VOP3B before gfx11                         | `vector`       |
//! | s_waitcnt_*cnt          | SOPK of gfx11                              | `scalar`       |
//!
//! LLVM's remaining checks concern encodings that the rows do not have yet: VOPD's register banks (after the constant
//! bus); images, offsets, cache policies, AGPR data of memory instructions (between movrels, MAI and alignment); GDS and
//! GWS, `blgp` (before v_div_scale); `tfe` of stores and WMMA formats (at the end).

mod constant_bus;
mod dpp;
mod lds_direct;
mod literals;
mod modifiers;
mod scalar;
mod subject;
mod vector;

pub use subject::{Source, SourceValue, Subject, Trait, Traits};

use std::borrow::Cow;

use super::token::Loc;

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

/// Checks a matched instruction.
///
/// # Errors
/// The first rule that it breaks, in LLVM's order.
pub fn check(subject: &Subject<'_>) -> Result<(), Violation> {
    if !subject.traits.contains_any(&Traits::VECTOR_ALU) {
        literals::check_sop(subject)?;
        vector::check_alignment(subject)?;
        return scalar::check_wait_counter(subject);
    }
    // Most instructions read VGPRs alone, and those neither are literals nor go through the constant bus.
    let plain = subject.k.is_none() && subject.sources.iter().flatten().all(Source::is_vgpr);
    if !plain {
        lds_direct::check(subject)?;
    }
    modifiers::check_true16_op_sel(subject)?;
    if !plain {
        literals::check_vop(subject)?;
        constant_bus::check(subject)?;
    }
    modifiers::check_int_clamp(subject)?;
    modifiers::check_op_sel(subject)?;
    modifiers::check_neg(subject)?;
    dpp::check(subject)?;
    vector::check_movrels(subject)?;
    vector::check_mai(subject)?;
    vector::check_alignment(subject)?;
    vector::check_div_scale(subject)
}

#[cfg(test)]
mod tests;
