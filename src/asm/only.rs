//! Instructions with a single form, whose operands need not be kept: each is held against the form as it is read.

use super::accept::Scope;
use super::check::Steps;
use super::matcher::{Candidate, Formal};
use super::operand::Operand;
use super::plain::Sink;

/// What is known of an instruction that has a single form.
#[derive(Debug)]
pub struct Only<'a> {
    /// What may follow.
    formals: std::slice::Iter<'a, Formal>,
    scope: &'a Scope<'a>,
    steps: Steps,
    count: usize,
}

impl<'a> Only<'a> {
    /// No operand so far; none, if it takes all of them together to tell whether the form is chosen and passes.
    #[inline]
    pub fn new(candidate: &'a Candidate, scope: &'a Scope<'a>) -> Option<Self> {
        let steps = candidate.steps?;
        Some(Self { formals: candidate.formals().iter(), scope, steps, count: 0 })
    }

    /// Whether the instruction passes for certain with no more operands.
    #[inline]
    pub fn is_certain(&self) -> bool {
        self.formals.as_slice().iter().all(Formal::is_optional)
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
            let formal = self.formals.next()?;
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
