//! FileCheck's command line, with the syntax of LLVM's command line library: one or two hyphens, values behind `=`
//! or as the next word, `-D` with its value attached.

use super::request::{Request, Verbosity};
use super::string_map::iteration_order;

/// What a command line asks for.
#[derive(Clone, Debug)]
pub struct Options {
    /// How to check.
    pub request: Request,
    /// The check file; `None` if it is missing.
    pub check_file: Option<String>,
    /// `--input-file`; `-` is standard input.
    pub input_file: String,
    /// `--dump-input`
    pub dump_input: DumpInput,
    /// `--dump-input-filter`
    pub dump_filter: Option<DumpFilter>,
    /// `--dump-input-context`
    pub dump_context: Option<u32>,
    /// `--dump-input-label-width`
    pub dump_label_width: u32,
}

/// When to dump the input. Of several, the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DumpInput {
    /// Never.
    Never,
    /// If a check fails.
    Fail,
    /// Always.
    Always,
    /// Explain the dump instead of checking anything.
    Help,
}

/// Which lines of the input to dump. Of several, the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DumpFilter {
    /// Those where a mark of an error starts.
    Error,
    /// Those where a mark starts.
    Annotation,
    /// Those with marks.
    AnnotationFull,
    /// All.
    All,
}

/// What to do instead of checking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Print this and succeed.
    Print(String),
    /// The command line is faulty; this says why.
    Fail(String),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    /// No value, or `=true` and the like.
    Flag,
    /// No value.
    Nothing,
    /// A value.
    Value,
}

/// The options that there are. Those at the end are LLVM's own, and change nothing here.
const OPTIONS: &[(&str, Takes)] = &[
    ("D", Takes::Value),
    ("allow-deprecated-dag-overlap", Takes::Flag),
    ("allow-empty", Takes::Flag),
    ("allow-unused-prefixes", Takes::Flag),
    ("check-prefix", Takes::Value),
    ("check-prefixes", Takes::Value),
    ("color", Takes::Flag),
    ("comment-prefixes", Takes::Value),
    ("dump-input", Takes::Value),
    ("dump-input-context", Takes::Value),
    ("dump-input-filter", Takes::Value),
    ("dump-input-label-width", Takes::Value),
    ("enable-var-scope", Takes::Flag),
    ("h", Takes::Nothing),
    ("help", Takes::Nothing),
    ("help-hidden", Takes::Nothing),
    ("help-list", Takes::Nothing),
    ("help-list-hidden", Takes::Nothing),
    ("ignore-case", Takes::Flag),
    ("implicit-check-not", Takes::Value),
    ("input-file", Takes::Value),
    ("match-full-lines", Takes::Flag),
    ("strict-whitespace", Takes::Flag),
    ("v", Takes::Flag),
    ("version", Takes::Nothing),
    ("vv", Takes::Flag),
    ("crash-diagnostics-dir", Takes::Value),
    ("debug-counter", Takes::Value),
    ("debug-counter-break-on-last", Takes::Flag),
    ("disable-symbolication", Takes::Flag),
    ("info-output-file", Takes::Value),
    ("print-all-options", Takes::Flag),
    ("print-debug-counter", Takes::Flag),
    ("print-debug-counter-queries", Takes::Flag),
    ("print-options", Takes::Flag),
    ("rng-seed", Takes::Value),
    ("sort-timers", Takes::Flag),
    ("stats", Takes::Flag),
    ("stats-json", Takes::Flag),
    ("track-memory", Takes::Flag),
];

const HELP: &str = "\
USAGE: FileCheck [options] <check-file>

Checks that the input holds what the check lines of <check-file> ask for.

OPTIONS:
  -D <VAR=VALUE>                   define a string variable, or a numeric one as #VAR=EXPRESSION
  --allow-deprecated-dag-overlap   let the matches of a group of -DAG checks overlap
  --allow-empty                    accept an empty input
  --allow-unused-prefixes          accept prefixes that no check has
  --check-prefix, --check-prefixes=<list>
                                   prefixes of check lines, separated by commas (CHECK)
  --color                          colour messages and the input dump
  --comment-prefixes=<list>        prefixes of comments, separated by commas (COM,RUN)
  --dump-input=<help|always|fail|never>
                                   when to show the input with marks (fail)
  --dump-input-context=<N>         lines to show around those of the filter (5)
  --dump-input-filter=<all|annotation-full|annotation|error>
                                   which lines of the input to show
  --enable-var-scope               forget variables without a $ at each label
  --ignore-case                    let letters match in either case
  --implicit-check-not=<pattern>   exclude a pattern between all matches
  --input-file=<filename>          what to check (standard input)
  --match-full-lines               let checks match whole lines only
  --strict-whitespace              tell blanks apart
  -v, --vv                         report matches too; and what was passed over
  --help, --version

More options are taken from the environment variable FILECHECK_OPTS.
";

fn takes(name: &str) -> Option<Takes> {
    OPTIONS.iter().find(|(known, _)| *known == name).map(|(_, takes)| *takes)
}

fn written(name: &str) -> String {
    let hyphens = if name.len() == 1 { "-" } else { "--" };
    format!("{hyphens}{name}")
}

struct Parser<'a> {
    program: &'a str,
    options: Options,
    verbose: bool,
    very_verbose: bool,
    dump_inputs: Vec<DumpInput>,
    positional: Vec<String>,
    errors: String,
    print: Option<String>,
}

/// Reads the words of a command line. `program` is the name for messages.
///
/// # Errors
/// If it is faulty, or asks for help.
pub fn parse(program: &str, words: &[String]) -> Result<Options, Instead> {
    let options = Options {
        request: Request::default(),
        check_file: None,
        input_file: "-".to_owned(),
        dump_input: DumpInput::Fail,
        dump_filter: None,
        dump_context: None,
        dump_label_width: 0,
    };
    let mut parser = Parser {
        program: program.rsplit('/').next().unwrap_or(program),
        options,
        verbose: false,
        very_verbose: false,
        dump_inputs: Vec::new(),
        positional: Vec::new(),
        errors: String::new(),
        print: None,
    };
    parser.words(words);
    if let Some(text) = parser.print {
        return Err(Instead::Print(text));
    }
    if parser.positional.len() > 1 {
        let name = parser.program;
        parser.errors.push_str(&format!(
            "{name}: Too many positional arguments specified!\n\
             Can specify at most 1 positional arguments: See: {program} --help\n"
        ));
    }
    if !parser.errors.is_empty() {
        return Err(Instead::Fail(parser.errors));
    }
    let mut options = parser.options;
    options.check_file = parser.positional.pop();
    options.dump_input = parser.dump_inputs.into_iter().max().unwrap_or(DumpInput::Fail);
    options.request.verbosity = match (parser.verbose, parser.very_verbose) {
        (_, true) => Verbosity::VeryVerbose,
        (true, false) => Verbosity::Verbose,
        (false, false) => Verbosity::Quiet,
    };
    Ok(options)
}

impl Parser<'_> {
    fn words(&mut self, words: &[String]) {
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if self.print.is_some() {
                return;
            }
            match word.strip_prefix('-') {
                None | Some("") => self.positional.push(word.clone()),
                Some("-") => {
                    self.positional.extend(words.by_ref().cloned());
                    return;
                }
                Some(rest) => self.option(word, rest.strip_prefix('-').unwrap_or(rest), &mut words),
            }
        }
    }

    fn option<'w>(&mut self, word: &str, text: &str, words: &mut impl Iterator<Item = &'w String>) {
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (text, None),
        };
        if name != "D"
            && let Some(takes) = takes(name)
        {
            return self.provide(name, takes, value, words);
        }
        if name == "D" && value.is_none() {
            return self.error("D", "requires a value!");
        }
        if let Some(define) = text.strip_prefix('D') {
            return self.provide("D", Takes::Value, Some(define), words);
        }
        // Options of one letter may stand in a group.
        let mut rest = text;
        while let Some(letter @ ("v" | "h")) = rest.get(..1) {
            let behind = rest.get(1..).unwrap_or_default();
            let takes = takes(letter).unwrap_or(Takes::Nothing);
            if behind.is_empty() {
                return self.provide(letter, takes, None, words);
            }
            if let Some(value) = behind.strip_prefix('=') {
                return self.provide(letter, takes, Some(value), words);
            }
            self.provide(letter, takes, None, words);
            rest = behind;
        }
        self.unknown(word, rest);
    }

    fn unknown(&mut self, word: &str, text: &str) {
        let program = self.program;
        self.errors.push_str(&format!(
            "{program}: Unknown command line argument '{word}'.  Try: '{program} --help'\n"
        ));
        if let Some(nearest) = nearest(text) {
            self.errors.push_str(&format!("{program}: Did you mean '{nearest}'?\n"));
        }
    }

    fn error(&mut self, name: &str, message: &str) {
        let program = self.program;
        self.errors.push_str(&format!("{program}: for the {} option: {message}\n", written(name)));
    }

    fn provide<'w>(
        &mut self,
        name: &str,
        takes: Takes,
        value: Option<&str>,
        words: &mut impl Iterator<Item = &'w String>,
    ) {
        match (takes, value) {
            (Takes::Nothing, Some(value)) => {
                self.error(name, &format!("does not allow a value! '{value}' specified."))
            }
            (Takes::Nothing, None) => self.flag(name, true),
            (Takes::Flag, value) => match value.unwrap_or_default() {
                "" | "true" | "TRUE" | "True" | "1" => self.flag(name, true),
                "false" | "FALSE" | "False" | "0" => self.flag(name, false),
                value => {
                    self.error(name, &format!("'{value}' is invalid value for boolean argument! Try 0 or 1"));
                }
            },
            (Takes::Value, Some(value)) => self.value(name, value),
            (Takes::Value, None) => match words.next() {
                Some(value) => self.value(name, value),
                None => self.error(name, "requires a value!"),
            },
        }
    }

    fn flag(&mut self, name: &str, on: bool) {
        let request = &mut self.options.request;
        match name {
            "allow-deprecated-dag-overlap" => request.allow_deprecated_dag_overlap = on,
            "allow-empty" => request.allow_empty = on,
            "color" => request.color = on,
            "allow-unused-prefixes" => request.allow_unused_prefixes = on,
            "enable-var-scope" => request.enable_var_scope = on,
            "ignore-case" => request.ignore_case = on,
            "match-full-lines" => request.match_full_lines = on,
            "strict-whitespace" => request.strict_whitespace = on,
            "v" => self.verbose = on,
            "vv" => self.very_verbose = on,
            "h" | "help" | "help-hidden" | "help-list" | "help-list-hidden" if on => {
                self.print = Some(HELP.to_owned());
            }
            "version" if on => {
                self.print = Some(format!("mcreplay {}: FileCheck of LLVM 23\n", env!("CARGO_PKG_VERSION")));
            }
            _ => {}
        }
    }

    fn value(&mut self, name: &str, value: &str) {
        let list = || value.split(',').map(str::to_owned);
        let request = &mut self.options.request;
        match name {
            "D" => request.defines.push(value.to_owned()),
            "check-prefix" | "check-prefixes" => request.check_prefixes.extend(list()),
            "comment-prefixes" => request.comment_prefixes.extend(list()),
            "implicit-check-not" => request.implicit_check_not.push(value.to_owned()),
            "input-file" => value.clone_into(&mut self.options.input_file),
            "dump-input" => match value {
                "help" => self.dump_inputs.push(DumpInput::Help),
                "always" => self.dump_inputs.push(DumpInput::Always),
                "fail" => self.dump_inputs.push(DumpInput::Fail),
                "never" => self.dump_inputs.push(DumpInput::Never),
                _ => self.error(name, &format!("Cannot find option named '{value}'!")),
            },
            "dump-input-filter" => {
                let filter = match value {
                    "all" => DumpFilter::All,
                    "annotation-full" => DumpFilter::AnnotationFull,
                    "annotation" => DumpFilter::Annotation,
                    "error" => DumpFilter::Error,
                    _ => return self.error(name, &format!("Cannot find option named '{value}'!")),
                };
                self.options.dump_filter = self.options.dump_filter.max(Some(filter));
            }
            "dump-input-context" | "dump-input-label-width" => match unsigned(value) {
                Some(number) if name == "dump-input-context" => {
                    self.options.dump_context = self.options.dump_context.max(Some(number));
                }
                Some(number) => self.options.dump_label_width = number,
                None => self.error(name, &format!("'{value}' value invalid for uint argument!")),
            },
            "rng-seed" if value.parse::<u64>().is_err() => {
                self.error(name, &format!("'{value}' value invalid for ulong argument!"));
            }
            _ => {}
        }
    }
}

fn unsigned(text: &str) -> Option<u32> {
    let (value, length) = super::number::take_number(text.as_bytes(), 0)?;
    if length == text.len() { u32::try_from(&value).ok() } else { None }
}

/// The option that is most like a word, with the word's value.
fn nearest(text: &str) -> Option<String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let keys = OPTIONS.iter().map(|(name, _)| name.as_bytes()).collect();
    let mut best: Option<(usize, String)> = None;
    for known in iteration_order(keys) {
        let known = String::from_utf8_lossy(known);
        let with_value = takes(&known) != Some(Takes::Nothing);
        let distance = edit_distance(if with_value { name } else { text }, &known);
        if best.as_ref().is_none_or(|(least, _)| distance < *least) {
            let value = if value.is_empty() || !with_value { String::new() } else { format!("={value}") };
            best = Some((distance, written(&format!("{known}{value}"))));
        }
    }
    best.map(|(_, name)| name)
}

fn edit_distance(left: &str, right: &str) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (index, byte) in left.bytes().enumerate() {
        let mut diagonal = index;
        let mut before = index + 1;
        for (slot, other) in row.iter_mut().skip(1).zip(right.bytes()) {
            let new = (diagonal + usize::from(byte != other)).min(*slot + 1).min(before + 1);
            diagonal = std::mem::replace(slot, new);
            before = new;
        }
        if let Some(first) = row.first_mut() {
            *first = index + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}
