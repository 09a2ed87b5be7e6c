//! From a matched instruction to its bytes.
//!
//! SOP and VOP have rules of their own ([`Fields`]); in all other encodings the operands fill the fields as they are
//! (`pattern`).

mod fields;
mod pattern;

pub use fields::Fields;
pub(super) use fields::SDWA_DWORD;

use super::encoded::{Encoded, Fixup, FixupKind};
use super::expr::{BinaryOp, Expr, ExprId, Exprs, Specifier, Value};
use super::inst::{Arg, ArgValue, Inst};
use super::operands::literal::LITERAL64;
use crate::isa::form::{Extension, Slot};
use crate::isa::{Encoding, OperandClass};
use crate::target::{Feature, Target};
use fields::{DPP8, DPP16, SDWA};

/// The longest encoding that a literal may follow.
const MAX_BYTES_WITH_LITERAL: usize = 8;

/// Encodes an instruction into `out`.
pub fn encode(
    inst: &Inst,
    fields: &Fields,
    column: usize,
    target: &Target,
    exprs: &Exprs,
    out: &mut Encoded,
) {
    let form = inst.form;
    if let Some(pattern) = form.pattern() {
        pattern::encode(inst, pattern, target, out);
        // There is no literal beside more than 64 bits, not even where a source says so: a pair of 16 bits in VOPD3.
        if usize::from(pattern.bytes) <= MAX_BYTES_WITH_LITERAL {
            literal(inst, fields, usize::from(pattern.bytes), exprs, out);
        }
        return;
    }
    let mut base = *fields;
    let extension = match form.extension {
        Extension::None => None,
        Extension::Sdwa => {
            base.src[0] = SDWA;
            let masks = form.encoding == Encoding::Vopc && Encoding::Sdwab.layout(column).is_some();
            Some(if masks { Encoding::Sdwab } else { Encoding::Sdwa })
        }
        Extension::Dpp16 => {
            base.src[0] = DPP16;
            Some(Encoding::Dpp16)
        }
        Extension::Dpp8 => {
            base.src[0] = DPP8 + u16::from(fields.fetch_inactive);
            Some(Encoding::Dpp8)
        }
    };
    let (word, size) = base.pack(form.layout, column, form.opcode);
    out.push_bytes(&word.to_le_bytes()[..size]);
    if let Some(extension) = extension {
        // VOP3 has the source modifiers itself.
        let mut dpp = *fields;
        if form.is_vop3() {
            (dpp.neg, dpp.abs) = (0, 0);
        }
        let (word, size) = dpp.pack(extension, column, 0);
        out.push_bytes(&word.to_le_bytes()[..size]);
    }
    for arg in inst.args() {
        if arg.slot == Slot::Simm16
            && let ArgValue::Expr(expr) = arg.value
        {
            out.push_fixup(Fixup { offset: 0, value: Value::Expr(expr), kind: FixupKind::SoppBr });
        }
    }
    // LLVM takes a literal beside VOP3's DPP, but does not write it: the source says that one follows, and none does. Where
    // VOP3 has no literals, this goes for the numbers, too, that pass for constants of SDWA without being any.
    let unwritten = match form.extension {
        Extension::Dpp8 | Extension::Dpp16 => form.is_vop3(),
        Extension::Sdwa => !target.has(Feature::VOP3Literal),
        Extension::None => false,
    };
    if !unwritten {
        literal(inst, fields, size, exprs, out);
    }
}

/// Appends the literal: the one that the encoding demands, else that of the first source which has one.
fn literal(inst: &Inst, fields: &Fields, size: usize, exprs: &Exprs, out: &mut Encoded) {
    let demanded = inst.arg(Slot::Imm32);
    let Some(arg) = demanded.or_else(|| inst.args().find(|arg| may_be_literal(arg.slot) && arg.is_literal()))
    else {
        return;
    };
    match arg.value {
        ArgValue::Imm(imm) if imm.code == LITERAL64 => out.push_bytes(&imm.literal.to_le_bytes()),
        ArgValue::Imm(imm) => out.push_bytes(&(imm.literal as u32).to_le_bytes()),
        ArgValue::KImm { value, .. } if arg.class == OperandClass::KImmFP64 => {
            out.push_bytes(&value.to_le_bytes())
        }
        ArgValue::KImm { value, .. } => out.push_bytes(&(value as u32).to_le_bytes()),
        ArgValue::Number(value) => out.push_bytes(&(value as u32).to_le_bytes()),
        ArgValue::LiteralExpr(expr) => {
            let wide = literal_fixup(arg, expr, fields, size, exprs, out);
            out.push_bytes(&[0; 8][..if wide { 8 } else { 4 }]);
            return;
        }
        ArgValue::Reg(_) | ArgValue::Expr(_) => {}
    }
    // An expression beside `lit` shares its place.
    for other in inst.args().filter(|other| other.slot.source().is_some()) {
        if let ArgValue::LiteralExpr(expr) = other.value {
            literal_fixup(other, expr, fields, size, exprs, out);
        }
    }
}

/// Notes the fixup of a literal; returns whether it has 64 bits.
fn literal_fixup(
    arg: &Arg,
    expr: ExprId,
    fields: &Fields,
    size: usize,
    exprs: &Exprs,
    out: &mut Encoded,
) -> bool {
    let wide = arg.slot.source().is_some_and(|number| fields.src[number] == LITERAL64);
    let kind = match (is_pc_relative(expr, exprs), wide) {
        (true, true) => FixupKind::PcRel8,
        (true, false) => FixupKind::PcRel4,
        (false, true) => FixupKind::Data8,
        (false, false) => FixupKind::Data4,
    };
    out.push_fixup(Fixup { offset: size as u8, value: Value::Expr(expr), kind });
    wide
}

/// Whether an operand may be a literal: sources, and the destination of `s_get_barrier_state`.
const fn may_be_literal(slot: Slot) -> bool {
    slot.source().is_some() || matches!(slot, Slot::Sdst | Slot::Srcx0 | Slot::Srcy0)
}

/// Whether a literal's value is a distance: a symbol is in it that asks for no absolute half, and no difference.
fn is_pc_relative(expr: ExprId, exprs: &Exprs) -> bool {
    match exprs.get(expr) {
        Some(Expr::Symbol(_, specifier)) => {
            !matches!(specifier, Specifier::Abs32Lo | Specifier::Abs32Hi | Specifier::Abs64)
        }
        Some(Expr::Binary(BinaryOp::Sub, ..) | Expr::Constant { .. } | Expr::Function { .. }) | None => false,
        Some(Expr::Binary(_, left, right)) => is_pc_relative(left, exprs) || is_pc_relative(right, exprs),
        Some(Expr::Unary(_, operand)) => is_pc_relative(operand, exprs),
    }
}
