//! Registers: what a name in the source stands for.

/// The file a register belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RegFile {
    /// Vector registers v0 to v255 (to v1023 on gfx1250 and later).
    Vgpr,
    /// Accumulation registers a0 to a255.
    Agpr,
    /// Scalar registers s0 to s105.
    Sgpr,
    /// Trap temporaries ttmp0 to ttmp15.
    Ttmp,
    /// Everything with a name of its own: vcc, exec, m0, null, scc, … ; `index` is a [`Special`].
    Special,
}

/// Which half of a 32-bit register a 16-bit register is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Half {
    /// The whole register or tuple.
    Full,
    /// `v0.l`.
    Lo,
    /// `v0.h`.
    Hi,
}

/// A register or a tuple of consecutive registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reg {
    /// The file.
    pub file: RegFile,
    /// Number of its first register, or the [`Special`] as a number.
    pub index: u16,
    /// Size in dwords.
    pub dwords: u8,
    /// A 16-bit half, or all of it.
    pub half: Half,
}
