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

/// How two answers differ, and in which words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Difference {
    /// How they differ.
    pub(super) kind: Kind,
    /// The first messages that are not the same, without names and numbers; empty where no message differs.
    pub(super) words: String,
}

impl From<Kind> for Difference {
    fn from(kind: Kind) -> Self {
        Self { kind, words: String::new() }
    }
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
    Differs(Difference),
}

/// Compares two answers to one line.
pub(super) fn compare(llvm: &Answer, ours: &Answer, strictness: Strictness) -> Outcome {
    let differs = |kind| Outcome::Differs(Difference { kind, words: words(llvm, ours) });
    if ours.crashed {
        return Outcome::Differs(Kind::Crash.into());
    }
    if llvm.crashed {
        return Outcome::Unanswered;
    }
    match (llvm.accepted(), ours.accepted()) {
        (_, false) if is_pending(ours) => Outcome::Pending,
        (true, true) if llvm.bytes != ours.bytes => Outcome::Differs(Kind::Bytes.into()),
        (true, true) if strictness.text && llvm.text != ours.text => Outcome::Differs(Kind::Text.into()),
        (true, true) => Outcome::Same,
        (true, false) => differs(Kind::OursRefuses),
        (false, true) => differs(Kind::OursAccepts),
        (false, false) => {
            let alike = llvm.messages == ours.messages;
            if strictness.messages && !alike { differs(Kind::Message) } else { Outcome::Refused { alike } }
        }
    }
}

/// The first messages in which the answers part.
fn words(llvm: &Answer, ours: &Answer) -> String {
    let common = llvm.messages.iter().zip(&ours.messages).take_while(|(llvm, ours)| llvm == ours).count();
    let [llvm, ours] = [llvm, ours].map(|answer| answer.messages.get(common));
    let [first, second] =
        [llvm, ours].map(|message| message.map_or("no message", |message| bare(&message.text)));
    match (llvm, ours) {
        (Some(llvm), Some(ours)) if llvm.text == ours.text => format!("{first}: another column"),
        _ if first == second => format!("{first}: another name"),
        _ => format!("{first} / {second}"),
    }
}

/// A message without severity, and without the names that it quotes or lists at its end.
fn bare(message: &str) -> &str {
    let text = message.strip_prefix("error: ").unwrap_or(message);
    let end = [" (", ": ", ", did", " '"].iter().filter_map(|mark| text.find(mark)).min();
    &text[..end.unwrap_or(text.len())]
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
    /// Of those, how many are taken by one side only.
    pub(super) apart: usize,
    /// Of those, how many are refused by both, in other words or at another column.
    pub(super) unlike: usize,
}

impl Tally {
    /// Counts an outcome.
    pub(super) fn count(&mut self, outcome: &Outcome) {
        self.lines += 1;
        match outcome {
            Outcome::Same => self.same += 1,
            Outcome::Refused { alike } => {
                self.refused += 1;
                self.alike += usize::from(*alike);
            }
            Outcome::Pending => self.pending += 1,
            Outcome::Unanswered => self.unanswered += 1,
            Outcome::Differs(Difference { kind, .. }) => {
                self.differ += 1;
                self.apart +=
                    usize::from(matches!(kind, Kind::Crash | Kind::OursRefuses | Kind::OursAccepts));
                self.unlike += usize::from(*kind == Kind::Message);
            }
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
        self.apart += other.apart;
        self.unlike += other.unlike;
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
        let differs = |kind, words: &str| Outcome::Differs(Difference { kind, words: words.to_owned() });
        assert_eq!(of(&taken("[1]", "a"), &taken("[2]", "a")), differs(Kind::Bytes, ""));
        assert_eq!(of(&taken("[1]", "a"), &refused(1, "no")), differs(Kind::OursRefuses, "no message / no"));
        assert_eq!(of(&refused(1, "no"), &taken("[1]", "a")), differs(Kind::OursAccepts, "no / no message"));
        assert_eq!(of(&refused(1, "no"), &refused(1, "no")), Outcome::Refused { alike: true });
        assert_eq!(of(&refused(1, "no"), &refused(2, "no")), Outcome::Refused { alike: false });
        assert_eq!(of(&taken("[1]", "a"), &refused(1, "it is not supported yet")), Outcome::Pending);
        let crash = Answer { crashed: true, ..Answer::default() };
        assert_eq!(of(&crash, &taken("[1]", "a")), Outcome::Unanswered);
        assert_eq!(of(&taken("[1]", "a"), &crash), differs(Kind::Crash, ""));
    }

    #[test]
    fn text_and_messages_count_when_asked_for() {
        let strict = Strictness { text: true, messages: true };
        let differs = |kind, words: &str| Outcome::Differs(Difference { kind, words: words.to_owned() });
        let messages = |llvm: &Answer, ours: &Answer| compare(llvm, ours, strict);
        assert_eq!(messages(&taken("[1]", "a"), &taken("[1]", "b")), differs(Kind::Text, ""));
        let message = |words| differs(Kind::Message, words);
        assert_eq!(messages(&refused(1, "no"), &refused(2, "no")), message("no: another column"));
        assert_eq!(messages(&refused(1, "no: a"), &refused(1, "no: b")), message("no: another name"));
        assert_eq!(messages(&refused(1, "no"), &refused(1, "so")), message("no / so"));
    }

    #[test]
    fn tallies_add_up() {
        let mut tally = Tally::default();
        for outcome in
            [Outcome::Same, Outcome::Refused { alike: true }, Outcome::Differs(Kind::Message.into())]
        {
            tally.count(&outcome);
        }
        tally += tally;
        assert_eq!(
            tally,
            Tally { lines: 6, same: 2, refused: 2, alike: 2, differ: 2, unlike: 2, ..Tally::default() }
        );
    }
}
