//! Registers in the source: `v5`, `s[4:7]`, `[s0,s1,vcc_lo]`, `ttmp[0:3]`, `v1.h`, `vcc`.

pub(in crate::asm) mod plain;

use super::Operands;
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{Modifiers, Operand, OperandValue};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::{Loc, Token, TokenKind};
use crate::isa::register::{Half, Reg, RegFile, Special};
use crate::target::Target;

/// How deep lists of registers may nest. One level makes sense; the rest only serves to end.
const MAX_LIST_DEPTH: u32 = 32;

/// The tokens of a tuple: name, bracket, number, colon, number, bracket.
const TUPLE_TOKENS: usize = 6;

/// A register as it was written: LLVM's checks go by the numbers in the source.
#[derive(Clone, Copy)]
struct Written {
    reg: Reg,
    /// The number after the letter; 0 for a register with a name.
    number: u32,
    /// Size in dwords as written; every register with a name counts as one, even `vcc`.
    dwords: u32,
}

/// The file that a name begins with, and the length of that beginning.
fn file_prefix(name: &[u8]) -> Option<(RegFile, usize)> {
    match name.first()? {
        b'v' => Some((RegFile::Vgpr, 1)),
        b's' => Some((RegFile::Sgpr, 1)),
        b'a' if name.starts_with(b"acc") => Some((RegFile::Agpr, 3)),
        b'a' => Some((RegFile::Agpr, 1)),
        b't' if name.starts_with(b"ttmp") => Some((RegFile::Ttmp, 4)),
        _ => None,
    }
}

/// A decimal number of 32 bits, without a sign.
fn register_number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0u32, |number, &digit| {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number.checked_mul(10)?.checked_add(u32::from(digit))
    })
}

/// Whether a register starts here, valid or not.
#[must_use]
pub fn is_register(parser: &Parser, token: Token, next: Token) -> bool {
    match token.kind {
        TokenKind::LBrac => true,
        TokenKind::Identifier => is_register_name(parser.text_of(token), next.kind),
        _ => false,
    }
}

fn is_register_name(name: &[u8], next: TokenKind) -> bool {
    if let Some((_, length)) = file_prefix(name) {
        let suffix = &name[length..];
        if suffix.is_empty() {
            if next == TokenKind::LBrac {
                return true;
            }
        } else {
            // Both endings are cut here, while only one is when the register is read: `v0.h.l` is a bad register.
            let suffix = suffix.strip_suffix(b".l").unwrap_or(suffix);
            let suffix = suffix.strip_suffix(b".h").unwrap_or(suffix);
            if register_number(suffix).is_some() {
                return true;
            }
        }
    }
    Special::from_name(name).is_some()
}

/// LLVM's `parseReg`, which `parseBoolReg` is, too.
#[inline]
pub(super) fn parse_reg(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    let token = parser.peek();
    if token.kind == TokenKind::Identifier
        && let Some(found) = plain::register(parser.text, token.start.0 as usize, target)
    {
        let tuple = found.end > token.end().0 as usize;
        parser.skip_plain(if tuple { TUPLE_TOKENS } else { 1 });
        operands.push(found.operand(parser.gprs, token.start));
        return ParseStatus::Success;
    }
    parse_any_reg(parser, target, operands)
}

fn parse_any_reg(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    if !is_register(parser, parser.peek(), parser.peek_at(1)) {
        return ParseStatus::NoMatch;
    }
    match parse_register(parser, target) {
        Ok(operand) => {
            operands.push(operand);
            ParseStatus::Success
        }
        Err(_) => ParseStatus::Failure,
    }
}

/// Reads a register where one is expected.
///
/// # Errors
/// When there is none, or this GPU does not have it.
pub fn parse_register(parser: &mut Parser, target: &Target) -> Result<Operand, Reported> {
    let first = parser.peek();
    let written = parse_written(parser, target, 0)?;
    parser.gprs.add(written.reg.file, written.number, written.dwords);
    let value = OperandValue::Reg { reg: written.reg, modifiers: Modifiers::default() };
    // A register's operand ends with its first token, as LLVM has it, even if it is a range or a list.
    Ok(Operand { value, start: first.start, end: first.end() })
}

fn parse_written(parser: &mut Parser, target: &Target, depth: u32) -> Result<Written, Reported> {
    let start = parser.loc();
    let written = if parser.at(TokenKind::Identifier) {
        match Special::from_name(parser.text_of(parser.peek())) {
            Some(special) => {
                parser.bump();
                Written { reg: Reg::special(special), number: 0, dwords: 1 }
            }
            None => parse_regular(parser, target)?,
        }
    } else {
        parse_list(parser, target, depth)?
    };
    if written.reg.is_available(target) {
        return Ok(written);
    }
    if written.reg.is_null() {
        return Err(parser.error(start, "'null' operand is not supported on this GPU"));
    }
    let mut name = Vec::new();
    written.reg.write_name(&mut name);
    let message = format!("{} register not available on this GPU", String::from_utf8_lossy(&name));
    Err(parser.error(start, message))
}

/// A register with a number: `v5`, `v5.l`, `v[5]`, `v[5:6]`.
fn parse_regular(parser: &mut Parser, target: &Target) -> Result<Written, Reported> {
    let token = parser.peek();
    let name = parser.text_of(token);
    let Some((file, length)) = file_prefix(name) else {
        return Err(parser.error_here("invalid register name"));
    };
    parser.bump();
    let suffix = &name[length..];
    let range = suffix.is_empty();
    let (number, dwords, half) =
        if range { parse_range(parser)? } else { parse_index(parser, token.start, suffix)? };
    let reg = numbered(target, file, (number, dwords, half))
        .map_err(|message| parser.error(token.start, message))?;
    // vcc goes by its own name only. LLVM lets `s[106]` pass for vcc_lo, though.
    let is_vcc = match reg.as_special() {
        Some(Special::Vcc) => true,
        Some(_) => !range && reg.half == Half::Full,
        None => reg.reaches_vcc(),
    };
    if is_vcc {
        return Err(parser.error(token.start, "register index is out of range"));
    }
    Ok(Written { reg, number, dwords })
}

/// The rest of `v5` or `v5.l`.
fn parse_index(parser: &mut Parser, start: Loc, suffix: &[u8]) -> Result<(u32, u32, Half), Reported> {
    let (digits, half) = match suffix {
        [digits @ .., b'.', b'l'] => (digits, Half::Lo),
        [digits @ .., b'.', b'h'] => (digits, Half::Hi),
        digits => (digits, Half::Full),
    };
    match register_number(digits) {
        Some(number) => Ok((number, 1, half)),
        None => Err(parser.error(start, "invalid register index")),
    }
}

/// The rest of `v[5]`, `v[5].l` or `v[5:6]`.
fn parse_range(parser: &mut Parser) -> Result<(u32, u32, Half), Reported> {
    parser.expect(TokenKind::LBrac, "missing register index")?;
    let first_loc = parser.loc();
    let first = parser.parse_absolute()?;
    let (mut last_loc, mut last) = (first_loc, first);
    if parser.eat(TokenKind::Colon) {
        last_loc = parser.loc();
        last = parser.parse_absolute()?;
    }
    parser.expect(TokenKind::RBrac, "expected a closing square bracket")?;
    let Ok(first) = u32::try_from(first) else {
        return Err(parser.error(first_loc, "invalid register index"));
    };
    let Ok(last) = u32::try_from(last) else {
        return Err(parser.error(last_loc, "invalid register index"));
    };
    if first > last {
        let message = "first register index should not exceed second index";
        return Err(parser.error(first_loc, message));
    }
    let mut half = Half::Full;
    if first == last {
        if parser.eat_id(".l") {
            half = Half::Lo;
        } else if parser.eat_id(".h") {
            half = Half::Hi;
        }
    }
    // LLVM counts in bits, with 32 bits for the count: enormous ranges wrap.
    let dwords = (last - first).wrapping_add(1).wrapping_mul(32) / 32;
    Ok((first, dwords, half))
}

/// LLVM's `getRegularReg`: the register with these numbers, if the file has it; else LLVM's message.
fn numbered(
    target: &Target,
    file: RegFile,
    (number, dwords, half): (u32, u32, Half),
) -> Result<Reg, &'static str> {
    let scalar = matches!(file, RegFile::Sgpr | RegFile::Ttmp);
    // Scalar tuples are aligned to their size, but to no more than 4.
    let align = if scalar { dwords.next_power_of_two().min(4) } else { 1 };
    if !number.is_multiple_of(align) {
        return Err("invalid register alignment");
    }
    let supported = match file {
        RegFile::Vgpr | RegFile::Agpr => matches!(dwords, 1..=12 | 16 | 32),
        RegFile::Sgpr => matches!(dwords, 1..=12 | 16),
        RegFile::Ttmp => matches!(dwords, 1 | 2 | 4 | 8 | 16),
        RegFile::Special => false,
    };
    if !supported {
        return Err("invalid or unsupported register size");
    }
    // vcc_lo and vcc_hi are the scalar registers 106 and 107. On gfx1250 a tuple may reach beyond v255.
    let end = match file {
        RegFile::Vgpr if target.is_gfx1250_plus() => 255 + dwords,
        RegFile::Vgpr | RegFile::Agpr => 256,
        RegFile::Sgpr => 108,
        RegFile::Ttmp | RegFile::Special => 16,
    };
    // Both fit their types: `end` is small.
    match (u16::try_from(number), u8::try_from(dwords)) {
        (Ok(index), Ok(size)) if number.saturating_add(dwords) <= end => {
            let reg = match (file, index, size) {
                (RegFile::Sgpr, 106, 1) => Reg::special(Special::VccLo),
                (RegFile::Sgpr, 107, 1) => Reg::special(Special::VccHi),
                (RegFile::Sgpr, 106, 2) => Reg::special(Special::Vcc),
                _ => Reg::tuple(file, index, size),
            };
            Ok(Reg { half, ..reg })
        }
        _ => Err("register index is out of range"),
    }
}

/// A list of consecutive registers: `[s0,s1,s2,s3]`.
fn parse_list(parser: &mut Parser, target: &Target, depth: u32) -> Result<Written, Reported> {
    let list_loc = parser.loc();
    parser.expect(TokenKind::LBrac, "expected a register or a list of registers")?;
    if depth == MAX_LIST_DEPTH {
        return Err(parser.error_here("expected a single 32-bit register"));
    }
    let mut list = parse_list_item(parser, target, depth)?;
    while parser.eat(TokenKind::Comma) {
        let loc = parser.loc();
        let next = parse_list_item(parser, target, depth)?;
        add_to_list(parser, &mut list, next, loc)?;
    }
    parser.expect(TokenKind::RBrac, "expected a comma or a closing square bracket")?;
    if list.reg.file != RegFile::Special {
        let shape = (list.number, list.dwords, Half::Full);
        list.reg =
            numbered(target, list.reg.file, shape).map_err(|message| parser.error(list_loc, message))?;
    }
    Ok(list)
}

fn parse_list_item(parser: &mut Parser, target: &Target, depth: u32) -> Result<Written, Reported> {
    let loc = parser.loc();
    let item = parse_written(parser, target, depth + 1)?;
    if item.dwords != 1 {
        return Err(parser.error(loc, "expected a single 32-bit register"));
    }
    Ok(item)
}

/// LLVM's `AddNextRegisterToList`.
fn add_to_list(parser: &mut Parser, list: &mut Written, next: Written, loc: Loc) -> Result<(), Reported> {
    let file = list.reg.file;
    if file == RegFile::Sgpr && list.reg.half == Half::Full {
        let following = list.number.saturating_add(list.dwords);
        let follows = (following == 106 && next.reg.is(Special::VccLo))
            || (following == 107 && next.reg.is(Special::VccHi));
        if follows {
            list.dwords += 1;
            return Ok(());
        }
    }
    if file != next.reg.file {
        return Err(parser.error(loc, "registers in a list must be of the same kind"));
    }
    match (list.reg.as_special(), next.reg.as_special()) {
        (Some(low), Some(high)) => match Special::from_halves(low, high) {
            Some(whole) => {
                list.reg = Reg::special(whole);
                list.dwords = 2;
                Ok(())
            }
            None => Err(parser.error(loc, "register does not fit in the list")),
        },
        _ if next.reg.half == list.reg.half
            && u32::from(next.reg.index) == u32::from(list.reg.index) + list.dwords =>
        {
            list.dwords += 1;
            Ok(())
        }
        _ => Err(parser.error(loc, "registers in a list must have consecutive indices")),
    }
}
