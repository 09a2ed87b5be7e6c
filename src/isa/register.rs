//! Registers: what a name in the source stands for, how it is printed, and which number the hardware knows it by.
//!
//! The instruction's layout decides where that number goes; which registers an operand takes is [`RegClass`]'s part.

mod class;
mod special;

pub use class::{HwMode, Members, RegClass};
pub use special::Special;

use crate::target::Target;

/// The file a register belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RegFile {
    /// Vector registers v0 to v255 (to v1023 on gfx1250 and later).
    Vgpr,
    /// Accumulation registers a0 to a255.
    Agpr,
    /// Scalar registers s0 to s105. A tuple may run on into vcc, as `[s104,s105,vcc_lo,vcc_hi]` does.
    Sgpr,
    /// Trap temporaries ttmp0 to ttmp15.
    Ttmp,
    /// Everything with a name of its own: vcc, exec, m0, null, scc, … ; `index` is a [`Special`].
    Special,
}

impl RegFile {
    /// How many there are.
    pub const COUNT: usize = Self::Special as usize + 1;
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

/// The number of the scalar register after the last one with a number: vcc_lo stands there.
const VCC_LO_INDEX: u16 = 106;

impl Reg {
    /// Registers `index` and following of a file that is not [`RegFile::Special`].
    #[must_use]
    pub const fn tuple(file: RegFile, index: u16, dwords: u8) -> Self {
        Self { file, index, dwords, half: Half::Full }
    }

    /// `v5`.
    #[must_use]
    pub const fn vgpr(index: u16) -> Self {
        Self::tuple(RegFile::Vgpr, index, 1)
    }

    /// `s5`.
    #[must_use]
    pub const fn sgpr(index: u16) -> Self {
        Self::tuple(RegFile::Sgpr, index, 1)
    }

    /// A register with a name of its own.
    #[must_use]
    pub const fn special(special: Special) -> Self {
        Self { file: RegFile::Special, index: special as u16, dwords: special.dwords(), half: Half::Full }
    }

    /// The register with a name of its own that this is.
    #[must_use]
    pub fn as_special(self) -> Option<Special> {
        if self.file == RegFile::Special { Special::from_index(self.index) } else { None }
    }

    /// Whether this is that register.
    #[must_use]
    pub fn is(self, special: Special) -> bool {
        self.file == RegFile::Special && self.index == special as u16
    }

    /// Whether this is `null`.
    #[must_use]
    pub fn is_null(self) -> bool {
        self.is(Special::Null)
    }

    /// Whether this is a VGPR, a tuple or a half of one.
    #[must_use]
    pub fn is_vgpr(self) -> bool {
        self.file == RegFile::Vgpr
    }

    /// Whether this is an AGPR, a tuple or a half of one.
    #[must_use]
    pub fn is_agpr(self) -> bool {
        self.file == RegFile::Agpr
    }

    /// Whether the constant bus would read it: SGPRs, TTMPs and registers with a name, but not `lds_direct`.
    #[must_use]
    pub fn is_scalar(self) -> bool {
        match self.file {
            RegFile::Vgpr | RegFile::Agpr => false,
            RegFile::Sgpr | RegFile::Ttmp => self.half == Half::Full,
            RegFile::Special => !self.is(Special::LdsDirect) && !self.is(Special::Pc),
        }
    }

    /// Whether it is one of the read-only values that LLVM treats like inline constants of any type:
    /// `src_shared_base` and its kin, `src_vccz`, `src_execz`, `src_scc`, `null`.
    #[must_use]
    pub fn is_inline_value(self) -> bool {
        self.as_special().is_some_and(Special::is_inline_value)
    }

    /// Whether this is the upper half of a register.
    #[must_use]
    pub fn is_hi16(self) -> bool {
        self.half == Half::Hi
    }

    /// Whether two registers share a bit. Halves count as the register that they are of.
    #[must_use]
    pub fn overlaps(self, other: Self) -> bool {
        let (file, start, end) = self.extent();
        let (other_file, other_start, other_end) = other.extent();
        file == other_file && start < other_end && other_start < end
    }

    /// The dwords that it covers in a numbering of its file where vcc follows s105.
    fn extent(self) -> (RegFile, u16, u16) {
        match self.as_special() {
            Some(Special::Vcc) => (RegFile::Sgpr, VCC_LO_INDEX, VCC_LO_INDEX + 2),
            Some(Special::VccLo) => (RegFile::Sgpr, VCC_LO_INDEX, VCC_LO_INDEX + 1),
            Some(Special::VccHi) => (RegFile::Sgpr, VCC_LO_INDEX + 1, VCC_LO_INDEX + 2),
            Some(special) => {
                let start = special.dword_id();
                (RegFile::Special, start, start + u16::from(special.dwords()))
            }
            None => (self.file, self.index, self.index + u16::from(self.dwords)),
        }
    }

    /// Whether the tuple runs on from s105 into vcc.
    #[must_use]
    pub fn reaches_vcc(self) -> bool {
        self.file == RegFile::Sgpr && self.index + u16::from(self.dwords) > VCC_LO_INDEX
    }

    /// Whether the processor has this register.
    #[must_use]
    pub fn is_available(self, target: &Target) -> bool {
        match self.file {
            RegFile::Vgpr | RegFile::Agpr => true,
            RegFile::Ttmp => self.index + u16::from(self.dwords) <= 12 || target.is_gfx9_plus(),
            RegFile::Sgpr => {
                let end = self.index + u16::from(self.dwords);
                let covers = |first: u16| self.index < first + 2 && end > first;
                // gfx10 added s104 and s105; gfx8 and gfx9 use the numbers of s102 and s103 for flat_scratch.
                (!covers(104) || target.is_gfx10_plus())
                    && (!covers(102) || !(target.is_vi() || target.is_gfx9()))
            }
            RegFile::Special => self.as_special().is_some_and(|special| special.is_available(target)),
        }
    }

    /// The number of the register in its file, as the hardware counts on this target.
    ///
    /// VGPRs and AGPRs count from 0; an 8-bit field takes the low 8 bits.
    #[must_use]
    pub fn hw_index(self, target: &Target) -> u16 {
        match self.file {
            RegFile::Vgpr | RegFile::Agpr | RegFile::Sgpr => self.index,
            RegFile::Ttmp => self.index + if target.is_gfx9_plus() { 108 } else { 112 },
            RegFile::Special => self.as_special().map_or(0, |special| special.hw_index(target)),
        }
    }

    /// The 9-bit code of the register as a source: 256 and up for VGPRs and AGPRs.
    #[must_use]
    pub fn src_code(self, target: &Target) -> u16 {
        let index = self.hw_index(target) & 0xff;
        if self.is_vgpr() || self.is_agpr() { index | 0x100 } else { index }
    }

    /// The 9-bit code as a 16-bit source or destination of VOP1, VOP2 and VOPC: bit 7 selects the upper half.
    #[must_use]
    pub fn src_code_t16_lo128(self, target: &Target) -> u16 {
        self.src_code(target) | if self.is_vgpr() && self.is_hi16() { 0x80 } else { 0 }
    }

    /// Appends the register's name as LLVM prints it: `v5`, `s[0:1]`, `v1.l`, `vcc`.
    pub fn write_name(self, out: &mut Vec<u8>) {
        let prefix: &[u8] = match self.file {
            RegFile::Vgpr => b"v",
            RegFile::Agpr => b"a",
            RegFile::Sgpr => b"s",
            RegFile::Ttmp => b"ttmp",
            RegFile::Special => {
                out.extend_from_slice(self.as_special().map_or("", Special::name).as_bytes());
                return;
            }
        };
        if self.reaches_vcc() {
            self.write_list_into_vcc(out);
            return;
        }
        if self.half == Half::Hi && !self.is_vgpr() {
            // Upper halves of these have no name in the syntax, so LLVM's record has to do.
            out.extend_from_slice(prefix_of_record(self.file));
            write_decimal(self.index, out);
            out.extend_from_slice(b"_HI16");
            return;
        }
        out.extend_from_slice(prefix);
        // VGPRs above 255 print with the low 8 bits that their field holds; the comment names them in full.
        let low = if self.is_vgpr() { self.index & 0xff } else { self.index };
        self.write_numbers(low, out);
        if low != self.index {
            out.extend_from_slice(b" /*v");
            self.write_numbers(self.index, out);
            out.extend_from_slice(b"*/");
        }
    }

    /// Appends what follows `v` in a register's name, for a tuple that starts at `index`.
    fn write_numbers(self, index: u16, out: &mut Vec<u8>) {
        if self.dwords > 1 {
            out.push(b'[');
            write_decimal(index, out);
            out.push(b':');
            write_decimal(index + u16::from(self.dwords) - 1, out);
            out.push(b']');
        } else {
            write_decimal(index, out);
            match self.half {
                Half::Full => {}
                Half::Lo => out.extend_from_slice(b".l"),
                Half::Hi => out.extend_from_slice(b".h"),
            }
        }
    }

    fn write_list_into_vcc(self, out: &mut Vec<u8>) {
        out.push(b'[');
        for index in self.index..self.index + u16::from(self.dwords) {
            if index != self.index {
                out.push(b',');
            }
            match index {
                VCC_LO_INDEX => out.extend_from_slice(b"vcc_lo"),
                107 => out.extend_from_slice(b"vcc_hi"),
                _ => {
                    out.push(b's');
                    write_decimal(index, out);
                }
            }
        }
        out.push(b']');
    }
}

/// How LLVM's records of registers of a file begin.
fn prefix_of_record(file: RegFile) -> &'static [u8] {
    match file {
        RegFile::Vgpr => b"VGPR",
        RegFile::Agpr => b"AGPR",
        RegFile::Sgpr => b"SGPR",
        RegFile::Ttmp => b"TTMP",
        RegFile::Special => b"",
    }
}

/// Appends a small number; registers have at most four digits.
fn write_decimal(value: u16, out: &mut Vec<u8>) {
    if value < 10 {
        out.push(b'0' + value as u8);
        return;
    }
    let mut digits = [0u8; 5];
    let mut at = digits.len();
    let mut rest = value;
    while rest != 0 {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    out.extend_from_slice(&digits[at..]);
}
