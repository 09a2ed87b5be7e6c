//! DPP: which lane a lane reads, `quad_perm:[0,1,2,3]`, `row_shl:1`, `dpp8:[7,6,5,4,3,2,1,0]`.

use super::Operands;
use crate::asm::diagnostic::Reported;
use crate::asm::operand::{ImmKind, Operand};
use crate::asm::parser::{ParseStatus, Parser};
use crate::asm::token::TokenKind;
use crate::target::{Feature, Target};
use std::ops::RangeInclusive;

/// Which GPUs have a control.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Since {
    Always,
    /// gfx8 and gfx9.
    Gfx8Gfx9,
    /// gfx90a to gfx950.
    Gfx90a,
    Gfx10,
}

/// A `dpp_ctrl` with a number after it: the encoding of its first value, and the numbers that it takes.
struct Control {
    name: &'static str,
    encoding: u16,
    first: u16,
    last: u16,
    since: Since,
}

const fn control(name: &'static str, encoding: u16, first: u16, last: u16, since: Since) -> Control {
    Control { name, encoding, first, last, since }
}

impl Control {
    fn lanes(&self) -> Lanes {
        // A control that takes only one number does not count it in.
        let uncounted = if self.first == self.last { i64::from(self.first) } else { 0 };
        Lanes::Number(i64::from(self.encoding) - uncounted, self.first.into()..=self.last.into())
    }
}

const CONTROLS: [Control; 10] = [
    control("row_shl", 0x100, 1, 15, Since::Always),
    control("row_shr", 0x110, 1, 15, Since::Always),
    control("row_ror", 0x120, 1, 15, Since::Always),
    control("wave_shl", 0x130, 1, 1, Since::Gfx8Gfx9),
    control("wave_rol", 0x134, 1, 1, Since::Gfx8Gfx9),
    control("wave_shr", 0x138, 1, 1, Since::Gfx8Gfx9),
    control("wave_ror", 0x13c, 1, 1, Since::Gfx8Gfx9),
    control("row_share", 0x150, 0, 15, Since::Gfx10),
    control("row_newbcast", 0x150, 0, 15, Since::Gfx90a),
    control("row_xmask", 0x160, 0, 15, Since::Gfx10),
];

const ROW_MIRROR: i64 = 0x140;
const ROW_HALF_MIRROR: i64 = 0x141;
const ROW_BCAST15: i64 = 0x142;
const ROW_BCAST31: i64 = 0x143;

/// LLVM's `isDPPCtrl`: whether a value is a `dpp_ctrl` of any GPU.
#[must_use]
pub fn is_dpp_ctrl(value: i64) -> bool {
    let in_row = |first: i64| (first + 1..first + 16).contains(&value);
    (0..0x100).contains(&value)
        || in_row(0x100)
        || in_row(0x110)
        || in_row(0x120)
        || matches!(value, 0x130 | 0x134 | 0x138 | 0x13c)
        || (ROW_MIRROR..=ROW_BCAST31).contains(&value)
        || (0x150..0x170).contains(&value)
}

fn is_supported(since: Since, target: &Target) -> bool {
    match since {
        Since::Always => true,
        Since::Gfx8Gfx9 => target.is_vi() || target.is_gfx9(),
        Since::Gfx90a => target.has(Feature::GFX90AInsts),
        Since::Gfx10 => target.is_gfx10_plus(),
    }
}

/// What follows the name of a lane pattern.
#[derive(Clone, Debug)]
pub(in crate::asm) enum Lanes {
    /// Nothing; the pattern has this encoding.
    Nothing(i64),
    /// So many selectors of so many bits in brackets.
    Selectors(u32, u32),
    /// A number in this range, which is added to an encoding.
    Number(i64, RangeInclusive<i64>),
}

impl Lanes {
    /// The patterns that a GPU has, `dpp8` aside, and their names.
    pub fn all(target: &Target) -> impl Iterator<Item = (&'static str, Self)> {
        let fixed = [
            ("row_mirror", Self::Nothing(ROW_MIRROR)),
            ("row_half_mirror", Self::Nothing(ROW_HALF_MIRROR)),
            QUAD_PERM,
        ];
        let controls = CONTROLS.iter().filter(|control| is_supported(control.since, target));
        fixed.into_iter().chain(controls.map(|control| (control.name, control.lanes())))
    }
}

/// `quad_perm:[0,1,2,3]`: two bits for each lane of a quad.
const QUAD_PERM: (&str, Lanes) = ("quad_perm", Lanes::Selectors(4, 2));
/// `dpp8:[7,6,5,4,3,2,1,0]`, on gfx10 and later.
pub(in crate::asm) const DPP8: (&str, Lanes) = ("dpp8", Lanes::Selectors(8, 3));

/// LLVM's `parseDPPCtrl`.
pub(super) fn parse_dpp_ctrl(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    let token = parser.peek();
    if token.kind != TokenKind::Identifier {
        return ParseStatus::NoMatch;
    }
    let text = parser.text_of(token);
    let value = match text {
        b"row_mirror" => {
            parser.bump();
            Ok(ROW_MIRROR)
        }
        b"row_half_mirror" => {
            parser.bump();
            Ok(ROW_HALF_MIRROR)
        }
        b"quad_perm" => eat_name(parser).and_then(|()| parse_quad_perm(parser)),
        b"row_bcast" if is_supported(Since::Gfx8Gfx9, target) => {
            eat_name(parser).and_then(|()| parse_row_bcast(parser))
        }
        _ => {
            let found = CONTROLS.iter().find(|control| control.name.as_bytes() == text);
            let Some(control) = found.filter(|control| is_supported(control.since, target)) else {
                return ParseStatus::NoMatch;
            };
            eat_name(parser).and_then(|()| parse_selector(parser, control))
        }
    };
    match value {
        Ok(value) => {
            operands.push(Operand::imm(value, ImmKind::DppCtrl, token.start));
            ParseStatus::Success
        }
        Err(_) => ParseStatus::Failure,
    }
}

/// Takes the name and the colon after it.
fn eat_name(parser: &mut Parser) -> Result<(), Reported> {
    parser.bump();
    parser.expect(TokenKind::Colon, "expected a colon")
}

/// `[0,1,2,3]`: two bits for each lane of a quad.
fn parse_quad_perm(parser: &mut Parser) -> Result<i64, Reported> {
    parse_selectors(parser, 4, 2, "expected a 2-bit value")
}

/// Selectors of a few bits each in brackets, the first one lowest.
fn parse_selectors(
    parser: &mut Parser,
    count: u32,
    bits: u32,
    message: &'static str,
) -> Result<i64, Reported> {
    parser.expect(TokenKind::LBrac, "expected an opening square bracket")?;
    let mut selectors = 0;
    for place in 0..count {
        if place > 0 {
            parser.expect(TokenKind::Comma, "expected a comma")?;
        }
        let start = parser.loc();
        let selector = parser.parse_absolute()?;
        if selector >> bits != 0 {
            return Err(parser.error(start, message));
        }
        selectors |= selector << (place * bits);
    }
    parser.expect(TokenKind::RBrac, "expected a closing square bracket")?;
    Ok(selectors)
}

fn parse_row_bcast(parser: &mut Parser) -> Result<i64, Reported> {
    let start = parser.loc();
    match parser.parse_absolute()? {
        15 => Ok(ROW_BCAST15),
        31 => Ok(ROW_BCAST31),
        _ => Err(parser.error(start, "invalid row_bcast value")),
    }
}

fn parse_selector(parser: &mut Parser, control: &Control) -> Result<i64, Reported> {
    let start = parser.loc();
    let value = parser.parse_absolute()?;
    match control.lanes() {
        Lanes::Number(base, range) if range.contains(&value) => Ok(base + value),
        _ => Err(parser.error(start, format!("invalid {} value", control.name))),
    }
}

/// LLVM's `parseDPP8`.
pub(super) fn parse_dpp8(parser: &mut Parser, target: &Target, operands: &mut Operands) -> ParseStatus {
    let start = parser.loc();
    if !target.is_gfx10_plus() || !parser.eat_id_then("dpp8", TokenKind::Colon) {
        return ParseStatus::NoMatch;
    }
    match parse_selectors(parser, 8, 3, "expected a 3-bit value") {
        Ok(value) => {
            operands.push(Operand::imm(value, ImmKind::Dpp8, start));
            ParseStatus::Success
        }
        Err(_) => ParseStatus::Failure,
    }
}

/// Appends `dpp8:[…]`.
pub fn print_dpp8(value: u32, out: &mut Vec<u8>) {
    print_selectors(b"dpp8:[", value, 8, 3, out);
}

fn print_selectors(name: &[u8], value: u32, count: u32, bits: u32, out: &mut Vec<u8>) {
    out.extend_from_slice(name);
    for place in 0..count {
        if place > 0 {
            out.push(b',');
        }
        let selector = (value >> (place * bits)) & ((1 << bits) - 1);
        // Three bits at most.
        out.push(b'0' + selector as u8);
    }
    out.push(b']');
}

/// Appends a `dpp_ctrl` as LLVM prints it. `dp_alu`: the instruction works on 64-bit values, for which
/// only some controls are legal.
pub fn print_dpp_ctrl(value: u32, target: &Target, dp_alu: bool, out: &mut Vec<u8>) {
    if dp_alu && !is_legal_dp_alu_control(value, target) {
        let supported = if target.is_gfx12() { "row_share" } else { "row_newbcast" };
        out.extend_from_slice(format!(" /* DP ALU dpp only supports {supported} */").as_bytes());
        return;
    }
    let (name, number) = match value {
        0..=0xff => return print_selectors(b"quad_perm:[", value, 4, 2, out),
        0x140 => ("row_mirror", None),
        0x141 => ("row_half_mirror", None),
        0x142 => ("row_bcast", Some(15)),
        0x143 => ("row_bcast", Some(31)),
        0x130 => ("wave_shl", Some(1)),
        0x134 => ("wave_rol", Some(1)),
        0x138 => ("wave_shr", Some(1)),
        0x13c => ("wave_ror", Some(1)),
        0x101..=0x10f => ("row_shl", Some(value & 15)),
        0x111..=0x11f => ("row_shr", Some(value & 15)),
        0x121..=0x12f => ("row_ror", Some(value & 15)),
        0x150..=0x15f => (if target.is_gfx90a() { "row_newbcast" } else { "row_share" }, Some(value & 15)),
        0x160..=0x16f => ("row_xmask", Some(value & 15)),
        _ => {
            out.extend_from_slice(b"/* Invalid dpp_ctrl value */");
            return;
        }
    };
    let removed = matches!(name, "row_bcast" | "wave_shl" | "wave_rol" | "wave_shr" | "wave_ror");
    let early = !target.is_gfx10_plus();
    let text = match (name, number) {
        (name, _) if removed && !early => format!("/* {name} is not supported starting from GFX10 */"),
        ("row_share", _) if early => {
            " /* row_newbcast/row_share is not supported on ASICs earlier than GFX90A/GFX10 */".to_owned()
        }
        ("row_xmask", _) if early => {
            "/* row_xmask is not supported on ASICs earlier than GFX10 */".to_owned()
        }
        (name, Some(number)) => format!("{name}:{number}"),
        (name, None) => name.to_owned(),
    };
    out.extend_from_slice(text.as_bytes());
}

/// Whether a control is legal for instructions on 64-bit values.
#[must_use]
pub fn is_legal_dp_alu_control(value: u32, target: &Target) -> bool {
    let row_share = (0x150..0x160).contains(&value);
    if target.is_gfx12() {
        return row_share;
    }
    // gfx90a calls it row_newbcast.
    target.is_gfx90a() && row_share
}
