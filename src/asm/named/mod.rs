//! Named operands of scalar, export and interpolation instructions: `hwreg(…)`, `sendmsg(…)`, counters,
//! export targets and their kin. One file per family: its names as rows, its parser, its printer.
//!
//! Parsers have the shape `fn(&mut Parser, &Target, &mut Vec<Operand>) -> ParseStatus` and say what LLVM's
//! `AMDGPUAsmParser` says, at the same place. Printers have the shape `fn(value, &Target, &mut Vec<u8>)` and
//! write what LLVM's `AMDGPUInstPrinter` writes. Names, numbers and where they exist: LLVM's
//! `AMDGPUAsmUtils.cpp`, `AMDGPUBaseInfo.cpp` and `SIDefines.h`.

mod availability;
mod fields;
mod text;

pub mod buffer_format;
pub mod delay_alu;
pub mod depctr;
pub mod endpgm;
pub mod exp_target;
pub mod gpr_idx;
pub mod hwreg;
pub mod imm16;
pub mod interp;
pub mod predefined;
pub mod sendmsg;
pub mod split_barrier;
pub mod swizzle;

pub mod wait_event;
pub mod waitcnt;

pub use availability::{Availability, Lookup, NamedValue};

#[cfg(test)]
mod tests;
