//! The assembler: source text to instructions and bytes.
//!
//! Text is cut into statements ([`token`], [`parser`]), an instruction's operands are read ([`operand`]),
//! a form of the instruction is chosen, checked, encoded and printed. Nothing here opens a file or prints.

pub mod check;
pub mod diagnostic;
pub mod encoded;
pub mod expr;
mod expression;
pub mod gpr_use;
mod identifier;
pub mod inst;
pub mod lexer;
pub mod named;
mod number;
pub mod operand;
pub mod operands;
pub mod parser;
pub mod real;
pub mod symbol;
pub mod token;
