//! Expressions: constants, symbols, operators, and AMDGPU's own functions, in one arena per source.

/// An expression in an [`Exprs`] arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExprId(pub u32);

/// A symbol in the assembler's symbol table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SymbolId(pub u32);

/// All expressions of one source.
#[derive(Clone, Debug, Default)]
pub struct Exprs {}
