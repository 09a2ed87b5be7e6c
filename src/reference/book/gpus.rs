//! The GPUs of the book, and sets of them.

use crate::reference::compare::in_order;
use crate::target::{Architecture, Processor};

/// All processors, by the version of their instruction set.
#[derive(Debug)]
pub(super) struct Gpus {
    all: Vec<&'static Processor>,
    architectures: Vec<(Architecture, GpuSet)>,
}

/// Processors, each by its place among all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct GpuSet(u128);

impl GpuSet {
    /// Adds one.
    pub fn insert(&mut self, place: usize) {
        self.0 |= 1 << place;
    }

    /// Whether one is in it.
    pub fn has(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    /// Those that are in both.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are in either.
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their places.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..128).filter(move |place| self.has(*place))
    }
}

impl Gpus {
    /// All there are.
    pub fn new() -> Self {
        let mut all = Vec::new();
        let mut architectures = Vec::new();
        for (architecture, own) in in_order() {
            let mut set = GpuSet::default();
            (all.len()..all.len() + own.len()).for_each(|place| set.insert(place));
            all.extend(own);
            architectures.push((architecture, set));
        }
        Self { all, architectures }
    }

    /// The processors.
    pub fn all(&self) -> &[&'static Processor] {
        &self.all
    }

    /// The architectures with their processors.
    pub fn architectures(&self) -> &[(Architecture, GpuSet)] {
        &self.architectures
    }

    /// The place of a processor.
    pub fn place(&self, processor: &Processor) -> Option<usize> {
        self.all.iter().position(|own| own.name() == processor.name())
    }

    /// One of a set that stands for it: that of the architecture if possible, else the first.
    pub fn first_of(&self, architecture: Architecture, set: GpuSet) -> Option<&'static Processor> {
        let own = || set.iter().filter_map(|place| self.all.get(place)).copied();
        own().find(|processor| processor.name() == architecture.processor()).or_else(|| own().next())
    }

    /// Some GPUs in words, of those that come into question: architectures where it is all of one, else names.
    pub fn words(&self, some: GpuSet, of: GpuSet) -> String {
        let mut words: Vec<String> = Vec::new();
        for (architecture, all) in &self.architectures {
            let (own, possible) = (some.and(*all), of.and(*all));
            if own.is_empty() {
                continue;
            }
            if own == possible {
                words.push(architecture.name().to_owned());
            } else {
                let names =
                    own.iter().filter_map(|place| self.all.get(place)).map(|processor| processor.name());
                words.push(names.collect::<Vec<_>>().join(", "));
            }
        }
        words.join(", ")
    }
}
