//! The index of a GPU: its instructions by encoding.

use std::collections::BTreeMap;

use askama::Template;

use super::{Book, File, Frame, INNER, file_name};

/// `templates/book/gpu.html`.
#[derive(Template)]
#[template(path = "book/gpu.html")]
struct Page {
    frame: Frame,
    name: &'static str,
    architecture: &'static str,
    gfx: &'static str,
    count: usize,
    encodings: Vec<Encoding>,
}

/// An encoding with the instructions that have it.
struct Encoding {
    name: String,
    /// The names of its pages, without extension: of itself, and of its opcode map here if it has one.
    file: String,
    map: Option<String>,
    names: Vec<&'static str>,
}

/// The index.
pub(super) fn gpu(book: &Book, place: usize) -> File {
    let processor = book.gpus.all()[place];
    let architecture = processor.architecture();
    let mut encodings = Vec::new();
    let mut count = BTreeMap::new();
    for coding in &book.survey.encodings {
        let members = coding.members.iter().filter(|(_, gpus)| gpus.has(place));
        let mut names: Vec<&'static str> = members.map(|((name, _), _)| *name).collect();
        names.dedup();
        names.iter().for_each(|name| *count.entry(*name).or_insert(0) += 1);
        if !names.is_empty() {
            let file = file_name(&coding.name);
            let map = (!coding.extended).then(|| super::map::file(coding, architecture));
            encodings.push(Encoding { name: coding.name.clone(), file, map, names });
        }
    }
    let page = Page {
        frame: INNER,
        name: processor.name(),
        architecture: architecture.name(),
        gfx: architecture.gfx(),
        count: count.len(),
        encodings,
    };
    File { path: format!("gpu/{}.html", processor.name()), text: crate::html::render(&page) }
}
