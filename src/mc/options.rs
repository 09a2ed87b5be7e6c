//! The options of `llvm-mc`, in the syntax of LLVM's command lines, with its messages.

/// What kind of value an option has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// None, or a boolean after `=`.
    Flag,
    /// A word, after `=` or as the next argument.
    Word,
    /// A word that may touch the option's name.
    Prefix,
    /// An unsigned number.
    Number,
}

/// An option's meaning.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Id {
    Triple,
    Arch,
    Mcpu,
    Mattr,
    ShowEncoding,
    FileType,
    Output,
    DefSym,
    CommentColumn,
    PreserveComments,
    NoWarn,
    FatalWarnings,
    CodeObjectVersion,
    NoInitialTextSection,
    Include,
    Version,
    Help,
    Assemble,
    /// Accepted, and without a meaning here.
    Ignored,
    /// LLVM has it, this assembler does not yet.
    NotYet,
}

const OPTIONS: &[(&str, Kind, Id)] = &[
    ("triple", Kind::Word, Id::Triple),
    ("arch", Kind::Word, Id::Arch),
    ("mcpu", Kind::Word, Id::Mcpu),
    ("mattr", Kind::Word, Id::Mattr),
    ("show-encoding", Kind::Flag, Id::ShowEncoding),
    ("filetype", Kind::Word, Id::FileType),
    ("o", Kind::Word, Id::Output),
    ("defsym", Kind::Word, Id::DefSym),
    ("comment-column", Kind::Number, Id::CommentColumn),
    ("preserve-comments", Kind::Flag, Id::PreserveComments),
    ("no-warn", Kind::Flag, Id::NoWarn),
    ("W", Kind::Flag, Id::NoWarn),
    ("fatal-warnings", Kind::Flag, Id::FatalWarnings),
    ("amdhsa-code-object-version", Kind::Number, Id::CodeObjectVersion),
    ("n", Kind::Flag, Id::NoInitialTextSection),
    ("I", Kind::Prefix, Id::Include),
    ("version", Kind::Flag, Id::Version),
    ("help", Kind::Flag, Id::Help),
    ("h", Kind::Flag, Id::Help),
    ("help-list", Kind::Flag, Id::Help),
    ("help-hidden", Kind::Flag, Id::Help),
    ("assemble", Kind::Flag, Id::Assemble),
    ("color", Kind::Flag, Id::Ignored),
    ("main-file-name", Kind::Word, Id::Ignored),
    ("fdebug-compilation-dir", Kind::Word, Id::Ignored),
    ("fdebug-prefix-map", Kind::Word, Id::Ignored),
    ("position-independent", Kind::Flag, Id::Ignored),
    ("large-code-model", Kind::Flag, Id::Ignored),
    ("no-exec-stack", Kind::Flag, Id::Ignored),
    ("no-deprecated-warn", Kind::Flag, Id::Ignored),
    ("no-type-check", Kind::Flag, Id::Ignored),
    ("mc-relax-all", Kind::Flag, Id::Ignored),
    ("save-temp-labels", Kind::Flag, Id::Ignored),
    ("dwarf-version", Kind::Number, Id::Ignored),
    ("dwarf64", Kind::Flag, Id::Ignored),
    ("as-lex", Kind::Flag, Id::NotYet),
    ("cdis", Kind::Flag, Id::NotYet),
    ("compress-debug-sections", Kind::Flag, Id::NotYet),
    ("disassemble", Kind::Flag, Id::NotYet),
    ("g", Kind::Flag, Id::NotYet),
    ("hex", Kind::Flag, Id::NotYet),
    ("M", Kind::Word, Id::NotYet),
    ("masm-hexfloats", Kind::Flag, Id::NotYet),
    ("masm-integers", Kind::Flag, Id::NotYet),
    ("mdis", Kind::Flag, Id::NotYet),
    ("motorola-integers", Kind::Flag, Id::NotYet),
    ("output-asm-variant", Kind::Number, Id::NotYet),
    ("print-imm-hex", Kind::Flag, Id::NotYet),
    ("runs", Kind::Number, Id::NotYet),
    ("show-inst", Kind::Flag, Id::NotYet),
    ("asm-show-inst", Kind::Flag, Id::NotYet),
    ("show-inst-operands", Kind::Flag, Id::NotYet),
    ("split-dwarf-file", Kind::Word, Id::NotYet),
    ("time-trace", Kind::Flag, Id::NotYet),
    ("validate-cfi", Kind::Flag, Id::NotYet),
];

/// What is to be produced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum FileType {
    /// Text.
    #[default]
    Asm,
    /// Nothing but messages.
    Null,
    /// An object file.
    Obj,
}

/// A command line that has been understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Options {
    pub input: Option<String>,
    pub output: Option<String>,
    pub triple: String,
    pub arch: String,
    pub mcpu: String,
    pub mattr: Vec<String>,
    pub show_encoding: bool,
    pub file_type: FileType,
    pub symbols: Vec<String>,
    pub comment_column: Option<usize>,
    /// The version of the code object format.
    pub code_object_version: Option<u32>,
    pub preserve_comments: bool,
    pub no_warn: bool,
    pub fatal_warnings: bool,
    pub no_initial_text_section: bool,
    pub include_dirs: Vec<String>,
    pub version: bool,
    pub help: bool,
    /// The first option that is not done yet, as it was written.
    pub not_yet: Option<String>,
}

/// The options by name, for `-help`.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    OPTIONS.iter().filter(|(.., id)| !matches!(id, Id::Ignored | Id::NotYet)).map(|(name, ..)| *name)
}

/// Reads a command line.
///
/// # Errors
/// The messages, one per line, without the program's name.
pub(super) fn parse(args: &[String]) -> Result<Options, Vec<String>> {
    let mut reader = Reader { rest: args.iter(), options: Options::default(), errors: Vec::new() };
    let mut only_positional = false;
    let mut positional = 0;
    while let Some(arg) = reader.rest.next() {
        match arg.strip_prefix('-') {
            Some("-") if !only_positional => only_positional = true,
            Some(name) if !name.is_empty() && !only_positional => {
                reader.option(arg, name.strip_prefix('-').unwrap_or(name));
            }
            _ => {
                positional += 1;
                reader.options.input = Some(arg.clone());
            }
        }
    }
    if positional > 1 {
        reader.errors.push(
            "Too many positional arguments specified!\n\
             Can specify at most 1 positional arguments: See: PROGRAM --help"
                .to_owned(),
        );
    }
    if reader.errors.is_empty() { Ok(reader.options) } else { Err(reader.errors) }
}

struct Reader<'a> {
    rest: std::slice::Iter<'a, String>,
    options: Options,
    errors: Vec<String>,
}

impl Reader<'_> {
    fn option(&mut self, arg: &str, text: &str) {
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (text, None),
        };
        let found = OPTIONS.iter().find(|(known, ..)| *known == name);
        let prefixed =
            || OPTIONS.iter().find(|(known, kind, _)| *kind == Kind::Prefix && text.starts_with(known));
        let Some(&(name, kind, id)) = found.or_else(prefixed) else {
            return self.unknown(arg, name);
        };
        let value = match (kind, value) {
            (Kind::Prefix, _) if text.len() > name.len() => {
                let value = text.get(name.len()..).unwrap_or_default();
                value.strip_prefix('=').unwrap_or(value).to_owned()
            }
            (Kind::Flag, None) => String::new(),
            (_, Some(value)) => value,
            (_, None) => match self.rest.next() {
                Some(value) => value.clone(),
                None => return self.value_error(name, "requires a value!"),
            },
        };
        self.set(arg, name, kind, id, value);
    }

    fn value_error(&mut self, name: &str, message: &str) {
        self.errors.push(format!("for the {} option: {message}", dashed(name)));
    }

    fn unknown(&mut self, arg: &str, name: &str) {
        self.errors.push(format!("Unknown command line argument '{arg}'.  Try: 'PROGRAM --help'"));
        let nearest = OPTIONS.iter().min_by_key(|(known, ..)| edit_distance(known, name));
        if let Some((nearest, ..)) = nearest {
            self.errors.push(format!("Did you mean '{}'?", dashed(nearest)));
        }
    }

    fn set(&mut self, arg: &str, name: &str, kind: Kind, id: Id, value: String) {
        let mut flag = true;
        let mut number = 0;
        match kind {
            Kind::Flag => match value.as_str() {
                "" | "true" | "TRUE" | "True" | "1" => {}
                "false" | "FALSE" | "False" | "0" => flag = false,
                _ => {
                    let message = format!("'{value}' is invalid value for boolean argument! Try 0 or 1");
                    return self.value_error(name, &message);
                }
            },
            Kind::Number => match parse_number(&value).and_then(|value| u32::try_from(value).ok()) {
                Some(value) => number = value,
                None => {
                    return self.value_error(name, &format!("'{value}' value invalid for uint argument!"));
                }
            },
            Kind::Word | Kind::Prefix => {}
        }
        let options = &mut self.options;
        match id {
            Id::Triple => options.triple = value,
            Id::Arch => options.arch = value,
            Id::Mcpu => options.mcpu = value,
            Id::Mattr => options.mattr.extend(value.split(',').map(str::to_owned)),
            Id::ShowEncoding => options.show_encoding = flag,
            Id::Output => options.output = Some(value),
            Id::DefSym => options.symbols.push(value),
            Id::CommentColumn => options.comment_column = Some(number as usize),
            Id::PreserveComments => options.preserve_comments = flag,
            Id::NoWarn => options.no_warn = flag,
            Id::FatalWarnings => options.fatal_warnings = flag,
            Id::NoInitialTextSection => options.no_initial_text_section = flag,
            Id::Include => options.include_dirs.push(value),
            Id::Version => options.version = flag,
            Id::Help => options.help = flag,
            Id::FileType => match value.as_str() {
                "asm" => options.file_type = FileType::Asm,
                "null" => options.file_type = FileType::Null,
                "obj" => options.file_type = FileType::Obj,
                _ => self.value_error(name, &format!("Cannot find option named '{value}'!")),
            },
            Id::NotYet if flag => {
                options.not_yet.get_or_insert_with(|| arg.to_owned());
            }
            Id::CodeObjectVersion => options.code_object_version = Some(number),
            Id::Assemble | Id::Ignored | Id::NotYet => {}
        }
    }
}

fn dashed(name: &str) -> String {
    format!("{}{name}", if name.len() == 1 { "-" } else { "--" })
}

/// A number as LLVM reads it: `0x`, `0b`, `0o` and `0` change the radix.
pub(super) fn parse_number(text: &str) -> Option<i64> {
    let (negative, text) = match text.strip_prefix('-') {
        Some(text) => (true, text),
        None => (false, text),
    };
    let lower = text.to_ascii_lowercase();
    let radix =
        |prefix: &str, radix: u32| lower.strip_prefix(prefix).map(|digits| (digits.to_owned(), radix));
    let octal =
        || lower.strip_prefix('0').filter(|rest| !rest.is_empty()).map(|digits| (digits.to_owned(), 8));
    let found = radix("0x", 16).or_else(|| radix("0b", 2)).or_else(|| radix("0o", 8)).or_else(octal);
    let (digits, radix) = found.unwrap_or_else(|| (lower.clone(), 10));
    if !digits.starts_with(|first: char| first.is_digit(radix)) {
        return None;
    }
    let value = i128::from(u64::from_str_radix(&digits, radix).ok()?);
    i64::try_from(if negative { -value } else { value }).ok()
}

/// How many letters must be put in, taken out or replaced.
fn edit_distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, letter) in from.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, other) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::{FileType, parse, parse_number};

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn reads_both_forms_of_options() {
        let options =
            parse(&words("--triple=amdgcn -mcpu gfx1100 -mattr=+a,-b -mattr +c -filetype=null -I/x -o y -"))
                .unwrap();
        assert_eq!(options.triple, "amdgcn");
        assert_eq!(options.mcpu, "gfx1100");
        assert_eq!(options.mattr, ["+a", "-b", "+c"]);
        assert_eq!(options.file_type, FileType::Null);
        assert_eq!(options.include_dirs, ["/x"]);
        assert_eq!(options.output.as_deref(), Some("y"));
        assert_eq!(options.input.as_deref(), Some("-"));
    }

    /// What llvm-mc 23.1.1 prints after its name.
    #[test]
    fn words_errors_as_llvm_does() {
        let cases = [
            ("-mcpu", "for the --mcpu option: requires a value!"),
            ("-o", "for the -o option: requires a value!"),
            ("-filetype=foo", "for the --filetype option: Cannot find option named 'foo'!"),
            ("-comment-column=x", "for the --comment-column option: 'x' value invalid for uint argument!"),
            (
                "-show-encoding=2",
                "for the --show-encoding option: '2' is invalid value for boolean argument! Try 0 or 1",
            ),
            ("-show-encodin", "Unknown command line argument '-show-encodin'.  Try: 'PROGRAM --help'"),
        ];
        for (line, message) in cases {
            assert_eq!(parse(&words(line)).unwrap_err()[0], message);
        }
        let messages = parse(&words("-show-encodin")).unwrap_err();
        assert_eq!(messages[1], "Did you mean '--show-encoding'?");
    }

    #[test]
    fn notes_what_is_not_done_yet() {
        let options = parse(&words("-disassemble -show-inst")).unwrap();
        assert_eq!(options.not_yet.as_deref(), Some("-disassemble"));
    }

    #[test]
    fn reads_numbers_of_all_radixes() {
        assert_eq!(parse_number("0x10"), Some(16));
        assert_eq!(parse_number("-010"), Some(-8));
        assert_eq!(parse_number("0b11"), Some(3));
        assert_eq!(parse_number("0"), Some(0));
        assert_eq!(parse_number("+1"), None);
        assert_eq!(parse_number("b"), None);
    }
}
