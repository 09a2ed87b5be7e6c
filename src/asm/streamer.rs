//! The text that assembling produces, as LLVM's `MCAsmStreamer` prints it.

use super::encoded::{Encoded, Fixup};
use super::expr::{Exprs, SymbolId, Value};
use super::symbol::Symbols;
use std::io::Write;

/// What text is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextOptions {
    /// Whether any text is wanted.
    pub enabled: bool,
    /// Whether instructions show their encoding.
    pub show_encoding: bool,
    /// Whether the source's comments are kept.
    pub preserve_comments: bool,
    /// The column of comments, from 0.
    pub comment_column: usize,
}

impl Default for TextOptions {
    fn default() -> Self {
        Self { enabled: true, show_encoding: false, preserve_comments: false, comment_column: 40 }
    }
}

/// How much text there may be, whatever the source.
const MAX_TEXT: usize = 64 << 20;
/// How much more there may be for each byte of the source. An instruction of eight bytes is printed with 67.
const TEXT_PER_BYTE: usize = 32;

/// The printer of statements.
#[derive(Clone, Debug, Default)]
pub struct Streamer {
    /// What is wanted.
    pub options: TextOptions,
    out: Vec<u8>,
    /// How long the text may become; see [`Streamer::is_full`].
    limit: usize,
    /// Comments of the source that go to the end of the next line.
    explicit_comments: Vec<u8>,
}

const HEX_DIGITS: &[u8; 16] = b"0123456789abcdef";

impl Streamer {
    /// A printer.
    #[must_use]
    pub fn new(options: TextOptions) -> Self {
        Self { options, limit: MAX_TEXT, ..Self::default() }
    }

    /// Says how long the files are that are read: the text may be so many times as long, and a bit.
    pub fn allow_for(&mut self, source: usize) {
        self.limit = source.saturating_mul(TEXT_PER_BYTE).saturating_add(MAX_TEXT);
    }

    /// Whether there is more text than the source accounts for: expansions, or statements that repeat a long name.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.out.len() > self.limit
    }

    /// Takes the text.
    #[must_use]
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    /// Appends text as it is.
    pub fn text(&mut self, text: impl AsRef<[u8]>) {
        if self.options.enabled {
            self.out.extend_from_slice(text.as_ref());
        }
    }

    /// Appends a number.
    pub fn number(&mut self, value: impl std::fmt::Display) {
        if self.options.enabled {
            // Writing to a vector cannot fail.
            let _ = write!(self.out, "{value}");
        }
    }

    /// Appends a value.
    pub fn value(&mut self, exprs: &Exprs, symbols: &Symbols, value: Value) {
        if self.options.enabled {
            exprs.print(symbols, value, &mut self.out);
        }
    }

    /// Appends a symbol's name.
    pub fn symbol(&mut self, symbols: &Symbols, symbol: SymbolId) {
        if self.options.enabled {
            symbols.print(symbol, &mut self.out);
        }
    }

    /// Ends the line, with the comments that belong to it.
    pub fn eol(&mut self) {
        if self.options.enabled {
            self.emit_explicit_comments();
            self.out.push(b'\n');
        }
    }

    /// A label's definition.
    pub fn label(&mut self, symbols: &Symbols, symbol: SymbolId) {
        self.symbol(symbols, symbol);
        self.text(b":");
        self.eol();
    }

    /// A directive with a symbol.
    pub fn symbol_directive(&mut self, directive: &str, symbols: &Symbols, symbol: SymbolId) {
        self.text(directive);
        self.symbol(symbols, symbol);
        self.eol();
    }

    /// A quoted string with LLVM's escapes.
    pub fn quoted(&mut self, data: &[u8]) {
        if !self.options.enabled {
            return;
        }
        self.out.push(b'"');
        for &byte in data {
            match byte {
                b'"' | b'\\' => self.out.extend_from_slice(&[b'\\', byte]),
                b' '..=b'~' => self.out.push(byte),
                8 => self.out.extend_from_slice(b"\\b"),
                12 => self.out.extend_from_slice(b"\\f"),
                b'\n' => self.out.extend_from_slice(b"\\n"),
                b'\r' => self.out.extend_from_slice(b"\\r"),
                b'\t' => self.out.extend_from_slice(b"\\t"),
                _ => {
                    let octal = |shift: u8| b'0' + (byte >> shift & 7);
                    self.out.extend_from_slice(&[b'\\', octal(6), octal(3), octal(0)]);
                }
            }
        }
        self.out.push(b'"');
    }

    /// Bytes of data, as a string where they are more than one.
    pub fn bytes(&mut self, data: &[u8]) {
        match data {
            [] => {}
            [byte] => {
                self.text(b"\t.byte\t");
                self.number(byte);
                self.eol();
            }
            [text @ .., 0] => {
                self.text(b"\t.asciz\t");
                self.quoted(text);
                self.eol();
            }
            text => {
                self.text(b"\t.ascii\t");
                self.quoted(text);
                self.eol();
            }
        }
    }

    /// Keeps a comment of the source for the end of the next line; one that is a whole line is printed at once.
    pub fn explicit_comment(&mut self, comment: &[u8]) {
        if !self.options.enabled || comment.is_empty() || comment == b"\n" {
            return;
        }
        if let Some(rest) = comment.strip_prefix(b"/*") {
            let body = rest.strip_suffix(b"*/").unwrap_or(rest);
            for (index, line) in body.split(|byte| matches!(byte, b'\n' | b'\r')).enumerate() {
                if index > 0 {
                    self.explicit_comments.push(b'\n');
                }
                self.explicit_comments.extend_from_slice(b"\t;");
                self.explicit_comments.extend_from_slice(line);
            }
        } else {
            let body = comment.strip_prefix(b"//").unwrap_or_else(|| comment.get(1..).unwrap_or_default());
            self.explicit_comments.extend_from_slice(b"\t;");
            self.explicit_comments.extend_from_slice(body);
        }
        if comment.ends_with(b"\n") {
            self.emit_explicit_comments();
        }
    }

    fn emit_explicit_comments(&mut self) {
        if !self.explicit_comments.is_empty() {
            self.out.append(&mut self.explicit_comments);
        }
    }

    /// An instruction, with its encoding where that is wanted.
    pub fn instruction(&mut self, encoded: &Encoded, exprs: &Exprs, symbols: &Symbols) {
        if !self.options.enabled {
            return;
        }
        let line = self.out.len();
        self.out.push(b'\t');
        self.out.extend_from_slice(&encoded.text);
        if !self.options.show_encoding {
            return self.eol();
        }
        self.emit_explicit_comments();
        let column = column_of(self.out.get(line..).unwrap_or_default());
        self.pad_from(column);
        self.out.extend_from_slice(b"; encoding: [");
        encoding_bytes(encoded, &mut self.out);
        self.out.extend_from_slice(b"]\n");
        for (index, fixup) in encoded.fixups().enumerate() {
            self.fixup(letter(index), fixup, exprs, symbols);
        }
    }

    fn fixup(&mut self, letter: u8, fixup: &Fixup, exprs: &Exprs, symbols: &Symbols) {
        self.pad_from(0);
        self.out.extend_from_slice(b";   fixup ");
        self.out.push(letter);
        // Writing to a vector cannot fail.
        let _ = write!(self.out, " - offset: {}, value: ", fixup.offset);
        exprs.print(symbols, fixup.value, &mut self.out);
        let _ = writeln!(self.out, ", kind: {}", fixup.kind.name());
    }

    /// Pads to the column of comments, by one blank at least.
    fn pad_from(&mut self, column: usize) {
        let blanks = self.options.comment_column.saturating_sub(column).max(1);
        // The column is any number that the command line names.
        let blanks = blanks.min(self.limit.saturating_sub(self.out.len()).saturating_add(1));
        self.out.resize(self.out.len() + blanks, b' ');
    }
}

/// The column after a piece of a line, with tab stops every eight columns. As in LLVM, a tab that already stands at
/// such a stop, the start of the line among them, takes no room.
fn column_of(line: &[u8]) -> usize {
    line.iter().fold(0, |column, &byte| match byte {
        b'\t' => column.next_multiple_of(8),
        b'\n' | b'\r' => 0,
        // The further bytes of a character take no room of their own.
        0x80..=0xbf => column,
        _ => column + 1,
    })
}

fn letter(index: usize) -> u8 {
    if index == 0 { b'A' } else { b'B' }
}

/// The bytes of an encoding; bits that a fixup will fill show its letter.
fn encoding_bytes(encoded: &Encoded, out: &mut Vec<u8>) {
    let plain = encoded.fixups().next().is_none();
    for (index, &byte) in encoded.bytes().iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        if plain {
            hex_byte(byte, out);
        } else {
            fixed_up_byte(encoded, index, byte, out);
        }
    }
}

fn hex_byte(byte: u8, out: &mut Vec<u8>) {
    let digit = |nibble: u8| HEX_DIGITS[usize::from(nibble & 15)];
    out.extend_from_slice(&[b'0', b'x', digit(byte >> 4), digit(byte)]);
}

fn fixed_up_byte(encoded: &Encoded, index: usize, byte: u8, out: &mut Vec<u8>) {
    let mut owners = [0u8; 8];
    for (number, fixup) in encoded.fixups().enumerate() {
        let start = usize::from(fixup.offset) * 8;
        for (bit, owner) in owners.iter_mut().enumerate() {
            let place = index * 8 + bit;
            if place >= start && place < start + fixup.kind.bits() {
                *owner = letter(number);
            }
        }
    }
    let first = owners[0];
    if owners.iter().any(|&owner| owner != first) {
        out.extend_from_slice(b"0b");
        for bit in (0..8).rev() {
            let owner = owners[bit];
            out.push(if owner == 0 { b'0' + (byte >> bit & 1) } else { owner });
        }
    } else if first == 0 {
        hex_byte(byte, out);
    } else if byte == 0 {
        out.push(first);
    } else {
        hex_byte(byte, out);
        out.extend_from_slice(&[b'\'', first, b'\'']);
    }
}

#[cfg(test)]
mod tests {
    use super::{Streamer, TextOptions};
    use crate::asm::encoded::{Encoded, Fixup, FixupKind};
    use crate::asm::expr::Value;
    use crate::asm::parser::Context;

    #[test]
    fn shows_encodings_and_fixups_as_llvm_mc_does() {
        let mut encoded = Encoded::default();
        encoded.text.extend_from_slice(b"s_mov_b32 s0, 4");
        encoded.push_bytes(&[0xff, 0, 0x80, 0xbe, 0, 0, 0, 0]);
        encoded.push_fixup(Fixup { offset: 4, value: Value::Absolute(4), kind: FixupKind::PcRel4 });
        let context = Context::default();
        let mut streamer = Streamer::new(TextOptions { show_encoding: true, ..TextOptions::default() });
        streamer.instruction(&encoded, &context.exprs, &context.symbols);
        let expected = "\ts_mov_b32 s0, 4                         ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]\n\
                        \x20                                       ;   fixup A - offset: 4, value: 4, kind: FK_PCRel_4\n";
        assert_eq!(String::from_utf8(streamer.take()).unwrap(), expected);
    }
}
