//! Runs the commands of a RUN line, one after the other, in this process.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use super::builtins;
use super::external::Program;
use super::lexer::{Command, Line, Operator, Pipeline, Redirect};
use super::workspace::{Stage, Workspace};
use crate::tool::{Invocation, Output, Trace};

/// What a command name stands for.
#[derive(Clone, Debug)]
pub enum Tool {
    /// A function of this program.
    InProcess(fn(&Invocation) -> Output),
    /// A program outside.
    Program(Program),
}

/// The tools that RUN lines may name, beside the commands of the shell itself (`cat`, `diff`, `sed`, …).
#[derive(Clone, Debug, Default)]
pub struct Toolbox {
    tools: BTreeMap<String, Tool>,
}

impl Toolbox {
    /// Adds a tool, or replaces one: a command of the shell too.
    pub fn insert(&mut self, name: &str, tool: Tool) {
        self.tools.insert(name.to_owned(), tool);
    }

    /// Whether a program outside this process takes part, so that files must lie on disk.
    #[must_use]
    pub fn needs_disk(&self) -> bool {
        self.tools.values().any(|tool| matches!(tool, Tool::Program(_)))
    }
}

/// One command that ran.
#[derive(Clone, Debug)]
pub struct Call {
    /// Its name, as the RUN line has it.
    pub program: String,
    /// Its arguments.
    pub args: Vec<String>,
    /// Its trace, if it gave one.
    pub trace: Option<Box<Trace>>,
}

/// A command that failed.
#[derive(Clone, Debug, Default)]
pub struct Blame {
    /// Its name, with the `not` before it.
    pub program: String,
    /// What it wrote to standard error, wherever that went.
    pub stderr: Vec<u8>,
}

/// How a RUN line ended.
#[derive(Clone, Debug, Default)]
pub struct Finish {
    /// Exit status; 0 is success.
    pub status: u8,
    /// Why the line was not run (to its end): a tool or an option that does not exist here yet.
    pub not_run: Option<String>,
    /// Standard output that was not redirected.
    pub stdout: Vec<u8>,
    /// Standard error that was not redirected, of all commands.
    pub stderr: Vec<u8>,
    /// The last command that failed, if one did: that gives the status.
    pub blame: Option<Blame>,
    /// The commands that ran, without those of the shell itself.
    pub calls: Vec<Call>,
}

/// Runs RUN lines of one test.
#[derive(Clone, Copy, Debug)]
pub struct Session<'a> {
    /// The tools.
    pub tools: &'a Toolbox,
    /// The files.
    pub workspace: &'a Workspace,
    /// Whether tools are asked for a trace.
    pub trace: bool,
}

/// Where a stream goes.
#[derive(Clone, PartialEq, Eq)]
enum Sink {
    Pipe,
    Report,
    File(String),
}

/// A command with its `not`s and `env` taken off.
struct Prepared<'a> {
    words: &'a [String],
    nots: usize,
    crash: bool,
}

impl Session<'_> {
    /// Runs a RUN line to its end.
    #[must_use]
    pub fn run(&self, line: &Line) -> Finish {
        let mut finish = Finish::default();
        self.pipeline(&line.first, &mut finish);
        for (operator, pipeline) in &line.rest {
            let wanted = match operator {
                Operator::Then => true,
                Operator::And => finish.status == 0,
                Operator::Or => finish.status != 0,
            };
            if wanted && finish.not_run.is_none() {
                self.pipeline(pipeline, &mut finish);
            }
        }
        finish
    }

    fn pipeline(&self, pipeline: &Pipeline, finish: &mut Finish) {
        // A line that cannot come to its end is not begun: its first tools may be slow.
        let missing = pipeline
            .iter()
            .filter_map(|command| prepare(&command.words).err().or_else(|| self.missing(command)));
        if let Some(reason) = missing.into_iter().next() {
            finish.not_run = Some(reason);
            return;
        }
        let mut input: Arc<[u8]> = Arc::from([]);
        let mut status = 0;
        for command in pipeline {
            let (output, code) = self.command(command, &input, finish);
            if finish.not_run.is_some() {
                return;
            }
            // As in lit: the last command that fails gives the status of the pipeline.
            if code != 0 {
                status = code;
            }
            input = output.into();
        }
        finish.stdout.extend_from_slice(&input);
        finish.status = status;
    }

    fn missing(&self, command: &Command) -> Option<String> {
        let name = prepare(&command.words).ok()?.words.first()?;
        let known = self.tools.tools.contains_key(name) || builtins::find(name).is_some();
        (!known).then(|| format!("{name} does not exist here yet"))
    }

    /// Runs one command; what goes into the pipe, and the status.
    fn command(&self, command: &Command, input: &Arc<[u8]>, finish: &mut Finish) -> (Vec<u8>, u8) {
        let fail = |finish: &mut Finish, message: String| {
            let program = command.words.first().cloned().unwrap_or_default();
            finish.blame = Some(Blame { program, stderr: message.clone().into_bytes() });
            finish.stderr.extend_from_slice(message.as_bytes());
            (Vec::new(), 127)
        };
        let Ok(prepared) = prepare(&command.words) else { return (Vec::new(), 127) };
        let plan = match self.redirect(command, input) {
            Ok(plan) => plan,
            Err(message) => return fail(finish, message),
        };
        let (output, crashed) = match self.call(&prepared, &plan.input, finish) {
            Ok(result) => result,
            Err(message) => return fail(finish, message),
        };
        let status = prepared.status(output.status, crashed);
        if status != 0 {
            let length = command.words.len() + 1 - prepared.words.len();
            let program =
                command.words.iter().take(length).map(String::as_str).collect::<Vec<&str>>().join(" ");
            finish.blame = Some(Blame { program, stderr: output.stderr.clone() });
        }
        let mut piped = Vec::new();
        // Standard error first: see `Output`.
        for (content, sink) in [(output.stderr, plan.stderr), (output.stdout, plan.stdout)] {
            match sink {
                Sink::Pipe if piped.is_empty() => piped = content,
                Sink::Pipe => piped.extend_from_slice(&content),
                Sink::Report => finish.stderr.extend_from_slice(&content),
                Sink::File(path) => {
                    if let Err(error) = self.workspace.append(Path::new(&path), &content) {
                        return fail(finish, format!("{path}: {error}\n"));
                    }
                }
            }
        }
        (piped, status)
    }

    /// Where the streams go; creates the files that output is redirected to.
    fn redirect(&self, command: &Command, input: &Arc<[u8]>) -> Result<Plan, String> {
        let mut plan = Plan { input: input.clone(), stdout: Sink::Pipe, stderr: Sink::Report };
        for redirect in &command.redirects {
            let create = |path: &str, append: bool| {
                let path_of = Path::new(path);
                let done = if append {
                    self.workspace.append(path_of, b"")
                } else {
                    self.workspace.write(path_of, b"")
                };
                done.map(|()| Sink::File(path.to_owned())).map_err(|error| format!("{path}: {error}\n"))
            };
            match redirect {
                Redirect::Input(path) => {
                    let content = self.workspace.read(Path::new(path));
                    plan.input = content.map_err(|error| format!("{path}: {error}\n"))?;
                }
                Redirect::Output { stream: 2, file, append } => plan.stderr = create(file, *append)?,
                Redirect::Output { file, append, .. } => plan.stdout = create(file, *append)?,
                Redirect::Both(file) => {
                    plan.stdout = create(file, false)?;
                    plan.stderr = plan.stdout.clone();
                }
                Redirect::Copy { from: 2, to: 1 } => plan.stderr = plan.stdout.clone(),
                Redirect::Copy { from: 1, to: 2 } => plan.stdout = plan.stderr.clone(),
                Redirect::Copy { .. } => {}
            }
        }
        Ok(plan)
    }

    /// Runs the tool itself. True beside its output if it crashed.
    fn call(
        &self,
        prepared: &Prepared,
        input: &Arc<[u8]>,
        finish: &mut Finish,
    ) -> Result<(Output, bool), String> {
        let Some((name, args)) = prepared.words.split_first() else {
            return Err("empty command\n".to_owned());
        };
        let mut result = match self.tools.tools.get(name) {
            Some(Tool::InProcess(run)) => {
                let files = Stage { workspace: self.workspace, input };
                (run(&Invocation { program: name, args, files: &files, trace: self.trace }), false)
            }
            Some(Tool::Program(program)) => program
                .run(args, self.workspace.folder(), input)
                .map_err(|error| format!("{}: {error}\n", program.path.display()))?,
            None => {
                let builtin = builtins::find(name).ok_or_else(|| format!("{name}: command not found\n"))?;
                let output = builtin(&builtins::Context { workspace: self.workspace, args, input });
                finish.not_run = output.not_yet.as_ref().map(|what| format!("{name}: {what}"));
                return Ok((output, false));
            }
        };
        finish.not_run =
            result.0.not_yet.take().map(|what| format!("{name}: {what} does not exist here yet"));
        finish.calls.push(Call { program: name.clone(), args: args.to_vec(), trace: result.0.trace.take() });
        Ok(result)
    }
}

struct Plan {
    input: Arc<[u8]>,
    stdout: Sink,
    stderr: Sink,
}

/// Takes `not`, `!` and `env` off the front.
fn prepare(words: &[String]) -> Result<Prepared<'_>, String> {
    let mut prepared = Prepared { words, nots: 0, crash: false };
    while let Some((first, rest)) = prepared.words.split_first() {
        match first.as_str() {
            "not" => {
                prepared.nots += 1;
                prepared.words = rest;
                if let Some(rest) =
                    rest.split_first().and_then(|(word, rest)| (word == "--crash").then_some(rest))
                {
                    prepared.crash = true;
                    prepared.words = rest;
                }
            }
            "!" => {
                prepared.nots += 1;
                prepared.words = rest;
            }
            // No tool of ours looks at its environment, so an assignment is enough known to be passed over.
            "env" => {
                let count =
                    rest.iter().take_while(|word| word.contains('=') && !word.starts_with('-')).count();
                prepared.words = &rest[count..];
                if prepared.words.first().is_none_or(|word| word.starts_with('-')) {
                    return Err("this form of env does not exist here yet".to_owned());
                }
            }
            _ => return Ok(prepared),
        }
    }
    Err("'not' without a command".to_owned())
}

impl Prepared<'_> {
    /// The status after the `not`s: a crash never counts as the failure that a plain `not` expects.
    fn status(&self, status: u8, crashed: bool) -> u8 {
        if self.crash {
            return u8::from(!crashed);
        }
        match self.nots {
            0 if crashed => 255,
            0 => status,
            nots if nots % 2 == 1 => u8::from(crashed || status == 0),
            _ => u8::from(status != 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::lexer::parse_line;
    use super::*;

    fn upper(invocation: &Invocation) -> Output {
        let path = invocation.args.first().map_or("-", String::as_str);
        match invocation.files.read(Path::new(path)) {
            Ok(content) => Output {
                stdout: content.to_ascii_uppercase(),
                stderr: b"note\n".to_vec(),
                ..Output::default()
            },
            Err(error) => Output { stderr: error.to_string().into_bytes(), status: 3, ..Output::default() },
        }
    }

    fn no_option(_: &Invocation) -> Output {
        Output { status: 1, not_yet: Some("-x".to_owned()), ..Output::default() }
    }

    fn run(text: &str) -> (u8, String, String, Option<String>) {
        let workspace = Workspace::in_memory(Path::new("/s/a.s"), Arc::from(*b"one\ntwo\n"), Path::new("/t"));
        let mut tools = Toolbox::default();
        tools.insert("upper", Tool::InProcess(upper));
        tools.insert("lacks", Tool::InProcess(no_option));
        let session = Session { tools: &tools, workspace: &workspace, trace: false };
        let finish = session.run(&parse_line(text).unwrap());
        let string = |bytes| String::from_utf8(bytes).unwrap();
        (finish.status, string(finish.stdout), string(finish.stderr), finish.not_run)
    }

    #[test]
    fn pipes_and_files() {
        assert_eq!(run("upper /s/a.s").1, "ONE\nTWO\n");
        assert_eq!(run("cat /s/a.s | upper -").1, "ONE\nTWO\n");
        assert_eq!(run("upper < /s/a.s 2>&1").1, "note\nONE\nTWO\n");
        assert_eq!(run("upper < /s/a.s > /t/x && cat /t/x").1, "ONE\nTWO\n");
        assert_eq!(run("upper < /s/a.s 2>&1 > /t/x ; cat /t/x").1, "note\nONE\nTWO\n");
        assert_eq!(run("upper < /s/a.s &> /t/x ; cat /t/x").1, "note\nONE\nTWO\n");
        assert_eq!(run("echo a > /t/x ; echo b >> /t/x ; cat /t/x").1, "a\nb\n");
    }

    #[test]
    fn statuses() {
        assert_eq!(run("upper /t/gone").0, 3);
        assert_eq!(run("upper /t/gone | cat").0, 3);
        assert_eq!(run("not upper /t/gone").0, 0);
        assert_eq!(run("not upper /s/a.s").0, 1);
        assert_eq!(run("not not upper /t/gone").0, 1);
        assert_eq!(run("not --crash upper /t/gone").0, 1);
        assert_eq!(run("! upper /t/gone").0, 0);
        assert_eq!(run("env A=b upper /t/gone || echo x").0, 0);
        assert_eq!(run("upper /t/gone && echo x").1, "");
        assert_eq!(run("upper < /t/gone").0, 127);
        assert_eq!(run("upper > /t").0, 127);
    }

    #[test]
    fn what_does_not_exist_is_not_run() {
        assert_eq!(run("cat /s/a.s | llvm-objdump -d -").3.unwrap(), "llvm-objdump does not exist here yet");
        assert_eq!(run("lacks | cat").3.unwrap(), "lacks: -x does not exist here yet");
        assert_eq!(run("not").3.unwrap(), "'not' without a command");
    }
}
