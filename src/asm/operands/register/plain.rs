//! Registers as nearly all of them are written: `v5`, `v5.l`, `s104`, `ttmp3`, `vcc_lo`, `s[4:5]`.
//!
//! They are read from the bytes. Whatever is not certain, errors above all, is left to the parser of all registers.

use super::numbered;
use crate::asm::gpr_use::GprUse;
use crate::asm::lexer::is_identifier_byte;
use crate::asm::operand::{Modifiers, Operand, OperandValue};
use crate::asm::token::Loc;
use crate::asm::word::{Word, word};
use crate::isa::register::{Half, Reg, RegFile, Special};
use crate::target::Target;

/// A register in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::asm) struct Plain {
    /// Which one.
    pub reg: Reg,
    /// Its first number as it is written; 0 for a register with a name.
    pub number: u32,
    /// How long its name is, without the bounds of a tuple.
    pub name_len: usize,
    /// Where it ends.
    pub end: usize,
}

impl Plain {
    /// The operand of a register that starts at `start`, which is counted among those in use.
    #[inline]
    pub fn operand(&self, gprs: &mut GprUse, start: Loc) -> Operand {
        gprs.add(self.reg.file, self.number, u32::from(self.reg.dwords));
        let value = OperandValue::Reg { reg: self.reg, modifiers: Modifiers::default() };
        // Sources are shorter than 4 GiB.
        Operand { value, start, end: Loc(start.0 + self.name_len as u32) }
    }
}

/// The register at a place of the text, if this GPU has it.
#[inline(always)]
pub(in crate::asm) fn register(text: &[u8], at: usize, target: &Target) -> Option<Plain> {
    let bytes = u64::from_le_bytes(*text.get(at..)?.first_chunk()?);
    let file = match bytes as u8 {
        b'v' => RegFile::Vgpr,
        b's' => RegFile::Sgpr,
        _ => return named(text, at, target),
    };
    match Digits::of((bytes >> 8) as u32) {
        Some(digits) => single(bytes, at, file, digits, target),
        None if (bytes >> 8) as u8 == b'[' => tuple(text, at, 1, file, target),
        None => named(text, at, target),
    }
}

/// `v5`, `v5.l` or `s5`, of which `bytes` are the first: with four digits and a half there is one more.
#[inline(always)]
fn single(bytes: u64, at: usize, file: RegFile, digits: Digits, target: &Target) -> Option<Plain> {
    let mut end = at + 1 + digits.len;
    let mut half = Half::Full;
    let mut rest = bytes >> (8 + 8 * digits.len);
    if rest as u8 == b'.' {
        half = match (rest >> 8) as u8 {
            b'l' => Half::Lo,
            b'h' => Half::Hi,
            _ => return None,
        };
        end += 2;
        rest >>= 16;
    }
    let limit = match file {
        RegFile::Vgpr => 256,
        _ if half != Half::Full => 0,
        // Earlier GPUs differ in what they have from s102 on.
        _ if target.is_gfx10_plus() => 106,
        _ => 102,
    };
    if is_identifier_byte(rest as u8) || digits.value >= limit {
        return None;
    }
    // It is less than 256.
    let reg = Reg { file, index: digits.value as u16, dwords: 1, half };
    Some(Plain { reg, number: digits.value, name_len: end - at, end })
}

/// One to four decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Digits {
    value: u32,
    len: usize,
}

impl Digits {
    /// Those that four bytes begin with, without a branch on how many there are. Of more the first four are read.
    #[inline]
    fn of(bytes: u32) -> Option<Self> {
        const ZEROS: u32 = u32::from_le_bytes(*b"0000");
        const HIGH_BITS: u32 = 0x8080_8080;
        let bytes = bytes ^ ZEROS;
        // What is greater than 9 gets its high bit; behind all four there is one.
        let others = (((bytes & !HIGH_BITS) + 0x7676_7676) | bytes) & HIGH_BITS;
        let len = (u64::from(others) | 1 << 39).trailing_zeros() / 8;
        if len == 0 {
            return None;
        }
        // Zeros before them make four of them, the first one lowest; then pairs are added up.
        let digits = bytes << (32 - 8 * len);
        let pairs = (digits * 10 + (digits >> 8)) & 0x00ff_00ff;
        Some(Self { value: (pairs & 0xff) * 100 + (pairs >> 16), len: len as usize })
    }
}

/// A register whose file is not told by its first letter alone.
fn named(text: &[u8], at: usize, target: &Target) -> Option<Plain> {
    const A: u64 = word(b"a");
    const TTMP: u64 = word(b"ttmp");
    let name = Word::at(text, at)?;
    if text.get(at + name.len) == Some(&b'[') {
        let file = match name.bytes {
            A => RegFile::Agpr,
            TTMP => RegFile::Ttmp,
            _ => return None,
        };
        return tuple(text, at, name.len, file, target);
    }
    let reg = match name.bytes as u8 {
        b't' => ttmp(name.bytes, target)?,
        b'a' => agpr(name.bytes)?,
        _ => special(name.bytes, target)?,
    };
    let number = if reg.file == RegFile::Special { 0 } else { u32::from(reg.index) };
    Some(Plain { reg, number, name_len: name.len, end: at + name.len })
}

/// `a16` is a modifier of images, too.
fn agpr(name: u64) -> Option<Reg> {
    const A16: u64 = word(b"a16");
    let index = index(name >> 8).filter(|index| *index < 256 && name != A16)?;
    Some(Reg::tuple(RegFile::Agpr, index, 1))
}

/// A number that is all of a word.
fn index(word: u64) -> Option<u16> {
    let digits = Digits::of(word as u32)?;
    (word >> (8 * digits.len) == 0).then_some(digits.value as u16)
}

fn ttmp(name: u64, target: &Target) -> Option<Reg> {
    const TTMP: u64 = word(b"ttmp");
    if name & 0xffff_ffff != TTMP {
        return None;
    }
    let end = if target.is_gfx9_plus() { 16 } else { 12 };
    index(name >> 32).filter(|index| *index < end).map(|index| Reg::tuple(RegFile::Ttmp, index, 1))
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

/// A tuple with decimal numbers for its bounds, behind the name of its file, if this GPU has it.
fn tuple(text: &[u8], at: usize, name_len: usize, file: RegFile, target: &Target) -> Option<Plain> {
    let (first, end) = bound(text, at + name_len + 1, b':')?;
    let (last, end) = bound(text, end, b']')?;
    // A single register may have a half behind the bracket.
    let more = last.checked_sub(first).filter(|more| *more > 0)?;
    let reg = match everywhere(file, first, more + 1) {
        Some(reg) => reg,
        None => {
            let reg = numbered(target, file, (first, more + 1, Half::Full)).ok()?;
            let usual = reg.file == file && !reg.reaches_vcc() && reg.is_available(target);
            usual.then_some(reg)?
        }
    };
    Some(Plain { reg, number: first, name_len, end })
}

/// A tuple that every GPU has.
#[inline]
fn everywhere(file: RegFile, first: u32, dwords: u32) -> Option<Reg> {
    /// A bit for each size: 1 to 12, and 16.
    const SIZES: u32 = 0x1_1ffe;
    let (end, align) = match file {
        RegFile::Vgpr => (256, 1),
        RegFile::Sgpr => (102, if dwords == 2 { 2 } else { 4 }),
        _ => return None,
    };
    let there = dwords <= 16 && SIZES >> dwords & 1 != 0 && first + dwords <= end && first & (align - 1) == 0;
    // Both are less than 256.
    there.then(|| Reg::tuple(file, first as u16, dwords as u8))
}

/// A number, and where what ends it is passed. With a zero before it, it would be octal.
#[inline]
fn bound(text: &[u8], start: usize, end: u8) -> Option<(u32, usize)> {
    let bytes = u64::from_le_bytes(*text.get(start..)?.first_chunk()?);
    let digits = Digits::of(bytes as u32)?;
    let after = (bytes >> (8 * digits.len)) as u8;
    let plain = after == end && (digits.len == 1 || bytes as u8 != b'0');
    plain.then_some((digits.value, start + digits.len + 1))
}

#[cfg(test)]
mod tests {
    use super::register;
    use crate::asm::lexer::Lexer;
    use crate::asm::operand::OperandValue;
    use crate::asm::operands::register::parse_register;
    use crate::asm::parser::{Context, Parser};
    use crate::asm::token::Loc;
    use crate::isa::register::Reg;
    use crate::target::Target;

    /// A register, and where its reader goes on.
    type Found = Option<(Reg, usize)>;

    /// What the quick way and the full parser make of a register.
    fn both(text: &str, target: &Target) -> (Found, Found) {
        let plain = register(text.as_bytes(), 0, target).map(|plain| (plain.reg, plain.end));
        let mut tokens = Vec::new();
        Lexer::new(text.as_bytes(), Loc(0)).statement(&mut tokens, &mut Vec::new());
        let mut context = Context::default();
        let mut parser = Parser::new(text.as_bytes(), &tokens, &mut context);
        let full = parse_register(&mut parser, target).ok().and_then(|operand| match operand.value {
            OperandValue::Reg { reg, .. } => Some((reg, parser.loc().0 as usize)),
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
                names.push(format!("{file}[0{first}:{first}]"));
            }
        }
        for cpu in ["tahiti", "bonaire", "gfx803", "gfx900", "gfx90a", "gfx1010", "gfx1100", "gfx1250"] {
            let (target, _) = Target::new("amdgcn", cpu, "").unwrap();
            let mut quick = 0;
            for name in &names {
                for text in [format!("{name}\n\n\n\n\n\n\n\n\n"), format!("{name}, v[0:1]")] {
                    let (plain, full) = both(&text, &target);
                    assert!(plain.is_none() || plain == full, "{cpu} {text}: {plain:?}, {full:?}");
                    quick += usize::from(plain.is_some());
                }
            }
            assert!(quick > names.len() / 4, "{cpu} {quick} of {}", names.len());
        }
    }
}
