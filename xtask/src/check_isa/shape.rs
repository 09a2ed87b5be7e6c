//! A shape: what the two sides are compared by. One way to write an instruction, its bits, and who has it.

use mcreplay_rows::class::{ClassKind, ClassRow};

use super::bits::Bit;
use super::machines::Machines;

/// One encoding of one list of operand classes under one mnemonic.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// Assembler variant, by LLVM's name.
    pub(super) variant: &'static str,
    /// Mnemonic.
    pub(super) mnemonic: String,
    /// Operand classes, in the order of the syntax.
    pub(super) classes: Vec<String>,
    /// Lowest bit first.
    pub(super) bits: Vec<Bit>,
    /// The machines that have it.
    pub(super) machines: Machines,
    /// Where it comes from: LLVM's record, or our row as file and line.
    pub(super) origin: String,
    /// What LLVM calls the operands; empty for ours.
    pub(super) names: Vec<String>,
    /// The encoding, by AMD's name.
    pub(super) encoding: String,
}

/// LLVM's names of the assembler variants.
pub(super) const VARIANTS: [&str; 6] = ["Default", "VOP3", "SDWA", "SDWA9", "DPP", "VOP3_DPP"];

/// What an operand class lets stand beside a register, which tells whether a bit for it can ever be set.
pub(super) struct Classes<'a>(pub(super) &'a [ClassRow]);

impl Classes<'_> {
    fn source(&self, name: &str) -> Option<&mcreplay_rows::class::Source> {
        self.0.iter().find(|class| class.name == name).and_then(|class| match &class.kind {
            ClassKind::Src(source) => Some(source),
            _ => None,
        })
    }

    /// Whether it takes `neg` and `abs`.
    pub(super) fn takes_neg(&self, name: &str) -> bool {
        name.starts_with("SDWAWithFP") || self.source(name).is_some_and(|source| source.fp_mods)
    }

    /// Whether it takes `sext`.
    pub(super) fn takes_sext(&self, name: &str) -> bool {
        name.starts_with("SDWAWith") && !name.starts_with("SDWAWithFP")
            || self.source(name).is_some_and(|source| source.int_mods)
    }
}
