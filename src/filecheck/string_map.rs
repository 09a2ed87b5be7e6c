//! The order in which LLVM's hash map of strings lists its keys: messages depend on it.

use xxhash_rust::xxh3::xxh3_64;

const FIRST_SIZE: usize = 16;

/// The keys in the order of the map that they were put into one after another.
pub fn iteration_order(keys: Vec<&[u8]>) -> Vec<&[u8]> {
    let mut table: Vec<Option<&[u8]>> = vec![None; FIRST_SIZE];
    for (count, key) in (1..).zip(keys) {
        insert(&mut table, key);
        // It grows when it is three quarters full.
        if count * 4 > table.len() * 3 {
            let larger = vec![None; table.len() * 2];
            let old = std::mem::replace(&mut table, larger);
            for key in old.into_iter().flatten() {
                insert(&mut table, key);
            }
        }
    }
    table.into_iter().flatten().collect()
}

fn insert<'k>(table: &mut [Option<&'k [u8]>], key: &'k [u8]) {
    let mask = table.len().saturating_sub(1);
    let mut slot = usize::try_from(xxh3_64(key) & 0xffff_ffff).unwrap_or(0) & mask;
    for step in 1..=table.len() {
        match table.get_mut(slot) {
            Some(place @ None) => {
                *place = Some(key);
                return;
            }
            _ => slot = (slot + step) & mask,
        }
    }
}
