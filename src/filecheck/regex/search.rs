//! Running the automaton: all its states at once, byte by byte, so that no text makes it slow.

use super::TooComplex;
use super::literal::Literals;
use super::parse::Look;
use super::program::{Inst, Program, Region};

/// How many more steps all searches together may take.
#[derive(Clone, Copy, Debug)]
pub struct Budget(u64);

impl Budget {
    /// Enough for any honest test (a step is some nanoseconds), and an end for the others.
    pub const DEFAULT: Self = Self(500_000_000);

    /// Takes `steps` away.
    pub fn spend(&mut self, steps: usize) -> Result<(), TooComplex> {
        let steps = u64::try_from(steps).unwrap_or(u64::MAX);
        match self.0.checked_sub(steps) {
            Some(rest) => {
                self.0 = rest;
                Ok(())
            }
            None => {
                self.0 = 0;
                Err(TooComplex)
            }
        }
    }
}

/// A state of the automaton, and where the match it belongs to started.
#[derive(Clone, Copy, Debug)]
struct Thread {
    inst: u32,
    start: usize,
}

/// A program at work on a text.
pub struct Search<'a> {
    /// The program.
    pub program: &'a Program,
    /// The text.
    pub text: &'a [u8],
    /// What may still be spent.
    pub budget: &'a mut Budget,
    current: Vec<Thread>,
    next: Vec<Thread>,
    stack: Vec<u32>,
    /// The round in which each instruction was reached last, so that it is followed once a round.
    reached: Vec<u32>,
    round: u32,
}

impl<'a> Search<'a> {
    /// A search of `text`.
    pub fn new(program: &'a Program, text: &'a [u8], budget: &'a mut Budget) -> Self {
        Self {
            program,
            text,
            budget,
            current: Vec::new(),
            next: Vec::new(),
            stack: Vec::new(),
            reached: vec![0; program.insts.len() + 1],
            round: 0,
        }
    }

    /// The leftmost match of `region` that starts at or behind `from`, and the longest one there.
    pub fn leftmost(
        &mut self,
        region: Region,
        from: usize,
        literals: &Literals,
    ) -> Result<Option<(usize, usize)>, TooComplex> {
        self.run(region, from, self.text.len(), Some(literals))
    }

    /// The end of the longest match of `region` that starts at `from` and does not end behind `limit`.
    pub fn longest(
        &mut self,
        region: Region,
        from: usize,
        limit: usize,
    ) -> Result<Option<usize>, TooComplex> {
        Ok(self.run(region, from, limit, None)?.map(|(_, end)| end))
    }

    /// Threads stand in the order of their starts, so that the first to reach a state is the leftmost.
    fn run(
        &mut self,
        region: Region,
        from: usize,
        limit: usize,
        literals: Option<&Literals>,
    ) -> Result<Option<(usize, usize)>, TooComplex> {
        let mut best: Option<(usize, usize)> = None;
        let mut at = from;
        let mut may_start = true;
        self.current.clear();
        self.next_round();
        loop {
            if may_start {
                if self.current.is_empty()
                    && let Some(literals) = literals
                {
                    match literals.candidate(self.text, at) {
                        Some(place) => {
                            at = place;
                            self.next_round();
                        }
                        None => break,
                    }
                }
                self.follow(region, region.start, at, at, &mut best);
                may_start = literals.is_some() && best.is_none();
            }
            self.budget.spend(self.current.len() + 1)?;
            if at >= limit || (self.current.is_empty() && !may_start) {
                break;
            }
            let byte = self.text.get(at).copied();
            at += 1;
            self.next_round();
            let mut threads = std::mem::take(&mut self.current);
            std::mem::swap(&mut self.current, &mut self.next);
            for thread in &threads {
                if best.is_some_and(|(start, _)| thread.start > start) {
                    break;
                }
                if self.takes(thread.inst, byte) {
                    self.follow(region, thread.inst + 1, thread.start, at, &mut best);
                }
            }
            threads.clear();
            self.next = threads;
            may_start &= best.is_none();
        }
        self.current.clear();
        Ok(best)
    }

    fn next_round(&mut self) {
        if let Some(round) = self.round.checked_add(1) {
            self.round = round;
        } else {
            self.reached.fill(0);
            self.round = 1;
        }
    }

    fn inst(&self, at: u32) -> Option<&'a Inst> {
        self.program.insts.get(usize::try_from(at).ok()?)
    }

    #[inline]
    fn takes(&self, inst: u32, byte: Option<u8>) -> bool {
        match (self.inst(inst), byte) {
            (Some(Inst::Byte(wanted)), Some(byte)) => *wanted == byte,
            (Some(Inst::Set(set)), Some(byte)) => set.contains(byte),
            _ => false,
        }
    }

    /// Adds the states that can be reached from `inst` without taking a byte.
    fn follow(
        &mut self,
        region: Region,
        inst: u32,
        start: usize,
        at: usize,
        best: &mut Option<(usize, usize)>,
    ) {
        self.stack.clear();
        self.stack.push(inst);
        while let Some(inst) = self.stack.pop() {
            match usize::try_from(inst).ok().and_then(|inst| self.reached.get_mut(inst)) {
                Some(reached) if *reached != self.round => *reached = self.round,
                _ => continue,
            }
            if inst == region.end {
                if best.is_none_or(|(leftmost, _)| start <= leftmost) {
                    *best = Some((start, at));
                }
                continue;
            }
            match self.inst(inst) {
                Some(Inst::Byte(_) | Inst::Set(_)) => self.current.push(Thread { inst, start }),
                Some(Inst::Look(look)) if !holds(*look, self.text, at) => {}
                Some(Inst::Split(other)) => {
                    self.stack.push(*other);
                    self.stack.push(inst + 1);
                }
                Some(Inst::Again(back, _)) => {
                    self.stack.push(inst + 1);
                    self.stack.push(*back);
                }
                Some(Inst::Jump(target)) => self.stack.push(*target),
                Some(Inst::Look(_) | Inst::Open(_) | Inst::Close(_) | Inst::Enter(_) | Inst::Back(..)) => {
                    self.stack.push(inst + 1)
                }
                None => {}
            }
        }
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether the condition holds at that place of the text.
pub fn holds(look: Look, text: &[u8], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| text.get(at)).copied();
    let behind = text.get(at).copied();
    match look {
        Look::LineStart => before.is_none_or(|byte| byte == b'\n'),
        Look::LineEnd => behind.is_none_or(|byte| byte == b'\n'),
        Look::WordStart => !before.is_some_and(is_word) && behind.is_some_and(is_word),
        Look::WordEnd => before.is_some_and(is_word) && !behind.is_some_and(is_word),
    }
}
