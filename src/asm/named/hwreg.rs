//! Hardware registers of `s_getreg` and `s_setreg`: `hwreg(HW_REG_MODE, 0, 4)`, or `{id: 1, offset: 0, size: 4}`.

use super::availability::Availability::{self, *};
use super::availability::{Lookup, NamedValue, name_of, row, value_of};
use super::fields::{Field, absolute, finish, is_uint, parse_fields};
use super::text::{push_decimal, push_str};
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::TokenKind;
use crate::target::Target;

/// ID, bits 5 to 0; OFFSET, bits 10 to 6; SIZE less one, bits 15 to 11.
const ID_WIDTH: u32 = 6;
const OFFSET_WIDTH: u32 = 5;
const SIZE_WIDTH: u32 = 5;
const WHOLE: i64 = 32;

const fn reg(name: &'static str, id: u32, on: Availability) -> NamedValue {
    row(name, id, on)
}

/// Names of hardware registers. Where a register has two names on a target, the first one is printed.
#[rustfmt::skip]
pub const HWREGS: &[NamedValue] = &[
    // name                           id  exists on
    reg("HW_REG_WAVE_MODE",             1, Gfx12Plus),
    reg("HW_REG_MODE",                  1, Everywhere),
    reg("HW_REG_WAVE_STATUS",           2, Gfx12Plus),
    reg("HW_REG_STATUS",                2, Everywhere),
    reg("HW_REG_TRAPSTS",               3, Gfx6To11),
    reg("HW_REG_HW_ID",                 4, Gfx6To9),
    reg("HW_REG_WAVE_STATE_PRIV",       4, Gfx12Plus),
    reg("HW_REG_STATE_PRIV",            4, Gfx12Plus),
    reg("HW_REG_WAVE_GPR_ALLOC",        5, Gfx12Plus),
    reg("HW_REG_GPR_ALLOC",             5, Everywhere),
    reg("HW_REG_WAVE_LDS_ALLOC",        6, Gfx12Plus),
    reg("HW_REG_LDS_ALLOC",             6, Everywhere),
    reg("HW_REG_IB_STS",                7, Everywhere),
    reg("HW_REG_PERF_SNAPSHOT_DATA",   10, Gfx12Plus),
    reg("HW_REG_PERF_SNAPSHOT_PC_LO",  11, Gfx12Plus),
    reg("HW_REG_PERF_SNAPSHOT_PC_HI",  12, Gfx12Plus),
    reg("HW_REG_SH_MEM_BASES",         15, Gfx9To11),
    reg("HW_REG_PERF_SNAPSHOT_DATA1",  15, Gfx12Plus),
    reg("HW_REG_TBA_LO",               16, Gfx9To10),
    reg("HW_REG_PERF_SNAPSHOT_DATA2",  16, Gfx12Plus),
    reg("HW_REG_TBA_HI",               17, Gfx9To10),
    reg("HW_REG_WAVE_EXCP_FLAG_PRIV",  17, Gfx12Plus),
    reg("HW_REG_EXCP_FLAG_PRIV",       17, Gfx12Plus),
    reg("HW_REG_TMA_LO",               18, Gfx9To10),
    reg("HW_REG_PERF_SNAPSHOT_PC_LO",  18, Gfx11),
    reg("HW_REG_WAVE_EXCP_FLAG_USER",  18, Gfx12Plus),
    reg("HW_REG_EXCP_FLAG_USER",       18, Gfx12Plus),
    reg("HW_REG_TMA_HI",               19, Gfx9To10),
    reg("HW_REG_PERF_SNAPSHOT_PC_HI",  19, Gfx11),
    reg("HW_REG_WAVE_TRAP_CTRL",       19, Gfx12Plus),
    reg("HW_REG_TRAP_CTRL",            19, Gfx12Plus),
    reg("HW_REG_FLAT_SCR_LO",          20, Gfx10To11),
    reg("HW_REG_WAVE_SCRATCH_BASE_LO", 20, Gfx12Plus),
    reg("HW_REG_SCRATCH_BASE_LO",      20, Gfx12Plus),
    reg("HW_REG_XCC_ID",               20, Gfx940),
    reg("HW_REG_FLAT_SCR_HI",          21, Gfx10To11),
    reg("HW_REG_WAVE_SCRATCH_BASE_HI", 21, Gfx12Plus),
    reg("HW_REG_SCRATCH_BASE_HI",      21, Gfx12Plus),
    reg("HW_REG_SQ_PERF_SNAPSHOT_DATA",  21, Gfx940),
    reg("HW_REG_XNACK_MASK",           22, Gfx10Before1030),
    reg("HW_REG_SQ_PERF_SNAPSHOT_DATA1", 22, Gfx940),
    reg("HW_REG_WAVE_HW_ID1",          23, Gfx12Plus),
    reg("HW_REG_HW_ID1",               23, Gfx10Plus),
    reg("HW_REG_HW_ID",                23, Gfx10),
    reg("HW_REG_SQ_PERF_SNAPSHOT_PC_LO", 23, Gfx940),
    reg("HW_REG_WAVE_HW_ID2",          24, Gfx12Plus),
    reg("HW_REG_HW_ID2",               24, Gfx10Plus),
    reg("HW_REG_SQ_PERF_SNAPSHOT_PC_HI", 24, Gfx940),
    reg("HW_REG_POPS_PACKER",          25, Gfx10),
    reg("HW_REG_WAVE_SCHED_MODE",      26, Gfx12Plus),
    reg("HW_REG_PERF_SNAPSHOT_DATA",   27, Gfx11),
    reg("HW_REG_IB_STS2",              28, Gfx1250Plus),
    reg("HW_REG_SHADER_CYCLES",        29, Gfx1030To11),
    reg("HW_REG_SHADER_CYCLES_LO",     29, Gfx12Plus),
    reg("HW_REG_SHADER_CYCLES_HI",     30, Gfx12Plus),
    reg("HW_REG_WAVE_DVGPR_ALLOC_LO",  31, Gfx12Plus),
    reg("HW_REG_DVGPR_ALLOC_LO",       31, Gfx12Plus),
    reg("HW_REG_WAVE_DVGPR_ALLOC_HI",  32, Gfx12Plus),
    reg("HW_REG_DVGPR_ALLOC_HI",       32, Gfx12Plus),
    reg("HW_REG_XNACK_STATE_PRIV",     33, Gfx1250Plus),
    reg("HW_REG_XNACK_MASK",           34, Gfx1250Plus),
];

/// A hardware register and the bits of it that are meant.
struct Hwreg {
    id: Field,
    offset: Field,
    size: Field,
    /// The register's name exists, but not on this target.
    unsupported: bool,
}

/// Parses a hardware register (`parseHwreg`).
pub fn parse(parser: &mut Parser, target: &Target, operands: &mut Vec<Operand>) -> ParseStatus {
    let start = parser.loc();
    let value = parse_value(parser, target).and_then(|value| {
        if is_uint(value, 16) {
            return Ok(value);
        }
        Err(parser.error(start, "invalid immediate: only 16-bit values are legal"))
    });
    finish(value, ImmKind::Hwreg, start, operands)
}

fn parse_value(parser: &mut Parser, target: &Target) -> Result<i64, Reported> {
    let mut hwreg = Hwreg {
        id: Field::new("id", "hardware register", ID_WIDTH, 0),
        offset: Field::new("offset", "bit offset", OFFSET_WIDTH, 0),
        size: Field::new("size", "bitfield width", SIZE_WIDTH, WHOLE),
        unsupported: false,
    };
    let fields = &mut [&mut hwreg.id, &mut hwreg.offset, &mut hwreg.size];
    if parse_fields(parser, fields)? || parse_macro(parser, target, &mut hwreg)? {
        return check(parser, &hwreg);
    }
    absolute(parser, "a hwreg macro, structured immediate")
}

/// Parses `hwreg(id)` or `hwreg(id, offset, size)`; says whether it was there.
fn parse_macro(parser: &mut Parser, target: &Target, hwreg: &mut Hwreg) -> Result<bool, Reported> {
    if !parser.eat_id_then("hwreg", TokenKind::LParen) {
        return Ok(false);
    }
    hwreg.id.at = parser.loc();
    let known = match parser.at(TokenKind::Identifier) {
        true => value_of(HWREGS, parser.text_of(parser.peek()), target),
        false => Lookup::Unknown,
    };
    match known {
        Lookup::Value(id) => hwreg.id.value = id.into(),
        Lookup::Unsupported => hwreg.unsupported = true,
        Lookup::Unknown => hwreg.id.value = absolute(parser, "a register name")?,
    }
    if known != Lookup::Unknown {
        parser.bump();
    }
    if parser.eat(TokenKind::RParen) {
        return Ok(true);
    }
    parser.expect(TokenKind::Comma, "expected a comma or a closing parenthesis")?;
    hwreg.offset.at = parser.loc();
    hwreg.offset.value = absolute(parser, "")?;
    parser.expect(TokenKind::Comma, "expected a comma")?;
    hwreg.size.at = parser.loc();
    hwreg.size.value = absolute(parser, "")?;
    parser.expect(TokenKind::RParen, "expected a closing parenthesis")?;
    Ok(true)
}

fn check(parser: &mut Parser, hwreg: &Hwreg) -> Result<i64, Reported> {
    if hwreg.unsupported {
        return Err(hwreg.id.error(parser, "not supported on this GPU"));
    }
    hwreg.id.check_width(parser)?;
    hwreg.offset.check_width(parser)?;
    let size = hwreg.size.value.wrapping_sub(1);
    if !is_uint(size, SIZE_WIDTH) {
        return Err(hwreg.size.error(parser, "only values from 1 to 32 are legal"));
    }
    Ok(hwreg.id.value | hwreg.offset.value << ID_WIDTH | size << (ID_WIDTH + OFFSET_WIDTH))
}

/// Prints a hardware register (`printHwreg`).
pub fn print(value: u32, target: &Target, out: &mut Vec<u8>) {
    let id = value & 0x3f;
    let offset = value >> ID_WIDTH & 0x1f;
    let size = (value >> (ID_WIDTH + OFFSET_WIDTH) & 0x1f) + 1;
    push_str(out, "hwreg(");
    match name_of(HWREGS, id, target) {
        Some(name) => push_str(out, name),
        None => push_decimal(out, id),
    }
    if offset != 0 || i64::from(size) != WHOLE {
        push_str(out, ", ");
        push_decimal(out, offset);
        push_str(out, ", ");
        push_decimal(out, size);
    }
    out.push(b')');
}
