//! Inputs that no test would contain: nothing may panic, hang, or eat the memory.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use mcreplay::filecheck::run;
use mcreplay::tool::{Invocation, Output};
use proptest::prelude::*;

use super::cases::CaseFiles;

fn filecheck(check: &[u8], input: &[u8], args: &[&str]) -> Output {
    let files = CaseFiles(HashMap::from([("c.txt", Arc::from(check)), ("-", Arc::from(input))]));
    let args: Vec<String> = args.iter().chain(&["c.txt"]).map(|arg| (*arg).to_owned()).collect();
    run(&Invocation { program: "FileCheck", args: &args, files: &files, trace: false })
}

/// The exit status, which has to be there within a generous time.
fn status_in_time(check: &str, input: &str) -> u8 {
    let start = Instant::now();
    let status = filecheck(check.as_bytes(), input.as_bytes(), &["--dump-input=never"]).status;
    assert!(start.elapsed() < Duration::from_secs(100), "took {:?}", start.elapsed());
    status
}

#[test]
fn bytes_of_all_kinds() {
    assert_eq!(filecheck(b"CHECK: a\0b\nCHECK: {{a.b}}\n", b"a\0b a\0b\n", &[]).status, 0);
    assert_eq!(filecheck(b"CHECK: \xff[[X:\xc3.]]\nCHECK: [[X]]\n", b"\xff\xc3\x80 \xc3\x80", &[]).status, 0);
    assert_eq!(filecheck(b"CHECK: {{[\x80-\xff]+}}\n", b"\xfe\x80", &[]).status, 0);
}

#[test]
fn a_long_line() {
    let mut input = vec![b'x'; 10_000_000];
    input.push(b'y');
    assert_eq!(filecheck(b"CHECK: xy\n", &input, &[]).status, 0);
    assert_eq!(filecheck(b"CHECK: {{x+}}y\n", &input, &[]).status, 0);
    assert_eq!(filecheck(b"CHECK: [[X:x+]]y\n", &input, &[]).status, 0);
    assert_eq!(filecheck(b"CHECK: {{x+}}z\n", &input, &[]).status, 1);
}

#[test]
fn nesting() {
    let nested = |open: &str, close: &str, depth| format!("{}a{}", open.repeat(depth), close.repeat(depth));
    assert_eq!(status_in_time(&format!("CHECK: {{{{{}}}}}\n", nested("(", ")", 400)), "a"), 0);
    assert_eq!(status_in_time(&format!("CHECK: [[X:{}]]\n", nested("(", ")*", 400)), "a"), 0);
    assert_eq!(status_in_time(&format!("CHECK: {{{{{}}}}}\n", nested("(", ")", 1_000_000)), "a"), 2);
    assert_eq!(status_in_time(&format!("CHECK: {{{{{}\n", "(".repeat(1_000_000)), "a"), 2);
    assert_eq!(status_in_time(&format!("CHECK: [[#{}]]\n", nested("(", ")", 1_000_000)), "a"), 2);
    assert_eq!(status_in_time(&format!("CHECK: [[#{}]]\n", "add(".repeat(1_000_000)), "a"), 2);
    assert_eq!(status_in_time(&format!("CHECK: {}\n", "[[".repeat(1_000_000)), "a"), 2);
    assert_eq!(status_in_time(&format!("CHECK: [[#{}1]]\n", "1+".repeat(900)), "901"), 0);
    assert_eq!(status_in_time(&format!("CHECK: [[#{}1]]\n", "1+".repeat(1_000_000)), "a"), 2);
}

#[test]
fn exponential_patterns() {
    let many = "a".repeat(3000);
    assert_eq!(status_in_time("CHECK: {{(a*)*(a*)*b}}\n", &many), 1);
    assert_eq!(status_in_time("CHECK: [[X:(a*)*]][[Y:(a|aa)+]][[X]]\n", &many), 1);
    assert_eq!(status_in_time("CHECK: {{((a+)+)+\\1c|b}}\n", &format!("{}c", "a".repeat(60))), 1);
    // Only trying all ways to part the first letters could tell that this does not match: it is given up.
    let long = format!("{}b{}c", "a".repeat(60), "a".repeat(70));
    assert_eq!(status_in_time("CHECK: {{(a+)+b\\1c}}\n", &long), 1);
    assert_eq!(status_in_time("CHECK-NOT: {{(a+)+b\\1c}}\n", &long), 1);
}

#[test]
fn large_repetitions() {
    assert_eq!(status_in_time("CHECK: [[X:((a{255}){255}){255}]]\n", "a"), 2);
    assert_eq!(status_in_time("CHECK: [[X:(((((a{20}){20}){20}){20}){20})]]\n", "a"), 2);
    assert_eq!(status_in_time("CHECK: [[X:(a{255}){40}]]b\n", &"a".repeat(12_000)), 1);
    assert_eq!(status_in_time("CHECK-COUNT-2000000000: {{x?}}\n", "aaa\n"), 0);
}

#[test]
fn large_numbers() {
    assert_eq!(status_in_time("CHECK: [[#%.4000000000u,1]]\n", "1"), 1);
    assert_eq!(status_in_time("CHECK: [[#%.4000000000u,X:]]\n", "1"), 2);
    assert_eq!(status_in_time("CHECK: [[#X:]]\n", &"1".repeat(1_000_000)), 1);
    let digits = "9".repeat(30_000);
    let sum = format!("1{}", "0".repeat(30_000));
    assert_eq!(status_in_time("CHECK: [[#X:]]\nCHECK: [[#X+1]]\n", &format!("{digits}\n{sum}\n")), 0);
    let squares: Vec<String> = (0..60).map(|n| format!("-D#X{}=mul(X{n},X{n})", n + 1)).collect();
    let mut args = vec!["-D#X0=99999999999"];
    args.extend(squares.iter().map(String::as_str));
    assert_eq!(filecheck(b"CHECK: a\n", b"a", &args).status, 2);
}

#[test]
fn many_excluded_patterns() {
    let lines = 10_000;
    let checks: String = (0..lines).map(|n| format!("CHECK: foo{n};\n")).collect();
    let input: String = (0..lines).map(|n| format!("foo{n};\n")).collect();
    let args = ["--implicit-check-not=error:", "--implicit-check-not={{warn.*}}:", "--dump-input=never"];
    let start = Instant::now();
    assert_eq!(filecheck(checks.as_bytes(), input.as_bytes(), &args).status, 0);
    assert!(start.elapsed() < Duration::from_secs(20));
}

/// Text that looks like check lines often enough to get past the first look.
fn checkish() -> impl Strategy<Value = Vec<u8>> {
    let word = prop_oneof![
        8 => prop::sample::select(vec![
            "CHECK", ":", "-NEXT", "-DAG", "-NOT", "-LABEL", "-SAME", "-EMPTY:", "-COUNT-2", "\n", " ", "a", "b", "{{",
            "}}", "[[", "]]", "[[#", "X", ":", "%x,", "+", "(", ")", "*", "|", "[", "]", "^", "\\", "1", "@LINE", "{LITERAL}",
            "\r\n", "\t", "\\1", "{2}", "add(", ",",
        ])
        .prop_map(|word| word.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 1..4),
    ];
    prop::collection::vec(word, 0..60).prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(
        check in checkish(),
        input in checkish(),
        options in prop::sample::subsequence(
            vec!["-vv", "--dump-input=always", "--ignore-case", "--match-full-lines", "--strict-whitespace",
                 "--enable-var-scope", "--allow-empty", "--implicit-check-not=[[X]]{{b}}", "-DX=a"],
            0..5,
        ),
    ) {
        let output = filecheck(&check, &input, &options);
        prop_assert!(output.status <= 2);
        prop_assert_eq!(output.status != 0, output.status != 0 && !output.stderr.is_empty());
    }

    #[test]
    fn no_option_panics(args in prop::collection::vec("(-{0,2}(check-prefix|D|v|dump-input|[a-z]{1,3}))?=?[ -~]{0,5}", 0..4)) {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let output = filecheck(b"CHECK: a\n", b"a\n", &args);
        prop_assert!(output.status <= 2);
    }
}
