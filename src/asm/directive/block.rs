//! Directives that go on over several lines: what stands between their first and their last word.
//!
//! Their lines are no statements: macros and labels mean nothing in them, and several entries may share a line.

use super::super::diagnostic::Reported;
use super::super::statement::{Block, Found, Statement};
use super::super::token::{Span, TokenKind};
use super::metadata::MetadataKind;

impl Block {
    /// The word that ends the block.
    const fn end(&self) -> &'static [u8] {
        match self {
            Self::Document(document) => document.kind.end().as_bytes(),
            Self::Kernel(_) => b".end_amdhsa_kernel",
            Self::KernelCode(_) => b".end_amd_kernel_code_t",
            Self::Info(_) => b".end_amdgpu_info",
        }
    }

    /// What is said of something that is no word.
    pub const fn expected(&self) -> &'static str {
        match self {
            Self::Document(document) => match document.kind {
                MetadataKind::Hsa => "expected directive .end_amdgpu_metadata not found",
                MetadataKind::Pal => "expected directive .end_amdgpu_pal_metadata not found",
            },
            Self::Kernel(_) => "expected .amdhsa_ directive or .end_amdhsa_kernel",
            Self::KernelCode(_) => "expected value identifier or .end_amd_kernel_code_t",
            Self::Info(_) => "expected directive or .end_amdgpu_info",
        }
    }
}

impl Statement<'_, '_, '_> {
    /// The part of a block that stands on this line.
    pub fn in_block(&mut self, mut block: Block) -> Result<Found, Reported> {
        if let Block::Document(document) = block {
            return self.document_line(document);
        }
        loop {
            while self.parser.eat(TokenKind::EndOfStatement) {
                if self.parser.ended() {
                    self.state.block = Some(block);
                    return Ok(Found::Done);
                }
            }
            let token = self.parser.peek();
            if token.kind != TokenKind::Identifier {
                let reported = self.parser.error_here(block.expected());
                if self.parser.mark() > 0 {
                    return Err(reported);
                }
                // Nothing of the line has been taken: LLVM reads it once more, as a statement.
                self.parser.diagnostics.flush_pending();
                return Ok(Found::Done);
            }
            self.parser.bump();
            let id = Span { start: token.start, end: token.end() };
            if self.parser.text_in(id) == block.end() {
                self.block_end(block)?;
                return Ok(Found::Done);
            }
            self.block_entry(&mut block, id)?;
        }
    }

    fn block_entry(&mut self, block: &mut Block, id: Span) -> Result<(), Reported> {
        match block {
            Block::Kernel(kernel) => self.kernel_field(kernel, id),
            Block::KernelCode(code) => self.kernel_code_field(code, id),
            Block::Info(info) => self.info_entry(info, id),
            Block::Document(_) => Ok(()),
        }
    }

    fn block_end(&mut self, block: Block) -> Result<(), Reported> {
        match block {
            Block::Kernel(mut kernel) => self.kernel_end(&mut kernel)?,
            Block::KernelCode(code) => self.kernel_code_end(&code),
            Block::Info(info) => self.state.infos.push(*info),
            Block::Document(_) => {}
        }
        Ok(())
    }
}
