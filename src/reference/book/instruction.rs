//! The page of an instruction, with its switch between GPUs.

use askama::Template;

use super::contents::{Section, sections};
use super::gpus::GpuSet;
use super::survey::Entry;
use super::{Book, File, Frame, INNER};
use crate::reference::machine::Machine;
use crate::reference::page::{OtherName, Processor};
use crate::reference::render::html::Blocks;
use crate::reference::{related, support};

/// `templates/book/instruction.html`.
#[derive(Template)]
#[template(path = "book/instruction.html")]
struct Page<'a> {
    frame: Frame,
    name: &'static str,
    class: &'static str,
    /// The GPU that is shown if nobody says which.
    gpu: &'static str,
    chips: Vec<Chip>,
    names: Vec<(OtherName, bool)>,
    types: Vec<String>,
    sections: Vec<Shown>,
    support: Vec<Support>,
    count: usize,
    of: usize,
    vectors: Option<(&'a str, &'a str)>,
}

/// An architecture in the switch.
struct Chip {
    architecture: &'static str,
    gfx: &'static str,
    /// Where it leads; nothing where the instruction does not exist.
    href: Option<String>,
    /// What the instruction is called there, if that is another page.
    called: Option<&'static str>,
}

/// A section with the states of the switch in which it is shown, and that in words; empty if always.
struct Shown {
    section: Section,
    on: String,
    words: String,
}

impl Shown {
    fn blocks(&self) -> Blocks<'_> {
        Blocks::new(&self.section.blocks)
    }
}

/// The processors of an architecture.
struct Support {
    architecture: &'static str,
    processors: Vec<Supported>,
}

struct Supported {
    processor: Processor,
    /// The state of the switch.
    state: Option<usize>,
}

impl Supported {
    /// How many vectors confirm it, if any do.
    fn vectors(&self) -> Option<u64> {
        self.processor.vectors.filter(|count| *count > 0)
    }
}

/// The page.
pub(super) fn instruction(book: &Book, place: usize) -> File {
    let entry = &book.survey.entries[place];
    let name = entry.id.name();
    // What is damaged is as good as absent; `Book::damaged` tells of it.
    let manual = book.isa.and_then(|isa| isa.instruction(name).ok().flatten());
    let sections = sections(book, entry, manual.as_ref());
    let states = states(entry, &sections);
    let support = support(book, entry, &states);
    let names = related::names(&entry.family).into_iter();
    let page = Page {
        frame: INNER,
        name,
        class: entry.class,
        gpu: entry.variants.first().map_or("", |variant| variant.machine.processor.name()),
        chips: chips(book, entry),
        names: names.map(|other| (other.clone(), book.survey.has(other.name))).collect(),
        types: related::types(entry.id).into_iter().filter(|name| book.survey.has(name)).collect(),
        sections: sections.into_iter().map(|section| shown(book, entry, &states, section)).collect(),
        count: support.iter().flat_map(|row| &row.processors).filter(|own| own.processor.supported).count(),
        support,
        of: book.gpus.all().len(),
        vectors: book.vectors.map(|vectors| (vectors.corpus(), vectors.version())),
    };
    File { path: format!("i/{name}.html"), text: crate::html::render(&page) }
}

/// The states of the switch: GPUs for which all sections are the same.
fn states(entry: &Entry, sections: &[Section]) -> Vec<GpuSet> {
    let mut states: Vec<(Vec<bool>, GpuSet)> = Vec::new();
    for variant in &entry.variants {
        let holds: Vec<bool> =
            sections.iter().map(|section| !section.gpus.and(variant.gpus).is_empty()).collect();
        match states.iter_mut().find(|(known, _)| *known == holds) {
            Some((_, gpus)) => *gpus = gpus.or(variant.gpus),
            None => states.push((holds, variant.gpus)),
        }
    }
    states.into_iter().map(|(_, gpus)| gpus).collect()
}

fn shown(book: &Book, entry: &Entry, states: &[GpuSet], section: Section) -> Shown {
    let (own, all) = (section.gpus, entry.gpus());
    if own == all {
        return Shown { section, on: String::new(), words: String::new() };
    }
    let on = states.iter().enumerate().filter(|(_, state)| !state.and(own).is_empty());
    let on: Vec<String> = on.map(|(place, _)| place.to_string()).collect();
    Shown { on: on.join(" "), words: book.gpus.words(own, all), section }
}

fn chips(book: &Book, entry: &Entry) -> Vec<Chip> {
    let all = entry.gpus();
    let chip = |(architecture, set): &(crate::target::Architecture, GpuSet)| {
        let own = book.gpus.first_of(*architecture, all.and(*set));
        let other = || {
            let processor = book.gpus.first_of(*architecture, *set)?;
            let (_, id) = Machine::first(processor, |machine| entry.family.on(machine))?;
            Some((processor, id.name()))
        };
        let (href, called) = match own {
            Some(processor) => (Some(format!("#{}", processor.name())), None),
            None => match other() {
                Some((processor, name)) => (Some(format!("{name}.html#{}", processor.name())), Some(name)),
                None => (None, None),
            },
        };
        Chip { architecture: architecture.name(), gfx: architecture.gfx(), href, called }
    };
    book.gpus.architectures().iter().map(chip).collect()
}

fn support(book: &Book, entry: &Entry, states: &[GpuSet]) -> Vec<Support> {
    let mut rows: Vec<Support> = Vec::new();
    for (place, processor) in support::processors(&entry.family, book.vectors).into_iter().enumerate() {
        let state = states.iter().position(|state| state.has(place));
        let own = Supported { state, processor };
        match rows.last_mut().filter(|row| row.architecture == own.processor.architecture) {
            Some(row) => row.processors.push(own),
            None => rows.push(Support { architecture: own.processor.architecture, processors: vec![own] }),
        }
    }
    rows
}
