//! `cargo xtask diff-llvm`: random instructions through llvm-mc and through mcreplay, and where the two differ.
//!
//! Lines come from the rows, and from machine code that llvm-mc disassembles; they may be damaged on purpose. Both sides assemble them in batches; a
//! difference is shrunk to as short a line as shows it.

mod assembler;
mod campaign;
mod compare;
mod dice;
mod draw;
mod mode;
mod mutate;
mod report;
mod shrink;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail, ensure};
use mcreplay::isa::Form;

use crate::{programs, replay};
use assembler::Assembler;
use campaign::Campaign;
use compare::Strictness;

pub use mode::{True16, Wave};

/// Assemble random instructions with llvm-mc and with mcreplay, and show what differs
///
/// LLVM_MC names llvm-mc where it is not called llvm-mc-23 or llvm-mc. The same seed, options and rows give the same
/// instructions. The exit status is 1 if anything differs.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Processors
    #[arg(long, value_name = "GPU", value_delimiter = ',', default_value = "gfx1100")]
    pub gpu: Vec<String>,
    /// Instructions for each GPU, shared by its modes and the sources
    #[arg(long, default_value_t = 20_000)]
    pub count: usize,
    /// Decides what is drawn; random, if absent
    #[arg(long)]
    pub seed: Option<u64>,
    /// Wave sizes, from gfx10 on
    #[arg(long, value_enum, default_value_t = Wave::Both)]
    pub wave: Wave,
    /// How 16-bit registers are written, from gfx11 on
    #[arg(long, value_enum, default_value_t = True16::Both)]
    pub true16: True16,
    /// Where instructions come from
    #[arg(long, value_enum, default_value_t = Source::Both)]
    pub source: Source,
    /// Only instructions of these row files (vop3), or whose names begin so (v_cmp_)
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub only: Vec<String>,
    /// Compare the printed text, too
    #[arg(long)]
    pub text: bool,
    /// Compare the messages of lines that both refuse, too
    #[arg(long)]
    pub messages: bool,
    /// Damage the instructions before they are assembled, and compare messages, too
    #[arg(long)]
    pub mutate: bool,
    /// Groups of differences to show
    #[arg(long, default_value_t = 50)]
    pub limit: usize,
    /// A build of mcreplay to hold against llvm-mc, instead of one of this source
    #[arg(long, value_name = "PATH")]
    pub tool: Option<PathBuf>,
}

/// Where instructions come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Source {
    /// Forms and operand classes of the rows
    Rows,
    /// Random machine code, disassembled by llvm-mc
    Words,
    /// Both by halves
    Both,
}

/// Runs the command.
///
/// # Errors
/// llvm-mc is not installed, a GPU does not exist, or a side cannot be run.
pub fn run(options: &Options) -> Result<ExitCode> {
    let Some(llvm) = programs::llvm_mc() else {
        bail!("llvm-mc is not installed (Debian: the package llvm-23, or LLVM_MC=PATH)");
    };
    ensure!(options.count > 0, "--count 0 leaves nothing to do");
    let mut modes = Vec::new();
    for gpu in &options.gpu {
        modes.extend(mode::all(gpu, options.wave, options.true16)?);
    }
    let ours = match &options.tool {
        // Processes run in folders of their own.
        Some(tool) => std::path::absolute(tool)?,
        None => replay::build_tool()?,
    };
    let seed = options.seed.unwrap_or_else(|| fastrand::u64(..1 << 32));
    println!("seed {seed}");
    let campaign = Campaign {
        llvm: Assembler::new(&llvm, &[]),
        ours: Assembler::new(&ours, &["mc"]),
        modes,
        strictness: Strictness { text: options.text, messages: options.messages || options.mutate },
        seed,
        mutate: options.mutate,
    };
    let (tallies, differences) = campaign.run(options)?;
    let groups = report::group(differences);
    campaign.show(groups, options.limit)?;
    Ok(campaign.summarize(&tallies))
}

/// Whether a form is among those asked for.
fn is_wanted(only: &[String], form: &Form) -> bool {
    let (file, _) = form.row();
    let encoding = file.split('.').next().unwrap_or_default();
    only.is_empty() || only.iter().any(|name| name == encoding || form.mnemonic.name().starts_with(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        options: Options,
    }

    fn options(words: &[&str]) -> Options {
        Cli::parse_from(["diff-llvm"].iter().chain(words)).options
    }

    #[test]
    fn processors_are_listed_or_repeated() {
        assert_eq!(options(&["--gpu", "gfx900,gfx1100", "--gpu", "gfx1200"]).gpu.len(), 3);
        assert_eq!(options(&[]).gpu, ["gfx1100"]);
    }
}
