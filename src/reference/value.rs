//! What the bits of an instruction say, field by field.

use super::group::{Group, binary, bit_name, operand_name, slot_name};
use super::machine::Machine;
use super::modifier;
use super::page::Reading;
use super::registers;
use crate::asm::print::number_text;
use crate::isa::class::Accepts;
use crate::isa::fill::{Fill, SourceBit};
use crate::isa::form::{Extension, Form, FormOperand, Slot};
use crate::isa::layout::{FieldPlace, Layout};
use crate::isa::register::{Half, HwMode, Reg, RegClass, RegFile, Special};
use crate::isa::{Encoding, Field, OperandClass};

/// Codes of a source operand that are no register.
const FIRST_INTEGER: u64 = 128;
const LAST_POSITIVE: u64 = 192;
const LAST_INTEGER: u64 = 208;
/// The floating-point inline constants, from 240 on.
const FIRST_FLOAT: u64 = 240;
const FLOATS: [&str; 9] = ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0", "1/(2π)"];
const LITERAL64: u64 = 254;
const LITERAL: u64 = 255;
const FIRST_VGPR: u64 = 256;
/// The bit of a register's value that tells accumulation registers from others.
const ACC_SHIFT: u8 = 9;

/// Reads an instruction of a form.
pub(super) fn read(form: &'static Form, machine: &Machine, bytes: &[u8]) -> Vec<Reading> {
    let Some(group) = Group::of_form(form, machine.column) else { return Vec::new() };
    let base = usize::from(group.layout.bits / 8);
    let reader = Reader { form, machine, bytes };
    let mut all = reader.part(group.layout, 0, false);
    let mut end = base;
    if let Some(extension) = group.extension {
        all.extend(reader.part(extension, base, true));
        end += usize::from(extension.bits / 8);
    }
    let rest = bytes.get(end..).unwrap_or_default();
    if !rest.is_empty() {
        all.push(literal(rest));
    }
    all
}

fn literal(bytes: &[u8]) -> Reading {
    let value = bytes.iter().take(8).rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
    let width = u32::try_from(8 * bytes.len()).unwrap_or(64).min(64);
    Reading {
        part: "literal".to_owned(),
        field: "LITERAL".to_owned(),
        high: width.saturating_sub(1),
        low: 0,
        binary: binary(value, width),
        value,
        meaning: format!("{value:#x}"),
    }
}

struct Reader<'a> {
    form: &'static Form,
    machine: &'a Machine,
    bytes: &'a [u8],
}

impl Reader<'_> {
    /// Reads the fields of a layout that starts at a byte.
    fn part(&self, layout: &'static Layout, start: usize, extension: bool) -> Vec<Reading> {
        let reading = |place: &'static FieldPlace| {
            let value = self.bits(start, place);
            let width = u32::from(place.high - place.low) + 1;
            Reading {
                part: layout.name.to_owned(),
                field: place.field.name().to_owned(),
                high: place.high.into(),
                low: place.low.into(),
                binary: binary(value, width),
                value,
                meaning: self.meaning(place, extension, value),
            }
        };
        layout.fields.iter().map(reading).collect()
    }

    /// The value of a field; bytes that are missing count as 0.
    fn bits(&self, start: usize, place: &FieldPlace) -> u64 {
        let bit = |index: u8| {
            let byte = self.bytes.get(start + usize::from(index / 8)).copied().unwrap_or(0);
            u64::from(byte >> (index % 8) & 1)
        };
        (place.low..=place.high.min(place.low.saturating_add(63)))
            .rev()
            .fold(0, |value, index| value << 1 | bit(index))
    }

    fn meaning(&self, place: &FieldPlace, extension: bool, value: u64) -> String {
        let form = self.form;
        match form.fill(place, extension) {
            Fill::Encoding(_) => "identifies the encoding".to_owned(),
            Fill::Opcode => form.mnemonic.name().to_owned(),
            Fill::Fixed(_) => "what the form has there".to_owned(),
            Fill::Unused if place.field == Field::Reserved => "reserved".to_owned(),
            Fill::Unused => "not used".to_owned(),
            Fill::Extension => {
                format!("{:?} follows", form.extension).to_ascii_uppercase().replace("FOLLOWS", "follows")
            }
            Fill::Sources(bit) => self.sources(bit, value),
            Fill::Source { place, bit: SourceBit::Scalar } => {
                let kind = if value == 0 { "a VGPR" } else { "no VGPR" };
                format!("{} is {kind}", operand_name(form, place))
            }
            Fill::Source { place, bit } => {
                let not = if value == 0 { "no " } else { "" };
                format!("{not}{} of {}", bit_name(bit), operand_name(form, place))
            }
            Fill::Operand { place: index, shift } => match form.operands().get(index) {
                Some(operand) => self.operand(operand, value, shift, place),
                None => String::new(),
            },
        }
    }

    /// The sources, and the destination, whose bits are set.
    fn sources(&self, bit: SourceBit, value: u64) -> String {
        let mut names = Vec::new();
        let slots = [Slot::Src0, Slot::Src1, Slot::Src2];
        for (index, slot) in slots.into_iter().enumerate() {
            if value >> index & 1 != 0 && self.form.class_of(slot).is_some() {
                names.push(slot_name(self.form, slot));
            }
        }
        if bit == SourceBit::OpSel && value >> 3 & 1 != 0 {
            names.push("vdst");
        }
        if names.is_empty() {
            format!("no {}", bit_name(bit))
        } else {
            format!("{} of {}", bit_name(bit), names.join(", "))
        }
    }

    fn operand(&self, operand: &FormOperand, value: u64, shift: u8, place: &FieldPlace) -> String {
        let target = &self.machine.target;
        let class = operand.class;
        let index = self.form.operands().iter().position(|other| other == operand);
        let mut name = operand_name(self.form, index.unwrap_or(0)).to_owned();
        if shift == ACC_SHIFT {
            let file = if value == 0 { "VGPR" } else { "AGPR" };
            return format!("{name} is a {file}");
        }
        if let Some(registers) = registers::registers(class, target) {
            let width = place.high - place.low + 1;
            // A source of SDWA has a bit elsewhere that tells whether it is a VGPR.
            let vgpr = if self.is_sdwa_scalar(operand.slot) { 0 } else { FIRST_VGPR };
            let sdwa = self.form.extension == Extension::Sdwa && operand.slot.source().is_some();
            let (value, width) = if sdwa { (value | vgpr, width + 1) } else { (value << shift, width) };
            return format!("{name} = {}", self.register(class, registers, value, width));
        }
        if let Accepts::OneReg(special) = class.info().accepts {
            return format!("{name} = {}", special.name());
        }
        if class == OperandClass::OModSI {
            return ["no omod", "mul:2", "mul:4", "div:2"]
                .get(usize::try_from(value).unwrap_or(0))
                .copied()
                .unwrap_or("")
                .to_owned();
        }
        if let Some(word) = modifier::word(class, value, target) {
            return format!("{name}:{word}");
        }
        if name == "cpol" {
            // Its bits have words of their own, which are those of the fields.
            name = place.field.name().to_ascii_lowercase();
            let bit = place.high == place.low;
            return match value {
                0 if bit => format!("no {name}"),
                _ if bit => name,
                value => format!("{name} = {value}"),
            };
        }
        let number = i64::try_from(value << shift).unwrap_or(0);
        let signed = modifier::offset_range(class, self.form, target).is_some_and(|(least, _)| least < 0);
        let top = 1_i64 << (place.high - place.low).min(62);
        let number = if signed && number >= top { number - 2 * top } else { number };
        let text = match class.info().accepts {
            Accepts::Imm(_) if place.high == place.low => {
                return if value == 0 { format!("no {name}") } else { name };
            }
            _ if signed => number.to_string(),
            Accepts::Named | Accepts::Imm(_) => number_text(class, number, target),
            _ => value.to_string(),
        };
        if text.is_empty() || text.starts_with(&name) {
            format!("{name}: {value}")
        } else {
            format!("{name} = {text}")
        }
    }

    /// Whether SDWA says of a source that it is no VGPR.
    fn is_sdwa_scalar(&self, slot: Slot) -> bool {
        let bit = match slot {
            Slot::Src0 => Field::S0,
            Slot::Src1 => Field::S1,
            _ => return false,
        };
        let Some(group) = Group::of_form(self.form, self.machine.column) else { return false };
        let place = group.extension.and_then(|layout| layout.fields.iter().find(|place| place.field == bit));
        place.is_some_and(|place| self.bits(usize::from(group.layout.bits / 8), place) != 0)
    }

    /// The name of what a source or register field holds.
    fn register(&self, class: OperandClass, registers: RegClass, value: u64, width: u8) -> String {
        let mode = HwMode::of(&self.machine.target);
        let dwords = registers.dwords(mode);
        let scalar_file = registers.members(mode).vector_dwords().is_none() && !class.has_halves();
        let is_source = width >= 9;
        let vector = is_source && value >= FIRST_VGPR || !is_source && !scalar_file;
        if vector {
            return self.vector(class, registers, value, dwords);
        }
        match value {
            FIRST_INTEGER..=LAST_POSITIVE => (value - FIRST_INTEGER).to_string(),
            193..=LAST_INTEGER => format!("-{}", value - LAST_POSITIVE),
            LITERAL => "the literal".to_owned(),
            LITERAL64 if self.bytes.len() >= 12 => "the literal of 64 bits".to_owned(),
            FIRST_FLOAT..249 => FLOATS
                .get(usize::try_from(value - FIRST_FLOAT).unwrap_or(0))
                .copied()
                .unwrap_or("")
                .to_owned(),
            _ => self.scalar(value, dwords),
        }
    }

    fn vector(&self, class: OperandClass, registers: RegClass, value: u64, dwords: u8) -> String {
        let mode = HwMode::of(&self.machine.target);
        let index = u16::try_from(value & 0xff).unwrap_or(0);
        // Short encodings have the half of a register in the top bit of its number.
        let short = matches!(self.form.layout, Encoding::Vop1 | Encoding::Vop2 | Encoding::Vopc);
        if class.has_halves() && short {
            let half = if index & 0x80 == 0 { Half::Lo } else { Half::Hi };
            return name(Reg { file: RegFile::Vgpr, index: index & 0x7f, dwords: 1, half });
        }
        let probe = |file| registers.contains(Reg { file, index: 0, dwords, half: Half::Full }, mode);
        let file = if !probe(RegFile::Vgpr) && probe(RegFile::Agpr) { RegFile::Agpr } else { RegFile::Vgpr };
        name(Reg { file, index, dwords, half: Half::Full })
    }

    /// The scalar register with a number.
    fn scalar(&self, value: u64, dwords: u8) -> String {
        let target = &self.machine.target;
        let code = u16::try_from(value & 0xff).unwrap_or(0);
        let specials = (0..=u16::from(u8::MAX)).filter_map(Special::from_index);
        let fits = |special: &Special| {
            let size = special.dwords() == dwords.min(2) || *special == Special::Null;
            special.is_available(target)
                && special.hw_index(target) == code
                && size
                && *special != Special::Pc
        };
        if let Some(special) = specials.filter(fits).find(|special| !matches!(special, Special::Pc)) {
            return special.name().to_owned();
        }
        let first_ttmp = Reg::tuple(RegFile::Ttmp, 0, 1).hw_index(target);
        let ttmps = if target.is_gfx9_plus() { 16 } else { 12 };
        if (first_ttmp..first_ttmp + ttmps).contains(&code) {
            return name(Reg::tuple(RegFile::Ttmp, code - first_ttmp, dwords));
        }
        if code < 106 { name(Reg::tuple(RegFile::Sgpr, code, dwords)) } else { code.to_string() }
    }
}

fn name(reg: Reg) -> String {
    let mut out = Vec::new();
    reg.write_name(&mut out);
    String::from_utf8_lossy(&out).into_owned()
}
