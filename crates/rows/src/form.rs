//! Forms: what the matcher tries. One form is one encoding of a mnemonic with one list of operand classes.

use crate::generation::Columns;

/// LLVM's assembler variants, in the order in which they are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Everything without a variant of its own.
    Default,
    /// VOP3.
    Vop3,
    /// SDWA of gfx8.
    Sdwa,
    /// SDWA of gfx9 and gfx10.
    Sdwa9,
    /// DPP of 32-bit encodings.
    Dpp,
    /// DPP of VOP3.
    Vop3Dpp,
}

/// A dword that follows the encoding and takes over its first source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extension {
    /// None.
    None,
    /// DPP with a control word.
    Dpp16,
    /// DPP with eight lane selectors.
    Dpp8,
    /// Sub-dword addressing.
    Sdwa,
}

/// Which operand of the encoding a class fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// VDST.
    Vdst,
    /// SDST.
    Sdst,
    /// SRC0 or SSRC0.
    Src0,
    /// SRC1, VSRC1 or SSRC1.
    Src1,
    /// SRC2.
    Src2,
    /// SIMM16.
    Simm16,
    /// A literal that the instruction always has.
    Imm32,
    /// VCC, which is written but has no field.
    ImpliedVcc,
    /// A modifier; its class says which.
    Modifier,
}

impl Slot {
    /// The slot of an operand name of the rows.
    #[must_use]
    pub fn of_operand(name: &str) -> Option<Self> {
        Some(match name {
            "vdst" => Self::Vdst,
            "sdst" => Self::Sdst,
            "src0" | "ssrc0" => Self::Src0,
            "src1" | "ssrc1" => Self::Src1,
            "src2" => Self::Src2,
            "simm16" => Self::Simm16,
            "imm32" => Self::Imm32,
            _ => return None,
        })
    }
}

/// What the printed mnemonic ends in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suffix {
    /// Nothing.
    None,
    /// `_e32`
    E32,
    /// `_e64`
    E64,
    /// `_dpp`
    Dpp,
    /// `_e64_dpp`
    E64Dpp,
    /// `_sdwa`
    Sdwa,
}

/// One operand of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormOperand {
    /// Operand class.
    pub class: String,
    /// What it fills.
    pub slot: Slot,
    /// The type by which immediates are encoded, where it is not the class's own.
    pub value: Option<String>,
}

impl FormOperand {
    /// An operand of a class, written `Class` or `Class/type`.
    #[must_use]
    pub fn new(class: &str, slot: Slot) -> Self {
        let (class, value) =
            class.split_once('/').map_or((class, None), |(class, value)| (class, Some(value)));
        Self { class: class.to_owned(), slot, value: value.map(str::to_owned) }
    }
}

/// One form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Mnemonic without a suffix.
    pub mnemonic: String,
    /// Assembler variant.
    pub variant: Variant,
    /// Name of the bit layout.
    pub layout: String,
    /// The encoding of the row, which decides most checks.
    pub encoding: String,
    /// Dword that follows.
    pub extension: Extension,
    /// Opcode.
    pub opcode: u16,
    /// Generations.
    pub columns: Columns,
    /// Predicates that the GPU must meet.
    pub needs: Vec<String>,
    /// Operand classes with what they fill, in the order of the syntax.
    pub operands: Vec<FormOperand>,
    /// The operands that are printed before the modifiers.
    pub printed: Vec<Slot>,
    /// What the printed mnemonic ends in.
    pub suffix: Suffix,
    /// VDST is EXEC, though not written.
    pub exec_dst: bool,
    /// Flags of the row that checks and printer ask for, as bits in the order of [`QUIRKS`].
    ///
    /// [`QUIRKS`]: crate::instruction::QUIRKS
    pub quirks: u32,
    /// Index of the instruction row.
    pub row: usize,
}
