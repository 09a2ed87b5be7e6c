//! FileCheck against what LLVM's FileCheck says: exit status and standard error, to the character.

#![cfg(feature = "tools")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod cases;
mod hostile;
mod library;
