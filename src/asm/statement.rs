//! One statement: a label, an assignment, a call of a macro, a directive, or an instruction.
//!
//! The order of the questions and the messages follow LLVM's `AsmParser::parseStatement`.

use super::diagnostic::{Reported, Severity};
use super::directive::info::Info;
use super::directive::metadata::Document;
use super::expr::{Expr, Specifier, SymbolId, Value};
use super::gpr_symbols::GprSymbols;
use super::kernel::code::KernelCode;
use super::kernel::descriptor::Descriptor;
use super::kernel::pal::Pal;
use super::macros::{Active, Argument, Macros, Parameters};
use super::parser::Parser;
use super::section::Sections;
use super::streamer::Streamer;
use super::symbol::SymbolState;
use super::target_id::TargetId;
use super::token::{Loc, Span, Token, TokenKind};
use crate::target::Target;
use std::sync::Arc;

/// The state of the assembler that statements change, apart from what expressions need.
pub(super) struct State<'t> {
    pub target: &'t Target,
    pub target_id: TargetId,
    pub gpr_symbols: GprSymbols,
    pub streamer: Streamer,
    pub sections: Sections,
    pub conditional: Conditional,
    pub conditionals: Vec<Conditional>,
    pub macros: Macros,
    pub active: Vec<Active>,
    pub line_marker: Option<LineMarker>,
    /// The comments of the statement that are to be kept and have not been passed yet.
    pub comments: Vec<Span>,
    pub target_directive_printed: bool,
    /// Whether the last statement ended as one that is skipped, or was skipped after an error.
    pub skipped: bool,
    /// What the reader of the source is to do next.
    pub action: Option<Action>,
    /// The directive whose end has not been read yet.
    pub block: Option<Block>,
    /// The version of the code object format.
    pub code_object_version: u32,
    /// What has been said of functions for a linker.
    pub infos: Vec<Info>,
    /// What has been said of graphics pipelines.
    pub pal: Pal,
}

/// A directive that goes on over several lines.
pub(super) enum Block {
    /// `.amdhsa_kernel`
    Kernel(Box<Descriptor>),
    /// `.amd_kernel_code_t`
    KernelCode(Box<KernelCode>),
    /// `.amdgpu_info`
    Info(Box<Info>),
    /// `.amdgpu_metadata`, `.amdgpu_pal_metadata`
    Document(Box<Document>),
}

/// A `.if` in the making.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Conditional {
    pub kind: ConditionalKind,
    pub met: bool,
    /// Whether statements are skipped.
    pub ignore: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ConditionalKind {
    #[default]
    None,
    If,
    ElseIf,
    Else,
}

/// A line marker (`# 12 "file"`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineMarker {
    pub loc: Loc,
    pub line: i64,
    /// Shared by all messages that name it.
    pub file: Arc<str>,
}

impl LineMarker {
    /// A marker by its tokens, with the quoted name of the file.
    pub fn new(directive: Token, number: Token, name: &[u8]) -> Self {
        let name = name.get(1..name.len().saturating_sub(1)).unwrap_or_default();
        let file = String::from_utf8_lossy(name).into();
        Self { loc: directive.start, line: number.value.cast_signed(), file }
    }
}

/// What a statement asks of the reader of the source.
pub(super) enum Action {
    /// Read a macro's body.
    Define { name: Vec<u8>, parameters: Parameters, loc: Loc },
    /// Read a body and repeat it.
    Repeat { loc: Loc, repetition: Repetition },
    /// Expand a macro.
    Call { name: Vec<u8>, arguments: Vec<Argument>, loc: Loc },
    /// Leave the current expansion.
    Leave,
    /// Read another file.
    Include { name: Vec<u8>, loc: Loc, end: Token },
    /// Read no more of this buffer.
    End,
}

pub(super) enum Repetition {
    /// `.rept`
    Times(u64),
    /// `.irp`
    Each(Vec<u8>, Vec<Argument>),
    /// `.irpc`: an argument for each byte.
    EachByte(Vec<u8>, Vec<u8>),
}

/// What a statement turned out to be.
pub(super) enum Found {
    /// Something that has been dealt with.
    Done,
    /// An instruction, by its mnemonic and its place.
    Instruction(Span, Loc),
}

/// A statement that is being parsed.
pub(super) struct Statement<'s, 'a, 't> {
    pub parser: &'s mut Parser<'a>,
    pub state: &'s mut State<'t>,
}

impl State<'_> {
    /// Whether an instruction that stands here counts.
    #[inline]
    pub fn takes_instructions(&self) -> bool {
        !self.conditional.ignore && self.block.is_none() && self.sections.current().is_some()
    }

    /// Prints the target, before anything that depends on it.
    pub fn print_target_directive(&mut self) {
        if !std::mem::replace(&mut self.target_directive_printed, true)
            && self.target.triple().os() == crate::target::Os::AmdHsa
        {
            self.streamer.text(format!("\t.amdgcn_target \"{}\"\n", self.target_id));
        }
    }
}

impl Statement<'_, '_, '_> {
    /// Parses the next label or the rest of the statement.
    pub fn parse(&mut self) -> Result<Found, Reported> {
        if let Some(block) = self.state.block.take() {
            return self.in_block(block);
        }
        let id = self.parser.peek();
        let mut name = Span { start: id.start, end: id.end() };
        let mut local_label = None;
        match id.kind {
            TokenKind::EndOfStatement => return self.empty(),
            TokenKind::HashDirective => return self.line_marker(),
            TokenKind::Integer => {
                local_label = Some(id.value);
                if id.value.cast_signed() >= 0 {
                    self.parser.bump();
                }
                if id.value.cast_signed() < 0 || !self.parser.at(TokenKind::Colon) {
                    if !self.state.conditional.ignore {
                        self.parser.bump();
                        return Err(self.parser.error(id.start, "unexpected token at start of statement"));
                    }
                    name.end = name.start;
                }
            }
            TokenKind::Dot => {
                self.parser.bump();
            }
            _ => match self.parser.parse_identifier() {
                Some(found) => name = found,
                None if self.state.conditional.ignore => name.end = name.start,
                None => {
                    self.parser.bump();
                    return Err(self.parser.error(id.start, "unexpected token at start of statement"));
                }
            },
        }
        self.after_name(name, id.start, local_label)
    }

    fn after_name(&mut self, name: Span, start: Loc, local_label: Option<u64>) -> Result<Found, Reported> {
        let text = self.parser.text_in(name);
        if text.first() == Some(&b'.')
            && let Some(result) = self.conditional_directive(&text.to_ascii_lowercase(), start)
        {
            return result.map(|()| Found::Done);
        }
        if self.state.conditional.ignore {
            self.skip_rest();
            return Ok(Found::Done);
        }
        if self.parser.at(TokenKind::Colon) {
            return self.label(text, start, local_label).map(|()| Found::Done);
        }
        if self.parser.eat(TokenKind::Equal) {
            return self.assignment(text, true, false).map(|()| Found::Done);
        }
        if !self.state.macros.by_name.is_empty()
            && !self.state.macros.disabled
            && self.state.macros.by_name.contains_key(text)
        {
            return self.macro_call(text, start).map(|()| Found::Done);
        }
        if text.len() > 1 && text.first() == Some(&b'.') {
            return self.directive(text, start).map(|()| Found::Done);
        }
        self.check_section()?;
        Ok(Found::Instruction(name, start))
    }

    /// An empty statement, or one that is no more than a comment.
    fn empty(&mut self) -> Result<Found, Reported> {
        let end = self.parser.bump();
        if matches!(self.parser.text_of(end).first(), None | Some(b'\n' | b'\r')) {
            self.out().eol();
        }
        Ok(Found::Done)
    }

    fn line_marker(&mut self) -> Result<Found, Reported> {
        let directive = self.parser.bump();
        let number = self.parser.bump();
        let file = self.parser.bump();
        if self.state.active.is_empty() {
            self.state.line_marker = Some(LineMarker::new(directive, number, self.parser.text_of(file)));
        }
        Ok(Found::Done)
    }

    /// Takes the rest of the statement, whatever it is.
    pub fn skip_rest(&mut self) -> Span {
        self.state.skipped = true;
        let start = self.parser.loc();
        while !self.parser.at(TokenKind::EndOfStatement) {
            self.parser.skip();
        }
        let end = self.parser.loc();
        self.parser.skip();
        Span { start, end }
    }

    /// The text up to the end of the statement, which is not taken.
    pub fn text_to_end(&mut self) -> Span {
        let start = self.parser.loc();
        while !self.parser.at(TokenKind::EndOfStatement) {
            self.parser.skip();
        }
        Span { start, end: self.parser.loc() }
    }

    fn label(&mut self, name: &[u8], start: Loc, local_label: Option<u64>) -> Result<(), Reported> {
        self.check_section()?;
        self.parser.bump();
        if name == b"." {
            return Err(self.parser.error(start, "invalid use of pseudo-symbol '.' as a label"));
        }
        let symbol = match local_label {
            Some(number) => self.parser.symbols.define_directional(number & 0xffff_ffff),
            None => self.parser.symbols.parse_name(name),
        };
        // After a label the lexer does not take a hash for a comment.
        if self.parser.at(TokenKind::Hash) {
            let comment = self.skip_rest();
            if self.state.streamer.options.preserve_comments {
                self.state.streamer.explicit_comment(self.parser.text_in(comment).trim_ascii_end());
            }
        } else {
            self.parser.eat(TokenKind::EndOfStatement);
        }
        if !self.parser.symbols.redefine(symbol) {
            let name = self.parser.symbols.get(symbol).map(|symbol| symbol.name.clone()).unwrap_or_default();
            let message = format!("symbol '{}' is already defined", String::from_utf8_lossy(&name));
            self.parser.diagnostics.emit(Severity::Error, start, message, false);
        } else if let Some(symbol) = self.parser.symbols.get_mut(symbol) {
            symbol.state = SymbolState::Label;
        }
        self.catch_up();
        self.state.streamer.label(self.parser.symbols, symbol);
        Ok(())
    }

    /// What follows `name =`, or `.set name,`.
    pub fn assignment(&mut self, name: &[u8], redefinable: bool, directive: bool) -> Result<(), Reported> {
        let start = self.parser.loc();
        let Ok(value) = self.parser.parse_expression() else {
            return Err(self.parser.error_here("missing expression"));
        };
        self.end_of_statement()?;
        if let Value::Expr(id) = value
            && let Some(Expr::Symbol(_, specifier)) = self.parser.exprs.get(id)
            && specifier != Specifier::None
        {
            let message = "relocation specifier not permitted in symbol equating";
            return Err(self.parser.error(start, message));
        }
        let Some(symbol) = self.assigned_symbol(name, redefinable, start)? else {
            self.print_org(value, 0);
            return Ok(());
        };
        self.catch_up();
        let out = &mut self.state.streamer;
        out.text(b".set ");
        out.symbol(self.parser.symbols, symbol);
        out.text(b", ");
        out.value(self.parser.exprs, self.parser.symbols, value);
        out.eol();
        if let Some(symbol) = self.parser.symbols.get_mut(symbol) {
            symbol.redefinable = redefinable;
            symbol.state = SymbolState::Variable(value);
        }
        if directive {
            out.symbol_directive("\t.no_dead_strip\t", self.parser.symbols, symbol);
        }
        Ok(())
    }

    /// The symbol to assign to; nothing for `.`, the current place.
    fn assigned_symbol(
        &mut self,
        name: &[u8],
        redefinable: bool,
        start: Loc,
    ) -> Result<Option<SymbolId>, Reported> {
        let Some(symbol) = self.parser.symbols.lookup(name) else {
            return Ok(if name == b"." { None } else { Some(self.parser.symbols.parse_name(name)) });
        };
        let old = self.parser.symbols.get(symbol).cloned().unwrap_or_default();
        if old.state != SymbolState::Undefined && !(redefinable && old.redefinable) {
            let message = format!("redefinition of '{}'", String::from_utf8_lossy(name));
            return Err(self.parser.error(start, message));
        }
        // What has referred to the symbol so far keeps the old value.
        Ok(Some(if old.redefinable { self.parser.symbols.clone_symbol(symbol) } else { symbol }))
    }

    /// An error unless a section has been chosen.
    pub fn check_section(&mut self) -> Result<(), Reported> {
        if self.state.sections.current().is_some() {
            return Ok(());
        }
        self.state.sections.start_text();
        Err(self.parser.error_here("expected section directive before assembly directive"))
    }

    /// Takes the end of the statement.
    pub fn end_of_statement(&mut self) -> Result<(), Reported> {
        self.parser.expect(TokenKind::EndOfStatement, "expected newline")
    }

    /// Takes a comma.
    pub fn comma(&mut self) -> Result<(), Reported> {
        self.parser.expect(TokenKind::Comma, "expected comma")
    }

    /// Prints the labels that expressions have put at the current place, and passes on the comments before it.
    #[inline]
    pub fn catch_up(&mut self) {
        if !self.state.comments.is_empty() || self.parser.symbols.has_labels_here() {
            self.print_what_is_passed();
        }
    }

    fn print_what_is_passed(&mut self) {
        while let Some(&comment) = self.state.comments.first() {
            if comment.start >= self.parser.loc() && !self.parser.ended() {
                break;
            }
            self.state.comments.remove(0);
            let text = self.parser.text_in(comment);
            if !matches!(text.first(), None | Some(b'\n' | b'\r')) {
                self.state.streamer.explicit_comment(text);
            }
        }
        if self.parser.symbols.has_labels_here() {
            for label in self.parser.symbols.take_labels_here() {
                self.state.streamer.label(self.parser.symbols, label);
            }
        }
    }

    /// The printer, at the current place.
    pub fn out(&mut self) -> &mut Streamer {
        self.catch_up();
        &mut self.state.streamer
    }

    /// Prints a value.
    pub fn print_value(&mut self, value: Value) {
        self.state.streamer.value(self.parser.exprs, self.parser.symbols, value);
    }
}
