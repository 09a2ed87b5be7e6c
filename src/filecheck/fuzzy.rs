//! Guessing which text a pattern was meant for, when it is not found.

/// How far behind the start of the search a guess may be.
const REACH: usize = 4096;
/// No guess is made for patterns that would make it take long.
const EFFORT: usize = 4096 * 2048;
/// Worse guesses are not shown.
const WORST: usize = 50;

/// The place in `text` that looks most like `example`, if it is not the very start. A line further down counts as
/// a hundredth of a wrong character.
pub fn find(text: &[u8], example: &[u8]) -> Option<usize> {
    let reach = text.len().min(REACH);
    if reach.saturating_mul(example.len()) > EFFORT {
        return None;
    }
    let mut lines = 0;
    let mut best: Option<(f64, usize)> = None;
    let mut rows = Vec::new();
    for (at, byte) in text.iter().enumerate().take(reach) {
        match byte {
            b'\n' => lines += 1,
            b' ' | b'\t' => continue,
            _ => {}
        }
        let rest = text.get(at..).unwrap_or_default();
        let candidate = rest.get(..example.len()).unwrap_or(rest);
        let candidate = candidate.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let distance = bounded_distance(candidate, example, WORST, &mut rows);
        let quality = distance as f64 + f64::from(lines) / 100.0;
        if best.is_none_or(|(least, _)| quality < least) {
            best = Some((quality, at));
        }
    }
    best.filter(|(quality, at)| *quality < WORST as f64 && *at != 0).map(|(_, at)| at)
}

/// The edit distance of two texts, or `limit` if it is not below.
fn bounded_distance(left: &[u8], right: &[u8], limit: usize, row: &mut Vec<usize>) -> usize {
    if left.len().abs_diff(right.len()) >= limit {
        return limit;
    }
    row.clear();
    row.extend((0..=right.len()).map(|distance| distance.min(limit)));
    for (index, byte) in left.iter().enumerate() {
        // Outside this band the distance is beyond the limit anyway.
        let low = (index + 1).saturating_sub(limit).max(1);
        let high = (index + 1 + limit).min(right.len());
        let (mut diagonal, mut before) = match row.get_mut(low - 1) {
            Some(slot) => {
                let old = *slot;
                *slot = if low == 1 { (index + 1).min(limit) } else { limit };
                (old, *slot)
            }
            None => return limit,
        };
        let mut least = before;
        let band =
            row.iter_mut().skip(low).zip(right.iter().skip(low - 1)).take((high + 1).saturating_sub(low));
        for (slot, other) in band {
            let old = *slot;
            let same = diagonal + usize::from(byte != other);
            *slot = same.min(old + 1).min(before + 1).min(limit);
            diagonal = old;
            before = *slot;
            least = least.min(before);
        }
        if least >= limit {
            return limit;
        }
    }
    row.last().copied().unwrap_or(limit)
}
