//! A hash table of names: looking one up takes a multiplication and, nearly always, one comparison.

use super::word::Word;

/// Words by their names.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    words: Vec<Word>,
    /// Places in `words` from 1, by hash; 0 is free. Its length is a power of two.
    slots: Vec<u8>,
}

impl Names {
    /// The names of `words`. Of two that are the same the first counts.
    pub fn new(mut words: Vec<Word>) -> Self {
        // A name that is left out is not plain; no position has nearly as many.
        words.truncate(usize::from(u8::MAX));
        let size = if words.is_empty() { 0 } else { (2 * words.len()).next_power_of_two() };
        let mut names = Self { words, slots: vec![0; size] };
        for place in 0..names.words.len() {
            let mut slot = names.slot(names.words[place].head());
            while names.slots[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            // There are no more words than a byte counts.
            names.slots[slot] = (place + 1) as u8;
        }
        names
    }

    #[inline]
    fn slot(&self, head: u64) -> usize {
        // The upper bits depend on all bytes.
        (head.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & self.slots.len().wrapping_sub(1)
    }

    /// The word with a name that begins with `head`.
    #[inline]
    pub fn find(&self, name: &[u8], head: u64) -> Option<&Word> {
        let mut slot = self.slot(head);
        loop {
            let place = usize::from(*self.slots.get(slot)?);
            let word = self.words.get(place.wrapping_sub(1))?;
            if word.is(name, head) {
                return Some(word);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Names, Word};
    use crate::asm::operands::OperandParser;
    use crate::asm::word::word;
    use crate::target::Target;

    #[test]
    fn finds_what_was_put_in_and_nothing_else() {
        let (target, _) = Target::new("amdgcn", "gfx1100", "").unwrap();
        let parsers =
            [OperandParser::Dpp8, OperandParser::DppCtrl, OperandParser::Cpol, OperandParser::OpSelHi];
        let names =
            Names::new(parsers.into_iter().flat_map(|parser| Word::all(parser, &target, false)).collect());
        let finds = |name: &[u8]| names.find(name, word(name)).is_some();
        for name in
            [&b"dpp8"[..], b"quad_perm", b"row_half_mirror", b"row_mirror", b"glc", b"noslc", b"op_sel_hi"]
        {
            assert!(finds(name), "{}", String::from_utf8_lossy(name));
        }
        for name in [&b"dpp"[..], b"quad_perx", b"row_half_mirro", b"op_sel", b"wave_shl", b"x", b""] {
            assert!(!finds(name), "{}", String::from_utf8_lossy(name));
        }
        assert!(Names::default().find(b"glc", word(b"glc")).is_none());
    }
}
