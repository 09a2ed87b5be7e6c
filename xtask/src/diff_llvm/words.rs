//! Draws machine code: random words, and random bits around the fixed ones of an encoding. What of it LLVM can
//! disassemble becomes a line of source.

use std::collections::HashSet;
use std::fmt::Write;

use anyhow::Result;
use mcreplay::isa::column;
use mcreplay::isa::form::{self, Extension, Form};

use super::assembler::Assembler;
use super::dice::Dice;
use super::draw::Line;
use super::mode::Mode;

/// Dwords of the longest instruction.
const DWORDS: usize = 5;

/// At most `count` different lines, by forms in turn from the `start`-th on.
///
/// # Errors
/// llvm-mc cannot be run.
pub(super) fn lines(
    llvm: &Assembler,
    mode: &Mode,
    forms: &[u16],
    start: usize,
    count: usize,
    dice: &mut Dice,
) -> Result<Vec<Line>> {
    let mut source = Vec::new();
    for place in forms.iter().cycle().skip(start % forms.len().max(1)).take(count) {
        let dwords = if dice.chance(10) { random(dice) } else { encoded(form::form(*place), mode, dice) };
        let mut bytes = String::new();
        for byte in dwords.iter().flat_map(|dword| dword.to_le_bytes()) {
            let _ = write!(bytes, "0x{byte:02x} ");
        }
        source.push(bytes + "\n");
    }
    let mut seen = HashSet::new();
    let texts = llvm.disassemble(mode, &source)?.into_iter().filter(|text| seen.insert(text.clone()));
    Ok(texts.take(count).map(|text| Line { text, form: None, mutations: Vec::new() }).collect())
}

fn random(dice: &mut Dice) -> [u32; DWORDS] {
    [(); DWORDS].map(|()| dword(dice))
}

fn dword(dice: &mut Dice) -> u32 {
    u32::try_from(dice.bits(32)).unwrap_or_default()
}

/// What SRC0 is where a dword follows that takes over its part.
const fn announced(extension: Extension) -> Option<u64> {
    match extension {
        Extension::Dpp16 => Some(0xfa),
        Extension::Dpp8 => Some(0xe9),
        Extension::Sdwa => Some(0xf9),
        _ => None,
    }
}

/// Words with the fixed bits and the opcode of a form, and random ones elsewhere.
fn encoded(form: &Form, mode: &Mode, dice: &mut Dice) -> [u32; DWORDS] {
    let mut dwords = random(dice);
    let layout = column(&mode.target).and_then(|column| form.layout.layout(column));
    for place in layout.into_iter().flat_map(|layout| layout.fields) {
        let bits = u32::from(place.high - place.low) + 1;
        let all = u64::MAX >> (64 - bits.min(64));
        let value = match (place.field.name(), place.fixed) {
            (_, Some(fixed)) => u64::from(fixed),
            ("OP", _) => u64::from(form.opcode) & all,
            ("-", _) if dice.chance(90) => 0,
            ("SRC0", _) if announced(form.extension).is_some() => {
                announced(form.extension).unwrap_or_default()
            }
            _ => match dice.below(8) {
                0 | 1 => 0,
                2 => all,
                3 => dice.number(bits),
                _ => dice.bits(bits),
            },
        };
        put(&mut dwords, place.low, bits, value);
    }
    dwords
}

/// Puts a value into the bits from `low` on.
fn put(dwords: &mut [u32; DWORDS], low: u8, bits: u32, value: u64) {
    for bit in 0..bits {
        let at = u32::from(low) + bit;
        if let Some(dword) = dwords.get_mut(at as usize / 32) {
            let mask = 1 << (at % 32);
            *dword = if value >> bit & 1 != 0 { *dword | mask } else { *dword & !mask };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::mode::{self, True16, Wave};
    use super::*;
    use mcreplay::isa::MnemonicId;
    use mcreplay::isa::form::Variant;

    #[test]
    fn fixed_bits_and_opcode_are_kept() {
        let mode = mode::all("gfx1100", Wave::Wave32, True16::Fake).unwrap().remove(0);
        let own = |place: &u16| {
            column(&mode.target)
                .is_some_and(|own| form::form(*place).is_available(own, mode.target.predicates()))
        };
        let place = MnemonicId::find(b"v_lerp_u8").unwrap().forms(Variant::Vop3).find(own).unwrap();
        for seed in 0..20 {
            let [first, ..] = encoded(form::form(place), &mode, &mut Dice::new(seed, &[]));
            assert_eq!(first >> 16, 0xd615, "{first:x}");
        }
        let draw = |seed| encoded(form::form(place), &mode, &mut Dice::new(seed, &[]));
        assert_eq!(draw(5), draw(5));
    }

    #[test]
    fn a_value_lands_in_its_bits() {
        let mut dwords = [0; DWORDS];
        put(&mut dwords, 28, 8, 0xa5);
        assert_eq!(dwords, [0x5000_0000, 0xa, 0, 0, 0]);
        put(&mut dwords, 28, 8, 0);
        assert_eq!(dwords, [0; DWORDS]);
    }
}
