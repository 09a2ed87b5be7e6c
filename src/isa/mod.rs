//! The instruction set as data: registers, operand classes, bit layouts, instruction rows.

pub mod register;
