//! Random choices from a seed.

/// A source of random choices: the same seed gives the same ones.
#[derive(Clone, Debug)]
pub(super) struct Dice(fastrand::Rng);

impl Dice {
    /// Choices that a seed decides, apart from those of other `parts` of the campaign.
    pub(super) fn new(seed: u64, parts: &[u64]) -> Self {
        let mut seed = seed;
        for part in parts {
            seed = fastrand::Rng::with_seed(seed ^ part.wrapping_mul(0x9e37_79b9_7f4a_7c15)).u64(..);
        }
        Self(fastrand::Rng::with_seed(seed))
    }

    /// True in so many of a hundred cases.
    pub(super) fn chance(&mut self, percent: u32) -> bool {
        self.0.u32(0..100) < percent
    }

    /// A number below `end`; 0 if that is 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        if end == 0 { 0 } else { self.0.usize(0..end) }
    }

    /// One of some things.
    ///
    /// # Panics
    /// There is nothing to choose from.
    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A number of so many random bits, of which each count is as likely as any other up to `bits`: so that small
    /// numbers come up, too.
    pub(super) fn number(&mut self, bits: u32) -> u64 {
        let used = self.0.u32(1..=bits.clamp(1, 64));
        self.bits(used)
    }

    /// `bits` random bits.
    pub(super) fn bits(&mut self, bits: u32) -> u64 {
        self.0.u64(..) >> (64 - bits.clamp(1, 64))
    }

    /// Puts things into a random order.
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        self.0.shuffle(things);
    }
}
