//! The highest registers that statements named: kernels learn from symbols how many registers they need.
//!
//! LLVM counts while it parses, whatever becomes of the statement.

use crate::isa::register::RegFile;

/// One past the highest register of each file that has been named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GprUse {
    /// VGPRs: `.amdgcn.next_free_vgpr`, or `.kernel.vgpr_count` outside HSA.
    pub vgprs: u32,
    /// SGPRs: `.amdgcn.next_free_sgpr`, or `.kernel.sgpr_count` outside HSA.
    pub sgprs: u32,
    /// AGPRs: `.kernel.agpr_count` outside HSA.
    pub agprs: u32,
}

impl GprUse {
    /// Counts `dwords` registers from `number` on. Files without a symbol are not counted.
    #[inline]
    pub fn add(&mut self, file: RegFile, number: u32, dwords: u32) {
        let count = match file {
            RegFile::Vgpr => &mut self.vgprs,
            RegFile::Sgpr => &mut self.sgprs,
            RegFile::Agpr => &mut self.agprs,
            RegFile::Ttmp | RegFile::Special => return,
        };
        *count = (*count).max(number.saturating_add(dwords));
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
        assert_eq!(used, GprUse { vgprs: 8, sgprs: 2, agprs: 0 });
    }
}
