//! Names in a text and tables of them: sixteen bytes are looked at in one step, and nearly always that is all of a name.

use super::word::identifier_stops;

/// How many bytes of a name are compared as numbers.
const HEAD: usize = 16;

/// The first bytes of a name as two numbers, the first byte lowest; zeros are behind its end.
type Head = [u64; 2];

/// A name in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    head: Head,
    /// Its first byte.
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
}

impl Name {
    /// The name at a place, if what is there is one that may stand before a blank, a punctuation mark or the end of a
    /// line. Where it goes on, or is none, no table has it, so that is not looked at here.
    #[inline(always)]
    pub fn at(text: &[u8], start: usize) -> Self {
        let Some(bytes) = text.get(start..).and_then(<[u8]>::first_chunk::<HEAD>) else {
            return Self::at_end(text, start);
        };
        let [low, high] = halves(*bytes);
        let (low_stops, high_stops) = (identifier_stops(low), identifier_stops(high));
        // How long a name is cannot be foreseen, so there is no branch on which half it ends in.
        let in_low = low_stops != 0;
        let (stops, before) = if in_low { (low_stops, 0) } else { (high_stops, HEAD / 2) };
        let high_mask = if in_low { 0 } else { below(high_stops) };
        let head = [low & below(low_stops), high & high_mask];
        if stops == 0 {
            return Self { head, start, end: end_from(text, start + HEAD) };
        }
        Self { head, start, end: start + before + (stops.trailing_zeros() / u8::BITS) as usize }
    }

    /// The name near the end of a text.
    #[cold]
    fn at_end(text: &[u8], start: usize) -> Self {
        Self::between(text, start, end_from(text, start))
    }

    /// What stands between two places.
    pub fn between(text: &[u8], start: usize, end: usize) -> Self {
        let mut bytes = [0; HEAD];
        for (slot, byte) in bytes.iter_mut().zip(text.get(start..end).unwrap_or_default()) {
            *slot = *byte;
        }
        Self { head: halves(bytes), start, end }
    }

    /// All of a text.
    pub fn of(text: &[u8]) -> Self {
        Self::between(text, 0, text.len())
    }

    /// How long it is.
    #[inline]
    pub fn len(self) -> usize {
        self.end - self.start
    }
}

fn halves(bytes: [u8; HEAD]) -> Head {
    let number = u128::from_le_bytes(bytes);
    // Its two halves.
    [number as u64, (number >> u64::BITS) as u64]
}

/// Ones in the bytes below the first that has its high bit set in `stops`; everywhere, if none has.
#[inline]
const fn below(stops: u64) -> u64 {
    let first = stops & stops.wrapping_neg();
    (first >> 7).wrapping_sub(1)
}

/// The end of a name that goes on at `at`.
fn end_from(text: &[u8], mut at: usize) -> usize {
    while let Some(bytes) = text.get(at..).and_then(<[u8]>::first_chunk::<8>) {
        let stops = identifier_stops(u64::from_le_bytes(*bytes));
        if stops != 0 {
            return at + (stops.trailing_zeros() / u8::BITS) as usize;
        }
        at += bytes.len();
    }
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().position(|&byte| byte < b'0' || byte == b':').unwrap_or(rest.len())
}

/// Values by names. Looking one up takes a multiplication and, nearly always, one comparison; names that begin with
/// the same sixteen bytes are tried in turn, so a table of many such names wants to be without what they share.
#[derive(Clone, Debug)]
pub(super) struct NameTable<T> {
    /// Its length is 0 or a power of two, and at most half of it is taken.
    slots: Vec<Option<Slot<T>>>,
    taken: usize,
}

#[derive(Clone, Debug)]
struct Slot<T> {
    head: Head,
    name: Box<[u8]>,
    value: T,
}

impl<T> Default for NameTable<T> {
    fn default() -> Self {
        Self { slots: Vec::new(), taken: 0 }
    }
}

impl<T> NameTable<T> {
    /// A table of names. Of two that are the same the first counts.
    pub fn new(names: impl IntoIterator<Item = (String, T)>) -> Self {
        let mut table = Self::default();
        for (name, value) in names {
            if table.get(name.as_bytes()).is_none() {
                table.add(name.as_bytes(), value);
            }
        }
        table
    }

    /// The value of a name in a text.
    #[inline(always)]
    pub fn find(&self, text: &[u8], name: Name) -> Option<&T> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = hash(name.head) & mask;
        loop {
            let slot = self.slots.get(at)?.as_ref()?;
            if slot.head == name.head && slot.is(text, name) {
                return Some(&slot.value);
            }
            at = (at + 1) & mask;
        }
    }

    /// The value of a name.
    pub fn get(&self, name: &[u8]) -> Option<&T> {
        self.find(name, Name::of(name))
    }

    /// Adds a name that is not there yet. An empty one cannot be found.
    pub fn add(&mut self, name: &[u8], value: T) {
        if 2 * self.taken >= self.slots.len() {
            self.grow();
        }
        self.put(Slot { head: Name::of(name).head, name: name.into(), value });
    }

    fn grow(&mut self) {
        let size = (2 * self.slots.len()).max(8);
        let old = std::mem::take(&mut self.slots);
        self.slots.resize_with(size, || None);
        self.taken = 0;
        old.into_iter().flatten().for_each(|slot| self.put(slot));
    }

    fn put(&mut self, slot: Slot<T>) {
        let mask = self.slots.len() - 1;
        let mut at = hash(slot.head) & mask;
        while self.slots[at].is_some() {
            at = (at + 1) & mask;
        }
        self.slots[at] = Some(slot);
        self.taken += 1;
    }
}

impl<T> Slot<T> {
    /// Whether a name with the same first bytes is this one.
    #[inline(always)]
    fn is(&self, text: &[u8], name: Name) -> bool {
        self.name.len() == name.len()
            && (name.len() <= HEAD || text.get(name.start..name.end) == Some(&self.name))
    }
}

#[inline(always)]
const fn hash(head: Head) -> usize {
    let mixed = (head[0] ^ head[1].rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    // The upper bits depend on all bytes.
    (mixed >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::{Name, NameTable};

    #[test]
    fn a_name_ends_before_blanks_and_punctuation() {
        for end in *b" \t\n,:(+-./" {
            for len in 0..36 {
                for padding in [0, 1, 7, 8, 15, 16, 40] {
                    let mut text = b"z_09aZ@?}\xff".repeat(4)[..len].to_vec();
                    text.push(end);
                    text.extend(vec![b' '; padding]);
                    let name = Name::at(&text, 0);
                    assert_eq!(name, Name::between(&text, 0, len), "{text:?}");
                }
            }
        }
        assert_eq!(Name::at(b"x", 0), Name::of(b"x"));
        assert_eq!(Name::at(b"", 0).len(), 0);
    }

    #[test]
    fn finds_each_name_and_no_other() {
        let mut table = NameTable::default();
        assert_eq!(table.get(b"s_nop"), None);
        let ends =
            ["", "b", "_u32", "_u32_e64", "_u32_e64_dpp", "_0123456789_0123456789", "_0123456780_0123456789"];
        let names: Vec<String> =
            (0..100).flat_map(|number| ends.map(|end| format!("v_add{number}{end}"))).collect();
        for (place, name) in names.iter().enumerate() {
            assert_eq!(table.get(name.as_bytes()), None, "{name}");
            table.add(name.as_bytes(), place);
        }
        for (place, name) in names.iter().enumerate() {
            assert_eq!(table.get(name.as_bytes()), Some(&place), "{name}");
            let text = format!("\t{name} s0, s1, s2, s3, s4");
            assert_eq!(table.find(text.as_bytes(), Name::at(text.as_bytes(), 1)), Some(&place), "{text}");
        }
        assert_eq!(table.get(b""), None);
    }

    #[test]
    fn of_two_names_the_first_counts() {
        let table = NameTable::new([("glc".to_owned(), 1), ("slc".to_owned(), 2), ("glc".to_owned(), 3)]);
        assert_eq!(table.get(b"glc"), Some(&1));
        assert_eq!(table.get(b"slc"), Some(&2));
        assert_eq!(table.get(b"dlc"), None);
    }
}
