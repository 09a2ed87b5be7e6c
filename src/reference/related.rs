//! Other pages that somebody who reads one may want: other names, other types, neighbours.

use super::compare::{Family, by_architecture};
use super::group::Group;
use super::machine::Machine;
use super::page::{Neighbour, OtherName, Related};
use crate::isa::form::{self, Alias, MnemonicId};

/// How many neighbours are listed on each side.
const NEIGHBOURS: usize = 3;

/// How many instructions on other types are listed.
const MAX_TYPES: usize = 40;

/// What is related to an instruction.
pub(super) fn related(family: &Family, groups: &[Group], machine: &Machine) -> Related {
    Related {
        names: names(family),
        types: types(family.id),
        neighbours: groups.first().map(|group| neighbours(group, machine)).unwrap_or_default(),
    }
}

/// Other names: those of other generations, and aliases.
pub(super) fn names(family: &Family) -> Vec<OtherName> {
    let machines: Vec<(&'static str, &'static Machine)> = by_architecture()
        .into_iter()
        .filter_map(|(architecture, own)| Some((architecture.gfx(), Machine::modes(own.first()?).first()?)))
        .collect();
    let mut all: Vec<&'static str> = family.old.iter().chain(&family.new).map(|id| id.name()).collect();
    let known = |name: &str| family.id.name() == name || all.contains(&name);
    let more: Vec<&'static str> =
        Alias::every().filter(|alias| known(alias.mnemonic)).map(|alias| alias.name).collect();
    all.extend(more);
    all.retain(|name| *name != family.id.name());
    all.sort_unstable();
    all.dedup();
    let on = |name: &'static str| {
        let family_has =
            |id: MnemonicId| id == family.id || family.old.contains(&id) || family.new.contains(&id);
        let on = machines.iter().filter(|(_, machine)| machine.resolve(name).is_some_and(family_has));
        OtherName { name, on: on.map(|(gfx, _)| *gfx).collect() }
    };
    all.into_iter().map(on).filter(|other| !other.on.is_empty()).collect()
}

/// The mnemonics that differ in nothing but their types.
pub(super) fn types(id: MnemonicId) -> Vec<String> {
    let Some(stem) = stem(id.name()) else { return Vec::new() };
    let same = MnemonicId::all().filter(|other| *other != id && self::stem(other.name()) == Some(stem));
    same.take(MAX_TYPES).map(|other| other.name().to_owned()).collect()
}

/// A mnemonic without the types at its end; none if it has no type.
fn stem(name: &str) -> Option<&str> {
    let mut stem = name;
    while let Some((before, last)) = stem.rsplit_once('_')
        && is_type(last)
    {
        stem = before;
    }
    (stem.len() < name.len() && stem.contains('_')).then_some(stem)
}

/// Whether a part of a mnemonic is a type: `f32`, `u8`, `bf16`, `b128`, `dwordx4`.
fn is_type(word: &str) -> bool {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    let letters = &word[..word.len() - digits.len()];
    let sized = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    sized && matches!(letters, "f" | "i" | "u" | "b" | "bf" | "fp" | "dwordx" | "x")
        || matches!(word, "dword" | "byte" | "short" | "ubyte" | "sbyte" | "ushort" | "sshort")
}

/// The instructions with the nearest opcodes in the same encoding.
pub(super) fn neighbours(group: &Group, machine: &Machine) -> Vec<Neighbour> {
    let own = group.form;
    let mut all: Vec<(u16, &'static str)> = form::all_forms()
        .filter(|form| {
            (form.layout, form.extension) == (own.layout, own.extension) && form.mnemonic != own.mnemonic
        })
        .filter(|form| form.opcode.abs_diff(own.opcode) <= 64)
        .filter(|form| form.is_available(machine.column, machine.target.predicates()))
        .map(|form| (form.opcode, form.mnemonic.name()))
        .collect();
    all.sort_unstable();
    all.dedup();
    let middle = all.partition_point(|(opcode, _)| *opcode < own.opcode);
    let first = middle.saturating_sub(NEIGHBOURS);
    let last = (middle + NEIGHBOURS).min(all.len());
    let near = all.get(first..last).unwrap_or_default();
    near.iter().map(|(opcode, name)| Neighbour { name, opcode: u32::from(*opcode) }).collect()
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn stems_have_no_types() {
        assert_eq!(stem("v_lerp_u8"), Some("v_lerp"));
        assert_eq!(stem("v_cvt_f32_f16"), Some("v_cvt"));
        assert_eq!(stem("global_load_b128"), Some("global_load"));
        assert_eq!(stem("buffer_load_dwordx3"), Some("buffer_load"));
        assert_eq!(stem("s_nop"), None);
    }
}
