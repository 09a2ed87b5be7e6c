//! Differences from AMD's files that are known: `explained.tsv` beside this file says which, and why.

use anyhow::{Context, Result};

use super::super::explained::matches;
use super::{Difference, Findings, What};

/// The kinds, as they are when this is built.
const KINDS: &str = include_str!("explained.tsv");

/// One kind of difference.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    what: What,
    /// Names of architectures without `AMD`; none stands for all.
    architectures: Vec<&'static str>,
    /// The subject, in which `*` stands for anything.
    subject: &'static str,
    /// Why it is as it is.
    pub(super) reason: &'static str,
    /// How many differences it explains.
    pub(super) count: usize,
}

impl Kind {
    fn parse(line: &'static str) -> Result<Self> {
        let mut cells = line.splitn(4, '\t').map(str::trim);
        let mut cell = || cells.next().filter(|cell| !cell.is_empty());
        let (Some(word), Some(architectures), Some(subject), Some(reason)) = (cell(), cell(), cell(), cell())
        else {
            anyhow::bail!("expected: how it differs, architectures, name, reason: {line}")
        };
        let what = What::ALL.iter().find(|(_, known)| *known == word).map(|(what, _)| *what);
        let what = what.with_context(|| format!("`{word}` is no way to differ"))?;
        let architectures = architectures.split(',').filter(|name| *name != "*").collect();
        Ok(Self { what, architectures, subject, reason, count: 0 })
    }

    /// In words: how, where, and what.
    pub(super) fn name(&self) -> String {
        let architectures = match self.architectures.as_slice() {
            [] => "everywhere".to_owned(),
            some => some.join(", "),
        };
        format!("{} {} ({architectures})", self.what.word(), self.subject)
    }

    fn explains(&self, difference: &Difference) -> bool {
        let name = difference.architecture.trim_start_matches("AMD ");
        self.what == difference.what
            && (self.architectures.is_empty() || self.architectures.contains(&name))
            && matches(self.subject, &difference.subject)
    }

    /// Whether it explains nothing although everything that it is about was compared.
    pub(super) fn is_stale(&self, findings: &Findings) -> bool {
        let is_whole = |name: &&str| {
            let mut own = findings.summaries.iter();
            own.any(|own| own.architecture.trim_start_matches("AMD ") == *name && own.excerpt.is_none())
        };
        self.count == 0 && !self.architectures.is_empty() && self.architectures.iter().all(is_whole)
    }
}

/// Reads the kinds.
pub(super) fn read() -> Result<Vec<Kind>> {
    KINDS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(Kind::parse).collect()
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

#[cfg(test)]
mod tests {
    use super::super::Summary;
    use super::*;

    fn difference(architecture: &str) -> Difference {
        Difference {
            what: What::Name,
            architecture: architecture.to_owned(),
            subject: "ENC_VOP3 OP_SEL".to_owned(),
            detail: String::new(),
        }
    }

    #[test]
    fn every_kind_in_the_list_is_read() {
        assert!(!read().unwrap().is_empty());
        assert!(Kind::parse("strange\t*\tENC_VOP3\twhy").is_err());
        assert!(Kind::parse("name\t*\tENC_VOP3").is_err());
    }

    #[test]
    fn a_kind_is_for_its_architectures() {
        let mut kinds = vec![Kind::parse("name\tRDNA 2,RDNA 3\t*OP_SEL\twhy").unwrap()];
        let found = explain(&["AMD RDNA 3", "AMD RDNA 4"].map(difference), &mut kinds);
        assert_eq!((found, kinds[0].count), (vec![Some(0), None], 1));
    }

    #[test]
    fn a_kind_is_stale_when_whole_files_show_nothing() {
        let kind = Kind::parse("name\tRDNA 2\t*\twhy").unwrap();
        let findings = |excerpt: Option<&str>| Findings {
            summaries: vec![Summary {
                architecture: "AMD RDNA 2".to_owned(),
                excerpt: excerpt.map(str::to_owned),
                ..Summary::default()
            }],
            differences: Vec::new(),
        };
        assert!(kind.is_stale(&findings(None)));
        assert!(!kind.is_stale(&findings(Some("it has nothing in DataFormats"))));
        assert!(!Kind { count: 1, ..kind }.is_stale(&findings(None)));
    }
}
