//! Reader of the row files: what build script, library and xtask share.

pub mod condition;
pub mod source;
pub mod target_code;
pub mod target_rows;
