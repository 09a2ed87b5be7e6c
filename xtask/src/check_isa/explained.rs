//! Differences that are known, by kind: `explained.tsv` beside this file says which, and why.
//!
//! A kind that explains nothing any more is a fault, so that the list does not outlive its reasons.

use anyhow::{Context, Result};

use super::compare::{Difference, What};

/// The kinds, as they are when this is built.
const KINDS: &str = include_str!("explained.tsv");

/// One kind of difference.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    /// How the two sides differ.
    what: What,
    /// The records, or mnemonics of what LLVM has not: a name in which `*` stands for anything.
    subject: String,
    /// Why it is as it is.
    pub(super) reason: String,
    /// How many differences it explains.
    pub(super) count: usize,
}

impl Kind {
    fn parse(line: &str) -> Result<Self> {
        let mut cells = line.splitn(3, '\t');
        let mut cell = || cells.next().map(str::trim).filter(|cell| !cell.is_empty());
        let kind = (cell(), cell(), cell());
        let (Some(word), Some(subject), Some(reason)) = kind else {
            anyhow::bail!("expected: how it differs, name, reason: {line}")
        };
        let what = What::ALL.iter().find(|(_, known)| *known == word).map(|(what, _)| *what);
        let what = what.with_context(|| format!("`{word}` is no way to differ"))?;
        Ok(Self { what, subject: subject.to_owned(), reason: reason.to_owned(), count: 0 })
    }

    /// In words: how, and what.
    pub(super) fn name(&self) -> String {
        format!("{} {}", self.what.word(), self.subject)
    }

    fn explains(&self, difference: &Difference) -> bool {
        // A row's line changes with every row before it, so that what LLVM has not goes by its mnemonic.
        let name = if difference.shape.is_some() { &difference.subject } else { &difference.mnemonic };
        self.what == difference.what && matches(&self.subject, name)
    }
}

/// Reads the kinds.
pub(super) fn read() -> Result<Vec<Kind>> {
    let lines = KINDS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(Kind::parse).collect()
}

/// Which kind explains each difference.
pub(super) fn explain(differences: &[Difference], kinds: &mut [Kind]) -> Vec<Option<usize>> {
    let mut explanations = Vec::with_capacity(differences.len());
    for difference in differences {
        let found = kinds.iter().position(|kind| kind.explains(difference));
        if let Some(kind) = found.and_then(|index| kinds.get_mut(index)) {
            kind.count += 1;
        }
        explanations.push(found);
    }
    explanations
}

/// Whether a name is one that a pattern with `*` stands for.
pub(super) fn matches(pattern: &str, name: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| name.strip_prefix(first)) else { return false };
    let Some(last) = parts.next_back() else { return rest.is_empty() };
    for part in parts {
        let Some((_, after)) = rest.split_once(part) else { return false };
        rest = after;
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::super::machines::Machines;
    use super::*;

    #[test]
    fn stars_stand_for_anything() {
        assert!(matches("V_NOP_*", "V_NOP_dpp_vi"));
        assert!(matches("V_*_agpr_*", "V_A_agpr_vi"));
        assert!(matches("V_NOP", "V_NOP"));
        assert!(!matches("V_NOP", "V_NOP_dpp"));
        assert!(!matches("V_*_agpr", "V_A_agpr_vi"));
    }

    #[test]
    fn every_kind_in_the_list_is_read() {
        assert!(!read().unwrap().is_empty());
        assert!(Kind::parse("strange\tV_A\twhy").is_err());
        assert!(Kind::parse("bits\tV_A").is_err());
    }

    #[test]
    fn a_kind_counts_what_it_explains() {
        let difference = Difference {
            what: What::Bits,
            subject: "V_A".into(),
            mnemonic: "v_a".into(),
            machines: Machines::default(),
            detail: String::new(),
            shape: Some(0),
        };
        let mut kinds =
            ["bits\tV_B\tno", "missing\tV_A\tno", "bits\tV_*\tyes"].map(|line| Kind::parse(line).unwrap());
        assert_eq!(explain(&[difference], &mut kinds), [Some(2)]);
        assert_eq!(kinds.map(|kind| kind.count), [0, 0, 1]);
    }
}
