//! Shows what a replay found: tables per generation and per file, entries for what does not pass, JUnit XML, a page of HTML.
//!
//! It runs nothing. All text is the same on every machine: no paths outside the corpus, no times, no order that
//! depends on chance.

mod baseline;
mod coverage;
mod entry;
mod junit;
mod legible;
mod page;
mod snapshot;
mod summary;
mod table;

pub use baseline::Baseline;
pub use coverage::coverage;
pub use entry::{failures, run_entries};
pub use junit::junit;
pub use page::{About, Meaning, Read, page};
pub use snapshot::snapshot;
pub use summary::{Row, Summary};
pub use table::{by_file, by_generation, not_run};
