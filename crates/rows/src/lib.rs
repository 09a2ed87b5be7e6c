//! Reader of the row files: what build script, library and xtask share.
//!
//! The target's rows ([`target_rows`]) and the instructions' ([`instruction`], [`layout`], [`class`], [`value_type`])
//! are read here; rules expand instruction rows into the forms that the matcher tries ([`expand`]).

pub mod class;
pub mod condition;
pub mod expand;
pub mod fault;
pub mod form;
pub mod generation;
pub mod image;
pub mod instruction;
pub mod isa_code;
pub mod isa_rows;
pub mod layout;
pub mod own_names;
pub mod pattern;
pub mod pending;
pub mod source;
pub mod target_code;
pub mod target_rows;
pub mod value_type;
