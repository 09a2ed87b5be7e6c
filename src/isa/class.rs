//! Operand classes as the matcher uses them.

use super::imm::ImmKind;
use super::register::{RegClass, Special};
use super::tables::{CLASSES, OperandClass};
use super::value_type::ValueType;

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
    /// Pairs of VGPRs are taken where DPP does 64 bits.
    pub pairs: bool,
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
    /// How many there are.
    #[cfg(feature = "tools")]
    #[must_use]
    pub fn count() -> usize {
        CLASSES.len()
    }

    /// What is known of the class.
    #[must_use]
    pub fn info(self) -> &'static ClassInfo {
        &CLASSES[self as usize]
    }

    /// What a source of SDWA holds; none for other classes.
    #[must_use]
    pub const fn sdwa_value_type(self) -> Option<ValueType> {
        match self {
            Self::SDWAWithFP32InputMods => Some(ValueType::F32),
            Self::SDWAWithFP16InputMods => Some(ValueType::F16),
            Self::SDWAWithInt32InputMods | Self::SDWAWithBin32InputMods => Some(ValueType::I32),
            Self::SDWAWithInt16InputMods => Some(ValueType::I16),
            _ => None,
        }
    }
}
