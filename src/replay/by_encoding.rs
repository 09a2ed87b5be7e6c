//! The vectors of a RUN line by the encoding that LLVM's bytes are in.

use std::collections::{BTreeMap, HashMap};

use super::difference::encoding_name;
use super::judge::Passed;
use super::outcome::{Miss, Tally};
use crate::isa;
use crate::isa::form::Extension;
use crate::target::Target;

/// Counts those that passed by their forms, and those that did not by the bits that identify the encoding. Without a
/// form, or with bits that fit no layout, a vector is not counted.
pub(super) fn by_encoding(
    gpu: &str,
    features: &str,
    passed: impl Iterator<Item = Passed>,
    misses: &[Miss],
) -> BTreeMap<String, Tally> {
    let mut tallies = BTreeMap::new();
    let Ok((target, _)) = Target::new("amdgcn", gpu, features) else { return tallies };
    let Some(column) = isa::column(&target) else { return tallies };
    let mut counts = HashMap::new();
    for vector in passed {
        *counts.entry((vector.form.layout, vector.form.extension)).or_insert(0) += 1;
    }
    for ((layout, extension), count) in counts {
        let Some(layout) = layout.layout(column) else { continue };
        *tallies.entry(name(layout.name, extension)).or_default() += Tally { passed: count, expected: count };
    }
    for name in misses.iter().filter_map(|miss| encoding_name(gpu, &miss.kind.expected_bytes()?)) {
        *tallies.entry(name).or_default() += Tally { passed: 0, expected: 1 };
    }
    tallies
}

/// The name of an encoding with what extends it: `VOP2 + DPP16`.
pub(super) fn name(layout: &str, extension: Extension) -> String {
    match extension {
        Extension::None => layout.to_owned(),
        extension => format!("{layout} + {}", format!("{extension:?}").to_ascii_uppercase()),
    }
}
