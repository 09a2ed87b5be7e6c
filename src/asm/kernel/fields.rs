//! The fields of `.amdhsa_kernel`: one row each, in the order in which they are printed.
//!
//! Names and bits are those of AMD's code object ABI, as in LLVM's `AMDHSAKernelDescriptor.h`.

use crate::target::{Feature, Target};

/// A word of the kernel descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    GroupSegmentFixedSize,
    PrivateSegmentFixedSize,
    KernargSize,
    ComputePgmRsrc1,
    ComputePgmRsrc2,
    ComputePgmRsrc3,
    KernelCodeProperties,
    KernargPreload,
}

/// How many words there are.
pub const WORDS: usize = 8;

/// A run of bits in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bits {
    pub word: Word,
    pub shift: u8,
    pub width: u8,
}

impl Bits {
    /// The bits' place in the word.
    pub const fn mask(self) -> u64 {
        ((1 << self.width) - 1) << self.shift
    }
}

/// Where the value of a field goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Into the descriptor, as soon as it is read.
    Bits(Bits),
    /// Into the descriptor, when all fields have been read.
    Late(Bits),
    /// Not into the descriptor as such; it has so many bits, if it has a limit.
    Apart(Option<u8>),
}

/// A field whose value the other fields depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    UserSgprCount,
    PreloadLength,
    PreloadOffset,
    WavefrontSize32,
    NextFreeVgpr,
    NextFreeSgpr,
    AccumOffset,
    NamedBarrierCount,
    ReserveVcc,
    ReserveFlatScratch,
    ReserveXnackMask,
    SharedVgprCount,
}

/// How many of them there are.
pub const KEPT: usize = 12;

/// When the value of a field must be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// It need not be.
    Any,
    /// It is asked for before anything else is.
    First,
    /// It is asked for after the question whether the target has the field.
    Last,
}

/// What a field asks of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    ArchitectedFlatScratch,
    NoArchitectedFlatScratch,
    KernargPreload,
    Gfx90a,
    /// This generation, or a later one.
    Since(u8),
    /// The generation before this one, or an earlier one, from gfx10 on.
    Before(u8),
    Since1250,
    Before1250,
    Dx10Clamp,
    WorkgroupProcessorMode,
}

/// What else must hold for a field to be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    Always,
    /// With version 5 of code objects, or a later one.
    SinceCodeObject5,
    /// With version 4 or 5 of code objects, where the target has XNACK.
    Xnack,
}

/// A field.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub name: &'static str,
    pub place: Place,
    pub needs: &'static [Needs],
    pub resolved: Resolved,
    /// How many SGPRs the kernel gets if the field is not 0.
    pub user_sgprs: u32,
    pub kept: Option<Kept>,
    pub shown: Shown,
}

impl Field {
    const fn at(name: &'static str, place: Place) -> Self {
        let (needs, resolved, shown): (&[Needs], _, _) = (&[], Resolved::Any, Shown::Always);
        Self { name, place, needs, resolved, user_sgprs: 0, kept: None, shown }
    }

    const fn bits(name: &'static str, word: Word, shift: u8, width: u8) -> Self {
        Self::at(name, Place::Bits(Bits { word, shift, width }))
    }

    const fn late(name: &'static str, word: Word, shift: u8, width: u8, kept: Kept) -> Self {
        Self::at(name, Place::Late(Bits { word, shift, width })).keep(kept)
    }

    const fn apart(name: &'static str, width: Option<u8>, kept: Kept) -> Self {
        Self::at(name, Place::Apart(width)).keep(kept)
    }

    const fn keep(self, kept: Kept) -> Self {
        Self { kept: Some(kept), ..self }
    }

    const fn needs(self, needs: &'static [Needs]) -> Self {
        Self { needs, ..self }
    }

    const fn resolved(self, resolved: Resolved) -> Self {
        Self { resolved, ..self }
    }

    const fn user_sgprs(self, user_sgprs: u32) -> Self {
        Self { user_sgprs, ..self }
    }

    const fn shown(self, shown: Shown) -> Self {
        Self { shown, ..self }
    }
}

use Kept as K;
use Needs as N;
use Resolved::{First, Last};
use Word::{
    ComputePgmRsrc1 as R1, ComputePgmRsrc2 as R2, ComputePgmRsrc3 as R3, GroupSegmentFixedSize,
    KernargPreload, KernargSize, KernelCodeProperties as Properties, PrivateSegmentFixedSize,
};

/// All fields. Of several with one name, the first one that the target has counts.
#[rustfmt::skip]
pub const FIELDS: [Field; 52] = [
    Field::bits(".amdhsa_group_segment_fixed_size", GroupSegmentFixedSize, 0, 32),
    Field::bits(".amdhsa_private_segment_fixed_size", PrivateSegmentFixedSize, 0, 32),
    Field::bits(".amdhsa_kernarg_size", KernargSize, 0, 32),
    Field::late(".amdhsa_user_sgpr_count", R2, 1, 5, K::UserSgprCount).resolved(First).needs(&[N::Before1250]),
    Field::late(".amdhsa_user_sgpr_count", R2, 1, 6, K::UserSgprCount).resolved(First).needs(&[N::Since1250]),
    Field::bits(".amdhsa_user_sgpr_private_segment_buffer", Properties, 0, 1).resolved(First).user_sgprs(4).needs(&[N::NoArchitectedFlatScratch]),
    Field::bits(".amdhsa_user_sgpr_dispatch_ptr", Properties, 1, 1).resolved(First).user_sgprs(2),
    Field::bits(".amdhsa_user_sgpr_queue_ptr", Properties, 2, 1).resolved(First).user_sgprs(2),
    Field::bits(".amdhsa_user_sgpr_kernarg_segment_ptr", Properties, 3, 1).resolved(First).user_sgprs(2),
    Field::bits(".amdhsa_user_sgpr_dispatch_id", Properties, 4, 1).resolved(First).user_sgprs(2),
    Field::bits(".amdhsa_user_sgpr_flat_scratch_init", Properties, 5, 1).resolved(Last).user_sgprs(2).needs(&[N::NoArchitectedFlatScratch]),
    Field::bits(".amdhsa_user_sgpr_kernarg_preload_length", KernargPreload, 0, 7).resolved(First).keep(K::PreloadLength).needs(&[N::KernargPreload]),
    Field::bits(".amdhsa_user_sgpr_kernarg_preload_offset", KernargPreload, 7, 9).resolved(First).keep(K::PreloadOffset).needs(&[N::KernargPreload]),
    Field::bits(".amdhsa_user_sgpr_private_segment_size", Properties, 6, 1).resolved(First).user_sgprs(1),
    Field::bits(".amdhsa_wavefront_size32", Properties, 10, 1).resolved(First).keep(K::WavefrontSize32).needs(&[N::Since(10)]),
    Field::bits(".amdhsa_uses_dynamic_stack", Properties, 11, 1).shown(Shown::SinceCodeObject5),
    Field::bits(".amdhsa_enable_private_segment", R2, 0, 1).needs(&[N::ArchitectedFlatScratch]),
    Field::bits(".amdhsa_system_sgpr_private_segment_wavefront_offset", R2, 0, 1).needs(&[N::NoArchitectedFlatScratch]),
    Field::bits(".amdhsa_system_sgpr_workgroup_id_x", R2, 7, 1),
    Field::bits(".amdhsa_system_sgpr_workgroup_id_y", R2, 8, 1),
    Field::bits(".amdhsa_system_sgpr_workgroup_id_z", R2, 9, 1),
    Field::bits(".amdhsa_system_sgpr_workgroup_info", R2, 10, 1),
    Field::bits(".amdhsa_system_vgpr_workitem_id", R2, 11, 2),
    Field::apart(".amdhsa_next_free_vgpr", None, K::NextFreeVgpr),
    Field::apart(".amdhsa_next_free_sgpr", None, K::NextFreeSgpr),
    Field::late(".amdhsa_accum_offset", R3, 0, 6, K::AccumOffset).needs(&[N::Gfx90a]),
    Field::late(".amdhsa_named_barrier_count", R3, 14, 3, K::NamedBarrierCount).needs(&[N::Since1250]),
    Field::apart(".amdhsa_reserve_vcc", Some(1), K::ReserveVcc),
    Field::apart(".amdhsa_reserve_flat_scratch", Some(1), K::ReserveFlatScratch).needs(&[N::Since(7), N::NoArchitectedFlatScratch]),
    Field::apart(".amdhsa_reserve_xnack_mask", Some(1), K::ReserveXnackMask).needs(&[N::Since(8)]).shown(Shown::Xnack),
    Field::bits(".amdhsa_float_round_mode_32", R1, 12, 2),
    Field::bits(".amdhsa_float_round_mode_16_64", R1, 14, 2),
    Field::bits(".amdhsa_float_denorm_mode_32", R1, 16, 2),
    Field::bits(".amdhsa_float_denorm_mode_16_64", R1, 18, 2),
    Field::bits(".amdhsa_dx10_clamp", R1, 21, 1).needs(&[N::Dx10Clamp]),
    Field::bits(".amdhsa_ieee_mode", R1, 23, 1).needs(&[N::Dx10Clamp]),
    Field::bits(".amdhsa_fp16_overflow", R1, 26, 1).needs(&[N::Since(9)]),
    Field::bits(".amdhsa_tg_split", R3, 16, 1).needs(&[N::Gfx90a]),
    Field::bits(".amdhsa_workgroup_processor_mode", R1, 29, 1).needs(&[N::WorkgroupProcessorMode]),
    Field::bits(".amdhsa_memory_ordered", R1, 30, 1).needs(&[N::Since(10)]),
    Field::bits(".amdhsa_forward_progress", R1, 31, 1).needs(&[N::Since(10)]),
    Field::bits(".amdhsa_shared_vgpr_count", R3, 0, 4).resolved(First).keep(K::SharedVgprCount).needs(&[N::Before(12)]),
    Field::bits(".amdhsa_inst_pref_size", R3, 4, 6).needs(&[N::Since(11), N::Before(12)]),
    Field::bits(".amdhsa_inst_pref_size", R3, 4, 8).needs(&[N::Since(12)]),
    Field::bits(".amdhsa_round_robin_scheduling", R1, 21, 1).needs(&[N::Since(12)]),
    Field::bits(".amdhsa_exception_fp_ieee_invalid_op", R2, 24, 1),
    Field::bits(".amdhsa_exception_fp_denorm_src", R2, 25, 1),
    Field::bits(".amdhsa_exception_fp_ieee_div_zero", R2, 26, 1),
    Field::bits(".amdhsa_exception_fp_ieee_overflow", R2, 27, 1),
    Field::bits(".amdhsa_exception_fp_ieee_underflow", R2, 28, 1),
    Field::bits(".amdhsa_exception_fp_ieee_inexact", R2, 29, 1),
    Field::bits(".amdhsa_exception_int_div_zero", R2, 30, 1),
];

/// Where the descriptor counts VGPRs.
pub const VGPR_BLOCKS: Bits = Bits { word: R1, shift: 0, width: 6 };
/// Where the descriptor counts SGPRs.
pub const SGPR_BLOCKS: Bits = Bits { word: R1, shift: 6, width: 4 };

/// What a field holds unless it is named: the field, its value, and what that depends on.
type Default = (&'static str, i64, fn(&Target) -> bool);

/// The fields that hold something else than 0 unless they are named.
pub const DEFAULTS: [Default; 8] = [
    (".amdhsa_float_denorm_mode_16_64", 3, |_| true),
    (".amdhsa_dx10_clamp", 1, |_| true),
    (".amdhsa_ieee_mode", 1, |_| true),
    (".amdhsa_system_sgpr_workgroup_id_x", 1, |_| true),
    (".amdhsa_wavefront_size32", 1, |target| target.has(Feature::WavefrontSize32)),
    (".amdhsa_workgroup_processor_mode", 1, |target| !target.has(Feature::CuMode)),
    (".amdhsa_memory_ordered", 1, |_| true),
    (".amdhsa_forward_progress", 1, |_| true),
];

impl Needs {
    /// Whether a target has it.
    pub fn met(self, target: &Target) -> bool {
        let major = target.isa_version().major;
        match self {
            Self::ArchitectedFlatScratch => target.has(Feature::ArchitectedFlatScratch),
            Self::NoArchitectedFlatScratch => !target.has(Feature::ArchitectedFlatScratch),
            Self::KernargPreload => target.has(Feature::KernargPreload),
            Self::Gfx90a => target.has(Feature::GFX90AInsts),
            Self::Since(generation) => major >= generation,
            Self::Before(generation) => (10..generation).contains(&major),
            Self::Since1250 => target.is_gfx1250_plus(),
            Self::Before1250 => !target.is_gfx1250_plus(),
            Self::Dx10Clamp => target.has(Feature::DX10ClampAndIEEEMode),
            Self::WorkgroupProcessorMode => target.is_gfx10_plus() && !target.is_gfx1250(),
        }
    }

    /// What is said of a target that lacks it.
    pub fn message(self, target: &Target) -> String {
        match self {
            Self::ArchitectedFlatScratch => {
                "directive is not supported without architected flat scratch".to_owned()
            }
            Self::NoArchitectedFlatScratch => {
                "directive is not supported with architected flat scratch".to_owned()
            }
            Self::KernargPreload | Self::Gfx90a => "directive requires gfx90a+".to_owned(),
            Self::Since(generation) => format!("directive requires gfx{generation}+"),
            Self::Before(_) => "directive requires gfx10 or gfx11".to_owned(),
            Self::Since1250 | Self::Before1250 => "directive requires gfx1250+".to_owned(),
            Self::Dx10Clamp => "directive unsupported on gfx1170+".to_owned(),
            Self::WorkgroupProcessorMode => format!("directive unsupported on {}", target.cpu_name()),
        }
    }
}

/// The field of a name, on a target; of several the first one, if the target has none of them.
pub fn find(name: &[u8], target: &Target) -> Option<&'static Field> {
    let mut named = FIELDS.iter().filter(|field| field.name.as_bytes() == name && !name.is_empty());
    let first = named.clone().next()?;
    Some(named.find(|field| field.unmet(target).is_none()).unwrap_or(first))
}

impl Field {
    /// What the field asks of the target in vain.
    pub fn unmet(&self, target: &Target) -> Option<Needs> {
        self.needs.iter().copied().find(|needs| !needs.met(target))
    }
}

#[cfg(test)]
mod tests {
    use super::{Bits, FIELDS, Place, find};
    use crate::target::Target;

    /// On each processor no bit belongs to two fields.
    #[test]
    fn fields_do_not_overlap() {
        for cpu in
            ["gfx600", "gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200", "gfx1250", "gfx1310"]
        {
            let target = Target::for_processor(cpu, "").unwrap();
            let mut taken = [0u64; super::WORDS];
            taken[super::VGPR_BLOCKS.word as usize] = super::VGPR_BLOCKS.mask() | super::SGPR_BLOCKS.mask();
            for field in FIELDS.iter().filter(|field| field.unmet(&target).is_none()) {
                let (Place::Bits(bits) | Place::Late(bits)) = field.place else { continue };
                assert_eq!(taken[bits.word as usize] & bits.mask(), 0, "{cpu} {}", field.name);
                taken[bits.word as usize] |= bits.mask();
            }
        }
    }

    #[test]
    fn finds_the_field_of_the_generation() {
        let gfx12 = Target::for_processor("gfx1200", "").unwrap();
        let field = find(b".amdhsa_inst_pref_size", &gfx12).unwrap();
        assert!(matches!(field.place, Place::Bits(Bits { width: 8, .. })));
        assert!(find(b".amdhsa_nothing", &gfx12).is_none() && find(b"", &gfx12).is_none());
    }
}
