//! The failures on the page: RUN lines that fail, and below each what LLVM has and what we have, field by field.

use super::super::entry::Misses;
use super::super::table::{number, tally};
use super::{Meaning, Read};
use crate::replay::{
    Difference, FieldDifference, FileReport, Miss, MissKind, Outcome, Replay, RunReport, difference, reading,
};

/// A file that fails, or one of its RUN lines.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// The number of the file on the page.
    pub file: usize,
    pub name: String,
    /// The RUN line; none where the file fails as a whole.
    pub run: Option<FailedRun>,
    pub reason: String,
    pub misses: Vec<Shown>,
    /// What is not shown one by one: `1,200 refused: not supported yet`.
    pub summed: Vec<String>,
}

/// What is told of a RUN line that fails.
#[derive(Clone, Debug)]
pub(super) struct FailedRun {
    pub number: usize,
    pub line: u32,
    pub gpu: String,
    pub generation: &'static str,
    pub command: String,
    pub tallies: [String; 2],
}

/// A miss.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub line: u32,
    pub check_line: u32,
    pub statement: String,
    /// `encoding`, `refused` or `diagnostic`.
    pub kind: &'static str,
    /// The encoding of LLVM's bytes, empty if nobody knows it.
    pub encoding: String,
    /// Our encoding, where it is another.
    pub other: Option<String>,
    pub expected: Vec<Piece>,
    pub ours: Vec<Piece>,
    /// The fields that differ.
    pub changed: Vec<Changed>,
    /// All fields of LLVM's encoding, a row for each 32 bits.
    pub rows: Vec<Vec<Cell>>,
    /// Those of ours, where that is another.
    pub other_rows: Vec<Vec<Cell>>,
}

/// A part of a line, and whether it differs from the other line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub text: String,
    pub differs: bool,
}

/// A field that differs.
#[derive(Clone, Debug)]
pub(super) struct Changed {
    pub part: &'static str,
    pub name: &'static str,
    pub bits: String,
    /// LLVM's value and ours.
    pub values: [Value; 2],
}

/// The value of a field.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub number: String,
    pub bits: Vec<Piece>,
    /// What it means, as far as that is known.
    pub meaning: String,
}

/// A field in the drawing.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub bits: String,
    pub width: u8,
    pub name: &'static str,
    pub expected: String,
    /// Our value, where it differs.
    pub ours: Option<String>,
}

/// The failures with at most `limit` single misses, and how many RUN lines and files are left out.
pub(super) fn failures(replay: &Replay, limit: usize, read: &Read) -> (Vec<Failure>, usize) {
    let mut failures = Vec::new();
    let (mut left, mut more) = (limit, 0);
    // A RUN line may fail in a file that passes: where XFAIL expects it.
    for (id, file) in replay.files.iter().enumerate() {
        let Outcome::Failed(reason) = &file.outcome else { continue };
        let failing: Vec<_> = file.runs.iter().filter(|run| reason_of(run).is_some()).collect();
        if left == 0 {
            more += failing.len().max(1);
            continue;
        }
        if failing.is_empty() {
            left -= 1;
            failures.push(whole(id, file, reason));
        }
        for run in failing {
            if left == 0 {
                more += 1;
                continue;
            }
            let failure = of_run(id, (file, run), left, read);
            left = left.saturating_sub(failure.misses.len().max(1));
            failures.push(failure);
        }
    }
    (failures, more)
}

fn reason_of(run: &RunReport) -> Option<&str> {
    match &run.outcome {
        Outcome::Failed(reason) => Some(reason),
        _ => None,
    }
}

fn whole(id: usize, file: &FileReport, reason: &str) -> Failure {
    Failure {
        file: id,
        name: file.name.clone(),
        run: None,
        reason: reason.to_owned(),
        misses: Vec::new(),
        summed: Vec::new(),
    }
}

fn of_run(id: usize, (file, run): (&FileReport, &RunReport), limit: usize, read: &Read) -> Failure {
    let reason = reason_of(run).unwrap_or_default();
    let misses = Misses::of(run, limit);
    let summed = misses.summed.iter();
    let mut summed: Vec<String> =
        summed.map(|((what, reason), count)| format!("{} {what}: {reason}", number(*count))).collect();
    if misses.more > 0 {
        summed.push(format!("{} more", number(misses.more)));
    }
    let failed = FailedRun {
        number: run.number,
        line: run.line,
        gpu: run.gpu.clone(),
        generation: run.generation.name(),
        command: run.command.clone(),
        tallies: [tally(run.encodings), tally(run.diagnostics())],
    };
    let misses = misses.single.iter().map(|miss| shown(run, miss, read)).collect();
    Failure { run: Some(failed), misses, summed, ..whole(id, file, reason) }
}

fn shown(run: &RunReport, miss: &Miss, read: &Read) -> Shown {
    let text = |text: &str| vec![Piece { text: text.to_owned(), differs: false }];
    let none = Shown {
        line: miss.line,
        check_line: miss.check_line,
        statement: miss.statement.clone(),
        kind: "",
        encoding: String::new(),
        other: None,
        expected: Vec::new(),
        ours: Vec::new(),
        changed: Vec::new(),
        rows: Vec::new(),
        other_rows: Vec::new(),
    };
    match &miss.kind {
        MissKind::Encoding { expected, expected_bytes, ours, .. } => {
            let ours_text: Vec<String> = ours.iter().map(|byte| format!("{byte:02x}")).collect();
            let words: Vec<&str> = expected.split(' ').collect();
            let ours_words: Vec<&str> = ours_text.iter().map(String::as_str).collect();
            let (expected, ours_pieces) = (pieces(&words, &ours_words), pieces(&ours_words, &words));
            let shown = Shown { kind: "encoding", expected, ours: ours_pieces, ..none };
            let Some(difference) = difference(&run.gpu, expected_bytes, ours) else { return shown };
            if difference.other.is_some() {
                let rows_of = |bytes| reading(&run.gpu, bytes).map(|reading| rows(&reading.fields));
                let (rows, other_rows) = (rows_of(expected_bytes), rows_of(ours));
                let (rows, other_rows) = (rows.unwrap_or_default(), other_rows.unwrap_or_default());
                let Difference { encoding, other, .. } = difference;
                return Shown { encoding, other, rows, other_rows, ..shown };
            }
            // Our form says what the fields mean: they are its own.
            let read = read(&miss.statement, &run.gpu, [expected_bytes, ours]);
            with_fields(shown, difference, read.as_ref())
        }
        MissKind::Refused { expected, reason } => {
            let ours = text(reason.as_deref().unwrap_or("no encoding"));
            let bytes = miss.kind.expected_bytes().unwrap_or_default();
            let encoding = reading(&run.gpu, &bytes).map(|reading| reading.encoding).unwrap_or_default();
            Shown { kind: "refused", expected: text(expected), ours, encoding, ..none }
        }
        MissKind::Diagnostic { expected, ours } => {
            let ours = text(ours.as_deref().unwrap_or("no diagnostic"));
            Shown { kind: "diagnostic", expected: text(expected), ours, ..none }
        }
    }
}

/// Words, each with whether it is another than in the other line. Letters of LLVM's stand for bits that a fixup fills.
fn pieces(words: &[&str], others: &[&str]) -> Vec<Piece> {
    let open =
        |word: &str| word.starts_with(|letter: char| letter.is_ascii_uppercase()) || word.starts_with("0b");
    let piece = |(index, word): (usize, &&str)| {
        let other = others.get(index);
        let same = other.is_some_and(|other| word == other || open(word) || open(other));
        Piece { text: (*word).to_owned(), differs: !same }
    };
    words.iter().enumerate().map(piece).collect()
}

fn with_fields(shown: Shown, difference: Difference, read: Option<&[Vec<Meaning>; 2]>) -> Shown {
    let differing = difference.fields.iter().filter(|field| field.differs());
    let changed = differing.map(|field| changed(field, read)).collect();
    let rows = rows(&difference.fields);
    Shown { encoding: difference.encoding, changed, rows, ..shown }
}

fn changed(field: &FieldDifference, read: Option<&[Vec<Meaning>; 2]>) -> Changed {
    let bits = |value: Option<u64>| {
        let width = usize::from(field.high - field.low) + 1;
        value.map(|value| format!("{value:0width$b}")).unwrap_or_default()
    };
    let (expected_bits, ours_bits) = (bits(field.expected), bits(field.ours));
    let value = |value, own: &str, other: &str, meaning: &str| Value {
        number: field.show(value),
        bits: runs(own, other),
        meaning: if meaning == field.show(value) { String::new() } else { meaning.to_owned() },
    };
    let [expected, ours] = meanings(field, read);
    Changed {
        part: field.part,
        name: field.name,
        bits: range(field),
        values: [
            value(field.expected, &expected_bits, &ours_bits, expected),
            value(field.ours, &ours_bits, &expected_bits, ours),
        ],
    }
}

/// What the two values of a field mean.
fn meanings<'a>(field: &FieldDifference, read: Option<&'a [Vec<Meaning>; 2]>) -> [&'a str; 2] {
    if let Some(mnemonics) = field.mnemonics {
        return mnemonics.map(|mnemonic| mnemonic.unwrap_or("no instruction"));
    }
    let of = |all: &'a Vec<Meaning>| {
        let own = |meaning: &&Meaning| meaning.part == field.part && meaning.high == u32::from(field.high);
        all.iter().find(own).map_or("", |meaning| &meaning.text)
    };
    read.map_or(["", ""], |[expected, ours]| [of(expected), of(ours)])
}

/// Digits, those together that differ from the other's or do not.
fn runs(own: &str, other: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut others = other.chars();
    for digit in own.chars() {
        let differs = others.next() != Some(digit);
        match pieces.last_mut() {
            Some(last) if last.differs == differs => last.text.push(digit),
            _ => pieces.push(Piece { text: digit.to_string(), differs }),
        }
    }
    pieces
}

fn range(field: &FieldDifference) -> String {
    match (field.high, field.low) {
        (high, low) if high == low => high.to_string(),
        (high, low) => format!("{high}:{low}"),
    }
}

/// The fields in rows of 32 bits, as far as they end there.
fn rows(fields: &[FieldDifference]) -> Vec<Vec<Cell>> {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut row = Vec::new();
    for field in fields {
        row.push(Cell {
            bits: range(field),
            width: field.high - field.low + 1,
            name: field.name,
            expected: field.show(field.expected),
            ours: field.differs().then(|| field.show(field.ours)),
        });
        if field.low.is_multiple_of(32) {
            rows.push(std::mem::take(&mut row));
        }
    }
    if !row.is_empty() {
        rows.push(row);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(pieces: &[Piece]) -> String {
        let mark =
            |piece: &Piece| if piece.differs { format!("[{}]", piece.text) } else { piece.text.clone() };
        pieces.iter().map(mark).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_differs_is_marked() {
        assert_eq!(text(&pieces(&["05", "A", "15"], &["05", "77", "16"])), "05 A [15]");
        assert_eq!(text(&pieces(&["05", "16"], &["05"])), "05 [16]");
        assert_eq!(text(&runs("1000010101", "1000010110")), "10000101 [01]");
        assert_eq!(text(&runs("", "1")), "");
    }

    #[test]
    fn a_wrong_opcode_is_named() {
        let expected = vec![0x05, 0x00, 0x15, 0xd6, 0x01, 0x05, 0x0e, 0x00];
        let mut ours = expected.clone();
        ours[2] = 0x16;
        let kind = MissKind::Encoding {
            expected: "05 00 15 d6 01 05 0e 00".to_owned(),
            expected_bytes: expected,
            ours,
            fields: None,
        };
        let miss = Miss { check_line: 2, line: 1, statement: "v_lerp_u8 v5, v1, v2, s3".to_owned(), kind };
        let shown = shown(&RunReport::new(1, 1, "gfx1100"), &miss, &|_, _, _| None);
        let [changed] = shown.changed.as_slice() else { panic!("{shown:?}") };
        assert_eq!((changed.part, changed.name, changed.bits.as_str()), ("VOP3", "OP", "25:16"));
        assert_eq!(changed.values.clone().map(|value| value.number), ["533", "534"]);
        assert_eq!(changed.values.clone().map(|value| value.meaning), ["v_lerp_u8", "v_alignbit_b32"]);
        assert_eq!(text(&shown.ours), "05 00 [16] d6 01 05 0e 00");
        assert_eq!(
            shown.rows.iter().map(|row| row.iter().map(|cell| cell.width).sum::<u8>()).collect::<Vec<_>>(),
            [32, 32]
        );
    }

    #[test]
    fn each_encoding_is_drawn_as_its_own() {
        let kind = MissKind::Encoding {
            expected: "05 00 15 d6 01 05 0e 00".to_owned(),
            expected_bytes: vec![0x05, 0x00, 0x15, 0xd6, 0x01, 0x05, 0x0e, 0x00],
            ours: vec![0x00, 0x00, 0x80, 0xbf],
            fields: None,
        };
        let miss = Miss { check_line: 2, line: 1, statement: "s_nop 0".to_owned(), kind };
        let shown = shown(&RunReport::new(1, 1, "gfx1100"), &miss, &|_, _, _| None);
        assert_eq!((shown.encoding.as_str(), shown.other.as_deref()), ("VOP3", Some("SOPP")));
        assert_eq!((shown.changed.len(), shown.rows.len(), shown.other_rows.len()), (0, 2, 1));
        let names: Vec<&str> = shown.other_rows[0].iter().map(|cell| cell.name).collect();
        assert_eq!(names, ["ENCODING", "OP", "SIMM16"]);
        let refused = MissKind::Refused { expected: "00 00 80 bf".to_owned(), reason: None };
        let miss = Miss { kind: refused, ..miss };
        let shown = super::shown(&RunReport::new(1, 1, "gfx1100"), &miss, &|_, _, _| None);
        assert_eq!((shown.encoding.as_str(), shown.kind), ("SOPP", "refused"));
    }
}
