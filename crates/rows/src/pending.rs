//! Instructions that are known by name only, since they have no row yet.

use crate::fault::{Faults, lines};
use crate::generation::{COLUMNS, Columns};
use crate::instruction::Row;
use std::collections::BTreeMap;

/// One line of `pending.rows`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Mnemonic without a suffix, or another name of it.
    pub name: String,
    /// The encoding that has no rows; `-` if it has some, but none for this instruction.
    pub encoding: String,
    /// The generations that have the instruction.
    pub columns: Columns,
    /// Whether it is another name of an instruction; spelling suggestions leave those out.
    pub alias: bool,
}

/// Reads `pending.rows`, in any order; the result is sorted by name. No line may name what one of `rows` has.
#[must_use]
pub fn read(text: &str, rows: &[(usize, Row)], faults: &mut Faults) -> Vec<Pending> {
    let mut pending = BTreeMap::new();
    for (line, words) in lines(text) {
        let ([name, encoding, columns] | [name, encoding, columns, "alias"]) = words.as_slice() else {
            faults.add(line, "expected: mnemonic, encoding, generations, `alias` where it is one");
            continue;
        };
        let Some(columns) = Columns::parse(columns) else {
            faults.add(line, format!("`{columns}` is no list of generations"));
            continue;
        };
        for (_, row) in rows.iter().filter(|(_, row)| row.mnemonic == *name) {
            for index in (0..COLUMNS.len()).filter(|index| columns.has(*index)) {
                if row.opcodes[index].is_some() {
                    faults.add(line, format!("`{name}` has a row in generation {}", COLUMNS[index]));
                }
            }
        }
        let (name, encoding) = ((*name).to_owned(), (*encoding).to_owned());
        let entry = Pending { name: name.clone(), encoding, columns, alias: words.len() > 3 };
        if pending.insert(name, entry).is_some() {
            faults.add(line, "this name stands here twice");
        }
    }
    pending.into_values().collect()
}
