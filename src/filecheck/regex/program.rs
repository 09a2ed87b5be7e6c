//! The automaton: instructions in one row, and the tree of what they belong to.
//!
//! Whatever part of the expression, a [`Region`] of the row is an automaton of its own: it starts at the first
//! instruction and has matched when it comes to the one behind the last.

use super::parse::{Fault, Item, Look};
use super::set::ByteSet;

/// One instruction. Targets are places in the row.
#[derive(Clone, Debug)]
pub enum Inst {
    /// This byte, then the next instruction.
    Byte(u8),
    /// One of these bytes, then the next instruction.
    Set(Box<ByteSet>),
    /// The next instruction, if the place is right.
    Look(Look),
    /// A group starts.
    Open(u32),
    /// A group ends.
    Close(u32),
    /// The next instruction, or else that one.
    Split(u32),
    /// That instruction.
    Jump(u32),
    /// A repetition starts; it has this number among those around it.
    Enter(u32),
    /// Again from that instruction, or on.
    Again(u32, u32),
    /// A back-reference to the group; what the group could match stands up to that instruction.
    Back(u32, u32),
}

/// A stretch of instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The first instruction.
    pub start: u32,
    /// Behind the last one.
    pub end: u32,
}

/// A part of the expression and its instructions.
#[derive(Debug)]
pub struct Node {
    /// Its instructions.
    pub region: Region,
    /// What it is.
    pub kind: NodeKind,
}

/// What a [`Node`] is.
#[derive(Debug)]
pub enum NodeKind {
    /// It takes one byte.
    One,
    /// It takes none.
    Empty,
    /// A group starts.
    Open(u32),
    /// A group ends.
    Close(u32),
    /// One or more times.
    Plus(Sequence),
    /// Not at all or once.
    Quest(Sequence),
    /// One of these.
    Alt(Vec<Sequence>),
}

/// Nodes in a row.
#[derive(Debug)]
pub struct Sequence {
    /// The instructions of all of them.
    pub region: Region,
    /// The nodes.
    pub nodes: Vec<Node>,
}

/// A compiled expression.
#[derive(Debug)]
pub struct Program {
    /// The instructions.
    pub insts: Vec<Inst>,
    /// What they belong to.
    pub root: Sequence,
    /// How deep repetitions nest.
    pub loops: u32,
}

/// Larger programs are refused.
const MAX_INSTS: usize = 1 << 20;

impl Program {
    /// Compiles a sequence.
    pub fn new(sequence: &[Item]) -> Result<Self, Fault> {
        let mut compiler = Compiler { insts: Vec::new(), nesting: 0, loops: 0 };
        let root = compiler.sequence(sequence)?;
        Ok(Self { insts: compiler.insts, root, loops: compiler.loops })
    }

    /// All of it.
    pub fn whole(&self) -> Region {
        self.root.region
    }
}

struct Compiler {
    insts: Vec<Inst>,
    nesting: u32,
    loops: u32,
}

impl Compiler {
    fn here(&self) -> u32 {
        u32::try_from(self.insts.len()).unwrap_or(u32::MAX)
    }

    fn emit(&mut self, inst: Inst) -> Result<(), Fault> {
        if self.insts.len() >= MAX_INSTS {
            return Err(Fault::TooLarge);
        }
        self.insts.push(inst);
        Ok(())
    }

    fn set(&mut self, at: u32, inst: Inst) {
        if let Some(slot) = usize::try_from(at).ok().and_then(|at| self.insts.get_mut(at)) {
            *slot = inst;
        }
    }

    fn sequence(&mut self, items: &[Item]) -> Result<Sequence, Fault> {
        let start = self.here();
        let mut nodes = Vec::with_capacity(items.len());
        for item in items {
            nodes.push(self.node(item)?);
        }
        Ok(Sequence { region: Region { start, end: self.here() }, nodes })
    }

    fn node(&mut self, item: &Item) -> Result<Node, Fault> {
        let start = self.here();
        let kind = match item {
            Item::Byte(byte) => {
                self.emit(Inst::Byte(*byte))?;
                NodeKind::One
            }
            Item::Set(set) => {
                self.emit(Inst::Set(Box::new(*set)))?;
                NodeKind::One
            }
            Item::Look(look) => {
                self.emit(Inst::Look(*look))?;
                NodeKind::Empty
            }
            Item::Open(group) => {
                self.emit(Inst::Open(*group))?;
                NodeKind::Open(*group)
            }
            Item::Close(group) => {
                self.emit(Inst::Close(*group))?;
                NodeKind::Close(*group)
            }
            Item::Plus(items) => self.plus(items)?,
            Item::Quest(items) => {
                self.emit(Inst::Jump(0))?;
                let inner = self.sequence(items)?;
                self.set(start, Inst::Split(self.here()));
                NodeKind::Quest(inner)
            }
            Item::Alt(branches) => NodeKind::Alt(self.alternatives(branches)?),
            Item::Back(group, content) => {
                self.emit(Inst::Jump(0))?;
                self.sequence(content)?;
                self.set(start, Inst::Back(*group, self.here()));
                NodeKind::Empty
            }
        };
        Ok(Node { region: Region { start, end: self.here() }, kind })
    }

    fn plus(&mut self, items: &[Item]) -> Result<NodeKind, Fault> {
        self.nesting += 1;
        self.loops = self.loops.max(self.nesting);
        self.emit(Inst::Enter(self.nesting - 1))?;
        let inner = self.sequence(items)?;
        self.emit(Inst::Again(inner.region.start, self.nesting - 1))?;
        self.nesting -= 1;
        Ok(NodeKind::Plus(inner))
    }

    fn alternatives(&mut self, branches: &[Vec<Item>]) -> Result<Vec<Sequence>, Fault> {
        let mut sequences = Vec::with_capacity(branches.len());
        let mut jumps = Vec::new();
        for (index, branch) in branches.iter().enumerate() {
            if index + 1 == branches.len() {
                sequences.push(self.sequence(branch)?);
                break;
            }
            let split = self.here();
            self.emit(Inst::Jump(0))?;
            sequences.push(self.sequence(branch)?);
            jumps.push(self.here());
            self.emit(Inst::Jump(0))?;
            self.set(split, Inst::Split(self.here()));
        }
        for jump in jumps {
            self.set(jump, Inst::Jump(self.here()));
        }
        Ok(sequences)
    }
}
