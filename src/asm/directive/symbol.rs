//! Directives about symbols: values, binding, visibility, type, size.

use super::super::diagnostic::Reported;
use super::super::expr::SymbolId;
use super::super::statement::Statement;
use super::super::symbol::SymbolState;
use super::super::token::TokenKind;

/// The types of symbols, by both of their names.
const TYPES: [(&[u8], &[u8], &str); 7] = [
    (b"STT_FUNC", b"function", "function"),
    (b"STT_OBJECT", b"object", "object"),
    (b"STT_TLS", b"tls_object", "tls_object"),
    (b"STT_COMMON", b"common", "common"),
    (b"STT_NOTYPE", b"notype", "notype"),
    (b"STT_GNU_IFUNC", b"gnu_indirect_function", "gnu_indirect_function"),
    (b"gnu_unique_object", b"gnu_unique_object", "gnu_unique_object"),
];

impl Statement<'_, '_, '_> {
    /// ELF's directives about symbols, by their exact names.
    pub(super) fn elf_symbol_directive(&mut self, name: &[u8]) -> Option<Result<(), Reported>> {
        Some(match name {
            b".weak" => self.elf_attribute("\t.weak\t"),
            b".local" => self.elf_attribute("\t.local\t"),
            b".protected" => self.elf_attribute("\t.protected\t"),
            b".internal" => self.elf_attribute("\t.internal\t"),
            b".hidden" => self.elf_attribute("\t.hidden\t"),
            b".size" => self.size(),
            b".type" => self.type_(),
            b".ident" => self.ident(),
            b".weakref" => self.weakref(),
            _ => return None,
        })
    }

    /// Generic directives about symbols, by their names in lower case.
    pub(super) fn symbol_directive(&mut self, name: &[u8]) -> Option<Result<(), Reported>> {
        Some(match name {
            b".set" | b".equ" => self.set(true),
            b".equiv" => self.set(false),
            b".globl" | b".global" => self.attribute("\t.globl\t"),
            b".no_dead_strip" => self.attribute("\t.no_dead_strip\t"),
            b".comm" | b".common" => self.comm(false),
            b".lcomm" => self.comm(true),
            b".extern" => {
                self.skip_rest();
                Ok(())
            }
            _ => return None,
        })
    }

    /// A symbol by its name.
    fn parse_symbol(&mut self, otherwise: &'static str) -> Result<SymbolId, Reported> {
        match self.parser.parse_identifier() {
            Some(name) => {
                let name = self.parser.text_in(name);
                Ok(self.parser.symbols.parse_name(name))
            }
            None => Err(self.parser.error_here(otherwise)),
        }
    }

    fn set(&mut self, redefinable: bool) -> Result<(), Reported> {
        let Some(name) = self.parser.parse_identifier() else {
            return Err(self.parser.error_here("expected identifier"));
        };
        self.comma()?;
        self.assignment(self.parser.text_in(name), redefinable, true)
    }

    fn attribute(&mut self, directive: &str) -> Result<(), Reported> {
        self.many(|statement| {
            let start = statement.parser.loc();
            let symbol = statement.parse_symbol("expected identifier")?;
            let name = statement.parser.symbols.get(symbol).map(|symbol| symbol.name.as_ref());
            if name.is_some_and(|name| name.starts_with(b".L")) {
                return Err(statement.parser.error(start, "non-local symbol required"));
            }
            statement.catch_up();
            statement.state.streamer.symbol_directive(directive, statement.parser.symbols, symbol);
            Ok(())
        })
    }

    fn elf_attribute(&mut self, directive: &str) -> Result<(), Reported> {
        if self.parser.at(TokenKind::EndOfStatement) {
            self.parser.bump();
            return Ok(());
        }
        loop {
            let symbol = self.parse_symbol("expected identifier")?;
            self.catch_up();
            self.state.streamer.symbol_directive(directive, self.parser.symbols, symbol);
            if self.parser.at(TokenKind::EndOfStatement) {
                break;
            }
            self.comma()?;
        }
        self.parser.bump();
        Ok(())
    }

    fn size(&mut self) -> Result<(), Reported> {
        let symbol = self.parse_symbol("expected identifier")?;
        self.comma()?;
        let value = self.parser.parse_expression()?;
        self.parser.expect(TokenKind::EndOfStatement, "unexpected token")?;
        self.out().text(b"\t.size\t");
        self.state.streamer.symbol(self.parser.symbols, symbol);
        self.state.streamer.text(b", ");
        self.print_value(value);
        self.state.streamer.eol();
        Ok(())
    }

    fn type_(&mut self) -> Result<(), Reported> {
        let symbol = self.parse_symbol("expected identifier")?;
        self.parser.eat(TokenKind::Comma);
        match self.parser.peek().kind {
            TokenKind::Identifier | TokenKind::String => {}
            TokenKind::Hash | TokenKind::Percent | TokenKind::At => {
                self.parser.bump();
            }
            _ => {
                let message =
                    "expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or \"<type>\"";
                return Err(self.parser.error_here(message));
            }
        }
        let start = self.parser.loc();
        let Some(word) = self.parser.parse_identifier() else {
            return Err(self.parser.error_here("expected symbol type"));
        };
        let word = self.parser.text_in(word);
        let Some((.., name)) = TYPES.iter().find(|(upper, lower, _)| *upper == word || *lower == word) else {
            return Err(self.parser.error(start, "unsupported attribute"));
        };
        self.parser.expect(TokenKind::EndOfStatement, "expected end of directive")?;
        self.out().text(b"\t.type\t");
        let out = &mut self.state.streamer;
        out.symbol(self.parser.symbols, symbol);
        out.text(b",@");
        out.text(name);
        out.eol();
        Ok(())
    }

    fn ident(&mut self) -> Result<(), Reported> {
        if !self.parser.at(TokenKind::String) {
            return Err(self.parser.error_here("expected string"));
        }
        let text = self.parser.parse_identifier().unwrap_or_default();
        self.parser.expect(TokenKind::EndOfStatement, "expected end of directive")?;
        let text = self.parser.text_in(text);
        let out = self.out();
        out.text(b"\t.ident\t");
        out.quoted(text);
        out.eol();
        Ok(())
    }

    fn weakref(&mut self) -> Result<(), Reported> {
        let alias = self.parse_symbol("expected identifier")?;
        self.parser.expect(TokenKind::Comma, "expected a comma")?;
        let symbol = self.parse_symbol("expected identifier")?;
        self.out().text(b".weakref ");
        let out = &mut self.state.streamer;
        out.symbol(self.parser.symbols, alias);
        out.text(b", ");
        out.symbol(self.parser.symbols, symbol);
        out.eol();
        Ok(())
    }

    fn comm(&mut self, is_local: bool) -> Result<(), Reported> {
        self.check_section()?;
        let start = self.parser.loc();
        let symbol = self.parse_symbol("expected identifier in directive")?;
        self.comma()?;
        let size_loc = self.parser.loc();
        let size = self.parser.parse_absolute()?;
        let mut alignment = 0;
        if self.parser.eat(TokenKind::Comma) {
            let alignment_loc = self.parser.loc();
            alignment = self.parser.parse_absolute()?;
            if is_local {
                return Err(self.parser.error(alignment_loc, "alignment not supported on this target"));
            }
        }
        self.end_of_statement()?;
        if size < 0 {
            return Err(self.parser.error(size_loc, "size must be non-negative"));
        }
        if !self.parser.symbols.redefine(symbol) {
            return Err(self.parser.error(start, "invalid symbol redefinition"));
        }
        if is_local && let Some(symbol) = self.parser.symbols.get_mut(symbol) {
            symbol.state = SymbolState::Undefined;
        }
        self.out().text(if is_local { "\t.lcomm\t" } else { "\t.comm\t" });
        let out = &mut self.state.streamer;
        out.symbol(self.parser.symbols, symbol);
        out.text(format!(",{size}"));
        if !is_local {
            out.text(format!(",{}", alignment & 63));
        }
        out.eol();
        Ok(())
    }
}
