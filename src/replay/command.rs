//! What a RUN line is about, read from its commands without running them: the processor, the CHECK prefixes.

use crate::lit::{Command, Line, Redirect};

/// What a RUN line is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Subject {
    /// The processor of its first assembler, empty if that names none; none without an assembler.
    pub gpu: Option<String>,
    /// The features that the assembler is told, as `-mattr` has them.
    pub features: String,
    /// The prefixes under which FileCheck reads the test file itself, if it does.
    pub prefixes: Vec<String>,
    /// Whether the output that FileCheck reads is that of an assembler over the test file itself, so that CHECK lines
    /// and statements belong together.
    pub assembles: bool,
    /// Whether that output has passed a disassembler: the bytes in it are then its input, not a result.
    pub disassembles: bool,
    /// Whether it compares anything: by FileCheck, `diff`, or an expected failure.
    pub compares: bool,
}

impl Subject {
    /// Reads a RUN line of the test at `source`.
    pub fn read(line: &Line, source: &str) -> Self {
        let mut subject = Self::default();
        let mut from_source = false;
        let pipelines = std::iter::once(&line.first).chain(line.rest.iter().map(|(_, pipeline)| pipeline));
        for (index, command) in pipelines.flatten().enumerate() {
            let start =
                command.words.iter().position(|word| !is_wrapper(word)).unwrap_or(command.words.len());
            let (wrappers, words) = command.words.split_at(start);
            let Some((program, args)) = words.split_first() else { continue };
            subject.compares |= wrappers.iter().any(|word| word != "env" && !word.contains('='));
            match program.as_str() {
                "llvm-mc" => {
                    if subject.gpu.is_none() {
                        subject.features = values(args, "mattr").collect::<Vec<&str>>().join(",");
                    }
                    subject.gpu.get_or_insert_with(|| gpu(args));
                    subject.disassembles |= args.iter().any(|arg| is_option(arg, "disassemble"));
                    from_source |= index == 0 && reads(command, args, source);
                }
                "FileCheck" => {
                    subject.compares = true;
                    if positional(args, &FILECHECK_VALUES) == Some(source) {
                        subject.prefixes.extend(prefixes(args));
                    }
                }
                "diff" | "cmp" => subject.compares = true,
                _ => {}
            }
        }
        subject.assembles = from_source && !subject.disassembles && !subject.prefixes.is_empty();
        subject
    }
}

fn is_wrapper(word: &str) -> bool {
    matches!(word, "not" | "!" | "env" | "--crash") || word.contains('=') && !word.starts_with('-')
}

/// Options of FileCheck and llvm-mc whose value may be the next word.
const FILECHECK_VALUES: [&str; 5] =
    ["check-prefix", "check-prefixes", "implicit-check-not", "input-file", "comment-prefixes"];
const MC_VALUES: [&str; 9] =
    ["triple", "arch", "mcpu", "mattr", "o", "defsym", "comment-column", "filetype", "I"];

/// Whether an assembler's input is the test file.
fn reads(command: &Command, args: &[String], source: &str) -> bool {
    let redirected = command.redirects.iter().any(|redirect| *redirect == Redirect::Input(source.to_owned()));
    match positional(args, &MC_VALUES) {
        Some(path) => path == source || path == "-" && redirected,
        None => redirected,
    }
}

/// The first argument that is no option and no value of one.
fn positional<'a>(args: &'a [String], with_value: &[&str]) -> Option<&'a str> {
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "-" || !arg.starts_with('-') {
            return Some(arg);
        }
        let name = arg.trim_start_matches('-');
        if with_value.contains(&name) {
            args.next();
        }
    }
    None
}

fn is_option(arg: &str, name: &str) -> bool {
    arg.strip_prefix('-').is_some_and(|arg| arg.strip_prefix('-').unwrap_or(arg) == name)
}

/// The values of an option, given as `-name=value` or `-name value`.
fn values<'a>(args: &'a [String], name: &'a str) -> impl Iterator<Item = &'a str> {
    args.iter().enumerate().filter_map(move |(index, arg)| {
        let arg = arg.strip_prefix('-')?;
        let rest = arg.strip_prefix('-').unwrap_or(arg).strip_prefix(name)?;
        match rest.strip_prefix('=') {
            Some(value) => Some(value),
            None if rest.is_empty() => args.get(index + 1).map(String::as_str),
            None => None,
        }
    })
}

/// The processor that llvm-mc's options name; without `-mcpu`, the default one of the triple.
fn gpu(args: &[String]) -> String {
    if let Some(gpu) = values(args, "mcpu").last() {
        return gpu.to_owned();
    }
    let Some(triple) = values(args, "triple").last() else { return String::new() };
    let mut parts = triple.split('-');
    let arch = parts.next().unwrap_or_default();
    // `amdgpu12.50` names the processor within the triple.
    if let Some(version) = arch.strip_prefix("amdgpu").filter(|version| !version.is_empty()) {
        let digits: String = version.chars().filter(|c| *c != '.').collect();
        return format!("gfx{digits}");
    }
    match parts.nth(1) {
        _ if arch != "amdgcn" => String::new(),
        Some(system) if system.starts_with("amdhsa") => "generic-hsa".to_owned(),
        _ => "generic".to_owned(),
    }
}

fn prefixes(args: &[String]) -> Vec<String> {
    let named = values(args, "check-prefix").chain(values(args, "check-prefixes"));
    let mut all: Vec<String> = named.flat_map(|value| value.split(',')).map(str::to_owned).collect();
    if all.is_empty() {
        all.push("CHECK".to_owned());
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lit::parse_line;

    fn read(text: &str) -> Subject {
        Subject::read(&parse_line(text).unwrap(), "/s/a.s")
    }

    #[test]
    fn assembled_output() {
        let subject = read(
            "not llvm-mc -triple=amdgcn --mcpu gfx900 /s/a.s 2>&1 | FileCheck -check-prefix=A --check-prefixes B,C /s/a.s",
        );
        assert_eq!(subject.gpu.as_deref(), Some("gfx900"));
        assert_eq!(subject.prefixes, ["A", "B", "C"]);
        assert!(subject.assembles && subject.compares);
        assert!(read("llvm-mc -o - -mcpu=a < /s/a.s | FileCheck /s/a.s").assembles);
        assert!(!read("llvm-mc -mcpu=a < /s/b.s | FileCheck /s/a.s").assembles);
        assert!(!read("llvm-mc /s/a.s | sed -n p | llvm-mc --disassemble | FileCheck /s/a.s").assembles);
    }

    #[test]
    fn what_compares() {
        assert!(read("diff a b").compares);
        assert!(read("not llvm-mc /s/a.s").compares);
        assert!(!read("llvm-mc /s/a.s -o /dev/null").compares);
        assert!(!read("env A=b llvm-mc /s/a.s").compares);
    }

    #[test]
    fn default_processors() {
        for (triple, expected) in [
            ("amdgcn", "generic"),
            ("amdgcn--amdpal", "generic"),
            ("amdgcn-amd-amdhsa", "generic-hsa"),
            ("amdgpu12.50-amd-amdhsa", "gfx1250"),
            ("x86_64-linux", ""),
        ] {
            assert_eq!(read(&format!("llvm-mc -triple={triple} x")).gpu.unwrap(), expected);
        }
        assert_eq!(read("llvm-objdump -d x").gpu, None);
    }
}
