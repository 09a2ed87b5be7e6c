//! The symbol table: labels, variables, temporary and numbered local labels.

use super::expr::{SymbolId, Value};
use super::token::Loc;
use std::collections::HashMap;

/// What is known of a symbol's value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SymbolState {
    /// Only mentioned so far.
    #[default]
    Undefined,
    /// A place in a section.
    Label,
    /// Set by `.set`, `=` and the like.
    Variable(Value),
}

/// One symbol.
#[derive(Clone, Debug, Default)]
pub struct Symbol {
    /// Its name, unquoted.
    pub name: Box<[u8]>,
    /// What is known of its value.
    pub state: SymbolState,
    /// Whether a later `.set` may change it.
    pub redefinable: bool,
    /// Whether an expression has referred to it.
    pub used: bool,
}

/// All symbols of one source.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    table: Vec<Symbol>,
    by_name: HashMap<Box<[u8]>, SymbolId>,
    /// How often each numbered label has been defined.
    instances: HashMap<u64, u32>,
    /// The symbol of each numbered label's instance.
    directional: HashMap<(u64, u32), SymbolId>,
    /// References to numbered labels that come later, to be checked at the end.
    forward: Vec<(Loc, SymbolId)>,
    temporaries: u32,
    /// Temporary labels for `.` that the statement layer has yet to print.
    here: Vec<SymbolId>,
}

impl Symbols {
    /// The symbol of this name; a new one if need be. `\"` and `\\` in a quoted name stand for `"` and `\`.
    pub fn parse_name(&mut self, name: &[u8]) -> SymbolId {
        if !name.contains(&b'\\') {
            return self.intern(name);
        }
        let mut plain = Vec::with_capacity(name.len());
        let mut bytes = name.iter().copied().peekable();
        while let Some(byte) = bytes.next() {
            let escaped = bytes.next_if(|next| byte == b'\\' && matches!(next, b'"' | b'\\'));
            plain.push(escaped.unwrap_or(byte));
        }
        self.intern(&plain)
    }

    fn intern(&mut self, name: &[u8]) -> SymbolId {
        if let Some(&id) = self.by_name.get(name) {
            return id;
        }
        let id = SymbolId(u32::try_from(self.table.len()).unwrap_or(u32::MAX));
        self.table.push(Symbol { name: name.into(), ..Symbol::default() });
        self.by_name.insert(name.into(), id);
        id
    }

    /// The symbol of this name, if there is one.
    #[must_use]
    pub fn lookup(&self, name: &[u8]) -> Option<SymbolId> {
        self.by_name.get(name).copied()
    }

    /// A symbol by its number.
    #[must_use]
    pub fn get(&self, id: SymbolId) -> Option<&Symbol> {
        self.table.get(id.0 as usize)
    }

    /// A symbol by its number, to change it.
    pub fn get_mut(&mut self, id: SymbolId) -> Option<&mut Symbol> {
        self.table.get_mut(id.0 as usize)
    }

    /// Readies a symbol for a definition; says whether it can have one.
    pub fn redefine(&mut self, id: SymbolId) -> bool {
        let Some(symbol) = self.get_mut(id) else { return false };
        if symbol.redefinable {
            symbol.redefinable = false;
            symbol.state = SymbolState::Undefined;
        }
        symbol.state == SymbolState::Undefined
    }

    /// A new symbol that takes over the name of an old one. References to the old one stay with it.
    pub fn clone_symbol(&mut self, old: SymbolId) -> SymbolId {
        let Some(symbol) = self.get(old).cloned() else { return old };
        let id = SymbolId(u32::try_from(self.table.len()).unwrap_or(u32::MAX));
        self.by_name.insert(symbol.name.clone(), id);
        self.table.push(symbol);
        id
    }

    /// What is known of a symbol's value.
    #[must_use]
    pub fn state(&self, id: SymbolId) -> SymbolState {
        self.get(id).map(|symbol| symbol.state).unwrap_or_default()
    }

    /// A new temporary symbol, `.Ltmp` and a number.
    pub fn temporary(&mut self) -> SymbolId {
        loop {
            let name = format!(".Ltmp{}", self.temporaries);
            self.temporaries += 1;
            if self.lookup(name.as_bytes()).is_none() {
                return self.intern(name.as_bytes());
            }
        }
    }

    /// A temporary label for the current place, as `.` in an expression needs it.
    pub fn label_here(&mut self) -> SymbolId {
        let id = self.temporary();
        if let Some(symbol) = self.get_mut(id) {
            symbol.state = SymbolState::Label;
        }
        self.here.push(id);
        id
    }

    /// Takes the labels that expressions of this statement have put before it.
    pub fn take_labels_here(&mut self) -> Vec<SymbolId> {
        std::mem::take(&mut self.here)
    }

    /// Whether an expression of this statement has put a label before it.
    #[must_use]
    pub fn has_labels_here(&self) -> bool {
        !self.here.is_empty()
    }

    fn directional_instance(&mut self, number: u64, instance: u32) -> SymbolId {
        if let Some(&id) = self.directional.get(&(number, instance)) {
            return id;
        }
        let id = self.temporary();
        self.directional.insert((number, instance), id);
        id
    }

    /// The symbol that the label definition `number:` defines.
    pub fn define_directional(&mut self, number: u64) -> SymbolId {
        let instance = self.instances.entry(number).or_default();
        *instance = instance.saturating_add(1);
        let instance = *instance;
        self.directional_instance(number, instance)
    }

    /// The symbol that `1b` (`backward`) or `1f` refers to.
    pub fn directional(&mut self, number: u64, backward: bool, loc: Loc) -> SymbolId {
        let instance = self.instances.get(&number).copied().unwrap_or(0);
        let id =
            self.directional_instance(number, if backward { instance } else { instance.saturating_add(1) });
        if !backward {
            self.forward.push((loc, id));
        }
        id
    }

    /// Where numbered labels are referred to that were never defined.
    pub fn undefined_directional(&self) -> impl Iterator<Item = Loc> + '_ {
        self.forward.iter().filter(|(_, id)| self.state(*id) == SymbolState::Undefined).map(|(loc, _)| *loc)
    }

    /// Appends a symbol's name as LLVM prints it: quoted where its bytes ask for that.
    pub fn print(&self, id: SymbolId, out: &mut Vec<u8>) {
        let Some(symbol) = self.get(id) else { return };
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
        if !symbol.name.is_empty() && symbol.name.iter().all(plain) {
            return out.extend_from_slice(&symbol.name);
        }
        out.push(b'"');
        for &byte in &symbol.name {
            match byte {
                b'\n' => out.extend_from_slice(b"\\n"),
                b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
                _ => out.push(byte),
            }
        }
        out.push(b'"');
    }
}
