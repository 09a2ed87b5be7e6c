//! Instructions: opcode, identifier, where operands lie and how large they are, against the forms of our rows.

use std::collections::{BTreeSet, HashMap};

use mcreplay_rows::form::{Form, Slot};
use mcreplay_rows::isa_rows::IsaRows;

use super::super::bits::Bit;
use super::super::form;
use super::architecture::Gpu;
use super::encodings::{Encodings, Follows, Known};
use super::fields::told;
use super::sizes::Sizes;
use super::{Found, Summary, What};
use crate::sync_isa::xml::{Bits, Document, Encoding, InEncoding, Instruction, Operand};

/// The forms that the processors of an architecture have.
pub(super) struct Rows<'a> {
    isa: &'a IsaRows,
    gpu: Gpu,
    encodings: &'a Encodings,
    sizes: &'a Sizes<'a>,
    by_name: HashMap<&'a str, Vec<&'a Form>>,
    /// The mnemonics that AMD's file has.
    seen: BTreeSet<String>,
    /// The identifiers of each encoding of the file, by opcode; none for an encoding without the field OP.
    identifiers: HashMap<String, Option<HashMap<u32, Bits>>>,
}

/// What AMD says of an instruction in one encoding.
struct Subject<'a> {
    instruction: &'a Instruction,
    own: &'a InEncoding,
    /// The encoding, where the file describes it.
    encoding: Option<&'a Encoding>,
    /// The identifier of the opcode: none for an encoding without the field OP, or if the file lists none.
    identifier: Option<Option<Bits>>,
}

/// Differences of one form, with how many operand sizes were compared, and how many could not be.
#[derive(Default)]
struct Outcome {
    found: Vec<(What, String)>,
    sizes: (usize, usize),
}

impl<'a> Rows<'a> {
    pub(super) fn new(isa: &'a IsaRows, gpu: Gpu, encodings: &'a Encodings, sizes: &'a Sizes<'a>) -> Self {
        let mut by_name: HashMap<&str, Vec<&Form>> = HashMap::new();
        let has =
            |form: &&Form| gpu.machines.iter().any(|machine| machine.has_form(form.columns.0, &form.needs));
        for form in isa.forms.iter().filter(has) {
            by_name.entry(&form.mnemonic).or_default().push(form);
        }
        Self { isa, gpu, encodings, sizes, by_name, seen: BTreeSet::new(), identifiers: HashMap::new() }
    }

    /// Compares an instruction in all its encodings.
    pub(super) fn compare(
        &mut self,
        document: &Document,
        instruction: &Instruction,
        summary: &mut Summary,
        found: &mut Found,
    ) {
        // An architecture without processors here is told once.
        if self.gpu.machines.is_empty() {
            return;
        }
        let names = self.names(instruction);
        for own in &instruction.encodings {
            let mut leave_out = |reason: &str| {
                *summary.left_out.entry(reason.to_owned()).or_default() += 1;
            };
            let (layouts, follows) = match self.encodings.get(&own.name) {
                Some(Known::Same { layouts, follows }) => (layouts, *follows),
                Some(Known::LeftOut(reason)) => {
                    leave_out(reason);
                    continue;
                }
                None => {
                    let detail = "AMD has this encoding, which encodings.tsv does not know";
                    found.add(What::Unknown, &own.name, detail);
                    leave_out("the encoding is not known");
                    continue;
                }
            };
            let subject = self.subject(document, instruction, own);
            let forms = names.iter().filter_map(|name| self.by_name.get(name.as_str())).flatten();
            let forms = forms.filter(|form| {
                form.extension == follows.extension() && layouts.contains(&form.layout.as_str())
            });
            let best = forms.map(|form| self.hold(&subject, form, follows)).min_by_key(|own| own.found.len());
            summary.compared += 1;
            summary.undescribed += usize::from(subject.encoding.is_none());
            self.tell(&subject, best, summary, found);
        }
        self.seen.extend(names);
    }

    fn subject<'s>(
        &mut self,
        document: &'s Document,
        instruction: &'s Instruction,
        own: &'s InEncoding,
    ) -> Subject<'s> {
        let encoding = document.encodings.iter().find(|encoding| encoding.name == own.name);
        let identifier = encoding.and_then(|encoding| {
            let known = self.identifiers.entry(encoding.name.clone()).or_insert_with(|| by_opcode(encoding));
            known.as_ref().map(|known| known.get(&own.opcode).copied())
        });
        Subject { instruction, own, encoding, identifier }
    }

    /// Tells what the form that differs least shows, or that there is none.
    fn tell(&self, subject: &Subject<'_>, best: Option<Outcome>, summary: &mut Summary, found: &mut Found) {
        let name = format!("{} {}", subject.instruction.name, subject.own.name);
        let Some(best) = best else {
            let (opcode, processor) = (subject.own.opcode, self.gpu.processor);
            found.add(What::Missing, name, format!("AMD opcode {opcode}, ours none on {processor}"));
            return;
        };
        summary.sizes.0 += best.sizes.0;
        summary.sizes.1 += best.sizes.1;
        for (what, detail) in best.found {
            found.add(what, &name, detail);
        }
    }

    /// What the rows may call an instruction: its own name or what it is another name of, or its other names.
    fn names(&self, instruction: &Instruction) -> Vec<String> {
        let mut names = Vec::new();
        for name in std::iter::once(&instruction.name).chain(&instruction.aliases) {
            let name = name.to_lowercase();
            let aliases = self
                .isa
                .aliases
                .iter()
                .filter(|alias| alias.name == name && !alias.columns.and(self.gpu.columns).is_empty());
            names.extend(aliases.map(|alias| alias.mnemonic.clone()));
            names.push(name);
        }
        names
    }

    /// What the rows have and a whole file has not.
    pub(super) fn extra(&self, found: &mut Found) {
        let mut names: Vec<&&str> = self.by_name.keys().collect();
        names.sort();
        for name in names.into_iter().filter(|name| !self.seen.contains(**name)) {
            // The names of pairs are made of two.
            if !name.contains(' ') && !name.contains("::") {
                found.add(What::Extra, name.to_uppercase(), "AMD nothing, ours has it");
            }
        }
    }

    /// Holds one form against what AMD says.
    fn hold(&self, subject: &Subject<'_>, form: &Form, follows: Follows) -> Outcome {
        let mut outcome = Outcome::default();
        let opcode = u32::from(form.opcode);
        if opcode != subject.own.opcode {
            let detail = format!("AMD {} (0x{0:x}), ours {opcode} (0x{opcode:x})", subject.own.opcode);
            outcome.found.push((What::Opcode, detail));
        }
        let bits = form::encodings(self.isa, form);
        let bits = bits.into_iter().find(|(_, columns)| !columns.and(self.gpu.columns).is_empty());
        let bits = bits.map(|(bits, _)| bits).unwrap_or_default();
        outcome.found.extend(subject.hold_identifier(&bits));
        for operand in &subject.own.operands {
            let Some(field) = &operand.field else { continue };
            match (field.as_str(), follows) {
                ("LITERAL", Follows::Literal) => self.hold_literal(subject, form, operand, &mut outcome),
                _ => self.hold_operand(subject, form, operand, field, &bits, &mut outcome),
            }
        }
        outcome
    }

    fn hold_operand(
        &self,
        subject: &Subject<'_>,
        form: &Form,
        operand: &Operand,
        field: &str,
        bits: &[Bit],
        outcome: &mut Outcome,
    ) {
        let described = subject.encoding.and_then(|encoding| {
            encoding.fields.iter().find(|own| own.name == *field).map(|own| own.places().collect::<Vec<_>>())
        });
        let place = match &described {
            Some(places) => match operand_at(bits, places) {
                Ok(place) => Some(place),
                Err(ours) => {
                    let detail = format!("AMD {field} {}, ours {ours}", told(places));
                    outcome.found.push((What::Field, detail));
                    None
                }
            },
            None => by_name(form, field),
        };
        let ours = place.and_then(|place| form.operands.get(place));
        self.hold_size(form, operand, field, ours.map(|ours| ours.slot), outcome);
    }

    fn hold_size(
        &self,
        form: &Form,
        operand: &Operand,
        field: &str,
        slot: Option<Slot>,
        outcome: &mut Outcome,
    ) {
        let ours = form.operands.iter().find(|own| Some(own.slot) == slot);
        match ours.and_then(|own| self.sizes.of(form, own)) {
            Some(bits) => {
                outcome.sizes.0 += 1;
                if bits != operand.bits {
                    let detail = format!("{field}: AMD {} bits, ours {bits}", operand.bits);
                    outcome.found.push((What::Size, detail));
                }
            }
            None => outcome.sizes.1 += 1,
        }
    }

    /// A literal in the place of a source: the field that another encoding of the instruction has in that place.
    fn hold_literal(&self, subject: &Subject<'_>, form: &Form, operand: &Operand, outcome: &mut Outcome) {
        let others = subject.instruction.encodings.iter().filter(|own| own.opcode == subject.own.opcode);
        let others = others.flat_map(|own| &own.operands).filter(|own| own.order == operand.order);
        let field = others.filter_map(|own| own.field.as_deref()).find(|field| *field != "LITERAL");
        let place = field.and_then(|field| by_name(form, field));
        let Some((field, ours)) = field.zip(place.and_then(|place| form.operands.get(place))) else {
            outcome.sizes.1 += 1;
            return;
        };
        if !self.sizes.takes_literal(ours) {
            let detail = format!("{field}: AMD takes a literal, ours ({}) does not", ours.class);
            outcome.found.push((What::Literal, detail));
        }
        self.hold_size(form, operand, field, Some(ours.slot), outcome);
    }
}

impl Subject<'_> {
    /// Compares the identifier of the opcode with the constant bits of a form.
    fn hold_identifier(&self, bits: &[Bit]) -> Option<(What, String)> {
        let encoding = self.encoding?;
        let Some(amd) = self.identifier? else {
            return Some((What::Identifier, format!("AMD has none for opcode {}", self.own.opcode)));
        };
        let mut ours = Bits::default();
        let mut agrees = true;
        for place in (0..encoding.bits).filter(|place| encoding.mask.get(*place)) {
            let bit = bits.get(place as usize);
            if bit == Some(&Bit::Fixed(true)) {
                ours.set(place);
            }
            agrees &= bit == Some(&Bit::Fixed(amd.get(place)));
        }
        let told = |bits: Bits| bits.hex(encoding.bits);
        (!agrees).then(|| (What::Identifier, format!("AMD {}, ours {}", told(amd), told(ours))))
    }
}

/// The identifiers of an encoding by the opcode in each, the first of several.
fn by_opcode(encoding: &Encoding) -> Option<HashMap<u32, Bits>> {
    let field = encoding.fields.iter().find(|field| field.name == "OP")?;
    let mut known = HashMap::new();
    for identifier in &encoding.identifiers {
        let bits = field.places().zip(0..32).filter(|(place, _)| identifier.get(*place));
        let opcode = bits.fold(0_u32, |opcode, (_, bit)| opcode | 1 << bit);
        known.entry(opcode).or_insert(*identifier);
    }
    Some(known)
}

/// The operand whose value lies at some places, lowest bit first; what lies there if it is not one operand.
fn operand_at(bits: &[Bit], places: &[u32]) -> Result<usize, String> {
    let at: Vec<Option<&Bit>> = places.iter().map(|place| bits.get(*place as usize)).collect();
    let owner = at.iter().find_map(|bit| match bit {
        Some(Bit::Operand { place, bit }) => Some((*place, *bit)),
        _ => None,
    });
    let Some((owner, first)) = owner else { return Err("no operand".to_owned()) };
    // The number of a register may have constant bits at its top.
    let follows = (first..).zip(&at).all(|(number, bit)| match bit {
        Some(Bit::Operand { place, bit }) => (*place, *bit) == (owner, number),
        Some(Bit::Fixed(_)) => number > first,
        _ => false,
    });
    match follows {
        true => Ok(usize::from(owner)),
        false => Err(at
            .iter()
            .rev()
            .map(|bit| {
                bit.map_or("nothing".to_owned(), |bit| bit.describe(&|place| format!("operand {place}")))
            })
            .collect::<Vec<_>>()
            .join(" ")),
    }
}

/// The operand of a form that fills a field, by AMD's name of it. `VSRC0` is what DPP calls SRC0.
fn by_name(form: &Form, field: &str) -> Option<usize> {
    let plain = |name: &str| {
        let name = name.replace('_', "");
        name.strip_prefix(['V', 'S'])
            .filter(|rest| rest.starts_with("SRC"))
            .map_or(name.clone(), str::to_owned)
    };
    let field = plain(field);
    form.operands.iter().position(|operand| operand.slot.field().is_some_and(|own| plain(&own) == field))
}
