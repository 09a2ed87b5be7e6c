//! Sets of enumeration members, as bits: small, constant, quick to compare.

use std::fmt;
use std::marker::PhantomData;

/// What a [`Set`] holds: members that count from 0.
pub trait Member: Copy {
    /// Its place in the order of all members.
    fn index(self) -> usize;

    /// The member at a place, if there is one.
    fn from_index(index: usize) -> Option<Self>;
}

/// A set of members of `T` in `N` words of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T, const N: usize> {
    words: [u64; N],
    members: PhantomData<fn() -> T>,
}

impl<T, const N: usize> Set<T, N> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_words([0; N]);

    pub(crate) const fn from_words(words: [u64; N]) -> Self {
        Self { words, members: PhantomData }
    }

    /// Whether no member is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == [0; N]
    }

    /// Whether every member of `other` is in this set.
    #[must_use]
    pub fn contains_all(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(mine, theirs)| theirs & !mine == 0)
    }

    /// Adds all members of `other`.
    pub fn insert_all(&mut self, other: &Self) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
    }

    /// Takes all members of `other` out.
    pub fn remove_all(&mut self, other: &Self) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine &= !theirs;
        }
    }
}

impl<T: Member, const N: usize> Set<T, N> {
    /// Whether `member` is in the set.
    #[must_use]
    pub fn contains(&self, member: T) -> bool {
        let index = member.index();
        self.words.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
    }

    /// Adds a member.
    pub fn insert(&mut self, member: T) {
        let index = member.index();
        if let Some(word) = self.words.get_mut(index / 64) {
            *word |= 1 << (index % 64);
        }
    }

    /// Takes a member out.
    pub fn remove(&mut self, member: T) {
        let index = member.index();
        if let Some(word) = self.words.get_mut(index / 64) {
            *word &= !(1 << (index % 64));
        }
    }

    /// Adds a member that is not in the set, takes one out that is.
    pub fn toggle(&mut self, member: T) {
        if self.contains(member) {
            self.remove(member);
        } else {
            self.insert(member);
        }
    }

    /// The members, in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        (0..N * 64).filter_map(T::from_index).filter(|member| self.contains(*member))
    }
}

impl<T, const N: usize> Default for Set<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member, const N: usize> FromIterator<T> for Set<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        for member in members {
            set.insert(member);
        }
        set
    }
}

impl<T: Member + fmt::Debug, const N: usize> fmt::Debug for Set<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
