//! Directives that hold a document, and the linear form of PAL metadata.

use super::super::diagnostic::Reported;
use super::super::kernel::metadata;
use super::super::statement::{Block, Found, Statement};
use super::super::token::{Span, TokenKind};
use super::super::yaml;
use crate::target::Os;

/// What kind of metadata a document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetadataKind {
    Hsa,
    Pal,
}

/// A document that is being read.
#[derive(Clone, Debug)]
pub struct Document {
    pub kind: MetadataKind,
    text: Vec<u8>,
}

impl MetadataKind {
    /// The word that ends the document.
    pub const fn end(self) -> &'static str {
        match self {
            Self::Hsa => ".end_amdgpu_metadata",
            Self::Pal => ".end_amdgpu_pal_metadata",
        }
    }
}

impl Statement<'_, '_, '_> {
    pub(super) fn document(&mut self, kind: MetadataKind) -> Result<(), Reported> {
        self.state.block = Some(Block::Document(Box::new(Document { kind, text: Vec::new() })));
        Ok(())
    }

    /// A line of a document, or its end.
    pub(super) fn document_line(&mut self, mut document: Box<Document>) -> Result<Found, Reported> {
        let start = self.parser.loc();
        if self.parser.mark() == 0 {
            // Blanks at the start of a line belong to the document.
            let before = self.parser.text.get(..start.0 as usize).unwrap_or_default();
            let blanks = before.iter().rev().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
            document.text.extend_from_slice(before.get(before.len() - blanks..).unwrap_or_default());
        }
        if self.parser.eat_id(document.kind.end()) {
            return self.document_end(&document).map(|()| Found::Done);
        }
        let end = loop {
            if matches!(self.parser.peek().kind, TokenKind::EndOfStatement | TokenKind::Eof) {
                break self.parser.loc();
            }
            self.parser.skip();
        };
        self.parser.skip();
        document.text.extend_from_slice(self.parser.text_in(Span { start, end }));
        document.text.push(b'\n');
        self.state.block = Some(Block::Document(document));
        Ok(Found::Done)
    }

    fn document_end(&mut self, document: &Document) -> Result<(), Reported> {
        match document.kind {
            MetadataKind::Hsa => self.hsa_metadata(&document.text),
            MetadataKind::Pal => match self.state.pal.set(&document.text) {
                Some(()) => Ok(()),
                None => Err(self.parser.error_here("invalid PAL metadata")),
            },
        }
    }

    fn hsa_metadata(&mut self, text: &[u8]) -> Result<(), Reported> {
        let Some(mut root) = yaml::read(text) else {
            return Err(self.parser.error_here("invalid HSA metadata"));
        };
        // LLVM looks at the keys only where it prints them.
        if self.state.streamer.options.enabled && !metadata::verify(&mut root) {
            return Err(self.parser.error_here("invalid HSA metadata"));
        }
        let mut printed = Vec::new();
        yaml::write(&root, false, &mut printed);
        let out = self.out();
        out.text(b"\t.amdgpu_metadata\n");
        out.text(printed);
        out.text(b"\n\t.end_amdgpu_metadata\n");
        Ok(())
    }

    /// Registers of PAL metadata in the linear form.
    pub(super) fn pal_registers(&mut self) -> Result<(), Reported> {
        const NAME: &str = ".amd_amdgpu_pal_metadata";
        if self.state.target.triple().os() != Os::AmdPal {
            let message = format!("{NAME} directive is not available on non-amdpal OSes");
            return Err(self.parser.error_here(message));
        }
        loop {
            let register = self.pal_number(NAME)?;
            if !self.parser.eat(TokenKind::Comma) {
                let message = format!("expected an even number of values in {NAME}");
                return Err(self.parser.error_here(message));
            }
            let value = self.pal_number(NAME)?;
            self.state.pal.add(register, value);
            if !self.parser.eat(TokenKind::Comma) {
                return Ok(());
            }
        }
    }

    fn pal_number(&mut self, name: &str) -> Result<u32, Reported> {
        let number = if matches!(self.parser.peek().kind, TokenKind::Integer | TokenKind::Identifier) {
            self.parser.parse_absolute().ok()
        } else {
            None
        };
        match number {
            // LLVM keeps 32 bits of it.
            Some(number) => Ok(u32::try_from(number & 0xffff_ffff).unwrap_or(0)),
            None => Err(self.parser.error_here(format!("invalid value in {name}"))),
        }
    }
}
