//! Entries for what does not pass: one per instruction, field by field.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::legible::{clean, line};
use super::table::{number, tally};
use crate::asm::acceptance::acceptance;
use crate::replay::{FileReport, Miss, MissKind, Outcome, Replay, RunReport, Tally};
use crate::target::Processor;

/// Entries for all files that do not pass, with at most `limit` single misses.
#[must_use]
pub fn failures(replay: &Replay, limit: usize) -> String {
    let mut text = String::new();
    let mut left = limit;
    // A RUN line may fail in a file that passes: where XFAIL expects it.
    for file in replay.files.iter().filter(|file| matches!(file.outcome, Outcome::Failed(_))) {
        if let (Outcome::Failed(reason), true) = (&file.outcome, file.fails_as_a_whole()) {
            let _infallible = writeln!(text, "{}: {}", line(&file.name), clean(reason));
        }
        for run in file.runs.iter().filter(|run| matches!(run.outcome, Outcome::Failed(_))) {
            if left == 0 {
                return text;
            }
            text.push_str(&run_entries(file, run, left));
            left = left.saturating_sub(run.misses.len().max(1));
        }
    }
    text
}

/// The entries of one RUN line that does not pass: its reason, its misses, at most `limit`, and how many more there
/// are. Refusals and diagnostics are summed up by our words where there are more than a few.
#[must_use]
pub fn run_entries(file: &FileReport, run: &RunReport, limit: usize) -> String {
    let mut text = String::new();
    let (word, reason) = match &run.outcome {
        Outcome::Passed => return text,
        Outcome::Failed(reason) => ("failed", reason),
        Outcome::NotRun(reason) => ("not run", reason),
    };
    let name = line(&file.name);
    let _infallible = writeln!(text, "{name} RUN {} ({}) {word}: {reason}", run.number, run.gpu);
    let misses = Misses::of(run, limit);
    misses.single.iter().for_each(|miss| text.push_str(&entry(file, run, miss)));
    for ((what, reason), count) in &misses.summed {
        let _infallible = writeln!(text, "  {} {what}: {reason}", number(*count));
    }
    if misses.more > 0 && word == "failed" {
        let _infallible = writeln!(text, "  {} more", number(misses.more));
    }
    if run.encodings.expected + run.errors.expected + run.warnings.expected > 0 {
        let (encodings, diagnostics) = (tally(run.encodings), tally(run.diagnostics()));
        let _infallible = writeln!(text, "  encodings {encodings}  diagnostics {diagnostics}");
    }
    clean(&text)
}

/// So many misses with one reason are still shown one by one.
const FEW: usize = 3;

/// What of the misses of a RUN line is shown.
pub(super) struct Misses<'a> {
    /// Those that are shown one by one.
    pub single: Vec<&'a Miss>,
    /// What the others have in common (what they are, our words), and how many they are.
    pub summed: BTreeMap<(&'a str, &'a str), usize>,
    /// How many more there are.
    pub more: usize,
}

impl<'a> Misses<'a> {
    /// Chooses at most `limit` single ones.
    pub fn of(run: &'a RunReport, limit: usize) -> Self {
        let mut summed: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for cause in run.misses.iter().filter_map(cause) {
            *summed.entry(cause).or_default() += 1;
        }
        summed.retain(|_, count| *count > FEW);
        let alone = |miss: &&Miss| cause(miss).is_none_or(|cause| !summed.contains_key(&cause));
        let single: Vec<&Miss> = run.misses.iter().filter(alone).take(limit).collect();
        let shown = single.len() + summed.values().sum::<usize>();
        let missing = |tally: Tally| tally.expected.saturating_sub(tally.passed);
        let all = missing(run.encodings) + missing(run.diagnostics());
        Self { single, summed, more: all.saturating_sub(shown) }
    }
}

/// What went wrong with a miss, if there may be many of its kind: one refusal says as much as a thousand. Wrong bytes
/// are never summed up.
fn cause(miss: &Miss) -> Option<(&str, &str)> {
    match &miss.kind {
        MissKind::Encoding { .. } => None,
        MissKind::Refused { reason, .. } => Some(("refused", reason.as_deref().unwrap_or("no encoding"))),
        MissKind::Diagnostic { ours: None, .. } => Some(("diagnostics missing", "nothing said")),
        MissKind::Diagnostic { ours: Some(ours), .. } => {
            // Behind line and column.
            let message = ours.splitn(3, ':').nth(2).unwrap_or(ours);
            Some(("other diagnostics", message.trim()))
        }
    }
}

/// How many processors are named that take a statement.
const MAX_PROCESSORS: usize = 8;

/// Who takes a statement that a GPU refuses: other processors, or the GPU with another feature.
fn elsewhere(statement: &str, gpu: &str) -> Option<String> {
    let found = acceptance(statement, Processor::find(gpu)?);
    let named = found.processors.iter().take(MAX_PROCESSORS).map(|processor| processor.name().to_owned());
    let more = found.processors.len().saturating_sub(MAX_PROCESSORS);
    let more = (more > 0).then(|| format!("{more} more"));
    let features = found.features.iter().map(|feature| format!("{gpu} with {feature}"));
    let all: Vec<String> = named.chain(more).chain(features).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// One miss: where it is, what LLVM has, what we have.
fn entry(file: &FileReport, run: &RunReport, miss: &Miss) -> String {
    let place = format!("{}:{}  {}", line(&file.name), miss.line, miss.statement);
    let mut text = format!("{place:<64}  RUN {}\n", run.number);
    let _infallible = match &miss.kind {
        MissKind::Encoding { expected, ours, fields, .. } => {
            let ours: Vec<String> = ours.iter().map(|byte| format!("{byte:02x}")).collect();
            let fields = fields.as_ref().map(|fields| format!("        {fields}")).unwrap_or_default();
            writeln!(text, "  - LLVM  {expected}\n  + ours  {}{fields}", ours.join(" "))
        }
        MissKind::Refused { expected, reason } => {
            let reason = reason.as_deref().unwrap_or("no encoding");
            let elsewhere = elsewhere(&miss.statement, &run.gpu)
                .map_or_else(String::new, |who| format!("\n          taken by {who}"));
            writeln!(text, "  - LLVM  {expected}\n  + ours  {reason}{elsewhere}")
        }
        MissKind::Diagnostic { expected, ours } => {
            let ours = ours.as_deref().unwrap_or("no diagnostic");
            writeln!(text, "  - LLVM  {expected}\n  + ours  {ours}")
        }
    };
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn miss(line: u32, kind: MissKind) -> Miss {
        Miss { check_line: line + 1, line, statement: "v_lerp_u8 v5, v1, v2, s3".to_owned(), kind }
    }

    /// As llvm-mc has it.
    #[test]
    fn a_refusal_says_who_takes_the_statement() {
        let who = elsewhere("v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7]", "gfx1100");
        let gpus = "gfx90a, gfx942, gfx950, gfx1250, gfx1251, gfx9-4-generic, gfx12-5-generic";
        assert_eq!(who.as_deref(), Some(gpus));
        let who = elsewhere("image_sample v5, v[1:2], s[8:15], s[12:15] dmask:0x1", "gfx942");
        assert!(who.unwrap().ends_with(" more"));
        let who = elsewhere("v_fma_mix_f32 v0, v1, v2, v3", "gfx900");
        assert!(who.unwrap().contains("gfx900 with +fma-mix-insts"));
        for none in ["v_no_such v0", "", "label:", ".text"] {
            assert_eq!(elsewhere(none, "gfx1100"), None, "{none}");
        }
        assert_eq!(elsewhere("s_nop 0", "gfx0"), None);
    }

    #[test]
    fn one_entry_per_instruction() {
        let wrong = MissKind::Encoding {
            expected: "05 00 15 d6".to_owned(),
            expected_bytes: vec![5, 0, 0x15, 0xd6],
            ours: vec![5, 0, 0x16, 0xd6],
            fields: Some("OP 533 → 534".to_owned()),
        };
        let refused =
            || MissKind::Refused { expected: "00".to_owned(), reason: Some("not supported yet".to_owned()) };
        let mut misses = vec![miss(1234, wrong)];
        misses.extend((0..5).map(|line| miss(2000 + line, refused())));
        let run = RunReport {
            outcome: Outcome::Failed("exit status 1".to_owned()),
            encodings: Tally { passed: 4, expected: 10 },
            misses,
            ..RunReport::new(1, 1, "gfx1100")
        };
        let file = FileReport {
            name: "gfx11_asm_vop3.s".to_owned(),
            outcome: Outcome::Failed(String::new()),
            runs: vec![run.clone()],
            encoding_lines: 10,
        };
        let expected = "\
gfx11_asm_vop3.s RUN 1 (gfx1100) failed: exit status 1
gfx11_asm_vop3.s:1234  v_lerp_u8 v5, v1, v2, s3                   RUN 1
  - LLVM  05 00 15 d6
  + ours  05 00 16 d6        OP 533 → 534
  5 refused: not supported yet
  encodings 4/10  diagnostics -
";
        assert_eq!(run_entries(&file, &run, 100), expected);
        assert_eq!(failures(&Replay { files: vec![file], ..Replay::default() }, 100), expected);
    }
}
