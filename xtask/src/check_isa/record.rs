//! LLVM's side: from a record and what the matcher tries of it to a shape.

use std::collections::HashMap;

use anyhow::{Context, Result, bail, ensure};

use super::bits::{Bit, Modifier};
use super::facts::{Candidate, Facts, Record};
use super::machines::{Availability, Machines};
use super::shape::{Classes, Shape, VARIANTS};

/// The shapes of everything that the matcher tries.
pub(super) fn shapes(
    facts: &Facts,
    classes: &Classes<'_>,
    availability: &mut Availability<'_>,
) -> Result<Vec<Shape>> {
    let mut shapes = Vec::with_capacity(facts.candidates.len());
    let mut seen: HashMap<(&str, &str, &[String]), Machines> = HashMap::new();
    for candidate in &facts.candidates {
        let record = facts.records.get(&candidate.record).context("no such record")?;
        let syntax = Syntax::new(record, candidate);
        let reader = Reader { syntax: &syntax, classes, candidate, returns: flat_returns(record) };
        let bits = reader.bits(record).with_context(|| format!("the bits of {}", candidate.record))?;
        // The first of those that read the same is what the matcher takes.
        let key = (candidate.variant.as_str(), candidate.mnemonic.as_str(), candidate.classes.as_slice());
        let before = seen.entry(key).or_default();
        let machines = availability.of(&candidate.predicates)?.without(*before);
        *before = before.or(machines);
        let variant = VARIANTS.iter().find(|variant| **variant == candidate.variant);
        shapes.push(Shape {
            variant: variant.with_context(|| format!("unknown variant `{}`", candidate.variant))?,
            // The suffix is taken off before the matcher looks, so that no source reaches a name that has it.
            mnemonic: candidate.mnemonic.trim_end_matches("_e32").to_owned(),
            classes: candidate.classes.clone(),
            bits,
            machines,
            origin: candidate.record.clone(),
            names: syntax.names,
            encoding: encoding(record, &candidate.record),
        });
    }
    Ok(shapes)
}

/// The encoding, as LLVM's flags tell it.
fn encoding(record: &Record, name: &str) -> String {
    const KNOWN: [&str; 26] = [
        "SDWA", "VOPD", "VOPD3", "IsMAI", "IsWMMA", "IsSWMMAC", "VINTERP", "VINTRP", "VOP3P", "VOP3", "VOPC",
        "VOP2", "VOP1", "SOP1", "SOP2", "SOPC", "SOPK", "SOPP", "SMRD", "DS", "FLAT", "MUBUF", "MTBUF",
        "MIMG", "VSAMPLE", "VIMAGE",
    ];
    let has = |name: &str| record.flags.iter().any(|flag| flag == name);
    let found = KNOWN.into_iter().find(|name| has(name));
    // Flags leave out some of VOP1 and VOP2 with DPP, and VOPD.
    let rest = match name {
        _ if has("EXP") => "EXP",
        _ if has("LDSDIR") => "LDSDIR",
        _ if name.starts_with("V_DUAL_") => "VOPD",
        _ if has("DPP") => "VOP",
        _ => "other",
    };
    let name = found.unwrap_or(rest);
    let name = name.trim_start_matches("Is");
    if has("DPP") { format!("{name} DPP") } else { name.to_owned() }
}

/// What LLVM calls the operands at the places of the syntax; empty for words.
#[derive(Debug, Default)]
struct Syntax {
    names: Vec<String>,
}

impl Syntax {
    fn new(record: &Record, candidate: &Candidate) -> Self {
        let items = items(&record.syntax);
        let classes = &candidate.classes;
        if items.len() == classes.len() {
            let name = |(item, class): (Option<String>, &String)| match class.as_str() {
                // MFMA with scales calls these the modifiers of its sources.
                "OpSel" => "op_sel".to_owned(),
                "OpSelHi" => "op_sel_hi".to_owned(),
                _ => item.unwrap_or_default(),
            };
            return Self { names: items.into_iter().zip(classes).map(name).collect() };
        }
        // An alias writes VCC, or does not, or leaves modifiers out.
        let is_vcc = |class: &str| matches!(class, "VCC" | "VCC_LO");
        let mut rest = items.into_iter().flatten();
        let name =
            |class: &String| if is_vcc(class) { String::new() } else { rest.next().unwrap_or_default() };
        Self { names: classes.iter().map(name).collect() }
    }

    fn place(&self, name: &str) -> Option<u8> {
        u8::try_from(self.names.iter().position(|known| known == name)?).ok()
    }
}

/// The items of a syntax after the mnemonic: names of operands, none for words.
fn items(syntax: &str) -> Vec<Option<String>> {
    let start = syntax.find([' ', '$']).unwrap_or(syntax.len());
    let mut rest = syntax.get(start..).unwrap_or_default();
    let mut items = Vec::new();
    loop {
        rest = rest.trim_start_matches([' ', ',']);
        let Some(first) = rest.chars().next() else { return items };
        let end = match first {
            '[' | ']' => 1,
            _ => rest
                .char_indices()
                .skip(1)
                .find(|(_, c)| " ,[]$".contains(*c))
                .map_or(rest.len(), |(at, _)| at),
        };
        let (item, after) = rest.split_at(end);
        items.push(item.strip_prefix('$').map(|name| name.trim_end_matches("_modifiers").to_owned()));
        rest = after;
    }
}

/// Reads the bits of a record as those of a candidate.
struct Reader<'a> {
    syntax: &'a Syntax,
    classes: &'a Classes<'a>,
    candidate: &'a Candidate,
    /// Whether an atomic instruction of FLAT returns the value before it.
    returns: Option<bool>,
}

/// Whether an atomic instruction of FLAT returns the value before it; none for others.
fn flat_returns(record: &Record) -> Option<bool> {
    let has = |name: &str| record.flags.iter().any(|flag| flag == name);
    match (has("FLAT"), has("IsAtomicRet"), has("IsAtomicNoRet")) {
        (true, returns, other) if returns != other => Some(returns),
        _ => None,
    }
}

impl Reader<'_> {
    /// The bits, lowest first.
    fn bits(&self, record: &Record) -> Result<Vec<Bit>> {
        let mut bits = Vec::with_capacity(record.size * 8);
        for word in record.bits.split_whitespace() {
            if word.chars().all(|c| "01?".contains(c)) {
                bits.extend(word.chars().map(|c| if c == '?' { Bit::Open } else { Bit::Fixed(c == '1') }));
                continue;
            }
            let (name, range) = word.split_once('[').unwrap_or((word, "0]"));
            let range = range.strip_suffix(']').context("a bracket is open")?;
            let (high, low) = range.split_once(':').unwrap_or((range, range));
            let (high, low): (u8, u8) = (high.parse()?, low.parse()?);
            ensure!(high >= low, "`{word}` runs backwards");
            for bit in (low..=high).rev() {
                bits.push(self.bit(name, bit)?);
            }
        }
        ensure!(bits.len() == record.size * 8, "{} bits in {} bytes", bits.len(), record.size);
        bits.reverse();
        if record.flags.iter().any(|flag| flag == "MIMG") {
            bits.extend(self.more_addresses());
        }
        Ok(bits)
    }

    /// The addresses of an image instruction after the first, which LLVM's encoder appends on its own: a byte each, up
    /// to whole dwords.
    fn more_addresses(&self) -> Vec<Bit> {
        let mut bits = Vec::new();
        for number in 1.. {
            let Some(place) = self.syntax.place(&format!("vaddr{number}")) else { break };
            bits.extend((0..8).map(|bit| Bit::Operand { place, bit }));
        }
        bits.resize(bits.len().next_multiple_of(32), Bit::ZERO);
        bits
    }

    fn bit(&self, name: &str, bit: u8) -> Result<Bit> {
        // `gfx9:soffset`: filled where SOffsetEn is 1, which it is in records of gfx9 alone.
        if name.contains(':') {
            return Ok(Bit::ZERO);
        }
        if let Some(source) = name.strip_suffix("_modifiers") {
            return self.modifier(source, bit);
        }
        // A check of FLAT asks for what the record does with the value before it.
        if let ("cpol", 0, Some(returns)) = (name, bit, self.returns) {
            return Ok(Bit::Fixed(returns));
        }
        if let Some(place) = self.syntax.place(name) {
            return Ok(Bit::Operand { place, bit });
        }
        // What is not written has its default, which is 0; but for what follows from other operands.
        Ok(if name == "en" { Bit::Implied(bit) } else { Bit::ZERO })
    }

    fn modifier(&self, source: &str, bit: u8) -> Result<Bit> {
        let Some(place) = self.syntax.place(source) else { return Ok(Bit::ZERO) };
        let class = self.candidate.classes.get(usize::from(place)).map_or("", String::as_str);
        let written = |name: &str| self.syntax.place(name).is_some();
        let (modifier, can_be) = match bit {
            0 => (Modifier::Neg, written("neg_lo") || self.classes.takes_neg(class)),
            1 => (Modifier::Abs, written("neg_hi") || self.classes.takes_neg(class)),
            2 => (Modifier::OpSel, written("op_sel")),
            3 if written("op_sel_hi") => (Modifier::OpSelHi, true),
            3 if source == "src0" && written("op_sel") => return Ok(Bit::DstHalf),
            3 => (Modifier::OpSelHi, false),
            4 => (Modifier::Sext, self.classes.takes_sext(class)),
            _ => bail!("bit {bit} of a source's modifiers is not known"),
        };
        Ok(if can_be { Bit::Source { place, modifier } } else { Bit::ZERO })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn syntax_falls_into_items() {
        let names = |syntax| items(syntax).into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>();
        assert_eq!(names("v_f$vdst, $src0_modifiers$clamp"), ["vdst", "src0", "clamp"]);
        assert_eq!(
            names("image_f  $vdata, [$vaddr0, $vaddr1], $srsrc off"),
            ["vdata", "", "vaddr0", "vaddr1", "", "srsrc", ""]
        );
        assert_eq!(names("v_nop"), [""; 0]);
    }

    #[test]
    fn bits_are_read_from_the_highest_down() {
        let record = Record {
            syntax: "f $a, $b".into(),
            size: 1,
            bits: "b[0] a[3:1] 01? c".into(),
            ..Record::default()
        };
        let candidate = Candidate { classes: vec!["A".into(), "B".into()], ..Candidate::default() };
        let syntax = Syntax::new(&record, &candidate);
        let classes = Classes(&[]);
        let reader = Reader { syntax: &syntax, classes: &classes, candidate: &candidate, returns: None };
        let operand = |place, bit| Bit::Operand { place, bit };
        let expected = [
            Bit::ZERO,
            Bit::Open,
            Bit::Fixed(true),
            Bit::ZERO,
            operand(0, 1),
            operand(0, 2),
            operand(0, 3),
            operand(1, 0),
        ];
        assert_eq!(reader.bits(&record).unwrap(), expected);
        let short = Record { size: 2, ..record };
        assert_eq!(reader.bits(&short).unwrap_err().to_string(), "8 bits in 2 bytes");
    }
}
