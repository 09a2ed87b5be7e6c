//! The generation columns of the rows: one for each group of processors that shares opcodes and layouts.

/// Column names, oldest first, as the legends of the row files print them.
///
/// `90a` is CDNA 2, `94` CDNA 3 and 4 (gfx942, gfx950), `117` RDNA 3.5's gfx117x, `125` CDNA 5's gfx125x.
/// Finer differences are predicates on a row (`needs:HasDLInsts`).
pub const COLUMNS: [&str; 12] = ["6", "7", "8", "9", "90a", "94", "10", "11", "117", "12", "125", "13"];

/// A set of columns, bit i for `COLUMNS[i]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Columns(pub u16);

impl Columns {
    /// The set of one column.
    #[must_use]
    pub const fn one(index: usize) -> Self {
        Self(1 << index)
    }

    /// Parses `11`, `6-10` or `6-7,10`; `None` where a name is unknown or a range runs backwards.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let find = |name: &str| COLUMNS.iter().position(|column| *column == name);
        let mut set = 0;
        for part in text.split(',') {
            let (from, to) = part.split_once('-').unwrap_or((part, part));
            let (from, to) = (find(from)?, find(to)?);
            if from > to {
                return None;
            }
            for index in from..=to {
                set |= 1 << index;
            }
        }
        Some(Self(set))
    }

    /// Whether a column is in the set.
    #[must_use]
    pub const fn has(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }

    /// Both sets together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The columns that both have.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether no column is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_lists_and_ranges() {
        assert_eq!(Columns::parse("6-7,10"), Some(Columns(0b100_0011)));
        assert_eq!(Columns::parse("13"), Some(Columns(1 << 11)));
        assert_eq!(Columns::parse("10-9"), None);
        assert_eq!(Columns::parse("14"), None);
    }
}
