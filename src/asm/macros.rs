//! Macros and repetitions: their definitions, and the text that they expand to.

use std::collections::HashMap;
use std::sync::Arc;

/// How deep macros may call macros.
pub(super) const MAX_NESTING: usize = 20;

/// A parameter of a macro.
#[derive(Clone, Debug, Default)]
pub(super) struct Parameter {
    pub name: Vec<u8>,
    /// What it is where the call does not say.
    pub default: Argument,
    /// Whether the call must say.
    pub required: bool,
    /// Whether it takes the rest of the call.
    pub vararg: bool,
}

/// A token of an argument.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub text: Vec<u8>,
    /// Whether it is a string, whose quotes fall away.
    pub is_string: bool,
}

/// An argument of a call.
pub(super) type Argument = Vec<Piece>;

/// The parameters of a macro, in their order, and where each name stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Parameters {
    list: Vec<Parameter>,
    by_name: HashMap<Vec<u8>, usize>,
}

impl Parameters {
    pub fn list(&self) -> &[Parameter] {
        &self.list
    }

    pub fn push(&mut self, parameter: Parameter) {
        self.by_name.insert(parameter.name.clone(), self.list.len());
        self.list.push(parameter);
    }

    /// Where a name stands.
    pub fn find(&self, name: &[u8]) -> Option<usize> {
        self.by_name.get(name).copied()
    }
}

/// A macro.
#[derive(Clone, Debug, Default)]
pub(super) struct Macro {
    pub parameters: Arc<Parameters>,
    pub body: Vec<u8>,
    /// How often it has been expanded.
    pub count: u64,
}

/// All macros.
#[derive(Clone, Debug, Default)]
pub(super) struct Macros {
    pub by_name: HashMap<Vec<u8>, Macro>,
    /// Whether `.macros_off` has been seen last.
    pub disabled: bool,
    /// How many calls have been expanded.
    pub calls: u64,
}

/// An expansion that is being read.
#[derive(Clone, Debug)]
pub(super) struct Active {
    /// The call's place.
    pub call: super::token::Loc,
    /// Where to go on after it, and the end of that buffer.
    pub resume: (super::token::Loc, super::token::Loc),
    /// How many conditionals were open before it.
    pub conditionals: usize,
}

/// The expansion would be larger than is allowed.
pub(super) struct TooLarge;

/// What stands for the pseudo variables in a body.
pub(super) struct Numbers {
    /// `\@`, where it means anything.
    pub calls: Option<u64>,
    /// `\+`.
    pub count: u64,
}

/// Appends a body with its parameters replaced, while `out` stays within `limit`.
pub(super) fn expand(
    body: &[u8],
    parameters: &Parameters,
    arguments: &[Argument],
    numbers: &Numbers,
    limit: usize,
    out: &mut Vec<u8>,
) -> Result<(), TooLarge> {
    let mut rest = body;
    while let Some(at) = rest.iter().position(|&byte| byte == b'\\') {
        let (before, escape) = rest.split_at(at);
        out.extend_from_slice(before);
        rest = replace(escape, parameters, arguments, numbers, out);
        if out.len() > limit {
            return Err(TooLarge);
        }
    }
    out.extend_from_slice(rest);
    if out.len() > limit { Err(TooLarge) } else { Ok(()) }
}

/// Replaces what the backslash at the start of `text` introduces; gives the text after it.
fn replace<'a>(
    text: &'a [u8],
    parameters: &Parameters,
    arguments: &[Argument],
    numbers: &Numbers,
    out: &mut Vec<u8>,
) -> &'a [u8] {
    let after = text.get(1..).unwrap_or_default();
    match (after, numbers.calls) {
        ([], _) => {
            out.push(b'\\');
            return after;
        }
        ([b'@', rest @ ..], Some(calls)) => {
            out.extend_from_slice(calls.to_string().as_bytes());
            return rest;
        }
        ([b'+', rest @ ..], _) => {
            out.extend_from_slice(numbers.count.to_string().as_bytes());
            return rest;
        }
        ([b'(', b')', rest @ ..], _) => return rest,
        _ => {}
    }
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    let length = after.iter().position(|byte| !is_name(byte)).unwrap_or(after.len());
    let (name, rest) = after.split_at(length);
    match parameters.find(name) {
        Some(index) => {
            let vararg =
                index + 1 == parameters.list.len() && parameters.list.last().is_some_and(|last| last.vararg);
            for piece in arguments.get(index).into_iter().flatten() {
                let quoted = piece.is_string && !vararg && piece.text.len() >= 2;
                let range = if quoted { 1..piece.text.len() - 1 } else { 0..piece.text.len() };
                out.extend_from_slice(piece.text.get(range).unwrap_or_default());
            }
        }
        None => {
            out.push(b'\\');
            out.extend_from_slice(name);
        }
    }
    rest
}

/// Whether a body uses `$0` and the like, and none of the named parameters it has.
pub(super) fn uses_positional_only(parameters: &Parameters, body: &[u8]) -> bool {
    if parameters.list.is_empty() {
        return false;
    }
    let mut positional = false;
    let mut at = 0;
    while at + 1 < body.len() {
        let next = body[at + 1];
        match body[at] {
            b'\\' => {
                let rest = body.get(at + 1..).unwrap_or_default();
                let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
                let length = rest.iter().position(|byte| !is_name(byte)).unwrap_or(rest.len());
                let name = rest.get(..length).unwrap_or_default();
                if parameters.find(name).is_some() {
                    return false;
                }
                at += length + 1;
            }
            b'$' if next == b'n' || next.is_ascii_digit() => {
                positional = true;
                at += 2;
            }
            b'$' if next == b'$' => at += 2,
            _ => at += 1,
        }
    }
    positional
}
