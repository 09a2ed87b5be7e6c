//! SMEM and SMRD: the shapes of scalar offsets.

use super::Context;
use crate::form::Form;

pub(super) fn forms(_context: &Context<'_>, _forms: &mut Vec<Form>) {}
