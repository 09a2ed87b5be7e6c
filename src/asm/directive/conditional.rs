//! Conditional assembly: the `.if` family.

use super::super::diagnostic::Reported;
use super::super::statement::{Conditional, ConditionalKind, Statement};
use super::super::symbol::SymbolState;
use super::super::token::{Loc, TokenKind};

/// How deep conditionals may nest.
const MAX_NESTING: usize = 100_000;

impl Statement<'_, '_, '_> {
    /// A directive that counts even where statements are skipped; its name is in lower case.
    pub fn conditional_directive(&mut self, name: &[u8], loc: Loc) -> Option<Result<(), Reported>> {
        Some(match name {
            b".if" | b".ifne" => self.if_number(|value| value != 0),
            b".ifeq" => self.if_number(|value| value == 0),
            b".ifge" => self.if_number(|value| value >= 0),
            b".ifgt" => self.if_number(|value| value > 0),
            b".ifle" => self.if_number(|value| value <= 0),
            b".iflt" => self.if_number(|value| value < 0),
            b".ifb" => self.if_blank(true),
            b".ifnb" => self.if_blank(false),
            b".ifc" => self.if_same_text(true),
            b".ifnc" => self.if_same_text(false),
            b".ifeqs" => self.if_same_string(true),
            b".ifnes" => self.if_same_string(false),
            b".ifdef" => self.if_defined(true),
            b".ifndef" | b".ifnotdef" => self.if_defined(false),
            b".elseif" => self.else_if(loc),
            b".else" => self.else_(loc),
            b".endif" => self.end_if(loc),
            _ => return None,
        })
    }

    /// Opens a conditional; says whether its condition is to be read.
    fn open(&mut self) -> Result<bool, Reported> {
        if self.state.conditionals.len() >= MAX_NESTING {
            return Err(self.parser.error_here("conditionals are nested too deeply"));
        }
        self.state.conditionals.push(self.state.conditional);
        self.state.conditional.kind = ConditionalKind::If;
        if self.state.conditional.ignore {
            self.skip_rest();
        }
        Ok(!self.state.conditional.ignore)
    }

    fn decide(&mut self, met: bool) {
        self.state.conditional.met = met;
        self.state.conditional.ignore = !met;
    }

    fn if_number(&mut self, holds: fn(i64) -> bool) -> Result<(), Reported> {
        if self.open()? {
            let value = self.parser.parse_absolute()?;
            self.end_of_statement()?;
            self.decide(holds(value));
        }
        Ok(())
    }

    fn if_blank(&mut self, blank: bool) -> Result<(), Reported> {
        if self.open()? {
            let text = self.text_to_end();
            self.end_of_statement()?;
            self.decide(self.parser.text_in(text).is_empty() == blank);
        }
        Ok(())
    }

    fn if_same_text(&mut self, same: bool) -> Result<(), Reported> {
        if self.open()? {
            let start = self.parser.loc();
            while !matches!(self.parser.peek().kind, TokenKind::EndOfStatement | TokenKind::Comma) {
                self.parser.skip();
            }
            let first = super::super::token::Span { start, end: self.parser.loc() };
            self.comma()?;
            let second = self.text_to_end();
            self.end_of_statement()?;
            let trimmed = |span| self.parser.text_in(span).trim_ascii();
            let equal = trimmed(first) == trimmed(second);
            self.decide(equal == same);
        }
        Ok(())
    }

    fn if_same_string(&mut self, same: bool) -> Result<(), Reported> {
        if self.open()? {
            let name = if same { ".ifeqs" } else { ".ifnes" };
            let first = self.string_of(name)?;
            if !self.parser.eat(TokenKind::Comma) {
                let message = format!("expected comma after first string for '{name}' directive");
                return Err(self.parser.error_here(message));
            }
            let second = self.string_of(name)?;
            self.decide((first == second) == same);
        }
        Ok(())
    }

    fn string_of(&mut self, name: &str) -> Result<Vec<u8>, Reported> {
        if !self.parser.at(TokenKind::String) {
            let message = format!("expected string parameter for '{name}' directive");
            return Err(self.parser.error_here(message));
        }
        let inside = self.parser.parse_identifier().unwrap_or_default();
        Ok(self.parser.text_in(inside).to_vec())
    }

    fn if_defined(&mut self, defined: bool) -> Result<(), Reported> {
        if self.open()? {
            let Some(name) = self.parser.parse_identifier() else {
                return Err(self.parser.error_here("expected identifier after '.ifdef'"));
            };
            self.end_of_statement()?;
            let symbol = self.parser.symbols.lookup(self.parser.text_in(name));
            let state = symbol.map_or(SymbolState::Undefined, |symbol| self.parser.symbols.state(symbol));
            self.decide((state != SymbolState::Undefined) == defined);
        }
        Ok(())
    }

    fn else_if(&mut self, loc: Loc) -> Result<(), Reported> {
        if !matches!(self.state.conditional.kind, ConditionalKind::If | ConditionalKind::ElseIf) {
            let message = "Encountered a .elseif that doesn't follow an .if or  an .elseif";
            return Err(self.parser.error(loc, message));
        }
        self.state.conditional.kind = ConditionalKind::ElseIf;
        if self.outer_ignores() || self.state.conditional.met {
            self.state.conditional.ignore = true;
            self.skip_rest();
            return Ok(());
        }
        let value = self.parser.parse_absolute()?;
        self.end_of_statement()?;
        self.decide(value != 0);
        Ok(())
    }

    fn else_(&mut self, loc: Loc) -> Result<(), Reported> {
        self.end_of_statement()?;
        if !matches!(self.state.conditional.kind, ConditionalKind::If | ConditionalKind::ElseIf) {
            let message = "Encountered a .else that doesn't follow  an .if or an .elseif";
            return Err(self.parser.error(loc, message));
        }
        self.state.conditional.kind = ConditionalKind::Else;
        self.state.conditional.ignore = self.outer_ignores() || self.state.conditional.met;
        Ok(())
    }

    fn end_if(&mut self, loc: Loc) -> Result<(), Reported> {
        self.end_of_statement()?;
        let open = self.state.conditional.kind != ConditionalKind::None;
        match self.state.conditionals.pop() {
            Some(outer) if open => {
                self.state.conditional = outer;
                Ok(())
            }
            outer => {
                self.state.conditionals.extend(outer);
                let message = "Encountered a .endif that doesn't follow an .if or .else";
                Err(self.parser.error(loc, message))
            }
        }
    }

    fn outer_ignores(&self) -> bool {
        self.state.conditionals.last().is_some_and(|outer: &Conditional| outer.ignore)
    }
}
