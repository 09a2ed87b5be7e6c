//! Directives: finding the next prefix in a check file, and reading what kind of check it stands for.

/// The kind of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckKind {
    /// `CHECK:`, `CHECK-COUNT-<n>:`
    Plain,
    /// `CHECK-NEXT:`
    Next,
    /// `CHECK-SAME:`
    Same,
    /// `CHECK-NOT:`, `--implicit-check-not`
    Not,
    /// `CHECK-DAG:`
    Dag,
    /// `CHECK-LABEL:`
    Label,
    /// `CHECK-EMPTY:`
    Empty,
    /// The end of the input, where trailing `-NOT` and `-DAG` checks end.
    Eof,
}

/// What kind of check a directive stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckType {
    /// The kind.
    pub kind: CheckKind,
    /// How many times it has to match, one match after another.
    pub count: u32,
    /// `{LITERAL}`: the pattern is plain text.
    pub literal: bool,
}

impl CheckType {
    /// A check of that kind, without modifiers.
    pub fn new(kind: CheckKind) -> Self {
        Self { kind, count: 1, literal: false }
    }

    /// The directive as messages name it.
    pub fn description(self, prefix: &str) -> String {
        let suffix = match self.kind {
            CheckKind::Eof => return "implicit EOF".to_owned(),
            CheckKind::Plain if self.count > 1 => "-COUNT",
            CheckKind::Plain => "",
            CheckKind::Next => "-NEXT",
            CheckKind::Same => "-SAME",
            CheckKind::Not => "-NOT",
            CheckKind::Dag => "-DAG",
            CheckKind::Label => "-LABEL",
            CheckKind::Empty => "-EMPTY",
        };
        let modifiers = if self.literal { "{LITERAL}" } else { "" };
        format!("{prefix}{suffix}{modifiers}")
    }

    /// The short name that the input dump uses.
    pub fn abbreviation(self) -> &'static str {
        match self.kind {
            CheckKind::Plain if self.count > 1 => "count",
            CheckKind::Plain => "check",
            CheckKind::Next => "next",
            CheckKind::Same => "same",
            CheckKind::Not => "not",
            CheckKind::Dag => "dag",
            CheckKind::Label => "label",
            CheckKind::Empty => "empty",
            CheckKind::Eof => "eof",
        }
    }
}

/// What stands at a prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Directive {
    /// A check.
    Check(CheckType),
    /// A comment.
    Comment,
    /// `CHECK_NEXT:` and the like.
    Misspelled,
    /// `-NOT` together with another suffix.
    BadNot,
    /// `-COUNT-` without a proper count.
    BadCount,
}

/// A prefix of checks or comments.
#[derive(Debug)]
struct Prefix<'p> {
    finder: memchr::memmem::Finder<'p>,
    is_comment: bool,
    /// Its number among the check prefixes or the comment prefixes.
    number: usize,
    /// Where it occurs next; `None` if it does not any more.
    next: Option<usize>,
}

/// Looks for directives in a check file.
pub struct Scanner<'a> {
    text: &'a [u8],
    prefixes: Vec<Prefix<'a>>,
    /// Where the scan is.
    pub at: usize,
    /// The line of that place.
    pub line: usize,
}

/// A directive that was found.
#[derive(Clone, Copy, Debug)]
pub struct FoundDirective {
    /// Where its prefix starts.
    pub start: usize,
    /// The number of its prefix among those of its kind.
    pub prefix: usize,
    /// Behind the directive, where its pattern starts.
    pub end: usize,
    /// What it is.
    pub directive: Directive,
}

fn is_part_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

impl<'a> Scanner<'a> {
    /// Starts at the top of `text`.
    pub fn new(text: &'a [u8], check_prefixes: &[&'a str], comment_prefixes: &[&'a str]) -> Self {
        let with = |names: &[&'a str], is_comment| -> Vec<Prefix<'a>> {
            let prefix = |(number, name): (usize, &&'a str)| {
                let finder = memchr::memmem::Finder::new(*name);
                let next = finder.find(text);
                Prefix { finder, is_comment, number, next }
            };
            names.iter().enumerate().map(prefix).collect()
        };
        let mut prefixes = with(check_prefixes, false);
        prefixes.extend(with(comment_prefixes, true));
        // The longest comes first, since a prefix may be the start of another.
        prefixes.sort_by_key(|prefix| std::cmp::Reverse(prefix.finder.needle().len()));
        Self { text, prefixes, at: 0, line: 1 }
    }

    /// The next place where a prefix stands, whatever is around it.
    fn next_prefix(&mut self) -> Option<(usize, usize)> {
        let mut best: Option<(usize, usize)> = None;
        for (index, prefix) in self.prefixes.iter_mut().enumerate() {
            if prefix.next.is_some_and(|next| next < self.at) {
                let rest = self.text.get(self.at..).unwrap_or_default();
                prefix.next = prefix.finder.find(rest).map(|at| self.at + at);
            }
            if let Some(next) = prefix.next
                && best.is_none_or(|(place, _)| next < place)
            {
                best = Some((next, index));
            }
        }
        best
    }

    /// The next directive. The scan then stands at its prefix, and has to be moved on by the caller.
    pub fn next_directive(&mut self) -> Option<FoundDirective> {
        while self.at < self.text.len() {
            let (start, index) = self.next_prefix()?;
            let prefix = self.prefixes.get(index)?;
            let length = prefix.finder.needle().len();
            let skipped = self.text.get(self.at..start).unwrap_or_default();
            self.line += memchr::memchr_iter(b'\n', skipped).count();
            self.at = start;
            if !skipped.last().is_some_and(|byte| is_part_of_word(*byte)) {
                let rest = self.text.get(start + length..).unwrap_or_default();
                if let Some((directive, taken)) = directive(rest, prefix.is_comment) {
                    let end = start + length + taken;
                    return Some(FoundDirective { start, prefix: prefix.number, end, directive });
                }
            }
            let rest = self.text.get(start + length..).unwrap_or_default();
            self.at = start + length + rest.iter().take_while(|byte| is_part_of_word(**byte)).count();
        }
        None
    }
}

/// What follows a prefix, and how many bytes of it belong to the directive.
fn directive(rest: &[u8], is_comment: bool) -> Option<(Directive, usize)> {
    if is_comment {
        return rest.starts_with(b":").then_some((Directive::Comment, 1));
    }
    let first = rest.first()?;
    match first {
        b':' | b'{' => modifiers(rest, 0, CheckType::new(CheckKind::Plain)),
        b'-' => suffix(rest, 1),
        // Everything else about it has to be right for it to count as misspelled.
        b'_' => suffix(rest, 1).map(|(_, taken)| (Directive::Misspelled, taken)),
        _ => None,
    }
}

const BAD_NOTS: &[&[u8]] = &[
    b"DAG-NOT:",
    b"NOT-DAG:",
    b"NEXT-NOT:",
    b"NOT-NEXT:",
    b"SAME-NOT:",
    b"NOT-SAME:",
    b"EMPTY-NOT:",
    b"NOT-EMPTY:",
];

const SUFFIXES: &[(&[u8], CheckKind)] = &[
    (b"NEXT", CheckKind::Next),
    (b"SAME", CheckKind::Same),
    (b"NOT", CheckKind::Not),
    (b"DAG", CheckKind::Dag),
    (b"LABEL", CheckKind::Label),
    (b"EMPTY", CheckKind::Empty),
];

/// What follows the hyphen at `at - 1`.
fn suffix(rest: &[u8], at: usize) -> Option<(Directive, usize)> {
    let text = rest.get(at..)?;
    if let Some(digits) = text.strip_prefix(b"COUNT-") {
        return count(rest, at + 6, digits);
    }
    if BAD_NOTS.iter().any(|combination| text.starts_with(combination)) {
        return Some((Directive::BadNot, at));
    }
    let (name, kind) = SUFFIXES.iter().find(|(name, _)| text.starts_with(name))?;
    modifiers(rest, at + name.len(), CheckType::new(*kind))
}

fn count(rest: &[u8], at: usize, text: &[u8]) -> Option<(Directive, usize)> {
    let sign = usize::from(text.first() == Some(&b'-'));
    let digits = text.iter().skip(sign).take_while(|byte| byte.is_ascii_digit()).count();
    let number = text.get(..sign + digits).and_then(|digits| std::str::from_utf8(digits).ok());
    // A number too large for 64 bits is none: it stays in the text.
    let Some(number) = number.and_then(|digits| digits.parse::<i64>().ok()) else {
        return Some((Directive::BadCount, at));
    };
    let behind = at + sign + digits;
    match u32::try_from(number) {
        Ok(count)
            if count > 0 && i32::try_from(count).is_ok() && matches!(rest.get(behind), Some(b':' | b'{')) =>
        {
            modifiers(rest, behind, CheckType { count, ..CheckType::new(CheckKind::Plain) })
        }
        _ => Some((Directive::BadCount, behind)),
    }
}

/// `:`, or modifiers in braces and a colon.
fn modifiers(rest: &[u8], at: usize, check: CheckType) -> Option<(Directive, usize)> {
    let mut check = check;
    let mut text = rest.get(at..)?;
    if !text.starts_with(b":") {
        text = text.strip_prefix(b"{")?;
        loop {
            text = text.trim_ascii_start().strip_prefix(b"LITERAL")?.trim_ascii_start();
            check.literal = true;
            match text.strip_prefix(b",") {
                Some(more) => text = more,
                None => break,
            }
        }
        text = text.strip_prefix(b"}")?;
    }
    text = text.strip_prefix(b":")?;
    Some((Directive::Check(check), rest.len() - text.len()))
}
