//! Either assembler over many lines at once, and what it made of each.
//!
//! After every line stands a `.long` with the line's number, so that what is printed can be told apart whatever a line
//! becomes: an instruction, none, or several.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result};

use super::mode::Mode;

/// A program that assembles as llvm-mc does.
#[derive(Clone, Debug)]
pub(super) struct Assembler {
    program: PathBuf,
    /// Words before the options: `mc`.
    command: Vec<String>,
}

/// What became of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Answer {
    /// The instructions as printed.
    pub(super) text: Vec<String>,
    /// Their bytes as `-show-encoding` writes them, with the fixups.
    pub(super) bytes: Vec<String>,
    /// Errors and warnings.
    pub(super) messages: Vec<Message>,
    /// The program broke down over this line.
    pub(super) crashed: bool,
}

/// An error or a warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Message {
    /// Column, from 1.
    pub(super) column: usize,
    /// With its severity: `error: …`.
    pub(super) text: String,
}

impl Answer {
    /// Whether the line was taken.
    pub(super) fn accepted(&self) -> bool {
        !self.crashed && !self.messages.iter().any(|message| message.text.starts_with("error: "))
    }
}

impl Assembler {
    /// An assembler by its program, and words before the options.
    pub(super) fn new(program: &Path, command: &[&str]) -> Self {
        let command = command.iter().map(|word| (*word).to_owned()).collect();
        Self { program: program.to_owned(), command }
    }

    /// What becomes of each line.
    ///
    /// # Errors
    /// The program cannot be run.
    pub(super) fn assemble(&self, mode: &Mode, lines: &[&str]) -> Result<Vec<Answer>> {
        if lines.is_empty() {
            return Ok(Vec::new());
        }
        let output = self.run(mode, &source(lines), &["-show-encoding"])?;
        // Errors give 1; anything else is a breakdown, whose place is found by halves.
        if matches!(output.status.code(), Some(0 | 1)) {
            let (stdout, stderr) = (text(&output.stdout), text(&output.stderr));
            if let Some(answers) = read(&stdout, &stderr, lines.len()) {
                return Ok(answers);
            }
            if lines.len() == 1 {
                // Such as a comment that does not end, which takes the marker in.
                let message = Message { column: 0, text: "error: the line goes on".to_owned() };
                return Ok(vec![Answer { messages: vec![message], ..Answer::default() }]);
            }
        } else if lines.len() == 1 {
            return Ok(vec![Answer { crashed: true, ..Answer::default() }]);
        }
        let (first, second) = lines.split_at(lines.len() / 2);
        let mut answers = self.assemble(mode, first)?;
        answers.extend(self.assemble(mode, second)?);
        Ok(answers)
    }

    /// The instructions that lines of bytes stand for. Bytes that stand for none are left out, and so
    /// are the neighbours of a line over which the program breaks down, as llvm-mc does over some.
    ///
    /// # Errors
    /// The program cannot be run.
    pub(super) fn disassemble(&self, mode: &Mode, lines: &[String]) -> Result<Vec<String>> {
        let output = self.run(mode, &lines.concat(), &["-disassemble"])?;
        if matches!(output.status.code(), Some(0 | 1)) {
            let printed = text(&output.stdout);
            return Ok(printed.lines().filter_map(instruction).map(str::to_owned).collect());
        }
        if lines.len() < FEW {
            return Ok(Vec::new());
        }
        let (first, second) = lines.split_at(lines.len() / 2);
        let mut instructions = self.disassemble(mode, first)?;
        instructions.extend(self.disassemble(mode, second)?);
        Ok(instructions)
    }

    fn run(&self, mode: &Mode, source: &str, options: &[&str]) -> Result<Output> {
        let folder = tempfile::tempdir()?;
        fs::write(folder.path().join(FILE), source)?;
        Command::new(&self.program)
            .args(&self.command)
            .args(mode.arguments())
            .args(options)
            .arg(FILE)
            .current_dir(folder.path())
            // LLVM looks up its own functions for a long time where it breaks down.
            .env("LLVM_DISABLE_SYMBOLIZATION", "1")
            .output()
            .with_context(|| format!("cannot run {}", self.program.display()))
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// So few lines of bytes are given up rather than searched for the one over which the program breaks down.
const FEW: usize = 100;

/// What the source is called, and how messages begin.
const FILE: &str = "lines.s";

/// Starts what is printed after each line.
const MARKER: &str = "\t.long\t";

fn source(lines: &[&str]) -> String {
    let mut source = String::new();
    for (index, line) in lines.iter().enumerate() {
        let _ = writeln!(source, "{line}\n.long {index}");
    }
    source
}

/// Takes what was printed apart; none if that does not end with the last line's number.
fn read(stdout: &str, stderr: &str, count: usize) -> Option<Vec<Answer>> {
    let mut answers = vec![Answer::default(); count];
    let mut current = 0;
    for line in stdout.lines() {
        if let Some(number) = line.strip_prefix(MARKER) {
            if number.parse() != Ok(current) {
                return None;
            }
            current += 1;
            continue;
        }
        let answer = answers.get_mut(current)?;
        if let Some((text, encoding)) = line.split_once("; encoding: ") {
            answer.text.push(text.trim().to_owned());
            answer.bytes.push(encoding.trim().to_owned());
        } else if let Some(fixup) = line.trim_start().strip_prefix(';') {
            answer.bytes.push(fixup.trim().to_owned());
        } else {
            answer.text.push(line.trim().to_owned());
        }
    }
    for (number, message) in stderr.lines().filter_map(message) {
        // Each line of the test is followed by its marker.
        answers.get_mut(number.checked_sub(1)? / 2)?.messages.push(message);
    }
    (current == count).then_some(answers)
}

/// A line of the form `lines.s:LINE:COLUMN: error: TEXT`.
fn message(line: &str) -> Option<(usize, Message)> {
    let rest = line.strip_prefix(FILE)?.strip_prefix(':')?;
    let (number, rest) = rest.split_once(':')?;
    let (column, text) = rest.split_once(": ")?;
    let message = Message { column: column.parse().ok()?, text: text.to_owned() };
    Some((number.parse().ok()?, message))
}

/// The instruction of a printed line, without a comment and without what is no instruction.
fn instruction(line: &str) -> Option<&str> {
    let text = line.split("//").next().unwrap_or_default().split(';').next().unwrap_or_default().trim();
    text.starts_with(|first: char| first.is_ascii_lowercase()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_belong_to_their_lines() {
        let stdout = "\
\ts_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
\t.long\t0
\t.long\t1
\ts_branch foo                            ; encoding: [A,A,0xa0,0xbf]
                                        ;   fixup A - offset: 0, value: foo, kind: fixup_si_sopp_br
\t.long\t2
";
        let stderr = "lines.s:3:7: error: invalid operand for instruction\ns_nop foo\n      ^\n";
        let answers = read(stdout, stderr, 3).unwrap();
        assert_eq!(answers[0].text, ["s_nop 0"]);
        assert_eq!(answers[0].bytes, ["[0x00,0x00,0x80,0xbf]"]);
        assert!(answers[0].accepted() && !answers[1].accepted() && answers[2].accepted());
        let message = Message { column: 7, text: "error: invalid operand for instruction".to_owned() };
        assert_eq!(answers[1].messages, [message]);
        let fixup = "fixup A - offset: 0, value: foo, kind: fixup_si_sopp_br";
        assert_eq!(answers[2].bytes, ["[A,A,0xa0,0xbf]", fixup]);
    }

    #[test]
    fn an_answer_that_breaks_off_is_none() {
        assert_eq!(read("\t.long\t0\n", "", 2), None);
        assert_eq!(read("\t.long\t1\n", "", 1), None);
        assert_eq!(read("", "", 0), Some(Vec::new()));
    }

    #[test]
    fn only_instructions_are_taken_from_a_disassembly() {
        assert_eq!(instruction("\tv_nop // 0000: 7E000000"), Some("v_nop"));
        assert_eq!(instruction("\ts_nop 0 ; x"), Some("s_nop 0"));
        assert_eq!(instruction("\t.long 0x1"), None);
        assert_eq!(instruction(""), None);
    }
}
