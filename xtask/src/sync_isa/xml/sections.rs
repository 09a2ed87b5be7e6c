//! The sections of a file, in any order that lets the head and the encodings come before the instructions.

use std::io::BufRead;

use super::super::limits;
use super::Sink;
use super::cursor::{Cursor, Tag};
use super::document::{Document, SCHEMAS};
use super::fault::{Fault, Parsed};
use super::{encoding, instruction, reference};

/// The sections of a whole file.
pub const SECTIONS: [&str; 6] =
    ["Encodings", "Instructions", "DataFormats", "OperandTypes", "FunctionalGroups", "FunctionalSubgroups"];

/// A file under way.
pub(super) struct Reading<R> {
    pub(super) cursor: Cursor<R>,
    pub(super) document: Document,
    kept: usize,
    pub(super) operands: usize,
    pub(super) identifiers: usize,
}

/// Reads a file.
pub(super) fn read<R: BufRead>(stream: R, sink: &mut Sink<'_>) -> Parsed<Document> {
    let mut reading = Reading {
        cursor: Cursor::new(stream),
        document: Document::default(),
        kept: 0,
        operands: 0,
        identifiers: 0,
    };
    let root = reading.cursor.root()?;
    if root.name != "Spec" {
        return Err(root.fault(format!("<{}> where <Spec> is expected", shortened(&root.name))));
    }
    while let Some(tag) = reading.cursor.child()? {
        match tag.name.as_str() {
            "Document" => reading.head()?,
            "ISA" => reading.isa(&tag, sink)?,
            _ => reading.unknown("Spec", &tag)?,
        }
    }
    reading.cursor.finish()?;
    if reading.document.head.architecture.is_empty() {
        return Err(root.fault("there is no <ISA>"));
    }
    Ok(reading.document)
}

impl<R: BufRead> Reading<R> {
    fn head(&mut self) -> Parsed<()> {
        while let Some(tag) = self.cursor.child()? {
            match tag.name.as_str() {
                "Copyright" => self.document.head.copyright = self.text()?,
                "License" => self.document.head.license = self.text()?,
                "ReleaseDate" => self.document.head.released = self.date(&tag)?,
                "SchemaVersion" => self.document.head.schema = self.schema(&tag)?,
                "Sensitivity" => self.cursor.skip()?,
                _ => self.unknown("Document", &tag)?,
            }
        }
        Ok(())
    }

    fn schema(&mut self, tag: &Tag) -> Parsed<String> {
        let schema = self.text()?;
        if SCHEMAS.contains(&schema.as_str()) {
            return Ok(schema);
        }
        let schema: String = schema.chars().take(40).collect();
        Err(tag.fault(format!("the schema's version is {schema:?}; {} are known", SCHEMAS.join(" and "))))
    }

    /// A day, which becomes part of the lock.
    fn date(&mut self, tag: &Tag) -> Parsed<String> {
        let date = self.text()?;
        let is_date = date.len() == 10 && date.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        if is_date { Ok(date) } else { Err(tag.fault("a date like 2026-02-20 is expected")) }
    }

    fn isa(&mut self, isa: &Tag, sink: &mut Sink<'_>) -> Parsed<()> {
        if self.document.head.schema.is_empty() {
            return Err(isa.fault("no <SchemaVersion> stands before this"));
        }
        if !self.document.head.architecture.is_empty() {
            return Err(isa.fault("a second <ISA>"));
        }
        while let Some(tag) = self.cursor.child()? {
            let Some(section) = SECTIONS.iter().find(|name| **name == tag.name) else {
                match tag.name.as_str() {
                    "Architecture" => self.architecture()?,
                    _ => self.unknown("ISA", &tag)?,
                }
                continue;
            };
            if self.document.head.architecture.is_empty() {
                return Err(tag.fault("no <Architecture> stands before this"));
            }
            if self.section(section, sink)? > 0 {
                self.document.sections.push(section);
            }
        }
        if self.document.head.architecture.is_empty() {
            return Err(isa.fault("there is no <Architecture>"));
        }
        Ok(())
    }

    fn architecture(&mut self) -> Parsed<()> {
        while let Some(tag) = self.cursor.child()? {
            match tag.name.as_str() {
                "ArchitectureName" => self.document.head.architecture = self.name(&tag)?,
                "ArchitectureId" => self.document.head.id = self.number(&tag)?,
                _ => self.unknown("Architecture", &tag)?,
            }
        }
        Ok(())
    }

    /// Reads a section; returns how many entries it has.
    fn section(&mut self, section: &'static str, sink: &mut Sink<'_>) -> Parsed<usize> {
        let mut count = 0;
        let (entry, most) = match section {
            "Instructions" => ("Instruction", limits::INSTRUCTIONS),
            "Encodings" => ("Encoding", limits::ENCODINGS),
            _ => (section.trim_end_matches('s'), limits::ENTRIES_OF_A_KIND),
        };
        while let Some(tag) = self.cursor.child()? {
            if tag.name != entry {
                self.unknown(section, &tag)?;
                continue;
            }
            count += 1;
            if count > most {
                return Err(tag.fault(format!("more than {most} of <{entry}>")));
            }
            match section {
                "Encodings" => encoding::read(self, &tag)?,
                "Instructions" => {
                    let instruction = instruction::read(self, &tag)?;
                    self.document.instructions += 1;
                    sink(&self.document, instruction)?;
                }
                "DataFormats" => reference::data_format(self, &tag)?,
                "OperandTypes" => reference::operand_type(self, &tag)?,
                "FunctionalGroups" => reference::group(self, &tag)?,
                _ => self.cursor.skip()?,
            }
        }
        Ok(count)
    }

    /// Notes an element that this reader does not know, and leaves it.
    pub(super) fn unknown(&mut self, parent: &str, tag: &Tag) -> Parsed<()> {
        /// Kinds that are noted, so that their list stays short.
        const NOTED: usize = 50;
        let name = format!("{parent}/{}", shortened(&tag.name));
        if self.document.unknown.len() < NOTED || self.document.unknown.contains_key(&name) {
            *self.document.unknown.entry(name).or_default() += 1;
        }
        self.cursor.skip()
    }

    /// The text of an element, which is kept.
    pub(super) fn text(&mut self) -> Parsed<String> {
        let text = self.cursor.text()?;
        self.keep(text.len())?;
        Ok(text)
    }

    fn keep(&mut self, bytes: usize) -> Parsed<()> {
        // What every text takes besides its bytes.
        self.kept += bytes + 24;
        if self.kept > limits::KEPT {
            return Err(self.cursor.fault(format!("texts of more than {} bytes", limits::KEPT)));
        }
        Ok(())
    }

    /// A text that must not be empty, nor long.
    pub(super) fn name(&mut self, tag: &Tag) -> Parsed<String> {
        let name = self.text()?;
        match name.len() {
            1..=200 if !name.contains(char::is_control) => Ok(name),
            0 => Err(tag.fault(format!("<{}> is empty", tag.name))),
            _ => Err(tag.fault(format!("<{}> is no name: {:?}", tag.name, shortened(&name)))),
        }
    }

    /// A name that becomes the name of a file.
    pub(super) fn plain_name(&mut self, tag: &Tag) -> Parsed<String> {
        let name = self.name(tag)?;
        match mcreplay::reference::amd::file_name(&name) {
            Some(_) => Ok(name),
            None => Err(tag.fault(format!("<{}> is no name: {:?}", tag.name, shortened(&name)))),
        }
    }

    /// A number, by the radix that the element names.
    pub(super) fn number(&mut self, tag: &Tag) -> Parsed<u32> {
        let radix = match tag.attribute("Radix").unwrap_or("10") {
            "2" => 2,
            "10" => 10,
            "16" => 16,
            other => return Err(tag.fault(format!("the radix {:?} is not known", shortened(other)))),
        };
        let text = self.cursor.text()?;
        u32::from_str_radix(&text, radix)
            .map_err(|_| tag.fault(format!("<{}> is no number: {:?}", tag.name, shortened(&text))))
    }
}

/// A fault about an element that an entry must have.
pub(super) fn lacks(tag: &Tag, what: &str) -> Fault {
    tag.fault(format!("<{}> has no <{what}>", tag.name))
}

pub(super) fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
