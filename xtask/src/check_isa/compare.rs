//! The comparison: each shape of LLVM's against ours, machine by machine.

use std::collections::HashMap;

use mcreplay_rows::class::ClassRow;

use super::bits;
use super::facts::Facts;
use super::machines::{Machine, Machines};
use super::settle::settled;
use super::shape::Shape;

/// How the two sides differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum What {
    /// We have no form of these operands.
    Missing,
    /// We have the form, but not on these machines.
    Machines,
    /// We have a form of as many operands, of which some have other classes.
    Classes,
    /// Our form has other bits.
    Bits,
    /// We have a form that LLVM has not, or not on these machines.
    Extra,
    /// A mnemonic has other aliases.
    Alias,
    /// An operand class may be absent on one side only.
    Optional,
}

impl What {
    /// All of them, with the word for each.
    pub(super) const ALL: [(Self, &'static str); 7] = [
        (Self::Missing, "missing"),
        (Self::Machines, "machines"),
        (Self::Classes, "classes"),
        (Self::Bits, "bits"),
        (Self::Extra, "extra"),
        (Self::Alias, "alias"),
        (Self::Optional, "optional"),
    ];

    /// The word.
    pub(super) fn word(self) -> &'static str {
        Self::ALL.iter().find(|(what, _)| *what == self).map_or("", |(_, word)| word)
    }
}

/// One difference.
#[derive(Clone, Debug)]
pub(super) struct Difference {
    /// How the two differ.
    pub(super) what: What,
    /// LLVM's record; our row, for what LLVM has not.
    pub(super) subject: String,
    /// The mnemonic.
    pub(super) mnemonic: String,
    /// The machines that show it.
    pub(super) machines: Machines,
    /// Both values.
    pub(super) detail: String,
    /// Place of LLVM's shape; none for what LLVM has not.
    pub(super) shape: Option<usize>,
}

/// Holds our shapes against LLVM's.
pub(super) fn compare(llvm: &[Shape], ours: &[Shape], machines: &[Machine]) -> Vec<Difference> {
    let mut by_name: HashMap<(&str, &str), Vec<&Shape>> = HashMap::new();
    for shape in ours {
        by_name.entry((shape.variant, &shape.mnemonic)).or_default().push(shape);
    }
    let mut differences = Vec::new();
    for (index, shape) in llvm.iter().enumerate() {
        let candidates = by_name.get(&(shape.variant, shape.mnemonic.as_str()));
        let candidates = candidates.map(Vec::as_slice).unwrap_or_default();
        differences.extend(missing(index, shape, candidates));
        differences.extend(other_bits(index, shape, candidates, machines));
    }
    differences.extend(extra(llvm, ours, &differences));
    differences
}

/// What of a shape we have not, and why.
fn missing(index: usize, shape: &Shape, ours: &[&Shape]) -> Vec<Difference> {
    let same = || ours.iter().filter(|own| own.classes == shape.classes);
    let had = same().fold(Machines::default(), |set, own| set.or(own.machines));
    let mut rest = shape.machines.without(had);
    let mut differences = Vec::new();
    let mut add = |what, machines: Machines, detail| {
        let (subject, mnemonic) = (shape.origin.clone(), shape.mnemonic.clone());
        differences.push(Difference { what, subject, mnemonic, machines, detail, shape: Some(index) });
    };
    for own in ours.iter().filter(|own| own.classes.len() == shape.classes.len()) {
        let machines = rest.and(own.machines);
        if !machines.is_empty() && own.classes != shape.classes {
            add(What::Classes, machines, told_classes(shape, own));
            rest = rest.without(machines);
        }
    }
    if !rest.is_empty() {
        let detail = match same().next() {
            Some(own) => format!("{} has it elsewhere", own.origin),
            None => format!("({})", shape.classes.join(" ")),
        };
        add(if same().next().is_some() { What::Machines } else { What::Missing }, rest, detail);
    }
    differences
}

fn told_classes(shape: &Shape, own: &Shape) -> String {
    let pairs = shape.classes.iter().zip(&own.classes).zip(0..).filter(|((llvm, ours), _)| llvm != ours);
    let words = pairs.map(|((llvm, ours), place)| format!("{} LLVM {llvm}, ours {ours}", name(shape, place)));
    format!("{} ({})", words.collect::<Vec<_>>().join("; "), own.origin)
}

/// Where one of our forms with the same operands has other bits, unless another there has LLVM's.
fn other_bits(index: usize, shape: &Shape, ours: &[&Shape], machines: &[Machine]) -> Vec<Difference> {
    let same = |own: &&&Shape| own.classes == shape.classes && !own.machines.and(shape.machines).is_empty();
    let mut right = Machines::default();
    let mut wrong: Vec<(&Shape, String, Machines)> = Vec::new();
    for own in ours.iter().filter(same) {
        for (column, shared) in by_column(own.machines.and(shape.machines), machines) {
            let (theirs, own_bits) = (settled(shape, column), settled(own, column));
            let told = bits::differences(&theirs, &own_bits, &|place| name(shape, place));
            if told.is_empty() {
                right = right.or(shared);
                continue;
            }
            match wrong.iter_mut().find(|(known, text, _)| std::ptr::eq(*known, *own) && *text == told) {
                Some((_, _, set)) => *set = set.or(shared),
                None => wrong.push((own, told, shared)),
            }
        }
    }
    let mut differences = Vec::new();
    for (own, told, shared) in wrong {
        let machines = shared.without(right);
        if !machines.is_empty() {
            differences.push(Difference {
                what: What::Bits,
                subject: shape.origin.clone(),
                mnemonic: shape.mnemonic.clone(),
                machines,
                detail: format!("{told} ({})", own.origin),
                shape: Some(index),
            });
        }
    }
    differences
}

/// The machines of a set by their generation columns.
fn by_column(set: Machines, machines: &[Machine]) -> Vec<(usize, Machines)> {
    let mut columns: Vec<(usize, Machines)> = Vec::new();
    for index in set.iter() {
        let Some(column) = machines.get(index).and_then(|machine| machine.column) else { continue };
        if !columns.iter().any(|(known, _)| *known == column) {
            columns.push((column, Machines::default()));
        }
        if let Some((_, set)) = columns.iter_mut().find(|(known, _)| *known == column) {
            set.insert(index);
        }
    }
    columns
}

/// What LLVM calls the operand at a place.
fn name(shape: &Shape, place: u8) -> String {
    let name = shape.names.get(usize::from(place)).filter(|name| !name.is_empty());
    name.cloned().unwrap_or_else(|| format!("#{place}"))
}

/// What we have and LLVM has not. Forms that were told as having other classes are not told again.
fn extra(llvm: &[Shape], ours: &[Shape], told: &[Difference]) -> Vec<Difference> {
    let mut theirs: HashMap<(&str, &str, &[String]), Machines> = HashMap::new();
    for shape in llvm {
        let set = theirs.entry((shape.variant, &shape.mnemonic, &shape.classes)).or_default();
        *set = set.or(shape.machines);
    }
    let mut other_classes: HashMap<(&str, &str), Machines> = HashMap::new();
    for difference in told.iter().filter(|difference| difference.what == What::Classes) {
        if let Some(shape) = difference.shape.and_then(|index| llvm.get(index)) {
            let set = other_classes.entry((shape.variant, &shape.mnemonic)).or_default();
            *set = set.or(difference.machines);
        }
    }
    let mut differences = Vec::new();
    for shape in ours {
        let has = theirs.get(&(shape.variant, shape.mnemonic.as_str(), shape.classes.as_slice()));
        let told = other_classes.get(&(shape.variant, shape.mnemonic.as_str())).filter(|_| has.is_none());
        let rest = shape.machines.without(has.copied().unwrap_or_default());
        let machines = rest.without(told.copied().unwrap_or_default());
        if !machines.is_empty() {
            differences.push(Difference {
                what: What::Extra,
                subject: shape.origin.clone(),
                mnemonic: shape.mnemonic.clone(),
                machines,
                detail: format!("{} ({})", shape.variant, shape.classes.join(" ")),
                shape: None,
            });
        }
    }
    differences
}

/// The operand classes that may be absent on one side only.
pub(super) fn optional(facts: &Facts, classes: &[ClassRow]) -> Vec<Difference> {
    let differing = classes.iter().filter(|class| {
        // A word has no operand of LLVM's.
        facts.optional.get(&class.name).is_some_and(|optional| *optional != class.optional)
    });
    let told = differing.map(|class| Difference {
        what: What::Optional,
        subject: class.name.clone(),
        mnemonic: class.name.clone(),
        machines: Machines::default(),
        detail: format!("it may be absent {}", if class.optional { "here only" } else { "in LLVM only" }),
        shape: None,
    });
    told.collect()
}
