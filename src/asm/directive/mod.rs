//! Directives, by their names. One that is known but not done yet is refused in so many words.

mod amdgpu;
mod block;
mod conditional;
mod data;
pub(super) mod info;
mod kernel;
mod kernel_code;
mod layout;
mod macros;
pub(super) mod metadata;
mod section;
mod symbol;

use super::diagnostic::Reported;
use super::statement::Statement;
use super::token::{Loc, TokenKind};

/// Directives of LLVM that are not done yet.
const NOT_YET: &[&str] = &[
    ".addrsig",
    ".addrsig_sym",
    ".altmacro",
    ".base64",
    ".bundle_align_mode",
    ".bundle_lock",
    ".bundle_unlock",
    ".cg_profile",
    ".code16",
    ".code16gcc",
    ".dcb",
    ".dcb.b",
    ".dcb.d",
    ".dcb.l",
    ".dcb.s",
    ".dcb.w",
    ".dcb.x",
    ".dc.x",
    ".ds",
    ".ds.b",
    ".ds.d",
    ".ds.l",
    ".ds.p",
    ".ds.s",
    ".ds.w",
    ".ds.x",
    ".file",
    ".incbin",
    ".lazy_reference",
    ".line",
    ".loc",
    ".loc_label",
    ".lto_discard",
    ".lto_set_conditional",
    ".memtag",
    ".noaltmacro",
    ".prefalign",
    ".private_extern",
    ".pseudoprobe",
    ".reference",
    ".stabs",
    ".symbol_resolver",
    ".symver",
    ".version",
    ".weak_def_can_be_hidden",
    ".weak_definition",
    ".weak_reference",
    ".cold",
];

impl Statement<'_, '_, '_> {
    /// A directive, by its name, which has been taken and stands at `loc`.
    ///
    /// The target's and ELF's directives are found by their exact names, the generic ones in any case.
    pub fn directive(&mut self, name: &[u8], loc: Loc) -> Result<(), Reported> {
        let lower = name.to_ascii_lowercase();
        if let Some(result) = self.amdgpu_directive(name) {
            return result;
        }
        if let Some(result) = self.section_directive(name, loc) {
            return result;
        }
        if let Some(result) = self.elf_symbol_directive(name) {
            return result;
        }
        if let Some(result) = self.symbol_directive(&lower) {
            return result;
        }
        if let Some(result) = self.data_directive(&lower) {
            return result;
        }
        if let Some(result) = self.layout_directive(&lower) {
            return result;
        }
        if let Some(result) = self.macro_directive(name, &lower, loc) {
            return result;
        }
        if let Some(result) = self.message_directive(&lower, loc) {
            return result;
        }
        let prefixes: [&[u8]; 2] = [b".cfi_", b".cv_"];
        let known = |known: &&str| known.as_bytes() == lower.as_slice();
        if NOT_YET.iter().any(known) || prefixes.iter().any(|prefix| lower.starts_with(prefix)) {
            let message = format!("directive '{}' is not supported yet", String::from_utf8_lossy(name));
            return Err(self.parser.error(loc, message));
        }
        Err(self.parser.error(loc, "unknown directive"))
    }

    /// Operands between commas, up to the end of the statement; none at all will do.
    fn many(&mut self, mut one: impl FnMut(&mut Self) -> Result<(), Reported>) -> Result<(), Reported> {
        if self.parser.eat(TokenKind::EndOfStatement) {
            return Ok(());
        }
        loop {
            one(self)?;
            if self.parser.eat(TokenKind::EndOfStatement) {
                return Ok(());
            }
            self.parser.expect(TokenKind::Comma, "unexpected token")?;
        }
    }

    fn message_directive(&mut self, name: &[u8], loc: Loc) -> Option<Result<(), Reported>> {
        Some(match name {
            b".err" => Err(self.parser.error(loc, ".err encountered")),
            b".error" => self.error_directive(loc),
            b".warning" => self.warning_directive(loc),
            b".print" => self.print_directive(loc),
            b".abort" => self.abort(loc),
            _ => return None,
        })
    }

    fn abort(&mut self, loc: Loc) -> Result<(), Reported> {
        let text = self.text_to_end();
        self.end_of_statement()?;
        let text = self.parser.text_in(text);
        if text.is_empty() {
            return Err(self.parser.error(loc, ".abort detected. Assembly stopping"));
        }
        let message = format!(".abort '{}' detected. Assembly stopping", String::from_utf8_lossy(text));
        Err(self.parser.error(loc, message))
    }

    fn error_directive(&mut self, loc: Loc) -> Result<(), Reported> {
        let mut message = ".error directive invoked in source file".to_owned();
        if !self.parser.at(TokenKind::EndOfStatement) {
            message = self.message(".error argument must be a string")?;
        }
        Err(self.parser.error(loc, message))
    }

    fn warning_directive(&mut self, loc: Loc) -> Result<(), Reported> {
        let mut message = ".warning directive invoked in source file".to_owned();
        if !self.parser.eat(TokenKind::EndOfStatement) {
            message = self.message(".warning argument must be a string")?;
            self.end_of_statement()?;
        }
        self.parser.diagnostics.warning(loc, message)
    }

    fn print_directive(&mut self, loc: Loc) -> Result<(), Reported> {
        let token = self.parser.peek();
        if token.kind != TokenKind::String {
            return Err(self.parser.error(loc, "expected double quoted string after .print"));
        }
        self.parser.bump();
        self.end_of_statement()?;
        let text = self.parser.text_of(token);
        let text = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
        let out = self.out();
        out.text(text);
        out.text(b"\n");
        Ok(())
    }

    /// A string that is a message.
    fn message(&mut self, otherwise: &'static str) -> Result<String, Reported> {
        if !self.parser.at(TokenKind::String) {
            return Err(self.parser.error_here(otherwise));
        }
        let inside = self.parser.parse_identifier().unwrap_or_default();
        Ok(String::from_utf8_lossy(self.parser.text_in(inside)).into_owned())
    }
}
