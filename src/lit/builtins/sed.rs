//! `sed` as far as LLVM's tests use it: `s`, `p`, `d` and `q`, with line numbers, `$` or regexes as addresses, `-n`,
//! `-e` and `-E`.

use std::borrow::Cow;

use memchr::memmem;
use regex::bytes::{Captures, Regex, RegexBuilder};

use super::{Context, MAX_OUTPUT, failure, not_yet};
use crate::tool::Output;

pub(super) fn run(context: &Context) -> Output {
    let mut quiet = false;
    let mut extended = false;
    let mut scripts = Vec::new();
    let mut paths = Vec::new();
    let mut args = context.args.iter().map(String::as_str);
    while let Some(arg) = args.next() {
        match arg {
            "-n" => quiet = true,
            "-E" | "-r" => extended = true,
            "-ne" | "-e" => {
                quiet |= arg == "-ne";
                scripts.extend(args.next());
            }
            option if option.starts_with('-') && option.len() > 1 => return not_yet(option),
            path => paths.push(path),
        }
    }
    if scripts.is_empty() {
        if paths.is_empty() {
            return failure("sed: no script specified\n", 1);
        }
        scripts.push(paths.remove(0));
    }
    if paths.is_empty() {
        paths.push("-");
    }
    let mut rules = Vec::new();
    for script in scripts {
        match parse(script, extended) {
            Ok(parsed) => rules.extend(parsed),
            Err(Fault::NotYet(what)) => return not_yet(&what),
            Err(Fault::Malformed(what)) => return failure(&format!("sed: {what}\n"), 1),
        }
    }
    let mut content = Vec::new();
    for path in paths {
        match context.read(path) {
            Ok(part) => content.push(part),
            Err(error) => return failure(&format!("sed: {path}: {error}\n"), 2),
        }
    }
    let content: Cow<[u8]> = match &content[..] {
        [one] => Cow::Borrowed(one),
        all => Cow::Owned(all.concat()),
    };
    match edit(&content, &rules, quiet) {
        Some(stdout) => Output { stdout, ..Output::default() },
        None => failure("sed: output too large\n", 4),
    }
}

enum Fault {
    NotYet(String),
    Malformed(String),
}

/// One command of a script, with its address.
struct Rule {
    address: Address,
    action: Action,
}

enum Address {
    All,
    Line(usize),
    Last,
    Match(Regex),
}

enum Action {
    Substitute { pattern: Pattern, replacement: Vec<Piece>, global: bool, print: bool },
    Print,
    Delete,
    Quit,
}

enum Pattern {
    /// `.*LITERAL`: all up to the end of its last occurrence. `%extract-encodings` is one.
    UpTo(Vec<u8>),
    Regex(Regex),
}

enum Piece {
    Text(String),
    Group(usize),
}

/// The edited text; `None` if it, or a line of it, grows out of all bounds.
fn edit(content: &[u8], rules: &[Rule], quiet: bool) -> Option<Vec<u8>> {
    let mut result = Vec::with_capacity(content.len());
    let mut lines = content.split_inclusive(|&c| c == b'\n').enumerate().peekable();
    while let Some((index, line)) = lines.next() {
        let (body, end): (&[u8], &[u8]) = match line.strip_suffix(b"\n") {
            Some(body) => (body, b"\n"),
            None => (line, b""),
        };
        let mut body = Cow::Borrowed(body);
        let mut keep = !quiet;
        let mut quit = false;
        for rule in rules {
            let chosen = match &rule.address {
                Address::All => true,
                Address::Line(number) => index + 1 == *number,
                Address::Last => lines.peek().is_none(),
                Address::Match(regex) => regex.is_match(&body),
            };
            if !chosen {
                continue;
            }
            match &rule.action {
                Action::Print => result.extend(body.iter().chain(end)),
                Action::Delete => {
                    keep = false;
                    break;
                }
                Action::Quit => {
                    quit = true;
                    break;
                }
                Action::Substitute { pattern, replacement, global, print } => {
                    if let Some(new) = substitute(&body, pattern, replacement, *global) {
                        if new.len() > MAX_OUTPUT {
                            return None;
                        }
                        body = Cow::Owned(new);
                        if *print {
                            result.extend_from_slice(&body);
                            result.extend_from_slice(end);
                        }
                    }
                }
            }
        }
        if keep {
            result.extend_from_slice(&body);
            result.extend_from_slice(end);
        }
        if result.len() > MAX_OUTPUT {
            return None;
        }
        if quit {
            break;
        }
    }
    Some(result)
}

fn substitute(line: &[u8], pattern: &Pattern, replacement: &[Piece], global: bool) -> Option<Vec<u8>> {
    let mut result = Vec::new();
    match pattern {
        Pattern::UpTo(literal) => {
            let end = memmem::rfind(line, literal)? + literal.len();
            for piece in replacement {
                match piece {
                    Piece::Text(text) => result.extend_from_slice(text.as_bytes()),
                    Piece::Group(_) => result.extend_from_slice(&line[..end]),
                }
            }
            result.extend_from_slice(&line[end..]);
        }
        Pattern::Regex(regex) => {
            let mut position = 0;
            for captures in regex.captures_iter(line).take(if global { usize::MAX } else { 1 }) {
                let whole = captures.get(0)?;
                result.extend_from_slice(&line[position..whole.start()]);
                replace(&captures, replacement, &mut result);
                position = whole.end();
            }
            if position == 0 && !regex.is_match(line) {
                return None;
            }
            result.extend_from_slice(&line[position..]);
        }
    }
    Some(result)
}

fn replace(captures: &Captures, replacement: &[Piece], result: &mut Vec<u8>) {
    for piece in replacement {
        match piece {
            Piece::Text(text) => result.extend_from_slice(text.as_bytes()),
            Piece::Group(group) => {
                result.extend_from_slice(captures.get(*group).map_or(b"", |group| group.as_bytes()));
            }
        }
    }
}

fn parse(script: &str, extended: bool) -> Result<Vec<Rule>, Fault> {
    let mut rules = Vec::new();
    let mut rest = script.trim_start_matches([' ', ';', '\n']);
    while !rest.is_empty() {
        let (address, after) = address(rest, extended)?;
        let after = after.trim_start();
        let Some(name) = after.chars().next() else {
            return Err(Fault::Malformed("missing command".to_owned()));
        };
        let after = &after[name.len_utf8()..];
        let (action, after) = match name {
            'p' => (Action::Print, after),
            'd' => (Action::Delete, after),
            'q' => (Action::Quit, after),
            's' => substitution(after, extended)?,
            _ => return Err(Fault::NotYet(format!("command {name}"))),
        };
        rules.push(Rule { address, action });
        let next = after.trim_start_matches(' ');
        if !next.is_empty() && !next.starts_with([';', '\n']) {
            return Err(Fault::Malformed("extra characters after command".to_owned()));
        }
        rest = next.trim_start_matches([' ', ';', '\n']);
    }
    Ok(rules)
}

fn address(text: &str, extended: bool) -> Result<(Address, &str), Fault> {
    let (address, rest) = if let Some(rest) = text.strip_prefix('$') {
        (Address::Last, rest)
    } else if let Some(rest) = text.strip_prefix('/') {
        let (pattern, rest) = delimited(rest, '/')?;
        (Address::Match(compile(&pattern, extended, false)?), rest)
    } else {
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return Ok((Address::All, text));
        }
        let number =
            text[..digits].parse().map_err(|_| Fault::Malformed("line number too large".to_owned()))?;
        (Address::Line(number), &text[digits..])
    };
    if rest.starts_with([',', '!', '~']) {
        return Err(Fault::NotYet(format!("address {text}")));
    }
    Ok((address, rest))
}

/// The text up to `delimiter`, which a backslash protects, and what follows it.
fn delimited(text: &str, delimiter: char) -> Result<(String, &str), Fault> {
    let mut part = String::new();
    let mut chars = text.char_indices();
    while let Some((index, c)) = chars.next() {
        if c == delimiter {
            return Ok((part, &text[index + c.len_utf8()..]));
        }
        if c != '\\' {
            part.push(c);
            continue;
        }
        match chars.next() {
            Some((_, c)) if c == delimiter => part.push(c),
            Some((_, c)) => part.extend(['\\', c]),
            None => break,
        }
    }
    Err(Fault::Malformed("unterminated pattern".to_owned()))
}

fn substitution(text: &str, extended: bool) -> Result<(Action, &str), Fault> {
    let delimiter = text.chars().next().ok_or_else(|| Fault::Malformed("unterminated `s'".to_owned()))?;
    let (pattern, rest) = delimited(&text[delimiter.len_utf8()..], delimiter)?;
    let (replacement, mut rest) = delimited(rest, delimiter)?;
    let (mut global, mut print, mut ignore_case) = (false, false, false);
    while let Some(flag) = rest.chars().next() {
        match flag {
            'g' => global = true,
            'p' => print = true,
            'I' | 'i' => ignore_case = true,
            ';' | ' ' | '\n' => break,
            _ => return Err(Fault::NotYet(format!("flag {flag} of s"))),
        }
        rest = &rest[flag.len_utf8()..];
    }
    let literal = pattern.strip_prefix(".*").filter(|literal| !literal.is_empty());
    let literal = literal.filter(|literal| !literal.contains(|c| r"\.*[]^$+?(){}|".contains(c)));
    let pattern = match literal {
        Some(literal) if !ignore_case && !global => Pattern::UpTo(literal.as_bytes().to_vec()),
        _ => Pattern::Regex(compile(&pattern, extended, ignore_case)?),
    };
    Ok((Action::Substitute { pattern, replacement: pieces(&replacement), global, print }, rest))
}

fn pieces(replacement: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut text = String::new();
    let mut chars = replacement.chars();
    while let Some(c) = chars.next() {
        let group = match c {
            '&' => Some(0),
            '\\' => match chars.next() {
                Some('n') => {
                    text.push('\n');
                    None
                }
                Some(digit @ '0'..='9') => digit.to_digit(10),
                Some(other) => {
                    text.push(other);
                    None
                }
                None => None,
            },
            c => {
                text.push(c);
                None
            }
        };
        if let Some(group) = group {
            pieces.push(Piece::Text(std::mem::take(&mut text)));
            pieces.push(Piece::Group(group as usize));
        }
    }
    pieces.push(Piece::Text(text));
    pieces
}

fn compile(pattern: &str, extended: bool, ignore_case: bool) -> Result<Regex, Fault> {
    RegexBuilder::new(&translate(pattern, extended)?)
        .unicode(false)
        .case_insensitive(ignore_case)
        .size_limit(1 << 20)
        .build()
        .map_err(|error| Fault::Malformed(error.to_string()))
}

/// A POSIX regex, basic or extended, in the notation of the regex crate.
fn translate(pattern: &str, extended: bool) -> Result<String, Fault> {
    let mut result = String::with_capacity(pattern.len() + 8);
    let mut chars = pattern.chars().peekable();
    let mut start = true;
    while let Some(c) = chars.next() {
        let at_start = std::mem::replace(&mut start, false);
        match c {
            '[' => bracket(&mut chars, &mut result)?,
            // At the start of a basic regex a star is a star.
            '*' if at_start && !extended => result.push_str(r"\*"),
            '(' | ')' | '{' | '}' | '+' | '?' | '|' if !extended => result.extend(['\\', c]),
            '\\' => match chars.next() {
                Some(c @ ('(' | ')' | '{' | '}' | '+' | '?' | '|')) if !extended => {
                    start = c == '(' || c == '|';
                    result.push(c);
                }
                Some('n') => result.push_str(r"\n"),
                Some('t') => result.push_str(r"\t"),
                Some(c) if c.is_ascii_digit() => return Err(Fault::NotYet(format!(r"back-reference \{c}"))),
                Some(c) if c.is_ascii_alphanumeric() => return Err(Fault::NotYet(format!(r"escape \{c}"))),
                Some(c) => result.push_str(&regex::escape(c.encode_utf8(&mut [0; 4]))),
                None => return Err(Fault::Malformed("trailing backslash".to_owned())),
            },
            c if c.is_ascii() => result.push(c),
            c => result.push_str(&regex::escape(c.encode_utf8(&mut [0; 4]))),
        }
    }
    Ok(result)
}

/// A bracket expression: the regex crate gives more characters a meaning within it than POSIX does.
fn bracket(chars: &mut std::iter::Peekable<std::str::Chars>, result: &mut String) -> Result<(), Fault> {
    result.push('[');
    if chars.next_if_eq(&'^').is_some() {
        result.push('^');
    }
    let mut first = true;
    while let Some(c) = chars.next() {
        match c {
            ']' if !first => {
                result.push(']');
                return Ok(());
            }
            '[' if chars.peek() == Some(&':') => {
                result.push('[');
                for c in chars.by_ref() {
                    result.push(c);
                    if c == ']' {
                        break;
                    }
                }
            }
            '-' => result.push('-'),
            c if c.is_ascii_alphanumeric() || !c.is_ascii() => result.push(c),
            c => result.extend(['\\', c]),
        }
        first = false;
    }
    Err(Fault::Malformed("unterminated bracket expression".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::super::tests::run;

    fn sed(input: &str, words: &[&str]) -> String {
        let words: Vec<&str> = std::iter::once("sed").chain(words.iter().copied()).collect();
        let output = run("", input, &words).0;
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        String::from_utf8(output.stdout).unwrap()
    }

    /// The expected values are GNU sed's.
    #[test]
    fn the_forms_in_use() {
        let input = "\ts_nop 0 ; encoding: [0x00,0x00,0x80,0xbf]\nx\n";
        assert_eq!(sed(input, &["-n", "s/.*encoding://p"]), " [0x00,0x00,0x80,0xbf]\n");
        assert_eq!(sed(input, &["-n", r"s#.*\(\[0x[0-9a-fx,]\{1,\}\]\)#\1#p"]), "[0x00,0x00,0x80,0xbf]\n");
        assert_eq!(sed("COVCOV\nb", &["s/COV/4/g"]), "44\nb");
    }

    #[test]
    fn commands_and_addresses() {
        assert_eq!(sed("a\nb\nc\n", &["2d"]), "a\nc\n");
        assert_eq!(sed("a\nb\nc\n", &["-n", "$p;1p"]), "a\nc\n");
        assert_eq!(sed("a\nb\nc\n", &["-n", "-e", "/[ab]/p", "-e", "/b/q"]), "a\nb\n");
        assert_eq!(sed("a+b|c\n", &["s/a+b|c/[&]/"]), "[a+b|c]\n");
        assert_eq!(sed("aab\n", &["-E", r"s/(a+)b?/<\1>/"]), "<aa>\n");
        assert_eq!(sed("a.]b\n", &["s/[].]/x/g"]), "axxb\n");
        assert_eq!(sed("a/b\n", &[r"s/a\/b/x/"]), "x\n");
        assert_eq!(sed("abc\n", &["s/x*/-/g"]), "-a-b-c-\n");
        assert_eq!(sed("*a\n", &["s/*/x/"]), "xa\n");
    }

    #[test]
    fn faults() {
        for script in ["s/a", "s", "s/[a/b/", "p p", "s/(/x/E", "y/a/b/", "1,2p", r"s/\(a\)\1/x/"] {
            let output = run("", "a", &["sed", script]).0;
            assert!(output.status != 0, "{script}");
        }
        assert!(run("", "", &["sed", "-i", "s/a/b/"]).0.not_yet.is_some());
        assert_eq!(run("", "", &["sed"]).0.status, 1);
    }
}
