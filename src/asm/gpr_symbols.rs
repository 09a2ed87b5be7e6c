//! The symbols that tell how many registers have been named so far.
//!
//! For HSA they are variables that the source may set back; elsewhere they count by themselves.

use super::expr::{Exprs, Value};
use super::gpr_use::GprUse;
use super::lexer::Lexer;
use super::symbol::{SymbolState, Symbols};
use super::token::{Loc, Token, TokenKind};
use crate::target::{Feature, Os, Target};

/// How far the symbols have counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GprSymbols {
    /// What the symbols are known to say at least.
    known: GprUse,
}

/// A symbol that cannot count: the source has made something else of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The letter of the registers that it counts.
    letter: u8,
    is_variable: bool,
}

/// Whether the source may set the symbols back.
fn is_hsa(target: &Target) -> bool {
    target.isa_version().major >= 6 && target.triple().os() == Os::AmdHsa
}

impl GprSymbols {
    /// Defines the symbols.
    pub fn define(target: &Target, symbols: &mut Symbols) -> Self {
        let names: &[&[u8]] = if is_hsa(target) {
            &[b".amdgcn.next_free_vgpr", b".amdgcn.next_free_sgpr"]
        } else if target.has(Feature::MAIInsts) {
            &[b".kernel.sgpr_count", b".kernel.vgpr_count", b".kernel.agpr_count"]
        } else {
            &[b".kernel.sgpr_count", b".kernel.vgpr_count"]
        };
        for name in names {
            set(symbols, name, 0, is_hsa(target));
        }
        Self::default()
    }

    /// Notes that the source may have set a symbol back.
    pub fn forget(&mut self, target: &Target) {
        if is_hsa(target) {
            self.known = GprUse::default();
        }
    }

    /// Registers that no symbol needs to be raised for.
    #[inline]
    pub fn known(&self) -> &GprUse {
        &self.known
    }

    /// Raises the symbols to what a statement has named; gives the one that cannot be raised.
    #[inline]
    pub fn raise(
        &mut self,
        target: &Target,
        used: &mut GprUse,
        exprs: &Exprs,
        symbols: &mut Symbols,
    ) -> Option<Fault> {
        let used = std::mem::take(used);
        if used.exceeds(&self.known) { self.raise_to(target, used, exprs, symbols) } else { None }
    }

    #[cold]
    fn raise_to(
        &mut self,
        target: &Target,
        used: GprUse,
        exprs: &Exprs,
        symbols: &mut Symbols,
    ) -> Option<Fault> {
        let before = self.known;
        self.known.add_all(&used);
        let (vgprs, sgprs, agprs) = (self.known.vgprs(), self.known.sgprs(), self.known.agprs());
        if is_hsa(target) {
            let fault =
                raise_symbol(exprs, symbols, b'v', vgprs).or(raise_symbol(exprs, symbols, b's', sgprs));
            if fault.is_some() {
                // The next statement that names a register asks again.
                self.known = before;
            }
            return fault;
        }
        let has_agprs = target.has(Feature::MAIInsts);
        let agprs = if has_agprs { agprs } else { 0 };
        let both = if target.has(Feature::GFX90AInsts) && agprs > 0 {
            u64::from(vgprs).next_multiple_of(4) + u64::from(agprs)
        } else {
            u64::from(vgprs.max(agprs))
        };
        set(symbols, b".kernel.sgpr_count", i64::from(sgprs), false);
        set(symbols, b".kernel.vgpr_count", i64::try_from(both).unwrap_or(i64::MAX), false);
        if has_agprs {
            set(symbols, b".kernel.agpr_count", i64::from(agprs), false);
        }
        None
    }
}

impl Fault {
    /// What is said of it.
    pub const fn message(self) -> &'static str {
        if self.is_variable {
            ".amdgcn.next_free_{v,s}gpr symbols must be absolute expressions"
        } else {
            ".amdgcn.next_free_{v,s}gpr symbols must be variable"
        }
    }

    /// Where it is reported: after the first register of its kind in the statement that starts at `start`.
    pub fn place(self, text: &[u8], start: Loc) -> Loc {
        let mut tokens = Vec::new();
        Lexer::new(text, start).statement(&mut tokens, &mut Vec::new());
        self.after_register(text, tokens.get(1..).unwrap_or_default()).unwrap_or(start)
    }

    fn after_register(self, text: &[u8], tokens: &[Token]) -> Option<Loc> {
        let word =
            |token: &Token| text.get(token.start.0 as usize..token.end().0 as usize).unwrap_or_default();
        let first = tokens.iter().position(|token| match word(token) {
            [letter, digits @ ..] => *letter == self.letter && digits.iter().all(u8::is_ascii_digit),
            [] => false,
        })?;
        let single = tokens.get(first).is_some_and(|token| word(token).len() > 1);
        let last = match tokens.get(first..)?.iter().position(|token| token.kind == TokenKind::RBrac) {
            Some(bracket) if !single => first + bracket,
            _ => first,
        };
        tokens.get(last + 1).map(|token| token.start)
    }
}

fn set(symbols: &mut Symbols, name: &[u8], value: i64, redefinable: bool) {
    let id = symbols.parse_name(name);
    if let Some(symbol) = symbols.get_mut(id) {
        symbol.state = SymbolState::Variable(Value::Absolute(value));
        symbol.redefinable = redefinable;
    }
}

/// Raises the variable of a kind of registers; says what keeps it from being raised.
fn raise_symbol(exprs: &Exprs, symbols: &mut Symbols, letter: u8, count: u32) -> Option<Fault> {
    let name: &[u8] = if letter == b'v' { b".amdgcn.next_free_vgpr" } else { b".amdgcn.next_free_sgpr" };
    let id = symbols.lookup(name).filter(|_| count > 0)?;
    let SymbolState::Variable(value) = symbols.state(id) else {
        return Some(Fault { letter, is_variable: false });
    };
    let Some(old) = exprs.absolute(symbols, value) else { return Some(Fault { letter, is_variable: true }) };
    if let Some(symbol) = symbols.get_mut(id)
        && i64::from(count) > old
    {
        symbol.state = SymbolState::Variable(Value::Absolute(i64::from(count)));
    }
    None
}
