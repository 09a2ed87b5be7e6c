//! Near names for a mnemonic that does not exist.

use super::accept::Scope;
use crate::isa::Encoding;
use crate::isa::form::{self, MnemonicId, Variant};
use crate::isa::pending::Pending;
use std::borrow::Cow;

/// The greatest edit distance of a suggestion, as in LLVM.
const MAX_DISTANCE: usize = 2;

/// `, did you mean: …?` with the mnemonics of this GPU that are near; empty if none is.
#[must_use]
pub fn suggest(name: &[u8], scope: &Scope) -> String {
    let has = |id: &MnemonicId, compare: bool| {
        let mut forms = id.forms(Variant::Default).map(form::form);
        forms.any(|form| scope.has(form) && (!compare || form.encoding == Encoding::Vopc))
    };
    let known = MnemonicId::all().filter(|id| has(id, false)).map(|id| Cow::from(id.name()));
    // LLVM has the short form of comparisons under a name of its own.
    let short =
        MnemonicId::all().filter(|id| has(id, true)).map(|id| Cow::from(format!("{}_e32", id.name())));
    let pending = Pending::all()
        .filter(|pending| !pending.alias && scope.column.is_some_and(|column| pending.is_in(column)))
        .map(|pending| Cow::from(pending.name));
    let mut near: Vec<Cow<'static, str>> = known
        .chain(short)
        .chain(pending)
        .filter(|known| edit_distance(name, known.as_bytes()) <= MAX_DISTANCE)
        .collect();
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
