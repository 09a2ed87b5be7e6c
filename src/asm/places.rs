//! A hash table from mnemonics to places, which looks at eight bytes at a time.

use super::word::head;

/// The most bytes that tell a mnemonic without a comparison of all of it.
const SHORT: usize = 2 * size_of::<u64>();

/// Places by mnemonics.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// Its length is a power of two, and at most half of it is taken.
    slots: Vec<Option<Slot>>,
    taken: usize,
}

#[derive(Clone, Debug)]
struct Slot {
    key: Key,
    name: Box<[u8]>,
    place: usize,
}

/// The first and the last bytes of a name, and its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    first: u64,
    last: u64,
    len: usize,
}

impl Key {
    #[inline]
    fn of(text: &[u8], start: usize, end: usize) -> Self {
        let last = text.get(start..end).and_then(<[u8]>::last_chunk);
        let last = last.map_or(0, |last| u64::from_le_bytes(*last));
        Self { first: head(text, start, end), last, len: end - start }
    }

    #[inline]
    fn hash(self) -> usize {
        let mixed = (self.first ^ self.last.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The upper bits depend on all bytes.
        (mixed >> 32) as usize ^ self.len
    }
}

impl Places {
    /// The place of a name.
    pub fn find(&self, name: &[u8]) -> Option<usize> {
        self.find_in(name, 0, name.len())
    }

    /// The place of the name that stands from `start` to `end` in a text.
    #[inline(always)]
    pub fn find_in(&self, text: &[u8], start: usize, end: usize) -> Option<usize> {
        let key = Key::of(text, start, end);
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = key.hash() & mask;
        loop {
            let slot = self.slots.get(at)?.as_ref()?;
            if slot.key == key && (key.len <= SHORT || text.get(start..end) == Some(&slot.name)) {
                return Some(slot.place);
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds a name that is not there yet.
    pub fn add(&mut self, name: &[u8], place: usize) {
        if 2 * self.taken >= self.slots.len() {
            self.grow();
        }
        self.put(Slot { key: Key::of(name, 0, name.len()), name: name.into(), place });
    }

    fn grow(&mut self) {
        let size = (2 * self.slots.len()).max(64);
        let old = std::mem::replace(&mut self.slots, vec![None; size]);
        self.taken = 0;
        old.into_iter().flatten().for_each(|slot| self.put(slot));
    }

    fn put(&mut self, slot: Slot) {
        let mask = self.slots.len() - 1;
        let mut at = slot.key.hash() & mask;
        while self.slots[at].is_some() {
            at = (at + 1) & mask;
        }
        self.slots[at] = Some(slot);
        self.taken += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::Places;

    #[test]
    fn finds_each_name_and_no_other() {
        let mut places = Places::default();
        assert_eq!(places.find(b"s_nop"), None);
        let ends =
            ["", "b", "_u32", "_u32_e64", "_u32_e64_dpp", "_0123456789_0123456789", "_0123456780_0123456789"];
        let names: Vec<String> =
            (0..100).flat_map(|number| ends.map(|end| format!("v_add{number}{end}"))).collect();
        for (place, name) in names.iter().enumerate() {
            assert_eq!(places.find(name.as_bytes()), None, "{name}");
            places.add(name.as_bytes(), place);
        }
        for (place, name) in names.iter().enumerate() {
            assert_eq!(places.find(name.as_bytes()), Some(place), "{name}");
        }
        assert_eq!(places.find(b""), None);
    }
}
