//! A campaign: draws lines in batches, lets both sides assemble them, and shows what differs.

use std::process::ExitCode;

use anyhow::{Result, ensure};
use rayon::prelude::*;

use super::assembler::Assembler;
use super::compare::{Outcome, Strictness, Tally, compare};
use super::dice::Dice;
use super::draw::{Drawer, Line};
use super::mode::Mode;
use super::report::{self, Difference, Group, Shown};
use super::shrink::{self, Subject};
use super::{Options, Source, is_wanted, mutate, words};

/// Lines that one process assembles.
const BATCH: usize = 10_000;

/// Both assemblers, and what they are compared over.
pub(super) struct Campaign {
    pub(super) llvm: Assembler,
    pub(super) ours: Assembler,
    pub(super) modes: Vec<Mode>,
    pub(super) strictness: Strictness,
    pub(super) seed: u64,
    /// Lines are damaged before they are assembled.
    pub(super) mutate: bool,
}

/// Some lines to draw.
struct Batch {
    mode: usize,
    source: Source,
    /// How many lines of the mode and the source were drawn before.
    start: usize,
    count: usize,
}

impl Campaign {
    /// Draws, assembles and compares everything; counts by mode, and what differs.
    pub(super) fn run(&self, options: &Options) -> Result<(Vec<Tally>, Vec<Difference>)> {
        let drawers: Vec<Drawer> = self
            .modes
            .iter()
            .map(|mode| Drawer::new(mode, self.seed, |form| is_wanted(&options.only, form)))
            .collect();
        ensure!(
            drawers.iter().any(|drawer| !drawer.forms().is_empty()),
            "no GPU has an instruction of this name"
        );
        let batches = batches(&self.modes, options.count, options.source);
        let judged: Vec<(usize, Vec<(Line, Outcome)>)> = batches
            .par_iter()
            .map(|batch| Ok((batch.mode, self.batch(batch, &drawers[batch.mode])?)))
            .collect::<Result<_>>()?;
        let mut tallies = vec![Tally::default(); self.modes.len()];
        let mut differences = Vec::new();
        for (mode, lines) in judged {
            for (line, outcome) in lines {
                tallies[mode].count(&outcome);
                if let Outcome::Differs(how) = outcome {
                    differences.push(Difference { line, mode, how });
                }
            }
        }
        for drawer in &drawers {
            for class in drawer.unknown() {
                println!("note: operands of the class {class} cannot be drawn yet");
            }
        }
        Ok((tallies, differences))
    }

    fn batch(&self, batch: &Batch, drawer: &Drawer) -> Result<Vec<(Line, Outcome)>> {
        let &Batch { mode, source, start, count } = batch;
        if drawer.forms().is_empty() {
            return Ok(Vec::new());
        }
        let mut dice = Dice::new(self.seed, &[1 + mode as u64, source as u64, start as u64]);
        let lines = match source {
            Source::Words => {
                words::lines(&self.llvm, &self.modes[mode], drawer.forms(), start, count, &mut dice)?
            }
            _ => drawer.lines(start, count, &mut dice),
        };
        let lines = if self.mutate { mutate::mutate(&lines, &mut dice) } else { lines };
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        let outcomes = self.judge(mode, &texts)?;
        Ok(lines.into_iter().zip(outcomes).collect())
    }

    /// What the two sides make of lines.
    fn judge(&self, mode: usize, lines: &[&str]) -> Result<Vec<Outcome>> {
        let mode = &self.modes[mode];
        let (llvm, ours) =
            rayon::join(|| self.llvm.assemble(mode, lines), || self.ours.assemble(mode, lines));
        let pairs = llvm?.into_iter().zip(ours?);
        Ok(pairs.map(|(llvm, ours)| compare(&llvm, &ours, self.strictness)).collect())
    }

    /// Shrinks groups and prints them.
    pub(super) fn show(&self, mut groups: Vec<Group>, limit: usize) -> Result<()> {
        let more = groups.len().saturating_sub(limit);
        groups.truncate(limit);
        let subject = |group: &Group| Subject {
            text: group.line.text.clone(),
            mode: group.mode,
            difference: group.how.clone(),
        };
        let mut subjects: Vec<Subject> = groups.iter().map(subject).collect();
        shrink::shrink(&mut subjects, |mode, lines| {
            let difference = |outcome| match outcome {
                Outcome::Differs(difference) => Some(difference),
                _ => None,
            };
            Ok(self.judge(mode, lines)?.into_iter().map(difference).collect())
        })?;
        for (group, subject) in groups.iter().zip(&subjects) {
            self.show_group(group, subject)?;
        }
        if more > 0 {
            println!("\n{more} more groups; --limit shows them");
        }
        Ok(())
    }

    fn show_group(&self, group: &Group, subject: &Subject) -> Result<()> {
        let mode = &self.modes[subject.mode];
        let lines = [subject.text.as_str()];
        let (llvm, ours) = (self.llvm.assemble(mode, &lines)?, self.ours.assemble(mode, &lines)?);
        let [llvm, ours] = [llvm, ours].map(|answers| answers.into_iter().next().unwrap_or_default());
        let counts: Vec<String> =
            group.modes.iter().map(|(mode, count)| format!("{} {count}", self.modes[*mode].name())).collect();
        println!("\n{}: {}", group.how.kind.name(), counts.join(", "));
        if !group.line.mutations.is_empty() {
            let names: Vec<&str> = group.line.mutations.iter().map(|mutation| mutation.name()).collect();
            println!("  kind   {}", group.how.words);
            println!("  damage {}", names.join(", "));
        }
        println!("  drawn  {}", group.line.text);
        println!("  line   {}    {}", subject.text, mode.name());
        println!("  LLVM   {}", Shown(&llvm, group.how.kind));
        println!("  ours   {}", Shown(&ours, group.how.kind));
        if let Some(row) = report::row(&group.line) {
            println!("  row    {row}");
        }
        Ok(())
    }

    /// Prints the counts, and says by the exit status whether anything differs.
    pub(super) fn summarize(&self, tallies: &[Tally]) -> ExitCode {
        println!();
        let mut all = Tally::default();
        for (mode, tally) in self.modes.iter().zip(tallies) {
            self.summarize_one(&mode.name(), tally);
            all += *tally;
        }
        if self.modes.len() > 1 {
            self.summarize_one("all", &all);
        }
        if all.differ > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    }

    fn summarize_one(&self, name: &str, tally: &Tally) {
        println!("{name}: {tally}");
        if self.mutate {
            println!("    {}", report::shares(tally));
        }
    }
}

/// Cuts the count of every GPU into batches of its modes and sources.
fn batches(modes: &[Mode], count: usize, source: Source) -> Vec<Batch> {
    let sources: &[Source] = match source {
        Source::Both => &[Source::Rows, Source::Words],
        Source::Rows => &[Source::Rows],
        Source::Words => &[Source::Words],
    };
    let mut batches = Vec::new();
    for (mode, own) in modes.iter().enumerate() {
        let parts = modes.iter().filter(|other| other.gpu == own.gpu).count() * sources.len();
        let share = count.div_ceil(parts);
        for source in sources {
            for start in (0..share).step_by(BATCH) {
                batches.push(Batch { mode, source: *source, start, count: BATCH.min(share - start) });
            }
        }
    }
    batches
}

#[cfg(test)]
mod tests {
    use super::super::mode::{self, True16, Wave};
    use super::*;

    #[test]
    fn the_count_is_shared_by_modes_and_sources() {
        let modes = mode::all("gfx1100", Wave::Both, True16::Both).unwrap();
        let batches = batches(&modes, 100_000, Source::Both);
        assert_eq!(batches.len(), 16);
        assert_eq!(batches.iter().map(|batch| batch.count).sum::<usize>(), 100_000);
        assert_eq!((batches[1].start, batches[1].count), (10_000, 2_500));
    }
}
