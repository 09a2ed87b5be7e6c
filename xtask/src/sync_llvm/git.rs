//! A shallow, sparse checkout of a git repository, by the system's git.
//!
//! Git is asked first whether it reaches the repository, with a time limit, so that a machine without network
//! is told so within seconds rather than at the end of some protocol's patience.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use super::select;
use super::source::Unreachable;

/// LLVM's own repository.
pub const LLVM: &str = "https://github.com/llvm/llvm-project.git";

/// How long a repository may take to answer at all.
const ANSWER: Duration = Duration::from_secs(10);

/// Whether a folder is a git checkout or a bare repository.
#[must_use]
pub fn is_repository(folder: &Path) -> bool {
    folder.join(".git").exists() || (folder.join("HEAD").is_file() && folder.join("objects").is_dir())
}

/// Checks out LLVM's AMDGPU MC tests into `folder`; returns the tag's name, or the commit if it is no tag.
///
/// # Errors
/// [`Unreachable`] without git or when the repository does not answer; otherwise with git's own words.
pub fn check_out(repository: &str, revision: &str, folder: &Path) -> Result<String> {
    ensure!(is_revision(revision), "{revision:?} is no revision");
    reach(repository, ANSWER)?;
    fs::create_dir_all(folder)?;
    let git = |args: &[&str]| run(command(folder).args(args));
    git(&["init", "--quiet", "."])?;
    git(&["remote", "add", "origin", repository])?;
    // File contents come only as the checkout needs them: LLVM has some 150,000 files, this takes 1,100.
    git(&["fetch", "--quiet", "--depth=1", "--no-tags", "--filter=blob:none", "origin", revision])
        .with_context(|| format!("cannot fetch {revision}"))?;
    let mut sparse = vec!["sparse-checkout".to_owned(), "set".to_owned(), "--no-cone".to_owned()];
    sparse.extend(select::FOLDERS.iter().map(|inner| format!("/llvm/test/{inner}/")));
    run(command(folder).args(&sparse))?;
    git(&["checkout", "--quiet", "--detach", "FETCH_HEAD"])?;
    exact_name(folder, revision)
}

/// A branch moves on, a tag and a commit stay: only the latter two may stand in a lock.
fn exact_name(folder: &Path, revision: &str) -> Result<String> {
    let fetched = fs::read_to_string(folder.join(".git/FETCH_HEAD"))?;
    if fetched.contains(&format!("\ttag '{revision}' of ")) {
        return Ok(revision.to_owned());
    }
    match fetched.split_whitespace().next() {
        Some(commit) => Ok(commit.to_owned()),
        None => bail!("git does not say what it fetched"),
    }
}

/// Names that git takes for nothing but a revision.
fn is_revision(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"._/-+".contains(&byte);
    !text.is_empty() && !text.starts_with('-') && !text.contains("..") && text.bytes().all(allowed)
}

/// Git, deaf to the user's settings where these would change files, and asking nothing.
fn command(folder: &Path) -> Command {
    let mut command = Command::new("git");
    command
        .arg("-C")
        .arg(folder)
        .args(["-c", "core.autocrlf=false", "-c", "core.symlinks=true", "-c", "advice.detachedHead=false"])
        // A transfer that stalls for 20 seconds is given up.
        .args(["-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=20"])
        .env("GIT_TERMINAL_PROMPT", "0")
        .env("GIT_SSH_COMMAND", "ssh -o BatchMode=yes -o ConnectTimeout=5")
        // Set while git runs a hook, and would lead to the repository of that hook.
        .env_remove("GIT_DIR")
        .env_remove("GIT_WORK_TREE")
        .env_remove("GIT_INDEX_FILE")
        .stdin(Stdio::null());
    command
}

/// Asks a repository for a sign of life.
///
/// # Errors
/// [`Unreachable`], at the latest after `patience`.
pub fn reach(repository: &str, patience: Duration) -> Result<()> {
    let mut ask = command(Path::new("."));
    // A group of its own, so that git's helper, which does the waiting, can be ended with it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut ask, 0);
    let asked =
        ask.args(["ls-remote", "--quiet", repository, "HEAD"]).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = asked.spawn().map_err(no_git)?;
    let start = Instant::now();
    loop {
        match child.try_wait()? {
            Some(status) if status.success() => return Ok(()),
            Some(_) => {
                let mut words = String::new();
                if let Some(stream) = child.stderr.as_mut() {
                    stream.take(4096).read_to_string(&mut words)?;
                }
                return Err(Unreachable(format!("{repository} cannot be reached: {}", words.trim())).into());
            }
            None if start.elapsed() > patience => {
                end(&mut child);
                return Err(Unreachable(format!("{repository} did not answer within {patience:?}")).into());
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

fn end(child: &mut Child) {
    if cfg!(unix) {
        let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).status();
    }
    let _ = child.kill();
    let _ = child.wait();
}

fn no_git(error: io::Error) -> anyhow::Error {
    match error.kind() {
        io::ErrorKind::NotFound => Unreachable("git is not installed".to_owned()).into(),
        _ => anyhow::Error::new(error).context("cannot start git"),
    }
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().map_err(no_git)?;
    ensure!(output.status.success(), "git: {}", String::from_utf8_lossy(&output.stderr).trim());
    Ok(())
}
