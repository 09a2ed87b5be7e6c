//! What stands on the page of an instruction: sections, each with the GPUs that it holds for.

use super::Book;
use super::gpus::GpuSet;
use super::survey::{Entry, Variant};
use crate::isa::form::Extension;
use crate::reference::manual::Manual;
use crate::reference::page::{Encoding, Example, Neighbour, Verdict};
use crate::reference::render::{Block, contents};
use crate::reference::{amd, compare, encoding, examples, limits, related};

/// A part of a page.
#[derive(Clone, Debug)]
pub(super) struct Section {
    /// Where it stands; those that differ between GPUs share a place.
    rank: Rank,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
    /// Instructions that it leads to.
    pub neighbours: Vec<Neighbour>,
    /// The GPUs that it holds for.
    pub gpus: GpuSet,
}

/// The order of sections. Encodings stand by their extension and their name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Description,
    Encodings,
    Encoding(Extension, String),
    Limits,
    Generations,
    Examples,
    Neighbours,
}

/// What has been worked out for a variant, so that one that is like it need not do it again.
struct Done<'a> {
    variant: &'a Variant,
    encodings: Vec<Encoding>,
    generations: Vec<Block>,
    examples: Vec<Example>,
}

/// The sections of an instruction, in order.
pub(super) fn sections(book: &Book, entry: &Entry, manual: Option<&amd::Instruction>) -> Vec<Section> {
    let mut all: Vec<Section> = Vec::new();
    let mut done: Vec<Done> = Vec::new();
    for variant in &entry.variants {
        let one = work_out(book, entry, variant, manual, &done);
        for section in of_variant(&one, manual) {
            let same = all.iter_mut().find(|known| {
                known.rank == section.rank
                    && known.blocks == section.blocks
                    && known.neighbours == section.neighbours
            });
            match same {
                Some(known) => known.gpus = known.gpus.or(section.gpus),
                None => all.push(section),
            }
        }
        done.push(one);
    }
    all.sort_by(|left, right| left.rank.cmp(&right.rank));
    all
}

fn work_out<'a>(
    book: &Book,
    entry: &Entry,
    variant: &'a Variant,
    manual: Option<&amd::Instruction>,
    done: &[Done],
) -> Done<'a> {
    let Variant { machine, groups, .. } = variant;
    let manual = Manual::of(manual, machine.processor.architecture());
    let encodings: Vec<Encoding> =
        groups.iter().map(|group| encoding::describe(group, machine, manual.as_ref())).collect();
    let generations = match done.iter().find(|other| other.encodings == encodings) {
        Some(other) => other.generations.clone(),
        None => generations(entry, variant),
    };
    let names = |variant: &Variant| variant.groups.iter().map(|group| group.name()).collect::<Vec<_>>();
    let alike = |other: &&Done| {
        other.variant.machine.column == machine.column && names(other.variant) == names(variant)
    };
    let examples = match done.iter().find(alike) {
        Some(other) => other.examples.clone(),
        None => examples(entry.id, groups, machine, &book.sources()),
    };
    Done { variant, encodings, generations, examples }
}

/// The table of all architectures. Which GPU is looked at says the page, not the table.
fn generations(entry: &Entry, variant: &Variant) -> Vec<Block> {
    let mut architectures = compare::elsewhere(&entry.family, &variant.groups, &variant.machine);
    for encoding in architectures.iter_mut().flat_map(|other| &mut other.encodings) {
        if encoding.verdict == Verdict::Own {
            (encoding.verdict, encoding.same_opcode) = (Verdict::Same, true);
        }
    }
    let mut blocks = Vec::new();
    contents::generations(&architectures, &mut blocks);
    blocks
}

/// The sections of a variant.
fn of_variant(done: &Done, manual: Option<&amd::Instruction>) -> Vec<Section> {
    let Done { variant, encodings, generations, examples } = done;
    let mut all = Vec::new();
    let mut add = |rank: Rank, mut blocks: Vec<Block>, neighbours: Vec<Neighbour>| {
        let title = match blocks.first() {
            Some(Block::Heading(title)) => title.clone(),
            _ => return,
        };
        blocks.remove(0);
        all.push(Section { rank, title, blocks, neighbours, gpus: variant.gpus });
    };
    let heading = |title: &str| Block::Heading(title.to_owned());
    if let Some(manual) = Manual::of(manual, variant.machine.processor.architecture()) {
        let description = manual.description();
        let mut blocks = vec![heading("Description"), Block::Text(description.text)];
        blocks.extend(description.group.map(|group| Block::Facts(vec![("functional group", group)])));
        add(Rank::Description, blocks, Vec::new());
    }
    add(Rank::Encodings, vec![heading("Encodings"), contents::summary(encodings)], Vec::new());
    for (index, group) in variant.groups.iter().enumerate() {
        let mut blocks = Vec::new();
        contents::encoding(encodings, index, &mut blocks);
        add(Rank::Encoding(group.form.extension, group.name()), blocks, Vec::new());
    }
    let limits = limits::limits(&variant.groups, &variant.machine);
    if !limits.is_empty() {
        add(Rank::Limits, vec![heading("Limits"), Block::List(limits)], Vec::new());
    }
    add(Rank::Generations, generations.clone(), Vec::new());
    let mut blocks = Vec::new();
    contents::examples(examples, &mut blocks);
    add(Rank::Examples, blocks, Vec::new());
    let near = variant.groups.first().map(|group| related::neighbours(group, &variant.machine));
    if let Some(near) = near.filter(|near| !near.is_empty()) {
        add(Rank::Neighbours, vec![heading("Neighbours")], near);
    }
    all
}
