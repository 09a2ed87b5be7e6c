//! `<Instruction>`: names, encodings with their operands, functional group.

use std::io::BufRead;

use super::super::limits;
use super::cursor::Tag;
use super::document::{InEncoding, Instruction, Operand};
use super::fault::Parsed;
use super::sections::{Reading, lacks, shortened};

pub(super) fn read<R: BufRead>(reading: &mut Reading<R>, entry: &Tag) -> Parsed<Instruction> {
    let mut instruction = Instruction { offset: entry.offset, ..Instruction::default() };
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "InstructionFlags" => flags(reading, &mut instruction)?,
            "InstructionName" => instruction.name = reading.plain_name(&tag)?,
            "AliasedInstructionNames" => instruction.aliases = aliases(reading)?,
            "Description" => instruction.description = reading.text()?,
            "InstructionEncodings" => encodings(reading, &mut instruction)?,
            "FunctionalGroup" => group(reading, &mut instruction)?,
            _ => reading.unknown("Instruction", &tag)?,
        }
    }
    if instruction.name.is_empty() {
        return Err(lacks(entry, "InstructionName"));
    }
    if instruction.encodings.is_empty() {
        return Err(lacks(entry, "InstructionEncoding"));
    }
    Ok(instruction)
}

fn flags<R: BufRead>(reading: &mut Reading<R>, instruction: &mut Instruction) -> Parsed<()> {
    while let Some(tag) = reading.cursor.child()? {
        let text = reading.cursor.text()?;
        match boolean(&text) {
            Some(true) => instruction.flags.push(shortened(&tag.name)),
            Some(false) => {}
            None => {
                let text = shortened(&text);
                return Err(tag.fault(format!("<{}> is neither true nor false: {text:?}", tag.name)));
            }
        }
    }
    Ok(())
}

fn aliases<R: BufRead>(reading: &mut Reading<R>) -> Parsed<Vec<String>> {
    let mut aliases = Vec::new();
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "InstructionName" if aliases.len() >= limits::ALIASES => {
                return Err(tag.fault(format!("more than {} other names", limits::ALIASES)));
            }
            "InstructionName" => aliases.push(reading.plain_name(&tag)?),
            _ => reading.unknown("AliasedInstructionNames", &tag)?,
        }
    }
    Ok(aliases)
}

fn group<R: BufRead>(reading: &mut Reading<R>, instruction: &mut Instruction) -> Parsed<()> {
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "Name" => instruction.group = reading.name(&tag)?,
            "FunctionalSubgroups" => {
                while let Some(tag) = reading.cursor.child()? {
                    match tag.name.as_str() {
                        "Subgroup" => {
                            let name = reading.name(&tag)?;
                            instruction.subgroups.push(name);
                        }
                        _ => reading.unknown("FunctionalSubgroups", &tag)?,
                    }
                }
            }
            _ => reading.unknown("FunctionalGroup", &tag)?,
        }
    }
    Ok(())
}

fn encodings<R: BufRead>(reading: &mut Reading<R>, instruction: &mut Instruction) -> Parsed<()> {
    while let Some(entry) = reading.cursor.child()? {
        if entry.name != "InstructionEncoding" {
            reading.unknown("InstructionEncodings", &entry)?;
            continue;
        }
        let mut encoding = InEncoding::default();
        let mut opcode = None;
        while let Some(tag) = reading.cursor.child()? {
            match tag.name.as_str() {
                "EncodingName" => encoding.name = reading.plain_name(&tag)?,
                "EncodingCondition" => encoding.condition = reading.text()?,
                "Opcode" => opcode = Some(reading.number(&tag)?),
                "Operands" => encoding.operands = operands(reading)?,
                _ => reading.unknown("InstructionEncoding", &tag)?,
            }
        }
        if encoding.name.is_empty() {
            return Err(lacks(&entry, "EncodingName"));
        }
        encoding.opcode = opcode.ok_or_else(|| lacks(&entry, "Opcode"))?;
        // An encoding without operands counts as well.
        count(reading, &entry)?;
        instruction.encodings.push(encoding);
    }
    Ok(())
}

fn operands<R: BufRead>(reading: &mut Reading<R>) -> Parsed<Vec<Operand>> {
    let mut operands = Vec::new();
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "Operand" => {
                count(reading, &tag)?;
                operands.push(operand(reading, &tag)?);
            }
            _ => reading.unknown("Operands", &tag)?,
        }
    }
    operands.sort_by_key(|operand| operand.order);
    Ok(operands)
}

fn count<R: BufRead>(reading: &mut Reading<R>, tag: &Tag) -> Parsed<()> {
    reading.operands += 1;
    if reading.operands > limits::OPERANDS {
        return Err(tag.fault(format!("more than {} operands", limits::OPERANDS)));
    }
    Ok(())
}

fn operand<R: BufRead>(reading: &mut Reading<R>, entry: &Tag) -> Parsed<Operand> {
    let flag = |name: &str| {
        let value = entry.attribute(name).and_then(boolean);
        value.ok_or_else(|| entry.fault(format!("<Operand> has no {name}=\"true\" or \"false\"")))
    };
    let order = entry.attribute("Order").and_then(|order| order.parse().ok());
    let mut operand = Operand {
        order: order.ok_or_else(|| entry.fault("<Operand> has no Order"))?,
        input: flag("Input")?,
        output: flag("Output")?,
        implicit: flag("IsImplicit")?,
        in_microcode: flag("IsBinaryMicrocodeRequired")?,
        ..Operand::default()
    };
    let mut bits = None;
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "FieldName" => operand.field = Some(reading.name(&tag)?),
            "DataFormatName" => operand.format = reading.name(&tag)?,
            "OperandType" => operand.operand_type = reading.name(&tag)?,
            "OperandSize" => bits = Some(reading.number(&tag)?),
            _ => reading.unknown("Operand", &tag)?,
        }
    }
    operand.bits = bits.ok_or_else(|| lacks(entry, "OperandSize"))?;
    Ok(operand)
}

fn boolean(text: &str) -> Option<bool> {
    if text.eq_ignore_ascii_case("true") {
        Some(true)
    } else if text.eq_ignore_ascii_case("false") {
        Some(false)
    } else {
        None
    }
}
