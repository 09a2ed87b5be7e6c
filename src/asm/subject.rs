//! What the checks need to know of a matched instruction, read off its form and its values.

use super::check::{Source, SourceValue, Subject, Trait, Traits};
use super::convert::{is_k, value_type};
use super::inst::{Arg, ArgValue, Inst};
use super::operand::{ImmKind, Operand};
use super::operands::literal::{LITERAL, LITERAL64};
use super::token::Loc;
use crate::isa::class::Accepts;
use crate::isa::form::{Extension, Form, Slot};
use crate::isa::register::{Reg, Special};
use crate::isa::{Encoding, Quirk, ValueType};
use crate::target::Target;

/// The most modifiers that a form has.
const MAX_MODIFIERS: usize = 12;

/// The lists that a [`Subject`] borrows.
#[derive(Debug)]
pub struct Lists {
    modifiers: [(ImmKind, i64); MAX_MODIFIERS],
    modifier_count: usize,
    others: [Reg; 1],
    other_count: usize,
}

impl Lists {
    /// Collects the modifiers and further registers of an instruction.
    #[must_use]
    pub fn of(inst: &Inst) -> Self {
        let mut lists = Self {
            modifiers: [(ImmKind::Plain, 0); MAX_MODIFIERS],
            modifier_count: 0,
            others: [Reg::sgpr(0)],
            other_count: 0,
        };
        for arg in inst.args().filter(|arg| arg.slot == Slot::Modifier) {
            let (Accepts::Imm(kind), ArgValue::Number(value)) = (arg.class.info().accepts, arg.value) else {
                continue;
            };
            if let Some(place) = lists.modifiers.get_mut(lists.modifier_count) {
                *place = (kind, value);
                lists.modifier_count += 1;
            }
        }
        if let (Some(_), Some(reg)) = (inst.reg(Slot::Vdst), inst.reg(Slot::Sdst)) {
            lists.others = [reg];
            lists.other_count = 1;
        }
        lists
    }
}

/// Describes an instruction to the checks.
#[must_use]
pub fn subject<'a>(
    inst: &Inst,
    lists: &'a Lists,
    operands: &'a [Operand],
    at: Loc,
    target: &'a Target,
) -> Subject<'a> {
    let mut sources = [None; 3];
    for (number, arg) in inst.sources() {
        sources[number] = Some(source(arg, operands, at));
    }
    let k = inst.arg(Slot::Imm32).filter(|arg| is_k(arg.class)).map(|arg| source(arg, operands, at));
    let dst = inst
        .arg(Slot::Vdst)
        .or_else(|| inst.arg(Slot::Sdst))
        .and_then(|arg| Some((arg.as_reg()?, arg.parsed(operands).map_or(at, |operand| operand.start))));
    Subject {
        target,
        traits: traits(inst.form),
        loc: at,
        sources,
        k,
        dst,
        others: &lists.others[..lists.other_count],
        implicit: implicit(inst.form, target),
        modifiers: &lists.modifiers[..lists.modifier_count],
        operands: operands.get(1..).unwrap_or_default(),
    }
}

fn source(arg: &Arg, operands: &[Operand], at: Loc) -> Source {
    let value_type = value_type(arg.class);
    let has_modifiers =
        matches!(arg.class.info().accepts, Accepts::Src(rule) if rule.fp_mods || rule.int_mods);
    let dwords = arg.as_reg().map_or(1, |reg| reg.dwords);
    let settled = arg.modifiers.lit != super::operand::LitModifier::None;
    let imm = |value, inline| SourceValue::Imm { value, inline, lit: settled };
    Source {
        value: match arg.value {
            ArgValue::Reg(reg) => SourceValue::Reg(reg),
            ArgValue::Imm(value) => imm(value.value, !matches!(value.code, LITERAL | LITERAL64)),
            ArgValue::KImm { value, .. } => imm(value, false),
            ArgValue::LiteralExpr(_) | ArgValue::Expr(_) => SourceValue::Expr,
            ArgValue::Number(_) => SourceValue::Field,
        },
        size: value_type.map_or(dwords.saturating_mul(4), bytes),
        is_fp: value_type.is_some_and(ValueType::is_fp),
        has_modifiers,
        abs: arg.modifiers.abs,
        lit: arg.modifiers.lit,
        loc: arg.parsed(operands).map_or(at, |operand| operand.start),
    }
}

/// Bytes that a value takes.
const fn bytes(value_type: ValueType) -> u8 {
    match value_type {
        ValueType::I16 | ValueType::F16 | ValueType::Bf16 => 2,
        _ if value_type.is_64() => 8,
        ValueType::V2i32 | ValueType::V2f32 => 8,
        _ => 4,
    }
}

fn traits(form: &Form) -> Traits {
    let mut traits = Traits::EMPTY;
    traits.insert(match form.layout {
        Encoding::Sop2 => Trait::Sop2,
        Encoding::Sopc => Trait::Sopc,
        Encoding::Vop1 => Trait::Vop1,
        Encoding::Vop2 => Trait::Vop2,
        Encoding::Vopc => Trait::Vopc,
        Encoding::Vop3 | Encoding::Vop3sd => Trait::Vop3,
        _ => Trait::Short,
    });
    if !form.is_vop3() && form.extension == Extension::None {
        traits.insert(Trait::Short);
    }
    if form.extension != Extension::None {
        traits.insert(Trait::Dpp);
    }
    for (quirk, asked) in [
        (Quirk::Reversed, Trait::Reversed),
        (Quirk::Movrel, Trait::Movrels),
        (Quirk::OneScalar, Trait::OneScalar),
        (Quirk::WriteLane, Trait::WriteLane),
        (Quirk::Permlane16, Trait::Permlane16),
        (Quirk::DivScale, Trait::DivScale),
        (Quirk::DpAlu, Trait::DpAlu32),
        (Quirk::WaitCounter, Trait::WaitCounter),
        (Quirk::Dot, Trait::Dot),
    ] {
        if form.has(quirk) {
            traits.insert(asked);
        }
    }
    let is_wide = |operand: &crate::isa::form::FormOperand| matches!(operand.class.info().accepts, Accepts::Reg(class) if class.name().starts_with("VReg_64"));
    if form.is_valu() && form.operands().iter().any(is_wide) {
        traits.insert(Trait::Dp64);
    }
    traits
}

/// The scalar register that a form reads without naming it.
fn implicit(form: &Form, target: &Target) -> Option<Reg> {
    let vcc = if target.wavefront_size() == 32 { Special::VccLo } else { Special::Vcc };
    // Short encodings of VOP2 read VCC where VOP3 has SRC2.
    let carry = form.layout == Encoding::Vop2 && form.printed().last() == Some(&Slot::ImpliedVcc);
    if carry || form.has(Quirk::ReadsVcc) {
        Some(Reg::special(vcc))
    } else if form.has(Quirk::ReadsM0) {
        Some(Reg::special(Special::M0))
    } else {
        None
    }
}
