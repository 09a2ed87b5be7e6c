//! Bit layouts of the encodings.

use super::tables::{ENCODING_NAMES, Encoding, FIELD_NAMES, Field, LAYOUT_OF, LAYOUTS, NO_LAYOUT};

/// A field and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldPlace {
    /// The field.
    pub field: Field,
    /// Highest bit.
    pub high: u8,
    /// Lowest bit.
    pub low: u8,
    /// The value that identifies the encoding, where the field has one.
    pub fixed: Option<u32>,
}

/// The layout of an encoding in some generations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// AMD's name of the encoding.
    pub name: &'static str,
    /// Size in bits, a multiple of 32.
    pub bits: u8,
    /// Fields, highest bit first, covering every bit once.
    pub fields: &'static [FieldPlace],
}

impl Layout {
    /// All layouts of a generation column.
    pub fn all(column: usize) -> impl Iterator<Item = &'static Self> {
        let indices = LAYOUT_OF.iter().filter_map(move |row| row.get(column).copied());
        indices.filter(|index| *index != NO_LAYOUT).filter_map(|index| LAYOUTS.get(usize::from(index)))
    }

    /// Whether a word has the bits that identify the encoding; never for a dword that only follows one.
    #[must_use]
    pub fn identifies(&self, word: u64) -> bool {
        let mut fixed = self.fields.iter().filter_map(|place| Some((place, place.fixed?))).peekable();
        fixed.peek().is_some() && fixed.all(|(place, value)| place.get(word) == u64::from(value))
    }

    /// How many bits identify the encoding.
    #[must_use]
    pub fn identifying_bits(&self) -> u32 {
        self.fields
            .iter()
            .filter(|place| place.fixed.is_some())
            .map(|place| u32::from(place.high - place.low) + 1)
            .sum()
    }
}

impl Field {
    /// AMD's name; `-` for reserved bits.
    #[must_use]
    pub fn name(self) -> &'static str {
        FIELD_NAMES[self as usize]
    }
}

impl FieldPlace {
    /// The field's value in a word.
    #[must_use]
    pub const fn get(&self, word: u64) -> u64 {
        // Only the first 64 bits are in the word.
        if self.low >= 64 {
            return 0;
        }
        let width = self.high - self.low + 1;
        (word >> self.low) & (u64::MAX >> (64 - width))
    }
}

impl Encoding {
    /// AMD's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        ENCODING_NAMES[self as usize]
    }

    /// The layout in a generation column; none where the generation lacks the encoding.
    #[must_use]
    pub fn layout(self, column: usize) -> Option<&'static Layout> {
        let index = *LAYOUT_OF[self as usize].get(column)?;
        if index == NO_LAYOUT { None } else { LAYOUTS.get(usize::from(index)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_covers_its_bits_once() {
        for layout in &LAYOUTS {
            let mut seen = [0_u64; 3];
            for place in layout.fields {
                for bit in place.low..=place.high {
                    let (word, bit) = (usize::from(bit / 64), bit % 64);
                    assert_eq!(seen[word] & 1 << bit, 0, "{} bit {bit}", layout.name);
                    seen[word] |= 1 << bit;
                }
            }
            let count: u32 = seen.iter().map(|word| word.count_ones()).sum();
            assert_eq!(count, u32::from(layout.bits), "{}", layout.name);
        }
    }
}
