//! Modifiers after the operands: bits (`clamp`, `noclamp`), numbers (`row_mask:0x3`), arrays (`op_sel:[0,1]`) and
//! words (`dst_sel:WORD_1`).

use super::syntax::Negation;
use super::{Operands, mnemonic};
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand, OperandValue};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::{Loc, TokenKind};
use crate::target::{Feature, Target};

/// LLVM's `parseNamedBit`.
pub(super) fn parse_named_bit(
    parser: &mut Parser,
    target: &Target,
    operands: &mut Operands,
    name: &str,
    kind: ImmKind,
    negation: Negation,
) -> ParseStatus {
    let token = parser.peek();
    if token.kind != TokenKind::Identifier {
        return ParseStatus::NoMatch;
    }
    let text = parser.text_of(token);
    let bit = if text == name.as_bytes() {
        true
    } else if text.strip_prefix(b"no") == Some(name.as_bytes()) {
        false
    } else {
        return ParseStatus::NoMatch;
    };
    parser.bump();
    if !bit && negation == Negation::Ignored {
        return ParseStatus::Success;
    }
    let refused = match kind {
        ImmKind::R128A16 if !has_mimg_r128(target) => Some("r128 modifier is not supported on this GPU"),
        ImmKind::A16 if !target.has(Feature::A16) => Some("a16 modifier is not supported on this GPU"),
        ImmKind::Gds if !bit && mnemonic(operands).starts_with("ds_gws") => Some("nogds is not allowed"),
        _ => None,
    };
    if let Some(message) = refused {
        parser.error(token.start, message);
        return ParseStatus::Failure;
    }
    // gfx9 has one bit for both.
    let kind = if kind == ImmKind::A16 && target.is_gfx9() { ImmKind::R128A16 } else { kind };
    operands.push(Operand::imm(i64::from(bit), kind, token.start));
    ParseStatus::Success
}

fn has_mimg_r128(target: &Target) -> bool {
    target.has(Feature::MIMG_R128) && !target.has(Feature::R128A16)
}

/// LLVM's `parseTokenOp`: a word of the syntax itself.
pub(super) fn parse_token(parser: &mut Parser, operands: &mut Operands, name: &'static str) -> ParseStatus {
    let start = parser.loc();
    if !parser.eat_id(name) {
        return ParseStatus::NoMatch;
    }
    operands.push(Operand { value: OperandValue::Token(name), start, end: start });
    ParseStatus::Success
}

/// A word that is an operand of its own.
pub(super) fn parse_word(
    parser: &mut Parser,
    operands: &mut Operands,
    name: &'static str,
    kind: ImmKind,
) -> ParseStatus {
    let start = parser.loc();
    if !parser.eat_id(name) {
        return ParseStatus::NoMatch;
    }
    operands.push(Operand::imm(0, kind, start));
    ParseStatus::Success
}

/// Takes `prefix:` and a number, if `prefix:` is next.
pub(super) fn parse_prefixed(parser: &mut Parser, prefix: &str) -> Option<Result<i64, Reported>> {
    parser.eat_id_then(prefix, TokenKind::Colon).then(|| parser.parse_absolute())
}

/// LLVM's `parseIntWithPrefix`. `convert` gives the value to keep, or none for a value that is refused.
pub(super) fn parse_int_with_prefix(
    parser: &mut Parser,
    operands: &mut Operands,
    prefix: &str,
    kind: ImmKind,
    convert: fn(i64) -> Option<i64>,
) -> ParseStatus {
    let start = parser.loc();
    let value = match parse_prefixed(parser, prefix) {
        None => return ParseStatus::NoMatch,
        Some(Err(_)) => return ParseStatus::Failure,
        Some(Ok(value)) => value,
    };
    // A refused value becomes an operand nevertheless, and the matcher goes on with it.
    let value = convert(value).unwrap_or_else(|| {
        parser.error(start, format!("invalid {prefix} value."));
        value
    });
    operands.push(Operand::imm(value, kind, start));
    ParseStatus::Success
}

/// LLVM's `parseOperandArrayWithPrefix`: up to four bits, the first one lowest.
pub(super) fn parse_array(
    parser: &mut Parser,
    operands: &mut Operands,
    prefix: &str,
    kind: ImmKind,
) -> ParseStatus {
    let start = parser.loc();
    if !parser.eat_id_then(prefix, TokenKind::Colon) {
        return ParseStatus::NoMatch;
    }
    match parse_array_bits(parser, prefix) {
        Ok(value) => {
            operands.push(Operand::imm(value, kind, start));
            ParseStatus::Success
        }
        Err(_) => ParseStatus::Failure,
    }
}

fn parse_array_bits(parser: &mut Parser, prefix: &str) -> Result<i64, Reported> {
    const MAX_SIZE: u32 = 4;
    parser.expect(TokenKind::LBrac, "expected a left square bracket")?;
    let mut value = 0;
    for place in 0.. {
        let start = parser.loc();
        let bit = parser.parse_absolute()?;
        if bit != 0 && bit != 1 {
            return Err(parser.error(start, format!("invalid {prefix} value.")));
        }
        value |= bit << place;
        if parser.eat(TokenKind::RBrac) {
            break;
        }
        if place + 1 == MAX_SIZE {
            return Err(parser.error_here("expected a closing square bracket"));
        }
        parser.expect(TokenKind::Comma, "expected a comma")?;
    }
    Ok(value)
}

/// LLVM's `parseStringOrIntWithPrefix`: one of `words`, or its place among them as a number.
pub(super) fn parse_word_or_int(
    parser: &mut Parser,
    operands: &mut Operands,
    prefix: &str,
    words: &[&str],
    kind: ImmKind,
) -> ParseStatus {
    let start = parser.loc();
    let status = parse_word_value(parser, prefix, words);
    match status {
        None => ParseStatus::NoMatch,
        Some(Err(_)) => ParseStatus::Failure,
        Some(Ok(value)) => {
            operands.push(Operand::imm(value, kind, start));
            ParseStatus::Success
        }
    }
}

/// The same without an operand.
pub(super) fn parse_word_value(
    parser: &mut Parser,
    prefix: &str,
    words: &[&str],
) -> Option<Result<i64, Reported>> {
    if !parser.eat_id_then(prefix, TokenKind::Colon) {
        return None;
    }
    let start = parser.loc();
    let found = if parser.at(TokenKind::Identifier) {
        let token = parser.bump();
        let text = parser.text_of(token);
        words.iter().position(|word| word.as_bytes() == text)
    } else {
        match parser.parse_absolute() {
            Ok(value) => usize::try_from(value).ok().filter(|place| *place < words.len()),
            Err(reported) => return Some(Err(reported)),
        }
    };
    let value = found.and_then(|place| i64::try_from(place).ok());
    Some(value.ok_or_else(|| parser.error(start, format!("invalid {prefix} value"))))
}

/// The second half of LLVM's `parseBLGP`: `neg:[1,0,0]`, which some matrix instructions have in the place of `blgp`.
pub(super) fn parse_blgp_neg(parser: &mut Parser, operands: &mut Operands) -> ParseStatus {
    let status = parse_array(parser, operands, "neg", ImmKind::Blgp);
    // Which of the two it was decides whether it is allowed.
    if status == ParseStatus::Success
        && let Some(Operand { value: OperandValue::Imm { modifiers, .. }, .. }) = operands.last_mut()
    {
        modifiers.neg = true;
    }
    status
}

/// LLVM's `tryParseIndexKey`.
pub(super) fn parse_index_key(parser: &mut Parser, operands: &mut Operands, kind: ImmKind) -> ParseStatus {
    let start = parser.loc();
    let last = if kind == ImmKind::IndexKey8Bit { 3 } else { 1 };
    match parse_prefixed(parser, "index_key") {
        None => ParseStatus::NoMatch,
        Some(Err(_)) => ParseStatus::Failure,
        Some(Ok(value)) if (0..=last).contains(&value) => {
            operands.push(Operand::imm(value, kind, start));
            ParseStatus::Success
        }
        Some(Ok(_)) => {
            parser.error(start, "out of range index_key");
            ParseStatus::Failure
        }
    }
}

/// The image dimensions by their names, in the order of their encodings.
pub const DIMS: [&str; 8] = ["1D", "2D", "3D", "CUBE", "1D_ARRAY", "2D_ARRAY", "2D_MSAA", "2D_MSAA_ARRAY"];

/// LLVM's `parseDim`: `dim:2D` or `dim:SQ_RSRC_IMG_2D`.
pub(super) fn parse_dim(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    let start = parser.loc();
    if !target.is_gfx10_plus() || !parser.eat_id_then("dim", TokenKind::Colon) {
        return ParseStatus::NoMatch;
    }
    let name_loc = parser.loc();
    match parse_dim_name(parser, name_loc) {
        Some(encoding) => {
            operands.push(Operand::imm(encoding, ImmKind::Dim, start));
            ParseStatus::Success
        }
        None => {
            parser.error(name_loc, "invalid dim value");
            ParseStatus::Failure
        }
    }
}

/// The encoding of a dimension by its name.
pub(in crate::asm) fn encoding_of_dim(name: &[u8]) -> Option<i64> {
    let name = name.strip_prefix(b"SQ_RSRC_IMG_").unwrap_or(name);
    let place = DIMS.iter().position(|dim| dim.as_bytes().eq_ignore_ascii_case(name))?;
    i64::try_from(place).ok()
}

/// The encoding of a dimension at a place. The digit of `1D` is a token of its own, so the name may be in two pieces.
fn parse_dim_name(parser: &mut Parser, start: Loc) -> Option<i64> {
    if parser.at(TokenKind::Integer) {
        let digits = parser.bump();
        if parser.loc() != digits.end() {
            return None;
        }
    }
    if !parser.at(TokenKind::Identifier) {
        return None;
    }
    let last = parser.bump();
    encoding_of_dim(parser.text.get(start.0 as usize..last.end().0 as usize)?)
}
