//! Cache policy: `glc slc dlc scc`, gfx940's `sc0 sc1 nt`, and gfx12's `th:TH_LOAD_NT scope:SCOPE_DEV nv`.

use super::modifier::parse_word_value;
use super::{Operands, mnemonic};
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::TokenKind;
use crate::target::Target;

/// Bits of a cache policy as an operand holds them; the low ones are the instruction's own.
#[allow(missing_docs, reason = "LLVM's names, which are those of the modifiers")]
pub mod bits {
    pub const GLC: i64 = 1;
    pub const SLC: i64 = 2;
    pub const DLC: i64 = 4;
    pub const SCC: i64 = 16;
    pub const SC0: i64 = GLC;
    pub const SC1: i64 = SCC;
    pub const NT: i64 = SLC;

    // gfx12 and later.
    pub const TH: i64 = 7;
    pub const TH_RT: i64 = 0;
    pub const TH_NT: i64 = 1;
    pub const TH_HT: i64 = 2;
    pub const TH_LU: i64 = 3;
    pub const TH_WB: i64 = 3;
    pub const TH_BYPASS: i64 = 3;
    pub const TH_NT_RT: i64 = 4;
    pub const TH_RT_NT: i64 = 5;
    pub const TH_NT_HT: i64 = 6;
    pub const TH_NT_WB: i64 = 7;
    pub const TH_ATOMIC_RETURN: i64 = GLC;
    pub const TH_ATOMIC_NT: i64 = SLC;
    pub const TH_ATOMIC_CASCADE: i64 = 4;
    pub const SCOPE: i64 = 3 << SCOPE_SHIFT;
    pub const SCOPE_SHIFT: u32 = 3;
    pub const SCOPE_SE: i64 = 1 << SCOPE_SHIFT;
    pub const SCOPE_DEV: i64 = 2 << SCOPE_SHIFT;
    pub const SCOPE_SYS: i64 = 3 << SCOPE_SHIFT;
    pub const NV: i64 = 1 << 5;
    pub const SCAL: i64 = 1 << 11;

    // Not encoded: they say how the temporal hint was written, for the checks after a match.
    pub const TH_TYPE_LOAD: i64 = 1 << 7;
    pub const TH_TYPE_STORE: i64 = 1 << 8;
    pub const TH_TYPE_ATOMIC: i64 = 1 << 9;
    pub const TH_REAL_BYPASS: i64 = 1 << 10;
}

/// LLVM's `parseCPol`.
pub(super) fn parse_cpol(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    let start = parser.loc();
    let found = if target.is_gfx12_plus() {
        parse_gfx12(parser)
    } else {
        parse_bits(parser, target, is_gfx940_vector(target, mnemonic(operands).starts_with("s_")))
    };
    match found {
        Ok(Some(value)) => {
            operands.push(Operand::imm(value, ImmKind::Cpol, start));
            ParseStatus::Success
        }
        Ok(None) => ParseStatus::NoMatch,
        Err(_) => ParseStatus::Failure,
    }
}

/// The words of one bit each before gfx12, and the bits of those that the GPU has.
pub(in crate::asm) fn policy_words(
    target: &Target,
    scalar: bool,
) -> impl Iterator<Item = (&'static str, Option<i64>)> {
    const WORDS: [&str; 7] = ["nt", "sc0", "sc1", "dlc", "glc", "scc", "slc"];
    let gfx940_vector = is_gfx940_vector(target, scalar);
    let words = if target.is_gfx12_plus() { &[][..] } else { &WORDS };
    words.iter().filter_map(move |word| {
        let bit = bit_of(word.as_bytes(), gfx940_vector)?;
        Some((*word, Some(bit).filter(|bit| lacks(*bit, target).is_none())))
    })
}

/// Whether the words are those of gfx940's vector memory.
fn is_gfx940_vector(target: &Target, scalar: bool) -> bool {
    target.is_gfx940() && !scalar
}

/// Why a GPU has no such bit, if it has none.
fn lacks(bit: i64, target: &Target) -> Option<&'static str> {
    match bit {
        bits::DLC if !target.is_gfx10_plus() => Some("dlc modifier is not supported on this GPU"),
        bits::SCC if !target.is_gfx90a() => Some("scc modifier is not supported on this GPU"),
        _ => None,
    }
}

/// The bit that a word stands for.
fn bit_of(word: &[u8], gfx940_vector: bool) -> Option<i64> {
    match (word, gfx940_vector) {
        (b"nt", true) => Some(bits::NT),
        (b"sc0", true) => Some(bits::SC0),
        (b"sc1", true) => Some(bits::SC1),
        (b"dlc", false) => Some(bits::DLC),
        (b"glc", false) => Some(bits::GLC),
        (b"scc", false) => Some(bits::SCC),
        (b"slc", false) => Some(bits::SLC),
        _ => None,
    }
}

/// Words of one bit each, in any order.
fn parse_bits(parser: &mut Parser, target: &Target, gfx940_vector: bool) -> Result<Option<i64>, Reported> {
    let (mut enabled, mut seen) = (0, 0);
    while parser.at(TokenKind::Identifier) {
        let token = parser.peek();
        let word = parser.text_of(token);
        let (word, disabling) = word.strip_prefix(b"no").map_or((word, false), |word| (word, true));
        let Some(bit) = bit_of(word, gfx940_vector) else {
            break;
        };
        parser.bump();
        let twice = (seen & bit != 0).then_some("duplicate cache policy modifier");
        let refused = lacks(bit, target).or(twice);
        if let Some(message) = refused {
            return Err(parser.error(token.start, message));
        }
        if !disabling {
            enabled |= bit;
        }
        seen |= bit;
    }
    Ok((seen != 0).then_some(enabled))
}

/// gfx12's parts, each at most once, in any order.
fn parse_gfx12(parser: &mut Parser) -> Result<Option<i64>, Reported> {
    const SCOPES: [&str; 4] = ["SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"];
    let mut value = 0;
    let (mut th, mut scope, mut nv, mut scaled) = (false, false, false, false);
    loop {
        if !th && let Some(found) = parse_th(parser) {
            value |= found?;
            th = true;
        } else if !scope && let Some(found) = parse_word_value(parser, "scope", &SCOPES) {
            value |= found? << bits::SCOPE_SHIFT;
            scope = true;
        } else if !nv && let Some(bit) = eat_bit(parser, "nv", "nonv", bits::NV) {
            value |= bit;
            nv = true;
        } else if !scaled && let Some(bit) = eat_bit(parser, "scale_offset", "noscale_offset", bits::SCAL) {
            value |= bit;
            scaled = true;
        } else {
            return Ok((th || scope || nv || scaled).then_some(value));
        }
    }
}

fn eat_bit(parser: &mut Parser, name: &str, negated: &str, bit: i64) -> Option<i64> {
    if parser.eat_id(name) {
        Some(bit)
    } else if parser.eat_id(negated) {
        Some(0)
    } else {
        None
    }
}

/// `th:TH_…`, the temporal hint.
fn parse_th(parser: &mut Parser) -> Option<Result<i64, Reported>> {
    if !parser.eat_id_then("th", TokenKind::Colon) {
        return None;
    }
    let start = parser.loc();
    if !parser.at(TokenKind::Identifier) {
        return Some(Err(parser.error_here("expected an identifier")));
    }
    let token = parser.bump();
    let value = temporal_hint(parser.text_of(token));
    Some(value.ok_or_else(|| parser.error(start, "invalid th value")))
}

/// The value of a temporal hint, with the bits that say what kind of instruction it was written for.
fn temporal_hint(word: &[u8]) -> Option<i64> {
    if matches!(word, b"TH_STORE_LU" | b"TH_LOAD_WB" | b"TH_LOAD_NT_WB") {
        return None;
    }
    if word == b"TH_DEFAULT" {
        return Some(bits::TH_RT);
    }
    if let Some(hint) = word.strip_prefix(b"TH_ATOMIC_") {
        return atomic_hint(hint).map(|hint| bits::TH_TYPE_ATOMIC | hint);
    }
    let (kind, hint) = match word.strip_prefix(b"TH_LOAD_") {
        Some(hint) => (bits::TH_TYPE_LOAD, hint),
        None => (bits::TH_TYPE_STORE, word.strip_prefix(b"TH_STORE_")?),
    };
    let hint = match hint {
        b"RT" => bits::TH_RT,
        b"NT" => bits::TH_NT,
        b"HT" => bits::TH_HT,
        b"LU" => bits::TH_LU,
        b"WB" => bits::TH_WB,
        b"NT_RT" => bits::TH_NT_RT,
        b"RT_NT" => bits::TH_RT_NT,
        b"NT_HT" => bits::TH_NT_HT,
        b"NT_WB" => bits::TH_NT_WB,
        b"BYPASS" => bits::TH_BYPASS | bits::TH_REAL_BYPASS,
        _ => return None,
    };
    Some(kind | hint)
}

fn atomic_hint(hint: &[u8]) -> Option<i64> {
    let hint = match hint {
        b"RT" => bits::TH_RT,
        b"RETURN" | b"RT_RETURN" => bits::TH_ATOMIC_RETURN,
        b"NT" => bits::TH_ATOMIC_NT,
        b"NT_RETURN" => bits::TH_ATOMIC_NT | bits::TH_ATOMIC_RETURN,
        b"CASCADE_RT" => bits::TH_ATOMIC_CASCADE,
        b"CASCADE_NT" => bits::TH_ATOMIC_CASCADE | bits::TH_ATOMIC_NT,
        _ => return None,
    };
    Some(hint)
}
