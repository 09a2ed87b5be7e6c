//! Which instruction is on which GPU in which encodings: what pages, indexes and maps go by.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::gpus::{GpuSet, Gpus};
use crate::isa::form::{Extension, MnemonicId};
use crate::reference::compare::Family;
use crate::reference::group::{Group, groups};
use crate::reference::machine::{Machine, newest_first};

/// All instructions and all encodings.
#[derive(Debug)]
pub(super) struct Survey {
    /// The instructions, in the order of their names.
    pub entries: Vec<Entry>,
    /// The encodings: those without an extension first, each by its name.
    pub encodings: Vec<Coding>,
}

/// An instruction.
#[derive(Debug)]
pub(super) struct Entry {
    /// Its name.
    pub id: MnemonicId,
    /// The names that it has had.
    pub family: Family,
    /// What kind it is of.
    pub class: &'static str,
    /// The GPUs that have it by this name, those together that encode it alike; the newest first.
    pub variants: Vec<Variant>,
}

/// GPUs that have the same forms of an instruction, and the same features to judge them by.
#[derive(Debug)]
pub(super) struct Variant {
    /// The newest of them, in the mode that has the instruction.
    pub machine: Machine,
    /// All of them.
    pub gpus: GpuSet,
    /// The encodings.
    pub groups: Vec<Group>,
}

/// An encoding.
#[derive(Debug)]
pub(super) struct Coding {
    /// Its name: `VOP2 + DPP16`.
    pub name: String,
    /// Whether it is one that another dword follows, which changes no opcode.
    pub extended: bool,
    /// Its instructions.
    pub members: Members,
}

/// Instructions of an encoding: the name, the opcode, and the GPUs of which both are true.
pub(super) type Members = BTreeMap<(&'static str, u16), GpuSet>;

impl Entry {
    /// The GPUs that have it by this name.
    pub fn gpus(&self) -> GpuSet {
        self.variants.iter().fold(GpuSet::default(), |all, variant| all.or(variant.gpus))
    }
}

impl Survey {
    /// Looks at every mnemonic on every GPU.
    pub fn new(gpus: &Gpus) -> Self {
        let newest: Vec<_> = newest_first();
        let places: Vec<usize> = newest.iter().filter_map(|processor| gpus.place(processor)).collect();
        let ids: Vec<MnemonicId> = MnemonicId::all().collect();
        let entry = |id: &MnemonicId| {
            let mut variants: Vec<Variant> = Vec::new();
            for (processor, place) in newest.iter().zip(&places) {
                let machine = Machine::modes(processor).iter().find(|machine| machine.has(*id));
                let Some(machine) = machine else { continue };
                match variants.iter_mut().find(|variant| alike(&variant.machine, machine)) {
                    Some(variant) => variant.gpus.insert(*place),
                    None => {
                        let mut gpus = GpuSet::default();
                        gpus.insert(*place);
                        variants.push(Variant {
                            machine: machine.clone(),
                            gpus,
                            groups: groups(*id, machine),
                        });
                    }
                }
            }
            let class = variants.first()?.groups.first().map_or("", crate::reference::class);
            Some(Entry { id: *id, family: Family::of(*id), class, variants })
        };
        let entries: Vec<Entry> = ids.par_iter().filter_map(entry).collect();
        let encodings = encodings(&entries);
        Self { entries, encodings }
    }

    /// Whether a name has a page.
    pub fn has(&self, name: &str) -> bool {
        self.entries.binary_search_by(|entry| entry.id.name().cmp(name)).is_ok()
    }
}

/// Whether pages of two machines say the same.
fn alike(left: &Machine, right: &Machine) -> bool {
    (left.column, left.features) == (right.column, right.features)
        && left.target.features() == right.target.features()
}

/// The encodings with their instructions.
fn encodings(entries: &[Entry]) -> Vec<Coding> {
    let mut found: BTreeMap<(bool, String), Members> = BTreeMap::new();
    for entry in entries {
        for variant in &entry.variants {
            for group in &variant.groups {
                let extended = group.form.extension != Extension::None;
                let members = found.entry((extended, group.name())).or_default();
                let set = members.entry((entry.id.name(), group.form.opcode)).or_default();
                *set = set.or(variant.gpus);
            }
        }
    }
    let coding = |((extended, name), members)| Coding { name, extended, members };
    found.into_iter().map(coding).collect()
}
