//! `cargo xtask tidy` as a test: of the workspace itself, and of what it can see.

use xtask::tidy::{Finding, Weight, check, check_file};

#[test]
fn the_workspace_is_tidy() {
    let findings = check(&xtask::workspace::root()).unwrap();
    let faults: Vec<String> =
        findings.iter().filter(|finding| finding.weight == Weight::Fault).map(Finding::to_string).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn findings(path: &str, content: &str) -> Vec<String> {
    let mut findings = Vec::new();
    check_file(path, content, &mut findings);
    findings.iter().map(Finding::to_string).collect()
}

#[test]
fn lengths_are_measured() {
    let function = |lines: usize| format!("//! Doc.\nfn f() {{\n{}}}\n", "    g();\n".repeat(lines - 2));
    assert_eq!(findings("src/x.rs", &function(40)), Vec::<String>::new());
    assert_eq!(findings("src/x.rs", &function(41)), ["src/x.rs:2: aim: `f` has 41 lines, over 40"]);
    assert_eq!(findings("src/x.rs", &function(121)), ["src/x.rs:2: error: `f` has 121 lines, over 120"]);
    let file = |lines: usize| format!("//! Doc.\n{}", "\n".repeat(lines - 1));
    assert_eq!(findings("src/x.rs", &file(300)), Vec::<String>::new());
    assert_eq!(findings("src/x.rs", &file(301)), ["src/x.rs:1: aim: 301 lines, over 300"]);
    assert_eq!(findings("src/x.rs", &file(601)), ["src/x.rs:1: warning: 601 lines, over 600"]);
    assert_eq!(findings("src/x.rs", &file(1001)), ["src/x.rs:1: error: 1001 lines, over 1000"]);
}

#[test]
fn methods_are_measured_too() {
    let body = "        g();\n".repeat(119);
    let content = format!("//! Doc.\nimpl X {{\n    fn f() {{\n{body}    }}\n}}\n");
    assert_eq!(findings("src/x.rs", &content), ["src/x.rs:3: error: `f` has 121 lines, over 120"]);
}

#[test]
fn text_is_read() {
    assert_eq!(
        findings("src/x.rs", "fn f() {}\n"),
        ["src/x.rs:1: error: the first line is no module comment (//!)"]
    );
    assert_eq!(
        findings("docs/x.md", "a \nb"),
        ["docs/x.md:2: error: the last line has no end", "docs/x.md:1: error: blanks at the line's end"]
    );
    assert_eq!(findings("testdata/suite/x.s", "a\r\nb").len(), 2);
    assert_eq!(findings("testdata/mc/x.s", "a\r\nb").len(), 0);
    let leftover = format!("//! Doc.\n// {}: later\n", concat!("TO", "DO"));
    assert_eq!(findings("src/x.rs", &leftover).len(), 1);
    let path = |head: &str| format!("see `{head}{}x`\n", concat!("/ho", "me/"));
    assert_eq!(findings("docs/x.md", &path("")).len(), 1);
    assert_eq!(findings("docs/x.md", &path("testdata")).len(), 0);
    assert_eq!(findings("src/x.rs", "//! Doc.\nfn f( {}\n").len(), 1);
}

#[test]
fn layers_point_one_way() {
    for (path, body, fault) in [
        ("src/isa/x.rs", "use crate::asm::Lexer;", "the layer `isa` uses `asm`"),
        ("src/asm/x.rs", "use crate::{isa::Row, mc};", "the layer `asm` uses `mc`"),
        ("src/asm.rs", "fn f() { crate::filecheck::run() }", "the layer `asm` uses `filecheck`"),
        ("src/lit/x.rs", "use crate::filecheck::run;", "the layer `lit` uses `filecheck`"),
        ("src/target/x.rs", "use std::fs;", "the engine uses std::fs"),
        ("src/asm/x.rs", "fn f() { std::process::abort() }", "the engine uses std::process"),
        ("src/asm/x.rs", "fn f() { println!() }", "the engine prints"),
    ] {
        let found = findings(path, &format!("//! Doc.\n{body}\n"));
        assert_eq!(found, [format!("{path}:2: error: {fault}")]);
    }
    for (path, body) in [
        ("src/asm/x.rs", "use crate::{isa, target}; use crate::asm::Lexer;"),
        ("src/replay/x.rs", "use crate::lit; use std::fs;"),
        ("src/asm/named/tests.rs", "use std::fs;"),
        ("tests/x.rs", "use crate::replay;"),
    ] {
        assert_eq!(findings(path, &format!("//! Doc.\n{body}\n")), Vec::<String>::new());
    }
}
