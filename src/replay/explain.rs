//! Reads two encodings of one instruction field by field, with the engine's bit layouts.

use std::cmp::Reverse;

use crate::isa::{self, layout::Layout};
use crate::target::Target;

/// The fields of an encoding that differ, LLVM's value first: `OP 533 → 534`. None if the layout is not known.
pub(super) fn fields(gpu: &str, expected: &[u8], ours: &[u8]) -> Option<String> {
    let (target, _) = Target::new("amdgcn", gpu, "").ok()?;
    let column = isa::column(&target)?;
    let layout = identify(column, word(expected))?;
    let other = if ours.len() < 4 { None } else { identify(column, word(ours)) };
    if other != Some(layout) {
        return Some(format!("{} → {}", layout.name, other.map_or("unknown", |other| other.name)));
    }
    let mut differences = differing(layout, word(expected), word(ours));
    let size = usize::from(layout.bits / 8);
    let rest = |bytes: &[u8]| bytes.get(size..).unwrap_or_default().to_vec();
    let (expected_rest, ours_rest) = (rest(expected), rest(ours));
    if expected_rest != ours_rest {
        differences.extend(extension(layout, column, expected, &expected_rest, &ours_rest));
    }
    (!differences.is_empty()).then(|| differences.join(", "))
}

/// The first eight bytes as a number.
fn word(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

/// The layout with the most identifying bits among those that fit.
fn identify(column: usize, word: u64) -> Option<&'static Layout> {
    let fitting = Layout::all(column).enumerate().filter(|(_, layout)| layout.identifies(word));
    // Of two layouts with the same bits the first is the plain one: VOP3 before VOP3SD.
    fitting
        .max_by_key(|(index, layout)| (layout.identifying_bits(), Reverse(*index)))
        .map(|(_, layout)| layout)
}

fn differing(layout: &Layout, expected: u64, ours: u64) -> Vec<String> {
    let differing = layout.fields.iter().filter(|place| place.get(expected) != place.get(ours));
    differing
        .map(|place| format!("{} {} → {}", place.field.name(), place.get(expected), place.get(ours)))
        .collect()
}

/// What differs in the dwords after the encoding: those of DPP by their fields, a literal as a number.
fn extension(layout: &Layout, column: usize, whole: &[u8], expected: &[u8], ours: &[u8]) -> Vec<String> {
    let src0 =
        layout.fields.iter().find(|place| place.field.name() == "SRC0").map(|place| place.get(word(whole)));
    let name = match src0 {
        Some(0xfa) => Some("DPP16"),
        Some(0xe9 | 0xea) => Some("DPP8"),
        _ => None,
    };
    let dpp = name.and_then(|name| Layout::all(column).find(|layout| layout.name == name));
    match dpp {
        Some(dpp) if expected.len() == ours.len() => differing(dpp, word(expected), word(ours)),
        _ => {
            let show = |bytes: &[u8]| match bytes {
                [] => "none".to_owned(),
                bytes => format!("{:#x}", word(bytes)),
            };
            vec![format!("literal {} → {}", show(expected), show(ours))]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::fields;

    #[test]
    fn fields_that_differ() {
        let lerp = [0x05, 0x00, 0x15, 0xd6, 0x01, 0x05, 0x0e, 0x00];
        let mut ours = lerp;
        ours[2] = 0x16;
        assert_eq!(fields("gfx1100", &lerp, &ours).unwrap(), "OP 533 → 534");
        ours[0] = 6;
        assert_eq!(fields("gfx1100", &lerp, &ours).unwrap(), "OP 533 → 534, VDST 5 → 6");
        assert_eq!(fields("gfx1100", &lerp, &[0x00, 0x00, 0x80, 0xbf]).unwrap(), "VOP3 → SOPP");
        assert_eq!(fields("gfx1100", &lerp, &[]).unwrap(), "VOP3 → unknown");
        assert_eq!(fields("none", &lerp, &ours), None);
    }

    #[test]
    fn literals_and_dpp() {
        let literal = [0xff, 0x02, 0x02, 0x7e, 1, 0, 0, 0];
        let short = &literal[..4];
        assert_eq!(fields("gfx1100", &literal, short).unwrap(), "literal 0x1 → none");
        let dpp = [0xfa, 0x02, 0x0a, 0x7e, 0x01, 0x1b, 0x00, 0xff];
        let mut ours = dpp;
        ours[7] = 0xef;
        assert_eq!(fields("gfx1100", &dpp, &ours).unwrap(), "ROW_MASK 15 → 14");
    }
}
