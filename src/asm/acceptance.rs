//! Who takes what a target refuses: other processors, or the same one with another feature. LLVM says nothing of it.

use super::assembly::{Assembly, assemble};
use crate::isa;
use crate::target::{Feature, Member, Processor, Target};

/// How many features are named at most.
const MAX_FEATURES: usize = 8;

/// Who takes a source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Acceptance {
    /// The other processors that take it, in one of their [modes](Processor::modes) at least. The oldest first;
    /// those that stand for several come last.
    pub processors: Vec<&'static Processor>,
    /// The features with which the processor takes it, each alone, as `-mattr` has them: `+wavefrontsize64`. Of many, the
    /// first eight.
    pub features: Vec<String>,
}

/// Who takes a source that a processor refuses.
///
/// This assembles the source some hundreds of times, so it is for single instructions. What has none is taken by nobody.
///
/// # Examples
/// ```
/// use mcreplay::{acceptance, target::Processor};
///
/// let gfx1100 = Processor::find("gfx1100").ok_or("no such processor")?;
/// let found = acceptance("v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7]", gfx1100);
/// assert!(found.processors.iter().any(|processor| processor.name() == "gfx90a"));
/// assert!(found.features.is_empty());
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn acceptance(source: &str, processor: &'static Processor) -> Acceptance {
    let takes = |assembly: Assembly| !assembly.instructions.is_empty();
    find(processor, |target| assemble(source, target).is_ok_and(takes))
}

/// Who takes something that a processor refuses.
pub(crate) fn find(processor: &'static Processor, takes: impl Fn(&Target) -> bool) -> Acceptance {
    let others = Processor::all().iter().filter(|other| {
        other.name() != processor.name() && other.modes().iter().any(|mode| takes(&mode.target))
    });
    let mut processors: Vec<&'static Processor> = others.collect();
    processors.sort_by_key(|other| (other.is_generic(), other.isa_version()));
    Acceptance { processors, features: features(processor, takes) }
}

fn features(processor: &Processor, takes: impl Fn(&Target) -> bool) -> Vec<String> {
    let Ok(own) = Target::for_processor(processor.name(), "") else { return Vec::new() };
    // Another generation is no feature.
    let is_own =
        |target: &Target| isa::column(target) == isa::column(&own) && target.generation() == own.generation();
    (0..)
        .map_while(Feature::from_index)
        .map(|feature| format!("{}{}", if own.has(feature) { '-' } else { '+' }, feature.name()))
        .filter(|word| {
            let target = Target::for_processor(processor.name(), word);
            target.is_ok_and(|target| is_own(&target) && takes(&target))
        })
        .take(MAX_FEATURES)
        .collect()
}
