//! MUBUF, MTBUF and VBUFFER: the address shapes of buffer instructions.

use super::Context;
use crate::form::Form;

pub(super) fn forms(_context: &Context<'_>, _forms: &mut Vec<Form>) {}
