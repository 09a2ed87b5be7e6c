//! Suffixes that are a part of a name of their own, behind which another may follow: LLVM lets `v_mov_b32_e32` stand for
//! `v_mov_b32`, and takes `v_mov_b32_e32_e64` as that name with a suffix.

use std::collections::{BTreeMap, BTreeSet};

use crate::expand::valu;
use crate::form::Suffix;
use crate::instruction::Row;
use crate::isa_rows::IsaRows;
use crate::value_type::ValueTypes;

/// The names of their own that a mnemonic has with suffixes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnNames {
    /// The suffixes.
    pub suffixes: BTreeSet<Suffix>,
    /// They are none of a GPU on which operands of 16 bits may be halves of registers: LLVM has other names there.
    pub until_halves: bool,
}

/// Those of all mnemonics that have any.
#[must_use]
pub fn own_names(isa: &IsaRows, types: &ValueTypes) -> BTreeMap<String, OwnNames> {
    let known: BTreeSet<&str> = isa.rows.iter().map(|(_, row)| row.mnemonic.as_str()).collect();
    // What was renamed has such names for its old name only.
    let renamed: BTreeSet<&str> = isa
        .aliases
        .iter()
        .filter(|alias| known.contains(alias.name.as_str()))
        .map(|alias| alias.mnemonic.as_str())
        .collect();
    let mut all = BTreeMap::new();
    for (_, row) in &isa.rows {
        let suffixes = suffixes(row, renamed.contains(row.mnemonic.as_str()));
        let has_halves = row.operands.iter().any(|(_, value_type)| types.has_halves(value_type));
        let own = all
            .entry(row.mnemonic.clone())
            .or_insert(OwnNames { suffixes: BTreeSet::new(), until_halves: true });
        own.suffixes.extend(suffixes);
        own.until_halves &= row.encoding == "VOP1" && has_halves;
    }
    all.retain(|_, own| !own.suffixes.is_empty());
    all
}

fn suffixes(row: &Row, renamed: bool) -> &'static [Suffix] {
    match row.encoding.as_str() {
        "VOPC" => &[Suffix::E32],
        "VOP1" if renamed || row.has("no_e64") => &[],
        "VOP1" if row.operands.is_empty() && !row.has("bare_dpp") => &[Suffix::E32, Suffix::E64],
        "VOP1" if valu::lacks_sdwa(row) => &[Suffix::E32, Suffix::E64, Suffix::Dpp],
        "VOP1" => &[Suffix::E32, Suffix::E64, Suffix::Dpp, Suffix::Sdwa],
        _ => &[],
    }
}
