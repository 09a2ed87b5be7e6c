//! Writes the tables of `src/target` as Rust, from what [`crate::target_rows`] read.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::target_rows::TargetRows;

/// The source text that `src/target/tables.rs` includes.
#[must_use]
pub fn target_code(rows: &TargetRows) -> String {
    let mut code = String::new();
    features(&mut code, rows);
    processors(&mut code, rows);
    predicates(&mut code, rows);
    code
}

/// Writing to a `String` does not fail.
macro_rules! put {
    ($code:expr, $($arg:tt)*) => { let _ = writeln!($code, $($arg)*); };
}

fn features(code: &mut String, rows: &TargetRows) {
    let words = rows.features.len().div_ceil(64);
    let variants = rows.features.iter().map(|feature| {
        let mut doc = format!("`{}`", feature.name);
        if !feature.implies.is_empty() {
            let implied: Vec<String> =
                feature.implies.iter().map(|i| format!("`{}`", rows.features[*i].name)).collect();
            let _ = write!(doc, "; implies {}", implied.join(", "));
        }
        (feature.variant.clone(), doc + ".")
    });
    let about = "A property of a target, as `-mattr` switches it. In the order of the names.";
    enumeration(code, "Feature", about, variants);
    put!(code, "/// A set of features.\npub type FeatureSet = Set<Feature, {words}>;");

    put!(code, "pub(super) static FEATURE_NAMES: [&str; Feature::ALL.len()] = [");
    for feature in &rows.features {
        put!(code, "{:?},", feature.name);
    }
    put!(code, "];");

    let closures: Vec<BTreeSet<usize>> = (0..rows.features.len()).map(|i| rows.closure([i])).collect();
    put!(code, "pub(super) static IMPLIES: [FeatureSet; Feature::ALL.len()] = [");
    for closure in &closures {
        put!(code, "{},", set(closure, words));
    }
    put!(code, "];\npub(super) static IMPLIED_BY: [FeatureSet; Feature::ALL.len()] = [");
    for feature in 0..closures.len() {
        let by = (0..closures.len()).filter(|other| closures[*other].contains(&feature)).collect();
        put!(code, "{},", set(&by, words));
    }
    put!(code, "];");
}

fn processors(code: &mut String, rows: &TargetRows) {
    let words = rows.features.len().div_ceil(64);
    put!(code, "pub(super) static PROCESSORS: [Processor; {}] = [", rows.processors.len());
    for processor in &rows.processors {
        let [major, minor, stepping] = processor.isa;
        let features = set(&rows.closure(processor.features.iter().copied()), words);
        put!(code, "Processor {{ name: {:?}, features: {features},", processor.name);
        put!(code, "isa: IsaVersion {{ major: {major}, minor: {minor}, stepping: {stepping} }} }},");
    }
    let mut triples: Vec<(&String, &String)> = rows
        .processors
        .iter()
        .flat_map(|processor| processor.triples.iter().map(move |triple| (triple, &processor.name)))
        .collect();
    triples.sort();
    put!(code, "];\npub(super) static SUB_ARCHES: [(&str, &str); {}] = {triples:?};", triples.len());
}

fn predicates(code: &mut String, rows: &TargetRows) {
    let words = rows.predicates.len().div_ceil(64);
    let variants = rows.predicates.iter().map(|predicate| {
        let condition = predicate.condition.to_code(&|i| format!("`{}`", rows.features[i].name));
        (predicate.name.clone(), format!("Holds where: {condition}."))
    });
    let about = "A condition over the features of a target that an instruction asks for, by LLVM's name.";
    enumeration(code, "Predicate", about, variants);
    put!(code, "/// A set of predicates.\npub type PredicateSet = Set<Predicate, {words}>;");
    put!(code, "/// The predicates that hold for a target with these features.");
    put!(code, "pub(super) fn evaluate(features: &FeatureSet) -> PredicateSet {{");
    put!(code, "let mut set = PredicateSet::EMPTY;");
    for predicate in &rows.predicates {
        let test = |i: usize| format!("features.contains(Feature::{})", rows.features[i].variant);
        let condition = predicate.condition.to_code(&test);
        // A condition that joins others brings parentheses, which an `if` does not want.
        let condition = condition.strip_prefix('(').and_then(|c| c.strip_suffix(')')).unwrap_or(&condition);
        put!(code, "if {condition} {{ set.insert(Predicate::{}); }}", predicate.name);
    }
    put!(code, "set\n}}");
}

fn enumeration(code: &mut String, name: &str, about: &str, variants: impl Iterator<Item = (String, String)>) {
    let mut all = String::new();
    let mut count = 0;
    put!(code, "/// {about}");
    put!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]");
    put!(code, "#[allow(non_camel_case_types, reason = \"LLVM's names\")]");
    put!(code, "#[repr(u16)]\n#[non_exhaustive]\npub enum {name} {{");
    for (variant, doc) in variants {
        put!(code, "/// {doc}\n{variant},");
        let _ = write!(all, "Self::{variant},");
        count += 1;
    }
    put!(code, "}}\nimpl {name} {{ /// All of them, in order.\npub const ALL: [Self; {count}] = [{all}]; }}");
    put!(code, "impl Member for {name} {{");
    put!(code, "fn index(self) -> usize {{ self as usize }}");
    put!(code, "fn from_index(index: usize) -> Option<Self> {{ Self::ALL.get(index).copied() }}\n}}");
}

/// A set of indices as the expression of a constant `Set`.
fn set(members: &BTreeSet<usize>, words: usize) -> String {
    let mut bits = vec![0_u64; words];
    for member in members {
        bits[member / 64] |= 1 << (member % 64);
    }
    let bits: Vec<String> = bits.iter().map(|word| format!("{word:#x}")).collect();
    format!("Set::from_words([{}])", bits.join(", "))
}
