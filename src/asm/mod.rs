//! The assembler: source text to instructions and bytes.
//!
//! Text is cut into statements ([`token`], [`parser`]), an instruction's operands are read ([`operand`]),
//! a form of the instruction is chosen, checked, encoded and printed. Nothing here opens a file or prints.

mod accept;
pub mod acceptance;
pub mod assembler;
pub mod assembly;
mod candidates;
pub mod check;
mod convert;
pub mod diagnostic;
mod directive;
pub mod encode;
pub mod encoded;
mod export;
pub mod expr;
mod expression;
mod fold;
pub mod forced;
pub mod gpr_rules;
mod gpr_symbols;
pub mod gpr_use;
mod identifier;
pub mod inst;
pub mod instruction;
mod kernel;
mod known_bits;
pub mod lexer;
mod macros;
pub mod matcher;
pub mod named;
mod names;
mod number;
mod only;
pub mod operand;
pub mod operands;
pub mod parser;
mod parsers;
mod plain;
mod plan;
pub mod print;
pub mod real;
pub mod section;
pub mod source;
mod statement;
pub mod streamer;
pub mod suggest;
pub mod symbol;
pub mod target_id;
pub mod token;
mod word;
mod yaml;
