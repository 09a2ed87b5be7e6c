//! Registers as nearly all of them are written: `v5`, `v5.l`, `s104`, `ttmp3`, `vcc_lo`, `s[4:5]`.
//!
//! Whatever is not certain, errors above all, is left to the parser of all registers.

use super::{MAX_TUPLE_TOKENS, numbered};
use crate::asm::parser::Parser;
use crate::asm::token::{Token, TokenKind};
use crate::asm::word::{word, word_at};
use crate::isa::register::{Half, Reg, RegFile, Special};
use crate::target::Target;

/// A register that one token names, if this GPU has it.
#[inline]
pub(super) fn single(parser: &Parser, token: Token, target: &Target) -> Option<Reg> {
    let name = word_at(parser.text, token.start.0 as usize, token.len as usize)?;
    match name as u8 {
        b'v' if token.len > 1 && (name >> 8) as u8 <= b'9' => vgpr(name, token.len),
        b's' if token.len > 1 && (name >> 8) as u8 <= b'9' => sgpr(number(name >> 8)?, target),
        b't' => ttmp(name, target),
        _ => special(name, target),
    }
}

fn vgpr(name: u64, len: u32) -> Option<Reg> {
    const LO: u64 = word(b".l");
    const HI: u64 = word(b".h");
    let at = 8 * len.saturating_sub(2);
    let (digits, half) = match name.checked_shr(at)? {
        LO => (name & !(u64::MAX << at), Half::Lo),
        HI => (name & !(u64::MAX << at), Half::Hi),
        _ => (name, Half::Full),
    };
    let index = number(digits >> 8).filter(|index| *index < 256)?;
    Some(Reg { half, ..Reg::vgpr(index) })
}

fn sgpr(index: u16, target: &Target) -> Option<Reg> {
    // Earlier GPUs differ in what they have from s102 on.
    let end = if target.is_gfx10_plus() { 106 } else { 102 };
    (index < end).then(|| Reg::sgpr(index))
}

fn ttmp(name: u64, target: &Target) -> Option<Reg> {
    const TTMP: u64 = word(b"ttmp");
    if name & 0xffff_ffff != TTMP {
        return None;
    }
    let end = if target.is_gfx9_plus() { 16 } else { 12 };
    number(name >> 32).filter(|index| *index < end).map(|index| Reg::tuple(RegFile::Ttmp, index, 1))
}

fn special(name: u64, target: &Target) -> Option<Reg> {
    const VCC: u64 = word(b"vcc");
    const VCC_LO: u64 = word(b"vcc_lo");
    const VCC_HI: u64 = word(b"vcc_hi");
    const EXEC: u64 = word(b"exec");
    const EXEC_LO: u64 = word(b"exec_lo");
    const EXEC_HI: u64 = word(b"exec_hi");
    const M0: u64 = word(b"m0");
    const NULL: u64 = word(b"null");
    const SCC: u64 = word(b"scc");
    const SRC_SCC: u64 = word(b"src_scc");
    let special = match name {
        VCC => Special::Vcc,
        VCC_LO => Special::VccLo,
        VCC_HI => Special::VccHi,
        EXEC => Special::Exec,
        EXEC_LO => Special::ExecLo,
        EXEC_HI => Special::ExecHi,
        M0 => Special::M0,
        // Of these, only null is not everywhere.
        NULL if target.is_gfx10_plus() => Special::Null,
        SCC | SRC_SCC => Special::Scc,
        _ => return None,
    };
    Some(Reg::special(special))
}

/// One to four digits as a number, the first one lowest.
#[inline]
fn number(digits: u64) -> Option<u16> {
    const ZEROS: u32 = u32::from_le_bytes(*b"0000");
    let digits = u32::try_from(digits).ok().filter(|digits| *digits != 0)?;
    // Zeros before them make four of them, so that no branch depends on how many there are.
    let missing = digits.leading_zeros() & !7;
    let digits = if missing == 0 { digits } else { digits << missing | ZEROS >> (32 - missing) };
    let [thousands, hundreds, tens, ones] = (digits ^ ZEROS).to_le_bytes().map(u16::from);
    let all_digits = thousands.max(hundreds).max(tens).max(ones) < 10;
    all_digits.then(|| thousands * 1000 + hundreds * 100 + tens * 10 + ones)
}

/// A tuple with numbers for its bounds, if this GPU has it, as a register with its first number as it is written.
pub(super) fn tuple(parser: &Parser, target: &Target) -> Option<(Reg, u32)> {
    let tokens: &[Token; MAX_TUPLE_TOKENS] = parser.rest().first_chunk()?;
    let [name, open, first, colon, last, close] = tokens;
    if open.kind != TokenKind::LBrac
        || first.kind != TokenKind::Integer
        || colon.kind != TokenKind::Colon
        || last.kind != TokenKind::Integer
        || close.kind != TokenKind::RBrac
    {
        return None;
    }
    let file = match parser.text_of(*name) {
        b"v" => RegFile::Vgpr,
        b"s" => RegFile::Sgpr,
        b"a" => RegFile::Agpr,
        b"ttmp" => RegFile::Ttmp,
        _ => return None,
    };
    let first = u32::try_from(first.value).ok()?;
    let more = u32::try_from(last.value).ok()?.checked_sub(first)?;
    // A single register may have a half behind the bracket.
    if more == 0 {
        return None;
    }
    let reg = numbered(target, file, (first, more.checked_add(1)?, Half::Full)).ok()?;
    (reg.file == file && !reg.reaches_vcc() && reg.is_available(target)).then_some((reg, first))
}

#[cfg(test)]
mod tests {
    use super::{single, tuple};
    use crate::asm::lexer::Lexer;
    use crate::asm::operand::OperandValue;
    use crate::asm::operands::register::parse_register;
    use crate::asm::parser::{Context, Parser};
    use crate::asm::token::Loc;
    use crate::isa::register::Reg;
    use crate::target::Target;

    /// What the quick way and the full parser make of a register.
    fn both(text: &str, target: &Target) -> (Option<Reg>, Option<Reg>) {
        let mut tokens = Vec::new();
        Lexer::new(text.as_bytes(), Loc(0)).statement(&mut tokens, &mut Vec::new());
        let mut context = Context::default();
        let mut parser = Parser::new(text.as_bytes(), &tokens, &mut context);
        let plain = single(&parser, parser.peek(), target).or_else(|| Some(tuple(&parser, target)?.0));
        let full = parse_register(&mut parser, target).ok().and_then(|operand| match operand.value {
            OperandValue::Reg { reg, .. } => Some(reg),
            _ => None,
        });
        (plain, full)
    }

    #[test]
    fn the_quick_way_reads_what_the_full_parser_reads() {
        let mut names: Vec<String> =
            ["vcc", "exec", "m0", "null", "scc", "src_scc", "src_vccz", "vcc_l", "tba", "x"]
                .iter()
                .flat_map(|name| ["", "_lo", "_hi", ".l"].map(|end| format!("{name}{end}")))
                .collect();
        for file in ["v", "s", "a", "acc", "ttmp"] {
            for first in
                [0, 1, 2, 4, 7, 11, 12, 15, 16, 101, 102, 103, 104, 105, 106, 107, 108, 254, 255, 256, 1000]
            {
                names.extend(["", ".l", ".h", ".l.h"].map(|end| format!("{file}{first}{end}")));
                let lasts = [first, first + 1, first + 3, first + 7, first + 12];
                names.extend(lasts.map(|last| format!("{file}[{first}:{last}]")));
            }
        }
        for cpu in ["tahiti", "bonaire", "gfx803", "gfx900", "gfx90a", "gfx1010", "gfx1100", "gfx1250"] {
            let (target, _) = Target::new("amdgcn", cpu, "").unwrap();
            let mut quick = 0;
            for name in &names {
                for text in [name.clone(), format!("{name}, v0")] {
                    let (plain, full) = both(&text, &target);
                    assert!(plain.is_none() || plain == full, "{cpu} {text}: {plain:?}, {full:?}");
                    quick += usize::from(plain.is_some());
                }
            }
            assert!(quick > names.len() / 4, "{cpu} {quick} of {}", names.len());
        }
    }
}
