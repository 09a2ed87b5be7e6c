//! Sets of bytes.

/// A set of bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByteSet([u64; 4]);

impl ByteSet {
    /// Adds one byte.
    pub fn insert(&mut self, byte: u8) {
        if let Some(word) = self.0.get_mut(usize::from(byte >> 6)) {
            *word |= 1 << (byte & 63);
        }
    }

    /// Takes one byte away.
    pub fn remove(&mut self, byte: u8) {
        if let Some(word) = self.0.get_mut(usize::from(byte >> 6)) {
            *word &= !(1 << (byte & 63));
        }
    }

    /// Whether `byte` is in the set.
    #[inline]
    pub fn contains(&self, byte: u8) -> bool {
        self.0.get(usize::from(byte >> 6)).is_some_and(|word| word >> (byte & 63) & 1 == 1)
    }

    /// Turns the set into its complement.
    pub fn invert(&mut self) {
        for word in &mut self.0 {
            *word = !*word;
        }
    }

    /// Adds the other case of each letter.
    pub fn fold_case(&mut self) {
        for letter in b'a'..=b'z' {
            let capital = letter.to_ascii_uppercase();
            if self.contains(letter) || self.contains(capital) {
                self.insert(letter);
                self.insert(capital);
            }
        }
    }

    /// Adds what another set has.
    pub fn union(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// The only byte in the set, if it is the only one.
    pub fn single(&self) -> Option<u8> {
        let mut bytes = (0..=u8::MAX).filter(|&byte| self.contains(byte));
        bytes.next().filter(|_| bytes.next().is_none())
    }
}
