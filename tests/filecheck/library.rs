//! The library part: reading checks once, and learning which of them matched where.

use std::collections::HashMap;
use std::sync::Arc;

use mcreplay::filecheck::{CheckFile, CheckKind, Request, Source, run};
use mcreplay::tool::Invocation;

use super::cases::CaseFiles;

fn parse(request: &Request, text: &str) -> CheckFile {
    let source = Arc::new(Source::canonical("c.txt", text.as_bytes(), request.strict_whitespace));
    let mut messages = Vec::new();
    CheckFile::parse(request, source, &mut messages)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&messages)))
}

/// The check line and its kind; the line of the match, and the columns where it starts and ends.
type Place = (usize, CheckKind, usize, usize, usize);

fn matches(file: &CheckFile, input: &str) -> (bool, Vec<Place>) {
    let input = Source::canonical("<stdin>", input.as_bytes(), false);
    let matched = file.match_input(&input);
    let places = matched.matches.iter().map(|found| {
        let (line, start) = input.line_and_column(found.span.start);
        let (_, end) = input.line_and_column(found.span.end);
        (found.line, found.check.kind, line, start, end)
    });
    (matched.holds, places.collect())
}

#[test]
fn each_check_says_where_it_matched() {
    let request = Request { check_prefixes: vec!["GFX11".to_owned()], ..Request::default() };
    let text = "v_nop\n// GFX11: v_nop ; encoding: [0x00]\n// GFX12: v_nop\n// GFX11-NEXT: s_nop [[X:[0-9]+]]\n\
                // GFX11-NOT: v_nop\n// GFX11-DAG: b{{.}}\n// GFX11-DAG: a\n";
    let file = parse(&request, text);
    let checks: Vec<usize> = file.directives().map(|(line, _)| line).collect();
    assert_eq!(checks, [2, 4, 5, 6, 7]);
    let input = "\tv_nop    ; encoding: [0x00]\n  s_nop 15\na\nbc\n";
    let (holds, places) = matches(&file, input);
    assert!(holds);
    let expected = [
        (2, CheckKind::Plain, 1, 2, 26),
        (4, CheckKind::Next, 2, 2, 10),
        (6, CheckKind::Dag, 4, 1, 3),
        (7, CheckKind::Dag, 3, 1, 2),
    ];
    assert_eq!(places, expected);
}

#[test]
fn a_file_serves_several_inputs() {
    let file = parse(&Request::default(), "CHECK: [[X:[a-z]]]=1\nCHECK: [[X]]=2\n");
    assert!(matches(&file, "a=1\na=2\n").0);
    assert!(matches(&file, "b=1\nb=2\n").0);
    let (holds, places) = matches(&file, "a=1\nb=2\n");
    assert!(!holds);
    assert_eq!(places, [(1, CheckKind::Plain, 1, 1, 4)]);
}

#[test]
fn faults_are_reported_in_filechecks_form() {
    let source = Arc::new(Source::canonical("c.txt", b"a\nCHECK: {{(}}\n", false));
    let mut messages = Vec::new();
    let stop = CheckFile::parse(&Request::default(), source, &mut messages).unwrap_err();
    assert_eq!(stop.status, 2);
    let expected = "c.txt:2:10: error: invalid regex: parentheses not balanced\nCHECK: {{(}}\n         ^\n";
    assert_eq!(String::from_utf8_lossy(&messages), expected);
}

#[test]
fn response_files_give_options() {
    let files = CaseFiles(HashMap::from([
        ("c.txt", Arc::from(b"CHECK: Small [[X]]\n".as_slice())),
        ("options", Arc::from(b"--ignore-case '-DX=two words'\n@more".as_slice())),
        ("more", Arc::from(b"--dump\\-input=never \"c.txt\"".as_slice())),
        ("-", Arc::from(b"small two words\n".as_slice())),
    ]));
    let filecheck = |arg: &str| {
        let args = [arg.to_owned()];
        let output = run(&Invocation { program: "FileCheck", args: &args, files: &files, trace: false });
        (output.status, String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert_eq!(filecheck("@options"), (0, String::new()));
    let absent = "Could not open check file '@absent': No such file or directory\n";
    assert_eq!(filecheck("@absent"), (2, absent.to_owned()));
}
