//! `cargo xtask check-isa`: the rows, expanded, held against LLVM's tables of facts, and against AMD's ISA files.

mod alias;
mod amd;
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

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;

use crate::workspace;
use alias::Meanings;
use facts::Facts;
use machines::Availability;
use report::Report;
use shape::Classes;

/// Hold the rows against LLVM's instruction records, or against AMD's ISA files
///
/// The exit status is 1 if anything differs that is not explained, or if an explanation has nothing left to explain.
#[derive(Debug, Clone, clap::Args)]
#[command(group(clap::ArgGroup::new("witness").required(true).multiple(true).args(["facts", "amd"])))]
pub struct Options {
    /// Folder with LLVM's tables
    #[arg(long, value_name = "FOLDER")]
    pub facts: Option<PathBuf>,
    /// Folder or zip archive with AMD's machine-readable ISA files
    #[arg(long, value_name = "FOLDER|ZIP")]
    pub amd: Option<PathBuf>,
    /// Show every difference with both values, explained ones too
    #[arg(long)]
    pub list: bool,
}

/// Runs the command.
///
/// # Errors
/// The tables or the rows cannot be read.
pub fn run(options: &Options) -> Result<ExitCode> {
    let rows = workspace::root().join("src/isa/rows");
    let mut agrees = true;
    if let Some(facts) = &options.facts {
        agrees &= with_facts(facts, &rows, options.list)?;
    }
    if let Some(files) = &options.amd {
        agrees &= amd::run(files, &rows, options.list)?;
    }
    Ok(if agrees { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Compares with LLVM's tables; returns whether nothing is left to explain.
fn with_facts(folder: &Path, rows: &Path, list: bool) -> Result<bool> {
    let facts = Facts::read(folder)?;
    let machines = machines::all(&facts)?;
    let isa = form::read_rows(rows)?;
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
    Ok(report.print(list))
}
