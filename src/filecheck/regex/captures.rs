//! What the groups of a match captured, without back-references.
//!
//! Each part of the expression, from left to right, takes as much as lets the rest still match what is left; of
//! alternatives, the first that can take just that; of a repetition, the groups are those of its last pass.

use super::TooComplex;
use super::program::{NodeKind, Region, Sequence};
use super::search::Search;

type Groups = Vec<Option<(usize, usize)>>;

/// A sequence that is known to match from one place to another.
struct Job<'a> {
    sequence: &'a Sequence,
    start: usize,
    end: usize,
}

/// The groups of a match from `start` to `end`.
pub fn dissect(search: &mut Search<'_>, start: usize, end: usize, groups: u32) -> Result<Groups, TooComplex> {
    let mut found = Captured { opened: Vec::new(), groups: Vec::new() };
    let count = usize::try_from(groups).unwrap_or(0);
    found.opened.resize(count, None);
    found.groups.resize(count, None);
    walk(search, &Job { sequence: &search.program.root, start, end }, &mut found)?;
    Ok(found.groups)
}

struct Captured {
    opened: Vec<Option<usize>>,
    groups: Groups,
}

impl Captured {
    fn open(&mut self, group: u32, at: usize) {
        if let Some(slot) = index(group).and_then(|index| self.opened.get_mut(index)) {
            *slot = Some(at);
        }
    }

    fn close(&mut self, group: u32, at: usize) {
        let Some(index) = index(group) else { return };
        if let (Some(start), Some(slot)) =
            (self.opened.get(index).copied().flatten(), self.groups.get_mut(index))
        {
            *slot = Some((start, at));
        }
    }
}

fn index(group: u32) -> Option<usize> {
    usize::try_from(group).ok()?.checked_sub(1)
}

/// Recursion goes as deep as the expression nests, which reading it has limited.
fn walk(search: &mut Search<'_>, job: &Job<'_>, found: &mut Captured) -> Result<(), TooComplex> {
    let mut at = job.start;
    for node in &job.sequence.nodes {
        match &node.kind {
            NodeKind::One => at += 1,
            NodeKind::Empty => {}
            NodeKind::Open(group) => found.open(*group, at),
            NodeKind::Close(group) => found.close(*group, at),
            NodeKind::Plus(sequence) => {
                let rest = extent(search, node.region, job, at)?;
                let (start, end) = last_pass(search, sequence.region, at, rest)?;
                walk(search, &Job { sequence, start, end }, found)?;
                at = rest;
            }
            NodeKind::Quest(sequence) => {
                let rest = extent(search, node.region, job, at)?;
                if search.longest(sequence.region, at, rest)?.is_some() {
                    walk(search, &Job { sequence, start: at, end: rest }, found)?;
                }
                at = rest;
            }
            NodeKind::Alt(branches) => {
                let rest = extent(search, node.region, job, at)?;
                for sequence in branches {
                    if search.longest(sequence.region, at, rest)? == Some(rest) {
                        walk(search, &Job { sequence, start: at, end: rest }, found)?;
                        break;
                    }
                }
                at = rest;
            }
        }
    }
    Ok(())
}

/// Where the part that starts at `at` ends: as far as possible, as long as the rest of the sequence can follow.
fn extent(search: &mut Search<'_>, part: Region, job: &Job<'_>, at: usize) -> Result<usize, TooComplex> {
    let rest = Region { start: part.end, end: job.sequence.region.end };
    let mut limit = job.end;
    loop {
        let Some(end) = search.longest(part, at, limit)? else { return Ok(at) };
        if rest.start == rest.end {
            return Ok(end);
        }
        if search.longest(rest, end, job.end)? == Some(job.end) || end <= at {
            return Ok(end);
        }
        limit = end - 1;
    }
}

/// The last pass of a repetition from `at` to `end`, each pass taking as much as it can.
fn last_pass(
    search: &mut Search<'_>,
    body: Region,
    at: usize,
    end: usize,
) -> Result<(usize, usize), TooComplex> {
    let mut before = at;
    let mut start = at;
    loop {
        match search.longest(body, start, end)? {
            None => return Ok((before, start)),
            Some(stop) if stop == start => return Ok((start, stop)),
            Some(stop) => {
                before = start;
                start = stop;
            }
        }
    }
}
