//! From parsed operands to the values of a form: immediates become inline constants or literals, defaults are filled in.

use super::diagnostic::Reported;
use super::encode::SDWA_DWORD;
use super::export;
use super::inst::{Arg, ArgValue, Inst, modifiers_of};
use super::matcher::Assignment;
use super::named::split_barrier;
use super::operand::{ImmKind, LitModifier, Modifiers, Operand, OperandValue};
use super::operands::literal::{self, Place};
use super::parser::Parser;
use super::token::Loc;
use crate::isa::class::Accepts;
use crate::isa::form::{Form, FormOperand, Slot};
use crate::isa::{Encoding, OperandClass, Quirk};
use crate::target::Target;

/// Makes an instruction from a form and the operands that fit it.
///
/// # Errors
/// A warning that counts as an error.
pub fn convert(
    inst: &mut Inst,
    form: &'static Form,
    assignment: &Assignment,
    operands: &[Operand],
    at: Loc,
    parser: &mut Parser,
    target: &Target,
) -> Result<(), Reported> {
    inst.reset(form);
    for (formal, index) in form.operands().iter().zip(assignment) {
        let parsed = index.and_then(|index| operands.get(usize::from(index)));
        let value = match parsed {
            Some(operand) => value_of(formal, operand, form, at, parser, target)?,
            None => ArgValue::Number(default_of(formal.class, form)),
        };
        let modifiers = match value {
            // `neg` and `abs` of an immediate stay with the operand; `lit` is spent.
            ArgValue::Number(_) | ArgValue::Expr(_) if !is_register_number(formal.class) => {
                Modifiers::default()
            }
            _ if !takes_modifiers(formal.class) => {
                let lit = parsed.map(modifiers_of).unwrap_or_default().lit;
                Modifiers { lit, ..Modifiers::default() }
            }
            _ => parsed.map(modifiers_of).unwrap_or_default(),
        };
        inst.push(Arg {
            class: formal.class,
            slot: formal.slot,
            value_type: formal.value_type(),
            operand: *index,
            value,
            modifiers,
        });
    }
    if form.encoding == Encoding::Exp {
        export::finish(inst);
    }
    Ok(())
}

/// SDWA keeps the bits of the destination that it does not write.
const SDWA_UNUSED_PRESERVE: i64 = 2;

/// What an optional operand is when it is left out.
pub(super) const fn default_of(class: OperandClass, form: &Form) -> i64 {
    match class {
        OperandClass::OpSelHi if !form.has(Quirk::Mix) && !matches!(form.layout, Encoding::Maiscale) => 0b111,
        OperandClass::SDWADstSel | OperandClass::SDWASrc0Sel | OperandClass::SDWASrc1Sel => SDWA_DWORD as i64,
        OperandClass::SDWADstUnused => SDWA_UNUSED_PRESERVE,
        OperandClass::DppRowMask | OperandClass::DppBankMask => 0xf,
        _ => 0,
    }
}

fn value_of(
    formal: &FormOperand,
    operand: &Operand,
    form: &Form,
    at: Loc,
    parser: &mut Parser,
    target: &Target,
) -> Result<ArgValue, Reported> {
    Ok(match operand.value {
        OperandValue::Reg { reg, .. } => match split_barrier::number(reg) {
            Some(number) if formal.class == OperandClass::SplitBarrier => ArgValue::Imm(number),
            _ => ArgValue::Reg(reg),
        },
        OperandValue::Expr(expr) if formal.slot == Slot::Simm16 => ArgValue::Expr(expr),
        OperandValue::Expr(expr) => ArgValue::LiteralExpr(expr),
        OperandValue::Imm { value, .. } if is_register_number(formal.class) => ArgValue::Number(value),
        OperandValue::Imm { value, kind: ImmKind::Plain, .. } => match formal.value_type() {
            Some(value_type) if is_k(formal.class) => {
                let (value, lit) =
                    literal::encode_kimm(operand, value_type, target).unwrap_or((value, LitModifier::None));
                ArgValue::KImm { value, lit }
            }
            Some(value_type) => {
                let place = Place {
                    vop3: form.is_vop3(),
                    short: !form.is_vop3(),
                    mandatory_literal: form.class_of(Slot::Imm32).is_some_and(is_k),
                    apply_modifiers: !takes_modifiers(formal.class),
                };
                let imm = literal::encode(operand, value_type, place, target);
                if imm.is_some_and(|imm| imm.truncated) {
                    parser.diagnostics.warning(at, literal::TRUNCATED)?;
                }
                imm.map_or(ArgValue::Number(value), ArgValue::Imm)
            }
            None => ArgValue::Number(value),
        },
        OperandValue::Imm { value, .. } => ArgValue::Number(value),
        OperandValue::Token(_) => ArgValue::Number(0),
    })
}

/// Whether the encoding has bits for source modifiers of an operand; elsewhere they change the immediate itself.
fn takes_modifiers(class: OperandClass) -> bool {
    class.sdwa_value_type().is_some()
        || matches!(class.info().accepts, Accepts::Src(rule) if rule.fp_mods || rule.int_mods)
}

/// Whether LLVM's parser takes constants as sources of a class, though the encoding has registers alone: the number goes
/// where that of the register would stand.
pub(super) const fn is_register_number(class: OperandClass) -> bool {
    matches!(class, OperandClass::PackedFP32InputMods)
}

/// Whether a class is the literal of an instruction that has one in any case.
#[must_use]
pub const fn is_k(class: OperandClass) -> bool {
    matches!(class, OperandClass::KImmFP16 | OperandClass::KImmFP32 | OperandClass::KImmFP64)
}
