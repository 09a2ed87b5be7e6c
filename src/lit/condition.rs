//! lit's boolean expressions over feature names, as REQUIRES, UNSUPPORTED and XFAIL use them.

use regex::Regex;
use thiserror::Error;

/// Why an expression has no value.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("condition '{expression}': {fault}")]
pub struct ConditionError {
    expression: String,
    fault: &'static str,
}

/// Nesting that no real condition comes near; it keeps the recursion off the end of the stack.
const MAX_NESTING: usize = 64;

/// The value of `expression`: an identifier is true if it is among `features` (or is `true`), `{{regex}}` if a whole
/// feature matches it; `!`, `&&`, `||` and parentheses combine them.
///
/// # Errors
/// If the expression is malformed, or nested too deeply.
pub fn evaluate(expression: &str, features: &[&str]) -> Result<bool, ConditionError> {
    let mut parser = Parser { rest: expression.trim_start(), features, depth: 0 };
    let result =
        parser.or().and_then(|value| if parser.rest.is_empty() { Ok(value) } else { Err("unexpected text") });
    result.map_err(|fault| ConditionError { expression: expression.chars().take(200).collect(), fault })
}

struct Parser<'a> {
    rest: &'a str,
    features: &'a [&'a str],
    depth: usize,
}

impl Parser<'_> {
    fn accept(&mut self, token: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(token) else { return false };
        self.rest = rest.trim_start();
        true
    }

    fn or(&mut self) -> Result<bool, &'static str> {
        let mut value = self.and()?;
        while self.accept("||") {
            value |= self.and()?;
        }
        Ok(value)
    }

    fn and(&mut self) -> Result<bool, &'static str> {
        let mut value = self.not()?;
        while self.accept("&&") {
            value &= self.not()?;
        }
        Ok(value)
    }

    fn not(&mut self) -> Result<bool, &'static str> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err("nested too deeply");
        }
        let value = if self.accept("!") {
            self.not().map(|value| !value)
        } else if self.accept("(") {
            let value = self.or()?;
            if self.accept(")") { Ok(value) } else { Err("expected ')'") }
        } else {
            self.name()
        };
        self.depth -= 1;
        value
    }

    /// Identifiers and `{{regex}}` blocks that stand together are one pattern for a whole feature.
    fn name(&mut self) -> Result<bool, &'static str> {
        let mut pattern = String::from(r"\A(?:");
        let start = self.rest;
        loop {
            if let Some(block) = self.rest.strip_prefix("{{") {
                let end = block.find("}}").ok_or("'{{' without '}}'")?;
                pattern.push_str("(?:");
                pattern.push_str(&block[..end]);
                pattern.push(')');
                self.rest = &block[end + 2..];
                continue;
            }
            let length = self.rest.find(|c: char| !is_identifier(c)).unwrap_or(self.rest.len());
            if length == 0 {
                break;
            }
            pattern.push_str(&regex::escape(&self.rest[..length]));
            self.rest = &self.rest[length..];
        }
        let name = &start[..start.len() - self.rest.len()];
        if name.is_empty() {
            return Err("expected '!', '(', '{{', or identifier");
        }
        self.rest = self.rest.trim_start();
        if !name.contains("{{") {
            return Ok(name == "true" || self.features.contains(&name));
        }
        pattern.push_str(r")\z");
        let regex = Regex::new(&pattern).map_err(|_| "malformed regex")?;
        Ok(regex.is_match("true") || self.features.iter().any(|feature| regex.is_match(feature)))
    }
}

fn is_identifier(c: char) -> bool {
    c.is_ascii_alphanumeric() || "-+=._".contains(c)
}

#[cfg(test)]
mod tests {
    use super::evaluate;

    fn value(expression: &str) -> Result<bool, String> {
        evaluate(expression, &["its-true", "under_score", "e=quals"]).map_err(|error| error.to_string())
    }

    #[test]
    fn values() {
        for (expression, expected) in [
            ("true", true),
            ("its-true && !false", true),
            ("a || (b || under_score) && e=quals", true),
            ("{{its.*}}", true),
            ("under{{_sc.re}}", true),
            ("under{{_sc}}", false),
            ("!(true)", false),
            ("asserts", false),
        ] {
            assert_eq!(value(expression), Ok(expected), "{expression}");
        }
    }

    #[test]
    fn faults() {
        for expression in ["", "a b", "a &&", "(a", "a)", "{{a", "{{(}}", "a,b", "&", &"!".repeat(100_000)] {
            assert!(value(expression).is_err(), "{expression:.20}");
        }
    }
}
