//! What becomes of an instruction once it has been read: it is printed and passed on, or its errors are.

use super::{Emitted, Includes};
use crate::asm::diagnostic::Reported;
use crate::asm::encoded::Encoded;
use crate::asm::expr::Mark;
use crate::asm::parser::Parser;
use crate::asm::source::SourceMap;
use crate::asm::statement::{State, Statement};
use crate::asm::token::{Loc, TokenKind};

/// Where instructions go.
pub(super) struct Emission<'s, 't> {
    pub source: &'s SourceMap,
    pub state: &'s mut State<'t>,
    /// The expressions that were there before the statement.
    pub mark: Mark,
}

impl Emission<'_, '_> {
    /// Adds an instruction that starts at `start`, and says whether it ended in an error that was found after its end.
    /// `known`: its mnemonic is that of an instruction.
    #[inline]
    pub fn add(
        &mut self,
        start: Loc,
        encoded: &Encoded,
        mut result: Result<(), Reported>,
        known: bool,
        parser: &mut Parser<'_>,
        world: &mut impl Includes,
    ) -> bool {
        let state = &mut *self.state;
        let counted = state.gpr_symbols.raise(state.target, parser.gprs, parser.exprs, parser.symbols);
        if let Some(fault) = counted {
            parser.diagnostics.clear_pending();
            result = Err(parser.error(fault.place(parser.text, start), fault.message()));
        }
        Statement { parser, state }.catch_up();
        let swallow = result.is_err() && parser.ended();
        if result.is_ok() {
            state.print_target_directive();
            state.streamer.instruction(encoded, parser.exprs, parser.symbols);
            let loc = state.active.first().map_or(start, |outermost| outermost.call);
            let (exprs, symbols) = (&*parser.exprs, &*parser.symbols);
            world.instruction(self.source, &Emitted { loc, encoded, exprs, symbols });
            parser.exprs.truncate(self.mark);
        } else {
            pass_rest(known, parser);
        }
        // Some errors do not keep LLVM from encoding the instruction.
        parser.diagnostics.flush_pending();
        swallow
    }
}

/// Passes the rest of a refused instruction token by token; what the lexer could not read in it is reported.
fn pass_rest(known: bool, parser: &mut Parser<'_>) {
    // An unknown mnemonic is noticed before its operands are read, in LLVM after: there the first token that cannot be
    // read has ended them, and its error has given way to that of the mnemonic.
    let mut silent = !known;
    while !parser.ended() {
        if parser.at(TokenKind::Error) && std::mem::take(&mut silent) {
            parser.skip();
        } else {
            parser.bump();
        }
    }
}
