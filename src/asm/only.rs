//! Instructions with a single form, or forms that differ in the words at their end, whose operands need not be kept: each
//! is held against the form as it is read.

use super::accept::Scope;
use super::check::Steps;
use super::matcher::{Candidate, Formal};
use super::operand::Operand;
use super::plain::Sink;

/// So many words may stand at the end: `done row_en`.
const MAX_WORDS: usize = 2;

/// What is known of an instruction whose operands come one by one.
#[derive(Debug)]
pub struct Only<'a> {
    /// What may follow, whichever form it is.
    formals: std::slice::Iter<'a, Formal>,
    scope: &'a Scope<'a>,
    steps: Steps,
    count: usize,
    /// The forms that differ behind what they share; none where there is a single one.
    ends: &'a [Candidate],
    /// How many operands they share.
    shared: usize,
    /// The words behind those.
    words: [Option<Operand>; MAX_WORDS],
}

impl<'a> Only<'a> {
    /// No operand so far; none, if it takes all of them together to tell whether the form is chosen and passes.
    #[inline]
    pub fn new(candidate: &'a Candidate, scope: &'a Scope<'a>) -> Option<Self> {
        let (steps, formals) = (candidate.steps?, candidate.formals().iter());
        Some(Self { formals, scope, steps, count: 0, ends: &[], shared: 0, words: [None; MAX_WORDS] })
    }

    /// No operand so far of forms of which [`shared`] says how many they share.
    #[inline]
    pub fn among(forms: &'a [Candidate], shared: usize, scope: &'a Scope<'a>) -> Option<Self> {
        let first = forms.first()?;
        let formals = first.formals().get(..shared)?.iter();
        Some(Self { formals, ends: forms, shared, ..Self::new(first, scope)? })
    }

    /// Whether the instruction passes for certain with no more operands.
    #[inline]
    pub fn is_certain(&self) -> bool {
        self.formals.as_slice().iter().all(Formal::is_optional)
            && (self.ends.is_empty() || self.ends.iter().any(|form| self.ends_as(form)))
    }

    /// Whether what stands behind the shared operands is what a form needs there.
    fn ends_as(&self, form: &Candidate) -> bool {
        let mut words = self.words.iter().flatten();
        let mut needed = needed(form.formals().get(self.shared..).unwrap_or_default());
        needed.all(|formal| words.next().is_some_and(|word| formal.accepts(word, self.scope)))
            && words.next().is_none()
    }

    /// Adds what stands behind the operands that all forms have.
    fn add_word(&mut self, operand: Operand) -> Option<()> {
        if self.ends.is_empty() {
            return None;
        }
        let place = self.words.iter_mut().find(|place| place.is_none())?;
        *place = Some(operand);
        Some(())
    }
}

impl Sink for Only<'_> {
    #[inline(always)]
    fn count(&self) -> usize {
        self.count
    }

    #[inline(always)]
    fn take(&mut self, operand: Operand) -> Option<()> {
        self.count += 1;
        loop {
            let Some(formal) = self.formals.next() else { return self.add_word(operand) };
            if formal.accepts(&operand, self.scope) {
                return self.steps.add(&operand);
            }
            if !formal.is_optional() {
                return None;
            }
        }
    }

    /// Nothing is kept, and what could not be read makes the instruction uncertain.
    fn truncate(&mut self, _: usize) {}
}

/// How many operands forms share that differ in nothing but words behind them, and all pass whatever the operands are;
/// 0 for others.
pub fn shared(forms: &[Candidate]) -> usize {
    let Some((first, others)) = forms.split_first() else { return 0 };
    let in_all = |(place, formal): &(usize, &Formal)| {
        let same = |other: &Candidate| other.formals().get(*place).is_some_and(|own| own.is_same(formal));
        !(formal.is_optional() || formal.is_word()) && others.iter().all(same)
    };
    let count = first.formals().iter().enumerate().take_while(in_all).count();
    let simple = |form: &Candidate| {
        matches!(form.steps, Some(Steps::Free)) && needed(&form.formals()[count..]).all(Formal::is_word)
    };
    if forms.iter().all(simple) { count } else { 0 }
}

/// Those that may not be left out.
fn needed(formals: &[Formal]) -> impl Iterator<Item = &Formal> {
    formals.iter().filter(|formal| !formal.is_optional())
}
