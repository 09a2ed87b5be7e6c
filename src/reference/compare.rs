//! The same instruction on other architectures: opcodes, layouts bit by bit, names.

use super::group::{Group, Kind, binary, groups};
use super::machine::{Machine, newest_first};
use super::page::{Elsewhere, OtherEncoding, Verdict, range};
use crate::isa::Field;
use crate::isa::form::{Alias, MnemonicId, Variant};
use crate::isa::layout::{FieldPlace, Layout};
use crate::target::{Architecture, Processor};

/// The names that an instruction has had.
#[derive(Clone, Debug)]
pub(super) struct Family {
    /// Its name on the page.
    pub id: MnemonicId,
    /// Names for which newer GPUs say that one, directly or by way of another.
    pub old: Vec<MnemonicId>,
    /// Names that it stands for on newer GPUs.
    pub new: Vec<MnemonicId>,
}

impl Family {
    /// The family of an instruction.
    pub fn of(id: MnemonicId) -> Self {
        let mut old = Vec::new();
        follow(id, &mut old, |alias, name| (alias.mnemonic == name).then_some(alias.name));
        let mut new = Vec::new();
        follow(id, &mut new, |alias, name| (alias.name == name).then_some(alias.mnemonic));
        Self { id, old, new }
    }

    /// What a machine calls the instruction, if it has it.
    pub fn on(&self, machine: &Machine) -> Option<MnemonicId> {
        if machine.has(self.id) {
            return Some(self.id);
        }
        let renamed = Variant::ALL.into_iter().find_map(|variant| {
            let name = self.id.name().as_bytes();
            let found = Alias::resolve(name, variant, machine.column, machine.target.predicates())?;
            MnemonicId::find(found.as_bytes()).filter(|id| machine.has(*id))
        });
        renamed.or_else(|| self.old.iter().copied().find(|id| machine.has(*id)))
    }
}

/// Follows aliases from a mnemonic as far as they lead.
fn follow(
    start: MnemonicId,
    found: &mut Vec<MnemonicId>,
    step: impl Fn(&'static Alias, &str) -> Option<&'static str>,
) {
    let mut open = vec![start];
    while let Some(id) = open.pop() {
        for name in Alias::every().filter_map(|alias| step(alias, id.name())) {
            if let Some(next) = MnemonicId::find(name.as_bytes())
                && next != start
                && !found.contains(&next)
            {
                found.push(next);
                open.push(next);
            }
        }
    }
}

/// The processors of each architecture, the one that stands for it first.
pub(super) fn by_architecture() -> Vec<(Architecture, Vec<&'static Processor>)> {
    let newest = newest_first();
    let of = |architecture: Architecture| {
        let mut own: Vec<_> =
            newest.iter().copied().filter(|processor| processor.architecture() == architecture).collect();
        own.sort_by_key(|processor| processor.name() != architecture.processor());
        (architecture, own)
    };
    Architecture::all().map(of).collect()
}

/// The instruction on every architecture, compared with its encodings on the page.
pub(super) fn elsewhere(family: &Family, own: &[Group], page: &Machine) -> Vec<Elsewhere> {
    let compare = |(architecture, processors): (Architecture, Vec<&'static Processor>)| {
        // The page's own GPU stands for its architecture.
        let own_machine = (page.processor.architecture() == architecture).then(|| (page.clone(), family.id));
        let found = own_machine.or_else(|| {
            processors.iter().find_map(|processor| Machine::first(processor, |machine| family.on(machine)))
        });
        let Some((machine, id)) = found else {
            let (architecture, gfx, gpu) =
                (architecture.name(), architecture.gfx(), architecture.processor());
            return Elsewhere { architecture, gfx, gpu, name: None, encodings: Vec::new() };
        };
        let is_own = machine.processor == page.processor;
        let encodings = groups(id, &machine);
        Elsewhere {
            architecture: architecture.name(),
            gfx: architecture.gfx(),
            gpu: machine.processor.name(),
            name: (id != family.id).then(|| id.name()),
            encodings: encodings.iter().map(|group| other(group, own, is_own)).collect(),
        }
    };
    by_architecture().into_iter().map(compare).collect()
}

/// Compares an encoding with its counterpart on the page.
fn other(group: &Group, own: &[Group], is_own: bool) -> OtherEncoding {
    let opcode = group.form.opcode;
    let counterpart = counterpart(group, own);
    let (verdict, differences) = match counterpart {
        _ if is_own => (Verdict::Own, Vec::new()),
        None => (Verdict::New, Vec::new()),
        Some(page) => {
            let layout = differences(page, group);
            let verdict = if layout.iter().any(|(_, real)| *real) {
                Verdict::OtherLayout
            } else if page.form.opcode != opcode {
                Verdict::OtherOpcode
            } else if layout.is_empty() {
                Verdict::Same
            } else {
                Verdict::OtherNames
            };
            (verdict, layout.into_iter().map(|(text, _)| text).collect())
        }
    };
    OtherEncoding {
        name: group.name(),
        opcode: u32::from(opcode),
        opcode_hex: format!("{opcode:#x}"),
        identifier: group.identifier(),
        verdict,
        same_opcode: counterpart.is_some_and(|page| page.form.opcode == opcode),
        differences,
    }
}

/// The encoding of the page that does the same as one of another generation: that with the same name, or else the first
/// of its kind.
fn counterpart<'a>(group: &Group, own: &'a [Group]) -> Option<&'a Group> {
    let kind = group.kind();
    let mut alike = own.iter().filter(|page| page.kind() == kind);
    let same = alike.clone().find(|page| page.form.layout == group.form.layout);
    // An encoding with addresses in registers of their own is no counterpart of one without.
    same.or_else(|| alike.next().filter(|_| kind != Kind::Other || own.len() == 1))
}

/// How the layout of another encoding differs from that of the page, and whether more than a name does.
fn differences(page: &Group, other: &Group) -> Vec<(String, bool)> {
    let mut all = layout_differences(page.layout, other.layout);
    if let (Some(page), Some(other)) = (page.extension, other.extension) {
        let more = layout_differences(page, other);
        all.extend(more.into_iter().map(|(text, real)| (format!("{}: {text}", page.name), real)));
    }
    all
}

fn layout_differences(page: &Layout, other: &Layout) -> Vec<(String, bool)> {
    if std::ptr::eq(page, other) {
        return Vec::new();
    }
    let mut all = Vec::new();
    if page.bits != other.bits {
        all.push((format!("{} bits, not {}", other.bits, page.bits), true));
    }
    let mut matched = vec![false; other.fields.len()];
    for place in page.fields.iter().filter(|place| place.field != Field::Reserved) {
        all.extend(field_difference(place, page, other, &mut matched));
    }
    for (place, _) in other.fields.iter().zip(&matched).filter(|(_, matched)| !**matched) {
        if place.field != Field::Reserved {
            all.push((format!("{} in {}, which is not used here", place.field.name(), bits(place)), true));
        }
    }
    all
}

/// How a field of the page's layout differs from the other layout, if it does.
fn field_difference(
    place: &FieldPlace,
    page: &Layout,
    other: &Layout,
    matched: &mut [bool],
) -> Option<(String, bool)> {
    let name = place.field.name();
    let at = |wanted: &dyn Fn(&FieldPlace) -> bool| other.fields.iter().position(wanted);
    let there = |index: usize| &other.fields[index];
    // A name may stand for several fields: those in the same place go together first.
    let same = at(&|field| field.field == place.field && (field.high, field.low) == (place.high, place.low));
    if let Some(index) = same {
        matched[index] = true;
        return (there(index).fixed != place.fixed).then(|| {
            let width = u32::from(place.high - place.low) + 1;
            let value =
                |fixed: Option<u32>| fixed.map_or("open".to_owned(), |value| binary(value.into(), width));
            (
                format!(
                    "{name} {} is {}, not {}",
                    bits(place),
                    value(there(index).fixed),
                    value(place.fixed)
                ),
                true,
            )
        });
    }
    let is_free = |index: usize, field: &FieldPlace| {
        !page
            .fields
            .iter()
            .any(|own| own.field == field.field && (own.high, own.low) == (field.high, field.low))
            && !matched[index]
    };
    let moved = other
        .fields
        .iter()
        .enumerate()
        .find(|(index, field)| field.field == place.field && is_free(*index, field));
    if let Some((index, field)) = moved {
        let value = match (place.fixed, field.fixed) {
            (Some(_), Some(value)) => {
                format!(" = {}", binary(value.into(), u32::from(field.high - field.low) + 1))
            }
            _ => String::new(),
        };
        let text = format!("{name} in {}{value}, not {}", bits(field), bits(place));
        matched[index] = true;
        return Some((text, true));
    }
    let renamed =
        at(&|field| (field.high, field.low) == (place.high, place.low) && field.field != Field::Reserved);
    if let Some(index) = renamed.filter(|index| {
        // What has a place of its own in the page's layout is no other name.
        !matched[*index] && !page.fields.iter().any(|own| own.field == there(*index).field)
    }) {
        matched[index] = true;
        let text = format!("{name} in {} is called {}", bits(place), there(index).field.name());
        return Some((text, false));
    }
    Some((format!("no {name} ({})", bits(place)), true))
}

fn bits(place: &FieldPlace) -> String {
    range(place.high.into(), place.low.into())
}
