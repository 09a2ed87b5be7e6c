//! A parsed operand, before a form of the instruction has been chosen.

use super::expr::ExprId;
use super::token::Loc;
use crate::isa::register::Reg;

pub use crate::isa::ImmKind;

/// Source modifiers written around a register or an immediate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// `|x|` or `abs(x)`.
    pub abs: bool,
    /// `-x` or `neg(x)`.
    pub neg: bool,
    /// `sext(x)`.
    pub sext: bool,
    /// `lit(x)`: a literal even where an inline constant would do.
    pub lit: LitModifier,
}

impl Modifiers {
    /// Whether a modifier is set that changes the source's value (`lit` does not).
    #[must_use]
    pub const fn any(self) -> bool {
        self.abs || self.neg || self.sext
    }
}

/// Whether a literal is asked for by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LitModifier {
    /// Inline constant where possible.
    #[default]
    None,
    /// `lit(x)`: 32 bits.
    Lit,
    /// `lit64(x)`: 64 bits.
    Lit64,
}

/// The value of an operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OperandValue {
    /// A word of the syntax itself (`off`, `::`, `[`), by its text.
    Token(&'static str),
    /// A register, with source modifiers.
    Reg {
        /// Which one.
        reg: Reg,
        /// What is written around it.
        modifiers: Modifiers,
    },
    /// A number. A floating-point one is kept as the bits of a double.
    Imm {
        /// The value, or the bits of the `f64`.
        value: i64,
        /// What it is for.
        kind: ImmKind,
        /// Whether it was written as a floating-point number.
        is_fp: bool,
        /// What is written around it.
        modifiers: Modifiers,
    },
    /// An expression whose value is not known yet.
    Expr(ExprId),
}

/// An operand and its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Operand {
    /// What it is.
    pub value: OperandValue,
    /// First byte.
    pub start: Loc,
    /// One past the last byte, where LLVM keeps one; otherwise the start.
    pub end: Loc,
}

impl Operand {
    /// A named operand or modifier without source modifiers.
    #[must_use]
    pub const fn imm(value: i64, kind: ImmKind, start: Loc) -> Self {
        let modifiers = Modifiers { abs: false, neg: false, sext: false, lit: LitModifier::None };
        Self { value: OperandValue::Imm { value, kind, is_fp: false, modifiers }, start, end: start }
    }

    /// Whether this is an immediate of the given kind.
    #[must_use]
    pub fn is_imm(&self, wanted: ImmKind) -> bool {
        matches!(self.value, OperandValue::Imm { kind, .. } if kind == wanted)
    }
}
