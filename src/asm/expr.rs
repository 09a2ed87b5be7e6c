//! Expressions: constants, symbols, operators, and AMDGPU's own functions, in one arena per source.
//!
//! A plain number never enters the arena: [`Value`] holds it.

use super::gpr_rules::GprRules;
use super::symbol::{SymbolState, Symbols};
use std::cell::Cell;
use std::io::Write;

/// An expression in an [`Exprs`] arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExprId(pub u32);

/// A symbol in the assembler's symbol table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SymbolId(pub u32);

/// What an expression came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A number.
    Absolute(i64),
    /// Something that depends on symbols without a known value.
    Expr(ExprId),
}

/// The relocation that `symbol@…` asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are those of the specifiers")]
pub enum Specifier {
    #[default]
    None,
    GotPcrel,
    GotPcrel32Lo,
    GotPcrel32Hi,
    Rel32Lo,
    Rel32Hi,
    Rel64,
    Abs32Lo,
    Abs32Hi,
    Abs64,
}

const SPECIFIERS: [(Specifier, &str); 9] = [
    (Specifier::GotPcrel, "gotpcrel"),
    (Specifier::GotPcrel32Lo, "gotpcrel32@lo"),
    (Specifier::GotPcrel32Hi, "gotpcrel32@hi"),
    (Specifier::Rel32Lo, "rel32@lo"),
    (Specifier::Rel32Hi, "rel32@hi"),
    (Specifier::Rel64, "rel64"),
    (Specifier::Abs32Lo, "abs32@lo"),
    (Specifier::Abs32Hi, "abs32@hi"),
    (Specifier::Abs64, "abs64"),
];

impl Specifier {
    /// The specifier of this name, in any case.
    #[must_use]
    pub fn from_name(name: &[u8]) -> Option<Self> {
        SPECIFIERS
            .iter()
            .find(|(_, known)| known.as_bytes().eq_ignore_ascii_case(name))
            .map(|(specifier, _)| *specifier)
    }

    /// Its name after the `@`; empty for none.
    #[must_use]
    pub fn name(self) -> &'static str {
        SPECIFIERS.iter().find(|(specifier, _)| *specifier == self).map_or("", |(_, name)| name)
    }
}

/// An operator with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum UnaryOp {
    LNot,
    Minus,
    Not,
    Plus,
}

/// An operator with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are LLVM's")]
pub enum BinaryOp {
    Add,
    And,
    Div,
    Eq,
    Gt,
    Gte,
    LAnd,
    LOr,
    Lt,
    Lte,
    Mod,
    Mul,
    Ne,
    Or,
    OrNot,
    Shl,
    LShr,
    Sub,
    Xor,
}

/// A function of AMDGPU's expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are those of the functions")]
pub enum Function {
    Or,
    Max,
    Min,
    ExtraSgprs,
    TotalNumVgprs,
    AlignTo,
    Occupancy,
    InstPrefSize,
    Lit,
    Lit64,
}

impl Function {
    /// The function's name in the source.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Or => "or",
            Self::Max => "max",
            Self::Min => "min",
            Self::ExtraSgprs => "extrasgprs",
            Self::TotalNumVgprs => "totalnumvgprs",
            Self::AlignTo => "alignto",
            Self::Occupancy => "occupancy",
            Self::InstPrefSize => "instprefsize",
            Self::Lit => "lit",
            Self::Lit64 => "lit64",
        }
    }
}

/// One node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expr {
    /// A number inside a larger expression.
    Constant {
        /// Its value.
        value: i64,
        /// Whether it is printed in hexadecimal.
        hex: bool,
    },
    /// A symbol.
    Symbol(SymbolId, Specifier),
    /// An operator and its operand.
    Unary(UnaryOp, ExprId),
    /// An operator between its operands.
    Binary(BinaryOp, ExprId, ExprId),
    /// A function; its arguments are a range of the arena's argument list.
    Function {
        /// Which one.
        function: Function,
        /// Where its arguments start.
        first: u32,
        /// How many there are.
        count: u32,
    },
}

/// A sum of at most one symbol, less at most one symbol, and a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relocatable {
    /// The symbol that is added.
    pub add: Option<SymbolId>,
    /// The symbol that is subtracted.
    pub sub: Option<SymbolId>,
    /// The number that is added.
    pub constant: i64,
    /// What relocation was asked for.
    pub specifier: Specifier,
}

impl Relocatable {
    const fn number(constant: i64) -> Self {
        Self { add: None, sub: None, constant, specifier: Specifier::None }
    }

    const fn is_absolute(&self) -> bool {
        self.add.is_none() && self.sub.is_none()
    }
}

/// How deep operands may nest when an expression is evaluated or printed, variables included.
const MAX_DEPTH: u32 = 1000;
/// How many nodes one evaluation may visit: variables that refer to variables can multiply without bound.
const MAX_STEPS: u32 = 1 << 20;
/// How many nodes a variable counts for.
const VARIABLE_STEPS: u32 = 64;
/// How many variables may stand behind one another.
const MAX_VARIABLES: usize = 128;

/// All expressions of one source.
#[derive(Clone, Debug, Default)]
pub struct Exprs {
    nodes: Vec<Expr>,
    arguments: Vec<ExprId>,
    /// How many nodes all evaluations together have visited.
    visited: Cell<u64>,
    /// How the target counts registers, which functions ask for.
    pub rules: GprRules,
}

/// A place in the arena to cut it back to.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    nodes: usize,
    arguments: usize,
}

impl Exprs {
    /// Adds a node.
    pub fn push(&mut self, expr: Expr) -> ExprId {
        let id = ExprId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        self.nodes.push(expr);
        id
    }

    /// The node of a value; numbers get one if need be.
    pub fn node(&mut self, value: Value) -> ExprId {
        match value {
            Value::Absolute(value) => self.push(Expr::Constant { value, hex: false }),
            Value::Expr(id) => id,
        }
    }

    /// Adds a call of a function.
    pub fn call(&mut self, function: Function, arguments: &[ExprId]) -> ExprId {
        let first = u32::try_from(self.arguments.len()).unwrap_or(u32::MAX);
        self.arguments.extend_from_slice(arguments);
        self.push(Expr::Function { function, first, count: u32::try_from(arguments.len()).unwrap_or(0) })
    }

    /// A node by its number.
    #[must_use]
    pub fn get(&self, id: ExprId) -> Option<Expr> {
        self.nodes.get(id.0 as usize).copied()
    }

    /// The arguments of a function.
    #[must_use]
    pub fn arguments(&self, first: u32, count: u32) -> &[ExprId] {
        self.arguments.get(first as usize..first as usize + count as usize).unwrap_or_default()
    }

    /// Marks the end of the arena.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark { nodes: self.nodes.len(), arguments: self.arguments.len() }
    }

    /// Forgets the nodes made since the mark. Nothing may refer to them any more.
    pub fn truncate(&mut self, mark: Mark) {
        self.nodes.truncate(mark.nodes);
        self.arguments.truncate(mark.arguments);
    }

    /// The value as a number, if it is one whatever the layout will be.
    #[must_use]
    pub fn absolute(&self, symbols: &Symbols, value: Value) -> Option<i64> {
        match value {
            Value::Absolute(value) => Some(value),
            Value::Expr(_) => {
                let found = self.relocatable(symbols, value)?;
                (found.is_absolute() && found.specifier == Specifier::None).then_some(found.constant)
            }
        }
    }

    /// The value as a sum of symbols and a number, if it is one.
    #[must_use]
    pub fn relocatable(&self, symbols: &Symbols, value: Value) -> Option<Relocatable> {
        let mut evaluation = Evaluation { exprs: self, symbols, steps: 0, visited: 0, resolving: Vec::new() };
        let found = evaluation.value(value, 0);
        self.visited.set(self.visited.get().saturating_add(evaluation.visited));
        found
    }

    /// How many nodes all evaluations together have visited. A long expression that is asked for again and again
    /// makes them without bound.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.visited.get()
    }

    /// Appends a value as LLVM prints it.
    pub fn print(&self, symbols: &Symbols, value: Value, out: &mut Vec<u8>) {
        match value {
            Value::Absolute(value) => print_number(value, false, out),
            Value::Expr(id) => self.print_node(symbols, id, 0, 0, out),
        }
    }

    fn print_node(&self, symbols: &Symbols, id: ExprId, surrounding: u8, depth: u32, out: &mut Vec<u8>) {
        let Some(expr) = self.get(id) else { return };
        if depth > MAX_DEPTH {
            return;
        }
        match expr {
            Expr::Constant { value, hex } => print_number(value, hex, out),
            Expr::Symbol(symbol, specifier) => {
                symbols.print(symbol, out);
                if specifier != Specifier::None {
                    out.push(b'@');
                    out.extend_from_slice(specifier.name().as_bytes());
                }
            }
            Expr::Unary(op, operand) => {
                out.push(match op {
                    UnaryOp::LNot => b'!',
                    UnaryOp::Minus => b'-',
                    UnaryOp::Not => b'~',
                    UnaryOp::Plus => b'+',
                });
                self.print_node(symbols, operand, 9, depth + 1, out);
            }
            Expr::Binary(..) => self.print_chain(symbols, id, surrounding, depth, out),
            Expr::Function { function, first, count } => {
                out.extend_from_slice(function.name().as_bytes());
                out.push(b'(');
                for (index, &argument) in self.arguments(first, count).iter().enumerate() {
                    if index > 0 {
                        out.extend_from_slice(b", ");
                    }
                    self.print_node(symbols, argument, 0, depth + 1, out);
                }
                out.push(b')');
            }
        }
    }

    /// A binary expression: the left operands in a loop, as `a+b+c+…` may be long.
    fn print_chain(&self, symbols: &Symbols, id: ExprId, mut surrounding: u8, depth: u32, out: &mut Vec<u8>) {
        let mut spine = Vec::new();
        let mut left_most = id;
        while let Some(Expr::Binary(op, left, right)) = self.get(left_most) {
            // A difference or sum needs no parentheses among its like; every other mixture gets them.
            let precedence = u8::from(matches!(op, BinaryOp::Add | BinaryOp::Sub));
            let parentheses = precedence < surrounding;
            if parentheses {
                out.push(b'(');
            }
            surrounding = if precedence > 0 { precedence } else { 9 };
            spine.push((op, right, parentheses, surrounding));
            left_most = left;
        }
        self.print_node(symbols, left_most, surrounding, depth + 1, out);
        while let Some((op, right, parentheses, precedence)) = spine.pop() {
            match self.get(right) {
                Some(Expr::Constant { value, .. }) if op == BinaryOp::Add && value < 0 => {
                    print_number(value, false, out);
                }
                _ => {
                    out.extend_from_slice(op.text().as_bytes());
                    self.print_node(symbols, right, precedence + 1, depth + 1, out);
                }
            }
            if parentheses {
                out.push(b')');
            }
        }
    }
}

fn print_number(value: i64, hex: bool, out: &mut Vec<u8>) {
    // Writing to a vector cannot fail.
    let _ = if hex { write!(out, "0x{value:X}") } else { write!(out, "{value}") };
}

impl BinaryOp {
    const fn text(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::And => "&",
            Self::Div => "/",
            Self::Eq => "==",
            Self::Gt => ">",
            Self::Gte => ">=",
            Self::LAnd => "&&",
            Self::LOr => "||",
            Self::Lt => "<",
            Self::Lte => "<=",
            Self::Mod => "%",
            Self::Mul => "*",
            Self::Ne => "!=",
            Self::Or => "|",
            Self::OrNot => "!",
            Self::Shl => "<<",
            Self::LShr => ">>",
            Self::Sub => "-",
            Self::Xor => "^",
        }
    }

    /// The operator on two numbers; a division by zero has no value. A comparison that holds is -1.
    fn apply(self, left: i64, right: i64) -> Option<i64> {
        let truth = |holds: bool| if holds { -1 } else { 0 };
        Some(match self {
            Self::Add => left.wrapping_add(right),
            Self::Sub => left.wrapping_sub(right),
            Self::Mul => left.wrapping_mul(right),
            Self::Div | Self::Mod if right == 0 => return None,
            Self::Div => left.wrapping_div(right),
            Self::Mod => left.wrapping_rem(right),
            Self::And => left & right,
            Self::Or => left | right,
            Self::OrNot => left | !right,
            Self::Xor => left ^ right,
            // C leaves larger counts open; the processors that LLVM runs on take them modulo 64.
            Self::Shl => left.wrapping_shl((right & 63) as u32),
            Self::LShr => left.cast_unsigned().wrapping_shr((right & 63) as u32).cast_signed(),
            Self::LAnd => i64::from(left != 0 && right != 0),
            Self::LOr => i64::from(left != 0 || right != 0),
            Self::Eq => truth(left == right),
            Self::Ne => truth(left != right),
            Self::Lt => truth(left < right),
            Self::Lte => truth(left <= right),
            Self::Gt => truth(left > right),
            Self::Gte => truth(left >= right),
        })
    }
}

struct Evaluation<'a> {
    exprs: &'a Exprs,
    symbols: &'a Symbols,
    steps: u32,
    /// The nodes that were looked at, if only on the way down to a left-most operand.
    visited: u64,
    /// The variables whose values are being asked for, to notice those that depend on themselves.
    resolving: Vec<SymbolId>,
}

impl Evaluation<'_> {
    fn value(&mut self, value: Value, depth: u32) -> Option<Relocatable> {
        match value {
            Value::Absolute(value) => Some(Relocatable::number(value)),
            Value::Expr(id) => self.node(id, depth),
        }
    }

    fn node(&mut self, id: ExprId, depth: u32) -> Option<Relocatable> {
        self.steps += 1;
        self.visited += 1;
        if depth > MAX_DEPTH || self.steps > MAX_STEPS {
            return None;
        }
        match self.exprs.get(id)? {
            Expr::Constant { value, .. } => Some(Relocatable::number(value)),
            Expr::Symbol(symbol, specifier) => self.symbol(symbol, specifier, depth),
            Expr::Unary(op, operand) => unary(op, self.node(operand, depth + 1)?),
            Expr::Binary(..) => self.chain(id, depth),
            Expr::Function { function, first, count } => self.function(function, first, count, depth),
        }
    }

    fn symbol(&mut self, symbol: SymbolId, specifier: Specifier, depth: u32) -> Option<Relocatable> {
        let itself = Relocatable { add: Some(symbol), specifier, ..Relocatable::default() };
        if let SymbolState::Variable(value) = self.symbols.state(symbol)
            && specifier == Specifier::None
        {
            if self.resolving.len() >= MAX_VARIABLES || self.resolving.contains(&symbol) {
                return None;
            }
            self.steps += VARIABLE_STEPS;
            self.resolving.push(symbol);
            let found = self.value(value, depth + 1);
            self.resolving.pop();
            let found = found?;
            // A variable that stands for a place in a section stays itself.
            let is_place = found.sub.is_none()
                && found.add.is_some_and(|add| self.symbols.state(add) == SymbolState::Label);
            return Some(if is_place { itself } else { found });
        }
        Some(itself)
    }

    /// A binary expression: the left operands in a loop, as `a+b+c+…` may be long.
    fn chain(&mut self, id: ExprId, depth: u32) -> Option<Relocatable> {
        let mut spine = Vec::new();
        let mut left_most = id;
        while let Some(Expr::Binary(op, left, right)) = self.exprs.get(left_most) {
            spine.push((op, right));
            left_most = left;
        }
        self.visited = self.visited.saturating_add(spine.len() as u64);
        let mut result = self.node(left_most, depth + 1)?;
        while let Some((op, right)) = spine.pop() {
            result = binary(op, result, self.node(right, depth + 1)?)?;
        }
        Some(result)
    }

    fn function(&mut self, function: Function, first: u32, count: u32, depth: u32) -> Option<Relocatable> {
        let arguments = self.exprs.arguments(first, count);
        if let (Function::Lit | Function::Lit64, [only]) = (function, arguments) {
            return self.node(*only, depth + 1);
        }
        let mut values = Vec::with_capacity(arguments.len());
        for &argument in arguments {
            let value = self.node(argument, depth + 1)?;
            if !value.is_absolute() {
                return None;
            }
            values.push(value.constant);
        }
        self.exprs.rules.apply(function, &values).map(Relocatable::number)
    }
}

fn unary(op: UnaryOp, value: Relocatable) -> Option<Relocatable> {
    match op {
        UnaryOp::Plus => Some(value),
        UnaryOp::Minus if value.add.is_some() && value.sub.is_none() => None,
        UnaryOp::Minus => Some(Relocatable {
            add: value.sub,
            sub: value.add,
            constant: value.constant.wrapping_neg(),
            specifier: Specifier::None,
        }),
        UnaryOp::LNot | UnaryOp::Not if !value.is_absolute() => None,
        UnaryOp::LNot => Some(Relocatable::number(i64::from(value.constant == 0))),
        UnaryOp::Not => Some(Relocatable::number(!value.constant)),
    }
}

fn binary(op: BinaryOp, left: Relocatable, mut right: Relocatable) -> Option<Relocatable> {
    if left.is_absolute() && right.is_absolute() {
        return op.apply(left.constant, right.constant).map(Relocatable::number);
    }
    match op {
        BinaryOp::Add => {}
        BinaryOp::Sub => {
            std::mem::swap(&mut right.add, &mut right.sub);
            right.constant = right.constant.wrapping_neg();
        }
        _ => return None,
    }
    let constant = left.constant.wrapping_add(right.constant);
    if right.is_absolute() {
        return Some(Relocatable { constant, ..left });
    }
    if left.is_absolute() {
        return Some(Relocatable { constant, ..right });
    }
    let subtracts_specified = |side: &Relocatable| side.sub.is_some() && side.specifier != Specifier::None;
    if subtracts_specified(&left) || subtracts_specified(&right) {
        return None;
    }
    if (left.add.is_some() && right.add.is_some()) || (left.sub.is_some() && right.sub.is_some()) {
        return None;
    }
    let specifier = if left.specifier == Specifier::None { right.specifier } else { left.specifier };
    Some(Relocatable { add: left.add.or(right.add), sub: left.sub.or(right.sub), constant, specifier })
}
