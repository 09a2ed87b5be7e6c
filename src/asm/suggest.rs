//! Near names for a mnemonic that does not exist.

use super::accept::Scope;
use crate::isa::form::{self, MnemonicId, Variant};
use crate::isa::pending::Pending;

/// The greatest edit distance of a suggestion, as in LLVM.
const MAX_DISTANCE: usize = 2;

/// `, did you mean: …?` with the mnemonics of this GPU that are near; empty if none is.
#[must_use]
pub fn suggest(name: &[u8], scope: &Scope) -> String {
    let known = MnemonicId::all()
        .filter(|id| id.forms(Variant::Default).any(|place| scope.has(form::form(place))))
        .map(MnemonicId::name);
    let pending = Pending::all()
        .filter(|pending| !pending.alias && scope.column.is_some_and(|column| pending.is_in(column)))
        .map(|pending| pending.name);
    let mut near: Vec<&'static str> =
        known.chain(pending).filter(|known| edit_distance(name, known.as_bytes()) <= MAX_DISTANCE).collect();
    near.sort_unstable();
    if near.is_empty() { String::new() } else { format!(", did you mean: {}?", near.join(", ")) }
}

/// How many letters must be put in or left out to get from one name to the other, or more than the greatest distance
/// as soon as it must be. A letter that changes counts twice, as in LLVM's spell check.
fn edit_distance(left: &[u8], right: &[u8]) -> usize {
    if left.len().abs_diff(right.len()) > MAX_DISTANCE {
        return MAX_DISTANCE + 1;
    }
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (index, from) in left.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        let mut least = row[0];
        for (column, to) in right.iter().enumerate() {
            let kept = if from == to { diagonal } else { usize::MAX };
            diagonal = row[column + 1];
            row[column + 1] = kept.min(diagonal + 1).min(row[column] + 1);
            least = least.min(row[column + 1]);
        }
        if least > MAX_DISTANCE {
            return MAX_DISTANCE + 1;
        }
    }
    row[right.len()]
}
