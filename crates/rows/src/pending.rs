//! Instructions that are known by name only, since their encodings have no rows yet.

use crate::fault::{Faults, lines};
use crate::generation::Columns;

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

/// Reads `pending.rows`, in any order; the result is sorted by name.
#[must_use]
pub fn read(text: &str, faults: &mut Faults) -> Vec<Pending> {
    let mut pending: Vec<Pending> = Vec::new();
    for (line, words) in lines(text) {
        let ([name, encoding, columns] | [name, encoding, columns, "alias"]) = words.as_slice() else {
            faults.add(line, "expected: mnemonic, encoding, generations, `alias` where it is one");
            continue;
        };
        let Some(columns) = Columns::parse(columns) else {
            faults.add(line, format!("`{columns}` is no list of generations"));
            continue;
        };
        let (name, encoding) = ((*name).to_owned(), (*encoding).to_owned());
        pending.push(Pending { name, encoding, columns, alias: words.len() > 3 });
    }
    pending.sort_by(|left, right| left.name.cmp(&right.name));
    for pair in pending.windows(2) {
        if let [first, second] = pair
            && first.name == second.name
        {
            faults.add(0, format!("`{}` stands here twice", first.name));
        }
    }
    pending
}
