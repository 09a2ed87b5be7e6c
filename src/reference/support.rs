//! Which processors have an instruction, and how many vectors confirm each.

use super::compare::{Family, in_order};
use super::machine::Machine;
use super::page::Processor;
use crate::isa::form::MnemonicId;
use crate::replay::VectorIndex;

/// Every processor, by the version of its instruction set.
pub(super) fn processors(family: &Family, vectors: Option<&VectorIndex>) -> Vec<Processor> {
    let all = in_order()
        .into_iter()
        .flat_map(|(architecture, own)| own.into_iter().map(move |processor| (architecture, processor)));
    all.map(|(architecture, processor)| {
        let found = Machine::first(processor, |machine| family.on(machine));
        let id = found.as_ref().map_or(family.id, |(_, id)| *id);
        Processor {
            name: processor.name(),
            architecture: architecture.name(),
            supported: found.is_some(),
            called: (id != family.id).then(|| id.name()),
            features: found.map(|(machine, _)| machine.features.to_owned()).unwrap_or_default(),
            vectors: vectors.map(|vectors| count(vectors, id, processor.name())),
        }
    })
    .collect()
}

fn count(vectors: &VectorIndex, id: MnemonicId, gpu: &str) -> u64 {
    vectors.count(id.name(), gpu)
}
