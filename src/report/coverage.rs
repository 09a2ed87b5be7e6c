//! Bits of instruction rows that no passing test has seen as 0 and as 1.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::isa::form::{Extension, Form, all_forms};
use crate::isa::layout::{FieldPlace, Layout};
use crate::isa::possible::Possible;
use crate::isa::{self, Encoding};
use crate::replay::{Coverage, Seen, Subject};
use crate::target::Target;

/// Lists, for the targets of one generation column, each row with bits that were not seen both ways:
/// `vop3.rows v_lerp_u8 VOP3: SRC2 never 0: 8, never 1: 3:2`. The last line counts.
#[must_use]
pub fn coverage(coverage: &Coverage, targets: &[Target]) -> String {
    let mut subjects: BTreeMap<Subject, Vec<(&'static Form, &Target)>> = BTreeMap::new();
    for target in targets {
        let Some(column) = isa::column(target) else { continue };
        for form in all_forms().filter(|form| form.is_available(column, target.predicates())) {
            subjects.entry(Subject::of(form, column)).or_default().push((form, target));
        }
    }
    let mut text = String::new();
    let (mut bits, mut missing, mut untested) = (0, 0, 0);
    for (subject, forms) in &subjects {
        let Some((form, _)) = forms.first() else { continue };
        let (file, _) = form.row();
        let name = title(form, subject);
        let possible = Gaps::possible(subject, forms);
        bits += possible.iter().map(|(_, _, possible)| 2 * possible.variable().count_ones()).sum::<u32>();
        let Some(seen) = coverage.seen(*subject) else {
            untested += 1;
            missing +=
                possible.iter().map(|(_, _, possible)| 2 * possible.variable().count_ones()).sum::<u32>();
            let _infallible = writeln!(text, "{file} {name}: no test");
            continue;
        };
        let gaps: Vec<Gaps> =
            possible.iter().map(|(place, base, possible)| Gaps::of(place, *base, *possible, seen)).collect();
        missing += gaps.iter().map(Gaps::count).sum::<u32>();
        let shown: Vec<String> = gaps.iter().filter(|gaps| gaps.count() > 0).map(Gaps::show).collect();
        if !shown.is_empty() {
            let _infallible = writeln!(text, "{file} {name}: {}", shown.join("; "));
        }
    }
    let _infallible = writeln!(
        text,
        "{} forms, {untested} without a test; {bits} values of bits, {missing} not seen",
        subjects.len()
    );
    text
}

/// `v_add_f32 VOP2 DPP16`.
fn title(form: &Form, subject: &Subject) -> String {
    let layout = subject.layout.layout(subject.column).map_or("", |layout| layout.name);
    let extension = extension_layout(subject).map(|layout| format!(" {}", layout.name)).unwrap_or_default();
    format!("{} {layout}{extension}", form.mnemonic.name())
}

/// The layout of the dword that follows.
fn extension_layout(subject: &Subject) -> Option<&'static Layout> {
    let encoding = match subject.extension {
        Extension::None => return None,
        Extension::Dpp16 => Encoding::Dpp16,
        Extension::Dpp8 => Encoding::Dpp8,
        Extension::Sdwa => Encoding::Sdwa,
    };
    encoding.layout(subject.column)
}

/// The bits of a field that were not seen both ways.
struct Gaps<'a> {
    place: &'a FieldPlace,
    never_0: u64,
    never_1: u64,
}

impl<'a> Gaps<'a> {
    /// What the fields of all forms together can hold; with each field the bit where its layout starts.
    fn possible(
        subject: &Subject,
        forms: &[(&'static Form, &Target)],
    ) -> Vec<(&'static FieldPlace, u16, Possible)> {
        let base = subject.layout.layout(subject.column);
        let start = base.map_or(0, |layout| u16::from(layout.bits));
        let layouts = base.map(|layout| (layout, 0, false)).into_iter();
        let layouts = layouts.chain(extension_layout(subject).map(|layout| (layout, start, true)));
        let of = |place: &FieldPlace, extension| {
            let each = forms.iter().map(|(form, target)| form.possible(place, extension, target));
            each.fold(Possible::default(), Possible::or)
        };
        layouts
            .flat_map(|(layout, start, extension)| {
                layout.fields.iter().map(move |place| (place, start, extension))
            })
            .map(|(place, start, extension)| (place, start, of(place, extension).within(place)))
            .collect()
    }

    fn of(place: &'a FieldPlace, start: u16, possible: Possible, seen: &Seen) -> Self {
        let at = start + u16::from(place.low);
        let (word, shift) = (usize::from(at / 64), at % 64);
        let get = |words: &[u64; 3]| words.get(word).copied().unwrap_or_default() >> shift;
        let variable = possible.variable();
        Self { place, never_0: variable & !get(&seen.zero), never_1: variable & !get(&seen.one) }
    }

    fn count(&self) -> u32 {
        self.never_0.count_ones() + self.never_1.count_ones()
    }

    fn show(&self) -> String {
        let parts = [("never 0", self.never_0), ("never 1", self.never_1)];
        let parts = parts
            .iter()
            .filter(|(_, bits)| *bits != 0)
            .map(|(what, bits)| format!("{what}: {}", ranges(*bits)));
        format!("{} {}", self.place.field.name(), parts.collect::<Vec<_>>().join(", "))
    }
}

/// Bits as ranges, the highest first: `8 5:3`.
fn ranges(bits: u64) -> String {
    let mut rest = bits;
    let mut parts = Vec::new();
    while rest != 0 {
        let high = 63 - rest.leading_zeros();
        let run = (rest << (63 - high)).leading_ones();
        let low = high + 1 - run;
        parts.push(if run == 1 { high.to_string() } else { format!("{high}:{low}") });
        rest &= !(u64::MAX >> (64 - run) << low);
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_read_as_ranges() {
        assert_eq!(ranges(0b1_0011_1000), "8 5:3");
        assert_eq!(ranges(u64::MAX), "63:0");
        assert_eq!(ranges(0), "");
    }

    #[test]
    fn what_no_test_has_seen() {
        let target = Target::for_processor("gfx1100", "").unwrap();
        let text = coverage(&Coverage::default(), &[target]);
        assert!(text.contains("sop2.rows s_add_u32 SOP2: no test\n"), "{text}");
        assert!(text.lines().last().unwrap().contains(" forms, "));
    }
}
