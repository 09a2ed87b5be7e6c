//! The highest registers that statements named: kernels learn from symbols how many registers they need.
//!
//! LLVM counts while it parses, whatever becomes of the statement.

use crate::isa::register::RegFile;

/// One past the highest register of each file that has been named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GprUse {
    /// By the number of the file, since which it is cannot be foreseen: a branch would cost more.
    ends: [u32; RegFile::COUNT],
}

impl GprUse {
    /// Counts `dwords` registers from `number` on.
    #[inline]
    pub fn add(&mut self, file: RegFile, number: u32, dwords: u32) {
        let end = &mut self.ends[file as usize];
        *end = (*end).max(number.saturating_add(dwords));
    }

    /// Counts what has been counted elsewhere.
    pub fn add_all(&mut self, other: &Self) {
        for (end, other) in self.ends.iter_mut().zip(other.ends) {
            *end = (*end).max(other);
        }
    }

    /// Whether a register that symbols tell of lies beyond those of `other`.
    #[inline]
    #[must_use]
    pub fn exceeds(&self, other: &Self) -> bool {
        self.vgprs() > other.vgprs() || self.sgprs() > other.sgprs() || self.agprs() > other.agprs()
    }

    /// VGPRs: `.amdgcn.next_free_vgpr`, or `.kernel.vgpr_count` outside HSA.
    #[inline]
    #[must_use]
    pub fn vgprs(&self) -> u32 {
        self.ends[RegFile::Vgpr as usize]
    }

    /// SGPRs: `.amdgcn.next_free_sgpr`, or `.kernel.sgpr_count` outside HSA.
    #[inline]
    #[must_use]
    pub fn sgprs(&self) -> u32 {
        self.ends[RegFile::Sgpr as usize]
    }

    /// AGPRs: `.kernel.agpr_count` outside HSA.
    #[inline]
    #[must_use]
    pub fn agprs(&self) -> u32 {
        self.ends[RegFile::Agpr as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::{GprUse, RegFile};

    #[test]
    fn keeps_the_highest_of_each_file() {
        let mut used = GprUse::default();
        used.add(RegFile::Vgpr, 4, 4);
        used.add(RegFile::Vgpr, 2, 1);
        used.add(RegFile::Sgpr, 0, 2);
        used.add(RegFile::Ttmp, 0, 16);
        assert_eq!((used.vgprs(), used.sgprs(), used.agprs()), (8, 2, 0));
        let mut more = GprUse::default();
        more.add(RegFile::Ttmp, 0, 17);
        assert!(!more.exceeds(&used));
        more.add(RegFile::Agpr, 1, 1);
        assert!(more.exceeds(&used));
        used.add_all(&more);
        assert_eq!((used.vgprs(), used.agprs()), (8, 2));
    }
}
