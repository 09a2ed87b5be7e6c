//! `cargo xtask check-isa`: the rows, expanded, held against LLVM's tables of facts.

mod alias;
mod bits;
mod compare;
mod explained;
mod facts;
mod form;
mod machines;
mod record;
mod report;
mod ruled;
mod settle;
mod shape;
mod statistics;
#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use crate::workspace;
use alias::Meanings;
use facts::Facts;
use machines::Availability;
use report::Report;
use shape::Classes;

/// Hold the rows against LLVM's instruction records
///
/// The exit status is 1 if anything differs that is not explained, or if an explanation has nothing left to explain.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Folder with LLVM's tables
    #[arg(long, value_name = "FOLDER")]
    pub facts: PathBuf,
    /// Show every difference with both values, explained ones too
    #[arg(long)]
    pub list: bool,
}

/// Runs the command.
///
/// # Errors
/// The tables or the rows cannot be read.
pub fn run(options: &Options) -> Result<ExitCode> {
    let facts = Facts::read(&options.facts)?;
    let machines = machines::all(&facts)?;
    let isa = form::read_rows(&workspace::root().join("src/isa/rows"))?;
    let mut availability = Availability::new(&facts, &machines);
    let mut llvm = record::shapes(&facts, &Classes(&isa.classes), &mut availability)?;
    let mut ours = form::shapes(&isa, &machines);
    let names = (Meanings::of_llvm(&facts, &mut availability)?, Meanings::of_rows(&isa, &machines));
    names.0.hide(&mut llvm);
    names.1.hide(&mut ours);
    let mut differences = compare::compare(&llvm, &ours, &machines);
    differences.extend(alias::compare(&names.0, &names.1));
    differences.extend(compare::optional(&facts, &isa.classes));
    let mut kinds = explained::read()?;
    let explanations = explained::explain(&differences, &mut kinds);
    statistics::print(&isa);
    let report = Report {
        facts: &facts,
        machines: &machines,
        llvm: &llvm,
        differences: &differences,
        explanations: &explanations,
        kinds: &kinds,
    };
    Ok(if report.print(options.list) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
