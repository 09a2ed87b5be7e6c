//! What a single CHECK line expects: bytes, or the place, kind and message of a diagnostic.

use memchr::memmem;
use regex::bytes::{Regex, RegexBuilder};

/// One byte of an expected encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ExpectedByte {
    /// The bits that are known.
    pub mask: u8,
    /// Their values.
    pub value: u8,
}

/// An expected encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Encoding {
    pub bytes: Vec<ExpectedByte>,
    /// Whether more bytes may follow: a few CHECK lines leave the closing bracket out.
    pub open: bool,
}

/// The bytes of `[0x01,A,0bAAAAAA11]`: letters stand for bits that a fixup fills. None if the list holds anything
/// else, a regex for example.
pub(super) fn encoding(list: &[u8]) -> Option<Encoding> {
    let list = list.trim_ascii().strip_prefix(b"[")?;
    let end = memchr::memchr(b']', list);
    let list = &list[..end.unwrap_or(list.len())];
    let bytes: Option<Vec<ExpectedByte>> = list.split(|&c| c == b',').map(byte).collect();
    Some(Encoding { bytes: bytes?, open: end.is_none() })
}

fn byte(text: &[u8]) -> Option<ExpectedByte> {
    let text = text.trim_ascii();
    let known = |value| ExpectedByte { mask: 0xff, value };
    match text {
        [b'A'..=b'Z'] => Some(ExpectedByte { mask: 0, value: 0 }),
        // Where a fixup lies over bits that are set, LLVM prints both: `0x04'A'`.
        [b'0', b'x', high, low] | [b'0', b'x', high, low, b'\'', b'A'..=b'Z', b'\''] => {
            Some(known(hex(*high)? << 4 | hex(*low)?))
        }
        [b'0', b'b', bits @ ..] if bits.len() == 8 => {
            let mut byte = ExpectedByte { mask: 0, value: 0 };
            for bit in bits {
                let (mask, value) = match bit {
                    b'0' => (1, 0),
                    b'1' => (1, 1),
                    b'A'..=b'Z' => (0, 0),
                    _ => return None,
                };
                byte = ExpectedByte { mask: byte.mask << 1 | mask, value: byte.value << 1 | value };
            }
            Some(byte)
        }
        _ => None,
    }
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}

/// Whether these bytes are as expected.
pub(super) fn fits(expected: &Encoding, ours: &[u8]) -> bool {
    let length = expected.bytes.len() == ours.len() || expected.open && expected.bytes.len() < ours.len();
    length && expected.bytes.iter().zip(ours).all(|(byte, ours)| ours & byte.mask == byte.value)
}

/// The bytes for a person to read: `05 00 15 d6`, a byte with unknown bits as `A` or `0bAAAAAA11`.
pub(super) fn show(expected: &Encoding) -> String {
    let words = expected.bytes.iter().map(|byte| match byte.mask {
        0xff => format!("{:02x}", byte.value),
        0 => "A".to_owned(),
        mask => {
            let bit = |index: u8| match (mask >> index & 1, byte.value >> index & 1) {
                (0, _) => 'A',
                (_, 0) => '0',
                _ => '1',
            };
            let bits: String = (0..8).rev().map(bit).collect();
            format!("0b{bits}")
        }
    });
    words.collect::<Vec<String>>().join(" ")
}

/// A diagnostic that a CHECK line expects.
#[derive(Debug)]
pub(super) struct Expected<'a> {
    /// Its line relative to that of the CHECK line, if it names one.
    pub offset: Option<i64>,
    /// Its column, if it names one.
    pub column: Option<u32>,
    message: Message<'a>,
}

#[derive(Debug)]
enum Message<'a> {
    Text(&'a [u8]),
    Pattern(Regex),
    /// A pattern that cannot be read. FileCheck alone can judge it.
    Unknown,
}

impl<'a> Expected<'a> {
    /// Reads the pattern: what stands `before` the keyword (`:[[@LINE-1]]:20: `), and the message after it.
    pub fn read(before: &'a [u8], message: &'a [u8]) -> Self {
        let (offset, rest) = line_offset(before);
        let digits = rest.trim_ascii_end().strip_suffix(b":").unwrap_or(rest);
        let count = digits.iter().rev().take_while(|c| c.is_ascii_digit()).count();
        let column =
            std::str::from_utf8(&digits[digits.len() - count..]).ok().and_then(|digits| digits.parse().ok());
        Self { offset, column: column.filter(|_| offset.is_some()), message: read_message(message) }
    }

    /// Whether a message is as expected: FileCheck looks for the pattern anywhere in it.
    pub fn fits(&self, message: &str) -> bool {
        match &self.message {
            Message::Text(text) => text.is_empty() || memmem::find(message.as_bytes(), text).is_some(),
            Message::Pattern(regex) => regex.is_match(message.as_bytes()),
            Message::Unknown => false,
        }
    }
}

/// The N of `[[@LINE+N]]` or `[[#@LINE+N]]`, and what follows it.
fn line_offset(text: &[u8]) -> (Option<i64>, &[u8]) {
    let Some(start) = memmem::find(text, b"@LINE") else { return (None, text) };
    let rest = &text[start + b"@LINE".len()..];
    let Some(end) = memmem::find(rest, b"]]") else { return (None, text) };
    let inner: String = rest[..end].iter().map(|&c| char::from(c)).filter(|c| !c.is_whitespace()).collect();
    let offset = if inner.is_empty() { Some(0) } else { inner.parse::<i32>().ok().map(i64::from) };
    (offset, &rest[end + 2..])
}

fn read_message(message: &[u8]) -> Message<'_> {
    let message = message.trim_ascii();
    if memmem::find(message, b"{{").is_none() && memmem::find(message, b"[[").is_none() {
        return Message::Text(message);
    }
    let Some(pattern) = pattern(message) else { return Message::Unknown };
    let built = RegexBuilder::new(&pattern).unicode(false).size_limit(1 << 20).build();
    built.map_or(Message::Unknown, Message::Pattern)
}

/// The regex for a pattern with `{{regex}}` blocks; a variable stands for any text.
fn pattern(message: &[u8]) -> Option<String> {
    let mut rest = std::str::from_utf8(message).ok()?;
    let mut pattern = String::new();
    while let Some(start) = rest.find("{{").into_iter().chain(rest.find("[[")).min() {
        pattern.push_str(&regex::escape(&rest[..start]));
        let (open, close) = if rest[start..].starts_with("{{") { ("{{", "}}") } else { ("[[", "]]") };
        let inner = &rest[start + open.len()..];
        let end = inner.find(close)?;
        if open == "{{" {
            pattern.push_str(&format!("(?:{})", &inner[..end]));
        } else {
            pattern.push_str(".*?");
        }
        rest = &inner[end + close.len()..];
    }
    pattern.push_str(&regex::escape(rest));
    Some(pattern)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byte_lists() {
        let expected = encoding(b"  [0x01,A,0bAAAAAA11,0x04'A']").unwrap();
        assert!(fits(&expected, &[1, 77, 0xff, 4]));
        assert!(!fits(&expected, &[1, 77, 0xfe, 4]));
        assert!(!fits(&expected, &[1, 77, 0xff]));
        assert_eq!(show(&expected), "01 A 0bAAAAAA11 04");
        let open = encoding(b" [0x01,0x02\r").unwrap();
        assert!(fits(&open, &[1, 2]) && fits(&open, &[1, 2, 3]) && !fits(&open, &[1]));
        for list in ["", "[", "[]", "[0x1]", "[{{.*}}]", "0x01]", "[0b1]", "[0xé0]"] {
            assert!(encoding(list.as_bytes()).is_none(), "{list}");
        }
    }

    #[test]
    fn diagnostics() {
        let read = |before: &'static str, message: &'static str| {
            Expected::read(before.as_bytes(), message.as_bytes())
        };
        let expected = read(" :[[@LINE-1]]:20: ", " invalid operand\r");
        assert_eq!((expected.offset, expected.column), (Some(-1), Some(20)));
        assert!(expected.fits("invalid operand for instruction"));
        assert!(!expected.fits("operand"));
        let expected = read(" :[[#@LINE + 2]]:{{[0-9]+}}: ", " {{expected|an}} absolute [[X]] (y)");
        assert_eq!((expected.offset, expected.column), (Some(2), None));
        assert!(expected.fits("an absolute z (y)"));
        assert!(!expected.fits("an absolute"));
        let expected = read(" ", " x");
        assert_eq!((expected.offset, expected.column), (None, None));
        assert!(!read("", "{{(}}").fits("("));
        assert!(!read("", "{{x").fits("{{x"));
    }
}
