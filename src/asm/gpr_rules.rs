//! How a target counts and allots registers: what AMDGPU's functions in expressions need to know of it.
//!
//! The rules are those of LLVM's `AMDGPU::IsaInfo`.

use super::expr::Function;
use crate::target::{Feature, Target};

/// How a target counts and allots registers.
#[derive(Clone, Copy, Debug, Default)]
pub struct GprRules {
    /// The generation.
    major: u8,
    /// Whether VGPRs and AGPRs come out of one file.
    unified_vgprs: bool,
    /// Whether the address of scratch memory takes SGPRs, whether it is used or not.
    architected_flat_scratch: bool,
    /// Whether all waves have the same number of SGPRs, and must not use more.
    fixed_sgprs: bool,
    /// Whether a wave can address 1,024 VGPRs.
    many_vgprs: bool,
    wave32: bool,
    /// Bytes of a line of the instruction cache.
    cache_line: u64,
    /// Bits of the field for the lines that are fetched ahead.
    prefetch_bits: u32,
}

/// How many SGPRs every wave gets on the processors that cannot do otherwise.
pub const FIXED_SGPRS: i64 = 96;
/// The unit in which kernel descriptors count SGPRs.
pub const SGPR_GRANULE: i64 = 8;

impl GprRules {
    /// The rules of a target.
    #[must_use]
    pub fn new(target: &Target) -> Self {
        Self {
            major: target.isa_version().major,
            unified_vgprs: target.has(Feature::GFX90AInsts),
            architected_flat_scratch: target.has(Feature::ArchitectedFlatScratch),
            fixed_sgprs: target.has(Feature::SGPRInitBug),
            many_vgprs: target.has(Feature::Has1024AddressableVGPRs),
            wave32: target.has(Feature::WavefrontSize32),
            cache_line: if target.has(Feature::InstCacheLineSize128) { 128 } else { 64 },
            prefetch_bits: if target.is_gfx12_plus() { 8 } else { 6 },
        }
    }

    /// The unit in which kernel descriptors count VGPRs, for a kernel that may name the size of its waves.
    #[must_use]
    pub fn vgpr_granule(&self, wave32: Option<bool>) -> i64 {
        if self.unified_vgprs {
            return 8;
        }
        let wave32 = wave32.unwrap_or(self.wave32);
        let granule = if wave32 { 8 } else { 4 };
        if self.many_vgprs { 2 * granule } else { granule }
    }

    /// How many SGPRs instructions can name.
    #[must_use]
    pub const fn addressable_sgprs(&self) -> i64 {
        match self.major {
            _ if self.fixed_sgprs => FIXED_SGPRS,
            10.. => 106,
            8.. => 102,
            _ => 104,
        }
    }

    /// How many instructions' lines can be fetched ahead at most.
    #[must_use]
    pub const fn prefetch_bits(&self) -> u32 {
        self.prefetch_bits
    }

    /// The value of a function, if it has one.
    #[must_use]
    pub fn apply(&self, function: Function, arguments: &[i64]) -> Option<i64> {
        let fold = |operation: fn(i64, i64) -> i64| arguments.iter().copied().reduce(operation);
        match (function, arguments) {
            (Function::Or, _) => fold(|left, right| left | right),
            (Function::Max, _) => fold(i64::max),
            (Function::Min, _) => fold(i64::min),
            (Function::AlignTo, &[value, alignment]) => align_to(value, alignment),
            (Function::ExtraSgprs, &[vcc, flat_scratch, xnack]) => {
                Some(self.extra_sgprs(vcc != 0, flat_scratch != 0, xnack != 0))
            }
            (Function::TotalNumVgprs, &[agprs, vgprs]) => self.total_vgprs(agprs, vgprs),
            (Function::Occupancy, arguments) => occupancy(arguments),
            (Function::InstPrefSize, &[bytes]) => {
                let lines = bytes.cast_unsigned().div_ceil(self.cache_line.max(1));
                i64::try_from(lines.min((1 << self.prefetch_bits) - 1)).ok()
            }
            (Function::Lit | Function::Lit64, &[value]) => Some(value),
            _ => None,
        }
    }

    /// How many SGPRs stand behind those that a kernel names.
    const fn extra_sgprs(&self, vcc: bool, flat_scratch: bool, xnack: bool) -> i64 {
        let for_vcc = if vcc { 2 } else { 0 };
        match self.major {
            10.. => for_vcc,
            8.. if flat_scratch || self.architected_flat_scratch => 6,
            8.. if xnack => 4,
            ..8 if flat_scratch => 4,
            _ => for_vcc,
        }
    }

    fn total_vgprs(&self, agprs: i64, vgprs: i64) -> Option<i64> {
        if self.unified_vgprs && agprs != 0 {
            return align_to(vgprs, 4).map(|vgprs| vgprs.wrapping_add(agprs));
        }
        Some(agprs.cast_unsigned().max(vgprs.cast_unsigned()).cast_signed())
    }
}

/// A number rounded up to a multiple of another.
#[must_use]
pub fn align_to(value: i64, alignment: i64) -> Option<i64> {
    let (value, alignment) = (value.cast_unsigned(), alignment.cast_unsigned());
    (alignment != 0).then(|| value.div_ceil(alignment).wrapping_mul(alignment).cast_signed())
}

/// How many waves fit side by side, by the limits of the target and the registers of a kernel.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "LLVM keeps 32 bits of each argument"
)]
fn occupancy(arguments: &[i64]) -> Option<i64> {
    let &[max_waves, granule, total_vgprs, initial, total_sgprs, sgpr_granule, trap_sgprs, sgprs, vgprs] =
        arguments
    else {
        return None;
    };
    let max_waves = max_waves as u32;
    let mut waves = initial as u32;
    if sgprs != 0 {
        let granule = sgpr_granule as u32;
        let per_wave = (sgprs as u32).checked_next_multiple_of(granule)?.wrapping_add(trap_sgprs as u32);
        let fit =
            (total_sgprs as u32).checked_div(per_wave).map_or(max_waves, |fit| fit.max(1).min(max_waves));
        waves = waves.min(fit);
    }
    if vgprs != 0 {
        let (vgprs, granule) = (vgprs as u32, granule as u32);
        let fit = if vgprs < granule {
            max_waves
        } else {
            let rounded = vgprs.checked_next_multiple_of(granule)?;
            (total_vgprs as u32).checked_div(rounded)?.max(1).min(max_waves)
        };
        waves = waves.min(fit);
    }
    Some(i64::from(waves))
}
