//! The tables that `build.rs` makes of `features.rows`, `processors.rows` and `predicates.rows`.

use super::set::{Member, Set};
use super::{IsaVersion, Processor};

include!(concat!(env!("OUT_DIR"), "/target.rs"));
