//! Instruction pages, and what they are made from.

pub mod amd;
