//! Register classes: which registers an operand takes, by LLVM's names for them.
//!
//! Some classes depend on the GPU: gfx90a and gfx1250 want VGPR tuples to start at an even number, and only
//! gfx90a's memory instructions take AGPRs. [`HwMode`] names those cases.

use super::{Half, Reg, RegFile, Special};
use crate::target::{Feature, Target};

/// What the meaning of a class like `VReg_64_AlignTarget` depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HwMode {
    /// Any tuple, 64 lanes.
    #[default]
    Wave64,
    /// Any tuple, 32 lanes.
    Wave32,
    /// Even tuples, AGPRs in memory instructions, 64 lanes (gfx90a to gfx950).
    AvAlign2LoadStore,
    /// Even tuples, no AGPRs, 64 lanes.
    AlignedVgprNoAgprWave64,
    /// Even tuples, no AGPRs, 32 lanes (gfx1250).
    AlignedVgprNoAgprWave32,
}

impl HwMode {
    /// The mode of a target.
    #[must_use]
    pub fn of(target: &Target) -> Self {
        let wave32 = target.has(Feature::WavefrontSize32);
        match (target.has(Feature::RequiresAlignedVGPRs), target.has(Feature::MAIInsts)) {
            (true, true) => Self::AvAlign2LoadStore,
            (true, false) if wave32 => Self::AlignedVgprNoAgprWave32,
            (true, false) => Self::AlignedVgprNoAgprWave64,
            (false, _) if wave32 || target.has(Feature::AssemblerPermissiveWavesize) => Self::Wave32,
            (false, _) => Self::Wave64,
        }
    }

    /// Whether tuples must start at an even number.
    #[must_use]
    pub const fn is_aligned(self) -> bool {
        !matches!(self, Self::Wave64 | Self::Wave32)
    }

    const fn is_wave32(self) -> bool {
        matches!(self, Self::Wave32 | Self::AlignedVgprNoAgprWave32)
    }
}

/// Members of a class, as a set of groups of registers.
type Groups = u16;

const V: Groups = 1;
const A: Groups = 1 << 1;
/// Numbered SGPRs, vcc and its halves.
const SGPR: Groups = 1 << 2;
const TTMP: Groups = 1 << 3;
/// The other scalar registers with a name.
const NAMED: Groups = 1 << 4;
const M0: Groups = 1 << 5;
/// exec, or exec_lo.
const EXEC: Groups = 1 << 6;
const EXEC_HI: Groups = 1 << 7;
const NULL: Groups = 1 << 8;
const LDS: Groups = 1 << 9;
/// src_shared_base and its kin.
const APERTURE: Groups = 1 << 10;

const XNULL: Groups = SGPR | TTMP;
const XM0_XEXEC: Groups = SGPR | TTMP | NAMED | NULL;
const SREG: Groups = XM0_XEXEC | M0 | EXEC | EXEC_HI;
/// Scalar sources of 64 bits.
const ENCODABLE: Groups = XM0_XEXEC | EXEC | APERTURE;

/// How a row of the table depends on the mode.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// The row holds everywhere.
    Any,
    /// Tuples start at an even number.
    Align2,
    /// Even tuples where the mode asks for them.
    AlignTarget,
    /// Like `AlignTarget`, without AGPRs where there are none.
    AvAlignTarget,
    /// Like `AlignTarget`, with AGPRs only where memory instructions take them.
    LdStAlignTarget,
    /// Always even tuples, with AGPRs only where memory instructions take them.
    LdStAlign2,
    /// Any tuple, with AGPRs only where memory instructions take them.
    LdStAlign1,
    /// One register, written as an even pair where the mode asks for that.
    LdStPair,
    /// A lane mask: 64 bits, or 32 in wave32.
    LaneMask,
}

/// A class in one mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Members {
    groups: Groups,
    dwords: u8,
    /// VGPR members are 16-bit halves.
    halves: bool,
    align2: bool,
    /// One past the last VGPR that a member may cover.
    limit: u16,
}

struct Row {
    name: &'static str,
    groups: Groups,
    dwords: u8,
    halves: bool,
    limit: u16,
    rule: Rule,
}

impl Row {
    const fn new(name: &'static str, groups: Groups, dwords: u8, rule: Rule) -> Self {
        Self { name, groups, dwords, halves: false, limit: 1024, rule }
    }

    const fn halves(self) -> Self {
        Self { halves: true, ..self }
    }

    const fn limit(self, limit: u16) -> Self {
        Self { limit, ..self }
    }

    const fn in_mode(&self, mode: HwMode) -> Members {
        let Self { groups, dwords, halves, limit, .. } = *self;
        let plain = Members { groups, dwords, halves, align2: false, limit };
        let memory = match mode {
            HwMode::AvAlign2LoadStore => groups,
            _ => groups & !A,
        };
        match self.rule {
            Rule::Any => plain,
            Rule::Align2 => Members { align2: true, ..plain },
            Rule::AlignTarget => Members { align2: mode.is_aligned(), ..plain },
            Rule::AvAlignTarget if mode.is_aligned() => Members { groups: memory, align2: true, ..plain },
            Rule::AvAlignTarget => plain,
            Rule::LdStAlignTarget => Members { groups: memory, align2: mode.is_aligned(), ..plain },
            Rule::LdStAlign2 => Members { groups: memory, align2: true, ..plain },
            Rule::LdStAlign1 => Members { groups: memory, ..plain },
            Rule::LdStPair if mode.is_aligned() => {
                Members { groups: memory, dwords: 2, align2: true, ..plain }
            }
            Rule::LdStPair => Members { groups: memory, ..plain },
            Rule::LaneMask if mode.is_wave32() => plain,
            // s[0:1] takes the place of s0; of the 32-bit registers only m0 and exec_hi have no 64-bit counterpart.
            Rule::LaneMask => Members { groups: groups & !M0 & !EXEC_HI, dwords: 2, ..plain },
        }
    }
}

macro_rules! register_classes {
    ($($name:ident: $groups:expr, $dwords:literal, $rule:ident $(, $adjust:ident($($argument:literal)?))*;)+) => {
        /// A set of registers that an operand takes, by LLVM's name for it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, non_camel_case_types, reason = "LLVM's names, which say what the class holds")]
        #[repr(u8)]
        pub enum RegClass {
            $($name,)+
        }

        const ROWS: &[Row] = &[
            $(Row::new(stringify!($name), $groups, $dwords, Rule::$rule)$(.$adjust($($argument)?))*,)+
        ];

        impl RegClass {
            /// All classes.
            pub const ALL: &[Self] = &[$(Self::$name,)+];
        }
    };
}

register_classes! {
    VGPR_16: V, 1, Any, halves();
    VGPR_16_Lo128: V, 1, Any, halves(), limit(128);
    VGPR_32: V, 1, Any;
    VGPR_32_Lo128: V, 1, Any, limit(128);
    VGPR_32_Lo256: V, 1, Any, limit(256);
    VRegOrLds_32: V | LDS, 1, Any;
    VReg_64: V, 2, Any;
    VReg_96: V, 3, Any;
    VReg_128: V, 4, Any;
    VReg_160: V, 5, Any;
    VReg_192: V, 6, Any;
    VReg_224: V, 7, Any;
    VReg_256: V, 8, Any;
    VReg_288: V, 9, Any;
    VReg_320: V, 10, Any;
    VReg_352: V, 11, Any;
    VReg_384: V, 12, Any;
    VReg_512: V, 16, Any;
    VReg_1024: V, 32, Any;
    VReg_64_Align2: V, 2, Align2;
    VReg_96_Align2: V, 3, Align2;
    VReg_128_Align2: V, 4, Align2;
    VReg_64_AlignTarget: V, 2, AlignTarget;
    VReg_96_AlignTarget: V, 3, AlignTarget;
    VReg_128_AlignTarget: V, 4, AlignTarget;
    VReg_160_AlignTarget: V, 5, AlignTarget;
    VReg_192_AlignTarget: V, 6, AlignTarget;
    VReg_224_AlignTarget: V, 7, AlignTarget;
    VReg_256_AlignTarget: V, 8, AlignTarget;
    VReg_288_AlignTarget: V, 9, AlignTarget;
    VReg_320_AlignTarget: V, 10, AlignTarget;
    VReg_352_AlignTarget: V, 11, AlignTarget;
    VReg_384_AlignTarget: V, 12, AlignTarget;
    VReg_512_AlignTarget: V, 16, AlignTarget;
    VReg_1024_AlignTarget: V, 32, AlignTarget;

    AGPR_32: A, 1, Any;
    AReg_64: A, 2, Any;
    AReg_128: A, 4, Any;
    AReg_256: A, 8, Any;
    AReg_512: A, 16, Any;
    AReg_1024: A, 32, Any;
    AReg_64_AlignTarget: A, 2, AlignTarget;
    AReg_128_AlignTarget: A, 4, AlignTarget;
    AReg_256_AlignTarget: A, 8, AlignTarget;
    AReg_512_AlignTarget: A, 16, AlignTarget;
    AReg_1024_AlignTarget: A, 32, AlignTarget;

    AV_32: V | A, 1, Any;
    AV_64_Align2: V | A, 2, Align2;
    AV_128_Align2: V | A, 4, Align2;
    AV_256_Align2: V | A, 8, Align2;
    AV_512_Align2: V | A, 16, Align2;
    AV_64_AlignTarget: V | A, 2, AvAlignTarget;
    AV_128_AlignTarget: V | A, 4, AvAlignTarget;
    AV_192_AlignTarget: V | A, 6, AvAlignTarget;
    AV_256_AlignTarget: V | A, 8, AvAlignTarget;
    AV_LdSt_32_Target: V | A, 1, LdStAlign1;
    AV_LdSt_32_Align2: V | A, 1, LdStPair;
    AV_LdSt_64_AlignTarget: V | A, 2, LdStAlignTarget;
    AV_LdSt_96_AlignTarget: V | A, 3, LdStAlignTarget;
    AV_LdSt_128_AlignTarget: V | A, 4, LdStAlignTarget;
    AV_LdSt_160_AlignTarget: V | A, 5, LdStAlignTarget;
    AV_LdSt_64_Align2: V | A, 2, LdStAlign2;
    AV_LdSt_96_Align2: V | A, 3, LdStAlign2;
    AV_LdSt_128_Align2: V | A, 4, LdStAlign2;
    AV_LdSt_160_Align2: V | A, 5, LdStAlign2;
    AV_LdSt_96_Align1: V | A, 3, LdStAlign1;

    SReg_32: SREG, 1, Any;
    SReg_32_XM0: XM0_XEXEC | EXEC | EXEC_HI, 1, Any;
    SReg_32_XEXEC: XM0_XEXEC | M0, 1, Any;
    SReg_32_XEXEC_HI: XM0_XEXEC | M0 | EXEC, 1, Any;
    SReg_32_XM0_XEXEC: XM0_XEXEC, 1, Any;
    SRegOrLds_32: SREG | LDS, 1, Any;
    SReg_64: XM0_XEXEC | EXEC, 2, Any;
    SReg_64_XEXEC: XM0_XEXEC, 2, Any;
    SReg_64_XEXEC_XNULL: XM0_XEXEC & !NULL, 2, Any;
    SReg_64_Encodable: ENCODABLE, 2, Any;
    SReg_96: XNULL | NULL, 3, Any;
    SReg_128: XNULL | NULL, 4, Any;
    SReg_128_XNULL: XNULL, 4, Any;
    SReg_256: XNULL | NULL, 8, Any;
    SReg_256_XNULL: XNULL, 8, Any;
    SReg_512: XNULL | NULL, 16, Any;
    SReg_1: SREG, 1, LaneMask;
    SReg_1_XEXEC: XM0_XEXEC, 1, LaneMask;

    VS_16: V | SREG | LDS, 1, Any, halves();
    VS_16_Lo128: V | SREG | LDS, 1, Any, halves(), limit(128);
    VS_32: V | SREG | LDS, 1, Any;
    VS_32_Lo128: V | SREG | LDS, 1, Any, limit(128);
    VS_32_Lo256: V | SREG | LDS, 1, Any, limit(256);
    VS_64: V | ENCODABLE, 2, Any;
    VS_64_AlignTarget: V | ENCODABLE, 2, AlignTarget;
    VS_64_Lo256: V | ENCODABLE, 2, Align2, limit(256);
    VS_128: V | XNULL | NULL, 4, Any;
}

const CLASSES: usize = ROWS.len();

/// All classes in one mode.
const fn members_of(mode: HwMode) -> [Members; CLASSES] {
    let mut all = [ROWS[0].in_mode(mode); CLASSES];
    let mut at = 0;
    while at < CLASSES {
        all[at] = ROWS[at].in_mode(mode);
        at += 1;
    }
    all
}

static MEMBERS: [[Members; CLASSES]; 5] = [
    members_of(HwMode::Wave64),
    members_of(HwMode::Wave32),
    members_of(HwMode::AvAlign2LoadStore),
    members_of(HwMode::AlignedVgprNoAgprWave64),
    members_of(HwMode::AlignedVgprNoAgprWave32),
];

impl RegClass {
    /// LLVM's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        ROWS[self as usize].name
    }

    /// The size of its registers in dwords in the given mode; 1 for 16-bit halves.
    #[must_use]
    pub fn dwords(self, mode: HwMode) -> u8 {
        MEMBERS[mode as usize][self as usize].dwords
    }

    /// Its registers in the given mode.
    #[must_use]
    pub fn members(self, mode: HwMode) -> Members {
        MEMBERS[mode as usize][self as usize]
    }

    /// Whether an operand of this class takes the register.
    ///
    /// `null` stands for every size, so classes of more than 32 bits hold it too, unless their name says otherwise.
    #[must_use]
    pub fn contains(self, reg: Reg, mode: HwMode) -> bool {
        MEMBERS[mode as usize][self as usize].contains(reg)
    }
}

impl Members {
    /// The members of no class.
    pub const NONE: Self = Self { groups: 0, dwords: 0, halves: false, align2: false, limit: 0 };

    /// The size of its registers in dwords, if it has vector registers alone, and none that are halves.
    #[must_use]
    pub const fn vector_dwords(&self) -> Option<u8> {
        if self.groups & !(V | A) == 0 && !self.halves { Some(self.dwords) } else { None }
    }

    /// Whether the register is among them.
    #[inline]
    #[must_use]
    pub fn contains(&self, reg: Reg) -> bool {
        if reg.file == RegFile::Vgpr {
            return self.groups & V != 0
                && reg.dwords == self.dwords
                && self.halves == (reg.half != Half::Full)
                && (!self.align2 || reg.index.is_multiple_of(2))
                && reg.index + u16::from(reg.dwords) <= self.limit;
        }
        if reg.half != Half::Full {
            return false;
        }
        let group = match reg.file {
            RegFile::Vgpr => V,
            RegFile::Agpr => A,
            RegFile::Sgpr => SGPR,
            RegFile::Ttmp => TTMP,
            RegFile::Special => SPECIAL_GROUPS.get(usize::from(reg.index)).copied().unwrap_or(0),
        };
        self.groups & group != 0
            && (reg.dwords == self.dwords || group == NULL)
            && (group != A || !self.align2 || reg.index.is_multiple_of(2))
    }
}

/// The group of each register with a name.
static SPECIAL_GROUPS: [Groups; Special::COUNT] = {
    let mut groups = [0; Special::COUNT];
    let mut at = 0;
    while at < Special::COUNT {
        groups[at] = group(Special::ALL[at]);
        at += 1;
    }
    groups
};

/// The group that a register with a name belongs to.
const fn group(special: Special) -> Groups {
    match special {
        Special::Vcc | Special::VccLo | Special::VccHi => SGPR,
        Special::Exec | Special::ExecLo => EXEC,
        Special::ExecHi => EXEC_HI,
        Special::M0 => M0,
        Special::Null => NULL,
        Special::LdsDirect => LDS,
        Special::SharedBase | Special::SharedLimit | Special::PrivateBase | Special::PrivateLimit => APERTURE,
        Special::Pc => 0,
        _ => NAMED,
    }
}
