//! The assembler: source text to instructions and bytes.
//!
//! Text is cut into statements ([`token`], [`parser`]), an instruction's operands are read ([`operand`]),
//! a form of the instruction is chosen, checked, encoded and printed. Nothing here opens a file or prints.

mod accept;
pub mod check;
mod convert;
pub mod diagnostic;
pub mod encode;
pub mod encoded;
pub mod expr;
mod expression;
pub mod gpr_use;
mod identifier;
pub mod inst;
pub mod instruction;
pub mod lexer;
pub mod matcher;
pub mod named;
mod number;
pub mod operand;
pub mod operands;
pub mod parser;
mod parsers;
mod plan;
pub mod print;
pub mod real;
mod subject;
mod suggest;
pub mod symbol;
pub mod token;
