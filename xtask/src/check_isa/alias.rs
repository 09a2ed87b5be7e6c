//! Other names of mnemonics: what each stands for, machine by machine and variant by variant.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use mcreplay_rows::form::Variant;
use mcreplay_rows::isa_rows::IsaRows;

use super::compare::{Difference, What};
use super::facts::Facts;
use super::machines::{Availability, Machine, Machines};
use super::shape::{Shape, VARIANTS};

/// What names stand for: by name and variant, each mnemonic with the machines where it is that.
#[derive(Default)]
pub(super) struct Meanings(BTreeMap<(String, &'static str), Vec<(String, Machines)>>);

impl Meanings {
    /// LLVM's aliases.
    pub(super) fn of_llvm(facts: &Facts, availability: &mut Availability<'_>) -> Result<Self> {
        let mut meanings = Self::default();
        // Those of one variant go before those of all.
        for general in [false, true] {
            for alias in facts.aliases.iter().filter(|alias| alias.variant.is_empty() == general) {
                let machines = availability.of(&alias.predicates)?;
                for variant in VARIANTS.into_iter().filter(|own| general || *own == alias.variant) {
                    meanings.add(&alias.from, variant, &alias.to, machines);
                }
            }
        }
        Ok(meanings)
    }

    /// The aliases of our rows.
    pub(super) fn of_rows(isa: &IsaRows, machines: &[Machine]) -> Self {
        let mut meanings = Self::default();
        for alias in isa.aliases.iter().filter(|alias| !alias.beside) {
            let mut set = Machines::default();
            for (index, machine) in machines.iter().enumerate() {
                if machine.has_form(alias.columns.0, &alias.needs) {
                    set.insert(index);
                }
            }
            for (variant, name) in ORDER.into_iter().zip(VARIANTS) {
                if alias.variant.is_none_or(|own| own == variant) {
                    meanings.add(&alias.name, name, &alias.mnemonic, set);
                }
            }
        }
        meanings
    }

    /// The first alias that a machine has is the one that counts.
    fn add(&mut self, from: &str, variant: &'static str, to: &str, machines: Machines) {
        let meanings = self.0.entry((from.to_owned(), variant)).or_default();
        let before = meanings.iter().fold(Machines::default(), |set, (_, own)| set.or(*own));
        let machines = machines.without(before);
        if !machines.is_empty() {
            meanings.push((to.to_owned(), machines));
        }
    }

    fn of<'a>(&'a self, name: &'a str, variant: &'static str, machine: usize) -> &'a str {
        let known = self.0.get(&(name.to_owned(), variant)).into_iter().flatten();
        let mut known = known.filter(|(_, set)| set.has(machine));
        known.next().map_or(name, |(meaning, _)| meaning)
    }

    fn machines(&self, key: &(String, &'static str)) -> Machines {
        let known = self.0.get(key).into_iter().flatten();
        known.fold(Machines::default(), |set, (_, own)| set.or(*own))
    }

    /// Takes instructions from the machines where their name stands for another: the matcher never looks them up there.
    pub(super) fn hide(&self, shapes: &mut [Shape]) {
        for shape in shapes {
            let hidden = self.machines(&(shape.mnemonic.clone(), shape.variant));
            shape.machines = shape.machines.without(hidden);
        }
    }
}

const ORDER: [Variant; 6] =
    [Variant::Default, Variant::Vop3, Variant::Sdwa, Variant::Sdwa9, Variant::Dpp, Variant::Vop3Dpp];

/// Holds our aliases against LLVM's. The same difference in several variants is told once.
pub(super) fn compare(llvm: &Meanings, ours: &Meanings) -> Vec<Difference> {
    let keys: BTreeSet<_> = llvm.0.keys().chain(ours.0.keys()).collect();
    let mut differences: BTreeMap<(&str, &str, &str), Machines> = BTreeMap::new();
    for key in keys {
        for machine in llvm.machines(key).or(ours.machines(key)).iter() {
            let (theirs, own) = (llvm.of(&key.0, key.1, machine), ours.of(&key.0, key.1, machine));
            if theirs != own {
                differences.entry((&key.0, theirs, own)).or_default().insert(machine);
            }
        }
    }
    let told = differences.into_iter().map(|((from, theirs, own), machines)| Difference {
        what: What::Alias,
        subject: from.to_owned(),
        mnemonic: from.to_owned(),
        machines,
        detail: format!("LLVM {theirs}, ours {own}"),
        shape: None,
    });
    told.collect()
}
