//! Registers with a name of their own: how they are spelled, which GPUs have them, and their numbers.

use crate::target::{Feature, Target};

/// One register as the table below describes it.
struct Row {
    special: Special,
    /// The name that is printed.
    name: &'static str,
    dwords: u8,
    /// The number as a source operand; [`Special::hw_index`] knows those that differ between generations.
    hw_index: u16,
}

macro_rules! special_registers {
    ($($(#[doc = $doc:literal])+ $variant:ident: $name:literal, $dwords:literal, $index:literal;)+) => {
        /// A register with a name of its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Special {
            $($(#[doc = $doc])+ $variant,)+
        }

        const ROWS: &[Row] = &[
            $(Row { special: Special::$variant, name: $name, dwords: $dwords, hw_index: $index },)+
        ];
    };
}

// The registers that follow a 64-bit one are its halves, in order.
special_registers! {
    /// Vector condition code.
    Vcc: "vcc", 2, 106;
    /// Low dword of vcc: the condition code in wave32.
    VccLo: "vcc_lo", 1, 106;
    /// High dword of vcc.
    VccHi: "vcc_hi", 1, 107;
    /// Execution mask.
    Exec: "exec", 2, 126;
    /// Low dword of the execution mask: all of it in wave32.
    ExecLo: "exec_lo", 1, 126;
    /// High dword of the execution mask.
    ExecHi: "exec_hi", 1, 127;
    /// Flat scratch setup on gfx7 to gfx9.
    FlatScratch: "flat_scratch", 2, 102;
    /// Its low dword.
    FlatScratchLo: "flat_scratch_lo", 1, 102;
    /// Its high dword.
    FlatScratchHi: "flat_scratch_hi", 1, 103;
    /// Lanes to replay after a translation fault.
    XnackMask: "xnack_mask", 2, 104;
    /// Its low dword.
    XnackMaskLo: "xnack_mask_lo", 1, 104;
    /// Its high dword.
    XnackMaskHi: "xnack_mask_hi", 1, 105;
    /// Trap base address.
    Tba: "tba", 2, 108;
    /// Its low dword.
    TbaLo: "tba_lo", 1, 108;
    /// Its high dword.
    TbaHi: "tba_hi", 1, 109;
    /// Trap memory address.
    Tma: "tma", 2, 110;
    /// Its low dword.
    TmaLo: "tma_lo", 1, 110;
    /// Its high dword.
    TmaHi: "tma_hi", 1, 111;
    /// Temporary register for LDS, messages and relative moves.
    M0: "m0", 1, 124;
    /// Reads as 0, and drops what is written to it. Stands for every size.
    Null: "null", 1, 125;
    /// Whether vcc is 0.
    Vccz: "src_vccz", 1, 251;
    /// Whether exec is 0.
    Execz: "src_execz", 1, 252;
    /// Scalar condition code.
    Scc: "src_scc", 1, 253;
    /// An LDS read through m0.
    LdsDirect: "src_lds_direct", 1, 254;
    /// First address of the LDS aperture.
    SharedBase: "src_shared_base", 2, 235;
    /// Last address of the LDS aperture.
    SharedLimit: "src_shared_limit", 2, 236;
    /// First address of the scratch aperture.
    PrivateBase: "src_private_base", 2, 237;
    /// Last address of the scratch aperture.
    PrivateLimit: "src_private_limit", 2, 238;
    /// Low dword of the scratch base address.
    FlatScratchBaseLo: "src_flat_scratch_base_lo", 1, 230;
    /// High dword of the scratch base address.
    FlatScratchBaseHi: "src_flat_scratch_base_hi", 1, 231;
    /// Packer-ordered wave that is about to end.
    PopsExitingWaveId: "src_pops_exiting_wave_id", 1, 239;
    /// The program counter; no operand takes it.
    Pc: "pc", 1, 0;
}

impl Special {
    /// How many there are.
    pub(super) const COUNT: usize = ROWS.len();

    /// All of them, in the order of their numbers.
    pub(super) const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::Vcc; Self::COUNT];
        let mut at = 0;
        while at < Self::COUNT {
            all[at] = ROWS[at].special;
            at += 1;
        }
        all
    };

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The register with this number as [`super::Reg::index`].
    #[must_use]
    pub fn from_index(index: u16) -> Option<Self> {
        ROWS.get(usize::from(index)).map(|row| row.special)
    }

    /// The register with this name, in any of its spellings.
    ///
    /// Most names that are asked for are no such register, so the first letter decides at once.
    #[must_use]
    pub fn from_name(name: &[u8]) -> Option<Self> {
        let special = match (name.first()?, name) {
            (b'v', b"vcc") => Self::Vcc,
            (b'v', b"vcc_lo") => Self::VccLo,
            (b'v', b"vcc_hi") => Self::VccHi,
            (b'e', b"exec") => Self::Exec,
            (b'e', b"exec_lo") => Self::ExecLo,
            (b'e', b"exec_hi") => Self::ExecHi,
            (b'm', b"m0") => Self::M0,
            (b'n', b"null") => Self::Null,
            (b'f', b"flat_scratch") => Self::FlatScratch,
            (b'f', b"flat_scratch_lo") => Self::FlatScratchLo,
            (b'f', b"flat_scratch_hi") => Self::FlatScratchHi,
            (b'x', b"xnack_mask") => Self::XnackMask,
            (b'x', b"xnack_mask_lo") => Self::XnackMaskLo,
            (b'x', b"xnack_mask_hi") => Self::XnackMaskHi,
            (b't', b"tba") => Self::Tba,
            (b't', b"tba_lo") => Self::TbaLo,
            (b't', b"tba_hi") => Self::TbaHi,
            (b't', b"tma") => Self::Tma,
            (b't', b"tma_lo") => Self::TmaLo,
            (b't', b"tma_hi") => Self::TmaHi,
            (b'p', b"pc") => Self::Pc,
            (b's', _) => match name.strip_prefix(b"src_") {
                Some(b"flat_scratch_base_lo") => Self::FlatScratchBaseLo,
                Some(b"flat_scratch_base_hi") => Self::FlatScratchBaseHi,
                short => Self::from_source_name(short.unwrap_or(name))?,
            },
            (b'v' | b'e' | b'p' | b'l', _) => Self::from_source_name(name)?,
            _ => return None,
        };
        Some(special)
    }

    /// All spellings of all names.
    pub(crate) fn names() -> impl Iterator<Item = (&'static str, Self)> {
        Self::ALL.into_iter().flat_map(|special| {
            let short = special.name().strip_prefix("src_");
            let short = short.filter(|short| Self::from_name(short.as_bytes()) == Some(special));
            [Some(special.name()), short].into_iter().flatten().map(move |name| (name, special))
        })
    }

    /// The values that only sources take may do without `src_`, and print with it.
    fn from_source_name(short: &[u8]) -> Option<Self> {
        let special = match (short.first()?, short) {
            (b's', b"scc") => Self::Scc,
            (b's', b"shared_base") => Self::SharedBase,
            (b's', b"shared_limit") => Self::SharedLimit,
            (b'p', b"private_base") => Self::PrivateBase,
            (b'p', b"private_limit") => Self::PrivateLimit,
            (b'p', b"pops_exiting_wave_id") => Self::PopsExitingWaveId,
            (b'l', b"lds_direct") => Self::LdsDirect,
            (b'v', b"vccz") => Self::Vccz,
            (b'e', b"execz") => Self::Execz,
            _ => return None,
        };
        Some(special)
    }

    /// The name that is printed.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Size in dwords.
    #[must_use]
    pub const fn dwords(self) -> u8 {
        ROWS[self as usize].dwords
    }

    /// The low half of a 64-bit register that has halves of its own; else itself.
    #[must_use]
    pub fn low_dword(self) -> Self {
        self.halves().map_or(self, |(low, _)| low)
    }

    /// The halves of a 64-bit register.
    #[must_use]
    pub fn halves(self) -> Option<(Self, Self)> {
        match self {
            Self::Vcc => Some((Self::VccLo, Self::VccHi)),
            Self::Exec => Some((Self::ExecLo, Self::ExecHi)),
            Self::FlatScratch => Some((Self::FlatScratchLo, Self::FlatScratchHi)),
            Self::XnackMask => Some((Self::XnackMaskLo, Self::XnackMaskHi)),
            Self::Tba => Some((Self::TbaLo, Self::TbaHi)),
            Self::Tma => Some((Self::TmaLo, Self::TmaHi)),
            _ => None,
        }
    }

    /// The 64-bit register that two halves form.
    #[must_use]
    pub fn from_halves(low: Self, high: Self) -> Option<Self> {
        [Self::Vcc, Self::Exec, Self::FlatScratch, Self::XnackMask, Self::Tba, Self::Tma]
            .into_iter()
            .find(|whole| whole.halves() == Some((low, high)))
    }

    /// A number per dword that a 64-bit register shares with its halves.
    pub(super) fn dword_id(self) -> u16 {
        // Spaced, so that the two dwords of a register without halves of its own stay apart from its neighbours.
        let base = self.low_dword() as u16 * 2;
        match self {
            Self::ExecHi | Self::FlatScratchHi | Self::XnackMaskHi | Self::TbaHi | Self::TmaHi => base - 1,
            _ => base,
        }
    }

    /// Whether LLVM treats it like an inline constant of any type.
    #[must_use]
    pub const fn is_inline_value(self) -> bool {
        matches!(
            self,
            Self::SharedBase
                | Self::SharedLimit
                | Self::PrivateBase
                | Self::PrivateLimit
                | Self::FlatScratchBaseLo
                | Self::FlatScratchBaseHi
                | Self::PopsExitingWaveId
                | Self::Vccz
                | Self::Execz
                | Self::Scc
                | Self::Null
        )
    }

    /// Whether the processor has it.
    #[must_use]
    pub fn is_available(self, target: &Target) -> bool {
        match self {
            Self::SharedBase | Self::SharedLimit | Self::PrivateBase | Self::PrivateLimit => {
                target.is_gfx9_plus()
            }
            Self::FlatScratchBaseLo | Self::FlatScratchBaseHi => {
                target.has(Feature::GloballyAddressableScratch)
            }
            Self::PopsExitingWaveId => target.is_gfx9_plus() && !target.is_gfx11_plus(),
            Self::Tba | Self::TbaLo | Self::TbaHi | Self::Tma | Self::TmaLo | Self::TmaHi => {
                !target.is_gfx9_plus()
            }
            Self::XnackMask | Self::XnackMaskLo | Self::XnackMaskHi => {
                (target.is_vi() || target.is_gfx9()) && target.has(Feature::SupportsXNACK)
            }
            Self::Null => target.is_gfx10_plus(),
            Self::Execz | Self::Vccz => !target.is_gfx11_plus(),
            // gfx6 has no flat memory, and gfx10 moved its scratch base behind s_setreg.
            Self::FlatScratch | Self::FlatScratchLo | Self::FlatScratchHi => {
                !target.is_si() && !target.is_gfx10_plus()
            }
            _ => true,
        }
    }

    /// The number as a source operand on this target.
    #[must_use]
    pub fn hw_index(self, target: &Target) -> u16 {
        let index = self.row().hw_index;
        match self {
            // gfx11 swapped the two.
            Self::M0 if target.is_gfx11_plus() => 125,
            Self::Null if target.is_gfx11_plus() => 124,
            Self::FlatScratch | Self::FlatScratchLo | Self::FlatScratchHi if target.is_ci() => index + 2,
            _ => index,
        }
    }
}
