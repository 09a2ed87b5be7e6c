//! Which bits of which instruction rows the passing tests have seen as 0 and as 1.

use std::collections::HashMap;

use crate::isa::form::{Extension, Form};
use crate::isa::{self, Encoding};
use crate::target::Target;
use crate::tool::Trace;

/// The longest encoding with what follows it, in 64-bit words.
const WORDS: usize = 3;

/// Forms that one report line is about: those of a row that share a layout, in one generation column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Subject {
    /// Index of the row.
    pub row: u16,
    /// The layout.
    pub layout: Encoding,
    /// The dword that follows.
    pub extension: Extension,
    /// The generation column.
    pub column: usize,
}

impl Subject {
    /// What a form belongs to.
    #[must_use]
    pub fn of(form: &Form, column: usize) -> Self {
        Self { row: form.row, layout: form.layout, extension: form.extension, column }
    }
}

/// Bits that were seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Bits that were 0, from the encoding's first byte on.
    pub zero: [u64; WORDS],
    /// Bits that were 1.
    pub one: [u64; WORDS],
}

impl Seen {
    fn add(&mut self, bytes: &[u8]) {
        for (index, byte) in bytes.iter().enumerate().take(8 * WORDS) {
            let shift = index % 8 * 8;
            self.one[index / 8] |= u64::from(*byte) << shift;
            self.zero[index / 8] |= u64::from(!byte) << shift;
        }
    }

    fn merge(&mut self, other: &Self) {
        for word in 0..WORDS {
            self.zero[word] |= other.zero[word];
            self.one[word] |= other.one[word];
        }
    }
}

/// What tests have seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    seen: HashMap<Subject, Seen>,
}

impl Coverage {
    /// Adds the statements of a RUN line for a GPU.
    pub(super) fn add(&mut self, gpu: &str, trace: &Trace) {
        let Ok((target, _)) = Target::new("amdgcn", gpu, "") else { return };
        let Some(column) = isa::column(&target) else { return };
        for (form, bytes) in trace.forms() {
            self.seen.entry(Subject::of(form, column)).or_default().add(bytes);
        }
    }

    /// Adds what another one has seen.
    pub fn merge(&mut self, other: &Self) {
        for (subject, seen) in &other.seen {
            self.seen.entry(*subject).or_default().merge(seen);
        }
    }

    /// What was seen of some forms; none if there was no test of them.
    #[must_use]
    pub fn seen(&self, subject: Subject) -> Option<&Seen> {
        self.seen.get(&subject)
    }
}

#[cfg(test)]
mod tests {
    use super::Seen;

    #[test]
    fn bits_are_seen_on_both_sides() {
        let mut seen = Seen::default();
        seen.add(&[0x0f, 0, 0, 0, 0, 0, 0, 0, 0x80]);
        assert_eq!((seen.zero[0] & 0xff, seen.one[0]), (0xf0, 0x0f));
        assert_eq!((seen.zero[1], seen.one[1]), (0x7f, 0x80));
        let mut other = Seen::default();
        other.add(&[0xf0]);
        other.merge(&seen);
        assert_eq!((other.zero[0] & 0xff, other.one[0]), (0xff, 0xff));
    }
}
