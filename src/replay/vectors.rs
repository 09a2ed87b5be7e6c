//! The vectors that replayed tests confirm, by mnemonic: how many on which GPU, and lines that show them.
//!
//! A replay collects them ([`Vectors`]) and writes an index, in which a single mnemonic is found without reading the rest
//! ([`VectorIndex`]). The index is text: lines in the order of their mnemonics, with tabs between their parts.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::Arc;

use super::by_encoding;
use super::judge::Passed;
use crate::isa::form::{Extension, MnemonicId};
use crate::isa::{self, Encoding};
use crate::target::Target;

/// What the first line of an index says.
const HEADER: &str = "# mcreplay vectors 1";

/// How many lines are kept for an encoding until it is known which of them assemble alone.
const CANDIDATES: usize = 3;

/// The longest index that is read.
const MAX_INDEX: u64 = 1 << 28;

/// What a replay collects of the vectors that passed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vectors {
    counts: HashMap<(MnemonicId, String), u64>,
    shown: HashMap<Shown, Vec<Example>>,
}

/// What an example is kept for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Shown {
    mnemonic: MnemonicId,
    column: usize,
    layout: Encoding,
    extension: Extension,
}

/// A line of a test that assembles to the bytes that the test expects.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Example {
    /// The features beside the GPU's own, as `-mattr` has them.
    pub features: String,
    /// The test file.
    pub file: String,
    /// The statement's line.
    pub line: u32,
    /// The GPU.
    pub gpu: String,
    /// The bytes that the test expects.
    pub bytes: Vec<u8>,
    /// The statement.
    pub text: String,
}

/// A RUN line whose vectors are collected.
#[derive(Clone, Copy, Debug)]
pub(super) struct RunLine<'a> {
    pub file: &'a str,
    pub gpu: &'a str,
    pub features: &'a str,
}

impl Vectors {
    /// Adds the vectors of a RUN line; `text` is asked for the statements that are kept.
    pub(super) fn add(
        &mut self,
        run: RunLine,
        vectors: impl Iterator<Item = Passed>,
        text: impl Fn(&Passed) -> String,
    ) {
        let Ok((target, _)) = Target::new("amdgcn", run.gpu, run.features) else { return };
        let Some(column) = isa::column(&target) else { return };
        let mut counts = vec![0_u64; MnemonicId::count()];
        for vector in vectors {
            let (form, line) = (vector.form, vector.line);
            if let Some(count) = counts.get_mut(form.mnemonic.index()) {
                *count += 1;
            }
            let Some(bytes) = &vector.bytes else { continue };
            let (mnemonic, layout, extension) = (form.mnemonic, form.layout, form.extension);
            let kept = self.shown.entry(Shown { mnemonic, column, layout, extension }).or_default();
            let after = |last: &Example| {
                (last.features.as_str(), last.file.as_str(), last.line) > (run.features, run.file, line)
            };
            if kept.len() < CANDIDATES || kept.last().is_some_and(after) {
                let (file, gpu, features) =
                    (run.file.to_owned(), run.gpu.to_owned(), run.features.to_owned());
                keep(kept, Example { features, file, line, gpu, bytes: bytes.clone(), text: text(&vector) });
            }
        }
        for (id, count) in MnemonicId::all().zip(counts).filter(|(_, count)| *count > 0) {
            *self.counts.entry((id, run.gpu.to_owned())).or_default() += count;
        }
    }

    /// Adds what another file has told.
    pub(super) fn merge(&mut self, other: Self) {
        for (key, count) in other.counts {
            *self.counts.entry(key).or_default() += count;
        }
        for (key, examples) in other.shown {
            let kept = self.shown.entry(key).or_default();
            examples.into_iter().for_each(|example| keep(kept, example));
        }
    }

    /// The index: `corpus` says which tests were replayed.
    #[must_use]
    pub fn index(&self, corpus: &str) -> VectorIndex {
        let mut lines: BTreeMap<&str, String> = BTreeMap::new();
        let mut counts: Vec<_> = self.counts.iter().collect();
        counts.sort();
        for ((id, gpu), count) in counts {
            let line = lines.entry(id.name()).or_insert_with(|| format!("{}\tcount\t", id.name()));
            let _infallible = write!(line, "{gpu}={count} ");
        }
        lines.values_mut().for_each(|line| line.push('\n'));
        for (key, example) in self.proved() {
            let Example { features, file, line, gpu, bytes, text } = example;
            let Some(encoding) = encoding_name(&key) else { continue };
            let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            let column = key.column;
            let entry = lines.entry(key.mnemonic.name()).or_default();
            let _infallible = writeln!(
                entry,
                "{}\texample\t{column}\t{encoding}\t{gpu}\t{features}\t{file}\t{line}\t{hex}\t{text}",
                key.mnemonic.name()
            );
        }
        let version = env!("CARGO_PKG_VERSION");
        let corpus: String = corpus.chars().filter(|letter| !letter.is_control()).collect();
        let mut text = format!("{HEADER}\ncorpus\t{corpus}\nversion\t{version}\n");
        lines.values().for_each(|line| text.push_str(line));
        VectorIndex { text }
    }

    /// The first line for each encoding that assembles alone to what its test expects, in order.
    fn proved(&self) -> Vec<(Shown, &Example)> {
        let mut by_target: BTreeMap<(&str, &str), Vec<&Example>> = BTreeMap::new();
        for example in self.shown.values().flatten() {
            by_target.entry((&example.gpu, &example.features)).or_default().push(example);
        }
        let good: Vec<&Example> = by_target
            .into_iter()
            .flat_map(|((gpu, features), examples)| prove(gpu, features, examples))
            .collect();
        let good: std::collections::HashSet<*const Example> =
            good.into_iter().map(std::ptr::from_ref).collect();
        let first = |examples: &'_ Vec<Example>| {
            examples.iter().position(|example| good.contains(&std::ptr::from_ref(example)))
        };
        let mut proved: Vec<_> = self
            .shown
            .iter()
            .filter_map(|(key, examples)| Some((*key, &examples[first(examples)?])))
            .collect();
        proved.sort_by_key(|(key, _)| *key);
        proved
    }
}

/// A test without the statements that are not wanted, and the CHECK lines below them. Lines keep their numbers.
pub(super) fn only(content: &[u8], wanted: impl Fn(&[u8]) -> bool) -> Arc<[u8]> {
    let mut out = Vec::new();
    let mut kept = false;
    for line in content.split_inclusive(|byte| *byte == b'\n') {
        let comment = line.trim_ascii_start().starts_with(b"//") || line.trim_ascii_start().starts_with(b";");
        let run = memchr::memmem::find(line, b"RUN:").is_some();
        kept = wanted(line) || kept && comment && !run;
        if kept || run {
            out.extend_from_slice(line);
        } else if line.ends_with(b"\n") {
            out.push(b'\n');
        }
    }
    Arc::from(out)
}

/// Keeps an example if it is among the first.
fn keep(kept: &mut Vec<Example>, example: Example) {
    let at = kept.partition_point(|other| *other < example);
    if kept.get(at) != Some(&example) {
        kept.insert(at, example);
        kept.truncate(CANDIDATES);
    }
}

/// The lines that assemble to what they should, all of a target in one go.
fn prove<'a>(gpu: &str, features: &str, mut examples: Vec<&'a Example>) -> Vec<&'a Example> {
    let Ok((target, _)) = Target::new("amdgcn", gpu, features) else { return Vec::new() };
    // What is refused on its own is left out, and the others are tried again.
    for _ in 0..CANDIDATES {
        let source: String = examples.iter().flat_map(|example| [example.text.as_str(), "\n"]).collect();
        match crate::assemble(&source, &target) {
            Ok(assembly) => {
                let mut good = Vec::new();
                for instruction in &assembly.instructions {
                    let Some(example) = usize::try_from(instruction.line)
                        .ok()
                        .and_then(|line| examples.get(line.checked_sub(1)?))
                    else {
                        continue;
                    };
                    if instruction.fixups.is_empty() && instruction.bytes == example.bytes {
                        good.push(*example);
                    }
                }
                return good;
            }
            Err(diagnostics) => {
                let refused: std::collections::HashSet<u32> =
                    diagnostics.iter().map(|diagnostic| diagnostic.line).collect();
                let mut number = 0;
                examples.retain(|_| {
                    number += 1;
                    !refused.contains(&number)
                });
            }
        }
    }
    Vec::new()
}

fn encoding_name(key: &Shown) -> Option<String> {
    Some(by_encoding::name(key.layout.layout(key.column)?.name, key.extension))
}

/// The vectors that a replay has confirmed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VectorIndex {
    text: String,
}

impl VectorIndex {
    /// Reads an index.
    ///
    /// # Errors
    /// It cannot be read, or is none.
    pub fn read(path: &Path) -> io::Result<Self> {
        if std::fs::metadata(path)?.len() > MAX_INDEX {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let content = crate::tool::read_regular(path)?;
        let text = std::str::from_utf8(&content).map_err(|_| io::ErrorKind::InvalidData)?.to_owned();
        let good = text.strip_prefix(HEADER).is_some_and(|rest| rest.starts_with('\n'));
        if good {
            Ok(Self { text })
        } else {
            Err(io::Error::new(io::ErrorKind::InvalidData, "no index of vectors"))
        }
    }

    /// Writes it, so that there is the old index or the new one at every moment.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(self.text.as_bytes())?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    }

    /// Which tests were replayed.
    #[must_use]
    pub fn corpus(&self) -> &str {
        self.head("corpus")
    }

    /// The version of the program that replayed them.
    #[must_use]
    pub fn version(&self) -> &str {
        self.head("version")
    }

    fn head(&self, word: &str) -> &str {
        let mut lines = self.text.lines().take(3);
        lines.find_map(|line| line.strip_prefix(word)?.strip_prefix('\t')).unwrap_or_default()
    }

    /// How many vectors confirm a mnemonic on a GPU.
    #[must_use]
    pub fn count(&self, mnemonic: &str, gpu: &str) -> u64 {
        let counts = self.lines(mnemonic).find_map(|line| line.strip_prefix("count\t"));
        let words = counts.unwrap_or_default().split(' ').filter_map(|word| word.split_once('='));
        words.filter(|(own, _)| *own == gpu).filter_map(|(_, count)| count.parse::<u64>().ok()).sum()
    }

    /// Whether any vector confirms a mnemonic.
    #[must_use]
    pub fn knows(&self, mnemonic: &str) -> bool {
        self.lines(mnemonic).next().is_some()
    }

    /// Examples of a mnemonic: the generation column, the name of the encoding, and the line of a test.
    pub fn examples(&self, mnemonic: &str) -> impl Iterator<Item = (usize, &str, Example)> {
        self.lines(mnemonic).filter_map(|line| {
            let mut parts = line.strip_prefix("example\t")?.splitn(8, '\t');
            let column = parts.next()?.parse().ok()?;
            let encoding = parts.next()?;
            let [gpu, features, file] = [parts.next()?, parts.next()?, parts.next()?].map(str::to_owned);
            let line = parts.next()?.parse().ok()?;
            let bytes = bytes(parts.next()?)?;
            let text = parts.next()?.to_owned();
            Some((column, encoding, Example { features, file, line, gpu, bytes, text }))
        })
    }

    /// The lines of a mnemonic, without it.
    fn lines(&self, mnemonic: &str) -> impl Iterator<Item = &str> {
        let start = self.start(mnemonic);
        let lines = self.text.get(start..).unwrap_or_default().lines();
        lines.map_while(move |line| line.strip_prefix(mnemonic)?.strip_prefix('\t'))
    }

    /// Where the lines of a mnemonic start, or would: the head and the lines behind it are in order of their first words
    /// as far as mnemonics go, so that a line in the middle tells in which half they are.
    fn start(&self, mnemonic: &str) -> usize {
        let bytes = self.text.as_bytes();
        let body = self.text.match_indices('\n').nth(2).map_or(bytes.len(), |(at, _)| at + 1);
        let (mut low, mut high) = (body, bytes.len());
        while low < high {
            let middle = low + (high - low) / 2;
            let line = memchr::memrchr(b'\n', &bytes[low..middle]).map_or(low, |at| low + at + 1);
            let end = memchr::memchr(b'\n', &bytes[line..]).map_or(bytes.len(), |at| line + at + 1);
            let word = bytes[line..end].split(|byte| *byte == b'\t').next().unwrap_or_default();
            if word < mnemonic.as_bytes() { low = end } else { high = line }
        }
        low
    }
}

/// Bytes as two hexadecimal digits each.
fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        hex.chars().map(|digit| digit.to_digit(16).and_then(|digit| u8::try_from(digit).ok())).collect();
    Some(digits?.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::checks::Checks;

    fn index() -> VectorIndex {
        let mut vectors = Vectors::default();
        let (target, _) = Target::new("amdgcn", "gfx1100", "").unwrap();
        // Expected bytes are those of LLVM's gfx11_asm_vop3.s and gfx11_asm_sopp.s.
        let lines: [(&str, &[u8]); 3] = [
            ("v_lerp_u8 v5, v1, v2, s3", &[0x05, 0x00, 0x15, 0xd6, 0x01, 0x05, 0x0e, 0x00]),
            ("s_nop 0", &[0x00, 0x00, 0x80, 0xbf]),
            ("s_nop undefined_symbol", &[0x01, 0x00, 0x80, 0xbf]),
        ];
        let form = |text: &str| crate::assemble(text, &target).unwrap().instructions[0].form.unwrap();
        let forms = [form(lines[0].0), form(lines[1].0), form(lines[1].0)];
        let source = "x\n// A: encoding: [0x00]\n";
        let check = Checks::scan(source.as_bytes()).lines[0];
        let found = (1..).zip(forms).zip(&lines);
        let found =
            found.map(|((line, form), (_, bytes))| Passed { form, line, bytes: Some(bytes.to_vec()), check });
        let run = RunLine { file: "a.s", gpu: "gfx1100", features: "" };
        vectors.add(run, found, |vector| lines[vector.line as usize - 1].0.to_owned());
        vectors.index("three lines")
    }

    #[test]
    fn an_index_finds_what_was_put_in() {
        let index = index();
        assert_eq!((index.corpus(), index.version()), ("three lines", env!("CARGO_PKG_VERSION")));
        assert_eq!(index.count("v_lerp_u8", "gfx1100"), 1);
        assert_eq!(index.count("s_nop", "gfx1100"), 2);
        assert_eq!(index.count("s_nop", "gfx900"), 0);
        assert_eq!(index.count("s_no", "gfx1100"), 0);
        assert!(index.knows("s_nop") && !index.knows("s_nopp") && !index.knows("corpus"));
        let examples: Vec<_> = index.examples("v_lerp_u8").collect();
        let [(7, "VOP3", example)] = examples.as_slice() else { panic!("{examples:?}") };
        assert_eq!((example.line, example.text.as_str()), (1, "v_lerp_u8 v5, v1, v2, s3"));
        assert_eq!(example.bytes, [0x05, 0x00, 0x15, 0xd6, 0x01, 0x05, 0x0e, 0x00]);
        assert_eq!(index.examples("s_nop").count(), 1);
    }

    #[test]
    fn lines_that_are_not_wanted_leave_their_place() {
        let wanted = |line: &[u8]| line.starts_with(b"s_nop");
        let content = b"// RUN: x\ns_nop 0\n// A: encoding\ns_other\n// A: b\n// RUN: y\n// A: c";
        assert_eq!(*only(content, wanted), *b"// RUN: x\ns_nop 0\n// A: encoding\n\n\n// RUN: y\n");
    }

    #[test]
    fn an_index_survives_being_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("index");
        index().write(&path).unwrap();
        assert_eq!(VectorIndex::read(&path).unwrap(), index());
        std::fs::write(&path, "something else").unwrap();
        assert!(VectorIndex::read(&path).is_err());
        assert!(VectorIndex::read(folder.path()).is_err());
    }
}
