//! POSIX extended regular expressions over bytes, as LLVM's own matcher understands them: leftmost-longest, with
//! back-references `\1` to `\9` and `\g{N}`, and `.`, `^` and `$` minding line ends.
//!
//! LLVM's matcher descends from Henry Spencer's, and so do the facts here: which texts are faulty and how that is
//! reported, and what a group captures when several readings are possible. The engine is a simulated automaton;
//! only back-references need backtracking. Every search spends from a [`Budget`], so that none can hang.

mod backtrack;
mod bracket;
mod captures;
mod literal;
mod parse;
mod program;
mod search;
mod set;

pub use parse::Fault;
use program::{Program, Region};
pub use search::Budget;
use search::Search;

/// What a search found: byte offsets into the text searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where the match starts.
    pub start: usize,
    /// Where it ends (exclusive).
    pub end: usize,
    /// What each group captured, group 1 first; empty unless asked for.
    pub groups: Vec<Option<(usize, usize)>>,
}

/// The search was given up: it took more steps than its [`Budget`] allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooComplex;

/// A compiled regular expression.
#[derive(Debug)]
pub struct Regex {
    program: Program,
    groups: u32,
    backrefs: bool,
    literals: literal::Literals,
}

/// How many groups a regular expression has.
///
/// # Errors
/// Where it is faulty.
pub fn count_groups(pattern: &[u8]) -> Result<u32, Fault> {
    parse::parse(pattern, false).map(|parsed| parsed.groups)
}

impl Regex {
    /// Compiles `pattern`.
    ///
    /// # Errors
    /// Where it is faulty, or too large.
    pub fn new(pattern: &[u8], ignore_case: bool) -> Result<Self, Fault> {
        let parsed = parse::parse(pattern, ignore_case)?;
        let literals = literal::Literals::of(&parsed.sequence);
        let program = Program::new(&parsed.sequence)?;
        Ok(Self { program, groups: parsed.groups, backrefs: parsed.backrefs, literals })
    }

    /// Finds the leftmost match, and the longest one there. Groups are worked out if `captures` says so.
    ///
    /// # Errors
    /// [`TooComplex`] if `budget` runs out.
    pub fn find(
        &self,
        text: &[u8],
        captures: bool,
        budget: &mut Budget,
    ) -> Result<Option<Found>, TooComplex> {
        if let Some(whole) = self.literals.whole() {
            let found = memchr::memmem::find(text, whole);
            return Ok(found.map(|start| Found { start, end: start + whole.len(), groups: Vec::new() }));
        }
        if self.literals.rules_out(text) {
            return Ok(None);
        }
        let whole = self.program.whole();
        let mut search = Search::new(&self.program, text, budget);
        let mut from = 0;
        loop {
            let Some((start, end)) = search.leftmost(whole, from, &self.literals)? else { return Ok(None) };
            if !self.backrefs {
                let groups = if captures {
                    captures::dissect(&mut search, start, end, self.groups)?
                } else {
                    Vec::new()
                };
                return Ok(Some(Found { start, end, groups }));
            }
            if let Some(found) = self.settle(&mut search, whole, start, end)? {
                return Ok(Some(found));
            }
            // The automaton reads a back-reference as anything that its group could match, so this was a false alarm.
            from = start + 1;
            if from > text.len() {
                return Ok(None);
            }
        }
    }

    /// The longest match from `start` that also satisfies the back-references, given the longest that need not.
    fn settle(
        &self,
        search: &mut Search<'_>,
        whole: Region,
        start: usize,
        end: usize,
    ) -> Result<Option<Found>, TooComplex> {
        let mut end = end;
        loop {
            if let Some(groups) = backtrack::dissect(search, start, end, self.groups)? {
                return Ok(Some(Found { start, end, groups }));
            }
            if end == start {
                return Ok(None);
            }
            match search.longest(whole, start, end - 1)? {
                Some(shorter) => end = shorter,
                None => return Ok(None),
            }
        }
    }
}
