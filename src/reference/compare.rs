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

/// The processors of each architecture by their version, those that stand for several last.
pub(super) fn in_order() -> Vec<(Architecture, Vec<&'static Processor>)> {
    let mut all = by_architecture();
    for (_, own) in &mut all {
        own.sort_by_key(|processor| (processor.is_generic(), processor.isa_version(), processor.name()));
    }
    all
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
    let mut all = Comparison::new(page, other, page.layout, other.layout, false).differences();
    if let (Some(own), Some(extension)) = (page.extension, other.extension) {
        let more = Comparison::new(page, other, own, extension, true).differences();
        all.extend(more.into_iter().map(|(text, real)| (format!("{}: {text}", own.name), real)));
    }
    all
}

/// Two layouts side by side.
struct Comparison<'a> {
    groups: (&'a Group, &'a Group),
    page: &'static Layout,
    other: &'static Layout,
    extension: bool,
    /// Which fields of the other layout have been accounted for.
    matched: Vec<bool>,
}

impl<'a> Comparison<'a> {
    fn new(
        page: &'a Group,
        other: &'a Group,
        own: &'static Layout,
        there: &'static Layout,
        extension: bool,
    ) -> Self {
        Self {
            groups: (page, other),
            page: own,
            other: there,
            extension,
            matched: vec![false; there.fields.len()],
        }
    }

    fn differences(mut self) -> Vec<(String, bool)> {
        if std::ptr::eq(self.page, self.other) {
            return Vec::new();
        }
        let mut all = Vec::new();
        if self.page.bits != self.other.bits {
            all.push((format!("{} bits, not {}", self.other.bits, self.page.bits), true));
        }
        for place in self.page.fields.iter().filter(|place| place.field != Field::Reserved) {
            if !self.is_told(place) {
                all.extend(self.field(place));
            }
        }
        for (place, _) in self.other.fields.iter().zip(&self.matched).filter(|(_, matched)| !**matched) {
            if place.field != Field::Reserved {
                let known = has(self.page, place.field);
                let how = if known { "too" } else { "which is not here" };
                all.push((format!("{} in {}, {how}", place.field.name(), bits(place)), true));
            }
        }
        all
    }

    /// How a field of the page's layout differs from the other layout, if it does.
    fn field(&mut self, place: &'static FieldPlace) -> Option<(String, bool)> {
        // A name may stand for several fields: those in the same place go together first.
        let same = self.at(|field| field.field == place.field && is_there(field, place));
        if let Some(index) = same {
            self.matched[index] = true;
            let field = &self.other.fields[index];
            return (field.fixed != place.fixed).then(|| {
                let width = u32::from(place.high - place.low) + 1;
                let value =
                    |fixed: Option<u32>| fixed.map_or("open".to_owned(), |value| binary(value.into(), width));
                let (theirs, ours) = (value(field.fixed), value(place.fixed));
                (format!("{} {} is {theirs}, not {ours}", place.field.name(), bits(place)), true)
            });
        }
        self.moved(place).or_else(|| self.replaced(place)).or_else(|| {
            let (name, bits) = (place.field.name(), bits(place));
            let other = has(self.other, place.field);
            Some((if other { format!("{name} not in {bits}") } else { format!("no {name} ({bits})") }, true))
        })
    }

    /// A field of the same name elsewhere. It may have several parts, here or there, of which one sentence tells.
    fn moved(&mut self, place: &FieldPlace) -> Option<(String, bool)> {
        let (ours, theirs) = self.apart(place);
        for (field, matched) in self.other.fields.iter().zip(&mut self.matched) {
            *matched |= theirs.iter().any(|part| std::ptr::eq(*part, field));
        }
        let value = match (place.fixed, theirs.as_slice()) {
            (_, []) => return None,
            (Some(_), [FieldPlace { high, low, fixed: Some(value), .. }]) => {
                format!(" = {}", binary((*value).into(), u32::from(high - low) + 1))
            }
            _ => String::new(),
        };
        Some((
            format!("{} in {}{value}, not {}", place.field.name(), all_bits(&theirs), all_bits(&ours)),
            true,
        ))
    }

    /// The parts of a field that lie elsewhere in the other layout: where here, and where there.
    fn apart(&self, place: &FieldPlace) -> (Vec<&'static FieldPlace>, Vec<&'static FieldPlace>) {
        let parts = |layout: &'static Layout, other: &'static Layout| {
            let own = layout.fields.iter().filter(|part| part.field == place.field);
            let same = |part: &FieldPlace| {
                other.fields.iter().any(|field| field.field == part.field && is_there(field, part))
            };
            own.filter(|part| !same(part)).collect::<Vec<_>>()
        };
        (parts(self.page, self.other), parts(self.other, self.page))
    }

    /// Whether a part of a field was told of with the first one.
    fn is_told(&self, place: &FieldPlace) -> bool {
        let (ours, theirs) = self.apart(place);
        !theirs.is_empty() && ours.iter().skip(1).any(|part| std::ptr::eq(*part, place))
    }

    /// Another field in the same place: by another name alone, if both hold the same.
    fn replaced(&mut self, place: &'static FieldPlace) -> Option<(String, bool)> {
        let known = |field: &FieldPlace| has(self.page, field.field);
        let index =
            self.at(|field| is_there(field, place) && field.field != Field::Reserved && !known(field))?;
        self.matched[index] = true;
        let field = &self.other.fields[index];
        let (ours, theirs) =
            (self.groups.0.held(place, self.extension), self.groups.1.held(field, self.extension));
        let (name, other) = (place.field.name(), field.field.name());
        if ours == theirs && ours != "not used" {
            return Some((format!("{name} in {} is called {other}", bits(place)), false));
        }
        Some((format!("{other} in {}, not {name}", bits(place)), true))
    }

    /// The first field of the other layout that fits and is not accounted for.
    fn at(&self, fits: impl Fn(&FieldPlace) -> bool) -> Option<usize> {
        let mut fields = self.other.fields.iter().zip(&self.matched);
        fields.position(|(field, matched)| !*matched && fits(field))
    }
}

/// Whether a layout has a field, or a part of it.
fn has(layout: &Layout, field: Field) -> bool {
    layout.fields.iter().any(|own| own.field == field)
}

fn is_there(field: &FieldPlace, place: &FieldPlace) -> bool {
    (field.high, field.low) == (place.high, place.low)
}

fn bits(place: &FieldPlace) -> String {
    range(place.high.into(), place.low.into())
}

/// The bits of all parts of a field.
fn all_bits(parts: &[&FieldPlace]) -> String {
    let parts: Vec<String> = parts.iter().map(|part| bits(part)).collect();
    parts.join(" and ")
}
