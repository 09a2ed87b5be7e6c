//! `diff` of two files: equal or not, and a unified diff of those that are not.

use std::borrow::Cow;
use std::time::Duration;

use similar::TextDiff;

use super::{Context, failure, not_yet};
use crate::tool::Output;

/// Which differences do not count.
#[derive(Clone, Copy, Default)]
struct Ignore {
    all_space: bool,
    space_change: bool,
    trailing_cr: bool,
}

/// A diff of files that have little in common is cut short after this time; whether they differ is known before.
const TIMEOUT: Duration = Duration::from_millis(500);

pub(super) fn run(context: &Context) -> Output {
    let mut ignore = Ignore::default();
    let mut lines = 3;
    let mut paths = Vec::new();
    let mut args = context.args.iter().map(String::as_str);
    while let Some(arg) = args.next() {
        match arg {
            "-u" | "--unified" => {}
            "-w" | "--ignore-all-space" => ignore.all_space = true,
            "-b" | "--ignore-space-change" => ignore.space_change = true,
            "-bu" | "-ub" => ignore.space_change = true,
            "-wu" | "-uw" => ignore.all_space = true,
            "--strip-trailing-cr" => ignore.trailing_cr = true,
            "-U" => match args.next().and_then(|number| number.parse().ok()) {
                Some(number) => lines = number,
                None => return failure("diff: -U needs a number\n", 2),
            },
            option if option.starts_with('-') && option.len() > 1 => {
                match option.strip_prefix("-U").map(str::parse) {
                    Some(Ok(number)) => lines = number,
                    _ => return not_yet(option),
                }
            }
            path => paths.push(path),
        }
    }
    let [old, new] = paths[..] else { return failure("diff: expected two files\n", 2) };
    let (left, right) = match (context.read(old), context.read(new)) {
        (Ok(left), Ok(right)) => (left, right),
        (Err(error), _) => return failure(&format!("diff: {old}: {error}\n"), 2),
        (_, Err(error)) => return failure(&format!("diff: {new}: {error}\n"), 2),
    };
    if left == right || ignore.normalize(&left) == ignore.normalize(&right) {
        return Output::default();
    }
    let (left, right) = (String::from_utf8_lossy(&left), String::from_utf8_lossy(&right));
    let diff = TextDiff::configure().timeout(TIMEOUT).diff_lines(&*left, &*right);
    let text = diff.unified_diff().context_radius(lines).header(old, new).to_string();
    Output { stdout: text.into_bytes(), status: 1, ..Output::default() }
}

impl Ignore {
    /// The content with all that does not count taken out.
    fn normalize(self, content: &[u8]) -> Cow<'_, [u8]> {
        if !(self.all_space || self.space_change || self.trailing_cr) {
            return Cow::Borrowed(content);
        }
        let mut result = Vec::with_capacity(content.len());
        for line in content.split(|&c| c == b'\n') {
            let line = if self.trailing_cr { line.strip_suffix(b"\r").unwrap_or(line) } else { line };
            if self.all_space {
                result.extend(line.iter().filter(|c| !c.is_ascii_whitespace()));
            } else if self.space_change {
                let mut space = false;
                for &c in line.trim_ascii_end() {
                    if c.is_ascii_whitespace() {
                        space = true;
                        continue;
                    }
                    if std::mem::take(&mut space) {
                        result.push(b' ');
                    }
                    result.push(c);
                }
            } else {
                result.extend_from_slice(line);
            }
            result.push(b'\n');
        }
        Cow::Owned(result)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::run;

    fn status(left: &str, right: &str, option: &str) -> u8 {
        run(left, right, &["diff", option, "/s/a.s", "/t/b"]).0.status
    }

    #[test]
    fn compares() {
        assert_eq!(status("a\nb\n", "a\nb\n", "-u"), 0);
        assert_eq!(status("a\nb\n", "a\nc\n", "-u"), 1);
        assert_eq!(status("a  b\n", "a b \n", "-b"), 0);
        assert_eq!(status("a b\n", "ab\n", "-b"), 1);
        assert_eq!(status("a b\n", "ab\n", "-w"), 0);
        assert_eq!(status("a\r\n", "a\n", "--strip-trailing-cr"), 0);
        assert_eq!(run("a\n", "", &["diff", "/s/a.s", "/t/gone"]).0.status, 2);
        assert_eq!(run("a\n", "", &["diff", "/s/a.s"]).0.status, 2);
        assert!(run("", "", &["diff", "-r", "/s", "/t"]).0.not_yet.is_some());
    }

    #[test]
    fn shows_a_unified_diff() {
        let output = run("a\nb\n", "a\nc\n", &["diff", "-U0", "/s/a.s", "-"]).0;
        assert_eq!(String::from_utf8(output.stdout).unwrap(), "--- /s/a.s\n+++ -\n@@ -2 +2 @@\n-b\n+c\n");
    }
}
