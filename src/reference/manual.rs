//! What AMD's machine-readable manual adds to a page: what an instruction does, and AMD's names of operand types and data
//! formats. Where it has not been synced, a page does without.

use super::amd::{Entry, InEncoding, Instruction};
use super::page::Description;
use crate::target::Architecture;

/// What AMD says of an instruction on an architecture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manual<'a> {
    entry: Entry<'a>,
}

impl<'a> Manual<'a> {
    /// What the manual of an architecture says, if it has been synced.
    pub fn of(instruction: Option<&'a Instruction>, architecture: Architecture) -> Option<Self> {
        instruction?.on(architecture.name()).map(|entry| Self { entry })
    }

    /// What the instruction does.
    pub fn description(&self) -> Description {
        let subgroups: Vec<&str> = self.entry.subgroups().collect();
        let group = self.entry.group();
        let group = match (group, subgroups.as_slice()) {
            ("", _) => None,
            (group, []) => Some(group.to_owned()),
            (group, subgroups) => Some(format!("{group} / {}", subgroups.join(", "))),
        };
        Description { text: self.entry.description().to_owned(), group }
    }

    /// AMD's names of operand type and data format of what fills a field. The encoding is named as on a page: `VOP3`,
    /// `VOP3 + DPP16`.
    pub fn operand(&self, encoding: &str, field: &str) -> Option<(String, String)> {
        let encodings = self.entry.encodings().iter().filter(|own| is_encoding(own, encoding));
        let mut operands = encodings.flat_map(|own| self.entry.operands(own));
        // AMD writes an underscore where some of its manuals have none.
        let plain = |name: &str| name.replace('_', "");
        let found = operands
            .find(|operand| operand.field.as_deref().is_some_and(|own| plain(own) == plain(field)))?;
        Some((found.operand_type.clone(), found.format.clone()))
    }
}

/// Whether AMD's name of an encoding and a page's mean the same.
fn is_encoding(own: &InEncoding, page: &str) -> bool {
    match page.split_once(" + ") {
        None => own.name.strip_prefix("ENC_") == Some(page),
        Some((base, extension)) => {
            own.name.strip_prefix(base).is_some_and(|rest| rest.starts_with('_') && rest.ends_with(extension))
        }
    }
}
