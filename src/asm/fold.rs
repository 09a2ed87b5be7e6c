//! Expressions that are printed once their parts with a known value have been folded, as LLVM's
//! `foldAMDGPUMCExpr` does it.
//!
//! What is known of a part's bits is found out down to a limited depth, and beyond that only where the folding itself
//! asks: the text shows where that ends.

use super::expr::{BinaryOp, Expr, ExprId, Exprs, Function, UnaryOp, Value};
use super::known_bits::KnownBits;
use super::symbol::{SymbolState, Symbols};
use std::collections::HashMap;

/// Below this depth nothing is asked.
const MAX_DEPTH: u32 = 16;
/// How deep parts are folded: the printer goes no deeper.
const MAX_FOLDS: u32 = 1000;
/// How many nodes may be visited to fold one expression. Variables that refer to variables can multiply them.
const MAX_VISITS: u64 = 1 << 22;

struct Folding<'a> {
    exprs: &'a mut Exprs,
    symbols: &'a Symbols,
    /// What is known of each node; nothing for those that have only been asked for.
    known: HashMap<ExprId, Option<KnownBits>>,
    /// How many visits all evaluations may have come to.
    limit: u64,
}

/// Folds the parts of a value that are known, for printing.
pub(super) fn fold(exprs: &mut Exprs, symbols: &Symbols, value: Value) -> Value {
    let Value::Expr(id) = value else { return value };
    if let Some(number) = exprs.absolute(symbols, value) {
        return Value::Absolute(number);
    }
    let limit = exprs.visited().saturating_add(MAX_VISITS);
    let mut folding = Folding { exprs, symbols, known: HashMap::new(), limit };
    folding.learn(id, 0);
    let folded = Value::Expr(folding.fold(id, 0));
    folding.exprs.absolute(symbols, folded).map_or(folded, Value::Absolute)
}

impl Folding<'_> {
    fn absolute(&self, id: ExprId) -> Option<i64> {
        self.exprs.absolute(self.symbols, Value::Expr(id))
    }

    /// Finds out what is known of a node.
    fn learn(&mut self, id: ExprId, depth: u32) -> KnownBits {
        let bits = match self.absolute(id) {
            Some(number) => KnownBits::constant(number),
            None if depth == MAX_DEPTH || self.exprs.visited() > self.limit => KnownBits::default(),
            None => self.learn_parts(id, depth + 1),
        };
        self.known.insert(id, Some(bits));
        bits
    }

    fn learn_parts(&mut self, id: ExprId, depth: u32) -> KnownBits {
        match self.exprs.get(id) {
            Some(Expr::Constant { value, .. }) => KnownBits::constant(value),
            Some(Expr::Symbol(symbol, _)) => match self.symbols.state(symbol) {
                SymbolState::Variable(Value::Expr(value)) => self.learn(value, depth),
                SymbolState::Variable(Value::Absolute(number)) => KnownBits::constant(number),
                _ => KnownBits::default(),
            },
            Some(Expr::Unary(op, operand)) => {
                let bits = self.learn(operand, depth);
                match op {
                    UnaryOp::LNot => KnownBits::default(),
                    UnaryOp::Not => KnownBits { zero: bits.one, one: bits.zero },
                    // LLVM takes the sign for known, whatever it was.
                    UnaryOp::Minus => KnownBits { one: bits.one | 1 << 63, ..bits },
                    UnaryOp::Plus => KnownBits { zero: bits.zero | 1 << 63, ..bits },
                }
            }
            Some(Expr::Binary(op, left, right)) => {
                let left = self.learn(left, depth);
                binary(op, left, self.learn(right, depth))
            }
            Some(Expr::Function { function, first, count }) => {
                self.learn_function(function, first, count, depth)
            }
            None => KnownBits::default(),
        }
    }

    fn learn_function(&mut self, function: Function, first: u32, count: u32, depth: u32) -> KnownBits {
        let combine = match function {
            Function::Or => KnownBits::or,
            Function::Max => KnownBits::smax,
            Function::Min => KnownBits::smin,
            Function::InstPrefSize => {
                return KnownBits { zero: u64::MAX << self.exprs.rules.prefetch_bits(), one: 0 };
            }
            _ => return KnownBits::default(),
        };
        let arguments = self.exprs.arguments(first, count).to_vec();
        let bits = arguments.into_iter().map(|argument| self.learn(argument, depth)).reduce(combine);
        bits.unwrap_or_default()
    }

    /// Whether a node is known to have a value. As in LLVM, a node that has been asked for counts as visited.
    fn is(&mut self, id: ExprId, value: i64) -> bool {
        self.known.entry(id).or_default().and_then(KnownBits::as_constant) == Some(value)
    }

    fn fold(&mut self, id: ExprId, depth: u32) -> ExprId {
        let (Some(known), Some(expr)) = (self.known.get(&id).copied(), self.exprs.get(id)) else { return id };
        if depth > MAX_FOLDS || self.exprs.visited() > self.limit || matches!(expr, Expr::Constant { .. }) {
            return id;
        }
        // The complement of a number says more than the negative number that it is.
        if !matches!(expr, Expr::Unary(..))
            && let Some(number) = known.and_then(KnownBits::as_constant).or_else(|| self.absolute(id))
        {
            return self.exprs.node(Value::Absolute(number));
        }
        match expr {
            Expr::Constant { .. } | Expr::Symbol(..) => id,
            Expr::Unary(op, operand) => match self.fold(operand, depth + 1) {
                folded if folded == operand => id,
                folded => self.exprs.push(Expr::Unary(op, folded)),
            },
            Expr::Binary(op, left, right) => self.fold_binary(id, (op, left, right), depth),
            Expr::Function { function, first, count } => {
                let arguments = self.exprs.arguments(first, count).to_vec();
                let folded: Vec<ExprId> =
                    arguments.iter().map(|&argument| self.fold(argument, depth + 1)).collect();
                if folded == arguments { id } else { self.exprs.call(function, &folded) }
            }
        }
    }

    fn fold_binary(&mut self, id: ExprId, parts: (BinaryOp, ExprId, ExprId), depth: u32) -> ExprId {
        let (op, left, right) = parts;
        match op {
            BinaryOp::Sub if self.is(right, 0) => return self.fold(left, depth + 1),
            BinaryOp::Add | BinaryOp::Or if self.is(left, 0) => return self.fold(right, depth + 1),
            BinaryOp::Add | BinaryOp::Or if self.is(right, 0) => return self.fold(left, depth + 1),
            BinaryOp::Mul if self.is(left, 1) => return self.fold(right, depth + 1),
            BinaryOp::Mul if self.is(right, 1) => return self.fold(left, depth + 1),
            BinaryOp::Shl | BinaryOp::LShr if self.is(right, 0) => return self.fold(left, depth + 1),
            BinaryOp::Shl | BinaryOp::LShr if self.is(left, 0) => return self.exprs.node(Value::Absolute(0)),
            BinaryOp::And if self.is(left, 0) || self.is(right, 0) => {
                return self.exprs.node(Value::Absolute(0));
            }
            BinaryOp::Sub
            | BinaryOp::Add
            | BinaryOp::Or
            | BinaryOp::Mul
            | BinaryOp::Shl
            | BinaryOp::LShr
            | BinaryOp::And => {}
            _ => return id,
        }
        let (new_left, new_right) = (self.fold(left, depth + 1), self.fold(right, depth + 1));
        if (new_left, new_right) == (left, right) {
            return id;
        }
        self.exprs.push(Expr::Binary(op, new_left, new_right))
    }
}

fn binary(op: BinaryOp, left: KnownBits, right: KnownBits) -> KnownBits {
    let not = |holds: Option<bool>| holds.map(|holds| !holds);
    let zero = KnownBits::constant(0);
    match op {
        BinaryOp::Add => left.add(right),
        BinaryOp::Sub => left.sub(right),
        BinaryOp::Mul => left.mul(right),
        BinaryOp::Div => left.sdiv(right),
        BinaryOp::Mod => left.srem(right),
        BinaryOp::And => left.and(right),
        BinaryOp::Or => left.or(right),
        BinaryOp::Xor => left.xor(right),
        BinaryOp::Shl => left.shl(right),
        BinaryOp::LShr => left.lshr(right),
        BinaryOp::Eq => KnownBits::truth(left.eq(right)),
        BinaryOp::Ne => KnownBits::truth(not(left.eq(right))),
        BinaryOp::Gt => KnownBits::truth(left.greater(right)),
        BinaryOp::Lt => KnownBits::truth(right.greater(left)),
        BinaryOp::Gte => KnownBits::truth(not(right.greater(left))),
        BinaryOp::Lte => KnownBits::truth(not(left.greater(right))),
        BinaryOp::LAnd => {
            let (left, right) = (not(left.eq(zero)), not(right.eq(zero)));
            KnownBits::truth(left.zip(right).map(|(left, right)| left && right))
        }
        BinaryOp::LOr => KnownBits::truth(not(left.or(right).eq(zero))),
        BinaryOp::OrNot => KnownBits::default(),
    }
}

/// Expressions that the assembler builds itself. Parts with a known value stay as they are built, as LLVM's do: how much
/// of them is folded shows in the text.
impl Exprs {
    /// An operator between two values.
    pub(super) fn operator(&mut self, op: BinaryOp, left: Value, right: Value) -> Value {
        let (left, right) = (self.node(left), self.node(right));
        Value::Expr(self.push(Expr::Binary(op, left, right)))
    }

    /// A function of values.
    pub(super) fn function(&mut self, function: Function, arguments: &[Value]) -> Value {
        let arguments: Vec<ExprId> = arguments.iter().map(|&argument| self.node(argument)).collect();
        Value::Expr(self.call(function, &arguments))
    }

    /// A number with all of its bits turned round, which is printed with the operator for that.
    pub(super) fn complement(&mut self, value: i64) -> Value {
        let operand = self.node(Value::Absolute(value));
        Value::Expr(self.push(Expr::Unary(UnaryOp::Not, operand)))
    }

    /// A value as a number where it is known as a whole; its nodes go, if there are none from before the mark.
    pub(super) fn settle(&mut self, symbols: &Symbols, value: Value, mark: super::expr::Mark) -> Value {
        match self.absolute(symbols, value) {
            Some(number) => {
                self.truncate(mark);
                Value::Absolute(number)
            }
            None => value,
        }
    }
}
