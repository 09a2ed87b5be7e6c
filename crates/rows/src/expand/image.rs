//! MIMG, VIMAGE and VSAMPLE: sizes of addresses and data of image instructions.

use super::Context;
use crate::form::Form;

pub(super) fn forms(_context: &Context<'_>, _forms: &mut Vec<Form>) {}
