//! Makes pages readable: a page becomes a document of headings, tables and diagrams, and that becomes text for a terminal,
//! Markdown or HTML.

pub(super) mod contents;
mod diagram;
pub(super) mod html;
mod markdown;
mod text;

pub use contents::{page, refusal};
pub use html::html;
pub use markdown::markdown;
pub use text::text;

use super::page::Field;

/// A page as a person reads it.
#[derive(Clone, Debug, Default)]
pub struct Document {
    /// What it is about.
    pub title: String,
    /// Its parts, in order.
    pub blocks: Vec<Block>,
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading below the title.
    Heading(String),
    /// A heading below that.
    Subheading(String),
    /// A sentence or more.
    Text(String),
    /// A line of assembler.
    Code(String),
    /// Items, one below the other.
    List(Vec<String>),
    /// Names with what they are.
    Facts(Vec<(&'static str, String)>),
    /// A table.
    Table {
        /// The names of its columns.
        head: Vec<&'static str>,
        /// Its rows, each as long as the head.
        rows: Vec<Vec<String>>,
    },
    /// The bits of an encoding, highest first.
    Bits(Vec<Field>),
}

/// How text is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// As plain text.
    Plain,
    /// With the colours of a terminal.
    Coloured,
}
