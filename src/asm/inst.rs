//! A matched instruction: a form, and a value for each of the form's operands.

use super::expr::ExprId;
use super::operand::{LitModifier, Modifiers, Operand, OperandValue};
use super::operands::literal::{LITERAL, LITERAL64, SourceImm};
use crate::isa::form::{Form, Slot};
use crate::isa::register::Reg;
use crate::isa::{MnemonicId, OperandClass, ValueType};

/// The value of an operand of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgValue {
    /// A register.
    Reg(Reg),
    /// An immediate source: an inline constant or a literal.
    Imm(SourceImm),
    /// The literal of an instruction that has one in any case.
    KImm {
        /// The bits.
        value: i64,
        /// Whether `lit` stays around it in print.
        lit: LitModifier,
    },
    /// A literal whose value is an expression.
    LiteralExpr(ExprId),
    /// The number of a modifier, a named operand or a SIMM16.
    Number(i64),
    /// An expression in a SIMM16, such as a branch target.
    Expr(ExprId),
}

/// An operand of the form with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arg {
    /// What was accepted.
    pub class: OperandClass,
    /// What it fills.
    pub slot: Slot,
    /// The type of an immediate source.
    pub value_type: Option<ValueType>,
    /// Index of the parsed operand; none where an optional operand takes its default.
    pub operand: Option<u8>,
    /// The value.
    pub value: ArgValue,
    /// Source modifiers.
    pub modifiers: Modifiers,
}

/// The most operands that a form has.
const MAX_ARGS: usize = 32;

/// A matched instruction. It is emptied and used again for the next one.
#[derive(Clone, Debug)]
pub struct Inst {
    /// The form.
    pub form: &'static Form,
    args: [Arg; MAX_ARGS],
    len: usize,
}

impl Inst {
    /// An instruction without operands yet.
    #[must_use]
    pub fn new(form: &'static Form) -> Self {
        Self { form, args: [Arg::UNUSED; MAX_ARGS], len: 0 }
    }

    /// Starts over with another form.
    pub fn reset(&mut self, form: &'static Form) {
        self.form = form;
        self.len = 0;
    }

    /// Adds the next operand of the form.
    pub fn push(&mut self, arg: Arg) {
        if let Some(place) = self.args.get_mut(self.len) {
            *place = arg;
            self.len += 1;
        }
    }

    /// The mnemonic.
    #[must_use]
    pub fn mnemonic(&self) -> MnemonicId {
        self.form.mnemonic
    }

    /// The operands, in the order of the syntax, with defaults for those that were left out.
    pub fn args(&self) -> std::slice::Iter<'_, Arg> {
        self.args.get(..self.len).unwrap_or_default().iter()
    }

    /// The same, to be changed.
    pub fn args_mut(&mut self) -> std::slice::IterMut<'_, Arg> {
        self.args.get_mut(..self.len).unwrap_or_default().iter_mut()
    }

    /// The operand in a slot.
    #[must_use]
    pub fn arg(&self, slot: Slot) -> Option<&Arg> {
        self.args().find(|arg| arg.slot == slot)
    }

    /// The register in a slot.
    #[must_use]
    pub fn reg(&self, slot: Slot) -> Option<Reg> {
        match self.arg(slot)?.value {
            ArgValue::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// The operand of a class, for modifiers and named operands.
    #[must_use]
    pub fn modifier(&self, class: OperandClass) -> Option<&Arg> {
        self.args().find(|arg| arg.class == class)
    }

    /// The number of a modifier; 0 where the form has none.
    #[must_use]
    pub fn number(&self, class: OperandClass) -> i64 {
        match self.modifier(class).map(|arg| arg.value) {
            Some(ArgValue::Number(value)) => value,
            _ => 0,
        }
    }

    /// The sources SRC0 to SRC2 that the form has, in order.
    pub fn sources(&self) -> impl Iterator<Item = (usize, &Arg)> {
        self.args().filter_map(|arg| arg.slot.source().map(|number| (number, arg)))
    }
}

impl Arg {
    /// Fills places that no operand has taken.
    const UNUSED: Self = Self {
        class: OperandClass::Imm,
        slot: Slot::Modifier,
        value_type: None,
        operand: None,
        value: ArgValue::Number(0),
        modifiers: Modifiers { abs: false, neg: false, sext: false, lit: LitModifier::None },
    };

    /// The parsed operand.
    #[must_use]
    pub fn parsed<'a>(&self, operands: &'a [Operand]) -> Option<&'a Operand> {
        operands.get(usize::from(self.operand?))
    }

    /// The register, if it is one.
    #[must_use]
    pub fn as_reg(&self) -> Option<Reg> {
        match self.value {
            ArgValue::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// Whether it takes the instruction's literal.
    #[must_use]
    pub fn is_literal(&self) -> bool {
        match self.value {
            ArgValue::Imm(imm) => matches!(imm.code, LITERAL | LITERAL64),
            ArgValue::LiteralExpr(_) => true,
            _ => false,
        }
    }
}

/// The source modifiers of a parsed operand.
#[must_use]
pub fn modifiers_of(operand: &Operand) -> Modifiers {
    match operand.value {
        OperandValue::Reg { modifiers, .. } | OperandValue::Imm { modifiers, .. } => modifiers,
        OperandValue::Token(_) | OperandValue::Expr(_) => Modifiers::default(),
    }
}
