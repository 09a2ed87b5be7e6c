//! Reading numeric substitution blocks: `[[#%x,X:]]`, `[[#X+1]]`, `[[#@LINE]]`, and the older `[[@LINE+1]]`.

use super::expression::{Expression, Located, NumericVariable, Operand, OperandKind, VariableId};
use super::number::{Conversion, Format, Operation, take_number};
use super::source::{Sources, Text, is_blank};
use super::variables::Declarations;

/// Parentheses and calls nested deeper are refused: reading recurses.
const MAX_DEPTH: u32 = 200;
/// How many operators an expression may have.
const MAX_OPERATIONS: u32 = 1000;

/// A numeric substitution block that has been read.
pub struct Block {
    /// The expression.
    pub expression: Expression,
    /// The variable that is defined.
    pub defines: Option<VariableId>,
}

/// What a name is.
#[derive(Clone, Copy)]
pub struct Name<'a> {
    /// The name, `$` or `@` included.
    pub text: Text<'a>,
    /// Whether it starts with `@`.
    pub is_pseudo: bool,
}

/// Takes a variable name off the front.
///
/// # Errors
/// If there is none.
pub fn take_name<'a>(text: &mut Text<'a>) -> Result<Name<'a>, Located> {
    let Some(first) = text.bytes.first() else {
        return Err(Located::new(*text, "empty variable name"));
    };
    let is_pseudo = *first == b'@';
    let sigil = usize::from(is_pseudo || *first == b'$');
    match text.bytes.get(sigil) {
        None => {
            let kind = if is_pseudo { "pseudo" } else { "global" };
            return Err(Located::new(text.skip(sigil), format!("empty {kind} variable name")));
        }
        Some(byte) if *byte != b'_' && !byte.is_ascii_alphabetic() => {
            return Err(Located::new(*text, "invalid variable name"));
        }
        Some(_) => {}
    }
    let rest = text.bytes.get(sigil..).unwrap_or_default();
    let length =
        sigil + rest.iter().take_while(|byte| **byte == b'_' || byte.is_ascii_alphanumeric()).count();
    let name = text.take(length);
    *text = text.skip(length);
    Ok(Name { text: name, is_pseudo })
}

fn message(parts: &[&[u8]]) -> Vec<u8> {
    parts.concat()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Allowed {
    LineVariable,
    LegacyLiteral,
    Any,
}

/// Reads a block's content.
///
/// # Errors
/// All that is wrong with it.
pub fn parse_block(
    text: Text<'_>,
    legacy: bool,
    line: Option<usize>,
    declarations: &mut Declarations,
    sources: &Sources<'_>,
) -> Result<Block, Vec<Located>> {
    let mut parser = Parser { line, declarations, depth: 0, operations: 0 };
    let mut text = text;
    let explicit = parser.format(&mut text)?;
    let definition = text.find(b':').map(|end| {
        let definition = text.take(end);
        text = text.skip(end + 1);
        definition
    });
    text = text.trim_start();
    let constraint = text.eat(b"==");
    text = text.trim_start();
    let operand = if text.is_empty() {
        if constraint {
            return Err(vec![Located::new(text, "empty numeric expression should not have a constraint")]);
        }
        None
    } else {
        Some(parser.expression(text.trim_end(), legacy, constraint)?)
    };
    let format = match (explicit, &operand) {
        (Explicit { conversion: Some(conversion), precision, alternate }, _) => {
            Format { conversion, precision, alternate }
        }
        (Explicit { precision, .. }, operand) => {
            let implicit = match operand {
                Some(operand) => operand.implicit_format(&parser.declarations.numeric, sources)?,
                None => None,
            };
            implicit.unwrap_or(Format { precision, ..Format::UNSIGNED })
        }
    };
    let defines = match definition {
        Some(definition) => Some(parser.definition(definition.trim_start(), format)?),
        None => None,
    };
    Ok(Block { expression: Expression { operand, format }, defines })
}

#[derive(Clone, Copy, Default)]
struct Explicit {
    conversion: Option<Conversion>,
    precision: u32,
    alternate: bool,
}

struct Parser<'d> {
    line: Option<usize>,
    declarations: &'d mut Declarations,
    depth: u32,
    /// Operators so far. They nest, too, though the text does not show it.
    operations: u32,
}

impl Parser<'_> {
    /// Takes `%...,` off the front, if it is there. A comma behind a parenthesis separates arguments instead.
    fn format(&self, text: &mut Text<'_>) -> Result<Explicit, Located> {
        let mut explicit = Explicit::default();
        let Some(comma) = text.find(b',') else { return Ok(explicit) };
        if text.find(b'(').is_some_and(|parenthesis| parenthesis < comma) {
            return Ok(explicit);
        }
        let invalid = "invalid matching format specification in expression";
        let mut format = text.take(comma).trim_start().trim_end();
        *text = text.skip(comma + 1);
        if !format.eat(b"%") {
            return Err(Located::new(format, invalid));
        }
        let flag = format.place;
        let alternate = format.eat(b"#");
        if format.eat(b".") {
            let digits = format.bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let number = format.bytes.get(..digits).and_then(|digits| std::str::from_utf8(digits).ok());
            let Some(precision) = number.and_then(|number| number.parse().ok()) else {
                return Err(Located::new(format, "invalid precision in format specifier"));
            };
            explicit.precision = precision;
            format = format.skip(digits);
        }
        if let Some(conversion) = format.bytes.first() {
            explicit.conversion = Some(match conversion {
                b'u' => Conversion::Unsigned,
                b'd' => Conversion::Signed,
                b'x' => Conversion::HexLower,
                b'X' => Conversion::HexUpper,
                _ => {
                    let message = b"invalid format specifier in expression".to_vec();
                    return Err(Located { place: format.place, message, range: None });
                }
            });
            format = format.skip(1);
        }
        if alternate {
            if !matches!(explicit.conversion, Some(Conversion::HexLower | Conversion::HexUpper)) {
                let message = b"alternate form only supported for hex values".to_vec();
                return Err(Located { place: flag, message, range: None });
            }
            explicit.alternate = true;
        }
        format = format.trim_start();
        if format.is_empty() { Ok(explicit) } else { Err(Located::new(format, invalid)) }
    }

    fn definition(&mut self, text: Text<'_>, format: Format) -> Result<VariableId, Located> {
        let mut rest = text;
        let name = take_name(&mut rest)?;
        if name.is_pseudo {
            return Err(Located::new(name.text, "definition of pseudo numeric variable unsupported"));
        }
        let bytes = name.text.bytes;
        if self.declarations.strings.contains(bytes) {
            let message = message(&[b"string variable with name '", bytes, b"' already exists"]);
            return Err(Located::new(name.text, message));
        }
        rest = rest.trim_start();
        if !rest.is_empty() {
            return Err(Located::new(rest, "unexpected characters after numeric variable name"));
        }
        match self.declarations.numeric_id(bytes) {
            Some(id) if self.declarations.numeric.get(id).is_some_and(|known| known.format != format) => {
                Err(Located::new(rest, "format different from previous variable definition"))
            }
            Some(id) => Ok(id),
            None => Ok(self.declarations.declare(NumericVariable {
                name: bytes.to_vec(),
                format,
                line: self.line,
            })),
        }
    }

    /// The whole of an expression.
    fn expression(&mut self, text: Text<'_>, legacy: bool, constraint: bool) -> Result<Operand, Located> {
        let outer = text;
        let mut text = text;
        let allowed = if legacy { Allowed::LineVariable } else { Allowed::Any };
        let mut operand = self.operand(&mut text, allowed, !constraint)?;
        while !text.is_empty() {
            operand = self.binary(outer, &mut text, operand, legacy)?;
            if legacy && !text.is_empty() {
                let message = message(&[b"unexpected characters at end of expression '", text.bytes, b"'"]);
                return Err(Located::new(text, message));
            }
        }
        Ok(operand)
    }

    fn operand(
        &mut self,
        text: &mut Text<'_>,
        allowed: Allowed,
        maybe_constraint: bool,
    ) -> Result<Operand, Located> {
        if text.bytes.first() == Some(&b'(') {
            if allowed != Allowed::Any {
                return Err(Located::new(*text, "parenthesized expression not permitted here"));
            }
            return self.nested(text, Self::parenthesized);
        }
        if allowed != Allowed::LegacyLiteral {
            match take_name(text) {
                Ok(name) => return self.named(text, name, allowed),
                Err(error) if allowed == Allowed::LineVariable => return Err(error),
                // It may still be a number.
                Err(_) => {}
            }
        }
        let start = *text;
        let negative = text.eat(b"-");
        let radix = if allowed == Allowed::LegacyLiteral { 10 } else { 0 };
        let Some((value, length)) = take_number(text.bytes, radix) else {
            let constraint = if maybe_constraint { "matching constraint or " } else { "" };
            return Err(Located::new(start, format!("invalid {constraint}operand format")));
        };
        *text = text.skip(length);
        let range = start.take(start.bytes.len() - text.bytes.len()).range();
        Ok(Operand { text: range, kind: OperandKind::Literal(if negative { -value } else { value }) })
    }

    fn nested<'a>(
        &mut self,
        text: &mut Text<'a>,
        parse: impl FnOnce(&mut Self, &mut Text<'a>) -> Result<Operand, Located>,
    ) -> Result<Operand, Located> {
        if self.depth >= MAX_DEPTH {
            return Err(Located::new(*text, "expression nested too deeply"));
        }
        self.depth += 1;
        let result = parse(self, text);
        self.depth -= 1;
        result
    }

    fn named<'a>(
        &mut self,
        text: &mut Text<'a>,
        name: Name<'a>,
        allowed: Allowed,
    ) -> Result<Operand, Located> {
        if text.trim_start().bytes.first() == Some(&b'(') {
            if allowed != Allowed::Any {
                return Err(Located::new(name.text, "unexpected function call"));
            }
            return self.nested(text, |parser, text| parser.call(text, name));
        }
        let bytes = name.text.bytes;
        if name.is_pseudo && bytes != b"@LINE" {
            let message = message(&[b"invalid pseudo numeric variable '", bytes, b"'"]);
            return Err(Located::new(name.text, message));
        }
        // A variable that is not defined anywhere above is reported when it is needed, not here.
        let id = self.declarations.numeric_id(bytes).unwrap_or_else(|| {
            let format = Format::UNSIGNED;
            self.declarations.declare(NumericVariable { name: bytes.to_vec(), format, line: None })
        });
        let defined = self.declarations.numeric.get(id).and_then(|variable| variable.line);
        if defined.is_some() && defined == self.line {
            let message =
                message(&[b"numeric variable '", bytes, b"' defined earlier in the same CHECK directive"]);
            return Err(Located::new(name.text, message));
        }
        Ok(Operand { text: name.text.range(), kind: OperandKind::Variable(id) })
    }

    fn parenthesized(&mut self, text: &mut Text<'_>) -> Result<Operand, Located> {
        text.eat(b"(");
        *text = text.trim_start();
        if text.is_empty() {
            return Err(Located::new(*text, "missing operand in expression"));
        }
        let mut operand = self.operand(text, Allowed::Any, false)?;
        *text = text.trim_start();
        while text.bytes.first().is_some_and(|byte| *byte != b')') {
            let outer = *text;
            operand = self.binary(outer, text, operand, false)?;
            *text = text.trim_start();
        }
        if !text.eat(b")") {
            return Err(Located::new(*text, "missing ')' at end of nested expression"));
        }
        Ok(operand)
    }

    /// The rest of an operation whose left operand is behind us; `outer` is the text from its start.
    fn binary(
        &mut self,
        outer: Text<'_>,
        text: &mut Text<'_>,
        left: Operand,
        legacy: bool,
    ) -> Result<Operand, Located> {
        *text = text.trim_start();
        let Some(operator) = text.bytes.first().copied() else { return Ok(left) };
        if self.operations >= MAX_OPERATIONS {
            return Err(Located::new(*text, "expression has too many operations"));
        }
        self.operations += 1;
        let place = text.place;
        *text = text.skip(1);
        let operation = match operator {
            b'+' => Operation::Add,
            b'-' => Operation::Sub,
            _ => {
                let message = message(&[b"unsupported operation '", &[operator], b"'"]);
                return Err(Located { place, message, range: None });
            }
        };
        *text = text.trim_start();
        if text.is_empty() {
            return Err(Located::new(*text, "missing operand in expression"));
        }
        let allowed = if legacy { Allowed::LegacyLiteral } else { Allowed::Any };
        let right = self.operand(text, allowed, false)?;
        let range = outer.take(outer.bytes.len().saturating_sub(text.bytes.len())).range();
        Ok(Operand { text: range, kind: OperandKind::Binary(operation, Box::new((left, right))) })
    }

    fn call(&mut self, text: &mut Text<'_>, name: Name<'_>) -> Result<Operand, Located> {
        *text = text.trim_start();
        let function = name.text.bytes;
        let Some(operation) = Operation::function(function) else {
            let message = message(&[b"call to undefined function '", function, b"'"]);
            return Err(Located::new(name.text, message));
        };
        text.eat(b"(");
        *text = text.trim_start();
        let mut arguments = self.arguments(text)?;
        if !text.eat(b")") {
            return Err(Located::new(*text, "missing ')' at end of call expression"));
        }
        let count = arguments.len();
        match (arguments.pop(), arguments.pop(), count) {
            // LLVM takes what follows the call for its text, too.
            (Some(right), Some(left), 2) => Ok(Operand {
                text: text.range(),
                kind: OperandKind::Binary(operation, Box::new((left, right))),
            }),
            _ => {
                let count = format!("' takes 2 arguments but {count} given");
                Err(Located::new(name.text, message(&[b"function '", function, count.as_bytes()])))
            }
        }
    }

    fn arguments(&mut self, text: &mut Text<'_>) -> Result<Vec<Operand>, Located> {
        let mut arguments = Vec::new();
        while text.bytes.first().is_some_and(|byte| *byte != b')') {
            if text.bytes.first() == Some(&b',') {
                return Err(Located::new(*text, "missing argument"));
            }
            let outer = *text;
            let mut argument = self.operand(text, Allowed::Any, false)?;
            while !text.is_empty() {
                *text = text.trim_start();
                if matches!(text.bytes.first(), Some(b',' | b')')) {
                    break;
                }
                argument = self.binary(outer, text, argument, false)?;
            }
            arguments.push(argument);
            *text = text.trim_start();
            if !text.eat(b",") {
                break;
            }
            *text = text.trim_start();
            if text.bytes.first() == Some(&b')') {
                return Err(Located::new(*text, "missing argument"));
            }
        }
        Ok(arguments)
    }
}

/// Whether there is a blank in a variable name, and where.
pub fn blank_in(text: &[u8]) -> Option<usize> {
    text.iter().position(|byte| is_blank(*byte))
}

impl From<Located> for Vec<Located> {
    fn from(error: Located) -> Self {
        vec![error]
    }
}
