//! What a regular expression says about plain text in its matches: lets most searches skip the automaton.

use memchr::memmem;

use super::parse::Item;
use super::set::ByteSet;

/// Plain text that matches must have.
#[derive(Debug)]
pub struct Literals {
    /// Every match starts with this.
    prefix: Vec<u8>,
    /// Every match has this somewhere.
    required: Vec<u8>,
    /// A match is the prefix and nothing else.
    is_whole: bool,
    /// The bytes that a match can start with, if it cannot be empty and says so.
    first: Option<Box<ByteSet>>,
}

impl Literals {
    /// Looks at the top level of an expression.
    pub fn of(items: &[Item]) -> Self {
        let mut runs = vec![Vec::new()];
        for item in items {
            match (item, runs.last_mut()) {
                (Item::Byte(byte), Some(run)) => run.push(*byte),
                (Item::Open(_) | Item::Close(_), _) => {}
                _ => runs.push(Vec::new()),
            }
        }
        let is_whole = items.iter().all(|item| matches!(item, Item::Byte(_)));
        let prefix = runs.first().cloned().unwrap_or_default();
        let required = runs.into_iter().max_by_key(Vec::len).unwrap_or_default();
        let mut first = ByteSet::default();
        let first = add_first(items, &mut first).then(|| Box::new(first));
        Self { prefix, required, is_whole, first }
    }

    /// The text itself, if the expression is just text.
    pub fn whole(&self) -> Option<&[u8]> {
        self.is_whole.then_some(&*self.prefix)
    }

    /// Whether the text cannot have a match, by a quick look.
    pub fn rules_out(&self, text: &[u8]) -> bool {
        self.required.len() > self.prefix.len() && memmem::find(text, &self.required).is_none()
    }

    /// The next place at or behind `from` where a match could start.
    pub fn candidate(&self, text: &[u8], from: usize) -> Option<usize> {
        let rest = text.get(from..)?;
        if !self.prefix.is_empty() {
            return memmem::find(rest, &self.prefix).map(|at| from + at);
        }
        match &self.first {
            Some(first) => rest.iter().position(|&byte| first.contains(byte)).map(|at| from + at),
            None => Some(from),
        }
    }
}

/// Adds the bytes that a sequence can start with; false if it may match without taking any.
fn add_first(items: &[Item], set: &mut ByteSet) -> bool {
    items.iter().any(|item| match item {
        Item::Byte(byte) => {
            set.insert(*byte);
            true
        }
        Item::Set(bytes) => {
            set.union(bytes);
            true
        }
        Item::Look(_) | Item::Open(_) | Item::Close(_) => false,
        Item::Plus(inner) => add_first(inner, set),
        Item::Quest(inner) => {
            add_first(inner, set);
            false
        }
        Item::Alt(branches) => {
            let mut all = true;
            for branch in branches {
                all &= add_first(branch, set);
            }
            all
        }
        Item::Back(_, content) => {
            add_first(content, set);
            false
        }
    })
}
