//! Reading a regular expression. Which texts are faulty, and what the fault is called, is as in LLVM.

use std::rc::Rc;

use super::set::ByteSet;

/// What is wrong with a regular expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// An unknown collating element in a bracket expression.
    #[error("invalid collating element")]
    CollatingElement,
    /// An unknown `[:class:]`.
    #[error("invalid character class")]
    CharacterClass,
    /// Nothing follows the last backslash.
    #[error("trailing backslash (\\)")]
    TrailingBackslash,
    /// A reference to a group that is not complete yet.
    #[error("invalid backreference number")]
    BackReference,
    /// An open bracket expression.
    #[error("brackets ([ ]) not balanced")]
    Brackets,
    /// A parenthesis without its counterpart.
    #[error("parentheses not balanced")]
    Parentheses,
    /// An open repetition count.
    #[error("braces not balanced")]
    Braces,
    /// A repetition count above 255, or a range of them that is upside down.
    #[error("invalid repetition count(s)")]
    RepetitionCount,
    /// A range of characters that is upside down.
    #[error("invalid character range")]
    CharacterRange,
    /// Too large, or too deeply nested.
    #[error("out of memory")]
    TooLarge,
    /// Nothing to repeat.
    #[error("repetition-operator operand invalid")]
    Repetition,
    /// Nothing where an expression is needed.
    #[error("empty (sub)expression")]
    Empty,
}

/// One step of a sequence. A group is two steps around its content, as repetition and capture see it.
#[derive(Clone, Debug)]
pub enum Item {
    /// This byte.
    Byte(u8),
    /// One of these bytes.
    Set(ByteSet),
    /// A place, not a byte.
    Look(Look),
    /// A group starts.
    Open(u32),
    /// A group ends.
    Close(u32),
    /// One or more times.
    Plus(Vec<Item>),
    /// Not at all or once.
    Quest(Vec<Item>),
    /// The first of these that lets the whole be longest.
    Alt(Vec<Vec<Item>>),
    /// What the group captured last, and what the group could capture.
    Back(u32, Rc<Vec<Item>>),
}

/// A condition on a place between two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The start of a line or of the text.
    LineStart,
    /// The end of a line or of the text.
    LineEnd,
    /// The start of a word.
    WordStart,
    /// The end of a word.
    WordEnd,
}

/// A regular expression that has been read.
#[derive(Debug)]
pub struct Parsed {
    /// Its content.
    pub sequence: Vec<Item>,
    /// How many groups it has.
    pub groups: u32,
    /// Whether it refers back to one.
    pub backrefs: bool,
}

/// Groups whose content is remembered for back-references. FileCheck itself refers to 20 at most.
const REMEMBERED_GROUPS: usize = 64;
/// Nesting beyond this is refused: reading recurses.
const MAX_DEPTH: u32 = 500;
/// Steps beyond this are refused: counted repetition multiplies them.
const MAX_ITEMS: usize = 1 << 18;
/// The highest repetition count.
const MAX_COUNT: u32 = 255;

/// Reads a regular expression.
pub fn parse(pattern: &[u8], ignore_case: bool) -> Result<Parsed, Fault> {
    let refers_back = pattern.windows(2).any(|pair| matches!(pair, [b'\\', b'1'..=b'9' | b'g']));
    let mut parser = Parser {
        pattern,
        at: 0,
        ignore_case,
        groups: 0,
        closed: Vec::new(),
        refers_back,
        backrefs: false,
        depth: 0,
        items: 0,
    };
    let sequence = parser.alternatives(None)?;
    Ok(Parsed { sequence, groups: parser.groups, backrefs: parser.backrefs })
}

pub(super) struct Parser<'a> {
    pub(super) pattern: &'a [u8],
    pub(super) at: usize,
    pub(super) ignore_case: bool,
    groups: u32,
    /// The content of each complete group by its number, if a back-reference may want it.
    closed: Vec<Option<Rc<Vec<Item>>>>,
    refers_back: bool,
    backrefs: bool,
    depth: u32,
    items: usize,
}

impl Parser<'_> {
    pub(super) fn peek(&self) -> Option<u8> {
        self.pattern.get(self.at).copied()
    }

    pub(super) fn peek_second(&self) -> Option<u8> {
        self.pattern.get(self.at + 1).copied()
    }

    pub(super) fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let eaten = self.peek() == Some(byte);
        self.at += usize::from(eaten);
        eaten
    }

    fn spend(&mut self, items: usize) -> Result<(), Fault> {
        self.items = self.items.saturating_add(items);
        if self.items > MAX_ITEMS { Err(Fault::TooLarge) } else { Ok(()) }
    }

    /// Alternatives up to `stop` (exclusive) or the end.
    fn alternatives(&mut self, stop: Option<u8>) -> Result<Vec<Item>, Fault> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Fault::TooLarge);
        }
        let mut branches = Vec::new();
        let sequence = loop {
            let mut sequence = Vec::new();
            while self.peek().is_some_and(|byte| byte != b'|' && Some(byte) != stop) {
                self.repeated_atom(&mut sequence)?;
            }
            if sequence.is_empty() {
                return Err(Fault::Empty);
            }
            if !self.eat(b'|') {
                break sequence;
            }
            branches.push(sequence);
        };
        self.depth -= 1;
        if branches.is_empty() {
            return Ok(sequence);
        }
        branches.push(sequence);
        Ok(vec![Item::Alt(branches)])
    }

    fn at_repetition(&self) -> bool {
        match self.peek() {
            Some(b'*' | b'+' | b'?') => true,
            Some(b'{') => self.peek_second().is_some_and(|byte| byte.is_ascii_digit()),
            _ => false,
        }
    }

    /// One atom with its repetition, added to `sequence`.
    fn repeated_atom(&mut self, sequence: &mut Vec<Item>) -> Result<(), Fault> {
        let caret = self.peek() == Some(b'^');
        let before = self.items;
        let atom = self.atom()?;
        self.spend(1)?;
        if !self.at_repetition() {
            sequence.extend(atom);
            return Ok(());
        }
        let operator = self.next();
        if caret {
            return Err(Fault::Repetition);
        }
        match operator {
            Some(b'*') => sequence.push(Item::Quest(vec![Item::Plus(atom)])),
            Some(b'+') => sequence.push(Item::Plus(atom)),
            Some(b'?') => sequence.push(Item::Alt(vec![atom, Vec::new()])),
            _ => {
                let (from, to) = self.counts()?;
                let copies = usize::try_from(to.unwrap_or(from)).unwrap_or(usize::MAX);
                self.spend((self.items - before).saturating_mul(copies))?;
                repeat(sequence, &atom, from, to);
                self.end_of_counts()?;
            }
        }
        if self.at_repetition() { Err(Fault::Repetition) } else { Ok(()) }
    }

    fn atom(&mut self) -> Result<Vec<Item>, Fault> {
        let item = match self.next() {
            Some(b'(') => return self.group(),
            Some(b')') => return Err(Fault::Parentheses),
            Some(b'^') => Item::Look(Look::LineStart),
            Some(b'$') => Item::Look(Look::LineEnd),
            Some(b'*' | b'+' | b'?') => return Err(Fault::Repetition),
            Some(b'.') => {
                let mut set = ByteSet::default();
                set.insert(b'\n');
                set.invert();
                Item::Set(set)
            }
            Some(b'[') => self.bracket()?,
            Some(b'\\') => self.escape()?,
            Some(b'{') if self.peek().is_some_and(|byte| byte.is_ascii_digit()) => {
                return Err(Fault::Repetition);
            }
            Some(byte) => self.ordinary(byte),
            None => return Err(Fault::Empty),
        };
        Ok(vec![item])
    }

    pub(super) fn ordinary(&self, byte: u8) -> Item {
        if !self.ignore_case || !byte.is_ascii_alphabetic() {
            return Item::Byte(byte);
        }
        let mut set = ByteSet::default();
        set.insert(byte);
        set.fold_case();
        Item::Set(set)
    }

    fn group(&mut self) -> Result<Vec<Item>, Fault> {
        if self.peek().is_none() {
            return Err(Fault::Parentheses);
        }
        self.groups += 1;
        let number = self.groups;
        self.spend(2)?;
        let content = if self.peek() == Some(b')') { Vec::new() } else { self.alternatives(Some(b')'))? };
        if !self.eat(b')') {
            return Err(Fault::Parentheses);
        }
        self.remember(number, &content)?;
        let mut items = vec![Item::Open(number)];
        items.extend(content);
        items.push(Item::Close(number));
        Ok(items)
    }

    fn remember(&mut self, number: u32, content: &[Item]) -> Result<(), Fault> {
        let index = usize::try_from(number).unwrap_or(usize::MAX);
        if !self.refers_back || index > REMEMBERED_GROUPS {
            return Ok(());
        }
        if self.closed.len() <= index {
            self.closed.resize(index + 1, None);
        }
        self.spend(count(content))?;
        if let Some(slot) = self.closed.get_mut(index) {
            *slot = Some(Rc::new(content.to_vec()));
        }
        Ok(())
    }

    fn escape(&mut self) -> Result<Item, Fault> {
        match self.next() {
            None => Err(Fault::TrailingBackslash),
            Some(digit @ b'1'..=b'9') => self.back(usize::from(digit - b'0')),
            Some(b'g') => {
                if !self.eat(b'{') {
                    return Err(Fault::Repetition);
                }
                let mut number = 0usize;
                while let Some(digit @ b'0'..=b'9') = self.peek() {
                    number = number.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
                    self.at += 1;
                }
                if !self.eat(b'}') {
                    return Err(Fault::Repetition);
                }
                self.back(number)
            }
            Some(byte) => Ok(self.ordinary(byte)),
        }
    }

    fn back(&mut self, number: usize) -> Result<Item, Fault> {
        let Some(content) = self.closed.get(number).cloned().flatten() else {
            return Err(Fault::BackReference);
        };
        self.spend(count(&content))?;
        self.backrefs = true;
        Ok(Item::Back(u32::try_from(number).unwrap_or(u32::MAX), content))
    }

    /// `from`, and `to` unless it is open, of a repetition whose `{` is behind us.
    fn counts(&mut self) -> Result<(u32, Option<u32>), Fault> {
        let from = self.count()?;
        if !self.eat(b',') {
            return Ok((from, Some(from)));
        }
        if !self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            return Ok((from, None));
        }
        let to = self.count()?;
        if from <= to { Ok((from, Some(to))) } else { Err(Fault::RepetitionCount) }
    }

    fn count(&mut self) -> Result<u32, Fault> {
        let mut count = 0;
        let mut digits = 0;
        while count <= MAX_COUNT
            && let Some(digit @ b'0'..=b'9') = self.peek()
        {
            count = count * 10 + u32::from(digit - b'0');
            digits += 1;
            self.at += 1;
        }
        if digits > 0 && count <= MAX_COUNT { Ok(count) } else { Err(Fault::RepetitionCount) }
    }

    fn end_of_counts(&mut self) -> Result<(), Fault> {
        if self.eat(b'}') {
            return Ok(());
        }
        let closed = self.pattern.get(self.at..).unwrap_or_default().contains(&b'}');
        Err(if closed { Fault::RepetitionCount } else { Fault::Braces })
    }
}

fn count(items: &[Item]) -> usize {
    items
        .iter()
        .map(|item| match item {
            Item::Plus(inner) | Item::Quest(inner) => 1 + count(inner),
            Item::Alt(branches) => 1 + branches.iter().map(|branch| 1 + count(branch)).sum::<usize>(),
            Item::Back(_, content) => 1 + count(content),
            _ => 1,
        })
        .sum()
}

/// Spells a counted repetition out. Which copy may be left out decides what groups capture.
fn repeat(sequence: &mut Vec<Item>, atom: &[Item], from: u32, to: Option<u32>) {
    match (from, to) {
        (0, Some(0)) => {}
        (0, _) => {
            let mut some = Vec::new();
            repeat(&mut some, atom, 1, to);
            sequence.push(Item::Alt(vec![some, Vec::new()]));
        }
        (_, None) => {
            for _ in 1..from {
                sequence.extend_from_slice(atom);
            }
            sequence.push(Item::Plus(atom.to_vec()));
        }
        (_, Some(to)) => {
            for _ in 1..from {
                sequence.extend_from_slice(atom);
            }
            for _ in from..to {
                sequence.push(Item::Alt(vec![atom.to_vec(), Vec::new()]));
            }
            sequence.extend_from_slice(atom);
        }
    }
}
