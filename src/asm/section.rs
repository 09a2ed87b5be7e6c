//! Sections of the object file, as far as the text output and its diagnostics depend on them.

use std::collections::HashMap;

/// ELF's flags of a section.
pub mod flags {
    #![allow(missing_docs, reason = "the names are ELF's")]
    pub const WRITE: u32 = 1;
    pub const ALLOC: u32 = 2;
    pub const EXECINSTR: u32 = 4;
    pub const MERGE: u32 = 0x10;
    pub const STRINGS: u32 = 0x20;
    pub const LINK_ORDER: u32 = 0x80;
    pub const GROUP: u32 = 0x200;
    pub const TLS: u32 = 0x400;
    pub const GNU_RETAIN: u32 = 0x20_0000;
    pub const EXCLUDE: u32 = 0x8000_0000;
}

/// ELF's types of sections.
pub mod types {
    #![allow(missing_docs, reason = "the names are ELF's")]
    pub const PROGBITS: u32 = 1;
    pub const NOTE: u32 = 7;
    pub const NOBITS: u32 = 8;
    pub const INIT_ARRAY: u32 = 14;
    pub const FINI_ARRAY: u32 = 15;
    pub const PREINIT_ARRAY: u32 = 16;

    /// Types by their names in the source, LLVM's own among them.
    pub const NAMES: [(&str, u32); 7] = [
        ("init_array", INIT_ARRAY),
        ("fini_array", FINI_ARRAY),
        ("preinit_array", PREINIT_ARRAY),
        ("nobits", NOBITS),
        ("note", NOTE),
        ("progbits", PROGBITS),
        ("unwind", 0x7000_0001),
    ];
}

/// What makes two mentions of a section the same one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SectionKey {
    /// Its name.
    pub name: Vec<u8>,
    /// The group it belongs to; empty for none.
    pub group: Vec<u8>,
    /// What it is ordered after; empty for none.
    pub linked_to: Vec<u8>,
    /// The number after `unique`.
    pub unique: Option<u32>,
}

/// A section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// What it is called.
    pub key: SectionKey,
    /// Its ELF type.
    pub kind: u32,
    /// Its ELF flags.
    pub flags: u32,
    /// The size of an entry, for mergeable ones.
    pub entry_size: u64,
    /// Whether its group is a COMDAT.
    pub is_comdat: bool,
}

/// A section's number, and a subsection in it.
pub type Current = (usize, u32);

/// All sections, and which is current.
#[derive(Clone, Debug, Default)]
pub struct Sections {
    table: Vec<Section>,
    by_key: HashMap<SectionKey, usize>,
    /// The current section and the one before, per `.pushsection`.
    stack: Vec<(Option<Current>, Option<Current>)>,
    /// Whether a section directive has been printed.
    printed: bool,
}

impl Sections {
    /// No section, or `.text` without a word.
    #[must_use]
    pub fn new(initial_text: bool) -> Self {
        let mut sections = Self { stack: vec![(None, None)], ..Self::default() };
        if initial_text {
            sections.start_text();
        }
        sections
    }

    /// Goes to `.text` without a word.
    pub fn start_text(&mut self) {
        let key = SectionKey { name: b".text".to_vec(), ..SectionKey::default() };
        let kind = types::PROGBITS;
        let flags = flags::ALLOC | flags::EXECINSTR;
        let text = self.find_or_add(Section { key, kind, flags, ..Section::default() });
        if let Some(top) = self.stack.last_mut() {
            *top = (Some((text, 0)), top.0);
        }
    }

    /// The number of a section that may be there already, perhaps with other properties.
    pub fn find_or_add(&mut self, section: Section) -> usize {
        if let Some(&index) = self.by_key.get(&section.key) {
            return index;
        }
        let index = self.table.len();
        self.by_key.insert(section.key.clone(), index);
        self.table.push(section);
        index
    }

    /// A section by its number.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<&Section> {
        self.table.get(index)
    }

    /// The current section and subsection.
    #[must_use]
    pub fn current(&self) -> Option<Current> {
        self.stack.last().and_then(|top| top.0)
    }

    /// The current section.
    #[must_use]
    pub fn current_section(&self) -> Option<&Section> {
        self.get(self.current()?.0)
    }

    /// The section before the current one.
    #[must_use]
    pub fn previous(&self) -> Option<Current> {
        self.stack.last().and_then(|top| top.1)
    }

    /// Goes to a section; says whether that is to be printed.
    pub fn switch(&mut self, to: Current) -> bool {
        let print = !self.printed || self.current() != Some(to);
        self.printed = true;
        if let Some(top) = self.stack.last_mut() {
            *top = (Some(to), top.0);
        }
        print
    }

    /// Remembers the current section. Says whether that is possible: nesting has a limit.
    pub fn push(&mut self) -> bool {
        let top = self.stack.last().copied().unwrap_or_default();
        if self.stack.len() > 10_000 {
            return false;
        }
        self.stack.push(top);
        true
    }

    /// Goes back to the section of the last push, which is to be printed; nothing if there was no push.
    pub fn pop(&mut self) -> Option<Option<Current>> {
        if self.stack.len() < 2 {
            return None;
        }
        self.stack.pop();
        Some(self.current())
    }
}

impl Section {
    /// Whether alignment is filled with instructions.
    #[must_use]
    pub const fn is_code(&self) -> bool {
        self.flags & flags::EXECINSTR != 0
    }

    /// Whether it takes no room in the file.
    #[must_use]
    pub const fn is_bss(&self) -> bool {
        self.kind == types::NOBITS
    }

    /// The line that switches to it.
    #[must_use]
    pub fn directive(&self, subsection: u32) -> Vec<u8> {
        let name = &self.key.name;
        let plain: [&[u8]; 6] = [
            b".text",
            b".data",
            b".hsatext",
            b".hsadata_global_agent",
            b".hsadata_global_program",
            b".hsarodata_readonly_agent",
        ];
        if self.key.unique.is_none() && plain.contains(&name.as_slice()) {
            let mut line = [b"\t", name.as_slice()].concat();
            if subsection != 0 {
                line.extend_from_slice(format!("\t{subsection}").as_bytes());
            }
            line.push(b'\n');
            return line;
        }
        let mut line = b"\t.section\t".to_vec();
        print_name(name, &mut line);
        self.print_properties(&mut line);
        if subsection != 0 {
            line.extend_from_slice(format!("\t.subsection\t{subsection}\n").as_bytes());
        }
        line
    }

    fn print_properties(&self, line: &mut Vec<u8>) {
        line.extend_from_slice(b",\"");
        let letters = [
            (flags::ALLOC, b'a'),
            (flags::EXCLUDE, b'e'),
            (flags::EXECINSTR, b'x'),
            (flags::WRITE, b'w'),
            (flags::MERGE, b'M'),
            (flags::STRINGS, b'S'),
            (flags::TLS, b'T'),
            (flags::LINK_ORDER, b'o'),
            (flags::GROUP, b'G'),
            (flags::GNU_RETAIN, b'R'),
        ];
        line.extend(letters.iter().filter(|(flag, _)| self.flags & flag != 0).map(|(_, letter)| *letter));
        line.extend_from_slice(b"\",@");
        match types::NAMES.iter().find(|(_, kind)| *kind == self.kind) {
            Some((name, _)) => line.extend_from_slice(name.as_bytes()),
            None => line.extend_from_slice(format!("0x{:X}", self.kind).as_bytes()),
        }
        if self.entry_size != 0 {
            line.extend_from_slice(format!(",{}", self.entry_size).as_bytes());
        }
        if self.flags & flags::LINK_ORDER != 0 {
            line.push(b',');
            if self.key.linked_to.is_empty() {
                line.push(b'0');
            } else {
                print_name(&self.key.linked_to, line);
            }
        }
        if self.flags & flags::GROUP != 0 {
            line.push(b',');
            print_name(&self.key.group, line);
            if self.is_comdat {
                line.extend_from_slice(b",comdat");
            }
        }
        if let Some(unique) = self.key.unique {
            line.extend_from_slice(format!(",unique,{unique}").as_bytes());
        }
        line.push(b'\n');
    }
}

/// A section's name, quoted where its bytes ask for that.
fn print_name(name: &[u8], out: &mut Vec<u8>) {
    if name.iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.')) {
        return out.extend_from_slice(name);
    }
    out.push(b'"');
    let mut bytes = name.iter();
    while let Some(&byte) = bytes.next() {
        match byte {
            b'"' => out.extend_from_slice(b"\\\""),
            b'\\' => out.extend_from_slice(&[b'\\', bytes.next().copied().unwrap_or(b'\\')]),
            _ => out.push(byte),
        }
    }
    out.push(b'"');
}
