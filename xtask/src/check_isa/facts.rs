//! LLVM's tables of facts: tab-separated files, plain or packed with xz, whose first line names the columns.
//!
//! Columns are found by name, so that a table of a newer LLVM may have more of them, in any order.

use std::collections::HashMap;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// Memory that an xz stream may ask for.
const XZ_MEMORY: u64 = 512 << 20;

/// One table.
#[derive(Debug, Default)]
pub(super) struct Table {
    name: String,
    columns: Vec<String>,
    lines: Vec<Vec<String>>,
}

impl Table {
    /// Parses a table.
    pub(super) fn parse(name: &str, text: &str) -> Result<Self> {
        let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect());
        let columns = lines.next().with_context(|| format!("{name} is empty"))?;
        Ok(Self { name: name.to_owned(), columns, lines: lines.collect() })
    }

    /// The cells of the columns with these names, line by line. A line that ends early has empty cells there.
    pub(super) fn rows<const N: usize>(&self, names: [&str; N]) -> Result<Vec<[&str; N]>> {
        let mut places = [0; N];
        for (place, name) in places.iter_mut().zip(names) {
            let found = self.columns.iter().position(|column| column == name);
            *place = found.with_context(|| format!("{} has no column `{name}`", self.name))?;
        }
        let mut rows = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            rows.push(places.map(|place| line.get(place).map_or("", String::as_str)));
        }
        Ok(rows)
    }
}

/// The tables of one LLVM.
#[derive(Debug, Default)]
pub(super) struct Facts {
    /// What an instruction record says.
    pub(super) records: HashMap<String, Record>,
    /// What LLVM's matcher tries, in its order.
    pub(super) candidates: Vec<Candidate>,
    /// Other names of mnemonics.
    pub(super) aliases: Vec<AliasFact>,
    /// Processors with their features, implications expanded.
    pub(super) processors: Vec<(String, Vec<String>)>,
    /// Names of features by their records.
    pub(super) features: HashMap<String, String>,
    /// Conditions by the names of their predicates.
    pub(super) predicates: HashMap<String, String>,
    /// Whether an operand class may be absent, by its name.
    pub(super) optional: HashMap<String, bool>,
}

/// One instruction record.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    /// Mnemonic and operands as they are written.
    pub(super) syntax: String,
    /// Size in bytes.
    pub(super) size: usize,
    /// Where each bit of the encoding comes from, highest first.
    pub(super) bits: String,
    /// Words that say what it is: `VOP3`, `IsPacked`.
    pub(super) flags: Vec<String>,
    /// The matcher never tries it.
    pub(super) is_silent: bool,
}

/// One thing that LLVM's matcher tries: a record under its own mnemonic or another.
#[derive(Clone, Debug, Default)]
pub(super) struct Candidate {
    /// Assembler variant.
    pub(super) variant: String,
    /// In lower case, as the matcher compares it.
    pub(super) mnemonic: String,
    /// The record.
    pub(super) record: String,
    /// Predicates that must hold.
    pub(super) predicates: Vec<String>,
    /// Operand classes, in the order of the syntax.
    pub(super) classes: Vec<String>,
}

/// Another name of a mnemonic.
#[derive(Clone, Debug, Default)]
pub(super) struct AliasFact {
    /// The other name.
    pub(super) from: String,
    /// The mnemonic.
    pub(super) to: String,
    /// The assembler variant that it is for; empty for all.
    pub(super) variant: String,
    /// Predicates that must hold.
    pub(super) predicates: Vec<String>,
}

impl Facts {
    /// Reads the tables of a folder.
    pub(super) fn read(folder: &Path) -> Result<Self> {
        Self::from_tables(|name| read_table(folder, name))
    }

    /// Takes the tables from a function that knows them by name.
    pub(super) fn from_tables(table: impl Fn(&str) -> Result<Table>) -> Result<Self> {
        let mut facts = Self::default();
        for [record, condition] in table("predicates")?.rows(["predicate", "assembler_condition"])? {
            facts.predicates.insert(record.to_owned(), condition.to_owned());
        }
        for [record, name] in table("features")?.rows(["record", "name"])? {
            facts.features.insert(record.to_owned(), name.to_owned());
        }
        for [name, features] in table("processors")?.rows(["processor", "features_expanded"])? {
            facts.processors.push((name.to_owned(), list(features)));
        }
        for [class, optional] in table("operands")?.rows(["match_class_name", "optional"])? {
            facts.optional.insert(class.to_owned(), optional == "1");
        }
        facts.read_records(&table("instructions")?)?;
        facts.read_candidates(&table("match_order")?)?;
        for [from, to, variant, predicates] in
            table("mnemonic_aliases")?.rows(["from", "to", "asm_variant", "predicates"])?
        {
            let (from, to, variant) = (from.to_lowercase(), to.to_lowercase(), variant.to_owned());
            facts.aliases.push(AliasFact { from, to, variant, predicates: list(predicates) });
        }
        Ok(facts)
    }

    fn read_records(&mut self, table: &Table) -> Result<()> {
        let names = ["record", "asm_variant", "asm_string", "size", "bits_msb_first", "flags"];
        for [name, variant, syntax, size, bits, flags] in table.rows(names)? {
            let record = Record {
                syntax: syntax.to_owned(),
                size: size.parse().with_context(|| format!("the size of {name}"))?,
                bits: bits.to_owned(),
                flags: list(flags),
                is_silent: variant == "NonParsable",
            };
            self.records.insert(name.to_owned(), record);
        }
        Ok(())
    }

    fn read_candidates(&mut self, table: &Table) -> Result<()> {
        let names = ["asm_variant", "mnemonic", "record", "features", "operand_classes"];
        // Few lists of predicates occur again and again.
        let mut known: HashMap<String, Vec<String>> = HashMap::new();
        for [variant, mnemonic, record, features, classes] in table.rows(names)? {
            if !self.records.contains_key(record) {
                bail!("the matcher tries {record}, which is no record");
            }
            if !known.contains_key(features) {
                let split = self.split_predicates(features);
                known
                    .insert(features.to_owned(), split.with_context(|| format!("`{features}` of {record}"))?);
            }
            self.candidates.push(Candidate {
                variant: variant.to_owned(),
                mnemonic: mnemonic.to_lowercase(),
                record: record.to_owned(),
                predicates: known.get(features).cloned().unwrap_or_default(),
                classes: classes.split_whitespace().map(class_name).collect(),
            });
        }
        Ok(())
    }

    /// Takes apart names of predicates that are joined by `_`, which some of them have inside.
    fn split_predicates(&self, joined: &str) -> Option<Vec<String>> {
        if joined.is_empty() || joined == "None" {
            return Some(Vec::new());
        }
        let ends = joined.match_indices('_').map(|(at, _)| at).chain([joined.len()]);
        for end in ends.collect::<Vec<_>>().into_iter().rev() {
            let (name, rest) = joined.split_at(end);
            if self.predicates.contains_key(name)
                && let Some(rest) = self.split_predicates(rest.strip_prefix('_').unwrap_or(rest))
            {
                return Some([vec![name.to_owned()], rest].concat());
            }
        }
        None
    }
}

/// The items of a cell.
fn list(cell: &str) -> Vec<String> {
    cell.split(',').filter(|item| !item.is_empty()).map(str::to_owned).collect()
}

/// What stands as its number between underscores in a class's name: brackets and the underscore.
const ESCAPED: [u8; 3] = [b'[', b']', b'_'];

/// The name of an operand class as the rows have it: LLVM writes what no identifier may have in it as `_91_`.
fn class_name(escaped: &str) -> String {
    let escaped = escaped.strip_prefix("RegByHwMode_").unwrap_or(escaped).replace("_COLON_", ":");
    let mut name = String::new();
    let mut rest = escaped.as_str();
    while let Some((before, after)) = rest.split_once('_') {
        name.push_str(before);
        let code = after.split_once('_').and_then(|(code, after)| Some((code.parse::<u8>().ok()?, after)));
        match code.filter(|(code, _)| ESCAPED.contains(code)) {
            Some((code, after)) => {
                name.push(char::from(code));
                rest = after;
            }
            None => {
                name.push('_');
                rest = after;
            }
        }
    }
    name + rest
}

fn read_table(folder: &Path, name: &str) -> Result<Table> {
    let plain = folder.join(format!("{name}.tsv"));
    let packed = folder.join(format!("{name}.tsv.xz"));
    let mut text = String::new();
    if packed.exists() {
        let file = std::fs::File::open(&packed).with_context(|| packed.display().to_string())?;
        let stream = liblzma::stream::Stream::new_stream_decoder(XZ_MEMORY, liblzma::stream::CONCATENATED)?;
        let mut decoder = liblzma::read::XzDecoder::new_stream(file, stream);
        decoder.read_to_string(&mut text).with_context(|| packed.display().to_string())?;
    } else {
        text = std::fs::read_to_string(&plain).with_context(|| plain.display().to_string())?;
    }
    Table::parse(name, &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_name() {
        let table = Table::parse("t", "a\tb\n1\t2\n3\n").unwrap();
        assert_eq!(table.rows(["b", "a"]).unwrap(), [["2", "1"], ["", "3"]]);
        assert_eq!(table.rows(["c"]).unwrap_err().to_string(), "t has no column `c`");
    }

    #[test]
    fn escaped_classes_get_their_names_back() {
        assert_eq!(class_name("_91_"), "[");
        assert_eq!(class_name("_COLON__COLON_"), "::");
        assert_eq!(class_name("v_95_dual_95_mov_95_b32"), "v_dual_mov_b32");
        assert_eq!(class_name("VReg_64_AlignTarget"), "VReg_64_AlignTarget");
        assert_eq!(class_name("RegByHwMode_AV_LdSt_32_Target"), "AV_LdSt_32_Target");
    }

    #[test]
    fn joined_predicates_come_apart() {
        let mut facts = Facts::default();
        for name in ["isGFX12", "isGFX12Not12_50", "HasA"] {
            facts.predicates.insert(name.to_owned(), String::new());
        }
        assert_eq!(facts.split_predicates("HasA_isGFX12Not12_50").unwrap(), ["HasA", "isGFX12Not12_50"]);
        assert_eq!(facts.split_predicates("isGFX12_HasA").unwrap(), ["isGFX12", "HasA"]);
        assert_eq!(facts.split_predicates("isGFX12_50"), None);
    }
}
