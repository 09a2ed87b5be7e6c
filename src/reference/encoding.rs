//! One encoding on a page: layout, syntax, operands.

use super::access::access;
use super::group::{Group, places_text, slot_name};
use super::machine::Machine;
use super::manual::Manual;
use super::modifier;
use super::page::{Access, Encoding, Operand};
use super::registers;
use crate::isa::class::Accepts;
use crate::isa::form::{Form, FormOperand, Slot};
use crate::isa::{OperandClass, ValueType};

/// How many ways of writing an encoding are listed.
const MAX_SYNTAX: usize = 12;

/// Describes an encoding.
pub(super) fn describe(group: &Group, machine: &Machine, manual: Option<&Manual>) -> Encoding {
    let mut rows: Vec<String> = Vec::new();
    for form in &group.forms {
        let (file, line) = form.row();
        let row = format!("{file}:{line}");
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    let opcode = u32::from(group.form.opcode);
    let mut operands = operands(group, machine);
    if let Some(manual) = manual {
        for operand in &mut operands {
            let field = operand.field.as_deref().and_then(|field| field.split(' ').next());
            let known = field.and_then(|field| manual.operand(&group.name(), field));
            if let Some((amd_type, amd_format)) = known {
                (operand.amd_type, operand.amd_format) = (Some(amd_type), Some(amd_format));
            }
        }
    }
    Encoding {
        name: group.name(),
        suffix: group.form.suffix.text(),
        bits: group.bits(),
        literal: group.literal(machine),
        opcode,
        opcode_hex: format!("{opcode:#x}"),
        identifier: group.identifier(),
        fields: group.fields(),
        syntax: syntaxes(group),
        operands,
        modifiers: modifier::modifiers(group, machine),
        rows,
    }
}

/// How the forms are written, each way once.
fn syntaxes(group: &Group) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for form in &group.forms {
        let text = syntax(form);
        if !all.contains(&text) {
            all.push(text);
        }
    }
    if all.len() > MAX_SYNTAX {
        let more = all.len() - MAX_SYNTAX;
        all.truncate(MAX_SYNTAX);
        all.push(format!("… and {more} more"));
    }
    all
}

/// The mnemonic with its operands by name, modifiers left out.
fn syntax(form: &Form) -> String {
    let mut text = format!("{}{}", form.mnemonic.name(), form.suffix.text());
    let mut comma = false;
    let mut open = false;
    let (written, modifiers): (Vec<&FormOperand>, Vec<&FormOperand>) =
        form.operands().iter().partition(|operand| operand.slot != Slot::Modifier);
    for operand in written {
        let word = match (operand.slot, operand.class.info().accepts) {
            (Slot::Word, Accepts::Token(word)) => word,
            // The channel is written behind its attribute.
            (Slot::AttrChan, _) => {
                text.push_str(".chan");
                continue;
            }
            (slot, _) => slot_name(form, slot),
        };
        match word {
            "[" => {
                text.push_str(if comma { ", [" } else { " [" });
                comma = false;
                open = true;
                continue;
            }
            "]" => {
                text.push(']');
                comma = true;
                continue;
            }
            // It stands in the place of a register.
            "off" => {}
            word if operand.slot == Slot::Word => {
                text.push(' ');
                text.push_str(word);
                comma = false;
                continue;
            }
            _ => {}
        }
        text.push_str(match (comma, std::mem::take(&mut open)) {
            (true, _) => ", ",
            (false, true) => "",
            (false, false) => " ",
        });
        text.push_str(word);
        comma = true;
    }
    // Modifiers that tell the form from others are no choice.
    for operand in modifiers.iter().filter(|operand| !operand.class.info().optional) {
        text.push(' ');
        text.push_str(modifier::name(operand.class));
    }
    text
}

/// The operands of the forms, each once, in the order of the syntax.
fn operands(group: &Group, machine: &Machine) -> Vec<Operand> {
    let mut operands: Vec<Operand> = Vec::new();
    // The longest form first, so that the operands keep their order.
    let mut forms = group.forms.clone();
    forms.sort_by_key(|form| std::cmp::Reverse(form.operands().len()));
    for form in &forms {
        let mut last = None;
        for formal in form.operands() {
            if matches!(formal.slot, Slot::Modifier | Slot::Word) {
                continue;
            }
            let name = slot_name(form, formal.slot);
            match operands.iter().position(|known| known.name == name) {
                Some(index) => {
                    merge(&mut operands[index], formal, form, machine);
                    last = Some(index);
                }
                None => {
                    let at = last.map_or(operands.len(), |index| index + 1);
                    let at = if operands.len() == at || last.is_some() { at } else { operands.len() };
                    operands.insert(at, operand(name, formal, form, group, machine));
                    last = Some(at);
                }
            }
        }
    }
    operands
}

fn operand(
    name: &'static str,
    formal: &FormOperand,
    form: &Form,
    group: &Group,
    machine: &Machine,
) -> Operand {
    let places = group.fields_of(name, |_, _| true);
    let field_bits = places.iter().map(|(place, _)| u32::from(place.high - place.low) + 1).sum();
    let data = data_type(formal, form, machine);
    Operand {
        name,
        field: places_text(&places),
        field_bits: (!places.is_empty()).then_some(field_bits),
        access: access(formal, form),
        accepts: registers::accepts(formal, form, &machine.target),
        bits: value_bits(formal, data, machine),
        data,
        amd_type: None,
        amd_format: None,
    }
}

/// Adds what another form says of an operand.
fn merge(operand: &mut Operand, formal: &FormOperand, form: &Form, machine: &Machine) {
    for part in registers::accepts(formal, form, &machine.target) {
        if !operand.accepts.contains(&part) {
            operand.accepts.push(part);
        }
    }
    let bits = value_bits(formal, data_type(formal, form, machine), machine);
    if operand.bits != bits {
        operand.bits = None;
    }
    if operand.access != access(formal, form) {
        operand.access = Access::ReadWritten;
    }
}

/// The type of an operand's value, as its row has it or as its class implies it.
fn data_type(formal: &FormOperand, form: &Form, machine: &Machine) -> Option<&'static str> {
    let name = slot_name(form, formal.slot);
    let of_row = form.row_operands().find(|(own, _)| *own == name).map(|(_, value_type)| value_type);
    let is_type = |word: &&str| {
        word.starts_with(|letter: char| letter.is_ascii_lowercase()) && type_bits(word).is_some()
    };
    of_row.filter(is_type).or_else(|| of_class(formal, machine).map(registers::name))
}

/// The type that the class implies. Of a tuple, it may be the type by which a constant is encoded, and not that of what
/// the registers hold: an accumulator of single precision takes its constants as integers.
fn of_class(formal: &FormOperand, machine: &Machine) -> Option<ValueType> {
    let registers = registers::bits(formal.class, &machine.target);
    let fills = |value: &ValueType| {
        registers.is_none_or(|bits| bits <= 32 || type_bits(registers::name(*value)) == Some(bits))
    };
    formal.value_type().filter(fills)
}

/// The size of a type in bits, by its name: `f16`, `v2f32`, `b64sext`.
fn type_bits(name: &str) -> Option<u32> {
    let (count, rest) = name.strip_prefix("v2").map_or((1, name), |rest| (2, rest));
    let digits: String = rest
        .trim_start_matches(|letter: char| letter.is_ascii_lowercase())
        .chars()
        .take_while(char::is_ascii_digit)
        .collect();
    digits.parse::<u32>().ok().filter(|bits| *bits >= 8).map(|bits| count * bits)
}

fn value_bits(formal: &FormOperand, data: Option<&str>, machine: &Machine) -> Option<u32> {
    use OperandClass as C;
    let of_class = match formal.class {
        C::S16Imm | C::U16Imm | C::SOPPBrTarget => Some(16),
        C::KImmFP16 => Some(16),
        C::KImmFP32 => Some(32),
        C::KImmFP64 => Some(64),
        class => registers::bits(class, &machine.target),
    };
    match data.and_then(type_bits) {
        // A type that is packed or half as long as its register has its own size.
        Some(bits) if of_class.is_none_or(|of_class| bits <= of_class) => Some(bits),
        _ => of_class,
    }
}
