//! What becomes of one instruction: its bytes, what is still open in them, and its printed text; and the seam through
//! which the statement layer asks for it.

use super::diagnostic::Reported;
use super::expr::Value;
use super::gpr_use::GprUse;
use super::names::Name;
use super::parser::Parser;
use super::token::Loc;
use crate::isa::Form;

/// The longest instruction, in bytes: an image instruction of gfx10 with all its addresses.
pub const MAX_INSTRUCTION_BYTES: usize = 20;

/// The most fixups that one instruction may have.
pub const MAX_FIXUPS: usize = 2;

/// How a fixup fills its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixupKind {
    /// The 16-bit distance of a SOPP branch.
    SoppBr,
    /// Four bytes with a value.
    Data4,
    /// Eight bytes with a value.
    Data8,
    /// Four bytes with the distance from the instruction.
    PcRel4,
    /// Eight bytes with the distance from the instruction.
    PcRel8,
}

impl FixupKind {
    /// LLVM's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::SoppBr => "fixup_si_sopp_br",
            Self::Data4 => "FK_Data_4",
            Self::Data8 => "FK_Data_8",
            Self::PcRel4 => "FK_PCRel_4",
            Self::PcRel8 => "FK_PCRel_8",
        }
    }

    /// How many bits it fills, from bit 0 of the byte at its offset.
    #[must_use]
    pub const fn bits(self) -> usize {
        match self {
            Self::SoppBr => 16,
            Self::Data4 | Self::PcRel4 => 32,
            Self::Data8 | Self::PcRel8 => 64,
        }
    }
}

/// A field of an instruction that waits for the value of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixup {
    /// The first byte of the field, counted from the instruction's start.
    pub offset: u8,
    /// What it will hold.
    pub value: Value,
    /// How the value goes in.
    pub kind: FixupKind,
}

/// One instruction's machine code and text. It is emptied and used again for the next one.
#[derive(Clone, Debug, Default)]
pub struct Encoded {
    bytes: [u8; MAX_INSTRUCTION_BYTES],
    len: u8,
    /// The form that was chosen.
    pub form: Option<&'static Form>,
    fixups: [Option<Fixup>; MAX_FIXUPS],
    has_fixups: bool,
    /// The printed instruction, from its mnemonic on.
    pub text: Vec<u8>,
    /// Whether anybody will read [`Encoded::text`].
    pub wants_text: bool,
    /// Whether anybody will read [`Encoded::bytes`] and [`Encoded::fixups`].
    pub wants_bytes: bool,
}

impl Encoded {
    /// Room for an instruction; it is encoded, and its text printed, if somebody will read that.
    #[must_use]
    pub fn new(wants_text: bool, wants_bytes: bool) -> Self {
        Self { wants_text, wants_bytes, ..Self::default() }
    }

    /// Whether anybody will read anything.
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        self.wants_text || self.wants_bytes
    }

    /// Forgets the last instruction.
    pub fn clear(&mut self) {
        self.len = 0;
        self.form = None;
        if std::mem::take(&mut self.has_fixups) {
            self.fixups = [None; MAX_FIXUPS];
        }
        self.text.clear();
    }

    /// Appends machine code. Bytes past the longest instruction are dropped.
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if let Some(slot) = self.bytes.get_mut(usize::from(self.len)) {
                *slot = byte;
                self.len += 1;
            }
        }
    }

    /// The machine code, with 0 in the bits that fixups will fill.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        self.bytes.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Adds a fixup. More than an instruction can have are dropped.
    pub fn push_fixup(&mut self, fixup: Fixup) {
        self.has_fixups = true;
        if let Some(slot) = self.fixups.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(fixup);
        }
    }

    /// The fixups, in order.
    pub fn fixups(&self) -> impl Iterator<Item = &Fixup> {
        self.fixups.iter().flatten()
    }
}

/// An instruction whose first operands have been read.
#[derive(Clone, Copy, Debug)]
pub struct Begun {
    /// Where it starts.
    pub start: Loc,
    /// Where its operands go on.
    pub rest: Loc,
    /// What the instruction set knows it by.
    pub(super) plan: usize,
}

/// Whoever knows instructions.
pub trait InstructionSet {
    /// Begins an instruction with a mnemonic that stands in the text, up to the first operand that is not plain. None
    /// where that takes more than is known of the mnemonic so far.
    fn begin(&mut self, text: &[u8], mnemonic: Name, gprs: &mut GprUse) -> Option<Begun>;

    /// Passes over instructions that are plain and right for certain, each on a line of its own, from the start of a
    /// line at `at` on. Gives the start of the first line that may be something else, or that names registers beyond
    /// those of `known`.
    fn pass(&mut self, text: &[u8], at: usize, known: &GprUse) -> usize;

    /// Does for one that has been begun what [`InstructionSet::instruction`] does. The parser stands at
    /// [`Begun::rest`].
    ///
    /// # Errors
    /// When something is wrong with it.
    fn finish(&mut self, begun: Begun, parser: &mut Parser<'_>, out: &mut Encoded) -> Result<(), Reported>;

    /// Parses, matches and checks one instruction, and puts what `out` wants into it, which has been emptied.
    ///
    /// `mnemonic` is as it is written, `at` its place; the parser stands after it. Everything up to the end of the
    /// statement, that included, belongs to the instruction.
    ///
    /// # Errors
    /// When there is no such instruction; errors have been recorded as pending ones with the parser.
    fn instruction(
        &mut self,
        mnemonic: &[u8],
        at: Loc,
        parser: &mut Parser<'_>,
        out: &mut Encoded,
    ) -> Result<(), Reported>;
}
