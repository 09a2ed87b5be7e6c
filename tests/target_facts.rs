//! Holds the target tables against LLVM's, where the tables of facts are at hand (`../shared/facts`, or the folder
//! that `MCREPLAY_FACTS` names).

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

use std::collections::BTreeSet;
use std::path::PathBuf;

use mcreplay::target::{Feature, Member, Predicate, Processor, Target};

/// The rows of a table of facts, without its header; none, and a word about it, where there is no such table.
fn facts(name: &str) -> Option<Vec<Vec<String>>> {
    let folder = std::env::var_os("MCREPLAY_FACTS")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/facts"), PathBuf::from);
    let path = folder.join(name);
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: there is no {}", path.display());
        return None;
    };
    let rows = text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect());
    Some(rows.collect())
}

#[test]
fn processors_have_llvms_features() {
    let Some(rows) = facts("processors.tsv") else { return };
    let names: BTreeSet<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    let ours: BTreeSet<&str> = Processor::all().iter().map(Processor::name).collect();
    assert_eq!(ours, names);
    assert_eq!(ours.len(), 81);
    for row in &rows {
        let expected: BTreeSet<&str> = row[1].split(',').filter(|name| !name.is_empty()).collect();
        let processor = Processor::find(&row[0]).unwrap();
        let ours: BTreeSet<&str> = processor.features().iter().map(Feature::name).collect();
        assert_eq!(ours, expected, "{}", row[0]);
    }
}

#[test]
fn features_imply_what_llvms_imply() {
    let Some(rows) = facts("features.tsv") else { return };
    assert_eq!(rows.len(), Feature::ALL.len());
    let empty = base("");
    for row in &rows {
        let feature = Feature::find(&row[1]).unwrap();
        let variant = row[0].trim_start_matches("Feature");
        assert_eq!(format!("{feature:?}").trim_start_matches("Has"), variant.trim_start_matches("Has"));
        // One step: the feature, what it names, and the closure of each of those.
        let with = base(&row[1]);
        let mut expected: BTreeSet<Feature> = empty.clone();
        if !["wavefrontsize32", "wavefrontsize64"].contains(&row[1].as_str()) {
            expected.insert(feature);
        }
        for implied in row[5].split(',').filter(|name| !name.is_empty()) {
            expected.extend(base(implied));
        }
        assert_eq!(with, expected, "{}", row[1]);
    }
}

/// The features of a target that has nothing but one feature and what it implies, without the wavefront size, which
/// every target gets by default.
fn base(feature: &str) -> BTreeSet<Feature> {
    let features = format!("+assembler-permissive-wavesize,{feature}");
    let (target, _) = Target::new("amdgcn", "", features.trim_end_matches(',')).unwrap();
    let mut set: BTreeSet<Feature> = target.features().iter().collect();
    set.remove(&Feature::WavefrontSize64);
    set.remove(&Feature::WavefrontSize32);
    set
}

#[test]
fn predicates_hold_as_llvm_writes_them() {
    let (Some(rows), Some(features)) = (facts("predicates.tsv"), facts("features.tsv")) else { return };
    assert_eq!(rows.len(), Predicate::ALL.len());
    assert_eq!(rows.len(), 260);
    let record = |name: &str| {
        let row = features.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("{name}"));
        Feature::find(&row[1]).unwrap()
    };
    for processor in Processor::all() {
        for attributes in ["", "+wavefrontsize64,-real-true16", "+sramecc,+xnack", "-wavefrontsize64"] {
            let (target, _) = Target::new("amdgcn", processor.name(), attributes).unwrap();
            for row in &rows {
                let predicate = Predicate::ALL.into_iter().find(|p| format!("{p:?}") == row[0]).unwrap();
                let text = row[1].replace('(', " ( ").replace(')', " ) ").replace(',', " ");
                let has = |name: &str| target.has(record(name));
                let expected =
                    row[1].starts_with("(always") || holds(&mut text.split_whitespace(), &has).unwrap();
                let ours = target.predicates().contains(predicate);
                assert_eq!(ours, expected, "{} on {} {attributes}: {}", row[0], processor.name(), row[1]);
                assert!(Predicate::from_index(predicate.index()) == Some(predicate));
            }
        }
    }
}

/// Evaluates one item of LLVM's notation: a feature, or `(not x)`, `(all_of x ...)`, `(any_of x ...)`. None at `)`.
fn holds<'a>(words: &mut dyn Iterator<Item = &'a str>, has: &dyn Fn(&str) -> bool) -> Option<bool> {
    match words.next().unwrap() {
        ")" => None,
        "(" => {
            let operator = words.next().unwrap();
            let mut items = Vec::new();
            while let Some(item) = holds(words, has) {
                items.push(item);
            }
            Some(match operator {
                "not" => !items[0],
                "all_of" => items.iter().all(|item| *item),
                "any_of" => items.iter().any(|item| *item),
                other => panic!("{other}"),
            })
        }
        feature => Some(has(feature)),
    }
}
