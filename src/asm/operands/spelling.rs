//! How the modifiers of an instruction are written and which values they take, for whoever explains them.

use super::syntax::{Modifier, Value};
use crate::asm::convert;
use crate::asm::parsers::parser_of;
use crate::isa::OperandClass;
use crate::isa::form::Form;
use crate::target::Target;

/// How a modifier is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// Its name, without a colon.
    pub name: &'static str,
    /// What follows the name.
    pub values: Values,
}

/// The values of a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// The name alone.
    Bit,
    /// `:` and a number: no more than that, if the syntax has a limit of its own.
    Number(Option<i64>),
    /// `:` and up to four bits in brackets.
    Bits,
    /// `:` and one of these words.
    Words(&'static [&'static str]),
}

/// How an operand class is written, if it is a modifier with a name; two spellings where there are two.
#[must_use]
pub fn spellings(class: OperandClass, target: &Target) -> Vec<Spelling> {
    let parser = parser_of(class);
    let modifiers = parser.map(|parser| parser.modifiers(target)).unwrap_or_default();
    modifiers.into_iter().flatten().map(|modifier| spelling(&modifier)).collect()
}

fn spelling(modifier: &Modifier) -> Spelling {
    let values = match modifier.value {
        Value::Bit(_) | Value::Token | Value::InsteadOfRegister => Values::Bit,
        Value::Number(convert) => Values::Number(greatest(convert)),
        Value::Array => Values::Bits,
        Value::Word(words) => Values::Words(words),
    };
    Spelling { name: modifier.name, values }
}

/// The greatest number that is taken, if it is a small one: the limits are those of fields.
fn greatest(convert: fn(i64) -> Option<i64>) -> Option<i64> {
    const FAR: i64 = 1 << 10;
    if convert(FAR).is_some() {
        return None;
    }
    (0..FAR).rev().find(|value| convert(*value).is_some())
}

/// What is encoded where an optional operand is left out.
#[must_use]
pub fn default_value(class: OperandClass, form: &Form) -> i64 {
    convert::default_of(class, form)
}
