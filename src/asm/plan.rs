//! What is worked out once per mnemonic and target: the forms that the GPU has, and the parsers of each operand.

use super::accept::Scope;
use super::operands::OperandParser;
use super::parsers::parser_of;
use crate::isa::OperandClass;
use crate::isa::form::{self, FormOperand, MnemonicId, Variant};

/// The most operands that a statement is parsed by plan for; LLVM's limit is the same order.
const POSITIONS: usize = 20;

/// The plan of a mnemonic.
#[derive(Debug)]
pub struct Plan {
    available: [Vec<u16>; 6],
    parsers: Vec<Vec<OperandParser>>,
}

impl Plan {
    /// Works out the plan of a mnemonic.
    #[must_use]
    pub fn new(id: MnemonicId, scope: &Scope) -> Self {
        let available = Variant::ALL.map(|variant| {
            id.forms(variant).filter(|place| scope.has(form::form(*place))).collect::<Vec<u16>>()
        });
        // LLVM keeps its parsers in the order of all forms, whatever their variant.
        let mut lists: Vec<&[FormOperand]> =
            available.iter().flatten().map(|place| form::form(*place).operands()).collect();
        lists.sort_by(|left, right| {
            let classes =
                |list: &[FormOperand]| -> Vec<OperandClass> { list.iter().map(|item| item.class).collect() };
            left.len().cmp(&right.len()).then_with(|| classes(left).cmp(&classes(right)))
        });
        let mut parsers: Vec<Vec<OperandParser>> = Vec::new();
        for list in lists {
            add_parsers(list, &mut parsers);
        }
        Self { available, parsers }
    }

    /// The forms of a variant that the GPU has, in the order in which they are tried.
    #[must_use]
    pub fn available(&self, variant: Variant) -> &[u16] {
        &self.available[variant as usize]
    }

    /// The parsers to try at an operand's position, counted from 0.
    #[must_use]
    pub fn parsers(&self, position: usize) -> &[OperandParser] {
        self.parsers.get(position).map_or(&[], Vec::as_slice)
    }
}

/// Adds the parsers of one form. An operand may stand as far to the left as there are optional operands before it.
fn add_parsers(list: &[FormOperand], parsers: &mut Vec<Vec<OperandParser>>) {
    let mut entries: Vec<(OperandClass, OperandParser, u32)> = Vec::new();
    let mut optional = 0;
    for (index, operand) in list.iter().enumerate().take(POSITIONS) {
        if let Some(parser) = parser_of(operand.class) {
            let positions = ((1_u32 << (optional + 1)) - 1) << (index - optional);
            match entries.iter_mut().find(|(class, ..)| *class == operand.class) {
                Some((.., all)) => *all |= positions,
                None => entries.push((operand.class, parser, positions)),
            }
        }
        optional += usize::from(operand.class.info().optional);
    }
    entries.sort_by_key(|(class, ..)| *class);
    for (_, parser, positions) in entries {
        for position in (0..POSITIONS).filter(|position| positions & (1 << position) != 0) {
            if parsers.len() <= position {
                parsers.resize_with(position + 1, Vec::new);
            }
            if !parsers[position].contains(&parser) {
                parsers[position].push(parser);
            }
        }
    }
}
