//! FileCheck: two bytes of options, then the check file up to a byte that no text has, then the input.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mcreplay::tool::Invocation;
use mcreplay_fuzz::{MemoryFiles, chosen_words, options_and_rest};

/// What the bits of the first byte add.
const FIRST: [&str; 8] = [
    "--strict-whitespace",
    "--match-full-lines",
    "--ignore-case",
    "--allow-empty",
    "--enable-var-scope",
    "--implicit-check-not=b",
    "-DVAR=a",
    "-D#NUM=7",
];

/// What the bits of the second byte add.
const SECOND: [&str; 8] = [
    "-v",
    "-vv",
    "--dump-input=always",
    "--dump-input=never",
    "--color",
    "--check-prefixes=CHECK,A",
    "--allow-unused-prefixes",
    "--dump-input-filter=all",
];

/// Parts check file and input.
const BETWEEN: u8 = 0xff;

fuzz_target!(|data: &[u8]| {
    let ([first, second], texts) = options_and_rest(data);
    let mut parts = texts.splitn(2, |&byte| byte == BETWEEN);
    let (checks, input) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let files = MemoryFiles::new(&[("c.txt", checks), ("-", input)]);
    let words = chosen_words(first, &FIRST).chain(chosen_words(second, &SECOND)).chain(["c.txt"]);
    let args: Vec<String> = words.map(str::to_owned).collect();
    let output =
        mcreplay::filecheck::run(&Invocation { program: "FileCheck", args: &args, files: &files, trace: false });
    assert!(output.status == 0 || !output.stderr.is_empty(), "a failure without a message");
});
