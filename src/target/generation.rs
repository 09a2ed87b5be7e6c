//! Generations, and the questions about them that LLVM's assembler asks.

use super::{Feature, FeatureSet, Target};

/// A generation of instruction sets. gfx1250 is apart from gfx12: it encodes and allows much that gfx1200 does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Generation {
    /// Southern Islands.
    Gfx6,
    /// Sea Islands.
    Gfx7,
    /// Volcanic Islands.
    Gfx8,
    /// Vega and CDNA.
    Gfx9,
    /// RDNA and RDNA 2.
    Gfx10,
    /// RDNA 3.
    Gfx11,
    /// RDNA 4.
    Gfx12,
    /// gfx1250 and gfx1251.
    Gfx1250,
    /// gfx1310.
    Gfx13,
}

/// The later of two generations decides where features name more than one.
const GENERATIONS: [(Feature, Generation); 8] = [
    (Feature::GFX13, Generation::Gfx13),
    (Feature::GFX12, Generation::Gfx12),
    (Feature::GFX11, Generation::Gfx11),
    (Feature::GFX10, Generation::Gfx10),
    (Feature::GFX9, Generation::Gfx9),
    (Feature::VolcanicIslands, Generation::Gfx8),
    (Feature::SeaIslands, Generation::Gfx7),
    (Feature::SouthernIslands, Generation::Gfx6),
];

pub(super) fn is_gfx10_plus(features: &FeatureSet) -> bool {
    of(features).is_some_and(|generation| generation >= Generation::Gfx10)
}

pub(super) fn is_gfx1250(features: &FeatureSet) -> bool {
    features.contains(Feature::GFX1250Insts) && !features.contains(Feature::GFX13)
}

/// The generation that features name.
pub(super) fn of(features: &FeatureSet) -> Option<Generation> {
    let (_, found) = GENERATIONS.into_iter().find(|(feature, _)| features.contains(*feature))?;
    let gfx1250 = found == Generation::Gfx12 && features.contains(Feature::GFX1250Insts);
    Some(if gfx1250 { Generation::Gfx1250 } else { found })
}

/// Questions in LLVM's words: `is_gfx9` is gfx9 alone, `is_gfx9_plus` that and all later ones.
impl Target {
    /// The generation; none if features took it away, or if the processor has none (`generic-hsa`).
    #[must_use]
    pub fn generation(&self) -> Option<Generation> {
        self.generation
    }

    fn at_least(&self, least: Generation) -> bool {
        self.generation().is_some_and(|generation| generation >= least)
    }

    /// gfx6.
    #[must_use]
    pub fn is_si(&self) -> bool {
        self.has(Feature::SouthernIslands)
    }

    /// gfx7.
    #[must_use]
    pub fn is_ci(&self) -> bool {
        self.has(Feature::SeaIslands)
    }

    /// gfx8.
    #[must_use]
    pub fn is_vi(&self) -> bool {
        self.has(Feature::VolcanicIslands)
    }

    /// gfx9, CDNA included.
    #[must_use]
    pub fn is_gfx9(&self) -> bool {
        self.has(Feature::GFX9)
    }

    /// gfx10.
    #[must_use]
    pub fn is_gfx10(&self) -> bool {
        self.has(Feature::GFX10)
    }

    /// gfx11.
    #[must_use]
    pub fn is_gfx11(&self) -> bool {
        self.has(Feature::GFX11)
    }

    /// gfx12, gfx1250 included.
    #[must_use]
    pub fn is_gfx12(&self) -> bool {
        self.has(Feature::GFX12)
    }

    /// gfx13.
    #[must_use]
    pub fn is_gfx13(&self) -> bool {
        self.has(Feature::GFX13)
    }

    /// gfx9 or later.
    #[must_use]
    pub fn is_gfx9_plus(&self) -> bool {
        self.at_least(Generation::Gfx9)
    }

    /// gfx10 or later.
    #[must_use]
    pub fn is_gfx10_plus(&self) -> bool {
        self.at_least(Generation::Gfx10)
    }

    /// gfx11 or later.
    #[must_use]
    pub fn is_gfx11_plus(&self) -> bool {
        self.at_least(Generation::Gfx11)
    }

    /// gfx12 or later.
    #[must_use]
    pub fn is_gfx12_plus(&self) -> bool {
        self.at_least(Generation::Gfx12)
    }

    /// gfx1250's instructions, without gfx13.
    #[must_use]
    pub fn is_gfx1250(&self) -> bool {
        is_gfx1250(&self.features)
    }

    /// gfx1250's instructions, gfx13 included.
    #[must_use]
    pub fn is_gfx1250_plus(&self) -> bool {
        self.has(Feature::GFX1250Insts)
    }

    /// gfx90a's instructions; gfx940's include them.
    #[must_use]
    pub fn is_gfx90a(&self) -> bool {
        self.has(Feature::GFX90AInsts)
    }

    /// gfx940's instructions: gfx942 and gfx950.
    #[must_use]
    pub fn is_gfx940(&self) -> bool {
        self.has(Feature::GFX940Insts)
    }
}
