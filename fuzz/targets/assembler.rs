//! The assembler, as `llvm-mc` sees it: the first byte chooses the processor, the second the options.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mcreplay::tool::Invocation;
use mcreplay_fuzz::{MemoryFiles, chosen_words, options_and_rest, target_words};

/// What the bits of the second byte add.
const OPTIONS: [&str; 8] = [
    "-show-encoding",
    "-preserve-comments",
    "-filetype=null",
    "-n",
    "-fatal-warnings",
    "-no-warn",
    "-defsym=x=1",
    "-I=folder",
];

fuzz_target!(|input: &[u8]| {
    let ([target, options], source) = options_and_rest(input);
    let files = MemoryFiles::new(&[("-", source), ("self.s", source), ("folder/other.s", b"s_nop 1\n")]);
    let mut words = vec!["-triple=amdgcn"];
    words.extend(target_words(target));
    words.extend(chosen_words(options, &OPTIONS));
    let args: Vec<String> = words.into_iter().map(str::to_owned).collect();
    let output =
        mcreplay::mc::run(&Invocation { program: "llvm-mc", args: &args, files: &files, trace: true });
    assert!(output.not_yet.is_none(), "{:?}", output.not_yet);
    let has_error = output.stderr.windows(6).any(|word| word == b"error:");
    assert!(output.status == 0 || has_error, "a failure without an error");
});
