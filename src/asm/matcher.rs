//! Chooses the form of an instruction for its parsed operands, as LLVM's matcher does.
//!
//! The forms of one assembler variant are tried in LLVM's order. The first that fits and that the GPU has wins. When
//! none does, what is reported depends on how far each got, whether the GPU has it or not: so the full walk tries the
//! forms of all generations, which the fast path leaves out.

use super::accept::{Scope, accepts, kind_of_word, takes_any_value};
use super::check::{self, Shortcut, Steps};
use super::forced::Forced;
use super::named::imm16;
use super::operand::{ImmKind, Modifiers, Operand, OperandValue};
use super::token::Loc;
use crate::isa::OperandClass;
use crate::isa::class::Accepts;
use crate::isa::form::{self, Alias, Form, FormOperand, MnemonicId, Variant};
use crate::isa::register::{Members, RegClass};
use crate::target::Feature;

/// Why no form was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// There is no form of the mnemonic in the variants that apply.
    Mnemonic,
    /// The operand at this index fits no form; an index past the last one means that operands are missing.
    Operand(usize),
    /// A form fits, but the GPU lacks it.
    MissingFeature,
}

/// Which parsed operand each operand of a form has, in the form's order; none where an optional one is left out.
pub type Assignment = [Option<u8>; 32];

/// Tries to fit operands to a form.
///
/// # Errors
/// The index of the first parsed operand that does not fit; `short` if operands are missing there.
fn fit(
    formals: &[FormOperand],
    operands: &[Operand],
    scope: &Scope,
    out: &mut Assignment,
) -> Result<(), Misfit> {
    let mut actual = 1;
    for (index, formal) in formals.iter().enumerate() {
        let info = formal.class.info();
        let taken = match operands.get(actual) {
            Some(operand) if accepts(formal.class, operand, scope) => Some(actual),
            Some(_) if info.optional => None,
            Some(_) => return Err(Misfit { index: actual, short: false }),
            None if info.optional => None,
            None => return Err(Misfit { index: actual, short: true }),
        };
        if let Some(place) = out.get_mut(index) {
            *place = taken.and_then(|index| u8::try_from(index).ok());
        }
        actual += usize::from(taken.is_some());
    }
    if actual < operands.len() { Err(Misfit { index: actual, short: false }) } else { Ok(()) }
}

struct Misfit {
    index: usize,
    /// Operands ran out.
    short: bool,
}

/// An operand of a candidate, with what is known of its class at hand.
#[derive(Clone, Copy, Debug)]
pub struct Formal {
    class: OperandClass,
    optional: bool,
    takes: Takes,
}

/// What an operand of a candidate takes.
#[derive(Clone, Copy, Debug)]
enum Takes {
    /// What the class says.
    AsClass,
    /// A word of the syntax, or the modifier that it is.
    Word(&'static str, Option<ImmKind>),
    /// Plain immediates in a range.
    Range(i64, i64),
    /// Immediates of a kind, whatever their value.
    Kind(ImmKind),
    /// Registers of a class.
    Members {
        members: Members,
        /// With source modifiers.
        modified: bool,
        /// And those that stand for a constant.
        inline_values: bool,
        /// And integers from one to another.
        integers: (i64, i64),
    },
    /// Immediates of whatever kind.
    Immediate,
}

/// Where it may matter to a class what an integer is: whether it is an inline constant, and how many bits it has.
const BOUNDARIES: [i64; 12] =
    [-16, -1, 0, 1, 64, 65, 0x7fff, 0x8000, 0xffff, 0x1_0000, 0x8000_0000, u32::MAX as i64];

/// The least and the greatest integer of a range all of which a class takes; none, if it does not take 0.
fn integers_of(class: OperandClass, scope: &Scope) -> (i64, i64) {
    let takes = |value: &i64| accepts(class, &Operand::imm(*value, ImmKind::Plain, Loc(0)), scope);
    let (below, above) = BOUNDARIES.split_at(2);
    if !above.first().is_some_and(takes) {
        return NO_INTEGER;
    }
    let least = if below.iter().all(takes) { below.first() } else { above.first() };
    let greatest = above.iter().take_while(|value| takes(value)).last();
    least.zip(greatest).map_or(NO_INTEGER, |(least, greatest)| (*least, *greatest))
}

/// No number is in this range.
const NO_INTEGER: (i64, i64) = (1, 0);

impl Formal {
    fn new(operand: &FormOperand, scope: &Scope) -> Self {
        let info = operand.class.info();
        let takes = match &info.accepts {
            Accepts::Reg(class) => Takes::Members {
                members: class.members(scope.mode),
                modified: false,
                inline_values: false,
                integers: NO_INTEGER,
            },
            // Which of them it takes depends on more than the class.
            Accepts::Src(rule) if rule.pairs && scope.target.has(Feature::DPALU_DPP) => Takes::AsClass,
            Accepts::Src(rule) => Takes::Members {
                members: rule.registers.members(scope.mode),
                modified: rule.fp_mods || rule.int_mods,
                inline_values: rule.inline_as.is_some(),
                integers: integers_of(operand.class, scope),
            },
            Accepts::Named if operand.class == OperandClass::VReg32OrOff => Takes::Members {
                members: RegClass::VGPR_32.members(scope.mode),
                modified: false,
                inline_values: false,
                integers: NO_INTEGER,
            },
            Accepts::Token(word) => Takes::Word(word, kind_of_word(word)),
            Accepts::Imm(kind) if takes_any_value(operand.class) => Takes::Kind(*kind),
            Accepts::Named if operand.class == OperandClass::Imm => Takes::Immediate,
            Accepts::Named if operand.class == OperandClass::S16Imm => {
                Takes::Range(imm16::S16.0, imm16::S16.1)
            }
            Accepts::Named if operand.class == OperandClass::U16Imm => {
                Takes::Range(imm16::U16.0, imm16::U16.1)
            }
            _ => Takes::AsClass,
        };
        Self { class: operand.class, optional: info.optional, takes }
    }

    /// Whether it takes the same as another.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.class == other.class && self.optional == other.optional
    }

    /// Whether it is a word of the syntax, or a modifier without a value.
    #[must_use]
    pub const fn is_word(&self) -> bool {
        matches!(self.takes, Takes::Word(..))
    }

    /// Whether it may be left out.
    #[must_use]
    pub const fn is_optional(&self) -> bool {
        self.optional
    }

    /// Whether it may be this operand.
    #[inline(always)]
    #[must_use]
    pub fn accepts(&self, operand: &Operand, scope: &Scope) -> bool {
        match (&operand.value, &self.takes) {
            (OperandValue::Imm { kind, .. }, Takes::Kind(wanted)) => kind == wanted,
            (OperandValue::Imm { kind, .. }, Takes::Word(_, wanted)) => *wanted == Some(*kind),
            (OperandValue::Imm { .. }, Takes::Immediate) => true,
            (OperandValue::Token(word), Takes::Word(wanted, _)) => word == wanted,
            (OperandValue::Imm { value, kind: ImmKind::Plain, .. }, Takes::Range(first, last)) => {
                first <= value && value <= last
            }
            (_, Takes::Kind(_) | Takes::Word(..) | Takes::Range(..) | Takes::Immediate) => false,
            (
                OperandValue::Reg { reg, modifiers },
                Takes::Members { members, modified, inline_values, .. },
            ) => {
                (*modified || !modifiers.any())
                    && (members.contains(*reg) || *inline_values && reg.is_inline_value())
            }
            (
                OperandValue::Imm { value, kind: ImmKind::Plain, is_fp: false, modifiers },
                Takes::Members { integers: (least, greatest), .. },
            ) if least <= value && value <= greatest && *modifiers == Modifiers::default() => true,
            _ => accepts(self.class, operand, scope),
        }
    }
}

/// A form that may be chosen, with what is worked out of it once.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The form.
    pub form: &'static Form,
    /// What tells that an instruction of the form passes all checks.
    pub shortcut: Option<Shortcut>,
    /// The same as operands come one by one, if that is possible and tells that the form is chosen, too.
    pub steps: Option<Steps>,
    formals: Box<[Formal]>,
    /// The place of the second half's mnemonic among the parsed operands, and the mnemonic.
    second_mnemonic: Option<(usize, &'static str)>,
    /// Another encoding may be preferred though this one fits.
    may_yield: bool,
    /// How many operands it takes at least.
    least: u8,
    /// And at most.
    most: u8,
}

impl Candidate {
    /// A form, where `scope` is.
    #[must_use]
    pub fn new(form: &'static Form, scope: &Scope) -> Self {
        let formals: Box<[Formal]> =
            form.operands().iter().map(|operand| Formal::new(operand, scope)).collect();
        let needed = |formal: &&Formal| !formal.optional;
        let least = formals.iter().filter(needed).count();
        // What follows from other operands is never written.
        let most = formals.iter().filter(|formal| formal.class != OperandClass::ExpEn).count();
        let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        let shortcut = Shortcut::of(form, scope.target);
        let second_mnemonic = form.second_mnemonic().map(|(index, word)| (index + 1, word));
        let may_yield = check::may_yield(form, scope.target);
        let simple = second_mnemonic.is_none() && !may_yield;
        Self {
            form,
            steps: shortcut.as_ref().filter(|_| simple).and_then(Shortcut::stepwise),
            shortcut,
            formals,
            second_mnemonic,
            may_yield,
            least: count(least),
            most: count(most),
        }
    }

    /// The operands, in their order.
    #[must_use]
    pub fn formals(&self) -> &[Formal] {
        &self.formals
    }

    /// How many operands it takes, at least and at most.
    #[must_use]
    pub fn operand_counts(&self) -> (u8, u8) {
        (self.least, self.most)
    }

    /// Whether it fits, and no other encoding is preferred.
    #[inline(always)]
    pub fn is_chosen(&self, operands: &[Operand], scope: &Scope, out: &mut Assignment) -> bool {
        // The first operand is the mnemonic.
        let count = operands.len() - 1;
        usize::from(self.least) <= count
            && count <= usize::from(self.most)
            && self.has_second_mnemonic(operands)
            && self.fits(operands, scope, out)
            && !self.yields(out, operands, scope)
    }

    /// Whether the second half of a pair is that of the form; most forms of a mnemonic differ in nothing else.
    #[inline]
    fn has_second_mnemonic(&self, operands: &[Operand]) -> bool {
        self.second_mnemonic.is_none_or(|(index, word)| {
            operands.get(index).is_some_and(|operand| operand.value == OperandValue::Token(word))
        })
    }

    fn yields(&self, assignment: &Assignment, operands: &[Operand], scope: &Scope) -> bool {
        self.may_yield && check::yields(self.form, assignment, operands, scope.target)
    }

    /// Tries to fit operands to the form, as [`fit`] does, but does not tell where that failed.
    #[inline(always)]
    fn fits(&self, operands: &[Operand], scope: &Scope, out: &mut Assignment) -> bool {
        *out = Assignment::default();
        let mut actual = 1;
        let mut places = self.formals.iter().zip(out.iter_mut());
        while let Some(operand) = operands.get(usize::from(actual)) {
            let Some((formal, place)) = places.next() else { return false };
            let accepted = formal.accepts(operand, scope);
            *place = accepted.then_some(actual);
            if !(accepted || formal.optional) {
                return false;
            }
            actual += u8::from(accepted);
        }
        places.all(|(formal, _)| formal.optional)
    }
}

/// What a name stands for beside what it was resolved to, where it is an alias of instructions.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The mnemonic of that name.
    pub own: Option<MnemonicId>,
    /// Those of the instructions.
    aliases: Vec<(MnemonicId, &'static Alias)>,
}

impl Beside {
    /// What a name stands for.
    #[must_use]
    pub fn of(name: &[u8]) -> Self {
        let aliases: Vec<_> = Alias::beside(name).collect();
        let own = MnemonicId::find(name).filter(|_| !aliases.is_empty());
        Self { own, aliases }
    }
}

/// Says why no form was found: walks all forms of the mnemonic, of all generations, and those `beside` it.
#[must_use]
pub fn explain(
    resolve: impl Fn(Variant) -> Option<MnemonicId>,
    beside: &Beside,
    operands: &[Operand],
    forced: Forced,
    scope: &Scope,
) -> Mismatch {
    let mut result = Mismatch::Mnemonic;
    for variant in forced.variants() {
        let own = resolve(*variant).into_iter().chain(beside.own).flat_map(|id| id.forms(*variant));
        // LLVM has the forms of aliases in every variant.
        let aliased = beside.aliases.iter().flat_map(|(id, alias)| {
            let forms = id.all_forms().map(form::form);
            forms.filter(|form| alias.names(form, *variant))
        });
        let forms: Vec<_> = own.map(form::form).chain(aliased).filter(|form| forced.names(form)).collect();
        let found = explain_forms(&forms, operands, forced, scope);
        // The most telling result wins; among equals, the last.
        let rank = |mismatch: &Mismatch| match mismatch {
            Mismatch::Mnemonic => 0,
            Mismatch::Operand(_) => 1,
            Mismatch::MissingFeature => 2,
        };
        if rank(&found) >= rank(&result) {
            result = found;
        }
    }
    result
}

/// Whether another encoding is preferred.
fn yields(form: &Form, assignment: &Assignment, operands: &[Operand], scope: &Scope) -> bool {
    check::may_yield(form, scope.target) && check::yields(form, assignment, operands, scope.target)
}

fn explain_forms(forms: &[&'static Form], operands: &[Operand], forced: Forced, scope: &Scope) -> Mismatch {
    let mut furthest = None;
    let mut lacks_feature = false;
    let mut wrong_kind = false;
    let mut unused = Assignment::default();
    if forms.is_empty() {
        return Mismatch::Mnemonic;
    }
    for form in forms {
        match fit(form.operands(), operands, scope, &mut unused) {
            // A form that runs out of operands decides the place, however far others got.
            Err(misfit) if misfit.short => furthest = Some(misfit.index),
            Err(misfit) => {
                let further = furthest.is_none_or(|index| index <= misfit.index);
                if !wrong_kind && further {
                    furthest = Some(misfit.index);
                }
            }
            Ok(()) if !scope.has(form) || !forced.is_in_mode(form) => lacks_feature = true,
            Ok(()) if !forced.allows(form) || yields(form, &unused, operands, scope) => wrong_kind = true,
            Ok(()) => {}
        }
    }
    if lacks_feature && !wrong_kind {
        return Mismatch::MissingFeature;
    }
    furthest.map_or(Mismatch::Operand(usize::MAX), Mismatch::Operand)
}
