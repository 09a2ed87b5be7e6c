//! The assembler: it reads a source statement by statement, enters and leaves macros, and collects text and messages.

mod emission;
mod expansion;

use super::diagnostic::{Diagnostic, Severity, Warnings};
use super::encoded::{Begun, Encoded, InstructionSet};
use super::expr::{Exprs, Value};
use super::gpr_rules::GprRules;
use super::gpr_symbols::GprSymbols;
use super::kernel::pal::Pal;
use super::lexer::Lexer;
use super::macros::{Active, Macro, Macros, Parameters, uses_positional_only};
use super::named::predefined;
use super::names::Name;
use super::parser::{Context, Parser};
use super::section::Sections;
use super::source::{BufferKind, SourceMap, TooLarge};
use super::statement::{Action, Conditional, Found, LineMarker, State, Statement};
use super::streamer::{Streamer, TextOptions};
use super::symbol::{SymbolState, Symbols};
use super::target_id::TargetId;
use super::token::{Loc, Span, Token, TokenKind};
use super::word::blanks_end;
use crate::target::Target;
use emission::Emission;
use std::borrow::Cow;
use std::sync::Arc;

/// After this many messages the assembler gives up: macros can multiply a single error without bound. Each file that
/// includes the one with the error is named with it, and counts.
const MAX_MESSAGES: usize = 1 << 19;

/// How many nodes of expressions all evaluations may visit, whatever the source.
const MAX_VISITS: u64 = 1 << 28;
/// How many more they may visit for each byte of the source.
const VISITS_PER_BYTE: u64 = 64;

/// The newest version of the code object format.
const NEWEST_CODE_OBJECT: u32 = 6;

/// How the assembler is to work.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// What text is wanted.
    pub text: TextOptions,
    /// What becomes of warnings.
    pub warnings: Warnings,
    /// Whether the source has to name its first section (`-n`).
    pub no_initial_text_section: bool,
    /// The features that were asked for, as they become part of the target's name.
    pub features: &'a str,
    /// Symbols with values that the command line gave.
    pub symbols: &'a [(String, i64)],
    /// The version of the code object format, until the source names one; without it, the newest.
    pub code_object_version: Option<u32>,
}

/// A message, with what a line marker before it said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The message.
    pub diagnostic: Diagnostic,
    /// File name and line that replace those of the source.
    pub marked: Option<(Arc<str>, i64)>,
}

/// What assembling produced.
#[derive(Debug)]
pub struct Assembled {
    /// The text.
    pub text: Vec<u8>,
    /// All messages, in order.
    pub messages: Vec<Message>,
    /// Whether there was an error.
    pub had_error: bool,
    /// The source map that the messages' places refer to.
    pub source: SourceMap,
}

/// Where the assembler finds files that the source includes.
pub trait Includes {
    /// A file, by the name in the source; none if there is no such file.
    ///
    /// # Errors
    /// If it has more than `limit` bytes.
    fn find(&self, name: &str, limit: usize) -> Result<Option<Included>, TooLarge>;

    /// Whether [`Includes::instruction`] wants the bytes.
    fn wants_bytes(&self) -> bool;

    /// Is told of each instruction, if it wants the bytes.
    fn instruction(&mut self, source: &SourceMap, emitted: &Emitted<'_>);
}

/// A file that the source includes.
#[derive(Clone, Debug)]
pub struct Included {
    /// Its name as it was found.
    pub name: String,
    /// Its content.
    pub content: Arc<[u8]>,
}

/// An instruction that the assembler accepted, and what its fixups refer to.
#[derive(Clone, Copy, Debug)]
pub struct Emitted<'a> {
    /// The place of its statement in a file.
    pub loc: Loc,
    /// Its text and its bytes, as far as they are wanted.
    pub encoded: &'a Encoded,
    /// The expressions of its fixups.
    pub exprs: &'a Exprs,
    /// The symbols in them.
    pub symbols: &'a Symbols,
}

/// Assembles a source.
pub fn assemble(
    source: Arc<[u8]>,
    target: &Target,
    options: &Options<'_>,
    instructions: &mut impl InstructionSet,
    world: &mut impl Includes,
) -> Assembled {
    let Ok((map, position)) = SourceMap::of_file(source) else {
        let mut map = SourceMap::default();
        let _ = map.add(BufferKind::Main, b"");
        let mut context = Context::default();
        context.diagnostics.emit(Severity::Error, Loc(0), "source is too large", false);
        let messages = context.diagnostics.take_emitted();
        let messages = messages.into_iter().map(|diagnostic| Message { diagnostic, marked: None });
        return Assembled { text: Vec::new(), messages: messages.collect(), had_error: true, source: map };
    };
    let mut assembler = Assembler::new(map, position, target, options, world.wants_bytes());
    super::named::predefined::define(target, &mut assembler.context.symbols);
    assembler.define_symbols(options.symbols);
    assembler.run(instructions, world);
    assembler.finish()
}

struct Assembler<'t> {
    source: SourceMap,
    /// The next byte to read, and the end of the current buffer.
    position: (Loc, Loc),
    /// Where to go on after the files that are being included.
    includes: Vec<(Loc, Loc)>,
    tokens: Vec<Token>,
    comments: Vec<Span>,
    context: Context,
    state: State<'t>,
    encoded: Encoded,
    messages: Vec<Message>,
    /// How many lines tell of them: their own, and those of the files that include theirs.
    told: usize,
    had_error: bool,
    /// Whether the last statement ended in an error that was found after its end.
    swallow: bool,
}

impl<'t> Assembler<'t> {
    fn new(
        source: SourceMap,
        position: (Loc, Loc),
        target: &'t Target,
        options: &Options<'t>,
        wants_bytes: bool,
    ) -> Self {
        let text = &options.text;
        let wants_bytes = wants_bytes || text.enabled && text.show_encoding;
        let mut context = Context::default();
        context.diagnostics.warnings = options.warnings;
        context.exprs.rules = GprRules::new(target);
        predefined::define(target, &mut context.symbols);
        let gpr_symbols = GprSymbols::define(target, &mut context.symbols);
        let mut streamer = Streamer::new(options.text);
        streamer.allow_for(source.files());
        Self {
            source,
            position,
            includes: Vec::new(),
            tokens: Vec::new(),
            comments: Vec::new(),
            context,
            state: State {
                target,
                target_id: TargetId::new(target, options.features),
                gpr_symbols,
                streamer,
                sections: Sections::new(!options.no_initial_text_section),
                conditional: Conditional::default(),
                conditionals: Vec::new(),
                macros: Macros::default(),
                active: Vec::new(),
                line_marker: None,
                comments: Vec::new(),
                skipped: false,
                target_directive_printed: false,
                action: None,
                block: None,
                infos: Vec::new(),
                pal: Pal::default(),
                code_object_version: options.code_object_version.unwrap_or(NEWEST_CODE_OBJECT),
            },
            encoded: Encoded::new(text.enabled, wants_bytes),
            messages: Vec::new(),
            told: 0,
            had_error: false,
            swallow: false,
        }
    }

    fn define_symbols(&mut self, symbols: &[(String, i64)]) {
        for (name, value) in symbols {
            let symbol = self.context.symbols.parse_name(name.as_bytes());
            if let Some(symbol) = self.context.symbols.get_mut(symbol) {
                symbol.state = SymbolState::Variable(Value::Absolute(*value));
            }
            let out = &mut self.state.streamer;
            out.text(b".set ");
            out.symbol(&self.context.symbols, symbol);
            out.text(format!(", {value}"));
            out.eol();
        }
    }

    fn run(&mut self, instructions: &mut impl InstructionSet, world: &mut impl Includes) {
        loop {
            self.pass(instructions);
            let begun = self.begin(instructions);
            self.read_statement(begun);
            let first = self.tokens.first().map(|first| first.kind);
            if first.is_none_or(|first| first == TokenKind::Eof) {
                match self.includes.pop() {
                    Some(position) => self.position = position,
                    None => break,
                }
                continue;
            }
            // An error after the end of its statement takes what the lexer cannot read at the start of the next one
            // for its own, and that statement is skipped.
            if std::mem::take(&mut self.swallow) && begun.is_none() && first == Some(TokenKind::Error) {
                self.state.skipped = true;
                continue;
            }
            self.statement(begun, instructions, world);
            if let Some(action) = self.state.action.take() {
                self.act(action, world);
            }
            self.check_limits();
            if !self.context.diagnostics.emitted().is_empty() {
                self.collect_messages();
            }
        }
        self.end_of_file();
    }

    /// Begins the instruction that is the next statement, if it is one.
    #[inline]
    fn begin(&mut self, instructions: &mut impl InstructionSet) -> Option<Begun> {
        let text = self.source.text().get(..self.position.1.0 as usize).unwrap_or_default();
        let mnemonic = mnemonic_at(text, self.position.0, &self.state)?;
        instructions.begin(text, mnemonic, &mut self.context.gprs)
    }

    /// Passes over instructions that are right for certain where nobody wants to see them.
    #[inline]
    fn pass(&mut self, instructions: &mut impl InstructionSet) {
        if self.encoded.is_wanted()
            || self.context.symbols.has_labels_here()
            || !self.state.macros.by_name.is_empty()
            || !self.state.takes_instructions()
        {
            return;
        }
        let text = self.source.text().get(..self.position.1.0 as usize).unwrap_or_default();
        let at = self.position.0.0 as usize;
        let end = instructions.pass(text, at, self.state.gpr_symbols.known());
        if end > at {
            // The text is shorter than 4 GiB.
            self.position.0 = Loc(u32::try_from(end).unwrap_or(u32::MAX));
            self.swallow = false;
            self.state.skipped = false;
        }
    }

    /// Reads the tokens of the next statement, or of what is left of one that was begun.
    fn read_statement(&mut self, begun: Option<Begun>) {
        let text = self.source.text().get(..self.position.1.0 as usize).unwrap_or_default();
        self.comments.clear();
        let mut lexer;
        if let Some(begun) = begun {
            lexer = Lexer::inside(text, begun.rest);
            lexer.rest_of_statement(&mut self.tokens, &mut self.comments);
        } else {
            lexer = Lexer::new(text, self.position.0);
            lexer.statement(&mut self.tokens, &mut self.comments);
        }
        self.position.0 = lexer.loc();
    }

    /// Deals with the labels of a statement, and with what follows them; with what is left of one that was begun.
    fn statement(
        &mut self,
        begun: Option<Begun>,
        instructions: &mut impl InstructionSet,
        world: &mut impl Includes,
    ) {
        let text = self.source.text().get(..self.position.1.0 as usize).unwrap_or_default();
        let mark = self.context.exprs.mark();
        let mut parser = Parser::new(text, &self.tokens, &mut self.context);
        parser.next_statement = self.position.0;
        self.state.comments.clear();
        if self.state.streamer.options.preserve_comments {
            self.state.comments.extend_from_slice(&self.comments);
            self.state
                .comments
                .extend(self.tokens.last().map(|end| Span { start: end.start, end: end.end() }));
        }
        if let Some(comment) = self.comments.first().filter(|_| std::mem::take(&mut self.state.skipped))
            && begun.is_none()
            && self.tokens.first().is_some_and(|first| comment.start < first.start)
        {
            // After a skipped statement LLVM takes a comment at the start of the next one for a token.
            self.state.skipped = true;
            if !self.state.conditional.ignore {
                parser.error(comment.start, "unexpected token at start of statement");
                parser.diagnostics.flush_pending();
            }
            return;
        }
        self.state.skipped = false;
        let mut emission = Emission { source: &self.source, state: &mut self.state, mark };
        let encoded = &mut self.encoded;
        if let Some(begun) = begun {
            encoded.clear();
            let result = instructions.finish(begun, &mut parser, encoded);
            self.swallow = emission.add(begun.start, encoded, result, true, &mut parser, world);
            return;
        }
        while !parser.ended() && emission.state.action.is_none() {
            let found = Statement { parser: &mut parser, state: emission.state }.parse();
            if let Ok(Found::Instruction(name, start)) = found {
                encoded.clear();
                let operands = parser.mark();
                let result = instructions.instruction(parser.text_in(name), start, &mut parser, encoded);
                let known = parser.mark() != operands;
                self.swallow = emission.add(start, encoded, result, known, &mut parser, world);
                return;
            }
            if found.is_ok() {
                emission.state.gpr_symbols.forget(emission.state.target);
            }
            Statement { parser: &mut parser, state: emission.state }.catch_up();
            if found.is_err() && !parser.diagnostics.has_pending() && parser.at(TokenKind::Error) {
                parser.bump();
            }
            parser.diagnostics.flush_pending();
            if found.is_err() {
                self.state.skipped = !parser.ended();
                self.swallow = parser.ended();
                return;
            }
        }
    }

    /// Gives up where a source asks for more work or more text than its length accounts for.
    fn check_limits(&mut self) {
        if self.position.0 >= self.position.1 && self.includes.is_empty() && self.state.active.is_empty() {
            return;
        }
        let visits = MAX_VISITS.saturating_add(VISITS_PER_BYTE.saturating_mul(self.source.files() as u64));
        let message = if self.state.streamer.is_full() {
            "the text of the source is too large"
        } else if self.context.exprs.visited() > visits {
            "the expressions of the source are too complex"
        } else {
            return;
        };
        let loc = self.tokens.first().map_or(self.position.0, |token| token.start);
        self.give_up(loc, message);
    }

    /// Moves the messages of a statement to their final place, with notes on the macros that led to them.
    fn collect_messages(&mut self) {
        let too_many = self.told > MAX_MESSAGES || self.context.diagnostics.is_full();
        if too_many && self.position.0 < self.position.1 {
            let loc = self.tokens.first().map_or(self.position.0, |token| token.start);
            self.give_up(loc, "too many messages");
        }
        for diagnostic in self.context.diagnostics.take_emitted() {
            self.had_error |= diagnostic.severity == Severity::Error;
            let notes = if diagnostic.in_macro { self.state.active.as_slice() } else { &[] };
            let notes: Vec<Diagnostic> = notes.iter().rev().map(note).collect();
            self.push_message(diagnostic);
            notes.into_iter().for_each(|note| self.push_message(note));
        }
    }

    fn push_message(&mut self, diagnostic: Diagnostic) {
        let marked = self.state.line_marker.as_ref().and_then(|marker| self.marked(marker, diagnostic.loc));
        self.told += 1 + self.includes.len();
        self.messages.push(Message { diagnostic, marked });
    }

    /// File and line that a line marker gives to a place in the same buffer.
    fn marked(&self, marker: &LineMarker, loc: Loc) -> Option<(Arc<str>, i64)> {
        if marker.line == 0 {
            return None;
        }
        if self.source.buffer(loc)?.start != self.source.buffer(marker.loc)?.start {
            return None;
        }
        let (at, from) = (self.source.line_and_column(loc)?.0, self.source.line_and_column(marker.loc)?.0);
        let line = marker.line.wrapping_sub(1).wrapping_add(i64::from(at) - i64::from(from));
        Some((marker.file.clone(), line))
    }

    fn error(&mut self, loc: Loc, message: impl Into<Cow<'static, str>>) {
        self.context.diagnostics.emit(Severity::Error, loc, message, true);
    }

    /// Reports what makes it useless to go on, and reads no more.
    fn give_up(&mut self, loc: Loc, message: &'static str) {
        self.error(loc, message);
        self.includes.clear();
        self.position.0 = self.position.1;
    }

    fn act(&mut self, action: Action, world: &mut impl Includes) {
        match action {
            Action::Define { name, parameters, loc } => self.define(name, parameters, loc),
            Action::Repeat { loc, repetition } => self.repeat(loc, repetition),
            Action::Call { name, arguments, loc } => self.call(&name, &arguments, loc),
            Action::Leave => {
                if let Some(active) = self.state.active.pop() {
                    self.position = active.resume;
                }
            }
            Action::Include { name, loc, end } => self.include(&name, loc, end, world),
            Action::End => self.position.0 = self.position.1,
        }
    }

    /// Reads statements up to one that starts with a word of `ends`, which is not counted where a word of `begins`
    /// has opened another body; gives the body.
    fn body(&mut self, begins: &[&[u8]], ends: &[&[u8]]) -> Option<(Span, Token)> {
        let text = self.source.text().get(..self.position.1.0 as usize).unwrap_or_default();
        let mut lexer = Lexer::new(text, self.position.0);
        let mut depth = 0u32;
        let mut start = None;
        loop {
            lexer.statement(&mut self.tokens, &mut self.comments);
            let first = *self.tokens.iter().find(|token| token.kind != TokenKind::Error)?;
            let start = *start.get_or_insert(self.tokens.first()?.start);
            self.position.0 = lexer.loc();
            if first.kind == TokenKind::Eof {
                return None;
            }
            let word = text.get(first.start.0 as usize..first.end().0 as usize).unwrap_or_default();
            // LLVM heeds line markers in the bodies of macros, but not in those of repetitions.
            if first.kind == TokenKind::HashDirective && ends.contains(&b".endm".as_slice()) {
                let name = self
                    .tokens
                    .get(2)
                    .map_or(Span::default(), |name| Span { start: name.start, end: name.end() });
                let name = text.get(name.start.0 as usize..name.end.0 as usize).unwrap_or_default();
                self.state.line_marker =
                    self.tokens.get(1).map(|number| LineMarker::new(first, *number, name));
            }
            if first.kind != TokenKind::Identifier {
                continue;
            }
            if begins.contains(&word) {
                depth += 1;
            } else if ends.contains(&word) {
                if depth == 0 {
                    return Some((Span { start, end: first.start }, first));
                }
                depth -= 1;
            }
        }
    }

    fn bytes(&self, span: Span) -> &[u8] {
        self.source.text().get(span.start.0 as usize..span.end.0 as usize).unwrap_or_default()
    }

    /// The token after the first one of the statement read last, if it is not its end.
    fn trailing_token(&self, first: Token) -> Option<Token> {
        let after = self.tokens.iter().find(|token| token.start >= first.end())?;
        (after.kind != TokenKind::EndOfStatement).then_some(*after)
    }

    fn define(&mut self, name: Vec<u8>, parameters: Parameters, loc: Loc) {
        let Some((body, end)) = self.body(&[b".macro"], &[b".endm", b".endmacro"]) else {
            return self.error(loc, "no matching '.endmacro' in definition");
        };
        if let Some(token) = self.trailing_token(end) {
            let word =
                String::from_utf8_lossy(self.bytes(Span { start: end.start, end: end.end() })).into_owned();
            return self.error(token.start, format!("unexpected token in '{word}' directive"));
        }
        if self.state.macros.by_name.contains_key(&name) {
            let name = String::from_utf8_lossy(&name).into_owned();
            return self.error(loc, format!("macro '{name}' is already defined"));
        }
        let body = self.bytes(body).to_vec();
        if uses_positional_only(&parameters, &body) {
            let message = "macro defined with named parameters which are not used in macro body, possible \
                           positional parameter found in body which will have no effect";
            let _pending = self.context.diagnostics.warning(loc, message);
            self.context.diagnostics.flush_pending();
        }
        let known = Macro { parameters: Arc::new(parameters), body, count: 0 };
        self.state.macros.by_name.insert(name, known);
        // LLVM takes the end of the last line for an empty statement.
        if let Some(&end) = self.tokens.last() {
            self.blank_line(end);
        }
    }

    /// Prints an empty line for the end of a statement, unless it is a comment.
    fn blank_line(&mut self, end: Token) {
        let text = self.bytes(Span { start: end.start, end: end.end() });
        if matches!(text.first(), None | Some(b'\n' | b'\r')) {
            self.state.streamer.eol();
        }
    }

    fn end_of_file(&mut self) {
        let end = self.position.1;
        if let Some(block) = self.state.block.take() {
            self.error(end, block.expected());
        }
        self.state.print_target_directive();
        self.state.print_infos(&self.context.symbols);
        if self.state.conditional != Conditional::default() {
            self.error(end, "unmatched .ifs or .elses");
        }
        let undefined: Vec<Loc> = self.context.symbols.undefined_directional().collect();
        for loc in undefined {
            self.error(loc, "directional label undefined");
        }
        self.collect_messages();
        self.state.streamer.text(self.state.pal.text());
    }

    fn finish(mut self) -> Assembled {
        let text = self.state.streamer.take();
        Assembled { text, messages: self.messages, had_error: self.had_error, source: self.source }
    }
}

/// The name at the start of a statement, if it can be the mnemonic of an instruction and nothing else.
fn mnemonic_at(text: &[u8], at: Loc, state: &State) -> Option<Name> {
    let start = blanks_end(text, at.0 as usize);
    if !text.get(start)?.is_ascii_alphabetic() {
        return None;
    }
    let name = Name::at(text, start);
    let what_follows = *text.get(blanks_end(text, name.end))?;
    let macros = &state.macros;
    let elsewhere = matches!(what_follows, b':' | b'=' | b'.' | b'$')
        || !state.takes_instructions()
        || !macros.by_name.is_empty() && macros.by_name.contains_key(text.get(start..name.end)?);
    (!elsewhere).then_some(name)
}

fn note(active: &Active) -> Diagnostic {
    Diagnostic {
        severity: Severity::Note,
        loc: active.call,
        range: Span::default(),
        message: Cow::Borrowed("while in macro instantiation"),
        in_macro: false,
    }
}
