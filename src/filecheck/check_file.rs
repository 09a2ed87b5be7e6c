//! Check files: reading all directives of a prefix set.

use std::sync::Arc;

use super::directive::{CheckKind, CheckType, Directive, FoundDirective, Scanner};
use super::expression::Located;
use super::expression::{EvalError, NumericVariable, text_of};
use super::number::Format;
use super::numeric::{parse_block, take_name};
use super::pattern::{Content, Pattern, Reader, RegexContent, Stop, USAGE};
use super::request::Request;
use super::source::{Place, Source, Sources, Text};
use super::variables::{Declarations, NumericValue, Values};

/// The number of a pattern.
pub type PatternId = usize;

/// A check file, read for a set of prefixes.
#[derive(Debug)]
pub struct CheckFile {
    /// The options it was read with.
    pub(super) request: Request,
    /// The check file, and the texts of the command line.
    pub(super) sources: Vec<Arc<Source>>,
    /// The number of the first source that is an implicit check.
    pub(super) first_implicit: u32,
    /// All patterns.
    pub(super) patterns: Vec<Pattern>,
    /// The patterns of `--implicit-check-not`.
    pub(super) implicit: Vec<PatternId>,
    /// The checks that the input has to satisfy one after another.
    pub(super) checks: Vec<Check>,
    /// The prefix of each pattern, by its number among the check prefixes.
    pub(super) prefixes: Vec<usize>,
    /// The variables.
    pub(super) declarations: Declarations,
    /// The values that the command line gives them.
    pub(super) values: Values,
}

/// A check, and the `-NOT` and `-DAG` checks in front of it.
#[derive(Debug)]
pub struct Check {
    /// Its pattern.
    pub pattern: PatternId,
    /// The `-NOT` and `-DAG` checks in front of it, apart from implicit ones.
    pub before: Vec<PatternId>,
}

/// Stands for the prefix of implicit checks.
pub(super) const IMPLICIT: usize = usize::MAX;

impl CheckFile {
    /// Reads the checks of a check file. Diagnostics go to `out`.
    ///
    /// # Errors
    /// If the file or the options are faulty; the reason has been written.
    pub fn parse(request: &Request, source: Arc<Source>, out: &mut Vec<u8>) -> Result<Self, Stop> {
        let mut sources = vec![source];
        let defines = Defines::new(&request.defines);
        if !request.defines.is_empty() {
            sources.push(Arc::new(Source::new("Global defines", defines.text.clone())));
        }
        let first_implicit = u32::try_from(sources.len()).unwrap_or(u32::MAX);
        for pattern in &request.implicit_check_not {
            let text = format!("{IMPLICIT_OPTION}{pattern}'");
            sources.push(Arc::new(Source::new("command line", text.into_bytes())));
        }
        let mut declarations = Declarations::default();
        let mut file = Self {
            request: request.clone(),
            sources,
            first_implicit,
            patterns: Vec::new(),
            implicit: Vec::new(),
            checks: Vec::new(),
            prefixes: Vec::new(),
            declarations: Declarations::default(),
            values: Values::default(),
        };
        let sources = file.sources.clone();
        let mut reader = Reader {
            request,
            sources: Sources { checks: &sources, input: None, color: request.color },
            declarations: &mut declarations,
            out,
        };
        if !request.defines.is_empty() {
            file.values = defines.evaluate(&mut reader)?;
        }
        if reader.declarations.numeric_id(b"@LINE").is_none() {
            let line = NumericVariable { name: b"@LINE".to_vec(), format: Format::UNSIGNED, line: None };
            reader.declarations.declare(line);
        }
        file.read_implicit(&mut reader);
        file.read_directives(&mut reader)?;
        file.declarations = declarations;
        Ok(file)
    }

    /// The check file itself.
    pub fn source(&self) -> &Source {
        static NONE: std::sync::OnceLock<Source> = std::sync::OnceLock::new();
        self.sources.first().map_or_else(|| NONE.get_or_init(|| Source::new("", Vec::new())), Arc::as_ref)
    }

    /// The prefix of a pattern, as messages name it.
    pub(super) fn prefix(&self, pattern: PatternId) -> &str {
        match self.prefixes.get(pattern) {
            Some(&IMPLICIT) | None => "IMPLICIT-CHECK",
            Some(number) => self.check_prefix(*number),
        }
    }

    fn check_prefix(&self, number: usize) -> &str {
        match self.request.check_prefixes.get(number) {
            Some(prefix) => prefix,
            None => "CHECK",
        }
    }

    fn add(&mut self, pattern: Pattern, prefix: usize) -> PatternId {
        self.patterns.push(pattern);
        self.prefixes.push(prefix);
        self.patterns.len() - 1
    }

    fn read_implicit(&mut self, reader: &mut Reader<'_>) {
        for (number, pattern) in (self.first_implicit..).zip(&self.request.implicit_check_not.clone()) {
            let Some(source) = reader.sources.get(number) else { continue };
            let offset = IMPLICIT_OPTION.len();
            let bytes = source.text().get(offset..offset + pattern.len()).unwrap_or_default();
            let text = Text { bytes, place: Place { source: number, offset } };
            let check = CheckType::new(CheckKind::Not);
            // FileCheck reports a fault here, and goes on with what it could read.
            let mut content = Content::Regex(Box::<RegexContent>::default());
            let _reported = reader.pattern(text, "IMPLICIT-CHECK", check, None, &mut content);
            let id = self.add(Pattern { check, place: text.place, line: None, content }, IMPLICIT);
            self.implicit.push(id);
        }
    }

    fn read_directives(&mut self, reader: &mut Reader<'_>) -> Result<(), Stop> {
        let request = reader.request;
        let check_prefixes = request.effective_check_prefixes();
        let comment_prefixes = request.effective_comment_prefixes();
        let Some(source) = reader.sources.get(0) else { return Err(USAGE) };
        let text = source.text();
        let mut scanner = Scanner::new(text, &check_prefixes, &comment_prefixes);
        let mut used = vec![false; check_prefixes.len()];
        let mut before = Vec::new();
        while let Some(found) = scanner.next_directive() {
            let prefix = check_prefixes.get(found.prefix).copied().unwrap_or_default();
            if found.directive != Directive::Comment
                && let Some(used) = used.get_mut(found.prefix)
            {
                *used = true;
            }
            let check = self.checked_directive(reader, &found, prefix, text)?;
            let mut start = found.end;
            if !(request.strict_whitespace && request.match_full_lines) {
                let rest = text.get(start..).unwrap_or_default();
                start += rest.iter().take_while(|byte| super::source::is_blank(**byte)).count();
            }
            let rest = text.get(start..).unwrap_or_default();
            let length = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
            scanner.at = start + length;
            let Some(check) = check else { continue };
            let place = Place { source: 0, offset: start };
            let pattern = Text { bytes: rest.get(..length).unwrap_or_default(), place };
            let line = Some(scanner.line);
            let mut content = Content::Eof;
            reader.pattern(pattern, prefix, check, line, &mut content)?;
            let pattern = Pattern { check, place, line, content };
            self.check_context(reader, &pattern, found.start, prefix)?;
            let id = self.add(pattern, found.prefix);
            if matches!(check.kind, CheckKind::Dag | CheckKind::Not) {
                before.push(id);
            } else {
                self.checks.push(Check { pattern: id, before: std::mem::take(&mut before) });
            }
        }
        self.check_prefix_use(reader, &check_prefixes, &used)?;
        if !before.is_empty() || !self.implicit.is_empty() {
            let place = Place { source: 0, offset: scanner.at };
            let check = CheckType::new(CheckKind::Eof);
            let pattern = Pattern { check, place, line: Some(scanner.line + 1), content: Content::Eof };
            let id = self.add(pattern, 0);
            self.checks.push(Check { pattern: id, before });
        }
        Ok(())
    }

    /// The check that a directive stands for, if it is no comment.
    fn checked_directive(
        &self,
        reader: &mut Reader<'_>,
        found: &FoundDirective,
        prefix: &str,
        text: &[u8],
    ) -> Result<Option<CheckType>, Stop> {
        let behind = Place { source: 0, offset: found.end };
        match found.directive {
            Directive::Check(check) => Ok(Some(check)),
            Directive::Comment => Ok(None),
            Directive::Misspelled => {
                let mut message = b"misspelled directive '".to_vec();
                message.extend_from_slice(text.get(found.start..found.end).unwrap_or_default());
                message.push(b'\'');
                reader.error(Place { source: 0, offset: found.start }, &message);
                Err(USAGE)
            }
            Directive::BadNot => {
                reader.error(behind, format!("unsupported -NOT combo on prefix '{prefix}'").as_bytes());
                Err(USAGE)
            }
            Directive::BadCount => {
                let message = format!("invalid count in -COUNT specification on prefix '{prefix}'");
                reader.error(behind, message.as_bytes());
                Err(USAGE)
            }
        }
    }

    /// Whether the check may stand where it stands.
    fn check_context(
        &self,
        reader: &mut Reader<'_>,
        pattern: &Pattern,
        start: usize,
        prefix: &str,
    ) -> Result<(), Stop> {
        let place = Place { source: 0, offset: start };
        if pattern.check.kind == CheckKind::Label && pattern.has_variable() {
            let message = format!("found '{prefix}-LABEL:' with variable definition or use");
            reader.error(place, message.as_bytes());
            return Err(USAGE);
        }
        let kind = match pattern.check.kind {
            CheckKind::Next => "NEXT",
            CheckKind::Same => "SAME",
            CheckKind::Empty => "EMPTY",
            _ => return Ok(()),
        };
        if !self.checks.is_empty() {
            return Ok(());
        }
        let message = format!("found '{prefix}-{kind}' without previous '{prefix}: line");
        reader.error(place, message.as_bytes());
        Err(USAGE)
    }

    fn check_prefix_use(
        &self,
        reader: &mut Reader<'_>,
        prefixes: &[&str],
        used: &[bool],
    ) -> Result<(), Stop> {
        let mut missing: Vec<&str> =
            prefixes.iter().zip(used).filter(|(_, used)| !**used).map(|(prefix, _)| *prefix).collect();
        let none_found = missing.len() == prefixes.len();
        let unexpected = !reader.request.allow_unused_prefixes && !missing.is_empty();
        let excused = !self.implicit.is_empty() && reader.request.check_prefixes.is_empty();
        if !(none_found || unexpected) || excused {
            return Ok(());
        }
        missing.sort_unstable();
        let plural = if missing.len() > 1 { "es" } else { "" };
        let list: Vec<String> = missing.iter().map(|prefix| format!("'{prefix}:'")).collect();
        let message = format!("error: no check strings found with prefix{plural} {}\n", list.join(", "));
        reader.out.extend_from_slice(message.as_bytes());
        Err(USAGE)
    }
}

const IMPLICIT_OPTION: &str = "-implicit-check-not='";

/// The definitions of the command line, as the text that messages about them show.
struct Defines {
    text: Vec<u8>,
    /// Where each definition is in the text.
    spans: Vec<(usize, usize)>,
}

impl Defines {
    fn new(defines: &[String]) -> Self {
        let mut text = Vec::new();
        let mut spans = Vec::new();
        for (number, define) in (1..).zip(defines) {
            text.extend_from_slice(format!("Global define #{number}: ").as_bytes());
            match define.strip_prefix('#') {
                Some(numeric) => {
                    text.extend_from_slice(format!("{define} (parsed as: [[").as_bytes());
                    let start = text.len();
                    text.extend_from_slice(format!("#{}", numeric.replacen('=', ":", 1)).as_bytes());
                    spans.push((start, text.len()));
                    text.extend_from_slice(b"]])\n");
                }
                None => {
                    let start = text.len();
                    text.extend_from_slice(define.as_bytes());
                    spans.push((start, text.len()));
                    text.push(b'\n');
                }
            }
        }
        Self { text, spans }
    }

    fn evaluate(&self, reader: &mut Reader<'_>) -> Result<Values, Stop> {
        let mut values = Values::default();
        let mut failed = false;
        for &(start, end) in &self.spans {
            let bytes = self.text.get(start..end).unwrap_or_default();
            let text = Text { bytes, place: Place { source: 1, offset: start } };
            let result = if bytes.first() == Some(&b'#') {
                numeric_define(text.skip(1), reader, &mut values)
            } else {
                string_define(text, reader, &mut values).map_err(Into::into)
            };
            if let Err(errors) = result {
                failed = true;
                reader.located_errors(&errors);
            }
        }
        if failed { Err(USAGE) } else { Ok(values) }
    }
}

fn numeric_define(text: Text<'_>, reader: &mut Reader<'_>, values: &mut Values) -> Result<(), Vec<Located>> {
    let sources = reader.sources;
    let block = parse_block(text, false, None, reader.declarations, &sources)?;
    let Some(operand) = &block.expression.operand else {
        return Err(vec![Located::new(text, "missing value in global definition")]);
    };
    let value_of = |id| values.numeric(id).map(|value| &value.value);
    match operand.eval(&value_of) {
        Ok(value) => {
            if let Some(id) = block.defines {
                values.set_numeric(id, NumericValue { value, text: None });
            }
            Ok(())
        }
        Err(errors) => {
            // LLVM reports these without a place.
            for error in errors {
                match error {
                    EvalError::Overflow => reader.out.extend_from_slice(b"overflow error\n"),
                    EvalError::Undefined(range) => {
                        reader.out.extend_from_slice(b"undefined variable: ");
                        reader.out.extend_from_slice(text_of(range, &sources));
                        reader.out.push(b'\n');
                    }
                }
            }
            Err(Vec::new())
        }
    }
}

fn string_define(text: Text<'_>, reader: &mut Reader<'_>, values: &mut Values) -> Result<(), Located> {
    let equals = text.find(b'=').unwrap_or(text.bytes.len());
    let whole = text.take(equals);
    let value = text.skip(equals + 1);
    let mut rest = whole;
    let name = take_name(&mut rest)?;
    if name.is_pseudo || !rest.is_empty() {
        let message = [b"invalid name in string variable definition '", whole.bytes, b"'"].concat();
        return Err(Located::new(whole, message));
    }
    let bytes = name.text.bytes;
    if reader.declarations.numeric_id(bytes).is_some() {
        let message = [b"numeric variable with name '", bytes, b"' already exists"].concat();
        return Err(Located::new(name.text, message));
    }
    // The first definition of a name stays.
    values.strings.entry(bytes.to_vec()).or_insert_with(|| value.range());
    reader.declarations.strings.insert(bytes.to_vec());
    Ok(())
}
