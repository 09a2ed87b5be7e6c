//! What is wrong with an XML file, and where.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// A fault at a byte of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Bytes before it.
    pub offset: u64,
    /// What is wrong.
    pub message: String,
}

/// What comes of reading.
pub type Parsed<T> = Result<T, Fault>;

/// A fault with its place as people count it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u64,
    /// The character in the line, from 1.
    pub column: u64,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Placed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for Placed {}

impl Fault {
    /// Finds the line and the column. The file is read again up to there, so that reading it need not count.
    ///
    /// # Errors
    /// The file cannot be read any more.
    pub fn place(self, path: &Path, name: &str) -> io::Result<Placed> {
        let mut before = File::open(path)?.take(self.offset);
        let mut buffer = vec![0; 1 << 16];
        let (mut line, mut column) = (1, 1);
        loop {
            let count = before.read(&mut buffer)?;
            if count == 0 {
                return Ok(Placed { file: name.to_owned(), line, column, message: self.message });
            }
            for byte in buffer.iter().take(count) {
                match byte {
                    b'\n' => (line, column) = (line + 1, 1),
                    // The later bytes of a character.
                    0x80..0xc0 => {}
                    _ => column += 1,
                }
            }
        }
    }
}
