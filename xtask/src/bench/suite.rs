//! A whole replay of `MC/AMDGPU` beside LLVM's lit with LLVM's tools, both on all cores.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use walkdir::WalkDir;

use super::timing::{Command, Time};
use crate::programs::find_program;

/// What the case is called on the command line.
pub(super) const NAME: &str = "replay";

/// The tools that LLVM's tests name. The first three are in nearly every test, and must be there.
const TOOLS: [&str; 8] = [
    "llvm-mc",
    "FileCheck",
    "not",
    "split-file",
    "llvm-objdump",
    "llvm-readobj",
    "llvm-readelf",
    "llvm-objcopy",
];

/// Measures both sides; only ours where lit or LLVM's tools are missing.
pub(super) fn run(ours: &Path, llvm: &Path, runs: usize) -> Result<()> {
    println!("\n{NAME}: all of MC/AMDGPU, on all cores");
    let tests = llvm.join("MC/AMDGPU");
    // A replay in which something does not pass exits with 1, and so does lit.
    let ours = Command::free(ours).args(&["replay"]).path(&tests).accept(1);
    let folder = tempfile::tempdir()?;
    let lit = match prepare(&tests, folder.path()) {
        Ok(command) => Some(command),
        Err(error) => {
            println!("  lit is left out: {error:#}");
            None
        }
    };
    ours.time()?;
    let mut our_times = Vec::new();
    for _ in 0..runs {
        our_times.push(ours.time()?);
    }
    let ours = Time::median(&our_times);
    println!("  mcreplay  {ours}");
    if let Some(lit) = lit {
        // Half a minute, so once.
        let theirs = lit.time()?;
        println!("  lit       {theirs}");
        println!("  ratio     {}", theirs.ratio(&ours));
    }
    Ok(())
}

/// A copy of the tests with a lit configuration of its own, since the corpus is to stay as its lock says.
fn prepare(tests: &Path, folder: &Path) -> Result<Command> {
    let Some(lit) = find_program("lit") else { bail!("lit is not installed (pip install lit)") };
    let tools = folder.join("bin");
    fs::create_dir_all(&tools)?;
    for (index, tool) in TOOLS.iter().enumerate() {
        match find_tool(tool) {
            Some(program) => link(&program, &tools.join(tool))?,
            None if index < 3 => bail!("{tool} is not installed (Debian: llvm-23 and llvm-23-tools)"),
            None => {}
        }
    }
    let copy = folder.join("MC");
    for entry in WalkDir::new(tests) {
        let entry = entry?;
        let target = copy.join("AMDGPU").join(entry.path().strip_prefix(tests)?);
        if entry.file_type().is_dir() {
            fs::create_dir_all(target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    let configuration = format!(
        "import lit.formats, os\n\
         config.name = 'MC'\n\
         config.test_format = lit.formats.ShTest(False)\n\
         config.suffixes = ['.s', '.txt', '.test']\n\
         config.test_source_root = os.path.dirname(__file__)\n\
         config.test_exec_root = {:?}\n\
         config.environment['PATH'] = {:?} + os.pathsep + os.environ['PATH']\n\
         config.targets = ['AMDGPU']\n",
        folder.join("out"),
        tools
    );
    fs::write(copy.join("lit.cfg"), configuration)?;
    Ok(Command::free(&lit).args(&["-q"]).path(&copy.join("AMDGPU")).accept(1))
}

fn find_tool(name: &str) -> Option<PathBuf> {
    find_program(&format!("{name}-23")).or_else(|| find_program(name))
}

#[cfg(unix)]
fn link(program: &Path, name: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(program, name)?)
}

#[cfg(not(unix))]
fn link(_program: &Path, _name: &Path) -> Result<()> {
    bail!("lit is measured on Unix only")
}
