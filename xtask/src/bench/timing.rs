//! User and wall time of another program, and of all that it starts.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::process::{self, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

/// How long a program ran, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Time {
    /// On a core, outside the kernel.
    pub(super) user: f64,
    /// On the clock.
    pub(super) wall: f64,
}

impl Time {
    /// The median of each kind of time on its own; of an even number, the upper one.
    pub(super) fn median(times: &[Self]) -> Self {
        let median = |of: fn(&Self) -> f64| {
            let mut values: Vec<f64> = times.iter().map(of).collect();
            values.sort_by(f64::total_cmp);
            values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
        };
        Self { user: median(|time| time.user), wall: median(|time| time.wall) }
    }

    /// The least of each kind of time on its own.
    pub(super) fn least(times: &[Self]) -> Self {
        let least = |of: fn(&Self) -> f64| times.iter().map(of).fold(f64::NAN, f64::min);
        Self { user: least(|time| time.user), wall: least(|time| time.wall) }
    }

    /// How often `other` fits in.
    pub(super) fn ratio(&self, other: &Self) -> String {
        format!(
            "{:.1} times in user time, {:.1} times in wall time",
            self.user / other.user,
            self.wall / other.wall
        )
    }

    /// Lines in a second of user time, where there are lines.
    pub(super) fn rate(&self, lines: usize) -> String {
        match lines {
            0 => String::new(),
            // A count of lines is far below 2^52.
            #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
            lines => format!("   {:.0} lines/s", lines as f64 / self.user),
        }
    }
}

impl fmt::Display for Time {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:>9.1} ms user {:>9.1} ms wall", self.user * 1e3, self.wall * 1e3)
    }
}

/// A program and its arguments.
#[derive(Clone, Debug)]
pub(super) struct Command {
    words: Vec<OsString>,
    accepted: Vec<i32>,
}

impl Command {
    /// A program on whatever cores it likes.
    pub(super) fn free(program: &Path) -> Self {
        Self { words: vec![program.into()], accepted: vec![0] }
    }

    /// A program on one core, where `taskset` is installed. The last core: the first one serves interrupts.
    pub(super) fn pinned(program: &Path) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let mut words: Vec<OsString> = Vec::new();
        if let Some(taskset) = crate::programs::find_program("taskset") {
            words.extend([taskset.into(), "-c".into(), (cores - 1).to_string().into()]);
        }
        words.push(program.into());
        Self { words, accepted: vec![0] }
    }

    /// Adds arguments.
    pub(super) fn args(mut self, args: &[&str]) -> Self {
        self.words.extend(args.iter().map(OsString::from));
        self
    }

    /// Adds a path.
    pub(super) fn path(mut self, path: &Path) -> Self {
        self.words.push(path.into());
        self
    }

    /// Takes another exit status for success too.
    pub(super) fn accept(mut self, status: i32) -> Self {
        self.accepted.push(status);
        self
    }

    /// Runs the program to its end.
    pub(super) fn time(&self) -> Result<Time> {
        let (program, args) = self.words.split_first().context("no program")?;
        let user = children_user()?;
        let start = Instant::now();
        let output = process::Command::new(program)
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .output()
            .with_context(|| format!("cannot run {}", program.display()))?;
        let wall = start.elapsed().as_secs_f64();
        let words = String::from_utf8_lossy(&output.stderr);
        let words: Vec<&str> = words.lines().take(5).collect();
        let accepted = output.status.code().is_some_and(|code| self.accepted.contains(&code));
        ensure!(accepted, "{} failed: {}\n{}", self, output.status, words.join("\n"));
        Ok(Time { user: children_user()? - user, wall })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = self.words.iter().map(|word| word.to_string_lossy()).collect();
        out.write_str(&words.join(" "))
    }
}

/// The user time of all programs that this one has started and seen end.
#[cfg(unix)]
fn children_user() -> Result<f64> {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeValLike as _;
    let microseconds = getrusage(UsageWho::RUSAGE_CHILDREN)?.user_time().num_microseconds();
    Ok(std::time::Duration::from_micros(microseconds.unsigned_abs()).as_secs_f64())
}

/// Elsewhere only wall time is known.
#[cfg(not(unix))]
fn children_user() -> Result<f64> {
    Ok(f64::NAN)
}

/// Whether a program is one, or a script that starts one.
pub(super) fn kind_of(program: &Path) -> Result<&'static str> {
    let mut start = Vec::new();
    File::open(program)?.take(2).read_to_end(&mut start)?;
    Ok(if start == b"#!" {
        "a script that starts the real one; the empty file shows its cost"
    } else {
        "a program"
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_each() {
        let time = |user, wall| Time { user, wall };
        let times = [time(1.0, 9.0), time(3.0, 7.0), time(2.0, 8.0)];
        assert_eq!(Time::median(&times), time(2.0, 8.0));
        assert_eq!(Time::least(&times), time(1.0, 7.0));
        assert_eq!(
            time(40.0, 80.0).ratio(&time(2.0, 8.0)),
            "20.0 times in user time, 10.0 times in wall time"
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_works_takes_user_time() {
        let busy =
            Command::free(Path::new("sh")).args(&["-c", "i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done"]);
        let time = busy.time().unwrap();
        assert!(time.user > 0.0 && time.wall > 0.0, "{time}");
        let fails = Command::free(Path::new("sh")).args(&["-c", "echo why >&2; exit 3"]);
        assert!(fails.time().unwrap_err().to_string().contains("why"));
        fails.accept(3).time().unwrap();
    }
}
