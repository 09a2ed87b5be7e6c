//! The tables that the build compiles from `rows/*.rows`.

use super::class::{Accepts, ClassInfo, SourceRule};
use super::form::{
    Alias, Extension, Form, FormOperand, Mnemonic, MnemonicId, Pattern, Piece, RowPlace, Suffix, Variant,
};
use super::image::{Gradients, ImageShape};
use super::imm::ImmKind;
use super::layout::{FieldPlace, Layout};
use super::pending::Pending;
use super::register::{RegClass, Special};
use super::value_type::ValueType;
use crate::target::PredicateSet;

/// Marks a generation that lacks an encoding.
pub(crate) const NO_LAYOUT: u8 = u8::MAX;

include!(concat!(env!("OUT_DIR"), "/isa.rs"));
