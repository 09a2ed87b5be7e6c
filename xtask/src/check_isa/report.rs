//! What the command prints: a table of records, the kinds that explain differences, and the rest one by one.

use std::collections::{BTreeMap, HashMap};

use mcreplay_rows::generation::COLUMNS;

use super::compare::{Difference, What};
use super::explained::Kind;
use super::facts::Facts;
use super::machines::{Machine, Machines};
use super::shape::Shape;

/// All that there is to tell.
pub(super) struct Report<'a> {
    pub(super) facts: &'a Facts,
    pub(super) machines: &'a [Machine],
    pub(super) llvm: &'a [Shape],
    pub(super) differences: &'a [Difference],
    pub(super) explanations: &'a [Option<usize>],
    pub(super) kinds: &'a [Kind],
}

/// How a record stands, from best to worst.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    /// No machine has it, or all take another that reads the same.
    Nowhere,
    #[default]
    Covered,
    Explained,
    Differing,
    Missing,
}

/// A record: its encoding, who has it, and how it stands.
#[derive(Default)]
struct Summary<'a> {
    encoding: &'a str,
    machines: Machines,
    standing: Standing,
}

impl<'a> Report<'a> {
    /// Prints everything; returns whether nothing is left to explain.
    pub(super) fn print(&self, list: bool) -> bool {
        let records = self.records();
        self.print_table(&records);
        self.print_totals(&records);
        self.print_kinds();
        if list {
            Self::print_nowhere(&records);
        }
        let open = self.print_differences(list);
        let stale: Vec<&Kind> = self.kinds.iter().filter(|kind| kind.count == 0).collect();
        for kind in &stale {
            println!("stale: nothing is explained by `{}` any more", kind.name());
        }
        let unknown: Vec<&Machine> = self.machines.iter().filter(|machine| !machine.is_known()).collect();
        for machine in &unknown {
            println!("unknown: we have no processor {}", machine.name);
        }
        open == 0 && stale.is_empty() && unknown.is_empty()
    }

    fn records(&self) -> BTreeMap<&'a str, Summary<'a>> {
        let mut records: BTreeMap<&str, Summary<'_>> = BTreeMap::new();
        for shape in self.llvm {
            let summary = records.entry(&shape.origin).or_default();
            summary.encoding = &shape.encoding;
            summary.machines = summary.machines.or(shape.machines);
        }
        for (difference, explanation) in self.differences.iter().zip(self.explanations) {
            let Some(summary) = records.get_mut(difference.subject.as_str()) else { continue };
            let standing = match (explanation, difference.what) {
                (Some(_), _) => Standing::Explained,
                (None, What::Missing | What::Machines) => Standing::Missing,
                (None, _) => Standing::Differing,
            };
            summary.standing = summary.standing.max(standing);
        }
        for summary in records.values_mut().filter(|summary| summary.machines.is_empty()) {
            summary.standing = Standing::Nowhere;
        }
        records
    }

    /// A line for each encoding, a column for each generation: how many records, and after a stroke how many of them
    /// are not covered.
    fn print_table(&self, records: &BTreeMap<&str, Summary<'_>>) {
        let mut cells: BTreeMap<&str, [(usize, usize); COLUMNS.len()]> = BTreeMap::new();
        for summary in records.values() {
            let mut columns = [false; COLUMNS.len()];
            for machine in summary.machines.iter().filter_map(|index| self.machines.get(index)) {
                if let Some(column) = machine.column.and_then(|column| columns.get_mut(column)) {
                    *column = true;
                }
            }
            let line = cells.entry(summary.encoding).or_default();
            for (cell, _) in line.iter_mut().zip(columns).filter(|(_, has)| *has) {
                cell.0 += 1;
                cell.1 += usize::from(summary.standing > Standing::Covered);
            }
        }
        let head: Vec<String> = COLUMNS.iter().map(|column| format!("{column:>8}")).collect();
        println!("{:12}{}", "records", head.concat());
        for (encoding, line) in cells {
            let line = line.map(|(all, open)| match (all, open) {
                (0, _) => format!("{:>8}", "."),
                (all, 0) => format!("{all:>8}"),
                (all, open) => format!("{:>8}", format!("{all}-{open}")),
            });
            println!("{encoding:12}{}", line.concat());
        }
    }

    fn print_totals(&self, records: &BTreeMap<&str, Summary<'_>>) {
        let count = |standing| records.values().filter(|summary| summary.standing == standing).count();
        let silent = self.facts.records.values().filter(|record| record.is_silent).count();
        println!(
            "\n{} records: {} covered, {} explained, {} differing, {} missing; {silent} not parseable, {} on no machine",
            self.facts.records.len(),
            count(Standing::Covered),
            count(Standing::Explained),
            count(Standing::Differing),
            count(Standing::Missing),
            count(Standing::Nowhere),
        );
        println!(
            "{} candidates and {} aliases on {} machines (processors and their modes)",
            self.llvm.len(),
            self.facts.aliases.len(),
            self.machines.len(),
        );
    }

    /// Prints the records that were not compared with anything.
    fn print_nowhere(records: &BTreeMap<&str, Summary<'_>>) {
        for (name, _) in records.iter().filter(|(_, summary)| summary.standing == Standing::Nowhere) {
            println!("on no machine: {name}");
        }
    }

    fn print_kinds(&self) {
        let used: Vec<&Kind> = self.kinds.iter().filter(|kind| kind.count > 0).collect();
        if !used.is_empty() {
            println!("\nexplained differences:");
        }
        for kind in used {
            println!("{:6} {}: {}", kind.count, kind.name(), kind.reason);
        }
    }

    /// Prints what is not explained, or everything; returns how much is not explained.
    fn print_differences(&self, list: bool) -> usize {
        let mut counts: HashMap<What, usize> = HashMap::new();
        let mut open = 0;
        for (difference, explanation) in self.differences.iter().zip(self.explanations) {
            if explanation.is_none() {
                *counts.entry(difference.what).or_default() += 1;
                open += 1;
            }
            if list || explanation.is_none() && open <= SHOWN {
                self.print_difference(difference, explanation.is_some());
            }
        }
        if open > SHOWN && !list {
            println!("{} more, which --list shows", open - SHOWN);
        }
        let counts =
            What::ALL.iter().filter_map(|(what, word)| Some(format!("{} {word}", counts.get(what)?)));
        let counts: Vec<String> = counts.collect();
        println!(
            "\nunexplained: {}",
            if counts.is_empty() { "nothing".to_owned() } else { counts.join(", ") }
        );
        open
    }

    fn print_difference(&self, difference: &Difference, is_explained: bool) {
        let names = difference.machines.iter().filter_map(|index| self.machines.get(index));
        let names: Vec<&str> = names.map(|machine| machine.name.as_str()).collect();
        let shown = names.iter().take(MACHINES).copied().collect::<Vec<_>>().join(", ");
        let more = if names.len() > MACHINES {
            format!(" and {} more", names.len() - MACHINES)
        } else {
            String::new()
        };
        let known = if is_explained { " (explained)" } else { "" };
        println!("{}{known}: {} {}", difference.what.word(), difference.subject, difference.mnemonic);
        println!("    {}", difference.detail);
        println!("    on {shown}{more}");
    }
}

/// Unexplained differences that are shown without `--list`.
const SHOWN: usize = 40;
/// Machines that are named.
const MACHINES: usize = 4;
