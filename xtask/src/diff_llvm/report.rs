//! Groups of differences, and how they are shown.

use std::collections::BTreeMap;
use std::fmt;

use mcreplay::isa::form::{self, MnemonicId};

use super::assembler::Answer;
use super::compare::{Kind, Tally};
use super::draw::Line;

/// A line on which the assemblers differ.
#[derive(Clone, Debug)]
pub(super) struct Difference {
    /// The line.
    pub(super) line: Line,
    /// The mode in which it differs.
    pub(super) mode: usize,
    /// How.
    pub(super) kind: Kind,
}

/// Differences of one kind in one instruction.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// The line that stands for the group.
    pub(super) line: Line,
    /// The mode in which that differs.
    pub(super) mode: usize,
    /// How.
    pub(super) kind: Kind,
    /// How many there are in each mode.
    pub(super) modes: BTreeMap<usize, usize>,
}

/// Groups differences by kind and mnemonic; the shortest line stands for its group.
pub(super) fn group(differences: Vec<Difference>) -> Vec<Group> {
    let mut groups: BTreeMap<(Kind, String), Group> = BTreeMap::new();
    for Difference { line, mode, kind } in differences {
        let mnemonic = mnemonic(&line.text).to_owned();
        let group = groups.entry((kind, mnemonic)).or_insert_with(|| Group {
            line: line.clone(),
            mode,
            kind,
            modes: BTreeMap::new(),
        });
        *group.modes.entry(mode).or_default() += 1;
        if line.text.len() < group.line.text.len() {
            (group.line, group.mode) = (line, mode);
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
        let Self { lines, same, refused, alike, pending, unanswered, differ } = self;
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

#[cfg(test)]
mod tests {
    use super::super::assembler::Message;
    use super::*;

    fn difference(text: &str, mode: usize, kind: Kind) -> Difference {
        Difference { line: Line { text: text.to_owned(), form: None }, mode, kind }
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
        let line = |text: &str| Line { text: text.to_owned(), form: None };
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
}
