//! Machines: every processor in every mode that decides which instructions it has.
//!
//! What LLVM's instructions need is judged by LLVM's tables alone: features of processors, and conditions of
//! predicates over them. What our rows need is judged by our own target.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result, bail, ensure};
use mcreplay::Target;
use mcreplay::isa;

use super::facts::Facts;

/// A processor in one mode.
#[derive(Debug)]
pub(super) struct Machine {
    /// Processor and features.
    pub(super) name: String,
    /// The features by LLVM's tables.
    features: HashSet<String>,
    /// Our target; none if we do not know the processor.
    target: Option<Target>,
    /// The generation column of the rows.
    pub(super) column: Option<usize>,
    /// The names of the predicates that hold for our target, in lower case.
    ours: HashSet<String>,
}

/// A set of machines, by their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Machines([u64; 5]);

impl Machines {
    /// How many there can be.
    const MAX: usize = 5 * 64;

    pub(super) fn insert(&mut self, index: usize) {
        if let Some(word) = self.0.get_mut(index / 64) {
            *word |= 1 << (index % 64);
        }
    }

    pub(super) fn has(self, index: usize) -> bool {
        self.0.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
    }

    pub(super) fn is_empty(self) -> bool {
        self == Self::default()
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    pub(super) fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    pub(super) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        (0..Self::MAX).filter(move |index| self.has(*index))
    }
}

impl Machine {
    /// Whether our target has a form of some columns that needs these predicates.
    pub(super) fn has_form(&self, columns: u16, needs: &[String]) -> bool {
        self.column.is_some_and(|column| columns >> column & 1 != 0)
            && needs.iter().all(|name| self.ours.contains(&name.to_lowercase()))
    }

    /// Whether we know the processor at all.
    pub(super) fn is_known(&self) -> bool {
        self.target.is_some()
    }

    /// A processor with features by LLVM's tables, in a mode of more of them.
    pub(super) fn new(processor: &str, features: &[String], mode: &[&str]) -> Self {
        let mut set: HashSet<String> = features.iter().cloned().collect();
        for word in mode {
            let (sign, feature) = word.split_at(1);
            if feature.starts_with("wavefrontsize") {
                set.retain(|known| !known.starts_with("wavefrontsize"));
            }
            if sign == "+" {
                set.insert(feature.to_owned())
            } else {
                set.remove(feature)
            };
        }
        settle_defaults(&mut set);
        let target = Target::for_processor(processor, &mode.join(",")).ok();
        let predicates = target.iter().flat_map(|target| target.predicates().iter());
        let ours = predicates.map(|predicate| format!("{predicate:?}").to_lowercase()).collect();
        let column = target.as_ref().and_then(isa::column);
        let name = [&[processor], mode].concat().join(" ");
        Self { name, features: set, target, column, ours }
    }
}

/// What LLVM assumes of a processor that says nothing of its generation or its wavefronts.
fn settle_defaults(features: &mut HashSet<String>) {
    if features.is_empty() {
        features.insert("southern-islands".to_owned());
    }
    if !features.iter().any(|known| known.starts_with("wavefrontsize")) {
        features.insert("wavefrontsize64".to_owned());
    }
}

/// All machines of LLVM's processors: both wave sizes where a processor can choose, both ways of writing halves.
pub(super) fn all(facts: &Facts) -> Result<Vec<Machine>> {
    let mut machines = Vec::new();
    for (processor, features) in &facts.processors {
        let has = |name: &str| features.iter().any(|known| known == name);
        // gfx10 and later choose, unless they have one size only.
        let choice = !features.iter().any(|known| known.starts_with("wavefrontsize")) && has("gfx10-insts");
        let waves: &[&[&str]] = if choice { &[&["+wavefrontsize32"], &["+wavefrontsize64"]] } else { &[&[]] };
        let halves: &[&[&str]] = if has("true16") { &[&["+real-true16"], &["-real-true16"]] } else { &[&[]] };
        for wave in waves {
            for half in halves {
                machines.push(Machine::new(processor, features, &[*wave, *half].concat()));
            }
        }
    }
    ensure!(machines.len() <= Machines::MAX, "{} machines are more than there is room for", machines.len());
    Ok(machines)
}

/// Which machines meet lists of predicates, by LLVM's tables.
pub(super) struct Availability<'a> {
    facts: &'a Facts,
    machines: &'a [Machine],
    known: HashMap<String, Machines>,
}

impl<'a> Availability<'a> {
    pub(super) fn new(facts: &'a Facts, machines: &'a [Machine]) -> Self {
        Self { facts, machines, known: HashMap::new() }
    }

    /// The machines that meet all of the predicates.
    pub(super) fn of(&mut self, predicates: &[String]) -> Result<Machines> {
        let mut all = Machines::default();
        (0..self.machines.len()).for_each(|index| all.insert(index));
        for name in predicates {
            all = all.and(self.of_one(name)?);
        }
        Ok(all)
    }

    fn of_one(&mut self, name: &str) -> Result<Machines> {
        if let Some(known) = self.known.get(name) {
            return Ok(*known);
        }
        let condition = self.facts.predicates.get(name);
        let condition = condition.with_context(|| format!("there is no predicate `{name}`"))?;
        let mut set = Machines::default();
        for (index, machine) in self.machines.iter().enumerate() {
            let has = |record: &str| {
                let feature = self.facts.features.get(record);
                Ok(machine
                    .features
                    .contains(feature.with_context(|| format!("there is no feature {record}"))?))
            };
            if holds(condition, &has).with_context(|| format!("the condition of {name}"))? {
                set.insert(index);
            }
        }
        self.known.insert(name.to_owned(), set);
        Ok(set)
    }
}

/// Evaluates a condition in LLVM's notation: a feature's record, or `(not x)`, `(all_of x, …)`, `(any_of x, …)`.
fn holds(condition: &str, has: &dyn Fn(&str) -> Result<bool>) -> Result<bool> {
    if condition.starts_with("(always") {
        return Ok(true);
    }
    let spaced = condition.replace('(', " ( ").replace(')', " ) ").replace(',', " ");
    item(&mut spaced.split_whitespace(), has)?.context("nothing but `)`")
}

fn item<'a>(
    words: &mut dyn Iterator<Item = &'a str>,
    has: &dyn Fn(&str) -> Result<bool>,
) -> Result<Option<bool>> {
    match words.next().context("it ends early")? {
        ")" => Ok(None),
        "(" => {
            let operator = words.next().context("it ends early")?;
            let mut items = Vec::new();
            while let Some(value) = item(words, has)? {
                items.push(value);
            }
            Ok(Some(match (operator, items.as_slice()) {
                ("not", [value]) => !value,
                ("all_of", items) => items.iter().all(|value| *value),
                ("any_of", items) => items.iter().any(|value| *value),
                _ => bail!("`{operator}` is not known"),
            }))
        }
        feature => has(feature).map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_read() {
        let has = |name: &str| Ok(name == "A");
        assert!(holds("(all_of A, (not B))", &has).unwrap());
        assert!(!holds("(any_of B, C)", &has).unwrap());
        assert!(holds("(always)", &has).unwrap());
        assert!(holds("(some_of A)", &has).is_err());
        assert!(holds("(all_of A", &has).is_err());
    }

    #[test]
    fn sets_of_machines() {
        let mut set = Machines::default();
        set.insert(3);
        set.insert(300);
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 300]);
        assert_eq!(set.without(set), Machines::default());
        assert_eq!(set.or(set).and(set), set);
    }
}
