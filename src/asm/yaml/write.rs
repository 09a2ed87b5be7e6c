//! Writing a document as LLVM's `yaml::Output` does.

use super::{Node, Scalar};

/// Values stand in the column after so many characters of a key, and its colon.
const KEY_WIDTH: usize = 16;

/// Appends a document; unsigned numbers in hexadecimal if asked for.
pub(in crate::asm) fn write(node: &Node, hex: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(b"---");
    Writer { hex, out, start: Vec::new() }.value(node, 0, Place::Document);
    out.extend_from_slice(b"\n...\n");
}

/// What stands before a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Document,
    /// A key of so many characters.
    Key(usize),
    Dash,
}

struct Writer<'a> {
    hex: bool,
    out: &'a mut Vec<u8>,
    /// The start of the line up to the next value, which is not written yet.
    start: Vec<u8>,
}

impl Writer<'_> {
    /// A value whose parts, if it has any, are indented by so many levels.
    fn value(&mut self, node: &Node, level: usize, place: Place) {
        match node {
            Node::Sequence(items) if !items.is_empty() => {
                for (index, item) in items.iter().enumerate() {
                    self.start_line(level, index == 0 && place == Place::Dash);
                    self.start.extend_from_slice(b"- ");
                    self.value(item, level + 1, Place::Dash);
                }
            }
            Node::Map(entries) if !entries.is_empty() => {
                for (index, (key, value)) in entries.iter().enumerate() {
                    self.start_line(level, index == 0 && place == Place::Dash);
                    self.out.append(&mut self.start);
                    let key = key.text(self.hex);
                    self.quoted(&key, false);
                    self.out.push(b':');
                    self.value(value, level + 1, Place::Key(key.len()));
                }
            }
            Node::Sequence(_) if place == Place::Dash => {
                // LLVM starts a line for it, and forgets how that starts.
                self.start.clear();
                self.out.extend_from_slice(b"\n[]");
            }
            Node::Sequence(_) => self.leaf(place, b"[]"),
            Node::Map(_) => self.leaf(place, b"{}"),
            Node::Scalar(scalar) => self.scalar(scalar, place),
        }
    }

    fn start_line(&mut self, level: usize, is_started: bool) {
        if !is_started {
            self.start.push(b'\n');
            self.start.resize(self.start.len() + 2 * level, b' ');
        }
    }

    fn leaf(&mut self, place: Place, text: &[u8]) {
        self.pad(place);
        self.out.extend_from_slice(text);
    }

    fn pad(&mut self, place: Place) {
        self.out.append(&mut self.start);
        let blanks = match place {
            Place::Document => 1,
            Place::Key(length) => KEY_WIDTH.saturating_sub(length).max(1),
            Place::Dash => 0,
        };
        self.out.resize(self.out.len() + blanks, b' ');
    }

    fn scalar(&mut self, scalar: &Scalar, place: Place) {
        self.pad(place);
        let text = scalar.text(self.hex);
        let tag = scalar.tag(&text);
        if !tag.is_empty() {
            self.out.extend_from_slice(tag.as_bytes());
            self.out.push(b' ');
        }
        match scalar {
            Scalar::String(_) | Scalar::Nil => self.quoted(&text, true),
            _ => self.out.extend_from_slice(&text),
        }
    }

    /// A text in the quotes that it needs; a value that looks like something else than a string needs some, too.
    fn quoted(&mut self, text: &[u8], is_value: bool) {
        match quotes(text, is_value) {
            Quotes::None => self.out.extend_from_slice(text),
            Quotes::Single => {
                self.out.push(b'\'');
                for &byte in text {
                    self.out.push(byte);
                    if byte == b'\'' {
                        self.out.push(byte);
                    }
                }
                self.out.push(b'\'');
            }
            Quotes::Double => {
                self.out.push(b'"');
                for &byte in text {
                    escape(byte, self.out);
                }
                self.out.push(b'"');
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    None,
    Single,
    Double,
}

fn quotes(text: &[u8], is_value: bool) -> Quotes {
    let (Some(first), Some(last)) = (text.first(), text.last()) else { return Quotes::Single };
    let words: [&[u8]; 10] =
        [b"null", b"Null", b"NULL", b"~", b"true", b"True", b"TRUE", b"false", b"False", b"FALSE"];
    let mut needed = Quotes::None;
    let blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | 0x0b | 0x0c | b'\r');
    if blank(first)
        || blank(last)
        || is_value && (words.contains(&text) || is_numeric(text))
        || b"-?:\\,[]{}#&*!|>'\"%@`".contains(first)
    {
        needed = Quotes::Single;
    }
    for byte in text {
        match byte {
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'_' | b'-' | b'^' | b'.' | b',' | b' ' | b'\t' => {}
            0..=0x1f | 0x7f..=0xff => return Quotes::Double,
            _ => needed = Quotes::Single,
        }
    }
    needed
}

/// Whether a text is a number in YAML.
fn is_numeric(text: &[u8]) -> bool {
    let unsigned = match text {
        [b'+' | b'-', rest @ ..] => rest,
        _ => text,
    };
    let all = |digits: &[u8], is_digit: fn(&u8) -> bool| !digits.is_empty() && digits.iter().all(is_digit);
    match text {
        b".nan" | b".NaN" | b".NAN" => return true,
        [b'0', b'o', digits @ ..] => return all(digits, |byte| matches!(byte, b'0'..=b'7')),
        [b'0', b'x', digits @ ..] => return all(digits, u8::is_ascii_hexdigit),
        _ => {}
    }
    if matches!(unsigned, b".inf" | b".Inf" | b".INF") {
        return true;
    }
    let count = |text: &[u8]| text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = count(unsigned);
    let mut rest = unsigned.get(whole..).unwrap_or_default();
    let mut any = whole > 0;
    if let [b'.', digits @ ..] = rest {
        let fraction = count(digits);
        any |= fraction > 0;
        rest = digits.get(fraction..).unwrap_or_default();
    }
    if let [b'e' | b'E', exponent @ ..] = rest {
        let digits = match exponent {
            [b'+' | b'-', digits @ ..] => digits,
            _ => exponent,
        };
        return any && all(digits, u8::is_ascii_digit);
    }
    any && rest.is_empty()
}

/// A byte of a string in double quotes.
fn escape(byte: u8, out: &mut Vec<u8>) {
    let letter = match byte {
        b'\\' | b'"' => byte,
        0 => b'0',
        7 => b'a',
        8 => b'b',
        b'\t' => b't',
        b'\n' => b'n',
        0x0b => b'v',
        0x0c => b'f',
        b'\r' => b'r',
        0x1b => b'e',
        1..=0x1f => {
            out.extend_from_slice(format!("\\x{byte:02X}").as_bytes());
            return;
        }
        _ => return out.push(byte),
    };
    out.extend_from_slice(&[b'\\', letter]);
}
