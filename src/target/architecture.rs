//! AMD's names of the architectures, which its manuals go by, beside LLVM's `gfx` numbers.

use super::Processor;

/// An architecture: the processors that one of AMD's manuals is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names are AMD's")]
#[non_exhaustive]
pub enum Architecture {
    Gcn1,
    Gcn2,
    Gcn3,
    Gcn5,
    Cdna1,
    Cdna2,
    Cdna3,
    Cdna4,
    Rdna1,
    Rdna2,
    Rdna3,
    Rdna35,
    Rdna4m,
    Rdna4,
    Cdna5,
    /// gfx13, which has no manual yet.
    Gfx13,
}

/// Architecture, name, `gfx` number, and the processor that stands for it where one must.
const ROWS: [(Architecture, &str, &str, &str); 16] = [
    (Architecture::Gcn1, "GCN 1", "gfx6", "gfx600"),
    (Architecture::Gcn2, "GCN 2", "gfx7", "gfx700"),
    (Architecture::Gcn3, "GCN 3", "gfx8", "gfx803"),
    (Architecture::Gcn5, "GCN 5", "gfx9", "gfx906"),
    (Architecture::Cdna1, "CDNA 1", "gfx908", "gfx908"),
    (Architecture::Cdna2, "CDNA 2", "gfx90a", "gfx90a"),
    (Architecture::Cdna3, "CDNA 3", "gfx942", "gfx942"),
    (Architecture::Cdna4, "CDNA 4", "gfx950", "gfx950"),
    (Architecture::Rdna1, "RDNA 1", "gfx10.1", "gfx1010"),
    (Architecture::Rdna2, "RDNA 2", "gfx10.3", "gfx1030"),
    (Architecture::Rdna3, "RDNA 3", "gfx11", "gfx1100"),
    (Architecture::Rdna35, "RDNA 3.5", "gfx11.5", "gfx1150"),
    (Architecture::Rdna4m, "RDNA 4m", "gfx11.7", "gfx1170"),
    (Architecture::Rdna4, "RDNA 4", "gfx12", "gfx1200"),
    (Architecture::Cdna5, "CDNA 5", "gfx12.5", "gfx1250"),
    (Architecture::Gfx13, "gfx13", "gfx13", "gfx1310"),
];

impl Architecture {
    /// All of them, by the version of the instruction set.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        ROWS.iter().map(|(architecture, ..)| *architecture)
    }

    /// AMD's name: `RDNA 3.5`.
    #[must_use]
    pub fn name(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// LLVM's number: `gfx11.5`.
    #[must_use]
    pub fn gfx(self) -> &'static str {
        ROWS[self as usize].2
    }

    /// The processor that stands for it where one must.
    #[must_use]
    pub fn processor(self) -> &'static str {
        ROWS[self as usize].3
    }
}

impl Processor {
    /// The architecture that it belongs to.
    #[must_use]
    pub fn architecture(&self) -> Architecture {
        let version = self.isa_version();
        match (version.major, version.minor, version.stepping) {
            (..=6, ..) => Architecture::Gcn1,
            (7, ..) => Architecture::Gcn2,
            (8, ..) => Architecture::Gcn3,
            (9, 0, 8) => Architecture::Cdna1,
            (9, 0, 10) => Architecture::Cdna2,
            (9, 4, _) => Architecture::Cdna3,
            (9, 5, _) => Architecture::Cdna4,
            (9, ..) => Architecture::Gcn5,
            (10, ..=1, _) => Architecture::Rdna1,
            (10, ..) => Architecture::Rdna2,
            (11, ..=4, _) => Architecture::Rdna3,
            (11, 5..=6, _) => Architecture::Rdna35,
            (11, ..) => Architecture::Rdna4m,
            (12, ..=4, _) => Architecture::Rdna4,
            (12, ..) => Architecture::Cdna5,
            (13.., ..) => Architecture::Gfx13,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_the_order_of_the_variants() {
        assert!(ROWS.iter().enumerate().all(|(index, row)| row.0 as usize == index));
    }

    #[test]
    fn each_is_that_of_its_processor() {
        for architecture in Architecture::all() {
            let processor = Processor::find(architecture.processor()).unwrap();
            assert_eq!(processor.architecture(), architecture);
        }
    }

    #[test]
    fn generic_processors_belong_to_the_first_of_theirs() {
        let of = |name| Processor::find(name).unwrap().architecture();
        assert_eq!(of("gfx9-4-generic"), Architecture::Cdna3);
        assert_eq!(of("gfx10-3-generic"), Architecture::Rdna2);
        assert_eq!(of("gfx12-5-generic"), Architecture::Cdna5);
        assert_eq!(of("gfx11-generic"), Architecture::Rdna3);
    }
}
