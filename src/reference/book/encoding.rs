//! The page of an encoding: its layouts, and its instructions with their opcodes on every architecture.

use std::collections::BTreeMap;

use askama::Template;

use super::gpus::GpuSet;
use super::survey::Coding;
use super::{Book, File, Frame, INNER, file_name, map};
use crate::isa::Field as FieldName;
use crate::isa::layout::Layout;
use crate::reference::group::{Group, binary};
use crate::reference::page::Field;
use crate::reference::render::Block;
use crate::reference::render::html::Blocks;

/// `templates/book/encoding.html`.
#[derive(Template)]
#[template(path = "book/encoding.html")]
struct Page {
    frame: Frame,
    name: String,
    has_maps: bool,
    /// The architectures that have it, with the name of the opcode map's file.
    columns: Vec<(&'static str, &'static str, Option<String>)>,
    layouts: Vec<Shape>,
    rows: Vec<(&'static str, Vec<String>)>,
}

/// A layout, with the GPUs that have it in words.
struct Shape {
    words: String,
    blocks: Vec<Block>,
}

impl Shape {
    fn blocks(&self) -> Blocks<'_> {
        Blocks::new(&self.blocks)
    }
}

/// The page.
pub(super) fn encoding(book: &Book, place: usize) -> File {
    let coding = &book.survey.encodings[place];
    let all = coding.members.values().fold(GpuSet::default(), |all, set| all.or(*set));
    let present = book.gpus.architectures().iter().filter(|(_, set)| !set.and(all).is_empty());
    let present: Vec<_> = present.copied().collect();
    let mut rows: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for ((name, opcode), gpus) in &coding.members {
        let cells = rows.entry(name).or_insert_with(|| vec![String::new(); present.len()]);
        for (cell, (_, set)) in cells.iter_mut().zip(&present) {
            if !gpus.and(*set).is_empty() {
                let more = if cell.is_empty() { "" } else { ", " };
                *cell = format!("{cell}{more}{opcode:x}");
            }
        }
    }
    let column = |(architecture, _): &(crate::target::Architecture, GpuSet)| {
        let file = (!coding.extended).then(|| map::file(coding, *architecture));
        (architecture.name(), architecture.gfx(), file)
    };
    let page = Page {
        frame: INNER,
        name: coding.name.clone(),
        has_maps: !coding.extended,
        columns: present.iter().map(column).collect(),
        layouts: layouts(book, coding, all),
        rows: rows.into_iter().collect(),
    };
    File { path: format!("encoding/{}.html", file_name(&coding.name)), text: crate::html::render(&page) }
}

/// The layouts of an encoding, the newest first.
fn layouts(book: &Book, coding: &Coding, all: GpuSet) -> Vec<Shape> {
    let mut found: Vec<(&'static Layout, Option<&'static Layout>, GpuSet)> = Vec::new();
    for entry in &book.survey.entries {
        for variant in &entry.variants {
            for Group { layout, extension, .. } in
                variant.groups.iter().filter(|group| group.name() == coding.name)
            {
                match found.iter_mut().find(|(own, more, _)| (*own, *more) == (*layout, *extension)) {
                    Some((.., gpus)) => *gpus = gpus.or(variant.gpus),
                    None => found.push((layout, *extension, variant.gpus)),
                }
            }
        }
    }
    found.sort_by_key(|(.., gpus)| std::cmp::Reverse(*gpus));
    let shape = |(layout, extension, gpus): (&'static Layout, Option<&'static Layout>, GpuSet)| {
        let mut fields = extension.map_or(Vec::new(), |extension| fields(extension, u32::from(layout.bits)));
        fields.extend(self::fields(layout, 0));
        Shape { words: book.gpus.words(gpus, all), blocks: vec![Block::Bits(fields)] }
    };
    found.into_iter().map(shape).collect()
}

/// The fields of a layout, of no instruction.
fn fields(layout: &Layout, offset: u32) -> Vec<Field> {
    let field = |place: &crate::isa::layout::FieldPlace| {
        let width = u32::from(place.high - place.low) + 1;
        let reserved = place.field == FieldName::Reserved;
        Field {
            name: place.field.name(),
            high: u32::from(place.high) + offset,
            low: u32::from(place.low) + offset,
            width,
            value: place.fixed.map(|value| binary(value.into(), width)),
            holds: if reserved { "reserved, 0" } else { "" }.to_owned(),
        }
    };
    layout.fields.iter().map(field).collect()
}
