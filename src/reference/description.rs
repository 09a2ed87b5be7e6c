//! What AMD's machine-readable manuals add to a page: what an instruction does, and AMD's names of operand types and data
//! formats. Where they have not been synced, a page does without.

use super::page::Description;
use crate::target::Architecture;

/// AMD's manuals, as far as they are at hand.
pub trait Manual {
    /// What an instruction does, in AMD's words.
    fn describe(&self, architecture: Architecture, mnemonic: &str) -> Option<Description>;

    /// AMD's names of operand type and data format of what fills a field: `OPR_VGPR` and `FMT_NUM_U32`. The encoding is
    /// named as on a page: `VOP3`, `VOP3 + DPP16`.
    fn operand(
        &self,
        architecture: Architecture,
        mnemonic: &str,
        encoding: &str,
        field: &str,
    ) -> Option<(String, String)>;
}
