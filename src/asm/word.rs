//! Words eight bytes at a time: as numbers, so that one comparison tells them apart, and where they end.

use super::lexer::is_identifier_byte;

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

/// The end of the identifier that goes on at `from`.
///
/// Where a word ends is hard to foresee, so eight bytes are looked at without a branch between them.
#[inline]
pub(super) fn identifier_end(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while let Some(bytes) = text.get(at..).and_then(<[u8]>::first_chunk::<8>) {
        let others = !identifier_flags(u64::from_le_bytes(*bytes)) & HIGH_BITS;
        if others != 0 {
            return at + (others.trailing_zeros() / 8) as usize;
        }
        at += bytes.len();
    }
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().position(|&byte| !is_identifier_byte(byte)).unwrap_or(rest.len())
}

const HIGH_BITS: u64 = u64::from_ne_bytes([0x80; 8]);

/// The high bit of each byte that may stand in an identifier; the other bits mean nothing.
#[inline]
const fn identifier_flags(bytes: u64) -> u64 {
    const fn all(byte: u8) -> u64 {
        u64::from_ne_bytes([byte; 8])
    }
    let low = bytes & !HIGH_BITS;
    let lower = low | all(0x20);
    // No sum passes 0xff, and no difference 0, so that nothing is carried from one byte to the next.
    let digit = (low + all(0x80 - b'0')) & !(low + all(0x80 - b'9' - 1));
    let letter = (lower + all(0x80 - b'a')) & !(lower + all(0x80 - b'z' - 1));
    let question_at = (low + all(0x80 - b'?')) & !(low + all(0x80 - b'@' - 1));
    let underscore = HIGH_BITS - (low ^ all(b'_'));
    let point = HIGH_BITS - (low ^ all(b'.'));
    let dollar = HIGH_BITS - (low ^ all(b'$'));
    (digit | letter | question_at | underscore | point | dollar) & !bytes
}

#[cfg(test)]
mod tests {
    use super::{HIGH_BITS, identifier_flags, is_identifier_byte, word, word_at};

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

    #[test]
    fn bytes_of_identifiers_are_told_eight_at_once() {
        for byte in 0..=u8::MAX {
            let wanted = is_identifier_byte(byte);
            for place in 0..8 {
                // Neighbours of either kind must not matter.
                for other in [b'x', b' ', 0xff, 0] {
                    let mut bytes = [other; 8];
                    bytes[place] = byte;
                    let found = identifier_flags(u64::from_le_bytes(bytes)) & HIGH_BITS;
                    assert_eq!(found >> (8 * place + 7) & 1 != 0, wanted, "{bytes:?}");
                }
            }
        }
    }
}
