//! AMD's architectures: what its manuals call the instruction sets that LLVM knows by gfx numbers.

use super::{IsaVersion, Processor};

/// An architecture with an instruction set manual of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Architecture {
    /// AMD's name, without `AMD`: `RDNA 3.5`.
    pub name: &'static str,
    /// Versions of its processors; no stepping stands for all of them.
    versions: &'static [(u8, u8, Option<u8>)],
}

/// CDNA, then RDNA, by age. Older processors are GCN's, whose manuals AMD does not publish in machine-readable form.
const ARCHITECTURES: [Architecture; 10] = [
    Architecture { name: "CDNA 1", versions: &[(9, 0, Some(8))] },
    Architecture { name: "CDNA 2", versions: &[(9, 0, Some(10))] },
    Architecture { name: "CDNA 3", versions: &[(9, 4, Some(2))] },
    Architecture { name: "CDNA 4", versions: &[(9, 5, None)] },
    Architecture { name: "CDNA 5", versions: &[(12, 5, None)] },
    Architecture { name: "RDNA 1", versions: &[(10, 1, None)] },
    Architecture { name: "RDNA 2", versions: &[(10, 3, None)] },
    Architecture { name: "RDNA 3", versions: &[(11, 0, None)] },
    Architecture { name: "RDNA 3.5", versions: &[(11, 5, None), (11, 7, None)] },
    Architecture { name: "RDNA 4", versions: &[(12, 0, None)] },
];

impl Architecture {
    /// All of them: CDNA, then RDNA, by age.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ARCHITECTURES
    }

    /// The architecture with this name, with or without `AMD` before it.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        let name = name.strip_prefix("AMD ").unwrap_or(name);
        ARCHITECTURES.iter().find(|own| own.name == name)
    }

    /// The architecture of a processor; none before CDNA and RDNA, and for those that AMD has no name for yet.
    #[must_use]
    pub fn of(version: IsaVersion) -> Option<&'static Self> {
        ARCHITECTURES.iter().find(|own| own.has(version))
    }

    /// Its processors, in the order of their names.
    pub fn processors(&self) -> impl Iterator<Item = &'static Processor> {
        Processor::all().iter().filter(|processor| self.has(processor.isa_version()))
    }

    fn has(&self, version: IsaVersion) -> bool {
        self.versions.iter().any(|(major, minor, stepping)| {
            (version.major, version.minor) == (*major, *minor)
                && stepping.is_none_or(|own| own == version.stepping)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processors_have_their_architecture() {
        let name = |processor: &str| {
            Architecture::of(Processor::find(processor).unwrap().isa_version()).map(|own| own.name)
        };
        let cases = [
            ("gfx906", None),
            ("gfx908", Some("CDNA 1")),
            ("gfx90a", Some("CDNA 2")),
            ("gfx90c", None),
            ("gfx942", Some("CDNA 3")),
            ("gfx950", Some("CDNA 4")),
            ("gfx1012", Some("RDNA 1")),
            ("gfx1036", Some("RDNA 2")),
            ("gfx1103", Some("RDNA 3")),
            ("gfx1151", Some("RDNA 3.5")),
            ("gfx1201", Some("RDNA 4")),
            ("gfx1250", Some("CDNA 5")),
            ("gfx1310", None),
        ];
        for (processor, expected) in cases {
            assert_eq!(name(processor), expected, "{processor}");
        }
        assert_eq!(Architecture::find("AMD RDNA 3.5").unwrap().name, "RDNA 3.5");
        assert!(Architecture::all().iter().all(|own| own.processors().next().is_some()));
    }
}
