//! Groups of differences, and how they are shown.

use std::collections::BTreeMap;
use std::fmt;

use mcreplay::isa::form::{self, MnemonicId};

use super::assembler::Answer;
use super::compare::{self, Kind, Tally};
use super::draw::Line;

/// A line on which the assemblers differ.
#[derive(Clone, Debug)]
pub(super) struct Difference {
    /// The line.
    pub(super) line: Line,
    /// The mode in which it differs.
    pub(super) mode: usize,
    /// How.
    pub(super) how: compare::Difference,
}

/// Differences of one kind in one instruction, or of mutants in the same words.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// The line that stands for the group.
    pub(super) line: Line,
    /// The mode in which that differs.
    pub(super) mode: usize,
    /// How.
    pub(super) how: compare::Difference,
    /// How many there are in each mode.
    pub(super) modes: BTreeMap<usize, usize>,
}

/// Groups differences by kind and mnemonic, and those of mutants by kind and words; the shortest line stands for its group.
pub(super) fn group(differences: Vec<Difference>) -> Vec<Group> {
    let mut groups: BTreeMap<(Kind, String), Group> = BTreeMap::new();
    for Difference { line, mode, how } in differences {
        let words = !line.mutations.is_empty() && !how.words.is_empty();
        let name = if words { &how.words } else { mnemonic(&line.text) };
        let group = groups.entry((how.kind, name.to_owned())).or_insert_with(|| Group {
            line: line.clone(),
            mode,
            how: how.clone(),
            modes: BTreeMap::new(),
        });
        *group.modes.entry(mode).or_default() += 1;
        if line.text.len() < group.line.text.len() {
            (group.line, group.mode, group.how) = (line, mode, how);
        }
    }
    groups.into_values().collect()
}

fn mnemonic(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// Where the row behind a line stands, if it has one.
pub(super) fn row(line: &Line) -> Option<String> {
    let place = line.form.or_else(|| {
        let mut name = mnemonic(&line.text);
        for suffix in ["_dpp", "_sdwa", "_e64", "_e32"] {
            name = name.strip_suffix(suffix).unwrap_or(name);
        }
        MnemonicId::find(name.as_bytes()).and_then(|mnemonic| mnemonic.all_forms().next())
    })?;
    let (file, line) = form::form(place).row();
    Some(format!("src/isa/rows/{file}:{line}"))
}

/// An answer as a line of text.
pub(super) struct Shown<'a>(pub(super) &'a Answer, pub(super) Kind);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(answer, kind) = self;
        if answer.crashed {
            return out.write_str("broke down");
        }
        if let Some(message) = answer.messages.first().filter(|_| !answer.accepted()) {
            return write!(out, "{}: {}", message.column, message.text);
        }
        let shown = if *kind == Kind::Text { &answer.text } else { &answer.bytes };
        if shown.is_empty() { out.write_str("nothing") } else { out.write_str(&shown.join("; ")) }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { lines, same, refused, alike, pending, unanswered, differ, .. } = self;
        write!(
            out,
            "{lines} lines: {same} with the same bytes, {refused} refused by both ({alike} in the same words), "
        )?;
        if *pending > 0 {
            write!(out, "{pending} not supported yet, ")?;
        }
        if *unanswered > 0 {
            write!(out, "{unanswered} over which llvm-mc broke down, ")?;
        }
        write!(out, "{differ} differ")
    }
}

/// Of how many lines both sides say the same: whether they take them, and of those that both refuse, why and where.
pub(super) fn shares(tally: &Tally) -> String {
    let answered = tally.lines - tally.unanswered - tally.pending;
    let refused = tally.refused + tally.unlike;
    let share = |count: usize, of: usize| format!("{count} of {of} ({:.3} %)", percent(count, of));
    let accepted = share(answered - tally.apart, answered);
    format!("same acceptance {accepted}, same messages and columns {}", share(tally.alike, refused))
}

#[expect(clippy::cast_precision_loss, reason = "counts of lines are far below 2^52")]
fn percent(count: usize, of: usize) -> f64 {
    if of == 0 { 100.0 } else { count as f64 * 100.0 / of as f64 }
}

#[cfg(test)]
mod tests {
    use super::super::assembler::Message;
    use super::super::mutate::Mutation;
    use super::*;

    fn difference(text: &str, mode: usize, kind: Kind) -> Difference {
        let line = Line { text: text.to_owned(), form: None, mutations: Vec::new() };
        Difference { line, mode, how: kind.into() }
    }

    #[test]
    fn the_shortest_line_stands_for_its_group() {
        let groups = group(vec![
            difference("v_nop 1234", 0, Kind::Bytes),
            difference("v_nop 1", 1, Kind::Bytes),
            difference("v_nop 12", 1, Kind::OursAccepts),
        ]);
        assert_eq!(groups.len(), 2);
        assert_eq!((groups[0].line.text.as_str(), groups[0].mode), ("v_nop 1", 1));
        assert_eq!(groups[0].modes, BTreeMap::from([(0, 1), (1, 1)]));
    }

    #[test]
    fn a_row_is_found_by_the_mnemonic() {
        let line = |text: &str| Line { text: text.to_owned(), form: None, mutations: Vec::new() };
        let found = row(&line("v_add_f32_e64_dpp v0, v1")).unwrap();
        assert!(found.starts_with("src/isa/rows/vop2.rows:"), "{found}");
        assert_eq!(row(&line("v_nothing v0")), None);
    }

    #[test]
    fn answers_are_shown_in_a_line() {
        let answer =
            Answer { bytes: vec!["[1]".to_owned()], text: vec!["x".to_owned()], ..Answer::default() };
        assert_eq!(Shown(&answer, Kind::Bytes).to_string(), "[1]");
        assert_eq!(Shown(&answer, Kind::Text).to_string(), "x");
        let messages = vec![Message { column: 3, text: "error: no".to_owned() }];
        let refused = Answer { messages, ..Answer::default() };
        assert_eq!(Shown(&refused, Kind::OursRefuses).to_string(), "3: error: no");
    }

    #[test]
    fn mutants_are_grouped_by_words() {
        let mutant = |text: &str, words: &str| {
            let mut difference = difference(text, 0, Kind::Message);
            difference.line.mutations.push(Mutation::Swap);
            difference.how.words = words.to_owned();
            difference
        };
        let groups = group(vec![mutant("v_a", "x / y"), mutant("v_b", "x / y"), mutant("v_b", "z / y")]);
        assert_eq!(groups.len(), 2);
    }

    #[test]
    fn shares_are_of_what_was_answered() {
        let tally =
            Tally { lines: 12, unanswered: 2, apart: 1, refused: 3, alike: 3, unlike: 1, ..Tally::default() };
        let shown = "same acceptance 9 of 10 (90.000 %), same messages and columns 3 of 4 (75.000 %)";
        assert_eq!(shares(&tally), shown);
    }
}
