//! The book: a static site of all instruction pages, with indexes, opcode maps and a search.
//!
//! It is made of the same data and the same blocks as the pages of `mcreplay explain`. What GPUs have in common stands on
//! a page once, with the GPUs that it holds for. Nothing here opens a file: the files of the site are handed over as text.

mod contents;
mod encoding;
mod gpus;
mod index;
mod instruction;
mod map;
mod names;
mod start;
mod survey;

use std::io;

use rayon::prelude::*;

use super::Sources;
use super::amd::{Isa, IsaError};
use crate::replay::VectorIndex;
use gpus::Gpus;
use survey::Survey;

/// The first words of a file of every book, by which a folder that holds one is known.
pub const MARK: &str = "// mcreplay book";

/// The file that begins with [`MARK`].
pub const MARKED: &str = "book.js";

/// The page that leads to all others.
pub const START: &str = "index.html";

/// The folders of the site.
pub const FOLDERS: [&str; 4] = ["i", "gpu", "encoding", "map"];

const SCRIPT: &str = include_str!("../../../templates/book/book.js");
const THEME: &str = include_str!("../../../templates/book/theme.js");
const STYLE: &str = include_str!("../../../templates/book/book.css");

/// A book, ready to be written.
#[derive(Debug)]
pub struct Book<'a> {
    vectors: Option<&'a VectorIndex>,
    suite: Option<&'a VectorIndex>,
    isa: Option<&'a Isa>,
    gpus: Gpus,
    survey: Survey,
}

/// A file of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it lies in the folder, with `/` between its parts.
    pub path: String,
    /// What is in it.
    pub text: String,
}

/// What is still to be written.
#[derive(Clone, Copy)]
enum Job {
    Fixed,
    Gpu(usize),
    Encoding(usize),
    Instruction(usize),
}

/// The frame around every page.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The way to the top of the site: empty, or `../`.
    root: &'static str,
}

const TOP: Frame = Frame { root: "" };
const INNER: Frame = Frame { root: "../" };

impl Frame {
    /// The version that wrote the page.
    fn version(self) -> &'static str {
        env!("CARGO_PKG_VERSION")
    }
}

impl<'a> Book<'a> {
    /// Surveys what there is. The vectors that a replay has confirmed, those of the suite for what the others lack, and
    /// AMD's words: each if it is at hand.
    #[must_use]
    pub fn new(
        vectors: Option<&'a VectorIndex>,
        suite: Option<&'a VectorIndex>,
        isa: Option<&'a Isa>,
    ) -> Self {
        let gpus = Gpus::new();
        let survey = Survey::new(&gpus);
        Self { vectors, suite, isa, gpus, survey }
    }

    /// How many instructions have a page.
    #[must_use]
    pub fn instructions(&self) -> usize {
        self.survey.entries.len()
    }

    /// Which of AMD's files cannot be read, so that pages lack their words, and why.
    #[must_use]
    pub fn damaged(&self) -> Vec<IsaError> {
        let Some(isa) = self.isa else { return Vec::new() };
        self.survey.entries.iter().filter_map(|entry| isa.instruction(entry.id.name()).err()).collect()
    }

    /// Makes the files of the site, on all cores, and hands them over; `done` is told of each instruction. The page that
    /// leads to all others comes last, so that it leads nowhere in vain if some are missing.
    ///
    /// # Errors
    /// Those of `put`.
    pub fn write(
        &self,
        put: &(dyn Fn(&File) -> io::Result<()> + Sync),
        done: &(dyn Fn() + Sync),
    ) -> io::Result<()> {
        let instructions = (0..self.survey.entries.len()).map(Job::Instruction);
        let encodings = (0..self.survey.encodings.len()).map(Job::Encoding);
        let gpus = (0..self.gpus.all().len()).map(Job::Gpu);
        let jobs: Vec<Job> =
            std::iter::once(Job::Fixed).chain(encodings).chain(gpus).chain(instructions).collect();
        jobs.into_par_iter().try_for_each(|job| -> io::Result<()> {
            self.files(job).iter().try_for_each(put)?;
            if matches!(job, Job::Instruction(_)) {
                done();
            }
            Ok(())
        })?;
        put(&File { path: START.to_owned(), text: start::start(self) })
    }

    fn files(&self, job: Job) -> Vec<File> {
        match job {
            Job::Fixed => self.fixed(),
            Job::Gpu(place) => vec![index::gpu(self, place)],
            Job::Encoding(place) => {
                let mut files = map::maps(self, place);
                files.push(encoding::encoding(self, place));
                files
            }
            Job::Instruction(place) => vec![instruction::instruction(self, place)],
        }
    }

    /// What there is one of, without the page that leads to all others.
    fn fixed(&self) -> Vec<File> {
        let file = |path: &str, text: String| File { path: path.to_owned(), text };
        vec![
            file("names.js", names::names(self)),
            file(MARKED, format!("{MARK}\n{SCRIPT}")),
            file("theme.js", THEME.to_owned()),
            file("style.css", format!("{}{STYLE}", crate::html::STYLE)),
        ]
    }

    /// What is known of a mnemonic.
    fn sources(&self) -> Sources<'a> {
        Sources { vectors: self.vectors, suite: self.suite, manual: None }
    }
}

/// The name of the file of an encoding: `VOP2-DPP16`. Those of mnemonics are the mnemonics, which are in lower case.
fn file_name(name: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '.';
    let mut file = String::new();
    for letter in name.chars() {
        if plain(letter) {
            file.push(letter);
        } else if !file.ends_with('-') {
            file.push('-');
        }
    }
    file.replace("-+-", "-")
}
