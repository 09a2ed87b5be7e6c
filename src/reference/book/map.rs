//! Opcode maps: which instruction has which opcode in an encoding, on an architecture.

use std::collections::BTreeMap;

use askama::Template;

use super::gpus::GpuSet;
use super::survey::Coding;
use super::{Book, File, Frame, INNER, file_name};
use crate::target::Architecture;

/// Opcodes in a row.
const WIDTH: u16 = 8;

/// `templates/book/map.html`.
#[derive(Template)]
#[template(path = "book/map.html")]
struct Page {
    frame: Frame,
    name: String,
    file: String,
    architecture: &'static str,
    gfx: &'static str,
    gpu: &'static str,
    /// The other maps: architecture, number, file.
    others: Vec<(&'static str, &'static str, String)>,
    heads: Vec<String>,
    rows: Vec<Row>,
    count: usize,
}

/// Opcodes that follow each other.
struct Row {
    head: String,
    cells: Vec<Vec<Cell>>,
}

/// An instruction.
struct Cell {
    opcode: u16,
    name: &'static str,
    gpu: &'static str,
    /// The GPUs that have it, if not all that have the encoding do.
    only: String,
}

impl Cell {
    /// The name in parts, between which a line may end.
    fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.name.split_inclusive('_')
    }
}

/// The name of the file of a map, without extension.
pub(super) fn file(coding: &Coding, architecture: Architecture) -> String {
    format!("{}-{}", file_name(&coding.name), architecture.gfx())
}

/// The maps of an encoding. One that another dword follows has the opcodes of the plain one.
pub(super) fn maps(book: &Book, place: usize) -> Vec<File> {
    let coding = &book.survey.encodings[place];
    if coding.extended {
        return Vec::new();
    }
    let all = coding.members.values().fold(GpuSet::default(), |all, set| all.or(*set));
    let present = book.gpus.architectures().iter().filter(|(_, set)| !set.and(all).is_empty());
    let present: Vec<Architecture> = present.map(|(architecture, _)| *architecture).collect();
    let named = |own: &Architecture| (own.name(), own.gfx(), file(coding, *own));
    let others: Vec<_> = present.iter().map(named).collect();
    let map = |architecture: &Architecture| {
        let (rows, count) = rows(book, coding, *architecture, all);
        let page = Page {
            frame: INNER,
            name: coding.name.clone(),
            file: file_name(&coding.name),
            architecture: architecture.name(),
            gfx: architecture.gfx(),
            gpu: architecture.processor(),
            others: others.clone(),
            heads: (0..WIDTH).map(|column| format!("{column:x}")).collect(),
            rows,
            count,
        };
        File { path: format!("map/{}.html", file(coding, *architecture)), text: crate::html::render(&page) }
    };
    present.iter().map(map).collect()
}

/// The rows that are not empty, and how many instructions there are.
fn rows(book: &Book, coding: &Coding, architecture: Architecture, all: GpuSet) -> (Vec<Row>, usize) {
    let own = book.gpus.architectures().iter().find(|(own, _)| *own == architecture);
    let own = own.map_or(GpuSet::default(), |(_, set)| set.and(all));
    let mut rows: BTreeMap<u16, Row> = BTreeMap::new();
    let mut count = 0;
    for ((name, opcode), gpus) in &coding.members {
        let here = gpus.and(own);
        let Some(processor) = book.gpus.first_of(architecture, here) else { continue };
        let row = rows.entry(opcode / WIDTH).or_insert_with(|| Row {
            head: format!("{:x}", opcode / WIDTH * WIDTH),
            cells: (0..WIDTH).map(|_| Vec::new()).collect(),
        });
        let only = if here == own { String::new() } else { book.gpus.words(here, GpuSet::default().or(own)) };
        row.cells[usize::from(opcode % WIDTH)].push(Cell {
            opcode: *opcode,
            name,
            gpu: processor.name(),
            only,
        });
        count += 1;
    }
    (rows.into_values().collect(), count)
}
