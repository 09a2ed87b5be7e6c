//! The modes of a processor that decide which instructions it has.

use std::sync::LazyLock;

use super::{Processor, Target};

/// What a program may ask for beyond a processor's own features.
const CHOICES: [&str; 3] = ["+wavefrontsize64", "-real-true16", "+wavefrontsize64,-real-true16"];

/// A processor in one mode.
#[derive(Clone, Debug)]
pub struct Mode {
    /// What the mode asks for beyond the processor's own features, as `-mattr` has it: `+wavefrontsize64`.
    pub features: &'static str,
    /// Both together.
    pub target: Target,
}

impl Processor {
    /// The modes in which instructions differ: the processor's own first, then those that a program may choose.
    #[must_use]
    pub fn modes(&'static self) -> &'static [Mode] {
        // A book asks for all of them thousands of times.
        static ALL: LazyLock<Vec<Vec<Mode>>> = LazyLock::new(|| Processor::all().iter().map(modes).collect());
        let place = Self::all().iter().position(|own| std::ptr::eq(own, self));
        place.and_then(|place| ALL.get(place)).map_or(&[], Vec::as_slice)
    }
}

fn modes(processor: &Processor) -> Vec<Mode> {
    let mode = |features| {
        Target::for_processor(processor.name(), features).ok().map(|target| Mode { features, target })
    };
    let Some(own) = mode("") else { return Vec::new() };
    // Before gfx10 there is one mode. gfx1250 has wave32 alone.
    let chooses = own.target.is_gfx10_plus() && !own.target.is_gfx1250();
    let has_halves = own.target.is_gfx11_plus();
    let wanted = CHOICES.into_iter().filter(|features| match *features {
        halves if halves.contains("true16") && !has_halves => false,
        "-real-true16" => true,
        _ => chooses,
    });
    let others: Vec<Mode> = wanted.filter_map(mode).collect();
    std::iter::once(own).chain(others).collect()
}
