//! A document as one page of HTML that needs no other file.

use askama::Template;

use super::{Block, Document, diagram};

/// Diagrams are not folded: a screen that is too narrow moves them.
const WIDEST: usize = 1000;

/// `templates/document.html`.
#[derive(Template)]
#[template(path = "document.html")]
struct Standalone<'a> {
    document: &'a Document,
}

/// `templates/blocks.html`: the parts of a document, for a template that marks them `safe`.
#[derive(Template)]
#[template(path = "blocks.html")]
pub(in crate::reference) struct Blocks<'a> {
    blocks: &'a [Block],
}

impl<'a> Blocks<'a> {
    /// These blocks.
    pub fn new(blocks: &'a [Block]) -> Self {
        Self { blocks }
    }
}

impl Standalone<'_> {
    fn blocks(&self) -> Blocks<'_> {
        Blocks::new(&self.document.blocks)
    }
}

/// The HTML of a document.
#[must_use]
pub fn html(document: &Document) -> String {
    crate::html::render(&Standalone { document })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_no_markup() {
        let document = Document { title: "<b>&\"".to_owned(), blocks: vec![Block::Text("a < b".to_owned())] };
        let html = html(&document);
        assert!(
            html.contains("<h1>&#60;b&#62;&#38;&#34;</h1>") && html.contains("<p>a &#60; b</p>"),
            "{html}"
        );
    }
}
