//! Bracket expressions: `[a-z]`, `[^[:space:]]`, `[[.hyphen.]]`, `[[:<:]]`.

use super::parse::{Fault, Item, Look, Parser};
use super::set::ByteSet;

/// Names that `[.name.]` and `[=name=]` know, apart from single characters.
#[rustfmt::skip]
const NAMES: &[(&str, u8)] = &[
    ("NUL", 0), ("SOH", 1), ("STX", 2), ("ETX", 3), ("EOT", 4), ("ENQ", 5), ("ACK", 6), ("BEL", 7), ("alert", 7),
    ("BS", 8), ("backspace", 8), ("HT", 9), ("tab", 9), ("LF", 10), ("newline", 10), ("VT", 11),
    ("vertical-tab", 11), ("FF", 12), ("form-feed", 12), ("CR", 13), ("carriage-return", 13), ("SO", 14),
    ("SI", 15), ("DLE", 16), ("DC1", 17), ("DC2", 18), ("DC3", 19), ("DC4", 20), ("NAK", 21), ("SYN", 22),
    ("ETB", 23), ("CAN", 24), ("EM", 25), ("SUB", 26), ("ESC", 27), ("IS4", 28), ("FS", 28), ("IS3", 29),
    ("GS", 29), ("IS2", 30), ("RS", 30), ("IS1", 31), ("US", 31), ("space", b' '), ("exclamation-mark", b'!'),
    ("quotation-mark", b'"'), ("number-sign", b'#'), ("dollar-sign", b'$'), ("percent-sign", b'%'),
    ("ampersand", b'&'), ("apostrophe", b'\''), ("left-parenthesis", b'('), ("right-parenthesis", b')'),
    ("asterisk", b'*'), ("plus-sign", b'+'), ("comma", b','), ("hyphen", b'-'), ("hyphen-minus", b'-'),
    ("period", b'.'), ("full-stop", b'.'), ("slash", b'/'), ("solidus", b'/'), ("zero", b'0'), ("one", b'1'),
    ("two", b'2'), ("three", b'3'), ("four", b'4'), ("five", b'5'), ("six", b'6'), ("seven", b'7'),
    ("eight", b'8'), ("nine", b'9'), ("colon", b':'), ("semicolon", b';'), ("less-than-sign", b'<'),
    ("equals-sign", b'='), ("greater-than-sign", b'>'), ("question-mark", b'?'), ("commercial-at", b'@'),
    ("left-square-bracket", b'['), ("backslash", b'\\'), ("reverse-solidus", b'\\'),
    ("right-square-bracket", b']'), ("circumflex", b'^'), ("circumflex-accent", b'^'), ("underscore", b'_'),
    ("low-line", b'_'), ("grave-accent", b'`'), ("left-brace", b'{'), ("left-curly-bracket", b'{'),
    ("vertical-line", b'|'), ("right-brace", b'}'), ("right-curly-bracket", b'}'), ("tilde", b'~'), ("DEL", 127),
];

/// Whether the byte belongs to the class of that name; `None` if there is no such class.
fn in_class(name: &[u8], byte: u8) -> Option<bool> {
    Some(match name {
        b"alnum" => byte.is_ascii_alphanumeric(),
        b"alpha" => byte.is_ascii_alphabetic(),
        b"blank" => matches!(byte, b' ' | b'\t'),
        // NUL is no control character here: LLVM's list of them ends where it would stand.
        b"cntrl" => byte.is_ascii_control() && byte != 0,
        b"digit" => byte.is_ascii_digit(),
        b"graph" => byte.is_ascii_graphic(),
        b"lower" => byte.is_ascii_lowercase(),
        b"print" => byte.is_ascii_graphic() || byte == b' ',
        b"punct" => byte.is_ascii_punctuation(),
        b"space" => matches!(byte, b'\t'..=b'\r' | b' '),
        b"upper" => byte.is_ascii_uppercase(),
        b"xdigit" => byte.is_ascii_hexdigit(),
        _ => return None,
    })
}

impl Parser<'_> {
    /// A bracket expression whose `[` is behind us.
    pub(super) fn bracket(&mut self) -> Result<Item, Fault> {
        let rest = self.pattern.get(self.at..).unwrap_or_default();
        for (text, look) in [(b"[:<:]]", Look::WordStart), (b"[:>:]]", Look::WordEnd)] {
            if rest.starts_with(text) {
                self.at += text.len();
                return Ok(Item::Look(look));
            }
        }
        let mut set = ByteSet::default();
        let inverted = self.eat(b'^');
        if self.eat(b']') {
            set.insert(b']');
        } else if self.eat(b'-') {
            set.insert(b'-');
        }
        while self.peek().is_some_and(|byte| byte != b']') && !self.sees(b'-', b']') {
            self.bracket_term(&mut set)?;
        }
        if self.eat(b'-') {
            set.insert(b'-');
        }
        if !self.eat(b']') {
            return Err(Fault::Brackets);
        }
        if self.ignore_case {
            set.fold_case();
        }
        if inverted {
            set.invert();
            set.remove(b'\n');
        }
        Ok(set.single().map_or(Item::Set(set), Item::Byte))
    }

    fn sees(&self, first: u8, second: u8) -> bool {
        self.peek() == Some(first) && self.peek_second() == Some(second)
    }

    fn bracket_term(&mut self, set: &mut ByteSet) -> Result<(), Fault> {
        if self.peek() == Some(b'-') {
            return Err(Fault::CharacterRange);
        }
        if self.sees(b'[', b':') {
            return self.bracket_class(set);
        }
        if self.sees(b'[', b'=') {
            self.at += 2;
            match self.peek() {
                None => return Err(Fault::Brackets),
                Some(b'-' | b']') => return Err(Fault::CollatingElement),
                Some(_) => {}
            }
            set.insert(self.collating_element(b'=')?);
            return Ok(());
        }
        let first = self.bracket_symbol()?;
        let mut last = first;
        if self.peek() == Some(b'-') && self.peek_second().is_some_and(|byte| byte != b']') {
            self.at += 1;
            last = if self.eat(b'-') { b'-' } else { self.bracket_symbol()? };
        }
        // LLVM's characters are signed, so that the upper half of the bytes comes before the lower one.
        let (first, last) = (first.cast_signed(), last.cast_signed());
        if first > last {
            return Err(Fault::CharacterRange);
        }
        for byte in first..=last {
            set.insert(byte.cast_unsigned());
        }
        Ok(())
    }

    fn bracket_class(&mut self, set: &mut ByteSet) -> Result<(), Fault> {
        self.at += 2;
        match self.peek() {
            None => return Err(Fault::Brackets),
            Some(b'-' | b']') => return Err(Fault::CharacterClass),
            Some(_) => {}
        }
        let rest = self.pattern.get(self.at..).unwrap_or_default();
        let length = rest.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
        let name = rest.get(..length).unwrap_or_default();
        self.at += length;
        for byte in 0..=u8::MAX {
            if in_class(name, byte).ok_or(Fault::CharacterClass)? {
                set.insert(byte);
            }
        }
        if self.peek().is_none() {
            return Err(Fault::Brackets);
        }
        if !self.sees(b':', b']') {
            return Err(Fault::CharacterClass);
        }
        self.at += 2;
        Ok(())
    }

    fn bracket_symbol(&mut self) -> Result<u8, Fault> {
        if self.sees(b'[', b'.') {
            self.at += 2;
            return self.collating_element(b'.');
        }
        self.next().ok_or(Fault::Brackets)
    }

    /// A name, and the `.]` or `=]` behind it.
    fn collating_element(&mut self, end: u8) -> Result<u8, Fault> {
        let rest = self.pattern.get(self.at..).unwrap_or_default();
        let length = rest.windows(2).position(|pair| pair == [end, b']']).ok_or(Fault::Brackets)?;
        let name = rest.get(..length).unwrap_or_default();
        self.at += length + 2;
        if let Some(&(_, byte)) = NAMES.iter().find(|(known, _)| known.as_bytes() == name) {
            return Ok(byte);
        }
        match name {
            [byte] => Ok(*byte),
            _ => Err(Fault::CollatingElement),
        }
    }
}
