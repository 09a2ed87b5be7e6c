//! The cases under `testdata/filecheck`, whose expected values come from LLVM 23's FileCheck.

use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::sync::Arc;

use mcreplay::filecheck::run_with_environment;
use mcreplay::tool::{Created, Files, Invocation, Output};

/// The files of a case.
pub struct CaseFiles(pub HashMap<&'static str, Arc<[u8]>>);

impl Files for CaseFiles {
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        match path.to_str() {
            Some("/") => Err(io::ErrorKind::IsADirectory.into()),
            Some(name) => self.0.get(name).cloned().ok_or_else(|| io::ErrorKind::NotFound.into()),
            None => Err(io::ErrorKind::NotFound.into()),
        }
    }

    fn create(&self, _: &Path) -> io::Result<Box<dyn Created + '_>> {
        Err(io::ErrorKind::PermissionDenied.into())
    }
}

#[derive(Default)]
struct Case {
    name: String,
    environment: String,
    args: Vec<String>,
    check: Vec<u8>,
    input: Vec<u8>,
    status: u8,
    stderr: Vec<u8>,
}

impl Case {
    fn run(&self) -> Output {
        let files = CaseFiles(HashMap::from([
            ("c.txt", self.check.as_slice().into()),
            ("in.txt", self.input.as_slice().into()),
            ("-", self.input.as_slice().into()),
        ]));
        let invocation = Invocation { program: "FileCheck", args: &self.args, files: &files, trace: false };
        run_with_environment(&invocation, &self.environment)
    }
}

fn unescape(line: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = line.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        bytes.push(match rest.next() {
            Some(b'n') => b'\n',
            Some(b'r') => b'\r',
            Some(b't') => b'\t',
            Some(b'\\') => b'\\',
            Some(b'x') => {
                let digits: Vec<u8> = rest.by_ref().take(2).collect();
                u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap()
            }
            other => panic!("unknown escape {other:?} in {line:?}"),
        });
    }
    bytes
}

/// The text of a section: as it stands, or one line with escapes.
fn section(head: &str, body: &[&str]) -> Vec<u8> {
    if head.ends_with(" (escaped)") {
        return unescape(body.concat().as_str());
    }
    body.iter().flat_map(|line| line.bytes().chain([b'\n'])).collect()
}

fn parse(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        at += 1;
        if let Some(name) = line.strip_prefix("#### ") {
            cases.push(Case { name: name.to_owned(), ..Case::default() });
            continue;
        }
        let (Some(head), Some(case)) = (line.strip_prefix("## "), cases.last_mut()) else { continue };
        if let Some(arg) = head.strip_prefix("arg: ") {
            case.args.push(arg.to_owned());
            continue;
        }
        if let Some(environment) = head.strip_prefix("environment: ") {
            environment.clone_into(&mut case.environment);
            continue;
        }
        let end = lines[at..].iter().position(|line| line.starts_with("## ") || line.starts_with("#### "));
        let mut body = &lines[at..end.map_or(lines.len(), |end| at + end)];
        at += body.len();
        // An empty line parts cases.
        let parts_cases = lines.get(at).is_some_and(|line| line.starts_with("#### "));
        if parts_cases && body.last() == Some(&"") {
            body = &body[..body.len() - 1];
        }
        let content = section(head, body);
        match head.split(' ').collect::<Vec<_>>()[..] {
            ["check", ..] => case.check = content,
            ["input", ..] => case.input = content,
            ["expect", status, ..] => {
                case.status = status.parse().unwrap();
                case.stderr = content;
            }
            _ => panic!("unknown section {head:?}"),
        }
    }
    cases
}

/// Runs all cases of a file. `least` keeps the file from losing its cases without notice.
fn check(text: &str, least: usize) {
    let cases = parse(text);
    assert!(cases.len() >= least, "only {} cases", cases.len());
    let mut failures = Vec::new();
    for case in &cases {
        let output = case.run();
        if output.status != case.status || output.stderr != case.stderr {
            failures.push(format!(
                "{} {:?}: exit status {}, FileCheck's is {}\n--- FileCheck\n{}\n+++ ours\n{}",
                case.name,
                case.args,
                output.status,
                case.status,
                String::from_utf8_lossy(&case.stderr),
                String::from_utf8_lossy(&output.stderr)
            ));
        }
    }
    let shown: Vec<&str> = failures.iter().take(5).map(String::as_str).collect();
    assert!(failures.is_empty(), "{} of {} differ\n{}", failures.len(), cases.len(), shown.join("\n"));
}

macro_rules! case_files {
    ($($name:ident: $least:expr;)*) => {
        $(
            #[test]
            fn $name() {
                check(include_str!(concat!("../../testdata/filecheck/", stringify!($name), ".txt")), $least);
            }
        )*
    };
}

case_files! {
    directives: 102;
    verbose: 102;
    dump: 50;
    malformed: 182;
    defines: 107;
    command_line: 137;
    regex: 150;
    mixed: 110;
    color: 31;
    random: 200;
}
