//! Conditions over features: `always`, or names joined by `&`, `|`, `!` and parentheses.

/// A condition over indices of features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Holds for every target.
    Always,
    /// The target has this feature.
    Feature(usize),
    /// The inner condition does not hold.
    Not(Box<Condition>),
    /// All of them hold.
    All(Vec<Condition>),
    /// At least one of them holds.
    Any(Vec<Condition>),
}

impl Condition {
    /// The condition as a Rust expression; `test` gives the expression for one feature.
    pub fn to_code(&self, test: &dyn Fn(usize) -> String) -> String {
        let join = |items: &[Condition], by: &str| {
            let items: Vec<String> = items.iter().map(|item| item.to_code(test)).collect();
            format!("({})", items.join(by))
        };
        match self {
            Condition::Always => "true".to_owned(),
            Condition::Feature(feature) => test(*feature),
            Condition::Not(inner) => format!("!{}", inner.to_code(test)),
            Condition::All(items) => join(items, " && "),
            Condition::Any(items) => join(items, " || "),
        }
    }
}

/// Reads a condition; `feature` finds the index of a name.
///
/// # Errors
/// A message that says what is wrong.
pub fn parse(text: &str, feature: &dyn Fn(&str) -> Option<usize>) -> Result<Condition, String> {
    if text.trim() == "always" {
        return Ok(Condition::Always);
    }
    let mut parser = Parser { rest: text.trim_start(), feature };
    let condition = parser.joined(0)?;
    if parser.rest.is_empty() { Ok(condition) } else { Err(format!("unexpected `{}`", parser.rest)) }
}

/// Deeper nesting than any predicate needs; it keeps the parser's recursion small.
const MAX_DEPTH: usize = 16;

struct Parser<'a> {
    rest: &'a str,
    feature: &'a dyn Fn(&str) -> Option<usize>,
}

impl Parser<'_> {
    fn joined(&mut self, depth: usize) -> Result<Condition, String> {
        let first = self.single(depth)?;
        for (operator, make) in [('&', Condition::All as fn(_) -> _), ('|', Condition::Any)] {
            if self.rest.starts_with(operator) {
                let mut items = vec![first];
                while self.take(operator) {
                    items.push(self.single(depth)?);
                }
                return Ok(make(items));
            }
        }
        Ok(first)
    }

    fn single(&mut self, depth: usize) -> Result<Condition, String> {
        if depth > MAX_DEPTH {
            return Err("too many parentheses".to_owned());
        }
        if self.take('!') {
            return Ok(Condition::Not(Box::new(self.single(depth + 1)?)));
        }
        if self.take('(') {
            let inner = self.joined(depth + 1)?;
            return if self.take(')') { Ok(inner) } else { Err("expected `)`".to_owned()) };
        }
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        if name.is_empty() {
            return Err("expected a feature".to_owned());
        }
        (self.feature)(name).map(Condition::Feature).ok_or_else(|| format!("unknown feature `{name}`"))
    }

    fn take(&mut self, operator: char) -> bool {
        let Some(rest) = self.rest.strip_prefix(operator) else { return false };
        self.rest = rest.trim_start();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Result<String, String> {
        let find = |name: &str| ["a", "b", "c"].iter().position(|n| *n == name);
        parse(text, &find).map(|c| c.to_code(&|i| format!("f{i}")))
    }

    #[test]
    fn operators() {
        assert_eq!(code("always").unwrap(), "true");
        assert_eq!(code("a & !b & c").unwrap(), "(f0 && !f1 && f2)");
        assert_eq!(code("a | (!b & c)").unwrap(), "(f0 || (!f1 && f2))");
        assert_eq!(code("!(a & b)").unwrap(), "!(f0 && f1)");
    }

    #[test]
    fn faults() {
        assert_eq!(code("a & b | c").unwrap_err(), "unexpected `| c`");
        assert_eq!(code("(a").unwrap_err(), "expected `)`");
        assert_eq!(code("a &").unwrap_err(), "expected a feature");
        assert_eq!(code("d").unwrap_err(), "unknown feature `d`");
        assert_eq!(code(&"!".repeat(99)).unwrap_err(), "too many parentheses");
    }
}
