//! Operand classes as the matcher uses them.

use super::imm::ImmKind;
use super::register::{RegClass, Special};
use super::tables::{CLASSES, OperandClass};

/// The type of a source value, which decides how an immediate is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say kind and size")]
pub enum ValueType {
    I16,
    I32,
    I64,
    F16,
    Bf16,
    F32,
    F64,
    V2i16,
    V2f16,
    V2bf16,
    V2i32,
    V2f32,
}

/// What a source class takes besides registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceRule {
    /// Register class.
    pub registers: RegClass,
    /// Type by which immediates are encoded; none where only registers go.
    pub value: Option<ValueType>,
    /// Type by which inline constants are recognised; none where they are not taken.
    pub inline_as: Option<ValueType>,
    /// Literals are taken.
    pub literal: bool,
    /// Expressions are taken.
    pub expr: bool,
    /// Expressions are taken where the GPU has 64-bit literals.
    pub expr64: bool,
    /// `neg` and `abs` are taken.
    pub fp_mods: bool,
    /// `sext` is taken.
    pub int_mods: bool,
}

/// What a class accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepts {
    /// A register of a class, without source modifiers.
    Reg(RegClass),
    /// That register.
    OneReg(Special),
    /// A source.
    Src(SourceRule),
    /// A named operand or modifier.
    Imm(ImmKind),
    /// A word of the syntax.
    Token(&'static str),
    /// A rule of its own, written in the matcher.
    Named,
}

/// One operand class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassInfo {
    /// LLVM's name.
    pub name: &'static str,
    /// What it accepts.
    pub accepts: Accepts,
    /// It may be absent.
    pub optional: bool,
}

impl OperandClass {
    /// What is known of the class.
    #[must_use]
    pub fn info(self) -> &'static ClassInfo {
        &CLASSES[self as usize]
    }
}
