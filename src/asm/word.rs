//! Words several bytes at a time: as numbers, so that one comparison tells them apart, and where they end.

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

/// An identifier of less than eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// Its bytes as a number, as [`word`] makes it.
    pub bytes: u64,
    /// How many they are.
    pub len: usize,
}

impl Word {
    /// The identifier at a place; none where it is longer, or where less than eight bytes are left of the text.
    #[inline]
    pub fn at(text: &[u8], at: usize) -> Option<Self> {
        let bytes = u64::from_le_bytes(*text.get(at..)?.first_chunk::<MAX_LEN>()?);
        let others = !identifier_flags(bytes) & HIGH_BITS;
        let len = (others.trailing_zeros() / 8) as usize;
        // Without another byte among them there are no zeros to count, and with none before it there is no word.
        (others != 0 && len != 0).then(|| Self { bytes: bytes & ((1 << (8 * len)) - 1), len })
    }
}

/// The end of the blanks at `at`.
#[inline]
pub(super) fn blanks_end(text: &[u8], mut at: usize) -> usize {
    while matches!(text.get(at), Some(b' ' | b'\t')) {
        at += 1;
    }
    at
}

/// The high bit of each byte that ends a name before a blank, a punctuation mark or the end of a line: those below `0`,
/// and the colon.
#[inline(always)]
pub(super) const fn identifier_stops(bytes: u64) -> u64 {
    let low = bytes & !HIGH_BITS;
    // A borrow or a carry cannot leave its byte: the high bits are set before and after.
    let below = !((low | HIGH_BITS) - all(b'0'));
    let colon = HIGH_BITS - (low ^ all(b':'));
    (below | colon) & !bytes & HIGH_BITS
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

const HIGH_BITS: u64 = all(0x80);

/// A byte eight times.
const fn all(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// The high bit of each byte that may stand in an identifier; the other bits mean nothing.
#[inline]
const fn identifier_flags(bytes: u64) -> u64 {
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
    use super::{HIGH_BITS, Word, identifier_flags, is_identifier_byte, word};

    #[test]
    fn a_word_is_the_same_wherever_it_stands() {
        let text = b"vcc_lo, vcc v[0:1] row_mask:1 ";
        assert_eq!(Word::at(text, 0), Some(Word { bytes: word(b"vcc_lo"), len: 6 }));
        assert_eq!(Word::at(text, 8), Some(Word { bytes: word(b"vcc"), len: 3 }));
        assert_eq!(Word::at(text, 12), Some(Word { bytes: word(b"v"), len: 1 }));
    }

    #[test]
    fn what_is_no_short_word_has_no_number() {
        assert_eq!(Word::at(b"flat_scratch", 0), None);
        assert_eq!(Word::at(b", v1        ", 0), None);
        assert_eq!(Word::at(b"v1, v2", 0), None);
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
