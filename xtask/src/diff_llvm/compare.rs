//! Holds one assembler's answer against the other's.

use std::ops::AddAssign;

use super::assembler::Answer;

/// How two answers differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Kind {
    /// We broke down.
    Crash,
    /// Both take the line, with other bytes.
    Bytes,
    /// LLVM takes it, we do not.
    OursRefuses,
    /// We take it, LLVM does not.
    OursAccepts,
    /// The same bytes, but another text.
    Text,
    /// Both refuse it, in other words or at another column.
    Message,
}

impl Kind {
    /// What it is called.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Crash => "crash",
            Self::Bytes => "other bytes",
            Self::OursRefuses => "refused by mcreplay",
            Self::OursAccepts => "taken by mcreplay",
            Self::Text => "other text",
            Self::Message => "other message",
        }
    }
}

/// What counts as a difference beyond bytes and acceptance.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Strictness {
    /// The printed text.
    pub(super) text: bool,
    /// Messages of lines that both refuse.
    pub(super) messages: bool,
}

/// What two answers are to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// Both took the line, with the same bytes.
    Same,
    /// Both refused it, in the same words or not.
    Refused {
        /// The same words at the same column.
        alike: bool,
    },
    /// The instruction has no row yet, and we say so.
    Pending,
    /// LLVM broke down over it, so that there is nothing to compare with.
    Unanswered,
    /// They differ.
    Differs(Kind),
}

/// Compares two answers to one line.
pub(super) fn compare(llvm: &Answer, ours: &Answer, strictness: Strictness) -> Outcome {
    if ours.crashed {
        return Outcome::Differs(Kind::Crash);
    }
    if llvm.crashed {
        return Outcome::Unanswered;
    }
    match (llvm.accepted(), ours.accepted()) {
        (_, false) if is_pending(ours) => Outcome::Pending,
        (true, true) if llvm.bytes != ours.bytes => Outcome::Differs(Kind::Bytes),
        (true, true) if strictness.text && llvm.text != ours.text => Outcome::Differs(Kind::Text),
        (true, true) => Outcome::Same,
        (true, false) => Outcome::Differs(Kind::OursRefuses),
        (false, true) => Outcome::Differs(Kind::OursAccepts),
        (false, false) => {
            let alike = llvm.messages == ours.messages;
            if strictness.messages && !alike {
                return Outcome::Differs(Kind::Message);
            }
            Outcome::Refused { alike }
        }
    }
}

/// Whether the engine says that it is not done yet.
fn is_pending(ours: &Answer) -> bool {
    ours.messages.iter().any(|message| message.text.contains("not supported yet"))
}

/// Counts of outcomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Lines in all.
    pub(super) lines: usize,
    /// Taken by both, same bytes.
    pub(super) same: usize,
    /// Refused by both.
    pub(super) refused: usize,
    /// Of those, how many in the same words at the same column.
    pub(super) alike: usize,
    /// Without a row yet.
    pub(super) pending: usize,
    /// Without an answer of LLVM's.
    pub(super) unanswered: usize,
    /// Different.
    pub(super) differ: usize,
}

impl Tally {
    /// Counts an outcome.
    pub(super) fn count(&mut self, outcome: Outcome) {
        self.lines += 1;
        match outcome {
            Outcome::Same => self.same += 1,
            Outcome::Refused { alike } => {
                self.refused += 1;
                self.alike += usize::from(alike);
            }
            Outcome::Pending => self.pending += 1,
            Outcome::Unanswered => self.unanswered += 1,
            Outcome::Differs(_) => self.differ += 1,
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.lines += other.lines;
        self.same += other.same;
        self.refused += other.refused;
        self.alike += other.alike;
        self.pending += other.pending;
        self.unanswered += other.unanswered;
        self.differ += other.differ;
    }
}

#[cfg(test)]
mod tests {
    use super::super::assembler::Message;
    use super::*;

    fn taken(bytes: &str, text: &str) -> Answer {
        Answer { bytes: vec![bytes.to_owned()], text: vec![text.to_owned()], ..Answer::default() }
    }

    fn refused(column: usize, text: &str) -> Answer {
        Answer { messages: vec![Message { column, text: format!("error: {text}") }], ..Answer::default() }
    }

    #[test]
    fn bytes_and_acceptance_count_always() {
        let loose = Strictness::default();
        let of = |llvm: &Answer, ours: &Answer| compare(llvm, ours, loose);
        assert_eq!(of(&taken("[1]", "a"), &taken("[1]", "b")), Outcome::Same);
        assert_eq!(of(&taken("[1]", "a"), &taken("[2]", "a")), Outcome::Differs(Kind::Bytes));
        assert_eq!(of(&taken("[1]", "a"), &refused(1, "no")), Outcome::Differs(Kind::OursRefuses));
        assert_eq!(of(&refused(1, "no"), &taken("[1]", "a")), Outcome::Differs(Kind::OursAccepts));
        assert_eq!(of(&refused(1, "no"), &refused(1, "no")), Outcome::Refused { alike: true });
        assert_eq!(of(&refused(1, "no"), &refused(2, "no")), Outcome::Refused { alike: false });
        assert_eq!(of(&taken("[1]", "a"), &refused(1, "it is not supported yet")), Outcome::Pending);
        let crash = Answer { crashed: true, ..Answer::default() };
        assert_eq!(of(&crash, &taken("[1]", "a")), Outcome::Unanswered);
        assert_eq!(of(&taken("[1]", "a"), &crash), Outcome::Differs(Kind::Crash));
    }

    #[test]
    fn text_and_messages_count_when_asked_for() {
        let strict = Strictness { text: true, messages: true };
        let differs = |kind| Outcome::Differs(kind);
        assert_eq!(compare(&taken("[1]", "a"), &taken("[1]", "b"), strict), differs(Kind::Text));
        assert_eq!(compare(&refused(1, "no"), &refused(2, "no"), strict), differs(Kind::Message));
    }

    #[test]
    fn tallies_add_up() {
        let mut tally = Tally::default();
        for outcome in [Outcome::Same, Outcome::Refused { alike: true }, Outcome::Differs(Kind::Bytes)] {
            tally.count(outcome);
        }
        tally += tally;
        assert_eq!(tally, Tally { lines: 6, same: 2, refused: 2, alike: 2, differ: 2, ..Tally::default() });
    }
}
