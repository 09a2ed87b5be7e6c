//! The GPU generations that a replay is reported by.
//!
//! A generation here is a group of processors whose instructions one set of test files describes: the major versions,
//! with those minor ones apart that LLVM's tests treat apart. A RUN line belongs to the generation of its `-mcpu`, or
//! without one to the default processor of its triple; a RUN line without an assembler (`llvm-objdump %t`) to that of
//! the RUN line before it.

use std::fmt;

use serde::{Serialize, Serializer};

/// A group of processors; the order is that of [`GENERATIONS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Generation(u8);

/// The names of all generations, oldest first. The last stands for RUN lines that name no known processor.
pub const GENERATIONS: [&str; 17] = [
    "gfx6", "gfx7", "gfx8", "gfx9", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx10.1", "gfx10.3", "gfx11",
    "gfx11.5", "gfx11.7", "gfx12", "gfx12.5", "gfx13", "other",
];

/// Processors that are known by a name instead of a number.
const NAMED: [(&str, &str); 22] = [
    ("generic", "gfx6"),
    ("tahiti", "gfx6"),
    ("pitcairn", "gfx6"),
    ("verde", "gfx6"),
    ("hainan", "gfx6"),
    ("oland", "gfx6"),
    ("generic-hsa", "gfx7"),
    ("bonaire", "gfx7"),
    ("kaveri", "gfx7"),
    ("kabini", "gfx7"),
    ("mullins", "gfx7"),
    ("hawaii", "gfx7"),
    ("iceland", "gfx8"),
    ("tonga", "gfx8"),
    ("tongapro", "gfx8"),
    ("carrizo", "gfx8"),
    ("fiji", "gfx8"),
    ("stoney", "gfx8"),
    ("polaris10", "gfx8"),
    ("polaris11", "gfx8"),
    ("gfx9-4-generic", "gfx942"),
    ("gfx9-generic", "gfx9"),
];

impl Generation {
    /// RUN lines that name no known processor.
    pub const OTHER: Self = Self(16);

    /// The generation with this name, with or without its `gfx`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let bare = name.strip_prefix("gfx").unwrap_or(name);
        let index =
            GENERATIONS.iter().position(|known| known.strip_prefix("gfx").unwrap_or(known) == bare)?;
        u8::try_from(index).ok().map(Self)
    }

    /// Its name, `gfx11.5` for example.
    #[must_use]
    pub fn name(self) -> &'static str {
        GENERATIONS.get(usize::from(self.0)).copied().unwrap_or("other")
    }

    /// The generation of the processor that `-mcpu` names.
    #[must_use]
    pub fn of_gpu(gpu: &str) -> Self {
        let named = NAMED.iter().find(|(name, _)| *name == gpu).map(|(_, generation)| *generation);
        named.or_else(|| numbered(gpu)).and_then(Self::from_name).unwrap_or(Self::OTHER)
    }
}

/// The generation of a processor called by its number: `gfx1103`, `gfx10-3-generic`.
fn numbered(gpu: &str) -> Option<&'static str> {
    let number = gpu.strip_prefix("gfx")?;
    let compact: String = number.strip_suffix("-generic").unwrap_or(number).replace('-', "");
    if !compact.bytes().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    let whole = match compact.as_str() {
        "908" => Some("gfx908"),
        "90a" => Some("gfx90a"),
        "940" | "941" | "942" => Some("gfx942"),
        "950" => Some("gfx950"),
        _ => None,
    };
    let families = [
        ("103", "gfx10.3"),
        ("10", "gfx10.1"),
        ("115", "gfx11.5"),
        ("117", "gfx11.7"),
        ("11", "gfx11"),
        ("125", "gfx12.5"),
        ("12", "gfx12"),
        ("13", "gfx13"),
        ("6", "gfx6"),
        ("7", "gfx7"),
        ("8", "gfx8"),
        ("9", "gfx9"),
    ];
    whole.or_else(|| families.iter().find(|(start, _)| compact.starts_with(start)).map(|(_, name)| *name))
}

impl fmt::Display for Generation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Generation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::Generation;

    #[test]
    fn processors() {
        for (gpu, generation) in [
            ("tahiti", "gfx6"),
            ("gfx704", "gfx7"),
            ("fiji", "gfx8"),
            ("gfx810", "gfx8"),
            ("gfx90c", "gfx9"),
            ("gfx908", "gfx908"),
            ("gfx9-4-generic", "gfx942"),
            ("gfx1013", "gfx10.1"),
            ("gfx10-3-generic", "gfx10.3"),
            ("gfx1103", "gfx11"),
            ("gfx1153", "gfx11.5"),
            ("gfx1170", "gfx11.7"),
            ("gfx1201", "gfx12"),
            ("gfx1251", "gfx12.5"),
            ("gfx1310", "gfx13"),
            ("gfxé", "other"),
            ("r600", "other"),
        ] {
            assert_eq!(Generation::of_gpu(gpu).name(), generation, "{gpu}");
        }
        assert_eq!(Generation::from_name("11.5"), Generation::from_name("gfx11.5"));
        assert_eq!(Generation::from_name("14"), None);
    }
}
