//! FileCheck: whether a text matches the check lines of a file, as LLVM's tool of that name decides.
//!
//! [`run`] is the tool. [`CheckFile`] reads the checks of a prefix set once; [`CheckFile::match_input`] says which
//! check matched where. The behaviour is LLVM 23's, down to the diagnostics, and comes from its sources, its
//! documentation, and from trying it.

use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::tool::{Files, Invocation, Output};

mod annotation;
mod check_file;
mod color;
mod diagnostic;
mod directive;
mod dump;
mod expression;
mod find;
mod fuzzy;
mod number;
mod numeric;
mod options;
mod pattern;
mod regex;
mod report;
mod request;
mod run;
mod source;
mod string_map;
mod variables;

pub use check_file::CheckFile;
pub use directive::{CheckKind, CheckType};
pub use find::Span;
pub use pattern::Stop;
pub use request::{Request, Verbosity};
pub use source::Source;

use options::{DumpFilter, DumpInput, Instead, Options};
use run::Run;

/// What came of matching an input.
#[derive(Clone, Debug)]
pub struct Matched {
    /// Whether all checks hold.
    pub holds: bool,
    /// FileCheck's messages, without the input dump.
    pub messages: Vec<u8>,
    /// The checks that matched, in the order of their being found. Excluded patterns never match.
    pub matches: Vec<DirectiveMatch>,
}

/// Where a check matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectiveMatch {
    /// The line of the check file, from 1.
    pub line: usize,
    /// What kind of check it is.
    pub check: CheckType,
    /// The match in the (canonical) text of the input; [`Source::line_and_column`] says where that is.
    pub span: Span,
}

impl CheckFile {
    /// Matches an input, which has to have been made canonical with the same options.
    pub fn match_input(&self, input: &Source) -> Matched {
        let mut run = Run::new(self, input, false);
        let holds = run.checks_hold();
        let matches = run.matches.iter().filter_map(|&(id, span)| {
            let pattern = self.patterns.get(id)?;
            Some(DirectiveMatch { line: pattern.line?, check: pattern.check, span })
        });
        Matched { holds, matches: matches.collect(), messages: run.out }
    }

    /// Every check of the file with the line it is on, in their order; implicit ones are not among them.
    pub fn directives(&self) -> impl Iterator<Item = (usize, CheckType)> {
        self.patterns.iter().filter_map(|pattern| match pattern.check.kind {
            CheckKind::Eof => None,
            _ => Some((pattern.line?, pattern.check)),
        })
    }
}

/// Runs FileCheck as its command line says.
pub fn run(invocation: &Invocation) -> Output {
    run_with_environment(invocation, "")
}

/// Runs FileCheck as its command line and the environment variable `FILECHECK_OPTS` say.
pub fn run_with_environment(invocation: &Invocation, filecheck_opts: &str) -> Output {
    let mut words = split_words(filecheck_opts);
    words.extend(invocation.args.iter().cloned());
    let mut expanded = Vec::with_capacity(words.len());
    expand(&words, invocation.files, 0, &mut expanded);
    match options::parse(invocation.program, &expanded) {
        Ok(options) => Tool { invocation, options, stderr: Vec::new() }.run(),
        Err(Instead::Print(text)) => Output { stdout: text.into_bytes(), ..Output::default() },
        Err(Instead::Fail(text)) => Output { stderr: text.into_bytes(), status: 1, ..Output::default() },
    }
}

/// Splits a string into words as LLVM does: blanks part them, quotes and backslashes protect them.
fn split_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match (character, quote) {
            ('\\', _) => word.get_or_insert_default().push(characters.next().unwrap_or('\\')),
            (_, Some(open)) if character == open => quote = None,
            ('\'' | '"', None) => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            (_, None) if character.is_ascii_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    words
}

/// Response files may name others, but not for ever.
const MAX_RESPONSE_DEPTH: u32 = 8;
/// Nor may they multiply the words without end.
const MAX_WORDS: usize = 1 << 20;

/// Adds words, and in place of `@file` those of that file. A word is taken as it stands if there is no such file.
fn expand(words: &[String], files: &dyn Files, depth: u32, expanded: &mut Vec<String>) {
    for word in words {
        let file = word.strip_prefix('@').filter(|name| !name.is_empty() && depth < MAX_RESPONSE_DEPTH);
        match file.and_then(|name| files.read(Path::new(name)).ok()) {
            Some(content) => {
                let words = split_words(&String::from_utf8_lossy(&content));
                expand(&words, files, depth + 1, expanded);
            }
            None => expanded.push(word.clone()),
        }
        if expanded.len() > MAX_WORDS {
            return;
        }
    }
}

struct Tool<'a> {
    invocation: &'a Invocation<'a>,
    options: Options,
    stderr: Vec<u8>,
}

const DUMP_HELP: &str = "\
The input dump shows the input file with marks below its lines.

Options:
  -dump-input=<mode> says when there is a dump
  -dump-input-filter=<kind> and -dump-input-context=<N> say which lines are shown
  -v and -vv add marks

Lines:
  L:     is line L of the input, with a space for its line end
  T:L    is a mark for the check of kind T on line L of the check file; impN is the Nth implicit check
  T:L'N  is mark N of those for that check
  ^~~    marks a good match
  !~~    marks a bad match: on the wrong line, excluded, or overlapping
  { }    are around a region that was searched without a good match
  ?      marks what may have been meant
  ...    stands for lines that are left out
";

impl Tool<'_> {
    fn run(mut self) -> Output {
        if self.options.dump_input == DumpInput::Help {
            return Output { stdout: DUMP_HELP.as_bytes().to_vec(), ..Output::default() };
        }
        let status = match self.check() {
            Ok(true) => 0,
            Ok(false) => 1,
            Err(stop) => stop.status,
        };
        Output { stderr: self.stderr, status, ..Output::default() }
    }

    fn fail<T>(&mut self, message: &str) -> Result<T, Stop> {
        self.stderr.extend_from_slice(message.as_bytes());
        Err(Stop { status: 2 })
    }

    fn check(&mut self) -> Result<bool, Stop> {
        let Some(check_name) = self.options.check_file.clone().filter(|name| !name.is_empty()) else {
            return self.fail("<check-file> not specified\n");
        };
        self.validate_defines()?;
        if let Err(message) = self.options.request.validate_prefixes() {
            return self.fail(&message);
        }
        let strict = self.options.request.strict_whitespace;
        let content = match self.invocation.files.read(Path::new(&check_name)) {
            Ok(content) => content,
            Err(error) => {
                return self.fail(&format!("Could not open check file '{check_name}': {}\n", reason(&error)));
            }
        };
        let source = Arc::new(Source::canonical(display_name(&check_name), &content, strict));
        let file = CheckFile::parse(&self.options.request, source, &mut self.stderr)?;
        let input_name = display_name(&self.options.input_file);
        let content = match self.invocation.files.read(Path::new(&self.options.input_file)) {
            Ok(content) => content,
            Err(error) => {
                return self.fail(&format!("Could not open input file '{input_name}': {}\n", reason(&error)));
            }
        };
        if content.is_empty() && !self.options.request.allow_empty {
            let mut message = format!("FileCheck error: '{input_name}' is empty.\nFileCheck command line:  ");
            message.push_str(self.invocation.program);
            for word in self.invocation.args {
                message.push(' ');
                message.push_str(word);
            }
            message.push('\n');
            return self.fail(&message);
        }
        let input = Source::canonical(&input_name, &content, strict);
        let dump_input = self.options.dump_input;
        let mut run = Run::new(&file, &input, dump_input != DumpInput::Never);
        let holds = run.checks_hold();
        self.stderr.append(&mut run.out);
        if dump_input == DumpInput::Always || !holds && dump_input == DumpInput::Fail {
            let diagnostics = run.diagnostics.into_list();
            self.dump(&file, &input, &check_name, &diagnostics);
        }
        Ok(holds)
    }

    fn validate_defines(&mut self) -> Result<(), Stop> {
        let mut failed = false;
        for define in &self.options.request.defines {
            let what = match define.find('=') {
                None => "Missing equal sign",
                Some(0) => "Missing variable name",
                Some(_) => continue,
            };
            failed = true;
            let message = format!("{what} in command-line definition '-D{define}'\n");
            self.stderr.extend_from_slice(message.as_bytes());
        }
        if failed { Err(Stop { status: 2 }) } else { Ok(()) }
    }

    fn dump(
        &mut self,
        file: &CheckFile,
        input: &Source,
        check_name: &str,
        diagnostics: &[diagnostic::Diagnostic],
    ) {
        let header = format!(
            "\nInput file: {}\nCheck file: {check_name}\n\n-dump-input=help explains the following input dump.\n\n",
            input.name()
        );
        self.stderr.extend_from_slice(header.as_bytes());
        let (annotations, label_width) =
            annotation::Annotator::annotate(diagnostics, input, file.source(), file.first_implicit);
        let default =
            if self.options.dump_input == DumpInput::Always { DumpFilter::All } else { DumpFilter::Error };
        let request = &self.options.request;
        let options = dump::DumpOptions {
            color: request.color,
            verbose: request.verbosity > Verbosity::Quiet,
            filter: self.options.dump_filter.unwrap_or(default),
            context: self.options.dump_context.unwrap_or(5),
            label_width: usize::try_from(self.options.dump_label_width).unwrap_or(usize::MAX),
        };
        dump::write(&mut self.stderr, input.text(), &annotations, label_width, options);
    }
}

fn display_name(name: &str) -> String {
    if name == "-" { "<stdin>".to_owned() } else { name.to_owned() }
}

/// The system's words for an error, without Rust's additions to them.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "No such file or directory".to_owned(),
        io::ErrorKind::IsADirectory => "Is a directory".to_owned(),
        io::ErrorKind::PermissionDenied => "Permission denied".to_owned(),
        _ => {
            let text = error.to_string();
            text.split(" (os error").next().unwrap_or_default().to_owned()
        }
    }
}
