//! What AMD's machine-readable manual adds to a page: what an instruction does, and AMD's names of operand types and data
//! formats. Where it has not been synced, a page does without.

use super::amd::{ENCODINGS, Entry, InEncoding, Instruction};
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
        let found = operands
            .find(|operand| operand.field.as_deref().is_some_and(|own| plain(own) == plain(field)))?;
        Some((found.operand_type.clone(), found.format.clone()))
    }
}

/// A field's name as far as all manuals have it: some write an underscore, and some say of a source whether it is a
/// VGPR. Under DPP, SRC0 is AMD's VSRC0.
fn plain(name: &str) -> String {
    let name = name.replace('_', "");
    let source = name.strip_prefix(['V', 'S']).filter(|rest| rest.starts_with("SRC"));
    source.map_or(name.clone(), str::to_owned)
}

/// Whether AMD's name of an encoding and a page's mean the same, as `encodings.tsv` has it.
fn is_encoding(own: &InEncoding, page: &str) -> bool {
    let (base, extension) = page.split_once(" + ").unwrap_or((page, "-"));
    let mut lines = ENCODINGS.lines().map(|line| line.split('\t'));
    let Some(mut cells) =
        lines.find_map(|mut cells| (cells.next() == Some(own.name.as_str())).then_some(cells))
    else {
        return false;
    };
    let layouts = cells.next().unwrap_or_default();
    let follows = match cells.next() {
        // What SDWA says of a comparison is laid out apart, and is SDWA.
        Some("SDWAB") => "SDWA",
        follows => follows.unwrap_or_default(),
    };
    follows == extension && layouts.split(',').any(|layout| layout == base)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_fields() {
        for (ours, amd) in [("SRC0", "VSRC0"), ("OPSEL", "OP_SEL"), ("SSRC1", "SSRC1"), ("VSRC1", "VSRC1")] {
            assert_eq!(plain(ours), plain(amd));
        }
        assert_ne!(plain("SDST"), plain("VDST"));
    }

    #[test]
    fn names_of_encodings() {
        let is = |amd: &str, page: &str| {
            is_encoding(&InEncoding { name: amd.to_owned(), ..InEncoding::default() }, page)
        };
        for (amd, page) in [
            ("ENC_VOP3", "VOP3"),
            ("VOP3_VOP_DPP16", "VOP3 + DPP16"),
            ("VOP1_VOP_DPP", "VOP1 + DPP16"),
            ("VOP3_SDST_ENC", "VOP3SD"),
            ("VOPC_VOP_SDWA_SDST_ENC", "VOPC + SDWA"),
            ("VOP3P_MFMA", "MAI"),
            ("ENC_VDS", "DS"),
        ] {
            assert!(is(amd, page), "{amd} {page}");
        }
        assert!(!is("VOP3_INST_LITERAL", "VOP3"));
        assert!(!is("VOP3_VOP_DPP8", "VOP3 + DPP16"));
        assert!(!is("ENC_NONE", "-"));
    }
}
