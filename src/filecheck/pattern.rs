//! Patterns: what a check line wants to see. Reading them; matching is in [`super::find`].

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::directive::{CheckKind, CheckType};
use super::expression::{Expression, Located, VariableId};
use super::numeric::{blank_in, parse_block, take_name};
use super::regex::{Regex, count_groups};
use super::request::Request;
use super::source::{Kind, Place, Range, Sources, Text};
use super::variables::Declarations;

/// Back-references reach no further than this group.
const BACKREF_LIMIT: u32 = 20;

/// A pattern of a check.
#[derive(Debug)]
pub struct Pattern {
    /// The kind of check that it belongs to.
    pub check: CheckType,
    /// Where it is written.
    pub place: Place,
    /// The line it is on, for `@LINE`; `None` for implicit checks.
    pub line: Option<usize>,
    /// What to look for.
    pub content: Content,
}

/// What a pattern looks for.
#[derive(Debug)]
pub enum Content {
    /// The end of the input.
    Eof,
    /// Plain text.
    Fixed(Fixed),
    /// Anything else.
    Regex(Box<RegexContent>),
}

/// A pattern that is plain text.
#[derive(Debug)]
pub struct Fixed {
    /// The text.
    pub range: Range,
    /// A prepared search, for patterns that are looked for in many places.
    pub finder: OnceLock<Box<memchr::memmem::Finder<'static>>>,
}

/// A pattern with regular expressions or variables.
#[derive(Debug, Default)]
pub struct RegexContent {
    /// The regular expression, as far as it is known before matching.
    pub regex: Vec<u8>,
    /// What has to be put into it.
    pub substitutions: Vec<Substitution>,
    /// String variables that it defines, and the groups that capture them.
    pub string_definitions: BTreeMap<Vec<u8>, u32>,
    /// Numeric variables that it defines, and the groups that capture them.
    pub numeric_definitions: Vec<(VariableId, u32)>,
    /// The text and the substitutions that it consists of, if it is nothing else.
    pub plain: Option<Vec<Part>>,
    /// The compiled expression, if there is nothing to put into it; `None` inside if it is faulty.
    pub compiled: OnceLock<Option<Regex>>,
}

/// A part of a pattern without regular expressions of its own.
#[derive(Debug)]
pub enum Part {
    /// Plain text.
    Text(Range),
    /// The substitution of that number.
    Substitution(usize),
}

/// A value to put into a pattern.
#[derive(Debug)]
pub struct Substitution {
    /// Where in the regular expression.
    pub at: usize,
    /// The variable or expression as it is written.
    pub text: Range,
    /// What the value is.
    pub kind: SubstitutionKind,
}

/// What is put into a pattern.
#[derive(Debug)]
pub enum SubstitutionKind {
    /// A string variable's text.
    String(Vec<u8>),
    /// A numeric expression's value.
    Numeric(Expression),
}

/// Reading ended early; the reason has been written. FileCheck then exits with this status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The exit status.
    pub status: u8,
}

/// The status for faulty check files and command lines.
pub const USAGE: Stop = Stop { status: 2 };

impl Pattern {
    /// Whether it has string variables or substitutions.
    pub fn has_variable(&self) -> bool {
        match &self.content {
            Content::Regex(regex) => !regex.substitutions.is_empty() || !regex.string_definitions.is_empty(),
            Content::Eof | Content::Fixed(_) => false,
        }
    }

    /// The text or regular expression itself, for guessing what was meant.
    pub fn example<'a>(&'a self, sources: &Sources<'a>) -> &'a [u8] {
        match &self.content {
            Content::Eof => &[],
            Content::Fixed(fixed) => super::expression::text_of(fixed.range, sources),
            Content::Regex(regex) => &regex.regex,
        }
    }
}

/// Appends `text` with a backslash before each byte that means something in a regular expression.
pub fn escape(regex: &mut Vec<u8>, text: &[u8]) {
    for &byte in text {
        // NUL is among them, since LLVM looks the byte up in a C string.
        if b"()^$|*+?.[]\\{}\0".contains(&byte) {
            regex.push(b'\\');
        }
        regex.push(byte);
    }
}

/// Where the next `{{` or `[[` is.
fn next_block(text: &[u8]) -> Option<usize> {
    memchr::memchr2_iter(b'{', b'[', text).find(|at| text.get(at + 1) == text.get(*at))
}

/// What reading patterns needs to know and to change.
pub struct Reader<'r> {
    /// The options.
    pub request: &'r Request,
    /// The texts that check lines come from.
    pub sources: Sources<'r>,
    /// The variables declared so far.
    pub declarations: &'r mut Declarations,
    /// Where diagnostics go.
    pub out: &'r mut Vec<u8>,
}

/// A regular expression that is being put together.
struct Builder {
    content: RegexContent,
    /// The number of the next group.
    next_group: u32,
    line: Option<usize>,
}

impl Reader<'_> {
    /// Writes an error.
    pub fn error(&mut self, place: Place, message: &[u8]) {
        self.sources.write(self.out, place, Kind::Error, message, None);
    }

    /// Writes errors of expressions. LLVM puts an empty line behind each.
    pub fn located_errors(&mut self, errors: &[Located]) {
        for error in errors {
            self.error(error.place, &error.message);
            self.out.push(b'\n');
        }
    }

    fn fail<T>(&mut self, place: Place, message: &[u8]) -> Result<T, Stop> {
        self.error(place, message);
        Err(USAGE)
    }

    /// Reads the pattern of a check line. What has been read is kept in `content` even if reading stops, since
    /// FileCheck goes on with a faulty `--implicit-check-not`.
    ///
    /// # Errors
    /// If it is faulty; the reason has been written.
    pub fn pattern(
        &mut self,
        text: Text<'_>,
        prefix: &str,
        check: CheckType,
        line: Option<usize>,
        content: &mut Content,
    ) -> Result<(), Stop> {
        let full_lines = self.request.match_full_lines && check.kind != CheckKind::Not;
        let exact = self.request.strict_whitespace && self.request.match_full_lines;
        let text = if exact { text } else { text.trim_end() };
        let is_empty_check = check.kind == CheckKind::Empty;
        if text.is_empty() && !is_empty_check {
            let message = format!("found empty check string with prefix '{prefix}:'");
            return self.fail(text.place, message.as_bytes());
        }
        if !text.is_empty() && is_empty_check {
            let message = format!("found non-empty check string for empty check with prefix '{prefix}:'");
            return self.fail(text.place, message.as_bytes());
        }
        if is_empty_check {
            let regex = b"(\n$)".to_vec();
            *content = Content::Regex(Box::new(RegexContent { regex, ..RegexContent::default() }));
            return Ok(());
        }
        if check.literal || !full_lines && next_block(text.bytes).is_none() {
            *content = Content::Fixed(Fixed { range: text.range(), finder: OnceLock::new() });
            return Ok(());
        }
        let mut builder = Builder { content: RegexContent::default(), next_group: 1, line };
        builder.content.plain = (!full_lines).then(Vec::new);
        let result = self.regex(text, full_lines, &mut builder);
        *content = Content::Regex(Box::new(builder.content));
        result
    }

    fn regex(&mut self, text: Text<'_>, full_lines: bool, builder: &mut Builder) -> Result<(), Stop> {
        let padding: &[u8] = if self.request.strict_whitespace { b"" } else { b" *" };
        if full_lines {
            builder.content.regex.push(b'^');
            builder.content.regex.extend_from_slice(padding);
        }
        let mut text = text;
        while !text.is_empty() {
            if text.bytes.starts_with(b"{{") {
                text = self.regex_block(text, builder)?;
            } else if text.bytes.starts_with(b"[[") && !text.bytes.starts_with(b"[[[") {
                text = self.substitution_block(text, builder)?;
            } else {
                // More brackets in front of a block are plain text.
                let behind = text.bytes.get(1..).unwrap_or_default();
                let length = next_block(behind).map_or(text.bytes.len(), |end| end + 1);
                let plain = text.take(length);
                escape(&mut builder.content.regex, plain.bytes);
                if let Some(parts) = &mut builder.content.plain {
                    parts.push(Part::Text(plain.range()));
                }
                text = text.skip(length);
            }
        }
        if full_lines {
            builder.content.regex.extend_from_slice(padding);
            builder.content.regex.push(b'$');
        }
        Ok(())
    }

    /// `{{...}}`
    fn regex_block<'t>(&mut self, text: Text<'t>, builder: &mut Builder) -> Result<Text<'t>, Stop> {
        let Some(end) = memchr::memmem::find(text.bytes, b"}}") else {
            return self.fail(text.place, b"found start of regex string with no end '}}'");
        };
        builder.content.plain = None;
        // The group keeps an alternation apart from the text around it.
        let alternation = text.bytes.contains(&b'|');
        if alternation {
            builder.content.regex.push(b'(');
            builder.next_group += 1;
        }
        self.add_regex(text.take(end).skip(2), builder)?;
        if alternation {
            builder.content.regex.push(b')');
        }
        Ok(text.skip(end + 2))
    }

    fn add_regex(&mut self, regex: Text<'_>, builder: &mut Builder) -> Result<(), Stop> {
        match count_groups(regex.bytes) {
            Ok(groups) => {
                builder.content.regex.extend_from_slice(regex.bytes);
                builder.next_group += groups;
                Ok(())
            }
            Err(fault) => self.fail(regex.place, format!("invalid regex: {fault}").as_bytes()),
        }
    }

    /// Where the block that starts with `text` ends; `None` if it does not.
    fn block_end(&mut self, text: Text<'_>) -> Result<Option<usize>, Stop> {
        let mut depth = 0usize;
        let mut at = 0;
        while let Some(byte) = text.bytes.get(at) {
            match byte {
                b']' if depth == 0 && text.bytes.get(at + 1) == Some(&b']') => return Ok(Some(at)),
                b'\\' => at += 1,
                b'[' => depth += 1,
                b']' => match depth.checked_sub(1) {
                    Some(outer) => depth = outer,
                    None => {
                        self.error(text.skip(at).place, b"missing closing \"]\" for regex variable");
                        return Err(Stop { status: 1 });
                    }
                },
                _ => {}
            }
            at += 1;
        }
        Ok(None)
    }

    /// `[[...]]`
    fn substitution_block<'t>(&mut self, text: Text<'t>, builder: &mut Builder) -> Result<Text<'t>, Stop> {
        let inner = text.skip(2);
        let Some(end) = self.block_end(inner)? else {
            return self.fail(text.place, b"Invalid substitution block, no ]] found");
        };
        let mut block = inner.take(end);
        if block.eat(b"#") {
            self.numeric_block(block, false, builder)?;
        } else {
            self.string_block(block, builder)?;
        }
        Ok(inner.skip(end + 2))
    }

    /// `[[X:regex]]` or `[[X]]`, or the older form of `[[#@LINE+1]]`.
    fn string_block(&mut self, block: Text<'_>, builder: &mut Builder) -> Result<(), Stop> {
        let colon = block.find(b':');
        let head = block.take(colon.unwrap_or(block.bytes.len()));
        if let Some(blank) = blank_in(head.bytes) {
            return self.fail(block.skip(blank).place, b"unexpected whitespace");
        }
        let mut rest = block;
        let name = match take_name(&mut rest) {
            Ok(name) => name,
            Err(error) => {
                self.located_errors(&[error]);
                return Err(USAGE);
            }
        };
        let bytes = name.text.bytes;
        if colon.is_none() {
            if name.is_pseudo {
                return self.numeric_block(block, true, builder);
            }
            if !rest.is_empty() {
                return self.fail(name.text.place, b"invalid name in string variable use");
            }
            return self.string_use(name.text, builder);
        }
        if name.is_pseudo || !rest.eat(b":") {
            return self.fail(name.text.place, b"invalid name in string variable definition");
        }
        if self.declarations.numeric_id(bytes).is_some() {
            let message = [b"numeric variable with name '", bytes, b"' already exists"].concat();
            return self.fail(name.text.place, &message);
        }
        builder.content.plain = None;
        builder.content.regex.push(b'(');
        builder.content.string_definitions.insert(bytes.to_vec(), builder.next_group);
        self.declarations.strings.insert(bytes.to_vec());
        builder.next_group += 1;
        if !rest.is_empty() {
            self.add_regex(rest, builder)?;
        }
        builder.content.regex.push(b')');
        Ok(())
    }

    fn string_use(&mut self, name: Text<'_>, builder: &mut Builder) -> Result<(), Stop> {
        if let Some(&group) = builder.content.string_definitions.get(name.bytes) {
            if group > BACKREF_LIMIT {
                let message = format!("Can't back-reference more than {BACKREF_LIMIT} variables");
                return self.fail(name.place, message.as_bytes());
            }
            let reference = if group <= 9 { format!("\\{group}") } else { format!("\\g{{{group}}}") };
            builder.content.regex.extend_from_slice(reference.as_bytes());
            return Ok(());
        }
        let at = builder.content.regex.len();
        builder.substitute(at, name.range(), SubstitutionKind::String(name.bytes.to_vec()));
        Ok(())
    }

    fn numeric_block(&mut self, text: Text<'_>, legacy: bool, builder: &mut Builder) -> Result<(), Stop> {
        let parsed = match parse_block(text, legacy, builder.line, self.declarations, &self.sources) {
            Ok(parsed) => parsed,
            Err(errors) => {
                self.located_errors(&errors);
                return Err(USAGE);
            }
        };
        let mut at = builder.content.regex.len();
        if let Some(id) = parsed.defines {
            builder.content.plain = None;
            builder.content.regex.push(b'(');
            at += 1;
            builder.content.numeric_definitions.retain(|(defined, _)| *defined != id);
            builder.content.numeric_definitions.push((id, builder.next_group));
            builder.next_group += 1;
        }
        if parsed.expression.operand.is_none() {
            builder.content.plain = None;
            let wildcard = parsed.expression.format.wildcard();
            match count_groups(wildcard.as_bytes()) {
                Ok(groups) => {
                    builder.content.regex.extend_from_slice(wildcard.as_bytes());
                    builder.next_group += groups;
                }
                // The wildcard is no part of the check file: LLVM has no place to show for it.
                Err(fault) => {
                    self.out.extend_from_slice(format!("error: invalid regex: {fault}\n").as_bytes());
                    return Err(USAGE);
                }
            }
        }
        if parsed.defines.is_some() {
            builder.content.regex.push(b')');
        }
        if parsed.expression.operand.is_some() {
            builder.substitute(at, text.range(), SubstitutionKind::Numeric(parsed.expression));
        }
        Ok(())
    }
}

impl Builder {
    fn substitute(&mut self, at: usize, text: Range, kind: SubstitutionKind) {
        if let Some(parts) = &mut self.content.plain {
            parts.push(Part::Substitution(self.content.substitutions.len()));
        }
        self.content.substitutions.push(Substitution { at, text, kind });
    }
}
