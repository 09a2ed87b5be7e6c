//! Finding a pattern in a region of the input.

use std::cell::OnceCell;

use memchr::memmem;

use super::directive::CheckKind;
use super::expression::{EvalError, Located, text_of};
use super::number::Overflow;
use super::pattern::{Content, Fixed, Part, Pattern, RegexContent, Substitution, SubstitutionKind, escape};
use super::regex::{Budget, Found, Regex, TooComplex};
use super::source::{Range, Sources};
use super::variables::{Declarations, NumericValue, Values};

/// A stretch of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// Behind the last byte.
    pub end: usize,
}

/// What came of looking for a pattern.
#[derive(Debug)]
pub enum Outcome {
    /// It is there; what was captured may still be in error.
    Found(Span, Vec<Located>),
    /// It is not there.
    Missing,
    /// It cannot be looked for.
    Invalid(Vec<Located>),
}

/// The state of matching: the texts and the variables.
pub struct Matcher<'a> {
    /// The texts.
    pub sources: Sources<'a>,
    /// The number of the input among them.
    pub input: u32,
    /// The input.
    pub text: &'a [u8],
    /// The variables there are.
    pub declarations: &'a Declarations,
    /// Their values.
    pub values: Values,
    /// Whether letters match in either case.
    pub ignore_case: bool,
    /// What regular expressions may still spend.
    pub budget: Budget,
    /// The input in small letters, if that has been needed.
    pub lowercase: OnceCell<Vec<u8>>,
}

fn found_at(start: usize, needle: &[u8]) -> Outcome {
    Outcome::Found(Span { start, end: start + needle.len() }, Vec::new())
}

/// How far ahead a text is expected: two lines or so.
const NEAR: usize = 256;

/// Where `needle` is first. Checks mostly match on the next line, so a look there comes first: preparing a search
/// of the whole would take longer.
fn find_text(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    let Some(first) = needle.first() else { return Some(0) };
    let near = haystack.get(..NEAR).unwrap_or(haystack);
    let is_here = |at: &usize| haystack.get(*at..).is_some_and(|rest| rest.starts_with(needle));
    if let Some(at) = memchr::memchr_iter(*first, near).find(is_here) {
        return Some(at);
    }
    let behind = haystack.get(near.len()..)?;
    memmem::find(behind, needle).map(|at| near.len() + at)
}

impl<'a> Matcher<'a> {
    /// Looks for the pattern in a region of the input, and sets the variables that it defines.
    pub fn find(&mut self, pattern: &Pattern, region: Span) -> Outcome {
        match &pattern.content {
            Content::Eof => Outcome::Found(Span { start: region.end, end: region.end }, Vec::new()),
            Content::Fixed(fixed) => self.find_fixed(pattern, fixed, region),
            Content::Regex(regex) => self.find_regex(pattern, regex, region),
        }
    }

    /// The bytes of a stretch of the input.
    pub fn bytes(&self, span: Span) -> &'a [u8] {
        self.text.get(span.start..span.end).unwrap_or_default()
    }

    fn find_fixed(&self, pattern: &Pattern, fixed: &Fixed, region: Span) -> Outcome {
        let needle = text_of(fixed.range, &self.sources);
        if pattern.check.kind != CheckKind::Not || self.ignore_case {
            return self.find_plain(needle, region);
        }
        // Excluded text is looked for between any two matches.
        let finder = fixed.finder.get_or_init(|| Box::new(memmem::Finder::new(needle).into_owned()));
        match finder.find(self.bytes(region)) {
            Some(at) => found_at(region.start + at, needle),
            None => Outcome::Missing,
        }
    }

    fn find_plain(&self, needle: &[u8], region: Span) -> Outcome {
        let found = if self.ignore_case {
            let lowercase = self.lowercase.get_or_init(|| self.text.to_ascii_lowercase());
            let haystack = lowercase.get(region.start..region.end).unwrap_or_default();
            memmem::find(haystack, &needle.to_ascii_lowercase())
        } else {
            find_text(self.bytes(region), needle)
        };
        match found {
            Some(at) => found_at(region.start + at, needle),
            None => Outcome::Missing,
        }
    }

    fn find_regex(&mut self, pattern: &Pattern, content: &RegexContent, region: Span) -> Outcome {
        if content.substitutions.is_empty() {
            let compile = || Regex::new(&content.regex, self.ignore_case).ok();
            return match content.compiled.get_or_init(compile) {
                Some(regex) => self.search(pattern, content, regex, region),
                None => Outcome::Missing,
            };
        }
        if let (Some(line), Some(id)) = (pattern.line, self.declarations.numeric_id(b"@LINE")) {
            self.values.set_numeric(id, NumericValue { value: line.into(), text: None });
        }
        let mut texts = Vec::with_capacity(content.substitutions.len());
        let mut errors = Vec::new();
        for substitution in &content.substitutions {
            match self.value(substitution) {
                Ok(text) => texts.push(text),
                Err(error) => errors.extend(error),
            }
        }
        if !errors.is_empty() {
            return Outcome::Invalid(errors);
        }
        if let Some(parts) = &content.plain {
            let needle = self.assemble(parts, &texts);
            // An empty regular expression is faulty, and this stands for one.
            return if needle.is_empty() { Outcome::Missing } else { self.find_plain(&needle, region) };
        }
        let mut regex = Vec::with_capacity(content.regex.len() + 16);
        let mut from = 0;
        for (substitution, text) in content.substitutions.iter().zip(&texts) {
            regex.extend_from_slice(content.regex.get(from..substitution.at).unwrap_or_default());
            match substitution.kind {
                SubstitutionKind::String(_) => escape(&mut regex, text),
                // LLVM does not escape numbers, and there is nothing to escape in them.
                SubstitutionKind::Numeric(_) => regex.extend_from_slice(text),
            }
            from = substitution.at;
        }
        regex.extend_from_slice(content.regex.get(from..).unwrap_or_default());
        match Regex::new(&regex, self.ignore_case) {
            Ok(regex) => self.search(pattern, content, &regex, region),
            // A regular expression whose parts are right, but not their combination, matches nothing.
            Err(_) => Outcome::Missing,
        }
    }

    fn assemble(&self, parts: &[Part], texts: &[Vec<u8>]) -> Vec<u8> {
        let mut needle = Vec::new();
        for part in parts {
            match part {
                Part::Text(range) => needle.extend_from_slice(text_of(*range, &self.sources)),
                Part::Substitution(number) => {
                    needle.extend_from_slice(texts.get(*number).map(Vec::as_slice).unwrap_or_default());
                }
            }
        }
        needle
    }

    /// The text to put in for a variable or expression.
    ///
    /// # Errors
    /// Why there is none.
    pub fn value(&self, substitution: &Substitution) -> Result<Vec<u8>, Vec<Located>> {
        let undefined = |range: Range| {
            let mut message = b"undefined variable: ".to_vec();
            message.extend_from_slice(text_of(range, &self.sources));
            Located { place: range.place(), message, range: Some(range) }
        };
        let overflow = || {
            let message = b"unable to substitute variable or numeric expression: overflow error".to_vec();
            let range = substitution.text;
            Located { place: range.place(), message, range: Some(range) }
        };
        match &substitution.kind {
            SubstitutionKind::String(name) => match self.values.strings.get(name) {
                Some(range) => Ok(text_of(*range, &self.sources).to_vec()),
                None => Err(vec![undefined(substitution.text)]),
            },
            SubstitutionKind::Numeric(expression) => {
                let Some(operand) = &expression.operand else { return Ok(Vec::new()) };
                let value_of = |id| self.values.numeric(id).map(|value| &value.value);
                let value = operand.eval(&value_of).map_err(|errors| -> Vec<Located> {
                    let locate = |error| match error {
                        EvalError::Overflow => overflow(),
                        EvalError::Undefined(range) => undefined(range),
                    };
                    errors.into_iter().map(locate).collect()
                })?;
                let text = expression.format.spell(&value).map_err(|Overflow| vec![overflow()])?;
                Ok(text.into_bytes())
            }
        }
    }

    fn search(&mut self, pattern: &Pattern, content: &RegexContent, regex: &Regex, region: Span) -> Outcome {
        let captures = !content.string_definitions.is_empty() || !content.numeric_definitions.is_empty();
        let text = self.bytes(region);
        match regex.find(text, captures, &mut self.budget) {
            Ok(None) => Outcome::Missing,
            Ok(Some(found)) => {
                // The line end in front of an empty line is where the search begins, not part of the match.
                let skip = usize::from(pattern.check.kind == CheckKind::Empty);
                let start = region.start + found.start + skip;
                let span = Span { start, end: (region.start + found.end).max(start) };
                let errors = self.define(content, &found, region);
                Outcome::Found(span, errors)
            }
            Err(TooComplex) => {
                let message = b"regular expression takes too long to match".to_vec();
                Outcome::Invalid(vec![Located { place: pattern.place, message, range: None }])
            }
        }
    }

    /// Sets the variables that a match defines.
    fn define(&mut self, content: &RegexContent, found: &Found, region: Span) -> Vec<Located> {
        let source = self.input;
        let captured = |group: u32| {
            let index = usize::try_from(group).ok()?.checked_sub(1)?;
            let (start, end) = found.groups.get(index).copied().flatten()?;
            Some(Range { source, start: region.start + start, end: region.start + end })
        };
        for (name, group) in &content.string_definitions {
            let nothing = Range { source, start: region.start, end: region.start };
            self.values.strings.insert(name.clone(), captured(*group).unwrap_or(nothing));
        }
        let mut errors = Vec::new();
        for &(id, group) in &content.numeric_definitions {
            let (Some(range), Some(variable)) = (captured(group), self.declarations.numeric.get(id)) else {
                continue;
            };
            match variable.format.read(text_of(range, &self.sources)) {
                Ok(value) => self.values.set_numeric(id, NumericValue { value, text: Some(range) }),
                Err(Overflow) => {
                    let message = b"unable to represent numeric value".to_vec();
                    errors.push(Located { place: range.place(), message, range: Some(range) });
                }
            }
        }
        errors
    }
}
