//! Puts together what several files say of one mnemonic and of one encoding, and writes the index.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use anyhow::{Context, Result};
use mcreplay::reference::amd::{self, EncodingOn, InEncoding, OnArchitecture, Use, file_name};
use serde_json as json;

use super::xml::{Document, Encoding, Instruction, Operand};
use crate::sync::disk::Disk;

/// What the files say, as far as they have been read.
#[derive(Debug, Default)]
pub struct Collector {
    /// The architectures, each with its file.
    architectures: BTreeMap<String, String>,
    /// Mnemonics, by the names of their files.
    instructions: BTreeMap<String, Building>,
    /// Encodings, by the names of their files.
    encodings: BTreeMap<String, amd::Encoding>,
    /// Those of the mnemonics that the file under way has.
    own: BTreeSet<String>,
}

/// A mnemonic under way, with the places of what it has already.
#[derive(Debug, Default)]
struct Building {
    made: amd::Instruction,
    texts: HashMap<String, usize>,
    operands: HashMap<amd::Operand, usize>,
}

impl Collector {
    /// How many mnemonics there are.
    #[must_use]
    pub fn mnemonics(&self) -> usize {
        self.instructions.len()
    }

    /// Adds an instruction of an architecture; one that comes a second time adds its encodings to the first.
    pub fn add(&mut self, architecture: &str, instruction: Instruction) {
        let Some(key) = file_name(&instruction.name) else { return };
        let building = self.instructions.entry(key.clone()).or_default();
        if building.made.name.is_empty() {
            building.made.name = instruction.name.clone();
        }
        let is_first = self.own.insert(key);
        building.add(architecture, instruction, is_first);
    }

    /// Adds what a file says besides its instructions. If another file is about the same architecture, it is named.
    pub fn finish(&mut self, document: &Document, file: &str) -> Option<String> {
        let architecture = &document.head.architecture;
        if let Some(other) = self.architectures.insert(architecture.clone(), file.to_owned()) {
            return Some(other);
        }
        for key in std::mem::take(&mut self.own) {
            if let Some(building) = self.instructions.get_mut(&key) {
                building.refer(document);
            }
        }
        for encoding in &document.encodings {
            self.add_encoding(architecture, encoding);
        }
        None
    }

    fn add_encoding(&mut self, architecture: &str, encoding: &Encoding) {
        let Some(key) = file_name(&encoding.name) else { return };
        let own = self.encodings.entry(key).or_default();
        own.name.clone_from(&encoding.name);
        let fields = encoding.fields.iter().map(|field| amd::Field {
            name: field.name.clone(),
            description: field.description.clone(),
            ranges: field.ranges.iter().map(|(low, bits)| amd::Range { low: *low, bits: *bits }).collect(),
        });
        let layout = EncodingOn {
            architectures: Vec::new(),
            bits: encoding.bits,
            description: encoding.description.clone(),
            fields: fields.collect(),
        };
        let is_same = |known: &&mut EncodingOn| {
            (known.bits, &known.description, &known.fields)
                == (layout.bits, &layout.description, &layout.fields)
        };
        match own.layouts.iter_mut().find(is_same) {
            Some(known) => known.architectures.push(architecture.to_owned()),
            None => {
                own.layouts.push(EncodingOn { architectures: vec![architecture.to_owned()], ..layout });
            }
        }
    }

    /// Writes everything below a folder.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn write(&self, documents: &[amd::Document], folder: &Path, disk: &dyn Disk) -> Result<()> {
        let put = |path: std::path::PathBuf, content: Vec<u8>| {
            disk.write(&path, &content).with_context(|| format!("cannot write {}", path.display()))
        };
        let mut names = BTreeMap::new();
        for (key, building) in &self.instructions {
            put(folder.join("instructions").join(format!("{key}.json")), json::to_vec(&building.made)?)?;
            for alias in building.made.architectures.iter().flat_map(|own| &own.aliases) {
                // A mnemonic is itself, though another may have its name besides.
                if let Some(alias) = file_name(alias).filter(|alias| !self.instructions.contains_key(alias)) {
                    names.insert(alias, key.clone());
                }
            }
        }
        for (key, encoding) in &self.encodings {
            put(folder.join("encodings").join(format!("{key}.json")), json::to_vec(encoding)?)?;
        }
        let index = amd::Index { format: amd::FORMAT, documents: documents.to_vec(), names };
        put(folder.join("index.json"), json::to_vec_pretty(&index)?)
    }
}

impl Building {
    fn add(&mut self, architecture: &str, instruction: Instruction, is_first: bool) {
        let description = self.text(&instruction.description);
        let mut encodings = Vec::with_capacity(instruction.encodings.len());
        for encoding in instruction.encodings {
            let operands = encoding.operands.into_iter().map(|operand| self.operand(operand)).collect();
            let (name, condition) = (encoding.name, encoding.condition);
            encodings.push(InEncoding { name, condition, opcode: encoding.opcode, operands });
        }
        let known = self.made.architectures.iter_mut().find(|own| own.architecture == architecture);
        if let Some(known) = known.filter(|_| !is_first) {
            known.encodings.extend(encodings);
            return;
        }
        self.made.architectures.push(OnArchitecture {
            architecture: architecture.to_owned(),
            description,
            aliases: instruction.aliases,
            flags: instruction.flags,
            group: instruction.group,
            group_description: None,
            subgroups: instruction.subgroups,
            encodings,
            types: BTreeMap::new(),
            formats: BTreeMap::new(),
        });
        self.made.architectures.sort_by(|left, right| left.architecture.cmp(&right.architecture));
    }

    /// Adds what the instruction refers to, which stands at the end of a file.
    fn refer(&mut self, document: &Document) {
        let architecture = &document.head.architecture;
        let own = self.made.architectures.iter().find(|own| own.architecture == *architecture);
        let Some(own) = own else { return };
        let operands = own.encodings.iter().flat_map(|encoding| &encoding.operands);
        let operands = operands.filter_map(|place| self.made.operands.get(*place));
        let (types, formats): (BTreeSet<String>, BTreeSet<String>) =
            operands.map(|operand| (operand.operand_type.clone(), operand.format.clone())).unzip();
        let group = document.groups.iter().find(|group| group.name == own.group);
        let group_description = group.map(|group| self.text(&group.description));
        let mut described = (BTreeMap::new(), BTreeMap::new());
        for name in types {
            if let Some(known) = document.types.get(&name) {
                let (description, subtypes) = (self.text(&known.description), known.subtypes.clone());
                described.0.insert(name, amd::OperandType { description, subtypes });
            }
        }
        for name in formats {
            if let Some(known) = document.formats.get(&name) {
                let (bits, components) = (known.bits, known.components);
                let (description, kind) = (self.text(&known.description), known.kind.clone());
                described.1.insert(name, amd::Format { description, kind, bits, components });
            }
        }
        let own = self.made.architectures.iter_mut().find(|own| own.architecture == *architecture);
        if let Some(own) = own {
            own.group_description = group_description;
            (own.types, own.formats) = described;
        }
    }

    fn text(&mut self, text: &str) -> usize {
        if let Some(place) = self.texts.get(text) {
            return *place;
        }
        let place = self.made.texts.len();
        self.made.texts.push(text.to_owned());
        self.texts.insert(text.to_owned(), place);
        place
    }

    fn operand(&mut self, operand: Operand) -> usize {
        let operand = amd::Operand {
            field: operand.field,
            operand_type: operand.operand_type,
            format: operand.format,
            bits: operand.bits,
            used: match (operand.input, operand.output) {
                (false, false) => Use::Neither,
                (true, false) => Use::Read,
                (false, true) => Use::Written,
                (true, true) => Use::Both,
            },
            implicit: operand.implicit,
            in_microcode: operand.in_microcode,
        };
        if let Some(place) = self.operands.get(&operand) {
            return *place;
        }
        let place = self.made.operands.len();
        self.made.operands.push(operand.clone());
        self.operands.insert(operand, place);
        place
    }
}
