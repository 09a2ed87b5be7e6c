//! Forms: what the matcher tries. One form is one encoding of a mnemonic with one list of operand classes.

use crate::generation::Columns;
use crate::image::ImageShape;

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

/// The slots that rules know, with what each is.
pub const SLOTS: [(Slot, &str); 10] = [
    (Slot::Vdst, "VDST."),
    (Slot::Sdst, "SDST."),
    (Slot::Src0, "SRC0 or SSRC0."),
    (Slot::Src1, "SRC1, VSRC1 or SSRC1."),
    (Slot::Src2, "SRC2."),
    (Slot::Simm16, "SIMM16."),
    (Slot::Imm32, "A literal that the instruction always has."),
    (Slot::ImpliedVcc, "VCC, which is written but has no field."),
    (Slot::Modifier, "A modifier; its class says which."),
    (Slot::Word, "A word of the syntax that stands among the operands: `off`, `[`, `::`."),
];

/// The operands that fill the field of their name, and need no rule but that.
pub const FIELD_OPERANDS: [&str; 51] = [
    "vaddr",
    "vaddr0",
    "vaddr1",
    "vaddr2",
    "vaddr3",
    "vaddr4",
    "saddr",
    "vdata",
    "data",
    "vsrc",
    "data0",
    "data1",
    "addr",
    "srsrc",
    "ssamp",
    "rsrc",
    "samp",
    "soffset",
    "sbase",
    "sdata",
    "offset",
    "target",
    "vsrc0",
    "vsrc1",
    "vsrc2",
    "vsrc3",
    "addr1",
    "addr2",
    "addr3",
    "addr4",
    "addr5",
    "addr6",
    "addr7",
    "addr8",
    "addr9",
    "addr10",
    "addr11",
    "addr12",
    "srcx0",
    "vsrcx1",
    "vsrcx2",
    "vdstx",
    "srcy0",
    "vsrcy1",
    "vsrcy2",
    "vdsty",
    "attr",
    "attr_chan",
    "scale0",
    "scale1",
    "idx",
];

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
    /// A word of the syntax that stands among the operands: `off`, `[`, `::`.
    Word,
    /// An operand that fills the field of its name.
    Field(&'static str),
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
            _ => Self::Field(FIELD_OPERANDS.into_iter().find(|known| *known == name)?),
        })
    }

    /// The variant of `Slot` in `src/isa`.
    #[must_use]
    pub fn variant(self) -> String {
        match self {
            Self::Field(name) => field_variant(name),
            other => format!("{other:?}"),
        }
    }

    /// The field of the layout that an operand fills, in AMD's spelling; none for those without one of their own.
    #[must_use]
    pub fn field(self) -> Option<String> {
        Some(match self {
            Self::Field(name) => name.to_ascii_uppercase(),
            Self::ImpliedVcc | Self::Modifier | Self::Word | Self::Imm32 => return None,
            other => format!("{other:?}").to_ascii_uppercase(),
        })
    }
}

/// A field name as a Rust identifier: `SRC0_NEG` becomes `Src0Neg`.
#[must_use]
pub fn field_variant(name: &str) -> String {
    if name == "-" {
        return "Reserved".to_owned();
    }
    let parts = name.split('_').map(|part| {
        let mut chars = part.chars();
        let first = chars.next().map(|first| first.to_ascii_uppercase()).unwrap_or_default();
        format!("{first}{}", chars.as_str().to_ascii_lowercase())
    });
    parts.collect()
}

/// What the printed mnemonic ends in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// Fields whose value the form decides: `OFFEN` of an address in a VGPR.
    pub fixed: Vec<(String, u32)>,
    /// Data and address of an image instruction.
    pub image: Option<ImageShape>,
    /// Flags of the row that checks and printer ask for, as bits in the order of [`QUIRKS`].
    ///
    /// [`QUIRKS`]: crate::instruction::QUIRKS
    pub quirks: u64,
    /// Index of the instruction row.
    pub row: usize,
}
