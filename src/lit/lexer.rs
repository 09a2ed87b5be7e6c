//! The grammar of a RUN line: pipelines joined by `&&`, `||` and `;`, with quotes and redirections.

use thiserror::Error;

/// A RUN line: a pipeline, and those that follow it with the operator before each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The first pipeline.
    pub first: Pipeline,
    /// The others; the operators have one precedence and bind to the left, as in lit.
    pub rest: Vec<(Operator, Pipeline)>,
}

/// What joins two pipelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `&&`
    And,
    /// `||`
    Or,
    /// `;`
    Then,
}

/// Commands joined by `|`; there is at least one.
pub type Pipeline = Vec<Command>;

/// One command of a pipeline; there is at least one word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Command {
    /// The words, quotes removed.
    pub words: Vec<String>,
    /// The redirections, in the order written.
    pub redirects: Vec<Redirect>,
}

/// A redirection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Redirect {
    /// `< file`
    Input(String),
    /// `> file`, `2> file`, and with `append` `>> file`
    Output {
        /// 1 or 2.
        stream: u8,
        /// The file.
        file: String,
        /// Whether the file is added to.
        append: bool,
    },
    /// `&> file` or `>& file`
    Both(String),
    /// `2>&1` or `1>&2`: stream `from` goes where `to` goes now.
    Copy {
        /// 1 or 2.
        from: u8,
        /// 1 or 2.
        to: u8,
    },
}

/// Why a RUN line is not a command.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum SyntaxError {
    /// There is no word where a command must start.
    #[error("empty command")]
    Empty,
    /// An operator stands where it cannot.
    #[error("syntax error near '{0}'")]
    Near(String),
    /// A quote is not closed.
    #[error("missing quote character")]
    Quote,
    /// The shell does not know this operator or redirection.
    #[error("unsupported shell operator '{0}'")]
    Unsupported(String),
}

#[derive(Debug)]
enum Token {
    Word(String),
    Operator(&'static str, Option<u8>),
}

/// Splits a RUN line, substitutions made, into its commands.
///
/// # Errors
/// If lit's internal shell would refuse the line.
pub fn parse_line(text: &str) -> Result<Line, SyntaxError> {
    let mut tokens = tokens(text)?.into_iter().peekable();
    let mut line = Line { first: pipeline(&mut tokens)?, rest: Vec::new() };
    while let Some(token) = tokens.next() {
        let operator = match token {
            Token::Operator("&&", None) => Operator::And,
            Token::Operator("||", None) => Operator::Or,
            Token::Operator(";", None) => Operator::Then,
            Token::Operator(operator, _) => return Err(SyntaxError::Unsupported(operator.to_owned())),
            Token::Word(word) => return Err(SyntaxError::Near(word)),
        };
        if operator == Operator::Then && tokens.peek().is_none() {
            break;
        }
        line.rest.push((operator, pipeline(&mut tokens)?));
    }
    Ok(line)
}

type Tokens = std::iter::Peekable<std::vec::IntoIter<Token>>;

fn pipeline(tokens: &mut Tokens) -> Result<Pipeline, SyntaxError> {
    let mut commands = vec![command(tokens)?];
    while tokens.next_if(|token| matches!(token, Token::Operator("|", None))).is_some() {
        commands.push(command(tokens)?);
    }
    Ok(commands)
}

fn command(tokens: &mut Tokens) -> Result<Command, SyntaxError> {
    let mut command = Command::default();
    loop {
        match tokens.next_if(|token| !matches!(token, Token::Operator("|" | "||" | "&&" | ";" | "&", _))) {
            Some(Token::Word(word)) => command.words.push(word),
            Some(Token::Operator(operator, stream)) => {
                if command.words.is_empty() {
                    return Err(SyntaxError::Near(operator.to_owned()));
                }
                command.redirects.push(redirect(operator, stream, tokens)?);
            }
            None if command.words.is_empty() => return Err(SyntaxError::Empty),
            None => return Ok(command),
        }
    }
}

fn redirect(
    operator: &'static str,
    stream: Option<u8>,
    tokens: &mut Tokens,
) -> Result<Redirect, SyntaxError> {
    let Some(Token::Word(file)) = tokens.next_if(|token| matches!(token, Token::Word(_))) else {
        return Err(SyntaxError::Near(operator.to_owned()));
    };
    let number = |text: &str| match text {
        "1" => Some(1),
        "2" => Some(2),
        _ => None,
    };
    match (operator, stream.unwrap_or(1)) {
        ("<", _) if stream.is_none_or(|stream| stream == 0) => Ok(Redirect::Input(file)),
        (">" | ">>", stream @ (1 | 2)) => Ok(Redirect::Output { stream, file, append: operator == ">>" }),
        ("&>", _) => Ok(Redirect::Both(file)),
        (">&", from @ (1 | 2)) => match number(&file) {
            Some(to) => Ok(Redirect::Copy { from, to }),
            None if stream.is_none() => Ok(Redirect::Both(file)),
            None => Err(SyntaxError::Unsupported(format!("{from}>&{file}"))),
        },
        _ => Err(SyntaxError::Unsupported(operator.to_owned())),
    }
}

fn tokens(text: &str) -> Result<Vec<Token>, SyntaxError> {
    let mut chars = text.chars().peekable();
    let mut tokens = Vec::new();
    while let Some(&c) = chars.peek() {
        if c.is_whitespace() {
            chars.next();
        } else if "|&;<>".contains(c) {
            tokens.push(Token::Operator(operator(&mut chars), None));
        } else {
            tokens.push(word(&mut chars)?);
        }
    }
    Ok(tokens)
}

type Chars<'a> = std::iter::Peekable<std::str::Chars<'a>>;

/// Takes the operator that starts here.
fn operator(chars: &mut Chars) -> &'static str {
    let first = chars.next().unwrap_or(';');
    let mut followed = |by: char| chars.next_if_eq(&by).is_some();
    match first {
        '|' if followed('|') => "||",
        '|' => "|",
        '&' if followed('&') => "&&",
        '&' if followed('>') => "&>",
        '&' => "&",
        '>' if followed('&') => ">&",
        '>' if followed('>') => ">>",
        '>' => ">",
        '<' if followed('&') => "<&",
        '<' if followed('<') => "<<",
        '<' => "<",
        _ => ";",
    }
}

/// Takes a word, or a redirection with its stream number in front (`2>`).
fn word(chars: &mut Chars) -> Result<Token, SyntaxError> {
    let mut word = String::new();
    while let Some(&c) = chars.peek() {
        match c {
            c if c.is_whitespace() || "|&;".contains(c) => break,
            '<' | '>' => {
                let Ok(stream) = word.parse::<u8>() else { break };
                return Ok(Token::Operator(operator(chars), Some(stream)));
            }
            '\'' | '"' => {
                chars.next();
                quoted(chars, c, &mut word)?;
            }
            '\\' => {
                chars.next();
                word.extend(chars.next());
            }
            _ => word.extend(chars.next()),
        }
    }
    Ok(Token::Word(word))
}

fn quoted(chars: &mut Chars, quote: char, word: &mut String) -> Result<(), SyntaxError> {
    while let Some(c) = chars.next() {
        if c == quote {
            return Ok(());
        }
        if c != '\\' || quote == '\'' {
            word.push(c);
            continue;
        }
        match chars.next() {
            // Within double quotes a backslash protects these alone, and stays before anything else.
            Some(protected @ ('"' | '\\' | '$')) => word.push(protected),
            Some(other) => word.extend(['\\', other]),
            None => return Err(SyntaxError::Quote),
        }
    }
    Err(SyntaxError::Quote)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(command: &Command) -> Vec<&str> {
        command.words.iter().map(String::as_str).collect()
    }

    #[test]
    fn pipes_redirections_and_quotes() {
        let line = parse_line(r#"not a -x'y z' "q\"\n" b\ c<in 2>&1 | d >>out 2> err&&e;f||g ;"#).unwrap();
        assert_eq!(words(&line.first[0]), ["not", "a", "-xy z", r#"q"\n"#, "b c"]);
        assert_eq!(
            line.first[0].redirects,
            [Redirect::Input("in".into()), Redirect::Copy { from: 2, to: 1 }]
        );
        let output = |stream, file: &str, append| Redirect::Output { stream, file: file.into(), append };
        assert_eq!(line.first[1].redirects, [output(1, "out", true), output(2, "err", false)]);
        let operators: Vec<Operator> = line.rest.iter().map(|(operator, _)| *operator).collect();
        assert_eq!(operators, [Operator::And, Operator::Then, Operator::Or]);
    }

    #[test]
    fn both_streams() {
        for text in ["a &> f", "a >& f"] {
            assert_eq!(parse_line(text).unwrap().first[0].redirects, [Redirect::Both("f".into())]);
        }
    }

    #[test]
    fn faults() {
        for text in [
            "", "|", "a |", "a | | b", "a >", "a > | b", "< f", "a && ", "a 'b", "a \"b\\", "a & b", "a << b",
        ] {
            assert!(parse_line(text).is_err(), "{text}");
        }
    }
}
