//! The commands that the shell has itself: `cat`, `echo`, `rm`, `mkdir`, `diff`, `sed`, `split-file` and a few more.
//!
//! Each takes the options that LLVM's tests use; any other is "does not exist here yet", never passed over.

mod diff;
mod sed;
mod split_file;

use std::path::Path;
use std::sync::Arc;

use super::workspace::Workspace;
use crate::tool::Output;

/// The most bytes that a command may print. A chain of commands, each of which doubles its input, would soon use
/// all memory.
const MAX_OUTPUT: usize = 256 << 20;

/// What a command of the shell sees.
pub(super) struct Context<'a> {
    pub workspace: &'a Workspace,
    pub args: &'a [String],
    pub input: &'a Arc<[u8]>,
}

impl Context<'_> {
    /// A file, or standard input for `-`.
    fn read(&self, path: &str) -> std::io::Result<Arc<[u8]>> {
        if path == "-" { Ok(self.input.clone()) } else { self.workspace.read(Path::new(path)) }
    }
}

type Builtin = fn(&Context) -> Output;

const COMMANDS: [(&str, Builtin); 11] = [
    ("cat", cat),
    ("cp", cp),
    ("diff", diff::run),
    ("echo", echo),
    ("false", |_| failure("", 1)),
    ("mkdir", mkdir),
    ("rm", rm),
    ("sed", sed::run),
    ("split-file", split_file::run),
    ("true", |_| Output::default()),
    (":", |_| Output::default()),
];

/// The command with this name.
pub(super) fn find(name: &str) -> Option<Builtin> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, command)| *command)
}

/// The names of all commands that the shell has itself.
pub fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(name, _)| *name)
}

fn failure(message: &str, status: u8) -> Output {
    Output { stderr: message.as_bytes().to_vec(), status, ..Output::default() }
}

/// An answer to an option that does not exist here yet.
fn not_yet(option: &str) -> Output {
    let what = format!("option '{option}' does not exist here yet");
    Output { stderr: what.clone().into_bytes(), status: 2, not_yet: Some(what), ..Output::default() }
}

fn cat(context: &Context) -> Output {
    let mut output = Output::default();
    if let Some(option) = context.args.iter().find(|arg| arg.starts_with('-') && arg.len() > 1) {
        return not_yet(option);
    }
    let standard = ["-".to_owned()];
    let paths = if context.args.is_empty() { &standard[..] } else { context.args };
    for path in paths {
        match context.read(path) {
            Ok(content) if output.stdout.len() + content.len() > MAX_OUTPUT => {
                return failure("cat: output too large\n", 1);
            }
            Ok(content) => output.stdout.extend_from_slice(&content),
            Err(error) => return failure(&format!("cat: {path}: {error}\n"), 1),
        }
    }
    output
}

fn cp(context: &Context) -> Output {
    let [from, to] = context.args else { return not_yet("any but `cp FILE FILE`") };
    let copied = context.read(from).and_then(|content| context.workspace.write(Path::new(to), &content));
    copied.map_or_else(|error| failure(&format!("cp: {from}: {error}\n"), 1), |()| Output::default())
}

fn echo(context: &Context) -> Output {
    let mut words = context.args;
    let (mut newline, mut escapes) = (true, false);
    while let Some((option, rest)) = words.split_first() {
        match option.as_str() {
            "-n" => newline = false,
            "-e" => escapes = true,
            "-ne" | "-en" => (newline, escapes) = (false, true),
            _ => break,
        }
        words = rest;
    }
    let mut text = words.join(" ");
    if escapes {
        text = unescape(&text);
    }
    if newline {
        text.push('\n');
    }
    Output { stdout: text.into_bytes(), ..Output::default() }
}

fn unescape(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, chars.clone().next()) {
            ('\\', Some('n')) => result.push('\n'),
            ('\\', Some('t')) => result.push('\t'),
            ('\\', Some('\\')) => result.push('\\'),
            _ => {
                result.push(c);
                continue;
            }
        }
        chars.next();
    }
    result
}

fn mkdir(context: &Context) -> Output {
    let mut parents = false;
    for path in context.args {
        if path == "-p" {
            parents = true;
        } else if path.starts_with('-') {
            return not_yet(path);
        } else if !parents && context.workspace.is_folder(Path::new(path)) {
            return failure(&format!("mkdir: {path}: File exists\n"), 1);
        } else if let Err(error) = context.workspace.create_folder(Path::new(path)) {
            return failure(&format!("mkdir: {path}: {error}\n"), 1);
        }
    }
    Output::default()
}

fn rm(context: &Context) -> Output {
    let (mut force, mut recursive) = (false, false);
    for arg in context.args {
        if let Some(flags) = arg.strip_prefix('-') {
            if let Some(unknown) = flags.chars().find(|flag| !"rRf".contains(*flag)) {
                return not_yet(&format!("-{unknown}"));
            }
            force |= flags.contains('f');
            recursive |= flags.contains(['r', 'R']);
            continue;
        }
        let wildcard = arg.contains(['*', '?']);
        let paths = if wildcard { context.workspace.expand(arg) } else { vec![arg.clone()] };
        for path in paths {
            let path_of = Path::new(&path);
            if context.workspace.is_folder(path_of) && !recursive {
                return failure(&format!("rm: {path}: Is a directory\n"), 1);
            }
            match context.workspace.remove(path_of) {
                Ok(true) => {}
                Ok(false) if force => {}
                Ok(false) => return failure(&format!("rm: {path}: No such file or directory\n"), 1),
                Err(error) => return failure(&format!("rm: {path}: {error}\n"), 1),
            }
        }
    }
    Output::default()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Runs a command of the shell on a source file `/s/a.s` and a standard input.
    pub fn run(source: &str, input: &str, words: &[&str]) -> (Output, Workspace) {
        let workspace =
            Workspace::in_memory(Path::new("/s/a.s"), Arc::from(source.as_bytes()), Path::new("/t"));
        workspace.write(Path::new("/t/b"), input.as_bytes()).unwrap();
        let args: Vec<String> = words[1..].iter().map(|word| (*word).to_owned()).collect();
        let context = Context { workspace: &workspace, args: &args, input: &Arc::from(input.as_bytes()) };
        let output = find(words[0]).unwrap()(&context);
        (output, workspace)
    }

    #[test]
    fn files() {
        assert_eq!(run("a\n", "b\n", &["cat", "-", "/s/a.s"]).0.stdout, b"b\na\n");
        assert_eq!(run("", "", &["cat", "/t/gone"]).0.status, 1);
        assert_eq!(run("", "", &["echo", "-n", "a", "b"]).0.stdout, b"a b");
        assert_eq!(run("", "", &["echo", "-e", r"a\n\x"]).0.stdout, b"a\n\\x\n");
        let (output, workspace) = run("", "", &["mkdir", "-p", "/t/d/e"]);
        assert_eq!(output.status, 0);
        assert!(workspace.is_folder(Path::new("/t/d")));
        assert_eq!(run("", "", &["mkdir", "/etc/d"]).0.status, 1);
        assert_eq!(run("", "", &["rm", "/t/gone"]).0.status, 1);
        assert_eq!(run("", "", &["rm", "-rf", "/t/gone"]).0.status, 0);
        assert_eq!(run("", "", &["rm", "/"]).0.status, 1);
        let (output, workspace) = run("", "", &["rm", "/t/*"]);
        assert_eq!(output.status, 0);
        assert!(workspace.read(Path::new("/t/b")).is_err());
        assert!(run("", "", &["rm", "-x", "/t/b"]).0.not_yet.is_some());
    }
}
