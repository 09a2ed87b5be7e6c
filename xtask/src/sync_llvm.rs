//! `cargo xtask sync-llvm`: brings LLVM's AMDGPU MC tests to `testdata/llvm/`.
//!
//! A [`source`] hands over files one by one, they are written to a folder beside the corpus and hashed on the
//! way, held against the [lock](crate::sync::lock), and only then does the folder take the corpus' place
//! ([corpus](crate::sync::corpus)).

pub mod archive;
pub mod changes;
pub mod download;
pub mod git;
pub mod select;
pub mod source;

use anyhow::{Context, Result, bail};

use crate::sync::LLVM;
use crate::sync::corpus::Corpus;
use crate::sync::disk::{Disk, RealDisk};
use crate::sync::lock::Lock;
use crate::workspace;
use changes::Changes;
use source::Source;

/// The revision whose tests a workspace without a lock starts from.
pub const DEFAULT_REVISION: &str = "llvmorg-23.1.1";

/// Bring LLVM's AMDGPU MC tests to testdata/llvm/
///
/// The files must be those that testdata/llvm.lock lists, unless --rev names another revision or --relock says
/// that the lock is to be written anew. A sync that fails or is interrupted leaves the old files as they were.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Options {
    /// Tag, branch or commit to sync; by default the lock's revision
    #[arg(long, value_name = "REVISION")]
    pub rev: Option<String>,
    /// Take the files from here instead of LLVM's git repository: a folder with an LLVM tree, a tarball (xz, gz,
    /// zst or plain) or its http(s) address, or a git repository (a folder, or an address that ends in .git)
    #[arg(long, value_name = "PATH|URL")]
    pub from: Option<String>,
    /// Write testdata/llvm.lock anew from the files that are found
    #[arg(long)]
    pub relock: bool,
}

/// What a sync did.
#[derive(Debug)]
pub enum Report {
    /// The corpus already was what the lock says; nothing was read or written.
    Current(Lock),
    /// The corpus was replaced, by these files.
    Synced {
        /// What is there now.
        lock: Lock,
        /// What came, went and changed, where another revision was asked for.
        changes: Option<Changes>,
    },
}

/// Runs the command on the workspace.
///
/// # Errors
/// See [`sync`].
pub fn run(options: &Options) -> Result<()> {
    let corpus = Corpus::new(workspace::testdata(), &LLVM);
    match sync(options, &corpus, &RealDisk)? {
        Report::Current(lock) => println!("testdata/llvm is {}: nothing to do", lock.summary()),
        Report::Synced { lock, changes } => {
            if let Some(changes) = changes {
                print!("{changes}");
            }
            println!("testdata/llvm is now {}", lock.summary());
        }
    }
    Ok(())
}

/// Syncs `corpus` as `options` say.
///
/// # Errors
/// When the source cannot be reached or read, holds something that is no plain test file, or differs from the
/// lock without leave. The corpus and its lock are then as they were.
pub fn sync(options: &Options, corpus: &Corpus, disk: &dyn Disk) -> Result<Report> {
    let _busy = corpus.claim()?;
    corpus.recover(disk)?;
    let locked = corpus.lock()?;
    let wanted = options
        .rev
        .as_deref()
        .or(locked.as_ref().map(|lock| lock.revision.as_str()))
        .unwrap_or(DEFAULT_REVISION);
    let relock = options.relock || locked.as_ref().is_some_and(|lock| lock.revision != wanted);

    if let Some(lock) = &locked
        && options.from.is_none()
        && !relock
        && corpus.holds(lock)?
    {
        return Ok(Report::Current(lock.clone()));
    }

    let source = Source::find(options.from.as_deref(), options.rev.as_deref(), wanted)?;
    let result = replace(&source, wanted, locked.as_ref(), relock, corpus, disk);
    // What cannot be removed now is removed by the next sync.
    let _ = corpus.clear(disk);
    result
}

fn replace(
    source: &Source,
    wanted: &str,
    locked: Option<&Lock>,
    relock: bool,
    corpus: &Corpus,
    disk: &dyn Disk,
) -> Result<Report> {
    let found = stage(source, corpus, disk, wanted)?;
    let changes = match locked {
        Some(lock) if relock => Some(Changes::between(lock, &corpus.content(), &found, &corpus.staged())?),
        Some(lock) => {
            refuse_differences(lock, &found)?;
            None
        }
        None if relock => None,
        None => bail!("there is no {}; --relock writes one", corpus.lock_path().display()),
    };
    corpus.swap(disk, relock.then_some(&found))?;
    Ok(Report::Synced { lock: found, changes })
}

/// Writes the source's files to the staging folder and says what they are.
fn stage(source: &Source, corpus: &Corpus, disk: &dyn Disk, revision: &str) -> Result<Lock> {
    let staged = corpus.staged();
    disk.create_dir_all(&staged).with_context(|| format!("cannot create {}", staged.display()))?;
    let mut found = Lock::new(revision);
    let exact = source
        .read(&corpus.checkout(), &mut |path, content| {
            found.add(path, content)?;
            let target = staged.join(path);
            let folder = target.parent().unwrap_or(&staged);
            disk.create_dir_all(folder)
                .and_then(|()| disk.write(&target, content))
                .with_context(|| format!("cannot write {}", target.display()))
        })
        .with_context(|| format!("cannot sync from {source}"))?;
    if let Some(exact) = exact {
        found.revision = exact;
    }
    if found.files.is_empty() {
        bail!("{source} has no tests in {}", select::FOLDERS.join(" or "));
    }
    Ok(found)
}

fn refuse_differences(lock: &Lock, found: &Lock) -> Result<()> {
    let differences = lock.differences(found);
    if differences.is_empty() {
        return Ok(());
    }
    bail!(
        "the files are not those that testdata/llvm.lock lists for {}:\n{differences}\
         --rev REVISION syncs another revision, --relock accepts these files",
        lock.revision
    );
}
