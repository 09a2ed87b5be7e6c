//! What is worked out once per mnemonic and target: the forms that the GPU has, and the parsers of each operand.

use super::accept::Scope;
use super::candidates::Candidates;
use super::forced::Forced;
use super::matcher::{Beside, Candidate};
use super::operands::OperandParser;
use super::parsers::parser_of;
use super::plain::Positions;
use crate::isa::OperandClass;
use crate::isa::class::Accepts;
use crate::isa::form::{self, FormOperand, MnemonicId, Variant};

/// The most operands that a statement is parsed by plan for; LLVM's limit is the same order.
const POSITIONS: usize = 32;

/// The position of an image instruction's address.
const ADDRESS: usize = 1;

/// The plan of a mnemonic as it is written, suffix included.
#[derive(Debug)]
pub struct Plan {
    /// What the name stands for.
    pub mnemonic: MnemonicId,
    /// Its name.
    pub name: &'static str,
    /// What else the name stands for, which counts where no form fits.
    pub beside: Beside,
    /// What the suffix asks for.
    pub forced: Forced,
    /// The forms that may be chosen, in the order in which they are tried.
    pub candidates: Candidates,
    /// The words of the syntax that stand among the operands of any of its forms: mnemonics of second halves.
    pub words: Vec<&'static str>,
    /// The place of each operand's position among all of them.
    pub positions: Vec<usize>,
}

impl Plan {
    /// Works out a plan. `resolve` says what the name stands for in a variant.
    #[must_use]
    pub fn new(
        mnemonic: MnemonicId,
        forced: Forced,
        resolve: impl Fn(Variant) -> Option<MnemonicId>,
        scope: &Scope,
        positions: &mut Positions,
    ) -> Self {
        let available = |id: MnemonicId, variant: Variant| {
            id.forms(variant).map(form::form).filter(|form| scope.has(form))
        };
        let candidates = forced
            .variants()
            .iter()
            .filter_map(|variant| Some((resolve(*variant)?, *variant)))
            .flat_map(|(id, variant)| available(id, variant))
            .filter(|form| forced.names(form) && forced.is_in_mode(form) && forced.allows(form))
            .map(|form| Candidate::new(form, scope))
            .collect();
        let candidates = Candidates::new(candidates, scope);
        // LLVM keeps its parsers in the order of all forms, whatever their variant and whatever the suffix.
        let names =
            |variant| [Some(mnemonic), resolve(variant).filter(|id| *id != mnemonic)].into_iter().flatten();
        let mut lists: Vec<&'static [FormOperand]> = Variant::ALL
            .into_iter()
            .filter(|_| forced.has_parsers())
            .flat_map(|variant| names(variant).flat_map(move |id| available(id, variant)))
            .map(form::Form::operands)
            .collect();
        lists.sort_by(|left, right| {
            let classes = |list: &'static [FormOperand]| list.iter().map(|item| item.class);
            left.len().cmp(&right.len()).then_with(|| classes(left).cmp(classes(right)))
        });
        let mut parsers: Vec<Vec<OperandParser>> = Vec::new();
        for list in lists {
            add_parsers(list, &mut parsers);
        }
        if scope.target.is_gfx10_plus()
            && mnemonic.all_forms().any(|place| form::form(place).image().is_some_and(|shape| !shape.tensor))
        {
            parsers.resize_with(parsers.len().max(ADDRESS + 1), Vec::new);
            parsers[ADDRESS].push(OperandParser::SeparateAddress);
        }
        let place = |list| positions.place(list, scope.target, mnemonic.name());
        let positions = parsers.into_iter().map(place).collect();
        let (beside, words) = (Beside::default(), words_of(mnemonic));
        Self { mnemonic, name: mnemonic.name(), beside, forced, candidates, words, positions }
    }

    /// The mnemonic of a second half; empty if it is that of no form.
    #[must_use]
    pub fn second_mnemonic(&self, text: &[u8]) -> &'static str {
        self.words.iter().find(|word| word.as_bytes() == text).copied().unwrap_or_default()
    }
}

/// The words in all forms of a mnemonic.
fn words_of(mnemonic: MnemonicId) -> Vec<&'static str> {
    let mut words = Vec::new();
    for operand in mnemonic.all_forms().flat_map(|place| form::form(place).operands()) {
        if let Accepts::Token(word) = operand.class.info().accepts
            && !words.contains(&word)
        {
            words.push(word);
        }
    }
    words
}

/// Adds the parsers of one form. An operand may stand as far to the left as there are optional operands before it.
fn add_parsers(list: &[FormOperand], parsers: &mut Vec<Vec<OperandParser>>) {
    let mut entries: Vec<(OperandClass, OperandParser, u64)> = Vec::new();
    let mut optional = 0;
    for (index, operand) in list.iter().enumerate().take(POSITIONS) {
        if let Some(parser) = parser_of(operand.class) {
            let positions = ((1_u64 << (optional + 1)) - 1) << (index - optional);
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
            // LLVM tries a parser once for each form. Only the one of formats may read something and yet not match.
            if parser == OperandParser::Format || !parsers[position].contains(&parser) {
                parsers[position].push(parser);
            }
        }
    }
}
