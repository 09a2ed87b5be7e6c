//! Reads the rows of `src/target`: features, processors and predicates.

use std::collections::{BTreeMap, BTreeSet};

use crate::condition::{self, Condition};
use crate::source::{RowError, Source};

/// Everything that the three files say, checked against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetRows {
    /// All features, in the order of their names.
    pub features: Vec<Feature>,
    /// All processors, in the order of their names.
    pub processors: Vec<Processor>,
    /// All predicates, in the order of their names.
    pub predicates: Vec<Predicate>,
}

/// A feature. Features refer to each other by their index in [`TargetRows::features`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Name for `-mattr`.
    pub name: String,
    /// Name in code.
    pub variant: String,
    /// What the row itself names as implied.
    pub implies: Vec<usize>,
}

/// A processor name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Processor {
    /// Name for `-mcpu`.
    pub name: String,
    /// Major, minor, stepping.
    pub isa: [u8; 3],
    /// Spellings after `amdgpu` in a triple.
    pub triples: Vec<String>,
    /// Its features, with sets resolved, but without what the features imply.
    pub features: BTreeSet<usize>,
}

/// A predicate and its condition over indices of features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Predicate {
    /// LLVM's name.
    pub name: String,
    /// What it asks.
    pub condition: Condition,
}

/// Reads and checks the three files.
///
/// # Errors
/// The first fault: a name that is unknown, or given twice, or a row that does not follow its file's legend.
pub fn read(
    features: Source<'_>,
    processors: Source<'_>,
    predicates: Source<'_>,
) -> Result<TargetRows, RowError> {
    let features = read_features(features)?;
    let processors = read_processors(processors, &features)?;
    let predicates = read_predicates(predicates, &features)?;
    Ok(TargetRows { features, processors, predicates })
}

impl TargetRows {
    /// `start` and everything that it implies, directly or not.
    #[must_use]
    pub fn closure(&self, start: impl IntoIterator<Item = usize>) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut open: Vec<usize> = start.into_iter().collect();
        while let Some(feature) = open.pop() {
            if found.insert(feature) {
                open.extend(&self.features[feature].implies);
            }
        }
        found
    }
}

fn read_features(source: Source<'_>) -> Result<Vec<Feature>, RowError> {
    let mut rows = BTreeMap::new();
    let mut variants = BTreeSet::new();
    for row in source.rows()? {
        let fault = |message: String| source.error(row.line, message);
        let (head, implied) = row.text.split_once('=').unwrap_or((&row.text, ""));
        let [name, variant] = words(head)[..] else {
            return Err(fault(format!("expected a name and a variant, not `{}`", head.trim())));
        };
        if !variants.insert(variant.to_owned()) {
            return Err(fault(format!("variant `{variant}` is given twice")));
        }
        let implied: Vec<String> = words(implied).into_iter().map(str::to_owned).collect();
        if rows.insert(name.to_owned(), (row.line, variant.to_owned(), implied)).is_some() {
            return Err(fault(format!("feature `{name}` is given twice")));
        }
    }
    let index: BTreeMap<&str, usize> = rows.keys().map(String::as_str).zip(0..).collect();
    let mut features = Vec::new();
    for (name, (line, variant, implied)) in &rows {
        let implies = implied.iter().map(|other| {
            let found = index.get(other.as_str()).copied();
            found.ok_or_else(|| source.error(*line, format!("unknown feature `{other}`")))
        });
        let implies = implies.collect::<Result<_, _>>()?;
        features.push(Feature { name: name.clone(), variant: variant.clone(), implies });
    }
    Ok(features)
}

fn read_processors(source: Source<'_>, features: &[Feature]) -> Result<Vec<Processor>, RowError> {
    let mut sets: BTreeMap<String, BTreeSet<usize>> =
        features.iter().zip(0..).map(|(f, i)| (f.name.clone(), BTreeSet::from([i]))).collect();
    let mut processors: BTreeMap<String, Processor> = BTreeMap::new();
    for row in source.rows()? {
        let fault = |message: String| source.error(row.line, message);
        let (head, members) =
            row.text.split_once('=').map_or((row.text.as_str(), None), |(h, m)| (h, Some(m)));
        let mut set = BTreeSet::new();
        for member in words(members.unwrap_or_default()) {
            let found =
                sets.get(member).ok_or_else(|| fault(format!("unknown feature or set `{member}`")))?;
            set.extend(found);
        }
        let processor = match (&words(head)[..], members) {
            ([name], Some(_)) if name.starts_with('@') => {
                if sets.insert((*name).to_owned(), set).is_some() {
                    return Err(fault(format!("set `{name}` is given twice")));
                }
                continue;
            }
            ([name, isa, triples], Some(_)) => {
                let isa = isa_version(isa).ok_or_else(|| fault(format!("`{isa}` is no ISA version")))?;
                let triples = triples.split(',').filter(|t| *t != "-").map(str::to_owned).collect();
                Processor { name: (*name).to_owned(), isa, triples, features: set }
            }
            ([name, "same", "as", other], None) => {
                let other =
                    processors.get(*other).ok_or_else(|| fault(format!("unknown processor `{other}`")))?;
                Processor { name: (*name).to_owned(), triples: Vec::new(), ..other.clone() }
            }
            _ => return Err(fault("neither a set, a processor, nor another name".to_owned())),
        };
        let name = processor.name.clone();
        if processors.insert(name.clone(), processor).is_some() {
            return Err(fault(format!("processor `{name}` is given twice")));
        }
    }
    Ok(processors.into_values().collect())
}

fn isa_version(text: &str) -> Option<[u8; 3]> {
    let numbers: Result<Vec<u8>, _> = text.split('.').map(str::parse).collect();
    numbers.ok()?.try_into().ok()
}

fn read_predicates(source: Source<'_>, features: &[Feature]) -> Result<Vec<Predicate>, RowError> {
    let index: BTreeMap<&str, usize> = features.iter().map(|f| f.variant.as_str()).zip(0..).collect();
    let mut predicates = BTreeMap::new();
    for row in source.rows()? {
        let fault = |message: String| source.error(row.line, message);
        let (name, text) = row
            .text
            .split_once(char::is_whitespace)
            .ok_or_else(|| fault("a predicate needs a condition".into()))?;
        let condition = condition::parse(text, &|variant| index.get(variant).copied()).map_err(fault)?;
        if predicates.insert(name.to_owned(), condition).is_some() {
            return Err(fault(format!("predicate `{name}` is given twice")));
        }
    }
    Ok(predicates.into_iter().map(|(name, condition)| Predicate { name, condition }).collect())
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(features: &str, processors: &str, predicates: &str) -> Result<TargetRows, String> {
        let source = |file, text| Source { file, text };
        read(source("f", features), source("c", processors), source("p", predicates))
            .map_err(|e| e.to_string())
    }

    #[test]
    fn sets_and_implications() {
        let rows =
            read_all("b B\na A = b\nc C", "@s = a\nx 1.2.3 9,9.0 = @s c\ny same as x", "P A & !C").unwrap();
        assert_eq!(rows.features[0].implies, [1]);
        assert_eq!(rows.closure([0]), BTreeSet::from([0, 1]));
        assert_eq!(rows.processors[0].triples, ["9", "9.0"]);
        assert_eq!(rows.processors[1].features, BTreeSet::from([0, 2]));
        assert_eq!(rows.processors[1].isa, [1, 2, 3]);
        assert_eq!(rows.predicates[0].condition.to_code(&|i| i.to_string()), "(0 && !2)");
    }

    #[test]
    fn faults_name_file_and_line() {
        assert_eq!(read_all("a A = b", "", "").unwrap_err(), "f:1: unknown feature `b`");
        assert_eq!(read_all("a A\n\na B", "", "").unwrap_err(), "f:3: feature `a` is given twice");
        assert_eq!(read_all("a A\nb A", "", "").unwrap_err(), "f:2: variant `A` is given twice");
        assert_eq!(read_all("a A", "x 1.2.3 - = @s", "").unwrap_err(), "c:1: unknown feature or set `@s`");
        assert_eq!(read_all("a A", "x 1.2 - = a", "").unwrap_err(), "c:1: `1.2` is no ISA version");
        assert_eq!(read_all("a A", "x same as y", "").unwrap_err(), "c:1: unknown processor `y`");
        assert_eq!(read_all("a A", "", "P A & B").unwrap_err(), "p:1: unknown feature `B`");
        assert_eq!(read_all("a A", "", "P").unwrap_err(), "p:1: a predicate needs a condition");
    }
}
