//! Forms of instructions: what the matcher tries, and what the encoder and the printer need to know.

use super::class::Accepts;
use super::image::ImageShape;
#[cfg(feature = "tools")]
use super::layout::Layout;
pub use super::tables::Slot;
use super::tables::{
    ALIASES, Encoding, FORMS, IMAGE_SHAPES, MNEMONICS, NEEDS, OPERAND_LISTS, OperandClass, PATTERNS,
    PIECE_LISTS, PRINTED_LISTS, Quirk, ROW_FILES, ROW_OPERANDS, ROWS, SLOT_NAMES,
};
use super::value_type::ValueType;
use crate::target::PredicateSet;
use std::ops::Range;

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

impl Variant {
    /// All variants, in order.
    pub const ALL: [Self; 6] = [Self::Default, Self::Vop3, Self::Sdwa, Self::Sdwa9, Self::Dpp, Self::Vop3Dpp];
}

/// A dword that follows the encoding and takes over its first source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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

impl Slot {
    /// The operand's name in lower case, as the rows have it: `vdst`, `soffset`.
    #[must_use]
    pub fn name(self) -> &'static str {
        SLOT_NAMES[self as usize]
    }

    /// The source number of SRC0 to SRC2.
    #[must_use]
    pub const fn source(self) -> Option<usize> {
        match self {
            Self::Src0 => Some(0),
            Self::Src1 => Some(1),
            Self::Src2 => Some(2),
            _ => None,
        }
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

impl Suffix {
    /// The text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::None => "",
            Self::E32 => "_e32",
            Self::E64 => "_e64",
            Self::Dpp => "_dpp",
            Self::E64Dpp => "_e64_dpp",
            Self::Sdwa => "_sdwa",
        }
    }
}

/// One operand of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormOperand {
    /// What it accepts.
    pub class: OperandClass,
    /// What it fills.
    pub slot: Slot,
    /// The type by which immediates are encoded, where it is not the class's own.
    pub(crate) value: Option<ValueType>,
}

impl FormOperand {
    /// The type by which immediates are encoded; none where they are no source values.
    #[must_use]
    pub fn value_type(&self) -> Option<ValueType> {
        self.value.or_else(|| match self.class {
            OperandClass::KImmFP16 => Some(ValueType::F16),
            OperandClass::KImmFP32 => Some(ValueType::F32),
            OperandClass::KImmFP64 => Some(ValueType::F64),
            OperandClass::SplitBarrier => Some(ValueType::I32),
            _ => match self.class.info().accepts {
                Accepts::Src(rule) => rule.value,
                _ => self.class.sdwa_value_type(),
            },
        })
    }
}

/// One encoding of a mnemonic with one list of operand classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The mnemonic.
    pub mnemonic: MnemonicId,
    /// Assembler variant.
    pub variant: Variant,
    /// Bit layout.
    pub layout: Encoding,
    /// The encoding of the row, which decides most checks: a VOP2 instruction stays one in its VOP3 form.
    pub encoding: Encoding,
    /// Dword that follows.
    pub extension: Extension,
    /// What the printed mnemonic ends in.
    pub suffix: Suffix,
    /// VDST is EXEC, though not written.
    pub exec_dst: bool,
    /// Opcode.
    pub opcode: u16,
    /// Generation columns, as bits.
    pub(crate) columns: u16,
    /// Index into the predicate lists.
    pub(crate) needs: u16,
    /// Index into the operand lists.
    pub(crate) operands: u16,
    /// Index into the lists of printed operands.
    pub(crate) printed: u16,
    /// Flags of the row, as bits of [`Quirk`].
    pub(crate) quirks: u64,
    /// Index of the row that it comes from.
    pub(crate) row: u16,
    /// Index of its pattern, plus one; 0 where the encoder has rules for the encoding.
    pub(crate) pattern: u16,
    /// Index of its data and address, plus one; 0 where it is no image instruction.
    pub(crate) image: u16,
}

/// How an instruction is put together whose fields take their values straight from the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// What all instructions of the form have in common: encoding, opcode, and fields that the form decides.
    pub words: [u64; 3],
    /// Size in bytes, without a literal.
    pub bytes: u8,
    /// Index into the piece lists.
    pub(crate) pieces: u16,
}

impl Pattern {
    /// What the operands fill.
    #[must_use]
    pub fn pieces(&self) -> &'static [Piece] {
        PIECE_LISTS[usize::from(self.pieces)]
    }
}

/// Bits of an operand's value and their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which operand of the form.
    pub arg: u8,
    /// The lowest bit of its value.
    pub shift: u8,
    /// Where that goes: a bit of the encoding.
    pub low: u8,
    /// How many bits.
    pub width: u8,
}

impl Form {
    /// Operands, in the order of the syntax.
    #[must_use]
    pub fn operands(&self) -> &'static [FormOperand] {
        OPERAND_LISTS[usize::from(self.operands)]
    }

    /// The operands that are printed before the modifiers.
    #[must_use]
    pub fn printed(&self) -> &'static [Slot] {
        PRINTED_LISTS[usize::from(self.printed)]
    }

    /// How it is encoded, where the operands fill its fields directly.
    #[must_use]
    pub fn pattern(&self) -> Option<&'static Pattern> {
        PATTERNS.get(usize::from(self.pattern).checked_sub(1)?)
    }

    /// Data and address, if it is an image instruction.
    #[must_use]
    pub fn image(&self) -> Option<&'static ImageShape> {
        IMAGE_SHAPES.get(usize::from(self.image).checked_sub(1)?)
    }

    /// Predicates that the GPU must meet.
    #[must_use]
    pub fn needs(&self) -> &'static PredicateSet {
        &NEEDS[usize::from(self.needs)]
    }

    /// Whether a target of a generation column has the form.
    #[must_use]
    pub fn is_available(&self, column: usize, predicates: &PredicateSet) -> bool {
        self.columns & (1 << column) != 0 && predicates.contains_all(self.needs())
    }

    /// Its layout in each generation column that has it.
    #[cfg(feature = "tools")]
    pub fn layouts(&self) -> impl Iterator<Item = (usize, &'static Layout)> {
        let columns = (0..u16::BITS as usize).filter(|column| self.columns & (1 << column) != 0);
        columns.filter_map(|column| Some((column, self.layout.layout(column)?)))
    }

    /// Whether the row has a flag.
    #[must_use]
    pub const fn has(&self, quirk: Quirk) -> bool {
        self.quirks & (1 << quirk as u64) != 0
    }

    /// Whether the row has no other flags than these.
    #[must_use]
    pub fn has_only(&self, quirks: &[Quirk]) -> bool {
        quirks.iter().fold(self.quirks, |rest, quirk| rest & !(1 << *quirk as u64)) == 0
    }

    /// Whether it is encoded as VOP3, whatever its row says.
    #[must_use]
    pub fn is_vop3(&self) -> bool {
        matches!(self.layout, Encoding::Vop3 | Encoding::Vop3sd | Encoding::Vop3p | Encoding::Vinterp)
    }

    /// Whether it is a pair of instructions.
    #[must_use]
    pub const fn is_vopd(&self) -> bool {
        matches!(self.layout, Encoding::Vopd | Encoding::Vopd3)
    }

    /// Whether it is a matrix product with a layout of its own; that of others is VOP3P.
    #[must_use]
    pub const fn is_matrix(&self) -> bool {
        matches!(
            self.layout,
            Encoding::Mai
                | Encoding::Maiscale
                | Encoding::Smfmac
                | Encoding::Accvgpr
                | Encoding::Wmmascale
                | Encoding::Wmmascale16
                | Encoding::Wmmaldscale
        )
    }

    /// The word of the syntax that tells the form from most others of its mnemonic: that of a pair's second half. With
    /// its place among the operands.
    #[must_use]
    pub fn second_mnemonic(&self) -> Option<(usize, &'static str)> {
        if !self.is_vopd() {
            return None;
        }
        let last = self.operands().iter().enumerate().rfind(|(_, operand)| operand.slot == Slot::Word);
        last.and_then(|(index, operand)| match operand.class.info().accepts {
            Accepts::Token(word) => Some((index, word)),
            _ => None,
        })
    }

    /// Whether it is one of scalar or flat memory.
    #[must_use]
    pub const fn is_memory(&self) -> bool {
        matches!(self.encoding, Encoding::Smem | Encoding::Flat | Encoding::Global | Encoding::Scratch)
            || self.is_buffer()
    }

    /// Whether its row is one of buffers, whatever the encoding is called in a generation.
    #[must_use]
    pub const fn is_buffer(&self) -> bool {
        matches!(self.encoding, Encoding::Mubuf | Encoding::Mtbuf)
    }

    /// Whether it is a vector instruction.
    #[must_use]
    pub fn is_valu(&self) -> bool {
        matches!(self.layout, Encoding::Vop1 | Encoding::Vop2 | Encoding::Vopc) || self.is_vop3()
    }

    /// The sources to which neg_lo and neg_hi go, as bits: with DPP, those that cannot be negated may be named in vain.
    #[must_use]
    pub fn negated_sources(&self) -> u8 {
        let dpp = matches!(self.extension, Extension::Dpp8 | Extension::Dpp16);
        if dpp && self.has(Quirk::NegSrc2) { 0b100 } else { 0b111 }
    }

    /// The row that it comes from, as file and line.
    #[must_use]
    pub fn row(&self) -> (&'static str, u16) {
        let place = &ROWS[usize::from(self.row)];
        (ROW_FILES[usize::from(place.file)], place.line)
    }

    /// The operands as the row names them, each with its type: `src0` with `f32`. Of a pair, those of the first half.
    pub fn row_operands(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let (start, length) = ROWS[usize::from(self.row)].operands;
        let start = start as usize;
        let text = ROW_OPERANDS.get(start..start + usize::from(length)).unwrap_or_default();
        text.split(',').filter_map(|operand| operand.split_once(':'))
    }

    /// The mnemonic that is printed.
    #[must_use]
    pub fn printed_name(&self) -> &'static str {
        let other = if self.has(Quirk::OtherName) { ROWS[usize::from(self.row)].prints } else { None };
        other.unwrap_or_else(|| self.mnemonic.name())
    }

    /// The class that fills a slot.
    #[must_use]
    pub fn class_of(&self, slot: Slot) -> Option<OperandClass> {
        self.operands().iter().find(|operand| operand.slot == slot).map(|operand| operand.class)
    }

    /// Whether it takes a modifier of that class.
    #[must_use]
    pub fn takes(&self, class: OperandClass) -> bool {
        self.operands().iter().any(|operand| operand.class == class)
    }
}

/// Where an instruction row stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowPlace {
    pub file: u8,
    pub line: u16,
    /// Where its operands start in [`ROW_OPERANDS`], and how long they are.
    pub operands: (u32, u16),
    /// The mnemonic under which its forms are printed, where that is not its own.
    pub prints: Option<&'static str>,
}

/// A mnemonic and its forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mnemonic {
    /// Without a suffix that selects an encoding.
    pub name: &'static str,
    /// Where the forms of each variant start and end.
    pub(crate) bounds: [u16; 7],
    /// The suffixes with which it is a name of its own, as bits by their number.
    pub(crate) own_suffixes: u8,
    /// They make none where operands of 16 bits may be halves of registers.
    pub(crate) until_halves: bool,
}

/// A mnemonic by its place in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MnemonicId(pub(crate) u16);

impl MnemonicId {
    /// The mnemonic with this name, in lower case.
    #[must_use]
    pub fn find(name: &[u8]) -> Option<Self> {
        let index = MNEMONICS.binary_search_by(|mnemonic| mnemonic.name.as_bytes().cmp(name)).ok()?;
        u16::try_from(index).ok().map(Self)
    }

    /// All mnemonics, in the order of their names.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..MNEMONICS.len()).filter_map(|index| u16::try_from(index).ok()).map(Self)
    }

    /// Number of mnemonics.
    #[must_use]
    pub fn count() -> usize {
        MNEMONICS.len()
    }

    /// Its place in the table.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> &'static str {
        MNEMONICS[self.index()].name
    }

    /// Whether the name with a suffix is a name of its own, which may have another suffix.
    #[must_use]
    pub fn is_name_with(self, suffix: Suffix) -> bool {
        MNEMONICS[self.index()].own_suffixes & (1 << suffix as u8) != 0
    }

    /// Whether those names are none of a GPU on which operands of 16 bits may be halves of registers.
    #[must_use]
    pub fn is_until_halves(self) -> bool {
        MNEMONICS[self.index()].until_halves
    }

    /// The places of its forms of one variant, in the order in which they are tried.
    #[must_use]
    pub fn forms(self, variant: Variant) -> Range<u16> {
        let bounds = &MNEMONICS[self.index()].bounds;
        bounds[variant as usize]..bounds[variant as usize + 1]
    }

    /// The places of all its forms.
    #[must_use]
    pub fn all_forms(self) -> Range<u16> {
        let bounds = &MNEMONICS[self.index()].bounds;
        bounds[0]..bounds[6]
    }
}

/// The form at a place.
#[must_use]
pub fn form(place: u16) -> &'static Form {
    &FORMS[usize::from(place)]
}

/// All forms there are, of all generations.
pub fn all_forms() -> impl Iterator<Item = &'static Form> {
    FORMS.iter()
}

/// Another name of an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alias {
    pub name: &'static str,
    pub mnemonic: &'static str,
    pub variant: Option<Variant>,
    pub columns: u16,
    pub needs: u16,
    /// It is another name of forms rather than of a mnemonic.
    pub beside: bool,
}

impl Alias {
    /// All of them, by name.
    pub fn every() -> impl Iterator<Item = &'static Self> {
        ALIASES.iter()
    }

    /// All with one name.
    #[must_use]
    pub fn named(name: &[u8]) -> &'static [Self] {
        let first = ALIASES.partition_point(|alias| alias.name.as_bytes() < name);
        let rest = &ALIASES[first..];
        let count = rest.iter().take_while(|alias| alias.name.as_bytes() == name).count();
        &rest[..count]
    }

    /// The mnemonics whose forms are candidates of a name beside its own, whether the GPU has the alias or not.
    pub fn beside(name: &[u8]) -> impl Iterator<Item = (MnemonicId, &'static Self)> {
        Self::named(name)
            .iter()
            .filter(|alias| alias.beside)
            .filter_map(|alias| Some((MnemonicId::find(alias.mnemonic.as_bytes())?, alias)))
    }

    /// Whether a form of the instruction has the other name in an assembler variant: without a variant of its own, the
    /// name is that of all forms, in every variant.
    pub fn names(&self, form: &Form, variant: Variant) -> bool {
        self.variant.is_none_or(|own| own == variant && form.variant == variant)
            && (self.variant.is_none() || form.columns & self.columns != 0)
    }

    /// What a name stands for on a target, in one assembler variant.
    #[cfg(feature = "tools")]
    pub fn resolve(
        name: &[u8],
        variant: Variant,
        column: usize,
        predicates: &PredicateSet,
    ) -> Option<&'static str> {
        Self::choose(Self::named(name), variant, column, predicates)
    }

    /// What those with one name stand for on a target, in one assembler variant.
    pub fn choose(
        named: &'static [Self],
        variant: Variant,
        column: usize,
        predicates: &PredicateSet,
    ) -> Option<&'static str> {
        named
            .iter()
            .filter(|alias| alias.variant.is_none_or(|own| own == variant))
            .find(|alias| alias.is_for(column, predicates))
            .map(|alias| alias.mnemonic)
    }

    /// Whether a GPU of a generation, for which these predicates hold, has it.
    pub fn is_for(&self, column: usize, predicates: &PredicateSet) -> bool {
        self.columns & (1 << column) != 0 && predicates.contains_all(&NEEDS[usize::from(self.needs)])
    }
}
