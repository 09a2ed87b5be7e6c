//! Numeric expressions: what is between `[[#` and `]]`.

use super::number::{Format, Operation, Overflow, Value};
use super::source::{Place, Range, Sources, Text};

/// An error with the place in a check file or on the command line that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located {
    /// Where.
    pub place: Place,
    /// What.
    pub message: Vec<u8>,
    /// The text it is about.
    pub range: Option<Range>,
}

impl Located {
    /// An error about `text`.
    pub fn new(text: Text<'_>, message: impl Into<Vec<u8>>) -> Self {
        Self { place: text.place, message: message.into(), range: Some(text.range()) }
    }
}

/// The number of a numeric variable.
pub type VariableId = usize;

/// What is known about a numeric variable before anything is matched.
#[derive(Clone, Debug)]
pub struct NumericVariable {
    /// Its name.
    pub name: Vec<u8>,
    /// The format of its definition, which expressions with it take over.
    pub format: Format,
    /// The line of its first definition.
    pub line: Option<usize>,
}

/// An expression, or a part of one.
#[derive(Clone, Debug)]
pub struct Operand {
    /// Its text, for messages.
    pub text: Range,
    /// What it is.
    pub kind: OperandKind,
}

/// What an [`Operand`] is.
#[derive(Clone, Debug)]
pub enum OperandKind {
    /// A number.
    Literal(Value),
    /// A variable.
    Variable(VariableId),
    /// An operation on two operands.
    Binary(Operation, Box<(Operand, Operand)>),
}

/// Why an expression has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvalError {
    /// A result out of bounds.
    Overflow,
    /// The variable there has no value.
    Undefined(Range),
}

impl From<Overflow> for EvalError {
    fn from(_: Overflow) -> Self {
        Self::Overflow
    }
}

impl Operand {
    /// The value, given those of the variables.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn eval<'v>(
        &self,
        value_of: &impl Fn(VariableId) -> Option<&'v Value>,
    ) -> Result<Value, Vec<EvalError>> {
        match &self.kind {
            OperandKind::Literal(value) => Ok(value.clone()),
            OperandKind::Variable(id) => {
                value_of(*id).cloned().ok_or_else(|| vec![EvalError::Undefined(self.text)])
            }
            OperandKind::Binary(operation, operands) => {
                match (operands.0.eval(value_of), operands.1.eval(value_of)) {
                    (Ok(left), Ok(right)) => operation.apply(left, right).map_err(|error| vec![error.into()]),
                    (Err(mut left), Err(right)) => {
                        left.extend(right);
                        Err(left)
                    }
                    (Err(errors), Ok(_)) | (Ok(_), Err(errors)) => Err(errors),
                }
            }
        }
    }

    /// The format that its variables suggest.
    ///
    /// # Errors
    /// Where two of them suggest different ones.
    pub fn implicit_format(
        &self,
        variables: &[NumericVariable],
        sources: &Sources<'_>,
    ) -> Result<Option<Format>, Vec<Located>> {
        match &self.kind {
            OperandKind::Literal(_) => Ok(None),
            OperandKind::Variable(id) => Ok(variables.get(*id).map(|variable| variable.format)),
            OperandKind::Binary(_, operands) => {
                let (left, right) = (&operands.0, &operands.1);
                match (left.implicit_format(variables, sources), right.implicit_format(variables, sources)) {
                    (Ok(Some(first)), Ok(Some(second))) if first != second => {
                        Err(vec![self.conflict((left, first), (right, second), sources)])
                    }
                    (Ok(first), Ok(second)) => Ok(first.or(second)),
                    (Err(mut first), Err(second)) => {
                        first.extend(second);
                        Err(first)
                    }
                    (Err(errors), Ok(_)) | (Ok(_), Err(errors)) => Err(errors),
                }
            }
        }
    }

    fn conflict(&self, left: (&Self, Format), right: (&Self, Format), sources: &Sources<'_>) -> Located {
        let mut message = b"implicit format conflict between '".to_vec();
        message.extend_from_slice(text_of(left.0.text, sources));
        message.extend_from_slice(format!("' ({}) and '", left.1.name()).as_bytes());
        message.extend_from_slice(text_of(right.0.text, sources));
        message.extend_from_slice(
            format!("' ({}), need an explicit format specifier", right.1.name()).as_bytes(),
        );
        Located { place: self.text.place(), message, range: Some(self.text) }
    }
}

/// The bytes of a stretch of a source.
pub fn text_of<'a>(range: Range, sources: &Sources<'a>) -> &'a [u8] {
    sources.get(range.source).and_then(|source| source.text().get(range.start..range.end)).unwrap_or_default()
}

/// An expression with its format.
#[derive(Clone, Debug)]
pub struct Expression {
    /// What to compute; `None` if any number will do.
    pub operand: Option<Operand>,
    /// How the value is spelt.
    pub format: Format,
}
