//! What instructions refer to: `<DataFormat>`, `<OperandType>`, `<FunctionalGroup>`.
//!
//! The bit maps of formats and the values of operand types are left out: the engine's rows say what an operand takes.

use std::io::BufRead;

use super::cursor::Tag;
use super::document::{Format, Group, OperandType};
use super::fault::Parsed;
use super::sections::{Reading, lacks};

pub(super) fn data_format<R: BufRead>(reading: &mut Reading<R>, entry: &Tag) -> Parsed<()> {
    let (mut name, mut format) = (String::new(), Format::default());
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "DataFormatName" => name = reading.name(&tag)?,
            "Description" => format.description = reading.text()?,
            "DataType" => format.kind = reading.text()?,
            "BitCount" => format.bits = reading.number(&tag)?,
            "ComponentCount" => format.components = reading.number(&tag)?,
            "DataAttributes" => reading.cursor.skip()?,
            _ => reading.unknown("DataFormat", &tag)?,
        }
    }
    if name.is_empty() {
        return Err(lacks(entry, "DataFormatName"));
    }
    reading.document.formats.insert(name, format);
    Ok(())
}

pub(super) fn operand_type<R: BufRead>(reading: &mut Reading<R>, entry: &Tag) -> Parsed<()> {
    let (mut name, mut operand_type) = (String::new(), OperandType::default());
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "OperandTypeName" => name = reading.name(&tag)?,
            "Description" => operand_type.description = reading.text()?,
            "Subtypes" => {
                while let Some(tag) = reading.cursor.child()? {
                    match tag.name.as_str() {
                        "Subtype" => operand_type.subtypes.push(reading.name(&tag)?),
                        _ => reading.unknown("Subtypes", &tag)?,
                    }
                }
            }
            "OperandPredefinedValues" | "MicrocodeFormat" => reading.cursor.skip()?,
            _ => reading.unknown("OperandType", &tag)?,
        }
    }
    if name.is_empty() {
        return Err(lacks(entry, "OperandTypeName"));
    }
    reading.document.types.insert(name, operand_type);
    Ok(())
}

pub(super) fn group<R: BufRead>(reading: &mut Reading<R>, entry: &Tag) -> Parsed<()> {
    let mut group = Group::default();
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "Name" => group.name = reading.name(&tag)?,
            "Description" => group.description = reading.text()?,
            _ => reading.unknown("FunctionalGroup", &tag)?,
        }
    }
    if group.name.is_empty() {
        return Err(lacks(entry, "Name"));
    }
    reading.document.groups.push(group);
    Ok(())
}
