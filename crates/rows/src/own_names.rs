//! Suffixes that are a part of a name of their own, behind which another may follow: LLVM lets `v_mov_b32_e32` stand for
//! `v_mov_b32`, and takes `v_mov_b32_e32_e64` as that name with a suffix.

use crate::expand::valu;
use crate::form::Suffix;
use crate::instruction::Row;
use crate::isa_rows::IsaRows;
use crate::value_type::ValueTypes;

/// The names of their own that a mnemonic has with suffixes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnNames {
    /// The suffixes: a bit for each, by its place in [`Suffix`].
    pub suffixes: u8,
    /// They are none of a GPU on which operands of 16 bits may be halves of registers: LLVM has other names there.
    pub until_halves: bool,
}

/// Those of a mnemonic.
#[must_use]
pub fn own_names(isa: &IsaRows, mnemonic: &str, types: &ValueTypes) -> OwnNames {
    let rows = || isa.rows.iter().map(|(_, row)| row).filter(|row| row.mnemonic == mnemonic);
    // What was renamed has such names for its old name only.
    let renamed = isa.aliases.iter().any(|alias| {
        alias.mnemonic == mnemonic && isa.rows.iter().any(|(_, row)| row.mnemonic == alias.name)
    });
    let has_halves = |row: &Row| row.operands.iter().any(|(_, value_type)| types.has_halves(value_type));
    OwnNames {
        suffixes: rows().fold(0, |set, row| set | suffixes(row, renamed)),
        until_halves: rows().all(|row| row.encoding == "VOP1" && has_halves(row)),
    }
}

fn suffixes(row: &Row, renamed: bool) -> u8 {
    let bits = |suffixes: &[Suffix]| suffixes.iter().fold(0, |set, suffix| set | 1 << *suffix as u8);
    match row.encoding.as_str() {
        "VOPC" => bits(&[Suffix::E32]),
        "VOP1" if renamed || row.has("no_e64") => 0,
        "VOP1" if row.operands.is_empty() && !row.has("bare_dpp") => bits(&[Suffix::E32, Suffix::E64]),
        "VOP1" if valu::lacks_sdwa(row) => bits(&[Suffix::E32, Suffix::E64, Suffix::Dpp]),
        "VOP1" => bits(&[Suffix::E32, Suffix::E64, Suffix::Dpp, Suffix::Sdwa]),
        _ => 0,
    }
}
