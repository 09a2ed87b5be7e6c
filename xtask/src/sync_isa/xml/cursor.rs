//! A walk through an XML file, element by element, with its place in the file.
//!
//! Nothing is expanded: documents with a type declaration are refused, and of references only characters and the five
//! names that XML has itself are taken.

use std::io::BufRead;

use quick_xml::Reader;
use quick_xml::errors::Error;
use quick_xml::events::{BytesRef, BytesStart, Event};

use super::super::limits;
use super::bounded::Bounded;
use super::fault::{Fault, Parsed};

/// An element that was entered.
#[derive(Clone, Debug)]
pub(super) struct Tag {
    /// Its name.
    pub(super) name: String,
    /// Where it begins.
    pub(super) offset: u64,
    attributes: Vec<(String, String)>,
}

impl Tag {
    /// An attribute's value.
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// A fault at this element.
    pub(super) fn fault(&self, message: impl Into<String>) -> Fault {
        Fault { offset: self.offset, message: message.into() }
    }
}

/// What comes next within an element.
enum Next {
    Child(Tag),
    Text(String),
    End,
    Eof,
}

/// A place in an XML file.
pub(super) struct Cursor<R> {
    reader: Reader<Bounded<R>>,
    buffer: Vec<u8>,
    /// The names of the elements that it is in.
    path: Vec<String>,
    /// The element that was entered is empty, and has been left already as far as the XML reader goes.
    is_empty: bool,
    /// Where the event that was read last begins.
    pub(super) offset: u64,
}

impl<R: BufRead> Cursor<R> {
    /// The beginning of a file.
    pub(super) fn new(stream: R) -> Self {
        let reader = Reader::from_reader(Bounded::new(stream));
        Self { reader, buffer: Vec::new(), path: Vec::new(), is_empty: false, offset: 0 }
    }

    /// A fault at what was read last.
    pub(super) fn fault(&self, message: impl Into<String>) -> Fault {
        Fault { offset: self.offset, message: message.into() }
    }

    /// Enters the document's own element.
    pub(super) fn root(&mut self) -> Parsed<Tag> {
        self.child()?.ok_or_else(|| self.fault("there is no element"))
    }

    /// Enters the next element within this one; none at its end, which is thereby left.
    pub(super) fn child(&mut self) -> Parsed<Option<Tag>> {
        loop {
            match self.next()? {
                Next::Child(tag) => return Ok(Some(tag)),
                Next::End => return Ok(None),
                Next::Eof if self.path.is_empty() => return Ok(None),
                Next::Eof => return Err(self.cut_off()),
                Next::Text(text) if text.trim().is_empty() => {}
                Next::Text(text) => {
                    let start: String = text.trim().chars().take(20).collect();
                    return Err(self.fault(format!("text where elements are expected: {start:?}")));
                }
            }
        }
    }

    /// The text of this element, which has no elements within it, and is thereby left.
    pub(super) fn text(&mut self) -> Parsed<String> {
        let mut all = String::new();
        loop {
            match self.next()? {
                Next::Text(text) => all.push_str(&text),
                Next::End => return Ok(trimmed(all)),
                Next::Eof => return Err(self.cut_off()),
                Next::Child(tag) => return Err(tag.fault(format!("<{}> where text is expected", tag.name))),
            }
            if all.len() > limits::TEXT {
                return Err(self.fault(format!("a text of more than {} bytes", limits::TEXT)));
            }
        }
    }

    /// Leaves this element, whatever is in it.
    pub(super) fn skip(&mut self) -> Parsed<()> {
        let depth = self.path.len();
        while self.path.len() >= depth {
            if let Next::Eof = self.next()? {
                return Err(self.cut_off());
            }
        }
        Ok(())
    }

    /// Makes sure that nothing follows the document's own element.
    pub(super) fn finish(&mut self) -> Parsed<()> {
        match self.child()? {
            None => Ok(()),
            Some(tag) => Err(tag.fault(format!("<{}> after the end of the document", tag.name))),
        }
    }

    fn cut_off(&self) -> Fault {
        let inside = self.path.last().map_or("", String::as_str);
        self.fault(format!("the file ends within <{inside}>"))
    }

    fn next(&mut self) -> Parsed<Next> {
        if std::mem::take(&mut self.is_empty) {
            self.path.pop();
            return Ok(Next::End);
        }
        loop {
            self.buffer.clear();
            self.offset = self.reader.buffer_position();
            self.reader.get_mut().reset();
            let event = match self.reader.read_event_into(&mut self.buffer) {
                Ok(event) => event,
                Err(error) => {
                    let end = self.reader.buffer_position();
                    return Err(unreadable(&error, self.offset, self.reader.error_position(), end));
                }
            };
            let Some(next) = next_of(&event, self.offset)? else { continue };
            match &next {
                Next::Child(tag) => {
                    if self.path.len() >= limits::DEPTH {
                        return Err(tag.fault(format!("elements nested deeper than {}", limits::DEPTH)));
                    }
                    self.path.push(tag.name.clone());
                    self.is_empty = matches!(event, Event::Empty(_));
                }
                Next::End => {
                    self.path.pop();
                }
                Next::Text(_) | Next::Eof => {}
            }
            return Ok(next);
        }
    }
}

/// What an event is to a walk; nothing if it says nothing.
fn next_of(event: &Event<'_>, offset: u64) -> Parsed<Option<Next>> {
    let fault = |message: String| Err(Fault { offset, message });
    Ok(Some(match event {
        Event::Start(start) | Event::Empty(start) => Next::Child(tag(start, offset)?),
        Event::End(_) => Next::End,
        Event::Text(text) => Next::Text(text.xml10_content().into_owned()),
        Event::CData(text) => Next::Text(text.xml10_content().into_owned()),
        Event::GeneralRef(reference) => match character(reference) {
            Some(character) => Next::Text(character.to_string()),
            None => return fault(format!("the reference `&{}` is not taken", shortened(reference))),
        },
        Event::Decl(declaration) => {
            let encoding = declaration.encoding().and_then(Result::ok).unwrap_or("utf-8".into());
            if !encoding.eq_ignore_ascii_case("utf-8") {
                return fault(format!("the encoding is {}, not UTF-8", shortened(&encoding)));
            }
            return Ok(None);
        }
        Event::DocType(_) => return fault("a document type declaration, which is not taken".to_owned()),
        Event::Comment(_) | Event::PI(_) => return Ok(None),
        Event::Eof => Next::Eof,
    }))
}

/// The character that a reference stands for: one by number, or one of the five names that XML has itself.
fn character(reference: &BytesRef<'_>) -> Option<char> {
    const NAMED: [(&str, char); 5] = [("lt", '<'), ("gt", '>'), ("amp", '&'), ("quot", '"'), ("apos", '\'')];
    match reference.resolve_char_ref() {
        Ok(Some(character)) => Some(character),
        Ok(None) => NAMED.iter().find(|(name, _)| **name == **reference).map(|(_, character)| *character),
        Err(_) => None,
    }
}

fn tag(start: &BytesStart<'_>, offset: u64) -> Parsed<Tag> {
    /// More than any element of AMD's has.
    const ATTRIBUTES: usize = 32;
    let fault = |message: String| Fault { offset, message };
    let name = start.name().as_ref().to_owned();
    let mut attributes = Vec::new();
    // The check for attributes that come twice takes the square of their number.
    for attribute in start.attributes().with_checks(false) {
        let attribute = attribute.map_err(|error| fault(format!("<{}>: {error}", shortened(&name))))?;
        if attributes.len() >= ATTRIBUTES {
            return Err(fault(format!("<{}> has more than {ATTRIBUTES} attributes", shortened(&name))));
        }
        attributes.push((attribute.key.as_ref().to_owned(), attribute.value.into_owned()));
    }
    Ok(Tag { name, offset, attributes })
}

/// What the XML reader refuses, with the best place for it.
fn unreadable(error: &Error, start: u64, named: u64, end: u64) -> Fault {
    let (offset, message) = match error {
        Error::Syntax(error) => (named, error.to_string()),
        Error::IllFormed(error) => (named, error.to_string()),
        Error::Encoding(error) => (start, format!("this is not UTF-8: {error}")),
        Error::Io(error) => (end, error.to_string()),
        other => (start, other.to_string()),
    };
    Fault { offset, message: message.chars().take(400).collect() }
}

fn shortened(name: &str) -> String {
    name.chars().take(40).collect()
}

fn trimmed(text: String) -> String {
    if text.trim().len() == text.len() { text } else { text.trim().to_owned() }
}
