//! What may stand plainly at an operand's position: it follows from the parsers that are tried there.

use super::format;
use super::meaning::Meaning;
use crate::asm::named::{delay_alu, depctr, imm16, waitcnt};
use crate::asm::names::NameTable;
use crate::asm::operand::ImmKind;
use crate::asm::operands::OperandParser;
use crate::target::Target;
use std::collections::HashMap;

/// Reads words with values in parentheses at a place of a text.
type Calls = fn(&[u8], usize, &Target) -> Option<(i64, usize)>;

/// An operand's position.
#[derive(Clone, Debug)]
pub(in crate::asm) struct Position {
    /// The parsers that are tried.
    pub parsers: Vec<OperandParser>,
    /// Whether a register that begins here is an operand.
    pub(super) registers: bool,
    /// Whether `-` and `|` before a register are modifiers.
    pub(super) fp_modifiers: bool,
    /// Whether registers in brackets are an address.
    pub(super) addresses: bool,
    /// Whether an attribute of interpolation may stand here.
    pub(super) attributes: bool,
    /// Reads words with values in parentheses, up to the end of the statement: the value and the end.
    pub(super) calls: Option<Calls>,
    /// What a number is.
    pub(super) numbers: Option<Numbers>,
    /// The names of formats (`format::names`), where a format may stand behind a register or a number.
    pub(super) formats: Option<NameTable<Meaning>>,
    /// Modifiers.
    pub(super) names: NameTable<Meaning>,
}

/// What kind of number a place takes.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    /// What the operand is of it.
    pub kind: ImmKind,
    /// The largest number; without a limit, numbers may be negative or floating-point.
    pub limit: Option<i64>,
}

impl Position {
    /// The position with these parsers, of a mnemonic that is scalar or not.
    fn new(parsers: &[OperandParser], target: &Target, scalar: bool) -> Self {
        use OperandParser as P;
        let mut position = Self {
            parsers: parsers.to_vec(),
            registers: true,
            fp_modifiers: false,
            addresses: parsers.contains(&P::SeparateAddress),
            attributes: false,
            calls: None,
            formats: None,
            numbers: Some(Numbers { kind: ImmKind::Plain, limit: None }),
            names: NameTable::default(),
        };
        let mut words = Vec::new();
        // A name without a colon is a symbol to whatever reads expressions, and parsers after that never see it.
        let mut symbols = false;
        for parser in parsers {
            match parser {
                P::RegOrImmWithFpInputMods | P::RegWithFpInputMods => position.fp_modifiers = true,
                P::BranchTarget => position.only_numbers(ImmKind::Plain, imm16::U16.1, true),
                P::SendMsg => position.only_numbers(ImmKind::SendMsg, imm16::U16.1, false),
                P::Endpgm => position.only_numbers(ImmKind::Endpgm, imm16::U16.1, false),
                P::WaitEvent => position.only_numbers(ImmKind::WaitEvent, imm16::U16.1, false),
                P::Hwreg => position.only_numbers(ImmKind::Hwreg, imm16::U16.1, false),
                P::WaitCnt | P::DelayAlu | P::DepCtr => {
                    position.only_numbers(ImmKind::Plain, i64::MAX, false);
                    position.calls = Some(match parser {
                        P::WaitCnt => waitcnt::plain,
                        P::DelayAlu => delay_alu::plain,
                        _ => depctr::plain,
                    });
                }
                P::ExpTarget | P::InterpSlot => position.close(),
                P::InterpAttr => {
                    position.close();
                    position.attributes = true;
                }
                P::Format if target.is_gfx10_plus() => position.formats = Some(format::names(target)),
                P::Format | P::GprIdx | P::Swizzle => position.close(),
                _ => {}
            }
            let own = Meaning::all(*parser, target, scalar).into_iter();
            words.extend(
                own.map(|(name, meaning)| (name, if symbols { meaning.unless_bare() } else { meaning })),
            );
            symbols |= parser.reads_expressions();
        }
        position.names = NameTable::new(words);
        position
    }

    /// Neither registers nor numbers are certain.
    fn close(&mut self) {
        self.registers = false;
        self.numbers = None;
    }

    fn only_numbers(&mut self, kind: ImmKind, limit: i64, registers: bool) {
        self.registers = registers;
        self.numbers = Some(Numbers { kind, limit: Some(limit) });
    }
}

/// All positions of a target; many mnemonics have the same.
#[derive(Debug)]
pub(in crate::asm) struct Positions {
    all: Vec<Position>,
    /// Registers with a name.
    pub(super) registers: NameTable<Meaning>,
    places: HashMap<(Vec<OperandParser>, bool), usize>,
}

/// The place of the position without parsers of its own.
const DEFAULT: usize = 0;

impl Positions {
    /// The positions of a target.
    pub fn new(target: &Target) -> Self {
        let registers = NameTable::new(Meaning::registers(target));
        Self { all: vec![Position::new(&[], target, false)], registers, places: HashMap::new() }
    }

    /// The place of the position with these parsers.
    pub fn place(&mut self, parsers: Vec<OperandParser>, target: &Target, mnemonic: &str) -> usize {
        // Of all parsers only that of cache policies goes by the mnemonic, and by no more of it.
        let scalar = mnemonic.starts_with("s_");
        if parsers.is_empty() {
            return DEFAULT;
        }
        *self.places.entry((parsers, scalar)).or_insert_with_key(|(parsers, scalar)| {
            self.all.push(Position::new(parsers, target, *scalar));
            self.all.len() - 1
        })
    }

    /// The position at one of `places`.
    #[inline]
    pub fn get(&self, places: &[usize], number: usize) -> &Position {
        let place = places.get(number).copied().unwrap_or(DEFAULT);
        // There is always the default.
        self.all.get(place).unwrap_or(&self.all[DEFAULT])
    }
}
