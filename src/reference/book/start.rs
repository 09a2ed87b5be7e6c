//! The first page: the generations, and the encodings.

use askama::Template;

use super::gpus::GpuSet;
use super::{Book, Frame, TOP, file_name, map};

/// `templates/book/start.html`.
#[derive(Template)]
#[template(path = "book/start.html")]
struct Page<'a> {
    frame: Frame,
    instructions: usize,
    gpus: usize,
    generations: Vec<Generation>,
    encodings: Vec<Encoding>,
    vectors: Option<(&'a str, &'a str)>,
}

/// An architecture.
struct Generation {
    architecture: &'static str,
    gfx: &'static str,
    gpus: Vec<&'static str>,
    instructions: usize,
    /// Encodings, with the files of their opcode maps.
    maps: Vec<(String, String)>,
}

/// An encoding.
struct Encoding {
    name: String,
    file: String,
    instructions: usize,
}

/// The page.
pub(super) fn start(book: &Book) -> String {
    let mut generations: Vec<Generation> = Vec::new();
    for (architecture, set) in book.gpus.architectures() {
        let codings = book.survey.encodings.iter().filter(|coding| {
            !coding.extended && coding.members.values().any(|gpus| !gpus.and(*set).is_empty())
        });
        let here = |all: GpuSet| !all.and(*set).is_empty();
        generations.push(Generation {
            architecture: architecture.name(),
            gfx: architecture.gfx(),
            gpus: set.iter().filter_map(|place| book.gpus.all().get(place)).map(|own| own.name()).collect(),
            instructions: book.survey.entries.iter().filter(|entry| here(entry.gpus())).count(),
            maps: codings.map(|coding| (coding.name.clone(), map::file(coding, *architecture))).collect(),
        });
    }
    generations.reverse();
    let encoding = |coding: &super::survey::Coding| {
        let mut names: Vec<&str> = coding.members.keys().map(|(name, _)| *name).collect();
        names.dedup();
        Encoding { name: coding.name.clone(), file: file_name(&coding.name), instructions: names.len() }
    };
    crate::html::render(&Page {
        frame: TOP,
        instructions: book.survey.entries.len(),
        gpus: book.gpus.all().len(),
        generations,
        encodings: book.survey.encodings.iter().map(encoding).collect(),
        vectors: book.vectors.map(|vectors| (vectors.corpus(), vectors.version())),
    })
}
