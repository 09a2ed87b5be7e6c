//! Processors in the modes that decide which instructions they have.

use std::sync::LazyLock;

use crate::isa::form::{self, Alias, Form, MnemonicId, Variant};
use crate::isa::{self};
use crate::target::{Mode, Processor, Target};

/// A processor in one mode.
#[derive(Clone, Debug)]
pub(super) struct Machine {
    /// The processor.
    pub processor: &'static Processor,
    /// What the mode asks for beyond the processor's own features, as `-mattr` has it.
    pub features: &'static str,
    /// Both together.
    pub target: Target,
    /// The generation column.
    pub column: usize,
}

impl Machine {
    /// The modes of a processor, its own first.
    pub fn modes(processor: &'static Processor) -> &'static [Self] {
        // Every page asks for all of them, a book thousands of times.
        static MODES_OF: LazyLock<Vec<Vec<Machine>>> =
            LazyLock::new(|| Processor::all().iter().map(Machine::make_modes).collect());
        let place = Processor::all().iter().position(|own| std::ptr::eq(own, processor));
        place.and_then(|place| MODES_OF.get(place)).map_or(&[], Vec::as_slice)
    }

    fn make_modes(processor: &'static Processor) -> Vec<Self> {
        let machine = |mode: &Mode| {
            let (features, target) = (mode.features, mode.target.clone());
            isa::column(&target).map(|column| Self { processor, features, target, column })
        };
        processor.modes().iter().filter_map(machine).collect()
    }

    /// The first mode in which a processor has something.
    pub fn first<T>(processor: &'static Processor, has: impl Fn(&Self) -> Option<T>) -> Option<(Self, T)> {
        Self::modes(processor).iter().find_map(|machine| has(machine).map(|found| (machine.clone(), found)))
    }

    /// Whether it has an instruction in this mode.
    pub fn has(&self, id: MnemonicId) -> bool {
        self.forms(id).next().is_some()
    }

    /// The forms of an instruction in this mode.
    pub fn forms(&self, id: MnemonicId) -> impl Iterator<Item = &'static Form> {
        let available = |form: &&Form| form.is_available(self.column, self.target.predicates());
        id.all_forms().map(form::form).filter(available)
    }

    /// The instruction that a name stands for in this mode.
    pub fn resolve(&self, name: &str) -> Option<MnemonicId> {
        let own = MnemonicId::find(name.as_bytes()).filter(|id| self.has(*id));
        own.or_else(|| {
            Variant::ALL.into_iter().find_map(|variant| {
                let found = Alias::resolve(name.as_bytes(), variant, self.column, self.target.predicates())?;
                MnemonicId::find(found.as_bytes()).filter(|id| self.has(*id))
            })
        })
    }

    /// The instruction that the assembler makes of a mnemonic, where that is another one: an alias comes before a
    /// mnemonic of the same name. Suffixes change nothing about that.
    pub fn assembled(&self, id: MnemonicId) -> Option<MnemonicId> {
        let name = id.name().as_bytes();
        let found = Alias::resolve(name, Variant::Default, self.column, self.target.predicates())?;
        MnemonicId::find(found.as_bytes()).filter(|other| *other != id)
    }
}

/// All processors, the newest first; those that stand for several come after what they stand for.
pub(super) fn newest_first() -> Vec<&'static Processor> {
    let mut all: Vec<&'static Processor> = Processor::all().iter().collect();
    // The earliest stepping of a version is its best known one.
    all.sort_by_key(|processor| {
        let version = processor.isa_version();
        (
            std::cmp::Reverse((version.major, version.minor)),
            processor.is_generic(),
            version.stepping,
            !processor.name().starts_with("gfx"),
        )
    });
    all
}
