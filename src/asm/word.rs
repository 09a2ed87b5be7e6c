//! Short words as numbers, so that one comparison tells them apart.

/// The most bytes that a word may have.
const MAX_LEN: usize = 8;

/// A word of up to eight bytes as a number, its first byte lowest; the rest of a longer one is left out.
#[must_use]
pub const fn word(name: &[u8]) -> u64 {
    let mut word = 0;
    let mut at = 0;
    while at < name.len() && at < MAX_LEN {
        word |= (name[at] as u64) << (8 * at);
        at += 1;
    }
    word
}

/// The word of `len` bytes at `start` of `text`; none if it is empty, longer than a word may be, or reaches out.
#[inline]
#[must_use]
pub fn word_at(text: &[u8], start: usize, len: usize) -> Option<u64> {
    if len == 0 || len > MAX_LEN {
        return None;
    }
    let rest = text.get(start..)?;
    match rest.first_chunk::<MAX_LEN>() {
        Some(bytes) => Some(u64::from_le_bytes(*bytes) & (u64::MAX >> (8 * (MAX_LEN - len)))),
        None => rest.get(..len).map(word),
    }
}

#[cfg(test)]
mod tests {
    use super::{word, word_at};

    #[test]
    fn a_word_is_the_same_wherever_it_stands() {
        let text = b"vcc_lo, vcc";
        assert_eq!(word_at(text, 0, 6), Some(word(b"vcc_lo")));
        assert_eq!(word_at(text, 8, 3), Some(word(b"vcc")));
        assert_eq!(word_at(b"flat_scratch", 0, 8), Some(word(b"flat_scr")));
    }

    #[test]
    fn what_is_no_word_has_no_number() {
        let text = b"flat_scratch";
        assert_eq!(word_at(text, 0, 12), None);
        assert_eq!(word_at(text, 3, 0), None);
        assert_eq!(word_at(text, 10, 3), None);
        assert_eq!(word_at(text, 13, 1), None);
    }
}
