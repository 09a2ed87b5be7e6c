//! Variables: which ones a check file declares, and their values while an input is matched.

use std::collections::{HashMap, HashSet};

use super::expression::{NumericVariable, VariableId};
use super::number::Value;
use super::source::Range;

/// What is known of variables once the checks have been read.
#[derive(Clone, Debug, Default)]
pub struct Declarations {
    /// The names of string variables.
    pub strings: HashSet<Vec<u8>>,
    /// The numeric variables, by number.
    pub numeric: Vec<NumericVariable>,
    ids: HashMap<Vec<u8>, VariableId>,
}

impl Declarations {
    /// The numeric variable of that name.
    pub fn numeric_id(&self, name: &[u8]) -> Option<VariableId> {
        self.ids.get(name).copied()
    }

    /// Adds a numeric variable.
    pub fn declare(&mut self, variable: NumericVariable) -> VariableId {
        let id = self.numeric.len();
        self.ids.insert(variable.name.clone(), id);
        self.numeric.push(variable);
        id
    }
}

/// The value of a numeric variable, and the text it was captured from.
#[derive(Clone, Debug)]
pub struct NumericValue {
    /// The value.
    pub value: Value,
    /// The text; `None` for definitions on the command line.
    pub text: Option<Range>,
}

/// Values at some point of a run.
#[derive(Clone, Debug, Default)]
pub struct Values {
    /// String variables: where their text is.
    pub strings: HashMap<Vec<u8>, Range>,
    /// Numeric variables, by number.
    pub numeric: Vec<Option<NumericValue>>,
}

impl Values {
    /// Sets a numeric variable.
    pub fn set_numeric(&mut self, id: VariableId, value: NumericValue) {
        if self.numeric.len() <= id {
            self.numeric.resize(id + 1, None);
        }
        if let Some(slot) = self.numeric.get_mut(id) {
            *slot = Some(value);
        }
    }

    /// The value of a numeric variable.
    pub fn numeric(&self, id: VariableId) -> Option<&NumericValue> {
        self.numeric.get(id)?.as_ref()
    }

    /// Forgets all but the globals, whose names start with `$`.
    pub fn clear_locals(&mut self, declarations: &Declarations) {
        self.strings.retain(|name, _| name.first() == Some(&b'$'));
        for (value, variable) in self.numeric.iter_mut().zip(&declarations.numeric) {
            if variable.name.first() != Some(&b'$') {
                *value = None;
            }
        }
    }
}
