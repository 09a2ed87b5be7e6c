//! Tells whole files from excerpts: an excerpt lacks sections, or names encodings that it does not describe.

use std::collections::BTreeSet;

use super::xml::{Document, Instruction, SECTIONS};

/// Looks out for what a whole file has.
#[derive(Debug, Default)]
pub struct Watch {
    missing: BTreeSet<String>,
}

impl Watch {
    /// Sees an instruction with the encodings that the file describes.
    pub fn see(&mut self, document: &Document, instruction: &Instruction) {
        /// So that a list of them stays short.
        const NAMED: usize = 20;
        for encoding in &instruction.encodings {
            let described = document.encodings.iter().any(|own| own.name == encoding.name);
            if !described && self.missing.len() < NAMED {
                self.missing.insert(encoding.name.clone());
            }
        }
    }

    /// Why it is an excerpt; none if it is a whole file.
    #[must_use]
    pub fn verdict(&self, document: &Document) -> Option<String> {
        let lacking: Vec<&str> = SECTIONS
            .iter()
            .copied()
            .filter(|name| !document.sections.iter().any(|own| own == name))
            .collect();
        let mut reasons = Vec::new();
        if !lacking.is_empty() {
            reasons.push(format!("it has nothing in {}", lacking.join(", ")));
        }
        if !self.missing.is_empty() {
            let names: Vec<&str> = self.missing.iter().map(String::as_str).collect();
            reasons.push(format!("it does not describe {}, which its instructions name", names.join(", ")));
        }
        (!reasons.is_empty()).then(|| reasons.join("; "))
    }
}
