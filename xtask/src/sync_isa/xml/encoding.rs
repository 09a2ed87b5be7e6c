//! `<Encoding>`: size, identifiers, fields. Conditions are left out: an instruction names the one that it is under.

use std::io::BufRead;

use super::super::limits;
use super::cursor::Tag;
use super::document::{Bits, Encoding, Field};
use super::fault::Parsed;
use super::sections::{Reading, lacks, shortened};

pub(super) fn read<R: BufRead>(reading: &mut Reading<R>, entry: &Tag) -> Parsed<()> {
    let mut encoding = Encoding::default();
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "EncodingName" => encoding.name = reading.plain_name(&tag)?,
            "BitCount" => encoding.bits = size(reading, &tag)?,
            "EncodingIdentifierMask" => encoding.mask = digits(reading, &tag, encoding.bits)?,
            "EncodingIdentifiers" => identifiers(reading, &mut encoding)?,
            "Description" => encoding.description = reading.text()?,
            "MicrocodeFormat" => microcode(reading, &mut encoding)?,
            "EncodingConditions" => reading.cursor.skip()?,
            _ => reading.unknown("Encoding", &tag)?,
        }
    }
    if encoding.name.is_empty() {
        return Err(lacks(entry, "EncodingName"));
    }
    if encoding.bits == 0 {
        return Err(lacks(entry, "BitCount"));
    }
    if reading.document.encodings.iter().any(|own| own.name == encoding.name) {
        return Err(entry.fault(format!("{} comes twice", encoding.name)));
    }
    reading.document.encodings.push(encoding);
    Ok(())
}

fn size<R: BufRead>(reading: &mut Reading<R>, tag: &Tag) -> Parsed<u32> {
    match reading.number(tag)? {
        bits @ 1..=Bits::MAX => Ok(bits),
        bits => Err(tag.fault(format!("an encoding of {bits} bits"))),
    }
}

fn digits<R: BufRead>(reading: &mut Reading<R>, tag: &Tag, bits: u32) -> Parsed<Bits> {
    let text = reading.cursor.text()?;
    match Bits::parse(&text) {
        Some(parsed) if text.len() == bits as usize => Ok(parsed),
        Some(_) => Err(tag.fault(format!("{} digits where the encoding has {bits} bits", text.len()))),
        None => Err(tag.fault(format!("<{}> is no binary number: {:?}", tag.name, shortened(&text)))),
    }
}

fn identifiers<R: BufRead>(reading: &mut Reading<R>, encoding: &mut Encoding) -> Parsed<()> {
    while let Some(tag) = reading.cursor.child()? {
        if tag.name != "EncodingIdentifier" {
            reading.unknown("EncodingIdentifiers", &tag)?;
            continue;
        }
        reading.identifiers += 1;
        if reading.identifiers > limits::IDENTIFIERS {
            return Err(tag.fault(format!("more than {} identifiers", limits::IDENTIFIERS)));
        }
        encoding.identifiers.push(digits(reading, &tag, encoding.bits)?);
    }
    Ok(())
}

fn microcode<R: BufRead>(reading: &mut Reading<R>, encoding: &mut Encoding) -> Parsed<()> {
    while let Some(map) = reading.cursor.child()? {
        if map.name != "BitMap" {
            reading.unknown("MicrocodeFormat", &map)?;
            continue;
        }
        while let Some(tag) = reading.cursor.child()? {
            if tag.name != "Field" {
                reading.unknown("BitMap", &tag)?;
                continue;
            }
            let field = field(reading, &tag, encoding.bits)?;
            encoding.fields.push(field);
            if encoding.fields.len() > Bits::MAX as usize {
                return Err(tag.fault(format!("more fields than {} bits", Bits::MAX)));
            }
        }
    }
    Ok(())
}

fn field<R: BufRead>(reading: &mut Reading<R>, entry: &Tag, bits: u32) -> Parsed<Field> {
    let mut field = Field::default();
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "FieldName" => field.name = reading.name(&tag)?,
            "Description" => field.description = reading.text()?,
            "BitLayout" => field.ranges = ranges(reading, &tag, bits)?,
            _ => reading.unknown("Field", &tag)?,
        }
    }
    if field.name.is_empty() {
        return Err(lacks(entry, "FieldName"));
    }
    if field.ranges.is_empty() {
        return Err(lacks(entry, "BitLayout"));
    }
    Ok(field)
}

/// The ranges of a field, in the order that they name.
fn ranges<R: BufRead>(reading: &mut Reading<R>, layout: &Tag, size: u32) -> Parsed<Vec<(u32, u32)>> {
    let mut ranges: Vec<(u32, (u32, u32))> = Vec::new();
    while let Some(range) = reading.cursor.child()? {
        if range.name != "Range" {
            reading.unknown("BitLayout", &range)?;
            continue;
        }
        let order = range.attribute("Order").and_then(|order| order.parse::<u32>().ok());
        let order = order.ok_or_else(|| range.fault("<Range> has no Order"))?;
        let (mut bits, mut low) = (None, None);
        while let Some(tag) = reading.cursor.child()? {
            match tag.name.as_str() {
                "BitCount" => bits = Some(reading.number(&tag)?),
                "BitOffset" => low = Some(reading.number(&tag)?),
                _ => reading.unknown("Range", &tag)?,
            }
        }
        let bits = bits.ok_or_else(|| lacks(&range, "BitCount"))?;
        let low = low.ok_or_else(|| lacks(&range, "BitOffset"))?;
        if bits == 0 || low.checked_add(bits).is_none_or(|end| end > size) {
            return Err(range.fault(format!("{bits} bits from {low} on, of {size}")));
        }
        ranges.push((order, (low, bits)));
        if ranges.len() > Bits::MAX as usize {
            return Err(range.fault("more ranges than bits"));
        }
    }
    let named = layout.attribute("RangeCount").and_then(|count| count.parse::<usize>().ok());
    if named.is_some_and(|count| count != ranges.len()) {
        return Err(layout.fault(format!("{} ranges where RangeCount is another number", ranges.len())));
    }
    ranges.sort_by_key(|(order, _)| *order);
    Ok(ranges.into_iter().map(|(_, range)| range).collect())
}
