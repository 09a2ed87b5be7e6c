//! Instructions that are known by name only, since they have no row yet.

use super::tables::PENDING;

/// An instruction without a row.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    /// Mnemonic without a suffix, or another name of it.
    pub name: &'static str,
    /// The encoding that has no rows; `-` if it has some, but none for this instruction.
    pub encoding: &'static str,
    /// Whether it is another name of an instruction.
    pub alias: bool,
    pub(super) columns: u16,
}

impl Pending {
    /// All of them, by name.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        PENDING.iter()
    }

    /// Looks a mnemonic in lower case up.
    #[must_use]
    pub fn find(name: &[u8]) -> Option<&'static Self> {
        let index = PENDING.binary_search_by(|pending| pending.name.as_bytes().cmp(name)).ok()?;
        PENDING.get(index)
    }

    /// Whether a generation column has the instruction.
    #[must_use]
    pub const fn is_in(&self, column: usize) -> bool {
        self.columns & (1 << column) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_names_in_their_generations() {
        let found = Pending::all().next().and_then(|pending| Pending::find(pending.name.as_bytes()));
        assert_eq!(found.map(|pending| pending.name), Pending::all().next().map(|pending| pending.name));
        assert!(Pending::find(b"buffer_lod_b32").is_none());
    }
}
