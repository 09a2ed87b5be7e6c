//! Directives that choose a section.

use super::super::diagnostic::{Reported, Severity};
use super::super::expr::Value;
use super::super::section::{Current, Section, SectionKey, flags, types};
use super::super::statement::Statement;
use super::super::token::{Loc, TokenKind};

/// What `.section` says after the name.
#[derive(Default)]
struct Properties {
    subsection: Option<Value>,
    extra_flags: u32,
    flags: u32,
    kind: Option<Vec<u8>>,
    entry_size: i64,
    linked_to: Vec<u8>,
    group: Vec<u8>,
    is_comdat: bool,
    use_last_group: bool,
    unique: Option<u32>,
}

/// Whether a name is `prefix`, or goes on after it with a point.
fn has_prefix(name: &[u8], prefix: &[u8]) -> bool {
    name.strip_prefix(prefix).is_some_and(|rest| matches!(rest.first(), None | Some(b'.')))
}

/// The flags that a section has by its name.
fn default_flags(name: &[u8]) -> u32 {
    let any = |prefixes: &[&[u8]]| prefixes.iter().any(|prefix| has_prefix(name, prefix));
    if any(&[b".rodata"]) || name == b".rodata1" {
        flags::ALLOC
    } else if name == b".fini" || name == b".init" || any(&[b".text"]) {
        flags::ALLOC | flags::EXECINSTR
    } else if any(&[b".data", b".bss", b".init_array", b".fini_array", b".preinit_array"])
        || name == b".data1"
    {
        flags::ALLOC | flags::WRITE
    } else if any(&[b".tdata", b".tbss"]) {
        flags::ALLOC | flags::WRITE | flags::TLS
    } else {
        0
    }
}

/// The type that a section has by its name.
fn default_type(name: &[u8]) -> u32 {
    let by_prefix: [(&[u8], u32); 5] = [
        (b".init_array", types::INIT_ARRAY),
        (b".bss", types::NOBITS),
        (b".tbss", types::NOBITS),
        (b".fini_array", types::FINI_ARRAY),
        (b".preinit_array", types::PREINIT_ARRAY),
    ];
    if name.starts_with(b".note") {
        return types::NOTE;
    }
    by_prefix.iter().find(|(prefix, _)| has_prefix(name, prefix)).map_or(types::PROGBITS, |(_, kind)| *kind)
}

/// A number as C writes it.
fn parse_number(text: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(text).ok()?;
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        return u32::from_str_radix(digits, 16).ok();
    }
    match text.strip_prefix('0') {
        Some(digits) if !digits.is_empty() => u32::from_str_radix(digits, 8).ok(),
        _ => text.parse().ok(),
    }
}

impl Statement<'_, '_, '_> {
    pub(super) fn section_directive(&mut self, name: &[u8], loc: Loc) -> Option<Result<(), Reported>> {
        Some(match name {
            b".text" | b".data" | b".bss" | b".rodata" | b".tdata" | b".tbss" => self.named_section(name),
            b".section" => self.section(loc, false),
            b".pushsection" => self.push_section(loc),
            b".popsection" => self.pop_section(),
            b".previous" => self.previous_section(),
            b".subsection" => self.subsection(),
            _ => return None,
        })
    }

    fn named_section(&mut self, name: &[u8]) -> Result<(), Reported> {
        let (mut loc, mut subsection) = (self.parser.loc(), None);
        if !self.parser.at(TokenKind::EndOfStatement) {
            loc = self.parser.loc();
            subsection = Some(self.parser.parse_expression()?);
        }
        self.parser.bump();
        let key = SectionKey { name: name.to_vec(), ..SectionKey::default() };
        let (kind, flags) = (default_type(name), default_flags(name));
        let index = self.state.sections.find_or_add(Section { key, kind, flags, ..Section::default() });
        self.switch_section(index, subsection, loc);
        Ok(())
    }

    /// Goes to a section, unless its subsection makes no sense.
    fn switch_section(&mut self, index: usize, subsection: Option<Value>, loc: Loc) {
        let number = match subsection {
            None => 0,
            Some(value) => match self.parser.absolute(value) {
                None => return self.context_error(loc, "cannot evaluate subsection number".to_owned()),
                Some(number) => match u32::try_from(number).ok().filter(|number| number >> 31 == 0) {
                    Some(number) => number,
                    None => {
                        let message = format!("subsection number {number} is not within [0,2147483647]");
                        return self.context_error(loc, message);
                    }
                },
            },
        };
        if self.state.sections.switch((index, number)) {
            self.print_section((index, number));
        }
    }

    /// An error that does not end the statement.
    fn context_error(&mut self, loc: Loc, message: String) {
        self.parser.diagnostics.emit(Severity::Error, loc, message, false);
    }

    fn print_section(&mut self, (index, number): Current) {
        if let Some(section) = self.state.sections.get(index) {
            let line = section.directive(number);
            self.out().text(line);
        }
    }

    fn push_section(&mut self, loc: Loc) -> Result<(), Reported> {
        if !self.state.sections.push() {
            return Err(self.parser.error(loc, "sections are nested too deeply"));
        }
        self.section(loc, true).inspect_err(|_| {
            if let Some(Some(section)) = self.state.sections.pop() {
                self.print_section(section);
            }
        })
    }

    fn pop_section(&mut self) -> Result<(), Reported> {
        match self.state.sections.pop() {
            Some(section) => {
                section.into_iter().for_each(|section| self.print_section(section));
                Ok(())
            }
            None => Err(self.parser.error_here(".popsection without corresponding .pushsection")),
        }
    }

    fn previous_section(&mut self) -> Result<(), Reported> {
        let Some((index, number)) = self.state.sections.previous() else {
            return Err(self.parser.error_here(".previous without corresponding .section"));
        };
        let loc = self.parser.loc();
        self.switch_section(index, Some(Value::Absolute(i64::from(number))), loc);
        Ok(())
    }

    fn subsection(&mut self) -> Result<(), Reported> {
        let (loc, mut subsection) = (self.parser.loc(), Value::Absolute(0));
        if !self.parser.at(TokenKind::EndOfStatement) {
            subsection = self.parser.parse_expression()?;
        }
        self.parser.expect(TokenKind::EndOfStatement, "expected end of directive")?;
        if let Some((index, _)) = self.state.sections.current() {
            self.switch_section(index, Some(subsection), loc);
        }
        Ok(())
    }

    fn section(&mut self, loc: Loc, is_push: bool) -> Result<(), Reported> {
        let Some(name) = self.section_name() else {
            return Err(self.parser.error_here("expected identifier"));
        };
        let mut properties = Properties { flags: default_flags(&name), ..Properties::default() };
        if self.parser.eat(TokenKind::Comma) {
            self.properties(&mut properties, is_push)?;
        }
        self.parser.expect(TokenKind::EndOfStatement, "expected end of directive")?;
        let kind = match &properties.kind {
            None => default_type(&name),
            Some(word) => match self.section_type(word) {
                Some(kind) => kind,
                None => return Err(self.parser.error_here("unknown section type")),
            },
        };
        if properties.use_last_group
            && let Some(section) = self.state.sections.current_section()
            && !section.key.group.is_empty()
        {
            properties.group.clone_from(&section.key.group);
            properties.is_comdat = section.is_comdat;
            properties.flags |= flags::GROUP;
        }
        self.enter_section(loc, name, kind, properties)
    }

    fn section_type(&self, word: &[u8]) -> Option<u32> {
        let known = types::NAMES.iter().find(|(name, _)| name.as_bytes() == word);
        known.map(|(_, kind)| *kind).or_else(|| parse_number(word))
    }

    fn enter_section(
        &mut self,
        loc: Loc,
        name: Vec<u8>,
        kind: u32,
        properties: Properties,
    ) -> Result<(), Reported> {
        let Properties { flags, extra_flags, entry_size, is_comdat, unique, .. } = properties;
        let entry_size = entry_size.cast_unsigned();
        let has_type = properties.kind.is_some();
        let key = SectionKey { name, group: properties.group, linked_to: properties.linked_to, unique };
        let index = self.state.sections.find_or_add(Section { key, kind, flags, entry_size, is_comdat });
        self.switch_section(index, properties.subsection, loc);
        let Some(section) = self.state.sections.get(index).cloned() else { return Ok(()) };
        let name = String::from_utf8_lossy(&section.key.name);
        let said = extra_flags != 0 || entry_size != 0 || has_type;
        if has_type && section.kind != kind {
            self.parser
                .error(loc, format!("changed section type for {name}, expected: 0x{:x}", section.kind));
        }
        if said && section.flags != flags {
            self.parser
                .error(loc, format!("changed section flags for {name}, expected: 0x{:x}", section.flags));
        }
        if said && section.entry_size != entry_size {
            let message = format!("changed section entsize for {name}, expected: {}", section.entry_size);
            self.parser.error(loc, message);
        }
        Ok(())
    }

    /// The name of a section: a string, or words that touch each other.
    fn section_name(&mut self) -> Option<Vec<u8>> {
        if self.parser.at(TokenKind::String) {
            let inside = self.parser.parse_identifier()?;
            return Some(self.parser.text_in(inside).to_vec());
        }
        let start = self.parser.loc();
        let mut end = start;
        while !self.parser.diagnostics.has_pending() {
            let token = self.parser.peek();
            if matches!(token.kind, TokenKind::Comma | TokenKind::EndOfStatement) {
                break;
            }
            self.parser.bump();
            end = token.end();
            if self.parser.loc() != end {
                break;
            }
        }
        let name = self.parser.text_in(super::super::token::Span { start, end });
        (!name.is_empty()).then(|| name.to_vec())
    }

    fn properties(&mut self, properties: &mut Properties, is_push: bool) -> Result<(), Reported> {
        if is_push && !self.parser.at(TokenKind::String) {
            properties.subsection = Some(self.parser.parse_expression()?);
            if !self.parser.eat(TokenKind::Comma) {
                return Ok(());
            }
        }
        if !self.parser.at(TokenKind::String) {
            return Err(self.parser.error_here("expected string"));
        }
        let letters = self.parser.parse_identifier().unwrap_or_default();
        let Some((extra, use_last_group)) = section_flags(self.parser.text_in(letters)) else {
            return Err(self.parser.error_here("unknown flag"));
        };
        properties.extra_flags = extra;
        properties.flags |= extra;
        properties.use_last_group = use_last_group;
        let has_group = properties.flags & flags::GROUP != 0;
        let is_mergeable = properties.flags & flags::MERGE != 0;
        if has_group && use_last_group {
            let message =
                "Section cannot specifiy a group name while also acting as a member of the last group";
            return Err(self.parser.error_here(message));
        }
        properties.kind = self.maybe_section_type()?;
        if properties.kind.is_none() {
            if is_mergeable {
                return Err(self.parser.error_here("Mergeable section must specify the type"));
            }
            if has_group {
                return Err(self.parser.error_here("Group section must specify the type"));
            }
            if !self.parser.at(TokenKind::EndOfStatement) {
                return Err(self.parser.error_here("expected end of directive"));
            }
        }
        if is_mergeable {
            properties.entry_size = self.entry_size()?;
        }
        if properties.flags & flags::LINK_ORDER != 0 {
            properties.linked_to = self.linked_to()?;
        }
        if has_group {
            self.group(properties)?;
        }
        self.maybe_unique(properties)
    }

    fn maybe_section_type(&mut self) -> Result<Option<Vec<u8>>, Reported> {
        if !self.parser.eat(TokenKind::Comma) {
            return Ok(None);
        }
        match self.parser.peek().kind {
            TokenKind::At | TokenKind::Percent => {
                self.parser.bump();
            }
            TokenKind::String => {}
            _ => return Err(self.parser.error_here("expected '@<type>', '%<type>' or \"<type>\"")),
        }
        if self.parser.at(TokenKind::Integer) {
            let token = self.parser.bump();
            return Ok(Some(self.parser.text_of(token).to_vec()));
        }
        match self.parser.parse_identifier() {
            Some(word) => Ok(Some(self.parser.text_in(word).to_vec())),
            None => Err(self.parser.error_here("expected identifier")),
        }
    }

    fn entry_size(&mut self) -> Result<i64, Reported> {
        self.parser.expect(TokenKind::Comma, "expected the entry size")?;
        let size = self.parser.parse_absolute()?;
        if size <= 0 {
            return Err(self.parser.error_here("entry size must be positive"));
        }
        Ok(size)
    }

    fn linked_to(&mut self) -> Result<Vec<u8>, Reported> {
        self.parser.expect(TokenKind::Comma, "expected linked-to symbol")?;
        let start = self.parser.loc();
        let Some(word) = self.parser.parse_identifier() else {
            if self.parser.text_of(self.parser.peek()) == b"0" {
                self.parser.bump();
                return Ok(Vec::new());
            }
            return Err(self.parser.error_here("invalid linked-to symbol"));
        };
        let name = self.parser.text_in(word);
        let symbol = self.parser.symbols.lookup(name);
        let is_label = symbol.is_some_and(|symbol| {
            self.parser.symbols.state(symbol) == super::super::symbol::SymbolState::Label
        });
        if !is_label {
            let message = format!("linked-to symbol is not in a section: {}", String::from_utf8_lossy(name));
            return Err(self.parser.error(start, message));
        }
        Ok(name.to_vec())
    }

    fn group(&mut self, properties: &mut Properties) -> Result<(), Reported> {
        self.parser.expect(TokenKind::Comma, "expected group name")?;
        if self.parser.at(TokenKind::Integer) {
            let token = self.parser.bump();
            properties.group = self.parser.text_of(token).to_vec();
        } else if let Some(word) = self.parser.parse_identifier() {
            properties.group = self.parser.text_in(word).to_vec();
        } else {
            return Err(self.parser.error_here("invalid group name"));
        }
        if self.parser.eat(TokenKind::Comma) {
            let Some(linkage) = self.parser.parse_identifier() else {
                return Err(self.parser.error_here("invalid linkage"));
            };
            if self.parser.text_in(linkage) != b"comdat" {
                return Err(self.parser.error_here("Linkage must be 'comdat'"));
            }
            properties.is_comdat = true;
        }
        Ok(())
    }

    fn maybe_unique(&mut self, properties: &mut Properties) -> Result<(), Reported> {
        if !self.parser.eat(TokenKind::Comma) {
            return Ok(());
        }
        let Some(word) = self.parser.parse_identifier() else {
            return Err(self.parser.error_here("expected identifier"));
        };
        if self.parser.text_in(word) != b"unique" {
            return Err(self.parser.error_here("expected 'unique'"));
        }
        self.parser.expect(TokenKind::Comma, "expected commma")?;
        let number = self.parser.parse_absolute()?;
        if number < 0 {
            return Err(self.parser.error_here("unique id must be positive"));
        }
        match u32::try_from(number).ok().filter(|number| *number != u32::MAX) {
            Some(number) => properties.unique = Some(number),
            None => return Err(self.parser.error_here("unique id is too large")),
        }
        Ok(())
    }
}

/// The flags that letters stand for, and whether `?` is among them.
fn section_flags(letters: &[u8]) -> Option<(u32, bool)> {
    if let Some(number) = parse_number(letters) {
        return Some((number, false));
    }
    let mut found = (0, false);
    for letter in letters {
        found.0 |= match letter {
            b'a' => flags::ALLOC,
            b'e' => flags::EXCLUDE,
            b'x' => flags::EXECINSTR,
            b'w' => flags::WRITE,
            b'o' => flags::LINK_ORDER,
            b'M' => flags::MERGE,
            b'S' => flags::STRINGS,
            b'T' => flags::TLS,
            b'G' => flags::GROUP,
            b'R' => flags::GNU_RETAIN,
            b'?' => {
                found.1 = true;
                0
            }
            _ => return None,
        };
    }
    Some(found)
}
