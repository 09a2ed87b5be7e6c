//! Near names for a mnemonic that does not exist.

use super::accept::Scope;
use crate::isa::Encoding;
use crate::isa::form::{self, Alias, MnemonicId, Variant};
use crate::isa::pending::Pending;
use std::borrow::Cow;

/// The greatest edit distance of a suggestion, as in LLVM.
const MAX_DISTANCE: usize = 2;

/// The end of a short form.
const SHORT: &str = "_e32";

/// `, did you mean: …?` with the mnemonics of this GPU that are near; empty if none is.
#[must_use]
pub(super) fn suggest(name: &[u8], scope: &Scope) -> String {
    let near = near(name, scope);
    if near.is_empty() { String::new() } else { format!(", did you mean: {}?", near.join(", ")) }
}

/// Whether two names are so near that one may be meant for the other.
#[must_use]
pub fn is_near(left: &[u8], right: &[u8]) -> bool {
    edit_distance(left, right) <= MAX_DISTANCE
}

fn near(name: &[u8], scope: &Scope) -> Vec<Cow<'static, str>> {
    let has = |id: &MnemonicId, compare: bool| {
        let mut forms = id.forms(Variant::Default).map(form::form);
        forms.any(|form| scope.has(form) && (!compare || form.encoding == Encoding::Vopc))
    };
    // Names are compared first: whether a GPU has one takes longer to find out.
    let is_near = |known: &str| is_near(name, known.as_bytes());
    let known =
        MnemonicId::all().filter(|id| is_near(id.name()) && has(id, false)).map(|id| id.name().into());
    // LLVM has the short form of comparisons under a name of its own.
    let short = MnemonicId::all()
        .filter(|id| name.len().abs_diff(id.name().len() + SHORT.len()) <= MAX_DISTANCE)
        .map(|id| (id, format!("{}{SHORT}", id.name())))
        .filter(|(id, short)| is_near(short) && has(id, true))
        .map(|(_, short)| short.into());
    // And what is another name of single forms.
    let aliases = Alias::every()
        .filter(|alias| alias.beside && is_near(alias.name))
        .filter(|alias| scope.column.is_some_and(|column| alias.is_for(column, scope.target.predicates())))
        .map(|alias| alias.name.into());
    let pending = Pending::all()
        .filter(|pending| !pending.alias && is_near(pending.name))
        .filter(|pending| scope.column.is_some_and(|column| pending.is_in(column)))
        .map(|pending| pending.name.into());
    let mut near: Vec<Cow<'static, str>> = known.chain(short).chain(aliases).chain(pending).collect();
    near.sort_unstable();
    near.dedup();
    near
}

/// How many letters must be put in or left out to get from one name to the other, or more than the greatest distance
/// as soon as it must be. A letter that changes counts twice, as in LLVM's spell check.
fn edit_distance(left: &[u8], right: &[u8]) -> usize {
    const FAR: usize = MAX_DISTANCE + 1;
    if left.len().abs_diff(right.len()) > MAX_DISTANCE {
        return FAR;
    }
    // The distances of a piece of `left` to those pieces of `right` that are hardly longer or shorter: no others count.
    let mut band: [usize; 2 * MAX_DISTANCE + 1] = std::array::from_fn(|shift| shift.abs_diff(MAX_DISTANCE));
    for (index, from) in left.iter().enumerate() {
        let mut next = [FAR; 2 * MAX_DISTANCE + 1];
        for shift in 0..next.len() {
            let Some(length) = (index + 1 + shift).checked_sub(MAX_DISTANCE) else { continue };
            let kept = match length.checked_sub(1) {
                Some(last) if right.get(last) == Some(from) => band[shift],
                _ => FAR,
            };
            let left_out = band.get(shift + 1).map_or(FAR, |distance| distance + 1);
            let put_in = shift.checked_sub(1).map_or(FAR, |before| next[before] + 1);
            next[shift] = kept.min(left_out).min(put_in).min(FAR);
        }
        if next.iter().all(|&distance| distance > MAX_DISTANCE) {
            return FAR;
        }
        band = next;
    }
    band.get(right.len() + MAX_DISTANCE - left.len()).copied().unwrap_or(FAR)
}

#[cfg(test)]
mod tests {
    use super::edit_distance;

    /// By the definition: letters are left out of both names until they are the same.
    fn simple(left: &[u8], right: &[u8]) -> usize {
        match (left, right) {
            ([], rest) | (rest, []) => rest.len(),
            ([a, left @ ..], [b, right @ ..]) if a == b => simple(left, right),
            ([_, left_rest @ ..], [_, right_rest @ ..]) => {
                1 + simple(left_rest, right).min(simple(left, right_rest))
            }
        }
    }

    #[test]
    fn distances_are_right_as_far_as_they_count() {
        let names: Vec<Vec<u8>> = (0..=5_u32)
            .flat_map(|length| {
                (0..1_u32 << length)
                    .map(move |bits| (0..length).map(|bit| b'a' + (bits >> bit & 1) as u8).collect())
            })
            .collect();
        for left in &names {
            for right in &names {
                assert_eq!(edit_distance(left, right), simple(left, right).min(3), "{left:?} {right:?}");
            }
        }
    }
}
