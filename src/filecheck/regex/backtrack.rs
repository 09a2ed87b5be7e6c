//! Matching with back-references: trying one reading after another, the way LLVM orders them.

use super::TooComplex;
use super::program::Inst;
use super::search::{Search, holds};

type Groups = Vec<Option<(usize, usize)>>;

/// A step of this kind counts for as many of the automaton: they are what can grow exponentially.
const STEP_COST: usize = 8;
/// Open choices beyond this end the search: memory has to have an end too.
const MAX_PENDING: usize = 1 << 22;

/// What to do when the present reading fails.
enum Pending {
    /// Try this instruction at that place.
    Try { inst: u32, at: usize },
    /// Restore where a group was opened.
    Opened(usize, Option<usize>),
    /// Restore what a group captured.
    Closed(usize, Option<usize>),
    /// Restore where a repetition's pass started.
    Pass(usize, usize),
}

struct Reading {
    opened: Vec<Option<usize>>,
    closed: Vec<Option<usize>>,
    passes: Vec<usize>,
}

fn replace<T: Copy>(slots: &mut [T], index: usize, value: T) -> Option<T> {
    slots.get_mut(index).map(|slot| std::mem::replace(slot, value))
}

/// The groups of a match from `start` to exactly `end`, if there is a reading that satisfies the back-references.
pub fn dissect(
    search: &mut Search<'_>,
    start: usize,
    end: usize,
    groups: u32,
) -> Result<Option<Groups>, TooComplex> {
    let program = search.program;
    let text = search.text;
    let whole = program.whole();
    let count = usize::try_from(groups).unwrap_or(0) + 1;
    let loops = usize::try_from(program.loops).unwrap_or(0);
    let mut reading =
        Reading { opened: vec![None; count], closed: vec![None; count], passes: vec![0; loops] };
    let mut pending = vec![Pending::Try { inst: whole.start, at: start }];
    while let Some(next) = pending.pop() {
        let (mut inst, mut at) = match next {
            Pending::Try { inst, at } => (inst, at),
            Pending::Opened(group, value) => {
                replace(&mut reading.opened, group, value);
                continue;
            }
            Pending::Closed(group, value) => {
                replace(&mut reading.closed, group, value);
                continue;
            }
            Pending::Pass(number, value) => {
                replace(&mut reading.passes, number, value);
                continue;
            }
        };
        loop {
            search.budget.spend(STEP_COST)?;
            if pending.len() > MAX_PENDING {
                return Err(TooComplex);
            }
            if inst == whole.end {
                if at == end {
                    return Ok(Some(reading.groups()));
                }
                break;
            }
            let Some(step) = usize::try_from(inst).ok().and_then(|inst| program.insts.get(inst)) else {
                break;
            };
            match reading.step(step, inst, at, text.get(..end).unwrap_or(text), text, &mut pending) {
                Some(place) => (inst, at) = place,
                None => break,
            }
        }
    }
    Ok(None)
}

impl Reading {
    /// Carries one instruction out; `None` if this reading fails there. Matches must not pass the end of `window`.
    fn step(
        &mut self,
        step: &Inst,
        inst: u32,
        at: usize,
        window: &[u8],
        text: &[u8],
        pending: &mut Vec<Pending>,
    ) -> Option<(u32, usize)> {
        let next = inst + 1;
        match step {
            Inst::Byte(byte) => (window.get(at) == Some(byte)).then_some((next, at + 1)),
            Inst::Set(set) => {
                window.get(at).is_some_and(|&byte| set.contains(byte)).then_some((next, at + 1))
            }
            Inst::Look(look) => holds(*look, text, at).then_some((next, at)),
            Inst::Split(other) => {
                pending.push(Pending::Try { inst: *other, at });
                Some((next, at))
            }
            Inst::Jump(target) => Some((*target, at)),
            Inst::Open(group) => {
                let group = usize::try_from(*group).ok()?;
                let old = replace(&mut self.opened, group, Some(at))?;
                pending.push(Pending::Opened(group, old));
                Some((next, at))
            }
            Inst::Close(group) => {
                let group = usize::try_from(*group).ok()?;
                let old = replace(&mut self.closed, group, Some(at))?;
                pending.push(Pending::Closed(group, old));
                Some((next, at))
            }
            Inst::Enter(number) => {
                self.pass(*number, at, pending)?;
                Some((next, at))
            }
            Inst::Again(back, number) => {
                let last = *self.passes.get(usize::try_from(*number).ok()?)?;
                // A pass that took nothing is the last one.
                if last == at {
                    return Some((next, at));
                }
                pending.push(Pending::Try { inst: next, at });
                self.pass(*number, at, pending)?;
                Some((*back, at))
            }
            Inst::Back(group, behind) => {
                let group = usize::try_from(*group).ok()?;
                let (start, end) = (*self.opened.get(group)?, *self.closed.get(group)?);
                let captured = text.get(start?..end?)?;
                window.get(at..)?.starts_with(captured).then_some((*behind, at + captured.len()))
            }
        }
    }

    fn pass(&mut self, number: u32, at: usize, pending: &mut Vec<Pending>) -> Option<()> {
        let number = usize::try_from(number).ok()?;
        let old = replace(&mut self.passes, number, at)?;
        pending.push(Pending::Pass(number, old));
        Some(())
    }

    fn groups(&self) -> Groups {
        self.opened.iter().zip(&self.closed).skip(1).map(|(start, end)| start.zip(*end)).collect()
    }
}
