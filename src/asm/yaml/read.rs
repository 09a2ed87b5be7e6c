//! Reading a document.

use super::{Node, Scalar};
use std::collections::BTreeMap;

/// How deep a document may nest.
const MAX_DEPTH: u32 = 128;

/// Reads a document; nothing if it is none.
pub(in crate::asm) fn read(text: &[u8]) -> Option<Node> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    reader.skip_blank();
    if reader.at_marker(b"---") {
        reader.at += 3;
        reader.skip_blank();
    }
    let node = reader.block(0)?;
    reader.skip_blank();
    (reader.rest().is_empty() || reader.at_marker(b"...")).then_some(node)
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    depth: u32,
}

/// A piece of text, before it is known whether it is a key.
struct Piece {
    text: Vec<u8>,
    tag: Vec<u8>,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn byte(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    /// The column of the current place, from 0.
    fn column(&self) -> usize {
        let before = self.text.get(..self.at).unwrap_or_default();
        before.iter().rev().take_while(|byte| **byte != b'\n').count()
    }

    fn is_blank(byte: Option<u8>) -> bool {
        matches!(byte, None | Some(b' ' | b'\t' | b'\n' | b'\r'))
    }

    fn at_marker(&self, marker: &[u8]) -> bool {
        self.column() == 0 && self.rest().starts_with(marker) && Self::is_blank(self.byte(marker.len()))
    }

    fn at_dash(&self) -> bool {
        self.byte(0) == Some(b'-') && Self::is_blank(self.byte(1))
    }

    fn at_colon(&self) -> bool {
        self.byte(0) == Some(b':') && Self::is_blank(self.byte(1))
    }

    /// Passes blanks within the line, and a comment at its end.
    fn skip_spaces(&mut self) {
        while matches!(self.byte(0), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
        let after_blank = self.at == 0 || Self::is_blank(self.text.get(self.at - 1).copied());
        if self.byte(0) == Some(b'#') && after_blank {
            self.at += self.rest().iter().take_while(|byte| **byte != b'\n').count();
        }
    }

    /// Passes blanks, line ends and comments.
    fn skip_blank(&mut self) {
        self.skip_spaces();
        while self.byte(0) == Some(b'\n') {
            self.at += 1;
            self.skip_spaces();
        }
    }

    fn at_line_end(&self) -> bool {
        matches!(self.byte(0), None | Some(b'\n'))
    }

    /// A node that starts in this column or further right.
    fn block(&mut self, least: usize) -> Option<Node> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        self.skip_blank();
        let column = self.column();
        if self.rest().is_empty() || column < least || self.at_marker(b"...") {
            return None;
        }
        let node = if self.at_dash() { self.sequence(column) } else { self.map_or_scalar(column, least) };
        self.depth -= 1;
        node
    }

    fn sequence(&mut self, column: usize) -> Option<Node> {
        let mut items = Vec::new();
        while !self.rest().is_empty() && self.column() == column && self.at_dash() {
            self.at += 1;
            items.push(self.block(column + 1)?);
            self.skip_blank();
        }
        self.is_closed(column).then_some(Node::Sequence(items))
    }

    /// Whether what comes next does not belong to a collection of this column, which it would if it stood further right.
    fn is_closed(&self, column: usize) -> bool {
        self.rest().is_empty() || self.column() <= column
    }

    fn map_or_scalar(&mut self, column: usize, least: usize) -> Option<Node> {
        let start = self.at;
        if matches!(self.byte(0), Some(b'[' | b'{')) {
            return self.flow();
        }
        self.piece(false, column + 1)?;
        if !self.at_colon() {
            self.at = start;
            let piece = self.piece(false, least)?;
            return Some(Node::Scalar(Scalar::parse(&piece.text, &piece.tag)?));
        }
        self.at = start;
        self.map(column)
    }

    fn map(&mut self, column: usize) -> Option<Node> {
        let mut entries = BTreeMap::new();
        while !self.rest().is_empty() && self.column() == column && !self.at_dash() && !self.at_marker(b"...")
        {
            let key = Scalar::parse(&self.piece(false, usize::MAX)?.text, b"")?;
            if !self.at_colon() {
                return None;
            }
            self.at += 1;
            self.skip_spaces();
            let value = if self.at_line_end() { self.below(column)? } else { self.inline(column + 1)? };
            if entries.insert(key, value).is_some() {
                return None;
            }
            self.skip_blank();
        }
        self.is_closed(column).then_some(Node::Map(entries))
    }

    /// The value of a key on the lines below it. A sequence may stand in the column of the key.
    fn below(&mut self, column: usize) -> Option<Node> {
        self.skip_blank();
        let least = if self.at_dash() { column } else { column + 1 };
        self.block(least)
    }

    /// A value on the line of its key.
    fn inline(&mut self, least: usize) -> Option<Node> {
        if matches!(self.byte(0), Some(b'[' | b'{')) {
            return self.flow();
        }
        let piece = self.piece(false, least)?;
        Some(Node::Scalar(Scalar::parse(&piece.text, &piece.tag)?))
    }

    /// A collection in brackets or braces, or a scalar in one.
    fn flow(&mut self) -> Option<Node> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let node = match self.byte(0)? {
            b'[' => self
                .flow_items(b']', |reader, items: &mut Vec<Node>| {
                    items.push(reader.flow()?);
                    Some(())
                })
                .map(Node::Sequence),
            b'{' => self
                .flow_items(b'}', |reader, entries: &mut BTreeMap<Scalar, Node>| {
                    let key = Scalar::parse(&reader.piece(true, 0)?.text, b"")?;
                    reader.skip_blank();
                    if reader.byte(0) != Some(b':') {
                        return None;
                    }
                    reader.at += 1;
                    reader.skip_blank();
                    let value = reader.flow()?;
                    entries.insert(key, value).is_none().then_some(())
                })
                .map(Node::Map),
            _ => {
                let piece = self.piece(true, 0)?;
                Scalar::parse(&piece.text, &piece.tag).map(Node::Scalar)
            }
        };
        self.depth -= 1;
        node
    }

    fn flow_items<T: Default>(
        &mut self,
        end: u8,
        mut one: impl FnMut(&mut Self, &mut T) -> Option<()>,
    ) -> Option<T> {
        let mut items = T::default();
        self.at += 1;
        loop {
            self.skip_blank();
            if self.byte(0)? == end {
                self.at += 1;
                return Some(items);
            }
            one(self, &mut items)?;
            self.skip_blank();
            match self.byte(0)? {
                b',' => self.at += 1,
                byte if byte == end => {}
                _ => return None,
            }
        }
    }

    /// A scalar with its tag. One without quotes goes on over lines that start in the column `least` or further right.
    fn piece(&mut self, in_flow: bool, least: usize) -> Option<Piece> {
        let mut tag = Vec::new();
        if self.byte(0) == Some(b'!') {
            let length = self.rest().iter().take_while(|byte| !Self::is_blank(Some(**byte))).count();
            tag = self.rest().get(..length)?.to_vec();
            self.at += length;
            self.skip_spaces();
        }
        let text = match self.byte(0)? {
            b'\'' => self.single_quoted()?,
            b'"' => self.double_quoted()?,
            b'&' | b'*' | b'|' | b'>' | b'%' | b'@' | b'`' | b'?' | b'[' | b'{' | b']' | b'}' | b',' => {
                return None;
            }
            _ => self.plain(in_flow, least),
        };
        self.skip_spaces();
        Some(Piece { text, tag })
    }

    fn plain(&mut self, in_flow: bool, least: usize) -> Vec<u8> {
        let mut text = self.plain_line(in_flow);
        loop {
            let mark = self.at;
            self.skip_spaces();
            if !self.at_line_end() || in_flow {
                self.at = mark;
                return text;
            }
            self.skip_blank();
            let ends = self.rest().is_empty() || self.column() < least || self.at_marker(b"...");
            let line = if ends || self.at_dash() { Vec::new() } else { self.plain_line(false) };
            if line.is_empty() || self.at_colon() {
                self.at = mark;
                return text;
            }
            text.push(b' ');
            text.extend_from_slice(&line);
        }
    }

    /// A scalar without quotes up to the end of the line, a comment, or the colon after a key.
    fn plain_line(&mut self, in_flow: bool) -> Vec<u8> {
        let start = self.at;
        while let Some(byte) = self.byte(0) {
            let blank_before = self.at > start && Self::is_blank(self.text.get(self.at - 1).copied());
            let flow_end = in_flow && matches!(byte, b',' | b'[' | b']' | b'{' | b'}');
            if byte == b'\n' || self.at_colon() || byte == b'#' && blank_before || flow_end {
                break;
            }
            self.at += 1;
        }
        self.text.get(start..self.at).unwrap_or_default().trim_ascii().to_vec()
    }

    /// Takes a line end within quotes, which stands for a blank, or for line ends where there are several.
    fn fold(&mut self, text: &mut Vec<u8>) {
        while matches!(text.last(), Some(b' ' | b'\t')) {
            text.pop();
        }
        let mut lines = 0;
        while matches!(self.byte(0), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            lines += usize::from(self.byte(0) == Some(b'\n'));
            self.at += 1;
        }
        if lines == 1 {
            text.push(b' ');
        }
        text.resize(text.len() + lines.saturating_sub(1), b'\n');
    }

    fn single_quoted(&mut self) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        self.at += 1;
        loop {
            match self.byte(0)? {
                b'\'' if self.byte(1) == Some(b'\'') => {
                    text.push(b'\'');
                    self.at += 2;
                }
                b'\'' => {
                    self.at += 1;
                    return Some(text);
                }
                b'\n' => self.fold(&mut text),
                byte => {
                    text.push(byte);
                    self.at += 1;
                }
            }
        }
    }

    fn double_quoted(&mut self) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        self.at += 1;
        loop {
            match self.byte(0)? {
                b'"' => {
                    self.at += 1;
                    return Some(text);
                }
                b'\\' => self.escape(&mut text)?,
                b'\n' => self.fold(&mut text),
                byte => {
                    text.push(byte);
                    self.at += 1;
                }
            }
        }
    }

    fn escape(&mut self, text: &mut Vec<u8>) -> Option<()> {
        let letter = self.byte(1)?;
        self.at += 2;
        let digits = match letter {
            b'x' => 2,
            b'u' => 4,
            b'U' => 8,
            _ => 0,
        };
        if digits > 0 {
            let code = std::str::from_utf8(self.rest().get(..digits)?).ok()?;
            let character = char::from_u32(u32::from_str_radix(code, 16).ok()?)?;
            text.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
            self.at += digits;
            return Some(());
        }
        text.push(match letter {
            b'0' => 0,
            b'a' => 7,
            b'b' => 8,
            b't' | b'\t' => b'\t',
            b'n' => b'\n',
            b'v' => 0x0b,
            b'f' => 0x0c,
            b'r' => b'\r',
            b'e' => 0x1b,
            b' ' | b'"' | b'/' | b'\\' => letter,
            _ => return None,
        });
        Some(())
    }
}
