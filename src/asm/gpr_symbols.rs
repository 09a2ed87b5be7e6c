//! The symbols that tell how many registers have been named so far.
//!
//! For HSA they are variables that the source may set back; elsewhere they count by themselves.

use super::expr::Value;
use super::gpr_use::GprUse;
use super::symbol::{SymbolState, Symbols};
use crate::target::{Feature, Os, Target};

/// How far the symbols have counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GprSymbols {
    /// What the symbols are known to say at least.
    known: GprUse,
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

    /// Raises the symbols to what a statement has named.
    #[inline]
    pub fn raise(&mut self, target: &Target, used: &mut GprUse, symbols: &mut Symbols) {
        let used = std::mem::take(used);
        if used.exceeds(&self.known) {
            self.raise_to(target, used, symbols);
        }
    }

    #[cold]
    fn raise_to(&mut self, target: &Target, used: GprUse, symbols: &mut Symbols) {
        self.known.add_all(&used);
        let (vgprs, sgprs, agprs) = (self.known.vgprs(), self.known.sgprs(), self.known.agprs());
        if is_hsa(target) {
            raise_symbol(symbols, b".amdgcn.next_free_vgpr", vgprs);
            raise_symbol(symbols, b".amdgcn.next_free_sgpr", sgprs);
            return;
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
    }
}

fn set(symbols: &mut Symbols, name: &[u8], value: i64, redefinable: bool) {
    let id = symbols.parse_name(name);
    if let Some(symbol) = symbols.get_mut(id) {
        symbol.state = SymbolState::Variable(Value::Absolute(value));
        symbol.redefinable = redefinable;
    }
}

/// Raises a variable with a number to a number; one that the source gave another meaning stays.
fn raise_symbol(symbols: &mut Symbols, name: &[u8], count: u32) {
    let Some(id) = symbols.lookup(name) else { return };
    if let Some(symbol) = symbols.get_mut(id)
        && let SymbolState::Variable(Value::Absolute(old)) = symbol.state
        && i64::from(count) > old
    {
        symbol.state = SymbolState::Variable(Value::Absolute(i64::from(count)));
    }
}
