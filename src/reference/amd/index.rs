//! `index.json`: which of AMD's files were synced, and the other names of their instructions.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The number of the shape that the files beside the index have; another one wants a new sync.
pub const FORMAT: u32 = 1;

/// The index of what was synced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Index {
    /// [`FORMAT`] when it was written.
    pub format: u32,
    /// AMD's files, by name.
    pub documents: Vec<Document>,
    /// Other names of mnemonics, in lower case, with the mnemonic that each stands for.
    pub names: BTreeMap<String, String>,
}

/// One of AMD's files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Document {
    /// Its name in the folder `xml`.
    pub file: String,
    /// SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
    /// The schema's version.
    pub schema: String,
    /// The day of its release, as it says.
    pub released: String,
    /// Whose it is, and under which licence: its own words.
    pub copyright: String,
    /// The licence's name.
    pub license: String,
    /// The architecture, by AMD's name: `AMD RDNA 3`.
    pub architecture: String,
    /// AMD's number of the architecture.
    pub id: u32,
    /// How many instructions it describes.
    pub instructions: usize,
    /// How many encodings it describes.
    pub encodings: usize,
    /// Why it is not a whole file, in words; none if it is one.
    pub excerpt: Option<String>,
}

impl Document {
    /// One line for people, without the file's name.
    #[must_use]
    pub fn summary(&self) -> String {
        let Self { architecture, schema, released, instructions, encodings, .. } = self;
        let whole = match &self.excerpt {
            Some(why) => format!("; an excerpt: {why}"),
            None => String::new(),
        };
        format!(
            "{architecture}, schema {schema}, released {released}: instructions {instructions}, \
             encodings {encodings}{whole}"
        )
    }
}
