//! `mc` against what llvm-mc 23.1.1 printed: `testdata/mc` holds sources, whose first line names the options, and
//! beside each of them the standard output (`.out`) and the standard error (`.err`) of
//! `llvm-mc OPTIONS NAME.s`, run in that folder.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod common;

use common::{PROCESSORS, statements, suite_files};
use mcreplay::tool::{Created, Files, Invocation, Output, RealFiles};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// Files of one folder, and what was written.
struct Folder {
    folder: PathBuf,
    stdin: Vec<u8>,
    written: Mutex<Vec<(PathBuf, Vec<u8>)>>,
}

impl Folder {
    fn new(stdin: &[u8]) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/mc");
        Self { folder, stdin: stdin.to_vec(), written: Mutex::default() }
    }
}

impl Files for Folder {
    fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        if path == Path::new("-") {
            return Ok(self.stdin.as_slice().into());
        }
        std::fs::read(self.folder.join(path)).map(Into::into)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn Created + '_>> {
        Ok(Box::new(New { files: self, path: path.to_owned() }))
    }
}

/// A file of the folder that is being written.
struct New<'a> {
    files: &'a Folder,
    path: PathBuf,
}

impl Created for New<'_> {
    fn keep(&mut self, content: &[u8]) -> io::Result<()> {
        self.files.written.lock().unwrap().push((self.path.clone(), content.to_vec()));
        Ok(())
    }

    fn discard(&mut self) {}
}

fn run(files: &Folder, args: &str) -> Output {
    run_traced(files, args, true)
}

/// With a trace, the bytes of each instruction are wanted, whatever the options say.
fn run_traced(files: &Folder, args: &str, trace: bool) -> Output {
    let args: Vec<String> = args.split_whitespace().map(str::to_owned).collect();
    mcreplay::mc::run(&Invocation { program: "llvm-mc", args: &args, files, trace })
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn prints_what_llvm_mc_prints() {
    let files = Folder::new(b"");
    let mut names: Vec<PathBuf> =
        std::fs::read_dir(&files.folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|name| name.extension().is_some_and(|extension| extension == "s"));
    names.sort();
    assert!(names.len() >= 15, "{names:?}");
    for path in names {
        let source = std::fs::read(&path).unwrap();
        let first = text(source.split(|&byte| byte == b'\n').next().unwrap());
        let options = first.strip_prefix("; ARGS: ").unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let output = run(&files, &format!("{options} {name}"));
        let expected = |extension: &str| text(&std::fs::read(path.with_extension(extension)).unwrap());
        pretty(&text(&output.stdout), &expected("out"), name);
        pretty(&text(&output.stderr), &expected("err"), name);
        assert_eq!(output.status == 0, !expected("err").contains("error: "), "{name}");
    }
}

/// Compares line by line, so that a failure names the line.
fn pretty(ours: &str, expected: &str, name: &str) {
    for (index, (ours, expected)) in ours.lines().zip(expected.lines()).enumerate() {
        assert_eq!(ours, expected, "{name}: line {} of the output", index + 1);
    }
    assert_eq!(ours, expected, "{name}");
}

#[test]
fn names_standard_input_and_traces() {
    let files = Folder::new(b".long 1\n\t.foo\n.warning \"w\"\n");
    let output = run(&files, "-triple=amdgcn");
    let expected = "<stdin>:2:2: error: unknown directive\n        .foo\n        ^\n\
                    <stdin>:3:1: warning: w\n.warning \"w\"\n^\n";
    assert_eq!(text(&output.stderr), expected);
    assert_eq!(text(&output.stdout), "\t.long\t1\n");
    assert_eq!(output.status, 1);
    let trace = output.trace.unwrap();
    let found: Vec<(u32, u32)> = trace.diagnostics.iter().map(|found| (found.line, found.column)).collect();
    assert_eq!(found, [(2, 2), (3, 1)]);
}

#[test]
fn keeps_an_output_file_only_without_errors() {
    let files = Folder::new(b".long 1\n");
    let output = run(&files, "-triple=amdgcn -o x -");
    assert_eq!(files.written.into_inner().unwrap(), [(PathBuf::from("x"), b"\t.long\t1\n".to_vec())]);
    assert!(output.stdout.is_empty());
    let files = Folder::new(b".err\n");
    assert_eq!(run(&files, "-triple=amdgcn -o x").status, 1);
    assert!(files.written.into_inner().unwrap().is_empty());
}

/// Runs it on files of this machine.
fn run_real(args: &str) -> Output {
    let args: Vec<String> = args.split_whitespace().map(str::to_owned).collect();
    mcreplay::mc::run(&Invocation { program: "llvm-mc", args: &args, files: &RealFiles, trace: false })
}

#[test]
fn opens_the_output_first_and_removes_it_after_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (good, bad, old) = (path("good.s"), path("bad.s"), path("old"));
    std::fs::write(&good, "s_nop 0\n").unwrap();
    std::fs::write(&bad, ".foo\n").unwrap();
    std::fs::write(&old, "old").unwrap();
    assert_eq!(run_real(&format!("-triple=amdgcn {} -o {old}", path("none.s"))).status, 1);
    assert_eq!(std::fs::read(&old).unwrap(), b"old", "the source is read before the output is opened");
    assert_eq!(run_real(&format!("-triple=amdgcn {good} -o {old} -filetype=null")).status, 0);
    assert_eq!(std::fs::read(&old).unwrap(), b"");
    for args in [format!("{bad} -o {old}"), format!("{good} -o {old} -defsym=a=b")] {
        std::fs::write(&old, "old").unwrap();
        let output = run_real(&format!("-triple=amdgcn {args}"));
        assert!(output.status == 1 && output.stdout.is_empty());
        assert!(!Path::new(&old).exists(), "{args}");
    }
    assert_eq!(run_real(&format!("-triple=amdgcn {good} -o {good}")).status, 0);
    assert_eq!(std::fs::read(&good).unwrap(), b"\ts_nop 0\n");
    let nowhere = run_real(&format!("-triple=amdgcn -mcpu=foo {bad} -o {}", path("none/x")));
    let ignored = "'foo' is not a recognized processor for this target (ignoring processor)\n".repeat(2);
    assert_eq!(text(&nowhere.stderr), format!("{ignored}error: No such file or directory\n"));
    assert_eq!(
        text(&run_real(&format!("{bad} -triple=amdgcn -o {}", path(""))).stderr),
        "error: Is a directory\n"
    );
    assert!(folder.path().is_dir());
}

#[cfg(unix)]
#[test]
fn removes_links_but_no_devices() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (bad, link, file) = (path("bad.s"), path("link"), path("file"));
    std::fs::write(&bad, ".foo\n").unwrap();
    std::fs::write(&file, "old").unwrap();
    std::os::unix::fs::symlink("file", &link).unwrap();
    assert_eq!(run_real(&format!("-triple=amdgcn {bad} -o {link}")).status, 1);
    assert!(std::fs::symlink_metadata(&link).is_err());
    assert_eq!(std::fs::read(&file).unwrap(), b"");
    // A pipe stands for all that is no file: nobody loses a device if this fails.
    let pipe = path("pipe");
    if !std::process::Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
        eprintln!("skipped: there is no mkfifo");
        return;
    }
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::read(pipe).unwrap()
    });
    assert_eq!(run_real(&format!("-triple=amdgcn {bad} -o {pipe}")).status, 1);
    assert_eq!(reader.join().unwrap(), b"");
    assert!(std::fs::symlink_metadata(&pipe).is_ok());
}

#[cfg(unix)]
#[test]
fn includes_no_more_than_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("a.s");
    std::fs::write(&source, ".include \"/dev/zero\"\ns_nop 0\n").unwrap();
    let output = run_real(&format!("-triple=amdgcn {}", source.display()));
    assert!(text(&output.stderr).contains(":1:10: error: included files are too large\n"));
    let words = (".include \"/none\"\n", "Could not find include file '/none'");
    std::fs::write(&source, words.0).unwrap();
    assert!(text(&run_real(&format!("-triple=amdgcn {}", source.display())).stderr).contains(words.1));
}

/// What llvm-mc 23.1.1 prints: XNACK first, whatever the order, before all that the source is told, and as no warning
/// that `-fatal-warnings` or `-no-warn` know of.
#[test]
fn says_that_a_processor_has_no_such_setting() {
    let warning = |name: &str, word: &str| {
        format!("warning: {name} '{word}' was requested for a processor that does not support it!\n")
    };
    let [on, off] = ["On", "Off"].map(|word| [warning("xnack", word), warning("sramecc", word)]);
    let cases = [
        ("-mcpu=gfx1100 -mattr=+sramecc,+xnack", on.concat()),
        ("-mcpu=gfx600 -mattr=-xnack -mattr=-SRAMECC", off.concat()),
        ("-mcpu=gfx1100 -mattr=+sramecc,-sramecc -no-warn", off[1].clone()),
        ("-mattr=sramecc -fatal-warnings", on[1].clone()),
        ("-mcpu=gfx900 -mattr=+xnack,+sramecc", on[1].clone()),
        ("-mcpu=gfx1250 -mattr=-xnack,+sramecc", off[0].clone()),
        ("-mcpu=gfx906 -mattr=+xnack,-sramecc", String::new()),
        ("-mcpu=gfx906 -mattr=+xnack,-xnack-support", on[0].clone()),
        ("-mcpu=gfx1100 -mattr=+xnack-on-off-modes,+xnack", String::new()),
    ];
    for (args, expected) in cases {
        let output = run(&Folder::new(b""), &format!("-triple=amdgcn {args}"));
        assert_eq!((text(&output.stderr), output.status), (expected, 0), "{args}");
    }
    let error = "<stdin>:1:1: error: unknown directive\n.foo\n^\n";
    let output = run(&Folder::new(b".foo\n"), "-triple=amdgcn -mcpu=gfx1100 -mattr=+xnack,+bar");
    let ignored = "'+bar' is not a recognized feature for this target (ignoring feature)\n";
    assert_eq!(text(&output.stderr), format!("{ignored}{}{error}", on[0]));
    let output = run(&Folder::new(b""), "-triple=amdgcn -mcpu=gfx1100 -mattr=+xnack -defsym=a=b");
    assert_eq!(text(&output.stderr), "error: value is not an integer: b\n");
}

/// What llvm-mc 23.1.1 prints before it comes to assembling.
#[test]
fn refuses_command_lines_as_llvm_mc_does() {
    let cases = [
        ("-triple=foo", "llvm-mc: error: unable to get target for 'foo', see --version and --triple."),
        ("-triple=amdgcn -arch=foo", "llvm-mc: error: invalid target 'foo'."),
        ("-triple=amdgcn none.s", "llvm-mc: error: none.s: No such file or directory\n"),
        ("-triple=amdgcn -defsym=a", "error: defsym must be of the form: sym=value: a\n"),
        ("-triple=amdgcn -defsym=a=b", "error: value is not an integer: b\n"),
        ("-mcpu", "llvm-mc: for the --mcpu option: requires a value!\n"),
        (
            "- -",
            "llvm-mc: Too many positional arguments specified!\n\
             Can specify at most 1 positional arguments: See: llvm-mc --help\n",
        ),
    ];
    for (args, stderr) in cases {
        let output = run(&Folder::new(b""), args);
        assert_eq!((text(&output.stderr).as_str(), output.status), (stderr, 1), "{args}");
    }
    let output = run(&Folder::new(b""), "-triple=amdgcn -mcpu=foo -mattr=+bar");
    let expected = "'foo' is not a recognized processor for this target (ignoring processor)\n";
    assert!(text(&output.stderr).starts_with(expected));
    assert!(text(&output.stderr).contains("'+bar' is not a recognized feature for this target"));
    assert_eq!(output.status, 0);
}

#[test]
fn says_what_it_cannot_do_yet() {
    for option in ["-filetype=obj", "-disassemble", "-show-inst"] {
        let output = run(&Folder::new(b""), &format!("-triple=amdgcn {option}"));
        assert_eq!(output.not_yet.as_deref(), Some(option));
        assert_ne!(output.status, 0);
    }
}

#[test]
fn bounds_what_a_source_can_ask_for() {
    let cases: [(&str, &str); 5] = [
        (".rept 2147483648\n.long 1\n.endr\n", "repetition is too large"),
        (".macro a\na\na\n.endm\na\n", "macros cannot be nested more than 20 levels deep."),
        (".macro a x\na \\x\\x\\x\\x\\x\\x\\x\\x\n.endm\na 12345678\n", "macro expansion is too large"),
        (".set b, c\n.set c, b\n.if b\n.endif\n", "expected absolute expression"),
        (".rept 9223372036854775807\n.endr\n.err\n", ".err encountered"),
    ];
    for (source, message) in cases {
        let output = run(&Folder::new(source.as_bytes()), "-triple=amdgcn -filetype=null");
        let stderr = text(&output.stderr);
        assert!(stderr.contains(message), "{source}: {}", stderr.get(..300).unwrap_or(&stderr));
        assert_eq!(output.status, 1);
    }
}

/// Processors that differ in what passes for certain.
const CHECKED: [&str; 20] = [
    "gfx600", "gfx700", "gfx803", "gfx810", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950",
    "gfx1010", "gfx1013", "gfx1036", "gfx1100", "gfx1153", "gfx1170", "gfx1201", "gfx1250", "gfx1251",
    "gfx1310",
];

#[test]
fn what_nobody_wants_to_see_is_checked_all_the_same() {
    let texts: Vec<String> = PROCESSORS
        .iter()
        .flat_map(|(folder, _)| suite_files(folder))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    // In the order of the alphabet a mnemonic is met several times, and from the second time on read by a shorter way.
    let all: BTreeSet<&str> = texts.iter().flat_map(|text| statements(text)).collect();
    let source: String = all.iter().flat_map(|statement| [*statement, "\n"]).collect();
    for processor in CHECKED {
        let args = format!("-triple=amdgcn -mcpu={processor} -filetype=null");
        let [seen, unseen] =
            [true, false].map(|trace| run_traced(&Folder::new(source.as_bytes()), &args, trace));
        let [left, right] = [&seen, &unseen].map(|output| text(&output.stderr));
        if let Some((left, right)) = left.lines().zip(right.lines()).find(|(left, right)| left != right) {
            panic!("{processor}: {left} where nobody looks: {right}");
        }
        assert_eq!(left.len(), right.len(), "{processor}");
        assert_eq!(seen.status, unseen.status, "{processor}");
        let messages = left.matches('^').count();
        assert!(messages > all.len() / 4 && messages < all.len(), "{processor}: {messages} of {}", all.len());
    }
}
